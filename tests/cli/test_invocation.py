"""The command that goes on with a match can be typed as it stands."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quinola.cli.invocation import STARTED_BY, play_again

HOSTILE = '/tmp/it\'s "a" $HOME `x` \\ !night #1; 夜/match.jsonl'


@pytest.fixture(autouse=True)
def by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STARTED_BY, raising=False)


def test_found_on_the_path_it_is_called_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "quinola"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert play_again("--resume") == "quinola play --resume"
    monkeypatch.setenv("PATH", "/nowhere")
    assert play_again("--resume") == f"{program} play --resume"


def test_another_program_of_that_name_is_not_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("ours", "other"):
        (tmp_path / folder).mkdir()
        program = tmp_path / folder / "quinola"
        program.write_text("#!/bin/sh\n", encoding="utf-8")
        program.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "ours" / "quinola")])
    monkeypatch.setenv("PATH", str(tmp_path / "other"))
    assert play_again() == f"{tmp_path / 'ours' / 'quinola'} play"


def test_as_a_module_it_is_called_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/quinola/__main__.py"])
    monkeypatch.setattr(sys, "orig_argv", ["python3.12", "-m", "quinola", "play"])
    assert play_again("--resume") == "python3.12 -m quinola play --resume"


@pytest.mark.parametrize("save", ["/tmp/match.jsonl", "/tmp/two words.jsonl", HOSTILE])
def test_a_shell_takes_the_options_apart_again(save: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/opt/quinola"])
    words = shlex.split(play_again("--resume", "--save", save))
    assert words == ["/opt/quinola", "play", "--resume", "--save", save]


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize("save", ["/tmp/match.jsonl", "/tmp/two words.jsonl", HOSTILE])
def test_make_and_its_shell_take_them_apart_again(
    save: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The player types it at a prompt, not from inside the make that runs these tests.
    for inherited in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES"):
        monkeypatch.delenv(inherited, raising=False)
    monkeypatch.setenv(STARTED_BY, "make")
    again = play_again("--resume", "--save", save)
    assert again.startswith("make terminal ARGS=")
    show = f"{shlex.quote(sys.executable)} -c 'import sys; print(ascii(sys.argv[1:]))'"
    (tmp_path / "Makefile").write_text(f"terminal:\n\t@{show} $(ARGS)\n", encoding="utf-8")
    done = subprocess.run(
        ["/bin/sh", "-c", again], cwd=tmp_path, capture_output=True, check=True, text=True
    )
    assert done.stdout.strip() == ascii(["--resume", "--save", save])


def test_the_makefile_says_that_it_was_make() -> None:
    makefile = (Path(__file__).parent.parent.parent / "Makefile").read_text(encoding="utf-8")
    assert f"@{STARTED_BY}=make $(bin)/quinola play $(ARGS)\n" in makefile


def test_options_that_need_no_care_read_easily(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STARTED_BY, "make")
    assert play_again("--resume") == 'make terminal ARGS="--resume"'
