# Interfejs.

description = Trzy gry planszowe dawnej Japonii, z botami i ze znajomymi: Droga gejszy, Tokaido Duo, IKI.
welcome = Cichy pokój na trzy gry dawnej Japonii. Siadaj: bez konta i bez pośpiechu.
footer = Zasady naszymi słowami, rysunki własne. Po grze można sprawdzić każde losowanie.
play-now = Graj
more-ways = Inne sposoby gry
my-tables = Moje stoły
table-open = gra trwa
table-over = zakończona
table-watched = oglądana
forget = Zapomnij ten stół
home = Na stronę główną
lost = Te drzwi donikąd nie prowadzą

with-whom = Z kim?
company-bots = Z botami
company-bots-help = Od razu; ile ich i jak silnych, decydujesz ty.
company-friends = Ze znajomymi na odległość
company-friends-help = Dostaniesz link i kod; pozostałe miejsca mogą zająć boty.
company-device = Przy jednym urządzeniu
company-device-help = Podawaj je dalej; kurtyna zasłania rękę, jeśli gra ją ma.
others = Pozostałe miejsca
open-seat = wolne dla znajomych
person = gracz
begin-bots = Zacznij
begin-friends = Utwórz stół
begin-device = Zacznij
level-random = Bot losowy
level-greedy = Bot zachłanny
level-novice = Bot nowicjusz
level-apprentice = Bot czeladnik
level-master = Bot mistrz
level-strongest = Najsilniejszy bot, długo myśli

board = Plansza
question = Co wybierasz?
choices = Co można zrobić
catching-up = Co się stało od ostatniego razu…
skip = Pomiń
cannot-take-back = Tego nie da się cofnąć.
cancel = Jeszcze nie
close = Zamknij
take-back = Cofnij
undo-offered = Prosisz o cofnięcie swojego ostatniego ruchu.
undo-asked = { $name } prosi o cofnięcie ostatniego ruchu.
agree = Zgoda
refuse = Odmowa
rules = Zasady
rulebook = Instrukcja
show-rule = Otwórz zasadę
search-rules = Szukaj w zasadach
nothing-found = Instrukcja nic nie mówi o „{ $wanted }”.
reconnecting = Łączę ponownie…

learn-it = Naucz się w dziesięć minut
learn-next = Dalej
learn-back = Wstecz
learn-progress = Postęp lekcji
learn-later = Tak też można, ale najpierw spróbujmy tego: { $wanted }.
learn-now = A na razie: { $wanted }.
learn-done = Dobra gra. Teraz już umiesz grać!
learn-what-next = Najlepiej zagraj teraz samodzielnie. Bot nowicjusz to łagodny rywal.
learn-play-novice = Zagraj z nowicjuszem
learn-again = Jeszcze raz od początku

link-to-rule = Odnośnik do „{ $title }”
example-open = Pokaż na planszy
example-close = Schowaj planszę
example-after = Co z tego wyniknie
example-before = Jak było
example-play-on = Graj dalej od tego miejsca

log = Przebieg
points = Punkty
talk = Rozmowa
total = Razem
say = Powiedz coś
send = Wyślij

table-menu = Przy tym stole
offer-undo = Poproś o cofnięcie mojego ruchu
hand-over = Niech bot gra za mnie
reclaim = Gram dalej
resign = Poddaj się
resign-sure = Poddać tę partię?

who-plays = Kto gra
stand-in = Na czas nieobecności: { $bot }
salting = Każdy gracz dodaje do losowań tajną sól, żeby nikt nie mógł ich wybrać.
salts-without = Gra zaczęła się bez soli graczy: { $names }. Nie przyszła na czas.
sit-here = Usiądź tutaj
invite = Wyślij ten link albo pokaż kod:
link = Link do tego stołu
copy-link = Kopiuj link
copied = Skopiowano
qr = Link jako kod

curtain = Kolej gracza { $name }
curtain-how = Podaj urządzenie. Karty pojawią się, gdy zechcesz.
open-curtain = { $name } to ja

ending = Koniec
you = to ty
rematch = Jeszcze raz
to-rematch = Do następnej gry
download-record = Zapisz przebieg
fair = Czy losowania były uczciwe?
fair-how = Przed pierwszym losowaniem serwer pokazał zobowiązanie: SHA-256 swojego tajnego ziarna. Oto ziarno. Zapisz przebieg, a „zashiki verify” wyliczy każde losowanie od nowa.
commitment = Zobowiązanie
seed = Ziarno

rules-version = Zasady w wersji { $version }
older-rules = Ten stół trzyma się wersji { $version } zasad, jak na początku. Nowe stoły mają nowsze zasady lub wartości.

hint = Poproś o podpowiedź
pondering = Myślę…
hints-allowed = Podpowiedzi dozwolone
hints-allowed-help = Przycisk pokaże, co rozważyłby bot.
candidate = Ruch
win-chance = Szansa na wygraną
expected-score = Oczekiwane punkty: { $name }
was-played = tak zagrano

review-record = Przejrzyj zapis partii
review-record-how = Wybierz plik zakończonej partii albo wklej jej tekst.
record-file = Plik zapisu
record-text = Tekst zapisu
record-none = To nie jest zapis partii: nie podaje nazwy gry.
record-unfinished = Partia w tym zapisie nie jest zakończona.
record-unusable = Tego zapisu nie można użyć. { $why }

