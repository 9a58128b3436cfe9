"""Whether the deals that the other tests are played on do reach what is rare and costly."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from quinola.outcome import Outcome, outcome_of
from quinola.seats import Seat
from tests.strategies import played_out, random_ruleset


def quinola_of(outcome: Outcome, seat: Seat) -> str:
    """Where the quinola went, as this seat sees it."""
    quinola = outcome.quinola
    if quinola is None:
        return "in the party"
    whose = "own" if quinola.seat is seat else "another's"
    return f"{whose} {quinola.manner} {'late' if quinola.is_late else 'early'}"


def kinds_of(outcome: Outcome) -> list[str]:
    """What is rare in a deal, told without regard to any rule set's options."""
    kinds = []
    undertaker, espagnolette = outcome.first_nine, outcome.espagnolette
    if undertaker is not None:
        made = {outcome.tenth, outcome.eleventh} == {undertaker}
        quinola = quinola_of(outcome, undertaker)
        kinds.append(f"reversis {'made' if made else 'broken'}, {quinola}")
        if espagnolette is not None:
            who = "his" if espagnolette is undertaker else "another's"
            kinds.append(f"reversis with {who} espagnolette")
    if espagnolette is not None:
        late = espagnolette in {outcome.tenth, outcome.eleventh}
        won = (
            "fails late" if late else "takes some" if outcome.tricks[espagnolette] else "takes none"
        )
        kinds.append(f"espagnolette {won}, {quinola_of(outcome, espagnolette)}")
        if outcome.four_aces:
            kinds.append("four aces")
    return kinds


def kinds_in(deals: int, seed: int) -> Counter[str]:
    rng, kinds = Random(seed), Counter[str]()
    for _ in range(deals):
        kinds.update(kinds_of(outcome_of(played_out(random_ruleset(rng), rng))))
    return kinds


def test_reversis_and_espagnolettes_are_frequent() -> None:
    kinds = kinds_in(700, seed=1)
    starts = [f"reversis {end}, {whose}" for end in ("made", "broken") for whose in ("own", "ano")]
    starts += [f"espagnolette fails late, {whose}" for whose in ("own", "another's")]
    starts += ["espagnolette takes some", "espagnolette takes none", "four aces"]
    for start in starts:
        assert sum(count for kind, count in kinds.items() if kind.startswith(start)) >= 5, start


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_manner_of_playing_the_quinola_is_met() -> None:
    kinds = kinds_in(5000, seed=1)
    own = ("own led early", "own led late", "own forced early", "own forced late")
    others = ("another's placed early", "another's placed late", "another's forced early")
    expected = {
        f"reversis {end}, {quinola}"
        for end, quinola in product(("made", "broken"), (*own, *others, "in the party"))
    }
    # Who makes a reversis leads to every trick but the first, so his quinola is forced there only.
    expected -= {"reversis made, own forced late"}
    # He can throw it on another's lead only once the reversis is broken.
    expected |= {"reversis broken, own placed late", "reversis broken, another's forced late"}
    expected |= {
        f"espagnolette {end}, {quinola}"
        for end, quinola in product(
            ("fails late", "takes some", "takes none"),
            ("own placed early", "another's placed early", "another's forced early"),
        )
    }
    expected |= {"reversis with his espagnolette", "reversis with another's espagnolette"}
    assert expected <= set(kinds)
