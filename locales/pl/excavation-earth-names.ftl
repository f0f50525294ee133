### Relikty ludzkości: nazwy rzeczy i ich działanie, naszymi słowami.

## Regiony, symbole, rynki i inne słowa. Z tych nazw powstają wyliczenia.

excavation-earth-name-orange = pomarańczowy
excavation-earth-name-green = zielony
excavation-earth-name-purple = fioletowy
excavation-earth-name-red = czerwony
excavation-earth-name-yellow = żółty
excavation-earth-name-special = specjalny
excavation-earth-glyph-1 = pierwszy symbol
excavation-earth-glyph-2 = drugi symbol
excavation-earth-glyph-3 = trzeci symbol
excavation-earth-glyph-4 = czwarty symbol
# Rodzaj artefaktu: region i rząd w galerii, litera jak w zapisie.
excavation-earth-kind-orange-a = pomarańczowy A
excavation-earth-kind-orange-b = pomarańczowy B
excavation-earth-kind-orange-c = pomarańczowy C
excavation-earth-kind-orange-d = pomarańczowy D
excavation-earth-kind-green-a = zielony A
excavation-earth-kind-green-b = zielony B
excavation-earth-kind-green-c = zielony C
excavation-earth-kind-green-d = zielony D
excavation-earth-kind-purple-a = fioletowy A
excavation-earth-kind-purple-b = fioletowy B
excavation-earth-kind-purple-c = fioletowy C
excavation-earth-kind-purple-d = fioletowy D
excavation-earth-kind-red-a = czerwony A
excavation-earth-kind-red-b = czerwony B
excavation-earth-kind-red-c = czerwony C
excavation-earth-kind-red-d = czerwony D
excavation-earth-kind-yellow-a = żółty A
excavation-earth-kind-yellow-b = żółty B
excavation-earth-kind-yellow-c = żółty C
excavation-earth-kind-yellow-d = żółty D

excavation-earth-name-credit = kredyt
excavation-earth-name-artefact = artefakt
excavation-earth-name-explorer = odkrywca
excavation-earth-name-crew = znacznik załogi
excavation-earth-name-guard = strażnik
excavation-earth-name-trader = handlarz
excavation-earth-name-envoy = reprezentant
excavation-earth-name-sample = próbka
excavation-earth-name-gallery = galeria
excavation-earth-name-hold = ładownia
excavation-earth-name-hatch = ukryty luk
excavation-earth-name-buyer = kupujący
excavation-earth-name-queue = kolejka
excavation-earth-name-popularity = popularność
excavation-earth-name-ship = statek
excavation-earth-name-forecast = prognoza wykopalisk
excavation-earth-name-initiative = żeton inicjatywy
excavation-earth-name-fuel = paliwo
excavation-earth-name-market = rynek
excavation-earth-name-dig-site = miejsce wykopalisk
excavation-earth-name-black-market = czarny rynek
excavation-earth-name-left = lewe centrum dowodzenia
excavation-earth-name-middle = środkowe centrum dowodzenia
excavation-earth-name-right = prawe centrum dowodzenia
excavation-earth-name-west = zachodni czarny rynek
excavation-earth-name-central = środkowy czarny rynek
excavation-earth-name-east = wschodni czarny rynek

# Tyle kredytów, w bierniku: jak po „bierze” czy „płaci”.
excavation-earth-count-credit =
    { $count ->
        [one] { $count } kredyt
        [few] { $count } kredyty
       *[many] { $count } kredytów
    }

## Rynki i symbole na kartach

excavation-earth-market-1 = rynek 1
excavation-earth-market-2 = rynek 2
excavation-earth-market-3 = rynek 3
excavation-earth-market-4 = rynek 4
excavation-earth-market-5 = rynek 5
excavation-earth-market-6 = rynek 6
excavation-earth-symbol-winged-shell = skrzydlata muszla
excavation-earth-symbol-fist = pięść
excavation-earth-symbol-comet = kometa
excavation-earth-symbol-blossom = kwiat
excavation-earth-symbol-triple-crescent = potrójny półksiężyc
excavation-earth-symbol-serpent-seal = pieczęć węża

## Miejsca na mapie w naszym odtworzeniu

