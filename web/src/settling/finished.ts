// A finished deal while it is being settled, as in quinola.settlement.finished.
import type { Factor, Seat } from '../play/protocol'
import type { Facts, HonourFacts } from './facts'
import { term, type Ledger } from './ledger'
import type { Options } from './ruleset'
import { opposite } from './seats'
import type { Verdict } from './verdict'

export class FinishedDeal {
  readonly facts: Facts
  readonly options: Options
  /** What is in the pool when play begins. */
  readonly remise: number
  /** The espagnolette who failed, null if nobody did. */
  readonly failed: Seat | null

  constructor(
    readonly verdict: Verdict,
    readonly ledger: Ledger,
  ) {
    this.facts = verdict.facts
    this.options = verdict.ruleset.options
    this.remise = ledger.pool
    this.failed = verdict.espagnoletteFailed ? verdict.espagnolette : null
  }

  get quinola(): HonourFacts | null {
    return this.facts.quinola
  }

  /** The play of the quinola by the undertaker of a reversis. */
  get undertakersQuinola(): HonourFacts | null {
    const quinola = this.quinola
    return quinola && quinola.seat === this.verdict.undertaker ? quinola : null
  }

  /** Whether an espagnolette led it as he may, to be paid as for placing it. */
  get quinolaLedByRight(): boolean {
    const quinola = this.quinola
    return (
      this.options.espagnolette_leads_quinola &&
      quinola !== null &&
      quinola.manner === 'led' &&
      quinola.seat === this.verdict.espagnolette &&
      !quinola.isLate
    )
  }

  /** The factor for a payment across the table, if there is one. */
  opposite(one: Seat, other: Seat): Factor[] {
    const factor = this.options.opposite_factor
    return factor !== 1 && opposite(one) === other ? [term('opposite_factor', factor)] : []
  }

  /** The factor for a card of trick 10 or 11, if there is one. */
  lastTwo(honour: HonourFacts): Factor[] {
    const factor = this.options.last_two_factor
    return factor !== 1 && honour.isLate ? [term('last_two_factor', factor)] : []
  }
}
