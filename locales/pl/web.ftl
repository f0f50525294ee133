### Klient w przeglądarce.

## Shell

web-house = Dighouse
web-tab = { $turns ->
        [0] { "" }
       *[other] ({ $turns }){ " " }
    }{ $page } · Dighouse
# Powiadomienie przeglądarki; pod nim stoi nazwa gry.
web-call = Twój ruch
web-home = Do holu
web-nav = Dom
web-skip = Przejdź do treści
web-settings = Ustawienia
web-switch-theme =
    { $theme ->
        [light] Motyw: jasny.
        [dark] Motyw: ciemny.
       *[auto] Motyw: jak w systemie.
    } { $next ->
        [light] Przełącz na jasny.
        [dark] Przełącz na ciemny.
       *[auto] Dopasuj do systemu.
    }
web-theme-auto = Jak w systemie
web-theme-light = Światło dnia
web-theme-dark = Światło lampy
web-close = Zamknij
web-loading = Wczytywanie…
web-reload = Wczytaj ponownie
web-retry = Spróbuj ponownie
web-page-missing = Nie udało się wczytać tej strony. Być może dom został uruchomiony na nowo lub zaktualizowany.
web-lost-title = Nic tu nie ma
web-lost = Pod tym adresem niczego nie ma. Może ktoś kopał tu już wcześniej.
web-problem-offline = Dom nie odpowiada. Czy działa i czy jesteś w tej samej sieci?
web-problem-house = W domu coś poszło nie tak. To, co rozegrano, jest bezpieczne.
web-problem-unknown = Coś poszło nie tak.
web-bot = Bot { $letter } ({ $bot })
web-bot-random = Turysta { $letter }
web-bot-novice = Nowicjusz { $letter }
web-bot-greedy = Asystent { $letter }
web-bot-skilled = Archeolog { $letter }
web-bot-expert = Kustosz { $letter }
web-bot-master = Profesor { $letter }
web-bot-exact = Kryptolog { $letter }
web-level-random = Turysta (gra losowo)
web-level-novice = Nowicjusz (gra do rzeczy, ale często się myli)
web-level-greedy = Asystent (gra na najbliższe punkty)
web-level-skilled = Archeolog (myśli kilka ruchów naprzód)
web-level-expert = Kustosz (myśli intensywnie przez ćwierć sekundy)
web-level-master = Profesor (myśli sekundę nad każdym ruchem)
web-level-exact = Kryptolog (liczy dokładnie)
web-guest = Gość { $number }
web-seat-open = wolne miejsce
web-version = Dighouse { $version }

## Lobby

web-lobby-title = Dom na wykopaliskach
web-lobby-tab = Hol
web-lobby-welcome = Znaleziska umyte, lampa zapalona. Wybierz pudełko i siadaj do stołu.
web-you-play-as = Grasz jako
web-name-change = Grasz jako { $name }. Zmień imię
web-name-title = Twoje imię
web-name-label =
    { $most ->
        [one] Tak zobaczą cię inni; najwyżej { $most } znak
        [few] Tak zobaczą cię inni; najwyżej { $most } znaki
       *[many] Tak zobaczą cię inni; najwyżej { $most } znaków
    }
web-name-save = Zapisz
web-name-saved = Od teraz nazywasz się { $name }.

web-shelf = Półka
web-game-arnak = Zaginiona wyspa Arnak
web-game-mykerinos = Mykerinos
web-game-excavation-earth = Relikty ludzkości
web-preparing = W przygotowaniu
web-box-offline = Gdy tylko dom odpowie
web-players =
    { $min ->
        [1] od 1 do { $max } graczy
       *[other] od { $min } do { $max } graczy
    }

web-mine = Twoje stoły
web-open = Otwarte stoły
web-open-none = Na razie nikt nie szuka towarzystwa. Tu inni zobaczą stół, który otworzysz dla wszystkich.
web-playing = Toczące się gry
web-finished = Rozegrane
web-finished-none = Tu znajdziesz swoje zakończone gry i obejrzysz je ruch po ruchu.
web-all = Pokaż wszystkie ({ $count })
web-fewer = Pokaż mniej
web-join = Dosiądź się

web-card-your-turn = Twój ruch
web-card-asked = Teraz decyduje: { $name }
web-card-open =
    { $open ->
        [0] Zaraz się zacznie
        [one] { $open } wolne miejsce
        [few] { $open } wolne miejsca
       *[many] { $open } wolnych miejsc
    }
web-card-won = Wygrywa { $name }
web-card-over = Koniec gry
web-card-seats = Miejsca

web-address-title = Zagraj na telefonie
web-address = Kto jest w tej samej sieci, wpisuje ten adres albo kieruje aparat na kod.
web-address-qr = Kod QR adresu { $address }

web-new-presets = Jak chcesz grać?
web-preset-bots = Z dwoma botami
web-preset-bots-about = Zaczyna się od razu, z podpowiedziami na życzenie.
web-preset-solo = Samotnie
web-preset-solo-about = Gra dla jednej osoby; przeciwnikiem kieruje sama gra.
web-preset-screen = Na jednym ekranie
web-preset-screen-about = Podajecie sobie ekran; kurtyna strzeże tajemnic.
web-preset-friends = Ze znajomymi przez link
web-preset-friends-about = Dostaniesz link do wysłania; kto go otworzy, siada do stołu.
web-new-seats = Miejsca
web-new-seat = Kto siedzi na miejscu { $letter }
web-new-seat-name = Imię osoby na miejscu { $letter }
web-new-friend = Gracz { $letter }
web-new-add = Dodaj miejsce
web-new-remove = Usuń miejsce { $letter }
web-seat-you = Ty
web-seat-by-link = Wolne: znajomy przez link
web-seat-here = Znajomy przy tym ekranie
web-seat-bots = Boty
web-new-variants = Warianty
web-new-details = Szczegóły
web-new-unusual =
    { $count ->
        [one] { $count } zmiana
        [few] { $count } zmiany
       *[many] { $count } zmian
    }
web-new-rulings = Gdzie instrukcja nie rozstrzyga
web-new-aids = Pomoce
web-new-aids-about = Podpowiedzi najsilniejszego bota i dokładne szanse.
web-new-who = Kto znajdzie ten stół
web-new-link = Tylko kto ma link
web-new-public = Wszyscy w holu
web-new-password = Hasło (jeśli chcesz)
web-new-password-about = Tylko kto je zna, usiądzie lub popatrzy. Link go nie zawiera: przekaż je znajomym.
web-new-pace = Tempo
web-pace-live = Na żywo
web-pace-slow = Na raty, przez kilka dni
web-new-clock = Zegar
web-new-clock-about = Czas na każdą turę i zapas na te, które trwają dłużej.
web-clock-none = Brak
web-clock-choice = { $turn } + { $bank }
web-new-time-out = Gdy czas minie
web-time-out-bot = Do twojego powrotu gra bot
web-time-out-loss = Gra jest przegrana
web-new-link-next = Za chwilę dostaniesz link do wysłania.
web-new-no-you = Jedno miejsce musi być dla ciebie.
web-play = Graj
web-read-rules = Przeczytaj zasady

