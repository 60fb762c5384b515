# $name est le nom d’un joueur, sans article. $reader vaut `me` pour le joueur dont on parle, sinon `other`.
# $card, $other, $building, $shop, $type, $season, $token sont des noms de ce fichier ; leurs formes : $card-the, etc.
# $amount, $pay, $gain sont des phrases de la section « Quantités ».

game-title = IKI
game-line = Une année dans l’ancien Edo : parcourez la grande rue, embauchez ses habitants et menez-les à travers la faim et le feu.
game-facts = 2 à 4 joueurs · 60 à 90 minutes

## Options de la partie : ce que l’on choisit et ce que cela veut dire.

option-players = Joueurs
    .help = Combien de joueurs ; à deux, le plateau est plus petit et il y a des personnages neutres.
choice-players-2 = Deux
    .help = Un plateau plus petit, avec des personnages neutres et des cases bloquées : vous calculez contre un seul rival.
choice-players-3 = Trois
    .help = Le grand plateau, avec un peu de place : idéal pour une première partie.
choice-players-4 = Quatre
    .help = Le grand plateau, et il y a foule : chambres, poissons et cases ikizama sont pris avant que vous arriviez.
option-buildings-burn = Les bâtiments brûlent
    .help = Oui : les bâtiments brûlent comme les personnages. Non : le feu les passe. Les livrets imprimés divergent ici.
option-new-year-free-space-only = Seulement les cases libres au Nouvel An
    .help = Oui : au Nouvel An, on ne choisit qu’une case sans oyakata. Non : n’importe quelle case. Les livrets imprimés divergent ici.
option-largest-first = Les grands nombres d’abord
    .help = Oui : après la case 1–4, les plus grands nombres d’ikizama jouent d’abord. Non : de gauche à droite sur la piste. Les livrets imprimés divergent ici.
option-one-deal = Une seule transaction par visite
    .help = Oui : une visite est une seule transaction, avec la boutique ou avec un personnage. Non : une avec chacun. Les livrets imprimés divergent ici.
option-harmony-every-kobun = L’harmonie compte tous les kobun
    .help = Oui : l’harmonie compte tous vos kobun du groupe. Non : seulement ceux qui sont sur le type qui rapporte. Les livrets imprimés divergent ici.

## D’où viennent les points, et ce qui a décidé la partie.

source-salaries = salaires
source-harmony = harmonie
source-abilities = talents
source-farmhouse = ferme
source-watchtower = tour de guet
source-types = types
source-fish = poissons
source-tobacco = tabac
source-buildings = bâtiments
source-koban = kobans
source-wood = bois
source-mon = mons

won-points = Le plus d’IKI
won-fire-step = Égalité d’IKI, et le cran le plus haut sur la piste d’incendie
won-fire-stack = Égalité d’IKI sur le même cran, et le marqueur du dessus

## Noms.

card-egg = Marchande d’œufs durs
    .the = la Marchande d’œufs durs
    .The = La Marchande d’œufs durs
card-cotton = Marchand de coton
    .the = le Marchand de coton
    .The = Le Marchand de coton
card-glasses = Marchand de lunettes
    .the = le Marchand de lunettes
    .The = Le Marchand de lunettes
card-salt = Marchand de sel
    .the = le Marchand de sel
    .The = Le Marchand de sel
card-librarian = Bibliothécaire ambulant
    .the = le Bibliothécaire ambulant
    .The = Le Bibliothécaire ambulant
card-sake = Marchand de saké
    .the = le Marchand de saké
    .The = Le Marchand de saké
card-bubbles = Souffleur de bulles
    .the = le Souffleur de bulles
    .The = Le Souffleur de bulles
card-ukiyoe = Peintre d’ukiyo-e
    .the = le Peintre d’ukiyo-e
    .The = Le Peintre d’ukiyo-e
card-seamstress = Couturière
    .the = la Couturière
    .The = La Couturière
card-dice = Tailleur de dés
    .the = le Tailleur de dés
    .The = Le Tailleur de dés
card-geta = Fabricant de geta
    .the = le Fabricant de geta
    .The = Le Fabricant de geta
card-monk = Moine
    .the = le Moine
    .The = Le Moine
card-oxcart = Bouvier
    .the = le Bouvier
    .The = Le Bouvier
card-yamabushi = Ascète des montagnes
    .the = l’Ascète des montagnes
    .The = L’Ascète des montagnes
card-carpenter = Charpentier
    .the = le Charpentier
    .The = Le Charpentier
card-kite = Fabricant de cerfs-volants
    .the = le Fabricant de cerfs-volants
    .The = Le Fabricant de cerfs-volants
card-dyer = Teinturier
    .the = le Teinturier
    .The = Le Teinturier
card-soba = Étal de soba
    .the = l’Étal de soba
    .The = L’Étal de soba
card-water = Porteur d’eau
    .the = le Porteur d’eau
    .The = Le Porteur d’eau
