"""Where what stands in the vectors of whole numbers that the kernels work on.

A *state* is one deal (`STATE_SIZE` numbers), *rules* one rule set (`RULES_SIZE` numbers), a
*result* what a settlement comes to (`RESULT_SIZE`). Copying a state is cloning a deal. Seats are
0 to 3 for N, E, S, W; cards and masks as in `bits`; -1 means nobody. `encoding` fills the vectors
from the readable core's objects.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
TRICKS: Final = 11
ACE_OF_DIAMONDS_CARD: Final = 35
FREE: Final = 9
"""Tricks in which an espagnolette may revoke, and which undertake a reversis."""

# A state. Groups of four are by seat, from the named place on.
HANDS: Final = 0
WON: Final = 4
"""The cards in each seat's own tricks."""
PARTY: Final = 8
DEALER: Final = 9
PHASE: Final = 10
TURN: Final = 11
TRICK: Final = 12
"""The number of the open trick, 1 to 11; 12 when all are closed; 0 before play."""
PLAYED: Final = 13
"""How many cards lie in the open trick."""
LED: Final = 14
"""The suit led to it."""
BEST: Final = 15
"""The card that takes it so far."""
BEST_SEAT: Final = 16
OPEN: Final = 17
"""Its cards."""
TAKERS: Final = 18
"""Who took each closed trick: two bits a trick, the first lowest."""
HONOURS: Final = 19
"""The aces and the quinola as they fell: `HONOUR_BITS` bits each, the first lowest."""
HONOURS_PLAYED: Final = 20
HOLDER: Final = 21
"""Whose 11 cards were an espagnolette when play began."""
FOUR_ACES: Final = 22
"""Whether he began play with all four."""
ESPAGNOLETTE: Final = 23
"""Who has the status so far."""
MAY_REVOKE: Final = 24
"""Whose right it is to break suit in tricks 1 to 9."""
CLAIMS: Final = 25
"""Who has claimed the payment for led cards: one bit a seat."""
AT_FAULT: Final = 26
"""Whose revokes are faults: one bit a seat."""
TALON: Final = 27
"""The three talon cards in the order of the exchange."""
ASKED: Final = 30
"""How many seats have acted in the exchange, or been asked to announce or to claim."""
QUINOLA_FELL: Final = 31
"""The quinola's own entry among the honours, plus one; 0 while it has not fallen."""
MISSED: Final = 32
"""Which suits each seat has failed to follow: bit 4 * seat + suit."""
ASIDE: Final = 33
"""By seat, plus one, the card that it knows to lie in the party: its discard, or the talon card
that it left, where the rules let it look; else 0."""
STATE_SIZE: Final = 37

EXCHANGE, ANNOUNCE, PLAY, CLAIM, OVER = range(5)

# Actions: a card's number for discarding or playing it, and these.
DECLINE, PASS, ANNOUNCES, CLAIMS_IT = range(48, 52)
ACTIONS: Final = 52

# An honour that fell, packed: which, by whom, in which trick, how.
HONOUR_BITS: Final = 12
HONOUR: Final = (1 << HONOUR_BITS) - 1
SEAT_SHIFT, TRICK_SHIFT, MANNER_SHIFT = 3, 5, 9
THE_QUINOLA: Final = 4
"""What it says for the quinola; an ace is there by its suit, 0 to 3."""
FELL_LED, FELL_FORCED, FELL_PLACED = range(3)

# Irregularities, in the order of a table of faults: seats by kinds, how often.
KINDS: Final = (
    "misdeal",
    "misdeal_after_exchange",
    "exposed",
    "out_of_turn",
    "peek",
    "revoke",
)
REVOKE: Final = 5

# Rules. Choices are numbered in the order of `CHOICES`, flags are 0 or 1.
CHOICES: Final = {
    "refill": ("at_most_first", "below_first", "after_win", "immediately"),
    "bete": ("remise", "pool"),
    "reversis": ("tariff", "party"),
    "reversis_cancels": ("nothing", "made", "made_or_broken"),
    "reversis_takes_pool": ("always", "unless_late_quinola", "own_early_quinola"),
    "broken_bete": (
        "never",
        "always",
        "own_early_quinola",
        "unless_own_quinola_late_or_forced",
    ),
    "espagnolette_fails_on": ("last_two", "any"),
    "espagnolette_fail_bete": (
        "never",
        "unless_others_quinola",
        "if_led_quinola_late",
        "if_own_quinola",
    ),
    "espagnolette_fail_returns": ("own_double", "all_aces_double"),
}
REFILL_AT_MOST_FIRST, REFILL_BELOW_FIRST, REFILL_AFTER_WIN, REFILL_IMMEDIATELY = range(4)
BETE_REMISE, BETE_POOL = range(2)
TARIFF, PARTY_INSTEAD = range(2)
CANCELS_NOTHING, CANCELS_MADE, CANCELS_MADE_OR_BROKEN = range(3)
TAKES_ALWAYS, TAKES_UNLESS_LATE, TAKES_OWN_EARLY = range(3)
BROKEN_NEVER, BROKEN_ALWAYS, BROKEN_OWN_EARLY, BROKEN_UNLESS_LATE_OR_FORCED = range(4)
FAILS_ON_LAST_TWO, FAILS_ON_ANY = range(2)
FAIL_NEVER, FAIL_UNLESS_OTHERS, FAIL_IF_LED_LATE, FAIL_IF_OWN = range(4)
RETURNS_OWN_DOUBLE, RETURNS_ALL_ACES_DOUBLE = range(2)

