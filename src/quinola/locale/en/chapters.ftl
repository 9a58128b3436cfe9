# Chapters to read besides the rules. Amounts come from the options, always.

chapter-cited = In brackets: the clauses of the sources that a paragraph rests on. The arrow leads to the rules.
chapter-says = What they say
chapter-no-such-rule = (no such rule)
chapter-fault = Irregularity
chapter-fault-misdeal = misdeal
chapter-fault-misdeal_after_exchange = misdeal found after a discard
chapter-fault-exposed = card exposed
chapter-fault-out_of_turn = discard out of turn
chapter-fault-peek = talon card looked at too soon
chapter-fault-revoke = revoke

# Glossary
chapter-glossary = Words of the game
chapter-glossary-about = What the words mean that the rules use, and what they are called in the other languages.
chapter-glossary-table = At the table
chapter-glossary-cards = The cards and the exchange
chapter-glossary-play = The play
chapter-glossary-honours = Aces and the quinola
chapter-glossary-money = Fiches and the pool
chapter-glossary-great = Reversis and espagnolette
chapter-glossary-faults = Irregularities
chapter-glossary-sets = Rules and sources

word-dealer = dealer
read-dealer = The player who deals. He gives himself one card more than the others, puts one aside, and takes none from the talon. The office passes on from deal to deal.
word-eldest = eldest
read-eldest = The player next after the dealer in the direction of play. He is the first to be dealt cards, and leads to the first trick.
word-opposite = opposite
read-opposite = Across the table: the player who is neither your right-hand nor your left-hand neighbour. In some rule sets players who sit opposite pay each other more. S0 and S1 have mistranslated the French word and speak of “a challenge”.
word-deal-played = deal
read-deal-played = All that happens from one shuffle to the next: dealing, exchange, eleven tricks, settlement. Also the dealing itself.

word-talon = talon
read-talon = The three cards left over after dealing. Each belongs to one of the players who do not deal; nobody may take another's.
word-discard = discard
read-discard = The card that a player puts aside, face down, before play; also the putting aside. It cannot be taken back.
word-party-game = party
read-party-game = First, the four cards that lie aside: the discards, and the talon cards that were declined. Then, what they are worth, which the player with the most points pays to the player with the fewest. To win the party is to have the fewest.
word-blank = blank card
read-blank = A card that counts no points: any but ace, king, queen and jack.

word-trick = trick
read-trick = Four cards, one from each player. The highest card of the suit led takes it. A deal has eleven.
word-lead = lead
read-lead = The first card of a trick, and the right to play it. Whoever has taken a trick leads to the next.
word-void-in-suit = void
read-void-in-suit = Without a card of a suit. One who is void may play anything, and so get rid of an ace or the quinola.
word-point = point
read-point = What an ace, a king, a queen or a jack counts, in the tricks and in the party. In the tricks points are bad; in the party they are fiches for its winner.
word-aim = aim
read-aim = As few points as possible in one's tricks, best of all no trick. Who cannot have that may try the reverse and take them all.

word-quinola-card = quinola
read-quinola-card = The jack of hearts, the card that the pool turns on.
word-placed = placed
read-placed = Said of an ace or the quinola that is played to a lead of another suit. This is what its holder wants: he is paid for it, and for the quinola he draws the pool as well.
word-forced = forced
read-forced = Said of an ace or the quinola that has to be played to a lead of its own suit. It costs its holder.
word-led = led
read-led = Said of an ace or the quinola with which its holder opens a trick himself. For the quinola that is as a rule no better than having it forced; for aces the rule sets differ.
word-guard = guard
read-guard = Other hearts beside the quinola. As long as they last, its holder can follow hearts without giving it up.

