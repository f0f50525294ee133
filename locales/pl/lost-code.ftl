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
       *[wrong] bez podpowiedzi.
    }
lost-code-event-curse-taken = { $seat } zabiera czaszkę.
lost-code-event-curse-gained = Klątwa: { $seat } dostaje { house-points } za pudło ({ $other }).
lost-code-event-curse-lost = Klątwa: { $seat } traci { house-points }.
lost-code-event-curse-passed = { $seat } bierze czaszkę i w następnej rundzie gra z klątwą.
lost-code-event-curse-gone = Czaszka wypada z gry.
lost-code-event-exchanged = { $seat } wymienia { lost-code-symbol-accusative }; odkryta wartość: { $value }.
lost-code-event-drawn = { $seat } dobiera; nowy { lost-code-symbol } ma wartość { $value }.
lost-code-event-last-guesses = Wszystkie rundy rozegrane. Pora na typy końcowe.
lost-code-event-sheet-done = { $seat } ma już wszystkie wpisy.
lost-code-event-checked = { $seat }, { lost-code-symbol }: wpis { $values }, na stojaku { $value }; { house-points }.
lost-code-event-sheet-scored = { $seat }, typy końcowe: { house-points }.
lost-code-event-won = Wygrywa { $seat }!

## Co można zrobić

lost-code-action-leave = nie bierz żetonu
lost-code-action-take = weź żeton i wpisz { $values }
lost-code-action-dice = ustaw kości: { $dice }
lost-code-action-bet = obstaw { $window }
lost-code-action-exchange = wymień { lost-code-symbol-accusative }
lost-code-action-guess = wpisz dla { lost-code-symbol-genitive }: { $values }

## Dlaczego czegoś zrobić nie można

lost-code-why-another-decision = Teraz nie można tego zrobić.
lost-code-why-bear-stays = W grze dla początkujących żadna kość nie może pokazywać niedźwiedzia.
lost-code-why-too-many-turned =
    { $most ->
        [0] Po rzucie z niedźwiedziem nie wolno obrócić żadnej innej kości.
       *[other] Oprócz obowiązkowych obrotów niedźwiedzi wolno obrócić tylko jedną kość.
    }
lost-code-why-no-such-wheel =
    { $width ->
        [one] Żadne koło nie ma zakresu jednej liczby.
        [few] Żadne koło nie ma zakresu { $width } liczb.
       *[many] Żadne koło nie ma zakresu { $width } liczb.
    }
lost-code-why-wheel-taken = Koło o szerokości { $width } ma już { $seat }.
lost-code-why-off-the-dial = Tarcza kończy się na { $top }; zakres nie może poza nią wychodzić.
lost-code-why-not-in-play = W tej grze nie ma { lost-code-symbol-genitive }.
lost-code-why-pile-empty = Stosik { lost-code-symbol-genitive } jest pusty.
lost-code-why-another-symbol = Najpierw { lost-code-symbol }.
lost-code-why-nothing-written = Biorąc żeton, wpisz od jednej do trzech wartości.
lost-code-why-too-many-values =
    { $most ->
        [one] Można wpisać najwyżej { $most } wartość.
        [few] Można wpisać najwyżej { $most } różne wartości.
       *[many] Można wpisać najwyżej { $most } różnych wartości.
    }
lost-code-why-no-such-value = Nie ma płytki o wartości { $value }; najwyższa to { $top }.

## O co pytamy

lost-code-ask-token = Bierzesz żeton?
lost-code-ask-turn = Przyjmujesz kości czy obracasz jedną?
lost-code-ask-bet = Wybierz koło i zakres.
lost-code-ask-exchange = Którą płytkę wymieniasz?
lost-code-ask-guess = Co masz na stojaku?

lost-code-explain-token =
    Kości pokazują parę, a jej żeton jest jeszcze wolny. Jeśli go bierzesz, wpisz od razu dla tego symbolu
    od jednej do trzech wartości. Na końcu ten wpis liczy się podwójnie, na plus i na minus.
