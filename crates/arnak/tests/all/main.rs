//! The tests of the rules, in one binary.

mod cards;
mod clarifications;
mod components;
mod earring;
mod edge_cases;
mod encoding;
mod kit;
mod knowledge;
mod laws;
mod long_games;
mod payments;
mod positions;
mod rival;
mod rulebook;
mod snake_temple;