excavation-earth-place-l01 = rynek 1
excavation-earth-place-l02 = czerwone wykopaliska I
excavation-earth-place-l03 = czerwone wykopaliska II
excavation-earth-place-l04 = czerwone wykopaliska III
excavation-earth-place-l05 = rynek 2
excavation-earth-place-l06 = zachodni czarny rynek
excavation-earth-place-l07 = żółte wykopaliska I
excavation-earth-place-l08 = żółte wykopaliska II
excavation-earth-place-l09 = żółte wykopaliska III
excavation-earth-place-l10 = zielone wykopaliska I i rynek 3
excavation-earth-place-l11 = zielone wykopaliska II
excavation-earth-place-l12 = zielone wykopaliska III
excavation-earth-place-l13 = rynek 4
excavation-earth-place-l14 = fioletowe wykopaliska I
excavation-earth-place-l15 = fioletowe wykopaliska II
excavation-earth-place-l16 = fioletowe wykopaliska III
excavation-earth-place-l17 = środkowy czarny rynek
excavation-earth-place-l18 = pomarańczowe wykopaliska I
excavation-earth-place-l19 = pomarańczowe wykopaliska II i rynek 6
excavation-earth-place-l20 = rynek 5
excavation-earth-place-l21 = wschodni czarny rynek

## Frakcje: nazwa, rola, zdolność

excavation-earth-faction-dal-harraii = korporacja Dal-Harraii
excavation-earth-role-dal-harraii = Piloci
excavation-earth-ability-dal-harraii = Przed swoimi dwiema akcjami możesz za darmo przesunąć jednego odkrywcę o krok, na miejsce, w którym nie masz innego.
excavation-earth-faction-gul = kartel Gul
excavation-earth-role-gul = Przemytnicy
excavation-earth-ability-gul = Przed sprzedażą, mając odkrywcę na dowolnym czarnym rynku, możesz nabyć jeden artefakt dokładnie za jego wartość i od razu go sprzedać.
excavation-earth-faction-kuti-kuti = związek Kuti Kuti
excavation-earth-role-kuti-kuti = Wydobywcy
excavation-earth-ability-kuti-kuti = Wydobywając tylko jednym odkrywcą, możesz wziąć drugi artefakt tego koloru, z tych samych wykopalisk albo z sąsiednich.
excavation-earth-faction-aqulla = kolektyw Aqulla
excavation-earth-role-aqulla = Kupcy
excavation-earth-ability-aqulla = Przy sprzedaży nie potrzebujesz handlarza na rynku z odrzuconej karty.
excavation-earth-faction-is-sisinui = Is’Sisinui
excavation-earth-role-is-sisinui = Jasnowidze
excavation-earth-ability-is-sisinui = W Prognozie dobierasz trzy artefakty zamiast dwóch. Jeden możesz wziąć za darmo, a drugi kupić jak zwykle.
excavation-earth-faction-zu = Zu
excavation-earth-role-zu = Przeciwnik solo
excavation-earth-ability-zu = Odkrywa własne karty i trzyma się stałych priorytetów.

## Akcje

excavation-earth-move-travel = Podróż
excavation-earth-move-excavate = Wydobycie
excavation-earth-move-market = Rynek
excavation-earth-move-sell = Sprzedaż
excavation-earth-move-command = Rozkaz
excavation-earth-move-smuggle = Przemyt
excavation-earth-move-survey = Prognoza
excavation-earth-move-pass = Pas
excavation-earth-move-rush = Zryw

## Karty

excavation-earth-card-travel = karta podróży, paliwo { $fuel }
excavation-earth-card-action =
    { $region ->
        [orange] pomarańczowa karta
        [green] zielona karta
        [purple] fioletowa karta
        [red] czerwona karta
       *[yellow] żółta karta
    }
excavation-earth-card-buyer =
    { $region ->
        [orange] pomarańczowy kupujący
        [green] zielony kupujący
        [purple] fioletowy kupujący
        [red] czerwony kupujący
        [yellow] żółty kupujący
       *[special] specjalny kupujący
    }

## Karty rozkazów: białe strony rundy 2, żółte strony rundy 3

excavation-earth-command-reinforcements = Posiłki
excavation-earth-effect-reinforcements =
    { $discard ->
        [one] Dobierz 4 karty akcji, potem odrzuć { $discard } kartę akcji.
        [few] Dobierz 4 karty akcji, potem odrzuć { $discard } karty akcji.
       *[many] Dobierz 4 karty akcji, potem odrzuć { $discard } kart akcji.
    }
