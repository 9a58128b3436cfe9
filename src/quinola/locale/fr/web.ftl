# Les pages dans le navigateur.

web-title = Quinola
web-tagline = Le reversis : quatre joueurs, quarante-huit cartes, et le moins de points gagne
web-card = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] dix
    [9] neuf
    [8] huit
    [7] sept
    [6] six
    [5] cinq
    [4] quatre
    [3] trois
   *[2] deux
 } de { $suit ->
    [s] pique
    [h] cœur
    [d] carreau
   *[c] trèfle
 }
web-card-back = une carte cachée
web-home = Page d’accueil
web-colon =  :
web-close = Fermer
web-more = Plus
web-on = oui
web-off = non
web-language = Langue
web-settings = Réglages
web-colours = Couleurs
web-colours-auto = comme l’appareil
web-colours-light = claires
web-colours-dark = sombres
web-four-colours = Enseignes en quatre couleurs
web-pace = Rythme
web-pace-calm = calme
web-pace-fast = rapide
web-pace-instant = immédiat
web-skip = Aller au contenu

# La page d’accueil.
web-play = Jouer contre des robots
web-friends = Une table entre amis
web-book = Tenir les comptes d’une soirée avec de vraies cartes
web-beside = Outre le jeu
web-learn = Apprendre à jouer
web-rules-read = Les règles
web-rules-full = Les règles en entier
web-in-full = Dans les règles
web-table-open = Ouvrir la table
web-my-tables = Vos tables
web-my-table = { $name }, { $date }
web-forget = Oublier cette table
web-ruleset = Règles
web-preset-classic = Classiques
web-preset-ukrainian = Ukrainiennes
web-preset-family = En famille
web-preset-encyclopedia = Encyclopédie
web-preset-academy = Académie
web-differs = Ce qui diffère des règles classiques
web-differs-none = Les autres règles sont comparées à celles-ci.
web-changed = { $count ->
    [one] { $count } option changée
    [many] { $count } d’options changées
   *[other] { $count } options changées
 }
web-house = Règles de la maison
web-house-name = Le nom de vos règles
web-house-reset = Revenir à ces règles
web-value-none = aucune
web-bots = Robots
web-level-random = Au hasard
web-level-novice = Débutant
web-level-club = Club
web-level-expert = Expert
web-level-master = Maître
web-level-random-about = n’importe quelle carte permise
web-level-novice-about = connaît le jeu, mais se laisse parfois distraire
web-level-club-about = suit les conseils des vieux manuels
web-level-expert-about = essaie chaque carte dans des centaines de donnes possibles
web-level-master-about = fait de même, et lit ce que dit votre jeu
web-thinking = Expert et Maître se préparent ; en attendant, ils jouent comme Club.
web-deals = Donnes
web-deals-count = { $count ->
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 }
web-stock = Ou quand quelqu’un a perdu
web-stock-none = sans limite
web-stock-of = ou quand quelqu’un a perdu { $fiches ->
    [one] { $fiches } fiche
    [many] { $fiches } de fiches
   *[other] { $fiches } fiches
 }
web-clock = Temps par carte
web-clock-none = sans pendule
web-clock-seconds = { $seconds } s
web-chat-wanted = Discussion
web-spectators-wanted = On peut regarder

# Prendre place.
web-your-name = Votre nom
web-sit = S’asseoir
web-sit-now = Une place est libre : on peut jouer à partir de la prochaine donne.
web-sit-later = Une place est libre : on peut la prendre quand cette donne sera finie.
web-sit-here = S’asseoir ici
web-sit-heading = Prenez place
web-look-on = Vous regardez
web-seats-full = Toutes les places sont prises.
web-seat-free = libre
web-seat-bot = Mettre un robot ici
web-seat-clear = Libérer cette place
web-start = Commencer le match
web-start-again = Un autre match
web-bots-fill = Des robots prennent les places restées libres.
web-waiting-host = { $host } commencera le match.
web-invite = Inviter des amis
web-invite-about = Avec ce lien, on peut s’asseoir.
web-invite-watch = Avec ce lien, on peut regarder, et ne voir que ce qui est public.
web-invite-link = Lien vers une place
web-watch-link = Lien pour regarder
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien

