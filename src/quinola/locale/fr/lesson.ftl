# La première leçon. Tout ce qui se paie et se compte est calculé et mis en place, jamais écrit.

lesson-title = La première leçon
lesson-about = Dix courts chapitres à une table aux cartes préparées. Il n’y a rien à savoir d’avance.
lesson-chapter = Chapitre { $number }
lesson-chapters = Tous les chapitres
lesson-step = Étape { $step } sur { $steps }
lesson-teacher = Le maître
lesson-seat-w = À gauche
lesson-seat-n = Vis-à-vis
lesson-seat-e = À droite
lesson-begin = Commencer
lesson-continue = Continuer
lesson-next = Suite
lesson-back = Retour
lesson-again = Reprendre au début
lesson-retry = Essayer encore
lesson-next-chapter = Chapitre suivant
lesson-play = Jouer votre première vraie donne
lesson-in-full = Ces règles en entier
lesson-done = fait
lesson-your-card = À vous : touchez une carte.
lesson-your-discard = À vous : choisissez la carte à écarter.
lesson-your-answer = Choisissez une réponse.
lesson-first-read = Pas encore : touchez d’abord « Suite ».
lesson-unwise = C’est permis, mais ce n’est pas le mieux. Essayez une autre carte.
lesson-as-good = { $card } irait aussi bien. Mais ici, prenons { $best }.
lesson-fiches = { $count ->
    [one] { $count } fiche
    [many] { $count } de fiches
   *[other] { $count } fiches
 }
lesson-docs-about = Voici ce que dit la leçon du navigateur, pour qui veut la lire sans lui. Toutes les sommes viennent des règles, et c’est le jeu lui-même qui a joué les cartes.
lesson-docs-hand = Vos cartes
lesson-docs-do = À vous : { $did }.
lesson-docs-instead = Et { $card } ?

# Levées et points
lesson-tricks = Levées et points
lesson-tricks-hello = On joue à quatre, chacun pour soi. Ces onze cartes sont les vôtres. Chacun à son tour pose une carte au milieu : quatre cartes font une levée, et l’un des joueurs la prend.
lesson-tricks-follow = Votre voisin de gauche entame, c’est-à-dire joue la première carte : un pique. Qui a du pique doit fournir, donc en jouer aussi ; le plus haut fait la levée. Elle ne vous vaudrait rien de bon : jouez le plus petit. (Essayez aussi une autre couleur : c’est sans danger.)
lesson-tricks-follow-king = Le roi est le plus haut, et la levée est à vous, avec { $points_points }. Ici, ce n’est pas une chance : vous verrez bientôt pourquoi.
lesson-tricks-follow-other = C’est permis, mais le plus petit pique est plus sûr : mieux vaut laisser cette levée aux autres.
lesson-tricks-taken = Le valet de pique est le plus haut : votre voisin de droite fait la levée et entame la suivante. Dans chaque couleur, l’as est le plus haut, puis viennent le roi, la dame, le valet, le neuf et ainsi de suite. Il n’y a pas d’atout.
lesson-tricks-points = Un as compte 4 points, un roi 3, une dame 2, un valet 1, les autres cartes rien. Les points sont à fuir : à la fin, gagne qui en a le moins. Votre voisin de droite a déjà { $points_points }.
lesson-tricks-duck = On a entamé cœur, et vous jouez le dernier. Le roi prend de toute façon, et tous vos cœurs passent dessous. Duquel vaut-il mieux vous défaire ?
lesson-tricks-duck-other = Celui-ci passe aussi sous le roi. Mais la dame compte 2 points, et c’est le moment de les donner à un autre.
lesson-tricks-count = Votre voisin de gauche fait la levée. Combien de points y trouve-t-il ?
lesson-tricks-count-wrong = Comptez encore : il y a là un roi et une dame.
lesson-tricks-ace = Oui, { $points_points } pour lui. Il entame maintenant un petit carreau, et deux joueurs viennent après vous. Lequel de vos carreaux risque le moins de prendre ?
lesson-tricks-ace-high = L’as prend tout, et ses propres points avec : { $points_points } pour vous. Gardez-le pour un meilleur moment.
lesson-tricks-end = Vous avez { $mine_points }, votre voisin de gauche { $theirs_points }. Et ainsi pendant onze levées. Ailleurs, on joue avec les dix au lieu des deux, ou bien le valet de cœur est plus fort que l’as de cœur, et l’as de carreau compte { $elsewhere } dans une levée.

