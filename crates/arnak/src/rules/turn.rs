//! A turn: one main action, and free actions before, during and after it.

use dighouse_game::{Listing, Log, Seat};

use crate::components::catalogue::catalogue;
use crate::components::files::Timing;
use crate::rules::effects::{Buy, Dig, Research};
use crate::rules::research::Target;
use crate::state::task::{ROOM_FOR_FREE_ACTIONS, Task};
use crate::{Action, Arnak, Assistant, Card, Event, Guardian, Reason, SlotEffect, Tokens};

/// What playing an artifact from the hand costs.
pub(crate) const ARTIFACT_FEE: Tokens = Tokens::new([0, 0, 1, 0, 0]);

/// The pattern of the actions that only answer questions.
macro_rules! answers {
    () => {
        Action::TravelCard { .. }
            | Action::Pilot
            | Action::Icon { .. }
            | Action::Draw
            | Action::Pay
            | Action::Resolve
            | Action::Decline
            | Action::Proceed
            | Action::Exile { .. }
            | Action::ExileFearTile
            | Action::Trade { .. }
            | Action::Refresh { .. }
            | Action::UseUp { .. }
            | Action::Choose { .. }
            | Action::Take { .. }
            | Action::Activate { .. }
            | Action::Relocate { .. }
            | Action::Recall { .. }
            | Action::Look { .. }
            | Action::Keep { .. }
            | Action::PutBack { .. }
            | Action::Borrow { .. }
            | Action::Exchange { .. }
            | Action::FreeSlot
            | Action::Lead { .. }
            | Action::Recruit { .. }
            | Action::Promote { .. }
            | Action::Rescue { .. }
            | Action::Reward { .. }
            | Action::Pick { .. }
            | Action::Done
    };
}

impl Arnak {
    /// Each kind of card in a hand once. Only Fear can be there more than once.
    #[inline]
    pub(crate) fn each_hand_card(&self, seat: Seat, mut what: impl FnMut(Card)) {
        let mut fear = false;
        for held in self.players[seat].holding.hand() {
            let card = held.card();
            let again = card == Card::FEAR && fear;
            fear |= card == Card::FEAR;
            if !again {
                what(card);
            }
        }
    }

    /// Lists what can be done when nothing is pending: the main action, or ending the turn.
    pub(crate) fn list_turn(&self, out: &mut impl Listing<Action>) {
        if self.main_done {
            out.push(Action::End);
            return;
        }
        self.list_digs(Dig::default(), out);
        self.list_overcome(out);
        self.list_purchases(Buy::MAIN, out);
        let catalogue = catalogue();
        self.each_hand_card(self.turn, |card| {
            let data = catalogue.card(card);
            if data.timing == Timing::Main && self.forbids_play(card).is_none() {
                out.push(Action::Play { card });
            }
            if data.pass.is_some() {
                out.push(Action::PlayToPass { card });
            }
        });
        self.list_research(Research::default(), out);
        for helper in self.me().helpers() {
            let assistant = helper.assistant;
            if helper.ready && catalogue.assistants[assistant.index()].timing == Timing::Main {
                out.push(Action::Use { assistant });
            }
        }
        out.push(Action::Pass);
    }

    pub(crate) fn list_free_actions(&self, out: &mut impl Listing<Action>) {
        if self.forbids_free().is_some() {
            return;
        }
        let me = self.me();
        let catalogue = catalogue();
        self.each_hand_card(self.turn, |card| {
            if catalogue.card(card).timing == Timing::Free {
                out.push(Action::Play { card });
            }
        });
        if self.forbids_slot().is_none() {
            out.extend(SlotEffect::all().map(|effect| Action::Slot { effect }));
        }
        for guardian in me.boons() {
            let travel = !catalogue.guardian(guardian).travel.is_empty();
            out.push(if travel { Action::TravelBoon { guardian } } else { Action::Boon { guardian } });
        }
        for helper in me.helpers().filter(|helper| helper.ready) {
            let assistant = helper.assistant;
            if catalogue.assistants[assistant.index()].timing == Timing::Free {
                out.push(Action::Use { assistant });
            }
            if !self.assistant_icons(assistant).is_empty() {
                out.push(Action::TravelAssistant { assistant });
            }
        }
    }

    /// Whether a main action can begin now.
    pub(crate) fn forbids_main(&self) -> Option<Reason> {
        if self.tasks.next().is_some() {
            Some(Reason::AnotherDecision)
        } else if self.main_done {
            Some(Reason::MainActionDone)
        } else {
            None
        }
    }

    /// Whether a free action can begin now.
    pub(crate) fn forbids_free(&self) -> Option<Reason> {
        let open = self.tasks.next().is_none_or(Task::allows_free_actions);
        let room = self.tasks.len() < ROOM_FOR_FREE_ACTIONS;
        (!open || !room).then_some(Reason::FinishFirst)
    }

