"""A contest's figures put into words, for the terminal and the report alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quinola.arena.block import Conduct
from quinola.arena.plan import Plan
from quinola.arena.summary import Figure, RulesetSummary
from quinola.locale import say

MAIN: Final = ("lone", "mean")
"""The measures that a contest is held for."""


class Telling:
    """Speaks of a contest in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **params: object) -> str:
        return say(message, self.language, **params)

    def signed(self, value: float, places: int = 2) -> str:
        """A number of fiches with its sign, as the language writes decimals: `+10.91`, `−0,50`."""
        text = f"{value:+.{places}f}"
        # Nothing is neither gain nor loss.
        text = text[1:] if float(text) == 0 else text
        return self._marked(text.replace("-", "−"))

    def plain(self, value: float, places: int = 2) -> str:
        return self._marked(f"{value:.{places}f}")

    def _marked(self, text: str) -> str:
        return text.replace(".", self.say("arena-decimal-mark"))

    def tick(self, value: float) -> str:
        """A number at an axis, as short as it can be."""
        return self._marked(f"{value:g}".replace("-", "−"))

    def amount(self, figure: Figure) -> str:
        """`+10.91 ± 0.37`, or the mean alone where there is no interval; a pool has no sign."""
        estimate = figure.estimate
        mean = self.plain(estimate.mean) if figure.measure == "pool" else self.signed(estimate.mean)
        return mean if estimate.margin is None else f"{mean} ± {self.plain(estimate.margin)}"

    def name(self, figure: Figure) -> str:
        """What a figure is of."""
        message = f"arena-{figure.measure}"
        if figure.measure == "pool":
            message += "-all" if figure.who is None else "-lone" if figure.other else "-home"
        return self.say(message, who=figure.who or "", other=figure.other or "")

    def played(self, plan: Plan, summary: RulesetSummary) -> str:
        """How much was played under a rule set."""
        deals = summary.blocks * plan.deals_per_match
        return self.say(
            "arena-played",
            count=deals,
            seatings=len(plan.seatings),
            games=deals * len(plan.seatings),
        )

    def time(self, conduct: Conduct) -> tuple[str, str]:
        """The mean and the 95th percentile of a decision's time, in milliseconds."""
        mean, most = conduct.times.mean, conduct.times.quantile(0.95)
        if mean is None or most is None:
            return "–", "–"
        return self._ms(mean), self._ms(most)

    def _ms(self, seconds: float) -> str:
        ms = 1000 * seconds
        places = 3 if ms < 0.1 else 2 if ms < 10 else 0
        return self.say("arena-ms", ms=self.plain(ms, places))

    def stumbles(self, conduct: Conduct) -> str:
        kinds = [
            self.say(f"arena-stumbles-{kind}", count=count)
            for kind, count in sorted(conduct.stumbles.items())
        ]
        return ", ".join(kinds) or self.say("arena-stumbles-none")


def conduct_overall(summaries: Sequence[RulesetSummary], who: int) -> Conduct:
    """How an entrant behaved under all rule sets together."""
    total = Conduct()
    for summary in summaries:
        total.merge(summary.conduct[who])
    return total
