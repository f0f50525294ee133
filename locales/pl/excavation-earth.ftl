### Relikty ludzkości. Nazwy rzeczy są w excavation-earth-names.ftl.

excavation-earth-title = Relikty ludzkości

## Argumenty słowami, w różnych przypadkach.

excavation-earth-colour =
    { $colour ->
        [orange] { excavation-earth-name-orange }
        [green] { excavation-earth-name-green }
        [purple] { excavation-earth-name-purple }
        [red] { excavation-earth-name-red }
       *[yellow] { excavation-earth-name-yellow }
    }
excavation-earth-colour-plural =
    { $colour ->
        [orange] pomarańczowe
        [green] zielone
        [purple] fioletowe
        [red] czerwone
       *[yellow] żółte
    }
excavation-earth-colour-genitive =
    { $colour ->
        [orange] pomarańczowych
        [green] zielonych
        [purple] fioletowych
        [red] czerwonych
       *[yellow] żółtych
    }
excavation-earth-column =
    { $colour ->
        [orange] pomarańczową
        [green] zieloną
        [purple] fioletową
        [red] czerwoną
       *[yellow] żółtą
    }
excavation-earth-colour-buyer =
    { $colour ->
        [orange] pomarańczowego kupującego
        [green] zielonego kupującego
        [purple] fioletowego kupującego
        [red] czerwonego kupującego
       *[yellow] żółtego kupującego
    }
excavation-earth-other-colour =
    { $other_colour ->
        [orange] { excavation-earth-name-orange }
        [green] { excavation-earth-name-green }
        [purple] { excavation-earth-name-purple }
        [red] { excavation-earth-name-red }
       *[yellow] { excavation-earth-name-yellow }
    }
excavation-earth-buyer =
    { $buyer ->
        [orange] pomarańczowy kupujący
        [green] zielony kupujący
        [purple] fioletowy kupujący
        [red] czerwony kupujący
        [yellow] żółty kupujący
       *[special] specjalny kupujący
    }
excavation-earth-buyer-accusative =
    { $buyer ->
        [orange] pomarańczowego kupującego
        [green] zielonego kupującego
        [purple] fioletowego kupującego
        [red] czerwonego kupującego
        [yellow] żółtego kupującego
       *[special] specjalnego kupującego
    }
excavation-earth-other-buyer =
    { $other_buyer ->
        [orange] pomarańczowy kupujący
        [green] zielony kupujący
        [purple] fioletowy kupujący
        [red] czerwony kupujący
        [yellow] żółty kupujący
       *[special] specjalny kupujący
    }
excavation-earth-card =
    { $card ->
        [orange-1] pomarańczowa karta rynku 1
        [orange-2] pomarańczowa karta rynku 2
        [orange-3] pomarańczowa karta rynku 3
        [orange-4] pomarańczowa karta rynku 4
        [orange-5] pomarańczowa karta rynku 5
        [orange-6] pomarańczowa karta rynku 6
        [green-1] zielona karta rynku 1
        [green-2] zielona karta rynku 2
        [green-3] zielona karta rynku 3
        [green-4] zielona karta rynku 4
        [green-5] zielona karta rynku 5
        [green-6] zielona karta rynku 6
        [purple-1] fioletowa karta rynku 1
        [purple-2] fioletowa karta rynku 2
        [purple-3] fioletowa karta rynku 3
        [purple-4] fioletowa karta rynku 4
        [purple-5] fioletowa karta rynku 5
        [purple-6] fioletowa karta rynku 6
        [red-1] czerwona karta rynku 1
        [red-2] czerwona karta rynku 2
        [red-3] czerwona karta rynku 3
        [red-4] czerwona karta rynku 4
        [red-5] czerwona karta rynku 5
        [red-6] czerwona karta rynku 6
        [yellow-1] żółta karta rynku 1
        [yellow-2] żółta karta rynku 2
        [yellow-3] żółta karta rynku 3
        [yellow-4] żółta karta rynku 4
        [yellow-5] żółta karta rynku 5
        [yellow-6] żółta karta rynku 6
        [fuel-2] karta podróży z paliwem 2
        [fuel-3] karta podróży z paliwem 3
       *[fuel-4] karta podróży z paliwem 4
    }
excavation-earth-card-accusative =
    { $card ->
        [orange-1] pomarańczową kartę rynku 1
        [orange-2] pomarańczową kartę rynku 2
        [orange-3] pomarańczową kartę rynku 3
        [orange-4] pomarańczową kartę rynku 4
        [orange-5] pomarańczową kartę rynku 5
        [orange-6] pomarańczową kartę rynku 6
        [green-1] zieloną kartę rynku 1
        [green-2] zieloną kartę rynku 2
        [green-3] zieloną kartę rynku 3
        [green-4] zieloną kartę rynku 4
        [green-5] zieloną kartę rynku 5
        [green-6] zieloną kartę rynku 6
        [purple-1] fioletową kartę rynku 1
        [purple-2] fioletową kartę rynku 2
        [purple-3] fioletową kartę rynku 3
        [purple-4] fioletową kartę rynku 4
        [purple-5] fioletową kartę rynku 5
        [purple-6] fioletową kartę rynku 6
        [red-1] czerwoną kartę rynku 1
        [red-2] czerwoną kartę rynku 2
        [red-3] czerwoną kartę rynku 3
        [red-4] czerwoną kartę rynku 4
        [red-5] czerwoną kartę rynku 5
        [red-6] czerwoną kartę rynku 6
        [yellow-1] żółtą kartę rynku 1
        [yellow-2] żółtą kartę rynku 2
        [yellow-3] żółtą kartę rynku 3
        [yellow-4] żółtą kartę rynku 4
        [yellow-5] żółtą kartę rynku 5
        [yellow-6] żółtą kartę rynku 6
        [fuel-2] kartę podróży z paliwem 2
        [fuel-3] kartę podróży z paliwem 3
       *[fuel-4] kartę podróży z paliwem 4
    }
excavation-earth-first =
    { $first ->
        [orange-1] { excavation-earth-name-orange-1 }
        [orange-2] { excavation-earth-name-orange-2 }
        [orange-3] { excavation-earth-name-orange-3 }
        [orange-4] { excavation-earth-name-orange-4 }
        [orange-5] { excavation-earth-name-orange-5 }
        [orange-6] { excavation-earth-name-orange-6 }
        [green-1] { excavation-earth-name-green-1 }
        [green-2] { excavation-earth-name-green-2 }
        [green-3] { excavation-earth-name-green-3 }
        [green-4] { excavation-earth-name-green-4 }
        [green-5] { excavation-earth-name-green-5 }
        [green-6] { excavation-earth-name-green-6 }
        [purple-1] { excavation-earth-name-purple-1 }
        [purple-2] { excavation-earth-name-purple-2 }
        [purple-3] { excavation-earth-name-purple-3 }
        [purple-4] { excavation-earth-name-purple-4 }
        [purple-5] { excavation-earth-name-purple-5 }
        [purple-6] { excavation-earth-name-purple-6 }
        [red-1] { excavation-earth-name-red-1 }
        [red-2] { excavation-earth-name-red-2 }
        [red-3] { excavation-earth-name-red-3 }
        [red-4] { excavation-earth-name-red-4 }
        [red-5] { excavation-earth-name-red-5 }
        [red-6] { excavation-earth-name-red-6 }
        [yellow-1] { excavation-earth-name-yellow-1 }
        [yellow-2] { excavation-earth-name-yellow-2 }
        [yellow-3] { excavation-earth-name-yellow-3 }
        [yellow-4] { excavation-earth-name-yellow-4 }
        [yellow-5] { excavation-earth-name-yellow-5 }
       *[yellow-6] { excavation-earth-name-yellow-6 }
    }
