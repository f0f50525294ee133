//! The command action: traders, envoys, and what withdrawn envoys set off.

use dighouse_game::{List, Listing, Log, Seat};

use crate::components::GameBox;
use crate::event::Event;
use crate::player::crew::Post;
use crate::reason::Reason;
use crate::rules::score::Category;
use crate::state::task::{Office, Task, Trade};
use crate::{Action, AnyCard, Artefact, Card, Design, ExcavationEarth, Market, Markets, Party};

impl ExcavationEarth {
    pub(crate) fn forbids_command(&self, market: Market) -> Option<Reason> {
        (!self.can_fill_office(market)).then_some(Reason::NoEffect)
    }

    /// The markets whose cards command something.
    pub(crate) fn markets_to_command(&self) -> Markets {
        let can_place = self.me().can_place_crew();
        Market::all().filter(|market| can_place || self.me().envoys_at(market.centre()) > 0).collect()
    }

    pub(crate) fn begin_command(&mut self, market: Market) {
        self.task = Task::Command { market, trader: false, office: Office::Untouched };
    }

    /// Whether an envoy of the market's centre can be placed or withdrawn.
    pub(crate) fn can_fill_office(&self, market: Market) -> bool {
        self.me().can_place_crew() || self.me().envoys_at(market.centre()) > 0
    }

    pub(crate) fn list_command(&self, out: &mut impl Listing<Action>) {
        let Task::Command { market, trader, office } = self.task else { return };
        if !trader {
            self.list_crew(out, |guard| Action::Trader { guard });
        }
        if office == Office::Untouched {
            self.list_crew(out, |guard| Action::Envoy { guard });
            if self.me().envoys_at(market.centre()) > 0 {
                out.push(Action::Withdraw);
            }
        }
        if self.forbids_invocation().is_none() {
            out.push(Action::Invoke);
        }
        if self.forbids_end_of_command().is_none() {
            out.push(Action::Done);
        }
    }

