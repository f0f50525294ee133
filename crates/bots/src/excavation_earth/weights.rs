//! What cannot be computed, only measured in the arena: see docs/bots.md. All but chances are in credits.

/// What an action card in hand is worth wherever one stands.
pub(super) const CARD: f64 = 4.0;

/// What a travel card in hand is worth.
pub(super) const TRAVEL_CARD: f64 = 2.0;

/// How much of what the hand could do from where the explorers stand is counted.
pub(super) const REACH: f64 = 0.5;

/// What acting on a market is worth to who stands there with its card.
pub(super) const MARKET: f64 = 6.0;

/// How much of the best sale of each colour is counted before it is made.
pub(super) const READY: f64 = 0.6;

/// What an artefact is worth beyond that sale.
pub(super) const SPARE: f64 = 3.0;

/// What a trader is worth.
pub(super) const TRADER: f64 = 2.0;

/// The chance that a line of the gallery gets the next sample while there are many actions to come.
pub(super) const HOPE: f64 = 0.5;

/// How many envoys a lead in a command centre may change by in a round.
pub(super) const SPREAD: f64 = 0.7;

/// How much of what the others have counts against oneself.
pub(super) const DENIAL: f64 = 0.6;
