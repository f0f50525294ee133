### The Lost Code.

lost-code-title = The Lost Code

## Symbols, in the order of the sheet. Some languages need them in several cases.

lost-code-name-bird = bird
lost-code-name-jaguar = jaguar
lost-code-name-chameleon = chameleon
lost-code-name-snake = snake
lost-code-name-human = human
lost-code-name-bear = bear

lost-code-short-bird = Bi
lost-code-short-jaguar = Ja
lost-code-short-chameleon = Ch
lost-code-short-snake = Sn
lost-code-short-human = Hu
lost-code-short-bear = Be

lost-code-symbol =
    { $symbol ->
        [bird] bird
        [jaguar] jaguar
        [chameleon] chameleon
        [snake] snake
        [human] human
       *[bear] bear
    }
lost-code-symbol-accusative = the { lost-code-symbol }
lost-code-symbol-genitive = the { lost-code-symbol }

## What happened

lost-code-event-rolled = Round { $round }: { $seat } rolls { $dice }.
lost-code-event-token-left = { $seat } leaves the token of { lost-code-symbol-genitive }.
lost-code-event-token-taken = { $seat } takes the token of { lost-code-symbol-genitive } and writes an entry.
lost-code-event-written = { $seat } writes for { lost-code-symbol-genitive }: { $values }.
lost-code-event-tokens-gone = The tokens that nobody took leave the game.
lost-code-event-accepted = { $seat } accepts the throw: { $dice }.
lost-code-event-turned = { $seat } turns the dice: { $dice }.
lost-code-event-bet = { $seat } bets on { $window }.
lost-code-event-hit = { $seat } hits with { $window }: { house-points }.
lost-code-event-missed =
    { $seat } misses with { $window }: { $outcome ->
        [higher] the sum is higher.
        [lower] the sum is lower.
       *[wrong] wrong, and no hint.
    }
lost-code-event-curse-taken = { $seat } takes the skull.
lost-code-event-curse-gained = The curse: { $seat } gets { house-points } for the miss of { $other }.
lost-code-event-curse-lost = The curse: { $seat } loses { house-points }.
lost-code-event-curse-passed = { $seat } gets the skull and is cursed in the next round.
lost-code-event-curse-gone = The skull leaves the game.
lost-code-event-exchanged = { $seat } exchanges { lost-code-symbol-accusative }; it was { $value }.
lost-code-event-drawn = { $seat } draws a new { lost-code-symbol }: { $value }.
lost-code-event-last-guesses = All rounds are played. Now everybody writes the final guesses.
lost-code-event-sheet-done = { $seat } has written everything.
lost-code-event-checked = { $seat }, { lost-code-symbol }: wrote { $values }, has { $value }; { house-points }.
lost-code-event-sheet-scored = { $seat }, the whole sheet: { house-points }.
lost-code-event-won = { $seat } wins!

## What can be done

lost-code-action-leave = leave the token
lost-code-action-take = take the token and write { $values }
lost-code-action-dice = let the dice show { $dice }
lost-code-action-bet = bet on { $window }
lost-code-action-exchange = exchange { lost-code-symbol-accusative }
lost-code-action-guess = write for { lost-code-symbol-genitive }: { $values }

## Why something cannot be done

lost-code-why-another-decision = Something else is to be decided now.
lost-code-why-bear-stays = In the beginner's game no die may show the bear.
lost-code-why-too-many-turned =
    { $most ->
        [0] After a throw with a bear, no other die may be turned.
       *[other] Only one die may be turned, besides forced turns of bears.
    }
lost-code-why-no-such-wheel =
    { $width ->
        [one] No wheel has a window of one number.
       *[other] No wheel has a window of { $width } numbers.
    }
lost-code-why-wheel-taken = { $seat } has already taken the wheel of width { $width }.
lost-code-why-off-the-dial = The dial ends at { $top }; the window must be full.
lost-code-why-not-in-play = There is no { lost-code-symbol } in this game.
lost-code-why-pile-empty = The pile of { lost-code-symbol-genitive } is empty.
lost-code-why-another-symbol = First comes { lost-code-symbol-genitive }.
lost-code-why-nothing-written = Whoever takes a token writes one to three values.
lost-code-why-too-many-values = { $most } different values can be written at most.
lost-code-why-no-such-value = There is no tile of value { $value } here; the highest is { $top }.

