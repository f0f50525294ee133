### Lost Ruins of Arnak: the names of things and what they do, in our own words.

## Resources, travel and other words. Lists of them are put together with these names.

arnak-name-coin = coin
arnak-name-compass = compass
arnak-name-tablet = tablet
arnak-name-arrowhead = arrowhead
arnak-name-jewel = jewel
arnak-name-idol = idol
arnak-name-boot = boot
arnak-name-car = car
arnak-name-ship = ship
arnak-name-plane = plane
arnak-name-pilot = pilot
arnak-name-item = item
arnak-name-artifact = artifact
arnak-name-assistant = assistant
arnak-name-guardian = guardian
arnak-name-archaeologist = archaeologist
arnak-name-glass = magnifying glass
arnak-name-notebook = notebook
arnak-name-moon-staff = moon staff
arnak-name-bird = Bird Temple
arnak-name-snake = Snake Temple
arnak-name-lost-temple = Lost Temple
arnak-name-camp = camp
arnak-name-level-1 = level I
arnak-name-level-2 = level II
arnak-name-fear-tile = fear tile
arnak-name-silver = silver
arnak-name-gold = gold
arnak-name-ready = ready
arnak-name-exhausted = exhausted
arnak-name-exile = exile
arnak-name-draw = draw
arnak-name-upgrade = trade
arnak-name-refresh = refresh
arnak-name-boon = boon
arnak-name-hand = hand
arnak-name-deck = deck
arnak-name-play-area = play area
arnak-name-crates = crates
arnak-name-slot = idol slot
arnak-name-card-row = card row
arnak-name-rival = rival

# So much of a resource; in Polish in the accusative, as after “takes” or “pays”.
arnak-count-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
arnak-count-compass =
    { $count ->
        [one] { $count } compass
       *[other] { $count } compasses
    }
arnak-count-tablet =
    { $count ->
        [one] { $count } tablet
       *[other] { $count } tablets
    }
arnak-count-arrowhead =
    { $count ->
        [one] { $count } arrowhead
       *[other] { $count } arrowheads
    }
arnak-count-jewel =
    { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }

## Cards: basic ones and Fear

arnak-card-funding-car = Funding
arnak-effect-funding-car = Gain 1 coin.
arnak-card-funding-ship = Funding
arnak-effect-funding-ship = Gain 1 coin.
arnak-card-exploration-car = Exploration
arnak-effect-exploration-car = Gain 1 compass.
arnak-card-exploration-ship = Exploration
arnak-effect-exploration-ship = Gain 1 compass.
arnak-card-fear = Fear
arnak-effect-fear = No effect. Can only be used as a boot. Costs 1 point at the end.

## Cards: items

arnak-card-sea-turtle = Sea Turtle
arnak-effect-sea-turtle = Draw 1 card. Then you may immediately dig or discover with a discount of 1 ship.
arnak-card-ostrich = Ostrich
arnak-effect-ostrich = Draw 1 card. Then you may immediately dig or discover with a discount of 1 car.
arnak-card-pack-donkey = Pack Donkey
arnak-effect-pack-donkey = Draw 2 cards.
arnak-card-horse = Horse
arnak-effect-horse = Draw 1 card. Gain 1 coin and 1 compass.
arnak-card-steam-boat = Steam Boat
arnak-effect-steam-boat = Gain 2 compasses.
arnak-card-automobile = Automobile
arnak-effect-automobile = Gain 2 compasses.
arnak-card-sturdy-boots = Sturdy Boots
arnak-effect-sturdy-boots = Gain 1 compass. Then you may immediately dig or discover with a discount of 2 boots.
arnak-card-gold-pan = Gold Pan
arnak-effect-gold-pan = Gain 2 coins.
arnak-card-trowel = Trowel
arnak-effect-trowel = You may pay 1 compass to gain 1 jewel.
arnak-card-pickaxe = Pickaxe
arnak-effect-pickaxe = You may pay 1 compass to gain 1 tablet and 1 arrowhead.
arnak-card-hot-air-balloon = Hot Air Balloon
arnak-effect-hot-air-balloon = Exile this card. You may immediately dig or discover with a discount of 1 plane; discovering also costs 3 compasses less.
arnak-card-aeroplane = Aeroplane
arnak-effect-aeroplane = You may immediately dig or discover with a discount of 1 plane; discovering also costs 2 compasses less.
arnak-card-journal = Journal
arnak-effect-journal = Exile this card. You may research with your notebook for free. It still may not pass your magnifying glass.
arnak-card-parrot = Parrot
arnak-effect-parrot = You may discard a card from your hand to gain 1 jewel.
arnak-card-watch = Watch
arnak-effect-watch = Gain 2 coins as a free action; or pass and gain 3 coins.
arnak-card-army-knife = Army Knife
arnak-effect-army-knife = Choose two different options: exile a card; gain 1 coin; gain 1 compass; gain 1 tablet.
arnak-card-binoculars = Binoculars
arnak-effect-binoculars = Activate any discovered level I site.
arnak-card-tent = Tent
arnak-effect-tent = Activate a site you occupy. If it is a level II site, pay 2 compasses first.
arnak-card-fishing-rod = Fishing Rod
arnak-effect-fishing-rod = Reveal the top card of the item deck. You may buy it or an item from the row for 3 coins less.
arnak-card-precision-compass = Precision Compass
arnak-effect-precision-compass = Reveal the top card of the artifact deck. You may buy it or an artifact from the row for 3 compasses less.
arnak-card-bow-and-arrows = Bow and Arrows
arnak-effect-bow-and-arrows = Gain 1 compass for each guardian at a site you occupy and each guardian you have overcome (at most 3).
arnak-card-carrier-pigeon = Carrier Pigeon
arnak-effect-carrier-pigeon = Gain 2 tablets.
arnak-card-whip = Whip
arnak-effect-whip = Exile this card. You may buy an artifact for 4 compasses less.
arnak-card-rough-map = Rough Map
arnak-effect-rough-map = Exile this card. Gain 3 compasses.
arnak-card-airdrop = Airdrop
arnak-effect-airdrop = Exile this card. Take an item from the row into your hand for free.
arnak-card-flask = Flask
arnak-effect-flask = Exile this card. Draw 3 cards.
arnak-card-machete = Machete
arnak-effect-machete = You may exile a card. Gain 2 compasses.
arnak-card-torch = Torch
arnak-effect-torch = You may exile a card. Gain 1 tablet.
arnak-card-large-backpack = Large Backpack
arnak-effect-large-backpack = Gain 1 coin. Draw 1 card from the bottom of your deck.
arnak-card-rope = Rope
arnak-effect-rope = You may discard a card from your hand to draw 2 cards.
arnak-card-revolver = Revolver
arnak-effect-revolver = You may pay 1 compass to overcome a guardian at a site you occupy, instead of its cost.
arnak-card-hat = Hat
arnak-effect-hat = Gain 1 coin and 1 compass.
arnak-card-bear-trap = Bear Trap
arnak-effect-bear-trap = Exile this card. You may overcome a guardian for free at any site with no other player’s archaeologist.
arnak-card-grappling-hook = Grappling Hook
arnak-effect-grappling-hook = You may discard a card from your hand to draw 1 card. Then you may exile a card.
arnak-card-lantern = Lantern
arnak-effect-lantern = Activate any camp.
arnak-card-dog = Dog
arnak-effect-dog = Gain 1 compass. Activate an unoccupied camp.
arnak-card-brush = Brush
arnak-effect-brush = Gain 1 compass for each idol you own, in crates and slots (at most 3).
arnak-card-axe = Axe
arnak-effect-axe = You may exile a card. Gain 1 compass.
arnak-card-chronometer = Chronometer
arnak-effect-chronometer = Gain 1 coin and 1 compass as a free action; or pass and gain 3 compasses.
arnak-card-theodolite = Theodolite
arnak-effect-theodolite = Gain 1 coin, plus 1 compass for each of your archaeologists at a site.

