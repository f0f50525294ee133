//! Tests of the rules of The Lost Code.

mod components;
mod deduction;
mod edge_cases;
mod encoding;
mod kit;
mod knowledge;
mod laws;
mod positions;
mod rulebook;
