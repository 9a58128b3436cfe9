"""What `docs/arena.md` tells of the method is so."""

from __future__ import annotations

import re
from pathlib import Path

from quinola.arena.estimate import student

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_the_points_of_students_t_are_right() -> None:
    (told,) = re.findall(r"degrees of freedom: ([\d.]+) for two", " ".join(TEXT.split()))
    assert f"{student(1):.2f}" == told
    assert f"{student(39):.2f}" == "2.02"
    assert f"{student(3999):.2f}" == "1.96"
