//! What a view tells, so that a client needs no rules.

use crate::kit::{SECOND, names, plays, seen, two};
use dighouse_excavation_earth::{ExcavationEarth, Party};
use dighouse_game::{Game, Viewer};

#[test]
fn what_is_offered_has_its_price() {
    let more = "stacks = [['orange-b'], [], [], ['red-a', 'red-b'], []]
        piles = [[], [], [], [], ['yellow-a', 'yellow-d']]
        [one]\nhand = ['red-1', 'yellow-2']\nexplorers = ['L01', 'L06', 'L13']";
    let mut game = two(more);
    let stacks =
        |game: &ExcavationEarth| seen(game).stacks.iter().map(|stack| stack.price).collect::<Vec<_>>();
    assert_eq!(stacks(&game), [Some(6), None, None, Some(4), None], "1 more than the value of the top");
    plays(&mut game, &["smuggle red-1", "acquire red hold", "done", "leave", "survey yellow-2", "replace 1"]);
    assert_eq!(stacks(&game), [Some(6), None, None, Some(8), None], "another lies on top");
    assert_eq!(seen(&game).pending.prices, [Some(10), Some(6)], "twice the values of what was drawn");
    assert_eq!(game.view(Viewer::Seat(SECOND)).pending.prices, [None, None], "hidden from others");
}

#[test]
fn smugglers_see_the_bare_value_before_a_sale() {
    let more = "stacks = [[], [], [], ['red-a'], []]\nqueues = [['red'], [], [], [], [], []]
        [one]\nfaction = 'gul'\nhand = ['green-2']\ntraders = [1, 0, 0, 0, 0, 0]\nexplorers = ['L01', 'L06', 'L13']";
    let mut game = two(more);
    plays(&mut game, &["sell green-2"]);
    assert_eq!(seen(&game).stacks[3].price, Some(3));
}

#[test]
fn a_centre_says_what_another_envoy_would_bring() {
    let view = seen(&two("[one]\nenvoys = [1, 0, 2]\n[two]\nenvoys = [1, 1, 1]"));
    let of = |of: &[(Party, i16)]| of.iter().map(|it| it.1).collect::<Vec<_>>();
    let worth: Vec<_> = view.centres.iter().map(|centre| of(&centre.worth)).collect();
    assert_eq!(worth, [[2, 2], [0, 5], [5, 0]]);
    let more: Vec<_> = view.centres.iter().map(|centre| of(&centre.with_another)).collect();
    assert_eq!(more, [[5, 5], [2, 5], [5, 2]]);
}

#[test]
fn a_centre_says_what_its_command_card_does_in_the_round() {
    let ability = |round: u8, forecast: &str| {
        let more = format!("round = {round}\ncommand = ['deal', 'manpower', 'influence']\n{forecast}");
        let centres = seen(&two(&more)).centres;
        centres.into_iter().filter_map(|it| it.ability).map(|it| (it.name, it.count)).collect::<Vec<_>>()
    };
    let named = |names: [(&str, u8); 3]| names.map(|(name, count)| (name.to_owned(), count)).to_vec();
    assert_eq!(ability(2, ""), named([("shady-deal", 2), ("reinforcements", 2), ("bribery", 2)]));
    let late = named([("profitable-deal", 3), ("restructuring", 1), ("grand-bribery", 3)]);
    assert_eq!(ability(3, "forecast = []"), late);
}

#[test]
fn a_sale_that_has_begun_counts_the_market_of_its_card() {
    let more = "queues = [['red'], ['red'], [], [], [], []]
        [one]\nfaction = 'aqulla'\nhold = ['red-a', 'red-b']\ntraders = [1, 0, 0, 0, 0, 0]\nhand = ['green-2']";
    let mut game = two(more);
    assert_eq!(names(&[seen(&game).sales[3].outlets]), ["1"]);
    plays(&mut game, &["sell green-2"]);
    let red = &seen(&game).sales[3];
    assert_eq!(names(&[red.outlets]), ["1 2"]);
    assert_eq!(red.sales[0].income.total, 8 + 6 + 3, "the best first");
}
