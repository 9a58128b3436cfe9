# Les tournois entre programmes : `quinola arena` et son rapport.

arena-decimal-mark = ,
arena-ms = { $ms } ms

arena-lone = { $who } seul contre trois { $other }
arena-gain = gain de { $who } à la place de { $other }
arena-home = { $who } parmi ses pareils
arena-mean = { $who }
arena-difference = avance de { $who } sur { $other }
arena-pool-lone = resté au panier, { $who } seul contre trois { $other }
arena-pool-home = resté au panier, quatre { $who }
arena-pool-all = resté au panier

arena-column-figure = ce qui est mesuré
arena-column-mean = fiches par donne (95 %)
arena-column-table = table
arena-column-player = programme
arena-column-time = temps moyen
arena-column-most = temps, 95e centile
arena-column-stumbles = défaillances

arena-played = { $count ->
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 }, chacune en { $seatings } placements, soit { $games } jouées
arena-conduct-line = { $mean } par décision, 95 % en { $most } au plus
arena-stumbles-none = aucune défaillance
arena-stumbles-raised = { $count ->
    [one] { $count } erreur du programme
    [many] { $count } d’erreurs du programme
   *[other] { $count } erreurs du programme
 }
arena-stumbles-illegal = { $count ->
    [one] { $count } coup que les règles défendent
    [many] { $count } de coups que les règles défendent
   *[other] { $count } coups que les règles défendent
 }

arena-progress = Blocs joués : { $done } sur { $blocks }
arena-interrupted-lost = Interrompu, rien n’est gardé. Avec --resume STATEFILE, les blocs finis le sont
arena-interrupted-kept = Interrompu ; blocs gardés dans { $file } : { $done } sur { $blocks }. Pour continuer :

arena-entrants = { $count ->
    [one] { $count } programme est nommé
    [many] { $count } de programmes sont nommés
   *[other] { $count } programmes sont nommés
 } ; il en faut deux ou quatre
arena-rules-twice = deux jeux de règles s’appellent { $name } ; donnez un autre nom à l’un d’eux dans son fichier
arena-deals-odd = { $deals ->
    [one] { $deals } donne ne fait
    [many] { $deals } de donnes ne font
   *[other] { $deals } donnes ne font
 } pas un nombre entier de matchs de { $match }
no-folder = le dossier de { $file } n’existe pas
arena-ray-missing = Ray n’est pas installé ; il vient avec l’option : pip install "quinola[ray]"
arena-not-sendable = { $name } ne peut passer à un autre processus : il faut une classe ou une fonction d’un module, ou un seul processus
arena-worker-died = un processus de travail est mort ; les blocs finis sont gardés là où le dit --resume
arena-worker-failed = un processus de travail a échoué : { $error }
arena-state-unknown = { $file } n’est pas l’état d’un tournoi ; rien n’y est changé
arena-state-broken = { $file }, ligne { $line } : ce n’est pas un bloc du tournoi
arena-state-other = { $file } est l’état d’un autre tournoi : { $field } y est { $theirs }, et non { $ours }

# Le rapport
arena-title = Tournoi : { $players }
arena-setting-entrants = Programmes
arena-setting-rules = Règles
arena-setting-seed = Graine
arena-setting-deals = Donnes
arena-setting-command = Commande
arena-setting-versions = Versions
arena-setting-run = Exécution
arena-run = { $date }, { $engine }, { $count ->
    [one] { $count } processus
    [many] { $count } de processus
   *[other] { $count } processus
 }
arena-deals = { $count ->
    [one] { $count } donne sous chaque jeu de règles
    [many] { $count } de donnes sous chaque jeu de règles
   *[other] { $count } donnes sous chaque jeu de règles
 }
arena-matches = { $count ->
    [one] { $count } par match
    [many] { $count } par match
   *[other] { $count } par match
 }
arena-clairvoyant = voit toutes les cartes
arena-plot-means = Les moyennes et leurs intervalles à 95 %, en fiches par donne
arena-running = Comment les moyennes se sont fixées
arena-running-about = La moyenne et son intervalle à 95 % après tant de blocs.
arena-spread = La dispersion des blocs
arena-spread-about = Combien de blocs ont donné tant de fiches par donne ; le trait est la moyenne.
arena-pools = Ce que personne n’a gagné
arena-pools-about = Les fiches restées au panier à la fin du jeu, par donne. Les quatre joueurs ensemble en ont perdu autant : qui ne vaut pas mieux que les autres se trouve donc au-dessous de 0.
arena-conduct = Temps et défaillances
arena-conduct-about = Temps de processeur des décisions où il y avait un choix ; le centile est exact à 5 % près. Quand un programme a failli, un coup permis a été joué à sa place.
arena-method = Méthode
arena-method-duel = Chaque donne se joue dix fois, avec les mêmes cartes et le même donneur : chaque programme seul contre trois de l’autre à chacune des quatre places, et chacun à une table de ses pareils. Ces parties font un bloc. Le gain d’un programme est ce qu’il obtient seul contre trois autres, moins ce qu’obtient avec les mêmes cartes un de quatre de ces autres ; entre deux programmes de même force, il est nul.
arena-method-round = Chaque donne se joue vingt-quatre fois, avec les mêmes cartes et le même donneur, dans tous les ordres des quatre programmes. Ces parties font un bloc. Ainsi chacun a chaque main aussi souvent, avec chacun des autres à sa gauche, en face et à sa droite.
arena-method-alone = Chaque donne est à part : le panier est vide au début, on y met les premières mises, tout se règle, et ce qui reste au panier n’est à personne.
arena-method-match = Un bloc est un match entier : le panier, vide au début, passe d’une donne à l’autre, et ce qui y reste à la fin n’est à personne. Tout est compté par donne.
arena-method-interval = Les blocs ne dépendent pas les uns des autres, les parties d’un bloc si. Les intervalles sont donc ceux de Student, sur les moyennes des blocs. De beaucoup d’intervalles à 95 %, un sur vingt manque son but ; chacun se lit seul.
arena-method-limits = Ces chiffres valent pour ces programmes, ces règles et cette compagnie. Ils ne disent pas qui gagnerait en une autre compagnie ou contre des personnes, et la force n’est pas une échelle : A peut battre B, B battre C, et C battre A.
arena-method-clairvoyant = Qui voit toutes les cartes mesure ce que vaut le savoir, et ne joue pas.
arena-citing = Pour citer
arena-cite = Quinola { $version }, arène : { $players } ; règles : { $rules } ; { $deals } donnes ; graine : { $seed } ; { $date }.