## Cards: artifacts

arnak-card-pathfinders-sandals = Pathfinder’s Sandals
arnak-effect-pathfinders-sandals = Relocate one of your archaeologists from a site to a camp and activate the camp.
arnak-card-pathfinders-staff = Pathfinder’s Staff
arnak-effect-pathfinders-staff = Relocate one of your archaeologists from a site to a camp or a discovered level I site and activate it.
arnak-card-war-mask = War Mask
arnak-effect-war-mask = Gain 1 arrowhead. This round you gain no Fear from guardians when your archaeologists return.
arnak-card-treasure-chest = Treasure Chest
arnak-effect-treasure-chest = Draw 1 card. Gain 1 coin.
arnak-card-ritual-dagger = Ritual Dagger
arnak-effect-ritual-dagger = You may exile a card. Gain 1 arrowhead.
arnak-card-crystal-earring = Crystal Earring
arnak-effect-crystal-earring = Choose a number from 1 to 3 and draw that many cards. Keep one. You may return one of the others to the top of your deck; discard the rest.
arnak-card-mortar = Mortar
arnak-effect-mortar = You may exile a card. Gain 2 coins.
arnak-card-serpents-gold = Serpent’s Gold
arnak-effect-serpents-gold = Gain a Fear card. Gain 4 coins.
arnak-card-serpent-idol = Serpent Idol
arnak-effect-serpent-idol = Gain a Fear card. Gain 1 jewel.
arnak-card-monkey-medallion = Monkey Medallion
arnak-effect-monkey-medallion = Take an item from the row for free and put it on top of your deck.
arnak-card-idol-of-ara-anu = Idol of Ara-Anu
arnak-effect-idol-of-ara-anu = You may immediately research, or take a temple tile, for 1 jewel less.
arnak-card-inscribed-blade = Inscribed Blade
arnak-effect-inscribed-blade = You may immediately research, or take a temple tile, for either 1 arrowhead or 2 tablets less.
arnak-card-guardians-ocarina = Guardian’s Ocarina
arnak-effect-guardians-ocarina = You may return one of your archaeologists from a site to your board. This round each of your travel icons counts as a plane.
arnak-card-tigerclaw-hairpin = Tigerclaw Hairpin
arnak-effect-tigerclaw-hairpin = You may exile a card. Activate an unoccupied camp.
arnak-card-war-club = War Club
arnak-effect-war-club = You may overcome a guardian at a site you occupy for free.
arnak-card-sundial = Sundial
arnak-effect-sundial = Gain 2 tablets; or pass and gain 1 jewel.
arnak-card-traders-scales = Traders’ Scales
arnak-effect-traders-scales = You may trade a tablet for an arrowhead, or an arrowhead for a jewel. Gain 3 coins.
arnak-card-hunting-arrows = Hunting Arrows
arnak-effect-hunting-arrows = Gain a Fear card. Gain 2 arrowheads.
arnak-card-coconut-flask = Coconut Flask
arnak-effect-coconut-flask = Gain 2 coins. Use the silver effect of an assistant in the supply.
arnak-card-cleansing-cauldron = Cleansing Cauldron
arnak-effect-cleansing-cauldron = You may draw 1 card. Then you may exile a card.
arnak-card-ancient-wine = Ancient Wine
arnak-effect-ancient-wine = Gain 1 coin. Use the gold effect of an assistant in the supply.
arnak-card-decorated-horn = Decorated Horn
arnak-effect-decorated-horn = Swap one of your assistants for one in the supply. The new one has the same level and is refreshed.
arnak-card-ornate-hammer = Ornate Hammer
arnak-effect-ornate-hammer = Exile the rightmost item in the row. Then you may take any exiled item for free and put it under your deck.
arnak-card-star-charts = Star Charts
arnak-effect-star-charts = You may pay 1 coin to activate two different camps.
arnak-card-stone-jar = Stone Jar
arnak-effect-stone-jar = Draw 1 card.
arnak-card-passage-shell = Passage Shell
arnak-effect-passage-shell = You may immediately dig at a camp without paying for travel and use its effect twice.
arnak-card-ceremonial-rattle = Ceremonial Rattle
arnak-effect-ceremonial-rattle = You may refresh one of your assistants.
arnak-card-sacred-drum = Sacred Drum
arnak-effect-sacred-drum = You may discard a card from your hand to refresh up to 2 of your assistants.
arnak-card-traders-coins = Trader’s Coins
arnak-effect-traders-coins = You may trade a tablet for an arrowhead, or an arrowhead for a jewel. Gain 2 coins.
arnak-card-stone-key = Stone Key
arnak-effect-stone-key = You may return an idol from one of your slots to your crates, which frees the slot.
arnak-card-obsidian-earring = Obsidian Earring
arnak-effect-obsidian-earring = Choose 1 or 2 and draw that many cards from the bottom of your deck. Keep one; discard the other.
arnak-card-guiding-stone = Guiding Stone
arnak-effect-guiding-stone = Reveal the top level I site tile, use its effect and put it under its stack.
arnak-card-guiding-skull = Guiding Skull
arnak-effect-guiding-skull = You may pay 1 compass to reveal the top level II site tile, use its effect and put it under its stack.
arnak-card-runes-of-the-dead = Runes of the Dead
arnak-effect-runes-of-the-dead = Gain a Fear card. Gain 1 coin and 3 tablets.
arnak-card-guardians-crown = Guardian’s Crown
arnak-effect-guardians-crown = Move a guardian from a site you occupy to a camp or a discovered level I site without archaeologists or guardians, then activate that site.

