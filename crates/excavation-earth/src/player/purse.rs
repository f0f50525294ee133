//! Credits and where they come from.

use dighouse_game::scenario::{Checked, ensure};

use crate::rules::score::{CATEGORIES, Category};

/// Credits by the lines of the score sheet.
pub(crate) type Ledger = [i16; CATEGORIES.len()];

/// The credits of a party, which are the sum of its ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Purse {
    credits: i16,
    ledger: Ledger,
}

impl Purse {
    pub(crate) const EMPTY: Purse = Purse { credits: 0, ledger: [0; CATEGORIES.len()] };

    /// The credits of a position; without a ledger they are those of the start.
    pub(crate) fn restore(credits: i16, ledger: Option<Ledger>) -> Checked<Purse> {
        let mut from_the_start = [0; CATEGORIES.len()];
        from_the_start[Category::Start as usize] = credits;
        let ledger = ledger.unwrap_or(from_the_start);
        let few = |credits: &i16| (-2000..=2000).contains(credits);
        ensure(ledger.iter().all(few), "nobody has so many credits")?;
        ensure(ledger.iter().sum::<i16>() == credits, "the ledger adds up to other credits")?;
        Ok(Purse { credits, ledger })
    }

    #[inline]
    pub(crate) const fn credits(&self) -> i16 {
        self.credits
    }

    pub(crate) const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Adds credits, or takes them if they are negative.
    pub(crate) fn earn(&mut self, category: Category, credits: i16) {
        self.credits += credits;
        self.ledger[category as usize] += credits;
    }
}
