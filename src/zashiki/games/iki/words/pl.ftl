# $name to imię gracza, zawsze w mianowniku. $reader to `me` dla gracza, o którym mowa, w innym razie `other`.
# $card, $other, $building, $shop, $type, $season, $token to nazwy z tego pliku; ich formy to $card-acc i tak dalej.
# $amount, $pay, $gain to zwroty z części „Ilości”, w bierniku.

game-title = IKI
game-line = Rok w dawnym Edo: przejdź główną ulicą, zatrudnij jej mieszkańców i przeprowadź ich przez głód i pożary.
game-facts = Od 2 do 4 graczy · 60–90 minut

## Opcje gry: co się wybiera i co to znaczy.

option-players = Gracze
    .help = Ile osób gra; we dwoje plansza jest mniejsza i są na niej postacie neutralne.
choice-players-2 = Dwoje
    .help = Mniejsza plansza z postaciami neutralnymi i zablokowanymi polami: planujesz przeciw jednemu rywalowi.
choice-players-3 = Troje
    .help = Pełna plansza i trochę luzu: dobry wybór na pierwszą grę.
choice-players-4 = Czworo
    .help = Pełna plansza i tłok: stoiska, ryby i pola ikizama znikają, zanim do nich dotrzesz.
option-buildings-burn = Budynki płoną
    .help = Tak: budynki płoną tak jak postacie. Nie: ogień je mija. Drukowane instrukcje się tu różnią.
option-new-year-free-space-only = W Nowy Rok tylko wolne pola
    .help = Tak: w Nowy Rok można wybrać tylko pole bez oyakata. Nie: dowolne pole. Drukowane instrukcje się tu różnią.
option-largest-first = Najpierw większe liczby
    .help = Tak: po polu 1–4 wcześniej grają większe liczby ikizama. Nie: od lewej do prawej po torze. Drukowane instrukcje się tu różnią.
option-one-deal = Jeden interes podczas wizyty
    .help = Tak: wizyta to jeden interes, ze sklepem albo z postacią. Nie: po jednym z każdym. Drukowane instrukcje się tu różnią.
option-harmony-every-kobun = W harmonii liczy się każdy kobun
    .help = Tak: harmonia liczy wszystkie twoje kobun w grupie. Nie: tylko te na typie, który punktuje. Drukowane instrukcje się tu różnią.

## Skąd biorą się punkty i co rozstrzygnęło grę.

source-salaries = pensje
source-harmony = harmonia
source-abilities = umiejętności
source-farmhouse = farma
source-watchtower = wieża strażnicza
source-types = różne typy
source-fish = ryby
source-tobacco = tytoń
source-buildings = budynki
source-koban = koban
source-wood = drewno
source-mon = mon

won-points = Najwięcej IKI
won-fire-step = Tyle samo IKI, ale wyższy stopień na torze walki z ogniem
won-fire-stack = Tyle samo IKI i ten sam stopień, ale znacznik wyżej w stosie

## Nazwy.

card-egg = Sprzedawczyni gotowanych jaj
    .gen = Sprzedawczyni gotowanych jaj
    .acc = Sprzedawczynię gotowanych jaj
    .with = ze Sprzedawczynią gotowanych jaj
    .your = Twoja Sprzedawczyni gotowanych jaj
    .neutral = Neutralna Sprzedawczyni gotowanych jaj
card-cotton = Sprzedawca bawełny
    .gen = Sprzedawcy bawełny
    .acc = Sprzedawcę bawełny
    .with = ze Sprzedawcą bawełny
    .your = Twój Sprzedawca bawełny
    .neutral = Neutralny Sprzedawca bawełny
card-glasses = Sprzedawca okularów
    .gen = Sprzedawcy okularów
    .acc = Sprzedawcę okularów
    .with = ze Sprzedawcą okularów
    .your = Twój Sprzedawca okularów
    .neutral = Neutralny Sprzedawca okularów
card-salt = Sprzedawca soli
    .gen = Sprzedawcy soli
    .acc = Sprzedawcę soli
    .with = ze Sprzedawcą soli
    .your = Twój Sprzedawca soli
    .neutral = Neutralny Sprzedawca soli
card-librarian = Obwoźny bibliotekarz
    .gen = Obwoźnego bibliotekarza
    .acc = Obwoźnego bibliotekarza
    .with = z Obwoźnym bibliotekarzem
    .your = Twój Obwoźny bibliotekarz
    .neutral = Neutralny Obwoźny bibliotekarz
card-sake = Sprzedawca sake
    .gen = Sprzedawcy sake
    .acc = Sprzedawcę sake
    .with = ze Sprzedawcą sake
    .your = Twój Sprzedawca sake
    .neutral = Neutralny Sprzedawca sake
card-bubbles = Sztukmistrz baniek mydlanych
    .gen = Sztukmistrza baniek mydlanych
    .acc = Sztukmistrza baniek mydlanych
    .with = ze Sztukmistrzem baniek mydlanych
    .your = Twój Sztukmistrz baniek mydlanych
    .neutral = Neutralny Sztukmistrz baniek mydlanych
card-ukiyoe = Drzeworytnik
    .gen = Drzeworytnika
    .acc = Drzeworytnika
    .with = z Drzeworytnikiem
    .your = Twój Drzeworytnik
    .neutral = Neutralny Drzeworytnik
card-seamstress = Krawcowa
    .gen = Krawcowej
    .acc = Krawcową
    .with = z Krawcową
    .your = Twoja Krawcowa
    .neutral = Neutralna Krawcowa
card-dice = Wytwórca kości
    .gen = Wytwórcy kości
    .acc = Wytwórcę kości
    .with = z Wytwórcą kości
    .your = Twój Wytwórca kości
    .neutral = Neutralny Wytwórca kości
card-geta = Wytwórca sandałów
    .gen = Wytwórcy sandałów
    .acc = Wytwórcę sandałów
    .with = z Wytwórcą sandałów
    .your = Twój Wytwórca sandałów
    .neutral = Neutralny Wytwórca sandałów
card-monk = Mnich
    .gen = Mnicha
    .acc = Mnicha
    .with = z Mnichem
    .your = Twój Mnich
    .neutral = Neutralny Mnich
