# Le jeu conté ligne à ligne (`quinola play --plain`), et conté à qui joue : « vous ».

you = Vous
# Des prénoms courts, d'homme ou de femme, à initiales différentes.
opponent-1 = Alix
opponent-2 = Camille
opponent-3 = Sacha

you-exchanged = Vous écartez { $card } et prenez { $drawn }
you-discarded = Vous écartez { $card }
you-declined = Vous n’écartez pas et voyez { $card }
you-declined-unseen = Vous n’écartez pas
you-announced = Vous annoncez l’espagnolette
you-claimed = Vous réclamez le paiement des cartes jouées d’entame
you-passed = Vous passez
you-played = Vous jouez { $card }
you-led = Vous entamez la levée { $trick } par { $card }
you-taken = Vous faites la levée { $trick } { $points ->
    [0] sans aucun point
    [one] avec { $points } point
    [many] avec { $points } de points
   *[other] avec { $points } points
 }
plain-led = { $seat } entame la levée { $trick } par { $card }

# Les refus, dits à qui joue.
you-card-not-held = Vous n’avez pas { $card }. Choix possible : { $allowed }
you-exchange-done = Vous avez déjà fait votre choix, et l’écart ne se reprend pas
you-exchange-out-of-turn = Vous ne pouvez pas écarter maintenant
you-dealer-discards = Donneur, vous avez douze cartes et devez en écarter une : { $allowed }
you-no-announcements = Dans ces règles, l’espagnolette ne s’annonce pas : elle se déclare en ne fournissant pas alors qu’elle le pourrait
you-no-espagnolette = Vous n’avez pas d’espagnolette à annoncer : il y faut les quatre as, ou trois as et le quinola
you-announce-out-of-turn = Il n’y a rien à annoncer ni à passer maintenant
you-play-out-of-turn = Vous ne pouvez pas jouer de carte maintenant
you-follow-suit = { $card } n’est pas de la couleur demandée. Vous pouvez jouer { $allowed }
you-espagnolette-follows-late = Aux levées 10 et 11, l’espagnolette aussi doit fournir. Vous pouvez jouer { $allowed }
you-espagnolette-unannounced = { $card } n’est pas de la couleur demandée, et vous n’avez pas annoncé d’espagnolette. Vous pouvez jouer { $allowed }
you-claims-automatic = Dans ces règles, les cartes jouées d’entame se paient sans qu’on les réclame
you-claim-out-of-turn = Il n’y a rien à réclamer maintenant

plain-deal = Donne { $number }
plain-deal-of = Donne { $number } sur { $deals }
plain-dealer = Donneur : { $dealer }. Premier en cartes : { $eldest }
plain-pool = Au panier : { $pool ->
    [one] { $pool } fiche
    [many] { $pool } de fiches
   *[other] { $pool } fiches
 }
plain-stumble-raised = Le programme qui joue pour { $seat } a échoué ; à sa place, on a joué une carte permise
plain-stumble-stalled = Le programme qui joue pour { $seat } n’a pas répondu à temps ; à sa place, on a joué une carte permise
plain-stumble-illegal = Le programme qui joue pour { $seat } a voulu ce que les règles défendent ; à sa place, on a joué une carte permise

plain-hand = Votre main : { $cards }
plain-playable = Vous pouvez jouer : { $cards }
plain-any-card = Vous pouvez jouer n’importe quelle carte
plain-free = Vous avez l’espagnolette et n’avez pas à fournir
plain-your-discard = Vous avez écarté { $card }
plain-your-talon-card = Votre carte du talon était { $card }
plain-trick-open = Levée { $trick } jusqu’ici : { $cards }
plain-trick = Levée { $trick } : { $cards }. Faite par : { $seat }
plain-no-tricks = Il n’y a pas de levée que vous puissiez revoir
plain-provisional = Provisoire, jusqu’au décompte de la donne :
plain-so-far = Payé jusqu’ici dans cette donne (provisoire) :

# Les questions. Les touches sont celles de `keys-…` ci-dessous.
ask-exchange = Carte à écarter, ou tout garder (g) ?
ask-discard = Carte à écarter ?
ask-announce = Annoncer l’espagnolette (a), ou passer (p) ?
ask-claim = Réclamer le paiement des cartes jouées d’entame (réclamer), ou passer (p) ?
ask-lead = Levée { $trick }, à vous d’entamer. Votre carte ?
ask-follow = Levée { $trick }, entame : { $card }. Votre carte ?
ask-next-deal = Donne suivante : appuyez sur Entrée (ou analyse, b, l, q, ?)

plain-what = Ce n’est ni une carte ni une commande. Une carte se tape comme Dp, ou par son numéro ; ? donne l’aide
plain-what-next = Entrée distribue la donne suivante ; analyse revient sur la donne ; q quitte ; ? donne l’aide
plain-no-card-now = On ne demande pas de carte maintenant
plain-no-number = Il n’y a pas de numéro { $number } dans votre main ; { $most ->
    [1] il n’y a que le 1
   *[other] les numéros vont de 1 à { $most }
 }
plain-undone = C’est repris
plain-nothing-to-undo = Vous n’avez rien à reprendre dans cette donne
plain-help =
    Une carte : son numéro dans la main, ou rang et couleur : Dp, 9t, Aco, Rca (p pique, co cœur, ca carreau, t trèfle).
    g ou garder : garder vos cartes. a ou annoncer : l’espagnolette. réclamer : le paiement des cartes jouées d’entame. p ou passer.
    m ou main : votre main encore, et votre écart.
    l ou levées : les levées que vous pouvez revoir.
    c ou comptes : ce qui s’est payé jusqu’ici dans cette donne.
    b ou bilan : soldes et panier.
    r ou reprendre : reprendre votre dernière carte.
    conseil : que faire maintenant, et pourquoi. Après une donne, analyse : ce qu’ont coûté vos décisions.
    q ou quitter : partir ; le match est enregistré.
    Les lettres anglaises valent aussi : s h d c pour les couleurs, d a p h t s b u q.

# Ce qu'on peut taper, les mots séparés par des espaces. L'anglais se comprend dans toutes les langues.
keys-decline = g garder décliner decliner
keys-announce = a annoncer espagnolette
keys-pass = p passer passe
keys-claim = réclamer reclamer
keys-undo = r reprendre annuler
keys-tricks = l levées levees
keys-balances = b bilan soldes
keys-hand = m main
keys-so-far = c comptes
keys-hint = conseil
keys-review = analyse
keys-help = ? aide
keys-quit = q quitter
keys-spades = p pique
keys-hearts = co cœur coeur
keys-diamonds = ca carreau
keys-clubs = t trèfle trefle

# Le décompte
column-player = joueur
plain-deal-over = La donne { $number } est finie
plain-payments = Qui paie à qui, en fiches :
plain-no-payments = Rien ne se paie
plain-match-over = Le match est fini après { $deals ->
    [one] { $deals } donne
    [many] { $deals } de donnes
   *[other] { $deals } donnes
 }
plain-pool-shared = Ce qui reste au panier se partage :
plain-final-balances = Soldes à la fin :
plain-you-won = Vous gagnez le match
plain-won = { $seat } gagne le match
plain-shared-first = La première place se partage : { $players }
plain-seed = Graine du match : { $seed }
