### Lost Ruins of Arnak.

arnak-title = Lost Ruins of Arnak

## Arguments in words. Some languages need them in several cases.

# Sites and spaces by their names: the site, the way from and to, and the space that is dug at.
arnak-site =
    { $site ->
        [a1] the { arnak-place-0 }
        [a2] the { arnak-place-1 }
        [a3] the { arnak-place-2 }
        [a4] the { arnak-place-3 }
        [a5] the { arnak-place-4 }
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
        [a1] the { arnak-place-0 }
        [a1-2] the { arnak-place-0 }, 2nd space
        [a2] the { arnak-place-1 }
        [a2-2] the { arnak-place-1 }, 2nd space
        [a3] the { arnak-place-2 }
        [a3-2] the { arnak-place-2 }, 2nd space
        [a4] the { arnak-place-3 }
        [a4-2] the { arnak-place-3 }, 2nd space
        [a5] the { arnak-place-4 }
        [a5-2] the { arnak-place-4 }, 2nd space
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
        [a1] the { arnak-place-0 }
        [a1-2] the { arnak-place-0 }, 2nd space
        [a2] the { arnak-place-1 }
        [a2-2] the { arnak-place-1 }, 2nd space
        [a3] the { arnak-place-2 }
        [a3-2] the { arnak-place-2 }, 2nd space
        [a4] the { arnak-place-3 }
        [a4-2] the { arnak-place-3 }, 2nd space
        [a5] the { arnak-place-4 }
        [a5-2] the { arnak-place-4 }, 2nd space
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
        [a1] the { arnak-place-0 }
        [a1-2] the { arnak-place-0 }, second space
        [a2] the { arnak-place-1 }
        [a2-2] the { arnak-place-1 }, second space
        [a3] the { arnak-place-2 }
        [a3-2] the { arnak-place-2 }, second space
        [a4] the { arnak-place-3 }
        [a4-2] the { arnak-place-3 }, second space
        [a5] the { arnak-place-4 }
        [a5-2] the { arnak-place-4 }, second space
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
# Two cards each are called alike: these words say which is which.
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
        [tablet] a tablet for an arrowhead
       *[arrowhead] an arrowhead for a jewel
    }
arnak-icon =
    { $icon ->
        [boot] a { arnak-name-boot }
        [car] a { arnak-name-car }
        [ship] a { arnak-name-ship }
       *[plane] a { arnak-name-plane }
    }
arnak-research-token =
    { $token ->
        [glass] { arnak-name-glass }
       *[notebook] { arnak-name-notebook }
    }
arnak-research-space =
    { $space ->
        [14] the { arnak-name-lost-temple }
       *[other] space { $space }
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
        [jewel] a jewel for 1 coin
        [arrowhead] 1 arrowhead
        [tablets] 2 tablets
        [coin-and-compass] 1 coin and 1 compass
       *[card] a card from the deck
    }
arnak-assistant-accusative = the { arnak-assistant }
arnak-other-assistant-accusative =
    { $other_assistant ->
        [banker] the { arnak-assistant-banker }
        [scholar] the { arnak-assistant-scholar }
        [stone-cutter] the { arnak-assistant-stone-cutter }
        [trader] the { arnak-assistant-trader }
        [medic] the { arnak-assistant-medic }
        [porter] the { arnak-assistant-porter }
        [aviator] the { arnak-assistant-aviator }
        [driver] the { arnak-assistant-driver }
        [sea-captain] the { arnak-assistant-sea-captain }
        [quartermaster] the { arnak-assistant-quartermaster }
        [naturalist] the { arnak-assistant-naturalist }
       *[guide] the { arnak-assistant-guide }
    }
arnak-guardian-accusative = { arnak-guardian }
arnak-guardian-genitive = { arnak-guardian }
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
        [left] to the left
       *[right] to the right
    }

## What happened

arnak-event-round-began = Round { $round } of 5 starts.
arnak-event-hand-drawn =
    { $count ->
        [0] { $seat } draws no cards for the round.
        [one] { $seat } draws { $count } card for the round.
       *[other] { $seat } draws { $count } cards for the round.
    }
