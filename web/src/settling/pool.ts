// How the pool moves: who draws it, who puts a bête in, in the order of play, as in
// quinola.settlement.pool.
import { QUINOLA } from '../play/cards'
import type { CardCode, Factor, Seat } from '../play/protocol'
import type { HonourFacts } from './facts'
import type { FinishedDeal } from './finished'
import { aceTerm } from './honours'
import { term } from './ledger'

export function movePool(deal: FinishedDeal): void {
  if (deal.verdict.cancelled) {
    movePoolInCancelledDeal(deal)
    return
  }
  let isToCome = deal.verdict.reversis === 'broken'
  for (const honour of deal.facts.inOrderOfPlay(movers(deal))) {
    if (isToCome && fellAfterTheBreaking(deal, honour)) {
      undertakerPutsIn(deal)
      isToCome = false
    }
    if (honour.card === QUINOLA) quinolaMovesPool(deal, honour)
    else forcedAcePaysPool(deal, honour)
  }
  if (isToCome) undertakerPutsIn(deal)
  endPool(deal)
}

/** The cards whose play may move the pool. */
function movers(deal: FinishedDeal): HonourFacts[] {
  const isPaid = deal.options.forced_ace_to === 'pool'
  const aces = isPaid ? [...deal.facts.aces].filter((ace) => ace.manner === 'forced') : []
  const quinola = deal.quinola
  return quinola === null ? aces : [...aces, quinola]
}

/** Whether it was played in a trick after the one in which a reversis was broken. */
function fellAfterTheBreaking(deal: FinishedDeal, honour: HonourFacts): boolean {
  const brokenInTenth = deal.facts.tenth !== deal.verdict.undertaker
  return brokenInTenth && honour.isLast
}

function forcedAcePaysPool(deal: FinishedDeal, ace: HonourFacts): void {
  const worth = aceTerm(ace, deal.options)
  deal.ledger.move(ace.seat, 'pool', 'ace-forced-pool', [worth], { card: ace.card })
}

function movePoolInCancelledDeal(deal: FinishedDeal): void {
  if (deal.verdict.reversis === 'broken') {
    undertakerPutsIn(deal)
    return
  }
  undertakerDraws(deal)
  const quinola = onlyAnotherDraws(deal) ? deal.quinola : null
  if (quinola?.manner === 'placed' && quinola.seat === deal.verdict.espagnolette) {
    deal.ledger.draw(quinola.seat, 'espagnolette-draws', quinola.card)
  }
}

/** Whether a made reversis takes nothing, for an espagnolette is at the table. */
function onlyAnotherDraws(deal: FinishedDeal): boolean {
  if (!deal.options.espagnolette_only_draws) return false
  const espagnolette = deal.verdict.espagnolette
  return espagnolette !== null && espagnolette !== deal.verdict.undertaker
}

/** Placed, the quinola draws the pool; led or forced, it costs a bête. */
function quinolaMovesPool(deal: FinishedDeal, quinola: HonourFacts): void {
  const { ledger, options, failed } = deal
  if (quinola.manner === 'placed') {
    if (mayDraw(deal, quinola.seat)) ledger.draw(quinola.seat, 'quinola-draws', quinola.card)
  } else if (deal.quinolaLedByRight) {
    if (quinola.seat !== failed) {
      ledger.draw(quinola.seat, 'quinola-led-by-right-draws', quinola.card)
    }
  } else if (!isExcusedFromBete(deal, quinola)) {
    const why = `bete-${quinola.manner}`
    const base = options.bete === 'pool' ? ledger.pool : deal.remise
    const cites = beteCites(deal, quinola, why)
    putInBete(deal, quinola.seat, why, term(options.bete, base), { card: quinola.card, cites })
  }
}

