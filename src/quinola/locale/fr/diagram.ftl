# Une donne mise à plat.

diagram-talon = talon { $cards }
diagram-dealer = { $seat } (donneur)
column-trick = levée

show-match = { $ruleset }, { $count ->
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 }
show-deal = Donne { $number }
show-play = Le jeu : > la carte d’entame, * la carte qui a fait la levée
show-unfinished = La donne n’est pas jouée jusqu’au bout.
show-no-deal = il n’y a pas de donne { $number } : le match { $count ->
    [0] n’en a aucune
    [one] n’en a qu’une
    [many] en a { $count }
   *[other] en a { $count }
 }

check-sound = { $file } : en ordre, { $count ->
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 }
check-kept = une lecture indulgente garde { $count ->
    [0] aucune donne
    [one] { $count } donne
    [many] { $count } de donnes
   *[other] { $count } donnes
 } : { $deals }
check-kept-none = une lecture indulgente ne garde aucune donne
check-dropped = rejeté : { $error }
