### Excavation Earth. The names of things are in excavation-earth-names.ftl.

excavation-earth-title = Excavation Earth

## Arguments in words. Some languages need them in several cases.

excavation-earth-colour =
    { $colour ->
        [orange] { excavation-earth-name-orange }
        [green] { excavation-earth-name-green }
        [purple] { excavation-earth-name-purple }
        [red] { excavation-earth-name-red }
       *[yellow] { excavation-earth-name-yellow }
    }
excavation-earth-colour-plural = { excavation-earth-colour }
excavation-earth-colour-genitive = { excavation-earth-colour }
excavation-earth-column = { excavation-earth-colour }
excavation-earth-colour-buyer =
    { $colour ->
        [orange] an orange buyer
        [green] a green buyer
        [purple] a purple buyer
        [red] a red buyer
       *[yellow] a yellow buyer
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
        [orange] orange buyer
        [green] green buyer
        [purple] purple buyer
        [red] red buyer
        [yellow] yellow buyer
       *[special] special buyer
    }
excavation-earth-buyer-accusative =
    { $buyer ->
        [orange] an orange buyer
        [green] a green buyer
        [purple] a purple buyer
        [red] a red buyer
        [yellow] a yellow buyer
       *[special] a special buyer
    }
excavation-earth-other-buyer =
    { $other_buyer ->
        [orange] an orange buyer
        [green] a green buyer
        [purple] a purple buyer
        [red] a red buyer
        [yellow] a yellow buyer
       *[special] a special buyer
    }
excavation-earth-card =
    { $card ->
        [orange-1] the orange card of market 1
        [orange-2] the orange card of market 2
        [orange-3] the orange card of market 3
        [orange-4] the orange card of market 4
        [orange-5] the orange card of market 5
        [orange-6] the orange card of market 6
        [green-1] the green card of market 1
        [green-2] the green card of market 2
        [green-3] the green card of market 3
        [green-4] the green card of market 4
        [green-5] the green card of market 5
        [green-6] the green card of market 6
        [purple-1] the purple card of market 1
        [purple-2] the purple card of market 2
        [purple-3] the purple card of market 3
        [purple-4] the purple card of market 4
        [purple-5] the purple card of market 5
        [purple-6] the purple card of market 6
        [red-1] the red card of market 1
        [red-2] the red card of market 2
        [red-3] the red card of market 3
        [red-4] the red card of market 4
        [red-5] the red card of market 5
        [red-6] the red card of market 6
        [yellow-1] the yellow card of market 1
        [yellow-2] the yellow card of market 2
        [yellow-3] the yellow card of market 3
        [yellow-4] the yellow card of market 4
        [yellow-5] the yellow card of market 5
        [yellow-6] the yellow card of market 6
        [fuel-2] the travel card with fuel 2
        [fuel-3] the travel card with fuel 3
       *[fuel-4] the travel card with fuel 4
    }
excavation-earth-card-accusative = { excavation-earth-card }
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
        [L06] the { excavation-earth-place-l06 }
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
        [L17] the { excavation-earth-place-l17 }
        [L18] { excavation-earth-place-l18 }
        [L19] { excavation-earth-place-l19 }
        [L20] { excavation-earth-place-l20 }
       *[L21] the { excavation-earth-place-l21 }
    }
excavation-earth-from =
    { $from ->
        [L01] { excavation-earth-place-l01 }
        [L02] { excavation-earth-place-l02 }
        [L03] { excavation-earth-place-l03 }
        [L04] { excavation-earth-place-l04 }
        [L05] { excavation-earth-place-l05 }
        [L06] the { excavation-earth-place-l06 }
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
        [L17] the { excavation-earth-place-l17 }
        [L18] { excavation-earth-place-l18 }
        [L19] { excavation-earth-place-l19 }
        [L20] { excavation-earth-place-l20 }
       *[L21] the { excavation-earth-place-l21 }
    }
