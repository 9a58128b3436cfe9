"""A rule set: every difference between the sources as one named option.

Presets are TOML files beside this one; a house rule set names a preset and overrides options.
Code asks an option, never which preset it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

from quinola.cards import ACE_OF_DIAMONDS, QUINOLA, Card, Rank, pack_without, plain_points
from quinola.refusal import Refusal
from quinola.rules.clauses import clause_for
from quinola.rules.options import (
    Amount,
    BadValue,
    Cap,
    Choice,
    Factor,
    Flag,
    Kinds,
    OptionKind,
    Penalties,
    Precedence,
)
from quinola.seats import Direction, Place

Fiches = Annotated[int, Amount()]
Staked = Annotated[int, Amount(in_stakes=True)]
Times = Annotated[int, Factor()]


@dataclass(frozen=True, kw_only=True)
class Ruleset:
    """All options of a game, amounts in fiches with stakes already worked out.

    `name` is what people call it, `preset` what it was made from, `written` every option as its
    file has it (a mapping from option to TOML value) and `sources` the documents its clauses are
    cited from, best first. Make one with `build`, `preset` or `from_toml` of `quinola.rules`.
    """

    name: str
    preset: str
    sources: tuple[str, ...]
    overrides: Mapping[str, object]
    written: Mapping[str, object]

    seating: Literal["honours", "lot", "quinola"]
    removed_rank: Literal["T", "2"]
    quinola_highest_heart: bool
    direction: Literal["clockwise", "counterclockwise"]
    declined_card_seen: bool
    tricks_seen: Literal["own", "last", "own_and_last"]
    seat_precedence: Annotated[tuple[Place, ...], Precedence()]
    trick_ace_of_diamonds: Fiches
    trick_quinola: Fiches
    party_ace_of_diamonds: Fiches
    party_quinola: Fiches
    party_bonus: Staked
    party_tie: Literal["seat", "split"]
    stake: Fiches
    dealer_stake: Fiches
    dealer_adds: Fiches
    refill: Literal["at_most_first", "below_first", "after_win", "immediately"]
    ace: Fiches
    ace_of_diamonds: Fiches
    forced_ace_to: Literal["leader", "pool"]
    quinola_placed: Staked
    quinola_placed_from: Literal["taker", "each"]
    quinola_forced_holder: Staked
    quinola_forced_others: Staked
    led_aces_to_winner: bool
    led_quinola_to_winner: bool
    claims: Literal["automatic", "manual"]
    opposite_factor: Times
    last_two_factor: Times
    bete: Literal["remise", "pool"]
    bete_cap: Annotated[int | None, Cap()]
    reversis: Literal["tariff", "party"]
    reversis_side: Fiches
    reversis_opposite: Fiches
    reversis_broken: Fiches
    reversis_cancels: Literal["nothing", "made", "made_or_broken"]
    reversis_takes_pool: Literal["always", "unless_late_quinola", "own_early_quinola"]
    broken_bete: Literal[
        "never", "always", "own_early_quinola", "unless_own_quinola_late_or_forced"
    ]
    broken_keeps_forced_quinola: bool
    espagnolette_announced: bool
    espagnolette_fails_on: Literal["last_two", "any"]
    espagnolette_fail_bete: Literal[
        "never", "unless_others_quinola", "if_led_quinola_late", "if_own_quinola"
    ]
    espagnolette_fail_returns: Literal["own_double", "all_aces_double"]
    espagnolette_success_takes_pool: bool
    espagnolette_trickless_wins_party: bool
    espagnolette_pays_reversis_alone: bool
    espagnolette_only_draws: bool
    espagnolette_leads_quinola: bool
    four_aces_forcing_factor: Times
    penalties: Annotated[Mapping[str, int], Penalties()]
    forfeits_receipts: Annotated[frozenset[str], Kinds()]

    @cached_property
    def way(self) -> Direction:
        return Direction(self.direction)

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The 48 cards of the game."""
        return pack_without(Rank.TEN if self.removed_rank == "T" else Rank.TWO)

    @cached_property
    def strength(self) -> Mapping[Card, int]:
        """What beats what within a suit: the higher number (S1-01, S4-02)."""
        strength: dict[Card, int] = {card: card.rank for card in self.pack}
        if self.quinola_highest_heart:
            strength[QUINOLA] = Rank.ACE + 1
        return strength

    @cached_property
    def trick_points(self) -> Mapping[Card, int]:
        """What each card counts in a trick (S0-10, S4-03)."""
        special = {ACE_OF_DIAMONDS: self.trick_ace_of_diamonds, QUINOLA: self.trick_quinola}
        return {card: special.get(card, plain_points(card)) for card in self.pack}

    @cached_property
    def party_points(self) -> Mapping[Card, int]:
        """What each card counts in the party (S0-11)."""
        special = {ACE_OF_DIAMONDS: self.party_ace_of_diamonds, QUINOLA: self.party_quinola}
        return {card: special.get(card, plain_points(card)) for card in self.pack}

    @property
    def first_stakes(self) -> int:
        """F: what the four put in before a deal that needs stakes."""
        return 3 * self.stake + self.dealer_stake + self.dealer_adds

    def rule(self, reason: str) -> str:
        """The id of the clause that stands behind a reason, from the best source that has one."""
        try:
            return self._rules[reason]
        except KeyError:
            return self._rules.setdefault(reason, clause_for(reason, self.sources))

    @cached_property
    def _rules(self) -> dict[str, str]:
        return {}

    @property
    def in_fiches(self) -> dict[str, object]:
        """Every option as a house may write it, stakes counted out: none follows another."""
        return {key: _plain(getattr(self, key)) for key in OPTIONS}

    def with_options(self, **options: object) -> Ruleset:
        """The same rule set with some options written otherwise.

        Raises `RulesetError` like `build`.
        """
        return build(
            name=self.name,
            preset=self.preset,
            sources=self.sources,
            base={key: self.written[key] for key in self.written if key not in self.overrides},
            overrides={**self.overrides, **options},
        )

    def __hash__(self) -> int:
        return hash((self.name, self.preset))


