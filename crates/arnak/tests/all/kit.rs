//! Positions for tests. A scene describes what matters in a few words; everything else is as after a
//! real deal, and the position is checked like any other.
//!
//! Seat 1 has the turn, an empty hand and no tokens unless the scene says otherwise. The words of a
//! scene, separated by `;`:
//!
//! | words | meaning |
//! |---|---|
//! | `hand fear ostrich` | the whole hand |
//! | `top fear ostrich` | the top of the deck, the first on top; `deck fear` for all of it |
//! | `played rope` | in the play area |
//! | `tokens coin 2 jewel 1` | tokens |
//! | `site b3 l1-05 g02` | a discovered site, perhaps with a guardian; `site a1 g02` for a camp |
//! | `at b3`, `other a1-2` | an archaeologist of seat 1, of seat 2 |
//! | `items hat rope`, `artifacts war-mask` | the row, from the staff on |
//! | `assistant banker gold` | on the board of seat 1 |
//! | `stack 2 banker` | on top of a stack of the supply |
//! | `crates 2`, `slots 1`, `overcame g01` | on or beside the board of seat 1 |
//! | `glass 3`, `notebook 1` | research tokens of seat 1 |
//! | `exiled rope`, `next-item hat`, `next-artifact war-mask`, `next-site l1-05`, `next-guardian g02` | |
//! | `tiles dig-coin item-red`, `rival b1`, `rival-glass 3` | the rival: its next tiles, figures, glass |
//! | `idol b1 coin`, `round 3`, `fears 0` | |

use dighouse_arnak::{Action, Arnak, Event, View};
use dighouse_game::{Game, Illegal, Logged, Seat, Seed, Setup, Silent, Viewer, log::seen_by, scenario};
use toml::{Table, Value};

pub(crate) const FIRST: Seat = Seat::ALL[0];
pub(crate) const SECOND: Seat = Seat::ALL[1];

/// A scene for two on the bird temple.
pub(crate) fn scene(words: &str) -> Arnak {
    Scene::new(2, &[]).with(words).set_up()
}

/// A scene against the rival, with green tiles only or red tiles only.
pub(crate) fn solo(red: bool, words: &str) -> Arnak {
    Scene::new(1, &[("difficulty", if red { "5" } else { "0" })]).with(words).set_up()
}

/// A scene for four on the bird temple.
pub(crate) fn four(words: &str) -> Arnak {
    Scene::new(4, &[]).with(words).set_up()
}

/// A scene on the snake temple.
pub(crate) fn snake(words: &str) -> Arnak {
    Scene::new(2, &[("temple", "snake")]).with(words).set_up()
}

pub(crate) fn begin(seats: u8, options: &[(&str, &str)], seed: u64) -> Arnak {
    let setup = Setup::new(&Arnak::INFO, seats).unwrap();
    let setup = options.iter().fold(setup, |setup, (key, value)| setup.choose(key, value).unwrap());
    Arnak::begin(&setup, Seed::from_number(seed), &mut Silent).unwrap()
}

/// A position being described.
pub(crate) struct Scene {
    file: Table,
}

fn name(value: &Value) -> &str {
    let text = value.as_str().unwrap();
    text.split(['/', '!', '?']).next().unwrap()
}

fn text(word: &str) -> Value {
    Value::String(word.to_owned())
}

impl Scene {
    pub(crate) fn new(seats: u8, options: &[(&str, &str)]) -> Scene {
        // In the solo game the rival has begun by digging, so only a figure has to be taken back.
        let digs = |game: &Arnak| all(game).rival.is_none_or(|rival| rival.used[0].name().starts_with("dig"));
        let game = (1..).map(|seed| begin(seats, options, seed)).find(digs).unwrap();
        let mut scene = Scene { file: scenario::write(&game).parse().unwrap() };
        scene.position().remove("figures");
        scene.position().insert("turn".into(), Value::Integer(1));
        scene.position().insert("starter".into(), Value::Integer(1));
        scene.say("hand");
        scene.say("tokens");
        scene
    }

    pub(crate) fn with(mut self, words: &str) -> Scene {
        words.split(';').map(str::trim).filter(|line| !line.is_empty()).for_each(|line| self.say(line));
        self
    }

