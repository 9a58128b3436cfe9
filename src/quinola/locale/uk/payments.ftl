# За що платять. Хто платить і кому, стоїть поруч.

pay-stake = ставка
pay-stake-again = нова ставка: кошик узято
pay-dealer-adds = додаток здавача
pay-penalty-misdeal = штраф за хибну роздачу
pay-penalty-misdeal-after-exchange = штраф за хибну роздачу, помічену після знесення
pay-penalty-exposed = штраф за відкриту карту
pay-penalty-out-of-turn = штраф за знесення поза чергою
pay-penalty-peek = штраф за прикуп, підглянутий до знесення
pay-penalty-revoke = штраф за фальшренонс
pay-party = партія
pay-party-shared = частка партії
pay-reversis-made = реверсі зроблено
pay-reversis-made-alone = реверсі зроблено, еспаньєлета платить за всіх
pay-reversis-party = реверсі зроблено, за ціною партії
pay-reversis-broken = реверсі перебито
pay-ace-placed = { $card } знесено в ренонс{ in-trick }
pay-ace-forced = { $card } форсовано{ in-trick }
pay-ace-forced-pool = { $card } форсовано{ in-trick }
pay-ace-led = хід із { $card }{ in-trick }, плата тому, хто виграв партію
pay-quinola-placed = кінолу знесено в ренонс{ in-trick }
pay-quinola-led-by-right = хід еспаньєлети з кіноли{ in-trick }, плата як за знесення в ренонс
pay-quinola-forced-holder = кінолу форсовано{ in-trick } (хід: { $payee }), плата власника
pay-quinola-forced-others = кінолу форсовано{ in-trick } (хід: { $payee })
pay-quinola-forced-undertaker-holder = кінолу того, хто грав реверсі, форсовано{ in-trick } (хід: { $payee }), його плата
pay-quinola-forced-undertaker-others = кінолу того, хто грав реверсі, форсовано{ in-trick } (хід: { $payee })
pay-quinola-led-holder = хід із кіноли{ in-trick }, плата власника тому, хто виграв партію
pay-quinola-led-others = хід із кіноли{ in-trick }, плата тому, хто виграв партію
pay-espagnolette-returns = еспаньєлета не вдалася: одержане за { $card }{ in-trick } повертається подвійно
pay-espagnolette-pays-aces = еспаньєлета не вдалася: { $card }{ of-trick } оплачується подвійно
pay-quinola-draws = кінола, знесена в ренонс{ in-trick }, бере кошик
pay-quinola-led-by-right-draws = еспаньєлета, що пішла з кіноли{ in-trick }, бере кошик
pay-espagnolette-draws = кінола еспаньєлети, знесена в ренонс{ in-trick }, бере кошик
pay-reversis-draws = зроблене реверсі бере кошик
pay-bete-forced = реміз за кінолу, форсовану{ in-trick }
pay-bete-led = реміз за хід із кіноли{ in-trick }
pay-bete-broken = реміз за перебите реверсі
pay-bete-espagnolette = реміз за невдалу еспаньєлету
pay-espagnolette-succeeds = вдала еспаньєлета бере кошик
pay-pool-shared = частка кошика наприкінці матчу

# Числа розрахунку.
term-stake = ставка
term-dealer_stake = ставка здавача
term-dealer_adds = здавач додає
term-party_worth = ціна партії
term-share = частка
term-ace = туз
term-ace_of_diamonds = бубновий туз
term-quinola_placed = кінола в ренонс
term-quinola_forced_holder = з власника
term-quinola_forced_others = з кожного іншого
term-reversis_side = із сусіда
term-reversis_opposite = з візаві
term-reversis_broken = за перебите
term-opposite_factor = візаві
term-last_two_factor = останні дві взятки
term-four_aces_forcing_factor = чотири тузи
term-received = одержано
term-double = подвійно
term-pool = кошик
term-remise = реміз
term-bete_cap = межа ремізу

# Nobody is asked for a trick's number who notes a deal played with real cards.
in-trick = { $trick ->
    [0] {""}
   *[other] {""} у взятці { $trick }
 }
of-trick = { $trick ->
    [0] {""}
   *[other] {""} із взятки { $trick }
 }
