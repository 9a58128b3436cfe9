# The first lesson. What is paid and counted is worked out and put in, never typed.

lesson-title = The first lesson
lesson-about = Ten short chapters at a table with prepared cards. You need to know nothing beforehand.
lesson-chapter = Chapter { $number }
lesson-chapters = All chapters
lesson-step = Step { $step } of { $steps }
lesson-teacher = The teacher
lesson-seat-w = Left
lesson-seat-n = Opposite
lesson-seat-e = Right
lesson-begin = Begin
lesson-continue = Go on
lesson-next = Next
lesson-back = Back
lesson-again = Again from the start
lesson-retry = Try again
lesson-next-chapter = Next chapter
lesson-play = Play your first real deal
lesson-in-full = These rules in full
lesson-done = done
lesson-your-card = Your turn: tap a card.
lesson-your-discard = Your turn: choose a card to put aside.
lesson-your-answer = Choose an answer.
lesson-first-read = Not now: press “Next” first.
lesson-unwise = You may, but it is not the best. Try another card.
lesson-as-good = { $card } would do just as well. Here let us take { $best }.
lesson-fiches = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
 }
lesson-docs-about = What the lesson in the browser says, to be read without it. Every amount comes from the rules, and all that happens is played by the game itself.
lesson-docs-hand = Your cards
lesson-docs-do = Your turn: { $did }.
lesson-docs-instead = Or { $card }?

# Tricks and points
lesson-tricks = Tricks and points
lesson-tricks-hello = Four people play, each for himself. These eleven cards are yours. Everyone in turn plays one card to the middle: four cards make a trick, and one of the players takes it.
lesson-tricks-follow = Your left-hand neighbour leads, that is, plays the first card: a spade. Whoever has spades must follow suit and play one too; the highest takes the trick. You would rather not take it: play your lowest. (Try another suit as well: no harm is done.)
lesson-tricks-follow-king = The king is highest, and the trick is yours, with { $points_points } in it. Here that is bad luck: you will soon see why.
lesson-tricks-follow-other = You may, but your lowest spade is safer: this trick is better left to the others.
lesson-tricks-taken = The jack of spades is the highest, so your right-hand neighbour takes the trick and leads to the next one. In every suit the ace is highest, then king, queen, jack, nine and so on down. There are no trumps.
lesson-tricks-points = An ace counts 4 points, a king 3, a queen 2, a jack 1, the other cards nothing. Points are bad: in the end whoever has fewest wins. Your right-hand neighbour now has { $points_points }.
lesson-tricks-duck = Hearts are led, and you play last. The king takes in any case: you can go under it with any heart. Which one are you best rid of?
lesson-tricks-duck-other = This one, too, is under the king. But the queen counts 2 points, and now is the time to leave them to somebody else.
lesson-tricks-count = Your left-hand neighbour has taken the trick. How many points has he got with it?
lesson-tricks-count-wrong = Count again: a king and a queen lie there.
lesson-tricks-ace = That was { $points_points } for him. Now he leads a low diamond, and two more play after you. Which of your diamonds is least likely to take?
lesson-tricks-ace-high = The ace takes everything, its own points too: { $points_points } for you. Keep it for a better moment.
lesson-tricks-end = You have { $mine_points }, your left-hand neighbour { $theirs_points }. So it goes for eleven tricks. Some houses play with tens instead of twos, or make the jack of hearts the highest heart and count the ace of diamonds { $elsewhere } in a trick.

# The exchange and the party
lesson-exchange = The exchange and the party
lesson-exchange-start = Before play, each may exchange one card. He first puts one aside face down, and only then takes his own card from the talon. The talon is the three cards left over from dealing: one for each player but the dealer.
lesson-exchange-choose = You begin. Which card would you like to be rid of? Look for a high one that stands alone in its suit. Tap it, then put it aside.
lesson-exchange-choose-decline = You may decline, but then the king stays with you. Alone as it is, it may well have to take a trick.
lesson-exchange-choose-queen = The queen is high, but three low diamonds guard her. The king of clubs stands quite alone.
lesson-exchange-choose-low = Low cards hurt nobody; keep them. Put aside the king that stands alone.
lesson-exchange-others = You took your card, and now you have no clubs at all: soon you will see how useful that is. The others have chosen, too. The dealer had twelve cards; he has put one aside and taken none.
lesson-exchange-party = The four cards that lie aside are called the party. They stay face down to the end. Then the player with most points pays the one with fewest as much as those cards count, and { $party_bonus } more.
lesson-exchange-worth = Let us leap ahead: the deal is over. In the party lie { $cards }. They count as in tricks, and { $party_bonus } are added. What is the party worth?
lesson-exchange-worth-wrong = A king is 3, a queen 2, a low card nothing. And do not forget to add { $party_bonus }.
lesson-exchange-over = Your right-hand neighbour has most points, { $theirs }; you have { $mine }. He has lost the party, you have won it, and he pays you { $due_fiches }. (Fiches are the counters of the game.) The two others have nothing to pay for it.
lesson-exchange-end = In the party the ace of diamonds counts { $party_ace_of_diamonds }, and the jack of hearts { $party_quinola }. What is added differs from house to house: nothing at all, or, in the family rules, { $elsewhere }.

