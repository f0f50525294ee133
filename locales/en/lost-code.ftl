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
lost-code-event-token-left = { $seat } leaves the { lost-code-symbol } token.
lost-code-event-token-taken = { $seat } takes the { lost-code-symbol } token and writes a guess.
lost-code-event-written = { $seat } writes for { lost-code-symbol-genitive }: { $values }.
lost-code-event-tokens-gone = The remaining tokens leave the game.
lost-code-event-accepted = { $seat } accepts the roll: { $dice }.
lost-code-event-turned = { $seat } turns the dice: { $dice }.
lost-code-event-bet = { $seat } bets on { $window }.
lost-code-event-hit = { $seat } hits with { $window }: { house-points }.
lost-code-event-missed =
    { $seat } misses with { $window }: { $outcome ->
        [higher] the sum is higher.
        [lower] the sum is lower.
       *[wrong] no hint.
    }
lost-code-event-curse-taken = { $seat } takes the skull.
lost-code-event-curse-gained = Curse: { $seat } gains { house-points } for { $other }’s miss.
lost-code-event-curse-lost = Curse: { $seat } loses { house-points }.
lost-code-event-curse-passed = { $seat } gets the skull and is cursed next round.
lost-code-event-curse-gone = The skull leaves the game.
lost-code-event-exchanged = { $seat } exchanges { lost-code-symbol-accusative }; it was { $value }.
lost-code-event-drawn = { $seat } draws a new { lost-code-symbol }: { $value }.
lost-code-event-last-guesses = All rounds have been played. Time for the final guesses.
lost-code-event-sheet-done = { $seat } has finished guessing.
lost-code-event-checked = { $seat }, { lost-code-symbol }: guessed { $values }, had { $value }; { house-points }.
lost-code-event-sheet-scored = { $seat }, final guesses: { house-points }.
lost-code-event-won = { $seat } wins!

## What can be done

lost-code-action-leave = leave the token
lost-code-action-take = take the token and write { $values }
lost-code-action-dice = set the dice to { $dice }
lost-code-action-bet = bet on { $window }
lost-code-action-exchange = exchange { lost-code-symbol-accusative }
lost-code-action-guess = write for { lost-code-symbol-genitive }: { $values }

## Why something cannot be done

lost-code-why-another-decision = You cannot do that now.
lost-code-why-bear-stays = In the beginner’s game no die may show the bear.
lost-code-why-too-many-turned =
    { $most ->
        [0] After a roll with a bear, you may not turn any other die.
       *[other] You may turn only one die, apart from bears that must be turned.
    }
lost-code-why-no-such-wheel =
    { $width ->
        [one] No wheel has a window of one number.
       *[other] No wheel has a window of { $width } numbers.
    }
lost-code-why-wheel-taken = { $seat } has already taken the wheel of width { $width }.
lost-code-why-off-the-dial = The dial ends at { $top }; the window must not go beyond it.
lost-code-why-not-in-play = There is no { lost-code-symbol } in this game.
lost-code-why-pile-empty = The { lost-code-symbol } pile is empty.
lost-code-why-another-symbol = Do { lost-code-symbol-genitive } first.
lost-code-why-nothing-written = To take a token, write one to three values.
lost-code-why-too-many-values = You can write at most { $most } different values.
lost-code-why-no-such-value = There is no tile with value { $value }; the highest is { $top }.

## What is asked

lost-code-ask-token = Take the token?
lost-code-ask-turn = Accept the dice or turn one?
lost-code-ask-bet = Choose a wheel and a window.
lost-code-ask-exchange = Which tile do you exchange?
lost-code-ask-guess = What is on your rack?

lost-code-explain-token =
    The dice show a pair, and its token is still free. If you take it, write one to three values for
    this symbol now; at the end this guess counts double, for better or worse.
lost-code-explain-turn =
    You are furthest back, so you decide about the dice: accept them, or turn one die to any symbol.
    The three symbols count for everyone this round.
lost-code-explain-bet =
    Add up your own tiles of the three symbols on the dice and bet on a window that contains the sum. The
    width of the window determines the wheel. A hit scores the points of the wheel. After a miss you learn
    whether the sum is higher or lower (except with the narrowest wheel), and you exchange a tile.
