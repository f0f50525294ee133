### Klient w przeglądarce.

## Shell

web-house = Dighouse
web-tab = { $turns ->
        [0] { "" }
       *[other] ({ $turns }){ " " }
    }{ $page } · Dighouse
# Powiadomienie przeglądarki; pod nim stoi nazwa gry.
web-call = Twój ruch
web-home = Lobby
web-nav = Menu główne
web-skip = Przejdź do treści
web-settings = Ustawienia
web-switch-theme =
    { $theme ->
        [light] Motyw: jasny.
        [dark] Motyw: ciemny.
       *[auto] Motyw: systemowy.
    } { $next ->
        [light] Przełącz na jasny.
        [dark] Przełącz na ciemny.
       *[auto] Przełącz na systemowy.
    }
web-theme-auto = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-close = Zamknij
web-loading = Wczytywanie…
web-reload = Wczytaj ponownie
web-update-ready = Nowa wersja jest gotowa. Twoje gry są zapisane.
web-retry = Spróbuj ponownie
web-page-missing = Nie udało się wczytać tej strony. Być może serwer został uruchomiony ponownie lub zaktualizowany.
web-lost-title = Nie ma takiej strony
web-lost = Pod tym adresem niczego nie ma. Może ktoś kopał tu już wcześniej.
web-problem-offline = Serwer nie odpowiada. Czy działa i czy jesteś w tej samej sieci?
web-problem-house = Coś poszło nie tak na serwerze. Twoje gry są bezpieczne.
web-problem-unknown = Coś poszło nie tak.
web-problem-browser-storage = Ta przeglądarka nie pozwala stronie zapisywać gier. Często zabraniają tego okna prywatne.
web-problem-browser-storage-full = W przeglądarce zabrakło miejsca na grę. Nic nie przepadło: zwolnij miejsce i spróbuj ponownie.
web-problem-table-unreadable = Zapisana gra jest uszkodzona i nie da się jej odczytać.
web-problem-engine-failed = Gra zatrzymała się z powodu naszego błędu. Jest zapisana do ostatniego ruchu; odśwież stronę, aby grać dalej.
web-problem-engine-gone = Ta gra zaczęła się według starszej wersji zasad, której ta przeglądarka już nie ma.
web-problem-no-engine = W tę grę nie można tu grać bez serwera.
web-problem-no-worker = Ta przeglądarka nie może samodzielnie prowadzić gry.
web-problem-no-file = Nie udało się wczytać zasad tej gry. Czy masz połączenie z siecią?
web-problem-wrong-module = Wczytany moduł zasad ma SHA-256 { $found } zamiast { $expected }.
web-problem-module-too-slow = Gry nie udało się odtworzyć w ciągu { $seconds } sekund, więc odtwarzanie przerwano.
web-problem-bad-link = Ten link jest niepełny. Poproś o niego jeszcze raz.
web-bot = Bot { $letter } ({ $bot })
web-bot-random = Turysta { $letter }
web-bot-novice = Nowicjusz { $letter }
web-bot-greedy = Asystent { $letter }
web-bot-skilled = Kopacz { $letter }
web-bot-expert = Kustosz { $letter }
web-bot-master = Profesor { $letter }
web-bot-exact = Kryptolog { $letter }
web-level-random = Turysta (gra losowo)
web-level-novice = Nowicjusz (gra z sensem, ale często się myli)
web-level-greedy = Asystent (zgarnia najbliższe punkty)
web-level-skilled = Kopacz (myśli kilka ruchów naprzód)
web-level-expert = Kustosz (myśli przez ćwierć sekundy)
web-level-master = Profesor (myśli sekundę nad każdym ruchem)
web-level-exact = Kryptolog (liczy dokładnie)
web-guest = Gość { $number }
web-seat-open = wolne miejsce
web-version = Dighouse { $version }

## Lobby

web-lobby-title = Dom na wykopaliskach
web-lobby-tab = Lobby
web-lobby-welcome = Znaleziska umyte, lampa zapalona. Wybierz grę i siadaj do stołu.
web-you-play-as = Grasz jako
web-name-change = Grasz jako { $name }. Zmień nazwę
web-name-title = Twoja nazwa
web-name-label =
    { $most ->
        [one] Widoczna dla innych; najwyżej { $most } znak
        [few] Widoczna dla innych; najwyżej { $most } znaki
       *[many] Widoczna dla innych; najwyżej { $most } znaków
    }
web-name-save = Zapisz
web-name-saved = Grasz teraz jako { $name }.

web-shelf = Gry
web-game-arnak = Zaginiona wyspa Arnak
web-game-mykerinos = Mykerinos
web-game-excavation-earth = Relikty ludzkości
web-preparing = W przygotowaniu
web-box-offline = Gdy serwer odpowie
web-players =
    { $min ->
        [1] 1–{ $max } graczy
       *[other] { $min }–{ $max } graczy
    }

web-mine = Twoje stoły
web-open = Otwarte stoły
web-open-none = Na razie nikt nie szuka graczy. Tu pojawiają się stoły publiczne.
web-playing = W toku
web-finished = Zakończone
web-finished-none = Tu znajdziesz swoje zakończone gry i obejrzysz je ruch po ruchu.
web-local = W tej przeglądarce
web-local-finished = Zakończone w tej przeglądarce
web-local-about = Te gry są zapisane tylko w tej przeglądarce. Działają bez serwera, także bez internetu.
web-local-about-alone = Te gry są zapisane tylko w tej przeglądarce. Działają także bez internetu.
web-local-delete = Usuń tę grę: { $game }
web-local-delete-title = Usunąć tę grę?
web-local-delete-about = Jest zapisana tylko w tej przeglądarce i nie da się jej przywrócić. Możesz najpierw pobrać jej zapis.
web-local-delete-do = Usuń
web-all = Pokaż wszystkie ({ $count })
web-fewer = Pokaż mniej
web-join = Dołącz

web-card-your-turn = Twój ruch
web-card-asked = Czeka na: { $name }
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
web-address = Otwórz ten adres na urządzeniu w tej samej sieci albo zeskanuj kod.
web-address-qr = Kod QR adresu { $address }

