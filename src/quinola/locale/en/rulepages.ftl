# The pages in the browser where the rules are read.

web-rules-room = Rules and study
web-rules-title = Rules: { $name }
web-rules-house-title = Rules of the house: { $name }
web-rules-our = Our rules
web-rules-partly = The address names a house’s options that cannot be read. These are the rules without them.
web-learn-about = A first lesson, card by card, on prepared deals: from the first trick to a whole settlement.
web-rules-compare = Compare
web-rules-compare-about = Two or more rule sets by what differs alone; and one deal settled under all of them, line by line, with the reasons.
web-rules-about = Each rule set in full: every rule with its amounts and where it comes from.
web-rules-house-on = House rules based on the rule set “{ $preset }”.
web-rules-contents = Contents
web-rules-chapters = Besides the rules
web-rules-payments = All payments
web-rules-cited = After each rule stand the clauses of the sources that say so. Tap one to read it.
web-rules-changed = Marked with a bar: the rules that this house has changed.
web-rules-booklet = Booklet to print
web-rules-booklet-about = Two pages. In the browser's print window choose A4 paper and one page per sheet; there you can also save it as a PDF.
web-rules-print = Print
web-rules-back = To the rules
