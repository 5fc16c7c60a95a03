//! Sequential halving: candidates share a budget of nodes, and after each share the weaker half is dropped.

/// A candidate and its results so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate<T> {
    /// The candidate itself.
    pub item: T,
    /// Its index in the original list.
    pub place: usize,
    /// Sum of its results.
    pub sum: i64,
    /// Number of results.
    pub played: u32,
}

impl<T> Candidate<T> {
    /// Adds a result.
    pub fn add(&mut self, value: i64) {
        self.sum += value;
        self.played += 1;
    }

    /// Mean result; 0 without any.
    pub fn mean(&self) -> i32 {
        (self.sum / i64::from(self.played.max(1))) as i32
    }
}

/// Candidates of a comparison, fewer with each share of the budget.
#[derive(Debug, Clone)]
pub struct Halving<T> {
    remaining: Vec<Candidate<T>>,
    dropped: Vec<Candidate<T>>,
    share: u64,
    due: u64,
}

impl<T> Default for Halving<T> {
    fn default() -> Halving<T> {
        Halving::new([], 0)
    }
}

impl<T> Halving<T> {
    /// A comparison of these candidates within about `nodes` nodes, shared equally by its halvings.
    pub fn new(items: impl IntoIterator<Item = T>, nodes: u64) -> Halving<T> {
        let remaining: Vec<Candidate<T>> = (0..)
            .zip(items)
            .map(|(place, item)| Candidate { item, place, sum: 0, played: 0 })
            .collect();
        let halvings = usize::BITS - remaining.len().saturating_sub(1).leading_zeros();
        let share = (nodes / u64::from(halvings.max(1))).max(1);
        Halving { remaining, dropped: Vec::new(), share, due: share }
    }

    /// Candidates that are still compared.
    pub fn remaining(&self) -> &[Candidate<T>] {
        &self.remaining
    }

    /// The same, to add results.
    pub fn remaining_mut(&mut self) -> &mut [Candidate<T>] {
        &mut self.remaining
    }

    /// Dropped candidates, best first: the last dropped ones before earlier ones.
    pub fn dropped(&self) -> &[Candidate<T>] {
        &self.dropped
    }

    /// True if only one candidate remains.
    pub fn is_done(&self) -> bool {
        self.remaining.len() < 2
    }

    /// Number of nodes after which the weaker half is to be dropped.
    pub fn due(&self) -> u64 {
        self.due
    }

    /// Sorts the remaining candidates by this key, drops the second half, and begins the next share of the budget at
    /// `nodes`. Equal candidates keep their order.
    pub fn halve<K: Ord>(&mut self, nodes: u64, key: impl FnMut(&Candidate<T>) -> K) {
        self.remaining.sort_by_key(key);
        let mut weaker = self.remaining.split_off(self.remaining.len().div_ceil(2));
        weaker.append(&mut self.dropped);
        self.dropped = weaker;
        self.due = nodes + self.share;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::cmp::Reverse;

    fn places<T>(candidates: &[Candidate<T>]) -> Vec<usize> {
        candidates.iter().map(|candidate| candidate.place).collect()
    }

    /// A comparison of these values, each of which is a candidate's only result.
    fn compared(values: &[i64], nodes: u64) -> Halving<i64> {
        let mut halving = Halving::new(values.iter().copied(), nodes);
        for candidate in halving.remaining_mut() {
            candidate.add(candidate.item);
        }
        halving
    }

    #[test]
    fn the_weaker_half_is_dropped_until_one_is_left() {
        let mut halving = compared(&[3, 9, 5, 7, 1], 300);
        let mut counts = vec![halving.remaining().len()];
        while !halving.is_done() {
            let due = halving.due();
            halving.halve(due, |candidate| Reverse(candidate.mean()));
            counts.push(halving.remaining().len());
        }
        assert_eq!(counts, [5, 3, 2, 1]);
        assert_eq!(places(halving.remaining()), [1]);
        assert_eq!(places(halving.dropped()), [3, 2, 0, 4], "the last dropped ones first");
    }

    #[test]
    fn the_budget_is_shared_equally_by_the_halvings() {
        let mut halving = compared(&[3, 9, 5, 7, 1], 300);
        assert_eq!(halving.due(), 100, "five candidates are halved three times");
        halving.halve(130, |candidate| Reverse(candidate.mean()));
        assert_eq!(halving.due(), 230);
        assert_eq!(compared(&[3], 300).due(), 300);
        assert_eq!(compared(&[3, 9], 0).due(), 1, "there is always a share");
    }

    #[test]
    fn equal_candidates_keep_their_order() {
        let mut halving = compared(&[5, 5, 5, 5], 10);
        halving.halve(0, |candidate| Reverse(candidate.mean()));
        assert_eq!(
            (places(halving.remaining()), places(halving.dropped())),
            (vec![0, 1], vec![2, 3])
        );
    }
}