## Assistants: names and the effects of both sides

arnak-assistant-banker = banker
arnak-effect-banker-silver = Gain 2 coins.
arnak-effect-banker-gold = Gain 3 coins.
arnak-assistant-scholar = scholar
arnak-effect-scholar-silver = Gain 1 tablet.
arnak-effect-scholar-gold = Gain 1 tablet and 1 coin.
arnak-assistant-stone-cutter = stone cutter
arnak-effect-stone-cutter-silver = You may pay 1 boot to gain 1 arrowhead.
arnak-effect-stone-cutter-gold = Gain 1 arrowhead.
arnak-assistant-trader = trader
arnak-effect-trader-silver = You may pay 1 coin to gain 1 arrowhead.
arnak-effect-trader-gold = You may pay 1 coin to gain 1 arrowhead or 1 jewel.
arnak-assistant-medic = medic
arnak-effect-medic-silver = You may exile a card.
arnak-effect-medic-gold = You may exile a card. Gain 1 compass.
arnak-assistant-porter = porter
arnak-effect-porter-silver = You may draw 1 card. Then you must discard a card from your hand.
arnak-effect-porter-gold = Draw 1 card.
arnak-assistant-aviator = aviator
arnak-effect-aviator-silver = Gain 1 coin, or 1 plane for travel.
arnak-effect-aviator-gold = Gain 2 coins, or 2 planes for travel.
arnak-assistant-driver = driver
arnak-effect-driver-silver = Gain 1 compass, or 1 car for travel.
arnak-effect-driver-gold = Gain 1 compass and 1 coin, or 2 cars for travel.
arnak-assistant-sea-captain = sea captain
arnak-effect-sea-captain-silver = Gain 1 compass, or 1 ship for travel.
arnak-effect-sea-captain-gold = Gain 1 compass and 1 coin, or 2 ships for travel.
arnak-assistant-quartermaster = quartermaster
arnak-effect-quartermaster-silver = Main action: buy an item or an artifact for 1 less.
arnak-effect-quartermaster-gold = Main action: buy an item or an artifact for 2 less.
arnak-assistant-naturalist = naturalist
arnak-effect-naturalist-silver = You may trade a tablet for an arrowhead, or an arrowhead for a jewel.
arnak-effect-naturalist-gold = You may trade a tablet for an arrowhead, or an arrowhead for a jewel. Gain 1 compass.
arnak-assistant-guide = guide
arnak-effect-guide-silver = Gain 1 compass.
arnak-effect-guide-gold = Gain 2 compasses.

## Guardians: what overcoming one costs, and its boon