web-about-lost-code = Twój kod widzą wszyscy, tylko nie ty. Obstawiaj sumy, ucz się na każdym pudle, a na koniec podaj swoje sześć liczb.
web-about-lost-code-beginner = Pięć symboli zamiast sześciu: łagodny początek.
web-about-lost-code-x = Wartości do 8 i sumy do 24: więcej do odgadnięcia.
web-about-lost-code-shortcut = Żetony dla odważnych: wczesny wpis liczy się podwójnie.
web-about-lost-code-curse = Czaszka podąża za tym, kto prowadzi.
web-about-lost-code-wheels = Ile daje trafienie: dwa odczytania nadruku na kołach.
web-about-lost-code-bear-turn-is-extra = W grze dla początkujących: odwrócenie niedźwiedzia nie zabiera ci zwykłego obrotu.
web-about-lost-code-curse-active-immediately = Z klątwą: kto weźmie czaszkę, jest przeklęty jeszcze w tej samej rundzie.
web-about-lost-code-score-floor = Czy punkty mogą spaść poniżej zera.
web-about-excavation-earth = Ludzi już nie ma. Obcy wykopują to, co po nas zostało: zdobywaj artefakty, spraw, by stały się modne, sprzedawaj je tam, gdzie czekają twoi handlarze, a próbki zachowaj w galerii. W pojedynkę grasz przeciwko Zu.
web-about-excavation-earth-factions = Każdy po kolei wybiera frakcję albo frakcje są rozdawane.
web-about-excavation-earth-hands = Pierwsze karty są rozdawane albo wybierane tak jak w późniejszych rundach. Nie dotyczy gry solo.
web-about-excavation-earth-zu-no-credits = Solo, łatwiej: Zu zaczyna bez niczego.
web-about-excavation-earth-zu-failed = Solo: ile Zu bierze, gdy jego karta do niczego nie prowadzi.
web-about-excavation-earth-zu-special-buyers-only = Solo, łatwiej: jego karty Rynku przyciągają tylko specjalnych kupujących.
web-about-excavation-earth-zu-skips-cards = Solo, łatwiej: po niektórych kartach Zu traci następną.
web-about-excavation-earth-zu-limited-crew = Solo, łatwiej: Zu może zabraknąć załogi.
web-about-excavation-earth-zu-both-colours = Solo, trudniej: bierze artefakt każdego koloru ze swojej karty.
web-about-excavation-earth-zu-any-storage = Solo, trudniej: do jego luku trafia wszystko.
web-about-excavation-earth-leftovers-cost = Solo, trudniej: zdąż wszystko sprzedać.
web-about-excavation-earth-zu-second-purchase = Solo, trudniej: kupuje dwa razy.
web-about-mykerinos = Egipt, rok 1899. Kop tam, gdzie kopią inni, ale o jednego archeologa więcej; zdobywaj parcele z ich mecenasami i wystawiaj znaleziska w najlepszych salach muzeum.
web-about-mykerinos-neutral-cubes-carry-over = Przy dwóch graczach: niewystawieni neutralni archeolodzy zostają z tobą na następną rundę.
web-about-mykerinos-neutral-after-extra-action = Przy dwóch graczach: po ostatniej dodatkowej akcji neutralna ekspedycja może jeszcze raz kopać.
web-about-mykerinos-violet-with-empty-pool = Kto nie ma już nikogo, może nadal poprosić Lady Violet o archeologa.
web-about-mykerinos-third-may-decline = Trzeci i czwarty w strefie nie muszą brać parceli, która została.
web-about-arnak = Nieznana wyspa, pięć rund. Wysyłaj dwoje archeologów, odkrywaj stanowiska i stawiaj czoła strażnikom, rozbudowuj talię i odczytuj znaki aż po zaginioną świątynię. Można też grać samotnie.
web-about-arnak-temple = Świątynia Ptaka jest na pierwsze partie; Świątynia Węża wymaga więcej.
web-about-arnak-difficulty = Tylko samotnie: im więcej czerwonych kafelków, tym lepsze rzeczy zabiera przeciwnik.
web-about-arnak-ocarina-discounts = Gdy brzmi Okaryna Strażnika, symbole zniżki też liczą się jako samoloty.
web-about-arnak-rival-last-green-item = Tylko samotnie: co w 5. rundzie robi zielony kafelek przedmiotów przeciwnika.

## Settings

web-settings-about = Są pamiętane w tej przeglądarce i działają od razu.
web-settings-look = Wygląd
web-settings-play = Gra
web-settings-language = Język
web-language-name = Polski
web-settings-theme = Światło
web-settings-motion = Ruch
web-settings-motion-about = Dopóki nie wybierzesz, decyduje system.
web-motion-full = Pełny
web-motion-reduced = Oszczędny
web-motion-off = Żaden
web-settings-speed = Ruchy innych
web-settings-speed-about = Jak długo widać każde ich posunięcie, zanim przyjdzie następne.
web-speed-slow = Powoli
web-speed-normal = Zwykle
web-speed-fast = Szybko
web-speed-instant = Od razu
web-settings-calls = Zawołaj mnie, gdy przyjdzie moja kolej
web-settings-calls-about = Powiadomieniem przeglądarki, gdy dom jest otwarty w którejś karcie, a ty patrzysz gdzie indziej.
web-settings-calls-refused = Przeglądarka na to nie pozwala. Zezwól w jej ustawieniach na powiadomienia z tego adresu i spróbuj jeszcze raz.
web-settings-calls-unable = Tutaj przeglądarka tego nie potrafi: potrzeba https albo domu na tym samym komputerze.
web-settings-sound = Dźwięk
web-settings-sound-about = Drewno, kamień i papier oraz łagodny znak, że to twój ruch.
web-settings-confirm = Potwierdzaj koniec mojego ruchu
web-settings-confirm-about = Pyta raz jeszcze, zanim zagrają inni.
web-settings-text = Zaczynaj od wersji tekstowej
web-settings-text-about = Stoły otwierają się jako opisy i listy, z myślą o czytnikach ekranu. Plansza jest o jeden przycisk dalej.

## Account

web-account = Konto
web-account-keep = Zaloguj się
web-account-guest = Zna cię tylko ta przeglądarka. Z hasłem wszędzie jesteś tą samą osobą.
web-account-signed-in = Grasz z konta { $name }.
web-account-name = Imię
web-claim-title = Zachowaj swoje imię
web-claim-about = Twoje stoły i rozgrywki zostają z tobą.
web-claim = Zachowaj
web-claimed = Od teraz logujesz się jako { $name }.
web-sign-in-title = Zaloguj się
web-sign-in-about = Stoły założone w tej przeglądarce jako gość zostaną porzucone.
web-sign-in = Zaloguj
web-signed-in = Witaj z powrotem, { $name }.
web-password = Hasło
web-password-rule = Co najmniej { $least } znaków: kilka słów jest lepszych niż dziwne znaki.
web-password-show = Pokaż hasło
web-password-title = Zmień hasło
web-password-about = Wszystkie inne przeglądarki zostaną wylogowane.
web-password-old = Dotychczasowe hasło
web-password-new = Nowe hasło
web-password-change = Zmień
web-password-changed = Hasło jest zmienione.
web-sign-out-title = Wyloguj się
web-sign-out-about = Nic nie przepadnie: zalogujesz się, kiedy zechcesz.
web-sign-out-here = W tej przeglądarce
web-sign-out-everywhere = Wszędzie
web-signed-out = Wylogowano.
web-blocked-title = Zablokowani gracze
web-blocked-about = Nie widzisz ich wypowiedzi, a oni nie usiądą przy stołach, które zakładasz.
web-unblock-name = Odblokuj: { $name }
web-unblocked = Odblokowano: { $name }.
web-webhook-title = Wołanie pod twoim adresem
web-webhook-about = Gdy przyjdzie twoja kolej, a nie ma cię przy stole, dom może dać znać pod adresem w sieci: w pokoju czatu, który przyjmuje webhooki, albo twojemu programowi.
web-webhook-url = Adres
web-webhook-keep = Zapamiętaj
web-webhook-kept = Dom będzie cię tam wołać.
web-webhook-secret = Wołania są podpisane tym sekretem. Widać go tylko teraz; ponowne zapamiętanie adresu tworzy nowy.
web-webhook-copy = Skopiuj sekret
web-webhook-copied = Sekret skopiowany.
web-webhook-try = Wyślij próbne
web-webhook-tried = Dotarło.
web-webhook-take = Już nie wołaj
web-webhook-taken = Dom nigdzie cię nie woła.
web-webhook-on = Dom woła cię pod adresem { $url }.
web-webhook-trouble = Ostatnie wołanie się nie powiodło. { $why }
web-webhook-off = Wołanie jest wyłączone, bo zbyt wiele prób się nie udało. { $why } Gdy dotrze próbne, włączy się znowu.
web-data-title = Co dom o tobie wie
web-data-about = Wszystko, w jednym pliku: imię, miejsca logowania i to, co działo się przy każdym stole za twoją sprawą.
web-data-download = Pobierz
web-forget-title = Zapomnienie
web-forget-about = Dom zapomni twoje imię i wszystkie twoje słowa. Trwające gry poddasz, a w zapisach pozostałych zamiast ciebie będzie numer. Tego nikt już nie cofnie.
web-forget = Zapomnij mnie
web-forget-sure = Zapomnij mnie na zawsze
web-forgotten = Dom już cię nie pamięta.

## Career

web-career = Twoje partie
web-career-of = Partie: { $name }
web-career-loading = Przeglądamy zapisy…
web-career-none = Żadna partia nie została jeszcze rozegrana do końca.
web-career-guest = Partie między kontami zmieniają ranking. Zachowaj imię z hasłem, żeby go mieć.
web-career-keep = Zachowaj imię
web-career-since = W domu od: { $day }.
web-career-figures = Liczby według liczby graczy
web-career-seats = Gracze
web-career-played = Partie
web-career-won = Wygrane
web-career-mean = Punkty na partię
web-career-unrated = Jeszcze bez rankingu: liczą się partie między kontami, bez botów.
web-rating = Ranking { $points } ± { $margin }
web-rating-after = po partii nr { $game }, { $day }
web-rating-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
web-rating-about = Wykres rankingu, { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }. Na początku: { $first }. Teraz: { $last }.
web-rating-meaning = 400 punktów więcej to dziesięć razy większa szansa na wygraną. Prawdziwa siła najpewniej mieści się w podanym zakresie: w symulowanych partiach tak było u 84–100 graczy na 100.
web-finished-games = Zakończone partie
web-finished-place = { $place }. { $name }: { $score }
web-finished-change = Ranking { $change }
web-finished-pages = Strona { $page } z { $pages }
web-finished-newer = Nowsze
web-finished-older = Starsze