card-watermelon = Marchand de pastèques
    .the = le Marchand de pastèques
    .The = Le Marchand de pastèques
card-dumpling = Marchand de boulettes
    .the = le Marchand de boulettes
    .The = Le Marchand de boulettes
card-ragdealer = Fripière
    .the = la Fripière
    .The = La Fripière
card-engraver = Graveur
    .the = le Graveur
    .The = Le Graveur
card-umbrella = Fabricant d’ombrelles
    .the = le Fabricant d’ombrelles
    .The = Le Fabricant d’ombrelles
card-lantern = Fabricant de lanternes
    .the = le Fabricant de lanternes
    .The = Le Fabricant de lanternes
card-firefighter = Pompier
    .the = le Pompier
    .The = Le Pompier
card-miko = Prêtresse miko
    .the = la Prêtresse miko
    .The = La Prêtresse miko
card-labourer = Journalier
    .the = le Journalier
    .The = Le Journalier
card-plasterer = Plâtrier
    .the = le Plâtrier
    .The = Le Plâtrier
card-fireworks = Artificier
    .the = l’Artificier
    .The = L’Artificier
card-greengrocer = Étal de légumes
    .the = l’Étal de légumes
    .The = L’Étal de légumes
card-eel = Étal d’anguilles
    .the = l’Étal d’anguilles
    .The = L’Étal d’anguilles
card-mask = Marchand de masques
    .the = le Marchand de masques
    .The = Le Marchand de masques
card-fishmonger = Poissonnier ambulant
    .the = le Poissonnier ambulant
    .The = Le Poissonnier ambulant
card-firewood = Marchande de bois
    .the = la Marchande de bois
    .The = La Marchande de bois
card-printer = Imprimeur d’estampes
    .the = l’Imprimeur d’estampes
    .The = L’Imprimeur d’estampes
card-hairdresser = Coiffeur
    .the = le Coiffeur
    .The = Le Coiffeur
card-shamisen = Joueuse de shamisen
    .the = la Joueuse de shamisen
    .The = La Joueuse de shamisen
card-clock = Horloger
    .the = l’Horloger
    .The = L’Horloger
card-geisha = Geisha de Tatsumi
    .the = la Geisha de Tatsumi
    .The = La Geisha de Tatsumi
card-puppeteer = Marionnettiste
    .the = le Marionnettiste
    .The = Le Marionnettiste
card-builder = Ouvrier du bâtiment
    .the = l’Ouvrier du bâtiment
    .The = L’Ouvrier du bâtiment
card-doll = Fabricant de poupées
    .the = le Fabricant de poupées
    .The = Le Fabricant de poupées
card-tatami = Fabricant de tatamis
    .the = le Fabricant de tatamis
    .The = Le Fabricant de tatamis
card-sushi = Étal de sushis
    .the = l’Étal de sushis
    .The = L’Étal de sushis
card-tempura = Étal de tempuras
    .the = l’Étal de tempuras
    .The = L’Étal de tempuras
card-chilli = Marchand de piment
    .the = le Marchand de piment
    .The = Le Marchand de piment
card-charcoal = Marchand de charbon
    .the = le Marchand de charbon
    .The = Le Marchand de charbon
card-sweets = Marchand de bonbons étrangers
    .the = le Marchand de bonbons étrangers
    .The = Le Marchand de bonbons étrangers
card-confectioner = Confiseur
    .the = le Confiseur
    .The = Le Confiseur
card-glass = Souffleur de verre
    .the = le Souffleur de verre
    .The = Le Souffleur de verre
card-brush = Fabricant de pinceaux
    .the = le Fabricant de pinceaux
    .The = Le Fabricant de pinceaux
card-fan = Éventailliste
    .the = l’Éventailliste
    .The = L’Éventailliste
card-kabuki = Acteur de kabuki
    .the = l’Acteur de kabuki
    .The = L’Acteur de kabuki
card-samurai = Samouraï
    .the = le Samouraï
    .The = Le Samouraï
card-sumo = Lutteur de sumo
    .the = le Lutteur de sumo
    .The = Le Lutteur de sumo
card-mason = Tailleur de pierre
    .the = le Tailleur de pierre
    .The = Le Tailleur de pierre
card-sculptor = Sculpteur de bouddhas
    .the = le Sculpteur de bouddhas
    .The = Le Sculpteur de bouddhas
card-cards = Fabricant de cartes
    .the = le Fabricant de cartes
    .The = Le Fabricant de cartes
card-incense = Boutique d’encens
    .the = la Boutique d’encens
    .The = La Boutique d’encens

card-inn = Auberge
    .the = l’Auberge
    .The = L’Auberge
card-temple = Sanctuaire
    .the = le Sanctuaire
    .The = Le Sanctuaire
card-theatre = Théâtre kabuki
    .the = le Théâtre kabuki
    .The = Le Théâtre kabuki
