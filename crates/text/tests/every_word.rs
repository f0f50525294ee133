//! Every event, action, reason and error has a text in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dighouse_game::{Decision, Seat, Seed, Setup, Stream, Viewer};
use dighouse_tables::AnyMatch;
use dighouse_tables::BotSpec;
use dighouse_text::{Kind, Lang, Texts};
use serde_json::{Value, json};

/// The number of random games, and the most decisions in all of them.
const GAMES: u64 = 200;
const DECISIONS: usize = 6_000;

struct Languages([Texts; Lang::ALL.len()]);

impl Languages {
    fn new() -> Languages {
        Languages(Lang::ALL.map(Texts::new))
    }

    /// Asserts that data has a text in every language.
    fn tell(&self, game: &str, kind: Kind, data: &Value, names: &[String]) {
        for texts in &self.0 {
            let told = texts.try_tell(game, kind, data, names);
            let words = told.unwrap_or_else(|fault| panic!("{:?} {data}: {fault:?}", texts.lang()));
            assert!(!words.contains("{") && !words.contains('\u{2068}'), "{words}");
        }
    }

    /// Asserts that a message without arguments exists.
    fn say(&self, key: &str) {
        for texts in &self.0 {
            texts.try_say(key, &[]).unwrap_or_else(|fault| panic!("{:?}: {fault:?}", texts.lang()));
        }
    }
}

fn names() -> Vec<String> {
    ["Ala", "Olek", "Ela", "Jan"].map(str::to_owned).to_vec()
}

/// A random setup of a game.
fn random_setup(game: &dyn dighouse_tables::AnyGame, rng: &mut Stream) -> Setup {
    let info = game.info();
    let seats = info.min_seats + rng.below(u32::from(info.max_seats - info.min_seats) + 1) as u8;
    let mut setup = Setup::new(info, seats).unwrap();
    for option in info.options {
        setup = setup.choose(option.key, rng.pick(option.values)).unwrap();
    }
    setup
}

/// Texts of actions that may be illegal now: from other positions, other games, or invalid.
fn other_actions(elsewhere: &[String], rng: &mut Stream) -> Vec<String> {
    let nonsense =
        ["guess bird 1 8", "guess snake 0 1 2 3", "take none", "take 1 8", "bet 20-30", "dig h9", "sing"];
    let mut actions = nonsense.map(str::to_owned).to_vec();
    if !elsewhere.is_empty() {
        actions.extend((0..6).map(|_| elsewhere[rng.below(elsewhere.len() as u32) as usize].clone()));
    }
    actions
}

fn check_decision(
    languages: &Languages,
    game: &str,
    table: &dyn AnyMatch,
    seat: Seat,
    elsewhere: &mut Vec<String>,
    rng: &mut Stream,
) {
    let choices = table.actions(seat);
    for _ in 0..5 {
        let choice = &choices[rng.below(choices.len() as u32) as usize];
        languages.tell(game, Kind::Action, &choice.data, &names());
        if elsewhere.len() < 5000 {
            elsewhere.push(choice.text.clone());
        }
    }
    for action in other_actions(elsewhere, rng) {
        for seat in Seat::first(table.setup().seats()) {
            if let Some(why) = table.why_not(seat, &action) {
                languages.tell(game, Kind::Why, &why, &names());
            }
        }
    }
}

#[test]
fn everything_in_random_games_has_a_text() {
    let languages = Languages::new();
    let mut rng = Stream::new(Seed::from_number(1), 0);
    let random: BotSpec = "random".parse().unwrap();
    for &game in dighouse_shelf::shelf().games() {
        let id = game.info().id;
        let mut elsewhere = Vec::new();
        let mut decisions = 0;
        for number in 0..GAMES {
            if decisions > DECISIONS {
                break;
            }
            let setup = random_setup(game, &mut rng);
            let mut table = game.begin(setup, Seed::from_number(number)).unwrap();
            while let Decision::Ask { seats, prompt } = table.decision() {
                for what in ["ask", "explain", "notation"] {
                    languages.say(&format!("{id}-{what}-{prompt}"));
                }
                let seat = seats.iter().next().unwrap();
                check_decision(&languages, id, &*table, seat, &mut elsewhere, &mut rng);
                let action =
                    table.choose(seat, &random).unwrap()(&dighouse_tables::StopToken::default(), &mut rng);
                table.play(seat, &action, None).unwrap();
                decisions += 1;
            }
            languages.tell(id, Kind::Why, &table.why_not(Seat::ALL[0], "leave").unwrap(), &names());
            for viewer in Viewer::at_the_table(setup.seats()).chain([Viewer::AllSeeing]) {
                for line in table.log(viewer) {
                    languages.tell(id, Kind::Event, &line.event, &names());
                }
            }
        }
    }
}