## Rules

web-rules = Zasady
web-rules-title = Zasady gry { $game }
web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
web-rules-none = Zasad tej gry jeszcze tu nie ma.

## Verify

web-verify-title = Czy było uczciwie?
web-verify-about = Nikt nie wybrał tasowania: dom zapieczętował sekret, zanim ktokolwiek usiadł do stołu, a przeglądarka każdego gracza dodała sól. Tu twoja przeglądarka liczy wszystko od nowa, krok po kroku.
web-verify-loading = Pobieram zapis gry…
web-verify-any = Sprawdź zapis gry
web-verify-another = Sprawdź inny zapis
web-verify-file = Wybierz plik z zapisem (.dig) albo upuść go tutaj
web-verify-paste = Albo wklej jego treść
web-verify-check = Sprawdź
web-verify-actions =
    { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }
web-verify-watch = Obejrzyj grę
web-verify-download = Zapis gry
web-verify-all-right = Wszystko się zgadza.
web-verify-all-wrong = Coś się nie zgadza!
web-verify-all-note = Nie wszystko da się sprawdzić.
web-verify-all-busy = Sprawdzam…
web-check-state-right = Zgadza się:
web-check-state-wrong = Nie zgadza się:
web-check-state-note = Uwaga:
web-check-state-busy = Sprawdzanie:
web-check-text = Tekst, z którego liczymy skrót
web-check-hash = Jego SHA-256, policzony tutaj
web-check-found = W zapisie gry
web-check-equal = Są jednakowe.
web-check-unequal = Nie są jednakowe!
web-check-yourself = Policz to bez tej strony
web-check-commitment = Pieczęć jest nienaruszona
web-check-commitment-wrong = Pieczęć jest złamana
web-check-commitment-about = Przed grą dom ogłosił skrót swojego sekretu. Sekret ujawniony teraz musi dać ten sam skrót, więc nie dało się go później podmienić.
web-check-commitment-expected = Pieczęć w zapisie gry
web-check-kept = To ta sama pieczęć, którą ci pokazano
web-check-kept-wrong = To nie ta pieczęć, którą ci pokazano
web-check-kept-about = Ta przeglądarka zapamiętała pieczęć, gdy siadaliście do stołu. W zapisie musi być taka sama.
web-check-kept-expected = Co zapamiętała ta przeglądarka
web-check-unknown = Tej przeglądarki nie było przy stole
web-check-unknown-about = Nie może więc powiedzieć, jaką pieczęć pokazano na początku. Kto grał, może otworzyć tę stronę u siebie i porównać.
web-check-salt = Jest w tym twoja sól
web-check-salt-wrong = Nie ma w tym twojej soli
web-check-salt-about = Twoja przeglądarka dodała ją już po zrobieniu pieczęci, więc nikt nie mógł dopasować jednego do drugiego.
web-check-salt-expected = Sól twojej przeglądarki
web-check-seed = Tasowanie wynika z sekretu i soli
web-check-seed-about =
    { $salts ->
        [0] Nikt nie dodał soli, więc ziarno wynika z samego sekretu.
        [one] Z sekretu i jednej soli powstaje ziarno. Z niego biorą się wszystkie rzuty i zakryte płytki.
        [few] Z sekretu i { $salts } soli powstaje ziarno. Z niego biorą się wszystkie rzuty i zakryte płytki.
       *[many] Z sekretu i { $salts } soli powstaje ziarno. Z niego biorą się wszystkie rzuty i zakryte płytki.
    }
web-check-chosen = Ktoś wybrał ziarno
web-check-chosen-about = Przed tą grą niczego nie zapieczętowano, na przykład dlatego, że zaczęła się od gotowej pozycji albo grały w niej boty na arenie.
web-check-hidden = Sekret nie został jeszcze ujawniony
web-check-hidden-about = Zobaczysz go po zakończeniu gry. Do tego czasu nikt nie zna tasowania.
web-check-replay = Każda akcja powtórzona
web-check-replay-busy = Dom rozdaje grę od nowa i sprawdza akcję po akcji…
web-check-replay-right =
    { $steps ->
        [one] Dom rozdał grę od nowa z tego ziarna: { $steps } akcja jest dozwolona i prowadzi do końca z zapisu.
        [few] Dom rozdał grę od nowa z tego ziarna: wszystkie { $steps } akcje są dozwolone i prowadzą do końca z zapisu.
       *[many] Dom rozdał grę od nowa z tego ziarna: wszystkie { $steps } akcji jest dozwolonych i prowadzi do końca z zapisu.
    }
web-check-replay-wrong = Wiersz { $line }: { $what }

## Table

web-table = Stół
web-table-loading = Nakrywamy do stołu…
web-table-moved-on = Przy stole coś się tymczasem zmieniło. Spójrz jeszcze raz, zanim zdecydujesz.
web-board = Plansza
web-board-loading = Rozkładamy planszę…
web-tab-your-turn = ● Twój ruch: { $game }
web-your-turn-ask = Twój ruch. { $question }
web-refused-no-such-table = Pod tym adresem nie ma stołu. Może już go sprzątnięto albo z linku zginęła litera.
web-refused-private-table = To prywatny stół i wszystkie miejsca są zajęte. Widzą go tylko grający.

web-refused-password-needed = Ten stół ma hasło. Podaj je przy stole, a potem tu wróć.

web-locked = Z hasłem
web-door = Ten stół ma hasło
web-door-about = Poda ci je osoba, która założyła stół. Kto raz wszedł, nie musi go podawać ponownie.
web-door-password = Hasło stołu
web-door-enter = Wejdź

web-link-lost = Utracono połączenie, próbujemy ponownie…
web-link-try = Spróbuj teraz
web-link-back = Serwer wrócił. Nic nie przepadło.

web-decision = Decyzja
web-decision-yours = Decyzja należy do ciebie.
web-waiting-for =
    { $count ->
        [one] Teraz decyduje { $names }
       *[other] Teraz decydują { $names }
    }
web-won =
    { $count ->
        [one] Wygrywa { $names }: { house-points }
       *[other] Wspólnie wygrywają { $names }: { house-points }
    }
web-won-mark = zwycięstwo
web-explain = O co tu chodzi?
web-hint = Podpowiedź
web-hint-about = Co zrobiłby profesor? (H)
web-hint-says = Rada profesora: { $action }.
web-hint-instead = Albo zamiast tego: { $action }.
web-hint-others = Inne pomysły
web-hint-expects = Spodziewany wynik na koniec: { $points } pkt.
web-hint-more = Spodziewany wynik na koniec: { $points } pkt, o { $change } więcej niż przy drugim pomyśle.
web-hint-less = Spodziewany wynik na koniec: { $points } pkt, o { $change } mniej niż według rady.
web-hint-safer = Spodziewany wynik na koniec: { $points } pkt, o { $change } mniej niż przy drugim pomyśle, ale z większą szansą na wygraną.
web-hint-riskier = Spodziewany wynik na koniec: { $points } pkt, o { $change } więcej niż według rady, ale z mniejszą szansą na wygraną.
web-hint-sources = Wkrótce w punktacji, w porównaniu z tamtym: { $parts }.
web-hint-source = { $category } { $points }
web-hint-later = Wkrótce nie zmieni to punktacji: opłaci się później.
web-hint-then = Potem zapewne: { $actions }.
web-hint-next = { $player }: { $action }
web-hint-points = { $points } pkt
web-hint-do = Zrób tak
web-undo = Cofnij
web-undo-about = Cofa twój ostatni ruch (U)
web-actions = Wszystkie ruchy
web-actions-about = Wszystko, co możesz teraz zrobić, w słowach (L)
web-actions-title =
    { $count ->
        [one] Możliwy jest { $count } ruch
        [few] Możliwe są { $count } ruchy
       *[many] Możliwych jest { $count } ruchów
    }
web-actions-search = Szukaj, na przykład „9-15”
web-actions-none = Żaden ruch nie zawiera tych słów.
web-confirm = Potwierdź decyzję
web-confirm-yes = Tak, zrób to
web-confirm-no = Jeszcze nie
web-skip-ahead = Pomiń
web-never-mind = Jednak nie

web-menu = Menu stołu
web-sound = Dźwięki
web-rules-of-game = Zasady gry
web-to-lobby = Do holu
web-to-table = Do stołu

web-company = Gracze, dziennik i czat
web-tab-players = Gracze
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-chart = Punkty
web-sheet-down = Zwiń panel
web-strip = Pokaż graczy. Punkty:
web-players-list = Gracze
web-player-you = ty
web-player-points = { house-points }
web-player-stand-in = poza stołem; gra bot
web-player-deciding = decyduje
web-player-deciding-since = decyduje; pytanie padło { $ago }
web-player-your-turn = twój ruch
web-clock-left = Zostało: { $turn } na turę, { $bank } w zapasie
web-clock-away = Poza domem do { $until }
web-player-lost = przegrana na czas
web-pause = Poproś o przerwę
web-pause-wish = { $name } prosi o przerwę.
web-paused = Zegary stoją. Kto chce grać dalej, może je puścić w ruch.
web-resume = Gramy dalej
web-away = Dni poza domem
web-away-about =
    { $most ->
        [0] W tej grze nie masz już takich dni.
        [one] Gdy cię nie ma, twój zegar stoi. W tej grze został ci jeden dzień.
       *[other] Gdy cię nie ma, twój zegar stoi. W tej grze masz jeszcze { $most } dni.
    }