card-oxcart = Woli zaprzęg
    .gen = Wolego zaprzęgu
    .acc = Woli zaprzęg
    .with = z Wolim zaprzęgiem
    .your = Twój Woli zaprzęg
    .neutral = Neutralny Woli zaprzęg
card-yamabushi = Yamabushi
    .gen = Yamabushi
    .acc = Yamabushi
    .with = z Yamabushi
    .your = Twój Yamabushi
    .neutral = Neutralny Yamabushi
card-carpenter = Cieśla
    .gen = Cieśli
    .acc = Cieślę
    .with = z Cieślą
    .your = Twój Cieśla
    .neutral = Neutralny Cieśla
card-kite = Wytwórca latawców
    .gen = Wytwórcy latawców
    .acc = Wytwórcę latawców
    .with = z Wytwórcą latawców
    .your = Twój Wytwórca latawców
    .neutral = Neutralny Wytwórca latawców
card-dyer = Barwiarz
    .gen = Barwiarza
    .acc = Barwiarza
    .with = z Barwiarzem
    .your = Twój Barwiarz
    .neutral = Neutralny Barwiarz
card-soba = Stragan z makaronem soba
    .gen = Straganu z makaronem soba
    .acc = Stragan z makaronem soba
    .with = ze Straganem z makaronem soba
    .your = Twój Stragan z makaronem soba
    .neutral = Neutralny Stragan z makaronem soba
card-water = Nosiwoda
    .gen = Nosiwody
    .acc = Nosiwodę
    .with = z Nosiwodą
    .your = Twój Nosiwoda
    .neutral = Neutralny Nosiwoda
card-watermelon = Sprzedawca arbuzów
    .gen = Sprzedawcy arbuzów
    .acc = Sprzedawcę arbuzów
    .with = ze Sprzedawcą arbuzów
    .your = Twój Sprzedawca arbuzów
    .neutral = Neutralny Sprzedawca arbuzów
card-dumpling = Sprzedawca pierogów
    .gen = Sprzedawcy pierogów
    .acc = Sprzedawcę pierogów
    .with = ze Sprzedawcą pierogów
    .your = Twój Sprzedawca pierogów
    .neutral = Neutralny Sprzedawca pierogów
card-ragdealer = Sprzedawczyni używanej odzieży
    .gen = Sprzedawczyni używanej odzieży
    .acc = Sprzedawczynię używanej odzieży
    .with = ze Sprzedawczynią używanej odzieży
    .your = Twoja Sprzedawczyni używanej odzieży
    .neutral = Neutralna Sprzedawczyni używanej odzieży
card-engraver = Grawer
    .gen = Grawera
    .acc = Grawera
    .with = z Grawerem
    .your = Twój Grawer
    .neutral = Neutralny Grawer
card-umbrella = Parasolnik
    .gen = Parasolnika
    .acc = Parasolnika
    .with = z Parasolnikiem
    .your = Twój Parasolnik
    .neutral = Neutralny Parasolnik
card-lantern = Wytwórca lampionów
    .gen = Wytwórcy lampionów
    .acc = Wytwórcę lampionów
    .with = z Wytwórcą lampionów
    .your = Twój Wytwórca lampionów
    .neutral = Neutralny Wytwórca lampionów
card-firefighter = Strażak
    .gen = Strażaka
    .acc = Strażaka
    .with = ze Strażakiem
    .your = Twój Strażak
    .neutral = Neutralny Strażak
card-miko = Szamanka
    .gen = Szamanki
    .acc = Szamankę
    .with = z Szamanką
    .your = Twoja Szamanka
    .neutral = Neutralna Szamanka
card-labourer = Wyrobnik
    .gen = Wyrobnika
    .acc = Wyrobnika
    .with = z Wyrobnikiem
    .your = Twój Wyrobnik
    .neutral = Neutralny Wyrobnik
card-plasterer = Tynkarz
    .gen = Tynkarza
    .acc = Tynkarza
    .with = z Tynkarzem
    .your = Twój Tynkarz
    .neutral = Neutralny Tynkarz
card-fireworks = Wytwórca fajerwerków
    .gen = Wytwórcy fajerwerków
    .acc = Wytwórcę fajerwerków
    .with = z Wytwórcą fajerwerków
    .your = Twój Wytwórca fajerwerków
    .neutral = Neutralny Wytwórca fajerwerków
card-greengrocer = Stragan z warzywami
    .gen = Straganu z warzywami
    .acc = Stragan z warzywami
    .with = ze Straganem z warzywami
    .your = Twój Stragan z warzywami
    .neutral = Neutralny Stragan z warzywami
card-eel = Stragan z węgorzami
    .gen = Straganu z węgorzami
    .acc = Stragan z węgorzami
    .with = ze Straganem z węgorzami
    .your = Twój Stragan z węgorzami
    .neutral = Neutralny Stragan z węgorzami
card-mask = Sprzedawca masek
    .gen = Sprzedawcy masek
    .acc = Sprzedawcę masek
    .with = ze Sprzedawcą masek
    .your = Twój Sprzedawca masek
    .neutral = Neutralny Sprzedawca masek
card-fishmonger = Sprzedawca ryb
    .gen = Sprzedawcy ryb
    .acc = Sprzedawcę ryb
    .with = ze Sprzedawcą ryb
    .your = Twój Sprzedawca ryb
    .neutral = Neutralny Sprzedawca ryb
card-firewood = Sprzedawczyni opału
    .gen = Sprzedawczyni opału
    .acc = Sprzedawczynię opału
    .with = ze Sprzedawczynią opału
    .your = Twoja Sprzedawczyni opału
    .neutral = Neutralna Sprzedawczyni opału
card-printer = Drukarz
    .gen = Drukarza
    .acc = Drukarza
    .with = z Drukarzem
    .your = Twój Drukarz
    .neutral = Neutralny Drukarz
card-hairdresser = Fryzjer
    .gen = Fryzjera
    .acc = Fryzjera
    .with = z Fryzjerem
    .your = Twój Fryzjer
    .neutral = Neutralny Fryzjer
card-shamisen = Shamisenistka
    .gen = Shamisenistki
    .acc = Shamisenistkę
    .with = z Shamisenistką
    .your = Twoja Shamisenistka
    .neutral = Neutralna Shamisenistka
