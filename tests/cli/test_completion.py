"""Shells complete the command: bash, zsh and fish themselves are asked, as a person asks them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pexpect
import pytest

from quinola.bots import BOTS
from quinola.bots.policies import POLICY_BOTS
from quinola.cli import SUBCOMMANDS
from quinola.cli.shells import SHELLS
from quinola.rules import PRESETS
from tests.cli.running import environment, run
from tests.cli.test_start import loaded

PATIENCE = 60
"""Seconds for a shell to answer; a machine may be busy."""

PROMPT = "READY> "

# The shells find the real command; what is typed and entered is only told, word by word.
STAND_IN = f"""#!/bin/sh
if [ -n "$_QUINOLA_COMPLETE" ]; then exec "{sys.executable}" -m quinola; fi
printf '<%s>' "$@"
echo
"""

BEGINNINGS = {
    "bash": ["--norc", "--noprofile", "-i"],
    "zsh": ["-f", "-i"],
    "fish": ["--no-config", "-i"],
}
SETTINGS = {
    "bash": f"PS1='{PROMPT}'; bind 'set enable-bracketed-paste off'; . ./quinola.bash",
    "zsh": f"PS1='{PROMPT}'; unset zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; "
    ". ./quinola.zsh",
    "fish": f"function fish_prompt; echo -n '{PROMPT}'; end; source ./quinola.fish",
}


IN_EACH_SHELL = pytest.mark.parametrize(
    "shell", ["bash", *(pytest.param(name, marks=pytest.mark.slow) for name in ("zsh", "fish"))]
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with files of several kinds, the command and the scripts."""
    for name in ("deal.json", "deals.jsonl", "a deal.json", "house.toml", "readme.txt", ".h.json"):
        (tmp_path / name).touch()
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "one.json").touch()
    (tmp_path / "bin").mkdir()
    command = tmp_path / "bin" / "quinola"
    command.write_text(STAND_IN, encoding="utf-8")
    command.chmod(0o755)
    for shell in SHELLS:
        done = run("completion", shell)
        assert (done.returncode, done.stderr) == (0, b"")
        (tmp_path / f"quinola.{shell}").write_bytes(done.stdout)
    return tmp_path


def surroundings(home: Path) -> dict[str, str]:
    return environment(
        HOME=str(home), TERM="xterm", PATH=f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    )


@contextmanager
def sitting(shell: str, home: Path) -> Iterator[Any]:
    """The shell at its prompt, with the script read."""
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    child = pexpect.spawn(
        shell,
        BEGINNINGS[shell],
        cwd=str(home),
        env=surroundings(home),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 200),
    )
    try:
        child.send(SETTINGS[shell] + "\r")
        child.expect_exact(PROMPT)
        # The settings themselves show the prompt too: what is printed next cannot be typed.
        child.send("expr 6 '*' 7111\r")
        child.expect_exact("42666")
        child.expect_exact(PROMPT)
        yield child
    finally:
        child.close(force=True)


WHOLE = [
    # What is typed before the key, and the words that the command then gets.
    ("quinola verify-s", ["verify-shuffle"]),
    ("quinola rules sh", ["rules", "show"]),
    ("quinola rules chapter gl", ["rules", "chapter", "glossary"]),
    ("quinola settle --js", ["settle", "--json"]),
    ("quinola play --rules fam", ["play", "--rules", "family"]),
    ("quinola play --rules=fam", ["play", "--rules=family"]),
    ("quinola settle --rules al", ["settle", "--rules", "all"]),
    ("quinola rules compare classic ho", ["rules", "compare", "classic", "house.toml"]),
    ("quinola play --language f", ["play", "--language", "fr"]),
    ("quinola arena club mas", ["arena", "club", "master"]),
    ("quinola play --bots club,club,nov", ["play", "--bots", "club,club,novice"]),
    ("quinola check deals", ["check", "deals.jsonl"]),
    ("quinola check a", ["check", "a deal.json"]),
    ("quinola check records/o", ["check", "records/one.json"]),
    ("quinola check ~/records/o", ["check", "{home}/records/one.json"]),
    ("bin/quinola verify-s", ["verify-shuffle"]),
]


@IN_EACH_SHELL
def test_a_word_begun_is_completed(shell: str, home: Path) -> None:
    with sitting(shell, home) as child:
        for typed, words in WHOLE:
            child.send(typed + "\t")
            child.send("\r")
            child.expect_exact("".join(f"<{word.format(home=home)}>" for word in words))
            child.expect_exact(PROMPT)


