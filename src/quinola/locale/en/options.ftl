# The rule sets, and what each option decides.

ruleset-classic = the full settlement of the nineteenth-century manuals
ruleset-ukrainian = the same book condensed, with its own rules for espagnolettes and misdeals
ruleset-family = a modern game, clockwise, flat payments, announced espagnolettes
ruleset-encyclopedia = the quinola is the highest heart, 44 points, 64 fiches for breaking a reversis
ruleset-academy = the best reading of the printed tradition
ruleset-house = house rules based on { $preset }

rules-hint = quinola rules show NAME shows one, quinola rules compare A B shows what differs.
rules-sound = { $file }: sound; { $name }, based on { $preset }, changes { $count ->
    [0] nothing
    [one] one option
   *[other] { $count } options
 }
rules-same = Nothing differs: { $names }.
rules-in-stakes = { $written }, { $fiches }
rules-none = none
rules-clauses = Clauses of { $source }


option-seating = how seats and the first dealer are found
option-removed_rank = the rank taken out of the 52 cards
option-quinola_highest_heart = whether the jack of hearts beats every heart
option-direction = which way the play and the deal go round
option-declined_card_seen = whether a player who declines sees the talon card
option-tricks_seen = which tricks may be looked at again
option-seat_precedence = who wins a tie, best place first, as seen from the dealer
option-trick_ace_of_diamonds = points of the ace of diamonds in a trick
option-trick_quinola = points of the quinola in a trick
option-party_ace_of_diamonds = points of the ace of diamonds in the party
option-party_quinola = points of the quinola in the party
option-party_bonus = fiches added to the party
option-party_tie = whether a full tie is decided by seat or shared
option-stake = what each player but the dealer puts in
option-dealer_stake = what the dealer puts in
option-dealer_adds = what the dealer adds in every deal
option-refill = when new stakes are due
option-ace = for an ace placed, forced or led
option-ace_of_diamonds = for the ace of diamonds placed, forced or led
option-forced_ace_to = who is paid for a forced ace
option-quinola_placed = for placing the quinola
option-quinola_placed_from = who pays for a placed quinola
option-quinola_forced_holder = what the holder of a forced quinola pays
option-quinola_forced_others = what each of the others pays for a forced quinola
option-led_aces_to_winner = whether led aces are paid to the winner of the party
option-led_quinola_to_winner = whether a led quinola is paid to the winner of the party
option-claims = whether payments for led cards must be claimed
option-opposite_factor = how many times a payment is due across the table
option-last_two_factor = how many times a payment is due in tricks 10 and 11
option-bete = the size of the bête for a forced or led quinola
option-bete_cap = the most a bête can be
option-reversis = whether a reversis pays a tariff or the party
option-reversis_side = what each player at the side pays for a reversis
option-reversis_opposite = what the player opposite pays for a reversis
option-reversis_broken = what the undertaker of a broken reversis pays
option-reversis_cancels = which reversis cancels the other payments
option-reversis_takes_pool = when a made reversis draws the pool
option-broken_bete = when a broken reversis costs a bête
option-broken_keeps_forced_quinola = whether the undertaker's forced quinola is still paid for after a broken reversis
option-espagnolette_announced = whether an espagnolette must be announced
option-espagnolette_fails_on = which tricks an espagnolette must not take
option-espagnolette_fail_bete = when a failed espagnolette costs a bête
option-espagnolette_fail_returns = what a failed espagnolette pays double
option-espagnolette_success_takes_pool = whether an espagnolette who does not fail draws the pool
option-espagnolette_trickless_wins_party = whether an espagnolette without a trick always wins the party
option-espagnolette_pays_reversis_alone = whether an espagnolette pays another's reversis for all
option-espagnolette_only_draws = whether, with an espagnolette at the table, nobody else may draw the pool
option-espagnolette_leads_quinola = whether an espagnolette may lead the quinola as if placing it
option-four_aces_forcing_factor = how many times an espagnolette of four aces is paid for forcing
option-penalties = what irregularities cost
option-forfeits_receipts = which irregularities forfeit all receipts in the deal