card-clock = Zegarmistrz
    .gen = Zegarmistrza
    .acc = Zegarmistrza
    .with = z Zegarmistrzem
    .your = Twój Zegarmistrz
    .neutral = Neutralny Zegarmistrz
card-geisha = Gejsza tatsumi
    .gen = Gejszy tatsumi
    .acc = Gejszę tatsumi
    .with = z Gejszą tatsumi
    .your = Twoja Gejsza tatsumi
    .neutral = Neutralna Gejsza tatsumi
card-puppeteer = Lalkarz
    .gen = Lalkarza
    .acc = Lalkarza
    .with = z Lalkarzem
    .your = Twój Lalkarz
    .neutral = Neutralny Lalkarz
card-builder = Robotnik budowlany
    .gen = Robotnika budowlanego
    .acc = Robotnika budowlanego
    .with = z Robotnikiem budowlanym
    .your = Twój Robotnik budowlany
    .neutral = Neutralny Robotnik budowlany
card-doll = Wytwórca lalek
    .gen = Wytwórcy lalek
    .acc = Wytwórcę lalek
    .with = z Wytwórcą lalek
    .your = Twój Wytwórca lalek
    .neutral = Neutralny Wytwórca lalek
card-tatami = Wytwórca tatami
    .gen = Wytwórcy tatami
    .acc = Wytwórcę tatami
    .with = z Wytwórcą tatami
    .your = Twój Wytwórca tatami
    .neutral = Neutralny Wytwórca tatami
card-sushi = Stragan z sushi
    .gen = Straganu z sushi
    .acc = Stragan z sushi
    .with = ze Straganem z sushi
    .your = Twój Stragan z sushi
    .neutral = Neutralny Stragan z sushi
card-tempura = Stragan z tempurą
    .gen = Straganu z tempurą
    .acc = Stragan z tempurą
    .with = ze Straganem z tempurą
    .your = Twój Stragan z tempurą
    .neutral = Neutralny Stragan z tempurą
card-chilli = Sprzedawca chilli
    .gen = Sprzedawcy chilli
    .acc = Sprzedawcę chilli
    .with = ze Sprzedawcą chilli
    .your = Twój Sprzedawca chilli
    .neutral = Neutralny Sprzedawca chilli
card-charcoal = Sprzedawca węgla drzewnego
    .gen = Sprzedawcy węgla drzewnego
    .acc = Sprzedawcę węgla drzewnego
    .with = ze Sprzedawcą węgla drzewnego
    .your = Twój Sprzedawca węgla drzewnego
    .neutral = Neutralny Sprzedawca węgla drzewnego
card-sweets = Zamorski sprzedawca cukierków
    .gen = Zamorskiego sprzedawcy cukierków
    .acc = Zamorskiego sprzedawcę cukierków
    .with = z Zamorskim sprzedawcą cukierków
    .your = Twój Zamorski sprzedawca cukierków
    .neutral = Neutralny Zamorski sprzedawca cukierków
card-confectioner = Cukiernik
    .gen = Cukiernika
    .acc = Cukiernika
    .with = z Cukiernikiem
    .your = Twój Cukiernik
    .neutral = Neutralny Cukiernik
card-glass = Dmuchacz szkła
    .gen = Dmuchacza szkła
    .acc = Dmuchacza szkła
    .with = z Dmuchaczem szkła
    .your = Twój Dmuchacz szkła
    .neutral = Neutralny Dmuchacz szkła
card-brush = Wytwórca pędzli
    .gen = Wytwórcy pędzli
    .acc = Wytwórcę pędzli
    .with = z Wytwórcą pędzli
    .your = Twój Wytwórca pędzli
    .neutral = Neutralny Wytwórca pędzli
card-fan = Wytwórczyni wachlarzy
    .gen = Wytwórczyni wachlarzy
    .acc = Wytwórczynię wachlarzy
    .with = z Wytwórczynią wachlarzy
    .your = Twoja Wytwórczyni wachlarzy
    .neutral = Neutralna Wytwórczyni wachlarzy
card-kabuki = Aktor kabuki
    .gen = Aktora kabuki
    .acc = Aktora kabuki
    .with = z Aktorem kabuki
    .your = Twój Aktor kabuki
    .neutral = Neutralny Aktor kabuki
card-samurai = Samuraj
    .gen = Samuraja
    .acc = Samuraja
    .with = z Samurajem
    .your = Twój Samuraj
    .neutral = Neutralny Samuraj
card-sumo = Zapaśnik sumo
    .gen = Zapaśnika sumo
    .acc = Zapaśnika sumo
    .with = z Zapaśnikiem sumo
    .your = Twój Zapaśnik sumo
    .neutral = Neutralny Zapaśnik sumo
card-mason = Kamieniarz
    .gen = Kamieniarza
    .acc = Kamieniarza
    .with = z Kamieniarzem
    .your = Twój Kamieniarz
    .neutral = Neutralny Kamieniarz
card-sculptor = Twórca rzeźb buddyjskich
    .gen = Twórcy rzeźb buddyjskich
    .acc = Twórcę rzeźb buddyjskich
    .with = z Twórcą rzeźb buddyjskich
    .your = Twój Twórca rzeźb buddyjskich
    .neutral = Neutralny Twórca rzeźb buddyjskich
card-cards = Wytwórca kart
    .gen = Wytwórcy kart
    .acc = Wytwórcę kart
    .with = z Wytwórcą kart
    .your = Twój Wytwórca kart
    .neutral = Neutralny Wytwórca kart
card-incense = Sklep z kadzidłami
    .gen = Sklepu z kadzidłami
    .acc = Sklep z kadzidłami
    .with = ze Sklepem z kadzidłami
    .your = Twój Sklep z kadzidłami
    .neutral = Neutralny Sklep z kadzidłami

card-inn = Zajazd
    .gen = Zajazdu
    .acc = Zajazd
    .your = Twój Zajazd
card-temple = Chram
    .gen = Chramu
    .acc = Chram
    .your = Twój Chram
card-theatre = Teatr kabuki
    .gen = Teatru kabuki
    .acc = Teatr kabuki
    .your = Twój Teatr kabuki
