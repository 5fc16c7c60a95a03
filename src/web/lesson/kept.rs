//! Progress in the lessons, stored beside the settings with a line for each lesson.

use std::rc::Rc;

/// Stored in place of the step of a finished lesson.
const DONE: &str = "done";

/// Progress in each lesson that was begun: a step, or `None` once it is done.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LessonProgress(Rc<Vec<(String, Option<usize>)>>);

impl LessonProgress {
    /// Reads stored progress; unreadable lines are left out.
    #[must_use]
    pub fn of_text(text: &str) -> LessonProgress {
        let read = |line: &str| {
            let (game, step) = line.split_once(' ')?;
            let step = if step == DONE { None } else { Some(step.parse().ok()?) };
            Some((game.to_owned(), step))
        };
        LessonProgress(Rc::new(text.lines().filter_map(read).collect()))
    }

    /// The progress as stored.
    #[must_use]
    pub fn to_text(&self) -> String {
        let place = |step: &Option<usize>| step.map_or(DONE.to_owned(), |step| step.to_string());
        self.0.iter().map(|(game, step)| format!("{game} {}\n", place(step))).collect()
    }

    /// The step at which to resume a game's lesson, from 0; `None` if it was not begun or is done.
    #[must_use]
    pub fn step(&self, game: &str) -> Option<usize> {
        self.0.iter().find(|(name, _)| name == game).and_then(|(_, step)| *step)
    }

    /// True if a game's lesson was finished and not begun again.
    #[must_use]
    pub fn is_done(&self, game: &str) -> bool {
        self.0.iter().any(|(name, step)| name == game && step.is_none())
    }

    /// The same, with a game's lesson at this step; `None` marks it as done.
    #[must_use]
    pub fn with(&self, game: &str, step: Option<usize>) -> LessonProgress {
        let mut all = (*self.0).clone();
        all.retain(|(name, _)| name != game);
        all.push((game.to_owned(), step));
        LessonProgress(Rc::new(all))
    }

    /// The same without a game's lesson, as if it had never been begun.
    #[must_use]
    pub fn without(&self, game: &str) -> LessonProgress {
        LessonProgress(Rc::new(self.0.iter().filter(|(name, _)| name != game).cloned().collect()))
    }

    /// Merges this with another device's progress, keeping the further step of each lesson.
    #[must_use]
    pub fn joined(&self, other: &LessonProgress) -> LessonProgress {
        let place = |kept: &LessonProgress, game: &str| {
            let found = kept.0.iter().find(|(name, _)| name == game);
            found.map(|(_, step)| step.unwrap_or(usize::MAX))
        };
        let further = |(game, step): &&(String, Option<usize>)| {
            Some(step.unwrap_or(usize::MAX)) > place(self, game)
        };
        other.0.iter().filter(further).fold(self.clone(), |all, (game, step)| all.with(game, *step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_taken_up_where_it_was_left_and_known_when_done() {
        let kept = LessonProgress::default().with("tiny", Some(3)).with("other", Some(1));
        let read = LessonProgress::of_text(&kept.to_text());
        assert_eq!(
            (read.step("tiny"), read.step("other"), read.step("x")),
            (Some(3), Some(1), None)
        );
        let done = read.with("tiny", None);
        assert_eq!((done.step("tiny"), done.is_done("tiny")), (None, true));
        assert_eq!(LessonProgress::of_text(&done.to_text()), done);
        assert!(!done.is_done("other") && !done.with("tiny", Some(1)).is_done("tiny"));
        assert!(!done.without("tiny").is_done("tiny"));
        assert_eq!(LessonProgress::of_text("nonsense\ntiny x\ntiny 2").step("tiny"), Some(2));
    }

    #[test]
    fn of_two_devices_the_further_place_counts() {
        let here = LessonProgress::of_text("a 3\nb done\nc 2\n");
        let there = LessonProgress::of_text("a 1\nb 5\nc done\nd 4\n");
        let all = here.joined(&there);
        let places = ["a", "b", "c", "d"].map(|game| (all.step(game), all.is_done(game)));
        assert_eq!(places, [(Some(3), false), (None, true), (None, true), (Some(4), false)]);
    }
}
