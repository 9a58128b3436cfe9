"""S3: the espagnolette that is announced.

In the outcomes E is the espagnolette; unless told otherwise he has no trick and no points, so that
S pays him the party of 5 as well. 20 lie in the pot.
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
from tests.dealing import E, N, S, W, exchange, forced, outcome, payments, placed, play
from tests.rules.S3 import espagnolette_deal, ordinary_deal
from tests.telling import Payments, filled, pass_all, play_tricks, rules_cited

FAMILY = preset("family")
STAKES_AGAIN: Payments = {(seat, POOL): 5 for seat in SEATS}
BONUSES = ("ace-placed", "quinola-placed")


def trickless(*honours: Honour) -> Outcome:
    return outcome(*honours, espagnolette=E, tricks=(4, 0, 5, 2))


def caught(*honours: Honour, **facts: object) -> Outcome:
    """E got one trick, the first, and no point in it."""
    return outcome(*honours, espagnolette=E, **facts)


def exchanged(hand: str, cards: str, talon: str = "") -> Deal:
    """E deals, so the exchange goes N, W, S, E, and S is the first to be asked to announce."""
    return exchange(Deal(FAMILY, filled(FAMILY, E, {S: hand, E: "Q..."}, talon)), cards)


@pytest.mark.parametrize(
    "hand",
    [
        "A3.AJ3.A43.543",  # three aces and the quinola
        "A3.A3.A43.A543",  # four aces
        "A3.AJ3.A43.A54",  # four aces and the quinola
    ],
)
def test_S3_27_three_aces_and_the_quinola_or_four_aces_may_be_announced(hand: str) -> None:
    """One who holds them as dealt may say so before the first lead; others are only passed by."""
    deal = exchanged(hand, "- - - Qs")
    assert deal.phase is Phase.ANNOUNCE
    assert [seat for seat in SEATS if deal.can_announce(seat)] == [S]
    deal.announce(S)
    assert deal.espagnolette is S
    assert all(view_of(deal, seat, Match(FAMILY, E).standing()).espagnolette is S for seat in SEATS)


@pytest.mark.parametrize(
    "hand",
    [
        "A3.A43.A43.543",  # three aces alone
        "A3.AJ3.543.543",  # two aces and the quinola
        "A3.AK3.A43.J43",  # three aces and a jack, but of clubs
    ],
)
def test_S3_27_any_other_hand_is_none(hand: str) -> None:
    """Announcing it is refused."""
    deal = exchanged(hand, "- - - Qs")
    with pytest.raises(RuleViolation) as refused:
        deal.announce(S)
    assert refused.value.rule == "S3-27"
    assert deal.espagnolette is None


def test_S3_27_the_exchange_may_bring_it() -> None:
    """S has three aces and takes the fourth from the reserve, where the third card is his."""
    deal = exchanged("A3.A43.A43.543", "- - 3s Qs", talon="5h 4s Ac")
    assert deal.can_announce(S)


def test_S3_27_the_exchange_may_end_it() -> None:
    """One of four aces put aside, and three without the quinola are nothing."""
    deal = exchanged("A3.A3.A43.A543", "- - As Qs")
    assert not deal.can_announce(S)


def test_S3_27_it_is_announced_before_the_first_lead_or_not_at_all() -> None:
    """After the first card, or after having passed, it is too late."""
    deal = exchanged("A3.A3.A43.A543", "- - - Qs")
    deal.pass_by(S)
    assert not deal.can_announce(S)
    pass_all(deal)
    with pytest.raises(RuleViolation) as refused:
        deal.announce(S)
    assert refused.value.rule == "S3-27"


def in_play(*, announced: bool) -> Deal:
    """N, the dealer, holds four aces; E leads. N is asked last."""
    deal = exchange(Deal(FAMILY, espagnolette_deal.DEALT), "- - - Qc")
    for seat in (E, S, W):
        deal.pass_by(seat)
    if announced:
        deal.announce(N)
    else:
        deal.pass_by(N)
    return deal


def test_S3_28_any_card_goes_to_the_first_nine_tricks() -> None:
    """N may play his whole hand to each, also after he has thrown his aces."""
    deal = in_play(announced=True)
    for trick in espagnolette_deal.TRICKS[:9]:
        _, *cards = trick.split()
        play(deal, cards[:3])
        assert deal.turn is N
        suit = Card.parse(cards[0]).suit
        # He could follow suit every time and never has to.
        assert any(card.suit is suit for card in deal.hands[N])
        assert set(deal.legal_cards()) == deal.hands[N]
        play(deal, cards[3:])
        assert deal.tricks[-1].taker is E
    # All four aces are gone since the fourth trick.
    assert sorted(map(str, deal.hands[N])) == ["3h", "3s"]


def test_S3_28_in_the_last_two_he_follows_suit() -> None:
    """In the tenth trick spades are led: the three of spades, and not the three of hearts."""
    deal = play_tricks(in_play(announced=True), espagnolette_deal.TRICKS[:9])
    play(deal, "4s Th Jd")
    assert [str(card) for card in deal.legal_cards()] == ["3s"]
    with pytest.raises(RuleViolation) as refused:
        deal.play(N, Card.parse("3h"))
    assert refused.value.rule == "S3-28"
    # And void in the eleventh he plays what he has left.
    play_tricks(play(deal, "3s"), espagnolette_deal.TRICKS[10:])
    assert deal.phase is Phase.OVER


def test_S3_28_without_the_announcement_there_is_no_such_right() -> None:
    """The same four aces, kept quiet: N must follow the spade led, with the ace or the three."""
    deal = play(in_play(announced=False), "Ks Jc 8c")
    assert [str(card) for card in deal.legal_cards()] == ["As", "3s"]
    with pytest.raises(RuleViolation) as refused:
        deal.play(N, Card.parse("Ah"))
    assert refused.value.rule == "S3-27"


def test_S3_28_nobody_else_is_freed_by_it() -> None:
    """E and the others follow suit: W, led to in hearts by N's neighbour, has none and discards."""
    deal = play_tricks(in_play(announced=True), espagnolette_deal.TRICKS[:3])
    play(deal, "Kh")
    # S, next to play, holds nothing but hearts from the queen down to the four, less those gone.
    hearts = {card for card in deal.hands[S] if str(card)[1] == "h"}
    assert hearts
    assert set(deal.legal_cards()) == hearts