arnak-guardian-g01 = guardian 1
arnak-cost-g01 = 1 compass, 1 coin, 1 arrowhead
arnak-boon-g01 = one ship
arnak-guardian-g02 = guardian 2
arnak-cost-g02 = a card from your hand, 1 coin, 1 arrowhead
arnak-boon-g02 = exile a card
arnak-guardian-g03 = guardian 3
arnak-cost-g03 = boot, 1 coin, 1 arrowhead
arnak-boon-g03 = one car
arnak-guardian-g04 = guardian 4
arnak-cost-g04 = 2 coins, 1 arrowhead
arnak-boon-g04 = one car
arnak-guardian-g05 = guardian 5
arnak-cost-g05 = boot, 1 tablet, 1 arrowhead
arnak-boon-g05 = exile a card
arnak-guardian-g06 = guardian 6
arnak-cost-g06 = plane, 1 arrowhead
arnak-boon-g06 = exile a card
arnak-guardian-g07 = guardian 7
arnak-cost-g07 = a card from your hand, 1 compass, 1 arrowhead
arnak-boon-g07 = draw 1 card
arnak-guardian-g08 = guardian 8
arnak-cost-g08 = 4 coins
arnak-boon-g08 = trade tablet for arrowhead or arrowhead for jewel
arnak-guardian-g09 = guardian 9
arnak-cost-g09 = ship, 1 arrowhead
arnak-boon-g09 = one car
arnak-guardian-g10 = guardian 10
arnak-cost-g10 = car, 1 arrowhead
arnak-boon-g10 = one ship
arnak-guardian-g11 = guardian 11
arnak-cost-g11 = boot, boot, 1 compass
arnak-boon-g11 = exile a card
arnak-guardian-g12 = guardian 12
arnak-cost-g12 = boot, 1 jewel
arnak-boon-g12 = one plane
arnak-guardian-g13 = guardian 13
arnak-cost-g13 = 3 tablets
arnak-boon-g13 = one plane
arnak-guardian-g14 = guardian 14
arnak-cost-g14 = plane, 1 arrowhead
arnak-boon-g14 = exile a card
arnak-guardian-g15 = guardian 15
arnak-cost-g15 = 2 compasses, 1 arrowhead
arnak-boon-g15 = one ship

## The places of the island, by their numbers

arnak-place-0 = coin camp
arnak-effect-place-0 = Gain 2 coins.
arnak-place-1 = compass camp
arnak-effect-place-1 = Gain 2 compasses.
arnak-place-2 = tablet camp
arnak-effect-place-2 = Gain 2 tablets.
arnak-place-3 = arrowhead camp
arnak-effect-place-3 = Gain 1 arrowhead.
arnak-place-4 = jewel camp
arnak-effect-place-4 = You may discard a card from your hand to gain 1 jewel.
arnak-place-5 = site b1 (level I)
arnak-place-6 = site b2 (level I)
arnak-place-7 = site b3 (level I)
arnak-place-8 = site b4 (level I)
arnak-place-9 = site c1 (level I)
arnak-place-10 = site c2 (level I)
arnak-place-11 = site c3 (level I)
arnak-place-12 = site c4 (level I)
arnak-place-13 = site d1 (level II)
arnak-place-14 = site d2 (level II)
arnak-place-15 = site d3 (level II)
arnak-place-16 = site d4 (level II)

## Site tiles

arnak-tile-plane-wreck = plane wreck
arnak-effect-plane-wreck = Gain 2 compasses, or take an item from the row for free and put it under your deck.
arnak-tile-l1-02 = site I/2
arnak-effect-l1-02 = Gain 1 coin and 1 arrowhead.
arnak-tile-l1-03 = site I/3
arnak-effect-l1-03 = Draw 1 card. Gain 1 coin and 1 tablet.
arnak-tile-l1-04 = site I/4
arnak-effect-l1-04 = Gain 1 compass and 1 arrowhead.
arnak-tile-l1-05 = site I/5
arnak-effect-l1-05 = Gain 1 coin and 2 tablets.
arnak-tile-l1-06 = site I/6
arnak-effect-l1-06 = Gain 1 tablet and 1 arrowhead.
arnak-tile-l1-07 = site I/7
arnak-effect-l1-07 = Draw 1 card. Gain 1 arrowhead.
arnak-tile-l1-08 = site I/8
arnak-effect-l1-08 = Gain a Fear card. Gain 1 tablet and 1 jewel.
arnak-tile-l1-09 = site I/9
arnak-effect-l1-09 = Gain a Fear card. Gain 1 compass and 1 jewel.
arnak-tile-l1-10 = site I/10
arnak-effect-l1-10 = Gain 1 jewel.
arnak-tile-l2-01 = site II/1
arnak-effect-l2-01 = Gain 2 compasses and 1 jewel.
arnak-tile-l2-02 = site II/2
arnak-effect-l2-02 = Gain 1 coin, 1 compass, 1 tablet and 1 arrowhead.
arnak-tile-l2-03 = site II/3
arnak-effect-l2-03 = Gain 1 arrowhead and 1 jewel.
arnak-tile-l2-04 = site II/4
arnak-effect-l2-04 = Draw 1 card. Gain 1 tablet and 1 jewel.
arnak-tile-l2-05 = site II/5
arnak-effect-l2-05 = Gain 2 tablets and 1 jewel.
arnak-tile-l2-06 = site II/6
arnak-effect-l2-06 = Gain a Fear card. Gain 2 tablets and 2 arrowheads.

## Idols, idol slots and research bonus tiles

