//! What the task on top of the others can be answered with.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::rules::effects::{Buy, Op, To};
use crate::task::Task;
use crate::{Action, Arnak, Event, Reason, Reward, Site};

/// The operation of a task that points to one of this kind.
macro_rules! op {
    ($at:expr, $Op:ident) => {
        match catalogue().op($at) {
            Op::$Op(what) => what,
            _ => Default::default(),
        }
    };
}

impl Arnak {
    pub(crate) fn list_answers(&self, task: Task, out: &mut Vec<Action>) {
        let me = self.me();
        match task {
            Task::Draw(_) | Task::DrawBottom(_) => out.push(Action::Draw),
            Task::Exile => self.list_exiles(out),
            Task::Upgrade => self.list_trades(out),
            Task::Refresh(_) => {
                let exhausted = me.helpers().filter(|helper| !helper.ready);
                out.extend(exhausted.map(|helper| Action::Refresh { assistant: helper.assistant }));
            }
            Task::Offer(at) => self.list_offer(at, out),
            Task::UseUp | Task::PayCard => {
                self.each_hand_card(self.turn, |card| out.push(Action::UseUp { card }))
            }
            Task::Choose { at, taken } => {
                let Op::Choose { count, .. } = catalogue().op(at) else { return };
                let open = (0..count).filter(|option| taken >> option & 1 == 0);
                out.extend(open.map(|option| Action::Choose { option: option + 1 }));
            }
            Task::Dig(at) => self.list_digs(op!(at, Dig), out),
            Task::Research(at) => self.list_research(op!(at, Research), out),
            Task::Buy(at) => self.list_purchases(op!(at, Buy), out),
            Task::Resolve(_) => out.push(Action::Resolve),
            Task::Overcome(reach) => {
                let reached = Site::all().filter(|&site| self.reaches(reach, site).is_none());
                out.extend(reached.map(|site| Action::Overcome { site }));
            }
            Task::Activate { at, but } => {
                let open = Site::all().filter(|&site| self.can_activate(at, but, site).is_none());
                out.extend(open.map(|site| Action::Activate { site }));
            }
            Task::Relocate { level } => self.list_relocations(level, out),
            Task::Recall => {
                let mine = Site::all().filter(|&site| self.is_mine(site));
                out.extend(mine.map(|site| Action::Recall { site }));
            }
            Task::Borrow { .. } => self.each_stack(|stack| out.push(Action::Borrow { stack })),
            Task::Exchange => {
                for helper in me.helpers() {
                    let assistant = helper.assistant;
                    self.each_stack(|stack| out.push(Action::Exchange { assistant, stack }));
                }
            }
            Task::TakeExiled => out.extend(self.exiled_items().map(|card| Action::Take { card })),
            Task::FreeSlot => out.push(Action::FreeSlot),
            Task::Crown => self.list_leads(out),
            Task::TakeItem(_) => self.list_takes(true, out),
            Task::TakeArtifact => self.list_takes(false, out),
            Task::Recruit => self.each_stack(|stack| out.push(Action::Recruit { stack })),
            Task::Promote => {
                let silver = me.helpers().filter(|helper| !helper.gold);
                out.extend(silver.map(|helper| Action::Promote { assistant: helper.assistant }));
            }
            Task::Rescue => self.list_rescues(out),
            Task::Rewards { .. } => out.extend(Reward::ALL.iter().map(|&reward| Action::Reward { reward })),
            Task::PickTile { space } => self.list_picks(space, out),
            Task::PayTravel => self.list_payments(out),
            Task::SpendIcon => self.list_spends(out),
            Task::PayDiscount { .. } => out.extend((1..=2).map(|option| Action::Choose { option })),
            Task::Look { most, .. } => {
                let most = usize::from(most).min(me.holding.deck_len()) as u8;
                out.extend((1..=most).map(|count| Action::Look { count }));
            }
            Task::Keep { .. } => self.list_drawn(|card| Action::Keep { card }, out),
            Task::PutBack => self.list_drawn(|card| Action::PutBack { card }, out),
            Task::Run(_)
            | Task::Place(_)
            | Task::FindIdols(_)
            | Task::Uncover(_)
            | Task::Awaken(_)
            | Task::UseSite(_)
            | Task::Beat(_)
            | Task::RowEffect { .. }
            | Task::Bonus(_) => {}
        }
        if task.is_optional() {
            out.push(Action::Decline);
        }
    }

    fn list_offer(&self, at: u16, out: &mut Vec<Action>) {
        let Op::Pay { cost, .. } = catalogue().op(at) else { return };
        if cost.card {
            self.each_hand_card(self.turn, |card| out.push(Action::UseUp { card }));
        } else if self.forbids_pay(at).is_none() {
            out.push(Action::Pay);
        }
    }

    fn forbids_pay(&self, at: u16) -> Option<Reason> {
        let Op::Pay { cost, .. } = catalogue().op(at) else { return Some(Reason::AnotherDecision) };
        let tokens = self.me().tokens;
        if cost.card {
            Some(Reason::AnotherDecision)
        } else if !tokens.cover(cost.tokens) {
            Some(Reason::TooFew { missing: cost.tokens.minus(tokens) })
        } else if cost.icons.is_empty() {
            None
        } else {
            self.forbids_travel(cost.icons, crate::Icons::NONE, cost.tokens)
        }
    }

