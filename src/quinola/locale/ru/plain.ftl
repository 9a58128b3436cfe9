# Игра строками (`quinola play --plain`) и рассказ тому, кто играет: на «вы».

you = Вы
# Короткие имена, и мужские и женские, с разными первыми буквами.
opponent-1 = Саша
opponent-2 = Женя
opponent-3 = Валя

you-exchanged = Вы сносите { $card } и прикупаете { $drawn }
you-discarded = Вы сносите { $card }
you-declined = Вы отказываетесь от прикупа и видите { $card }
you-declined-unseen = Вы отказываетесь от прикупа
you-announced = Вы объявляете эспаньолету
you-claimed = Вы требуете плату за заходы с тузов и кинолы
you-passed = Вы пасуете
you-played = Вы кладёте { $card }
you-led = Взятка { $trick }: вы заходите с { $card }
you-taken = Вы берёте взятку { $trick }: { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
plain-led = Взятка { $trick }: { $seat } заходит с { $card }

# Отказы, сказанные тому, кто играет.
you-card-not-held = Карты { $card } у вас нет. Можно выбрать: { $allowed }
you-exchange-done = Вы уже сделали обмен, а снесённое назад не берут
you-exchange-out-of-turn = Сносить карту сейчас нельзя
you-dealer-discards = Вы сдающий, у вас двенадцать карт, и одну надо снести, любую из { $allowed }
you-no-announcements = Эспаньолету по этим правилам не объявляют: ею становятся, впервые положив чужую масть при наличии нужной
you-no-espagnolette = Объявлять нечего: эспаньолета — это четыре туза или три туза и кинола
you-announce-out-of-turn = Объявлять или пасовать сейчас нечего
you-play-out-of-turn = Играть карту сейчас нельзя
you-follow-suit = { $card } — не в масть. Можно сыграть { $allowed }
you-espagnolette-follows-late = В 10-й и 11-й взятках эспаньолета тоже играет в масть. Можно сыграть { $allowed }
you-espagnolette-unannounced = { $card } — не в масть, а эспаньолету вы не объявили. Можно сыграть { $allowed }
you-claims-automatic = По этим правилам за заходы с тузов и кинолы платят и без требования
you-claim-out-of-turn = Требовать сейчас нечего

plain-deal = Сдача { $number }
plain-deal-of = Сдача { $number } из { $deals }
plain-dealer = Сдающий: { $dealer }. Первый заход: { $eldest }
plain-pool = В корзине: { $pool ->
    [one] { $pool } фишка
    [few] { $pool } фишки
    [many] { $pool } фишек
   *[other] { $pool } фишки
 }
plain-stumble-raised = { $seat }: сбой программы, вместо неё сыграна допустимая карта
plain-stumble-stalled = { $seat }: программа не ответила вовремя, вместо неё сыграна допустимая карта
plain-stumble-illegal = { $seat }: программа выбрала то, что правила запрещают, вместо неё сыграна допустимая карта

plain-hand = У вас на руках: { $cards }
plain-playable = Можно сыграть: { $cards }
plain-any-card = Можно сыграть любую карту
plain-free = У вас эспаньолета: играть в масть не обязательно
plain-your-discard = Вы снесли { $card }
plain-your-talon-card = Ваша карта талона: { $card }
plain-trick-open = Взятка { $trick } пока: { $cards }
plain-trick = Взятка { $trick }: { $cards }. Кто взял: { $seat }
plain-no-tricks = Взяток, которые можно посмотреть, нет
plain-provisional = Не окончательно, пока сдача не рассчитана:
plain-so-far = Заплачено в этой сдаче (пока не окончательно):

# Вопросы. Клавиши — из `keys-…` ниже.
ask-exchange = Снести карту или отказаться (о)?
ask-discard = Какую карту снести?
ask-announce = Объявить эспаньолету (э) или пас (п)?
ask-claim = Потребовать плату за заходы с тузов и кинолы (требую) или пас (п)?
ask-lead = Взятка { $trick }, ваш заход. Ваша карта?
ask-follow = Взятка { $trick }, заход: { $card }. Ваша карта?
ask-next-deal = Следующая сдача: нажмите Enter (или разбор, б, в, у, ?)

plain-what = Это не карта и не команда. Карту вводят как Дч или номером; ? — помощь
plain-what-next = Enter — следующая сдача; разбор — разбор сдачи; у — выход; ? — помощь
plain-no-card-now = Карта сейчас не нужна
plain-no-number = Номера { $number } у вас на руках нет; { $most ->
    [1] есть только номер 1
   *[other] номера идут от 1 до { $most }
 }
plain-undone = Взято назад
plain-nothing-to-undo = В этой сдаче вам нечего взять назад
plain-help =
    Карта: её номер на руках или достоинство и масть: Дч, 9б, Тп (п пики, ч червы, б бубны, т трефы).
    о или отказ: не брать карту талона. э или объявляю: эспаньолета. требую: плата за заходы с тузов и кинолы. п или пас.
    к или карты: ваши карты ещё раз и ваш снос.
    в или взятки: взятки, которые можно посмотреть.
    р или расчёты: что заплачено в этой сдаче до сих пор.
    б или баланс: балансы и корзина.
    н или назад: взять назад свою последнюю карту.
    совет: что сделать сейчас и почему. После сдачи разбор: чего стоили ваши решения.
    у или уйти: выход; матч сохранён.
    Английские буквы понятны тоже: Qh, d, a, p, h, t, s, b, u, q.

# Что можно ввести, слова через пробел. Английские понятны на всех языках.
keys-decline = о отказ
keys-announce = э эспаньолета объявляю
keys-pass = п пас
keys-claim = требую
keys-undo = н назад
keys-tricks = в взятки
keys-balances = б баланс балансы
keys-hand = к карты
keys-so-far = р расчёты расчеты
keys-hint = совет подсказка
keys-review = разбор
keys-help = ? помощь
keys-quit = у уйти выход
keys-spades = п
keys-hearts = ч
keys-diamonds = б
keys-clubs = т

# Расчёт
column-player = игрок
plain-deal-over = Сдача { $number } окончена
plain-payments = Кто кому платит, в фишках:
plain-no-payments = Никто ничего не платит
plain-match-over = Матч окончен: { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
 }
plain-pool-shared = То, что осталось в корзине, делят:
plain-final-balances = Итоговые балансы:
plain-you-won = Вы выиграли матч
plain-won = Матч выигрывает { $seat }
plain-shared-first = Первое место делят: { $players }
plain-seed = Начальное число матча: { $seed }
