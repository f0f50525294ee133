### Zaginiona wyspa Arnak: nazwy rzeczy i ich działanie, naszymi słowami.

## Zasoby, podróże i inne słowa. Z tych nazw powstają wyliczenia.

arnak-name-coin = moneta
arnak-name-compass = kompas
arnak-name-tablet = tabliczka
arnak-name-arrowhead = grot strzały
arnak-name-jewel = klejnot
arnak-name-idol = bożek
arnak-name-boot = but
arnak-name-car = auto
arnak-name-ship = statek
arnak-name-plane = samolot
arnak-name-pilot = pilot
arnak-name-item = przedmiot
arnak-name-artifact = artefakt
arnak-name-assistant = asystent
arnak-name-guardian = strażnik
arnak-name-archaeologist = archeolog
arnak-name-glass = lupa
arnak-name-notebook = brulion
arnak-name-moon-staff = księżycowe berło
arnak-name-bird = Świątynia Ptaka
arnak-name-snake = Świątynia Węża
arnak-name-lost-temple = zaginiona świątynia
arnak-name-camp = obóz
arnak-name-level-1 = poziom I
arnak-name-level-2 = poziom II
arnak-name-fear-tile = kafelek strachu
arnak-name-silver = srebrny
arnak-name-gold = złoty
arnak-name-ready = przygotowany
arnak-name-exhausted = wyczerpany
arnak-name-exile = usunięcie karty
arnak-name-draw = dobranie karty
arnak-name-upgrade = wymiana
arnak-name-refresh = przygotowanie asystenta
arnak-name-boon = przysługa
arnak-name-hand = ręka
arnak-name-deck = talia
arnak-name-play-area = obszar gry
arnak-name-crates = skrzynie
arnak-name-slot = pole bożka
arnak-name-card-row = rząd kart
arnak-name-rival = przeciwnik

# Tyle zasobu, w bierniku: jak po „bierze” czy „płaci”.
arnak-count-coin =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
arnak-count-compass =
    { $count ->
        [one] { $count } kompas
        [few] { $count } kompasy
       *[many] { $count } kompasów
    }
arnak-count-tablet =
    { $count ->
        [one] { $count } tabliczkę
        [few] { $count } tabliczki
       *[many] { $count } tabliczek
    }
arnak-count-arrowhead =
    { $count ->
        [one] { $count } grot
        [few] { $count } groty
       *[many] { $count } grotów
    }
arnak-count-jewel =
    { $count ->
        [one] { $count } klejnot
        [few] { $count } klejnoty
       *[many] { $count } klejnotów
    }

## Karty podstawowe i Strach

arnak-card-funding-car = Fundusze
arnak-effect-funding-car = Weź 1 monetę.
arnak-card-funding-ship = Fundusze
arnak-effect-funding-ship = Weź 1 monetę.
arnak-card-exploration-car = Eksploracja
arnak-effect-exploration-car = Weź 1 kompas.
arnak-card-exploration-ship = Eksploracja
arnak-effect-exploration-ship = Weź 1 kompas.
arnak-card-fear = Strach
arnak-effect-fear = Bez efektu. Można jej użyć tylko jako buta. Na końcu kosztuje 1 punkt.

## Karty: przedmioty

