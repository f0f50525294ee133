//! The start of a game.

use dighouse_game::{Chance, Log, PerSeat, Seat, Seed, Setup, SetupError};

use crate::components::area::Pile;
use crate::components::catalogue::{PLOTS, Plots};
use crate::expedition::PerExpedition;
use crate::state::{CUBES, Phase};
use crate::track::PassTrack;
use crate::{Event, Expedition, Laid, Mykerinos, Patron, Plot, Squares, Variants};

impl Mykerinos {
    /// A new game up to its first decision.
    pub(crate) fn deal(
        setup: &Setup,
        seed: Seed,
        log: &mut impl Log<Event>,
    ) -> Result<Mykerinos, SetupError> {
        let variants = Variants::of(setup);
        Plots::shipped()?;
        let mut chance = Chance::new(seed);
        let mut stream = chance.stream();
        let start = Seat::ALL[stream.below(u32::from(variants.seats)) as usize];
        let mut wings = Patron::ALL;
        stream.shuffle(&mut wings);
        let mut plots: [Plot; PLOTS] = Plot::ALL;
        stream.shuffle(&mut plots);
        let pile = Pile(plots.map(|plot| Laid { plot, turned: stream.below(2) == 1 }));
        let mut supply = PerExpedition::default();
        Expedition::of(variants.seats).for_each(|expedition| supply[expedition] = CUBES);
        let mut game = Mykerinos {
            variants,
            chance,
            phase: Phase::Over,
            round: 0,
            start,
            wings,
            pile,
            pyramids: Squares::NONE,
            digs: PerExpedition::default(),
            supply,
            players: PerSeat::default(),
            track: PassTrack::default(),
            asks_everything: false,
        };
        game.begin_round(log);
        Ok(game)
    }
}
