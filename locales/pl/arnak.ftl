### Zaginiona wyspa Arnak.

arnak-title = Zaginiona wyspa Arnak

## Argumenty w słowach, także w innych przypadkach.

# Stanowiska i pola według nazw: stanowisko, skąd i dokąd, pole wykopalisk.
arnak-site =
    { $site ->
        [a1] { arnak-place-0 }
        [a2] { arnak-place-1 }
        [a3] { arnak-place-2 }
        [a4] { arnak-place-3 }
        [a5] { arnak-place-4 }
        [b1] { arnak-place-5 }
        [b2] { arnak-place-6 }
        [b3] { arnak-place-7 }
        [b4] { arnak-place-8 }
        [c1] { arnak-place-9 }
        [c2] { arnak-place-10 }
        [c3] { arnak-place-11 }
        [c4] { arnak-place-12 }
        [d1] { arnak-place-13 }
        [d2] { arnak-place-14 }
        [d3] { arnak-place-15 }
       *[d4] { arnak-place-16 }
    }
arnak-from =
    { $from ->
        [a1] { arnak-place-0 }
        [a1-2] { arnak-place-0 }, drugie pole
        [a2] { arnak-place-1 }
        [a2-2] { arnak-place-1 }, drugie pole
        [a3] { arnak-place-2 }
        [a3-2] { arnak-place-2 }, drugie pole
        [a4] { arnak-place-3 }
        [a4-2] { arnak-place-3 }, drugie pole
        [a5] { arnak-place-4 }
        [a5-2] { arnak-place-4 }, drugie pole
        [b1] { arnak-place-5 }
        [b2] { arnak-place-6 }
        [b3] { arnak-place-7 }
        [b4] { arnak-place-8 }
        [c1] { arnak-place-9 }
        [c2] { arnak-place-10 }
        [c3] { arnak-place-11 }
        [c4] { arnak-place-12 }
        [d1] { arnak-place-13 }
        [d2] { arnak-place-14 }
        [d3] { arnak-place-15 }
       *[d4] { arnak-place-16 }
    }
arnak-to =
    { $to ->
        [a1] { arnak-place-0 }
        [a1-2] { arnak-place-0 }, drugie pole
        [a2] { arnak-place-1 }
        [a2-2] { arnak-place-1 }, drugie pole
        [a3] { arnak-place-2 }
        [a3-2] { arnak-place-2 }, drugie pole
        [a4] { arnak-place-3 }
        [a4-2] { arnak-place-3 }, drugie pole
        [a5] { arnak-place-4 }
        [a5-2] { arnak-place-4 }, drugie pole
        [b1] { arnak-place-5 }
        [b2] { arnak-place-6 }
        [b3] { arnak-place-7 }
        [b4] { arnak-place-8 }
        [c1] { arnak-place-9 }
        [c2] { arnak-place-10 }
        [c3] { arnak-place-11 }
        [c4] { arnak-place-12 }
        [d1] { arnak-place-13 }
        [d2] { arnak-place-14 }
        [d3] { arnak-place-15 }
       *[d4] { arnak-place-16 }
    }
arnak-at =
    { $space ->
        [a1] { arnak-place-0 }
        [a1-2] { arnak-place-0 }, drugie pole
        [a2] { arnak-place-1 }
        [a2-2] { arnak-place-1 }, drugie pole
        [a3] { arnak-place-2 }
        [a3-2] { arnak-place-2 }, drugie pole
        [a4] { arnak-place-3 }
        [a4-2] { arnak-place-3 }, drugie pole
        [a5] { arnak-place-4 }
        [a5-2] { arnak-place-4 }, drugie pole
        [b1] { arnak-place-5 }
        [b2] { arnak-place-6 }
        [b3] { arnak-place-7 }
        [b4] { arnak-place-8 }
        [c1] { arnak-place-9 }
        [c2] { arnak-place-10 }
        [c3] { arnak-place-11 }
        [c4] { arnak-place-12 }
        [d1] { arnak-place-13 }
        [d2] { arnak-place-14 }
        [d3] { arnak-place-15 }
       *[d4] { arnak-place-16 }
    }
# Po dwie karty nazywają się tak samo: tak widać, która jest która.
arnak-which-card =
    { $card ->
        [funding-car] { arnak-card-funding-car } ({ arnak-name-car })
        [funding-ship] { arnak-card-funding-ship } ({ arnak-name-ship })
        [exploration-car] { arnak-card-exploration-car } ({ arnak-name-car })
        [exploration-ship] { arnak-card-exploration-ship } ({ arnak-name-ship })
       *[other] { arnak-card }
    }
arnak-tokens =
    { $token ->
        [coin] { arnak-count-coin }
        [compass] { arnak-count-compass }
        [tablet] { arnak-count-tablet }
        [arrowhead] { arnak-count-arrowhead }
       *[jewel] { arnak-count-jewel }
    }
arnak-trade =
    { $token ->
        [tablet] tabliczkę na grot
       *[arrowhead] grot na klejnot
    }
arnak-icon =
    { $icon ->
        [boot] { arnak-name-boot }
        [car] { arnak-name-car }
        [ship] { arnak-name-ship }
       *[plane] { arnak-name-plane }
    }
