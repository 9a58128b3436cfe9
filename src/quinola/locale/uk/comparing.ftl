# Порівняння правил: чим відрізняються, і одна й та сама роздача за всіма.

comparing-why = Чому за правилами { $ruleset } платять інакше, ніж за правилами { $other }
comparing-earlier-pool = що попередні роздачі лишили в кошику
comparing-earlier-drawn = чи взяли кошик у попередній роздачі
comparing-no-rule = такого правила немає

compare-title = Порівняння правил
compare-rules = Чим різняться
compare-deal = Та сама роздача за всіма правилами
compare-which = Набори правил
compare-two = Виберіть принаймні два.
compare-house = Домашні правила
compare-house-change = Змінити домашні правила
compare-house-name = Домашні правила
compare-house-of = Домашні: { $preset }
compare-base = З чим порівнювати
compare-differing = { $count ->
    [0] Ці правила в усьому збігаються.
    [one] Різниться { $count } правило.
    [few] Різняться { $count } правила.
    [many] Різняться { $count } правил.
   *[other] Різняться { $count } правила.
 }
compare-record-about = Вставте запис матчу або відкрийте його файл, і стане видно, що виходить із тих самих карт за кожними правилами. Якщо роздачу зіграно тут, сюди веде посилання з її повтору.
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
compare-lines = Рядок за рядком
compare-only-differing = Лише відмінності
compare-alike = За цими правилами розрахунок той самий.
compare-differs = різниться
compare-nothing-paid = нічого
compare-why = Чому?
compare-left-out = До цих правил роздача не підходить
compare-large = Файл більший за { $most } МБ.
compare-print = Друк
compare-share = Скопіювати посилання
compare-shared = Скопійовано

compare-nothing = потрібен запис матчу або дограна роздача
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
