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
mykerinos-plot = { $plot } ({ mykerinos-patron }, { house-points })
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

mykerinos-event-round = Round { $round }: the plots are laid, and { $seat } digs first.
mykerinos-event-supplied =
    { $count ->
        [0] { $seat } finds nobody left in the supply.
        [one] { $seat } takes { $count } archaeologist.
       *[other] { $seat } takes { $count } archaeologists.
    }
mykerinos-event-neutral-supplied =
    { $count ->
        [0] { $seat } finds no neutral archaeologist left in the supply.
        [one] { $seat } takes { $count } neutral archaeologist.
       *[other] { $seat } takes { $count } neutral archaeologists.
    }
mykerinos-event-dug = { $seat } begins a dig: { $squares }.
mykerinos-event-extended = { $seat } extends a dig: { $squares }.
mykerinos-event-turned = { $seat } asks { mykerinos-patron } for help.
mykerinos-event-recruited = Lady Violet sends { $seat } an archaeologist from the supply.
mykerinos-event-exhibited = { $seat } enters the museum: room { $room }, worth { $value }.
mykerinos-event-neutral-dug = { $seat } begins a neutral dig: { $squares }.
mykerinos-event-neutral-extended = { $seat } extends a neutral dig: { $squares }.
mykerinos-event-passed = { $seat } passes and lies on space { $space }.
mykerinos-event-last-action = Everybody else has passed: { $seat } has one more action.
mykerinos-event-zone = Zone { $zone }: { $seat } leads with { mykerinos-cubes }.
mykerinos-event-zone-neutral = Zone { $zone }: the neutral expedition leads with { mykerinos-cubes }.
mykerinos-event-zone-deserted = Zone { $zone }: nobody digs there.
mykerinos-event-took = { $seat } takes plot { mykerinos-plot }.
mykerinos-event-declined = { $seat } takes nothing.
mykerinos-event-neutral-took = { $seat } lets the neutral expedition remove plot { mykerinos-plot }.
mykerinos-event-neutral-took-last = The neutral expedition removes plot { mykerinos-plot }.
mykerinos-event-removed = Plot { mykerinos-plot } leaves the game.
mykerinos-event-exhibition =
    { $plots ->
        [one] Exhibition of { mykerinos-patron }: { $seat } has { $plots } plot worth { $value }, { house-points }.
       *[other] Exhibition of { mykerinos-patron }: { $seat } has { $plots } plots worth { $value } each, { house-points }.
    }
mykerinos-event-series =
    { $series ->
        [one] { $seat } has a series of all five patrons: { house-points }.
       *[other] { $seat } has { $series } series of all five patrons: { house-points }.
    }
mykerinos-event-won = { $seat } wins with { house-points }!

## What can be done

mykerinos-action-pass = pass
mykerinos-action-dig = begin a dig on { $squares }
mykerinos-action-extend = extend a dig: { $squares }
mykerinos-action-patron = ask { mykerinos-patron } for help: { $squares }
mykerinos-action-brown = ask Sir Brown for help: room { $room }
mykerinos-action-neutral = place neutral archaeologists: { $squares }
mykerinos-action-skip = place no neutral archaeologist
mykerinos-action-take = take the { mykerinos-side } plot
mykerinos-action-museum = send an archaeologist to the museum: room { $room }
mykerinos-action-decline = take nothing
mykerinos-action-remove = let the neutral expedition remove the { mykerinos-side } plot

## Why something cannot be done

mykerinos-why-another-decision = Something else is to be decided now.
mykerinos-why-too-few =
    { $need ->
        [one] This takes { $need } archaeologist, and your pool has { $have }.
       *[other] This takes { $need } archaeologists, and your pool has { $have }.
    }
