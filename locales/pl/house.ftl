### Wszystko, co nie należy do jednej gry.

house-nothing = nic
house-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Nazwy graczy

house-name-human = Gracz
house-name-human-number = Gracz { $seat }
house-name-bot = Bot { $seat }
house-bot-random = Turysta
house-bot-novice = Nowicjusz
house-bot-greedy = Asystent
house-bot-skilled = Kopacz
house-bot-expert = Kustosz
house-bot-master = Profesor
house-bot-exact = Kryptolog

## Wartości opcji

house-value-on = tak
house-value-off = nie

## Dlaczego czegoś zrobić nie można

house-why-game-is-over = Gra jest zakończona.
house-why-not-your-decision = To nie twoja kolej.
house-why-unknown-action = „{ $action }” nie jest akcją ani poleceniem. Wpisz „?”, aby zobaczyć pomoc.
house-why-nothing-done = Nie ma czego cofnąć: nic jeszcze nie zostało zrobione.
house-why-revealed = Nie można już tego cofnąć: ujawniono nowe informacje.
house-why-others-acted = Nie można już tego cofnąć: ktoś inny zdążył zagrać.

## Błędy

house-error = Błąd:
house-error-output = Nie można wypisać wyniku: { $what }.
house-error-read = Nie można odczytać { $file }: { $what }.
house-error-write = Nie można zapisać { $file }: { $what }.
house-error-random = System nie dostarcza losowości: { $what }.
house-error-unknown-game = Nie ma gry „{ $game }”. Dostępne gry: { $known }.
house-error-option-form = „{ $given }” to nie opcja. Opcje zapisuje się KLUCZ=WARTOŚĆ, na przykład curse=on.
house-error-name =
    { $most ->
        [one] „{ $name }” to nieprawidłowa nazwa. Nazwa ma 1 znak.
       *[other] „{ $name }” to nieprawidłowa nazwa. Nazwa ma od 1 do { $most } znaków.
    }
house-error-salt = „{ $given }” to nieprawidłowa sól. Sól ma od 1 do 64 liter (bez ogonków), cyfr, „-” lub „_”.
house-error-viewer = Nie ma widza „{ $given }”: podaj miejsce od 1 do { $seats }, „spectator” albo „all”.
house-error-too-far = Nie ma pozycji po tylu akcjach ({ $at }): liczba akcji w zapisie to { $steps }.
house-error-nothing-to-resume = Nie ma niedokończonej gry, którą można by wznowić.
house-error-already-over = Gra w { $file } jest zakończona. Żeby ją obejrzeć: dighouse replay { $file }

house-error-seats = Ta gra jest dla { $min }–{ $max } graczy, a nie dla { $seats }.
house-error-unknown-option = Nie ma opcji „{ $key }”. Dostępne opcje: { $known }.
house-error-unknown-value = Opcja „{ $key }” nie ma wartości „{ $value }”. Dostępne wartości: { $known }.
house-error-conflict = Tych opcji nie można łączyć: { $what }.
house-error-data = Nieprawidłowy plik z danymi: { $what }.

house-error-not-a-record = To nie zapis gry: powinien zaczynać się od „dighouse record 1”.
house-error-unknown-format = Zapis jest w formacie { $format }, a ten program zna format { $known }.
house-error-expected =
    { $what ->
        [empty] Tu powinien być pusty wiersz
        [action] Tu powinna być akcja, na przykład „1 bet 9-15”
       *[other] Tu powinien być wiersz „{ $what } …”
    }, a jest „{ $found }”.
house-error-bad-value =
    { $what ->
        [end] „{ $found }” to nie odcisk z 16 cyfr szesnastkowych.
       *[other] „{ $found }” to nieprawidłowa wartość dla „{ $what }”.
    }
house-error-cut-off = Zapis urywa się w środku tego wiersza.
house-error-miscounted = Liczba akcji według zapisu to { $said }, a naprawdę { $counted }.
house-error-after-the-end = Po ostatnim wierszu zapisu nie może być nic więcej.

