# Là où les sources ne sont pas claires, et ce qui a été décidé. Les montants viennent toujours des options.

chapter-unclear = Ce que les sources laissent ouvert
chapter-unclear-about = Tous les points où une source se tait, se contredit ou se lit de deux façons : ce qu’elle dit, comment nous la lisons, et pourquoi. Qui lit autrement peut aussi jouer autrement, partout où une option est nommée.
chapter-unclear-order = Qui suivre quand une source se tait
chapter-unclear-party = La partie
chapter-unclear-cards = Ce qui se paie pour les cartes
chapter-unclear-basket = Le panier
chapter-unclear-all-tricks = Le reversis
chapter-unclear-little-spaniard = L’espagnolette
chapter-unclear-at-the-table = La donne, les levées revues, les irrégularités

unclear-option = Ce qu’on peut choisir
unclear-value = Valeur
unclear-no-option = Aucune option n’y change rien.

read-silence = Chacun des quatre jeux de règles faits d’après une source la suit à la lettre. Nous ne consultons sa parenté que là où elle se tait. S0 et S1 sont un même livre, et se complètent donc l’un l’autre ; après eux vient S4, et en dernier la tradition imprimée, telle que l’Académie la donne. Les droits et les charges propres à l’espagnolette ne sont complétés que là où S4 et l’Académie s’accordent.

word-points-or-tricks = Gagne-t-on par peu de points ou par peu de levées ?
read-points-or-tricks = S1-11 donne la partie à qui n’a pas de points, n’a pas de levée, ou en a le moins, comme si c’était tout un. Selon S1-12, les levées ne décident qu’à points égaux. S0-14 dit de même ; S0-13 parle de qui n’a pas de points ou pas de levée.
decided-points-or-tricks = Les points d’abord ; les levées ne départagent que les joueurs à égalité de points. Sans quoi S1-12 n’aurait plus rien à décider.

word-dealer-in-a-tie = Où se range le donneur quand les places décident ?
read-dealer-in-a-tie = À égalité de points et de levées, S0-15 et S1-12 préfèrent le plus proche à la gauche du donneur, S3-14 le plus proche dans le sens des aiguilles d’une montre, S4-09 le plus proche dans l’ordre du jeu. Tous les quatre comptent à partir du donneur, et l’oublient lui-même.
decided-dealer-in-a-tie = Il vient en dernier : à compter de lui autour de la table, c’est à lui qu’on arrive en dernier. La tradition imprimée le met en tête, et l’Académie aussi.

word-four-added = Ajoute-t-on quelque chose à la partie ?
read-four-added = S0-12 ajoute { $classic_party_bonus } à chaque donne, pour que les cartes blanches vaillent aussi quelque chose. S4-08 fait de même, et S3-16 ajoute une mise. S1-10, si proche de S0 par ailleurs, n’ajoute rien et ne dit pas pourquoi.
decided-four-added = Dans les règles ukrainiennes, on n’ajoute rien. S1 donne cette règle en entier ; ce qu’il en omet, il a pu l’omettre à dessein.

word-this-is-the-party = Que veut dire « c’est la partie » ?
read-this-is-the-party = De celui qui fait toutes les levées, S0-16 dit que « c’est la partie », et S1-13 que cela compte pour la partie. Gagne-t-il aussi la partie, ou paie-t-on le reversis à sa place ?
decided-this-is-the-party = À sa place, comme dans la tradition imprimée. La partie est à qui a le moins de points, et qui a toutes les levées a tous les points. En famille, chacun des autres lui paie le prix de la partie ; ailleurs il y a un tarif.

word-forty-four = Quarante points, ou quarante-quatre ?
read-forty-four = S0-10 compte quarante points dans les levées, et S0-11 ne relève la valeur de deux cartes que dans la partie. S4-03 la relève dans les levées aussi, ce qui fait quarante-quatre. Yanovski, que cite S4-42, nomme d’un trait les quarante points et les valeurs relevées ; dans les levées, l’un exclut l’autre.
decided-forty-four = À chacun sa lettre : quarante-quatre dans l’Encyclopédie, quarante ailleurs. Chez Yanovski, tout s’accorde si les valeurs relevées sont celles de la partie ; c’est ainsi que compte l’Académie.