arnak-event-drew = { $seat } draws a card.
arnak-event-drew-card = { $seat } draws { arnak-which-card }.
arnak-event-played = { $seat } plays { arnak-which-card }.
arnak-event-passed = { $seat } passes.
arnak-event-turn-ended = { $seat } ends the turn.
arnak-event-gained = { $seat } gains { arnak-tokens }.
arnak-event-paid = { $seat } pays { arnak-tokens }.
arnak-event-idol-paid = { $seat } pays an idol from the crates.
arnak-event-travelled-by-card = { $seat } travels with { arnak-which-card }.
arnak-event-travelled-by-assistant = { $seat } travels with { arnak-assistant-accusative }.
arnak-event-travelled-by-boon = { $seat } uses the boon of { arnak-guardian-genitive } to travel.
arnak-event-pilot-hired = { $seat } hires a pilot.
arnak-event-icon-spent = { $seat } spends { arnak-icon }.
arnak-event-dug = { $seat } digs at { arnak-at }.
arnak-event-discovered = { $seat } discovers { arnak-site }.
arnak-event-idols-found =
    { $count ->
        [one] { $seat } finds an idol ({ arnak-idol }).
       *[other] { $seat } finds { $count } idols, one face up ({ arnak-idol }).
    }
arnak-event-site-revealed = New tile at { arnak-site }: { arnak-tile }. { arnak-tile-effect }
arnak-event-guardian-awoke = A guardian awakens at { arnak-site }: { arnak-guardian }.
arnak-event-activated = { $seat } activates { arnak-site }.
arnak-event-tile-activated = { $seat } reveals and uses a site tile: { arnak-tile }. { arnak-tile-effect }
arnak-event-overcame = { $seat } overcomes { arnak-guardian-accusative } at { arnak-site }.
arnak-event-boon-used = { $seat } uses the boon of { arnak-guardian-genitive }.
arnak-event-fear-taken = { $seat } gains a Fear card.
arnak-event-fear-tile-taken = { $seat } gains a fear tile, as there are no Fear cards left.
arnak-event-no-fear-left = There is no Fear left for { $seat } to gain.
arnak-event-exiled = { $seat } exiles { arnak-which-card }.
arnak-event-fear-tile-exiled = { $seat } exiles a fear tile.
arnak-event-used-up = { $seat } discards { arnak-which-card }.
arnak-event-traded = { $seat } trades { arnak-trade }.
arnak-event-assistant-used = { $seat } uses { arnak-assistant-accusative }.
arnak-event-borrowed = { $seat } uses { arnak-assistant-accusative } from the supply.
arnak-event-recruited = { $seat } recruits { arnak-assistant-accusative }.
arnak-event-rescued = { $seat } rescues { arnak-assistant-accusative }.
arnak-event-promoted = { $seat } upgrades { arnak-assistant-accusative } to gold.
arnak-event-refreshed = { $seat } refreshes { arnak-assistant-accusative }.
arnak-event-exchanged = { $seat } swaps { arnak-assistant-accusative } for { arnak-other-assistant-accusative }.
arnak-event-idol-slotted = { $seat } places an idol in a slot: { arnak-slot-effect }.
arnak-event-slot-freed = { $seat } returns an idol from a slot to the crates.
arnak-event-bought = { $seat } buys { arnak-which-card }.
arnak-event-took = { $seat } takes { arnak-which-card } for free.
arnak-event-card-revealed = Revealed from the deck: { arnak-which-card }.
arnak-event-researched = { $seat } researches: { arnak-research-token } to { arnak-research-space }.
arnak-event-bonus-taken = { $seat } takes a bonus tile: { arnak-bonus }.
arnak-event-temple-reached = { $seat } reaches the Lost Temple: { house-points }.
arnak-event-temple-tile-taken = { $seat } takes a temple tile: { $stack }.
arnak-event-relocated = { $seat } relocates an archaeologist from { arnak-from } to { arnak-to }.
arnak-event-recalled = { $seat } returns an archaeologist from { arnak-at }.
arnak-event-guardian-led = { $seat } moves { arnak-guardian-accusative } from { arnak-from } to { arnak-to }.
arnak-event-war-mask-worn = War Mask: guardians cause { $seat } no Fear this round.
arnak-event-ocarina-played = Guardian’s Ocarina: all of { $seat }’s travel icons count as planes this round.
arnak-event-looked =
    { $count ->
        [one] { $seat } draws { $count } card to choose from.
       *[other] { $seat } draws { $count } cards to choose from.
    }
