//! The menu: every choice, or for long lists what to type.

use dighouse_excavation_earth::{Action, AnyCard, Income};
use dighouse_tables::Choice;
use dighouse_text::Kind;

use super::board::Board;
use crate::games::{Item, Menu};
use crate::paint::padded;

/// Longer lists are only counted.
const LONGEST: usize = 60;

/// The width of an action's name, and the number of cards next to it.
const HEAD: usize = 12;
const IN_A_LINE: usize = 6;

impl Board<'_> {
    /// The menu for these available actions.
    pub(super) fn menu(&self, choices: &[Choice]) -> Menu {
        if self.view.prompt.as_deref() == Some("choose") {
            return self.cards_menu(choices);
        }
        if choices.len() > LONGEST {
            let words = self.say("menu-many", &[("count", choices.len().into())]);
            let done = choices.iter().find(|choice| choice.text == "done");
            let done = done.map(|choice| Item::new('1', &choice.text, self.words(choice)));
            let items = done.into_iter().chain([Item { choice: None, words }]).collect();
            return Menu { title: None, items, in_columns: false };
        }
        let item = |(number, choice): (usize, &Choice)| Item::new(number, &choice.text, self.words(choice));
        Menu { title: None, items: (1..).zip(choices).map(item).collect(), in_columns: true }
    }

    fn words(&self, choice: &Choice) -> String {
        let words = self.texts.tell("excavation-earth", Kind::Action, &choice.data, self.names);
        match self.income(choice) {
            Some(income) => {
                let args = [
                    ("total", income.total.into()),
                    ("popularity", income.popularity.into()),
                    ("buyers", income.buyers.into()),
                    ("bonus", income.bonus.into()),
                ];
                format!("{words}: {}", self.say("menu-income", &args))
            }
            None => words,
        }
    }

    /// The income of a sale.
    fn income(&self, choice: &Choice) -> Option<Income> {
        let Action::Sale { colour, markets } = choice.text.parse().ok()? else { return None };
        let of_colour = self.view.sales.iter().find(|sales| sales.colour == colour)?;
        of_colour.sales.iter().find(|sale| sale.markets == markets).map(|sale| sale.income)
    }

    /// The eight actions, each with the cards that allow it.
    fn cards_menu(&self, choices: &[Choice]) -> Menu {
        let actions: Vec<Action> = choices.iter().filter_map(|choice| choice.text.parse().ok()).collect();
        let deeds = ["travel", "excavate", "market", "sell", "command", "smuggle", "survey"];
        let pass = Item::new('1', Action::Pass, self.say("move-pass", &[]));
        let items = deeds.into_iter().flat_map(|deed| self.cards_for(deed, &actions)).chain([pass]).collect();
        Menu { title: Some(self.say("menu-cards", &[])), items, in_columns: false }
    }

    /// The cards that allow an action, in as many lines as they need.
    fn cards_for(&self, deed: &str, actions: &[Action]) -> Vec<Item> {
        let fits = actions.iter().filter_map(|&action| card_of(action)).filter(|(name, _)| *name == deed);
        let cards: Vec<String> = fits.map(|(_, card)| card.to_string()).collect();
        let lines = cards.chunks(IN_A_LINE).enumerate().map(|(number, cards)| {
            let head = if number == 0 { self.say(&format!("move-{deed}"), &[]) } else { String::new() };
            Item { choice: None, words: format!("{}{}", padded(&head, HEAD), cards.join(" ")) }
        });
        lines.collect()
    }
}

/// The name of an action and the card it takes.
fn card_of(action: Action) -> Option<(&'static str, AnyCard)> {
    Some(match action {
        Action::Travel { card } => ("travel", card),
        Action::Sell { card } => ("sell", card),
        Action::Excavate { card } => ("excavate", AnyCard::Action(card)),
        Action::Market { card } => ("market", AnyCard::Action(card)),
        Action::Command { card } => ("command", AnyCard::Action(card)),
        Action::Smuggle { card } => ("smuggle", AnyCard::Action(card)),
        Action::Survey { card } => ("survey", AnyCard::Action(card)),
        _ => return None,
    })
}
