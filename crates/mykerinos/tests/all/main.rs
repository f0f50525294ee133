//! Tests of the rules of Mykerinos.

mod components;
mod edge_cases;
mod encoding;
mod kit;
mod knowledge;
mod laws;
mod positions;
mod rulebook;
mod two_players;
