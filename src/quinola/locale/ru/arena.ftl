# Состязания программ: `quinola arena` и отчёт.

arena-decimal-mark = ,
arena-ms = { $ms } мс

arena-lone = { $who } против трёх { $other }
arena-gain = выигрыш, если { $who } вместо { $other }
arena-home = { $who } среди себе подобных
arena-mean = { $who }
arena-difference = насколько { $who } опережает { $other }
arena-pool-lone = осталось в корзине: { $who } против трёх { $other }
arena-pool-home = осталось в корзине: четыре { $who }
arena-pool-all = осталось в корзине

arena-column-figure = что измерено
arena-column-mean = фишек за сдачу (95%)
arena-column-table = стол
arena-column-player = программа
arena-column-time = время, среднее
arena-column-most = время, 95-й процентиль
arena-column-stumbles = сбои

arena-played = { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }; рассадок каждой: { $seatings }, всего сыграно: { $games }
arena-conduct-line = { $mean } на решение, 95% решений — не дольше { $most }
arena-stumbles-none = без сбоев
arena-stumbles-raised = { $count ->
    [one] { $count } отказ с ошибкой
    [few] { $count } отказа с ошибкой
    [many] { $count } отказов с ошибкой
   *[other] { $count } отказа с ошибкой
 }
arena-stumbles-illegal = { $count ->
    [one] { $count } запрещённый ход
    [few] { $count } запрещённых хода
    [many] { $count } запрещённых ходов
   *[other] { $count } запрещённого хода
 }

arena-progress = Блоков сыграно: { $done } из { $blocks }
arena-interrupted-lost = Прервано, ничего не сохранено. С --resume STATEFILE сыгранные блоки сохраняются
arena-interrupted-kept = Прервано; блоков сохранено в { $file }: { $done } из { $blocks }. Чтобы продолжить:

arena-entrants = { $count ->
    [one] названа { $count } программа
    [few] названы { $count } программы
    [many] названо { $count } программ
   *[other] названо { $count } программы
 }; в состязании их две или четыре
arena-rules-twice = два набора правил называются { $name }; дайте одному из них в его файле другое имя
arena-deals-odd = { $deals ->
    [one] { $deals } сдача не делится
    [few] { $deals } сдачи не делятся
    [many] { $deals } сдач не делятся
   *[other] { $deals } сдачи не делятся
 } на матчи нацело; сдач в матче: { $match }
no-folder = папки, в которой должен быть { $file }, нет
arena-ray-missing = Ray не установлен; его ставят так: pip install "quinola[ray]"
arena-not-sendable = { $name } нельзя передать другому процессу: нужен класс или функция из модуля, либо один процесс
arena-worker-died = рабочий процесс погиб; сыгранные блоки сохранены там, куда указывает --resume
arena-worker-failed = сбой рабочего процесса: { $error }
arena-state-unknown = { $file } — не файл состязания; в нём ничего не изменено
arena-state-broken = { $file }, строка { $line }: это не блок состязания
arena-state-other = { $file } — файл другого состязания: { $field } там { $theirs }, а не { $ours }

# Отчёт
arena-title = Состязание: { $players }
arena-setting-entrants = Программы
arena-setting-rules = Правила
arena-setting-seed = Начальное число
arena-setting-deals = Сдачи
arena-setting-command = Команда
arena-setting-versions = Версии
arena-setting-run = Прогон
arena-run = { $date }, { $engine }, { $count ->
    [one] { $count } процесс
    [few] { $count } процесса
    [many] { $count } процессов
   *[other] { $count } процесса
 }
arena-deals = { $count ->
    [one] { $count } сдача по каждому набору правил
    [few] { $count } сдачи по каждому набору правил
    [many] { $count } сдач по каждому набору правил
   *[other] { $count } сдачи по каждому набору правил
 }
arena-matches = { $count ->
    [one] в матче { $count } сдача
    [few] в матче { $count } сдачи
    [many] в матче { $count } сдач
   *[other] в матче { $count } сдачи
 }
arena-clairvoyant = видит все карты
arena-plot-means = Средние с их 95-процентными интервалами, в фишках за сдачу
arena-running = Как устанавливались средние
arena-running-about = Среднее и его 95-процентный интервал после стольких-то блоков.
arena-spread = Разброс блоков
arena-spread-about = Сколько блоков дали столько-то фишек за сдачу; черта — среднее.
arena-pools = Что не досталось никому
arena-pools-about = Фишки, оставшиеся в корзине к концу игры, в расчёте на сдачу. Столько же проиграли все четверо вместе, поэтому игрок, который не лучше других, оказывается ниже нуля.
arena-conduct = Время и сбои
arena-conduct-about = Процессорное время тех решений, где было из чего выбирать; процентиль верен с точностью до 5%. Вместо отказавшей программы делался дозволенный ход.
arena-method = Метод
arena-method-duel = Каждая сдача играется десять раз с теми же картами и тем же сдающим: каждая программа одна против трёх других на каждом из четырёх мест и каждая за столом из себе подобных. Эти игры составляют один блок. Выигрыш программы — это то, что она получает одна среди трёх чужих, за вычетом того, что с теми же картами получает один из четырёх таких чужих; у двух одинаково сильных программ он равен нулю.
arena-method-round = Каждая сдача играется двадцать четыре раза с теми же картами и тем же сдающим, при всех порядках четырёх программ. Эти игры составляют один блок. Так каждой программе каждая рука достаётся одинаково часто, а каждый соперник одинаково часто сидит слева, напротив и справа.
arena-method-alone = Каждая сдача стоит особняком: корзина сначала пуста, в неё вносят первые ставки, всё рассчитывается, а что осталось в корзине, не принадлежит никому.
arena-method-match = Блок — целый матч: корзина сначала пуста и переходит от сдачи к сдаче, а что осталось в ней в конце, не принадлежит никому. Всё считается в расчёте на сдачу.
arena-method-interval = Блоки друг от друга не зависят, а игры внутри блока зависят. Поэтому интервалы — Стьюдента, по средним блоков. Из многих 95-процентных интервалов один из двадцати промахивается; каждый надо читать отдельно.
arena-method-limits = Цифры верны для этих программ, этих правил и этой компании. Они не говорят, кто выиграл бы в другой компании или у людей, и сила — не лестница: A может обыгрывать B, B — C, а C — A.
arena-method-clairvoyant = Тот, кто видит все карты, — мерка того, чего стоит знание, а не игрок.
arena-citing = Как ссылаться
arena-cite = Quinola { $version }, состязание: { $players }; правила: { $rules }; сдач: { $deals }; начальное число: { $seed }; { $date }.
