# Сторінки у браузері.

web-title = Кінола
web-tagline = Реверсі: четверо гравців, сорок вісім карт, і виграє той, у кого найменше очок
web-card = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
    [T] десятка
    [9] дев’ятка
    [8] вісімка
    [7] сімка
    [6] шістка
    [5] п’ятірка
    [4] четвірка
    [3] трійка
   *[2] двійка
 } { $suit ->
    [s] пік
    [h] чирв
    [d] бубон
   *[c] треф
 }
web-card-back = закрита карта
web-home = На головну
web-colon = :
web-close = Закрити
web-more = Ще
web-on = так
web-off = ні
web-language = Мова
web-settings = Налаштування
web-colours = Кольори
web-colours-auto = як на пристрої
web-colours-light = світлі
web-colours-dark = темні
web-four-colours = Масті чотирьох кольорів
web-pace = Темп
web-pace-calm = спокійний
web-pace-fast = швидкий
web-pace-instant = одразу
web-skip = До головного

# Початкова сторінка.
web-play = Грати з ботами
web-friends = Стіл для друзів
web-book = Вести рахунок гри справжніми картами
web-beside = Окрім гри
web-learn = Навчитися грати
web-rules-read = Правила гри
web-rules-full = Правила повністю
web-in-full = У правилах
web-table-open = Відкрити стіл
web-my-tables = Ваші столи
web-my-table = { $name }, { $date }
web-forget = Забути цей стіл
web-ruleset = Правила
web-preset-classic = Класичні
web-preset-ukrainian = Українські
web-preset-family = Сімейні
web-preset-encyclopedia = Енциклопедія
web-preset-academy = Академія
web-differs = Чим відрізняються від класичних
web-differs-none = Із цими правилами порівнюють решту.
web-changed = { $count ->
    [one] Змінено { $count } параметр
    [few] Змінено { $count } параметри
    [many] Змінено { $count } параметрів
   *[other] Змінено { $count } параметра
 }
web-house = Домашні правила
web-house-name = Назва ваших правил
web-house-reset = Як у наборі правил
web-value-none = немає
web-bots = Боти
web-level-random = Випадковий
web-level-novice = Новачок
web-level-club = Клубний
web-level-expert = Знавець
web-level-master = Майстер
web-level-random-about = будь-яка дозволена карта
web-level-novice-about = знає гру, але часом забувається
web-level-club-about = грає за порадами старих посібників
web-level-expert-about = перевіряє кожну карту в сотнях можливих розкладів
web-level-master-about = робить те саме й дивиться, що ваша гра каже про карти
web-thinking = Знавець і майстер ще готуються; поки що вони грають як клубний.
web-deals = Роздачі
web-deals-count = { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }
web-stock = Або коли хтось програв
web-stock-none = без межі
web-stock-of = або коли хтось програв { $fiches ->
    [one] { $fiches } фішку
    [few] { $fiches } фішки
    [many] { $fiches } фішок
   *[other] { $fiches } фішки
 }
web-clock = Час на карту
web-clock-none = без годинника
web-clock-seconds = { $seconds } с
web-chat-wanted = Чат
web-spectators-wanted = Можна дивитися збоку

# Зайняти місце.
web-your-name = Ваше ім’я
web-sit = Сісти за стіл
web-sit-now = Є вільне місце: можна грати з наступної роздачі.
web-sit-later = Є вільне місце: його можна зайняти, коли ця роздача скінчиться.
web-sit-here = Сісти сюди
web-sit-heading = Займіть місце
web-look-on = Ви дивитеся збоку
web-seats-full = Усі місця зайняті.
web-seat-free = вільно
web-seat-bot = Посадити бота
web-seat-clear = Звільнити місце
web-start = Почати матч
web-start-again = Ще один матч
web-bots-fill = На вільні місця сядуть боти.
web-waiting-host = Матч починає { $host }.
web-invite = Покликати друзів
web-invite-about = За цим посиланням можна сісти за стіл.
web-invite-watch = За цим посиланням можна дивитися; видно лише відкрите всім.
web-invite-link = Посилання за стіл
web-watch-link = Посилання для глядачів
web-copy = Копіювати
web-copied = Скопійовано
web-qr = QR-код посилання

