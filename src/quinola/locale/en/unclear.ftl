# Where the sources are unclear, and what was decided. Amounts come from the options, always.

chapter-unclear = What the sources leave open
chapter-unclear-about = Every point on which a source is silent, contradicts itself, or can be read in two ways: what it says, how we read it, and why. Whoever reads it otherwise can play it otherwise wherever an option is named.
chapter-unclear-order = Who is followed where a source is silent
chapter-unclear-party = The party
chapter-unclear-cards = Payments for cards
chapter-unclear-basket = The pool
chapter-unclear-all-tricks = Reversis
chapter-unclear-little-spaniard = Espagnolette
chapter-unclear-at-the-table = Dealing, looking and irregularities

unclear-option = What can be chosen
unclear-value = Value
unclear-no-option = No option changes this.

read-silence = Each of the four rule sets made after a source follows it to the letter. Only where it says nothing do we go to its kin. S0 and S1 are one book, so each fills in for the other; after them comes S4, and last the printed tradition as Academy has it. The special rights and burdens of the espagnolette are filled in only where S4 and Academy agree.

word-points-or-tricks = Does one win by few points or by few tricks?
read-points-or-tricks = S1-11 gives the party to the player without points, without tricks, or with the fewest tricks, as if these were three ways of saying the same thing. S1-12 lets the tricks decide only where points are equal. So does S0-14; S0-13 speaks of no points or no trick.
decided-points-or-tricks = Points come first, and tricks decide only between equals. Otherwise S1-12 would have nothing left to decide.

word-dealer-in-a-tie = Where does the dealer stand when seats decide?
read-dealer-in-a-tie = If points and tricks are equal, S0-15 and S1-12 prefer the player nearest to the dealer on his left, S3-14 the nearest clockwise, S4-09 the nearest in the order of play. All four measure from the dealer and forget the dealer himself.
decided-dealer-in-a-tie = He comes last: counting round the table from him, one reaches him last. The printed tradition puts him first, and so does Academy.

word-four-added = Is anything added to the party?
read-four-added = S0-12 adds { $classic_party_bonus } in every deal, so that blank cards too are worth something. S4-08 does the same, and S3-16 adds a stake. S1-10, otherwise so close to S0, adds nothing and does not say why.
decided-four-added = In the Ukrainian rules nothing is added. S1 tells this rule in full; what it leaves out there may have been left out on purpose.

word-this-is-the-party = What does “this is the party” mean?
read-this-is-the-party = Of a player who takes every trick S0-16 says «это — партия», “this is the party”, and S1-13 «це вважається партією», “this counts as the party”. Does he win the party as well, or is the reversis paid instead?
decided-this-is-the-party = Instead, as in the printed tradition. The party belongs to whoever has the fewest points, and a player with all the tricks has all the points. In the family game each of the others pays him as much as the party is worth; elsewhere there is a tariff.

word-forty-four = Forty points, or forty-four?
read-forty-four = S0-10 counts forty points in the tricks, and S0-11 raises two cards in the party only. S4-03 raises two cards in the tricks, which makes forty-four. Yanovsky, whom S4-42 quotes, names forty and the raised cards in one breath; both cannot be right at once.
decided-forty-four = Each to its letter: forty-four in the Encyclopedia rules, forty elsewhere. Yanovsky's figures agree if the raised values belong to the party, and that is how Academy counts them.

word-led-quinola = Does leading the quinola cost a bête?
read-led-quinola = S0-25 asks a bête for the quinola that falls to a heart lead. S0-29 calls a quinola that was kept for the last two tricks and then led “forced” too, and S0-51 even advises leading it there. What it costs to lead it earlier, S0 does not say. S3-26 and S4-17 ask the same for leading as for forcing.
decided-led-quinola = It costs a bête in any trick, like a forced one. Whoever leads it has failed to place it, and the two sources that speak plainly agree. Exceptions are made for a reversis and for an espagnolette only.

word-who-forces = Who has forced the quinola?
read-who-forces = S0-38 and S1-20 pay the player who “beats” it. That can be the one who led hearts, or the one who took the trick with a higher heart. S3-23 and S4-30 name the one who led.
decided-who-forces = The one who led, even if another takes the trick. S0-37 uses the same word for aces, which no card can beat: it means driving a card out.

