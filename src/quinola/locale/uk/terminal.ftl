# Гра в терміналі: стіл, клавіші, екрани довкола нього.

title = Кінола
header-rules = правила: { $name }
header-deal = роздача { $number }
header-deal-of = роздача { $number } з { $deals }
header-pool = кошик { $pool }*, реміз { $remise }
header-pool-settled = кошик { $pool }

# Позначки; короткі.
dealer-mark = Зд
balance-provisional = { $amount }*
balance-settled = { $amount }
provisional-legend = * ще не остаточно
talon = талон
trick-caption = { $number } з { $of }
espagnolette = еспаньєлета

# Місце під час обміну.
exchange-to-come = обмін попереду
exchange-used = карту знесено
exchange-declined = без прикупу

# Рядок під взяткою.
status-exchange = Обмін. Здавач: { $dealer }.
status-lead = Хід: { $seat }.
status-trick = Хід: { $suit }, { $leader }. Старша: { $card }, { $best }.

# Що робити.
prompt-wait = Черга: { $seat }.
prompt-over = Роздачу закінчено.
prompt-exchange = Знесіть карту, щоб узяти прикуп, або відмовтеся (d).
prompt-dealer = Здаєте ви: знесіть одну з дванадцяти карт.
prompt-announce = У вас еспаньєлета. Оголосити її (a) чи пас (d)?
prompt-claim = Вимагаєте плату за ходи з тузів і кіноли (a) чи пас (d)?
prompt-lead = Ваш хід: годиться будь-яка карта.
prompt-follow = Ваша черга: грайте в масть, { $suit }.
prompt-void = Ваша черга: масті ходу ({ $suit }) немає, годиться будь-яка карта.
prompt-free = Хід — { $suit }, але у вас еспаньєлета: годиться будь-яка карта.
nothing-to-undo = У цій роздачі ви не зробили нічого, що можна взяти назад.
not-saved = Зберегти не вдалося, тому нічого не зроблено: { $error }. Повторіть (пробіл) або вийдіть.
too-small = Вікно — { $width } на { $height }, а столу треба { $least_width } на { $least_height }. Грати можна й так: натискайте клавішу, що стоїть перед картою.

log-deals = Роздача { $number }. Здавач: { $dealer }
log-stakes = { $count ->
    [one] До кошика: { $count } фішка
    [few] До кошика: { $count } фішки
    [many] До кошика: { $count } фішок
   *[other] До кошика: { $count } фішки
 }

# Рядок клавіш; якомога коротше.
key-enter = Enter
key-space = Пробіл
do-choose = вибір
do-play = зіграти
do-discard = знести
do-decline = відмова
do-announce = оголосити
do-claim = вимагати
do-pass = пас
do-hasten = далі
do-undo = взяти назад
do-tricks = взятки
do-payments = платежі
do-chart = графік
do-speed = темп: { $speed ->
    [slow] повільно
    [calm] спокійно
    [fast] швидко
   *[instant] одразу
 }
do-light = інше тло
do-help = допомога
do-quit = вихід (збережено)
do-leave = вихід
do-rule = пункт правил
do-close = закрити
do-next-deal = наступна роздача
do-end = кінець матчу
close-hint = Esc — закрити.
help-close-hint = Стрілки вгору й униз — гортати, Esc — закрити.

# Платежі досі.
payments-title = Платежі в цій роздачі
payments-provisional = Ще не остаточно: реверсі чи еспаньєлета може все змінити. Партія — наприкінці.
payments-none = Ще нічого не сплачено.
clause-title = Пункт { $rule }

# Взятки, які можна переглянути.
tricks-title = Взятки, які можна переглянути
tricks-seen-own = За цими правилами можна переглядати свої взятки.
tricks-seen-last = За цими правилами можна переглядати останню взятку.
tricks-seen-own_and_last = За цими правилами можна переглядати свої взятки й останню.
tricks-none = Їх ще немає.

