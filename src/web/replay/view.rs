//! What the bar of the timeline shows, as plain data, and what its buttons say.

use crate::web::replay::comparison::{Called, Comparison};
use crate::web::replay::timeline::{Mark, Timeline, Unit};
use crate::web::ui::text::Text;
use crate::web::words::Speak;
use std::rc::Rc;

/// How fast a game is played back: milliseconds for each step.
pub const SPEEDS: [u32; 3] = [1_400, 700, 250];

/// How the reader looks back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pace {
    /// How far a step goes.
    pub unit: Unit,
    /// Whether one step follows the other by itself.
    pub playing: bool,
    /// How fast, a place in [`SPEEDS`].
    pub speed: u8,
}

impl Pace {
    /// The pause before the next step, in milliseconds.
    #[must_use]
    pub fn pause(self) -> u32 {
        SPEEDS.get(usize::from(self.speed)).copied().unwrap_or(700)
    }

    /// The next speed; after the fastest comes the slowest.
    #[must_use]
    pub fn faster(self) -> Pace {
        Pace { speed: (self.speed + 1) % SPEEDS.len() as u8, ..self }
    }
}

/// What is done at the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Control {
    /// To the moment after so many moves.
    To(u16),
    /// One step earlier.
    Back,
    /// One step later.
    Forth,
    /// Steps go this far from now on.
    By(Unit),
    /// Play back, or stop.
    Play,
    /// Play back at another speed.
    Speed,
    /// Take back to here, or make again up to here.
    Rewind,
    /// A game of its own from here.
    Branch,
    /// Share the game up to here.
    Share,
    /// Back to the table.
    Close,
}

/// What the bar shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// How many moves lead to the moment shown.
    pub at: usize,
    /// Where the game stands.
    pub position: usize,
    /// The game.
    pub line: Rc<Timeline>,
    /// Moments worth a look.
    pub marks: Rc<Vec<Mark>>,
    /// How the reader looks back.
    pub pace: Pace,
    /// Whether the game may go to this moment.
    pub may_rewind: bool,
    /// "Action 57 of 210 · Phase B · round 2 of 5".
    pub when: Text,
    /// What the buttons say.
    pub says: Rc<Says>,
}

impl Replay {
    /// The two ways to play the turn that begins at this moment, if it was found that there are.
    #[must_use]
    pub fn comparison(&self) -> Option<&Rc<Comparison>> {
        let here = self.marks.iter().find(|mark| mark.moves == self.at);
        here.map(|mark| &mark.comparison).filter(|comparison| !comparison.is_empty())
    }
}

/// What the buttons of the bar say.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)] // each is what the button of this name says
pub struct Says {
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
    pub comparison: Rc<Called>,
}

impl Says {
    /// The words of the bar.
    #[must_use]
    pub fn new(words: &dyn Speak, pace: Pace) -> Says {
        let t = |key: &str| Text::from(words.speak(key, &[]));
        Says {
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
            comparison: Rc::new(Called {
                done: t("replay-done"),
                better: t("replay-better"),
                nothing: t("replay-nothing"),
            }),
        }
    }
}

/// Which moment is shown, in words; `when` says how far the game is there.
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
