# Chapitres à lire en plus des règles. Les montants viennent toujours des options.

chapter-cited = Entre crochets : les articles des sources sur lesquels s’appuie un paragraphe. La flèche mène aux règles.
chapter-says = Ce qu’ils disent
chapter-no-such-rule = (pas de telle règle)
chapter-fault = Irrégularité
chapter-fault-misdeal = maldonne
chapter-fault-misdeal_after_exchange = maldonne découverte après un écart
chapter-fault-exposed = carte découverte
chapter-fault-out_of_turn = écart hors de son tour
chapter-fault-peek = carte du talon regardée avant l’écart
chapter-fault-revoke = fausse renonce

# Lexique
chapter-glossary = Les mots du jeu
chapter-glossary-about = Ce que veulent dire les mots des règles, et comment ils se disent dans les autres langues.
chapter-glossary-table = Autour de la table
chapter-glossary-cards = Les cartes et l’écart
chapter-glossary-play = Le jeu des cartes
chapter-glossary-honours = Les as et le quinola
chapter-glossary-money = Les fiches et le panier
chapter-glossary-great = Reversis et espagnolette
chapter-glossary-faults = Les irrégularités
chapter-glossary-sets = Les règles et les sources

word-dealer = donneur
read-dealer = Celui qui donne les cartes. Il s’en donne une de plus qu’aux autres, en écarte une et ne prend rien au talon. De donne en donne, c’est le tour du suivant.
word-eldest = premier en cartes
read-eldest = Le joueur qui suit le donneur dans le sens du jeu. Il est servi le premier et entame la première levée.
word-opposite = vis-à-vis
read-opposite = Le joueur d’en face, qui n’est ni votre voisin de droite ni celui de gauche. Dans certains jeux de règles, les vis-à-vis se paient davantage. S0 et S1 ont mal traduit le mot et parlent d’un « appel ».
word-deal-played = donne
read-deal-played = Tout ce qui se passe d’un battage à l’autre : distribution, écart, onze levées, décompte. C’est aussi la distribution elle-même.

word-talon = talon
read-talon = Les trois cartes qui restent après la donne. Chacune revient à l’un de ceux qui ne donnent pas ; nul ne peut prendre celle d’un autre.
word-discard = écart
read-discard = La carte qu’un joueur met de côté avant le jeu, face cachée, et l’action de l’y mettre. Elle ne se reprend pas.
word-party-game = partie
read-party-game = D’abord les quatre cartes mises de côté : les écarts et les cartes du talon qu’on a laissées. Ensuite leur prix, que paie celui qui a le plus de points à celui qui en a le moins. Gagner la partie, c’est en avoir le moins.
word-blank = carte blanche
read-blank = Une carte qui ne compte pas de points : toutes, sauf l’as, le roi, la dame et le valet.

word-trick = levée
read-trick = Quatre cartes, une de chaque joueur. La plus forte de la couleur d’entame la fait. Une donne en a onze.
word-lead = entame
read-lead = La première carte d’une levée, et le droit de la jouer. Qui a fait une levée entame la suivante.
word-void-in-suit = renonce
read-void-in-suit = Le manque d’une couleur dans une main. Qui a une renonce peut jouer ce qu’il veut, et donc se défaire d’un as ou du quinola.
word-point = point
read-point = Ce que comptent l’as, le roi, la dame et le valet, dans les levées et dans la partie. Dans les levées, les points sont à fuir ; dans la partie, ils deviennent les fiches du gagnant.
word-aim = but
read-aim = Le moins de points possible dans ses levées, et au mieux pas une levée. Qui n’y arrive pas peut tenter l’inverse, et les faire toutes.

word-quinola-card = quinola
read-quinola-card = Le valet de cœur, la carte dont dépend le sort du panier.
word-placed = placé
read-placed = Se dit d’un as ou du quinola joué sur une entame d’une autre couleur ; on dit aussi donné. C’est ce que veut celui qui l’a en main : on le lui paie, et pour le quinola il tire aussi le panier.
word-forced = forcé
read-forced = Se dit d’un as ou du quinola qu’il a fallu jouer sur une entame de sa propre couleur. Cela coûte à celui qui l’avait.
word-led = joué d’entame
read-led = Se dit d’un as ou du quinola par lequel on entame soi-même ; les vieux livres disent aussi gorgé. Pour le quinola, cela ne vaut en général pas mieux que de se le voir forcer ; pour les as, cela dépend des règles.
word-guard = garde
read-guard = Les autres cœurs qui accompagnent le quinola. Tant qu’il en reste, on peut fournir à cœur sans le lâcher.

