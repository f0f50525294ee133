//! Linear algebra for the ratings.

/// The inverse of a symmetric positive definite matrix, which needs no pivoting.
pub(super) fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (place, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == place))));
    }
    for pivot in 0..size {
        let weight = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|cell| *cell /= weight);
        let cleared = matrix[pivot].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|&(place, _)| place != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&cleared).for_each(|(cell, cleared)| *cell -= factor * cleared);
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

/// A matrix times a vector.
pub(super) fn product(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(cell, value)| cell * value).sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_changes_nothing() {
        let matrix = vec![vec![4.0, -1.0, 0.5], vec![-1.0, 3.0, -0.25], vec![0.5, -0.25, 2.0]];
        let there = product(&matrix, &[1.0, -2.0, 3.0]);
        let back = product(&inverse(matrix), &there);
        for (value, expected) in back.into_iter().zip([1.0, -2.0, 3.0]) {
            assert!((value - expected).abs() < 1e-12, "{value}");
        }
    }
}