word-led-quinola = Le quinola joué d’entame coûte-t-il une bête ?
read-led-quinola = S0-25 demande une bête pour le quinola qui tombe sur une entame à cœur. S0-29 tient aussi pour forcé celui qu’on a gardé jusqu’aux deux dernières levées et qu’on joue d’entame, et S0-51 conseille même de l’y jouer. Ce qu’il en coûte de l’entamer plus tôt, S0 ne le dit pas. S3-26 et S4-17 demandent autant pour l’entame que pour le quinola forcé.
decided-led-quinola = Il coûte une bête à n’importe quelle levée, comme le quinola forcé. Qui l’entame n’a pas su le placer, et les deux sources qui parlent clairement s’accordent. Seuls le reversis et l’espagnolette font exception.

word-who-forces = Qui a forcé le quinola ?
read-who-forces = S0-38 et S1-20 paient celui qui le « bat ». Ce peut être celui qui a entamé à cœur, ou celui qui a fait la levée avec un cœur plus fort. S3-23 et S4-30 nomment celui qui a entamé.
decided-who-forces = Celui qui a entamé, même si un autre fait la levée. S0-37 emploie le même mot pour les as, qu’aucune carte ne peut battre : il veut dire faire sortir.

word-to-be-claimed = Faut-il réclamer ce qui est dû pour les cartes jouées d’entame ?
read-to-be-claimed = Selon S0-40, le gagnant de la partie ne le touche que s’il pense à le demander. S1-21 connaît ce paiement, mais pas cette condition.
decided-to-be-claimed = On paie sans que rien soit réclamé : là où un programme compte, l’oubli ne doit pas faire partie du jeu. Qui aime la lettre peut la rétablir.

word-ukrainian-quinola = Que vaut le quinola dans S1 ?
read-ukrainian-quinola = S1 ne dit pas ce qu’on gagne à le placer ; mais S1-28 oblige l’espagnolette qui échoue à rendre au double ce qu’elle en a reçu : il rapporte donc quelque chose. Parmi les cartes jouées d’entame, S1-21 ne nomme que les as, là où S0-39 nomme les as et le quinola.
decided-ukrainian-quinola = Placé, il rapporte { $ukrainian_quinola_placed_fiches }, comme dans S0-36. Joué d’entame, il ne rapporte rien au gagnant de la partie : S1-21 est une liste, et il n’y figure pas. La bête reste due.

word-who-pays-for-placing = Qui paie le quinola placé ?
read-who-pays-for-placing = S4-16 veut un paiement de chaque joueur ; S4-28 donne la somme, mais non le payeur. S0-36 aussi donne une somme sans payeur. Selon S3-21, c’est celui qui fait la levée.
decided-who-pays-for-placing = Dans l’Encyclopédie, chacun des autres paie { $encyclopedia_quinola_placed_fiches } : S4-16 est clair, et S4-28 ne le contredit pas. Ailleurs, c’est celui qui fait la levée, comme pour un as.

word-challenge = Quand paie-t-on double : « à l’appel » ?
read-challenge = S0-41 et S1-22 doublent tous les paiements « à l’appel », ou « au défi ». Il n’y a rien de tel dans le jeu. L’exemple de S0-42 ne tombe juste que si les vis-à-vis se paient double, et S4-31 le dit en toutes lettres.
decided-challenge = C’est « vis-à-vis », mal traduit. Là où un jeu de règles le prévoit, les vis-à-vis se paient double, les deux dernières levées se paient double, et si les deux cas se rencontrent, on double deux fois.

word-when-refilled = Quand remet-on des mises ?
read-when-refilled = S0-22 et S1-14 font garnir le panier quand il est vide, ou qu’il n’y reste que la première somme. S’il contient juste cette somme, faut-il la doubler, ou est-il plein ? S4-07 le fait garnir après qu’il a été gagné ; S3-22, aussitôt.
decided-when-refilled = Les règles classiques et ukrainiennes prennent leur phrase telle quelle : on garnit un panier qui ne contient pas plus que les premières mises. L’Académie ne le garnit que s’il contient moins.

word-bete-after-the-draw = De combien est la bête quand le panier a déjà été tiré ?
read-bete-after-the-draw = S0-25 et S4-17 mesurent la bête à la remise. Si un autre a tiré le panier plus tôt dans la donne, il n’y a plus rien à quoi la mesurer. S3-24 s’en tient à ce que contient le panier à ce moment-là, et S3-22 le fait garnir aussitôt.
decided-bete-after-the-draw = Autant que contenait le panier quand on a commencé à jouer. Une amende ne doit pas s’évanouir parce qu’un autre a eu de la chance avant.