word-fiche = fiche
read-fiche = La plus petite marque du jeu ; tout se paie en nombre entier de fiches.
word-jeton = jeton
read-jeton = Une marque plus grande, qui vaut cinq fiches.
word-stake = mise
read-stake = Ce qu’un joueur met au panier avant le jeu.
word-pool = panier
read-pool = La réserve commune de fiches, dans une corbeille à la droite du donneur. Y vont les mises, les bêtes et les amendes.
word-remise = remise
read-remise = Ce que contient le panier quand on commence à jouer : ce qu’il y a à gagner, et la mesure d’une bête. S0 et S1 appellent aussi remise la bête elle-même.
word-bete = bête
read-bete = Ce qu’on met au panier à la mesure de la remise ou, dans le jeu en famille, de ce qu’il contient à ce moment-là. Elle est due par celui qui joue le quinola d’entame ou se le voit forcer.
word-draw = tirer le panier
read-draw = Prendre tout ce que contient le panier à ce moment-là.

word-reversis = reversis
read-reversis = Les onze levées faites par un seul, et leur récompense. Il porte le nom du jeu lui-même : dans un jeu à l’envers, c’est encore une fois l’envers.
word-undertaker = qui entreprend le reversis
read-undertaker = Celui qui a fait les neuf premières levées. Dès lors il joue le reversis, qu’il l’ait voulu ou non. Le jeu en famille ne connaît rien de tel : le reversis y est fait, ou il n’y en a pas.
word-broken = reversis rompu
read-broken = Un reversis entrepris et manqué, parce que la dixième ou la onzième levée échappe à celui qui le joue.
word-breaker = qui rompt le reversis
read-breaker = Celui qui fait la première levée que perd le joueur du reversis.
word-espagnolette = espagnolette
read-espagnolette = Les quatre as, ou trois as et le quinola, dans une même main quand on commence à jouer ; et le joueur qui se sert d’une telle main. Aux neuf premières levées, il n’est pas tenu de fournir.
word-failed = espagnolette manquée
read-failed = L’espagnolette qui fait une levée de trop : l’une des deux dernières ou, dans le jeu en famille, n’importe laquelle.

word-revoke = fausse renonce
read-revoke = Ne pas fournir alors qu’on le pourrait. L’espagnolette en a le droit ; pour les autres, c’est une irrégularité. On dit aussi renonce tout court.
word-misdeal = maldonne
read-misdeal = Des cartes mal données : pas le bon nombre, ou pas à la bonne place.
word-void-deal = donne nulle
read-void-deal = Une donne qui ne se joue pas, après une maldonne ou une carte découverte. Seules les amendes se paient.
word-fine = amende
read-fine = Ce que coûte une irrégularité. Elle va au panier, non à un autre joueur.

word-rule-set = jeu de règles
read-rule-set = Un ensemble complet de règles. Il y en a cinq : quatre suivent les quatre sources, chacun la sienne et à la lettre ; le cinquième, l’Académie, suit la tradition imprimée.
word-house = règles de la maison
read-house = Un jeu de règles où une maison a changé quelques options et laissé les autres telles quelles.
word-clause = article
read-clause = Une affirmation d’une source, avec son numéro : S4-07 est le septième article de S4. Ceux qui commencent par Q sont de nous, pour ce que ne règle aucune source.

# Histoire
chapter-history = D’où vient le jeu
chapter-history-about = Ce que les sources disent de l’âge du reversis, de ses noms et de ses voyages. Nous le rapportons comme elles : beaucoup est tradition, et tout ne s’accorde pas.
chapter-history-documents = Les sources
chapter-history-names = Les noms
chapter-history-france = D’Espagne en France
chapter-history-russia = En Russie
chapter-history-family = La famille

