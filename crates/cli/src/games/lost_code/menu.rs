//! The menu: not every action, but every kind of action and the best of each.

use dighouse_lost_code::{Action, Dice, PhaseName, Symbol, Values, Wheel, Window};

use super::board::{Board, percent};
use crate::games::{Item, Menu};
use crate::paint::{self, paint};

impl Board<'_> {
    /// The menu for these available actions.
    pub(super) fn menu(&self, actions: &[Action]) -> Menu {
        match self.view.phase {
            PhaseName::Token => self.token_menu(),
            PhaseName::Turn => self.turn_menu(actions),
            PhaseName::Bet => self.bet_menu(actions),
            PhaseName::Exchange => self.exchange_menu(actions),
            PhaseName::Guess => self.guess_menu(),
            PhaseName::Over => Menu::default(),
        }
    }

    /// The dice as rolled, and every way to turn one.
    fn turn_menu(&self, actions: &[Action]) -> Menu {
        let words = |dice: Dice| dice.symbols().map(|symbol| self.plain_symbol(symbol)).join(" ");
        let mut turns: Vec<Dice> = Vec::new();
        turns.extend(actions.iter().filter_map(|action| match action {
            Action::Dice { dice } => Some(*dice),
            _ => None,
        }));
        turns.sort_by_key(|&dice| dice != self.view.dice);
        let item = |(number, dice): (usize, Dice)| {
            let text = if dice == self.view.dice { self.say("menu-accept", &[]) } else { words(dice) };
            Item::new(number, Action::Dice { dice }, text)
        };
        Menu { title: None, items: (1..).zip(turns).map(item).collect(), in_columns: true }
    }

    /// A line for each wheel: its points, its possible windows, and the best one.
    fn bet_menu(&self, actions: &[Action]) -> Menu {
        let windows = |width: u8| -> Vec<Window> {
            let window = |action: &Action| match action {
                Action::Bet { window } if window.width() == width => Some(*window),
                _ => None,
            };
            actions.iter().filter_map(window).collect()
        };
        let item = |(number, wheel): (usize, Wheel)| {
            let points = self.texts.say("house-points", &[("points", wheel.points.into())]);
            let head =
                format!("{:<14}{points:<11}", self.say("menu-wheel", &[("width", wheel.width.into())]));
            match self.taken(wheel.width) {
                Some(taken) => Item { choice: None, words: paint(paint::FAINT, &format!("{head}{taken}")) },
                None => self.free_wheel(number, &windows(wheel.width), &head),
            }
        };
        Menu { title: None, items: (1..).zip(self.view.wheels).map(item).collect(), in_columns: false }
    }

    /// Who has taken the wheel this round, and with which window.
    fn taken(&self, width: u8) -> Option<String> {
        let round = self.view.rounds.last()?;
        self.view.order.iter().find_map(|&seat| {
            let window = round.bets[seat]?.window;
            let taken = || [("seat", self.name(seat).into()), ("window", window.to_string().into())];
            (window.width() == width).then(|| self.say("menu-taken", &taken()))
        })
    }

    fn free_wheel(&self, number: usize, windows: &[Window], head: &str) -> Item {
        let shown = |window: Option<&Window>| window.map_or_else(String::new, Window::to_string).into();
        let range =
            self.say("menu-free", &[("first", shown(windows.first())), ("last", shown(windows.last()))]);
        match self.best_window(windows) {
            Some((window, chance)) if self.odds => {
                let best = self.say("menu-best", &[("window", window.to_string().into())]);
                let chance = paint(paint::STRONG, &format!("{:>4}%", percent(chance)));
                Item::new(number, Action::Bet { window }, format!("{head}{range:<21}{best:<17}{chance}"))
            }
            _ => Item { choice: None, words: format!("{head}{range}") },
        }
    }

    /// The window most likely to contain the sum, and its probability; the middle one among equals.
    fn best_window(&self, windows: &[Window]) -> Option<(Window, f64)> {
        let sums = self.deduction.as_ref()?.sums(self.view.dice);
        let chance = |window: &Window| -> f64 {
            (window.low()..=window.high()).filter_map(|sum| sums.get(usize::from(sum))).sum()
        };
        let best = windows.iter().map(chance).fold(0.0, f64::max);
        let equal: Vec<&Window> = windows.iter().filter(|window| chance(window) > best - 1e-9).collect();
        equal.get(equal.len() / 2).map(|&&window| (window, best))
    }

    fn exchange_menu(&self, actions: &[Action]) -> Menu {
        let symbols = actions.iter().filter_map(|action| match action {
            Action::Exchange { symbol } => Some(*symbol),
            _ => None,
        });
        let item = |(number, symbol): (usize, Symbol)| {
            let (name, count) = (self.plain_symbol(symbol), self.view.piles[symbol]);
            let words = self.say("menu-pile", &[("symbol", name.into()), ("count", count.into())]);
            Item::new(number, Action::Exchange { symbol }, words)
        };
        Menu { title: None, items: (1..).zip(symbols).map(item).collect(), in_columns: true }
    }

    fn token_menu(&self) -> Menu {
        let Some(symbol) = self.view.offered else { return Menu::default() };
        let mut items = vec![Item::new('a', Action::Leave, self.say("action-leave", &[]))];
        items.extend(('b'..).zip(self.best_values(symbol)).map(|(label, (values, chance))| {
            let args = [("values", listed(values).into()), ("chance", percent(chance).into())];
            Item::new(label, Action::Take { values }, self.say("menu-values", &args))
        }));
        let title = self.say("menu-token", &[("symbol", symbol.name().into())]);
        Menu { title: Some(title), items, in_columns: true }
    }

    fn guess_menu(&self) -> Menu {
        let Some(symbol) = self.next_guess() else { return Menu::default() };
        let best = ('a'..).zip(self.best_values(symbol));
        let mut items: Vec<Item> = best
            .map(|(label, (values, chance))| {
                let args = [("values", listed(values).into()), ("chance", percent(chance).into())];
                Item::new(label, Action::Guess { symbol, values }, self.say("menu-values", &args))
            })
            .collect();
        let last = (b'a' + items.len() as u8) as char;
        items.push(Item::new(
            last,
            Action::Guess { symbol, values: Values::NONE },
            self.say("menu-nothing", &[]),
        ));
        let title = self.say("menu-guess", &[("symbol", symbol.name().into())]);
        Menu { title: Some(title), items, in_columns: true }
    }

    /// The first symbol without a guess by the viewer.
    pub(super) fn next_guess(&self) -> Option<Symbol> {
        let sheet = &self.view.sheets[self.view.seat?];
        self.view.variants.symbols().iter().copied().find(|&symbol| sheet[symbol].is_none())
    }

    /// The likeliest one, two and three values of a symbol; empty if odds are hidden.
    fn best_values(&self, symbol: Symbol) -> Vec<(Values, f64)> {
        let Some(deduction) = self.deduction.as_ref().filter(|_| self.odds) else { return Vec::new() };
        let chances = deduction.chances()[symbol];
        let mut possible: Vec<u8> = (0..=8).filter(|&value| chances[usize::from(value)] > 0.0).collect();
        possible.sort_by(|&one, &other| chances[usize::from(other)].total_cmp(&chances[usize::from(one)]));
        let set = |size: usize| {
            let values = &possible[..size];
            (values.iter().copied().collect(), values.iter().map(|&value| chances[usize::from(value)]).sum())
        };
        (1..=possible.len().min(3)).map(set).collect()
    }
}

/// Values separated by commas.
fn listed(values: Values) -> String {
    values.iter().map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}
