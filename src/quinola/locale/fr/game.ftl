# Les cartes, les places et ce qui se passe à la table.

rank-ace = A
rank-king = R
rank-queen = D
rank-jack = V

joined = { $what } : { $more }

suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle

seat-n = N
seat-e = E
seat-s = S
seat-w = O

pool = panier
quinola = quinola
fiches = { $count ->
    [one] { $count } fiche
    [many] { $count } de fiches
   *[other] { $count } fiches
 }
points = { $count ->
    [one] { $count } point
    [many] { $count } de points
   *[other] { $count } points
 }
tricks = { $count ->
    [one] { $count } levée
    [many] { $count } de levées
   *[other] { $count } levées
 }

event-exchanged-unseen = { $seat } écarte une carte
event-exchanged = { $seat } écarte { $card } et prend { $drawn }
event-discarded = { $seat } écarte { $card }
event-declined-unseen = { $seat } n’écarte pas
event-declined = { $seat } n’écarte pas et voit { $card }
event-announced = { $seat } annonce l’espagnolette
event-claimed = { $seat } réclame le paiement des cartes jouées d’entame
event-passed = { $seat } passe
event-played = { $seat } joue { $card }
event-taken = { $seat } fait la levée { $trick } { $points ->
    [0] sans aucun point
    [one] avec { $points } point
    [many] avec { $points } de points
   *[other] avec { $points } points
 }
