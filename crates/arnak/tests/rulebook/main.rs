//! The rules as the rulebook and the fact sheet state them, one test a statement.

mod cards;
mod clarifications;
mod kit;
mod knowledge;
mod positions;
mod rival;
mod rules;
mod rulings;
mod snake_temple;
