# The game in the terminal: the table, its keys, the screens around it.

title = Quinola
header-rules = rules: { $name }
header-deal = deal { $number }
header-deal-of = deal { $number } of { $deals }
header-pool = pool { $pool }*, remise { $remise }
header-pool-settled = pool { $pool }

# Marks; short.
dealer-mark = D
balance-provisional = { $amount }*
balance-settled = { $amount }
provisional-legend = * provisional
talon = talon
trick-caption = { $number } of { $of }
espagnolette = espagnolette

# A seat during the exchange.
exchange-to-come = to exchange
exchange-used = card put aside
exchange-declined = declined

# The line under the trick.
status-exchange = The exchange. Dealer: { $dealer }.
status-lead = To lead: { $seat }.
status-trick = Led: { $suit }, by { $leader }. Best so far: { $card }, { $best }.

# What there is to do.
prompt-wait = To act: { $seat }.
prompt-over = The deal is over.
prompt-exchange = Put a card aside for your talon card, or decline (d).
prompt-dealer = You deal: put one of your twelve cards aside.
prompt-announce = You hold an espagnolette. Announce it (a), or pass (d)?
prompt-claim = Claim the payment for led aces and quinola (a), or pass (d)?
prompt-lead = You lead: play any card.
prompt-follow = Your turn: follow suit, { $suit }.
prompt-void = Your turn: you have no { $suit }, so play any card.
prompt-free = Your turn: the lead was { $suit }, but your espagnolette may play any card.
no-undo = You have nothing in this deal to take back.
not-saved = This could not be saved, so it was not done: { $error }. Try again (Space), or quit.
too-small = This window is { $width } by { $height }; from { $least_width } by { $least_height } on the table is drawn. A key plays the card after it, Enter the one in brackets.
too-soon = It is not your turn yet: that key did nothing.
too-early = That came before you were asked, so nothing was played. Press it again.
more-below = { $count ->
    [one] { $count } more line below: Page Down
   *[other] { $count } more lines below: Page Down
 }

log-deals = Deal { $number }. Dealer: { $dealer }
log-stakes = { $count ->
    [one] { $count } fiche is put in
   *[other] { $count } fiches are put in
 }

# The bar of keys; as short as can be.
key-enter = Enter
key-space = Space
do-choose = choose
do-play = play
do-discard = put aside
do-decline = decline
do-announce = announce
do-claim = claim
do-pass = pass
do-hasten = go on
do-undo = undo
do-hint = hint
do-review = review
do-tricks = tricks
do-payments = payments
do-chart = chart
do-speed = speed: { $speed ->
    [slow] slow
    [calm] calm
    [fast] fast
   *[instant] instant
 }
do-light = light or dark
do-help = help
do-quit = quit (saved)
do-leave = leave
do-rule = show the clause
do-close = close
do-next-deal = next deal
do-end = end of the match
close-hint = Esc closes this.
help-close-hint = Up and Down scroll, Esc closes this.

# Payments so far.
payments-title = Payments in this deal so far
payments-provisional = Provisional: a reversis or an espagnolette may still overturn these. The party comes at the end.
payments-none = Nothing has been paid yet.
clause-title = Clause { $rule }

# Tricks that may be looked at again.
tricks-title = Tricks you may look at again
tricks-seen-own = These rules let you look at your own tricks.
tricks-seen-last = These rules let you look at the last trick.
tricks-seen-own_and_last = These rules let you look at your own tricks and at the last one.
tricks-none = There are none yet.

# The settlement.
settlement-title = Deal { $number } is settled
settlement-payments = Payments
settlement-party = The party: { $cards }
clause-in-english = This is the English wording of the rule book.
verdict-worth = The party is worth { $worth }: { $points } in its cards and { $bonus } added.
verdict-worth-plain = The party is worth { $worth }.
verdict-party = Won by { $winner }, lost by { $loser }.
verdict-reversis-made = Reversis made by { $undertaker }.
verdict-reversis-broken = Reversis undertaken by { $undertaker }, broken by { $breaker }.
verdict-espagnolette = Espagnolette: { $seat }.
verdict-espagnolette-failed = Espagnolette: { $seat }, failed.
scores-points = points
scores-tricks = tricks
scores-net = deal
scores-balance = balance

# The chart and the end.
chart-title = Balances over the match
chart-explained = In fiches, after each deal. { $several } marks equal balances.
chart-empty = No deal has been settled yet.
match-title = The match is over after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }
match-pool-shared = { $count ->
    [one] The { $count } fiche left in the pool was shared out:
   *[other] The { $count } fiches left in the pool were shared out:
 }
