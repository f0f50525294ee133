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
