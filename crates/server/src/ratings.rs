//! Ratings of accounts.
//!
//! Ratings follow from finished games, as a table follows from its history. Whether a game is rated, and who finished in
//! which place, is written with its last line, in one transaction. Here each rated game counts once, in the order of their
//! ends, so every server computes the same ratings, and a new one computes them again.

use std::collections::HashMap;
use std::sync::Arc;

use dighouse_table::history::{Card, CardSeat};
use dighouse_tables::rating::{Rating, after};

use crate::store::{Listed, Store, StoreError, Which};

/// How late a finished game can appear in the list, in milliseconds: longer than a commit takes, and than the clocks of
/// servers differ.
const LATEST: i64 = 60_000;

/// The rated games, and the ratings after each.
pub(crate) struct Ratings {
    store: Arc<dyn Store>,
    ladder: tokio::sync::Mutex<Ladder>,
}

#[derive(Default)]
struct Ladder {
    /// In the order in which they count.
    games: Vec<Rated>,
    /// The ratings of each player in each game over time.
    courses: HashMap<(String, String), Vec<Step>>,
}

/// A rated game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rated {
    ended: i64,
    table: String,
    game: String,
    /// The players and their places.
    places: Vec<(String, u8)>,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    /// When it ended, in milliseconds since 1970.
    pub(crate) at: i64,
    /// Where.
    pub(crate) table: String,
    /// The rating after it.
    pub(crate) rating: Rating,
    /// By how many points it changed.
    pub(crate) change: f64,
}

impl Ratings {
    pub(crate) fn new(store: Arc<dyn Store>) -> Ratings {
        Ratings { store, ladder: tokio::sync::Mutex::default() }
    }

    /// How the rating of a player went, by game.
    pub(crate) async fn courses(&self, player: &str) -> Result<HashMap<String, Vec<Step>>, StoreError> {
        let mut ladder = self.ladder.lock().await;
        let since = ladder.games.last().map_or(i64::MIN, |last| last.ended - LATEST);
        let ended = self.store.list(Which::Rated { since }, u32::MAX).await?;
        ladder.apply(ended.into_iter().filter_map(Rated::read).collect());
        let own = ladder.courses.iter().filter(|((_, who), _)| who == player);
        Ok(own.map(|((game, _), course)| (game.clone(), course.clone())).collect())
    }
}

impl Rated {
    fn read(listed: Listed) -> Option<Rated> {
        let card = Card::read(&listed.card)?;
        let ended = card.ended.filter(|ended| ended.rated)?;
        let id = |seat: &CardSeat| seat.holder.person().map(|person| person.id.clone());
        let players: Option<Vec<String>> = card.seats.iter().map(id).collect();
        let places = players?.into_iter().zip(ended.places).collect();
        Some(Rated { ended: ended.at, table: listed.table, game: card.game, places })
    }

    fn order(&self) -> (i64, &str) {
        (self.ended, &self.table)
    }
}

impl Ladder {
    /// Adds finished games, some of which may be known. Games that ended after a new one are rated again.
    fn apply(&mut self, mut heard: Vec<Rated>) {
        heard.retain(|game| self.games.binary_search_by(|known| known.order().cmp(&game.order())).is_err());
        let Some(first) = heard.iter().min().cloned() else { return };
        while let Some(later) = self.games.pop_if(|known| known.order() > first.order()) {
            for (player, _) in &later.places {
                self.course(&later.game, player).pop();
            }
            heard.push(later);
        }
        heard.sort();
        heard.into_iter().for_each(|game| self.rate(game));
    }

    fn rate(&mut self, game: Rated) {
        let now = |(player, place): &(String, u8)| {
            let last = self.course(&game.game, player).last().map(|step| step.rating);
            (last.unwrap_or_default(), *place)
        };
        let before: Vec<(Rating, u8)> = game.places.iter().map(now).collect();
        for ((player, _), ((was, _), rating)) in game.places.iter().zip(before.iter().zip(after(&before))) {
            let change = rating.points - was.points;
            let step = Step { at: game.ended, table: game.table.clone(), rating, change };
            self.course(&game.game, player).push(step);
        }
        self.games.push(game);
    }

    fn course(&mut self, game: &str, player: &str) -> &mut Vec<Step> {
        self.courses.entry((game.to_owned(), player.to_owned())).or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(ended: i64, table: &str, first: &str, second: &str) -> Rated {
        let places = vec![(first.to_owned(), 1), (second.to_owned(), 2)];
        Rated { ended, table: table.to_owned(), game: "lost-code".to_owned(), places }
    }

    fn games() -> Vec<Rated> {
        vec![
            game(1, "a", "ann", "bob"),
            game(2, "b", "bob", "eve"),
            game(2, "c", "eve", "ann"),
            game(5, "d", "ann", "eve"),
            game(9, "e", "bob", "ann"),
        ]
    }

    fn points(ladder: &mut Ladder) -> Vec<Vec<f64>> {
        let points =
            |player| ladder.course("lost-code", player).iter().map(|step| step.rating.points).collect();
        ["ann", "bob", "eve"].map(points).to_vec()
    }

    #[test]
    fn each_game_counts_once_in_the_order_of_their_ends() {
        let mut ladder = Ladder::default();
        ladder.apply(games());
        let expected = points(&mut ladder);
        assert_eq!(expected.iter().map(Vec::len).collect::<Vec<_>>(), [4, 3, 3]);
        for order in [[4, 3, 2, 1, 0], [2, 0, 4, 1, 3], [0, 4, 2, 3, 1]] {
            let mut ladder = Ladder::default();
            for (number, index) in order.into_iter().enumerate() {
                ladder.apply(vec![games()[index].clone()]);
                ladder.apply(order[..=number].iter().map(|&known| games()[known].clone()).collect());
            }
            assert_eq!(points(&mut ladder), expected, "{order:?}");
        }
    }

    #[test]
    fn ratings_of_different_games_are_separate() {
        let mut ladder = Ladder::default();
        ladder.apply(vec![
            game(1, "a", "ann", "bob"),
            Rated { game: "arnak".to_owned(), ..game(2, "b", "bob", "ann") },
        ]);
        assert_eq!(ladder.course("arnak", "ann").len(), 1);
        let course = ladder.course("lost-code", "ann");
        assert!(course.len() == 1 && course[0].change > 0.0 && course[0].table == "a", "{course:?}");
    }
}
