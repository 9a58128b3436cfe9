# Le jeu dans le terminal : la table, ses touches, les écrans autour.

title = Quinola
header-rules = règles : { $name }
header-deal = donne { $number }
header-deal-of = donne { $number } sur { $deals }
header-pool = panier { $pool }*, remise { $remise }
header-pool-settled = panier { $pool }

# Les marques ; courtes.
dealer-mark = D
balance-provisional = { $amount }*
balance-settled = { $amount }
provisional-legend = * provisoire
talon = talon
trick-caption = { $number } sur { $of }
espagnolette = espagnolette

# Une place pendant l'écart.
exchange-to-come = doit écarter
exchange-used = a écarté
exchange-declined = n’écarte pas

# La ligne sous la levée.
status-exchange = L’écart. Donneur : { $dealer }.
status-lead = À { $seat } d’entamer.
status-trick = Entame : { $suit }, { $leader }. Maître : { $card }, { $best }.

# Ce qu'il y a à faire.
prompt-wait = C’est à { $seat }.
prompt-over = La donne est finie.
prompt-exchange = Écartez une carte contre celle du talon, ou gardez les vôtres (d).
prompt-dealer = Vous donnez : écartez une de vos douze cartes.
prompt-announce = Vous avez l’espagnolette. L’annoncer (a), ou passer (d) ?
prompt-claim = Réclamer le paiement des as et du quinola d’entame (a), ou passer (d) ?
prompt-lead = À vous d’entamer : toute carte est permise.
prompt-follow = À vous : fournissez à { $suit }.
prompt-void = À vous : pas de { $suit } dans votre main, toute carte est permise.
prompt-free = À vous : l’entame est à { $suit }, mais l’espagnolette peut tout jouer.
nothing-to-undo = Vous n’avez rien fait dans cette donne qui puisse se reprendre.
not-saved = L’enregistrement a échoué, et rien n’a été fait : { $error }. Réessayez (Espace), ou quittez.
too-small = Cette fenêtre fait { $width } sur { $height } ; il faut { $least_width } sur { $least_height } à la table. On peut jouer quand même : appuyez sur la touche qui précède la carte.

log-deals = Donne { $number }. Donneur : { $dealer }
log-stakes = { $count ->
    [one] { $count } fiche de mise
    [many] { $count } de fiches de mise
   *[other] { $count } fiches de mise
 }

# La barre des touches ; au plus court.
key-enter = Entrée
key-space = Espace
do-choose = choisir
do-play = jouer
do-discard = écarter
do-decline = tout garder
do-announce = annoncer
do-claim = réclamer
do-pass = passer
do-hasten = continuer
do-undo = reprendre
do-tricks = levées
do-payments = paiements
do-chart = courbe
do-speed = vitesse : { $speed ->
    [slow] lente
    [calm] calme
    [fast] rapide
   *[instant] immédiate
 }
do-light = clair ou sombre
do-help = aide
do-quit = quitter (enregistré)
do-leave = quitter
do-rule = lire la règle
do-close = fermer
do-next-deal = donne suivante
do-end = fin du match
close-hint = Échap pour fermer.
help-close-hint = Haut et bas pour défiler, Échap pour fermer.

# Les paiements jusqu'ici.
payments-title = Paiements de cette donne jusqu’ici
payments-provisional = Provisoire : un reversis ou une espagnolette peut encore tout renverser. La partie se paie à la fin.
payments-none = Rien ne s’est encore payé.
clause-title = Règle { $rule }

# Les levées qu'on peut revoir.
tricks-title = Levées que vous pouvez revoir
tricks-seen-own = Ces règles vous laissent revoir vos levées.
tricks-seen-last = Ces règles vous laissent revoir la dernière levée.
tricks-seen-own_and_last = Ces règles vous laissent revoir vos levées et la dernière.
tricks-none = Il n’y en a pas encore.

