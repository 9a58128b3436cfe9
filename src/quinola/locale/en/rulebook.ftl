# The rules of the game in full, for people who have never played it. Each sentence goes by the
# options; one that a rule set has no use for is empty. Amounts come from the options, always.

rulebook-title = Reversis: the rules “{ $name }”
rulebook-house = Reversis: house rules based on “{ $name }”
rulebook-languages = Languages
rulebook-presets = Rule sets
rulebook-cited = In brackets after each rule: the clauses of the sources that say so. “quinola rules show { $name }” lists them.
rulebook-table-cited = Beside each payment: the clause that a settlement names for it.
rulebook-fiches = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
 }

rulebook-pack = The pack and the players
rulebook-seats = Seats and dealer
rulebook-stakes = Stakes
rulebook-deal = The deal
rulebook-exchange = The exchange
rulebook-play = The play
rulebook-points = Points
rulebook-party = The party and who wins it
rulebook-aces = Aces
rulebook-quinola = The quinola
rulebook-pool = The pool
rulebook-reversis = Reversis
rulebook-espagnolette = Espagnolette
rulebook-doubling = Doubled payments
rulebook-looking = Looking at tricks
rulebook-irregularities = Irregularities
rulebook-end = The end
rulebook-payments = All payments

# The pack and the players
rule-players = Four people play, each for himself.
rule-aim = In every deal eleven tricks are played. A trick is four cards, one from each player in turn, and one of the players takes it. Some cards count points, and points are bad: the aim is to have as few as possible in the tricks one takes. But one may also dare the opposite and take every trick.
rule-pack = The game needs 48 cards: a pack of 52 without the { $removed_rank ->
    [T] tens
   *[other] twos
 }.
rule-ranks = In each of the four suits the highest card is the ace; then come king, queen, jack, and the numbers from { $removed_rank ->
    [T] nine down to two
   *[other] ten down to three
 }. { $quinola_highest_heart ->
    [false] { "" }
   *[true] Hearts alone are different: there the jack is the highest card, above the ace.
 } There are no trumps.
rule-quinola = The jack of hearts is called the quinola, and the game is often named after it. It can bring its player much, and cost him much.
rule-fiches = All payments are made in fiches, small counters; every amount in these rules is in fiches. Five fiches are also called a jeton. Everyone begins with the same number, and whoever runs out plays on and owes the rest.

# Seats and dealer
rule-opposite = The players on your right and left are your neighbours; the third one sits opposite you. Some payments depend on who sits opposite whom.
rule-seating = { $seating ->
    [honours] An ace, a king, a queen and a jack are laid out face down, and each player draws one of them. Whoever has drawn the ace chooses his seat and is the first dealer; the king, the queen and the jack take the next places in this order, going round to the { $direction ->
        [clockwise] left
       *[counterclockwise] right
     }.
    [lot] The seats and the first dealer are decided by lot.
   *[quinola] To find the first dealer, cards are dealt round face up until the jack of hearts falls; whoever gets it is the dealer.
 }
rule-direction = { $direction ->
    [clockwise] Everything goes round clockwise: next after you comes your left-hand neighbour.
   *[counterclockwise] Everything goes round counterclockwise: next after you comes your right-hand neighbour.
 } The cards are dealt and played in this direction, and after each deal the next player becomes the dealer.

# Stakes
rule-basket = The common stakes lie in a basket and are called the pool. The basket stands at the dealer's right and moves on with the deal.
rule-stake = When the pool has to be filled, the dealer puts in { $dealer_stake_fiches }, and each of the others { $stake_fiches }.
rule-dealer-adds = { $dealer_adds ->
    [0] { "" }
   *[other] In every deal the dealer adds { $dealer_adds_fiches } of his own, whether the pool has to be filled or not.
 }
