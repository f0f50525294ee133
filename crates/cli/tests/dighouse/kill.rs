//! The house is killed under load, again and again, and nobody loses anything.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::program::Home;
use dighouse_testkit::{Gone, Player};
use serde_json::json;

const KILLS: u32 = 18;
const PLAYERS: u64 = 6;

/// Somebody who plays one table after the other, under ever new names.
struct Guest {
    player: Player,
    name: String,
}

impl Guest {
    fn new(house: &str, number: u64) -> Guest {
        Guest { player: Player::new(house, number).unwrap(), name: String::new() }
    }

    /// Plays until the house is gone, or until the game is over if it is the `last` one.
    fn live(&mut self, house: &str, last: &AtomicBool) -> Result<(), Gone> {
        let me = self.player.get(house, "/api/me")?;
        assert!(me["name"] == json!(self.name) || self.name.is_empty() || me["name"] == self.next_name());
        let name = self.next_name();
        self.player.send(house, "PUT", "/api/me", &json!({ "name": name }))?;
        self.name = name;
        self.player.come_back(house)?;
        loop {
            if self.player.tables.last().is_none_or(|table| table.over) {
                if last.load(Ordering::Relaxed) && !self.player.tables.is_empty() {
                    return Ok(());
                }
                self.player.make(house)?;
            }
            self.player.act(house)?;
        }
    }

    fn next_name(&self) -> String {
        format!(
            "Ala {}",
            self.name.strip_prefix("Ala ").map_or(0, |number| number.parse::<u32>().unwrap()) + 1
        )
    }
}

#[test]
fn a_house_that_is_killed_at_any_moment_loses_nothing() {
    let home = Home::new();
    let folder = home.file("house");
    let settings = ["--data", folder.to_str().unwrap()];
    let mut house = home.open_house(&settings);
    let mut players: Vec<Guest> = (0..PLAYERS).map(|number| Guest::new(&house.address, number)).collect();
    let last = AtomicBool::new(false);
    for life in 0..=KILLS {
        let address = house.address.clone();
        last.store(life == KILLS, Ordering::Relaxed);
        thread::scope(|scope| {
            let (address, last) = (&address, &last);
            let playing: Vec<_> = players
                .iter_mut()
                .map(|player| scope.spawn(move || player.live(address, last).is_ok()))
                .collect();
            if life < KILLS {
                thread::sleep(Duration::from_millis(u64::from(40 + life * 97 % 300)));
                house.kill();
            }
            for player in playing {
                assert_eq!(player.join().unwrap(), life == KILLS, "it plays until it is killed");
            }
        });
        if life < KILLS {
            house = home.open_house(&settings);
        }
    }
    let games: usize =
        players.iter().map(|guest| guest.player.check_records(&house.address).unwrap_or_default()).sum();
    let acknowledged: usize = players.iter().map(|guest| guest.player.acknowledged()).sum();
    assert!(
        games >= players.len() && acknowledged > 100,
        "{acknowledged} actions in {games} games are too few"
    );
}