card-merchant = Maison de commerce
    .the = la Maison de commerce
    .The = La Maison de commerce
card-warehouse = Entrepôt
    .the = l’Entrepôt
    .The = L’Entrepôt
card-restaurant = Restaurant
    .the = le Restaurant
    .The = Le Restaurant
card-well = Puits
    .the = le Puits
    .The = Le Puits
card-farm = Ferme
    .the = la Ferme
    .The = La Ferme
card-villa = Villa impériale
    .the = la Villa impériale
    .The = La Villa impériale
card-tower = Tour de guet
    .the = la Tour de guet
    .The = La Tour de guet

shop-sandals = Boutique de sandales
    .the = la Boutique de sandales
    .at = à la Boutique de sandales
shop-rice = Boutique de riz
    .the = la Boutique de riz
    .at = à la Boutique de riz
shop-tower = Tour des pompiers
    .the = la Tour des pompiers
    .at = à la Tour des pompiers
shop-tobacco = Boutique de tabac
    .the = la Boutique de tabac
    .at = à la Boutique de tabac
shop-pawn = Prêteur sur gages
    .the = le Prêteur sur gages
    .at = chez le Prêteur sur gages
shop-construction = Chantier
    .the = le Chantier
    .at = au Chantier
shop-fish = Marché aux poissons
    .the = le Marché aux poissons
    .at = au Marché aux poissons
shop-exchange = Bureau de change
    .the = le Bureau de change
    .at = au Bureau de change

type-vendor = Vendeur ambulant
    .many = Vendeurs ambulants
type-artisan = Artisan
    .many = Artisans
type-special = Spécial
    .many = Spéciaux
type-master = Maître artisan
    .many = Maîtres artisans
type-shopkeeper = Boutiquier
    .many = Boutiquiers

season-spring = printemps
    .of = du printemps
    .adj = de printemps
season-summer = été
    .of = de l’été
    .adj = d’été
season-autumn = automne
    .of = de l’automne
    .adj = d’automne
season-winter = hiver
    .of = de l’hiver
    .adj = d’hiver

# Jetons de marché : le nom, et ce que l’on achète, avec l’article.
token-spring-fish = poisson de printemps
    .one = un poisson de printemps
token-summer-fish = poisson d’été
    .one = un poisson d’été
token-autumn-fish = poisson d’automne
    .one = un poisson d’automne
token-winter-fish = poisson d’hiver
    .one = un poisson d’hiver
token-spring-pipe = pipe de printemps
    .one = une pipe de printemps
token-summer-pipe = pipe d’été
    .one = une pipe d’été
token-autumn-pipe = pipe d’automne
    .one = une pipe d’automne
token-winter-pipe = pipe d’hiver
    .one = une pipe d’hiver
token-spring-tobacco = blague à tabac de printemps
    .one = une blague à tabac de printemps
token-summer-tobacco = blague à tabac d’été
    .one = une blague à tabac d’été
token-autumn-tobacco = blague à tabac d’automne
    .one = une blague à tabac d’automne
token-winter-tobacco = blague à tabac d’hiver
    .one = une blague à tabac d’hiver

special-hire = Embauche −1
    .help = Chaque personnage embauché vous coûte 1 mon de moins.
special-move = Déplacement +1
    .help = Vous pouvez faire un pas de plus dans chacun de vos déplacements.
special-mountain-escape = Fuite
    .help = Sauve une fois d’un incendie un de vos personnages.
special-shrine-escape = Fuite
    .help = Sauve une fois d’un incendie un de vos personnages.
special-joker = Joker
    .help = À la fin, le Marionnettiste retraité compte comme un type au choix.

## Quantités : ce que l’on paie, gagne ou donne.

worth-mon = { $n ->
    [one] { $n } mon
   *[other] { $n } mons
}
worth-rice = { $n } riz
worth-sandal = { $n ->
    [one] { $n } sandale
   *[other] { $n } sandales
}
worth-wood = { $n } bois
worth-koban = { $n ->
    [one] { $n } koban
   *[other] { $n } kobans
}
worth-iki = { $n } IKI
worth-fire = { $n ->
    [one] { $n } cran d’incendie
   *[other] { $n } crans d’incendie
}
worth-experience = un point d’expérience
worth-nothing = rien
list-two = { $first } et { $rest }
list-more = { $first }, { $rest }

## Ce qui se passe, pour le journal.

