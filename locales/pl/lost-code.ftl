### Zaginiony kod.

lost-code-title = Zaginiony kod

## Symbole, w kolejności z arkusza.

lost-code-name-bird = ptak
lost-code-name-jaguar = jaguar
lost-code-name-chameleon = kameleon
lost-code-name-snake = wąż
lost-code-name-human = człowiek
lost-code-name-bear = niedźwiedź

lost-code-short-bird = Pt
lost-code-short-jaguar = Ja
lost-code-short-chameleon = Ka
lost-code-short-snake = Wą
lost-code-short-human = Cz
lost-code-short-bear = Ni

lost-code-symbol =
    { $symbol ->
        [bird] ptak
        [jaguar] jaguar
        [chameleon] kameleon
        [snake] wąż
        [human] człowiek
       *[bear] niedźwiedź
    }
lost-code-symbol-accusative =
    { $symbol ->
        [bird] ptaka
        [jaguar] jaguara
        [chameleon] kameleona
        [snake] węża
        [human] człowieka
       *[bear] niedźwiedzia
    }
# U rodzaju męskożywotnego dopełniacz równa się biernikowi.
lost-code-symbol-genitive = { lost-code-symbol-accusative }

## Co się stało

lost-code-event-rolled = Runda { $round }. { $seat } rzuca kośćmi: { $dice }.
lost-code-event-token-left = { $seat } nie bierze żetonu { lost-code-symbol-genitive }.
lost-code-event-token-taken = { $seat } bierze żeton { lost-code-symbol-genitive } i od razu wpisuje typ.
lost-code-event-written = { $seat } wpisuje dla { lost-code-symbol-genitive }: { $values }.
lost-code-event-tokens-gone = Żetony, których nikt nie wziął, wypadają z gry.
lost-code-event-accepted = { $seat } przyjmuje rzut: { $dice }.
lost-code-event-turned = { $seat } obraca kości: { $dice }.
lost-code-event-bet = { $seat } obstawia { $window }.
lost-code-event-hit = { $seat } trafia w { $window }: { house-points }.
lost-code-event-missed =
    { $seat } pudłuje ({ $window }): { $outcome ->
        [higher] suma jest większa.
        [lower] suma jest mniejsza.
       *[wrong] źle, bez podpowiedzi.
    }
lost-code-event-curse-taken = { $seat } zabiera czaszkę.
lost-code-event-curse-gained = Klątwa: { $seat } dostaje { house-points } za pudło gracza { $other }.
lost-code-event-curse-lost = Klątwa: { $seat } traci { house-points }.
lost-code-event-curse-passed = { $seat } bierze czaszkę i w następnej rundzie gra z klątwą.
lost-code-event-curse-gone = Czaszka wypada z gry.
lost-code-event-exchanged = { $seat } wymienia { lost-code-symbol-accusative }; odkryta wartość: { $value }.
lost-code-event-drawn = { $seat } dobiera; nowy { lost-code-symbol } ma wartość { $value }.
lost-code-event-last-guesses = Wszystkie rundy za nami. Pora na typy końcowe.
lost-code-event-sheet-done = { $seat } ma już wszystkie wpisy.
lost-code-event-checked = { $seat }, { lost-code-symbol }: wpis { $values }, na stojaku { $value }; { house-points }.
lost-code-event-sheet-scored = { $seat }, cały arkusz: { house-points }.
lost-code-event-won = Wygrywa { $seat }!

## Co można zrobić

lost-code-action-leave = nie bierz żetonu
lost-code-action-take = weź żeton i wpisz { $values }
lost-code-action-dice = niech kości pokazują: { $dice }
lost-code-action-bet = obstaw { $window }
lost-code-action-exchange = wymień { lost-code-symbol-accusative }
lost-code-action-guess = wpisz dla { lost-code-symbol-genitive }: { $values }

## Dlaczego czegoś zrobić nie można

lost-code-why-another-decision = Teraz trzeba zdecydować o czymś innym.
lost-code-why-bear-stays = W grze dla początkujących żadna kość nie może pokazywać niedźwiedzia.
lost-code-why-too-many-turned =
    { $most ->
        [0] Po rzucie z niedźwiedziem nie wolno obrócić żadnej innej kości.
       *[other] Oprócz obowiązkowych obrotów niedźwiedzi wolno obrócić tylko jedną kość.
    }
lost-code-why-no-such-wheel =
    { $width ->
        [one] Żadne koło nie ma okna na jedną liczbę.
        [few] Żadne koło nie ma okna na { $width } liczby.
       *[many] Żadne koło nie ma okna na { $width } liczb.
    }
lost-code-why-wheel-taken = Koło o szerokości { $width } ma już { $seat }.
lost-code-why-off-the-dial = Tarcza kończy się na { $top }, a całe okno musi być wypełnione.
lost-code-why-not-in-play = W tej grze nie ma { lost-code-symbol-genitive }.
lost-code-why-pile-empty = Stosik { lost-code-symbol-genitive } jest pusty.
lost-code-why-another-symbol = Najpierw { lost-code-symbol }.
lost-code-why-nothing-written = Kto bierze żeton, wpisuje od jednej do trzech wartości.
lost-code-why-too-many-values =
    { $most ->
        [one] Można wpisać najwyżej { $most } wartość.
        [few] Można wpisać najwyżej { $most } różne wartości.
       *[many] Można wpisać najwyżej { $most } różnych wartości.
    }
lost-code-why-no-such-value = Nie ma tu płytki o wartości { $value }; najwyższa to { $top }.

