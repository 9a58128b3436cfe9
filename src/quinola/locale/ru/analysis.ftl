# Подсказки и разборы: чего стоит выбор и почему.

# Что можно сделать, в списке.
choice-decline = отказ от прикупа
choice-announce = объявить
choice-pass = пас
choice-claim = требовать

column-choice = выбор
column-expected = в среднем
column-behind = хуже на
column-wins = партия +
column-loses = партия −
column-makes = реверси

hint-title = Подсказка
hint-worlds = Проверено в { $count ->
    [one] { $count } раскладе
    [few] { $count } раскладах
    [many] { $count } раскладах
   *[other] { $count } расклада
 } из возможных по тому, что вы видели. В фишках, отсюда до конца сдачи; «партия +» и «партия −» — как часто она выиграна и проиграна.

# Одна фраза: почему лучший выбор лучше. Сначала карты, потом выгода.
reason-only = выбора нет
reason-same = любой выбор приводит ровно к одному и тому же
reason-even = { $best } или { $even } — измеримой разницы нет
reason-even-but = { $best } или { $even } — измеримой разницы нет; { $other } приносит на { $fiches } меньше, больше всего { $gain ->
    [aces] на тузах
    [quinola] на плате за кинолу
    [pool] на корзине
    [made] на реверси
    [broken] на реверси
    [reversis] на реверси
   *[party] на партии
 }
reason-better = { $fact }; { $gained }

gain-wins = партия выиграна в { $now } % таких раскладов, а не в { $then } %, это на { $fiches } больше, чем { $other }
gain-loses = партия проиграна в { $now } % таких раскладов, а не в { $then } %, это на { $fiches } больше, чем { $other }
gain-party = партия обходится лучше, это на { $fiches } больше, чем { $other }
gain-aces = тузы обходятся лучше, это на { $fiches } больше, чем { $other }
gain-quinola = плата за кинолу выходит лучше, это на { $fiches } больше, чем { $other }
gain-pool = корзина (взятая или пополненная лабетом) выходит лучше, это на { $fiches } больше, чем { $other }
gain-made = реверси сделано в { $now } % таких раскладов, а не в { $then } %, это на { $fiches } больше, чем { $other }
gain-broken = реверси перебито в { $now } % таких раскладов, а не в { $then } %, это на { $fiches } больше, чем { $other }
gain-reversis = чужое реверси обходится дешевле, это на { $fiches } больше, чем { $other }

fact-none = { $best } лучше, чем { $other }
fact-place-quinola = кинола снесена в ренонс{ $factor ->
    [both] , с множителями визави и последних двух взяток
    [across] , с множителем визави
    [late] , с множителем последних двух взяток
   *[none] { "" }
 }
fact-place-ace = { $card } снесён в ренонс{ $factor ->
    [both] , с множителями визави и последних двух взяток
    [across] , с множителем визави
    [late] , с множителем последних двух взяток
   *[none] { "" }
 }
fact-force-quinola = { $card } может форсировать кинолу
fact-keep-quinola = кинола остаётся, чтобы снести её в ренонс
fact-keep-guard = { $card } остаётся прикрывать кинолу
fact-keep-ace = { $card } остаётся, чтобы снести его в ренонс
fact-keep-reversis = { $card } продолжает реверси
fact-break-reversis = { $card } перебивает реверси
fact-duck = { $best } — ниже, чем { $card }, и взятки не берёт
fact-take = { $card } берёт взятку
fact-take-high = { $card } берёт взятку, и старшей карты больше нет
fact-give-up-lead = { $card } отдаёт ход
fact-void = { $card } создаёт ренонс: { $suit }
fact-shed = { $card } уходит в чужую взятку
fact-shed-below = { $card } уходит и взятки не берёт
fact-aside-quinola = кинола снесена, и форсировать её некому
fact-aside-high = { $card } уходит в партию, и взятки на ней уже не взять
fact-decline = карты на руках лучше оставить как есть
fact-announce = объявленная эспаньолета может играть не в масть
fact-silence = эспаньолету лучше не объявлять

hint-compiling = Подсказка смотрит вперёд, а то, чем она смотрит, ещё собирается: около минуты, один раз на этой машине. Потом всё пойдёт само.
hint-compiling-plain = Подсказка смотрит вперёд, а то, чем она смотрит, ещё собирается: около минуты, один раз на этой машине. Спросите немного позже.
hint-thinking = Смотрим вперёд…
hint-not-asked = Сейчас вам выбирать нечего, так что и подсказки нет

# Разбор.
review-title = Разбор сдачи { $number }
review-by = Уровень { $level }, каждый выбор проверен в { $count ->
    [one] { $count } раскладе
    [few] { $count } раскладах
    [many] { $count } раскладах
   *[other] { $count } расклада
 } из тех, что игрок мог считать возможными. В фишках; потеря в пределах двух стандартных ошибок потерей не считается.
review-void = Сдача { $number } не состоялась: разбирать нечего
review-none = Ни один выбор в ней не был заведомой потерей.
review-turns = Поворотные моменты
review-marks = Средняя потеря за решение
review-loss = { $trick ->
    [0] До розыгрыша
   *[other] Взятка { $trick }
 }, { $seat }: { $chosen } стоит { $loss }. Лучше { $best }: { $reason }.
review-swing = { $trick ->
    [0] До розыгрыша
   *[other] К взятке { $trick }
 }, { $seat }: виды на сдачу после прошлого решения { $sense ->
    [up] выросли на { $fiches }
   *[down] упали на { $fiches }
 }.
review-open = При открытых картах: { $best }, на { $fiches } больше.
review-unjudged = { $count ->
    [one] { $count } фальшренонс пропущен
    [few] { $count } фальшренонса пропущено
    [many] { $count } фальшренонсов пропущено
   *[other] { $count } фальшренонса пропущено
 }: то, что против правил, не сравнивают.
review-unfinished = Сдача не доиграна; разобрано то, что сыграно.
review-summary = За { $count ->
    [one] { $count } сдачу
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }
review-progress = Сдача { $number }: { $done } из { $count }
review-running = Идёт разбор: { $done } из { $count }…
review-compiling = Собирается то, чем разбор смотрит вперёд, один раз на этой машине: { $done } из { $count }
review-wait = Разбор смотрит вперёд, а то, чем он смотрит, ещё собирается: около минуты, один раз на этой машине.
review-later = Разбор — после сдачи
review-nothing = Настоящего выбора в этой сдаче у вас не было.

column-kind = решение
column-decisions = решений
column-losses = потерь
column-mean-loss = за решение
column-total-loss = всего
column-open = открытые карты
kind-exchange = обмен
kind-announcement = объявление
kind-leading = заход
kind-following = игра в масть
kind-discarding = снос в ренонс
kind-last-two = две последние взятки
kind-all = все

# Боты.
level-random = играет любую допустимую карту
level-novice = играет как { $club }, но время от времени забывается
level-club = играет по советам старых руководств
level-expert = проверяет каждую карту в сотнях возможных раскладов
level-master = делает то же и смотрит, что игра других говорит об их картах
levels-against = Против вас: { $bots }
levels-bot = { $seat } ({ $kind })
levels-waiting = { $levels } { $count ->
    [one] пока не собран и играет
    [few] пока не собраны и играют
    [many] пока не собраны и играют
   *[other] пока не собраны и играют
 } как { $club }
levels-heading = Соперники