read-four-sources = Ce programme repose sur quatre textes, qu’il cite comme S0, S1, S3 et S4. Chacun décrit le jeu à sa façon. Quand ils se contredisent, aucun n’est tenu pour fautif : chacun a son jeu de règles.
read-source-s0 = S0, en russe, est un chapitre d’un manuel du XIXe siècle, dans une copie prise sur la Toile et pleine de coquilles. Son décompte est le plus complet des quatre ; le texte s’interrompt là où commence l’espagnolette.
read-source-s1 = S1, en ukrainien, abrège le même livre et continue là où S0 s’interrompt. À l’évidence, une machine l’a traduit : les levées y sont des pots-de-vin, les points des lunettes, et le quinola un lion de cinéma.
read-source-s3 = S3, en russe, décrit un jeu d’aujourd’hui, pour la famille et les invités, avec des fiches ou des allumettes. On y joue dans le sens des aiguilles d’une montre et l’on retire les deux, là où les vieux manuels retirent les dix : se priver des dix plutôt que d’autres cartes lui paraît sans raison.
read-source-s4 = S4, en russe, est l’article d’une encyclopédie des termes de cartes. Presque tout ce qu’on sait ici de l’histoire en vient. Il cite ses livres ; nous ne les avons pas vérifiés.
read-printed = Le cinquième jeu de règles, l’Académie, ne suit aucun des quatre textes. C’est notre lecture de la tradition imprimée : les règles de La Haye de 1785, Hoyle, le dictionnaire de Pierer de 1857. Les règles de La Haye sont un peu l’aïeul de S0 et de S1 : quand S0 parle des cartes écartées, de la corbeille et des quarante points, il les suit article par article.

read-name-reversis = Sur le sens du nom, les sources s’accordent : le jeu est l’inverse des autres, puisqu’y gagne qui prend le moins. Sur son chemin, elles diffèrent. S3 cite un dictionnaire de 1910, qui le tire du français revers. S4 remonte plus haut : le français reversin, plus tard reversi et reversis, viendrait de l’espagnol revesino, et celui-ci de reverso, retourné. La forme plus récente y est attestée depuis 1617.
read-name-quinola = S3 appelle aussi le jeu Quinola, d’après sa carte maîtresse, et tient ce nom pour l’espagnol d’origine. Il cite pourtant un dictionnaire qui parle d’un jeu espagnol où chacun reçoit quatre cartes. Est-ce le même ? La question reste ouverte : ici, chacun en a onze. S4 range le Quinola à part, parmi les jeux espagnols semblables.
read-name-espagnolette = L’espagnolette, à en croire le mot, est « la petite Espagnole ». S4 connaît aussi un jeu espagnol de ce nom ou presque.
read-other-reversi = Avec le jeu de pions qu’on appelle Reversi ou Othello, il n’a que le nom en commun.

read-spain = D’après S4, le jeu est espagnol et date du XVIe siècle. Les dames de la cour l’auraient apporté en France sous François Ier, qui régna de 1515 à 1547. S4 le donne pour une opinion et ne nomme pas de témoin.
read-gargantua = Dans la liste des jeux de Gargantua, que S4 date de 1532–1534, il voit un pendant du reversis dans « conquinbert, qui gaigne perd ». Il existait donc un jeu de qui perd gagne. Pour David Parlett, historien des cartes, c’en est un autre, de la même famille.
read-collections = En France, le jeu se répandit plus que dans son pays. À partir de 1659, dit S4, presque tous les recueils de jeux le contiennent, à commencer par La Maison académique, qui l’écrit reversy. De là vient qu’on l’a souvent cru français ; pour S4, c’est une erreur.
read-italy = On doute aujourd’hui de l’origine espagnole. Parlett relève que le jeu n’est nommé en France qu’à partir de 1601, et que le dictionnaire de Cotgrave, de 1611, l’y fait apporter une dizaine d’années plus tôt par un duc de Savoie. L’Italie lui paraît plus probable. Ce qu’il a d’espagnol, les quarante-huit cartes, le sens du jeu, les mots quinola et espagnolette, serait venu plus tard.
read-short-road = S3 fait le même voyage en une phrase : d’Espagne en Russie en passant par la France, dont la Russie suivait les modes pour l’habit, la table et le jeu. Voilà pourquoi, dit-il, le nom français a pris, et non l’espagnol. Ses seules preuves sont les deux articles du dictionnaire.