web-new-presets = Jak chcesz grać?
web-preset-bots = Z dwoma botami
web-preset-bots-about = Zaczyna się od razu, z podpowiedziami na życzenie.
web-preset-solo = Solo
web-preset-solo-about = Gra dla jednej osoby; przeciwnikiem steruje sama gra.
web-preset-screen = Na jednym ekranie
web-preset-screen-about = Podajecie sobie urządzenie; kurtyna zasłania tajne informacje.
web-preset-friends = Ze znajomymi
web-preset-friends-about = Dostaniesz link do wysłania. Kto go otworzy, może usiąść do stołu.
web-new-seats = Miejsca
web-new-seat = Kto siedzi na miejscu { $letter }
web-new-seat-name = Nazwa gracza na miejscu { $letter }
web-new-friend = Gracz { $letter }
web-new-add = Dodaj miejsce
web-new-remove = Usuń miejsce { $letter }
web-seat-you = Ty
web-seat-by-link = Wolne: znajomy przez link
web-seat-here = Znajomy przy tym ekranie
web-seat-bots = Boty
web-new-variants = Warianty
web-new-place = Gdzie zapisać grę
web-new-place-server = Na serwerze
web-new-place-server-about = Możesz ją kontynuować na każdym swoim urządzeniu.
web-new-place-browser = W tej przeglądarce
web-new-place-browser-about = Działa bez internetu. Ma ją tylko ta przeglądarka.
web-new-details = Szczegóły
web-new-unusual =
    { $count ->
        [one] { $count } zmiana
        [few] { $count } zmiany
       *[many] { $count } zmian
    }
web-new-rulings = Gdy instrukcja jest niejasna
web-new-aids = Podpowiedzi
web-new-aids-about = Rady najsilniejszego bota i dokładne szanse.
web-new-who = Kto może znaleźć ten stół
web-new-link = Tylko z linkiem
web-new-public = Wszyscy w lobby
web-new-password = Hasło (opcjonalne)
web-new-password-about = Potrzebne, żeby dołączyć lub oglądać. Link go nie zawiera, więc przekaż je znajomym.
web-new-pace = Tempo
web-pace-live = Na żywo
web-pace-slow = Wielodniowe
web-new-clock = Zegar
web-new-clock-about = Czas na każdą turę i zapas na te, które trwają dłużej.
web-clock-none = Brak
web-clock-choice = { $turn } + { $bank }
web-new-time-out = Gdy skończy się czas
web-time-out-bot = Do twojego powrotu gra bot
web-time-out-loss = Przegrywasz grę
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
web-about-lost-code-bear-turn-is-extra = Gra dla początkujących: odwrócenie niedźwiedzia nie zabiera ci zwykłego obrotu kości.
web-about-lost-code-curse-active-immediately = Z klątwą: kto weźmie czaszkę, jest przeklęty jeszcze w tej samej rundzie.
web-about-lost-code-score-floor = Czy punkty mogą spaść poniżej zera.
web-about-excavation-earth = Ludzi już nie ma. Obcy wykopują to, co po nas zostało: zdobywaj artefakty, wylansuj na nie modę, sprzedawaj je tam, gdzie masz handlarzy, a próbki zachowaj w galerii. W grze solo twoim przeciwnikiem jest Zu.
web-about-excavation-earth-factions = Gracze po kolei wybierają frakcje albo losują je przed grą.
web-about-excavation-earth-hands = Karty początkowe są rozdawane albo wybierane jak w późniejszych rundach. Nie dotyczy gry solo.
web-about-excavation-earth-zu-no-credits = Solo, łatwiej: Zu zaczyna bez kredytów.
web-about-excavation-earth-zu-failed = Solo: co dostaje Zu, gdy jego karta nic nie daje.
web-about-excavation-earth-zu-special-buyers-only = Solo, łatwiej: karty Rynku Zu przyciągają tylko specjalnych kupujących.
web-about-excavation-earth-zu-skips-cards = Solo, łatwiej: po niektórych kartach Zu traci następną.
web-about-excavation-earth-zu-limited-crew = Solo, łatwiej: Zu może zabraknąć załogi.
web-about-excavation-earth-zu-both-colours = Solo, trudniej: Zu bierze po artefakcie każdego koloru ze swojej karty.
web-about-excavation-earth-zu-any-storage = Solo, trudniej: do luku Zu może trafić każdy artefakt.
web-about-excavation-earth-leftovers-cost = Solo, trudniej: zdąż wszystko sprzedać.
web-about-excavation-earth-zu-second-purchase = Solo, trudniej: Zu kupuje dwa razy.
web-about-mykerinos = Egipt, rok 1899. Kop tam, gdzie kopią inni, ale o jednego archeologa więcej; zdobywaj parcele i względy mecenasów, a znaleziska wystawiaj w najlepszych salach muzeum.
web-about-mykerinos-neutral-cubes-carry-over = Gra 2-osobowa: nieustawieni neutralni archeolodzy zostają u ciebie na następną rundę.
web-about-mykerinos-neutral-after-extra-action = Gra 2-osobowa: po ostatniej dodatkowej akcji gracz neutralny może jeszcze raz kopać.
web-about-mykerinos-violet-with-empty-pool = Lady Violet możesz użyć nawet z pustą pulą archeologów.
web-about-mykerinos-third-may-decline = Trzeci i czwarty gracz w strefie nie muszą brać parceli, która została.
web-about-arnak = Nieznana wyspa, pięć rund. Wysyłaj dwoje archeologów, odkrywaj stanowiska, stawiaj czoła strażnikom, rozbudowuj talię i prowadź badania aż po zaginioną świątynię. Można też grać solo.
web-about-arnak-temple = Świątynia Ptaka jest na pierwsze partie; Świątynia Węża jest bardziej wymagająca.
web-about-arnak-difficulty = Solo: im więcej czerwonych kafelków, tym groźniejszy przeciwnik.
web-about-arnak-ocarina-discounts = Gdy działa Okaryna Strażnika, symbole zniżki też liczą się jako samoloty.
web-about-arnak-rival-last-green-item = Solo: co w 5. rundzie robi zielony kafelek przedmiotów przeciwnika.

## Settings

web-settings-about = Zapisane w tej przeglądarce. Zmiany działają od razu.
web-settings-look = Wygląd
web-settings-play = Gra
web-settings-language = Język
web-language-name = Polski
web-settings-theme = Motyw
web-settings-motion = Animacje
web-settings-motion-about = Dopóki nie wybierzesz, decydują ustawienia systemu.
web-motion-full = Pełne
web-motion-reduced = Ograniczone
web-motion-off = Brak
web-settings-speed = Ruchy innych graczy
web-settings-speed-about = Jak długo pokazywać każdą ich akcję.
web-speed-slow = Wolno
web-speed-normal = Normalnie
web-speed-fast = Szybko
web-speed-instant = Od razu
web-settings-calls = Powiadom mnie, gdy przyjdzie moja kolej
web-settings-calls-about = Powiadomienie przeglądarki, gdy Dighouse jest otwarty w innej karcie.
web-settings-calls-refused = Powiadomienia są zablokowane. Zezwól na nie w ustawieniach przeglądarki dla tej strony i spróbuj ponownie.
web-settings-calls-unable = Powiadomienia wymagają https albo serwera na tym komputerze.
web-settings-sound = Dźwięk
web-settings-sound-about = Drewno, kamień i papier oraz łagodny sygnał, gdy przyjdzie twoja kolej.
web-settings-confirm = Potwierdzaj koniec mojego ruchu
web-settings-confirm-about = Pyta, zanim kolej przejdzie na innych.
web-settings-text = Zaczynaj od interfejsu tekstowego
web-settings-text-about = Stoły otwierają się jako tekst i listy, z myślą o czytnikach ekranu. Na planszę przejdziesz jednym przyciskiem.

