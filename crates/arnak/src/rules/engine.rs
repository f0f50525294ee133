//! The engine: does what can be done by itself and stops where a player is asked.

use dighouse_game::Log;

use crate::components::catalogue::catalogue;
use crate::rules::effects::{At, Op, Per};
use crate::state::Phase;
use crate::task::Task;
use crate::{Arnak, Event, Site, Token, Tokens};

impl Arnak {
    /// Goes on until somebody is asked.
    pub(crate) fn go_on(&mut self, log: &mut impl Log<Event>) {
        while self.phase == Phase::Turn
            && let Some(task) = self.tasks.next()
            && self.is_done_by_itself(task, log)
        {}
    }

    /// Does a task that asks nobody anything; or says that somebody is to be asked.
    fn is_done_by_itself(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        match task {
            Task::Run(at) => self.run(at, log),
            Task::Place(space) => self.place(space, log),
            Task::FindIdols(site) => self.find_idols(site, log),
            Task::Uncover(site) => self.uncover(site, log),
            Task::Awaken(site) => self.awaken(site, log),
            Task::UseSite(site) => self.use_site(site),
            Task::Beat(site) => self.beat(site, log),
            Task::RowEffect { space, notebook } => self.row_effect(space, notebook),
            Task::Bonus(bonus) => {
                self.tasks.pop();
                self.push(Task::Run(catalogue().bonus(bonus)));
            }
            Task::PickTile { space } if self.tiles_to_pick(space).len() == 1 => {
                self.pick_only_tile(space, log)
            }
            Task::Rewards { space, notebook } if self.rewards_commute(space, notebook) => {
                self.take_rewards(space, notebook, crate::Reward::Tile);
            }
            Task::Rescue if self.can_be_rescued() == 1 => self.rescue_only(log),
            Task::Keep { .. } if self.drawn.iter().flatten().count() == 1 => self.keep_only(),
            Task::PutBack if self.drawn.iter().flatten().count() == 0 => self.tasks.pop(),
            _ if self.is_pointless(task) => self.tasks.pop(),
            _ => return false,
        }
        true
    }

    /// Carries out one step of an effect. The last one leaves the stack first.
    fn run(&mut self, at: At, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let op = catalogue().op(at);
        if op != Op::End && catalogue().op(at + 1) != Op::End {
            self.push(Task::Run(at + 1));
        }
        self.perform(op, at, log);
    }

    fn perform(&mut self, op: Op, at: At, log: &mut impl Log<Event>) {
        match op {
            Op::End => {}
            Op::Gain(tokens) => self.gain(tokens, log),
            Op::GainPer { token, per, most } => {
                let count = self.count(per).min(most);
                self.gain(Tokens::of(token, count), log);
            }
            Op::Fear => self.take_fear(self.turn, log),
            Op::Draw(count) => self.push(Task::Draw(count)),
            Op::DrawBottom(count) => self.push(Task::DrawBottom(count)),
            Op::Exile => self.push(Task::Exile),
            Op::Upgrade => self.push(Task::Upgrade),
            Op::Refresh(count) => self.push(Task::Refresh(count)),
            Op::Pay { .. } => self.push(Task::Offer(at)),
            Op::UseUp => self.push(Task::UseUp),
            Op::Choose { .. } => self.push(Task::Choose { at, taken: 0 }),
            Op::Travel(icons) => self.pool = self.pool.plus(icons),
            Op::Dig(_) => self.push(Task::Dig(at)),
            Op::Research(_) => self.push(Task::Research(at)),
            Op::Buy(buy) => self.offer_cards(buy, at, log),
            Op::TakeItem(to) => self.push(Task::TakeItem(to)),
            Op::TakeArtifact => self.push(Task::TakeArtifact),
            Op::Overcome(reach) => self.push(Task::Overcome(reach)),
            Op::Activate { .. } => self.push(Task::Activate { at, but: 0 }),
            Op::Relocate { level } => self.push(Task::Relocate { level }),
            Op::Recruit => self.push(Task::Recruit),
            Op::Promote => self.push(Task::Promote),
            Op::Rescue => self.look_for_rescue(),
            Op::Pass => self.pass(log),
            Op::WarMask => self.wear_war_mask(log),
            Op::Recall => self.push(Task::Recall),
            Op::Ocarina => self.play_ocarina(log),
            Op::Earring { most, bottom } => self.push(Task::Look { most, bottom }),
            Op::Borrow { gold } => self.push(Task::Borrow { gold }),
            Op::Exchange => self.push(Task::Exchange),
            Op::Hammer => self.exile_rightmost_item(log),
            Op::FreeSlot => self.push(Task::FreeSlot),
            Op::RevealSite { level } => self.reveal_site(level, log),
            Op::Crown => self.push(Task::Crown),
        }
    }