NUMBERS: Final = (
    "party_bonus",
    "stake",
    "dealer_stake",
    "dealer_adds",
    "refill",
    "ace",
    "ace_of_diamonds",
    "forced_ace_to_pool",
    "quinola_placed",
    "quinola_placed_from_each",
    "quinola_forced_holder",
    "quinola_forced_others",
    "led_aces_to_winner",
    "led_quinola_to_winner",
    "manual_claims",
    "opposite_factor",
    "last_two_factor",
    "bete",
    "bete_cap",
    "reversis",
    "reversis_side",
    "reversis_opposite",
    "reversis_broken",
    "reversis_cancels",
    "reversis_takes_pool",
    "broken_bete",
    "broken_keeps_forced_quinola",
    "espagnolette_announced",
    "espagnolette_fails_on",
    "espagnolette_fail_bete",
    "espagnolette_fail_returns",
    "espagnolette_success_takes_pool",
    "espagnolette_trickless_wins_party",
    "espagnolette_pays_reversis_alone",
    "espagnolette_only_draws",
    "espagnolette_leads_quinola",
    "four_aces_forcing_factor",
    "split_ties",
    "step",
    "quinola_card",
    "ace_cards",
    "king_cards",
    "queen_cards",
    "jack_cards",
    "trick_extra_ace_of_diamonds",
    "trick_extra_quinola",
    "party_extra_ace_of_diamonds",
    "party_extra_quinola",
    "forfeits",
    "first_stakes",
    "declined_card_seen",
)
(
    PARTY_BONUS,
    STAKE,
    DEALER_STAKE,
    DEALER_ADDS,
    REFILL,
    ACE,
    ACE_OF_DIAMONDS,
    FORCED_ACE_TO_POOL,
    QUINOLA_PLACED,
    QUINOLA_PLACED_FROM_EACH,
    QUINOLA_FORCED_HOLDER,
    QUINOLA_FORCED_OTHERS,
    LED_ACES_TO_WINNER,
    LED_QUINOLA_TO_WINNER,
    MANUAL_CLAIMS,
    OPPOSITE_FACTOR,
    LAST_TWO_FACTOR,
    BETE,
    BETE_CAP,
    REVERSIS,
    REVERSIS_SIDE,
    REVERSIS_OPPOSITE,
    REVERSIS_BROKEN,
    REVERSIS_CANCELS,
    REVERSIS_TAKES_POOL,
    BROKEN_BETE,
    BROKEN_KEEPS_FORCED_QUINOLA,
    ESPAGNOLETTE_ANNOUNCED,
    ESPAGNOLETTE_FAILS_ON,
    ESPAGNOLETTE_FAIL_BETE,
    ESPAGNOLETTE_FAIL_RETURNS,
    ESPAGNOLETTE_SUCCESS_TAKES_POOL,
    ESPAGNOLETTE_TRICKLESS_WINS_PARTY,
    ESPAGNOLETTE_PAYS_REVERSIS_ALONE,
    ESPAGNOLETTE_ONLY_DRAWS,
    ESPAGNOLETTE_LEADS_QUINOLA,
    FOUR_ACES_FORCING_FACTOR,
    SPLIT_TIES,
    STEP,
    QUINOLA_CARD,
    ACE_CARDS,
    KING_CARDS,
    QUEEN_CARDS,
    JACK_CARDS,
    TRICK_EXTRA,
    TRICK_EXTRA_QUINOLA,
    PARTY_EXTRA,
    PARTY_EXTRA_QUINOLA,
    FORFEITS,
    FIRST_STAKES,
    DECLINED_CARD_SEEN,
) = range(len(NUMBERS))
# What the ace of diamonds and, in the next place, the quinola count beyond 4 and 1.
PRECEDENCE: Final = len(NUMBERS)
"""By the distance from the dealer, clockwise: which place wins a tie, 0 best."""
PENALTIES: Final = PRECEDENCE + 4
TRICK_POINTS: Final = PENALTIES + len(KINDS)
"""By card."""
RULES_SIZE: Final = TRICK_POINTS + 48

# A result: the four nets, then these.
POOL: Final = 4
"""What is left in the pool. Accounts are 0 to 3 and this."""
REMISE: Final = 5
DRAWN: Final = 6
UNDERTAKER: Final = 7
MADE: Final = 8
"""1 for a reversis made, -1 for one broken, 0 for none."""
BREAKER: Final = 9
FAILED: Final = 10
"""The espagnolette who failed."""
WINNER: Final = 11
LOSER: Final = 12
"""Of the party, where one is settled."""
FORFEITING: Final = 13
"""Who receives nothing in this deal: one bit a seat."""
RETURNS: Final = 14
"""By seat, what it paid the espagnolette for placing."""
PARTS: Final = 18
"""By seat, four numbers for each part of a settlement: what it has brought, see `PART_NAMES`."""
PART_NAMES: Final = ("reversis", "party", "aces", "quinola", "pool")
RESULT_SIZE: Final = PARTS + 4 * 5