arnak-idol-coin = idol: coin
arnak-effect-idol-coin = Gain 1 coin.
arnak-idol-compass = idol: compass
arnak-effect-idol-compass = Gain 1 compass.
arnak-idol-tablet = idol: tablet
arnak-effect-idol-tablet = Gain 1 tablet.
arnak-idol-exile = idol: exile
arnak-effect-idol-exile = You may exile a card.
arnak-idol-upgrade = idol: trade
arnak-effect-idol-upgrade = You may trade a tablet for an arrowhead, or an arrowhead for a jewel.
arnak-idol-refresh = idol: refresh
arnak-effect-idol-refresh = You may refresh one of your assistants.
arnak-effect-slot-jewel = You may pay 1 coin to gain 1 jewel.
arnak-effect-slot-arrowhead = Gain 1 arrowhead.
arnak-effect-slot-tablets = Gain 2 tablets.
arnak-effect-slot-coin-and-compass = Gain 1 coin and 1 compass.
arnak-effect-slot-card = Draw 1 card.
arnak-bonus-coin = bonus: coin
arnak-effect-bonus-coin = Gain 1 coin.
arnak-bonus-compass = bonus: compass
arnak-effect-bonus-compass = Gain 1 compass.
arnak-bonus-tablet = bonus: tablet
arnak-effect-bonus-tablet = Gain 1 tablet.
arnak-bonus-exile = bonus: exile
arnak-effect-bonus-exile = You may exile a card.
arnak-bonus-draw = bonus: draw
arnak-effect-bonus-draw = Draw 1 card.
arnak-bonus-upgrade = bonus: trade
arnak-effect-bonus-upgrade = You may trade a tablet for an arrowhead, or an arrowhead for a jewel.

## Research: the spaces of both tracks and what a step costs

arnak-space-b0 = start
arnak-space-b1 = space 1 (row 1, left)
arnak-cost-b1 = 1 compass, 1 arrowhead
arnak-space-b2 = space 2 (row 1, right)
arnak-cost-b2 = 1 jewel
arnak-space-b3 = space 3 (row 2, left)
arnak-cost-b3 = 1 jewel
arnak-space-b4 = space 4 (row 2, right)
arnak-cost-b4 = 1 tablet, 1 arrowhead
arnak-space-b5 = space 5 (row 3)
arnak-cost-b5 = 2 tablets, 1 arrowhead
arnak-space-b6 = space 6 (row 4, left)
arnak-cost-b6 = 1 coin, 1 tablet, 1 arrowhead
arnak-space-b7 = space 7 (row 4, middle)
arnak-cost-b7 = 1 tablet, 1 jewel
arnak-space-b8 = space 8 (row 4, right)
arnak-cost-b8 = 2 arrowheads
arnak-space-b9 = space 9 (row 5)
arnak-cost-b9 = 1 coin, 1 jewel
arnak-space-b10 = space 10 (row 6, left)
arnak-cost-b10 = 1 compass, 1 jewel
arnak-space-b11 = space 11 (row 6, right)
arnak-cost-b11 = 2 tablets, 1 arrowhead
arnak-space-b12 = space 12 (row 7, left)
arnak-cost-b12 = 1 coin, 1 tablet, 1 arrowhead
arnak-space-b13 = space 13 (row 7, right)
arnak-cost-b13 = 1 tablet, 1 jewel
arnak-space-b14 = Lost Temple
arnak-cost-b14 = 1 coin, 1 compass, 1 jewel
arnak-space-s0 = start
arnak-space-s1 = space 1 (row 1, left)
arnak-cost-s1 = 1 compass, 2 tablets
arnak-space-s2 = space 2 (row 1, right)
arnak-cost-s2 = 1 jewel
arnak-space-s3 = space 3 (row 2, left)
arnak-cost-s3 = 1 coin, 1 compass, 1 arrowhead
arnak-space-s4 = space 4 (row 2, middle)
arnak-cost-s4 = 1 tablet, 1 jewel
arnak-space-s5 = space 5 (row 2, right)
arnak-cost-s5 = 2 arrowheads
arnak-space-s6 = space 6 (row 3, left)
arnak-cost-s6 = 2 tablets, 1 arrowhead
arnak-space-s7 = space 7 (row 3, right)
arnak-cost-s7 = 1 coin, 1 jewel
arnak-space-s8 = space 8 (row 4)
arnak-cost-s8 = 1 idol from your crates
arnak-space-s9 = space 9 (row 5, left)
arnak-cost-s9 = 2 arrowheads
arnak-space-s10 = space 10 (row 5, right)
arnak-cost-s10 = 1 tablet, 1 jewel
arnak-space-s11 = space 11 (row 6, left)
arnak-cost-s11 = 1 tablet, 1 jewel
arnak-space-s12 = space 12 (row 6, right)
arnak-cost-s12 = 1 compass, 3 tablets
arnak-space-s13 = space 13 (row 7)
arnak-cost-s13 = 1 coin, 1 tablet, 1 arrowhead
arnak-space-s14 = Lost Temple
arnak-cost-s14 = 1 compass, 1 arrowhead, 1 jewel

## Research: the effects of the rows, for the magnifying glass and the notebook

