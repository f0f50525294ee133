//! Overcoming guardians.

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::rules::effects::Cost;
use crate::rules::effects::overcome::Reach;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Icons, Reason, Site};

impl Arnak {
    pub(crate) fn list_overcome(&self, out: &mut impl Listing<Action>) {
        for site in Site::all() {
            if self.island.guardian(site).is_some() && self.forbids_overcome(site).is_none() {
                out.push(Action::Overcome { site });
            }
        }
    }

    /// As a main action, at the guardian's cost.
    pub(crate) fn forbids_overcome(&self, site: Site) -> Option<Reason> {
        self.forbids_reaching(Reach::Mine, site).or_else(|| self.forbids_cost(self.guardian_cost(site)))
    }

    fn guardian_cost(&self, site: Site) -> Cost {
        self.island.guardian(site).map(|guardian| catalogue().guardian(guardian).cost).unwrap_or_default()
    }

    /// Whether the player can pay all of a cost.
    fn forbids_cost(&self, cost: Cost) -> Option<Reason> {
        let tokens = self.me().tokens;
        if !tokens.cover(cost.tokens) {
            Some(Reason::TooFew { missing: cost.tokens.minus(tokens) })
        } else if cost.card && self.me().holding.hand_len() == 0 {
            Some(Reason::HandEmpty)
        } else if cost.icons.is_empty() {
            None
        } else {
            self.forbids_travel(cost.icons, Icons::NONE, cost.tokens)
        }
    }

    pub(crate) fn overcome(&mut self, site: Site, log: &mut impl Log<Event>) {
        let cost = self.guardian_cost(site);
        self.pay(cost.tokens, log);
        self.push(Task::Beat(site));
        if cost.card {
            self.push(Task::PayCard(PayCard));
        }
        if !cost.icons.is_empty() {
            self.pay_travel(cost.icons, Icons::NONE);
        }
    }

    /// Takes the guardian off the board.
    pub(crate) fn beat(&mut self, site: Site, log: &mut impl Log<Event>) {
        if let Some(guardian) = self.island.remove_guardian(site) {
            self.me_mut().overcome(guardian);
            log.tell(Event::Overcame { seat: self.turn, site, guardian });
        }
    }
}

/// Which card to use up as part of the cost of a guardian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PayCard;

impl Question for PayCard {
    type Answer = Card;

    const NAME: &'static str = "pay-card";
    const OPTIONAL: bool = false;
    const ATOMIC: bool = true;

    fn answer(self, action: Action) -> Option<Card> {
        if let Action::UseUp { card } = action { Some(card) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.each_hand_card(game.turn, |card| out.push(Action::UseUp { card }));
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        game.forbids_use_up(card)
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        game.use_up(card, log);
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn read_arguments(text: &str) -> Option<PayCard> {
        text.is_empty().then_some(PayCard)
    }
}
