# Co widać w każdym przykładzie z zasad.

a-flame = Indygo zatrudnia Wytwórcę kości za 5 mon. Karta ma premię walki z ogniem, więc Indygo wchodzi na stopień 1 toru.
her-experience = Indygo robi interes ze sprzedawczynią jaj gracza Cynober i dostaje 1 ryż. Sprzedawczyni zyskuje doświadczenie i osiąga poziom 2.
over-the-line = Indygo zatrudnia Bibliotekarza, a potem przekracza linię okrążenia. Wszystkie postacie Indygo zyskują doświadczenie, także dopiero co zatrudniona.
two-vendors = Ostatni interes Indygo w miesiącu 3 prowadzi do dnia wypłaty. W nagaya A jest dwóch handlarzy ulicznych, obaj z kobun Indygo: 2 × 2 = 4 IKI. Potem trzy postacie zjadają 3 ryżu.
put-out = Pożar o sile 5 w nagaya B pali sprzedawczynię jaj gracza Cynober na stoisku 1. Na stoisku 2 ma siłę 4, a Indygo, na stopniu 5, go gasi.
last-business = W Nowy Rok Indygo idzie prosto na targ rybny, płaci 9 mon za droższą zimową rybę i buduje Zajazd u kamieniarza gracza Mech, który przez to odchodzi na emeryturę.
five-types = Z ostatnim interesem gra się kończy. Lalkarz na emeryturze liczy się jako sprzedawca sklepowy, piąty typ Indygo: 25 IKI.
a-corner = Mech zatrudnia Wytwórcę sandałów za 4 mon i dopłaca 2 za narożne stoisko C4.
a-retirement = Jeden krok przez linię okrążenia i sprzedawca bawełny z poziomu 3 odchodzi na emeryturę. Kobun wraca do Indygo, a stoisko B1 jest puste.
too-little-rice = Mech ma mniej ryżu niż postaci i odprawia nosiwodę z A4. Pozostałe dwie są nakarmione.
a-neutral = W nieparzystym miesiącu gracz ze słońcem czyni Wytwórcę kości neutralnym i stawia go na stoisku A3, bez kobun.
a-neutral-leaves = Indygo robi interes z neutralnym strażakiem, wchodzi o stopień wyżej na torze walki z ogniem, a karta wypada z gry.
