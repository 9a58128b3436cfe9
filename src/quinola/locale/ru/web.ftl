# Страницы в браузере.

web-title = Кинола
web-tagline = Реверси: четыре игрока, сорок восемь карт, и выигрывает тот, у кого меньше всех очков
web-card = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
    [T] десятка
    [9] девятка
    [8] восьмёрка
    [7] семёрка
    [6] шестёрка
    [5] пятёрка
    [4] четвёрка
    [3] тройка
   *[2] двойка
 } { $suit ->
    [s] пик
    [h] червей
    [d] бубен
   *[c] треф
 }
web-card-back = закрытая карта
web-home = На главную
web-colon = :
web-close = Закрыть
web-more = Ещё
web-on = да
web-off = нет
web-language = Язык
web-settings = Настройки
web-colours = Цвета
web-colours-auto = как на устройстве
web-colours-light = светлые
web-colours-dark = тёмные
web-four-colours = Масти четырёх цветов
web-pace = Темп
web-pace-calm = спокойный
web-pace-fast = быстрый
web-pace-instant = сразу
web-skip = К главному

# Начальная страница.
web-play = Играть с ботами
web-friends = Стол для друзей
web-book = Вести счёт игры настоящими картами
web-beside = Кроме игры
web-learn = Научиться играть
web-rules-read = Правила игры
web-rules-full = Правила целиком
web-in-full = В правилах
web-table-open = Открыть стол
web-my-tables = Ваши столы
web-my-table = { $name }, { $date }
web-forget = Забыть этот стол
web-ruleset = Правила
web-preset-classic = Классические
web-preset-ukrainian = Украинские
web-preset-family = Семейные
web-preset-encyclopedia = Энциклопедия
web-preset-academy = Академия
web-differs = Чем отличаются от классических
web-differs-none = С этими правилами сравнивают остальные.
web-changed = { $count ->
    [one] Изменена { $count } настройка
    [few] Изменены { $count } настройки
    [many] Изменено { $count } настроек
   *[other] Изменено { $count } настройки
 }
web-house = Домашние правила
web-house-name = Название ваших правил
web-house-reset = Как в наборе правил
web-value-none = нет
web-bots = Боты
web-level-random = Случайный
web-level-novice = Новичок
web-level-club = Клубный
web-level-expert = Знаток
web-level-master = Мастер
web-level-random-about = любая допустимая карта
web-level-novice-about = знает игру, но время от времени забывается
web-level-club-about = играет по советам старых руководств
web-level-expert-about = проверяет каждую карту в сотнях возможных раскладов
web-level-master-about = делает то же и смотрит, что ваша игра говорит о картах
web-thinking = Знаток и мастер ещё готовятся; пока они играют как клубный.
web-deals = Сдачи
web-deals-count = { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }
web-stock = Или когда кто-то проиграл
web-stock-none = без предела
web-stock-of = или когда кто-то проиграл { $fiches ->
    [one] { $fiches } фишку
    [few] { $fiches } фишки
    [many] { $fiches } фишек
   *[other] { $fiches } фишки
 }
web-clock = Время на карту
web-clock-none = без часов
web-clock-seconds = { $seconds } с
web-chat-wanted = Чат
web-spectators-wanted = Можно смотреть со стороны

# Занять место.
web-your-name = Ваше имя
web-sit = Сесть за стол
web-sit-now = Есть свободное место: можно играть со следующей сдачи.
web-sit-later = Есть свободное место: его можно занять, когда эта сдача кончится.
web-sit-here = Сесть сюда
web-sit-heading = Займите место
web-look-on = Вы смотрите со стороны
web-seats-full = Все места заняты.
web-seat-free = свободно
web-seat-bot = Посадить бота
web-seat-clear = Освободить место
web-start = Начать матч
web-start-again = Ещё один матч
web-bots-fill = На свободные места сядут боты.
web-waiting-host = Матч начинает { $host }.
web-invite = Позвать друзей
web-invite-about = По этой ссылке можно сесть за стол.
web-invite-watch = По этой ссылке можно смотреть; видно только открытое всем.
web-invite-link = Ссылка за стол
web-watch-link = Ссылка для зрителей
web-copy = Копировать
web-copied = Скопировано
web-qr = QR-код ссылки

