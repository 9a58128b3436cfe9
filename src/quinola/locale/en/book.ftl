# The bookkeeper: what is asked of a deal played with real cards.

book-ask-nine = Did one player take all of tricks 1 to 9? Who?
book-ask-tenth = Who took trick 10?
book-ask-eleventh = Who took trick 11?
book-ask-espagnolette = Was anybody the espagnolette? Who?
book-ask-points = Points in the tricks of each
book-ask-tricks = Tricks of each
book-ask-party = The four cards of the party, or what they are worth
book-ask-four-aces = Did the espagnolette hold all four aces?
book-ask-claimed = Did the winner of the party claim the payment for cards led?
book-ask-manner = What became of { $card }?
book-ask-by = Who played { $card }?
book-ask-leader = Who led to the trick in which { $card } was forced?
book-ask-taker = Who took the trick on which { $card } was placed?
book-ask-late = Did { $card } fall in trick 10 or 11?
book-ask-last = Did { $card } fall in trick 11?
book-ask-after-quinola = Did { $card } fall after the quinola?

book-manner-led = led
book-manner-forced = forced (to a lead of its suit)
book-manner-placed = placed (on another suit)
book-manner-aside = lay in the party
book-yes = yes
book-no = no
book-nobody = nobody

# What cannot have been.
book-tricks-sum = There are 11 tricks, not { $sum }.
book-points-most = Points of { $seat }: { $most } is the most there can be (tricks: { $tricks }).
book-points-sum = The points in the tricks come to { $sum }; with this party they must come to { $right }.
book-points-least = Points of { $seat }: the cards taken come to { $least } already.
book-party-pack = { $card } is not in this pack.
book-party-worth = No four cards are worth { $worth }.
book-espagnolette-cards = { $seat } cannot have held an espagnolette: that is the quinola with three aces, or all four.
book-forced-self = Nobody forces { $card } from himself.
book-placed-self = Nobody places { $card } on a trick that he takes himself.
book-aside-not = { $card } either lay in the party or was played.
book-taker-trickless = { $seat } has no trick, and so cannot have taken the one in which { $card } fell.
book-leader-trickless = { $seat } has no trick after which to have led to the one in which { $card } fell.
book-nine-leader = One player took the first nine tricks, so { $seat } cannot have led to the one in which { $card } fell.
book-nine-taker = One player took the first nine tricks, so { $seat } cannot have taken the one in which { $card } fell.

# What cannot be read.
book-form = this is not a book of deals: { $problem }
book-question = nothing is asked that is called { $question }
book-fault = { $kind } is not a kind of irregularity; there are { $allowed }
book-answer-seat = { $question }: { $value } is not N, E, S or W
book-answer-counts = { $question }: { $value } is not four numbers, of N, E, S and W
book-answer-count = { $question }: { $value } is not a whole number, 0 or more
book-answer-cards = { $question }: { $value } is not four different cards
book-answer-manner = { $question }: { $value } is not led, forced, placed or aside
book-answer-yes-no = { $question }: { $value } is neither true nor false

# Kept in lines, with quinola book.
book-begun = Rules: { $rules }. The book is kept in { $file }; /help tells you what can be done.
book-deal = Deal { $number }, dealt by { $dealer }
book-party = Party won by { $winner }, lost by { $loser }
book-unsettled = not settled yet
book-ask-name = Who sits { $seat }? (a name, or Enter)
book-ask-dealer = Who deals first?
book-ask-more = Deal { $number }, dealt by { $dealer }: Enter when it is played
book-ask-change = Which answer is to be changed? (its number)
book-enter-nobody = Enter: nobody
book-example-party = e.g. Kh 7d 4c Qs, or 5
book-not-understood = That is no answer here; /help tells you what can be done.
book-nothing-noted = Nothing is noted of that deal.
book-no-deal = There is no such deal; deals in the book: { $count }.
book-void-how = Say how: /void { $misdeal } or /void { $exposed }.
book-faults-none = No irregularities are noted for deal { $number } now.
book-fault-how = Say whose and which: /fault N revoke. Here these cost something: { $kinds }.
book-end-unsettled = First the deal that is open must be settled.
book-large = a book has no more than { $most } bytes
book-help-line = { $order }: { $what }
book-help-change = change an answer, in this deal or another: /change 2
book-help-void = the deal is not played: /void misdeal, /void exposed
book-help-fault = note an irregularity: /fault N revoke; /fault alone takes them back
book-help-sheet = the whole evening
book-help-end = the evening is over: the pool is shared out
book-help-help = this
book-help-quit = leave; everything is in the file
keys-book-change = change
keys-book-void = void
keys-book-fault = fault
keys-book-sheet = sheet
keys-book-end = end
keys-book-help = help ?
keys-book-quit = quit
keys-book-led = led
keys-book-forced = forced
keys-book-placed = placed
keys-book-aside = aside
keys-book-yes = yes
keys-book-no = no
keys-book-nobody = nobody -
keys-book-misdeal = misdeal
keys-book-exposed = exposed
book-has-rules = { $file } is a book already and has its rules; --rules is for a new one
