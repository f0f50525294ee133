//! A person plays in the terminal.

use std::fs;
use std::io::Write;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::program::{Home, Said, any_answers, moves};

/// Plays from a seed at which the person is the first to roll.
fn first_to_roll(home: &Home, typed: &str) -> Said {
    let seed = (1..50).find(|seed| {
        let seed = seed.to_string();
        let file = format!("try-{seed}.dig");
        let said = home.run(&["play", "lost-code", "--seed", &seed, "--record", &file], "");
        said.out.contains("Round 1: Player rolls")
    });
    let seed = seed.expect("one of three is first").to_string();
    home.run(&["play", "lost-code", "--seed", &seed, "--record", "first.dig"], typed)
}

#[test]
fn a_whole_game_in_polish_ends_with_the_score_sheet_and_its_record_is_verified() {
    let home = Home::new();
    let said = home.run(&["play", "lost-code", "--lang", "pl", "--record", "gra.dig"], &any_answers());
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    for part in ["pieczęć", "Twoja sól", "Wygrywa", "Typy końcowe", "Razem", "dighouse verify gra.dig"] {
        assert!(said.out.contains(part), "{part} is missing");
    }
    said.has_no_raw_key();

    let replayed = home.run(&["replay", "gra.dig", "--lang", "pl"], "");
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert!(replayed.has_no_raw_key().out.contains("Wygrywa"));

    let verified = home.run(&["verify", "gra.dig", "--lang", "pl"], "");
    assert_eq!(verified.code, 0, "{}", verified.err);
    for part in ["zobowiązaniem ogłoszonym przed grą", "Ziarno wynika", "są dozwolone", "do końca"] {
        assert!(verified.has_no_raw_key().out.contains(part), "{part} is missing");
    }
}

#[test]
fn everything_in_play_can_be_played_in_both_languages() {
    for lang in ["en", "pl"] {
        let home = Home::new();
        let options = ["x=on", "shortcut=on", "curse=on", "beginner=on", "score-floor=zero", "wheels=flat"];
        let mut args = vec!["play", "lost-code", "--seats", "human:Ala,random,random,bot", "--lang", lang];
        options.iter().for_each(|option| args.extend(["--option", option]));
        let typed = format!("?\nhint\nlog\nsheet\nodds off\nrules\nodds\nsing\n{}", any_answers());
        let said = home.run(&args, &typed);
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        said.has_no_raw_key();
        assert!(said.out.contains("Ala"));
        let rules = include_str!("../../../../docs/rules/en/lost-code.md").lines();
        let rules: Vec<&str> =
            rules.chain(include_str!("../../../../docs/rules/pl/lost-code.md").lines()).collect();
        for line in said.out.lines().filter(|line| !line.contains(".dig") && !rules.contains(line)) {
            // What is typed is not echoed here, so the answer follows the prompt on its line.
            let line = line.trim_start_matches("> ");
            assert!(line.chars().count() <= 80, "too wide: {line}");
        }
    }
}

#[test]
fn the_own_rack_is_never_shown_before_the_end() {
    let home = Home::new();
    let (said, _) = home.whole_game("en");
    let (game, _end) = said.out.rsplit_once("game over").expect("the last screen");
    let symbols = ["bird", "jaguar", "chameleon", "snake", "human", "bear"];
    let mut racks = 0;
    for line in game.lines().filter(|line| line.contains('│')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if symbols.contains(&words[0]) {
            assert_eq!(words[1], "?", "{line}");
            assert!(words[2..5].iter().all(|value| value.parse::<u8>().is_ok()), "{line}");
            racks += 1;
        }
    }
    assert!(racks > 100);
    assert!(!game.contains("Player draws"), "what was drawn is told to the others only");
    assert!(game.contains("Bot 2 draws") || game.contains("Bot 3 draws"));
}

#[test]
fn a_game_that_was_killed_is_resumed_without_a_loss() {
    let home = Home::new();
    let mut child = home.start(&["play", "lost-code", "--seed", "11"]);
    let folder = home.file("data/dighouse/records");
    let record = || fs::read_dir(&folder).ok()?.next()?.ok().map(|entry| entry.path());
    child.stdin.as_mut().unwrap().write_all("7\n6\n5\n1\n2\n".repeat(3).as_bytes()).unwrap();
    let deadline = Instant::now() + Duration::from_secs(30);
    while record().is_none_or(|path| moves(&path).len() < 10) {
        assert!(Instant::now() < deadline, "the game does not begin");
        sleep(Duration::from_millis(20));
    }
    sleep(Duration::from_millis(300));
    child.kill().unwrap();
    child.wait().unwrap();
    let path = record().unwrap();
    let before = moves(&path);

    let said = home.run(&["play", "--resume"], &any_answers());
    assert_eq!(said.code, 0, "{}", said.err);
    let after = moves(&path);
    assert_eq!(after[..before.len()], before);
    let verified = home.run(&["verify", path.to_str().unwrap()], "");
    assert_eq!(verified.code, 0, "{}", verified.err);
    assert!(verified.out.contains("played to the end"));

    let again = home.run(&["play", "--resume"], "");
    assert_eq!(again.code, 1);
    assert!(again.err.contains("no unfinished game"), "{}", again.err);
}

#[test]
fn a_torn_last_line_is_cut_off() {
    let home = Home::new();
    let left =
        home.run(&["play", "lost-code", "--seed", "3", "--record", "game.dig"], "7\n6\n5\n1\n2\n7\nquit\n");
    assert_eq!(left.code, 0);
    assert!(left.out.contains("dighouse play --resume game.dig"));
    let path = home.file("game.dig");
    let text = fs::read_to_string(&path).unwrap();
    let open = text.rsplit_once("end ").unwrap().0;
    let before = moves(&path);
    fs::write(&path, format!("{open}1 be")).unwrap();

    let said = home.run(&["play", "--resume", "game.dig"], "quit\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.has_no_raw_key().out.contains("incomplete"));
    assert_eq!(moves(&path)[..before.len()], before);
    assert_eq!(home.run(&["verify", "game.dig"], "").code, 0);
}

#[test]
fn the_end_of_the_input_is_quitting() {
    let home = Home::new();
    let said = home.run(&["play", "lost-code", "--record", "game.dig"], "");
    assert_eq!(said.code, 0);
    assert!(said.out.contains("To continue: dighouse play --resume game.dig"));
    assert_eq!(home.run(&["verify", "game.dig"], "").code, 0);
}

#[test]
fn an_action_is_taken_back_until_something_is_revealed() {
    let home = Home::new();
    let said = first_to_roll(&home, "undo\n1\nundo\n1\nbet 6-15\nundo\nquit\n");
    assert!(said.out.contains("nothing to undo"), "before the first action");
    assert_eq!(said.out.matches("accepts the roll").count(), 2, "it was done, taken back and done again");
    assert!(said.out.contains("You can no longer undo this"));
    let dice = moves(&home.file("first.dig")).iter().filter(|line| line.contains("dice")).count();
    assert!(dice <= 2, "the record forgot what was taken back");
    assert_eq!(home.run(&["verify", "first.dig"], "").code, 0);
}

#[test]
fn actions_can_be_typed_in_short() {
    let home = Home::new();
    let said = first_to_roll(&home, "ok\n? 5-11\n6 - 15\nquit\n");
    assert!(said.out.contains("This is possible: bet on 5-11."));
    assert!(said.out.contains("Player bets on 6-15."));
}

#[test]
fn wrong_input_is_explained() {
    let home = Home::new();
    let said = first_to_roll(&home, "1\n? bet 9-14\n? 20-26\n? dance\nbet 9-99\n99\nexchange snake\nquit\n");
    for part in [
        "No wheel has a window of 6 numbers.",
        "The dial ends at 21",
        "“dance” is not an action or a command",
        "No wheel has a window of 91 numbers.",
        "“99” is not an action",
        "You cannot do that now.",
    ] {
        assert!(said.out.contains(part), "{part} is missing");
    }
}

#[test]
fn people_at_one_screen_see_nothing_of_each_other() {
    let home = Home::new();
    let args = ["play", "lost-code", "--seats", "human:Ala,human:Ola", "--seed", "5", "--record", "two.dig"];
    let typed = "\n".to_owned() + &"7\n6\n\n5\n\n1\n2\n\n".repeat(150);
    let said = home.run(&args, &typed);
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.has_no_raw_key().out.contains("wins!"));
    let parts: Vec<&str> = said.out.split("Pass the screen to ").collect();
    assert!(parts.len() > 10);
    let (last, turns) = parts[1..].split_last().unwrap();
    for turn in turns {
        let name = if turn.starts_with("Ala") { "Ala" } else { "Ola" };
        assert!(!turn.contains(&format!("{name} draws")), "{name} sees the own tile");
        let column = if name == "Ala" { 1 } else { 2 };
        for line in turn.lines().filter(|line| line.trim_start().starts_with("snake") && line.contains('│'))
        {
            assert_eq!(line.split_whitespace().nth(column), Some("?"), "{line}");
        }
    }
    assert!(last.contains("wins!"));
    assert_eq!(home.run(&["verify", "two.dig"], "").code, 0);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let home = Home::new();
    let (_, path) = home.whole_game("en");
    let actions = |lines: Vec<String>| -> Vec<String> {
        lines.iter().map(|line| line.split(" @").next().unwrap_or_default().to_owned()).collect()
    };
    let first = actions(moves(&path));
    fs::remove_file(&path).unwrap();
    let (_, path) = home.whole_game("pl");
    assert_eq!(actions(moves(&path)), first);
}
