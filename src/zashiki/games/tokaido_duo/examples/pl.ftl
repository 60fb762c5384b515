# Co widać w każdym przykładzie z zasad.

no-way-back = Kość pokazuje 2: artysta gracza Cynober nie może ani wyjść z R7 i wrócić, ani zrobić jednego kroku do R8. Dwa regiony dalej leży R1.
two-routes = Kość pokazuje 2: kupiec gracza Indygo przechodzi dwa szlaki, z C2 przez M2 do M3.
two-ceramics = C3 płaci za ceramikę po 4 monety. Kupiec gracza Indygo idzie tam i sprzedaje 2 za 8 monet.
past-the-merchant = Pielgrzym gracza Indygo przechodzi 2 przystanki. Pierwszy, na którym stoi jego własny kupiec, liczy się jako krok; drugi to ogród.
two-for-company = Artysta gracza Indygo przychodzi do R4. Liczą się własny pielgrzym na jego wybrzeżu i własny kupiec w C3, więc odkrywa się 2 obrazy. Podarować jeszcze nie można: pierwszy obraz leży zakryty.
a-waterfall = Pierwszy obraz gracza Indygo przedstawia wodospad. Kość pokazuje 1: artysta idzie do R5, regionu wodospadu, i podarowuje obraz.
two-slabs = Indygo ma 8 monet i sprzedaje 3 wachlarze za 12, ze sprytnym kupcem. Dwa razy po dziesięć monet to dwie sztabki złota.
last-temple = Indygo dochodzi do dziewiątego pola toru świątyń, co uruchamia koniec gry. Runda toczy się do końca; 9 razy 5 to 45 za wiarę.
push-on = Pielgrzym gracza Cynober zatrzymałby się w C7, ale ktoś tam stoi. Idzie do następnego wolnego przystanku, ogrodu.
once-more = Indygo używa żetonu gorącego źródła: pielgrzym drugi raz przechodzi 2 przystanki i trafia na brzeg morza.
inspired = Indygo ma natchnionego artystę. Na drodze tego ruchu leżał wodospad, więc można tu podarować wodospad.
a-stolen-tile = Na planszy nie ma już kafelków fali, więc na brzegu morza Cynober zabiera sprytnego kupca graczowi Indygo.