arnak-research-token =
    { $token ->
        [glass] { arnak-name-glass }
       *[notebook] { arnak-name-notebook }
    }
arnak-research-space =
    { $space ->
        [14] { arnak-name-lost-temple }
       *[other] pole { $space }
    }
arnak-tile =
    { $tile ->
        [plane-wreck] { arnak-tile-plane-wreck }
        [l1-02] { arnak-tile-l1-02 }
        [l1-03] { arnak-tile-l1-03 }
        [l1-04] { arnak-tile-l1-04 }
        [l1-05] { arnak-tile-l1-05 }
        [l1-06] { arnak-tile-l1-06 }
        [l1-07] { arnak-tile-l1-07 }
        [l1-08] { arnak-tile-l1-08 }
        [l1-09] { arnak-tile-l1-09 }
        [l1-10] { arnak-tile-l1-10 }
        [l2-01] { arnak-tile-l2-01 }
        [l2-02] { arnak-tile-l2-02 }
        [l2-03] { arnak-tile-l2-03 }
        [l2-04] { arnak-tile-l2-04 }
        [l2-05] { arnak-tile-l2-05 }
       *[l2-06] { arnak-tile-l2-06 }
    }
arnak-tile-effect =
    { $tile ->
        [plane-wreck] { arnak-effect-plane-wreck }
        [l1-02] { arnak-effect-l1-02 }
        [l1-03] { arnak-effect-l1-03 }
        [l1-04] { arnak-effect-l1-04 }
        [l1-05] { arnak-effect-l1-05 }
        [l1-06] { arnak-effect-l1-06 }
        [l1-07] { arnak-effect-l1-07 }
        [l1-08] { arnak-effect-l1-08 }
        [l1-09] { arnak-effect-l1-09 }
        [l1-10] { arnak-effect-l1-10 }
        [l2-01] { arnak-effect-l2-01 }
        [l2-02] { arnak-effect-l2-02 }
        [l2-03] { arnak-effect-l2-03 }
        [l2-04] { arnak-effect-l2-04 }
        [l2-05] { arnak-effect-l2-05 }
       *[l2-06] { arnak-effect-l2-06 }
    }
arnak-idol =
    { $idol ->
        [coin] { arnak-name-coin }
        [compass] { arnak-name-compass }
        [tablet] { arnak-name-tablet }
        [exile] { arnak-name-exile }
        [upgrade] { arnak-name-upgrade }
       *[refresh] { arnak-name-refresh }
    }
arnak-bonus =
    { $tile ->
        [coin] { arnak-name-coin }
        [compass] { arnak-name-compass }
        [tablet] { arnak-name-tablet }
        [exile] { arnak-name-exile }
        [draw] { arnak-name-draw }
       *[upgrade] { arnak-name-upgrade }
    }
arnak-slot-effect =
    { $effect ->
        [jewel] klejnot za 1 monetę
        [arrowhead] 1 grot
        [tablets] 2 tabliczki
        [coin-and-compass] 1 moneta i 1 kompas
       *[card] karta z talii
    }
arnak-assistant-accusative =
    { $assistant ->
        [banker] bankiera
        [scholar] uczonego
        [stone-cutter] kamieniarza
        [trader] handlarza
        [medic] medyka
        [porter] tragarza
        [aviator] lotnika
        [driver] kierowcę
        [sea-captain] kapitana
        [quartermaster] kwatermistrza
        [naturalist] przyrodnika
       *[guide] przewodnika
    }
arnak-other-assistant-accusative =
    { $other_assistant ->
        [banker] bankiera
        [scholar] uczonego
        [stone-cutter] kamieniarza
        [trader] handlarza
        [medic] medyka
        [porter] tragarza
        [aviator] lotnika
        [driver] kierowcę
        [sea-captain] kapitana
        [quartermaster] kwatermistrza
        [naturalist] przyrodnika
       *[guide] przewodnika
    }
arnak-guardian-accusative =
    { $guardian ->
        [g01] strażnika 1
        [g02] strażnika 2
        [g03] strażnika 3
        [g04] strażnika 4
        [g05] strażnika 5
        [g06] strażnika 6
        [g07] strażnika 7
        [g08] strażnika 8
        [g09] strażnika 9
        [g10] strażnika 10
        [g11] strażnika 11
        [g12] strażnika 12
        [g13] strażnika 13
        [g14] strażnika 14
       *[g15] strażnika 15
    }
arnak-guardian-genitive = { arnak-guardian-accusative }
arnak-rival-tile =
    { $tile ->
        [dig-coin] { arnak-rival-dig-coin }
        [dig-compass] { arnak-rival-dig-compass }
        [dig-tablet] { arnak-rival-dig-tablet }
        [dig-arrowhead] { arnak-rival-dig-arrowhead }
        [dig-jewel] { arnak-rival-dig-jewel }
        [discover-green] { arnak-rival-discover-green }
        [discover-red] { arnak-rival-discover-red }
        [research-green] { arnak-rival-research-green }
        [research-red] { arnak-rival-research-red }
        [overcome-green] { arnak-rival-overcome-green }
        [overcome-red] { arnak-rival-overcome-red }
        [item-green] { arnak-rival-item-green }
        [item-red] { arnak-rival-item-red }
        [artifact-green] { arnak-rival-artifact-green }
       *[artifact-red] { arnak-rival-artifact-red }
    }