## O co pytamy

lost-code-ask-token = Bierzesz żeton?
lost-code-ask-turn = Jak mają leżeć kości?
lost-code-ask-bet = Które koło i które okno?
lost-code-ask-exchange = Którą płytkę wymieniasz?
lost-code-ask-guess = Co masz na stojaku?

lost-code-explain-token =
    Kości pokazują parę, a jej żeton jest jeszcze wolny. Kto go bierze, od razu wpisuje dla tego symbolu
    od jednej do trzech wartości. Na końcu ten wpis liczy się podwójnie, na plus i na minus.
lost-code-explain-turn =
    Jesteś na samym końcu toru, więc kości należą do ciebie: przyjmij rzut albo obróć jedną kość na
    dowolny symbol. Te trzy symbole obowiązują w tej rundzie wszystkich.
lost-code-explain-bet =
    Dodaj swoje płytki z trzema symbolami z kości: w którym oknie leży suma? Koło wynika z szerokości
    okna. Trafienie daje punkty koła. Po pudle dowiadujesz się, czy suma jest większa, czy mniejsza
    (z najwęższym kołem niczego więcej), i wymieniasz płytkę.
lost-code-explain-exchange =
    Po pudle oddajesz jedną płytkę. Zostaje odkryta i teraz znasz ją i ty; jej miejsce zajmuje nowa,
    którą widzą tylko inni.
lost-code-explain-guess =
    Wpisz dla każdego symbolu najwyżej trzy wartości. Dobrze z jedną: 5 punktów, z dwiema: 2, z trzema: 1.
    Źle albo nic: -2. Nikt nie zobaczy twojego arkusza, dopóki wszyscy nie skończą.

lost-code-notation-token = Napisz „weź 1 2” albo same wartości, „1 2”; albo „nie”.
lost-code-notation-turn = Napisz „dice bird bird snake” albo same trzy symbole, też po polsku; wystarczą początki słów.
lost-code-notation-bet = Napisz „bet 9-15”, „obstaw 9-15” albo po prostu „9-15”.
lost-code-notation-exchange = Napisz „exchange snake”, „wymień wąż” albo sam symbol; wystarczy początek słowa.
lost-code-notation-guess = Napisz „guess bird 2 5” albo same wartości, „2 5”; „nic” zostawia puste miejsce.

## Co jeszcze można napisać zamiast zapisu

lost-code-verb-leave = nie, zostaw
lost-code-verb-take = weź, biorę
lost-code-verb-dice = kości, obróć, k
lost-code-verb-accept = przyjmij, ok
lost-code-verb-bet = obstaw, zakład, o, z
lost-code-verb-exchange = wymień, wymiana, w
lost-code-verb-guess = typ, wpisz
lost-code-verb-none = nic, brak

## Opcje i ich wartości

lost-code-option-beginner = Gra dla początkujących, bez niedźwiedzi
lost-code-option-x = Wariant X, z ósemkami
lost-code-option-shortcut = Śmiercionośny skrót
lost-code-option-curse = Klątwa świątyni
lost-code-option-wheels = Punkty kół
lost-code-option-bear-turn-is-extra = Wolny obrót ponad obowiązkowe
lost-code-option-curse-active-immediately = Czaszka działa od razu
lost-code-option-score-floor = Najniższy wynik
lost-code-value-standard = standardowe
lost-code-value-flat = płaskie
lost-code-value-none = bez granicy
lost-code-value-zero = 0

## Arkusz wyników

lost-code-score-bets = Zakłady
lost-code-score-curse = Klątwa
lost-code-score-guesses = Typy końcowe

## Ekran terminala

lost-code-screen-round = runda { $round } z { $rounds }
lost-code-screen-final = typy końcowe
lost-code-screen-over = koniec
lost-code-screen-nobody = niczyj
lost-code-screen-pile = stosik
lost-code-screen-legend = ▪ widać gdzie indziej   × wykluczone   ✓ na pewno   liczby: szansa w %
lost-code-screen-legend-plain = ▪ widać gdzie indziej   ○ nie widać
lost-code-screen-rounds = Twoje zakłady
lost-code-screen-all-rounds = Wszystkie zakłady
lost-code-screen-track = Tor
lost-code-screen-track-legend = od tyłu; w stosie najpierw wierzch
lost-code-screen-dice = Kości
lost-code-screen-order = Kolejność
lost-code-screen-wheels = Koła
lost-code-screen-wheels-legend = szerokość: punkty
lost-code-screen-tokens = Żetony
lost-code-screen-tokens-free = wolne
lost-code-screen-curse = Klątwa
lost-code-screen-curse-waiting = czaszka czeka na polu 7
lost-code-screen-curse-held = czaszkę ma { $seat }
lost-code-screen-written = Wpisy
lost-code-screen-outcome =
    { $outcome ->
        [hit] trafiony
        [higher] większa
        [lower] mniejsza
       *[wrong] źle
    }
lost-code-menu-token = Żeton { lost-code-symbol-genitive }:
lost-code-menu-guess = Twój { lost-code-symbol }:
lost-code-menu-accept = przyjmij rzut
lost-code-menu-wheel = szerokość { $width }
lost-code-menu-free = od { $first } do { $last }
lost-code-menu-best = najlepiej { $window }
lost-code-menu-taken = { $seat }: { $window }
lost-code-menu-pile = { $symbol } (w stosiku { $count })
lost-code-menu-values = { $values } ({ $chance }%)
lost-code-menu-nothing = nie wpisuj nic
