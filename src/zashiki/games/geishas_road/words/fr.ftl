# La Route des geishas. Les noms apportent leurs formes : gen (avec « de ») et big (avec majuscule). Le nom d’un joueur,
# { $name }, reste tel quel ; { $reader } vaut `me` pour qui lit et `other` pour les autres.

game-title = La Route des geishas
game-line = Deux mécènes, cinq geishas et un soir à Kyoto : offrez avec soin, et laissez choisir votre rival.
game-facts = 2 joueurs · 20 à 45 minutes

# Les options du jeu : ce que l’on choisit et ce que cela veut dire.

option-players = Joueurs
    .help = Le jeu se joue à deux.
choice-players-2 = Deux
    .help = Vous et un rival, humain ou bot.
option-mode = Jeu
    .help = Soirée à Kyoto est le jeu principal ; Vie de maiko et Vie de geiko sont des jeux plus courts à part entière ; la campagne les réunit tous trois en un seul match.
choice-mode-evening = Soirée à Kyoto
    .help = Deux manches de quatre actions chacune : gagnez la faveur des geishas, rassemblez des invités, ramenez les geishas chez elles.
choice-mode-maiko = Vie de maiko
    .help = Une manche : chaque carte sert soit à l’étude, pour l’influence, soit au travail, pour un invité.
choice-mode-geiko = Vie de geiko
    .help = Deux manches rapides sans actions : posez des cartes sous les maisons, gagnez des visites et gardez une main qui remporte les maisons.
choice-mode-campaign = Campagne
    .help = Vie de maiko, Soirée à Kyoto et Vie de geiko à la suite ; le joueur qui en gagne le plus gagne le match.
option-level = Niveau
    .help = Ce qui est en jeu dans Soirée à Kyoto.
choice-level-simple = Simple
    .help = Les cartes et les geishas seulement : l’idéal pour une première partie.
choice-level-standard = Standard
    .help = Des invités et des jetons Influence attendent aux maisons : les petites cartes les prennent.
choice-level-advanced = Avancé
    .help = Tout le niveau standard, avec les contre-offres et les offres cachées pour les deux joueurs.
option-counter-offer = Contre-offre
    .help = Une fois par manche, vous pouvez remplacer une carte d’une offre par l’une des vôtres et rendre le choix à l’adversaire.
option-hidden-offer = Offre cachée
    .help = Une fois par manche, vous pouvez proposer une carte face cachée.
option-fate = Destin de geisha
    .help = Cinq jetons Prestige en une seule rangée, dont deux face sombre ; quand une geisha revient chez elle une deuxième fois, le sien se retourne.
option-geiko-hidden-card = Carte cachée
    .help = Règle optionnelle de Vie de geiko : chaque joueur commence la manche en posant une carte face cachée. Elle va sous une maison à la fin.
option-geiko-home-stop = Halte dans sa couleur
    .help = Règle optionnelle de Vie de geiko : un point chaque fois qu’une geisha s’arrête à la maison de sa couleur.

# D’où viennent les points : les lignes du tableau.

source-maiko-guests = Invités sur les lanternes
source-maiko-lanterns = Lanternes vides
source-maiko-houses = Maisons de thé
source-maiko-offers = Offres non utilisées
source-evening-1-geisha = Geishas, manche 1
source-evening-1-guests = Invités, manche 1
source-evening-1-offers = Offres non utilisées, manche 1
source-evening-2-geisha = Geishas, manche 2
source-evening-2-guests = Invités, manche 2
source-evening-2-offers = Offres non utilisées, manche 2
source-geiko-1-visits = Visites, manche 1
source-geiko-1-home-stops = Haltes dans sa couleur, manche 1
source-geiko-1-difference = Main la plus légère, manche 1
source-geiko-1-influence = Maisons gagnées, manche 1
source-geiko-2-visits = Visites, manche 2
source-geiko-2-home-stops = Haltes dans sa couleur, manche 2
source-geiko-2-difference = Main la plus légère, manche 2
source-geiko-2-influence = Maisons gagnées, manche 2

# Ce qui a décidé d’une partie ; c’est aussi la fin de la phrase told-game-won.

won-four-geisha = par la faveur de quatre geishas
won-points = aux points
won-influence-tokens = aux jetons Influence, à points égaux
won-first-player = en tant que premier joueur, tout le reste étant égal
won-games-won = au nombre de jeux gagnés