web-away-days = Liczba dni
web-away-go = Wyjeżdżam
web-away-back = Już jestem
web-player-late = Od dawna wszyscy czekają na ten ruch.
web-player-replace = Niech gra bot
web-player-gone = Tu gra za ciebie bot.
web-player-return = Wróć do stołu

web-log = Dziennik
web-log-empty = Tu zapisze się wszystko, co się wydarzy.
web-log-since = nowe dla ciebie

web-chat = Czat
web-chat-empty = Nikt się jeszcze nie odezwał.
web-remark = Wypowiedź: { $name }
web-remark-report = Zgłoś gospodarzowi
web-remark-report-about = Po zgłoszeniu osoba prowadząca ten dom przeczyta wypowiedź i kilka sąsiednich. Inni się o tym nie dowiedzą.
web-remark-reported = Dziękujemy: gospodarz może to teraz przeczytać.
web-remark-block = Zablokuj: { $name }
web-remark-block-about = Po zablokowaniu ({ $name }) nie zobaczysz już wypowiedzi tej osoby, a ona nie usiądzie przy stołach, które zakładasz.
web-remark-blocked = Zablokowano: { $name }.
web-chat-blocked = Zablokowano: { $name }.
web-unblock = Odblokuj
web-chat-say = Powiedz coś
web-chat-send = Wyślij

web-room = Stół czeka na graczy
web-room-wait =
    { $open ->
        [0] Wszyscy już są.
        [one] Brakuje jednej osoby. Gra zacznie się sama, gdy ktoś usiądzie.
        [few] Brakuje { $open } osób. Gra zacznie się sama, gdy wszyscy usiądą.
       *[many] Brakuje { $open } osób. Gra zacznie się sama, gdy wszyscy usiądą.
    }
web-room-impatient = Nikt więcej nie przyjdzie?
web-room-bot = Jakie boty
web-room-start =
    { $open ->
        [one] Zacznij teraz, z botem
       *[other] Zacznij teraz, z botami ({ $open })
    }
web-room-time-out-bot = gdy czas minie, gra bot
web-room-time-out-loss = komu czas minie, ten przegrywa
web-room-public = każdy może się przyglądać
web-room-private = tylko z linkiem
web-room-aids = z pomocami
web-sit = Usiądź
web-stand-up = Wstań
web-close-table = Zamknij stół
web-seat-not-ready = w drodze
web-invite = Zaproś
web-invite-about = Wyślij ten link albo pokaż kod do zeskanowania aparatem.
web-invite-locked = Wyślij ten link albo pokaż kod do zeskanowania aparatem. Przekaż też hasło.
web-invite-link = Link do tego stołu
web-invite-qr = Kod QR z linkiem
web-copy-link = Kopiuj link
web-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go ręcznie.
web-link-copied = Link skopiowany.
web-share = Udostępnij
web-seal = Tasowanie jest zapieczętowane:
web-seal-about =
    Zanim ktokolwiek usiadł, dom zapisał tajną liczbę i ogłosił jej pieczęć. Kiedy siadasz, twoja przeglądarka
    dodaje losową sól. Tajna liczba i sól wszystkich graczy razem tasują całą grę, więc rozdania nie może
    wybrać ani dom, ani żaden z graczy. Po grze tajna liczba zostaje ujawniona i każdy może sprawdzić, czy
    pasuje do pieczęci.

web-curtain = Podaj urządzenie dalej: { $name }
web-curtain-about = To, co za kurtyną, jest przeznaczone tylko dla jednej pary oczu.
web-curtain-here = To ja, { $name }
web-curtain-back = { $name }: jeszcze jedno spojrzenie
web-curtain-pass-on = Podaj dalej: { $name }

web-results = Wyniki
web-score-sheet = Punkty
web-chart = Punkty w czasie
web-chart-at = Po { $step }:
web-chart-steps =
    { $steps ->
        [one] { $steps } ruch
        [few] { $steps } ruchy
       *[many] { $steps } ruchów
    }
web-chart-about = Wykres punktów w czasie. { $scores }
web-rematch = Rewanż
web-rematch-join = Dołącz do rewanżu
web-record = Zapis
web-verify-game = Sprawdź

web-take-back = Cofnij dalej…
web-take-back-title = Cofanie
web-take-back-about = Na coś więcej niż zwykłe cofnięcie muszą się zgodzić wszyscy przy stole.
web-take-back-bots = W grze z botami możesz się cofnąć, jak daleko chcesz.
web-take-back-which = Od którego ruchu?
web-take-back-none = Nic jeszcze nie zrobiono.
web-take-back-ask = Zapytaj innych
web-take-back-do = Cofnij
web-wish = { $name } prosi o cofnięcie.
web-wish-what = Przepadłoby wszystko od tego miejsca: „{ $what }”
web-wish-waits = Jeszcze bez odpowiedzi: { $names }.
web-wish-agree = Zgoda
web-wish-refuse = Nie zgadzam się
web-resign = Zrezygnuj…
web-resign-title = Rezygnujesz?
web-resign-about = Na twoim miejscu będzie dalej grał bot, żeby inni mogli dokończyć. Możesz się przyglądać, ale powrotu do gry już nie ma.
web-resign-yes = Rezygnuję
web-resign-no = Gram dalej

web-report = Zgłoś problem
web-report-about = Ten tekst mówi, w którym miejscu gry jesteś i co do niego doprowadziło. Skopiuj go i wyślij temu, kto opiekuje się domem.
web-report-nothing-hidden = Jest w nim tylko to, co sam widzi gracz na tym miejscu: niczego ukrytego nie zawiera.
web-report-text = Zgłoszenie
web-report-copy = Kopiuj zgłoszenie
web-report-copied = Zgłoszenie skopiowane.
web-report-head = Problem przy stole Dighouse
web-report-facts = Gdzie
web-report-sent = Własne ruchy z tej strony
web-report-log = Dziennik
web-report-view = Pozycja widziana z tego miejsca

web-keys = Klawisze
web-keys-or = lub
web-keys-listen = Reaguj na pojedyncze klawisze
web-keys-listen-about = Wyłącz, jeśli czytnik ekranu albo dyktowanie naciska je przez pomyłkę.
web-key-list = wszystkie ruchy: szukanie i wybór
web-key-undo = cofnięcie
web-key-hint = podpowiedź
web-key-skip = od razu najnowsza chwila
web-key-text = interfejs tekstowy i z powrotem
web-key-log = dziennik
web-key-chat = czat
web-key-help = ta lista klawiszy
web-key-escape = zamknięcie tego, co otwarte
web-key-step = ruch wstecz lub dalej
web-key-play = odtwarzanie lub pauza
web-key-chapter = poprzednia lub następna runda
web-key-ends = początek lub koniec

## Replay

web-replay = Powtórka
web-replay-title = Powtórka: { $game }
web-replay-loading = Otwieramy notatnik…
web-replay-controls = Sterowanie powtórką
web-replay-step = Chwila
web-replay-at = Ruch { $step } z { $steps }
web-replay-start = Przed pierwszym ruchem
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-back = Ruch wstecz
web-replay-on = Ruch dalej
web-replay-chapter-back = Poprzednia runda
web-replay-chapter-on = Następna runda
web-replay-pace =
    Tempo: { $pace ->
        [slow] wolne
        [fast] szybkie
       *[normal] zwykłe
    }. Zmień
web-replay-pace-short =
    { $pace ->
        [slow] ½×
        [fast] 2×
       *[normal] 1×
    }
web-replay-eyes = Czyimi oczami
web-replay-all = Wszystko odkryte
web-replay-seat = Oczami gracza { $name }
web-replay-spectator = Oczami widzów
web-tab-analysis = Analiza
web-analysis-about = Bot jeszcze raz rozważa każdą decyzję, wiedząc tylko tyle, ile gracz mógł wtedy wiedzieć.
web-analysis-working = Profesor wertuje notatnik…
web-analysis-chart = Widoki na zwycięstwo, na 100
web-analysis-moments = Chwile, które zaważyły
web-analysis-moment = Zagrano: { $done }. Lepiej: { $best } (spodziewany wynik wyższy o { $points } pkt).
web-analysis-chance = Zagrano: { $done }. Lepiej: { $best } (większa szansa na wygraną).
web-analysis-well-played = Żadna decyzja nie kosztowała nikogo wiele. Dobra gra!
web-replay-share = Kopiuj link do tej chwili
web-replay-shared = Link do tej chwili skopiowany.
web-play-on = Graj dalej od tego miejsca
web-play-on-short = Graj dalej
web-play-on-about =
    { $step ->
        [0] Nowy stół zaczyna tam, gdzie zaczęła się ta gra.
        [one] Nowy stół zaczyna po { $step } ruchu.
       *[other] Nowy stół zaczyna po { $step } ruchach.
    } Wiesz to, co wtedy było wiadomo na twoim miejscu; cała reszta zostaje rozdana na nowo.
