# Карты, места и то, что происходит за столом.

rank-ace = Т
rank-king = К
rank-queen = Д
rank-jack = В

joined = { $what }: { $more }

suit-spades = пики
suit-hearts = червы
suit-diamonds = бубны
suit-clubs = трефы

seat-n = С
seat-e = В
seat-s = Ю
seat-w = З

pool = корзина
quinola = кинола
fiches = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
 }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
 }
tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
 }

event-exchanged-unseen = { $seat } сносит карту
event-exchanged = { $seat } сносит { $card } и прикупает { $drawn }
event-discarded = { $seat } сносит { $card }
event-declined-unseen = { $seat } отказывается от прикупа
event-declined = { $seat } отказывается от прикупа и видит { $card }
event-announced = { $seat } объявляет эспаньолету
event-claimed = { $seat } требует плату за заходы с тузов и кинолы
event-passed = { $seat } пасует
event-played = { $seat } кладёт { $card }
event-taken = { $seat } берёт взятку { $trick }: { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
