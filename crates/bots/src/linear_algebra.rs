//! Linear algebra with symmetric positive definite matrices, which need no pivoting.

/// The inverse of a matrix.
pub(crate) fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (index, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| f64::from(u8::from(column == index))));
    }
    eliminate(&mut matrix);
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

/// Solves linear equations. Each row has its right-hand side at the end.
pub(crate) fn solve(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    eliminate(&mut rows);
    rows.iter().map(|row| row[rows.len()]).collect()
}

/// A matrix times a vector.
pub(crate) fn product(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(cell, value)| cell * value).sum()).collect()
}

/// Gauss-Jordan elimination: turns the square matrix at the start of the rows into the identity.
fn eliminate(rows: &mut [Vec<f64>]) {
    for pivot in 0..rows.len() {
        let divisor = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|cell| *cell /= divisor);
        let pivot_row = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|&(index, _)| index != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&pivot_row).for_each(|(cell, of_pivot)| *cell -= factor * of_pivot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix() -> Vec<Vec<f64>> {
        vec![vec![4.0, -1.0, 0.5], vec![-1.0, 3.0, -0.25], vec![0.5, -0.25, 2.0]]
    }

    fn assert_close(values: &[f64], expected: &[f64]) {
        assert_eq!(values.len(), expected.len());
        assert!(values.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{values:?} {expected:?}");
    }

    #[test]
    fn the_inverse_undoes_the_matrix() {
        let vector = [1.0, -2.0, 3.0];
        assert_close(&product(&inverse(matrix()), &product(&matrix(), &vector)), &vector);
    }

    #[test]
    fn equations_are_solved() {
        assert_eq!(solve(vec![vec![2.0, 1.0, 5.0], vec![1.0, 3.0, 10.0]]), [1.0, 3.0]);
        let solution = [0.5, 4.0, -1.0];
        let mut rows = matrix();
        rows.iter_mut().zip(product(&matrix(), &solution)).for_each(|(row, right)| row.push(right));
        assert_close(&solve(rows), &solution);
    }
}
