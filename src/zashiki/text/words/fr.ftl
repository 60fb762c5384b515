# Les mots communs à tous les jeux.

seat-indigo = Indigo
seat-vermilion = Vermillon
seat-moss = Mousse
seat-ochre = Ocre

asked = { $name } : { $question }
waiting = C’est à { $name } de décider.
chance = Le hasard décide : { $what }.
over = La partie est finie : { $name } gagne.
over-shared = La partie est finie : la victoire est partagée.
over-resigned = La partie est finie : { $name } abandonne.
over-timeout = La partie est finie : le temps de { $name } est écoulé.
gathering = La partie commence quand tout le monde est là.

# L’analyse d’une partie.

review-title = { $game } : l’analyse
review-method = Chaque position a été jouée jusqu’au bout un grand nombre de fois, chacun choisissant de la même façon simple. Ce que les pioches et les dés changent aux chances de victoire est la chance, ce que les décisions y changent est le choix ; avec les chances au départ, leur somme est le résultat. ± vaut deux erreurs types.
review-coach = Le coach ne savait que ce que le joueur pouvait savoir à cet instant.
review-quick = Un coup d’œil rapide.
review-usual = La profondeur habituelle.
review-deep = Une analyse approfondie.
review-chance = Chances de victoire
review-points = Points
review-parts = Chance et choix
review-start = Au départ
review-luck = Chance
review-choice = Choix, en tout
review-choices = Choix : { $name }
review-result = Résultat
review-open-result = Dernière position
review-turning = Tournants de la partie
review-quiet = Aucune décision n’a clairement coûté quelque chose.
review-better = { $name } : « { $chosen } » a été choisi ; « { $better } » valait mieux de { $cost } ± { $error }.
review-move = Action { $number }
review-action = Action
review-visits = Visites
review-expected = Points attendus
review-chosen = choisi
review-moves = Toutes les actions
review-draws = Hasard
