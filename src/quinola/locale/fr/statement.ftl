# Le décompte d'une donne.

statement-deal = Donne { $number }, donneur : { $dealer } ; { $remise ->
    [one] { $remise } fiche
    [many] { $remise } de fiches
   *[other] { $remise } fiches
 } au panier au début du jeu
statement-void-misdeal = Donne { $number }, donneur : { $dealer } ; nulle pour maldonne, seules les amendes se paient
statement-void-exposed = Donne { $number }, donneur : { $dealer } ; nulle pour carte découverte, seules les amendes se paient
statement-party = Partie { $cards } : { $values } = { $worth }, gagnée par { $winner }, perdue par { $loser }
statement-party-none = Partie { $cards } : { $values } = { $worth }, qui ne se paie pas
statement-reversis-made = Reversis fait par { $undertaker }
statement-reversis-broken = Reversis entrepris par { $undertaker }, rompu par { $breaker }
statement-espagnolette-stood = Espagnolette : { $seat }
statement-espagnolette-failed = Espagnolette manquée : { $seat }
statement-cancelled = Le reversis annule les autres paiements [{ $rule }]
statement-fault-misdeal = Maldonne : { $seat }
statement-fault-misdeal_after_exchange = Maldonne découverte après un écart : { $seat }
statement-fault-exposed = Carte découverte : { $seat }
statement-fault-out_of_turn = Carte écartée hors de son tour : { $seat }
statement-fault-peek = Carte du talon regardée avant l’écart : { $seat }
statement-fault-revoke = Fausse renonce : { $seat }
statement-forfeits = Ne reçoit rien dans cette donne : { $seat } [{ $rule }]
statement-balances = Soldes : { $balances } ; panier { $pool }

column-points = points
column-tricks = levées
column-net = net
column-balance = solde
column-from = de
column-to = à
column-fiches = fiches
column-why = pour
column-rule = article

comparison-deal = Donne { $number }
comparison-payments = paiements
comparison-differs = * ces règles donnent des sommes différentes ; le numéro mène à la raison
comparison-left-out = { $ruleset } : laissé de côté, { $why }
comparison-pack-kept = { $ruleset } : avec le jeu de cartes de cette donne