word-to-be-claimed = Must the payment for led cards be claimed?
read-to-be-claimed = According to S0-40 the winner of the party has it only if he remembers to ask. S1-21 knows the payment, but no such condition.
decided-to-be-claimed = It is paid without being asked for: where a program does the sums, forgetting should not be part of the game. Whoever loves the letter can have it.

word-ukrainian-quinola = What is paid for the quinola in S1?
read-ukrainian-quinola = S1 has no rule about what placing it earns; but S1-28 makes a failed espagnolette give back double what he got for it, so it earns something. Of the cards that are led S1-21 names the aces alone, where S0-39 names the aces and the quinola.
decided-ukrainian-quinola = Placing earns { $ukrainian_quinola_placed_fiches }, as in S0-36. Leading it earns the winner of the party nothing: S1-21 is a list, and the quinola is not on it. The bête is due all the same.

word-who-pays-for-placing = Who pays for a placed quinola?
read-who-pays-for-placing = S4-16 wants a payment from each player; S4-28 gives the sum but no payer. S0-36 has a sum without a payer too. S3-21 says that it comes from whoever takes the trick.
decided-who-pays-for-placing = In the Encyclopedia rules each of the others pays { $encyclopedia_quinola_placed_fiches }: S4-16 is plain, and S4-28 does not contradict it. Elsewhere the taker of the trick pays, as he does for an ace.

word-challenge = When are payments doubled: “at a challenge”?
read-challenge = S0-41 doubles all payments «при вызове», S1-22 «при виклику»: at a call or a challenge. There is nothing of the kind in the game. The example in S0-42 only comes out if players who sit opposite each other pay double, and S4-31 says just this.
decided-challenge = The words are mistranslations of “vis-à-vis”. Where a rule set has it so, players who sit opposite each other pay double, the last two tricks are paid double, and where both hold, the payment is doubled twice.

word-when-refilled = When are new stakes put in?
read-when-refilled = S0-22 and S1-14 fill the pool when it runs empty, or when only the first sum is left in it. If it holds exactly that sum, should it be doubled, or is it full? S4-07 fills it after it has been won; S3-22 at once.
decided-when-refilled = Classic and Ukrainian take their sentence as it stands: a pool with no more than the first stakes is filled. Academy fills it only when it holds less.

word-bete-after-the-draw = How much is a bête after somebody has drawn the pool?
read-bete-after-the-draw = S0-25 and S4-17 measure a bête by the remise. If another player has drawn the pool earlier in the deal, there is none left to measure by. S3-24 goes by what lies in the pool at that moment, and S3-22 fills it again at once.
decided-bete-after-the-draw = As much as the pool held when play began. A fine should not vanish because somebody else was lucky before.

word-doubling-the-pot = How much is “as much as is in it at that moment”?
read-doubling-the-pot = S3-24 lets the holder of a forced quinola put in as much as lies in the pool “at that moment”. But the pool changes in the course of play: S3-19 pays forced aces into it.
decided-doubling-the-pot = “At that moment” is taken at its word. In the family game the pool is reckoned card by card: an ace that fell before the quinola counts, one that falls after it does not.

word-reversis-and-pool = Does every reversis move the pool?
read-reversis-and-pool = S0 says it twice, and differently. By S0-19 a made reversis takes the remises, and by S0-20 a broken one puts one in. But by S0-34 there is no remise once there is a reversis, unless the undertaker himself has played the quinola before the tenth trick, of which S0-30 and S0-31 speak. S0-32 adds that there is none either if he leads it in one of the last two.
decided-reversis-and-pool = Classic, and Ukrainian with it, follow the plain sentences: a made reversis takes the pool, a broken one pays, and the exceptions are those that the source names. Academy has the other reading, that of the printed tradition.

word-whose-quinola = A reversis is broken: whose quinola was forced?
read-whose-quinola = S0-33 tells of a reversis undertaken, the jack of hearts forced, and the reversis broken: then no remise is put in, but the failed quinola is paid for. It does not say whose it was, nor who pays.
decided-whose-quinola = The undertaker's own. If another's were meant, S0-34, which makes another's quinola a plain jack, would contradict it. So he pays for it as for any forced quinola, and the two others with him, to whoever led hearts; he is spared the bête.

