"""Databases in a PostgreSQL that is there for tests."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from sqlalchemy import text

from quinola.store.engine import make_engine, url_of

SERVER: Final = "QUINOLA_POSTGRESQL"
"""The variable with the address of a database whose user may make others beside it."""


@contextmanager
def new_database() -> Iterator[str]:
    """An empty database, dropped afterwards; the test is skipped where there is no server."""
    server = os.environ.get(SERVER)
    if not server:
        pytest.skip(f"no PostgreSQL: {SERVER} names none, as postgresql://USER@HOST/postgres")
    name = f"quinola_{secrets.token_hex(8)}"
    asyncio.run(_execute(server, f"CREATE DATABASE {name}"))
    try:
        yield url_of(server).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(server: str, statement: str) -> None:
    engine = make_engine(url_of(server)).execution_options(isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()
