"""What deals came to, as columns: one row for each deal."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quinola.cards import Suit
from quinola.generation.columns import Choices, Column, Flags, Letters, Numbers, Table
from quinola.generation.plan import Plan, Span
from quinola.generation.spelling import spelling
from quinola.kernels import accounts
from quinola.kernels.encoding import coding
from quinola.kernels.layout import DECLINE
from quinola.kernels.logs import Bench, Log
from quinola.outcome import Manner
from quinola.seats import SEATS

Accounts = NDArray[np.int64]

LETTERS: Final = tuple(str(seat) for seat in SEATS)
HONOURS: Final = (*(f"ace_{suit.name.lower()}" for suit in Suit), "quinola")
REVERSIS: Final = ("made", "broken")
HOW: Final = (*(str(manner) for manner in Manner), "aside")
"""The last for a card of the party, which is not played."""


def deals_table(plan: Plan, span: Span, log: Log) -> Table:
    """All that docs/data.md tells of deals."""
    made = accounts_of(plan, log)
    spelt = spelling(plan.ruleset)
    hands = spelt.hands(log.hands)
    deals, matches = numbering(plan, span)
    return {
        "deal": Numbers(deals),
        "match": Numbers(matches),
        "dealer": Choices(log.dealer, LETTERS),
        **{f"hand_{name}": Letters(hands[:, seat]) for name, seat in _BY_SEAT},
        "talon": Letters(spelt.row(log.talon)),
        **_discards(log, spelt.cards),
        "party": Letters(spelt.row(made[:, accounts.ASIDE : accounts.ASIDE + 4])),
        "pool_before": Numbers(made[:, accounts.BEFORE]),
        "remise": Numbers(made[:, accounts.REMISE]),
        "pool_after": Numbers(made[:, accounts.AFTER]),
        "pool_drawn": Flags(made[:, accounts.DRAWN] > 0),
        **{f"net_{name}": Numbers(made[:, accounts.NET + seat]) for name, seat in _BY_SEAT},
        **{f"points_{name}": Numbers(made[:, accounts.POINTS + seat]) for name, seat in _BY_SEAT},
        **{f"tricks_{name}": _small(made[:, accounts.TRICKS + seat]) for name, seat in _BY_SEAT},
        "party_worth": Numbers(made[:, accounts.WORTH]),
        "party_winner": _seat(made[:, accounts.WINNER]),
        "party_loser": _seat(made[:, accounts.LOSER]),
        "reversis": Choices(_reversis(made[:, accounts.MADE]), REVERSIS, optional=True),
        "undertaker": _seat(made[:, accounts.UNDERTAKER]),
        "breaker": _seat(made[:, accounts.BREAKER]),
        "espagnolette_hand": _seat(made[:, accounts.HOLDER]),
        "espagnolette": _seat(made[:, accounts.ESPAGNOLETTE]),
        "espagnolette_failed": Flags(made[:, accounts.HAS_FAILED] > 0),
        **_fates(made),
    }


_BY_SEAT: Final = tuple((str(seat).lower(), seat) for seat in SEATS)


def accounts_of(plan: Plan, log: Log) -> Accounts:
    """What each deal of a log came to, as `kernels.accounts` has it."""
    made = np.zeros((len(log.dealer), accounts.ACCOUNT_SIZE), dtype=np.int64)
    accounts.account(coding(plan.ruleset).rules, plan.deals_per_match, log, Bench.new(), made)
    return made


def numbering(plan: Plan, span: Span) -> tuple[Accounts, Accounts]:
    """The number of each deal and of its match, both from 1 on."""
    deals = span.first * plan.deals_per_match + np.arange(span.matches * plan.deals_per_match)
    return deals + 1, deals // plan.deals_per_match + 1


def _small(values: Accounts) -> Numbers:
    return Numbers(values.astype(np.int8))


def _seat(values: Accounts) -> Choices:
    return Choices(values, LETTERS, optional=True)


def _reversis(made: Accounts) -> Accounts:
    """From 1 for one made, -1 for one broken and 0 for none, to places in `REVERSIS`."""
    return np.array([-1, 0, 1])[made]


def _discards(log: Log, cards: tuple[str, ...]) -> Table:
    """By seat the card put aside in the exchange, none where the talon card was declined."""
    columns: Table = {}
    for name, seat in _BY_SEAT:
        # Right, opposite, left of the dealer, then he.
        slot = (log.dealer + 3 - seat) & 3
        card = log.acts[np.arange(len(slot)), slot].astype(np.int64)
        columns[f"discard_{name}"] = Choices(
            np.where(card == DECLINE, -1, card), cards, optional=True
        )
    return columns


def _fates(made: Accounts) -> Table:
    """Of each ace and the quinola who played it, how, in which trick, and who took that."""
    columns: dict[str, Column] = {}
    for number, name in enumerate(HONOURS):
        by, how, trick, taker = made[:, accounts.FATES + 4 * number :][:, :4].T
        columns[f"{name}_by"] = _seat(by)
        columns[f"{name}_how"] = Choices(np.where(how < 0, HOW.index("aside"), how), HOW)
        columns[f"{name}_trick"] = Numbers(trick.astype(np.int8), optional=True)
        columns[f"{name}_taker"] = _seat(taker)
    return columns
