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
# Rodzaj artefaktu: region i symbol.
excavation-earth-kind-orange-1 = pomarańczowy 1
excavation-earth-kind-orange-2 = pomarańczowy 2
excavation-earth-kind-orange-3 = pomarańczowy 3
excavation-earth-kind-orange-4 = pomarańczowy 4
excavation-earth-kind-green-1 = zielony 1
excavation-earth-kind-green-2 = zielony 2
excavation-earth-kind-green-3 = zielony 3
excavation-earth-kind-green-4 = zielony 4
excavation-earth-kind-purple-1 = fioletowy 1
excavation-earth-kind-purple-2 = fioletowy 2
excavation-earth-kind-purple-3 = fioletowy 3
excavation-earth-kind-purple-4 = fioletowy 4
excavation-earth-kind-red-1 = czerwony 1
excavation-earth-kind-red-2 = czerwony 2
excavation-earth-kind-red-3 = czerwony 3
excavation-earth-kind-red-4 = czerwony 4
excavation-earth-kind-yellow-1 = żółty 1
excavation-earth-kind-yellow-2 = żółty 2
excavation-earth-kind-yellow-3 = żółty 3
excavation-earth-kind-yellow-4 = żółty 4

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
excavation-earth-place-l02 = czerwone wykopaliska A
excavation-earth-place-l03 = czerwone wykopaliska B
excavation-earth-place-l04 = czerwone wykopaliska C
excavation-earth-place-l05 = rynek 2
excavation-earth-place-l06 = zachodni czarny rynek
excavation-earth-place-l07 = żółte wykopaliska A
excavation-earth-place-l08 = żółte wykopaliska B
excavation-earth-place-l09 = żółte wykopaliska C
excavation-earth-place-l10 = zielone wykopaliska A i rynek 3
excavation-earth-place-l11 = zielone wykopaliska B
excavation-earth-place-l12 = zielone wykopaliska C
excavation-earth-place-l13 = rynek 4
excavation-earth-place-l14 = fioletowe wykopaliska A
excavation-earth-place-l15 = fioletowe wykopaliska B
excavation-earth-place-l16 = fioletowe wykopaliska C
excavation-earth-place-l17 = środkowy czarny rynek
excavation-earth-place-l18 = pomarańczowe wykopaliska A
excavation-earth-place-l19 = pomarańczowe wykopaliska B i rynek 6
excavation-earth-place-l20 = rynek 5
excavation-earth-place-l21 = wschodni czarny rynek

## Frakcje: nazwa, rola, zdolność

excavation-earth-faction-dal-harraii = korporacja Dal-Harraii
excavation-earth-role-dal-harraii = Piloci
excavation-earth-ability-dal-harraii = Przed twoimi dwiema akcjami jeden odkrywca może zrobić darmowy krok do sąsiedniego miejsca, w którym nie masz innego.
excavation-earth-faction-gul = kartel Gul
excavation-earth-role-gul = Przemytnicy
excavation-earth-ability-gul = Przed sprzedażą odkrywca na dowolnym czarnym rynku pozwala ci nabyć jeden artefakt dokładnie za jego wartość; można go od razu dołączyć do tej sprzedaży.
excavation-earth-faction-kuti-kuti = związek Kuti Kuti
excavation-earth-role-kuti-kuti = Wydobywcy
excavation-earth-ability-kuti-kuti = Wydobycie tylko jednym odkrywcą może przynieść drugi artefakt tego koloru, z tych samych wykopalisk albo z sąsiednich.
excavation-earth-faction-aqulla = kolektyw Aqulla
excavation-earth-role-aqulla = Kupcy
excavation-earth-ability-aqulla = Przy sprzedaży rynek z odrzuconej karty nie wymaga twojego handlarza.
excavation-earth-faction-issisinui = Is'Sisinui
excavation-earth-role-issisinui = Jasnowidze
excavation-earth-ability-issisinui = Prognoza pokazuje ci trzy artefakty zamiast dwóch. Jeden może trafić za darmo do ładowni, a drugi można jak zwykle kupić.
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

## Przełączniki gry solo: e ułatwia, h utrudnia

