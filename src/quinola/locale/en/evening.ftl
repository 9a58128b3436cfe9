# The page on which an evening with real cards is kept.

evening-title = Evenings with real cards
evening-about = Note what mattered in a deal: who pays whom, and why, is worked out here.
evening-new = New evening
evening-begin = Begin
evening-list = Your evenings
evening-deals = { $count ->
    [0] no deals yet
    [one] { $count } deal
   *[other] { $count } deals
 }
evening-untitled = Evening of { $date }
evening-name = Name of the evening
evening-players = Players
evening-first-dealer = Who deals first
evening-pool-before = In the pool before the first deal
evening-pool-wrong = The pool holds a whole number of fiches, { $most } at most.
evening-changed-rules = All deals are worked out anew by these rules.
evening-edit = Players and rules
evening-actions = The evening
evening-export = Save as a file
evening-import = Open a file
evening-print = Print
evening-delete = Delete this evening
evening-deleted = Deleted: { $name }
evening-file-broken = This file cannot be read.
evening-of-deal = Deal { $number }: { $problem }
evening-unkept = This browser keeps nothing. Save the evening as a file before you leave the page.
evening-offline = This page also works without a connection.
evening-not-offline = Over this connection the page cannot be kept: without the server it works only as long as it stays open.

# A deal.
evening-dealt-by = { $seat } deals
evening-answer-change = change
evening-noted = { $question } { $answer }
evening-done = Done
evening-in-all = { $sum } in all
evening-count-wrong = A whole number from 0 to { $most }
evening-of-eleven = { $sum } of 11
evening-more = One more: { $seat }
evening-less = One less: { $seat }
evening-party-how = How the party is noted
evening-party-cards = by its cards
evening-party-worth = by its worth
evening-party-chosen = { $count } of 4 cards
evening-worth-points = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }
evening-contradict = These answers cannot all be right. Change one of them.
evening-besides = Dealer, irregularities, void deal
evening-dealer = Who dealt
evening-void = Was the deal played?
evening-void-none = played
evening-void-misdeal = void: misdeal
evening-void-exposed = void: exposed card, dealt again
evening-faults = Irregularities
evening-fault-who = Who
evening-fault-what = What
evening-fault-add = Add
evening-fault-remove = Remove: { $seat }, { $what }
evening-settled = Deal { $number } is settled
evening-voided = Deal { $number } is void
evening-waits = Deal { $number } is not settled yet; those after it wait for it.
evening-open = Go to deal { $number }
evening-next = Next deal
evening-end = End of the evening
evening-over = The evening is over
evening-play-on = Play on after all
evening-deals-so-far = Deals
evening-correct = Look at deal { $number } or correct it
evening-not-settled = open
evening-deal-delete = Delete deal { $number }
evening-deal-deleted = Deal { $number } is deleted.
evening-restored = Everything is as it was.
evening-changes = What the correction changed
evening-changes-none = Nothing in later deals, and no balance.
evening-change = { $who }: { $before } → { $after }
