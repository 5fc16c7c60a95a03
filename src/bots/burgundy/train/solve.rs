//! Least squares for the trainer: normal equations of sparse samples, solved by Cholesky decomposition.

/// The sums of a least-squares problem.
#[derive(Clone)]
pub struct Normal {
    size: usize,
    /// The lower triangle, row by row, each row of full length.
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Normal {
    /// An empty problem with `size` unknowns.
    #[must_use]
    pub fn new(size: usize) -> Normal {
        Normal { size, matrix: vec![0.0; size * size], right: vec![0.0; size] }
    }

    fn bump(&mut self, row: usize, column: usize, amount: f64) {
        let (row, column) = (row.max(column), row.min(column));
        if let Some(cell) = self.matrix.get_mut(row * self.size + column) {
            *cell += amount;
        }
    }

    /// Adds a sample: its amounts by unknown, and their target value.
    pub fn add(&mut self, sample: &[(usize, f64)], target: f64) {
        for (number, (row, amount)) in sample.iter().enumerate() {
            if let Some(right) = self.right.get_mut(*row) {
                *right += amount * target;
            }
            for (column, other) in sample.iter().take(number + 1) {
                self.bump(*row, *column, amount * other);
            }
        }
    }

    /// Multiplies the weight of all samples so far by `keep`, 0 to 1.
    pub fn fade(&mut self, keep: f64) {
        self.matrix.iter_mut().chain(&mut self.right).for_each(|sum| *sum *= keep);
    }

    /// Adds a pull of every unknown to 0 (`ridge`) and to the one `stride` places further on (`smooth`).
    fn smooth(&mut self, stride: usize, ridge: f64, smooth: f64) {
        for row in 0..self.size {
            self.bump(row, row, ridge);
            let next = row + stride;
            if next < self.size {
                self.bump(row, row, smooth);
                self.bump(next, next, smooth);
                self.bump(next, row, -smooth);
            }
        }
    }

    /// The unknowns, with a pull to 0 (`ridge`) and to the one `stride` places further on (`smooth`). Some
    /// `ridge` is needed for a unique solution.
    #[must_use]
    pub fn solve(&self, stride: usize, ridge: f64, smooth: f64) -> Vec<f64> {
        let mut sums = self.clone();
        sums.smooth(stride, ridge, smooth);
        sums.solved()
    }

    fn solved(mut self) -> Vec<f64> {
        let n = self.size;
        for row in 0..n {
            let (above, rest) = self.matrix.split_at_mut(row * n);
            let Some(this) = rest.get_mut(..n) else { break };
            for column in 0..=row {
                let mut sum = this.get(column).copied().unwrap_or(0.0);
                if column < row {
                    let other = above.get(column * n..column * n + n).unwrap_or(&[]);
                    sum -= dot(this, other, column);
                    let pivot = other.get(column).copied().unwrap_or(1.0);
                    put(this, column, sum / pivot);
                } else {
                    let square = this.iter().take(row).map(|v| v * v).sum::<f64>();
                    put(this, row, (sum - square).max(1e-9).sqrt());
                }
            }
        }
        let cell =
            |row: usize, column: usize| self.matrix.get(row * n + column).copied().unwrap_or(0.0);
        let mut found = self.right;
        for row in 0..n {
            let line = self.matrix.get(row * n..row * n + row).unwrap_or(&[]);
            let sum = found.get(row).copied().unwrap_or(0.0) - dot(line, &found, row);
            put(&mut found, row, sum / cell(row, row));
        }
        for row in (0..n).rev() {
            let mut sum = found.get(row).copied().unwrap_or(0.0);
            for below in row + 1..n {
                sum -= cell(below, row) * found.get(below).copied().unwrap_or(0.0);
            }
            put(&mut found, row, sum / cell(row, row));
        }
        found
    }
}

fn dot(a: &[f64], b: &[f64], count: usize) -> f64 {
    a.iter().zip(b).take(count).map(|(a, b)| a * b).sum()
}

fn put(row: &mut [f64], place: usize, value: f64) {
    if let Some(cell) = row.get_mut(place) {
        *cell = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_the_samples_were_made_of() {
        let truth = [2.0, -1.0, 0.5];
        let mut normal = Normal::new(3);
        for n in 0..60 {
            let x = [f64::from(n % 5), f64::from(n % 7), f64::from(n % 3)];
            let sample: Vec<(usize, f64)> = x.into_iter().enumerate().collect();
            normal.add(&sample, x.iter().zip(truth).map(|(x, t)| x * t).sum());
        }
        for (found, truth) in normal.solve(3, 1e-6, 0.0).iter().zip(truth) {
            assert!((found - truth).abs() < 1e-4, "{found} is not {truth}");
        }
    }
}
