//! Whatever comes in from outside: a fuzz target for each decoder (`docs/limits.md`), and for any sequence of actions on
//! any game. Short in the everyday tests, minutes for each with `PRINCIPALITY_FULL=1`; bolero prints the seed of an input
//! that fails, and `BOLERO_RANDOM_SEED=…` tries it again. Each such input becomes a test in `fuzz/found.rs`.

#[cfg(test)]
#[allow(dead_code)] // the kit is used for its options and actions alone
#[path = "conformance/mod.rs"]
mod conformance;

#[cfg(test)]
#[allow(dead_code)]
mod tiny_game;

#[cfg(test)]
mod fuzz {
    mod decoders;
    mod found;
    mod games;
    mod messages;

    use std::time::{Duration, Instant};

    /// How long a target is tried.
    fn budget() -> Duration {
        let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
        if full { Duration::from_secs(120) } else { Duration::from_millis(1_500) }
    }

    /// Runs a target with bytes, within the budget.
    macro_rules! bytes {
        ($longest:expr, $target:expr) => {
            bolero::check!()
                .with_max_len($longest)
                .with_iterations(usize::MAX)
                .with_test_time(crate::fuzz::budget())
                .for_each(|input: &[u8]| crate::fuzz::timely(|| $target(input)))
        };
    }
    use bytes;

    /// No input may take long. The debug build is some fifty times slower than the page, and the machine may be busy: what
    /// is caught here is a cost that grows out of hand.
    fn timely(work: impl FnOnce()) {
        let start = Instant::now();
        work();
        let taken = start.elapsed();
        assert!(taken < Duration::from_secs(5), "one input took {taken:?}");
    }

    /// Input as a source of choices; zeros when it has run out.
    struct Choices<'a>(&'a [u8]);

    impl Choices<'_> {
        fn byte(&mut self) -> u8 {
            let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
            self.0 = rest;
            *first
        }

        fn below(&mut self, limit: usize) -> usize {
            let number = usize::from(self.byte()) << 8 | usize::from(self.byte());
            number % limit.max(1)
        }

        fn is_over(&self) -> bool {
            self.0.is_empty()
        }
    }
}
