//! The program as it is run.

mod arena;
mod copies;
mod health;
mod kill;
mod nodes;
mod play;
mod program;
mod records;
mod reports;
mod serve;
mod tls;
mod usage;
