"""A hint is made from what the seat may know, and its reason from the cards and the fiches."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from quinola import locale
from quinola.actions import Play, perform
from quinola.analysis import Hint, hint, reason_for
from quinola.analysis.hints import measuring
from quinola.analysis.telling import hint_lines, hint_sentence
from quinola.bots.search import Prospect, Search
from quinola.cards import Card
from quinola.deal import Phase
from quinola.dealing import Dealt, deal_out
from quinola.locale import LANGUAGES
from quinola.match import Match
from quinola.rules import house, preset
from quinola.seats import SEATS, exchange_order
from quinola.view import View, view_of
from quinola.wording import Words
from tests.bots.situations import playing

N, E, S, W = SEATS


@pytest.fixture
def light(kernels: None) -> Search:
    return replace(measuring("master"), worlds=64, drawn=128)


def view_of_first(dealt: Dealt) -> View:
    match = Match(preset("classic"), dealt.dealer)
    deal = match.begin(dealt)
    assert deal.turn is not None
    return view_of(deal, deal.turn, match.standing())


def test_hidden_cards_do_not_change_a_hint(light: Search) -> None:
    """All cards that the seat does not see change places, and the hint stays."""
    ruleset = preset("classic")
    pack = list(ruleset.pack)
    Random(7).shuffle(pack)
    first = exchange_order(W)[0]
    mine, rest = tuple(pack[:11]), pack[11:]
    told = []
    for seed in range(3):
        Random(seed).shuffle(rest)
        hidden = iter(rest)
        hands = {
            seat: mine if seat is first else tuple(next(hidden) for _ in range(11 + (seat is W)))
            for seat in SEATS
        }
        told.append(hint(view_of_first(Dealt(W, hands, tuple(hidden))), light))
    assert told[0] == told[1] == told[2]
    assert len(told[0].choices) == 3


def prospect(card: str, fiches: float, *, error: float = 0.5, **facts: object) -> Prospect:
    parts = {"reversis": 0.0, "party": 0.0, "aces": 0.0, "quinola": 0.0, "pool": 0.0}
    values: dict[str, object] = {
        "action": Play(Card.parse(card)),
        "fiches": fiches,
        "behind": 10.0 - fiches,
        "error": 0.0 if fiches == 10 else error,
        "wins_party": 0.0,
        "loses_party": 0.0,
        "makes_reversis": 0.0,
        "reversis_broken": 0.0,
        "fails": 0.0,
        "worlds": 64,
    }
    given = {**parts, **facts.pop("parts", {})}  # type: ignore[dict-item]
    return Prospect(**{**values, **facts, "parts": given})  # type: ignore[arg-type]


def following() -> View:
    """W is to follow to N's and E's spades, with the quinola's guard and low and high spades."""
    found = playing(preset("classic"), {W: "K3.J4.K.32"}, "7s 8s 9s", dealer=W)
    return found.view()


def test_a_difference_within_its_error_is_none() -> None:
    view = following()
    one, two = prospect("3s", 10), prospect("Ks", 9.2)
    assert reason_for(view, [one, two]).verdict == "even"
    assert reason_for(view, [one]).verdict == "only"
    alike = prospect("4s", 10)
    assert reason_for(view, [one, alike]).verdict == "same"
    assert reason_for(view, [one, two, prospect("2c", 1)]).verdict == "even-but"


def test_the_reason_is_where_most_differs() -> None:
    view = following()
    low = prospect("3s", 10, loses_party=0.1, parts={"party": 5.0})
    high = prospect("Ks", 2, loses_party=0.35, parts={"party": -4.0, "aces": 1.0})
    reason = reason_for(view, [low, high])
    assert (reason.verdict, reason.fact, reason.gain) == ("better", "duck", "loses")
    assert (reason.now, reason.then) == (10, 35)
    by_aces = prospect("Ks", 2, parts={"aces": -8.0})
    assert reason_for(view, [prospect("3s", 10), by_aces]).gain == "aces"


def test_a_card_that_takes_is_said_to_take() -> None:
    view = following()
    high, low = prospect("Ks", 10, parts={"pool": 9.0}), prospect("3s", 2)
    reason = reason_for(view, [high, low])
    assert (reason.fact, reason.gain) == ("take", "pool")


def test_placing_the_quinola_and_aces_is_told_with_its_factors() -> None:
    """S has none of the diamonds that N led."""
    found = playing(preset("classic"), {S: "AK3.J42..5432"}, "9d 7d", dealer=E)
    view = found.view()
    assert view.seat is S
    assert view.trick is not None
    reason = reason_for(view, [prospect("Jh", 10, parts={"pool": 8.0}), prospect("Ks", 2)])
    assert (reason.fact, reason.factor, reason.gain) == ("place-quinola", "across", "pool")
    ace = reason_for(view, [prospect("As", 10), prospect("4h", 2)])
    assert ace.fact == "place-ace"
    guard = reason_for(view, [prospect("5c", 10), prospect("4h", 2)])
    assert guard.fact == "keep-guard"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_one_sentence_in_every_language(language: str) -> None:
    view = following()
    low = prospect("3s", 10, loses_party=0.1, parts={"party": 5.0})
    high = prospect("Ks", 2, loses_party=0.35)
    made = Hint((low, high), reason_for(view, [low, high]))
    words = Words(language)
    sentence = hint_sentence(made, words)
    assert sentence.endswith(".")
    assert f"8{locale.say('arena-decimal-mark', language)}0" in sentence
    assert words.card(Card.parse("Ks")) in sentence
    assert all(len(line) <= 70 for line in hint_lines(made, words, 70))


def test_every_moment_of_a_deal_has_a_hint(light: Search) -> None:
    """Also the claims, where they are manual."""
    match = Match(house("classic", {"claims": "manual"}), N)
    pack = list(match.ruleset.pack)
    Random(3).shuffle(pack)
    deal = match.begin(deal_out(pack, N, match.ruleset))
    few = replace(light, worlds=8, drawn=16)
    seen = set()
    while deal.phase is not Phase.OVER:
        assert deal.turn is not None
        view = view_of(deal, deal.turn, match.standing())
        made = hint(view, few)
        seen.add(view.phase)
        assert hint_lines(made, Words(), 80)
        perform(deal, deal.turn, made.choices[0].action)
    assert seen == {Phase.EXCHANGE, Phase.PLAY, Phase.CLAIM}