excavation-earth-command-restructuring = Restrukturyzacja
excavation-earth-effect-restructuring = Od razu wykonaj jeszcze jedną akcję, tak jak z odpowiednią kartą. Nie liczy się do twoich dwóch.
excavation-earth-command-shady-deal = Szemrany interes
excavation-earth-effect-shady-deal = Dostarcz albo nabądź do 2 artefaktów za ich wartość; kolory mogą być te same.
excavation-earth-command-profitable-deal = Dochodowy interes
excavation-earth-effect-profitable-deal = Weź 3 kredyty. Potem dostarcz albo nabądź do 3 artefaktów za ich wartość; kolory mogą być te same.
excavation-earth-command-smart-gear = Inteligentny sprzęt
excavation-earth-effect-smart-gear = Wydobądź do 2 artefaktów różnych kolorów tam, gdzie są twoi odkrywcy.
excavation-earth-command-sentient-gear = Rozumny sprzęt
excavation-earth-effect-sentient-gear = Wydobądź do 3 artefaktów dowolnych kolorów tam, gdzie są twoi odkrywcy.
excavation-earth-command-bribery = Przekupstwo
excavation-earth-effect-bribery =
    { $count ->
        [one] Przenieś jednego kupującego między rynkami. Nikt nie może zostać wypchnięty.
        [few] Przenieś lub zamień miejscami do { $count } kupujących między rynkami. Nikt nie może zostać wypchnięty.
       *[many] Przenieś lub zamień miejscami do { $count } kupujących między rynkami. Nikt nie może zostać wypchnięty.
    }
excavation-earth-command-grand-bribery = Wielkie przekupstwo
excavation-earth-effect-grand-bribery =
    { $count ->
        [one] Przenieś jednego kupującego między rynkami. Nikt nie może zostać wypchnięty.
        [few] Przenieś lub zamień miejscami do { $count } kupujących między rynkami. Nikt nie może zostać wypchnięty.
       *[many] Przenieś lub zamień miejscami do { $count } kupujących między rynkami. Nikt nie może zostać wypchnięty.
    }

## Karty Zu

excavation-earth-zu-excavate = Wydobycie: najpopularniejszy kolor
excavation-earth-zu-excavate-orange-green = Wydobycie: pomarańczowy lub zielony
excavation-earth-zu-excavate-green-purple = Wydobycie: zielony lub fioletowy
excavation-earth-zu-excavate-purple-red = Wydobycie: fioletowy lub czerwony
excavation-earth-zu-excavate-red-yellow = Wydobycie: czerwony lub żółty
excavation-earth-zu-excavate-yellow-orange = Wydobycie: żółty lub pomarańczowy
excavation-earth-zu-market = Rynek
excavation-earth-zu-command-1 = Rozkaz: rynek 1
excavation-earth-zu-command-2 = Rozkaz: rynek 2
excavation-earth-zu-command-3 = Rozkaz: rynek 3
excavation-earth-zu-command-4 = Rozkaz: rynek 4
excavation-earth-zu-command-5 = Rozkaz: rynek 5
excavation-earth-zu-command-6 = Rozkaz: rynek 6
excavation-earth-zu-sell = Sprzedaż
excavation-earth-zu-rush = Zryw
excavation-earth-zu-survey = Prognoza
excavation-earth-zu-failed = Nieudana akcja

## Frakcja, region lub miejsce jako argument innego tekstu

excavation-earth-faction =
    { $faction ->
        [dal-harraii] { excavation-earth-faction-dal-harraii }
        [gul] { excavation-earth-faction-gul }
        [kuti-kuti] { excavation-earth-faction-kuti-kuti }
        [aqulla] { excavation-earth-faction-aqulla }
        [is-sisinui] { excavation-earth-faction-is-sisinui }
       *[zu] { excavation-earth-faction-zu }
    }
excavation-earth-region =
    { $region ->
        [orange] { excavation-earth-name-orange }
        [green] { excavation-earth-name-green }
        [purple] { excavation-earth-name-purple }
        [red] { excavation-earth-name-red }
       *[yellow] { excavation-earth-name-yellow }
    }
excavation-earth-place =
    { $place ->
        [L01] { excavation-earth-place-l01 }
        [L02] { excavation-earth-place-l02 }
        [L03] { excavation-earth-place-l03 }
        [L04] { excavation-earth-place-l04 }
        [L05] { excavation-earth-place-l05 }
        [L06] { excavation-earth-place-l06 }
        [L07] { excavation-earth-place-l07 }
        [L08] { excavation-earth-place-l08 }
        [L09] { excavation-earth-place-l09 }
        [L10] { excavation-earth-place-l10 }
        [L11] { excavation-earth-place-l11 }
        [L12] { excavation-earth-place-l12 }
        [L13] { excavation-earth-place-l13 }
        [L14] { excavation-earth-place-l14 }
        [L15] { excavation-earth-place-l15 }
        [L16] { excavation-earth-place-l16 }
        [L17] { excavation-earth-place-l17 }
        [L18] { excavation-earth-place-l18 }
        [L19] { excavation-earth-place-l19 }
        [L20] { excavation-earth-place-l20 }
       *[L21] { excavation-earth-place-l21 }
    }

