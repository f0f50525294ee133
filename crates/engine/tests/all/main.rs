//! An engine, asked as a browser asks it.

mod catalogue;
mod kit;
mod refusals;
mod same_as_a_server;
mod whole_games;
