"""S4: the espagnolette, who becomes it by his play.

In the outcomes N is the espagnolette and the pool holds 45. Unless told otherwise S pays E the
party of 4; N and S sit opposite.
"""

import pytest

from quinola.cards import Card
from quinola.deal import Deal, Phase
from quinola.ledger import POOL
from quinola.match import Match
from quinola.outcome import Honour, Outcome, outcome_of
from quinola.rules import RuleViolation, preset
from quinola.seats import SEATS
from quinola.settlement import settle
from quinola.view import view_of
from tests.dealing import (
    E,
    N,
    S,
    W,
    exchange,
    forced,
    led,
    outcome,
    payments,
    placed,
    play,
    reversis,
)
from tests.rules.S4 import espagnolette_deal
from tests.telling import Payments, decline_all, filled, play_tricks, rules_cited

ENCYCLOPEDIA = preset("encyclopedia")
PARTY: Payments = {(S, E): 4}
FORCING = ("quinola-forced-holder", "quinola-forced-others")


def succeeding(*honours: Honour, **facts: object) -> Outcome:
    """N took early tricks, but neither of the last two."""
    return outcome(*honours, **{"espagnolette": N, "tenth": S, "eleventh": W, **facts})


def failing(*honours: Honour, **facts: object) -> Outcome:
    """N took the last trick; he has no point, so that otherwise he would win the party.

    E has 2, W 8 and S 30 points.
    """
    plain = {"espagnolette": N, "tenth": S, "eleventh": N, "points": (0, 2, 30, 8)}
    return outcome(*honours, **{**plain, **facts})


def four_aces_in_play() -> Deal:
    """N, the dealer, holds four aces; W leads."""
    return decline_all(Deal(ENCYCLOPEDIA, espagnolette_deal.DEALT), "Qc")


def led_to(hand: str) -> Deal:
    """S leads the king of spades; E, next to play, has this hand. W deals."""
    known = {S: "K...", E: hand, W: "Q..."}
    deal = exchange(Deal(ENCYCLOPEDIA, filled(ENCYCLOPEDIA, W, known)), "- - - Qs")
    return play(deal, "Ks")


@pytest.mark.parametrize(
    "hand",
    [
        "A3.AJ3.A43.543",  # three aces and the quinola
        "A3.AJ3.A43.A54",  # four aces and the quinola
        "A3.A3.A43.A543",  # four aces
    ],
)
def test_S4_20_three_aces_and_the_quinola_or_four_aces_may_revoke(hand: str) -> None:
    """E holds spades and may throw any card on the spade led."""
    deal = led_to(hand)
    assert deal.turn is E
    assert set(deal.legal_cards()) == deal.hands[E]


@pytest.mark.parametrize(
    "hand",
    [
        "A3.A43.A43.543",  # three aces alone
        "A3.AJ3.543.543",  # two aces and the quinola
        "A3.AK3.A43.J43",  # three aces and another jack
    ],
)
def test_S4_20_any_other_hand_follows_suit(hand: str) -> None:
    """E must play one of his two spades."""
    deal = led_to(hand)
    assert [str(card) for card in deal.legal_cards()] == ["As", "3s"]


def test_S4_20_in_the_first_nine_tricks_also_when_the_aces_are_gone() -> None:
    """The right stands on the hand that play began with, not on what is left of it."""
    deal = four_aces_in_play()
    for trick in espagnolette_deal.TRICKS[:9]:
        _, *cards = trick.split()
        play(deal, cards[:3])
        suit = Card.parse(cards[0]).suit
        assert deal.turn is N
        assert any(card.suit is suit for card in deal.hands[N])
        assert set(deal.legal_cards()) == deal.hands[N]
        play(deal, cards[3:])
    assert sorted(map(str, deal.hands[N])) == ["2h", "2s"]


def test_S4_20_in_the_last_two_suit_must_be_followed() -> None:
    """W leads a spade to the tenth: the two of spades, and not the two of hearts."""
    deal = play_tricks(four_aces_in_play(), espagnolette_deal.TRICKS[:9])
    play(deal, "3s 9h Jd")
    assert [str(card) for card in deal.legal_cards()] == ["2s"]
    with pytest.raises(RuleViolation) as refused:
        deal.play(N, Card.parse("2h"))
    assert refused.value.rule == "S4-20"


