//! The rules as the rulebook and the fact sheet state them, one test a statement.

mod actions;
mod data;
mod kit;
mod knowledge;
mod rounds;
mod rulings;
mod view;
mod zu;