## What is asked

lost-code-ask-token = Will you take the token?
lost-code-ask-turn = How shall the dice lie?
lost-code-ask-bet = Which wheel, and which window?
lost-code-ask-exchange = Which tile will you exchange?
lost-code-ask-guess = What is on your rack?

lost-code-explain-token =
    The dice show a pair whose token is still free. Whoever takes it writes one to three values for
    this symbol at once; at the end this entry counts double, for better or worse.
lost-code-explain-turn =
    You are furthest back, so the dice are yours: accept them, or turn one die to any symbol. The
    three symbols count for everybody in this round.
lost-code-explain-bet =
    Add up your own tiles of the three symbols on the dice: in which window does the sum lie? The width
    of the window names the wheel. A hit brings the points of the wheel. After a miss you learn
    whether the sum is higher or lower (nothing more from the narrowest wheel), and you exchange a tile.
lost-code-explain-exchange =
    You missed, so one of your tiles goes. It is laid open, and now you know it too; a new one that
    only the others see takes its place.
lost-code-explain-guess =
    Write up to three values for each symbol. Right with one value: 5 points, with two: 2, with three: 1.
    Wrong, or nothing written: -2. Nobody sees your sheet before all are done.

lost-code-notation-token = Type “take 1 2” or just the values, “1 2”; or “leave”.
lost-code-notation-turn = Type “dice bird bird snake” or just the three symbols; beginnings of words will do.
lost-code-notation-bet = Type “bet 9-15”, “b 9-15” or just “9-15”.
lost-code-notation-exchange = Type “exchange snake” or just the symbol; the beginning of the word will do.
lost-code-notation-guess = Type “guess bird 2 5” or just the values, “2 5”; “none” writes nothing.

## What may be typed, besides the notation

lost-code-verb-leave = leave, no, pass
lost-code-verb-take = take, t
lost-code-verb-dice = dice, d, turn
lost-code-verb-accept = accept, ok
lost-code-verb-bet = bet, b
lost-code-verb-exchange = exchange, e, x
lost-code-verb-guess = guess, g
lost-code-verb-none = none, nothing

## Options and their values

lost-code-option-beginner = Beginner's game, without bears
lost-code-option-x = Variant X, with the eights
lost-code-option-shortcut = Deadly Shortcut
lost-code-option-curse = Curse of the Temple
lost-code-option-wheels = Points of the wheels
lost-code-option-bear-turn-is-extra = A free turn besides forced ones
lost-code-option-curse-active-immediately = The skull works at once
lost-code-option-score-floor = Lowest score
lost-code-value-standard = standard
lost-code-value-flat = flat
lost-code-value-none = none
lost-code-value-zero = 0

## The score sheet

lost-code-score-bets = Bets
lost-code-score-curse = Curse
lost-code-score-guesses = Final guesses

## The screen of the terminal

lost-code-screen-round = round { $round } of { $rounds }
lost-code-screen-final = final guesses
lost-code-screen-over = the end
lost-code-screen-nobody = nobody
lost-code-screen-pile = pile
lost-code-screen-legend = ▪ seen elsewhere   × ruled out   ✓ certain   numbers: chance in %
lost-code-screen-legend-plain = ▪ seen elsewhere   ○ not seen
lost-code-screen-rounds = Your bets
lost-code-screen-all-rounds = All bets
lost-code-screen-track = Track
lost-code-screen-track-legend = back first, top of a stack first
lost-code-screen-dice = Dice
lost-code-screen-order = Order
lost-code-screen-wheels = Wheels
lost-code-screen-wheels-legend = width: points
lost-code-screen-tokens = Tokens
lost-code-screen-tokens-free = free
lost-code-screen-curse = Curse
lost-code-screen-curse-waiting = the skull waits on space 7
lost-code-screen-curse-held = { $seat } is cursed
lost-code-screen-written = Written
lost-code-screen-outcome =
    { $outcome ->
        [hit] hit
        [higher] higher
        [lower] lower
       *[wrong] wrong
    }
