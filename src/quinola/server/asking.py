"""What handlers are given, by its type."""

from __future__ import annotations

from litestar import Request
from litestar.datastructures import State

Asking = Request[None, None, State]
"""A request; nobody is logged in anywhere."""
