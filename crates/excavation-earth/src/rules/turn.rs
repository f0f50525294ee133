//! The choice of an action: which cards allow which.

use dighouse_game::{Listing, Log, Seat};

use crate::components::GameBox;
use crate::components::place::Markets;
use crate::event::Event;
use crate::reason::Reason;
use crate::state::task::Task;
use crate::{Action, AnyCard, BlackMarket, Card, Colour, Deed, ExcavationEarth, Faction, Market, Party};

/// What the mover could do with a card of each colour, market and black market.
struct Openings {
    excavate: [bool; 5],
    survey: [bool; 5],
    market: Markets,
    command: Markets,
    smuggle: [bool; 3],
    sell: bool,
}

impl ExcavationEarth {
    fn openings(&self) -> Openings {
        let black =
            |black_market: usize| self.forbids_smuggling(Some(BlackMarket::ALL[black_market])).is_none();
        Openings {
            excavate: self.excavatable_colours(),
            survey: self.surveyable_colours(),
            market: self.markets_to_act_on(),
            command: self.markets_to_command(),
            smuggle: std::array::from_fn(black),
            sell: self.forbids_sale_with(None).is_none(),
        }
    }

    pub(crate) fn list_choices(&self, out: &mut impl Listing<Action>) {
        let player = self.me();
        let openings = self.openings();
        let merchant = player.is(Faction::Aqulla) && !openings.sell;
        for card in player.hand.kinds() {
            out.push(Action::Travel { card });
            if openings.sell || (merchant && self.forbids_sale_with(card.market()).is_none()) {
                out.push(Action::Sell { card });
            }
        }
        let faces = &GameBox::get().faces;
        for card in player.hand.cards().kinds() {
            let face = &faces[card.index()];
            if openings.excavate[face.colour.index()] {
                out.push(Action::Excavate { card });
            }
            if openings.market.has(face.market) {
                out.push(Action::Market { card });
            }
            if openings.command.has(face.market) {
                out.push(Action::Command { card });
            }
            if face.black_market.is_some_and(|black_market| openings.smuggle[black_market.index()]) {
                out.push(Action::Smuggle { card });
            }
            if openings.survey[face.colour.index()] {
                out.push(Action::Survey { card });
            }
        }
        out.push(Action::Pass);
    }

    /// The rule against one of the eight actions.
    pub(crate) fn forbids_choice(&self, action: Action) -> Option<Reason> {
        let in_hand = |card: AnyCard| (!self.me().hand.has(card)).then_some(Reason::NotInHand);
        let with = |card: Card| in_hand(AnyCard::Action(card));
        match action {
            Action::Travel { card } => in_hand(card),
            Action::Sell { card } => in_hand(card).or_else(|| self.forbids_sale_with(card.market())),
            Action::Excavate { card } => with(card).or_else(|| self.forbids_excavation(card.colour())),
            Action::Market { card } => with(card).or_else(|| self.forbids_market(card.market())),
            Action::Command { card } => with(card).or_else(|| self.forbids_command(card.market())),
            Action::Smuggle { card } => with(card).or_else(|| match card.black_market() {
                Some(black_market) => self.forbids_smuggling(Some(black_market)),
                None => Some(Reason::NoBlackMarket),
            }),
            Action::Survey { card } => with(card).or_else(|| self.forbids_survey(card.colour())),
            Action::Pass => None,
            Action::Faction { .. }
            | Action::Stand
            | Action::Redraw { .. }
            | Action::Keep { .. }
            | Action::Discard { .. }
            | Action::Settle { .. }
            | Action::Move { .. }
            | Action::Take { .. }
            | Action::Sample { .. }
            | Action::Leave
            | Action::Trader { .. }
            | Action::Buyer { .. }
            | Action::Sale { .. }
            | Action::Give { .. }
            | Action::Pick { .. }
            | Action::Envoy { .. }
            | Action::Withdraw
            | Action::Invoke
            | Action::Deliver { .. }
            | Action::Acquire { .. }
            | Action::Replace { .. }
            | Action::Uncover { .. }
            | Action::Lead { .. }
            | Action::Swap { .. }
            | Action::Free { .. }
            | Action::Skip
            | Action::Done => Some(Reason::AnotherDecision),
        }
    }

    pub(crate) fn play_travel(&mut self, party: Party, card: AnyCard, log: &mut impl Log<Event>) {
        self.pay(party, card, Deed::Travel, log);
        self.begin_travel(card.fuel());
    }