card-merchant = Dom towarowy
    .gen = Domu towarowego
    .acc = Dom towarowy
    .your = Twój Dom towarowy
card-warehouse = Magazyn
    .gen = Magazynu
    .acc = Magazyn
    .your = Twój Magazyn
card-restaurant = Restauracja
    .gen = Restauracji
    .acc = Restaurację
    .your = Twoja Restauracja
card-well = Studnia
    .gen = Studni
    .acc = Studnię
    .your = Twoja Studnia
card-farm = Farma
    .gen = Farmy
    .acc = Farmę
    .your = Twoja Farma
card-villa = Rezydencja cesarska
    .gen = Rezydencji cesarskiej
    .acc = Rezydencję cesarską
    .your = Twoja Rezydencja cesarska
card-tower = Wieża strażnicza
    .gen = Wieży strażniczej
    .acc = Wieżę strażniczą
    .your = Twoja Wieża strażnicza

shop-sandals = Sklep z sandałami
    .loc = Sklepie z sandałami
    .in = w Sklepie z sandałami
shop-rice = Sklep z ryżem
    .loc = Sklepie z ryżem
    .in = w Sklepie z ryżem
shop-tower = Strażnica pożarnicza
    .loc = Strażnicy pożarniczej
    .in = w Strażnicy pożarniczej
shop-tobacco = Sklep z tytoniem
    .loc = Sklepie z tytoniem
    .in = w Sklepie z tytoniem
shop-pawn = Lombard
    .loc = Lombardzie
    .in = w Lombardzie
shop-construction = Plac budowy
    .loc = Placu budowy
    .in = na Placu budowy
shop-fish = Targ rybny
    .loc = Targu rybnym
    .in = na Targu rybnym
shop-exchange = Kantor
    .loc = Kantorze
    .in = w Kantorze

type-vendor = Handlarz uliczny
    .many = Handlarze uliczni
type-artisan = Artysta
    .many = Artyści
type-special = Postać specjalna
    .many = Postacie specjalne
type-master = Wykwalifikowany rzemieślnik
    .many = Wykwalifikowani rzemieślnicy
type-shopkeeper = Sprzedawca sklepowy
    .many = Sprzedawcy sklepowi

season-spring = wiosna
    .gen = wiosny
    .f-gen = wiosennej
    .many = wiosenne
season-summer = lato
    .gen = lata
    .f-gen = letniej
    .many = letnie
season-autumn = jesień
    .gen = jesieni
    .f-gen = jesiennej
    .many = jesienne
season-winter = zima
    .gen = zimy
    .f-gen = zimowej
    .many = zimowe

# Żetony z targu: nazwa i to, co się kupuje, w bierniku.
token-spring-fish = wiosenna ryba
    .one = wiosenną rybę
token-summer-fish = letnia ryba
    .one = letnią rybę
token-autumn-fish = jesienna ryba
    .one = jesienną rybę
token-winter-fish = zimowa ryba
    .one = zimową rybę
token-spring-pipe = wiosenna fajka
    .one = wiosenną fajkę
token-summer-pipe = letnia fajka
    .one = letnią fajkę
token-autumn-pipe = jesienna fajka
    .one = jesienną fajkę
token-winter-pipe = zimowa fajka
    .one = zimową fajkę
token-spring-tobacco = wiosenny tytoń
    .one = wiosenny tytoń
token-summer-tobacco = letni tytoń
    .one = letni tytoń
token-autumn-tobacco = jesienny tytoń
    .one = jesienny tytoń
token-winter-tobacco = zimowy tytoń
    .one = zimowy tytoń

special-hire = Zatrudnienie −1
    .help = Każda zatrudniana postać kosztuje cię o 1 mon mniej.
special-move = Ruch +1
    .help = W każdym swoim ruchu możesz pójść o jeden krok dalej.
special-mountain-escape = Uniknij ognia
    .help = Raz ratuje przed pożarem jedną z twoich postaci.
special-shrine-escape = Uniknij ognia
    .help = Raz ratuje przed pożarem jedną z twoich postaci.
special-joker = Joker
    .help = Na koniec Lalkarz na emeryturze liczy się jako dowolny jeden typ.

## Ilości: co się płaci, zyskuje lub daje, w bierniku.

worth-mon = { $n } mon
worth-rice = { $n ->
    [one] { $n } ryż
   *[other] { $n } ryżu
}
worth-sandal = { $n ->
    [one] { $n } sandał
    [few] { $n } sandały
   *[other] { $n } sandałów
}
worth-wood = { $n ->
    [one] { $n } drewno
   *[other] { $n } drewna
}
worth-koban = { $n } koban
worth-iki = { $n } IKI
worth-fire = { $n ->
    [one] { $n } stopień walki z ogniem
    [few] { $n } stopnie walki z ogniem
   *[other] { $n } stopni walki z ogniem
}
worth-experience = punkt doświadczenia
worth-nothing = nic
list-two = { $first } i { $rest }
list-more = { $first }, { $rest }

## Co się dzieje: do dziennika.