lost-code-explain-turn =
    Jesteś na samym końcu toru, więc decydujesz o kościach: przyjmij rzut albo obróć jedną kość na
    dowolny symbol. Te trzy symbole obowiązują w tej rundzie wszystkich.
lost-code-explain-bet =
    Dodaj swoje płytki z trzema symbolami z kości i obstaw zakres, w którym mieści się suma. Szerokość
    zakresu wyznacza koło. Trafienie daje punkty koła. Po pudle dowiadujesz się, czy suma jest większa,
    czy mniejsza (oprócz najwęższego koła), i wymieniasz płytkę.
lost-code-explain-exchange =
    Po pudle tracisz jedną płytkę. Zostaje odkryta, więc i ty ją teraz znasz. Zastępuje ją nowa, którą
    widzą tylko inni.
lost-code-explain-guess =
    Wpisz dla każdego symbolu najwyżej trzy wartości. Trafny wpis daje 5 punktów z jedną wartością, 2 z dwiema,
    1 z trzema. Błędny wpis albo jego brak kosztuje 2 punkty. Twój arkusz jest tajny, aż wszyscy skończą.

lost-code-notation-token = Wpisz „weź 1 2” albo same wartości, „1 2”; albo „nie”.
lost-code-notation-turn = Wpisz „dice bird bird snake” albo same trzy symbole, też po polsku; można je skracać.
lost-code-notation-bet = Wpisz „bet 9-15”, „obstaw 9-15” albo po prostu „9-15”.
lost-code-notation-exchange = Wpisz „exchange snake”, „wymień wąż” albo sam symbol; można go skrócić.
lost-code-notation-guess = Wpisz „guess bird 2 5” albo same wartości, „2 5”; „nic” zostawia puste miejsce.

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
lost-code-option-bear-turn-is-extra = Dowolny obrót po obowiązkowych
lost-code-option-curse-active-immediately = Czaszka działa od razu
lost-code-option-score-floor = Najniższy wynik
lost-code-value-standard = standardowe
lost-code-value-flat = wyrównane
lost-code-value-none = bez ograniczeń
lost-code-value-zero = 0

## Arkusz wyników

lost-code-score-bets = Zakłady
lost-code-score-curse = Klątwa
lost-code-score-guesses = Typy końcowe

## Ekran terminala

lost-code-screen-round = runda { $round } z { $rounds }
lost-code-screen-final = typy końcowe
lost-code-screen-over = koniec gry
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

## Plansza w przeglądarce

lost-code-board-you = Ty
lost-code-board-stone = Kamień: kości, tarcza i tor węża
lost-code-board-marker =
    { $points ->
        [one] { $seat }: { $points } punkt.
        [few] { $seat }: { $points } punkty.
       *[many] { $seat }: { $points } punktów.
    } Na wspólnym polu znacznik na wierzchu liczy się jako dalszy z tyłu.
lost-code-board-skull-waits = Czaszkę bierze gracz, który pierwszy dojdzie do tego pola lub je minie.
lost-code-board-curse-ends = Gdy po sprawdzeniu ktoś stoi na tym polu lub dalej, klątwa się kończy.
lost-code-board-order-about = Kolejność w tej rundzie: gracz najdalej z tyłu zaczyna i decyduje o kościach.
lost-code-board-decides = Decyduje { $seat }
lost-code-board-wins = Wygrywa { $seat }
lost-code-board-last-guesses = Typy końcowe

lost-code-board-rack = Stojak: { $seat }
lost-code-board-rack-nobody = Stojak bez właściciela
lost-code-board-nobody-about = Ten stojak nie należy do nikogo. Wszyscy go widzą i nigdy się nie zmienia.
lost-code-board-own-rack = Twój stojak
lost-code-board-tile =
    { $owner ->
        [nobody] Na stojaku bez właściciela
       *[somebody] { $seat }
    }: { lost-code-symbol } { $value ->
        [hidden] (zakryty)
       *[other] { $value }
    }
