# „Droga gejszy”. Nazwy przynoszą swoje przypadki: gen, acc, ins, loc oraz big (wielką literą). Imię gracza { $name } jest
# zawsze w mianowniku; { $reader } to `me` dla tego, kto czyta, i `other` dla pozostałych.

game-title = Droga gejszy
game-line = Dwoje mecenasów, pięć gejsz i jeden wieczór w Kioto: dawaj z rozwagą i pozwól wybierać rywalowi.
game-facts = 2 graczy · 20–45 minut

# Ustawienia gry: co się wybiera i co to znaczy.

option-players = Gracze
    .help = Gra jest dla dwojga.
choice-players-2 = Dwoje
    .help = Ty i jeden rywal, człowiek albo bot.
option-mode = Gra
    .help = „Wieczór w Kioto” to gra główna; „Życie maiko” i „Życie geiko” to osobne, krótsze gry; kampania łączy wszystkie trzy w jeden mecz.
choice-mode-evening = Wieczór w Kioto
    .help = Dwie rundy po cztery akcje: zdobywaj względy gejsz, zbieraj gości, prowadź gejsze do domu.
choice-mode-maiko = Życie maiko
    .help = Jedna runda: każdą kartę przeznacza się albo na naukę, dla wpływu, albo do pracy, dla gościa.
choice-mode-geiko = Życie geiko
    .help = Dwie szybkie rundy bez akcji: kładź karty pod herbaciarnie, zbieraj wizyty i zachowaj rękę, która zdobędzie herbaciarnie.
choice-mode-campaign = Kampania
    .help = „Życie maiko”, „Wieczór w Kioto” i „Życie geiko” po kolei; kto wygra więcej z trzech gier, wygrywa mecz.
option-level = Poziom
    .help = Ile z „Wieczoru w Kioto” jest w grze.
choice-level-simple = Prosty
    .help = Tylko karty i gejsze: najlepszy na pierwszą grę.
choice-level-standard = Standardowy
    .help = Przy herbaciarniach czekają goście i żetony wpływu: biorą je niskie karty.
choice-level-advanced = Zaawansowany
    .help = Wszystko z poziomu standardowego oraz kontroferty i ukryte oferty dla obu graczy.
option-counter-offer = Kontroferta
    .help = Raz w rundzie możesz podmienić kartę oferty na własną i oddać wybór przeciwnikowi.
option-hidden-offer = Ukryta oferta
    .help = Raz w rundzie możesz zaoferować jedną zakrytą kartę.
option-fate = Los gejszy
    .help = Pięć żetonów prestiżu w jednym rzędzie, dwa z nich ciemną stroną do góry; gdy gejsza wraca do domu po raz drugi, jej żeton się odwraca.
option-geiko-hidden-card = Zakryta karta
    .help = Zasada opcjonalna „Życia geiko”: na początku rundy każdy gracz kładzie jedną zakrytą kartę. Na koniec trafia ona pod herbaciarnię.
option-geiko-home-stop = Postój u siebie
    .help = Zasada opcjonalna „Życia geiko”: punkt za każdym razem, gdy gejsza zatrzyma się w herbaciarni w swoim kolorze.

# Za co są punkty: wiersze tabeli.

source-maiko-guests = Goście na lampionach
source-maiko-lanterns = Puste lampiony
source-maiko-houses = Herbaciarnie
source-maiko-offers = Niewykorzystane oferty
source-evening-1-geisha = Gejsze, runda 1
source-evening-1-guests = Goście, runda 1
source-evening-1-offers = Niewykorzystane oferty, runda 1
source-evening-2-geisha = Gejsze, runda 2
source-evening-2-guests = Goście, runda 2
source-evening-2-offers = Niewykorzystane oferty, runda 2
source-geiko-1-visits = Wizyty, runda 1
source-geiko-1-home-stops = Postoje u siebie, runda 1
source-geiko-1-difference = Lżejsza ręka, runda 1
source-geiko-1-influence = Zdobyte herbaciarnie, runda 1
source-geiko-2-visits = Wizyty, runda 2
source-geiko-2-home-stops = Postoje u siebie, runda 2
source-geiko-2-difference = Lżejsza ręka, runda 2
source-geiko-2-influence = Zdobyte herbaciarnie, runda 2

# Co rozstrzygnęło grę; tak też kończy się zdanie told-game-won.

won-four-geisha = dzięki względom czterech gejsz
won-points = na punkty
won-influence-tokens = dzięki żetonom wpływu, przy równych punktach
won-first-player = dzięki prawu pierwszego gracza, przy równości we wszystkim innym
won-games-won = liczbą wygranych gier

