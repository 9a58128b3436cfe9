"""One process at a time plays a saved match.

The lock is the system's own: it goes with the process, however that ends. The file it is laid on
means nothing by itself; it stays beside the match, and goes where none was begun.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from quinola.exclusive import BUSY, seize
from quinola.terminal.savegame import SavegameError

_UNKNOWN: Final = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL)
"""From a file system that has no locks, which is no reason not to play."""


class Lock:
    """Held while a saved match is played, from before it is read."""

    def __init__(self, savegame: Path) -> None:
        """Take the lock of this file. Raises `SavegameError` if another holds it, and `OSError`."""
        if savegame.exists() and not savegame.is_file():
            raise SavegameError("savegame-no-file", file=savegame)
        savegame.parent.mkdir(parents=True, exist_ok=True)
        self._savegame = savegame
        self._path = savegame.with_name(savegame.name + ".lock")
        self._file = self._path.open("ab")
        # A file that another took away on leaving keeps nobody out: the one there now counts.
        while self._take() and self._is_gone():
            self._file.close()
            self._file = self._path.open("ab")

    def _take(self) -> bool:
        """Lock the file; False where there are no locks."""
        try:
            seize(self._file)
        except OSError as error:
            if error.errno in _UNKNOWN:
                return False
            self._file.close()
            if error.errno in BUSY:
                raise SavegameError("savegame-in-use", file=self._savegame) from None
            raise
        return True

    def _is_gone(self) -> bool:
        try:
            return not os.path.samestat(os.fstat(self._file.fileno()), self._path.stat())
        except FileNotFoundError:
            return True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not self._savegame.exists():
            with suppress(OSError):
                self._path.unlink()
        self._file.close()
