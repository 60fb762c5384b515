# Tokaido Duo en français.
#
# $reader dit qui lit : [me] la personne concernée, [robbed] celle à qui l'on prend, [other] toute autre.
# $name et $from sont les noms que se donnent les joueurs, jamais élidés.

# Le jeu sur l'étagère.

game-title = Tokaido Duo
game-line = Marchez, commercez et peignez autour de l’île de Shikoku, avec trois dés que vous voulez tous les deux.
game-facts = 2 joueurs · 20 à 30 minutes

# Les options du jeu : ce que l'on choisit, et ce que cela veut dire.

option-players = Joueurs
    .help = Le jeu se joue à deux.
choice-players-2 = 2
    .help = Trois dés pour deux : ce que l’un prend, l’autre ne l’aura pas.

# Noms : les gens et ce qu'ils ont.

side-north = nord
side-south = sud
colour-purple = violet
    .les = les violets
colour-green = vert
    .les = les verts
character-pilgrim = pèlerin
    .le = le pèlerin
    .du = du pèlerin
character-merchant = marchand
    .le = le marchand
    .du = du marchand
character-artist = artiste
    .le = l’artiste
    .du = de l’artiste

# Noms : les lieux. Une ville ou une région s'appelle comme sur la carte.

town-c1 = C1
town-c2 = C2
town-c3 = C3
town-c4 = C4
town-c5 = C5
town-c6 = C6
town-c7 = C7
town-c8 = C8
town-m1 = M1
town-m2 = M2
town-m3 = M3
town-m4 = M4
region-r1 = R1
region-r2 = R2
region-r3 = R3
region-r4 = R4
region-r5 = R5
region-r6 = R6
region-r7 = R7
region-r8 = R8
station-temple = temple
    .to = jusqu’au temple
station-garden = jardin
    .to = jusqu’au jardin
station-spring = source chaude
    .to = jusqu’à la source chaude
station-shore = rivage
    .to = jusqu’au rivage
landscape-moon = lune
    .one = une lune
landscape-waterfall = cascade
    .one = une cascade
landscape-mountain = montagne
    .one = une montagne
landscape-bamboo = bambou
    .one = un bambou

# Noms : marchandises et tuiles Vague. `sail` est le mot sur la voile d'un bateau et sur un plateau personnel.

good-kimono = kimonos
    .one = un kimono
    .des = des kimonos
good-ceramics = céramiques
    .one = une céramique
    .des = des céramiques
good-dolls = poupées
    .one = une poupée
    .des = des poupées
good-fans = éventails
    .one = un éventail
    .des = des éventails
wave-serene = pèlerin serein
    .le = le pèlerin serein
    .du = du pèlerin serein
wave-hasty = pèlerin pressé
    .le = le pèlerin pressé
    .du = du pèlerin pressé
wave-cunning = marchand rusé
    .le = le marchand rusé
    .du = du marchand rusé
wave-strong = marchand robuste
    .le = le marchand robuste
    .du = du marchand robuste
wave-skilled = artiste habile
    .le = l’artiste habile
    .du = de l’artiste habile
wave-inspired = artiste inspiré
    .le = l’artiste inspiré
    .du = de l’artiste inspiré
sail-serene = serein
sail-hasty = pressé
sail-cunning = rusé
sail-strong = robuste
sail-skilled = habile
sail-inspired = inspiré
sail-spring = source

# D'où viennent les points, et ce qui a décidé de la partie.

source-faith = foi
    .la = la foi
source-trade = commerce
    .la = le commerce
source-culture = culture
    .la = la culture
won-points = Plus de points
won-coins = Égalité de points, plus de pièces
won-shared-victory = Égalité de points et de pièces
ended-temple = le dernier temple, par { $name }
ended-garden = le dernier jardin, par { $name }
ended-slab = la sixième plaque d’or, par { $name }
ended-gift = le dixième cadeau, par { $name }

# Ce qui est demandé.

