//! What is listed, forbidden and done at each decision.

use dighouse_game::{Listing, Log, Seat};

use crate::event::Event;
use crate::reason::Reason;
use crate::rules::draft::{forbids_pair, list_pairs};
use crate::state::task::{Answer, Task, Then};
use crate::{Action, ExcavationEarth, Party};

impl ExcavationEarth {
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut impl Listing<Action>) {
        match self.task {
            Task::Faction => self.list_factions(out),
            Task::Mulligan { .. } => self.list_mulligans(seat, out),
            Task::Redraw { .. } => self.list_redraws(out),
            Task::Draft { .. } => list_pairs(self.draft.packet(seat), out),
            Task::Settle => self.list_settlements(out),
            Task::FreeStep => self.list_free_steps(out),
            Task::Choose => self.list_choices(out),
            Task::Travel { .. } => self.list_moves(out),
            Task::Excavate { .. } => self.list_excavations(out),
            Task::Gear { .. } => self.list_gear(out),
            Task::Sample { .. } => self.list_samples(out),
            Task::Trader { .. } => self.list_traders(out),
            Task::SpecialBuyer { .. } => self.list_special_buyer(out),
            Task::ColouredBuyer { .. } => self.list_coloured_buyers(out),
            Task::Command { .. } => self.list_command(out),
            Task::Purchase { .. } => self.list_purchases(out),
            Task::Sale { .. } => self.list_sales(out),
            Task::Give { .. } => self.list_gifts(out),
            Task::Pick { .. } => self.list_picks(out),
            Task::Trade(_) => self.list_trades(out),
            Task::Replace { .. } => self.list_replacements(out),
            Task::Uncover { .. } => self.list_uncoverings(out),
            Task::Bribe { .. } => self.list_bribes(out),
            Task::Discard { .. } => self.list_discards(out),
            Task::KeepTwo => list_pairs(self.me().hand.cards(), out),
            Task::FreeAction => self.list_free_actions(out),
            Task::Over => {}
        }
    }

    pub(crate) fn forbids_action(&self, seat: Seat, action: Action) -> Option<Reason> {
        match (&self.task, action) {
            (Task::Faction, Action::Faction { faction }) => self.forbids_faction(faction),
            (Task::Mulligan { .. }, Action::Stand) => None,
            (Task::Mulligan { .. }, Action::Redraw { alike }) => self.forbids_redraw(seat, alike),
            (Task::Redraw { .. }, Action::Discard { card }) => self.forbids_redraw_of(card),
            (Task::Redraw { .. }, Action::Done) => self.forbids_end_of_redraw(),
            (Task::Draft { .. }, Action::Keep { first, second }) => {
                forbids_pair(self.draft.packet(seat), first, second)
            }
            (Task::Settle, Action::Settle { at }) => self.forbids_settlement(at),
            (Task::FreeStep, Action::Move { from, to }) => self.forbids_free_step(from, to),
            (Task::FreeStep, Action::Skip) => None,
            (Task::Choose, action) => self.forbids_choice(action),
            (Task::Travel { .. }, Action::Move { from, to }) => self.forbids_move(from, to),
            (Task::Travel { .. }, Action::Done) => self.forbids_end_of_travel(),
            (Task::Excavate { .. }, Action::Take { artefact }) => self.forbids_taking(artefact),
            (Task::Gear { .. }, Action::Take { artefact }) => self.forbids_gear(artefact),
            (Task::Excavate { .. } | Task::Gear { .. }, Action::Done) => self.forbids_end_of_taking(),
            (Task::Sample { .. }, Action::Sample { artefact, guard }) => self.forbids_sample(artefact, guard),
            (Task::Sample { .. }, Action::Leave) => None,
            (Task::Trader { .. }, Action::Trader { guard }) => self.forbids_crew(guard),
            (Task::SpecialBuyer { .. } | Task::ColouredBuyer { .. }, Action::Buyer { buyer }) => {
                self.forbids_buyer(buyer)
            }
            (Task::Trader { .. } | Task::SpecialBuyer { .. } | Task::ColouredBuyer { .. }, Action::Skip) => {
                self.forbids_skipping_a_step()
            }
            (Task::Command { .. }, Action::Trader { guard }) => self.forbids_commanded_trader(guard),
            (Task::Command { .. }, Action::Envoy { guard }) => self.forbids_envoy(guard),
            (Task::Command { .. }, Action::Withdraw) => self.forbids_withdrawal(),
            (Task::Command { .. }, Action::Invoke) => self.forbids_invocation(),
            (Task::Command { .. }, Action::Done) => self.forbids_end_of_command(),
            (&Task::Purchase { market }, Action::Acquire { colour, store }) => {
                self.forbids_purchase(colour, store, market)
            }
            (Task::Purchase { .. }, Action::Skip) => self.forbids_no_purchase(),
            (Task::Sale { .. }, Action::Sale { colour, markets }) => self.forbids_sale(colour, markets),
            (Task::Give { .. }, Action::Give { artefact, store }) => self.forbids_gift(artefact, store),
            (Task::Pick { .. }, Action::Pick { card }) => self.forbids_pick(card),
            (Task::Trade(_), Action::Deliver { artefact, store }) => self.forbids_delivery(artefact, store),
            (Task::Trade(_), Action::Acquire { colour, store }) => {
                self.forbids_trade_acquisition(colour, store)
            }
            (Task::Trade(_), Action::Done) => self.forbids_end_of_trade(),
            (Task::Replace { .. }, Action::Replace { space }) => self.forbids_replacement(space),
            (Task::Uncover { .. }, Action::Uncover { place, take, buy }) => {
                self.forbids_uncovering(place, take, buy)
            }
            (Task::Bribe { .. }, Action::Lead { from, to }) => self.forbids_leading(from, to),
            (Task::Bribe { .. }, Action::Swap { one, other }) => self.forbids_swap(one, other),
            (Task::Bribe { .. }, Action::Done) => self.forbids_end_of_bribery(),
            (Task::Discard { .. }, Action::Discard { card }) => self.forbids_discard(card),
            (Task::KeepTwo, Action::Keep { first, second }) => {
                forbids_pair(self.me().hand.cards(), first, second)
            }
            (Task::FreeAction, Action::Free { deed }) => self.forbids_free_action(deed),
            // Every task is named, so that a new one cannot be forgotten above.
            (
                Task::Faction
                | Task::Mulligan { .. }
                | Task::Redraw { .. }
                | Task::Draft { .. }
                | Task::Settle
                | Task::FreeStep
                | Task::Travel { .. }
                | Task::Excavate { .. }
                | Task::Gear { .. }
                | Task::Sample { .. }
                | Task::Trader { .. }
                | Task::SpecialBuyer { .. }
                | Task::ColouredBuyer { .. }
                | Task::Command { .. }
                | Task::Purchase { .. }
                | Task::Sale { .. }
                | Task::Give { .. }
                | Task::Pick { .. }
                | Task::Trade(_)
                | Task::Replace { .. }
                | Task::Uncover { .. }
                | Task::Bribe { .. }
                | Task::Discard { .. }
                | Task::KeepTwo
                | Task::FreeAction
                | Task::Over,
                _,
            ) => Some(Reason::AnotherDecision),
        }
    }

    /// Does what a legal action says.
    pub(crate) fn play_action(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let party = Party::Seat(seat);
        match action {
            Action::Faction { faction } => self.take_faction(seat, faction, log),
            Action::Stand => self.answer_mulligan(seat, Answer::Stand, log),
            Action::Redraw { alike } => self.answer_mulligan(seat, Answer::Redraw(alike), log),
            Action::Keep { first, second } => {
                let pair = (first.min(second), first.max(second));
                if self.task == Task::KeepTwo {
                    self.keep_two(seat, pair, log);
                } else {
                    self.keep_pair(seat, pair, log);
                }
            }
            Action::Discard { card } if matches!(self.task, Task::Redraw { .. }) => self.redraw(card, log),
            Action::Discard { card } => self.discard_one(seat, card, log),
            Action::Settle { at } => self.settle(party, at, log),
            Action::Move { from, to } if self.task == Task::FreeStep => {
                self.step_freely(party, from, to, log);
            }
            Action::Move { from, to } => self.travel(party, from, to, log),
            Action::Take { artefact } if matches!(self.task, Task::Gear { .. }) => {
                self.take_with_gear(party, artefact, log);
            }
            Action::Take { artefact } => self.take(party, artefact, log),
            Action::Sample { artefact, guard } => self.sample(seat, artefact, guard, log),
            Action::Leave => self.leave_unsampled(log),
            Action::Trader { guard } if matches!(self.task, Task::Command { .. }) => {
                self.command_trader(party, guard, log);
            }
            Action::Trader { guard } => self.place_trader(party, guard, log),
            Action::Buyer { buyer } => self.add_buyer(buyer, log),
            Action::Sale { colour, markets } => self.sell(seat, colour, markets, log),
            Action::Give { artefact, store } => self.give(seat, artefact, store, log),
            Action::Pick { card } => self.pick(seat, card, log),
            Action::Envoy { guard } => self.place_envoy(party, guard, log),
            Action::Withdraw => self.withdraw(party, log),
            Action::Invoke => self.invoke(seat, log),
            Action::Deliver { artefact, store } => self.deliver_in_trade(party, artefact, store, log),
            Action::Acquire { colour, store } if matches!(self.task, Task::Purchase { .. }) => {
                self.purchase(party, colour, store, log);
            }
            Action::Acquire { colour, store } => self.acquire_in_trade(party, colour, store, log),
            Action::Replace { space } => self.replace(party, space, log),
            Action::Uncover { place, take, buy } => self.uncover(seat, place, take, buy, log),
            Action::Lead { from, to } => self.lead(party, from, to, log),
            Action::Swap { one, other } => self.swap(party, one, other, log),
            Action::Free { deed } => self.act_freely(party, deed, log),
            Action::Skip => self.skip(log),
            Action::Done => self.finish(log),
            Action::Travel { card } => self.play_travel(party, card, log),
            Action::Excavate { card } => self.play_excavate(party, card, log),
            Action::Market { card } => self.play_market(party, card, log),
            Action::Sell { card } => self.play_sell(party, card, log),
            Action::Command { card } => self.play_command(party, card, log),
            Action::Smuggle { card } => self.play_smuggle(party, card, log),
            Action::Survey { card } => self.begin_survey(party, card, log),
            Action::Pass => self.pass(party, log),
        }
    }

    /// Leaves out something optional.
    fn skip(&mut self, log: &mut impl Log<Event>) {
        match self.task {
            Task::FreeStep => self.task = Task::Choose,
            Task::Trader { .. } | Task::SpecialBuyer { .. } | Task::ColouredBuyer { .. } => {
                self.skip_step(log);
            }
            Task::Purchase { .. } => self.purchase_nothing(),
            ref task => debug_assert!(false, "{task:?} cannot be skipped"),
        }
    }

    /// Ends something that could go on.
    fn finish(&mut self, log: &mut impl Log<Event>) {
        match self.task {
            Task::Redraw { .. } => self.finish_redraw(log),
            Task::Excavate { .. } | Task::Gear { .. } | Task::Trade(_) => {
                self.begin_sampling(Then::EndAction, log);
            }
            Task::Travel { .. } | Task::Command { .. } | Task::Bribe { .. } => self.end_action(log),
            ref task => debug_assert!(false, "{task:?} has no end of its own"),
        }
    }
}
