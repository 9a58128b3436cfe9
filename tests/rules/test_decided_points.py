"""Points that the sources of `classic`, `ukrainian` and `academy` leave open, as they are decided.

One test for each row of the specification's table of decisions that concerns these three. In
`outcome` W deals, E wins the party and S loses it; N sits opposite S, and E opposite W.
"""

from __future__ import annotations

import pytest

from quinola.deal import Deal
from quinola.ledger import POOL, Account
from quinola.match import Match, VoidReason
from quinola.outcome import Honour, Irregularity
from quinola.rules import Ruleset, RulesetError, preset
from quinola.seats import Seat
from quinola.settlement import settle
from quinola.view import view_of
from tests.dealing import (
    E,
    N,
    S,
    W,
    broken,
    exchange,
    forced,
    led,
    outcome,
    payments,
    placed,
    play,
    reversis,
)
from tests.rules.deals import QUARTERED, play_out

CLASSIC, UKRAINIAN, ACADEMY = preset("classic"), preset("ukrainian"), preset("academy")
Paid = dict[tuple[Account, Account], int]
MADE: Paid = {(N, E): 16, (S, E): 16, (W, E): 32}


def left(ruleset: Ruleset) -> int:
    """What must be left in the pool for a remise of 100, given what the dealer adds."""
    return 100 - ruleset.dealer_adds


@pytest.mark.parametrize(("ruleset", "moves"), [(CLASSIC, True), (ACADEMY, False)])
def test_whether_any_reversis_moves_the_pool(ruleset: Ruleset, moves: bool) -> None:
    """Without a quinola of the undertaker's: in one system it does, in the other it does not."""
    made = settle(reversis(E), ruleset, pool=left(ruleset))
    assert made.pool == (0 if moves else 100)
    lost = settle(broken(E, N), ruleset, pool=left(ruleset))
    assert lost.pool == (200 if moves else 100)


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN, ACADEMY])
@pytest.mark.parametrize("trick", [1, 9, 10])
def test_a_led_quinola_costs_a_bete(ruleset: Ruleset, trick: int) -> None:
    """As a forced one does, in whichever trick it was led."""
    settlement = settle(outcome(led("Jh", N, trick)), ruleset, pool=left(ruleset))
    assert payments(settlement, "bete-led") == {(N, POOL): 100}


def test_fewest_tricks_decide_only_between_equal_points() -> None:
    """N has no point in three tricks, E one trick with four points: N wins."""
    result = outcome(points=(0, 4, 20, 16), tricks=(3, 1, 5, 2), party_points=5)
    assert settle(result, UKRAINIAN, pool=100).verdict.winner is N


@pytest.mark.parametrize(
    ("ruleset", "winner", "loser"), [(CLASSIC, S, W), (UKRAINIAN, S, W), (ACADEMY, W, S)]
)
def test_the_dealer_in_a_tie(ruleset: Ruleset, winner: Seat, loser: Seat) -> None:
    """W, who deals, ties with his right neighbour S: last of all, or first in `academy`."""
    for_fewest = outcome(points=(15, 25, 0, 0), tricks=(4, 5, 1, 1))
    assert settle(for_fewest, ruleset, pool=100).verdict.winner is winner
    for_most = outcome(points=(0, 0, 20, 20), tricks=(0, 1, 5, 5))
    assert settle(for_most, ruleset, pool=100).verdict.loser is loser


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN])
def test_the_quinola_forced_in_a_broken_reversis_is_the_undertakers(ruleset: Ruleset) -> None:
    """Forced from him it is paid for and saves the remise; forced from another it is void."""
    own = settle(broken(E, N, forced("Jh", E, leader=N, trick=11)), ruleset, pool=100)
    # Late: holder 10 x 2, W 5 x 2, S across from N 5 x 2 x 2; and 64 from E.
    assert payments(own) == {(E, N): 64 + 20, (W, N): 10, (S, N): 20}
    anothers = settle(broken(E, N, forced("Jh", S, leader=N, trick=11)), ruleset, pool=100)
    assert payments(anothers) == {(E, N): 64, (E, POOL): 100}


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN, ACADEMY])
@pytest.mark.parametrize("breaker", [N, W])
def test_a_broken_reversis_pays_64_to_the_breaker(ruleset: Ruleset, breaker: Seat) -> None:
    """To him alone, beside the undertaker or across from him."""
    settlement = settle(broken(E, breaker), ruleset, pool=left(ruleset))
    between_players = {
        pair: sum_ for pair, sum_ in payments(settlement).items() if POOL not in pair
    }
    assert between_players == {(E, breaker): 64}


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN, ACADEMY])
def test_a_reversis_takes_the_place_of_the_party(ruleset: Ruleset) -> None:
    """Made or broken, the nine points in the party are nobody's gain."""
    for result in (reversis(E, party_points=9), broken(E, N, party_points=9)):
        assert payments(settle(result, ruleset, pool=100), "party") == {}


