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
arnak-to =
    { $to ->
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

arnak-event-round-began = Round { $round } of 5 begins.
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
arnak-event-idol-paid = { $seat } pays with an idol from the crates.
arnak-event-travelled-by-card = { $seat } travels with { arnak-which-card }.
arnak-event-travelled-by-assistant = { $seat } travels with the help of { arnak-assistant-accusative }.
arnak-event-travelled-by-boon = { $seat } travels with the boon of { arnak-guardian-genitive }.
arnak-event-pilot-hired = { $seat } hires a pilot.
arnak-event-icon-spent = { $seat } spends { arnak-icon }.
arnak-event-dug = { $seat } digs at { arnak-at }.
arnak-event-discovered = { $seat } discovers a site: { arnak-site }.
arnak-event-idols-found =
    { $count ->
        [one] { $seat } finds an idol ({ arnak-idol }).
       *[other] { $seat } finds { $count } idols, one of them face up ({ arnak-idol }).
    }
arnak-event-site-revealed = Uncovered at { arnak-site }: { arnak-tile }. { arnak-tile-effect }
arnak-event-guardian-awoke = A guardian awakes at { arnak-site }: { arnak-guardian }.
arnak-event-activated = { $seat } activates { arnak-site }.
arnak-event-tile-activated = { $seat } reveals and uses a site tile: { arnak-tile }. { arnak-tile-effect }
arnak-event-overcame = { $seat } overcomes { arnak-guardian-accusative } at { arnak-site }.
arnak-event-boon-used = { $seat } uses the boon of { arnak-guardian-genitive }.
arnak-event-fear-taken = { $seat } takes a Fear card.
arnak-event-fear-tile-taken = { $seat } takes a fear tile: the Fear cards have run out.
arnak-event-no-fear-left = No Fear is left: { $seat } takes none.
arnak-event-exiled = { $seat } exiles { arnak-which-card }.
arnak-event-fear-tile-exiled = { $seat } exiles a fear tile.
arnak-event-used-up = { $seat } sets { arnak-which-card } aside unused.
arnak-event-traded = { $seat } trades { arnak-trade }.
arnak-event-assistant-used = { $seat } uses { arnak-assistant-accusative }.
arnak-event-borrowed = { $seat } uses the effect of { arnak-assistant-accusative } from the supply.
arnak-event-recruited = { $seat } recruits { arnak-assistant-accusative }.
arnak-event-rescued = { $seat } rescues { arnak-assistant-accusative }.
arnak-event-promoted = { $seat } upgrades { arnak-assistant-accusative } to gold.
arnak-event-refreshed = { $seat } makes { arnak-assistant-accusative } ready again.
arnak-event-exchanged = { $seat } swaps { arnak-assistant-accusative } for { arnak-other-assistant-accusative }.
arnak-event-idol-slotted = { $seat } puts an idol into a slot: { arnak-slot-effect }.
arnak-event-slot-freed = { $seat } moves an idol from a slot back to the crates.
arnak-event-bought = { $seat } buys { arnak-which-card }.
arnak-event-took = { $seat } takes { arnak-which-card } without paying.
arnak-event-card-revealed = Turned over from the deck: { arnak-which-card }.
arnak-event-researched = { $seat } researches: { arnak-research-token } to { arnak-research-space }.
arnak-event-bonus-taken = { $seat } takes a bonus tile: { arnak-bonus }.
arnak-event-temple-reached = { $seat } reaches the Lost Temple: { house-points }.
arnak-event-temple-tile-taken = { $seat } takes a temple tile: { $stack }.
arnak-event-relocated = { $seat } relocates an archaeologist from { arnak-from } to { arnak-to }.
arnak-event-recalled = { $seat } takes an archaeologist back from { arnak-site }.
arnak-event-guardian-led = { $seat } leads { arnak-guardian-accusative } from { arnak-from } to { arnak-to }.
arnak-event-war-mask-worn = War Mask: guardians give { $seat } no Fear this round.
arnak-event-ocarina-played = Guardian's Ocarina: until the end of the round { $seat } travels by plane with every icon.
arnak-event-looked =
    { $count ->
        [one] { $seat } draws { $count } card to choose from.
       *[other] { $seat } draws { $count } cards to choose from.
    }
arnak-event-put-back = { $seat } puts a card back on top of the deck.
arnak-event-returned-from-guardian = { $seat } brings an archaeologist back from a guardian: { arnak-site }.
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
arnak-event-row-dealt = New in the row: { arnak-which-card }.
arnak-event-rival-turn = The rival turns up a tile: { arnak-rival-tile }, arrow { arnak-arrow }.
arnak-event-rival-idle = The rival does nothing.
arnak-event-rival-dug = The rival digs at { arnak-at }.
arnak-event-rival-discovered = The rival discovers a site: { arnak-site }.
arnak-event-rival-researched = The rival researches: magnifying glass to { arnak-research-space }.
arnak-event-rival-reached-temple = The rival reaches the Lost Temple: { house-points }.
arnak-event-rival-temple-tile = The rival takes a temple tile: { $stack }.
arnak-event-rival-overcame = The rival overcomes { arnak-guardian-accusative } at { arnak-site }.
arnak-event-rival-took = The rival takes { arnak-which-card }.
arnak-event-rival-rescued = The rival rescues { arnak-assistant-accusative }, who leaves the game.
arnak-event-assistant-left = An assistant leaves the supply for good: { arnak-assistant }.
arnak-event-won = { $seat } wins!
arnak-event-rival-won = The rival wins.
arnak-event-rival-tied = A tie with the rival.

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
arnak-action-slot = put an idol into a slot: { arnak-slot-effect }
arnak-action-boon = use the boon of { arnak-guardian-genitive }
arnak-action-pass = pass for this round
arnak-action-end = end the turn
arnak-action-travel-card = travel with { arnak-which-card }
arnak-action-travel-assistant = travel with the help of { arnak-assistant-accusative }
arnak-action-travel-boon = travel with the boon of { arnak-guardian-genitive }
arnak-action-pilot = hire a pilot: a plane for 2 coins
arnak-action-icon = spend { arnak-icon }
arnak-action-draw = draw a card
arnak-action-pay = pay
arnak-action-resolve = use the effect
arnak-action-decline = do without
arnak-action-exile =
    { $from ->
        [hand] exile { arnak-which-card } from your hand
       *[play-area] exile { arnak-which-card } from your play area
    }
arnak-action-exile-fear-tile = exile a fear tile
arnak-action-trade = trade { arnak-trade }
arnak-action-refresh = make { arnak-assistant-accusative } ready
arnak-action-use-up = set { arnak-which-card } aside unused
arnak-action-choose = choose no. { $option }
arnak-action-take = take { arnak-which-card }
arnak-action-activate = activate { arnak-site }
arnak-action-relocate = relocate from { arnak-from } to { arnak-to }
arnak-action-recall = take the archaeologist back from { arnak-site }
arnak-action-look =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards to choose from
    }
