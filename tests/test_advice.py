"""The benchmark behind the chapter on strategy: its questions, and how its work is shared out."""

from __future__ import annotations

from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import Final

import numpy as np
import pytest

from benchmarks.advice import figure, watch_all
from benchmarks.situations import (
    ACE_THROWN,
    DUCKED_HIGH,
    ESPAGNOLETTE_KEPT,
    HEARTS_LED,
    LED_LOW,
    MEASURES,
    QUESTIONS,
    QUINOLA_ENDS,
    QUINOLA_KEPT,
    QUINOLA_LED_LATE,
    QUINOLA_THROWN,
    REVERSIS_BROKEN_UP,
    SHORT_ACE_ASIDE,
    TAKEN_HIGH,
    TALON_LEFT,
    VOID_MADE,
    choices,
)
from quinola.cards import parse_hand
from quinola.deal import Deal
from quinola.kernels.encoding import coding
from quinola.kernels.layout import DECLINE, HANDS, TRICK, TURN
from quinola.rules import preset
from tests.dealing import E, N, W, exchange, play
from tests.rules.deals import FOUR_ACES, QUARTERED, filled

pytestmark = pytest.mark.slow  # Kernels of its own are compiled.

CLASSIC: Final = preset("classic")
CODE: Final = coding(CLASSIC)
NEVER: Final[tuple[set[str], set[str]]] = (set(), set())


def asked(question: int, deal: Deal) -> tuple[set[str], set[str]]:
    """What is asked about, and what else could be done; two empty sets where it does not arise."""
    return both(question, CODE.state(deal))


def both(
    question: int, state: np.ndarray[tuple[int], np.dtype[np.int64]]
) -> tuple[set[str], set[str]]:
    one, other = (told(mask) for mask in choices(question, CODE.rules, state))
    return (one, other) if one and other else NEVER


def told(mask: int) -> set[str]:
    cards = {str(card) for card in CODE.unmask(mask & (1 << 48) - 1)}
    return cards | ({"-"} if mask >> DECLINE & 1 else set())


def cards(hand: str) -> set[str]:
    return {str(card) for card in parse_hand(hand)}


def quartered(plays: str = "") -> Deal:
    """In play, E to lead: nobody has more than three of a suit."""
    return play(exchange(Deal(CLASSIC, QUARTERED), "Qc Kc Ac Jc"), plays)


def test_questions_of_the_exchange() -> None:
    deal = Deal(CLASSIC, QUARTERED)
    hand = cards("K84.A95.J62.Q7")
    assert asked(TALON_LEFT, deal) == ({"-"}, hand)
    assert asked(SHORT_ACE_ASIDE, deal) == ({"Ah"}, hand - {"Ah"} | {"-"})
    assert asked(QUINOLA_KEPT, deal) == NEVER
    deal.decline(E)
    hand = cards("A95.J62.Q73.K8")
    assert asked(QUINOLA_KEPT, deal) == (hand - {"Jh"} | {"-"}, {"Jh"})
    assert asked(SHORT_ACE_ASIDE, deal) == NEVER
    # No suit of one card to put aside.
    assert asked(VOID_MADE, deal) == NEVER
    deal.decline(N)
    deal.decline(W)
    # The dealer cannot leave a card.
    assert asked(TALON_LEFT, deal) == NEVER


def test_a_singleton_makes_a_void() -> None:
    deal = Deal(CLASSIC, filled(CLASSIC, {E: "Jh 2h 3h 9s As Ks Qs 7d Kc Qc Jc"}))
    one, other = asked(VOID_MADE, deal)
    assert one == {"7d"}
    assert other == {"2h", "3h", "9s", "As", "Ks", "Qs", "Kc", "Qc", "Jc"}


def test_an_espagnolette_is_kept_or_broken() -> None:
    deal = Deal(CLASSIC, filled(CLASSIC, {E: "Jh As Ah Ad 9s 8s 7s 9d 8d 9c 8c"}))
    one, other = asked(ESPAGNOLETTE_KEPT, deal)
    assert other == {"Jh", "As", "Ah", "Ad"}
    assert one == {"9s", "8s", "7s", "9d", "8d", "9c", "8c", "-"}
    # With the quinola and all four aces no discard breaks it.
    deal = Deal(CLASSIC, FOUR_ACES)
    deal.decline(E)
    assert asked(ESPAGNOLETTE_KEPT, deal) == NEVER


