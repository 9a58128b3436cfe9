"""The problems are sound, and `expert` and `master` solve them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from quinola.bots import BOTS, searching
from quinola.bots.search import Search
from quinola.rules import PRESETS
from tests.problems import endings
from tests.problems.page import PAGE, page
from tests.problems.problem import Problem, problems
from tests.problems.verdict import verdict

PROBLEMS: Final = problems()
each = pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)

KNOWN_FAILURES: Final[dict[str, dict[str, str]]] = {
    "expert": {},
    "master": {
        "only-the-espagnolette-draws": "nobody it knows would have played so far as they did here,"
        " and weighing makes strange worlds likely",
    },
}
"""What a level gets wrong though the verdict is clear, and why: by level and problem."""


@pytest.fixture(scope="module")
def thorough(kernels: None) -> Callable[[str], Search]:
    """Both levels with 2,000 worlds, so that the answer does not hang on luck."""
    searches = {
        "expert": replace(searching.search("expert"), worlds=2000),
        "master": replace(searching.search("master"), worlds=2000, drawn=4000),
    }
    return searches.__getitem__


def test_there_are_enough_and_of_every_kind() -> None:
    assert len(PROBLEMS) >= 40
    assert {problem.ruleset.preset for problem in PROBLEMS} == set(PRESETS)
    assert sum(bool(problem.ruleset.overrides) for problem in PROBLEMS) >= 4
    assert {problem.view.phase for problem in PROBLEMS} >= {"exchange", "announce", "play", "claim"}
    assert [problem.number for problem in PROBLEMS] == list(range(1, len(PROBLEMS) + 1))
    assert len({problem.title for problem in PROBLEMS}) == len(PROBLEMS)


@each
def test_a_problem_hangs_together(problem: Problem) -> None:
    # `view` replays the deal by the rules: a history that is not legal is refused.
    actions = set(problem.view.actions())
    assert set(problem.right) < actions
    assert problem.wrong
    assert set(problem.wrong) <= actions - set(problem.right)
    assert problem.reason.endswith(".")


@each
def test_the_verdict_is_of_this_position_and_clear(problem: Problem) -> None:
    found = problem.verdict
    assert found["digest"] == problem.digest
    assert found["margin"] >= 0.5
    if found["method"] == "sampled":
        assert found["worlds"] >= 100_000
        assert found["margin"] >= 4 * found["error"]
    else:
        assert len(problem.deal.tricks) >= 9
        assert 1 <= found["deals"] <= endings.MOST


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize(
    "problem",
    [problem for problem in PROBLEMS if problem.verdict["method"] == "exact"],
    ids=lambda problem: problem.name,
)
def test_an_exact_verdict_comes_out_again(problem: Problem) -> None:
    assert verdict(problem) == problem.verdict


@pytest.mark.slow
@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize(
    "problem",
    [
        pytest.param(problem, id=problem.name, marks=[pytest.mark.long] if at % 4 else [])
        for at, problem in enumerate(one for one in PROBLEMS if one.verdict["method"] == "sampled")
    ],
)
def test_a_smaller_sample_bears_a_verdict_out(problem: Problem) -> None:
    again = verdict(problem, 10_000)
    assert again["margin"] > 0
    assert abs(again["margin"] - problem.verdict["margin"]) <= 6 * again["error"]


@pytest.mark.parametrize("level", [pytest.param("expert", marks=pytest.mark.slow), "master"])
@each
def test_a_level_solves_a_problem(
    problem: Problem,
    level: str,
    thorough: Callable[[str], Search],
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    reason = KNOWN_FAILURES[level].get(problem.name)
    if reason is not None:
        request.applymarker(pytest.mark.xfail(reason=reason, strict=True))
    monkeypatch.setattr(searching, "search", thorough)
    answer = BOTS[level](Random(1)).act(problem.view, float("inf"))
    assert answer in problem.right


def test_known_failures_are_of_problems_there_are() -> None:
    names = {problem.name for problem in PROBLEMS}
    assert all(set(failures) <= names for failures in KNOWN_FAILURES.values())


@each
def test_playing_at_random_does_not_solve_a_problem(problem: Problem) -> None:
    answers = {BOTS["random"](Random(seed)).act(problem.view, 0.0) for seed in range(40)}
    assert answers - set(problem.right)


def test_the_page_shows_them_as_they_are() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(PROBLEMS)
