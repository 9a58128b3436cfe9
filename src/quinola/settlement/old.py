"""The settlement of a deal: every payment, in order, each by its rule.

The order is that of the specification: stakes; penalties before play; reversis or party; the
aces and the quinola; the pool, in the order of play; penalties for revokes. It is worked out once,
when the last trick is in, from the deal's `Outcome` alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from quinola.cards import ACE_OF_DIAMONDS, QUINOLA
from quinola.deal import FREE_TRICKS
from quinola.ledger import POOL, Ledger, Term, Transfer
from quinola.outcome import Honour, Irregularity, Manner, Outcome
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.verdict import Verdict, judge, ties_are_split


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """A settled deal: the verdict, the transfers in order and what they came to, in fiches.

    `net` is by seat (N, E, S, W), `pool` what is left in the pool, `remise` what was in it when
    play began, `drawn` whether anyone drew it (the next deal's stakes may depend on that).
    """

    verdict: Verdict
    transfers: tuple[Transfer, ...]
    net: tuple[int, int, int, int]
    pool: int
    remise: int
    drawn: bool


def settle(
    outcome: Outcome, ruleset: Ruleset, *, pool: int = 0, drawn_before: bool = False
) -> Settlement:
    """Work out who pays whom for a finished deal.

    `pool` is what the last deal left, `drawn_before` whether the pool was drawn in the last deal
    played.
    """
    verdict = judge(outcome, ruleset)
    ledger = Ledger(ruleset, outcome.dealer, pool, _forfeiting(outcome, ruleset))
    open_deal(ledger, drawn_before=drawn_before, irregularities=outcome.irregularities)
    settler = _Settler(outcome, verdict, ruleset, ledger)
    settler.pay_reversis_or_party()
    settler.pay_honours()
    settler.move_pool()
    penalize(ledger, (fault for fault in outcome.irregularities if fault.kind == "revoke"))
    return Settlement(
        verdict=verdict,
        transfers=tuple(ledger.transfers),
        net=(ledger.net[0], ledger.net[1], ledger.net[2], ledger.net[3]),
        pool=ledger.pool,
        remise=settler.remise,
        drawn=ledger.drawn,
    )


def payments_so_far(honours: Iterable[Honour], ledger: Ledger) -> tuple[Transfer, ...]:
    """What the honours played so far would bring, if nothing were to overturn it.

    `ledger` is the deal's as it was opened. These are the provisional payments of a deal in play:
    they leave out the party, a reversis and any espagnolette, and depend on public cards alone.
    """
    opened = len(ledger.transfers)
    honours = tuple(honours)
    outcome = Outcome(
        dealer=ledger.dealer,
        points=(0, 0, 0, 0),
        tricks=(0, 0, 0, 0),
        party_points=0,
        first_nine=None,
        tenth=ledger.dealer,
        eleventh=ledger.dealer,
        honours=honours,
    )
    verdict = Verdict(
        reversis=None,
        undertaker=None,
        breaker=None,
        cancelled=False,
        espagnolette=None,
        espagnolette_failed=False,
        order=SEATS,
        worth=0,
        party_settled=False,
    )
    settler = _Settler(outcome, verdict, ledger.ruleset, ledger)
    settler.pay_honours()
    settler.move_pool()
    return tuple(ledger.transfers[opened:])


def open_deal(
    ledger: Ledger, *, drawn_before: bool, irregularities: Iterable[Irregularity] = ()
) -> None:
    """Stakes, then the penalties for what happened before play (steps 1 of a deal)."""
    ruleset = ledger.ruleset
    if _needs_stakes(ruleset, ledger.pool, drawn_before):
        ledger.put_in_stakes()
    ledger.move(ledger.dealer, POOL, "dealer-adds", Term("dealer_adds", ruleset.dealer_adds))
    penalize(ledger, (fault for fault in irregularities if fault.kind != "revoke"))


def penalize(ledger: Ledger, irregularities: Iterable[Irregularity]) -> None:
    """Each fault's fine into the pool (S1-34, S4-36)."""
    for fault in irregularities:
        fine = Term(f"penalties.{fault.kind}", ledger.ruleset.penalties[fault.kind])
        ledger.move(fault.seat, POOL, f"penalty-{fault.kind.replace('_', '-')}", fine)


def _needs_stakes(ruleset: Ruleset, pool: int, drawn_before: bool) -> bool:
    """Whether the pool is to be filled, tested before anything is put in (S0-22, S4-07)."""
    match ruleset.refill:
        case "at_most_first":
            return pool <= ruleset.first_stakes
        case "below_first":
            return pool < ruleset.first_stakes
        case "after_win":
            return pool == 0 or drawn_before
        case "immediately":
            return pool == 0


def _forfeiting(outcome: Outcome, ruleset: Ruleset) -> frozenset[Seat]:
    """Who receives nothing in this deal (S4-13, S4-37)."""
    return frozenset(
        fault.seat for fault in outcome.irregularities if fault.kind in ruleset.forfeits_receipts
    )


class _Settler:
    """The steps of a settlement from the party on, over one ledger."""

    def __init__(
        self, outcome: Outcome, verdict: Verdict, ruleset: Ruleset, ledger: Ledger
    ) -> None:
        self.outcome = outcome
        self.verdict = verdict
        self.ruleset = ruleset
        self.ledger = ledger
        self.remise = ledger.pool
        self.quinola = outcome.quinola
        self.failed = verdict.espagnolette if verdict.espagnolette_failed else None

    # Step 3: reversis or party

    def pay_reversis_or_party(self) -> None:
        if self.verdict.reversis == "made":
            self._pay_made()
        elif self.verdict.reversis == "broken":
            self._pay_broken()
        if self.verdict.party_settled:
            self._pay_party()

    def _pay_made(self) -> None:
        undertaker = self.verdict.undertaker
        assert undertaker is not None
        if self.ruleset.reversis == "party":
            for seat in _others(undertaker):
                self.ledger.move(
                    seat, undertaker, "reversis-party", Term("party_worth", self.verdict.worth)
                )
            return
        alone = self.verdict.espagnolette
        if alone is undertaker or not self.ruleset.espagnolette_pays_reversis_alone:
            alone = None
        for seat in _others(undertaker):
            if seat is undertaker.opposite:
                tariff = Term("reversis_opposite", self.ruleset.reversis_opposite)
            else:
                tariff = Term("reversis_side", self.ruleset.reversis_side)
            if alone is None:
                self.ledger.move(seat, undertaker, "reversis-made", tariff)
            else:
                self.ledger.move(alone, undertaker, "reversis-made-alone", tariff)

    def _pay_broken(self) -> None:
        undertaker, breaker = self.verdict.undertaker, self.verdict.breaker
        assert undertaker is not None
        assert breaker is not None
        tariff = Term("reversis_broken", self.ruleset.reversis_broken)
        self.ledger.move(undertaker, breaker, "reversis-broken", tariff)

    def _pay_party(self) -> None:
        if ties_are_split(self.outcome, self.verdict, self.ruleset):
            self._share_party()
            return
        winner, loser = self.verdict.order[0], self.verdict.order[-1]
        worth = Term("party_worth", self.verdict.worth)
        self.ledger.move(loser, winner, "party", worth, *self._opposite(loser, winner))

    def _share_party(self) -> None:
        """Ties share the party; odd fiches go to the best seats and fall on the worst (S3-15)."""
        order = self.verdict.order
        gains = self._shares([seat for seat in order if self._ties(seat, order[0])])
        losses = self._shares([seat for seat in reversed(order) if self._ties(seat, order[-1])])
        while gains and losses:
            (winner, gain), (loser, loss) = gains[0], losses[0]
            share = min(gain, loss)
            self.ledger.move(loser, winner, "party-shared", Term("share", share))
            gains[:1] = [(winner, gain - share)] if gain > share else []
            losses[:1] = [(loser, loss - share)] if loss > share else []

    def _ties(self, one: Seat, other: Seat) -> bool:
        points, tricks = self.outcome.points, self.outcome.tricks
        return (points[one], tricks[one]) == (points[other], tricks[other])

    def _shares(self, seats: list[Seat]) -> list[tuple[Seat, int]]:
        """The worth in equal parts, an odd fiche each to the first seats; none of nothing."""
        each, odd = divmod(self.verdict.worth, len(seats))
        shares = [(seat, each + (index < odd)) for index, seat in enumerate(seats)]
        return [(seat, share) for seat, share in shares if share]

    # Step 4: the aces and the quinola

    def pay_honours(self) -> None:
        if self.verdict.cancelled:
            self._pay_undertakers_forced_quinola()
            return
        for honour in self.outcome.honours:
            if honour.card is not QUINOLA:
                self._pay_ace(honour)
        if self.quinola is not None:
            self._pay_quinola(self.quinola)
        if self.failed is not None and self.ruleset.espagnolette_fail_returns == "own_double":
            self._return_double(self.failed)

    def _pay_undertakers_forced_quinola(self) -> None:
        """All that is left of the card payments when a broken reversis cancels (S0-33)."""
        if (
            self.verdict.reversis == "broken"
            and self.ruleset.broken_keeps_forced_quinola
            and self._undertakers(self.quinola)
            and self.quinola is not None
            and self.quinola.manner is Manner.FORCED
        ):
            forcer, factors = self.quinola.leader, self._four_aces(self.quinola)
            self._pay_forcer(self.quinola, forcer, "quinola-forced-undertaker", *factors)

    def _pay_ace(self, ace: Honour) -> None:
        match ace.manner:
            case Manner.PLACED:
                self._pay_for_ace(ace, payer=ace.taker, payee=ace.seat, why="ace-placed")
            case Manner.FORCED if self.ruleset.forced_ace_to == "leader":
                self._pay_for_ace(ace, payer=ace.seat, payee=ace.leader, why="ace-forced")
            case Manner.LED if self.ruleset.led_aces_to_winner:
                winner = self._winner_with_claim()
                if winner is not None:
                    self._move(ace.seat, winner, "ace-led", self._ace_term(ace), ace)

    def _pay_for_ace(self, ace: Honour, *, payer: Seat, payee: Seat, why: str) -> None:
        """An ace placed or forced, which a failed espagnolette may have to pay for (S4-24)."""
        failed = self.failed
        if failed is None or self.ruleset.espagnolette_fail_returns != "all_aces_double":
            self._move(payer, payee, why, self._ace_term(ace), ace)
            return
        paid = payer if payee is failed else payee
        double = Term("double", 2)
        self._move(failed, paid, "espagnolette-pays-aces", self._ace_term(ace), ace, double)

    def _ace_term(self, ace: Honour) -> Term:
        if ace.card is ACE_OF_DIAMONDS:
            return Term("ace_of_diamonds", self.ruleset.ace_of_diamonds)
        return Term("ace", self.ruleset.ace)

    def _pay_quinola(self, quinola: Honour) -> None:
        if self._led_by_right(quinola):
            self._pay_placer(quinola, "quinola-led-by-right")
        elif quinola.manner is Manner.PLACED:
            self._pay_placer(quinola, "quinola-placed")
        elif quinola.manner is Manner.FORCED:
            self._pay_forcer(quinola, quinola.leader, "quinola-forced", *self._four_aces(quinola))
        elif self.ruleset.led_quinola_to_winner:
            winner = self._winner_with_claim()
            if winner not in (None, quinola.seat):
                self._pay_forcer(quinola, winner, "quinola-led")

    def _led_by_right(self, quinola: Honour) -> bool:
        """Whether an espagnolette led it as he may, to be paid as for placing it (S4-21)."""
        return (
            self.ruleset.espagnolette_leads_quinola
            and quinola.manner is Manner.LED
            and not quinola.is_late
            and quinola.seat is self.verdict.espagnolette
        )

    def _pay_placer(self, quinola: Honour, why: str) -> None:
        """For placing the quinola, from the trick's taker or from everyone (S0-36, S4-16)."""
        each = self.ruleset.quinola_placed_from == "each"
        term = Term("quinola_placed", self.ruleset.quinola_placed)
        for payer in _others(quinola.seat) if each else (quinola.taker,):
            self._move(payer, quinola.seat, why, term, quinola)

    def _pay_forcer(self, quinola: Honour, payee: Seat, why: str, *factors: Term) -> None:
        """For forcing the quinola: from its holder, and from each other player (S0-38)."""
        for payer in SEATS:
            if payer is quinola.seat:
                holders = Term("quinola_forced_holder", self.ruleset.quinola_forced_holder)
                self._move(payer, payee, f"{why}-holder", holders, quinola, *factors)
            else:
                others = Term("quinola_forced_others", self.ruleset.quinola_forced_others)
                self._move(payer, payee, f"{why}-others", others, quinola, *factors)

    def _four_aces(self, quinola: Honour) -> Iterator[Term]:
        factor = self.ruleset.four_aces_forcing_factor
        forcer = quinola.leader
        if factor != 1 and forcer is self.verdict.espagnolette and self.outcome.four_aces:
            yield Term("four_aces_forcing_factor", factor)

    def _return_double(self, failed: Seat) -> None:
        """A failed espagnolette's payments for placing, twice over, to those who paid (S1-28)."""
        placing = ("ace-placed", "quinola-placed", "quinola-led-by-right")
        for paid in list(self.ledger.transfers):
            if paid.payee is failed and paid.why in placing:
                self.ledger.move(
                    failed,
                    paid.payer,
                    "espagnolette-returns",
                    Term("received", paid.fiches),
                    Term("double", 2),
                    card=paid.card,
                    trick=paid.trick,
                )

    def _winner_with_claim(self) -> Seat | None:
        """The party's winner if led cards are paid to him (S0-39, S0-40)."""
        winner = self.verdict.winner
        if self.ruleset.claims == "manual" and winner not in self.outcome.claims:
            return None
        return winner

    def _move(
        self, payer: Seat, payee: Seat, why: str, amount: Term, honour: Honour, *factors: Term
    ) -> None:
        """A payment for a card, doubled across the table and in the last two tricks (S0-41)."""
        doubling = (*self._opposite(payer, payee), *self._last_two(honour))
        terms = (amount, *factors, *doubling)
        self.ledger.move(payer, payee, why, *terms, card=honour.card, trick=honour.trick)

    def _opposite(self, one: Seat, other: Seat) -> tuple[Term, ...]:
        factor = self.ruleset.opposite_factor
        return (Term("opposite_factor", factor),) if factor != 1 and one.opposite is other else ()

    def _last_two(self, honour: Honour) -> tuple[Term, ...]:
        factor = self.ruleset.last_two_factor
        return (Term("last_two_factor", factor),) if factor != 1 and honour.is_late else ()

    # Step 5: the pool

    def move_pool(self) -> None:
        if self.verdict.cancelled:
            self._move_pool_in_cancelled_deal()
            return
        broken_in = self._broken_in()
        for honour in self.outcome.honours:
            if broken_in is not None and honour.trick > broken_in:
                self._undertaker_puts_in()
                broken_in = None
            if honour.card is QUINOLA:
                self._quinola_moves_pool(honour)
            elif honour.manner is Manner.FORCED and self.ruleset.forced_ace_to == "pool":
                self.ledger.move(
                    honour.seat,
                    POOL,
                    "ace-forced-pool",
                    self._ace_term(honour),
                    card=honour.card,
                    trick=honour.trick,
                )
        if broken_in is not None:
            self._undertaker_puts_in()
        self._end_pool()

    def _move_pool_in_cancelled_deal(self) -> None:
        if self.verdict.reversis == "broken":
            self._undertaker_puts_in()
            return
        self._undertaker_draws()
        quinola, espagnolette = self.quinola, self.verdict.espagnolette
        if (
            self.ruleset.espagnolette_only_draws
            and quinola is not None
            and quinola.manner is Manner.PLACED
            and quinola.seat is espagnolette
            and espagnolette is not self.verdict.undertaker
        ):
            self.ledger.draw(quinola.seat, "espagnolette-draws", quinola.card, quinola.trick)

    def _broken_in(self) -> int | None:
        """The trick in which a reversis was broken."""
        if self.verdict.reversis != "broken":
            return None
        tenth_lost = self.outcome.tenth is not self.verdict.undertaker
        return FREE_TRICKS + 1 if tenth_lost else FREE_TRICKS + 2

    def _quinola_moves_pool(self, quinola: Honour) -> None:
        """Placed, the quinola draws the pool; led or forced, it costs a bête (S0-24, S0-25)."""
        if quinola.manner is Manner.PLACED:
            if self._may_draw(quinola.seat):
                self.ledger.draw(quinola.seat, "quinola-draws", quinola.card, quinola.trick)
        elif self._led_by_right(quinola):
            if quinola.seat is not self.failed:
                self.ledger.draw(
                    quinola.seat, "quinola-led-by-right-draws", quinola.card, quinola.trick
                )
        elif not self._excused_from_bete(quinola):
            why = f"bete-{quinola.manner}"
            base = self.ledger.pool if self.ruleset.bete == "pool" else self.remise
            self._put_in_bete(quinola.seat, why, Term(self.ruleset.bete, base), quinola)

    def _may_draw(self, seat: Seat) -> bool:
        if not self.ruleset.espagnolette_only_draws or self.verdict.espagnolette is None:
            return True
        return seat is self.verdict.espagnolette and seat is not self.failed

    def _excused_from_bete(self, quinola: Honour) -> bool:
        if (
            self.verdict.reversis == "broken"
            and self._undertakers(quinola)
            and quinola.manner is Manner.LED
            and quinola.is_late
        ):
            return True
        return quinola.seat is self.failed and self._failed_owes_bete()

    def _undertakers(self, quinola: Honour | None) -> bool:
        return quinola is not None and quinola.seat is self.verdict.undertaker

    def _undertaker_draws(self) -> None:
        """A made reversis takes the pool, as far as it may (S0-19, S0-32)."""
        undertaker, espagnolette = self.verdict.undertaker, self.verdict.espagnolette
        assert undertaker is not None
        if self.ruleset.espagnolette_only_draws and espagnolette not in (None, undertaker):
            return
        own = self.quinola if self._undertakers(self.quinola) else None
        match self.ruleset.reversis_takes_pool:
            case "always":
                takes = True
            case "unless_late_quinola":
                takes = own is None or not own.is_late
            case "own_early_quinola":
                takes = own is not None and not own.is_late
        if takes:
            self.ledger.draw(undertaker, "reversis-draws")

    def _undertaker_puts_in(self) -> None:
        """A broken reversis puts a remise in, where it does (S0-20, S0-31..33)."""
        undertaker = self.verdict.undertaker
        assert undertaker is not None
        own = self.quinola if self._undertakers(self.quinola) else None
        match self.ruleset.broken_bete:
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
            self._put_in_bete(undertaker, "bete-broken", Term("remise", self.remise))

    def _end_pool(self) -> None:
        """What moves after the last trick, where nothing is cancelled."""
        if self.failed is not None and self._failed_owes_bete():
            self._put_in_bete(self.failed, "bete-espagnolette", Term("remise", self.remise))
        if self.verdict.reversis == "made":
            self._undertaker_draws()
        elif self.ruleset.espagnolette_success_takes_pool:
            espagnolette = self.verdict.espagnolette
            if espagnolette is not None and espagnolette is not self.failed:
                self.ledger.draw(espagnolette, "espagnolette-succeeds")

    def _failed_owes_bete(self) -> bool:
        """Whether the failed espagnolette puts a remise in (S1-26, S1-27, S4-25)."""
        quinola = self.quinola
        own = quinola is not None and quinola.seat is self.failed
        match self.ruleset.espagnolette_fail_bete:
            case "never":
                return False
            case "unless_others_quinola":
                return quinola is None or own
            case "if_led_quinola_late":
                return own and quinola.manner is Manner.LED and quinola.is_late
            case "if_own_quinola":
                return own

    def _put_in_bete(
        self, seat: Seat, why: str, amount: Term, quinola: Honour | None = None
    ) -> None:
        cap = self.ruleset.bete_cap
        if cap is not None and amount.value > cap:
            amount = Term("bete_cap", cap)
        card, trick = (quinola.card, quinola.trick) if quinola else (None, None)
        self.ledger.move(seat, POOL, why, amount, card=card, trick=trick)


def _others(seat: Seat) -> tuple[Seat, ...]:
    return tuple(other for other in SEATS if other is not seat)
