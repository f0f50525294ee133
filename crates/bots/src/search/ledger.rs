//! Where points come from.

use dighouse_game::{MAX_CATEGORIES, Seat, Standings};

/// The score sheets of the searcher at the end of walks, by what they began with.
#[derive(Debug)]
pub(super) struct Ledger<A> {
    pages: Vec<Page<A>>,
}

#[derive(Debug)]
struct Page<A> {
    action: A,
    walks: u32,
    categories: &'static [&'static str],
    sums: [f64; MAX_CATEGORIES],
}

impl<A: Copy + Eq> Ledger<A> {
    pub(super) const fn new() -> Ledger<A> {
        Ledger { pages: Vec::new() }
    }

    /// Notes the sheet to which a walk came.
    pub(super) fn note(&mut self, action: A, standings: &Standings, seat: Seat) {
        let page = self.page(action, standings.categories());
        page.walks += 1;
        for (sum, &points) in page.sums.iter_mut().zip(standings.points(seat)) {
            *sum += f64::from(points);
        }
    }

    /// Adds what was noted in another tree.
    pub(super) fn add(&mut self, other: &Ledger<A>) {
        for theirs in &other.pages {
            let page = self.page(theirs.action, theirs.categories);
            page.walks += theirs.walks;
            page.sums.iter_mut().zip(theirs.sums).for_each(|(sum, more)| *sum += more);
        }
    }

    /// What stands on the sheets after an action, line by line, in the mean.
    pub(super) fn sheet(&self, action: A) -> Vec<(&'static str, f64)> {
        let Some(page) = self.pages.iter().find(|page| page.action == action) else { return Vec::new() };
        let means = page.sums.iter().map(|sum| sum / f64::from(page.walks));
        page.categories.iter().copied().zip(means).collect()
    }

    fn page(&mut self, action: A, categories: &'static [&'static str]) -> &mut Page<A> {
        let known = self.pages.iter().position(|page| page.action == action);
        let place = known.unwrap_or_else(|| {
            self.pages.push(Page { action, walks: 0, categories, sums: [0.0; MAX_CATEGORIES] });
            self.pages.len() - 1
        });
        &mut self.pages[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_of_several_trees_are_one_mean() {
        let sheet = |idols, fear| {
            let mut sheet = Standings::new(&["idols", "fear"], 1);
            sheet.add(Seat::ALL[0], 0, idols);
            sheet.add(Seat::ALL[0], 1, fear);
            sheet
        };
        let (mut one, mut other) = (Ledger::new(), Ledger::new());
        one.note('a', &sheet(3, -1), Seat::ALL[0]);
        one.note('b', &sheet(9, 0), Seat::ALL[0]);
        other.note('a', &sheet(6, 0), Seat::ALL[0]);
        one.add(&other);
        assert_eq!(one.sheet('a'), [("idols", 4.5), ("fear", -0.5)]);
        assert_eq!(one.sheet('b'), [("idols", 9.0), ("fear", 0.0)]);
        assert_eq!(one.sheet('c'), []);
    }
}
