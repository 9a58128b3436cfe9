# Les règles complètes du jeu, pour qui n’y a jamais joué. Chaque phrase suit les options ; celle dont
# un jeu de règles n’a que faire est vide. Les montants viennent toujours des options.

rulebook-title = Le reversis : les règles « { $name } »
rulebook-house = Le reversis : règles de la maison, tirées de « { $name } »
rulebook-languages = Langues
rulebook-presets = Jeux de règles
rulebook-cited = Entre crochets, après chaque règle : les articles des sources qui la donnent ainsi ; la commande quinola rules show { $name } en fait la liste.
rulebook-table-cited = À droite de chaque paiement : l’article que nomme le décompte d’une donne.
rulebook-fiches = { $count ->
    [one] { $count } fiche
    [many] { $count } de fiches
   *[other] { $count } fiches
 }

rulebook-pack = Les cartes et les joueurs
rulebook-seats = Les places et le donneur
rulebook-stakes = Les mises
rulebook-deal = La donne
rulebook-exchange = L’écart
rulebook-play = Le jeu des cartes
rulebook-points = Les points
rulebook-party = La partie et qui la gagne
rulebook-aces = Les as
rulebook-quinola = Le quinola
rulebook-pool = Le panier
rulebook-reversis = Le reversis
rulebook-espagnolette = L’espagnolette
rulebook-doubling = Quand on paie davantage
rulebook-looking = Les levées qu’on peut revoir
rulebook-irregularities = Les irrégularités
rulebook-end = La fin
rulebook-payments = Tous les paiements

# Les cartes et les joueurs
rule-players = On joue à quatre, chacun pour soi.
rule-aim = À chaque donne, on joue onze levées. Une levée se compose de quatre cartes, une de chaque joueur à son tour, et l’un des quatre la ramasse. Certaines cartes comptent des points, et les points sont à fuir : le but est d’en avoir le moins possible dans ses levées. Mais on peut aussi oser le contraire, et faire toutes les levées.
rule-pack = Il faut 48 cartes : un jeu de 52 dont on a retiré les { $removed_rank ->
    [T] dix
   *[other] deux
 }.
rule-ranks = Dans chacune des quatre couleurs, la plus forte carte est l’as ; viennent ensuite le roi, la dame, le valet, puis les petites cartes, { $removed_rank ->
    [T] du neuf au deux
   *[other] du dix au trois
 }. { $quinola_highest_heart ->
    [false] { "" }
   *[true] À cœur seulement, il en va autrement : le valet y est la plus forte carte, au-dessus de l’as.
 } Il n’y a pas d’atout.
rule-quinola = Le valet de cœur s’appelle le quinola ; on donne souvent son nom au jeu lui-même. Il peut rapporter beaucoup à qui l’a en main, et lui coûter cher.
rule-fiches = Tout se paie en fiches, les petites marques du jeu ; tous les montants de ces règles sont en fiches. Cinq fiches font ce qu’on appelle un jeton. Au début, chacun en a autant que les autres ; celui qui n’en a plus continue à jouer à crédit.

# Les places et le donneur
rule-opposite = Les joueurs assis à votre droite et à votre gauche sont vos voisins ; celui d’en face est votre vis-à-vis. Certains paiements dépendent de qui est le vis-à-vis de qui.
rule-seating = { $seating ->
    [honours] On pose sur la table, faces cachées, un as, un roi, une dame et un valet, et chacun en tire une carte. Qui a tiré l’as choisit sa place et donne le premier ; le roi, la dame et le valet prennent dans cet ordre les places suivantes, en allant vers la { $direction ->
        [clockwise] gauche
       *[counterclockwise] droite
     }.
    [lot] Les places et le premier donneur se tirent au sort.
   *[quinola] Pour trouver le premier donneur, on distribue les cartes à la ronde, faces visibles, jusqu’au valet de cœur : qui le reçoit donne le premier.
 }
rule-direction = { $direction ->
    [clockwise] Tout tourne dans le sens des aiguilles d’une montre : après vous vient votre voisin de gauche.
   *[counterclockwise] Tout tourne dans le sens contraire des aiguilles d’une montre : après vous vient votre voisin de droite.
 } C’est dans ce sens qu’on distribue et qu’on joue, et qu’à chaque nouvelle donne on change de donneur.

