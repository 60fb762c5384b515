# Ce que montre chaque exemple du livret.

a-flame = Indigo embauche le Tailleur de dés pour 5 mons. La carte a un bonus d’incendie : Indigo monte au cran 1 de la piste d’incendie.
her-experience = Indigo fait une transaction avec la marchande d’œufs de Vermillon et reçoit 1 riz. La marchande gagne un point d’expérience et atteint le niveau 2.
over-the-line = Indigo embauche le Bibliothécaire, puis franchit la ligne de tour. Tous les personnages d’Indigo gagnent un point d’expérience, même celui qui vient d’être embauché.
two-vendors = La dernière transaction d’Indigo au mois 3 mène au jour de paie. Deux vendeurs ambulants partagent le nagaya A, tous deux avec un kobun d’Indigo : 2 × 2 = 4 IKI. Puis trois personnages mangent 3 riz.
put-out = Un incendie de force 5 dans le nagaya B brûle la marchande d’œufs de Vermillon dans la chambre 1. Dans la chambre 2, sa force est de 4, et Indigo, au cran 5, l’éteint.
last-business = Au Nouvel An, Indigo va droit au marché aux poissons, paie 9 mons le poisson d’hiver le plus cher et construit l’Auberge grâce au tailleur de pierre de Mousse, qui prend ainsi sa retraite.
five-types = La dernière transaction termine la partie. Le Marionnettiste à la retraite compte comme boutiquier, le cinquième type d’Indigo : 25 IKI.
a-corner = Mousse embauche le fabricant de geta pour 4 mons et paie 2 de plus pour la chambre d’angle C4.
a-retirement = D’un seul pas par-delà la ligne de tour, le marchand de coton de niveau 3 prend sa retraite. Le kobun revient à Indigo, et la chambre B1 est vide.
too-little-rice = Mousse a moins de riz que de personnages et renonce au porteur d’eau en A4. Les deux autres sont nourris.
a-neutral = Un mois impair, le joueur au soleil rend neutre le Tailleur de dés et le place dans la chambre A3, sans kobun.
a-neutral-leaves = Indigo fait une transaction avec le pompier neutre, monte d’un cran sur la piste d’incendie, et la carte quitte la partie.
