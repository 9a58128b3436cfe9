# Підказки й розбори: чого вартий вибір і чому.

# Що можна зробити, у списку.
choice-decline = відмова від прикупу
choice-announce = оголосити
choice-pass = пас
choice-claim = вимагати

column-choice = вибір
column-expected = у середньому
column-behind = гірше на
column-wins = партія +
column-loses = партія −
column-makes = реверсі

hint-title = Підказка
hint-worlds = Перевірено в { $count ->
    [one] { $count } розкладі
    [few] { $count } розкладах
    [many] { $count } розкладах
   *[other] { $count } розкладу
 } з можливих за тим, що ви бачили. У фішках, звідси до кінця роздачі; «партія +» і «партія −» — як часто її виграно й програно.

# Одне речення: чому найкращий вибір кращий. Спершу карти, потім вигода.
reason-only = вибору немає
reason-same = будь-який вибір приводить точно до того самого
reason-even = { $best } чи { $even } — вимірної різниці немає
reason-even-but = { $best } чи { $even } — вимірної різниці немає; { $other } приносить на { $fiches } менше, найбільше { $gain ->
    [aces] на тузах
    [quinola] на платі за кінолу
    [pool] на кошику
    [made] на реверсі
    [broken] на реверсі
    [reversis] на реверсі
   *[party] на партії
 }
reason-better = { $fact }; { $gained }

gain-wins = партію виграно в { $now } % таких розкладів, а не в { $then } %, це на { $fiches } більше, ніж { $other }
gain-loses = партію програно в { $now } % таких розкладів, а не в { $then } %, це на { $fiches } більше, ніж { $other }
gain-party = партія обходиться краще, це на { $fiches } більше, ніж { $other }
gain-aces = тузи обходяться краще, це на { $fiches } більше, ніж { $other }
gain-quinola = плата за кінолу виходить краща, це на { $fiches } більше, ніж { $other }
gain-pool = кошик (узятий чи поповнений ремізом) виходить кращий, це на { $fiches } більше, ніж { $other }
gain-made = реверсі зроблено в { $now } % таких розкладів, а не в { $then } %, це на { $fiches } більше, ніж { $other }
gain-broken = реверсі перебито в { $now } % таких розкладів, а не в { $then } %, це на { $fiches } більше, ніж { $other }
gain-reversis = чуже реверсі обходиться дешевше, це на { $fiches } більше, ніж { $other }

fact-none = { $best } краще, ніж { $other }
fact-place-quinola = кінолу знесено в ренонс{ $factor ->
    [both] , з множниками візаві й останніх двох взяток
    [across] , з множником візаві
    [late] , з множником останніх двох взяток
   *[none] { "" }
 }
fact-place-ace = { $card } знесено в ренонс{ $factor ->
    [both] , з множниками візаві й останніх двох взяток
    [across] , з множником візаві
    [late] , з множником останніх двох взяток
   *[none] { "" }
 }
fact-force-quinola = { $card } може форсувати кінолу
fact-keep-quinola = кінола лишається, щоб знести її в ренонс
fact-keep-guard = { $card } лишається прикривати кінолу
fact-keep-ace = { $card } лишається, щоб знести його в ренонс
fact-keep-reversis = { $card } продовжує реверсі
fact-break-reversis = { $card } перебиває реверсі
fact-duck = { $best } — нижче, ніж { $card }, і взятки не бере
fact-take = { $card } бере взятку
fact-take-high = { $card } бере взятку, і старшої карти вже немає
fact-give-up-lead = { $card } віддає хід
fact-void = { $card } створює ренонс: { $suit }
fact-shed = { $card } іде в чужу взятку
fact-shed-below = { $card } іде й взятки не бере
fact-aside-quinola = кінолу знесено, і форсувати її нікому
fact-aside-high = { $card } іде в партію, і взятки на ній уже не взяти
fact-decline = карти на руках краще лишити як є
fact-announce = оголошена еспаньєлета може грати не в масть
fact-silence = еспаньєлету краще не оголошувати

hint-compiling = Підказка дивиться наперед, а те, чим вона дивиться, ще збирається: близько хвилини, один раз на цій машині. Далі все піде саме.
hint-compiling-plain = Підказка дивиться наперед, а те, чим вона дивиться, ще збирається: близько хвилини, один раз на цій машині. Спитайте трохи згодом.
hint-thinking = Дивимося наперед…
hint-not-asked = Зараз вам нема з чого вибирати, тож і підказки немає

# Розбір.
review-title = Розбір роздачі { $number }
review-by = Рівень { $level }, кожен вибір перевірено в { $count ->
    [one] { $count } розкладі
    [few] { $count } розкладах
    [many] { $count } розкладах
   *[other] { $count } розкладу
 } з тих, які гравець міг уважати можливими. У фішках; втрата в межах двох стандартних похибок втратою не вважається.
review-void = Роздача { $number } недійсна: розбирати нема чого
review-none = Жоден вибір у ній не був безперечною втратою.
review-turns = Поворотні моменти
review-marks = Середня втрата за рішення
review-loss = { $trick ->
    [0] До розіграшу
   *[other] Взятка { $trick }
 }, { $seat }: { $chosen } коштує { $loss }. Краще { $best }: { $reason }.
review-swing = { $trick ->
    [0] До розіграшу
   *[other] До взятки { $trick }
 }, { $seat }: надії на роздачу після минулого рішення { $sense ->
    [up] зросли на { $fiches }
   *[down] впали на { $fiches }
 }.
review-open = За відкритих карт: { $best }, на { $fiches } більше.
review-unjudged = { $count ->
    [one] { $count } фальшренонс пропущено
    [few] { $count } фальшренонси пропущено
    [many] { $count } фальшренонсів пропущено
   *[other] { $count } фальшренонсу пропущено
 }: те, що проти правил, не порівнюють.
review-unfinished = Роздачу не дограно; розібрано те, що зіграно.
review-summary = За { $count ->
    [one] { $count } роздачу
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }
review-progress = Роздача { $number }: { $done } з { $count }
review-running = Триває розбір: { $done } з { $count }…
review-compiling = Збирається те, чим розбір дивиться наперед, один раз на цій машині: { $done } з { $count }
review-wait = Розбір дивиться наперед, а те, чим він дивиться, ще збирається: близько хвилини, один раз на цій машині.
review-later = Розбір — після роздачі
review-nothing = Справжнього вибору в цій роздачі у вас не було.

column-kind = рішення
column-decisions = рішень
column-losses = втрат
column-mean-loss = за рішення
column-total-loss = разом
column-open = відкриті карти
kind-exchange = обмін
kind-announcement = оголошення
kind-leading = хід
kind-following = гра в масть
kind-discarding = знесення в ренонс
kind-last-two = дві останні взятки
kind-all = усі

# Боти.
level-random = грає будь-яку дозволену карту
level-novice = грає як { $club }, але часом забувається
level-club = грає за порадами старих посібників
level-expert = перевіряє кожну карту в сотнях можливих розкладів
level-master = робить те саме й дивиться, що гра інших каже про їхні карти
levels-against = Проти вас: { $bots }
levels-bot = { $seat } ({ $kind })
levels-waiting = { $levels } { $count ->
    [one] ще не зібрано, грає
    [few] ще не зібрано, грають
    [many] ще не зібрано, грають
   *[other] ще не зібрано, грають
 } як { $club }
levels-heading = Суперники