word-doubling-the-pot = Combien est-ce, « autant qu’il contient à ce moment » ?
read-doubling-the-pot = Selon S3-24, qui se voit forcer le quinola met autant que contient le panier « à ce moment ». Or le panier change en cours de jeu : S3-19 y fait payer les as forcés.
decided-doubling-the-pot = « À ce moment » se prend au pied de la lettre. En famille, on tient le compte du panier carte par carte : un as tombé avant le quinola y entre, un as tombé après n’y entre pas.

word-reversis-and-pool = Tout reversis touche-t-il au panier ?
read-reversis-and-pool = S0 le dit deux fois, et différemment. Selon S0-19, un reversis fait prend les remises, et selon S0-20, un reversis rompu en met une. Mais selon S0-34, dès qu’il y a reversis il n’y a plus de remise, à moins que celui qui l’a entrepris n’ait joué le quinola avant la dixième levée, ce dont parlent S0-30 et S0-31. S0-32 ajoute qu’il n’y en a pas non plus s’il entame du quinola à l’une des deux dernières.
decided-reversis-and-pool = Les règles classiques, et les ukrainiennes avec elles, suivent les phrases simples : un reversis fait tire le panier, un reversis rompu paie, et les exceptions sont celles que nomme la source. L’Académie a l’autre lecture, celle de la tradition imprimée.

word-whose-quinola = Le reversis est rompu : quel quinola a-t-on forcé ?
read-whose-quinola = Dans S0-33, un reversis est entrepris, le valet de cœur est forcé, le reversis est rompu ; on ne met alors pas de remise, mais on paie le quinola manqué. À qui il était, et qui paie, ce n’est pas dit.
decided-whose-quinola = Celui du joueur qui a entrepris le reversis. S’il s’agissait de celui d’un autre, S0-34, qui en fait un simple valet, dirait le contraire. Ce joueur le paie donc comme tout quinola forcé, et les deux autres avec lui, à qui a entamé à cœur ; la bête lui est épargnée.

word-price-of-breaking = Que coûte un reversis rompu, et qui le touche ?
read-price-of-breaking = S0-20 dit que qui échoue paie, mais ni combien ni à qui. S0-45 n’a que le prix du reversis fait, et S1 n’en a aucun. S4-34 donne { $encyclopedia_reversis_broken_fiches } à qui l’a rompu.
decided-price-of-breaking = Autant partout, sauf en famille : c’est juste ce que les trois autres auraient payé pour un reversis fait. La somme va à celui qui l’a rompu, où qu’il soit assis. Que chacun des trois retrouve sa part serait possible aussi, mais aucune source ne le dit.

word-ukrainian-reversis = Que rapporte un reversis dans S1 ?
read-ukrainian-reversis = S1-13 le nomme et dit qu’il compte pour la partie. Des sommes, du panier, de la façon de le rompre, pas un mot.
decided-ukrainian-reversis = Tout se passe comme dans S0 : le tarif de S0-45, le panier de S0-19, et les autres paiements tombent, comme dans S0-44. C’est le même livre, en plus court.

word-when-payments-lapse = Quand les autres paiements tombent-ils ?
read-when-payments-lapse = La phrase de S0-44 est corrompue : tout paiement cesse dès qu’il y a « un vis-à-vis, ou fait, ou un liabon interrompu ». Or un vis-à-vis, il y en a toujours un. S0-49 donne la raison : nul ne doit payer plus que le reversis. S4-32 ne connaît que le reversis fait.
decided-when-payments-lapse = Il s’agit du reversis, et le mot obscur est « à la bonne », c’est-à-dire aux dernières levées : un reversis fait, ou rompu à ces levées-là. L’Encyclopédie s’en tient à sa propre phrase.

word-anothers-quinola = L’un place le quinola, un autre fait ensuite le reversis : qui tire le panier ?
read-anothers-quinola = Selon S4-07, le panier se gagne de deux façons, par un reversis (S4-15) ou en plaçant le quinola (S4-16). Une même donne peut voir les deux. S4-32 annule, sous un reversis fait, ce qui se paie pour les cartes, et ne dit rien du panier.
decided-anothers-quinola = C’est le reversis qui le tire ; le quinola n’a rien, comme dans S0-34. Sinon, celui qui fait le reversis gagnerait un panier vide.

