//! Sorting of short lists.

/// Sorts a short list by a key, stably (insertion sort). The standard library's sorts are made for long lists and add 3
/// kB of code to the page for each type; these lists have a few dozen items at most.
pub fn sort_short_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        for at in (1..=end).rev() {
            let [before, item] = [at - 1, at].map(|place| items.get(place).map(&key));
            if before <= item {
                break;
            }
            items.swap(at - 1, at);
        }
    }
}

/// Sorts a short list; see [`sort_short_by_key`].
pub fn sort_short<T: Ord + Copy>(items: &mut [T]) {
    sort_short_by_key(items, |item| *item);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::chance::{Draw, thinking};

    #[test]
    fn lists_are_sorted_as_the_library_sorts_them() {
        let mut rng = thinking(1, 1);
        for length in (0..40).chain([200]) {
            let list: Vec<(u32, usize)> = (0..length).map(|place| (rng.below(12), place)).collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_short_by_key(&mut ours, |item| core::cmp::Reverse(item.0));
            theirs.sort_by_key(|item| core::cmp::Reverse(item.0));
            assert_eq!(ours, theirs);
            sort_short(&mut ours);
            theirs.sort_unstable();
            assert_eq!(ours, theirs);
        }
    }
}
