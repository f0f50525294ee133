//! Parses typed actions: the notation, or a shorter form where it is unambiguous.

use dighouse_lost_code::{Action, Dice, PhaseName, Symbol, Values, Window};

use super::board::Board;
use crate::fold::fold;
use crate::games::verb::{verb, words};

/// A kind of action; its verbs are in the locales as `lost-code-verb-{name}`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Leave,
    Take,
    Dice,
    Accept,
    Bet,
    Exchange,
    Guess,
    None,
}

impl Verb {
    const NAMED: [(Verb, &'static str); 8] = [
        (Verb::Leave, "leave"),
        (Verb::Take, "take"),
        (Verb::Dice, "dice"),
        (Verb::Accept, "accept"),
        (Verb::Bet, "bet"),
        (Verb::Exchange, "exchange"),
        (Verb::Guess, "guess"),
        (Verb::None, "none"),
    ];
}

impl Board<'_> {
    /// The notation of the typed text; `None` if it is ambiguous.
    pub(super) fn read(&self, typed: &str) -> Option<String> {
        let words = words(typed);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (first, rest) = words.split_first()?;
        let action = match self.verb(first) {
            Some(verb) => self.action(verb, rest),
            None => self.bare(&words),
        };
        action.map(|action| action.to_string())
    }

    fn verb(&self, word: &str) -> Option<Verb> {
        verb(self.texts, "lost-code", &Verb::NAMED, word)
    }

    /// An action typed with its verb.
    fn action(&self, verb: Verb, rest: &[&str]) -> Option<Action> {
        match verb {
            Verb::Leave => rest.is_empty().then_some(Action::Leave),
            Verb::Accept => rest.is_empty().then_some(Action::Dice { dice: self.view.dice }),
            Verb::Take => values(rest).map(|values| Action::Take { values }),
            Verb::Dice => self.dice_of(rest),
            Verb::Bet => match numbers(rest)[..] {
                [sum] => bet(sum, sum),
                [low, high] => bet(low, high),
                _ => None,
            },
            Verb::Exchange => self.exchange_of(rest),
            Verb::Guess => self.guess_of(rest),
            Verb::None => self.guess_of(&["none"]),
        }
    }

    /// An action without its verb: the prompt implies it.
    fn bare(&self, words: &[&str]) -> Option<Action> {
        match self.view.phase {
            PhaseName::Token => values(words).map(|values| Action::Take { values }),
            PhaseName::Turn => self.dice_of(words),
            PhaseName::Bet => match numbers(words)[..] {
                [low, high] => bet(low, high),
                _ => None,
            },
            PhaseName::Exchange => self.exchange_of(words),
            PhaseName::Guess => self.guess_of(words),
            PhaseName::Over => None,
        }
    }

    fn dice_of(&self, words: &[&str]) -> Option<Action> {
        let symbols: Option<Vec<Symbol>> = words.iter().map(|word| self.symbol_of(word)).collect();
        let symbols: [Symbol; 3] = symbols?.try_into().ok()?;
        Some(Action::Dice { dice: Dice::new(symbols) })
    }

    fn exchange_of(&self, words: &[&str]) -> Option<Action> {
        let [word] = words else { return None };
        self.symbol_of(word).map(|symbol| Action::Exchange { symbol })
    }

    /// Values, optionally after their symbol.
    fn guess_of(&self, words: &[&str]) -> Option<Action> {
        let (first, rest) = words.split_first()?;
        let (symbol, words) = match self.symbol_of(first) {
            Some(symbol) => (symbol, rest),
            None => (self.next_guess()?, words),
        };
        let nothing = matches!(words, [word] if self.verb(word) == Some(Verb::None));
        let values = if nothing { Some(Values::NONE) } else { values(words) };
        values.map(|values| Action::Guess { symbol, values })
    }

