# Comment bien jouer : les vieux conseils, et ce qu’en disent nos chiffres. Tous les chiffres viennent des données.

chapter-strategy = Comment bien jouer
chapter-strategy-about = Ce que conseillent les vieux livres, et ce que cela vaut : chaque conseil a été essayé sur beaucoup de donnes, et là où les chiffres contredisent les livres, on le dit.
chapter-strategy-measured = D’où viennent les chiffres
chapter-strategy-holding = Le quinola en main
chapter-strategy-exchanging = Quelle carte écarter
chapter-strategy-tricks = Le jeu des cartes
chapter-strategy-gathering = Le reversis
chapter-strategy-four-aces = L’espagnolette

company-alike = entre forts joueurs
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
group-undertaker = chez qui a fait les neuf levées
group-undertaken = les neuf premières
group-made = toutes les onze
group-broken = neuf ou dix seulement
group-shown = échoue
group-unused = non employée
group-succeeded = réussie
group-failed = échouée

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
read-how-measured = Pour chaque jeu de règles, les joueurs du programme ont joué { $deals } donnes. Là où un conseil trouvait sa place, la donne a été achevée deux fois avec les mêmes cartes : une fois selon le conseil, une fois selon ce que le joueur aurait sinon jugé le meilleur. Le chiffre est la différence moyenne, en fiches, pour ce joueur ; à côté vient la marge d’erreur, qui contient la vraie valeur 95 fois sur 100. Un plus parle pour le conseil. Quand le chiffre n’est pas une différence, on le dit.
read-two-companies = À une table sont assis quatre forts joueurs. À l’autre, tous jouent comme l’enseignent les vieux manuels, et seul celui qui pèse le conseil poursuit en fort joueur. La plupart des conseils valent à l’une comme à l’autre. Avant chaque donne, le panier n’a que des mises neuves. Les joueurs de chair et d’os ne sont ni les uns ni les autres : ne vous fiez pas aux petites différences.

# Le quinola en main
read-keep-or-discard = Garder le quinola ou l’écarter ? Les livres disent de ne le garder que bien couvert d’autres cœurs, et le moderne l’écarte s’il est deuxième ou troisième. Les chiffres, qui disent ici ce qu’on gagne à le garder, leur donnent raison dans les cas extrêmes. Seul ou avec un autre cœur, écartez-le. Avec trois ou plus, gardez-le : c’est ainsi qu’on gagne le panier. Avec deux, cela dépend de la compagnie et des autres couleurs ; en famille et dans les règles ukrainiennes, il vaut mieux, en moyenne, l’écarter.
read-third-in-suit = S’il est troisième, regardez donc les autres couleurs. Si l’une manque, ou n’a qu’une carte, la renonce est proche. Entre forts joueurs, on le garde alors, sauf en famille ; c’est plus hardi que ne le permet le livre moderne. Les joueurs ordinaires le chassent de tous leurs cœurs, et parmi eux on n’y gagne guère. Sans couleur courte, écartez-le en famille et dans les règles ukrainiennes, et, entre joueurs ordinaires, ailleurs aussi ; seule l’Encyclopédie le pardonne.
read-king-and-queen = Parmi les cœurs qui couvrent, le manuel veut surtout le roi et la dame. Ici les chiffres ne le suivent pas. Avec trois cœurs ou plus, peu importe qu’ils soient hauts ou bas. C’est leur nombre qui protège.
read-full-basket = Quand le panier est plein, l’enjeu grandit des deux côtés ; ici il contenait, avant la donne, trois fois les premières mises. Avec deux cœurs, il vaut maintenant la peine de garder le quinola, même sans couleur courte, encore qu’en famille l’avantage soit infime. Avec un seul ou sans cœur, c’est toujours une perte, et une lourde.
read-void-for-it = Si vous le gardez, préparez une renonce : écartez la seule carte d’une autre couleur. Avec peu de cœurs, il n’y a pas de meilleur écart ; le manuel le dit aussi. Avec trois ou plus, le gain est moindre : on a le temps.
read-first-chance = Trois des sources s’accordent : défaites-vous-en dès la première renonce. Les chiffres disent de même, à tout moment de la donne. Attendre mieux, par exemple le double des dernières levées, coûte plus que cela ne rapporte. N’attendez pas, même si quelqu’un paraît ramasser toutes les levées.
read-lead-it-late = Il faut jouer d’entame le quinola gardé jusqu’aux deux dernières levées, enseigne le manuel. Les chiffres le contredisent nettement. Si c’est à vous d’entamer la dixième, entamez de l’autre carte : peut-être un autre fera-t-il la levée, et jouera une couleur où le quinola trouvera sa place. En jouant le quinola, vous êtes sûr de payer. Seul a raison de le faire celui qui a déjà les neuf levées, et en famille cela même est douteux.
read-how-it-ends = Ce que devient le quinola, sur cent donnes. Les forts joueurs osent plus souvent le garder, et le placent plus souvent.
read-what-it-brings = Ce qu’il rapporte à qui l’a en main, en fiches, avec le panier, tiré ou grossi d’une bête. Un succès vaut à peu près ce que coûte un échec. Mais les succès sont bien plus nombreux, et le garder rapporte, pour la seule raison que les mauvais ont été écartés.

