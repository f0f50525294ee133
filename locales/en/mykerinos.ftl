### Mykerinos.

mykerinos-title = Mykerinos

## Names. Some languages need them in several cases.

mykerinos-name-violet = Lady Violet
mykerinos-name-lemon = Lord Lemon
mykerinos-name-brown = Sir Brown
mykerinos-name-blackmore = Mrs. Blackmore
mykerinos-name-tangerine = Colonel Tangerine

mykerinos-short-violet = Vi
mykerinos-short-lemon = Le
mykerinos-short-brown = Br
mykerinos-short-blackmore = Bl
mykerinos-short-tangerine = Ta

mykerinos-patron =
    { $patron ->
        [violet] Lady Violet
        [lemon] Lord Lemon
        [brown] Sir Brown
        [blackmore] Mrs. Blackmore
        [tangerine] Colonel Tangerine
       *[other] no patron
    }
mykerinos-plot = ({ mykerinos-patron }, { house-points })
mykerinos-side =
    { $side ->
        [left] left
       *[right] right
    }
mykerinos-cubes =
    { $cubes ->
        [one] { $cubes } archaeologist
       *[other] { $cubes } archaeologists
    }

## What happened

mykerinos-event-round = Round { $round }: the plots are laid out. { $seat } starts.
mykerinos-event-supplied =
    { $count ->
        [0] { $seat } takes no archaeologists: the supply is empty.
        [one] { $seat } takes { $count } archaeologist.
       *[other] { $seat } takes { $count } archaeologists.
    }
mykerinos-event-neutral-supplied =
    { $count ->
        [0] { $seat } takes no neutral archaeologists: the supply is empty.
        [one] { $seat } takes { $count } neutral archaeologist.
       *[other] { $seat } takes { $count } neutral archaeologists.
    }
mykerinos-event-dug = { $seat } starts a dig: { $squares }.
mykerinos-event-extended = { $seat } extends a dig: { $squares }.
mykerinos-event-turned = { $seat } uses { mykerinos-patron }.
mykerinos-event-recruited = Lady Violet: { $seat } takes an archaeologist from the supply.
mykerinos-event-exhibited = { $seat } places an archaeologist in museum room { $room } (value { $value }).
mykerinos-event-neutral-dug = { $seat } starts a neutral dig: { $squares }.
mykerinos-event-neutral-extended = { $seat } extends a neutral dig: { $squares }.
mykerinos-event-passed = { $seat } passes and takes space { $space }.
mykerinos-event-last-action = Everyone else has passed: { $seat } has one more action.
mykerinos-event-zone = Zone { $zone }: { $seat } leads with { mykerinos-cubes }.
mykerinos-event-zone-neutral = Zone { $zone }: the neutral player leads with { mykerinos-cubes }.
mykerinos-event-zone-deserted = Zone { $zone }: no one digs there.
mykerinos-event-took = { $seat } takes a plot { mykerinos-plot }.
mykerinos-event-declined = { $seat } takes nothing.
mykerinos-event-neutral-took = { $seat } removes a plot for the neutral player { mykerinos-plot }.
mykerinos-event-neutral-took-last = The neutral player removes a plot { mykerinos-plot }.
mykerinos-event-removed = A plot { mykerinos-plot } leaves the game.
mykerinos-event-exhibition =
    { $plots ->
        [one] Exhibition, { mykerinos-patron }: { $seat } has { $plots } plot worth { $value }, { house-points }.
       *[other] Exhibition, { mykerinos-patron }: { $seat } has { $plots } plots worth { $value } each, { house-points }.
    }
mykerinos-event-series =
    { $series ->
        [one] { $seat } has a set of all five patrons: { house-points }.
       *[other] { $seat } has { $series } sets of all five patrons: { house-points }.
    }
mykerinos-event-won = { $seat } wins with { house-points }!

## What can be done

mykerinos-action-pass = pass
mykerinos-action-dig = start a dig on { $squares }
mykerinos-action-extend = extend a dig: { $squares }
mykerinos-action-patron = use { mykerinos-patron }: { $squares }
mykerinos-action-brown = use Sir Brown: room { $room }
mykerinos-action-neutral = place neutral archaeologists: { $squares }
mykerinos-action-skip = place no neutral archaeologists
mykerinos-action-take = take the { mykerinos-side } plot
mykerinos-action-museum = send an archaeologist to the museum: room { $room }
mykerinos-action-decline = take nothing
mykerinos-action-remove = remove the { mykerinos-side } plot for the neutral player

## Why something cannot be done

mykerinos-why-another-decision = You cannot do that now.
mykerinos-why-too-few =
    { $need ->
        [one] This takes { $need } archaeologist; you have { $have } in your pool.
       *[other] This takes { $need } archaeologists; you have { $have } in your pool.
    }
