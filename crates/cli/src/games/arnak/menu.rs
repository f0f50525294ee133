//! The menu: every action in words, with its price if it has one.

use dighouse_arnak::{Action, Card};
use dighouse_text::Kind;

use super::board::Board;
use crate::games::{Item, Menu};

impl Board<'_> {
    /// The menu for these available actions.
    pub(super) fn menu(&self, actions: &[Action]) -> Menu {
        let item = |(number, action): (usize, &Action)| Item::new(number, action, self.words(*action));
        Menu { title: None, items: (1..).zip(actions).map(item).collect(), in_columns: true }
    }

    fn words(&self, action: Action) -> String {
        let data = serde_json::to_value(action).unwrap_or_default();
        let words = self.texts.tell("arnak", Kind::Action, &data, self.names);
        match action {
            Action::Buy { card } => {
                self.say("menu-buy", &[("words", words.into()), ("price", self.price(card).into())])
            }
            Action::Research { space, .. } => format!("{words} ({})", self.step_cost(space)),
            Action::Temple { stack } => format!("{words} ({})", self.stack_cost(stack)),
            _ => words,
        }
    }

    fn price(&self, card: Card) -> String {
        let token = if card.is_item() { "coin" } else { "compass" };
        self.say(&format!("count-{token}"), &[("count", card.cost().into())])
    }
}