# Osiągnięcia.

feat-onslaught = Szturm
    .help = Wygraj grę po pierwszej rundzie, zdobywając co najmniej cztery gejsze.
feat-comeback = Powrót
    .help = Przegraj pierwszą rundę o 7 punktów lub więcej, a mimo to wygraj grę na punkty.
feat-fickle-fortune = Kapryśna fortuna
    .help = Przegraj pierwszą rundę, a potem wygraj grę, zdobywając co najmniej cztery gejsze w drugiej.
feat-full-sweep = Pełna pula
    .help = Wygraj grę, zdobywając wszystkie pięć gejsz w jednej rundzie.
feat-first-tie = Pierwszy remis
    .help = Wygraj grę dzięki żetonom wpływu, przy równych sumach.
feat-last-tie = Ostatni remis
    .help = Wygraj grę jako pierwszy gracz, przy równych sumach i równej liczbie żetonów wpływu.
feat-uncertain-loyalty = Niepewna lojalność
    .help = Wygraj grę po drugiej rundzie, gdy co najmniej dwóch żetonów wpływu nikt nie posiada.
feat-domination = Dominacja
    .help = Wygraj rundę, mając co najmniej 15 punktów.
feat-fine-balance = Piękna równowaga
    .help = Wygraj rundę, mając więcej punktów za gejsze i więcej punktów za gości.
feat-strong-minority = Silna mniejszość
    .help = Wygraj rundę, mając mniej gejsz i mniej gości niż rywal.
feat-lone-charm = Samotny urok
    .help = Wygraj rundę, zdobywając dokładnie jedną gejszę.
feat-by-a-thread = Na włosku
    .help = Wygraj rundę, w której żetony wpływu przyniosły ci co najmniej trzy gejsze przy równych kartach.
feat-full-devotion = Pełne oddanie
    .help = Wygraj rundę, mając w swojej strefie wszystkie cztery karty w dwóch kolorach.
feat-crowd = Tłum gości
    .help = Wygraj rundę, mając wszystkich 15 gości.
feat-good-journey = Dobra podróż
    .help = Wygraj rundę, mając co najmniej po dwóch gości w każdym kolorze.
feat-vip = VIP-y
    .help = Wygraj rundę, mając wszystkich trzech gości w trzech kolorach.
feat-high-season = Szczyt sezonu
    .help = Wygraj rundę, w której we dwoje zabraliście wszystkich 15 gości.
feat-hard-year = Ciężki rok
    .help = Wygraj rundę, która kończy się z najwyżej trzema żetonami prestiżu w rzędzie gejsz.
feat-talent-pool = Kuźnia talentów
    .help = Wygraj rundę, która kończy się ze wszystkimi dziewięcioma żetonami prestiżu w rzędzie gejsz.

# Elementy. Te z `own` są dla edycji, która nazywa kolor inaczej: { $colour } to ta nazwa.

geisha-pink = Iroha
    .gen = Irohy
    .acc = Irohę
geisha-red = Yoko
    .gen = Yoko
    .acc = Yoko
geisha-yellow = Anju
    .gen = Anju
    .acc = Anju
geisha-blue = Ruri
    .gen = Ruri
    .acc = Ruri
geisha-green = Tomoyo
    .gen = Tomoyo
    .acc = Tomoyo

card-pink-1 = różowa 1
    .gen = różowej 1
    .acc = różową 1
    .big = Różowa 1
card-pink-2 = różowa 2
    .gen = różowej 2
    .acc = różową 2
    .big = Różowa 2
card-pink-3 = różowa 3
    .gen = różowej 3
    .acc = różową 3
    .big = Różowa 3
card-pink-4 = różowa 4
    .gen = różowej 4
    .acc = różową 4
    .big = Różowa 4
card-red-1 = czerwona 1
    .gen = czerwonej 1
    .acc = czerwoną 1
    .big = Czerwona 1
card-red-2 = czerwona 2
    .gen = czerwonej 2
    .acc = czerwoną 2
    .big = Czerwona 2
card-red-3 = czerwona 3
    .gen = czerwonej 3
    .acc = czerwoną 3
    .big = Czerwona 3
card-red-4 = czerwona 4
    .gen = czerwonej 4
    .acc = czerwoną 4
    .big = Czerwona 4
card-yellow-1 = żółta 1
    .gen = żółtej 1
    .acc = żółtą 1
    .big = Żółta 1
