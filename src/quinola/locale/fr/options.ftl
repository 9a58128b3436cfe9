# Les jeux de règles, et ce que décide chaque option.

ruleset-classic = le décompte complet des manuels du XIXe siècle
ruleset-ukrainian = le même livre abrégé, avec son espagnolette et ses maldonnes
ruleset-family = un jeu moderne, en sens horaire, à paiements fixes, espagnolette annoncée
ruleset-encyclopedia = le quinola premier des cœurs, 44 points, 64 fiches pour un reversis rompu
ruleset-academy = la meilleure lecture de la tradition imprimée
ruleset-house = règles de la maison, tirées de { $preset }

rules-hint = quinola rules show NOM pour en lire un, quinola rules compare A B pour ce qui diffère.
rules-sound = { $file } : en ordre ; { $name }, tiré de { $preset }, { $count ->
    [0] ne change rien
    [one] change une option
    [many] change { $count } d’options
   *[other] change { $count } options
 }
rules-same = Aucune différence : { $names }.
rules-in-stakes = { $written }, { $fiches }
rules-none = aucune
rules-clauses = Articles de { $source }


option-seating = comment se tirent les places et le premier donneur
option-removed_rank = le rang retiré des 52 cartes
option-quinola_highest_heart = si le valet de cœur bat tous les cœurs
option-direction = le sens de la donne et du jeu
option-declined_card_seen = si celui qui n’écarte pas voit sa carte du talon
option-tricks_seen = quelles levées on peut revoir
option-seat_precedence = qui l’emporte à égalité, meilleure place d’abord, vue du donneur
option-trick_ace_of_diamonds = les points de l’as de carreau dans une levée
option-trick_quinola = les points du quinola dans une levée
option-party_ace_of_diamonds = les points de l’as de carreau dans la partie
option-party_quinola = les points du quinola dans la partie
option-party_bonus = les fiches ajoutées à la partie
option-party_tie = si une égalité complète se règle par les places ou par un partage
option-stake = la mise de chacun, sauf le donneur
option-dealer_stake = la mise du donneur
option-dealer_adds = le supplément du donneur à chaque donne
option-refill = quand de nouvelles mises sont dues
option-ace = pour un as placé, forcé ou joué d’entame
option-ace_of_diamonds = pour l’as de carreau placé, forcé ou joué d’entame
option-forced_ace_to = à qui va le paiement d’un as forcé
option-quinola_placed = pour le quinola placé
option-quinola_placed_from = qui paie le quinola placé
option-quinola_forced_holder = pour le quinola forcé, ce que paie celui qui l’avait
option-quinola_forced_others = pour le quinola forcé, ce que paie chacun des autres
option-led_aces_to_winner = si les as joués d’entame se paient au gagnant de la partie
option-led_quinola_to_winner = si le quinola joué d’entame se paie au gagnant de la partie
option-claims = s’il faut réclamer le paiement des cartes jouées d’entame
option-opposite_factor = combien de fois on paie entre vis-à-vis
option-last_two_factor = combien de fois on paie aux levées 10 et 11
option-bete = le montant de la bête pour le quinola forcé ou joué d’entame
option-bete_cap = la limite d’une bête
option-reversis = si un reversis paie un tarif ou la partie
option-reversis_side = pour un reversis, ce que paie chaque voisin
option-reversis_opposite = pour un reversis, ce que paie le vis-à-vis
option-reversis_broken = pour un reversis rompu, ce que paie celui qui l’a entrepris
option-reversis_cancels = quel reversis annule les autres paiements
option-reversis_takes_pool = quand un reversis fait tire le panier
option-broken_bete = quand un reversis rompu coûte une bête
option-broken_keeps_forced_quinola = si, le reversis rompu, le quinola forcé à celui qui l’a entrepris se paie encore
option-espagnolette_announced = si l’espagnolette doit être annoncée
option-espagnolette_fails_on = quelles levées l’espagnolette ne doit pas faire
option-espagnolette_fail_bete = quand une espagnolette manquée coûte une bête
option-espagnolette_fail_returns = ce qu’une espagnolette manquée paie double
option-espagnolette_success_takes_pool = si l’espagnolette qui n’échoue pas tire le panier
option-espagnolette_trickless_wins_party = si l’espagnolette sans levée gagne toujours la partie
option-espagnolette_pays_reversis_alone = si l’espagnolette paie pour tous le reversis d’un autre
option-espagnolette_only_draws = si l’espagnolette, quand il y en a une, tire seule le panier
option-espagnolette_leads_quinola = si l’espagnolette peut jouer le quinola d’entame comme si elle le plaçait
option-four_aces_forcing_factor = combien de fois on paie l’espagnolette de quatre as qui force le quinola
option-penalties = ce que coûtent les irrégularités
option-forfeits_receipts = quelles irrégularités privent de tout gain dans la donne