# La table.
web-you = Vous
web-opponent-4 = Dominique
web-bot = robot
web-host = hôte
web-dealer = donneur
web-dealer-mark = D
web-exchange-used = carte écartée
web-exchange-declined = main gardée
web-takes = fait la levée
web-away = absent
web-stand-in = un robot joue
web-ready = prêt
web-turn = à jouer
web-remise = remise
web-provisional = provisoire
web-balance = solde
web-your-hand = Votre main
web-forbidden = pas permise maintenant
web-trick = Levée { $number }
web-trick-of = Levée { $number } sur 11
web-talon = Talon
web-party = La partie
web-espagnolette = espagnolette
web-prompt-wait = À jouer : { $seat }
web-prompt-others = On attend les autres
web-prompt-laid = Votre choix attend votre tour.
web-prompt-exchange = Écartez une carte pour celle du talon, ou gardez votre main.
web-prompt-dealer = Vous donnez : écartez une de vos douze cartes.
web-prompt-announce = Vous avez l’espagnolette. L’annoncer ?
web-prompt-announce-none = Annonces : vous n’en avez pas à faire.
web-prompt-claim = Réclamer le paiement des as et du quinola joués d’entame ?
web-prompt-lead = À vous d’entamer : toute carte convient.
web-prompt-follow = À vous : fournissez à { $suit }.
web-prompt-void = À vous : pas de { $suit }, toute carte convient.
web-prompt-free = À vous : l’entame est à { $suit }, mais l’espagnolette peut tout jouer.
web-prompt-watch = À jouer : { $seat }
web-do-discard = Écarter
web-do-decline = Garder ma main
web-do-announce = Annoncer
web-do-claim = Réclamer
web-do-pass = Passer
web-undo = Reprendre
web-hint = Conseil
web-hint-wait = On regarde plus loin…
web-hint-best = Le mieux
web-hint-choices = En fiches jusqu’à la fin de la donne ; essayé dans { $count ->
    [one] { $count } donne possible
    [many] { $count } de donnes possibles
   *[other] { $count } donnes possibles
 }
web-show-cards = Montrer les cartes
web-all-cards = Toutes les cartes
web-tricks = Levées
web-tricks-none = Aucune levée ne peut encore être revue.
web-payments = Paiements
web-tell-all = Tout montrer
web-payments-none = Rien n’a encore été payé.
web-payments-provisional = Provisoire : un reversis ou une espagnolette peut encore tout changer. La partie vient à la fin.
web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-chat = Discussion
web-chat-line = Un message
web-chat-send = Envoyer
web-chat-none = Personne n’a rien dit.
web-chat-off = Cacher la discussion
web-chat-on = Montrer la discussion
web-mute = Ne plus entendre { $seat }
web-unmute = Entendre à nouveau { $seat }
web-discard-own = Vous avez écarté
web-talon-own = Vous avez pris
web-declined-own = Vous avez refusé
web-declined-alone = Vous seul la voyez.
web-helped = avec aide
web-leave = Quitter la table
web-leave-sure = Un robot joue à votre place, et les comptes restent les vôtres. Vous pouvez revenir.
web-return = Jouer à nouveau moi-même
web-standing-in = Un robot joue pour vous.
web-vote = Un robot pour { $seat }
web-told-vote-cast = On demande un robot pour { $seat }
web-offline = La connexion est perdue. Votre place est gardée ; nouvel essai…
web-connecting = Connexion…
web-restarted = Le serveur a redémarré ; tout est resté en place.
web-not-your-turn = Ce n’est pas encore votre tour.
web-undone = Repris.
web-told-peeked = Toutes les cartes ont été montrées : { $seat }
web-told-sat = { $seat } s’assoit
web-told-went = { $seat } est absent
web-told-came = { $seat } est de retour
web-told-stood-in = Un robot joue maintenant pour { $seat }
web-seconds-left = { $seconds } s
web-closed = Cette table est fermée.
web-keys = Touches
web-keys-about = Flèches : choisir une carte. Entrée ou Espace : la jouer. D : garder la main ou passer. A : annoncer ou réclamer. U : reprendre. H : conseil. T : levées. P : paiements. L : ce qui s’est passé. Échap : fermer.

# Les comptes et la suite.
web-settlement = Donne { $number } : les comptes
web-rule = Article { $rule }
web-net = cette donne
web-points = points
web-tricks-count = levées
web-player = joueur
web-some-player = Joueur
web-winner = partie gagnée
web-loser = partie perdue
web-party-worth = Prix de la partie : { $worth }
web-party-not-paid = La partie ne se paie pas.
web-reversis-made = Reversis fait : { $seat }
web-reversis-broken = Reversis rompu. Entrepris par { $undertaker }, rompu par { $breaker }
web-espagnolette-stood = Espagnolette : { $seat }
web-espagnolette-failed = Espagnolette manquée : { $seat }
web-cancelled = Le reversis annule les autres paiements.
web-next = Donne suivante
web-next-wait = On attend : { $seats }
web-replay = Revoir
web-match = Le match
web-again = Rejouer ces cartes
web-record = Télécharger la donne
web-match-over = Le match est fini
web-match-won = Gagné par { $seat }
web-pool-shared = Le reste du panier est partagé.
web-shuffle = Vérifier le mélange
web-shuffle-holds = Vérifié ici : la graine est celle de l’engagement pris avant la donne, et ces cartes en découlent.
web-shuffle-commitment = La graine n’est pas celle de l’engagement.
web-shuffle-differs = Ce ne sont pas les cartes qui découlent de la graine.
web-shuffle-none = Ces cartes ont été données telles quelles, sans mélange.
web-shuffle-file = Preuve en fichier, pour quinola verify-shuffle
web-shuffle-told = Pris avant la donne
web-shuffle-code = Engagement
web-shuffle-changed = L’engagement n’est pas celui qui fut pris avant la donne.
web-shuffle-untold = Vérifié ici : la graine répond à l’engagement publié avec elle, et ces cartes en découlent. Cette page n’a pas entendu l’engagement avant la donne ; comparez-le à ce qui fut dit alors à la table.