arnak-card-sea-turtle = Żółw morski
arnak-effect-sea-turtle = Dobierz 1 kartę. Potem możesz od razu prowadzić wykopaliska albo odkryć stanowisko ze zniżką jednego statku.
arnak-card-ostrich = Struś
arnak-effect-ostrich = Dobierz 1 kartę. Potem możesz od razu prowadzić wykopaliska albo odkryć stanowisko ze zniżką jednego auta.
arnak-card-pack-donkey = Juczny osioł
arnak-effect-pack-donkey = Dobierz 2 karty.
arnak-card-horse = Koń
arnak-effect-horse = Dobierz 1 kartę. Weź 1 monetę i 1 kompas.
arnak-card-steam-boat = Parowiec
arnak-effect-steam-boat = Weź 2 kompasy.
arnak-card-automobile = Automobil
arnak-effect-automobile = Weź 2 kompasy.
arnak-card-sturdy-boots = Solidne buty
arnak-effect-sturdy-boots = Weź 1 kompas. Potem możesz od razu prowadzić wykopaliska albo odkryć stanowisko ze zniżką dwóch butów.
arnak-card-gold-pan = Płuczka do złota
arnak-effect-gold-pan = Weź 2 monety.
arnak-card-trowel = Szpachelka
arnak-effect-trowel = Możesz zapłacić 1 kompas i wziąć 1 klejnot.
arnak-card-pickaxe = Kilof
arnak-effect-pickaxe = Możesz zapłacić 1 kompas i wziąć 1 tabliczkę oraz 1 grot.
arnak-card-hot-air-balloon = Balon
arnak-effect-hot-air-balloon = Usuń tę kartę. Możesz od razu prowadzić wykopaliska albo odkryć stanowisko ze zniżką jednego samolotu; odkrycie kosztuje też o 3 kompasy mniej.
arnak-card-aeroplane = Aeroplan
arnak-effect-aeroplane = Możesz od razu prowadzić wykopaliska albo odkryć stanowisko ze zniżką jednego samolotu; odkrycie kosztuje też o 2 kompasy mniej.
arnak-card-journal = Dziennik
arnak-effect-journal = Usuń tę kartę. Możesz za darmo przeprowadzić badania brulionem. Nadal nie może on wyprzedzić twojej lupy.
arnak-card-parrot = Papuga
arnak-effect-parrot = Możesz odrzucić kartę z ręki i wziąć 1 klejnot.
arnak-card-watch = Zegarek
arnak-effect-watch = Weź 2 monety jako akcję darmową; albo spasuj i weź 3 monety.
arnak-card-army-knife = Nóż oficerski
arnak-effect-army-knife = Wybierz dwie różne możliwości: usuń kartę; weź 1 monetę; weź 1 kompas; weź 1 tabliczkę.
arnak-card-binoculars = Lornetka
arnak-effect-binoculars = Aktywuj dowolne odkryte stanowisko poziomu I.
arnak-card-tent = Namiot
arnak-effect-tent = Aktywuj stanowisko, które zajmujesz. Za stanowisko poziomu II najpierw zapłać 2 kompasy.
arnak-card-fishing-rod = Wędka
arnak-effect-fishing-rod = Odkryj wierzchnią kartę talii przedmiotów. Możesz kupić ją albo przedmiot z rzędu o 3 monety taniej.
arnak-card-precision-compass = Precyzyjny kompas
arnak-effect-precision-compass = Odkryj wierzchnią kartę talii artefaktów. Możesz kupić ją albo artefakt z rzędu o 3 kompasy taniej.
arnak-card-bow-and-arrows = Łuk i strzały
arnak-effect-bow-and-arrows = Weź 1 kompas za każdego strażnika na zajmowanym stanowisku i za każdego ujarzmionego (najwyżej 3).
arnak-card-carrier-pigeon = Gołąb pocztowy
arnak-effect-carrier-pigeon = Weź 2 tabliczki.
arnak-card-whip = Bicz
arnak-effect-whip = Usuń tę kartę. Możesz kupić artefakt o 4 kompasy taniej.
arnak-card-rough-map = Szkic mapy
arnak-effect-rough-map = Usuń tę kartę. Weź 3 kompasy.
arnak-card-airdrop = Zrzut
arnak-effect-airdrop = Usuń tę kartę. Weź za darmo na rękę przedmiot z rzędu.
arnak-card-flask = Piersiówka
arnak-effect-flask = Usuń tę kartę. Dobierz 3 karty.
arnak-card-machete = Maczeta
arnak-effect-machete = Możesz usunąć kartę. Weź 2 kompasy.
arnak-card-torch = Pochodnia
arnak-effect-torch = Możesz usunąć kartę. Weź 1 tabliczkę.
arnak-card-large-backpack = Duży plecak
arnak-effect-large-backpack = Weź 1 monetę. Dobierz 1 kartę ze spodu swojej talii.
arnak-card-rope = Lina
arnak-effect-rope = Możesz odrzucić kartę z ręki, aby dobrać 2 karty.
arnak-card-revolver = Rewolwer
arnak-effect-revolver = Możesz zapłacić 1 kompas, aby ujarzmić strażnika na zajmowanym stanowisku bez ponoszenia kosztu.
arnak-card-hat = Kapelusz
arnak-effect-hat = Weź 1 monetę i 1 kompas.
arnak-card-bear-trap = Pułapka
arnak-effect-bear-trap = Usuń tę kartę. Możesz ujarzmić strażnika bez ponoszenia kosztu na dowolnym stanowisku bez archeologów innych graczy.
arnak-card-grappling-hook = Hak z liną
arnak-effect-grappling-hook = Możesz odrzucić kartę z ręki, aby dobrać 1 kartę. Potem możesz usunąć kartę.
arnak-card-lantern = Latarnia
arnak-effect-lantern = Aktywuj dowolny obóz.
arnak-card-dog = Pies
arnak-effect-dog = Weź 1 kompas. Aktywuj niezajęty obóz.
arnak-card-brush = Pędzel
arnak-effect-brush = Weź 1 kompas za każdego swojego bożka, w skrzyniach i na polach (najwyżej 3).
arnak-card-axe = Siekiera
arnak-effect-axe = Możesz usunąć kartę. Weź 1 kompas.
arnak-card-chronometer = Chronometr
arnak-effect-chronometer = Weź 1 monetę i 1 kompas jako akcję darmową; albo spasuj i weź 3 kompasy.
arnak-card-theodolite = Teodolit
arnak-effect-theodolite = Weź 1 monetę oraz 1 kompas za każdego swojego archeologa na stanowisku.

## Karty: artefakty

