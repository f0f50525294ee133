### Dom wykopalisk: wszystko, co nie należy do jednej gry.

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

## Wartości opcji

house-value-on = tak
house-value-off = nie

## Dlaczego czegoś zrobić nie można

house-why-game-is-over = Gra jest skończona.
house-why-not-your-decision = To decyzja kogoś innego.
house-why-unknown-action = „{ $action }” to ani akcja, ani polecenie. Napisz „?”, żeby zobaczyć pomoc.
house-why-nothing-done = Nie ma czego cofnąć: nic jeszcze nie zostało zrobione.
house-why-revealed = Za późno na cofnięcie: od tego czasu coś zostało odkryte.
house-why-others-acted = Za późno na cofnięcie: od tego czasu ruszył się ktoś inny.

## Błędy

house-error = Błąd:
house-error-output = Nie da się nic wypisać: { $what }.
house-error-read = Nie da się odczytać { $file }: { $what }.
house-error-write = Nie da się zapisać { $file }: { $what }.
house-error-random = System nie daje losowości: { $what }.
house-error-unknown-game = Nie ma gry „{ $game }”. Są: { $known }.
house-error-option-form = „{ $given }” to nie opcja: opcje zapisuje się KLUCZ=WARTOŚĆ, na przykład curse=on.
house-error-name =
    { $most ->
        [one] „{ $name }” to nie imię: imię ma 1 znak.
       *[other] „{ $name }” to nie imię: imię ma od 1 do { $most } znaków.
    }
house-error-salt = „{ $given }” to nie sól: sól ma od 1 do 64 liter (bez ogonków), cyfr, „-” lub „_”.
house-error-viewer = Nie ma widza „{ $given }”: podaj miejsce od 1 do { $seats }, „spectator” albo „all”.
house-error-too-far = Nie ma pozycji po tylu akcjach ({ $at }): liczba akcji w zapisie to { $steps }.
house-error-nothing-to-resume = Nie ma niedokończonej gry, którą można by wznowić.
house-error-already-over = Gra w { $file } jest skończona. Żeby ją zobaczyć: dighouse replay { $file }

house-error-seats = W tę grę gra od { $min } do { $max } graczy, a podana liczba to { $seats }.
house-error-unknown-option = Nie ma opcji „{ $key }”. Są: { $known }.
house-error-unknown-value = Opcja „{ $key }” nie ma wartości „{ $value }”. Są: { $known }.
house-error-conflict = Te wybory się wykluczają: { $what }.
house-error-data = Plik z danymi jest błędny: { $what }.

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
       *[other] „{ $found }” nie może stać po „{ $what }”.
    }
house-error-cut-off = Zapis urywa się w środku tego wiersza.
house-error-miscounted = Liczba akcji według zapisu to { $said }, a naprawdę { $counted }.
house-error-after-the-end = Po ostatnim wierszu zapisu nie może już nic stać.

house-error-another-game = To zapis gry „{ $game }”, a nie „{ $expected }”.
house-error-unknown-rules = Grano według zasad w wersji { $rules }, a ten program zna wersję { $known }.
house-error-secret-hidden = Sekret nie jest jeszcze ujawniony, więc gry nie da się rozdać ponownie.
house-error-broken-commitment = Sekret nie jest tym, do którego się zobowiązano.
house-error-unknown-action = „{ $action }” to nie akcja tej gry.
house-error-not-canonical = „{ $action }” trzeba zapisać jako „{ $canonical }”.
house-error-illegal-action = „{ $action }” nie jest tu dozwolone. { $why }
house-error-no-end = Zapis nie ma końca: został urwany albo gra jeszcze trwa.
house-error-another-end = Akcje prowadzą do innej pozycji ({ $found }), niż mówi zapis ({ $said }).

house-error-malformed = Wiersz { $line } pozycji jest błędny: { $what }.
house-error-impossible = Nie ma takiej pozycji: { $what }.

house-error-malformed-bot = „{ $spec }” to nie bot: boty zapisuje się NAZWA albo NAZWA:KLUCZ=WARTOŚĆ.
house-error-unknown-bot = Nie ma bota „{ $bot }”. Są: { $known }.
house-error-unknown-setting = Bot „{ $bot }” nie ma ustawienia „{ $key }”.
house-error-bad-setting = Bot „{ $bot }” nie przyjmuje wartości „{ $value }” w ustawieniu „{ $key }”.

