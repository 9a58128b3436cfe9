# How to play well: the old advice, and what our figures make of it. All figures come from the data.

chapter-strategy = How to play well
chapter-strategy-about = What the old books advise, and what it is worth: every piece of advice was tried out on many deals, and where the figures contradict the books, we say so.
chapter-strategy-measured = How the figures came about
chapter-strategy-holding = With the quinola in hand
chapter-strategy-exchanging = Putting a card aside
chapter-strategy-tricks = In play
chapter-strategy-gathering = Reversis
chapter-strategy-four-aces = Espagnolette

company-alike = among strong players
company-club = among ordinary players
company-rich = with a full pool

group-placed = placed
group-forced = forced
group-led = led
group-aside = put aside, or left in the talon
group-all = all together
group-under_reversis = while another has taken every trick
group-beside_plain = beside another suit
group-beside_heart = beside a heart
group-undertaker = by the undertaker
group-undertaken = the first nine tricks
group-made = all eleven
group-broken = nine or ten only
group-shown = failed
group-unused = not used
group-succeeded = succeeded
group-failed = failed

figures-quinola_kept_by_hearts = Other hearts beside it
figures-quinola_kept_third_by_shortest_suit = Cards in the shortest other suit
figures-quinola_kept_many_hearts_by_honours = Ace, king and queen among the hearts
figures-void_made_by_hearts = Other hearts beside it
figures-quinola_thrown = Tricks
figures-quinola_led_late = The quinola
figures-quinola_ends = The quinola
figures-quinola_brings = The quinola
figures-ace_aside_by_length = Cards in the ace's suit
figures-short_ace_aside_by_courts = Aces, kings and queens in hand
figures-talon_left_by_courts = Aces, kings, queens and quinola in hand
figures-tricks_bring_of_party = Tricks taken
figures-led_low = Tricks
figures-ducked_high = Tricks
figures-taken_high = Tricks
figures-hearts_led = Tricks
figures-ace_thrown = Tricks
figures-reversis_happens = Reversis
figures-streak_made = The first tricks taken
figures-streak_brings = The first tricks taken
figures-reversis_broken_up = Tricks
figures-espagnolette_kept = Hands
figures-espagnolette_fails = The espagnolette
figures-espagnolette_brings = The espagnolette

# How the figures came about
read-how-measured = For each rule set { $deals } deals were played by the program's own players. Wherever a piece of advice applied, the deal was played to its end twice with the same cards: once by the advice, and once by what the player would otherwise have thought best. A figure is the mean difference in fiches for the player concerned; beside it stands the margin within which the true value lies 95 times in 100. A plus speaks for the advice. Where a figure is not a difference, we say so.
read-two-companies = At one table sit four strong players. At the other, all play as the old manuals teach, and only the player who weighs the advice goes on as a strong one. Most advice holds at both. Each deal begins with nothing in the pool but fresh stakes. Players of flesh and blood differ from both, so do not lean on small differences.

# With the quinola in hand
read-keep-or-discard = Keep the quinola or put it aside? The books say: keep it only if it is well covered by other hearts, and the modern one puts it aside when it has only one or two with it. The figures say what is gained by keeping it; at both ends they agree with the books. Alone or with one heart beside it, put it aside. With three or more, keep it: this is what wins the pool. With two it depends on the company and on the other suits; in the family and Ukrainian games it had better go, on average.
read-third-in-suit = With two hearts beside it, then, look at the other suits. If one of them is missing or has a single card, you will soon be void there. Among strong players you keep it then, in all rule sets but the family game; this is more than the modern book allows. Ordinary players hunt it with every heart they have, and among them keeping it hardly pays. Without a short suit, put it aside in the family and Ukrainian games, and among ordinary players elsewhere too; only the Encyclopedia rules forgive it.
read-king-and-queen = The manual wants king and queen above all among the covering hearts. Here the figures do not follow it. With three hearts or more it makes little difference how high they are. It is their number that protects.
read-full-basket = When the pool is full, more is at stake on both sides: here it held three times the first stakes before the deal. With two hearts beside it the quinola is now worth keeping, though in the family game only just. If no other suit is short, it had still better go in the family game, and in the Ukrainian one it makes no difference. With one heart or none it is still a bad bargain, and a costly one.
read-void-for-it = If you keep it, make a void: put aside the only card of another suit. With few hearts this is by far the best discard, as the manual has it. With three or more it gains less, since there is time.
read-first-chance = Three of the sources say: throw it as soon as you are void. So do the figures, at every stage of the deal. To wait for a better moment, such as the doubled last tricks, costs more than it brings. Even when somebody seems to be gathering every trick, do not wait.
read-lead-it-late = A quinola kept until the last two tricks should be led, says the manual. The figures contradict it plainly. If you lead to the tenth trick, lead your other card: somebody may take the trick, and then lead a suit on which you can throw the quinola. Lead the quinola, and you are certain to pay. Only one who has taken all nine tricks before is right to lead it, and in the family game even that is doubtful.
read-how-it-ends = What becomes of the quinola, in percent of all deals. Strong players dare to keep it more often, and place it more often too.
read-what-it-brings = What it brings its holder, in fiches, with the pool: won, or paid as a bête. A failure costs about as much as a success brings, and in the family game half as much again if it is forced. As it succeeds far more often, it pays to hold it; but only because the badly covered ones are put aside beforehand.