    /// Why an action is illegal that does not answer a question.
    pub(crate) fn forbids_turn_action(&self, action: Action) -> Option<Reason> {
        match action {
            Action::Play { card } => self.forbids_play_now(card),
            Action::Use { assistant } => self.forbids_use_now(assistant),
            Action::Slot { .. } => self.forbids_free().or_else(|| self.forbids_slot()),
            Action::Boon { guardian } => self.forbids_free().or_else(|| self.forbids_boon(guardian)),
            Action::TravelBoon { guardian } => {
                self.forbids_free().or_else(|| self.forbids_travel_boon(guardian))
            }
            Action::TravelAssistant { assistant } => {
                self.forbids_free().or_else(|| self.forbids_travel_assistant(assistant))
            }
            Action::End if self.tasks.next().is_some() => Some(Reason::AnotherDecision),
            Action::End => (!self.main_done).then_some(Reason::MainActionFirst),
            Action::Dig { space } => self.forbids_main().or_else(|| self.forbids_dig(space, Dig::default())),
            Action::Discover { site } => {
                self.forbids_main().or_else(|| self.forbids_discover(site, Dig::default()))
            }
            Action::Overcome { site } => self.forbids_main().or_else(|| self.forbids_overcome(site)),
            Action::Buy { card } => self.forbids_main().or_else(|| self.forbids_buy(card, Buy::MAIN)),
            Action::PlayToPass { card } => self.forbids_main().or_else(|| self.forbids_play_to_pass(card)),
            Action::Research { token, space } => {
                self.forbids_main().or_else(|| self.forbids_research(token, space, Research::default()))
            }
            Action::Temple { stack } => {
                self.forbids_main().or_else(|| self.forbids_temple(stack, Research::default()))
            }
            Action::Pass => self.forbids_main(),
            answers!() => Some(Reason::AnotherDecision),
        }
    }

    fn forbids_use_now(&self, assistant: Assistant) -> Option<Reason> {
        let main = catalogue().assistants[assistant.index()].timing == Timing::Main;
        let timing = if main { self.forbids_main() } else { self.forbids_free() };
        timing.or_else(|| self.forbids_use(assistant))
    }

    /// Carries out a main action, a free action or the end of the turn.
    pub(crate) fn play_turn_action(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Dig { space } => {
                self.main_done = true;
                self.dig(space, Dig::default());
            }
            Action::Discover { site } => {
                self.main_done = true;
                self.discover(site, Dig::default(), log);
            }
            Action::Overcome { site } => {
                self.main_done = true;
                self.overcome(site, log);
            }
            Action::Buy { card } => {
                self.main_done = true;
                self.buy(card, 0, log);
            }
            Action::Play { card } => self.play_card(card, log),
            Action::PlayToPass { card } => {
                self.main_done = true;
                self.play_to_pass(card, log);
            }
            Action::Research { token, space } => {
                self.main_done = true;
                self.research(Target::Step { token, space }, None, log);
            }
            Action::Temple { stack } => {
                self.main_done = true;
                self.research(Target::Tile(stack), None, log);
            }
            Action::Use { assistant } => self.use_assistant(assistant, log),
            Action::Slot { effect } => self.slot_idol(effect, log),
            Action::Boon { guardian } => self.use_boon(guardian, log),
            Action::TravelBoon { guardian } => {
                let icons = self.spend_boon(guardian, log);
                self.pool = self.pool.plus(icons);
            }
            Action::TravelAssistant { assistant } => {
                let icons = self.spend_assistant(assistant, log);
                self.pool = self.pool.plus(icons);
            }
            Action::Pass => {
                self.main_done = true;
                self.pass(log);
            }
            Action::End => self.end_turn(log),
            answers!() => unreachable!("`forbids` lets an answer through only if it is asked for"),
        }
    }

    pub(crate) fn pass(&mut self, log: &mut impl Log<Event>) {
        self.me_mut().passed = true;
        log.tell(Event::Passed { seat: self.turn });
    }

    fn forbids_boon(&self, guardian: Guardian) -> Option<Reason> {
        if !self.me().has_boon(guardian) {
            Some(Reason::NoBoon { guardian })
        } else if !catalogue().guardian(guardian).travel.is_empty() {
            Some(Reason::AnotherBoon { guardian })
        } else {
            None
        }
    }

    fn use_boon(&mut self, guardian: Guardian, log: &mut impl Log<Event>) {
        self.me_mut().use_boon(guardian);
        log.tell(Event::BoonUsed { seat: self.turn, guardian });
        self.push(Task::Run(catalogue().guardian(guardian).boon));
    }

    fn forbids_play_now(&self, card: Card) -> Option<Reason> {
        let timing = match catalogue().card(card).timing {
            _ if !self.me().holding.has_in_hand(card) => Some(Reason::NotInHand { card }),
            Timing::Free => self.forbids_free(),
            Timing::Main => self.forbids_main(),
            Timing::Never => Some(Reason::NoEffect { card }),
        };
        timing.or_else(|| self.forbids_play(card))
    }

    /// Whether a card of the hand can be played, without regard to its timing.
    pub(crate) fn forbids_play(&self, card: Card) -> Option<Reason> {
        let fee = self.fee_to_play(card);
        let tokens = self.me().tokens;
        (!tokens.cover(fee)).then(|| Reason::TooFew { missing: fee.minus(tokens) })
    }

    fn forbids_play_to_pass(&self, card: Card) -> Option<Reason> {
        if !self.me().holding.has_in_hand(card) {
            Some(Reason::NotInHand { card })
        } else if catalogue().card(card).pass.is_none() {
            Some(Reason::CannotPassWith { card })
        } else {
            None
        }
    }

    fn fee_to_play(&self, card: Card) -> Tokens {
        if card.is_artifact() { ARTIFACT_FEE } else { Tokens::NONE }
    }

    fn play_card(&mut self, card: Card, log: &mut impl Log<Event>) {
        let data = catalogue().card(card);
        self.main_done |= data.timing == Timing::Main;
        log.tell(Event::Played { seat: self.turn, card });
        self.pay(self.fee_to_play(card), log);
        self.take_from_hand(self.turn, card);
        if data.exiles {
            self.put_in_exile(card, log);
        } else {
            self.me_mut().played.put(card);
        }
        self.push(Task::Run(data.effect));
    }

    fn play_to_pass(&mut self, card: Card, log: &mut impl Log<Event>) {
        log.tell(Event::Played { seat: self.turn, card });
        self.take_from_hand(self.turn, card);
        self.me_mut().played.put(card);
        if let Some(effect) = catalogue().card(card).pass {
            self.push(Task::Run(effect));
        }
    }
}
