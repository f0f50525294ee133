### Excavation Earth: the names of things and what they do, in our own words.

## Regions, glyphs, markets and other words. Lists of them are put together with these names.

excavation-earth-name-orange = orange
excavation-earth-name-green = green
excavation-earth-name-purple = purple
excavation-earth-name-red = red
excavation-earth-name-yellow = yellow
excavation-earth-name-special = special
excavation-earth-glyph-1 = first glyph
excavation-earth-glyph-2 = second glyph
excavation-earth-glyph-3 = third glyph
excavation-earth-glyph-4 = fourth glyph
# A kind of artefact: its region and its glyph.
excavation-earth-kind-orange-1 = orange 1
excavation-earth-kind-orange-2 = orange 2
excavation-earth-kind-orange-3 = orange 3
excavation-earth-kind-orange-4 = orange 4
excavation-earth-kind-green-1 = green 1
excavation-earth-kind-green-2 = green 2
excavation-earth-kind-green-3 = green 3
excavation-earth-kind-green-4 = green 4
excavation-earth-kind-purple-1 = purple 1
excavation-earth-kind-purple-2 = purple 2
excavation-earth-kind-purple-3 = purple 3
excavation-earth-kind-purple-4 = purple 4
excavation-earth-kind-red-1 = red 1
excavation-earth-kind-red-2 = red 2
excavation-earth-kind-red-3 = red 3
excavation-earth-kind-red-4 = red 4
excavation-earth-kind-yellow-1 = yellow 1
excavation-earth-kind-yellow-2 = yellow 2
excavation-earth-kind-yellow-3 = yellow 3
excavation-earth-kind-yellow-4 = yellow 4

excavation-earth-name-credit = credit
excavation-earth-name-artefact = artefact
excavation-earth-name-explorer = explorer
excavation-earth-name-crew = crew marker
excavation-earth-name-guard = guard
excavation-earth-name-trader = trader
excavation-earth-name-envoy = envoy
excavation-earth-name-sample = sample
excavation-earth-name-gallery = gallery
excavation-earth-name-hold = cargo hold
excavation-earth-name-hatch = hidden hatch
excavation-earth-name-buyer = buyer
excavation-earth-name-queue = queue
excavation-earth-name-popularity = popularity
excavation-earth-name-ship = ship
excavation-earth-name-forecast = forecast
excavation-earth-name-initiative = initiative token
excavation-earth-name-fuel = fuel
excavation-earth-name-market = market
excavation-earth-name-dig-site = dig site
excavation-earth-name-black-market = black market
excavation-earth-name-left = left command centre
excavation-earth-name-middle = middle command centre
excavation-earth-name-right = right command centre
excavation-earth-name-west = western black market
excavation-earth-name-central = central black market
excavation-earth-name-east = eastern black market

# So many credits; in Polish in the accusative, as after “takes” or “pays”.
excavation-earth-count-credit =
    { $count ->
        [one] { $count } credit
       *[other] { $count } credits
    }

## The markets and the symbols of the cards

excavation-earth-market-1 = market 1
excavation-earth-market-2 = market 2
excavation-earth-market-3 = market 3
excavation-earth-market-4 = market 4
excavation-earth-market-5 = market 5
excavation-earth-market-6 = market 6
excavation-earth-symbol-winged-shell = winged shell
excavation-earth-symbol-fist = fist
excavation-earth-symbol-comet = comet
excavation-earth-symbol-blossom = blossom
excavation-earth-symbol-triple-crescent = triple crescent
excavation-earth-symbol-serpent-seal = serpent seal

## The places of the map as we reconstructed it