house-error-another-game = To zapis gry „{ $game }”, a nie „{ $expected }”.
house-error-unknown-rules = W tę grę („{ $game }”) grano według zasad w wersji { $rules }, a ten program zna tylko wersję { $known }.
house-error-unknown-module = W tę grę („{ $game }”) grano według modułu zasad { $module }, którego ten program nie ma.
house-error-rules-module-failed = Moduł zasad tej gry jest uszkodzony: { $what }.
house-error-secret-hidden = Sekret nie został jeszcze ujawniony, więc gry nie da się odtworzyć.
house-error-broken-commitment = Sekret nie zgadza się z zobowiązaniem.
house-error-unknown-action = „{ $action }” to nie akcja tej gry.
house-error-not-canonical = „{ $action }” trzeba zapisać jako „{ $canonical }”.
house-error-illegal-action = „{ $action }” nie jest tu dozwolone. { $why }
house-error-no-end = Zapis nie ma końca: został urwany albo gra jeszcze trwa.
house-error-another-end = Akcje prowadzą do innej pozycji ({ $found }), niż mówi zapis ({ $said }).

house-error-malformed = Wiersz { $line } pozycji jest nieprawidłowy: { $what }.
house-error-impossible = Taka pozycja jest niemożliwa: { $what }.

house-error-malformed-bot = „{ $spec }” to nie bot: boty zapisuje się NAZWA albo NAZWA:KLUCZ=WARTOŚĆ.
house-error-unknown-bot = Nie ma bota „{ $bot }”. Dostępne boty: { $known }.
house-error-old-rules = Bot „{ $bot }” zna tylko najnowsze zasady, a w tę grę gra się według starszych.
house-error-unknown-setting = Bot „{ $bot }” nie ma ustawienia „{ $key }”.
house-error-bad-setting = Bot „{ $bot }” nie przyjmuje wartości „{ $value }” w ustawieniu „{ $key }”.

house-error-bots-for-seats = Za mało botów ({ $bots }) na tyle miejsc: { $seats }.
house-error-no-games = Trzeba zagrać przynajmniej jedną grę.
house-error-foreign-outcome = W wynikach gra { $game } jest dwa razy albo z botami, które w niej nie grają.
house-error-not-kept = Nie udało się zapisać gry: { $what }.
house-error-bot-cheated = Bot { $bot } wybrał niedozwoloną akcję w grze { $game }: { $action } (ziarno { $seed }).
house-error-guest-absent = { $bot } nie może wziąć udziału: { $what }
house-error-guest-not-started = nie daje się uruchomić: { $what }.
house-error-guest-too-late = brak odpowiedzi w ciągu { $ms } ms.
house-error-guest-ended = zakończył działanie: { $what }.
house-error-guest-garbage = wypisał „{ $line }”, a to nie jest odpowiedź.
house-error-guest-refused = zgłosił „{ $what }”.
house-error-guest-cheated = wybrał „{ $action }”, a to nie jest dozwolona akcja.
house-error-sprt-of-two = --sprt porównuje dwa boty przy stołach dla dwóch graczy (botów: { $bots }, miejsc: { $seats }).

house-error-address-in-use = Adres { $address } jest już zajęty, być może przez inny serwer Dighouse. Wybierz inny, na przykład „--listen 127.0.0.1:8081”.
house-error-listen = Nie da się nasłuchiwać pod { $address }: { $what }.
house-error-system = Błąd systemu: { $what }.
house-error-database-in-use = Tego folderu używa inny serwer Dighouse. Zatrzymaj go albo wybierz inny folder opcją --data.
house-error-database-too-new = Tę bazę danych zapisała nowsza wersja programu Dighouse (schemat { $found }; ta wersja zna { $known }). Uruchom tamtą wersję lub nowszą albo przywróć kopię zapasową w innym folderze.
house-error-database-differs = Według zapisanej informacji ta baza danych ma schemat w wersji { $found }, ale różni się w tym miejscu: { $what }. Zapisała ją wersja rozwojowa sprzed pierwszego wydania albo ktoś zmienił ją ręcznie. Baza pozostała bez zmian. Otwórz ją programem, który ją zapisał, albo wskaż inny folder opcją --data lub inną bazę opcją --database.
house-error-database-older-servers = Z tej bazy danych korzystają serwery starszej wersji programu Dighouse (schemat { $found }; ta wersja wymaga { $known }). Zatrzymaj je wszystkie, a potem uruchom ten program.
house-error-database-not-copied = Baza danych wymaga aktualizacji, ale nie można jej najpierw skopiować do pliku { $file }: { $what }. Baza pozostała bez zmian. Zwolnij miejsce na dysku i uruchom program ponownie.
house-error-database-read-only = Nie można zapisywać w bazie danych: { $what }. Sprawdź właściciela i uprawnienia pliku oraz jego folderu, a także czy dysk nie jest zamontowany tylko do odczytu.
house-error-database-damaged = Baza danych jest uszkodzona: { $what }. Przywróć kopię zapasową w innym folderze; polecenie „dighouse backup” może jeszcze uratować to, co da się odczytać.
house-error-database-foreign = Baza danych należy do innego programu.
house-error-database-failed = Nie można otworzyć bazy danych: { $what }.
house-error-no-database = Podaj docelową bazę danych: --database postgres://użytkownik@serwer/nazwa
house-error-not-empty = Miejsce docelowe zawiera już dane. Kopiuj do pustego.
house-error-copy = Nie udało się dokończyć kopiowania: { $what }
house-error-table-unreadable = Nie można odczytać stołu { $table }: { $what }
house-error-table-mislisted = Opis stołu { $table } na liście nie zgadza się z rozegraną grą.
house-error-table-record = Zapis stołu { $table } jest nieprawidłowy: { $what }
house-error-database-address = Nieprawidłowy adres bazy danych: { $what }. Prawidłowy wygląda tak: postgres://użytkownik@serwer/nazwa.

