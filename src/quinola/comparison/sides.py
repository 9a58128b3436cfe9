"""One match under several rule sets: the deals of each, and the rule sets that it does not fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quinola.match import Match, PastDeal, SettledDeal
from quinola.record import MatchRecord, RecordError, replay
from quinola.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Side:
    """A rule set by the name that it goes by here, and the match played through by it.

    `at_first` is what lay in the pool before the first deal.
    """

    name: str
    ruleset: Ruleset
    match: Match
    at_first: int

    def deal(self, number: int) -> PastDeal:
        """A deal of it, from 1."""
        return self.match.past[number - 1]

    def before(self, number: int) -> Before:
        """What the deals before that one left."""
        earlier = self.match.past[: number - 1]
        played = [past for past in earlier if isinstance(past, SettledDeal)]
        return Before(
            pool=earlier[-1].pool if earlier else self.at_first,
            drawn=bool(played) and played[-1].settlement.drawn,
        )


@dataclass(frozen=True, slots=True)
class Before:
    """What the earlier deals left: so much in the pool, and whether it was drawn in the last."""

    pool: int
    drawn: bool


@dataclass(frozen=True, slots=True)
class Sides:
    """The rule sets that a match fits, and why it does not fit others."""

    record: MatchRecord
    fitting: tuple[Side, ...]
    left_out: Mapping[str, RecordError]


def sides_of(
    record: MatchRecord, rulesets: Sequence[tuple[str, Ruleset]], until: int | None = None
) -> Sides:
    """The match under each of these, as far as the deal `until`.

    A rule set with another pack, or one that forbids a play, is left out with the card and the
    rule that say so.
    """
    fitting, left_out = [], {}
    for name, ruleset in rulesets:
        try:
            match = replay(_as_far_as(record, until), ruleset)
        except RecordError as error:
            left_out[name] = error
        else:
            # The direction is the record's.
            fitting.append(Side(name, match.ruleset, match, record.pool))
    return Sides(record, tuple(fitting), left_out)


def with_pack_of(ruleset: Ruleset, own: Ruleset) -> Ruleset:
    """These rules with the pack of a deal's own, so that its cards fit them."""
    if ruleset.removed_rank == own.removed_rank:
        return ruleset
    return ruleset.with_options(removed_rank=own.removed_rank)


def _as_far_as(record: MatchRecord, until: int | None) -> MatchRecord:
    if until is None or until >= len(record.deals):
        return record
    return MatchRecord(
        ruleset=record.ruleset,
        deals=record.deals[:until],
        players=record.players,
        pool=record.pool,
    )
