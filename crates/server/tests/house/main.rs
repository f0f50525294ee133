//! The house over HTTP, as its guests meet it.

mod accounts;
mod acting;
mod analysis;
mod annoying;
mod bots;
mod careers;
mod checking;
mod claims;
mod clocks;
mod fairness;
mod guests;
mod kit;
mod knowledge;
mod locked;
mod nonsense;
mod outside;
mod refusals;
mod security;
mod streams;
mod tables;
mod turns;
mod webhooks;
