// A rule set worked out by the server (quinola.bookkeeping.resolved): amounts are in fiches.
import type { CardCode } from '../play/protocol'
import type { Fault } from './facts'
import type { Direction, Place } from './seats'

/** The options that a settlement asks; the server's answer has the others, too. */
export interface Options {
  direction: Direction
  seat_precedence: Place[]
  party_bonus: number
  party_tie: 'seat' | 'split'
  stake: number
  dealer_stake: number
  dealer_adds: number
  refill: 'at_most_first' | 'below_first' | 'after_win' | 'immediately'
  ace: number
  ace_of_diamonds: number
  forced_ace_to: 'leader' | 'pool'
  quinola_placed: number
  quinola_placed_from: 'taker' | 'each'
  quinola_forced_holder: number
  quinola_forced_others: number
  led_aces_to_winner: boolean
  led_quinola_to_winner: boolean
  claims: 'automatic' | 'manual'
  opposite_factor: number
  last_two_factor: number
  bete: 'remise' | 'pool'
  bete_cap: number | null
  reversis: 'tariff' | 'party'
  reversis_side: number
  reversis_opposite: number
  reversis_broken: number
  reversis_cancels: 'nothing' | 'made' | 'made_or_broken'
  reversis_takes_pool: 'always' | 'unless_late_quinola' | 'own_early_quinola'
  broken_bete: 'never' | 'always' | 'own_early_quinola' | 'unless_own_quinola_late_or_forced'
  broken_keeps_forced_quinola: boolean
  espagnolette_fails_on: 'last_two' | 'any'
  espagnolette_fail_bete:
    | 'never'
    | 'unless_others_quinola'
    | 'if_led_quinola_late'
    | 'if_own_quinola'
  espagnolette_fail_returns: 'own_double' | 'all_aces_double'
  espagnolette_success_takes_pool: boolean
  espagnolette_trickless_wins_party: boolean
  espagnolette_pays_reversis_alone: boolean
  espagnolette_only_draws: boolean
  espagnolette_leads_quinola: boolean
  four_aces_forcing_factor: number
  penalties: Record<Fault, number>
  forfeits_receipts: Fault[]
}

export interface PackCard {
  card: CardCode
  /** What beats what within a suit: the higher number. */
  strength: number
  /** What it counts in a trick, and in the party. */
  trick: number
  party: number
}

export interface Resolved {
  name: string
  preset: string
  options: Options
  pack: PackCard[]
  /** The clause behind each reason. */
  clauses: Record<string, string>
}

/** A rule set as the settlement looks things up in it. */
export class Ruleset {
  readonly options: Options
  readonly cards: ReadonlyMap<CardCode, PackCard>

  constructor(readonly resolved: Resolved) {
    this.options = resolved.options
    this.cards = new Map(resolved.pack.map((card) => [card.card, card]))
  }

  /** What a card counts in a trick; one that is not in the pack, nothing. */
  trickPoints(card: CardCode): number {
    return this.cards.get(card)?.trick ?? 0
  }

  partyPoints(card: CardCode): number {
    return this.cards.get(card)?.party ?? 0
  }

  /** What the four put in before a deal that needs stakes. */
  get firstStakes(): number {
    return 3 * this.options.stake + this.options.dealer_stake + this.options.dealer_adds
  }

  /** The clause that stands behind a reason. */
  rule(reason: string): string {
    const clause = this.resolved.clauses[reason]
    if (clause === undefined) throw new Error(`no clause for ${reason}`)
    return clause
  }
}