# Aces
lesson-aces = An ace to place
lesson-aces-void = Your left-hand neighbour leads a club, and you have none: you are void. You may play anything, and a card of another suit never takes. Just the moment to part with an ace!
lesson-aces-void-other = You may. But an ace kept is dangerous: sooner or later it takes a trick. Now you can give it away, and be paid for it.
lesson-aces-who = Playing it on another suit is called placing it. For an ace placed you are paid. By whom, do you think?
lesson-aces-who-wrong = Not he: it is the one who took the trick, with your ace in it, who pays.
lesson-aces-paid = Your right-hand neighbour took the trick, { $points_points } in all, and on top of that pays you { $due_fiches }. For the ace of diamonds it would be { $ace_of_diamonds }.
lesson-aces-seven = Now he leads, and you have only one spade. There is nothing to choose. What if you try a heart?
lesson-aces-lead = The trick is yours, but it holds { $points_points }. You lead. You have five diamonds, so the others have few, and the ace of diamonds is still out. What if somebody has it alone?
lesson-aces-lead-other = You may; but diamonds promise more: so many of them are yours that the ace may stand alone.
lesson-aces-forced = The ace was your left-hand neighbour’s only diamond: he had to play it. You have forced it, so he pays you { $due_fiches }, and the { $points_points } are his as well.
lesson-aces-end = There is a third way: to lead an ace oneself. Whoever does pays the winner of the party at the end, as if the winner had forced it. So do not lead aces without need. (In the family rules forced aces are paid to the pool.)

# The quinola
lesson-quinola = The quinola
lesson-quinola-pool = In the basket lies the pool. Before the first deal each put in { $stake }, the dealer { $dealer_stake }: { $remise_fiches } in all. There is one card that can win them all at once.
lesson-quinola-place = It is the jack of hearts, the quinola. If you place it on another suit, the whole pool is yours. You have no spades… What are you waiting for?
lesson-quinola-place-ace = That ace would bring you { $ace_of_diamonds_fiches }. The quinola brings more, and the pool besides. First the quinola: such a moment may not come again.
lesson-quinola-place-other = You may, but do not let the quinola miss its moment. Place it now!
lesson-quinola-sum = Your left-hand neighbour took the trick and pays you { $due_fiches } for the quinola; and you draw the pool, in which there were { $drawn }. How much have you got in all?
lesson-quinola-sum-wrong = Both are yours: the payment and the pool.
lesson-quinola-drawn = { $received_fiches } in one trick! The pool is empty now. Whatever has to be paid into it later in this deal begins a new one.
lesson-quinola-end = Before the next deal it is filled again. The Encyclopedia rules are more generous: there each of the other three pays { $each } for the quinola placed. In the family rules the pool is filled again at once, by all four.

# The quinola forced
lesson-forced = The quinola forced
lesson-forced-danger = But the quinola can cost much, too. If its holder has to play it to a heart lead, it is forced: he pays { $quinola_forced_holder } to the one who led, each of the two others pays { $quinola_forced_others }, and he pays a fine into the pool as well.
lesson-forced-lead = You lead, and somebody has the quinola, perhaps with no other heart. In which suit will you look for it?
lesson-forced-lead-other = That will not catch it. Only a lead of hearts can force the quinola.
lesson-forced-caught = There it is: your right-hand neighbour had no other heart. He pays you { $holder }, your left-hand neighbour { $side }. The player opposite would pay as much, but across the table all is doubled: { $across }.
lesson-forced-bete = And the fine, called a bête: { $bete_fiches } into the pool, as much as lay in it when play began. Now there are { $pool }, for whoever draws it next.
lesson-forced-guard = New cards, and now the quinola is yours, with two low hearts to guard it. Your left-hand neighbour is looking for it. What do you play?
lesson-forced-guard-jack = You gave it away yourself, and it is forced: { $holder_fiches } to your left-hand neighbour, whom the others have to pay as well, and a bête of { $bete } into the pool. You have guards: let them serve.
lesson-forced-now = The danger has passed. Your right-hand neighbour leads a spade, and you have none. Your move!
lesson-forced-now-other = The quinola first: hearts may be led again, and your guards are few.
lesson-forced-safe = Placed! The player opposite took the trick, so he pays double: { $due_fiches }. And the pool is yours: { $drawn }.
lesson-forced-end = Never lead the quinola yourself: that costs a bête, and the winner of the party is paid as if he had forced it. In the family rules the fine doubles what lies in the pool.