arnak-effect-bird-1-glass = Gain 1 coin.
arnak-effect-bird-1-notebook = Recruit a silver assistant from the supply.
arnak-effect-bird-2-glass = Gain 1 compass.
arnak-effect-bird-2-notebook = Recruit a silver assistant from the supply.
arnak-effect-bird-3-glass = Gain 1 compass.
arnak-effect-bird-3-notebook = Upgrade one of your assistants to gold.
arnak-effect-bird-4-glass = Gain 1 compass.
arnak-effect-bird-4-notebook = Upgrade one of your assistants to gold.
arnak-effect-bird-5-glass = Gain 1 compass.
arnak-effect-bird-5-notebook = Gain 3 compasses.
arnak-effect-bird-6-glass = Draw 1 card.
arnak-effect-bird-6-notebook = Take an artifact from the row for free; you may use its effect at once.
arnak-effect-bird-7-glass = Gain 1 compass.
arnak-effect-bird-7-notebook = You may overcome a guardian at a site you occupy for free.
arnak-effect-bird-8-glass = Look through the Lost Temple’s bonus tiles and take one.
arnak-effect-snake-1-glass = Gain 1 coin.
arnak-effect-snake-1-notebook = Recruit a silver assistant from the supply.
arnak-effect-snake-2-glass = Gain 2 coins.
arnak-effect-snake-2-notebook = You may exile a card.
arnak-effect-snake-3-glass = Draw 1 card.
arnak-effect-snake-3-notebook = Upgrade one of your assistants to gold.
arnak-effect-snake-4-glass = Rescue an assistant of your choice. It is silver and exhausted.
arnak-effect-snake-4-notebook = Take an artifact from the row for free; you may use its effect at once.
arnak-effect-snake-5-glass = Upgrade one of your assistants to gold.
arnak-effect-snake-5-notebook = You may refresh one of your assistants.
arnak-effect-snake-6-glass = Gain a Fear card.
arnak-effect-snake-6-notebook = Draw 1 card.
arnak-effect-snake-7-glass = Gain a Fear card.
arnak-effect-snake-7-notebook = Gain 1 jewel.
arnak-effect-snake-8-glass = Look through the Lost Temple’s bonus tiles and take one.

## Temple tiles and what they cost on each side

arnak-temple-2-left = 2 points, left
arnak-cost-2-left-bird = 1 coin, 2 tablets
arnak-cost-2-left-snake = 1 compass, 2 tablets
arnak-temple-2-middle = 2 points, middle
arnak-cost-2-middle-bird = 1 jewel
arnak-cost-2-middle-snake = 1 jewel
arnak-temple-2-right = 2 points, right
arnak-cost-2-right-bird = 1 compass, 1 arrowhead
arnak-cost-2-right-snake = 1 coin, 1 arrowhead
arnak-temple-6-left = 6 points, left
arnak-cost-6-left-bird = 1 coin, 2 tablets, 1 jewel
arnak-cost-6-left-snake = 1 compass, 2 tablets, 1 jewel
arnak-temple-6-right = 6 points, right
arnak-cost-6-right-bird = 1 jewel, 1 compass, 1 arrowhead
arnak-cost-6-right-snake = 1 jewel, 1 coin, 1 arrowhead
arnak-temple-11 = 11 points
arnak-cost-11-bird = 1 coin, 2 tablets, 1 jewel, 1 compass, 1 arrowhead
arnak-cost-11-snake = 1 compass, 2 tablets, 1 jewel, 1 coin, 1 arrowhead

## The action tiles of the rival

arnak-rival-dig-coin = digs for coins
arnak-rival-dig-compass = digs for compasses
arnak-rival-dig-tablet = digs for tablets
arnak-rival-dig-arrowhead = digs for arrowheads
arnak-rival-dig-jewel = digs for jewels
arnak-rival-discover-green = discovers a site (green)
arnak-rival-discover-red = discovers a site (red)
arnak-rival-research-green = researches (green)
arnak-rival-research-red = researches (red)
arnak-rival-overcome-green = overcomes a guardian (green)
arnak-rival-overcome-red = overcomes a guardian (red)
arnak-rival-item-green = buys an item (green)
arnak-rival-item-red = buys an item (red)
arnak-rival-artifact-green = buys an artifact (green)
arnak-rival-artifact-red = buys an artifact (red)

## A card, an assistant or a guardian that is an argument of another message

