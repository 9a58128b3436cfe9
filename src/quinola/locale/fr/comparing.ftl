# Règles comparées : ce qui diffère, et la même donne selon toutes.

comparing-why = Pourquoi « { $ruleset } » ne paie pas comme « { $other } »
comparing-earlier-pool = ce que les donnes précédentes ont laissé au panier
comparing-earlier-drawn = si le panier a été tiré à la donne précédente
comparing-no-rule = pas de telle règle

compare-title = Comparer les règles
compare-rules = Ce qui diffère
compare-deal = La même donne selon toutes
compare-which = Règles
compare-two = Choisissez-en au moins deux.
compare-house = Les règles d’une maison
compare-house-change = Changer les règles de la maison
compare-house-name = Maison
compare-house-of = Maison : { $preset }
compare-base = Comparer à
compare-differing = { $count ->
    [0] Elles disent la même chose sur tout.
    [one] { $count } règle diffère.
    [many] { $count } de règles diffèrent.
   *[other] { $count } règles diffèrent.
 }
compare-record-about = Collez l’enregistrement d’un match, ou ouvrez son fichier, pour voir ce que chaque jeu de règles fait des mêmes cartes. Une donne jouée ici se trouve par son lien : sa relecture mène à cette page.
compare-record = Enregistrement du match
compare-open = Ouvrir un fichier
compare-go = Comparer
compare-other-record = Un autre enregistrement
compare-match = Match
compare-number = Donne
compare-of = sur { $count }
compare-played-by = Donne { $number }, jouée selon les règles : { $ruleset }
compare-own = comme jouée
compare-pack-kept = avec le jeu de cartes de cette donne
compare-nets = Ce que rapporte la donne
compare-before = Panier avant
compare-after = Panier après
compare-lines = Ligne à ligne
compare-only-differing = Seulement ce qui diffère
compare-alike = Avec ces règles, le décompte est le même.
compare-differs = diffère
compare-nothing-paid = rien
compare-why = Pourquoi ?
compare-left-out = Ces règles ne se prêtent pas à cette donne
compare-large = Le fichier dépasse { $most } Mo.
compare-print = Imprimer
compare-share = Copier le lien
compare-shared = Copié

compare-nothing = il faut un enregistrement ou une donne jouée
compare-match-missing = il n’y a pas de match { $number } ; { $count ->
    [one] il n’y en a que { $count }
    [many] il y en a { $count }
   *[other] il y en a { $count }
 }
compare-deal-missing = il n’y a pas de donne { $number }, le match compte { $count ->
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 }
compare-deals-many = le match compte { $count ->
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 }, on peut en comparer { $most } au plus