told-first = { $reader ->
    [me] Vous jouez en premier.
   *[other] { $name } joue en premier.
}
told-sun = { $reader ->
    [me] Vous avez le soleil et commencez.
   *[other] { $name } a le soleil et commence.
}
told-plan = { $building-The } est à construire.
told-starter = { $reader ->
    [me] Vous prenez { $card-the }.
   *[other] { $name } prend { $card-the }.
}
told-left-out = { $card-The } reste hors du jeu.
told-no-room = Il n’y a pas de chambre pour { $card-the } : la carte quitte la partie.
told-month = Le mois { $month } commence.
told-block = La case { $space } de la piste ikizama est bloquée.
told-reveal = { $card-The } est à embaucher.
told-ikizama = { $reader ->
    [me] Vous choisissez { $space } sur la piste ikizama.
   *[other] { $name } choisit { $space } sur la piste ikizama.
}
told-turn = { $reader ->
    [me] À vous de jouer.
   *[other] C’est à { $name } de jouer.
}
told-income = { $reader ->
    [me] Vous touchez un revenu.
   *[other] { $name } touche un revenu.
}
told-forced-income = { $reader ->
    [me] Vous ne pouvez embaucher personne : vous touchez un revenu.
   *[other] { $name } ne peut embaucher personne et touche un revenu.
}
told-hire = { $reader ->
    [me] Vous embauchez { $card-the }.
   *[other] { $name } embauche { $card-the }.
}
told-place = { $reader ->
    [me] Vous placez { $card-the } dans la chambre { $room }.
   *[other] { $name } place { $card-the } dans la chambre { $room }.
}
told-neutral-place = { $card-The } neutre va dans la chambre { $room }.
told-pay = { $reader ->
    [me] Vous payez { $amount }.
   *[other] { $name } paie { $amount }.
}
told-pay-hire = { $reader ->
    [me] Vous payez { $amount } pour l’embauche.
   *[other] { $name } paie { $amount } pour l’embauche.
}
told-pay-room = { $reader ->
    [me] Vous payez { $amount } de plus pour la chambre.
   *[other] { $name } paie { $amount } de plus pour la chambre.
}
told-pay-step = { $reader ->
    [me] Vous donnez { $amount } pour un pas de plus.
   *[other] { $name } donne { $amount } pour un pas de plus.
}
told-pay-fee = { $reader ->
    [me] Vous payez { $amount } au Chantier.
   *[other] { $name } paie { $amount } au Chantier.
}
told-pay-building = { $reader ->
    [me] Vous payez { $amount } pour le bâtiment.
   *[other] { $name } paie { $amount } pour le bâtiment.
}
told-gain = { $reader ->
    [me] Vous recevez { $amount }.
   *[other] { $name } reçoit { $amount }.
}
told-rise = { $reader ->
    [me] Vous montez au cran { $step } de la piste d’incendie.
   *[other] { $name } monte au cran { $step } de la piste d’incendie.
}
told-walk = { $reader ->
    [me] Vous faites { $steps } pas.
   *[other] { $name } fait { $steps } pas.
}
told-ox = { $reader ->
    [me] Vous faites un pas de plus avec « Déplacement +1 ».
   *[other] { $name } fait un pas de plus avec « Déplacement +1 ».
}
told-go = { $reader ->
    [me] Vous allez { $shop-at }.
   *[other] { $name } va { $shop-at }.
}
told-lap = { $reader ->
    [me] Vous achevez un tour de rue.
   *[other] { $name } achève un tour de rue.
}
told-visit = { $reader ->
    [me] Vous vous arrêtez { $shop-at }.
   *[other] { $name } s’arrête { $shop-at }.
}
told-deal = { $reader ->
    [me] Vous faites une transaction { $shop-at }.
   *[other] { $name } fait une transaction { $shop-at }.
}
told-buy = { $reader ->
    [me] Vous achetez { $token-one }.
   *[other] { $name } achète { $token-one }.
}
told-use = { $reader ->
    [me] Vous faites une transaction avec { $card-the }, chambre { $room }.
   *[other] { $name } fait une transaction avec { $card-the }, chambre { $room }.
}
told-level = { $reader ->
    [me] Votre { $card } atteint le niveau { $level }.
   *[other] { $card-The } atteint le niveau { $level } ({ $name }).
}
told-retire = { $reader ->
    [me] Votre { $card } part à la retraite.
   *[other] { $card-The } part à la retraite ({ $name }).
}
told-token = { $reader ->
    [me] Vous recevez le jeton spécial « { $token } ».
   *[other] { $name } reçoit le jeton spécial « { $token } ».
}
told-swap = { $card-The } et { $other-the } échangent leurs chambres.
told-build = { $reader ->
    [me] Vous construisez { $building-the }.
   *[other] { $name } construit { $building-the }.
}
told-leave = { $card-The } neutre quitte la partie.
told-neutral = { $reader ->
    [me] Vous rendez { $card-the } neutre.
   *[other] { $name } rend { $card-the } neutre.
}
told-fire = Un incendie éclate dans le nagaya { $nagaya }, force { $strength }.
told-spread = Le feu passe la chambre { $room }.
told-stop-fire = { $reader ->
    [me] Vous arrêtez le feu dans la chambre { $room }.
   *[other] { $name } arrête le feu dans la chambre { $room }.
}
told-burn = { $reader ->
    [me] Votre { $card } brûle dans la chambre { $room }.
   *[other] { $card-The } brûle dans la chambre { $room } ({ $name }).
}
told-neutral-burn = { $card-The } neutre brûle dans la chambre { $room }.
told-escape = { $reader ->
    [me] Vous sauvez { $card-the } avec un jeton « Fuite ».
   *[other] { $name } sauve { $card-the } avec un jeton « Fuite ».
}
told-fire-out = L’incendie du nagaya { $nagaya } s’éteint.
told-payday = Jour de paie à la fin du mois { $month }.
told-market = Les marchés vendent maintenant les jetons { $season-of }.
told-salary = { $reader ->
    [me] Votre { $card } rapporte { $amount }.
   *[other] { $card-The } rapporte { $amount } ({ $name }).
}
told-salary-less = { $reader ->
    [me] Votre { $card } vous coûte { $amount }.
   *[other] { $card-The } coûte { $amount } ({ $name }).
}
told-harmony = { $reader ->
    [me] { $type-many } en harmonie : vos kobun : { $kobun }, cartes : { $cards }.
   *[other] { $type-many } en harmonie : { $name }, kobun : { $kobun }, cartes : { $cards }.
}
told-feed = { $reader ->
    [me] Vous nourrissez vos personnages avec { $rice } riz.
   *[other] { $name } nourrit ses personnages avec { $rice } riz.
}
told-starve = { $reader ->
    [me] Votre { $card } meurt de faim et quitte la partie.
   *[other] { $card-The } meurt de faim et quitte la partie ({ $name }).
}
told-row-mon = Chaque personnage encore à embaucher reçoit 1 mon.
told-new-year = Le Nouvel An commence.
told-score = { $reader ->
    [me] Vous marquez { $points } IKI : { $source }.
   *[other] { $name } marque { $points } IKI : { $source }.
}
told-score-less = { $reader ->
    [me] Vous perdez { $points } IKI : { $source }.
   *[other] { $name } perd { $points } IKI : { $source }.
}
told-track = { $reader ->
    [me] Vous gardez { $points } IKI de l’année.
   *[other] { $name } garde { $points } IKI de l’année.
}
told-joker = { $reader ->
    [me] Votre Joker compte comme ce type : { $type }.
   *[other] Le Joker compte comme ce type : { $type } ({ $name }).
}
told-won = { $reader ->
    [me] Vous l’emportez avec { $points } IKI.
   *[other] { $name } l’emporte avec { $points } IKI.
}
told-won-by-step = { $reader ->
    [me] Vous l’emportez avec { $points } IKI et le cran d’incendie le plus haut.
   *[other] { $name } l’emporte avec { $points } IKI et le cran d’incendie le plus haut.
}
told-won-by-stack = { $reader ->
    [me] Vous l’emportez avec { $points } IKI et le marqueur d’incendie du dessus.
   *[other] { $name } l’emporte avec { $points } IKI et le marqueur d’incendie du dessus.
}