## Błędy serwera

house-error-bad-field = Nieprawidłowe „{ $field }”: { $what }.
house-error-bad-record = Tej gry nie da się kontynuować: wiersza { $line } zapisu nie można odczytać albo odtworzyć.
house-error-not-json = Żądanie musi być w formacie JSON (content-type: application/json).
house-error-too-large = Żądanie jest za duże.
house-error-cut-off-body = Żądanie zostało ucięte.
house-error-length-required = Żądanie musi podawać swoją długość (Content-Length); Transfer-Encoding nie jest obsługiwane.
house-error-too-slow = Żądanie trwało zbyt długo.
house-error-bad-address = Adres żądania jest nieprawidłowy.
house-error-wrong-method = Ten adres nie obsługuje tej metody.
house-error-no-such-address = Pod tym adresem nic nie ma.
house-error-no-such-player = Nie ma konta o tej nazwie.
house-error-no-such-table = Nie ma takiego stołu.
house-error-unreadable-table = Ta wersja programu nie potrafi odczytać tego stołu.
house-error-table-closed = Ten stół zamknięto, zanim zaczęła się gra.
house-error-private-table = Ten stół jest prywatny. Widzą go tylko osoby, które przy nim były.
house-error-unhealthy = Ten serwer nie może pracować: { $what }.
house-error-not-shared = Ten link już nie działa. Poproś o nowy kogoś, kto grał przy tym stole.
house-error-already-public = Tę grę i tak każdy może obejrzeć; wystarczy jej adres.
house-error-password-needed = Ten stół wymaga hasła.
house-error-wrong-table-password = Błędne hasło stołu.
house-error-nobody-to-block = Nie ma tam innego gracza, którego można zablokować.
house-error-enough-blocked = Można zablokować najwyżej { $most } graczy. Najpierw kogoś odblokuj.
house-error-not-blocked = Ten gracz nie jest zablokowany.
house-error-not-welcome = Właściciel tego stołu cię zablokował.
house-error-not-your-seat = Miejsce { $seat } nie jest twoje.
house-error-not-at-this-table = Nie grasz przy tym stole.
house-error-not-the-maker = Może to zrobić tylko właściciel stołu.
house-error-unknown-player = Serwer jeszcze cię nie zna. Najpierw otwórz /api/me.
house-error-nobody-sits = Przynajmniej jedno miejsce musi być dla ciebie.
house-error-seat-taken = To miejsce zajął już ktoś inny.
house-error-table-full = Wszystkie miejsca są zajęte.
house-error-not-ready = Nie wszyscy gracze zajęli miejsca.
house-error-already-begun = Gra już się zaczęła.
house-error-not-begun = Gra jeszcze się nie zaczęła.
house-error-over = Gra jest zakończona.
house-error-no-analysis = Żaden bot nie potrafi analizować tej gry.
house-error-not-over = Gra jeszcze trwa.
house-error-not-asked = To nie twoja kolej.
house-error-not-late = Jest jeszcze czas: nikt się nie spóźnia.
house-error-stale = W międzyczasie gra poszła dalej.
house-error-take-back-pending = Ktoś już prosi o cofnięcie.
house-error-no-take-back = Nikt już nie prosi o cofnięcie.
house-error-enough-said = Ten stół osiągnął limit wiadomości.
house-error-no-aids = Przy tym stole podpowiedzi są wyłączone.
house-error-another-origin = Żądanie pochodzi z innej strony.
house-error-too-many-requests =
    Za dużo żądań. Spróbuj ponownie za { $retry_after ->
        [one] sekundę.
        [few] { $retry_after } sekundy.
       *[many] { $retry_after } sekund.
    }