## Account

web-account = Konto
web-account-keep = Zaloguj się
web-account-guest = Zna cię tylko ta przeglądarka. Mając konto, zalogujesz się wszędzie.
web-account-signed-in = Zalogowano jako { $name }.
web-account-name = Nazwa
web-claim-title = Załóż konto
web-claim-about = Zachowasz swoje stoły i partie.
web-claim = Utwórz konto
web-claimed = Konto utworzone. Logujesz się jako { $name }.
web-sign-in-title = Logowanie
web-sign-in-about = Stoły, przy których grasz w tej przeglądarce jako gość, zostaną przy koncie gościa.
web-sign-in = Zaloguj się
web-signed-in = Witaj z powrotem, { $name }.
web-password = Hasło
web-password-rule = Co najmniej { $least } znaków. Kilka słów jest lepszych niż dziwne symbole.
web-password-show = Pokaż hasło
web-password-title = Zmiana hasła
web-password-about = Wyloguje cię ze wszystkich innych przeglądarek.
web-password-old = Obecne hasło
web-password-new = Nowe hasło
web-password-change = Zmień
web-password-changed = Hasło zmienione.
web-sign-out-title = Wylogowanie
web-sign-out-about = Nic nie przepadnie. Zalogujesz się ponownie, kiedy zechcesz.
web-sign-out-here = W tej przeglądarce
web-sign-out-everywhere = Wszędzie
web-signed-out = Wylogowano.
web-blocked-title = Zablokowani gracze
web-blocked-about = Nie widzisz ich wiadomości, a oni nie dołączą do stołów, które zakładasz.
web-unblock-name = Odblokuj: { $name }
web-unblocked = Odblokowano: { $name }.
web-webhook-title = Powiadomienia webhook
web-webhook-about = Gdy przyjdzie twoja kolej, a nie ma cię przy stole, serwer może powiadomić adres w sieci: pokój czatu, który przyjmuje webhooki, albo twój własny program.
web-webhook-url = Adres
web-webhook-keep = Zapisz
web-webhook-kept = Powiadomienia będą wysyłane pod ten adres.
web-webhook-secret = Powiadomienia są podpisywane tym sekretem. Widać go tylko teraz; ponowne zapisanie adresu tworzy nowy.
web-webhook-copy = Skopiuj sekret
web-webhook-copied = Sekret skopiowany.
web-webhook-try = Wyślij test
web-webhook-tried = Test dotarł.
web-webhook-take = Wyłącz
web-webhook-taken = Powiadomienia są wyłączone.
web-webhook-on = Powiadomienia są wysyłane na adres { $url }.
web-webhook-trouble = Ostatnie powiadomienie się nie powiodło. { $why }
web-webhook-off = Powiadomienia wyłączono po zbyt wielu nieudanych próbach. { $why } Udany test włączy je ponownie.
web-data-title = Twoje dane
web-data-about = Wszystko, co serwer o tobie przechowuje, w jednym pliku: nazwa, sesje i to, co zostało przez ciebie zrobione przy każdym stole.
web-data-download = Pobierz
web-forget-title = Usunięcie danych
web-forget-about = Usuwa twoją nazwę i wszystkie twoje wiadomości. Trwające gry zostaną poddane, a w zapisach zamiast nazwy będzie numer. Tego nie można cofnąć.
web-forget = Usuń dane
web-forget-sure = Usuń na zawsze
web-forgotten = Twoje dane zostały usunięte.

## Career

web-career = Twoje partie
web-career-of = Partie: { $name }
web-career-loading = Wczytywanie partii…
web-career-none = Nie ma jeszcze zakończonych partii.
web-career-guest = Ranking zmieniają tylko partie między posiadaczami kont. Załóż konto, żeby go zdobyć.
web-career-keep = Załóż konto
web-career-since = Z nami od: { $day }.
web-career-figures = Wyniki według liczby graczy
web-career-seats = Gracze
web-career-played = Partie
web-career-won = Wygrane
web-career-mean = Średni wynik
web-career-unrated = Jeszcze bez rankingu. Liczą się tylko partie między posiadaczami kont, bez botów.
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
web-rating-meaning = Przewaga 400 punktów oznacza dziesięć razy większe szanse na wygraną. Prawdziwa siła najpewniej mieści się w podanym zakresie: w symulowanych partiach tak było u 84–100 graczy na 100.
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
        [0] Brak wyników
        [one] { $count } wynik
        [few] { $count } wyniki
       *[many] { $count } wyników
    }
web-rules-none = Zasady tej gry nie są tu jeszcze dostępne.

## Verify

web-verify-title = Czy było uczciwie?
web-verify-about = Nikt nie wybrał tasowania. Serwer zapieczętował sekret, zanim ktokolwiek usiadł do stołu, a przeglądarka każdego gracza dodała losową sól. Tu twoja przeglądarka powtarza obliczenia krok po kroku.
web-verify-loading = Wczytywanie zapisu…
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
web-verify-all-busy = Sprawdzanie…
web-check-state-right = Zgadza się:
web-check-state-wrong = Nie zgadza się:
web-check-state-note = Uwaga:
web-check-state-busy = Sprawdzanie:
web-check-text = Tekst, z którego liczymy skrót
web-check-hash = Jego SHA-256, policzony tutaj
web-check-found = W zapisie gry
web-check-equal = Są identyczne.
web-check-unequal = Nie są identyczne!
web-check-yourself = Policz to samodzielnie
web-check-commitment = Pieczęć jest nienaruszona
web-check-commitment-wrong = Pieczęć jest złamana
web-check-commitment-about = Przed grą serwer ogłosił skrót swojego sekretu. Sekret ujawniony teraz musi dać ten sam skrót, więc nie dało się go później podmienić.
web-check-commitment-expected = Pieczęć w zapisie gry
web-check-kept = To ta sama pieczęć, którą ci pokazano
web-check-kept-wrong = To nie ta pieczęć, którą ci pokazano
web-check-kept-about = Ta przeglądarka zapamiętała pieczęć przy zajmowaniu miejsca. W zapisie musi być taka sama.
web-check-kept-expected = Co zapamiętała ta przeglądarka
web-check-unknown = Tej przeglądarki nie było przy stole
web-check-unknown-about = Nie może więc stwierdzić, jaką pieczęć pokazano na początku. Każdy, kto grał, może otworzyć tę stronę u siebie i porównać.
web-check-salt = Użyto twojej soli
web-check-salt-wrong = Nie użyto twojej soli
web-check-salt-about = Twoja przeglądarka dodała ją już po ogłoszeniu pieczęci, więc nikt nie mógł dopasować jednej do drugiej.
web-check-salt-expected = Sól twojej przeglądarki
web-check-seed = Tasowanie wynika z sekretu i soli
web-check-seed-about =
    { $salts ->
        [0] Nikt nie dodał soli, więc ziarno wynika z samego sekretu.
        [one] Z sekretu i jednej soli powstaje ziarno. Z niego biorą się wszystkie rzuty i zakryte płytki.
        [few] Z sekretu i { $salts } soli powstaje ziarno. Z niego biorą się wszystkie rzuty i zakryte płytki.
       *[many] Z sekretu i { $salts } soli powstaje ziarno. Z niego biorą się wszystkie rzuty i zakryte płytki.
    }
