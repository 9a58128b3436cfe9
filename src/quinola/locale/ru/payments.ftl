# За что платят. Кто платит и кому, стоит рядом.

pay-stake = ставка
pay-stake-again = новая ставка: корзину взяли
pay-dealer-adds = добавка сдающего
pay-penalty-misdeal = штраф за засдачу
pay-penalty-misdeal-after-exchange = штраф за засдачу, замеченную после сноса
pay-penalty-exposed = штраф за открытую карту
pay-penalty-out-of-turn = штраф за снос не в очередь
pay-penalty-peek = штраф за прикуп, подсмотренный до сноса
pay-penalty-revoke = штраф за фальшренонс
pay-party = партия
pay-party-shared = доля партии
pay-reversis-made = реверси сделано
pay-reversis-made-alone = реверси сделано, эспаньолета платит за всех
pay-reversis-party = реверси сделано, по цене партии
pay-reversis-broken = реверси перебито
pay-ace-placed = { $card } снесён в ренонс{ in-trick }
pay-ace-forced = { $card } форсирован{ in-trick }
pay-ace-forced-pool = { $card } форсирован{ in-trick }
pay-ace-led = заход с { $card }{ in-trick }, плата выигравшему партию
pay-quinola-placed = кинола снесена в ренонс{ in-trick }
pay-quinola-led-by-right = заход эспаньолеты с кинолы{ in-trick }, плата как за снос в ренонс
pay-quinola-forced-holder = кинола форсирована{ in-trick } (заход: { $payee }), плата владельца
pay-quinola-forced-others = кинола форсирована{ in-trick } (заход: { $payee })
pay-quinola-forced-undertaker-holder = кинола играющего реверси форсирована{ in-trick } (заход: { $payee }), его плата
pay-quinola-forced-undertaker-others = кинола играющего реверси форсирована{ in-trick } (заход: { $payee })
pay-quinola-led-holder = заход с кинолы{ in-trick }, плата владельца выигравшему партию
pay-quinola-led-others = заход с кинолы{ in-trick }, плата выигравшему партию
pay-espagnolette-returns = эспаньолета не удалась: полученное за { $card }{ in-trick } возвращается вдвойне
pay-espagnolette-pays-aces = эспаньолета не удалась: { $card }{ of-trick } оплачивается вдвойне
pay-quinola-draws = кинола, снесённая в ренонс{ in-trick }, берёт корзину
pay-quinola-led-by-right-draws = эспаньолета, зашедшая с кинолы{ in-trick }, берёт корзину
pay-espagnolette-draws = кинола эспаньолеты, снесённая в ренонс{ in-trick }, берёт корзину
pay-reversis-draws = сделанное реверси берёт корзину
pay-bete-forced = лабет за кинолу, форсированную{ in-trick }
pay-bete-led = лабет за заход с кинолы{ in-trick }
pay-bete-broken = лабет за перебитое реверси
pay-bete-espagnolette = лабет за неудавшуюся эспаньолету
pay-espagnolette-succeeds = удавшаяся эспаньолета берёт корзину
pay-pool-shared = доля корзины в конце матча

# Числа расчёта.
term-stake = ставка
term-dealer_stake = ставка сдающего
term-dealer_adds = сдающий добавляет
term-party_worth = цена партии
term-share = доля
term-ace = туз
term-ace_of_diamonds = бубновый туз
term-quinola_placed = кинола в ренонс
term-quinola_forced_holder = с владельца
term-quinola_forced_others = с каждого другого
term-reversis_side = с соседа
term-reversis_opposite = с визави
term-reversis_broken = за перебитое
term-opposite_factor = визави
term-last_two_factor = последние две взятки
term-four_aces_forcing_factor = четыре туза
term-received = получено
term-double = вдвойне
term-pool = корзина
term-remise = ремиз
term-bete_cap = предел лабета

# Nobody is asked for a trick's number who notes a deal played with real cards.
in-trick = { $trick ->
    [0] {""}
   *[other] {""} во взятке { $trick }
 }
of-trick = { $trick ->
    [0] {""}
   *[other] {""} из взятки { $trick }
 }