def test_questions_on_the_lead() -> None:
    deal = quartered()
    assert asked(LED_LOW, deal) == ({"4s", "2d", "3c"}, {"Ks", "Jd", "7c"})
    assert asked(HEARTS_LED, deal) == (
        {"9h", "5h"},
        {"Ks", "8s", "4s", "Jd", "6d", "2d", "7c", "3c"},
    )
    # Once the quinola has fallen nobody hunts it.
    assert asked(HEARTS_LED, quartered("Ah Jh Qh Kh")) == NEVER


def test_questions_of_who_follows() -> None:
    assert asked(DUCKED_HIGH, quartered("Ks")) == ({"9s"}, {"5s"})
    # The last, who cannot stay under.
    assert asked(TAKEN_HIGH, quartered("2d 3d 4d")) == ({"Ad"}, {"5d"})
    assert asked(TAKEN_HIGH, quartered("2d 3d")) == NEVER
    # Who holds the quinola in the suit has other cares.
    assert asked(DUCKED_HIGH, quartered("Ah")) == NEVER


def test_questions_of_who_is_void() -> None:
    held = {
        N: "Jh 9h 8h 7h Ad 9d 8d 7d 9c 8c 7c",
        W: "Ah 2h 3h 4h Kd 6d 5d 4d Ac 6c 5c",
        E: "Ks Qs",
    }
    deal = play(exchange(Deal(CLASSIC, filled(CLASSIC, held, "2c 2d 3d")), "- - - 2s"), "Ks")
    assert asked(QUINOLA_THROWN, deal) == (
        {"Jh"},
        {"9h", "8h", "7h", "Ad", "9d", "8d", "7d", "9c", "8c", "7c"},
    )
    assert asked(ACE_THROWN, deal) == NEVER
    play(deal, "Jh")
    one, other = asked(ACE_THROWN, deal)
    assert one == {"Ah", "Ac"}
    assert len(other) == 9


def test_a_reversis_in_the_making_is_broken_up_by_the_last_to_play() -> None:
    deal = quartered("Ah Jh Qh Kh 9h 6h 7h 8h Ks 5s 2s 7s 6d 3d 4d")
    assert {trick.taker for trick in deal.tricks} == {E}
    assert asked(REVERSIS_BROKEN_UP, deal) == ({"Ad", "9d"}, {"5d"})
    # Not as long as there are but two tricks.
    assert asked(REVERSIS_BROKEN_UP, quartered("Ah Jh Qh Kh 9h 6h 7h 8h 6d 3d 4d")) == NEVER


def test_the_quinola_is_led_to_the_tenth_trick() -> None:
    state = CODE.state(quartered())
    state[TRICK], state[TURN] = 10, N
    state[HANDS + N] = CODE.mask(parse_hand(".J..3"))
    assert both(QUINOLA_LED_LATE, state) == ({"Jh"}, {"3c"})
    state[TRICK] = 9
    assert both(QUINOLA_LED_LATE, state) == NEVER


def test_every_question_is_tried_here() -> None:
    aside = [QUINOLA_KEPT, SHORT_ACE_ASIDE, ESPAGNOLETTE_KEPT, TALON_LEFT, VOID_MADE]
    thrown = [QUINOLA_THROWN, QUINOLA_LED_LATE, ACE_THROWN, HEARTS_LED]
    tricks = [LED_LOW, DUCKED_HIGH, TAKEN_HIGH, REVERSIS_BROKEN_UP]
    assert sorted(aside + thrown + tricks) == list(range(QUESTIONS))


def test_a_figure_is_a_mean_with_its_interval() -> None:
    values = [3, -1, 4, 1, -5, 9, 2, 6]
    count, mean, half = figure(len(values), sum(values), sum(value**2 for value in values))
    z = NormalDist().inv_cdf(0.975)
    assert count == len(values)
    assert mean == pytest.approx(fmean(values), abs=1e-4)
    assert half == pytest.approx(z * stdev(values) / len(values) ** 0.5, abs=1e-4)


def test_no_sum_depends_on_how_the_work_is_shared_out(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    whole = watch_all(20, 1, 1, state)
    lines = state.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == len(whole)
    # Killed within a line, and gone on with by two.
    state.write_text("".join(lines[:5]) + lines[5][:40], encoding="utf-8")
    again = watch_all(20, 1, 2, state)
    assert set(again) == set(whole)
    for name, sums in whole.items():
        assert (again[name] == sums).all(), name
        # In every deal the quinola ends in one way.
        assert sums[QUINOLA_ENDS, :4, 1].sum() == 20
        assert sums.shape[0] == len(MEASURES)
    assert any(
        (watch_all(20, 2, 2, None)[name.replace("/1/", "/2/")] != sums).any()
        for name, sums in whole.items()
    )
