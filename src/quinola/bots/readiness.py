"""Whether the bots that look ahead can do so at once, or their kernels are still to be compiled.

Compiling takes about a minute, once for each version on a machine. It is done in a process of its
own, so that a game goes on meanwhile, and what it has compiled is found on disk from then on. From
there each process has to load it, which takes seconds, and so goes on aside as well.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from quinola.exclusive import await_turn

if TYPE_CHECKING:
    from quinola.view import View

STEPS: Final = 6
"""Into how many steps the compiling is told."""

_ready = False


def is_ready() -> bool:
    """Whether everything is compiled and loaded. The first call that finds it is not sees to it."""
    if not _ready:
        if _mark().exists():
            _load_aside()
        else:
            _compile_aside()
    return _ready


def make_ready(tell: Callable[[int], object] | None = None) -> None:
    """Compile whatever is not, here and now; `tell` hears of each of the `STEPS` done."""
    global _ready  # noqa: PLW0603
    if _ready or _mark().exists():
        _ready = True
        return
    mark = _mark()
    with _one_compiles(mark.parent):
        if not mark.exists():
            for step in _steps():
                if tell is not None:
                    tell(step)
            mark.touch()
    _ready = True


@contextmanager
def _one_compiles(folder: Path) -> Iterator[None]:
    """Wait while another process compiles: two would only be in each other's way."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling.lock").open("ab") as file:
        # A file system without locks lets everybody compile for himself.
        with suppress(OSError):
            await_turn(file)
        yield


@lru_cache
def _mark() -> Path:
    """A file beside the compiled kernels that says that all of them are there.

    They are kept by the place and the date of each source, and so is the mark: another checkout
    of the same version has its own to compile.
    """
    from quinola.kernels import compiling

    digest = hashlib.sha256()
    for source in sorted(Path(compiling.__file__).parent.rglob("*.py")):
        digest.update(f"{source} {source.stat().st_mtime_ns}".encode())
    return compiling.cache_folder() / f"all-compiled-{digest.hexdigest()[:20]}"


@lru_cache
def _load_aside() -> threading.Thread:
    """Load what is compiled in a thread of its own, once."""

    def load() -> None:
        global _ready  # noqa: PLW0603
        for _ in _steps():
            pass
        _ready = True

    thread = threading.Thread(target=load, name="loading", daemon=True)
    thread.start()
    return thread


@lru_cache
def _compile_aside() -> subprocess.Popen[bytes]:
    """Compile in a process of its own, once."""
    return subprocess.Popen(
        [sys.executable, "-c", "from quinola.bots.readiness import make_ready; make_ready()"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _steps() -> Iterator[int]:
    """Search a moment of each phase, as a game would: that compiles all that a game will need."""
    from quinola.bots.search import Search
    from quinola.kernels.chance import stream
    from quinola.kernels.policy import blank_net

    chance = stream(Random(0))
    step = 0
    for view in _moments():
        for search in (
            Search(net=blank_net(), worlds=2),
            Search(net=blank_net(), worlds=2, drawn=4),
        ):
            search.prospects(view, chance)
            step += 1
            yield step


def _moments() -> Iterator[View]:
    """A view from the exchange, from the middle of the play and from its end."""
    from quinola.actions import perform
    from quinola.dealing import deal_out
    from quinola.match import Match
    from quinola.rules import preset
    from quinola.seats import Seat
    from quinola.view import view_of

    ruleset = preset("classic")
    match = Match(ruleset, Seat.N)
    pack = list(ruleset.pack)
    Random(5).shuffle(pack)
    deal = match.begin(deal_out(pack, match.dealer, ruleset))
    rng = Random(1)
    wanted = [0, 12, 36]
    for moment in range(40):
        assert deal.turn is not None
        view = view_of(deal, deal.turn, match.standing())
        if wanted and moment >= wanted[0] and len(view.actions()) > 1:
            wanted.pop(0)
            yield view
        perform(deal, deal.turn, rng.choice(view.actions()))


def main() -> None:
    """Compile here, telling how far it is; what `make` calls before the tests."""
    make_ready(lambda step: sys.stderr.write(f"compiling the fast core: {step} of {STEPS}\n"))