arnak-card-pathfinders-sandals = Sandały tropiciela
arnak-effect-pathfinders-sandals = Przemieść swojego archeologa ze stanowiska do obozu, a potem aktywuj ten obóz.
arnak-card-pathfinders-staff = Laska tropiciela
arnak-effect-pathfinders-staff = Przemieść swojego archeologa ze stanowiska do obozu albo na odkryte stanowisko poziomu I, a potem je aktywuj.
arnak-card-war-mask = Maska wojenna
arnak-effect-war-mask = Weź 1 grot. W tej rundzie nie bierzesz Strachu za strażników, gdy twoi archeolodzy wracają.
arnak-card-treasure-chest = Skrzynia skarbów
arnak-effect-treasure-chest = Dobierz 1 kartę. Weź 1 monetę.
arnak-card-ritual-dagger = Rytualny sztylet
arnak-effect-ritual-dagger = Możesz usunąć kartę. Weź 1 grot.
arnak-card-crystal-earring = Kolczyk z kryształem
arnak-effect-crystal-earring = Wybierz liczbę od 1 do 3 i dobierz tyle kart. Zatrzymaj jedną. Jedną z pozostałych możesz odłożyć na wierzch talii; resztę odrzuć.
arnak-card-mortar = Moździerz
arnak-effect-mortar = Możesz usunąć kartę. Weź 2 monety.
arnak-card-serpents-gold = Złoto Węża
arnak-effect-serpents-gold = Weź kartę Strachu. Weź 4 monety.
arnak-card-serpent-idol = Bożek Węża
arnak-effect-serpent-idol = Weź kartę Strachu. Weź 1 klejnot.
arnak-card-monkey-medallion = Małpi medalion
arnak-effect-monkey-medallion = Weź za darmo przedmiot z rzędu i połóż go na wierzchu swojej talii.
arnak-card-idol-of-ara-anu = Bożek Ara-Anu
arnak-effect-idol-of-ara-anu = Możesz od razu przeprowadzić badania albo wziąć kafelek świątyni, płacąc o 1 klejnot mniej.
arnak-card-inscribed-blade = Ostrze z inskrypcją
arnak-effect-inscribed-blade = Możesz od razu przeprowadzić badania albo wziąć kafelek świątyni, płacąc o 1 grot albo o 2 tabliczki mniej.
arnak-card-guardians-ocarina = Okaryna strażnika
arnak-effect-guardians-ocarina = Możesz zabrać swojego archeologa ze stanowiska na planszetkę. W tej rundzie każdy twój symbol podróży liczy się jako samolot.
arnak-card-tigerclaw-hairpin = Spinka z tygrysim pazurem
arnak-effect-tigerclaw-hairpin = Możesz usunąć kartę. Aktywuj niezajęty obóz.
arnak-card-war-club = Maczuga
arnak-effect-war-club = Możesz ujarzmić strażnika na zajmowanym stanowisku bez ponoszenia kosztu.
arnak-card-sundial = Zegar słoneczny
arnak-effect-sundial = Weź 2 tabliczki; albo spasuj i weź 1 klejnot.
arnak-card-traders-scales = Waga kupców
arnak-effect-traders-scales = Możesz wymienić tabliczkę na grot albo grot na klejnot. Weź 3 monety.
arnak-card-hunting-arrows = Strzały myśliwskie
arnak-effect-hunting-arrows = Weź kartę Strachu. Weź 2 groty.
arnak-card-coconut-flask = Butelka z kokosa
arnak-effect-coconut-flask = Weź 2 monety. Użyj srebrnego efektu asystenta z planszy zasobów.
arnak-card-cleansing-cauldron = Kocioł oczyszczenia
arnak-effect-cleansing-cauldron = Możesz dobrać 1 kartę. Potem możesz usunąć kartę.
arnak-card-ancient-wine = Starożytne wino
arnak-effect-ancient-wine = Weź 1 monetę. Użyj złotego efektu asystenta z planszy zasobów.
arnak-card-decorated-horn = Strojny róg
arnak-effect-decorated-horn = Zamień swojego asystenta na tego z wierzchu któregoś stosu na planszy zasobów. Nowy ma ten sam poziom i jest przygotowany.
arnak-card-ornate-hammer = Zdobiony młot
arnak-effect-ornate-hammer = Usuń z rzędu skrajny prawy przedmiot. Potem możesz wziąć za darmo dowolny usunięty przedmiot i położyć go pod swoją talią.
arnak-card-star-charts = Mapy gwiazd
arnak-effect-star-charts = Możesz zapłacić 1 monetę, aby aktywować dwa różne obozy.
arnak-card-stone-jar = Kamienny dzban
arnak-effect-stone-jar = Dobierz 1 kartę.
arnak-card-passage-shell = Muszla przejścia
arnak-effect-passage-shell = Możesz od razu prowadzić wykopaliska w obozie bez opłaty za podróż i dwukrotnie skorzystać z jego efektu.
arnak-card-ceremonial-rattle = Grzechotka obrzędowa
arnak-effect-ceremonial-rattle = Możesz przygotować jednego wyczerpanego asystenta.
arnak-card-sacred-drum = Święty bęben
arnak-effect-sacred-drum = Możesz odrzucić kartę z ręki, aby przygotować najwyżej 2 wyczerpanych asystentów.
arnak-card-traders-coins = Monety kupca
arnak-effect-traders-coins = Możesz wymienić tabliczkę na grot albo grot na klejnot. Weź 2 monety.
arnak-card-stone-key = Kamienny klucz
arnak-effect-stone-key = Możesz przenieść bożka z pola z powrotem do skrzyń i zwolnić to pole.
arnak-card-obsidian-earring = Kolczyk z obsydianem
arnak-effect-obsidian-earring = Wybierz 1 lub 2 i dobierz tyle kart ze spodu swojej talii. Zatrzymaj jedną, drugą odrzuć.
arnak-card-guiding-stone = Kamień przewodni
arnak-effect-guiding-stone = Odkryj wierzchni kafelek stanowiska poziomu I, skorzystaj z jego efektu i połóż go na spodzie stosu.
arnak-card-guiding-skull = Czaszka przewodnia
arnak-effect-guiding-skull = Możesz zapłacić 1 kompas, aby odkryć wierzchni kafelek stanowiska poziomu II, skorzystać z jego efektu i położyć go na spodzie stosu.
arnak-card-runes-of-the-dead = Runy umarłych
arnak-effect-runes-of-the-dead = Weź kartę Strachu. Weź 1 monetę i 3 tabliczki.
arnak-card-guardians-crown = Korona strażnika
arnak-effect-guardians-crown = Przenieś strażnika ze stanowiska, które zajmujesz, do obozu albo na odkryte stanowisko poziomu I bez archeologów i strażników, a potem aktywuj to stanowisko.

## Asystenci: nazwy i efekty obu stron

arnak-assistant-banker = bankier
arnak-effect-banker-silver = Weź 2 monety.
arnak-effect-banker-gold = Weź 3 monety.
arnak-assistant-scholar = uczony
arnak-effect-scholar-silver = Weź 1 tabliczkę.
arnak-effect-scholar-gold = Weź 1 tabliczkę i 1 monetę.
arnak-assistant-stone-cutter = kamieniarz
arnak-effect-stone-cutter-silver = Możesz wydać 1 but i wziąć 1 grot.
arnak-effect-stone-cutter-gold = Weź 1 grot.
arnak-assistant-trader = handlarz
arnak-effect-trader-silver = Możesz zapłacić 1 monetę i wziąć 1 grot.
arnak-effect-trader-gold = Możesz zapłacić 1 monetę i wziąć 1 grot albo 1 klejnot.
arnak-assistant-medic = medyk
arnak-effect-medic-silver = Możesz usunąć kartę.
arnak-effect-medic-gold = Możesz usunąć kartę. Weź 1 kompas.
arnak-assistant-porter = tragarz
arnak-effect-porter-silver = Możesz dobrać 1 kartę. Potem musisz odrzucić kartę z ręki.
arnak-effect-porter-gold = Dobierz 1 kartę.
arnak-assistant-aviator = lotnik
arnak-effect-aviator-silver = Weź 1 monetę albo 1 samolot na podróż.
arnak-effect-aviator-gold = Weź 2 monety albo 2 samoloty na podróż.
arnak-assistant-driver = kierowca
arnak-effect-driver-silver = Weź 1 kompas albo 1 auto na podróż.
arnak-effect-driver-gold = Weź 1 kompas i 1 monetę albo 2 auta na podróż.
arnak-assistant-sea-captain = kapitan
arnak-effect-sea-captain-silver = Weź 1 kompas albo 1 statek na podróż.
arnak-effect-sea-captain-gold = Weź 1 kompas i 1 monetę albo 2 statki na podróż.
arnak-assistant-quartermaster = kwatermistrz
arnak-effect-quartermaster-silver = Akcja główna: kup przedmiot albo artefakt o 1 taniej.
arnak-effect-quartermaster-gold = Akcja główna: kup przedmiot albo artefakt o 2 taniej.
arnak-assistant-naturalist = przyrodnik
arnak-effect-naturalist-silver = Możesz wymienić tabliczkę na grot albo grot na klejnot.
arnak-effect-naturalist-gold = Możesz wymienić tabliczkę na grot albo grot na klejnot. Weź 1 kompas.
arnak-assistant-guide = przewodnik
arnak-effect-guide-silver = Weź 1 kompas.
arnak-effect-guide-gold = Weź 2 kompasy.

