//! Paying for travel.
//!
//! A cost of one or two icons is paid source by source: cards of the hand, boons, assistants, pilots,
//! icons left over this turn. What all of these can give together decides whether a cost can be paid
//! at all, and since paying only moves icons from there to here, a payment once begun can always be
//! finished: some source always pays one more icon. Tokens of the same cost are paid first, so that
//! coins are not promised twice.

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Assistant, Card, Event, Guardian, Icon, Icons, Reason, Tokens};

/// What a pilot is paid.
pub(crate) const PILOT: Tokens = Tokens::new([2, 0, 0, 0, 0]);

/// How many pilots these tokens pay.
pub(crate) const fn pilots(tokens: Tokens) -> u8 {
    tokens.coin / PILOT.coin
}

/// A travel cost that is being paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Payment {
    pub(crate) cost: Icons,
    /// Icons that the effect gives for this payment only.
    pub(crate) discount: Icons,
    /// Icons put down so far.
    pub(crate) put: Icons,
}

impl Payment {
    pub(crate) const NONE: Payment = Payment { cost: Icons::NONE, discount: Icons::NONE, put: Icons::NONE };
}

/// At most so many ways to spend what was put down.
const MOST_WAYS: usize = 8;

impl Arnak {
    /// Begins a payment, which asks unless the discount pays everything.
    pub(crate) fn pay_travel(&mut self, cost: Icons, discount: Icons) {
        self.payment = Payment { cost, discount, put: Icons::NONE };
        self.settle();
    }

    /// Whether the player whose turn it is can pay this, after paying `tokens` of the same cost.
    pub(crate) fn forbids_travel(&self, cost: Icons, discount: Icons, tokens: Tokens) -> Option<Reason> {
        (!self.travel_icons(discount, tokens).cover(cost)).then_some(Reason::CannotTravel)
    }

    /// Every icon that can pay for travel now, after paying `tokens` of the same cost.
    pub(crate) fn travel_icons(&self, discount: Icons, tokens: Tokens) -> Icons {
        self.icons_at_hand(Icons::NONE, tokens).plus(self.discount(discount))
    }

    /// Whether the payment can be finished: always, but in a world dealt anew.
    pub(crate) fn can_finish_payment(&self) -> bool {
        let Payment { cost, discount, put } = self.payment;
        self.icons_at_hand(put, Tokens::NONE).plus(self.discount(discount)).cover(cost)
    }

    /// All icons that the player can get now in addition to `put`, after paying `tokens`.
    fn icons_at_hand(&self, put: Icons, tokens: Tokens) -> Icons {
        let me = self.me();
        let catalogue = catalogue();
        let mut icons = self.pool.plus(put);
        for held in me.holding.hand() {
            icons = icons.plus(catalogue.card(held.card()).travel);
        }
        for guardian in me.boons() {
            icons = icons.plus(catalogue.guardian(guardian).travel);
        }
        for helper in me.helpers().filter(|helper| helper.ready) {
            icons = icons.plus(self.assistant_icons(helper.assistant));
        }
        me.icons(icons).plus(Icons::planes(pilots(me.tokens.minus(tokens))))
    }

    /// The icons of a discount as they count now.
    fn discount(&self, icons: Icons) -> Icons {
        if self.variants.ocarina_discounts { self.me().icons(icons) } else { icons }
    }

    /// The icons of an own assistant.
    pub(crate) fn assistant_icons(&self, assistant: Assistant) -> Icons {
        let gold = self.me().helper(assistant).is_some_and(|helper| helper.gold);
        catalogue().assistants[assistant.index()].sides[usize::from(gold)].travel
    }

    /// How much of the cost is paid with these put down in addition.
    pub(crate) fn paid_with(&self, more: Icons) -> u8 {
        self.put_with(more).pay_of(self.payment.cost)
    }

    /// What is still to be paid.
    pub(crate) fn owed(&self) -> Icons {
        self.put_with(Icons::NONE).unpaid_of(self.payment.cost)
    }

    /// The discount and what was put down, these too, as they count now.
    fn put_with(&self, more: Icons) -> Icons {
        let Payment { discount, put, .. } = self.payment;
        self.me().icons(put.plus(more)).plus(self.discount(discount))
    }

    fn helps(&self, icons: Icons) -> bool {
        self.paid_with(icons) > self.paid_with(Icons::NONE)
    }

