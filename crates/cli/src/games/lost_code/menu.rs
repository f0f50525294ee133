//! What is offered: not every action, but every kind of action and the best of each.

use lost_code::{Dice, PhaseName, Symbol, Values, Wheel, Window};

use super::board::{Board, percent};
use crate::games::{Item, Menu};
use crate::paint::{self, paint};

impl Board<'_> {
    pub(super) fn menu(&self) -> Menu {
        match self.view.phase {
            PhaseName::Token => self.token_menu(),
            PhaseName::Turn => self.turn_menu(),
            PhaseName::Bet => self.bet_menu(),
            PhaseName::Exchange => self.exchange_menu(),
            PhaseName::Guess => self.guess_menu(),
            PhaseName::Over => Menu::default(),
        }
    }

    /// The dice as they lie, and every way to turn one.
    fn turn_menu(&self) -> Menu {
        let words = |dice: Dice| dice.symbols().map(|symbol| self.plain_symbol(symbol)).join(" ");
        let mut turns = self.turns();
        turns.sort_by_key(|&dice| dice != self.view.dice);
        let item = |(number, dice): (usize, Dice)| {
            let text = if dice == self.view.dice {
                self.say("menu-accept", &[("dice", words(dice).into())])
            } else {
                words(dice)
            };
            Item::new(number, format!("dice {dice}"), text)
        };
        Menu { title: None, items: (1..).zip(turns).map(item).collect(), in_columns: true }
    }

    /// A line for each wheel: what it pays, where its window can stand, and where best.
    fn bet_menu(&self) -> Menu {
        let item = |(number, wheel): (usize, Wheel)| {
            let points = self.texts.say("house-points", &[("points", wheel.points.into())]);
            let head = format!("{:<14}{points:<11}", self.say("menu-wheel", &[("width", wheel.width.into())]));
            match self.taken(wheel.width) {
                Some(taken) => Item { choice: None, words: paint(paint::FAINT, &format!("{head}{taken}")) },
                None => self.free_wheel(number, wheel, &head),
            }
        };
        Menu { title: None, items: (1..).zip(self.view.wheels).map(item).collect(), in_columns: false }
    }

    /// Who has taken the wheel in this round, and for which window.
    fn taken(&self, width: u8) -> Option<String> {
        let round = self.view.rounds.last()?;
        self.view.order.iter().find_map(|&seat| {
            let window = round.bets[seat]?.window;
            let taken = || [("seat", self.name(seat).into()), ("window", window.to_string().into())];
            (window.width() == width).then(|| self.say("menu-taken", &taken()))
        })
    }

    fn free_wheel(&self, number: usize, wheel: Wheel, head: &str) -> Item {
        let windows = self.windows(wheel.width);
        let shown = |window: Option<&Window>| window.map_or_else(String::new, Window::to_string).into();
        let range = self.say("menu-free", &[("first", shown(windows.first())), ("last", shown(windows.last()))]);
        match self.best_window(&windows) {
            Some((window, chance)) if self.odds => {
                let best = self.say("menu-best", &[("window", window.to_string().into())]);
                let chance = paint(paint::STRONG, &format!("{:>4}%", percent(chance)));
                Item::new(number, format!("bet {window}"), format!("{head}{range:<21}{best:<17}{chance}"))
            }
            _ => Item { choice: None, words: format!("{head}{range}") },
        }
    }

    /// All windows of a wheel.
    fn windows(&self, width: u8) -> Vec<Window> {
        let top = self.view.variants.top_sum();
        (0..=top).filter_map(|low| Window::new(low, low + width - 1)).filter(|window| window.high() <= top).collect()
    }

    /// The window that most likely holds the sum, and its chance; of equal ones the middle.
    fn best_window(&self, windows: &[Window]) -> Option<(Window, f64)> {
        let sums = self.deduction.as_ref()?.sums(self.view.dice);
        let chance = |window: &Window| -> f64 {
            (window.low()..=window.high()).filter_map(|sum| sums.get(usize::from(sum))).sum()
        };
        let best = windows.iter().map(chance).fold(0.0, f64::max);
        let equal: Vec<&Window> = windows.iter().filter(|window| chance(window) > best - 1e-9).collect();
        equal.get(equal.len() / 2).map(|&&window| (window, best))
    }

    fn exchange_menu(&self) -> Menu {
        let symbols = self.view.variants.symbols().iter().filter(|&&symbol| self.view.piles[symbol] > 0);
        let item = |(number, &symbol): (usize, &Symbol)| {
            let (name, count) = (self.plain_symbol(symbol), self.view.piles[symbol]);
            let words = self.say("menu-pile", &[("symbol", name.into()), ("count", count.into())]);
            Item::new(number, format!("exchange {symbol}"), words)
        };
        Menu { title: None, items: (1..).zip(symbols).map(item).collect(), in_columns: true }
    }

    fn token_menu(&self) -> Menu {
        let Some(symbol) = self.view.dice.pair() else { return Menu::default() };
        let mut items = vec![Item::new('a', "leave", self.say("action-leave", &[]))];
        items.extend(('b'..).zip(self.best_values(symbol)).map(|(label, (values, chance))| {
            let args = [("values", listed(values).into()), ("chance", percent(chance).into())];
            Item::new(label, format!("take {values}"), self.say("menu-values", &args))
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
                Item::new(label, format!("guess {symbol} {values}"), self.say("menu-values", &args))
            })
            .collect();
        let last = (b'a' + items.len() as u8) as char;
        items.push(Item::new(last, format!("guess {symbol} none"), self.say("menu-nothing", &[])));
        let title = self.say("menu-guess", &[("symbol", symbol.name().into())]);
        Menu { title: Some(title), items, in_columns: true }
    }

    /// The first symbol for which the viewer has written nothing yet.
    pub(super) fn next_guess(&self) -> Option<Symbol> {
        let sheet = &self.view.sheets[self.view.seat?];
        self.view.variants.symbols().iter().copied().find(|&symbol| sheet[symbol].is_none())
    }

    /// The likeliest one, two and three values of a symbol; nothing if chances are not shown.
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

    /// Every result that the roller may choose.
    fn turns(&self) -> Vec<Dice> {
        let beginner = self.view.variants.beginner;
        let allowed = |symbol: &Symbol| !(beginner && *symbol == Symbol::Bear);
        let mut turns: Vec<Dice> = Vec::new();
        let rolled = self.view.dice.symbols();
        if rolled.iter().all(allowed) {
            turns.push(self.view.dice);
        }
        for place in 0..rolled.len() {
            for symbol in Symbol::ALL.into_iter().filter(allowed) {
                let mut turned = rolled;
                turned[place] = symbol;
                let dice = Dice::new(turned);
                if turned.iter().all(allowed) && !turns.contains(&dice) {
                    turns.push(dice);
                }
            }
        }
        turns
    }
}

/// Values with commas between.
fn listed(values: Values) -> String {
    values.iter().map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}
