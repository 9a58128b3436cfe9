# Карти, місця і те, що діється за столом.

rank-ace = Т
rank-king = К
rank-queen = Д
rank-jack = В

joined = { $what }: { $more }

suit-spades = піки
suit-hearts = чирви
suit-diamonds = бубни
suit-clubs = трефи

seat-n = Пн
seat-e = Сх
seat-s = Пд
seat-w = Зх

pool = кошик
quinola = кінола
fiches = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
 }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
 }
tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
 }

event-exchanged-unseen = { $seat } зносить карту
event-exchanged = { $seat } зносить { $card } і прикуповує { $drawn }
event-discarded = { $seat } зносить { $card }
event-declined-unseen = { $seat } відмовляється від прикупу
event-declined = { $seat } відмовляється від прикупу й бачить { $card }
event-announced = { $seat } оголошує еспаньєлету
event-claimed = { $seat } вимагає плату за ходи з тузів і кіноли
event-passed = { $seat } пасує
event-played = { $seat } кладе { $card }
event-taken = { $seat } бере взятку { $trick }: { $points ->
    [0] без очок
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
