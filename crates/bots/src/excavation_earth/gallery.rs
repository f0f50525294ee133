//! What a gallery is expected to bring.

use dighouse_excavation_earth::{Artefact, COLOURS, Colour, Player, ROWS, column_prizes, row_prizes};

/// The expected prize of each line by the number of its samples, if the next one comes with some chance.
pub(super) struct Gallery {
    rows: [[f64; COLOURS + 1]; ROWS],
    columns: [[f64; ROWS + 1]; COLOURS],
}

impl Gallery {
    pub(super) fn new(hope: f64) -> Gallery {
        Gallery {
            rows: std::array::from_fn(|row| line(row_prizes(row), hope)),
            columns: std::array::from_fn(|column| line(column_prizes(Colour::ALL[column]), hope)),
        }
    }

    pub(super) fn expected(&self, player: &Player) -> f64 {
        let rows: f64 = self.rows.iter().enumerate().map(|(row, worth)| worth[player.in_row(row)]).sum();
        let column = |&colour: &Colour| self.columns[colour.index()][player.in_column(colour)];
        rows + Colour::ALL.iter().map(column).sum::<f64>()
    }

    /// What a sample would add; 0 if the player has it.
    pub(super) fn gain(&self, player: &Player, artefact: Artefact) -> f64 {
        if player.has_sample(artefact) {
            return 0.0;
        }
        let row = &self.rows[artefact.row()];
        let column = &self.columns[artefact.colour().index()];
        let (in_row, in_column) = (player.in_row(artefact.row()), player.in_column(artefact.colour()));
        row[in_row + 1] - row[in_row] + column[in_column + 1] - column[in_column]
    }
}

/// The expected prize of a line with 0, 1, 2, … samples.
fn line<const N: usize>(prizes: &[i16], hope: f64) -> [f64; N] {
    let mut worth = [0.0; N];
    for samples in (0..N).rev() {
        let prize = f64::from(prizes[samples]);
        let next = worth.get(samples + 1).copied().unwrap_or(prize);
        worth[samples] = prize + hope * (next - prize);
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_gets_no_more_samples_is_worth_its_prize() {
        assert_eq!(line::<6>(&[0, 0, 0, 5, 13, 27], 0.0), [0.0, 0.0, 0.0, 5.0, 13.0, 27.0]);
        assert_eq!(line::<6>(&[0, 0, 0, 5, 13, 27], 0.5)[3..], [5.0 + 0.5 * 15.0, 20.0, 27.0]);
    }
}