# Les succès.

feat-onslaught = Assaut
    .help = Gagnez la partie après la première manche en gagnant au moins quatre geishas.
feat-comeback = Remontée
    .help = Perdez la première manche de 7 points ou plus et gagnez quand même la partie aux points.
feat-fickle-fortune = Fortune changeante
    .help = Perdez la première manche, puis gagnez la partie avec au moins quatre geishas à la seconde.
feat-full-sweep = Razzia
    .help = Gagnez la partie avec les cinq geishas dans une même manche.
feat-first-tie = Première égalité
    .help = Gagnez la partie grâce aux jetons Influence, à totaux égaux.
feat-last-tie = Dernière égalité
    .help = Gagnez la partie en tant que premier joueur, à totaux égaux et à jetons Influence égaux.
feat-uncertain-loyalty = Loyauté incertaine
    .help = Gagnez la partie après la seconde manche alors qu’au moins deux jetons Influence ne sont détenus par personne.
feat-domination = Domination
    .help = Gagnez une manche avec au moins 15 points.
feat-fine-balance = Bel équilibre
    .help = Gagnez une manche avec plus de points de geishas et plus de points d’invités.
feat-strong-minority = Minorité de poids
    .help = Gagnez une manche avec moins de geishas et moins d’invités que votre rival.
feat-lone-charm = Charme solitaire
    .help = Gagnez une manche avec exactement une geisha.
feat-by-a-thread = Sur le fil
    .help = Gagnez une manche où les jetons Influence vous ont apporté au moins trois geishas à cartes égales.
feat-full-devotion = Dévouement total
    .help = Gagnez une manche avec les quatre cartes de deux couleurs dans votre zone.
feat-crowd = La foule
    .help = Gagnez une manche en détenant les 15 invités.
feat-good-journey = Bon voyage
    .help = Gagnez une manche en détenant au moins deux invités de chaque couleur.
feat-vip = VIP
    .help = Gagnez une manche en détenant les trois invités de trois couleurs.
feat-high-season = Haute saison
    .help = Gagnez une manche où vous avez, à vous deux, pris les 15 invités.
feat-hard-year = Année difficile
    .help = Gagnez une manche qui se termine avec au plus trois jetons Prestige sur la rangée des geishas.
feat-talent-pool = Vivier de talents
    .help = Gagnez une manche qui se termine avec les neuf jetons Prestige sur la rangée des geishas.

# Le matériel. Les messages en `own` servent à une édition qui nomme autrement une couleur : { $colour } est ce nom.

geisha-pink = Iroha
    .gen = d’Iroha
geisha-red = Yoko
    .gen = de Yoko
geisha-yellow = Anju
    .gen = d’Anju
geisha-blue = Ruri
    .gen = de Ruri
geisha-green = Tomoyo
    .gen = de Tomoyo

card-pink-1 = rose 1
card-pink-2 = rose 2
card-pink-3 = rose 3
card-pink-4 = rose 4
card-red-1 = rouge 1
card-red-2 = rouge 2
card-red-3 = rouge 3
card-red-4 = rouge 4
card-yellow-1 = jaune 1
card-yellow-2 = jaune 2
card-yellow-3 = jaune 3
card-yellow-4 = jaune 4
card-blue-1 = bleue 1
card-blue-2 = bleue 2
card-blue-3 = bleue 3
card-blue-4 = bleue 4
card-green-1 = verte 1
card-green-2 = verte 2
card-green-3 = verte 3
card-green-4 = verte 4
card-own = { $colour } { $value }

house-pink = la maison rose
    .big = La maison rose
house-red = la maison rouge
    .big = La maison rouge
house-yellow = la maison jaune
    .big = La maison jaune
house-blue = la maison bleue
    .big = La maison bleue
house-green = la maison verte
    .big = La maison verte
house-own = la maison « { $colour } »
    .big = La maison « { $colour } »

guest-pink = un invité rose
    .big = Un invité rose
guest-red = un invité rouge
    .big = Un invité rouge
guest-yellow = un invité jaune
    .big = Un invité jaune
guest-blue = un invité bleu
    .big = Un invité bleu
guest-green = un invité vert
    .big = Un invité vert
