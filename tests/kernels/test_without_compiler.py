"""The kernels as plain Python, cold and warm: what is compiled is what is written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAIN = """
import numpy as np
from random import Random
from quinola.kernels.compiling import JIT_DISABLED
from quinola.generation import Plan, players_named
from quinola.generation.writing import TABLES
from quinola.generation.jsonlines import encode
from quinola.generation.plan import Span
from quinola.generation.playing import play
from quinola.envs.batched import choose_at_random
from quinola.rules import PRESETS, house, preset
from tests.kernels.test_agreement import play_both
from quinola.bots.search import Search
from quinola.kernels.chance import stream
from quinola.kernels.policy import blank_net
from tests.bots.test_searching import moment

assert JIT_DISABLED
np.seterr(over="ignore")  # numbers of 64 bits are meant to run over
for name in PRESETS:
    for _ in range(3):
        play_both(preset(name), Random(name))
for acts in (0, 9, 36):
    found = moment("family", Random(acts), acts)
    for search in (Search(net=blank_net(), worlds=2), Search(net=blank_net(), worlds=1, drawn=2)):
        print(search.prospects(found, stream(Random(1)))[0].action)
legal = np.full(400, 0b1011 << 40 | 0b11 << 48)
chosen = np.zeros_like(legal)
choose_at_random(legal, stream(Random(1)), chosen)
print(chosen.tolist())
ruleset = house("family", {"claims": "manual"})
for kind, table in TABLES.items():
    plan = Plan(kind, ruleset, players_named("random,club-policy,random,random"), deals=3)
    print(encode(table(plan, Span(0, 3), play(plan, Span(0, 3)).log)).decode())
"""

COMPILED = PLAIN.replace("assert JIT_DISABLED", "assert not JIT_DISABLED")


def run(script: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.slow
@pytest.mark.timeout(280)
def test_plain_python_chooses_what_compiled_code_chooses() -> None:
    assert run(PLAIN, NUMBA_DISABLE_JIT="1") == run(COMPILED)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_kernels_work_cold_and_then_warm(tmp_path: Path) -> None:
    cold = run(COMPILED, XDG_CACHE_HOME=str(tmp_path))
    assert list(tmp_path.rglob("*.nbc")), "nothing was kept"
    assert run(COMPILED, XDG_CACHE_HOME=str(tmp_path)) == cold


def test_a_change_in_any_kernel_starts_a_new_cache(tmp_path: Path) -> None:
    from quinola.kernels import compiling

    package = Path(compiling.__file__).parent
    copy = tmp_path / "kernels"
    copy.mkdir()
    for source in package.rglob("*.py"):
        copy.joinpath(source.name).write_bytes(source.read_bytes())
    before = compiling.fingerprint(copy)
    with copy.joinpath("bits.py").open("a", encoding="utf-8") as file:
        file.write("# a change\n")
    assert compiling.fingerprint(copy) != before