word-beside-an-espagnolette = Un reversis à côté d’une espagnolette : et le panier ?
read-beside-an-espagnolette = Selon S4-18, qui a entrepris le reversis et joue tôt le quinola met une bête, et la reprend s’il le fait. Selon S4-23, nul autre que l’espagnolette ne prend le panier, pas même pour un reversis. Pris ensemble, ils lui font mettre ce qu’il ne reverra jamais.
decided-beside-an-espagnolette = Le reversis fait ne touche alors pas au panier : celui qui le fait n’y prend rien et n’y met rien. La bête de S4-18 n’est là que pour être reprise.

word-dealt-or-exchanged = Quand annonce-t-on une espagnolette ?
read-dealt-or-exchanged = S3-27 parle de trois as et du quinola, ou de quatre as, qu’on a reçus à la donne ou qu’on a après l’écart, et permet de les annoncer. Si on les a reçus à la donne, les annonce-t-on avant l’écart ?
decided-dealt-or-exchanged = Après l’écart, avant la première entame, dans les deux cas. Les autres ne doivent pas le savoir quand ils écartent ; et qui défait sa main par son propre écart n’a plus d’espagnolette.

word-pot-or-round = Que prend l’espagnolette qui réussit ?
read-pot-or-round = Selon S3-29, elle garde ses primes et « prend le kon ». Ce mot russe est le panier, mais aussi le coup. Et si elle a placé le quinola, elle a déjà tiré le panier.
decided-pot-or-round = Le panier : un coup ne se prend pas. Comme S3-22 le fait garnir aussitôt, elle peut fort bien le tirer deux fois dans la même donne.

word-winning-the-round = Que paie l’espagnolette qui échoue à qui a le moins de points ?
read-winning-the-round = Selon S3-31, elle paie « le gain du kon » à celui des trois autres qui a le moins de points. Encore le même mot : le gain du panier, ou celui du coup ?
decided-winning-the-round = La partie : c’est elle qu’on gagne avec le moins de points. Le panier reste où il est.

word-what-goes-back = Que doit rendre l’espagnolette qui échoue ?
read-what-goes-back = S3-30 lui fait rendre toutes ses primes au double. Pour le quinola, S3-21 donne deux choses : le panier et un paiement. Selon S3-29, les primes sont celles des as et du quinola dont elle s’est défaite. S1-28 est plus précis : ce qu’on lui a payé pour les as et le quinola qu’elle a placés.
decided-what-goes-back = Elle rend au double ce que les autres lui ont payé pour des cartes placées, à chacun de ceux qui ont payé. Le panier qu’elle a tiré n’est le paiement de personne : elle le garde, de même que ce qu’elle a gagné en forçant.

word-own-and-others = Pour les as de qui paie l’espagnolette qui échoue ?
read-own-and-others = S4-24 lui fait payer double tout as placé ou forcé, les siens et ceux des autres. À qui, ce n’est pas dit, ni si les paiements ordinaires se font aussi.
decided-own-and-others = Elle prend la place de tous ceux qui devraient payer. Pour chaque as, elle paie le double à celui qui aurait été payé ou, si c’est elle-même, à celui qui l’aurait payée. Les autres ne paient rien pour les as.

word-excused-by-anothers = Le quinola qu’un autre a joué d’entame excuse-t-il l’espagnolette qui échoue ?
read-excused-by-anothers = S1-27 lui épargne la remise si elle a quatre as et qu’un autre place le quinola ou se le voit forcer. Du quinola joué d’entame il ne dit rien, ni d’une espagnolette sans les quatre as.
decided-excused-by-anothers = Oui, celui-là aussi : S0-29 le tient pour forcé. Il n’y a pas à demander les quatre as, car sans le quinola il n’est pas d’autre espagnolette. Si le quinola est dans la partie, personne ne le joue, et la bête est due.