excavation-earth-to =
    { $to ->
        [L01] { excavation-earth-place-l01 }
        [L02] { excavation-earth-place-l02 }
        [L03] { excavation-earth-place-l03 }
        [L04] { excavation-earth-place-l04 }
        [L05] { excavation-earth-place-l05 }
        [L06] the { excavation-earth-place-l06 }
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
        [L17] the { excavation-earth-place-l17 }
        [L18] { excavation-earth-place-l18 }
        [L19] { excavation-earth-place-l19 }
        [L20] { excavation-earth-place-l20 }
       *[L21] the { excavation-earth-place-l21 }
    }
excavation-earth-centre =
    { $centre ->
        [left] the left command centre
        [middle] the middle command centre
       *[right] the right command centre
    }
excavation-earth-centre-locative = { excavation-earth-centre }
excavation-earth-centre-genitive = { excavation-earth-centre }
excavation-earth-store =
    { $store ->
        [hold] the cargo hold
       *[hatch] the hidden hatch
    }
excavation-earth-store-genitive = { excavation-earth-store }
excavation-earth-credits =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
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
# An action of a turn. One with a colour or a market arrives as its name.
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

## What happened

excavation-earth-event-faction-taken = { $seat } leads a faction: { excavation-earth-faction }.
excavation-earth-event-game-began = The board is set out. Turn order: { $order }.
excavation-earth-event-card-drawn = { $seat } draws a card.
excavation-earth-event-card-seen = { $seat } draws { excavation-earth-card-accusative }.
excavation-earth-event-forecast = Into the forecast comes { excavation-earth-card }.
excavation-earth-event-mulligan-shown = { $seat } redraws and shows these cards: { $cards }.
excavation-earth-event-discarded = { $seat } discards { excavation-earth-card-accusative }.
excavation-earth-event-packet-seen = { $seat } may choose from these cards: { $cards }.
excavation-earth-event-kept = { $seat } keeps { excavation-earth-first } and { excavation-earth-second }.
excavation-earth-event-packets-passed = Everybody has kept two cards and passes the others to the left.
excavation-earth-event-rest-discarded = { $seat } discards the rest: { $cards }.
excavation-earth-event-rest-kept = { $seat } keeps the last cards: { $cards }.
excavation-earth-event-round-began = Round { $round } begins.
excavation-earth-event-command-cards =
    { $round ->
        [2] Command cards from left to right, white side up (the first name counts): { $designs }.
       *[other] Command cards from left to right, yellow side up (the second name counts): { $designs }.
    }
excavation-earth-event-turn-order = Turn order: { $order }.
excavation-earth-event-stacks-rotated = The top artefact of every stack on the black market goes to the bottom.
excavation-earth-event-uncovered = Artefact { excavation-earth-artefact } appears on its dig site.
excavation-earth-event-stacked = Artefact { excavation-earth-artefact } goes under its stack on the black market.
excavation-earth-event-buyer-joined = Market { $market }: { excavation-earth-buyer-accusative } joins the queue.
excavation-earth-event-pushed-out = Market { $market }: { excavation-earth-buyer-accusative } leaves the front of the queue.
excavation-earth-event-turn-began = It is the turn of { $seat }.
excavation-earth-event-settled = { $seat } places the third explorer: { excavation-earth-at }.
excavation-earth-event-moved = { $seat } moves an explorer from { excavation-earth-from } to { excavation-earth-to }.
excavation-earth-event-played = { $seat } plays { excavation-earth-card-accusative } ({ excavation-earth-deed }).
excavation-earth-event-acted-freely = { $seat } acts without a card ({ excavation-earth-deed }).
excavation-earth-event-excavated = { $seat } excavates artefact { excavation-earth-artefact }.
excavation-earth-event-sampled = { $seat } takes a sample: { excavation-earth-artefact }.
excavation-earth-event-guard-left = { $seat } moves the guard of { excavation-earth-artefact } to another task.
excavation-earth-event-column-filled = { $seat } fills the { excavation-earth-column } column of the gallery for the first time.
excavation-earth-event-trader-placed = { $seat } places a trader at market { $market }.
excavation-earth-event-envoy-placed = { $seat } places an envoy in { excavation-earth-centre-locative }.
excavation-earth-event-envoy-withdrawn = { $seat } takes an envoy back from { excavation-earth-centre-genitive }.
excavation-earth-event-promoted = A trader of { $seat } at market { $market } becomes an envoy in { excavation-earth-centre-locative }.
excavation-earth-event-invoked = { $seat } uses a command card: { excavation-earth-design }.
excavation-earth-event-earned = { $seat } takes { excavation-earth-credits }.
excavation-earth-event-sold = { $seat } sells { excavation-earth-colour-plural } artefacts ({ $markets }) for { excavation-earth-credits }.
excavation-earth-event-given-away = { $seat } gives away artefact { excavation-earth-artefact }.
excavation-earth-event-delivered = { $seat } delivers artefact { excavation-earth-artefact } to the black market for { excavation-earth-credits }.
excavation-earth-event-acquired = { $seat } acquires artefact { excavation-earth-artefact } for { excavation-earth-credits } and puts it into { excavation-earth-store-genitive }.
excavation-earth-event-replaced = { $seat } puts { excavation-earth-card-accusative } on space { $space } of the forecast; { excavation-earth-before } is discarded.
excavation-earth-event-token-taken = { $seat } takes initiative token { $token }.
excavation-earth-event-artefacts-drawn =
    { $count ->
        [one] { $seat } draws { $count } { excavation-earth-colour-plural } artefact.
       *[other] { $seat } draws { $count } { excavation-earth-colour-genitive } artefacts.
    }