lost-code-menu-token = The token of { lost-code-symbol-genitive }:
lost-code-menu-guess = Your { lost-code-symbol }:
lost-code-menu-accept = accept the throw
lost-code-menu-wheel = width { $width }
lost-code-menu-free = { $first } to { $last }
lost-code-menu-best = best { $window }
lost-code-menu-taken = { $seat }: { $window }
lost-code-menu-pile = { $symbol } ({ $count } in the pile)
lost-code-menu-values = { $values } ({ $chance }%)
lost-code-menu-nothing = write nothing

## The board in the browser

lost-code-board-you = You
lost-code-board-stone = The stone: dice, dial and serpent track
lost-code-board-marker =
    { $points ->
        [one] { $seat }: { $points } point. On a shared space whoever lies on top is further back.
       *[other] { $seat }: { $points } points. On a shared space whoever lies on top is further back.
    }
lost-code-board-skull-waits = The skull waits here. The first to reach or pass this space takes it.
lost-code-board-curse-ends = Once somebody stands here or beyond after a check, the curse is over.
lost-code-board-order-about = The order of this round: whoever is furthest back comes first and decides about the dice.
lost-code-board-decides = { $seat } is deciding
lost-code-board-wins = { $seat } wins
lost-code-board-last-guesses = Final guesses

lost-code-board-rack = The rack of { $seat }
lost-code-board-rack-nobody = A rack without an owner
lost-code-board-nobody-about = This rack belongs to nobody. Everybody sees it, and it never changes.
lost-code-board-own-rack = Your rack
lost-code-board-tile =
    { $owner ->
        [nobody] On a rack without an owner
       *[somebody] { $seat }
    }: { lost-code-symbol } { $value ->
        [hidden] (hidden)
       *[other] { $value }
    }
lost-code-board-own-tile =
    { $value ->
        [hidden] Your { lost-code-symbol }: everybody sees it but you.
       *[other] Your { lost-code-symbol } is { $value }.
    } { $count ->
        [0] Its pile is empty.
        [one] { $count } tile is left in its pile.
       *[other] { $count } tiles are left in its pile.
    }
lost-code-board-pile =
    { $count ->
        [0] The pile of { lost-code-symbol-genitive } is empty.
        [one] The pile of { lost-code-symbol-genitive }: { $count } tile
       *[other] The pile of { lost-code-symbol-genitive }: { $count } tiles
    }
lost-code-board-discard = Laid open by { $seat } in round { $round }: { lost-code-symbol } { $value }
lost-code-board-sum-about = The tiles of { $seat } for these dice add up to { $sum }. Everybody sees it but { $seat }.
lost-code-board-cursed-about =
    { $seat } is cursed: 1 point for every miss of another player, but a miss of { $seat } costs the points of the wheel.
lost-code-board-token-free =
    The token of { lost-code-symbol-genitive } is free. It is offered when two or three dice are thrown with this symbol.
lost-code-board-token-taken = { $seat } has the token of { lost-code-symbol-genitive }: this line counts double at the end.
lost-code-board-token-offered = The token of { lost-code-symbol-genitive } is offered

lost-code-board-die =
    { lost-code-symbol } { $state ->
        [must] · This die must be turned.
        [can] · Click to turn this die.
       *[lies] · Counts for everybody in this round.
    }
lost-code-board-turn-to = Turn the die to
lost-code-board-turn-note = One die may be turned. Click it and choose a symbol.
lost-code-board-exchange-note = Which of your tiles goes?
lost-code-board-confirm-dice =
    { $what ->
        [accept] Accept the dice
        [turn] Turn them so
       *[must] Turn the marked dice
    }
lost-code-board-confirm-bet =
    { $points ->
        [one] Bet on { $window }: { $points } point
       *[other] Bet on { $window }: { $points } points
    }
lost-code-board-confirm-exchange = Exchange { lost-code-symbol-accusative }
lost-code-board-advised = The bot advises this
lost-code-board-pick-tile = Choose a tile

