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
        [orange-1] the orange card for market 1
        [orange-2] the orange card for market 2
        [orange-3] the orange card for market 3
        [orange-4] the orange card for market 4
        [orange-5] the orange card for market 5
        [orange-6] the orange card for market 6
        [green-1] the green card for market 1
        [green-2] the green card for market 2
        [green-3] the green card for market 3
        [green-4] the green card for market 4
        [green-5] the green card for market 5
        [green-6] the green card for market 6
        [purple-1] the purple card for market 1
        [purple-2] the purple card for market 2
        [purple-3] the purple card for market 3
        [purple-4] the purple card for market 4
        [purple-5] the purple card for market 5
        [purple-6] the purple card for market 6
        [red-1] the red card for market 1
        [red-2] the red card for market 2
        [red-3] the red card for market 3
        [red-4] the red card for market 4
        [red-5] the red card for market 5
        [red-6] the red card for market 6
        [yellow-1] the yellow card for market 1
        [yellow-2] the yellow card for market 2
        [yellow-3] the yellow card for market 3
        [yellow-4] the yellow card for market 4
        [yellow-5] the yellow card for market 5
        [yellow-6] the yellow card for market 6
        [fuel-2] the travel card with 2 fuel
        [fuel-3] the travel card with 3 fuel
       *[fuel-4] the travel card with 4 fuel
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

excavation-earth-event-faction-taken = { $seat } leads the faction { excavation-earth-faction }.
excavation-earth-event-game-began = Setup is complete. Turn order: { $order }.
excavation-earth-event-card-drawn = { $seat } draws a card.
excavation-earth-event-card-seen = { $seat } draws { excavation-earth-card-accusative }.
excavation-earth-event-forecast = Added to the forecast: { excavation-earth-card }.
excavation-earth-event-mulligan-shown = { $seat } takes a mulligan and reveals: { $cards }.
excavation-earth-event-discarded = { $seat } discards { excavation-earth-card-accusative }.
excavation-earth-event-packet-seen = { $seat } chooses from: { $cards }.
excavation-earth-event-kept = { $seat } keeps { excavation-earth-first } and { excavation-earth-second }.
excavation-earth-event-packets-passed = Everyone keeps two cards and passes the rest to the left.
excavation-earth-event-rest-discarded = { $seat } discards the rest: { $cards }.
excavation-earth-event-rest-kept = { $seat } keeps the last cards: { $cards }.
excavation-earth-event-round-began = Round { $round } starts.
excavation-earth-event-command-cards =
    { $round ->
        [2] Command cards from left to right, white side up (the first name applies): { $designs }.
       *[other] Command cards from left to right, yellow side up (the second name applies): { $designs }.
    }