web-check-chosen = Ziarno wybrano ręcznie
web-check-chosen-about = Przed tą grą niczego nie zapieczętowano, na przykład dlatego, że zaczęła się od gotowej pozycji albo grały w niej boty na arenie.
web-check-hidden = Sekret nie został jeszcze ujawniony
web-check-hidden-about = Zobaczysz go po zakończeniu gry. Do tego czasu nikt nie zna tasowania.
web-check-replay = Każda akcja powtórzona
web-check-replay-busy = Twoja przeglądarka odtwarza grę akcja po akcji…
web-check-replay-right =
    { $steps ->
        [one] Sprawdzono w tej przeglądarce: według tych zasad i z tego ziarna { $steps } akcja jest dozwolona i prowadzi do zapisanego wyniku.
        [few] Sprawdzono w tej przeglądarce: według tych zasad i z tego ziarna wszystkie { $steps } akcje są dozwolone i prowadzą do zapisanego wyniku.
       *[many] Sprawdzono w tej przeglądarce: według tych zasad i z tego ziarna wszystkie { $steps } akcji jest dozwolonych i prowadzi do zapisanego wyniku.
    }
web-check-replay-line = Wiersz { $line }: { $what }
web-check-replay-action = Akcja { $step } (wiersz { $line }): { $what }
web-check-replay-rules = Zasady
web-check-replay-version = { $game }, wersja { $rules }
web-check-replay-module = SHA-256 modułu zasad, policzony tutaj
web-check-replay-copy = Skopiuj cały skrót
web-check-replay-copied = Skrót skopiowany.
web-check-replay-end = Odcisk końcowej pozycji, policzony tutaj

## Table

web-table = Stół
web-table-loading = Wczytywanie stołu…
web-table-moved-on = Gra poszła tymczasem dalej. Spójrz jeszcze raz, zanim zdecydujesz.
web-board = Plansza
web-board-loading = Wczytywanie planszy…
web-tab-your-turn = ● Twój ruch: { $game }
web-your-turn-ask = Twój ruch. { $question }
web-refused-no-such-table = Pod tym adresem nie ma stołu. Mógł zostać usunięty albo link jest niepełny.
web-refused-private-table = Ten stół jest prywatny. Widzą go tylko osoby, które przy nim były.

web-refused-password-needed = Ten stół jest chroniony hasłem. Podaj je przy stole, a potem tu wróć.

web-locked = Z hasłem
web-door = Ten stół wymaga hasła
web-door-about = Zna je osoba, która założyła stół. Wystarczy podać je raz.
web-door-password = Hasło stołu
web-door-enter = Wejdź

web-link-lost = Utracono połączenie. Łączymy ponownie…
web-link-try = Spróbuj teraz
web-link-back = Połączono ponownie. Nic nie przepadło.

web-decision = Decyzja
web-decision-of = { $name }: { $question }
web-decision-yours = Decyzja należy do ciebie.
web-deserted = Nikogo nie ma przy stole. Gra ruszy dalej, gdy ktoś wróci.
web-waiting-for =
    { $count ->
        [one] Czeka na: { $names }
       *[other] Czeka na: { $names }
    }
web-won =
    { $count ->
        [one] Wygrywa { $names }: { house-points }
       *[other] Zwycięstwo dzielą { $names }: { house-points }
    }
web-won-mark = zwycięstwo
web-explain = Wyjaśnij
web-hint = Podpowiedź
web-hint-about = Co zrobiłby profesor? (H)
web-hint-says = Profesor radzi: { $action }.
web-hint-instead = Albo: { $action }.
web-hint-others = Inne możliwości
web-hint-expects = Oczekiwany wynik końcowy: { $points } pkt.
web-hint-more = Oczekiwany wynik końcowy: { $points } pkt, o { $change } więcej niż przy drugiej najlepszej możliwości.
web-hint-less = Oczekiwany wynik końcowy: { $points } pkt, o { $change } mniej niż według rady.
web-hint-safer = Oczekiwany wynik końcowy: { $points } pkt, o { $change } mniej niż przy drugiej najlepszej możliwości, ale z większą szansą na wygraną.
web-hint-riskier = Oczekiwany wynik końcowy: { $points } pkt, o { $change } więcej niż według rady, ale z mniejszą szansą na wygraną.
web-hint-sources = Najbliższe zmiany w punktacji w porównaniu z tym: { $parts }.
web-hint-source = { $category } { $points }
web-hint-later = Na razie nic to nie da: opłaci się później.
web-hint-then = Potem zapewne: { $actions }.
web-hint-next = { $player }: { $action }
web-hint-points = { $points } pkt
web-hint-do = Zrób tak
web-undo = Cofnij
web-undo-about = Cofa twój ostatni ruch (U)
web-undo-further = Wraca do twojej ostatniej decyzji (U)
web-actions = Wszystkie akcje
web-actions-about = Wszystko, co możesz teraz zrobić, jako lista (L)
web-actions-title =
    { $count ->
        [one] { $count } możliwa akcja
        [few] { $count } możliwe akcje
       *[many] { $count } możliwych akcji
    }
web-actions-search = Szukaj akcji
web-actions-none = Brak pasujących akcji.
web-confirm = Potwierdź decyzję
web-confirm-yes = Potwierdź
web-confirm-no = Jeszcze nie
web-could-instead = Możliwe jest jeszcze: { $kinds }.
web-skip-ahead = Pomiń
web-never-mind = Anuluj

web-menu = Menu stołu
web-sound = Dźwięk
web-rules-of-game = Zasady
web-to-lobby = Lobby
web-upload = Kontynuuj na serwerze
web-uploaded = Gra toczy się dalej na serwerze. Kopia w tej przeglądarce się nie zmieni.
web-to-table = Do stołu