guest-own = un invité « { $colour } »
    .big = Un invité « { $colour } »

action-reveal = Révélation
action-intrigue = Intrigue
action-gift = Cadeau
action-competition = Compétition
token-counter = Contre
    .big = Contre-offre
token-hidden = Cachée
    .big = Offre cachée
game-evening = Soirée à Kyoto
game-maiko = Vie de maiko
game-geiko = Vie de geiko
row-geiko = geiko
row-okaasan = okaasan
row-fate = destin

# Ce qui est demandé. { $place } est une lettre a, b, c ou d ; { $pair } est ab ou cd.

asked-choose-first = Vous avez perdu la première manche : dites qui commence la seconde.
asked-face-down = Posez une carte face cachée pour la fin de la manche.
asked-act = Choisissez l’une de vos actions non utilisées.
asked-reveal-card = Choisissez la carte à jouer.
asked-keep = Choisissez la carte à poser face cachée jusqu’à la fin de la manche.
asked-discard = Choisissez la carte à défausser face cachée.
asked-counter-card = Choisissez la carte qui prend la place { $place } de l’offre.
asked-remove = Retirez l’une des deux cartes.
asked-say = Choisissez à quoi sert l’autre carte : étude ou travail.
asked-manner = Choisissez à quoi servent vos cartes : étude ou travail.
asked-order = Choisissez la carte à jouer en premier.
asked-token = Prenez un invité ou le jeton Influence à { $house }.
asked-guest = Prenez un invité à { $house }.
asked-visit = Choisissez une carte : elle va sous la maison où se trouve sa geisha, puis la geisha se déplace.
asked-offer-gift = Posez la carte { $number } sur 3 pour le Cadeau.
asked-offer-competition = Posez la carte { $number } sur 4 pour la Compétition, paire { $pair }.
asked-offer-intrigue = Montrez la carte { $number } sur 2 pour l’Intrigue.
asked-take-gift = Prenez une carte du Cadeau.
asked-take-competition = Prenez une paire de la Compétition.
asked-counter-gift = Prenez une carte du Cadeau, ou faites une contre-offre.
asked-counter-competition = Prenez une paire de la Compétition, ou faites une contre-offre.

# Ce que le hasard décide : ces mots suivent « Le hasard décide : ».

chance-houses = la prochaine maison de thé du cercle
chance-geisha = où se tient la prochaine geisha
chance-lanterns = la carte Lanternes de la prochaine maison
chance-arrivals = l’invité sur la prochaine lanterne
chance-homes = à qui revient quelle maison
chance-influence = qui commence avec quel jeton Influence
chance-prestige = le prochain jeton Prestige des rangées
chance-dark = quel jeton Prestige devient sombre
chance-first = qui commence
chance-deal = la distribution
chance-draw = la carte piochée
chance-counter-draw = la carte piochée après la contre-offre

# Les mots des boutons : courts.

do-reveal = Révélation : 1 carte
do-intrigue = Intrigue : 2 cartes
do-gift = Cadeau : 3 cartes
do-competition = Compétition : 4 cartes
do-choose = Choisir la { $card }
do-veil = Proposer la { $card } face cachée
do-keep = Garder la { $card } face cachée
do-discard = Défausser la { $card }
do-take = Prendre la carte { $place }
do-take-pair = Prendre la paire { $place }
do-counter = Contre-offre pour { $place }
do-play = Jouer { $place } d’abord
do-remove = Retirer { $place }
do-learn = Étude
do-work = Travail
do-guest = Prendre { $guest }
do-influence = Prendre le jeton Influence
do-start = { $name } commence

# Les mêmes mots dans une position : ce qui s’y trouve est connu et nommé. `card-unseen` est une carte face cachée.

card-unseen = carte face cachée
here-take = Prendre la { $card }
here-take-pair = Prendre la { $card } et la { $other }
here-counter = Contre-offre à la place de la { $card }
here-play = Jouer la { $card } d’abord
here-remove = Retirer la { $card }
here-reveal-card = Jouer la { $card }
here-offer-card = Proposer la { $card }
here-show = Montrer la { $card }
here-counter-card = Proposer plutôt la { $card }
here-visit = Poser la { $card } sous { $house }

# Ce qui s’est passé.