def test_S3_29_without_a_trick_he_keeps_his_bonuses_and_takes_the_pot() -> None:
    """E placed two aces, 1 from S and 2 from W, and at the end draws the 20."""
    settled = settle(trickless(placed("As", E, S, 2), placed("Ad", E, W, 5)), FAMILY, pool=20)
    # S: party 5 and ace of spades 1.
    paid: Payments = {(S, E): 6, (W, E): 2, (POOL, E): 20}
    assert payments(settled) == {**paid, **STAKES_AGAIN}
    assert rules_cited(settled, "espagnolette-succeeds") == {"S3-29"}
    assert settled.pool == 20


def test_S3_29_what_came_into_the_pot_is_his_too() -> None:
    """A forced ace of diamonds adds 2: he draws 22 at the end."""
    settled = settle(trickless(forced("Ad", W, S, 11)), FAMILY, pool=20)
    assert payments(settled, "espagnolette-succeeds") == {(POOL, E): 22}


def test_S3_29_no_trick_without_an_announcement_brings_no_pot() -> None:
    """A player without a trick who announced nothing leaves the pot alone."""
    settled = settle(outcome(tricks=(4, 0, 5, 2)), FAMILY, pool=20)
    assert payments(settled) == {(S, E): 5}
    assert settled.pool == 20


def test_S3_29_the_party_he_wins_no_sooner_than_another_without_a_trick() -> None:
    """N has neither trick nor point either and sits better: the party is his, the pot is E's."""
    told = outcome(points=(0, 0, 32, 8), tricks=(0, 0, 8, 3), espagnolette=E)
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, "party") == {(S, N): 5}
    assert payments(settled, "espagnolette-succeeds") == {(POOL, E): 20}


def test_S3_30_with_any_trick_he_pays_back_double_every_bonus() -> None:
    """E got 1 from S, 2 from W and 5 from N, and pays 2, 4 and 10; the pot at the end stays."""
    honours = (placed("As", E, S, 2), placed("Ad", E, W, 5), placed("Jh", E, N, 7))
    settled = settle(caught(*honours), FAMILY, pool=20)
    assert payments(settled, *BONUSES) == {(S, E): 1, (W, E): 2, (N, E): 5}
    assert payments(settled, "espagnolette-returns") == {(E, S): 2, (E, W): 4, (E, N): 10}
    assert rules_cited(settled, "espagnolette-returns") == {"S3-30"}
    # More than that is not asked of him: no bête, and no pot at the end.
    assert payments(settled, "espagnolette-succeeds", "bete-espagnolette") == {}


