"""Drawing what a seat has not seen: whole deals, each as likely as any other that agrees with it.

`deduction` makes the tables from a view; here they are drawn from, without Python for each sample.
A *sample* is a state as `layout` has it, ready to be played on, and `aside`: what card each seat
put aside or left lying, in the order of the exchange, -1 where it has not acted. The public facts
stand in a template; only what is hidden is filled in.

`as_dealt` and `observed` unfold a sample into the cards as dealt and everything that was done
since, so that it can be weighed by how likely a policy would have been to do it:

    as_dealt(tables, sample, aside, state)
    for index in range(acts(tables)):
        action = observed(tables, aside, index)
        if state[TURN] != tables.facts[OWN]:
            weight *= likelihood(rules, state, action)
        act(rules, state, action)
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.kernels.assignments import ASIDE, PART, PART_BITS, RECEIVERS
from quinola.kernels.bits import count, pick
from quinola.kernels.chance import below, draw, unit
from quinola.kernels.compiling import inlined, kernel
from quinola.kernels.layout import (
    ACE_CARDS,
    AT_FAULT,
    DEALER,
    DECLINE,
    DECLINED_CARD_SEEN,
    ESPAGNOLETTE,
    ESPAGNOLETTE_ANNOUNCED,
    EXCHANGE,
    FOUR_ACES,
    HANDS,
    HOLDER,
    MAY_REVOKE,
    PARTY,
    PHASE,
    PLAY,
    QUINOLA_CARD,
    SEATS,
    STATE_SIZE,
    TALON,
    TURN,
)
from quinola.kernels.layout import ASIDE as KNOWN_ASIDE
from quinola.kernels.play import copy

Numbers = NDArray[np.int64]
Reals = NDArray[np.float64]
Chance = NDArray[np.uint64]

_16: Final = np.uint64(16)

# Facts: what is public or the seat's own, and not in a state.
OWN: Final = 0
"""Whose view it is."""
ACTED: Final = 1
"""How many have acted in the exchange."""
HIDDEN: Final = 2
"""One bit for each place aside whose card is hidden."""
PLACES_ASIDE: Final = 3
"""By place in the order of the exchange, what lies there; the dealer's is the fourth."""
FALLEN: Final = 7
"""By seat, the cards it has played."""
FAILED: Final = 11
"""By seat, all cards of the suits that it did not follow in tricks 1 to 9."""
SHOWN: Final = 15
"""One bit a seat: whether what it played makes it the espagnolette, if it held one."""
FACTS_SIZE: Final = 16

NOTHING, UNDRAWN, DISCARDED, DECLINED = range(4)
"""What lies in a place aside: nothing yet, a talon card to come, a discard, a card declined."""

# A system: a set of conditions under which cards are dealt to those that may hold them.
FORCED: Final = 0
"""The cards that must be in one hand."""
FORCED_TO: Final = 1
"""Which seat's."""
REVOKED: Final = 2
"""The seat that must hold one of `FAILED`, -1 if none must."""
FAULTS: Final = 3
"""Whose revokes are faults: one bit a seat."""
FIRST_CLASS: Final = 4
LAST_CLASS: Final = 5
"""The first class and the one that takes the places left; the last is below the first if there
is none."""
FIRST_NODE: Final = 6
LEFT: Final = 7
"""How many places are left to each receiver, packed as a split."""
SYSTEM_SIZE: Final = 8


class Tables(NamedTuple):
    """All that is needed to draw from one view.

    `systems` shape (s, SYSTEM_SIZE) with the running sum of their chances in `upto` (s,);
    `classes` (k,) masks; `nodes` (n, 2), `edges` (e, 3) and `shares` (e,) as `assignments.lay_out`
    writes them; `template` a state, `aside` (4,), `facts` (FACTS_SIZE,), `acts` the public acts
    after the exchange.
    """

    rules: Numbers
    template: Numbers
    aside: Numbers
    facts: Numbers
    acts: Numbers
    systems: Numbers
    upto: Reals
    classes: Numbers
    nodes: Numbers
    edges: Numbers
    shares: Reals