excavation-earth-place-l01 = market 1
excavation-earth-place-l02 = red site A
excavation-earth-place-l03 = red site B
excavation-earth-place-l04 = red site C
excavation-earth-place-l05 = market 2
excavation-earth-place-l06 = western black market
excavation-earth-place-l07 = yellow site A
excavation-earth-place-l08 = yellow site B
excavation-earth-place-l09 = yellow site C
excavation-earth-place-l10 = green site A and market 3
excavation-earth-place-l11 = green site B
excavation-earth-place-l12 = green site C
excavation-earth-place-l13 = market 4
excavation-earth-place-l14 = purple site A
excavation-earth-place-l15 = purple site B
excavation-earth-place-l16 = purple site C
excavation-earth-place-l17 = central black market
excavation-earth-place-l18 = orange site A
excavation-earth-place-l19 = orange site B and market 6
excavation-earth-place-l20 = market 5
excavation-earth-place-l21 = eastern black market

## Factions: name, role, ability

excavation-earth-faction-dal-harraii = Dal-Harraii corporation
excavation-earth-role-dal-harraii = Pilots
excavation-earth-ability-dal-harraii = Before your two actions one of your explorers may take a free step to a neighbouring place where you have no other explorer.
excavation-earth-faction-gul = Gul cartel
excavation-earth-role-gul = Smugglers
excavation-earth-ability-gul = Before a sale, an explorer on any black market lets you acquire one artefact at its bare value; it can be part of that very sale.
excavation-earth-faction-kuti-kuti = Kuti Kuti union
excavation-earth-role-kuti-kuti = Excavators
excavation-earth-ability-kuti-kuti = An excavation with only one explorer may bring a second artefact of that colour, from the same dig site or one next to it.
excavation-earth-faction-aqulla = Aqulla collective
excavation-earth-role-aqulla = Merchants
excavation-earth-ability-aqulla = In a sale the market of the discarded card needs no trader of yours.
excavation-earth-faction-issisinui = Is'Sisinui
excavation-earth-role-issisinui = Seers
excavation-earth-ability-issisinui = A survey shows you three artefacts instead of two. One may go into your hold for free, and another may be bought as usual.
excavation-earth-faction-zu = Zu
excavation-earth-role-zu = Solo opponent
excavation-earth-ability-zu = Turns over its own cards and follows fixed priorities.

## Actions

excavation-earth-move-travel = Travel
excavation-earth-move-excavate = Excavate
excavation-earth-move-market = Market
excavation-earth-move-sell = Sell
excavation-earth-move-command = Command
excavation-earth-move-smuggle = Smuggle
excavation-earth-move-survey = Survey
excavation-earth-move-pass = Pass
excavation-earth-move-rush = Rush

## Cards

excavation-earth-card-travel = travel card, fuel { $fuel }
excavation-earth-card-action =
    { $region ->
        [orange] orange card
        [green] green card
        [purple] purple card
        [red] red card
       *[yellow] yellow card
    }
excavation-earth-card-buyer =
    { $region ->
        [orange] orange buyer
        [green] green buyer
        [purple] purple buyer
        [red] red buyer
        [yellow] yellow buyer
       *[special] special buyer
    }

## Command cards: white faces of round 2, yellow faces of round 3

excavation-earth-command-reinforcements = Reinforcements
excavation-earth-effect-reinforcements =
    { $discard ->
        [one] Draw 4 action cards, then discard { $discard } action card.
       *[other] Draw 4 action cards, then discard { $discard } action cards.
    }
excavation-earth-command-restructuring = Restructuring
excavation-earth-effect-restructuring = Take one more action at once, as if you had played a fitting card. It does not count towards your two.
excavation-earth-command-shady-deal = Shady Deal
excavation-earth-effect-shady-deal = Deliver or acquire up to 2 artefacts at their printed values; the colours may be equal.
excavation-earth-command-profitable-deal = Profitable Deal
excavation-earth-effect-profitable-deal = Gain 3 credits. Then deliver or acquire up to 3 artefacts at their printed values; the colours may be equal.
excavation-earth-command-smart-gear = Smart Gear
excavation-earth-effect-smart-gear = Excavate up to 2 artefacts of different colours where your explorers are.
excavation-earth-command-sentient-gear = Sentient Gear
excavation-earth-effect-sentient-gear = Excavate up to 3 artefacts of any colours where your explorers are.
excavation-earth-command-bribery = Bribery
excavation-earth-effect-bribery =
    { $count ->
        [one] Move one buyer between markets. Nobody may be pushed out.
       *[other] Move or swap up to { $count } buyers between markets. Nobody may be pushed out.
    }
