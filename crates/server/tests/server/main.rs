//! Tests of the server over HTTP.

mod accounts;
mod actions;
mod analysis;
mod bots;
mod careers;
mod check;
mod claims;
mod clocks;
mod erasure;
mod fairness;
mod guests;
mod kit;
mod knowledge;
mod moderation;
mod nonsense;
mod printed;
mod refusals;
mod security;
mod streams;
mod table_password;
mod tables;
mod turns;
mod webhook_targets;
mod webhooks;