web-company = Gracze, dziennik i czat
web-tab-players = Gracze
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-chart = Punkty
web-sheet-down = Zwiń panel
web-strip = Pokaż graczy. Punkty:
web-players-list = Gracze
web-player-opponent = przeciwnik
web-player-you = ty
web-player-points = { house-points }
web-player-stand-in = poza grą; gra bot
web-player-deciding = decyduje
web-player-deciding-since = decyduje; pytanie padło { $ago }
web-player-your-turn = twój ruch
web-clock-left = Zostało: { $turn } na tę turę, { $bank } w zapasie
web-clock-away = Na urlopie do { $until }
web-player-lost = przegrana na czas
web-pause = Poproś o przerwę
web-pause-wish = { $name } prosi o przerwę.
web-paused = Zegary są zatrzymane. Każdy może wznowić grę.
web-resume = Wznów grę
web-away = Urlop
web-away-about =
    { $most ->
        [0] W tej grze nie masz już dni urlopu.
        [one] Podczas urlopu twój zegar stoi. W tej grze został ci jeden dzień.
       *[other] Podczas urlopu twój zegar stoi. W tej grze masz jeszcze { $most } dni.
    }
web-away-days = Liczba dni
web-away-go = Zacznij urlop
web-away-back = Już jestem
web-player-late = Od dawna nie wykonuje ruchu.
web-player-replace = Niech gra bot
web-player-gone = Gra za ciebie bot.
web-player-return = Wróć na miejsce

web-log = Dziennik
web-log-empty = Tu pojawi się przebieg gry.
web-log-since = nowe dla ciebie

web-chat = Czat
web-chat-empty = Nie ma jeszcze wiadomości.
web-remark = Wiadomość: { $name }
web-remark-report = Zgłoś
web-remark-report-about = Prowadzący ten serwer będą mogli przeczytać tę wiadomość i sąsiednie. Inni gracze się o tym nie dowiedzą.
web-remark-reported = Dziękujemy. Wiadomość została zgłoszona.
web-remark-block = Zablokuj: { $name }
web-remark-block-about = Po zablokowaniu ({ $name }) nie zobaczysz już wiadomości tej osoby, a ona nie dołączy do stołów, które zakładasz.
web-remark-blocked = Zablokowano: { $name }.
web-chat-blocked = Zablokowano: { $name }.
web-unblock = Odblokuj
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij

web-room = Poczekalnia
web-room-name = Twoja nazwa (opcjonalnie, do { $most } znaków)
web-room-wait =
    { $open ->
        [0] Wszyscy już są.
        [one] Brakuje jednej osoby. Gra zacznie się, gdy ktoś usiądzie.
        [few] Brakuje { $open } osób. Gra zacznie się, gdy wszyscy usiądą.
       *[many] Brakuje { $open } osób. Gra zacznie się, gdy wszyscy usiądą.
    }
web-room-impatient = Nikt więcej nie przyjdzie?
web-room-bot = Poziom botów
web-room-start =
    { $open ->
        [one] Zacznij teraz z botem
       *[other] Zacznij teraz z botami ({ $open })
    }
web-room-time-out-bot = po czasie gra bot
web-room-time-out-loss = po czasie przegrana
web-room-public = każdy może oglądać
web-room-private = tylko z linkiem
web-room-aids = z podpowiedziami
web-sit = Usiądź
web-stand-up = Wstań
web-close-table = Zamknij stół
web-seat-not-ready = w drodze
web-invite = Zaproś
web-invite-about = Wyślij ten link albo pokaż kod do zeskanowania.
web-invite-locked = Wyślij ten link albo pokaż kod do zeskanowania. Przekaż też hasło.
web-invite-link = Link do tego stołu
web-invite-qr = Kod QR z linkiem
web-copy-link = Kopiuj link
web-copy-failed = Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.
web-link-copied = Link skopiowany.
web-share = Udostępnij
web-seal = Tasowanie jest zapieczętowane:
web-seal-about =
    Zanim ktokolwiek usiadł, serwer wybrał tajną liczbę i ogłosił jej pieczęć. Gdy zajmujesz miejsce, twoja
    przeglądarka dodaje losową sól. Tajna liczba i sól wszystkich graczy razem decydują o tasowaniu, więc
    rozdania nie może wybrać ani serwer, ani żaden z graczy. Po grze tajna liczba zostaje ujawniona i każdy
    może sprawdzić, czy pasuje do pieczęci.

web-curtain = Podaj urządzenie dalej: { $name }
web-curtain-about = To, co za kurtyną, jest przeznaczone tylko dla jednej osoby.
web-curtain-here = To ja, { $name }
web-curtain-back = { $name }: spójrz jeszcze raz
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
web-take-back-about = Na cofnięcie dalej niż zwykłe „Cofnij” muszą się zgodzić wszyscy przy stole.
web-take-back-bots = W grze z botami możesz się cofnąć, jak daleko chcesz.
web-take-back-which = Przed którą akcję wrócić?
web-take-back-none = Nic się jeszcze nie wydarzyło.
web-take-back-ask = Zapytaj innych
web-take-back-do = Cofnij
web-wish = { $name } prosi o cofnięcie.
web-wish-what = Wszystko od tego miejsca zostałoby cofnięte: „{ $what }”
web-wish-waits = Czeka na: { $names }.
web-wish-agree = Zgoda
web-wish-refuse = Nie zgadzam się
web-resign = Poddaj grę…
web-resign-title = Poddać grę?
web-resign-about = Na twoim miejscu będzie dalej grał bot, żeby inni mogli dokończyć. Możesz oglądać, ale nie wrócisz już do gry.
web-resign-yes = Poddaj grę
web-resign-no = Gram dalej

web-report = Zgłoś problem
web-report-about = Ten tekst opisuje, w którym miejscu gry jesteś i co do niego doprowadziło. Skopiuj go i wyślij osobom prowadzącym ten serwer.
web-report-nothing-hidden = Zawiera tylko to, co widać z twojego miejsca: nie ma w nim niczego ukrytego.
web-report-text = Zgłoszenie
web-report-copy = Kopiuj zgłoszenie
web-report-copied = Zgłoszenie skopiowane.
web-report-head = Problem przy stole Dighouse
web-report-facts = Szczegóły
web-report-sent = Akcje wysłane z tej strony
web-report-log = Dziennik
web-report-view = Pozycja widziana z tego miejsca

web-keys = Skróty klawiszowe
web-keys-or = lub
web-keys-listen = Skróty jednoklawiszowe
web-keys-listen-about = Wyłącz, jeśli czytnik ekranu albo dyktowanie uruchamia je przez pomyłkę.
web-key-list = lista wszystkich akcji
web-key-undo = cofnięcie
web-key-hint = podpowiedź
web-key-skip = przejście do bieżącej chwili
web-key-text = interfejs tekstowy i z powrotem
web-key-log = dziennik
web-key-chat = czat
web-key-rules = zasady, w miejscu bieżącej decyzji
web-key-help = ta lista klawiszy
web-key-escape = zamknięcie
web-key-step = ruch wstecz lub dalej
web-key-play = odtwarzanie lub pauza
web-key-chapter = poprzednia lub następna runda
web-key-ends = początek lub koniec

## Replay

