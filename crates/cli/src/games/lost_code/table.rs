//! The table: racks with the deduction sheet beside them, track, dice, wheels.

use dighouse_game::Seat;
use dighouse_lost_code::{Curse, PhaseName, RACKS, Symbol, Token};

use super::board::{Board, colour, percent};
use crate::paint::{self, WIDTH, centre, paint, rule, shown_width};

const LABEL: usize = 11;
const RACK: usize = 8;
const PILE: usize = 7;
const VALUE: usize = 3;
const HEAD: usize = 11;

impl Board<'_> {
    /// The whole screen.
    pub(super) fn draw(&self) -> String {
        let mut lines = vec![rule(&self.title()), self.heads()];
        lines.extend(self.view.variants.symbols().iter().map(|&symbol| self.row(symbol)));
        if self.deduction.is_some() {
            let legend = if self.odds { "screen-legend" } else { "screen-legend-plain" };
            lines.push(paint(paint::FAINT, &format!(" {}", self.say(legend, &[]))));
        }
        let own_bets = self.own_bets();
        let mut text = lines.join("\n") + "\n" + &own_bets;
        let more = [self.track(), self.dice(), self.wheels(), self.tokens(), self.curse(), self.written()];
        for line in more.into_iter().flatten() {
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    fn title(&self) -> String {
        let view = &self.view;
        let part = match view.phase {
            PhaseName::Guess => self.say("screen-final", &[]),
            PhaseName::Over => self.say("screen-over", &[]),
            _ => {
                let rounds = view.variants.rounds();
                self.say("screen-round", &[("round", view.round.into()), ("rounds", rounds.into())])
            }
        };
        format!("{} · {part}", self.say("title", &[]))
    }

    /// A labelled line.
    pub(super) fn line(&self, key: &str, rest: &str) -> String {
        let head = format!(" {:<width$}", self.say(key, &[]), width = HEAD - 1);
        format!("{}{rest}", paint(paint::FAINT, &head))
    }

    fn heads(&self) -> String {
        let owners = (0..RACKS).map(|rack| match Seat::new(rack) {
            Some(seat) if rack < usize::from(self.view.variants.seats) => self.name(seat),
            _ => self.say("screen-nobody", &[]),
        });
        let mut line = " ".repeat(LABEL);
        for (rack, owner) in owners.enumerate() {
            let cell = centre(&owner, RACK - 1) + " ";
            let own = self.view.seat.is_some_and(|seat| seat.index() == rack);
            line.push_str(&if own { paint(paint::STRONG, &cell) } else { cell });
        }
        line.push_str(&paint(paint::FAINT, &centre(&self.say("screen-pile", &[]), PILE)));
        if self.deduction.is_some() {
            let values = (0..=self.view.variants.top_value()).map(|value| format!("{value:>VALUE$}"));
            line.push_str(&format!("│{}", paint(paint::STRONG, &values.collect::<String>())));
        }
        line
    }

    /// A symbol on all racks, its pile, and the candidates for the viewer's own tile.
    fn row(&self, symbol: Symbol) -> String {
        let label = format!(" {:<width$}", self.plain_symbol(symbol), width = LABEL - 1);
        let mut line = paint(colour(symbol), &label);
        for rack in &self.view.racks {
            let tile = rack[symbol].map_or_else(|| "?".to_owned(), |value| value.to_string());
            line.push_str(&(centre(&tile, RACK - 1) + " "));
        }
        line.push_str(&paint(paint::FAINT, &centre(&self.view.piles[symbol].to_string(), PILE)));
        if self.deduction.is_some() {
            line.push('│');
            line.push_str(&self.sheet_row(symbol));
        }
        line
    }

    /// The candidates for the viewer's own tile of a symbol, value by value.
    fn sheet_row(&self, symbol: Symbol) -> String {
        let Some(deduction) = &self.deduction else { return String::new() };
        let chances = deduction.chances()[symbol];
        let cell = |value: u8| {
            let unseen = deduction.unseen()[symbol].contains(value);
            let (style, text) = match percent(chances[usize::from(value)]) {
                _ if !unseen => (paint::FAINT, "▪".to_owned()),
                _ if !self.odds => (paint::STRONG, "○".to_owned()),
                0 => (paint::FAINT, "×".to_owned()),
                100 => (paint::GOOD, "✓".to_owned()),
                percent => (paint::STRONG, percent.to_string()),
            };
            paint(style, &format!("{text:>VALUE$}"))
        };
        (0..=self.view.variants.top_value()).map(cell).collect()
    }

    /// The markers from the back to the front, stack by stack.
    fn track(&self) -> Option<String> {
        let markers = &self.view.track;
        let stacks = markers.chunk_by(|one, other| one.points == other.points).map(|stack| {
            let names: Vec<String> = stack.iter().map(|marker| self.name(marker.seat)).collect();
            let points = stack.first().map_or(0, |marker| marker.points);
            format!("{} {}", paint(paint::STRONG, &points.to_string()), names.join("/"))
        });
        let stacks: Vec<String> = stacks.collect();
        let legend = paint(paint::FAINT, &format!("({})", self.say("screen-track-legend", &[])));
        Some(self.line("screen-track", &beside(&stacks.join("  →  "), &legend)))
    }

    fn dice(&self) -> Option<String> {
        if matches!(self.view.phase, PhaseName::Guess | PhaseName::Over) {
            return None;
        }
        let dice = self.view.dice.symbols().map(|symbol| format!("[{}]", self.symbol(symbol))).join(" ");
        let order: Vec<String> = self.view.order.iter().map(|&seat| self.name(seat)).collect();
        let order = paint(paint::FAINT, &self.say("screen-order", &[])) + " " + &order.join(", ");
        Some(self.line("screen-dice", &beside(&dice, &order)))
    }

    /// The wheels' points; during betting they are in the menu.
    fn wheels(&self) -> Option<String> {
        if !matches!(self.view.phase, PhaseName::Token | PhaseName::Turn) {
            return None;
        }
        let wheels = self.view.wheels.map(|wheel| format!("{}: {}", wheel.width, wheel.points)).join("  ");
        let legend = paint(paint::FAINT, &format!("({})", self.say("screen-wheels-legend", &[])));
        Some(self.line("screen-wheels", &beside(&wheels, &legend)))
    }

    fn tokens(&self) -> Option<String> {
        let with = |token: Token| -> Vec<String> {
            let symbols = Symbol::ALL.into_iter().filter(|&symbol| self.view.tokens[symbol] == token);
            symbols.map(|symbol| self.short(symbol)).collect()
        };
        let taken =
            Seat::first(self.view.variants.seats).map(|seat| (self.name(seat), with(Token::Taken(seat))));
        let free = (self.say("screen-tokens-free", &[]), with(Token::Free));
        let parts = [free].into_iter().chain(taken).filter(|(_, symbols)| !symbols.is_empty());
        let parts: Vec<String> =
            parts.map(|(who, symbols)| format!("{who}: {}", symbols.join(" "))).collect();
        (!parts.is_empty()).then(|| self.line("screen-tokens", &parts.join("; ")))
    }

    fn curse(&self) -> Option<String> {
        let words = match self.view.curse {
            Curse::Out => return None,
            Curse::Waiting => self.say("screen-curse-waiting", &[]),
            Curse::Held(seat) => self.say("screen-curse-held", &[("seat", self.name(seat).into())]),
        };
        Some(self.line("screen-curse", &words))
    }

    /// The viewer's final guesses so far.
    fn written(&self) -> Option<String> {
        let sheet = &self.view.sheets[self.view.seat?];
        let entries = self.view.variants.symbols().iter().filter_map(|&symbol| {
            let values = sheet[symbol]?;
            let values = if values.is_empty() { "–".to_owned() } else { values.to_string() };
            Some(format!("{} {values}", self.short(symbol)))
        });
        let entries: Vec<String> = entries.collect();
        (!entries.is_empty()).then(|| self.line("screen-written", &entries.join(", ")))
    }
}

/// Two parts of a line; the second goes below if it does not fit next to the first.
fn beside(first: &str, second: &str) -> String {
    let gap = "   ";
    if HEAD + shown_width(first) + gap.len() + shown_width(second) <= WIDTH {
        format!("{first}{gap}{second}")
    } else {
        format!("{first}\n{}{second}", " ".repeat(HEAD))
    }
}