@kernel
def sample_many(tables: Tables, states: Numbers, asides: Numbers, chance: Chance) -> None:
    """Draw as many deals as there are rows: states (n, STATE_SIZE), asides (n, 4)."""
    for index in range(states.shape[0]):
        sample_into(tables, states[index], asides[index], chance)


@inlined
def sample_into(tables: Tables, state: Numbers, aside: Numbers, chance: Chance) -> None:
    """Draw a deal: writes a whole state, and what card each seat put aside."""
    # Two tries on average at most: see `deduction.hypotheses`.
    while not _draw(tables, state, aside, chance):
        pass
    _set_aside(tables, state, aside, chance)
    if state[PHASE] != EXCHANGE:
        _find_espagnolette(tables, state)


@kernel
def _draw(tables: Tables, state: Numbers, aside: Numbers, chance: Chance) -> bool:
    """Deal the hidden cards by one system; False if that came to what another covers."""
    copy(state, tables.template)
    system = 0
    if tables.upto.shape[0] > 1:
        drawn = unit(chance)
        while tables.upto[system] <= drawn:
            system += 1
    own = tables.facts[OWN]
    state[AT_FAULT] = tables.systems[system, FAULTS]
    state[HANDS + tables.systems[system, FORCED_TO]] |= tables.systems[system, FORCED]
    left = tables.systems[system, LEFT]
    node = tables.systems[system, FIRST_NODE]
    last = tables.systems[system, LAST_CLASS]
    lying = 0
    for number in range(tables.systems[system, FIRST_CLASS], last + 1):
        split = left
        if number < last:
            edge = _edge(tables, node, chance)
            split = tables.edges[edge, 0]
            node = tables.edges[edge, 1]
        left -= split
        lying |= _deal(state, own, tables.classes[number], split, chance)
    hidden = tables.facts[HIDDEN]
    for place in range(4):
        aside[place] = tables.aside[place]
        if (hidden >> place) & 1:
            card = pick(lying, below(chance, count(lying)))
            lying ^= 1 << card
            aside[place] = card
    revoked = tables.systems[system, REVOKED]
    return revoked < 0 or (state[HANDS + revoked] & tables.facts[FAILED + revoked]) != 0


@inlined
def _edge(tables: Tables, node: int, chance: Chance) -> int:
    """One of a node's splits, by its chances."""
    place = unit(chance) * tables.nodes[node, 1]
    column = int(place)
    edge: int = tables.nodes[node, 0] + column
    return edge if place - column < tables.shares[edge] else int(tables.edges[edge, 2])


@inlined
def _deal(state: Numbers, own: int, cards: int, split: int, chance: Chance) -> int:
    """Deal the cards of a class as a split says; returns those that lie aside."""
    left = count(cards)
    lying = 0
    for receiver in range(RECEIVERS - 1, -1, -1):
        part = (split >> (PART_BITS * receiver)) & PART
        given = _some(cards, left, part, chance)
        cards ^= given
        left -= part
        if receiver == ASIDE:
            lying = given
        else:
            state[HANDS + ((own + 1 + receiver) & 3)] |= given
    return lying


@inlined
def _some(cards: int, size: int, part: int, chance: Chance) -> int:
    """So many of some cards, any of them as likely as any others.

    Each is taken or left by the toss of a coin or two, which makes about as many as are wanted in
    one step; the rest are added, or taken back, one by one. Cards are treated alike all along.
    """
    if part <= 2:
        some = 0
    elif part >= size - 2:
        some = cards
    else:
        coins = _coins(chance)
        if 8 * part < 3 * size:
            coins &= _coins(chance)
        elif 8 * part > 5 * size:
            coins |= _coins(chance)
        some = cards & coins
    number = count(some)
    while number < part:
        some |= 1 << pick(cards ^ some, below(chance, size - number))
        number += 1
    while number > part:
        some ^= 1 << pick(some, below(chance, number))
        number -= 1
    return some


@inlined
def _coins(chance: Chance) -> int:
    """A coin tossed for each of the 48 cards."""
    return int(np.int64(draw(chance) >> _16))


