# Tokaido Duo po polsku.
#
# $reader mówi, kto czyta: [me] osoba, o której mowa, [robbed] ta, której zabrano, [other] ktokolwiek inny.
# $name i $from to imiona, którymi nazywają się gracze, zawsze w mianowniku.

# Gra na półce.

game-title = Tokaido Duo
game-line = Wędruj, handluj i maluj na wyspie Sikoku, z trzema kośćmi, których chcecie oboje.
game-facts = 2 graczy · 20–30 minut

# Opcje gry: co się wybiera i co to znaczy.

option-players = Gracze
    .help = Gra jest dla dwojga.
choice-players-2 = 2
    .help = Trzy kości na dwoje: co weźmie jedno, tego drugie już nie dostanie.

# Nazwy: ludzie i to, co mają.

side-north = północ
    .loc = północnej
side-south = południe
    .loc = południowej
colour-purple = fioletowe
    .ins = fioletowymi
colour-green = zielone
    .ins = zielonymi
character-pilgrim = pielgrzym
    .gen = pielgrzyma
character-merchant = kupiec
    .gen = kupca
character-artist = artysta
    .gen = artysty

# Nazwy: miejsca. Miasta i regiony nazywają się tak, jak podpisano je na mapie.

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
station-temple = świątynia
    .to = do świątyni
station-garden = ogród
    .to = do ogrodu
station-spring = gorące źródło
    .to = do gorącego źródła
station-shore = brzeg morza
    .to = na brzeg morza
landscape-moon = księżyc
    .acc = księżyc
landscape-waterfall = wodospad
    .acc = wodospad
landscape-mountain = góra
    .acc = górę
landscape-bamboo = bambus
    .acc = bambus

# Nazwy: towary i kafelki fali. `sail` to jedno słowo na żaglu łodzi i na planszetce.

good-kimono = kimona
    .acc = kimona
    .one = kimono
good-ceramics = ceramika
    .acc = ceramikę
    .one = ceramiczne naczynie
good-dolls = lalki
    .acc = lalki
    .one = lalkę
good-fans = wachlarze
    .acc = wachlarze
    .one = wachlarz
wave-serene = spokojny pielgrzym
    .acc = spokojnego pielgrzyma
wave-hasty = prędki pielgrzym
    .acc = prędkiego pielgrzyma
wave-cunning = sprytny kupiec
    .acc = sprytnego kupca
wave-strong = silny kupiec
    .acc = silnego kupca
wave-skilled = wprawny artysta
    .acc = wprawnego artystę
wave-inspired = natchniony artysta
    .acc = natchnionego artystę
sail-serene = spokojny
sail-hasty = prędki
sail-cunning = sprytny
sail-strong = silny
sail-skilled = wprawny
sail-inspired = natchniony
sail-spring = źródło

# Za co są punkty i co rozstrzygnęło grę.

source-faith = wiara
    .acc = wiarę
source-trade = handel
    .acc = handel
source-culture = kultura
    .acc = kulturę
won-points = Więcej punktów
won-coins = Tyle samo punktów, więcej monet
won-shared-victory = Tyle samo punktów i monet
ended-temple = ostatnia świątynia, { $name }
ended-garden = ostatni ogród, { $name }
ended-slab = szósta sztabka złota, { $name }
ended-gift = dziesiąty podarunek, { $name }

# O co się pyta.

asked-take-die = Weź jedną z pozostałych kości.
asked-walk = Wybierz, jak daleko pójdzie twój pielgrzym: kość pokazuje { $number } i masz { $wave-acc }.
asked-route = Wybierz miasto, do którego pójdzie twój kupiec: kość pokazuje { $number }.
asked-region = Wybierz region, do którego dotrze twój artysta: kość pokazuje { $number }.
asked-path = Wybierz następny region na drodze artysty, do końca jeszcze { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }: dla natchnionego artysty liczy się każdy.
asked-last-step = Wybierz region, do którego dotrze artysta: to ostatni krok drogi.
asked-shore = Weź kafelek fali na brzegu morza albo zrezygnuj.
asked-steal = Zabierz przeciwnikowi kafelek fali na brzegu morza albo zrezygnuj.
asked-mountain-town = Dobierz towary w { $town } albo zrezygnuj.
asked-coastal-town = Sprzedaj { $good-acc } w { $town } po { $price ->
        [one] { $price } monecie
        [few] { $price } monety
       *[many] { $price } monet
    } za sztukę albo zrezygnuj.
