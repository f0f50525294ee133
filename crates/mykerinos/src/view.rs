//! What one viewer may see: everything but the order of the plots to come.

use game::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::area::{corner_of, place_of, rows_in, zones_in};
use crate::museum::WINGS;
use crate::state::{Left, Phase};
use crate::{Expedition, Laid, Mykerinos, Patron, Plot, Room, Rooms, Side, Square, Standing, Variants};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct View {
    /// Whose view it is; none for somebody who does not play.
    pub seat: Option<Seat>,
    /// What is played.
    pub variants: Variants,
    /// What is being done.
    pub phase: PhaseName,
    /// Who is asked.
    pub asked: Seats,
    /// The round, counted from 1 to 4.
    pub round: u8,
    /// Who dug first in this round.
    pub start: Seat,
    /// Whether everybody else has passed, so that this is the last action of the digging.
    pub last_action: bool,
    /// How many rows of squares there are; there are always eight columns.
    pub rows: u8,
    /// The plots of this round in the order of their places: four a row.
    pub plots: Vec<PlotSeen>,
    /// The squares, row by row.
    pub squares: Vec<SquareSeen>,
    /// The zones in the order in which they are evaluated.
    pub zones: Vec<ZoneSeen>,
    /// The expeditions by who wins a tie, the strongest first; within a group it is still open.
    pub ties: Vec<Vec<Expedition>>,
    /// What is to be claimed now, while a zone is evaluated.
    pub claim: Option<ClaimSeen>,
    /// The museum's wings, around the ring.
    pub wings: Vec<WingSeen>,
    /// The museum's rooms: those worth five, wing by wing, those worth three, those worth two.
    pub rooms: Vec<RoomSeen>,
    /// The players, seat by seat.
    pub players: Vec<PlayerSeen>,
    /// The neutral expedition of the game for two.
    pub neutral: Option<NeutralSeen>,
    /// Those who have passed, in that order.
    pub passed: Vec<Seat>,
    /// The plots that have left the game.
    pub removed: Vec<PlotFace>,
    /// The plots that will come in later rounds, in the order of their names: who counts knows them.
    pub to_come: Vec<PlotFace>,
    /// The same as they will come, `/` for half a turn; only for those who see everything.
    #[cfg_attr(feature = "types", ts(type = "Array<string>"))]
    pub pile: Vec<Laid>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum PhaseName {
    /// Dig, extend, turn a patron or pass?
    Dig,
    /// What does the neutral expedition do?
    Neutral,
    /// A plot or the museum?
    Claim,
    /// Which plot does the neutral expedition remove?
    Remove,
    /// The game is over.
    Over,
}

/// What is printed on a plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PlotFace {
    /// The plot.
    pub plot: Plot,
    /// The patron on its back.
    pub patron: Option<Patron>,
    /// What it is worth when taken.
    pub value: u8,
}

/// A plot of the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PlotSeen {
    /// What is printed on it.
    #[serde(flatten)]
    pub face: PlotFace,
    /// Whether it lies turned by half.
    pub turned: bool,
    /// Its zone, counted from 1.
    pub zone: u8,
    /// Which of the zone's plots it is.
    pub side: Side,
    /// Its upper left square.
    pub corner: Square,
    /// What became of it.
    pub fate: Fate,
}

/// What became of a plot of the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It lies there.
    Laid,
    /// A player has taken it.
    Taken(Seat),
    /// It has left the game.
    Removed,
}

/// A square of the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct SquareSeen {
    /// Its name.
    pub square: Square,
    /// Its row, counted from 0.
    pub row: u8,
    /// Its column, counted from 0.
    pub column: u8,
    /// The place of its plot in the list of plots.
    pub plot: u8,
    /// Its zone, counted from 1.
    pub zone: u8,
    /// Whether a pyramid stands there.
    pub pyramid: bool,
    /// Whose archaeologist digs there.
    pub cube: Option<Expedition>,
}