house-error-bots-for-seats = Za mało botów ({ $bots }) na tyle miejsc: { $seats }.
house-error-no-games = Trzeba zagrać przynajmniej jedną grę.
house-error-foreign-outcome = W wynikach gra { $game } jest dwa razy albo z botami, które w niej nie grają.
house-error-not-kept = Nie udało się zachować gry: { $what }.
house-error-bot-cheated = Bot { $bot } zrobił w grze { $game } coś, czego mu nie wolno: { $action } (ziarno { $seed }).

house-error-address-in-use = Coś już nasłuchuje pod { $address }, może inny dom wykopalisk. „--listen 127.0.0.1:8081” wybiera inny adres.
house-error-listen = Nie da się nasłuchiwać pod { $address }: { $what }.
house-error-system = System mówi: { $what }.
house-error-database-in-use = Tego folderu używa inny dom wykopalisk. Zamknij go albo wybierz inny folder przez --data.
house-error-database-too-new = Bazę danych zapisał nowszy program (wersja { $found }; ten zna { $known }).
house-error-database-foreign = Baza danych należy do innego programu: ma tabele lub jest plikiem, których nie zapisał dom wykopalisk.
house-error-database-failed = Nie można otworzyć bazy danych: { $what }.
house-error-no-database = Podaj, dokąd przenieść dom: --database postgres://użytkownik@serwer/nazwa
house-error-not-empty = W tym domu już coś jest; do kopii potrzebny jest pusty.
house-error-copy = Nie udało się dokończyć: { $what }
house-error-table-unreadable = Stołu { $table } nie da się odczytać: { $what }
house-error-table-mislisted = Stół { $table } jest na listach inny niż w rozgrywce.
house-error-table-record = Zapis gry przy stole { $table } się nie zgadza: { $what }
house-error-database-address = To nie jest adres bazy danych: { $what }. Taki adres to na przykład postgres://użytkownik@serwer/nazwa.

## Błędy serwera

house-error-bad-field = „{ $field }” jest nieprawidłowe: { $what }.
house-error-not-json = Żądanie musi być w formacie JSON (content-type: application/json).
house-error-too-large = Żądanie jest za duże.
house-error-cut-off-body = Żądanie zostało ucięte.
house-error-too-slow = Żądanie trwało zbyt długo.
house-error-bad-address = Adres żądania jest nieprawidłowy.
house-error-wrong-method = Ten adres nie przyjmuje takich żądań.
house-error-no-such-address = Pod tym adresem nic nie ma.
house-error-no-such-player = Nie ma konta o tej nazwie.
house-error-no-such-table = Nie ma takiego stołu.
house-error-unreadable-table = Ta wersja programu nie potrafi odczytać tego stołu.
house-error-table-closed = Ten stół zamknięto, zanim zaczęła się gra.
house-error-private-table = Ten stół jest prywatny: patrzeć mogą tylko jego gracze.
house-error-password-needed = Ten stół ma hasło.
house-error-wrong-table-password = To nie jest hasło tego stołu.
house-error-nobody-to-block = Nie siedzi tam nikt inny, kogo można zablokować.
house-error-enough-blocked = Można zablokować najwyżej { $most } graczy. Najpierw kogoś odblokuj.
house-error-not-blocked = Ten gracz nie jest przez ciebie zablokowany.
house-error-not-welcome = Osoba, która założyła ten stół, nie pozwala ci przy nim usiąść.
house-error-not-your-seat = Miejsce { $seat } nie jest twoje.
house-error-not-at-this-table = Nie grasz przy tym stole.
house-error-not-the-maker = Może to zrobić tylko osoba, która założyła stół.
house-error-unknown-player = Dom jeszcze cię nie zna: najpierw otwórz /api/me.
house-error-nobody-sits = Przynajmniej jedno miejsce musi być dla ciebie.
house-error-seat-taken = Ktoś był szybszy: miejsce jest zajęte.
house-error-table-full = Wszystkie miejsca są zajęte.
house-error-not-ready = Ktoś jeszcze nie usiadł.
house-error-already-begun = Gra już się zaczęła.
house-error-not-begun = Gra jeszcze się nie zaczęła.
house-error-over = Gra jest skończona.
house-error-no-analysis = Żaden bot nie potrafi rozważyć tej gry.
house-error-not-over = Gra jeszcze trwa.
house-error-not-asked = To nie jest teraz twoja decyzja.
house-error-not-late = Jest jeszcze czas: nikt się nie spóźnia.
house-error-stale = W międzyczasie gra poszła dalej.
house-error-take-back-pending = Ktoś już prosi o cofnięcie.
house-error-no-take-back = Nikt już nie prosi o cofnięcie.
house-error-enough-said = Przy tym stole powiedziano już dość.
house-error-no-aids = Ten stół gra bez pomocy.
house-error-another-origin = Żądanie pochodzi z innej strony.
house-error-too-many-requests =
    Za dużo żądań. Spróbuj ponownie za { $retry_after ->
        [one] sekundę.
        [few] { $retry_after } sekundy.
       *[many] { $retry_after } sekund.
    }
