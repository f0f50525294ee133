//! The rules of Mykerinos, one by one and all at once.

mod components;
mod edge_cases;
mod kit;
mod knowledge;
mod laws;
mod positions;
mod rulebook;
mod two_players;
