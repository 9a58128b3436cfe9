"""A second settlement, written from the text of the rules alone and never from the first one.

It is meant to be read beside the section "Settlement" of the rules, sentence by sentence: no
ledger, no reasons, only four balances and the pool. Where the two disagree, one of them misread.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quinola.cards import ACE_OF_DIAMONDS, QUINOLA
from quinola.outcome import Honour, Outcome
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat


@dataclass
class Reckoning:
    """What the deal comes to: chips won by seat, the pool, and who is what."""

    net: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    pool: int = 0
    drawn: bool = False
    worth: int = 0
    winner: Seat | None = None
    loser: Seat | None = None
    reversis: str | None = None
    undertaker: Seat | None = None
    breaker: Seat | None = None
    failed: bool = False


def reckon(
    outcome: Outcome, rules: Ruleset, *, pool: int = 0, drawn_before: bool = False
) -> Reckoning:
    """Settle a played deal."""
    return _Reckoner(outcome, rules, pool).reckon(drawn_before)


def precedence(seat: Seat, dealer: Seat, rules: Ruleset) -> int:
    """0 for the seat that wins every tie."""
    place = {
        (dealer + 1) % 4: "left",
        (dealer + 2) % 4: "opposite",
        (dealer + 3) % 4: "right",
        dealer % 4: "dealer",
    }[int(seat)]
    return [str(listed) for listed in rules.seat_precedence].index(place)


class _Reckoner:
    def __init__(self, outcome: Outcome, rules: Ruleset, pool: int) -> None:
        self.o, self.r = outcome, rules
        self.out = Reckoning(pool=pool)
        self.receives_nothing = {
            fault.seat for fault in outcome.irregularities if fault.kind in rules.forfeits_receipts
        }
        self.e = outcome.espagnolette
        self.q = next((h for h in outcome.honours if h.card is QUINOLA), None)
        self.judge()

    # Who is what

    def judge(self) -> None:
        o, r, out = self.o, self.r, self.out
        made = o.first_nine is not None and {o.tenth, o.eleventh} == {o.first_nine}
        if made:
            out.reversis, out.undertaker = "made", o.first_nine
        elif o.first_nine is not None and r.reversis != "party":
            out.reversis, out.undertaker = "broken", o.first_nine
            out.breaker = o.tenth if o.tenth is not o.first_nine else o.eleventh
        self.u = out.undertaker
        self.made, self.broken = out.reversis == "made", out.reversis == "broken"
        self.cancelled = (self.made and r.reversis_cancels in {"made", "made_or_broken"}) or (
            self.broken and r.reversis_cancels == "made_or_broken"
        )
        out.failed = self.fails()
        self.order = self.order_of_the_party()
        self.party_settled = not self.made and not self.cancelled
        if self.party_settled:
            out.winner, out.loser = self.order[0], self.order[-1]
        out.worth = o.party_points + r.party_bonus

    def fails(self) -> bool:
        o, e = self.o, self.e
        if e is None or self.cancelled or (self.made and self.u is e):
            return False
        if self.r.espagnolette_fails_on == "any":
            return o.tricks[e] > 0
        return e in {o.tenth, o.eleventh}

    def trickless_first(self) -> bool:
        return (
            self.r.espagnolette_trickless_wins_party
            and self.e is not None
            and self.o.tricks[self.e] == 0
        )

    def order_of_the_party(self) -> list[Seat]:
        o = self.o
        order = sorted(
            SEATS, key=lambda s: (o.points[s], o.tricks[s], precedence(s, o.dealer, self.r))
        )
        if self.e is not None and self.trickless_first():
            order.remove(self.e)
            order.insert(0, self.e)
        if self.e is not None and self.out.failed:
            order.remove(self.e)
            order.append(self.e)
        return order

    # Chips

    def pay(self, payer: Seat, payee: Seat, fiches: int) -> int:
        """Returns what was really paid."""
        if payee in self.receives_nothing or payer is payee:
            return 0
        self.out.net[payer] -= fiches
        self.out.net[payee] += fiches
        return fiches

    def put_in(self, payer: Seat, fiches: int) -> None:
        self.out.net[payer] -= fiches
        self.out.pool += fiches

    def draw(self, seat: Seat) -> None:
        if seat in self.receives_nothing:
            return
        self.out.net[seat] += self.out.pool
        self.out.pool = 0
        self.out.drawn = True
        if self.r.refill == "immediately":
            self.stakes()

    def stakes(self) -> None:
        for seat in SEATS:
            self.put_in(seat, self.r.dealer_stake if seat is self.o.dealer else self.r.stake)

    def bete(self, payer: Seat, fiches: int) -> None:
        cap = self.r.bete_cap
        self.put_in(payer, fiches if cap is None else min(fiches, cap))

    def m(self, a: Seat, b: Seat, trick: int) -> int:
        times = self.r.opposite_factor if (a - b) % 4 == 2 else 1
        return times * (self.r.last_two_factor if trick >= 10 else 1)

    # The steps

    def reckon(self, drawn_before: bool) -> Reckoning:
        r, o, out = self.r, self.o, self.out
        first = 3 * r.stake + r.dealer_stake + r.dealer_adds
        needed = {
            "at_most_first": out.pool <= first,
            "below_first": out.pool < first,
            "after_win": out.pool == 0 or drawn_before,
            "immediately": out.pool == 0,
        }[r.refill]
        if needed:
            self.stakes()
        self.put_in(o.dealer, r.dealer_adds)
        for fault in o.irregularities:
            if fault.kind != "revoke":
                self.put_in(fault.seat, r.penalties[fault.kind])
        self.remise = out.pool
        self.reversis_or_party()
        self.card_payments()
        if self.cancelled:
            self.pool_of_a_cancelled_deal()
        else:
            self.pool_in_order_of_play()
        for fault in o.irregularities:
            if fault.kind == "revoke":
                self.put_in(fault.seat, r.penalties[fault.kind])
        return out

    def reversis_or_party(self) -> None:
        r, u = self.r, self.u
        if self.made and u is not None:
            for seat in SEATS:
                if seat is u:
                    continue
                if r.reversis == "party":
                    self.pay(seat, u, self.out.worth)
                    continue
                alone = r.espagnolette_pays_reversis_alone and self.e not in {None, u}
                payer = self.e if alone and self.e is not None else seat
                opposite = (seat - u) % 4 == 2
                self.pay(payer, u, r.reversis_opposite if opposite else r.reversis_side)
        if self.broken and u is not None and self.out.breaker is not None:
            self.pay(u, self.out.breaker, r.reversis_broken)
        if self.party_settled:
            self.party()

    def party(self) -> None:
        o, r, winner, loser = self.o, self.r, self.order[0], self.order[-1]
        if r.party_tie == "seat" or self.out.failed or self.trickless_first():
            times = r.opposite_factor if (winner - loser) % 4 == 2 else 1
            self.pay(loser, winner, self.out.worth * times)
            return

        def alike(one: Seat, other: Seat) -> bool:
            return (o.points[one], o.tricks[one]) == (o.points[other], o.tricks[other])

        best_first = sorted(SEATS, key=lambda s: precedence(s, o.dealer, r))
        winners = [s for s in best_first if alike(s, winner)]
        losers = [s for s in reversed(best_first) if alike(s, loser)]
        # The odd fiches go to the best winners and fall on the worst losers.
        for place, seat in enumerate(winners):
            share, odd = divmod(self.out.worth, len(winners))
            self.out.net[seat] += share + (place < odd)
        for place, seat in enumerate(losers):
            share, odd = divmod(self.out.worth, len(losers))
            self.out.net[seat] -= share + (place < odd)

    def card_payments(self) -> None:
        for h in self.o.honours:
            if self.cancelled:
                own_forced = h is self.q and h.seat is self.u and h.manner == "forced"
                if self.broken and self.r.broken_keeps_forced_quinola and own_forced:
                    self.forced_quinola(h, h.leader)
            elif h is self.q:
                self.quinola_payments(h)
            else:
                self.ace_payments(h)

    def led_cards_are_paid(self, h: Honour) -> bool:
        winner = self.order[0]
        claimed = self.r.claims == "automatic" or winner in self.o.claims
        return self.party_settled and h.seat is not winner and claimed

    def ace_payments(self, h: Honour) -> None:
        r = self.r
        amount = r.ace_of_diamonds if h.card is ACE_OF_DIAMONDS else r.ace
        if h.manner == "led":
            if r.led_aces_to_winner and self.led_cards_are_paid(h):
                winner = self.order[0]
                self.pay(h.seat, winner, amount * self.m(h.seat, winner, h.trick))
            return
        if h.manner == "forced" and r.forced_ace_to == "pool":
            return  # with the pool, in the order of play
        payer, payee = (h.taker, h.seat) if h.manner == "placed" else (h.seat, h.leader)
        failed = self.e if self.out.failed else None
        if failed is not None and r.espagnolette_fail_returns == "all_aces_double":
            paid = payer if payee is failed else payee
            self.pay(failed, paid, 2 * amount * self.m(failed, paid, h.trick))
            return
        got = self.pay(payer, payee, amount * self.m(payer, payee, h.trick))
        if h.manner == "placed" and failed is payee:
            self.pay(failed, payer, 2 * got)

    def led_by_right(self, h: Honour) -> bool:
        return (
            self.r.espagnolette_leads_quinola
            and h.manner == "led"
            and h.seat is self.e
            and h.trick <= 9
        )

    def quinola_payments(self, h: Honour) -> None:
        r = self.r
        if h.manner == "placed" or self.led_by_right(h):
            payers = [h.taker] if r.quinola_placed_from == "taker" else list(SEATS)
            for payer in payers:
                got = self.pay(payer, h.seat, r.quinola_placed * self.m(payer, h.seat, h.trick))
                own_double = r.espagnolette_fail_returns == "own_double"
                if self.out.failed and h.seat is self.e and own_double:
                    self.pay(h.seat, payer, 2 * got)
        elif h.manner == "forced":
            self.forced_quinola(h, h.leader)
        elif r.led_quinola_to_winner and self.led_cards_are_paid(h):
            self.forced_quinola(h, self.order[0])

    def forced_quinola(self, h: Honour, payee: Seat) -> None:
        by_four_aces = h.manner == "forced" and payee is self.e and self.o.four_aces
        for payer in SEATS:
            if payer is not payee:
                amount = (
                    self.r.quinola_forced_holder
                    if payer is h.seat
                    else self.r.quinola_forced_others
                )
                times = self.r.four_aces_forcing_factor if by_four_aces else 1
                self.pay(payer, payee, amount * times * self.m(payer, payee, h.trick))

    # The pool

    def undertaker_takes(self) -> bool:
        q, u, option = self.q, self.u, self.r.reversis_takes_pool
        if self.r.espagnolette_only_draws and self.e not in {None, u}:
            return False
        if option == "unless_late_quinola":
            return not (q is not None and q.seat is u and q.trick >= 10)
        if option == "own_early_quinola":
            return q is not None and q.seat is u and q.trick <= 9
        return True

    def undertaker_puts_in(self) -> bool:
        q, u, option = self.q, self.u, self.r.broken_bete
        own = q if q is not None and q.seat is u else None
        if option == "own_early_quinola":
            return own is not None and own.trick <= 9
        if option == "unless_own_quinola_late_or_forced":
            led_late = own is not None and own.manner == "led" and own.trick >= 10
            return not led_late and not (own is not None and own.manner == "forced")
        return option == "always"

    def pool_of_a_cancelled_deal(self) -> None:
        assert self.u is not None
        if self.broken:
            if self.undertaker_puts_in():
                self.bete(self.u, self.remise)
            return
        if self.undertaker_takes():
            self.draw(self.u)
        elif (
            self.r.espagnolette_only_draws
            and self.e is not None
            and self.e is not self.u
            and self.q is not None
            and self.q.seat is self.e
            and self.q.manner == "placed"
        ):
            self.draw(self.e)

    def pool_in_order_of_play(self) -> None:
        r, o = self.r, self.o
        for trick in range(1, 12):
            for h in o.honours:
                if h.trick != trick:
                    continue
                if h is self.q:
                    self.quinola_and_the_pool(h)
                elif h.manner == "forced" and r.forced_ace_to == "pool":
                    self.put_in(h.seat, r.ace_of_diamonds if h.card is ACE_OF_DIAMONDS else r.ace)
            lost = 10 if o.tenth is not self.u else 11
            if self.broken and self.u is not None and trick == lost and self.undertaker_puts_in():
                self.bete(self.u, self.remise)
        if self.e is not None and self.out.failed and self.failed_owes_bete():
            self.bete(self.e, self.remise)
        if self.made and self.u is not None:
            if self.undertaker_takes():
                self.draw(self.u)
        elif r.espagnolette_success_takes_pool and self.e is not None and not self.out.failed:
            self.draw(self.e)

    def failed_owes_bete(self) -> bool:
        q, option = self.q, self.r.espagnolette_fail_bete
        if option == "unless_others_quinola":
            return q is None or q.seat is self.e
        if option == "if_led_quinola_late":
            return q is not None and q.seat is self.e and q.manner == "led" and q.trick >= 10
        if option == "if_own_quinola":
            return q is not None and q.seat is self.e
        return False

    def quinola_and_the_pool(self, h: Honour) -> None:
        r = self.r
        if h.manner == "placed":
            anyone = not r.espagnolette_only_draws or self.e is None
            if anyone or (h.seat is self.e and not self.out.failed):
                self.draw(h.seat)
        elif h.manner == "led" and self.broken and h.seat is self.u and h.trick >= 10:
            pass
        elif self.led_by_right(h):
            if not self.out.failed:
                self.draw(h.seat)
        elif not (h.seat is self.e and self.out.failed and self.failed_owes_bete()):
            self.bete(h.seat, self.remise if r.bete == "remise" else self.out.pool)