# L’écart et la partie
lesson-exchange = L’écart et la partie
lesson-exchange-start = Avant de jouer, chacun peut échanger une carte : il en écarte d’abord une, face cachée, et alors seulement prend la sienne au talon. Le talon, ce sont les trois cartes qui restent après la donne : une pour chacun sauf le donneur.
lesson-exchange-choose = C’est vous qui commencez. De quelle carte aimeriez-vous vous défaire ? Cherchez-en une haute, seule dans sa couleur. Touchez-la, puis écartez-la.
lesson-exchange-choose-decline = On peut garder sa main, mais le roi vous reste. Seul comme il est, il fera bien une levée.
lesson-exchange-choose-queen = La dame est haute, mais trois petits carreaux la gardent. Le roi de trèfle, lui, est tout seul.
lesson-exchange-choose-low = Les petites cartes ne font de mal à personne, gardez-les. Écartez le roi qui est seul.
lesson-exchange-others = Vous avez pris votre carte, et vous n’avez plus de trèfle : vous verrez bientôt à quoi cela sert. Les autres ont choisi aussi. Le donneur avait douze cartes ; il en a écarté une et n’en a pas pris.
lesson-exchange-party = Les quatre cartes mises de côté s’appellent la partie. Elles restent faces cachées jusqu’à la fin. Alors, qui a le plus de points paie à qui en a le moins ce que comptent ces cartes, et { $party_bonus } de plus.
lesson-exchange-worth = Allons tout de suite à la fin : la donne est jouée. Dans la partie, il y a { $cards }. On les compte comme dans les levées et l’on ajoute { $party_bonus }. Quel en est le prix ?
lesson-exchange-worth-wrong = Un roi fait 3, une dame 2, une petite carte rien. Et n’oubliez pas d’ajouter { $party_bonus }.
lesson-exchange-over = C’est votre voisin de droite qui a le plus de points, { $theirs } ; vous en avez { $mine }. Il a perdu la partie, vous l’avez gagnée, et il vous paie { $due_fiches }. (Les fiches sont les petites marques du jeu.) Les deux autres n’ont rien à payer.
lesson-exchange-end = Dans la partie, l’as de carreau compte { $party_ace_of_diamonds } et le valet de cœur { $party_quinola }. Ce que l’on ajoute change d’une maison à l’autre : rien du tout, ou bien, dans le jeu en famille, { $elsewhere }.

# Les as
lesson-aces = Un as à placer
lesson-aces-void = Votre voisin de gauche entame trèfle, et vous n’en avez pas : c’est une renonce. Jouez ce que vous voulez : une autre couleur ne prend jamais. C’est le moment de vous séparer d’un as !
lesson-aces-void-other = C’est permis. Mais un as gardé est un danger : tôt ou tard, il prend. Ici, vous pouvez le donner, et en être payé.
lesson-aces-who = Jouer une carte sur une autre couleur, c’est la placer. Un as placé vous est payé. Par qui, à votre avis ?
lesson-aces-who-wrong = Pas par lui : c’est celui qui a fait la levée, avec votre as, qui paie.
lesson-aces-paid = Votre voisin de droite a fait la levée, { $points_points } en tout, et il vous paie encore { $due_fiches }. Pour l’as de carreau, ce serait { $ace_of_diamonds }.
lesson-aces-seven = C’est lui qui entame, et vous n’avez qu’un pique. Il n’y a rien à choisir. Et si vous essayiez un cœur ?
lesson-aces-lead = La levée est à vous, mais elle contient { $points_points }. À vous d’entamer. Vous avez cinq carreaux, les autres en ont donc peu, et l’as de carreau n’est pas sorti. Et si quelqu’un l’avait seul ?
lesson-aces-lead-other = C’est permis, mais le carreau promet davantage : vous en avez tant que l’as est peut-être seul.
lesson-aces-forced = L’as était le seul carreau de votre voisin de gauche : il a dû le jouer. Vous l’avez forcé : il vous paie { $due_fiches }, et les { $points_points } sont pour lui.
lesson-aces-end = Il y a un troisième cas : entamer soi-même d’un as. À la fin, on le paie au gagnant de la partie, comme si celui-ci l’avait forcé. N’entamez donc pas d’un as sans nécessité. (Dans le jeu en famille, un as forcé se paie au panier.)

