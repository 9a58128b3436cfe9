"""Logs that only grow, what is over, copies; and a database's way to its present form."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from quinola.store import DealRow, MatchRow, NotSavedError, Store, migrations
from quinola.store.backup import back_up, restore
from quinola.store.engine import DatabaseError, make_engine, url_of
from quinola.store.schema import METADATA
from tests.server.house import asynchronous


@asynchronous
async def test_a_log_is_read_as_it_was_written(database: str) -> None:
    store = await Store.open(database)
    assert await store.open_table("t", "i", b"opened", at=1) == "t"
    await store.append("t", 1, [b"one", b"two"], at=2)
    await store.append("t", 3, [b"three"], at=3)
    await store.close()
    store = await Store.open(database)
    assert await store.entries("t") == [b"opened", b"one", b"two", b"three"]
    assert await store.entries("other") is None
    await store.close()


@asynchronous
async def test_an_append_is_whole_or_not_at_all(database: str) -> None:
    committed = list[int]()
    store = await Store.open(database, committed.append)
    await store.open_table("t", "i", b"0", at=1)
    await store.append("t", 1, [b"1"], at=2)

    async def append(number: int, entries: list[bytes]) -> bool:
        try:
            await store.append("t", number, entries, at=3)
        except NotSavedError:
            return False
        return True

    # The second would write over an entry, as another server would; the others go their way.
    appends = [(2, [b"2", b"3"]), (3, [b"x", b"y"]), (4, [b"4"]), (5, [b"5"])]
    results = await asyncio.gather(*(append(*each) for each in appends))
    assert results == [True, False, True, True]
    assert await store.entries("t") == [b"0", b"1", b"2", b"3", b"4", b"5"]
    await store.close()


@asynchronous
async def test_what_waits_is_committed_together(database: str) -> None:
    committed = list[int]()
    store = await Store.open(database, committed.append)
    tables = [f"t{number}" for number in range(50)]
    for table in tables:
        await store.open_table(table, table, b"0", at=1)
    await asyncio.gather(*(store.append(table, 1, [b"1"], at=2) for table in tables))
    assert sum(committed) == 50
    assert len(committed) < 10
    await store.close()


@asynchronous
async def test_the_same_invitation_is_the_same_table(database: str) -> None:
    store = await Store.open(database)
    opened = await asyncio.gather(
        *(store.open_table(f"t{n}", "same", b"0", at=1) for n in range(5))
    )
    assert len(set(opened)) == 1
    assert await store.untouched_since(2) == [opened[0]]
    await store.close()


@asynchronous
async def test_what_is_over_is_kept_once(database: str) -> None:
    store = await Store.open(database)
    await store.open_table("t", "i", b"0", at=1)
    first, second = DealRow("d1", "m", 1, b"one"), DealRow("d2", "m", 2, b"two")
    await store.keep(MatchRow("m", "t", 1, b"begun"), [])
    await store.keep(MatchRow("m", "t", 1, b"going on"), [first])
    await store.keep(MatchRow("m", "t", 1, b"over"), [first, second])
    assert await store.match("m") == MatchRow("m", "t", 1, b"over")
    assert await store.matches_of("t") == [MatchRow("m", "t", 1, b"over")]
    assert await store.deals_of("m") == [first, second]
    assert await store.deal("d2") == second
    assert await store.deal("d3") is None
    await store.close()


@asynchronous
async def test_an_archived_log_can_be_read_and_not_added_to(database: str) -> None:
    store = await Store.open(database)
    await store.open_table("t", "i", b"0", at=1)
    await store.append("t", 1, [b"1", b"2"], at=2, closed=True)
    assert await store.untouched_since(3) == ["t"]
    await store.archive("t")
    assert await store.entries("t") == [b"0", b"1", b"2"]
    assert await store.untouched_since(3) == []
    await store.close()


@asynchronous
async def test_a_database_is_one_servers_at_a_time(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    store = await Store.open(file)
    with pytest.raises(DatabaseError) as error:
        await Store.open(file)
    assert error.value.reason == "database-busy"
    await store.close()
    await (await Store.open(file)).close()


@pytest.mark.parametrize("address", ["mysql://host/base", "://", "redis://host"])
@asynchronous
async def test_an_unknown_database_is_refused(address: str) -> None:
    with pytest.raises(DatabaseError) as error:
        await Store.open(address)
    assert error.value.reason == "database-unknown"


@asynchronous
async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("no database at all, but long enough to be taken for one" * 50, "utf-8")
    with pytest.raises(DatabaseError) as error:
        await Store.open(str(file))
    assert error.value.reason == "database-fails"


@asynchronous
async def test_passwords_of_a_database_are_not_told() -> None:
    address = "postgresql://user:secret@127.0.0.1:1/base"
    assert "secret" not in str(url_of(address))
    with pytest.raises(DatabaseError) as error:
        await Store.open(address)
    assert "secret" not in str(error.value.__dict__)
    assert "127.0.0.1:1/base" in str(error.value.__dict__)


# Migrations


@asynchronous
async def test_migrations_lead_to_the_tables_that_the_program_uses(database: str) -> None:
    await (await Store.open(database)).close()

    def compare(connection: Connection) -> None:
        inspector = inspect(connection)
        for name, table in METADATA.tables.items():
            columns = {column["name"]: column["nullable"] for column in inspector.get_columns(name)}
            assert columns == {column.name: bool(column.nullable) for column in table.columns}
            indexes = {index["name"] for index in inspector.get_indexes(name)}
            assert {index.name for index in table.indexes} <= indexes

    engine = make_engine(url_of(database))
    async with engine.connect() as connection:
        await connection.run_sync(compare)
    await engine.dispose()


def test_the_newest_migration_is_the_one_that_is_looked_for() -> None:
    config = Config()
    folder = Path(migrations.__file__).parent
    config.set_main_option("script_location", str(folder))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.HEAD]


# Copies


@asynchronous
async def test_a_copy_is_whole_while_others_write(tmp_path: Path) -> None:
    file, copy = str(tmp_path / "tables.db"), tmp_path / "copy.db"
    store = await Store.open(file)
    await store.open_table("t", "i", b"0", at=1)
    await store.append("t", 1, [b"1"], at=2)

    async def write() -> None:
        for number in range(2, 200):
            await store.append("t", number, [b"x" * 1000], at=3)

    writing = asyncio.create_task(write())
    await asyncio.to_thread(back_up, file, copy)
    await writing
    with pytest.raises(DatabaseError) as error:
        restore(file, copy)
    assert error.value.reason == "database-busy"
    await store.append("t", 200, [b"after the copy"], at=4)
    await store.close()

    restore(file, copy)
    store = await Store.open(file)
    log = await store.entries("t")
    assert log is not None
    assert log[:2] == [b"0", b"1"]
    assert set(log[2:]) <= {b"x" * 1000}
    await store.close()


@asynchronous
async def test_a_copy_takes_the_place_of_a_database_that_was_killed(tmp_path: Path) -> None:
    """What lies beside the old file in its write-ahead log is no part of the copy."""
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    store = await Store.open(str(file))
    await store.open_table("old", "i", b"0", at=1)
    back_up(str(file), copy)
    await store.open_table("newer", "j", b"0", at=1)
    wal = file.with_name("tables.db-wal").read_bytes()
    await store.close()
    file.with_name("tables.db-wal").write_bytes(wal)
    restore(str(file), copy)
    store = await Store.open(str(file))
    assert await store.untouched_since(2) == ["old"]
    await store.close()


def test_only_a_sound_copy_is_put_back(tmp_path: Path) -> None:
    file, foreign, text = (tmp_path / name for name in ("tables.db", "foreign.db", "text.db"))
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE other (id INTEGER)")
    text.write_text("not a database" * 100, encoding="utf-8")
    for copy in (foreign, text):
        with pytest.raises(DatabaseError) as error:
            restore(str(file), copy)
        assert error.value.reason == "database-foreign"
    with pytest.raises(DatabaseError) as error:
        restore(str(file), tmp_path / "none.db")
    assert error.value.reason == "database-missing"
    with pytest.raises(DatabaseError) as error:
        back_up("postgresql://host/base", tmp_path / "copy.db")
    assert error.value.reason == "database-not-sqlite"
    assert not file.exists()