@pytest.mark.parametrize(
    ("tenth", "eleventh", "tricks"), [(E, N, (3, 1, 5, 2)), (S, E, (3, 1, 5, 2))]
)
def test_S3_30_a_late_trick_is_as_bad_as_an_early_one(
    tenth: int, eleventh: int, tricks: tuple[int, ...]
) -> None:
    """One trick in all, the tenth or the last: it fails him just so."""
    told = caught(placed("As", E, S, 2), tenth=tenth, eleventh=eleventh, tricks=tricks)
    settled = settle(told, FAMILY, pool=20)
    assert settled.verdict.espagnolette_failed
    assert payments(settled, "espagnolette-returns") == {(E, S): 2}


def test_S3_30_nothing_is_returned_without_a_trick_or_an_announcement() -> None:
    """He who has none keeps the chip; he who announced nothing keeps it whatever he took."""
    ace = placed("As", E, S, 2)
    assert payments(settle(trickless(ace), FAMILY, pool=20), "espagnolette-returns") == {}
    assert payments(settle(outcome(ace), FAMILY, pool=20)) == {(S, E): 6}


def test_S3_31_he_pays_the_party_to_the_fewest_of_the_other_three() -> None:
    """E, with one blank trick and no point, pays W, who has 8; S with 20 pays nothing."""
    settled = settle(caught(party_points=9), FAMILY, pool=20)
    # 9 + 5 = 14
    assert payments(settled) == {(E, W): 14}
    assert rules_cited(settled, "party") == {"S3-31"}


def test_S3_31_the_other_three_are_ranked_as_usual() -> None:
    """W and N both have 8 points and three tricks: N, nearer on the dealer's left, is paid."""
    told = caught(points=(8, 0, 24, 8), tricks=(3, 1, 4, 3))
    assert payments(settle(told, FAMILY, pool=20)) == {(E, N): 5}


def test_S3_31_in_success_the_party_goes_as_usual() -> None:
    """Most points pays, and that is S."""
    assert payments(settle(trickless(), FAMILY, pool=20), "party") == {(S, E): 5}


@pytest.mark.parametrize("fails", [False, True])
def test_S3_32_another_holder_of_an_ace_or_the_quinola_earns_the_usual(fails: bool) -> None:
    """N placed the quinola on W's trick and S an ace on N's: 5, the pot, and 1, and keep it."""
    honours = (placed("Jh", N, W, 3), placed("Ac", S, N, 4))
    told = caught(*honours) if fails else trickless(*honours)
    settled = settle(told, FAMILY, pool=20)
    assert payments(settled, *BONUSES) == {(W, N): 5, (N, S): 1}
    assert payments(settled, "quinola-draws") == {(POOL, N): 20}
    assert payments(settled, "espagnolette-returns") == {}


def test_S3_32_the_espagnolette_pays_them_too() -> None:
    """E took the trick on which N placed the ace of diamonds: 2."""
    settled = settle(caught(placed("Ad", N, E, 3)), FAMILY, pool=20)
    assert payments(settled, *BONUSES) == {(E, N): 2}


def test_S3_32_what_lies_in_the_party_earns_nothing() -> None:
    """The quinola aside was never played: no payment for it, and nobody draws for it."""
    deal = play_tricks(in_play(announced=True), espagnolette_deal.TRICKS)
    finished = outcome_of(deal)
    assert finished.quinola is None
    settled = settle(finished, FAMILY)
    cards = {transfer.card for transfer in settled.transfers}
    assert Card.parse("Jh") in deal.party
    assert Card.parse("Jh") not in cards
    assert Card.parse("As") in cards


def test_S3_32_an_ordinary_holder_beside_no_espagnolette_earns_the_same() -> None:
    """In the ordinary deal E gets 5 from W for the quinola and S 2 for the ace of diamonds."""
    deal = pass_all(exchange(Deal(FAMILY, ordinary_deal.DEALT), "- - - Qc"))
    settled = settle(outcome_of(play_tricks(deal, ordinary_deal.TRICKS)), FAMILY)
    assert payments(settled, *BONUSES) == {(W, E): 5, (W, S): 2}