lost-code-explain-exchange =
    You missed, so you lose one of your tiles. It is revealed, so now you know it too. A new tile that
    only the others can see replaces it.
lost-code-explain-guess =
    Write up to three values for each symbol. A correct guess scores 5 points with one value, 2 with two and
    1 with three. A wrong or missing guess costs 2 points. Your sheet stays secret until everyone is done.

lost-code-notation-token = Type “take 1 2” or just the values, “1 2”; or “leave”.
lost-code-notation-turn = Type “dice bird bird snake” or just the three symbols; you can abbreviate them.
lost-code-notation-bet = Type “bet 9-15”, “b 9-15” or just “9-15”.
lost-code-notation-exchange = Type “exchange snake” or just the symbol; you can abbreviate it.
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

lost-code-option-beginner = Beginner’s game, no bears
lost-code-option-x = Variant X, with eights
lost-code-option-shortcut = Deadly Shortcut
lost-code-option-curse = Curse of the Temple
lost-code-option-wheels = Wheel points
lost-code-option-bear-turn-is-extra = Free turn after forced turns
lost-code-option-curse-active-immediately = Skull active at once
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
lost-code-screen-over = game over
lost-code-screen-nobody = no one
lost-code-screen-pile = pile
lost-code-screen-legend = ▪ seen elsewhere   × ruled out   ✓ certain   numbers: chance in %
lost-code-screen-legend-plain = ▪ seen elsewhere   ○ not seen
lost-code-screen-rounds = Your bets
lost-code-screen-all-rounds = All bets
lost-code-screen-track = Track
lost-code-screen-track-legend = last first, top of a stack first
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
lost-code-menu-token = The { lost-code-symbol } token:
lost-code-menu-guess = Your { lost-code-symbol }:
lost-code-menu-accept = accept the roll
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
        [one] { $seat }: { $points } point. On a shared space, the marker on top counts as further back.
       *[other] { $seat }: { $points } points. On a shared space, the marker on top counts as further back.
    }
lost-code-board-skull-waits = The first player to reach or pass this space takes the skull.
lost-code-board-curse-ends = The curse ends once a player is on this space or beyond after the bets are checked.
lost-code-board-order-about = Order this round: the player furthest back goes first and decides about the dice.
lost-code-board-decides = { $seat } is deciding
lost-code-board-wins = { $seat } wins
lost-code-board-last-guesses = Final guesses

lost-code-board-rack = { $seat }’s rack
lost-code-board-rack-nobody = Unowned rack
lost-code-board-nobody-about = This rack belongs to no one. Everyone can see it, and it never changes.
lost-code-board-own-rack = Your rack
lost-code-board-tile =
    { $owner ->
        [nobody] Unowned rack
       *[somebody] { $seat }
    }: { lost-code-symbol } { $value ->
        [hidden] (hidden)
       *[other] { $value }
    }
lost-code-board-own-tile =
    { $value ->
        [hidden] Your { lost-code-symbol }: everyone can see it except you.
       *[other] Your { lost-code-symbol } is { $value }.
    } { $count ->
        [0] Its pile is empty.
        [one] { $count } tile left in its pile.
       *[other] { $count } tiles left in its pile.
    }
lost-code-board-pile =
    { $count ->
        [0] The { lost-code-symbol } pile is empty.
        [one] { lost-code-symbol } pile: { $count } tile
       *[other] { lost-code-symbol } pile: { $count } tiles
    }
lost-code-board-discard = Revealed by { $seat } in round { $round }: { lost-code-symbol } { $value }
lost-code-board-sum-about = { $seat }’s tiles for these dice add up to { $sum }. Everyone can see it except { $seat }.
lost-code-board-cursed-about =
    { $seat } is cursed: gains 1 point for each miss by another player, but loses the wheel’s points for a miss.
lost-code-board-token-free =
    The { lost-code-symbol } token is free. It is offered when two or three dice are rolled with this symbol.
lost-code-board-token-taken = { $seat } has the { lost-code-symbol } token: this row counts double at the end.
lost-code-board-token-offered = The { lost-code-symbol } token is on offer