web-replay = Powtórka
web-replay-title = Powtórka: { $game }
web-replay-loading = Wczytywanie powtórki…
web-replay-controls = Sterowanie powtórką
web-replay-step = Pozycja
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
web-replay-eyes = Widok
web-replay-all = Wszystko odkryte
web-replay-seat = Oczami: { $name }
web-replay-spectator = Oczami widzów
web-tab-analysis = Analiza
web-analysis-about = Bot jeszcze raz rozważa każdą decyzję, wiedząc tylko to, co gracz mógł wtedy wiedzieć.
web-analysis-working = Profesor analizuje grę…
web-analysis-chart = Szanse na wygraną (%)
web-analysis-moments = Kluczowe momenty
web-analysis-moment = Zagrano: { $done }. Lepiej: { $best } (oczekiwany wynik wyższy o { $points } pkt).
web-analysis-chance = Zagrano: { $done }. Lepiej: { $best } (większa szansa na wygraną).
web-analysis-well-played = Żadna decyzja nie kosztowała nikogo wiele. Dobra robota!
web-replay-share = Kopiuj link do tej pozycji
web-replay-shared = Link do tej pozycji skopiowany.
web-replay-link-too-long = Ta gra jest za długa na link. Zamiast tego pobierz jej zapis.
web-replay-verified = Sprawdzono · { $hash }
web-replay-verified-about = Twoja przeglądarka odtworzyła grę według wersji { $rules } jej zasad. SHA-256 modułu zasad zaczyna się od { $hash }.
web-shared-title = Udostępniona gra

web-share-game = Udostępnij grę
web-share-game-private = Ten stół był prywatny: grę widzą tylko osoby, które przy nim były. Utwórz link, aby pokazać ją innym. Każdy, kto ma link, zobaczy całą grę, ale bez czatu.
web-share-game-shared = Każdy, kto ma ten link, widzi całą grę, ale bez czatu. Gdy go unieważnisz, przestanie działać dla wszystkich.
web-share-game-link = Link do tej gry
web-share-game-create = Utwórz link
web-share-game-created = Link utworzony.
web-share-game-revoke = Unieważnij link
web-share-game-revoked = Link unieważniony. Nikt nie może już z niego skorzystać.
web-play-on = Graj dalej od tego miejsca
web-play-on-short = Graj dalej
web-play-on-about =
    { $step ->
        [0] Nowy stół od początku tej gry.
        [one] Nowy stół po { $step } akcji.
       *[other] Nowy stół po { $step } akcjach.
    } Wiesz to, co wtedy było wiadomo na twoim miejscu; wszystko ukryte zostaje rozdane na nowo.
web-play-on-seats = Miejsca
web-play-on-as = Grasz jako
web-play-on-who = Kto gra na miejscu { $letter }
web-play-on-here = Ktoś przy tym ekranie
web-play-on-friend = Osoba { $letter }
web-play-on-begin = Zacznij

## Text interface

web-text-interface = Interfejs tekstowy
web-text-button = Interfejs tekstowy (T)
web-text-about = Cały stół jako tekst: dla czytników ekranu i dla tych, którzy wolą czytać.
web-text-leave = Pokaż planszę
web-text-state = Stół
web-text-over = Gra zakończona.
web-text-choose = wybierz…
web-text-submit = Zatwierdź
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
web-excavation-earth-map = Mapa świata
web-excavation-earth-ship = Rynki i statek
web-excavation-earth-colours = Popularność i czarny rynek
web-excavation-earth-boards = Plansze frakcji
web-excavation-earth-panels = Części stołu
web-excavation-earth-panel-map = Świat
web-excavation-earth-panel-markets = Rynki
web-excavation-earth-panel-trade = Handel
web-excavation-earth-panel-mine = Moje
web-excavation-earth-tray = Twoje możliwości
web-excavation-earth-back = Cofnij
web-excavation-earth-can-choose = można wybrać
web-excavation-earth-chosen = { $what }, wybrane
web-excavation-earth-passed = pas
web-excavation-earth-round = Runda { $round } z { $rounds }
web-excavation-earth-order = Kolejność: { $order }.
web-excavation-earth-turn =
    { $left ->
        [one] Tura: { $seat }, została { $left } akcja.
        [few] Tura: { $seat }, zostały { $left } akcje.
       *[many] Tura: { $seat }, zostało { $left } akcji.
    }

