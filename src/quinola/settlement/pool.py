"""How the pool moves: who draws it, who puts a bête in, in the order of play."""

from __future__ import annotations

from collections.abc import Iterator

from quinola.cards import QUINOLA
from quinola.ledger import POOL, Term
from quinola.outcome import HonourFacts, Manner
from quinola.seats import Seat
from quinola.settlement.finished import FinishedDeal
from quinola.settlement.honours import ace_term


def move_pool(deal: FinishedDeal) -> None:
    """Step 5 of the settlement."""
    if deal.verdict.cancelled:
        _move_pool_in_cancelled_deal(deal)
        return
    is_to_come = deal.verdict.reversis == "broken"
    for honour in deal.outcome.in_order_of_play(_movers(deal)):
        if is_to_come and _fell_after_the_breaking(deal, honour):
            _undertaker_puts_in(deal)
            is_to_come = False
        if honour.card is QUINOLA:
            _quinola_moves_pool(deal, honour)
        else:
            _forced_ace_pays_pool(deal, honour)
    if is_to_come:
        _undertaker_puts_in(deal)
    _end_pool(deal)


def _movers(deal: FinishedDeal) -> Iterator[HonourFacts]:
    """The cards whose play may move the pool."""
    if deal.ruleset.forced_ace_to == "pool":
        yield from (ace for ace in deal.outcome.aces if ace.manner is Manner.FORCED)
    if deal.quinola is not None:
        yield deal.quinola


def _fell_after_the_breaking(deal: FinishedDeal, honour: HonourFacts) -> bool:
    """Whether it was played in a trick after the one in which a reversis was broken."""
    broken_in_tenth = deal.outcome.tenth is not deal.verdict.undertaker
    return broken_in_tenth and honour.is_last


def _forced_ace_pays_pool(deal: FinishedDeal, ace: HonourFacts) -> None:
    term = ace_term(ace, deal.ruleset)
    deal.ledger.move(ace.seat, POOL, "ace-forced-pool", term, card=ace.card, trick=ace.trick)


def _move_pool_in_cancelled_deal(deal: FinishedDeal) -> None:
    if deal.verdict.reversis == "broken":
        _undertaker_puts_in(deal)
        return
    _undertaker_draws(deal)
    quinola = deal.quinola if _only_another_draws(deal) else None
    if (
        quinola is not None
        and quinola.manner is Manner.PLACED
        and quinola.seat is deal.verdict.espagnolette
    ):
        deal.ledger.draw(quinola.seat, "espagnolette-draws", quinola.card, quinola.trick)


def _only_another_draws(deal: FinishedDeal) -> bool:
    """Whether a made reversis takes nothing, for an espagnolette is at the table (S4-23)."""
    if not deal.ruleset.espagnolette_only_draws:
        return False
    return deal.verdict.espagnolette not in (None, deal.verdict.undertaker)


def _quinola_moves_pool(deal: FinishedDeal, quinola: HonourFacts) -> None:
    """Placed, the quinola draws the pool; led or forced, it costs a bête (S0-24, S0-25)."""
    if quinola.manner is Manner.PLACED:
        if _may_draw(deal, quinola.seat):
            deal.ledger.draw(quinola.seat, "quinola-draws", quinola.card, quinola.trick)
    elif deal.quinola_led_by_right:
        if quinola.seat is not deal.failed:
            deal.ledger.draw(
                quinola.seat, "quinola-led-by-right-draws", quinola.card, quinola.trick
            )
    elif not _excused_from_bete(deal, quinola):
        why = f"bete-{quinola.manner}"
        base = deal.ledger.pool if deal.ruleset.bete == "pool" else deal.remise
        cites = _bete_cites(deal, quinola, why)
        term = Term(deal.ruleset.bete, base)
        _put_in_bete(deal, quinola.seat, why, term, quinola=quinola, cites=cites)


