//! Reading and writing arrays without panics.
//!
//! Rules index small fixed arrays very often. Where an index is right by construction, these helpers avoid an unchecked
//! index: outside the array a read gives the default and a write has no effect. Conformance tests (nothing lost, score
//! equals its events) would detect such a write.

/// Total access to slices of small `Copy` values.
pub trait At<T> {
    /// The value at `index`, or the default if it is out of range.
    fn at(&self, index: usize) -> T;
    /// Replaces the value at `index`; no effect if it is out of range.
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

/// Saturating counters in slices of small numbers.
pub trait Count {
    /// Adds to the counter at `index`, saturating at the maximum; no effect if it is out of range.
    fn add(&mut self, index: usize, amount: u8);
    /// Subtracts from the counter at `index`, saturating at zero; no effect if it is out of range.
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

/// Bit set of the numbers above zero: bit n for number n. Without a loop, since rules call it very often.
#[inline]
#[must_use]
pub const fn above_zero(numbers: [u8; 8]) -> u8 {
    const LOW: u64 = u64::MAX / 255;
    let word = u64::from_le_bytes(numbers);
    // A byte's top bit is set by its lower seven bits, or was set before.
    let tops = (word & (LOW * 127)).wrapping_add(LOW * 127) | word;
    // One bit for each byte; the product moves bit 8n to bit 56 + n.
    let bits = tops >> 7 & LOW;
    (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_above_zero_are_found_wherever_they_stand() {
        for set in 0..=u8::MAX {
            for most in [1, 2, 7, 42, 127, 128, 255] {
                let numbers = core::array::from_fn(|n| if set >> n & 1 != 0 { most } else { 0 });
                assert_eq!(above_zero(numbers), set, "{numbers:?}");
            }
        }
        assert_eq!(above_zero([0, 255, 1, 0, 128, 0, 0, 3]), 0b1001_0110);
    }

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
