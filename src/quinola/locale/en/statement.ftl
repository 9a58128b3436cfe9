# The statement of a settled deal.

statement-deal = Deal { $number }, dealt by { $dealer }; { $remise ->
    [one] { $remise } fiche
   *[other] { $remise } fiches
 } in the pool when play began
statement-void-misdeal = Deal { $number }, dealt by { $dealer }: void after a misdeal; only fines are paid
statement-void-exposed = Deal { $number }, dealt by { $dealer }: void after an exposed card; only fines are paid
statement-party = Party { $cards }: { $values } = { $worth }; winner { $winner }, loser { $loser }
statement-party-none = Party { $cards }: { $values } = { $worth }, not settled
statement-reversis-made = Reversis made by { $undertaker }
statement-reversis-broken = Reversis of { $undertaker } broken by { $breaker }
statement-espagnolette-stood = Espagnolette: { $seat }
statement-espagnolette-failed = Espagnolette failed: { $seat }
statement-cancelled = The reversis cancels the other payments [{ $rule }]
statement-fault-misdeal = Misdeal: { $seat }
statement-fault-misdeal_after_exchange = Misdeal found after a discard: { $seat }
statement-fault-exposed = Card exposed: { $seat }
statement-fault-out_of_turn = Card put aside out of turn: { $seat }
statement-fault-peek = Talon card looked at too soon: { $seat }
statement-fault-revoke = Revoke: { $seat }
statement-forfeits = Receives nothing in this deal: { $seat } [{ $rule }]
statement-balances = Balances: { $balances }; pool { $pool }

column-points = points
column-tricks = tricks
column-net = net
column-balance = balance
column-from = from
column-to = to
column-fiches = fiches
column-why = for
column-rule = clause

comparison-deal = Deal { $number }
comparison-payments = payments
comparison-differs = * the rule sets give different sums; the number leads to the reason
comparison-left-out = { $ruleset }: left out, { $why }
comparison-pack-kept = { $ruleset }: with the pack of this deal
