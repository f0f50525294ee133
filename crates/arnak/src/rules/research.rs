//! The research track.

use dighouse_game::Log;

use crate::components::catalogue::{Track, catalogue};
use crate::rules::effects::{At, Cost, Op, Research};
use crate::rules::temple::TEMPLE;
use crate::task::Task;
use crate::{Action, Arnak, Bonus, Event, Reason, ResearchToken, Reward, TempleStack, Tokens};

impl Arnak {
    pub(crate) fn track(&self) -> &'static Track {
        catalogue().track(self.variants.temple)
    }

    fn token_space(&self, token: ResearchToken) -> u8 {
        match token {
            ResearchToken::Glass => self.me().glass,
            ResearchToken::Notebook => self.me().notebook,
        }
    }

    pub(crate) fn list_research(&self, how: Research, out: &mut Vec<Action>) {
        let track = self.track();
        for &token in ResearchToken::ALL {
            if how.notebook_only && token == ResearchToken::Glass {
                continue;
            }
            for &space in &track.spaces[usize::from(self.token_space(token))].up {
                let cost = track.spaces[usize::from(space)].cost;
                if !self.is_too_high(token, space) && self.forbids_price(cost, how).is_none() {
                    out.push(Action::Research { token, space });
                }
            }
        }
        if self.me().glass == TEMPLE {
            for &stack in TempleStack::ALL {
                if self.forbids_temple(stack, how).is_none() {
                    out.push(Action::Temple { stack });
                }
            }
        }
    }

    pub(crate) fn forbids_research(&self, token: ResearchToken, space: u8, how: Research) -> Option<Reason> {
        if how.notebook_only && token == ResearchToken::Glass {
            return Some(Reason::NotebookOnly);
        }
        let price = || self.forbids_price(self.track().spaces[usize::from(space)].cost, how);
        self.forbids_step(token, space).or_else(price)
    }

    /// Whether a token can go to a space, its price aside.
    pub(crate) fn forbids_step(&self, token: ResearchToken, space: u8) -> Option<Reason> {
        if !self.track().spaces[usize::from(self.token_space(token))].up.contains(&space) {
            return Some(Reason::NotConnected);
        }
        self.is_too_high(token, space).then_some(Reason::NotebookTooHigh)
    }

    /// The notebook never passes the magnifying glass, nor enters the temple.
    fn is_too_high(&self, token: ResearchToken, space: u8) -> bool {
        let row = |space: u8| self.track().spaces[usize::from(space)].row;
        token == ResearchToken::Notebook && (space == TEMPLE || row(space) > row(self.me().glass))
    }

    /// Whether a step or tile can be paid with one of the discounts.
    pub(crate) fn forbids_price(&self, cost: Cost, how: Research) -> Option<Reason> {
        if how.free {
            return None;
        }
        if cost.idol && self.me().crates == 0 {
            return Some(Reason::NoIdol);
        }
        let tokens = self.me().tokens;
        let payable = |discount: Tokens| tokens.cover(cost.tokens.minus(discount));
        if payable(how.discount) || payable(how.or) {
            return None;
        }
        Some(Reason::TooFew { missing: cost.tokens.minus(how.discount).minus(tokens) })
    }

    pub(crate) fn research(
        &mut self,
        token: ResearchToken,
        space: u8,
        how: Research,
        at: At,
        log: &mut impl Log<Event>,
    ) {
        let cost = self.track().spaces[usize::from(space)].cost;
        let target = Target::Step { token, space };
        self.pay_price(cost, how, at, target, log);
    }

    /// Pays with the better discount; if both pay and it matters which, asks.
    pub(crate) fn pay_price(
        &mut self,
        cost: Cost,
        how: Research,
        at: At,
        target: Target,
        log: &mut impl Log<Event>,
    ) {
        let prices = [cost.tokens.minus(how.discount), cost.tokens.minus(how.or)];
        let payable = prices.map(|price| self.me().tokens.cover(price));
        match payable {
            _ if how.free => self.reach(Tokens::NONE, target, log),
            [true, true] if prices[0] != prices[1] && !how.or.is_empty() => {
                self.push(Task::PayDiscount { at, target: target.number() });
            }
            [true, _] => self.pay_and_reach(prices[0], cost.idol, target, log),
            _ => self.pay_and_reach(prices[1], cost.idol, target, log),
        }
    }

    pub(crate) fn choose_discount(&mut self, at: At, target: u8, option: u8, log: &mut impl Log<Event>) {
        self.tasks.pop();
        let Op::Research(how) = catalogue().op(at) else { return };
        let target = Target::numbered(target);
        let cost = match target {
            Target::Step { space, .. } => self.track().spaces[usize::from(space)].cost,
            Target::Tile(stack) => Cost { tokens: self.temple_cost(stack), ..Cost::default() },
        };
        let discount = if option == 1 { how.discount } else { how.or };
        self.pay_and_reach(cost.tokens.minus(discount), cost.idol, target, log);
    }

    fn pay_and_reach(&mut self, tokens: Tokens, idol: bool, target: Target, log: &mut impl Log<Event>) {
        if idol {
            self.me_mut().crates -= 1;
            self.paid_idols += 1;
            log.tell(Event::IdolPaid { seat: self.turn });
        }
        self.reach(tokens, target, log);
    }

    fn reach(&mut self, tokens: Tokens, target: Target, log: &mut impl Log<Event>) {
        self.pay(tokens, log);
        match target {
            Target::Step { token, space } => self.move_token(token, space, log),
            Target::Tile(stack) => self.take_temple_tile(stack, log),
        }
    }

    fn move_token(&mut self, token: ResearchToken, space: u8, log: &mut impl Log<Event>) {
        let seat = self.turn;
        log.tell(Event::Researched { seat, token, space });
        match token {
            ResearchToken::Glass => self.me_mut().glass = space,
            ResearchToken::Notebook => self.me_mut().notebook = space,
        }
        let notebook = token == ResearchToken::Notebook;
        if space == TEMPLE {
            self.reach_temple(log);
        } else if self.bonuses[usize::from(space)].is_empty() {
            self.push(Task::RowEffect { space, notebook });
        } else {
            self.push(Task::Rewards { space, notebook });
        }
    }

    fn row_effect_at(&self, space: u8, notebook: bool) -> At {
        let track = self.track();
        let row = &track.rows[usize::from(track.spaces[usize::from(space)].row) - 1];
        if notebook { row.notebook } else { row.glass }
    }

    pub(crate) fn row_effect(&mut self, space: u8, notebook: bool) {
        self.tasks.pop();
        self.push(Task::Run(self.row_effect_at(space, notebook)));
    }

    /// Whether it does not matter which reward comes first: both are tokens, and there is no choice.
    pub(crate) fn rewards_commute(&self, space: u8, notebook: bool) -> bool {
        let plain = |at: At| {
            let op = catalogue().op(at);
            matches!(op, Op::Gain(_)) && catalogue().op(at + 1) == Op::End
        };
        match self.bonuses[usize::from(space)].things() {
            [tile] => plain(catalogue().bonus(Bonus(*tile))) && plain(self.row_effect_at(space, notebook)),
            _ => false,
        }
    }

    /// Takes both rewards, this one first.
    pub(crate) fn take_rewards(&mut self, space: u8, notebook: bool, first: Reward) {
        let (tile, row) = (Task::PickTile { space }, Task::RowEffect { space, notebook });
        let (now, then) = if first == Reward::Tile { (tile, row) } else { (row, tile) };
        self.tasks.replace(then);
        self.push(now);
    }

    /// The bonus tiles among which one is taken.
    pub(crate) fn tiles_to_pick(&self, space: u8) -> &[u8] {
        if space == TEMPLE { self.temple_bonuses.things() } else { self.bonuses[usize::from(space)].things() }
    }

    pub(crate) fn pick_only_tile(&mut self, space: u8, log: &mut impl Log<Event>) {
        let tile = Bonus(self.tiles_to_pick(space)[0]);
        self.pick_tile(space, tile, log);
    }

    pub(crate) fn pick_tile(&mut self, space: u8, tile: Bonus, log: &mut impl Log<Event>) {
        if space == TEMPLE {
            self.temple_bonuses.remove(tile.0);
        } else {
            self.bonuses[usize::from(space)].remove(tile.0);
        }
        self.used_bonuses[tile.index()] += 1;
        log.tell(Event::BonusTaken { seat: self.turn, tile });
        self.tasks.replace(Task::Bonus(tile));
    }

    pub(crate) fn list_picks(&self, space: u8, out: &mut Vec<Action>) {
        let tiles = self.tiles_to_pick(space);
        out.extend(Bonus::all().filter(|tile| tiles.contains(&tile.0)).map(|tile| Action::Pick { tile }));
    }
}

/// What research is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    Step { token: ResearchToken, space: u8 },
    Tile(TempleStack),
}

impl Target {
    /// As a small number: 0 to 14 for the glass, from 16 for the notebook, from 32 for temple tiles.
    pub(crate) fn number(self) -> u8 {
        match self {
            Target::Step { token: ResearchToken::Glass, space } => space,
            Target::Step { token: ResearchToken::Notebook, space } => 16 + space,
            Target::Tile(stack) => 32 + stack as u8,
        }
    }

    pub(crate) fn numbered(number: u8) -> Target {
        match number {
            0..16 => Target::Step { token: ResearchToken::Glass, space: number },
            16..32 => Target::Step { token: ResearchToken::Notebook, space: number - 16 },
            _ => Target::Tile(TempleStack::ALL[usize::from(number - 32) % TempleStack::ALL.len()]),
        }
    }
}
