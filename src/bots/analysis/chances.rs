//! Chances to win from evaluations, in whole numbers.

use crate::bots::analyst::{CERTAIN, Equities};

/// 2^(−n/16) of a whole, in units of 1/65536, for n from 0 to 16.
const FRACTIONS: [i64; 17] = [
    65_536, 62_757, 60_097, 57_549, 55_109, 52_773, 50_535, 48_393, 46_341, 44_376, 42_495, 40_693,
    38_968, 37_316, 35_734, 34_219, 32_768,
];

/// The weight of an evaluation that is `behind` the best one, where each `half` halves it; a whole is 2^32.
fn weight(behind: i64, half: i64) -> i64 {
    // In units of 1/4096 of a halving.
    let steps = behind.max(0).saturating_mul(4096) / half.max(1);
    let (whole, rest) = (steps / 4096, steps % 4096);
    let (at, within) = ((rest / 256) as usize, rest % 256);
    let from = FRACTIONS.get(at).copied().unwrap_or(0);
    let to = FRACTIONS.get(at + 1).copied().unwrap_or(0);
    let fraction = from * 65_536 - (from - to) * 256 * within;
    if whole > 40 { 0 } else { fraction >> whole }
}

/// The seats' chances to win from their evaluations: one that is `half` lower has half the chance. Their sum is
/// [`CERTAIN`].
#[must_use]
pub fn chances(evaluations: &[i32], half: i32) -> Equities {
    let best = evaluations.iter().copied().max().unwrap_or(0);
    let mut weights = [0i64; crate::engine::seat::MAX_SEATS];
    for (weight_of, value) in weights.iter_mut().zip(evaluations) {
        *weight_of = weight(i64::from(best) - i64::from(*value), i64::from(half));
    }
    let sum = weights.iter().sum::<i64>().max(1);
    let mut chances = Equities::default();
    for (chance, weight) in chances.iter_mut().zip(weights) {
        *chance = (weight * i64::from(CERTAIN) / sum) as i32;
    }
    // The remainder of rounding goes to the first of the best.
    let rest = CERTAIN - chances.iter().sum::<i32>();
    let leader = evaluations.iter().position(|value| *value == best).unwrap_or(0);
    if let Some(chance) = chances.get_mut(leader) {
        *chance += rest;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_evaluations_share_and_a_halving_halves() {
        assert_eq!(chances(&[5, 5], 100)[..2], [50_000, 50_000]);
        let [a, b, ..] = chances(&[1000, 0], 1000);
        assert!((a - 2 * b).abs() <= 3 && a + b == CERTAIN, "{a} {b}");
        assert_eq!(chances(&[90_000, 0, -5], 1000)[..3], [CERTAIN, 0, 0]);
    }

    #[test]
    fn a_better_evaluation_never_has_a_smaller_chance() {
        let mut before = 0;
        for value in -40..40 {
            let [own, other, third, ..] = chances(&[value * 137, 0, 99], 911);
            assert_eq!(own + other + third, CERTAIN);
            assert!(own >= before, "{value}");
            before = own;
        }
    }
}
