//! The rules as the rulebook and the fact sheet state them, one test a statement.

mod actions;
mod components;
mod edge_cases;
mod kit;
mod knowledge;
mod laws;
mod positions;
mod rounds;
mod rulebook;
mod view;
mod zu;