house-error-name-taken = Nazwa „{ $name }” jest zajęta.
house-error-no-webhook = Nie ustawiono adresu powiadomień.
house-error-webhook-url = Podaj adres http lub https bez nazwy użytkownika i hasła, na porcie 80, 443 albo powyżej 1023.
house-error-webhook-unknown-name = Nie znaleziono takiego serwera.
house-error-webhook-not-public = Ten adres jest w sieci prywatnej. Dozwolone są tylko adresy publiczne.
house-error-webhook-no-answer = Ten adres nie odpowiada.
house-error-webhook-late = Brak odpowiedzi w ciągu dziesięciu sekund.
house-error-webhook-certificate = Nie udało się nawiązać bezpiecznego połączenia. Sprawdź certyfikat.
house-error-webhook-refused = Odpowiedź to { $answer }; oczekiwano 200–299.
house-call-turn = Twój ruch: { $game } { $link }
house-call-test = Powiadomienia Dighouse działają: { $link }
house-error-already-account = Masz już konto.
house-error-account-changed = Konto zostało w tej samej chwili zmienione gdzie indziej. Spróbuj ponownie.
house-error-no-account = Grasz jako gość i nie masz jeszcze konta.
house-error-wrong-sign-in = Błędna nazwa lub hasło.
house-error-wrong-password = Błędne hasło.
house-error-weak-password =
    { $what ->
        [short] Hasło musi mieć co najmniej { $least } { $least ->
            [few] znaki
           *[other] znaków
        }.
        [long] Hasło może mieć najwyżej { $most } znaków.
        [name] To hasło jest zbyt podobne do twojej nazwy.
       *[common] To hasło jest zbyt popularne.
    }
house-error-busy = Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za kilka sekund.
house-error-too-many-tables = Liczba twoich niezakończonych stołów: { $most }. Najpierw dokończ albo opuść któryś z nich.
house-error-too-many-open-tables = Na graczy czeka już tyle twoich publicznych stołów: { $most }. Najpierw rozpocznij grę przy którymś z nich albo go zamknij.
house-error-too-many-public-tables = Z twojej sieci otwarto już tyle publicznych stołów: { $most }. Poczekaj na koniec którejś z gier albo załóż stół z linkiem.
house-error-too-many-unfinished-tables = Z twojej sieci otwarto już tyle niezakończonych stołów: { $most }. Najpierw dokończcie albo opuśćcie któryś z nich.
house-error-too-many-guests = Zbyt wielu nowych graczy z twojej sieci. Spróbuj ponownie za minutę.
house-error-too-many-streams = Dighouse jest otwarty w zbyt wielu kartach lub na zbyt wielu urządzeniach. Zamknij część z nich.
house-error-too-many-connections = Zbyt wiele połączeń z twojej sieci. Zamknij kilka kart i spróbuj ponownie.
house-error-server-full = Serwer jest w tej chwili pełny. Spróbuj ponownie za kilka sekund.
house-error-hint-running = Podpowiedź jest już przygotowywana. Poczekaj na nią.
house-error-too-many-hints = Dla graczy z twojej sieci przygotowywanych jest już wiele podpowiedzi. Spróbuj ponownie za chwilę.
house-error-bots-busy = Wszystkie boty są zajęte swoimi turami. Poproś o podpowiedź za chwilę.
house-error-paused = Gra jest wstrzymana.
house-error-no-clock = Przy tym stole nie ma zegara.
house-error-pause-pending = Ktoś już prosi o przerwę.
house-error-no-pause = Nikt już nie prosi o przerwę.
house-error-no-vacation = Urlop jest możliwy tylko w grach wielodniowych z zegarem.
house-error-vacation-used-up =
    { $days ->
        [one] W tej grze został ci jeden dzień urlopu.
       *[other] W tej grze zostało ci { $days } dni urlopu.
    }