arnak-arrow =
    { $arrow ->
        [left] w lewo
       *[right] w prawo
    }

## Co się stało

arnak-event-round-began = Zaczyna się runda { $round } z 5.
arnak-event-hand-drawn =
    { $count ->
        [0] { $seat } nie dobiera kart na tę rundę.
        [one] { $seat } dobiera na tę rundę { $count } kartę.
        [few] { $seat } dobiera na tę rundę { $count } karty.
       *[many] { $seat } dobiera na tę rundę { $count } kart.
    }
arnak-event-drew = { $seat } dobiera kartę.
arnak-event-drew-card = { $seat } dobiera kartę: { arnak-which-card }.
arnak-event-played = { $seat } zagrywa kartę: { arnak-which-card }.
arnak-event-passed = { $seat } pasuje.
arnak-event-turn-ended = { $seat } kończy turę.
arnak-event-gained = { $seat } bierze { arnak-tokens }.
arnak-event-paid = { $seat } płaci { arnak-tokens }.
arnak-event-idol-paid = { $seat } płaci bożkiem ze skrzyń.
arnak-event-travelled-by-card = { $seat } podróżuje za pomocą karty: { arnak-which-card }.
arnak-event-travelled-by-assistant = { $seat } podróżuje z pomocą asystenta: { arnak-assistant }.
arnak-event-travelled-by-boon = { $seat } podróżuje dzięki przysłudze { arnak-guardian-genitive }.
arnak-event-pilot-hired = { $seat } wynajmuje pilota.
arnak-event-icon-spent = { $seat } wydaje { arnak-icon }.
arnak-event-dug = { $seat } prowadzi wykopaliska: { arnak-at }.
arnak-event-discovered = { $seat } odkrywa stanowisko: { arnak-site }.
arnak-event-idols-found =
    { $count ->
        [one] { $seat } znajduje bożka ({ arnak-idol }).
        [few] { $seat } znajduje { $count } bożki, w tym odkrytego ({ arnak-idol }).
       *[many] { $seat } znajduje { $count } bożków, w tym odkrytego ({ arnak-idol }).
    }
arnak-event-site-revealed = Odsłonięte ({ arnak-site }): { arnak-tile }. { arnak-tile-effect }
arnak-event-guardian-awoke = Budzi się { arnak-guardian } ({ arnak-site }).
arnak-event-activated = { $seat } aktywuje: { arnak-site }.
arnak-event-tile-activated = { $seat } odsłania kafelek i korzysta z niego: { arnak-tile }. { arnak-tile-effect }
arnak-event-overcame = { $seat } ujarzmia { arnak-guardian-accusative } ({ arnak-site }).
arnak-event-boon-used = { $seat } korzysta z przysługi { arnak-guardian-genitive }.
arnak-event-fear-taken = { $seat } bierze kartę Strachu.
arnak-event-fear-tile-taken = { $seat } bierze kafelek strachu, bo karty Strachu się skończyły.
arnak-event-no-fear-left = Strachu już nie ma: { $seat } nic nie bierze.
arnak-event-exiled = { $seat } usuwa kartę: { arnak-which-card }.
arnak-event-fear-tile-exiled = { $seat } usuwa kafelek strachu.
arnak-event-used-up = { $seat } odrzuca kartę: { arnak-which-card }.
arnak-event-traded = { $seat } wymienia { arnak-trade }.
arnak-event-assistant-used = { $seat } korzysta z pomocy asystenta: { arnak-assistant }.
arnak-event-borrowed = { $seat } korzysta z efektu asystenta z planszy zasobów: { arnak-assistant }.
arnak-event-recruited = { $seat } zatrudnia { arnak-assistant-accusative }.
arnak-event-rescued = { $seat } ratuje { arnak-assistant-accusative }.
arnak-event-promoted = { $seat } awansuje { arnak-assistant-accusative } na złotego asystenta.
arnak-event-refreshed = { $seat } przygotowuje { arnak-assistant-accusative }.
arnak-event-exchanged = { $seat } wymienia { arnak-assistant-accusative } na { arnak-other-assistant-accusative }.
arnak-event-idol-slotted = { $seat } kładzie bożka na polu: { arnak-slot-effect }.
arnak-event-slot-freed = { $seat } przenosi bożka z pola z powrotem do skrzyń.
arnak-event-bought = { $seat } kupuje kartę: { arnak-which-card }.
arnak-event-took = { $seat } bierze za darmo kartę: { arnak-which-card }.
arnak-event-card-revealed = Karta odsłonięta z talii: { arnak-which-card }.
arnak-event-researched = { $seat } prowadzi badania: { arnak-research-token } → { arnak-research-space }.
arnak-event-bonus-taken = { $seat } bierze nagrodę naukową: { arnak-bonus }.
arnak-event-temple-reached = { $seat } dociera do zaginionej świątyni: { house-points }.
arnak-event-temple-tile-taken = { $seat } bierze kafelek świątyni: { $stack }.
arnak-event-relocated = { $seat } przemieszcza archeologa: { arnak-from } → { arnak-to }.
arnak-event-recalled = { $seat } odwołuje archeologa ({ arnak-at }).
arnak-event-guardian-led = { $seat } przeprowadza { arnak-guardian-accusative }: { arnak-from } → { arnak-to }.
arnak-event-war-mask-worn = Maska wojenna: w tej rundzie { $seat } nie bierze Strachu za strażników.
arnak-event-ocarina-played = Okaryna strażnika: do końca rundy wszystkie symbole podróży, które ma { $seat }, liczą się jako samoloty.
arnak-event-looked =
    { $count ->
        [one] { $seat } dobiera { $count } kartę do wyboru.
        [few] { $seat } dobiera { $count } karty do wyboru.
       *[many] { $seat } dobiera { $count } kart do wyboru.
    }
