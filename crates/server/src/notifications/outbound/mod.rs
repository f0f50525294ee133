//! Requests to addresses that players name: to public addresses only, bounded in time and size.

mod failure;
mod network;
mod public;
mod sender;
mod target;

pub(super) use failure::Failure;
pub(crate) use network::Internet;
pub use network::Network;
pub(super) use sender::{Delivery, Sender};
