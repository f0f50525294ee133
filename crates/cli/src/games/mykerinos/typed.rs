//! Parses typed actions: the notation, or a shorter form where it is unambiguous.

use dighouse_mykerinos::{Action, Patron, PhaseName, Placement, Room, Side, Square};

use super::board::Board;
use crate::games::verb::{verb, words};

/// A keyword; its words in each language are in the locales as `mykerinos-verb-{name}`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Pass,
    Dig,
    Extend,
    Patron,
    Neutral,
    Skip,
    Take,
    Museum,
    Decline,
    Remove,
    Left,
    Right,
}

impl Verb {
    const NAMED: [(Verb, &'static str); 12] = [
        (Verb::Pass, "pass"),
        (Verb::Dig, "dig"),
        (Verb::Extend, "extend"),
        (Verb::Patron, "patron"),
        (Verb::Neutral, "neutral"),
        (Verb::Skip, "skip"),
        (Verb::Take, "take"),
        (Verb::Museum, "museum"),
        (Verb::Decline, "decline"),
        (Verb::Remove, "remove"),
        (Verb::Left, "left"),
        (Verb::Right, "right"),
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
        verb(self.texts, "mykerinos", &Verb::NAMED, word)
    }

    /// An action typed with its verb.
    fn action(&self, verb: Verb, rest: &[&str]) -> Option<Action> {
        match (verb, rest) {
            (Verb::Pass, []) => Some(Action::Pass),
            (Verb::Skip, []) => Some(Action::Skip),
            (Verb::Decline, []) => Some(Action::Decline),
            (Verb::Left, []) => self.side(Side::Left),
            (Verb::Right, []) => self.side(Side::Right),
            (Verb::Dig, _) => squares(rest).filter(|it| it.len() == 1).map(|squares| Action::Dig { squares }),
            (Verb::Extend, _) => {
                squares(rest).filter(|it| it.len() == 2).map(|squares| Action::Extend { squares })
            }
            (Verb::Neutral, _) => {
                squares(rest).filter(|it| it.len() <= 2).map(|squares| Action::Neutral { squares })
            }
            (Verb::Patron, [patron, rest @ ..]) => with_patron(patron, rest),
            (Verb::Museum, [room]) => room.parse().ok().map(|room| Action::Museum { room }),
            (Verb::Take, [side]) => self.side_of(side).map(|side| Action::Take { side }),
            (Verb::Remove, [side]) => self.side_of(side).map(|side| Action::Remove { side }),
            _ => None,
        }
    }

    fn side_of(&self, word: &str) -> Option<Side> {
        match self.verb(word)? {
            Verb::Left => Some(Side::Left),
            Verb::Right => Some(Side::Right),
            _ => None,
        }
    }

    /// One of the two plots without a verb: the prompt implies the action.
    fn side(&self, side: Side) -> Option<Action> {
        match self.view.phase {
            PhaseName::Claim => Some(Action::Take { side }),
            PhaseName::Remove => Some(Action::Remove { side }),
            _ => None,
        }
    }

    /// An action without its verb: squares, a room or a patron.
    fn bare(&self, words: &[&str]) -> Option<Action> {
        let (first, rest) = words.split_first()?;
        match self.view.phase {
            PhaseName::Dig => squares(words).and_then(dug).or_else(|| with_patron(first, rest)),
            PhaseName::Neutral => self.action(Verb::Neutral, words),
            PhaseName::Claim => self.action(Verb::Museum, words),
            PhaseName::Remove | PhaseName::Over => None,
        }
    }
}

/// A dig or an extension, by the number of squares.
fn dug(squares: Placement) -> Option<Action> {
    match squares.len() {
        1 => Some(Action::Dig { squares }),
        2 => Some(Action::Extend { squares }),
        _ => None,
    }
}

/// Squares in any order.
fn squares(words: &[&str]) -> Option<Placement> {
    let squares: Option<Vec<Square>> = words.iter().map(|word| word.parse().ok()).collect();
    Placement::new(&squares?)
}

/// A patron's action; the name may be abbreviated.
fn with_patron(word: &str, rest: &[&str]) -> Option<Action> {
    let named: Vec<Patron> =
        Patron::ALL.into_iter().filter(|patron| patron.name().starts_with(word)).collect();
    let [patron] = named[..] else { return None };
    if let (Patron::Brown, [room]) = (patron, rest) {
        return room.parse::<Room>().ok().map(|room| Action::Brown { room });
    }
    let squares = squares(rest).filter(|squares| patron.squares().contains(&squares.len()));
    squares.map(|squares| Action::Patron { patron, squares })
}

#[cfg(test)]
mod tests {
    use dighouse_game::{Seat, Seed, Setup, Viewer};
    use dighouse_text::{Lang, Texts};

    use super::*;
    use crate::games::Seen;

    /// The parse of `typed` in this phase.
    fn read(lang: Lang, phase: &str, typed: &str) -> Option<String> {
        let game = dighouse_shelf::shelf().game("mykerinos")?;
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
            ("dig", "C4", "dig c4"),
            ("dig", "c5, c4", "extend c4 c5"),
            ("dig", "e c5 c4", "extend c4 c5"),
            ("dig", "lemon c4", "patron lemon c4"),
            ("dig", "patron tang c5 c4 d4", "patron tangerine c4 d4 c5"),
            ("dig", "brown 3-2", "patron brown 3-2"),
            ("dig", "p", "pass"),
            ("neutral", "c4", "neutral c4"),
            ("neutral", "d4 c4", "neutral c4 d4"),
            ("neutral", "no", "skip"),
            ("claim", "left", "take left"),
            ("claim", "take r", "take right"),
            ("claim", "2-12", "museum 2-12"),
            ("claim", "nothing", "decline"),
            ("remove", "right", "remove right"),
            ("remove", "x l", "remove left"),
        ] {
            assert_eq!(read(Lang::En, phase, typed).as_deref(), Some(action), "{typed}");
        }
    }

    #[test]
    fn polish_words_mean_the_same() {
        for (phase, typed, action) in [
            ("dig", "kop c4", "dig c4"),
            ("dig", "poszerz c5 c4", "extend c4 c5"),
            ("dig", "mecenas lemon c4", "patron lemon c4"),
            ("dig", "pas", "pass"),
            ("neutral", "nie", "skip"),
            ("claim", "weź lewą", "take left"),
            ("claim", "prawa", "take right"),
            ("claim", "muzeum 3-2", "museum 3-2"),
            ("claim", "nic", "decline"),
            ("remove", "usuń prawą", "remove right"),
        ] {
            assert_eq!(read(Lang::Pl, phase, typed).as_deref(), Some(action), "{typed}");
        }
    }

    #[test]
    fn what_is_not_clear_is_not_guessed() {
        for (phase, typed) in [
            ("dig", "c4 c4"),
            ("dig", "c4 c5 c6"),
            ("dig", "i4"),
            ("dig", "b 3-2"),
            ("dig", "dig c4 c5"),
            ("dig", "left"),
            ("neutral", "c4 c5 c6"),
            ("claim", "c4"),
            ("claim", "4-2"),
            ("remove", "3-2"),
            ("over", "c4"),
        ] {
            assert_eq!(read(Lang::En, phase, typed), None, "{typed}");
        }
    }
}