word-fiche = fiche
read-fiche = The smallest counter; every payment is a whole number of them.
word-jeton = jeton
read-jeton = A larger counter, worth five fiches.
word-stake = stake
read-stake = What a player puts into the pool before play.
word-pool = pool
read-pool = The common store of fiches, kept in a basket at the dealer's right. It gets the stakes, the bêtes and the fines.
word-remise = remise
read-remise = What lies in the pool when play begins: what there is to be won, and the measure of a bête. S0 and S1 use the same word for a bête.
word-bete = bête
read-bete = A fine paid into the pool: as much as the remise, or, in the family game, as much as the pool holds at that moment. A led or forced quinola costs one.
word-draw = draw the pool
read-draw = To take all that is in the pool at that moment.

word-reversis = reversis
read-reversis = To take all eleven tricks, and the reward for it. It bears the name of the game itself: in a game that reverses all others, it is the reverse once more.
word-undertaker = undertaker
read-undertaker = A player who has taken the first nine tricks. From then on he plays a reversis, whether he meant to or not. The family game knows no undertaker: there a reversis is made or it is nothing.
word-broken = broken reversis
read-broken = A reversis undertaken that its player does not carry through, because he loses the tenth or the eleventh trick.
word-breaker = breaker
read-breaker = The player who breaks a reversis by taking the first trick that its player loses.
word-espagnolette = espagnolette
read-espagnolette = The four aces, or three of them and the quinola, in one hand when play begins; and the player who uses such a hand. In the first nine tricks he need not follow suit.
word-failed = failed espagnolette
read-failed = An espagnolette who takes a trick he should not have taken: one of the last two, or, in the family game, any.

word-revoke = revoke
read-revoke = Not to follow suit though one could. An espagnolette has the right to it; for others it is an irregularity.
word-misdeal = misdeal
read-misdeal = Cards dealt wrongly: a wrong number, or to the wrong place.
word-void-deal = void deal
read-void-deal = A deal that is not played, after a misdeal or an exposed card. Only fines are paid.
word-fine = fine
read-fine = What an irregularity costs. It goes into the pool, not to another player.

word-rule-set = rule set
read-rule-set = One complete set of rules. There are five: four follow the four sources, each to the letter; the fifth, Academy, follows the printed tradition.
word-house = house rules
read-house = A rule set in which a house has changed some options, and has left the rest as they were.
word-clause = clause
read-clause = One statement of a source, with a number: S4-07 is the seventh clause of S4. Clauses that begin with Q are our own, for what no source settles.

# History
chapter-history = Where the game comes from
chapter-history-about = What the sources tell of the age of Reversis, its names and its travels. It is told as they tell it: much of it is tradition, and not all of it agrees.
chapter-history-documents = The sources
chapter-history-names = The names
chapter-history-france = From Spain to France
chapter-history-russia = In Russia
chapter-history-family = The family

read-four-sources = This program rests on four documents, which it cites as S0, S1, S3 and S4. They describe the game in four different ways. Where they contradict each other, none is taken to be wrong: each has a rule set of its own.
read-source-s0 = S0, in Russian, is a chapter of a nineteenth-century manual, in a copy from the web full of slips. It has the fullest settlement of the four, and breaks off where the espagnolette begins.
read-source-s1 = S1, in Ukrainian, condenses the same book, and goes on where S0 breaks off. It was evidently translated by a machine: its tricks have become bribes, its points spectacles, and the quinola a lion of the cinema.
read-source-s3 = S3, in Russian, tells of a modern game for families and guests, for chips or matches. It plays clockwise, and takes out the twos where the old manuals take out the tens; it sees no sense in doing without tens.
read-source-s4 = S4, in Russian, is the article of an encyclopedia of card terms. Nearly all that is known here of the history comes from it. It gives its references, which we have not looked up.
read-printed = The fifth rule set, Academy, follows none of the four. It is our reading of the printed tradition: the rules of The Hague of 1785, Hoyle, Pierer's lexicon of 1857. The rules of The Hague are something like the forefather of S0 and S1: where S0 tells of the cards put aside, the basket and the forty points, it follows them article by article.