@inlined
def _seat_at(dealer: int, place: int) -> int:
    """Who puts a card in a place aside: right, opposite, left of the dealer, then he."""
    return (dealer + 3 - place) & 3


@inlined
def _set_aside(tables: Tables, state: Numbers, aside: Numbers, chance: Chance) -> None:
    """Make the party and the talon of the cards aside and of those drawn."""
    for place in range(4):
        lies = tables.facts[PLACES_ASIDE + place]
        if lies == UNDRAWN:
            state[TALON + place] = aside[place]
            aside[place] = -1
        elif lies == DECLINED:
            state[TALON + place] = aside[place]
            state[PARTY] |= 1 << aside[place]
            seen = tables.rules[DECLINED_CARD_SEEN] * (aside[place] + 1)
            state[KNOWN_ASIDE + _seat_at(state[DEALER], place)] = seen
        elif lies == DISCARDED:
            state[PARTY] |= 1 << aside[place]
            state[KNOWN_ASIDE + _seat_at(state[DEALER], place)] = aside[place] + 1
            if place < 3 and state[TALON + place] < 0:
                # What he drew for it is any of his 11 cards.
                seat = _seat_at(state[DEALER], place)
                eleven = state[HANDS + seat] | tables.facts[FALLEN + seat]
                state[TALON + place] = pick(eleven, below(chance, 11))


@inlined
def _find_espagnolette(tables: Tables, state: Numbers) -> None:
    """Note who began play with an espagnolette, and whether he has shown it by now."""
    aces = tables.rules[ACE_CARDS]
    quinola = 1 << tables.rules[QUINOLA_CARD]
    for seat in range(SEATS):
        eleven = state[HANDS + seat] | tables.facts[FALLEN + seat]
        held = count(eleven & aces)
        if held == 4 or (held == 3 and (eleven & quinola) != 0):
            state[HOLDER] = seat
            state[FOUR_ACES] = int(held == 4)
    holder = state[HOLDER]
    if tables.rules[ESPAGNOLETTE_ANNOUNCED] or holder < 0 or state[PHASE] < PLAY:
        return
    state[MAY_REVOKE] = holder
    revoked = (state[HANDS + holder] & tables.facts[FAILED + holder]) != 0
    shown = (tables.facts[SHOWN] >> holder) & 1
    if (revoked or shown) and not (state[AT_FAULT] >> holder) & 1:
        state[ESPAGNOLETTE] = holder


@inlined
def acts(tables: Tables) -> int:
    """How many acts there were since the cards were dealt."""
    return int(tables.facts[ACTED]) + tables.acts.shape[0]


@inlined
def observed(tables: Tables, aside: Numbers, index: int) -> int:
    """What was done as act number `index`, as `play.act` takes it, if the sample is the truth."""
    if index >= tables.facts[ACTED]:
        return int(tables.acts[index - tables.facts[ACTED]])
    declined = tables.facts[PLACES_ASIDE + index] == DECLINED
    return DECLINE if declined else int(aside[index])


@kernel
def as_dealt(tables: Tables, sample: Numbers, aside: Numbers, state: Numbers) -> None:
    """The state of a sampled deal before anybody has acted."""
    for number in range(STATE_SIZE):
        state[number] = 0
    dealer = sample[DEALER]
    state[DEALER] = dealer
    state[PHASE] = EXCHANGE
    state[TURN] = _seat_at(dealer, 0)
    state[HOLDER] = state[ESPAGNOLETTE] = state[MAY_REVOKE] = -1
    state[AT_FAULT] = sample[AT_FAULT]
    for place in range(4):
        seat = _seat_at(dealer, place)
        hand = sample[HANDS + seat] | tables.facts[FALLEN + seat]
        if tables.facts[PLACES_ASIDE + place] == DISCARDED:
            if place < 3:
                hand ^= 1 << sample[TALON + place]
            hand |= 1 << aside[place]
        state[HANDS + seat] = hand
        if place < 3:
            state[TALON + place] = sample[TALON + place]
