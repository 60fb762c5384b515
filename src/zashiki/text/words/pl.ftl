# Słowa wspólne dla wszystkich gier.

seat-indigo = Indygo
seat-vermilion = Cynober
seat-moss = Mech
seat-ochre = Ochra

asked = { $name }: { $question }
waiting = Decyduje { $name }.
chance = Decyduje los: { $what }.
over = Koniec gry, wygrywa { $name }.
over-shared = Koniec gry: zwycięstwo jest wspólne.
over-resigned = Koniec gry: { $name } poddaje partię.
over-timeout = Koniec gry, minął czas gracza { $name }.
gathering = Gra zacznie się, gdy wszyscy zasiądą do stołu.

# Analiza partii.

review-title = { $game }: analiza partii
review-method = Każdą pozycję wielokrotnie rozegrano do końca, przy czym wszyscy wybierali w ten sam prosty sposób. To, co w szansach na wygraną zmieniły karty i kości, jest szczęściem, a to, co zmieniły decyzje, wyborem; razem z szansą na początku dają wynik. Po ± podano podwójny błąd standardowy.
review-coach = Trener wiedział tylko to, co w tej chwili mógł wiedzieć gracz.
review-quick = Szybki rzut oka.
review-usual = Zwykła głębokość.
review-deep = Głęboka analiza.
review-chance = Szansa na wygraną
review-points = Punkty
review-parts = Szczęście i wybór
review-start = Na początku
review-luck = Szczęście
review-choice = Wybór, razem
review-choices = Decyzje: { $name }
review-result = Wynik
review-open-result = Ostatnia pozycja
review-turning = Punkty zwrotne
review-quiet = Żadna decyzja wyraźnie nie pogorszyła szans.
review-better = { $name }: wybrano „{ $chosen }”; „{ $better }” było lepsze o { $cost } ± { $error }.
review-move = Akcja { $number }
review-action = Akcja
review-visits = Wizyty
review-expected = Oczekiwane punkty
review-chosen = wybrano
review-moves = Wszystkie akcje
review-draws = Los