## Ce qui est demandé.

asked-starter = Prenez une carte de départ.
asked-starter-room = Choisissez une chambre au bord du plateau pour { $card-the }.
asked-ikizama = Posez votre ikizama sur une case de la piste.
asked-hire = Touchez un revenu ou embauchez un personnage.
asked-hire-room = Choisissez une chambre pour { $card-the }.
asked-walk = Vous êtes sur 1–4 : choisissez combien de pas faire.
asked-further = Vous êtes { $shop-at } : arrêtez-vous ou faites un pas de plus.
asked-visit = Vous êtes { $shop-at } : faites une transaction ou terminez.
asked-second-token = { $second ->
    [pipe] Achetez aussi une pipe, ou terminez.
   *[tobacco] Achetez aussi une blague à tabac, ou terminez.
}
asked-train = Choisissez celui de vos personnages qui gagne de l’expérience.
asked-swap = Choisissez le premier des deux personnages qui échangent leurs chambres.
asked-swap-with = Choisissez le personnage qui échange sa chambre avec { $card-the }.
asked-plan = Choisissez le bâtiment à construire avec { $card-the }.
asked-building-room = Choisissez une chambre pour { $card-the }.
asked-neutral = Choisissez dans la rangée le personnage qui devient neutre.
asked-neutral-room = Choisissez une chambre pour { $card-the } neutre.
asked-escape = Le feu a atteint votre { $card } : laissez brûler, ou utilisez votre jeton « Fuite ».
asked-feed = Vous avez { $rice } riz pour { $eaters ->
        [one] { $eaters } personnage
       *[other] { $eaters } personnages
    } : choisissez qui n’est pas nourri.
asked-new-year = Posez votre oyakata devant n’importe quelle boutique.

# Chacun suit « Le hasard décide : ».
chance-draw-first = qui joue en premier
chance-draw-building = le prochain bâtiment proposé
chance-draw-blocker = la case bloquée de la piste ikizama
chance-draw-character = le prochain personnage à embaucher
chance-draw-nagaya = où éclate l’incendie