arnak-event-put-back = { $seat } odkłada kartę na wierzch talii.
arnak-event-returned-from-guardian = { $seat } zabiera archeologa ze stanowiska ze strażnikiem ({ arnak-site }).
arnak-event-cards-kept =
    { $count ->
        [0] { $seat } nie zachowuje żadnej karty.
        [one] { $seat } zachowuje { $count } kartę.
        [few] { $seat } zachowuje { $count } karty.
       *[many] { $seat } zachowuje { $count } kart.
    }
arnak-event-cards-shuffled =
    { $count ->
        [0] { $seat } nie ma w obszarze gry kart do tasowania.
        [one] { $seat } wkłada pod talię { $count } kartę z obszaru gry.
        [few] { $seat } tasuje { $count } karty z obszaru gry i wkłada je pod talię.
       *[many] { $seat } tasuje { $count } kart z obszaru gry i wkłada je pod talię.
    }
arnak-event-row-exiled = Karta usunięta z rzędu: { arnak-which-card }.
arnak-event-row-dealt = Nowa karta w rzędzie: { arnak-which-card }.
arnak-event-rival-turn = Kafelek przeciwnika: { arnak-rival-tile }, strzałka { arnak-arrow }.
arnak-event-rival-idle = Przeciwnik nic nie robi.
arnak-event-rival-dug = Przeciwnik prowadzi wykopaliska: { arnak-at }.
arnak-event-rival-discovered = Przeciwnik odkrywa stanowisko: { arnak-site }.
arnak-event-rival-researched = Przeciwnik prowadzi badania: lupa → { arnak-research-space }.
arnak-event-rival-reached-temple = Przeciwnik dociera do zaginionej świątyni: { house-points }.
arnak-event-rival-temple-tile = Przeciwnik bierze kafelek świątyni: { $stack }.
arnak-event-rival-overcame = Przeciwnik ujarzmia { arnak-guardian-accusative } ({ arnak-site }).
arnak-event-rival-took = Przeciwnik bierze kartę: { arnak-which-card }.
arnak-event-rival-rescued = Przeciwnik ratuje { arnak-assistant-accusative }; ten asystent wypada z gry.
arnak-event-assistant-left = Asystent usunięty z gry: { arnak-assistant }.
arnak-event-won = Wygrywa { $seat }!
arnak-event-rival-won = Wygrywa przeciwnik.
arnak-event-rival-tied = Remis z przeciwnikiem.

## Co można zrobić

arnak-action-dig = prowadź wykopaliska: { arnak-at }
arnak-action-discover = odkryj: { arnak-site }
arnak-action-overcome = ujarzmij strażnika: { arnak-site }
arnak-action-buy = kup kartę: { arnak-which-card }
arnak-action-play = zagraj kartę: { arnak-which-card }
arnak-action-play-to-pass = zagraj kartę i spasuj: { arnak-which-card }
arnak-action-research = prowadź badania: { arnak-research-token } → { arnak-research-space }
arnak-action-temple = weź kafelek świątyni: { $stack }
arnak-action-use = skorzystaj z pomocy asystenta: { arnak-assistant }
arnak-action-slot = połóż bożka na polu: { arnak-slot-effect }
arnak-action-boon = skorzystaj z przysługi { arnak-guardian-genitive }
arnak-action-pass = spasuj w tej rundzie
arnak-action-end = zakończ turę
arnak-action-travel-card = podróżuj za pomocą karty: { arnak-which-card }
arnak-action-travel-assistant = podróżuj z pomocą asystenta: { arnak-assistant }
arnak-action-travel-boon = podróżuj dzięki przysłudze { arnak-guardian-genitive }
arnak-action-pilot = wynajmij pilota: samolot za 2 monety
arnak-action-icon = wydaj { arnak-icon }
arnak-action-draw = dobierz kartę
arnak-action-pay = zapłać
arnak-action-resolve = skorzystaj z efektu
arnak-action-decline = zrezygnuj
arnak-action-proceed = kontynuuj
arnak-action-exile =
    { $from ->
        [hand] usuń kartę z ręki: { arnak-which-card }
       *[play-area] usuń kartę z obszaru gry: { arnak-which-card }
    }
arnak-action-exile-fear-tile = usuń kafelek strachu
arnak-action-trade = wymień { arnak-trade }
arnak-action-refresh = przygotuj { arnak-assistant-accusative }
arnak-action-use-up = odrzuć kartę: { arnak-which-card }
arnak-action-choose = wybierz efekt { $option }
arnak-action-take = weź kartę: { arnak-which-card }
arnak-action-activate = aktywuj: { arnak-site }
arnak-action-relocate = przemieść: { arnak-from } → { arnak-to }
arnak-action-recall = odwołaj archeologa: { arnak-at }
arnak-action-look =
    { $count ->
        [one] dobierz { $count } kartę
        [few] dobierz { $count } karty do wyboru
       *[many] dobierz { $count } kart do wyboru
    }
