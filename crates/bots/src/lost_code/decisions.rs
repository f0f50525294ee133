//! Decisions of `exact`, as tests.

use dighouse_game::{Game, Seat, Seed, Setup, Silent, Viewer};
use dighouse_lost_code::{
    Action, Curse, Deduction, Dice, LostCode, Outcome, PerSymbol, Symbol, Values, View, Window,
};

use super::action_score::ActionScorer;
use super::knowledge_value::KnowledgeValue;
use super::payoff::Payoff;
use super::weights::TUNED;
use crate::best::best_of;

const SEAT: Seat = Seat::ALL[0];
const LAST_ROUND: u8 = 10;

/// One of two players, and what it knows.
struct Player {
    view: View,
    deduction: Deduction,
}

/// In this round each tile may be 0, 1, 2, 3 or 4.
fn player_in(round: u8) -> Player {
    let setup = Setup::new(&LostCode::INFO, 2).unwrap();
    let game = LostCode::begin(&setup, Seed::from_number(1), &mut Silent).unwrap();
    let mut view = game.view(Viewer::Seat(SEAT));
    view.round = round;
    Player { view, deduction: Deduction::start(&Symbol::ALL, PerSymbol([Values::up_to(4); 6])) }
}

impl Player {
    /// The tile is known to lie between two values.
    fn knowing(mut self, symbol: Symbol, low: u8, high: u8) -> Player {
        let window = Window::new(3 * low, 3 * high).unwrap();
        self.deduction.told(Dice::new([symbol; 3]), window, Outcome::Hit);
        self
    }

    fn knowing_all(self) -> Player {
        Symbol::ALL.into_iter().fold(self, |player, symbol| player.knowing(symbol, 3, 3))
    }

    fn rolled(mut self, dice: &str) -> Player {
        self.view.dice = dice.parse().unwrap();
        self
    }

    fn cursed(mut self) -> Player {
        self.view.curse = Curse::Held(SEAT);
        self
    }

    /// A line was written with a token.
    fn having_written(mut self, symbol: Symbol, values: &str) -> Player {
        self.view.sheets[SEAT][symbol] = Some(values.parse().unwrap());
        self
    }

    fn prefers(&self, actions: &[Action]) -> String {
        let knowledge = KnowledgeValue::new(&TUNED, &self.view, SEAT, &self.deduction);
        let scorer = ActionScorer::new(&TUNED, &self.view, SEAT, &self.deduction, &knowledge);
        best_of(actions, |action| scorer.score(action)).unwrap().to_string()
    }

    fn chooses(&self, actions: &[&str]) -> String {
        self.prefers(&actions.iter().map(|text| text.parse().unwrap()).collect::<Vec<_>>())
    }

    fn bets(&self) -> Window {
        let windows = Payoff::new(&self.view, SEAT).windows();
        let bet = self.prefers(&windows.map(|window| Action::Bet { window }).collect::<Vec<_>>());
        bet.strip_prefix("bet ").unwrap().parse().unwrap()
    }

    fn guesses(&self, symbol: Symbol) -> String {
        let sets = (0..1 << 8).map(|bits| (0..8).filter(|value| bits >> value & 1 == 1).collect());
        let lines = sets.filter(|values: &Values| values.len() <= 3);
        self.prefers(&lines.map(|values| Action::Guess { symbol, values }).collect::<Vec<_>>())
    }

    fn answers_token(&self) -> String {
        self.chooses(&["leave", "take 3", "take 4", "take 3 4", "take 2 3 4"])
    }

    fn exchanges(&self) -> String {
        self.prefers(&Symbol::ALL.map(|symbol| Action::Exchange { symbol }))
    }
}

#[test]
fn a_known_value_is_written_alone() {
    assert_eq!(player_in(LAST_ROUND).knowing(Symbol::Bird, 3, 3).guesses(Symbol::Bird), "guess bird 3");
}

#[test]
fn two_equally_likely_values_are_both_written() {
    assert_eq!(player_in(LAST_ROUND).knowing(Symbol::Bird, 2, 3).guesses(Symbol::Bird), "guess bird 2 3");
}

#[test]
fn of_five_equally_likely_values_three_are_written() {
    assert_eq!(player_in(LAST_ROUND).guesses(Symbol::Bear), "guess bear 0 1 2");
}

#[test]
fn a_certain_sum_is_bet_on_the_narrowest_wheel() {
    let player = player_in(LAST_ROUND).knowing_all().rolled("bird jaguar snake");
    assert_eq!(player.bets(), Window::new(9, 9).unwrap());
}

#[test]
fn an_uncertain_sum_is_bet_on_a_wider_wheel() {
    let player = player_in(LAST_ROUND).rolled("bird jaguar snake");
    let window = player.bets();
    assert!(window.width() > 1, "{window}");
    assert!(window.contains(6), "the likeliest sum is 6, and the window is {window}");
}

#[test]
fn the_curse_makes_a_bet_wider() {
    let bet = |player: Player| player.rolled("bird jaguar snake").bets().width();
    assert!(bet(player_in(LAST_ROUND).cursed()) > bet(player_in(LAST_ROUND)));
}

#[test]
fn a_narrower_bet_is_made_for_the_information() {
    let player = player_in(LAST_ROUND).knowing(Symbol::Jaguar, 3, 3).knowing(Symbol::Snake, 3, 3);
    let player = player.knowing(Symbol::Bird, 1, 4).rolled("bird jaguar snake");
    // The sum is 7, 8, 9 or 10. A window of four pays 3 points for certain. A window of two pays 4 points in half of the
    // cases, but every outcome leaves only two values for the bird.
    assert_eq!(player.bets().width(), 2);
}

#[test]
fn the_roller_turns_a_die_to_the_tile_it_knows() {
    let player = player_in(LAST_ROUND).knowing(Symbol::Snake, 3, 3);
    let dice = ["dice snake snake bear", "dice snake snake snake", "dice bird snake snake"];
    assert_eq!(player.chooses(&dice), "dice snake snake snake");
}

#[test]
fn the_least_known_tile_is_exchanged() {
    let all_but_human = Symbol::ALL.into_iter().filter(|&symbol| symbol != Symbol::Human);
    let player = all_but_human.fold(player_in(LAST_ROUND), |player, symbol| player.knowing(symbol, 3, 3));
    assert_eq!(player.exchanges(), "exchange human");
}

#[test]
fn a_tile_written_with_a_token_is_kept_if_right_and_exchanged_if_wrong() {
    let written = |values| player_in(LAST_ROUND).knowing_all().having_written(Symbol::Snake, values);
    assert_ne!(written("3").exchanges(), "exchange snake");
    assert_eq!(written("4").exchanges(), "exchange snake");
}

#[test]
fn a_certain_line_is_doubled() {
    let player = player_in(2).knowing(Symbol::Bird, 3, 3).rolled("bird bird snake");
    assert_eq!(player.answers_token(), "take 3");
}

#[test]
fn an_unknown_line_is_not_doubled() {
    assert_eq!(player_in(2).rolled("bird bird snake").answers_token(), "leave");
    assert_eq!(player_in(7).rolled("bird bird snake").answers_token(), "leave");
}

#[test]
fn two_likely_values_are_doubled_late_but_not_early() {
    let answer = |round| {
        let player = player_in(round).knowing(Symbol::Bird, 3, 4).rolled("bird bird snake");
        player.answers_token()
    };
    assert_eq!(answer(2), "leave");
    assert_eq!(answer(7), "take 3 4");
}
