// What cannot have been: answers that contradict each other, or the cards of the game, as in
// quinola.bookkeeping.contradictions.
import { bySeat, QUINOLA, SEATS, suitOf } from '../play/cards'
import type { BySeat, CardCode, Seat, Word } from '../play/protocol'
import { ACE_OF_DIAMONDS, ACES, ALL_TRICKS, HONOURS, type Manner } from './facts'
import { given, type Answers, type Notes } from './notes'
import {
  ELEVENTH,
  ESPAGNOLETTE,
  NINE,
  ofCard,
  PARTY,
  POINTS,
  TENTH,
  TRICKS,
  type Answer,
  type AnyQuestion,
  type Question,
  type Topic,
} from './question'
import type { Ruleset } from './ruleset'
import { after } from './seats'
import { cardWord, number, ofSeat, text } from './words'

const PARTY_CARDS = 4

/** Answers that cannot all be right; `questions` are theirs. */
export interface Contradiction {
  reason: string
  questions: readonly AnyQuestion[]
  params: Record<string, Word>
}

type Found = Generator<Contradiction>

/** Everything that cannot be, of the answers to questions that were asked. */
export function contradictions(notes: Notes): Contradiction[] {
  const known = new Known(notes)
  return [
    ...OF_THE_DEAL.flatMap((check) => [...check(known)]),
    ...known.plays.flatMap((play) => OF_A_CARD.flatMap((check) => [...check(known, play)])),
  ]
}

/** The answers that count: those to questions that were asked. What is not known is null. */
class Known {
  readonly ruleset: Ruleset
  readonly eldest: Seat
  readonly answers: Answers
  readonly undertaker: Seat | null
  readonly tenth: Seat | null
  readonly eleventh: Seat | null
  readonly points: BySeat | null
  readonly tricks: BySeat | null
  /** The answers by which the tricks are known. */
  readonly tricksBy: readonly AnyQuestion[]
  readonly takerOfAll: Seat | null
  readonly plays: readonly KnownPlay[]

  constructor(notes: Notes) {
    this.ruleset = notes.ruleset
    this.eldest = after(notes.dealer, notes.ruleset.options.direction)
    this.answers = new Map([...notes.answers].filter(([question]) => notes.asked.has(question)))
    this.undertaker = this.get(NINE)
    this.tenth = this.get(TENTH)
    this.eleventh = this.get(ELEVENTH)
    this.points = this.get(POINTS)
    const isConcluded = this.undertaker !== null && this.tenth !== null && this.eleventh !== null
    this.tricks = isConcluded ? notes.tricks : this.get(TRICKS)
    this.tricksBy = isConcluded ? [NINE, TENTH, ELEVENTH] : [TRICKS]
    this.takerOfAll = notes.takerOfAll
    this.plays = HONOURS.map((card) => new KnownPlay(this, card))
  }

  get<Of extends Answer>(question: Question<Of>): Of | null {
    return given(this.answers, question) ?? null
  }

  /** Whether the card lay in the party. */
  isAside(card: CardCode): boolean | null {
    const party = this.get(PARTY)
    if (Array.isArray(party)) return party.includes(card)
    const manner = given(this.answers, ofCard('manner', card))
    return manner === undefined ? null : manner === null
  }
}

/** What is known of the play of an ace or the quinola. */
class KnownPlay {
  readonly manner: Manner | null
  readonly by: Seat | null
  readonly late: boolean | null
  readonly last: boolean | null
  readonly leader: Seat | null
  readonly taker: Seat | null
  /** The answers by which the taker of a card that was placed is known. */
  readonly placedOnBy: readonly AnyQuestion[]

  constructor(
    known: Known,
    readonly card: CardCode,
  ) {
    this.manner = known.get(ofCard('manner', card))
    this.by = known.get(ofCard('by', card))
    this.late = known.get(ofCard('late', card))
    this.last = this.late ? known.get(ofCard('last', card)) : this.late
    this.leader = this.manner === 'led' ? this.by : known.get(ofCard('leader', card))
    const takesItself = this.manner === 'led' || this.manner === 'forced'
    const isSwept = this.manner === 'placed' && known.takerOfAll !== null
    if (isSwept) this.taker = known.takerOfAll
    else if (takesItself && isHighest(card, known.ruleset)) this.taker = this.by
    else this.taker = known.get(ofCard('taker', card))
    this.placedOnBy = isSwept ? [NINE, TENTH, ELEVENTH] : this.asked('taker')
  }

  asked(...topics: Topic[]): AnyQuestion[] {
    return topics.map((topic) => ofCard(topic, this.card))
  }

  /** The question that says who led to it; and the one that says who took it. */
  get leaderBy(): Topic {
    return this.manner === 'led' ? 'by' : 'leader'
  }

  get takerBy(): Topic {
    return this.manner === 'placed' ? 'taker' : 'by'
  }
}

/** Whether nothing beats the card in its suit, so that who follows or leads with it takes. */
function isHighest(card: CardCode, ruleset: Ruleset): boolean {
  const suit = [...ruleset.cards.values()].filter((other) => suitOf(other.card) === suitOf(card))
  const strength = ruleset.cards.get(card)?.strength ?? 0
  return suit.every((other) => other.strength <= strength)
}