word-price-of-breaking = What does a broken reversis cost, and who gets it?
read-price-of-breaking = S0-20 says that one who fails pays, but not how much or to whom. S0-45 has the price of a made reversis only, and S1 has none at all. S4-34 gives { $encyclopedia_reversis_broken_fiches } to the player who broke it.
decided-price-of-breaking = The same everywhere but in the family game: it is just what the three others would have paid for a made one. It goes to the breaker, wherever he sits. It could also be that each of the three gets back his own share, but no source says so.

word-ukrainian-reversis = What does a reversis bring in S1?
read-ukrainian-reversis = S1-13 names it and says that it counts as the party. Of sums, of the pool, of breaking it there is not a word.
decided-ukrainian-reversis = All as in S0: the tariff of S0-45 and the pool of S0-19; and the other payments lapse, as in S0-44. It is the same book, shortened.

word-when-payments-lapse = When do the other payments lapse?
read-when-payments-lapse = S0-44 has been garbled: all payments cease if there is “a vis-à-vis, either made or an interrupted «лябон»”. A vis-à-vis is at every table. S0-49 gives the purpose: nobody shall pay more than the reversis. S4-32 knows of a made reversis only.
decided-when-payments-lapse = The reversis is meant, and «лябон» is the French “à la bonne”, the last tricks: made, or broken there. The Encyclopedia rules stay with their own sentence.

word-anothers-quinola = Somebody places the quinola, then another makes a reversis: who draws the pool?
read-anothers-quinola = S4-07 lets the pool be won in two ways, by a reversis (S4-15) and by placing the quinola (S4-16). Both can happen in one deal. S4-32 cancels the payments for cards under a made reversis, and says nothing of the pool.
decided-anothers-quinola = The reversis draws it, and the quinola nothing, as S0-34 has it. Otherwise its maker would win an empty pool.

word-beside-an-espagnolette = A reversis beside an espagnolette: what of the pool?
read-beside-an-espagnolette = By S4-18 an undertaker who plays the quinola early puts in a bête, and takes it back when he makes the reversis. By S4-23 nobody but the espagnolette takes the pool, not even for a reversis. Taken together, they would have him put in what he never gets back.
decided-beside-an-espagnolette = Then a made reversis moves nothing: he draws nothing and puts in nothing. The bête of S4-18 is there only to be taken back.

word-dealt-or-exchanged = When is an espagnolette announced?
read-dealt-or-exchanged = S3-27 speaks of three aces and the quinola, or four aces, that somebody has as dealt or after the exchange, and lets him announce. If he has them as dealt, does he announce before the exchange?
decided-dealt-or-exchanged = After the exchange, before the first lead, in either case. The others should not know of it when they choose their discards; and whoever breaks up his hand by his own discard has no espagnolette any more.

word-pot-or-round = What does a successful espagnolette take?
read-pot-or-round = In S3-29 he keeps his bonuses and «заберёт кон», takes the kon. This word means the pool, and also the round. And if he has placed the quinola, he has drawn the pool already.
decided-pot-or-round = The pool: a round is nothing that could be taken. As S3-22 has the pool filled again at once, he may well draw it twice in one deal.

word-winning-the-round = What does a failed espagnolette pay to the player with the fewest points?
read-winning-the-round = S3-31 lets him pay «за выигрыш кона», for winning the kon, to whichever of the three others has the fewest points. The same word again: for winning the pool, or the round?
decided-winning-the-round = The party: that is what the fewest points win. The pool stays where it is.

word-what-goes-back = What must a failed espagnolette give back?
read-what-goes-back = S3-30 wants every bonus back double. S3-21 gives the quinola two things, the pool and a payment. By S3-29 the bonuses are those for the aces and the quinola that he threw off. S1-28 says more exactly: what he was paid for aces and quinola that he placed.
decided-what-goes-back = He gives back double what other players paid him for placing, to each who paid it. The pool that he has drawn is nobody's payment, so he keeps it; and what he got for forcing he keeps as well.

