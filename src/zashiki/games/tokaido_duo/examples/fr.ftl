# Ce que montre chaque exemple du livret.

no-way-back = Avec un 2 depuis R7, l’artiste de Vermillon ne peut ni sortir et revenir en R7, ni faire un seul pas vers R8. Deux régions plus loin se trouve R1.
two-routes = Avec un 2, le marchand d’Indigo suit deux routes, de C2 à M3 par M2.
two-ceramics = C3 paie 4 pièces la céramique. Le marchand d’Indigo s’y rend et en vend 2 pour 8 pièces.
past-the-merchant = Le pèlerin d’Indigo avance de 2 étapes. La première, où se tient le marchand d’Indigo, compte pour un pas ; la seconde est un jardin.
two-for-company = L’artiste d’Indigo arrive en R4. Son pèlerin sur cette côte et son marchand à C3 comptent : 2 peintures sont retournées. Offrir n’est pas encore possible : la première peinture est face cachée.
a-waterfall = La première peinture d’Indigo montre une cascade. Avec un 1, l’artiste va en R5, région de cascade, et l’offre.
two-slabs = Indigo a 8 pièces et vend 3 éventails pour 12, avec le marchand rusé. Deux fois dix pièces deviennent deux plaques d’or.
last-temple = Indigo atteint la neuvième case de la piste des temples, ce qui déclenche la fin. La manche va à son terme ; 9 fois 5 font 45 pour la foi.
push-on = Le pèlerin de Vermillon s’arrêterait à C7, mais la place est prise. Il continue jusqu’à la prochaine étape libre, un jardin.
once-more = Indigo utilise le jeton Source chaude : le pèlerin avance une seconde fois de 2 étapes et arrive à un rivage.
inspired = Indigo détient l’artiste inspiré. Une cascade se trouvait sur le chemin de ce déplacement : la cascade peut être offerte ici.
a-stolen-tile = Il n’y a plus de tuile Vague sur le plateau : au rivage, Vermillon prend le marchand rusé à Indigo.
