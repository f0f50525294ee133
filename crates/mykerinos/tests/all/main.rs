//! The rules of Mykerinos, one by one and all at once.

mod edge_cases;
mod knowledge;
mod laws;
mod positions;
mod rulebook;
mod scene;
mod two_players;