excavation-earth-command-grand-bribery = Grand Bribery
excavation-earth-effect-grand-bribery =
    { $count ->
        [one] Move one buyer between markets. Nobody may be pushed out.
       *[other] Move or swap up to { $count } buyers between markets. Nobody may be pushed out.
    }

## Cards of Zu

excavation-earth-zu-excavate = Excavate: the most popular colour
excavation-earth-zu-excavate-orange-green = Excavate: orange or green
excavation-earth-zu-excavate-green-purple = Excavate: green or purple
excavation-earth-zu-excavate-purple-red = Excavate: purple or red
excavation-earth-zu-excavate-red-yellow = Excavate: red or yellow
excavation-earth-zu-excavate-yellow-orange = Excavate: yellow or orange
excavation-earth-zu-market = Market
excavation-earth-zu-command-1 = Command: market 1
excavation-earth-zu-command-2 = Command: market 2
excavation-earth-zu-command-3 = Command: market 3
excavation-earth-zu-command-4 = Command: market 4
excavation-earth-zu-command-5 = Command: market 5
excavation-earth-zu-command-6 = Command: market 6
excavation-earth-zu-sell = Sell
excavation-earth-zu-rush = Rush
excavation-earth-zu-survey = Survey
excavation-earth-zu-failed = Failed action

## Switches of the solo game: e makes it easier, h makes it harder

excavation-earth-option-e1 = Zu starts without credits
excavation-earth-option-e2 = Failed actions pay Zu nothing
excavation-earth-option-e3 = The Market of Zu adds no coloured buyers
excavation-earth-option-e4 = After Rush, Survey or Excavate Zu loses its next card
excavation-earth-option-e5 = Zu has only one set of crew markers
excavation-earth-option-h1 = Excavate with two colours takes one artefact of each
excavation-earth-option-h2 = A failed action pays Zu more
excavation-earth-option-h3 = Zu stores any artefact in hold or hatch
excavation-earth-option-h4 = Artefacts left at the end cost you their value
excavation-earth-option-h5 = After acquiring Zu also takes the most valuable new artefact

## A faction, a region or a place that is an argument of another message

excavation-earth-faction =
    { $faction ->
        [dal-harraii] { excavation-earth-faction-dal-harraii }
        [gul] { excavation-earth-faction-gul }
        [kuti-kuti] { excavation-earth-faction-kuti-kuti }
        [aqulla] { excavation-earth-faction-aqulla }
        [issisinui] { excavation-earth-faction-issisinui }
       *[zu] { excavation-earth-faction-zu }
    }
excavation-earth-region =
    { $region ->
        [orange] { excavation-earth-name-orange }
        [green] { excavation-earth-name-green }
        [purple] { excavation-earth-name-purple }
        [red] { excavation-earth-name-red }
       *[yellow] { excavation-earth-name-yellow }
    }
excavation-earth-place =
    { $place ->
        [l01] { excavation-earth-place-l01 }
        [l02] { excavation-earth-place-l02 }
        [l03] { excavation-earth-place-l03 }
        [l04] { excavation-earth-place-l04 }
        [l05] { excavation-earth-place-l05 }
        [l06] { excavation-earth-place-l06 }
        [l07] { excavation-earth-place-l07 }
        [l08] { excavation-earth-place-l08 }
        [l09] { excavation-earth-place-l09 }
        [l10] { excavation-earth-place-l10 }
        [l11] { excavation-earth-place-l11 }
        [l12] { excavation-earth-place-l12 }
        [l13] { excavation-earth-place-l13 }
        [l14] { excavation-earth-place-l14 }
        [l15] { excavation-earth-place-l15 }
        [l16] { excavation-earth-place-l16 }
        [l17] { excavation-earth-place-l17 }
        [l18] { excavation-earth-place-l18 }
        [l19] { excavation-earth-place-l19 }
        [l20] { excavation-earth-place-l20 }
       *[l21] { excavation-earth-place-l21 }
    }

