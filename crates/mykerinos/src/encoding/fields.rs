//! The fields of an observation.

use dighouse_game::encoding::{Axis, Field};
use dighouse_game::{MAX_SEATS, Seat};

use super::ids::{ROOM, SQUARE};
use crate::components::area::{ROUNDS, plots_in, zone_squares, zones_in};
use crate::components::catalogue::PLOTS;
use crate::components::museum::WINGS;
use crate::rules::score::CATEGORIES;
use crate::state::CUBES;
use crate::{Expedition, Patron, PhaseName, Plot, Sight};

/// The most plots and zones of a round.
const PLACES: usize = plots_in(ROUNDS) as usize;
const ZONES: usize = zones_in(ROUNDS) as usize;

/// The expeditions of the players, then the neutral one.
const EXPEDITION: Axis = Axis::new("expedition", MAX_SEATS + 1).named(|place| match place {
    MAX_SEATS => "neutral".to_owned(),
    _ => Axis::SEATS.item(place),
});
const PATRON: Axis = Axis::new("patron", Patron::ALL.len()).named(|place| Patron::ALL[place].to_string());
const PLACE: Axis = Axis::new("place", PLACES).named(|place| (1 + place).to_string());
const PLOT: Axis = Axis::new("plot", PLOTS).named(|place| Plot::ALL[place].to_string());
const ZONE: Axis = Axis::new("zone", ZONES).named(|place| (1 + place).to_string());
const WING: Axis = Axis::new("wing", WINGS).named(|place| (1 + place).to_string());
const CATEGORY: Axis = Axis::new("category", CATEGORIES.len()).named(|place| CATEGORIES[place].to_owned());
const OPTION: Axis = Axis::new("option", 4).named(|place| crate::setup::INFO.options[place].key.to_owned());

const PHASES: [PhaseName; 5] =
    [PhaseName::Dig, PhaseName::Neutral, PhaseName::Claim, PhaseName::Remove, PhaseName::Over];
const PHASE: Axis =
    Axis::new("phase", PHASES.len()).named(|place| format!("{:?}", PHASES[place]).to_lowercase());

const MOST: i16 = CUBES as i16;