# Les mises
rule-basket = Les mises communes se rassemblent dans un panier. Il est posé à la droite du donneur et change de place avec lui.
rule-stake = Quand il faut garnir le panier, le donneur y met { $dealer_stake_fiches }, et chacun des autres { $stake_fiches }.
rule-dealer-adds = { $dealer_adds ->
    [0] { "" }
   *[other] De plus, à chaque donne, le donneur ajoute du sien { $dealer_adds_fiches }, que le panier soit à garnir ou non.
 }
rule-refill = On garnit le panier avant la première donne. { $refill ->
    [at_most_first] On le garnit de nouveau avant chaque donne au début de laquelle il ne contient pas plus que les premières mises{ $dealer_adds ->
        [0] { "" }
       *[other] { " " }et le supplément du donneur
     }, qui font en tout { $first_stakes_fiches }.
    [below_first] On le garnit de nouveau avant chaque donne au début de laquelle il contient moins que les premières mises{ $dealer_adds ->
        [0] { "" }
       *[other] { " " }et le supplément du donneur
     }, qui font en tout { $first_stakes_fiches }.
    [after_win] On le garnit de nouveau pour la donne suivante quand quelqu’un l’a tiré, c’est-à-dire en a pris tout le contenu, et quand il est vide.
   *[immediately] Dès que quelqu’un le tire, c’est-à-dire en prend tout le contenu, les quatre joueurs le garnissent de nouveau, même au milieu d’une donne{ $dealer_adds ->
        [0] { "" }
       *[other] , mais le donneur ne renouvelle pas son supplément
     }.
 }
rule-remise = Ce que contient le panier quand on commence à jouer s’appelle la remise.

# La donne
rule-shuffle = On mêle bien les cartes et on fait couper.
rule-packets = Les cartes se distribuent faces cachées, en trois tours, à commencer par le joueur qui suit le donneur : chacun des autres reçoit trois cartes, puis quatre, puis encore quatre ; le donneur, toujours servi le dernier, en reçoit quatre à chaque tour. Chacun a donc onze cartes, et le donneur douze. Les trois cartes qui restent forment le talon. On les pose en rang, faces cachées : une pour chaque joueur, sauf le donneur.

# L’écart
rule-exchange = Avant le jeu, chacun sauf le donneur peut échanger une carte. Il met d’abord de côté, face cachée, une carte de sa main : c’est l’écart. Alors seulement il prend sa carte du talon. Il peut aussi renoncer à l’échange.
rule-exchange-order = La première carte du talon revient au voisin de droite du donneur, la deuxième à son vis-à-vis, la troisième à son voisin de gauche. C’est aussi l’ordre dans lequel ils choisissent. Nul ne peut prendre la carte d’un autre, même refusée.
rule-decline = { $declined_card_seen ->
    [false] Qui renonce à l’échange ne voit pas la carte qu’il laisse.
   *[true] Qui renonce à l’échange peut regarder la carte qu’il laisse ; personne d’autre ne la voit.
 }
rule-dealer-discards = En dernier, le donneur écarte une de ses douze cartes. Il y est obligé, et ne prend rien.
rule-no-taking-back = On ne choisit qu’une fois : une carte écartée ne se reprend pas.
rule-party-cards = Quatre cartes sont maintenant de côté : les écarts et les cartes du talon qu’on a laissées. On les appelle la partie. Elles restent faces cachées sous le panier jusqu’à la fin du jeu.
rule-hands = Chacun a maintenant onze cartes en main ; ce sont les seules qu’il joue. Les cartes de la partie ne se jouent pas.

# Le jeu des cartes
rule-first-lead = Entamer, c’est jouer la première carte d’une levée. Le voisin de { $direction ->
    [clockwise] gauche
   *[counterclockwise] droite
 } du donneur entame la première.
rule-follow = Les autres doivent fournir, c’est-à-dire jouer une carte de la couleur d’entame. Qui n’en a pas peut jouer n’importe quelle carte.
rule-taking = La plus forte carte de la couleur d’entame fait la levée ; une carte d’une autre couleur ne la fait jamais. Qui l’a faite la pose devant lui, face cachée, et entame la suivante. On joue ainsi, chacun à son tour, jusqu’à la onzième levée.

