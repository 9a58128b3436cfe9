"""A reversis, one's own or another's: whether to go for it, and whether to break it."""

from __future__ import annotations

from typing import Final

from quinola.bots.chances import nobody_has_more
from quinola.bots.outlook import Outlook
from quinola.bots.reading import Reading
from quinola.cards import QUINOLA, Card, Suit
from quinola.seats import Seat
from quinola.trick import FREE_TRICKS

COMING: Final = {5: 0.15, 6: 0.25, 7: 0.4, 8: 0.55, 9: 0.7, 10: 0.85}
"""How likely one who has taken so many tricks, and no other any, is to take them all."""

SPOILT: Final = 0.3
"""How often the card that was parted with would have broken it."""

STAKES: Final = frozenset(("stake", "stake-again", "dealer-adds"))
"""Why fiches are paid that everyone pays whatever is played."""


def chance_of_all(reading: Reading, hand: tuple[Card, ...]) -> float:
    """The chance of taking every trick from now on, once on lead, with these cards.

    Top cards are led first; a lower one takes when the others have no more of its suit.
    """
    chance = 1.0
    for suit in Suit:
        out = sorted(reading.out[suit], reverse=True)
        mine = sorted((reading.strength[c] for c in hand if c.suit is suit), reverse=True)
        chance *= _suit_runs(mine, out, reading)
        if chance < 0.02:
            return 0.0
    return chance


def _suit_runs(mine: list[int], out: list[int], reading: Reading) -> float:
    """The chance that all of one's cards in a suit take; both lists from the highest card down."""
    if not mine or not out:
        return 1.0
    sure = next((n for n, strength in enumerate(mine) if strength < out[0]), len(mine))
    if sure == len(mine):
        return 1.0
    # Some of what is out lies in the party, where it does no harm.
    in_hands = reading.held / max(1, reading.hidden)
    held = round(len(out) * in_hands)
    runs = nobody_has_more(sure, held)
    if sum(strength > mine[sure] for strength in out) == 1:
        # One card in the way: it may lie in the party, or, bare, fall under a top card.
        bare = (1 - 1 / 3) ** (held - 1) if sure else 0.0
        runs = max(runs, 1 - in_hands + in_hands * bare * 0.5)
    return runs


def goes_for_it(outlook: Outlook) -> bool:
    """Whether to play for a reversis: nobody else has a trick, and it promises more than not to."""
    reading = outlook.reading
    if reading.view.tricks and reading.streak is not reading.seat:
        return False
    chance = chance_of_all(reading, outlook.hand)
    if not reading.view.tricks:
        chance *= _chance_to_get_in(outlook)
    undertaken = (
        len(reading.view.tricks) >= FREE_TRICKS and outlook.worth.ruleset.reversis == "tariff"
    )
    if undertaken:
        # It must be made or paid for; there is nothing else left to play for.
        return True
    if chance < 0.1:
        return False
    return chance * _made(outlook) - (1 - chance) * _failed(outlook) > _otherwise(outlook)


def _chance_to_get_in(outlook: Outlook) -> float:
    """The chance of taking the first trick."""
    reading = outlook.reading
    trick = reading.trick
    if trick is None:
        return 0.5
    if not trick.plays:
        return 1.0
    suit, best = trick.plays[0][1].suit, reading.best
    assert best is not None
    mine = [reading.strength[card] for card in outlook.hand if card.suit is suit]
    top = max(mine, default=0)
    if top < reading.strength[best[1]]:
        return 0.0
    return reading.stays_best(suit, top, reading.later())


def _made(outlook: Outlook) -> float:
    """What a made reversis brings its player."""
    worth, ruleset = outlook.worth, outlook.worth.ruleset
    if ruleset.reversis == "party":
        paid = 3.0 * worth.worth
    else:
        paid = 2.0 * ruleset.reversis_side + ruleset.reversis_opposite
    return paid + (worth.pool if _takes_pool(outlook) else 0)


def _takes_pool(outlook: Outlook) -> bool:
    ruleset, reading = outlook.worth.ruleset, outlook.reading
    if ruleset.espagnolette_only_draws and outlook.worth.espagnolette not in (None, reading.seat):
        return False
    played = next(
        (
            trick.number
            for trick in reading.view.tricks
            for seat, card in trick.plays
            if card is QUINOLA and seat is reading.seat
        ),
        None,
    )
    mine = played is not None or QUINOLA in outlook.hand
    late = mine and (played if played is not None else reading.number) > FREE_TRICKS
    match ruleset.reversis_takes_pool:
        case "always":
            return True
        case "unless_late_quinola":
            return not late
        case "own_early_quinola":
            return mine and not late


