# The game told in lines (`quinola play --plain`), and told to the person, who is "you".

you = You
# Short names that are neither a man's nor a woman's, with different initials.
opponent-1 = Alex
opponent-2 = Kim
opponent-3 = Robin

you-exchanged = You put { $card } aside and take { $drawn }
you-discarded = You put { $card } aside
you-declined = You decline the exchange and see { $card }
you-declined-unseen = You decline the exchange
you-announced = You announce an espagnolette
you-claimed = You claim the payment for led cards
you-passed = You pass
you-played = You play { $card }
you-led = You lead { $card } to trick { $trick }
you-taken = You take trick { $trick } with { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }
plain-led = { $seat } leads { $card } to trick { $trick }

# Refusals, said to the person.
you-card-not-held = You do not hold { $card }. You may choose from { $allowed }
you-exchange-done = You have made your exchange already, and a card put aside cannot be taken back
you-exchange-out-of-turn = You may not put a card aside now
you-dealer-discards = As dealer you have twelve cards and must put one aside: { $allowed }
you-no-announcements = An espagnolette is not announced in these rules: the first revoke declares it
you-no-espagnolette = You have no espagnolette to announce: that takes all four aces, or three aces and the quinola
you-announce-out-of-turn = There is nothing to announce or to pass now
you-play-out-of-turn = You may not play a card now
you-follow-suit = { $card } does not follow suit. You may play { $allowed }
you-espagnolette-follows-late = In tricks 10 and 11 even an espagnolette must follow suit. You may play { $allowed }
you-espagnolette-unannounced = { $card } does not follow suit, and you announced no espagnolette. You may play { $allowed }
you-claims-automatic = In these rules led cards are paid for without a claim
you-claim-out-of-turn = There is nothing to claim now

plain-deal = Deal { $number }
plain-deal-of = Deal { $number } of { $deals }
plain-dealer = Dealer: { $dealer }. First to lead: { $eldest }
plain-pool = In the pool: { $pool ->
    [one] { $pool } fiche
   *[other] { $pool } fiches
 }
plain-stumble-raised = The program that plays for { $seat } failed; in its place a legal card was played
plain-stumble-stalled = The program that plays for { $seat } did not answer in time; in its place a legal card was played
plain-stumble-illegal = The program that plays for { $seat } chose what is against the rules; in its place a legal card was played

plain-hand = Your hand: { $cards }
plain-playable = You may play: { $cards }
plain-any-card = You may play any card
plain-free = You hold an espagnolette, and need not follow suit
plain-your-discard = You put { $card } aside
plain-your-talon-card = Your talon card was { $card }
plain-trick-open = Trick { $trick } so far: { $cards }
plain-trick = Trick { $trick }: { $cards }. Taken by: { $seat }
plain-no-tricks = There is no trick that you may look at again
plain-provisional = Provisional, until the deal is settled:
plain-so-far = Paid so far in this deal (provisional):

# Questions. The keys are those of `keys-…` below.
ask-exchange = Put a card aside, or decline (d)?
ask-discard = Put which card aside?
ask-announce = Announce an espagnolette (a), or pass (p)?
ask-claim = Claim the payment for led cards (claim), or pass (p)?
ask-lead = Trick { $trick }, you lead. Your card?
ask-follow = Trick { $trick }, led: { $card }. Your card?
ask-next-deal = Next deal: press Enter (or review, b, t, q, ?)

plain-what = That is no card and no command. Type a card as Qh or by its number; ? gives help
plain-what-next = Enter deals the next cards; review looks back; q leaves; ? gives help
plain-no-card-now = No card is wanted now
plain-no-number = There is no number { $number } in your hand; { $most ->
    [1] the only one is 1
   *[other] the numbers go from 1 to { $most }
 }
plain-undone = Taken back
plain-nothing-to-undo = There is nothing of yours to take back in this deal
plain-help =
    A card: its number in your hand, or rank and suit: Qh, 9d, as (s spades, h hearts, d diamonds, c clubs).
    d or decline: keep your hand as it is. a or announce: an espagnolette. claim: the payment for led cards. p or pass.
    h or hand: your hand again, and what you put aside.
    t or tricks: the tricks that you may look at again.
    s or sofar: what has been paid so far in this deal.
    b or balances: balances and pool.
    u or undo: take back your last card.
    hint: what to do now, and why. After a deal, review: what your decisions cost.
    q or quit: leave; the match is saved.

# What may be typed, words separated by spaces. English ones are understood in every language.
keys-decline = d decline
keys-announce = a announce
keys-pass = p pass
keys-claim = claim
keys-undo = u undo
keys-tricks = t tricks
keys-balances = b balances
keys-hand = h hand
keys-so-far = s sofar
keys-hint = hint
keys-review = review
keys-help = ? help
keys-quit = q quit
keys-spades = s
keys-hearts = h
keys-diamonds = d
keys-clubs = c

# The settlement
column-player = player
plain-deal-over = Deal { $number } is over
plain-payments = Who pays whom, in fiches:
plain-no-payments = Nothing is paid
plain-match-over = The match is over after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }
plain-pool-shared = What is left in the pool is shared out:
plain-final-balances = Final balances:
plain-you-won = You have won the match
plain-won = { $seat } has won the match
plain-shared-first = First place is shared: { $players }
plain-seed = Seed of the match: { $seed }