web-excavation-earth-lying =
    { $count ->
        [0] { $artefact } (nie ma tu żadnego)
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
web-excavation-earth-black-about = Mając tu odkrywcę, możesz przemycać kartą z symbolem tego czarnego rynku.
web-excavation-earth-artefact =
    { $copies ->
        [one] Wartość { $value }, { $copies } sztuka. Wykopaliska: { $home }
        [few] Wartość { $value }, { $copies } sztuki. Wykopaliska: { $home }
       *[many] Wartość { $value }, { $copies } sztuk. Wykopaliska: { $home }
    }
web-excavation-earth-adds =
    { $adds ->
        [0] Próbka na razie nie podniesie wartości galerii.
       *[other] Próbka podniesie wartość galerii o { $adds }.
    }
web-excavation-earth-sampled = Próbka jest już w galerii
web-excavation-earth-forecast = Prognoza
web-excavation-earth-forecast-about = Przed następną rundą każda z tych kart przyniesie dwa artefakty swojego koloru na ich wykopaliska i jeden na czarny rynek. Akcja Prognoza zastępuje kartę bez znacznika załogi.
web-excavation-earth-tokens = Wolne żetony inicjatywy: { $tokens }
web-excavation-earth-token = Żeton inicjatywy { $token }
web-excavation-earth-tokens-about = Kto pierwszy wykona Prognozę, bierze najniższy żeton inicjatywy; wyznacza on kolejność w następnej rundzie.

web-excavation-earth-market = { $market }: { $queue }
web-excavation-earth-queue = Kolejka od czoła: { $queue }
web-excavation-earth-interested = Zainteresowani: { $interest }
web-excavation-earth-traders = { $seat }: handlarze { $count }
web-excavation-earth-buyer-at = Rynek { $market }, miejsce { $place }: { $buyer }
web-excavation-earth-envoys = { $seat }: reprezentanci { $envoys }, teraz { $credits }
web-excavation-earth-another-envoy = Jeszcze jeden reprezentant dałby ci { $credits }.
web-excavation-earth-no-envoys = brak reprezentantów
web-excavation-earth-prizes = Za przewagę: { $prizes }
web-excavation-earth-prizes-about = Tyle każde centrum dowodzenia płaci na koniec tej rundy za najwięcej reprezentantów i za kolejne miejsca. Przy remisie nagrody się dzieli.
web-excavation-earth-aboard = Kupujący na statku:
web-excavation-earth-aboard-about = Kupujący z ostatniej sprzedaży zostają na statku do następnej.
web-excavation-earth-special-left = specjalni w zasobach: { $count }
web-excavation-earth-buyer-cards = Odrzucone:
web-excavation-earth-buyer-cards-about = Na początku dwie karty kupujących odrzuca się bez użycia. Kiedy talia się skończy, z odrzuconych kart tasuje się nową.
web-excavation-earth-say-buyer-cards = Odrzucone karty kupujących: { $buyers }. W talii: { $deck }.

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
web-excavation-earth-bonus = Karta premiowa za tę kolumnę została już dobrana.
web-excavation-earth-store = { $store }: { $count } z { $spaces }
web-excavation-earth-crew = Znaczniki załogi w zasobach: { $count }
web-excavation-earth-artefacts = Artefakty: { $count }
web-excavation-earth-hand = Karty na ręce: { $count }
web-excavation-earth-hand-empty = Brak kart na ręce
web-excavation-earth-card-hidden = Nieznana karta
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
web-excavation-earth-keep-these = Zatrzymaj te dwie
web-excavation-earth-add-special-buyer = Specjalny kupujący na rynek { $market }?
web-excavation-earth-add-coloured-buyer = Kolorowy kupujący na rynek { $market }?
web-excavation-earth-drawn = Dobrane artefakty
web-excavation-earth-role =
    { $role ->
        [lay] Na mapę
        [take] Weź za darmo
       *[buy] Kup za { $price }
    }
web-excavation-earth-draft = Zatrzymaj dwie (wybór { $pick } z 3)
web-excavation-earth-pick = Zatrzymaj jedną
web-excavation-earth-sealed = Ukryte, dopóki wszyscy nie wybiorą. Jeszcze wybierają: { $who }
web-excavation-earth-no-redraw = Masz mniej niż { $least } karty jednego koloru lub z jednym symbolem, więc zatrzymujesz swoje karty.
web-excavation-earth-may-redraw = Masz co najmniej { $least } karty jednego koloru lub z jednym symbolem: możesz część z nich wymienić.
web-excavation-earth-sample-adds =
    { $adds ->
        [0] { $artefact }: próbka jeszcze nic nie doda
       *[other] { $artefact }: próbka doda { $adds }
    }
web-excavation-earth-zu-deck = Karty Zu pozostałe w tej rundzie: { $count }
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
web-group-excavation-earth-sample-gained = { web-group-excavation-earth-sample }
web-group-excavation-earth-leave = Koniec próbek
web-group-excavation-earth-market = { excavation-earth-move-market }
web-group-excavation-earth-trader = Handlarz
web-group-excavation-earth-buyer = Kupujący
web-group-excavation-earth-buyers = { web-group-excavation-earth-buyer }
web-group-excavation-earth-sell = { excavation-earth-move-sell }
web-group-excavation-earth-sale = Sprzedaż
web-group-excavation-earth-give = Artefakt na sprzedaż
web-group-excavation-earth-pick = Jedna karta
web-group-excavation-earth-command = { excavation-earth-move-command }
web-group-excavation-earth-envoy = Reprezentant
web-group-excavation-earth-withdraw = Wycofanie
web-group-excavation-earth-invoke = Karta rozkazu
web-group-excavation-earth-withdraw-and-invoke = { web-group-excavation-earth-invoke }
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
web-group-excavation-earth-skip = Pominięcie
web-group-excavation-earth-done = Gotowe

# Stół w słowach
web-excavation-earth-say-over = Gra zakończona.
web-excavation-earth-say-map = Mapa świata: { $places }.
web-excavation-earth-say-markets = Rynki, kolejki od czoła: { $markets }.
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
web-excavation-earth-say-kept = Ukryte do odsłonięcia: { $cards }.
web-excavation-earth-say-zu = Karty Zu z tej rundy: { $flipped }. Pozostało: { $count }.

## Mykerinos: plansza

web-mykerinos-you = Ty
web-mykerinos-neutral = Gracz neutralny
web-mykerinos-neutral-about = Gracz neutralny tylko przeszkadza: nie zdobywa punktów, a parcele, które wygra, wypadają z gry.
web-mykerinos-round = Runda { $round } z { $rounds }
web-mykerinos-moment =
    { $phase ->
        [dig] Wykopaliska
        [last] Wykopaliska: ostatnia akcja
        [neutral] Wykopaliska gracza neutralnego
        [claim] Rozliczenie strefy { $zone }
        [remove] Strefa { $zone }: gracz neutralny usuwa parcelę
       *[over] Koniec gry
    }
web-mykerinos-starter = Tę rundę zaczyna { $seat }.

web-mykerinos-area = Obszar wykopalisk
web-mykerinos-grid = Pola obszaru wykopalisk
web-mykerinos-square =
    { $square }, strefa { $zone }{ $ground ->
        [gone] , parcela usunięta
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
web-mykerinos-remove-plot = Usuń tę parcelę za gracza neutralnego: { $plot }
web-mykerinos-power-violet = Weź archeologa ze wspólnej puli do swojej, a potem rozpocznij lub poszerz wykopalisko.
web-mykerinos-power-lemon = Rozpocznij lub poszerz wykopalisko; dokładnie jeden z archeologów staje na piramidzie.
web-mykerinos-power-brown = Postaw archeologa ze swojej puli prosto w sali muzeum.
web-mykerinos-power-blackmore = Rozpocznij wykopalisko dwoma sąsiadującymi archeologami.
web-mykerinos-power-tangerine = Poszerz wykopalisko o łańcuch trzech archeologów.

web-mykerinos-track = Tor pasowania
web-mykerinos-track-about = Pasując, zajmujesz najniższe wolne pole. Remisy w strefach wygrywa niższy numer. Gracz na ostatnim polu zaczyna następną rundę.
web-mykerinos-space =
    Pole { $space }: { $holder ->
        [somebody] { $seat }
       *[nobody] wolne
    }
web-mykerinos-passed = pas: { $space }

web-mykerinos-own = Twoi archeolodzy i mecenasi
web-mykerinos-patrons = Twoi mecenasi
web-mykerinos-no-patrons = Zdobyte parcele dają mecenasów. Możesz z nich korzystać od następnej rundy.
web-mykerinos-pool = W puli gracza: { $pool }, we wspólnej puli: { $supply }
web-mykerinos-neutral-pool = Neutralni archeolodzy w puli gracza: { $pool }, we wspólnej puli: { $supply }
web-mykerinos-patron-held =
    { $patron } { $plots ->
        [one] {""}
       *[other] × { $plots }
    } { $ready ->
        [0] (użyty)
       *[other]
            { $plots ->
                [one] (do użycia)
               *[other] (do użycia: { $ready })
            }
    }
web-mykerinos-card =
    { $patron }{ $state ->
        [used] , w tej rundzie już w użyciu
        [can] , można użyć
       *[ready] {""}
    }

web-mykerinos-choice = Twoje możliwości
web-mykerinos-guide =
    { $prompt ->
        [dig]
            { $patrons ->
                [0] Wybierz pole wykopaliska albo spasuj.
               *[other] Wybierz pole wykopaliska, użyj mecenasa albo spasuj.
            }
        [neutral] Wybierz pole dla gracza neutralnego albo pomiń.
        [claim] Wybierz parcelę albo podświetloną salę muzeum.
       *[remove] Którą parcelę usuwa gracz neutralny?
    }
web-group-mykerinos-pass = Pas
web-group-mykerinos-dig = Nowe wykopalisko
web-group-mykerinos-extend = Poszerzenie wykopaliska
web-group-mykerinos-patron = Mecenasi
web-group-mykerinos-brown = Sir Brown
web-group-mykerinos-neutral = Gracz neutralny
web-group-mykerinos-skip = Bez ruchu neutralnego
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
web-mykerinos-reckoning-about = Wynik każdego, gdyby gra skończyła się teraz: zdobyte parcele, wystawa u każdego mecenasa (parcele × najlepsza sala skrzydła, 1 bez sali) i 5 za każdą serię pięciu mecenasów.
web-mykerinos-sheet = gdyby gra skończyła się teraz: { $total } (parcele { $plots }, wystawa { $exhibition }, serie { $series })
web-mykerinos-to-come =
    { $count ->
        [0] Nie ma już parceli w talii
        [one] Jedna parcela w talii
        [few] { $count } parcele w talii
       *[many] { $count } parceli w talii
    }
web-mykerinos-to-come-about = Parcele, które jeszcze się pojawią, według mecenasów i punktów. Ich kolejność jest nieznana.
web-mykerinos-removed =
    { $count ->
        [one] Jedna parcela poza grą
        [few] { $count } parcele poza grą
       *[many] { $count } parceli poza grą
    }
web-mykerinos-five =
    { $state ->
        [comes] Parcela za 5 punktów jest jeszcze w talii.
       *[gone] Parceli za 5 punktów nie ma już w talii.
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
web-arnak-tray = Twoje możliwości
web-arnak-you = Ty
web-arnak-passed = pas
web-arnak-round = Runda { $round } z 5
web-arnak-staff-about = Księżycowe berło pokazuje rundę. Na lewo od niego leżą artefakty, na prawo przedmioty. Po każdej rundzie dwie karty obok berła zostają usunięte.
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
web-arnak-guardian-cost = Koszt ujarzmienia: { $cost }
web-arnak-guardian-boon = Przysługa, jednorazowo: { $boon }
web-arnak-undiscovered =
    Jeszcze nieodkryte. Koszt: { $compasses ->
        [one] { $compasses } kompas
        [few] { $compasses } kompasy
        [many] { $compasses } kompasów
       *[other] { $compasses } kompasu
    } i podróż.
web-arnak-idol-lies =
    { $level ->
        [2] Dwa bożki, jeden z nich zakryty. Drugi: { $effect }
       *[other] Bożek: { $effect }
    }
web-arnak-travel-cost = Koszt podróży: { $cost }
web-arnak-space =
    { $who ->
        [nobody] { $place }: wolne
       *[other] { $place }: { $who }
    }
web-arnak-blocked = Niedostępne przy tej liczbie graczy
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
        [0] Brak dostępnych archeologów
        [one] { $count } dostępny archeolog
        [few] { $count } dostępni archeolodzy
        [many] { $count } dostępnych archeologów
       *[other] { $count } dostępnego archeologa
    }
web-arnak-crates =
    { $count ->
        [0] Brak bożków w skrzyniach
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
web-arnak-slots-about = Każdy bożek jest wart 3 punkty. Puste pole daje tyle punktów, ile na nim podano.
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
web-arnak-hand-or-deck = Na ręce albo na wierzchu talii: { $cards }
web-arnak-put-away = Odrzucisz tę kartę, gdy wszyscy zdecydują.
web-arnak-pay = Do zapłaty
web-arnak-pay-with = czym:
web-arnak-pay-about = Zaznaczone elementy opłacą podróż; najmniej ich szkoda. Wybierz karty, przysługi lub asystentów, aby zapłacić inaczej.
web-arnak-effect = Efekt
web-arnak-pool = W zapasie
web-arnak-pool-about = Pozostałe symbole podróży. Przepadają z końcem twojej tury.
# Litera na pionkach przeciwnika.
web-arnak-rival-letter = P
web-arnak-rival = Przeciwnik
web-arnak-rival-dug = zajmuje: { $place }
web-arnak-rival-discovered = odkrywa: { $place }
web-arnak-rival-awoke = budzi się strażnik
web-arnak-rival-overcame = ujarzmia strażnika: { $place }
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
web-arnak-rival-took = zabiera z rzędu: { $card }
web-arnak-rival-removed = usuwa z gry asystenta: { $assistant }
web-arnak-rival-idle = nic się nie dzieje
web-arnak-rival-done = W tej rundzie:
web-arnak-rival-to-come = Pozostałe kafelki ({ $count }):
web-arnak-rival-arrow =
    { $arrow ->
        [left] Następny kafelek bierze skrajne lewe
       *[right] Następny kafelek bierze skrajne prawe
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
web-arnak-do-proceed = Kontynuuj
web-arnak-do-exile = Usuń kartę
web-arnak-do-exile-fear-tile = Usuń kafelek strachu
web-arnak-do-trade = Wymień: { $token }
web-arnak-do-refresh = Przygotuj
web-arnak-do-use-up = Odrzuć
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
web-group-arnak-proceed = Dalej
web-group-arnak-exile = Usunięcie karty
web-group-arnak-exile-fear-tile = Usunięcie kafelka strachu
web-group-arnak-trade = Wymiana
web-group-arnak-refresh = Przygotowanie asystenta
web-group-arnak-use-up = Odrzucenie karty
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
web-arnak-say-over = Gra zakończona.
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
web-arnak-say-put-away = { $seat }, karty do odrzucenia: { $cards }.
web-arnak-say-played = { $seat }, obszar gry: { $cards }.
web-arnak-say-tokens = { $seat }, badania: lupa – { $glass }, brulion – { $notebook }.
web-arnak-say-team = { $seat }, asystenci: { $assistants }.
web-arnak-say-guardians = { $seat }, ujarzmieni strażnicy: { $guardians }.
web-arnak-say-boon = { $guardian } (przysługa: { $boon })
web-arnak-say-used = { $guardian } (przysługa zużyta)
web-arnak-say-pool = Symbole podróży w zapasie: { $icons }.
web-arnak-say-pay = Koszt podróży: { $cost }; pozostało: { $owed }.
web-arnak-say-rival = Przeciwnik, { $points }: lupa – { $glass }; bożki: { $idols }, strażnicy: { $guardians }; karty: { $cards }.
web-arnak-say-rival-tiles = Kafelki przeciwnika pozostałe w tej rundzie: { $tiles }. { $arrow }.
