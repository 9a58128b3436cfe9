// What a finished deal amounts to before anything is paid, as in quinola.settlement.verdict.
import { bySeat, SEATS } from '../play/cards'
import type { Seat } from '../play/protocol'
import type { Facts } from './facts'
import type { Ruleset } from './ruleset'
import { placeOf } from './seats'

export type Reversis = 'made' | 'broken' | null

/** What decides the party first: whether an espagnolette comes first or last, then points. */
type Standing = readonly [befallen: number, points: number]

export class Verdict {
  readonly reversis: Reversis
  readonly undertaker: Seat | null
  readonly breaker: Seat | null
  /** Whether the reversis, made or broken, annuls the rest of the deal. */
  readonly cancelled: boolean
  readonly espagnoletteFailed: boolean
  readonly partySettled: boolean
  #first: Seat | undefined
  #last: Seat | undefined

  constructor(
    readonly facts: Facts,
    readonly ruleset: Ruleset,
  ) {
    const [reversis, undertaker, breaker] = reversisOf(facts, ruleset)
    this.reversis = reversis
    this.undertaker = undertaker
    this.breaker = breaker
    this.cancelled = cancels(reversis, ruleset)
    // Where a reversis is made, no other took a trick, and he who made it does not fail.
    this.espagnoletteFailed = reversis !== 'made' && !this.cancelled && fails(facts, ruleset)
    this.partySettled = reversis !== 'made' && !this.cancelled
  }

  /** Whoever has the status, failed or not. */
  get espagnolette(): Seat | null {
    return this.facts.espagnolette
  }

  /** Of the party, in fiches. */
  get worth(): number {
    return this.facts.partyPoints + this.ruleset.options.party_bonus
  }

  /** Who wins the party, null where none is settled. */
  get winner(): Seat | null {
    if (!this.partySettled) return null
    return (this.#first ??= this.#atEnd('first'))
  }

  get loser(): Seat | null {
    if (!this.partySettled) return null
    return (this.#last ??= this.#atEnd('last'))
  }

  /** First or last; tricks are looked at only for those who tie there. */
  #atEnd(end: 'first' | 'last'): Seat {
    const standings = SEATS.map((seat) => [seat, this.#standing(seat)] as const)
    const sorted = [...standings].sort(([, one], [, other]) => compare(one, other))
    const at = (end === 'first' ? sorted[0] : sorted.at(-1))?.[1] as Standing
    const tied = standings.filter(([, one]) => compare(one, at) === 0).map(([seat]) => seat)
    if (tied.length > 1) {
      const tricks = this.facts.tricks
      const places = this.#bestSeatFirst(tied)
      tied.sort(
        (one, other) =>
          bySeat(tricks, one) - bySeat(tricks, other) || places.indexOf(one) - places.indexOf(other),
      )
    }
    return (end === 'first' ? tied[0] : tied.at(-1)) as Seat
  }

  /** Who has as many points and tricks as this player, himself among them, best seat first. */
  tiedWith(seat: Seat): Seat[] {
    const { points, tricks } = this.facts
    let tied = SEATS.filter((other) => bySeat(points, other) === bySeat(points, seat))
    if (tied.length > 1) {
      tied = tied.filter((other) => bySeat(tricks, other) === bySeat(tricks, seat))
    }
    return this.#bestSeatFirst(tied)
  }

  #standing(seat: Seat): Standing {
    return [this.#befallen(seat), bySeat(this.facts.points, seat)]
  }

  /** Less than 0 for who comes first, more than 0 for who comes last, whatever his points. */
  #befallen(seat: Seat): number {
    if (seat !== this.facts.espagnolette) return 0
    if (this.espagnoletteFailed) return 1
    const winsTrickless = this.ruleset.options.espagnolette_trickless_wins_party
    return winsTrickless && bySeat(this.facts.tricks, seat) === 0 ? -1 : 0
  }

  #bestSeatFirst(seats: readonly Seat[]): Seat[] {
    const { seat_precedence } = this.ruleset.options
    const place = (seat: Seat) => seat_precedence.indexOf(placeOf(seat, this.facts.dealer))
    return [...seats].sort((one, other) => place(one) - place(other))
  }
}

function compare(one: Standing, other: Standing): number {
  return one[0] - other[0] || one[1] - other[1]
}

/** Whether a reversis was made or broken, by whom it was undertaken and who broke it. */
function reversisOf(facts: Facts, ruleset: Ruleset): [Reversis, Seat | null, Seat | null] {
  const undertaker = facts.firstNine
  if (undertaker === null) return [null, null, null]
  if (facts.tenth === undertaker && facts.eleventh === undertaker) return ['made', undertaker, null]
  // Where nothing is due for failing, nothing was undertaken.
  if (ruleset.options.reversis === 'party') return [null, null, null]
  const breaker = facts.tenth === undertaker ? facts.eleventh : facts.tenth
  return ['broken', undertaker, breaker]
}

function cancels(reversis: Reversis, { options }: Ruleset): boolean {
  if (reversis === 'made') return options.reversis_cancels !== 'nothing'
  return reversis === 'broken' && options.reversis_cancels === 'made_or_broken'
}

/** Whether the espagnolette took a trick he must not take. */
function fails(facts: Facts, { options }: Ruleset): boolean {
  const espagnolette = facts.espagnolette
  if (espagnolette === null) return false
  if (options.espagnolette_fails_on === 'any') return bySeat(facts.tricks, espagnolette) > 0
  return facts.tenth === espagnolette || facts.eleventh === espagnolette
}

/** Whether players who tie share the party, which they do not where an espagnolette is put apart. */
export function tiesAreSplit(verdict: Verdict): boolean {
  const { facts, ruleset } = verdict
  if (ruleset.options.party_tie !== 'split' || verdict.espagnoletteFailed) return false
  return !(
    ruleset.options.espagnolette_trickless_wins_party &&
    facts.espagnolette !== null &&
    bySeat(facts.tricks, facts.espagnolette) === 0
  )
}
