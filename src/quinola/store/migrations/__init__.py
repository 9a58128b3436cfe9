"""How the database came to its present form, step by step; see `upgrade`."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from sqlalchemy import Connection, inspect, text

HEAD: Final = "0001"
"""The newest version."""


def upgrade(connection: Connection) -> None:
    """Bring a database of any earlier version, an empty one too, to the present one."""
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == HEAD:
            return
    # Loaded only when there is something to migrate: it takes a while.
    from alembic import command
    from alembic.config import Config

    with as_file(files(__name__)) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
