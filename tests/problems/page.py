"""The problems as a page for readers: `python -m tests.problems.page` writes docs/problems.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from quinola.actions import Action, Announce, Claim, Decline, Discard, Pass, Play
from quinola.cards import Card, Suit
from quinola.deal import Phase
from quinola.diagram import tricks_lines
from quinola.events import Announced, Declined, Discarded, Event, Passed
from quinola.seats import SEATS
from quinola.view import View
from quinola.wording import Words
from tests.problems.problem import Problem, problems

PAGE: Final = Path(__file__).parents[2] / "docs" / "problems.md"

WORDS: Final = Words()

HEAD: Final = """\
# Problems

Moments of deals, each with a question: which card, which discard, to announce or not. What is
shown is what the player on turn sees: his hand, what he put aside, the tricks. Seats N, E, S, W
lie clockwise; in the play `>` stands before the card led and `*` behind the one that took the
trick. Amounts are fiches; R is the remise, what was in the pool when play began.

An *exact* answer was counted out in all deals that agree with what the player has seen,
everyone playing for himself with open cards; *certain* says that in none of them, however
anyone plays from there, another answer can bring more. A *sampled* one was found by playing the
choices to the end in 100,000 such deals, half of them by each of two policies; a choice that
had fallen far behind after the first 8,000 was tried no further. From trick 9 on the rest is
played as all would with open cards. The margin is by how much the worst right answer is better
than the best of all others, by the policy that finds less between them. What each choice brings
counts from the first lead on, stakes left out.

The positions are the files of `tests/problems/positions`; this page and all verdicts are made anew
by `python -m tests.problems.verdict`.
"""


def page(all_problems: Iterable[Problem]) -> str:
    """The whole page, in Markdown."""
    return "\n".join([HEAD, *(line for problem in all_problems for line in _problem(problem))])


def _problem(problem: Problem) -> Iterator[str]:
    yield f"## {problem.number}. {problem.title}"
    yield ""
    yield _rules(problem)
    yield ""
    yield "```text"
    yield from _diagram(problem)
    yield "```"
    yield ""
    yield f"**{_question(problem.view)}**"
    yield ""
    yield "<details><summary>Answer</summary>"
    yield ""
    answers = _answers(problem.right)
    yield f"{answers[0].upper()}{answers[1:]}. {problem.reason}"
    yield ""
    yield f"Wrong: {_answers(problem.wrong)}. {_evidence(problem)}"
    yield ""
    yield from _table(problem)
    yield ""
    yield "</details>"
    yield ""


def _rules(problem: Problem) -> str:
    overrides = problem.ruleset.overrides
    if not overrides:
        return f"Rules: `{problem.ruleset.preset}`."
    changes = ", ".join(f"`{key} = {_option(value)}`" for key, value in overrides.items())
    return f"House rules: `{problem.ruleset.preset}` with {changes}."


def _option(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _diagram(problem: Problem) -> Iterator[str]:
    view = problem.view
    yield f"You are {view.seat}. {view.dealer} dealt. Pool {view.standing.pool}, {_remise(view)}"
    yield ""
    yield "  ".join(f"{suit.glyph} {_ranks(view.hand, suit)}" for suit in Suit)
    yield ""
    yield from (WORDS.event(event) for event in view.events if _is_before_play(event))
    if view.tricks or (view.trick and view.trick.plays):
        yield ""
        yield from (line.rstrip() for line in tricks_lines(problem.deal, WORDS))


def _remise(view: View) -> str:
    remise = f"R {view.standing.remise}."
    if not view.tricks:
        return remise
    points = (f"{seat} {taken}" for seat, taken in zip(SEATS, view.points, strict=True))
    return f"{remise} Points taken: {', '.join(points)}."


def _is_before_play(event: Event) -> bool:
    return isinstance(event, Discarded | Declined | Announced | Passed)


def _ranks(hand: Iterable[Card], suit: Suit) -> str:
    return " ".join(WORDS.rank(card.rank) for card in hand if card.suit is suit) or "–"


def _question(view: View) -> str:
    match view.phase:
        case Phase.EXCHANGE if view.may_decline:
            return "What do you put aside, or do you leave the talon card lying?"
        case Phase.EXCHANGE:
            return "What do you put aside?"
        case Phase.ANNOUNCE:
            return "Do you announce your espagnolette?"
        case Phase.CLAIM:
            return "Do you claim the payment for led cards?"
        case _:
            return (
                "What do you lead?" if view.trick and not view.trick.plays else "What do you play?"
            )


def _answers(actions: Iterable[Action]) -> str:
    return " or ".join(map(_answer, actions))


def _answer(action: Action) -> str:
    match action:
        case Play(card):
            return WORDS.card(card)
        case Discard(card):
            return f"{WORDS.card(card)} aside"
        case Decline():
            return "leave the talon card"
        case Announce():
            return "announce"
        case Claim():
            return "claim"
        case Pass():
            return "keep silent"


def _evidence(problem: Problem) -> str:
    verdict = problem.verdict
    if verdict["method"] == "exact":
        surely = ", and certain" if verdict["certain"] else ""
        deals = f"{verdict['deals']:,} deal{'s' * (verdict['deals'] != 1)}"
        return f"Exact over {deals}{surely}: margin {verdict['margin']:.2f}."
    return f"Sampled: margin {verdict['margin']:.2f} ± {verdict['error']:.2f}."


def _table(problem: Problem) -> Iterator[str]:
    fiches = problem.verdict["fiches"]
    actions = {str(action): action for action in problem.view.actions()}
    yield "| " + " | ".join(_answer(actions[text]) for text in fiches) + " |"
    yield "|" + "---:|" * len(fiches)
    yield "| " + " | ".join(f"{value:+.1f}" for value in fiches.values()) + " |"


if __name__ == "__main__":
    PAGE.write_text(page(problems()), encoding="utf-8")