rule-refill = The pool is filled before the first deal. { $refill ->
    [at_most_first] It is filled again before any deal at the start of which it holds no more than the first stakes{ $dealer_adds ->
        [0] { "" }
       *[other] , with what the dealer adds
     }, that is, { $first_stakes_fiches }.
    [below_first] It is filled again before any deal at the start of which it holds less than the first stakes{ $dealer_adds ->
        [0] { "" }
       *[other] , with what the dealer adds
     }, that is, { $first_stakes_fiches }.
    [after_win] It is filled again for the next deal whenever somebody has drawn it, that is, taken all that was in it; and whenever it is empty.
   *[immediately] Whenever somebody draws it, that is, takes all that is in it, all four fill it again at once, even in the middle of a deal{ $dealer_adds ->
        [0] { "" }
       *[other] , though the dealer does not add his own fiches a second time
     }.
 }
rule-remise = What lies in the pool when play begins is called the remise.

# The deal
rule-shuffle = The pack is shuffled well and cut.
rule-packets = The cards are dealt face down in three rounds, beginning with the player next to the dealer: each of the others gets three cards, then four, then four; the dealer, always last, takes four each time. So everyone has eleven cards and the dealer twelve. The three cards that are left are the talon. They lie face down in a row, one for each player but the dealer.

# The exchange
rule-exchange = Before play, each player but the dealer may exchange one card. He first puts a card from his hand aside, face down; this is his discard. Only then does he take his card from the talon. He may also decline the exchange.
rule-exchange-order = The first card of the talon belongs to the dealer's right-hand neighbour, the second to the player opposite the dealer, the third to the dealer's left-hand neighbour. They choose in this order, and nobody may take another's card, even if it was declined.
rule-decline = { $declined_card_seen ->
    [false] Whoever declines does not see the card that he leaves lying.
   *[true] Whoever declines may look at the card that he leaves lying; nobody else sees it.
 }
rule-dealer-discards = Last of all the dealer puts one of his twelve cards aside. He must do so, and takes none.
rule-no-taking-back = Each chooses once, and a card put aside is never taken back.
rule-party-cards = Four cards now lie aside: the discards, and the talon cards that were declined. They are called the party. They stay face down under the basket until play is over.
rule-hands = Everyone now holds eleven cards and plays these and no others; the party takes no part in the play.

# The play
rule-first-lead = To lead is to play the first card of a trick. The dealer's { $direction ->
    [clockwise] left-hand
   *[counterclockwise] right-hand
 } neighbour leads to the first trick.
rule-follow = The others must follow suit, that is, play a card of the suit led. Whoever has none is void in that suit and may play any card.
rule-taking = The highest card of the suit led takes the trick; cards of other suits never do. Whoever has taken it lays it face down before him and leads to the next one. So all play in turn until the eleven tricks are over.

# Points
rule-values = In a trick an ace counts 4 points{ $trick_ace_of_diamonds ->
    [4] { "" }
   *[other] { " " }(the ace of diamonds { $trick_ace_of_diamonds })
 }, a king 3, a queen 2, a jack 1{ $trick_quinola ->
    [1] { "" }
   *[other] { " " }(the quinola { $trick_quinola })
 }, and any other card nothing. Counted so, the whole pack has { $trick_total } points.
rule-taken = Each player counts the points in the tricks that he has taken himself. Whoever has taken no trick has no points.

# The party and who wins it
rule-loser-pays = After the last trick the player with the most points is the loser of the party, and the player with the fewest, or with none, is its winner. The loser pays the winner the worth of the party; the two others neither pay nor receive anything for it.
rule-worth = The worth of the party is what its four cards count, a fiche for each point: the ace of diamonds { $party_ace_of_diamonds }, any other ace 4, a king 3, a queen 2, the quinola { $party_quinola }, any other jack 1. { $party_bonus ->
    [0] Nothing is added to it.
   *[other] One always adds { $party_bonus_fiches } to this, even if the cards count nothing.
 }