excavation-earth-second =
    { $second ->
        [orange-1] { excavation-earth-name-orange-1 }
        [orange-2] { excavation-earth-name-orange-2 }
        [orange-3] { excavation-earth-name-orange-3 }
        [orange-4] { excavation-earth-name-orange-4 }
        [orange-5] { excavation-earth-name-orange-5 }
        [orange-6] { excavation-earth-name-orange-6 }
        [green-1] { excavation-earth-name-green-1 }
        [green-2] { excavation-earth-name-green-2 }
        [green-3] { excavation-earth-name-green-3 }
        [green-4] { excavation-earth-name-green-4 }
        [green-5] { excavation-earth-name-green-5 }
        [green-6] { excavation-earth-name-green-6 }
        [purple-1] { excavation-earth-name-purple-1 }
        [purple-2] { excavation-earth-name-purple-2 }
        [purple-3] { excavation-earth-name-purple-3 }
        [purple-4] { excavation-earth-name-purple-4 }
        [purple-5] { excavation-earth-name-purple-5 }
        [purple-6] { excavation-earth-name-purple-6 }
        [red-1] { excavation-earth-name-red-1 }
        [red-2] { excavation-earth-name-red-2 }
        [red-3] { excavation-earth-name-red-3 }
        [red-4] { excavation-earth-name-red-4 }
        [red-5] { excavation-earth-name-red-5 }
        [red-6] { excavation-earth-name-red-6 }
        [yellow-1] { excavation-earth-name-yellow-1 }
        [yellow-2] { excavation-earth-name-yellow-2 }
        [yellow-3] { excavation-earth-name-yellow-3 }
        [yellow-4] { excavation-earth-name-yellow-4 }
        [yellow-5] { excavation-earth-name-yellow-5 }
       *[yellow-6] { excavation-earth-name-yellow-6 }
    }
excavation-earth-before =
    { $before ->
        [orange-1] { excavation-earth-name-orange-1 }
        [orange-2] { excavation-earth-name-orange-2 }
        [orange-3] { excavation-earth-name-orange-3 }
        [orange-4] { excavation-earth-name-orange-4 }
        [orange-5] { excavation-earth-name-orange-5 }
        [orange-6] { excavation-earth-name-orange-6 }
        [green-1] { excavation-earth-name-green-1 }
        [green-2] { excavation-earth-name-green-2 }
        [green-3] { excavation-earth-name-green-3 }
        [green-4] { excavation-earth-name-green-4 }
        [green-5] { excavation-earth-name-green-5 }
        [green-6] { excavation-earth-name-green-6 }
        [purple-1] { excavation-earth-name-purple-1 }
        [purple-2] { excavation-earth-name-purple-2 }
        [purple-3] { excavation-earth-name-purple-3 }
        [purple-4] { excavation-earth-name-purple-4 }
        [purple-5] { excavation-earth-name-purple-5 }
        [purple-6] { excavation-earth-name-purple-6 }
        [red-1] { excavation-earth-name-red-1 }
        [red-2] { excavation-earth-name-red-2 }
        [red-3] { excavation-earth-name-red-3 }
        [red-4] { excavation-earth-name-red-4 }
        [red-5] { excavation-earth-name-red-5 }
        [red-6] { excavation-earth-name-red-6 }
        [yellow-1] { excavation-earth-name-yellow-1 }
        [yellow-2] { excavation-earth-name-yellow-2 }
        [yellow-3] { excavation-earth-name-yellow-3 }
        [yellow-4] { excavation-earth-name-yellow-4 }
        [yellow-5] { excavation-earth-name-yellow-5 }
       *[yellow-6] { excavation-earth-name-yellow-6 }
    }
excavation-earth-artefact =
    { $artefact ->
        [orange-a] { excavation-earth-kind-orange-a }
        [orange-b] { excavation-earth-kind-orange-b }
        [orange-c] { excavation-earth-kind-orange-c }
        [orange-d] { excavation-earth-kind-orange-d }
        [green-a] { excavation-earth-kind-green-a }
        [green-b] { excavation-earth-kind-green-b }
        [green-c] { excavation-earth-kind-green-c }
        [green-d] { excavation-earth-kind-green-d }
        [purple-a] { excavation-earth-kind-purple-a }
        [purple-b] { excavation-earth-kind-purple-b }
        [purple-c] { excavation-earth-kind-purple-c }
        [purple-d] { excavation-earth-kind-purple-d }
        [red-a] { excavation-earth-kind-red-a }
        [red-b] { excavation-earth-kind-red-b }
        [red-c] { excavation-earth-kind-red-c }
        [red-d] { excavation-earth-kind-red-d }
        [yellow-a] { excavation-earth-kind-yellow-a }
        [yellow-b] { excavation-earth-kind-yellow-b }
        [yellow-c] { excavation-earth-kind-yellow-c }
       *[yellow-d] { excavation-earth-kind-yellow-d }
    }
excavation-earth-guard =
    { $guard ->
        [orange-a] { excavation-earth-kind-orange-a }
        [orange-b] { excavation-earth-kind-orange-b }
        [orange-c] { excavation-earth-kind-orange-c }
        [orange-d] { excavation-earth-kind-orange-d }
        [green-a] { excavation-earth-kind-green-a }
        [green-b] { excavation-earth-kind-green-b }
        [green-c] { excavation-earth-kind-green-c }
        [green-d] { excavation-earth-kind-green-d }
        [purple-a] { excavation-earth-kind-purple-a }
        [purple-b] { excavation-earth-kind-purple-b }
        [purple-c] { excavation-earth-kind-purple-c }
        [purple-d] { excavation-earth-kind-purple-d }
        [red-a] { excavation-earth-kind-red-a }
        [red-b] { excavation-earth-kind-red-b }
        [red-c] { excavation-earth-kind-red-c }
        [red-d] { excavation-earth-kind-red-d }
        [yellow-a] { excavation-earth-kind-yellow-a }
        [yellow-b] { excavation-earth-kind-yellow-b }
        [yellow-c] { excavation-earth-kind-yellow-c }
       *[yellow-d] { excavation-earth-kind-yellow-d }
    }
excavation-earth-placed =
    { $place ->
        [orange-a] { excavation-earth-kind-orange-a }
        [orange-b] { excavation-earth-kind-orange-b }
        [orange-c] { excavation-earth-kind-orange-c }
        [orange-d] { excavation-earth-kind-orange-d }
        [green-a] { excavation-earth-kind-green-a }
        [green-b] { excavation-earth-kind-green-b }
        [green-c] { excavation-earth-kind-green-c }
        [green-d] { excavation-earth-kind-green-d }
        [purple-a] { excavation-earth-kind-purple-a }
        [purple-b] { excavation-earth-kind-purple-b }
        [purple-c] { excavation-earth-kind-purple-c }
        [purple-d] { excavation-earth-kind-purple-d }
        [red-a] { excavation-earth-kind-red-a }
        [red-b] { excavation-earth-kind-red-b }
        [red-c] { excavation-earth-kind-red-c }
        [red-d] { excavation-earth-kind-red-d }
        [yellow-a] { excavation-earth-kind-yellow-a }
        [yellow-b] { excavation-earth-kind-yellow-b }
        [yellow-c] { excavation-earth-kind-yellow-c }
       *[yellow-d] { excavation-earth-kind-yellow-d }
    }
