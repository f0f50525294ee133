//! What cannot be computed, only measured in the arena: see docs/bots.md.

/// What things are worth, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A coin, compass, tablet, arrowhead, jewel.
    pub(super) tokens: [f64; 5],
    /// A boon that is not used yet.
    pub(super) boon: f64,
    /// An idol in the crates besides its points: a slot has use for it.
    pub(super) idol: f64,
    /// A Fear card in hand: it still pays for a boot.
    pub(super) fear: f64,
    /// A basic card in hand.
    pub(super) basic: f64,
    /// Any other card in hand.
    pub(super) card: f64,
    /// What each token of its price adds to that.
    pub(super) price: f64,
    /// An archaeologist who can still be sent out this round.
    pub(super) archaeologist: f64,
    /// A guardian beside an own archaeologist, who can still be overcome this round.
    pub(super) guardian: f64,
    /// The same after passing: the archaeologist will return with Fear.
    pub(super) threat: f64,
    /// One use of a silver assistant.
    pub(super) silver: f64,
    /// One use of a gold assistant.
    pub(super) gold: f64,
    /// How much of the cards and assistants of each round to come is counted now.
    pub(super) future: f64,
    /// A row that the magnifying glass has climbed, for the steps that it opens in each round to come.
    pub(super) glass: f64,
    /// The same of the notebook.
    pub(super) notebook: f64,
}

/// Found by playing against itself.
pub(super) const TUNED: Weights = Weights {
    tokens: [0.9, 1.35, 0.9, 1.9, 2.1],
    boon: 0.8,
    idol: 0.5,
    fear: 0.4,
    basic: 1.5,
    card: 0.8,
    price: 0.2,
    archaeologist: 1.0,
    guardian: 0.7,
    threat: 0.8,
    silver: 0.75,
    gold: 1.5,
    future: 0.8,
    glass: 0.6,
    notebook: 0.5,
};