    pub(crate) fn list_payments(&self, out: &mut impl Listing<Action>) {
        let me = self.me();
        let paid = self.paid_with(Icons::NONE);
        let helps = |icons: Icons| !icons.is_empty() && self.paid_with(icons) > paid;
        self.each_hand_card(self.turn, |card| {
            if helps(catalogue().card(card).travel) {
                out.push(Action::TravelCard { card });
            }
        });
        for guardian in me.boons().filter(|&guardian| helps(catalogue().guardian(guardian).travel)) {
            out.push(Action::TravelBoon { guardian });
        }
        for helper in me.helpers() {
            let assistant = helper.assistant;
            if helper.ready && helps(self.assistant_icons(assistant)) {
                out.push(Action::TravelAssistant { assistant });
            }
        }
        for icon in Icon::ALL {
            if self.pool.count(icon) > 0 && helps(Icons::one(icon)) {
                out.push(Action::Icon { icon });
            }
        }
        if me.tokens.cover(PILOT) {
            out.push(Action::Pilot);
        }
    }

    pub(crate) fn forbids_payment(&self, action: Action) -> Option<Reason> {
        let me = self.me();
        let missing = match action {
            Action::TravelCard { card } => {
                (!me.holding.has_in_hand(card)).then_some(Reason::NotInHand { card })
            }
            Action::TravelBoon { guardian } => self.forbids_travel_boon(guardian),
            Action::TravelAssistant { assistant } => self.forbids_travel_assistant(assistant),
            Action::Icon { icon } => (self.pool.count(icon) == 0).then_some(Reason::NoIcon),
            Action::Pilot => {
                (!me.tokens.cover(PILOT)).then(|| Reason::TooFew { missing: PILOT.minus(me.tokens) })
            }
            _ => Some(Reason::FinishFirst),
        };
        missing.or_else(|| (!self.helps(self.source_icons(action))).then_some(Reason::PaysNothing))
    }

    /// The icons that an action puts down; none if it is no payment.
    pub(crate) fn source_icons(&self, action: Action) -> Icons {
        match action {
            Action::TravelCard { card } => catalogue().card(card).travel,
            Action::TravelBoon { guardian } => catalogue().guardian(guardian).travel,
            Action::TravelAssistant { assistant } => self.assistant_icons(assistant),
            Action::Icon { icon } => Icons::one(icon),
            Action::Pilot => Icons::planes(1),
            _ => Icons::NONE,
        }
    }

    pub(crate) fn forbids_travel_boon(&self, guardian: Guardian) -> Option<Reason> {
        if !self.me().has_boon(guardian) {
            Some(Reason::NoBoon { guardian })
        } else if catalogue().guardian(guardian).travel.is_empty() {
            Some(Reason::AnotherBoon { guardian })
        } else {
            None
        }
    }

    pub(crate) fn forbids_travel_assistant(&self, assistant: Assistant) -> Option<Reason> {
        match self.me().helper(assistant) {
            None => Some(Reason::NotYours { assistant }),
            Some(helper) if !helper.ready => Some(Reason::Exhausted { assistant }),
            Some(_) if self.assistant_icons(assistant).is_empty() => Some(Reason::NoTravel { assistant }),
            Some(_) => None,
        }
    }

    /// Puts icons down; when the cost is paid, what is not needed stays for the rest of the turn.
    pub(crate) fn put_down(&mut self, action: Action, log: &mut impl Log<Event>) {
        let seat = self.turn;
        let icons = match action {
            Action::TravelCard { card } => {
                self.spend_card(card, log);
                catalogue().card(card).travel
            }
            Action::TravelBoon { guardian } => self.spend_boon(guardian, log),
            Action::TravelAssistant { assistant } => self.spend_assistant(assistant, log),
            Action::Icon { icon } => {
                log.tell(Event::IconSpent { seat, icon });
                self.pool = self.pool.minus(Icons::one(icon));
                Icons::one(icon)
            }
            Action::Pilot => {
                log.tell(Event::PilotHired { seat });
                self.pay(PILOT, log);
                Icons::planes(1)
            }
            _ => unreachable!("`forbids_payment` lets only payments through"),
        };
        self.payment.put = self.payment.put.plus(icons);
        self.settle();
    }

    fn spend_card(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.turn;
        self.take_from_hand(seat, card);
        self.me_mut().played.put(card);
        log.tell(Event::TravelledByCard { seat, card });
    }

    pub(crate) fn spend_boon(&mut self, guardian: Guardian, log: &mut impl Log<Event>) -> Icons {
        let seat = self.turn;
        self.me_mut().use_boon(guardian);
        log.tell(Event::TravelledByBoon { seat, guardian });
        catalogue().guardian(guardian).travel
    }

    pub(crate) fn spend_assistant(&mut self, assistant: Assistant, log: &mut impl Log<Event>) -> Icons {
        let seat = self.turn;
        let icons = self.assistant_icons(assistant);
        if let Some(helper) = self.me_mut().helper_mut(assistant) {
            helper.ready = false;
        }
        log.tell(Event::TravelledByAssistant { seat, assistant });
        icons
    }