@IN_EACH_SHELL
def test_a_list_is_gone_on_with_and_a_folder_entered(shell: str, home: Path) -> None:
    with sitting(shell, home) as child:
        # No space comes after what is no whole word yet.
        for typed, then, words in (
            ("quinola play --bots club,ra", "club", ["play", "--bots", "club,random,club"]),
            ("quinola check rec", "one.json", ["check", "records/one.json"]),
        ):
            child.send(typed + "\t")
            child.send(then + "\r")
            child.expect_exact("".join(f"<{word}>" for word in words))
            child.expect_exact(PROMPT)


@IN_EACH_SHELL
def test_what_may_come_is_listed(shell: str, home: Path) -> None:
    with sitting(shell, home) as child:
        child.send("quinola play --rules \t\t")
        awaited = [*PRESETS, "house.toml"]
        while awaited:
            # Each shell has an order of its own.
            del awaited[child.expect_exact(awaited)]


def answer(shell: str, home: Path, *words: str) -> list[str]:
    """What the command answers to the shell's script, asked as the script asks."""
    place = str(len(words)) if shell != "fish" else words[-1]
    asked = words if shell != "fish" else words[:-1]
    done = subprocess.run(
        [sys.executable, "-m", "quinola"],
        capture_output=True,
        cwd=home,
        check=True,
        env=environment(
            _QUINOLA_COMPLETE=f"{shell}_complete",
            COMP_WORDS="\n".join(["quinola", *asked]),
            COMP_CWORD=place,
        ),
    )
    assert done.stderr == b""
    return [line for line in done.stdout.decode("utf-8").splitlines() if line]


def test_every_command_is_offered_with_a_word_on_it(home: Path) -> None:
    lines = [line.split("\t") for line in answer("fish", home, "")]
    assert [name for name, _ in lines] == list(SUBCOMMANDS)
    assert all(told for _, told in lines)


def test_every_level_and_only_files_that_fit(home: Path) -> None:
    entrants = [*BOTS, *(bot.name for bot in POLICY_BOTS)]
    assert answer("bash", home, "arena", "") == [f"plain,{name}" for name in entrants]
    three = "generate", "deals", "--players", "club,club,club,master"
    assert answer("bash", home, *three) == [
        "plain,club,club,club,master",
        "plain,club,club,club,master-policy",
    ]
    fitting = ["a deal.json", "bin", "deal.json", "deals.jsonl", "records"]
    assert answer("bash", home, "settle", "") == [f"file,{name}" for name in fitting]
    assert answer("bash", home, "settle", ".h") == ["file,.h.json"]
    assert answer("bash", home, "rules", "check", "h") == ["file,house.toml"]
    assert answer("bash", home, "settle", "'a d") == ["file,a deal.json"]
    assert answer("bash", home, "settle", "no/where") == []
    assert answer("fish", home, "settle", "rec") == ["records/"]


def test_words_broken_at_an_equals_sign_are_mended(home: Path) -> None:
    assert answer("bash", home, "play", "--rules", "=", "fam") == ["plain,family"]
    assert len(answer("bash", home, "play", "--rules", "=")) > len(PRESETS)
    assert answer("fish", home, "play", "--rules=fam") == ["--rules=family"]


def test_an_unknown_shell_is_refused() -> None:
    done = run("completion", "tcsh")
    assert (done.returncode, done.stdout) == (2, b"")
    for shell in ("tcsh", *SHELLS):
        assert shell.encode() in done.stderr
    assert run("completion").returncode == 2


def test_at_a_terminal_it_is_told_how_to_keep_it(home: Path) -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "quinola", "completion", "bash"],
        env=surroundings(home),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    try:
        child.expect_exact("# Completion of the quinola command in bash")
        child.expect_exact("The first lines of it say how to have it in every shell.")
        child.expect(pexpect.EOF)
    finally:
        child.close(force=True)


@pytest.mark.parametrize("command", [[], ["play"], ["arena"], ["settle"], ["serve"]])
def test_nothing_heavy_is_loaded_to_complete(command: list[str]) -> None:
    # As `quinola` is asked by a shell, but in one process with the question what was loaded.
    program = (
        "import sys; from quinola import cli\n"
        "try: cli.main()\n"
        "except SystemExit: print('\\n' + ' '.join(sys.modules))"
    )
    words = ["quinola", *command, "--rules" if command else ""]
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=True,
        env=environment(
            _QUINOLA_COMPLETE="bash_complete",
            COMP_WORDS="\n".join([*words, ""]),
            COMP_CWORD=str(len(words)),
        ),
    )
    modules = set(done.stdout.decode().splitlines()[-1].split())
    assert "quinola.cli.shells" in modules
    assert not modules & {"numba", "numpy", "textual", "litestar", "sqlalchemy", "ray", "asyncpg"}


def test_without_a_question_no_shell_is_known() -> None:
    assert "quinola.cli.shells" not in loaded("--version")