told-first = { $reader ->
    [me] Zaczynasz jako pierwszy gracz.
   *[other] Pierwszy gracz: { $name }.
}
told-sun = { $reader ->
    [me] Masz słońce i zaczynasz.
   *[other] { $name } ma słońce i zaczyna.
}
told-plan = Do postawienia: { $building }.
told-starter = { $reader ->
    [me] Bierzesz { $card-acc }.
   *[other] { $name } bierze { $card-acc }.
}
told-left-out = { $card } nie bierze udziału w grze.
told-no-room = Dla { $card-gen } nie ma stoiska: karta opuszcza grę.
told-month = Zaczyna się miesiąc { $month }.
told-block = Pole { $space } toru ikizama jest zablokowane.
told-reveal = Do zatrudnienia: { $card }.
told-ikizama = { $reader ->
    [me] Wybierasz { $space } na torze ikizama.
   *[other] { $name } wybiera { $space } na torze ikizama.
}
told-turn = { $reader ->
    [me] Twoja tura.
   *[other] Gra { $name }.
}
told-income = { $reader ->
    [me] Pobierasz przychód.
   *[other] { $name } pobiera przychód.
}
told-forced-income = { $reader ->
    [me] Nie możesz nikogo zatrudnić i pobierasz przychód.
   *[other] { $name } nie może nikogo zatrudnić i pobiera przychód.
}
told-hire = { $reader ->
    [me] Zatrudniasz { $card-acc }.
   *[other] { $name } zatrudnia { $card-acc }.
}
told-place = { $reader ->
    [me] Kładziesz { $card-acc } na stoisku { $room }.
   *[other] { $name } kładzie { $card-acc } na stoisku { $room }.
}
told-neutral-place = { $card-neutral } trafia na stoisko { $room }.
told-pay = { $reader ->
    [me] Płacisz { $amount }.
   *[other] { $name } płaci { $amount }.
}
told-pay-hire = { $reader ->
    [me] Płacisz { $amount } za zatrudnienie.
   *[other] { $name } płaci { $amount } za zatrudnienie.
}
told-pay-room = { $reader ->
    [me] Dopłacasz { $amount } za stoisko.
   *[other] { $name } dopłaca { $amount } za stoisko.
}
told-pay-step = { $reader ->
    [me] Oddajesz { $amount } za jeszcze jeden krok.
   *[other] { $name } oddaje { $amount } za jeszcze jeden krok.
}
told-pay-fee = { $reader ->
    [me] Płacisz { $amount } na Placu budowy.
   *[other] { $name } płaci { $amount } na Placu budowy.
}
told-pay-building = { $reader ->
    [me] Płacisz { $amount } za budynek.
   *[other] { $name } płaci { $amount } za budynek.
}
told-gain = { $reader ->
    [me] Dostajesz { $amount }.
   *[other] { $name } dostaje { $amount }.
}
told-rise = { $reader ->
    [me] Wchodzisz na stopień { $step } toru walki z ogniem.
   *[other] { $name } wchodzi na stopień { $step } toru walki z ogniem.
}
told-walk = { $reader ->
    [me] Przechodzisz { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }.
   *[other] { $name } przechodzi { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }.
}
told-ox = { $reader ->
    [me] Robisz jeszcze jeden krok dzięki żetonowi „Ruch +1”.
   *[other] { $name } robi jeszcze jeden krok dzięki żetonowi „Ruch +1”.
}
told-go = { $reader ->
    [me] Stajesz przy { $shop-loc }.
   *[other] { $name } staje przy { $shop-loc }.
}
told-lap = { $reader ->
    [me] Kończysz okrążenie.
   *[other] { $name } kończy okrążenie.
}
told-visit = { $reader ->
    [me] Zatrzymujesz się przy { $shop-loc }.
   *[other] { $name } zatrzymuje się przy { $shop-loc }.
}
told-deal = { $reader ->
    [me] Robisz interes { $shop-in }.
   *[other] { $name } robi interes { $shop-in }.
}
told-buy = { $reader ->
    [me] Kupujesz { $token-one }.
   *[other] { $name } kupuje { $token-one }.
}
told-use = { $reader ->
    [me] Robisz interes { $card-with } na stoisku { $room }.
   *[other] { $name } robi interes { $card-with } na stoisku { $room }.
}
told-level = { $reader ->
    [me] { $card-your } wchodzi na poziom { $level }.
   *[other] { $card } wchodzi na poziom { $level } ({ $name }).
}
told-retire = { $reader ->
    [me] { $card-your } przechodzi na emeryturę.
   *[other] { $card } przechodzi na emeryturę ({ $name }).
}
told-token = { $reader ->
    [me] Dostajesz żeton specjalny „{ $token }”.
   *[other] { $name } dostaje żeton specjalny „{ $token }”.
}
told-swap = { $card } i { $other } zamieniają się stoiskami.
told-build = { $reader ->
    [me] Stawiasz { $building-acc }.
   *[other] { $name } stawia { $building-acc }.
}
told-leave = { $card-neutral } opuszcza grę.
told-neutral = { $reader ->
    [me] Wybierasz postać neutralną: { $card }.
   *[other] { $name } wybiera postać neutralną: { $card }.
}
told-fire = W nagaya { $nagaya } wybucha pożar o sile { $strength }.
told-spread = Ogień mija stoisko { $room }.
told-stop-fire = { $reader ->
    [me] Zatrzymujesz ogień na stoisku { $room }.
   *[other] { $name } zatrzymuje ogień na stoisku { $room }.
}
told-burn = { $reader ->
    [me] { $card-your } płonie na stoisku { $room }.
   *[other] { $card } płonie na stoisku { $room } ({ $name }).
}
told-neutral-burn = { $card-neutral } płonie na stoisku { $room }.
told-escape = { $reader ->
    [me] Ratujesz { $card-acc } żetonem „Uniknij ognia”.
   *[other] { $name } ratuje { $card-acc } żetonem „Uniknij ognia”.
}
told-fire-out = Pożar w nagaya { $nagaya } gaśnie.
told-payday = Dzień wypłaty na koniec miesiąca { $month }.
told-market = Na targach są teraz { $season-many } żetony.
told-salary = { $reader ->
    [me] { $card-your } przynosi { $amount }.
   *[other] { $card } przynosi { $amount } ({ $name }).
}
told-salary-less = { $reader ->
    [me] { $card-your } kosztuje cię { $amount }.
   *[other] { $card } kosztuje { $amount } ({ $name }).
}
told-harmony = { $reader ->
    [me] { $type-many } w harmonii: twoje kobun: { $kobun }, karty: { $cards }.
   *[other] { $type-many } w harmonii: { $name }, kobun: { $kobun }, karty: { $cards }.
}
told-feed = { $reader ->
    [me] Karmisz swoje postacie: { $rice ->
        [one] { $rice } ryż
       *[other] { $rice } ryżu
    }.
   *[other] { $name } karmi postacie: { $rice ->
        [one] { $rice } ryż
       *[other] { $rice } ryżu
    }.
}
told-starve = { $reader ->
    [me] { $card-your } umiera z głodu i opuszcza grę.
   *[other] { $card } umiera z głodu i opuszcza grę ({ $name }).
}
told-row-mon = Na każdą postać pozostałą w rzędzie trafia 1 mon.
told-new-year = Nadchodzi Nowy Rok.
told-score = { $reader ->
    [me] Zdobywasz { $points } IKI: { $source }.
   *[other] { $name } zdobywa { $points } IKI: { $source }.
}
told-score-less = { $reader ->
    [me] Tracisz { $points } IKI: { $source }.
   *[other] { $name } traci { $points } IKI: { $source }.
}
told-track = { $reader ->
    [me] Zachowujesz { $points } IKI z całego roku.
   *[other] { $name } zachowuje { $points } IKI z całego roku.
}
told-joker = { $reader ->
    [me] Twój „Joker” liczy się jako typ: { $type }.
   *[other] „Joker” liczy się jako typ: { $type } ({ $name }).
}
told-won = { $reader ->
    [me] Wygrywasz z wynikiem { $points } IKI.
   *[other] { $name } wygrywa z wynikiem { $points } IKI.
}
told-won-by-step = { $reader ->
    [me] Wygrywasz: { $points } IKI i wyższy stopień walki z ogniem.
   *[other] { $name } wygrywa: { $points } IKI i wyższy stopień walki z ogniem.
}
told-won-by-stack = { $reader ->
    [me] Wygrywasz: { $points } IKI i znacznik walki z ogniem wyżej w stosie.
   *[other] { $name } wygrywa: { $points } IKI i znacznik walki z ogniem wyżej w stosie.
}