match-pool-empty = Nothing was left in the pool.

# Help.
help-title = How to play
help-keys = Keys
help-key-cards = 1 to 9, 0 - =
help-key-cards-does = the card with that key; or arrows and Enter, or a click
help-key-answer = a, d
help-key-answer-does = announce or claim; decline or pass
help-key-hasten = Space, Enter
help-key-hasten-does = do not wait for the bots
help-key-undo = u
help-key-undo-does = take back your last action in this deal
help-key-hint = h
help-key-hint-does = a hint: the best choices, and why
help-key-review = r
help-key-review-does = after a deal: what your decisions cost
help-key-look = t, p
help-key-look-does = tricks you may look at again; payments so far
help-key-chart = c
help-key-chart-does = the balances over the match
help-key-speed = s
help-key-speed-does = how fast the bots play
help-key-light = l
help-key-light-does = light or dark background
help-key-quit = q
help-key-quit-does = quit; the match is saved at every step and goes on where you left it
help-key-suspend = Ctrl-Z
help-key-suspend-does = back to the shell; its command fg brings the game back
help-marks = On the table
help-mark-turn = it is this player's turn
help-mark-dealer = the dealer
help-mark-best = double border: this card is taking the trick so far
help-mark-taken = this card took the trick
help-mark-order = the order in which the cards of a trick were played; 1 was led
help-mark-provisional = provisional until the deal is settled
help-game = The game, by the rules: { $name }
help-pack = Four play, each for himself, with 48 cards and eleven tricks: the { $removed ->
    [tens] tens
   *[twos] twos
 } are left out. The ace is high.
help-aim = In the tricks an ace counts 4, a king 3, a queen 2, a jack 1, and you want none of them: whoever has the most points loses the party and pays for it, whoever has the fewest wins it and is paid.
help-points = But the ace of diamonds counts { $ace } in a trick, and the jack of hearts { $quinola }.
help-exchange = Before play each player but the dealer may put one card aside and take one from the talon; the dealer puts one aside and takes none. The four cards that lie aside are the party.
help-worth = The party is worth what its cards count: the ace of diamonds { $ace }, the jack of hearts { $quinola }, any other ace 4, a king 3, a queen 2, a jack 1; { $bonus ->
    [0] nothing is added
   *[other] { $bonus } is added, whatever they are
 }.
help-fiches = Everything is paid in fiches, the small counters of the game. You may win or owe any number; the balance, with a + or -, is what you have won or lost in the match.
help-pool = The pool is the common stock in the middle. When it needs filling, each puts in { $stake } and the dealer { $dealer }. What is in it when play begins is the remise. A bête is a fine paid into it: { $bete ->
    [remise] as much as the remise
   *[pool] as much again as is in it at that moment
 }.
help-dealer-adds = In every deal the dealer puts in { $count } more.
help-play = Follow suit if you can; if not, play what you like. The highest card of the suit led takes the trick, and its taker leads to the next. There are no trumps.
help-highest-quinola = The jack of hearts is the highest heart, above the ace.
help-aces = An ace is placed when it is played to another suit's lead: the taker of the trick pays its player { $ace }, for the ace of diamonds { $diamonds }. It is forced when it is played to a lead of its own suit: its player pays as much { $payee ->
    [leader] to the one who led
   *[pool] into the pool
 }.
help-quinola = The jack of hearts is the quinola. Placed on another suit it draws the pool, and { $payer ->
    [taker] the taker of the trick pays
   *[each] each of the others pays
 } { $placed } besides. Led, or forced out by a lead of hearts, it costs its player a bête; forced, also { $holder } to the one who led, to whom the others pay { $others } each.
help-opposite = Between players who sit opposite each other payments are multiplied by { $factor }.
help-last-two = What is paid for a card in the last two tricks is multiplied by { $factor }.
help-reversis-tariff = Taking all eleven tricks is a reversis. It earns { $side } from each neighbour and { $opposite } from the player opposite, in place of the party. Whoever has taken the first nine undertakes it; losing either of the last two breaks it and costs { $broken }.
help-reversis-party = Taking all eleven tricks is a reversis: each of the others pays what the party is worth.
help-espagnolette = All four aces, or three aces and the quinola, are an espagnolette: its holder may play any card to the first nine tricks, and must not take { $fails ->
    [last_two] either of the last two
   *[any] any trick at all
 }.
help-espagnolette-announced = It must be announced before play to count.
