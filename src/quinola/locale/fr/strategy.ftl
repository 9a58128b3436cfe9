# Comment bien jouer : les vieux conseils, et ce qu’en disent nos chiffres. Tous les chiffres viennent des données.

chapter-strategy = Comment bien jouer
chapter-strategy-about = Ce que conseillent les vieux livres, et ce que cela vaut : chaque conseil a été essayé sur beaucoup de donnes, et là où les chiffres contredisent les livres, on le dit.
chapter-strategy-measured = D’où viennent les chiffres
chapter-strategy-holding = Le quinola en main
chapter-strategy-exchanging = Quelle carte écarter
chapter-strategy-tricks = Le jeu des cartes
chapter-strategy-gathering = Le reversis
chapter-strategy-four-aces = L’espagnolette

company-alike = entre joueurs forts
company-club = entre joueurs ordinaires
company-rich = le panier plein

group-placed = placé
group-forced = forcé
group-led = joué d’entame
group-aside = resté dans la partie
group-all = en moyenne
group-under_reversis = quand un autre a toutes les levées
group-beside_plain = à côté d’une autre couleur
group-beside_heart = à côté d’un cœur
group-undertaker = par qui a fait les neuf premières levées
group-undertaken = les neuf premières
group-made = toutes les onze
group-broken = neuf ou dix seulement
group-shown = manquée
group-unused = non employée
group-succeeded = réussie
group-failed = manquée

figures-quinola_kept_by_hearts = Autres cœurs avec lui
figures-quinola_kept_third_by_shortest_suit = Cartes dans la plus courte des autres couleurs
figures-quinola_kept_many_hearts_by_honours = As, roi et dame parmi ces cœurs
figures-void_made_by_hearts = Autres cœurs avec le quinola
figures-quinola_thrown = Levées
figures-quinola_led_late = Le quinola
figures-quinola_ends = Le quinola
figures-quinola_brings = Le quinola
figures-ace_aside_by_length = Cartes dans la couleur de l’as
figures-short_ace_aside_by_courts = As, rois et dames en main
figures-talon_left_by_courts = As, rois, dames et quinola en main
figures-tricks_bring_of_party = Levées faites
figures-led_low = Levées
figures-ducked_high = Levées
figures-taken_high = Levées
figures-hearts_led = Levées
figures-ace_thrown = Levées
figures-reversis_happens = Le reversis
figures-streak_made = Premières levées faites
figures-streak_brings = Premières levées faites
figures-reversis_broken_up = Levées
figures-espagnolette_kept = Toutes ces mains
figures-espagnolette_fails = L’espagnolette
figures-espagnolette_brings = L’espagnolette

# D’où viennent les chiffres
read-how-measured = Pour chaque jeu de règles, les joueurs du programme ont joué { $deals } donnes. Chaque fois qu’un conseil trouvait sa place, la donne a été achevée deux fois avec les mêmes cartes : une fois selon le conseil, une fois selon ce que le joueur aurait jugé le meilleur sans lui. Le chiffre est la différence moyenne, en fiches, pour ce joueur ; à côté vient la marge d’erreur, qui contient la vraie valeur 95 fois sur 100. Un plus donne raison au conseil. Quand le chiffre n’est pas une différence, on le dit.
read-two-companies = À une table sont assis quatre joueurs forts. À l’autre, tous jouent comme l’enseignent les vieux manuels, et seul celui qui pèse le conseil continue en joueur fort. La plupart des conseils valent à l’une comme à l’autre. Avant chaque donne, le panier n’a que des mises neuves. Les joueurs de chair et d’os ne sont ni les uns ni les autres : ne vous fiez pas aux petites différences.