arnak-action-keep = zachowaj kartę: { arnak-which-card }
arnak-action-put-back = odłóż na wierzch talii kartę: { arnak-which-card }
arnak-action-borrow = skorzystaj z asystenta ze stosu { $stack }
arnak-action-exchange = wymień { arnak-assistant-accusative } na asystenta ze stosu { $stack }
arnak-action-free-slot = przenieś bożka z pola z powrotem do skrzyń
arnak-action-lead = przeprowadź strażnika: { arnak-from } → { arnak-to }
arnak-action-recruit = zatrudnij asystenta ze stosu { $stack }
arnak-action-promote = awansuj { arnak-assistant-accusative } na złotego asystenta
arnak-action-rescue = uratuj { arnak-assistant-accusative }
arnak-action-reward =
    { $reward ->
        [tile] najpierw nagroda naukowa
       *[row] najpierw efekt rzędu
    }
arnak-action-pick = weź nagrodę naukową: { arnak-bonus }
arnak-action-done = zachowaj pozostałe karty

## Dlaczego czegoś nie można

arnak-why-another-decision = Teraz nie można tego zrobić.
arnak-why-main-action-done = W tej turze akcja główna jest już wykonana.
arnak-why-main-action-first = Najpierw wykonaj akcję główną (spasowanie też nią jest).
arnak-why-finish-first = Najpierw to dokończ. Teraz nie można wykonać akcji darmowej.
arnak-why-no-archaeologist = Oboje twoi archeolodzy są na wyspie.
arnak-why-not-discovered = To stanowisko nie jest jeszcze odkryte: { arnak-site }.
arnak-why-already-discovered = To stanowisko jest już odkryte: { arnak-site }.
arnak-why-space-taken = To pole jest zajęte: { arnak-site }.
arnak-why-space-blocked = Przy tej liczbie graczy drugie pole jest niedostępne: { arnak-site }.
arnak-why-wrong-site = Ten efekt nie dotyczy tego stanowiska: { arnak-site }.
arnak-why-not-there = Nie masz tam archeologa: { arnak-site }.
arnak-why-not-on-space = Na tym polu nie stoi żaden twój archeolog: { arnak-at }.
arnak-why-others-there = Stoi tam archeolog innego gracza: { arnak-site }.
arnak-why-no-guardian = Nie ma tam strażnika: { arnak-site }.
arnak-why-guardian-there = Jest tam już strażnik: { arnak-site }.
arnak-why-cannot-travel = Nie możesz opłacić podróży.
arnak-why-pays-nothing = To nie pomoże zapłacić pozostałego kosztu.
arnak-why-too-few = Musisz mieć jeszcze { $missing }.
arnak-why-no-idol = Nie masz bożka w skrzyniach.
arnak-why-slots-full = Wszystkie twoje pola bożków są zajęte.
arnak-why-slots-empty = Nie masz bożka na żadnym polu.
arnak-why-not-in-hand = Nie masz tej karty na ręce: { arnak-which-card }.
arnak-why-not-in-play-area = Tej karty nie ma w twoim obszarze gry: { arnak-which-card }.
arnak-why-not-in-row = Tej karty nie ma w rzędzie: { arnak-which-card }.
arnak-why-not-in-exile = Tej karty nie ma wśród usuniętych przedmiotów: { arnak-which-card }.
arnak-why-not-drawn = Tej karty nie ma wśród dobranych: { arnak-which-card }.
arnak-why-no-effect = Ta karta nie ma efektu: { arnak-which-card }. Służy tylko do podróży.
arnak-why-cannot-pass-with = Tej karty nie można zagrać, pasując: { arnak-which-card }.
arnak-why-hand-empty = To kosztuje kartę z ręki, a nie masz żadnej.
arnak-why-no-such-choice = Nie ma tu takiej możliwości albo jest już wykorzystana.
arnak-why-not-yours = Nie masz tego asystenta: { arnak-assistant }.
arnak-why-exhausted = Ten asystent jest wyczerpany: { arnak-assistant }.
arnak-why-ready = Ten asystent już jest przygotowany: { arnak-assistant }.
arnak-why-gold = Ten asystent już jest złoty: { arnak-assistant }.
arnak-why-no-travel = Ten asystent nie pomaga w podróży: { arnak-assistant }.
arnak-why-not-on-offer = Ten asystent nie jest dostępny: { arnak-assistant }.
arnak-why-stack-empty = Ten stos jest pusty.
arnak-why-no-boon = Nie masz niewykorzystanej przysługi { arnak-guardian-genitive }.
arnak-why-another-boon = Przysługi { arnak-guardian-genitive } nie można użyć w ten sposób.
arnak-why-not-connected = Nie można tam dotrzeć w jednym kroku.
arnak-why-notebook-too-high = Brulion nigdy nie może być wyżej niż lupa i nie wchodzi do zaginionej świątyni.
arnak-why-notebook-only = Ten efekt jest tylko dla brulionu.
arnak-why-not-in-temple = Twoja lupa nie dotarła jeszcze do zaginionej świątyni.
arnak-why-no-temple-tile = Nie ma już takiego kafelka świątyni: { $stack }.
arnak-why-no-such-tile = Nie ma takiej nagrody naukowej.
arnak-why-no-fear-tile = Nie masz kafelka strachu w obszarze gry.
arnak-why-no-icon = Nie masz takiego symbolu podróży.

