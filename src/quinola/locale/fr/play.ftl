# Avant un match et après : les places, l'enregistrement, ce que peut le terminal.

seating-honours = On tire les places avec un as, un roi, une dame et un valet ; l’as choisit la sienne et donne le premier
seating-draws = { $player } : { $card }
seating-choose = L’as est à vous. Quelle place choisissez-vous ({ $seats }) ?
seating-no-seat = Les places sont { $seats }
seating-lot = Les places et le premier donneur se tirent au sort
seating-quinola = Les places se tirent au sort ; on distribue ensuite jusqu’au valet de cœur, et qui le reçoit donne le premier
seating-round = { $cards }
seating-places = Places, dans l’ordre du jeu : { $places }
seating-dealer = Premier donneur : { $dealer }

play-title = Reversis (Quinola), règles : { $ruleset }. ? donne l’aide
play-resumed = Le match reprend. Règles : { $ruleset }
play-begin = Appuyez sur Entrée pour commencer
play-plain = Ce terminal ne se prête pas au jeu en plein écran : on joue en lignes (comme avec --plain)
play-language = Ce terminal ({ $encoding }) ne peut écrire cette langue ({ $spoken }) : on parle anglais
play-kept = Le match resté inachevé, ou illisible, est gardé sous { $kept }. Pour le reprendre :
play-saved = Le match est enregistré dans { $file }. Pour le reprendre :
play-not-begun = Aucun match n’a commencé
play-none = Il n’y a pas de match à reprendre : { $file } n’existe pas

savegame-in-use = { $file } se joue déjà dans un autre processus ; mettez-y fin, ou choisissez un autre fichier avec --save
savegame-no-file = { $file } n’est pas un fichier
savegame-unwritable = impossible de lire ou d’écrire { $file } : { $error }
bot-unknown = il n’y a pas de robot { $name } ; il y a { $allowed }
bots-number = { $count ->
    [one] { $count } robot est nommé
    [many] { $count } de robots sont nommés
   *[other] { $count } robots sont nommés
 } ; nommez-en un pour les trois, ou { $wanted } séparés par des virgules
rules-unreadable = impossible de lire { $file } : { $error }
match-has-its-own = { $options } ne va pas avec { $option } : un match enregistré garde ce qu’il a
record-exists = { $file } existe et contient autre chose ; nommer un autre fichier
record-unwritable = { $file } ne peut être écrit : { $error }
record-settled-only = La donne { $number } n’est pas finie : elle n’est pas dans l’enregistrement
