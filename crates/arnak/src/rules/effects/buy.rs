//! `buy item 3 top`: may buy a card at a discount; with `top`, also the top card of the deck.

use std::fmt;

use dighouse_game::{Listing, Log};
use serde::{Deserialize, Serialize};

use crate::rules::effects::code::Referable;
use crate::rules::effects::reader::{EffectError, Reader};
use crate::rules::effects::{At, Op, Ref, Step};
use crate::state::task::{Question, Task};
use crate::{Action, Arnak, Card, Event, Reason};

/// What one may buy, and on which terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "arnak.ts"))]
pub struct Buy {
    pub(crate) items: bool,
    pub(crate) artifacts: bool,
    pub(crate) cheaper: u8,
    pub(crate) top: bool,
}

impl Buy {
    /// As a main action: any card of the row at its price.
    pub(crate) const MAIN: Buy = Buy { items: true, artifacts: true, cheaper: 0, top: false };
}

impl Step for Buy {
    const WORD: &'static str = "buy";

    fn read(reader: &mut Reader<'_>) -> Result<Buy, EffectError> {
        let both = [("item", (true, false)), ("artifact", (false, true)), ("any", (true, true))];
        let (items, artifacts) = reader.one_of(&both)?;
        Ok(Buy { items, artifacts, cheaper: reader.number()?, top: reader.take("top") })
    }

    /// With `top`, the top card of the deck is revealed first.
    fn perform(self, at: At, game: &mut Arnak, log: &mut impl Log<Event>) {
        for item in [true, false] {
            let wanted = self.top && if item { self.items } else { self.artifacts };
            if let Some(card) = game.market.top_card(item).filter(|_| wanted) {
                game.market.show_top(item);
                game.chance.reveal();
                log.tell(Event::CardRevealed { card });
            }
        }
        game.push(Task::Buy(Ref::to(self, at)));
    }
}

impl Referable for Buy {
    fn of(op: Op) -> Option<Buy> {
        if let Op::Buy(step) = op { Some(step) } else { None }
    }
}

impl Question for Ref<Buy> {
    type Answer = Card;

    const NAME: &'static str = "buy";
    const OPTIONAL: bool = true;

    fn effect_step(self) -> Option<At> {
        Some(self.at())
    }

    fn answer(self, action: Action) -> Option<Card> {
        if let Action::Buy { card } = action { Some(card) } else { None }
    }

    fn list(self, game: &Arnak, out: &mut impl Listing<Action>) {
        game.list_purchases(self.step(), out);
    }

    fn forbids(self, game: &Arnak, card: Card) -> Option<Reason> {
        game.forbids_buy(card, self.step())
    }

    fn play(self, game: &mut Arnak, card: Card, log: &mut impl Log<Event>) {
        game.buy(card, self.step().cheaper, log);
    }

    /// Free actions can bring what a card costs.
    fn is_pointless(self, _: &Arnak) -> bool {
        false
    }

    fn write_arguments(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {self}")
    }

    fn read_arguments(text: &str) -> Option<Ref<Buy>> {
        text.parse().ok()
    }
}
