"""Where data come from: all that is needed to make them again, to the byte."""

from __future__ import annotations

import json
import platform
import shlex
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from quinola import __version__
from quinola.arena import Clairvoyant, Entrant
from quinola.bots.policies import fingerprint
from quinola.generation.plan import Plan
from quinola.generation.refusal import GenerationError
from quinola.seats import SEATS

FORMAT: Final = "quinola-data"
VERSION: Final = 1
SIDECAR: Final = ".provenance.json"
"""What the name of a file of JSON Lines is followed by in the name of the file that tells of it."""


def provenance_of(plan: Plan, suffix: str) -> dict[str, Any]:
    """What is told of a plan's data in a file with this suffix: no date, no machine."""
    packages = ["numpy", "numba", *(["pyarrow"] if suffix == ".parquet" else [])]
    return {
        "format": FORMAT,
        "version": VERSION,
        "kind": plan.kind,
        "quinola": __version__,
        "versions": {
            "python": platform.python_version(),
            **{package: version(package) for package in packages},
        },
        "rules": {
            "name": plan.ruleset.name,
            "preset": plan.ruleset.preset,
            "options": plan.ruleset.in_fiches,
        },
        "players": {
            str(seat): _player(player) for seat, player in zip(SEATS, plan.players, strict=True)
        },
        "seed": plan.seed,
        "deals": plan.deals,
        "deals_per_match": plan.deals_per_match,
        "skip": plan.skip,
        "command": _command(plan, suffix),
    }


def _player(player: Entrant) -> dict[str, Any]:
    nets = getattr(player.make, "nets", ())
    return {
        "name": player.name,
        "clairvoyant": isinstance(player, Clairvoyant),
        "weights": {name: f"sha256:{fingerprint(name)}" for name in nets},
    }


def _command(plan: Plan, suffix: str) -> str:
    """The command for these data, without what changes nothing of them."""
    names = [player.name for player in plan.players]
    players = names[:1] if len(set(names)) == 1 else names
    house = plan.ruleset.overrides or plan.ruleset.name != plan.ruleset.preset
    rules = f"{plan.ruleset.name}.toml" if house else plan.ruleset.name
    options: list[tuple[str, object]] = [
        ("rules", rules),
        ("players", ",".join(players)),
        ("deals", plan.deals),
        ("seed", plan.seed),
    ]
    if plan.deals_per_match != 1:
        options.append(("deals-per-match", plan.deals_per_match))
    if plan.skip:
        options.append(("skip", plan.skip))
    words = [word for name, value in options for word in (f"--{name}", str(value))]
    return shlex.join(["quinola", "generate", plan.kind, f"OUT{suffix}", *words])


def sidecar_of(path: Path) -> Path:
    """The file that tells where a file of JSON Lines comes from."""
    return path.with_name(path.name + SIDECAR)


def provenance(path: Path | str) -> dict[str, Any]:
    """Where the data of a generated file come from, as docs/data.md tells it.

    Raises `GenerationError` if that is not told, and `OSError` if a file cannot be read.
    """
    from quinola.generation.parquet import metadata_of

    path = Path(path)
    try:
        told = metadata_of(path) if path.suffix == ".parquet" else sidecar_of(path).read_bytes()
        value = json.loads(told or b"")
    except ValueError as error:
        if isinstance(error, GenerationError):
            raise
        value = None
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise GenerationError("generate-no-provenance", file=path)
    return value
