# La page où l’on tient les comptes d’une soirée avec de vraies cartes.

evening-title = Soirées avec de vraies cartes
evening-about = Notez ce qui a compté dans une donne : qui paie qui, et pourquoi, se calcule ici.
evening-new = Nouvelle soirée
evening-begin = Commencer
evening-list = Vos soirées
evening-deals = { $count ->
    [0] pas encore de donne
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 }
evening-untitled = Soirée du { $date }
evening-name = Nom de la soirée
evening-players = Joueurs
evening-first-dealer = Qui donne en premier
evening-pool-before = Dans le panier avant la première donne
evening-pool-wrong = Le panier contient un nombre entier de fiches, { $most } au plus.
evening-changed-rules = Toutes les donnes sont recalculées selon ces règles.
evening-edit = Joueurs et règles
evening-actions = La soirée
evening-export = Enregistrer dans un fichier
evening-import = Ouvrir un fichier
evening-print = Imprimer
evening-delete = Supprimer cette soirée
evening-deleted = Soirée supprimée : { $name }
evening-file-broken = Ce fichier ne peut pas être lu.
evening-of-deal = Donne { $number } : { $problem }
evening-unkept = Ce navigateur ne garde rien. Enregistrez la soirée dans un fichier avant de quitter la page.
evening-offline = Cette page fonctionne aussi sans connexion.
evening-not-offline = Par cette connexion la page ne peut pas être gardée : sans le serveur, elle ne fonctionne que tant qu’elle reste ouverte.

# Une donne.
evening-dealt-by = { $seat } donne
evening-answer-change = changer
evening-noted = { $question } { $answer }
evening-done = Terminé
evening-in-all = { $sum } en tout
evening-count-wrong = Un nombre entier de 0 à { $most }
evening-of-eleven = { $sum } sur 11
evening-more = Un de plus : { $seat }
evening-less = Un de moins : { $seat }
evening-party-how = Comment noter la partie
evening-party-cards = par ses cartes
evening-party-worth = par son prix
evening-party-chosen = { $count } cartes sur 4
evening-worth-points = { $worth ->
    [one] { $worth } point
    [many] { $worth } de points
   *[other] { $worth } points
 }
evening-contradict = Ces réponses ne peuvent pas être toutes justes. Changez-en une.
evening-besides = Donneur, irrégularités, donne nulle
evening-dealer = Qui a donné
evening-void = La donne a-t-elle été jouée ?
evening-void-none = jouée
evening-void-misdeal = nulle : maldonne
evening-void-exposed = nulle : carte découverte, on redonne
evening-faults = Irrégularités
evening-fault-who = Qui
evening-fault-what = Quoi
evening-fault-add = Ajouter
evening-fault-remove = Retirer : { $seat }, { $what }
evening-settled = La donne { $number } est réglée
evening-voided = La donne { $number } est nulle
evening-waits = La donne { $number } n’est pas encore réglée ; les suivantes l’attendent.
evening-open = Aller à la donne { $number }
evening-next = Donne suivante
evening-end = Fin de la soirée
evening-over = La soirée est finie
evening-play-on = Jouer encore
evening-deals-so-far = Donnes
evening-correct = Voir la donne { $number } ou la corriger
evening-not-settled = ouverte
evening-deal-delete = Supprimer la donne { $number }
evening-deal-deleted = La donne { $number } est supprimée.
evening-restored = Tout est de nouveau comme avant.
evening-changes = Ce que la correction a changé
evening-changes-none = Rien dans les donnes suivantes, et aucun solde.
evening-change = { $who } : { $before } → { $after }