## Les mots des boutons.

do-income = Prendre { $gain } de revenu
do-hire = Embaucher { $card-the }
do-take = Prendre { $card-the }
do-room = Chambre { $room }
do-ikizama = Case { $space }
do-walk = Faire { $steps } pas
do-stop = S’arrêter ici
do-sandal = Un pas de plus pour une sandale
do-ox-step = Un pas de plus avec « Déplacement +1 »
do-done = Terminer les transactions
do-deal-gain = Prendre { $gain }
do-deal-trade = Payer { $pay }, prendre { $gain }
do-buy-fish = Poisson pour { $price ->
        [one] { $price } mon
       *[other] { $price } mons
    }
do-buy-fish-bonus = Poisson pour { $price ->
        [one] { $price } mon
       *[other] { $price } mons
    }, { $points } IKI de plus
do-buy-pipe = Pipe pour { $price ->
        [one] { $price } mon
       *[other] { $price } mons
    } : { $gain }
do-buy-tobacco = Tabac pour { $price ->
        [one] { $price } mon
       *[other] { $price } mons
    } : { $per ->
        [fire] des IKI pour vos crans d’incendie
        [types] des IKI pour vos types
        [crowd] des IKI pour votre type le plus fréquent
        [mon] des IKI pour vos mons
       *[none] { $points } IKI
    }
do-build = Construire { $building-the }
do-use = Transaction avec le personnage en { $room }
do-train = De l’expérience pour le personnage en { $room }
do-swap = Le personnage en { $room } change de chambre
do-neutral = { $card-The } devient neutre
do-burn = Laisser brûler
do-escape = Utiliser le jeton « Fuite »
do-starve = Ne pas nourrir le personnage en { $room }
do-go = Aller { $shop-at }

# Les mêmes mots dans une position : ce qui s’y trouve est connu et nommé.

here-use = Transaction avec { $card-the } en { $room }
here-train = De l’expérience pour { $card-the } en { $room }
here-swap = { $card-The } en { $room } change de chambre
here-starve = Ne pas nourrir { $card-the } en { $room }

## Les mots des images : quelques lettres chacun.

when-setup = Mise en place
when-month = Mois { $month }, { $season }
when-new-year = Nouvel An
word-new-year = Nouvel An
word-first-player = premier
word-sun = soleil
word-moon = lune
word-payday = jour de paie
word-eats = mange
word-lap = tour
word-neutral = neutre
word-buildings = Bâtiments
word-no-buildings = Tous les bâtiments sont pris
word-nobody = Personne à embaucher pour l’instant
word-total = total
word-wins = { $name } gagne
word-kobun-free = kobun libres : { $free } sur { $every }
word-retired = à la retraite
word-at-work = au travail
word-fish = poissons
word-tobacco = tabac
word-for-hire = À embaucher
word-starters = Cartes de départ
word-fire-track = Piste d’incendie
word-ikizama-track = Piste ikizama

## Ce que sont et font les choses : montré quand on les pointe. Des phrases entières, l’une après l’autre.

tip-card = { $card } : { $type }.
tip-cost = { $cost ->
    [0] Ne coûte rien.
    [one] Coûte { $cost } mon.
   *[other] Coûte { $cost } mons.
}
tip-fire-bonus = { $steps ->
    [one] L’embauche donne { $steps } cran d’incendie.
   *[other] L’embauche donne { $steps } crans d’incendie.
}
tip-mon-on-card = { $mon ->
    [one] { $mon } mon sur la carte : le joueur qui l’embauche le prend.
   *[other] { $mon } mons sur la carte : le joueur qui l’embauche les prend.
}
ability-gain = Donne { $gain }.
ability-trade = Donne { $gain } contre { $pay }.
ability-experience = { $paid ->
    [yes] Contre { $pay }, un de vos personnages gagne de l’expérience.
   *[no] Un de vos personnages gagne de l’expérience.
}
ability-swap = { $paid ->
    [yes] Contre { $pay }, deux personnages échangent leurs chambres.
   *[no] Deux personnages échangent leurs chambres.
}
ability-build-wood = Vous construisez pour { $n } bois de moins.
ability-build-koban = { $n ->
    [one] Vous construisez pour { $n } koban de moins.
   *[other] Vous construisez pour { $n } kobans de moins.
}
ability-gift = Donne { $gain } ; chaque autre joueur reçoit { $mon ->
        [one] { $mon } mon
       *[other] { $mon } mons
    }.
salary-three = Salaire aux niveaux 1, 2 et 3 : { $one } ; { $two } ; { $three }. À la retraite, encore le dernier.
salary-two = Salaire aux niveaux 2 et 3 : { $two } ; { $three }. À la retraite, encore le dernier.
salary-one = Salaire au niveau 3 et à la retraite : { $three }.
salary-token = Pas de salaire ; à la retraite, le jeton spécial « { $token } ». { $token-help }

