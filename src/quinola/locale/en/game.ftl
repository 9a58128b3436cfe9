# Cards, seats and what happens at the table.

rank-ace = A
rank-king = K
rank-queen = Q
rank-jack = J

joined = { $what }: { $more }

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

seat-n = N
seat-e = E
seat-s = S
seat-w = W

pool = pool
quinola = quinola
fiches = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
 }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
 }

event-exchanged-unseen = { $seat } puts a card aside
event-exchanged = { $seat } puts { $card } aside and takes { $drawn }
event-discarded = { $seat } puts { $card } aside
event-declined-unseen = { $seat } declines the exchange
event-declined = { $seat } declines the exchange and sees { $card }
event-announced = { $seat } announces an espagnolette
event-claimed = { $seat } claims the payment for led cards
event-passed = { $seat } passes
event-played = { $seat } plays { $card }
event-taken = { $seat } takes trick { $trick } with { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }
