//! What belongs to a player.

use crate::{Patron, PerPatron, Plot, Rooms};

/// The archaeologists, rooms, plots and patrons of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The archaeologists that can be placed.
    pub(crate) pool: u8,
    /// The neutral archaeologists that can be placed; two players only.
    pub(crate) neutral_pool: u8,
    /// The rooms of the museum.
    pub(crate) rooms: Rooms,
    plots: PlotSet,
    /// How many plots of each patron there are: derived from `plots`.
    patrons: PerPatron<u8>,
    /// How many of them are turned; never more than there are.
    turned: PerPatron<u8>,
}

impl Player {
    /// Adds a plot.
    pub(crate) fn give(&mut self, plot: Plot) {
        self.plots = self.plots.with(plot);
        if let Some(patron) = plot.print().patron {
            self.patrons[patron] += 1;
        }
    }

    pub(crate) const fn owns(&self, plot: Plot) -> bool {
        self.plots.contains(plot)
    }

    /// The plots in the order of their names.
    pub(crate) fn plots(&self) -> impl Iterator<Item = Plot> + use<> {
        self.plots.iter()
    }

    /// How many plots of each patron there are.
    #[inline]
    pub(crate) const fn patrons(&self) -> &PerPatron<u8> {
        &self.patrons
    }

    /// How many plots of a patron are turned.
    #[inline]
    pub(crate) fn turned(&self, patron: Patron) -> u8 {
        self.turned[patron]
    }

    /// How many plots of a patron can still be turned.
    #[inline]
    pub(crate) fn ready(&self, patron: Patron) -> u8 {
        self.patrons[patron] - self.turned[patron]
    }

    /// Turns a plot of a patron, of which one must be ready.
    pub(crate) fn turn(&mut self, patron: Patron) {
        debug_assert!(self.ready(patron) > 0, "no plot of {patron} is ready");
        self.turned[patron] += 1;
    }

    /// Makes all patrons ready again.
    pub(crate) fn refresh(&mut self) {
        self.turned = PerPatron::default();
    }
}

/// A set of plots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PlotSet(u64);

impl PlotSet {
    const fn contains(self, plot: Plot) -> bool {
        self.0 >> plot.index() & 1 == 1
    }

    #[must_use]
    const fn with(self, plot: Plot) -> PlotSet {
        PlotSet(self.0 | 1 << plot.index())
    }

    fn iter(self) -> impl Iterator<Item = Plot> {
        Plot::ALL.into_iter().filter(move |&plot| self.contains(plot))
    }
}
