### Mykerinos.

mykerinos-title = Mykerinos

## Nazwy.

mykerinos-name-violet = Lady Violet
mykerinos-name-lemon = Lord Lemon
mykerinos-name-brown = Sir Brown
mykerinos-name-blackmore = Mrs. Blackmore
mykerinos-name-tangerine = Colonel Tangerine

mykerinos-short-violet = Vi
mykerinos-short-lemon = Le
mykerinos-short-brown = Br
mykerinos-short-blackmore = Bl
mykerinos-short-tangerine = Ta

mykerinos-patron =
    { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
       *[other] bez mecenasa
    }
mykerinos-plot = ({ mykerinos-patron }, { house-points })
mykerinos-side =
    { $side ->
        [left] lewą
       *[right] prawą
    }
mykerinos-cubes =
    { $cubes ->
        [one] { $cubes } archeolog
        [few] { $cubes } archeolodzy
       *[many] { $cubes } archeologów
    }

## Co się stało

mykerinos-event-round = Runda { $round }: parcele są wyłożone, zaczyna { $seat }.
mykerinos-event-supplied =
    { $count ->
        [0] { $seat } nie bierze archeologów: wspólna pula jest pusta.
        [one] { $seat } bierze { $count } archeologa.
       *[other] { $seat } bierze { $count } archeologów.
    }
mykerinos-event-neutral-supplied =
    { $count ->
        [0] { $seat } nie bierze neutralnych archeologów: wspólna pula jest pusta.
        [one] { $seat } bierze { $count } neutralnego archeologa.
       *[other] { $seat } bierze { $count } neutralnych archeologów.
    }
mykerinos-event-dug = { $seat } rozpoczyna wykopalisko: { $squares }.
mykerinos-event-extended = { $seat } poszerza wykopalisko: { $squares }.
mykerinos-event-turned = { $seat } korzysta z pomocy mecenasa: { mykerinos-patron }.
mykerinos-event-recruited = Lady Violet: { $seat } dostaje archeologa ze wspólnej puli.
mykerinos-event-exhibited = { $seat } zajmuje w muzeum salę { $room } o wartości { $value }.
mykerinos-event-neutral-dug = { $seat } rozpoczyna neutralne wykopalisko: { $squares }.
mykerinos-event-neutral-extended = { $seat } poszerza neutralne wykopalisko: { $squares }.
mykerinos-event-passed = { $seat } pasuje i zajmuje pole { $space } toru.
mykerinos-event-last-action = Wszyscy inni spasowali: { $seat } ma jeszcze jedną akcję.
mykerinos-event-zone = Strefa { $zone }: prowadzi { $seat } ({ mykerinos-cubes }).
mykerinos-event-zone-neutral = Strefa { $zone }: prowadzi gracz neutralny ({ mykerinos-cubes }).
mykerinos-event-zone-deserted = Strefa { $zone }: nikt tu nie kopie.
mykerinos-event-took = { $seat } bierze parcelę { mykerinos-plot }.
mykerinos-event-declined = { $seat } nie bierze niczego.
mykerinos-event-neutral-took = { $seat } usuwa parcelę za gracza neutralnego { mykerinos-plot }.
mykerinos-event-neutral-took-last = Gracz neutralny usuwa parcelę { mykerinos-plot }.
mykerinos-event-removed = Parcela { mykerinos-plot } wypada z gry.
mykerinos-event-exhibition =
    { $plots ->
        [one] Wystawa, { mykerinos-patron }: { $seat } ma { $plots } parcelę o wartości { $value }, { house-points }.
        [few] Wystawa, { mykerinos-patron }: { $seat } ma { $plots } parcele o wartości { $value }, { house-points }.
       *[many] Wystawa, { mykerinos-patron }: { $seat } ma { $plots } parceli o wartości { $value }, { house-points }.
    }
mykerinos-event-series =
    { $series ->
        [one] { $seat } ma serię wszystkich pięciu mecenasów: { house-points }.
        [few] { $seat } ma { $series } serie wszystkich pięciu mecenasów: { house-points }.
       *[many] { $seat } ma { $series } serii wszystkich pięciu mecenasów: { house-points }.
    }
mykerinos-event-won = Wygrywa { $seat }: { house-points }!

