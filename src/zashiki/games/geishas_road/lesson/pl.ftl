# Pierwsza partia z przewodnikiem. Każda wiadomość to notatka z record.txt; ma się dać przeczytać w kilka sekund.

welcome = Dobry wieczór! Jesteś Indygo, mecenasem pięciu gejsz z Kioto, a Cynober to twój rywal. Na koniec rundy każda gejsza obdarza względami tego z was, kto dał jej więcej. O to gramy.
hand = To twoja ręka. Karta ma kolor gejszy, dla której jest przeznaczona, i wartość od 1 do 4. Każdą swoją turę zaczynasz od dobrania jeszcze jednej karty.
actions = To twoje cztery akcje: Odsłonięcie, Intryga, Podarunek i Rywalizacja. Wymagają jednej, dwóch, trzech i czterech kart, a każdej używasz w rundzie dokładnie raz. Masz więc cztery tury.
reveal = Zacznijmy od najprostszej. Kliknij *Odsłonięcie*.
walk = Odsłonięcie zagrywa jedną kartę. Kliknij *różową 1*: położy się po twojej stronie różowej gejszy, a gejsza przejdzie o jedną herbaciarnię zgodnie z ruchem wskazówek zegara.
guest = Zatrzymała się w czerwonej herbaciarni. Karta o wartości 1 bierze stamtąd dwa żetony, 2 bierze jeden, 3 i 4 żadnego. Najpierw weź *czerwonego gościa*: za zestawy gości są punkty.
influence = Teraz weź *żeton wpływu* czerwonej gejszy. Liczy się u niej jako pół dla ciebie, więc rozstrzyga remis.
their-gift = Cynober daje Podarunek: trzy karty, a ty wybierasz jedną. Pozostałe zostają przy rywalu. Weź *zieloną 4*, ma najwięcej wpływu.
intrigue = Znów twoja tura. *Intryga* używa dwóch kart, których nikt nie widzi.
keep = Jedna leży zakryta do końca rundy i dopiero wtedy zostaje zagrana. Zachowaj *różową 3*: będzie niespodzianka.
discard = Druga niepostrzeżenie wypada z rundy. Odrzuć *żółtą 2*.
their-home = Spójrz: żółta gejsza przeszła cztery herbaciarnie i zatrzymała się u siebie. Gdy wraca do domu po raz pierwszy, dostaje żeton prestiżu z rzędu geiko. Leży on przy niej, a punkty za niego dostanie ten, kto ją zdobędzie.
gift = Teraz twój własny *Podarunek*.
three = Oferujesz trzy karty, Cynober bierze jedną, a ty zagrywasz dwie pozostałe. Wybierz więc takie, których ci jednakowo nie żal: *różową 4*, *czerwoną 1* i *niebieską 1*, jedną po drugiej.
home = Cynober bierze niebieską 1. Z dwóch swoich kart wybierasz, którą zagrać najpierw. Zagraj *różową 4*: różowa gejsza pójdzie z czerwonej herbaciarni prosto do domu.
yellow-guests = Ma już prestiż. Potem twoja czerwona 1 zaprowadziła czerwoną gejszę do żółtej herbaciarni: weź dwóch *żółtych gości*. Najlepsze zestawy to goście w różnych kolorach: za dwóch do pięciu jest 1, 3, 6 lub 10 punktów.
pair = Rywalizacja rywala: dwie pary, jedną bierzesz w całości. Weź parę z *czerwoną 4* i *niebieską 3*.
order = Znów dwie karty, a kolejność zależy od ciebie. Gdy *czerwona 4* pójdzie pierwsza, czerwona gejsza wróci do domu.
competition = Została ci jedna akcja: twoja własna *Rywalizacja*.
pairs = Dwie pierwsze karty to jedna para, dwie następne to druga. Niech obie będą równie kuszące: *niebieska 4* z *zieloną 1*, potem *czerwona 3* z *różową 2*.
home-again = Czerwona gejsza wróciła do domu po raz drugi i dostała żeton z rzędu okaasan. Teraz zagraj *niebieską 4*: niebieska gejsza też wróci do domu.
last-tokens = A zielona gejsza wróciła do domu dzięki twojej zielonej 1. Weź *zielonego gościa*, a potem żeton wpływu.
compare = Runda dobiegła końca. Obie karty Intrygi zostały zagrane: twoja różowa 3 zaprowadziła różową gejszę do domu po raz drugi. Teraz porównujemy, gejsza po gejszy: zdobywa ją wyższa suma wartości kart.
tie = U czerwonej gejszy jest 5 do 5. Ale masz jej żeton wpływu: 5 i pół to więcej niż 5, więc jest twoja.
points = Każda gejsza daje 1 punkt i swój prestiż: różowa 5, czerwona 7, niebieska 3, zielona 4. Trzech gości w różnych kolorach daje 3. To 22 punkty, a Cynober ma 9.
four = Zdobywasz cztery gejsze, a to od razu wygrywa grę! W przeciwnym razie byłaby druga runda, w której każda gejsza jest warta 2 punkty, i wygrałaby wyższa suma z obu rund.