rule-fewer-tricks = Between players with equal points, it is the one with fewer tricks who wins, and the one with more who loses.
rule-seats-decide = { $party_tie ->
    [split] If tricks are equal too, the party is shared: those who tie for first place share the gain in equal parts, those who tie for last place share the payment. Odd fiches go one each to the best-seated winners, and are paid one each by the worst-seated losers. From the best seat to the worst:
   *[seat] If tricks are equal too, the better seat has the advantage. From the best to the worst:
 } { $seat_first ->
    [left] the dealer's left-hand neighbour
    [opposite] the player opposite the dealer
    [right] the dealer's right-hand neighbour
   *[dealer] the dealer
 }, { $seat_second ->
    [left] the dealer's left-hand neighbour
    [opposite] the player opposite the dealer
    [right] the dealer's right-hand neighbour
   *[dealer] the dealer
 }, { $seat_third ->
    [left] the dealer's left-hand neighbour
    [opposite] the player opposite the dealer
    [right] the dealer's right-hand neighbour
   *[dealer] the dealer
 }, { $seat_last ->
    [left] the dealer's left-hand neighbour
    [opposite] the player opposite the dealer
    [right] the dealer's right-hand neighbour
   *[dealer] the dealer
 }. { $party_tie ->
    [seat] { "" }
   *[split] If an espagnolette has failed{ $espagnolette_trickless_wins_party ->
        [false] { "" }
       *[true] , or has taken no trick
     } (see below), nothing is shared, and the seats alone decide.
 }

# Aces
rule-ways = An ace or the quinola can be played in three ways. It is led when it is the first card of a trick. It is forced when it is played to a lead of its own suit. It is placed when it is played to a lead of another suit.
rule-ace-placed = For an ace that is placed, whoever takes the trick pays { $ace_fiches } to the player of the ace; for the ace of diamonds { $ace_of_diamonds_fiches }.
rule-ace-forced = For an ace that is forced, its player pays { $ace_fiches } { $forced_ace_to ->
    [pool] into the pool
   *[leader] to whoever led to the trick, no matter who takes it
 }; for the ace of diamonds { $ace_of_diamonds_fiches }.
rule-ace-led = { $led_aces_to_winner ->
    [false] { "" }
   *[true] For an ace that is led, its player pays the winner of the party, as if the winner had forced it: { $ace_fiches }, for the ace of diamonds { $ace_of_diamonds_fiches }. If the winner led it himself, or if no party is paid, nothing is due.
 }
rule-aside = An ace or the quinola that lies in the party counts in its worth; apart from that it neither brings nor costs anything.

# The quinola
rule-quinola-placed = When the quinola is placed, its player is paid { $quinola_placed_fiches } by { $quinola_placed_from ->
    [each] each of the others
   *[taker] whoever takes the trick
 }.
rule-quinola-forced = When the quinola is forced, whoever led hearts is paid, no matter who takes the trick: the player of the quinola pays { $quinola_forced_holder_fiches }, and the two others { $quinola_forced_others } each.
rule-quinola-led = { $led_quinola_to_winner ->
    [false] { "" }
   *[true] When the quinola is led, the winner of the party is paid, as if he had forced it: its player pays him { $quinola_forced_holder_fiches }, and the two others { $quinola_forced_others } each. If the winner led it himself, or if no party is paid, nothing is due.
 }
rule-claims = { $led_paid ->
    [false] Nothing is owed to the winner of the party for aces or the quinola led.
   *[true] { $claims ->
        [manual] Once the last trick is over, the winner of the party must claim what is owed to him for cards led; one claim covers all of it, and without a claim nothing is paid.
       *[automatic] What is owed to the winner of the party for cards led is paid without his asking.
     }
 }

# The pool
rule-quinola-draws = Whoever places the quinola also draws the pool: he takes all that is in it.
rule-bete = A bête is a fine paid into the pool. { $bete ->
    [pool] For the quinola it is as much as lies in the pool at that moment, so that the pool is doubled
   *[remise] It is as much as the remise
 }{ $bete_cap ->
    [none] { "" }
   *[other] , but if that is more than { $bete_cap }, one pays only { $bete_cap_fiches }
 }.
rule-quinola-bete = Whoever leads the quinola, or has it forced from him, puts in a bête.
rule-in-order = For the pool the order of play counts: whoever draws it takes what has been put in up to that moment, and what is put in later stays there for the next.