arnak-event-put-back = { $seat } returns a card to the top of the deck.
arnak-event-returned-from-guardian = { $seat }’s archaeologist returns from a guarded site: { arnak-site }.
arnak-event-cards-kept =
    { $count ->
        [0] { $seat } keeps no cards.
        [one] { $seat } keeps { $count } card.
       *[other] { $seat } keeps { $count } cards.
    }
arnak-event-cards-shuffled =
    { $count ->
        [0] { $seat } has no cards in the play area to shuffle.
        [one] { $seat } puts { $count } card from the play area under the deck.
       *[other] { $seat } shuffles { $count } cards from the play area and puts them under the deck.
    }
arnak-event-row-exiled = Exiled from the row: { arnak-which-card }.
arnak-event-row-dealt = Added to the row: { arnak-which-card }.
arnak-event-rival-turn = The rival reveals a tile: { arnak-rival-tile }, arrow { arnak-arrow }.
arnak-event-rival-idle = The rival does nothing.
arnak-event-rival-dug = The rival digs at { arnak-at }.
arnak-event-rival-discovered = The rival discovers { arnak-site }.
arnak-event-rival-researched = The rival researches: magnifying glass to { arnak-research-space }.
arnak-event-rival-reached-temple = The rival reaches the Lost Temple: { house-points }.
arnak-event-rival-temple-tile = The rival takes a temple tile: { $stack }.
arnak-event-rival-overcame = The rival overcomes { arnak-guardian-accusative } at { arnak-site }.
arnak-event-rival-took = The rival takes { arnak-which-card }.
arnak-event-rival-rescued = The rival rescues { arnak-assistant-accusative }, who leaves the game.
arnak-event-assistant-left = Removed from the game: { arnak-assistant }.
arnak-event-won = { $seat } wins!
arnak-event-rival-won = The rival wins.
arnak-event-rival-tied = It’s a tie with the rival.

## What can be done

arnak-action-dig = dig at { arnak-at }
arnak-action-discover = discover { arnak-site }
arnak-action-overcome = overcome the guardian at { arnak-site }
arnak-action-buy = buy { arnak-which-card }
arnak-action-play = play { arnak-which-card }
arnak-action-play-to-pass = play { arnak-which-card } and pass
arnak-action-research = research: { arnak-research-token } to { arnak-research-space }
arnak-action-temple = take a temple tile: { $stack }
arnak-action-use = use { arnak-assistant-accusative }
arnak-action-slot = place an idol in a slot: { arnak-slot-effect }
arnak-action-boon = use the boon of { arnak-guardian-genitive }
arnak-action-pass = pass for the round
arnak-action-end = end turn
arnak-action-travel-card = travel with { arnak-which-card }
arnak-action-travel-assistant = travel with { arnak-assistant-accusative }
arnak-action-travel-boon = use the boon of { arnak-guardian-genitive } to travel
arnak-action-pilot = hire a pilot: 2 coins for a plane
arnak-action-icon = spend { arnak-icon }
arnak-action-draw = draw a card
arnak-action-pay = pay
arnak-action-resolve = use the effect
arnak-action-decline = decline
arnak-action-proceed = continue
arnak-action-exile =
    { $from ->
        [hand] exile { arnak-which-card } from your hand
       *[play-area] exile { arnak-which-card } from your play area
    }
arnak-action-exile-fear-tile = exile a fear tile
arnak-action-trade = trade { arnak-trade }
arnak-action-refresh = refresh { arnak-assistant-accusative }
arnak-action-use-up = discard { arnak-which-card }
arnak-action-choose = choose effect { $option }
arnak-action-take = take { arnak-which-card }
arnak-action-activate = activate { arnak-site }
arnak-action-relocate = relocate: { arnak-from } → { arnak-to }
arnak-action-recall = return the archaeologist from { arnak-at }
arnak-action-look =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards to choose from
    }