## Strażnicy: koszt ujarzmienia i przysługa

arnak-guardian-g01 = strażnik 1
arnak-cost-g01 = 1 kompas, 1 moneta, 1 grot
arnak-boon-g01 = jeden statek
arnak-guardian-g02 = strażnik 2
arnak-cost-g02 = karta z ręki, 1 moneta, 1 grot
arnak-boon-g02 = usuń kartę
arnak-guardian-g03 = strażnik 3
arnak-cost-g03 = but, 1 moneta, 1 grot
arnak-boon-g03 = jedno auto
arnak-guardian-g04 = strażnik 4
arnak-cost-g04 = 2 monety, 1 grot
arnak-boon-g04 = jedno auto
arnak-guardian-g05 = strażnik 5
arnak-cost-g05 = but, 1 tabliczka, 1 grot
arnak-boon-g05 = usuń kartę
arnak-guardian-g06 = strażnik 6
arnak-cost-g06 = samolot, 1 grot
arnak-boon-g06 = usuń kartę
arnak-guardian-g07 = strażnik 7
arnak-cost-g07 = karta z ręki, 1 kompas, 1 grot
arnak-boon-g07 = dobierz 1 kartę
arnak-guardian-g08 = strażnik 8
arnak-cost-g08 = 4 monety
arnak-boon-g08 = wymień tabliczkę na grot albo grot na klejnot
arnak-guardian-g09 = strażnik 9
arnak-cost-g09 = statek, 1 grot
arnak-boon-g09 = jedno auto
arnak-guardian-g10 = strażnik 10
arnak-cost-g10 = auto, 1 grot
arnak-boon-g10 = jeden statek
arnak-guardian-g11 = strażnik 11
arnak-cost-g11 = but, but, 1 kompas
arnak-boon-g11 = usuń kartę
arnak-guardian-g12 = strażnik 12
arnak-cost-g12 = but, 1 klejnot
arnak-boon-g12 = jeden samolot
arnak-guardian-g13 = strażnik 13
arnak-cost-g13 = 3 tabliczki
arnak-boon-g13 = jeden samolot
arnak-guardian-g14 = strażnik 14
arnak-cost-g14 = samolot, 1 grot
arnak-boon-g14 = usuń kartę
arnak-guardian-g15 = strażnik 15
arnak-cost-g15 = 2 kompasy, 1 grot
arnak-boon-g15 = jeden statek

## Miejsca na wyspie, według numerów

arnak-place-0 = obóz monet
arnak-effect-place-0 = Weź 2 monety.
arnak-place-1 = obóz kompasów
arnak-effect-place-1 = Weź 2 kompasy.
arnak-place-2 = obóz tabliczek
arnak-effect-place-2 = Weź 2 tabliczki.
arnak-place-3 = obóz grotów
arnak-effect-place-3 = Weź 1 grot.
arnak-place-4 = obóz klejnotów
arnak-effect-place-4 = Możesz odrzucić kartę z ręki i wziąć 1 klejnot.
arnak-place-5 = stanowisko b1 (poziom I)
arnak-place-6 = stanowisko b2 (poziom I)
arnak-place-7 = stanowisko b3 (poziom I)
arnak-place-8 = stanowisko b4 (poziom I)
arnak-place-9 = stanowisko c1 (poziom I)
arnak-place-10 = stanowisko c2 (poziom I)
arnak-place-11 = stanowisko c3 (poziom I)
arnak-place-12 = stanowisko c4 (poziom I)
arnak-place-13 = stanowisko d1 (poziom II)
arnak-place-14 = stanowisko d2 (poziom II)
arnak-place-15 = stanowisko d3 (poziom II)
arnak-place-16 = stanowisko d4 (poziom II)

## Kafelki stanowisk

arnak-tile-plane-wreck = wrak samolotu
arnak-effect-plane-wreck = Weź 2 kompasy albo weź za darmo przedmiot z rzędu i połóż go pod swoją talią.
arnak-tile-l1-02 = stanowisko I/2
arnak-effect-l1-02 = Weź 1 monetę i 1 grot.
arnak-tile-l1-03 = stanowisko I/3
arnak-effect-l1-03 = Dobierz 1 kartę. Weź 1 monetę i 1 tabliczkę.
arnak-tile-l1-04 = stanowisko I/4
arnak-effect-l1-04 = Weź 1 kompas i 1 grot.
arnak-tile-l1-05 = stanowisko I/5
arnak-effect-l1-05 = Weź 1 monetę i 2 tabliczki.
arnak-tile-l1-06 = stanowisko I/6
arnak-effect-l1-06 = Weź 1 tabliczkę i 1 grot.
arnak-tile-l1-07 = stanowisko I/7
arnak-effect-l1-07 = Dobierz 1 kartę. Weź 1 grot.
arnak-tile-l1-08 = stanowisko I/8
arnak-effect-l1-08 = Weź kartę Strachu. Weź 1 tabliczkę i 1 klejnot.
arnak-tile-l1-09 = stanowisko I/9
arnak-effect-l1-09 = Weź kartę Strachu. Weź 1 kompas i 1 klejnot.
arnak-tile-l1-10 = stanowisko I/10
arnak-effect-l1-10 = Weź 1 klejnot.
arnak-tile-l2-01 = stanowisko II/1
arnak-effect-l2-01 = Weź 2 kompasy i 1 klejnot.
arnak-tile-l2-02 = stanowisko II/2
arnak-effect-l2-02 = Weź 1 monetę, 1 kompas, 1 tabliczkę i 1 grot.
arnak-tile-l2-03 = stanowisko II/3
arnak-effect-l2-03 = Weź 1 grot i 1 klejnot.
arnak-tile-l2-04 = stanowisko II/4
arnak-effect-l2-04 = Dobierz 1 kartę. Weź 1 tabliczkę i 1 klejnot.
arnak-tile-l2-05 = stanowisko II/5
arnak-effect-l2-05 = Weź 2 tabliczki i 1 klejnot.
arnak-tile-l2-06 = stanowisko II/6
arnak-effect-l2-06 = Weź kartę Strachu. Weź 2 tabliczki i 2 groty.

