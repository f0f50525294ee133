//! What the command centres promise.

use excavation_earth::{Centre, ExcavationEarth, Party, ROUNDS, majority_prizes};

use super::weights::SPREAD;

/// What a party's envoys promise at the end of this round and of those to come.
pub(super) fn promise(game: &ExcavationEarth, party: Party) -> f64 {
    Centre::ALL.iter().map(|&centre| of_centre(game, party, centre)).sum()
}

fn of_centre(game: &ExcavationEarth, party: Party, centre: Centre) -> f64 {
    let own = f64::from(game.player(party).envoys_at(centre));
    if own == 0.0 {
        return 0.0;
    }
    let rivals = || game.variants().parties().filter(move |&other| other != party);
    let mut sum = 0.0;
    for round in game.round()..=ROUNDS {
        let spread = SPREAD * f64::from(1 + round - game.round());
        let mut ranks = [1.0, 0.0, 0.0, 0.0];
        for rival in rivals() {
            let theirs = f64::from(game.player(rival).envoys_at(centre));
            if theirs > 0.0 {
                fall_behind(&mut ranks, is_ahead((theirs - own) / spread));
            }
        }
        let prizes = majority_prizes(round);
        sum += ranks.iter().zip(prizes).map(|(chance, prize)| chance * f64::from(prize)).sum::<f64>();
    }
    sum
}

/// The chance that a rival with this lead ends ahead.
fn is_ahead(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// The chances of each rank when one more rival is ahead with this chance.
fn fall_behind(ranks: &mut [f64; 4], ahead: f64) {
    for rank in (0..ranks.len()).rev() {
        let from_before = if rank == 0 { 0.0 } else { ranks[rank - 1] * ahead };
        ranks[rank] = ranks[rank] * (1.0 - ahead) + from_before;
    }
}
