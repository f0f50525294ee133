//! What is printed on plots and in the museum, for whoever shows it.

use dighouse_game::SetupError;
use serde::Serialize;

use crate::components::area::ROUNDS;
use crate::{Plot, PlotFace, Plots, Room};

/// Everything that is printed in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct Printed {
    /// The plots.
    pub plots: Vec<PlotFace>,
    /// The rooms of the museum: the inner ones of the wings, the outer ones, those between two wings.
    pub rooms: Vec<PrintedRoom>,
    /// The rounds of a game.
    pub rounds: u8,
}

/// A room of the museum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "mykerinos.ts"))]
pub struct PrintedRoom {
    /// Its name.
    pub room: Room,
    /// What a plot of its wing's patron is worth to who holds it.
    pub value: u8,
    /// Its wings, counted from 1: two for a room between them.
    pub wings: Vec<u8>,
}

impl Printed {
    pub(crate) fn shipped() -> Result<Printed, SetupError> {
        Plots::shipped()?;
        let room = |room: Room| PrintedRoom {
            room,
            value: room.value(),
            wings: room.wings().map(|wing| wing as u8 + 1).collect(),
        };
        Ok(Printed {
            plots: Plot::ALL.map(Plot::face).to_vec(),
            rooms: Room::all().map(room).collect(),
            rounds: ROUNDS,
        })
    }
}
