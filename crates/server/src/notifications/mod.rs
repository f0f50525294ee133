//! Notifications that leave the server: one queue for every channel, of which webhooks are the first.
//!
//! A [`Channel`](channel::Channel) knows what is due, to whom, and how it is delivered; the [`Queue`] decides when, how often it is tried again,
//! and how much of it one player gets. Whatever leaves over HTTP goes through [`outbound`], which reaches public addresses
//! only.
//!
//! What is pending is in the store, so none is lost when a server ends. An attempt is claimed before it is made, by naming how
//! many there were before, so of several servers one makes it. The claim also says when the next attempt is due, so a server
//! that ends in between costs one attempt.

mod backoff;
mod channel;
mod outbound;
mod queue;
mod webhooks;

pub(crate) use outbound::Internet;
pub use outbound::Network;
pub(crate) use queue::Queue;
pub(crate) use webhooks::Webhooks;
