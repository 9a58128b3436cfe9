"""Secrets that open a seat or a table: whoever has one may; only their hashes are kept.

A client makes the token of its seat itself, from 32 random bytes. So a repeated command needs no
secret in its answer, and no secret is ever sent to a client.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

Token = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{43}$",
        max_length=43,
        description="32 random bytes in base64url, unpadded",
    ),
]


def hash_of(token: str) -> str:
    """What is kept of a token. It has 256 random bits, so a plain hash cannot be searched."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, kept: str) -> bool:
    """Whether this is the token of the hash, compared in constant time."""
    return hmac.compare_digest(hash_of(token), kept)
