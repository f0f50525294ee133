//! The examples of the rulebook.

use crate::kit::{FIRST, LAST, SALE, names, plays, seen, two, why_not};
use dighouse_excavation_earth::{ExcavationEarth, LineView, Reason};
use dighouse_game::Game;

#[test]
fn a_special_and_an_orange_buyer_push_two_out() {
    let more = "queues = [['purple', 'yellow', 'green', 'red'], [], [], [], [], []]\n[one]\nhand = ['red-1']";
    let mut game = two(more);
    let purple = seen(&game).tracks[2].level;
    plays(&mut game, &["market red-1", "trader", "buyer special", "buyer orange"]);
    let view = seen(&game);
    assert_eq!(names(&view.markets[0].queue), ["green", "red", "special", "orange"]);
    assert_eq!(view.markets[0].traders[0].1, 1);
    assert_eq!(view.tracks[2].level, purple - 1, "demand for purple fell");
}

#[test]
fn a_buyer_can_be_left_out() {
    let more = "queues = [['green', 'yellow', 'red'], [], [], [], [], []]\n[one]\nhand = ['red-1']";
    let mut game = two(more);
    plays(&mut game, &["market red-1", "trader", "skip", "buyer green"]);
    assert_eq!(names(&seen(&game).markets[0].queue), ["green", "yellow", "red", "green"]);
}

#[test]
fn a_buyer_that_the_special_buyer_pushes_out_can_join_again() {
    let all_green = "ship = ['green', 'green', 'green', 'green', 'green', 'green', 'green']";
    let more = "queues = [['green', 'yellow', 'red', 'red'], [], [], [], [], []]\n[one]\nhand = ['red-1']";
    let mut game = two(&format!("{all_green}\n{more}"));
    plays(&mut game, &["market red-1", "skip"]);
    assert_eq!(why_not(&game, FIRST, "buyer green"), Some(Reason::SpecialBuyerFirst));
    let mut without = game;
    plays(&mut without, &["skip"]);
    assert!(matches!(why_not(&without, FIRST, "buyer green"), Some(Reason::NoBuyer { .. })), "none is left");
    plays(&mut game, &["buyer special"]);
    assert_eq!(names(&seen(&game).markets[0].queue), ["yellow", "red", "red", "special"]);
    plays(&mut game, &["buyer green"]);
    assert_eq!(names(&seen(&game).markets[0].queue), ["red", "red", "special", "green"]);
}

#[test]
fn the_sale_of_two_purple_artefacts_pays_21() {
    let mut game = two(SALE);
    let view = seen(&game);
    assert_eq!((view.tracks[2].rank, view.tracks[3].rank), (2, 1));
    assert_eq!(names(&[view.sales[2].outlets]), ["1 3"], "nobody at 2 is interested, no trader is at 4");
    let income = view.sales[2].sales[0].income;
    assert_eq!((income.popularity, income.buyers, income.bonus, income.total), (6, 12, 3, 21));
    plays(&mut game, &["sell fuel-2"]);
    assert!(matches!(why_not(&game, FIRST, "sale purple at 1 2"), Some(Reason::NobodyInterested { .. })));
    assert!(matches!(why_not(&game, FIRST, "sale purple at 1 4"), Some(Reason::NoTrader { .. })));
    plays(&mut game, &["sale purple at 1 3"]);
    plays(&mut game, &["give purple-b hold", "give purple-d hold"]);
    let view = seen(&game);
    assert_eq!(view.players[0].credits, 41);
    assert_eq!(names(&view.players[0].hold), ["purple-a"]);
    assert_eq!(names(&view.ship), ["purple", "purple", "purple", "special"], "those there before went home");
    assert_eq!((view.centres[0].envoys[0].1, view.centres[1].envoys[0].1), (1, 1));
    assert_eq!(view.markets[2].traders[0].1, 1, "one trader of each market is promoted");
    assert_eq!(view.players[0].hand.len(), 1, "the free card");
    assert_eq!(names(&view.markets[0].queue), ["red"], "the gap closes up");
}

#[test]
fn tied_colours_all_get_the_full_payout_and_ranks_are_skipped() {
    let queues = "queues = [['red', 'red'], ['yellow', 'green'], ['orange'], [], [], []]";
    let payouts: Vec<i16> = seen(&two(queues)).tracks.iter().map(|track| track.payout).collect();
    assert_eq!(payouts, [6, 6, 0, 8, 6], "orange, green, purple, red, yellow");
}

#[test]
fn the_gallery_of_the_example_is_worth_41_and_a_full_one_172() {
    // 13 for four of row 1, 4 for two of column 1, 9 for three of column 3, 15 for all of column 5.
    let gallery = "[one]\npassed = true\ngallery = ['orange-a', 'orange-d', 'purple-a', 'purple-b', 'purple-c', 'red-a',
        'yellow-a', 'yellow-b', 'yellow-c', 'yellow-d']";
    let view = seen(&two(&format!("{LAST}{gallery}")));
    let worth = |line: &LineView| line.prize;
    let gallery = &view.players[0].gallery;
    assert_eq!(gallery.columns.iter().map(worth).collect::<Vec<_>>(), [4, 0, 9, 0, 15]);
    assert_eq!(gallery.rows.iter().map(worth).collect::<Vec<_>>(), [13, 0, 0, 0]);
    assert_eq!(gallery.worth, 41);
    let printed = ExcavationEarth::printed().unwrap();
    let all: Vec<String> = printed.artefacts.iter().map(|it| it.artefact.to_string()).collect();
    let full = two(&format!("{LAST}[one]\npassed = true\ngallery = {all:?}"));
    assert_eq!(seen(&full).players[0].gallery.worth, 172);
}
