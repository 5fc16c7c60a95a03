//! How far somebody has come in the lessons: kept beside the settings, a line for each lesson.

use std::rc::Rc;

/// The place of a lesson that was gone through to its end, as it is kept.
const DONE: &str = "done";

/// How far somebody has come in each lesson that was begun: a step, or none once it is done.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Kept(Rc<Vec<(String, Option<usize>)>>);

impl Kept {
    /// As it was kept; what does not read is left out.
    #[must_use]
    pub fn of_text(text: &str) -> Kept {
        let read = |line: &str| {
            let (game, step) = line.split_once(' ')?;
            let step = if step == DONE { None } else { Some(step.parse().ok()?) };
            Some((game.to_owned(), step))
        };
        Kept(Rc::new(text.lines().filter_map(read).collect()))
    }

    /// As it is kept.
    #[must_use]
    pub fn to_text(&self) -> String {
        let place = |step: &Option<usize>| step.map_or(DONE.to_owned(), |step| step.to_string());
        self.0.iter().map(|(game, step)| format!("{game} {}\n", place(step))).collect()
    }

    /// The step to take a game's lesson up at, from 0; nothing if it was not begun or is done.
    #[must_use]
    pub fn step(&self, game: &str) -> Option<usize> {
        self.0.iter().find(|(name, _)| name == game).and_then(|(_, step)| *step)
    }

    /// Whether a game's lesson was gone through to its end, and was not begun anew.
    #[must_use]
    pub fn is_done(&self, game: &str) -> bool {
        self.0.iter().any(|(name, step)| name == game && step.is_none())
    }

    /// The same, with a game's lesson at this step; at none it is done.
    #[must_use]
    pub fn with(&self, game: &str, step: Option<usize>) -> Kept {
        let mut all = (*self.0).clone();
        all.retain(|(name, _)| name != game);
        all.push((game.to_owned(), step));
        Kept(Rc::new(all))
    }

    /// The same without a game's lesson: as if it had never been begun.
    #[must_use]
    pub fn without(&self, game: &str) -> Kept {
        Kept(Rc::new(self.0.iter().filter(|(name, _)| name != game).cloned().collect()))
    }

    /// These together with what another device kept: of each lesson the place that is further.
    #[must_use]
    pub fn joined(&self, other: &Kept) -> Kept {
        let place = |kept: &Kept, game: &str| {
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
        let kept = Kept::default().with("tiny", Some(3)).with("other", Some(1));
        let read = Kept::of_text(&kept.to_text());
        assert_eq!(
            (read.step("tiny"), read.step("other"), read.step("x")),
            (Some(3), Some(1), None)
        );
        let done = read.with("tiny", None);
        assert_eq!((done.step("tiny"), done.is_done("tiny")), (None, true));
        assert_eq!(Kept::of_text(&done.to_text()), done);
        assert!(!done.is_done("other") && !done.with("tiny", Some(1)).is_done("tiny"));
        assert!(!done.without("tiny").is_done("tiny"));
        assert_eq!(Kept::of_text("nonsense\ntiny x\ntiny 2").step("tiny"), Some(2));
    }

    #[test]
    fn of_two_devices_the_further_place_counts() {
        let here = Kept::of_text("a 3\nb done\nc 2\n");
        let there = Kept::of_text("a 1\nb 5\nc done\nd 4\n");
        let all = here.joined(&there);
        let places = ["a", "b", "c", "d"].map(|game| (all.step(game), all.is_done(game)));
        assert_eq!(places, [(Some(3), false), (None, true), (None, true), (Some(4), false)]);
    }
}
