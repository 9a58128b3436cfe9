# Chapitres à lire en plus des règles. Les montants viennent toujours des options.

chapter-cited = Entre crochets : les articles des sources sur lesquels s’appuie un paragraphe. La flèche mène aux règles.
chapter-says = Ce qu’ils disent
chapter-no-such-rule = (pas de telle règle)
chapter-fault = Irrégularité
chapter-fault-misdeal = maldonne
chapter-fault-misdeal_after_exchange = maldonne reconnue après l’échange
chapter-fault-exposed = carte découverte
chapter-fault-out_of_turn = écart hors de son tour
chapter-fault-peek = carte du talon regardée avant l’écart
chapter-fault-revoke = fausse renonce

chapter-irregularities = Les irrégularités à une vraie table
chapter-irregularities-about = Ce qui arrive quand on donne et joue de vraies cartes, ce qu’en fait chaque jeu de règles et comment procède un arbitre.
chapter-irregularities-fines = Ce que demandent les jeux de règles
read-fines = Les amendes, en fiches. Elles vont au panier. Un zéro veut dire que les sources n’en nomment pas.
read-receipts = Certaines irrégularités coûtent plus qu’une amende : qui en commet une ne reçoit rien pour cette donne.
