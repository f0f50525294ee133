//! The laws of the house, over thousands of random games.

use arnak::Arnak;
use game::laws::{self, Plan};

/// Twelve combinations of temple and difficulty are tried for every number of players.
fn the_laws_hold_for(seats: u8) {
    let plan = Plan { thorough_every: 25, ..Plan::from_env() };
    let games = if std::env::var_os("DIGHOUSE_LAWS_GAMES").is_some() { plan.games } else { 25 };
    match laws::run::<Arnak>(seats, Plan { games, ..plan }) {
        Ok(report) => println!("arnak for {seats}: {report}"),
        Err(breach) => panic!("{breach}"),
    }
}

#[test]
fn the_laws_hold_for_one_against_the_rival() {
    the_laws_hold_for(1);
}

#[test]
fn the_laws_hold_for_two() {
    the_laws_hold_for(2);
}

#[test]
fn the_laws_hold_for_three() {
    the_laws_hold_for(3);
}

#[test]
fn the_laws_hold_for_four() {
    the_laws_hold_for(4);
}