    /// Whether an action answers a task; none if it is no answer to it at all.
    pub(crate) fn forbids_answer(&self, task: Task, action: Action) -> Option<Option<Reason>> {
        Some(match (task, action) {
            (Task::PutBack, Action::PutBack { card }) | (Task::Keep { .. }, Action::Keep { card }) => {
                self.forbids_drawn(card)
            }
            (task, Action::Decline) if task.is_optional() => None,
            (Task::Draw(_) | Task::DrawBottom(_), Action::Draw) => None,
            (Task::Exile, Action::Exile { card, from }) => self.forbids_exile(card, from),
            (Task::Exile, Action::ExileFearTile) => {
                (self.me().played.fear_tiles == 0).then_some(Reason::NoFearTile)
            }
            (Task::Upgrade, Action::Trade { token }) => self.forbids_trade(token),
            (Task::Refresh(_), Action::Refresh { assistant }) => self.forbids_refresh(assistant),
            (Task::Offer(at), Action::Pay) => self.forbids_pay(at),
            (Task::Offer(at), Action::UseUp { card }) => match catalogue().op(at) {
                Op::Pay { cost, .. } if cost.card => self.forbids_use_up(card),
                _ => Some(Reason::AnotherDecision),
            },
            (Task::UseUp | Task::PayCard, Action::UseUp { card }) => self.forbids_use_up(card),
            (Task::Choose { at, taken }, Action::Choose { option }) => {
                let Op::Choose { count, .. } = catalogue().op(at) else { return None };
                let open = (1..=count).contains(&option) && taken >> (option - 1) & 1 == 0;
                (!open).then_some(Reason::NoSuchChoice)
            }
            (Task::Dig(at), Action::Dig { space }) => self.forbids_dig(space, op!(at, Dig)),
            (Task::Dig(at), Action::Discover { site }) => self.forbids_discover(site, op!(at, Dig)),
            (Task::Research(at), Action::Research { token, space }) => {
                self.forbids_research(token, space, op!(at, Research))
            }
            (Task::Research(at), Action::Temple { stack }) => self.forbids_temple(stack, op!(at, Research)),
            (Task::Buy(at), Action::Buy { card }) => self.forbids_buy(card, op!(at, Buy)),
            (Task::Resolve(_), Action::Resolve) => None,
            (Task::Overcome(reach), Action::Overcome { site }) => self.reaches(reach, site),
            (Task::Activate { at, but }, Action::Activate { site }) => self.can_activate(at, but, site),
            (Task::Relocate { level }, Action::Relocate { from, to }) => {
                self.forbids_relocation(level, from, to)
            }
            (Task::Recall, Action::Recall { site }) => {
                (!self.is_mine(site)).then_some(Reason::NotThere { site })
            }
            (Task::Borrow { .. }, Action::Borrow { stack }) | (Task::Recruit, Action::Recruit { stack }) => {
                self.forbids_stack(stack)
            }
            (Task::Exchange, Action::Exchange { assistant, stack }) => match self.me().helper(assistant) {
                None => Some(Reason::NotYours { assistant }),
                Some(_) => self.forbids_stack(stack),
            },
            (Task::TakeExiled, Action::Take { card }) => {
                (!card.is_item() || !self.is_exiled(card)).then_some(Reason::NotInExile { card })
            }
            (Task::FreeSlot, Action::FreeSlot) => (self.me().slots == 0).then_some(Reason::SlotsEmpty),
            (Task::Crown, Action::Lead { from, to }) => self.forbids_lead(from, to),
            (Task::TakeItem(_), Action::Take { card }) => self.forbids_take(card, true),
            (Task::TakeArtifact, Action::Take { card }) => self.forbids_take(card, false),
            (Task::Promote, Action::Promote { assistant }) => self.forbids_promote(assistant),
            (Task::Rescue, Action::Rescue { assistant }) => {
                let there = self.rescue.things().contains(&assistant.0);
                (!there).then_some(Reason::NotOnOffer { assistant })
            }
            (Task::Rewards { .. }, Action::Reward { .. }) => None,
            (Task::PickTile { space }, Action::Pick { tile }) => {
                (!self.tiles_to_pick(space).contains(&tile.0)).then_some(Reason::NoSuchTile)
            }
            (Task::PayTravel, action) => self.forbids_payment(action),
            (Task::SpendIcon, Action::Icon { icon }) => {
                self.way_with(icon).is_none().then_some(Reason::NoIcon)
            }
            (Task::PayDiscount { .. }, Action::Choose { option }) => {
                (!(1..=2).contains(&option)).then_some(Reason::NoSuchChoice)
            }
            (Task::Look { most, .. }, Action::Look { count }) => {
                let most = usize::from(most).min(self.me().holding.deck_len());
                (!(1..=most).contains(&usize::from(count))).then_some(Reason::NoSuchChoice)
            }
            _ => return None,
        })
    }

