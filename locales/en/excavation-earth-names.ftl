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
# A kind of artefact: its region and its row in the gallery, a letter as in the notation.
excavation-earth-kind-orange-a = orange A
excavation-earth-kind-orange-b = orange B
excavation-earth-kind-orange-c = orange C
excavation-earth-kind-orange-d = orange D
excavation-earth-kind-green-a = green A
excavation-earth-kind-green-b = green B
excavation-earth-kind-green-c = green C
excavation-earth-kind-green-d = green D
excavation-earth-kind-purple-a = purple A
excavation-earth-kind-purple-b = purple B
excavation-earth-kind-purple-c = purple C
excavation-earth-kind-purple-d = purple D
excavation-earth-kind-red-a = red A
excavation-earth-kind-red-b = red B
excavation-earth-kind-red-c = red C
excavation-earth-kind-red-d = red D
excavation-earth-kind-yellow-a = yellow A
excavation-earth-kind-yellow-b = yellow B
excavation-earth-kind-yellow-c = yellow C
excavation-earth-kind-yellow-d = yellow D

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
excavation-earth-place-l02 = red site I
excavation-earth-place-l03 = red site II
excavation-earth-place-l04 = red site III
excavation-earth-place-l05 = market 2
excavation-earth-place-l06 = western black market
excavation-earth-place-l07 = yellow site I
excavation-earth-place-l08 = yellow site II
excavation-earth-place-l09 = yellow site III
excavation-earth-place-l10 = green site I and market 3
excavation-earth-place-l11 = green site II
excavation-earth-place-l12 = green site III
excavation-earth-place-l13 = market 4
excavation-earth-place-l14 = purple site I
excavation-earth-place-l15 = purple site II
excavation-earth-place-l16 = purple site III
excavation-earth-place-l17 = central black market
excavation-earth-place-l18 = orange site I
excavation-earth-place-l19 = orange site II and market 6
excavation-earth-place-l20 = market 5
excavation-earth-place-l21 = eastern black market

## Factions: name, role, ability

excavation-earth-faction-dal-harraii = Dal-Harraii corporation
excavation-earth-role-dal-harraii = Pilots
excavation-earth-ability-dal-harraii = Before your two actions, you may move one explorer one step for free, to a location where you have no other explorer.
excavation-earth-faction-gul = Gul cartel
excavation-earth-role-gul = Smugglers
excavation-earth-ability-gul = Before a sale, if you have an explorer at any black market, you may acquire one artefact for its printed value and sell it at once.
excavation-earth-faction-kuti-kuti = Kuti Kuti union
excavation-earth-role-kuti-kuti = Excavators
excavation-earth-ability-kuti-kuti = When you excavate with a single explorer, you may take a second artefact of that colour from the same dig site or an adjacent one.
excavation-earth-faction-aqulla = Aqulla collective
excavation-earth-role-aqulla = Merchants
excavation-earth-ability-aqulla = When you sell, you need no trader at the market of the discarded card.
excavation-earth-faction-is-sisinui = Is’Sisinui
excavation-earth-role-is-sisinui = Seers
excavation-earth-ability-is-sisinui = When you survey, you draw three artefacts instead of two. You may take one for free and buy another as usual.
excavation-earth-faction-zu = Zu
excavation-earth-role-zu = Solo opponent
excavation-earth-ability-zu = Reveals cards from its own deck and follows fixed priorities.

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
excavation-earth-effect-restructuring = Take one extra action at once, as if you had played a matching card. It does not count towards your two actions.
excavation-earth-command-shady-deal = Shady Deal
excavation-earth-effect-shady-deal = Deliver or acquire up to 2 artefacts for their printed values; colours may repeat.
excavation-earth-command-profitable-deal = Profitable Deal
excavation-earth-effect-profitable-deal = Gain 3 credits. Then deliver or acquire up to 3 artefacts for their printed values; colours may repeat.
excavation-earth-command-smart-gear = Smart Gear
excavation-earth-effect-smart-gear = Excavate up to 2 artefacts of different colours from sites with your explorers.
excavation-earth-command-sentient-gear = Sentient Gear
excavation-earth-effect-sentient-gear = Excavate up to 3 artefacts of any colours from sites with your explorers.
excavation-earth-command-bribery = Bribery
excavation-earth-effect-bribery =
    { $count ->
        [one] Move one buyer between markets. No one may be pushed out.
       *[other] Move or swap up to { $count } buyers between markets. No one may be pushed out.
    }