arnak-card =
    { $card ->
        [funding-car] { arnak-card-funding-car }
        [funding-ship] { arnak-card-funding-ship }
        [exploration-car] { arnak-card-exploration-car }
        [exploration-ship] { arnak-card-exploration-ship }
        [fear] { arnak-card-fear }
        [sea-turtle] { arnak-card-sea-turtle }
        [ostrich] { arnak-card-ostrich }
        [pack-donkey] { arnak-card-pack-donkey }
        [horse] { arnak-card-horse }
        [steam-boat] { arnak-card-steam-boat }
        [automobile] { arnak-card-automobile }
        [sturdy-boots] { arnak-card-sturdy-boots }
        [gold-pan] { arnak-card-gold-pan }
        [trowel] { arnak-card-trowel }
        [pickaxe] { arnak-card-pickaxe }
        [hot-air-balloon] { arnak-card-hot-air-balloon }
        [aeroplane] { arnak-card-aeroplane }
        [journal] { arnak-card-journal }
        [parrot] { arnak-card-parrot }
        [watch] { arnak-card-watch }
        [army-knife] { arnak-card-army-knife }
        [binoculars] { arnak-card-binoculars }
        [tent] { arnak-card-tent }
        [fishing-rod] { arnak-card-fishing-rod }
        [precision-compass] { arnak-card-precision-compass }
        [bow-and-arrows] { arnak-card-bow-and-arrows }
        [carrier-pigeon] { arnak-card-carrier-pigeon }
        [whip] { arnak-card-whip }
        [rough-map] { arnak-card-rough-map }
        [airdrop] { arnak-card-airdrop }
        [flask] { arnak-card-flask }
        [machete] { arnak-card-machete }
        [torch] { arnak-card-torch }
        [large-backpack] { arnak-card-large-backpack }
        [rope] { arnak-card-rope }
        [revolver] { arnak-card-revolver }
        [hat] { arnak-card-hat }
        [bear-trap] { arnak-card-bear-trap }
        [grappling-hook] { arnak-card-grappling-hook }
        [lantern] { arnak-card-lantern }
        [dog] { arnak-card-dog }
        [brush] { arnak-card-brush }
        [axe] { arnak-card-axe }
        [chronometer] { arnak-card-chronometer }
        [theodolite] { arnak-card-theodolite }
        [pathfinders-sandals] { arnak-card-pathfinders-sandals }
        [pathfinders-staff] { arnak-card-pathfinders-staff }
        [war-mask] { arnak-card-war-mask }
        [treasure-chest] { arnak-card-treasure-chest }
        [ritual-dagger] { arnak-card-ritual-dagger }
        [crystal-earring] { arnak-card-crystal-earring }
        [mortar] { arnak-card-mortar }
        [serpents-gold] { arnak-card-serpents-gold }
        [serpent-idol] { arnak-card-serpent-idol }
        [monkey-medallion] { arnak-card-monkey-medallion }
        [idol-of-ara-anu] { arnak-card-idol-of-ara-anu }
        [inscribed-blade] { arnak-card-inscribed-blade }
        [guardians-ocarina] { arnak-card-guardians-ocarina }
        [tigerclaw-hairpin] { arnak-card-tigerclaw-hairpin }
        [war-club] { arnak-card-war-club }
        [sundial] { arnak-card-sundial }
        [traders-scales] { arnak-card-traders-scales }
        [hunting-arrows] { arnak-card-hunting-arrows }
        [coconut-flask] { arnak-card-coconut-flask }
        [cleansing-cauldron] { arnak-card-cleansing-cauldron }
        [ancient-wine] { arnak-card-ancient-wine }
        [decorated-horn] { arnak-card-decorated-horn }
        [ornate-hammer] { arnak-card-ornate-hammer }
        [star-charts] { arnak-card-star-charts }
        [stone-jar] { arnak-card-stone-jar }
        [passage-shell] { arnak-card-passage-shell }
        [ceremonial-rattle] { arnak-card-ceremonial-rattle }
        [sacred-drum] { arnak-card-sacred-drum }
        [traders-coins] { arnak-card-traders-coins }
        [stone-key] { arnak-card-stone-key }
        [obsidian-earring] { arnak-card-obsidian-earring }
        [guiding-stone] { arnak-card-guiding-stone }
        [guiding-skull] { arnak-card-guiding-skull }
        [runes-of-the-dead] { arnak-card-runes-of-the-dead }
       *[guardians-crown] { arnak-card-guardians-crown }
    }
arnak-assistant =
    { $assistant ->
        [banker] { arnak-assistant-banker }
        [scholar] { arnak-assistant-scholar }
        [stone-cutter] { arnak-assistant-stone-cutter }
        [trader] { arnak-assistant-trader }
        [medic] { arnak-assistant-medic }
        [porter] { arnak-assistant-porter }
        [aviator] { arnak-assistant-aviator }
        [driver] { arnak-assistant-driver }
        [sea-captain] { arnak-assistant-sea-captain }
        [quartermaster] { arnak-assistant-quartermaster }
        [naturalist] { arnak-assistant-naturalist }
       *[guide] { arnak-assistant-guide }
    }
arnak-guardian =
    { $guardian ->
        [g01] { arnak-guardian-g01 }
        [g02] { arnak-guardian-g02 }
        [g03] { arnak-guardian-g03 }
        [g04] { arnak-guardian-g04 }
        [g05] { arnak-guardian-g05 }
        [g06] { arnak-guardian-g06 }
        [g07] { arnak-guardian-g07 }
        [g08] { arnak-guardian-g08 }
        [g09] { arnak-guardian-g09 }
        [g10] { arnak-guardian-g10 }
        [g11] { arnak-guardian-g11 }
        [g12] { arnak-guardian-g12 }
        [g13] { arnak-guardian-g13 }
        [g14] { arnak-guardian-g14 }
       *[g15] { arnak-guardian-g15 }
    }

## The same in lists