told-new-game = La campagne : { $game } commence.
told-new-round = La manche { $round } commence.
told-home = { $reader ->
    [me] Vous recevez { $house } : c’est la vôtre.
   *[other] { $name } reçoit { $house } : c’est la sienne.
}
told-darken = Un jeton Prestige de valeur { $light } passe sur sa face sombre, { $dark }.
told-start = { $reader ->
    [me] Vous commencez la manche { $round }.
   *[other] { $name } commence la manche { $round }.
}
told-draw = { $reader ->
    [me] Vous piochez la { $card }.
   *[other] { $name } pioche la { $card }.
}
told-draw-unseen = { $name } pioche une carte.
told-act = { $reader ->
    [me] Vous choisissez l’action { $action }.
   *[other] { $name } choisit l’action { $action }.
}
told-keep = { $reader ->
    [me] Vous posez la { $card } face cachée.
   *[other] { $name } pose la { $card } face cachée.
}
told-keep-unseen = { $name } pose une carte face cachée pour la fin de la manche.
told-discard = { $reader ->
    [me] Vous défaussez la { $card }.
   *[other] { $name } défausse la { $card }.
}
told-discard-unseen = { $name } défausse une carte sans la montrer.
told-offer = { $reader ->
    [me] Vous proposez la { $card } à la place { $place }.
   *[other] { $name } propose la { $card } à la place { $place }.
}
told-veil = { $reader ->
    [me] Vous proposez la { $card } face cachée à la place { $place }.
   *[other] { $name } propose la { $card } face cachée à la place { $place }.
}
told-veil-unseen = { $name } propose une carte face cachée à la place { $place }.
told-take = { $reader ->
    [me] Vous prenez la carte de la place { $place }.
   *[other] { $name } prend la carte de la place { $place }.
}
told-remove = { $reader ->
    [me] Vous retirez du jeu la { $card }.
   *[other] { $name } retire du jeu la { $card }.
}
told-learning = { $reader ->
    [me] Vous choisissez l’étude.
   *[other] { $name } choisit l’étude.
}
told-working = { $reader ->
    [me] Vous choisissez le travail.
   *[other] { $name } choisit le travail.
}
told-ruled-learn = { $reader ->
    [me] Vous annoncez : l’autre carte sert à l’étude.
   *[other] { $name } annonce : l’autre carte sert à l’étude.
}
told-ruled-work = { $reader ->
    [me] Vous annoncez : l’autre carte sert au travail.
   *[other] { $name } annonce : l’autre carte sert au travail.
}
told-rest = { $reader ->
    [me] Vous jouez le reste de l’offre.
   *[other] { $name } joue le reste de l’offre.
}
told-counter = { $reader ->
    [me] Vous faites une contre-offre pour la carte de la place { $place }.
   *[other] { $name } fait une contre-offre pour la carte de la place { $place }.
}
told-swapped-in = { $reader ->
    [me] Vous mettez la { $card } à la place { $place }.
   *[other] { $name } met la { $card } à la place { $place }.
}
told-set-aside = La { $card } retourne dans la pioche.
told-set-aside-hidden = { $reader ->
    [me] Votre carte face cachée à la place { $place }, la { $card }, retourne dans la pioche.
   *[other] La carte face cachée à la place { $place }, la { $card }, retourne dans la pioche.
}
told-set-aside-hidden-unseen = La carte face cachée à la place { $place } retourne dans la pioche sans être révélée.
told-choosing = { $reader ->
    [me] C’est maintenant à vous de choisir.
   *[other] C’est maintenant à { $name } de choisir.
}
told-reveal = { $reader ->
    [me] Votre carte face cachée est retournée : { $card }.
   *[other] { $name } avait posé cette carte face cachée : { $card }.
}
told-intrigue = { $reader ->
    [me] Vous retournez votre carte Intrigue : { $card }.
   *[other] { $name } retourne sa carte Intrigue : { $card }.
}
told-zone = { $reader ->
    [me] Vous jouez la { $card }.
   *[other] { $name } joue la { $card }.
}
told-learn = { $reader ->
    [me] Vous jouez la { $card } pour l’étude.
   *[other] { $name } joue la { $card } pour l’étude.
}
told-work = { $reader ->
    [me] Vous jouez la { $card } pour le travail.
   *[other] { $name } joue la { $card } pour le travail.
}
told-under = { $reader ->
    [me] Vous posez la { $card } sous { $house }.
   *[other] { $name } pose la { $card } sous { $house }.
}
told-move = { $geisha } va de { $start } à { $stop }.
told-return = { $geisha } revient chez elle et reçoit un jeton Prestige de valeur { $light }.
told-return-again = { $geisha } revient chez elle une deuxième fois et reçoit un autre jeton Prestige, de valeur { $light }.
told-return-fate = { $geisha } revient chez elle et reçoit le prochain jeton Prestige.
told-return-empty = { $geisha } revient chez elle, et il n’y a pas de jeton Prestige pour elle.
told-flip = { $geisha } revient chez elle une deuxième fois, et son jeton Prestige se retourne.
told-guest = { $reader ->
    [me] Vous prenez { $guest } à { $house }.
   *[other] { $name } prend { $guest } à { $house }.
}
told-influence = { $reader ->
    [me] Vous prenez le jeton Influence { $geisha-gen }.
   *[other] { $name } prend le jeton Influence { $geisha-gen }.
}
told-influence-drawn = { $reader ->
    [me] Vous commencez avec le jeton Influence { $geisha-gen }.
   *[other] { $name } commence avec le jeton Influence { $geisha-gen }.
}
told-no-guest = { $reader ->
    [me] Vous n’avez plus rien à prendre à { $house }.
   *[other] { $name } n’a plus rien à prendre à { $house }.
}
told-round-end = La manche { $round } se termine.
# { $first_sum } et { $second_sum } sont des sommes comme 3½.
told-compare = { $geisha } : { $first } { $first_sum }, { $second } { $second_sum }.
told-favour = { $reader ->
    [me] { $geisha } vous accorde sa faveur.
   *[other] { $geisha } accorde sa faveur à { $name }.
}
told-enough = { $reader ->
    [me] Vous avez la faveur de { $four } geishas.
   *[other] { $name } a la faveur de { $four } geishas.
}
told-tie = { $geisha } n’accorde sa faveur à personne.
told-show = { $reader ->
    [me] Vous montrez la { $card }.
   *[other] { $name } montre la { $card }.
}
# { $source } est une source de points, comme plus haut. { $points } peut être négatif.
told-score = { $reader ->
    [me] { $source } : vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $source } : { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-round-won = { $reader ->
    [me] Vous gagnez la manche { $round } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $name } gagne la manche { $round } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
told-feat = { $reader ->
    [me] Vous obtenez un succès : { $feat }.
   *[other] { $name } obtient un succès : { $feat }.
}
# { $by } est l’un des won-...
told-game-won = { $reader ->
    [me] Vous gagnez { $game } { $by }.
   *[other] { $name } gagne { $game } { $by }.
}
told-campaign-won = { $reader ->
    [me] Vous gagnez la campagne.
   *[other] { $name } gagne la campagne.
}

# Les mots dans les images : très courts, la place manque.

seen-round = Manche { $round } sur { $rounds }
seen-one-round = Une manche
seen-match = Jeu { $game } sur 3
seen-match-round = Jeu { $game } sur 3 · manche { $round }
seen-points = points
seen-games = { $games ->
    [one] { $games } jeu gagné
   *[other] { $games } jeux gagnés
}
seen-first = premier joueur
seen-learn = étude
seen-work = travail
seen-kept = face cachée
seen-discarded = défaussée
seen-hand = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
seen-winner = { $name } gagne
seen-total = Points
seen-last-game = Dernier jeu
seen-games-won = Jeux gagnés
# L’image entière, pour qui ne peut pas la voir.
seen-table = La Route des geishas, { $game }, manche { $round }. { $asked }

# Ce que sont les choses, quand on les montre : des phrases entières.

tip-house-evening = { $house-big } est celle { $geisha-gen }. Quand elle s’y arrête, elle gagne du prestige.
tip-house-simple = { $house-big } est celle { $geisha-gen }. Personne ne prend de jetons au niveau simple.
tip-house-maiko = { $house-big } a { $free ->
    [one] { $free } lanterne vide
   *[other] { $free } lanternes vides
} sur { $lanterns }. Chacune vaut un point pour le joueur qui a le plus d’influence dans sa couleur.
tip-house-geiko = { $house-big } : les cartes posées dessous totalisent { $sum }. Elles vont au joueur dont la main compte le plus dans les couleurs des geishas présentes.
tip-home = { $reader ->
    [me] Votre propre maison : chaque geisha qui s’y arrête vous donne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $name } a sa maison ici et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour chaque geisha qui s’y arrête.
}
tip-geisha = { $geisha } se tient à { $house }. Elle avance dans le sens horaire, d’autant de maisons que la valeur de la carte.
tip-clockwise = Les geishas avancent dans le sens horaire, suivant les flèches.
tip-guest-evening = { $guest-big } attend ici. Une carte de valeur 1 prend deux jetons, une carte de valeur 2 en prend un.
tip-guest-maiko = { $guest-big } attend ici. Une carte jouée pour le travail prend un invité à la maison où sa geisha s’arrête.
tip-guests-held = { $reader ->
    [me] Vous avez { $count ->
        [one] { $count } invité
       *[other] { $count } invités
    } de { $house }. Les invités comptent par séries, semblables ou tous différents.
   *[other] { $name } a { $count ->
        [one] { $count } invité
       *[other] { $count } invités
    } de { $house }. Les invités comptent par séries, semblables ou tous différents.
}
tip-guests-none = Aucun invité de { $house } pour l’instant. Les invités comptent par séries, semblables ou tous différents.
tip-guest-lantern = { $guest-big } sur une lanterne : un point pour chaque carte de sa couleur dans les deux zones.
tip-lantern-house = Une lanterne vide : un point pour le joueur qui a le plus d’influence dans cette couleur.
tip-lantern-own = La lanterne vide d’un joueur : un point à la fin, ou de la place pour un invité.
tip-influence-house = Le jeton Influence { $geisha-gen } attend ici. Il vaut un demi et départage les égalités.
tip-influence-row = Personne ne détient encore le jeton Influence { $geisha-gen }. Il va au joueur qui gagne sa faveur.
tip-influence-held = { $reader ->
    [me] Vous détenez le jeton Influence { $geisha-gen } : il ajoute un demi à vos cartes.
   *[other] { $name } détient le jeton Influence { $geisha-gen } : il ajoute un demi.
}
tip-prestige-geiko = Un jeton Prestige de valeur { $value } dans la rangée geiko : la prochaine geisha à revenir chez elle pour la première fois prend celui de la flèche.
tip-prestige-okaasan = Un jeton Prestige de valeur { $value } dans la rangée okaasan : la prochaine geisha à revenir chez elle une deuxième fois prend celui de la flèche.
tip-prestige-fate = Un jeton Prestige qui montre maintenant { $value }, et { $other } sur l’autre face. Un second retour le retourne.
tip-prestige-geisha = Un jeton Prestige de valeur { $value } pour le joueur qui gagne { $geisha }.
tip-card-evening = Carte { $card } : elle compte { $value } pour { $geisha }, qui avance de { $value ->
    [one] { $value } maison
   *[other] { $value } maisons
}. { $tokens ->
    [0] Elle ne prend aucun jeton.
    [one] Elle prend { $tokens } jeton là où la geisha s’arrête.
   *[other] Elle prend { $tokens } jetons là où la geisha s’arrête.
}
tip-card-maiko = Carte { $card } : pour l’étude, elle compte { $value } pour { $geisha } ; pour le travail, la geisha avance de { $value ->
    [one] { $value } maison
   *[other] { $value } maisons
} et vous y prenez un invité.
tip-card-geiko = Carte { $card } : elle va sous la maison où se trouve { $geisha }, qui avance ensuite de { $value ->
    [one] { $value } maison
   *[other] { $value } maisons
}. Gardée en main, elle compte { $value } à la maison de cette geisha.
tip-card-zone = { $reader ->
    [me] Vous avez la { $card } dans votre zone : elle compte { $value } pour { $geisha }.
   *[other] { $name } a la { $card } dans sa zone : elle compte { $value } pour { $geisha }.
}
tip-card-open = { $reader ->
    [me] Vous montrez la { $card } : elle compte { $value } là où se tient { $geisha }.
   *[other] { $name } montre la { $card } : elle compte { $value } là où se tient { $geisha }.
}
tip-card-under = La { $card } est sous { $house } et vaut { $value } pour le joueur qui gagne la maison.
tip-card-spent = La { $card } a servi au travail ou est retirée du jeu, et ne compte plus.
tip-card-kept-evening = Votre carte Intrigue, la { $card }. Elle est jouée à la fin de la manche.
tip-card-kept-geiko = Votre carte cachée, la { $card }. À la fin de la manche, elle va sous la maison où se tient { $geisha }.
tip-card-discarded = Vous avez défaussé la { $card }. Personne d’autre ne la verra jamais.
tip-card-veiled = Vous avez posé la { $card } face cachée. On la retourne quand on la joue.
tip-back-hand = { $name } tient cette carte ; vous ne pouvez pas la voir.
tip-back-kept-evening = { $name } joue cette carte Intrigue à la fin de la manche.
tip-back-kept-geiko = { $name } pose cette carte cachée sous une maison à la fin de la manche.
tip-back-veiled = Cette carte de l’offre est face cachée. On la retourne quand on la joue.
tip-place-empty = La place { $place } de l’offre est vide.
tip-deck = La pioche : { $cards ->
    [0] elle est vide.
    [one] il reste { $cards } carte.
   *[other] il reste { $cards } cartes.
}
tip-action-reveal = Révélation : jouez une carte de votre main.
tip-action-intrigue = Intrigue : posez une carte face cachée pour la fin de la manche, et défaussez-en une autre.
tip-action-gift = Cadeau : proposez trois cartes. Votre rival en prend une, vous jouez les deux autres.
tip-action-competition = Compétition : proposez deux paires de cartes. Votre rival prend une paire, vous jouez l’autre.
tip-maiko-reveal = Révélation : jouez une carte de votre main pour le travail.
tip-maiko-intrigue = Intrigue : montrez deux cartes. Votre rival en retire une et dit si l’autre sert à l’étude ou au travail.
tip-maiko-gift = Cadeau : proposez trois cartes. Votre rival en prend une, les deux autres sont à vous ; chacun choisit étude ou travail.
tip-maiko-competition = Compétition : proposez deux paires de cartes. Votre rival prend une paire, l’autre est à vous ; chacun choisit étude ou travail.
tip-action-used = { $action } : action déjà utilisée pour cette manche.
tip-token-counter = Contre-offre : remplacez une carte d’une offre par l’une des vôtres et rendez le choix à votre rival. Non utilisée, elle vaut un point.
tip-token-hidden = Offre cachée : posez une carte d’une offre face cachée. Non utilisée, elle vaut un point.
tip-token-used = { $token-big } : déjà utilisée pour cette manche.
tip-worth-evening = Le joueur qui gagne { $geisha } marque { $worth }.
tip-worth-maiko = Le joueur qui a le plus d’influence auprès { $geisha-gen } marque { $worth }, plus les lanternes vides de sa maison.
tip-strength = { $reader ->
    [me] Vous avez { $sum } pour { $geisha }.
   *[other] { $name } a { $sum } pour { $geisha }.
}
tip-points = { $reader ->
    [me] Vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans ce jeu si l’on compte maintenant.
   *[other] { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans ce jeu si l’on compte maintenant.
}

# La table dans un terminal : dix lettres au plus pour le titre d’une colonne étroite.

terminal-deck = pioche { $cards }
terminal-clockwise = sens ▸
terminal-pink = rose
terminal-red = rouge
terminal-yellow = jaune
terminal-blue = bleue
terminal-green = verte
terminal-geisha = geishas
terminal-guests = invités
terminal-cards = cartes
terminal-home = maison de
terminal-influence = influence
terminal-row = rangée
terminal-worth = valeur
terminal-ahead = en tête
terminal-even = égalité
terminal-spent = jouées pour le travail ou retirées
terminal-prestige = prestige à venir, dans l’ordre
terminal-row-geiko = rangée geiko { $values }
terminal-row-okaasan = rangée okaasan { $values }
terminal-row-fate = une rangée { $values } (entre parenthèses : face sombre)
terminal-points = points
terminal-actions = actions restantes
terminal-offers = offres restantes
terminal-hand = main
terminal-kept = face cachée
terminal-offer = { $action }, par { $name }
terminal-plays = { $name } joue
terminal-own-hand = Votre main
terminal-own-kept = Posée face cachée
terminal-own-discarded = Défaussée
note-achievements = Succès
note-games-won = Jeux gagnés
note-rounds = Manches