house-error-store = Serwer nie ma teraz dostępu do bazy danych. Spróbuj za chwilę; nic nie zostanie zrobione dwa razy.
house-error-internal = Wystąpił błąd wewnętrzny. Nic nie zmieniono.
house-error-another-setup = Pozycja ma inne miejsca lub opcje, niż podaje zapis.

## Co gracze robią przy stole w przeglądarce

house-event-said = { $seat }: { $text }
house-event-sat = { $seat } zajmuje miejsce.
house-event-left = Ktoś odchodzi od stołu.
house-event-began = Gra się zaczyna.
house-event-undone = { $seat } cofa ostatnią akcję.
house-event-take-back-asked = { $seat } prosi o cofnięcie ruchów.
house-event-take-back-refused = { $seat } się nie zgadza.
house-event-took-back = Wszyscy się zgadzają: gra wraca do akcji { $step } (prośba: { $seat }).
house-event-resigned = { $seat } poddaje grę; dalej gra bot.
house-event-replaced = { $seat } nie gra; dalej gra bot.
house-event-returned = { $seat } wraca do gry.
house-event-timed-out =
    { $lost ->
        [true] { $seat } przegrywa na czas; dalej gra bot.
       *[other] { $seat } przekracza czas; dalej gra bot.
    }
house-event-pause-asked = { $seat } prosi o przerwę.
house-event-pause-refused = { $seat } chce grać dalej.
house-event-paused = Wszyscy się zgadzają: zegary zatrzymane.
house-event-resumed = { $seat } wznawia grę.
house-event-away =
    { $days ->
        [0] { $seat } wraca.
        [one] { $seat } bierze jeden dzień urlopu.
       *[other] { $seat } bierze { $days } dni urlopu.
    }

house-io-not-found = nie ma takiego pliku lub folderu
house-io-denied = brak uprawnień
house-io-exists = już istnieje
house-io-folder = to folder
house-io-not-text = to nie tekst w UTF-8

## Wiersz poleceń