# Розрахунок.
settlement-title = Роздача { $number }: розрахунок
settlement-payments = Платежі
verdict-worth = Ціна партії: { $worth } (карти { $points }, додаток { $bonus }).
verdict-worth-plain = Ціна партії: { $worth }.
verdict-party = Партія: у виграші { $winner }, у програші { $loser }.
verdict-reversis-made = Реверсі зроблено: { $undertaker }.
verdict-reversis-broken = Реверсі перебито; хто грав: { $undertaker }, хто перебив: { $breaker }.
verdict-espagnolette = Еспаньєлета: { $seat }.
verdict-espagnolette-failed = Еспаньєлета не вдалася: { $seat }.
scores-points = очки
scores-tricks = взятки
scores-net = роздача
scores-balance = баланс

# Графік і кінець.
chart-title = Баланси за матч
chart-explained = У фішках, після кожної роздачі. { $several } — там, де в кількох порівну.
chart-empty = Ще немає жодної зіграної роздачі.
match-title = Матч закінчено: { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
    [many] { $deals } роздач
   *[other] { $deals } роздачі
 }
match-pool-shared = { $count ->
    [one] Останню { $count } фішку з кошика поділено так:
    [few] Останні { $count } фішки з кошика поділено так:
    [many] Останні { $count } фішок із кошика поділено так:
   *[other] Останні { $count } фішки з кошика поділено так:
 }
match-pool-empty = У кошику нічого не лишилося.

# Допомога.
help-title = Як грати
help-keys = Клавіші (або українські літери на тих самих місцях)
help-key-cards = від 1 до 9, 0 - =
help-key-cards-does = карта з цією клавішею; або стрілки та Enter, або клацання
help-key-answer = a, d
help-key-answer-does = оголосити чи вимагати; відмовитися чи пасувати
help-key-hasten = пробіл, Enter
help-key-hasten-does = не чекати ботів
help-key-undo = u
help-key-undo-does = взяти назад свою останню дію в цій роздачі
help-key-look = t, p
help-key-look-does = взятки, які можна переглянути; платежі досі
help-key-chart = c
help-key-chart-does = баланси за матч
help-key-speed = s
help-key-speed-does = як швидко грають боти
help-key-light = l
help-key-light-does = світле чи темне тло
help-key-quit = q
help-key-quit-does = вихід; матч зберігається на кожному кроці й продовжиться з того самого місця
help-marks = На столі
help-mark-turn = черга цього гравця
help-mark-dealer = здавач
help-mark-best = подвійна рамка: ця карта поки що бере взятку
help-mark-taken = ця карта взяла взятку
help-mark-order = у якому порядку зіграно карти взятки; 1 — карта ходу
help-mark-provisional = не остаточно, поки роздачу не розраховано
help-game = Гра
help-aim = Кожен грає за себе. У взятках туз коштує 4 очки, король 3, дама 2, валет 1, і всі вони вам ні до чого: у кого найбільше очок, той програє партію, у кого найменше — виграє.
help-exchange = До розіграшу кожен, крім здавача, може знести одну карту й узяти натомість карту талона; здавач зносить одну й не прикуповує. Чотири відкладені карти — партія. Її ціну той, хто програв, платить тому, хто виграв.
help-play = Грайте в масть, а якщо її немає — що завгодно. Взятку бере старша карта масті ходу, і той, хто взяв, ходить далі. Козирів немає.
help-payments = За туза, знесеного в ренонс, тобто на чужу масть, платить той, хто взяв взятку; за туза, форсованого ходом у його масть, платите ви. Між візаві та у двох останніх взятках майже всі платежі подвійні.
help-quinola = Валет чирви — кінола. Хто знесе її в ренонс, бере кошик. Хто піде з неї або покладе її на хід із чирви, ставить у кошик штраф — реміз.
help-pool = Кошик поповнюють ставки й ці штрафи. Ремізом звуть і те, що лежить у ньому на початку розіграшу.
help-reversis = Узяти всі одинадцять взяток — це зробити реверсі. Його грає той, хто взяв перші дев’ять; варто віддати одну з двох останніх, і реверсі перебито.
help-espagnolette = Чотири тузи або три тузи й кінола — еспаньєлета: у перші дев’ять взяток можна грати будь-яку карту, але двох останніх брати не можна, а за іншими правилами — жодної.
