"""What a page must know to offer a game: the server, the rule sets, the words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from quinola import __version__, locale
from quinola.bookkeeping.resolved import ResolvedRules, resolved
from quinola.bots import BOTS
from quinola.online.messages import PROTOCOL
from quinola.online.settings import LONGEST_HOUSE
from quinola.rules import OPTIONS, PRESETS, Ruleset, house, option_clauses, preset
from quinola.rules.options import (
    IRREGULARITY_KINDS,
    Amount,
    Cap,
    Choice,
    Factor,
    Flag,
    Kinds,
    OptionKind,
    Penalties,
    Precedence,
)
from quinola.seats import Place
from quinola.server.asking import Asking
from quinola.server.hall import Hall

KINDS: Mapping[type[OptionKind], str] = {
    Choice: "choice",
    Flag: "flag",
    Amount: "amount",
    Cap: "cap",
    Factor: "factor",
    Precedence: "precedence",
    Penalties: "penalties",
    Kinds: "kinds",
}


class About(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The server. `thinking`: whether the bots that look ahead are ready."""

    version: str
    protocol: int
    languages: list[str]
    levels: list[str]
    thinking: bool
    origin: str | None = None


class Origin(Struct, frozen=True):
    """Where others reach the server, None where that is where the page comes from."""

    address: str | None


class Option(Struct, frozen=True, kw_only=True):
    """An option of the rules: what it takes, and the clauses that it settles."""

    name: str
    kind: str
    values: list[str]
    in_stakes: bool
    clauses: list[str]


class RulesShown(Struct, frozen=True, kw_only=True):
    """A rule set: every option as it is written, the amounts in fiches, what is not `classic`'s."""

    name: str
    preset: str
    sources: list[str]
    written: dict[str, Any]
    fiches: dict[str, int]
    differs: list[str]


class RuleBook(Struct, frozen=True, kw_only=True):
    """The rule sets and all options."""

    presets: list[RulesShown]
    options: list[Option]


class HouseRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A preset with options written otherwise."""

    preset: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    house: Annotated[str, Meta(min_length=1, max_length=LONGEST_HOUSE)] | None = None


@get("/api/about", sync_to_thread=False)
def about(hall: NamedDependency[Hall], origin: NamedDependency[Origin]) -> About:
    """The server: version, languages, bots, its address for others."""
    return About(
        version=__version__,
        protocol=PROTOCOL,
        languages=list(locale.LANGUAGES),
        levels=list(BOTS),
        thinking=hall.desk.is_warm,
        origin=origin.address,
    )


@get("/api/rules", sync_to_thread=False)
def rules() -> RuleBook:
    """The rule sets and all options."""
    return _book()


@post("/api/rules/check", sync_to_thread=False, status_code=200)
def check(data: JSONBody[HouseRules]) -> RulesShown:
    """House options tried out: what they come to, or 400 with all that is wrong."""
    return _shown(house(data.preset, data.options, data.house))


@get("/api/rules/settling", sync_to_thread=False)
def settling() -> list[ResolvedRules]:
    """The rule sets worked out, for pages that settle by themselves."""
    return _resolved_presets()


@post("/api/rules/settling", sync_to_thread=False, status_code=200)
def settling_house(data: JSONBody[HouseRules]) -> ResolvedRules:
    """House options worked out so, or 400 with all that is wrong."""
    return resolved(house(data.preset, data.options, data.house))


@get("/api/messages/{name:str}", sync_to_thread=False)
def messages(name: FromPath[str], request: Asking) -> Response[bytes]:
    """All words of a language, as Fluent: `ru.ftl`."""
    language, dot, ending = name.partition(".")
    if dot != "." or ending != "ftl" or language not in locale.LANGUAGES:
        raise NotFoundException
    body, tag = _words(language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="text/plain", headers=headers)


@cache
def _words(language: str) -> tuple[bytes, str]:
    body = locale.source(language).encode()
    return body, f'"{sha256(body).hexdigest()[:20]}"'


@cache
def _book() -> RuleBook:
    options = [_option(name, kind) for name, kind in OPTIONS.items()]
    return RuleBook(presets=[_shown(preset(name)) for name in PRESETS], options=options)


@cache
def _resolved_presets() -> list[ResolvedRules]:
    return [resolved(preset(name)) for name in PRESETS]


def _option(name: str, kind: OptionKind) -> Option:
    values: tuple[str, ...] = ()
    match kind:
        case Choice(values=words):
            values = words
        case Precedence():
            values = tuple(Place)
        case Penalties() | Kinds():
            values = IRREGULARITY_KINDS
    return Option(
        name=name,
        kind=KINDS[type(kind)],
        values=[str(value) for value in values],
        in_stakes=isinstance(kind, Amount) and kind.in_stakes,
        clauses=list(option_clauses()[name]),
    )


def _shown(ruleset: Ruleset) -> RulesShown:
    first = preset(PRESETS[0])
    amounts = {name: getattr(ruleset, name) for name, kind in OPTIONS.items() if _is_amount(kind)}
    return RulesShown(
        name=ruleset.name,
        preset=ruleset.preset,
        sources=list(ruleset.sources),
        written={name: _plain(value) for name, value in ruleset.written.items()},
        fiches={name: fiches for name, fiches in amounts.items() if fiches is not None},
        differs=[n for n in OPTIONS if ruleset.written.get(n) != first.written.get(n)],
    )


def _is_amount(kind: OptionKind) -> bool:
    return isinstance(kind, Amount | Cap)


def _plain(value: object) -> object:
    return dict(value) if isinstance(value, Mapping) else value