/// A zone of the area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct ZoneSeen {
    /// The zone, counted from 1.
    pub zone: u8,
    /// Where its evaluation stands.
    pub status: ZoneStatus,
    /// Those who dig there, the first first.
    pub ranking: Vec<Ranked>,
}

/// Where the evaluation of a zone stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum ZoneStatus {
    /// Still to be evaluated.
    Open,
    /// Being evaluated.
    Now,
    /// Evaluated.
    Done,
}

/// An expedition's rank in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Ranked {
    /// Who.
    pub who: Expedition,
    /// The rank, counted from 1; several share it while a tie is open.
    pub rank: u8,
    /// How many archaeologists.
    pub cubes: u8,
    /// Whether somebody else has as many, and if so what decides.
    pub tie: Option<Tie>,
}

/// What decides a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Tie {
    /// The pass track has decided it.
    Track,
    /// Whoever passes first will win it.
    Open,
}

/// What is to be claimed now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct ClaimSeen {
    /// The zone, counted from 1.
    pub zone: u8,
    /// The rank whose claim is decided, counted from 1.
    pub rank: u8,
    /// Whose claim it is: while a plot is named for the neutral expedition, not of who is asked.
    pub who: Expedition,
    /// The plots that are still there.
    pub left: Vec<Side>,
}

/// A wing of the museum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct WingSeen {
    /// The wing, counted from 1.
    pub wing: u8,
    /// Its patron.
    pub patron: Patron,
    /// Its rooms.
    pub rooms: Vec<Room>,
    /// What a plot of its patron is worth to each seat now: the best room, or 1.
    pub worth: Vec<u8>,
    /// What it would pay each seat if the game were over.
    pub points: Vec<u8>,
}

/// A room of the museum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct RoomSeen {
    /// Its name.
    pub room: Room,
    /// Its value.
    pub value: u8,
    /// Its wings, counted from 1: two for a room worth two.
    pub wings: Vec<u8>,
    /// Whose archaeologist is there.
    pub holder: Option<Seat>,
    /// How many points each seat would gain by holding it, with the plots it has now.
    pub gain: Vec<u8>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PlayerSeen {
    /// The seat.
    pub seat: Seat,
    /// The archaeologists in the pool.
    pub pool: u8,
    /// The neutral archaeologists in the pool.
    pub neutral_pool: u8,
    /// The archaeologists of this colour in the common supply.
    pub supply: u8,
    /// The plots taken.
    pub plots: Vec<PlotFace>,
    /// The patrons, each with how many plots there are and how many are turned.
    pub patrons: Vec<PatronSeen>,
    /// The space on the pass track.
    pub space: Option<u8>,
    /// The score sheet as if the game were over now.
    pub standing: Standing,
}

/// A patron of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PatronSeen {
    /// Who.
    pub patron: Patron,
    /// How many plots.
    pub plots: u8,
    /// How many of them were used in this round.
    pub turned: u8,
}

/// The neutral expedition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct NeutralSeen {
    /// Its archaeologists in the common supply.
    pub supply: u8,
    /// Its space on the pass track.
    pub space: u8,
}

impl Phase {
    pub(crate) const fn name(self) -> PhaseName {
        match self {
            Phase::Dig { .. } => PhaseName::Dig,
            Phase::Neutral { .. } => PhaseName::Neutral,
            Phase::Claim { .. } => PhaseName::Claim,
            Phase::Remove { .. } => PhaseName::Remove,
            Phase::Over => PhaseName::Over,
        }
    }

    /// The zone being evaluated, counted from 0, the rank asked and what is left there.
    pub(crate) const fn evaluated(self) -> Option<(u8, u8, Left)> {
        match self {
            Phase::Claim { zone, rank, left, .. } | Phase::Remove { zone, rank, left, .. } => {
                Some((zone, rank, left))
            }
            _ => None,
        }
    }
}