#[test]
fn every_game_has_its_title_options_and_score_sheet() {
    let languages = Languages::new();
    for game in dighouse_shelf::shelf().games() {
        let info = game.info();
        languages.say(&format!("{}-title", info.id));
        info.categories.iter().for_each(|category| languages.say(&format!("{}-score-{category}", info.id)));
        for option in info.options {
            languages.say(&format!("{}-option-{}", info.id, option.key));
            for value in option.values {
                let own = format!("{}-value-{value}", info.id);
                languages.say(&if languages.0[0].has(&own) { own } else { format!("house-value-{value}") });
            }
        }
    }
}

#[test]
fn every_error_has_a_text() {
    let languages = Languages::new();
    let setup = [
        json!({ "error": "seats", "seats": 7, "min": 2, "max": 4 }),
        json!({ "error": "unknown-option", "key": "a", "known": "b, c" }),
        json!({ "error": "unknown-value", "key": "a", "value": "b", "known": "c" }),
        json!({ "error": "conflict", "what": "a" }),
        json!({ "error": "data", "what": "a" }),
    ];
    let record = [
        json!({ "error": "not-a-record", "line": 1 }),
        json!({ "error": "unknown-format", "line": 1, "format": "9", "known": 1 }),
        json!({ "error": "expected", "line": 2, "what": "game", "found": "" }),
        json!({ "error": "bad-value", "line": 2, "what": "seats", "found": "x" }),
        json!({ "error": "cut-off", "line": 9 }),
        json!({ "error": "miscounted", "line": 9, "said": "3", "counted": 2 }),
        json!({ "error": "after-the-end", "line": 9 }),
    ];
    let replay = [
        json!({ "error": "another-game", "line": 2, "game": "a", "expected": "b" }),
        json!({ "error": "unknown-rules", "line": 3, "game": "arnak", "rules": 9, "known": 1 }),
        json!({ "error": "unknown-module", "line": 4, "game": "arnak", "rules": 1, "module": "00" }),
        json!({ "error": "rules-module-failed", "what": "a" }),
        json!({ "error": "secret-hidden", "line": 5 }),
        json!({ "error": "broken-commitment", "line": 5 }),
        json!({ "error": "unknown-action", "line": 9, "action": "sing" }),
        json!({ "error": "not-canonical", "line": 9, "action": "a", "canonical": "b" }),
        json!({ "error": "illegal-action", "line": 9, "action": "bet 0-6", "why": "wheel-taken", "width": 7,
                "seat": 2 }),
        json!({ "error": "illegal-action", "line": 9, "action": "leave", "why": "game-is-over" }),
        json!({ "error": "no-end", "line": 9 }),
        json!({ "error": "another-end", "line": 9, "said": "a", "found": "b" }),
    ];
    let scenario = [
        json!({ "error": "malformed", "line": 1, "what": "a" }),
        json!({ "error": "impossible", "what": "a" }),
    ];
    for error in setup.iter().chain(&record).chain(&replay).chain(&scenario) {
        languages.tell("lost-code", Kind::Error, error, &names());
    }
    for error in [
        json!({ "error": "malformed-bot", "spec": ":" }),
        json!({ "error": "unknown-bot", "bot": "a", "known": "b" }),
        json!({ "error": "bad-setting", "bot": "a", "key": "b", "value": "c" }),
        json!({ "error": "unknown-setting", "bot": "a", "key": "b" }),
        json!({ "error": "old-rules", "bot": "a" }),
        json!({ "error": "bots-for-seats", "bots": 3, "seats": 2 }),
        json!({ "error": "no-games" }),
        json!({ "error": "foreign-outcome", "game": 3 }),
        json!({ "error": "not-kept", "what": "the disk is full" }),
        json!({ "error": "bot-cheated", "bot": "a", "game": 1, "seed": "00", "action": "sing" }),
        json!({ "error": "guest-absent", "bot": "a", "what": "b" }),
        json!({ "error": "guest-not-started", "what": "a" }),
        json!({ "error": "guest-too-late", "ms": 1000 }),
        json!({ "error": "guest-ended", "what": "exit status: 1" }),
        json!({ "error": "guest-garbage", "line": "hello" }),
        json!({ "error": "guest-refused", "what": "a" }),
        json!({ "error": "guest-cheated", "action": "sing" }),
        json!({ "error": "sprt-of-two", "bots": 3, "seats": 3 }),
        json!({ "error": "database-in-use" }),
        json!({ "error": "database-too-new", "found": 3, "known": 2 }),
        json!({ "error": "database-differs", "found": 1, "what": "table players" }),
        json!({ "error": "database-older-servers", "found": 1, "known": 2 }),
        json!({ "error": "database-not-copied", "file": "a.version-1", "what": "the disk is full" }),
        json!({ "error": "database-read-only", "what": "a" }),
        json!({ "error": "database-damaged", "what": "a" }),
        json!({ "error": "database-foreign" }),
        json!({ "error": "database-address", "what": "a" }),
        json!({ "error": "database-failed", "what": "a" }),
    ] {
        languages.tell("house", Kind::Error, &error, &names());
    }
}