excavation-earth-command-grand-bribery = Grand Bribery
excavation-earth-effect-grand-bribery =
    { $count ->
        [one] Move one buyer between markets. No one may be pushed out.
       *[other] Move or swap up to { $count } buyers between markets. No one may be pushed out.
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

## A faction, a region or a place that is an argument of another message

excavation-earth-faction =
    { $faction ->
        [dal-harraii] { excavation-earth-faction-dal-harraii }
        [gul] { excavation-earth-faction-gul }
        [kuti-kuti] { excavation-earth-faction-kuti-kuti }
        [aqulla] { excavation-earth-faction-aqulla }
        [is-sisinui] { excavation-earth-faction-is-sisinui }
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

## The same in lists

excavation-earth-name-dal-harraii = { excavation-earth-faction-dal-harraii }
excavation-earth-name-gul = { excavation-earth-faction-gul }
excavation-earth-name-kuti-kuti = { excavation-earth-faction-kuti-kuti }
excavation-earth-name-aqulla = { excavation-earth-faction-aqulla }
excavation-earth-name-is-sisinui = { excavation-earth-faction-is-sisinui }
excavation-earth-name-zu = { excavation-earth-faction-zu }
excavation-earth-name-orange-a = { excavation-earth-kind-orange-a }
excavation-earth-name-orange-b = { excavation-earth-kind-orange-b }
excavation-earth-name-orange-c = { excavation-earth-kind-orange-c }
excavation-earth-name-orange-d = { excavation-earth-kind-orange-d }
excavation-earth-name-green-a = { excavation-earth-kind-green-a }
excavation-earth-name-green-b = { excavation-earth-kind-green-b }
excavation-earth-name-green-c = { excavation-earth-kind-green-c }
excavation-earth-name-green-d = { excavation-earth-kind-green-d }
excavation-earth-name-purple-a = { excavation-earth-kind-purple-a }
excavation-earth-name-purple-b = { excavation-earth-kind-purple-b }
excavation-earth-name-purple-c = { excavation-earth-kind-purple-c }
excavation-earth-name-purple-d = { excavation-earth-kind-purple-d }
excavation-earth-name-red-a = { excavation-earth-kind-red-a }
excavation-earth-name-red-b = { excavation-earth-kind-red-b }
excavation-earth-name-red-c = { excavation-earth-kind-red-c }
excavation-earth-name-red-d = { excavation-earth-kind-red-d }
excavation-earth-name-yellow-a = { excavation-earth-kind-yellow-a }
excavation-earth-name-yellow-b = { excavation-earth-kind-yellow-b }
excavation-earth-name-yellow-c = { excavation-earth-kind-yellow-c }
excavation-earth-name-yellow-d = { excavation-earth-kind-yellow-d }
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

## Cards, by colour and market, and other words of lists

excavation-earth-name-orange-1 = orange 1
excavation-earth-name-orange-2 = orange 2
excavation-earth-name-orange-3 = orange 3
excavation-earth-name-orange-4 = orange 4
excavation-earth-name-orange-5 = orange 5
excavation-earth-name-orange-6 = orange 6
excavation-earth-name-green-1 = green 1
excavation-earth-name-green-2 = green 2
excavation-earth-name-green-3 = green 3
excavation-earth-name-green-4 = green 4
excavation-earth-name-green-5 = green 5
excavation-earth-name-green-6 = green 6
excavation-earth-name-purple-1 = purple 1
excavation-earth-name-purple-2 = purple 2
excavation-earth-name-purple-3 = purple 3
excavation-earth-name-purple-4 = purple 4
excavation-earth-name-purple-5 = purple 5
excavation-earth-name-purple-6 = purple 6
excavation-earth-name-red-1 = red 1
excavation-earth-name-red-2 = red 2
excavation-earth-name-red-3 = red 3
excavation-earth-name-red-4 = red 4
excavation-earth-name-red-5 = red 5
excavation-earth-name-red-6 = red 6
excavation-earth-name-yellow-1 = yellow 1
excavation-earth-name-yellow-2 = yellow 2
excavation-earth-name-yellow-3 = yellow 3
excavation-earth-name-yellow-4 = yellow 4
excavation-earth-name-yellow-5 = yellow 5
excavation-earth-name-yellow-6 = yellow 6
excavation-earth-name-1 = 1
excavation-earth-name-2 = 2
excavation-earth-name-3 = 3
excavation-earth-name-4 = 4
excavation-earth-name-5 = 5
excavation-earth-name-6 = 6
excavation-earth-name-manpower = { excavation-earth-command-reinforcements }/{ excavation-earth-command-restructuring }
excavation-earth-name-deal = { excavation-earth-command-shady-deal }/{ excavation-earth-command-profitable-deal }
excavation-earth-name-gear = { excavation-earth-command-smart-gear }/{ excavation-earth-command-sentient-gear }
excavation-earth-name-influence = { excavation-earth-command-bribery }/{ excavation-earth-command-grand-bribery }

## Actions with a colour or a market

excavation-earth-name-excavate-orange = { excavation-earth-move-excavate }: { excavation-earth-name-orange }
excavation-earth-name-excavate-green = { excavation-earth-move-excavate }: { excavation-earth-name-green }
excavation-earth-name-excavate-purple = { excavation-earth-move-excavate }: { excavation-earth-name-purple }
excavation-earth-name-excavate-red = { excavation-earth-move-excavate }: { excavation-earth-name-red }
excavation-earth-name-excavate-yellow = { excavation-earth-move-excavate }: { excavation-earth-name-yellow }
excavation-earth-name-market-1 = { excavation-earth-move-market } 1
excavation-earth-name-market-2 = { excavation-earth-move-market } 2
excavation-earth-name-market-3 = { excavation-earth-move-market } 3
excavation-earth-name-market-4 = { excavation-earth-move-market } 4
excavation-earth-name-market-5 = { excavation-earth-move-market } 5
excavation-earth-name-market-6 = { excavation-earth-move-market } 6
excavation-earth-name-sell-1 = { excavation-earth-move-sell }: market 1 card
excavation-earth-name-sell-2 = { excavation-earth-move-sell }: market 2 card
excavation-earth-name-sell-3 = { excavation-earth-move-sell }: market 3 card
excavation-earth-name-sell-4 = { excavation-earth-move-sell }: market 4 card
excavation-earth-name-sell-5 = { excavation-earth-move-sell }: market 5 card
excavation-earth-name-sell-6 = { excavation-earth-move-sell }: market 6 card
excavation-earth-name-command-1 = { excavation-earth-move-command }: { excavation-earth-market-1 }
excavation-earth-name-command-2 = { excavation-earth-move-command }: { excavation-earth-market-2 }
excavation-earth-name-command-3 = { excavation-earth-move-command }: { excavation-earth-market-3 }
excavation-earth-name-command-4 = { excavation-earth-move-command }: { excavation-earth-market-4 }
excavation-earth-name-command-5 = { excavation-earth-move-command }: { excavation-earth-market-5 }
excavation-earth-name-command-6 = { excavation-earth-move-command }: { excavation-earth-market-6 }
excavation-earth-name-survey-orange = { excavation-earth-move-survey }: { excavation-earth-name-orange }
excavation-earth-name-survey-green = { excavation-earth-move-survey }: { excavation-earth-name-green }
excavation-earth-name-survey-purple = { excavation-earth-move-survey }: { excavation-earth-name-purple }
excavation-earth-name-survey-red = { excavation-earth-move-survey }: { excavation-earth-name-red }
excavation-earth-name-survey-yellow = { excavation-earth-move-survey }: { excavation-earth-name-yellow }