# Quelle carte écarter
read-short-ace = L’as d’une couleur courte à l’écart, conseille le livre moderne ; il est comparé ici à la meilleure carte qui ne soit pas un as. Courte, c’est une carte, ou deux. Avec trois, mieux vaut garder l’as, quoique en famille ce soit tout un ; à partir de quatre, l’écarter est une faute : il y a pire à écarter.
read-unless-reversis = Mais non quand on vise le reversis, ajoute le livre ; il s’agit ici des as de couleurs de trois cartes au plus. Plus on a de hautes cartes, moins on gagne à écarter un as. Avec six ou plus, gardez-le ; cela n’est indifférent qu’en famille, entre forts joueurs.
read-take-your-card = Quand renoncer à l’échange, aucun livre ne le dit. Presque jamais : seule une main sans aucune haute carte n’y perd rien. Le refus est comparé au meilleur écart. Plus la main est mauvaise, plus on a besoin de la carte.

# Le jeu des cartes
read-no-trick = Ce que la partie a rapporté ou coûté, selon le nombre de levées, en fiches. Le livre moderne a raison : aucune levée, c’est le mieux, et sinon peu de points. Une ou deux rapportent encore en moyenne. La troisième est de trop.
read-lead-low = Entamez de la plus petite carte d’une couleur, non de la plus haute (hors du cœur, et si personne ne ramasse les levées). Aux trois premières levées, c’est presque tout un. Plus tard, la petite vaut mieux : les hautes sont alors chez les autres, qui devront prendre.
read-duck-high = Si vous pouvez rester sous la carte qui l’emporte, jouez la plus haute qui le permette, non la plus petite. On y gagne peu, mais régulièrement jusqu’à la neuvième levée, et les petites serviront plus tard.
read-take-high = Si vous êtes le dernier et que la levée est à vous quoi que vous fassiez, la prendre de votre plus haute carte ? À partir de la septième, oui. Avant, cela dépend : entre forts joueurs, c’est plutôt une perte aux premières levées, peut-être parce qu’une petite prend aussi bien et que la haute peut encore s’en aller sur une autre couleur.
read-throw-aces = En renonce, et sans le quinola : défaites-vous d’un as plutôt que d’autre chose. Entre forts joueurs, c’est toujours juste ; entre joueurs ordinaires, au plus tard à la septième levée. Cela vaut une fiche ou deux : faites-le, mais ne bâtissez rien là-dessus.
read-hunting = Entamer de petits cœurs pour faire sortir le quinola est tentant : tous paient celui qui le force. Mais qui l’a en main l’a sans doute couvert, ou déjà écarté, et le chasseur y laisse ses petits cœurs. Aux trois premières levées, cela ne change presque rien. Plus tard, on y gagne au plus une fiche ou deux entre forts joueurs, et plutôt une perte entre joueurs ordinaires.

# Le reversis
read-how-often = Combien de fois quelqu’un fait les neuf premières levées, et ce qu’il en advient, sur cent donnes. C’est un succès rare ; à la table ordinaire il l’est plus encore, mais on l’y mène presque toujours à bien.
read-from-which-trick = Les trois premières levées sont faites : fera-t-il les onze ? Sur cent cas, entre forts joueurs. Cinq même ne sont qu’un début.
read-worth-trying = Ce que la donne rapporte à un tel joueur, en fiches. En famille, le début est une perte : le prix y est moindre, et les points restent. Ce n’est qu’avec neuf levées qu’on y gagne dans toutes les règles.
read-break-in-time = Quand un autre ramasse toutes les levées, le livre moderne conseille de songer à temps à en prendre une. On compare le dernier à jouer, qui peut prendre la levée à qui a fait toutes les précédentes. Les chiffres entre forts joueurs : il en coûte à qui le fait ; en famille seulement, il n’en coûte plus rien à la huitième et à la neuvième. Trois levées ne sont pas encore un reversis, et qui prend reçoit les points et doit entamer. Là où rompre a son prix, la dixième levée suffit. Ce sont les autres qui le remercient.

# L’espagnolette
read-keep-the-hand = Si l’on vous a donné une telle main, ne la défaites pas par l’écart : écartez une autre carte. Les livres n’en disent rien ; les chiffres le disent dans toutes les règles.
read-how-often-it-fails = Combien de fois, sur cent, échoue l’espagnolette dont on se sert. C’est en famille, où une levée suffit, qu’elle risque le plus.
read-what-the-hand-brings = Ce qu’elle rapporte à qui l’a en main, en fiches, entre forts joueurs. Le vieux manuel la dit difficile à jouer. Mais il n’est pas de meilleure main, si l’on se défait de ce qui est haut avant la dixième levée. En famille, nos joueurs ne l’annoncent qu’avec assez de petites cartes, et qui s’est tu s’en trouve mal : des as seuls ne sont pas un trésor.