arnak-action-keep = keep { arnak-which-card }
arnak-action-put-back = put { arnak-which-card } back on top of the deck
arnak-action-borrow = use the assistant on stack { $stack }
arnak-action-exchange = swap { arnak-assistant-accusative } for the assistant on stack { $stack }
arnak-action-free-slot = move an idol from a slot back to the crates
arnak-action-lead = lead the guardian from { arnak-from } to { arnak-to }
arnak-action-recruit = recruit the assistant on stack { $stack }
arnak-action-promote = upgrade { arnak-assistant-accusative } to gold
arnak-action-rescue = rescue { arnak-assistant-accusative }
arnak-action-reward =
    { $reward ->
        [tile] first the bonus tile
       *[row] first the effect of the row
    }
arnak-action-pick = take the bonus tile: { arnak-bonus }
arnak-action-done = keep the rest of the hand

## Why something cannot be done

arnak-why-another-decision = Something else is to be decided now.
arnak-why-main-action-done = You have already done your main action this turn.
arnak-why-main-action-first = Every turn has a main action; passing is one too.
arnak-why-finish-first = Finish this first: no free action can come in between.
arnak-why-no-archaeologist = Both your archaeologists are on the island.
arnak-why-not-discovered = This site is not discovered yet: { arnak-site }.
arnak-why-already-discovered = This site is already discovered: { arnak-site }.
arnak-why-space-taken = An archaeologist is already there: { arnak-site }.
arnak-why-space-blocked = With so few players there is no second space here: { arnak-site }.
arnak-why-wrong-site = The effect does not reach this site: { arnak-site }.
arnak-why-not-there = You have no archaeologist there: { arnak-site }.
arnak-why-others-there = Somebody else has an archaeologist there: { arnak-site }.
arnak-why-no-guardian = There is no guardian: { arnak-site }.
arnak-why-guardian-there = A guardian is already there: { arnak-site }.
arnak-why-cannot-travel = You cannot pay for the way there.
arnak-why-pays-nothing = It pays nothing of what is still to be paid.
arnak-why-too-few = You still need { $missing } for this.
arnak-why-no-idol = You have no idol in your crates.
arnak-why-slots-full = All your idol slots are filled.
arnak-why-slots-empty = You have no idol in a slot.
arnak-why-not-in-hand = You do not have this card in your hand: { arnak-which-card }.
arnak-why-not-in-play-area = This card is not in your play area: { arnak-which-card }.
arnak-why-not-in-row = This card is not on offer: { arnak-which-card }.
arnak-why-not-in-exile = This card is not among the exiled items: { arnak-which-card }.
arnak-why-not-drawn = You have not drawn this card: { arnak-which-card }.
arnak-why-no-effect = This card has no effect: { arnak-which-card }. It only pays for travel.
arnak-why-cannot-pass-with = This card has no effect for passing: { arnak-which-card }.
arnak-why-hand-empty = This costs a card from your hand, and your hand is empty.
arnak-why-no-such-choice = There is no such choice here, or it is already used.
arnak-why-not-yours = You do not have this assistant: { arnak-assistant }.
arnak-why-exhausted = This assistant is exhausted: { arnak-assistant }.
arnak-why-ready = This assistant is ready as it is: { arnak-assistant }.
arnak-why-gold = This assistant is gold already: { arnak-assistant }.
arnak-why-no-travel = This assistant does not help with travel: { arnak-assistant }.
arnak-why-not-on-offer = This assistant cannot be taken here: { arnak-assistant }.
arnak-why-stack-empty = This stack is empty.
arnak-why-no-boon = You have no unused boon of { arnak-guardian-genitive }.
arnak-why-another-boon = The boon of { arnak-guardian-genitive } is not used in this way.
arnak-why-not-connected = No path of the track leads there in one step.
arnak-why-notebook-too-high = The notebook never goes above your magnifying glass, nor into the Lost Temple.
arnak-why-notebook-only = This effect is for the notebook only.
arnak-why-not-in-temple = Your magnifying glass is not in the Lost Temple yet.
arnak-why-no-temple-tile = No temple tile { $stack } is left.
arnak-why-no-such-tile = There is no such bonus tile.
arnak-why-no-fear-tile = You have no fear tile in your play area.
arnak-why-no-icon = You have no such travel icon to spend.

