//! Builds a view of a state.

use std::cmp::Ordering;

use dighouse_game::{Seat, Viewer};

use crate::components::area::{corner_of, place_of, rows_in, zones_in};
use crate::components::museum::WINGS;
use crate::knowledge::view::{
    ClaimView, Fate, NeutralView, PatronView, PlayerView, PlotFace, PlotView, Ranked, RoomView, SquareView,
    Tie, View, WingView, ZoneStatus, ZoneView,
};
use crate::rules::ranking::Place;
use crate::state::Phase;
use crate::{Expedition, Laid, Mykerinos, Patron, Plot, Room, Rooms, Side, Square};

impl Plot {
    pub(crate) fn face(self) -> PlotFace {
        PlotFace { plot: self, patron: self.print().patron, value: self.print().value }
    }
}

impl Mykerinos {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let seats = self.variants.seats;
        let mut to_come: Vec<Plot> = self.pile.unlaid(self.round).iter().map(|laid| laid.plot).collect();
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
                .map(|(place, laid)| self.plot_view(place, *laid))
                .collect(),
            squares: self.area().iter().map(|square| self.square_view(square)).collect(),
            zones: (0..zones_in(self.round)).map(|zone| self.zone_view(zone)).collect(),
            ties: self.track.ties(seats),
            claim: self.claim_view(),
            wings: (0..WINGS).map(|wing| self.wing_view(wing)).collect(),
            rooms: Room::all().map(|room| self.room_view(room)).collect(),
            players: Seat::first(seats).map(|seat| self.player_view(seat)).collect(),
            neutral: self.variants.neutral().then(|| NeutralView {
                supply: self.supply[Expedition::NEUTRAL],
                space: self.track.space(Expedition::NEUTRAL).unwrap_or_default(),
            }),
            passed: self.track.order(seats).collect(),
            removed: self.removed().map(Plot::face).collect(),
            to_come: to_come.into_iter().map(Plot::face).collect(),
            pile: match viewer {
                Viewer::AllSeeing => self.pile.unlaid(self.round).to_vec(),
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
        let side = Side::ALL[usize::from(place % 2)];
        match self.phase.evaluated() {
            Some((zone, _, left)) if zone == place / 2 => left.contains(side),
            _ => place / 2 >= self.zones_done(),
        }
    }

    pub(crate) fn owner(&self, plot: Plot) -> Option<Seat> {
        Seat::first(self.variants.seats).find(|&seat| self.players[seat].owns(plot))
    }

    /// The plots that have left the game, in the order of their names.
    fn removed(&self) -> impl Iterator<Item = Plot> {
        let laid = |plot: Plot| {
            let place = self.pile.laid(self.round).iter().position(|laid| laid.plot == plot);
            place.is_some_and(|place| self.is_laid(place as u8))
        };
        let to_come = |plot: Plot| self.pile.unlaid(self.round).iter().any(|laid| laid.plot == plot);
        Plot::ALL.into_iter().filter(move |&plot| self.owner(plot).is_none() && !laid(plot) && !to_come(plot))
    }

    fn plot_view(&self, place: u8, laid: Laid) -> PlotView {
        PlotView {
            face: laid.plot.face(),
            turned: laid.turned,
            zone: place / 2 + 1,
            side: Side::ALL[usize::from(place % 2)],
            corner: corner_of(place),
            fate: match self.owner(laid.plot) {
                Some(seat) => Fate::Taken(seat),
                None if self.is_laid(place) => Fate::Laid,
                None => Fate::Removed,
            },
        }
    }

    fn square_view(&self, square: Square) -> SquareView {
        let place = place_of(square);
        let digs = |expedition: &Expedition| self.digs[*expedition].contains(square);
        SquareView {
            square,
            row: square.row(),
            column: square.column(),
            plot: place,
            zone: place / 2 + 1,
            pyramid: self.pyramids.contains(square),
            cube: Expedition::of(self.variants.seats).find(digs),
        }
    }

    fn zone_view(&self, zone: u8) -> ZoneView {
        let status = match zone.cmp(&self.zones_done()) {
            Ordering::Less => ZoneStatus::Done,
            Ordering::Equal if self.phase.evaluated().is_some() => ZoneStatus::Now,
            _ => ZoneStatus::Open,
        };
        ZoneView { zone: zone + 1, status, ranking: self.ranking_view(zone) }
    }

    fn ranking_view(&self, zone: u8) -> Vec<Ranked> {
        let ranking = self.ranking(zone);
        let places = ranking.places();
        let ranked = |&place: &Place| {
            let ahead = places.iter().filter(|other| other.beats(place)).count();
            let mut equals =
                places.iter().filter(|other| other.cubes == place.cubes && other.who != place.who);
            let open = equals.clone().any(|other| other.tie_break == place.tie_break);
            let tie = if open { Some(Tie::Open) } else { equals.next().map(|_| Tie::Track) };
            Ranked { who: place.who, rank: 1 + ahead as u8, cubes: place.cubes, tie }
        };
        places.iter().map(ranked).collect()
    }

    fn claim_view(&self) -> Option<ClaimView> {
        let (zone, rank, left) = self.phase.evaluated()?;
        let who = self.ranking(zone).get(rank)?;
        Some(ClaimView { zone: zone + 1, rank: rank + 1, who, left: left.iter().collect() })
    }

    fn wing_view(&self, wing: usize) -> WingView {
        let seats = || Seat::first(self.variants.seats);
        WingView {
            wing: wing as u8 + 1,
            patron: self.wings[wing],
            rooms: Rooms::of_wing(wing).iter().collect(),
            worth: seats().map(|seat| self.players[seat].rooms.worth(wing)).collect(),
            points: seats().map(|seat| self.wing_points(seat, wing)).collect(),
        }
    }

    fn room_view(&self, room: Room) -> RoomView {
        RoomView {
            room,
            value: room.value(),
            wings: room.wings().map(|wing| wing as u8 + 1).collect(),
            holder: self.holder(room),
            gain: Seat::first(self.variants.seats).map(|seat| self.room_gain(seat, room)).collect(),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let patron = |patron: Patron| PatronView {
            patron,
            plots: self.players[seat].patrons()[patron],
            turned: self.players[seat].turned(patron),
        };
        PlayerView {
            seat,
            pool: self.players[seat].pool,
            neutral_pool: self.players[seat].neutral_pool,
            supply: self.supply[seat.into()],
            plots: self.players[seat].plots().map(Plot::face).collect(),
            patrons: Patron::ALL.into_iter().map(patron).collect(),
            space: self.track.space(seat.into()),
            standing: self.standing(seat),
        }
    }
}