lost-code-board-own-tile =
    { $value ->
        [hidden] Twój { lost-code-symbol }: widzą go wszyscy oprócz ciebie.
       *[other] Twój { lost-code-symbol } ma wartość { $value }.
    } { $count ->
        [0] Jego stosik jest pusty.
        [one] W stosiku została { $count } płytka.
        [few] W stosiku zostały { $count } płytki.
       *[many] W stosiku zostało { $count } płytek.
    }
lost-code-board-pile =
    { $count ->
        [0] Stosik { lost-code-symbol-genitive } jest pusty.
        [one] Stosik { lost-code-symbol-genitive }: { $count } płytka
        [few] Stosik { lost-code-symbol-genitive }: { $count } płytki
       *[many] Stosik { lost-code-symbol-genitive }: { $count } płytek
    }
lost-code-board-discard = Odkryte w rundzie { $round } ({ $seat }): { lost-code-symbol } { $value }
lost-code-board-sum-about = { $seat }: płytki z tych kości dają razem { $sum }. Nie widzi tego tylko ich właściciel.
lost-code-board-cursed-about =
    { $seat } gra z klątwą: punkt za każde pudło kogoś innego, ale własne pudło kosztuje tyle punktów, ile daje koło.
lost-code-board-token-free =
    Żeton { lost-code-symbol-genitive } jest wolny. Można go wziąć, gdy w rzucie ten symbol pokażą dwie lub trzy kości.
lost-code-board-token-taken = { $seat } ma żeton { lost-code-symbol-genitive }: na końcu ten wpis liczy się podwójnie.
lost-code-board-token-offered = Do wzięcia: żeton { lost-code-symbol-genitive }

lost-code-board-die =
    { lost-code-symbol } { $state ->
        [must] · Tę kość trzeba obrócić.
        [can] · Kliknij, żeby obrócić tę kość.
       *[lies] · W tej rundzie liczy się u wszystkich.
    }
lost-code-board-turn-to = Obróć kość na
lost-code-board-turn-note = Możesz obrócić jedną kość. Kliknij ją i wybierz symbol.
lost-code-board-exchange-note = Którą płytkę oddajesz?
lost-code-board-confirm-dice =
    { $what ->
        [accept] Przyjmij rzut
        [turn] Zatwierdź obrót
       *[must] Obróć zaznaczone kości
    }
lost-code-board-confirm-bet =
    { $points ->
        [one] Obstaw { $window }: { $points } punkt
        [few] Obstaw { $window }: { $points } punkty
       *[many] Obstaw { $window }: { $points } punktów
    }
lost-code-board-confirm-exchange = Wymień { lost-code-symbol-accusative }
lost-code-board-advised = Tak radzi bot
lost-code-board-pick-tile = Wybierz płytkę

lost-code-board-dial =
    { $width ->
        [one] Zakres koła z jedną liczbą
        [few] Zakres koła z { $width } liczbami
       *[many] Zakres koła z { $width } liczbami
    }
lost-code-board-step-down = Niżej
lost-code-board-step-up = Wyżej
lost-code-board-hit-chance-about = Dokładna szansa, że twoja suma mieści się w tym zakresie
lost-code-board-expected = ≈ { $points } pkt
lost-code-board-expected-about = Średnia liczba punktów za ten zakład: szansa razy punkty
lost-code-board-width = szer. { $width }
lost-code-board-wheel =
    { $width ->
        [one] Koło z jedną liczbą
       *[other] Koło z { $width } liczbami
    }, { house-points }{ $state ->
        [taken] , zajęte: { $seat }, { $window }
        [free] , zakres { $window }
       *[idle] {""}
    }
