//! The store keeps what it promises.

mod conformance;
mod crash;
mod postgres;
mod speed;
mod sqlite;