excavation-earth-event-artefacts-seen = What { $seat } draws: { $artefacts }.
excavation-earth-event-taken-freely = { $seat } takes artefact { excavation-earth-artefact } for free.
excavation-earth-event-bought = { $seat } buys artefact { excavation-earth-artefact } for { excavation-earth-credits }.
excavation-earth-event-buyer-led = { $seat } bribes { excavation-earth-buyer-accusative } to go from market { $from } to market { $to }.
excavation-earth-event-buyers-swapped = { $seat } swaps { excavation-earth-buyer-accusative } of market { $from } with { excavation-earth-other-buyer } of market { $to }.
excavation-earth-event-passed = { $seat } passes and leaves the round.
excavation-earth-event-zu-flipped =
    Zu turns over a card. { $deed ->
        [excavate] { $colour ->
            [null] { excavation-earth-zu-excavate }
           *[other] { excavation-earth-move-excavate }: { excavation-earth-colour }{ $other_colour ->
                [null] {""}
               *[other] {" "}or { excavation-earth-other-colour }
            }
        }
        [command] { excavation-earth-move-command }: market { $market }
       *[other] { excavation-earth-zu-deed }
    }.
excavation-earth-event-zu-skipped = Zu discards a card unused: { excavation-earth-zu-deed }.
excavation-earth-event-zu-surveyed = Zu turns over { excavation-earth-card-accusative }, which finds no place in the forecast.
excavation-earth-event-zu-failed =
    { $credits ->
        [0] The action of Zu fails, and it gets nothing.
       *[other] The action of Zu fails, and it takes { excavation-earth-credits }.
    }
excavation-earth-event-majority-paid = { $seat } takes { excavation-earth-credits } for envoys in { excavation-earth-centre-locative }.
excavation-earth-event-gallery-paid = { $seat } takes { excavation-earth-credits } for the gallery.
excavation-earth-event-leftovers-counted = Artefacts left over, { $seat }: { excavation-earth-credits }.
excavation-earth-event-won = { $seat } wins!

## What can be done

excavation-earth-action-faction = lead this faction: { excavation-earth-faction }
excavation-earth-action-stand = keep the hand
excavation-earth-action-redraw =
    { $alike ->
        [orange] redraw orange cards
        [green] redraw green cards
        [purple] redraw purple cards
        [red] redraw red cards
        [yellow] redraw yellow cards
       *[other] redraw cards of market { $alike }
    }