## O co się pyta.

asked-starter = Weź kartę startową.
asked-starter-room = Wybierz stoisko przy krawędzi planszy dla { $card-gen }.
asked-ikizama = Postaw swój ikizama na polu toru.
asked-hire = Pobierz przychód albo zatrudnij postać.
asked-hire-room = Wybierz stoisko dla { $card-gen }.
asked-walk = Stoisz na 1–4: wybierz, ile kroków przejdziesz.
asked-further = Stoisz przy { $shop-loc }: zatrzymaj się albo zrób jeszcze krok.
asked-visit = Stoisz przy { $shop-loc }: zrób interes albo zakończ.
asked-second-token = { $second ->
    [pipe] Kup jeszcze fajkę albo zakończ.
   *[tobacco] Kup jeszcze tytoń albo zakończ.
}
asked-train = Wybierz swoją postać, która zyska doświadczenie.
asked-swap = Wybierz pierwszą z dwóch postaci, które zamienią się stoiskami.
asked-swap-with = Wybierz postać, która zamieni się stoiskiem { $card-with }.
asked-plan = Wybierz budynek, który postawisz z pomocą { $card-gen }.
asked-building-room = Wybierz stoisko dla { $card-gen }.
asked-neutral = Wybierz z rzędu postać, która stanie się neutralna.
asked-neutral-room = Wybierz stoisko dla postaci neutralnej: { $card }.
asked-escape = Ogień dotarł do twojej karty „{ $card }”: pozwól jej spłonąć albo użyj żetonu „Uniknij ognia”.
asked-feed = Masz { $rice ->
        [one] { $rice } ryż
       *[other] { $rice } ryżu
    } na { $eaters ->
        [one] { $eaters } postać
        [few] { $eaters } postacie
       *[other] { $eaters } postaci
    }: wybierz, której nie nakarmisz.
asked-new-year = Postaw swojego oyakata przy dowolnym sklepie.

# Każde następuje po słowach o tym, że decyduje los.
chance-draw-first = kto jest pierwszym graczem
chance-draw-building = jaki budynek trafi do oferty
chance-draw-blocker = które pole toru ikizama jest zablokowane
chance-draw-character = jaka postać będzie do zatrudnienia
chance-draw-nagaya = gdzie wybuchnie pożar

## Napisy na przyciskach.

do-income = Weź { $gain } przychodu
do-hire = Zatrudnij { $card-acc }
do-take = Weź { $card-acc }
do-room = Stoisko { $room }
do-ikizama = Pole { $space }
do-walk = { $steps ->
    [one] Przejdź { $steps } krok
    [few] Przejdź { $steps } kroki
   *[other] Przejdź { $steps } kroków
}
do-stop = Zatrzymaj się tutaj
do-sandal = Jeszcze krok za sandał
do-ox-step = Jeszcze krok z „Ruchem +1”
do-done = Zakończ interesy
do-deal-gain = Weź { $gain }
do-deal-trade = Zapłać { $pay }, weź { $gain }
do-buy-fish = Ryba za { $price } mon
do-buy-fish-bonus = Ryba za { $price } mon, dodatkowo { $points } IKI
do-buy-pipe = Fajka za { $price } mon: { $gain }
do-buy-tobacco = Tytoń za { $price } mon: { $per ->
        [fire] IKI za twoje stopnie walki z ogniem
        [types] IKI za twoje typy
        [crowd] IKI za twój najliczniejszy typ
        [mon] IKI za twoje mon
       *[none] { $points } IKI
    }
do-build = Postaw { $building-acc }
do-use = Zrób interes z postacią na { $room }
do-train = Doświadczenie dla postaci na { $room }
do-swap = Postać na { $room } zmienia stoisko
do-neutral = { $card } jako postać neutralna
do-burn = Niech płonie
do-escape = Użyj żetonu „Uniknij ognia”
do-starve = Nie karm postaci na { $room }
do-go = Stań przy { $shop-loc }

# To samo w pozycji: wiadomo, co leży, i jest to nazwane.

here-use = Zrób interes { $card-with } na { $room }
here-train = Doświadczenie dla { $card-gen } na { $room }
here-swap = { $card } na { $room } zmienia stoisko
here-starve = Nie karm { $card-gen } na { $room }

## Słowa na obrazkach: możliwie krótkie.

when-setup = Przygotowanie
when-month = Miesiąc { $month }, { $season }
when-new-year = Nowy Rok
word-new-year = Nowy Rok
word-first-player = pierwszy gracz
word-sun = słońce
word-moon = księżyc
word-payday = dzień wypłaty
word-eats = je
word-lap = pętla
word-neutral = neutralna
word-buildings = Budynki
word-no-buildings = Wszystkie budynki już stoją
word-nobody = Na razie nie ma kogo zatrudnić
word-total = razem
word-wins = { $name } wygrywa
word-kobun-free = wolne kobun: { $free } z { $every }
word-retired = na emeryturze
word-at-work = przy pracy
word-fish = ryby
word-tobacco = tytoń
word-for-hire = Do zatrudnienia
word-starters = Karty startowe
word-fire-track = Tor walki z ogniem
word-ikizama-track = Tor ikizama

