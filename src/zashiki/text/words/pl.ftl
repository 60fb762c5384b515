# Słowa wspólne dla wszystkich gier.

seat-indigo = Indygo
seat-vermilion = Cynober
seat-moss = Mech
seat-ochre = Ochra
terminal-you = Ty

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

# Błędy: co jest nie tak z tym, co wpisano, albo z plikiem. W cudzysłowie tak, jak wpisano.

error-action = „{ $text }” nie jest akcją tej gry.
error-action-near = „{ $text }” nie jest akcją tej gry; może chodzi o: { $near }?
error-illegal = „{ $action }” jest tu niedozwolone (zasada { $rule }).
error-option-value = { $option }={ $value } jest niemożliwe; { $option } może być: { $choices }.
error-option = Gra { $game } nie ma opcji „{ $option }”. Opcje: { $options }.
error-option-near = Gra { $game } nie ma opcji „{ $option }”; może chodzi o „{ $near }”? Opcje: { $options }.
error-option-form = „{ $text }” nie ma postaci nazwa=wartość.
error-options-mix = Te opcje nie pasują do siebie (zasada { $rule }).
error-game = Nie ma gry „{ $game }”. Gry: { $games }.
error-game-near = Nie ma gry „{ $game }”; może chodzi o „{ $near }”? Gry: { $games }.
error-rules = Nie ma wersji „{ $version }” zasad { $game }; jest { $versions }.
error-bot = Nie ma bota „{ $bot }”; boty: { $bots }.
error-bot-time = Bot „{ $bot }” potrzebuje czasu do namysłu, na przykład strongest:10s.
error-take-back = Nie ma czego cofnąć: potem było losowanie, odkryto kartę albo wybierał ktoś inny.
error-record-begin = Zapis zaczyna się od wiersza „{ $begin }”.
error-record-form = Wiersz { $line }: „{ $text }” nie ma postaci „kto: co”.
error-record-key = Wiersz { $line }: w nagłówku nie ma „{ $key }”; jest { $keys }.
error-record-lacks = W nagłówku brakuje „{ $key }”.
error-record-given = Nagłówek mówi „given: { $text }”, a akcji w zapisie jest { $actions }.
error-record-rules = Nagłówek mówi „rules: { $text }”, a to nie jest wersja.
error-record-undone = Nagłówek mówi „undone: { $text }”, czego nie da się odczytać; „14+3” to 3 losowania cofnięte po 14 akcjach.
error-record-undone-places = Nagłówek mówi „undone: { $text }”, ale miejsca rosną od { $least } do { $most }.
error-record-size = Zapis ma najwyżej { $most } znaków, a ten ma { $size }.
error-record-seat = To zapis jednego gracza, bez tajemnic; potrzebny jest cały zapis.
error-record-header = Nagłówka nie można użyć. { $why }
error-record-seed = To nie jest ziarno z ogłoszonego zobowiązania.
error-record-differs = Zapis mówi { $key }: { $there }, a tutaj { $key }: { $here }.
error-record-edition = Zapis rozegrano z edycją { $there }, a tutaj jest { $here }.
error-record-ended = Zapis mówi „{ $ending }”, ale grę rozegrano do końca.
error-record-result = Zapis kończy się „{ $there }”, a jego ruchy „{ $here }”.
error-record-after = Wiersz { $line }: „{ $action }” jest już po końcu gry.
error-record-actor = Wiersz { $line }: tu działa { $actor }, a nie { $given }.
error-record-line = Wiersz { $line }: { $why }
error-record-no-seed = Zapis nie zawiera ziarna; sprawdzić można tylko zakończoną grę.
error-record = Tego zapisu nie można użyć. Szczegóły po angielsku: { $detail }.
error-edition = Tego pliku elementów nie można użyć. Szczegóły po angielsku: { $detail }.
error-data = Tej zapisanej gry nie można użyć. Szczegóły po angielsku: { $detail }.
error-other = Tego nie można zrobić. Szczegóły po angielsku: { $detail }.