excavation-earth-action-keep = keep { excavation-earth-first } and { excavation-earth-second }
excavation-earth-action-discard = discard { excavation-earth-card-accusative }
excavation-earth-action-settle = place the third explorer: { excavation-earth-at }
excavation-earth-action-move = move an explorer from { excavation-earth-from } to { excavation-earth-to }
excavation-earth-action-travel = travel: play { excavation-earth-card-accusative }
excavation-earth-action-excavate = excavate: play { excavation-earth-card-accusative }
excavation-earth-action-take = take artefact { excavation-earth-artefact }
excavation-earth-action-sample =
    { $guard ->
        [null] take a sample
       *[other] take a sample with the guard of { excavation-earth-guard }
    }
excavation-earth-action-leave = take no sample
excavation-earth-action-market = act on the market: play { excavation-earth-card-accusative }
excavation-earth-action-trader =
    { $guard ->
        [null] place a trader
       *[other] place the guard of { excavation-earth-guard } as a trader
    }
excavation-earth-action-buyers =
    { $special ->
        [true] { $colour ->
            [null] add a special buyer
           *[other] add a special buyer and { excavation-earth-colour-buyer }
        }
       *[other] { $colour ->
            [null] add no buyers
           *[other] add { excavation-earth-colour-buyer }
        }
    }
excavation-earth-action-sell = sell: play { excavation-earth-card-accusative }
excavation-earth-action-sale = sell { excavation-earth-colour-plural } artefacts: { $markets }
excavation-earth-action-give = give artefact { excavation-earth-artefact } from { excavation-earth-store }
excavation-earth-action-pick = keep { excavation-earth-card-accusative }
excavation-earth-action-command = command: play { excavation-earth-card-accusative }
excavation-earth-action-envoy =
    { $guard ->
        [null] place an envoy
       *[other] place the guard of { excavation-earth-guard } as an envoy
    }
excavation-earth-action-withdraw = take an envoy back
excavation-earth-action-invoke = take an envoy back and use the command card
excavation-earth-action-smuggle = smuggle: play { excavation-earth-card-accusative }
excavation-earth-action-deliver = deliver artefact { excavation-earth-artefact } from { excavation-earth-store }
excavation-earth-action-acquire = acquire the top { excavation-earth-colour } artefact, into { excavation-earth-store-genitive }
excavation-earth-action-survey = survey: play { excavation-earth-card-accusative }
excavation-earth-action-replace = put the card on space { $space } of the forecast
excavation-earth-action-uncover =
    put artefact { excavation-earth-placed } on its dig site{ $take ->
        [null] {""}
       *[other] , take { excavation-earth-taken } for free
    }{ $buy ->
        [null] {""}
       *[other] , buy { excavation-earth-purchased }
    }
excavation-earth-action-lead = bribe buyer { $from } to join the queue of market { $to }
excavation-earth-action-swap = swap buyers { $one } and { $other }
excavation-earth-action-free = act without a card ({ excavation-earth-deed })
excavation-earth-action-pass = pass
excavation-earth-action-skip = do without
excavation-earth-action-done = that is all

## Why something cannot be done

excavation-earth-why-another-decision = Something else is to be decided now.
excavation-earth-why-faction-taken = { $seat } has this faction already.
excavation-earth-why-too-few-alike =
    { $least ->
        [one] A redraw needs at least { $least } card of this colour or symbol.
       *[other] A redraw needs at least { $least } cards of this colour or symbol.
    }
excavation-earth-why-not-alike = This card is not one of those that you showed.
excavation-earth-why-not-in-hand = You have no such card to choose.
excavation-earth-why-in-order = The order means nothing here, so only one is allowed: take back and begin with this.
excavation-earth-why-own-explorer = Two of your explorers cannot share a place: { excavation-earth-at }.
excavation-earth-why-no-explorer = You have no explorer there: { excavation-earth-at }.
excavation-earth-why-too-far =
    { $steps ->
        [one] That is { $steps } step, and your fuel is { $fuel }.
       *[other] That is { $steps } steps, and your fuel is { $fuel }.
    }
excavation-earth-why-nothing-done = Something must be done before you end this.
excavation-earth-why-no-effect = That would change nothing.
excavation-earth-why-hold-full = Your cargo hold is full.
excavation-earth-why-store-full =
    { $store ->
        [hold] Your cargo hold is full.
       *[hatch] Your hidden hatch is full.
    }