web-play-on-seats = Kto gra na którym miejscu
web-play-on-as = Grasz jako
web-play-on-who = Kto gra na miejscu { $letter }
web-play-on-here = Ktoś przy tym ekranie
web-play-on-friend = Osoba { $letter }
web-play-on-begin = Zacznij

## Text interface

web-text-interface = Interfejs tekstowy
web-text-button = Stół w słowach (T)
web-text-about = Cały stół w słowach: dla czytników ekranu i dla tych, którzy lubią czytać.
web-text-leave = Pokaż planszę
web-text-state = Stół
web-text-over = Gra skończona.
web-text-choose = wybierz…
web-text-submit = Odpowiedz
web-text-group = Rodzaj
web-text-group-count = { $group } ({ $count })
web-text-log-all = Pokaż cały dziennik (wpisów: { $count })
web-text-log-less = Pokaż tylko najnowsze
web-group-all = Wszystkie
web-group-other = Inne
web-group-width =
    { $width ->
        [one] Jedna liczba
        [few] { $width } liczby
       *[many] { $width } liczb
    }
web-group-count =
    { $count ->
        [0] Nic
        [one] Jedna wartość
        [few] { $count } wartości
       *[many] { $count } wartości
    }

## Relikty ludzkości: plansza

web-excavation-earth-you = Ty
web-excavation-earth-map = Świat
web-excavation-earth-ship = Rynki i statek
web-excavation-earth-colours = Popularność i czarny rynek
web-excavation-earth-boards = Plansze frakcji
web-excavation-earth-panels = Części stołu
web-excavation-earth-panel-map = Świat
web-excavation-earth-panel-markets = Rynki
web-excavation-earth-panel-trade = Handel
web-excavation-earth-panel-mine = Moje
web-excavation-earth-tray = Co można postanowić
web-excavation-earth-back = Cofnij
web-excavation-earth-can-choose = można wybrać
web-excavation-earth-chosen = { $what }, wybrane
web-excavation-earth-passed = pas
web-excavation-earth-round = Runda { $round } z { $rounds }
web-excavation-earth-order = Kolejność: { $order }.
web-excavation-earth-turn =
    { $left ->
        [one] Teraz { $seat }, została { $left } akcja.
        [few] Teraz { $seat }, zostały { $left } akcje.
       *[many] Teraz { $seat }, zostało { $left } akcji.
    }

web-excavation-earth-lying =
    { $count ->
        [0] { $artefact } (nic tu nie leży)
        [1] { $artefact }
       *[other] { $artefact } × { $count }
    }
web-excavation-earth-explorers-of = odkrywcy: { $who }
web-excavation-earth-market-here = Symbol: { $symbol }
web-excavation-earth-black =
    { $black ->
        [west] zachód
        [central] środek
       *[east] wschód
    }
web-excavation-earth-black-about = Kto tu stoi, może przemycać kartą z nazwą tego czarnego rynku.
web-excavation-earth-artefact =
    { $copies ->
        [one] Wartość { $value }; { $copies } sztuka. Miejsce: { $home }
        [few] Wartość { $value }; { $copies } sztuki. Miejsce: { $home }
       *[many] Wartość { $value }; { $copies } sztuk. Miejsce: { $home }
    }
web-excavation-earth-adds =
    { $adds ->
        [0] Próbka jeszcze nic nie doda do twojej galerii.
       *[other] Próbka doda { $adds } do twojej galerii.
    }
web-excavation-earth-sampled = Próbka jest już w galerii
web-excavation-earth-forecast = Prognoza
web-excavation-earth-forecast-about = Przed następną rundą każda z tych kart przyniesie dwa artefakty swojego koloru na ich wykopaliska i jeden na czarny rynek. Akcja Prognoza zastępuje kartę bez znacznika załogi.
web-excavation-earth-tokens = Wolne żetony inicjatywy: { $tokens }
web-excavation-earth-token = Żeton inicjatywy { $token }
web-excavation-earth-tokens-about = Kto pierwszy wykona Prognozę, bierze najniższy żeton inicjatywy: miejsce w kolejności następnej rundy.

web-excavation-earth-market = { $market }: { $queue }
web-excavation-earth-queue = Kolejka od początku: { $queue }
web-excavation-earth-interested = Zainteresowani: { $interest }
web-excavation-earth-traders = { $seat }: handlarze { $count }
web-excavation-earth-buyer-at = Rynek { $market }, miejsce { $place }: { $buyer }
web-excavation-earth-envoys = { $seat }: reprezentanci { $envoys }, teraz { $credits }
web-excavation-earth-another-envoy = Z jeszcze jednym reprezentantem: { $credits }.
web-excavation-earth-no-envoys = nikogo nie ma
web-excavation-earth-prizes = Przewaga daje { $prizes }
web-excavation-earth-prizes-about = Tyle każde centrum dowodzenia płaci na koniec tej rundy za najwięcej reprezentantów i za kolejne miejsca. Przy remisie nagrody się dzieli.
web-excavation-earth-aboard = Kupujący na statku:
web-excavation-earth-aboard-about = Kupujący z ostatniej sprzedaży zostają na statku do następnej.
web-excavation-earth-special-left = specjalni w zasobach: { $count }

web-excavation-earth-track = { $colour }: popularność { $level }, pozycja { $rank }, daje { $credits }.
web-excavation-earth-track-about = Im więcej kupujących danego koloru zeszło z toru, tym jest on popularniejszy. Sprzedaż płaci za pozycję koloru, za każdego zainteresowanego kupującego i za kilka rynków naraz.
web-excavation-earth-best-sale = Najlepsza sprzedaż teraz, rynki { $markets }: { $income }
web-excavation-earth-no-sale =
    { $owned ->
        [0] Nie masz nic tego koloru na sprzedaż.
        [one] Masz { $owned } artefakt, ale teraz nie ma dla niego rynku.
        [few] Masz { $owned } artefakty, ale teraz nie ma dla nich rynku.
       *[many] Masz { $owned } artefaktów, ale teraz nie ma dla nich rynku.
    }
web-excavation-earth-income = popularność { $popularity } + kupujący { $buyers } + kilka rynków { $bonus } = { $total }
web-excavation-earth-part-popularity = popularność
web-excavation-earth-part-buyers = kupujący
web-excavation-earth-part-bonus = kilka rynków
web-excavation-earth-stack = Czarny rynek, { $colour }, od góry: { $artefacts }
web-excavation-earth-price = Koszt artefaktu z wierzchu: { $price }.
web-excavation-earth-pile = W zasobach: { $count }

web-excavation-earth-gallery = Galeria: { $credits }
web-excavation-earth-cell =
    { $artefact }, { $sampled ->
        [true] jest próbka
       *[other] próbka doda { $adds }
    }
web-excavation-earth-line =
    { $samples ->
        [one] { $what }: { $samples } próbka, warte { $prize }. Nagrody za liczbę próbek: { $prizes }
        [few] { $what }: { $samples } próbki, warte { $prize }. Nagrody za liczbę próbek: { $prizes }
       *[many] { $what }: { $samples } próbek, warte { $prize }. Nagrody za liczbę próbek: { $prizes }
    }
web-excavation-earth-bonus = Karta za tę kolumnę została dobrana.
web-excavation-earth-store = { $store }: { $count } z { $spaces }
web-excavation-earth-crew = Znaczniki załogi w zasobach: { $count }
web-excavation-earth-artefacts = Artefakty: { $count }
web-excavation-earth-hand = Karty na ręce: { $count }
web-excavation-earth-hand-empty = Brak kart na ręce
web-excavation-earth-card-hidden = Nieznana ci karta
web-excavation-earth-card-does = { $deed }
web-excavation-earth-card-can = ✓ { $deed }
web-excavation-earth-card-cannot = – { $deed }: { $why }
web-excavation-earth-initiative = Inicjatywa { $initiative }

web-excavation-earth-do-travel =
    { $fuel ->
        [one] { excavation-earth-move-travel }: { $fuel } krok
        [few] { excavation-earth-move-travel }: { $fuel } kroki
       *[many] { excavation-earth-move-travel }: { $fuel } kroków
    }
web-excavation-earth-do-smuggle = { excavation-earth-move-smuggle }: { $place }
web-excavation-earth-do-acquire =
    { $store ->
        [hold] Do ładowni
       *[hatch] Do ukrytego luku
    }
