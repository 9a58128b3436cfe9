# Le teneur de comptes : ce qu’on demande d’une donne jouée avec de vraies cartes.

book-ask-nine = Un joueur a-t-il fait toutes les levées de 1 à 9 ? Qui ?
book-ask-tenth = Qui a fait la levée 10 ?
book-ask-eleventh = Qui a fait la levée 11 ?
book-ask-espagnolette = Quelqu’un a-t-il été l’espagnolette ? Qui ?
book-ask-points = Points dans les levées de chacun
book-ask-tricks = Levées de chacun
book-ask-party = Les quatre cartes de la partie, ou ce qu’elles valent
book-ask-four-aces = L’espagnolette avait-elle les quatre as ?
book-ask-claimed = Le gagnant de la partie a-t-il réclamé le paiement des cartes jouées d’entame ?
book-ask-manner = Qu’est devenu { $card } ?
book-ask-by = Qui a joué { $card } ?
book-ask-leader = Qui a entamé la levée où { $card } a été forcé ?
book-ask-taker = Qui a fait la levée sur laquelle { $card } a été placé ?
book-ask-late = { $card } est-il tombé à la levée 10 ou 11 ?
book-ask-last = { $card } est-il tombé à la levée 11 ?
book-ask-after-quinola = { $card } est-il tombé après le quinola ?

book-manner-led = joué d’entame
book-manner-forced = forcé (sur une entame de sa couleur)
book-manner-placed = placé (sur une entame d’une autre couleur)
book-manner-aside = resté dans la partie
book-yes = oui
book-no = non
book-nobody = personne

# Ce qui ne peut pas être.
book-tricks-sum = Il y a 11 levées, et non { $sum }.
book-points-most = Points de { $seat } : il ne peut y en avoir plus de { $most } (levées : { $tricks }).
book-points-sum = Les points des levées font { $sum } ; avec cette partie ils doivent faire { $right }.
book-points-least = Points de { $seat } : les cartes prises en font déjà { $least }.
book-party-pack = { $card } n’est pas dans ce jeu.
book-party-worth = Il n’y a pas quatre cartes qui vaillent { $worth }.
book-espagnolette-cards = { $seat } n’a pu avoir l’espagnolette : c’est le quinola avec trois as, ou les quatre as.
book-forced-self = Personne ne se force { $card } à soi-même.
book-placed-self = Personne ne place { $card } sur une levée qu’il fait lui-même.
book-aside-not = Ou bien { $card } est resté dans la partie, ou bien il a été joué.
book-taker-trickless = { $seat } n’a pas de levée, et n’a donc pu faire celle où { $card } est tombé.
book-leader-trickless = { $seat } n’a pas de levée après laquelle entamer celle où { $card } est tombé.
book-nine-leader = Un même joueur a fait les neuf premières levées : { $seat } n’a donc pu entamer celle où { $card } est tombé.
book-nine-taker = Un même joueur a fait les neuf premières levées : { $seat } n’a donc pu faire celle où { $card } est tombé.

# Ce qu’on ne peut lire.
book-form = ce n’est pas un livre de donnes : { $problem }
book-question = il n’y a pas de question { $question }
book-fault = { $kind } n’est pas une irrégularité ; il y a { $allowed }
book-answer-seat = { $question } : { $value } n’est ni N, ni E, ni S, ni W
book-answer-counts = { $question } : il faut quatre nombres, pour N, E, S et W, et non { $value }
book-answer-count = { $question } : { $value } n’est pas un nombre entier, 0 ou plus
book-answer-cards = { $question } : il faut quatre cartes différentes, et non { $value }
book-answer-manner = { $question } : { $value } n’est ni led, ni forced, ni placed, ni aside
book-answer-yes-no = { $question } : { $value } n’est ni true ni false

# En lignes, avec quinola book.
book-begun = Règles : { $rules }. Le livre est tenu dans { $file } ; /aide dit ce qu’on peut faire.
book-deal = Donne { $number }, donnée par { $dealer }
book-party = Partie gagnée par { $winner }, perdue par { $loser }
book-unsettled = pas encore réglée
book-ask-name = Qui est assis en { $seat } ? (un nom, ou Entrée)
book-ask-dealer = Qui donne le premier ?
book-ask-more = Donne { $number }, donnée par { $dealer } : Entrée quand elle est jouée
book-ask-change = Quelle réponse changer ? (son numéro)
book-enter-nobody = Entrée : personne
book-example-party = p. ex. Rc 7k 4t Dp, ou 5
book-not-understood = Ce n’est pas une réponse ici ; /aide dit ce qu’on peut faire.
book-nothing-noted = Rien n’est noté de cette donne.
book-no-deal = Cette donne n’existe pas ; donnes dans le livre : { $count }.
book-void-how = Dites comment : /annuler { $misdeal } ou /annuler { $exposed }.
book-faults-none = Plus aucune irrégularité n’est notée pour la donne { $number }.
book-fault-how = Dites de qui et laquelle : /faute N revoke. Ici, il en coûte quelque chose pour : { $kinds }.
book-end-unsettled = La donne ouverte doit d’abord être réglée.
book-large = un livre n’a pas plus de { $most } octets
book-help-line = { $order } : { $what }
book-help-change = changer une réponse, de cette donne ou d’une autre : /changer 2
book-help-void = la donne ne se joue pas : /annuler maldonne, /annuler découverte
book-help-fault = noter une irrégularité : /faute N revoke ; /faute seul les retire
book-help-sheet = toute la soirée
book-help-end = la soirée est finie : le panier se partage
book-help-help = ceci
book-help-quit = partir ; tout est dans le fichier
keys-book-change = changer
keys-book-void = annuler
keys-book-fault = faute
keys-book-sheet = feuille
keys-book-end = fin
keys-book-help = aide ?
keys-book-quit = quitter
keys-book-led = entame
keys-book-forced = forcé
keys-book-placed = placé
keys-book-aside = partie
keys-book-yes = oui
keys-book-no = non
keys-book-nobody = personne -
keys-book-misdeal = maldonne
keys-book-exposed = découverte
book-has-rules = { $file } est déjà un livre et a ses règles ; --rules ne sert que pour un nouveau