word-own-and-others = Whose aces does a failed espagnolette pay for?
read-own-and-others = S4-24 has him pay double for every ace placed or forced, his own and others'. To whom, the source does not say; nor whether the usual payments are made as well.
decided-own-and-others = He takes the place of all who would pay. For each ace he pays double to the one who should have been paid; where that is himself, to the one who should have paid him. Nobody else pays anything for aces.

word-excused-by-anothers = Does another's quinola excuse a failed espagnolette if it was led?
read-excused-by-anothers = S1-27 spares him the remise if he has four aces and another player places the quinola or has it forced. A led quinola is not named, and neither is a failed espagnolette without all four aces.
decided-excused-by-anothers = A led one excuses him too: S0-29 calls it forced. The four aces need not be asked for, since whoever lacks the quinola can be an espagnolette in no other way. If the quinola lies in the party, nobody plays it, and the bête is due.

word-one-bete-or-two = One bête or two?
read-one-bete-or-two = S1-26 asks a remise of the failed espagnolette even if he led the quinola, and S4-25 asks one because he led it in the last tricks. A led quinola costs a bête of its own. Does he put in both?
decided-one-bete-or-two = One. “Even if” tells that leading it does not help him, not that he pays twice.

word-under-a-reversis = What becomes of an espagnolette when another player makes a reversis?
read-under-a-reversis = By S3-34 he loses and pays with the others. By S3-30 one who fails pays double; has he failed? By S4-23 he pays the reversis alone for all.
decided-under-a-reversis = In the family game he pays the worth of the party, like the rest. He has not failed, for he has no trick: the other has them all. So nothing goes back double, but the pool is not his either.

word-three-times-eleven = Eleven cards three times?
read-three-times-eleven = Word for word, S1-29 has players dealt eleven cards three times over. The pack has not half as many.
decided-three-times-eleven = The deal is made in three rounds, which come to eleven cards. The packets are those of S4-05 and S3-07: three, four and four, and for the dealer four each time.

word-top-of-the-talon = Whose card is “the top of the talon”?
read-top-of-the-talon = S4-10 lets everyone who exchanges take the top card. If the player before him has declined, that player's card still lies on top. By S1-33 and S3-10 each has a card of his own, which nobody else may take.
decided-top-of-the-talon = Each has his own, whatever the others do. S4 itself speaks elsewhere of the card that one leaves.

word-looking-back = Which tricks may be looked at again?
read-looking-back = S0 is silent. S1-35 and S4-35 allow one's own tricks, S3-35 only the last one.
decided-looking-back = For S0 we allow one's own, as S1 does, and the last one, as the printed tradition does.

word-no-payment = What is “no payment in the game”?
read-no-payment = This is how S4-13 and S4-37 punish peeking and a false revoke. It may mean the payments for cards only, or the party and the pool too; this deal, or the whole evening.
decided-no-payment = Nothing at all, in that deal: no payment for cards, no party, no pool. What he would have drawn stays where it is, and what he owes he pays.

word-in-time = Until when is a misdeal found “in time”?
read-in-time = S3-36 has a misdeal put right without a fine if it is found in time and no card's secret is lost. S1-32 and S4-36 draw their line at the exchange.
decided-in-time = Until somebody puts a card aside, and as long as nobody has seen a card that was not his. Players judge that themselves: a misdeal that was put right is not noted at all. After that the deal is void, and the fine is due.

word-stakes-of-a-void-deal = Has a void deal stakes?
read-stakes-of-a-void-deal = By S1-30 one deals again; by S1-31, S1-32 and S4-36 the dealer loses the deal and may owe a fine. What becomes of stakes that are already in the basket, nobody says.
decided-stakes-of-a-void-deal = It has none, only fines. Stakes already laid down count for the next deal. So no deal is staked twice.

word-fine-before-stakes = A fine falls due before the first stakes: is the pool empty?
read-fine-before-stakes = By S3-36 and S4-36 a misdealer pays into the pool. If it happens in the first deal of all, his fine lies there alone. S3-05 wants stakes before play, S3-22 after the pool was taken; S4-07 after the remise was won.
decided-fine-before-stakes = By the letter of the options a pool in which anything lies is not empty. In the family and Encyclopedia rules that deal is played for the fine alone, and stakes follow once it has been drawn; elsewhere so small a pool is filled. Whoever finds this odd may let the fine wait until the stakes are in.