# Les points
rule-values = Dans une levée, un as compte 4 points{ $trick_ace_of_diamonds ->
    [4] { "" }
   *[other] { " " }(l’as de carreau { $trick_ace_of_diamonds })
 }, un roi 3, une dame 2, un valet 1{ $trick_quinola ->
    [1] { "" }
   *[other] { " " }(le quinola { $trick_quinola })
 } ; les autres cartes ne comptent rien. Le jeu entier, compté ainsi, fait { $trick_total } points.
rule-taken = Chacun ne compte que les points des levées qu’il a faites. Qui n’en a fait aucune n’a pas de points.

# La partie et qui la gagne
rule-loser-pays = Après la dernière levée, celui qui a le plus de points perd la partie, et celui qui en a le moins, ou n’en a pas, la gagne. Le perdant paie au gagnant le prix de la partie ; les deux autres n’ont rien à payer ni à recevoir à ce titre.
rule-worth = Le prix de la partie est ce que comptent ses quatre cartes, une fiche par point : l’as de carreau { $party_ace_of_diamonds }, tout autre as 4, un roi 3, une dame 2, le quinola { $party_quinola }, tout autre valet 1. { $party_bonus ->
    [0] On n’y ajoute rien.
   *[other] On y ajoute toujours { $party_bonus_fiches }, même si les cartes ne comptent rien.
 }
rule-fewer-tricks = À points égaux, celui qui a le moins de levées gagne, et celui qui en a le plus perd.
rule-seats-decide = { $party_tie ->
    [split] Si le nombre de levées est égal aussi, on partage : les premiers à égalité se partagent le gain, les derniers à égalité le paiement. Les fiches qui ne se partagent pas vont une à une aux gagnants les mieux placés, ou sont payées une à une par les perdants les plus mal placés. De la meilleure place à la plus mauvaise :
   *[seat] Si le nombre de levées est égal aussi, la meilleure place l’emporte. De la meilleure à la plus mauvaise :
 } { $seat_first ->
    [left] le voisin de gauche du donneur
    [opposite] le vis-à-vis du donneur
    [right] le voisin de droite du donneur
   *[dealer] le donneur lui-même
 }, { $seat_second ->
    [left] le voisin de gauche du donneur
    [opposite] le vis-à-vis du donneur
    [right] le voisin de droite du donneur
   *[dealer] le donneur lui-même
 }, { $seat_third ->
    [left] le voisin de gauche du donneur
    [opposite] le vis-à-vis du donneur
    [right] le voisin de droite du donneur
   *[dealer] le donneur lui-même
 }, { $seat_last ->
    [left] le voisin de gauche du donneur
    [opposite] le vis-à-vis du donneur
    [right] le voisin de droite du donneur
   *[dealer] le donneur lui-même
 }. { $party_tie ->
    [seat] { "" }
   *[split] Quand une espagnolette a échoué{ $espagnolette_trickless_wins_party ->
        [false] { "" }
       *[true] { " " }ou n’a fait aucune levée
     } (voir plus loin), on ne partage rien : seules les places décident.
 }

# Les as
rule-ways = Un as ou le quinola se joue de trois façons. Il est joué d’entame s’il est la première carte de la levée. Il est forcé si on le joue sur une entame de sa propre couleur. Il est placé si on le joue sur une entame d’une autre couleur.
rule-ace-placed = Pour un as placé, celui qui fait la levée paie { $ace_fiches } à celui qui l’a placé ; pour l’as de carreau, { $ace_of_diamonds_fiches }.
rule-ace-forced = Pour un as forcé, celui qui l’a joué paie { $ace_fiches } { $forced_ace_to ->
    [pool] au panier
   *[leader] à celui qui a entamé, quel que soit celui qui fait la levée
 } ; pour l’as de carreau, { $ace_of_diamonds_fiches }.
rule-ace-led = { $led_aces_to_winner ->
    [false] { "" }
   *[true] Pour un as joué d’entame, celui qui l’a joué paie { $ace_fiches } au gagnant de la partie, comme si celui-ci l’avait forcé ; pour l’as de carreau, { $ace_of_diamonds_fiches }. Si c’est le gagnant lui-même qui l’a joué, ou si aucune partie ne se paie, rien n’est dû.
 }
rule-aside = Un as, ou le quinola, qui se trouve dans la partie compte dans le prix de celle-ci ; à part cela, il ne rapporte et ne coûte rien.

# Le quinola
rule-quinola-placed = Pour le quinola placé, { $quinola_placed_from ->
    [each] chacun des autres
   *[taker] celui qui fait la levée
 } paie { $quinola_placed_fiches } à celui qui l’a placé.