# Стол.
web-you = Вы
web-opponent-4 = Паша
web-bot = бот
web-host = хозяин стола
web-dealer = сдающий
web-dealer-mark = Сд
web-exchange-used = карта снесена
web-exchange-declined = без прикупа
web-takes = берёт
web-away = нет на связи
web-stand-in = играет бот
web-ready = готово
web-turn = очередь
web-remise = ремиз
web-provisional = не окончательно
web-balance = баланс
web-your-hand = Ваши карты
web-forbidden = сейчас нельзя
web-trick = Взятка { $number }
web-trick-of = Взятка { $number } из 11
web-talon = Талон
web-party = Партия
web-espagnolette = эспаньолета
web-prompt-wait = Очередь: { $seat }
web-prompt-others = Ждём остальных
web-prompt-laid = Ваш выбор ждёт своей очереди.
web-prompt-exchange = Снесите карту и возьмите прикуп или оставьте всё как есть.
web-prompt-dealer = Сдаёте вы: снесите одну из двенадцати карт.
web-prompt-announce = У вас эспаньолета. Объявить её?
web-prompt-announce-none = Объявления: вам объявлять нечего.
web-prompt-claim = Требуете плату за заходы с тузов и кинолы?
web-prompt-lead = Ваш заход: любая карта.
web-prompt-follow = Ваша очередь: в масть, { $suit }.
web-prompt-void = Ваша очередь: масти ({ $suit }) нет, любая карта.
web-prompt-free = Ваша очередь: с эспаньолетой можно играть и не в масть ({ $suit }).
web-prompt-watch = Очередь: { $seat }
web-do-discard = Снести
web-do-decline = Без прикупа
web-do-announce = Объявить
web-do-claim = Потребовать
web-do-pass = Пас
web-undo = Взять назад
web-hint = Подсказка
web-hint-wait = Смотрим вперёд…
web-hint-best = Лучше всего
web-hint-choices = В фишках отсюда до конца сдачи; проверено в { $count ->
    [one] { $count } возможном раскладе
    [few] { $count } возможных раскладах
    [many] { $count } возможных раскладах
   *[other] { $count } возможного расклада
 }
web-show-cards = Открыть карты
web-all-cards = Все карты
web-tricks = Взятки
web-tricks-none = Пока нет взяток, которые можно посмотреть.
web-payments = Платежи
web-tell-all = Показать всё
web-payments-none = Ещё ничего не заплачено.
web-payments-provisional = Пока не окончательно: реверси или эспаньолета может всё изменить. Партия — в конце.
web-log = Что было
web-log-empty = Пока ничего.
web-chat = Чат
web-chat-line = Сообщение в чат
web-chat-send = Отправить
web-chat-none = Пока никто ничего не сказал.
web-chat-off = Скрыть чат
web-chat-on = Показать чат
web-mute = Не показывать: { $seat }
web-unmute = Показывать снова: { $seat }
web-discard-own = Вы снесли
web-talon-own = Прикуп
web-declined-own = Вы отказались
web-declined-alone = Видно только вам.
web-helped = с помощью
web-leave = Выйти из-за стола
web-leave-sure = За вас доиграет бот, а расчёт останется вашим. Можно вернуться.
web-return = Вернуться в игру
web-standing-in = За вас играет бот.
web-vote = Бот вместо: { $seat }
web-told-vote-cast = Просят бота вместо: { $seat }
web-offline = Связь потеряна. Место за вами; пробуем ещё раз…
web-connecting = Соединяемся…
web-restarted = Сервер перезапущен; всё осталось на своих местах.
web-not-your-turn = Ещё не ваша очередь.
web-undone = Взято назад.
web-told-peeked = Все карты показаны: { $seat }
web-told-sat = За столом: { $seat }
web-told-went = Нет на связи: { $seat }
web-told-came = Снова на связи: { $seat }
web-told-stood-in = Теперь играет бот: { $seat }
web-seconds-left = { $seconds } с
web-closed = Этот стол закрыт.
web-keys = Клавиши
web-keys-about = Стрелки: выбрать карту. Enter или пробел: сыграть её. В: без прикупа или пас. Ф: объявить или потребовать. Г: взять назад. Р: подсказка. Е: взятки. З: платежи. Д: что было. Esc: закрыть. Латинские буквы на тех же клавишах тоже годятся.

