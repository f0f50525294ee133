//! Each of the 75 cards: what it does, with its own numbers, and what it does not.

use std::collections::BTreeMap;

use crate::kit::{run, scene, why_not};
use dighouse_arnak::Card;

/// A card, further words of the scene (the card is in the hand), and a script: see `kit::run`.
const ITEMS: &[(&str, &str, &str)] = &[
    (
        "sea-turtle",
        "top fear; site b3 l1-02; site b1 l1-04",
        "play sea-turtle/draw/hand fear/!dig b1: CannotTravel/dig b3/=coin 1 arrowhead 1",
    ),
    (
        "ostrich",
        "top fear; site b3 l1-02; site b1 l1-04",
        "play ostrich/draw/hand fear/!dig b3: CannotTravel/dig b1/=compass 1 arrowhead 1",
    ),
    (
        "pack-donkey",
        "top fear funding-car",
        "play pack-donkey/draw/draw/hand fear funding-car/!draw: AnotherDecision",
    ),
    ("horse", "top fear", "play horse/!end: AnotherDecision/draw/hand fear/=coin 1 compass 1"),
    ("steam-boat", "", "play steam-boat/=compass 2/!end: MainActionFirst"),
    ("automobile", "", "play automobile/=compass 2/!end: MainActionFirst"),
    ("sturdy-boots", "site b1 l1-02", "play sturdy-boots/=compass 1/!dig b1: CannotTravel/dig a2/=compass 3"),
    ("gold-pan", "", "play gold-pan/=coin 2/!play gold-pan: NotInHand"),
    ("trowel", "tokens compass 1", "play trowel/pay/=jewel 1"),
    ("trowel", "", "play trowel/!pay: TooFew/decline/="),
    ("pickaxe", "tokens compass 1", "play pickaxe/pay/=tablet 1 arrowhead 1"),
    ("pickaxe", "", "play pickaxe/!pay: TooFew/decline/="),
    (
        "hot-air-balloon",
        "idol b1 coin; next-site l1-02",
        "play hot-air-balloon/exiled hot-air-balloon/!discover d1: TooFew/discover b1/=coin 2 arrowhead 1",
    ),
    (
        "hot-air-balloon",
        "hand hot-air-balloon funding-car; tokens compass 3; idol d1 coin; next-site l2-03",
        "play hot-air-balloon/discover d1/?pay-travel/travel funding-car/=coin 1 arrowhead 1 jewel 1",
    ),
    (
        "aeroplane",
        "tokens compass 1; idol b1 coin; next-site l1-02",
        "play aeroplane/!discover d1: TooFew/discover b1/=coin 2 arrowhead 1/played aeroplane",
    ),
    (
        "aeroplane",
        "hand aeroplane funding-car; tokens compass 4; idol d1 coin; next-site l2-03",
        "play aeroplane/discover d1/travel funding-car/=coin 1 arrowhead 1 jewel 1",
    ),
    (
        "journal",
        "glass 1",
        "play journal/exiled journal/!research glass 3: NotebookOnly/research notebook 1/?recruit/recruit 1/=",
    ),
    (
        "parrot",
        "hand parrot fear",
        "play parrot/!use-up hat: NotInHand/use-up fear/=jewel 1/played fear parrot",
    ),
    ("watch", "", "play watch/=coin 2/!end: MainActionFirst"),
    ("watch", "", "play-to-pass watch/=coin 3/!pass: MainActionDone/played watch"),
    ("army-knife", "", "play army-knife/choose 2/!choose 2: NoSuchChoice/choose 4/=coin 1 tablet 1"),
    (
        "army-knife",
        "",
        "play army-knife/choose 1/exile army-knife play-area/choose 3/=compass 1/exiled army-knife",
    ),
    (
        "binoculars",
        "site b2 l1-04 g01; other b2; site d1 l2-01",
        "play binoculars/!activate d1: WrongSite/!activate a1: WrongSite/activate b2/=compass 1 arrowhead 1",
    ),
    (
        "tent",
        "site d1 l2-03; at d1; at a2; tokens compass 1",
        "play tent/!activate d1: TooFew/!activate a1: WrongSite/activate a2/=compass 3",
    ),
    ("tent", "site d1 l2-03; at d1; tokens compass 2", "play tent/activate d1/=arrowhead 1 jewel 1"),
    (
        "fishing-rod",
        "next-item machete; artifacts stone-jar; tokens coin 1 compass 9",
        "play fishing-rod/?buy/!buy stone-jar: NotInRow/buy machete/=compass 9/bottom machete",
    ),
    ("fishing-rod", "next-item machete", "play fishing-rod/!buy machete: TooFew/decline/="),
    (
        "precision-compass",
        "next-artifact war-club; items hat; tokens coin 9 compass 1",
        "play precision-compass/!buy hat: NotInRow/buy war-club/=coin 9/played war-club",
    ),
    ("bow-and-arrows", "site b1 l1-02 g01; at b1; overcame g02", "play bow-and-arrows/=compass 2"),
    (
        "bow-and-arrows",
        "site b1 l1-02 g01; at b1; overcame g02; overcame g03; overcame g04",
        "play bow-and-arrows/=compass 3/!play bow-and-arrows: NotInHand",
    ),
    ("carrier-pigeon", "", "play carrier-pigeon/=tablet 2/!end: MainActionFirst"),
    (
        "whip",
        "artifacts war-club; items hat",
        "play whip/exiled whip/!buy hat: NotInRow/buy war-club/=/played war-club",
    ),
    ("rough-map", "", "play rough-map/=compass 3/exiled rough-map/!play rough-map: NotInHand"),
    (
        "airdrop",
        "items hat; artifacts war-club",
        "play airdrop/exiled airdrop/!take war-club: NotInRow/take hat/hand hat/play hat/=coin 1 compass 1",
    ),
    (
        "flask",
        "top fear funding-car funding-ship",
        "play flask/draw/draw/draw/hand fear funding-car funding-ship/exiled flask/!draw: AnotherDecision",
    ),
    (
        "machete",
        "hand machete fear",
        "play machete/!exile hat hand: NotInHand/exile fear hand/=compass 2/hand",
    ),
    ("torch", "", "play torch/!exile fear hand: NotInHand/decline/=tablet 1"),
    (
        "large-backpack",
        "deck fear funding-car",
        "play large-backpack/=coin 1/draw/hand funding-car/!draw: AnotherDecision",
    ),
    (
        "rope",
        "hand rope fear; top funding-car funding-ship",
        "play rope/!draw: AnotherDecision/use-up fear/draw/draw/hand funding-car funding-ship",
    ),
    ("revolver", "tokens compass 1; site b1 l1-02 g01; at b1", "play revolver/pay/overcome b1/="),
    ("revolver", "site b1 l1-02 g01; at b1", "play revolver/!pay: TooFew/decline/="),
    ("hat", "", "play hat/=coin 1 compass 1/!end: MainActionFirst"),
    (
        "bear-trap",
        "site b1 l1-02 g01; site b2 l1-04 g02; other b2",
        "play bear-trap/exiled bear-trap/!overcome b2: OthersThere/!overcome a1: NoGuardian/overcome b1/=",
    ),
    (
        "grappling-hook",
        "hand grappling-hook fear; top funding-car",
        "play grappling-hook/!draw: AnotherDecision/use-up fear/draw/exile fear play-area/hand funding-car",
    ),
    ("lantern", "other a3; site b1 l1-02", "play lantern/!activate b1: WrongSite/activate a3/=tablet 2"),
    ("dog", "other a3", "play dog/=compass 1/!activate a3: WrongSite/activate a1/=coin 2 compass 1"),
    ("brush", "crates 1; slots 1", "play brush/=compass 2"),
    ("brush", "crates 2; slots 2", "play brush/=compass 3/!play brush: NotInHand"),
    (
        "axe",
        "played rope",
        "play axe/!exile hat play-area: NotInPlayArea/exile rope play-area/=compass 1/exiled rope",
    ),
    ("chronometer", "", "play chronometer/=coin 1 compass 1/!end: MainActionFirst"),
    ("chronometer", "", "play-to-pass chronometer/=compass 3/!pass: MainActionDone"),
    ("theodolite", "", "play theodolite/=coin 1"),
    ("theodolite", "at a1; site b1 l1-02; at b1", "play theodolite/=coin 1 compass 2/!pass: MainActionDone"),
];

