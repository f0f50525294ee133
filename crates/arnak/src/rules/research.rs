//! The research track.

use std::fmt;
use std::str::FromStr;

use dighouse_game::{Listing, Log, ParseError};

use crate::components::catalogue::{Track, catalogue};
use crate::rules::effects::{At, Cost, Gain, Op, Ref, Research};
use crate::rules::temple::TEMPLE;
use crate::state::task::{Question, Task};
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

    pub(crate) fn list_research(&self, how: Research, out: &mut impl Listing<Action>) {
        let track = self.track();
        for token in ResearchToken::ALL {
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
            for stack in TempleStack::ALL {
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

    /// Whether a token can go to a space, without regard to the price.
    pub(crate) fn forbids_step(&self, token: ResearchToken, space: u8) -> Option<Reason> {
        if !self.track().spaces[usize::from(self.token_space(token))].up.contains(&space) {
            return Some(Reason::NotConnected);
        }
        self.is_too_high(token, space).then_some(Reason::NotebookTooHigh)
    }

    /// The notebook never passes the magnifying glass and never enters the temple.
    fn is_too_high(&self, token: ResearchToken, space: u8) -> bool {
        let row = |space: u8| self.track().spaces[usize::from(space)].row;
        token == ResearchToken::Notebook && (space == TEMPLE || row(space) > row(self.me().glass))
    }

    /// Whether a step or tile can be paid with one of the discounts.
    pub(crate) fn forbids_price(&self, cost: Cost, how: Research) -> Option<Reason> {
        if how.free {
            return None;
        }
        if cost.idol && self.me().crates() == 0 {
            return Some(Reason::NoIdol);
        }
        let tokens = self.me().tokens;
        let payable = |discount: Tokens| tokens.cover(cost.tokens.minus(discount));
        if payable(how.discount) || payable(how.or) {
            return None;
        }
        Some(Reason::TooFew { missing: cost.tokens.minus(how.discount).minus(tokens) })
    }

    /// Whether a step or temple tile can be had on these terms.
    pub(crate) fn forbids_target(&self, target: Target, how: Research) -> Option<Reason> {
        match target {
            Target::Step { token, space } => self.forbids_research(token, space, how),
            Target::Tile(stack) => self.forbids_temple(stack, how),
        }
    }

    fn cost_of(&self, target: Target) -> Cost {
        match target {
            Target::Step { space, .. } => self.track().spaces[usize::from(space)].cost,
            Target::Tile(stack) => Cost::of(self.temple_cost(stack)),
        }
    }

    /// Researches as a main action, or on the terms of a step of an effect. Pays with the discount
    /// that suffices; if both do and it matters which, asks.
    pub(crate) fn research(
        &mut self,
        target: Target,
        granted: Option<Ref<Research>>,
        log: &mut impl Log<Event>,
    ) {
        let how = granted.map(Ref::step).unwrap_or_default();
        let cost = self.cost_of(target);
        let prices = [cost.tokens.minus(how.discount), cost.tokens.minus(how.or)];
        let payable = prices.map(|price| self.me().tokens.cover(price));
        match (payable, granted) {
            _ if how.free => self.reach(Tokens::NONE, target, log),
            ([true, true], Some(step)) if prices[0] != prices[1] && !how.or.is_empty() => {
                self.push(Task::PayDiscount(PayDiscount { step, target: target.number() }));
            }
            ([true, _], _) => self.pay_and_reach(prices[0], cost.idol, target, log),
            ([false, _], _) => self.pay_and_reach(prices[1], cost.idol, target, log),
        }
    }

    fn pay_and_reach(&mut self, tokens: Tokens, idol: bool, target: Target, log: &mut impl Log<Event>) {
        if idol {
            self.me_mut().pay_idol();
            self.research.pay_idol();
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
        let moved = Moved { token, space };
        if space == TEMPLE {
            self.reach_temple(log);
        } else if self.research.bonuses(space).is_empty() {
            self.push(Task::RowEffect(moved));
        } else {
            self.push(Task::Rewards(Rewards(moved)));
        }
    }

    /// The effect of the row that a token has reached.
    pub(crate) fn row_effect(&self, Moved { token, space }: Moved) -> At {
        let track = self.track();
        let row = &track.rows[usize::from(track.spaces[usize::from(space)].row) - 1];
        match token {
            ResearchToken::Glass => row.glass,
            ResearchToken::Notebook => row.notebook,
        }
    }
}

/// A research token that has just reached a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moved {
    pub(crate) token: ResearchToken,
    pub(crate) space: u8,
}

impl fmt::Display for Moved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.token, self.space)
    }
}

impl FromStr for Moved {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Moved, ParseError> {
        let read = || {
            let (token, space) = text.split_once(' ')?;
            Some(Moved { token: token.parse().ok()?, space: space.parse().ok()? })
        };
        read().ok_or_else(|| ParseError::new("a research token on a space", text))
    }
}