## To samo w wyliczeniach

excavation-earth-name-dal-harraii = { excavation-earth-faction-dal-harraii }
excavation-earth-name-gul = { excavation-earth-faction-gul }
excavation-earth-name-kuti-kuti = { excavation-earth-faction-kuti-kuti }
excavation-earth-name-aqulla = { excavation-earth-faction-aqulla }
excavation-earth-name-is-sisinui = { excavation-earth-faction-is-sisinui }
excavation-earth-name-zu = { excavation-earth-faction-zu }
excavation-earth-name-orange-a = { excavation-earth-kind-orange-a }
excavation-earth-name-orange-b = { excavation-earth-kind-orange-b }
excavation-earth-name-orange-c = { excavation-earth-kind-orange-c }
excavation-earth-name-orange-d = { excavation-earth-kind-orange-d }
excavation-earth-name-green-a = { excavation-earth-kind-green-a }
excavation-earth-name-green-b = { excavation-earth-kind-green-b }
excavation-earth-name-green-c = { excavation-earth-kind-green-c }
excavation-earth-name-green-d = { excavation-earth-kind-green-d }
excavation-earth-name-purple-a = { excavation-earth-kind-purple-a }
excavation-earth-name-purple-b = { excavation-earth-kind-purple-b }
excavation-earth-name-purple-c = { excavation-earth-kind-purple-c }
excavation-earth-name-purple-d = { excavation-earth-kind-purple-d }
excavation-earth-name-red-a = { excavation-earth-kind-red-a }
excavation-earth-name-red-b = { excavation-earth-kind-red-b }
excavation-earth-name-red-c = { excavation-earth-kind-red-c }
excavation-earth-name-red-d = { excavation-earth-kind-red-d }
excavation-earth-name-yellow-a = { excavation-earth-kind-yellow-a }
excavation-earth-name-yellow-b = { excavation-earth-kind-yellow-b }
excavation-earth-name-yellow-c = { excavation-earth-kind-yellow-c }
excavation-earth-name-yellow-d = { excavation-earth-kind-yellow-d }
excavation-earth-name-l01 = { excavation-earth-place-l01 }
excavation-earth-name-l02 = { excavation-earth-place-l02 }
excavation-earth-name-l03 = { excavation-earth-place-l03 }
excavation-earth-name-l04 = { excavation-earth-place-l04 }
excavation-earth-name-l05 = { excavation-earth-place-l05 }
excavation-earth-name-l06 = { excavation-earth-place-l06 }
excavation-earth-name-l07 = { excavation-earth-place-l07 }
excavation-earth-name-l08 = { excavation-earth-place-l08 }
excavation-earth-name-l09 = { excavation-earth-place-l09 }
excavation-earth-name-l10 = { excavation-earth-place-l10 }
excavation-earth-name-l11 = { excavation-earth-place-l11 }
excavation-earth-name-l12 = { excavation-earth-place-l12 }
excavation-earth-name-l13 = { excavation-earth-place-l13 }
excavation-earth-name-l14 = { excavation-earth-place-l14 }
excavation-earth-name-l15 = { excavation-earth-place-l15 }
excavation-earth-name-l16 = { excavation-earth-place-l16 }
excavation-earth-name-l17 = { excavation-earth-place-l17 }
excavation-earth-name-l18 = { excavation-earth-place-l18 }
excavation-earth-name-l19 = { excavation-earth-place-l19 }
excavation-earth-name-l20 = { excavation-earth-place-l20 }
excavation-earth-name-l21 = { excavation-earth-place-l21 }

## Karty, według koloru i rynku, i inne słowa wyliczeń