def _bete_cites(deal: FinishedDeal, quinola: HonourFacts, why: str) -> str:
    """The reason whose clause is cited; an undertaker's early quinola may have its own (S4-18)."""
    if deal.undertakers_quinola is None:
        return why
    own = f"{why}-undertaker"
    has_its_own = deal.ruleset.rule(own) != deal.ruleset.rule(why)
    return own if has_its_own and not quinola.is_late else why


def _may_draw(deal: FinishedDeal, seat: Seat) -> bool:
    if not deal.ruleset.espagnolette_only_draws or deal.verdict.espagnolette is None:
        return True
    return seat is deal.verdict.espagnolette and seat is not deal.failed


def _excused_from_bete(deal: FinishedDeal, quinola: HonourFacts) -> bool:
    if deal.verdict.reversis == "broken" and _is_led_late(deal.undertakers_quinola):
        return True
    return quinola.seat is deal.failed and _failed_owes_bete(deal)


def _undertaker_draws(deal: FinishedDeal) -> None:
    """A made reversis takes the pool, as far as it may (S0-19, S0-32)."""
    undertaker = deal.verdict.undertaker
    assert undertaker is not None
    if _only_another_draws(deal):
        return
    if deal.ruleset.reversis_takes_pool == "always":
        takes = True
    elif (own := deal.undertakers_quinola) is None:
        takes = deal.ruleset.reversis_takes_pool == "unless_late_quinola"
    else:
        takes = not own.is_late
    if takes:
        deal.ledger.draw(undertaker, "reversis-draws")


def _undertaker_puts_in(deal: FinishedDeal) -> None:
    """A broken reversis puts a remise in, where it does (S0-20, S0-31..33)."""
    undertaker = deal.verdict.undertaker
    assert undertaker is not None
    if deal.ruleset.broken_bete == "never":
        return
    own = deal.undertakers_quinola
    match deal.ruleset.broken_bete:
        case "always":
            owes = True
        case "own_early_quinola":
            owes = own is not None and not own.is_late
        case "unless_own_quinola_late_or_forced":
            forced = own is not None and own.manner is Manner.FORCED
            owes = not forced and not _is_led_late(own)
    if owes:
        early = own is not None and not own.is_late
        cites = "bete-broken-quinola" if early else "bete-broken"
        remise = Term("remise", deal.remise)
        _put_in_bete(deal, undertaker, "bete-broken", remise, cites=cites)


def _end_pool(deal: FinishedDeal) -> None:
    """What moves after the last trick, where nothing is cancelled."""
    if deal.failed is not None and _failed_owes_bete(deal):
        _put_in_bete(deal, deal.failed, "bete-espagnolette", Term("remise", deal.remise))
    if deal.verdict.reversis == "made":
        _undertaker_draws(deal)
    elif deal.ruleset.espagnolette_success_takes_pool:
        espagnolette = deal.verdict.espagnolette
        if espagnolette is not None and espagnolette is not deal.failed:
            deal.ledger.draw(espagnolette, "espagnolette-succeeds")


def _is_led_late(quinola: HonourFacts | None) -> bool:
    return quinola is not None and quinola.manner is Manner.LED and quinola.is_late


def _failed_owes_bete(deal: FinishedDeal) -> bool:
    """Whether the failed espagnolette puts a remise in (S1-26, S1-27, S4-25)."""
    if deal.ruleset.espagnolette_fail_bete == "never":
        return False
    quinola = deal.quinola
    own = quinola if quinola and quinola.seat is deal.failed else None
    match deal.ruleset.espagnolette_fail_bete:
        case "unless_others_quinola":
            return quinola is None or own is not None
        case "if_led_quinola_late":
            return _is_led_late(own)
        case "if_own_quinola":
            return own is not None


def _put_in_bete(
    deal: FinishedDeal,
    seat: Seat,
    why: str,
    amount: Term,
    *,
    quinola: HonourFacts | None = None,
    cites: str | None = None,
) -> None:
    cap = deal.ruleset.bete_cap
    if cap is not None and amount.value > cap:
        amount = Term("bete_cap", cap)
    card, trick = (quinola.card, quinola.trick) if quinola else (None, None)
    deal.ledger.move(seat, POOL, why, amount, card=card, trick=trick, cites=cites)
