//! `pay 1 compass { … }`: may pay tokens, a card or travel icons for an effect.

use std::fmt;

use dighouse_game::{Listing, Log};

use crate::components::catalogue::catalogue;
use crate::rules::effects::code::Referable;
use crate::rules::effects::gain::each_token;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Cost, Op, Ref, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Icons, Reason, Tokens};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pay {
    pub(crate) cost: Cost,
    /// Where the effect that is paid for begins.
    pub(crate) then: At,
}

/// How the offer is accepted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Accept {
    Pay,
    WithCard(Card),
}

impl Step for Pay {
    const WORD: &'static str = "pay";

    fn read(reader: &mut Reader<'_>) -> Result<Pay, EffectError> {
        let cost = Cost::read(reader);
        reader.expect("{")?;
        let then = reader.effect()?;
        reader.expect("}")?;
        Ok(Pay { cost, then })
    }

    fn perform(self, at: At, game: &mut Arnak, _: &mut impl Log<Event>) {
        game.push(Task::Offer(Ref::to(self, at)));
    }
}

impl Referable for Pay {
    fn of(op: Op) -> Option<Pay> {
        if let Op::Pay(step) = op { Some(step) } else { None }
    }
}

impl Question for Ref<Pay> {
    type Answer = Accept;

    const NAME: &'static str = "offer";
    const OPTIONAL: bool = true;

    fn effect_step(self) -> Option<At> {
        Some(self.at())
    }

    fn answer(self, action: Action) -> Option<Accept> {
        match (action, self.step().cost.card) {
            (Action::Pay, false) => Some(Accept::Pay),
            (Action::UseUp { card }, true) => Some(Accept::WithCard(card)),
            _ => None,
        }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        if self.step().cost.card {
            game.each_hand_card(game.turn, |card| out.push(Action::UseUp { card }));
        } else if self.forbids(game, Accept::Pay).is_none() {
            out.push(Action::Pay);
        }
    }

    fn forbids(self, game: &Arnak, answer: Accept) -> Option<Reason> {
        let cost = self.step().cost;
        let tokens = game.me().tokens;
        match answer {
            Accept::WithCard(card) => game.forbids_use_up(card),
            Accept::Pay if !tokens.cover(cost.tokens) => {
                Some(Reason::TooFew { missing: cost.tokens.minus(tokens) })
            }
            Accept::Pay if cost.icons.is_empty() => None,
            Accept::Pay => game.forbids_travel(cost.icons, Icons::NONE, cost.tokens),
        }
    }

    fn play(self, game: &mut Arnak, answer: Accept, log: &mut impl Log<Event>) {
        let Pay { cost, then } = self.step();
        game.push(Task::Run(then));
        game.pay(cost.tokens, log);
        if let Accept::WithCard(card) = answer {
            game.use_up(card, log);
        }
        if !cost.icons.is_empty() {
            game.pay_travel(cost.icons, Icons::NONE);
        }
    }

    /// What is offered cannot be paid, even with a card that a free action draws, or gives nothing:
    /// nobody pays to overcome a guardian who is not there.
    fn is_pointless(self, game: &Arnak) -> bool {
        let Pay { cost, then } = self.step();
        let in_vain =
            if let Op::Overcome(step) = catalogue().op(then) { step.is_pointless(game) } else { false };
        in_vain || cost.card && game.me().holding.all().is_empty()
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }

    fn read_arguments(text: &str) -> Option<Ref<Pay>> {
        text.parse().ok()
    }
}

impl Arnak {
    /// Takes tokens from the player whose turn it is.
    pub(crate) fn pay(&mut self, tokens: Tokens, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.tokens = me.tokens.minus(tokens);
        let seat = self.turn;
        each_token(tokens, |token, count| log.tell(Event::Paid { seat, token, count }));
    }
}
