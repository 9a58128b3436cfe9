# Розрахунок зіграної роздачі.

statement-deal = Роздача { $number }, здавач: { $dealer }; на початку розіграшу в кошику { $remise ->
    [one] { $remise } фішка
    [few] { $remise } фішки
    [many] { $remise } фішок
   *[other] { $remise } фішки
 }
statement-void-misdeal = Роздача { $number }, здавач: { $dealer }; недійсна: хибна роздача; платять лише штрафи
statement-void-exposed = Роздача { $number }, здавач: { $dealer }; недійсна: відкрилася карта; платять лише штрафи
statement-party = Партія { $cards }: { $values } = { $worth }; у виграші { $winner }, у програші { $loser }
statement-party-none = Партія { $cards }: { $values } = { $worth }, не сплачується
statement-reversis-made = Реверсі зроблено: { $undertaker }
statement-reversis-broken = Реверсі перебито; хто грав: { $undertaker }, хто перебив: { $breaker }
statement-espagnolette-stood = Еспаньєлета: { $seat }
statement-espagnolette-failed = Еспаньєлета не вдалася: { $seat }
statement-cancelled = Реверсі скасовує інші платежі [{ $rule }]
statement-fault-misdeal = Хибна роздача: { $seat }
statement-fault-misdeal_after_exchange = Хибна роздача, помічена після знесення: { $seat }
statement-fault-exposed = Відкрито карту: { $seat }
statement-fault-out_of_turn = Знесення поза чергою: { $seat }
statement-fault-peek = Прикуп підглянуто до знесення: { $seat }
statement-fault-revoke = Фальшренонс: { $seat }
statement-forfeits = Нічого не одержує в цій роздачі: { $seat } [{ $rule }]
statement-balances = Баланси: { $balances }; кошик { $pool }

column-points = очки
column-tricks = взятки
column-net = за роздачу
column-balance = баланс
column-from = хто
column-to = кому
column-fiches = фішки
column-why = за що
column-rule = пункт

comparison-deal = Роздача { $number }
comparison-payments = платежі
comparison-differs = * за цими правилами виходять різні суми; за номером знаходять причину
comparison-left-out = { $ruleset }: не порівнюється, { $why }
comparison-pack-kept = { $ruleset }: з колодою цієї роздачі