# Le quinola
lesson-quinola = Le quinola
lesson-quinola-pool = Les mises sont dans le panier. Avant la première donne, chacun y a mis { $stake }, et le donneur { $dealer_stake } : { $remise_fiches } en tout. Il y a une carte qui peut les gagner toutes d’un coup.
lesson-quinola-place = C’est le valet de cœur, le quinola. Placez-le sur une autre couleur, et tout le panier est à vous. Vous n’avez pas de pique… Qu’attendez-vous ?
lesson-quinola-place-ace = Cet as vous vaudrait { $ace_of_diamonds_fiches }. Le quinola vaut plus, et le panier avec. Lui d’abord : l’occasion ne reviendra peut-être pas.
lesson-quinola-place-other = C’est permis, mais ne laissez pas passer le moment. Placez le quinola !
lesson-quinola-sum = Votre voisin de gauche fait la levée et vous paie le quinola { $due_fiches }. Et vous tirez le panier, où il y avait { $drawn }. Combien avez-vous reçu en tout ?
lesson-quinola-sum-wrong = Les deux sont à vous : le paiement et le panier.
lesson-quinola-drawn = Pour une seule carte, { $received_fiches } ! Le panier est vide. Ce qu’on devra encore y mettre dans cette donne en commencera un nouveau.
lesson-quinola-end = Avant la donne suivante, on le garnit de nouveau. Les règles « Encyclopédie » sont plus généreuses : chacun des trois autres y paie { $each } pour le quinola placé. Dans le jeu en famille, tous les quatre garnissent le panier aussitôt.

# Le quinola forcé
lesson-forced = Le quinola forcé
lesson-forced-danger = Mais le quinola peut aussi coûter cher. Qui doit le jouer sur une entame à cœur se le voit forcer : il paie { $quinola_forced_holder } à qui a entamé, chacun des deux autres { $quinola_forced_others }, et il met encore une amende au panier.
lesson-forced-lead = C’est à vous d’entamer, et quelqu’un a le quinola, peut-être sans autre cœur. Dans quelle couleur le chercherez-vous ?
lesson-forced-lead-other = Ainsi, vous ne l’attraperez pas. Seule une entame à cœur peut forcer le quinola.
lesson-forced-caught = Le voilà : votre voisin de droite n’avait pas d’autre cœur. Il vous paie { $holder }, celui de gauche { $side }. Votre vis-à-vis devrait payer autant, mais entre vis-à-vis tout est doublé : { $across }.
lesson-forced-bete = Et l’amende, que l’on nomme bête : { $bete_fiches } au panier, autant qu’il contenait au début du jeu. Il y en a maintenant { $pool }, pour qui tirera le panier.
lesson-forced-guard = D’autres cartes, et c’est vous qui avez le quinola, gardé par deux petits cœurs. Votre voisin de gauche le cherche. Que jouez-vous ?
lesson-forced-guard-jack = Vous l’avez livré vous-même, et il est forcé : { $holder_fiches } à votre voisin de gauche, à qui les autres doivent aussi leur part, et une bête au panier, { $bete }. Vous avez deux gardes : qu’elles servent.
lesson-forced-now = Le danger est passé. Votre voisin de droite entame pique, et vous n’en avez pas. À vous !
lesson-forced-now-other = Le quinola d’abord : on peut rejouer cœur, et il ne vous reste guère de gardes.
lesson-forced-safe = Placé ! C’est votre vis-à-vis qui fait la levée, et il paie donc double : { $due_fiches }. Et le panier est à vous : { $drawn }.
lesson-forced-end = N’entamez jamais du quinola : cela coûte une bête, et on le paie au gagnant de la partie comme si celui-ci l’avait forcé. Dans le jeu en famille, l’amende double ce qu’il y a au panier.

