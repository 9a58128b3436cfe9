"""Which cards may be played, once more, from the text of the rules alone (step 5, "Play")."""

from __future__ import annotations

from collections.abc import Iterable

from quinola.cards import Card, Rank, Suit


def playable(
    held: Iterable[Card],
    suit_led: Suit | None,
    trick: int,
    *,
    eleven: Iterable[Card],
    announcements: bool,
    announced: bool,
    at_fault: bool,
) -> set[Card]:
    """What one whose turn it is may play; `eleven` are the cards he began play with."""
    held, eleven = set(held), set(eleven)
    following = {card for card in held if card.suit == suit_led}
    aces = sum(card.rank == Rank.ACE for card in eleven)
    quinola = any(card.rank == Rank.JACK and card.suit == Suit.HEARTS for card in eleven)
    espagnolette = aces == 4 or (aces == 3 and quinola)
    may_revoke = espagnolette and trick <= 9 and (announced or not announcements)
    if not following or may_revoke or at_fault:
        return held
    return following
