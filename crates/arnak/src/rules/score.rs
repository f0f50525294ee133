//! Scoring.

use dighouse_game::{Log, Seat, Standings};

use crate::components::catalogue::catalogue;
use crate::rules::temple::TEMPLE;
use crate::{Arnak, Card, Event, TempleStack};

/// The lines of the score sheet.
pub(crate) const CATEGORIES: [&str; 6] = ["research", "temple", "idols", "guardians", "cards", "fear"];

/// One column of the score sheet.
pub(crate) type Points = [i16; CATEGORIES.len()];

/// Breaks ties: who was first in the temple, or else who has more research points.
type TieBreak = (u8, i16);

impl Arnak {
    pub(crate) fn score_sheet(&self) -> Standings {
        let mut standings = Standings::new(&CATEGORIES, self.variants.seats);
        for seat in self.seats() {
            for (category, points) in self.points(seat).into_iter().enumerate() {
                standings.add(seat, category, points);
            }
        }
        let totals = standings;
        standings.rank_by(|seat| {
            let player = &self.players[seat];
            (totals.total(seat), tie_break(player.rank, self.points(seat)[0]))
        });
        if self.variants.is_solo() && self.against_rival().is_lt() {
            standings.put_behind(Seat::ALL[0]);
        }
        standings
    }

    /// The points of the magnifying glass on a space.
    fn glass_points(&self, space: u8, rank: u8) -> i16 {
        if space == TEMPLE {
            return i16::from(catalogue().temple_ranks[usize::from(rank.max(1)) - 1]);
        }
        self.row_data(space).map_or(0, |row| i16::from(row.glass_points))
    }

    fn row_data(&self, space: u8) -> Option<&'static crate::components::catalogue::RowData> {
        let track = self.track();
        let row = usize::from(track.spaces[usize::from(space)].row);
        track.rows.get(row.checked_sub(1)?)
    }

    pub(crate) fn points(&self, seat: Seat) -> Points {
        let (player, catalogue) = (&self.players[seat], catalogue());
        let notebook = self.row_data(player.notebook).map_or(0, |row| i16::from(row.notebook_points));
        let empty_slots = &catalogue.slot_points[usize::from(player.slots())..];
        let idols = i16::from(player.idols()) * i16::from(catalogue.idol_points)
            + empty_slots.iter().map(|&points| i16::from(points)).sum::<i16>();
        let held = player.holding.all().iter().chain(self.drawn_of(seat)).map(|held| held.card());
        let (mut cards, mut fear) = (0, 0);
        for card in held.chain(player.played.all()) {
            let points = i16::from(catalogue.card(card).points);
            if card == Card::FEAR { fear += points } else { cards += points }
        }
        fear += i16::from(player.played.fear_tiles()) * i16::from(catalogue.fear_tile_points);
        [
            self.glass_points(player.glass, player.rank) + notebook,
            temple_points(player.temple_tiles),
            idols,
            player.guardian_count() as i16 * i16::from(catalogue.guardian_points),
            cards,
            fear,
        ]
    }

    /// The cards that a player is choosing from.
    pub(crate) fn drawn_of(&self, seat: Seat) -> impl Iterator<Item = &crate::knowledge::holding::Held> {
        self.drawn.iter().flatten().filter(move |_| seat == self.turn)
    }

    pub(crate) fn rival_points(&self) -> Points {
        let rival = &self.rival;
        let worth = &catalogue().rival.points;
        let idols = rival.idols().count() as i16 * i16::from(worth.unique_idol)
            + i16::from(rival.other_idols()) * i16::from(worth.other_idol);
        [
            self.glass_points(rival.glass(), rival.rank()),
            temple_points(rival.temple_tiles()),
            idols,
            rival.guardians().count() as i16 * i16::from(catalogue().guardian_points),
            rival.cards().map(|card| i16::from(catalogue().card(card).points)).sum(),
            0,
        ]
    }

    pub(crate) fn announce_winner(&self, log: &mut impl Log<Event>) {
        if !self.variants.is_solo() {
            self.score_sheet().winners().iter().for_each(|seat| log.tell(Event::Won { seat }));
            return;
        }
        log.tell(match self.against_rival() {
            std::cmp::Ordering::Greater => Event::Won { seat: Seat::ALL[0] },
            std::cmp::Ordering::Less => Event::RivalWon,
            std::cmp::Ordering::Equal => Event::RivalTied,
        });
    }

    /// How the only player stands against the rival.
    pub(crate) fn against_rival(&self) -> std::cmp::Ordering {
        let (mine, theirs) = (self.points(Seat::ALL[0]), self.rival_points());
        let key = |points: Points, rank| (points.iter().sum::<i16>(), tie_break(rank, points[0]));
        key(mine, self.players[Seat::ALL[0]].rank).cmp(&key(theirs, self.rival.rank()))
    }
}

fn tie_break(rank: u8, research: i16) -> TieBreak {
    if rank > 0 { (10 - rank, 0) } else { (0, research) }
}

fn temple_points(tiles: [u8; 6]) -> i16 {
    let each = TempleStack::ALL.iter().zip(tiles);
    each.map(|(stack, count)| i16::from(stack.points()) * i16::from(count)).sum()
}
