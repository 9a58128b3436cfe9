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
no-undo = Vous n’avez rien fait dans cette donne qui puisse se reprendre.
not-saved = L’enregistrement a échoué, et rien n’a été fait : { $error }. Réessayez (Espace), ou quittez.
too-small = Cette fenêtre fait { $width } sur { $height } ; la table se dessine à partir de { $least_width } sur { $least_height }. Une touche joue la carte qui la suit, Entrée celle entre crochets.
too-soon = Ce n’est pas encore à vous : la touche n’a rien fait.
too-early = La touche est venue avant votre tour : rien n’a été joué. Appuyez encore.
more-below = { $count ->
    [one] { $count } ligne de plus en dessous : Page suiv.
    [many] { $count } de lignes de plus en dessous : Page suiv.
   *[other] { $count } lignes de plus en dessous : Page suiv.
 }

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
do-hint = conseil
do-review = analyse
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
do-rule = lire l’article
do-close = fermer
do-next-deal = donne suivante
do-end = fin du match
close-hint = Échap pour fermer.
help-close-hint = Haut et bas pour défiler, Échap pour fermer.

# Les paiements jusqu'ici.
payments-title = Paiements de cette donne jusqu’ici
payments-provisional = Provisoire : un reversis ou une espagnolette peut encore tout renverser. La partie se paie à la fin.
payments-none = Rien ne s’est encore payé.
clause-title = Article { $rule }

# Les levées qu'on peut revoir.
tricks-title = Levées que vous pouvez revoir
tricks-seen-own = Ces règles vous laissent revoir vos levées.
tricks-seen-last = Ces règles vous laissent revoir la dernière levée.
tricks-seen-own_and_last = Ces règles vous laissent revoir vos levées et la dernière.
tricks-none = Il n’y en a pas encore.

# Le décompte.
settlement-title = Donne { $number } : le décompte
settlement-payments = Paiements
settlement-party = La partie : { $cards }
clause-in-english = Le recueil des règles n’existe encore qu’en anglais.
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
help-key-cards-does = la carte de cette touche ; sur un clavier AZERTY, la même rangée, sans Maj aussi, et ) pour la onzième (- y est la sixième dès qu’une autre touche de la rangée a servi) ; ou les flèches et Entrée, ou un clic
help-key-answer = a, d
help-key-answer-does = annoncer ou réclamer ; tout garder ou passer
help-key-hasten = Espace, Entrée
help-key-hasten-does = ne pas attendre les robots
help-key-undo = u
help-key-undo-does = reprendre votre dernière action dans cette donne
help-key-hint = h
help-key-hint-does = un conseil : les meilleurs choix, et pourquoi
help-key-review = r
help-key-review-does = après une donne : ce qu’ont coûté vos décisions
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
help-key-suspend = Ctrl-Z
help-key-suspend-does = retour au shell ; sa commande fg ramène le jeu
help-marks = Sur la table
help-mark-turn = c’est à ce joueur
help-mark-dealer = le donneur
help-mark-best = le cadre double : cette carte fait la levée pour l’instant
help-mark-taken = cette carte a fait la levée
help-mark-order = l’ordre des cartes de la levée ; 1 est l’entame
help-mark-provisional = provisoire, jusqu’au décompte de la donne
help-game = Le jeu, selon les règles : { $name }
help-pack = On joue à quatre, chacun pour soi, avec 48 cartes et onze levées : le jeu n’a pas de { $removed ->
    [tens] dix
   *[twos] deux
 }. L’as est la plus forte carte.
help-aim = Dans les levées, un as compte 4, un roi 3, une dame 2, un valet 1, et l’on n’en veut pas : celui qui a le plus de points perd la partie et la paie, celui qui en a le moins la gagne et en reçoit le prix.
help-points = Mais dans une levée l’as de carreau compte { $ace }, et le valet de cœur { $quinola }.
help-exchange = Avant le jeu, chacun sauf le donneur peut écarter une carte et prendre à la place une carte du talon ; le donneur en écarte une et ne prend rien. Les quatre cartes mises de côté font la partie.
help-worth = La partie vaut ce que comptent ses cartes : l’as de carreau { $ace }, le valet de cœur { $quinola }, tout autre as 4, un roi 3, une dame 2, un valet 1 ; { $bonus ->
    [0] on n’y ajoute rien
   *[other] on y ajoute toujours { $bonus }
 }.
help-fiches = Tout se paie en fiches, les petits jetons du jeu. On peut en gagner ou en devoir autant qu’on veut ; le solde, avec + ou -, est ce que vous avez gagné ou perdu dans le match.
help-pool = Le panier est le fonds commun au milieu de la table. Quand il faut le garnir, chacun y met { $stake }, le donneur { $dealer }. Ce qu’il contient au début du jeu est la remise. Une bête est une amende mise au panier : { $bete ->
    [remise] autant que la remise
   *[pool] autant qu’il contient à ce moment
 }.
help-dealer-adds = À chaque donne, le donneur y ajoute { $count }.
help-play = Fournissez à la couleur ; si vous n’en avez pas, jouez ce que vous voulez. La plus forte carte de la couleur d’entame fait la levée, et qui l’a faite entame la suivante. Il n’y a pas d’atout.
help-highest-quinola = Le valet de cœur est le plus fort des cœurs, au-dessus de l’as.
help-aces = Un as est placé quand on le joue sur l’entame d’une autre couleur : celui qui fait la levée paie { $ace } à celui qui l’a joué, { $diamonds } pour l’as de carreau. Il est forcé quand on le joue sur une entame de sa couleur : celui qui l’a joué paie autant { $payee ->
    [leader] à celui qui a entamé
   *[pool] au panier
 }.
help-quinola = Le valet de cœur est le quinola. Placé sur une autre couleur, il tire le panier, et { $payer ->
    [taker] celui qui fait la levée
   *[each] chacun des autres
 } paie encore { $placed }. Joué d’entame, ou forcé par une entame à cœur, il coûte une bête à celui qui l’avait ; forcé, il coûte aussi { $holder }, dus à celui qui a entamé, et chacun des autres lui en doit { $others }.
help-opposite = Entre vis-à-vis, les paiements sont multipliés par { $factor }.
help-last-two = Aux deux dernières levées, ce qui se paie pour une carte est multiplié par { $factor }.
help-reversis-tariff = Faire les onze levées, c’est faire le reversis. À la place de la partie, chaque voisin le paie { $side } et le vis-à-vis { $opposite }. Qui a fait les neuf premières l’entreprend ; perdre l’une des deux dernières le rompt et coûte { $broken }.
help-reversis-party = Faire les onze levées, c’est faire le reversis : chacun des autres paie le prix de la partie.
help-espagnolette = Les quatre as, ou trois as et le quinola, font l’espagnolette : elle permet de jouer toute carte aux neuf premières levées, mais il ne faut faire { $fails ->
    [last_two] aucune des deux dernières
   *[any] aucune levée
 }.
help-espagnolette-announced = Elle ne compte que si on l’annonce avant le jeu.
