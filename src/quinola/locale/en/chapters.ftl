# Chapters to read besides the rules. Amounts come from the options, always.

chapter-cited = In brackets: the clauses of the sources that a paragraph rests on. The arrow leads to the rules.
chapter-says = What they say
chapter-no-such-rule = (no such rule)
chapter-fault = Irregularity
chapter-fault-misdeal = misdeal
chapter-fault-misdeal_after_exchange = misdeal found after the exchange
chapter-fault-exposed = card exposed
chapter-fault-out_of_turn = discard out of turn
chapter-fault-peek = talon card looked at too soon
chapter-fault-revoke = revoke

chapter-irregularities = Irregularities at a real table
chapter-irregularities-about = What goes wrong where people deal and play real cards, what each rule set makes of it, and how an arbiter proceeds.
chapter-irregularities-fines = What the rule sets ask
read-fines = Fines in fiches. They go into the pool. Where there is a nought, the sources name no fine.
read-receipts = Some irregularities cost more than a fine: whoever commits one receives nothing in that deal.
