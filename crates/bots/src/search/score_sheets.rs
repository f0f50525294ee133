//! Mean score sheets: where the points of an action come from.

use dighouse_game::{MAX_CATEGORIES, Seat, Standings};

/// The searcher's score sheets where simulations ended, by the action they began with.
#[derive(Debug)]
pub(super) struct ScoreSheets<A> {
    sheets: Vec<Sheet<A>>,
}

#[derive(Debug)]
struct Sheet<A> {
    action: A,
    simulations: u32,
    categories: &'static [&'static str],
    sums: [f64; MAX_CATEGORIES],
}

impl<A: Copy + Eq> ScoreSheets<A> {
    pub(super) const fn new() -> ScoreSheets<A> {
        ScoreSheets { sheets: Vec::new() }
    }

    /// Records the standings at the end of a simulation.
    pub(super) fn record(&mut self, action: A, standings: &Standings, seat: Seat) {
        let sheet = self.sheet_mut(action, standings.categories());
        sheet.simulations += 1;
        for (sum, &points) in sheet.sums.iter_mut().zip(standings.points(seat)) {
            *sum += f64::from(points);
        }
    }

    /// Adds the sheets of another tree.
    pub(super) fn add(&mut self, other: &ScoreSheets<A>) {
        for theirs in &other.sheets {
            let sheet = self.sheet_mut(theirs.action, theirs.categories);
            sheet.simulations += theirs.simulations;
            sheet.sums.iter_mut().zip(theirs.sums).for_each(|(sum, more)| *sum += more);
        }
    }

    /// The mean sheet after an action, by category.
    pub(super) fn mean(&self, action: A) -> Vec<(&'static str, f64)> {
        let Some(sheet) = self.sheets.iter().find(|sheet| sheet.action == action) else { return Vec::new() };
        let means = sheet.sums.iter().map(|sum| sum / f64::from(sheet.simulations));
        sheet.categories.iter().copied().zip(means).collect()
    }

    fn sheet_mut(&mut self, action: A, categories: &'static [&'static str]) -> &mut Sheet<A> {
        let known = self.sheets.iter().position(|sheet| sheet.action == action);
        let index = known.unwrap_or_else(|| {
            self.sheets.push(Sheet { action, simulations: 0, categories, sums: [0.0; MAX_CATEGORIES] });
            self.sheets.len() - 1
        });
        &mut self.sheets[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheets_of_several_trees_are_averaged_together() {
        let standings = |idols, fear| {
            let mut standings = Standings::new(&["idols", "fear"], 1);
            standings.add(Seat::ALL[0], 0, idols);
            standings.add(Seat::ALL[0], 1, fear);
            standings
        };
        let (mut one, mut other) = (ScoreSheets::new(), ScoreSheets::new());
        one.record('a', &standings(3, -1), Seat::ALL[0]);
        one.record('b', &standings(9, 0), Seat::ALL[0]);
        other.record('a', &standings(6, 0), Seat::ALL[0]);
        one.add(&other);
        assert_eq!(one.mean('a'), [("idols", 4.5), ("fear", -0.5)]);
        assert_eq!(one.mean('b'), [("idols", 9.0), ("fear", 0.0)]);
        assert_eq!(one.mean('c'), []);
    }
}
