# Hints and reviews: what a choice is worth, and why.

# What can be done, in a list.
choice-decline = keeping the hand
choice-announce = announce
choice-pass = pass
choice-claim = claim

column-choice = choice
column-expected = expected
column-behind = behind
column-wins = party won
column-loses = party lost
column-makes = reversis

hint-title = Hint
hint-worlds = Tried in { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 } that agree with what you have seen. Fiches, from now to the deal's end.

# One sentence: why the best choice is best. The cards are named first, then what is gained.
reason-only = there is only one choice
reason-same = all choices come to exactly the same
reason-even = between { $best } and { $even } no difference can be measured
reason-even-but = between { $best } and { $even } no difference can be measured; { $other } brings { $fiches } less, most of it { $gain ->
    [aces] in aces
    [quinola] in payments for the quinola
    [pool] in the pool
    [made] in a reversis
    [broken] in a reversis
    [reversis] in a reversis
   *[party] in the party
 }
reason-better = { $fact }; { $gained }

gain-wins = the party is won in { $now }% of such deals instead of { $then }%, { $fiches } better than with { $other }
gain-loses = the party is lost in { $now }% of such deals instead of { $then }%, { $fiches } better than with { $other }
gain-party = the party comes out better, { $fiches } better than with { $other }
gain-aces = the aces come out better, { $fiches } better than with { $other }
gain-quinola = the payments for the quinola come out better, { $fiches } better than with { $other }
gain-pool = the pool comes out better, by a draw or a bête, { $fiches } better than with { $other }
gain-made = the reversis is made in { $now }% of such deals instead of { $then }%, { $fiches } better than with { $other }
gain-broken = the reversis is broken in { $now }% of such deals instead of { $then }%, { $fiches } better than with { $other }
gain-reversis = others' reversis costs less, { $fiches } better than with { $other }

fact-none = { $best } is better than { $other }
fact-place-quinola = the quinola is placed on another suit{ $factor ->
    [both] , double across the table and in the last two tricks
    [across] , double across the table
    [late] , double in the last two tricks
   *[none] { "" }
 }
fact-place-ace = { $card } is placed on another suit{ $factor ->
    [both] , with the factors for across the table and the last two tricks
    [across] , across the table
    [late] , in the last two tricks
   *[none] { "" }
 }
fact-force-quinola = { $card } may force the quinola out
fact-keep-quinola = the quinola is kept, to be placed on another suit
fact-keep-guard = { $card } stays in the hand as a guard to the quinola
fact-keep-ace = { $card } is kept, to be placed on another suit
fact-keep-reversis = { $card } keeps the reversis going
fact-break-reversis = { $card } stops a reversis
fact-duck = { $best } stays below { $card } and does not take
fact-take = { $card } takes the trick
fact-take-high = { $card } takes the trick, and a high card is gone
fact-give-up-lead = { $card } gives up the lead
fact-void = { $card } makes a void in { $suit }
fact-shed = { $card } is got rid of on another's trick
fact-shed-below = { $card } is got rid of without taking
fact-aside-quinola = the quinola is put aside, and nobody can force it
fact-aside-high = { $card } goes to the party and cannot be taken with
fact-decline = the hand is best as it is
fact-announce = an announced espagnolette need not follow suit
fact-silence = the espagnolette is better left unannounced

hint-compiling = Hints look ahead, and what they look ahead with is being compiled: about a minute, once on this machine. This will go on by itself.
hint-compiling-plain = Hints look ahead, and what they look ahead with is still being compiled: about a minute, once on this machine. Ask again in a little while.
hint-thinking = Looking ahead…
hint-not-asked = There is nothing for you to choose now, so there is no hint

# A review.
review-title = Review of deal { $number }
review-by = By { $level }, each choice tried in { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 } that the player could think possible. Fiches; a loss within two standard errors counts as none.
review-void = Deal { $number } is void: nothing to review
review-none = No choice in it was certainly a loss.
review-turns = Where it turned
review-marks = Mean loss a decision
review-loss = { $trick ->
    [0] Before play
   *[other] Trick { $trick }
 }, { $seat }: { $chosen } cost { $loss }. Better { $best }: { $reason }.
review-swing = { $trick ->
    [0] Before play
   *[other] Up to trick { $trick }
 }, { $seat }: the prospects have { $sense ->
    [up] risen by { $fiches }
   *[down] fallen by { $fiches }
 } since the last decision.
review-open = With all cards open: { $best }, { $fiches } more.
review-unjudged = { $count ->
    [one] { $count } revoke is left out
   *[other] { $count } revokes are left out
 }: what is against the rules is not compared.
review-unfinished = The deal is not played to its end; it is reviewed as far as it went.
review-summary = Over { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
review-progress = Deal { $number }: { $done } of { $count }
review-running = Reviewing: { $done } of { $count }…
review-compiling = Compiling what the review looks ahead with, once on this machine: { $done } of { $count }
review-wait = The review looks ahead, and what it looks ahead with is being compiled: about a minute, once on this machine.
review-later = The review comes after the deal
review-nothing = You had no real choice in this deal.

column-kind = kind of decision
column-decisions = decisions
column-losses = losses
column-mean-loss = each
column-total-loss = together
column-open = open cards
kind-exchange = exchange
kind-announcement = announcement
kind-leading = leading
kind-following = following suit
kind-discarding = discarding on another suit
kind-last-two = the last two tricks
kind-all = all

# The bots.
level-random = plays any legal card
level-novice = plays as { $club } does, but slips now and then
level-club = plays as the old manuals advise
level-expert = tries every card out in hundreds of deals that may be
level-master = does so too, and asks what the others' play gives away of their cards
levels-against = Against you: { $bots }
levels-bot = { $seat } ({ $kind })
levels-waiting = { $levels } { $count ->
    [one] plays
   *[other] play
 } as { $club } until compiled
levels-heading = Opponents