excavation-earth-why-nothing-to-excavate = There are no { excavation-earth-colour-genitive } artefacts where your explorers are.
excavation-earth-why-another-colour = Only { excavation-earth-colour-plural } artefacts can be chosen now.
excavation-earth-why-not-there = No such artefact lies on its dig site: { excavation-earth-artefact }.
excavation-earth-why-not-together = These two cannot be taken together: each needs a dig site of its own with an explorer of yours.
excavation-earth-why-same-colour = The artefacts must have different colours.
excavation-earth-why-no-crew = You have no crew marker in your supply.
excavation-earth-why-crew-first = Guards may move only when your supply has no crew markers.
excavation-earth-why-no-guard = You have no guard there: { excavation-earth-artefact }.
excavation-earth-why-no-buyer = None is left in the supply: { excavation-earth-buyer }.
excavation-earth-why-nothing-to-sell = You have nothing to sell.
excavation-earth-why-no-market-for-it = No market has both a trader of yours and a buyer for what you have.
excavation-earth-why-not-on-black-market = You have no explorer on that black market.
excavation-earth-why-no-black-market = No black market shows the symbol of this card.
excavation-earth-why-too-many-markets = A sale takes place at one market or more, up to { $most }.
excavation-earth-why-too-few-artefacts =
    { $owned ->
        [0] You have no artefact of this colour.
       *[other] Each market needs an artefact of this colour, and you have { $owned }.
    }
excavation-earth-why-no-trader = You have no trader at market { $market }.
excavation-earth-why-nobody-interested = Nobody at market { $market } wants this colour.
excavation-earth-why-not-owned = You do not have this artefact there: { excavation-earth-artefact }.
excavation-earth-why-merchants-only = Only the Merchants name a market when they sell without a card.
excavation-earth-why-seers-only = Only the Seers take an artefact for free.
excavation-earth-why-no-envoy = You have no envoy in { excavation-earth-centre-locative }.
excavation-earth-why-no-command-card = There is no command card there in this round.
excavation-earth-why-one-side = You either deliver or acquire, not both.
excavation-earth-why-stack-empty = The { excavation-earth-colour } stack on the black market is empty.
excavation-earth-why-pile-empty = There are no { excavation-earth-colour-genitive } artefacts left to draw.
excavation-earth-why-too-expensive =
    { $price ->
        [one] That costs { $price } credit, which you do not have.
       *[other] That costs { $price } credits, which you do not have.
    }
excavation-earth-why-forecast-full = Every card of the forecast has a crew marker.
excavation-earth-why-no-such-space = The forecast has no such space.
excavation-earth-why-marked = The card on space { $space } has a crew marker.
excavation-earth-why-not-drawn = You did not draw this artefact: { excavation-earth-artefact }.
excavation-earth-why-nobody-there = Nobody stands at that place of the queue.
excavation-earth-why-same-market = Buyers move between two different markets.
excavation-earth-why-queue-full = The queue of market { $market } is full, and nobody may be pushed out.
excavation-earth-why-too-many-buyers =
    { $left ->
        [one] A swap counts as two buyers, and you may move only { $left } more.
       *[other] You may move only { $left } more buyers.
    }

## What is asked

excavation-earth-ask-faction = Which faction will you lead?
excavation-earth-ask-mulligan = Will you keep this hand?
excavation-earth-ask-redraw = Which of these cards will you discard?
excavation-earth-ask-draft = Which two cards will you keep?
excavation-earth-ask-settle = Where shall your third explorer stand?
excavation-earth-ask-free-step = Which explorer takes a free step?
excavation-earth-ask-choose = Which action will you take?
excavation-earth-ask-travel = Who goes where?
excavation-earth-ask-excavate = What will you excavate?
excavation-earth-ask-gear = What will you excavate with the gear?
excavation-earth-ask-sample = Will you take a sample?
excavation-earth-ask-trader = Will you place a trader?
excavation-earth-ask-buyers = Which buyers will you add?
excavation-earth-ask-office = What about your envoys?
excavation-earth-ask-purchase = Will you acquire something before the sale?
excavation-earth-ask-sale = What will you sell, and where?
excavation-earth-ask-give = Which artefact will you give?
excavation-earth-ask-pick = Which card will you keep?
excavation-earth-ask-trade = What will you trade on the black market?
excavation-earth-ask-replace = Which card of the forecast will you replace?
excavation-earth-ask-uncover = What happens to the artefacts you drew?
excavation-earth-ask-bribe = Whom will you bribe?
excavation-earth-ask-discard = Which card will you discard?
excavation-earth-ask-keep-two = Which two cards will you keep?
excavation-earth-ask-free-action = Which action will you take without a card?