# Стіл.
web-you = Ви
web-opponent-4 = Паша
web-bot = бот
web-host = господар столу
web-dealer = здавач
web-dealer-mark = Зд
web-exchange-used = карту знесено
web-exchange-declined = без прикупу
web-takes = бере
web-away = немає на зв’язку
web-stand-in = грає бот
web-ready = готово
web-turn = черга
web-remise = реміз
web-provisional = не остаточно
web-balance = баланс
web-your-hand = Ваші карти
web-forbidden = зараз не можна
web-trick = Взятка { $number }
web-trick-of = Взятка { $number } з 11
web-talon = Талон
web-party = Партія
web-espagnolette = еспаньєлета
web-prompt-wait = Черга: { $seat }
web-prompt-others = Чекаємо на інших
web-prompt-laid = Ваш вибір чекає своєї черги.
web-prompt-exchange = Знесіть карту й візьміть прикуп або залиште все як є.
web-prompt-dealer = Здаєте ви: знесіть одну з дванадцяти карт.
web-prompt-announce = У вас еспаньєлета. Оголосити її?
web-prompt-announce-none = Оголошення: вам нема чого оголошувати.
web-prompt-claim = Вимагаєте плату за ходи з тузів і кіноли?
web-prompt-lead = Ваш хід: будь-яка карта.
web-prompt-follow = Ваша черга: у масть, { $suit }.
web-prompt-void = Ваша черга: масті ({ $suit }) немає, будь-яка карта.
web-prompt-free = Ваша черга: з еспаньєлетою можна грати й не в масть ({ $suit }).
web-prompt-watch = Черга: { $seat }
web-do-discard = Знести
web-do-decline = Без прикупу
web-do-announce = Оголосити
web-do-claim = Вимагати
web-do-pass = Пас
web-undo = Взяти назад
web-hint = Підказка
web-hint-wait = Дивимося вперед…
web-hint-best = Найкраще
web-hint-choices = У фішках звідси до кінця роздачі; перевірено в { $count ->
    [one] { $count } можливому розкладі
    [few] { $count } можливих розкладах
    [many] { $count } можливих розкладах
   *[other] { $count } можливого розкладу
 }
web-show-cards = Відкрити карти
web-all-cards = Усі карти
web-tricks = Взятки
web-tricks-none = Поки немає взяток, які можна переглянути.
web-payments = Платежі
web-tell-all = Показати все
web-payments-none = Ще нічого не сплачено.
web-payments-provisional = Поки не остаточно: реверсі або еспаньєлета може все змінити. Партія — наприкінці.
web-log = Що було
web-log-empty = Поки нічого.
web-chat = Чат
web-chat-line = Повідомлення в чат
web-chat-send = Надіслати
web-chat-none = Поки ніхто нічого не сказав.
web-chat-off = Сховати чат
web-chat-on = Показати чат
web-mute = Не показувати: { $seat }
web-unmute = Показувати знову: { $seat }
web-discard-own = Ви знесли
web-talon-own = Прикуп
web-declined-own = Ви відмовилися
web-declined-alone = Видно лише вам.
web-helped = з допомогою
web-leave = Вийти з-за столу
web-leave-sure = За вас дограє бот, а розрахунок залишиться вашим. Можна повернутися.
web-return = Повернутися до гри
web-standing-in = За вас грає бот.
web-vote = Бот замість: { $seat }
web-told-vote-cast = Просять бота замість: { $seat }
web-offline = Зв’язок утрачено. Місце за вами; пробуємо ще раз…
web-connecting = З’єднуємося…
web-restarted = Сервер перезапущено; усе залишилося на своїх місцях.
web-not-your-turn = Ще не ваша черга.
web-undone = Узято назад.
web-told-peeked = Усі карти показано: { $seat }
web-told-sat = За столом: { $seat }
web-told-went = Немає на зв’язку: { $seat }
web-told-came = Знову на зв’язку: { $seat }
web-told-stood-in = Тепер грає бот: { $seat }
web-seconds-left = { $seconds } с
web-closed = Цей стіл закрито.
web-keys = Клавіші
web-keys-about = Стрілки: вибрати карту. Enter або пробіл: зіграти її. В: без прикупу або пас. Ф: оголосити або вимагати. Г: взяти назад. Р: підказка. Е: взятки. З: платежі. Д: що було. Esc: закрити. Латинські літери на тих самих клавішах теж годяться.