mykerinos-why-off-the-area = There is no plot at { $square } this round.
mykerinos-why-occupied = { $square } is already occupied.
mykerinos-why-pyramid = There is a pyramid on { $square }.
mykerinos-why-one-pyramid = With Lord Lemon, exactly one archaeologist must be on a pyramid.
mykerinos-why-not-a-chain = Each archaeologist must be adjacent to the one placed before it.
mykerinos-why-not-adjoining = The first archaeologist must be adjacent to one that was already there.
mykerinos-why-no-patron = You have no plot with { mykerinos-patron }.
mykerinos-why-patron-turned = You have already used { mykerinos-patron } this round.
mykerinos-why-supply-empty = There are no archaeologists of your colour in the supply.
mykerinos-why-room-taken = Room { $room } is taken by { $seat }.
mykerinos-why-no-way = To enter room { $room }, you need an adjacent room worth 2 or 3.
mykerinos-why-plot-gone = This plot has already been taken.
mykerinos-why-too-far-behind = Only the players ranked first and second in a zone may enter the museum.
mykerinos-why-must-choose = You must take something here.

## What is asked

mykerinos-ask-dig = Where do you dig?
mykerinos-ask-neutral = Where does the neutral player dig?
mykerinos-ask-claim = What do you take?
mykerinos-ask-remove = Which plot is removed?

mykerinos-explain-dig =
    Start a dig with one archaeologist on any free square without a pyramid, or extend one of your digs with two: the
    first adjacent to one of yours, the second adjacent to the first. Or use a patron, or pass. Passing earlier wins
    ties, and you keep unplaced archaeologists for the next round.
mykerinos-explain-neutral =
    After your action you may also place neutral archaeologists from your pool: one anywhere, or two that extend any
    neutral dig. The neutral player never scores; it only gets in the way.
mykerinos-explain-claim =
    The players ranked first and second in a zone each take one of its plots or send an archaeologist from the supply to
    the museum. The third and fourth may take a plot that is left. A plot scores at once, and its patron can be used from
    the next round on. At the end each plot is worth your best room in its patron’s wing, or 1.
mykerinos-explain-remove =
    The neutral player takes a plot out of the game, and you choose which one. It is ranked like any player, but never
    enters the museum.

mykerinos-notation-dig =
    Type “dig c4” or just “c4”; “extend c4 c5” or just “c4 c5”; “patron lemon c4”, “lemon c4” or “brown 3-2”; “pass”.
mykerinos-notation-neutral = Type “neutral c4” or just “c4”, or two squares; “skip” to place none.
mykerinos-notation-claim = Type “take left”, “left” or “right”; “museum 3-2” or just the room, “3-2”; or “decline”.
mykerinos-notation-remove = Type “remove left”, or just “left” or “right”.

## What may be typed, besides the notation

mykerinos-verb-pass = pass, p
mykerinos-verb-dig = dig, d
mykerinos-verb-extend = extend, e
mykerinos-verb-patron = patron
mykerinos-verb-neutral = neutral, n
mykerinos-verb-skip = skip, s, no
mykerinos-verb-take = take, t
mykerinos-verb-museum = museum, m
mykerinos-verb-decline = decline, nothing
mykerinos-verb-remove = remove, x
mykerinos-verb-left = left, l
mykerinos-verb-right = right, r

## Options and their values

mykerinos-option-neutral-cubes-carry-over = Keep unplaced neutral archaeologists
mykerinos-option-neutral-after-extra-action = Neutral dig after the extra action
mykerinos-option-violet-with-empty-pool = Lady Violet with an empty pool
mykerinos-option-third-may-decline = Third and fourth may decline

## The score sheet

mykerinos-score-plots = Plots
mykerinos-score-exhibition = Exhibition
mykerinos-score-series = Sets

## The screen of the terminal

mykerinos-screen-round = round { $round } of 4
mykerinos-screen-over = game over
mykerinos-screen-zone = zone { $zone }
mykerinos-screen-legend = ▲ pyramid   · free   N neutral   a plot: patron and value   = tie still open
mykerinos-screen-neutral = neutral
mykerinos-screen-nobody = no one
mykerinos-screen-gone = gone
mykerinos-screen-pool = pool
mykerinos-screen-supply = supply
mykerinos-screen-patrons = patrons
mykerinos-screen-points = points
mykerinos-screen-passed = passed
mykerinos-screen-museum = Museum
mykerinos-screen-wing = { $wing } { mykerinos-patron }
mykerinos-screen-track = Track
mykerinos-screen-track-legend = first wins ties
mykerinos-screen-to-come = To come
mykerinos-screen-left =
    { $count ->
        [one] { $count } plot
       *[other] { $count } plots
    }
mykerinos-menu-dig =
    { $count ->
        [one] start a dig: { $count } square
       *[other] start a dig: { $count } squares
    }
mykerinos-menu-extend =
    { $count ->
        [one] extend a dig: { $count } way
       *[other] extend a dig: { $count } ways
    }
mykerinos-menu-patron =
    { $count ->
        [one] { mykerinos-patron }: { $count } way
       *[other] { mykerinos-patron }: { $count } ways
    }
mykerinos-menu-neutral =
    { $count ->
        [one] neutral dig: { $count } way
       *[other] neutral dig: { $count } ways
    }
mykerinos-menu-take = take a plot { mykerinos-plot }
mykerinos-menu-remove = remove a plot { mykerinos-plot }
mykerinos-menu-room =
    { $gain ->
        [0] museum { $room }
       *[other] museum { $room } (+{ $gain })
    }