## Bożki, pola bożków i nagrody naukowe

arnak-idol-coin = bożek: moneta
arnak-effect-idol-coin = Weź 1 monetę.
arnak-idol-compass = bożek: kompas
arnak-effect-idol-compass = Weź 1 kompas.
arnak-idol-tablet = bożek: tabliczka
arnak-effect-idol-tablet = Weź 1 tabliczkę.
arnak-idol-exile = bożek: usunięcie karty
arnak-effect-idol-exile = Możesz usunąć kartę.
arnak-idol-upgrade = bożek: wymiana
arnak-effect-idol-upgrade = Możesz wymienić tabliczkę na grot albo grot na klejnot.
arnak-idol-refresh = bożek: przygotowanie asystenta
arnak-effect-idol-refresh = Możesz przygotować jednego wyczerpanego asystenta.
arnak-effect-slot-jewel = Możesz zapłacić 1 monetę i wziąć 1 klejnot.
arnak-effect-slot-arrowhead = Weź 1 grot.
arnak-effect-slot-tablets = Weź 2 tabliczki.
arnak-effect-slot-coin-and-compass = Weź 1 monetę i 1 kompas.
arnak-effect-slot-card = Dobierz 1 kartę.
arnak-bonus-coin = nagroda: moneta
arnak-effect-bonus-coin = Weź 1 monetę.
arnak-bonus-compass = nagroda: kompas
arnak-effect-bonus-compass = Weź 1 kompas.
arnak-bonus-tablet = nagroda: tabliczka
arnak-effect-bonus-tablet = Weź 1 tabliczkę.
arnak-bonus-exile = nagroda: usunięcie karty
arnak-effect-bonus-exile = Możesz usunąć kartę.
arnak-bonus-draw = nagroda: dobranie karty
arnak-effect-bonus-draw = Dobierz 1 kartę.
arnak-bonus-upgrade = nagroda: wymiana
arnak-effect-bonus-upgrade = Możesz wymienić tabliczkę na grot albo grot na klejnot.

## Badania: pola obu torów i koszt kroku

arnak-space-b0 = start
arnak-space-b1 = pole 1 (rząd 1, z lewej)
arnak-cost-b1 = 1 kompas, 1 grot
arnak-space-b2 = pole 2 (rząd 1, z prawej)
arnak-cost-b2 = 1 klejnot
arnak-space-b3 = pole 3 (rząd 2, z lewej)
arnak-cost-b3 = 1 klejnot
arnak-space-b4 = pole 4 (rząd 2, z prawej)
arnak-cost-b4 = 1 tabliczka, 1 grot
arnak-space-b5 = pole 5 (rząd 3)
arnak-cost-b5 = 2 tabliczki, 1 grot
arnak-space-b6 = pole 6 (rząd 4, z lewej)
arnak-cost-b6 = 1 moneta, 1 tabliczka, 1 grot
arnak-space-b7 = pole 7 (rząd 4, w środku)
arnak-cost-b7 = 1 tabliczka, 1 klejnot
arnak-space-b8 = pole 8 (rząd 4, z prawej)
arnak-cost-b8 = 2 groty
arnak-space-b9 = pole 9 (rząd 5)
arnak-cost-b9 = 1 moneta, 1 klejnot
arnak-space-b10 = pole 10 (rząd 6, z lewej)
arnak-cost-b10 = 1 kompas, 1 klejnot
arnak-space-b11 = pole 11 (rząd 6, z prawej)
arnak-cost-b11 = 2 tabliczki, 1 grot
arnak-space-b12 = pole 12 (rząd 7, z lewej)
arnak-cost-b12 = 1 moneta, 1 tabliczka, 1 grot
arnak-space-b13 = pole 13 (rząd 7, z prawej)
arnak-cost-b13 = 1 tabliczka, 1 klejnot
arnak-space-b14 = zaginiona świątynia
arnak-cost-b14 = 1 moneta, 1 kompas, 1 klejnot
arnak-space-s0 = start
arnak-space-s1 = pole 1 (rząd 1, z lewej)
arnak-cost-s1 = 1 kompas, 2 tabliczki
arnak-space-s2 = pole 2 (rząd 1, z prawej)
arnak-cost-s2 = 1 klejnot
arnak-space-s3 = pole 3 (rząd 2, z lewej)
arnak-cost-s3 = 1 moneta, 1 kompas, 1 grot
arnak-space-s4 = pole 4 (rząd 2, w środku)
arnak-cost-s4 = 1 tabliczka, 1 klejnot
arnak-space-s5 = pole 5 (rząd 2, z prawej)
arnak-cost-s5 = 2 groty
arnak-space-s6 = pole 6 (rząd 3, z lewej)
arnak-cost-s6 = 2 tabliczki, 1 grot
arnak-space-s7 = pole 7 (rząd 3, z prawej)
arnak-cost-s7 = 1 moneta, 1 klejnot
arnak-space-s8 = pole 8 (rząd 4)
arnak-cost-s8 = 1 bożek ze skrzyń
arnak-space-s9 = pole 9 (rząd 5, z lewej)
arnak-cost-s9 = 2 groty
arnak-space-s10 = pole 10 (rząd 5, z prawej)
arnak-cost-s10 = 1 tabliczka, 1 klejnot
arnak-space-s11 = pole 11 (rząd 6, z lewej)
arnak-cost-s11 = 1 tabliczka, 1 klejnot
arnak-space-s12 = pole 12 (rząd 6, z prawej)
arnak-cost-s12 = 1 kompas, 3 tabliczki
arnak-space-s13 = pole 13 (rząd 7)
arnak-cost-s13 = 1 moneta, 1 tabliczka, 1 grot
arnak-space-s14 = zaginiona świątynia
arnak-cost-s14 = 1 kompas, 1 grot, 1 klejnot