# Le vis-à-vis et les deux dernières levées
lesson-across = Le vis-à-vis, les deux dernières
lesson-across-start = Neuf levées sont jouées ; vous avez { $mine_points } et deux cartes : l’as de carreau et le cinq de cœur. Aux deux dernières levées, les as et le quinola se paient double. Entre vis-à-vis aussi.
lesson-across-place = Votre vis-à-vis entame trèfle, et vous n’en avez pas. Eh bien ?
lesson-across-place-other = L’as vous resterait alors pour la dernière levée, et pourrait la prendre. Placez-le tant que vous pouvez.
lesson-across-times = C’est lui qui fait la levée. L’as de carreau vaut { $ace_of_diamonds } ; entre vis-à-vis × { $opposite_factor } ; aux deux dernières × { $last_two_factor }. Combien paiera-t-il ?
lesson-across-times-wrong = Les deux comptent ici, l’un après l’autre : { $ace_of_diamonds } × { $opposite_factor } × { $last_two_factor }.
lesson-across-last = Pour un seul as, { $due_fiches } ! La dernière carte se joue d’elle-même.
lesson-across-over = Entre vis-à-vis, la partie double aussi. Son prix est { $worth } ; votre vis-à-vis l’a perdue et vous l’avez gagnée : il vous paie { $due_fiches }.
lesson-across-end = Ce qu’on met au panier et ce qu’on en tire ne se multiplie jamais. Dans le jeu en famille, rien ne double.

# Qui gagne la partie
lesson-party = Qui gagne la partie
lesson-party-last = Dix levées sont jouées. À côté de chaque nom, on lit les levées et les points ; vous avez { $mine_points }. Votre dernière carte est ici le plus haut carreau : la levée sera pour vous. Jouez-la.
lesson-party-winner = Vous avez maintenant { $mine_points }, votre voisin de gauche { $theirs_points }, et nul n’en a moins. Mais les levées comptent aussi : vous en avez { $own }, lui { $left }. Qui gagne ?
lesson-party-winner-wrong = À points égaux gagne qui a fait le moins de levées.
lesson-party-loser = Et qui perd ? Votre voisin de droite et votre vis-à-vis ont chacun { $right_points } et { $each } levées. C’est alors la place qui décide : la meilleure est à la gauche du donneur, puis en face de lui, puis à sa droite, et la pire est celle du donneur. Votre vis-à-vis a donné.
lesson-party-loser-wrong = Votre voisin de droite est assis à la gauche du donneur : la meilleure place. La pire est celle du donneur.
lesson-party-over = Le donneur a perdu, et il est en face de vous : { $worth } × { $opposite_factor } = { $due_fiches }.
lesson-party-end = L’ordre est donc : les points, puis les levées, puis les places. Pour les places, les livres diffèrent un peu : selon les règles « Académie », la meilleure est celle du donneur.

