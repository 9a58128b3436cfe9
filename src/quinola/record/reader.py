"""From JSON values to a record: every field of the right kind, every card a card.

What the fields say about the play is `replay`'s to judge.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, get_args

from quinola.cards import Card, parse_hand
from quinola.dealing import HAND
from quinola.match import VoidReason
from quinola.outcome import Irregularity
from quinola.record.document import DealRecord, MatchRecord, RecordError
from quinola.refusal import Refusal
from quinola.rules import IRREGULARITY_KINDS, MOST_FICHES, Ruleset, house, preset
from quinola.seats import SEATS, Seat

FORMAT: Final = "quinola-record"
VERSION: Final = 1
LONGEST_NAME: Final = 200

DEEPEST: Final = 20
"""Levels that a field of another program, or the options, may be nested."""

_MATCH_FIELDS = ("format", "version", "ruleset", "players", "pool", "deals")
_RULESET_FIELDS = ("preset", "options")
_DEAL_FIELDS = (
    "dealer",
    "hands",
    "talon",
    "exchange",
    "play",
    "espagnolette",
    "irregularities",
    "claims",
    "void",
)
_VOID_REASONS = get_args(VoidReason)
_SEAT_BY_LETTER = {str(seat): seat for seat in SEATS}


def read_record(value: Any) -> MatchRecord:
    """A record from its JSON value. Raises `RecordError`."""
    header = read_header(value)
    deals = tuple(
        read_deal(deal, number) for number, deal in enumerate(header.pop("deals"), start=1)
    )
    return MatchRecord(**header, deals=deals)


def read_header(value: Any) -> dict[str, Any]:
    """The fields of `MatchRecord` from the JSON value, the deals as they stand there."""
    if not isinstance(value, dict):
        raise _bad("record-no-object", value)
    for field in ("format", "version"):
        if field not in value:
            raise RecordError("record-field-missing", field=field)
    if value.get("format") != FORMAT:
        raise _bad("record-format", value.get("format"), allowed=FORMAT)
    version = value.get("version")
    if isinstance(version, bool) or version != VERSION or not isinstance(version, int):
        raise _bad("record-version", version, allowed=VERSION)
    extra = _extra(value, _MATCH_FIELDS)
    if "ruleset" not in value:
        raise RecordError("record-field-missing", field="ruleset")
    if not isinstance(value.get("deals"), list):
        raise RecordError("record-deals")
    return {
        "ruleset": _ruleset(value["ruleset"]),
        "players": _players(value.get("players", {})),
        "pool": _pool(value.get("pool", 0)),
        "deals": value["deals"],
        "extra": extra,
    }


def read_deal(value: Any, number: int) -> DealRecord:
    """One deal from its JSON value. Raises `RecordError` with the deal's number."""
    try:
        return _deal(value)
    except RecordError as error:
        error.deal = number
        raise


def _deal(value: Any) -> DealRecord:
    if not isinstance(value, dict):
        raise _bad("record-no-object", value)
    extra = _extra(value, _DEAL_FIELDS)
    void = value.get("void")
    if "void" in value and void not in _VOID_REASONS:
        raise _bad("record-void", void, allowed=", ".join(_VOID_REASONS))
    return DealRecord(
        dealer=_seat(value["dealer"], "dealer") if "dealer" in value else None,
        hands=_hands(value["hands"]) if "hands" in value else None,
        talon=_cards(value.get("talon", []), "talon", most=3),
        exchange=_exchange(value.get("exchange", [])),
        play=_cards(value.get("play", []), "play", most=len(SEATS) * HAND),
        espagnolette=(
            _seat(value["espagnolette"], "espagnolette") if "espagnolette" in value else None
        ),
        irregularities=tuple(_irregularities(value.get("irregularities", []))),
        claims=_claims(value.get("claims", [])),
        void=void,
        extra=extra,
    )


def _bad(reason: str, value: object, **params: Any) -> RecordError:
    """A refusal that quotes the value, shortened."""
    return RecordError(reason, value=reprlib.repr(value), **params)


