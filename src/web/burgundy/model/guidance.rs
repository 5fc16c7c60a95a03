//! Guidance through the first phase of a first game.

use crate::bots::level::Level;
use crate::games::burgundy::action::Action;
use crate::web::burgundy::model::scene::Text;
use crate::web::burgundy::model::{Desk, Situation};

impl Desk<'_> {
    /// True if guidance for a first game is shown: a single person against easy computers, base game, first phase.
    pub(super) fn is_guided(&self) -> bool {
        let state = self.m.state;
        let levels = || state.seats().filter_map(|seat| self.level(seat));
        let easy = levels().count() > 0 && levels().all(|level| level == Level::Easy);
        let only_person = levels().count() + 1 == usize::from(state.players());
        state.options().is_base()
            && state.phase() == 0
            && easy
            && only_person
            && self.m.chooser.is_some()
    }

    /// True if the instructions are offered: while nothing of the turn is done.
    pub(super) fn is_new(&self) -> bool {
        self.is_guided() && self.is_calm() && self.m.state.used() == 0
    }

    /// Advice on the next step, for a first game.
    pub(super) fn guide_line(&self) -> Text {
        let places = self.legal.iter().any(|action| matches!(action, Action::Place(..)));
        self.say.t(if places { "guide-place" } else { "guide-take" })
    }
}

/// True if the game is new to the person to choose; the bar then offers the instructions.
#[must_use]
pub fn is_new(m: &Situation<'_>) -> bool {
    Desk::new(m).is_new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::{MAX_SEATS, Seat};
    use crate::games::burgundy::state::{Stage, State};
    use crate::web::burgundy::model::choice::Picked;
    use crate::web::burgundy::model::tests::{moment, names, positions};
    use crate::web::burgundy::words::tests::real;
    use crate::web::words::{Language, Words};

    /// Guidance at a position, and whether the instructions are offered with it.
    fn said(state: &State, words: &Words, levels: [Option<Level>; MAX_SEATS]) -> (Text, bool) {
        let names = names();
        let m = Situation { levels, ..moment(state, &names, words, Picked::default()) };
        let desk = Desk::new(&m);
        (desk.bar().say, desk.is_new())
    }

    #[test]
    fn who_plays_alone_against_easy_computers_is_guided_through_the_first_phase() {
        let words = real(Language::English);
        let (easy, medium) = (Some(Level::Easy), Some(Level::Medium));
        let (mut taking, mut placing, mut later) = (0, 0, 0);
        positions(4, |state, legal| {
            // Seat 0 is the person.
            let turn =
                state.stage() == Stage::Play && state.top().is_nothing() && state.used() == 0;
            if !turn || !state.deciders().has(Seat(0)) {
                return;
            }
            let computers = |level: Option<Level>| {
                core::array::from_fn(|seat| {
                    level.filter(|_| 0 < seat && seat < usize::from(state.players()))
                })
            };
            let (say, button) = said(state, &words, computers(easy));
            assert_eq!(button, state.phase() == 0);
            let places = legal.iter().any(|action| matches!(action, Action::Place(..)));
            match (state.phase(), places) {
                (0, true) => {
                    assert!(say.starts_with("Tap a tile in your storage"), "{say}");
                    placing += 1;
                }
                (0, false) => {
                    assert!(say.starts_with("Tap a die, then a lit tile"), "{say}");
                    taking += 1;
                }
                _ => {
                    assert!(say.starts_with("What you can do with it lights up"), "{say}");
                    later += 1;
                }
            }
            for others in [computers(None), computers(medium)] {
                assert!(!said(state, &words, others).1);
            }
        });
        assert!(taking > 3 && placing > 3 && later > 20, "{taking} {placing} {later}");
    }
}
