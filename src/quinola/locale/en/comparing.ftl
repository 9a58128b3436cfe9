# Rule sets compared: what differs, and the same deal under all of them.

comparing-why = Why { $ruleset } pays differently from { $other }
comparing-earlier-pool = what the earlier deals left in the pool
comparing-earlier-drawn = whether the pool was drawn in the deal before
comparing-no-rule = no such rule

compare-title = Compare rule sets
compare-rules = What differs
compare-deal = The same deal under all
compare-which = Rule sets
compare-two = Choose at least two.
compare-house = A house’s own rules
compare-house-change = Change the house’s rules
compare-house-name = House
compare-house-of = House: { $preset }
compare-base = Compared with
compare-differing = { $count ->
    [0] They say the same about everything.
    [one] { $count } rule differs.
   *[other] { $count } rules differ.
 }
compare-record-about = Paste the record of a match, or open its file, to see what each rule set makes of the same cards. A deal played here is found by its link: the replay leads to this page.
compare-record = Record (JSON)
compare-open = Open a file
compare-go = Compare
compare-other-record = Another record
compare-match = Match
compare-number = Deal
compare-of = of { $count }
compare-played-by = Deal { $number }, played by the rules: { $ruleset }
compare-own = as played
compare-pack-kept = with the pack of this deal
compare-nets = What the deal brings
compare-before = Pool before
compare-after = Pool after
compare-lines = Line by line
compare-only-differing = Only what differs
compare-alike = These rule sets settle the deal alike.
compare-differs = differs
compare-nothing-paid = nothing
compare-why = Why?
compare-left-out = The deal does not fit these rules
compare-large = The file is larger than { $most } MB.
compare-print = Print
compare-share = Copy the link
compare-shared = Copied

compare-nothing = a record or a finished deal is needed
compare-match-missing = there is no match { $number }; there { $count ->
    [one] is { $count }
   *[other] are { $count }
 }
compare-deal-missing = there is no deal { $number }; the match has { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
compare-deals-many = the match has { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }; up to { $most } can be compared