tip-building = { $card } : un bâtiment pour { $cost }.
worth-building = { $per ->
    [sandal] À la fin, { $points } IKI pour chacune de vos sandales, { $most } au plus.
    [rice] À la fin, { $points } IKI pour chacun de vos riz, { $most } au plus.
    [fire] À la fin, { $points } IKI pour chacun de vos crans d’incendie, { $most } au plus.
    [fish] À la fin, { $points } IKI pour chaque point de vos poissons, { $most } au plus.
   *[none] À la fin, { $points } IKI.
}
lasting-farm = À chaque jour de paie, { $n } IKI pour chacun de vos personnages que vous nourrissez.
lasting-villa = À chaque jour de paie, { $n ->
        [one] { $n } mon
       *[other] { $n } mons
    } pour chacun de vos personnages de votre type le plus fréquent.
lasting-tower = { $n } IKI chaque fois que vous embauchez un personnage avec un bonus d’incendie.

tip-room = Chambre { $room }.
tip-room-empty = La chambre { $room } est vide.
tip-room-surcharge = Une carte placée ici coûte { $mon ->
        [one] { $mon } mon
       *[other] { $mon } mons
    } de plus.
tip-owner = Propriétaire : { $name }, niveau { $level }.
tip-owner-building = Propriétaire : { $name }.
tip-neutral = Neutre : il quitte la partie dès que quelqu’un fait une transaction avec lui.
tip-flame = Le feu est ici, avec une force de { $strength }.
tip-swapping = Ce personnage change de chambre.
tip-nagaya = Nagaya { $nagaya } : ses chambres forment un groupe pour l’harmonie, et un incendie y va de la chambre 1 vers l’intérieur.

tip-shop = { $shop }, case { $place } de la rue.
tip-deal-gain = Prenez { $gain }.
tip-deal-trade = Payez { $pay } et prenez { $gain }.
tip-deal-build = Payez { $pay } et construisez un bâtiment.
tip-deal-tobacco = Achetez une pipe, une blague à tabac, ou une de chaque.
tip-deal-fish = Achetez un poisson de la saison.
tip-space = Case { $place } de la rue, devant { $shop-the }.
tip-token = { $price ->
    [0] En vente : { $token }, gratuitement.
    [one] En vente : { $token }, pour { $price } mon.
   *[other] En vente : { $token }, pour { $price } mons.
}
tip-token-owned = Jeton : { $token }.
brings-fish = À la fin, les poissons de saisons différentes rapportent des points.
brings-fish-bonus = À la fin, il donne { $points } IKI de plus.
brings-pipe = Elle donne aussitôt { $gain } ; à la fin, une pipe double votre tabac.
brings-tobacco = { $per ->
    [fire] À la fin, { $points } IKI { $every ->
        [1] pour chaque cran d’incendie
       *[other] tous les { $every } crans d’incendie
    } ; le double avec une pipe.
    [types] À la fin, { $points } IKI { $every ->
        [1] pour chacun de vos types
       *[other] tous les { $every } types
    } ; le double avec une pipe.
    [crowd] À la fin, { $points } IKI { $every ->
        [1] pour chaque personnage de votre type le plus fréquent
       *[other] tous les { $every } personnages de votre type le plus fréquent
    } ; le double avec une pipe.
    [mon] À la fin, { $points } IKI { $every ->
        [1] pour chacun de vos mons
       *[other] tous les { $every } mons
    } ; le double avec une pipe.
   *[none] À la fin, { $points } IKI ; le double avec une pipe.
}
tip-sold = Vendu.

tip-direction = Le sens de la rue.
tip-lap = La ligne de tour : la franchir donne à chacun de vos personnages un point d’expérience.
tip-oyakata = { $name } : l’oyakata, devant { $shop-the }.
tip-oyakata-off = { $name } : l’oyakata, hors de la rue.
tip-ikizama = Case { $steps } de la piste ikizama : vous embauchez ou touchez un revenu, puis faites { $steps } pas.
tip-ikizama-any = Case 1–4 de la piste ikizama : au lieu d’embaucher ou de toucher un revenu, vous prenez { $gain }, puis faites de un à quatre pas.
tip-ikizama-of = { $name } : l’ikizama.
tip-blocked = Bloquée ce mois-ci.

tip-fire-track = La piste d’incendie : elle décide qui passe en premier et quelles cartes arrêtent le feu.
tip-step = Cran { $step } de la piste d’incendie.
tip-step-fire = Il arrête l’incendie du mois { $month } là où il éclate.
tip-fire-marker = { $name } : cran { $step } de la piste d’incendie, place { $place } dans l’ordre d’incendie.
tip-calendar = Le calendrier : douze mois en quatre saisons, et le Nouvel An.
tip-month = Mois { $month }, { $season }.
tip-month-now = C’est le mois en cours.
tip-month-fire = Il se termine par un incendie de force { $strength }.
tip-month-payday = Il se termine par un jour de paie : salaires, harmonie, repas.
tip-new-year = Nouvel An : une dernière visite pour chacun.
tip-deck = { $cards ->
    [one] La pioche { $season-of } : { $cards } carte.
   *[other] La pioche { $season-of } : { $cards } cartes.
}
tip-row = { $cards ->
    [one] { $cards } personnage à embaucher.
   *[other] { $cards } personnages à embaucher.
}
tip-plans = Les bâtiments à construire.

