//! A row of choices as one large number.
//!
//! A choice among *n* costs log₂ *n* bits, not a whole number of them: the choices are the digits of one number in
//! mixed bases, the first choice the lowest digit. A reader need not know the bases beforehand: each position gives the
//! base of the next digit. A choice among one costs nothing.

use crate::engine::journal::Digit;

/// Packs digits into as few bytes as their bases allow, lowest byte first, without trailing zero bytes. `None` if a
/// digit is not below its base.
#[must_use]
pub fn pack(digits: &[Digit]) -> Option<Vec<u8>> {
    // The number in 32-bit limbs, lowest first; computed from the last digit to the first.
    let mut limbs: Vec<u32> = Vec::new();
    for Digit { digit, base } in digits.iter().rev().copied() {
        if digit >= base {
            return None;
        }
        let mut carry = u64::from(digit);
        for limb in &mut limbs {
            let sum = u64::from(*limb) * u64::from(base) + carry;
            *limb = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            limbs.push(carry as u32);
        }
    }
    let mut bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
    while bytes.last() == Some(&0) {
        bytes.pop();
    }
    Some(bytes)
}

/// Takes the digits out of a packed number, first one first.
#[derive(Debug, Clone)]
pub struct Unpacker(Vec<u32>);

impl Unpacker {
    /// An unpacker of these bytes; `None` if they end in a zero byte, which [`pack`] never writes.
    #[must_use]
    pub fn new(bytes: &[u8]) -> Option<Unpacker> {
        if bytes.last() == Some(&0) {
            return None;
        }
        let limb =
            |four: &[u8]| four.iter().rev().fold(0u32, |limb, byte| (limb << 8) | u32::from(*byte));
        Some(Unpacker(bytes.chunks(4).map(limb).collect()))
    }

    /// The next digit in this base; 0 in base 0.
    pub fn next(&mut self, base: u32) -> u32 {
        if base == 0 {
            return 0;
        }
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            let value = (rest << 32) | u64::from(*limb);
            *limb = (value / u64::from(base)) as u32;
            rest = value % u64::from(base);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// True if the rest of the number is zero: all digits have been taken.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_out_as_they_went_in() {
        let digits: Vec<Digit> =
            (0..400u32).map(|n| Digit { digit: n * 7 % (n % 61 + 1), base: n % 61 + 1 }).collect();
        let bytes = pack(&digits).unwrap();
        let bits: f64 = digits.iter().map(|d| f64::from(d.base).log2()).sum();
        assert!(bytes.len() <= (bits / 8.0).ceil() as usize, "{} for {bits} bits", bytes.len());
        let mut unpacker = Unpacker::new(&bytes).unwrap();
        for Digit { digit, base } in digits {
            assert_eq!(unpacker.next(base), digit);
        }
        assert!(unpacker.is_empty());
    }

    #[test]
    fn a_choice_among_one_costs_nothing() {
        assert_eq!(pack(&[Digit { digit: 0, base: 1 }; 100]), Some(vec![]));
        assert_eq!(pack(&[Digit { digit: 3, base: 3 }]), None);
        assert_eq!(pack(&[]), Some(vec![]));
    }

    #[test]
    fn padded_numbers_are_refused() {
        assert!(Unpacker::new(&[1, 0]).is_none());
        assert_eq!(Unpacker::new(&[7]).map(|mut u| u.next(0)), Some(0));
    }
}
