//! Numbers and texts as bytes, each with exactly one encoding, read without panics.

use crate::engine::link::error::Contents;

/// Appends a whole number, seven bits a byte, lowest first; a set high bit marks that more follow.
pub fn write_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Appends bytes preceded by their count.
pub fn write_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    write_number(out, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

/// Reads bytes from front to back.
#[derive(Debug, Clone)]
pub struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    /// A reader at the front of the bytes.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader(bytes)
    }

    /// The next byte.
    ///
    /// # Errors
    /// At the end.
    pub fn byte(&mut self) -> Result<u8, Contents> {
        let (first, rest) = self.0.split_first().ok_or(Contents::Short)?;
        self.0 = rest;
        Ok(*first)
    }

    /// The next whole number, in the encoding of [`write_number`] only.
    ///
    /// # Errors
    /// At the end, for more than 64 bits, or if the number is padded.
    pub fn number(&mut self) -> Result<u64, Contents> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            let fits = shift < 63 || bits <= 1;
            let padded = byte == 0 && shift > 0;
            if !fits || padded {
                return Err(Contents::Number);
            }
            number |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(Contents::Number)
    }

    /// The next number, if it is at most `limit`.
    ///
    /// # Errors
    /// As [`Reader::number`], or with `otherwise` above the limit.
    pub fn at_most(&mut self, limit: usize, otherwise: Contents) -> Result<usize, Contents> {
        let number = usize::try_from(self.number()?).map_err(|_| otherwise)?;
        if number <= limit { Ok(number) } else { Err(otherwise) }
    }

    /// The next `count` bytes.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Contents> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(Contents::Short)?;
        self.0 = rest;
        Ok(taken)
    }

    /// The next bytes, preceded by their count.
    ///
    /// # Errors
    /// At the end, or with `otherwise` above the limit.
    pub fn bytes(&mut self, limit: usize, otherwise: Contents) -> Result<&'a [u8], Contents> {
        let count = self.at_most(limit, otherwise)?;
        self.take(count)
    }

    /// The next eight bytes as a number, lowest byte first.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn hash(&mut self) -> Result<u64, Contents> {
        let (hash, rest) = self.0.split_first_chunk::<8>().ok_or(Contents::Short)?;
        self.0 = rest;
        Ok(u64::from_le_bytes(*hash))
    }

    /// The remaining bytes.
    #[must_use]
    pub const fn rest(self) -> &'a [u8] {
        self.0
    }

    /// Checks that no bytes remain.
    ///
    /// # Errors
    /// If some do.
    pub const fn finish(self) -> Result<(), Contents> {
        if self.0.is_empty() { Ok(()) } else { Err(Contents::Rest) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back_and_have_one_spelling() {
        for number in [0, 1, 127, 128, 300, 16_383, 16_384, u64::MAX - 1, u64::MAX] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, number);
            let mut reader = Reader::new(&bytes);
            assert_eq!(reader.number(), Ok(number));
            assert_eq!(reader.finish(), Ok(()));
        }
        assert_eq!(Reader::new(&[0x80, 0]).number(), Err(Contents::Number));
        assert_eq!(Reader::new(&[0xff; 11]).number(), Err(Contents::Number));
        assert_eq!(Reader::new(&[0x80]).number(), Err(Contents::Short));
        // The tenth byte has room for one more bit.
        let with = |last| [&[0xff; 9][..], &[last]].concat();
        assert_eq!(Reader::new(&with(1)).number(), Ok(u64::MAX));
        assert_eq!(Reader::new(&with(2)).number(), Err(Contents::Number));
    }

    #[test]
    fn counts_are_bounded_before_anything_is_taken() {
        let mut bytes = Vec::new();
        write_bytes(&mut bytes, b"abc");
        assert_eq!(Reader::new(&bytes).bytes(3, Contents::Name), Ok(&b"abc"[..]));
        assert_eq!(Reader::new(&bytes).bytes(2, Contents::Name), Err(Contents::Name));
        assert_eq!(Reader::new(&bytes[..2]).bytes(3, Contents::Name), Err(Contents::Short));
    }
}
