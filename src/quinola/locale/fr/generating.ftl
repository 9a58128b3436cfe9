# Données tirées de donnes jouées : `quinola generate`.

generate-compiling = compilation du noyau rapide, une fois sur cette machine : { $step } sur { $steps }
generate-progress = { $done } donnes sur { $deals }
generate-interrupted = Interrompu ; { $file } n’a pas été écrit
generate-done = { $file } : { $deals ->
    [one] { $deals } donne
    [many] { $deals } de donnes
   *[other] { $deals } donnes
 }, { $bytes ->
    [one] { $bytes } octet
    [many] { $bytes } d’octets
   *[other] { $bytes } octets
 }, { $each } par donne
generate-made-by = règles { $rules }, joueurs { $players }, graine { $seed }
generate-provenance-within = provenance : dans les métadonnées du fichier, sous la clé « quinola »
generate-provenance-beside = provenance : { $file }
generate-stumbles-raised = { $count ->
    [one] Un joueur a échoué par une erreur { $count } fois
    [many] Des joueurs ont échoué par une erreur { $count } de fois
   *[other] Des joueurs ont échoué par une erreur { $count } fois
 } ; une action permise a été faite à sa place
generate-stumbles-illegal = { $count ->
    [one] Un joueur a choisi { $count } fois ce que les règles défendent
    [many] Des joueurs ont choisi { $count } de fois ce que les règles défendent
   *[other] Des joueurs ont choisi { $count } fois ce que les règles défendent
 } ; une action permise a été faite à sa place

generate-players = { $count ->
    [one] { $count } joueur est nommé
    [many] { $count } de joueurs sont nommés
   *[other] { $count } joueurs sont nommés
 } ; nommez-en un pour toutes les places, ou quatre
generate-suffix = { $file } : le nom doit finir par l’un de { $allowed }
generate-exists = { $file } existe déjà ; --force le remplace
generate-pyarrow-missing = Parquet demande pyarrow, qui vient avec l’extra : pip install "quinola[parquet]"
generate-not-parquet = { $file } n’est pas un fichier Parquet : { $error }
generate-no-provenance = rien ne dit d’où vient { $file }
generate-worker-died = un processus de travail est mort ; rien n’a été écrit