asked-canvas = Twój artysta jest w { $region } ({ $landscape }): maluj, podaruj obraz albo zrezygnuj.
asked-return = Masz za dużo towarów: wybierz, co wraca do worka.
asked-lost = Nie masz już silnego kupca: wybierz towar, który wraca do worka.
asked-again = Użyj żetonu gorącego źródła, żeby twój { $die } zrobił jeszcze { $number ->
        [one] { $number } krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }, albo zachowaj żeton.
asked-town = Twój pielgrzym jest w { $town }: weź { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    } albo zrezygnuj.
asked-temple = Twój pielgrzym jest przy świątyni: odwiedź ją albo zrezygnuj.
asked-garden = Twój pielgrzym jest przy ogrodzie: odwiedź go albo zrezygnuj.
asked-spring = Twój pielgrzym jest przy gorącym źródle: weź żeton albo zrezygnuj.

# O co pyta się los; następuje po „Decyduje los:”.

chance-sides = kto siedzi po której stronie
chance-colours = kto gra którym kolorem
chance-tokens = żeton handlu następnego miasta nadmorskiego
chance-waves = strona następnego kafelka fali
chance-roll = rzut kośćmi
chance-draw = towary, które wychodzą z worka
chance-reveal = co przedstawia następny obraz

# Przyciski.

do-take = Weź kość { $what-gen }
do-walk = Przejdź { $number ->
        [one] { $number } przystanek
        [few] { $number } przystanki
       *[many] { $number } przystanków
    }
do-go = Idź do { $what }
do-to = Idź do { $what } ({ $landscape })
do-via = Przez { $what } ({ $landscape })
do-leave = Nic tu nie rób
do-visit-town = Weź monety
do-visit-temple = Odwiedź świątynię
do-visit-garden = Odwiedź ogród
do-visit-spring = Weź żeton gorącego źródła
do-tile = Weź kafelek fali { $what-gen }
do-draw = Dobierz { $number ->
        [one] { $number } towar
        [few] { $number } towary
       *[many] { $number } towarów
    }
do-sell = Sprzedaj { $number }
do-sell-plainly = Sprzedaj { $number } bez dodatkowych monet
do-paint = Odkryj { $number ->
        [one] { $number } obraz
        [few] { $number } obrazy
       *[many] { $number } obrazów
    }
do-gift = Podaruj pierwszy obraz
do-return = Zwróć { $what-one }
do-enough = Zachowaj żeton gorącego źródła
do-again = Użyj żetonu gorącego źródła

# To samo w pozycji: wiadomo, co leży, i jest to nazwane.

here-tile = Weź kafelek „{ $wave }”

# Co się stało: początek i kości.

told-side = { $reader ->
    [me] Siedzisz po stronie { $side-loc }.
   *[other] { $name } siedzi po stronie { $side-loc }.
}
told-colour = { $reader ->
    [me] Grasz { $colour-ins }.
   *[other] { $name } gra { $colour-ins }.
}
told-round = { $reader ->
    [me] Runda { $round }: rzucasz kośćmi.
   *[other] Runda { $round }: { $name } rzuca kośćmi.
}
told-roll = Kość { $die-gen } pokazuje { $number }.
told-take = { $reader ->
    [me] Bierzesz kość { $die-gen }, wynik { $number }.
   *[other] { $name } bierze kość { $die-gen }, wynik { $number }.
}
told-take-last = { $reader ->
    [me] Ostatnia kość przypada tobie: { $die }, { $number }.
   *[other] Ostatnią kość dostaje { $name }: { $die }, { $number }.
}

