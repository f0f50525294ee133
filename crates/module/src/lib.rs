//! The rules of one game as a WebAssembly module: JSON in, JSON out, no imports. `docs/modules.md` describes the
//! interface for programs that run such a module.
//!
//! [`Rules`] is the module without WebAssembly:
//!
//! ```
//! use dighouse_lost_code::LostCode;
//! use dighouse_module::Rules;
//! use serde_json::{Value, json};
//!
//! let mut rules = Rules::<LostCode>::default();
//! let mut ask = |request: Value| -> Value {
//!     serde_json::from_slice(&rules.call(request.to_string().as_bytes())).expect("an answer is JSON")
//! };
//!
//! let seed = "01".repeat(32);
//! assert_eq!(ask(json!({ "do": "begin", "seats": 2, "seed": seed })), json!({ "ok": { "match": 1 } }));
//!
//! let actions = ask(json!({ "do": "actions", "match": 1, "seat": 1 }));
//! let action = &actions["ok"][0]["text"];
//! assert_eq!(ask(json!({ "do": "play", "match": 1, "seat": 1, "action": action })), json!({ "ok": null }));
//! assert_eq!(ask(json!({ "do": "steps", "match": 1 })), json!({ "ok": 1 }));
//!
//! let refused = ask(json!({ "do": "play", "match": 1, "seat": 1, "action": "bet 5-500" }));
//! assert_eq!(refused["error"]["why"], "unknown-action");
//! ```

#[cfg(target_arch = "wasm32")]
mod exports;
mod request;
mod rules;

pub use rules::Rules;
