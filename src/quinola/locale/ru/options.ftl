# Наборы правил и то, что решает каждая настройка.

ruleset-classic = полный расчёт руководств XIX века
ruleset-ukrainian = та же книга вкратце, со своими эспаньолетой и засдачей
ruleset-family = современная игра: по часовой стрелке, простые платежи, эспаньолету объявляют
ruleset-encyclopedia = кинола старше всех червей, 44 очка, за перебитое реверси 64 фишки
ruleset-academy = лучшее прочтение печатной традиции
ruleset-house = домашние правила на основе { $preset }

rules-hint = quinola rules show NAME покажет один набор, quinola rules compare A B — чем два различаются.
rules-sound = { $file }: всё в порядке; { $name }, на основе { $preset }, { $count ->
    [0] ничего не меняет
    [one] меняет { $count } настройку
    [few] меняет { $count } настройки
    [many] меняет { $count } настроек
   *[other] меняет { $count } настройки
 }
rules-same = Различий нет: { $names }.
rules-in-stakes = { $written }, { $fiches }
rules-none = нет
rules-clauses = Пункты источника { $source }


option-seating = как находят места и первого сдающего
option-removed_rank = какие карты вынуты из 52
option-quinola_highest_heart = старше ли валет червей всех прочих червей
option-direction = в какую сторону играют и передают сдачу
option-declined_card_seen = видит ли отказавшийся свою карту талона
option-tricks_seen = какие взятки можно смотреть снова
option-seat_precedence = чьё место лучше при равенстве, считая от сдающего, лучшее первым
option-trick_ace_of_diamonds = очки бубнового туза во взятках
option-trick_quinola = очки кинолы во взятках
option-party_ace_of_diamonds = очки бубнового туза в партии
option-party_quinola = очки кинолы в партии
option-party_bonus = сколько фишек прибавляют к партии
option-party_tie = решает ли при полном равенстве место или партию делят
option-stake = ставка каждого, кроме сдающего
option-dealer_stake = ставка сдающего
option-dealer_adds = сколько сдающий добавляет в каждой сдаче
option-refill = когда ставят заново
option-ace = за туза: снос в ренонс, форсирование, заход
option-ace_of_diamonds = за бубнового туза: снос в ренонс, форсирование, заход
option-forced_ace_to = кому платят за форсированного туза
option-quinola_placed = за снос кинолы в ренонс
option-quinola_placed_from = кто платит за снос кинолы в ренонс
option-quinola_forced_holder = сколько платит за форсированную кинолу её владелец
option-quinola_forced_others = сколько платит за форсированную кинолу каждый из двух других
option-led_aces_to_winner = платят ли выигравшему партию за заход с туза
option-led_quinola_to_winner = платят ли выигравшему партию за заход с кинолы
option-claims = нужно ли требовать плату за заходы с тузов и кинолы
option-opposite_factor = во сколько раз больше платят визави
option-last_two_factor = во сколько раз больше платят во взятках 10 и 11
option-bete = размер лабета за форсированную кинолу и за заход с неё
option-bete_cap = наибольший лабет
option-reversis = платят за реверси по тарифу или по цене партии
option-reversis_side = сколько платит за реверси каждый из соседей
option-reversis_opposite = сколько платит за реверси визави
option-reversis_broken = сколько платит тот, чьё реверси перебито
option-reversis_cancels = какое реверси отменяет прочие платежи
option-reversis_takes_pool = когда сделанное реверси берёт корзину
option-broken_bete = когда за перебитое реверси ставят лабет
option-broken_keeps_forced_quinola = платят ли за форсированную кинолу того, чьё реверси перебито
option-espagnolette_announced = объявляют ли эспаньолету
option-espagnolette_fails_on = каких взяток эспаньолете нельзя брать
option-espagnolette_fail_bete = когда за неудавшуюся эспаньолету ставят лабет
option-espagnolette_fail_returns = что неудавшаяся эспаньолета платит вдвойне
option-espagnolette_success_takes_pool = берёт ли удавшаяся эспаньолета корзину
option-espagnolette_trickless_wins_party = всегда ли эспаньолета без взяток выигрывает партию
option-espagnolette_pays_reversis_alone = платит ли эспаньолета за чужое реверси одна за всех
option-espagnolette_only_draws = может ли при эспаньолете взять корзину только она
option-espagnolette_leads_quinola = может ли эспаньолета зайти с кинолы, как если бы сносила её в ренонс
option-four_aces_forcing_factor = во сколько раз больше получает за форсирование эспаньолета в четыре туза
option-penalties = во что обходятся нарушения
option-forfeits_receipts = после каких нарушений ничего не получают в сдаче
