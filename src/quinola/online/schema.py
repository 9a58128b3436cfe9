"""The protocol's JSON Schema, made from its types.

`python -m quinola.online.schema` writes it; `docs/protocol.schema.json` is what it wrote last.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from quinola.online.commands import FromClient
from quinola.online.messages import PROTOCOL, FromServer
from quinola.online.settings import Settings


def schema() -> dict[str, Any]:
    """What clients send (`fromClient`), what servers send, and the settings of a table."""
    roots = (FromClient, FromServer, Settings)
    (client, server, settings), parts = msgspec.json.schema_components(
        roots, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Quinola's table, version {PROTOCOL}",
        "$defs": {
            "fromClient": client,
            "fromServer": server,
            "settings": settings,
            **dict(sorted(parts.items())),
        },
    }


def schema_text() -> str:
    """The schema as a file has it."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(schema_text())
