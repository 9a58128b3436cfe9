# Игра в терминале: стол, клавиши, экраны вокруг него.

title = Кинола
header-rules = правила: { $name }
header-deal = сдача { $number }
header-deal-of = сдача { $number } из { $deals }
header-pool = корзина { $pool }*, ремиз { $remise }
header-pool-settled = корзина { $pool }

# Пометки; короткие.
dealer-mark = Сд
balance-provisional = { $amount }*
balance-settled = { $amount }
provisional-legend = * пока не окончательно
talon = талон
trick-caption = { $number } из { $of }
espagnolette = эспаньолета

# Место во время обмена.
exchange-to-come = обмен впереди
exchange-used = карта снесена
exchange-declined = без прикупа

# Строка под взяткой.
status-exchange = Обмен. Сдающий: { $dealer }.
status-lead = Заход: { $seat }.
status-trick = Заход: { $suit }, { $leader }. Старшая: { $card }, { $best }.

# Что делать.
prompt-wait = Очередь: { $seat }.
prompt-over = Сдача окончена.
prompt-exchange = Снесите карту, чтобы взять прикуп, или откажитесь (d).
prompt-dealer = Сдаёте вы: снесите одну из двенадцати карт.
prompt-announce = У вас эспаньолета. Объявить её (a) или пас (d)?
prompt-claim = Требуете плату за заходы с тузов и кинолы (a), или пас (d)?
prompt-lead = Ваш заход: годится любая карта.
prompt-follow = Ваша очередь: играйте в масть, { $suit }.
prompt-void = Ваша очередь: масти захода ({ $suit }) нет, годится любая карта.
prompt-free = Заход — { $suit }, но у вас эспаньолета: годится любая карта.
no-undo = В этой сдаче вы не сделали ничего, что можно взять назад.
not-saved = Сохранить не удалось, поэтому ничего не сделано: { $error }. Повторите (пробел) или выйдите.
too-small = Окно — { $width } на { $height }; стол рисуется от { $least_width } на { $least_height }. Клавиша играет карту после неё, Enter — карту в скобках.
too-soon = Сейчас не ваша очередь: клавиша ничего не сделала.
too-early = Клавиша нажата раньше, чем пришла ваша очередь: ничего не сыграно. Нажмите ещё раз.
more-below = { $count ->
    [one] Ниже ещё { $count } строка: Page Down
    [few] Ниже ещё { $count } строки: Page Down
    [many] Ниже ещё { $count } строк: Page Down
   *[other] Ниже ещё { $count } строки: Page Down
 }

log-deals = Сдача { $number }. Сдающий: { $dealer }
log-stakes = { $count ->
    [one] В корзину: { $count } фишка
    [few] В корзину: { $count } фишки
    [many] В корзину: { $count } фишек
   *[other] В корзину: { $count } фишки
 }

# Строка клавиш; как можно короче.
key-enter = Enter
key-space = Пробел
do-choose = выбор
do-play = сыграть
do-discard = снести
do-decline = отказ
do-announce = объявить
do-claim = потребовать
do-pass = пас
do-hasten = дальше
do-undo = взять назад
do-hint = подсказка
do-review = разбор
do-tricks = взятки
do-payments = платежи
do-chart = график
do-speed = темп: { $speed ->
    [slow] медленно
    [calm] спокойно
    [fast] быстро
   *[instant] сразу
 }
do-light = другой фон
do-help = помощь
do-quit = выход (сохранено)
do-leave = выход
do-rule = пункт правил
do-close = закрыть
do-next-deal = следующая сдача
do-end = конец матча
close-hint = Esc — закрыть.
help-close-hint = Стрелки вверх и вниз — листать, Esc — закрыть.

# Платежи до сих пор.
payments-title = Платежи в этой сдаче
payments-provisional = Пока не окончательно: реверси или эспаньолета может всё изменить. Партия — в конце.
payments-none = Ещё ничего не заплачено.
clause-title = Пункт { $rule }

# Взятки, которые можно посмотреть снова.
tricks-title = Взятки, которые можно посмотреть
tricks-seen-own = По этим правилам можно смотреть свои взятки.
tricks-seen-last = По этим правилам можно смотреть последнюю взятку.
tricks-seen-own_and_last = По этим правилам можно смотреть свои взятки и последнюю.
tricks-none = Их пока нет.

# Расчёт.
settlement-title = Сдача { $number }: расчёт
settlement-payments = Платежи
settlement-party = Партия: { $cards }
clause-in-english = Свод правил пока есть только по-английски.
verdict-worth = Цена партии: { $worth } (карты { $points }, прибавка { $bonus }).
verdict-worth-plain = Цена партии: { $worth }.
verdict-party = Партия: в выигрыше { $winner }, в проигрыше { $loser }.
verdict-reversis-made = Реверси сделано: { $undertaker }.
verdict-reversis-broken = Реверси перебито; кто играл: { $undertaker }, кто перебил: { $breaker }.
verdict-espagnolette = Эспаньолета: { $seat }.
verdict-espagnolette-failed = Эспаньолета не удалась: { $seat }.
scores-points = очки
scores-tricks = взятки
scores-net = сдача
scores-balance = баланс

# График и конец.
chart-title = Балансы за матч
chart-explained = В фишках, после каждой сдачи. { $several } — там, где у нескольких поровну.
chart-empty = Пока нет ни одной сыгранной сдачи.
match-title = Матч окончен: { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
 }
