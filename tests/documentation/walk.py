"""A page that leads a contributor step by step, walked in a copy of the checkout.

The page is read from top to bottom. What a fence is decides what is done with it:

- `console`: its commands are run in the copy's root, and print what is shown (`...` is anything);
- `diff`: the file named last before it is changed so;
- `python`: the file named last before it is written.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.cli.running import COMMAND, environment

ROOT: Final = Path(__file__).parents[2]
COPIED: Final = ("src", "tests", "docs", "web", "benchmarks", "pyproject.toml", "README.md")
LEFT_OUT: Final = shutil.ignore_patterns(
    "node_modules", "__pycache__", "static", "pictures", "snapshots", ".hypothesis"
)
FENCE: Final = re.compile(r"^```(\w+)\n(.*?)^```$|`([\w./-]+\.\w+)`", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Step:
    """A fence of the page, with the file that was named last before it."""

    kind: str
    text: str
    file: str


def steps(page: str) -> Iterator[Step]:
    """The fences of a page in docs/."""
    file = ""
    for kind, text, named in FENCE.findall((ROOT / "docs" / page).read_text(encoding="utf-8")):
        if named:
            file = named
        else:
            yield Step(kind, text, file)


class Walk:
    """A copy of the checkout in which the steps are taken one after the other."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy2(ROOT / name, folder / name)

    def through(self, page: str) -> int:
        """Take all steps of a page; how many there were."""
        taken = 0
        for step in steps(page):
            match step.kind:
                case "console":
                    self._run(step.text)
                case "diff":
                    self._change(self.root / step.file, step.text)
                case "python":
                    (self.root / step.file).write_text(step.text, encoding="utf-8")
                case _:
                    raise AssertionError(f"{page}: nobody takes a step in {step.kind}")
            taken += 1
        return taken

    def run(self, command: str) -> subprocess.CompletedProcess[bytes]:
        """A line of shell in the copy's root, with the copy's own `quinola`."""
        return subprocess.run(
            ["bash", "-c", f'python() {{ {COMMAND.split()[2]} "$@"; }}\n{COMMAND}\n{command}'],
            cwd=self.root,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=environment(PYTHONPATH=str(self.root / "src"), HOME=str(self.root)),
            check=False,
        )

    def _run(self, console: str) -> None:
        for exchange in re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]:
            lines = exchange.split("\n")
            # A line that ends in a backslash goes on in the next.
            count = 1 + next(i for i, line in enumerate(lines) if not line.endswith("\\"))
            command, printed = "\n".join(lines[:count]), "\n".join(lines[count:])
            done = self.run(command)
            said = (done.stdout + done.stderr).decode("utf-8").strip()
            # Of tests it is the end that tells.
            assert "pytest" not in command or done.returncode == 0, said[-2000:]
            shown = ".*".join(map(re.escape, printed.strip().split("...")))
            assert re.fullmatch(shown, said, re.DOTALL), f"{command}\n{said[:2000]}"

    @staticmethod
    def _change(file: Path, diff: str) -> None:
        """Each run of lines that are kept or taken away stands once in the file."""
        text = file.read_text(encoding="utf-8")
        lines = diff.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if line[:1] in " -")
        after = "".join(f"{line[1:]}\n" for line in lines if line[:1] in " +")
        assert text.count(before) == 1, f"{file.name} has no single place for\n{diff}"
        file.write_text(text.replace(before, after), encoding="utf-8")
