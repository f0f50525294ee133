//! The store keeps what it promises.

mod conformance;
mod crash;
mod speed;
mod sqlite;
