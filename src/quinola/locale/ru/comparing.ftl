# Сравнение правил: чем различаются, и одна и та же сдача по всем.

comparing-why = Почему по правилам { $ruleset } платят иначе, чем по правилам { $other }
comparing-earlier-pool = что прежние сдачи оставили в корзине
comparing-earlier-drawn = взяли ли корзину в предыдущей сдаче
comparing-no-rule = такого правила нет

compare-title = Сравнение правил
compare-rules = Чем различаются
compare-deal = Та же сдача по всем правилам
compare-which = Наборы правил
compare-two = Выберите хотя бы два.
compare-house = Домашние правила
compare-house-change = Изменить домашние правила
compare-house-name = Домашние правила
compare-house-of = Домашние: { $preset }
compare-base = С чем сравнивать
compare-differing = { $count ->
    [0] Эти правила во всём совпадают.
    [one] Различается { $count } правило.
    [few] Различаются { $count } правила.
    [many] Различаются { $count } правил.
   *[other] Различаются { $count } правила.
 }
compare-record-about = Вставьте запись матча или откройте её файл, и станет видно, что выходит из тех же карт по каждым правилам. Если сдачу сыграли здесь, сюда ведёт ссылка из её повтора.
compare-record = Запись матча
compare-open = Открыть файл
compare-go = Сравнить
compare-other-record = Другая запись
compare-match = Матч
compare-number = Сдача
compare-of = из { $count }
compare-played-by = Сдача { $number }; играли по правилам: { $ruleset }
compare-own = как играли
compare-pack-kept = с колодой этой сдачи
compare-nets = Что приносит сдача
compare-before = Корзина до сдачи
compare-after = Корзина после
compare-lines = Строка за строкой
compare-only-differing = Только различия
compare-alike = По этим правилам расчёт один и тот же.
compare-differs = различается
compare-nothing-paid = ничего
compare-why = Почему?
compare-left-out = К этим правилам сдача не подходит
compare-large = Файл больше { $most } МБ.
compare-print = Печать
compare-share = Скопировать ссылку
compare-shared = Скопировано

compare-nothing = нужна запись матча или доигранная сдача
compare-match-missing = матча { $number } нет, { $count ->
    [one] всего { $count } матч
    [few] всего { $count } матча
    [many] всего { $count } матчей
   *[other] всего { $count } матча
 }
compare-deal-missing = сдачи { $number } нет, в матче { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }
compare-deals-many = в матче { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }, сравнить можно не больше { $most }
