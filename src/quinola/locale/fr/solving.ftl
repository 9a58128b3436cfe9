# Ce qu’on pouvait faire à cartes ouvertes.

solve-before = Donne { $number }, avant la carte { $card } de la levée { $trick } ; à { $seat } de jouer
solve-so-far = points déjà faits
solve-avoiding = s’il en veut peu
solve-gathering = s’il en veut beaucoup
solve-every-trick = toutes les levées
solve-no-trick = aucune
solve-yes = oui
solve-no = non
solve-reversis = oui, un reversis
solve-each-for-himself = Chacun pour soi : { $nets }
solve-line-avoiding = Pour avoir peu de points :
solve-line-gathering = Pour avoir beaucoup de points :
solve-line-every-trick = Pour faire toutes les levées :
solve-line-no-trick = Pour n’en faire aucune :
solve-line-alone = Chacun pour soi :
solve-not-in-play = il n’y a pas de carte à jouer
solve-not-so-far = l’enregistrement ne va pas jusqu’à la carte { $card_number }