## Co czym jest i co robi: widać po wskazaniu. Całe zdania, jedno po drugim.

tip-card = { $card }: { $type }.
tip-cost = { $cost ->
    [0] Nic nie kosztuje.
   *[other] Kosztuje { $cost } mon.
}
tip-fire-bonus = { $steps ->
    [one] Zatrudnienie daje { $steps } stopień walki z ogniem.
    [few] Zatrudnienie daje { $steps } stopnie walki z ogniem.
   *[other] Zatrudnienie daje { $steps } stopni walki z ogniem.
}
tip-mon-on-card = Na karcie { $mon } mon dla tego, kto ją zatrudni.
ability-gain = Daje { $gain }.
ability-trade = Daje { $gain } za { $pay }.
ability-experience = { $paid ->
    [yes] Za { $pay } jedna z twoich postaci zyskuje doświadczenie.
   *[no] Jedna z twoich postaci zyskuje doświadczenie.
}
ability-swap = { $paid ->
    [yes] Za { $pay } dwie postacie zamieniają się stoiskami.
   *[no] Dwie postacie zamieniają się stoiskami.
}
ability-build-wood = { $n ->
    [one] Budujesz o { $n } drewno taniej.
   *[other] Budujesz o { $n } drewna taniej.
}
ability-build-koban = Budujesz o { $n } koban taniej.
ability-gift = Daje { $gain }; każdy inny gracz dostaje { $mon } mon.
salary-three = Pensja na poziomach 1, 2 i 3: { $one }; { $two }; { $three }. Na emeryturze znów ostatnia.
salary-two = Pensja na poziomach 2 i 3: { $two }; { $three }. Na emeryturze znów ostatnia.
salary-one = Pensja na poziomie 3 i na emeryturze: { $three }.
salary-token = Bez pensji; przy przejściu na emeryturę żeton specjalny „{ $token }”. { $token-help }

tip-building = { $card }: budynek za { $cost }.
worth-building = { $per ->
    [sandal] Na koniec { $points } IKI za każdy twój sandał, najwyżej { $most }.
    [rice] Na koniec { $points } IKI za każdy twój ryż, najwyżej { $most }.
    [fire] Na koniec { $points } IKI za każdy twój stopień walki z ogniem, najwyżej { $most }.
    [fish] Na koniec { $points } IKI za każdy punkt za twoje ryby, najwyżej { $most }.
   *[none] Na koniec { $points } IKI.
}
lasting-farm = W każdy dzień wypłaty { $n } IKI za każdą twoją postać, którą karmisz.
lasting-villa = W każdy dzień wypłaty { $n } mon za każdą twoją postać najliczniejszego u ciebie typu.
lasting-tower = { $n } IKI zawsze, gdy zatrudniasz postać z premią walki z ogniem.

tip-room = Stoisko { $room }.
tip-room-empty = Stoisko { $room } jest puste.
tip-room-surcharge = Karta położona tutaj kosztuje o { $mon } mon więcej.
tip-owner = Właściciel: { $name }, poziom { $level }.
tip-owner-building = Właściciel: { $name }.
tip-neutral = Postać neutralna: opuszcza grę, gdy ktoś zrobi z nią interes.
tip-flame = Tu jest ogień o sile { $strength }.
tip-swapping = Ta postać zmienia stoisko.
tip-nagaya = Nagaya { $nagaya }: jego stoiska są grupą dla harmonii, a pożar idzie tu od stoiska 1 do środka.

tip-shop = { $shop }, pole { $place } ulicy.
tip-deal-gain = Weź { $gain }.
tip-deal-trade = Zapłać { $pay } i weź { $gain }.
tip-deal-build = Zapłać { $pay } i postaw budynek.
tip-deal-tobacco = Kup fajkę, tytoń albo jedno i drugie.
tip-deal-fish = Kup jedną rybę pory roku.
tip-space = Pole { $place } ulicy, przy { $shop-loc }.
tip-token = { $price ->
    [0] Na sprzedaż: { $token }, za darmo.
   *[other] Na sprzedaż: { $token }, za { $price } mon.
}
tip-token-owned = Żeton: { $token }.
brings-fish = Na koniec ryby z różnych pór roku dają punkty.
brings-fish-bonus = Na koniec daje dodatkowo { $points } IKI.
brings-pipe = Od razu daje { $gain }; na koniec fajka podwaja twój tytoń.
brings-tobacco = { $per ->
    [fire] Na koniec { $points } IKI za { $every ->
        [1] każdy twój stopień walki z ogniem
       *[other] każde { $every } twoje stopnie walki z ogniem
    }; z fajką podwójnie.
    [types] Na koniec { $points } IKI za { $every ->
        [1] każdy twój typ
       *[other] każde { $every } twoje typy
    }; z fajką podwójnie.
    [crowd] Na koniec { $points } IKI za { $every ->
        [1] każdą postać twojego najliczniejszego typu
       *[other] każde { $every } postacie twojego najliczniejszego typu
    }; z fajką podwójnie.
    [mon] Na koniec { $points } IKI za { $every ->
        [1] każdy twój mon
       *[other] każde { $every } twoje mon
    }; z fajką podwójnie.
   *[none] Na koniec { $points } IKI; z fajką podwójnie.
}
tip-sold = Sprzedane.

tip-direction = Kierunek ruchu po ulicy.
tip-lap = Linia okrążenia: krok przez nią daje każdej twojej postaci jeden punkt doświadczenia.
tip-oyakata = { $name }: oyakata przy { $shop-loc }.
tip-oyakata-off = { $name }: oyakata poza ulicą.
tip-ikizama = { $steps ->
    [one] Pole { $steps } toru ikizama: zatrudniasz albo pobierasz przychód, potem przechodzisz { $steps } krok.
    [few] Pole { $steps } toru ikizama: zatrudniasz albo pobierasz przychód, potem przechodzisz { $steps } kroki.
   *[other] Pole { $steps } toru ikizama: zatrudniasz albo pobierasz przychód, potem przechodzisz { $steps } kroków.
}
tip-ikizama-any = Pole 1–4 toru ikizama: zamiast zatrudnienia lub przychodu bierzesz { $gain }, potem przechodzisz od jednego do czterech kroków.
tip-ikizama-of = { $name }: ikizama.
tip-blocked = Zablokowane w tym miesiącu.