read-name-reversis = On the meaning of the name the sources agree: it says that the game is the reverse of others, since whoever takes least wins. On the way it came they differ. S3 quotes a dictionary of 1910, which takes it from the French revers. S4 goes further back: the French reversin, later reversi and reversis, comes from the Spanish revesino, and that from reverso, turned round. It knows the later French form from 1617 on.
read-name-quinola = S3 calls the game Quinola too, after its chief card, and takes this for the Spanish name. It quotes the dictionary for a Spanish game of that name in which everyone gets four cards; whether that is the same game remains open, for here everyone gets eleven. S4 counts Quinola as another, similar Spanish game.
read-name-espagnolette = The espagnolette, to judge by its name, is “the little Spaniard”. S4 also has a Spanish game of that name.
read-other-reversi = With the board game Reversi, also known as Othello, it has nothing but the name in common.

read-spain = According to S4 the game is Spanish, of the sixteenth century. Ladies of the French court are thought to have brought it to France under Francis I, who reigned from 1515 to 1547. S4 itself passes this on as an opinion; it names no witness.
read-gargantua = In the list of games that Gargantua plays, which S4 dates to 1532–1534, it finds a counterpart under the name “conquinbert, qui gaigne perd”: he who wins loses. So there was a game of losing. David Parlett, a historian of cards, takes it for another one of the same family.
read-collections = In France the game spread further than in Spain. From 1659 on, says S4, almost every collection of games has it, beginning with the Maison académique, where it is spelt reversy. So many took it for a French invention, which S4 calls a mistake.
read-italy = Today the Spanish origin is doubted. Parlett points out that the game is first named in France in 1601, and that Cotgrave's dictionary of 1611 has a Duke of Savoy bring it there some ten years before. He finds Italy likelier. What looks Spanish in it, the forty-eight cards, the direction of play, the words quinola and espagnolette, came later, he says.
read-short-road = S3 tells the same journey in a sentence: from Spain to Russia by way of France, whose fashions Russia followed in dress, at table and in games. That, it says, is why the French name took root and not the Spanish one. Its evidence is the two entries of the dictionary.

read-catherine = In Russia it was played under Catherine II, by ladies of the court and officers of the guard; S4 has this from Pylyaev's book of 1892. When her reign began it had not yet arrived: Bolotov's memoirs say that in 1767 the Spanish reversis was still quite unknown in Russia.
read-first-rules = The first rules in Russian were printed in 1791, in a book by N. Osipov translated from the French.
read-yanovsky = S4 quotes Yanovsky's dictionary of 1806. He has the game invented by a Spaniard, and finds it an image of the lives of the great, who spend the day doing the opposite of everyone else. He counts forty points in it, and in the same breath the ace of diamonds as five and the quinola as four. In the tricks that would make forty-four, and so the Encyclopedia rule set counts them there; the printed tradition counts these values in the party only, where forty in the tricks is right.
read-letters = It has left traces in literature; S4 names two. In Griboyedov's Woe from Wit Repetilov remembers what sums he lost at reversi to a man and his wife. In Zagoskin's Miroshev someone needs money, because he is to play reversi at a princess's that day.
read-forgotten = The Russian age of the game was short. In the middle of the nineteenth century, says S4 after a book by G. Popov of 1858, it was considered antiquated and out of fashion. The dictionaries kept the word: Dahl explains it by “he who loses has won”, and Ushakov already marks it as a thing of the past.

read-relatives = S4 makes Reversis the ancestor of a whole family of games. As similar it names the Spanish Ganapierde, Quinola, Espagnolette and one that it spells Sirulo, the Polish Chapanka and a Croatian Kifameno; some of these names we know only in its Russian spelling. The Italian rovescina has the same name, but probably rules of its own.
read-hearts = Its best-known descendant S4 does not name: it is Hearts. There, too, points are bad, and there, too, one may dare the opposite and take them all. Parlett gives Hearts two likely ancestors: Reversis and Gargantua's Coquimbert.

# Irregularities
chapter-irregularities = Irregularities at a real table
chapter-irregularities-about = What goes wrong where people deal and play real cards, what the rule sets make of it, and how an arbiter proceeds. A paragraph without a clause is ours: advice, or what this program does where no source speaks.
chapter-irregularities-before = Before the first deal
chapter-irregularities-steps = How an arbiter proceeds
chapter-irregularities-fines = What the rule sets ask
chapter-irregularities-dealing = In dealing
chapter-irregularities-exchanging = In the exchange
chapter-irregularities-playing = In play
chapter-irregularities-noting = In the book of the evening

