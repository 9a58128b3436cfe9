"""S1: the espagnolette, its right to revoke and what failing costs.

In `outcome` W deals; E has no point and one trick, W 8 points, N 12 and S 20. E is the espagnolette
here, and W sits opposite him.
"""

from __future__ import annotations

import pytest

from quinola.cards import Card
from quinola.deal import Deal
from quinola.ledger import POOL
from quinola.outcome import Honour
from quinola.rules import RuleViolation, preset
from quinola.settlement import Settlement, settle
from tests.dealing import E, N, S, W, exchange, forced, led, outcome, payments, placed, play
from tests.rules.deals import FOUR_ACES, REVOKING, filled, play_in_order, rules_cited

UKRAINIAN = preset("ukrainian")


def settled(*honours: Honour, **facts: object) -> Settlement:
    """E is the espagnolette; 100 in the pool."""
    return settle(outcome(*honours, espagnolette=E, **facts), UKRAINIAN, pool=100)


def failed(*honours: Honour, **facts: object) -> Settlement:
    """E is the espagnolette and took trick 10."""
    return settled(*honours, tenth=E, **facts)


@pytest.mark.parametrize(
    ("hand", "is_one"),
    [
        ("As Ah Ac Jh 3d 4d 5d 6d 2s 3s 4s", True),
        ("As Ah Ad Ac Jh 4d 5d 6d 2s 3s 4s", True),
        ("As Ah Ad Ac 3d 4d 5d 6d 2s 3s 4s", True),
        ("As Ah Ac 3d 4d 5d 6d 2s 3s 4s 5s", False),
        ("As Ad Jh 3d 4d 5d 6d 2s 3s 4s 5s", False),
    ],
)
def test_S1_23_what_makes_an_espagnolette(hand: str, is_one: bool) -> None:
    """Three aces and the quinola, four aces and the quinola, or four aces in one hand."""
    deal = exchange(Deal(UKRAINIAN, filled(UKRAINIAN, {N: hand, S: "2c"})), "- - - 2c")
    assert deal.holder is (N if is_one else None)
    assert deal.four_aces is (is_one and "Ad" in hand)


@pytest.mark.parametrize("suit", "shdc")
def test_S1_24_he_may_revoke_in_any_suit(suit: str) -> None:
    """Whatever E leads, N may play every card of his four aces' hand; W must follow suit."""
    hand = "As Ah Ad Ac 3s 4s 3h 4h 3d 4d 3c"
    held = {E: f"2{suit}", N: hand, W: f"K{suit} Q{suit} 9{'h' if suit == 's' else 's'}", S: "8c"}
    deal = exchange(Deal(UKRAINIAN, filled(UKRAINIAN, held)), "- - - 8c")
    play(deal, f"2{suit}")
    assert set(deal.legal_cards()) == {Card.parse(card) for card in hand.split()}
    off = "As" if suit != "s" else "Ah"
    play(deal, off)
    assert deal.espagnolette is N
    assert all(card.suit.letter == suit for card in deal.legal_cards())


def test_S1_24_in_tricks_1_to_9_and_not_in_10() -> None:
    """N revokes from trick 2 to trick 9; in trick 10 his ace of hearts must fall to the two."""
    deal = exchange(Deal(UKRAINIAN, FOUR_ACES), "- - - 3c")
    for trick in range(1, 10):
        play(deal, REVOKING[E].split()[trick - 1])
        assert set(deal.legal_cards()) == deal.hands[N]
        play(deal, [REVOKING[seat].split()[trick - 1] for seat in (N, W, S)])
    play(deal, "2h")
    assert [str(card) for card in deal.legal_cards()] == ["Ah"]
    with pytest.raises(RuleViolation) as refused:
        deal.play(N, Card.parse("8c"))
    assert refused.value.rule == "S1-24"


def test_S1_24_in_the_last_two_only_if_he_can() -> None:
    """To a spade in trick 10 N, who has none left, may still throw what he likes."""
    deal = exchange(Deal(UKRAINIAN, FOUR_ACES), "- - - 3c")
    play_in_order(deal, REVOKING, tricks=9)
    play(deal, "2s")
    assert [str(card) for card in deal.legal_cards()] == ["Ah", "8c"]