asked-take-die = Prenez l’un des dés restants.
asked-walk = Choisissez de combien avance votre pèlerin : le dé indique { $number }, et vous avez { $wave-le }.
asked-route = Choisissez la ville où va votre marchand : le dé indique { $number }.
asked-region = Choisissez la région où arrive votre artiste : le dé indique { $number }.
asked-path = Choisissez la prochaine région sur le chemin de votre artiste, encore { $steps } pas : chacune compte pour l’artiste inspiré.
asked-last-step = Choisissez la région où arrive votre artiste : c’est le dernier pas du chemin.
asked-shore = Prenez une tuile Vague sur le rivage, ou renoncez-y.
asked-steal = Sur le rivage, prenez une tuile Vague à votre adversaire, ou renoncez-y.
asked-mountain-town = Piochez des marchandises à { $town }, ou renoncez-y.
asked-coastal-town = Vendez { $good-des } à { $town }, { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } l’unité, ou renoncez-y.
asked-canvas = Votre artiste est en { $region } ({ $landscape }) : peignez, offrez une peinture ou ne faites rien.
asked-return = Vous avez trop de marchandises : choisissez ce qui retourne dans le sac.
asked-lost = Vous n’avez plus le marchand robuste : choisissez la marchandise qui retourne dans le sac.
asked-again = Utilisez le jeton Source chaude pour que votre { $die } avance encore { $number ->
        [1] d’un pas
       *[other] de { $number } pas
    }, ou gardez-le.
asked-town = Prenez { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } à { $town } avec votre pèlerin, ou renoncez-y.
asked-temple = Visitez le temple avec votre pèlerin, ou renoncez-y.
asked-garden = Visitez le jardin avec votre pèlerin, ou renoncez-y.
asked-spring = Prenez le jeton Source chaude avec votre pèlerin, ou renoncez-y.

# Ce qui est demandé au hasard ; suit « Le hasard décide : ».

chance-sides = qui s’assoit de quel côté
chance-colours = qui joue quelle couleur
chance-tokens = le jeton Commerce de la ville côtière suivante
chance-waves = la face de la tuile Vague suivante
chance-roll = le lancer des dés
chance-draw = les marchandises qui sortent du sac
chance-reveal = ce que montre la peinture suivante

# Boutons.

do-take = Prendre le dé { $what-du }
do-walk = Avancer { $number ->
        [1] d’une étape
       *[other] de { $number } étapes
    }
do-go = Aller à { $what }
do-to = Aller en { $what } ({ $landscape })
do-via = Passer par { $what } ({ $landscape })
do-leave = Ne rien faire ici
do-visit-town = Prendre les pièces
do-visit-temple = Visiter le temple
do-visit-garden = Visiter le jardin
do-visit-spring = Prendre le jeton Source chaude
do-tile = Prendre la tuile Vague { $what-du }
do-draw = Piocher { $number ->
        [one] { $number } marchandise
       *[other] { $number } marchandises
    }
do-sell = Vendre { $number }
do-sell-plainly = Vendre { $number } sans les pièces en plus
do-paint = Retourner { $number ->
        [one] { $number } peinture
       *[other] { $number } peintures
    }
do-gift = Offrir la première peinture
do-return = Rendre { $what-one }
do-enough = Garder le jeton Source chaude
do-again = Utiliser le jeton Source chaude

# Les mêmes mots dans une position : ce qui s’y trouve est connu et nommé.

here-tile = Prendre la tuile « { $wave } »

# Ce qui s'est passé : le début et les dés.

told-side = { $reader ->
    [me] Vous êtes du côté { $side }.
   *[other] { $name } est du côté { $side }.
}
told-colour = { $reader ->
    [me] Vous jouez { $colour-les }.
   *[other] { $name } joue { $colour-les }.
}
told-round = { $reader ->
    [me] Manche { $round } : vous lancez les dés.
   *[other] Manche { $round } : { $name } lance les dés.
}
told-roll = Le dé { $die-du } indique { $number }.
told-take = { $reader ->
    [me] Vous prenez le dé { $die-du } : { $number }.
   *[other] { $name } prend le dé { $die-du } : { $number }.
}
told-take-last = { $reader ->
    [me] Le dernier dé vous revient : { $die }, { $number }.
   *[other] Le dernier dé revient à { $name } : { $die }, { $number }.
}

# Ce qui s'est passé : déplacements. `-town` se dit d'une ville côtière, qui a son propre nom.