/// Which comes first: the bonus tile of the space or the effect of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rewards(pub(crate) Moved);

impl Question for Rewards {
    type Answer = Reward;

    const NAME: &'static str = "rewards";
    const OPTIONAL: bool = false;

    fn answer(self, action: Action) -> Option<Reward> {
        if let Action::Reward { reward } = action { Some(reward) } else { None }
    }

    fn list(self, _: &Arnak, out: &mut impl Listing<Action>) {
        out.extend(Reward::ALL.iter().map(|&reward| Action::Reward { reward }));
    }

    fn forbids(self, _: &Arnak, _: Reward) -> Option<Reason> {
        None
    }

    fn play(self, game: &mut Arnak, first: Reward, _: &mut impl Log<Event>) {
        let (tile, row) = (Task::PickTile(PickTile { space: self.0.space }), Task::RowEffect(self.0));
        let (now, then) = match first {
            Reward::Tile => (tile, row),
            Reward::Row => (row, tile),
        };
        game.push(then);
        game.push(now);
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    /// The order does not matter if both give tokens only and there is no choice among tiles.
    fn only_answer(self, game: &Arnak) -> Option<Reward> {
        let plain = |at: At| {
            matches!(catalogue().op(at), Op::Gain(Gain { per: None, .. }))
                && catalogue().op(at + 1) == Op::End
        };
        match *game.research.bonuses(self.0.space) {
            [tile] if plain(catalogue().bonus(tile)) && plain(game.row_effect(self.0)) => Some(Reward::Tile),
            _ => None,
        }
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.0)
    }

    fn read_arguments(text: &str) -> Option<Rewards> {
        text.parse().ok().map(Rewards)
    }
}

/// Which bonus tile of a space to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PickTile {
    pub(crate) space: u8,
}

impl Question for PickTile {
    type Answer = Bonus;

    const NAME: &'static str = "pick-tile";
    const OPTIONAL: bool = false;

    fn answer(self, action: Action) -> Option<Bonus> {
        if let Action::Pick { tile } = action { Some(tile) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        let there = Bonus::all().filter(|&tile| self.forbids(game, tile).is_none());
        out.extend(there.map(|tile| Action::Pick { tile }));
    }

    fn forbids(self, game: &Arnak, tile: Bonus) -> Option<Reason> {
        (!game.research.bonuses(self.space).contains(&tile)).then_some(Reason::NoSuchTile)
    }

    fn play(self, game: &mut Arnak, tile: Bonus, log: &mut impl Log<Event>) {
        game.research.use_bonus(self.space, tile);
        log.tell(Event::BonusTaken { seat: game.turn, tile });
        game.push(Task::Bonus(tile));
    }

    fn is_pointless(self, game: &Arnak) -> bool {
        game.research.bonuses(self.space).is_empty()
    }

    fn only_answer(self, game: &Arnak) -> Option<Bonus> {
        if let [only] = *game.research.bonuses(self.space) { Some(only) } else { None }
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", self.space)
    }

    fn read_arguments(text: &str) -> Option<PickTile> {
        Some(PickTile { space: text.parse().ok()? })
    }
}

/// Which of the two discounts of a step pays, where both would.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PayDiscount {
    step: Ref<Research>,
    /// The number of a [`Target`].
    pub(crate) target: u8,
}

impl Question for PayDiscount {
    /// 1 or 2.
    type Answer = u8;

    const NAME: &'static str = "pay-discount";
    const OPTIONAL: bool = false;
    const ATOMIC: bool = true;

    fn effect_step(self) -> Option<At> {
        Some(self.step.at())
    }

    fn answer(self, action: Action) -> Option<u8> {
        if let Action::Choose { option } = action { Some(option) } else { None }
    }

    fn list(self, _: &Arnak, out: &mut impl Listing<Action>) {
        out.extend((1..=2).map(|option| Action::Choose { option }));
    }

    fn forbids(self, _: &Arnak, option: u8) -> Option<Reason> {
        (!(1..=2).contains(&option)).then_some(Reason::NoSuchChoice)
    }

    fn play(self, game: &mut Arnak, option: u8, log: &mut impl Log<Event>) {
        let how = self.step.step();
        let target = Target::numbered(self.target);
        let cost = game.cost_of(target);
        let discount = if option == 1 { how.discount } else { how.or };
        game.pay_and_reach(cost.tokens.minus(discount), cost.idol, target, log);
    }

    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {} {}", self.target, self.step)
    }

    fn read_arguments(text: &str) -> Option<PayDiscount> {
        let (target, step) = text.split_once(' ')?;
        Some(PayDiscount { target: target.parse().ok()?, step: step.parse().ok()? })
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