tip-fire-track = Tor walki z ogniem: decyduje, kto jest pierwszy i czyje karty zatrzymują ogień.
tip-step = Stopień { $step } toru walki z ogniem.
tip-step-fire = Zatrzymuje pożar miesiąca { $month } tam, gdzie wybucha.
tip-fire-marker = { $name }: stopień { $step } toru walki z ogniem, miejsce { $place } w kolejności walki z ogniem.
tip-calendar = Kalendarz: dwanaście miesięcy w czterech porach roku i Nowy Rok.
tip-month = Miesiąc { $month }, { $season }.
tip-month-now = Trwa teraz.
tip-month-fire = Kończy się pożarem o sile { $strength }.
tip-month-payday = Kończy się dniem wypłaty: pensje, harmonia, karmienie.
tip-new-year = Nowy Rok: ostatnia wizyta dla każdego.
tip-deck = { $cards ->
    [one] Talia { $season-gen }: { $cards } karta.
    [few] Talia { $season-gen }: { $cards } karty.
   *[other] Talia { $season-gen }: { $cards } kart.
}
tip-row = { $cards ->
    [one] { $cards } postać do zatrudnienia.
    [few] { $cards } postacie do zatrudnienia.
   *[other] { $cards } postaci do zatrudnienia.
}
tip-plans = Budynki w ofercie.

tip-mat = Plansza gracza: { $name }.
tip-points = { $name }: na razie { $points } IKI.
tip-source = { $source } { $points }
tip-first-player = { $name }: pierwszy gracz.
tip-has-sun = { $name }: słońce, pierwszy gracz; wybiera postać neutralną w miesiącach nieparzystych.
tip-has-moon = { $name }: księżyc; wybiera postać neutralną w miesiącach parzystych.
tip-mon = { $n } mon. Na koniec każde { $each } mon dają 1 IKI.
tip-rice = { $n ->
        [one] { $n } ryż
       *[other] { $n } ryżu
    }. W dniu wypłaty każda postać na planszy zjada 1 ryż.
tip-sandal = { $n ->
    [one] { $n } sandał. Każdy daje jeden krok więcej.
    [few] { $n } sandały. Każdy daje jeden krok więcej.
   *[other] { $n } sandałów. Każdy daje jeden krok więcej.
}
tip-wood = { $n ->
    [one] { $n } drewno na budynki. Na koniec każde daje { $each } IKI.
   *[other] { $n } drewna na budynki. Na koniec każde daje { $each } IKI.
}
tip-koban = { $n } koban na budynki. Na koniec każdy daje { $each } IKI.
tip-income = Jako przychód bierzesz { $gain }.
tip-kobun = Wolne kobun: { $free } z { $every }. Każdy służy jednej postaci lub budynkowi.
tip-retired = { $type }, na emeryturze: { $cards }.
tip-none-retired = { $type }: nikogo na emeryturze.
tip-type-at-work = Postać tego typu pracuje na planszy.
tip-no-fish = Brak { $season-f-gen } ryby.
tip-pipes = { $pipes ->
    [one] { $pipes } fajka. Z fajką tytoń punktuje podwójnie.
    [few] { $pipes } fajki. Z fajką tytoń punktuje podwójnie.
   *[other] { $pipes } fajek. Z fajką tytoń punktuje podwójnie.
}
tip-no-tobacco = Brak tytoniu.
tip-special = Żeton specjalny „{ $token }”. { $token-help }
tip-payday = Jeśli nic się nie zmieni, następny dzień wypłaty da: { $amount }; potrzeba ryżu: { $rice }.
tip-held-fish = Ryby: { $n }.
tip-held-pipe = Fajki: { $n }.
tip-held-tobacco = Tytonie: { $n }.
tip-held-buildings = Budynki: { $n }.

## Stół w terminalu: krótkie nagłówki, znaki jednoliterowe, sklepy do dwunastu liter.

terminal-payday = dzień wypłaty kończy miesiąc { $month }
terminal-next-fire = pożar { $strength } kończy miesiąc { $month }
terminal-ikizama = ikizama
terminal-fire-order = walka z ogniem
terminal-sign-vendor = U
terminal-sign-artisan = A
terminal-sign-special = S
terminal-sign-master = R
terminal-sign-shopkeeper = P
terminal-building = budynek
terminal-mon = mon
terminal-rice = ryż
terminal-sandal = sandały
terminal-wood = drewno
terminal-koban = koban
terminal-short-mon = m
terminal-short-rice = r
terminal-short-sandal = s
terminal-short-wood = d
terminal-short-koban = k
terminal-short-iki = iki
terminal-short-fire = og
terminal-experience = 1dośw
terminal-swap = zamiana
terminal-build = budowa { $less }
terminal-gift = { $gain }, inni { $mon }
terminal-per = { $per ->
    [fire] { $points }iki za { $every } og
    [types] { $points }iki za { $every } typ
    [crowd] { $points }iki za { $every } z typu
   *[mon] { $points }iki za { $every }m
}
terminal-hire = do zatrudnienia
terminal-cost = koszt
terminal-coins = na niej
terminal-fire-bonus = ogień
terminal-ability = umiejętność
terminal-salaries = pensje
terminal-plans = do postawienia
terminal-fish = ryby
terminal-pipe = fajki
terminal-tobacco = tytoń
terminal-points = IKI
terminal-fire-step = ogień
terminal-goods = zasoby
terminal-kobun = kobun
terminal-kept = żetony; emeryci
terminal-shop-sandals = Sandały
terminal-shop-rice = Ryż
terminal-shop-tower = Strażnica
terminal-shop-tobacco = Tytoń
terminal-shop-pawn = Lombard
terminal-shop-construction = Plac budowy
terminal-shop-fish = Targ rybny
terminal-shop-exchange = Kantor
note-fire = Tor walki z ogniem
note-retired = Na emeryturze
note-buildings = Budynki
note-joker = Joker