    pub(crate) fn play_sell(&mut self, party: Party, card: AnyCard, log: &mut impl Log<Event>) {
        self.pay(party, card, Deed::Sell(None), log);
        self.begin_sale(card.market());
    }

    pub(crate) fn play_excavate(&mut self, party: Party, card: Card, log: &mut impl Log<Event>) {
        self.pay(party, AnyCard::Action(card), Deed::Excavate(card.colour()), log);
        self.begin_excavation(card.colour());
    }

    pub(crate) fn play_market(&mut self, party: Party, card: Card, log: &mut impl Log<Event>) {
        self.pay(party, AnyCard::Action(card), Deed::Market(card.market()), log);
        self.begin_market(card.market(), log);
    }

    pub(crate) fn play_command(&mut self, party: Party, card: Card, log: &mut impl Log<Event>) {
        self.pay(party, AnyCard::Action(card), Deed::Command(card.market()), log);
        self.begin_command(card.market());
    }

    pub(crate) fn play_smuggle(&mut self, party: Party, card: Card, log: &mut impl Log<Event>) {
        self.pay(party, AnyCard::Action(card), Deed::Smuggle, log);
        self.begin_smuggling();
    }

    fn pay(&mut self, party: Party, card: AnyCard, deed: Deed, log: &mut impl Log<Event>) {
        self.discard_card(party, card);
        log.tell(Event::Played { seat: party, card, deed });
    }

    /// Restructuring: any action but passing, as if with a fitting card.
    pub(crate) fn list_free_actions(&self, out: &mut impl Listing<Action>) {
        let deeds = [Deed::Travel, Deed::Sell(None), Deed::Smuggle].into_iter();
        let colours = Colour::ALL.iter().flat_map(|&colour| [Deed::Excavate(colour), Deed::Survey(colour)]);
        let markets = Market::all()
            .flat_map(|market| [Deed::Market(market), Deed::Command(market), Deed::Sell(Some(market))]);
        let may = |deed: &Deed| self.forbids_free_action(*deed).is_none();
        out.extend(deeds.chain(colours).chain(markets).filter(may).map(|deed| Action::Free { deed }));
    }

    pub(crate) fn forbids_free_action(&self, deed: Deed) -> Option<Reason> {
        match deed {
            Deed::Travel => None,
            Deed::Excavate(colour) => self.forbids_excavation(colour),
            Deed::Market(market) => self.forbids_market(market),
            Deed::Sell(Some(_)) if !self.me().is(Faction::Aqulla) => Some(Reason::MerchantsOnly),
            Deed::Sell(market) => self.forbids_sale_with(market),
            Deed::Command(market) => self.forbids_command(market),
            Deed::Smuggle => self.forbids_smuggling(None),
            Deed::Survey(colour) => self.forbids_survey(colour),
        }
    }

    pub(crate) fn act_freely(&mut self, party: Party, deed: Deed, log: &mut impl Log<Event>) {
        log.tell(Event::ActedFreely { seat: party, deed });
        match deed {
            Deed::Travel => self.begin_travel(GameBox::get().action_fuel),
            Deed::Excavate(colour) => self.begin_excavation(colour),
            Deed::Market(market) => self.begin_market(market, log),
            Deed::Sell(market) => self.begin_sale(market),
            Deed::Command(market) => self.begin_command(market),
            Deed::Smuggle => self.begin_smuggling(),
            Deed::Survey(colour) => self.draw_for_survey(party, colour, log),
        }
    }

    /// Passing: travel cards are set aside, and all action cards but two are discarded.
    pub(crate) fn pass(&mut self, party: Party, log: &mut impl Log<Event>) {
        log.tell(Event::Passed { seat: party });
        self.me_mut().pass();
        if self.me().hand.cards().len() > usize::from(GameBox::get().figures.hand.kept) {
            self.task = Task::KeepTwo;
        } else {
            self.end_action(log);
        }
    }

    pub(crate) fn keep_two(&mut self, seat: Seat, pair: (Card, Card), log: &mut impl Log<Event>) {
        // The discards show what else was in the hand.
        self.chance.reveal();
        let mut rest = self.me().hand.cards();
        rest.remove(pair.0);
        rest.remove(pair.1);
        for card in rest.iter() {
            self.discard_card(seat.into(), AnyCard::Action(card));
            log.tell(Event::Discarded { seat, card });
        }
        self.end_action(log);
    }
}