match-pool-shared = { $count ->
    [one] Последняя { $count } фишка из корзины разделена так:
    [few] Последние { $count } фишки из корзины разделены так:
    [many] Последние { $count } фишек из корзины разделены так:
   *[other] Последние { $count } фишки из корзины разделены так:
 }
match-pool-empty = В корзине ничего не осталось.

# Помощь.
help-title = Как играть
help-keys = Клавиши (или русские буквы на тех же местах)
help-key-cards = от 1 до 9, 0 - =
help-key-cards-does = карта с этой клавишей; или стрелки и Enter, или щелчок
help-key-answer = a, d
help-key-answer-does = объявить или потребовать; отказаться или пасовать
help-key-hasten = пробел, Enter
help-key-hasten-does = не ждать ботов
help-key-undo = u
help-key-undo-does = взять назад своё последнее действие в этой сдаче
help-key-hint = h
help-key-hint-does = подсказка: лучшие ходы и почему
help-key-review = r
help-key-review-does = после сдачи: чего стоили ваши решения
help-key-look = t, p
help-key-look-does = взятки, которые можно посмотреть; платежи до сих пор
help-key-chart = c
help-key-chart-does = балансы за матч
help-key-speed = s
help-key-speed-does = как быстро играют боты
help-key-light = l
help-key-light-does = светлый или тёмный фон
help-key-quit = q
help-key-quit-does = выход; матч сохраняется на каждом шагу и продолжится с того же места
help-key-suspend = Ctrl-Z
help-key-suspend-does = в командную строку; команда fg вернёт игру
help-marks = На столе
help-mark-turn = очередь этого игрока
help-mark-dealer = сдающий
help-mark-best = двойная рамка: эта карта пока берёт взятку
help-mark-taken = эта карта взяла взятку
help-mark-order = в каком порядке сыграны карты взятки; 1 — карта захода
help-mark-provisional = не окончательно, пока сдача не рассчитана
help-game = Игра; правила: { $name }
help-pack = Играют четверо, каждый за себя; 48 карт, одиннадцать взяток. В колоде нет { $removed ->
    [tens] десяток
   *[twos] двоек
 }. Старшая карта — туз.
help-aim = Во взятках туз стоит 4 очка, король 3, дама 2, валет 1, и все они вам ни к чему: у кого больше всех очков, тот проигрывает партию и платит за неё, у кого меньше всех — выигрывает и получает.
help-points = Но бубновый туз во взятке стоит { $ace }, а валет червей { $quinola }.
help-exchange = До розыгрыша каждый, кроме сдающего, может снести одну карту и взять взамен карту талона; сдающий сносит одну и не прикупает. Четыре карты, что лежат в стороне, — партия.
help-worth = Цена партии — по её картам: бубновый туз { $ace }, валет червей { $quinola }, другой туз 4, король 3, дама 2, валет 1; { $bonus ->
    [0] прибавки нет
   *[other] прибавка при любых картах — { $bonus }
 }.
help-fiches = Платят фишками; все суммы здесь — в фишках. Выиграть и задолжать можно сколько угодно; баланс с плюсом или минусом — то, что вы выиграли или проиграли за матч.
help-pool = Корзина — общий запас посреди стола. Когда её надо пополнить, каждый ставит { $stake }, а сдающий { $dealer }. То, что лежит в ней к началу розыгрыша, — ремиз. Лабет — штраф в корзину: { $bete ->
    [remise] столько, сколько составляет ремиз
   *[pool] столько, сколько в ней сейчас лежит
 }.
help-dealer-adds = Сверх того в каждой сдаче сдающий добавляет { $count }.
help-play = Играйте в масть, а если её нет — что угодно. Взятку берёт старшая карта масти захода, и взявший заходит дальше. Козырей нет.
help-highest-quinola = Валет червей — старшая черва, выше туза.
help-aces = Туз снесён в ренонс, если сыгран на чужую масть: взявший взятку платит за него { $ace }, за бубнового { $diamonds }. Туз форсирован, если сыгран на заход в его масть: столько же платит его владелец { $payee ->
    [leader] зашедшему
   *[pool] в корзину
 }.
help-quinola = Валет червей — кинола. Кто снесёт её в ренонс, берёт корзину, и ещё { $placed } ему платит { $payer ->
    [taker] взявший взятку
   *[each] каждый из остальных
 }. Кто зайдёт с неё или положит её на заход с червей, ставит лабет; если она форсирована, он ещё платит { $holder } зашедшему, а остальные платят тому по { $others }.
help-opposite = Между визави платежи умножаются на { $factor }.
help-last-two = Платежи за карты в двух последних взятках умножаются на { $factor }.
help-reversis-tariff = Взять все одиннадцать взяток — значит сделать реверси. Вместо партии за него платят: соседи по { $side }, визави { $opposite }. Играет его тот, кто взял первые девять; если он отдаст одну из двух последних, реверси перебито, и он платит перебившему { $broken }.
help-reversis-party = Взять все одиннадцать взяток — значит сделать реверси: каждый из остальных платит за него цену партии.
help-espagnolette = Четыре туза или три туза и кинола — эспаньолета: в первые девять взяток можно играть любую карту, но нельзя брать { $fails ->
    [last_two] двух последних
   *[any] ни одной взятки
 }.
help-espagnolette-announced = Чтобы она считалась, её надо объявить до розыгрыша.
