//! Tables of one game without a server: histories, rules, bots, hints and analyses behind JSON.
//!
//! Compiled to WebAssembly, an [`Engine`] runs in a worker of a browser, where it plays the part of the server for the tables of
//! that browser. It imports nothing but a clock, by which bots take their time:
//! moments and random bytes come with the requests, and the caller keeps the histories.
//! `docs/modules.md` describes the requests.
//!
//! ```
//! use dighouse_engine::Engine;
//! use serde_json::{Value, json};
//!
//! let mut engine = Engine::new(dighouse_shelf::shelf(), None);
//! let mut ask = |request: Value| -> Value {
//!     serde_json::from_slice(&engine.call(request.to_string().as_bytes())).expect("an answer is JSON")
//! };
//!
//! let ala = json!({ "id": "me", "name": "Ala" });
//! let made = ask(json!({
//!     "do": "request", "method": "POST", "path": "/api/tables", "id": "local-1", "player": ala, "now": 0,
//!     "random": "07".repeat(32),
//!     "body": { "game": "lost-code", "seats": [{ "kind": "you" }, { "kind": "bot", "bot": "random" }] },
//! }));
//! assert_eq!((&made["ok"]["status"], made["ok"]["append"].as_array().unwrap().len()), (&json!(201), 1));
//!
//! let sat = ask(json!({
//!     "do": "request", "method": "POST", "path": "/api/tables/local-1/sit", "player": ala, "now": 1000,
//!     "random": "08".repeat(32), "body": { "salt": "ala-ma-kota" },
//! }));
//! assert_eq!(sat["ok"]["body"]["phase"], "playing");
//! ```

mod answer;
mod bots;
mod engine;
#[cfg(target_arch = "wasm32")]
mod exports;
mod measure;
mod question;
mod requests;

pub use engine::Engine;
pub use measure::{Measured, measure};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