## Badania: efekty rzędów dla lupy i dla brulionu

arnak-effect-bird-1-glass = Weź 1 monetę.
arnak-effect-bird-1-notebook = Zatrudnij srebrnego asystenta z planszy zasobów.
arnak-effect-bird-2-glass = Weź 1 kompas.
arnak-effect-bird-2-notebook = Zatrudnij srebrnego asystenta z planszy zasobów.
arnak-effect-bird-3-glass = Weź 1 kompas.
arnak-effect-bird-3-notebook = Awansuj jednego ze swoich asystentów na złotego.
arnak-effect-bird-4-glass = Weź 1 kompas.
arnak-effect-bird-4-notebook = Awansuj jednego ze swoich asystentów na złotego.
arnak-effect-bird-5-glass = Weź 1 kompas.
arnak-effect-bird-5-notebook = Weź 3 kompasy.
arnak-effect-bird-6-glass = Dobierz 1 kartę.
arnak-effect-bird-6-notebook = Weź za darmo artefakt z rzędu; możesz od razu skorzystać z jego efektu.
arnak-effect-bird-7-glass = Weź 1 kompas.
arnak-effect-bird-7-notebook = Możesz ujarzmić strażnika na zajmowanym stanowisku bez ponoszenia kosztu.
arnak-effect-bird-8-glass = Przejrzyj stos nagród zaginionej świątyni i weź jeden kafelek.
arnak-effect-snake-1-glass = Weź 1 monetę.
arnak-effect-snake-1-notebook = Zatrudnij srebrnego asystenta z planszy zasobów.
arnak-effect-snake-2-glass = Weź 2 monety.
arnak-effect-snake-2-notebook = Możesz usunąć kartę.
arnak-effect-snake-3-glass = Dobierz 1 kartę.
arnak-effect-snake-3-notebook = Awansuj jednego ze swoich asystentów na złotego.
arnak-effect-snake-4-glass = Uratuj asystenta: przejrzyj stos i weź jednego, srebrnego i wyczerpanego.
arnak-effect-snake-4-notebook = Weź za darmo artefakt z rzędu; możesz od razu skorzystać z jego efektu.
arnak-effect-snake-5-glass = Awansuj jednego ze swoich asystentów na złotego.
arnak-effect-snake-5-notebook = Możesz przygotować jednego wyczerpanego asystenta.
arnak-effect-snake-6-glass = Weź kartę Strachu.
arnak-effect-snake-6-notebook = Dobierz 1 kartę.
arnak-effect-snake-7-glass = Weź kartę Strachu.
arnak-effect-snake-7-notebook = Weź 1 klejnot.
arnak-effect-snake-8-glass = Przejrzyj stos nagród zaginionej świątyni i weź jeden kafelek.

## Kafelki świątyni i ich koszt po obu stronach

arnak-temple-2-left = 2 punkty, z lewej
arnak-cost-2-left-bird = 1 moneta, 2 tabliczki
arnak-cost-2-left-snake = 1 kompas, 2 tabliczki
arnak-temple-2-middle = 2 punkty, w środku
arnak-cost-2-middle-bird = 1 klejnot
arnak-cost-2-middle-snake = 1 klejnot
arnak-temple-2-right = 2 punkty, z prawej
arnak-cost-2-right-bird = 1 kompas, 1 grot
arnak-cost-2-right-snake = 1 moneta, 1 grot
arnak-temple-6-left = 6 punktów, z lewej
arnak-cost-6-left-bird = 1 moneta, 2 tabliczki, 1 klejnot
arnak-cost-6-left-snake = 1 kompas, 2 tabliczki, 1 klejnot
arnak-temple-6-right = 6 punktów, z prawej
arnak-cost-6-right-bird = 1 klejnot, 1 kompas, 1 grot
arnak-cost-6-right-snake = 1 klejnot, 1 moneta, 1 grot
arnak-temple-11 = 11 punktów
arnak-cost-11-bird = 1 moneta, 2 tabliczki, 1 klejnot, 1 kompas, 1 grot
arnak-cost-11-snake = 1 kompas, 2 tabliczki, 1 klejnot, 1 moneta, 1 grot

## Kafelki akcji przeciwnika

arnak-rival-dig-coin = wykopaliska: monety
arnak-rival-dig-compass = wykopaliska: kompasy
arnak-rival-dig-tablet = wykopaliska: tabliczki
arnak-rival-dig-arrowhead = wykopaliska: groty
arnak-rival-dig-jewel = wykopaliska: klejnoty
arnak-rival-discover-green = odkrywa stanowisko (zielony)
arnak-rival-discover-red = odkrywa stanowisko (czerwony)
arnak-rival-research-green = prowadzi badania (zielony)
arnak-rival-research-red = prowadzi badania (czerwony)
arnak-rival-overcome-green = ujarzmia strażnika (zielony)
arnak-rival-overcome-red = ujarzmia strażnika (czerwony)
arnak-rival-item-green = kupuje przedmiot (zielony)
arnak-rival-item-red = kupuje przedmiot (czerwony)
arnak-rival-artifact-green = kupuje artefakt (zielony)
arnak-rival-artifact-red = kupuje artefakt (czerwony)

## Karta, asystent lub strażnik jako argument innego tekstu