rule-quinola-forced = Quand le quinola est forcé, on paie celui qui a entamé à cœur, quel que soit celui qui fait la levée : celui qui avait le quinola lui doit { $quinola_forced_holder_fiches }, et les deux autres { $quinola_forced_others } chacun.
rule-quinola-led = { $led_quinola_to_winner ->
    [false] { "" }
   *[true] Quand le quinola est joué d’entame, on paie le gagnant de la partie comme s’il l’avait forcé : celui qui l’a joué lui doit { $quinola_forced_holder_fiches }, et les deux autres { $quinola_forced_others } chacun. Si c’est le gagnant lui-même qui l’a joué, ou si aucune partie ne se paie, rien n’est dû.
 }
rule-claims = { $led_paid ->
    [false] Pour les as et le quinola joués d’entame, rien n’est dû au gagnant de la partie.
   *[true] { $claims ->
        [manual] Ce qui est dû pour les cartes jouées d’entame, le gagnant de la partie doit le réclamer après la dernière levée ; une seule demande vaut pour tout, et sans elle rien ne se paie.
       *[automatic] Ce qui est dû au gagnant de la partie pour les cartes jouées d’entame se paie sans qu’il le réclame.
     }
 }

# Le panier
rule-quinola-draws = Qui place le quinola tire aussi le panier : il en prend tout le contenu.
rule-bete = Une bête est une amende qu’on met au panier. { $bete ->
    [pool] Pour le quinola, elle égale ce que le panier contient à ce moment, et le double donc
   *[remise] Elle égale la remise
 }{ $bete_cap ->
    [none] { "" }
   *[other] , mais si cela dépasse { $bete_cap }, on ne met que { $bete_cap_fiches }
 }.
rule-quinola-bete = Qui joue le quinola d’entame, ou se le voit forcer, met une bête.
rule-in-order = Pour le panier, c’est l’ordre du jeu qui compte : qui le tire prend ce qu’on y a mis jusqu’à ce moment, et ce qu’on y met plus tard reste au suivant.

# Le reversis
rule-made = Qui fait les onze levées fait le reversis. La partie n’a alors ni gagnant ni perdant : à sa place, c’est le reversis qu’on lui paie.
rule-reversis-pays = { $reversis ->
    [party] Chacun des trois autres lui paie le prix de la partie.
   *[tariff] Chacun de ses deux voisins lui paie { $reversis_side_fiches }, et son vis-à-vis { $reversis_opposite_fiches }.
 }
rule-undertaken = { $reversis ->
    [party] Qui perd ne serait-ce qu’une levée n’a pas fait le reversis. La tentative ne coûte rien, et le décompte se fait comme pour toute autre donne.
   *[tariff] Qui a fait les neuf premières levées a entrepris le reversis, qu’il l’ait voulu ou non. S’il perd la dixième ou la onzième, le reversis est rompu ; celui qui fait la première levée qu’il perd l’a rompu.
 }
rule-broken-pays = { $reversis ->
    [party] { "" }
   *[tariff] { $reversis_broken ->
        [0] Pour un reversis rompu, rien n’est payé à celui qui l’a rompu.
       *[other] Pour un reversis rompu, celui qui l’avait entrepris paie { $reversis_broken_fiches } à celui qui l’a rompu, où que l’un et l’autre soient assis.
     }
 }
rule-cancels = { $reversis_cancels ->
    [nothing] Un reversis n’annule aucun paiement pour les as et le quinola.{ $reversis ->
        [party] { "" }
       *[tariff] { " " }S’il est rompu, la partie se paie aussi.
     }
    [made] Un reversis fait annule tout le reste : rien ne se paie pour les as ni le quinola, ils ne touchent pas au panier, et ce qui a déjà été payé est rendu. { $reversis ->
        [party] { "" }
       *[tariff] Un reversis rompu n’annule rien : la partie se paie, et le reste aussi.
     }
   *[made_or_broken] Un reversis fait{ $reversis ->
        [party] { "" }
       *[tariff] { " " }ou rompu
     } annule tout le reste : la partie ne se paie pas, rien ne se paie pour les as ni le quinola, ils ne touchent pas au panier, et ce qui a déjà été payé est rendu. Hormis les mises et les amendes, il ne reste que ce que les règles disent du reversis lui-même.
 }
