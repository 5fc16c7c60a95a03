//! Content of the replay bar as plain data, and the labels of its buttons.

use crate::web::replay::comparison::{Comparison, WayLabels};
use crate::web::replay::timeline::{Mark, Timeline, Unit};
use crate::web::ui::text::Text;
use crate::web::words::Speak;
use std::rc::Rc;

/// Playback speeds, in milliseconds per step.
pub const SPEEDS: [u32; 3] = [1_400, 700, 250];

/// Step size and playback.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pace {
    /// Size of a step.
    pub unit: Unit,
    /// True if steps are taken automatically.
    pub playing: bool,
    /// Playback speed, an index into [`SPEEDS`].
    pub speed: u8,
}

impl Pace {
    /// Pause before the next step, in milliseconds.
    #[must_use]
    pub fn pause(self) -> u32 {
        SPEEDS.get(usize::from(self.speed)).copied().unwrap_or(700)
    }

    /// The next speed; the slowest after the fastest.
    #[must_use]
    pub fn faster(self) -> Pace {
        Pace { speed: (self.speed + 1) % SPEEDS.len() as u8, ..self }
    }
}

/// An action at the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Control {
    /// Go to the moment after so many moves.
    To(u16),
    /// One step earlier.
    Back,
    /// One step later.
    Forth,
    /// Set the step size.
    By(Unit),
    /// Start or stop playback.
    Play,
    /// Change the playback speed.
    Speed,
    /// Undo or redo the game to this moment.
    Rewind,
    /// Start a game of its own from here.
    Branch,
    /// Share the game up to here.
    Share,
    /// Back to the table.
    Close,
}

/// Content of the replay bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// Number of moves before the moment shown.
    pub at: usize,
    /// Current position of the game.
    pub position: usize,
    /// Timeline of the game.
    pub line: Rc<Timeline>,
    /// Moments worth reviewing.
    pub marks: Rc<Vec<Mark>>,
    /// Step size and playback.
    pub pace: Pace,
    /// True if the game can be set to this moment.
    pub may_rewind: bool,
    /// "Action 57 of 210 · Phase B · round 2 of 5".
    pub when: Text,
    /// Labels of the buttons.
    pub says: Rc<Labels>,
}

impl Replay {
    /// The two ways to play the turn that begins at this moment, if known.
    #[must_use]
    pub fn comparison(&self) -> Option<&Rc<Comparison>> {
        let here = self.marks.iter().find(|mark| mark.moves == self.at);
        here.map(|mark| &mark.comparison).filter(|comparison| !comparison.is_empty())
    }
}

/// Labels of the bar's buttons.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)] // each is the label of the button with this name
pub struct Labels {
    pub title: Text,
    pub units: [Text; 4],
    pub unit: Text,
    pub back: Text,
    pub forth: Text,
    pub play: Text,
    pub speed: Text,
    pub rewind: Text,
    pub branch: Text,
    pub share: Text,
    pub close: Text,
    pub comparison: Rc<WayLabels>,
}

impl Labels {
    /// The labels in the reader's language.
    #[must_use]
    pub fn new(words: &dyn Speak, pace: Pace) -> Labels {
        let t = |key: &str| Text::from(words.speak(key, &[]));
        Labels {
            title: t("replay-title"),
            units: ["replay-action", "replay-turn", "replay-round", "replay-phase"].map(t),
            unit: t("replay-unit"),
            back: t("replay-earlier"),
            forth: t("replay-later"),
            play: t(if pace.playing { "replay-stop" } else { "replay-play" }),
            speed: t("replay-speed"),
            rewind: t("replay-rewind"),
            branch: t("replay-branch"),
            share: t("replay-share"),
            close: t("replay-close"),
            comparison: Rc::new(WayLabels {
                done: t("replay-done"),
                better: t("replay-better"),
                nothing: t("replay-nothing"),
            }),
        }
    }
}

/// Description of the moment shown; `when` is the game's progress there.
#[must_use]
pub fn moment(words: &dyn Speak, at: usize, of: usize, when: &str) -> Text {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let args = [("at", count(at).into()), ("of", count(of).into())];
    let action = words.speak("replay-moment", &args);
    format!("{action} · {when}").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_go_round_and_each_is_faster_than_the_one_before() {
        let mut pace = Pace::default();
        let mut pauses = Vec::new();
        for _ in SPEEDS {
            pauses.push(pace.pause());
            pace = pace.faster();
        }
        assert_eq!(pace, Pace::default());
        assert!(pauses.is_sorted_by(|slow, fast| slow > fast));
    }
}