# Reversis
rule-made = A player who takes all eleven tricks makes a reversis. Then the party has neither winner nor loser, and he is paid for the reversis instead.
rule-reversis-pays = { $reversis ->
    [party] Each of the three others pays him the worth of the party.
   *[tariff] Each of his two neighbours pays him { $reversis_side_fiches }, and the player opposite him { $reversis_opposite_fiches }.
 }
rule-undertaken = { $reversis ->
    [party] Whoever loses even one trick has made no reversis. Nothing is due for the attempt, and the deal is settled like any other.
   *[tariff] A player who has taken the first nine tricks has undertaken a reversis, whether he meant to or not. If he loses the tenth or the eleventh trick, the reversis is broken, and the player who takes the first trick that he loses has broken it.
 }
rule-broken-pays = { $reversis ->
    [party] { "" }
   *[tariff] { $reversis_broken ->
        [0] For a broken reversis nothing is paid to the player who broke it.
       *[other] For a broken reversis the player who undertook it pays { $reversis_broken_fiches } to the one who broke it, wherever the two sit.
     }
 }
rule-cancels = { $reversis_cancels ->
    [nothing] A reversis leaves all payments for aces and the quinola as they are.{ $reversis ->
        [party] { "" }
       *[tariff] { " " }After a broken one the party is paid too.
     }
    [made] A reversis that is made cancels everything else: nothing is paid for aces and the quinola, they do not move the pool, and what has already been paid is given back. { $reversis ->
        [party] { "" }
       *[tariff] A broken reversis cancels nothing: the party is paid, and so is everything else.
     }
   *[made_or_broken] A reversis that is made{ $reversis ->
        [party] { "" }
       *[tariff] { " " }or broken
     } cancels everything else: no party is paid, nothing is paid for aces and the quinola, they do not move the pool, and what has already been paid is given back. Besides stakes and fines, only what the rules say of a reversis itself remains.
 }
rule-takes-pool = Whoever makes a reversis draws the pool at the end of the deal{ $reversis_takes_pool ->
    [always] { "" }
    [unless_late_quinola] , unless he himself played the quinola in the tenth or the eleventh trick
   *[own_early_quinola] , but only if he himself played the quinola in one of the first nine tricks
 }.
rule-broken-bete = { $reversis ->
    [party] { "" }
   *[tariff] { $broken_bete ->
        [never] A broken reversis in itself costs no bête.
        [always] The player whose reversis is broken puts a bête of the size of the remise into the pool.
        [own_early_quinola] The player whose reversis is broken puts a bête of the size of the remise into the pool, but only if he himself played the quinola in one of the first nine tricks.
       *[unless_own_quinola_late_or_forced] The player whose reversis is broken puts a bête of the size of the remise into the pool, unless he led the quinola in the tenth or the eleventh trick or had it forced from him.
     }
 }
rule-undertakers-quinola = { $reversis_cancels ->
    [made_or_broken] { "" }
    [made] { $reversis ->
        [party] { "" }
       *[tariff] In a broken reversis the player who undertook it also puts in the usual bête for his own quinola, if he led it or had it forced from him; but if he led it in the tenth or the eleventh trick, it costs him none.
     }
   *[nothing] { $reversis ->
        [party] Whoever makes a reversis also puts in the usual bête for his own quinola, if he led it or had it forced from him.
       *[tariff] Whoever undertakes a reversis, made or broken, also puts in the usual bête for his own quinola, if he led it or had it forced from him; but if he led it in the tenth or the eleventh trick and the reversis is broken, it costs him none.
     }
 }
rule-keeps-forced = { $reversis ->
    [party] { "" }
   *[tariff] { $reversis_cancels ->
        [nothing] { "" }
        [made] { "" }
       *[made_or_broken] { $broken_keeps_forced_quinola ->
            [false] { "" }
           *[true] One thing is not cancelled: if the quinola was forced from the player whose reversis is broken, it is paid for as usual, by him and by the two others, to whoever led hearts.
         }
     }
 }