## What is asked

arnak-ask-main-action = What will you do?
arnak-ask-free-action = Another free action, or the end of the turn?
arnak-ask-keep-cards = Which cards will you keep?
arnak-ask-draw = Will you draw a card?
arnak-ask-draw-bottom = Will you draw the bottom card?
arnak-ask-exile = Which card will you exile?
arnak-ask-upgrade = What will you trade?
arnak-ask-refresh = Which assistant will be ready?
arnak-ask-offer = Will you pay for the effect?
arnak-ask-dig = Where will you dig?
arnak-ask-research = What will you research?
arnak-ask-buy = Which card will you buy?
arnak-ask-resolve = Will you use the artifact at once?
arnak-ask-overcome = Which guardian will you overcome?
arnak-ask-activate = Which site will you activate?
arnak-ask-relocate = Which archaeologist goes where?
arnak-ask-recall = Which archaeologist comes back?
arnak-ask-borrow = Whose effect will you use?
arnak-ask-exchange = Which assistants will you swap?
arnak-ask-take-exiled = Which exiled item will you take?
arnak-ask-free-slot = Will you free an idol slot?
arnak-ask-lead = Where will you lead the guardian?
arnak-ask-use-up = Which card will you set aside?
arnak-ask-choose = Which effect?
arnak-ask-take-item = Which item will you take?
arnak-ask-take-artifact = Which artifact will you take?
arnak-ask-recruit = Whom will you recruit?
arnak-ask-promote = Who turns to gold?
arnak-ask-rescue = Whom will you rescue?
arnak-ask-rewards = Which reward first?
arnak-ask-pick-tile = Which bonus tile will you take?
arnak-ask-pay-travel = How will you travel?
arnak-ask-spend-icon = Which icon will you spend?
arnak-ask-pay-card = Which card will you pay with?
arnak-ask-pay-discount = Which discount?
arnak-ask-look = How many cards will you draw?
arnak-ask-keep-one = Which card will you keep?
arnak-ask-put-back = Which card goes back on the deck?

