"""How the kernels are compiled: once for each state of their sources, Numba and processor.

Numba keeps what it compiles, but looks at one file's date only: a function whose callee has changed
in another file would go on with the old one. So everything is kept in a folder named by what went
into it, and a change anywhere starts a new one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import llvmlite.binding
import numba
from numba.core import config as numba_config
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba_config

JIT_DISABLED: Final = bool(config.DISABLE_JIT)
"""Set by NUMBA_DISABLE_JIT=1: the kernels then run as plain Python, a thousand times slower."""


def fingerprint(package: Path = Path(__file__).parent) -> str:
    """Names all that the compiled code depends on: the sources, Numba and the processor."""
    digest = hashlib.sha256()
    for source in sorted(package.rglob("*.py")):
        digest.update(source.relative_to(package).as_posix().encode())
        digest.update(source.read_bytes())
    for part in (
        numba.__version__,
        llvmlite.binding.get_host_cpu_name(),
        llvmlite.binding.get_host_cpu_features().flatten(),
    ):
        digest.update(part.encode())
    return digest.hexdigest()[:20]


def cache_folder() -> Path:
    """Where the compiled kernels of this very state are kept."""
    return user_cache_path("quinola", appauthor=False) / "kernels" / fingerprint()


_FOLDER: Final = str(cache_folder())


def kernel(function: F) -> F:
    """Compile a function for the machine at its first call, and keep it for the next process.

    Kernels do not hold Python's lock, so threads run them side by side.
    """
    return _compile(function, forceinline=False)


def inlined(function: F) -> F:
    """A kernel that is copied into its callers: for what is called for every card.

    A call between kernels hands each array over in seven parts, which costs more than a short
    function does.
    """
    return _compile(function, forceinline=True)


def _compile(function: F, *, forceinline: bool) -> F:
    # Without Numba's runtime, which counts references to arrays at every call between kernels: the
    # counting took five sixths of the time. So no kernel may make an array; all are handed in.
    options: dict[str, Any] = {
        "nogil": True,
        "error_model": "numpy",
        "forceinline": forceinline,
        "_nrt": False,
    }
    # Numba has one folder for everything; others' functions in this process keep theirs.
    theirs, config.CACHE_DIR = config.CACHE_DIR, config.CACHE_DIR or _FOLDER
    try:
        compiled: F = numba.njit(cache=True, **options)(function)
    except RuntimeError:
        # No folder can be written to: compiled anew by each process, then.
        compiled = numba.njit(**options)(function)
    finally:
        config.CACHE_DIR = theirs
    return compiled
