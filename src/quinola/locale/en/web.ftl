# The pages in the browser.

web-title = Quinola
web-tagline = Reversis: four players, forty-eight cards, and the fewest points win
web-card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
 } of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
 }
web-card-back = a hidden card
web-home = Start page
web-colon = :
web-close = Close
web-more = More
web-on = yes
web-off = no
web-language = Language
web-settings = Settings
web-colours = Colours
web-colours-auto = as on the device
web-colours-light = light
web-colours-dark = dark
web-four-colours = Four-colour suits
web-pace = Pace
web-pace-calm = calm
web-pace-fast = fast
web-pace-instant = at once
web-skip = Skip to the main part

# The start page.
web-play = Play against bots
web-friends = A table for friends
web-book = Keep the accounts of a game with real cards
web-beside = Besides playing
web-learn = Learn to play
web-rules-read = The rules
web-rules-full = The rules in full
web-in-full = In the rules
web-table-open = Open the table
web-my-tables = Your tables
web-my-table = { $name }, { $date }
web-forget = Forget this table
web-ruleset = Rules
web-preset-classic = Classic
web-preset-ukrainian = Ukrainian
web-preset-family = Family
web-preset-encyclopedia = Encyclopedia
web-preset-academy = Academy
web-differs = What differs from the classic rules
web-differs-none = The other rule sets are compared with this one.
web-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
 }
web-house = House rules
web-house-name = Name of your rules
web-house-reset = As in the rule set
web-value-none = none
web-bots = Bots
web-level-random = Random
web-level-novice = Novice
web-level-club = Club
web-level-expert = Expert
web-level-master = Master
web-level-random-about = any card that the rules allow
web-level-novice-about = knows the game, but slips now and then
web-level-club-about = follows the counsels of the old manuals
web-level-expert-about = tries each card in hundreds of possible deals
web-level-master-about = does the same, and reads what your play gives away
web-thinking = Expert and Master are getting ready; until then they play like Club.
web-deals = Deals
web-deals-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
web-stock = Or when somebody has lost
web-stock-none = no limit
web-stock-of = or when somebody has lost { $fiches ->
    [one] { $fiches } fiche
   *[other] { $fiches } fiches
 }
web-clock = Time for a card
web-clock-none = no clock
web-clock-seconds = { $seconds } s
web-chat-wanted = Chat
web-spectators-wanted = Spectators may look on

# Taking a seat.
web-your-name = Your name
web-sit = Sit down
web-sit-now = A seat is free: you can play along from the next deal on.
web-sit-later = A seat is free: you can take it when this deal is over.
web-sit-here = Sit here
web-sit-heading = Take a seat
web-look-on = You are looking on
web-seats-full = All seats are taken.
web-seat-free = free
web-seat-bot = Put a bot here
web-seat-clear = Clear this seat
web-start = Start the match
web-start-again = Another match
web-bots-fill = Bots take the seats that stay free.
web-waiting-host = { $host } starts the match.
web-invite = Invite friends
web-invite-about = Whoever has this link may sit down.
web-invite-watch = Whoever has this link may look on, and sees public cards only.
web-invite-link = Link to a seat
web-watch-link = Link to look on
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link

# The table.
web-you = You
web-opponent-4 = Sam
web-bot = bot
web-host = host
web-dealer = dealer
web-dealer-mark = D
web-exchange-used = card aside
web-exchange-declined = declined
web-takes = takes
web-away = away
web-stand-in = a bot plays
web-ready = ready
web-turn = on turn
web-remise = remise
web-provisional = provisional
web-balance = balance
web-your-hand = Your hand
web-forbidden = not allowed now
web-trick = Trick { $number }
web-trick-of = Trick { $number } of 11
web-talon = Talon
web-party = The party
web-espagnolette = espagnolette
web-prompt-wait = To play: { $seat }
web-prompt-others = Waiting for the others
web-prompt-laid = Your choice is kept until your turn.
web-prompt-exchange = Put a card aside and take one from the talon, or keep your hand.
web-prompt-dealer = You deal: put one of your twelve cards aside.
web-prompt-announce = You hold an espagnolette. Announce it?
web-prompt-announce-none = Announcements: you have none to make.
web-prompt-claim = Claim the payment for led aces and the quinola?
web-prompt-lead = You lead: any card.
web-prompt-follow = Your turn: follow { $suit }.
web-prompt-void = Your turn: no { $suit }, so any card.
web-prompt-free = Your turn: the lead was { $suit }, but your espagnolette may play any card.
web-prompt-watch = To play: { $seat }
web-do-discard = Put aside
web-do-decline = Keep my hand
web-do-announce = Announce
web-do-claim = Claim
web-do-pass = Pass
web-undo = Undo
web-hint = Hint
web-hint-wait = Looking ahead…
web-hint-best = Best
web-hint-choices = In fiches from here on, tried in { $count ->
    [one] { $count } possible deal
   *[other] { $count } possible deals
 }
