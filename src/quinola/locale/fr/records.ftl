# Ce qui ne va pas dans un enregistrement, et où.

record-at-line = ligne { $number }
record-at-deal = donne { $number }
record-at-trick = levée { $number }

record-too-large = plus long que les { $most } caractères permis pour un match
record-not-utf8 = ce n’est pas un texte UTF-8 (au caractère { $column })
record-empty = il n’y a rien dedans
record-not-json = ce n’est pas du JSON (ligne { $row }, colonne { $column })
record-too-deep = trop d’imbrications pour un enregistrement
record-number-too-long = un nombre y est trop long pour être un nombre de fiches
record-key-twice = le champ { $key } figure deux fois dans un même objet
record-no-number = { $name } n’est pas un nombre JSON
record-no-object = { $value } n’est pas un objet JSON
record-format = le format est { $value } ; un enregistrement porte "{ $allowed }"
record-version = la version est { $value } ; ce programme lit la version { $allowed }
record-field-missing = le champ "{ $field }" manque
record-field-unknown = il n’y a pas de champ { $value } ; il y a { $allowed }, et les noms qui commencent par "_"
record-deals = "deals" est une liste de donnes
record-ruleset = les règles sont { $value } ; il faut un nom de règles, ou un objet avec "preset" et "options"
record-players = les joueurs sont { $value } ; il faut un objet avec les noms par place
record-name = { $value } n’est pas un nom : il faut un texte de { $most } caractères au plus
record-pool = le panier est { $value } ; il faut un nombre entier de fiches de 0 à { $most }
record-void = { $value } n’est pas une raison d’annuler une donne ; il y a { $allowed }
record-seat = { $value } n’est pas une place (N, E, S ou W), dans "{ $field }"
record-hands = les mains sont { $value } ; il en faut une à chacun de N, E, S et W
record-hand = la main en { $seat } est { $value } ; les couleurs s’écrivent comme dans AQ93.J82.K7.AJ9
record-cards = "{ $field }" est { $value } ; il faut une liste de cartes
record-cards-many = "{ $field }" a { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
 } ; il en faut au plus { $most }
record-card = { $value } n’est pas une carte, numéro { $number } dans "{ $field }"
record-irregularities = les irrégularités sont { $value } ; il faut une liste
record-irregularity = { $value } n’est pas une irrégularité : il faut un objet avec "seat" et "kind"
record-kind = { $value } n’est pas un genre d’irrégularité ; il y a { $allowed }
record-claims = les réclamations sont { $value } ; il faut une liste de places
record-dealer-missing = le donneur n’est pas nommé et ne se déduit d’aucune donne antérieure
record-other-pack = { $ruleset } se joue avec un autre jeu de cartes, où il n’y a pas de { $card }
record-hand-size = { $seat } a reçu { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
 } ; il en faut { $right }
record-card-not-in-pack = la carte { $card } n’est pas du jeu de ces règles
record-card-twice = la carte { $card } est donnée deux fois
record-card-missing = la carte { $card } n’est donnée à personne ({ $count ->
    [one] il manque une carte
    [many] il manque { $count } de cartes
   *[other] il manque { $count } cartes
 })
record-exchange-unfinished = l’écart n’est pas fini : { $count } sur quatre
record-unfinished = la donne n’est pas jouée jusqu’au bout : { $count ->
    [one] { $count } carte
    [many] { $count } de cartes
   *[other] { $count } cartes
 } sur { $most }
record-play-too-soon = la carte { $card } ne peut être jouée : ce n’est pas le moment
