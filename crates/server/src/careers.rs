//! Statistics of players.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use dighouse_table::history::{Card, Ended, Holder};
use dighouse_tables::Shelf;

use crate::messages::{Career, FinishedGame, FinishedSeat, GameCareer, RatingPoint, SeatsCareer};
use crate::ratings::{Ratings, Step};
use crate::store::{Listed, Profile, Store, StoreError, Which};

/// How many finished games a page shows.
const PAGE: usize = 20;

/// A finished game of a player.
struct Played {
    table: String,
    card: Card,
    ended: Ended,
}

/// Statistics of what players have played.
pub(crate) struct Careers {
    pub(crate) shelf: Shelf,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) ratings: Ratings,
}

impl Careers {
    /// What a player has played, as `viewer` may see it.
    pub(crate) async fn career(
        &self,
        profile: Profile,
        viewer: Option<&str>,
        page: u32,
    ) -> Result<Career, StoreError> {
        let id = profile.id.as_str();
        let played = self.played_by(id).await?;
        let courses = self.ratings.courses(id).await?;
        let yours = viewer == Some(id);
        let is_shown = |game: &&Played| {
            yours || game.card.is_public() || viewer.is_some_and(|viewer| game.card.is_of(viewer))
        };
        let shown: Vec<&Played> = played.iter().filter(is_shown).collect();
        let from = (page as usize).saturating_mul(PAGE);
        Ok(Career {
            games: games(self.shelf, &played, &courses, id),
            finished: shown.iter().skip(from).take(PAGE).map(|game| game.show(id, &courses)).collect(),
            page,
            pages: shown.len().div_ceil(PAGE) as u32,
            name: profile.name,
            number: profile.number,
            account: profile.account.is_some(),
            yours,
            since: profile.created,
        })
    }

    /// A player's statistics.
    pub(crate) async fn games_of(&self, player: &str) -> Result<Vec<GameCareer>, StoreError> {
        let played = self.played_by(player).await?;
        Ok(games(self.shelf, &played, &self.ratings.courses(player).await?, player))
    }

    /// The finished games of a player, the latest first.
    async fn played_by(&self, player: &str) -> Result<Vec<Played>, StoreError> {
        let listed = self.store.list(Which::Of { player, over: true }, u32::MAX).await?;
        let mut played: Vec<Played> = listed.into_iter().filter_map(Played::read).collect();
        played.retain(|game| game.card.is_of(player));
        played.sort_by(|one, other| (other.ended.at, &other.table).cmp(&(one.ended.at, &one.table)));
        Ok(played)
    }
}

/// The statistics, one entry per game of the shelf.
fn games(
    shelf: Shelf,
    played: &[Played],
    courses: &HashMap<String, Vec<Step>>,
    player: &str,
) -> Vec<GameCareer> {
    let career = |game: &&dyn dighouse_tables::AnyGame| {
        let id = game.info().id;
        let rating = courses.get(id).map_or_else(Vec::new, |course| course.iter().map(show_step).collect());
        let by_seats = by_seats(played.iter().filter(|played| played.card.game == id), player);
        let known = !by_seats.is_empty() || !rating.is_empty();
        known.then(|| GameCareer { game: id.to_owned(), by_seats, rating })
    };
    shelf.games().iter().filter_map(career).collect()
}

fn by_seats<'a>(played: impl Iterator<Item = &'a Played>, player: &str) -> Vec<SeatsCareer> {
    let mut sums: BTreeMap<u8, (u32, u32, i64)> = BTreeMap::new();
    for (seats, place, score) in played.filter_map(|game| game.own(player)) {
        let (games, won, points) = sums.entry(seats).or_default();
        *games += 1;
        *won += u32::from(place == 1);
        *points += i64::from(score);
    }
    let career = |(seats, (played, won, points)): (u8, (u32, u32, i64))| SeatsCareer {
        seats,
        played,
        won,
        mean_score: points as f64 / f64::from(played),
    };
    sums.into_iter().map(career).collect()
}

fn show_step(step: &Step) -> RatingPoint {
    RatingPoint { at: step.at, points: step.rating.points, deviation: step.rating.deviation }
}

impl Played {
    fn read(listed: Listed) -> Option<Played> {
        let mut card = Card::read(&listed.card)?;
        let ended = card.ended.take()?;
        Some(Played { table: listed.table, card, ended })
    }

    /// The number of seats, and the player's place and score; none where the player had several seats.
    fn own(&self, player: &str) -> Option<(u8, u8, i16)> {
        let mut own =
            self.card.seats.iter().enumerate().filter(|(_, seat)| seat.is_of(player)).map(|(index, _)| index);
        let (index, None) = (own.next()?, own.next()) else { return None };
        Some((self.card.seats.len() as u8, *self.ended.places.get(index)?, *self.ended.scores.get(index)?))
    }

    fn show(&self, player: &str, courses: &HashMap<String, Vec<Step>>) -> FinishedGame {
        let steps = courses.get(self.card.game.as_str()).into_iter().flatten();
        let change = steps.rev().find(|step| step.table == self.table).map(|step| step.change);
        let figures = self.ended.places.iter().zip(&self.ended.scores);
        let seats = self.card.seats.iter().zip(figures).map(|(seat, (&place, &score))| {
            let person = seat.holder.person();
            let bot = match &seat.holder {
                Holder::Bot { bot } => Some(bot.clone()),
                Holder::Open | Holder::Person(_) => None,
            };
            FinishedSeat {
                name: person.and_then(|person| person.name.clone()),
                number: person.map(|person| person.number),
                bot,
                own: seat.is_of(player),
                account: person.is_some_and(|person| person.account && person.name.is_some()),
                place,
                score,
            }
        });
        FinishedGame {
            table: self.table.clone(),
            game: self.card.game.clone(),
            ended: self.ended.at,
            seats: seats.collect(),
            change,
        }
    }
}
