# Mélanges que l’on peut vérifier.

shuffle-holds = la donne { $deal } est vérifiée : la graine est celle de l’engagement, et donne bien ces cartes
shuffle-commitment = la graine n’est pas celle de l’engagement
shuffle-pack = le jeu n’est pas dans l’ordre de la graine : la carte { $place } est { $card } et devrait être { $right }
shuffle-hand = la main de { $seat } n’est pas celle que donne ce jeu
shuffle-talon = le talon n’est pas celui que donne ce jeu
shuffle-too-large = plus long que les { $most } octets de tout mélange publié
shuffle-unreadable = ce n’est pas un mélange publié : { $error }
