// A deal as people noted it, which answers the settlement's questions or says what it lacks, as in
// quinola.bookkeeping.notes.
import { changed, QUINOLA, SEATS } from '../play/cards'
import type { BySeat, CardCode, Seat } from '../play/protocol'
import {
  ACES,
  FREE_TRICKS,
  HONOURS,
  type Facts,
  type HonourFacts,
  type Irregularity,
  type Manner,
} from './facts'
import {
  ASIDE,
  CLAIMED,
  ELEVENTH,
  ESPAGNOLETTE,
  FOUR_ACES,
  NINE,
  ofCard,
  PARTY,
  POINTS,
  TENTH,
  TRICKS,
  type Answer,
  type AnyQuestion,
  type Question,
} from './question'
import type { Ruleset } from './ruleset'

export type Answers = ReadonlyMap<AnyQuestion, Answer>

/** The settlement depends on a fact that is not noted. */
export class Unanswered extends Error {
  constructor(readonly question: AnyQuestion) {
    super(question.id)
  }
}

/** What is noted, if it is. */
export function given<Of extends Answer>(answers: Answers, question: Question<Of>): Of | undefined {
  return answers.get(question) as Of | undefined
}

/** The facts of a deal as far as they are noted; each throws `Unanswered` where that is not far. */
export class Notes implements Facts {
  /** The questions put so far, in order. What follows from other answers is not asked. */
  readonly asked = new Set<AnyQuestion>()
  readonly #plays: ReadonlyMap<CardCode, Play>

  constructor(
    readonly ruleset: Ruleset,
    readonly dealer: Seat,
    readonly answers: Answers,
    readonly irregularities: readonly Irregularity[] = [],
  ) {
    this.#plays = new Map(HONOURS.map((card) => [card, new Play(this, card)]))
  }

  answer<Of extends Answer>(question: Question<Of>): Of {
    this.asked.add(question)
    const answer = given(this.answers, question)
    if (answer === undefined) throw new Unanswered(question)
    return answer
  }

  get firstNine(): Seat | null {
    return this.answer(NINE)
  }

  get tenth(): Seat {
    return this.answer(TENTH)
  }

  get eleventh(): Seat {
    return this.answer(ELEVENTH)
  }

  get espagnolette(): Seat | null {
    return this.answer(ESPAGNOLETTE)
  }

  get points(): BySeat {
    return this.answer(POINTS)
  }

  get tricks(): BySeat {
    const undertaker = given(this.answers, NINE)
    if (!undertaker) return this.answer(TRICKS)
    let counts: BySeat = changed([0, 0, 0, 0], undertaker, () => FREE_TRICKS)
    for (const taker of [this.tenth, this.eleventh]) {
      counts = changed(counts, taker, (before) => before + 1)
    }
    return counts
  }

  /** Who took all eleven tricks, as far as that was asked and noted. */
  get takerOfAll(): Seat | null {
    const taker = this.#seatAt(NINE)
    const rest = [this.#seatAt(TENTH), this.#seatAt(ELEVENTH)]
    return rest.every((one) => one === taker) ? taker : null
  }

  #seatAt(question: Question<Seat> | Question<Seat | null>): Seat | null {
    return this.asked.has(question) ? ((this.answers.get(question) as Seat | undefined) ?? null) : null
  }

  get partyPoints(): number {
    const party = this.answer(PARTY)
    if (typeof party === 'number') return party
    return party.reduce((sum, card) => sum + this.ruleset.partyPoints(card), 0)
  }

  /** One after another: all that is asked of one is asked before the next. */
  get aces(): Iterable<HonourFacts> {
    return this.#acesPlayed()
  }

  *#acesPlayed(): Generator<HonourFacts> {
    for (const card of ACES) {
      const play = this.#play(card)
      if (!play.isAside) yield play
    }
  }

  get quinola(): HonourFacts | null {
    const play = this.#play(QUINOLA)
    return play.isAside ? null : play
  }

  /** All four with the espagnolette; concluded, as far as it is known who played them. */
  get fourAces(): boolean {
    const known = ACES.map((card) => this.#play(card).holderIfKnown)
    const espagnolette = this.espagnolette
    if (known.some((holder) => holder !== null && holder !== espagnolette)) return false
    return !known.includes(null) || this.answer(FOUR_ACES)
  }

  /** Everyone or nobody: what is asked is whether the winner claimed. */
  get claims(): readonly Seat[] {
    return this.answer(CLAIMED) ? SEATS : []
  }

  /** Asked only for what the quinola finds in the pool. */
  inOrderOfPlay(honours: readonly HonourFacts[]): readonly HonourFacts[] {
    const quinola = this.#play(QUINOLA)
    if (!honours.includes(quinola) || honours.length === 1 || !this.findsThePool(quinola)) {
      return honours
    }
    const aces = ACES.map((card) => this.#play(card)).filter((play) => honours.includes(play))
    const later = aces.filter((ace) => ace.fellAfterQuinola)
    return [...aces.filter((ace) => !later.includes(ace)), quinola, ...later]
  }

  /** Whether what it draws or costs depends on what is in the pool just then. */
  findsThePool(play: Play): boolean {
    if (play.card !== QUINOLA) return false
    const { bete, espagnolette_leads_quinola } = this.ruleset.options
    if (play.manner === 'placed' || bete === 'pool') return true
    if (!espagnolette_leads_quinola || play.manner !== 'led') return false
    // Led by anyone else it costs a remise, which stands since play began.
    return this.espagnolette !== null && this.espagnolette === play.seat
  }

  #play(card: CardCode): Play {
    return this.#plays.get(card) as Play
  }
}

/** The play of an ace or the quinola as it was noted. */
class Play implements HonourFacts {
  readonly #notes: Notes

  constructor(
    notes: Notes,
    readonly card: CardCode,
  ) {
    this.#notes = notes
  }

  /** Whether it lay in the party. */
  get isAside(): boolean {
    const party = given(this.#notes.answers, PARTY)
    if (Array.isArray(party) && party.includes(this.card)) return true
    return this.#notes.answer(ofCard('manner', this.card)) === null
  }

  get manner(): Manner {
    return this.#notes.answer(ofCard('manner', this.card)) as Manner
  }

  get seat(): Seat {
    return this.#notes.answer(ofCard('by', this.card))
  }

  get leader(): Seat {
    return this.#notes.answer(ofCard('leader', this.card))
  }

  /** Not asked where one player took every trick. */
  get taker(): Seat {
    return this.#notes.takerOfAll ?? this.#notes.answer(ofCard('taker', this.card))
  }

  get isLate(): boolean {
    return this.#notes.answer(ofCard('late', this.card))
  }

  /** Asked only where it decides whether the quinola found a broken reversis's bête. */
  get isLast(): boolean {
    return (
      this.#notes.findsThePool(this) && this.isLate && this.#notes.answer(ofCard('last', this.card))
    )
  }

  get fellAfterQuinola(): boolean {
    return this.#notes.answer(ofCard('after-quinola', this.card))
  }

  /** Who held it when play began, `aside` if nobody did, null if that is not noted. */
  get holderIfKnown(): Seat | typeof ASIDE | null {
    const { answers } = this.#notes
    const party = given(answers, PARTY)
    const manner = given(answers, ofCard('manner', this.card))
    if ((Array.isArray(party) && party.includes(this.card)) || manner === null) return ASIDE
    return given(answers, ofCard('by', this.card)) ?? null
  }
}