arnak-action-keep = keep { arnak-which-card }
arnak-action-put-back = return { arnak-which-card } to the top of the deck
arnak-action-borrow = use the assistant on stack { $stack }
arnak-action-exchange = swap { arnak-assistant-accusative } for the assistant on stack { $stack }
arnak-action-free-slot = return an idol from a slot to the crates
arnak-action-lead = move the guardian from { arnak-from } to { arnak-to }
arnak-action-recruit = recruit the assistant on stack { $stack }
arnak-action-promote = upgrade { arnak-assistant-accusative } to gold
arnak-action-rescue = rescue { arnak-assistant-accusative }
arnak-action-reward =
    { $reward ->
        [tile] bonus tile first
       *[row] row effect first
    }
arnak-action-pick = take the bonus tile: { arnak-bonus }
arnak-action-done = keep the rest of the hand

## Why something cannot be done

arnak-why-another-decision = You cannot do that now.
arnak-why-main-action-done = You have already taken your main action this turn.
arnak-why-main-action-first = Take a main action first (passing counts as one).
arnak-why-finish-first = Finish this first. You cannot take a free action now.
arnak-why-no-archaeologist = Both your archaeologists are on the island.
arnak-why-not-discovered = This site has not been discovered yet: { arnak-site }.
arnak-why-already-discovered = This site has already been discovered: { arnak-site }.
arnak-why-space-taken = This space is occupied: { arnak-site }.
arnak-why-space-blocked = The second space is not used at this player count: { arnak-site }.
arnak-why-wrong-site = This effect does not apply to this site: { arnak-site }.
arnak-why-not-there = You have no archaeologist there: { arnak-site }.
arnak-why-not-on-space = None of your archaeologists is on this space: { arnak-at }.
arnak-why-others-there = Another player has an archaeologist there: { arnak-site }.
arnak-why-no-guardian = There is no guardian there: { arnak-site }.
arnak-why-guardian-there = There is already a guardian there: { arnak-site }.
arnak-why-cannot-travel = You cannot pay the travel cost.
arnak-why-pays-nothing = This does not help to pay the remaining cost.
arnak-why-too-few = You still need { $missing }.
arnak-why-no-idol = You have no idols in your crates.
arnak-why-slots-full = All your idol slots are filled.
arnak-why-slots-empty = You have no idols in your slots.
arnak-why-not-in-hand = You do not have this card in your hand: { arnak-which-card }.
arnak-why-not-in-play-area = This card is not in your play area: { arnak-which-card }.
arnak-why-not-in-row = This card is not in the row: { arnak-which-card }.
arnak-why-not-in-exile = This card is not among the exiled items: { arnak-which-card }.
arnak-why-not-drawn = You have not drawn this card: { arnak-which-card }.
arnak-why-no-effect = { arnak-which-card } has no effect and can only pay for travel.
arnak-why-cannot-pass-with = You cannot play this card to pass: { arnak-which-card }.
arnak-why-hand-empty = This costs a card from your hand, but your hand is empty.
arnak-why-no-such-choice = This option does not exist or has already been used.
arnak-why-not-yours = You do not have this assistant: { arnak-assistant }.
arnak-why-exhausted = This assistant is exhausted: { arnak-assistant }.
arnak-why-ready = This assistant is already refreshed: { arnak-assistant }.
arnak-why-gold = This assistant is already gold: { arnak-assistant }.
arnak-why-no-travel = This assistant cannot pay for travel: { arnak-assistant }.
arnak-why-not-on-offer = This assistant is not available: { arnak-assistant }.
arnak-why-stack-empty = This stack is empty.
arnak-why-no-boon = You have no unused boon of { arnak-guardian-genitive }.
arnak-why-another-boon = You cannot use the boon of { arnak-guardian-genitive } like this.
arnak-why-not-connected = You cannot reach this space in one step.
arnak-why-notebook-too-high = Your notebook may not move above your magnifying glass or into the Lost Temple.
arnak-why-notebook-only = This effect is for the notebook only.
arnak-why-not-in-temple = Your magnifying glass is not in the Lost Temple yet.
arnak-why-no-temple-tile = There are no temple tiles left there: { $stack }.
arnak-why-no-such-tile = There is no such bonus tile.
arnak-why-no-fear-tile = You have no fear tile in your play area.
arnak-why-no-icon = You do not have this travel icon.

