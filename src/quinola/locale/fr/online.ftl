# Pourquoi quelque chose ne se peut à une table commune.

table-unknown = cette table n’existe pas
table-closed = cette table est fermée
token-wrong = cette clé n’ouvre aucune place à cette table
spectators-off = cette table n’admet pas de spectateurs
invitation-wrong = ce lien ne permet pas de s’asseoir à cette table
frame-large = le message dépasse { $most } octets
frame-broken = ce n’est pas un message du protocole : { $error }

name-empty = il faut donner un nom
name-long = un nom a { $most } caractères au plus
name-signs = il faut dans un nom au moins une lettre ou un chiffre
name-marks = une lettre d’un nom porte { $most } signes au plus
name-taken = { $name } est déjà à cette table, et les deux noms se ressembleraient trop

not-seated = un spectateur ne peut pas faire cela : prenez d’abord une place
not-host = seul l’hôte peut faire cela : { $host }
already-seated = vous avez déjà une place à cette table : { $seat }
seat-taken = cette place est prise : { $seat }
table-full = toutes les places sont prises
match-on = pas pendant un match
no-match = aucun match n’est en cours
no-deal = aucune donne n’est en cours
not-settled = il n’y a pas de décompte après lequel continuer
bot-plays = un robot joue pour vous : revenez d’abord
not-asked = ce n’est pas votre tour
answer-given = vous avez déjà répondu
stale = cela valait pour un moment passé ; regardez de nouveau la table
seen-ahead = il y est question de ce qui n’est pas encore arrivé
vote-nobody = il n’y a pas ici d’autre joueur à remplacer
vote-present = { $seat } est là, et on ne l’attend pas encore depuis { $seconds ->
    [one] { $seconds } seconde
    [many] { $seconds } de secondes
   *[other] { $seconds } secondes
 }
practice-only = seulement à une table d’exercice, contre des robots
nothing-to-undo = il n’y a rien à reprendre dans cette donne
chat-off = on ne s’écrit pas à cette table
chat-empty = ce message est vide

settings-cards = ce ne sont pas toutes les cartes du jeu : 11 à chacun, 12 au donneur, 3 de reste
settings-cards-practice = les cartes ne peuvent être données d’avance qu’à une table d’exercice
