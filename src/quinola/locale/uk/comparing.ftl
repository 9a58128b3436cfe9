# Порівняння правил: чим відрізняються, і одна й та сама роздача за всіма.

comparing-why = Чому { $ruleset } платить інакше, ніж { $other }
comparing-earlier-pool = що попередні роздачі лишили в кошику
comparing-earlier-drawn = чи взяли кошик у попередній роздачі
comparing-no-rule = такого правила немає

compare-title = Порівняння правил
compare-rules = Чим відрізняються
compare-deal = Одна роздача за всіма правилами
compare-which = Набори правил
compare-two = Виберіть принаймні два.
compare-house = Власні правила дому
compare-house-change = Змінити правила дому
compare-house-name = Дім
compare-house-of = Дім: { $preset }
compare-base = Порівняти з
compare-differing = { $count ->
    [0] В усьому кажуть те саме.
    [one] Відрізняється { $count } правило.
    [few] Відрізняються { $count } правила.
    [many] Відрізняються { $count } правил.
   *[other] Відрізняються { $count } правила.
 }
compare-record-about = Вставте запис матчу або відкрийте його файл, і стане видно, що виходить із тих самих карт за кожними правилами. Зіграну тут роздачу знаходять за посиланням: на цю сторінку веде її перегляд.
compare-record = Запис матчу
compare-open = Відкрити файл
compare-go = Порівняти
compare-other-record = Інший запис
compare-match = Матч
compare-number = Роздача
compare-of = із { $count }
compare-played-by = Роздача { $number }; грали за правилами: { $ruleset }
compare-own = як грали
compare-pack-kept = із колодою цієї роздачі
compare-nets = Що приносить роздача
compare-before = Кошик до роздачі
compare-after = Кошик після
compare-lines = Рядок проти рядка
compare-only-differing = Лише відмінності
compare-alike = За цими правилами розрахунок той самий.
compare-differs = відрізняється
compare-nothing-paid = нічого
compare-why = Чому?
compare-left-out = До цих правил роздача не підходить
compare-large = Файл більший за { $most } МБ.
compare-print = Друк
compare-share = Скопіювати посилання
compare-shared = Скопійовано

compare-nothing = потрібен запис або зіграна роздача
compare-match-missing = матчу { $number } немає, { $count ->
    [one] усього { $count } матч
    [few] усього { $count } матчі
    [many] усього { $count } матчів
   *[other] усього { $count } матчу
 }
compare-deal-missing = роздачі { $number } немає, у матчі { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }
compare-deals-many = у матчі { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }, порівняти можна щонайбільше { $most }