house-error-name-taken = Imię „{ $name }” należy do kogoś, kto ma konto.
house-error-no-webhook = Nie ma adresu, pod którym można cię zawołać.
house-error-webhook-url = Dom woła pod adresami sieci WWW: http lub https, bez nazwy i hasła w środku, na porcie 80, 443 albo powyżej 1023.
house-error-webhook-unknown-name = Nikt nie wie, gdzie jest ten adres.
house-error-webhook-not-public = Ten adres leży w sieci prywatnej, a dom woła tylko pod publicznymi.
house-error-webhook-no-answer = Pod tym adresem nikt nie odpowiedział.
house-error-webhook-late = Odpowiedź nie przyszła w ciągu dziesięciu sekund.
house-error-webhook-certificate = Nie udało się zabezpieczyć połączenia: obejrzyj certyfikat.
house-error-webhook-refused = Odpowiedź brzmiała { $answer }, a dobre są tylko od 200 do 299.
house-call-turn = Twój ruch: { $game } { $link }
house-call-test = Dighouse może cię tu zawołać: { $link }
house-error-already-account = Masz już konto.
house-error-account-changed = W tej samej chwili konto zmieniono gdzie indziej. Spróbuj ponownie.
house-error-no-account = Jesteś tu gościem: konta jeszcze nie ma.
house-error-wrong-sign-in = Nie ma konta z takim imieniem i takim hasłem.
house-error-wrong-password = To nie jest twoje hasło.
house-error-weak-password =
    { $what ->
        [short] Hasło ma co najmniej { $least } { $least ->
            [few] znaki
           *[other] znaków
        }.
        [long] Hasło ma najwyżej { $most } znaków.
        [name] Prawie całe to hasło to twoje imię.
       *[common] To jedno z pierwszych haseł, jakich każdy by spróbował.
    }
house-error-busy = Zbyt wiele osób loguje się w tej chwili. Spróbuj ponownie za kilka sekund.
house-error-too-many-tables = Masz już stoły, które jeszcze czekają lub grają: { $most }. Najpierw dokończ albo opuść któryś z nich.
house-error-paused = Gra jest wstrzymana.
house-error-no-clock = Przy tym stole nie ma zegara.
house-error-pause-pending = Ktoś już prosi o przerwę.
house-error-no-pause = Nikt już nie prosi o przerwę.
house-error-no-vacation = Na nieobecnych czeka tylko gra na dni, z zegarem.
house-error-vacation-used-up =
    { $days ->
        [one] W tej grze możesz być poza domem jeszcze przez jeden dzień.
       *[other] W tej grze możesz być poza domem jeszcze przez { $days } dni.
    }
house-error-store = Dom nie ma teraz dostępu do swojej bazy danych. Spróbuj za chwilę: nic nie zostanie zrobione dwa razy.
house-error-internal = Program się pomylił; nic nie zrobiono.
house-error-another-setup = Pozycja ma inne miejsca lub opcje niż podaje zapis.

## Co gracze robią przy stole w przeglądarce