# Le quinola en main
read-keep-or-discard = Garder le quinola ou l’écarter ? Les livres disent de ne le garder que bien couvert d’autres cœurs, et le moderne l’écarte s’il est second ou troisième, c’est-à-dire avec un ou deux autres cœurs seulement. Les chiffres, qui disent ici ce qu’on gagne à le garder, leur donnent raison dans les cas extrêmes. Seul ou avec un autre cœur, écartez-le. Avec trois ou plus, gardez-le : c’est ainsi qu’on gagne le panier. Avec deux, cela dépend de la compagnie et des autres couleurs ; en famille et dans les règles ukrainiennes, il vaut mieux, en moyenne, l’écarter.
read-third-in-suit = S’il est troisième, regardez donc les autres couleurs. Si l’une manque, ou n’a qu’une carte, la renonce est proche. Entre joueurs forts, on le garde alors, sauf en famille ; c’est plus hardi que ne le permet le livre moderne. Les joueurs ordinaires lui font la chasse avec tous leurs cœurs, et parmi eux on n’y gagne guère. Sans couleur courte, écartez-le en famille et dans les règles ukrainiennes, et, entre joueurs ordinaires, ailleurs aussi ; seule l’Encyclopédie le pardonne.
read-king-and-queen = Parmi les cœurs qui le couvrent, le manuel veut surtout le roi et la dame. Ici les chiffres ne le suivent pas. Avec trois cœurs ou plus, peu importe qu’ils soient hauts ou bas. C’est leur nombre qui protège.
read-full-basket = Quand le panier est plein, l’enjeu grandit des deux côtés ; ici il contenait, avant la donne, trois fois les premières mises. Avec deux autres cœurs, il vaut maintenant la peine de garder le quinola, encore qu’en famille l’avantage soit infime. Si aucune autre couleur n’est courte, mieux vaut toujours l’écarter en famille, et dans les règles ukrainiennes c’est indifférent. Avec un seul cœur, ou sans aucun, c’est toujours une mauvaise affaire, et qui coûte cher.
read-void-for-it = Si vous le gardez, préparez une renonce : écartez la seule carte d’une autre couleur. Avec peu de cœurs, il n’y a pas de meilleur écart ; le manuel le dit aussi. Avec trois ou plus, le gain est moindre : on a le temps.
read-first-chance = Trois des sources s’accordent : défaites-vous-en dès la première renonce. Les chiffres disent la même chose, à tout moment de la donne. Attendre mieux, par exemple les dernières levées, où l’on paie double, coûte plus que cela ne rapporte. N’attendez pas, même si quelqu’un paraît ramasser toutes les levées.
read-lead-it-late = Il faut jouer d’entame le quinola gardé jusqu’aux deux dernières levées, enseigne le manuel. Les chiffres le contredisent nettement. Si c’est à vous d’entamer la dixième, entamez de l’autre carte : peut-être qu’un autre fera la levée et jouera une couleur sur laquelle vous placerez le quinola. En entamant du quinola, vous êtes sûr de payer. Seul celui qui a fait les neuf premières levées a raison de le faire, et en famille même cela est douteux.
read-how-it-ends = Ce que devient le quinola, sur cent donnes. Les joueurs forts osent plus souvent le garder, et le placent plus souvent.
read-what-it-brings = Ce qu’il rapporte à qui l’a en main, en fiches, avec le panier, tiré ou grossi d’une bête. Un échec coûte à peu près ce que rapporte un succès et, en famille, moitié plus quand le quinola est forcé. Comme les succès sont bien plus nombreux, on gagne à le garder, mais seulement parce qu’on écarte d’avance les quinolas mal couverts.

# Quelle carte écarter
read-short-ace = Écartez l’as d’une couleur courte, conseille le livre moderne ; il est comparé ici à la meilleure carte qui ne soit pas un as. Courte, c’est une carte, ou deux. Avec trois, mieux vaut garder l’as, quoique en famille cela revienne au même ; à partir de quatre, l’écarter est une faute : il y a pire à écarter.
read-unless-reversis = Mais pas quand on vise le reversis, ajoute le livre ; les chiffres sont ceux des as de couleurs de trois cartes au plus. Plus on a de hautes cartes, moins on gagne à écarter un as. Avec six ou plus, gardez-le ; ce n’est à peu près indifférent qu’en famille, entre joueurs forts.
read-take-your-card = Quand faut-il renoncer à l’échange ? Aucun livre ne le dit. Presque jamais : seule une main sans aucune haute carte n’y perd rien. Le refus est comparé au meilleur écart. Plus la main est mauvaise, plus on a besoin de la carte.