house-help-usage = Użycie
house-help-options = Opcje
house-help-arguments = Argumenty
house-help-commands = Polecenia
house-help-dighouse = Stół do archeologicznych gier planszowych.
house-help-serve = Uruchom serwer dla przeglądarek (polecenie domyślne)
house-help-serve-listen = Adres nasłuchu; 0.0.0.0:8080 udostępnia serwer w sieci domowej
house-help-serve-no_open = Nie otwieraj przeglądarki
house-help-serve-bot_delay = Najkrótszy czas ruchu bota, w milisekundach
house-help-serve-rate = Stała liczba żądań na sekundę od jednego klienta; 0: bez ograniczeń
house-help-serve-guest_days = Po ilu dniach od ostatniej gry usuwać gości; 0: nigdy
house-help-serve-rooms = Ile stołów trzymać w pamięci
house-help-serve-secure = Przeglądarki łączą się przez https i serwer pośredniczący: ciasteczka tylko bezpieczne
house-help-serve-behind_proxy = Ufaj nagłówkowi X-Forwarded-For od serwera pośredniczącego
house-help-serve-webhooks_to_private_networks = Zezwól na webhooki do adresów w sieciach prywatnych
house-help-serve-log = Poziom dziennika: off, error, warn, info, debug lub trace
house-help-serve-log_form = Format dziennika: text lub json
house-help-play = Zagraj w grę w terminalu
house-help-arena = Rozegraj turniej botów
house-help-bot = Graj jako osobny program: czyta pozycje i wypisuje akcje, wiersz po wierszu (docs/bot-protocol.md)
house-help-bot-level = Który bot gra, na przykład expert albo search:iters=500 (domyślnie master)
house-help-bench = Zmierz szybkość gier; wszystkie wartości są na sekundę czasu procesora
house-help-tune = Poszukaj lepszych wag bota greedy (w Zaginionym kodzie: exact) albo oceny w przeszukiwaniu i wypisz je w formacie ich pliku
house-help-tune-generations = Liczba pokoleń (domyślnie 10)
house-help-tune-candidates = Liczba kandydatów w pokoleniu (domyślnie 24)
house-help-tune-games = Ile gier każdy kandydat gra przeciw obecnym wagom (domyślnie 40); na koniec cztery razy tyle
house-help-tune-players = Ilu graczy przy stole (domyślnie 2)
house-help-tune-seed = Ziarno losowości (domyślnie 1)
house-help-tune-threads = Ile gier naraz (domyślnie tyle, ile rdzeni)
house-help-tune-outlook = Dopasuj ocenę w przeszukiwaniu do wyników: bot gra sam ze sobą i znajduje wagi, które najlepiej przewidują wynik końcowy
house-help-tune-bot = Który bot przy tym gra (domyślnie search:iters=100)
house-help-replay = Odtwórz zapisaną grę i sprawdź każdą akcję
house-help-verify = Sprawdź zapis gry
house-help-rules = Pokaż zasady gry
house-help-schema = Pokaż numery akcji w grze i pola obserwacji, dla programów, które się uczą
house-help-backup = Zapisz wszystko do jednego pliku, także gdy serwer działa
house-help-backup-file = Plik do zapisania
house-help-restore = Odtwórz kopię zapasową w pustym folderze lub pustej bazie
house-help-restore-file = Kopia zapasowa
house-help-reports = Pokaż wiadomości zgłoszone przez graczy razem z sąsiednimi
house-help-check = Odtwórz grę przy każdym stole i porównaj z zapisanym stanem
house-help-check-file = Sprawdź tę kopię zapasową
house-help-migrate = Przenieś dane z folderu do bazy PostgreSQL
house-help-arg-help = Pokaż tę pomoc
house-help-arg-version = Pokaż wersję
house-help-arg-lang = Język: en albo pl
house-help-arg-game = Gra, na przykład lost-code
house-help-arg-file = Zapis gry
house-help-arg-options = Opcja gry, na przykład curse=on; można powtarzać
house-help-arg-data = Folder z danymi
house-help-arg-database = Baza PostgreSQL zamiast folderu, np. postgres://użytkownik@serwer/nazwa
house-help-arg-json = Wypisz JSON
house-help-bench-search = Zmierz przeszukiwanie zamiast zasad, z jednym i dwoma wątkami
house-help-arg-seconds = Jak długo mierzyć, w sekundach
house-help-play-seats = Kto gra, miejsce po miejscu: human, human:Nazwa albo bot:exact
house-help-play-seed = Rozdaj z tego ziarna; bez niego nikt nie wybiera rozdania
house-help-play-salt = Twoja część losowości: litery i cyfry
house-help-play-record = Plik na zapis gry
house-help-play-resume = Wznów przerwaną grę: ostatnią albo tę z pliku
house-help-play-bot_delay = Ile bot czeka przed ruchem, w milisekundach
house-help-arena-seats = Boty przy jednym stole, na przykład exact,random
house-help-arena-pool = Dowolna liczba botów; każdy gra z każdym, na przykład random,greedy,search:iters=200
house-help-arena-budgets = Do puli dołączają przeszukiwania z tyloma iteracjami lub takim czasem, na przykład 50,200,100ms
house-help-arena-players = Ilu botów z puli siada do stołu (domyślnie 2)
house-help-arena-games = Ile gier przy każdym stole (domyślnie 100)
house-help-arena-into = Zapisuj wyniki w tym folderze; ponowne uruchomienie wznawia turniej, a z większą liczbą gier go przedłuża
house-help-arena-records = Zapisuj tam także każdą grę
house-help-arena-seed = Ziarno losowości (domyślnie 1)
house-help-arena-plot = Narysuj odsetek wygranych w tym pliku
house-help-arena-plots = Narysuj w tym folderze wygrane, punkty i siłę według budżetu
house-help-arena-threads = Ile gier naraz (domyślnie tyle, ile rdzeni)
house-help-arena-sprt = Zakończ, gdy już wiadomo, czy pierwszy z dwóch botów jest silniejszy o pierwszą, czy o drugą liczbę punktów Elo, na przykład 0,30
house-help-arena-ms = Czas programu (exec:…) na każdą decyzję, w milisekundach (domyślnie 1000); po sekundzie spóźnienia przegrywa walkowerem
house-help-arena-iters = Zamiast czasu przydziel programom liczbę iteracji; przegrywają walkowerem po czasie z --ms (domyślnie 60000)
house-help-replay-at = Pokaż pozycję po tylu akcjach
house-help-replay-view = Punkt widzenia: miejsce, spectator albo all

