//! Computer players in words: levels, reasons of hints, and guidance for first games.

use crate::bots::burgundy::features::Part as Promise;
use crate::bots::burgundy::hint::HintReason;
use crate::bots::level::Level;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::state::Stage;
use crate::web::burgundy::model::scene::{PlayerKind, Text};
use crate::web::burgundy::model::text::Wording;
use crate::web::burgundy::model::{Arg, Desk, Situation, Speak};
use crate::web::words::number::signed;

impl Desk<'_> {
    /// Level of the computer player at a seat.
    pub(super) fn level(&self, seat: Seat) -> Option<Level> {
        self.m.levels.at(seat.index())
    }

    /// Kind of the player at a seat.
    pub(super) fn sitter(&self, seat: Seat) -> PlayerKind {
        match self.level(seat) {
            Some(_) => PlayerKind::Computer,
            None => PlayerKind::Person,
        }
    }

    /// A player's status, preceded by the level for a computer.
    pub(super) fn with_level(&self, seat: Seat, status: Text) -> Text {
        let Some(level) = self.level(seat) else { return status };
        let level = self.say.t(&format!("players-short-{}", level.key()));
        if status.is_empty() {
            return level;
        }
        let args = [("level", level.as_ref().into()), ("status", status.as_ref().into())];
        self.say.with("players-status", &args)
    }

    /// The computer player to move at this moment.
    pub(super) fn computer_to_move(&self) -> Option<Seat> {
        let present = self.m.live && self.m.chooser.is_none();
        let seat = self.m.state.deciders().iter().find(|seat| self.level(*seat).is_some());
        seat.filter(|_| present && self.m.state.stage() != Stage::Over)
    }

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

/// A hint's reason in words; `None` if the action itself implies it.
#[must_use]
pub fn reason_in_words(words: &dyn Speak, why: HintReason) -> Option<Text> {
    let say = Wording(words);
    let with = |key: &str, args: &[(&str, Arg)]| Some(say.with(key, args));
    match why {
        HintReason::Finishes { colour, size, points, phase } => {
            let land = say.colour_name(colour);
            let land = ("land", land.as_ref().into());
            let size = ("size", size.into());
            with("hint-finishes", &[land, size, ("points", points.into()), ("phase", phase.into())])
        }
        HintReason::Bonus { colour, first, points } => {
            let key = if first { "hint-bonus-first" } else { "hint-bonus-second" };
            let land = say.colour_name(colour);
            with(key, &[("land", land.as_ref().into()), ("points", points.into())])
        }
        HintReason::Scores { points, reason } => {
            let reason = say.reason(reason);
            with("hint-scores", &[("points", points.into()), ("reason", reason.as_ref().into())])
        }
        HintReason::Silver(count) => with("hint-silver", &[("count", count.into())]),
        HintReason::Workers(count) => with("hint-workers", &[("count", count.into())]),
        HintReason::Goods(count) => with("hint-goods", &[("count", count.into())]),
        HintReason::Shield { shield, points } => {
            with("hint-shield", &[("number", shield.0.into()), ("points", points.into())])
        }
        HintReason::Route(count) => with("hint-route", &[("count", count.into())]),
        HintReason::Stone => with("hint-stone", &[]),
        HintReason::Fills(colour) => {
            let land = say.colour_name(colour);
            with("hint-fills", &[("land", land.as_ref().into())])
        }
        HintReason::Promises { part, gain } => {
            let what = say.t(&format!("hint-promise-{}", promise_key(part)));
            let worth = signed(words, gain);
            with("hint-worth", &[("what", what.as_ref().into()), ("worth", worth.as_str().into())])
        }
        HintReason::Opening => with("hint-opening", &[]),
        HintReason::Takes { .. } | HintReason::Places { .. } => None,
    }
}

/// True if the game is new to the person to choose; the bar then offers the instructions.
#[must_use]
pub fn is_new(m: &Situation<'_>) -> bool {
    Desk::new(m).is_new()
}

const fn promise_key(part: Promise) -> &'static str {
    match part {
        Promise::Silver => "silver",
        Promise::Workers => "workers",
        Promise::Goods => "goods",
        Promise::Storage => "storage",
        Promise::Colours => "colours",
        Promise::Monasteries => "monasteries",
        Promise::Animals => "animals",
        Promise::Bridge => "bridge",
        Promise::Shields => "shields",
        Promise::Routes => "routes",
        Promise::Posts => "posts",
        Promise::Stone => "stone",
        Promise::Points | Promise::Regions | Promise::Open | Promise::Table => "regions",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seat::MAX_SEATS;
    use crate::games::burgundy::state::State;
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
                    assert!(say.starts_with("What you can do lights up"), "{say}");
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
