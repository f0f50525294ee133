//! Tests of the stores.

mod conformance;
mod crash;
mod postgres;
mod speed;
mod sqlite;