def _plain(value: object) -> object:
    match value:
        case Mapping():
            return dict(value)
        case frozenset():
            return sorted(value)
        case tuple():
            return [str(each) for each in value]
    return value


class RulesetError(Refusal):
    """A rule set that cannot be had: names the file, the option and what is allowed.

    `source` is the file or record it stands in ("" if none), `option` the option's key or None.
    `further` is what else is wrong there.
    """

    def __init__(self, reason: str, *, option: str | None = None, **params: object) -> None:
        super().__init__(reason, **params)
        self.option = option
        self.source = ""
        self.further: tuple[RulesetError, ...] = ()

    def say(self, language: str = "en") -> str:
        where = ": ".join(part for part in (self.source, self.option) if part)
        sentence = super().say(language)
        return f"{where}: {sentence}" if where else sentence


def raise_all(faults: Sequence[RulesetError]) -> None:
    """Raise the first of these, if there is one, the others as what is wrong `further`."""
    if faults:
        first, *others = (single for fault in faults for single in (fault, *fault.further))
        first.further = tuple(others)
        raise first


def _kind_of(hint: Any) -> OptionKind:
    if get_origin(hint) is Annotated:
        kind: OptionKind = get_args(hint)[1]
        return kind
    if get_origin(hint) is Literal:
        return Choice(get_args(hint))
    return Flag()


def _option_kinds() -> Mapping[str, OptionKind]:
    hints = get_type_hints(Ruleset, include_extras=True)
    described = ("name", "preset", "sources", "overrides", "written")
    return MappingProxyType({k: _kind_of(h) for k, h in hints.items() if k not in described})


OPTIONS: Final = _option_kinds()
"""Every option, in the order of the specification's table, with the kind of value it takes."""


def build(
    *,
    name: str,
    preset: str,
    sources: tuple[str, ...],
    base: Mapping[str, object],
    overrides: Mapping[str, object],
) -> Ruleset:
    """A rule set from options as they are written, `overrides` going before `base`.

    A table or list in `overrides` replaces the one in `base` whole. Raises `RulesetError` for an
    unknown option, a wrong value, a missing option or a forbidden combination, for the first one
    with all others.
    """
    written = {key: value for key, value in {**base, **overrides}.items() if value is not None}
    resolved, faults = _resolve(written)
    faults = [_unknown_option(key) for key in overrides if key not in OPTIONS] + faults
    raise_all(faults)
    _verify_split(resolved)
    return Ruleset(
        name=name,
        preset=preset,
        sources=sources,
        overrides=MappingProxyType(dict(overrides)),
        written=MappingProxyType({key: written[key] for key in OPTIONS if key in written}),
        **resolved,
    )


def option_faults(overrides: Mapping[str, object]) -> list[RulesetError]:
    """What is wrong with options by themselves, whatever preset they override."""
    unknown = [_unknown_option(key) for key in overrides if key not in OPTIONS]
    _, faults = _resolve({key: value for key, value in overrides.items() if value is not None})
    return unknown + [fault for fault in faults if fault.reason != "option-missing"]


def _resolve(written: Mapping[str, object]) -> tuple[dict[str, Any], list[RulesetError]]:
    """The options with stakes worked out, and what is wrong with those that are not among them."""
    resolved: dict[str, Any] = {"bete_cap": None}
    faults = []
    # The stake first: others may be written as so many stakes.
    for key in sorted(OPTIONS, key=lambda key: key != "stake"):
        if key not in written:
            if key not in resolved:
                faults.append(RulesetError("option-missing", option=key))
            continue
        try:
            resolved[key] = _read(key, written[key], resolved.get("stake", 0))
        except RulesetError as fault:
            faults.append(fault)
    return resolved, faults


def _read(key: str, value: object, stake: int) -> Any:
    try:
        return OPTIONS[key].read(value, stake)
    except BadValue as bad:
        raise RulesetError(bad.reason, option=key, **bad.params) from None


def _unknown_option(key: str) -> RulesetError:
    # Loaded for this message only.
    from difflib import get_close_matches

    near = get_close_matches(key, OPTIONS, n=3, cutoff=0.5)
    if near:
        return RulesetError("option-unknown-near", option=key[:60], near=", ".join(near))
    return RulesetError("option-unknown", option=key[:60], allowed=", ".join(OPTIONS))


def _verify_split(options: Mapping[str, Any]) -> None:
    """Shared parties leave no room for doubling or for one who may receive nothing (S3-15)."""
    if options["party_tie"] != "split":
        return
    if options["opposite_factor"] != 1:
        raise RulesetError(
            "option-split-doubled", option="party_tie", factor=options["opposite_factor"]
        )
    if options["forfeits_receipts"]:
        raise RulesetError("option-split-forfeits", option="party_tie")
