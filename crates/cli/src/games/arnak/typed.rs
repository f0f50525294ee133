//! Parses typed actions: the notation, or a shorter form where it is unambiguous.

use dighouse_arnak::{Action, Site};

use super::board::Board;
use crate::fold::fold;
use crate::games::verb::{verb, words};

/// Verbs of the notation with words in every language: `arnak-verb-{name}`.
const VERBS: [&str; 21] = [
    "dig", "discover", "overcome", "buy", "play", "research", "temple", "use", "slot", "boon", "pass", "end",
    "travel", "pilot", "draw", "pay", "decline", "exile", "use-up", "take", "done",
];

impl Board<'_> {
    /// The notation of the typed text; `None` if it is ambiguous.
    pub(super) fn read(&self, typed: &str) -> Option<String> {
        let words = words(typed);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (first, rest) = words.split_first()?;
        let whole = canonical(&words.join(" "));
        let action =
            whole.or_else(|| match verb(self.texts, "arnak", &VERBS.map(|name| (name, name)), first) {
                Some(verb) => self.with_verb(verb, rest),
                None => self.bare(&words),
            });
        action.map(|action| action.to_string())
    }

    /// An action typed with its verb; names may be abbreviated.
    fn with_verb(&self, verb: &str, rest: &[&str]) -> Option<Action> {
        let plain = canonical(&[&[verb], rest].concat().join(" "));
        plain.or_else(|| match (verb, rest) {
            ("exile", [name @ .., zone]) if !name.is_empty() => {
                canonical(&format!("exile {} {zone}", self.named(&name.join(" "))?))
            }
            ("research", [space]) => self.research_to(space),
            (_, []) => None,
            _ => canonical(&format!("{verb} {}", self.named(&rest.join(" "))?)),
        })
    }

    /// A step with the token that can make it; the magnifying glass if both can.
    fn research_to(&self, space: &str) -> Option<Action> {
        let own = self.own()?;
        let number: u8 = space.parse().ok()?;
        let leads = |at: u8| self.view.variants.temple.leads_to(at).contains(&number);
        let tokens = [("glass", own.glass), ("notebook", own.notebook)];
        let (token, _) = tokens.into_iter().find(|&(_, at)| leads(at))?;
        canonical(&format!("research {token} {space}"))
    }

    /// An action without a verb: a site, or a way to pay for travel.
    fn bare(&self, words: &[&str]) -> Option<Action> {
        let text = words.join(" ");
        let asked = self.view.pending.last().map(|pending| &*pending.prompt);
        if asked == Some("pay-travel") {
            return canonical(&format!("travel {}", self.named(&text)?));
        }
        let site: Site = text.split('-').next()?.parse().ok()?;
        let verb = if self.is_discovered(site) { "dig" } else { "discover" };
        canonical(&format!("{verb} {text}"))
    }

    /// The card or assistant whose name, in the notation or the player's language, has this prefix.
    fn named(&self, text: &str) -> Option<&'static str> {
        let own = self.own()?;
        let cards = self.view.items.iter().chain(&self.view.artifacts).chain(&own.hand).chain(&own.drawn);
        let cards = cards.flatten().chain(&own.played).chain(&self.view.exiled).map(|card| card.name());
        let assistants = own.assistants.iter().map(|helper| helper.assistant.name());
        let begins = |name: &&str| {
            let told = ["card", "assistant"].map(|kind| fold(&self.word(&format!("{kind}-{name}"))));
            name.starts_with(&text.replace(' ', "-")) || told.iter().any(|told| told.starts_with(text))
        };
        let mut found: Vec<&str> = cards.chain(assistants).filter(begins).collect();
        found.sort_unstable();
        found.dedup();
        let exact = found.iter().copied().find(|name| *name == text);
        exact.or(if let [only] = found[..] { Some(only) } else { None })
    }
}

fn canonical(text: &str) -> Option<Action> {
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Seat, Seed, Setup, Viewer};
    use dighouse_text::{Lang, Texts};
    use serde_json::json;

    use super::*;
    use crate::games::Seen;

    /// The parse of `typed` while this is pending.
    fn read(lang: Lang, pending: &str, typed: &str) -> Option<String> {
        let game = dighouse_shelf::shelf().game("arnak")?;
        let setup = Setup::new(game.info(), 2).ok()?;
        let table = game.begin(setup, Seed::from_number(1)).ok()?;
        let viewer = Viewer::Seat(Seat::ALL[0]);
        let mut view = table.view(viewer);
        view["players"][0]["hand"] = json!(["funding-car", "funding-ship", "ostrich", "horse", "fear"]);
        view["items"] = json!(["hat", "rope"]);
        if !pending.is_empty() {
            view["pending"] = json!([{ "prompt": pending, "task": pending }]);
        }
        let texts = Texts::new(lang);
        let seen = Seen { texts: &texts, names: &[], viewer, view: &view, odds: true };
        Board::new(&seen)?.read(typed)
    }

    #[test]
    fn less_than_the_notation_will_do_where_it_is_clear() {
        for (pending, typed, action) in [
            ("", "Dig a1-2", "dig a1-2"),
            ("", "a1", "dig a1"),
            ("", "b3", "discover b3"),
            ("", "b rope", "buy rope"),
            ("", "buy ha", "buy hat"),
            ("", "play ostr", "play ostrich"),
            ("", "play Funding-Car", "play funding-car"),
            ("", "r 1", "research glass 1"),
            ("", "r notebook 2", "research notebook 2"),
            ("", "p", "pass"),
            ("exile", "exile fear hand", "exile fear hand"),
            ("exile", "x ostr hand", "exile ostrich hand"),
            ("exile", "no", "decline"),
            ("pay-travel", "fear", "travel fear"),
            ("pay-travel", "t hor", "travel horse"),
            ("pay-travel", "pilot", "pilot"),
        ] {
            assert_eq!(read(Lang::En, pending, typed).as_deref(), Some(action), "{typed}");
        }
    }

    #[test]
    fn polish_words_mean_the_same() {
        for (pending, typed, action) in [
            ("", "kop a1", "dig a1"),
            ("", "odkryj b3", "discover b3"),
            ("", "kup hat", "buy hat"),
            ("", "badaj 2", "research glass 2"),
            ("", "pas", "pass"),
            ("pay-travel", "strach", "travel fear"),
            ("exile", "nie", "decline"),
        ] {
            assert_eq!(read(Lang::Pl, pending, typed).as_deref(), Some(action), "{typed}");
        }
    }

    #[test]
    fn what_is_not_clear_is_not_guessed() {
        for (pending, typed) in [
            ("", "play fund"),
            ("", "buy"),
            ("", "buy h"),
            ("", "ostrich"),
            ("", "e5"),
            ("", "research 9"),
            ("pay-travel", "fund"),
            ("pay-travel", "b3"),
        ] {
            assert_eq!(read(Lang::En, pending, typed), None, "{typed}");
        }
    }
}
