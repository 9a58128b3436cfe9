"""Files that one process has to itself.

The lock is the system's own and goes with the process, however that ends.
"""

from __future__ import annotations

import errno
import sys
from typing import BinaryIO, Final

BUSY: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""The numbers of an `OSError` by which another process has the file."""

if sys.platform == "win32":
    import msvcrt
    import time

    FAR: Final = 2**30
    """The byte that is locked, behind all that a file holds: nobody else may so much as read it."""

    def seize(file: BinaryIO) -> None:
        """Take a file. Raises `OSError` if another process has it, or there are no locks here."""
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

    def await_turn(file: BinaryIO) -> None:
        """Take a file, however long others keep it. Raises `OSError` where there are no locks."""
        while True:
            try:
                seize(file)
            except PermissionError:
                time.sleep(0.2)
            else:
                return
else:
    import fcntl

    def seize(file: BinaryIO) -> None:
        """Take a file. Raises `OSError` if another process has it, or there are no locks here."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def await_turn(file: BinaryIO) -> None:
        """Take a file, however long others keep it. Raises `OSError` where there are no locks."""
        fcntl.flock(file, fcntl.LOCK_EX)