rule-takes-pool = Qui fait le reversis tire le panier à la fin de la donne{ $reversis_takes_pool ->
    [always] { "" }
    [unless_late_quinola] , sauf s’il a lui-même joué le quinola à la dixième ou à la onzième levée
   *[own_early_quinola] , mais seulement s’il a lui-même joué le quinola à l’une des neuf premières levées
 }.
rule-broken-bete = { $reversis ->
    [party] { "" }
   *[tariff] { $broken_bete ->
        [never] Un reversis rompu ne coûte, par lui-même, aucune bête.
        [always] Celui dont le reversis est rompu met au panier une bête égale à la remise.
        [own_early_quinola] Celui dont le reversis est rompu met au panier une bête égale à la remise, mais seulement s’il a lui-même joué le quinola à l’une des neuf premières levées.
       *[unless_own_quinola_late_or_forced] Celui dont le reversis est rompu met au panier une bête égale à la remise, sauf s’il a joué le quinola d’entame à la dixième ou à la onzième levée, ou si on le lui a forcé.
     }
 }
rule-undertakers-quinola = { $reversis_cancels ->
    [made_or_broken] { "" }
    [made] { $reversis ->
        [party] { "" }
       *[tariff] Quand le reversis est rompu, celui qui l’a entrepris met aussi la bête ordinaire pour son propre quinola, s’il l’a joué d’entame ou si on le lui a forcé ; mais s’il l’a joué d’entame à la dixième ou à la onzième levée, il ne met pas cette bête.
     }
   *[nothing] { $reversis ->
        [party] Qui fait le reversis met aussi la bête ordinaire pour son propre quinola, s’il l’a joué d’entame ou si on le lui a forcé.
       *[tariff] Qui entreprend le reversis, qu’il le fasse ou non, met aussi la bête ordinaire pour son propre quinola, s’il l’a joué d’entame ou si on le lui a forcé ; mais s’il l’a joué d’entame à la dixième ou à la onzième levée et que le reversis soit rompu, il ne met pas cette bête.
     }
 }
rule-keeps-forced = { $reversis ->
    [party] { "" }
   *[tariff] { $reversis_cancels ->
        [nothing] { "" }
        [made] { "" }
       *[made_or_broken] { $broken_keeps_forced_quinola ->
            [false] { "" }
           *[true] Une chose n’est pas annulée : si le reversis est rompu et qu’on ait forcé le quinola à celui qui l’avait entrepris, celui-ci et les deux autres le paient comme d’ordinaire à celui qui a entamé à cœur.
         }
     }
 }

# L’espagnolette
rule-hand = Les quatre as, ou trois as et le quinola, parmi les onze cartes avec lesquelles on commence à jouer, s’appellent une espagnolette. Le joueur qui se sert d’une telle main s’appelle lui aussi l’espagnolette.
rule-right = Aux neuf premières levées, l’espagnolette peut jouer n’importe quelle carte, même si elle a de quoi fournir. À la dixième et à la onzième, elle doit fournir comme tout le monde.
rule-announced = { $espagnolette_announced ->
    [true] Il faut annoncer cette main après l’écart, avant la première entame. On interroge chacun à son tour ; qui a cette main peut aussi se taire, et joue alors comme les autres.
   *[false] Cette main ne s’annonce pas, et nul n’est tenu de s’en servir. Un joueur devient l’espagnolette quand, pour la première fois, il ne fournit pas alors qu’il le pourrait{ $espagnolette_leads_quinola ->
        [false] { "" }
       *[true] , ou quand il joue le quinola d’entame à l’une des neuf premières levées
     }. Dès lors, les règles de ce chapitre valent pour lui, y compris pour les levées déjà jouées de cette donne. Qui ne le fait jamais joue comme les autres.
 }
rule-leads-quinola = { $espagnolette_leads_quinola ->
    [false] { "" }
   *[true] Aux neuf premières levées, l’espagnolette peut jouer le quinola d’entame sans mettre de bête : on le lui paie comme si elle l’avait placé, et, à moins d’échouer, elle tire le panier.
 }
rule-four-aces = { $four_aces_forcing_factor ->
    [1] { "" }
    [2] Si l’espagnolette a les quatre as et force le quinola d’un autre, on le lui paie double.
   *[other] Si l’espagnolette a les quatre as et force le quinola d’un autre, ce qu’on lui paie est multiplié par { $four_aces_forcing_factor }.
 }
