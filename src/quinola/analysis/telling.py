"""Hints and reviews put into words and columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quinola.actions import Action, Discard, Play
from quinola.analysis.hints import Hint
from quinola.analysis.reasons import Reason
from quinola.analysis.review import DealReview, Judgement
from quinola.analysis.tally import Sum, Tally
from quinola.bots.search import Prospect
from quinola.columns import cut, heading, paragraph, table
from quinola.seats import SEATS
from quinola.wording import Words

LONGEST_ROW: Final = 26
"""Cells for a name before its figures."""


def decimal(value: float, words: Words, *, signed: bool = False) -> str:
    """Fiches to a tenth, with the language's own mark."""
    rounded = round(value, 1) + 0.0
    text = f"{rounded:+.1f}" if signed else f"{rounded:.1f}"
    return text.replace(".", words.say("arena-decimal-mark"))


def choice(action: Action, words: Words) -> str:
    """An action as a list has it: a card, or what else is done."""
    match action:
        case Play(card) | Discard(card):
            return words.card(card)
        case _:
            return words.say(f"choice-{action}")


# A hint


def hint_lines(hint: Hint, words: Words, width: int | None) -> list[str]:
    """The reason, then the choices with what to expect of each."""
    return [
        *paragraph(hint_sentence(hint, words), width, ""),
        "",
        *choice_rows(hint, words, width),
        "",
        *paragraph(words.say("hint-worlds", count=hint.choices[0].worlds), width, ""),
    ]


def hint_sentence(hint: Hint, words: Words) -> str:
    """The reason as a sentence that stands alone."""
    return f"{_capitalised(reason(hint.reason, words))}."


def choice_rows(hint: Hint, words: Words, width: int | None) -> list[str]:
    """A row for each choice."""
    heads = ("choice", "expected", "behind", "wins", "loses", "makes")
    rows = [
        [words.say(f"column-{head}") for head in heads],
        *(_choice_row(prospect, words) for prospect in hint.choices),
    ]
    return table(rows, width, right=range(1, len(heads)))


def _choice_row(prospect: Prospect, words: Words) -> list[str]:
    shares = prospect.wins_party, prospect.loses_party, prospect.makes_reversis
    return [
        choice(prospect.action, words),
        decimal(prospect.fiches, words, signed=True),
        _behind(prospect.behind, prospect.error, words),
        *(f"{share:.0%}" for share in shares),
    ]


def _behind(behind: float, error: float, words: Words) -> str:
    if behind == 0 and error == 0:
        return "–"
    # Kept on one line.
    return f"{decimal(behind, words)}\u00a0±\u00a0{decimal(error, words)}"


def reason(reason: Reason, words: Words, *, alone: bool = True) -> str:
    """Why, as a clause without its end: "9♥ makes a void in hearts; the aces come out …".

    It is not `alone` where the two choices have just been named.
    """
    fiches = decimal(reason.fiches, words)
    best = choice(reason.best, words)
    even = ", ".join(choice(action, words) for action in reason.even)
    other = choice(reason.other, words) if reason.other is not None else ""
    match reason.verdict:
        case "only" | "same":
            return words.say(f"reason-{reason.verdict}")
        case "even":
            return words.say("reason-even", best=best, even=even)
        case "even-but":
            return words.say(
                "reason-even-but",
                best=best,
                even=even,
                other=other,
                fiches=fiches,
                gain=reason.gain,
            )
    gained = words.say(
        f"gain-{reason.gain}", now=reason.now, then=reason.then, fiches=fiches, other=other
    )
    if reason.fact == "none" and not alone:
        return gained
    fact = words.say(
        f"fact-{reason.fact}",
        best=best,
        other=other,
        card=words.card(reason.card) if reason.card is not None else "",
        suit=words.say(f"suit-{reason.suit.name}".lower()) if reason.suit is not None else "",
        factor=reason.factor,
    )
    return words.say("reason-better", fact=fact, gained=gained)


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


# A review


def review_lines(
    review: DealReview, words: Words, width: int | None, *, by: str, worlds: int
) -> list[str]:
    """A deal's turning points, the marks of its players, how it was judged."""
    if review.void is not None:
        return heading(words.say("review-void", number=review.number), width)
    inner = words.say("review-by", level=by, count=worlds)
    lines = [
        *heading(words.say("review-title", number=review.number), width),
        *paragraph(inner, width),
        "",
    ]
    if not review.losses:
        lines += paragraph(words.say("review-none"), width)
    points = review.turning_points
    if points:
        lines += heading(words.say("review-turns"), width)
    for judged in points:
        for said in _turning_point(judged, judged in review.swings, words):
            lines += paragraph(said, width)
    if review.unjudged:
        lines += paragraph(words.say("review-unjudged", count=review.unjudged), width)
    tally = Tally()
    tally.add(review, {seat: words.player(seat) for seat in SEATS})
    if tally.by_player:
        lines += ["", *heading(words.say("review-marks"), width)]
        lines += sums_table(tally.players(), words, width, head=words.say("column-player"))
    return lines


def _turning_point(judged: Judgement, is_swing: bool, words: Words) -> Iterator[str]:
    decision = judged.decision
    if is_swing:
        yield words.say(
            "review-swing",
            trick=decision.trick,
            seat=decision.seat,
            sense="up" if judged.swing > 0 else "down",
            fiches=decimal(abs(judged.swing), words),
        )
    if judged.reason is not None:
        said = words.say(
            "review-loss",
            trick=decision.trick,
            seat=decision.seat,
            chosen=choice(decision.action, words),
            loss=_behind(judged.chosen.behind, judged.chosen.error, words),
            best=choice(judged.best.action, words),
            reason=reason(judged.reason, words, alone=False),
        )
        yield f"{said} {_open(judged, words)}" if judged.open_gain > 0 else said


def _open(judged: Judgement, words: Words) -> str:
    return words.say(
        "review-open",
        best=choice(judged.open_best, words),
        fiches=decimal(judged.open_gain, words),
    )


def sums_table(sums: dict[str, Sum], words: Words, width: int | None, *, head: str) -> list[str]:
    """Decisions and losses, a row for each name."""
    heads = ("decisions", "losses", "mean-loss", "total-loss", "open")
    rows = [[head, *(words.say(f"column-{name}") for name in heads)]]
    rows += [
        [
            cut(name, LONGEST_ROW),
            str(one.decisions),
            str(one.slips),
            f"{decimal(one.mean, words)}",
            decimal(one.fiches, words),
            decimal(one.open_fiches, words),
        ]
        for name, one in sums.items()
    ]
    return ["  " + line for line in table(rows, width and width - 2, right=range(1, len(rows[0])))]


def tally_lines(tally: Tally, words: Words, width: int | None) -> list[str]:
    """Losses over many deals: by player, then by kind of decision."""
    kinds = {words.say(f"kind-{kind}"): one for kind, one in tally.kinds().items()}
    kinds[words.say("kind-all")] = tally.everything()
    return [
        *heading(words.say("review-summary", count=tally.deals), width),
        *sums_table(tally.players(), words, width, head=words.say("column-player")),
        "",
        *sums_table(kinds, words, width, head=words.say("column-kind")),
    ]