## What is asked

arnak-ask-main-action = Choose your main action.
arnak-ask-free-action = Play free actions or end your turn.
arnak-ask-keep-cards = Which cards do you keep?
arnak-ask-fear = Take the fear tile?
arnak-ask-draw = Draw a card?
arnak-ask-draw-bottom = Draw the bottom card?
arnak-ask-exile = Exile a card?
arnak-ask-upgrade = Which trade do you make?
arnak-ask-refresh = Which assistant do you refresh?
arnak-ask-offer = Pay for the effect?
arnak-ask-dig = Where do you dig?
arnak-ask-research = Where do you research?
arnak-ask-buy = Which card do you buy?
arnak-ask-resolve = Use the artifact now?
arnak-ask-overcome = Which guardian do you overcome?
arnak-ask-activate = Which site do you activate?
arnak-ask-relocate = Which archaeologist do you relocate?
arnak-ask-recall = Which archaeologist returns?
arnak-ask-borrow = Which assistant do you use?
arnak-ask-exchange = Which assistants do you swap?
arnak-ask-take-exiled = Which exiled item do you take?
arnak-ask-free-slot = Free an idol slot?
arnak-ask-lead = Where do you move the guardian?
arnak-ask-use-up = Which card do you discard?
arnak-ask-choose = Choose an effect.
arnak-ask-take-item = Which item do you take?
arnak-ask-take-artifact = Which artifact do you take?
arnak-ask-recruit = Which assistant do you recruit?
arnak-ask-promote = Which assistant do you upgrade?
arnak-ask-rescue = Which assistant do you rescue?
arnak-ask-rewards = Which reward first?
arnak-ask-pick-tile = Which bonus tile do you take?
arnak-ask-pay-travel = How do you travel?
arnak-ask-spend-icon = Which icon do you spend?
arnak-ask-pay-card = Which card do you pay with?
arnak-ask-pay-discount = Which discount?
arnak-ask-look = How many cards do you draw?
arnak-ask-keep-one = Which card do you keep?
arnak-ask-put-back = Which card goes back on the deck?

arnak-explain-main-action =
    Take one main action: dig at a site, discover one, overcome a guardian, buy a card, play a card, research, or pass
    for the round. Before, during and after it you may take any number of free actions with cards, assistants, boons and
    idol slots.
arnak-explain-free-action = Your main action is done. You may still take free actions. Leftover travel icons are lost when the turn ends.
arnak-explain-keep-cards =
    The round is over. Discard the cards you do not want to keep: the play area is shuffled and goes under your deck.
    Cards you keep count towards your five cards for the next round. No one sees your choice until everyone has decided.
arnak-explain-fear =
    There are no Fear cards left, so you take a fear tile, which costs 2 points. If you exile a Fear card first, you take
    that card instead.
arnak-explain-draw = You may draw from the top of your deck, one card at a time. You may stop at any time.
arnak-explain-draw-bottom = You may draw from the bottom of your deck, where bought items go. You may stop at any time.
arnak-explain-exile = You may exile a card from your hand or play area, or a fear tile.
arnak-explain-upgrade = You may trade a tablet for an arrowhead, or an arrowhead for a jewel, once.
arnak-explain-refresh = You may refresh an exhausted assistant, so that you can use it again this round.
arnak-explain-offer = You may pay the cost of the effect once to get its benefit, or decline.
arnak-explain-dig =
    You may send an archaeologist now, with a discount on travel. This is part of the same action, not another main
    action.
arnak-explain-research = You may move a research token, or take a temple tile, at a reduced cost.
arnak-explain-buy = You may buy a card at a reduced price. If you decline, the discount is lost.
arnak-explain-resolve = You have just gained this artifact. You may use its effect now without paying a tablet.
arnak-explain-overcome =
    You may overcome a guardian without paying its cost. You keep it: it is worth 5 points, and you can use its boon once.
arnak-explain-activate = You may use the effect of a site without sending an archaeologist or paying for travel.
arnak-explain-relocate =
    You may move one of your archaeologists from a site to a free space of another site, without paying for travel, and
    activate that site.