# Co się stało: ruchy. `-town` mówi o mieście nadmorskim, które ma własną nazwę.

told-walk = { $reader ->
    [me] Twój pielgrzym przechodzi { $steps ->
        [one] { $steps } przystanek
        [few] { $steps } przystanki
       *[many] { $steps } przystanków
    }, { $stop-to }.
   *[other] { $name } przesuwa pielgrzyma o { $steps ->
        [one] { $steps } przystanek
        [few] { $steps } przystanki
       *[many] { $steps } przystanków
    }, { $stop-to }.
}
told-walk-town = { $reader ->
    [me] Twój pielgrzym przechodzi { $steps ->
        [one] { $steps } przystanek
        [few] { $steps } przystanki
       *[many] { $steps } przystanków
    }, do { $stop }.
   *[other] { $name } przesuwa pielgrzyma o { $steps ->
        [one] { $steps } przystanek
        [few] { $steps } przystanki
       *[many] { $steps } przystanków
    }, do { $stop }.
}
told-push-on = Ktoś tam stoi, więc pielgrzym idzie dalej, { $stop-to }.
told-push-on-town = Ktoś tam stoi, więc pielgrzym idzie dalej, do { $stop }.
told-go = { $reader ->
    [me] Twój kupiec idzie z { $start } do { $stop }.
   *[other] { $name } prowadzi kupca z { $start } do { $stop }.
}
told-blocked = { $reader ->
    [me] Twój kupiec w { $town } jest zablokowany z wynikiem { $number }; kość jest zużyta.
   *[other] Kupiec gracza { $name } w { $town } jest zablokowany z wynikiem { $number }; kość jest zużyta.
}
told-via = { $reader ->
    [me] Twój artysta idzie przez { $stop } ({ $landscape }).
   *[other] { $name } prowadzi artystę przez { $stop } ({ $landscape }).
}
told-to = { $reader ->
    [me] Twój artysta idzie z { $start } do { $stop } ({ $landscape }).
   *[other] { $name } prowadzi artystę z { $start } do { $stop } ({ $landscape }).
}

# Co się stało: kafelki fali.

told-use-serene = { $reader ->
    [me] Używasz spokojnego pielgrzyma: o jeden przystanek mniej.
   *[other] { $name } używa spokojnego pielgrzyma: o jeden przystanek mniej.
}
told-use-hasty = { $reader ->
    [me] Używasz prędkiego pielgrzyma: o jeden przystanek więcej.
   *[other] { $name } używa prędkiego pielgrzyma: o jeden przystanek więcej.
}
told-use-cunning = { $reader ->
    [me] Używasz sprytnego kupca: o monetę więcej za każdy towar.
   *[other] { $name } używa sprytnego kupca: o monetę więcej za każdy towar.
}
told-use-strong = { $reader ->
    [me] Używasz silnego kupca: o jeden towar więcej.
   *[other] { $name } używa silnego kupca: o jeden towar więcej.
}
told-use-skilled = { $reader ->
    [me] Używasz wprawnego artysty: o jeden obraz więcej.
   *[other] { $name } używa wprawnego artysty: o jeden obraz więcej.
}
told-use-inspired = { $reader ->
    [me] Używasz natchnionego artysty: pasuje każdy region tego ruchu.
   *[other] { $name } używa natchnionego artysty: pasuje każdy region tego ruchu.
}
told-spare-wave = { $reader ->
    [me] Nie korzystasz z kafelka „{ $wave }”.
   *[other] { $name } nie korzysta z kafelka „{ $wave }”.
}

# Co się stało: akcje.