excavation-earth-taken =
    { $take ->
        [orange-a] { excavation-earth-kind-orange-a }
        [orange-b] { excavation-earth-kind-orange-b }
        [orange-c] { excavation-earth-kind-orange-c }
        [orange-d] { excavation-earth-kind-orange-d }
        [green-a] { excavation-earth-kind-green-a }
        [green-b] { excavation-earth-kind-green-b }
        [green-c] { excavation-earth-kind-green-c }
        [green-d] { excavation-earth-kind-green-d }
        [purple-a] { excavation-earth-kind-purple-a }
        [purple-b] { excavation-earth-kind-purple-b }
        [purple-c] { excavation-earth-kind-purple-c }
        [purple-d] { excavation-earth-kind-purple-d }
        [red-a] { excavation-earth-kind-red-a }
        [red-b] { excavation-earth-kind-red-b }
        [red-c] { excavation-earth-kind-red-c }
        [red-d] { excavation-earth-kind-red-d }
        [yellow-a] { excavation-earth-kind-yellow-a }
        [yellow-b] { excavation-earth-kind-yellow-b }
        [yellow-c] { excavation-earth-kind-yellow-c }
       *[yellow-d] { excavation-earth-kind-yellow-d }
    }
excavation-earth-purchased =
    { $buy ->
        [orange-a] { excavation-earth-kind-orange-a }
        [orange-b] { excavation-earth-kind-orange-b }
        [orange-c] { excavation-earth-kind-orange-c }
        [orange-d] { excavation-earth-kind-orange-d }
        [green-a] { excavation-earth-kind-green-a }
        [green-b] { excavation-earth-kind-green-b }
        [green-c] { excavation-earth-kind-green-c }
        [green-d] { excavation-earth-kind-green-d }
        [purple-a] { excavation-earth-kind-purple-a }
        [purple-b] { excavation-earth-kind-purple-b }
        [purple-c] { excavation-earth-kind-purple-c }
        [purple-d] { excavation-earth-kind-purple-d }
        [red-a] { excavation-earth-kind-red-a }
        [red-b] { excavation-earth-kind-red-b }
        [red-c] { excavation-earth-kind-red-c }
        [red-d] { excavation-earth-kind-red-d }
        [yellow-a] { excavation-earth-kind-yellow-a }
        [yellow-b] { excavation-earth-kind-yellow-b }
        [yellow-c] { excavation-earth-kind-yellow-c }
       *[yellow-d] { excavation-earth-kind-yellow-d }
    }
