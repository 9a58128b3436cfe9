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
no-undo = У цій роздачі ви не зробили нічого, що можна взяти назад.
not-saved = Зберегти не вдалося, тому нічого не зроблено: { $error }. Повторіть (пробіл) або вийдіть.
too-small = Вікно — { $width } на { $height }; стіл малюється від { $least_width } на { $least_height }. Клавіша грає карту після неї, Enter — карту в дужках.
too-soon = Зараз не ваша черга: клавіша нічого не зробила.
too-early = Клавішу натиснуто раніше, ніж настала ваша черга: нічого не зіграно. Натисніть ще раз.
more-below = { $count ->
    [one] Нижче ще { $count } рядок: Page Down
    [few] Нижче ще { $count } рядки: Page Down
    [many] Нижче ще { $count } рядків: Page Down
   *[other] Нижче ще { $count } рядка: Page Down
 }

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
do-hint = підказка
do-review = розбір
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
settlement-party = Партія: { $cards }
clause-in-english = Звід правил поки що є лише англійською.
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
help-key-hint = h
help-key-hint-does = підказка: найкращі ходи й чому
help-key-review = r
help-key-review-does = після роздачі: чого коштували ваші рішення
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
help-key-suspend = Ctrl-Z
help-key-suspend-does = до командного рядка; команда fg поверне гру
help-marks = На столі
help-mark-turn = черга цього гравця
help-mark-dealer = здавач
help-mark-best = подвійна рамка: ця карта поки що бере взятку
help-mark-taken = ця карта взяла взятку
help-mark-order = у якому порядку зіграно карти взятки; 1 — карта ходу
help-mark-provisional = не остаточно, поки роздачу не розраховано
help-game = Гра; правила: { $name }
help-pack = Грають четверо, кожен за себе; 48 карт, одинадцять взяток. У колоді немає { $removed ->
    [tens] десяток
   *[twos] двійок
 }. Найстарша карта — туз.
help-aim = У взятках туз коштує 4 очки, король 3, дама 2, валет 1, і всі вони вам ні до чого: у кого найбільше очок, той програє партію й платить за неї, у кого найменше — виграє та одержує.
help-points = Але бубновий туз у взятці коштує { $ace }, а валет чирви { $quinola }.
help-exchange = До розіграшу кожен, крім здавача, може знести одну карту й узяти натомість карту талона; здавач зносить одну й не прикуповує. Чотири карти, що лежать осторонь, — партія.
help-worth = Ціна партії — за її картами: бубновий туз { $ace }, валет чирви { $quinola }, інший туз 4, король 3, дама 2, валет 1; { $bonus ->
    [0] додатку немає
   *[other] додаток за будь-яких карт — { $bonus }
 }.
help-fiches = Платять фішками; усі суми тут — у фішках. Виграти й заборгувати можна скільки завгодно; баланс із плюсом чи мінусом — те, що ви виграли чи програли за матч.
help-pool = Кошик — спільний запас посеред столу. Коли його треба поповнити, кожен ставить { $stake }, а здавач { $dealer }. Те, що лежить у ньому на початку розіграшу, звуть ремізом. Поставити реміз — це внести в кошик штраф: { $bete ->
    [remise] стільки ж, скільки лежало на початку розіграшу
   *[pool] стільки, скільки лежить у ньому тієї миті
 }.
help-dealer-adds = Понад те в кожній роздачі здавач додає { $count }.
help-play = Грайте в масть, а якщо її немає — що завгодно. Взятку бере старша карта масті ходу, і той, хто взяв, ходить далі. Козирів немає.
help-highest-quinola = Валет чирви — найстарша чирва, вища за туза.
help-aces = Туза знесено в ренонс, якщо його зіграно на чужу масть: той, хто взяв взятку, платить за нього { $ace }, за бубнового { $diamonds }. Туза форсовано, якщо його зіграно на хід у його масть: стільки ж платить його власник { $payee ->
    [leader] тому, хто пішов
   *[pool] у кошик
 }.
help-quinola = Валет чирви — кінола. Хто знесе її в ренонс, бере кошик, і ще { $placed } йому платить { $payer ->
    [taker] той, хто взяв взятку
   *[each] кожен з інших
 }. Хто піде з неї або покладе її на хід із чирви, ставить реміз; якщо її форсовано, він ще платить { $holder } тому, хто пішов, а інші платять тому по { $others }.
help-opposite = Між візаві платежі множаться на { $factor }.
help-last-two = Платежі за карти у двох останніх взятках множаться на { $factor }.
help-reversis-tariff = Узяти всі одинадцять взяток — це зробити реверсі. Замість партії за нього платять: сусіди по { $side }, візаві { $opposite }. Грає його той, хто взяв перші дев’ять; якщо він віддасть одну з двох останніх, реверсі перебито, і він платить тому, хто перебив, { $broken }.
help-reversis-party = Узяти всі одинадцять взяток — це зробити реверсі: кожен з інших платить за нього ціну партії.
help-espagnolette = Чотири тузи або три тузи й кінола — еспаньєлета: у перші дев’ять взяток можна грати будь-яку карту, але не можна брати { $fails ->
    [last_two] двох останніх
   *[any] жодної взятки
 }.
help-espagnolette-announced = Щоб вона рахувалася, її треба оголосити до розіграшу.