/// The fields of an observation, in order.
pub(super) const FIELDS: [Field<Sight>; 26] = Field::laid_out([
    Field::flags("players", &[Axis::SEATS], "The seats that are taken.", |sight, out| {
        sight.around().zip(out).for_each(|(_, place)| *place = 1);
    }),
    Field::flags(
        "options",
        &[OPTION],
        "The options of the game that differ from their defaults.",
        |sight, out| {
            let variants = &sight.table.variants;
            let changed = [
                !variants.neutral_cubes_carry_over,
                !variants.neutral_after_extra_action,
                variants.violet_with_empty_pool,
                !variants.third_may_decline,
            ];
            out.iter_mut().zip(changed).for_each(|(place, changed)| *place = changed.into());
        },
    ),
    Field::flags("phase", &[PHASE], "The kind of decision.", |sight, out| {
        out[sight.table.phase.name() as usize] = 1;
    }),
    Field::flags("asked", &[Axis::SEATS], "The seat that is asked.", |sight, out| {
        sight.table.asked().seats().iter().for_each(|seat| out[sight.place(seat)] = 1);
    }),
    Field::new("round", &[], 0, ROUNDS as i16, "The round, from 1.", |sight, out| {
        out[0] = sight.table.round.into();
    }),
    Field::flags("start", &[Axis::SEATS], "Who digs first in this round.", |sight, out| {
        out[sight.place(sight.table.start)] = 1;
    }),
    Field::flags("last action", &[], "All others have passed, so this is the last action.", |sight, out| {
        out[0] = sight.table.is_last_action().into();
    }),
    Field::flags("area", &[SQUARE], "The squares of this round.", |sight, out| {
        sight.table.area().iter().for_each(|square| out[usize::from(square.index())] = 1);
    }),
    Field::flags("pyramids", &[SQUARE], "The squares with a pyramid.", |sight, out| {
        sight.table.pyramids.iter().for_each(|square| out[usize::from(square.index())] = 1);
    }),
    Field::flags("digs", &[EXPEDITION, SQUARE], "Where each expedition digs.", |sight, out| {
        for (who, out) in sight.expeditions().zip(out.chunks_mut(SQUARE.size())) {
            let digs = who.map(|who| sight.table.digs[who]).unwrap_or_default();
            digs.iter().for_each(|square| out[usize::from(square.index())] = 1);
        }
    }),
    Field::new(
        "archaeologists",
        &[ZONE, EXPEDITION],
        0,
        12,
        "How many archaeologists each expedition has in each zone of this round.",
        |sight, out| {
            let zones = zones_in(sight.table.round);
            for (zone, out) in (0..zones).zip(out.chunks_mut(EXPEDITION.size())) {
                for (who, out) in sight.expeditions().zip(out) {
                    *out = who.map_or(0, |who| (sight.table.digs[who] & zone_squares(zone)).len()).into();
                }
            }
        },
    ),
    Field::new(
        "spaces",
        &[EXPEDITION],
        0,
        4,
        "The space on the pass track; 0 before passing.",
        |sight, out| {
            for (who, out) in sight.expeditions().zip(out) {
                *out = who.and_then(|who| sight.table.track.space(who)).unwrap_or_default().into();
            }
        },
    ),
    Field::flags("plots", &[PLACE], "The plots of this round that are still there.", |sight, out| {
        (0..plots_in(sight.table.round))
            .zip(out)
            .for_each(|(place, out)| *out = sight.table.is_laid(place).into());
    }),
    Field::flags(
        "plot patrons",
        &[PLACE, PATRON],
        "The patron of each plot of this round; all 0 for none.",
        |sight, out| {
            for (laid, out) in
                sight.table.pile.laid(sight.table.round).iter().zip(out.chunks_mut(PATRON.size()))
            {
                laid.plot.print().patron.into_iter().for_each(|patron| out[patron.index()] = 1);
            }
        },
    ),
    Field::new("plot values", &[PLACE], 0, 5, "What each plot of this round is worth.", |sight, out| {
        for (laid, out) in sight.table.pile.laid(sight.table.round).iter().zip(out) {
            *out = laid.plot.print().value.into();
        }
    }),
    Field::flags("to come", &[PLOT], "The plots of later rounds.", |sight, out| {
        sight.table.pile.unlaid(sight.table.round).iter().for_each(|laid| out[laid.plot.index()] = 1);
    }),
    Field::flags("zone", &[ZONE], "The zone that is evaluated.", |sight, out| {
        sight.table.phase.evaluated().into_iter().for_each(|(zone, ..)| out[usize::from(zone)] = 1);
    }),
    Field::new("rank", &[], 0, 4, "The rank that claims in that zone, from 1.", |sight, out| {
        out[0] = sight.table.phase.evaluated().map_or(0, |(_, rank, _)| 1 + i16::from(rank));
    }),
    Field::flags("wings", &[WING, PATRON], "The patron of each wing of the museum.", |sight, out| {
        for (patron, out) in sight.table.wings.iter().zip(out.chunks_mut(PATRON.size())) {
            out[patron.index()] = 1;
        }
    }),
    Field::flags(
        "rooms",
        &[Axis::SEATS, ROOM],
        "The rooms of the museum that each player has.",
        |sight, out| {
            for (seat, out) in sight.around().zip(out.chunks_mut(ROOM.size())) {
                sight.table.players[seat].rooms.iter().for_each(|room| out[room.index()] = 1);
            }
        },
    ),
    Field::new("pools", &[Axis::SEATS], 0, MOST, "The archaeologists in each pool.", |sight, out| {
        sight.around().zip(out).for_each(|(seat, out)| *out = sight.table.players[seat].pool.into());
    }),
    Field::new(
        "neutral pools",
        &[Axis::SEATS],
        0,
        MOST,
        "The neutral archaeologists in each pool.",
        |sight, out| {
            sight
                .around()
                .zip(out)
                .for_each(|(seat, out)| *out = sight.table.players[seat].neutral_pool.into());
        },
    ),
    Field::new("supply", &[EXPEDITION], 0, MOST, "The archaeologists in the common supply.", |sight, out| {
        for (who, out) in sight.expeditions().zip(out) {
            *out = who.map_or(0, |who| sight.table.supply[who]).into();
        }
    }),
    Field::new(
        "patrons",
        &[Axis::SEATS, PATRON],
        0,
        PLOTS as i16,
        "How many plots of each patron each player has.",
        |sight, out| {
            for (seat, out) in sight.around().zip(out.chunks_mut(PATRON.size())) {
                let plots = sight.table.players[seat].patrons();
                out.iter_mut().zip(plots.0).for_each(|(out, plots)| *out = plots.into());
            }
        },
    ),
    Field::new(
        "turned",
        &[Axis::SEATS, PATRON],
        0,
        PLOTS as i16,
        "How many of them were used in this round.",
        |sight, out| {
            for (seat, out) in sight.around().zip(out.chunks_mut(PATRON.size())) {
                let turned = |patron| sight.table.players[seat].turned(patron).into();
                out.iter_mut().zip(Patron::ALL).for_each(|(out, patron)| *out = turned(patron));
            }
        },
    ),
    Field::new(
        "points",
        &[Axis::SEATS, CATEGORY],
        0,
        255,
        "The score sheet if the game ended now.",
        |sight, out| {
            for (seat, out) in sight.around().zip(out.chunks_mut(CATEGORY.size())) {
                let standing = sight.table.standing(seat);
                let points = [standing.plots, standing.exhibition, standing.series];
                out.iter_mut().zip(points).for_each(|(out, points)| *out = points.into());
            }
        },
    ),
]);

impl Sight {
    /// The seats in the order of the observation.
    fn around(&self) -> impl Iterator<Item = Seat> {
        dighouse_game::encoding::around(self.seat, self.table.variants.seats)
    }

    /// The place of a seat in that order.
    fn place(&self, seat: Seat) -> usize {
        dighouse_game::encoding::place_of(seat, self.seat, self.table.variants.seats)
    }

    /// The expedition at each place of its axis.
    fn expeditions(&self) -> impl Iterator<Item = Option<Expedition>> {
        let players = self.around().map(|seat| Some(Expedition::Seat(seat)));
        let neutral = self.table.variants.neutral().then_some(Expedition::NEUTRAL);
        players.chain(std::iter::repeat(None)).take(MAX_SEATS).chain([neutral])
    }
}
