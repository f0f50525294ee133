//! Zu's priorities: what it prefers when it has a choice.

use std::cmp::Reverse;

use dighouse_game::{Chance, Filler, List, Seat};

use crate::{Artefact, Centre, Colour, ExcavationEarth, Market, Party, Player, Store};

/// What Zu chooses from, narrowed by one priority after the other.
#[derive(Clone, Copy)]
pub(crate) struct Choice<T>(List<T, 20>);

impl<T: Copy> Choice<T> {
    pub(crate) fn of(options: impl IntoIterator<Item = T>, filler: T) -> Choice<T> {
        let mut all = List::empty(filler);
        all.extend(options);
        Choice(all)
    }

    /// Keeps the options with the greatest key.
    #[must_use]
    pub(crate) fn prefer<K: Ord>(mut self, key: impl Fn(T) -> K) -> Choice<T> {
        if !self.several() {
            return self;
        }
        let mut best = None;
        let mut kept = 0;
        for place in 0..self.0.len() {
            let option = self.0[place];
            let key = Some(key(option));
            if key < best {
                continue;
            }
            if key > best {
                best = key;
                kept = 0;
            }
            self.0[kept] = option;
            kept += 1;
        }
        self.0.truncate(kept);
        self
    }

    /// Whether priorities do not decide.
    pub(crate) fn several(&self) -> bool {
        self.0.len() > 1
    }

    /// One of the remaining options, at random if there are several.
    pub(crate) fn settle(self, chance: &mut Chance) -> Option<T> {
        match *self.0 {
            [] => None,
            [only] => Some(only),
            ref several => Some(chance.stream().pick(several)),
        }
    }
}

impl Choice<Colour> {
    pub(crate) fn of_colours(may: impl Fn(Colour) -> bool) -> Choice<Colour> {
        Choice::of(Colour::ALL.iter().copied().filter(|&colour| may(colour)), Colour::Orange)
    }
}

impl Choice<Artefact> {
    pub(crate) fn of_artefacts(artefacts: impl IntoIterator<Item = Artefact>) -> Choice<Artefact> {
        Choice::of(artefacts, Artefact::FILLER)
    }
}

impl Choice<Market> {
    pub(crate) fn of_markets(markets: impl IntoIterator<Item = Market>) -> Choice<Market> {
        Choice::of(markets, Market::FILLER)
    }
}

impl Choice<(Artefact, Store)> {
    pub(crate) fn of_stored(
        stored: impl IntoIterator<Item = (Artefact, Store)>,
    ) -> Choice<(Artefact, Store)> {
        Choice::of(stored, (Artefact::FILLER, Store::Hold))
    }
}

/// How much an envoy more changes: better is greater. Best is an empty centre, then making a tie,
/// breaking a tie, shrinking the other's lead and growing the own, each the closer the better.
pub(crate) fn swing(zu: u8, human: u8) -> Reverse<(u8, u8)> {
    Reverse(match zu.cmp(&human) {
        std::cmp::Ordering::Equal if zu == 0 => (1, 0),
        std::cmp::Ordering::Less if zu + 1 == human => (2, 0),
        std::cmp::Ordering::Equal => (3, 0),
        std::cmp::Ordering::Less => (4, human - zu),
        std::cmp::Ordering::Greater => (5, zu - human),
    })
}

impl ExcavationEarth {
    pub(crate) fn swing_at(&self, centre: Centre) -> Reverse<(u8, u8)> {
        swing(self.players[Party::Zu].envoys_at(centre), self.players[Seat::ALL[0]].envoys_at(centre))
    }

    /// The colours that Zu can sell, the most popular only.
    pub(super) fn zu_wares(&self) -> Choice<Colour> {
        let zu = &self.players[Party::Zu];
        Choice::of_colours(|colour| zu.storage.has_colour(colour)).prefer(|colour| self.buyers.level(colour))
    }

    /// Keeps the markets with most buyers for one of Zu's most popular colours.
    pub(super) fn most_buyers_for_zu(&self, markets: Choice<Market>) -> Choice<Market> {
        let wares = self.zu_wares();
        let wares = &wares.0;
        markets.prefer(|market| wares.iter().map(|&colour| self.buyers.interested(market, colour)).max())
    }

    /// The most profitable markets among some.
    pub(super) fn most_profitable(&self, markets: Choice<Market>) -> Choice<Market> {
        let traders = |player: &Player, market: Market| player.crew_markers().traders_at(market);
        let rivals = |market: Market| match traders(&self.players[Party::Zu], market) {
            0 => 0,
            _ => traders(&self.players[Seat::ALL[0]], market),
        };
        self.most_buyers_for_zu(markets).prefer(rivals).prefer(|market| self.swing_at(market.centre()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_influence_swing_follows_its_list() {
        let best_first = [(0, 0), (1, 2), (0, 1), (1, 1), (3, 3), (0, 2), (1, 4), (1, 0), (3, 1)];
        let classes = best_first.map(|(zu, human)| swing(zu, human));
        assert!(classes.is_sorted_by(|better, worse| better >= worse), "{classes:?}");
        assert_eq!(swing(1, 2), swing(0, 1), "every tie to be made is alike");
        assert_eq!(swing(1, 1), swing(3, 3), "every tie to be broken is alike");
        assert!(swing(0, 2) > swing(1, 4), "a smaller lead of the other comes first");
        assert!(swing(1, 0) > swing(3, 1), "a smaller own lead comes first");
    }
}