# Espagnolette
rule-hand = All four aces, or three aces and the quinola, among the eleven cards with which play begins are called an espagnolette. The player who makes use of such a hand is called the espagnolette too.
rule-right = In the first nine tricks the espagnolette may play any card, even if he could follow suit. In the tenth and the eleventh trick he must follow suit like everyone else.
rule-announced = { $espagnolette_announced ->
    [true] The hand must be announced after the exchange, before the first card is led. Each player is asked in turn; whoever has such a hand may also keep silent, and then he plays like the others.
   *[false] The hand is not announced, and nobody has to use it. A player becomes the espagnolette when for the first time he does not follow suit though he could{ $espagnolette_leads_quinola ->
        [false] { "" }
       *[true] , or when he leads the quinola in one of the first nine tricks
     }. From then on the rules of this section hold for him, and for his earlier tricks in this deal too. Whoever never does so plays like the others.
 }
rule-leads-quinola = { $espagnolette_leads_quinola ->
    [false] { "" }
   *[true] In the first nine tricks the espagnolette may lead the quinola without a bête: he is paid for it as if he had placed it, and, unless he fails, he draws the pool.
 }
rule-four-aces = { $four_aces_forcing_factor ->
    [1] { "" }
    [2] If the espagnolette has all four aces and forces the quinola from another, he is paid double for it.
   *[other] If the espagnolette has all four aces and forces the quinola from another, what he is paid for it is multiplied by { $four_aces_forcing_factor }.
 }
rule-trickless = { $espagnolette_trickless_wins_party ->
    [false] { "" }
   *[true] An espagnolette who takes no trick at all wins the party, even if others have no points either and sit better.
 }
rule-succeeds = { $espagnolette_success_takes_pool ->
    [false] { "" }
   *[true] An espagnolette who takes { $espagnolette_fails_on ->
        [any] no trick at all
       *[last_two] neither of the last two tricks
     } draws the pool at the end of the deal, unless somebody has made a reversis.
 }
rule-fails = An espagnolette who takes { $espagnolette_fails_on ->
    [any] even one trick
   *[last_two] the tenth or the eleventh trick
 } has failed, unless he makes a reversis himself{ $reversis_cancels ->
    [nothing] { "" }
   *[other] { " " }or a reversis cancels the payments of the deal
 }.
rule-fail-party = A failed espagnolette loses the party, however few points he has. He pays its worth to the winner, who is then to be found among the other three.
rule-fail-returns = { $espagnolette_fail_returns ->
    [all_aces_double] For every ace { $forced_ace_to ->
        [pool] placed
       *[leader] placed or forced
     } in the deal, his own included, a failed espagnolette pays twice the usual amount, and no one else pays for it. He pays the player who would otherwise have been paid for that ace; where that is himself, he pays the one who would have had to pay him.{ $forced_ace_to ->
        [leader] { "" }
       *[pool] { " " }What is due to the pool for forced aces is paid as usual.
     }
   *[own_double] A failed espagnolette pays back twice what he received for the aces and the quinola that he has placed, to each player who paid him. What he has drawn from the pool stays his, and what others have earned stays theirs.
 }
rule-fail-bete = { $espagnolette_fail_bete ->
    [never] For failing he puts in no bête.
    [unless_others_quinola] He also puts a bête of the size of the remise into the pool, unless another player has played the quinola. For his own quinola he then owes no second one.
    [if_led_quinola_late] If he led the quinola in the tenth or the eleventh trick, he puts a bête of the size of the remise into the pool, and no second one for the quinola.
   *[if_own_quinola] If he himself has played the quinola, he puts a bête of the size of the remise into the pool, and no second one for the quinola.
 }
rule-only-draws = { $espagnolette_only_draws ->
    [false] { "" }
   *[true] When there is an espagnolette, nobody else draws the pool, neither by the quinola nor by a reversis; and the espagnolette himself draws it only if he has not failed. Even when another player makes a reversis, an espagnolette who has placed the quinola draws the pool.
 }
rule-pays-alone = { $reversis ->
    [party] If another player makes a reversis, the espagnolette pays for it like the others.
   *[tariff] { $espagnolette_pays_reversis_alone ->
        [false] If another player makes a reversis, the espagnolette pays for it like the others.
       *[true] If another player makes a reversis, the espagnolette alone pays for it what all three would have paid together.
     }
 }