/// The same for artifacts, which are played from the hand for a tablet.
const ARTIFACTS: &[(&str, &str, &str)] = &[
    (
        "pathfinders-sandals",
        "site b1 l1-02; site b2 l1-04; at b1",
        "?relocate/!relocate b1 b2: WrongSite/!relocate a1 a2: NotOnSpace/!relocate b1 a1-2: SpaceBlocked/relocate b1 a1/=coin 2",
    ),
    (
        "pathfinders-staff",
        "site b1 l1-02; site b2 l1-04; site d1 l2-01; at b1",
        "!relocate b1 d1: WrongSite/!relocate b1 b1: WrongSite/!relocate b1 b3: NotDiscovered/relocate b1 b2/=compass 1 arrowhead 1",
    ),
    ("war-mask", "", "=arrowhead 1/!pass: MainActionDone"),
    ("treasure-chest", "top fear", "!end: AnotherDecision/draw/hand fear/=coin 1"),
    ("ritual-dagger", "hand ritual-dagger fear", "!exile hat hand: NotInHand/exile fear hand/=arrowhead 1"),
    (
        "crystal-earring",
        "top fear funding-car funding-ship",
        "!look 4: NoSuchChoice/look 3/!keep hat: NotDrawn/keep funding-car/put-back funding-ship/\
         hand funding-car/played fear/top funding-ship",
    ),
    ("mortar", "", "!exile hat hand: NotInHand/decline/=coin 2"),
    ("serpents-gold", "", "=coin 4/played fear/!pass: MainActionDone"),
    ("serpent-idol", "", "=jewel 1/played fear"),
    ("monkey-medallion", "items hat; artifacts stone-jar", "!take stone-jar: NotInRow/take hat/top hat"),
    ("idol-of-ara-anu", "", "!research glass 1: TooFew/research glass 2/=coin 1"),
    ("inscribed-blade", "tokens tablet 1 compass 1", "!research glass 2: TooFew/research glass 1/=coin 1"),
    ("guardians-ocarina", "site b1 l1-02; at b1", "!recall a1: NotOnSpace/recall b1/="),
    ("tigerclaw-hairpin", "other a1", "decline/!activate a1: WrongSite/activate a2/=compass 2"),
    ("war-club", "site b1 l1-02 g01; at b1; site b2 l1-04 g02", "!overcome b2: NotThere/overcome b1/="),
    ("sundial", "", "!choose 3: NoSuchChoice/choose 1/=tablet 2"),
    ("sundial", "", "choose 2/=jewel 1/!pass: MainActionDone"),
    (
        "traders-scales",
        "tokens tablet 2",
        "!trade arrowhead: TooFew/!trade coin: NoSuchChoice/trade tablet/=coin 3 arrowhead 1",
    ),
    ("hunting-arrows", "", "=arrowhead 2/played fear"),
    ("coconut-flask", "stack 1 banker", "=coin 2/!borrow 4: StackEmpty/borrow 1/=coin 4"),
    ("cleansing-cauldron", "top fear", "draw/!exile hat hand: NotInHand/exile fear hand/hand"),
    ("ancient-wine", "stack 1 banker", "=coin 1/borrow 1/=coin 4"),
    (
        "decorated-horn",
        "assistant guide gold exhausted; stack 2 banker",
        "!exchange banker 2: NotYours/exchange guide 2/use banker/=coin 3",
    ),
    ("ornate-hammer", "items hat rope axe torch dog", "exiled dog/!take hat: NotInExile/take dog/bottom dog"),
    (
        "star-charts",
        "tokens tablet 1 coin 1",
        "pay/activate a1/!activate a1: WrongSite/activate a2/=coin 2 compass 2",
    ),
    ("star-charts", "", "!pay: TooFew/decline/="),
    ("stone-jar", "top fear funding-car", "draw/hand fear/!draw: AnotherDecision"),
    ("passage-shell", "site b1 l1-02", "!dig b1: WrongSite/!discover b2: WrongSite/dig a1/=coin 4"),
    (
        "ceremonial-rattle",
        "assistant guide exhausted",
        "!refresh banker: NotYours/refresh guide/use guide/=compass 1",
    ),
    (
        "sacred-drum",
        "hand sacred-drum fear; assistant guide exhausted; assistant banker exhausted",
        "use-up fear/refresh guide/!refresh guide: Ready/refresh banker/use banker/=coin 2",
    ),
    ("traders-coins", "tokens tablet 2", "!trade jewel: NoSuchChoice/trade tablet/=coin 2 arrowhead 1"),
    ("stone-key", "slots 1", "free-slot/slot tablets/=tablet 2"),
    ("stone-key", "", "!free-slot: AnotherDecision"),
    (
        "obsidian-earring",
        "deck fear funding-car funding-ship",
        "!look 3: NoSuchChoice/look 2/!keep fear: NotDrawn/keep funding-car/hand funding-car/played funding-ship",
    ),
    ("guiding-stone", "next-site l1-10", "=jewel 1"),
    ("guiding-skull", "tokens tablet 1 compass 1; next-site l2-03", "pay/=arrowhead 1 jewel 1"),
    ("guiding-skull", "", "!pay: TooFew/decline/="),
    ("runes-of-the-dead", "", "=coin 1 tablet 3/played fear"),
    (
        "guardians-crown",
        "site b1 l1-02 g01; at b1; site b2 l1-04; site d1 l2-01",
        "!lead b1 d1: WrongSite/!lead b1 b3: NotDiscovered/lead b1 b2/=compass 1 arrowhead 1",
    ),
];