// Of the whole deal

const OF_THE_DEAL: readonly ((known: Known) => Found)[] = [
  tricksAreEleven,
  pointsComeFromTricks,
  partyIsOfThisPack,
  pointsAndPartyAreAll,
  pointsHoldTheCardsTaken,
  espagnoletteHeldOne,
]

function* tricksAreEleven({ tricks }: Known): Found {
  if (tricks !== null && sumOf(tricks) !== ALL_TRICKS) {
    const params = { sum: number(sumOf(tricks)) }
    yield { reason: 'book-tricks-sum', questions: [TRICKS], params }
  }
}

function* pointsComeFromTricks({ ruleset, points, tricks, tricksBy }: Known): Found {
  if (points === null || tricks === null) return
  const highest = [...ruleset.cards.values()].map(({ trick }) => trick).sort((a, b) => b - a)
  for (const seat of SEATS) {
    const took = bySeat(tricks, seat)
    const most = sumOf(highest.slice(0, SEATS.length * took))
    if (bySeat(points, seat) > most) {
      const params = { seat: ofSeat(seat), tricks: number(took), most: number(most) }
      yield { reason: 'book-points-most', questions: [POINTS, ...tricksBy], params }
    }
  }
}

function* partyIsOfThisPack(known: Known): Found {
  const party = known.get(PARTY)
  if (Array.isArray(party)) {
    for (const card of party) {
      if (!known.ruleset.cards.has(card)) {
        yield { reason: 'book-party-pack', questions: [PARTY], params: { card: cardWord(card) } }
      }
    }
  } else if (party !== null && !worths(known).has(party)) {
    yield { reason: 'book-party-worth', questions: [PARTY], params: { worth: number(party) } }
  }
}

const worthsFound = new WeakMap<Ruleset, Map<string, Set<number>>>()

/** What four cards can be worth; worked out once for the honours that are known to be among them. */
function worths(known: Known): Set<number> {
  const aside = HONOURS.map((card) => known.isAside(card))
  const found = worthsFound.get(known.ruleset) ?? new Map<string, Set<number>>()
  worthsFound.set(known.ruleset, found)
  const sums = found.get(aside.join()) ?? worthsWith(known.ruleset, aside)
  found.set(aside.join(), sums)
  return sums
}

/** `aside` says of each honour whether it is among the four, null if that is not known. */
function worthsWith(ruleset: Ruleset, aside: readonly (boolean | null)[]): Set<number> {
  let byCount = new Map<number, Set<number>>([[0, new Set([0])]])
  for (const { card, party } of ruleset.cards.values()) {
    const isIn = HONOURS.includes(card) ? aside[HONOURS.indexOf(card)] : null
    if (isIn === false) continue
    const withIt = new Map(
      [...byCount].map(([count, sums]) => [count + 1, new Set([...sums].map((sum) => sum + party))]),
    )
    if (isIn) {
      byCount = withIt
      continue
    }
    for (const [count, sums] of withIt) {
      if (count <= PARTY_CARDS) {
        byCount.set(count, new Set([...(byCount.get(count) ?? []), ...sums]))
      }
    }
  }
  return byCount.get(PARTY_CARDS) ?? new Set()
}

/** The points in tricks and the cards aside make up the pack's. */
function* pointsAndPartyAreAll(known: Known): Found {
  const party = known.get(PARTY)
  if (known.points === null) return
  const sum = sumOf(known.points)
  if (party === null) {
    yield* pointsLeaveAParty(known.ruleset, sum)
    return
  }
  const right = [...pointsLeft(known, party)].sort((a, b) => a - b)
  if (!right.includes(sum)) {
    const params = { sum: number(sum), right: text(right.join(' / ')) }
    yield { reason: 'book-points-sum', questions: [POINTS, PARTY], params }
  }
}

/** Whatever the four cards aside may be, not more nor fewer points are left. */
function* pointsLeaveAParty(ruleset: Ruleset, sum: number): Found {
  const values = [...ruleset.cards.values()].map(({ trick }) => trick).sort((a, b) => a - b)
  const least = sumOf(values.slice(0, -PARTY_CARDS))
  const most = sumOf(values.slice(PARTY_CARDS))
  if (sum < least || sum > most) {
    const params = { sum: number(sum), least: number(least), most: number(most) }
    yield { reason: 'book-points-range', questions: [POINTS], params }
  }
}

/** What the points in tricks may come to, if the party is this. */
function pointsLeft(known: Known, party: number | CardCode[]): Set<number> {
  const { ruleset } = known
  const every = sumOf([...ruleset.cards.values()].map(({ trick }) => trick))
  if (Array.isArray(party)) {
    return new Set([every - sumOf(party.map((card) => ruleset.trickPoints(card)))])
  }
  // Two cards may count otherwise in the party than in tricks, if they lie there.
  let left = [every - party]
  for (const card of [ACE_OF_DIAMONDS, QUINOLA]) {
    const more = ruleset.partyPoints(card) - ruleset.trickPoints(card)
    const isAside = known.isAside(card)
    if (isAside === true) left = left.map((points) => points + more)
    if (isAside === null) left = left.flatMap((points) => [points, points + more])
  }
  return new Set(left)
}

