# Why a payment is due. The payer and the payee stand beside the sentence.

pay-stake = stake
pay-stake-again = new stake after the pool was drawn
pay-dealer-adds = the dealer's addition
pay-penalty-misdeal = fine for a misdeal
pay-penalty-misdeal-after-exchange = fine for a misdeal found after a discard
pay-penalty-exposed = fine for an exposed card
pay-penalty-out-of-turn = fine for putting a card aside out of turn
pay-penalty-peek = fine for looking at the talon too soon
pay-penalty-revoke = fine for a revoke
pay-party = the party
pay-party-shared = share of the party
pay-reversis-made = reversis made
pay-reversis-made-alone = reversis made, paid by the espagnolette for all
pay-reversis-party = reversis made, the party's worth
pay-reversis-broken = reversis broken
pay-ace-placed = { $card } placed{ in-trick }
pay-ace-forced = { $card } forced{ in-trick }
pay-ace-forced-pool = { $card } forced{ in-trick }
pay-ace-led = { $card } led{ in-trick }, due to the winner of the party
pay-quinola-placed = quinola placed{ in-trick }
pay-quinola-led-by-right = quinola led by the espagnolette{ in-trick }, paid as placed
pay-quinola-forced-holder = quinola forced{ in-trick } by { $payee }, its holder's part
pay-quinola-forced-others = quinola forced{ in-trick } by { $payee }
pay-quinola-forced-undertaker-holder = the undertaker's quinola forced{ in-trick } by { $payee }, its holder's part
pay-quinola-forced-undertaker-others = the undertaker's quinola forced{ in-trick } by { $payee }
pay-quinola-led-holder = quinola led{ in-trick }, due to the winner of the party, its leader's part
pay-quinola-led-others = quinola led{ in-trick }, due to the winner of the party
pay-espagnolette-returns = failed espagnolette: what { $card } earned{ in-trick } goes back double
pay-espagnolette-pays-aces = failed espagnolette: { $card }{ of-trick } paid double
pay-quinola-draws = quinola placed{ in-trick } draws the pool
pay-quinola-led-by-right-draws = quinola led by the espagnolette{ in-trick } draws the pool
pay-espagnolette-draws = the espagnolette's quinola, placed{ in-trick }, draws the pool
pay-reversis-draws = reversis made draws the pool
pay-bete-forced = bête for the quinola forced{ in-trick }
pay-bete-led = bête for the quinola led{ in-trick }
pay-bete-broken = bête for a broken reversis
pay-bete-espagnolette = bête for a failed espagnolette
pay-espagnolette-succeeds = espagnolette who did not fail draws the pool
pay-pool-shared = share of the pool at the end of the match

# The numbers of a reckoning.
term-stake = stake
term-dealer_stake = dealer's stake
term-dealer_adds = dealer adds
term-party_worth = worth of the party
term-share = share
term-ace = ace
term-ace_of_diamonds = ace of diamonds
term-quinola_placed = quinola placed
term-quinola_forced_holder = its holder
term-quinola_forced_others = each of the others
term-reversis_side = from the side
term-reversis_opposite = from opposite
term-reversis_broken = for breaking
term-opposite_factor = opposite
term-last_two_factor = last two tricks
term-four_aces_forcing_factor = four aces
term-received = received
term-double = double
term-pool = pool
term-remise = remise
term-bete_cap = the most a bête can be

# Nobody is asked for a trick's number who notes a deal played with real cards.
in-trick = { $trick ->
    [0] {""}
   *[other] {""} in trick { $trick }
 }
of-trick = { $trick ->
    [0] {""}
   *[other] {""} of trick { $trick }
 }