# Le décompte.
settlement-title = Donne { $number } : le décompte
settlement-payments = Paiements
verdict-worth = La partie vaut { $worth } : { $points } par ses cartes et { $bonus } en plus.
verdict-worth-plain = La partie vaut { $worth }.
verdict-party = Gagnée par { $winner }, perdue par { $loser }.
verdict-reversis-made = Reversis fait par { $undertaker }.
verdict-reversis-broken = Reversis entrepris par { $undertaker }, rompu par { $breaker }.
verdict-espagnolette = Espagnolette : { $seat }.
verdict-espagnolette-failed = Espagnolette manquée : { $seat }.
scores-points = points
scores-tricks = levées
scores-net = donne
scores-balance = solde

# La courbe et la fin.
chart-title = Les soldes au fil du match
chart-explained = En fiches, après chaque donne. { $several } marque plusieurs soldes égaux.
chart-empty = Aucune donne n’est encore finie.
match-title = Le match est fini après { $deals ->
    [one] { $deals } donne
    [many] { $deals } de donnes
   *[other] { $deals } donnes
 }
match-pool-shared = { $count ->
    [one] La { $count } fiche restée au panier se partage ainsi :
    [many] Le { $count } de fiches resté au panier se partage ainsi :
   *[other] Les { $count } fiches restées au panier se partagent ainsi :
 }
match-pool-empty = Il ne restait rien au panier.

# L'aide.
help-title = Comment on joue
help-keys = Touches
help-key-cards = 1 à 9, 0 - =
help-key-cards-does = la carte de cette touche ; ou les flèches et Entrée, ou un clic
help-key-answer = a, d
help-key-answer-does = annoncer ou réclamer ; tout garder ou passer
help-key-hasten = Espace, Entrée
help-key-hasten-does = ne pas attendre les robots
help-key-undo = u
help-key-undo-does = reprendre votre dernière action dans cette donne
help-key-look = t, p
help-key-look-does = les levées que vous pouvez revoir ; les paiements jusqu’ici
help-key-chart = c
help-key-chart-does = les soldes au fil du match
help-key-speed = s
help-key-speed-does = la vitesse des robots
help-key-light = l
help-key-light-does = fond clair ou sombre
help-key-quit = q
help-key-quit-does = quitter ; le match s’enregistre à chaque coup et reprend où vous l’avez laissé
help-marks = Sur la table
help-mark-turn = c’est à ce joueur
help-mark-dealer = le donneur
help-mark-best = le cadre double : cette carte fait la levée pour l’instant
help-mark-taken = cette carte a fait la levée
help-mark-order = l’ordre des cartes de la levée ; 1 est l’entame
help-mark-provisional = provisoire, jusqu’au décompte de la donne
help-game = Le jeu
help-aim = Chacun joue pour soi. Dans les levées, un as compte 4, un roi 3, une dame 2, un valet 1, et l’on n’en veut pas : qui a le plus de points perd la partie, qui en a le moins la gagne.
help-exchange = Avant le jeu, chacun sauf le donneur peut écarter une carte et prendre à la place une carte du talon ; le donneur en écarte une et ne prend rien. Les quatre cartes mises de côté font la partie : qui la perd en paie le prix à qui la gagne.
help-play = Fournissez à la couleur ; si vous n’en avez pas, jouez ce que vous voulez. La plus forte carte de la couleur d’entame fait la levée, et qui l’a faite entame la suivante. Il n’y a pas d’atout.
help-payments = Un as placé sur l’entame d’une autre couleur vous est payé par qui fait la levée ; pour un as forcé par une entame de sa couleur, c’est vous qui payez. Entre vis-à-vis, et à la bonne (aux deux dernières levées), la plupart des paiements doublent.
help-quinola = Le valet de cœur est le quinola. Placé sur une autre couleur, il tire le panier. Joué d’entame, ou forcé par une entame à cœur, il coûte à qui l’avait une bête, mise au panier.
help-pool = Le panier se remplit des mises et des bêtes. Ce qu’il contient au début du jeu est la remise.
help-reversis = Faire les onze levées, c’est faire le reversis. Qui a fait les neuf premières l’entreprend ; perdre l’une des deux dernières le rompt.
help-espagnolette = Les quatre as, ou trois as et le quinola, font l’espagnolette : elle permet de jouer toute carte aux neuf premières levées, mais il ne faut faire aucune des deux dernières ; dans certaines règles, aucune levée du tout.