arnak-card =
    { $card ->
        [funding-car] { arnak-card-funding-car }
        [funding-ship] { arnak-card-funding-ship }
        [exploration-car] { arnak-card-exploration-car }
        [exploration-ship] { arnak-card-exploration-ship }
        [fear] { arnak-card-fear }
        [sea-turtle] { arnak-card-sea-turtle }
        [ostrich] { arnak-card-ostrich }
        [pack-donkey] { arnak-card-pack-donkey }
        [horse] { arnak-card-horse }
        [steam-boat] { arnak-card-steam-boat }
        [automobile] { arnak-card-automobile }
        [sturdy-boots] { arnak-card-sturdy-boots }
        [gold-pan] { arnak-card-gold-pan }
        [trowel] { arnak-card-trowel }
        [pickaxe] { arnak-card-pickaxe }
        [hot-air-balloon] { arnak-card-hot-air-balloon }
        [aeroplane] { arnak-card-aeroplane }
        [journal] { arnak-card-journal }
        [parrot] { arnak-card-parrot }
        [watch] { arnak-card-watch }
        [army-knife] { arnak-card-army-knife }
        [binoculars] { arnak-card-binoculars }
        [tent] { arnak-card-tent }
        [fishing-rod] { arnak-card-fishing-rod }
        [precision-compass] { arnak-card-precision-compass }
        [bow-and-arrows] { arnak-card-bow-and-arrows }
        [carrier-pigeon] { arnak-card-carrier-pigeon }
        [whip] { arnak-card-whip }
        [rough-map] { arnak-card-rough-map }
        [airdrop] { arnak-card-airdrop }
        [flask] { arnak-card-flask }
        [machete] { arnak-card-machete }
        [torch] { arnak-card-torch }
        [large-backpack] { arnak-card-large-backpack }
        [rope] { arnak-card-rope }
        [revolver] { arnak-card-revolver }
        [hat] { arnak-card-hat }
        [bear-trap] { arnak-card-bear-trap }
        [grappling-hook] { arnak-card-grappling-hook }
        [lantern] { arnak-card-lantern }
        [dog] { arnak-card-dog }
        [brush] { arnak-card-brush }
        [axe] { arnak-card-axe }
        [chronometer] { arnak-card-chronometer }
        [theodolite] { arnak-card-theodolite }
        [pathfinders-sandals] { arnak-card-pathfinders-sandals }
        [pathfinders-staff] { arnak-card-pathfinders-staff }
        [war-mask] { arnak-card-war-mask }
        [treasure-chest] { arnak-card-treasure-chest }
        [ritual-dagger] { arnak-card-ritual-dagger }
        [crystal-earring] { arnak-card-crystal-earring }
        [mortar] { arnak-card-mortar }
        [serpents-gold] { arnak-card-serpents-gold }
        [serpent-idol] { arnak-card-serpent-idol }
        [monkey-medallion] { arnak-card-monkey-medallion }
        [idol-of-ara-anu] { arnak-card-idol-of-ara-anu }
        [inscribed-blade] { arnak-card-inscribed-blade }
        [guardians-ocarina] { arnak-card-guardians-ocarina }
        [tigerclaw-hairpin] { arnak-card-tigerclaw-hairpin }
        [war-club] { arnak-card-war-club }
        [sundial] { arnak-card-sundial }
        [traders-scales] { arnak-card-traders-scales }
        [hunting-arrows] { arnak-card-hunting-arrows }
        [coconut-flask] { arnak-card-coconut-flask }
        [cleansing-cauldron] { arnak-card-cleansing-cauldron }
        [ancient-wine] { arnak-card-ancient-wine }
        [decorated-horn] { arnak-card-decorated-horn }
        [ornate-hammer] { arnak-card-ornate-hammer }
        [star-charts] { arnak-card-star-charts }
        [stone-jar] { arnak-card-stone-jar }
        [passage-shell] { arnak-card-passage-shell }
        [ceremonial-rattle] { arnak-card-ceremonial-rattle }
        [sacred-drum] { arnak-card-sacred-drum }
        [traders-coins] { arnak-card-traders-coins }
        [stone-key] { arnak-card-stone-key }
        [obsidian-earring] { arnak-card-obsidian-earring }
        [guiding-stone] { arnak-card-guiding-stone }
        [guiding-skull] { arnak-card-guiding-skull }
        [runes-of-the-dead] { arnak-card-runes-of-the-dead }
       *[guardians-crown] { arnak-card-guardians-crown }
    }
arnak-assistant =
    { $assistant ->
        [banker] { arnak-assistant-banker }
        [scholar] { arnak-assistant-scholar }
        [stone-cutter] { arnak-assistant-stone-cutter }
        [trader] { arnak-assistant-trader }
        [medic] { arnak-assistant-medic }
        [porter] { arnak-assistant-porter }
        [aviator] { arnak-assistant-aviator }
        [driver] { arnak-assistant-driver }
        [sea-captain] { arnak-assistant-sea-captain }
        [quartermaster] { arnak-assistant-quartermaster }
        [naturalist] { arnak-assistant-naturalist }
       *[guide] { arnak-assistant-guide }
    }
arnak-guardian =
    { $guardian ->
        [g01] { arnak-guardian-g01 }
        [g02] { arnak-guardian-g02 }
        [g03] { arnak-guardian-g03 }
        [g04] { arnak-guardian-g04 }
        [g05] { arnak-guardian-g05 }
        [g06] { arnak-guardian-g06 }
        [g07] { arnak-guardian-g07 }
        [g08] { arnak-guardian-g08 }
        [g09] { arnak-guardian-g09 }
        [g10] { arnak-guardian-g10 }
        [g11] { arnak-guardian-g11 }
        [g12] { arnak-guardian-g12 }
        [g13] { arnak-guardian-g13 }
        [g14] { arnak-guardian-g14 }
       *[g15] { arnak-guardian-g15 }
    }

## To samo w wyliczeniach

