"""One process at a time plays a saved match.

The lock is the system's own: it goes with the process, however that ends. The file it is laid on
stays, and means nothing by itself.
"""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

from quinola.terminal.savegame import SavegameError

if sys.platform == "win32":
    import msvcrt

    def _seize(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_BUSY: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
_UNKNOWN: Final = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL)
"""From a file system that has no locks, which is no reason not to play."""


class Lock:
    """Held while a saved match is played, from before it is read."""

    def __init__(self, savegame: Path) -> None:
        """Take the lock of this file. Raises `SavegameError` if another holds it, and `OSError`."""
        if savegame.exists() and not savegame.is_file():
            raise SavegameError("savegame-no-file", file=savegame)
        savegame.parent.mkdir(parents=True, exist_ok=True)
        self._file = savegame.with_name(savegame.name + ".lock").open("ab")
        try:
            _seize(self._file)
        except OSError as error:
            if error.errno in _UNKNOWN:
                return
            self._file.close()
            if error.errno in _BUSY:
                raise SavegameError("savegame-in-use", file=savegame) from None
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
