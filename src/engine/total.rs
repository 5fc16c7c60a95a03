//! Reading and writing arrays without a way to panic.
//!
//! Rules index small fixed arrays all the time. Where an index is right by construction, these
//! helpers say so without an unchecked index: outside the array a read gives the default and a
//! write does nothing. Conformance tests (nothing lost, score equals its events) would show a
//! write that went nowhere.

/// Total access to slices of small `Copy` values.
pub trait At<T> {
    /// The value at `index`, or the default outside.
    fn at(&self, index: usize) -> T;
    /// Replaces the value at `index`; outside, nothing happens.
    fn set(&mut self, index: usize, value: T);
}

impl<T: Copy + Default> At<T> for [T] {
    #[inline]
    fn at(&self, index: usize) -> T {
        self.get(index).copied().unwrap_or_default()
    }

    #[inline]
    fn set(&mut self, index: usize, value: T) {
        if let Some(place) = self.get_mut(index) {
            *place = value;
        }
    }
}

/// Total counting on slices of small numbers.
pub trait Count {
    /// Adds to the counter at `index`, stopping at the largest value; outside, nothing happens.
    fn add(&mut self, index: usize, amount: u8);
    /// Takes from the counter at `index`, stopping at zero; outside, nothing happens.
    fn take(&mut self, index: usize, amount: u8);
}

impl Count for [u8] {
    #[inline]
    fn add(&mut self, index: usize, amount: u8) {
        if let Some(counter) = self.get_mut(index) {
            *counter = counter.saturating_add(amount);
        }
    }

    #[inline]
    fn take(&mut self, index: usize, amount: u8) {
        if let Some(counter) = self.get_mut(index) {
            *counter = counter.saturating_sub(amount);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outside_the_array_reads_are_default_and_writes_do_nothing() {
        let mut numbers = [1u8, 2];
        assert_eq!(numbers.at(7), 0);
        numbers.set(7, 9);
        numbers.add(1, 255);
        numbers.take(0, 5);
        assert_eq!(numbers, [0, 255]);
    }
}