## The same in lists

excavation-earth-name-dal-harraii = { excavation-earth-faction-dal-harraii }
excavation-earth-name-gul = { excavation-earth-faction-gul }
excavation-earth-name-kuti-kuti = { excavation-earth-faction-kuti-kuti }
excavation-earth-name-aqulla = { excavation-earth-faction-aqulla }
excavation-earth-name-issisinui = { excavation-earth-faction-issisinui }
excavation-earth-name-zu = { excavation-earth-faction-zu }
excavation-earth-name-orange-1 = { excavation-earth-kind-orange-1 }
excavation-earth-name-orange-2 = { excavation-earth-kind-orange-2 }
excavation-earth-name-orange-3 = { excavation-earth-kind-orange-3 }
excavation-earth-name-orange-4 = { excavation-earth-kind-orange-4 }
excavation-earth-name-green-1 = { excavation-earth-kind-green-1 }
excavation-earth-name-green-2 = { excavation-earth-kind-green-2 }
excavation-earth-name-green-3 = { excavation-earth-kind-green-3 }
excavation-earth-name-green-4 = { excavation-earth-kind-green-4 }
excavation-earth-name-purple-1 = { excavation-earth-kind-purple-1 }
excavation-earth-name-purple-2 = { excavation-earth-kind-purple-2 }
excavation-earth-name-purple-3 = { excavation-earth-kind-purple-3 }
excavation-earth-name-purple-4 = { excavation-earth-kind-purple-4 }
excavation-earth-name-red-1 = { excavation-earth-kind-red-1 }
excavation-earth-name-red-2 = { excavation-earth-kind-red-2 }
excavation-earth-name-red-3 = { excavation-earth-kind-red-3 }
excavation-earth-name-red-4 = { excavation-earth-kind-red-4 }
excavation-earth-name-yellow-1 = { excavation-earth-kind-yellow-1 }
excavation-earth-name-yellow-2 = { excavation-earth-kind-yellow-2 }
excavation-earth-name-yellow-3 = { excavation-earth-kind-yellow-3 }
excavation-earth-name-yellow-4 = { excavation-earth-kind-yellow-4 }
excavation-earth-name-l01 = { excavation-earth-place-l01 }
excavation-earth-name-l02 = { excavation-earth-place-l02 }
excavation-earth-name-l03 = { excavation-earth-place-l03 }
excavation-earth-name-l04 = { excavation-earth-place-l04 }
excavation-earth-name-l05 = { excavation-earth-place-l05 }
excavation-earth-name-l06 = { excavation-earth-place-l06 }
excavation-earth-name-l07 = { excavation-earth-place-l07 }
excavation-earth-name-l08 = { excavation-earth-place-l08 }
excavation-earth-name-l09 = { excavation-earth-place-l09 }
excavation-earth-name-l10 = { excavation-earth-place-l10 }
excavation-earth-name-l11 = { excavation-earth-place-l11 }
excavation-earth-name-l12 = { excavation-earth-place-l12 }
excavation-earth-name-l13 = { excavation-earth-place-l13 }
excavation-earth-name-l14 = { excavation-earth-place-l14 }
excavation-earth-name-l15 = { excavation-earth-place-l15 }
excavation-earth-name-l16 = { excavation-earth-place-l16 }
excavation-earth-name-l17 = { excavation-earth-place-l17 }
excavation-earth-name-l18 = { excavation-earth-place-l18 }
excavation-earth-name-l19 = { excavation-earth-place-l19 }
excavation-earth-name-l20 = { excavation-earth-place-l20 }
excavation-earth-name-l21 = { excavation-earth-place-l21 }