excavation-earth-name-orange-1 = pomarańczowa 1
excavation-earth-name-orange-2 = pomarańczowa 2
excavation-earth-name-orange-3 = pomarańczowa 3
excavation-earth-name-orange-4 = pomarańczowa 4
excavation-earth-name-orange-5 = pomarańczowa 5
excavation-earth-name-orange-6 = pomarańczowa 6
excavation-earth-name-green-1 = zielona 1
excavation-earth-name-green-2 = zielona 2
excavation-earth-name-green-3 = zielona 3
excavation-earth-name-green-4 = zielona 4
excavation-earth-name-green-5 = zielona 5
excavation-earth-name-green-6 = zielona 6
excavation-earth-name-purple-1 = fioletowa 1
excavation-earth-name-purple-2 = fioletowa 2
excavation-earth-name-purple-3 = fioletowa 3
excavation-earth-name-purple-4 = fioletowa 4
excavation-earth-name-purple-5 = fioletowa 5
excavation-earth-name-purple-6 = fioletowa 6
excavation-earth-name-red-1 = czerwona 1
excavation-earth-name-red-2 = czerwona 2
excavation-earth-name-red-3 = czerwona 3
excavation-earth-name-red-4 = czerwona 4
excavation-earth-name-red-5 = czerwona 5
excavation-earth-name-red-6 = czerwona 6
excavation-earth-name-yellow-1 = żółta 1
excavation-earth-name-yellow-2 = żółta 2
excavation-earth-name-yellow-3 = żółta 3
excavation-earth-name-yellow-4 = żółta 4
excavation-earth-name-yellow-5 = żółta 5
excavation-earth-name-yellow-6 = żółta 6
excavation-earth-name-1 = 1
excavation-earth-name-2 = 2
excavation-earth-name-3 = 3
excavation-earth-name-4 = 4
excavation-earth-name-5 = 5
excavation-earth-name-6 = 6
excavation-earth-name-manpower = { excavation-earth-command-reinforcements }/{ excavation-earth-command-restructuring }
excavation-earth-name-deal = { excavation-earth-command-shady-deal }/{ excavation-earth-command-profitable-deal }
excavation-earth-name-gear = { excavation-earth-command-smart-gear }/{ excavation-earth-command-sentient-gear }
excavation-earth-name-influence = { excavation-earth-command-bribery }/{ excavation-earth-command-grand-bribery }

## Akcje z kolorem lub rynkiem

excavation-earth-name-excavate-orange = { excavation-earth-move-excavate }: { excavation-earth-name-orange }
excavation-earth-name-excavate-green = { excavation-earth-move-excavate }: { excavation-earth-name-green }
excavation-earth-name-excavate-purple = { excavation-earth-move-excavate }: { excavation-earth-name-purple }
excavation-earth-name-excavate-red = { excavation-earth-move-excavate }: { excavation-earth-name-red }
excavation-earth-name-excavate-yellow = { excavation-earth-move-excavate }: { excavation-earth-name-yellow }
excavation-earth-name-market-1 = { excavation-earth-move-market } 1
excavation-earth-name-market-2 = { excavation-earth-move-market } 2
excavation-earth-name-market-3 = { excavation-earth-move-market } 3
excavation-earth-name-market-4 = { excavation-earth-move-market } 4
excavation-earth-name-market-5 = { excavation-earth-move-market } 5
excavation-earth-name-market-6 = { excavation-earth-move-market } 6
excavation-earth-name-sell-1 = { excavation-earth-move-sell }: karta rynku 1
excavation-earth-name-sell-2 = { excavation-earth-move-sell }: karta rynku 2
excavation-earth-name-sell-3 = { excavation-earth-move-sell }: karta rynku 3
excavation-earth-name-sell-4 = { excavation-earth-move-sell }: karta rynku 4
excavation-earth-name-sell-5 = { excavation-earth-move-sell }: karta rynku 5
excavation-earth-name-sell-6 = { excavation-earth-move-sell }: karta rynku 6
excavation-earth-name-command-1 = { excavation-earth-move-command }: { excavation-earth-market-1 }
excavation-earth-name-command-2 = { excavation-earth-move-command }: { excavation-earth-market-2 }
excavation-earth-name-command-3 = { excavation-earth-move-command }: { excavation-earth-market-3 }
excavation-earth-name-command-4 = { excavation-earth-move-command }: { excavation-earth-market-4 }
excavation-earth-name-command-5 = { excavation-earth-move-command }: { excavation-earth-market-5 }
excavation-earth-name-command-6 = { excavation-earth-move-command }: { excavation-earth-market-6 }
excavation-earth-name-survey-orange = { excavation-earth-move-survey }: { excavation-earth-name-orange }
excavation-earth-name-survey-green = { excavation-earth-move-survey }: { excavation-earth-name-green }
excavation-earth-name-survey-purple = { excavation-earth-move-survey }: { excavation-earth-name-purple }
excavation-earth-name-survey-red = { excavation-earth-move-survey }: { excavation-earth-name-red }
excavation-earth-name-survey-yellow = { excavation-earth-move-survey }: { excavation-earth-name-yellow }