read-catherine = En Russie, on y jouait sous Catherine II, parmi les dames de la cour et les officiers de la garde ; S4 le tient d’un livre de Pyliaïev, de 1892. Au début du règne, il n’y était pas encore arrivé : d’après les mémoires de Bolotov, le reversis espagnol était tout à fait inconnu en Russie en 1767.
read-first-rules = Les premières règles en russe parurent en 1791, dans un livre de N. Ossipov traduit du français.
read-yanovsky = S4 cite le dictionnaire de Yanovski, de 1806. Un Espagnol aurait inventé le jeu, et l’auteur y voit l’image de la vie des grands, qui font toute la journée le contraire des autres. Il y compte quarante points, et dans la même phrase cinq pour l’as de carreau et quatre pour le quinola. Dans les levées, cela ferait quarante-quatre, et c’est bien ainsi que les compte le jeu de règles Encyclopédie ; la tradition imprimée ne donne ces valeurs que dans la partie, et les quarante points des levées sont alors justes.
read-letters = Il a laissé des traces dans la littérature ; S4 en nomme deux. Dans Le Malheur d’avoir trop d’esprit, de Griboïedov, Répétilov se rappelle les sommes qu’il a perdues au reversis contre un monsieur et sa femme. Dans le Mirochev de Zagoskine, quelqu’un a besoin d’argent, car il doit jouer ce jour-là au reversis chez une princesse.
read-forgotten = Le siècle russe du reversis fut court. Au milieu du XIXe siècle, dit S4 d’après un livre de G. Popov, de 1858, on le trouvait vieilli et passé de mode. Les dictionnaires ont gardé le mot : chez Dahl, y gagne qui a perdu ; Ouchakov le marque déjà comme un mot du passé.

read-relatives = Pour S4, le reversis est l’ancêtre de toute une famille. Il nomme comme semblables les jeux espagnols Ganapierde, Quinola, Espagnolette et un autre qu’il écrit Sirulo, le Chapanka polonais et un Kifameno croate ; nous ne connaissons certains de ces noms que sous leur forme russe. La rovescina italienne porte le même nom, mais sans doute pas tout à fait les mêmes règles.
read-hearts = Son descendant le plus connu, S4 ne le nomme pas : c’est Hearts, qu’on appelle aussi la dame de pique. Là aussi les points sont à fuir, et là aussi on peut oser le contraire, et les prendre tous. Parlett lui donne deux ancêtres probables : le reversis et le coquimbert de Gargantua.

# Irrégularités
chapter-irregularities = Les irrégularités à une vraie table
chapter-irregularities-about = Ce qui arrive quand on donne et joue de vraies cartes, ce qu’en font les jeux de règles et comment procède un arbitre. Un paragraphe sans article est de nous : un conseil, ou ce que fait le programme quand les sources se taisent.
chapter-irregularities-before = Avant la première donne
chapter-irregularities-steps = Comment procède un arbitre
chapter-irregularities-fines = Ce que demandent les jeux de règles
chapter-irregularities-dealing = Pendant la donne
chapter-irregularities-exchanging = Pendant l’écart
chapter-irregularities-playing = Pendant le jeu
chapter-irregularities-noting = Dans le livre de la soirée

read-agree = Convenez des amendes d’avance ; le plus simple est de choisir un jeu de règles et de s’y tenir. Une fois la chose arrivée, la réponse fait gagner ou perdre chacun.
read-arbiter = Dites qui décide. Ce peut être un joueur, mais pas pour lui-même : s’il est en cause, les trois autres décident.

read-stop = Arrêtez-vous dès qu’on remarque quelque chose. Personne ne continue, on ne retourne aucune carte, et nul ne dit ce qu’il a en main.
read-establish = Établissez ensuite trois choses : ce qui est arrivé, qui l’a fait, et où en était la donne. Pour une maldonne, demandez si quelqu’un avait déjà écarté ; pour une fausse renonce, si le joueur ne serait pas l’espagnolette.
read-decide = Cherchez l’irrégularité dans les tableaux ci-dessous et appliquez ce qu’y porte votre jeu de règles, ni plus ni moins. S’il y en a plusieurs, chacune compte à part. Voulue ou non, peu importe.

