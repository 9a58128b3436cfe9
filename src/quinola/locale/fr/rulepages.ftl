# Les pages du navigateur où l'on lit les règles.

web-rules-room = Règles et étude
web-rules-title = Règles : { $name }
web-rules-house-title = Règles de la maison : { $name }
web-rules-our = Nos règles
web-rules-partly = L’adresse nomme des options de la maison qui sont illisibles. Voici les règles sans elles.
web-learn-about = Une première leçon, carte par carte, sur des donnes préparées : de la première levée au décompte entier.
web-rules-compare = Comparer
web-rules-compare-about = Des jeux de règles, par leurs seules différences ; et une même donne décomptée selon tous, ligne à ligne, avec les raisons.
web-rules-about = Chaque jeu de règles en entier : toutes ses règles, leurs montants, et d’où elles viennent.
web-rules-house-on = Règles de la maison, sur la base de « { $preset } ».
web-rules-contents = Sommaire
web-rules-chapters = Autour des règles
web-rules-payments = Tous les paiements
web-rules-cited = Après chaque règle, les articles des sources qui le disent. Touchez un numéro pour lire l’article.
web-rules-changed = Un trait à gauche marque ce que cette maison a changé.
web-rules-booklet = Livret à imprimer
web-rules-booklet-about = Deux pages. Dans la fenêtre d’impression, choisissez le papier A4 et une page par feuille ; on peut aussi y enregistrer un PDF.
web-rules-print = Imprimer
web-rules-back = Retour aux règles