## Co można zrobić

mykerinos-action-pass = spasuj
mykerinos-action-dig = rozpocznij wykopalisko na { $squares }
mykerinos-action-extend = poszerz wykopalisko: { $squares }
mykerinos-action-patron = skorzystaj z pomocy mecenasa ({ mykerinos-patron }): { $squares }
mykerinos-action-brown = skorzystaj z pomocy mecenasa (Sir Brown): sala { $room }
mykerinos-action-neutral = ustaw neutralnych archeologów: { $squares }
mykerinos-action-skip = nie ustawiaj neutralnych archeologów
mykerinos-action-take = weź { mykerinos-side } parcelę
mykerinos-action-museum = wyślij archeologa do muzeum: sala { $room }
mykerinos-action-decline = nie bierz niczego
mykerinos-action-remove = usuń { mykerinos-side } parcelę za gracza neutralnego

## Dlaczego czegoś nie można

mykerinos-why-another-decision = Teraz nie można tego zrobić.
mykerinos-why-too-few =
    { $need ->
        [one] Potrzeba { $need } archeologa, a w twojej puli jest { $have }.
       *[other] Potrzeba { $need } archeologów, a w twojej puli jest { $have }.
    }
mykerinos-why-off-the-area = W tej rundzie na { $square } nie ma parceli.
mykerinos-why-occupied = Pole { $square } jest już zajęte.
mykerinos-why-pyramid = Na { $square } jest piramida.
mykerinos-why-one-pyramid = Z pomocą Lorda Lemona dokładnie jeden archeolog staje na piramidzie.
mykerinos-why-not-a-chain = Każdy archeolog musi sąsiadować z tym, którego ustawiono przed nim.
mykerinos-why-not-adjoining = Pierwszy archeolog musi sąsiadować z tym, który stał tu już wcześniej.
mykerinos-why-no-patron = Nie masz parceli tego mecenasa: { mykerinos-patron }.
mykerinos-why-patron-turned = W tej rundzie pomoc tego mecenasa jest już wykorzystana: { mykerinos-patron }.
mykerinos-why-supply-empty = We wspólnej puli nie ma już archeologów w twoim kolorze.
mykerinos-why-room-taken = Salę { $room } zajmuje już { $seat }.
mykerinos-why-no-way = Aby zająć salę { $room }, musisz mieć sąsiednią salę wartą 2 lub 3.
mykerinos-why-plot-gone = Ta parcela została już zabrana.
mykerinos-why-too-far-behind = Do muzeum mogą iść tylko pierwszy i drugi gracz w strefie.
mykerinos-why-must-choose = Tu trzeba coś wziąć.

## O co pytamy

mykerinos-ask-dig = Gdzie chcesz kopać?
mykerinos-ask-neutral = Gdzie kopie gracz neutralny?
mykerinos-ask-claim = Co bierzesz?
mykerinos-ask-remove = Którą parcelę usunąć?

mykerinos-explain-dig =
    Rozpocznij wykopalisko jednym archeologiem na dowolnym wolnym polu bez piramidy albo poszerz swoje o dwóch: pierwszy
    obok twojego archeologa, drugi obok pierwszego. Możesz też skorzystać z pomocy mecenasa albo spasować. Kto pasuje
    wcześniej, wygrywa remisy, a nieustawieni archeolodzy zostają na następną rundę.
mykerinos-explain-neutral =
    Po swojej akcji możesz też ustawić neutralnych archeologów ze swojej puli: jednego gdziekolwiek albo dwóch,
    poszerzając dowolne neutralne wykopalisko. Gracz neutralny nie punktuje, tylko przeszkadza.
mykerinos-explain-claim =
    Pierwszy i drugi w strefie biorą jedną z jej parceli albo wysyłają archeologa ze wspólnej puli do muzeum; trzeci
    i czwarty mogą wziąć parcelę, która została. Parcela od razu daje punkty, a jej mecenas pomaga od następnej rundy.
    Na końcu każda twoja parcela jest warta tyle, co twoja najlepsza sala w skrzydle jej mecenasa, albo 1.
mykerinos-explain-remove =
    Gracz neutralny usuwa parcelę z gry, a ty wskazujesz którą. Zajmuje miejsce w strefie jak każdy gracz, ale nigdy nie
    idzie do muzeum.