## O co pytamy

arnak-ask-main-action = Wybierz akcję główną.
arnak-ask-free-action = Wykonaj akcje darmowe lub zakończ turę.
arnak-ask-keep-cards = Które karty zachowujesz?
arnak-ask-fear = Bierzesz kafelek strachu?
arnak-ask-draw = Dobierasz kartę?
arnak-ask-draw-bottom = Dobierasz kartę ze spodu talii?
arnak-ask-exile = Usuwasz kartę?
arnak-ask-upgrade = Co wymieniasz?
arnak-ask-refresh = Którego asystenta przygotowujesz?
arnak-ask-offer = Płacisz za efekt?
arnak-ask-dig = Gdzie prowadzisz wykopaliska?
arnak-ask-research = Gdzie prowadzisz badania?
arnak-ask-buy = Którą kartę kupujesz?
arnak-ask-resolve = Używasz teraz artefaktu?
arnak-ask-overcome = Którego strażnika ujarzmiasz?
arnak-ask-activate = Które stanowisko aktywujesz?
arnak-ask-relocate = Którego archeologa przemieszczasz?
arnak-ask-recall = Którego archeologa odwołujesz?
arnak-ask-borrow = Z którego asystenta korzystasz?
arnak-ask-exchange = Których asystentów wymieniasz?
arnak-ask-take-exiled = Który usunięty przedmiot bierzesz?
arnak-ask-free-slot = Zwalniasz pole bożka?
arnak-ask-lead = Dokąd przeprowadzasz strażnika?
arnak-ask-use-up = Którą kartę odrzucasz?
arnak-ask-choose = Wybierz efekt.
arnak-ask-take-item = Który przedmiot bierzesz?
arnak-ask-take-artifact = Który artefakt bierzesz?
arnak-ask-recruit = Kogo zatrudniasz?
arnak-ask-promote = Którego asystenta awansujesz?
arnak-ask-rescue = Kogo ratujesz?
arnak-ask-rewards = Co najpierw?
arnak-ask-pick-tile = Którą nagrodę naukową bierzesz?
arnak-ask-pay-travel = Jak podróżujesz?
arnak-ask-spend-icon = Który symbol wydajesz?
arnak-ask-pay-card = Którą kartą płacisz?
arnak-ask-pay-discount = Która zniżka?
arnak-ask-look = Ile kart dobierasz?
arnak-ask-keep-one = Którą kartę zachowujesz?
arnak-ask-put-back = Która karta wraca na talię?

arnak-explain-main-action =
    Wykonaj jedną akcję główną: prowadź wykopaliska, odkryj stanowisko, ujarzmij strażnika, kup kartę, zagraj kartę,
    prowadź badania albo spasuj w tej rundzie. Przed nią, w jej trakcie i po niej możesz wykonać dowolnie wiele akcji
    darmowych: z kart, asystentów, przysług i pól bożków.
arnak-explain-free-action = Akcja główna jest już wykonana. Możesz jeszcze wykonywać akcje darmowe. Niewykorzystane symbole podróży przepadną z końcem tury.
arnak-explain-keep-cards =
    Runda się skończyła. Odrzuć karty, których nie chcesz zachować: karty z obszaru gry zostaną potasowane i trafią pod
    talię. Zachowane karty wliczają się do pięciu kart następnej rundy. Nikt nie zobaczy twojego wyboru, zanim wszyscy nie
    zdecydują.
arnak-explain-fear =
    Karty Strachu się skończyły, więc bierzesz kafelek strachu, który kosztuje 2 punkty. Jeśli najpierw usuniesz kartę
    Strachu, weźmiesz zamiast niego tę kartę.
arnak-explain-draw = Możesz dobierać karty z wierzchu talii, po jednej. W każdej chwili możesz przestać.
arnak-explain-draw-bottom = Możesz dobierać karty ze spodu talii, gdzie trafiają kupione przedmioty. W każdej chwili możesz przestać.
arnak-explain-exile = Możesz usunąć kartę z ręki lub obszaru gry albo kafelek strachu.
arnak-explain-upgrade = Możesz raz wymienić tabliczkę na grot albo grot na klejnot.
arnak-explain-refresh = Możesz przygotować wyczerpanego asystenta, żeby użyć go w tej rundzie jeszcze raz.
arnak-explain-offer = Możesz raz zapłacić koszt efektu i z niego skorzystać albo zrezygnować.
arnak-explain-dig =
    Możesz teraz wysłać archeologa ze zniżką na podróż. To część tej samej akcji, a nie kolejna akcja główna.