excavation-earth-explain-faction =
    Each faction has one ability of its own and an initiative, which sets the first turn order, lowest first.
excavation-earth-explain-mulligan =
    You have many cards of one colour or of one symbol. You may show them, discard any of them and draw as many again, or
    keep the hand as it is.
excavation-earth-explain-redraw =
    Discard one or more of the cards that you showed, then end. You draw as many new ones.
excavation-earth-explain-draft =
    You keep two cards and pass the others to the left, three times; nobody sees what you keep. Alone, some of the others
    are discarded at random instead.
excavation-earth-explain-settle =
    Before your first turn you place your third explorer on any place where you have none.
excavation-earth-explain-free-step =
    The Pilots may move one explorer by one step before their two actions, to a place where they have no other.
excavation-earth-explain-choose =
    You take two actions in a turn, each with a card, the same twice if you like. The colour of an action card counts for
    Excavate and Survey, its symbol for Market, Command and Smuggle; any card will do for Travel and Sell. Whoever passes
    keeps two action cards at most and has no more turns in this round.
excavation-earth-explain-travel =
    Distribute the fuel of the card over your explorers, one for each step. Each moves once, in the order of the map. At
    the end no two of yours may be on the same place; others do not matter.
excavation-earth-explain-excavate =
    Take up to two artefacts of the colour of the card, from two different dig sites where you have explorers. They go into
    your cargo hold.
excavation-earth-explain-gear =
    Take artefacts from dig sites where you have explorers, whatever your cards are. They go into your cargo hold.
excavation-earth-explain-sample =
    A crew marker on the space of this artefact in your gallery makes it count at the end, even if you sell it. Without a
    marker in your supply you may move a guard from another space.
excavation-earth-explain-trader =
    You need a trader at every market where you sell; in a sale one trader there becomes an envoy. Without a crew marker
    in your supply you may use a guard.
excavation-earth-explain-buyers =
    You may add a special buyer and then one of any colour to the back of the queue. If the queue is full, whoever is in
    front leaves. Every buyer who is out makes its colour more popular.
excavation-earth-explain-office =
    Place an envoy in the command centre of this market, which pays for envoys at the end of each round; or take one back
    and, if there is a command card, use it.
excavation-earth-explain-purchase =
    The Smugglers may acquire one top artefact at its bare value before a sale. It can be sold at once.
excavation-earth-explain-sale =
    Choose a colour and one to three markets with a trader of yours and an interested buyer; you give one artefact for
    each. You get credits for the popularity of the colour, for every interested buyer and for several markets.
excavation-earth-explain-give =
    You sell one artefact for each market. Sold artefacts leave the game; the samples in your gallery stay.
excavation-earth-explain-pick =
    For a sale at three markets you draw two cards, keep one and discard the other.
excavation-earth-explain-trade =
    Either deliver artefacts for their value, or acquire the top ones of the stacks. Smuggling trades up to two of different
    colours, and acquiring costs 1 more than the value; a command card names its own number and asks for the bare value.
excavation-earth-explain-replace =
    Your card takes the place of a forecast card without a crew marker. What it shows will be found before the next round.
    If you have no initiative token yet, you take the lowest.
excavation-earth-explain-uncover =
    One of the artefacts goes to its dig site. Another may be bought for twice its value into your cargo hold; the Seers may
    also take one for free. The rest is shuffled back.
