# Гра рядками (`quinola play --plain`) і розповідь тому, хто грає: на «ви».

you = Ви
# Короткі імена, і чоловічі, і жіночі, з різними першими літерами.
opponent-1 = Саша
opponent-2 = Женя
opponent-3 = Валя

you-exchanged = Ви зносите { $card } і прикуповуєте { $drawn }
you-discarded = Ви зносите { $card }
you-declined = Ви відмовляєтеся від прикупу й бачите { $card }
you-declined-unseen = Ви відмовляєтеся від прикупу
you-announced = Ви оголошуєте еспаньєлету
you-claimed = Ви вимагаєте плату за ходи з тузів і кіноли
you-passed = Ви пасуєте
you-played = Ви кладете { $card }
you-led = Взятка { $trick }: ви ходите з { $card }
you-taken = Ви берете взятку { $trick }: { $points ->
    [0] без очок
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
plain-led = Взятка { $trick }: { $seat } ходить з { $card }

# Відмови, сказані тому, хто грає.
you-card-not-held = Карти { $card } у вас немає. Можна вибрати: { $allowed }
you-exchange-done = Ви вже зробили обмін, а знесеного назад не беруть
you-exchange-out-of-turn = Зносити карту зараз не можна
you-dealer-discards = Здаєте ви, у вас дванадцять карт, і одну треба знести, будь-яку з { $allowed }
you-no-announcements = Еспаньєлету за цими правилами не оголошують: нею стають, уперше поклавши чужу масть за наявності потрібної
you-no-espagnolette = Оголошувати нема чого: еспаньєлета — це чотири тузи або три тузи й кінола
you-announce-out-of-turn = Оголошувати чи пасувати зараз нема чого
you-play-out-of-turn = Грати карту зараз не можна
you-follow-suit = { $card } — не в масть. Можна зіграти { $allowed }
you-espagnolette-follows-late = У 10-й та 11-й взятках еспаньєлета теж грає в масть. Можна зіграти { $allowed }
you-espagnolette-unannounced = { $card } — не в масть, а еспаньєлети ви не оголосили. Можна зіграти { $allowed }
you-claims-automatic = За цими правилами за ходи з тузів і кіноли платять і без вимоги
you-claim-out-of-turn = Вимагати зараз нема чого

plain-deal = Роздача { $number }
plain-deal-of = Роздача { $number } з { $deals }
plain-dealer = Здавач: { $dealer }. Перший хід: { $eldest }
plain-pool = У кошику: { $pool ->
    [one] { $pool } фішка
    [few] { $pool } фішки
    [many] { $pool } фішок
   *[other] { $pool } фішки
 }
plain-stumble-raised = { $seat }: збій програми, замість неї зіграно дозволену карту
plain-stumble-stalled = { $seat }: програма не відповіла вчасно, замість неї зіграно дозволену карту
plain-stumble-illegal = { $seat }: програма вибрала те, що правила забороняють, замість неї зіграно дозволену карту

plain-hand = У вас на руках: { $cards }
plain-playable = Можна зіграти: { $cards }
plain-any-card = Можна зіграти будь-яку карту
plain-free = У вас еспаньєлета: грати в масть не обов’язково
plain-your-discard = Ви знесли { $card }
plain-your-talon-card = Ваша карта талона: { $card }
plain-trick-open = Взятка { $trick } поки що: { $cards }
plain-trick = Взятка { $trick }: { $cards }. Хто взяв: { $seat }
plain-no-tricks = Взяток, які можна переглянути, немає
plain-provisional = Не остаточно, поки роздачу не розраховано:
plain-so-far = Сплачено в цій роздачі (ще не остаточно):

# Питання. Клавіші — з `keys-…` нижче.
ask-exchange = Знести карту чи відмовитися (н)?
ask-discard = Яку карту знести?
ask-announce = Оголосити еспаньєлету (е) чи пас (п)?
ask-claim = Вимагати плату за ходи з тузів і кіноли (вимагаю) чи пас (п)?
ask-lead = Взятка { $trick }, ваш хід. Ваша карта?
ask-follow = Взятка { $trick }, хід: { $card }. Ваша карта?
ask-next-deal = Наступна роздача: натисніть Enter (або розбір, б, в, з, ?)

plain-what = Це не карта й не команда. Карту вводять як Дч або номером; ? — допомога
plain-what-next = Enter — наступна роздача; розбір — розбір роздачі; з — вихід; ? — допомога
plain-no-card-now = Карта зараз не потрібна
plain-no-number = Номера { $number } у вас на руках немає; { $most ->
    [1] є лише номер 1
   *[other] номери йдуть від 1 до { $most }
 }
plain-undone = Взято назад
plain-nothing-to-undo = У цій роздачі вам нема чого взяти назад
plain-help =
    Карта: її номер на руках або ранг і масть: Дч, 9б, Тп (п піки, ч чирви, б бубни, т трефи).
    н або ні: не брати карти талона. е або оголошую: еспаньєлета. вимагаю: плата за ходи з тузів і кіноли. п або пас.
    к або карти: ваші карти ще раз і те, що ви знесли.
    в або взятки: взятки, які можна переглянути.
    р або розрахунки: що сплачено в цій роздачі досі.
    б або баланс: баланси й кошик.
    с або скасувати: взяти назад свою останню карту.
    порада: що зробити зараз і чому. Після роздачі розбір: чого коштували ваші рішення.
    з або завершити: вихід; матч збережено.
    Англійські літери теж зрозумілі: Qh, d, a, p, h, t, s, b, u, q.

# Що можна ввести, слова через пробіл. Англійські зрозумілі всіма мовами.
keys-decline = н ні відмова
keys-announce = е еспаньєлета оголошую
keys-pass = п пас
keys-claim = вимагаю
keys-undo = с скасувати
keys-tricks = в взятки
keys-balances = б баланс баланси
keys-hand = к карти
keys-so-far = р розрахунки
keys-hint = порада підказка
keys-review = розбір
keys-help = ? допомога
keys-quit = з завершити вихід
keys-spades = п
keys-hearts = ч
keys-diamonds = б
keys-clubs = т

# Розрахунок
column-player = гравець
plain-deal-over = Роздачу { $number } закінчено
plain-payments = Хто кому платить, у фішках:
plain-no-payments = Ніхто нічого не платить
plain-match-over = Матч закінчено: { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
    [many] { $deals } роздач
   *[other] { $deals } роздачі
 }
plain-pool-shared = Те, що лишилося в кошику, ділять:
plain-final-balances = Підсумкові баланси:
plain-you-won = Ви виграли матч
plain-won = Матч виграє { $seat }
plain-shared-first = Перше місце ділять: { $players }
plain-seed = Початкове число матчу: { $seed }
