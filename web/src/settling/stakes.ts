// What goes into the pool around the play: stakes, and penalties for irregularities, as in
// quinola.settlement.stakes.
import type { Irregularity } from './facts'
import { term, type Ledger } from './ledger'
import type { Ruleset } from './ruleset'

/** Stakes, then the penalties for what happened before play. */
export function openDeal(
  ledger: Ledger,
  drawnBefore: boolean,
  irregularities: readonly Irregularity[],
): void {
  const { ruleset } = ledger
  if (needsStakes(ruleset, ledger.pool, drawnBefore)) ledger.putInStakes()
  const added = term('dealer_adds', ruleset.options.dealer_adds)
  ledger.move(ledger.dealer, 'pool', 'dealer-adds', [added])
  penalize(
    ledger,
    irregularities.filter(({ kind }) => kind !== 'revoke'),
  )
}

/** Each fault's fine into the pool. */
export function penalize(ledger: Ledger, irregularities: readonly Irregularity[]): void {
  for (const { seat, kind } of irregularities) {
    const fine = term(`penalties.${kind}`, ledger.ruleset.options.penalties[kind])
    ledger.move(seat, 'pool', `penalty-${kind.replaceAll('_', '-')}`, [fine])
  }
}

/** Whether the pool is to be filled, tested before anything is put in. */
function needsStakes(ruleset: Ruleset, pool: number, drawnBefore: boolean): boolean {
  switch (ruleset.options.refill) {
    case 'at_most_first':
      return pool <= ruleset.firstStakes
    case 'below_first':
      return pool < ruleset.firstStakes
    case 'after_win':
      return pool === 0 || drawnBefore
    case 'immediately':
      return pool === 0
  }
}