    /// The symbol with this name or prefix.
    fn symbol_of(&self, word: &str) -> Option<Symbol> {
        let named = |symbol: &Symbol| {
            let cased = self.say("symbol-accusative", &[("symbol", symbol.name().into())]);
            let names = [symbol.name().to_owned(), self.plain_symbol(*symbol), cased];
            names.iter().any(|name| fold(name).starts_with(word))
        };
        let exact = |symbol: &Symbol| symbol.name() == word || fold(&self.plain_symbol(*symbol)) == word;
        let found: Vec<Symbol> = Symbol::ALL.into_iter().filter(named).collect();
        match found[..] {
            [symbol] => Some(symbol),
            _ => Symbol::ALL.into_iter().find(exact),
        }
    }
}

fn bet(low: u8, high: u8) -> Option<Action> {
    Window::new(low, high).map(|window| Action::Bet { window })
}

/// The numbers in some words, `9-15` or `9 15`; `None` if there is anything else.
fn numbers(words: &[&str]) -> Vec<u8> {
    let parts = words.iter().flat_map(|word| word.split('-')).filter(|part| !part.is_empty());
    parts.map(str::parse).collect::<Result<_, _>>().unwrap_or_default()
}

/// Different values, in any order.
fn values(words: &[&str]) -> Option<Values> {
    let mut values = Values::NONE;
    for word in words {
        let value: u8 = word.parse().ok().filter(|&value| value <= 8)?;
        if values.contains(value) {
            return None;
        }
        values = values.with(value);
    }
    (!values.is_empty()).then_some(values)
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Seat, Seed, Setup, Viewer};
    use dighouse_text::{Lang, Texts};

    use super::*;
    use crate::games::Seen;

    /// The parse of `typed` when this is asked of the first player to act.
    fn read(lang: Lang, phase: &str, typed: &str) -> Option<String> {
        let game = dighouse_shelf::shelf().game("lost-code")?;
        let setup = Setup::new(game.info(), 3).ok()?;
        let table = game.begin(setup, Seed::from_number(1)).ok()?;
        let viewer = Viewer::Seat(Seat::ALL[0]);
        let mut view = table.view(viewer);
        view["phase"] = phase.into();
        let texts = Texts::new(lang);
        let seen = Seen { texts: &texts, names: &[], viewer, view: &view, odds: true };
        Board::new(&seen)?.read(typed)
    }

    #[test]
    fn less_than_the_notation_will_do_where_it_is_clear() {
        for (phase, typed, action) in [
            ("bet", "bet 9-15", "bet 9-15"),
            ("bet", "B 9 – 15", "bet 9-15"),
            ("bet", "9 15", "bet 9-15"),
            ("bet", "b 12", "bet 12-12"),
            ("turn", "snake bird sn", "dice bird snake snake"),
            ("exchange", "cham", "exchange chameleon"),
            ("guess", "5 2", "guess bird 2 5"),
            ("guess", "5,2", "guess bird 2 5"),
            ("guess", "none", "guess bird none"),
            ("guess", "guess snake 1 2 3 4", "guess snake 1 2 3 4"),
            ("token", "1 2", "take 1 2"),
            ("token", "no", "leave"),
        ] {
            assert_eq!(read(Lang::En, phase, typed).as_deref(), Some(action), "{typed}");
        }
    }

    #[test]
    fn polish_words_mean_the_same() {
        for (phase, typed, action) in [
            ("bet", "obstaw 9-15", "bet 9-15"),
            ("bet", "bet 9-15", "bet 9-15"),
            ("turn", "wąż ptak waz", "dice bird snake snake"),
            ("exchange", "wymień węża", "exchange snake"),
            ("exchange", "nied", "exchange bear"),
            ("guess", "nic", "guess bird none"),
            ("token", "weź 1 2", "take 1 2"),
            ("token", "nie", "leave"),
        ] {
            assert_eq!(read(Lang::Pl, phase, typed).as_deref(), Some(action), "{typed}");
        }
    }

    #[test]
    fn what_is_not_clear_is_not_guessed() {
        for (phase, typed) in [
            ("bet", "12"),
            ("bet", "15-9"),
            ("bet", "9-1500"),
            ("turn", "bird"),
            ("turn", "b b b"),
            ("exchange", "b"),
            ("exchange", "cat"),
            ("guess", "2 2"),
            ("guess", "9"),
            ("over", "9-15"),
        ] {
            assert_eq!(read(Lang::En, phase, typed), None, "{typed}");
        }
    }
}