lost-code-board-wheel-about =
    { $width ->
        [one] Zakres jednej liczby. Trafienie daje { house-points }; pudło nie daje podpowiedzi.
        [few] Zakres { $width } liczb. Trafienie daje { house-points }; po pudle wiesz, czy suma jest większa, czy mniejsza.
       *[many] Zakres { $width } liczb. Trafienie daje { house-points }; po pudle wiesz, czy suma jest większa, czy mniejsza.
    }
lost-code-board-bet =
    { $seat }: { $window }{ $outcome ->
        [hit] , trafienie
        [higher] , pudło, suma jest większa
        [lower] , pudło, suma jest mniejsza
        [wrong] , pudło
       *[open] {""}
    }
lost-code-board-answer =
    { $outcome ->
        [hit] Trafienie: suma mieści się w zakresie
        [higher] Pudło: suma jest większa
        [lower] Pudło: suma jest mniejsza
       *[wrong] Pudło, bez podpowiedzi
    }

lost-code-board-sheet = Arkusz dedukcji
lost-code-board-grid = Możliwe wartości twoich płytek
lost-code-board-codes =
    { $codes ->
        [one] { $codes } możliwy kod
        [few] { $codes } możliwe kody
       *[many] { $codes } możliwych kodów
    }
lost-code-board-codes-about = Liczba kodów, które zgadzają się ze wszystkim, co widzisz i wiesz.
lost-code-board-cell =
    { lost-code-symbol } { $value }{ $state ->
        [seen] , widać gdzie indziej
        [cross] , skreślone
        [maybe] , może
        [chosen] , zaznaczone
        [written] , wpisane
       *[open] {""}
    }
lost-code-board-chance = Szansa: { $chance }
lost-code-board-mark-about = Klikaj kolejno: skreślone, „może”, puste.
lost-code-board-write-line = Jaki jest twój { lost-code-symbol }? Najwyżej trzy wartości.
lost-code-board-write-token = Bierzesz żeton? Zaznacz najwyżej trzy wartości { lost-code-symbol-genitive }.
lost-code-board-worth = Dobrze: { $right }, źle: { $wrong }.
lost-code-board-worth-expected = Średnio { $points }.
lost-code-board-write =
    { $count ->
        [0] Nie wpisuj nic
       *[other] Wpisz { $values }
    }
lost-code-board-take =
    { $count ->
        [0] Weź żeton
       *[other] Weź i wpisz { $values }
    }
lost-code-board-leave = Nie bierz
lost-code-board-write-all =
    { $count ->
        [one] Wpisz { $count } wiersz
        [few] Wpisz wszystkie { $count } wiersze
       *[many] Wpisz wszystkie { $count } wierszy
    }

lost-code-board-round = Runda { $round } z { $rounds }
lost-code-board-round-number = Runda
lost-code-board-rounds = Rundy
lost-code-board-everybody = Wszystkie zakłady
lost-code-board-clue-about = Co odpowiedź mówi o płytkach, które wciąż masz
lost-code-board-clue-opened = Odkryte od tamtej pory: { $tiles }
lost-code-board-clue-gone = Wszystkie płytki z tej sumy są już odkryte.
lost-code-board-clue-old = już odkryte
lost-code-board-results = Typy końcowe
lost-code-board-wrote = wpis { $values }, na stojaku { $value }

lost-code-board-bets = Zakłady w tej rundzie
lost-code-board-free-wheels = Wolne koła
lost-code-board-hidden = nie widzisz ich
lost-code-board-piles = Płytki w stosikach
lost-code-board-discards = Odkryte płytki
lost-code-board-possible = Wartości, których nigdzie nie widzisz
lost-code-board-told =
    runda { $round }, { $dice }: { $window }, { $outcome ->
        [hit] trafienie
        [higher] suma jest większa
        [lower] suma jest mniejsza
       *[wrong] źle
    }
lost-code-board-result =
    { $points ->
        [one] { $seat }, razem { $points } punkt, typy końcowe
        [few] { $seat }, razem { $points } punkty, typy końcowe
       *[many] { $seat }, razem { $points } punktów, typy końcowe
    }
