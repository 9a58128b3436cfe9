// What the aces and the quinola bring and cost, as they were placed, forced or led, as in
// quinola.settlement.honours.
import { SEATS } from '../play/cards'
import type { Factor, Seat } from '../play/protocol'
import { ACE_OF_DIAMONDS, type HonourFacts } from './facts'
import type { FinishedDeal } from './finished'
import { term } from './ledger'
import type { Options } from './ruleset'
import { others } from './seats'

export function payHonours(deal: FinishedDeal): void {
  if (deal.verdict.cancelled) {
    payUndertakersForcedQuinola(deal)
    return
  }
  for (const ace of deal.facts.aces) payAce(deal, ace)
  const quinola = deal.quinola
  if (quinola !== null) payQuinola(deal, quinola)
  if (deal.failed !== null && deal.options.espagnolette_fail_returns === 'own_double') {
    returnDouble(deal, deal.failed)
  }
}

/** All that is left of the card payments when a broken reversis cancels. */
function payUndertakersForcedQuinola(deal: FinishedDeal): void {
  if (deal.verdict.reversis !== 'broken' || !deal.options.broken_keeps_forced_quinola) return
  const quinola = deal.undertakersQuinola
  if (quinola !== null && quinola.manner === 'forced') {
    const factors = fourAces(deal, quinola)
    payForcer(deal, quinola, quinola.leader, 'quinola-forced-undertaker', factors)
  }
}

function payAce(deal: FinishedDeal, ace: HonourFacts): void {
  const { manner } = ace
  if (manner === 'placed') {
    payForAce(deal, ace, 'ace-placed', ace.seat, () => ace.taker)
  } else if (manner === 'forced' && deal.options.forced_ace_to === 'leader') {
    payForAce(deal, ace, 'ace-forced', ace.leader, () => ace.seat)
  } else if (manner === 'led' && deal.options.led_aces_to_winner) {
    const winner = winnerWithClaim(deal)
    if (winner !== null) move(deal, ace.seat, winner, 'ace-led', ace, [aceTerm(ace, deal.options)])
  }
}

/**
 * An ace placed or forced, which a failed espagnolette may have to pay for. Then he who would have
 * paid matters only if he is the one to be paid.
 */
function payForAce(
  deal: FinishedDeal,
  ace: HonourFacts,
  why: string,
  payee: Seat,
  payer: () => Seat,
): void {
  const worth = aceTerm(ace, deal.options)
  const failed = deal.failed
  if (failed === null || deal.options.espagnolette_fail_returns !== 'all_aces_double') {
    move(deal, payer(), payee, why, ace, [worth])
    return
  }
  const paid = payee === failed ? payer() : payee
  move(deal, failed, paid, 'espagnolette-pays-aces', ace, [worth, term('double', 2)])
}

/** What an ace is worth, the ace of diamonds more. */
export function aceTerm(ace: HonourFacts, options: Options): Factor {
  return ace.card === ACE_OF_DIAMONDS
    ? term('ace_of_diamonds', options.ace_of_diamonds)
    : term('ace', options.ace)
}

function payQuinola(deal: FinishedDeal, quinola: HonourFacts): void {
  if (deal.quinolaLedByRight) {
    payPlacer(deal, quinola, 'quinola-led-by-right')
  } else if (quinola.manner === 'placed') {
    payPlacer(deal, quinola, 'quinola-placed')
  } else if (quinola.manner === 'forced') {
    payForcer(deal, quinola, quinola.leader, 'quinola-forced', fourAces(deal, quinola))
  } else if (deal.options.led_quinola_to_winner) {
    const winner = winnerWithClaim(deal)
    if (winner !== null && winner !== quinola.seat) payForcer(deal, quinola, winner, 'quinola-led')
  }
}

/** For placing the quinola, from the trick's taker or from everyone. */
function payPlacer(deal: FinishedDeal, quinola: HonourFacts, why: string): void {
  const isFromEach = deal.options.quinola_placed_from === 'each'
  const worth = term('quinola_placed', deal.options.quinola_placed)
  const payee = quinola.seat
  for (const payer of isFromEach ? others(payee) : [quinola.taker]) {
    move(deal, payer, payee, why, quinola, [worth])
  }
}

/** For forcing the quinola: from its holder, and from each other player. */
function payForcer(
  deal: FinishedDeal,
  quinola: HonourFacts,
  payee: Seat,
  why: string,
  factors: Factor[] = [],
): void {
  const { quinola_forced_holder, quinola_forced_others } = deal.options
  for (const payer of SEATS) {
    const isHolder = payer === quinola.seat
    const part = isHolder
      ? term('quinola_forced_holder', quinola_forced_holder)
      : term('quinola_forced_others', quinola_forced_others)
    const whose = `${why}-${isHolder ? 'holder' : 'others'}`
    move(deal, payer, payee, whose, quinola, [part, ...factors])
  }
}

function fourAces(deal: FinishedDeal, quinola: HonourFacts): Factor[] {
  const factor = deal.options.four_aces_forcing_factor
  const forcer = quinola.leader
  return factor !== 1 && forcer === deal.verdict.espagnolette && deal.facts.fourAces
    ? [term('four_aces_forcing_factor', factor)]
    : []
}

/** A failed espagnolette's payments for placing, twice over, to those who paid. */
function returnDouble(deal: FinishedDeal, failed: Seat): void {
  const placing = ['ace-placed', 'quinola-placed', 'quinola-led-by-right']
  for (const paid of [...deal.ledger.transfers]) {
    if (paid.payee === failed && placing.includes(paid.why)) {
      const terms = [term('received', paid.fiches), term('double', 2)]
      deal.ledger.move(failed, paid.payer, 'espagnolette-returns', terms, { card: paid.card })
    }
  }
}

/** The party's winner if led cards are paid to him. */
function winnerWithClaim(deal: FinishedDeal): Seat | null {
  const winner = deal.verdict.winner
  if (winner === null) return null
  if (deal.options.claims === 'manual' && !deal.facts.claims.includes(winner)) return null
  return winner
}

/** A payment for a card, doubled across the table and in the last two tricks. */
function move(
  deal: FinishedDeal,
  payer: Seat,
  payee: Seat,
  why: string,
  honour: HonourFacts,
  terms: Factor[],
): void {
  // Nobody pays himself, as for an ace that the winner led: when it fell is of no interest.
  if (payer === payee) return
  const all = [...terms, ...deal.opposite(payer, payee), ...deal.lastTwo(honour)]
  deal.ledger.move(payer, payee, why, all, { card: honour.card })
}
