"""A contest's report as one HTML page that needs nothing from outside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from quinola import __version__
from quinola.arena.entrant import Clairvoyant
from quinola.arena.plan import Plan
from quinola.arena.plots import histogram, means, running_mean
from quinola.arena.result import Run
from quinola.arena.summary import Figure, RulesetSummary
from quinola.arena.telling import MAIN, Telling
from quinola.rules import PRESETS

MAIN_ROW: Final = " class='main'"


def report(plan: Plan, summaries: Sequence[RulesetSummary], run: Run, language: str) -> str:
    """The whole page."""
    page = _Page(plan, run, Telling(language))
    css = files("quinola.arena").joinpath("report.css").read_text(encoding="utf-8")
    title = page.say("arena-title", players=", ".join(plan.labels))
    body = [
        f"<h1>{escape(title)}</h1>",
        page.settings(),
        *(page.ruleset(summary) for summary in summaries),
        page.method(),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{css}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


class _Page:
    """The parts of the page."""

    def __init__(self, plan: Plan, run: Run, telling: Telling) -> None:
        self._plan = plan
        self._run = run
        self._telling = telling
        self.say = telling.say

    def settings(self) -> str:
        """What was played: all that one needs to repeat it."""
        plan, run = self._plan, self._run
        rows = {
            "arena-setting-entrants": escape(self._entrants()),
            "arena-setting-rules": "<br>".join(escape(line) for line in self._rules()),
            "arena-setting-seed": f"<code>{escape(plan.seed)}</code>",
            "arena-setting-deals": escape(self._deals()),
            "arena-setting-command": f"<code>{escape(run.command)}</code>",
            "arena-setting-versions": escape(
                f"Quinola {__version__}, Python {run.python}, {run.system}"
            ),
            "arena-setting-run": escape(
                self.say("arena-run", date=run.date, engine=run.engine, count=run.workers)
            ),
        }
        listed = "".join(f"<dt>{self._said(key)}</dt><dd>{rows[key]}</dd>" for key in rows)
        return f"<dl>{listed}</dl>"

    def _entrants(self) -> str:
        seeing = self.say("arena-clairvoyant")
        return ", ".join(
            f"{label} ({seeing})" if isinstance(entrant, Clairvoyant) else label
            for label, entrant in zip(self._plan.labels, self._plan.entrants, strict=True)
        )

    def _rules(self) -> list[str]:
        return [
            f"{ruleset.name}: {self.say(f'ruleset-{ruleset.name}')}"
            if ruleset.name in PRESETS and not ruleset.overrides
            else f"{ruleset.name}: {self.say('ruleset-house', preset=ruleset.preset)}; "
            + ", ".join(f"{key} = {value}" for key, value in ruleset.overrides.items())
            for ruleset in self._plan.rulesets
        ]

    def _deals(self) -> str:
        plan = self._plan
        told = self.say("arena-deals", count=plan.deals)
        if plan.deals_per_match > 1:
            told += ", " + self.say("arena-matches", count=plan.deals_per_match)
        return told

    def ruleset(self, summary: RulesetSummary) -> str:
        """The tables and plots of one rule set."""
        telling = self._telling
        won = [figure for figure in summary.figures if figure.measure != "pool"]
        pools = [figure for figure in summary.figures if figure.measure == "pool"]
        rows = [(telling.name(figure), figure.estimate) for figure in won]
        parts = [
            f"<h2>{escape(summary.name)}</h2>",
            f"<p>{escape(telling.played(self._plan, summary))}</p>",
            self._table("arena-column-figure", won),
            self._figure(
                means(rows, self.say("arena-plot-means"), telling.tick), "arena-plot-means"
            ),
            f"<h3>{self._said('arena-running')}</h3><p>{self._said('arena-running-about')}</p>",
            self._plots(won, running_mean),
            f"<h3>{self._said('arena-spread')}</h3><p>{self._said('arena-spread-about')}</p>",
            self._plots(won, histogram),
            f"<h3>{self._said('arena-pools')}</h3><p>{self._said('arena-pools-about')}</p>",
            self._table("arena-column-table", pools),
            f"<h3>{self._said('arena-conduct')}</h3>",
            self._conduct(summary),
        ]
        return "\n".join(parts)

    def _table(self, heading: str, figures: Sequence[Figure]) -> str:
        rows = "".join(
            f"<tr{MAIN_ROW if figure.measure in MAIN else ''}>"
            f"<th scope='row'>{escape(self._telling.name(figure))}</th>"
            f"<td class='number'>{escape(self._telling.amount(figure))}</td></tr>"
            for figure in figures
        )
        return (
            f"<table><thead><tr><th scope='col'>{self._said(heading)}</th>"
            f"<th scope='col' class='number'>{self._said('arena-column-mean')}</th>"
            f"</tr></thead><tbody>{rows}</tbody></table>"
        )

    def _plots(
        self,
        figures: Sequence[Figure],
        plot: Callable[[Sequence[float], str, Callable[[float], str]], str],
    ) -> str:
        drawn = [
            f"<figure>{svg}<figcaption>{escape(name)}</figcaption></figure>"
            for figure in figures
            if figure.measure in (*MAIN, "gain")
            for name in [self._telling.name(figure)]
            if (svg := plot(figure.values, name, self._telling.tick))
        ]
        return f'<div class="plots">{"".join(drawn)}</div>'

    def _figure(self, svg: str, caption: str) -> str:
        return f"<figure>{svg}<figcaption>{self._said(caption)}</figcaption></figure>"

    def _conduct(self, summary: RulesetSummary) -> str:
        rows = []
        for label, conduct in zip(self._plan.labels, summary.conduct, strict=True):
            mean, most = self._telling.time(conduct)
            rows.append(
                f"<tr><th scope='row'>{escape(label)}</th><td class='number'>{escape(mean)}</td>"
                f"<td class='number'>{escape(most)}</td>"
                f"<td>{escape(self._telling.stumbles(conduct))}</td></tr>"
            )
        heads = "".join(
            f"<th scope='col'{kind}>{self._said(key)}</th>"
            for key, kind in (
                ("arena-column-player", ""),
                ("arena-column-time", " class='number'"),
                ("arena-column-most", " class='number'"),
                ("arena-column-stumbles", ""),
            )
        )
        return (
            f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
            f"<p>{self._said('arena-conduct-about')}</p>"
        )

    def method(self) -> str:
        """How the figures were made, what they do not show, how to cite them."""
        plan = self._plan
        kind = "duel" if len(plan.entrants) == 2 else "round"
        alone = "alone" if plan.deals_per_match == 1 else "match"
        paragraphs = [
            f"arena-method-{kind}",
            f"arena-method-{alone}",
            "arena-method-interval",
            "arena-method-limits",
        ]
        if any(isinstance(entrant, Clairvoyant) for entrant in plan.entrants):
            paragraphs.append("arena-method-clairvoyant")
        cite = self.say(
            "arena-cite",
            version=__version__,
            players=", ".join(plan.labels),
            rules=", ".join(ruleset.name for ruleset in plan.rulesets),
            deals=str(plan.deals),
            seed=plan.seed,
            date=self._run.date,
        )
        return (
            f"<h2>{self._said('arena-method')}</h2>"
            + "".join(f"<p>{self._said(key)}</p>" for key in paragraphs)
            + f"<h3>{self._said('arena-citing')}</h3><p>{escape(cite)}</p>"
        )

    def _said(self, message: str) -> str:
        return escape(self.say(message))
