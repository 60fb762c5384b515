# Les mots communs à tous les jeux.

seat-indigo = Indigo
seat-vermilion = Vermillon
seat-moss = Mousse
seat-ochre = Ocre
terminal-you = Vous

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

# Les erreurs : ce qui ne va pas dans ce que l’on a tapé ou dans un fichier. Entre guillemets, tel que c’était tapé.

error-action = « { $text } » n’est pas une action de ce jeu.
error-action-near = « { $text } » n’est pas une action de ce jeu ; vouliez-vous dire { $near } ?
error-illegal = « { $action } » n’est pas permis ici (règle { $rule }).
error-option-value = { $option }={ $value } est impossible ; choix pour { $option } : { $choices }.
error-option = { $game } n’a pas d’option « { $option } ». Options : { $options }.
error-option-near = { $game } n’a pas d’option « { $option } » ; vouliez-vous dire « { $near } » ? Options : { $options }.
error-option-form = « { $text } » n’a pas la forme nom=valeur.
error-options-mix = Ces options ne vont pas ensemble (règle { $rule }).
error-game = Il n’y a pas de jeu « { $game } ». Jeux : { $games }.
error-game-near = Il n’y a pas de jeu « { $game } » ; vouliez-vous dire « { $near } » ? Jeux : { $games }.
error-rules = Il n’y a pas de version « { $version } » des règles de { $game } ; il y a { $versions }.
error-bot = Il n’y a pas de bot « { $bot } » ; bots : { $bots }.
error-bot-time = Le bot « { $bot } » a besoin d’un temps de réflexion, par exemple { "strongest:10s" }.
error-take-back = Il n’y a rien à annuler : un tirage, une carte montrée ou le choix d’un autre est venu après.
error-record-begin = Une partie enregistrée commence par la ligne « { $begin } ».
error-record-form = Ligne { $line } : « { $text } » n’a pas la forme « { "qui: quoi" } ».
error-record-key = Ligne { $line } : un en-tête n’a pas de « { $key } » ; il a { $keys }.
error-record-lacks = Il manque « { $key } » à l’en-tête.
error-record-given = L’en-tête dit « { "given:" } { $text } », mais la partie a { $actions } actions.
error-record-rules = L’en-tête dit « { "rules:" } { $text } », et ce n’est pas une version.
error-record-undone = L’en-tête dit « { "undone:" } { $text } », ce qui est illisible ; « 14+3 » veut dire 3 tirages annulés après 14 actions.
error-record-undone-places = L’en-tête dit « { "undone:" } { $text } », mais les places vont en croissant de { $least } à { $most }.
error-record-size = Une partie enregistrée a au plus { $most } caractères, et celle-ci en a { $size }.
error-record-seat = C’est la partie vue par un seul joueur, sans les secrets ; il faut la partie entière.
error-record-header = L’en-tête ne peut pas servir. { $why }
error-record-seed = Cette graine n’est pas celle de l’engagement publié.
error-record-differs = La partie dit { $key } : { $there } ; ici { $key } : { $here }.
error-record-edition = La partie a été jouée avec l’édition { $there } ; ici, c’est { $here }.
error-record-ended = La partie dit « { $ending } », mais elle a été jouée jusqu’au bout.
error-record-result = La partie se termine par « { $there } », ses coups par « { $here } ».
error-record-after = Ligne { $line } : « { $action } » vient après la fin de la partie.
error-record-actor = Ligne { $line } : c’est { $actor } qui agit ici, pas { $given }.
error-record-line = Ligne { $line } : { $why }
error-record-no-seed = Cette partie enregistrée n’a pas de graine ; seule une partie finie se vérifie.
error-record = Cette partie enregistrée ne peut pas servir. Détails en anglais : { $detail }.
error-edition = Ce fichier de composants ne peut pas servir. Détails en anglais : { $detail }.
error-data = Cette partie sauvegardée ne peut pas servir. Détails en anglais : { $detail }.
error-other = Ce n’est pas possible. Détails en anglais : { $detail }.
