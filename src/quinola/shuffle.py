"""Shuffles that can be checked: a commitment is published before the deal, the seed after it.

`docs/shuffle.md` says every step so that others can check a deal without this program. A seed is
32 bytes from the system's own source; it is always passed in.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Annotated, Final, Literal, Self

import msgspec

from quinola.cards import Card, format_hand, parse_hand, sort_hand
from quinola.dealing import Dealt, deal_out
from quinola.refusal import Refusal
from quinola.rules import Ruleset, preset
from quinola.seats import SEATS, Seat
from quinola.written import CardText, HandText, Hex256, SeatLetter, letter_of

SEED_BYTES: Final = 32
LARGEST_PROOF: Final = 64 * 1024
"""Bytes; a proof is a page of text."""

_NUMBERS = 2**32


class ShuffleError(Refusal):
    """A published shuffle that does not hold, or cannot be read; `reason` says which step."""


def commitment_to(seed: bytes, number: int) -> str:
    """The commitment to the seed of the deal of this number (from 1), in hexadecimal.

    Raises `ValueError` unless the seed has 32 bytes.
    """
    _verify_seed(seed)
    return sha256(f"quinola/shuffle/1/commitment\n{number}\n{seed.hex()}".encode()).hexdigest()


def shuffled(pack: Sequence[Card], seed: bytes) -> tuple[Card, ...]:
    """The pack in the order that the seed puts it in; every order is as likely as any other.

    Raises `ValueError` unless the seed has 32 bytes.
    """
    _verify_seed(seed)
    cards, numbers = list(pack), _numbers(seed)
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, numbers)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def _verify_seed(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")


def _numbers(seed: bytes) -> Iterator[int]:
    """Whole numbers below 2³², eight from each block of HMAC-SHA-256, for ever."""
    block = 0
    while True:
        digest = hmac.digest(seed, f"quinola/shuffle/1/block\n{block}".encode(), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number from 0 to `bound` - 1; those that would favour the small ones are passed over."""
    fair = _NUMBERS - _NUMBERS % bound
    return next(number for number in numbers if number < fair) % bound


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A shuffle as it is published when its deal is over.

    `pack` is the whole pack in its shuffled order, `hands` (as in PBN) and `talon` the cards as
    they were dealt from it, before the exchange.
    """

    format: Literal["quinola-shuffle"] = "quinola-shuffle"
    version: Literal[1] = 1
    deal: Annotated[int, msgspec.Meta(ge=1)]
    commitment: Hex256
    seed: Hex256
    removed_rank: Literal["T", "2"]
    direction: Literal["clockwise", "counterclockwise"]
    dealer: SeatLetter
    pack: Annotated[list[CardText], msgspec.Meta(min_length=48, max_length=48)]
    hands: Mapping[SeatLetter, HandText]
    talon: Annotated[list[CardText], msgspec.Meta(min_length=3, max_length=3)]

    @classmethod
    def of(cls, seed: bytes, number: int, dealt: Dealt, ruleset: Ruleset) -> Self:
        """The proof of a deal that was dealt from this seed."""
        return cls(
            deal=number,
            commitment=commitment_to(seed, number),
            seed=seed.hex(),
            removed_rank=ruleset.removed_rank,
            direction=ruleset.direction,
            dealer=letter_of(dealt.dealer),
            pack=[str(card) for card in shuffled(ruleset.pack, seed)],
            hands={letter_of(seat): format_hand(dealt.hands[seat]) for seat in SEATS},
            talon=[str(card) for card in dealt.talon],
        )


def deal_from(seed: bytes, dealer: Seat, ruleset: Ruleset) -> Dealt:
    """The cards that a seed deals. Raises `ValueError` unless it has 32 bytes."""
    return deal_out(shuffled(ruleset.pack, seed), dealer, ruleset)


def read_proof(text: bytes | str) -> Proof:
    """Read what was published. Raises `ShuffleError`."""
    if len(text) > LARGEST_PROOF:
        raise ShuffleError("shuffle-too-large", most=LARGEST_PROOF)
    try:
        return msgspec.json.decode(text, type=Proof)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise ShuffleError("shuffle-unreadable", error=str(error)[:200]) from None


def verify(proof: Proof) -> None:
    """Check each step: the commitment, the order of the pack, the cards dealt from it.

    Raises `ShuffleError` for the first that does not hold.
    """
    seed = bytes.fromhex(proof.seed)
    if not hmac.compare_digest(commitment_to(seed, proof.deal), proof.commitment):
        raise ShuffleError("shuffle-commitment")
    ruleset = preset("classic").with_options(
        removed_rank=proof.removed_rank, direction=proof.direction
    )
    expected = [str(card) for card in shuffled(ruleset.pack, seed)]
    for place, (card, right) in enumerate(zip(proof.pack, expected, strict=True), start=1):
        if card != right:
            raise ShuffleError(
                "shuffle-pack", place=place, card=Card.parse(card), right=Card.parse(right)
            )
    _verify_dealt(proof, deal_from(seed, Seat[proof.dealer], ruleset))


def _verify_dealt(proof: Proof, dealt: Dealt) -> None:
    for seat in SEATS:
        try:
            hand = parse_hand(proof.hands[letter_of(seat)])
        except (KeyError, ValueError):
            hand = ()
        if sort_hand(hand) != dealt.hands[seat]:
            raise ShuffleError("shuffle-hand", seat=seat)
    if [Card.parse(card) for card in proof.talon] != list(dealt.talon):
        raise ShuffleError("shuffle-talon")
