"""Settings shared by all tests."""

from hypothesis import settings

# Both are spelled out, since Hypothesis changes its own defaults when it sees a CI's environment.
# `--hypothesis-profile=ci` chooses the second.
settings.register_profile(
    "default", max_examples=25, deadline=None, derandomize=False, print_blob=True
)
settings.register_profile("ci", max_examples=300, deadline=None, derandomize=False, print_blob=True)
settings.load_profile("default")