card-yellow-2 = żółta 2
    .gen = żółtej 2
    .acc = żółtą 2
    .big = Żółta 2
card-yellow-3 = żółta 3
    .gen = żółtej 3
    .acc = żółtą 3
    .big = Żółta 3
card-yellow-4 = żółta 4
    .gen = żółtej 4
    .acc = żółtą 4
    .big = Żółta 4
card-blue-1 = niebieska 1
    .gen = niebieskiej 1
    .acc = niebieską 1
    .big = Niebieska 1
card-blue-2 = niebieska 2
    .gen = niebieskiej 2
    .acc = niebieską 2
    .big = Niebieska 2
card-blue-3 = niebieska 3
    .gen = niebieskiej 3
    .acc = niebieską 3
    .big = Niebieska 3
card-blue-4 = niebieska 4
    .gen = niebieskiej 4
    .acc = niebieską 4
    .big = Niebieska 4
card-green-1 = zielona 1
    .gen = zielonej 1
    .acc = zieloną 1
    .big = Zielona 1
card-green-2 = zielona 2
    .gen = zielonej 2
    .acc = zieloną 2
    .big = Zielona 2
card-green-3 = zielona 3
    .gen = zielonej 3
    .acc = zieloną 3
    .big = Zielona 3
card-green-4 = zielona 4
    .gen = zielonej 4
    .acc = zieloną 4
    .big = Zielona 4
card-own = { $colour } { $value }

house-pink = różowa herbaciarnia
    .gen = różowej herbaciarni
    .acc = różową herbaciarnię
    .ins = różową herbaciarnią
    .loc = różowej herbaciarni
    .big = Różowa herbaciarnia
house-red = czerwona herbaciarnia
    .gen = czerwonej herbaciarni
    .acc = czerwoną herbaciarnię
    .ins = czerwoną herbaciarnią
    .loc = czerwonej herbaciarni
    .big = Czerwona herbaciarnia
house-yellow = żółta herbaciarnia
    .gen = żółtej herbaciarni
    .acc = żółtą herbaciarnię
    .ins = żółtą herbaciarnią
    .loc = żółtej herbaciarni
    .big = Żółta herbaciarnia
house-blue = niebieska herbaciarnia
    .gen = niebieskiej herbaciarni
    .acc = niebieską herbaciarnię
    .ins = niebieską herbaciarnią
    .loc = niebieskiej herbaciarni
    .big = Niebieska herbaciarnia
house-green = zielona herbaciarnia
    .gen = zielonej herbaciarni
    .acc = zieloną herbaciarnię
    .ins = zieloną herbaciarnią
    .loc = zielonej herbaciarni
    .big = Zielona herbaciarnia
house-own = herbaciarnia „{ $colour }”
    .gen = herbaciarni „{ $colour }”
    .acc = herbaciarnię „{ $colour }”
    .ins = herbaciarnią „{ $colour }”
    .loc = herbaciarni „{ $colour }”
    .big = Herbaciarnia „{ $colour }”

guest-pink = różowy gość
    .acc = różowego gościa
    .big = Różowy gość
guest-red = czerwony gość
    .acc = czerwonego gościa
    .big = Czerwony gość
guest-yellow = żółty gość
    .acc = żółtego gościa
    .big = Żółty gość
guest-blue = niebieski gość
    .acc = niebieskiego gościa
    .big = Niebieski gość
guest-green = zielony gość
    .acc = zielonego gościa
    .big = Zielony gość
guest-own = gość „{ $colour }”
    .acc = gościa „{ $colour }”
    .big = Gość „{ $colour }”

action-reveal = Odsłonięcie
    .acc = Odsłonięcie
action-intrigue = Intryga
    .acc = Intrygę
action-gift = Podarunek
    .acc = Podarunek
action-competition = Rywalizacja
    .acc = Rywalizację
token-counter = Kontra
    .big = Kontroferta
token-hidden = Ukryta
    .big = Ukryta oferta
game-evening = Wieczór w Kioto
game-maiko = Życie maiko
game-geiko = Życie geiko
row-geiko = geiko
row-okaasan = okaasan
row-fate = los

# O co gra pyta. { $place } to litera a, b, c lub d, { $pair } to ab lub cd.

