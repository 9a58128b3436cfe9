# Набори правил і те, що вирішує кожне налаштування.

ruleset-classic = повний розрахунок посібників XIX століття
ruleset-ukrainian = та сама книга стисло, зі своїми еспаньєлетою та хибною роздачею
ruleset-family = сучасна гра: за годинниковою стрілкою, прості платежі, еспаньєлету оголошують
ruleset-encyclopedia = кінола старша за всі чирви, 44 очки, за перебите реверсі 64 фішки
ruleset-academy = найкраще прочитання друкованої традиції
ruleset-house = домашні правила на основі { $preset }

rules-hint = quinola rules show NAME покаже один набір, quinola rules compare A B — чим різняться два.
rules-sound = { $file }: усе гаразд; { $name }, на основі { $preset }, { $count ->
    [0] нічого не змінює
    [one] змінює { $count } налаштування
    [few] змінює { $count } налаштування
    [many] змінює { $count } налаштувань
   *[other] змінює { $count } налаштування
 }
rules-same = Відмінностей немає: { $names }.
rules-in-stakes = { $written }, { $fiches }
rules-none = немає
rules-clauses = Пункти джерела { $source }


option-seating = як знаходять місця й першого здавача
option-removed_rank = які карти вийнято з 52
option-quinola_highest_heart = чи старший валет чирви за всі інші чирви
option-direction = у який бік грають і передають роздачу
option-declined_card_seen = чи бачить той, хто відмовився, свою карту талона
option-tricks_seen = які взятки можна переглядати
option-seat_precedence = чиє місце краще за рівності, від здавача, найкраще перше
option-trick_ace_of_diamonds = очки бубнового туза у взятках
option-trick_quinola = очки кіноли у взятках
option-party_ace_of_diamonds = очки бубнового туза в партії
option-party_quinola = очки кіноли в партії
option-party_bonus = скільки фішок додають до партії
option-party_tie = за повної рівності вирішує місце чи партію ділять
option-stake = ставка кожного, крім здавача
option-dealer_stake = ставка здавача
option-dealer_adds = скільки здавач додає в кожній роздачі
option-refill = коли ставлять знову
option-ace = за туза: знесення в ренонс, форсування, хід
option-ace_of_diamonds = за бубнового туза: знесення в ренонс, форсування, хід
option-forced_ace_to = кому платять за форсованого туза
option-quinola_placed = за знесення кіноли в ренонс
option-quinola_placed_from = хто платить за знесення кіноли в ренонс
option-quinola_forced_holder = скільки платить за форсовану кінолу її власник
option-quinola_forced_others = скільки платить за форсовану кінолу кожен із двох інших
option-led_aces_to_winner = чи платять за хід із туза тому, хто виграв партію
option-led_quinola_to_winner = чи платять за хід із кіноли тому, хто виграв партію
option-claims = чи треба вимагати плату за ходи з тузів і кіноли
option-opposite_factor = у скільки разів більше платять візаві
option-last_two_factor = у скільки разів більше платять у взятках 10 і 11
option-bete = розмір штрафу за форсовану кінолу й за хід із неї
option-bete_cap = найбільший реміз, який ставлять у кошик
option-reversis = платять за реверсі за тарифом чи за ціною партії
option-reversis_side = скільки платить за реверсі кожен із сусідів
option-reversis_opposite = скільки платить за реверсі візаві
option-reversis_broken = скільки платить той, чиє реверсі перебито
option-reversis_cancels = яке реверсі скасовує інші платежі
option-reversis_takes_pool = коли зроблене реверсі бере кошик
option-broken_bete = коли за перебите реверсі ставлять реміз
option-broken_keeps_forced_quinola = чи платять за форсовану кінолу того, чиє реверсі перебито
option-espagnolette_announced = чи оголошують еспаньєлету
option-espagnolette_fails_on = яких взяток еспаньєлеті не можна брати
option-espagnolette_fail_bete = коли за невдалу еспаньєлету ставлять реміз
option-espagnolette_fail_returns = що невдала еспаньєлета платить подвійно
option-espagnolette_success_takes_pool = чи бере вдала еспаньєлета кошик
option-espagnolette_trickless_wins_party = чи завжди еспаньєлета без взяток виграє партію
option-espagnolette_pays_reversis_alone = чи платить еспаньєлета за чуже реверсі одна за всіх
option-espagnolette_only_draws = чи може за еспаньєлети взяти кошик лише вона
option-espagnolette_leads_quinola = чи може еспаньєлета піти з кіноли, ніби зносить її в ренонс
option-four_aces_forcing_factor = у скільки разів більше одержує за форсування еспаньєлета в чотири тузи
option-penalties = скільки коштують порушення
option-forfeits_receipts = після яких порушень нічого не одержують у роздачі