rule-trickless = { $espagnolette_trickless_wins_party ->
    [false] { "" }
   *[true] L’espagnolette qui ne fait aucune levée gagne la partie, même si d’autres n’ont pas de points non plus et sont mieux placés.
 }
rule-succeeds = { $espagnolette_success_takes_pool ->
    [false] { "" }
   *[true] L’espagnolette qui ne fait { $espagnolette_fails_on ->
        [any] aucune levée
       *[last_two] aucune des deux dernières levées
     } tire le panier à la fin de la donne, à moins que quelqu’un n’ait fait le reversis.
 }
rule-fails = L’espagnolette échoue si elle fait { $espagnolette_fails_on ->
    [any] ne serait-ce qu’une levée
   *[last_two] la dixième ou la onzième levée
 }, sauf si elle fait elle-même le reversis{ $reversis_cancels ->
    [nothing] { "" }
   *[other] { " " }ou si un reversis annule les paiements de la donne
 }.
rule-fail-party = L’espagnolette qui a échoué perd la partie, si peu de points qu’elle ait, et la paie au gagnant, qu’on cherche alors parmi les trois autres.
rule-fail-returns = { $espagnolette_fail_returns ->
    [all_aces_double] Pour chaque as { $forced_ace_to ->
        [pool] placé
       *[leader] placé ou forcé
     } dans la donne, les siens compris, l’espagnolette qui a échoué paie le double du montant ordinaire, et personne d’autre ne paie rien pour cet as. Elle paie le joueur qui aurait reçu ce montant ou, si c’est elle-même, celui qui le lui aurait payé.{ $forced_ace_to ->
        [leader] { "" }
       *[pool] { " " }Ce qui est dû au panier pour les as forcés se paie comme d’ordinaire.
     }
   *[own_double] Ce qu’elle a reçu pour les as et le quinola qu’elle a placés, l’espagnolette qui a échoué le rend au double à ceux qui l’ont payée. Ce qu’elle a tiré du panier lui reste, et ce que les autres ont gagné leur reste aussi.
 }
rule-fail-bete = { $espagnolette_fail_bete ->
    [never] Elle ne met pas de bête pour avoir échoué.
    [unless_others_quinola] Elle met en outre au panier une bête égale à la remise, sauf si le quinola a été joué par un autre. Pour son propre quinola, elle n’en met alors pas de seconde.
    [if_led_quinola_late] Si elle a joué le quinola d’entame à la dixième ou à la onzième levée, elle met au panier une bête égale à la remise, et n’en met pas de seconde pour le quinola.
   *[if_own_quinola] Si elle a joué elle-même le quinola, elle met au panier une bête égale à la remise, et n’en met pas de seconde pour le quinola.
 }
rule-only-draws = { $espagnolette_only_draws ->
    [false] { "" }
   *[true] Quand il y a une espagnolette, personne d’autre ne tire le panier, ni par le quinola ni par un reversis ; et elle-même ne le tire que si elle n’a pas échoué. Même si un autre fait le reversis, l’espagnolette qui a placé le quinola tire le panier.
 }
rule-pays-alone = { $reversis ->
    [party] Si un autre fait le reversis, l’espagnolette le paie comme les autres.
   *[tariff] { $espagnolette_pays_reversis_alone ->
        [false] Si un autre fait le reversis, l’espagnolette le paie comme les autres.
       *[true] Si un autre fait le reversis, l’espagnolette paie seule ce que tous les trois auraient payé ensemble.
     }
 }

# Quand on paie davantage
rule-across = { $opposite_factor ->
    [1] { "" }
    [2] Entre vis-à-vis, ce que le perdant de la partie paie au gagnant et tous les paiements pour les as et le quinola sont doublés.
   *[other] Entre vis-à-vis, ce que le perdant de la partie paie au gagnant et tous les paiements pour les as et le quinola sont multipliés par { $opposite_factor }.
 }
rule-last-two = { $last_two_factor ->
    [1] { "" }
    [2] Tout ce que les joueurs se paient pour un as ou pour le quinola joué à la dixième ou à la onzième levée est doublé.
   *[other] Tout ce que les joueurs se paient pour un as ou pour le quinola joué à la dixième ou à la onzième levée est multiplié par { $last_two_factor }.
 }