    /// Ends the payment when the cost is paid; until then, asks for more. If it matters which icon is
    /// spent, asks that too.
    fn settle(&mut self) {
        let Payment { cost, discount, put } = self.payment;
        if self.paid_with(Icons::NONE) < cost.len() {
            return self.push(Task::PayTravel(PayTravel));
        }
        if put.len() + discount.len() <= cost.len() {
            return self.spend(put);
        }
        let (ways, count) = self.ways_to_spend();
        if count == 1 { self.spend(ways[0]) } else { self.push(Task::SpendIcon(SpendIcon)) }
    }

    fn spend(&mut self, spent: Icons) {
        self.pool = self.pool.plus(self.payment.put.minus(spent));
        self.payment = Payment::NONE;
    }

    /// The ways to pay the cost with what was put down: as few icons as possible, and none where
    /// another way leaves something better.
    fn ways_to_spend(&self) -> ([Icons; MOST_WAYS], usize) {
        let Payment { cost, discount, put } = self.payment;
        let me = self.me();
        let pays = |part: &Icons| me.icons(*part).plus(self.discount(discount)).cover(cost);
        let fewest = put.parts().filter(pays).map(Icons::len).min().unwrap_or(0);
        let mut ways = [Icons::NONE; MOST_WAYS];
        let mut count = 0;
        for part in put.parts().filter(|part| part.len() == fewest && pays(part)) {
            let left = me.icons(put.minus(part));
            let lefts = ways[..count].iter().map(|way| me.icons(put.minus(*way)));
            if lefts.clone().any(|other| other.dominate(left)) {
                continue;
            }
            let mut kept = 0;
            for index in 0..count {
                if !left.dominate(me.icons(put.minus(ways[index]))) {
                    ways[kept] = ways[index];
                    kept += 1;
                }
            }
            ways[kept] = part;
            count = kept + 1;
        }
        (ways, count)
    }

    pub(crate) fn list_spends(&self, out: &mut impl Listing<Action>) {
        let icons = Icon::ALL.into_iter().filter(|&icon| self.way_with(icon).is_some());
        out.extend(icons.map(|icon| Action::Icon { icon }));
    }

    /// The way that spends more of this icon than any other way does.
    pub(crate) fn way_with(&self, icon: Icon) -> Option<Icons> {
        let (ways, count) = self.ways_to_spend();
        let most = ways[..count].iter().map(|way| way.count(icon)).max()?;
        let mut best = ways[..count].iter().filter(|way| way.count(icon) == most);
        let way = best.next()?;
        best.next().is_none().then_some(*way)
    }

    pub(crate) fn spend_icon(&mut self, icon: Icon, log: &mut impl Log<Event>) {
        if let Some(way) = self.way_with(icon) {
            log.tell(Event::IconSpent { seat: self.turn, icon });
            self.spend(way);
        }
    }
}

/// With what to pay the next part of a travel cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PayTravel;

impl Question for PayTravel {
    /// Every action is judged as a payment: nothing else can be done before it is finished.
    type Answer = Action;

    const NAME: &'static str = "pay-travel";
    const OPTIONAL: bool = false;
    const ATOMIC: bool = true;

    fn answer(self, action: Action) -> Option<Action> {
        Some(action)
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.list_payments(out);
    }

    fn forbids(self, game: &Arnak, action: Action) -> Option<Reason> {
        game.forbids_payment(action)
    }

    fn play(self, game: &mut Arnak, action: Action, log: &mut impl Log<Event>) {
        game.put_down(action, log);
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn read_arguments(text: &str) -> Option<PayTravel> {
        text.is_empty().then_some(PayTravel)
    }
}

/// Which of the icons put down is spent, where more were put down than the cost needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SpendIcon;

impl Question for SpendIcon {
    type Answer = Icon;

    const NAME: &'static str = "spend-icon";
    const OPTIONAL: bool = false;
    const ATOMIC: bool = true;

    fn answer(self, action: Action) -> Option<Icon> {
        if let Action::Icon { icon } = action { Some(icon) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.list_spends(out);
    }

    fn forbids(self, game: &Arnak, icon: Icon) -> Option<Reason> {
        game.way_with(icon).is_none().then_some(Reason::NoIcon)
    }

    fn play(self, game: &mut Arnak, icon: Icon, log: &mut impl Log<Event>) {
        game.spend_icon(icon, log);
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn read_arguments(text: &str) -> Option<SpendIcon> {
        text.is_empty().then_some(SpendIcon)
    }
}
