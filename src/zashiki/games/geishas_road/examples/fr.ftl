# Ce que montre chaque exemple du livret.

two-tokens = Indigo révèle la verte 1. La geisha verte fait un pas jusqu’à la maison jaune, et Indigo y prend deux invités jaunes.
first-return = La bleue 3 d’Indigo mène la geisha bleue à la maison verte. La bleue 2 de Vermillon la ramène ensuite chez elle, et elle reçoit le premier jeton de la rangée geiko.
second-return = Vermillon joue la rouge 3. C’est le second retour de la geisha rouge dans la manche : le prochain jeton de la rangée okaasan rejoint son premier.
half-decides = La dernière Intrigue clôt la manche. Chez la geisha rouge, les cartes sont à 5 contre 5, et son jeton Influence donne 5½ à Indigo, qui marque 7 avec elle.
a-gift = Indigo offre la rose 4, la rouge 1 et la bleue 1. Vermillon prend la bleue 1, et Indigo joue les deux autres : la geisha rose rentre chez elle.
a-counter = Au lieu de choisir, Indigo remplace la carte de l’emplacement b par une bleue 4. C’est maintenant à Vermillon de choisir.
maiko-works = La rouge 4 de Vermillon sert au travail : la geisha rouge va de la maison jaune à la verte, et la carte ne donne aucune influence.
a-visit = Indigo pose la verte 2 sous la maison bleue, et la geisha verte va à la rouge. C’est la maison de Vermillon : 2 points pour Vermillon, au tour d’Indigo.
lighter-hand = La manche s’achève et les mains sont montrées : 11 contre 13. Celle d’Indigo est plus légère et marque la différence, 2.