# Розрахунок і те, що після нього.
web-settlement = Роздача { $number }: розрахунок
web-rule = Пункт { $rule }
web-net = за роздачу
web-points = очки
web-tricks-count = взятки
web-player = гравець
web-some-player = Гравець
web-winner = партію виграно
web-loser = партію програно
web-party-worth = Ціна партії: { $worth }
web-party-not-paid = За партію не платять.
web-reversis-made = Реверсі зроблено: { $seat }
web-reversis-broken = Реверсі перебито; хто грав: { $undertaker }, хто перебив: { $breaker }
web-espagnolette-stood = Еспаньєлета: { $seat }
web-espagnolette-failed = Еспаньєлета не вдалася: { $seat }
web-cancelled = Реверсі скасовує інші платежі.
web-next = Наступна роздача
web-next-wait = Чекаємо: { $seats }
web-replay = Повтор
web-match = Матч
web-again = Зіграти ці карти ще раз
web-record = Завантажити запис
web-match-over = Матч закінчено
web-match-won = У виграші: { $seat }
web-pool-shared = Те, що лишилося в кошику, поділено.
web-shuffle = Перевірити тасування
web-shuffle-holds = Перевірено тут: початкове число відповідає зобов’язанню, даному до роздачі, і карти роздано за ним.
web-shuffle-commitment = Початкове число не відповідає зобов’язанню.
web-shuffle-differs = За цим початковим числом роздано було б інші карти.
web-shuffle-none = Ці карти задано, а не стасовано.
web-shuffle-file = Доказ файлом, для quinola verify-shuffle
web-shuffle-told = Дано до роздачі
web-shuffle-code = Зобов’язання
web-shuffle-changed = Зобов’язання не те, що було дано до роздачі.
web-shuffle-untold = Перевірено тут: початкове число відповідає зобов’язанню, оприлюдненому разом із ним, і карти роздано за ним. До роздачі ця сторінка зобов’язання не чула; порівняйте його з тим, що тоді сказали столу.

# Повтор і сторінка матчу.
web-deal-title = Роздача { $number }
web-step-first = На початок
web-step-back = На карту назад
web-step-on = На карту вперед
web-step-last = До кінця
web-step-trick = Взятка { $trick }, карта { $card }
web-step-start = До обміну
web-step-exchange = Обмін
web-step-end = Розрахунок
web-compare-deal = Та сама роздача за всіма правилами
web-previous-deal = Попередня роздача
web-next-deal = Наступна роздача
web-match-title = Матч від { $date }
web-chart = Баланси
web-chart-about = У фішках, після кожної роздачі
web-ledger = Платежі
web-export-json = Запис (JSON)
web-export-csv = Платежі (CSV)
web-shared = Кошик поділено

# Коли щось не вийшло.
web-not-found = Тут нічого немає.
web-failed = Не вдалося.
web-retry = Ще раз
web-unreachable = Сервер не відповідає.

# Зміна параметрів.
web-move-up = Вище: { $what }
web-move-down = Нижче: { $what }
web-unit = Одиниця
web-unit-fiches = фішки
web-unit-stakes = ставки
web-stakes = { $count ->
    [one] { $count } ставка
    [few] { $count } ставки
    [many] { $count } ставок
   *[other] { $count } ставки
 }
web-option-split-doubled = Партію можна ділити, лише якщо візаві платять не більше за інших
web-option-split-forfeits = Партію можна ділити, лише якщо жодне порушення не позбавляє права одержувати

# Значення параметрів.
web-set-honours = за витягнутими фігурами
web-set-lot = за жеребом
web-set-quinola = кому роздали кінолу
web-set-T = десятки
web-set-2 = двійки
web-set-clockwise = за годинниковою стрілкою
web-set-counterclockwise = проти годинникової стрілки
web-set-own = свої
web-set-last = останню
web-set-own_and_last = свої й останню
web-set-left = лівий
web-set-opposite = візаві
web-set-right = правий
web-set-dealer = здавач
web-set-seat = за місцями
web-set-split = порівну
web-set-at_most_first = коли в кошику не більше за перші ставки
web-set-below_first = коли в кошику менше за перші ставки
web-set-after_win = у роздачі після тієї, де кошик узяли
web-set-immediately = одразу, щойно кошик узяли
web-set-leader = тому, хто пішов
web-set-pool = кошик
web-set-taker = хто взяв взятку
web-set-each = кожен з інших
web-set-automatic = ні, платять у будь-якому разі
web-set-manual = так
web-set-remise = реміз
web-set-tariff = тариф
web-set-party = ціна партії
web-set-nothing = жодне
web-set-made = зроблене
web-set-made_or_broken = зроблене й перебите
web-set-always = завжди
web-set-never = ніколи
web-set-unless_late_quinola = якщо кінола того, хто грав, не вийшла у двох останніх взятках
web-set-own_early_quinola = якщо кінола того, хто грав, вийшла до двох останніх взяток
web-set-unless_own_quinola_late_or_forced = якщо кінола того, хто грав, не вийшла пізно й не була форсована
web-set-last_two = двох останніх
web-set-any = жодних
web-set-unless_others_quinola = якщо кінола не вийшла в когось іншого
web-set-if_led_quinola_late = якщо вона пішла з кіноли у двох останніх взятках
web-set-if_own_quinola = якщо кінола вийшла в неї самої
web-set-own_double = одержане нею
web-set-all_aces_double = за всіх тузів
web-set-misdeal = хибна роздача
web-set-misdeal_after_exchange = хибна роздача, помічена після знесення
web-set-exposed = відкрита карта
web-set-out_of_turn = знесення поза чергою
web-set-peek = прикуп, підглянутий до знесення
web-set-revoke = фальшренонс