    /// Does what answers a task.
    pub(crate) fn play_answer(&mut self, task: Task, action: Action, log: &mut impl Log<Event>) {
        match (task, action) {
            (Task::PutBack, action) => {
                if let Action::PutBack { card } = action {
                    self.put_back(card, log);
                }
                self.drop_drawn(log);
                self.tasks.pop();
            }
            (_, Action::Decline) => self.tasks.pop(),
            (Task::Draw(left), _) => {
                self.tasks.replace(Task::Draw(left - 1));
                self.draw(false, log);
            }
            (Task::DrawBottom(left), _) => {
                self.tasks.replace(Task::DrawBottom(left - 1));
                self.draw(true, log);
            }
            (Task::Exile, Action::Exile { card, from }) => self.exile(card, from, log),
            (Task::Exile, _) => self.exile_fear_tile(log),
            (Task::Upgrade, Action::Trade { token }) => self.trade(token, log),
            (Task::Refresh(left), Action::Refresh { assistant }) => self.refresh(assistant, left, log),
            (Task::Offer(at), action) => self.accept(at, action, log),
            (Task::UseUp | Task::PayCard, Action::UseUp { card }) => {
                self.tasks.pop();
                self.use_up(card, log);
            }
            (Task::Choose { at, taken }, Action::Choose { option }) => {
                let Op::Choose { first, .. } = catalogue().op(at) else { return };
                self.tasks.replace(Task::Choose { at, taken: taken | 1 << (option - 1) });
                let chosen = catalogue().effects.choices[usize::from(first + option - 1)];
                self.push(Task::Run(chosen));
            }
            (Task::Dig(at), Action::Dig { space }) => {
                self.tasks.pop();
                self.dig(space, op!(at, Dig));
            }
            (Task::Dig(at), Action::Discover { site }) => {
                self.tasks.pop();
                self.discover(site, op!(at, Dig), log);
            }
            (Task::Research(at), Action::Research { token, space }) => {
                self.tasks.pop();
                self.research(token, space, op!(at, Research), at, log);
            }
            (Task::Research(at), Action::Temple { stack }) => {
                self.tasks.pop();
                self.buy_temple_tile(stack, op!(at, Research), at, log);
            }
            (Task::Buy(at), Action::Buy { card }) => {
                self.tasks.pop();
                let what: Buy = op!(at, Buy);
                self.buy(card, what.cheaper, log);
            }
            (Task::Resolve(card), _) => {
                self.tasks.pop();
                self.push(Task::Run(catalogue().card(card).effect));
            }
            (Task::Overcome(_), Action::Overcome { site }) => self.tasks.replace(Task::Beat(site)),
            (Task::Activate { at, but }, Action::Activate { site }) => self.activate(at, but, site, log),
            (Task::Relocate { .. }, Action::Relocate { from, to }) => self.relocate(from, to, log),
            (Task::Recall, Action::Recall { site }) => self.recall(site, log),
            (Task::Borrow { gold }, Action::Borrow { stack }) => self.borrow(stack, gold, log),
            (Task::Exchange, Action::Exchange { assistant, stack }) => self.exchange(assistant, stack, log),
            (Task::TakeExiled, Action::Take { card }) => self.take_exiled(card, log),
            (Task::FreeSlot, _) => self.free_slot(log),
            (Task::Crown, Action::Lead { from, to }) => self.lead(from, to, log),
            (Task::TakeItem(to), Action::Take { card }) => self.take(card, to, log),
            (Task::TakeArtifact, Action::Take { card }) => self.take(card, To::Bottom, log),
            (Task::Recruit, Action::Recruit { stack }) => self.recruit(stack, log),
            (Task::Promote, Action::Promote { assistant }) => self.promote(assistant, log),
            (Task::Rescue, Action::Rescue { assistant }) => self.rescue(assistant, log),
            (Task::Rewards { space, notebook }, Action::Reward { reward }) => {
                self.take_rewards(space, notebook, reward);
            }
            (Task::PickTile { space }, Action::Pick { tile }) => self.pick_tile(space, tile, log),
            (Task::PayTravel, action) => self.put_down(action, log),
            (Task::SpendIcon, Action::Icon { icon }) => self.spend_icon(icon, log),
            (Task::PayDiscount { at, target }, Action::Choose { option }) => {
                self.choose_discount(at, target, option, log);
            }
            (Task::Look { bottom, .. }, Action::Look { count }) => self.look(count, bottom, log),
            (Task::Keep { bottom }, Action::Keep { card }) => {
                self.keep(card, bottom);
                if bottom {
                    self.drop_drawn(log);
                }
            }
            _ => {}
        }
    }

    /// Pays what is offered; then comes what it is paid for.
    fn accept(&mut self, at: u16, action: Action, log: &mut impl Log<Event>) {
        let Op::Pay { cost, then } = catalogue().op(at) else { return };
        self.tasks.replace(Task::Run(then));
        self.pay(cost.tokens, log);
        if let Action::UseUp { card } = action {
            self.use_up(card, log);
        }
        if !cost.icons.is_empty() {
            self.pay_travel(cost.icons, crate::Icons::NONE);
        }
    }
}