excavation-earth-option-e1 = Zu zaczyna bez kredytów
excavation-earth-option-e2 = Nieudane akcje nic Zu nie dają
excavation-earth-option-e3 = Rynek Zu nie dodaje kolorowych kupujących
excavation-earth-option-e4 = Po Zrywie, Prognozie i Wydobyciu Zu traci następną kartę
excavation-earth-option-e5 = Zu ma tylko jeden zestaw znaczników załogi
excavation-earth-option-h1 = Wydobycie z dwoma kolorami bierze po jednym artefakcie każdego
excavation-earth-option-h2 = Nieudana akcja daje Zu więcej
excavation-earth-option-h3 = Zu wkłada każdy artefakt do ładowni lub luku
excavation-earth-option-h4 = Artefakty, które ci zostaną, kosztują swoją wartość
excavation-earth-option-h5 = Po nabyciu Zu bierze też najcenniejszy nowy artefakt

## Frakcja, region lub miejsce jako argument innego tekstu

excavation-earth-faction =
    { $faction ->
        [dal-harraii] { excavation-earth-faction-dal-harraii }
        [gul] { excavation-earth-faction-gul }
        [kuti-kuti] { excavation-earth-faction-kuti-kuti }
        [aqulla] { excavation-earth-faction-aqulla }
        [issisinui] { excavation-earth-faction-issisinui }
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
        [l01] { excavation-earth-place-l01 }
        [l02] { excavation-earth-place-l02 }
        [l03] { excavation-earth-place-l03 }
        [l04] { excavation-earth-place-l04 }
        [l05] { excavation-earth-place-l05 }
        [l06] { excavation-earth-place-l06 }
        [l07] { excavation-earth-place-l07 }
        [l08] { excavation-earth-place-l08 }
        [l09] { excavation-earth-place-l09 }
        [l10] { excavation-earth-place-l10 }
        [l11] { excavation-earth-place-l11 }
        [l12] { excavation-earth-place-l12 }
        [l13] { excavation-earth-place-l13 }
        [l14] { excavation-earth-place-l14 }
        [l15] { excavation-earth-place-l15 }
        [l16] { excavation-earth-place-l16 }
        [l17] { excavation-earth-place-l17 }
        [l18] { excavation-earth-place-l18 }
        [l19] { excavation-earth-place-l19 }
        [l20] { excavation-earth-place-l20 }
       *[l21] { excavation-earth-place-l21 }
    }

## To samo w wyliczeniach

excavation-earth-name-dal-harraii = { excavation-earth-faction-dal-harraii }
excavation-earth-name-gul = { excavation-earth-faction-gul }
excavation-earth-name-kuti-kuti = { excavation-earth-faction-kuti-kuti }
excavation-earth-name-aqulla = { excavation-earth-faction-aqulla }
excavation-earth-name-issisinui = { excavation-earth-faction-issisinui }
excavation-earth-name-zu = { excavation-earth-faction-zu }
excavation-earth-name-orange-1 = { excavation-earth-kind-orange-1 }
excavation-earth-name-orange-2 = { excavation-earth-kind-orange-2 }
excavation-earth-name-orange-3 = { excavation-earth-kind-orange-3 }
excavation-earth-name-orange-4 = { excavation-earth-kind-orange-4 }
excavation-earth-name-green-1 = { excavation-earth-kind-green-1 }
excavation-earth-name-green-2 = { excavation-earth-kind-green-2 }
excavation-earth-name-green-3 = { excavation-earth-kind-green-3 }
excavation-earth-name-green-4 = { excavation-earth-kind-green-4 }
excavation-earth-name-purple-1 = { excavation-earth-kind-purple-1 }
excavation-earth-name-purple-2 = { excavation-earth-kind-purple-2 }
excavation-earth-name-purple-3 = { excavation-earth-kind-purple-3 }
excavation-earth-name-purple-4 = { excavation-earth-kind-purple-4 }
excavation-earth-name-red-1 = { excavation-earth-kind-red-1 }
excavation-earth-name-red-2 = { excavation-earth-kind-red-2 }
excavation-earth-name-red-3 = { excavation-earth-kind-red-3 }
excavation-earth-name-red-4 = { excavation-earth-kind-red-4 }
excavation-earth-name-yellow-1 = { excavation-earth-kind-yellow-1 }
excavation-earth-name-yellow-2 = { excavation-earth-kind-yellow-2 }
excavation-earth-name-yellow-3 = { excavation-earth-kind-yellow-3 }
excavation-earth-name-yellow-4 = { excavation-earth-kind-yellow-4 }
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
