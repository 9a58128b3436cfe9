"""Lines in and lines out, whatever stands at the other end: a person, a pipe, an old code page."""

from __future__ import annotations

import shutil
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from io import TextIOWrapper
from typing import Final, TextIO

from quinola.columns import wrap
from quinola.locale import say

WIDTH: Final = 80
NARROWEST: Final = 40
LONGEST_LINE: Final = 1000
"""Letters of a line that are looked at; nothing that the game understands is longer."""

_PLAINER = str.maketrans("—–−→×…’‘“”«»", '--->x.\'\'""""')
"""For code pages that lack them; one for one, so that columns stay where they are."""

_PARTED = {"œ": "oe", "Œ": "Oe", "±": "+-"}
"""Signs that Unicode does not take apart, and that older code pages lack."""

_LATIN = dict(zip("абвгґдезиійклмнопрстуфыьэ", "abvggdeziiyklmnoprstufy'e", strict=True)) | {
    "ё": "yo",
    "є": "ye",
    "ж": "zh",
    "ї": "yi",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ъ": "",
    "ю": "yu",
    "я": "ya",
}
"""How Russian and Ukrainian letters are written where there are no others."""


class OutputError(OSError):
    """Standard output cannot be written: it is full, or nobody reads on."""


@contextmanager
def told_as_output() -> Iterator[None]:
    """Tell a failure to write to standard output from one of any file."""
    try:
        yield
    except OSError as error:
        raise OutputError(error.errno, error.strerror) from error


class Console:
    """Standard input and output. A closed one is an empty one."""

    def __init__(self, source: TextIO | None, sink: TextIO | None) -> None:
        self._source = source
        self._sink = sink
        if isinstance(source, TextIOWrapper):
            source.reconfigure(errors="replace")
        self.encoding: str = getattr(sink, "encoding", None) or "ascii"
        self.is_terminal = is_terminal(source) and is_terminal(sink)
        self.width = WIDTH
        if self.is_terminal:
            self.width = max(NARROWEST, min(WIDTH, shutil.get_terminal_size().columns))

    @property
    def is_utf8(self) -> bool:
        return self.encoding.lower().replace("-", "").replace("_", "") == "utf8"

    @classmethod
    def standard(cls) -> Console:
        # Python sets these to None when they are closed, whatever their types say; and a match
        # that nobody can follow is saved all the same.
        return cls(sys.stdin, sys.stdout if sys.stdout and sys.stdout.writable() else None)

    def line(self, text: str = "") -> None:
        """Write one line as it is, for rows of columns."""
        self._write(text + "\n")

    def say(self, text: str) -> None:
        """Write a message, its lines broken where they become too long, a file's name never."""
        for paragraph in text.splitlines() or [""]:
            for line in wrap(paragraph, self.width, breaks_words=False):
                self.line(line)

    def ask(self, question: str) -> str | None:
        """Write a question and read the answer, stripped; None at the end of input."""
        *lines, last = wrap(question, self.width - 2)
        for line in lines:
            self.line(line)
        if not self.is_terminal:
            # What is piped in does not show: the next line would stand right behind the question.
            self.line(last)
            return self._read()
        answer = self._read_at_terminal(f"{last} ")
        if answer is None:
            self.line()
        return answer

    def _write(self, text: str) -> None:
        if self._sink is not None:
            with told_as_output():
                self._sink.write(fit(printable(text), self.encoding))
                self._sink.flush()

    def _read_at_terminal(self, prompt: str) -> str | None:
        """A line that can be edited while it is typed, where Python has the means for that."""
        if not (self._edits_lines and self._source is sys.stdin and self._sink is sys.stdout):
            self._write(prompt)
            return self._read()
        try:
            return input(fit(printable(prompt), self.encoding))[:LONGEST_LINE].strip()
        except (EOFError, OSError, ValueError):
            return None

    @cached_property
    def _edits_lines(self) -> bool:
        if sys.platform == "win32":
            # Its consoles do so by themselves.
            return False
        try:
            import readline
        except ImportError:
            return False
        if "libedit" not in (readline.__doc__ or ""):
            # Its switching on and off would be written around each line, for some to be read out.
            readline.parse_and_bind("set enable-bracketed-paste off")
        return True

    def _read(self) -> str | None:
        if self._source is None:
            return None
        try:
            line = rest = self._source.readline(LONGEST_LINE)
            while rest and not rest.endswith("\n"):
                rest = self._source.readline(LONGEST_LINE)
        except (OSError, ValueError):
            # The terminal has been hung up, or the stream closed: there is no more input.
            return None
        return line.lstrip("\ufeff").strip() if line else None


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a person may sit at the other end."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


def printable(text: str) -> str:
    """The text without control characters, its spaces plain ones; line ends stay."""
    spaced = text.replace("\u00a0", " ").replace("\u202f", " ")
    return "".join(letter for letter in spaced if letter.isprintable() or letter == "\n")


def unbroken(file: object) -> str:
    """A file's name, for a sentence whose lines are not to be broken within it."""
    return str(file).replace(" ", "\u00a0")


def fit(text: str, encoding: str) -> str:
    """The text in the letters that an encoding has: `e` for `ê`, `?` where there is nothing."""
    if can_write(text, encoding):
        return text
    return "".join(_nearest(letter, encoding) for letter in text)


def in_latin(text: str, encoding: str) -> str:
    """As `fit`, but Russian and Ukrainian words in Latin letters where theirs are wanting.

    For words quoted within another language; `can_speak` says whether to speak such a language.
    """
    return "".join(
        fit(letter if can_spell(letter, encoding) else _latin(letter), encoding) for letter in text
    )


def _latin(letter: str) -> str:
    written = _LATIN.get(letter.lower(), letter)
    return written if letter.islower() else written.capitalize()


def _nearest(letter: str, encoding: str) -> str:
    bare = unicodedata.normalize("NFKD", letter)[:1]
    parted = _PARTED.get(letter, letter)
    for candidate in (letter, letter.translate(_PLAINER), parted, bare):
        if can_write(candidate, encoding):
            return candidate
    return "?"


def can_write(text: str, encoding: str) -> bool:
    """Whether an encoding has all letters of a text."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def can_spell(text: str, encoding: str) -> bool:
    """Whether an encoding has the alphabet of a text; accents may be missing."""
    return fit(text, encoding).count("?") == text.count("?")


def can_speak(language: str, encoding: str) -> bool:
    """Whether an encoding has the alphabet of a language."""
    return can_spell(say("pool", language) + say("quinola", language), encoding)