house-usage-command = Nie ma polecenia „{ $given }”.
house-usage-unknown = Nieoczekiwany argument „{ $argument }”.
house-usage-missing = Brakuje argumentu: { $argument }.
house-usage-value = „{ $given }” to nieprawidłowa wartość dla { $argument }.
house-usage-conflict = { $argument } nie można łączyć z { $given }.
house-usage-other = Nieprawidłowy wiersz poleceń.
house-usage-help = Pomoc: „dighouse --help”.

house-serve-open = Dighouse działa pod adresem { $address }
house-serve-network = W sieci domowej: { $address }
house-serve-data = Folder z danymi: { $folder }
house-serve-stop = Ctrl+C zatrzymuje serwer. Po ponownym uruchomieniu gry toczą się dalej.
house-serve-closed = Dighouse zatrzymany.

## Zgłoszenia

house-report = { $time }, stół { $table }, zgłasza { $player }:
house-reports =
    { $count ->
        [0] Nie zgłoszono żadnej wiadomości.
        [one] Zgłoszono { $count } wiadomość.
        [few] Zgłoszono { $count } wiadomości.
       *[other] Zgłoszono { $count } wiadomości.
    }

## Kopie i sprawdzanie

house-copied = Skopiowano. Gracze: { $players }. Stoły: { $tables }. Wiersze: { $lines }.
house-check-good = Wszystko się zgadza. Gracze: { $players }. Stoły: { $tables }. Akcje: { $actions }.
house-check-flaws = Znaleziono problemy. Stoły: { $tables }. Z problemami: { $flaws }.

## Gra w terminalu

house-play-commitment =
    Rozdanie zależy od sekretu. Oto jego pieczęć, sprzed dodania twojej soli:
    { $what }
house-play-salt = Twoja sól: { $what }
house-play-record = Zapis gry: { $what }
house-play-torn = Ostatni wiersz w { $what } był niepełny i został pominięty.
house-play-resumed = Wznowiona gra: { $what }
house-play-curtain = Teraz { $seat }. Przekażcie ekran i naciśnijcie Enter.
house-play-help = Wpisz „?”, aby zobaczyć pomoc.
house-play-possible = To możliwe: { $action }.
house-play-hint = { $bot } radzi: { $words } ({ $action })
house-play-over =
    Zapis gry: { $file }
    Aby obejrzeć ją ponownie: dighouse replay { $file }
    Aby sprawdzić, czy była uczciwa: dighouse verify { $file }
house-play-left =
    Zapis gry: { $file }
    Aby grać dalej: dighouse play --resume { $file }

## Polecenia w grze: co się pisze i co to robi

house-command-help = pomoc, ?
house-command-undo = cofnij
house-command-hint = podpowiedź
house-command-log = dziennik
house-command-sheet = arkusz
house-command-rules = zasady
house-command-odds = szanse
house-command-quit = koniec, wyjdź
house-command-on = włącz, tak
house-command-off = wyłącz, nie
house-about-help = pokazuje pomoc; „? bet 9-15” mówi, czemu tak nie można
house-about-undo = cofa twoją ostatnią akcję, jeśli nic nie zostało ujawnione
house-about-hint = pokazuje, co zrobiłby najsilniejszy bot
house-about-log = pokazuje dotychczasowy przebieg gry
house-about-sheet = pokazuje stół i zakłady wszystkich
house-about-rules = pokazuje zasady
house-about-odds = „szanse wyłącz” ukrywa szanse, „szanse włącz” je pokazuje
house-about-quit = kończy; gra zostaje w zapisie

## Arkusz wyników

house-score-rank = Miejsce
house-score-player = Gracz
house-score-total = Razem

## Odtwarzanie i sprawdzanie

house-replay-no-end = Zapis nie ma ostatniego wiersza: został ucięty albo gra jeszcze trwa.
house-replay-unfinished = Tu zapis się kończy; gra nie jest zakończona.
house-replay-at = Po akcji { $at } z { $steps }
house-verify-form =
    { $actions ->
        [one] Plik to prawidłowy zapis gry z { $actions } akcją.
       *[other] Plik to prawidłowy zapis gry z { $actions } akcjami.
    }
