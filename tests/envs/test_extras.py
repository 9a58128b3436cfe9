"""What a framework's module says where the framework is not installed."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("quinola_v0", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_framework_is_named_with_its_extra(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"quinola.envs.{module}", raising=False)
    with pytest.raises(ImportError, match=rf'pip install "quinola\[{extra}\]"'):
        import_module(f"quinola.envs.{module}")