lost-code-board-dial =
    { $width ->
        [one] The window of the wheel with one number
       *[other] The window of the wheel with { $width } numbers
    }
lost-code-board-step-down = Window lower
lost-code-board-step-up = Window higher
lost-code-board-hit-chance-about = The exact chance that your sum lies in this window
lost-code-board-expected = ≈ { $points } pts
lost-code-board-expected-about = The points that this bet brings on average: chance times points
lost-code-board-width = { $width } wide
lost-code-board-wheel =
    { $width ->
        [one] Wheel with one number
       *[other] Wheel with { $width } numbers
    }, { house-points }{ $state ->
        [taken] , taken by { $seat }: { $window }
        [free] , window { $window }
       *[idle] {""}
    }
lost-code-board-wheel-about =
    { $width ->
        [one] A window of one number. A hit brings { house-points }; after a miss you learn only that it was wrong.
       *[other] A window of { $width } numbers. A hit brings { house-points }; after a miss you learn whether your sum is higher or lower.
    }
lost-code-board-bet =
    { $seat }: { $window }{ $outcome ->
        [hit] , hit
        [higher] , missed, the sum is higher
        [lower] , missed, the sum is lower
        [wrong] , missed
       *[open] {""}
    }
lost-code-board-answer =
    { $outcome ->
        [hit] A hit: the sum lies in the window
        [higher] A miss: the sum is higher
        [lower] A miss: the sum is lower
       *[wrong] A miss, and no hint
    }

lost-code-board-sheet = Deduction sheet
lost-code-board-grid = Which values your tiles can have
lost-code-board-codes =
    { $codes ->
        [one] one code fits
       *[other] { $codes } codes fit
    }
lost-code-board-codes-about = So many combinations of your six tiles fit everything that you have seen and been told.
lost-code-board-cell =
    { lost-code-symbol } { $value }{ $state ->
        [seen] , seen elsewhere
        [cross] , crossed out
        [maybe] , perhaps
        [chosen] , noted
        [written] , written
       *[open] {""}
    }
lost-code-board-chance = Chance: { $chance }
lost-code-board-mark-about = Click: a cross, a “perhaps”, nothing.
lost-code-board-write-line = What is your { lost-code-symbol }? Up to three values.
lost-code-board-write-token = Take the token? Note up to three values for { lost-code-symbol-accusative }.
lost-code-board-worth = Right { $right }, wrong { $wrong }.
lost-code-board-worth-expected = On average { $points }.
lost-code-board-write =
    { $count ->
        [0] Write nothing
       *[other] Write { $values }
    }
lost-code-board-take =
    { $count ->
        [0] Take it
       *[other] Take it, write { $values }
    }
lost-code-board-leave = Leave it
lost-code-board-write-all =
    { $count ->
        [one] Write { $count } line
       *[other] Write all { $count } lines
    }

lost-code-board-round = Round { $round } of { $rounds }
lost-code-board-round-number = Round
lost-code-board-rounds = Rounds
lost-code-board-everybody = All bets
lost-code-board-clue-about = What the answer tells about the tiles you still have
lost-code-board-clue-opened = Laid open since: { $tiles }
lost-code-board-clue-gone = All tiles of this sum have been laid open since.
lost-code-board-clue-old = all open
lost-code-board-results = Final guesses
lost-code-board-wrote = wrote { $values }, had { $value }

lost-code-board-bets = Bets of this round
lost-code-board-free-wheels = Free wheels
lost-code-board-hidden = hidden from you
lost-code-board-piles = Tiles in the piles
lost-code-board-discards = Laid open
lost-code-board-possible = Values that you see nowhere
lost-code-board-told =
    round { $round }, { $dice }: { $window }, { $outcome ->
        [hit] hit
        [higher] the sum is higher
        [lower] the sum is lower
       *[wrong] wrong
    }
lost-code-board-result =
    { $points ->
        [one] { $seat }, { $points } point in all, final guesses
       *[other] { $seat }, { $points } points in all, final guesses
    }