# Le reversis
lesson-reversis = Le reversis
lesson-reversis-start = Vous avez fait toutes les levées, déjà { $tricks }, et elles contiennent { $points_points }. Un désastre ? Non, si vous les faites toutes ! Neuf de suite, et vous entreprenez le reversis ; les onze, et il est fait.
lesson-reversis-ninth = On peut encore reculer. Quelle carte fera sûrement la neuvième levée ? Le plus haut cœur est maintenant la dame, le plus haut trèfle, le roi.
lesson-reversis-ninth-eight = Il restait un neuf de trèfle, et la levée est perdue. Plus de reversis, rien que ses points : vous en avez { $points } à la fin, et vous perdez la partie.
lesson-reversis-tenth = Neuf ! On ne recule plus : qui vous prend une levée rompt le reversis. Vous avez le roi et le huit de trèfle, et le neuf n’est pas sorti. Lequel d’abord ?
lesson-reversis-tenth-eight = Le neuf prend, et le reversis est rompu : { $due_fiches } à votre voisin de droite, et une bête au panier, { $bete }. Faites d’abord tomber le neuf sous le roi.
lesson-reversis-last = Le neuf est tombé sous le roi. Votre huit est maintenant le plus haut trèfle.
lesson-reversis-made = Les onze : le reversis est fait ! Vos voisins paient { $right } et { $left }, votre vis-à-vis { $across }, et le panier est à vous, avec { $drawn_fiches }.
lesson-reversis-end = Aucune partie ne se paie alors, et l’on rend ce qui a été payé pour les as et le quinola. Si le reversis est rompu, vous payez { $reversis_broken_fiches } à qui l’a rompu, et le plus souvent une bête. Dans le jeu en famille, pour un reversis fait, chacun paie le prix de la partie.

# L’espagnolette
lesson-espagnolette = L’espagnolette
lesson-espagnolette-hand = Trois as et le quinola dans une même main, ou les quatre as : c’est une espagnolette. Qui la tient a un droit rare : aux neuf premières levées, il n’est pas tenu de fournir.
lesson-espagnolette-first = On entame pique, et vous en avez, mais cette fois rien ne vous oblige à en jouer. Quelle carte placez-vous ?
lesson-espagnolette-first-ace = Un as, c’est bien. Mais le quinola vaut plus, et le panier avec : commencez par lui.
lesson-espagnolette-first-takes = L’as de pique fournirait et ferait la levée. Placez plutôt quelque chose !
lesson-espagnolette-first-other = C’est permis. Mais votre droit ne dure que neuf levées : usez-en pour les cartes qui se paient.
lesson-espagnolette-second = De votre voisin de gauche, { $due_fiches }, et du panier, { $drawn }. Il entame trèfle. Vous en avez, mais cela peut attendre. Quel as d’abord ?
lesson-espagnolette-second-ace = Cet as se paie { $ace }, l’as de carreau { $ace_of_diamonds }. Le plus cher d’abord.
lesson-espagnolette-second-takes = L’as de trèfle fournirait et ferait la levée : ce n’est plus placer.
lesson-espagnolette-second-other = C’est permis, mais un as peut partir dès maintenant. Pourquoi attendre ?
lesson-espagnolette-paid = Encore { $due_fiches }. Vous n’avez rien annoncé ; les autres comprendront quand vous jouerez une couleur à laquelle vous n’aviez pas fourni.
lesson-espagnolette-price = Le prix de ce droit : aux deux dernières levées, il faut fournir, et si vous en faites une, l’espagnolette est manquée. Vous perdez la partie, quels que soient vos points, rendez au double ce qu’on vous a payé pour les cartes placées, et mettez le plus souvent une bête.
lesson-espagnolette-end = Gardez donc de petites cartes pour la fin. Dans le jeu en famille, l’espagnolette s’annonce avant le jeu, et la moindre levée suffit à la faire échouer ; mais réussie, elle tire le panier.

