// A reversis, or else the party: what the one costs the others, or the loser the winner, as in
// quinola.settlement.party.
import type { Seat } from '../play/protocol'
import type { FinishedDeal } from './finished'
import { term } from './ledger'
import { opposite, others } from './seats'
import { tiesAreSplit } from './verdict'

export function payReversisOrParty(deal: FinishedDeal): void {
  const { verdict, ledger, options } = deal
  const { reversis, undertaker, breaker } = verdict
  if (reversis === 'made' && undertaker) {
    payMade(deal, undertaker)
  } else if (reversis === 'broken' && undertaker && breaker) {
    const tariff = term('reversis_broken', options.reversis_broken)
    ledger.move(undertaker, breaker, 'reversis-broken', [tariff])
  }
  if (verdict.partySettled) payParty(deal, verdict.winner as Seat, verdict.loser as Seat)
}

function payMade(deal: FinishedDeal, undertaker: Seat): void {
  const { options, verdict, ledger } = deal
  if (options.reversis === 'party') {
    for (const seat of others(undertaker)) {
      ledger.move(seat, undertaker, 'reversis-party', [term('party_worth', verdict.worth)])
    }
    return
  }
  const espagnolette = verdict.espagnolette
  const paysAlone = espagnolette !== undertaker && options.espagnolette_pays_reversis_alone
  const alone = paysAlone ? espagnolette : null
  for (const seat of others(undertaker)) {
    const tariff =
      seat === opposite(undertaker)
        ? term('reversis_opposite', options.reversis_opposite)
        : term('reversis_side', options.reversis_side)
    if (alone === null) ledger.move(seat, undertaker, 'reversis-made', [tariff])
    else ledger.move(alone, undertaker, 'reversis-made-alone', [tariff])
  }
}

function payParty(deal: FinishedDeal, winner: Seat, loser: Seat): void {
  const { verdict, ledger } = deal
  if (tiesAreSplit(verdict)) {
    const winners = verdict.tiedWith(winner)
    const losers = verdict.tiedWith(loser)
    if (winners.length > 1 || losers.length > 1) {
      shareParty(deal, winners, losers)
      return
    }
  }
  const worth = term('party_worth', verdict.worth)
  const cites = loser === deal.failed ? 'party-espagnolette' : 'party'
  ledger.move(loser, winner, 'party', [worth, ...deal.opposite(loser, winner)], { cites })
}

/** Ties share the party; odd fiches go to the best seats and fall on the worst. */
function shareParty(deal: FinishedDeal, winners: Seat[], losers: Seat[]): void {
  const gains = shares(deal, winners)
  const losses = shares(deal, [...losers].reverse())
  for (let gain = gains[0], loss = losses[0]; gain && loss; gain = gains[0], loss = losses[0]) {
    const share = Math.min(gain.fiches, loss.fiches)
    deal.ledger.move(loss.seat, gain.seat, 'party-shared', [term('share', share)])
    gain.fiches -= share
    loss.fiches -= share
    if (gain.fiches === 0) gains.shift()
    if (loss.fiches === 0) losses.shift()
  }
}

/** The worth in equal parts, an odd fiche each to the first seats; none of nothing. */
function shares(deal: FinishedDeal, seats: Seat[]): { seat: Seat; fiches: number }[] {
  const worth = deal.verdict.worth
  const each = Math.floor(worth / seats.length)
  const odd = worth % seats.length
  return seats
    .map((seat, index) => ({ seat, fiches: each + (index < odd ? 1 : 0) }))
    .filter(({ fiches }) => fiches > 0)
}
