# Interpréteurs qui complètent la commande.

completion-install = Les premières lignes disent comment l’avoir dans chaque interpréteur.