# Une donne entière
lesson-deal = Une donne entière
lesson-deal-hello = Vous savez tout. Jouons une donne entière, de l’écart à la dernière fiche. Votre voisin de gauche a donné : c’est à vous de commencer.
lesson-deal-discard = L’écart d’abord. Deux cœurs, la dame et le deux : sans la dame, vous n’auriez bientôt plus de cœur. Qu’écartez-vous ?
lesson-deal-discard-decline = On peut garder sa main, mais il sera difficile de se défaire de la dame de cœur.
lesson-deal-discard-king = De petits trèfles gardent le roi, il peut attendre. La dame de cœur n’a que le deux.
lesson-deal-discard-ace = Dans la partie, l’as ne servirait à personne. Placé, il vous sera payé.
lesson-deal-discard-other = Cette carte ne gêne pas. Cherchez-en une qui soit haute et peu gardée.
lesson-deal-lead = À vous d’entamer. Le deux de cœur ne prendra rien, et vous n’aurez plus de cœur. Voyez-vous à quoi cela mène ?
lesson-deal-lead-other = C’est permis, mais le deux de cœur fait mieux : une fois joué, il vous laisse sans cœur.
lesson-deal-place = Votre voisin de gauche a pris et rejoue cœur. Vous n’en avez plus. Le moment est venu.
lesson-deal-place-king = Le roi, pourquoi pas ; mais l’as compte plus, et se paie. Le roi partira ensuite.
lesson-deal-place-other = C’est permis ; mais quand retrouverez-vous l’occasion de donner l’as de trèfle, et d’en être payé ?
lesson-deal-under = Pour l’as, votre voisin de droite vous paie { $due_fiches }. Maintenant, c’est son neuf de pique qui prend. De vos cartes plus basses, donnez la plus haute.
lesson-deal-under-other = Il passe aussi sous le neuf. Mais les petites cartes serviront encore : c’est le sept qu’il faut donner.
lesson-deal-empty = Vos deux carreaux passent le sept : la levée est à vous. Ce n’est pas un mal, elle est vide. Gardez le plus petit.
lesson-deal-low = Vous avez { $points_points }, et vous entamez. Quelque chose de petit, pour qu’un autre prenne.
lesson-deal-low-other = C’est permis, mais cette levée, vous pourriez bien la faire. Un petit pique est plus sûr.
lesson-deal-gift = Votre voisin de droite a placé le quinola : { $due } de votre vis-à-vis, et le panier, { $drawn_fiches }. Cela arrive. On joue cœur, et vous n’en avez pas : de quoi vous défaire ?
lesson-deal-gift-other = C’est permis, mais c’est le moment de donner à un autre le roi de trèfle et ses 3 points. Ne manquez pas l’occasion.
lesson-deal-eight = Ce cœur a forcé l’as de votre voisin de droite, qui a payé { $due_fiches }. Il entame carreau, et vous n’en avez qu’un. Sous la dame, il ne craint rien.
lesson-deal-duck = Trèfle. Vous jouez le dernier, et le sept prend. Au-dessus, ou au-dessous ?
lesson-deal-duck-other = Celle-ci fait la levée. Elle est vide, mais il faudra entamer ensuite. Restez sous le sept.
lesson-deal-three = Pique, et votre dernier pique est un trois. Que souhaiter de mieux ?
lesson-deal-free = Vous n’avez plus de pique, et il vous reste deux trèfles. L’un vaut l’autre.
lesson-deal-last = La dernière levée. Votre vis-à-vis a entamé de l’as de pique : cela aussi se paie.
lesson-deal-over = La donne est finie, et vous avez { $mine_points }. Voici tout le décompte ; lisons-le ligne à ligne.
lesson-deal-read-party = C’est votre voisin de droite qui a le plus de points, { $theirs }, et qui perd la partie : { $cards }, et { $party_bonus } de plus. Il paie { $due_fiches }.
lesson-deal-read-tie = Pourquoi à vous ? Votre voisin de gauche a aussi { $left_points }, et { $tricks ->
    [one] { $tricks } levée
    [many] { $tricks } de levées
   *[other] { $tricks } levées
 } comme vous. Mais il a donné, et la place du donneur est la dernière.
lesson-deal-read-placed = Votre as de trèfle, placé sur un cœur : celui qui a fait la levée vous paie { $due_fiches }.
lesson-deal-read-forced = L’as de cœur, qu’il a fallu fournir : { $due_fiches } à celui qui avait entamé.
lesson-deal-read-led = L’as de pique joué d’entame : { $ace } × { $opposite_factor } entre vis-à-vis × { $last_two_factor } à la dernière levée. Cela fait { $due_fiches } pour vous, qui gagnez la partie.
lesson-deal-read-quinola = Le quinola placé : { $due } de celui qui a fait la levée, et { $drawn_fiches } du panier.
lesson-deal-end = Votre mise déduite, la donne vous rapporte { $net_fiches }. C’est là tout le jeu. La table vous apprendra le reste !