asked-choose-first = Pierwsza runda przegrana: powiedz, kto zaczyna drugą.
asked-face-down = Połóż jedną zakrytą kartę na koniec rundy.
asked-act = Wybierz jedną ze swoich niewykorzystanych akcji.
asked-reveal-card = Wybierz kartę do zagrania.
asked-keep = Wybierz kartę, która poleży zakryta do końca rundy.
asked-discard = Wybierz kartę, którą odrzucisz zakrytą.
asked-counter-card = Wybierz kartę, która zajmie miejsce { $place } w ofercie.
asked-remove = Usuń jedną z dwóch kart.
asked-say = Wybierz, na co idzie druga karta: na naukę czy do pracy.
asked-manner = Wybierz, na co idą twoje karty: na naukę czy do pracy.
asked-order = Wybierz kartę, którą zagrasz najpierw.
asked-token = Weź gościa albo żeton wpływu z { $house-gen }.
asked-guest = Weź gościa z { $house-gen }.
asked-visit = Wybierz kartę: trafi pod herbaciarnię, w której jest jej gejsza, a potem gejsza idzie.
asked-offer-gift = Wyłóż kartę { $number } z 3 do Podarunku.
asked-offer-competition = Wyłóż kartę { $number } z 4 do Rywalizacji, para { $pair }.
asked-offer-intrigue = Pokaż kartę { $number } z 2 do Intrygi.
asked-take-gift = Weź jedną kartę Podarunku.
asked-take-competition = Weź jedną parę Rywalizacji.
asked-counter-gift = Weź jedną kartę Podarunku albo złóż kontrofertę.
asked-counter-competition = Weź jedną parę Rywalizacji albo złóż kontrofertę.

# O czym decyduje los: te słowa idą po „Decyduje los:”.

chance-houses = następna herbaciarnia w kręgu
chance-geisha = gdzie stoi następna gejsza
chance-lanterns = karta lampionów następnej herbaciarni
chance-arrivals = gość na następnym lampionie
chance-homes = czyja jest która herbaciarnia
chance-influence = kto zaczyna z którym żetonem wpływu
chance-prestige = następny żeton prestiżu w rzędach
chance-dark = który żeton prestiżu ciemnieje
chance-first = kto zaczyna
chance-deal = rozdanie
chance-draw = dobrana karta
chance-counter-draw = karta dobrana po kontrofercie

# Słowa na przyciskach: krótko.

do-reveal = Odsłonięcie: 1 karta
do-intrigue = Intryga: 2 karty
do-gift = Podarunek: 3 karty
do-competition = Rywalizacja: 4 karty
do-choose = Wybierz { $card-acc }
do-veil = Zaoferuj zakrytą { $card-acc }
do-keep = Zostaw zakrytą { $card-acc }
do-discard = Odrzuć { $card-acc }
do-take = Weź kartę { $place }
do-take-pair = Weź parę { $place }
do-counter = Kontroferta za { $place }
do-play = Najpierw zagraj { $place }
do-remove = Usuń { $place }
do-learn = Nauka
do-work = Praca
do-guest = Weź { $guest-acc }
do-influence = Weź żeton wpływu
do-start = Zaczyna { $name }

# To samo w pozycji: wiadomo, co leży, i jest to nazwane. `card-unseen` to karta, która leży zakryta.

card-unseen = zakryta karta
    .gen = zakrytej karty
    .acc = zakrytą kartę
here-take = Weź { $card-acc }
here-take-pair = Weź { $card-acc } i { $other-acc }
here-counter = Kontroferta zamiast { $card-gen }
here-play = Najpierw zagraj { $card-acc }
here-remove = Usuń { $card-acc }
here-reveal-card = Zagraj { $card-acc }
here-offer-card = Zaoferuj { $card-acc }
here-show = Pokaż { $card-acc }
here-counter-card = Zaoferuj w zamian { $card-acc }
here-visit = Połóż { $card-acc } pod { $house-acc }

# Co się stało.