    /// Whether nothing can come of a task, whatever free actions precede it.
    fn is_pointless(&self, task: Task) -> bool {
        let me = self.me();
        let supply_is_empty = || self.supply.iter().all(|stack| stack.is_empty());
        match task {
            Task::Draw(left) | Task::DrawBottom(left) => left == 0 || me.holding.deck_len() == 0,
            Task::Exile => me.holding.hand_len() == 0 && me.played.is_empty(),
            Task::Refresh(left) => left == 0 || me.helpers().next().is_none(),
            Task::Offer(at) => self.offers_nothing(at),
            Task::UseUp => me.holding.hand_len() == 0,
            Task::Choose { at, taken } => {
                matches!(catalogue().op(at), Op::Choose { pick, .. } if taken.count_ones() >= u32::from(pick))
            }
            Task::Dig(_) => !self.has_archaeologist_at_home(),
            Task::TakeItem(_) => self.row.items == [None; 5],
            Task::TakeArtifact => self.row.artifacts == [None; 5],
            Task::Overcome(reach) => !Site::all().any(|site| self.reaches(reach, site).is_none()),
            Task::Activate { at, but } => {
                !Site::all().any(|site| self.can_activate(at, but, site).is_none_or(is_about_tokens))
            }
            Task::Relocate { .. } | Task::Recall => self.placed(self.turn) == 0,
            Task::Borrow { .. } => supply_is_empty(),
            Task::Exchange => me.helpers().next().is_none() || supply_is_empty(),
            Task::TakeExiled => self.exiled_items().next().is_none(),
            Task::FreeSlot => me.slots == 0,
            Task::Crown => !Site::all().any(|site| self.is_mine(site) && self.guard(site).is_some()),
            Task::Recruit => me.helpers.iter().all(Option::is_some) || supply_is_empty(),
            Task::Promote => me.helpers().all(|helper| helper.gold),
            Task::Rescue => self.can_be_rescued() == 0,
            Task::PickTile { space } => self.tiles_to_pick(space).is_empty(),
            Task::Look { .. } => me.holding.deck_len() == 0,
            _ => false,
        }
    }

    /// Whether what is offered cannot be paid, or gives nothing: who has no guardian to overcome does
    /// not pay for it.
    fn offers_nothing(&self, at: At) -> bool {
        let Op::Pay { cost, then } = catalogue().op(at) else { return true };
        let in_vain = match catalogue().op(then) {
            Op::Overcome(reach) => !Site::all().any(|site| self.reaches(reach, site).is_none()),
            _ => false,
        };
        in_vain || cost.card && self.me().holding.hand_len() == 0
    }

    /// How many there are of what a gain is multiplied by.
    fn count(&self, per: Per) -> u8 {
        let me = self.me();
        match per {
            Per::Guardian => {
                let met =
                    Site::all().filter(|&site| self.guard(site).is_some() && self.is_mine(site)).count();
                met as u8 + me.guardians.count_ones() as u8
            }
            Per::Idol => me.idols(),
            Per::Archaeologist => self.placed(self.turn) as u8,
        }
    }

    pub(crate) fn gain(&mut self, tokens: Tokens, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.tokens = me.tokens.plus(tokens);
        let seat = self.turn;
        each_token(tokens, |token, count| log.tell(Event::Gained { seat, token, count }));
    }

    pub(crate) fn pay(&mut self, tokens: Tokens, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.tokens = me.tokens.minus(tokens);
        let seat = self.turn;
        each_token(tokens, |token, count| log.tell(Event::Paid { seat, token, count }));
    }
}

/// A reason that a free action may take away.
fn is_about_tokens(reason: crate::Reason) -> bool {
    matches!(reason, crate::Reason::TooFew { .. })
}

#[inline]
fn each_token(tokens: Tokens, mut tell: impl FnMut(Token, u8)) {
    for token in Token::ALL {
        let count = tokens.count(token);
        if count > 0 {
            tell(token, count);
        }
    }
}