told-walk = { $reader ->
    [me] Votre pèlerin avance { $steps ->
        [1] d’une étape
       *[other] de { $steps } étapes
    } { $stop-to }.
   *[other] { $name } avance son pèlerin { $steps ->
        [1] d’une étape
       *[other] de { $steps } étapes
    } { $stop-to }.
}
told-walk-town = { $reader ->
    [me] Votre pèlerin avance { $steps ->
        [1] d’une étape
       *[other] de { $steps } étapes
    } jusqu’à { $stop }.
   *[other] { $name } avance son pèlerin { $steps ->
        [1] d’une étape
       *[other] de { $steps } étapes
    } jusqu’à { $stop }.
}
told-push-on = La place est prise, et le pèlerin pousse { $stop-to }.
told-push-on-town = La place est prise, et le pèlerin pousse jusqu’à { $stop }.
told-go = { $reader ->
    [me] Votre marchand va de { $start } à { $stop }.
   *[other] { $name } mène son marchand de { $start } à { $stop }.
}
told-blocked = { $reader ->
    [me] Votre marchand est bloqué à { $town } avec un { $number } ; le dé est dépensé.
   *[other] { $name } a son marchand bloqué à { $town } avec un { $number } ; le dé est dépensé.
}
told-via = { $reader ->
    [me] Votre artiste passe par { $stop } ({ $landscape }).
   *[other] { $name } fait passer son artiste par { $stop } ({ $landscape }).
}
told-to = { $reader ->
    [me] Votre artiste va de { $start } en { $stop } ({ $landscape }).
   *[other] { $name } mène son artiste de { $start } en { $stop } ({ $landscape }).
}

# Ce qui s'est passé : tuiles Vague.

told-use-serene = { $reader ->
    [me] Vous utilisez le pèlerin serein : une étape de moins.
   *[other] { $name } utilise le pèlerin serein : une étape de moins.
}
told-use-hasty = { $reader ->
    [me] Vous utilisez le pèlerin pressé : une étape de plus.
   *[other] { $name } utilise le pèlerin pressé : une étape de plus.
}
told-use-cunning = { $reader ->
    [me] Vous utilisez le marchand rusé : une pièce de plus par marchandise.
   *[other] { $name } utilise le marchand rusé : une pièce de plus par marchandise.
}
told-use-strong = { $reader ->
    [me] Vous utilisez le marchand robuste : une marchandise de plus.
   *[other] { $name } utilise le marchand robuste : une marchandise de plus.
}
told-use-skilled = { $reader ->
    [me] Vous utilisez l’artiste habile : une peinture de plus.
   *[other] { $name } utilise l’artiste habile : une peinture de plus.
}
told-use-inspired = { $reader ->
    [me] Vous utilisez l’artiste inspiré : toute région du déplacement convient.
   *[other] { $name } utilise l’artiste inspiré : toute région du déplacement convient.
}
told-spare-wave = { $reader ->
    [me] Vous vous passez { $wave-du }.
   *[other] { $name } se passe { $wave-du }.
}

# Ce qui s'est passé : actions.

