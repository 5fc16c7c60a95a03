//! Results of problems, kept beside the settings: a line for each problem tried, and for each day whose problem was solved.

use crate::web::session::Day;
use std::collections::{BTreeMap, BTreeSet};

/// First word of the line of a day.
const DAY: &str = "day";

/// Result of the first attempt at a problem, or that it was solved later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Result {
    /// Not solved yet.
    Missed,
    /// Solved, if not at first.
    Later,
    /// Solved at the first attempt.
    Solved,
}

impl Result {
    const ALL: [Result; 3] = [Result::Missed, Result::Later, Result::Solved];

    /// Its key in wording, style and storage.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Result::Missed => "missed",
            Result::Later => "later",
            Result::Solved => "solved",
        }
    }
}

/// Results of all games' problems.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ProblemResults {
    results: BTreeMap<(String, u32), Result>,
    days: BTreeSet<Day>,
}

impl ProblemResults {
    /// Reads stored results; unreadable lines are left out, and of two results the better one counts.
    #[must_use]
    pub fn of_text(text: &str) -> ProblemResults {
        let mut read = ProblemResults::default();
        for line in text.lines() {
            let parts: Vec<&str> = line.split(' ').collect();
            if let [DAY, day] = parts[..] {
                read.days.extend(day.parse::<Day>());
            } else if let [game, id, result] = parts[..] {
                let result = Result::ALL.into_iter().find(|kept| kept.key() == result);
                if let (Ok(id), Some(result)) = (u32::from_str_radix(id, 16), result) {
                    let kept = read.results.entry((game.to_owned(), id)).or_insert(result);
                    *kept = result.max(*kept);
                }
            }
        }
        read
    }

    /// The results as stored.
    #[must_use]
    pub fn to_text(&self) -> String {
        let results = self.results.iter();
        let results =
            results.map(|((game, id), result)| format!("{game} {id:08x} {}\n", result.key()));
        let days = self.days.iter().map(|day| format!("{DAY} {day}\n"));
        results.chain(days).collect()
    }

    /// The result of a game's problem, if it was tried.
    #[must_use]
    pub fn of(&self, game: &str, id: u32) -> Option<Result> {
        self.results.get(&(game.to_owned(), id)).copied()
    }

    /// The results after an attempt; `day` is the day whose problem this is, if it is one of today's.
    #[must_use]
    pub fn with(mut self, game: &str, id: u32, solved: bool, day: Option<Day>) -> ProblemResults {
        let before = self.of(game, id);
        let result = match (before, solved) {
            (None, true) => Result::Solved,
            (Some(Result::Missed), true) => Result::Later,
            (Some(before), _) => before,
            (None, false) => Result::Missed,
        };
        self.results.insert((game.to_owned(), id), result);
        self.days.extend(day.filter(|_| solved));
        self
    }

    /// True if this day's problem was solved on it, in any game.
    #[must_use]
    pub fn is_done(&self, day: Day) -> bool {
        self.days.contains(&day)
    }

    /// Number of consecutive days whose problems were solved, up to this day or the one before.
    #[must_use]
    pub fn in_a_row(&self, today: Day) -> u32 {
        let mut day = if self.is_done(today) { today } else { today.before() };
        let mut count = 0;
        while self.is_done(day) && day != day.before() {
            count += 1;
            day = day.before();
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn the_first_attempt_counts_and_a_later_solution_is_told_from_it() {
        let kept =
            ProblemResults::default().with("tiny", 1, false, None).with("tiny", 2, true, None);
        let kept = kept.with("tiny", 1, true, None).with("tiny", 2, false, None);
        assert_eq!(kept.of("tiny", 1), Some(Result::Later));
        assert_eq!(kept.of("tiny", 2), Some(Result::Solved), "a solved problem stays solved");
        assert_eq!((kept.of("tiny", 3), kept.of("other", 1)), (None, None));
        assert_eq!(ProblemResults::of_text(&kept.to_text()), kept);
    }

    #[test]
    fn of_two_devices_the_better_result_counts() {
        let both = ProblemResults::of_text(
            "tiny 0000000a missed\ntiny 0000000a solved\ntiny x solved\nodd\n",
        );
        assert_eq!(both.of("tiny", 10), Some(Result::Solved));
        assert_eq!(both.to_text(), "tiny 0000000a solved\n");
    }

    #[test]
    fn days_in_a_row_end_where_one_is_missing_and_today_may_be_open() {
        let solved = |kept: ProblemResults, on: &str| kept.with("tiny", 1, true, Some(day(on)));
        let kept =
            ["2026-11-21", "2026-11-23", "2026-11-24"].into_iter().fold(Default::default(), solved);
        assert_eq!(kept.in_a_row(day("2026-11-24")), 2);
        assert_eq!(kept.in_a_row(day("2026-11-25")), 2, "today is still open");
        assert_eq!(kept.in_a_row(day("2026-11-26")), 0);
        let missed = ProblemResults::default().with("tiny", 1, false, Some(day("2026-11-25")));
        assert!(!missed.is_done(day("2026-11-25")));
        assert_eq!(ProblemResults::of_text(&kept.to_text()), kept);
    }
}