web-excavation-earth-sale = Sprzedaż
web-excavation-earth-sell-for = Sprzedaj za { $credits }
web-excavation-earth-add = Ustaw w kolejce
web-excavation-earth-keep-these = Zatrzymaj te dwie
web-excavation-earth-add-buyers = Kupujący na rynek { $market }
web-excavation-earth-drawn = Dobrane artefakty
web-excavation-earth-role =
    { $role ->
        [lay] Na mapę
        [take] Weź za darmo
       *[buy] Kup za { $price }
    }
web-excavation-earth-draft = Zatrzymaj dwie (wybór { $pick } z 3)
web-excavation-earth-pick = Zatrzymaj jedną
web-excavation-earth-sealed = Zapieczętowane, aż wszyscy wybiorą. Jeszcze wybierają: { $who }
web-excavation-earth-fuel-left = Zostało paliwa: { $fuel }
web-excavation-earth-left = Jeszcze najwyżej { $left }
web-excavation-earth-sample-adds =
    { $adds ->
        [0] { $artefact }: próbka jeszcze nic nie doda
       *[other] { $artefact }: próbka doda { $adds }
    }
web-excavation-earth-zu-deck = Karty Zu, które jeszcze przyjdą w tej rundzie: { $count }
web-excavation-earth-zu-flipped = Karty Zu z tej rundy
web-excavation-earth-zu-did = Ostatnia tura Zu

web-group-excavation-earth-faction = Frakcje
web-group-excavation-earth-stand = Zachowanie kart
web-group-excavation-earth-redraw = Wymiana kart
web-group-excavation-earth-keep = Dwie karty
web-group-excavation-earth-discard = Odrzucenie
web-group-excavation-earth-settle = Trzeci odkrywca
web-group-excavation-earth-move = Odkrywcy
web-group-excavation-earth-travel = { excavation-earth-move-travel }
web-group-excavation-earth-excavate = { excavation-earth-move-excavate }
web-group-excavation-earth-take = Artefakty
web-group-excavation-earth-sample = Próbka
web-group-excavation-earth-leave = Bez próbki
web-group-excavation-earth-market = { excavation-earth-move-market }
web-group-excavation-earth-trader = Handlarz
web-group-excavation-earth-buyers = Kupujący
web-group-excavation-earth-sell = { excavation-earth-move-sell }
web-group-excavation-earth-sale = Sprzedaż
web-group-excavation-earth-give = Oddanie artefaktu
web-group-excavation-earth-pick = Jedna karta
web-group-excavation-earth-command = { excavation-earth-move-command }
web-group-excavation-earth-envoy = Reprezentant
web-group-excavation-earth-withdraw = Wycofanie
web-group-excavation-earth-invoke = Karta rozkazu
web-group-excavation-earth-smuggle = { excavation-earth-move-smuggle }
web-group-excavation-earth-deliver = Dostawa
web-group-excavation-earth-acquire = Nabycie
web-group-excavation-earth-survey = { excavation-earth-move-survey }
web-group-excavation-earth-replace = Prognoza
web-group-excavation-earth-uncover = Dobrane artefakty
web-group-excavation-earth-lead = Przeprowadzenie kupującego
web-group-excavation-earth-swap = Zamiana kupujących
web-group-excavation-earth-free = Bez karty
web-group-excavation-earth-pass = { excavation-earth-move-pass }
web-group-excavation-earth-skip = Rezygnacja
web-group-excavation-earth-done = To wszystko

# Stół w słowach
web-excavation-earth-say-over = Gra skończona.
web-excavation-earth-say-map = Świat: { $places }.
web-excavation-earth-say-markets = Rynki, kolejki od początku: { $markets }.
web-excavation-earth-say-tracks = Popularność, pozycja i wypłata: { $tracks }.
web-excavation-earth-say-sales = Twoje najlepsze sprzedaże teraz: { $sales }.
web-excavation-earth-say-centres = Centra dowodzenia ({ $prizes }): { $centres }.
web-excavation-earth-say-stacks = Czarny rynek, od góry: { $stacks }.
web-excavation-earth-say-forecast = Prognoza: { $cards }.
web-excavation-earth-say-drawn = Dobrane artefakty: { $artefacts }.
web-excavation-earth-say-player =
    { $seat }: { $faction }, { $credits }. { $crew }{ $passed ->
        [yes] ; pas.
       *[no] .
    }
web-excavation-earth-say-storage = { $seat }, ładownia: { $hold }; ukryty luk: { $hatch }.
web-excavation-earth-say-gallery = { $seat }, próbki: { $samples }. Galeria jest warta { $credits }.
web-excavation-earth-say-hand = { $seat }, karty na ręce: { $count }. Znane: { $cards }.
web-excavation-earth-say-packet = { $seat }, do wyboru: { $cards }.
web-excavation-earth-say-kept = Zapieczętowane: { $cards }.
web-excavation-earth-say-zu = Karty Zu z tej rundy: { $flipped }. Jeszcze przyjdą: { $count }.

## Mykerinos: plansza

web-mykerinos-you = Ty
web-mykerinos-neutral = Neutralna ekspedycja
web-mykerinos-neutral-about = Neutralna ekspedycja tylko przeszkadza: nie zdobywa punktów, a parcele, które wygra, wypadają z gry.
web-mykerinos-round = Runda { $round } z { $rounds }
web-mykerinos-moment =
    { $phase ->
        [dig] Wykopaliska
        [last] Wykopaliska: ostatnia akcja
        [neutral] Kopie neutralna ekspedycja
        [claim] Rozliczenie strefy { $zone }
        [remove] Strefa { $zone }: neutralna ekspedycja usuwa parcelę
       *[over] Koniec
    }
web-mykerinos-starter = Tę rundę zaczyna { $seat }.

web-mykerinos-area = Obszar wykopalisk
web-mykerinos-grid = Pola obszaru wykopalisk
web-mykerinos-square =
    { $square }, strefa { $zone }{ $ground ->
        [gone] , parceli już nie ma
        [pyramid] , piramida
       *[sand] {""}
    }{ $holder ->
        [somebody] , { $seat }
       *[nobody] {""}
    }{ $state ->
        [picked] , wybrane
        [can] , można wybrać
       *[plain] {""}
    }
web-mykerinos-zone = Strefa { $zone }
web-mykerinos-nobody-digs = nikt tu nie kopie
web-mykerinos-standing = { $rank }. { $seat }: { $cubes }
web-mykerinos-tie =
    { $tie ->
        [open] remis: wyżej będzie ten, kto pierwszy spasuje
       *[track] remis: rozstrzyga pole { $space } na torze pasowania
    }
web-mykerinos-effect =
    Strefa { $zone }: { $seat } { $cubes }, { $before ->
        [0] miejsce { $after }
       *[other]
            { $after ->
                [0] poza strefą
               *[other] miejsce { $before } → { $after }
            }
    }{ $tie ->
        [open] , remis
        [track] , remis rozstrzygnięty
       *[none] {""}
    }
web-mykerinos-pyramids = Piramidy
web-mykerinos-free = Wolne pola

web-mykerinos-plot =
    { $patron ->
        [nobody] Parcela bez mecenasa
       *[other] { $patron }
    }, { house-points }
web-mykerinos-plot-fate =
    { $plot }{ $fate ->
        [taken] , ma ją { $seat }
        [removed] , poza grą
       *[laid] {""}
    }
web-mykerinos-take-plot = Weź tę parcelę: { $plot }
web-mykerinos-remove-plot = Neutralna ekspedycja usunie tę parcelę: { $plot }
web-mykerinos-power-violet = Jeden archeolog ze wspólnej puli do twojej; potem rozpocznij wykopalisko albo poszerz istniejące.
web-mykerinos-power-lemon = Rozpocznij wykopalisko albo poszerz istniejące; dokładnie jeden z archeologów staje na piramidzie.
web-mykerinos-power-brown = Jeden archeolog z twojej puli prosto do sali muzeum.
web-mykerinos-power-blackmore = Rozpocznij wykopalisko dwoma archeologami obok siebie.
web-mykerinos-power-tangerine = Poszerz wykopalisko o łańcuch trzech archeologów.

web-mykerinos-track = Tor pasowania
web-mykerinos-track-about = Kto pasuje, zajmuje najniższe wolne pole. Przy remisie w strefie wyżej jest mniejszy numer. Ostatni zaczyna następną rundę.
web-mykerinos-space =
    Pole { $space }: { $holder ->
        [somebody] { $seat }
       *[nobody] wolne
    }
web-mykerinos-passed = pas: { $space }

web-mykerinos-own = Twoi archeolodzy i mecenasi
web-mykerinos-patrons = Twoi mecenasi
web-mykerinos-no-patrons = Zdobyte parcele dadzą ci mecenasów. Pomagają od następnej rundy.
web-mykerinos-pool = W puli gracza: { $pool }, we wspólnej puli: { $supply }
web-mykerinos-neutral-pool = Neutralni archeolodzy w puli gracza: { $pool }, we wspólnej puli: { $supply }
web-mykerinos-patron-held =
    { $patron } { $plots ->
        [one] {""}
       *[other] × { $plots }
    } { $ready ->
        [0] (obrócony kafelek)
       *[other]
            { $plots ->
                [one] (można użyć)
               *[other] (do użycia: { $ready })
            }
    }
