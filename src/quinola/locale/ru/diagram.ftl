# Сдача в раскладе.

diagram-talon = талон { $cards }
diagram-dealer = { $seat } (сдающий)
column-trick = взятка

show-match = { $ruleset }, { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }
show-deal = Сдача { $number }
show-play = Розыгрыш: > карта захода, * карта, взявшая взятку
show-unfinished = Сдача не доиграна.
show-no-deal = сдачи { $number } нет: в матче { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }

check-sound = { $file }: всё в порядке, { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }
check-kept = при нестрогом чтении { $count ->
    [0] не остаётся ни одной сдачи
    [one] остаётся { $count } сдача
    [few] остаются { $count } сдачи
    [many] остаётся { $count } сдач
   *[other] остаётся { $count } сдачи
 }: { $deals }
check-kept-none = при нестрогом чтении не остаётся ни одной сдачи
check-dropped = отброшено: { $error }
