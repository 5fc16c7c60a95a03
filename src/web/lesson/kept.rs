//! How far somebody has come in the lessons: kept beside the settings, a line for each lesson.

use std::rc::Rc;

/// How far somebody has come in each lesson that was begun and not ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Kept(Rc<Vec<(String, usize)>>);

impl Kept {
    /// As it was kept; what does not read is left out.
    #[must_use]
    pub fn of_text(text: &str) -> Kept {
        let read = |line: &str| {
            let (game, step) = line.split_once(' ')?;
            Some((game.to_owned(), step.parse().ok()?))
        };
        Kept(Rc::new(text.lines().filter_map(read).collect()))
    }

    /// As it is kept.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.0.iter().map(|(game, step)| format!("{game} {step}\n")).collect()
    }

    /// The step to take a game's lesson up at, from 0; nothing if it was not begun or is done.
    #[must_use]
    pub fn step(&self, game: &str) -> Option<usize> {
        self.0.iter().find(|(name, _)| name == game).map(|(_, step)| *step)
    }

    /// The same, with a game's lesson at this step, or forgotten.
    #[must_use]
    pub fn with(&self, game: &str, step: Option<usize>) -> Kept {
        let mut all: Vec<(String, usize)> = (*self.0).clone();
        all.retain(|(name, _)| name != game);
        all.extend(step.map(|step| (game.to_owned(), step)));
        Kept(Rc::new(all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_taken_up_where_it_was_left_and_forgotten_when_done() {
        let kept = Kept::default().with("tiny", Some(3)).with("other", Some(1));
        let read = Kept::of_text(&kept.to_text());
        assert_eq!(
            (read.step("tiny"), read.step("other"), read.step("x")),
            (Some(3), Some(1), None)
        );
        assert_eq!(read.with("tiny", None).step("tiny"), None);
        assert_eq!(Kept::of_text("nonsense\ntiny x\ntiny 2").step("tiny"), Some(2));
    }
}