excavation-earth-explain-bribe =
    A buyer goes from any place of a queue to the back of another, or two buyers of two queues change places, which counts
    as two. Nobody may be pushed out.
excavation-earth-explain-discard =
    You have drawn new cards and must now discard some from your hand.
excavation-earth-explain-keep-two =
    You have passed and keep two action cards for the next round. The others are discarded.
excavation-earth-explain-free-action =
    Restructuring gives you one more action, as if you had played a card of any colour and symbol. It does not count
    towards your two.

excavation-earth-notation-faction = Type “faction gul”.
excavation-earth-notation-mulligan = Type “stand”, “redraw orange” or “redraw 3”.
excavation-earth-notation-redraw = Type “discard red-4”, or “done”.
excavation-earth-notation-draft = Type “keep orange-1 red-4”.
excavation-earth-notation-settle = Type “settle L07”.
excavation-earth-notation-free-step = Type “move L01 L02”, or “skip”.
excavation-earth-notation-choose =
    Type the action and the card: “travel fuel-4”, “excavate orange-1”, “market orange-1”, “sell fuel-2”, “command orange-1”,
    “smuggle orange-1”, “survey orange-1”; or “pass”.
excavation-earth-notation-travel = Type “move L01 L05”, or “done”.
excavation-earth-notation-excavate = Type “take orange-a”, or “done”.
excavation-earth-notation-gear = Type “take orange-a”, or “done”.
excavation-earth-notation-sample = Type “sample”, “sample from red-b” or “leave”.
excavation-earth-notation-trader = Type “trader”, “trader from red-b” or “skip”.
excavation-earth-notation-buyers = Type “buyers special red”, “buyers special”, “buyers red” or “buyers none”.
excavation-earth-notation-office = Type “envoy”, “envoy from red-b”, “withdraw”, “invoke” or “skip”.
excavation-earth-notation-purchase = Type “acquire red hold” or “acquire red hatch”; or “skip”.
excavation-earth-notation-sale = Type “sale purple at 1 3”: the colour and the markets.
excavation-earth-notation-give = Type “give purple-a hold” or “give purple-a hatch”.
excavation-earth-notation-pick = Type “pick red-4”.
excavation-earth-notation-trade = Type “deliver red-b hatch” or “acquire red hold”; or “done”.
excavation-earth-notation-replace = Type “replace 2”.
excavation-earth-notation-uncover = Type “uncover red-a”, “uncover red-a buy red-b” or “uncover red-a take red-b buy red-c”.
excavation-earth-notation-bribe =
    Type “lead 1.2 3” (the second buyer of market 1 goes to market 3), “swap 1.2 3.1”, or “done”.
excavation-earth-notation-discard = Type “discard red-4”.
excavation-earth-notation-keep-two = Type “keep orange-1 red-4”.
excavation-earth-notation-free-action =
    Type “free travel”, “free excavate red”, “free market 2”, “free sell”, “free command 2”, “free smuggle” or “free survey red”.

## Options and their values. Those about Zu matter only alone.

excavation-earth-option-factions = Factions
excavation-earth-option-hands = Starting hands
excavation-earth-option-zu-no-credits = Easier: Zu starts without credits
excavation-earth-option-zu-failed = What Zu's failed actions pay
excavation-earth-option-zu-special-buyers-only = Easier: the Market of Zu adds no coloured buyers
excavation-earth-option-zu-skips-cards = Easier: after Rush, Survey or Excavate Zu loses its next card
excavation-earth-option-zu-limited-crew = Easier: Zu has only one set of crew markers
excavation-earth-option-zu-both-colours = Harder: Zu's Excavate with two colours takes one artefact of each
excavation-earth-option-zu-any-storage = Harder: Zu stores any artefact in hold or hatch
excavation-earth-option-leftovers-cost = Harder: alone, artefacts left at the end cost you their value
excavation-earth-option-zu-second-purchase = Harder: after acquiring Zu also takes the most valuable new artefact
excavation-earth-value-chosen = chosen
excavation-earth-value-dealt = dealt
excavation-earth-value-drafted = drafted
excavation-earth-value-normal = as usual
excavation-earth-value-nothing = nothing (easier)
excavation-earth-value-more = more (harder)