look-back = Przejrzyj partię
review-later = Partię można przejrzeć, gdy się zakończy.
to-table = Do stołu
eyes = Oczami
eyes-open = odkryte karty
tab-moves = Ruchy
tab-coach = Trener
tab-fairness = Losowania
tab-take = Graj dalej
timeline = Przebieg partii
moment-of = { $k } z { $last }
steps = Krok po kroku
step-first = Na początek
step-my-before = Moja poprzednia decyzja
step-back = Krok wstecz
step-play = Odtwarzaj
step-pause = Zatrzymaj
step-on = Krok naprzód
step-my-next = Moja następna decyzja
step-last = Na koniec

coach-none = Na tym serwerze nie ma trenera.
coach-how = Trener przejdzie partię od nowa. Przy każdej decyzji wie tylko to, co gracz wiedział wtedy.
coach-start = Zapytaj trenera
coach-running = Trener myśli: { $percent }
coach-failed = Trener nie zdołał skończyć. Zapytać jeszcze raz?
coach-no-decision = Tutaj nikt nie decyduje. Przejdź do decyzji, by zobaczyć inne ruchy.
what-you-knew = { $name }: jakie były ruchy
cost-about = Ten ruch kosztował { $cost } szansy na wygraną (± { $error }).
cost-none = Nie gorszy od żadnego rozważonego ruchu (± { $error }).
turning-points = Punkty zwrotne
turning-point = Punkt zwrotny
turning-at = Punkt zwrotny, krok { $k }: strata { $cost }
turning-none = Żadna decyzja nie kosztowała wiele.
luck-and-choice = Szczęście i wybór
luck = Szczęście
choice = Wybór

fair-check = Sprawdź każde losowanie
fair-here = Twoja przeglądarka sama wylicza każde losowanie z ziarna. Serwer nie jest pytany.
fair-good = Uczciwie. { $draws ->
    [one] Jedyne losowanie wynika z ziarna.
    [few] Wszystkie { $draws } losowania wynikają z ziarna.
   *[other] Wszystkie { $draws } losowań wynika z ziarna.
  }
fair-bad = Losowanie { $number } nie wynika z ziarna: wypadło „{ $came }”, a powinno „{ $due }”.
fair-uncommitted = To nie jest ziarno z ogłoszonego zobowiązania.
fair-commitment = Ziarno odpowiada ogłoszonemu zobowiązaniu
fair-given = Akcje dane jako początek, tu nielosowane: { $number }.
fair-no-salts = Żaden gracz nie dodał soli: to, z czego wynikają losowania, wybrał sam gospodarz.
fair-some-salts = Sól graczy weszła do każdego losowania.
fair-salts = Do każdego losowania weszła sól graczy: { $names }.
fair-salts-without = Do każdego losowania weszła sól graczy: { $names }; nie przyszła na czas: { $others }.
fair-own-salt = Twoja jest wśród nich i nikt nie zmienił swojej, widząc ją.
fair-salt-missing = Jedna sól nie jest tą, którą obiecano przed rozdaniem.
fair-undone = Za zgodą wszystkich cofnięto ruchy; { $draws ->
    [one] odrzucone losowanie już nie wróciło.
    [few] { $draws } odrzucone losowania już nie wróciły.
   *[other] { $draws } odrzuconych losowań już nie wróciło.
  }
fair-no-seed = Ten zapis nie zawiera ziarna, więc losowań nie da się sprawdzić.
fair-cannot = Przeglądarka udostępnia SHA-256 tylko przez https lub na localhost.
agrees = zgadza się
differs = nie zgadza się

play-on = Graj dalej stąd
play-on-seat = Jako
play-on-against = Przeciw
play-on-anew = Rozdaj od nowa to, czego ten gracz nie mógł wiedzieć
play-on-from = Graj od kroku { $k }
play-on-over = Tu partia jest już skończona
take-away = Zabierz ze sobą
take-picture = Zapisz obraz (SVG)
take-film = Zapisz partię jako animację (GIF)
take-film-stop = Przerwij rysowanie
take-link = Skopiuj odnośnik do tego kroku
take-python = Skopiuj kod w Pythonie
film-failed = Ta przeglądarka nie potrafi narysować animacji.

settings = Ustawienia
language = Język
light = Światło
light-auto = jak urządzenie
light-light = dzień
light-dark = wieczór
motion = Elementy się poruszają
confirm-final = Pytaj przed tym, czego nie można cofnąć
your-name = Twoje imię

refusal-bad-key = Ten link nie otwiera tu żadnego miejsca.
refusal-bad-options = Te opcje nie pasują do siebie.
refusal-bad-request = Serwer tego nie zrozumiał.
refusal-broken-table = Zasady tego serwera nie pozwalają dokończyć gry przy tym stole.
refusal-foreign-origin = Ta strona nie może rozmawiać z tamtym serwerem.
refusal-illegal = Zasady na to nie pozwalają.
refusal-not-allowed = Z tego miejsca tak nie można.
refusal-not-started = Gra jeszcze się nie zaczęła.
refusal-not-your-turn = To nie twoja kolej.
refusal-over = Gra jest skończona.
refusal-seat-taken = To miejsce jest zajęte.
refusal-server-error = Coś poszło nie tak na serwerze.
refusal-stale = Na stole jest już inaczej; spójrz jeszcze raz.
refusal-too-large = To za długie.
refusal-too-many = Za dużo naraz; poczekaj chwilę.
refusal-try-again = Serwer nie odpowiada; spróbuj ponownie.
refusal-unknown-action = Nie ma takiej akcji.
refusal-unknown-game = Nie ma tu takiej gry.
refusal-unknown-path = Nic tu nie ma.
refusal-unknown-table = Nie ma takiego stołu.
refusal-wrong-method = Serwer tego nie zrozumiał.