# Putting a card aside
read-short-ace = An ace from a short suit should go, says the modern book; here it is compared with the best discard that is not an ace. Short means one card, or two. With three it is better kept, though in the family game it makes no difference; from four on, putting it aside is plainly wrong: there is a worse card to go.
read-unless-reversis = But not if you aim at a reversis, the book goes on; the figures here are for aces from suits of three cards at most. The more high cards you hold, the less is gained by putting an ace aside. With six or more of them, keep it; only in the family game among strong players does it make little difference.
read-take-your-card = No book says when to decline the exchange. Hardly ever: only a hand without any high card loses nothing by it. Declining is compared with the best discard. The worse the hand, the more you need the card.

# In play
read-no-trick = What the party brought or cost, by the number of tricks taken, in fiches. The modern book is right: no trick is best, and if that cannot be, few points. One or two tricks still bring something on average. The third is one too many.
read-lead-low = Lead the lowest card of a suit, not the highest (hearts apart, and as long as nobody is gathering every trick). In the first three tricks it hardly matters. Later the low card is better, for by then others hold the higher ones and have to take.
read-duck-high = If you can stay below the card that is winning, play the highest that does, not the lowest. It gains little, but steadily as far as the ninth trick, and keeps the small ones for later.
read-take-high = If you play last and cannot help taking the trick, should you take it with your highest card? From the seventh trick on, yes. Before, it depends: among strong players it is rather a loss in the first tricks, perhaps because a low card takes as well and the high one may still go on another suit.
read-throw-aces = Void, and without the quinola: throw an ace rather than something else. Among strong players this is right at all times, among ordinary ones from the seventh trick at the latest. It is worth a fiche or two; do it, but do not build a hand on it.
read-hunting = To lead small hearts, so as to drive out the quinola, looks tempting: whoever forces it is paid by everyone. But whoever was dealt it has mostly covered it or put it aside already, and the hunter's own small hearts are gone. In the first three tricks it makes next to no difference. Later it gains a fiche or two at most among strong players, and among ordinary ones it rather costs.

# Reversis
read-how-often = How often a player takes the first nine tricks, and what comes of it, in percent of all deals. It is a rare prize; among ordinary players rarer still, but there it is nearly always brought home.
read-from-which-trick = Somebody has taken the first three tricks: will he take all eleven? In percent, among strong players. Even five are no more than a beginning.
read-worth-trying = What such a player ends the deal with, in fiches. In the family game a beginning costs: the prize is smaller there, and the points remain. In Academy, where a reversis seldom takes the pool, three tricks or five cost a little too. Only with nine tricks is it a profit everywhere.
read-break-in-time = When another seems to be gathering every trick, the modern book would have you think in time of taking one. We looked at the last player to a trick, who can take it from one who has had them all. The figures, among strong players: it costs the one who does it; only in the family game does it cost nothing any more in the eighth and ninth. Three tricks make no reversis yet; and whoever takes one takes its points and has to lead. Where there is a price on breaking it, the tenth trick is time enough. It is the others who thank him.

# Espagnolette
read-keep-the-hand = If you have been dealt such a hand, do not break it up in the exchange: put another card aside. No book says so; the figures do, in every rule set.
read-how-often-it-fails = How often an espagnolette that is used fails, in percent. The family game, where a single trick is enough, is the most dangerous.
read-what-the-hand-brings = What it brings its holder in fiches, among strong players. The old manual calls it a hard game to play. It is the best hand there is, if you get rid of what is high before the tenth trick. In the family game our players announce it only with enough low cards, and those who keep silent do badly: aces alone are no treasure.