## The score sheet

excavation-earth-score-start = At the start
excavation-earth-score-sales = Sales
excavation-earth-score-black-market = Black market
excavation-earth-score-purchases = Purchases
excavation-earth-score-command = Command cards
excavation-earth-score-majorities = Majorities
excavation-earth-score-failures = Failed actions
excavation-earth-score-gallery = Gallery
excavation-earth-score-leftovers = Artefacts left

## The screen of the terminal

excavation-earth-letter-orange = O
excavation-earth-letter-green = G
excavation-earth-letter-purple = P
excavation-earth-letter-red = R
excavation-earth-letter-yellow = Y
excavation-earth-screen-round = round { $round } of 3
excavation-earth-screen-turn =
    { $actions ->
        [one] round { $round } of 3 · { $name }: { $actions } action
       *[other] round { $round } of 3 · { $name }: { $actions } actions
    }
excavation-earth-screen-over = the end
excavation-earth-screen-markets = Markets
excavation-earth-screen-queue = queue
excavation-earth-screen-traders = traders
excavation-earth-screen-regions = Regions pay
excavation-earth-screen-sites = dig sites
excavation-earth-screen-black-market = black market
excavation-earth-screen-supply = supply
excavation-earth-screen-ship = Ship
excavation-earth-screen-envoys = envoys and what they bring now
excavation-earth-screen-left = left
excavation-earth-screen-middle = middle
excavation-earth-screen-right = right
excavation-earth-screen-forecast = Forecast
excavation-earth-screen-player =
    { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · crew { $crew } · at { $places }{ $passed ->
        [yes] {" "}· passed
       *[no] {""}
    }
excavation-earth-screen-things = hold { $hold } · hatch { $hatch } · gallery { $gallery } = { $worth }
excavation-earth-screen-hand = Your cards
excavation-earth-screen-packet = To choose from
excavation-earth-screen-fuel = fuel-{ $fuel }
excavation-earth-screen-legend = A queue begins with its front, a stack with its top; * wants every colour.
excavation-earth-menu-cards = Type an action and one of its cards:
excavation-earth-menu-many =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
excavation-earth-menu-income = { $total } = { $popularity } + { $buyers } + { $bonus }

## What can be typed instead of the notation's words

excavation-earth-verb-faction = faction
excavation-earth-verb-stand = stand
excavation-earth-verb-redraw = redraw
excavation-earth-verb-keep = keep, k
excavation-earth-verb-discard = discard
excavation-earth-verb-settle = settle
excavation-earth-verb-move = move, go
excavation-earth-verb-travel = travel, t
excavation-earth-verb-excavate = excavate, dig, e
excavation-earth-verb-take = take
excavation-earth-verb-sample = sample, yes
excavation-earth-verb-leave = leave, no
excavation-earth-verb-market = market, m
excavation-earth-verb-trader = trader
excavation-earth-verb-buyers = buyers, buyer
excavation-earth-verb-sell = sell
excavation-earth-verb-sale = sale
excavation-earth-verb-give = give
excavation-earth-verb-pick = pick
excavation-earth-verb-command = command, c
excavation-earth-verb-envoy = envoy
excavation-earth-verb-withdraw = withdraw
excavation-earth-verb-invoke = invoke, use
excavation-earth-verb-smuggle = smuggle
excavation-earth-verb-deliver = deliver
excavation-earth-verb-acquire = acquire
excavation-earth-verb-survey = survey
excavation-earth-verb-replace = replace
excavation-earth-verb-uncover = uncover
excavation-earth-verb-lead = lead
excavation-earth-verb-swap = swap
excavation-earth-verb-free = free
excavation-earth-verb-pass = pass, p
excavation-earth-verb-skip = skip
excavation-earth-verb-done = done, end
excavation-earth-verb-from = from
excavation-earth-verb-special = special
excavation-earth-verb-none = none, nobody
excavation-earth-verb-buy = buy
excavation-earth-verb-hold = hold
excavation-earth-verb-hatch = hatch