mykerinos-why-off-the-area = No plot lies on { $square } in this round.
mykerinos-why-occupied = Somebody digs on { $square } already.
mykerinos-why-pyramid = A pyramid stands on { $square }.
mykerinos-why-one-pyramid = With Lord Lemon exactly one archaeologist stands on a pyramid.
mykerinos-why-not-a-chain = Each archaeologist must be next to the one placed before.
mykerinos-why-not-adjoining = The first archaeologist must be next to one who was there before.
mykerinos-why-no-patron = You have no plot of { mykerinos-patron }.
mykerinos-why-patron-turned = { mykerinos-patron } has already helped you in this round.
mykerinos-why-supply-empty = The supply has no archaeologist of your colour.
mykerinos-why-room-taken = Room { $room } is taken by { $seat }.
mykerinos-why-no-way = Room { $room } is open only to who holds a room worth 2 or 3 next to it.
mykerinos-why-plot-gone = This plot is not there any more.
mykerinos-why-too-far-behind = Only the first and the second in a zone may go to the museum.
mykerinos-why-must-choose = Something must be taken here.

## What is asked

mykerinos-ask-dig = Where will you dig?
mykerinos-ask-neutral = What will the neutral expedition do?
mykerinos-ask-claim = What will you take?
mykerinos-ask-remove = Which plot goes?

mykerinos-explain-dig =
    Begin a dig with one archaeologist on any free square without a pyramid, or extend one of yours by two: the first
    next to an archaeologist of yours, the second next to the first. Or ask a patron for help, or pass: who passes
    earlier wins ties, and whoever is not placed stays for the next round.
mykerinos-explain-neutral =
    After your action you may also dig for the neutral expedition with its archaeologists from your pool: one anywhere,
    or two that extend any of its digs. It never scores; it only stands in the way.
mykerinos-explain-claim =
    The first and the second in a zone take one of its plots or send an archaeologist from the supply to the museum; the
    third and the fourth may take a plot that is left. A plot brings its points at once, and its patron helps from the
    next round on. At the end each of your plots is worth your best room in its patron's wing, or 1.
mykerinos-explain-remove =
    The neutral expedition takes a plot out of the game, and you say which. It is ranked like a player, but it never goes
    to the museum.

mykerinos-notation-dig =
    Type “dig c4” or just “c4”; “extend c4 c5” or just “c4 c5”; “patron lemon c4”, “lemon c4” or “brown 3-2”; “pass”.
mykerinos-notation-neutral = Type “neutral c4” or just “c4”, or two squares; “skip” places nobody.
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

mykerinos-option-neutral-cubes-carry-over = Unplaced neutral archaeologists stay
mykerinos-option-neutral-after-extra-action = Neutral dig after the extra action
mykerinos-option-violet-with-empty-pool = Lady Violet helps an empty pool
mykerinos-option-third-may-decline = Third and fourth may refuse

## The score sheet

mykerinos-score-plots = Plots
mykerinos-score-exhibition = Exhibition
mykerinos-score-series = Series

## The screen of the terminal

mykerinos-screen-round = round { $round } of 4
mykerinos-screen-over = the end
mykerinos-screen-zone = zone { $zone }
mykerinos-screen-legend = ▲ pyramid   · free   N neutral   a plot: patron and value   = tie still open
mykerinos-screen-neutral = neutral
mykerinos-screen-nobody = nobody
mykerinos-screen-gone = gone
mykerinos-screen-pool = pool
mykerinos-screen-supply = supply
mykerinos-screen-patrons = patrons
mykerinos-screen-points = points
mykerinos-screen-passed = passed
mykerinos-screen-museum = Museum
mykerinos-screen-wing = { $wing } { mykerinos-patron }
mykerinos-screen-track = Track
mykerinos-screen-track-legend = wins ties first
mykerinos-screen-to-come = To come
mykerinos-screen-left =
    { $count ->
        [one] { $count } plot
       *[other] { $count } plots
    }
mykerinos-menu-dig =
    { $count ->
        [one] begin a dig: { $count } square
       *[other] begin a dig: { $count } squares
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
mykerinos-menu-take = take plot { mykerinos-plot }
mykerinos-menu-remove = remove plot { mykerinos-plot }
mykerinos-menu-room =
    { $gain ->
        [0] museum { $room }
       *[other] museum { $room } (+{ $gain })
    }
