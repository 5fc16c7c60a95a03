//! The dice of a round, packed into one number.

/// Packs a round's nine dice, three bits each: the white one first, then two for each seat.
#[must_use]
pub fn pack_dice(dice: [[u8; 2]; 4], white: u8) -> u32 {
    let mut packed = u32::from(white & 7);
    for (place, face) in dice.as_flattened().iter().enumerate() {
        packed |= u32::from(face & 7) << (3 * (place + 1));
    }
    packed
}

/// Unpacks a round's dice.
#[must_use]
pub fn unpack_dice(packed: u32) -> ([[u8; 2]; 4], u8) {
    let mut dice = [[0u8; 2]; 4];
    for (place, face) in dice.as_flattened_mut().iter_mut().enumerate() {
        *face = ((packed >> (3 * (place + 1))) & 7) as u8;
    }
    (dice, (packed & 7) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_survive_packing() {
        let dice = [[1, 2], [3, 4], [5, 6], [6, 1]];
        assert_eq!(unpack_dice(pack_dice(dice, 4)), (dice, 4));
    }
}
