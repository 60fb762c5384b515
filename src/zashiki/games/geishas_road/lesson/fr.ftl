# La première partie guidée. Chaque message est une note de record.txt ; qu’elle se lise en quelques secondes.

welcome = Bonsoir ! Vous êtes Indigo, mécène de cinq geishas de Kyoto, et Vermillon est votre rival. À la fin de la manche, chaque geisha accorde sa faveur à celui de vous deux qui lui a donné le plus. C’est l’enjeu de la partie.
hand = Voici votre main. Une carte a une couleur, celle de la geisha à qui elle est destinée, et une valeur de 1 à 4. Vous commencez chaque tour en piochant une carte de plus.
actions = Voici vos quatre actions : Révélation, Intrigue, Cadeau et Compétition. Elles demandent une, deux, trois et quatre cartes, et chacune sert exactement une fois par manche. Vous avez donc quatre tours.
reveal = Commençons par la plus simple. Cliquez sur *Révélation*.
walk = La Révélation joue une seule carte. Cliquez sur votre *rose 1* : elle ira de votre côté de la geisha rose, qui avancera d’une maison dans le sens horaire.
guest = Elle s’est arrêtée à la maison rouge. Une carte de valeur 1 y prend deux jetons, une 2 en prend un, une 3 ou une 4 aucun. Prenez d’abord un *invité rouge* : les séries d’invités valent des points.
influence = Prenez maintenant le *jeton Influence* de la geisha rouge. Auprès d’elle, il compte un demi pour vous : il tranche donc les égalités.
their-gift = Vermillon fait un Cadeau : trois cartes, et vous en choisissez une. Les autres lui restent. Prenez la *verte 4*, qui donne le plus d’influence.
intrigue = À vous de nouveau. L’*Intrigue* emploie deux cartes que personne ne voit.
keep = L’une reste face cachée jusqu’à la fin de la manche, puis elle est jouée. Gardez votre *rose 3* : une surprise pour plus tard.
discard = L’autre quitte la manche sans être vue. Défaussez votre *jaune 2*.
their-home = Regardez : la geisha jaune a avancé de quatre maisons et s’est arrêtée chez elle. À son premier retour, elle reçoit un jeton Prestige de la rangée geiko. Il reste auprès d’elle, et le joueur qui la gagne en marque les points.
gift = À votre tour d’offrir un *Cadeau*.
three = Vous offrez trois cartes, Vermillon en prend une et vous jouez les deux autres. Offrez-en donc trois dont vous pouvez également vous passer : *rose 4*, *rouge 1* et *bleue 1*, l’une après l’autre.
home = Vermillon a pris la bleue 1. De vos deux cartes, vous choisissez laquelle jouer d’abord. Jouez la *rose 4* : la geisha rose rentre tout droit de la maison rouge chez elle.
yellow-guests = Elle a son prestige. Puis votre rouge 1 a mené la geisha rouge à la maison jaune : prenez deux *invités jaunes*. Les meilleures séries sont de couleurs différentes : 1, 3, 6 ou 10 points pour deux à cinq invités.
pair = Vermillon lance une Compétition : deux paires, et vous en prenez une tout entière. Prenez celle de la *rouge 4* et de la *bleue 3*.
order = Encore deux cartes, et l’ordre est à vous. Avec la *rouge 4* d’abord, la geisha rouge rentre chez elle.
competition = Il vous reste une action : votre propre *Compétition*.
pairs = Les deux premières cartes posées forment une paire, les deux suivantes l’autre. Qu’elles soient aussi tentantes l’une que l’autre : *bleue 4* avec *verte 1*, puis *rouge 3* avec *rose 2*.
home-again = La geisha rouge est rentrée une seconde fois et reçoit un jeton de la rangée okaasan. Jouez maintenant la *bleue 4* : la geisha bleue rentre elle aussi.
last-tokens = Et votre verte 1 a ramené la geisha verte chez elle. Prenez un *invité vert*, puis le jeton Influence.
compare = La manche est finie. Les deux cartes d’Intrigue ont été jouées : votre rose 3 a ramené la geisha rose chez elle une seconde fois. On compare maintenant, geisha par geisha : la plus grande somme de cartes la gagne.
tie = Chez la geisha rouge, c’est 5 contre 5. Mais vous détenez son jeton Influence : 5 et demi battent 5, elle est à vous.
points = Chaque geisha rapporte 1 point et son prestige : la rose 5, la rouge 7, la bleue 3 et la verte 4. Vos trois invités de couleurs différentes en rapportent 3. Cela fait 22 points, contre 9 pour Vermillon.
four = Vous avez gagné quatre geishas, et cela suffit pour gagner aussitôt la partie ! Sinon viendrait une seconde manche où chaque geisha vaut 2 points, et le meilleur total des deux l’emporterait.