arnak-explain-main-action =
    Do one main action: dig at a site, discover one, overcome a guardian, buy a card, play a card, research, or pass for
    the round. Before, during and after it come as many free actions as you like: cards, assistants, boons and idol slots.
arnak-explain-free-action = Your main action is done. You may still do free actions; travel icons left over are gone when the turn ends.
arnak-explain-keep-cards =
    The round is over. Set aside the cards that you do not want to keep: those of the play area are shuffled and go under
    your deck. What you keep counts towards the five cards of the next round.
arnak-explain-draw = The effect lets you draw from the top of your deck, one card at a time. You may stop.
arnak-explain-draw-bottom = The effect lets you draw from the bottom of your deck, where bought items go. You may stop.
arnak-explain-exile = A card from your hand or your play area, or a fear tile, leaves the game for good. You may do without.
arnak-explain-upgrade = Trade a tablet for an arrowhead, or an arrowhead for a jewel, once. You may do without.
arnak-explain-refresh = An exhausted assistant becomes ready and can be used again this round. You may do without.
arnak-explain-offer = You may pay what the effect costs and get what it promises, once; or do without.
arnak-explain-dig =
    The effect lets you send an archaeologist at once, with a discount on the way. It belongs to the same turn and is no
    further main action. You may do without.
arnak-explain-research = The effect lets you move a research token, or take a temple tile, for less. You may do without.
arnak-explain-buy = The effect lets you buy a card for less. You may do without; the discount is gone then.
arnak-explain-resolve = You have just got this artifact: its effect can be used now without paying a tablet. You may do without.
arnak-explain-overcome =
    The effect overcomes a guardian without paying its cost. The guardian is yours: 5 points, and its boon once. You may
    do without.
arnak-explain-activate = You use the effect of a site without sending anybody and without paying for travel. You may do without.
arnak-explain-relocate =
    An archaeologist of yours goes from a site to a free space of another one, without paying for travel, and that site is
    activated. You may do without.
arnak-explain-recall = An archaeologist of yours returns to your board and can be sent again this round. You may do without.
arnak-explain-borrow = You use the effect of an assistant on top of a supply stack, who stays there. You may do without.
arnak-explain-exchange =
    One of your assistants goes to the supply for the one on top of a stack, who has the same level and is ready. You may
    do without.
arnak-explain-take-exiled = You take an item from exile without paying and put it under your deck. You may do without.
arnak-explain-free-slot = An idol goes from a slot back to your crates, so the slot can be used again. You may do without.
arnak-explain-lead =
    A guardian of a site that you occupy goes to a camp or a discovered level I site without archaeologists and guardians,
    and that site is activated. You may do without.