excavation-earth-at =
    { $at ->
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
excavation-earth-from =
    { $from ->
        [L01] z rynku 1
        [L02] z czerwonych wykopalisk I
        [L03] z czerwonych wykopalisk II
        [L04] z czerwonych wykopalisk III
        [L05] z rynku 2
        [L06] z zachodniego czarnego rynku
        [L07] z żółtych wykopalisk I
        [L08] z żółtych wykopalisk II
        [L09] z żółtych wykopalisk III
        [L10] z zielonych wykopalisk I i rynku 3
        [L11] z zielonych wykopalisk II
        [L12] z zielonych wykopalisk III
        [L13] z rynku 4
        [L14] z fioletowych wykopalisk I
        [L15] z fioletowych wykopalisk II
        [L16] z fioletowych wykopalisk III
        [L17] ze środkowego czarnego rynku
        [L18] z pomarańczowych wykopalisk I
        [L19] z pomarańczowych wykopalisk II i rynku 6
        [L20] z rynku 5
       *[L21] ze wschodniego czarnego rynku
    }
excavation-earth-to =
    { $to ->
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
excavation-earth-centre =
    { $centre ->
        [left] lewe centrum dowodzenia
        [middle] środkowe centrum dowodzenia
       *[right] prawe centrum dowodzenia
    }
excavation-earth-centre-locative =
    { $centre ->
        [left] lewym centrum dowodzenia
        [middle] środkowym centrum dowodzenia
       *[right] prawym centrum dowodzenia
    }
excavation-earth-centre-genitive =
    { $centre ->
        [left] lewego centrum dowodzenia
        [middle] środkowego centrum dowodzenia
       *[right] prawego centrum dowodzenia
    }
excavation-earth-store =
    { $store ->
        [hold] ładownia
       *[hatch] ukryty luk
    }
excavation-earth-store-genitive =
    { $store ->
        [hold] ładowni
       *[hatch] ukrytego luku
    }
excavation-earth-credits =
    { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
       *[many] { $credits } kredytów
    }
excavation-earth-design =
    { $design ->
        [manpower] { $round ->
            [2] { excavation-earth-command-reinforcements }
           *[other] { excavation-earth-command-restructuring }
        }
        [deal] { $round ->
            [2] { excavation-earth-command-shady-deal }
           *[other] { excavation-earth-command-profitable-deal }
        }
        [gear] { $round ->
            [2] { excavation-earth-command-smart-gear }
           *[other] { excavation-earth-command-sentient-gear }
        }
       *[influence] { $round ->
            [2] { excavation-earth-command-bribery }
           *[other] { excavation-earth-command-grand-bribery }
        }
    }
# Akcja w turze. Akcja z kolorem lub rynkiem przychodzi jako swoja nazwa.
excavation-earth-deed =
    { $deed ->
        [travel] { excavation-earth-move-travel }
        [sell] { excavation-earth-move-sell }
        [smuggle] { excavation-earth-move-smuggle }
       *[other] { $deed }
    }
excavation-earth-zu-deed =
    { $deed ->
        [excavate] { excavation-earth-move-excavate }
        [market] { excavation-earth-move-market }
        [command] { excavation-earth-move-command }
        [sell] { excavation-earth-move-sell }
        [rush] { excavation-earth-move-rush }
       *[survey] { excavation-earth-move-survey }
    }

## Co się stało

excavation-earth-event-faction-taken = { $seat } prowadzi frakcję: { excavation-earth-faction }.
excavation-earth-event-game-began = Plansza jest przygotowana. Kolejność tur: { $order }.
excavation-earth-event-card-drawn = { $seat } dobiera kartę.
excavation-earth-event-card-seen = { $seat } dobiera { excavation-earth-card-accusative }.
excavation-earth-event-forecast = Do prognozy trafia { excavation-earth-card }.
excavation-earth-event-mulligan-shown = { $seat } wymienia karty i pokazuje: { $cards }.
excavation-earth-event-discarded = { $seat } odrzuca { excavation-earth-card-accusative }.
excavation-earth-event-packet-seen = { $seat } wybiera spośród kart: { $cards }.
excavation-earth-event-kept = { $seat } zatrzymuje karty: { excavation-earth-first } i { excavation-earth-second }.
excavation-earth-event-packets-passed = Każdy zatrzymuje dwie karty i podaje pozostałe w lewo.
excavation-earth-event-rest-discarded = { $seat } odrzuca pozostałe karty: { $cards }.
excavation-earth-event-rest-kept = { $seat } zatrzymuje ostatnie karty: { $cards }.
excavation-earth-event-round-began = Zaczyna się runda { $round }.
excavation-earth-event-command-cards =
    { $round ->
        [2] Karty rozkazów od lewej, białą stroną do góry (liczy się pierwsza nazwa): { $designs }.
       *[other] Karty rozkazów od lewej, żółtą stroną do góry (liczy się druga nazwa): { $designs }.
    }
excavation-earth-event-turn-order = Kolejność tur: { $order }.
excavation-earth-event-stacks-rotated = Na czarnym rynku wierzchni artefakt każdego stosu trafia na spód.
excavation-earth-event-uncovered = Na swoje wykopaliska trafia artefakt { excavation-earth-artefact }.
excavation-earth-event-stacked = Na spód swojego stosu na czarnym rynku trafia artefakt { excavation-earth-artefact }.
excavation-earth-event-buyer-card-burned = Karta kupującego odrzucona bez użycia: { excavation-earth-buyer }.
excavation-earth-event-no-buyer-came = Rynek { $market }: nikt nie dołącza, bo w zasobach nie ma już takich kupujących: { excavation-earth-buyer }.
excavation-earth-event-buyer-joined = Rynek { $market }: do kolejki dołącza { excavation-earth-buyer }.
excavation-earth-event-pushed-out = Rynek { $market }: z czoła kolejki odchodzi { excavation-earth-buyer }.
excavation-earth-event-turn-began = Tura: { $seat }.
excavation-earth-event-settled = { $seat } stawia trzeciego odkrywcę: { excavation-earth-at }.
excavation-earth-event-moved = { $seat } przesuwa odkrywcę { excavation-earth-from } na { excavation-earth-to }.
excavation-earth-event-played = { $seat } zagrywa { excavation-earth-card-accusative } ({ excavation-earth-deed }).
excavation-earth-event-acted-freely = { $seat } wykonuje akcję bez karty ({ excavation-earth-deed }).
excavation-earth-event-excavated = { $seat } wydobywa artefakt { excavation-earth-artefact }.
excavation-earth-event-sampled = { $seat } pobiera próbkę: { excavation-earth-artefact }.
excavation-earth-event-guard-left = { $seat } przenosi strażnika do innego zadania: { excavation-earth-artefact }.
excavation-earth-event-column-filled = { $seat } po raz pierwszy zapełnia { excavation-earth-column } kolumnę galerii.
excavation-earth-event-trader-placed = { $seat } stawia handlarza na rynku { $market }.
excavation-earth-event-envoy-placed = { $seat } stawia reprezentanta w { excavation-earth-centre-locative }.
excavation-earth-event-envoy-withdrawn = { $seat } wycofuje reprezentanta z { excavation-earth-centre-genitive }.
excavation-earth-event-promoted = { $seat }: handlarz z rynku { $market } zostaje reprezentantem w { excavation-earth-centre-locative }.
excavation-earth-event-invoked = { $seat } używa karty rozkazu: { excavation-earth-design }.
excavation-earth-event-earned = { $seat } bierze { excavation-earth-credits }.
excavation-earth-event-sold = { $seat } sprzedaje { excavation-earth-colour-plural } artefakty (rynki: { $markets }) za { excavation-earth-credits }.
excavation-earth-event-given-away = { $seat } sprzedaje artefakt { excavation-earth-artefact }.
excavation-earth-event-delivered = { $seat } dostarcza na czarny rynek artefakt { excavation-earth-artefact } za { excavation-earth-credits }.
excavation-earth-event-acquired = { $seat } nabywa artefakt { excavation-earth-artefact } za { excavation-earth-credits } i wkłada do { excavation-earth-store-genitive }.
excavation-earth-event-replaced = { $seat } kładzie { excavation-earth-card-accusative } na polu { $space } prognozy; odrzucona karta: { excavation-earth-before }.
excavation-earth-event-token-taken = { $seat } bierze żeton inicjatywy { $token }.
excavation-earth-event-artefacts-drawn =
    { $count ->
        [one] { $seat } dobiera { $count } artefakt ({ excavation-earth-colour }).
        [few] { $seat } dobiera { $count } { excavation-earth-colour-plural } artefakty.
       *[many] { $seat } dobiera { $count } { excavation-earth-colour-genitive } artefaktów.
    }
excavation-earth-event-artefacts-seen = { $seat } dobiera artefakty: { $artefacts }.
excavation-earth-event-taken-freely = { $seat } bierze za darmo artefakt { excavation-earth-artefact }.
excavation-earth-event-bought = { $seat } kupuje artefakt { excavation-earth-artefact } za { excavation-earth-credits }.
excavation-earth-event-buyer-led = { $seat } przenosi { excavation-earth-buyer-accusative } z rynku { $from } na rynek { $to }.
excavation-earth-event-buyers-swapped = { $seat } zamienia miejscami: { excavation-earth-buyer } (rynek { $from }) i { excavation-earth-other-buyer } (rynek { $to }).
excavation-earth-event-passed = { $seat } pasuje do końca rundy.
excavation-earth-event-zu-flipped =
    Zu odkrywa kartę. { $deed ->
        [excavate] { $colour ->
            [null] { excavation-earth-zu-excavate }
           *[other] { excavation-earth-move-excavate }: { excavation-earth-colour }{ $other_colour ->
                [null] {""}
               *[other] {" "}lub { excavation-earth-other-colour }
            }
        }
        [command] { excavation-earth-move-command }: rynek { $market }
       *[other] { excavation-earth-zu-deed }
    }.
excavation-earth-event-zu-skipped = Zu odrzuca kartę bez użycia: { excavation-earth-zu-deed }.
excavation-earth-event-zu-surveyed = Zu odkrywa { excavation-earth-card-accusative }, dla której nie ma miejsca w prognozie.
excavation-earth-event-zu-failed =
    { $credits ->
        [0] Akcja Zu się nie udaje i nic nie daje.
       *[other] Akcja Zu się nie udaje; Zu bierze { excavation-earth-credits }.
    }
excavation-earth-event-majority-paid = { $seat } bierze { excavation-earth-credits } za reprezentantów w { excavation-earth-centre-locative }.
excavation-earth-event-gallery-paid = { $seat } bierze { excavation-earth-credits } za galerię.
excavation-earth-event-leftovers-counted = Niesprzedane artefakty, { $seat }: { excavation-earth-credits }.
excavation-earth-event-won = Wygrywa { $seat }!

## Co można zrobić

excavation-earth-action-faction = wybierz frakcję: { excavation-earth-faction }
excavation-earth-action-stand = zatrzymaj karty
excavation-earth-action-redraw =
    { $alike ->
        [orange] wymień pomarańczowe karty
        [green] wymień zielone karty
        [purple] wymień fioletowe karty
        [red] wymień czerwone karty
        [yellow] wymień żółte karty
       *[other] wymień karty rynku { $alike }
    }
excavation-earth-action-keep = zatrzymaj karty: { excavation-earth-first } i { excavation-earth-second }
excavation-earth-action-discard = odrzuć { excavation-earth-card-accusative }
excavation-earth-action-settle = postaw trzeciego odkrywcę: { excavation-earth-at }
excavation-earth-action-move = przesuń odkrywcę { excavation-earth-from } na { excavation-earth-to }
excavation-earth-action-travel = podróż: zagraj { excavation-earth-card-accusative }
excavation-earth-action-excavate = wydobycie: zagraj { excavation-earth-card-accusative }
excavation-earth-action-take = weź artefakt { excavation-earth-artefact }
excavation-earth-action-sample =
    { $guard ->
        [null] pobierz próbkę: { excavation-earth-artefact }
       *[other] pobierz próbkę: { excavation-earth-artefact }, przenosząc strażnika: { excavation-earth-guard }
    }
excavation-earth-action-sample-gained =
    { $guard ->
        [null] pobierz próbkę
       *[other] pobierz próbkę, przenosząc strażnika: { excavation-earth-guard }
    }
excavation-earth-action-leave = nie pobieraj więcej próbek
excavation-earth-action-market = rynek: zagraj { excavation-earth-card-accusative }
excavation-earth-action-trader =
    { $guard ->
        [null] postaw handlarza
       *[other] postaw strażnika jako handlarza: { excavation-earth-guard }
    }
excavation-earth-action-buyer = dodaj { excavation-earth-buyer-accusative }
excavation-earth-action-buyers =
    { $special ->
        [true] { $colour ->
            [null] dodaj specjalnego kupującego
           *[other] dodaj specjalnego i { excavation-earth-colour-buyer }
        }
       *[other] { $colour ->
            [null] nie dodawaj kupujących
           *[other] dodaj { excavation-earth-colour-buyer }
        }
    }
excavation-earth-action-sell = sprzedaż: zagraj { excavation-earth-card-accusative }
excavation-earth-action-sale = sprzedaj { excavation-earth-colour-plural } artefakty, rynki: { $markets }
excavation-earth-action-give = sprzedaj artefakt { excavation-earth-artefact } z { excavation-earth-store-genitive }
excavation-earth-action-pick = zatrzymaj { excavation-earth-card-accusative }
excavation-earth-action-command = rozkaz: zagraj { excavation-earth-card-accusative }
excavation-earth-action-envoy =
    { $guard ->
        [null] postaw reprezentanta
       *[other] postaw strażnika jako reprezentanta: { excavation-earth-guard }
    }
excavation-earth-action-withdraw = wycofaj reprezentanta
excavation-earth-action-invoke = użyj karty rozkazu
excavation-earth-action-withdraw-and-invoke = wycofaj reprezentanta i użyj karty rozkazu
excavation-earth-action-smuggle = przemyt: zagraj { excavation-earth-card-accusative }
excavation-earth-action-deliver = dostarcz artefakt { excavation-earth-artefact } z { excavation-earth-store-genitive }
excavation-earth-action-acquire = nabądź wierzchni { excavation-earth-colour } artefakt, do { excavation-earth-store-genitive }
excavation-earth-action-survey = prognoza: zagraj { excavation-earth-card-accusative }
excavation-earth-action-replace = połóż kartę na polu { $space } prognozy
excavation-earth-action-uncover =
    połóż na wykopaliskach artefakt { excavation-earth-placed }{ $take ->
        [null] {""}
       *[other] , weź za darmo { excavation-earth-taken }
    }{ $buy ->
        [null] {""}
       *[other] , kup { excavation-earth-purchased }
    }
excavation-earth-action-lead = przenieś kupującego { $from } na koniec kolejki rynku { $to }
excavation-earth-action-swap = zamień miejscami kupujących { $one } i { $other }
excavation-earth-action-free = wykonaj akcję bez karty ({ excavation-earth-deed })
excavation-earth-action-pass = spasuj
excavation-earth-action-skip = pomiń
excavation-earth-action-done = gotowe

## Dlaczego czegoś zrobić nie można

excavation-earth-why-another-decision = Teraz nie można tego zrobić.
excavation-earth-why-faction-taken = Tę frakcję ma już { $seat }.
excavation-earth-why-too-few-alike =
    { $least ->
        [one] Do wymiany potrzeba co najmniej { $least } karty tego koloru lub z tym symbolem.
       *[other] Do wymiany potrzeba co najmniej { $least } kart tego koloru lub z tym symbolem.
    }
excavation-earth-why-not-alike = Tej karty nie ma wśród pokazanych.
excavation-earth-why-not-in-hand = Nie masz tej karty.
excavation-earth-why-in-order = Wybory podejmuje się tu w ustalonej kolejności. Cofnij i zacznij od tego.
excavation-earth-why-own-explorer = Masz już tam odkrywcę: { excavation-earth-at }.
excavation-earth-why-no-explorer = Nie masz tam odkrywcy: { excavation-earth-at }.
excavation-earth-why-too-far =
    { $steps ->
        [one] To { $steps } krok, a masz paliwa: { $fuel }.
        [few] To { $steps } kroki, a masz paliwa: { $fuel }.
       *[many] To { $steps } kroków, a masz paliwa: { $fuel }.
    }
excavation-earth-why-nothing-done = Zanim zakończysz, musisz coś zrobić.
excavation-earth-why-no-effect = To by niczego nie zmieniło.
excavation-earth-why-hold-full = Twoja ładownia jest pełna.
excavation-earth-why-store-full =
    { $store ->
        [hold] Twoja ładownia jest pełna.
       *[hatch] Twój ukryty luk jest pełny.
    }
excavation-earth-why-nothing-to-excavate = Tam, gdzie są twoi odkrywcy, nie ma { excavation-earth-colour-genitive } artefaktów.
excavation-earth-why-another-colour = Teraz można wybrać tylko { excavation-earth-colour-plural } artefakty.
excavation-earth-why-not-there = Tego artefaktu nie ma na wykopaliskach: { excavation-earth-artefact }.
excavation-earth-why-not-together = Tych dwóch nie można wziąć razem: muszą pochodzić z dwóch różnych wykopalisk z twoimi odkrywcami.
excavation-earth-why-no-more = W tej akcji nie można wziąć więcej artefaktów.
excavation-earth-why-not-gained = Ten artefakt nie został właśnie zdobyty albo jego próbka jest już pobrana: { excavation-earth-artefact }.
excavation-earth-why-already-sampled = Na tym polu galerii stoi już strażnik: { excavation-earth-artefact }.
excavation-earth-why-same-colour = Artefakty muszą mieć różne kolory.
excavation-earth-why-no-crew = W twoich zasobach nie ma znaczników załogi.
excavation-earth-why-crew-first = Strażników można użyć dopiero wtedy, gdy w twoich zasobach nie ma znaczników załogi.
excavation-earth-why-no-guard = Nie masz tam strażnika: { excavation-earth-artefact }.
excavation-earth-why-no-buyer = Takich kupujących nie ma już w zasobach: { excavation-earth-buyer }.
excavation-earth-why-special-buyer-first = Najpierw zdecyduj o specjalnym kupującym: dodaj go albo pomiń ten krok.
excavation-earth-why-coloured-buyer-now = Specjalnego kupującego dodaje się przed kolorowym.
excavation-earth-why-nothing-to-sell = Nie masz nic do sprzedania.
excavation-earth-why-no-market-for-it = Na żadnym rynku nie ma jednocześnie twojego handlarza i kupującego zainteresowanego tym, co masz.
excavation-earth-why-not-on-black-market = Nie masz odkrywcy na tym czarnym rynku.
excavation-earth-why-no-black-market = Symbolu tej karty nie ma na żadnym czarnym rynku.
excavation-earth-why-too-many-markets = Sprzedawać można na 1 do { $most } rynków.
excavation-earth-why-too-few-artefacts =
    { $owned ->
        [0] Nie masz artefaktów tego koloru.
       *[other] Na każdy rynek potrzeba artefaktu tego koloru, a masz: { $owned }.
    }
excavation-earth-why-no-trader = Na rynku { $market } nie masz handlarza.
excavation-earth-why-nobody-interested = Na rynku { $market } nikt nie jest zainteresowany tym kolorem.
excavation-earth-why-not-owned = Nie masz tam tego artefaktu: { excavation-earth-artefact }.
excavation-earth-why-merchants-only = Tylko Kupcy wskazują rynek, gdy sprzedają bez karty.
excavation-earth-why-seers-only = Tylko Jasnowidze biorą artefakt za darmo.
excavation-earth-why-no-envoy = Nie masz reprezentanta w { excavation-earth-centre-locative }.
excavation-earth-why-trader-placed = W tej akcji handlarz już stoi na rynku.
excavation-earth-why-office-used = W tej akcji reprezentant został już postawiony albo wycofany.
excavation-earth-why-withdraw-first = Żeby użyć karty rozkazu, najpierw wycofaj reprezentanta.
excavation-earth-why-no-command-card = W tej rundzie nie ma tam karty rozkazu.
excavation-earth-why-one-side = Możesz albo dostarczać, albo nabywać.
excavation-earth-why-stack-empty = Ten stos na czarnym rynku jest pusty: { excavation-earth-colour }.
excavation-earth-why-pile-empty = Nie ma już { excavation-earth-colour-genitive } artefaktów do dobrania.
excavation-earth-why-too-expensive =
    { $price ->
        [one] To kosztuje { $price } kredyt, a masz za mało.
        [few] To kosztuje { $price } kredyty, a masz za mało.
       *[many] To kosztuje { $price } kredytów, a masz za mało.
    }
excavation-earth-why-forecast-full = Na każdej karcie prognozy leży znacznik załogi.
excavation-earth-why-no-such-space = W prognozie nie ma takiego pola.
excavation-earth-why-marked = Na karcie na polu { $space } leży znacznik załogi.
excavation-earth-why-not-drawn = Tego artefaktu nie ma wśród dobranych: { excavation-earth-artefact }.
excavation-earth-why-nobody-there = W tym miejscu kolejki nie ma kupującego.
excavation-earth-why-same-market = Wybierz kupujących z dwóch różnych rynków.
excavation-earth-why-queue-full = Kolejka rynku { $market } jest pełna, a nikogo nie wolno wypchnąć.
excavation-earth-why-too-many-buyers =
    { $left ->
        [one] Zamiana liczy się za dwóch kupujących, a możesz przenieść jeszcze tylko { $left }.
       *[other] Możesz przenieść jeszcze tylko { $left } kupujących.
    }

## Ile zostało z akcji

excavation-earth-left-travel = Zostało paliwa: { $left }
excavation-earth-left-excavate =
    { $left ->
        [one] Jeszcze najwyżej { $left } artefakt
       *[other] Najwyżej { $left } artefakty
    }
excavation-earth-left-gear = { excavation-earth-left-excavate }
excavation-earth-left-trade = { excavation-earth-left-excavate }
excavation-earth-left-deliver =
    { $left ->
        [one] Jeszcze najwyżej { $left } dostawa
       *[other] Jeszcze najwyżej { $left } dostawy
    }
excavation-earth-left-acquire =
    { $left ->
        [one] Jeszcze najwyżej { $left } zakup
       *[other] Jeszcze najwyżej { $left } zakupy
    }
excavation-earth-left-give =
    { $left ->
        [one] Do sprzedania jeszcze { $left } artefakt
       *[other] Do sprzedania: { $left } artefakty
    }
excavation-earth-left-bribe =
    { $left ->
        [one] Jeszcze najwyżej { $left } kupujący
       *[other] Najwyżej { $left } kupujących
    }
excavation-earth-left-discard =
    { $left ->
        [one] Do odrzucenia jeszcze { $left } karta
       *[other] Do odrzucenia: { $left } karty
    }

## O co pytamy

excavation-earth-ask-faction = Wybierz frakcję.
excavation-earth-ask-mulligan = Zatrzymujesz te karty?
excavation-earth-ask-redraw = Które z tych kart odrzucasz?
excavation-earth-ask-draft = Które dwie karty zatrzymujesz?
excavation-earth-ask-settle = Gdzie stanie twój trzeci odkrywca?
excavation-earth-ask-free-step = Przesuwasz odkrywcę za darmo?
excavation-earth-ask-choose = Wybierz akcję.
excavation-earth-ask-travel = Przesuń odkrywców.
excavation-earth-ask-excavate = Co wydobywasz?
excavation-earth-ask-gear = Co wydobywasz tym sprzętem?
excavation-earth-ask-sample = Pobierasz próbki?
excavation-earth-ask-trader = Stawiasz handlarza?
excavation-earth-ask-special-buyer = Dodajesz specjalnego kupującego?
excavation-earth-ask-coloured-buyer = Dodajesz kolorowego kupującego?
excavation-earth-ask-buyers = Których kupujących dodajesz?
excavation-earth-ask-command = Stawiasz handlarza? Stawiasz czy wycofujesz reprezentanta?
excavation-earth-ask-office = Stawiasz czy wycofujesz reprezentanta?
excavation-earth-ask-purchase = Nabywasz artefakt przed sprzedażą?
excavation-earth-ask-sale = Co i gdzie sprzedajesz?
excavation-earth-ask-give = Który artefakt sprzedajesz?
excavation-earth-ask-pick = Którą kartę zatrzymujesz?
excavation-earth-ask-trade = Czym handlujesz na czarnym rynku?
excavation-earth-ask-replace = Którą kartę prognozy zastępujesz?
excavation-earth-ask-uncover = Co robisz z dobranymi artefaktami?
excavation-earth-ask-bribe = Których kupujących przenosisz?
excavation-earth-ask-discard = Którą kartę odrzucasz?
excavation-earth-ask-keep-two = Które dwie karty zatrzymujesz?
excavation-earth-ask-free-action = Wybierz akcję bez karty.

excavation-earth-explain-faction =
    Każda frakcja ma własną zdolność i inicjatywę, która wyznacza pierwszą kolejność tur, od najniższej.
excavation-earth-explain-mulligan =
    Mając dość kart jednego koloru albo z jednym symbolem, możesz je pokazać, odrzucić dowolne z nich i dobrać tyle samo.
    W innym razie zatrzymujesz karty.
excavation-earth-explain-redraw =
    Odrzuć jedną lub więcej pokazanych kart, a potem zakończ. Dobierzesz tyle samo nowych.
excavation-earth-explain-draft =
    Zatrzymujesz dwie karty, a resztę podajesz w lewo, i tak trzy razy; nikt nie widzi, co zatrzymujesz. W grze solo
    zamiast tego część reszty przepada losowo.
excavation-earth-explain-settle =
    Przed pierwszą turą stawiasz trzeciego odkrywcę w dowolnym miejscu, w którym nie masz żadnego.
excavation-earth-explain-free-step =
    Piloci mogą przed swoimi dwiema akcjami przesunąć jednego odkrywcę o krok, na miejsce, w którym nie mają innego.
excavation-earth-explain-choose =
    W turze wykonujesz dwie akcje, każdą z kartą; mogą być takie same. Kolor karty akcji liczy się przy Wydobyciu
    i Prognozie, jej symbol przy Rynku, Rozkazie i Przemycie, a do Podróży i Sprzedaży wystarczy dowolna karta. Kto
    pasuje, zatrzymuje najwyżej dwie karty akcji i nie ma już tur w tej rundzie.
excavation-earth-explain-travel =
    Rozdziel paliwo z karty między swoich odkrywców, po jednym na krok, w dowolnej kolejności. Żaden nie może stanąć tam,
    gdzie stoi inny z twoich; odkrywcy innych graczy nie przeszkadzają. Zakończ, kiedy nie chcesz zużyć reszty.
excavation-earth-explain-excavate =
    Weź do dwóch artefaktów koloru karty, z dwóch różnych wykopalisk, na których masz odkrywców. Trafiają do twojej
    ładowni.
excavation-earth-explain-gear =
    Weź artefakty z wykopalisk, na których masz odkrywców, bez względu na swoje karty. Trafiają do twojej ładowni.
excavation-earth-explain-sample =
    Znacznik załogi na polu artefaktu w galerii punktuje na końcu, nawet jeśli artefakt sprzedasz. Próbki pobierasz
    w dowolnej kolejności. Jeśli w zasobach nie masz znaczników, możesz przenieść strażnika z innego pola.
excavation-earth-explain-trader =
    Handlarza potrzebujesz na każdym rynku, na którym sprzedajesz; po sprzedaży jeden z nich zostaje reprezentantem.
    Jeśli w zasobach nie masz znaczników załogi, możesz użyć strażnika.
excavation-earth-explain-special-buyer =
    Specjalny kupujący chce każdego koloru. Staje na końcu kolejki; jeśli jest pełna, odchodzi ten z przodu. Potem
    wybierasz kolorowego kupującego.
excavation-earth-explain-coloured-buyer =
    Możesz dodać na koniec kolejki kupującego dowolnego koloru. Jeśli kolejka jest pełna, odchodzi ten z przodu. Im więcej
    kupujących jest poza torem, tym popularniejszy ich kolor.
excavation-earth-explain-buyers =
    Możesz dodać na koniec kolejki specjalnego kupującego, a potem jednego dowolnego koloru. Jeśli kolejka jest pełna,
    odchodzi ten z przodu. Im więcej kupujących jest poza torem, tym popularniejszy ich kolor.
excavation-earth-explain-command =
    W dowolnej kolejności postaw handlarza na rynku oraz postaw reprezentanta w jego centrum dowodzenia albo go stamtąd
    wycofaj. Wycofany wraca do zasobów i możesz użyć karty rozkazu; to kończy akcję.
excavation-earth-explain-office =
    Postaw reprezentanta w centrum dowodzenia tego rynku, które na koniec każdej rundy płaci za reprezentantów. Albo
    wycofaj jednego i, jeśli leży tam karta rozkazu, użyj jej.
excavation-earth-explain-purchase =
    Przemytnicy mogą przed sprzedażą nabyć jeden wierzchni artefakt dokładnie za jego wartość. Można go od razu sprzedać.
excavation-earth-explain-sale =
    Wybierz kolor i od jednego do trzech rynków, na których masz handlarza i jest zainteresowany kupujący. Na każdym
    sprzedajesz jeden artefakt. Dostajesz kredyty za popularność koloru, za każdego zainteresowanego i za kilka rynków.
excavation-earth-explain-give =
    Na każdym rynku sprzedajesz jeden artefakt. Sprzedane wypadają z gry; próbki w galerii zostają.
excavation-earth-explain-pick =
    Za sprzedaż na trzech rynkach dobierasz dwie karty: jedną zatrzymujesz, drugą odrzucasz.
excavation-earth-explain-trade =
    Albo dostarczasz artefakty za ich wartość, albo nabywasz wierzchnie ze stosów. W Przemycie najwyżej dwa różnych
    kolorów, a nabycie kosztuje o 1 więcej niż wartość; karta rozkazu podaje swoją liczbę i żąda samej wartości.
excavation-earth-explain-replace =
    Twoja karta zajmuje miejsce karty prognozy bez znacznika załogi. To, co pokazuje, zostanie odkryte przed następną
    rundą. Jeśli nie masz jeszcze żetonu inicjatywy, bierzesz najniższy.
excavation-earth-explain-uncover =
    Jeden z artefaktów trafia na swoje wykopaliska. Inny można kupić do ładowni za podwójną wartość; Jasnowidze mogą też
    wziąć jeden za darmo. Resztę wtasowuje się z powrotem.
excavation-earth-explain-bribe =
    Kupujący przechodzi z dowolnego miejsca kolejki na koniec innej albo dwaj kupujący z dwóch kolejek zamieniają się
    miejscami, co liczy się za dwóch. Nikogo nie wolno wypchnąć.
excavation-earth-explain-discard =
    Karty dobrane. Teraz odrzuć część kart z ręki.
excavation-earth-explain-keep-two =
    Po spasowaniu zatrzymujesz na następną rundę dwie karty akcji. Pozostałe odrzucasz.
excavation-earth-explain-free-action =
    Restrukturyzacja daje ci jeszcze jedną akcję, tak jak z kartą dowolnego koloru i symbolu. Nie liczy się ona do
    twoich dwóch.

excavation-earth-notation-faction = Wpisz „faction gul”.
excavation-earth-notation-mulligan = Wpisz „stand”, „redraw orange” albo „redraw 3”.
excavation-earth-notation-redraw = Wpisz „discard red-4” albo „done”.
excavation-earth-notation-draft = Wpisz „keep orange-1 red-4”.
excavation-earth-notation-settle = Wpisz „settle L07”.
excavation-earth-notation-free-step = Wpisz „move L01 L02” albo „skip”.
excavation-earth-notation-choose =
    Wpisz akcję i kartę: „travel fuel-4”, „excavate orange-1”, „market orange-1”, „sell fuel-2”, „command orange-1”,
    „smuggle orange-1”, „survey orange-1”; albo „pass”.
excavation-earth-notation-travel = Wpisz „move L01 L05” albo „done”.
excavation-earth-notation-excavate = Wpisz „take orange-a” albo „done”.
excavation-earth-notation-gear = Wpisz „take orange-a” albo „done”.
excavation-earth-notation-sample = Wpisz „sample red-a”, „sample red-a from red-b” albo „leave”.
excavation-earth-notation-trader = Wpisz „trader”, „trader from red-b” albo „skip”.
excavation-earth-notation-special-buyer = Wpisz „buyer special” albo „skip”.
excavation-earth-notation-coloured-buyer = Wpisz „buyer red” albo „skip”.
excavation-earth-notation-buyers = Wpisz „buyers special red”, „buyers special”, „buyers red” albo „buyers none”.
excavation-earth-notation-command = Wpisz „trader”, „envoy”, „trader from red-b”, „withdraw”, „invoke” albo „done”.
excavation-earth-notation-office = Wpisz „envoy”, „envoy from red-b”, „withdraw”, „invoke” albo „skip”.
excavation-earth-notation-purchase = Wpisz „acquire red hold” lub „acquire red hatch”; albo „skip”.
excavation-earth-notation-sale = Wpisz „sale purple at 1 3”: kolor i rynki.
excavation-earth-notation-give = Wpisz „give purple-a hold” albo „give purple-a hatch”.
excavation-earth-notation-pick = Wpisz „pick red-4”.
excavation-earth-notation-trade = Wpisz „deliver red-b hatch” lub „acquire red hold”; albo „done”.
excavation-earth-notation-replace = Wpisz „replace 2”.
excavation-earth-notation-uncover = Wpisz „uncover red-a”, „uncover red-a buy red-b” albo „uncover red-a take red-b buy red-c”.
excavation-earth-notation-bribe =
    Wpisz „lead 1.2 3” (drugi kupujący z rynku 1 idzie na rynek 3), „swap 1.2 3.1” albo „done”.
excavation-earth-notation-discard = Wpisz „discard red-4”.
excavation-earth-notation-keep-two = Wpisz „keep orange-1 red-4”.
excavation-earth-notation-free-action =
    Wpisz „free travel”, „free excavate red”, „free market 2”, „free sell”, „free command 2”, „free smuggle” albo „free survey red”.

## Opcje i ich wartości. Te o Zu mają znaczenie tylko w grze solo.

excavation-earth-option-factions = Frakcje
excavation-earth-option-hands = Karty początkowe
excavation-earth-option-zu-no-credits = Łatwiej: Zu zaczyna bez kredytów
excavation-earth-option-zu-failed = Nieudane akcje dają Zu
excavation-earth-option-zu-special-buyers-only = Łatwiej: Rynek Zu nie dodaje kolorowych kupujących
excavation-earth-option-zu-skips-cards = Łatwiej: po Zrywie, Prognozie i Wydobyciu Zu traci następną kartę
excavation-earth-option-zu-limited-crew = Łatwiej: Zu ma tylko jeden zestaw znaczników załogi
excavation-earth-option-zu-both-colours = Trudniej: Wydobycie Zu z dwoma kolorami bierze po jednym artefakcie każdego
excavation-earth-option-zu-any-storage = Trudniej: Zu wkłada każdy artefakt do ładowni lub luku
excavation-earth-option-leftovers-cost = Trudniej: niesprzedane artefakty kosztują swoją wartość
excavation-earth-option-zu-second-purchase = Trudniej: po nabyciu Zu bierze też najcenniejszy nowy artefakt
excavation-earth-value-chosen = wybierane
excavation-earth-value-dealt = losowe
excavation-earth-value-drafted = z draftu
excavation-earth-value-normal = normalnie
excavation-earth-value-nothing = nic (łatwiej)
excavation-earth-value-more = więcej (trudniej)

## Arkusz wyników

excavation-earth-score-start = Kredyty początkowe
excavation-earth-score-sales = Sprzedaż
excavation-earth-score-black-market = Czarny rynek
excavation-earth-score-purchases = Zakupy
excavation-earth-score-command = Karty rozkazów
excavation-earth-score-majorities = Przewagi
excavation-earth-score-failures = Nieudane akcje
excavation-earth-score-gallery = Galeria
excavation-earth-score-leftovers = Niesprzedane artefakty

## Ekran terminala

excavation-earth-letter-orange = P
excavation-earth-letter-green = Z
excavation-earth-letter-purple = F
excavation-earth-letter-red = C
excavation-earth-letter-yellow = Ż
excavation-earth-screen-round = runda { $round } z 3
excavation-earth-screen-turn =
    { $actions ->
        [one] runda { $round } z 3 · { $name }: { $actions } akcja
        [few] runda { $round } z 3 · { $name }: { $actions } akcje
       *[other] runda { $round } z 3 · { $name }: { $actions } akcji
    }
excavation-earth-screen-over = koniec gry
excavation-earth-screen-markets = Rynki
excavation-earth-screen-queue = kolejka
excavation-earth-screen-traders = handlarze
excavation-earth-screen-regions = Region płaci
excavation-earth-screen-sites = wykopaliska
excavation-earth-screen-black-market = czarny rynek
excavation-earth-screen-supply = zasób
excavation-earth-screen-ship = Statek
excavation-earth-screen-envoys = reprezentanci i ile dają teraz
excavation-earth-screen-left = lewe
excavation-earth-screen-middle = środkowe
excavation-earth-screen-right = prawe
excavation-earth-screen-forecast = Prognoza
excavation-earth-screen-player =
    { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
       *[other] { $credits } kredytów
    } · { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    } · załoga { $crew } · na { $places }{ $passed ->
        [yes] {" "}· pas
       *[no] {""}
    }
excavation-earth-screen-things = ładownia { $hold } · luk { $hatch } · galeria { $gallery } = { $worth }
excavation-earth-screen-hand = Twoje karty
excavation-earth-screen-packet = Do wyboru
excavation-earth-screen-fuel = fuel-{ $fuel }
excavation-earth-screen-buyer-cards = Odrzucone karty kupujących
excavation-earth-screen-legend = Kolejka zaczyna się od czoła, stos od wierzchu; * chce każdego koloru.
excavation-earth-menu-cards = Wpisz akcję i jedną z jej kart:
excavation-earth-menu-many =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
excavation-earth-menu-income = { $total } = { $popularity } + { $buyers } + { $bonus }

## Co można wpisać zamiast słów notacji

excavation-earth-verb-faction = frakcja
excavation-earth-verb-stand = zostawiam, zostaw
excavation-earth-verb-redraw = wymień, wymiana
excavation-earth-verb-keep = zatrzymaj, zatrzymuję
excavation-earth-verb-discard = odrzuć, odrzucam
excavation-earth-verb-settle = ustaw, postaw
excavation-earth-verb-move = idź, przesuń, ruch
excavation-earth-verb-travel = podróż, podróżuj
excavation-earth-verb-excavate = wydobądź, wydobycie, kop
excavation-earth-verb-take = weź, biorę
excavation-earth-verb-sample = próbka, tak
excavation-earth-verb-leave = nie
excavation-earth-verb-market = rynek
excavation-earth-verb-trader = handlarz
excavation-earth-verb-buyer = kupujący
excavation-earth-verb-sell = sprzedaj
excavation-earth-verb-sale = sprzedaż
excavation-earth-verb-give = daj, oddaj
excavation-earth-verb-pick = wybierz, wybieram
excavation-earth-verb-command = rozkaz
excavation-earth-verb-envoy = reprezentant
excavation-earth-verb-withdraw = wycofaj
excavation-earth-verb-invoke = użyj
excavation-earth-verb-smuggle = przemyt, przemycaj
excavation-earth-verb-deliver = dostarcz
excavation-earth-verb-acquire = nabądź, nabywam
excavation-earth-verb-survey = prognoza
excavation-earth-verb-replace = zastąp
excavation-earth-verb-uncover = odkryj
excavation-earth-verb-lead = przeprowadź
excavation-earth-verb-swap = zamień
excavation-earth-verb-free = darmowa, darmo
excavation-earth-verb-pass = pas, pasuję
excavation-earth-verb-skip = pomiń
excavation-earth-verb-done = koniec, gotowe
excavation-earth-verb-from = z, ze
excavation-earth-verb-special = specjalny
excavation-earth-verb-buy = kup
excavation-earth-verb-hold = ładownia
excavation-earth-verb-hatch = luk