arnak-name-funding-car = { arnak-card-funding-car }
arnak-name-funding-ship = { arnak-card-funding-ship }
arnak-name-exploration-car = { arnak-card-exploration-car }
arnak-name-exploration-ship = { arnak-card-exploration-ship }
arnak-name-fear = { arnak-card-fear }
arnak-name-sea-turtle = { arnak-card-sea-turtle }
arnak-name-ostrich = { arnak-card-ostrich }
arnak-name-pack-donkey = { arnak-card-pack-donkey }
arnak-name-horse = { arnak-card-horse }
arnak-name-steam-boat = { arnak-card-steam-boat }
arnak-name-automobile = { arnak-card-automobile }
arnak-name-sturdy-boots = { arnak-card-sturdy-boots }
arnak-name-gold-pan = { arnak-card-gold-pan }
arnak-name-trowel = { arnak-card-trowel }
arnak-name-pickaxe = { arnak-card-pickaxe }
arnak-name-hot-air-balloon = { arnak-card-hot-air-balloon }
arnak-name-aeroplane = { arnak-card-aeroplane }
arnak-name-journal = { arnak-card-journal }
arnak-name-parrot = { arnak-card-parrot }
arnak-name-watch = { arnak-card-watch }
arnak-name-army-knife = { arnak-card-army-knife }
arnak-name-binoculars = { arnak-card-binoculars }
arnak-name-tent = { arnak-card-tent }
arnak-name-fishing-rod = { arnak-card-fishing-rod }
arnak-name-precision-compass = { arnak-card-precision-compass }
arnak-name-bow-and-arrows = { arnak-card-bow-and-arrows }
arnak-name-carrier-pigeon = { arnak-card-carrier-pigeon }
arnak-name-whip = { arnak-card-whip }
arnak-name-rough-map = { arnak-card-rough-map }
arnak-name-airdrop = { arnak-card-airdrop }
arnak-name-flask = { arnak-card-flask }
arnak-name-machete = { arnak-card-machete }
arnak-name-torch = { arnak-card-torch }
arnak-name-large-backpack = { arnak-card-large-backpack }
arnak-name-rope = { arnak-card-rope }
arnak-name-revolver = { arnak-card-revolver }
arnak-name-hat = { arnak-card-hat }
arnak-name-bear-trap = { arnak-card-bear-trap }
arnak-name-grappling-hook = { arnak-card-grappling-hook }
arnak-name-lantern = { arnak-card-lantern }
arnak-name-dog = { arnak-card-dog }
arnak-name-brush = { arnak-card-brush }
arnak-name-axe = { arnak-card-axe }
arnak-name-chronometer = { arnak-card-chronometer }
arnak-name-theodolite = { arnak-card-theodolite }
arnak-name-pathfinders-sandals = { arnak-card-pathfinders-sandals }
arnak-name-pathfinders-staff = { arnak-card-pathfinders-staff }
arnak-name-war-mask = { arnak-card-war-mask }
arnak-name-treasure-chest = { arnak-card-treasure-chest }
arnak-name-ritual-dagger = { arnak-card-ritual-dagger }
arnak-name-crystal-earring = { arnak-card-crystal-earring }
arnak-name-mortar = { arnak-card-mortar }
arnak-name-serpents-gold = { arnak-card-serpents-gold }
arnak-name-serpent-idol = { arnak-card-serpent-idol }
arnak-name-monkey-medallion = { arnak-card-monkey-medallion }
arnak-name-idol-of-ara-anu = { arnak-card-idol-of-ara-anu }
arnak-name-inscribed-blade = { arnak-card-inscribed-blade }
arnak-name-guardians-ocarina = { arnak-card-guardians-ocarina }
arnak-name-tigerclaw-hairpin = { arnak-card-tigerclaw-hairpin }
arnak-name-war-club = { arnak-card-war-club }
arnak-name-sundial = { arnak-card-sundial }
arnak-name-traders-scales = { arnak-card-traders-scales }
arnak-name-hunting-arrows = { arnak-card-hunting-arrows }
arnak-name-coconut-flask = { arnak-card-coconut-flask }
arnak-name-cleansing-cauldron = { arnak-card-cleansing-cauldron }
arnak-name-ancient-wine = { arnak-card-ancient-wine }
arnak-name-decorated-horn = { arnak-card-decorated-horn }
arnak-name-ornate-hammer = { arnak-card-ornate-hammer }
arnak-name-star-charts = { arnak-card-star-charts }
arnak-name-stone-jar = { arnak-card-stone-jar }
arnak-name-passage-shell = { arnak-card-passage-shell }
arnak-name-ceremonial-rattle = { arnak-card-ceremonial-rattle }
arnak-name-sacred-drum = { arnak-card-sacred-drum }
arnak-name-traders-coins = { arnak-card-traders-coins }
arnak-name-stone-key = { arnak-card-stone-key }
arnak-name-obsidian-earring = { arnak-card-obsidian-earring }
arnak-name-guiding-stone = { arnak-card-guiding-stone }
arnak-name-guiding-skull = { arnak-card-guiding-skull }
arnak-name-runes-of-the-dead = { arnak-card-runes-of-the-dead }
arnak-name-guardians-crown = { arnak-card-guardians-crown }
arnak-name-banker = { arnak-assistant-banker }
arnak-name-scholar = { arnak-assistant-scholar }
arnak-name-stone-cutter = { arnak-assistant-stone-cutter }
arnak-name-trader = { arnak-assistant-trader }
arnak-name-medic = { arnak-assistant-medic }
arnak-name-porter = { arnak-assistant-porter }
arnak-name-aviator = { arnak-assistant-aviator }
arnak-name-driver = { arnak-assistant-driver }
arnak-name-sea-captain = { arnak-assistant-sea-captain }
arnak-name-quartermaster = { arnak-assistant-quartermaster }
arnak-name-naturalist = { arnak-assistant-naturalist }
arnak-name-guide = { arnak-assistant-guide }
arnak-name-g01 = { arnak-guardian-g01 }
arnak-name-g02 = { arnak-guardian-g02 }
arnak-name-g03 = { arnak-guardian-g03 }
arnak-name-g04 = { arnak-guardian-g04 }
arnak-name-g05 = { arnak-guardian-g05 }
arnak-name-g06 = { arnak-guardian-g06 }
arnak-name-g07 = { arnak-guardian-g07 }
arnak-name-g08 = { arnak-guardian-g08 }
arnak-name-g09 = { arnak-guardian-g09 }
arnak-name-g10 = { arnak-guardian-g10 }
arnak-name-g11 = { arnak-guardian-g11 }
arnak-name-g12 = { arnak-guardian-g12 }
arnak-name-g13 = { arnak-guardian-g13 }
arnak-name-g14 = { arnak-guardian-g14 }
arnak-name-g15 = { arnak-guardian-g15 }
arnak-name-2-left = { arnak-temple-2-left }
arnak-name-2-middle = { arnak-temple-2-middle }
arnak-name-2-right = { arnak-temple-2-right }
arnak-name-6-left = { arnak-temple-6-left }
arnak-name-6-right = { arnak-temple-6-right }
arnak-name-11 = { arnak-temple-11 }
