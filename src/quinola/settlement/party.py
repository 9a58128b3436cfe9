"""A reversis, or else the party: what the one costs the others, or the loser the winner."""

from __future__ import annotations

from collections.abc import Sequence

from quinola.ledger import Term
from quinola.seats import Seat
from quinola.settlement.finished import FinishedDeal, others
from quinola.settlement.verdict import ties_are_split


def pay_reversis_or_party(deal: FinishedDeal) -> None:
    """Step 3 of the settlement."""
    if deal.verdict.reversis == "made":
        _pay_made(deal)
    elif deal.verdict.reversis == "broken":
        _pay_broken(deal)
    if deal.verdict.party_settled:
        _pay_party(deal)


def _pay_made(deal: FinishedDeal) -> None:
    undertaker = deal.verdict.undertaker
    assert undertaker is not None
    if deal.ruleset.reversis == "party":
        for seat in others(undertaker):
            deal.ledger.move(
                seat, undertaker, "reversis-party", Term("party_worth", deal.verdict.worth)
            )
        return
    alone = deal.verdict.espagnolette
    if alone is undertaker or not deal.ruleset.espagnolette_pays_reversis_alone:
        alone = None
    for seat in others(undertaker):
        if seat is undertaker.opposite:
            tariff = Term("reversis_opposite", deal.ruleset.reversis_opposite)
        else:
            tariff = Term("reversis_side", deal.ruleset.reversis_side)
        if alone is None:
            deal.ledger.move(seat, undertaker, "reversis-made", tariff)
        else:
            deal.ledger.move(alone, undertaker, "reversis-made-alone", tariff)


def _pay_broken(deal: FinishedDeal) -> None:
    undertaker, breaker = deal.verdict.undertaker, deal.verdict.breaker
    assert undertaker is not None
    assert breaker is not None
    tariff = Term("reversis_broken", deal.ruleset.reversis_broken)
    deal.ledger.move(undertaker, breaker, "reversis-broken", tariff)


def _pay_party(deal: FinishedDeal) -> None:
    winner, loser = deal.verdict.winner, deal.verdict.loser
    assert winner is not None
    assert loser is not None
    if ties_are_split(deal.verdict):
        winners, losers = deal.verdict.tied_with(winner), deal.verdict.tied_with(loser)
        if len(winners) > 1 or len(losers) > 1:
            _share_party(deal, winners, losers)
            return
    worth = Term("party_worth", deal.verdict.worth)
    cites = "party-espagnolette" if loser is deal.failed else "party"
    deal.ledger.move(loser, winner, "party", worth, *deal.opposite(loser, winner), cites=cites)


def _share_party(deal: FinishedDeal, winners: Sequence[Seat], losers: Sequence[Seat]) -> None:
    """Ties share the party; odd fiches go to the best seats and fall on the worst (S3-15)."""
    gains, losses = _shares(deal, winners), _shares(deal, losers[::-1])
    while gains and losses:
        (winner, gain), (loser, loss) = gains[0], losses[0]
        share = min(gain, loss)
        deal.ledger.move(loser, winner, "party-shared", Term("share", share))
        gains[:1] = [(winner, gain - share)] if gain > share else []
        losses[:1] = [(loser, loss - share)] if loss > share else []


def _shares(deal: FinishedDeal, seats: Sequence[Seat]) -> list[tuple[Seat, int]]:
    """The worth in equal parts, an odd fiche each to the first seats; none of nothing."""
    each, odd = divmod(deal.verdict.worth, len(seats))
    shares = [(seat, each + (index < odd)) for index, seat in enumerate(seats)]
    return [(seat, share) for seat, share in shares if share]