arnak-explain-recall = You may return one of your archaeologists to your board and send it out again this round.
arnak-explain-borrow = You may use the effect of an assistant on top of a supply stack. It stays there.
arnak-explain-exchange =
    You may swap one of your assistants for the one on top of a supply stack, which comes at the same level and refreshed.
arnak-explain-take-exiled = You may take an exiled item for free and put it under your deck.
arnak-explain-free-slot = You may return an idol from a slot to your crates, so that you can use the slot again.
arnak-explain-lead =
    You may move a guardian from a site you occupy to a camp or a discovered level I site without archaeologists or
    guardians, and activate that site.
arnak-explain-use-up = The card goes from your hand to your play area. You get neither its effect nor its travel icons.
arnak-explain-choose = Effects are numbered from 1, in the order shown on the card or tile.
arnak-explain-take-item = Take an item from the row for free.
arnak-explain-take-artifact = Take an artifact from the row for free. You may then use its effect at once.
arnak-explain-recruit = The assistant on top of a stack joins you, silver and refreshed. Stacks are numbered from the left.
arnak-explain-promote = Flip one of your silver assistants to its gold side. It is also refreshed.
arnak-explain-rescue = One of the assistants waiting on the track joins you, silver and exhausted.
arnak-explain-rewards = This step gives you a bonus tile and the effect of its row. Choose which comes first.
arnak-explain-pick-tile = The tile takes effect at once and then leaves the game.
arnak-explain-pay-travel =
    Pay for travel with cards from your hand (without their effects), assistants, boons, or a pilot (2 coins for a
    plane). A plane pays for anything; a car or a ship pays for itself or a boot. Overpaid icons remain for this turn.
arnak-explain-spend-icon = You have more icons than you need. The icon you spend is gone; the others remain for this turn.
arnak-explain-pay-card = The guardian also costs a card: discard one from your hand.
arnak-explain-pay-discount = Either discount of the card makes this possible. The first is number 1, the other number 2.
arnak-explain-look = Choose how many cards to draw before you see them. You keep one of them.
arnak-explain-keep-one = This card goes to your hand. Cards you neither keep nor return are discarded.
arnak-explain-put-back = You may return one of the other cards to the top of your deck. The rest are discarded.

arnak-notation-main-action =
    Type “dig a1”, “dig a1-2” (the second space), “discover b3”, “overcome b3”, “buy ostrich”, “play ostrich”,
    “play-to-pass watch”, “research glass 3”, “temple 6-left”, “use banker”, “slot tablets”, “boon g02” or “pass”.
arnak-notation-free-action = Type “end”; or a free action: “play funding-car”, “use banker”, “slot tablets”, “boon g02”, “travel g01”.
arnak-notation-keep-cards = Type “use-up fear” for each card you discard, then “done”.
arnak-notation-fear = Type “proceed”, or a free action first.
arnak-notation-draw = Type “draw” or “decline”.
arnak-notation-draw-bottom = Type “draw” or “decline”.
arnak-notation-exile = Type “exile fear hand”, “exile fear play-area”, “exile-fear-tile” or “decline”.
arnak-notation-upgrade = Type “trade tablet”, “trade arrowhead” or “decline”.
arnak-notation-refresh = Type “refresh banker” or “decline”.
arnak-notation-offer = Type “pay”, or “use-up fear” if a card is the price; or “decline”.
arnak-notation-dig = Type “dig a1”, “discover b3” or “decline”.
arnak-notation-research = Type “research glass 3”, “research notebook 3”, “temple 6-left” or “decline”.
arnak-notation-buy = Type “buy ostrich” or “decline”.
arnak-notation-resolve = Type “resolve” or “decline”.
arnak-notation-overcome = Type “overcome b3” or “decline”.
arnak-notation-activate = Type “activate a2” or “decline”.
arnak-notation-relocate = Type “relocate b3 a1” (from and to; “a1-2” is the second space of a camp) or “decline”.
arnak-notation-recall = Type “recall b3”, “recall a1-2” for the second space of a camp, or “decline”.
arnak-notation-borrow = Type “borrow 2” (the stack) or “decline”.
arnak-notation-exchange = Type “exchange banker 2” (your assistant and the stack) or “decline”.
arnak-notation-take-exiled = Type “take ostrich” or “decline”.
arnak-notation-free-slot = Type “free-slot” or “decline”.
arnak-notation-lead = Type “lead b3 a1” (from and to) or “decline”.
arnak-notation-use-up = Type “use-up fear”.
arnak-notation-choose = Type “choose 1” or the number of another effect.
arnak-notation-take-item = Type “take ostrich”.
arnak-notation-take-artifact = Type “take war-club”.
arnak-notation-recruit = Type “recruit 2” (the stack).
arnak-notation-promote = Type “promote banker”.
arnak-notation-rescue = Type “rescue banker”.
arnak-notation-rewards = Type “reward tile” (the bonus tile) or “reward row” (the row effect).
arnak-notation-pick-tile = Type “pick coin”.
arnak-notation-pay-travel = Type “travel fear” (a card), “travel driver”, “travel g01”, “icon car” or “pilot”.
arnak-notation-spend-icon = Type “icon car”.
arnak-notation-pay-card = Type “use-up fear”.
arnak-notation-pay-discount = Type “choose 1” or “choose 2”.
arnak-notation-look = Type “look 2”.
arnak-notation-keep-one = Type “keep ostrich”.
arnak-notation-put-back = Type “put-back fear” or “decline”.