told-new-game = Kampania: zaczyna się „{ $game }”.
told-new-round = Zaczyna się runda { $round }.
told-home = { $reader ->
    [me] Dostajesz { $house-acc } jako własną.
   *[other] { $name } dostaje { $house-acc } jako własną.
}
told-darken = Żeton prestiżu o wartości { $light } odwraca się na ciemną stronę: { $dark }.
told-start = { $reader ->
    [me] Zaczynasz rundę { $round }.
   *[other] { $name } zaczyna rundę { $round }.
}
told-draw = { $reader ->
    [me] Dobierasz { $card-acc }.
   *[other] { $name } dobiera { $card-acc }.
}
told-draw-unseen = { $name } dobiera kartę.
told-act = { $reader ->
    [me] Wybierasz { $action-acc }.
   *[other] { $name } wybiera { $action-acc }.
}
told-keep = { $reader ->
    [me] Kładziesz zakrytą { $card-acc }.
   *[other] { $name } kładzie zakrytą { $card-acc }.
}
told-keep-unseen = { $name } kładzie zakrytą kartę na koniec rundy.
told-discard = { $reader ->
    [me] Odrzucasz { $card-acc }.
   *[other] { $name } odrzuca { $card-acc }.
}
told-discard-unseen = { $name } odrzuca zakrytą kartę.
told-offer = { $reader ->
    [me] Oferujesz { $card-acc } na miejscu { $place }.
   *[other] { $name } oferuje { $card-acc } na miejscu { $place }.
}
told-veil = { $reader ->
    [me] Oferujesz zakrytą { $card-acc } na miejscu { $place }.
   *[other] { $name } oferuje zakrytą { $card-acc } na miejscu { $place }.
}
told-veil-unseen = { $name } oferuje zakrytą kartę na miejscu { $place }.
told-take = { $reader ->
    [me] Bierzesz kartę z miejsca { $place }.
   *[other] { $name } bierze kartę z miejsca { $place }.
}
told-remove = { $reader ->
    [me] Usuwasz z gry { $card-acc }.
   *[other] { $name } usuwa z gry { $card-acc }.
}
told-learning = { $reader ->
    [me] Wybierasz naukę.
   *[other] { $name } wybiera naukę.
}
told-working = { $reader ->
    [me] Wybierasz pracę.
   *[other] { $name } wybiera pracę.
}
told-ruled-learn = { $reader ->
    [me] Mówisz: druga karta idzie na naukę.
   *[other] { $name } mówi: druga karta idzie na naukę.
}
told-ruled-work = { $reader ->
    [me] Mówisz: druga karta idzie do pracy.
   *[other] { $name } mówi: druga karta idzie do pracy.
}
told-rest = { $reader ->
    [me] Zagrywasz resztę oferty.
   *[other] { $name } zagrywa resztę oferty.
}
told-counter = { $reader ->
    [me] Składasz kontrofertę za kartę na miejscu { $place }.
   *[other] { $name } składa kontrofertę za kartę na miejscu { $place }.
}
told-swapped-in = { $reader ->
    [me] Kładziesz w zamian { $card-acc } na miejscu { $place }.
   *[other] { $name } kładzie w zamian { $card-acc } na miejscu { $place }.
}
told-set-aside = { $card-big } wraca do talii.
told-set-aside-hidden = { $reader ->
    [me] Twoja zakryta karta z miejsca { $place } wraca do talii: { $card }.
   *[other] Zakryta karta z miejsca { $place } wraca do talii: { $card }.
}
told-set-aside-hidden-unseen = Zakryta karta z miejsca { $place } wraca do talii bez odkrywania.
told-choosing = { $reader ->
    [me] Teraz wybierasz ty.
   *[other] Teraz wybiera { $name }.
}
told-reveal = { $reader ->
    [me] Twoja zakryta karta zostaje odkryta: { $card }.
   *[other] Zakryta karta gracza { $name } zostaje odkryta: { $card }.
}
told-intrigue = { $reader ->
    [me] Odkrywasz swoją kartę Intrygi: { $card }.
   *[other] { $name } odkrywa kartę Intrygi: { $card }.
}
told-zone = { $reader ->
    [me] Zagrywasz { $card-acc }.
   *[other] { $name } zagrywa { $card-acc }.
}
told-learn = { $reader ->
    [me] Zagrywasz { $card-acc } na naukę.
   *[other] { $name } zagrywa { $card-acc } na naukę.
}
told-work = { $reader ->
    [me] Zagrywasz { $card-acc } do pracy.
   *[other] { $name } zagrywa { $card-acc } do pracy.
}
told-under = { $reader ->
    [me] Kładziesz { $card-acc } pod { $house-acc }.
   *[other] { $name } kładzie { $card-acc } pod { $house-acc }.
}
told-move = { $geisha } idzie z { $start-gen } do { $stop-gen }.
told-return = { $geisha } wraca do domu i dostaje żeton prestiżu o wartości { $light }.
told-return-again = { $geisha } wraca do domu po raz drugi i dostaje kolejny żeton prestiżu, o wartości { $light }.
told-return-fate = { $geisha } wraca do domu i dostaje następny żeton prestiżu.
told-return-empty = { $geisha } wraca do domu, ale nie ma już dla niej żetonu prestiżu.
told-flip = { $geisha } wraca do domu po raz drugi i jej żeton prestiżu się odwraca.
told-guest = { $reader ->
    [me] Bierzesz { $guest-acc } z { $house-gen }.
   *[other] { $name } bierze { $guest-acc } z { $house-gen }.
}
told-influence = { $reader ->
    [me] Bierzesz żeton wpływu { $geisha-gen }.
   *[other] { $name } bierze żeton wpływu { $geisha-gen }.
}
told-influence-drawn = { $reader ->
    [me] Zaczynasz z żetonem wpływu { $geisha-gen }.
   *[other] { $name } zaczyna z żetonem wpływu { $geisha-gen }.
}
told-no-guest = { $reader ->
    [me] Nie masz już czego wziąć z { $house-gen }.
   *[other] { $name } nie ma już czego wziąć z { $house-gen }.
}
told-round-end = Runda { $round } się kończy.
# { $first_sum } i { $second_sum } to sumy takie jak 3½.
told-compare = { $geisha }: { $first } { $first_sum }, { $second } { $second_sum }.
told-favour = { $reader ->
    [me] Zdobywasz względy { $geisha-gen }.
   *[other] { $name } zdobywa względy { $geisha-gen }.
}
told-enough = { $reader ->
    [me] Masz względy { $four } gejsz.
   *[other] { $name } ma względy { $four } gejsz.
}
told-tie = Nikt nie zdobywa względów { $geisha-gen }.
told-show = { $reader ->
    [me] Pokazujesz { $card-acc }.
   *[other] { $name } pokazuje { $card-acc }.
}
# { $source } to źródło punktów, jak wyżej. { $points } bywa ujemne.
told-score = { $reader ->
    [me] { $source }: otrzymujesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $source }: { $name } otrzymuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
