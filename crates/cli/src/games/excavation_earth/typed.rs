//! Parses typed actions: the notation, or a shorter form where it is unambiguous.

use dighouse_excavation_earth::{Action, Colour, Market, Markets, Store};

use super::board::Board;
use crate::fold::fold;
use crate::games::verb::{verb, words};

/// The verbs of actions. Their words are in the locales as `excavation-earth-verb-{word}`.
#[rustfmt::skip]
const VERBS: [&str; 35] = [
    "faction", "stand", "redraw", "keep", "discard", "settle", "move", "travel", "excavate", "take", "sample",
    "leave", "market", "trader", "buyer", "sell", "sale", "give", "pick", "command", "envoy", "withdraw",
    "invoke", "smuggle", "deliver", "acquire", "survey", "replace", "uncover", "lead", "swap", "free", "pass",
    "skip", "done",
];

/// Other words of the notation.
const OTHERS: [&str; 5] = ["from", "special", "buy", "hold", "hatch"];

impl Board<'_> {
    /// The notation of the typed text; `None` if it is ambiguous.
    pub(super) fn read(&self, typed: &str) -> Option<String> {
        let words: Vec<String> = words(typed).iter().map(|word| self.canonical(word)).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let begins = words.first().is_some_and(|first| VERBS.contains(first));
        let words = if begins { words } else { [&[self.missing_verb(&words)?], words.as_slice()].concat() };
        let text = self.arranged(&words)?;
        text.parse::<Action>().ok().map(|action| action.to_string())
    }

    /// A word in the notation: a verb, colour or location.
    fn canonical(&self, word: &str) -> String {
        let named: Vec<_> = VERBS.iter().chain(&OTHERS).map(|&word| (word, word)).collect();
        if let Some(word) = verb(self.texts, "excavation-earth", &named, word) {
            return word.to_owned();
        }
        let (head, tail) = word.split_once('-').map_or((word, None), |(head, tail)| (head, Some(tail)));
        let means = |colour: &&Colour| fold(&self.word(colour)) == head || colour.name() == head;
        if let Some(colour) = Colour::ALL.iter().find(means) {
            return tail.map_or_else(|| colour.to_string(), |tail| format!("{colour}-{tail}"));
        }
        match word.strip_prefix('l').and_then(|number| number.parse::<u8>().ok()) {
            Some(number) => format!("L{number:02}"),
            None => word.to_owned(),
        }
    }

    /// An action without a verb: the prompt implies it.
    fn missing_verb(&self, words: &[&str]) -> Option<&'static str> {
        let first = words.first()?;
        Some(match self.view.prompt.as_deref()? {
            "faction" => "faction",
            "mulligan" => "redraw",
            "redraw" | "discard" => "discard",
            "draft" | "keep-two" => "keep",
            "settle" => "settle",
            "free-step" | "travel" => "move",
            "excavate" | "gear" => "take",
            "sample" => "sample",
            "special-buyer" | "coloured-buyer" => "buyer",
            "sale" => "sale",
            "give" => "give",
            "pick" => "pick",
            "purchase" => "acquire",
            "trade" if first.contains('-') => "deliver",
            "trade" => "acquire",
            "replace" => "replace",
            "uncover" => "uncover",
            "bribe" if words.get(1)?.contains('.') => "swap",
            "bribe" => "lead",
            _ => return None,
        })
    }

    /// The words in notation order, with unambiguous parts filled in.
    fn arranged(&self, words: &[&str]) -> Option<String> {
        match *words {
            ["sample"] => match self.view.pending.artefacts[..] {
                [artefact] => Some(format!("sample {artefact}")),
                _ => None,
            },
            ["sale", colour, ref markets @ ..] => {
                let markets = markets.iter().filter(|&&word| word != "at").map(|word| word.parse::<Market>());
                let markets: Markets = markets.collect::<Result<_, _>>().ok()?;
                Some(format!("sale {colour} at {markets}"))
            }
            [verb @ ("give" | "deliver"), artefact] => {
                Some(format!("{verb} {artefact} {}", self.only_store(artefact)?))
            }
            _ => Some(words.join(" ")),
        }
    }

    /// Where the viewer stores an artefact, if there is only one such place.
    fn only_store(&self, artefact: &str) -> Option<Store> {
        let artefact = artefact.parse().ok()?;
        let own = self.view.players.iter().find(|it| it.party.seat() == self.view.seat)?;
        match (own.hold.contains(&artefact), own.hatch.contains(&artefact)) {
            (true, false) => Some(Store::Hold),
            (false, true) => Some(Store::Hatch),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Seat, Seed, Setup, Viewer};
    use dighouse_text::{Lang, Texts};

    use super::*;
    use crate::games::Seen;

    /// The parse of `typed` at this prompt.
    fn read(lang: Lang, prompt: &str, typed: &str) -> Option<String> {
        let game = dighouse_shelf::shelf().game("excavation-earth")?;
        let setup = Setup::new(game.info(), 2).ok()?.choose("factions", "dealt").ok()?;
        let table = game.begin(setup, Seed::from_number(1)).ok()?;
        let viewer = Viewer::Seat(Seat::ALL[0]);
        let mut view = table.view(viewer);
        view["prompt"] = prompt.into();
        view["players"][0]["hold"] = serde_json::json!(["purple-a", "red-b"]);
        view["players"][0]["hatch"] = serde_json::json!(["purple-a"]);
        view["pending"]["artefacts"] = serde_json::json!(["green-c"]);
        let texts = Texts::new(lang);
        let seen = Seen { texts: &texts, names: &[], viewer, view: &view, odds: true };
        Board::new(&seen)?.read(typed)
    }

    #[test]
    fn less_than_the_notation_will_do_where_it_is_clear() {
        for (prompt, typed, action) in [
            ("faction", "Gul", "faction gul"),
            ("mulligan", "stand", "stand"),
            ("mulligan", "orange", "redraw orange"),
            ("draft", "red-4 orange-1", "keep orange-1 red-4"),
            ("settle", "l7", "settle L07"),
            ("travel", "L1 L05", "move L01 L05"),
            ("choose", "excavate red-4", "excavate red-4"),
            ("excavate", "red-a", "take red-a"),
            ("special-buyer", "special", "buyer special"),
            ("coloured-buyer", "red", "buyer red"),
            ("sale", "purple 3 1", "sale purple at 1 3"),
            ("sale", "sale purple at 3, 1", "sale purple at 1 3"),
            ("give", "red-b", "give red-b hold"),
            ("give", "purple-a hatch", "give purple-a hatch"),
            ("trade", "red-b", "deliver red-b hold"),
            ("trade", "red hold", "acquire red hold"),
            ("replace", "2", "replace 2"),
            ("bribe", "1.2 3", "lead 1.2 3"),
            ("bribe", "1.2 3.1", "swap 1.2 3.1"),
            ("sample", "red-a", "sample red-a"),
            ("sample", "sample red-a from red-b", "sample red-a from red-b"),
            ("sample", "yes", "sample green-c"),
        ] {
            assert_eq!(read(Lang::En, prompt, typed).as_deref(), Some(action), "{typed}");
        }
    }

    #[test]
    fn polish_words_mean_the_same() {
        for (prompt, typed, action) in [
            ("choose", "wydobądź czerwony-4", "excavate red-4"),
            ("choose", "podróż fuel-4", "travel fuel-4"),
            ("choose", "pas", "pass"),
            ("travel", "koniec", "done"),
            ("sale", "fioletowy 1 3", "sale purple at 1 3"),
            ("coloured-buyer", "czerwony", "buyer red"),
            ("give", "daj fioletowy-a luk", "give purple-a hatch"),
        ] {
            assert_eq!(read(Lang::Pl, prompt, typed).as_deref(), Some(action), "{typed}");
        }
    }

    #[test]
    fn what_is_not_clear_is_not_guessed() {
        for (prompt, typed) in [
            ("choose", "red-4"),
            ("give", "purple-a"),
            ("settle", "L22"),
            ("draft", "red-4"),
            ("sale", "purple"),
            ("sale", "purple 7"),
            ("sample", "from red-b"),
        ] {
            assert_eq!(read(Lang::En, prompt, typed), None, "{typed}");
        }
    }
}
