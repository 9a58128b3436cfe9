# What is wrong with a record, and where.

record-at-line = line { $number }
record-at-deal = deal { $number }
record-at-trick = trick { $number }

record-too-large = longer than the { $most } characters allowed for one match
record-not-utf8 = not UTF-8 text (at character { $column })
record-empty = it is empty
record-not-json = not JSON (row { $row }, column { $column })
record-too-deep = nested too deeply to be a record
record-number-too-long = a number in it is too long to be a number of fiches
record-key-twice = the field { $key } appears twice in one object
record-no-number = { $name } is not a JSON number
record-no-object = { $value } is not a JSON object
record-format = the format is { $value }; a record has "{ $allowed }"
record-version = the version is { $value }; this program reads version { $allowed }
record-field-missing = the field "{ $field }" is missing
record-field-unknown = there is no field { $value }; there are { $allowed }, and names beginning with "_"
record-deals = "deals" must be a list of deals
record-ruleset = the rule set is { $value }; it must be a preset's name, or an object with "preset" and "options"
record-players = the players are { $value }; they must be an object with names by seat
record-name = { $value } is not a name: that is a text of at most { $most } characters
record-pool = the pool is { $value }; it must be a whole number of fiches from 0 to { $most }
record-void = { $value } is not a reason for a void deal; there are { $allowed }
record-seat = { $value } is not a seat (N, E, S or W), in "{ $field }"
record-hands = the hands are { $value }; each of N, E, S and W must have one
record-hand = the hand of { $seat } is { $value }; suits are written as in AQ93.J82.K7.AJ9
record-cards = "{ $field }" is { $value }; it must be a list of cards
record-cards-many = "{ $field }" has { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; the most is { $most }
record-card = { $value } is not a card, number { $number } in "{ $field }"
record-irregularities = the irregularities are { $value }; they must be a list
record-irregularity = { $value } is not an irregularity: that is an object with "seat" and "kind"
record-kind = { $value } is not a kind of irregularity; there are { $allowed }
record-claims = the claims are { $value }; they must be a list of seats
record-dealer-missing = the dealer is not named, and no earlier deal tells who deals
record-other-pack = { $ruleset } is played with a different pack, in which there is no { $card }
record-hand-size = { $seat } was dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; it should be { $right }
record-card-not-in-pack = { $card } is not in the pack of this rule set
record-card-twice = { $card } was dealt twice
record-card-missing = { $card } was dealt to nobody ({ $count ->
    [one] one card
   *[other] { $count } cards
 } missing)
record-exchange-unfinished = the exchange has only { $count } of its four entries
record-unfinished = the deal is not played to its end: { $count } of its { $most } cards are there
record-play-too-soon = { $card } cannot be played now