tip-mat = Le plateau de ce joueur : { $name }.
tip-points = { $name } : { $points } IKI pour l’instant.
tip-source = { $source } { $points }
tip-first-player = { $name } : premier joueur.
tip-has-sun = { $name } : le soleil, premier joueur ; choisit le personnage neutre les mois impairs.
tip-has-moon = { $name } : la lune ; choisit le personnage neutre les mois pairs.
tip-mon = { $n ->
        [one] { $n } mon
       *[other] { $n } mons
    }. À la fin, chaque lot de { $each ->
        [one] { $each } mon
       *[other] { $each } mons
    } donne 1 IKI.
tip-rice = { $n } riz. Au jour de paie, chaque personnage sur le plateau mange 1 riz.
tip-sandal = { $n ->
    [one] { $n } sandale. Chacune donne un pas de plus.
   *[other] { $n } sandales. Chacune donne un pas de plus.
}
tip-wood = { $n } bois, pour les bâtiments. À la fin, chacun donne { $each } IKI.
tip-koban = { $n ->
    [one] { $n } koban, pour les bâtiments. À la fin, chacun donne { $each } IKI.
   *[other] { $n } kobans, pour les bâtiments. À la fin, chacun donne { $each } IKI.
}
tip-income = Comme revenu, vous prenez { $gain }.
tip-kobun = Kobun libres : { $free } sur { $every }. Chacun sert à un personnage ou à un bâtiment.
tip-retired = { $type }, à la retraite : { $cards }.
tip-none-retired = { $type } : personne à la retraite.
tip-type-at-work = Un personnage de ce type est au travail sur le plateau.
tip-no-fish = Pas de poisson { $season-adj }.
tip-pipes = { $pipes ->
    [one] { $pipes } pipe. Avec une pipe, votre tabac rapporte le double.
   *[other] { $pipes } pipes. Avec une pipe, votre tabac rapporte le double.
}
tip-no-tobacco = Pas de tabac.
tip-special = Jeton spécial « { $token } ». { $token-help }
tip-payday = En l’état, le prochain jour de paie rapporte : { $amount } ; il demande { $rice } riz.
tip-held-fish = Poissons : { $n }.
tip-held-pipe = Pipes : { $n }.
tip-held-tobacco = Blagues à tabac : { $n }.
tip-held-buildings = Bâtiments : { $n }.

## La table dans un terminal : titres courts, signes d’une lettre, boutiques en douze lettres au plus.

terminal-payday = jour de paie à la fin du mois { $month }
terminal-next-fire = incendie { $strength } à la fin du mois { $month }
terminal-ikizama = ikizama
terminal-fire-order = ordre d’incendie
terminal-sign-vendor = V
terminal-sign-artisan = A
terminal-sign-special = S
terminal-sign-master = M
terminal-sign-shopkeeper = B
terminal-building = bâtiment
terminal-mon = mons
terminal-rice = riz
terminal-sandal = sandales
terminal-wood = bois
terminal-koban = kobans
terminal-short-mon = m
terminal-short-rice = r
terminal-short-sandal = s
terminal-short-wood = b
terminal-short-koban = k
terminal-short-iki = iki
terminal-short-fire = inc
terminal-experience = 1exp
terminal-swap = échange
terminal-build = bâtir { $less }
terminal-gift = { $gain }, autres { $mon }
terminal-per = { $per ->
    [fire] { $points }iki par { $every } crans
    [types] { $points }iki par { $every } type
    [crowd] { $points }iki par { $every } d’un type
   *[mon] { $points }iki par { $every }m
}
terminal-hire = à embaucher
terminal-cost = prix
terminal-coins = dessus
terminal-fire-bonus = feu
terminal-ability = talent
terminal-salaries = salaires
terminal-plans = à bâtir
terminal-fish = poissons
terminal-pipe = pipes
terminal-tobacco = tabac
terminal-points = IKI
terminal-fire-step = feu
terminal-goods = biens
terminal-kobun = kobun
terminal-kept = jetons ; retraités
terminal-shop-sandals = Sandales
terminal-shop-rice = Riz
terminal-shop-tower = Tour
terminal-shop-tobacco = Tabac
terminal-shop-pawn = Prêteur
terminal-shop-construction = Chantier
terminal-shop-fish = Poissons
terminal-shop-exchange = Change
note-fire = Piste d’incendie
note-retired = À la retraite
note-buildings = Bâtiments
note-joker = Joker
