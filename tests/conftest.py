"""Settings shared by all tests."""

from dataclasses import replace

import pytest
from hypothesis import settings

# Both are spelled out, since Hypothesis changes its own defaults when it sees a CI's environment.
# `--hypothesis-profile=ci` chooses the second.
settings.register_profile(
    "default", max_examples=25, deadline=None, derandomize=False, print_blob=True
)
settings.register_profile("ci", max_examples=100, deadline=None, derandomize=False, print_blob=True)
settings.load_profile("default")


@pytest.fixture(scope="session")
def kernels() -> None:
    """Everything compiled, so that bots that look ahead do so in tests too."""
    from quinola.bots.readiness import make_ready

    make_ready()


@pytest.fixture
def few_worlds(kernels: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The levels look ahead as they do, but in a few worlds only: what matters is how."""
    from quinola.bots import searching

    real = searching.search
    light = {
        "expert": replace(real("expert"), worlds=8),
        "master": replace(real("master"), worlds=8, drawn=16),
    }
    monkeypatch.setattr(searching, "search", light.__getitem__)