/** Who took an ace or the quinola has its points. */
function* pointsHoldTheCardsTaken(known: Known): Found {
  if (known.points === null) return
  for (const seat of SEATS) {
    const taken = known.plays.filter(({ taker }) => taker === seat)
    const least = sumOf(taken.map(({ card }) => known.ruleset.trickPoints(card)))
    if (least > bySeat(known.points, seat)) {
      const params = { seat: ofSeat(seat), least: number(least) }
      yield { reason: 'book-points-least', questions: [POINTS], params }
    }
  }
}

/** The quinola with three aces, or all four. */
function* espagnoletteHeldOne(known: Known): Found {
  const seat = known.get(ESPAGNOLETTE)
  if (seat === null) return
  const mayBeHis = known.plays.filter(
    ({ card, by }) => !known.isAside(card) && (by === null || by === seat),
  )
  const aces = mayBeHis.filter(({ card }) => card !== QUINOLA).length
  if (aces < ACES.length - (mayBeHis.length - aces)) {
    const params = { seat: ofSeat(seat) }
    yield { reason: 'book-espagnolette-cards', questions: [ESPAGNOLETTE], params }
  }
}

// Of an ace or the quinola

const OF_A_CARD: readonly ((known: Known, play: KnownPlay) => Found)[] = [
  isPlayedToAnother,
  liesWhereItIsSaidTo,
  takerTookSomething,
  fitsTheFirstNine,
]

/** Nobody forces himself, or places a card on a trick that he takes. */
function* isPlayedToAnother(known: Known, play: KnownPlay): Found {
  if (play.by === null) return
  const params = { card: cardWord(play.card) }
  if (play.manner === 'forced' && play.by === known.get(ofCard('leader', play.card))) {
    yield { reason: 'book-forced-self', questions: play.asked('by', 'leader'), params }
  }
  if (play.manner === 'placed' && play.by === play.taker) {
    yield { reason: 'book-placed-self', questions: [...play.asked('by'), ...play.placedOnBy], params }
  }
}

function* liesWhereItIsSaidTo(known: Known, play: KnownPlay): Found {
  const manner = ofCard('manner', play.card)
  if (known.answers.has(manner) && known.isAside(play.card) !== (play.manner === null)) {
    const params = { card: cardWord(play.card) }
    yield { reason: 'book-aside-not', questions: [PARTY, manner], params }
  }
}

/** Who took it, or led to it in any but the first trick, has a trick. */
function* takerTookSomething({ tricks, tricksBy, eldest }: Known, play: KnownPlay): Found {
  if (tricks === null) return
  const { taker, leader, card } = play
  if (taker !== null && bySeat(tricks, taker) === 0) {
    const questions = [...tricksBy, ...play.asked(play.takerBy)]
    const params = { seat: ofSeat(taker), card: cardWord(card) }
    yield { reason: 'book-taker-trickless', questions, params }
  }
  const mayLeadUntaken = leader === eldest && !play.late
  if (leader !== null && bySeat(tricks, leader) === 0 && !mayLeadUntaken) {
    const questions = [...tricksBy, ...play.asked(play.leaderBy)]
    const params = { seat: ofSeat(leader), card: cardWord(card) }
    yield { reason: 'book-leader-trickless', questions, params }
  }
}

/** Where one player took nine tricks, he led to all but the first and took what fell there. */
function* fitsTheFirstNine(known: Known, play: KnownPlay): Found {
  if (known.undertaker === null || play.late === null) return
  const { leaders, takers } = play.late
    ? lastTwo(known, play.last)
    : { leaders: [known.undertaker, known.eldest], takers: [known.undertaker] }
  const isOut = (seat: Seat | null, possible: (Seat | null)[]): seat is Seat =>
    seat !== null && !possible.includes(null) && !possible.includes(seat)
  const card = cardWord(play.card)
  if (isOut(play.leader, leaders)) {
    const questions = [NINE, ...play.asked(play.leaderBy, 'late')]
    yield { reason: 'book-nine-leader', questions, params: { seat: ofSeat(play.leader), card } }
  }
  if (isOut(play.taker, takers)) {
    const questions = [NINE, ...play.asked(play.takerBy, 'late')]
    yield { reason: 'book-nine-taker', questions, params: { seat: ofSeat(play.taker), card } }
  }
}

/** Who may have led to and taken trick 10 or 11, or either if it is not known which. */
function lastTwo({ undertaker, tenth, eleventh }: Known, last: boolean | null) {
  const inTenth = { leaders: [undertaker], takers: [tenth] }
  const inEleventh = { leaders: [tenth], takers: [eleventh] }
  if (last !== null) return last ? inEleventh : inTenth
  return { leaders: [undertaker, tenth], takers: [tenth, eleventh] }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