def test_a_reversis_pays_in_ukrainian_as_in_classic() -> None:
    """S1 names no sums: the tariff and the pool are those of S0, in every case of its quinola."""
    quinolas: tuple[tuple[Honour, ...], ...] = (
        (),
        (led("Jh", E, 5),),
        (led("Jh", E, 10),),
        (placed("Jh", N, taker=E, trick=4),),
    )
    late = led("Jh", E, 10)
    for honours in quinolas:
        drawn: Paid = {} if honours == (late,) else {(POOL, E): 100}
        made = settle(reversis(E, *honours), UKRAINIAN, pool=100)
        assert payments(made) == {**MADE, **drawn}
        bete: Paid = {} if honours == (late,) else {(E, POOL): 100}
        lost = settle(broken(E, N, *honours), UKRAINIAN, pool=100)
        assert payments(lost) == {(E, N): 64, **bete}


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN, ACADEMY])
def test_the_leader_is_the_forcer_even_if_another_heart_takes_the_trick(ruleset: Ruleset) -> None:
    """N led a low heart, W took the trick with the king: N is paid, and W pays like the rest."""
    quinola = forced("Jh", E, leader=N, trick=3, taker=W)
    settlement = settle(outcome(quinola), ruleset, pool=left(ruleset))
    assert payments(settlement, "quinola-forced-holder") == {(E, N): 10}
    assert payments(settlement, "quinola-forced-others") == {(W, N): 5, (S, N): 10}


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN, ACADEMY])
def test_led_cards_are_collected_unless_a_house_wants_claims(ruleset: Ruleset) -> None:
    """The letter of the source is an option, and there silence costs the payment."""
    result = outcome(led("As", N, 2))
    assert payments(settle(result, ruleset, pool=100), "ace-led") == {(N, E): 1}
    by_letter = ruleset.with_options(claims="manual")
    assert payments(settle(result, by_letter, pool=100), "ace-led") == {}
    with pytest.raises(RulesetError):
        ruleset.with_options(claims="never")


def test_nothing_is_added_to_the_party_in_ukrainian() -> None:
    """Nine points in it are nine fiches, where `classic` and `academy` pay thirteen."""
    result = outcome(party_points=9)
    paid = [payments(settle(result, rules, pool=100), "party") for rules in (UKRAINIAN, CLASSIC)]
    assert paid == [{(S, E): 9}, {(S, E): 13}]
    assert payments(settle(result, ACADEMY, pool=100), "party") == {(S, E): 13}


def test_in_ukrainian_a_placed_quinola_is_paid_and_a_led_one_is_not() -> None:
    """5 for placing it as in S0; for leading, only aces are named, so only the bete is due."""
    assert payments(settle(outcome(placed("Jh", N, taker=E, trick=3)), UKRAINIAN, pool=100)) == {
        (E, N): 5,
        (POOL, N): 100,
    }
    result = outcome(led("Jh", N, 3))
    assert payments(settle(result, UKRAINIAN, pool=100)) == {(N, POOL): 100}
    assert payments(settle(result, CLASSIC, pool=100), "quinola-led-holder") == {(N, E): 10}


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN, ACADEMY])
def test_a_bete_after_the_pool_was_drawn_is_still_the_remise(ruleset: Ruleset) -> None:
    """E draws 100 by placing the quinola, fails as the espagnolette, and puts 100 in, not 0."""
    quinola = placed("Jh", E, taker=N, trick=3)
    result = outcome(quinola, espagnolette=E, tenth=E)
    settlement = settle(result, ruleset, pool=left(ruleset))
    assert payments(settlement, "quinola-draws") == {(POOL, E): 100}
    assert payments(settlement, "bete-espagnolette") == {(E, POOL): 100}
    assert settlement.pool == 100


@pytest.mark.parametrize(
    ("ruleset", "of_e", "of_w"),
    [(CLASSIC, [1, 2, 3], [3]), (ACADEMY, [1, 2, 3], [3]), (UKRAINIAN, [1, 2], [])],
)
def test_which_tricks_may_be_looked_at(ruleset: Ruleset, of_e: list[int], of_w: list[int]) -> None:
    """One's own; and where S0 is silent, also the last, here N's."""
    match = Match(ruleset, S)
    deal = exchange(match.begin(QUARTERED), "- - - 2c")
    play(deal, "Ah Jh Qh Kh 9h 6h 7h 8h Ks As Js Qs")
    for seat, numbers in ((E, of_e), (W, of_w)):
        again = view_of(deal, seat, match.standing()).seen_again
        assert [trick.number for trick in again] == numbers


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN, ACADEMY])
@pytest.mark.parametrize("reason", ["misdeal", "exposed"])
def test_a_void_deal_has_no_stakes(ruleset: Ruleset, reason: VoidReason) -> None:
    """The pool stays empty, and the deal that is then played has its stakes once: 45."""
    match = Match(ruleset, S)
    match.void(reason)
    assert (match.pool, match.balances) == (0, [0, 0, 0, 0])
    # S deals these cards, whoever's turn it is.
    play_out(exchange(match.begin(QUARTERED), "- - - 2c"))
    assert match.settle().settlement.remise == 45


@pytest.mark.parametrize(("ruleset", "fine"), [(CLASSIC, 20), (UKRAINIAN, 20), (ACADEMY, 0)])
def test_a_void_deal_has_only_its_penalties(ruleset: Ruleset, fine: int) -> None:
    """The dealer's fine is all that goes into the pool."""
    match = Match(ruleset, S)
    match.void("misdeal", [Irregularity(S, "misdeal_after_exchange")])
    assert match.pool == fine
    assert match.balances == [0, 0, -fine, 0]


@pytest.mark.parametrize("ruleset", [CLASSIC, UKRAINIAN, ACADEMY])
def test_the_talon_is_three_fixed_slots(ruleset: Ruleset) -> None:
    """A card that E leaves lies where it is, and N's card is still the second."""
    deal = Deal(ruleset, QUARTERED)
    deal.decline(E)
    assert deal.discard(N, QUARTERED.hands[N][0]).drawn is QUARTERED.talon[1]
