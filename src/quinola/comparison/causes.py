"""Why two rule sets pay differently: the options that make the difference, found by trying.

A deal is settled under mixtures of two rule sets. Of all options in which they differ, those are
dropped one by one without which the line still comes out as the other rule set has it, until each
of those left is needed. So a cause is exact: these options changed give the other's line, and any
one of them left out does not.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from quinola.comparison.lines import Line, Place, sums_of
from quinola.comparison.sides import Side
from quinola.ledger import Transfer
from quinola.match import Match, SettledDeal
from quinola.outcome import Outcome
from quinola.record import DealRecord, RecordError
from quinola.record.replay import add_deal
from quinola.rulebook import Sentence, sections, sentence_for
from quinola.rules import OPTIONS, Ruleset, RulesetError, house
from quinola.rules.options import Amount, Cap, Factor
from quinola.seats import Seat
from quinola.settlement import settle

EARLIER: Final = "earlier_deals"
"""In the place of an option: what the deals before this one left in the pool, and whether they drew
it. How these came to do so is a question of their own."""


PLAYED_BY: Final = (
    "quinola_highest_heart",
    "trick_ace_of_diamonds",
    "trick_quinola",
    "party_ace_of_diamonds",
    "party_quinola",
    "claims",
    "espagnolette_announced",
    "espagnolette_leads_quinola",
)
"""What the play and its outcome go by, of all in which two rule sets may differ.

The rest is the settlement's, so that a deal is played through only once for all of it.
"""


class Mixtures:
    """One deal of a record, settled under one rule set with options of another."""

    def __init__(self, deal: DealRecord, number: int, one: Side, other: Side) -> None:
        self._deal = deal
        self._number = number
        self._dealer: Seat = one.deal(number).dealer
        self._sides = one, other
        self._before = one.before(number), other.before(number)
        self._values = one.ruleset.in_fiches, other.ruleset.in_fiches
        self._settled: dict[frozenset[str], Mapping[Place, int] | None] = {}
        self._outcomes: dict[tuple[object, ...], Outcome | None] = {}
        mine, theirs = self._values
        self.differing = tuple(key for key in OPTIONS if mine[key] != theirs[key])
        """The options in which the two differ, and `EARLIER` if that does."""
        if self._before[0] != self._before[1]:
            self.differing += (EARLIER,)

    def sums(self, changed: Collection[str]) -> Mapping[Place, int] | None:
        """What each line comes to with these as the other rule set has them.

        None where the mixture is no rule set, or forbids what was played.
        """
        key = frozenset(changed)
        if key not in self._settled:
            paid = self._payments(key)
            self._settled[key] = None if paid is None else sums_of(paid)
        return self._settled[key]

    def _payments(self, changed: frozenset[str]) -> Sequence[Transfer] | None:
        try:
            ruleset = self._mixed(changed)
        except RulesetError:
            return None
        before = self._before[EARLIER in changed]
        if self._deal.void is not None:
            match = Match(ruleset, self._dealer, pool=before.pool)
            return match.void(self._deal.void, self._deal.irregularities).transfers
        outcome = self._outcome(ruleset)
        if outcome is None:
            return None
        settled = settle(outcome, ruleset, pool=before.pool, drawn_before=before.drawn)
        return settled.transfers

    def _outcome(self, ruleset: Ruleset) -> Outcome | None:
        """What the deal comes to when it is played by these rules; None where it cannot be."""
        key = tuple(getattr(ruleset, option) for option in PLAYED_BY)
        if key not in self._outcomes:
            match = Match(ruleset, self._dealer)
            try:
                add_deal(match, self._deal, self._number)
            except RecordError:
                self._outcomes[key] = None
            else:
                (past,) = match.past
                assert isinstance(past, SettledDeal)
                self._outcomes[key] = past.outcome
        return self._outcomes[key]

    def _mixed(self, changed: frozenset[str]) -> Ruleset:
        mine, theirs = self._values
        options = {key: (theirs if key in changed else mine)[key] for key in OPTIONS}
        ruleset = self._sides[0].ruleset
        return house(ruleset.preset, options, ruleset.name)

    def cause(self, line: Line) -> tuple[str, ...]:
        """The options, in the order of the rules, that make the other rule set's sum of a line.

        () where both come to the same. One option is enough if any is; those by whose sentences
        the line is told come first.
        """
        place = line.place
        theirs = (self.sums(self.differing) or {}).get(place, 0)

        def suffices(changed: Collection[str]) -> bool:
            sums = self.sums(changed)
            return sums is not None and sums.get(place, 0) == theirs

        if suffices(()):
            return ()
        likely = _likely_first(self.differing, line)
        for option in likely:
            if suffices((option,)):
                return (option,)
        needed = _needed(likely, suffices)
        return tuple(option for option in self.differing if option in needed)


def _needed(options: Sequence[str], suffices: Callable[[Collection[str]], bool]) -> Collection[str]:
    """Those of the options, which together suffice, of which none can be dropped.

    The last are dropped first.
    """
    needed = list(options)
    for _ in options:
        before = len(needed)
        for option in needed[::-1]:
            rest = [other for other in needed if other != option]
            if suffices(rest):
                needed = rest
        if len(needed) == before:
            break
    return needed


def _likely_first(options: Sequence[str], line: Line) -> list[str]:
    """The options in the order in which a reader would suspect them.

    First those by whose sentences the line's payments are explained. Only, what is paid in one
    rule set and not at all in the other is seldom a matter of amounts.
    """
    own = {option for sentence in _sentences(line) for option in sentence.options}
    is_missing = not all(line.cells)

    def unlikely(option: str) -> tuple[bool, bool]:
        is_amount = isinstance(OPTIONS.get(option), Amount | Factor | Cap)
        return is_missing and is_amount, option not in own

    return sorted(options, key=unlikely)


def _sentences(line: Line) -> Iterator[Sentence]:
    """The sentences of the rules that explain a line, those of the last rule set first."""
    for cell in line.cells[::-1]:
        for paid in cell:
            yield sentence_for(paid.why)


def sentence_on(option: str, line: Line) -> Sentence:
    """The sentence of the rules that tells of an option where a line depends on it.

    One that explains the line's payments, if there is such a one, else the first of all.
    """
    everywhere = (sentence for section in sections() for sentence in section.sentences)
    told = chain(_sentences(line), everywhere)
    return next(sentence for sentence in told if option in sentence.options)