arnak-explain-research = Możesz taniej przesunąć znacznik badań albo wziąć kafelek świątyni.
arnak-explain-buy = Możesz kupić kartę taniej. Jeśli zrezygnujesz, zniżka przepada.
arnak-explain-resolve = Właśnie zdobywasz ten artefakt. Możesz teraz skorzystać z jego efektu bez płacenia tabliczki.
arnak-explain-overcome =
    Możesz ujarzmić strażnika bez ponoszenia kosztu. Zatrzymujesz go: jest wart 5 punktów i raz wyświadczy ci przysługę.
arnak-explain-activate = Możesz skorzystać z efektu stanowiska, nie wysyłając archeologa i nie płacąc za podróż.
arnak-explain-relocate =
    Możesz przenieść archeologa ze stanowiska na wolne pole innego bez opłaty za podróż i aktywować to drugie stanowisko.
arnak-explain-recall = Możesz odwołać archeologa na planszetkę i wysłać go w tej rundzie jeszcze raz.
arnak-explain-borrow = Możesz skorzystać z efektu asystenta z wierzchu stosu. Asystent zostaje na miejscu.
arnak-explain-exchange =
    Możesz wymienić jednego ze swoich asystentów na asystenta z wierzchu stosu. Nowy ma ten sam poziom i jest przygotowany.
arnak-explain-take-exiled = Możesz wziąć za darmo jeden z usuniętych przedmiotów i położyć go pod talią.
arnak-explain-free-slot = Możesz przenieść bożka z pola z powrotem do skrzyń i użyć pola jeszcze raz.
arnak-explain-lead =
    Możesz przenieść strażnika ze stanowiska, które zajmujesz, do obozu albo na odkryte stanowisko poziomu I bez
    archeologów i strażników, a potem aktywować to stanowisko.
arnak-explain-use-up = Karta trafia z ręki do obszaru gry. Nie daje ani efektu, ani symboli podróży.
arnak-explain-choose = Efekty są ponumerowane od 1, w kolejności z karty lub kafelka.
arnak-explain-take-item = Weź za darmo przedmiot z rzędu.
arnak-explain-take-artifact = Weź za darmo artefakt z rzędu. Potem możesz od razu skorzystać z jego efektu.
arnak-explain-recruit = Dołącza do ciebie asystent z wierzchu stosu, srebrny i przygotowany. Stosy liczy się od lewej.
arnak-explain-promote = Odwróć jednego ze swoich srebrnych asystentów na złotą stronę. Zostaje też przygotowany.
arnak-explain-rescue = Dołącza do ciebie jeden z asystentów czekających przy torze, srebrny i wyczerpany.
arnak-explain-rewards = Ten krok daje nagrodę naukową i efekt rzędu. Wybierz, co będzie najpierw.
arnak-explain-pick-tile = Nagroda działa od razu, a jej kafelek wypada z gry.
arnak-explain-pay-travel =
    Opłać podróż kartami z ręki (bez ich efektów), asystentami, przysługami albo pilotem (samolot za 2 monety). Samolot
    opłaci wszystko, auto i statek – siebie lub but. Nadpłacone symbole zostają na tę turę.
arnak-explain-spend-icon = Masz więcej symboli, niż potrzeba. Wydany symbol przepada, pozostałe zostają na tę turę.
arnak-explain-pay-card = Strażnik kosztuje także kartę: odrzuć jedną z ręki.
arnak-explain-pay-discount = Wystarczy każda z obu zniżek tej karty. Pierwsza ma numer 1, druga numer 2.
arnak-explain-look = Zdecyduj, ile kart dobierasz, zanim je zobaczysz. Jedną z nich zachowasz.
arnak-explain-keep-one = Ta karta trafia na rękę. Karty, których nie zachowasz ani nie odłożysz na talię, zostają odrzucone.
arnak-explain-put-back = Możesz odłożyć jedną z pozostałych kart na wierzch talii. Reszta zostaje odrzucona.

arnak-notation-main-action =
    Wpisz „dig a1”, „dig a1-2” (drugie pole), „discover b3”, „overcome b3”, „buy ostrich”, „play ostrich”,
    „play-to-pass watch”, „research glass 3”, „temple 6-left”, „use banker”, „slot tablets”, „boon g02” albo „pass”.
