//! Overcoming guardians.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::rules::effects::{Cost, Reach};
use crate::state::Figure;
use crate::task::Task;
use crate::{Action, Arnak, Event, Icons, Reason, Site};

impl Arnak {
    pub(crate) fn list_overcome(&self, out: &mut Vec<Action>) {
        for site in Site::all() {
            if self.guard(site).is_some() && self.forbids_overcome(site).is_none() {
                out.push(Action::Overcome { site });
            }
        }
    }

    /// As a main action, at its cost.
    pub(crate) fn forbids_overcome(&self, site: Site) -> Option<Reason> {
        self.reaches(Reach::Mine, site).or_else(|| self.forbids_cost(self.guardian_cost(site)))
    }

    fn guardian_cost(&self, site: Site) -> Cost {
        self.guard(site).map(|guardian| catalogue().guardian(guardian).cost).unwrap_or_default()
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

    /// Whether an effect without cost can overcome the guardian of a site.
    pub(crate) fn reaches(&self, reach: Reach, site: Site) -> Option<Reason> {
        let others = |figure: Figure| figure != Figure::Of(self.turn);
        if self.guard(site).is_none() {
            return Some(Reason::NoGuardian { site });
        }
        match reach {
            Reach::Mine => (!self.is_mine(site)).then_some(Reason::NotThere { site }),
            Reach::Alone => self.figures_on(site).any(others).then_some(Reason::OthersThere { site }),
        }
    }

    pub(crate) fn overcome(&mut self, site: Site, log: &mut impl Log<Event>) {
        let cost = self.guardian_cost(site);
        self.pay(cost.tokens, log);
        self.push(Task::Beat(site));
        if cost.card {
            self.push(Task::PayCard);
        }
        if !cost.icons.is_empty() {
            self.pay_travel(cost.icons, Icons::NONE);
        }
    }

    /// Takes the guardian off the board.
    pub(crate) fn beat(&mut self, site: Site, log: &mut impl Log<Event>) {
        self.tasks.pop();
        if let Some(guardian) = self.guards[site.index()].take() {
            let me = self.me_mut();
            me.guardians |= 1 << guardian.0;
            me.boons |= 1 << guardian.0;
            log.tell(Event::Overcame { seat: self.turn, site, guardian });
        }
    }
}
