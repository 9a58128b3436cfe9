# Le serveur : ce qu’il dit dans le terminal, et pourquoi il refuse une demande.

serve-at = Quinola est ouvert à l’adresse { $address }
serve-lan = pour les autres sur le même réseau : { $address }
serve-lan-none = cette machine n’a pas d’adresse sur un réseau local
serve-how-to-stop = Ctrl-C l’arrête ; toutes les tables sont gardées et reprennent au prochain démarrage.
serve-stopped = Arrêté. Toutes les tables sont gardées.
serve-pages-missing = Les pages du navigateur ne sont pas construites ici ; les programmes peuvent jouer quand même.
serve-port = impossible d’obtenir le port { $port } : { $error }
serve-port-next = Le port { $taken } est pris par un autre programme ; voici le premier libre après lui.
serve-no-browser = Aucun navigateur n’a pu être ouvert d’ici. Ouvrez cette adresse dans un navigateur : { $address }
serve-runs-already = Quinola est déjà ouvert, à l’adresse { $address }

backup-made = { $file } : une copie de toutes les tables telles qu’elles sont
backup-restored = { $file } : toutes les tables sont comme au moment de la copie

database-unknown = ceci ne désigne aucune base de données ; donnez un fichier, ou { $forms }
database-driver-missing = le pilote de PostgreSQL n’est pas installé ; il vient avec l’option : pip install "quinola[postgresql]"
database-fails = la base de données est inutilisable : { $error }
database-missing = il n’y a pas de base de données ici : { $file }
database-foreign = ce n’est pas une copie valable des tables : { $file }
database-busy = un autre serveur utilise cette base de données : { $file }
database-not-sqlite = seul SQLite se copie ainsi ; PostgreSQL a ses propres commandes pour cela

too-fast = trop de choses à la fois ; un instant, s’il vous plaît
hello-first = dites d’abord de quelle table il s’agit
hint-late = aucun conseil n’a été trouvé à temps
server-not-saved = ceci n’a pas pu être enregistré, et n’a donc pas eu lieu
server-stopping = le serveur redémarre ; réessayez dans un instant
server-fails = quelque chose s’est cassé sur le serveur ; rien n’a changé
host-foreign = ce serveur n’est pas connu à cette adresse
origin-foreign = une page venue d’ailleurs ne peut pas faire cela
too-many = trop de demandes viennent d’ici ; réessayez plus tard
page-unknown = cette page n’existe pas
page-not-built = les pages ne sont pas construites ici
match-unknown = ce match n’existe pas
deal-unknown = cette donne n’existe pas, ou n’est pas encore finie
request-broken = cette demande est incompréhensible : { $error }
request-large = cette demande est trop longue
request-method = cela ne peut pas se faire ainsi
