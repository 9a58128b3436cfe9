"""What the aces and the quinola bring and cost, as they were placed, forced or led."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from quinola.cards import ACE_OF_DIAMONDS
from quinola.ledger import Term
from quinola.outcome import HonourFacts, Manner
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.settlement.finished import FinishedDeal, others


def pay_honours(deal: FinishedDeal) -> None:
    """Step 4 of the settlement."""
    if deal.verdict.cancelled:
        _pay_undertakers_forced_quinola(deal)
        return
    for ace in deal.outcome.aces:
        _pay_ace(deal, ace)
    if deal.quinola is not None:
        _pay_quinola(deal, deal.quinola)
    if deal.failed is not None and deal.ruleset.espagnolette_fail_returns == "own_double":
        _return_double(deal, deal.failed)


def _pay_undertakers_forced_quinola(deal: FinishedDeal) -> None:
    """All that is left of the card payments when a broken reversis cancels (S0-33)."""
    if deal.verdict.reversis != "broken" or not deal.ruleset.broken_keeps_forced_quinola:
        return
    quinola = deal.undertakers_quinola
    if quinola is not None and quinola.manner is Manner.FORCED:
        factors = _four_aces(deal, quinola)
        _pay_forcer(deal, quinola, quinola.leader, "quinola-forced-undertaker", *factors)


def _pay_ace(deal: FinishedDeal, ace: HonourFacts) -> None:
    match ace.manner:
        case Manner.PLACED:
            _pay_for_ace(deal, ace, "ace-placed", payee=ace.seat, payer=lambda: ace.taker)
        case Manner.FORCED if deal.ruleset.forced_ace_to == "leader":
            _pay_for_ace(deal, ace, "ace-forced", payee=ace.leader, payer=lambda: ace.seat)
        case Manner.LED if deal.ruleset.led_aces_to_winner:
            winner = _winner_with_claim(deal)
            if winner is not None:
                _move(deal, ace.seat, winner, "ace-led", ace, ace_term(ace, deal.ruleset))


def _pay_for_ace(
    deal: FinishedDeal, ace: HonourFacts, why: str, *, payee: Seat, payer: Callable[[], Seat]
) -> None:
    """An ace placed or forced, which a failed espagnolette may have to pay for (S4-24).

    Then he who would have paid matters only if he is the one to be paid.
    """
    failed = deal.failed
    if failed is None or deal.ruleset.espagnolette_fail_returns != "all_aces_double":
        _move(deal, payer(), payee, why, ace, ace_term(ace, deal.ruleset))
        return
    paid = payer() if payee is failed else payee
    double = Term("double", 2)
    _move(deal, failed, paid, "espagnolette-pays-aces", ace, ace_term(ace, deal.ruleset), double)


def ace_term(ace: HonourFacts, ruleset: Ruleset) -> Term:
    """What an ace is worth, the ace of diamonds more (S0-35)."""
    if ace.card is ACE_OF_DIAMONDS:
        return Term("ace_of_diamonds", ruleset.ace_of_diamonds)
    return Term("ace", ruleset.ace)


def _pay_quinola(deal: FinishedDeal, quinola: HonourFacts) -> None:
    if deal.quinola_led_by_right:
        _pay_placer(deal, quinola, "quinola-led-by-right")
    elif quinola.manner is Manner.PLACED:
        _pay_placer(deal, quinola, "quinola-placed")
    elif quinola.manner is Manner.FORCED:
        _pay_forcer(deal, quinola, quinola.leader, "quinola-forced", *_four_aces(deal, quinola))
    elif deal.ruleset.led_quinola_to_winner:
        winner = _winner_with_claim(deal)
        if winner is not None and winner is not quinola.seat:
            _pay_forcer(deal, quinola, winner, "quinola-led")


def _pay_placer(deal: FinishedDeal, quinola: HonourFacts, why: str) -> None:
    """For placing the quinola, from the trick's taker or from everyone (S0-36, S4-16)."""
    each = deal.ruleset.quinola_placed_from == "each"
    term = Term("quinola_placed", deal.ruleset.quinola_placed)
    payee = quinola.seat
    for payer in others(payee) if each else (quinola.taker,):
        _move(deal, payer, payee, why, quinola, term)


def _pay_forcer(
    deal: FinishedDeal, quinola: HonourFacts, payee: Seat, why: str, *factors: Term
) -> None:
    """For forcing the quinola: from its holder, and from each other player (S0-38)."""
    for payer in SEATS:
        if payer is quinola.seat:
            holder = Term("quinola_forced_holder", deal.ruleset.quinola_forced_holder)
            _move(deal, payer, payee, f"{why}-holder", quinola, holder, *factors)
        else:
            other = Term("quinola_forced_others", deal.ruleset.quinola_forced_others)
            _move(deal, payer, payee, f"{why}-others", quinola, other, *factors)


def _four_aces(deal: FinishedDeal, quinola: HonourFacts) -> Iterator[Term]:
    factor = deal.ruleset.four_aces_forcing_factor
    forcer = quinola.leader
    if factor != 1 and forcer is deal.verdict.espagnolette and deal.outcome.four_aces:
        yield Term("four_aces_forcing_factor", factor)


def _return_double(deal: FinishedDeal, failed: Seat) -> None:
    """A failed espagnolette's payments for placing, twice over, to those who paid (S1-28)."""
    placing = ("ace-placed", "quinola-placed", "quinola-led-by-right")
    for paid in list(deal.ledger.transfers):
        if paid.payee is failed and paid.why in placing:
            deal.ledger.move(
                failed,
                paid.payer,
                "espagnolette-returns",
                Term("received", paid.fiches),
                Term("double", 2),
                card=paid.card,
                trick=paid.trick,
            )


def _winner_with_claim(deal: FinishedDeal) -> Seat | None:
    """The party's winner if led cards are paid to him (S0-39, S0-40)."""
    winner = deal.verdict.winner
    if winner is None:
        return None
    if deal.ruleset.claims == "manual" and winner not in deal.outcome.claims:
        return None
    return winner


def _move(
    deal: FinishedDeal, payer: Seat, payee: Seat, why: str, honour: HonourFacts, *terms: Term
) -> None:
    """A payment for a card, doubled across the table and in the last two tricks (S0-41)."""
    if payer is payee:
        # Nobody pays himself, as for an ace that the winner led: when it fell is of no interest.
        return
    terms = (*terms, *deal.opposite(payer, payee), *deal.last_two(honour))
    deal.ledger.move(payer, payee, why, *terms, card=honour.card, trick=honour.trick)
