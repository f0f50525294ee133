//! Tournaments of bots.

use std::fs;

use serde_json::{Value, json};

use crate::program::{Home, Said};

/// A pool of three in a folder.
fn pool<'a>(games: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let args = ["arena", "lost-code", "--pool", "random,exact,random", "--into", "kept", "--games", games];
    [&args[..], more].concat()
}

/// The lines of the results.
fn results(home: &Home) -> Vec<String> {
    let text = fs::read_to_string(home.file("kept/results.jsonl")).unwrap();
    text.lines().map(str::to_owned).collect()
}

fn report(said: &Said) -> Value {
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    serde_json::from_str(&said.out).expect("one JSON object")
}

#[test]
fn a_tournament_is_reported_in_words_or_as_json() {
    let home = Home::new();
    let args = ["arena", "lost-code", "--seats", "random,random", "--games", "4", "--seed", "2"];
    for (lang, word) in [("en", "4 games"), ("pl", "4 gry")] {
        let said = home.run(&[&args[..], &["--lang", lang]].concat(), "");
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(said.has_no_raw_key().out.contains(word), "{}", said.out);
    }
    let said = home.run(&[&args[..], &["--json"]].concat(), "");
    let report: Value = serde_json::from_str(&said.out).expect("one JSON object");
    assert_eq!(
        (&report["game"], &report["games"], &report["seed"]),
        (&"lost-code".into(), &4.into(), &2.into())
    );
    let bots = report["bots"].as_array().unwrap();
    for key in ["bot", "win_rate", "win_rate_low", "win_rate_high", "mean_score", "ms_per_decision"] {
        assert!(bots.iter().all(|bot| !bot[key].is_null()), "{key}");
    }
    assert_eq!(bots.len(), 2);

    let picture = home.file("rates.svg");
    let plotted = home.run(&[&args[..], &["--plot", "rates.svg"]].concat(), "");
    assert_eq!((plotted.code, plotted.err.as_str()), (0, ""));
    let svg = std::fs::read_to_string(picture).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("random") && svg.ends_with("</svg>\n"), "{svg}");
    let nowhere = home.run(&[&args[..], &["--plot", "rates.svg/picture.svg"]].concat(), "");
    assert!(nowhere.code == 1 && nowhere.err.contains("picture.svg"), "{}", nowhere.err);
}

#[test]
fn a_pool_is_reported_with_everybody_against_everybody() {
    let home = Home::new();
    let args =
        ["arena", "lost-code", "--pool", "random,exact,random,exact", "--players", "3", "--games", "3"];
    for (lang, words) in
        [("en", ["12 games", "ahead", "Median"]), ("pl", ["12 gier", "przed botem", "Mediana"])]
    {
        let said = home.run(&[&args[..], &["--lang", lang]].concat(), "");
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(words.iter().all(|word| said.has_no_raw_key().out.contains(word)), "{}", said.out);
        let first = said.out.lines().find(|line| line.contains("  1  ")).unwrap();
        assert!(first.contains("exact"), "the strongest comes first: {}", said.out);
    }
    let alone =
        home.run(&["arena", "arnak", "--pool", "random", "--players", "1", "--games", "1", "--json"], "");
    assert_eq!(report(&alone)["bots"][0]["rating"], Value::Null, "who plays alone is stronger than nobody");
    let few = home.run(&["arena", "lost-code", "--pool", "exact"], "");
    assert!(few.code == 2 && few.err.contains("Not enough bots"), "{}", few.err);
    assert_eq!(home.run(&[&args[..], &["--seats", "exact,random"]].concat(), "").code, 2);
    assert_eq!(home.run(&[&args[..], &["--records"]].concat(), "").code, 2, "where to?");
}

