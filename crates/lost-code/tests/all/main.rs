//! The rules of The Lost Code, one by one and all at once.

mod components;
mod deduction;
mod edge_cases;
mod kit;
mod knowledge;
mod laws;
mod positions;
mod rulebook;
