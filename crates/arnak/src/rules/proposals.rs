//! Proposals for paying travel: what can pay, and every way to finish the payment, the cheapest first.
//!
//! They are advice. The payment itself goes source by source (`travel`).

use crate::rules::travel::pilots;
use crate::{Action, Arnak, Card, CardKind, Icons};

/// At most this many ways are looked at. Two icons, the most that the box asks for, have fewer.
const MOST_WAYS: usize = 1000;

/// What a wasted icon costs, compared with [`Source::regret`].
const WASTE: i16 = 12;
/// What a plane costs in addition: other icons may do.
const PLANE: i16 = 2;

/// Something that can pay for travel now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) action: Action,
    /// What it pays.
    pub(crate) icons: Icons,
    /// How often it can be used.
    pub(crate) most: u8,
    /// How much it will be missed.
    regret: i16,
}

/// A way to finish a payment. The cheapest is the least; of equal ones, the one that keeps the first sources.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    price: i16,
    /// How often each source is used.
    uses: Vec<u8>,
    /// Places of the sources, in an order in which each pays something.
    order: Vec<u8>,
}

impl Arnak {
    /// What can pay for travel now.
    pub(crate) fn travel_sources(&self) -> Vec<Source> {
        let mut actions = Vec::new();
        self.list_payments(&mut actions);
        actions.sort_unstable();
        actions.into_iter().filter_map(|action| self.travel_source(action)).collect()
    }

    fn travel_source(&self, action: Action) -> Option<Source> {
        let (most, regret) = match action {
            Action::Icon { icon } => (self.pool.count(icon), 0),
            Action::TravelCard { card } => (self.copies_in_hand(card), regret_of(card)),
            Action::TravelAssistant { .. } => (1, 50),
            Action::TravelBoon { .. } => (1, 80),
            Action::Pilot => (pilots(self.me().tokens), 120),
            _ => return None,
        };
        Some(Source { action, icons: self.me().icons(self.source_icons(action)), most, regret })
    }

    fn copies_in_hand(&self, card: Card) -> u8 {
        self.me().holding.hand().iter().filter(|held| held.card() == card).count() as u8
    }

    /// Every way to finish the payment as places in `sources`, the cheapest first.
    pub(crate) fn proposals(&self, sources: &[Source]) -> Vec<Vec<u8>> {
        let mut ways = Vec::new();
        self.find_ways(sources, &mut Vec::new(), &mut ways);
        ways.sort_unstable();
        ways.dedup_by(|way, before| way.uses == before.uses);
        ways.into_iter().map(|way| way.order).collect()
    }

    fn find_ways(&self, sources: &[Source], order: &mut Vec<u8>, ways: &mut Vec<Way>) {
        let put = order.iter().fold(Icons::NONE, |sum, &place| sum.plus(sources[usize::from(place)].icons));
        let paid = self.paid_with(put);
        if paid == self.payment.cost.len() {
            ways.push(Way::new(order, sources, self.owed().len()));
            return;
        }
        for (place, source) in sources.iter().enumerate() {
            let place = place as u8;
            let used = order.iter().filter(|&&other| other == place).count();
            let helps = used < usize::from(source.most) && self.paid_with(put.plus(source.icons)) > paid;
            if helps && ways.len() < MOST_WAYS {
                order.push(place);
                self.find_ways(sources, order, ways);
                order.pop();
            }
        }
    }
}

impl Way {
    fn new(order: &[u8], sources: &[Source], owed: u8) -> Way {
        let mut uses = vec![0; sources.len()];
        let (mut regret, mut icons) = (0, Icons::NONE);
        for &place in order {
            let source = sources[usize::from(place)];
            uses[usize::from(place)] += 1;
            regret += source.regret;
            icons = icons.plus(source.icons);
        }
        let waste = i16::from(icons.len()) - i16::from(owed);
        Way { price: regret + waste * WASTE + i16::from(icons.plane) * PLANE, uses, order: order.to_vec() }
    }
}

/// How much a card will be missed.
fn regret_of(card: Card) -> i16 {
    match card.kind() {
        CardKind::Fear => 20,
        CardKind::Basic => 40,
        CardKind::Item => 60 + 5 * i16::from(card.cost()),
        CardKind::Artifact => 100 + 5 * i16::from(card.points()),
    }
}