# Across the table, and the last two tricks
lesson-across = Across, and the last two
lesson-across-start = Nine tricks are over; you have { $mine_points }, and two cards: the ace of diamonds and the five of hearts. In the last two tricks aces and the quinola are paid double. Across the table, too.
lesson-across-place = The player opposite leads a club, and you have none. Well?
lesson-across-place-other = Then the ace is left for the last trick, and may take it. Place it while you can.
lesson-across-times = He took it himself. The ace of diamonds is worth { $ace_of_diamonds }; across the table × { $opposite_factor }; in the last two tricks × { $last_two_factor }. What does he pay?
lesson-across-times-wrong = Both count here, one after the other: { $ace_of_diamonds } × { $opposite_factor } × { $last_two_factor }.
lesson-across-last = { $due_fiches } for one ace! The last card plays itself.
lesson-across-over = The party is doubled across the table as well. It is worth { $worth }; the player opposite has lost it and you have won it, so he pays { $due_fiches }.
lesson-across-end = What goes into the pool or comes out of it is never multiplied. In the family rules nothing is doubled at all.

# Who wins the party
lesson-party = Who wins the party
lesson-party-last = Ten tricks are over. Beside each name stand that player’s tricks and points; you have { $mine_points }. Your last card is the highest diamond here, so this trick is yours. Play it.
lesson-party-winner = Now you have { $mine_points }, and your left-hand neighbour { $theirs_points }; no one has fewer. But tricks count as well: you have { $own }, he has { $left }. Who wins?
lesson-party-winner-wrong = With equal points whoever took fewer tricks wins.
lesson-party-loser = And who loses? Your right-hand neighbour and the player opposite have { $right_points } each and { $each } tricks each. Then the seat decides: the best is at the dealer’s left, then the one opposite him, then at his right, and the worst is the dealer’s own. The player opposite you dealt.
lesson-party-loser-wrong = Your right-hand neighbour sits at the dealer’s left: the best seat. The dealer’s own is the worst.
lesson-party-over = The dealer has lost, and he sits opposite you: { $worth } × { $opposite_factor } = { $due_fiches }.
lesson-party-end = Remember the order: points, then tricks, then seats. The order of seats differs a little from book to book: in the Academy rules the dealer has the best one.

# Reversis
lesson-reversis = Reversis
lesson-reversis-start = You have taken every trick so far, { $tricks } of them, with { $points_points }. A disaster? Not if you take them all! Nine in a row, and you undertake a reversis; all eleven, and it is made.
lesson-reversis-ninth = For now you can still turn back. Which card takes the ninth trick for sure? The queen is the highest heart left; among the clubs, the king is.
lesson-reversis-ninth-eight = A nine of clubs was still out, and the trick is lost. No reversis now, only its points: at the end you have { $points }, and lose the party.
lesson-reversis-tenth = Nine! Now there is no way back: whoever takes a trick from you breaks the reversis. You have the king and the eight of clubs, and the nine is still out. Which goes first?
lesson-reversis-tenth-eight = The nine takes it, and the reversis is broken: { $due_fiches } to your right-hand neighbour, and a bête of { $bete } into the pool. Draw out the nine with the king first.
lesson-reversis-last = The nine has fallen under the king. Your eight is now the highest club.
lesson-reversis-made = All eleven: the reversis is made! Your neighbours pay { $right } and { $left }, the player opposite { $across }, and the pool is yours, { $drawn_fiches }.
lesson-reversis-end = Then no party is paid, and what was paid for aces and the quinola is given back. If the reversis is broken, you pay { $reversis_broken_fiches } to the one who broke it, and usually a bête. In the family rules everyone pays the worth of the party for a reversis made.