#[test]
fn every_item_does_what_it_says_and_no_more() {
    for (card, words, script) in ITEMS {
        let mut game = scene(&format!("hand {card}; {words}"));
        run(&mut game, script);
    }
}

#[test]
fn every_artifact_does_what_it_says_and_no_more() {
    for (card, words, script) in ARTIFACTS {
        let mut game = scene(&format!("hand {card}; tokens tablet 1; {words}"));
        run(&mut game, &format!("play {card}/{script}"));
    }
}

#[test]
fn no_artifact_is_played_from_the_hand_without_a_tablet() {
    for card in Card::all().filter(|card| card.is_artifact()) {
        let game = scene(&format!("hand {card}; tokens coin 5 compass 5 arrowhead 5 jewel 5"));
        assert_eq!(why_not(&game, &format!("play {card}")), "TooFew", "{card}");
    }
}

#[test]
fn no_card_whose_effect_is_a_main_action_is_played_after_the_main_action() {
    for card in Card::all().filter(|card| card.is_item() || card.is_artifact()) {
        let mut game = scene(&format!("hand {card}; tokens tablet 5"));
        crate::kit::play(&mut game, "pass");
        let free = ["steam-boat", "automobile", "gold-pan", "watch", "carrier-pigeon", "hat", "chronometer"];
        let expected = if free.contains(&card.name()) { "allowed" } else { "MainActionDone" };
        assert_eq!(why_not(&game, &format!("play {card}")), expected, "{card}");
    }
}

#[test]
fn every_card_is_tested_and_every_item_is_refused_something() {
    let mut scripts: BTreeMap<&str, String> = BTreeMap::new();
    for (card, _, script) in ITEMS.iter().chain(ARTIFACTS) {
        scripts.entry(card).or_default().push_str(script);
    }
    for card in Card::all().filter(|card| card.is_item() || card.is_artifact()) {
        let script = &scripts[card.name()];
        assert!(
            ["=", "hand", "top ", "bottom ", "played "].iter().any(|check| script.contains(check)),
            "{card}"
        );
        // What refuses every artifact is tested above.
        assert!(script.contains('!') || card.is_artifact(), "{card}");
    }
}