## Options and their values

arnak-option-temple = Board side
arnak-option-difficulty = Rival’s red tiles (solo)
arnak-option-ocarina-discounts = Guardian’s Ocarina also turns discounts into planes
arnak-option-rival-last-green-item = Rival’s green item tile in the last round
arnak-value-bird = { arnak-name-bird }
arnak-value-snake = { arnak-name-snake }
arnak-value-0 = 0
arnak-value-1 = 1
arnak-value-2 = 2
arnak-value-3 = 3
arnak-value-4 = 4
arnak-value-5 = 5
arnak-value-buys = takes an item
arnak-value-idles = does nothing

## The score sheet

arnak-score-research = Research
arnak-score-temple = Temple tiles
arnak-score-idols = Idols and empty slots
arnak-score-guardians = Guardians
arnak-score-cards = Cards
arnak-score-fear = Fear

## The screen of the terminal

arnak-screen-round = round { $round } of 5
arnak-screen-over = game over
arnak-screen-artifacts = Artifacts, priced in compasses
arnak-screen-items = Items, priced in coins
arnak-screen-hand = Your hand
arnak-screen-play-area = Your play area:
arnak-screen-research = Your next research steps
arnak-screen-step = { $token } to space { $space }: { $cost }
arnak-screen-guardian = { $guardian } ({ $cost }): { $boon }
arnak-screen-rival =
    { $count ->
        [0] Rival: { house-points }, magnifying glass on space { $space }. No tiles left.
       *[other] Rival: { house-points }, magnifying glass on space { $space }. Tiles left:
    }

arnak-menu-buy = { $words } for { $price }

arnak-short-coin = coin
arnak-short-compass = comp
arnak-short-tablet = tabl
arnak-short-arrowhead = arr
arnak-short-jewel = jew
arnak-short-hand = hand
arnak-short-archaeologists = arch
arnak-short-idols = idol
arnak-short-guardians = grd
arnak-short-research = track
arnak-short-points = pts

# What can be typed for each verb of the notation, with commas in between.
arnak-verb-dig = dig, d
arnak-verb-discover = discover
arnak-verb-overcome = overcome, o
arnak-verb-buy = buy, b
arnak-verb-play = play
arnak-verb-research = research, r
arnak-verb-temple = temple, tile
arnak-verb-use = use, u
arnak-verb-slot = slot, s
arnak-verb-boon = boon
arnak-verb-pass = pass, p
arnak-verb-end = end, e
arnak-verb-travel = travel, t
arnak-verb-pilot = pilot
arnak-verb-draw = draw
arnak-verb-pay = pay
arnak-verb-decline = decline, no
arnak-verb-exile = exile, x
arnak-verb-use-up = use-up, drop
arnak-verb-take = take
arnak-verb-done = done