rule-both = { $opposite_factor ->
    [1] { "" }
   *[other] { $last_two_factor ->
        [1] { "" }
       *[other] Quand les deux cas se présentent à la fois, le paiement est multiplié par { $both_factor }. Ce qu’on met au panier ou qu’on en tire n’est jamais multiplié.
     }
 }

# Les levées qu’on peut revoir
rule-tricks-seen = { $tricks_seen ->
    [own] Pendant le jeu, on peut revoir les levées qu’on a faites soi-même, et aucune autre.
    [last] Pendant le jeu, on peut revoir la dernière levée, quel que soit celui qui l’a faite, et aucune autre.
   *[own_and_last] Pendant le jeu, on peut revoir les levées qu’on a faites soi-même et la dernière, quel que soit celui qui l’a faite.
 }

# Les irrégularités
rule-void = S’il y a maldonne, ou si une carte s’est découverte pendant la donne, la donne est nulle : on mêle toutes les cartes, on ne met pas de mises, et seules se paient les amendes, qui vont au panier. Après une maldonne, c’est au suivant de donner ; après une carte découverte, le même donneur recommence.
rule-misdeal = Pour une maldonne, par exemple un mauvais nombre de cartes, le donneur { $penalty_misdeal ->
    [0] ne paie pas d’amende, mais il perd la donne
   *[other] paie { $penalty_misdeal_fiches }
 }.{ $forfeits_misdeal ->
    [false] { "" }
   *[true] { " " }Si la donne se joue tout de même, il n’y reçoit rien.
 }
rule-misdeal-after-exchange = Si on ne la découvre qu’après un écart, le donneur { $penalty_misdeal_after_exchange ->
    [0] ne paie pas d’amende
   *[other] paie { $penalty_misdeal_after_exchange_fiches }
 }.{ $forfeits_misdeal_after_exchange ->
    [false] { "" }
   *[true] { " " }Si la donne se joue tout de même, il n’y reçoit rien.
 }
rule-exposed = Qui découvre une carte { $penalty_exposed ->
    [0] ne paie pas d’amende
   *[other] paie { $penalty_exposed_fiches }
 }.{ $forfeits_exposed ->
    [false] { "" }
   *[true] { " " }Si la donne se joue tout de même, il n’y reçoit rien.
 }
rule-out-of-turn = { $forfeits_out_of_turn ->
    [false] { $penalty_out_of_turn ->
        [0] { "" }
       *[other] Qui écarte hors de son tour paie { $penalty_out_of_turn_fiches }.
     }
   *[true] Qui écarte hors de son tour { $penalty_out_of_turn ->
        [0] { "" }
       *[other] paie { $penalty_out_of_turn_fiches } et
     } ne reçoit rien dans cette donne.
 }
rule-peek = { $forfeits_peek ->
    [false] { $penalty_peek ->
        [0] { "" }
       *[other] Qui regarde sa carte du talon avant d’avoir écarté paie { $penalty_peek_fiches }.
     }
   *[true] Qui regarde sa carte du talon avant d’avoir écarté { $penalty_peek ->
        [0] { "" }
       *[other] paie { $penalty_peek_fiches } et
     } ne reçoit rien dans cette donne.
 }
rule-revoke = { $forfeits_revoke ->
    [false] { $penalty_revoke ->
        [0] { "" }
       *[other] Qui fait une fausse renonce, c’est-à-dire ne fournit pas alors qu’il le pourrait, et sans en avoir le droit, paie au panier { $penalty_revoke_fiches }, après tout le reste.
     }
   *[true] Qui fait une fausse renonce, c’est-à-dire ne fournit pas alors qu’il le pourrait, et sans en avoir le droit, { $penalty_revoke ->
        [0] { "" }
       *[other] paie au panier { $penalty_revoke_fiches }, après tout le reste, et
     } ne reçoit rien dans cette donne.
 }
rule-forfeits = { $forfeits_any ->
    [false] { "" }
   *[true] Ne rien recevoir veut dire ceci : ce que les autres lui devraient leur reste, et il ne peut pas tirer le panier ; mais il paie tout ce qu’il doit. Ce qu’il n’a pas reçu, il n’a pas à le rendre.
 }

# La fin
rule-settled = Après la dernière levée, on retourne la partie, et c’est alors seulement qu’on établit qui doit quoi à qui. Ce qui s’est payé en cours de jeu ne vaut que si ce décompte le confirme.
rule-match = On convient d’avance du nombre de donnes, de préférence tel que chacun donne aussi souvent que les autres.
rule-pool-shared = Ce qui reste au panier après la dernière donne se partage également. Les fiches en trop vont une à une aux joueurs, dans le sens des aiguilles d’une montre, à commencer par le voisin de gauche du dernier donneur.

