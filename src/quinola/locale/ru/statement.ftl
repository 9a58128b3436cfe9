# Расчёт сыгранной сдачи.

statement-deal = Сдача { $number }, сдающий: { $dealer }; к началу розыгрыша в корзине { $remise ->
    [one] { $remise } фишка
    [few] { $remise } фишки
    [many] { $remise } фишек
   *[other] { $remise } фишки
 }
statement-void-misdeal = Сдача { $number }, сдающий: { $dealer }; не состоялась: засдача; платят только штрафы
statement-void-exposed = Сдача { $number }, сдающий: { $dealer }; не состоялась: открылась карта; платят только штрафы
statement-party = Партия { $cards }: { $values } = { $worth }; в выигрыше { $winner }, в проигрыше { $loser }
statement-party-none = Партия { $cards }: { $values } = { $worth }, не платится
statement-reversis-made = Реверси сделано: { $undertaker }
statement-reversis-broken = Реверси перебито; кто играл: { $undertaker }, кто перебил: { $breaker }
statement-espagnolette-stood = Эспаньолета: { $seat }
statement-espagnolette-failed = Эспаньолета не удалась: { $seat }
statement-cancelled = Реверси отменяет прочие платежи [{ $rule }]
statement-fault-misdeal = Засдача: { $seat }
statement-fault-misdeal_after_exchange = Засдача, замеченная после сноса: { $seat }
statement-fault-exposed = Открыта карта: { $seat }
statement-fault-out_of_turn = Снос не в очередь: { $seat }
statement-fault-peek = Прикуп подсмотрен до сноса: { $seat }
statement-fault-revoke = Фальшренонс: { $seat }
statement-forfeits = Ничего не получает в этой сдаче: { $seat } [{ $rule }]
statement-balances = Балансы: { $balances }; корзина { $pool }

column-points = очки
column-tricks = взятки
column-net = за сдачу
column-balance = баланс
column-from = кто
column-to = кому
column-fiches = фишки
column-why = за что
column-rule = пункт

comparison-deal = Сдача { $number }
comparison-payments = платежи
comparison-differs = * по этим правилам выходят разные суммы; по номеру находят причину
comparison-left-out = { $ruleset }: не сравнивается, { $why }
comparison-pack-kept = { $ruleset }: с колодой этой сдачи
