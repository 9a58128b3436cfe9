// The whole settlement, step by step, as in quinola.settlement.settle.
import type { BySeat, Payment } from '../play/protocol'
import type { Facts } from './facts'
import { FinishedDeal } from './finished'
import { payHonours } from './honours'
import { Ledger } from './ledger'
import { payReversisOrParty } from './party'
import { movePool } from './pool'
import type { Ruleset } from './ruleset'
import { openDeal, penalize } from './stakes'
import { Verdict } from './verdict'

/** A settled deal: the verdict, the transfers in order and what they came to, in fiches. */
export interface Settlement {
  verdict: Verdict
  transfers: readonly Payment[]
  net: BySeat
  pool: number
  /** What was in the pool when play began. */
  remise: number
  drawn: boolean
}

/** Who pays whom. `pool` is what the last deal left, `drawnBefore` whether it was drawn in that. */
export function settle(
  facts: Facts,
  ruleset: Ruleset,
  pool: number,
  drawnBefore: boolean,
): Settlement {
  const verdict = new Verdict(facts, ruleset)
  const forfeits = ruleset.options.forfeits_receipts
  const forfeiting = facts.irregularities.filter(({ kind }) => forfeits.includes(kind))
  const ledger = new Ledger(
    ruleset,
    facts.dealer,
    pool,
    forfeiting.map(({ seat }) => seat),
  )
  openDeal(ledger, drawnBefore, facts.irregularities)
  const deal = new FinishedDeal(verdict, ledger)
  payReversisOrParty(deal)
  payHonours(deal)
  movePool(deal)
  penalize(
    ledger,
    facts.irregularities.filter(({ kind }) => kind === 'revoke'),
  )
  const { transfers, net, drawn } = ledger
  return { verdict, transfers, net, pool: ledger.pool, remise: deal.remise, drawn }
}