mykerinos-notation-dig =
    Wpisz „kop c4” lub samo „c4”; „poszerz c4 c5” lub samo „c4 c5”; „lemon c4” lub „brown 3-2”; albo „pas”.
mykerinos-notation-neutral = Wpisz „neutralny c4”, samo „c4” albo dwa pola; „nie” nie ustawia nikogo.
mykerinos-notation-claim = Wpisz „weź lewą”, „lewa” lub „prawa”; „muzeum 3-2” lub samą salę, „3-2”; albo „nic”.
mykerinos-notation-remove = Wpisz „usuń lewą” albo samo „lewa” lub „prawa”.

## Co jeszcze można wpisać

mykerinos-verb-pass = pas, pasuję, spasuj, p
mykerinos-verb-dig = kop, wykop, k
mykerinos-verb-extend = poszerz, e
mykerinos-verb-patron = mecenas
mykerinos-verb-neutral = neutralny, neutralna, n
mykerinos-verb-skip = pomiń, nie
mykerinos-verb-take = weź, biorę, w
mykerinos-verb-museum = muzeum, m
mykerinos-verb-decline = nic, odmawiam
mykerinos-verb-remove = usuń, u
mykerinos-verb-left = lewa, lewą, lewy, l
mykerinos-verb-right = prawa, prawą, prawy, r

## Opcje i ich wartości

mykerinos-option-neutral-cubes-carry-over = Nieustawieni neutralni archeolodzy zostają
mykerinos-option-neutral-after-extra-action = Neutralne wykopalisko po dodatkowej akcji
mykerinos-option-violet-with-empty-pool = Lady Violet przy pustej puli
mykerinos-option-third-may-decline = Trzeci i czwarty mogą odmówić

## Punktacja

mykerinos-score-plots = Parcele
mykerinos-score-exhibition = Wystawa
mykerinos-score-series = Serie

## Ekran terminala

mykerinos-screen-round = runda { $round } z 4
mykerinos-screen-over = koniec gry
mykerinos-screen-zone = strefa { $zone }
mykerinos-screen-legend = ▲ piramida   · wolne   N neutralny   parcela: mecenas i wartość   = remis otwarty
mykerinos-screen-neutral = neutralny
mykerinos-screen-nobody = nikt
mykerinos-screen-gone = brak
mykerinos-screen-pool = pula
mykerinos-screen-supply = wspólna
mykerinos-screen-patrons = mecenasi
mykerinos-screen-points = punkty
mykerinos-screen-passed = pas
mykerinos-screen-museum = Muzeum
mykerinos-screen-wing = { $wing } { mykerinos-patron }
mykerinos-screen-track = Tor
mykerinos-screen-track-legend = pierwszy wygrywa remisy
mykerinos-screen-to-come = W talii
mykerinos-screen-left =
    { $count ->
        [one] { $count } parcela
        [few] { $count } parcele
       *[many] { $count } parceli
    }
mykerinos-menu-dig =
    { $count ->
        [one] nowe wykopalisko: { $count } pole
        [few] nowe wykopalisko: { $count } pola
       *[many] nowe wykopalisko: { $count } pól
    }
mykerinos-menu-extend =
    { $count ->
        [one] poszerzenie: { $count } sposób
        [few] poszerzenie: { $count } sposoby
       *[many] poszerzenie: { $count } sposobów
    }
mykerinos-menu-patron =
    { $count ->
        [one] { mykerinos-patron }: { $count } sposób
        [few] { mykerinos-patron }: { $count } sposoby
       *[many] { mykerinos-patron }: { $count } sposobów
    }
mykerinos-menu-neutral =
    { $count ->
        [one] neutralne wykopalisko: { $count } sposób
        [few] neutralne wykopalisko: { $count } sposoby
       *[many] neutralne wykopalisko: { $count } sposobów
    }
mykerinos-menu-take = weź parcelę { mykerinos-plot }
mykerinos-menu-remove = usuń parcelę { mykerinos-plot }
mykerinos-menu-room =
    { $gain ->
        [0] muzeum { $room }
       *[other] muzeum { $room } (+{ $gain })
    }