house-verify-commitment = Sekret zgadza się z zobowiązaniem ogłoszonym przed grą.
house-verify-seed = Ziarno wynika z sekretu i soli graczy: { $seed }
house-verify-chosen-seed = Ziarno tej gry wybrano ręcznie; nie było zobowiązania.
house-verify-legal =
    { $actions ->
        [0] Nie ma akcji do sprawdzenia.
        [one] Akcja jest dozwolona.
        [few] Wszystkie { $actions } akcje są dozwolone.
       *[many] Wszystkie akcje, a jest ich { $actions }, są dozwolone.
    }
house-verify-end = Prowadzą do zapisanej pozycji: { $fingerprint }
house-verify-rules = Zasady to wersja { $rules }, z modułu { $module }
house-verify-over = Gra została rozegrana do końca.
house-verify-unfinished = Gra została przerwana przed końcem.

## Arena

tune-fitted = W { $moments } pozycjach z gier spoza zbioru uczącego przewidywany wynik końcowy różnił się od rzeczywistego o { $before } przy obecnych wagach i o { $now } przy tych.
tune-no-outlook = W grze { $game } ocena w przeszukiwaniu nie jest sumą ważoną, więc nie ma czego dopasować.
arena-report =
    { $games ->
        [one] { $game }: { $games } gra, ziarno { $seed }
        [few] { $game }: { $games } gry, ziarno { $seed }
       *[many] { $game }: { $games } gier, ziarno { $seed }
    }
arena-head-place = #
arena-head-bot = Bot
arena-head-games = Gry
arena-head-wins = Wygrane
arena-head-interval = przedział 95%
arena-head-rating = Elo
arena-head-score = Średnio pkt
arena-head-time = ms/decyzję
arena-scores = Rozkład punktów
arena-head-least = Min.
arena-head-lower = 25%
arena-head-median = Mediana
arena-head-upper = 75%
arena-head-most = Maks.
arena-cross = Jak często bot z wiersza kończył przed botem z kolumny
arena-forfeits = Walkowery
arena-forfeited = { $bot }: przegrane walkowerem { $forfeits } z { $games } gier.
arena-forfeit = Gra { $game }, { $bot }: { $what }
arena-sprt-stronger = { $first } jest silniejszy niż { $second }: raczej o { $high } Elo niż o { $low }. Iloraz wiarygodności (logarytm) { $ratio }, granice { $lower } i { $upper }, gier: { $games }.
arena-sprt-not-stronger = { $first } nie jest silniejszy niż { $second }: raczej o { $low } Elo niż o { $high }. Iloraz wiarygodności (logarytm) { $ratio }, granice { $lower } i { $upper }, gier: { $games }.
arena-sprt-undecided = Po { $games } grach nie wiadomo, czy o { $low }, czy o { $high } Elo: iloraz wiarygodności (logarytm) { $ratio }, granice { $lower } i { $upper }.
arena-another-plan = W { $folder } jest inny turniej: { $what }. Wybierz dla tego inny folder.
arena-folder-in-use = Turniej w { $folder } prowadzi już inny proces.
arena-bad-line = To nie jest wynik gry: { $what }.
arena-plot = Wygrane gry z przedziałem 95%; czerwona linia to równy udział.
arena-plot-scores = Rozkład punktów: środkowa połowa, mediana, po prawej średnia.
arena-plot-strength = Elo według iteracji na decyzję, z przedziałem 95%; czerwone linie: inne boty.
arena-plot-strength-time = Elo według milisekund na decyzję, z przedziałem 95%; czerwone linie: inne boty.

## Strojenie


## Pomiar szybkości

bench-head-seats = Miejsca
bench-head-game = Gra
bench-head-games = Partie/s
bench-head-actions = Akcje/s
bench-head-legal = Wyliczone/s
bench-head-clones = Kopie/s
bench-head-length = Akcje/partia
bench-head-branching = Rozgałęzienie
bench-head-bytes = Bajty
bench-head-allocs = Alokacje/akcja
bench-head-mask = Maska/lista
bench-head-observations = Obserwacje/s
bench-head-threads = Wątki
bench-head-iterations = Iteracje/s
bench-head-scaling = × jeden wątek
bench-head-nodes = Węzły
bench-head-megabytes = MB
