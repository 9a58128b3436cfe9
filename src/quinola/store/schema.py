"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    # The hash of the secret in the table's link: whoever opens it again means the same table.
    Column("invitation", String(64), nullable=False, unique=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("last_at", BigInteger, nullable=False),
    Column("closed", Boolean, nullable=False, default=False),
    # The whole log, packed, once the table is archived; its entries are gone then.
    Column("archive", LargeBinary),
    Index("tables_by_age", "last_at"),
)
"""Live tables; times are milliseconds since 1970."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs: entry `number` (from 0) of each table. Rows are added, never changed."""

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("matches_by_table", "table_id", "number"),
)

DEALS: Final = Table(
    "deals",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("match_id", String(32), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("deals_by_match", "match_id", "number"),
)
"""Deals that are over, and so are everyone's."""

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row: when the server last said that it was up."""