def test_S4_21_leading_the_quinola_is_paid_as_discarding_it_and_wins_the_remise() -> None:
    """N led it in the third trick: 5 from E and W, 10 from S, the 45, and no bête."""
    settled = settle(succeeding(led("Jh", N, 3)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**PARTY, (E, N): 5, (W, N): 5, (S, N): 10, (POOL, N): 45}
    whys = ("quinola-led-by-right", "quinola-led-by-right-draws")
    assert rules_cited(settled, *whys) == {"S4-21"}
    assert settled.pool == 0


def test_S4_21_nobody_else_may_lead_it_so() -> None:
    """With N the espagnolette, or with none, it costs E a bête and earns nothing."""
    for told in (succeeding(led("Jh", E, 3)), outcome(led("Jh", E, 3))):
        settled = settle(told, ENCYCLOPEDIA, pool=45)
        assert payments(settled) == {**PARTY, (E, POOL): 45}


def test_S4_21_leading_it_makes_the_holder_the_espagnolette() -> None:
    """N holds three aces and leads the quinola to the first trick; that is use of the right."""
    known = {N: "A3.AJ32.A43.54", E: "Q..."}
    deal = exchange(Deal(ENCYCLOPEDIA, filled(ENCYCLOPEDIA, E, known)), "- - - Qs")
    assert deal.turn is N
    assert deal.espagnolette is None
    deal.play(N, Card.parse("Jh"))
    assert deal.espagnolette is N


def test_S4_22_with_four_aces_drawing_the_quinola_earns_double() -> None:
    """N led hearts and drew it from E: 10 × 2, W 5 × 2, and S, across, 5 × 2 × 2."""
    told = succeeding(forced("Jh", E, N, 4), four_aces=True)
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert payments(settled, *FORCING) == {(E, N): 20, (W, N): 10, (S, N): 20}
    # The bête is not doubled.
    assert payments(settled, "bete-forced") == {(E, POOL): 45}


@pytest.mark.parametrize(
    "told",
    [
        outcome(forced("Jh", E, N, 4)),  # no espagnolette at all
        succeeding(forced("Jh", E, N, 4)),  # an espagnolette without four aces
    ],
)
def test_S4_22_without_four_aces_it_earns_the_usual(told: Outcome) -> None:
    """10 from E, 5 from W, and 10 from S across the table."""
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert payments(settled, *FORCING) == {(E, N): 10, (W, N): 5, (S, N): 10}


def test_S4_22_another_who_draws_it_earns_the_usual() -> None:
    """N has the four aces, but W led the hearts: 10 from S, 5 from N, 10 from E across."""
    told = succeeding(forced("Jh", S, W, 4), four_aces=True)
    settled = settle(told, ENCYCLOPEDIA, pool=45)
    assert payments(settled, *FORCING) == {(S, W): 10, (N, W): 5, (E, W): 10}


def test_S4_22_the_four_aces_are_those_that_play_began_with() -> None:
    """N has thrown them by the fourth trick, and they are told of all the same."""
    deal = play_tricks(four_aces_in_play(), espagnolette_deal.TRICKS)
    assert outcome_of(deal).four_aces


def test_S4_23_nobody_else_takes_the_remise_by_the_quinola() -> None:
    """E places it: his fiches he gets, but the pool stays as long as N is the espagnolette."""
    settled = settle(succeeding(placed("Jh", E, W, 4)), ENCYCLOPEDIA, pool=45)
    # 5 from N, 10 from W across, and from S 5 beside the party of 4.
    assert payments(settled) == {(N, E): 5, (W, E): 10, (S, E): 9}
    assert settled.pool == 45
    assert not settled.drawn


def test_S4_23_he_himself_does() -> None:
    """N places it and draws the 45."""
    settled = settle(succeeding(placed("Jh", N, W, 4)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "quinola-draws") == {(POOL, N): 45}


def test_S4_23_not_even_a_reversis_does_and_he_alone_pays_it() -> None:
    """E makes the reversis with N the espagnolette: N pays 16 + 16 + 32, the pool stays."""
    settled = settle(reversis(E, espagnolette=N, party_points=9), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(N, E): 64}
    assert rules_cited(settled, "reversis-made-alone") == {"S4-23"}
    assert settled.pool == 45


def test_S4_23_under_a_reversis_he_still_takes_the_remise_with_the_quinola() -> None:
    """N placed it on a trick of E's: its fiches lapse, the 45 are his, and he pays the 64."""
    settled = settle(reversis(E, placed("Jh", N, E, 3), espagnolette=N), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(N, E): 64, (POOL, N): 45}
    assert rules_cited(settled, "espagnolette-draws") == {"S4-23"}


def test_S4_23_his_own_reversis_is_paid_and_drawn_as_any() -> None:
    """Each of the others pays N, and the pool is his."""
    settled = settle(reversis(N, espagnolette=N), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(S, N): 32, (E, N): 16, (W, N): 16, (POOL, N): 45}


def test_S4_23_in_a_deal_played_with_cards() -> None:
    """W takes every trick from N, who throws four aces: N alone pays, and the aces lapse."""
    deal = play_tricks(four_aces_in_play(), espagnolette_deal.TRICKS)
    settled = settle(outcome_of(deal), ENCYCLOPEDIA)
    # N deals: 15 + 64 = 79. W -10 + 64 = 54.
    assert settled.net == (-79, -10, -10, 54)
    assert settled.pool == 45


@pytest.mark.parametrize("late", [{"tenth": N, "eleventh": S}, {"tenth": S, "eleventh": N}])
def test_S4_24_taking_the_tenth_or_last_trick_he_loses_the_party(late: dict[str, object]) -> None:
    """N, without a point, pays E, who has 2; S with 30 pays nothing."""
    settled = settle(failing(party_points=9, **late), ENCYCLOPEDIA, pool=45)
    # 9 + 4 = 13
    assert payments(settled) == {(N, E): 13}


def test_S4_24_earlier_tricks_do_not_harm_him() -> None:
    """N took three of the first nine and wins the party from S, across: (9 + 4) × 2."""
    told = succeeding(points=(0, 2, 30, 8), party_points=9)
    assert payments(settle(told, ENCYCLOPEDIA, pool=45)) == {(S, N): 26}


@pytest.mark.parametrize("honour", [placed("Jh", N, E, 4), led("Jh", N, 4)])
def test_S4_24_he_takes_no_remise(honour: Honour) -> None:
    """Placed, or led by his right: the fiches are his, the pool is nobody's, and no bête is due."""
    settled = settle(failing(honour), ENCYCLOPEDIA, pool=45)
    # N pays E the party of 4.
    assert payments(settled) == {(N, E): 4, (E, N): 5, (W, N): 5, (S, N): 10}
    assert settled.pool == 45


def test_S4_24_he_pays_double_for_every_ace_of_the_others() -> None:
    """Where another would pay, N pays twice, reckoned between himself and the one he pays."""
    # E's ace of clubs placed on W's trick: N pays E, his neighbour, 1 × 2.
    # S's ace of diamonds placed on E's trick: N pays S, across, 2 × 2 × 2.
    # W's ace of spades drawn by S in the tenth: N pays S 1 × 2 × 2 × 2.
    honours = (placed("Ac", E, W, 2), placed("Ad", S, E, 3), forced("As", W, S, 10))
    settled = settle(failing(*honours), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "espagnolette-pays-aces") == {(N, E): 2, (N, S): 8 + 8}
    assert rules_cited(settled, "espagnolette-pays-aces") == {"S4-24"}
    assert payments(settled, "ace-placed", "ace-forced") == {}


def test_S4_24_and_for_his_own() -> None:
    """An ace he placed he pays to whoever would have paid it; one drawn from him, to its leader."""
    # Ace of diamonds placed on E's trick: E would pay 2; N pays E 2 × 2.
    # Ace of hearts placed on S's trick: N pays S, across, 1 × 2 × 2.
    # Ace of clubs drawn by W: N pays W 1 × 2.
    honours = (placed("Ad", N, E, 2), placed("Ah", N, S, 3), forced("Ac", N, W, 4))
    settled = settle(failing(*honours), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "espagnolette-pays-aces") == {(N, E): 4, (N, S): 4, (N, W): 2}
    assert payments(settled, "ace-placed", "ace-forced") == {}


def test_S4_24_one_he_drew_he_pays_to_its_player() -> None:
    """N led spades and E had to play the ace: E would pay 1; N pays E 2."""
    settled = settle(failing(forced("As", E, N, 2)), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "espagnolette-pays-aces") == {(N, E): 2}


def test_S4_24_aces_led_are_no_matter() -> None:
    """Neither his own nor another's."""
    settled = settle(failing(led("Ad", N, 2), led("As", E, 3)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(N, E): 4}


def test_S4_24_without_failing_the_aces_are_paid_as_usual() -> None:
    """E pays N 2 for the ace of diamonds."""
    settled = settle(succeeding(placed("Ad", N, E, 2)), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {**PARTY, (E, N): 2}


@pytest.mark.parametrize("trick", [10, 11])
def test_S4_25_a_bete_if_he_led_the_quinola_there(trick: int) -> None:
    """As the highest heart it takes the trick and fails him: one bête of 45, and no more."""
    late = {"tenth": N} if trick == 10 else {"eleventh": N}
    settled = settle(failing(led("Jh", N, trick), **late), ENCYCLOPEDIA, pool=45)
    assert payments(settled) == {(N, E): 4, (N, POOL): 45}
    assert rules_cited(settled, "bete-espagnolette") == {"S4-25"}
    assert settled.pool == 90


@pytest.mark.parametrize(
    "honours", [(), (placed("Jh", N, E, 4),), (led("Jh", N, 4),), (placed("Jh", W, E, 4),)]
)
def test_S4_25_otherwise_none(honours: tuple[Honour, ...]) -> None:
    """Failing without it, or having played it before, costs no bête."""
    settled = settle(failing(*honours), ENCYCLOPEDIA, pool=45)
    assert payments(settled, "bete-espagnolette", "bete-led", "bete-forced") == {}
    assert settled.pool == 45


def test_S4_26_the_right_need_not_be_used() -> None:
    """N follows suit where he can, all through, and is never the espagnolette."""
    deal = four_aces_in_play()
    while deal.phase is Phase.PLAY:
        assert deal.turn is not None
        assert deal.trick is not None
        suit = deal.trick.suit
        following = [card for card in deal.legal_cards() if card.suit is suit]
        deal.play(deal.turn, (following or deal.legal_cards())[-1])
    finished = outcome_of(deal)
    assert deal.espagnolette is None
    assert finished.espagnolette is None
    assert not finished.four_aces


def test_S4_26_the_first_revoke_makes_him_the_espagnolette() -> None:
    """Following suit in the first trick he is not yet; breaking it in the second he is."""
    deal = play(four_aces_in_play(), "Ks Jc 7c 2s")
    assert deal.espagnolette is None
    play(deal, "Qs 9c 6c Ac")
    assert deal.espagnolette is N
    # The others cannot tell it from an honest discard, until he shows a spade.
    standing = Match(ENCYCLOPEDIA, N).standing()
    known = {seat: view_of(deal, seat, standing).espagnolette for seat in SEATS}
    assert known == {N: N, E: None, S: None, W: None}


def test_S4_26_discarding_when_void_is_no_revoke() -> None:
    """S and E, without spades, threw other cards on them and have no such status."""
    deal = play(four_aces_in_play(), "Ks Jc 7c 2s")
    assert deal.espagnolette is None


def test_S4_26_nothing_is_announced() -> None:
    """There is no such phase; saying it is refused."""
    deal = four_aces_in_play()
    with pytest.raises(RuleViolation) as refused:
        deal.announce(N)
    assert refused.value.rule == "S4-26"