web-mykerinos-card =
    { $patron }{ $state ->
        [used] , kafelek obrócony w tej rundzie
        [can] , można użyć
       *[ready] {""}
    }

web-mykerinos-choice = Twój wybór
web-mykerinos-guide =
    { $prompt ->
        [dig]
            { $patrons ->
                [0] Wybierz pole wykopaliska albo spasuj.
               *[other] Wybierz pole wykopaliska, poproś mecenasa albo spasuj.
            }
        [neutral] Wybierz pole dla neutralnej ekspedycji albo zrezygnuj.
        [claim] Wybierz parcelę albo podświetloną salę muzeum.
       *[remove] Którą parcelę usuwa neutralna ekspedycja?
    }
web-group-mykerinos-pass = Pas
web-group-mykerinos-dig = Nowe wykopalisko
web-group-mykerinos-extend = Poszerzenie wykopaliska
web-group-mykerinos-patron = Mecenasi
web-group-mykerinos-brown = Sir Brown
web-group-mykerinos-neutral = Neutralna ekspedycja
web-group-mykerinos-skip = Bez neutralnego wykopaliska
web-group-mykerinos-take = Parcela
web-group-mykerinos-museum = Muzeum
web-group-mykerinos-decline = Nic
web-group-mykerinos-remove = Usunięcie parceli
web-mykerinos-further = Wybierz kolejne pole.
web-mykerinos-or-further = Potwierdź albo dodaj podświetlone pole.
web-mykerinos-back = Cofnij ostatni wybór

web-mykerinos-museum = Muzeum
web-mykerinos-hall = Hol
web-mykerinos-wing = Skrzydło { $wing }, { $patron }
web-mykerinos-room =
    Sala { $room }, wartość { $value }, { $patrons }{ $holder ->
        [somebody] : { $seat }
       *[nobody] , wolna
    }{ $state ->
        [picked] , wybrana
        [can] , można wybrać
       *[plain] {""}
    }
web-mykerinos-room-held =
    sala { $room }, wartość { $value }, { $holder ->
        [somebody] { $seat }
       *[nobody] wolna
    }
web-mykerinos-gain = { $seat }: +{ $points }
web-mykerinos-share =
    { $plots ->
        [0] { $seat }: bez parceli; każda byłaby warta { $worth }
       *[other] { $seat }: { $plots } × { $worth } = { $points }
    }

web-mykerinos-reckoning = Gdyby gra skończyła się teraz
web-mykerinos-reckoning-about = Ile każdy miałby punktów, gdyby gra skończyła się teraz: za zdobyte parcele, za wystawę u każdego mecenasa (parcele × najlepsza sala skrzydła, 1 bez sali) i po 5 za każdy komplet pięciu mecenasów.
web-mykerinos-sheet = gdyby gra skończyła się teraz: { $total } (parcele { $plots }, wystawa { $exhibition }, serie { $series })
web-mykerinos-to-come =
    { $count ->
        [0] Nie ma już parceli w talii
        [one] Jedna parcela w talii
        [few] { $count } parcele w talii
       *[many] { $count } parceli w talii
    }
web-mykerinos-to-come-about = Parcele następnych rund według mecenasów i punktów. Która kiedy się pojawi, nikt nie wie.
web-mykerinos-removed =
    { $count ->
        [one] Jedna parcela poza grą
        [few] { $count } parcele poza grą
       *[many] { $count } parceli poza grą
    }
web-mykerinos-five =
    { $state ->
        [comes] Parcela za 5 punktów jeszcze przed wami.
       *[gone] Parcela za 5 punktów już była.
    }
## Lost Ruins of Arnak: the board

web-arnak-board = Plansza gry Zaginiona wyspa Arnak
web-arnak-island = Wyspa
web-arnak-research = Tor badań, { $temple }
web-arnak-supply = Asystenci na planszy zasobów
web-arnak-boards = Planszetki graczy
web-arnak-panels = Części stołu
web-arnak-panel-island = Wyspa
web-arnak-panel-research = Badania
web-arnak-panel-cards = Karty
web-arnak-panel-mine = Moje
web-arnak-tray = Co można zdecydować
web-arnak-you = Ty
web-arnak-passed = pas
web-arnak-round = Runda { $round } z 5
web-arnak-staff-about = Księżycowe berło pokazuje rundę. Na lewo od niego leżą artefakty, na prawo przedmioty; po każdej rundzie usuwa się dwie karty leżące obok berła.
web-arnak-card-price =
    { $kind ->
        [item] Cena: { $cost ->
            [one] { $cost } moneta
            [few] { $cost } monety
            [many] { $cost } monet
           *[other] { $cost } monety
        }
       *[artifact] Cena: { $cost ->
            [one] { $cost } kompas
            [few] { $cost } kompasy
            [many] { $cost } kompasów
           *[other] { $cost } kompasu
        }; zagranie z ręki kosztuje 1 tabliczkę
    }
web-arnak-card-timing =
    { $timing ->
        [free] Akcja darmowa
       *[main] Akcja główna
    }