def _extra(value: Mapping[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    """Fields that other programs added; any other unknown one is an error."""
    extra = {}
    for key, item in value.items():
        if key in known:
            continue
        if not key.startswith("_"):
            raise _bad("record-field-unknown", key, allowed=", ".join(known))
        extra[key] = _shallow(item)
    return extra


def _shallow(value: Any, levels: int = DEEPEST) -> Any:
    """The value, once it is known to be walked through without running out of stack."""
    if isinstance(value, dict | list):
        if not levels:
            raise RecordError("record-too-deep")
        for item in value.values() if isinstance(value, dict) else value:
            _shallow(item, levels - 1)
    return value


def _ruleset(value: Any) -> Ruleset:
    try:
        if isinstance(value, str):
            return preset(value)
        if not isinstance(value, dict):
            raise _bad("record-ruleset", value)
        for key in value:
            if key not in _RULESET_FIELDS:
                raise _bad("record-field-unknown", key, allowed=", ".join(_RULESET_FIELDS))
        _shallow(value)
        return _house(_frozen(value.get("preset")), _frozen(value.get("options", {})))
    except RecordError:
        raise
    except Refusal as refusal:
        raise RecordError.of(refusal) from None


@lru_cache(maxsize=256)
def _house(preset_name: Any, options: Any) -> Ruleset:
    # A data set's lines mostly play by the same rules.
    return house(_thawed(preset_name), _thawed(options))


def _frozen(value: Any) -> Any:
    """A JSON value as something that can be a key, telling 1 from true."""
    if isinstance(value, dict):
        return (dict, tuple((key, _frozen(item)) for key, item in value.items()))
    if isinstance(value, list):
        return (list, tuple(_frozen(item) for item in value))
    return (type(value), value)


def _thawed(frozen: Any) -> Any:
    kind, content = frozen
    if kind is dict:
        return {key: _thawed(item) for key, item in content}
    if kind is list:
        return [_thawed(item) for item in content]
    return content


def _players(value: Any) -> dict[Seat, str]:
    if not isinstance(value, dict):
        raise _bad("record-players", value)
    players = {}
    for letter, name in value.items():
        seat = _seat(letter, "players")
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not _is_text(name):
            raise _bad("record-name", name, most=LONGEST_NAME)
        players[seat] = name
    return players


def _is_text(name: str) -> bool:
    """Whether a string can be written down at all (JSON can spell lone surrogates)."""
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _pool(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_FICHES:
        raise _bad("record-pool", value, most=MOST_FICHES)
    return value


def _seat(value: Any, field: str) -> Seat:
    seat = _SEAT_BY_LETTER.get(value) if isinstance(value, str) else None
    if seat is None:
        raise _bad("record-seat", value, field=field)
    return seat


def _hands(value: Any) -> dict[Seat, tuple[Card, ...]]:
    if not isinstance(value, dict) or value.keys() != _SEAT_BY_LETTER.keys():
        raise _bad("record-hands", value)
    hands = {}
    for letter, seat in _SEAT_BY_LETTER.items():
        text = value[letter]
        if not isinstance(text, str):
            raise _bad("record-hand", text, seat=seat)
        try:
            hands[seat] = parse_hand(text)
        except ValueError:
            raise _bad("record-hand", text, seat=seat) from None
    return hands


def _cards(value: Any, field: str, *, most: int) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise _bad("record-cards", value, field=field)
    if len(value) > most:
        raise RecordError("record-cards-many", field=field, count=len(value), most=most)
    return tuple([_card(text, field, index) for index, text in enumerate(value)])


def _card(text: Any, field: str, index: int) -> Card:
    try:
        return Card.parse(text)
    except ValueError:
        trick = index // len(SEATS) + 1 if field == "play" else None
        raise _bad("record-card", text, field=field, number=index + 1, trick=trick) from None


def _exchange(value: Any) -> tuple[Card | None, ...]:
    if not isinstance(value, list):
        raise _bad("record-cards", value, field="exchange")
    if len(value) > len(SEATS):
        raise RecordError("record-cards-many", field="exchange", count=len(value), most=len(SEATS))
    return tuple(
        [None if text == "-" else _card(text, "exchange", i) for i, text in enumerate(value)]
    )


def _irregularities(value: Any) -> Iterable[Irregularity]:
    if not isinstance(value, list):
        raise _bad("record-irregularities", value)
    for entry in value:
        if not isinstance(entry, dict) or entry.keys() != {"seat", "kind"}:
            raise _bad("record-irregularity", entry)
        kind = entry["kind"]
        if not isinstance(kind, str) or kind not in IRREGULARITY_KINDS:
            raise _bad("record-kind", kind, allowed=", ".join(IRREGULARITY_KINDS))
        yield Irregularity(_seat(entry["seat"], "irregularities"), kind)


def _claims(value: Any) -> frozenset[Seat]:
    if not isinstance(value, list):
        raise _bad("record-claims", value)
    claims = frozenset(_seat(seat, "claims") for seat in value)
    if len(claims) < len(value):
        raise _bad("record-claims", value)
    return claims