# Espagnolette
lesson-espagnolette = Espagnolette
lesson-espagnolette-hand = Three aces and the quinola in one hand, or all four aces: that is an espagnolette. Its holder has a rare right: in the first nine tricks he need not follow suit.
lesson-espagnolette-first = Spades are led, and you have some, but this time you need not play one. Which card will you place?
lesson-espagnolette-first-ace = An ace is good. But the quinola brings more, and the pool as well: begin with it.
lesson-espagnolette-first-takes = The ace of spades would follow suit and take the trick. Place something instead!
lesson-espagnolette-first-other = You may. But your right lasts for nine tricks only: use it for the cards that are paid.
lesson-espagnolette-second = { $due_fiches } from your left-hand neighbour, and the pool: { $drawn }. He leads a club. You have clubs, but they can wait. Which ace goes first?
lesson-espagnolette-second-ace = That ace earns { $ace }, the ace of diamonds { $ace_of_diamonds }. The dearer one first.
lesson-espagnolette-second-takes = The ace of clubs would follow suit and take the trick: that is not placing it.
lesson-espagnolette-second-other = You may, but an ace can go now. Why wait?
lesson-espagnolette-paid = { $due_fiches } more. Nothing was announced; the others find out when you play a suit that you did not follow before.
lesson-espagnolette-price = The price: in the last two tricks you must follow suit, and if you take one of them, the espagnolette fails. You lose the party whatever your points, give back double what you got for placing, and usually pay a bête.
lesson-espagnolette-end = So keep low cards for the end. In the family rules an espagnolette must be announced before play, and any trick is enough to make it fail; but if it succeeds, it draws the pool.

# A whole deal
lesson-deal = A whole deal
lesson-deal-hello = You know everything now. Let us play one deal from the exchange to the last fiche. Your left-hand neighbour has dealt, so you begin.
lesson-deal-discard = First put a card aside. Two hearts, queen and two: without the queen you would soon be void in hearts. Which will it be?
lesson-deal-discard-decline = You may decline, but the queen of hearts would be hard to get rid of.
lesson-deal-discard-king = The king of clubs has low clubs to guard it and may wait. The queen of hearts has only the two.
lesson-deal-discard-ace = In the party the ace would help nobody. Placed, it will be paid for.
lesson-deal-discard-other = That card does no harm. Look for a high one with few to guard it.
lesson-deal-lead = You lead. The two of hearts takes nothing, and after it you have no hearts left. Do you see the point?
lesson-deal-lead-other = You may, but the two of hearts does more: it makes you void in hearts.
lesson-deal-place = Your left-hand neighbour took it and leads hearts again. You are void. The moment has come.
lesson-deal-place-king = The king is not bad, but the ace counts more, and for it you are paid. The king can go later.
lesson-deal-place-other = You may; but when else will you part with the ace of clubs, and be paid for it?
lesson-deal-under = Your right-hand neighbour pays { $due_fiches } for the ace. Now his nine of spades is taking this trick. Of the cards below it, give away the highest.
lesson-deal-under-other = That one is below the nine as well. But low cards will serve you later: the seven is the one to go.
lesson-deal-empty = Both your diamonds are above the seven, so the trick is yours. No harm: it is empty. Keep the lower one.
lesson-deal-low = You have { $points_points }, and you lead. Something low, so that another takes it.
lesson-deal-low-other = You may, but you might take that trick yourself. A low spade is safer.
lesson-deal-gift = Your right-hand neighbour has placed the quinola: { $due } from the player opposite, and the pool, { $drawn_fiches }. It happens. Hearts are led, and you have none: what are you best rid of?
lesson-deal-gift-other = You may, but now is the time to give somebody else the king of clubs, 3 points. Do not miss it.
lesson-deal-eight = That heart forced your right-hand neighbour’s ace, for { $due_fiches }. He leads diamonds, and you have only one. Under the queen it is safe.
lesson-deal-duck = Clubs. You play last, and the seven is taking. Above it or below it?
lesson-deal-duck-other = That takes the trick. It is empty, but then you must lead. Stay below the seven.
lesson-deal-three = Spades, and your last one is a three. What could be better?
lesson-deal-free = You have no spades left, only two clubs. Either will do.
lesson-deal-last = The last trick. The player opposite has led the ace of spades: that, too, has its price.
lesson-deal-over = The deal is over, and you have { $mine_points }. Here is the whole settlement; let us read it line by line.
lesson-deal-read-party = Your right-hand neighbour has most points, { $theirs }, and loses the party: { $cards }, and { $party_bonus } more. He pays { $due_fiches }.
lesson-deal-read-tie = Why to you? Your left-hand neighbour has { $left_points } as well, and { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
 }, the same as you. But he dealt, and the dealer’s seat is the last.
lesson-deal-read-placed = Your ace of clubs, placed on a heart: { $due_fiches } from the one who took the trick.
lesson-deal-read-forced = The ace of hearts that had to follow: { $due_fiches } to the one who led.
lesson-deal-read-led = The ace of spades led: { $ace } × { $opposite_factor } across the table × { $last_two_factor } in the last trick: { $due_fiches } to you, the winner of the party.
lesson-deal-read-quinola = The quinola placed: { $due } from the one who took the trick, and { $drawn_fiches } out of the pool.
lesson-deal-end = With your stake taken off, the deal has brought you { $net_fiches }. That is the whole game. The rest will come at the table!
