//! Modules that are broken, or mean harm, harm nobody.

use dighouse_game::ModuleHash;
use dighouse_sandbox::{Failure, ModuleGame, RulesModule, Unanswered};
use serde_json::{Value, json};

/// A module that gives back the text `answer` to every request, and whose `call` first runs `work`.
fn module(answer: &str, work: &str) -> String {
    let length = answer.len();
    let answer = answer.replace('"', "\\\"");
    format!(
        r#"(module
            (memory (export "memory") 1)
            (data (i32.const 1024) "{answer}")
            (func $grow (param i32) (result i32) (memory.grow (local.get 0)))
            (func (export "alloc") (param i32) (result i32) (i32.const 4096))
            (func (export "free") (param i32 i32))
            (func (export "call") (param i32 i32) (result i64)
                {work}
                (i64.or (i64.shl (i64.const 1024) (i64.const 32)) (i64.const {length}))))"#
    )
}

fn compiled(text: &str) -> RulesModule {
    RulesModule::new(&wat::parse_str(text).expect("the test's module is well formed")).unwrap()
}

fn ask(text: &str) -> Result<Value, Unanswered> {
    compiled(text).start().unwrap().ask(&json!({ "do": "about" }))
}

fn failure(text: &str) -> Failure {
    match ask(text) {
        Err(Unanswered::Failed(failure)) => failure,
        answer => panic!("{answer:?}"),
    }
}

#[test]
fn a_sound_module_answers() {
    assert_eq!(ask(&module(r#"{"ok":7}"#, "")), Ok(json!(7)));
    let refused = ask(&module(r#"{"error":{"why":"game-is-over"}}"#, ""));
    assert_eq!(refused, Err(Unanswered::Refused(json!({ "why": "game-is-over" }))));
}

#[test]
fn an_endless_loop_ends() {
    assert_eq!(failure(&module(r#"{"ok":7}"#, "(loop (br 0))")), Failure::OutOfFuel);
}

#[test]
fn endless_recursion_ends() {
    let recursive = module(r#"{"ok":7}"#, "(drop (call $deep))")
        .replace("(func $grow", "(func $deep (result i32) (i32.add (call $deep) (i32.const 1)))(func $grow");
    assert!(matches!(failure(&recursive), Failure::Trap { .. } | Failure::OutOfFuel));
}

#[test]
fn memory_does_not_grow_beyond_its_limit() {
    // 2,000 pages are 125 MB. If the memory grew, the module would answer.
    let greedy = "(if (i32.eq (call $grow (i32.const 2000)) (i32.const -1)) (then unreachable))";
    assert!(matches!(failure(&module(r#"{"ok":7}"#, greedy)), Failure::Trap { .. }));
    let huge = r#"(module (memory (export "memory") 2000))"#;
    assert!(matches!(compiled(huge).start(), Err(Failure::NotAModule { .. })));
}

#[test]
fn answers_outside_of_the_memory_are_not_read() {
    let lies = [("(i64.const 1024)", "(i64.const 4294967295)"), ("(i64.const 8)", "(i64.const 4294967295)")];
    for (honest, lie) in lies {
        let text = module(r#"{"ok":7}"#, "").replace(honest, lie);
        assert_eq!(failure(&text), Failure::OutOfMemoryBounds, "{text}");
    }
    let request = module(r#"{"ok":7}"#, "").replace("(i32.const 4096)", "(i32.const -5)");
    assert_eq!(failure(&request), Failure::OutOfMemoryBounds);
}

#[test]
fn garbage_is_no_answer() {
    for garbage in ["", "{", "7", "[]", "{}", r#"{"ok":1,"error":2}"#, "\\ff\\fe\\fd"] {
        let failure = failure(&module(garbage, ""));
        assert!(matches!(failure, Failure::BadAnswer { .. }), "{garbage}: {failure}");
    }
    let deep = "[".repeat(1500);
    assert!(matches!(failure(&module(&deep, "")), Failure::BadAnswer { .. }));
}

#[test]
fn a_trap_is_reported() {
    assert!(matches!(failure(&module(r#"{"ok":7}"#, "unreachable")), Failure::Trap { .. }));
}

#[test]
fn exports_must_be_there_and_have_their_types() {
    let sound = module(r#"{"ok":7}"#, "");
    let without = |name: &str| sound.replace(&format!("(export \"{name}\")"), "");
    for name in ["memory", "alloc", "call", "free"] {
        let failure = compiled(&without(name)).start().unwrap_err();
        assert_eq!(failure, Failure::NoExport { name });
    }
    let other_type = sound
        .replace("(param i32) (result i32) (i32.const 4096)", "(param i64) (result i32) (i32.const 4096)");
    assert_eq!(compiled(&other_type).start().unwrap_err(), Failure::NoExport { name: "alloc" });
}

#[test]
fn a_module_may_not_import_or_begin_by_itself() {
    let imports = r#"(module (import "env" "clock" (func (result i64))))"#;
    assert!(matches!(compiled(imports).start(), Err(Failure::NotAModule { .. })));
    let starts = wat::parse_str("(module (func $go) (start $go))").unwrap();
    for wasm in [&starts[..], b"no module"] {
        assert!(matches!(RulesModule::new(wasm), Err(Failure::NotAModule { .. })));
    }
}

#[test]
fn a_module_must_be_a_game() {
    let about = |about: Value| {
        let module = compiled(&module(&json!({ "ok": about }).to_string(), ""));
        ModuleGame::new(module, ModuleHash::of(b"test")).map(drop)
    };
    let info = json!({ "seats": [1, 2], "options": [], "categories": ["points"], "longest": 9 });
    assert_eq!(about(json!({ "interface": 1, "game": "senet", "rules": 1, "info": info })), Ok(()));
    let wrong = [
        ("interface", json!({ "interface": 2, "game": "senet", "rules": 1, "info": info })),
        (
            "seats",
            json!({ "interface": 1, "game": "senet", "rules": 1,
            "info": { "seats": [1, 200], "options": [], "categories": [], "longest": 9 } }),
        ),
        (
            "option",
            json!({ "interface": 1, "game": "senet", "rules": 1, "info": { "seats": [1, 2],
            "options": [{ "key": "a", "values": [], "kind": "variant" }], "categories": [], "longest": 9 } }),
        ),
        ("long name", json!({ "interface": 1, "game": "s".repeat(65), "rules": 1, "info": info })),
        ("nothing", Value::Null),
    ];
    for (what, wrong) in wrong {
        assert!(matches!(about(wrong), Err(Failure::BadAnswer { .. })), "{what}");
    }
}