# Doubled payments
rule-across = { $opposite_factor ->
    [1] { "" }
    [2] Between players who sit opposite each other, what the loser of the party pays its winner, and all payments for aces and the quinola, are doubled.
   *[other] Between players who sit opposite each other, what the loser of the party pays its winner, and all payments for aces and the quinola, are multiplied by { $opposite_factor }.
 }
rule-last-two = { $last_two_factor ->
    [1] { "" }
    [2] All payments between players for aces and the quinola that are played in the tenth or the eleventh trick are doubled.
   *[other] All payments between players for aces and the quinola that are played in the tenth or the eleventh trick are multiplied by { $last_two_factor }.
 }
rule-both = { $opposite_factor ->
    [1] { "" }
   *[other] { $last_two_factor ->
        [1] { "" }
       *[other] Where both hold, the payment is multiplied by { $both_factor }. What goes into the pool or comes out of it is never multiplied.
     }
 }

# Looking at tricks
rule-tricks-seen = { $tricks_seen ->
    [own] During play one may look again at the tricks that one has taken oneself, and at no others.
    [last] During play one may look again at the last trick, whoever took it, and at no others.
   *[own_and_last] During play one may look again at the tricks that one has taken oneself and at the last trick, whoever took it.
 }

# Irregularities
rule-void = If the cards have been misdealt, or if one was exposed in dealing, the deal is void: the cards are thrown together, no stakes are put in, and nothing is paid but the fines. Fines are paid into the pool. After a misdeal the next player deals; after an exposed card the same dealer deals again.
rule-misdeal = For a misdeal, such as a wrong number of cards, the dealer { $penalty_misdeal ->
    [0] pays no fine, but loses the deal
   *[other] pays { $penalty_misdeal_fiches }
 }.{ $forfeits_misdeal ->
    [false] { "" }
   *[true] { " " }If the deal is played all the same, he receives nothing in it.
 }
rule-misdeal-after-exchange = If it is found only after a card has been put aside, the dealer { $penalty_misdeal_after_exchange ->
    [0] pays no fine
   *[other] pays { $penalty_misdeal_after_exchange_fiches }
 }.{ $forfeits_misdeal_after_exchange ->
    [false] { "" }
   *[true] { " " }If the deal is played all the same, he receives nothing in it.
 }
rule-exposed = For exposing a card one { $penalty_exposed ->
    [0] pays no fine
   *[other] pays { $penalty_exposed_fiches }
 }.{ $forfeits_exposed ->
    [false] { "" }
   *[true] { " " }If the deal is played all the same, one receives nothing in it.
 }
rule-out-of-turn = { $forfeits_out_of_turn ->
    [false] { $penalty_out_of_turn ->
        [0] { "" }
       *[other] Whoever puts a card aside out of turn pays { $penalty_out_of_turn_fiches }.
     }
   *[true] Whoever puts a card aside out of turn { $penalty_out_of_turn ->
        [0] { "" }
       *[other] pays { $penalty_out_of_turn_fiches } and
     } receives nothing in this deal.
 }
rule-peek = { $forfeits_peek ->
    [false] { $penalty_peek ->
        [0] { "" }
       *[other] Whoever looks at his talon card before putting one aside pays { $penalty_peek_fiches }.
     }
   *[true] Whoever looks at his talon card before putting one aside { $penalty_peek ->
        [0] { "" }
       *[other] pays { $penalty_peek_fiches } and
     } receives nothing in this deal.
 }
rule-revoke = { $forfeits_revoke ->
    [false] { $penalty_revoke ->
        [0] { "" }
       *[other] Whoever revokes, that is, does not follow suit though he could and has no right to, pays { $penalty_revoke_fiches } into the pool, after everything else.
     }
   *[true] Whoever revokes, that is, does not follow suit though he could and has no right to, { $penalty_revoke ->
        [0] { "" }
       *[other] pays { $penalty_revoke_fiches } into the pool, after everything else, and
     } receives nothing in this deal.
 }