#[test]
fn pictures_are_drawn_of_what_there_is() {
    let home = Home::new();
    let args = ["arena", "mykerinos", "--games", "2", "--plots", "pictures", "--pool", "random"];
    let drawn = |more: &[&str]| {
        let said = home.run(&[&args[..], more].concat(), "");
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        let names = fs::read_dir(home.file("pictures")).unwrap().map(|file| file.unwrap().file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(drawn(&["--pool", "greedy"]), ["scores.svg", "win-rates.svg"]);
    assert_eq!(drawn(&["--budgets", "2,8", "--lang", "pl"]), ["scores.svg", "strength.svg", "win-rates.svg"]);
    for name in ["scores", "strength", "win-rates"] {
        let svg = fs::read_to_string(home.file(&format!("pictures/{name}.svg"))).unwrap();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && !svg.contains("NaN"), "{svg}");
        assert!(svg.contains("prefers-color-scheme: dark") && svg.contains(">random<"), "{svg}");
    }
    let strength = fs::read_to_string(home.file("pictures/strength.svg")).unwrap();
    assert!(
        strength.contains(">2<") && strength.contains(">8<") && strength.contains("iteracji"),
        "{strength}"
    );
    assert!(drawn(&["--budgets", "1ms,4ms"]).contains(&"strength-by-time.svg".to_owned()));
    let strength = fs::read_to_string(home.file("pictures/strength-by-time.svg")).unwrap();
    assert!(strength.contains(">1<") && strength.contains(">4<"), "{strength}");
}

#[test]
fn the_name_of_a_bot_never_leaves_the_picture() {
    let home = Home::new();
    let args = [
        "arena",
        "mykerinos",
        "--games",
        "2",
        "--plot",
        "p.svg",
        "--pool",
        "random,search:iters=2:threads=1",
    ];
    assert_eq!(home.run(&args, "").code, 0);
    let svg = fs::read_to_string(home.file("p.svg")).unwrap();
    let is_squeezed = |name: &str| svg.lines().any(|line| line.contains(name) && line.contains("textLength"));
    assert!(is_squeezed(">search:iters=2:threads=1<") && !is_squeezed(">random<"), "{svg}");
}

#[test]
fn a_budget_that_is_none_is_refused() {
    let home = Home::new();
    for budget in ["0", "ms", "5s", "many"] {
        let said = home.run(&["arena", "mykerinos", "--pool", "random", "--budgets", budget], "");
        assert!(said.code == 2 && said.err.contains("search"), "{budget}: {} {}", said.code, said.err);
    }
}

#[test]
fn a_tournament_goes_on_where_it_stopped_even_in_the_middle_of_a_line() {
    let home = Home::new();
    let whole = report(&home.run(&pool("4", &["--json", "--records"]), ""));
    let lines = results(&home);
    assert_eq!((lines.len(), &whole["games"]), (12, &json!(12)));
    let records = || fs::read_dir(home.file("kept/records")).unwrap().count();
    assert_eq!(records(), 12);
    let verified = home.run(&["verify", "kept/records/000011.dig"], "");
    assert_eq!(verified.code, 0, "{}", verified.err);

    // Times and all: nothing is played again.
    assert_eq!(report(&home.run(&pool("4", &["--json", "--records"]), "")), whole);
    let torn = lines[..7].join("\n") + "\n" + &lines[7][..20];
    home.write("kept/results.jsonl", &torn);
    let again = report(&home.run(&pool("4", &["--json", "--records"]), ""));
    assert_eq!((&results(&home)[..7], results(&home).len()), (&lines[..7], 12));
    assert_eq!(
        (&again["cross"], &again["bots"][0]["totals"]),
        (&whole["cross"], &whole["bots"][0]["totals"])
    );

    let longer = report(&home.run(&pool("6", &["--json", "--records"]), ""));
    assert_eq!((&longer["games"], results(&home).len(), records()), (&json!(18), 18, 18));
    assert_eq!(report(&home.run(&pool("4", &["--json", "--records"]), ""))["games"], 12);
}

#[test]
fn a_folder_of_another_tournament_is_refused_and_left_as_it_is() {
    let home = Home::new();
    assert_eq!(home.run(&pool("1", &[]), "").code, 0);
    let before = results(&home);
    for (other, difference) in [
        (&["--seed", "2"][..], "seed 1 ≠ 2"),
        (&["--option", "curse=on"], "options {} ≠ {\"curse\":\"on\"}"),
        (&["--players", "3"], "players 2 ≠ 3"),
        (&["--records"], "records false ≠ true"),
    ] {
        for (lang, words) in [("en", "different tournament"), ("pl", "inny turniej")] {
            let said = home.run(&pool("1", &[other, &["--lang", lang]].concat()), "");
            assert_eq!(said.code, 1, "{}", said.err);
            assert!(said.err.contains(words) && said.err.contains(difference), "{}", said.err);
        }
    }
    assert_eq!(results(&home), before);

    home.write("kept/results.jsonl", &(before.join("\n") + "\nsing\n"));
    let wrong = home.run(&pool("1", &[]), "");
    assert!(wrong.code == 1 && wrong.err.contains("results.jsonl:4: "), "{}", wrong.err);
    home.write("kept/results.jsonl", &format!("{0}\n{0}\n", before[0]));
    let twice = home.run(&pool("1", &[]), "");
    assert!(twice.code == 1 && twice.err.contains("twice"), "{}", twice.err);
}

/// The bot of docs/bot-protocol.md.
fn documented_bot() -> String {
    let page = include_str!("../../../../docs/bot-protocol.md");
    let (_, code) = page.split_once("```python\n").expect("the page has a bot");
    code.split_once("\n```").expect("the bot has an end").0.to_owned()
}

#[test]
fn a_bot_can_be_a_program_in_another_language() {
    let home = Home::new();
    home.write("bot.py", &documented_bot());
    let args = ["--games", "4", "--json", "--seats", "random,exec:python3 bot.py"];
    for game in ["lost-code", "mykerinos", "arnak", "excavation-earth"] {
        let report = report(&home.run(&[&["arena", game][..], &args].concat(), ""));
        assert_eq!((&report["bots"][1]["forfeits"], &report["forfeits"]), (&json!(0), &json!([])), "{game}");
        assert_eq!(report["bots"][1]["bot"], "exec:python3 bot.py");
        assert!(report["bots"][1]["decisions"].as_u64() > Some(4));
    }
    let lines = documented_bot().lines().count();
    assert!((20..=45).contains(&lines), "{lines} lines");
}

#[test]
fn every_bot_is_a_program_and_its_games_can_be_reproduced() {
    let home = Home::new();
    let program = format!("exec:{} bot --level search:iters=1", env!("CARGO_BIN_EXE_dighouse"));
    let seats = format!("{program},random,{program}");
    let args = ["arena", "mykerinos", "--seats", &seats, "--iters", "8", "--games", "3", "--json"];
    let twice = [1, 2].map(|_| report(&home.run(&args, "")));
    for report in &twice {
        assert_eq!(report["bots"][0]["forfeits"], 0, "{report}");
    }
    assert_eq!(twice[0]["cross"], twice[1]["cross"]);
    assert_eq!(twice[0]["bots"][0]["totals"], twice[1]["bots"][0]["totals"]);
}

#[test]
fn a_program_that_fails_forfeits_and_is_reported_in_words() {
    let home = Home::new();
    let seats = "random,exec:while read word rest; do case $word in dighouse|game) echo ready;; go) exit 7;; esac; done";
    let args = ["arena", "lost-code", "--games", "4", "--into", "kept", "--records", "--seats", seats];
    for (lang, words) in [
        ("en", ["forfeited 4 of 4 games", "Game 3", "it ended: exit status: 7"]),
        ("pl", ["walkowerem 4 z 4 gier", "Gra 3", "zakończył działanie: exit status: 7"]),
    ] {
        let said = home.run(&[&args[..], &["--lang", lang]].concat(), "");
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(words.iter().all(|word| said.has_no_raw_key().out.contains(word)), "{}", said.out);
    }
    let kept = report(&home.run(&[&args[..], &["--json"]].concat(), ""));
    assert_eq!((&kept["bots"][0]["win_rate"], &kept["bots"][1]["forfeits"]), (&json!(1.0), &json!(4)));
    assert!(results(&home)[0].contains(r#""fault":{"error":"guest-ended","what":"exit status: 7"}"#));
    assert_eq!(
        home.run(&["verify", "kept/records/000003.dig"], "").code,
        0,
        "the game was played to its end"
    );

    let absent = home.run(&["arena", "lost-code", "--seats", "random,exec:no-such-program 2>&1"], "");
    assert!(absent.code == 1 && absent.err.contains("cannot take part"), "{}", absent.err);
}

#[test]
fn a_test_ends_when_it_is_decided() {
    let home = Home::new();
    let args = ["arena", "lost-code", "--seats", "exact,random", "--sprt", "0,30"];
    for (lang, word) in [("en", "exact is stronger than random"), ("pl", "exact jest silniejszy niż random")]
    {
        let said = home.run(&[&args[..], &["--lang", lang]].concat(), "");
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        assert!(said.has_no_raw_key().out.contains(word), "{}", said.out);
    }
    let undecided =
        home.run(&["arena", "lost-code", "--seats", "random,random", "--sprt", "-5,5", "--games", "8"], "");
    assert!(undecided.out.contains("Undecided between -5 and 5 Elo after 8 games"), "{}", undecided.out);
    for wrong in ["30,0", "five"] {
        let said = home.run(&["arena", "lost-code", "--seats", "random,random", "--sprt", wrong], "");
        assert_eq!(said.code, 2, "{}", said.err);
    }
    let three = home.run(&["arena", "lost-code", "--seats", "random,random,random", "--sprt", "0,5"], "");
    assert!(three.code == 2 && three.err.contains("--sprt compares two bots"), "{}", three.err);
}