    pub(crate) fn forbids_commanded_trader(&self, guard: Option<Artefact>) -> Option<Reason> {
        let Task::Command { trader, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if trader {
            return Some(Reason::TraderPlaced);
        }
        self.forbids_crew(guard)
    }

    pub(crate) fn forbids_envoy(&self, guard: Option<Artefact>) -> Option<Reason> {
        self.forbids_office().or_else(|| self.forbids_crew(guard))
    }

    pub(crate) fn forbids_withdrawal(&self) -> Option<Reason> {
        let Task::Command { market, .. } = self.task else { return Some(Reason::AnotherDecision) };
        let centre = market.centre();
        let nobody = (self.me().envoys_at(centre) == 0).then_some(Reason::NoEnvoy { centre });
        self.forbids_office().or(nobody)
    }

    /// An envoy is placed or withdrawn, once.
    fn forbids_office(&self) -> Option<Reason> {
        let Task::Command { office, .. } = self.task else { return Some(Reason::AnotherDecision) };
        (office != Office::Untouched).then_some(Reason::OfficeUsed)
    }

    pub(crate) fn forbids_end_of_command(&self) -> Option<Reason> {
        let Task::Command { trader, office, .. } = self.task else { return Some(Reason::AnotherDecision) };
        (!trader && office == Office::Untouched).then_some(Reason::NothingDone)
    }

    /// The rule against using the command card: nobody was withdrawn, there is no card, or it would have
    /// no effect.
    pub(crate) fn forbids_invocation(&self) -> Option<Reason> {
        let Task::Command { market, office, .. } = self.task else { return Some(Reason::AnotherDecision) };
        if office != Office::EnvoyWithdrawn {
            return Some(Reason::WithdrawFirst);
        }
        let Some(design) = self.command.beside(market.centre()) else { return Some(Reason::NoCommandCard) };
        let works = match design {
            Design::Manpower => self.turns.is_last_round() || self.cards.can_draw(),
            Design::Deal => self.turns.is_last_round() || self.can_trade(&self.terms_of_deal()),
            Design::Gear => self.can_use_gear(),
            Design::Influence => self.can_bribe(),
        };
        (!works).then_some(Reason::NoEffect)
    }

    pub(crate) fn command_trader(
        &mut self,
        party: Party,
        guard: Option<Artefact>,
        log: &mut impl Log<Event>,
    ) {
        let Task::Command { market, office, .. } = self.task else { return };
        self.place_crew(party, guard, Post::Trader(market), log);
        self.continue_command(market, true, office, log);
    }

    pub(crate) fn place_envoy(&mut self, party: Party, guard: Option<Artefact>, log: &mut impl Log<Event>) {
        let Task::Command { market, trader, .. } = self.task else { return };
        self.place_crew(party, guard, Post::Envoy(market.centre()), log);
        self.continue_command(market, trader, Office::EnvoyPlaced, log);
    }

    pub(crate) fn withdraw(&mut self, party: Party, log: &mut impl Log<Event>) {
        let Task::Command { market, trader, .. } = self.task else { return };
        let centre = market.centre();
        self.me_mut().crew_markers_mut().withdraw(centre);
        log.tell(Event::EnvoyWithdrawn { seat: party, centre });
        self.continue_command(market, trader, Office::EnvoyWithdrawn, log);
    }

    fn continue_command(&mut self, market: Market, trader: bool, office: Office, log: &mut impl Log<Event>) {
        self.task = Task::Command { market, trader, office };
        let more = (!trader && self.me().can_place_crew())
            || (office == Office::Untouched && self.can_fill_office(market))
            || self.forbids_invocation().is_none();
        if !self.asks(more) {
            self.end_action(log);
        }
    }

    /// Uses a command card. Nothing else of the action comes after it.
    pub(crate) fn invoke(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Task::Command { market, .. } = self.task else { return };
        let Some(design) = self.command.beside(market.centre()) else { return };
        let late = self.turns.is_last_round();
        let side = usize::from(late);
        let sides = &GameBox::get().sides;
        log.tell(Event::Invoked { seat: seat.into(), design, round: self.turns.round() });
        match design {
            Design::Manpower if late => self.task = Task::FreeAction,
            Design::Manpower => self.reinforce(seat, log),
            Design::Deal => self.strike_deal(seat.into(), log),
            Design::Gear => self.begin_gear(sides.gear_most[side], late),
            Design::Influence => self.begin_bribery(sides.bribery_most[side]),
        }
    }

    /// Reinforcements: draw cards, then discard some of the hand.
    fn reinforce(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let sides = &GameBox::get().sides;
        (0..sides.draw).for_each(|_| self.draw_card(seat, log));
        let left = sides.discard.min(self.me().hand.cards().len() as u8);
        if left == 0 {
            self.end_action(log);
        } else {
            self.task = Task::Discard { left, chosen: List::EMPTY };
        }
    }

    pub(crate) fn list_discards(&self, out: &mut impl Listing<Action>) {
        let may = |card: &Card| self.forbids_discard(*card).is_none();
        out.extend(self.me().hand.cards().kinds().filter(may).map(|card| Action::Discard { card }));
    }

    pub(crate) fn forbids_discard(&self, card: Card) -> Option<Reason> {
        let Task::Discard { chosen, .. } = self.task else { return Some(Reason::AnotherDecision) };
        let mut hand = self.me().hand.cards();
        chosen.into_iter().for_each(|card| hand.remove(card));
        (!hand.has(card)).then_some(Reason::NotInHand)
    }

    /// The cards are discarded together: one by one, they would tell something about the rest.
    pub(crate) fn discard_one(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        let Task::Discard { left, mut chosen } = self.task else { return };
        chosen.push(card);
        chosen.sort_unstable();
        if left > 1 {
            self.task = Task::Discard { left: left - 1, chosen };
            return;
        }
        self.chance.reveal();
        for card in chosen {
            self.discard_card(seat.into(), AnyCard::Action(card));
            log.tell(Event::Discarded { seat, card });
        }
        self.end_action(log);
    }

    /// Shady deal and Profitable deal: a trade at printed values.
    fn terms_of_deal(&self) -> Trade {
        let late = self.turns.is_last_round();
        let most = GameBox::get().sides.deal_most[usize::from(late)];
        Trade { side: None, left: most, surcharge: 0, alike: true, optional: late, traded: None }
    }

    fn strike_deal(&mut self, party: Party, log: &mut impl Log<Event>) {
        let credits = i16::from(GameBox::get().sides.deal_credits[usize::from(self.turns.is_last_round())]);
        if credits > 0 {
            self.me_mut().purse.earn(Category::Command, credits);
            log.tell(Event::Earned { seat: party, credits });
        }
        let trade = self.terms_of_deal();
        if self.asks(self.can_trade(&trade)) {
            self.task = Task::Trade(trade);
        } else {
            self.end_action(log);
        }
    }
}