told-leave = { $reader ->
    [me] Votre { $die } ne fait rien ici.
   *[other] { $name } ne fait rien ici avec son { $die }.
}
told-nothing = { $reader ->
    [me] Il n’y a rien à faire ici pour votre { $die }.
   *[other] { $name } n’a rien à faire ici avec son { $die }.
}
told-coins = { $reader ->
    [me] Votre pèlerin prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $town }.
   *[other] { $name } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à { $town } avec son pèlerin.
}
told-slab = { $reader ->
    [me] Vous changez { $whole ->
        [one] { $whole } pièce
       *[other] { $whole } pièces
    } en votre plaque d’or n° { $slabs }.
   *[other] { $name } change { $whole ->
        [one] { $whole } pièce
       *[other] { $whole } pièces
    } en sa plaque d’or n° { $slabs }.
}
told-coins-stay = { $reader ->
    [me] Il n’y a plus de place pour une plaque, et vous gardez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] Il n’y a plus de place pour une plaque, et { $name } garde { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
told-temple = { $reader ->
    [me] Vous visitez le temple : case { $slot } de votre piste des temples.
   *[other] { $name } visite le temple : case { $slot } de la piste des temples.
}
told-garden = { $reader ->
    [me] Vous visitez le jardin : case { $slot } de votre piste des jardins.
   *[other] { $name } visite le jardin : case { $slot } de la piste des jardins.
}
told-spring = { $reader ->
    [me] Vous prenez le jeton Source chaude.
   *[other] { $name } prend le jeton Source chaude.
}
told-spring-from = { $reader ->
    [me] Vous prenez le jeton Source chaude à { $from }.
    [robbed] { $name } vous prend le jeton Source chaude.
   *[other] { $name } prend le jeton Source chaude à { $from }.
}
told-tile = { $reader ->
    [me] Vous prenez dans la mer la tuile « { $wave } ».
   *[other] { $name } prend dans la mer la tuile « { $wave } ».
}
told-tile-from = { $reader ->
    [me] Vous prenez la tuile « { $wave } » à { $from }.
    [robbed] { $name } vous prend la tuile « { $wave } ».
   *[other] { $name } prend la tuile « { $wave } » à { $from }.
}
told-good = { $reader ->
    [me] Vous piochez { $good-one }.
   *[other] { $name } pioche { $good-one }.
}
told-return = { $reader ->
    [me] Vous remettez { $good-one } dans le sac.
   *[other] { $name } remet { $good-one } dans le sac.
}
told-sell-kimono = { $reader ->
    [me] Vous vendez { $number ->
        [one] { $number } kimono
       *[other] { $number } kimonos
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $name } vend { $number ->
        [one] { $number } kimono
       *[other] { $number } kimonos
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
told-sell-ceramics = { $reader ->
    [me] Vous vendez { $number ->
        [one] { $number } céramique
       *[other] { $number } céramiques
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $name } vend { $number ->
        [one] { $number } céramique
       *[other] { $number } céramiques
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
told-sell-dolls = { $reader ->
    [me] Vous vendez { $number ->
        [one] { $number } poupée
       *[other] { $number } poupées
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $name } vend { $number ->
        [one] { $number } poupée
       *[other] { $number } poupées
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
told-sell-fans = { $reader ->
    [me] Vous vendez { $number ->
        [one] { $number } éventail
       *[other] { $number } éventails
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $name } vend { $number ->
        [one] { $number } éventail
       *[other] { $number } éventails
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
told-paint = { $reader ->
    [me] Vous peignez et retournez { $number ->
        [one] { $number } peinture
       *[other] { $number } peintures
    }.
   *[other] { $name } peint et retourne { $number ->
        [one] { $number } peinture
       *[other] { $number } peintures
    }.
}
told-reveal = La peinture { $place } montre { $landscape-one }.
told-gift = { $reader ->
    [me] Vous offrez { $landscape-one } : cadeau { $gifts }.
   *[other] { $name } offre { $landscape-one } : cadeau { $gifts }.
}

# Ce qui s'est passé : la source chaude.

told-again = { $reader ->
    [me] Vous utilisez le jeton Source chaude : votre { $die } avance encore { $number ->
        [1] d’un pas
       *[other] de { $number } pas
    }.
   *[other] { $name } utilise le jeton Source chaude : { $die-le } avance encore { $number ->
        [1] d’un pas
       *[other] de { $number } pas
    }.
}
told-enough = { $reader ->
    [me] Vous gardez le jeton Source chaude.
   *[other] { $name } garde le jeton Source chaude.
}
told-spring-back = Le jeton Source chaude retourne sur le plateau.

# Ce qui s'est passé : la fin.

told-reached-temple = { $reader ->
    [me] Vous atteignez le dernier temple, ce qui déclenche la fin.
   *[other] { $name } atteint le dernier temple, ce qui déclenche la fin.
}
told-reached-garden = { $reader ->
    [me] Vous atteignez le dernier jardin, ce qui déclenche la fin.
   *[other] { $name } atteint le dernier jardin, ce qui déclenche la fin.
}
told-reached-slab = { $reader ->
    [me] Vous avez la dernière plaque d’or, ce qui déclenche la fin.
   *[other] { $name } a la dernière plaque d’or, ce qui déclenche la fin.
}
told-reached-gift = { $reader ->
    [me] Vous offrez la dernière peinture, ce qui déclenche la fin.
   *[other] { $name } offre la dernière peinture, ce qui déclenche la fin.
}
told-play-out = La manche va à son terme, puis la partie est finie.
told-score = { $reader ->
    [me] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $source-la }.
   *[other] { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $source-la }.
}
told-win-points = { $reader ->
    [me] Vous gagnez aux points.
   *[other] { $name } gagne aux points.
}
told-win-coins = { $reader ->
    [me] À égalité de points, vous gagnez grâce à vos pièces.
   *[other] À égalité de points, { $name } gagne grâce à ses pièces.
}
told-win-shared-victory = { $reader ->
    [me] Vous partagez la victoire.
   *[other] { $name } partage la victoire.
}

# Les mots dans l'image : courts, car il y a peu de place.

drawn-before = En route
drawn-round = Manche { $round }
drawn-last-round = Manche { $round }, la dernière
drawn-north = N
drawn-points = points
drawn-coins = pièces
drawn-standing = { $side }, { $colour }
drawn-rolled = a lancé les dés
drawn-faith = Foi
drawn-trade = Commerce
drawn-culture = Culture
drawn-gifts = { $gifts ->
    [0] aucun cadeau
    [one] { $gifts } cadeau
   *[other] { $gifts } cadeaux
}
drawn-board = L’île
drawn-mat = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drawn-wins = { $name } gagne
drawn-shared = Victoire partagée
drawn-ended-temple = { $name } atteint le dernier temple
drawn-ended-garden = { $name } atteint le dernier jardin
drawn-ended-slab = { $name } pose la dernière plaque
drawn-ended-gift = { $name } offre la dernière peinture

# Ce que sont les choses, quand on le demande : la carte.

tip-temple = Temple : un pèlerin qui s’arrête ici peut avancer d’une case le marqueur de la piste des temples.
tip-garden = Jardin : un pèlerin qui s’arrête ici peut avancer d’une case le marqueur de la piste des jardins.
tip-spring = Source chaude : un pèlerin qui s’arrête ici peut prendre le jeton Source chaude, sur le plateau ou chez l’adversaire.
tip-shore = Rivage : un pèlerin qui s’arrête ici peut prendre une tuile Vague dans la mer, ou chez l’adversaire quand la mer est vide.
tip-coastal-town = Ville côtière { $town } : un marchand y vend { $good-des } à { $price } l’unité, un pèlerin y prend { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
tip-bare-town = Ville côtière { $town } : son jeton Commerce n’est pas encore posé.
tip-mountain-town = Ville de montagne { $town } : un marchand qui s’arrête ici peut piocher { $number ->
        [one] { $number } marchandise
       *[other] { $number } marchandises
    } dans le sac.
tip-region = Région { $region }, { $landscape } : un artiste qui s’arrête ici peut peindre, ou offrir une première peinture qui montre { $landscape-one }.
tip-route = Route commerciale entre { $start } et { $stop } : un pas pour un marchand, et une frontière que traverse l’artiste.
tip-road = Le chemin des pèlerins : ils le suivent dans le sens des aiguilles d’une montre, celui des flèches.
tip-compass = La boussole : c’est le côté { $side } qui commence la partie.
tip-round = La partie s’achève avec la manche où l’on atteint un dernier temple, un dernier jardin, une sixième plaque ou un dixième cadeau.

# Ce que sont les choses : pions et dés.

tip-figure-pilgrim = Pèlerin ({ $name }) : il fait le tour de la côte dans le sens des aiguilles d’une montre, d’autant d’étapes que l’indique le dé.
tip-figure-merchant = Marchand ({ $name }) : il suit les routes commerciales orange de ville en ville, autant que l’indique le dé.
tip-figure-artist = Artiste ({ $name }) : il passe de région en région, par autant de frontières que l’indique le dé.
tip-die-unrolled = Le dé { $die-du } n’est pas encore lancé.
tip-die-free = Le dé { $die-du } indique { $number } et peut être pris.
tip-die-used = Le dé { $die-du } indique { $number } ; { $name } l’utilise.
tip-die-taken = Le dé { $die-du } indiquait { $number } ; { $name } l’a pris.

# Ce que sont les choses : tuiles Vague et source chaude.

tip-wave-serene = Pèlerin serein : avec cette tuile, votre pèlerin peut avancer d’une étape de moins que ne l’indique le dé, mais d’une au moins.
tip-wave-hasty = Pèlerin pressé : avec cette tuile, votre pèlerin peut avancer d’une étape de plus que ne l’indique le dé.
tip-wave-cunning = Marchand rusé : avec cette tuile, vous pouvez prendre une pièce de plus par marchandise vendue.
tip-wave-strong = Marchand robuste : avec cette tuile, vous pouvez piocher une marchandise de plus et en avoir jusqu’à { $limit }.
tip-wave-skilled = Artiste habile : avec cette tuile, vous pouvez retourner une peinture de plus.
tip-wave-inspired = Artiste inspiré : avec cette tuile, vous pouvez offrir une peinture qui convient à n’importe quelle région du déplacement, y compris la première et celles traversées.
tip-no-wave-pilgrim = La place de la tuile Vague du pèlerin ; un pèlerin prend les tuiles Vague sur le rivage.
tip-no-wave-merchant = La place de la tuile Vague du marchand ; un pèlerin prend les tuiles Vague sur le rivage.
tip-no-wave-artist = La place de la tuile Vague de l’artiste ; un pèlerin prend les tuiles Vague sur le rivage.
tip-spring-token = Jeton Source chaude : si vous l’avez avant de prendre un dé, vous pouvez utiliser ce dé deux fois, puis le jeton retourne sur le plateau.
tip-no-spring-token = La place du jeton Source chaude ; un pèlerin le prend à une source chaude.

# Ce que sont les choses : les plateaux personnels.

tip-crest = { $name } marquerait maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $faith } pour la foi, { $trade } pour le commerce, { $culture } pour la culture.
tip-faith = Foi : la valeur de la piste des temples multipliée par celle de la piste des jardins.
tip-temple-track = Piste des temples : case { $slot } sur { $last } ; la dernière case déclenche la fin.
tip-garden-track = Piste des jardins : case { $slot } sur { $last } ; la dernière case déclenche la fin.
tip-trade = Commerce : les points au-dessus de la dernière plaque d’or posée.
tip-slab = Plaque d’or { $slab } : avec elle, le commerce vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; la sixième déclenche la fin.
tip-coins = Pièces : { $coins }. À { $whole }, elles deviennent aussitôt une plaque d’or.
tip-goods = Marchandises : { $number } sur { $limit } au plus.
tip-good-kimono = Un kimono, pour une ville côtière dont le jeton demande des kimonos.
tip-good-ceramics = Une céramique, pour une ville côtière dont le jeton demande des céramiques.
tip-good-dolls = Une poupée, pour une ville côtière dont le jeton demande des poupées.
tip-good-fans = Un éventail, pour une ville côtière dont le jeton demande des éventails.
tip-culture = Culture : les points découverts par la dernière peinture offerte.
tip-painting-down = La peinture { $place } est face cachée ; peindre la retourne, en partant de la première.
tip-painting-up = La peinture { $place } montre { $landscape-one } ; on peut l’offrir quand elle devient la première.
tip-painting-front = La première peinture montre { $landscape-one } : on peut l’offrir dans une région de ce paysage.
tip-painting-gifted = Cadeau { $place } : avec lui, la culture vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; le dixième cadeau déclenche la fin.

# La table dans un terminal : titres et lignes courts. `shore` et `spring` sont des étapes.

terminal-rolled = { $reader ->
    [me] vous avez lancé les dés
   *[other] { $name } a lancé les dés
}
terminal-town = ville
terminal-stations = sens horaire, jusqu’à la ville
terminal-region = région
terminal-borders = à côté
terminal-temple = temple
terminal-garden = jardin
terminal-spring = source
terminal-shore = rivage
terminal-mountain = { $number ->
    [one] { $number } marchandise
   *[other] { $number } march.
}
terminal-routes = vers { $towns }
terminal-landscapes = paysages
terminal-sea = à prendre
terminal-spring-token = jeton Source chaude
terminal-bag = dans le sac
terminal-dice = dés
terminal-faith = foi
terminal-faith-from = temples { $temple }/{ $temples }, jardins { $garden }/{ $gardens }
terminal-trade = commerce
terminal-trade-from = plaques { $slabs }/{ $most }, pièces { $coins }
terminal-culture = culture
terminal-culture-from = cadeaux { $gifts }/{ $most }
terminal-total = total actuel
terminal-goods = marchandises
terminal-paintings = peintures
terminal-tiles = tuiles
note-set-off-by = Ce qui a déclenché la fin
note-rounds = Manches