word-one-bete-or-two = Une bête, ou deux ?
read-one-bete-or-two = S1-26 demande une remise à l’espagnolette qui échoue, même si elle a joué le quinola d’entame ; S4-25 en demande une parce qu’elle l’a joué ainsi à la fin. Un quinola d’entame coûte déjà une bête. Met-elle les deux ?
decided-one-bete-or-two = Une. « Même si » veut dire que cette entame ne la sauve pas, non qu’elle paie deux fois.

word-under-a-reversis = Que devient l’espagnolette quand un autre fait le reversis ?
read-under-a-reversis = Selon S3-34, elle perd et paie avec les autres. Selon S3-30, qui échoue paie double ; a-t-elle échoué ? Selon S4-23, elle paie le reversis seule pour tous.
decided-under-a-reversis = En famille, elle paie comme les autres le prix de la partie. Elle n’a pas échoué, puisqu’elle n’a aucune levée : l’autre les a toutes. Rien ne se rend donc au double, mais le panier n’est pas à elle non plus.

word-three-times-eleven = Trois fois onze cartes ?
read-three-times-eleven = Mot pour mot, S1-29 fait donner trois fois onze cartes à chacun. Le jeu n’en compte pas la moitié.
decided-three-times-eleven = On donne en trois tours, qui font onze cartes. Les paquets sont ceux de S4-05 et de S3-07 : trois, quatre et quatre, et au donneur quatre chaque fois.

word-top-of-the-talon = À qui est « le dessus du talon » ?
read-top-of-the-talon = S4-10 fait prendre à chacun la carte du dessus. Si le joueur précédent a renoncé à l’échange, c’est encore la sienne. Selon S1-33 et S3-10, chacun a sa carte, que nul autre ne peut prendre.
decided-top-of-the-talon = Chacun a la sienne, quoi que fassent les autres. S4 lui-même parle ailleurs de la carte qu’on laisse.

word-looking-back = Quelles levées peut-on revoir ?
read-looking-back = S0 se tait. S1-35 et S4-35 permettent de revoir les siennes, S3-35 seulement la dernière.
decided-looking-back = Pour S0, nous permettons les siennes, comme S1, et la dernière, comme la tradition imprimée.

word-no-payment = Qu’est-ce que « ne recevoir aucun paiement au jeu » ?
read-no-payment = C’est ainsi que S4-13 et S4-37 punissent le coup d’œil au talon et la fausse renonce. Cela peut ne viser que les cartes, ou aussi la partie et le panier ; cette donne, ou toute la soirée.
decided-no-payment = Rien du tout, mais pour cette donne seulement : ni cartes, ni partie, ni panier. Ce que le joueur aurait tiré reste en place, et ce qu’il doit, il le paie.

word-in-time = Jusqu’à quand une maldonne est-elle découverte « à temps » ?
read-in-time = S3-36 la fait réparer sans amende si on la découvre à temps et que le secret des cartes soit sauf. S1-32 et S4-36 tracent la limite à l’écart.
decided-in-time = Jusqu’à ce que quelqu’un écarte, et tant que personne n’a vu une carte qui n’était pas à lui. Les joueurs en jugent eux-mêmes : une maldonne réparée ne se note pas. Ensuite la donne est nulle, et l’amende due.

word-stakes-of-a-void-deal = Une donne nulle a-t-elle des mises ?
read-stakes-of-a-void-deal = Selon S1-30, on redonne ; selon S1-31, S1-32 et S4-36, le donneur perd sa donne et peut devoir une amende. Des mises déjà au panier, personne ne parle.
decided-stakes-of-a-void-deal = Elle n’en a pas, seulement des amendes. Les mises déjà posées valent pour la donne suivante. Ainsi, on ne mise jamais deux fois pour une même donne.

word-fine-before-stakes = Une amende tombe avant les premières mises : le panier est-il vide ?
read-fine-before-stakes = Selon S3-36 et S4-36, l’auteur d’une maldonne paie au panier. À la toute première donne, son amende s’y trouve seule. S3-05 veut des mises avant le jeu, S3-22 quand le panier a été pris, S4-07 quand la remise a été gagnée.
decided-fine-before-stakes = À la lettre des options, un panier où il y a quoi que ce soit n’est pas vide. En famille et dans l’Encyclopédie, on joue alors pour l’amende seule, et les mises suivent quand on l’a tirée ; ailleurs, un panier si maigre se garnit. Qui trouve cela étrange peut faire attendre l’amende jusqu’aux mises.