@pytest.mark.parametrize("last", ["tenth", "eleventh"])
def test_S1_25_taking_one_of_the_last_two_he_loses_the_party(last: str) -> None:
    """E has no point, and that trick is blank; yet he pays W, the best of the others, across."""
    settlement = settled(party_points=6, **{last: E})
    assert payments(settlement, "party") == {(E, W): 6 * 2}
    assert settlement.verdict.espagnolette_failed


def test_S1_25_an_earlier_trick_does_no_harm() -> None:
    """With his one trick among the first nine he wins the party by his points."""
    settlement = settled(party_points=6)
    assert payments(settlement) == {(S, E): 6}
    assert not settlement.verdict.espagnolette_failed


@pytest.mark.parametrize(
    "honours",
    [(), (led("Jh", E, 5),), (led("Jh", E, 10),), (placed("Jh", E, taker=N, trick=5),)],
    ids=["in the party", "led early", "led late", "placed"],
)
def test_S1_26_and_puts_in_a_remise_even_if_he_led_the_quinola(honours: tuple[Honour, ...]) -> None:
    """One remise of 100, whatever he did with the quinola, and not a second for leading it."""
    settlement = failed(*honours)
    into_pool = {pair: fiches for pair, fiches in payments(settlement).items() if pair[1] == POOL}
    assert into_pool == {(E, POOL): 100}
    assert rules_cited(settlement, "bete-espagnolette") == {"S1-26"}


def test_S1_26_none_is_due_if_he_took_neither() -> None:
    """Without trick 10 or 11 there is nothing to be fined for."""
    assert settled().transfers == ()


@pytest.mark.parametrize(
    ("quinola", "pool"),
    [(placed("Jh", N, taker=S, trick=4), 0), (forced("Jh", N, leader=S, trick=4), 200)],
    ids=["placed", "forced"],
)
def test_S1_27_but_not_with_four_aces_and_anothers_quinola(quinola: Honour, pool: int) -> None:
    """N draws the pool or puts in his own remise; E, who failed, puts in none."""
    settlement = failed(quinola, four_aces=True)
    assert (E, POOL) not in payments(settlement)
    assert settlement.pool == pool


def test_S1_27_with_the_quinola_in_the_party_he_does() -> None:
    """Four aces alone do not excuse him: somebody else must have played it."""
    settlement = failed(four_aces=True)
    assert payments(settlement) == {(E, POOL): 100}


def test_S1_28_he_pays_back_double_what_he_was_paid_for_placing() -> None:
    """Each payment he got for an ace or the quinola, twice, to the one who paid it."""
    settlement = failed(
        placed("As", E, taker=N, trick=2),
        placed("Ad", E, taker=W, trick=3),
        placed("Jh", E, taker=S, trick=4),
    )
    # Received: 1 from N, 2 x 2 from W across, 5 from S.
    assert payments(settlement, "espagnolette-returns") == {(E, N): 2, (E, W): 8, (E, S): 10}
    assert rules_cited(settlement, "espagnolette-returns") == {"S1-28"}
    # He drew 100 with the quinola and puts in 100.
    assert settlement.net == (+1, -10, +5, +4)
    assert settlement.pool == 100


def test_S1_28_nothing_is_paid_back_for_forcing_or_for_others_aces() -> None:
    """What E got as a forcer he keeps, and N what he got for placing."""
    settlement = failed(
        forced("Ac", N, leader=E, trick=2),
        placed("As", N, taker=E, trick=3),
        forced("Jh", N, leader=E, trick=4),
        four_aces=True,
    )
    assert payments(settlement, "espagnolette-returns") == {}
    assert payments(settlement, "ace-forced") == {(N, E): 1}
    assert payments(settlement, "ace-placed") == {(E, N): 1}


def test_S1_28_nor_if_he_did_not_fail() -> None:
    """He keeps 1 for his ace."""
    assert payments(settled(placed("As", E, taker=N, trick=2))) == {(N, E): 1}
