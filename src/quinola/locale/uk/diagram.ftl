# Роздача в розкладі.

diagram-talon = талон { $cards }
diagram-dealer = { $seat } (здавач)
column-trick = взятка

show-match = { $ruleset }, { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }
show-deal = Роздача { $number }
show-play = Розіграш: > карта, з якої пішли, * карта, що взяла взятку
show-unfinished = Роздачу не дограно.
show-no-deal = роздачі { $number } немає: у матчі { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }

check-sound = { $file }: усе гаразд, { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }
check-kept = за нестрогого читання { $count ->
    [0] не лишається жодної роздачі
    [one] лишається { $count } роздача
    [few] лишаються { $count } роздачі
    [many] лишається { $count } роздач
   *[other] лишається { $count } роздачі
 }: { $deals }
check-kept-none = за нестрогого читання не лишається жодної роздачі
check-dropped = відкинуто: { $error }