lost-code-board-die =
    { lost-code-symbol } { $state ->
        [must] · You must turn this die.
        [can] · Click to turn this die.
       *[lies] · Counts for everyone this round.
    }
lost-code-board-turn-to = Turn the die to
lost-code-board-turn-note = You may turn one die. Click it and choose a symbol.
lost-code-board-exchange-note = Which tile do you exchange?
lost-code-board-confirm-dice =
    { $what ->
        [accept] Accept the dice
        [turn] Confirm the turn
       *[must] Turn the marked dice
    }
lost-code-board-confirm-bet =
    { $points ->
        [one] Bet on { $window }: { $points } point
       *[other] Bet on { $window }: { $points } points
    }
lost-code-board-confirm-exchange = Exchange { lost-code-symbol-accusative }
lost-code-board-advised = Suggested by the bot
lost-code-board-pick-tile = Choose a tile

lost-code-board-dial =
    { $width ->
        [one] Window of the one-number wheel
       *[other] Window of the { $width }-number wheel
    }
lost-code-board-step-down = Lower
lost-code-board-step-up = Higher
lost-code-board-hit-chance-about = The exact chance that your sum is in this window
lost-code-board-expected = ≈ { $points } pts
lost-code-board-expected-about = Average points for this bet: chance times points
lost-code-board-width = { $width } wide
lost-code-board-wheel =
    { $width ->
        [one] One-number wheel
       *[other] { $width }-number wheel
    }, { house-points }{ $state ->
        [taken] , taken by { $seat }: { $window }
        [free] , window { $window }
       *[idle] {""}
    }
lost-code-board-wheel-about =
    { $width ->
        [one] A window of one number. A hit scores { house-points }; a miss gives no hint.
       *[other] A window of { $width } numbers. A hit scores { house-points }; after a miss you learn whether your sum is higher or lower.
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
        [hit] Hit: the sum is in the window
        [higher] Miss: the sum is higher
        [lower] Miss: the sum is lower
       *[wrong] Miss, no hint
    }

lost-code-board-sheet = Deduction sheet
lost-code-board-grid = Possible values of your tiles
lost-code-board-codes =
    { $codes ->
        [one] 1 possible code
       *[other] { $codes } possible codes
    }
lost-code-board-codes-about = The number of codes that fit everything you have seen and been told.
lost-code-board-cell =
    { lost-code-symbol } { $value }{ $state ->
        [seen] , seen elsewhere
        [cross] , crossed out
        [maybe] , maybe
        [chosen] , selected
        [written] , written
       *[open] {""}
    }
lost-code-board-chance = Chance: { $chance }
lost-code-board-mark-about = Click to cycle: crossed out, maybe, blank.
lost-code-board-write-line = What is your { lost-code-symbol }? Select up to three values.
lost-code-board-write-token = Take the token? Select up to three values for { lost-code-symbol-accusative }.
lost-code-board-worth = Right: { $right }, wrong: { $wrong }.
lost-code-board-worth-expected = { $points } on average.
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
        [one] Write { $count } row
       *[other] Write all { $count } rows
    }

lost-code-board-round = Round { $round } of { $rounds }
lost-code-board-round-number = Round
lost-code-board-rounds = Rounds
lost-code-board-everybody = All bets
lost-code-board-clue-about = What the answer says about the tiles you still have
lost-code-board-clue-opened = Revealed since: { $tiles }
lost-code-board-clue-gone = All tiles of this sum have been revealed since.
lost-code-board-clue-old = all revealed
lost-code-board-results = Final guesses
lost-code-board-wrote = guessed { $values }, had { $value }

lost-code-board-bets = Bets this round
lost-code-board-free-wheels = Free wheels
lost-code-board-hidden = hidden from you
lost-code-board-piles = Tiles in the piles
lost-code-board-discards = Revealed
lost-code-board-possible = Values you cannot see anywhere
lost-code-board-told =
    round { $round }, { $dice }: { $window }, { $outcome ->
        [hit] hit
        [higher] the sum is higher
        [lower] the sum is lower
       *[wrong] wrong
    }
lost-code-board-result =
    { $points ->
        [one] { $seat }, { $points } point in total, final guesses
       *[other] { $seat }, { $points } points in total, final guesses
    }