def _failed(outlook: Outlook) -> float:
    """What it costs to have tried and failed; before the tenth trick one may still let go."""
    worth, ruleset = outlook.worth, outlook.worth.ruleset
    if ruleset.reversis == "party":
        return worth.party
    broken = float(ruleset.reversis_broken)
    if ruleset.broken_bete != "never":
        broken += worth.remise
    stuck = 0.5 if len(outlook.reading.view.tricks) < FREE_TRICKS else 1.0
    return stuck * broken + (1 - stuck) * worth.party


def _otherwise(outlook: Outlook) -> float:
    """What to expect of the deal without trying."""
    worth, reading = outlook.worth, outlook.reading
    points = reading.view.points[reading.seat]
    return max(-worth.party, -points * worth.point) - outlook.cost


def running_card(outlook: Outlook, legal: tuple[Card, ...]) -> Card:
    """The card to take this trick with, on the way to a reversis: the surest, the longest suit."""
    reading = outlook.reading
    strength = reading.strength
    trick = reading.trick
    led = trick.suit if trick is not None else None
    best = reading.best

    def rank(card: Card) -> tuple[float, bool, int, int]:
        if led is None:
            sure = reading.stays_best(card.suit, strength[card], reading.later())
        elif card.suit is led and best is not None and strength[card] > strength[best[1]]:
            sure = reading.stays_best(led, strength[card], reading.later())
        else:
            sure = -1.0
        # The quinola is to be played before the last two tricks (S0-30).
        early = card is QUINOLA and reading.number <= FREE_TRICKS
        cheap = -strength[card] if led is not None and sure == 1.0 else strength[card]
        return sure, early, len(outlook.suits[card.suit]), cheap

    return max(legal, key=rank)


def threat(outlook: Outlook) -> Seat | None:
    """Another who has taken every trick, and enough of them to be taken seriously."""
    reading = outlook.reading
    streak = reading.streak
    if streak is None or streak is reading.seat or len(reading.view.tricks) < min(COMING):
        return None
    return streak


def breaking(outlook: Outlook) -> float:
    """What taking the present trick is worth for breaking another's reversis (S3-39)."""
    player = threat(outlook)
    if player is None:
        return 0.0
    ruleset = outlook.worth.ruleset
    taken = len(outlook.reading.view.tricks)
    made, usual = _paid_by_me(outlook, player), _provisional(outlook)
    if ruleset.reversis == "party":
        return COMING[taken] * (usual - made)
    if taken >= FREE_TRICKS:
        after = 0.0 if ruleset.reversis_cancels == "made_or_broken" else usual
        return ruleset.reversis_broken + after - made
    # Nothing is undertaken yet. To wait pays, if one is likely to break it in the last two tricks.
    later = 0.5 if _stoppers(outlook) else 0.0
    return COMING[taken] * (usual - later * ruleset.reversis_broken - (1 - later) * made)


def spoiling(outlook: Outlook, card: Card) -> float:
    """What it costs to part with a card that may yet break another's reversis."""
    player = threat(outlook)
    if player is None or card not in _stoppers(outlook):
        return 0.0
    ruleset = outlook.worth.ruleset
    broken = ruleset.reversis_broken if ruleset.reversis == "tariff" else 0
    lost = _provisional(outlook) + broken - _paid_by_me(outlook, player)
    return max(0.0, SPOILT * COMING[len(outlook.reading.view.tricks)] * lost)


def _stoppers(outlook: Outlook) -> list[Card]:
    """The cards in hand that nothing still out can beat."""
    reading = outlook.reading
    return [
        card
        for card in outlook.hand
        if reading.out[card.suit] and reading.strength[card] > reading.out[card.suit][-1]
    ]


def _paid_by_me(outlook: Outlook, player: Seat) -> float:
    """What a reversis of another's brings this seat: it is below 0, unless somebody else pays."""
    worth, ruleset = outlook.worth, outlook.worth.ruleset
    seat = outlook.reading.seat
    kept = 0.0 if ruleset.reversis_cancels != "nothing" else _provisional(outlook)
    if ruleset.reversis == "party":
        return kept - worth.worth
    tariffs = 2 * ruleset.reversis_side + ruleset.reversis_opposite
    if ruleset.espagnolette_pays_reversis_alone and worth.espagnolette is not None:
        return kept - (tariffs if worth.espagnolette is seat else 0)
    opposite = player is seat.opposite
    return kept - (ruleset.reversis_opposite if opposite else ruleset.reversis_side)


def _provisional(outlook: Outlook) -> float:
    """What the cards played so far have brought this seat, the stakes left out."""
    seat = outlook.reading.seat
    net = 0
    for transfer in outlook.reading.view.standing.transfers:
        if transfer.why in STAKES:
            continue
        if transfer.payee is seat:
            net += transfer.fiches
        elif transfer.payer is seat:
            net -= transfer.fiches
    return float(net)
