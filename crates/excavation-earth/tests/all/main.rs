//! The rules as the rulebook states them: one test for each statement.

mod actions;
mod components;
mod edge_cases;
mod encoding;
mod kit;
mod knowledge;
mod laws;
mod order;
mod positions;
mod rounds;
mod rulebook;
mod view;
mod zu;