told-leave = { $reader ->
    [me] Twój { $die } nic tam nie robi.
   *[other] U gracza { $name } { $die } nic tam nie robi.
}
told-nothing = { $reader ->
    [me] Twój { $die } nie ma tam nic do zrobienia.
   *[other] U gracza { $name } { $die } nie ma tam nic do zrobienia.
}
told-coins = { $reader ->
    [me] Twój pielgrzym bierze { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } w { $town }.
   *[other] Pielgrzym gracza { $name } bierze { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } w { $town }.
}
told-slab = { $reader ->
    [me] Wymieniasz { $whole ->
        [one] { $whole } monetę
        [few] { $whole } monety
       *[many] { $whole } monet
    } na sztabkę złota nr { $slabs }.
   *[other] { $name } wymienia { $whole ->
        [one] { $whole } monetę
        [few] { $whole } monety
       *[many] { $whole } monet
    } na sztabkę złota nr { $slabs }.
}
told-coins-stay = { $reader ->
    [me] Nie ma już miejsca na sztabkę, więc zachowujesz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[other] Nie ma już miejsca na sztabkę, więc { $name } zachowuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
told-temple = { $reader ->
    [me] Odwiedzasz świątynię: pole { $slot } twojego toru świątyń.
   *[other] { $name } odwiedza świątynię: pole { $slot } toru świątyń.
}
told-garden = { $reader ->
    [me] Odwiedzasz ogród: pole { $slot } twojego toru ogrodów.
   *[other] { $name } odwiedza ogród: pole { $slot } toru ogrodów.
}
told-spring = { $reader ->
    [me] Bierzesz żeton gorącego źródła.
   *[other] { $name } bierze żeton gorącego źródła.
}
told-spring-from = { $reader ->
    [me] Zabierasz żeton gorącego źródła graczowi { $from }.
    [robbed] { $name } zabiera ci żeton gorącego źródła.
   *[other] { $name } zabiera żeton gorącego źródła graczowi { $from }.
}
told-tile = { $reader ->
    [me] Bierzesz z morza kafelek „{ $wave }”.
   *[other] { $name } bierze z morza kafelek „{ $wave }”.
}
told-tile-from = { $reader ->
    [me] Zabierasz kafelek „{ $wave }” graczowi { $from }.
    [robbed] { $name } zabiera ci kafelek „{ $wave }”.
   *[other] { $name } zabiera kafelek „{ $wave }” graczowi { $from }.
}
told-good = { $reader ->
    [me] Dobierasz { $good-one }.
   *[other] { $name } dobiera { $good-one }.
}
told-return = { $reader ->
    [me] Zwracasz { $good-one } do worka.
   *[other] { $name } zwraca { $good-one } do worka.
}
told-sell-kimono = { $reader ->
    [me] Sprzedajesz { $number ->
        [one] { $number } kimono
        [few] { $number } kimona
       *[many] { $number } kimon
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[other] { $name } sprzedaje { $number ->
        [one] { $number } kimono
        [few] { $number } kimona
       *[many] { $number } kimon
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
told-sell-ceramics = { $reader ->
    [me] Sprzedajesz { $number ->
        [one] { $number } ceramiczne naczynie
        [few] { $number } ceramiczne naczynia
       *[many] { $number } ceramicznych naczyń
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[other] { $name } sprzedaje { $number ->
        [one] { $number } ceramiczne naczynie
        [few] { $number } ceramiczne naczynia
       *[many] { $number } ceramicznych naczyń
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
told-sell-dolls = { $reader ->
    [me] Sprzedajesz { $number ->
        [one] { $number } lalkę
        [few] { $number } lalki
       *[many] { $number } lalek
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[other] { $name } sprzedaje { $number ->
        [one] { $number } lalkę
        [few] { $number } lalki
       *[many] { $number } lalek
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
told-sell-fans = { $reader ->
    [me] Sprzedajesz { $number ->
        [one] { $number } wachlarz
        [few] { $number } wachlarze
       *[many] { $number } wachlarzy
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
   *[other] { $name } sprzedaje { $number ->
        [one] { $number } wachlarz
        [few] { $number } wachlarze
       *[many] { $number } wachlarzy
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
}
told-paint = { $reader ->
    [me] Malujesz i odkrywasz { $number ->
        [one] { $number } obraz
        [few] { $number } obrazy
       *[many] { $number } obrazów
    }.
   *[other] { $name } maluje i odkrywa { $number ->
        [one] { $number } obraz
        [few] { $number } obrazy
       *[many] { $number } obrazów
    }.
}
told-reveal = Obraz { $place } przedstawia { $landscape-acc }.
told-gift = { $reader ->
    [me] Podarowujesz obraz „{ $landscape }”: podarunek nr { $gifts }.
   *[other] { $name } podarowuje obraz „{ $landscape }”: podarunek nr { $gifts }.
}

# Co się stało: gorące źródło.

told-again = { $reader ->
    [me] Używasz żetonu gorącego źródła: twój { $die } robi jeszcze { $number ->
        [one] { $number } krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }.
   *[other] { $name } używa żetonu gorącego źródła: { $die } robi jeszcze { $number ->
        [one] { $number } krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }.
}
told-enough = { $reader ->
    [me] Zachowujesz żeton gorącego źródła.
   *[other] { $name } zachowuje żeton gorącego źródła.
}
told-spring-back = Żeton gorącego źródła wraca na planszę.

# Co się stało: koniec.

told-reached-temple = { $reader ->
    [me] Docierasz do ostatniej świątyni, co uruchamia koniec gry.
   *[other] { $name } dociera do ostatniej świątyni, co uruchamia koniec gry.
}
told-reached-garden = { $reader ->
    [me] Docierasz do ostatniego ogrodu, co uruchamia koniec gry.
   *[other] { $name } dociera do ostatniego ogrodu, co uruchamia koniec gry.
}
told-reached-slab = { $reader ->
    [me] Masz ostatnią sztabkę złota, co uruchamia koniec gry.
   *[other] { $name } ma ostatnią sztabkę złota, co uruchamia koniec gry.
}
told-reached-gift = { $reader ->
    [me] Podarowujesz ostatni obraz, co uruchamia koniec gry.
   *[other] { $name } podarowuje ostatni obraz, co uruchamia koniec gry.
}
told-play-out = Runda toczy się do końca, a potem gra się kończy.
told-score = { $reader ->
    [me] Zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $source-acc }.
   *[other] { $name } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $source-acc }.
}
told-win-points = { $reader ->
    [me] Wygrywasz na punkty.
   *[other] { $name } wygrywa na punkty.
}
told-win-coins = { $reader ->
    [me] Przy równych punktach wygrywasz dzięki monetom.
   *[other] Przy równych punktach dzięki monetom wygrywa { $name }.
}
told-win-shared-victory = { $reader ->
    [me] Dzielisz się zwycięstwem.
   *[other] { $name } dzieli się zwycięstwem.
}

# Słowa na obrazku: krótkie, bo miejsca jest mało.

drawn-before = W drogę
drawn-round = Runda { $round }
drawn-last-round = Runda { $round }, ostatnia
drawn-north = N
drawn-points = punkty
drawn-coins = monety
drawn-standing = { $side }, { $colour }
drawn-rolled = rzuca kośćmi
drawn-faith = Wiara
drawn-trade = Handel
drawn-culture = Kultura
drawn-gifts = { $gifts ->
    [0] bez podarunków
    [one] { $gifts } podarunek
    [few] { $gifts } podarunki
   *[many] { $gifts } podarunków
}
drawn-board = Wyspa
drawn-mat = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
drawn-wins = Wygrywa { $name }
drawn-shared = Wspólne zwycięstwo
drawn-ended-temple = Ostatnia świątynia: { $name }
drawn-ended-garden = Ostatni ogród: { $name }
drawn-ended-slab = Ostatnia sztabka: { $name }
drawn-ended-gift = Ostatni obraz: { $name }

# Czym co jest, gdy ktoś pyta: mapa.

tip-temple = Świątynia: pielgrzym, który się tu zatrzyma, może przesunąć znacznik toru świątyń o jedno pole.
tip-garden = Ogród: pielgrzym, który się tu zatrzyma, może przesunąć znacznik toru ogrodów o jedno pole.
tip-spring = Gorące źródło: pielgrzym, który się tu zatrzyma, może wziąć żeton gorącego źródła z planszy albo od przeciwnika.
tip-shore = Brzeg morza: pielgrzym, który się tu zatrzyma, może wziąć kafelek fali z morza, a gdy morze jest puste, od przeciwnika.
tip-coastal-town = Miasto nadmorskie { $town }: kupiec sprzedaje tu { $good-acc } po { $price } za sztukę, pielgrzym bierze { $price ->
        [one] { $price } monetę
        [few] { $price } monety
       *[many] { $price } monet
    }.
tip-bare-town = Miasto nadmorskie { $town }: jego żeton handlu jeszcze tu nie leży.
tip-mountain-town = Miasto górskie { $town }: kupiec, który się tu zatrzyma, może dobrać z worka { $number ->
        [one] { $number } towar
        [few] { $number } towary
       *[many] { $number } towarów
    }.
tip-region = Region { $region }, { $landscape }: artysta, który się tu zatrzyma, może malować albo podarować pierwszy obraz, jeśli przedstawia on { $landscape-acc }.
tip-route = Szlak handlowy między { $start } a { $stop }: jeden krok dla kupca i granica, którą przekracza artysta.
tip-road = Droga pielgrzymów: idą nią zgodnie z ruchem wskazówek zegara, jak wskazują strzałki.
tip-compass = Kompas: zaczyna gracz siedzący po stronie { $side-loc }.
tip-round = Gra kończy się z rundą, w której ktoś dotarł do ostatniej świątyni lub ostatniego ogrodu, zdobył szóstą sztabkę albo oddał dziesiąty podarunek.

# Czym co jest: pionki i kości.

tip-figure-pilgrim = Pielgrzym gracza { $name } idzie wzdłuż wybrzeża zgodnie z ruchem wskazówek zegara, o tyle przystanków, ile pokazuje kość.
tip-figure-merchant = Kupiec gracza { $name } idzie pomarańczowymi szlakami handlowymi od miasta do miasta, o tyle szlaków, ile pokazuje kość.
tip-figure-artist = Artysta gracza { $name } idzie z regionu do regionu, przez tyle granic, ile pokazuje kość.
tip-die-unrolled = Kość { $die-gen } czeka jeszcze na rzut.
tip-die-free = Kość { $die-gen } pokazuje { $number } i można ją wziąć.
tip-die-used = Kość { $die-gen } pokazuje { $number }; używa jej { $name }.
tip-die-taken = Kość { $die-gen } pokazuje { $number }; w tej rundzie przypada graczowi { $name }.

# Czym co jest: kafelki fali i gorące źródło.

tip-wave-serene = Spokojny pielgrzym: z tym kafelkiem możesz przesunąć pielgrzyma o jeden przystanek mniej, niż pokazuje kość, ale co najmniej o jeden.
tip-wave-hasty = Prędki pielgrzym: z tym kafelkiem możesz przesunąć pielgrzyma o jeden przystanek więcej, niż pokazuje kość.
tip-wave-cunning = Sprytny kupiec: z tym kafelkiem możesz wziąć o jedną monetę więcej za każdy sprzedany towar.
tip-wave-strong = Silny kupiec: z tym kafelkiem możesz dobrać o jeden towar więcej, a twój limit towarów to { $limit }.
tip-wave-skilled = Wprawny artysta: z tym kafelkiem możesz odkryć o jeden obraz więcej.
tip-wave-inspired = Natchniony artysta: z tym kafelkiem możesz podarować obraz, który pasuje do dowolnego regionu tego ruchu, także pierwszego i tych po drodze.
tip-no-wave-pilgrim = Miejsce na kafelek fali pielgrzyma; kafelki fali bierze pielgrzym na brzegu morza.
tip-no-wave-merchant = Miejsce na kafelek fali kupca; kafelki fali bierze pielgrzym na brzegu morza.
tip-no-wave-artist = Miejsce na kafelek fali artysty; kafelki fali bierze pielgrzym na brzegu morza.
tip-spring-token = Żeton gorącego źródła: jeśli jest twój, zanim weźmiesz kość, możesz użyć tej kości dwa razy, a potem żeton wraca na planszę.
tip-no-spring-token = Miejsce na żeton gorącego źródła; bierze go pielgrzym przy gorącym źródle.

# Czym co jest: planszetki.

tip-crest = { $name } ma teraz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: { $faith } za wiarę, { $trade } za handel, { $culture } za kulturę.
tip-faith = Wiara: wartość toru świątyń razy wartość toru ogrodów.
tip-temple-track = Tor świątyń: pole { $slot } z { $last }; ostatnie pole uruchamia koniec gry.
tip-garden-track = Tor ogrodów: pole { $slot } z { $last }; ostatnie pole uruchamia koniec gry.
tip-trade = Handel: punkty nad ostatnią położoną sztabką złota.
tip-slab = Sztabka złota nr { $slab }: z nią handel daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; szósta uruchamia koniec gry.
tip-coins = Monety: { $coins }. Gdy jest ich { $whole }, od razu zamieniają się w sztabkę złota.
tip-goods = Towary: { $number }, limit { $limit }.
tip-good-kimono = Kimono, dla miasta nadmorskiego, którego żeton wskazuje kimona.
tip-good-ceramics = Ceramiczne naczynie, dla miasta nadmorskiego, którego żeton wskazuje ceramikę.
tip-good-dolls = Lalka, dla miasta nadmorskiego, którego żeton wskazuje lalki.
tip-good-fans = Wachlarz, dla miasta nadmorskiego, którego żeton wskazuje wachlarze.
tip-culture = Kultura: punkty odsłonięte przez ostatni podarowany obraz.
tip-painting-down = Obraz { $place } jest zakryty; malowanie odkrywa obrazy po kolei, od pierwszego.
tip-painting-up = Obraz { $place } przedstawia { $landscape-acc }; można go podarować, gdy stanie się pierwszy.
tip-painting-front = Pierwszy obraz przedstawia { $landscape-acc }: można go podarować w regionie z tym krajobrazem.
tip-painting-gifted = Podarunek { $place }: z nim kultura daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; dziesiąty podarunek uruchamia koniec gry.

# Stół w terminalu: krótkie nagłówki i wiersze. `shore` i `spring` to przystanki.

terminal-rolled = { $reader ->
    [me] twój rzut
   *[other] rzuca { $name }
}
terminal-town = miasto
terminal-stations = zgodnie z zegarem, do miasta
terminal-region = region
terminal-borders = obok
terminal-temple = świątynia
terminal-garden = ogród
terminal-spring = źródło
terminal-shore = brzeg
terminal-mountain = { $number ->
    [one] { $number } towar
    [few] { $number } towary
   *[many] { $number } towarów
}
terminal-routes = do { $towns }
terminal-landscapes = krajobrazy
terminal-sea = do wzięcia
terminal-spring-token = żeton gorącego źródła
terminal-bag = w worku
terminal-dice = kości
terminal-faith = wiara
terminal-faith-from = świątynie { $temple }/{ $temples }, ogrody { $garden }/{ $gardens }
terminal-trade = handel
terminal-trade-from = sztabki { $slabs }/{ $most }, monety { $coins }
terminal-culture = kultura
terminal-culture-from = podarunki { $gifts }/{ $most }
terminal-total = razem teraz
terminal-goods = towary
terminal-paintings = obrazy
terminal-tiles = kafelki
note-set-off-by = Co uruchomiło koniec gry
note-rounds = Rundy
