# Pourquoi une chose ne peut être faite ou lue.

card-not-held = { $seat } n’a pas { $card } ; choix possible : { $allowed }
exchange-done = { $seat } a déjà fait son choix, et l’écart ne se reprend pas
exchange-out-of-turn = { $seat } ne peut pas écarter maintenant : { $turn ->
    [None] l’écart est fini
   *[other] c’est à { $turn }
 }
dealer-discards = le donneur a douze cartes et doit en écarter une : { $allowed }
no-announcements = dans ces règles, l’espagnolette ne s’annonce pas : elle se déclare en ne fournissant pas alors qu’elle le pourrait
no-espagnolette = { $seat } n’a pas d’espagnolette à annoncer : il y faut les quatre as, ou trois as et le quinola
announce-out-of-turn = { $seat } ne peut ni annoncer ni passer maintenant : { $turn ->
    [None] on ne demande rien à personne
   *[other] c’est à { $turn }
 }
play-out-of-turn = { $seat } ne peut pas jouer maintenant : { $turn ->
    [None] il n’y a pas de carte à jouer
   *[other] c’est à { $turn }
 }
follow-suit = { $card } n’est pas de la couleur demandée ; { $seat } peut jouer { $allowed }
espagnolette-follows-late = aux levées 10 et 11, l’espagnolette aussi doit fournir ; { $seat } peut jouer { $allowed }
espagnolette-unannounced = { $card } n’est pas de la couleur demandée, et aucune espagnolette n’a été annoncée ; { $seat } peut jouer { $allowed }
claims-automatic = dans ces règles, les cartes jouées d’entame se paient sans qu’on les réclame
claim-out-of-turn = { $seat } ne peut rien réclamer maintenant : { $turn ->
    [None] on ne demande rien à personne
   *[other] c’est à { $turn }
 }

# Les jeux de règles
preset-unknown = il n’y a pas de règles { $name } ; il y a { $allowed }
preset-missing = un jeu de règles doit nommer (preset) celui dont il part : { $allowed }
options-no-table = les options sont une table de clés et de valeurs
option-unknown = cette option n’existe pas ; il y a { $allowed }
option-unknown-near = cette option n’existe pas ; vouliez-vous dire { $near } ?
option-missing = l’option manque
option-twice = l’option est donnée deux fois, en tête et sous [options]
option-choice = { $value } n’est pas l’une des valeurs { $allowed }
option-flag = { $value } n’est ni true ni false
option-amount = { $value } n’est pas un nombre entier de fiches, 0 ou plus
option-amount-or-stakes = { $value } n’est ni un nombre entier de fiches, 0 ou plus, ni un nombre de mises, comme "2 stakes"
option-too-large = aucun montant ne dépasse { $most ->
    [one] { $most } fiche
    [many] { $most } de fiches
   *[other] { $most } fiches
 }
option-factor = { $value } n’est pas un nombre entier de 1 à { $most }
option-precedence = { $value } ne nomme pas une fois, et une seule, chacune des places { $allowed }
option-penalties-table = { $value } n’est pas une table ; ses clés peuvent être { $allowed }
option-kind = { $value } n’est pas une irrégularité ; il y a { $allowed }
option-kinds = { $value } n’est pas une liste ; elle peut contenir { $allowed }
option-split-doubled = "split" n’est possible que si opposite_factor vaut 1, et il vaut { $factor } ; mettez "seat", ou opposite_factor = 1
option-split-forfeits = "split" n’est possible que si aucune irrégularité ne prive de ses gains ; mettez "seat", ou forfeits_receipts = []
ruleset-name = le nom tient en une ligne de 1 à { $most } caractères
toml-broken = ce n’est pas du TOML : { $error }
toml-too-large = le fichier dépasse { $most } octets
toml-unknown-table = cette table n’existe pas ; les options se mettent en tête ou sous [options]
not-utf8 = le fichier n’est pas un texte UTF-8
nested-too-deep = le fichier est imbriqué trop profondément

# Les matchs enregistrés
savegame-unknown = { $file } n’est pas un match enregistré par cette version
savegame-broken = { $file } : la ligne { $line } est abîmée, et le match ne peut être repris : { $why }
savegame-lacks = il y manque « { $field } »
savegame-no-match = elle ne dit pas de quel match il s’agit
savegame-no-step = ce coup ne peut pas venir à cet endroit
savegame-no-json = ce n’est pas un objet JSON
