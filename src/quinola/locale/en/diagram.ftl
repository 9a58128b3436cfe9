# A deal laid out.

diagram-talon = talon { $cards }
diagram-dealer = { $seat } (dealer)
column-trick = trick

show-match = { $ruleset }, { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
show-deal = Deal { $number }
show-play = The play: > the card led, * the card that took the trick
show-unfinished = The deal is not played to its end.
show-no-deal = there is no deal { $number }: the match has { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }

check-sound = { $file }: sound, { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
check-kept = a lenient reading keeps { $count ->
    [0] no deal
    [one] { $count } deal
   *[other] { $count } deals
 }: { $deals }
check-kept-none = a lenient reading keeps no deal
check-dropped = dropped: { $error }
