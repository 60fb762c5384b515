# Co widać w każdym przykładzie z zasad.

two-tokens = Indygo odsłania zieloną 1. Zielona gejsza robi jeden krok do żółtej herbaciarni, a Indygo bierze tam dwóch żółtych gości.
first-return = Niebieska 3 (Indygo) prowadzi niebieską gejszę do zielonej herbaciarni. Niebieska 2 (Cynober) sprowadza ją potem do domu i gejsza dostaje pierwszy żeton z rzędu geiko.
second-return = Cynober zagrywa czerwoną 3. To drugi powrót czerwonej gejszy w tej rundzie, więc do pierwszego żetonu dochodzi następny z rzędu okaasan.
half-decides = Ostatnia Intryga kończy rundę. U czerwonej gejszy karty mają 5 do 5, a jej żeton wpływu daje 5½: Indygo dostaje za nią 7.
a-gift = Indygo oferuje różową 4, czerwoną 1 i niebieską 1. Cynober bierze niebieską 1, a dwie pozostałe zagrywa Indygo: różowa gejsza wraca do domu.
a-counter = Zamiast wybierać, Indygo zastępuje kartę na miejscu b niebieską 4. Teraz wybiera Cynober.
maiko-works = Czerwona 4 idzie do pracy (Cynober): czerwona gejsza przechodzi z żółtej herbaciarni do zielonej, a karta nie daje wpływu.
a-visit = Indygo kładzie zieloną 2 pod niebieską herbaciarnię, a zielona gejsza idzie do czerwonej. To własna herbaciarnia gracza Cynober: 2 punkty dla niego, choć trwa tura Indygo.
lighter-hand = Runda się kończy i ręce są jawne: 11 do 13. Ręka Indygo jest lżejsza i zdobywa różnicę, czyli 2.