excavation-earth-event-turn-order = Turn order: { $order }.
excavation-earth-event-stacks-rotated = The top artefact of each black market stack goes to the bottom.
excavation-earth-event-uncovered = New on its dig site: { excavation-earth-artefact }.
excavation-earth-event-stacked = New at the bottom of its black market stack: { excavation-earth-artefact }.
excavation-earth-event-buyer-card-burned = A buyer card is discarded unused: { excavation-earth-buyer }.
excavation-earth-event-no-buyer-came = Market { $market }: no { excavation-earth-buyer } is left, so no one joins the queue.
excavation-earth-event-buyer-joined = Market { $market }: { excavation-earth-buyer-accusative } joins the queue.
excavation-earth-event-pushed-out = Market { $market }: { excavation-earth-buyer-accusative } is pushed out of the queue.
excavation-earth-event-turn-began = { $seat }’s turn.
excavation-earth-event-settled = { $seat } places the third explorer at { excavation-earth-at }.
excavation-earth-event-moved = { $seat } moves an explorer from { excavation-earth-from } to { excavation-earth-to }.
excavation-earth-event-played = { $seat } plays { excavation-earth-card-accusative } ({ excavation-earth-deed }).
excavation-earth-event-acted-freely = { $seat } takes an action without a card ({ excavation-earth-deed }).
excavation-earth-event-excavated = { $seat } excavates { excavation-earth-artefact }.
excavation-earth-event-sampled = { $seat } takes a sample of { excavation-earth-artefact }.
excavation-earth-event-guard-left = { $seat } reassigns the guard of { excavation-earth-artefact }.
excavation-earth-event-column-filled = { $seat } completes the { excavation-earth-column } gallery column for the first time.
excavation-earth-event-trader-placed = { $seat } places a trader at market { $market }.
excavation-earth-event-envoy-placed = { $seat } places an envoy in { excavation-earth-centre-locative }.
excavation-earth-event-envoy-withdrawn = { $seat } recalls an envoy from { excavation-earth-centre-genitive }.
excavation-earth-event-promoted = { $seat }’s trader at market { $market } becomes an envoy in { excavation-earth-centre-locative }.
excavation-earth-event-invoked = { $seat } uses a command card: { excavation-earth-design }.
excavation-earth-event-earned = { $seat } gains { excavation-earth-credits }.
excavation-earth-event-sold = { $seat } sells { excavation-earth-colour-plural } artefacts (markets: { $markets }) for { excavation-earth-credits }.
excavation-earth-event-given-away = { $seat } sells { excavation-earth-artefact }.
excavation-earth-event-delivered = { $seat } delivers { excavation-earth-artefact } to the black market for { excavation-earth-credits }.
excavation-earth-event-acquired = { $seat } acquires { excavation-earth-artefact } for { excavation-earth-credits } and stores it in { excavation-earth-store-genitive }.
excavation-earth-event-replaced = { $seat } places { excavation-earth-card-accusative } on forecast space { $space }; { excavation-earth-before } is discarded.
excavation-earth-event-token-taken = { $seat } takes initiative token { $token }.
excavation-earth-event-artefacts-drawn =
    { $count ->
        [one] { $seat } draws { $count } { excavation-earth-colour-plural } artefact.
       *[other] { $seat } draws { $count } { excavation-earth-colour-genitive } artefacts.
    }
