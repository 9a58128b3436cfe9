# Pourquoi l'on paie. Qui paie et qui reçoit se lit à côté de la phrase.

pay-stake = mise
pay-stake-again = nouvelle mise, le panier ayant été tiré
pay-dealer-adds = supplément du donneur
pay-penalty-misdeal = amende pour maldonne
pay-penalty-misdeal-after-exchange = amende pour maldonne découverte après un écart
pay-penalty-exposed = amende pour carte découverte
pay-penalty-out-of-turn = amende pour écart hors de son tour
pay-penalty-peek = amende pour carte du talon regardée trop tôt
pay-penalty-revoke = amende pour fausse renonce
pay-party = la partie
pay-party-shared = part de la partie
pay-reversis-made = reversis fait
pay-reversis-made-alone = reversis fait, payé par l’espagnolette pour tous
pay-reversis-party = reversis fait, au prix de la partie
pay-reversis-broken = reversis rompu
pay-ace-placed = { $card } placé{ in-trick }
pay-ace-forced = { $card } forcé{ in-trick }
pay-ace-forced-pool = { $card } forcé{ in-trick }
pay-ace-led = { $card } joué d’entame{ in-trick }, dû au gagnant de la partie
pay-quinola-placed = quinola placé{ in-trick }
pay-quinola-led-by-right = quinola joué d’entame par l’espagnolette{ in-trick }, payé comme placé
pay-quinola-forced-holder = quinola forcé par { $payee }{ in-trick }, part de celui qui l’avait
pay-quinola-forced-others = quinola forcé par { $payee }{ in-trick }
pay-quinola-forced-undertaker-holder = quinola du joueur du reversis, forcé par { $payee }{ in-trick }, sa part
pay-quinola-forced-undertaker-others = quinola du joueur du reversis, forcé par { $payee }{ in-trick }
pay-quinola-led-holder = quinola joué d’entame{ in-trick }, dû au gagnant de la partie, part de celui qui l’a joué
pay-quinola-led-others = quinola joué d’entame{ in-trick }, dû au gagnant de la partie
pay-espagnolette-returns = espagnolette manquée : ce que { $card } a rapporté{ in-trick } se rend au double
pay-espagnolette-pays-aces = espagnolette manquée : { $card }{ of-trick } payé double
pay-quinola-draws = le quinola placé{ in-trick } tire le panier
pay-quinola-led-by-right-draws = le quinola joué d’entame par l’espagnolette{ in-trick } tire le panier
pay-espagnolette-draws = le quinola de l’espagnolette, placé{ in-trick }, tire le panier
pay-reversis-draws = le reversis fait tire le panier
pay-bete-forced = bête pour le quinola forcé{ in-trick }
pay-bete-led = bête pour le quinola joué d’entame{ in-trick }
pay-bete-broken = bête pour reversis rompu
pay-bete-espagnolette = bête pour espagnolette manquée
pay-espagnolette-succeeds = l’espagnolette qui n’a pas échoué tire le panier
pay-pool-shared = part du panier à la fin du match

# Les nombres d'un compte.
term-stake = mise
term-dealer_stake = mise du donneur
term-dealer_adds = supplément du donneur
term-party_worth = prix de la partie
term-share = part
term-ace = as
term-ace_of_diamonds = as de carreau
term-quinola_placed = quinola placé
term-quinola_forced_holder = celui qui l’avait
term-quinola_forced_others = chacun des autres
term-reversis_side = d’un voisin
term-reversis_opposite = du vis-à-vis
term-reversis_broken = pour la rupture
term-opposite_factor = vis-à-vis
term-last_two_factor = deux dernières levées
term-four_aces_forcing_factor = quatre as
term-received = reçu
term-double = double
term-pool = panier
term-remise = remise
term-bete_cap = plafond de la bête

# Nobody is asked for a trick's number who notes a deal played with real cards.
in-trick = { $trick ->
    [0] {""}
   *[other] {""} à la levée { $trick }
 }
of-trick = { $trick ->
    [0] {""}
   *[other] {""} de la levée { $trick }
 }