web-show-cards = Show the cards
web-all-cards = All cards
web-tricks = Tricks
web-tricks-none = There is no trick yet to look at again.
web-payments = Payments
web-tell-all = Show all
web-payments-none = Nothing has been paid yet.
web-payments-provisional = Provisional: a reversis or an espagnolette may still change them. The party comes last.
web-log = What happened
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-line = A line of chat
web-chat-send = Send
web-chat-none = Nobody has said anything.
web-chat-off = Hide chat
web-chat-on = Show chat
web-mute = Mute { $seat }
web-unmute = Hear { $seat } again
web-discard-own = You put aside
web-talon-own = You took
web-declined-own = You declined
web-declined-alone = Seen by you alone.
web-helped = with help
web-leave = Leave the table
web-leave-sure = A bot plays on for you, and the settlement stays yours. You can come back.
web-return = Play again myself
web-standing-in = A bot plays for you.
web-vote = A bot for { $seat }
web-told-vote-cast = Asked for: a bot for { $seat }
web-offline = The connection is lost. Your seat is kept; trying again…
web-connecting = Connecting…
web-restarted = The server was restarted; everything is where it was.
web-not-your-turn = Not your turn yet.
web-undone = Taken back.
web-told-peeked = All cards were shown: { $seat }
web-told-sat = { $seat } sits down
web-told-went = { $seat } is away
web-told-came = { $seat } is back
web-told-stood-in = A bot now plays for { $seat }
web-seconds-left = { $seconds } s
web-closed = This table is closed.
web-keys = Keys
web-keys-about = Arrows: choose a card. Enter or Space: play it. D: keep the hand or pass. A: announce or claim. U: undo. H: hint. T: tricks. P: payments. L: what happened. Esc: close.

# The settlement and after it.
web-settlement = Deal { $number }: settlement
web-rule = Clause { $rule }
web-net = this deal
web-points = points
web-tricks-count = tricks
web-player = player
web-some-player = Player
web-winner = party won
web-loser = party lost
web-party-worth = Worth of the party: { $worth }
web-party-not-paid = The party is not paid for.
web-reversis-made = Reversis made: { $seat }
web-reversis-broken = Reversis broken. Undertaken by { $undertaker }, broken by { $breaker }
web-espagnolette-stood = Espagnolette: { $seat }
web-espagnolette-failed = Espagnolette failed: { $seat }
web-cancelled = The reversis cancels the other payments.
web-next = Next deal
web-next-wait = Waiting for: { $seats }
web-replay = Replay
web-match = The match
web-again = Play these cards again
web-record = Download the record
web-match-over = The match is over
web-match-won = Won by { $seat }
web-pool-shared = What was left in the pool is shared out.
web-shuffle = Check the shuffle
web-shuffle-holds = Checked here: the seed is the one committed to before the deal, and these cards follow from it.
web-shuffle-commitment = The seed is not the one that was committed to.
web-shuffle-differs = These are not the cards that follow from the seed.
web-shuffle-none = These cards were given, not shuffled.
web-shuffle-file = Proof as a file, for quinola verify-shuffle
web-shuffle-told = Told before the deal
web-shuffle-code = Commitment
web-shuffle-changed = The commitment is not the one that was told before the deal.
web-shuffle-untold = Checked here: the seed matches the commitment published with it, and these cards follow from it. This page did not hear the commitment before the deal; compare it with what the table was told then.

# Replay and match pages.
web-deal-title = Deal { $number }
web-step-first = To the start
web-step-back = One card back
web-step-on = One card on
web-step-last = To the end
web-step-trick = Trick { $trick }, card { $card }
web-step-start = Before the exchange
web-step-exchange = The exchange
web-step-end = The settlement
web-compare-deal = The same deal under all rules
web-previous-deal = Previous deal
web-next-deal = Next deal
web-match-title = Match of { $date }
web-chart = Balances
web-chart-about = In fiches, after each deal
web-ledger = Ledger
web-export-json = Record (JSON)
web-export-csv = Ledger (CSV)
web-shared = Pool shared out

# When something does not work.
web-not-found = There is nothing here.
web-failed = That did not work.
web-retry = Try again
web-unreachable = The server cannot be reached.

# Changing the options of the rules.
web-move-up = Move up: { $what }
web-move-down = Move down: { $what }
web-unit = Unit
web-unit-fiches = fiches
web-unit-stakes = stakes
web-stakes = { $count ->
    [one] { $count } stake
   *[other] { $count } stakes
 }
web-option-split-doubled = The party can only be shared if players opposite pay each other no more than others do
web-option-split-forfeits = The party can only be shared if no irregularity forfeits receipts

# What options may be set to.
web-set-honours = by drawn honours
web-set-lot = by lot
web-set-quinola = whoever is dealt the quinola
web-set-T = tens
web-set-2 = twos
web-set-clockwise = clockwise
web-set-counterclockwise = counterclockwise
web-set-own = one’s own
web-set-last = the last one
web-set-own_and_last = one’s own and the last
web-set-left = left
web-set-opposite = opposite
web-set-right = right
web-set-dealer = dealer
web-set-seat = by seat
web-set-split = shared
web-set-at_most_first = when it holds no more than the first stakes
web-set-below_first = when it holds less than the first stakes
web-set-after_win = in the deal after it was drawn
web-set-immediately = at once when it is drawn
web-set-leader = the one who led
web-set-pool = the pool
web-set-taker = the taker of the trick
web-set-each = each of the others
web-set-automatic = no, they are paid in any case
web-set-manual = yes
web-set-remise = the remise
web-set-tariff = a tariff
web-set-party = the party
web-set-nothing = none
web-set-made = a made one
web-set-made_or_broken = made or broken
web-set-always = always
web-set-never = never
web-set-unless_late_quinola = unless the undertaker played the quinola in the last two tricks
web-set-own_early_quinola = if the undertaker played the quinola before the last two tricks
web-set-unless_own_quinola_late_or_forced = unless the undertaker led the quinola in the last two tricks or had it forced from him
web-set-last_two = the last two
web-set-any = any
web-set-unless_others_quinola = unless another player played the quinola
web-set-if_led_quinola_late = if he led the quinola in the last two tricks
web-set-if_own_quinola = if he played the quinola himself
web-set-own_double = what he received for placing
web-set-all_aces_double = all aces placed or forced
web-set-misdeal = misdeal
web-set-misdeal_after_exchange = misdeal found after a discard
web-set-exposed = exposed card
web-set-out_of_turn = card put aside out of turn
web-set-peek = looking at the talon too soon
web-set-revoke = revoke