arnak-name-funding-car = { arnak-card-funding-car }
arnak-name-funding-ship = { arnak-card-funding-ship }
arnak-name-exploration-car = { arnak-card-exploration-car }
arnak-name-exploration-ship = { arnak-card-exploration-ship }
arnak-name-fear = { arnak-card-fear }
arnak-name-sea-turtle = { arnak-card-sea-turtle }
arnak-name-ostrich = { arnak-card-ostrich }
arnak-name-pack-donkey = { arnak-card-pack-donkey }
arnak-name-horse = { arnak-card-horse }
arnak-name-steam-boat = { arnak-card-steam-boat }
arnak-name-automobile = { arnak-card-automobile }
arnak-name-sturdy-boots = { arnak-card-sturdy-boots }
arnak-name-gold-pan = { arnak-card-gold-pan }
arnak-name-trowel = { arnak-card-trowel }
arnak-name-pickaxe = { arnak-card-pickaxe }
arnak-name-hot-air-balloon = { arnak-card-hot-air-balloon }
arnak-name-aeroplane = { arnak-card-aeroplane }
arnak-name-journal = { arnak-card-journal }
arnak-name-parrot = { arnak-card-parrot }
arnak-name-watch = { arnak-card-watch }
arnak-name-army-knife = { arnak-card-army-knife }
arnak-name-binoculars = { arnak-card-binoculars }
arnak-name-tent = { arnak-card-tent }
arnak-name-fishing-rod = { arnak-card-fishing-rod }
arnak-name-precision-compass = { arnak-card-precision-compass }
arnak-name-bow-and-arrows = { arnak-card-bow-and-arrows }
arnak-name-carrier-pigeon = { arnak-card-carrier-pigeon }
arnak-name-whip = { arnak-card-whip }
arnak-name-rough-map = { arnak-card-rough-map }
arnak-name-airdrop = { arnak-card-airdrop }
arnak-name-flask = { arnak-card-flask }
arnak-name-machete = { arnak-card-machete }
arnak-name-torch = { arnak-card-torch }
arnak-name-large-backpack = { arnak-card-large-backpack }
arnak-name-rope = { arnak-card-rope }
arnak-name-revolver = { arnak-card-revolver }
arnak-name-hat = { arnak-card-hat }
arnak-name-bear-trap = { arnak-card-bear-trap }
arnak-name-grappling-hook = { arnak-card-grappling-hook }
arnak-name-lantern = { arnak-card-lantern }
arnak-name-dog = { arnak-card-dog }
arnak-name-brush = { arnak-card-brush }
arnak-name-axe = { arnak-card-axe }
arnak-name-chronometer = { arnak-card-chronometer }
arnak-name-theodolite = { arnak-card-theodolite }
arnak-name-pathfinders-sandals = { arnak-card-pathfinders-sandals }
arnak-name-pathfinders-staff = { arnak-card-pathfinders-staff }
arnak-name-war-mask = { arnak-card-war-mask }
arnak-name-treasure-chest = { arnak-card-treasure-chest }
arnak-name-ritual-dagger = { arnak-card-ritual-dagger }
arnak-name-crystal-earring = { arnak-card-crystal-earring }
arnak-name-mortar = { arnak-card-mortar }
arnak-name-serpents-gold = { arnak-card-serpents-gold }
arnak-name-serpent-idol = { arnak-card-serpent-idol }
arnak-name-monkey-medallion = { arnak-card-monkey-medallion }
arnak-name-idol-of-ara-anu = { arnak-card-idol-of-ara-anu }
arnak-name-inscribed-blade = { arnak-card-inscribed-blade }
arnak-name-guardians-ocarina = { arnak-card-guardians-ocarina }
arnak-name-tigerclaw-hairpin = { arnak-card-tigerclaw-hairpin }
arnak-name-war-club = { arnak-card-war-club }
arnak-name-sundial = { arnak-card-sundial }
arnak-name-traders-scales = { arnak-card-traders-scales }
arnak-name-hunting-arrows = { arnak-card-hunting-arrows }
arnak-name-coconut-flask = { arnak-card-coconut-flask }
arnak-name-cleansing-cauldron = { arnak-card-cleansing-cauldron }
arnak-name-ancient-wine = { arnak-card-ancient-wine }
arnak-name-decorated-horn = { arnak-card-decorated-horn }
arnak-name-ornate-hammer = { arnak-card-ornate-hammer }
arnak-name-star-charts = { arnak-card-star-charts }
arnak-name-stone-jar = { arnak-card-stone-jar }
arnak-name-passage-shell = { arnak-card-passage-shell }
arnak-name-ceremonial-rattle = { arnak-card-ceremonial-rattle }
arnak-name-sacred-drum = { arnak-card-sacred-drum }
arnak-name-traders-coins = { arnak-card-traders-coins }
arnak-name-stone-key = { arnak-card-stone-key }
arnak-name-obsidian-earring = { arnak-card-obsidian-earring }
arnak-name-guiding-stone = { arnak-card-guiding-stone }
arnak-name-guiding-skull = { arnak-card-guiding-skull }
arnak-name-runes-of-the-dead = { arnak-card-runes-of-the-dead }
arnak-name-guardians-crown = { arnak-card-guardians-crown }
arnak-name-banker = { arnak-assistant-banker }
arnak-name-scholar = { arnak-assistant-scholar }
arnak-name-stone-cutter = { arnak-assistant-stone-cutter }
arnak-name-trader = { arnak-assistant-trader }
arnak-name-medic = { arnak-assistant-medic }
arnak-name-porter = { arnak-assistant-porter }
arnak-name-aviator = { arnak-assistant-aviator }
arnak-name-driver = { arnak-assistant-driver }
arnak-name-sea-captain = { arnak-assistant-sea-captain }
arnak-name-quartermaster = { arnak-assistant-quartermaster }
arnak-name-naturalist = { arnak-assistant-naturalist }
arnak-name-guide = { arnak-assistant-guide }
arnak-name-g01 = { arnak-guardian-g01 }
arnak-name-g02 = { arnak-guardian-g02 }
arnak-name-g03 = { arnak-guardian-g03 }
arnak-name-g04 = { arnak-guardian-g04 }
arnak-name-g05 = { arnak-guardian-g05 }
arnak-name-g06 = { arnak-guardian-g06 }
arnak-name-g07 = { arnak-guardian-g07 }
arnak-name-g08 = { arnak-guardian-g08 }
arnak-name-g09 = { arnak-guardian-g09 }
arnak-name-g10 = { arnak-guardian-g10 }
arnak-name-g11 = { arnak-guardian-g11 }
arnak-name-g12 = { arnak-guardian-g12 }
arnak-name-g13 = { arnak-guardian-g13 }
arnak-name-g14 = { arnak-guardian-g14 }
arnak-name-g15 = { arnak-guardian-g15 }
arnak-name-2-left = { arnak-temple-2-left }
arnak-name-2-middle = { arnak-temple-2-middle }
arnak-name-2-right = { arnak-temple-2-right }
arnak-name-6-left = { arnak-temple-6-left }
arnak-name-6-right = { arnak-temple-6-right }
arnak-name-11 = { arnak-temple-11 }