web-arnak-card-exiles = Zagrana dla efektu zostaje usunięta
web-arnak-card-foot =
    Podróż: { $travel }. { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-arnak-guardian-cost = Ujarzmienie kosztuje: { $cost }
web-arnak-guardian-boon = Przysługa, jednorazowo: { $boon }
web-arnak-undiscovered =
    Jeszcze nieodkryte. Odkrycie kosztuje { $compasses ->
        [one] { $compasses } kompas
        [few] { $compasses } kompasy
        [many] { $compasses } kompasów
       *[other] { $compasses } kompasu
    } i drogę na miejsce.
web-arnak-idol-lies =
    { $level ->
        [2] Leżą tu dwa bożki, jeden z nich zakryty. Drugi: { $effect }
       *[other] Leży tu bożek: { $effect }
    }
web-arnak-travel-cost = Droga na miejsce: { $cost }
web-arnak-space =
    { $who ->
        [nobody] { $place }: wolne pole
       *[other] { $place }: { $who }
    }
web-arnak-blocked = Przy tylu graczach nie ma tu pola
web-arnak-stacks = Kafelki stanowisk w stosach: poziom I – { $one }, poziom II – { $two }. Strażnicy w stosie: { $guardians }.
web-arnak-step-cost = Koszt: { $cost }
web-arnak-bonus-lies = Nagroda naukowa: { $effect }
web-arnak-missing = Brakuje ci: { $what }
web-arnak-tiles-left =
    { $count ->
        [one] Został { $count } kafelek
        [few] Zostały { $count } kafelki
        [many] Zostało { $count } kafelków
       *[other] Zostało { $count } kafelka
    }
web-arnak-temple-bonuses =
    Kafelki premii zaginionej świątyni: { $count }
web-arnak-stack-left =
    { $count ->
        [one] Ostatni w tym stosie
        [few] W tym stosie: { $count }
        [many] W tym stosie: { $count }
       *[other] W tym stosie: { $count }
    }
web-arnak-artifact-deck = Artefakty w talii: { $count }
web-arnak-item-deck = Przedmioty w talii: { $count }
web-arnak-fear-left = Pozostałe karty Strachu: { $count }
web-arnak-exiled = Karty usunięte: { $count }
web-arnak-tokens = Zasoby: { $tokens }
web-arnak-archaeologists =
    { $count ->
        [0] Żadnego archeologa w domu
        [one] { $count } archeolog w domu
        [few] { $count } archeolodzy w domu
        [many] { $count } archeologów w domu
       *[other] { $count } archeologa w domu
    }
web-arnak-crates =
    { $count ->
        [0] Żadnego bożka w skrzyniach
        [one] { $count } bożek w skrzyniach
        [few] { $count } bożki w skrzyniach
        [many] { $count } bożków w skrzyniach
       *[other] { $count } bożka w skrzyniach
    }
web-arnak-slots =
    { $count ->
        [0] Wszystkie cztery pola bożków są puste
       *[other] Zajęte pola bożków: { $count } z 4
    }
web-arnak-slots-about = Każdy bożek jest wart 3 punkty. Puste pole jest warte tyle, ile na nim napisano.
web-arnak-slot-about = Połóż bożka ze skrzyń na następnym polu:
web-arnak-hand =
    { $count ->
        [one] Ręka: { $count } karta
        [few] Ręka: { $count } karty
        [many] Ręka: { $count } kart
       *[other] Ręka: { $count } karty
    }
web-arnak-hand-empty = Brak kart na ręce
web-arnak-deck =
    { $count ->
        [one] Talia: { $count } karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
web-arnak-deck-known = Są w niej: { $cards }
web-arnak-pay = Do zapłaty
web-arnak-pay-with = czym:
web-arnak-pay-about = Zaznaczone rzeczy opłacą drogę; najmniej ich szkoda. Naciskaj karty, przysługi lub asystentów, aby zapłacić inaczej.
web-arnak-effect = Efekt
web-arnak-pool = W zapasie
web-arnak-pool-about = Symbole podróży, które zostały w tej turze. Znikną z jej końcem.
web-arnak-rival = Przeciwnik
web-arnak-rival-dug = zajęte: { $place }
web-arnak-rival-discovered = { $place }
web-arnak-rival-awoke = budzi się strażnik
web-arnak-rival-overcame = strażnik pokonany: { $place }
web-arnak-rival-researched =
    { $space ->
        [14] do zaginionej świątyni
       *[other] o krok w górę
    }
web-arnak-rival-arrived =
    { $points ->
        [one] za { $points } punkt
        [few] za { $points } punkty
        [many] za { $points } punktów
       *[other] za { $points } punktu
    }
web-arnak-rival-took = z rzędu znika { $card }
web-arnak-rival-removed = odpada asystent: { $assistant }
web-arnak-rival-idle = nic się nie dzieje
web-arnak-rival-done = W tej rundzie:
web-arnak-rival-to-come = Jeszcze przed nim ({ $count }):
web-arnak-rival-arrow =
    { $arrow ->
        [left] Następny kafelek wybierze skrajne lewe
       *[right] Następny kafelek wybierze skrajne prawe
    }

# What pressing does: the words of small menus and buttons.
web-arnak-do-dig = Prowadź wykopaliska
web-arnak-do-discover = Odkryj
web-arnak-do-overcome = Ujarzmij strażnika
web-arnak-do-buy = Kup
web-arnak-do-take = Weź
web-arnak-do-play = Zagraj dla efektu
web-arnak-do-play-to-pass = Zagraj i spasuj
web-arnak-do-research = W górę: { $token }
web-arnak-do-temple = Weź kafelek świątyni
web-arnak-do-use = Użyj
web-arnak-do-slot = Połóż bożka: { $effect }
web-arnak-do-boon = Użyj przysługi
web-arnak-do-pass = Pasuj
web-arnak-do-end = Zakończ turę
web-arnak-do-travel-card = Podróżuj tą kartą
web-arnak-do-travel-assistant = Podróżuj dzięki asystentowi: { $assistant }
web-arnak-do-travel-boon = Podróżuj dzięki przysłudze
web-arnak-do-pilot = Wynajmij pilota: samolot za 2 monety
web-arnak-do-icon = Użyj symbolu: { $icon }
web-arnak-do-draw = Dobierz kartę
web-arnak-do-pay = Zapłać
web-arnak-do-resolve = Użyj efektu: { $card }
web-arnak-do-decline = Zrezygnuj
web-arnak-do-exile = Usuń kartę
web-arnak-do-exile-fear-tile = Usuń kafelek strachu
web-arnak-do-trade = Wymień: { $token }
web-arnak-do-refresh = Przygotuj
web-arnak-do-use-up = Odłóż
web-arnak-do-activate = Aktywuj
web-arnak-do-relocate = Przenieś tu z: { $from }
web-arnak-do-recall = Odwołaj
web-arnak-do-look =
    { $count ->
        [one] Dobierz { $count } kartę
        [few] Dobierz { $count } karty
        [many] Dobierz { $count } kart
       *[other] Dobierz { $count } karty
    }
web-arnak-do-keep = Zatrzymaj
web-arnak-do-put-back = Odłóż na wierzch talii
web-arnak-do-borrow = Użyj tego asystenta
web-arnak-do-exchange = Wymień za asystenta: { $assistant }
web-arnak-do-free-slot = Zdejmij bożka z pola
web-arnak-do-lead = Sprowadź tu strażnika z: { $from }
web-arnak-do-recruit = Zatrudnij
web-arnak-do-promote = Awansuj na złotego
web-arnak-do-rescue = Uratuj
web-arnak-do-reward =
    { $reward ->
        [tile] Najpierw nagroda naukowa
       *[row] Najpierw efekt rzędu
    }
web-arnak-do-pick = Weź { $tile }
web-arnak-do-done = Zatrzymaj resztę

# Parts of effects to choose from, as they stand on a button.
web-arnak-part-exile = usuń kartę
web-arnak-part-pass = spasuj
web-arnak-part-item = przedmiot pod talię

# Kinds of actions in long lists.
web-group-arnak-dig = Wykopaliska
web-group-arnak-discover = Odkrycie stanowiska
web-group-arnak-overcome = Ujarzmienie strażnika
web-group-arnak-buy = Zakup karty
web-group-arnak-play = Zagranie karty
web-group-arnak-play-to-pass = Zagranie karty i pas
web-group-arnak-research = Badania
web-group-arnak-temple = Kafelki świątyni
web-group-arnak-use = Asystenci
web-group-arnak-slot = Pola bożków
web-group-arnak-boon = Przysługi strażników
web-group-arnak-pass = Pas
web-group-arnak-end = Koniec tury
web-group-arnak-travel-card = Podróż kartami
web-group-arnak-travel-assistant = Podróż z asystentami
web-group-arnak-travel-boon = Podróż dzięki przysługom
web-group-arnak-pilot = Pilot
web-group-arnak-icon = Symbole w zapasie
web-group-arnak-draw = Dobranie
web-group-arnak-pay = Zapłata
web-group-arnak-resolve = Użycie efektu
web-group-arnak-decline = Rezygnacja
web-group-arnak-exile = Usunięcie karty
web-group-arnak-exile-fear-tile = Usunięcie kafelka strachu
web-group-arnak-trade = Wymiana
web-group-arnak-refresh = Przygotowanie asystenta
web-group-arnak-use-up = Odłożenie karty
web-group-arnak-choose = Wybór efektu
web-group-arnak-take = Wzięcie karty
web-group-arnak-activate = Aktywacja stanowiska
web-group-arnak-relocate = Przeniesienie archeologa
web-group-arnak-recall = Odwołanie archeologa
web-group-arnak-look = Dobranie do wyboru
web-group-arnak-keep = Zatrzymanie karty
web-group-arnak-put-back = Odłożenie na talię
web-group-arnak-borrow = Użycie asystenta z zasobów
web-group-arnak-exchange = Wymiana asystentów
web-group-arnak-free-slot = Zwolnienie pola bożka
web-group-arnak-lead = Przeprowadzenie strażnika
web-group-arnak-recruit = Zatrudnienie asystenta
web-group-arnak-promote = Awans asystenta
web-group-arnak-rescue = Uratowanie asystenta
web-group-arnak-reward = Nagrody za badania
web-group-arnak-pick = Kafelki premii
web-group-arnak-done = Zatrzymanie reszty

# The table in words, for the text interface.
web-arnak-say-turn = { $round }. Tura: { $seat }. Gracz rozpoczynający: { $starter }.
web-arnak-say-over = Gra skończona.
web-arnak-say-camps = Obozy: { $sites }.
web-arnak-say-sites = Stanowiska: { $sites }.
web-arnak-say-free = wolne
web-arnak-say-unknown = nieodkryte, bożek: { $idol }
web-arnak-say-guarded = strażnik: { $guardian } ({ $cost })
web-arnak-say-row = Rząd kart: { $cards }.
web-arnak-say-card = { $card } ({ $cost })
web-arnak-say-supply = Asystenci na planszy zasobów: { $assistants }.
web-arnak-say-rescue = Asystenci do uratowania: { $count }, na wierzchu: { $assistant }.
web-arnak-say-bonuses = Kafelki premii na torze: { $tiles }.
web-arnak-say-temple = Pozostałe kafelki świątyni: { $tiles }.
web-arnak-say-player = { $seat }, { $points }: { $tokens }. { $hand }; { $deck }. { $archaeologists }. { $idols }; { $slots }.
web-arnak-say-hand = { $seat }, ręka: { $cards }.
web-arnak-say-played = { $seat }, obszar gry: { $cards }.
web-arnak-say-tokens = { $seat }, badania: lupa – { $glass }, brulion – { $notebook }.
web-arnak-say-team = { $seat }, asystenci: { $assistants }.
web-arnak-say-guardians = { $seat }, ujarzmieni strażnicy: { $guardians }.
web-arnak-say-boon = { $guardian } (przysługa: { $boon })
web-arnak-say-used = { $guardian } (przysługa zużyta)
web-arnak-say-pool = Symbole podróży w zapasie: { $icons }.
web-arnak-say-pay = Podróż do opłacenia: { $cost }; jeszcze: { $owed }.
web-arnak-say-rival = Przeciwnik, { $points }: lupa – { $glass }; bożki: { $idols }, strażnicy: { $guardians }; karty: { $cards }.
web-arnak-say-rival-tiles = Kafelki przeciwnika, które zostały na tę rundę: { $tiles }. { $arrow }.