rule-forfeits = { $forfeits_any ->
    [false] { "" }
   *[true] To receive nothing means: what others would owe him they keep, and he cannot draw the pool; but he pays whatever he owes. What he did not get he need not give back.
 }

# The end
rule-settled = After the last trick the party is turned up, and only then is it worked out who owes what to whom. Whatever was paid during play stands only if this settlement confirms it.
rule-match = The players agree beforehand how many deals they will play, preferably a number that lets all deal equally often.
rule-pool-shared = What is left in the pool after the last deal is shared out equally. Fiches that are left over go one each to the players in turn, clockwise, beginning at the last dealer's left.

# The payments one by one: for what, who pays whom. With aces, ♦ is the ace of diamonds.
due-what = For what, who pays whom
due-ordinary = Fiches
due-across = Players opposite
due-last-two = In tricks 10, 11
due-both = Both
due-rule = Clause
due-remise = the remise
due-remise-at-most = the remise, but at most { $bete_cap }
due-pool = all of it
due-pool-doubled = as much as is in it
due-pool-doubled-at-most = as much as is in it, but at most { $bete_cap }
due-worth = the worth of the party
due-received = twice what was received
due-share = a quarter
due-stake = Stake: each but the dealer, to the pool
due-dealer-stake = The dealer's stake: to the pool
due-dealer-adds = What the dealer adds in every deal: to the pool
due-party = Party: its loser to its winner
due-ace-placed = Ace placed: the taker of the trick to its player
due-ace-forced = Ace forced: its player { $forced_ace_to ->
    [pool] to the pool
   *[leader] to the leader of the trick
 }
due-ace-led = Ace led: its player to the winner of the party
due-quinola-placed = Quinola placed: { $quinola_placed_from ->
    [each] each of the others
   *[taker] the taker of the trick
 } to its player
due-quinola-draws = Quinola placed: the pool to its player
due-quinola-forced-holder = Quinola forced: its player to the leader of the trick
due-quinola-forced-others = Quinola forced: each of the two others to the leader of the trick
due-four-aces-holder = Quinola forced by an espagnolette with four aces: its player to the espagnolette
due-four-aces-others = Quinola forced by an espagnolette with four aces: each of the two others to the espagnolette
due-quinola-led-holder = Quinola led: its player to the winner of the party
due-quinola-led-others = Quinola led: each of the two others to the winner of the party
due-quinola-led-by-right = Quinola led by the espagnolette in the first nine tricks: { $quinola_placed_from ->
    [each] each of the others
   *[taker] the taker of the trick
 } to the espagnolette
due-quinola-led-by-right-draws = Quinola led by the espagnolette in the first nine tricks: the pool to the espagnolette
due-quinola-bete = Quinola led or forced: its player to the pool
due-reversis-side = Reversis made: each neighbour to its maker
due-reversis-opposite = Reversis made: the player opposite to its maker
due-reversis-party = Reversis made: each of the others to its maker
due-reversis-draws = Reversis made: the pool to its maker
due-reversis-broken = Reversis broken: the one who undertook it to the one who broke it
due-bete-broken = Reversis broken: the one who undertook it to the pool
due-espagnolette-returns = Espagnolette failed, for each ace and the quinola he placed: the espagnolette to the one who paid for it
due-espagnolette-pays-aces = Espagnolette failed, for each ace placed{ $forced_ace_to ->
    [leader] { "" } or forced
   *[pool] { "" }
 }: the espagnolette to the one it was due to
due-bete-espagnolette = Espagnolette failed: the espagnolette to the pool
due-espagnolette-succeeds = Espagnolette successful: the pool to the espagnolette
due-penalty-misdeal = Misdeal: the dealer to the pool
due-penalty-misdeal-after-exchange = Misdeal found after a discard: the dealer to the pool
due-penalty-exposed = Card exposed: to the pool
due-penalty-out-of-turn = Discard out of turn: to the pool
due-penalty-peek = Talon card looked at before the discard: to the pool
due-penalty-revoke = Revoke: to the pool
due-pool-shared = What is left in the pool at the end: to each player
