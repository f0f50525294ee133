//! The interface of `docs/modules.md`, on a small game.

use dighouse_game::{Game, Match, Origin, PerSeat, Seat, Seed, Setup, Viewer, scenario};
use dighouse_module::Rules;
use dighouse_mykerinos::Mykerinos;
use serde_json::{Value, json};

struct Module(Rules<Mykerinos>);

impl Module {
    fn new() -> Module {
        Module(Rules::default())
    }

    fn ask(&mut self, request: Value) -> Result<Value, Value> {
        let answer = self.0.call(request.to_string().as_bytes());
        let mut answer: Value = serde_json::from_slice(&answer).expect("an answer is JSON");
        match answer.get_mut("ok") {
            Some(ok) => Ok(ok.take()),
            None => Err(answer["error"].take()),
        }
    }
}

fn seed() -> Seed {
    Seed::from_number(7)
}

/// Plays both with the same actions, until the game is over.
fn play_out(module: &mut Module, game: &mut Match<Mykerinos>) {
    while let Some(seat) = game.state().decision().seats().iter().next() {
        let mut actions = Vec::new();
        game.state().actions(seat, &mut actions);
        let listed = module.ask(json!({ "do": "actions", "match": 1, "seat": seat })).unwrap();
        let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let listed: Vec<&str> =
            listed.as_array().unwrap().iter().map(|one| one["text"].as_str().unwrap()).collect();
        assert_eq!(listed, texts);
        let chosen = game.steps().len() * 7 % actions.len();
        module
            .ask(json!({ "do": "play", "match": 1, "seat": seat, "action": texts[chosen], "at": 5 }))
            .unwrap();
        game.play(seat, actions[chosen], Some(5)).unwrap();
    }
}

#[test]
fn a_match_in_a_module_is_the_match() {
    let mut module = Module::new();
    let options = json!({ "third": "must-take" });
    let refused = module.ask(json!({ "do": "begin", "seats": 2, "options": options, "seed": seed() }));
    assert_eq!(refused.unwrap_err()["error"], "unknown-option");
    module.ask(json!({ "do": "begin", "seats": 2, "seed": seed() })).unwrap();
    let mut game = Match::<Mykerinos>::begin(Setup::new(&Mykerinos::INFO, 2).unwrap(), seed()).unwrap();
    play_out(&mut module, &mut game);

    let mut about = |what: &str| module.ask(json!({ "do": what, "match": 1 })).unwrap();
    assert_eq!(about("steps"), game.steps().len());
    assert_eq!(about("decision"), json!({ "seats": [], "prompt": null }));
    assert_eq!(about("position"), scenario::write(game.state()));
    assert_eq!(about("fingerprint"), scenario::fingerprint(game.state()));
    assert_eq!(about("moves").as_array().unwrap().len(), game.steps().len());
    let ranks: Vec<Value> =
        about("standings").as_array().unwrap().iter().map(|one| one["rank"].clone()).collect();
    let standings = game.state().standings();
    assert_eq!(ranks, [standings.rank(Seat::ALL[0]), standings.rank(Seat::ALL[1])]);

    let record = game.record(Origin::Seed(seed()), PerSeat::default(), None).to_string();
    assert_eq!(module.ask(json!({ "do": "replay", "record": record })), Ok(json!({ "match": 2 })));
    let view = module.ask(json!({ "do": "view", "match": 2, "viewer": "all" })).unwrap();
    assert_eq!(view, serde_json::to_value(game.state().view(Viewer::AllSeeing)).unwrap());
    let forged = record.replace("end ", "end 1");
    assert!(module.ask(json!({ "do": "replay", "record": forged })).unwrap_err()["error"].is_string());
}

#[test]
fn bad_requests_are_named() {
    let mut module = Module::new();
    module.ask(json!({ "do": "begin", "seats": 2, "seed": seed() })).unwrap();
    let bad = [
        (json!([]), "invalid type"),
        (json!({}), "missing field `do`"),
        (json!({ "do": "fly" }), "unknown variant `fly`"),
        (json!({ "do": "view", "match": 1 }), "missing field `viewer`"),
        (json!({ "do": "view", "match": 1, "viewer": 9 }), "`9` is not a seat"),
        (json!({ "do": "view", "match": 1, "viewer": "1" }), "not a viewer"),
        (json!({ "do": "view", "match": 2, "viewer": 1 }), "there is no match 2"),
        (json!({ "do": "steps", "match": 1, "moves": 3 }), "unknown field `moves`"),
        (json!({ "do": "begin", "seats": 2, "seed": "12" }), "64 hexadecimal digits"),
    ];
    for (request, what) in bad {
        let error = module.ask(request).unwrap_err();
        assert_eq!(error["error"], "bad-request");
        assert!(error["what"].as_str().unwrap().contains(what), "{error}");
    }
}

#[test]
fn a_dropped_match_is_forgotten() {
    let mut module = Module::new();
    module.ask(json!({ "do": "begin", "seats": 3, "seed": seed() })).unwrap();
    assert_eq!(module.ask(json!({ "do": "drop", "match": 1 })), Ok(Value::Null));
    assert_eq!(module.ask(json!({ "do": "steps", "match": 1 })).unwrap_err()["error"], "bad-request");
    assert_eq!(module.ask(json!({ "do": "begin", "seats": 3, "seed": seed() })), Ok(json!({ "match": 2 })));
}