arnak-explain-use-up = A card goes from your hand to your play area without its effect and without its travel icons.
arnak-explain-choose = The effects are counted from 1, in the order in which the card or tile names them.
arnak-explain-take-item = You take an item of the row without paying.
arnak-explain-take-artifact = You take an artifact of the row without paying; then you may use its effect at once.
arnak-explain-recruit = The assistant on top of a stack joins you, silver and ready. The stacks are counted from the left.
arnak-explain-promote = One of your silver assistants is turned to the gold side and becomes ready.
arnak-explain-rescue = One of the assistants who wait at the track joins you, silver and exhausted.
arnak-explain-rewards = Your step brings a bonus tile and the effect of its row. You say which of them comes first.
arnak-explain-pick-tile = The tile works at once and is out of the game.
arnak-explain-pay-travel =
    Pay the way with cards from your hand, which have no effect then, with assistants, boons, or a pilot: a plane for
    2 coins. A plane pays anything, a car or a ship itself or a boot. What is paid too much stays for this turn.
arnak-explain-spend-icon = You have put down more than the way costs. The icon that you spend is gone; the others stay for this turn.
arnak-explain-pay-card = The guardian also costs a card: it goes from your hand to your play area unused.
arnak-explain-pay-discount = Both discounts of the card make this possible. The first is counted as 1, the other as 2.
arnak-explain-look = You say how many cards you draw before you see them. One of them you keep.
arnak-explain-keep-one = The card goes to your hand. What is neither kept nor put back goes to your play area unused.
arnak-explain-put-back = You may put one of the other cards back on top of your deck; the rest goes to your play area unused.

arnak-notation-main-action =
    Type “dig a1”, “dig a1-2” (the second space), “discover b3”, “overcome b3”, “buy ostrich”, “play ostrich”,
    “play-to-pass watch”, “research glass 3”, “temple 6-left”, “use banker”, “slot tablets”, “boon g02” or “pass”.
arnak-notation-free-action = Type “end”; or a free action: “play funding-car”, “use banker”, “slot tablets”, “boon g02”, “travel g01”.
arnak-notation-keep-cards = Type “use-up fear” for each card that goes, then “done”.
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
arnak-notation-relocate = Type “relocate b3 a1” (from and to) or “decline”.
arnak-notation-recall = Type “recall b3” or “decline”.
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
arnak-notation-rewards = Type “reward tile” (the bonus tile) or “reward row” (the effect of the row).
arnak-notation-pick-tile = Type “pick coin”.
arnak-notation-pay-travel = Type “travel fear” (a card), “travel driver”, “travel g01”, “icon car” or “pilot”.
arnak-notation-spend-icon = Type “icon car”.
arnak-notation-pay-card = Type “use-up fear”.
arnak-notation-pay-discount = Type “choose 1” or “choose 2”.
arnak-notation-look = Type “look 2”.
arnak-notation-keep-one = Type “keep ostrich”.
arnak-notation-put-back = Type “put-back fear” or “decline”.

## Options and their values

arnak-option-temple = Side of the board
arnak-option-difficulty = Rival's red tiles (solo)
arnak-option-ocarina-discounts = Guardian's Ocarina also turns discounts into planes
arnak-option-rival-last-green-item = Rival's green item tile in the last round
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
arnak-screen-over = the end
arnak-screen-artifacts = Artifacts, with prices in compasses
arnak-screen-items = Items, with prices in coins
arnak-screen-hand = Your hand
arnak-screen-play-area = Your play area:
arnak-screen-research = Your next steps of research
arnak-screen-step = { $token } to space { $space }: { $cost }
arnak-screen-guardian = { $guardian } ({ $cost }): { $boon }
arnak-screen-rival =
    { $count ->
        [0] Rival: { house-points }, magnifying glass on space { $space }. Its tiles are used up.
       *[other] Rival: { house-points }, magnifying glass on space { $space }. Still to come:
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