impl Plot {
    pub(crate) fn face(self) -> PlotFace {
        PlotFace { plot: self, patron: self.print().patron, value: self.print().value }
    }
}

impl View {
    /// What digs on a square; none where nobody does, or off the area.
    pub fn cube(&self, square: Square) -> Option<Expedition> {
        self.squares.get(usize::from(square.index()))?.cube
    }
}

impl Mykerinos {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let seats = self.variants.seats;
        let mut to_come: Vec<Plot> = self.pile.to_come(self.round).iter().map(|laid| laid.plot).collect();
        to_come.sort_unstable();
        View {
            seat: viewer.seat(),
            variants: self.variants,
            phase: self.phase.name(),
            asked: self.asked().seats(),
            round: self.round,
            start: self.start,
            last_action: self.is_last_action(),
            rows: rows_in(self.round),
            plots: (0..)
                .zip(self.pile.laid(self.round))
                .map(|(place, laid)| self.plot_seen(place, *laid))
                .collect(),
            squares: self.area().iter().map(|square| self.square_seen(square)).collect(),
            zones: (0..zones_in(self.round)).map(|zone| self.zone_seen(zone)).collect(),
            ties: self.track.ties(seats),
            claim: self.claim_seen(),
            wings: (0..WINGS).map(|wing| self.wing_seen(wing)).collect(),
            rooms: Room::all().map(|room| self.room_seen(room)).collect(),
            players: Seat::first(seats).map(|seat| self.player_seen(seat)).collect(),
            neutral: self.variants.neutral().then(|| NeutralSeen {
                supply: self.supply[Expedition::NEUTRAL],
                space: self.track.space(Expedition::NEUTRAL).unwrap_or_default(),
            }),
            passed: self.track.order(seats).collect(),
            removed: self.removed().map(Plot::face).collect(),
            to_come: to_come.into_iter().map(Plot::face).collect(),
            pile: match viewer {
                Viewer::AllSeeing => self.pile.to_come(self.round).to_vec(),
                Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
            },
        }
    }

    /// How many zones of this round are evaluated.
    pub(crate) fn zones_done(&self) -> u8 {
        match self.phase {
            Phase::Over => zones_in(self.round),
            phase => phase.evaluated().map_or(0, |(zone, ..)| zone),
        }
    }

    /// Whether a plot of this round, at this place, is still there.
    pub(crate) fn is_laid(&self, place: u8) -> bool {
        let side = Side::BOTH[usize::from(place % 2)];
        match self.phase.evaluated() {
            Some((zone, _, left)) if zone == place / 2 => left.contains(side),
            _ => place / 2 >= self.zones_done(),
        }
    }

    pub(crate) fn owner(&self, plot: Plot) -> Option<Seat> {
        Seat::first(self.variants.seats).find(|&seat| self.owned[seat].contains(plot))
    }

    /// The plots that have left the game, in the order of their names.
    fn removed(&self) -> impl Iterator<Item = Plot> {
        let laid = |plot: Plot| {
            let place = self.pile.laid(self.round).iter().position(|laid| laid.plot == plot);
            place.is_some_and(|place| self.is_laid(place as u8))
        };
        let to_come = |plot: Plot| self.pile.to_come(self.round).iter().any(|laid| laid.plot == plot);
        Plot::ALL.into_iter().filter(move |&plot| self.owner(plot).is_none() && !laid(plot) && !to_come(plot))
    }

    fn plot_seen(&self, place: u8, laid: Laid) -> PlotSeen {
        PlotSeen {
            face: laid.plot.face(),
            turned: laid.turned,
            zone: place / 2 + 1,
            side: Side::BOTH[usize::from(place % 2)],
            corner: corner_of(place),
            fate: match self.owner(laid.plot) {
                Some(seat) => Fate::Taken(seat),
                None if self.is_laid(place) => Fate::Laid,
                None => Fate::Removed,
            },
        }
    }

    fn square_seen(&self, square: Square) -> SquareSeen {
        let place = place_of(square);
        let digs = |expedition: &Expedition| self.digs[*expedition].contains(square);
        SquareSeen {
            square,
            row: square.row(),
            column: square.column(),
            plot: place,
            zone: place / 2 + 1,
            pyramid: self.pyramids.contains(square),
            cube: Expedition::of(self.variants.seats).find(digs),
        }
    }

    fn zone_seen(&self, zone: u8) -> ZoneSeen {
        let status = match zone.cmp(&self.zones_done()) {
            std::cmp::Ordering::Less => ZoneStatus::Done,
            std::cmp::Ordering::Equal if self.phase.evaluated().is_some() => ZoneStatus::Now,
            _ => ZoneStatus::Open,
        };
        ZoneSeen { zone: zone + 1, status, ranking: self.live_ranking(zone) }
    }

    /// The ranking of a zone at any time: what is still open is shared.
    fn live_ranking(&self, zone: u8) -> Vec<Ranked> {
        let ties = self.track.ties(self.variants.seats);
        let digging = ties
            .iter()
            .enumerate()
            .flat_map(|(group, members)| members.iter().map(move |&who| (self.cubes(who, zone), group, who)));
        let mut digging: Vec<_> = digging.filter(|(cubes, ..)| *cubes > 0).collect();
        digging.sort_by_key(|&(cubes, group, _)| (u8::MAX - cubes, group));
        let rank_of = |&(cubes, group, who): &(u8, usize, Expedition)| {
            let is_ahead =
                |other: &&(u8, usize, Expedition)| other.0 > cubes || (other.0 == cubes && other.1 < group);
            let ahead = digging.iter().filter(is_ahead).count();
            let equals = || digging.iter().filter(move |other| other.0 == cubes && other.2 != who);
            let tie = if equals().any(|other| other.1 == group) {
                Some(Tie::Open)
            } else {
                equals().next().map(|_| Tie::Track)
            };
            Ranked { who, rank: 1 + ahead as u8, cubes, tie }
        };
        digging.iter().map(rank_of).collect()
    }

    fn claim_seen(&self) -> Option<ClaimSeen> {
        let (zone, rank, left) = self.phase.evaluated()?;
        let who = self.ranking(zone).get(rank)?;
        Some(ClaimSeen { zone: zone + 1, rank: rank + 1, who, left: left.iter().collect() })
    }

    fn wing_seen(&self, wing: usize) -> WingSeen {
        let seats = || Seat::first(self.variants.seats);
        WingSeen {
            wing: wing as u8 + 1,
            patron: self.wings[wing],
            rooms: Rooms::of_wing(wing).iter().collect(),
            worth: seats().map(|seat| self.rooms[seat].worth(wing)).collect(),
            points: seats().map(|seat| self.wing_points(seat, wing)).collect(),
        }
    }

    fn room_seen(&self, room: Room) -> RoomSeen {
        RoomSeen {
            room,
            value: room.value(),
            wings: room.wings().map(|wing| wing as u8 + 1).collect(),
            holder: self.holder(room),
            gain: Seat::first(self.variants.seats).map(|seat| self.room_gain(seat, room)).collect(),
        }
    }

    fn player_seen(&self, seat: Seat) -> PlayerSeen {
        let patron = |patron: Patron| PatronSeen {
            patron,
            plots: self.patrons[seat][patron],
            turned: self.turned[seat][patron],
        };
        PlayerSeen {
            seat,
            pool: self.pools[seat],
            neutral_pool: self.neutral_pools[seat],
            supply: self.supply[seat.into()],
            plots: self.owned[seat].iter().map(Plot::face).collect(),
            patrons: Patron::ALL.into_iter().map(patron).collect(),
            space: self.track.space(seat.into()),
            standing: self.standing(seat),
        }
    }
}