read-fines = Les amendes, en fiches. Elles vont au panier. Un zéro veut dire que ce jeu de règles n’en prévoit pas.
read-nought = Zéro ne veut pas dire qu’il ne se passe rien. Pour une maldonne, le donneur perd la donne, même là où il ne paie rien. L’Académie n’a pas d’amendes du tout ; qui la joue fera bien d’en convenir.
read-when-paid = L’amende pour une fausse renonce se paie après tout le reste, si bien que nul ne peut la tirer dans la même donne. Les autres se paient avant le jeu : elles entrent dans la remise, et la bête de cette donne en est d’autant plus forte.
read-receipts = Certaines irrégularités peuvent coûter plus qu’une amende : qui en commet une ne reçoit rien dans cette donne.

read-misdealt = Quelqu’un a trop ou trop peu de cartes, ou le talon n’en a pas trois. La donne est nulle, et c’est au suivant de donner. Le jeu en famille est plus doux : tant que personne n’a vu de carte cachée, le donneur rétablit la donne, et cela ne compte pas pour une faute.
read-misdealt-late = Une fois qu’on a écarté, rien ne se rétablit plus : la carte est avec les autres, et son joueur a choisi. C’est pourquoi la plupart des jeux de règles demandent alors davantage. Ici aussi, la donne est nulle.
read-card-exposed = Si une carte se découvre pendant la donne, la donne est nulle, et le même donneur recommence. Une carte qu’un joueur montre plus tard par mégarde nuit surtout à lui-même. Les sources n’en disent rien ; nous continuons.

read-discard-early = L’ordre est celui-ci : le voisin de droite du donneur, son vis-à-vis, son voisin de gauche, le donneur. Qui écarte trop tôt paie là où son jeu de règles le demande. Sa carte reste écartée, car rien ne se reprend, et les autres choisissent dans leur ordre.
read-peeked = Qui a vu sa carte du talon avant d’écarter choisit entre deux cartes connues ; les autres ne le peuvent pas. Il ne reçoit donc rien dans cette donne, là où le jeu de règles le dit. Il échange et joue cependant comme les autres, et paie ce qu’il doit.

read-revoked = Une fausse renonce coûte une amende ; aucune source ne fait rejouer la levée. Laissez-la donc comme elle est : les cartes peuvent en avoir trop dit. Si on la remarque avant que tombe la carte suivante, nous laissons la remplacer par une bonne. Convenez-en d’avance.
read-revoke-or-right = Ne criez pas trop tôt à la fausse renonce. Là où l’espagnolette ne s’annonce pas, ne pas fournir peut être un droit, et la question trahirait la main. Attendez la fin de la donne, et voyez ce qu’avait le joueur : quatre as, ou trois et le quinola, et il en avait le droit. Aux deux dernières levées, personne ne l’a. Là où l’espagnolette s’annonce, celui qui l’a annoncée est seul à l’avoir.
read-played-early = Pour une carte jouée hors de son tour, les sources n’ont pas d’amende. Si personne n’a joué après, nous la laissons reprendre ; sinon elle reste.
read-looked = Chaque jeu de règles dit quelles levées on peut revoir. Ce qu’il en coûte d’en revoir d’autres, aucun ne le dit. Un avertissement suffira.

read-note-fault = Notez l’irrégularité avec la donne où elle est arrivée : sur la page /book, sous « Donneur, irrégularités, donne nulle » ; dans quinola book, par /faute, la place et le genre, par exemple /faute N revoke. L’amende et ce que le fautif ne reçoit pas se calculent alors d’après le jeu de règles.
read-note-void = Une donne qui n’a pas été jouée se note en outre comme nulle : sur la page, en répondant à la question « La donne a-t-elle été jouée ? » ; dans quinola book, par /annuler maldonne ou /annuler découverte. Ce sont deux choses : qu’elle soit nulle décide qui donne ensuite, l’irrégularité décide qui paie. Notez les deux.
read-note-late = Ce qui n’apparaît que plus tard peut encore se noter : toutes les sommes qui suivent se recalculent, et la page montre ce que la correction a changé.
read-own-fines = Vos propres amendes vont dans les règles de la maison : penalties donne les montants, forfeits_receipts les irrégularités après lesquelles on ne reçoit rien. Une amende qui n’y est pas vaut zéro.