# Les paiements un par un : pour quoi, qui paie qui. Pour les as, ♦ est l’as de carreau.
due-what = Pour quoi, qui paie à qui
due-ordinary = Fiches
due-across = Entre vis-à-vis
due-last-two = Levées 10 et 11
due-both = Les deux
due-rule = Article
due-remise = la remise
due-remise-at-most = la remise, mais au plus { $bete_cap }
due-pool = tout son contenu
due-pool-doubled = autant que son contenu
due-pool-doubled-at-most = autant que son contenu, mais au plus { $bete_cap }
due-worth = le prix de la partie
due-received = le double de ce qui a été reçu
due-share = un quart
due-stake = Mise : chacun sauf le donneur, au panier
due-dealer-stake = Mise du donneur : au panier
due-dealer-adds = Supplément du donneur, à chaque donne : au panier
due-party = Partie : le perdant, au gagnant
due-ace-placed = As placé : celui qui fait la levée, à celui qui l’a placé
due-ace-forced = As forcé : celui qui l’a joué, { $forced_ace_to ->
    [pool] au panier
   *[leader] à celui qui a entamé
 }
due-ace-led = As joué d’entame : celui qui l’a joué, au gagnant de la partie
due-quinola-placed = Quinola placé : { $quinola_placed_from ->
    [each] chacun des autres
   *[taker] celui qui fait la levée
 }, à celui qui l’a placé
due-quinola-draws = Quinola placé : le panier, à celui qui l’a placé
due-quinola-forced-holder = Quinola forcé : celui qui l’avait, à celui qui a entamé
due-quinola-forced-others = Quinola forcé : chacun des deux autres, à celui qui a entamé
due-four-aces-holder = Quinola forcé par une espagnolette de quatre as : celui qui l’avait, à l’espagnolette
due-four-aces-others = Quinola forcé par une espagnolette de quatre as : chacun des deux autres, à l’espagnolette
due-quinola-led-holder = Quinola joué d’entame : celui qui l’a joué, au gagnant de la partie
due-quinola-led-others = Quinola joué d’entame : chacun des deux autres, au gagnant de la partie
due-quinola-led-by-right = Quinola joué d’entame par l’espagnolette aux neuf premières levées : { $quinola_placed_from ->
    [each] chacun des autres
   *[taker] celui qui fait la levée
 }, à l’espagnolette
due-quinola-led-by-right-draws = Quinola joué d’entame par l’espagnolette aux neuf premières levées : le panier, à l’espagnolette
due-quinola-bete = Quinola joué d’entame ou forcé : celui qui l’avait, au panier
due-reversis-side = Reversis fait : chaque voisin, à celui qui l’a fait
due-reversis-opposite = Reversis fait : le vis-à-vis, à celui qui l’a fait
due-reversis-party = Reversis fait : chacun des autres, à celui qui l’a fait
due-reversis-draws = Reversis fait : le panier, à celui qui l’a fait
due-reversis-broken = Reversis rompu : celui qui l’avait entrepris, à celui qui l’a rompu
due-bete-broken = Reversis rompu : celui qui l’avait entrepris, au panier
due-espagnolette-returns = Espagnolette manquée, pour chaque as et pour le quinola qu’elle a placés : l’espagnolette, à ceux qui les lui ont payés
due-espagnolette-pays-aces = Espagnolette manquée, pour chaque as placé{ $forced_ace_to ->
    [leader] { "" } ou forcé
   *[pool] { "" }
 } : l’espagnolette, à celui à qui il était dû
due-bete-espagnolette = Espagnolette manquée : l’espagnolette, au panier
due-espagnolette-succeeds = Espagnolette réussie : le panier, à l’espagnolette
due-penalty-misdeal = Maldonne : le donneur, au panier
due-penalty-misdeal-after-exchange = Maldonne découverte après un écart : le donneur, au panier
due-penalty-exposed = Carte découverte : au panier
due-penalty-out-of-turn = Écart hors de son tour : au panier
due-penalty-peek = Carte du talon regardée avant l’écart : au panier
due-penalty-revoke = Fausse renonce : au panier
due-pool-shared = Reste du panier à la fin : à chacun