/// The strings in the server's sources between `before` and the next quotation mark.
fn tags_of_the_server(before: &[&str]) -> BTreeSet<String> {
    let crates = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let mut folders = vec![crates.join("server/src"), crates.join("table/src")];
    let mut tags = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir::<PathBuf>(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(path).unwrap();
            let said = before.iter().flat_map(|before| source.split(before).skip(1));
            tags.extend(said.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
    tags.retain(|tag| tag.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'));
    tags
}

/// The data that comes with a tag. Those of games and bots are tested above.
fn particulars(tag: &str) -> Value {
    match tag {
        "bad-field" => json!({ "field": "seats[1].name", "what": "expected a string" }),
        "bad-record" => json!({ "field": "record", "line": 7 }),
        "name" => json!({ "name": "x", "most": 24, "field": "name" }),
        "name-taken" => json!({ "name": "Ala", "field": "name" }),
        "not-your-seat" => json!({ "seat": 2 }),
        "weak-password" => json!({ "what": "short", "least": 10, "most": 200, "field": "password" }),
        "too-many-tables" | "too-many-open-tables" | "too-many-public-tables" | "enough-blocked" => {
            json!({ "most": 50 })
        }
        "webhook-refused" => json!({ "answer": 404 }),
        "vacation-used-up" => json!({ "days": 3 }),
        "timed-out" => json!({ "seat": 1, "lost": true }),
        "away" => json!({ "seat": 1, "days": 3 }),
        "too-many-requests" => json!({ "retry_after": 3 }),
        "unhealthy" => json!({ "what": "database or disk is full" }),
        "unknown-game" => json!({ "game": "chess", "known": "lost-code", "field": "game" }),
        "said" => json!({ "seat": 1, "text": "cześć" }),
        "took-back" => json!({ "seat": 1, "step": 4 }),
        _ => json!({ "seat": 1 }),
    }
}

#[test]
fn every_problem_of_the_server_has_a_text() {
    let languages = Languages::new();
    let refusals = ["conflict(\"", "forbidden(\"", "status, \"", "too_many(\"", "from_secs(60), \""];
    let statuses = [
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "NOT_FOUND",
        "METHOD_NOT_ALLOWED",
        "REQUEST_TIMEOUT",
        "CONFLICT",
        "GONE",
        "LENGTH_REQUIRED",
        "PAYLOAD_TOO_LARGE",
        "UNSUPPORTED_MEDIA_TYPE",
        "TOO_MANY_REQUESTS",
        "INTERNAL_SERVER_ERROR",
        "SERVICE_UNAVAILABLE",
    ];
    let statuses: Vec<String> =
        statuses.iter().flat_map(|name| [format!("{name}, \""), format!("{name} => \"")]).collect();
    let before: Vec<&str> = refusals.into_iter().chain(statuses.iter().map(String::as_str)).collect();
    let tags = tags_of_the_server(&before);
    for known in [
        "bad-field",
        "stale",
        "too-large",
        "too-many-guests",
        "too-many-requests",
        "too-many-streams",
        "wrong-method",
        "store",
        "private-table",
    ] {
        assert!(tags.contains(known), "{known} is not found any more: {tags:?}");
    }
    for tag in tags {
        let mut problem = particulars(&tag);
        problem["error"] = json!(tag);
        languages.tell("house", Kind::Error, &problem, &names());
    }
}

#[test]
fn every_table_event_has_a_text() {
    let languages = Languages::new();
    let tags = tags_of_the_server(&["\"event\": \""]);
    assert!(tags.len() >= 11 && tags.contains("said"), "{tags:?}");
    for tag in tags {
        let mut event = particulars(&tag);
        event["event"] = json!(tag);
        languages.tell("house", Kind::Event, &event, &names());
    }
}

#[test]
fn every_reason_has_a_text() {
    let languages = Languages::new();
    for reason in [
        json!({ "why": "game-is-over" }),
        json!({ "why": "not-your-decision" }),
        json!({ "why": "unknown-action", "action": "sing" }),
        json!({ "why": "nothing-done" }),
        json!({ "why": "revealed" }),
        json!({ "why": "others-acted" }),
        json!({ "why": "another-decision" }),
        json!({ "why": "bear-stays" }),
        json!({ "why": "too-many-turned", "most": 0 }),
        json!({ "why": "too-many-turned", "most": 1 }),
        json!({ "why": "no-such-wheel", "width": 6 }),
        json!({ "why": "wheel-taken", "width": 7, "seat": 4 }),
        json!({ "why": "off-the-dial", "top": 21 }),
        json!({ "why": "not-in-play", "symbol": "bear" }),
        json!({ "why": "pile-empty", "symbol": "snake" }),
        json!({ "why": "another-symbol", "symbol": "bird" }),
        json!({ "why": "nothing-written" }),
        json!({ "why": "too-many-values", "most": 3 }),
        json!({ "why": "no-such-value", "value": 8, "top": 7 }),
    ] {
        languages.tell("lost-code", Kind::Why, &reason, &names());
    }
    for reason in [
        json!({ "why": "another-decision" }),
        json!({ "why": "too-few", "need": 1, "have": 0 }),
        json!({ "why": "too-few", "need": 3, "have": 2 }),
        json!({ "why": "off-the-area", "square": "a7" }),
        json!({ "why": "occupied", "square": "a1" }),
        json!({ "why": "pyramid", "square": "a1" }),
        json!({ "why": "one-pyramid" }),
        json!({ "why": "not-a-chain" }),
        json!({ "why": "not-adjoining" }),
        json!({ "why": "no-patron", "patron": "violet" }),
        json!({ "why": "patron-turned", "patron": "brown" }),
        json!({ "why": "supply-empty" }),
        json!({ "why": "room-taken", "room": "3-1", "seat": 2 }),
        json!({ "why": "no-way", "room": "5-1" }),
        json!({ "why": "plot-gone" }),
        json!({ "why": "too-far-behind" }),
        json!({ "why": "must-choose" }),
    ] {
        languages.tell("mykerinos", Kind::Why, &reason, &names());
    }
    for reason in [
        json!({ "why": "another-decision" }),
        json!({ "why": "faction-taken", "seat": 2 }),
        json!({ "why": "too-few-alike", "least": 4 }),
        json!({ "why": "not-alike" }),
        json!({ "why": "not-in-hand" }),
        json!({ "why": "own-explorer", "at": "L07" }),
        json!({ "why": "no-explorer", "at": "L21" }),
        json!({ "why": "too-far", "steps": 5, "fuel": 3 }),
        json!({ "why": "nothing-done" }),
        json!({ "why": "no-effect" }),
        json!({ "why": "hold-full" }),
        json!({ "why": "store-full", "store": "hatch" }),
        json!({ "why": "nothing-to-excavate", "colour": "red" }),
        json!({ "why": "another-colour", "colour": "green" }),
        json!({ "why": "not-there", "artefact": "red-a" }),
        json!({ "why": "not-together" }),
        json!({ "why": "no-more" }),
        json!({ "why": "not-gained", "artefact": "red-a" }),
        json!({ "why": "already-sampled", "artefact": "red-a" }),
        json!({ "why": "same-colour" }),
        json!({ "why": "no-crew" }),
        json!({ "why": "crew-first" }),
        json!({ "why": "no-guard", "artefact": "yellow-d" }),
        json!({ "why": "no-buyer", "buyer": "special" }),
        json!({ "why": "special-buyer-first" }),
        json!({ "why": "coloured-buyer-now" }),
        json!({ "why": "nothing-to-sell" }),
        json!({ "why": "no-market-for-it" }),
        json!({ "why": "not-on-black-market" }),
        json!({ "why": "no-black-market" }),
        json!({ "why": "too-many-markets", "most": 3 }),
        json!({ "why": "too-few-artefacts", "owned": 0 }),
        json!({ "why": "no-trader", "market": "1" }),
        json!({ "why": "nobody-interested", "market": "6" }),
        json!({ "why": "not-owned", "artefact": "purple-c" }),
        json!({ "why": "merchants-only" }),
        json!({ "why": "seers-only" }),
        json!({ "why": "no-envoy", "centre": "left" }),
        json!({ "why": "trader-placed" }),
        json!({ "why": "office-used" }),
        json!({ "why": "withdraw-first" }),
        json!({ "why": "no-command-card" }),
        json!({ "why": "one-side" }),
        json!({ "why": "stack-empty", "colour": "orange" }),
        json!({ "why": "pile-empty", "colour": "orange" }),
        json!({ "why": "too-expensive", "price": 12 }),
        json!({ "why": "forecast-full" }),
        json!({ "why": "no-such-space" }),
        json!({ "why": "marked", "space": 2 }),
        json!({ "why": "not-drawn", "artefact": "red-b" }),
        json!({ "why": "nobody-there" }),
        json!({ "why": "same-market" }),
        json!({ "why": "queue-full", "market": "3" }),
        json!({ "why": "too-many-buyers", "left": 1 }),
    ] {
        languages.tell("excavation-earth", Kind::Why, &reason, &names());
    }
}

#[test]
fn every_reason_of_arnak_has_a_text() {
    let languages = Languages::new();
    let plain = "another-decision/main-action-done/main-action-first/finish-first/no-archaeologist/\
        cannot-travel/pays-nothing/no-idol/slots-full/slots-empty/hand-empty/no-such-choice/stack-empty/\
        not-connected/notebook-too-high/notebook-only/not-in-temple/no-such-tile/no-fear-tile/no-icon";
    let of_sites = "not-discovered/already-discovered/space-taken/space-blocked/wrong-site/not-there/\
        others-there/no-guardian/guardian-there";
    let of_cards = "not-in-hand/not-in-play-area/not-in-row/not-in-exile/not-drawn/no-effect/\
        cannot-pass-with";
    let of_assistants = "not-yours/exhausted/ready/gold/no-travel/not-on-offer";
    let groups = [
        (plain, "nothing", json!(null)),
        (of_sites, "site", json!("b3")),
        (of_cards, "card", json!("ostrich")),
        (of_assistants, "assistant", json!("banker")),
        ("no-boon/another-boon", "guardian", json!("g02")),
        ("no-temple-tile", "stack", json!("6-left")),
        ("too-few", "missing", json!({ "coin": 1, "compass": 0, "tablet": 2, "arrowhead": 0, "jewel": 0 })),
    ];
    for (reasons, field, value) in groups {
        for reason in reasons.split('/') {
            let why = json!({ "why": reason, field: value });
            languages.tell("arnak", Kind::Why, &why, &names());
        }
    }
}

#[test]
fn polish_plurals_are_right() {
    let texts = Texts::new(Lang::Pl);
    let hit = |points: i64| {
        let event = json!({ "event": "curse-lost", "seat": 1, "points": points });
        texts.tell("lost-code", Kind::Event, &event, &names())
    };
    assert_eq!(hit(1), "Klątwa: Ala traci 1 punkt.");
    assert_eq!(hit(2), "Klątwa: Ala traci 2 punkty.");
    assert_eq!(hit(5), "Klątwa: Ala traci 5 punktów.");
    assert_eq!(hit(12), "Klątwa: Ala traci 12 punktów.");
    assert_eq!(hit(22), "Klątwa: Ala traci 22 punkty.");
}

#[test]
fn symbols_lists_and_windows_are_formatted() {
    let texts = Texts::new(Lang::Pl);
    let tell = |kind, data: Value| texts.tell("lost-code", kind, &data, &names());
    assert_eq!(tell(Kind::Action, json!({ "action": "exchange", "symbol": "snake" })), "wymień węża");
    assert_eq!(
        tell(Kind::Action, json!({ "action": "bet", "window": { "low": 9, "high": 15 } })),
        "obstaw 9-15"
    );
    assert_eq!(
        tell(
            Kind::Event,
            json!({ "event": "rolled", "round": 3, "seat": 2, "dice": ["bird", "bird", "snake"] })
        ),
        "Runda 3. Olek rzuca kośćmi: ptak, ptak, wąż."
    );
    assert_eq!(
        tell(Kind::Action, json!({ "action": "guess", "symbol": "bear", "values": [] })),
        "wpisz dla niedźwiedzia: nic"
    );
}

#[test]
fn a_missing_text_shows_its_key() {
    let texts = Texts::new(Lang::En);
    assert_eq!(texts.say("no-such-message", &[]), "no-such-message");
    let unknown = json!({ "event": "danced", "seat": 1 });
    assert_eq!(texts.tell("lost-code", Kind::Event, &unknown, &names()), "house-event-danced");
    assert_eq!(texts.tell("lost-code", Kind::Event, &json!(7), &names()), "house-event-unknown");
    let absent = json!({ "event": "won", "seat": 9 });
    assert_eq!(texts.tell("lost-code", Kind::Event, &absent, &names()), "9 wins!");
}