# Расчёт и то, что после него.
web-settlement = Сдача { $number }: расчёт
web-rule = Пункт { $rule }
web-net = за сдачу
web-points = очки
web-tricks-count = взятки
web-player = игрок
web-some-player = Игрок
web-winner = партия выиграна
web-loser = партия проиграна
web-party-worth = Цена партии: { $worth }
web-party-not-paid = Партия не платится.
web-reversis-made = Реверси сделано: { $seat }
web-reversis-broken = Реверси перебито; кто играл: { $undertaker }, кто перебил: { $breaker }
web-espagnolette-stood = Эспаньолета: { $seat }
web-espagnolette-failed = Эспаньолета не удалась: { $seat }
web-cancelled = Реверси отменяет прочие платежи.
web-next = Следующая сдача
web-next-wait = Ждём: { $seats }
web-replay = Повтор
web-match = Матч
web-again = Сыграть эти карты ещё раз
web-record = Скачать запись
web-match-over = Матч окончен
web-match-won = В выигрыше: { $seat }
web-pool-shared = То, что осталось в корзине, разделено.
web-shuffle = Проверить тасовку
web-shuffle-holds = Проверено здесь: начальное число отвечает обязательству, данному до сдачи, и карты сданы по нему.
web-shuffle-commitment = Начальное число не отвечает обязательству.
web-shuffle-differs = По этому начальному числу сданы были бы другие карты.
web-shuffle-none = Эти карты заданы, а не стасованы.
web-shuffle-file = Доказательство файлом, для quinola verify-shuffle
web-shuffle-told = Дано до сдачи
web-shuffle-code = Обязательство
web-shuffle-changed = Обязательство не то, что было дано до сдачи.
web-shuffle-untold = Проверено здесь: начальное число отвечает обязательству, опубликованному вместе с ним, и карты сданы по нему. До сдачи эта страница обязательства не слышала; сравните его с тем, что тогда сказали столу.

# Повтор и страница матча.
web-deal-title = Сдача { $number }
web-step-first = К началу
web-step-back = На карту назад
web-step-on = На карту вперёд
web-step-last = К концу
web-step-trick = Взятка { $trick }, карта { $card }
web-step-start = До обмена
web-step-exchange = Обмен
web-step-end = Расчёт
web-compare-deal = Та же сдача по всем правилам
web-previous-deal = Предыдущая сдача
web-next-deal = Следующая сдача
web-match-title = Матч от { $date }
web-chart = Балансы
web-chart-about = В фишках, после каждой сдачи
web-ledger = Платежи
web-export-json = Запись (JSON)
web-export-csv = Платежи (CSV)
web-shared = Корзина разделена

# Когда что-то не вышло.
web-not-found = Здесь ничего нет.
web-failed = Не получилось.
web-retry = Ещё раз
web-unreachable = Сервер не отвечает.

# Изменение настроек.
web-move-up = Выше: { $what }
web-move-down = Ниже: { $what }
web-unit = Единица
web-unit-fiches = фишки
web-unit-stakes = ставки
web-stakes = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
    [many] { $count } ставок
   *[other] { $count } ставки
 }
web-option-split-doubled = Партию можно делить, только если визави платят не больше остальных
web-option-split-forfeits = Партию можно делить, только если ни одно нарушение не лишает права получать

# Значения настроек.
web-set-honours = по вынутым фигурам
web-set-lot = по жребию
web-set-quinola = кому сдали кинолу
web-set-T = десятки
web-set-2 = двойки
web-set-clockwise = по часовой стрелке
web-set-counterclockwise = против часовой стрелки
web-set-own = свои
web-set-last = последнюю
web-set-own_and_last = свои и последнюю
web-set-left = левый
web-set-opposite = визави
web-set-right = правый
web-set-dealer = сдающий
web-set-seat = по местам
web-set-split = поровну
web-set-at_most_first = когда в корзине не больше первых ставок
web-set-below_first = когда в корзине меньше первых ставок
web-set-after_win = в сдаче после той, где корзину взяли
web-set-immediately = сразу, как только корзину взяли
web-set-leader = зашедшему
web-set-pool = корзина
web-set-taker = взявший взятку
web-set-each = каждый из остальных
web-set-automatic = нет, платят в любом случае
web-set-manual = да
web-set-remise = ремиз
web-set-tariff = тариф
web-set-party = цена партии
web-set-nothing = никакое
web-set-made = сделанное
web-set-made_or_broken = сделанное и перебитое
web-set-always = всегда
web-set-never = никогда
web-set-unless_late_quinola = если кинола игравшего не вышла в двух последних взятках
web-set-own_early_quinola = если кинола игравшего вышла до двух последних взяток
web-set-unless_own_quinola_late_or_forced = если кинола игравшего не вышла поздно и не была форсирована
web-set-last_two = двух последних
web-set-any = никаких
web-set-unless_others_quinola = если кинола не вышла у кого-то другого
web-set-if_led_quinola_late = если она зашла с кинолы в двух последних взятках
web-set-if_own_quinola = если кинола вышла у неё самой
web-set-own_double = полученное ею
web-set-all_aces_double = за всех тузов
web-set-misdeal = засдача
web-set-misdeal_after_exchange = засдача, замеченная после сноса
web-set-exposed = открытая карта
web-set-out_of_turn = снос не в очередь
web-set-peek = прикуп, подсмотренный до сноса
web-set-revoke = фальшренонс
