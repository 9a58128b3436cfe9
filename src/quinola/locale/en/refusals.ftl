# Why something cannot be done or read.

card-not-held = { $seat } does not hold { $card }; the choice is { $allowed }
exchange-done = { $seat } has made the exchange already, and a card put aside cannot be taken back
exchange-out-of-turn = { $seat } may not put a card aside now: { $turn ->
    [None] the exchange is over
   *[other] it is for { $turn } to act
 }
dealer-discards = the dealer has twelve cards and must put one aside: { $allowed }
no-announcements = an espagnolette is not announced in these rules: the first revoke declares it
no-espagnolette = { $seat } has no espagnolette to announce: that takes all four aces, or three aces and the quinola
announce-out-of-turn = { $seat } may not announce or pass now: { $turn ->
    [None] nobody is asked
   *[other] it is for { $turn } to act
 }
play-out-of-turn = { $seat } may not play now: { $turn ->
    [None] no card is to be played
   *[other] it is for { $turn } to act
 }
follow-suit = { $card } does not follow suit; { $seat } may play { $allowed }
espagnolette-follows-late = in tricks 10 and 11 even an espagnolette must follow suit; { $seat } may play { $allowed }
espagnolette-unannounced = { $card } does not follow suit, and no espagnolette was announced; { $seat } may play { $allowed }
claims-automatic = in these rules led cards are paid for without a claim
claim-out-of-turn = { $seat } may not claim now: { $turn ->
    [None] nobody is asked
   *[other] it is for { $turn } to act
 }

# Rule sets
preset-unknown = there is no rule set { $name }; there are { $allowed }
preset-missing = a rule set must name the preset it is based on: { $allowed }
options-no-table = the options are a table of keys and values
option-unknown = no such option; there are { $allowed }
option-unknown-near = no such option; did you mean { $near }?
option-missing = the option is missing
option-twice = the option is given twice: at the top and under [options]
option-choice = { $value } is not one of { $allowed }
option-flag = { $value } is neither true nor false
option-amount = { $value } is not a whole number of fiches, 0 or more
option-amount-or-stakes = { $value } is neither a whole number of fiches, 0 or more, nor a number of stakes such as "2 stakes"
option-too-large = no amount may exceed { $most } fiches
option-factor = { $value } is not a whole number from 1 to { $most }
option-precedence = { $value } must name each of { $allowed } exactly once
option-penalties-table = { $value } is not a table; its keys may be { $allowed }
option-kind = { $value } is not an irregularity; those known are { $allowed }
option-kinds = { $value } is not a list; it may hold { $allowed }
option-split-doubled = "split" is only possible with opposite_factor 1, but it is { $factor }; use "seat", or set opposite_factor = 1
option-split-forfeits = "split" is only possible where nobody forfeits receipts; use "seat", or set forfeits_receipts = []
ruleset-name = the name must be a single line of 1 to { $most } characters
toml-broken = not TOML: { $error }
toml-too-large = the file is larger than { $most } bytes
toml-unknown-table = there is no such table; options go at the top or under [options]
not-utf8 = the file is not UTF-8 text
nested-too-deep = the file is nested too deeply

# Saved games
savegame-unknown = { $file } is not a saved game of this version
savegame-broken = { $file }: line { $line } is broken, so the match cannot be resumed: { $why }
savegame-lacks = "{ $field }" is missing
savegame-no-match = it does not say what match this is
savegame-no-step = it is no step that could follow there
savegame-no-json = it is not a JSON object