house-event-said = { $seat }: { $text }
house-event-sat = { $seat } siada do stołu.
house-event-left = Ktoś odchodzi od stołu.
house-event-began = Gra się zaczyna.
house-event-undone = { $seat } cofa ostatni ruch.
house-event-take-back-asked = { $seat } prosi o cofnięcie.
house-event-take-back-refused = { $seat } się nie zgadza.
house-event-took-back = Wszyscy się zgadzają: gra wraca do ruchu { $step }, o co prosi { $seat }.
house-event-resigned = { $seat } się poddaje; dalej gra bot.
house-event-replaced = { $seat } każe wszystkim czekać; dalej gra bot.
house-event-returned = { $seat } wraca do gry.
house-event-timed-out =
    { $lost ->
        [true] Czas minął: { $seat } przegrywa, a dalej gra bot.
       *[other] Czas minął: { $seat } oddaje grę botowi.
    }
house-event-pause-asked = { $seat } prosi o przerwę.
house-event-pause-refused = { $seat } woli grać dalej.
house-event-paused = Wszyscy się zgadzają: zegary stoją.
house-event-resumed = { $seat } wznawia grę.
house-event-away =
    { $days ->
        [0] { $seat } wraca.
        [one] { $seat } wyjeżdża na jeden dzień.
       *[other] { $seat } wyjeżdża na { $days } dni.
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
house-help-serve = Otwiera dom dla przeglądarek (także bez żadnego polecenia)
house-help-serve-listen = Adres, pod którym nasłuchuje; 0.0.0.0:8080 otwiera go dla sieci domowej
house-help-serve-no_open = Nie otwieraj przeglądarki
house-help-serve-bot_delay = Ile co najmniej czeka bot przed ruchem, w milisekundach
house-help-serve-rate = Ile żądań na sekundę może stale wysyłać jeden klient; 0: bez ograniczeń
house-help-serve-rooms = Ile stołów trzymać w pamięci
house-help-serve-secure = Przeglądarki łączą się przez https, za pośrednikiem: wysyłaj ciasteczka tylko tak
house-help-serve-behind_proxy = Pośrednik mówi, kto pyta (X-Forwarded-For)
house-help-serve-webhooks_to_private_networks = Gracze mogą kazać wołać się pod adresami w sieciach prywatnych
house-help-serve-log = Co zapisywać w dzienniku: off, error, warn, info, debug lub trace
house-help-serve-log_form = Postać dziennika: text lub json
house-help-play = Zagraj w grę w terminalu
house-help-arena = Rozegraj turniej botów
house-help-bench = Zmierz szybkość gier
house-help-tune = Poszukaj lepszych wag bota greedy (w Zaginionym kodzie: exact) albo oczekiwań przeszukiwania i wypisz je tak, jak ma je ich plik
house-help-tune-generations = Ile razy poprawia się domysł (domyślnie 10)
house-help-tune-candidates = Ilu kandydatów próbuje się za każdym razem (domyślnie 24)
house-help-tune-games = Ile gier każdy gra przeciw obecnym wagom (domyślnie 40); na koniec cztery razy tyle
house-help-tune-players = Ilu graczy przy stole (domyślnie 2)
house-help-tune-seed = Skąd bierze się losowość (domyślnie 1)
house-help-tune-threads = Ile gier naraz (domyślnie tyle, ile rdzeni)
house-help-tune-outlook = Dopasuj oczekiwania przeszukiwania do wyników: bot gra sam ze sobą i znajduje wagi, które najlepiej przewidują koniec
house-help-tune-bot = Który bot przy tym gra (domyślnie search:iters=100)
house-help-replay = Opowiedz zapisaną grę i sprawdź każdą akcję
house-help-verify = Sprawdź, czy zapis dotrzymuje słowa
house-help-rules = Pokaż zasady gry
house-help-backup = Zapisuje wszystko do jednego pliku, także gdy dom jest otwarty
house-help-backup-file = Plik do zapisania
house-help-restore = Odtwarza kopię zapasową w pustym domu
house-help-restore-file = Kopia zapasowa
house-help-reports = Pokaż wypowiedzi zgłoszone przez graczy, razem z sąsiednimi
house-help-check = Rozgrywa każdy stół od nowa i porównuje z tym, co zapisano
house-help-check-file = Kopia zapasowa do sprawdzenia zamiast domu
house-help-migrate = Przenosi dom z folderu do bazy PostgreSQL
house-help-arg-help = Pokaż tę pomoc
house-help-arg-version = Pokaż wersję
house-help-arg-lang = Język: en albo pl
house-help-arg-game = Gra, na przykład lost-code
house-help-arg-file = Zapis gry
house-help-arg-options = Opcja gry, na przykład curse=on; można powtarzać
house-help-arg-data = Folder, w którym przechowywane są stoły
house-help-arg-database = Baza PostgreSQL, która przechowuje je zamiast folderu, np. postgres://użytkownik@serwer/nazwa
house-help-arg-json = Wypisz JSON
house-help-bench-search = Zmierz przeszukiwanie zamiast zasad, z jednym i dwoma wątkami
house-help-arg-seconds = Jak długo mierzyć, w sekundach
house-help-play-seats = Kto gra, miejsce po miejscu: human, human:Imię albo bot:exact
house-help-play-seed = Rozdaj według tej liczby; bez niej rozdania nie wybiera nikt
house-help-play-salt = Twoja część losowości: litery i cyfry
house-help-play-record = Gdzie trzymać zapis
house-help-play-resume = Graj dalej w przerwaną grę: ostatnią albo tę z pliku
house-help-play-bot_delay = Ile bot czeka przed ruchem, w milisekundach
house-help-arena-seats = Boty przy jednym stole, na przykład exact,random
house-help-arena-pool = Dowolnie wiele botów; każdy gra z każdym, na przykład random,greedy,search:iters=200
house-help-arena-budgets = Do puli dołączają przeszukiwania z tyloma iteracjami lub takim czasem, na przykład 50,200,100ms
house-help-arena-players = Ilu botów z puli siada do stołu (domyślnie 2)
house-help-arena-games = Ile gier przy każdym stole (domyślnie 100)
house-help-arena-into = Zachowuj wyniki w tym folderze; ponowne uruchomienie gra dalej, a z większą liczbą gier – dłużej
house-help-arena-records = Zachowuj tam także zapis każdej gry
house-help-arena-seed = Skąd bierze się losowość (domyślnie 1)
house-help-arena-plot = Narysuj odsetek wygranych w tym pliku
house-help-arena-plots = Narysuj w tym folderze wygrane, punkty i siłę według budżetu
house-help-arena-threads = Ile gier naraz (domyślnie tyle, ile rdzeni)
house-help-replay-at = Pokaż pozycję po tylu akcjach
house-help-replay-view = Kto patrzy: miejsce, spectator albo all

house-usage-command = Nie ma polecenia „{ $given }”.
house-usage-unknown = Nie ma tu argumentu „{ $argument }”.
house-usage-missing = Czegoś brakuje: { $argument }.
house-usage-value = „{ $given }” to nie wartość dla { $argument }.
house-usage-conflict = { $argument } nie łączy się z { $given }.
house-usage-other = Wiersz poleceń jest niejasny.
house-usage-help = „dighouse --help” pokazuje, co jest.

house-serve-open = Dom wykopalisk otwarty: { $address }
house-serve-network = W sieci domowej: { $address }
house-serve-data = Stoły są przechowywane w { $folder }
house-serve-stop = Ctrl+C zamyka dom; po ponownym otwarciu każda gra toczy się dalej.
house-serve-closed = Dom wykopalisk zamknięty.

## Zgłoszenia

house-report = { $time }, stół { $table }, zgłoszone przez { $player }:
house-reports =
    { $count ->
        [0] Nie zgłoszono żadnej wypowiedzi.
        [one] Zgłoszono { $count } wypowiedź.
        [few] Zgłoszono { $count } wypowiedzi.
       *[other] Zgłoszono { $count } wypowiedzi.
    }

## Kopie i sprawdzanie

house-copied = Skopiowano. Gracze: { $players }. Stoły: { $tables }. Wiersze: { $lines }.
house-check-good = Wszystko jest tak, jak rozegrano. Gracze: { $players }. Stoły: { $tables }. Akcje: { $actions }.
house-check-flaws = Nie wszystko jest tak, jak rozegrano. Stoły: { $tables }. Z usterką: { $flaws }.

## Gra w terminalu

house-play-commitment =
    Rozdanie ustala sekret. Jego pieczęć, odciśnięta, zanim dodamy twoją sól:
    { $what }
house-play-salt = Twoja sól: { $what }
house-play-record = Zapis gry: { $what }
house-play-torn = Ostatni wiersz w { $what } był urwany i został pominięty.
house-play-resumed = Gramy dalej: { $what }
house-play-curtain = Teraz { $seat }. Przekażcie ekran i naciśnijcie Enter.
house-play-help = „?” to pomoc.
house-play-possible = To możliwe: { $action }.
house-play-hint = Bot „{ $bot }” radzi: { $words } ({ $action })
house-play-over =
    Zapis gry: { $file }
    Żeby zobaczyć ją jeszcze raz: dighouse replay { $file }
    Żeby sprawdzić, że była uczciwa: dighouse verify { $file }
house-play-left =
    Zapis gry: { $file }
    Żeby grać dalej: dighouse play --resume { $file }

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
house-about-help = wyjaśnia; „? bet 9-15” mówi, czemu czegoś nie można
house-about-undo = cofa twoją ostatnią akcję, jeśli nic nie zostało odkryte
house-about-hint = mówi, co zrobiłby najsilniejszy bot
house-about-log = opowiada całą grę od początku
house-about-sheet = pokazuje stół i zakłady wszystkich
house-about-rules = pokazuje zasady
house-about-odds = „szanse wyłącz” ukrywa szanse, „szanse włącz” je pokazuje
house-about-quit = wychodzi; gra zostaje w zapisie

## Arkusz wyników

house-score-rank = Miejsce
house-score-player = Gracz
house-score-total = Razem

## Odtwarzanie i sprawdzanie

house-replay-no-end = Zapis nie ma ostatniej linii: został ucięty albo partia jeszcze trwa.
house-replay-unfinished = Tu zapis się kończy; gra nie jest skończona.
house-replay-at = Po akcji { $at } z { $steps }
house-verify-form =
    { $actions ->
        [one] Plik to zapis gry z { $actions } akcją.
       *[other] Plik to zapis gry z { $actions } akcjami.
    }
house-verify-commitment = Sekret jest tym, do którego zobowiązano się przed grą.
house-verify-seed = Ziarno wynika z sekretu i soli graczy: { $seed }
house-verify-chosen-seed = Ziarno tej gry ktoś wybrał; do niczego się nie zobowiązano.
house-verify-legal =
    { $actions ->
        [0] Nie ma akcji do sprawdzenia.
        [one] Akcja jest dozwolona.
        [few] Wszystkie { $actions } akcje są dozwolone.
       *[many] Wszystkie akcje, a jest ich { $actions }, są dozwolone.
    }
house-verify-end = Prowadzą do pozycji, o której mówi zapis: { $fingerprint }
house-verify-over = Gra została rozegrana do końca.
house-verify-unfinished = Gra została przerwana przed końcem.

## Arena

tune-fitted = W { $moments } chwilach gier, z których się nie uczono, punkty na końcu różniły się od oczekiwanych o { $before } przy obecnych wagach i o { $now } przy tych.
tune-no-outlook = W grze { $game } oczekiwania przeszukiwania nie są sumą ważonych składników, więc nie ma czego dopasować.
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
arena-scores = Punkty w grze
arena-head-least = Min.
arena-head-lower = 25%
arena-head-median = Mediana
arena-head-upper = 75%
arena-head-most = Maks.
arena-cross = Jak często bot z wiersza kończył przed botem z kolumny
arena-another-plan = W { $folder } jest inny turniej: { $what }. Wybierz dla tego inny folder.
arena-folder-in-use = Turniej w { $folder } rozgrywa już ktoś inny.
arena-bad-line = To nie jest wynik gry: { $what }.
arena-plot = Wygrane gry z przedziałem 95%; czerwona linia to równy udział.
arena-plot-scores = Jak często ile punktów; środkowa połowa, mediana, po prawej średnia.
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
bench-head-threads = Wątki
bench-head-iterations = Iteracje/s
bench-head-scaling = × jeden wątek
bench-head-nodes = Węzły
bench-head-megabytes = MB