told-round-won = { $reader ->
    [me] Wygrywasz rundę { $round }, mając { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $name } wygrywa rundę { $round }, mając { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
told-feat = { $reader ->
    [me] Zdobywasz osiągnięcie: { $feat }.
   *[other] { $name } zdobywa osiągnięcie: { $feat }.
}
# { $by } to jedno z won-...
told-game-won = { $reader ->
    [me] Wygrywasz grę „{ $game }” { $by }.
   *[other] { $name } wygrywa grę „{ $game }” { $by }.
}
told-campaign-won = { $reader ->
    [me] Wygrywasz kampanię.
   *[other] { $name } wygrywa kampanię.
}

# Słowa na rysunkach: bardzo krótko, miejsca jest mało.

seen-round = Runda { $round } z { $rounds }
seen-one-round = Jedna runda
seen-match = Gra { $game } z 3
seen-match-round = Gra { $game } z 3 · runda { $round }
seen-points = punkty
seen-games = { $games ->
    [one] { $games } wygrana gra
    [few] { $games } wygrane gry
   *[many] { $games } wygranych gier
}
seen-first = pierwszy gracz
seen-learn = nauka
seen-work = praca
seen-kept = zakryta
seen-discarded = odrzucona
seen-hand = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
seen-winner = Wygrywa { $name }
seen-total = Punkty
seen-last-game = Ostatnia gra
seen-games-won = Wygrane gry
# Cały rysunek, dla tych, którzy go nie widzą.
seen-table = Droga gejszy, „{ $game }”, runda { $round }. { $asked }

# Co jest czym, gdy ktoś na to wskaże: całe zdania.

tip-house-evening = { $house-big } to dom { $geisha-gen }. Gdy się tu zatrzymuje, zyskuje prestiż.
tip-house-simple = { $house-big } to dom { $geisha-gen }. Na poziomie prostym nikt nie bierze żetonów.
tip-house-maiko = { $house-big }: puste lampiony — { $free } z { $lanterns }. Każdy to punkt dla tego, kto ma większy wpływ w jej kolorze.
tip-house-geiko = { $house-big }: suma kart pod nią to { $sum }. Przypadną graczowi, który ma na ręce więcej w kolorach stojących tu gejsz.
tip-home = { $reader ->
    [me] Twoja własna herbaciarnia: każda gejsza, która się tu zatrzyma, daje ci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $name } ma tu swoją herbaciarnię i za każdą gejszę, która się tu zatrzyma, dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
tip-geisha = { $geisha } stoi w { $house-loc }. Chodzi zgodnie z ruchem wskazówek zegara, o tyle herbaciarni, ile wynosi wartość karty.
tip-clockwise = Gejsze chodzą zgodnie z ruchem wskazówek zegara, jak pokazują strzałki.
tip-guest-evening = { $guest-big } czeka tutaj. Karta o wartości 1 bierze dwa żetony, karta o wartości 2 bierze jeden.
tip-guest-maiko = { $guest-big } czeka tutaj. Karta zagrana do pracy bierze jednego gościa z herbaciarni, w której zatrzyma się jej gejsza.
tip-guests-held = { $reader ->
    [me] Masz { $count ->
        [one] { $count } gościa
       *[many] { $count } gości
    } z { $house-gen }. Goście punktują w zestawach: jednakowi albo wszyscy różni.
   *[other] { $name } ma { $count ->
        [one] { $count } gościa
       *[many] { $count } gości
    } z { $house-gen }. Goście punktują w zestawach: jednakowi albo wszyscy różni.
}
tip-guests-none = Nie ma jeszcze gości z { $house-gen }. Goście punktują w zestawach: jednakowi albo wszyscy różni.
tip-guest-lantern = { $guest-big } na lampionie: punkt za każdą kartę w tym kolorze w obu strefach.
tip-lantern-house = Pusty lampion: punkt dla tego, kto ma większy wpływ w tym kolorze.
tip-lantern-own = Pusty lampion gracza: punkt na koniec albo miejsce dla gościa.
tip-influence-house = Czeka tu żeton wpływu { $geisha-gen }. Liczy się za pół i rozstrzyga remisy.
tip-influence-row = Żetonu wpływu { $geisha-gen } nikt jeszcze nie posiada. Przypadnie temu, kto zdobędzie jej względy.
tip-influence-held = { $reader ->
    [me] Masz żeton wpływu { $geisha-gen }: dodaje pół do twoich kart.
   *[other] { $name } ma żeton wpływu { $geisha-gen }: dodaje on pół.
}
tip-prestige-geiko = Żeton prestiżu o wartości { $value } w rzędzie geiko: następna gejsza, która po raz pierwszy wróci do domu, weźmie ten przy strzałce.
tip-prestige-okaasan = Żeton prestiżu o wartości { $value } w rzędzie okaasan: następna gejsza, która po raz drugi wróci do domu, weźmie ten przy strzałce.
tip-prestige-fate = Żeton prestiżu, na którym jest teraz { $value }, a na drugiej stronie { $other }. Drugi powrót go odwraca.
tip-prestige-geisha = Żeton prestiżu wart { $value } dla tego, kto zdobędzie { $geisha-acc }.
tip-card-evening = { $card-big }: liczy się za { $value } dla { $geisha-gen }, a gejsza idzie o { $value ->
    [one] { $value } herbaciarnię
    [few] { $value } herbaciarnie
   *[many] { $value } herbaciarni
}. { $tokens ->
    [0] Nie bierze żetonów.
    [one] Bierze { $tokens } żeton tam, gdzie gejsza się zatrzyma.
    [few] Bierze { $tokens } żetony tam, gdzie gejsza się zatrzyma.
   *[many] Bierze { $tokens } żetonów tam, gdzie gejsza się zatrzyma.
}
tip-card-maiko = { $card-big }. Na naukę: liczy się za { $value } dla { $geisha-gen }. Do pracy: gejsza idzie o { $value ->
    [one] { $value } herbaciarnię
    [few] { $value } herbaciarnie
   *[many] { $value } herbaciarni
}, a ty bierzesz tam gościa.
tip-card-geiko = { $card-big }: trafia pod herbaciarnię, w której jest { $geisha }, a potem gejsza idzie o { $value ->
    [one] { $value } herbaciarnię
    [few] { $value } herbaciarnie
   *[many] { $value } herbaciarni
}. Zatrzymana na ręce liczy się za { $value } w herbaciarni tej gejszy.
tip-card-zone = { $reader ->
    [me] Masz { $card-acc } w swojej strefie: liczy się za { $value } dla { $geisha-gen }.
   *[other] { $name } ma { $card-acc } w swojej strefie: liczy się za { $value } dla { $geisha-gen }.
}
tip-card-open = { $reader ->
    [me] Pokazujesz { $card-acc }: liczy się za { $value } tam, gdzie stoi { $geisha }.
   *[other] { $name } pokazuje { $card-acc }: liczy się za { $value } tam, gdzie stoi { $geisha }.
}
tip-card-under = { $card-big } leży pod { $house-ins } i jest warta { $value } dla tego, kto zdobędzie herbaciarnię.
tip-card-spent = { $card-big } poszła do pracy albo została usunięta i już się nie liczy.
tip-card-kept-evening = Twoja karta Intrygi: { $card }. Zostanie zagrana na koniec rundy.
tip-card-kept-geiko = Twoja zakryta karta: { $card }. Na koniec rundy trafi pod herbaciarnię, w której stoi { $geisha }.
tip-card-discarded = Karta odrzucona przez ciebie: { $card }. Nikt inny nigdy jej nie zobaczy.
tip-card-veiled = Twoja zakryta karta: { $card }. Zostanie odkryta przy zagraniu.
tip-back-hand = Tę kartę trzyma { $name }; nie możesz jej zobaczyć.
tip-back-kept-evening = { $name } zagra tę kartę Intrygi na koniec rundy.
tip-back-kept-geiko = { $name } położy tę zakrytą kartę pod herbaciarnię na koniec rundy.
tip-back-veiled = Ta karta oferty leży zakryta. Zostanie odkryta przy zagraniu.
tip-place-empty = Miejsce { $place } w ofercie jest puste.
tip-deck = Talia: { $cards ->
    [0] jest pusta.
    [one] została { $cards } karta.
    [few] zostały { $cards } karty.
   *[many] zostało { $cards } kart.
}
tip-action-reveal = Odsłonięcie: zagraj jedną kartę z ręki.
tip-action-intrigue = Intryga: połóż jedną zakrytą kartę na koniec rundy, a drugą odrzuć.
tip-action-gift = Podarunek: zaoferuj trzy karty. Rywal bierze jedną, ty zagrywasz dwie pozostałe.
tip-action-competition = Rywalizacja: zaoferuj dwie pary kart. Rywal bierze jedną parę, ty zagrywasz drugą.
tip-maiko-reveal = Odsłonięcie: zagraj jedną kartę z ręki do pracy.
tip-maiko-intrigue = Intryga: pokaż dwie karty. Rywal usuwa jedną i mówi, czy druga idzie na naukę, czy do pracy.
tip-maiko-gift = Podarunek: zaoferuj trzy karty. Rywal bierze jedną, tobie zostają dwie; każde z was wybiera naukę albo pracę.
tip-maiko-competition = Rywalizacja: zaoferuj dwie pary kart. Rywal bierze jedną parę, tobie zostaje druga; każde z was wybiera naukę albo pracę.
tip-action-used = { $action }: akcja wykorzystana w tej rundzie.
tip-token-counter = Kontroferta: podmień kartę oferty na własną i oddaj wybór rywalowi. Niewykorzystana jest warta punkt.
tip-token-hidden = Ukryta oferta: połóż jedną kartę oferty zakrytą. Niewykorzystana jest warta punkt.
tip-token-used = { $token-big }: wykorzystana w tej rundzie.
tip-worth-evening = Kto zdobędzie { $geisha-acc }, dostanie punkty: { $worth }.
tip-worth-maiko = Kto ma większy wpływ na { $geisha-acc }, dostanie punkty: { $worth } i jeszcze po jednym za każdy pusty lampion jej herbaciarni.
tip-strength = { $reader ->
    [me] Twoja suma dla { $geisha-gen }: { $sum }.
   *[other] { $name }, suma dla { $geisha-gen }: { $sum }.
}
tip-points = { $reader ->
    [me] Masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w tej grze.
   *[other] { $name } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } w tej grze.
}

# Stół w terminalu: nagłówek wąskiej kolumny ma najwyżej dziesięć liter.

terminal-deck = talia { $cards }
terminal-clockwise = po kole ▸
terminal-pink = różowa
terminal-red = czerwona
terminal-yellow = żółta
terminal-blue = niebieska
terminal-green = zielona
terminal-geisha = gejsze
terminal-guests = goście
terminal-cards = karty
terminal-home = czyja
terminal-influence = wpływ
terminal-row = rząd gejsz
terminal-worth = wartość
terminal-ahead = prowadzi
terminal-even = remis
terminal-spent = zagrane do pracy lub usunięte
terminal-prestige = prestiż po kolei
terminal-row-geiko = rząd geiko { $values }
terminal-row-okaasan = rząd okaasan { $values }
terminal-row-fate = jeden rząd { $values } (w nawiasach ciemną stroną do góry)
terminal-points = punkty
terminal-actions = pozostałe akcje
terminal-offers = pozostałe oferty
terminal-hand = ręka
terminal-kept = zakryta
terminal-offer = { $action }, oferuje { $name }
terminal-plays = Zagrywa { $name }
terminal-own-hand = Twoja ręka
terminal-own-kept = Zakryta
terminal-own-discarded = Odrzucona
note-achievements = Osiągnięcia
note-games-won = Wygrane gry
note-rounds = Rundy