# Revoir une donne, et la page du match.
web-deal-title = Donne { $number }
web-step-first = Au début
web-step-back = Une carte en arrière
web-step-on = Une carte en avant
web-step-last = À la fin
web-step-trick = Levée { $trick }, carte { $card }
web-step-start = Avant l’écart
web-step-exchange = L’écart
web-step-end = Les comptes
web-compare-deal = La même donne selon toutes les règles
web-previous-deal = Donne précédente
web-next-deal = Donne suivante
web-match-title = Match du { $date }
web-chart = Soldes
web-chart-about = En fiches, après chaque donne
web-ledger = Paiements
web-export-json = Donnes (JSON)
web-export-csv = Paiements (CSV)
web-shared = Panier partagé

# Quand quelque chose ne va pas.
web-not-found = Il n’y a rien ici.
web-failed = Cela n’a pas marché.
web-retry = Réessayer
web-unreachable = Le serveur ne répond pas.

# Pour changer les options.
web-move-up = Monter : { $what }
web-move-down = Descendre : { $what }
web-unit = Compté en
web-unit-fiches = fiches
web-unit-stakes = mises
web-stakes = { $count ->
    [one] { $count } mise
    [many] { $count } de mises
   *[other] { $count } mises
 }
web-option-split-doubled = La partie ne peut être partagée que si l’on ne paie pas plus entre vis-à-vis
web-option-split-forfeits = La partie ne peut être partagée que si aucune irrégularité ne prive de ses gains

# Ce que valent les options.
web-set-honours = aux honneurs tirés
web-set-lot = au sort
web-set-quinola = à qui reçoit le quinola
web-set-T = les dix
web-set-2 = les deux
web-set-clockwise = dans le sens des aiguilles
web-set-counterclockwise = en sens inverse des aiguilles
web-set-own = les siennes
web-set-last = la dernière
web-set-own_and_last = les siennes et la dernière
web-set-left = gauche
web-set-opposite = vis-à-vis
web-set-right = droite
web-set-dealer = donneur
web-set-seat = selon la place
web-set-split = partagée
web-set-at_most_first = quand il ne contient pas plus que les premières mises
web-set-below_first = quand il contient moins que les premières mises
web-set-after_win = pour la donne suivante, quand il a été tiré
web-set-immediately = aussitôt qu’il est tiré
web-set-leader = celui qui a entamé
web-set-pool = le panier
web-set-taker = celui qui fait la levée
web-set-each = chacun des autres
web-set-automatic = non, il se fait de droit
web-set-manual = oui
web-set-remise = la remise
web-set-tariff = un tarif
web-set-party = la partie
web-set-nothing = aucun
web-set-made = un reversis fait
web-set-made_or_broken = fait ou rompu
web-set-always = toujours
web-set-never = jamais
web-set-unless_late_quinola = sauf si le joueur du reversis a joué le quinola aux deux dernières levées
web-set-own_early_quinola = si le joueur du reversis a joué le quinola avant les deux dernières levées
web-set-unless_own_quinola_late_or_forced = sauf si le joueur du reversis a joué le quinola d’entame aux deux dernières levées ou si on le lui a forcé
web-set-last_two = les deux dernières
web-set-any = toutes
web-set-unless_others_quinola = sauf si un autre a joué le quinola
web-set-if_led_quinola_late = si elle a joué le quinola d’entame aux deux dernières levées
web-set-if_own_quinola = si elle a joué elle-même le quinola
web-set-own_double = ce qu’elle a reçu pour avoir placé
web-set-all_aces_double = tous les as placés ou forcés
web-set-misdeal = maldonne
web-set-misdeal_after_exchange = maldonne découverte après un écart
web-set-exposed = carte découverte
web-set-out_of_turn = écart hors de son tour
web-set-peek = talon regardé trop tôt
web-set-revoke = fausse renonce
