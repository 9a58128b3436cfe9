# Conseils et analyses : ce que vaut un choix, et pourquoi.

# Ce que l'on peut faire, dans une liste.
choice-decline = tout garder
choice-announce = annoncer
choice-pass = passer
choice-claim = réclamer

column-choice = choix
column-expected = attendu
column-behind = de moins
column-wins = partie gagnée
column-loses = partie perdue
column-makes = reversis

hint-title = Conseil
hint-worlds = Essayé dans { $count ->
    [one] { $count } donne conforme
    [many] { $count } de donnes conformes
   *[other] { $count } donnes conformes
 } à ce que vous avez vu. En fiches, d’ici à la fin de la donne.

# Une phrase : pourquoi le meilleur choix l'est. Les cartes d'abord, puis le gain.
reason-only = il n’y a qu’un choix
reason-same = tous les choix reviennent exactement au même
reason-even = entre { $best } et { $even }, aucune différence ne se mesure
reason-even-but = entre { $best } et { $even }, aucune différence ne se mesure ; { $other } rapporte { $fiches } de moins, surtout { $gain ->
    [aces] par les as
    [quinola] par ce qui se paie pour le quinola
    [pool] par le panier
    [made] par le reversis
    [broken] par le reversis
    [reversis] par le reversis
   *[party] par la partie
 }
reason-better = { $fact } ; { $gained }

gain-wins = la partie est gagnée dans { $now } % de ces donnes au lieu de { $then } %, soit { $fiches } de mieux qu’avec { $other }
gain-loses = la partie est perdue dans { $now } % de ces donnes au lieu de { $then } %, soit { $fiches } de mieux qu’avec { $other }
gain-party = la partie revient mieux, soit { $fiches } de mieux qu’avec { $other }
gain-aces = les as rapportent mieux, soit { $fiches } de mieux qu’avec { $other }
gain-quinola = ce qui se paie pour le quinola tourne mieux, soit { $fiches } de mieux qu’avec { $other }
gain-pool = le panier, tiré ou grossi d’une bête, tourne mieux, soit { $fiches } de mieux qu’avec { $other }
gain-made = le reversis est fait dans { $now } % de ces donnes au lieu de { $then } %, soit { $fiches } de mieux qu’avec { $other }
gain-broken = le reversis est rompu dans { $now } % de ces donnes au lieu de { $then } %, soit { $fiches } de mieux qu’avec { $other }
gain-reversis = le reversis des autres coûte moins, soit { $fiches } de mieux qu’avec { $other }

fact-none = { $best } vaut mieux que { $other }
fact-place-quinola = le quinola est placé sur une autre couleur{ $factor ->
    [both] , entre vis-à-vis et aux deux dernières levées
    [across] , entre vis-à-vis
    [late] , aux deux dernières levées
   *[none] { "" }
 }
fact-place-ace = { $card } est placé sur une autre couleur{ $factor ->
    [both] , entre vis-à-vis et aux deux dernières levées
    [across] , entre vis-à-vis
    [late] , aux deux dernières levées
   *[none] { "" }
 }
fact-force-quinola = { $card } peut forcer le quinola
fact-keep-quinola = le quinola est gardé, pour être placé sur une autre couleur
fact-keep-guard = { $card } reste en main pour couvrir le quinola
fact-keep-ace = { $card } est gardé, pour être placé sur une autre couleur
fact-keep-reversis = { $card } poursuit le reversis
fact-break-reversis = { $card } arrête un reversis
fact-duck = { $best } reste sous { $card } et ne fait pas la levée
fact-take = { $card } fait la levée
fact-take-high = { $card } fait la levée, et voilà une haute carte de moins
fact-give-up-lead = { $card } rend la main
fact-void = { $card } crée une renonce à { $suit }
fact-shed = { $card } part dans la levée d’un autre
fact-shed-below = { $card } part sans faire la levée
fact-aside-quinola = le quinola est écarté, et personne ne peut le forcer
fact-aside-high = { $card } va à la partie, et ne fera plus de levée
fact-decline = la main est bien comme elle est
fact-announce = l’espagnolette annoncée n’est pas tenue de fournir
fact-silence = mieux vaut ne pas annoncer l’espagnolette

hint-compiling = Le conseil regarde en avant, et ce qui lui sert à regarder se compile encore : une minute environ, une seule fois sur cette machine. La suite viendra d’elle-même.
hint-compiling-plain = Le conseil regarde en avant, et ce qui lui sert à regarder se compile encore : une minute environ, une seule fois sur cette machine. Redemandez un peu plus tard.
hint-thinking = Un regard en avant…
hint-not-asked = Vous n’avez rien à choisir maintenant, donc pas de conseil

# Une analyse.
review-title = Analyse de la donne { $number }
review-by = Niveau { $level }, chaque choix essayé dans { $count ->
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 } que le joueur pouvait croire possibles. En fiches ; une perte de moins de deux erreurs types compte pour nulle.
review-void = La donne { $number } est nulle : rien à analyser
review-none = Aucun choix n’y fut une perte certaine.
review-turns = Où tout a tourné
review-marks = Perte moyenne par décision
review-loss = { $trick ->
    [0] Avant le jeu
   *[other] Levée { $trick }
 }, { $seat } : { $chosen } coûte { $loss }. Mieux { $best } : { $reason }.
review-swing = { $trick ->
    [0] Avant le jeu
   *[other] Jusqu’à la levée { $trick }
 }, { $seat } : depuis la dernière décision, l’espérance a { $sense ->
    [up] monté de { $fiches }
   *[down] baissé de { $fiches }
 }.
review-open = À cartes découvertes : { $best }, { $fiches } de plus.
review-unjudged = { $count ->
    [one] { $count } fausse renonce est laissée de côté
    [many] { $count } de fausses renonces sont laissées de côté
   *[other] { $count } fausses renonces sont laissées de côté
 } : ce que les règles défendent ne se compare pas.
review-unfinished = La donne n’est pas jouée jusqu’au bout ; elle est analysée jusqu’où elle est allée.
review-summary = Sur { $count ->
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 }
review-progress = Donne { $number } : { $done } sur { $count }
review-running = Analyse en cours : { $done } sur { $count }…
review-compiling = Se compile, une seule fois sur cette machine, ce qui sert à regarder en avant : { $done } sur { $count }
review-wait = L’analyse regarde en avant, et ce qui lui sert à regarder se compile encore : une minute environ, une seule fois sur cette machine.
review-later = L’analyse vient après la donne
review-nothing = Vous n’avez eu aucun vrai choix dans cette donne.

column-kind = sorte de décision
column-decisions = décisions
column-losses = pertes
column-mean-loss = chacune
column-total-loss = en tout
column-open = à découvert
kind-exchange = écart
kind-announcement = annonce
kind-leading = entame
kind-following = carte fournie
kind-discarding = carte d’une autre couleur
kind-last-two = les deux dernières levées
kind-all = toutes

# Les robots.
level-random = joue n’importe quelle carte permise
level-novice = joue comme { $club }, mais se laisse parfois distraire
level-club = joue selon les conseils des vieux manuels
level-expert = essaie chaque carte dans des centaines de donnes possibles
level-master = fait de même, et demande ce que le jeu des autres dit de leurs cartes
levels-against = Contre vous : { $bots }
levels-bot = { $seat } ({ $kind })
levels-waiting = { $levels } { $count ->
    [one] joue
    [many] jouent
   *[other] jouent
 } comme { $club } jusqu’à la fin de la compilation
levels-heading = Adversaires