/** The reason whose clause is cited; an undertaker's early quinola may have its own. */
function beteCites(deal: FinishedDeal, quinola: HonourFacts, why: string): string {
  if (deal.undertakersQuinola === null) return why
  const own = `${why}-undertaker`
  const { ruleset } = deal.verdict
  const hasItsOwn = ruleset.rule(own) !== ruleset.rule(why)
  return hasItsOwn && !quinola.isLate ? own : why
}

function mayDraw(deal: FinishedDeal, seat: Seat): boolean {
  if (!deal.options.espagnolette_only_draws || deal.verdict.espagnolette === null) return true
  return seat === deal.verdict.espagnolette && seat !== deal.failed
}

function isExcusedFromBete(deal: FinishedDeal, quinola: HonourFacts): boolean {
  if (deal.verdict.reversis === 'broken' && isLedLate(deal.undertakersQuinola)) return true
  return quinola.seat === deal.failed && failedOwesBete(deal)
}

/** A made reversis takes the pool, as far as it may. */
function undertakerDraws(deal: FinishedDeal): void {
  if (onlyAnotherDraws(deal)) return
  const takes = deal.options.reversis_takes_pool
  if (takes !== 'always') {
    const own = deal.undertakersQuinola
    if (own === null ? takes !== 'unless_late_quinola' : own.isLate) return
  }
  deal.ledger.draw(deal.verdict.undertaker as Seat, 'reversis-draws')
}

/** A broken reversis puts a remise in, where it does. */
function undertakerPutsIn(deal: FinishedDeal): void {
  if (deal.options.broken_bete === 'never') return
  const own = deal.undertakersQuinola
  if (!undertakerOwes(deal, own)) return
  const isEarly = own !== null && !own.isLate
  const cites = isEarly ? 'bete-broken-quinola' : 'bete-broken'
  const undertaker = deal.verdict.undertaker as Seat
  putInBete(deal, undertaker, 'bete-broken', term('remise', deal.remise), { cites })
}

function undertakerOwes(deal: FinishedDeal, own: HonourFacts | null): boolean {
  switch (deal.options.broken_bete) {
    case 'never':
      return false
    case 'always':
      return true
    case 'own_early_quinola':
      return own !== null && !own.isLate
    case 'unless_own_quinola_late_or_forced':
      return own === null || !(own.manner === 'forced' || isLedLate(own))
  }
}

/** What moves after the last trick, where nothing is cancelled. */
function endPool(deal: FinishedDeal): void {
  const { failed, verdict } = deal
  if (failed !== null && failedOwesBete(deal)) {
    putInBete(deal, failed, 'bete-espagnolette', term('remise', deal.remise))
  }
  if (verdict.reversis === 'made') {
    undertakerDraws(deal)
  } else if (deal.options.espagnolette_success_takes_pool) {
    const espagnolette = verdict.espagnolette
    if (espagnolette !== null && espagnolette !== failed) {
      deal.ledger.draw(espagnolette, 'espagnolette-succeeds')
    }
  }
}

function isLedLate(quinola: HonourFacts | null): boolean {
  return quinola !== null && quinola.manner === 'led' && quinola.isLate
}

/** Whether the failed espagnolette puts a remise in. */
function failedOwesBete(deal: FinishedDeal): boolean {
  const { espagnolette_fail_bete } = deal.options
  if (espagnolette_fail_bete === 'never') return false
  const quinola = deal.quinola
  const own = quinola && quinola.seat === deal.failed ? quinola : null
  switch (espagnolette_fail_bete) {
    case 'unless_others_quinola':
      return quinola === null || own !== null
    case 'if_led_quinola_late':
      return isLedLate(own)
    case 'if_own_quinola':
      return own !== null
  }
}

function putInBete(
  deal: FinishedDeal,
  seat: Seat,
  why: string,
  amount: Factor,
  besides: { card?: CardCode; cites?: string } = {},
): void {
  const cap = deal.options.bete_cap
  const capped = cap !== null && amount.value > cap ? term('bete_cap', cap) : amount
  deal.ledger.move(seat, 'pool', why, [capped], besides)
}