# Le jeu des cartes
read-no-trick = Ce que la partie a rapporté ou coûté, selon le nombre de levées, en fiches. Le livre moderne a raison : aucune levée, c’est le mieux, et sinon peu de points. Une ou deux rapportent encore en moyenne. La troisième est de trop.
read-lead-low = Entamez de la plus petite carte d’une couleur, non de la plus haute (le cœur mis à part, et tant que personne ne ramasse toutes les levées). Aux trois premières levées, cela ne change presque rien. Plus tard, la petite vaut mieux : les hautes sont alors chez les autres, qui devront prendre.
read-duck-high = Si vous pouvez rester sous la carte qui l’emporte, jouez la plus haute qui le permette, non la plus petite. On y gagne peu, mais régulièrement jusqu’à la neuvième levée, et les petites serviront plus tard.
read-take-high = Si vous jouez le dernier et que la levée soit à vous quoi que vous fassiez, faut-il la prendre de votre plus haute carte ? À partir de la septième, oui. Avant, cela dépend : entre joueurs forts, c’est plutôt une perte aux premières levées, peut-être parce qu’une petite prend aussi bien et que la haute peut encore s’en aller sur une autre couleur.
read-throw-aces = En renonce, et sans le quinola : défaites-vous d’un as plutôt que d’autre chose. Entre joueurs forts, c’est toujours juste ; entre joueurs ordinaires, à partir de la septième levée au plus tard. Cela vaut une fiche ou deux : faites-le, mais ne bâtissez rien là-dessus.
read-hunting = Entamer de petits cœurs pour faire sortir le quinola est tentant : tous paient celui qui le force. Mais celui qui l’a reçu l’a le plus souvent bien couvert, ou déjà écarté, et le chasseur y laisse ses petits cœurs. Aux trois premières levées, cela ne change presque rien. Plus tard, on y gagne au plus une fiche ou deux entre joueurs forts, et l’on y perd plutôt entre joueurs ordinaires.

# Le reversis
read-how-often = Combien de fois un joueur fait les neuf premières levées, et ce qu’il en advient, sur cent donnes. C’est un succès rare ; entre joueurs ordinaires il l’est plus encore, mais ils le mènent presque toujours à bien.
read-from-which-trick = Quelqu’un a fait les trois premières levées : fera-t-il les onze ? Sur cent cas, entre joueurs forts. Même cinq ne sont qu’un début.
read-worth-trying = Ce que la donne rapporte à un tel joueur, en fiches. En famille, le début est une perte : le prix y est moindre, et les points restent. À l’Académie, où le reversis tire rarement le panier, trois levées ou cinq coûtent un peu aussi. Ce n’est qu’avec neuf levées qu’on y gagne dans toutes les règles.
read-break-in-time = Quand un autre ramasse toutes les levées, le livre moderne conseille de songer à temps à en prendre une. On a considéré le dernier à jouer, quand il peut prendre la levée à qui a fait toutes les précédentes. Les chiffres entre joueurs forts : il en coûte à qui le fait ; en famille seulement, il n’en coûte plus rien à la huitième et à la neuvième. Trois levées ne sont pas encore un reversis, et qui en prend une en reçoit les points et doit entamer. Là où l’on est payé pour rompre le reversis, il est encore temps à la dixième levée. Ce sont les autres qui lui disent merci.

# L’espagnolette
read-keep-the-hand = Si l’on vous a donné une telle main, ne la défaites pas par l’écart : écartez une autre carte. Les livres n’en disent rien ; les chiffres le disent dans toutes les règles.
read-how-often-it-fails = Combien de fois, sur cent, échoue l’espagnolette dont on se sert. C’est en famille, où une seule levée suffit à la faire échouer, qu’elle risque le plus.
read-what-the-hand-brings = Ce qu’elle rapporte à qui l’a en main, en fiches, entre joueurs forts. Le vieux manuel la dit difficile à jouer. Mais il n’est pas de meilleure main, si l’on se défait de ce qui est haut avant la dixième levée. En famille, nos joueurs ne l’annoncent qu’avec assez de petites cartes, et qui se tait s’en trouve mal : des as seuls ne sont pas un trésor.
