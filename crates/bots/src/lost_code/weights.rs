//! tmp
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights { pub bit: f64, pub decay: f64, pub sheet: f64, pub learn: f64, pub rival: f64, pub again: f64, pub xinfo: f64, pub miss: f64 }
impl Weights { pub(super) const TUNED: Weights = Weights { bit: 0.1, decay: 1.0, sheet: 1.0, learn: 0.1, rival: 0.0, again: 0.0, xinfo: 0.0, miss: 0.0 }; }
