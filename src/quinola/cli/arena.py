"""`quinola arena`: bots against one another, with the same cards in every seating."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click

from quinola.arena import (
    ArenaError,
    Engine,
    InProcess,
    Plan,
    Processes,
    RayCluster,
    RulesetSummary,
    Run,
    contest_json,
    entrant,
    hold,
    summarize,
)
from quinola.arena.telling import Telling, conduct_overall
from quinola.cli import BAD_RECORD, INTERRUPTED
from quinola.cli.completing import bot, files, rulesets
from quinola.cli.invocation import typed_command
from quinola.cli.progress import progress
from quinola.cli.reading import ruleset_option
from quinola.cli.speech import (
    echo,
    language_for,
    language_of,
    language_option,
    show,
    visible,
    width,
)
from quinola.columns import heading, table
from quinola.rules import PRESETS, Ruleset, preset

RULES: Final = "classic"
ALL: Final = "all"
DEALS: Final = 400
FILE: Final = click.Path(dir_okay=False, writable=True, path_type=Path)


@click.command()
@click.argument("bots", metavar="A B [C D]", nargs=-1, required=True, shell_complete=bot)
@click.option(
    "--rules",
    metavar="NAME|FILE.toml|all",
    shell_complete=rulesets(ALL),
    multiple=True,
    help=f"{', '.join(PRESETS)}, a house's own, or all presets; may be repeated."
    f"  [default: {RULES}]",
)
@click.option(
    "--deals",
    type=click.IntRange(1, 10**7),
    default=DEALS,
    show_default=True,
    help="Different deals for each rule set.",
)
@click.option(
    "--deals-per-match",
    type=click.IntRange(1, 1000),
    default=1,
    show_default=True,
    help="Deals played on end, the pool carried on.",
)
@click.option("--seed", metavar="TEXT", default="1", show_default=True, help="Decides all chance.")
@click.option(
    "--workers", type=click.IntRange(1, 4096), help="Processes; they change no figure.  [all cores]"
)
@click.option(
    "--engine",
    type=click.Choice(["local", "ray"]),
    default="local",
    show_default=True,
    help="Where they work: on this machine, or on Ray.",
)
@click.option(
    "--json",
    "json_file",
    metavar="FILE",
    type=FILE,
    shell_complete=files(".json"),
    help="Write the outcome as JSON.",
)
@click.option(
    "--html",
    "html_file",
    metavar="FILE",
    type=FILE,
    shell_complete=files(".html"),
    help="Write a report with plots.",
)
@click.option(
    "--resume",
    "state",
    metavar="STATEFILE",
    type=FILE,
    shell_complete=files(".jsonl"),
    help="Keep finished blocks in this file, and go on from those it has.",
)
@language_option
def arena(
    *,
    bots: tuple[str, ...],
    rules: tuple[str, ...],
    deals: int,
    deals_per_match: int,
    seed: str,
    workers: int | None,
    engine: str,
    json_file: Path | None,
    html_file: Path | None,
    state: Path | None,
) -> None:
    """Let bots play one another: the same cards in every seating.

    Two bots A and B: each alone among three of the other, in every seat. Four: in all
    twenty-four orders. Figures are fiches a deal with 95% intervals; docs/arena.md tells more.
    """
    count = workers or os.cpu_count() or 1
    try:
        plan = Plan(
            [entrant(name) for name in bots],
            _rulesets(rules or (RULES,)),
            deals=deals,
            # As it can be written down, whatever bytes it was given in.
            seed=os.fsencode(seed).decode("utf-8", "replace"),
            deals_per_match=deals_per_match,
        )
        playing = _engine(engine, count)
    except ArenaError as error:
        raise click.UsageError(_said(error)) from None
    for file in (json_file, html_file, state):
        _verify_folder(file)
    summaries = _hold(plan, playing, state)
    run = Run(datetime.now(UTC).date().isoformat(), typed_command(), engine, count)
    if json_file is not None:
        value = json.dumps(contest_json(plan, summaries, run), indent=1)
        json_file.write_text(value + "\n", encoding="utf-8")
    if html_file is not None:
        from quinola.arena.report import report

        page = report(plan, summaries, run, language_of(os.environ))
        html_file.write_text(page, encoding="utf-8")
    _print(plan, summaries)


def _rulesets(names: Sequence[str]) -> list[Ruleset]:
    """The rule sets named, `all` standing for every preset; one named twice counts once."""
    rulesets: list[Ruleset] = []
    for name in names:
        for ruleset in map(preset, PRESETS) if name == ALL else [ruleset_option(name)]:
            if ruleset not in rulesets:
                rulesets.append(ruleset)
    return rulesets


def _engine(name: str, count: int) -> Engine:
    if name == "ray":
        return RayCluster(count)
    return InProcess() if count == 1 else Processes(count)


def _verify_folder(file: Path | None) -> None:
    # Told before hours of play and not after.
    if file is not None and not file.parent.is_dir():
        telling = Telling(language_for(sys.stderr))
        raise click.UsageError(telling.say("no-folder", file=visible(str(file))))


def _hold(plan: Plan, engine: Engine, state: Path | None) -> tuple[RulesetSummary, ...]:
    telling = Telling(language_for(sys.stderr))
    total, done = len(plan.tasks()), 0
    try:

        def said(count: int) -> str:
            return telling.say("arena-progress", done=count, blocks=total)

        with progress(said, total) as advance:

            def tell(count: int) -> None:
                nonlocal done
                done = count
                advance(count)

            return summarize(plan, hold(plan, engine=engine, state=state, tell=tell))
    except KeyboardInterrupt:
        if state is None:
            echo(telling.say("arena-interrupted-lost"), err=True)
        else:
            file = visible(str(state))
            kept = telling.say("arena-interrupted-kept", done=done, blocks=total, file=file)
            echo(f"{kept}\n    {visible(typed_command())}", err=True)
        sys.exit(INTERRUPTED)
    except ArenaError as error:
        echo(_said(error), err=True)
        sys.exit(BAD_RECORD)


def _print(plan: Plan, summaries: Sequence[RulesetSummary]) -> None:
    telling = Telling(language_for(sys.stdout))
    heads = [telling.say("arena-column-figure"), telling.say("arena-column-mean")]
    for summary in summaries:
        title = f"{visible(summary.name)}: {telling.played(plan, summary)}"
        figures = [[telling.name(figure), telling.amount(figure)] for figure in summary.figures]
        show(heading(title, width()))
        show([*table([heads, *figures], width(), right={1}, flowing=0), ""])
    for who, label in enumerate(plan.labels):
        conduct = conduct_overall(summaries, who)
        mean, most = telling.time(conduct)
        told = telling.say("arena-conduct-line", mean=mean, most=most)
        echo(f"{label}: {told}; {telling.stumbles(conduct)}")


def _said(error: ArenaError) -> str:
    return visible(error.say(language_for(sys.stderr)))
