"""`quinola generate`: data from played deals, for statistics and for learning."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, cast, get_args

import click

from quinola.bots import BOTS
from quinola.bots.policies import POLICY_BOTS
from quinola.bots.readiness import STEPS, make_ready
from quinola.cli import BAD_RECORD, INTERRUPTED
from quinola.cli.completing import files, rulesets, table
from quinola.cli.progress import progress
from quinola.cli.reading import ruleset_option
from quinola.cli.speech import echo, language_for, language_option, visible
from quinola.locale import say
from quinola.refusal import Refusal
from quinola.rules import PRESETS

if TYPE_CHECKING:
    from quinola.generation import Generated, Plan

# Of the package `generation`, which is loaded when something is to be generated: it is not light.
Kind = Literal["deals", "records", "steps"]
PARQUET: Final = ".parquet"
SUFFIXES: Final = (".jsonl", ".jsonl.gz", PARQUET)

RULES: Final = "classic"
PLAYERS: Final = "random"
DEALS: Final = 1000
TERMINATED: Final = 128 + 15


@click.command()
@click.argument("kind", type=click.Choice(get_args(Kind)))
@click.argument(
    "file",
    metavar="OUT",
    type=click.Path(dir_okay=False, path_type=Path),
    shell_complete=files(*SUFFIXES),
)
@click.option(
    "--rules",
    metavar="NAME|FILE.toml",
    shell_complete=rulesets(),
    default=RULES,
    show_default=True,
    help=f"{', '.join(PRESETS)}, or a house's own.",
)
@click.option(
    "--players",
    metavar="BOT[,BOT,BOT,BOT]",
    shell_complete=table,
    default=PLAYERS,
    show_default=True,
    help=f"One for all seats, or four: N, E, S, W. {', '.join(BOTS)};"
    f" {', '.join(bot.name for bot in POLICY_BOTS)}.",
)
@click.option("--deals", type=click.IntRange(1, 10**9), default=DEALS, show_default=True)
@click.option(
    "--deals-per-match",
    type=click.IntRange(1, 1000),
    default=1,
    show_default=True,
    help="Deals played on end, pool and dealer carried on.",
)
@click.option("--seed", metavar="TEXT", default="1", show_default=True, help="Decides all chance.")
@click.option(
    "--skip",
    type=click.IntRange(0, 10**12),
    default=0,
    show_default=True,
    help="Leave out so many deals first: for data made in parts.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 4096),
    help="Sharers of the work; no byte changes.  [all cores]",
)
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@language_option
def generate(
    *,
    kind: str,
    file: Path,
    rules: str,
    players: str,
    deals: int,
    deals_per_match: int,
    seed: str,
    skip: int,
    workers: int | None,
    force: bool,
) -> None:
    """Let bots play, and write what came of it: the same seed gives the same bytes.

    \b
    deals    a row a deal: the cards, the points, who won and lost what
    records  a record a match, as `settle`, `show` and `review` read them
    steps    a row an act: what the seat observed, might do, did, and won

    OUT ends in .jsonl, .jsonl.gz or .parquet. The fast core alone plays `random` and the policies,
    which are the networks of the bots by themselves. docs/data.md tells each column.
    """
    from quinola.generation import Plan, players_named, verify_target

    ruleset = ruleset_option(rules)
    try:
        plan = Plan(
            cast(Kind, kind),
            ruleset,
            players_named(players),
            deals=deals,
            # As it can be written down, whatever bytes it was given in.
            seed=os.fsencode(seed).decode("utf-8", "replace"),
            deals_per_match=deals_per_match,
            skip=skip,
        )
        verify_target(file, force=force)
    except Refusal as refusal:
        raise click.UsageError(_said(refusal)) from None
    made = _written(plan, file, workers or os.cpu_count() or 1, force=force)
    _tell(plan, file, made)


def _written(plan: Plan, file: Path, workers: int, *, force: bool) -> Generated:
    from quinola.generation import generate as write

    language = language_for(sys.stderr)
    # Ended as by Ctrl-C, so that nothing unfinished is left behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))

    def compiling(step: int) -> None:
        echo(say("generate-compiling", language, step=step, steps=STEPS), err=True)

    def done(count: int) -> str:
        return say("generate-progress", language, done=count, deals=plan.deals)

    try:
        make_ready(compiling)
        with progress(done, plan.deals) as advance:
            return write(plan, file, workers=workers, force=force, tell=advance)
    except KeyboardInterrupt:
        echo(say("generate-interrupted", language, file=visible(str(file))), err=True)
        sys.exit(INTERRUPTED)
    except Refusal as refusal:
        echo(_said(refusal), err=True)
        sys.exit(BAD_RECORD)
    except OSError as error:
        echo(f"{visible(str(file))}: {error.strerror or error}", err=True)
        sys.exit(BAD_RECORD)


def _tell(plan: Plan, file: Path, made: Generated) -> None:
    from quinola.generation import sidecar_of

    language = language_for(sys.stdout)
    names = [player.name for player in plan.players]
    told = {
        "file": visible(str(file)),
        "deals": plan.deals,
        "bytes": made.size,
        "each": round(made.size / plan.deals),
        "rules": visible(plan.ruleset.name),
        "players": names[0] if len(set(names)) == 1 else names,
        "seed": visible(plan.seed),
    }
    echo(say("generate-done", language, **told))
    echo(say("generate-made-by", language, **told))
    if file.name.endswith(PARQUET):
        echo(say("generate-provenance-within", language))
    else:
        sidecar = visible(str(sidecar_of(file)))
        echo(say("generate-provenance-beside", language, file=sidecar))
    for kind, count in sorted(made.stumbles.items()):
        echo(say(f"generate-stumbles-{kind}", language_for(sys.stderr), count=count), err=True)


def _said(refusal: Refusal) -> str:
    return visible(refusal.say(language_for(sys.stderr)))
