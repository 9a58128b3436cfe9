# What is wrong with a record, and where.

record-at-line = line { $number }
record-at-deal = deal { $number }
record-at-trick = trick { $number }

record-too-large = longer than the { $most } characters that one match may take
record-not-utf8 = not UTF-8 text (at character { $column })
record-empty = there is nothing in it
record-not-json = not JSON: { $error } (row { $row }, column { $column })
record-too-deep = nested too deep to be a record
record-number-too-long = a number in it is too long to be a number of fiches
record-key-twice = the field { $key } stands twice in one object
record-no-number = { $name } is no number of JSON
record-no-object = { $value } is no JSON object
record-format = the format is { $value }, where a record has "{ $allowed }"
record-version = the version is { $value }; this program reads version { $allowed }
record-field-missing = the field "{ $field }" is missing
record-field-unknown = there is no field { $value }; there are { $allowed }, and names that begin with "_"
record-deals = "deals" is a list of deals
record-ruleset = the rule set is { $value }, where a preset's name or an object with "preset" and "options" stands
record-players = the players are { $value }, where an object with names by seat stands
record-name = { $value } is no name: a text of at most { $most } characters
record-pool = the pool is { $value }, where a whole number of fiches from 0 to { $most } stands
record-void = { $value } is no reason for a void deal; there are { $allowed }
record-seat = { $value } is no seat (N, E, S or W), in "{ $field }"
record-hands = the hands are { $value }, where each of N, E, S and W has one
record-hand = the hand of { $seat } is { $value }, where suits stand as in AQ93.J82.K7.AJ9
record-cards = "{ $field }" is { $value }, where a list of cards stands
record-cards-many = "{ $field }" has { $count } cards, where { $most } are the most
record-card = { $value } is no card, number { $number } in "{ $field }"
record-irregularities = the irregularities are { $value }, where a list stands
record-irregularity = { $value } is no irregularity: an object with "seat" and "kind"
record-kind = { $value } is no kind of irregularity; there are { $allowed }
record-claims = the claims are { $value }, where a list of seats stands
record-dealer-missing = the dealer is not named, and does not follow from an earlier deal
record-other-pack = { $ruleset } is played with another pack
record-hand-size = { $seat } was dealt { $count } cards, where { $right } are right
record-card-not-in-pack = { $card } is not in the pack of this rule set
record-card-twice = { $card } was dealt twice
record-card-missing = { $card } was dealt to nobody ({ $count ->
    [one] one card
   *[other] { $count } cards
 } missing)
record-exchange-unfinished = the exchange has { $count } of its four entries
record-unfinished = the deal is not played to its end: { $count } cards of { $most }
record-play-too-soon = { $card } cannot be played: it is not the time for it
