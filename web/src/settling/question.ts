// What may be asked about a deal that was played with real cards, and which answers there are, as
// in quinola.bookkeeping.question.
import { SEATS } from '../play/cards'
import type { BySeat, CardCode, Seat, Word } from '../play/protocol'
import { HONOURS, MANNERS, type Manner } from './facts'
import { text } from './words'

/** Null is nobody, and of an ace or the quinola: it lay aside. */
export type Answer = Seat | Manner | boolean | number | BySeat | CardCode[] | null

/** How it is written that a card lay in the party. */
export const ASIDE = 'aside'

/** Which answers a question takes. */
export type Kind = 'seat' | 'seat-or-nobody' | 'counts' | 'party' | 'manner' | 'yes-or-no'

/** What cannot stand in a book; `deal` is where, from 1. */
export class BookError extends Error {
  deal: number | null = null

  constructor(
    readonly reason: string,
    readonly params: Record<string, Word> = {},
  ) {
    super(reason)
  }
}

/** A fact that the settlement asks for: of the whole deal, or of an ace or the quinola. */
export class Question<Of extends Answer = Answer> {
  /** As it is written in a book: `points`, `As`, `As-taker`. */
  readonly id: string

  constructor(
    readonly topic: string,
    readonly kind: Kind,
    readonly card: CardCode | null,
    readonly reader: (question: Question<Of>, value: unknown) => Of,
  ) {
    if (card === null) this.id = topic
    else this.id = topic === 'manner' ? card : `${card}-${topic}`
  }

  /** The answer, as a book has it in JSON. Throws `BookError`. */
  read(value: unknown): Of {
    return this.reader(this, value)
  }

  refused(reason: string, value: unknown): BookError {
    return new BookError(reason, { question: text(this.id), value: text(shown(value)) })
  }
}

type Asked = Pick<Question, 'refused'>

function seat(question: Asked, value: unknown): Seat {
  const found = SEATS.find((one) => one === value)
  if (!found) throw question.refused('book-answer-seat', value)
  return found
}

function seatOrNobody(question: Asked, value: unknown): Seat | null {
  return value === null ? null : seat(question, value)
}

function counts(question: Asked, value: unknown): BySeat {
  if (!Array.isArray(value) || value.length !== SEATS.length) {
    throw question.refused('book-answer-counts', value)
  }
  const [north, east, south, west] = value.map((each: unknown) => count(question, each))
  return [north, east, south, west] as BySeat
}

function count(question: Asked, value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw question.refused('book-answer-count', value)
  }
  return value
}

function party(question: Asked, value: unknown): number | CardCode[] {
  if (!Array.isArray(value)) return count(question, value)
  const cards = value.filter((each): each is CardCode => isCard(each))
  if (cards.length !== value.length || cards.length !== 4 || new Set(cards).size !== 4) {
    throw question.refused('book-answer-cards', value)
  }
  return cards
}

function isCard(value: unknown): boolean {
  return typeof value === 'string' && /^[2-9TJQKA][shdc]$/.test(value)
}

function manner(question: Asked, value: unknown): Manner | null {
  if (value === ASIDE) return null
  const found = MANNERS.find((one) => one === value)
  if (!found) throw question.refused('book-answer-manner', value)
  return found
}

function yesOrNo(question: Asked, value: unknown): boolean {
  if (typeof value !== 'boolean') throw question.refused('book-answer-yes-no', value)
  return value
}

function shown(value: unknown): string {
  const written = typeof value === 'string' ? value : JSON.stringify(value)
  return written.length <= 40 ? written : `${written.slice(0, 40)}…`
}

export const NINE = new Question('nine', 'seat-or-nobody', null, seatOrNobody)
export const TENTH = new Question('tenth', 'seat', null, seat)
export const ELEVENTH = new Question('eleventh', 'seat', null, seat)
export const ESPAGNOLETTE = new Question('espagnolette', 'seat-or-nobody', null, seatOrNobody)
export const POINTS = new Question('points', 'counts', null, counts)
export const TRICKS = new Question('tricks', 'counts', null, counts)
export const PARTY = new Question('party', 'party', null, party)
export const FOUR_ACES = new Question('four-aces', 'yes-or-no', null, yesOrNo)
export const CLAIMED = new Question('claimed', 'yes-or-no', null, yesOrNo)

function ofOneCard(card: CardCode) {
  return {
    manner: new Question('manner', 'manner', card, manner),
    by: new Question('by', 'seat', card, seat),
    leader: new Question('leader', 'seat', card, seat),
    taker: new Question('taker', 'seat', card, seat),
    late: new Question('late', 'yes-or-no', card, yesOrNo),
    last: new Question('last', 'yes-or-no', card, yesOrNo),
    'after-quinola': new Question('after-quinola', 'yes-or-no', card, yesOrNo),
  }
}

type OfCard = ReturnType<typeof ofOneCard>
/** What may be asked of an ace or the quinola. */
export type Topic = keyof OfCard

const OF_CARDS = new Map(HONOURS.map((card) => [card, ofOneCard(card)]))

/** What is asked of an ace or the quinola. */
export function ofCard<T extends Topic>(topic: T, card: CardCode): OfCard[T] {
  return (OF_CARDS.get(card) as OfCard)[topic]
}

/** A question whatever its answers: what it reads is an `Answer` in any case. */
export type AnyQuestion = Pick<Question, 'topic' | 'kind' | 'card' | 'id' | 'read' | 'refused'>

/** All that can be asked, by id. */
export const QUESTIONS: ReadonlyMap<string, AnyQuestion> = new Map(
  [
    NINE,
    TENTH,
    ELEVENTH,
    ESPAGNOLETTE,
    POINTS,
    TRICKS,
    PARTY,
    FOUR_ACES,
    CLAIMED,
    ...[...OF_CARDS.values()].flatMap((questions) => Object.values<AnyQuestion>(questions)),
  ].map((question: AnyQuestion) => [question.id, question]),
)
