"""How the pool moves: who draws it, who puts a bête in, in the order of play."""

from __future__ import annotations

from quinola.cards import QUINOLA
from quinola.ledger import POOL, Term
from quinola.outcome import Honour, Manner
from quinola.seats import Seat
from quinola.settlement.finished import FinishedDeal
from quinola.settlement.honours import ace_term
from quinola.trick import FREE_TRICKS


def move_pool(deal: FinishedDeal) -> None:
    """Step 5 of the settlement."""
    if deal.verdict.cancelled:
        _move_pool_in_cancelled_deal(deal)
        return
    broken_in = _broken_in(deal)
    for honour in deal.outcome.honours:
        if broken_in is not None and honour.trick > broken_in:
            _undertaker_puts_in(deal)
            broken_in = None
        if honour.card is QUINOLA:
            _quinola_moves_pool(deal, honour)
        elif honour.manner is Manner.FORCED and deal.ruleset.forced_ace_to == "pool":
            deal.ledger.move(
                honour.seat,
                POOL,
                "ace-forced-pool",
                ace_term(honour, deal.ruleset),
                card=honour.card,
                trick=honour.trick,
            )
    if broken_in is not None:
        _undertaker_puts_in(deal)
    _end_pool(deal)


def _move_pool_in_cancelled_deal(deal: FinishedDeal) -> None:
    if deal.verdict.reversis == "broken":
        _undertaker_puts_in(deal)
        return
    _undertaker_draws(deal)
    quinola, espagnolette = deal.quinola, deal.verdict.espagnolette
    if (
        deal.ruleset.espagnolette_only_draws
        and quinola is not None
        and quinola.manner is Manner.PLACED
        and quinola.seat is espagnolette
        and espagnolette is not deal.verdict.undertaker
    ):
        deal.ledger.draw(quinola.seat, "espagnolette-draws", quinola.card, quinola.trick)


def _broken_in(deal: FinishedDeal) -> int | None:
    """The trick in which a reversis was broken."""
    if deal.verdict.reversis != "broken":
        return None
    tenth_lost = deal.outcome.tenth is not deal.verdict.undertaker
    return FREE_TRICKS + 1 if tenth_lost else FREE_TRICKS + 2


def _quinola_moves_pool(deal: FinishedDeal, quinola: Honour) -> None:
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
        by_undertaker = deal.undertakers_quinola is not None and not quinola.is_late
        cites = f"{why}-undertaker" if by_undertaker else why
        term = Term(deal.ruleset.bete, base)
        _put_in_bete(deal, quinola.seat, why, term, quinola=quinola, cites=cites)


def _may_draw(deal: FinishedDeal, seat: Seat) -> bool:
    if not deal.ruleset.espagnolette_only_draws or deal.verdict.espagnolette is None:
        return True
    return seat is deal.verdict.espagnolette and seat is not deal.failed


def _excused_from_bete(deal: FinishedDeal, quinola: Honour) -> bool:
    led_late = quinola.manner is Manner.LED and quinola.is_late
    if deal.verdict.reversis == "broken" and deal.undertakers_quinola and led_late:
        return True
    return quinola.seat is deal.failed and _failed_owes_bete(deal)


def _undertaker_draws(deal: FinishedDeal) -> None:
    """A made reversis takes the pool, as far as it may (S0-19, S0-32)."""
    undertaker, espagnolette = deal.verdict.undertaker, deal.verdict.espagnolette
    assert undertaker is not None
    if deal.ruleset.espagnolette_only_draws and espagnolette not in (None, undertaker):
        return
    own = deal.undertakers_quinola
    match deal.ruleset.reversis_takes_pool:
        case "always":
            takes = True
        case "unless_late_quinola":
            takes = own is None or not own.is_late
        case "own_early_quinola":
            takes = own is not None and not own.is_late
    if takes:
        deal.ledger.draw(undertaker, "reversis-draws")


def _undertaker_puts_in(deal: FinishedDeal) -> None:
    """A broken reversis puts a remise in, where it does (S0-20, S0-31..33)."""
    undertaker = deal.verdict.undertaker
    assert undertaker is not None
    own = deal.undertakers_quinola
    match deal.ruleset.broken_bete:
        case "never":
            owes = False
        case "always":
            owes = True
        case "own_early_quinola":
            owes = own is not None and not own.is_late
        case "unless_own_quinola_late_or_forced":
            led_late = own is not None and own.manner is Manner.LED and own.is_late
            forced = own is not None and own.manner is Manner.FORCED
            owes = not (led_late or forced)
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


def _failed_owes_bete(deal: FinishedDeal) -> bool:
    """Whether the failed espagnolette puts a remise in (S1-26, S1-27, S4-25)."""
    quinola = deal.quinola
    own = quinola if quinola and quinola.seat is deal.failed else None
    match deal.ruleset.espagnolette_fail_bete:
        case "never":
            return False
        case "unless_others_quinola":
            return quinola is None or own is not None
        case "if_led_quinola_late":
            return own is not None and own.manner is Manner.LED and own.is_late
        case "if_own_quinola":
            return own is not None


def _put_in_bete(
    deal: FinishedDeal,
    seat: Seat,
    why: str,
    amount: Term,
    *,
    quinola: Honour | None = None,
    cites: str | None = None,
) -> None:
    cap = deal.ruleset.bete_cap
    if cap is not None and amount.value > cap:
        amount = Term("bete_cap", cap)
    card, trick = (quinola.card, quinola.trick) if quinola else (None, None)
    deal.ledger.move(seat, POOL, why, amount, card=card, trick=trick, cites=cites)