read-agree = Agree on the fines beforehand, best by choosing a rule set and keeping to it. Once something has happened, everyone has something to gain or lose by the answer.
read-arbiter = Say who decides. It may be one of the players, but not in his own case: there the three others decide.

read-stop = Stop as soon as something is noticed. Nobody plays on, no card is turned up, and nobody says what he holds.
read-establish = Then find out three things: what has happened, who did it, and how far the deal had got. Of a misdeal ask whether anyone had already put a card aside; of a revoke, whether its player may be an espagnolette.
read-decide = Find the irregularity in the tables below, and apply what stands there for your rule set, no more and no less. If several things have happened, each counts for itself. Whether they were meant makes no difference.

read-fines = Fines, in fiches. They go into the pool. A nought means that the rule set has no fine for it.
read-nought = A nought does not mean that nothing follows. Whoever misdeals loses the deal even where he pays nothing. Academy has no fines at all, so whoever plays by it should agree on some.
read-when-paid = The fine for a revoke is paid last of all, so that nobody can draw it in the same deal. All other fines are paid before play: they count towards the remise, and so a bête of that deal is the larger for them.
read-receipts = Some irregularities may cost more than a fine: whoever commits one of them receives nothing in that deal.

read-misdealt = Somebody has too many cards or too few, or the talon is not three. The deal is void, and the next player deals. The family game is milder: as long as no hidden card has been seen, the dealer puts it right, and it does not count as a mistake.
read-misdealt-late = Once someone has put a card aside, nothing can be put right any more: the card lies with others, and its owner has chosen. This is why most rule sets ask more for it. The deal is void here too.
read-card-exposed = A card that falls face up in dealing makes the deal void, and the same dealer deals again. A card that a player shows later, by mistake, hurts himself most. No source speaks of it; we play on.

read-discard-early = The order is: the dealer's right-hand neighbour, the player opposite him, his left-hand neighbour, the dealer. Whoever puts a card aside too soon pays where the rule set asks it. His card stays aside, for nothing is taken back, and the others decide in their order.
read-peeked = Whoever sees his talon card before he has put one aside can choose with both in view, and the others cannot. So he receives nothing in the deal, where the rule set has this rule. He exchanges and plays on all the same, and pays what he owes.

read-revoked = A revoke is fined; no source has the trick played again. So leave it as it lies: its cards may have told the others too much. If it is noticed before the next card falls, we let the card be exchanged for a right one. Agree on that beforehand.
read-revoke-or-right = Do not call a revoke too early. Where espagnolettes are not announced, not following suit may be a right, and to ask would betray the hand. Wait for the end of the deal, and see what the player held: four aces, or three and the quinola, and it was his right. In the last two tricks it is nobody's. Where espagnolettes are announced, only the one who announced has the right.
read-played-early = For a card led or played out of turn the sources have no fine. If nobody has played after it, we let it be taken back; otherwise it stands.
read-looked = Which tricks may be looked at again each rule set says. What it costs to look at others none does. A warning will do.

read-note-fault = Note irregularities with the deal they belong to: on the page /book under “Dealer, irregularities, void deal”, in quinola book with /fault, the seat and the kind, such as /fault N revoke. The fine, and what its player does not receive, are then worked out by the rule set.
read-note-void = A deal that was not played is noted as void too: on the page by answering whether it was played, in quinola book with /void misdeal or /void exposed. These are two things: that it was void decides who deals next, the irregularity decides who pays. Note both.
read-note-late = If something comes to light later, it can still be noted: every sum after it is worked out anew, and the page shows what the correction changed.
read-own-fines = Fines of your own belong in your house rules: penalties has the amounts, forfeits_receipts the irregularities after which one receives nothing. Every fine not named there is nought.