excavation-earth-event-artefacts-seen = { $seat } draws: { $artefacts }.
excavation-earth-event-taken-freely = { $seat } takes { excavation-earth-artefact } for free.
excavation-earth-event-bought = { $seat } buys { excavation-earth-artefact } for { excavation-earth-credits }.
excavation-earth-event-buyer-led = { $seat } moves { excavation-earth-buyer-accusative } from market { $from } to market { $to }.
excavation-earth-event-buyers-swapped = { $seat } swaps { excavation-earth-buyer-accusative } at market { $from } with { excavation-earth-other-buyer } at market { $to }.
excavation-earth-event-passed = { $seat } passes for the rest of the round.
excavation-earth-event-zu-flipped =
    Zu reveals a card. { $deed ->
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
excavation-earth-event-zu-surveyed = Zu reveals { excavation-earth-card-accusative }, but there is no room for it in the forecast.
excavation-earth-event-zu-failed =
    { $credits ->
        [0] Zu’s action fails, and it gains nothing.
       *[other] Zu’s action fails, and it gains { excavation-earth-credits }.
    }
excavation-earth-event-majority-paid = { $seat } gains { excavation-earth-credits } for envoys in { excavation-earth-centre-locative }.
excavation-earth-event-gallery-paid = { $seat } gains { excavation-earth-credits } for the gallery.
excavation-earth-event-leftovers-counted = Unsold artefacts, { $seat }: { excavation-earth-credits }.
excavation-earth-event-won = { $seat } wins!

## What can be done

excavation-earth-action-faction = choose faction: { excavation-earth-faction }
excavation-earth-action-stand = keep the hand
excavation-earth-action-redraw =
    { $alike ->
        [orange] redraw orange cards
        [green] redraw green cards
        [purple] redraw purple cards
        [red] redraw red cards
        [yellow] redraw yellow cards
       *[other] redraw cards for market { $alike }
    }
excavation-earth-action-keep = keep { excavation-earth-first } and { excavation-earth-second }
excavation-earth-action-discard = discard { excavation-earth-card-accusative }
excavation-earth-action-settle = place the third explorer at { excavation-earth-at }
excavation-earth-action-move = move an explorer from { excavation-earth-from } to { excavation-earth-to }
excavation-earth-action-travel = travel: play { excavation-earth-card-accusative }
excavation-earth-action-excavate = excavate: play { excavation-earth-card-accusative }
excavation-earth-action-take = take { excavation-earth-artefact }
excavation-earth-action-sample =
    { $guard ->
        [null] take a sample of { excavation-earth-artefact }
       *[other] take a sample of { excavation-earth-artefact } (use the guard of { excavation-earth-guard })
    }
excavation-earth-action-sample-gained =
    { $guard ->
        [null] take a sample
       *[other] take a sample (use the guard of { excavation-earth-guard })
    }
excavation-earth-action-leave = take no more samples
excavation-earth-action-market = market: play { excavation-earth-card-accusative }
excavation-earth-action-trader =
    { $guard ->
        [null] place a trader
       *[other] place a trader (use the guard of { excavation-earth-guard })
    }
excavation-earth-action-buyer = add { excavation-earth-buyer-accusative }
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
excavation-earth-action-sale = sell { excavation-earth-colour-plural } artefacts, markets: { $markets }
excavation-earth-action-give = sell { excavation-earth-artefact } from { excavation-earth-store }
excavation-earth-action-pick = keep { excavation-earth-card-accusative }
excavation-earth-action-command = command: play { excavation-earth-card-accusative }
excavation-earth-action-envoy =
    { $guard ->
        [null] place an envoy
       *[other] place an envoy (use the guard of { excavation-earth-guard })
    }
excavation-earth-action-withdraw = recall an envoy
excavation-earth-action-invoke = use the command card
excavation-earth-action-withdraw-and-invoke = recall an envoy and use the command card
excavation-earth-action-smuggle = smuggle: play { excavation-earth-card-accusative }
excavation-earth-action-deliver = deliver { excavation-earth-artefact } from { excavation-earth-store }
excavation-earth-action-acquire = acquire the top { excavation-earth-colour } artefact for { excavation-earth-store-genitive }
excavation-earth-action-survey = survey: play { excavation-earth-card-accusative }
excavation-earth-action-replace = place the card on forecast space { $space }
excavation-earth-action-uncover =
    place { excavation-earth-placed } on its dig site{ $take ->
        [null] {""}
       *[other] , take { excavation-earth-taken } for free
    }{ $buy ->
        [null] {""}
       *[other] , buy { excavation-earth-purchased }
    }
excavation-earth-action-lead = move buyer { $from } to the queue of market { $to }
excavation-earth-action-swap = swap buyers { $one } and { $other }
excavation-earth-action-free = take an action without a card ({ excavation-earth-deed })
excavation-earth-action-pass = pass
excavation-earth-action-skip = skip
excavation-earth-action-done = done

## Why something cannot be done

excavation-earth-why-another-decision = You cannot do that now.
excavation-earth-why-faction-taken = { $seat } already has this faction.
excavation-earth-why-too-few-alike =
    { $least ->
        [one] A mulligan needs at least { $least } card of this colour or symbol.
       *[other] A mulligan needs at least { $least } cards of this colour or symbol.
    }
excavation-earth-why-not-alike = This is not one of the cards you revealed.
excavation-earth-why-not-in-hand = You do not have this card.
excavation-earth-why-in-order = Choices are made in a fixed order here. Undo, and start with this one.
excavation-earth-why-own-explorer = You already have an explorer there: { excavation-earth-at }.
excavation-earth-why-no-explorer = You have no explorer there: { excavation-earth-at }.
excavation-earth-why-too-far =
    { $steps ->
        [one] That is { $steps } step, but you have { $fuel } fuel.
       *[other] That is { $steps } steps, but you have { $fuel } fuel.
    }
excavation-earth-why-nothing-done = You must do something before you finish.
excavation-earth-why-no-effect = That would have no effect.
excavation-earth-why-hold-full = Your cargo hold is full.
excavation-earth-why-store-full =
    { $store ->
        [hold] Your cargo hold is full.
       *[hatch] Your hidden hatch is full.
    }
excavation-earth-why-nothing-to-excavate = There are no { excavation-earth-colour-genitive } artefacts where your explorers are.
excavation-earth-why-another-colour = You can only choose { excavation-earth-colour-plural } artefacts now.
excavation-earth-why-not-there = This artefact is not on its dig site: { excavation-earth-artefact }.
excavation-earth-why-not-together = You cannot take these two together: they must come from two different dig sites with your explorers.
excavation-earth-why-no-more = You cannot take any more artefacts in this action.
excavation-earth-why-not-gained = You did not gain this artefact just now, or you have already sampled it: { excavation-earth-artefact }.
excavation-earth-why-already-sampled = This gallery space already has a guard: { excavation-earth-artefact }.
excavation-earth-why-same-colour = The artefacts must have different colours.
excavation-earth-why-no-crew = You have no crew markers in your supply.
excavation-earth-why-crew-first = You may use guards only when you have no crew markers in your supply.
excavation-earth-why-no-guard = You have no guard there: { excavation-earth-artefact }.
excavation-earth-why-no-buyer = None left in the supply: { excavation-earth-buyer }.
excavation-earth-why-special-buyer-first = First decide about the special buyer: add one or skip this step.
excavation-earth-why-coloured-buyer-now = The special buyer comes before the coloured one.
excavation-earth-why-nothing-to-sell = You have nothing to sell.
excavation-earth-why-no-market-for-it = No market has both your trader and a buyer interested in what you have.
excavation-earth-why-not-on-black-market = You have no explorer at that black market.
excavation-earth-why-no-black-market = No black market shows this card’s symbol.
excavation-earth-why-too-many-markets = You can sell at 1 to { $most } markets.
excavation-earth-why-too-few-artefacts =
    { $owned ->
        [0] You have no artefacts of this colour.
       *[other] You need one artefact of this colour for each market, but you have { $owned }.
    }
excavation-earth-why-no-trader = You have no trader at market { $market }.
excavation-earth-why-nobody-interested = No one at market { $market } is interested in this colour.
excavation-earth-why-not-owned = You do not have this artefact: { excavation-earth-artefact }.
excavation-earth-why-merchants-only = Only the Merchants choose a market when they sell without a card.
excavation-earth-why-seers-only = Only the Seers may take an artefact for free.
excavation-earth-why-no-envoy = You have no envoy in { excavation-earth-centre-locative }.
excavation-earth-why-trader-placed = You have already placed a trader in this action.
excavation-earth-why-office-used = You have already placed or recalled an envoy in this action.
excavation-earth-why-withdraw-first = To use the command card, recall an envoy first.
excavation-earth-why-no-command-card = There is no command card there this round.
excavation-earth-why-one-side = You can either deliver or acquire, but not both.
excavation-earth-why-stack-empty = The { excavation-earth-colour } black market stack is empty.
excavation-earth-why-pile-empty = There are no { excavation-earth-colour-genitive } artefacts left to draw.
excavation-earth-why-too-expensive =
    { $price ->
        [one] That costs { $price } credit, more than you have.
       *[other] That costs { $price } credits, more than you have.
    }
excavation-earth-why-forecast-full = Every forecast card has a crew marker.
excavation-earth-why-no-such-space = The forecast has no such space.
excavation-earth-why-marked = The card on forecast space { $space } has a crew marker.
excavation-earth-why-not-drawn = You did not draw this artefact: { excavation-earth-artefact }.
excavation-earth-why-nobody-there = There is no buyer in that place in the queue.
excavation-earth-why-same-market = Choose buyers from two different markets.
excavation-earth-why-queue-full = The queue at market { $market } is full, and no one may be pushed out.
excavation-earth-why-too-many-buyers =
    { $left ->
        [one] A swap counts as two buyers, and you may move only { $left } more.
       *[other] You may move only { $left } more buyers.
    }

## How much is left of an action

excavation-earth-left-travel = Fuel left: { $left }
excavation-earth-left-excavate =
    { $left ->
        [one] { $left } more artefact at most
       *[other] Up to { $left } artefacts
    }
excavation-earth-left-gear = { excavation-earth-left-excavate }
excavation-earth-left-trade = { excavation-earth-left-excavate }
excavation-earth-left-deliver =
    { $left ->
        [one] { $left } more delivery at most
       *[other] Up to { $left } more deliveries
    }
excavation-earth-left-acquire =
    { $left ->
        [one] { $left } more purchase at most
       *[other] Up to { $left } more purchases
    }
excavation-earth-left-give =
    { $left ->
        [one] { $left } more artefact to sell
       *[other] { $left } artefacts to sell
    }
excavation-earth-left-bribe =
    { $left ->
        [one] { $left } more buyer at most
       *[other] Up to { $left } buyers
    }
excavation-earth-left-discard =
    { $left ->
        [one] { $left } more card to discard
       *[other] { $left } cards to discard
    }

## What is asked

excavation-earth-ask-faction = Choose a faction.
excavation-earth-ask-mulligan = Keep your hand?
excavation-earth-ask-redraw = Which cards do you discard?
excavation-earth-ask-draft = Choose two cards to keep.
excavation-earth-ask-settle = Place your third explorer.
excavation-earth-ask-free-step = Move one explorer for free?
excavation-earth-ask-choose = Choose an action.
excavation-earth-ask-travel = Move your explorers.
excavation-earth-ask-excavate = What do you excavate?
excavation-earth-ask-gear = What do you excavate with the gear?
excavation-earth-ask-sample = Take samples?
excavation-earth-ask-trader = Place a trader?
excavation-earth-ask-special-buyer = Add a special buyer?
excavation-earth-ask-coloured-buyer = Add a coloured buyer?
excavation-earth-ask-buyers = Which buyers do you add?
excavation-earth-ask-command = Place a trader? Place or recall an envoy?
excavation-earth-ask-office = Place or recall an envoy?
excavation-earth-ask-purchase = Acquire an artefact before the sale?
excavation-earth-ask-sale = What do you sell, and where?
excavation-earth-ask-give = Which artefact do you sell?
excavation-earth-ask-pick = Choose a card to keep.
excavation-earth-ask-trade = What do you trade on the black market?
excavation-earth-ask-replace = Which forecast card do you replace?
excavation-earth-ask-uncover = What do you do with the artefacts you drew?
excavation-earth-ask-bribe = Which buyers do you move?
excavation-earth-ask-discard = Choose a card to discard.
excavation-earth-ask-keep-two = Choose two cards to keep.
excavation-earth-ask-free-action = Choose an action to take without a card.

excavation-earth-explain-faction =
    Each faction has its own ability and an initiative. The lowest initiative goes first in round 1.
excavation-earth-explain-mulligan =
    With enough cards of one colour or one symbol you may reveal them, discard any of them and draw the same number
    again. Otherwise keep your hand.
excavation-earth-explain-redraw =
    Discard one or more of the cards you revealed, then finish. You draw the same number of new cards.
excavation-earth-explain-draft =
    Keep two cards and pass the rest to the left, three times. No one sees what you keep. In a solo game, some of the
    other cards are discarded at random instead.
excavation-earth-explain-settle =
    Before your first turn, place your third explorer at any location where you have no explorer.
excavation-earth-explain-free-step =
    The Pilots may move one explorer one step before their two actions, to a location where they have no other explorer.
excavation-earth-explain-choose =
    You take two actions in a turn, each with a card; they may be the same. The colour of an action card matters for
    Excavate and Survey, its symbol for Market, Command and Smuggle. Any card works for Travel and Sell. When you pass,
    you keep at most two action cards and take no more turns this round.
excavation-earth-explain-travel =
    Divide the card’s fuel among your explorers, one per step, in any order. None may stop where another explorer of
    yours is; other players’ explorers do not matter. Finish when you do not want to use the rest.
excavation-earth-explain-excavate =
    Take up to two artefacts of the card’s colour from two different dig sites with your explorers. They go to your
    cargo hold.
excavation-earth-explain-gear =
    Take artefacts from dig sites with your explorers, whatever your cards are. They go to your cargo hold.
excavation-earth-explain-sample =
    A crew marker on an artefact’s gallery space scores at the end, even if you sell the artefact. Take the samples in
    any order. If your supply is empty, you may move a guard from another space.
excavation-earth-explain-trader =
    You need a trader at every market where you sell. After a sale, one trader there becomes an envoy. If you have no
    crew markers in your supply, you may use a guard.
excavation-earth-explain-special-buyer =
    A special buyer wants every colour. It joins the back of the queue; if the queue is full, the front buyer leaves. You
    then choose the coloured buyer.
excavation-earth-explain-coloured-buyer =
    You may add a buyer of any colour to the back of the queue. If the queue is full, the front buyer leaves. Each buyer
    off the track makes its colour more popular.
excavation-earth-explain-buyers =
    You may add a special buyer and then a buyer of any colour to the back of the queue. If the queue is full, the
    front buyer leaves. Each buyer off the track makes its colour more popular.
excavation-earth-explain-command =
    In either order, place a trader at the market, and place an envoy in its command centre or recall one from there. A
    recalled envoy returns to your supply, and you may use the command card; that ends the action.
excavation-earth-explain-office =
    Place an envoy in this market’s command centre, which pays for envoys at the end of each round. Or recall one and,
    if there is a command card, use it.
excavation-earth-explain-purchase =
    The Smugglers may acquire one top artefact for its printed value before a sale, and may sell it at once.
excavation-earth-explain-sale =
    Choose a colour and one to three markets, each with your trader and an interested buyer. You sell one artefact per
    market and gain credits for the colour’s popularity, for each interested buyer and for using several markets.
excavation-earth-explain-give =
    You sell one artefact for each market. Sold artefacts leave the game; samples in your gallery stay.
excavation-earth-explain-pick =
    For a sale at three markets, draw two cards, keep one and discard the other.
excavation-earth-explain-trade =
    Either deliver artefacts for their value, or acquire the top artefacts of stacks. With Smuggle you trade up to two of
    different colours, and acquiring costs 1 more than the value. Command cards set their own number and use the printed
    value.
excavation-earth-explain-replace =
    Your card replaces a forecast card without a crew marker. Artefacts of its colour appear before the next round. If
    you have no initiative token yet, take the lowest.
excavation-earth-explain-uncover =
    Place one of the artefacts on its dig site. You may buy another for twice its value, for your cargo hold. The Seers
    may also take one for free. The rest are shuffled back.
excavation-earth-explain-bribe =
    Move a buyer from any place in a queue to the back of another, or swap two buyers from two queues, which counts as
    two. No one may be pushed out.
excavation-earth-explain-discard =
    You have drawn new cards. Now discard some from your hand.
excavation-earth-explain-keep-two =
    You have passed. Keep two action cards for the next round and discard the rest.
excavation-earth-explain-free-action =
    Restructuring gives you one extra action, as if you had played a card of any colour and symbol. It does not count
    towards your two actions.

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
excavation-earth-notation-sample = Type “sample red-a”, “sample red-a from red-b” or “leave”.
excavation-earth-notation-trader = Type “trader”, “trader from red-b” or “skip”.
excavation-earth-notation-special-buyer = Type “buyer special” or “skip”.
excavation-earth-notation-coloured-buyer = Type “buyer red” or “skip”.
excavation-earth-notation-buyers = Type “buyers special red”, “buyers special”, “buyers red” or “buyers none”.
excavation-earth-notation-command = Type “trader”, “envoy”, “trader from red-b”, “withdraw”, “invoke” or “done”.
excavation-earth-notation-office = Type “envoy”, “envoy from red-b”, “withdraw”, “invoke” or “skip”.
excavation-earth-notation-purchase = Type “acquire red hold” or “acquire red hatch”; or “skip”.
excavation-earth-notation-sale = Type “sale purple at 1 3”: the colour and the markets.
excavation-earth-notation-give = Type “give purple-a hold” or “give purple-a hatch”.
excavation-earth-notation-pick = Type “pick red-4”.
excavation-earth-notation-trade = Type “deliver red-b hatch” or “acquire red hold”; or “done”.
excavation-earth-notation-replace = Type “replace 2”.
excavation-earth-notation-uncover = Type “uncover red-a”, “uncover red-a buy red-b” or “uncover red-a take red-b buy red-c”.
excavation-earth-notation-bribe =
    Type “lead 1.2 3” (move the second buyer of market 1 to market 3), “swap 1.2 3.1”, or “done”.
excavation-earth-notation-discard = Type “discard red-4”.
excavation-earth-notation-keep-two = Type “keep orange-1 red-4”.
excavation-earth-notation-free-action =
    Type “free travel”, “free excavate red”, “free market 2”, “free sell”, “free command 2”, “free smuggle” or “free survey red”.

## Options and their values. Those about Zu matter only alone.

excavation-earth-option-factions = Factions
excavation-earth-option-hands = Starting hands
excavation-earth-option-zu-no-credits = Easier: Zu starts without credits
excavation-earth-option-zu-failed = Zu’s failed actions pay
excavation-earth-option-zu-special-buyers-only = Easier: Zu’s Market adds no coloured buyers
excavation-earth-option-zu-skips-cards = Easier: Zu skips a card after Rush, Survey or Excavate
excavation-earth-option-zu-limited-crew = Easier: Zu has only one set of crew markers
excavation-earth-option-zu-both-colours = Harder: Zu’s two-colour Excavate takes one artefact of each
excavation-earth-option-zu-any-storage = Harder: Zu stores any artefact in its hold or hatch
excavation-earth-option-leftovers-cost = Harder: unsold artefacts cost you their value
excavation-earth-option-zu-second-purchase = Harder: after acquiring, Zu also takes the most valuable new artefact
excavation-earth-value-chosen = chosen
excavation-earth-value-dealt = dealt
excavation-earth-value-drafted = drafted
excavation-earth-value-normal = normal
excavation-earth-value-nothing = nothing (easier)
excavation-earth-value-more = more (harder)

## The score sheet

excavation-earth-score-start = Starting credits
excavation-earth-score-sales = Sales
excavation-earth-score-black-market = Black market
excavation-earth-score-purchases = Purchases
excavation-earth-score-command = Command cards
excavation-earth-score-majorities = Majorities
excavation-earth-score-failures = Failed actions
excavation-earth-score-gallery = Gallery
excavation-earth-score-leftovers = Unsold artefacts

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
excavation-earth-screen-over = game over
excavation-earth-screen-markets = Markets
excavation-earth-screen-queue = queue
excavation-earth-screen-traders = traders
excavation-earth-screen-regions = Payout
excavation-earth-screen-sites = dig sites
excavation-earth-screen-black-market = black market
excavation-earth-screen-supply = supply
excavation-earth-screen-ship = Ship
excavation-earth-screen-envoys = envoys and current payout
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
excavation-earth-screen-packet = Choose from
excavation-earth-screen-fuel = fuel-{ $fuel }
excavation-earth-screen-buyer-cards = Discarded buyer cards
excavation-earth-screen-legend = Queues are listed front first, stacks top first; * wants every colour.
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
excavation-earth-verb-buyer = buyer, buyers
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
excavation-earth-verb-buy = buy
excavation-earth-verb-hold = hold
excavation-earth-verb-hatch = hatch