    pub(crate) fn set_up(mut self) -> Arnak {
        self.position().remove("chance");
        let text = self.file.to_string();
        scenario::read(&text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The text of the position.
    pub(crate) fn text(&self) -> String {
        self.file.to_string()
    }

    pub(crate) fn position(&mut self) -> &mut Table {
        self.file["position"].as_table_mut().unwrap()
    }

    fn list(&mut self, key: &str) -> &mut Vec<Value> {
        let list = self.position().entry(key).or_insert(Value::Array(Vec::new()));
        list.as_array_mut().unwrap()
    }

    fn me(&mut self) -> &mut Table {
        self.list("players")[0].as_table_mut().unwrap()
    }

    fn my_list(&mut self, key: &str) -> &mut Vec<Value> {
        self.me().entry(key).or_insert(Value::Array(Vec::new())).as_array_mut().unwrap()
    }

    fn my_number(&mut self, key: &str, number: i64) {
        self.me().insert(key.into(), Value::Integer(number));
    }

    fn number(&mut self, key: &str) -> i64 {
        self.position().get(key).and_then(Value::as_integer).unwrap_or(0)
    }

    fn say(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["hand", ref cards @ ..] => {
                let old = std::mem::take(self.my_list("hand"));
                self.my_list("deck").splice(0..0, old);
                for card in cards {
                    self.take_card(card);
                    self.my_list("hand").push(text(card));
                }
            }
            ["deck", ref cards @ ..] => {
                let old = std::mem::take(self.my_list("deck"));
                self.my_list("played").extend(old.iter().map(|card| text(name(card))));
                self.say(&format!("top {}", cards.join(" ")));
            }
            ["top", ref cards @ ..] => {
                for card in cards.iter().rev() {
                    self.take_card(card);
                    self.my_list("deck").push(text(card));
                }
            }
            ["played", ref cards @ ..] => {
                for card in cards {
                    self.take_card(card);
                    self.my_list("played").push(text(card));
                }
            }
            ["tokens", ref pairs @ ..] => {
                let mut tokens = Table::new();
                for pair in pairs.chunks(2) {
                    tokens.insert(pair[0].into(), Value::Integer(pair[1].parse().unwrap()));
                }
                self.me().insert("tokens".into(), Value::Table(tokens));
            }
            ["site", site, ref rest @ ..] => {
                self.list("sites").push(text(&format!("{site} {}", rest.join(" "))));
                for thing in rest {
                    self.take_tile(thing);
                }
                let level = i64::from(!site.starts_with('a')) + i64::from(site.starts_with('d'));
                let paid = self.number("paid_idols") + level;
                self.position().insert("paid_idols".into(), Value::Integer(paid));
            }
            ["at", space] => self.figure(space, Value::Integer(1)),
            ["other", space] => self.figure(space, Value::Integer(2)),
            ["rival", space] => self.figure(space, text("rival")),
            ["items", ref cards @ ..] => self.row("items", "item_deck", cards),
            ["artifacts", ref cards @ ..] => self.row("artifacts", "artifact_deck", cards),
            ["assistant", assistant, ..] => {
                self.take_assistant(assistant);
                self.my_list("assistants").push(text(&words[1..].join(" ")));
            }
            ["stack", number, assistant] => self.on_stack(number.parse::<usize>().unwrap() - 1, assistant),
            ["crates", count] => {
                let count: i64 = count.parse().unwrap();
                self.need_idols(count);
                self.my_number("crates", count);
            }
            ["slots", count] => {
                let count: i64 = count.parse().unwrap();
                self.need_idols(count);
                self.my_number("slots", count);
            }
            ["overcame", guardian] => {
                self.take_tile(guardian);
                self.my_list("guardians").push(text(guardian));
                self.my_list("boons").push(text(guardian));
            }
            ["glass", space] => {
                self.my_number("glass", space.parse().unwrap());
                if space == "14" {
                    self.my_number("rank", 1);
                    self.position().insert("arrived".into(), Value::Integer(1));
                }
            }
            ["notebook", space] => self.my_number("notebook", space.parse().unwrap()),
            ["exiled", ref cards @ ..] => {
                for card in cards {
                    self.take_card(card);
                    self.list("exiled").push(text(card));
                }
            }
            ["next-item", card] => self.on_top("item_deck", card),
            ["next-artifact", card] => self.on_top("artifact_deck", card),
            ["next-site", tile] => {
                let level = usize::from(tile.starts_with("l2"));
                self.take_tile(tile);
                self.list("site_stacks")[level].as_array_mut().unwrap().push(text(tile));
            }
            ["next-guardian", guardian] => {
                self.take_tile(guardian);
                self.list("guardian_stack").push(text(guardian));
            }
            ["tiles", ref tiles @ ..] => self.rival_tiles(tiles),
            ["rival-glass", space] => {
                let rival = self.position()["rival"].as_table_mut().unwrap();
                rival.insert("glass".into(), Value::Integer(space.parse().unwrap()));
                if space == "14" {
                    rival.insert("rank".into(), Value::Integer(1));
                    self.position().insert("arrived".into(), Value::Integer(1));
                }
            }
            ["idol", site, kind] => self.idol(site, kind),
            ["round", round] => self.round(round.parse().unwrap()),
            ["fears", left] => self.leave_fears(left.parse().unwrap()),
            _ => panic!("no scene has `{line}`"),
        }
    }

    fn figure(&mut self, space: &str, who: Value) {
        let figures = self.position().entry("figures").or_insert(Value::Table(Table::new()));
        figures.as_table_mut().unwrap().insert(space.into(), who);
    }

    /// Takes a card away from wherever it is. A place of the row gets another card.
    fn take_card(&mut self, card: &str) {
        if card == "fear" {
            let there = |value: &Value| name(value) == "fear";
            if let Some(place) = self.my_list("deck").iter().position(there) {
                self.my_list("deck").remove(place);
            } else {
                let left = self.number("fears") - 1;
                self.position().insert("fears".into(), Value::Integer(left));
            }
            return;
        }
        for key in ["item_deck", "artifact_deck", "exiled"] {
            self.list(key).retain(|value| name(value) != card);
        }
        for key in ["deck", "hand", "played"] {
            self.my_list(key).retain(|value| name(value) != card);
        }
        for (row, deck) in [("items", "item_deck"), ("artifacts", "artifact_deck")] {
            if let Some(place) = self.list(row).iter().position(|value| name(value) == card) {
                let other = self.list(deck).remove(0);
                self.list(row)[place] = other;
            }
        }
    }

    fn row(&mut self, row: &str, deck: &str, cards: &[&str]) {
        for (place, card) in cards.iter().enumerate() {
            self.take_card(card);
            let old = std::mem::replace(&mut self.list(row)[place], text(card));
            self.list(deck).insert(0, old);
        }
    }

    fn on_top(&mut self, deck: &str, card: &str) {
        self.take_card(card);
        self.list(deck).push(text(card));
    }

    fn take_tile(&mut self, tile: &str) {
        self.list("guardian_stack").retain(|value| name(value) != tile);
        for stack in self.list("site_stacks") {
            stack.as_array_mut().unwrap().retain(|value| name(value) != tile);
        }
    }

    /// Puts an assistant on top of a stack, in exchange for the one there.
    fn on_stack(&mut self, stack: usize, assistant: &str) {
        let top = self.list("supply")[stack].as_array_mut().unwrap().pop().unwrap();
        if name(&top) != assistant {
            for other in self.list("supply").iter_mut().flat_map(|stack| stack.as_array_mut().unwrap()) {
                if name(other) == assistant {
                    *other = top.clone();
                }
            }
        }
        self.list("supply")[stack].as_array_mut().unwrap().push(text(assistant));
    }

    fn take_assistant(&mut self, assistant: &str) {
        for stack in self.list("supply") {
            stack.as_array_mut().unwrap().retain(|value| name(value) != assistant);
        }
        self.list("rescue").retain(|value| name(value) != assistant);
    }

    /// Gives the idols of discovered sites to a board. Discovers sites from the top right if it needs more.
    fn need_idols(&mut self, count: i64) {
        let mut sites = ["d4", "d3", "c4", "c3", "c2", "c1"].into_iter();
        while self.number("paid_idols") < count {
            let site = sites.next().unwrap();
            let taken = self.list("sites").iter().any(|line| line.as_str().unwrap().starts_with(site));
            if !taken {
                let level = usize::from(site.starts_with('d'));
                let stack = self.list("site_stacks")[level].as_array().unwrap();
                let tile = stack[0].as_str().unwrap().to_owned();
                self.say(&format!("site {site} {tile}"));
            }
        }
        let left = self.number("paid_idols") - count;
        self.position().insert("paid_idols".into(), Value::Integer(left));
    }

    /// Puts these on top of the rival's stack, in the order in which they will come.
    fn rival_tiles(&mut self, tiles: &[&str]) {
        let rival = self.position()["rival"].as_table_mut().unwrap();
        let used = std::mem::take(rival["used"].as_array_mut().unwrap());
        let deck = rival["deck"].as_array_mut().unwrap();
        deck.extend(used);
        deck.retain(|tile| !tiles.contains(&name(tile)));
        deck.extend(tiles.iter().rev().map(|tile| text(tile)));
    }

    /// Puts an idol of this kind face up on a site, in exchange for the one there.
    fn idol(&mut self, site: &str, kind: &str) {
        let place = "bcd".find(&site[..1]).unwrap() * 4 + site[1..].parse::<usize>().unwrap() - 1;
        let other = self.list("idols").iter().rposition(|value| name(value) == kind).unwrap();
        self.list("idols").swap(place, other);
    }

    fn round(&mut self, round: i64) {
        for _ in self.number("round")..round {
            let item = self.list("items").remove(0);
            self.list("item_deck").insert(0, item);
            let artifact = self.list("artifact_deck").remove(0);
            self.list("artifacts").push(artifact);
        }
        self.position().insert("round".into(), Value::Integer(round));
    }

    /// Leaves this many Fear cards; the others go to the play area of seat 2.
    fn leave_fears(&mut self, left: i64) {
        let away = self.number("fears") - left;
        let other = self.list("players")[1].as_table_mut().unwrap();
        let played = other.entry("played").or_insert(Value::Array(Vec::new()));
        played.as_array_mut().unwrap().extend((0..away).map(|_| text("fear")));
        self.position().insert("fears".into(), Value::Integer(left));
    }
}

fn parse(action: &str) -> Action {
    action.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Lets seat 1 play these actions, separated by `/`, and returns the events of the last one.
pub(crate) fn play(game: &mut Arnak, actions: &str) -> Vec<Event> {
    actions.split('/').map(|action| act(game, FIRST, action.trim())).last().unwrap()
}

/// Lets a seat play an action and returns its events.
pub(crate) fn act(game: &mut Arnak, seat: Seat, action: &str) -> Vec<Event> {
    let mut log: Vec<Logged<Event>> = Vec::new();
    let why = game.apply(seat, parse(action), &mut log);
    why.unwrap_or_else(|why| panic!("{action}: {why}, asked for {:?}\n{:?}", game.decision(), actions(game)));
    seen_by(&log, Viewer::AllSeeing).copied().collect()
}

/// The reason why seat 1 cannot play an action, such as `TooFew`.
pub(crate) fn why_not(game: &Arnak, action: &str) -> String {
    match game.why_not(FIRST, parse(action)) {
        None => "allowed".to_owned(),
        Some(Illegal::Rule(reason)) => format!("{reason:?}").split(' ').next().unwrap().to_owned(),
        Some(other) => format!("{other:?}"),
    }
}

/// What seat 1 can do.
pub(crate) fn actions(game: &Arnak) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(FIRST, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

pub(crate) fn all(game: &Arnak) -> View {
    game.view(Viewer::AllSeeing)
}

/// Coins, compasses, tablets, arrowheads and jewels of seat 1.
pub(crate) fn tokens(game: &Arnak) -> [u8; 5] {
    all(game).players[0].tokens.counts()
}

/// What a test can ask of a scene, as words: the hand, the play area and so on of seat 1.
pub(crate) fn cards(game: &Arnak, zone: &str) -> Vec<String> {
    let view = all(game);
    let me = &view.players[0];
    let known =
        |cards: &[Option<dighouse_arnak::Card>]| cards.iter().flatten().map(ToString::to_string).collect();
    match zone {
        "hand" => known(&me.hand),
        "deck" => known(&me.deck),
        "played" => me.played.iter().map(ToString::to_string).collect(),
        "exiled" => view.exiled.iter().map(ToString::to_string).collect(),
        _ => panic!("no zone is called {zone}"),
    }
}

/// Runs a script for seat 1. Its lines, separated by `/`: an action; `!action: Reason` for one that is
/// refused; `=coin 1 jewel 2` for all tokens there are; `?prompt` for what is asked;
/// `hand a b`, `played a`, `exiled a`, `bottom a`, `top a`, for where cards are.
pub(crate) fn run(game: &mut Arnak, script: &str) {
    for line in script.split('/').map(str::trim) {
        if let Some(refused) = line.strip_prefix('!') {
            let (action, reason) = refused.split_once(": ").unwrap();
            assert_eq!(why_not(game, action), reason, "{line} in {script}");
            assert!(!actions(game).contains(&action.to_owned()), "{line} in {script}");
        } else if let Some(expected) = line.strip_prefix('=') {
            let words: Vec<&str> = expected.split_whitespace().collect();
            let mut counts = [0; 5];
            for pair in words.chunks(2) {
                let kinds = ["coin", "compass", "tablet", "arrowhead", "jewel"];
                counts[kinds.iter().position(|kind| *kind == pair[0]).unwrap()] = pair[1].parse().unwrap();
            }
            assert_eq!(tokens(game), counts, "{line} in {script}");
        } else if let Some(prompt) = line.strip_prefix('?') {
            let dighouse_game::Decision::Ask { prompt: asked, .. } = game.decision() else {
                panic!("{line}")
            };
            assert_eq!(asked, prompt, "{line} in {script}");
        } else if !check_cards(game, line, script) {
            act(game, FIRST, line);
        }
    }
}

fn check_cards(game: &Arnak, line: &str, script: &str) -> bool {
    let (zone, rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut expected: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
    match zone {
        "hand" => {
            let mut hand = cards(game, "hand");
            hand.sort();
            expected.sort();
            assert_eq!(hand, expected, "{line} in {script}");
        }
        "played" | "exiled" => {
            let there = cards(game, zone);
            assert!(expected.iter().all(|card| there.contains(card)), "{line} in {script}: {there:?}");
        }
        "bottom" => assert_eq!(cards(game, "deck").first(), expected.first(), "{line} in {script}"),
        "top" => assert_eq!(cards(game, "deck").last(), expected.first(), "{line} in {script}"),
        _ => return false,
    }
    true
}