arnak-notation-free-action = Wpisz „end” albo akcję darmową: „play funding-car”, „use banker”, „slot tablets”, „boon g02”, „travel g01”.
arnak-notation-keep-cards = Wpisz „use-up fear” dla każdej odrzucanej karty, a na koniec „done”.
arnak-notation-fear = Wpisz „proceed” albo najpierw akcję darmową.
arnak-notation-draw = Wpisz „draw” albo „decline”.
arnak-notation-draw-bottom = Wpisz „draw” albo „decline”.
arnak-notation-exile = Wpisz „exile fear hand”, „exile fear play-area”, „exile-fear-tile” albo „decline”.
arnak-notation-upgrade = Wpisz „trade tablet”, „trade arrowhead” albo „decline”.
arnak-notation-refresh = Wpisz „refresh banker” albo „decline”.
arnak-notation-offer = Wpisz „pay” lub, jeśli płaci się kartą, „use-up fear”; albo „decline”.
arnak-notation-dig = Wpisz „dig a1”, „discover b3” albo „decline”.
arnak-notation-research = Wpisz „research glass 3”, „research notebook 3”, „temple 6-left” albo „decline”.
arnak-notation-buy = Wpisz „buy ostrich” albo „decline”.
arnak-notation-resolve = Wpisz „resolve” albo „decline”.
arnak-notation-overcome = Wpisz „overcome b3” albo „decline”.
arnak-notation-activate = Wpisz „activate a2” albo „decline”.
arnak-notation-relocate = Wpisz „relocate b3 a1” (skąd i dokąd; „a1-2” to drugie pole obozu) albo „decline”.
arnak-notation-recall = Wpisz „recall b3”, „recall a1-2” dla drugiego pola obozu albo „decline”.
arnak-notation-borrow = Wpisz „borrow 2” (numer stosu) albo „decline”.
arnak-notation-exchange = Wpisz „exchange banker 2” (twój asystent i numer stosu) albo „decline”.
arnak-notation-take-exiled = Wpisz „take ostrich” albo „decline”.
arnak-notation-free-slot = Wpisz „free-slot” albo „decline”.
arnak-notation-lead = Wpisz „lead b3 a1” (skąd i dokąd) albo „decline”.
arnak-notation-use-up = Wpisz „use-up fear”.
arnak-notation-choose = Wpisz „choose 1” albo numer innego efektu.
arnak-notation-take-item = Wpisz „take ostrich”.
arnak-notation-take-artifact = Wpisz „take war-club”.
arnak-notation-recruit = Wpisz „recruit 2” (numer stosu).
arnak-notation-promote = Wpisz „promote banker”.
arnak-notation-rescue = Wpisz „rescue banker”.
arnak-notation-rewards = Wpisz „reward tile” (nagroda) albo „reward row” (efekt rzędu).
arnak-notation-pick-tile = Wpisz „pick coin”.
arnak-notation-pay-travel = Wpisz „travel fear” (karta), „travel driver”, „travel g01”, „icon car” albo „pilot”.
arnak-notation-spend-icon = Wpisz „icon car”.
arnak-notation-pay-card = Wpisz „use-up fear”.
arnak-notation-pay-discount = Wpisz „choose 1” albo „choose 2”.
arnak-notation-look = Wpisz „look 2”.
arnak-notation-keep-one = Wpisz „keep ostrich”.
arnak-notation-put-back = Wpisz „put-back fear” albo „decline”.

## Opcje i ich wartości

arnak-option-temple = Strona planszy
arnak-option-difficulty = Czerwone kafelki przeciwnika (solo)
arnak-option-ocarina-discounts = Okaryna strażnika zamienia w samoloty także zniżki
arnak-option-rival-last-green-item = Zielony kafelek przedmiotów przeciwnika w ostatniej rundzie
arnak-value-bird = { arnak-name-bird }
arnak-value-snake = { arnak-name-snake }
arnak-value-0 = 0
arnak-value-1 = 1
arnak-value-2 = 2
arnak-value-3 = 3
arnak-value-4 = 4
arnak-value-5 = 5
arnak-value-buys = bierze przedmiot
arnak-value-idles = nic nie robi

## Punktacja

arnak-score-research = Badania
arnak-score-temple = Kafelki świątyni
arnak-score-idols = Bożki i puste pola
arnak-score-guardians = Strażnicy
arnak-score-cards = Karty
arnak-score-fear = Strach

## Ekran terminala

arnak-screen-round = runda { $round } z 5
arnak-screen-over = koniec gry
arnak-screen-artifacts = Artefakty z cenami w kompasach
arnak-screen-items = Przedmioty z cenami w monetach
arnak-screen-hand = Twoja ręka
arnak-screen-play-area = Twój obszar gry:
arnak-screen-research = Twoje następne kroki badań
arnak-screen-step = { $token } na pole { $space }: { $cost }
arnak-screen-guardian = { $guardian } ({ $cost }): { $boon }
arnak-screen-rival =
    { $count ->
        [0] Przeciwnik: { house-points }, lupa na polu { $space }. Nie ma już kafelków.
       *[other] Przeciwnik: { house-points }, lupa na polu { $space }. Pozostałe kafelki:
    }

arnak-menu-buy = { $words } za { $price }

arnak-short-coin = mon
arnak-short-compass = komp
arnak-short-tablet = tabl
arnak-short-arrowhead = grot
arnak-short-jewel = klej
arnak-short-hand = ręka
arnak-short-archaeologists = arch
arnak-short-idols = boż
arnak-short-guardians = str
arnak-short-research = tor
arnak-short-points = pkt

# Co można wpisać zamiast czasownika notacji, po przecinkach.
arnak-verb-dig = kop, wykop
arnak-verb-discover = odkryj
arnak-verb-overcome = ujarzmij
arnak-verb-buy = kup
arnak-verb-play = zagraj, graj
arnak-verb-research = badaj, badania
arnak-verb-temple = świątynia, kafelek
arnak-verb-use = użyj
arnak-verb-slot = bożek, pole
arnak-verb-boon = przysługa
arnak-verb-pass = pas, pasuj
arnak-verb-end = koniec
arnak-verb-travel = podróż, jedź, płyń, leć
arnak-verb-pilot = pilot
arnak-verb-draw = dobierz
arnak-verb-pay = zapłać, płać
arnak-verb-decline = nie, rezygnuj
arnak-verb-exile = usuń
arnak-verb-use-up = odłóż
arnak-verb-take = weź
arnak-verb-done = gotowe
