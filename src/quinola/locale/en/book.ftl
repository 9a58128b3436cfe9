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
book-taker-trickless = { $seat } took the trick with { $card }, and has no trick.
book-leader-trickless = { $seat } led to the trick with { $card }, and has no trick to have led after.
book-nine-leader = Where one player takes the first nine tricks, { $seat } cannot have led to that with { $card }.
book-nine-taker = Where one player takes the first nine tricks, { $seat } cannot have taken that with { $card }.

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
