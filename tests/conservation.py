"""Nothing is ever lost or made: no card of a deal, no fiche of a settlement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import prod

from quinola.cards import Card
from quinola.deal import Deal
from quinola.ledger import POOL, Account, Transfer
from quinola.rules import clauses
from quinola.seats import SEATS, Seat


def plays_of(deal: Deal) -> Iterator[tuple[Seat, Card]]:
    for trick in deal.tricks:
        yield from trick.plays
    if deal.trick is not None:
        yield from deal.trick.plays


def assert_all_cards_are_somewhere(deal: Deal) -> None:
    """Hands, tricks, party and what is left of the talon are the pack, each card once."""
    taken_up = {deal.talon_card(seat) for seat in deal.discards}
    talon = [card for card in deal.dealt.talon if card not in taken_up]
    played = list(plays_of(deal))
    everything = [*talon, *deal.party, *(card for _, card in played)]
    everything += [card for hand in deal.hands for card in hand]
    assert len(everything) == 48
    assert set(everything) == set(deal.ruleset.pack)
    assert len(deal.party) == len(deal.discards)
    for seat in SEATS:
        held = 11 + (seat is deal.dealer and seat not in deal.discards)
        assert len(deal.hands[seat]) == held - [player for player, _ in played].count(seat)


def assert_chips_are_conserved(transfers: Iterable[Transfer], pool: int) -> dict[Account, int]:
    """Every prefix of the transfers keeps the sum; each transfer is whole, positive, reasoned."""
    accounts: dict[Account, int] = {**dict.fromkeys(SEATS, 0), POOL: pool}
    for transfer in transfers:
        assert type(transfer.fiches) is int
        assert transfer.fiches > 0
        assert transfer.fiches == prod(term.value for term in transfer.terms)
        assert transfer.terms
        assert transfer.payer != transfer.payee
        assert transfer.rule in clauses()
        accounts[transfer.payer] -= transfer.fiches
        accounts[transfer.payee] += transfer.fiches
        assert sum(accounts.values()) == pool
        assert accounts[POOL] >= 0
    return accounts
