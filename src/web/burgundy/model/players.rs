//! What computer players do and advise, in words: whose turn is being thought about, hints with their
//! reasons.

use crate::bots::burgundy::features::Part as Promise;
use crate::bots::burgundy::hint::{Hint, Why};
use crate::bots::level::Level;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::state::{Stage, State};
use crate::web::burgundy::model::{Arg, Desk, Moment, Speak};
use crate::web::burgundy::scene::{Button, Sitter, Tap, Text, Tool};

/// Reasons that a hint names at most.
const REASONS: usize = 3;

/// Computer players at the table, as plain data.
#[derive(Clone, Copy, Default)]
pub struct Players<'a> {
    /// The level of each seat's computer player; `None` for people.
    pub levels: [Option<Level>; SEATS],
    /// How far the thinking about the turn at hand has come, in hundredths; `None` when it is not
    /// being thought about.
    pub percent: Option<u8>,
    /// Hints for the person who chooses.
    pub hinted: Hinted<'a>,
    /// Whether computers have played since the last turn of the person who chooses.
    pub since: bool,
}

/// Hints, as they are shown.
#[derive(Clone, Copy, Default)]
pub enum Hinted<'a> {
    /// None.
    #[default]
    None,
    /// They are being thought about; hundredths.
    Thinking(u8),
    /// One of them.
    Shown {
        /// All of them, best first.
        hints: &'a [Hint],
        /// Which one.
        index: usize,
    },
    /// They could not be had.
    Failed,
}

/// Buttons of the action bar that are not choices of the game, by their numbers.
pub mod player_button {
    /// The first of these numbers.
    pub const FIRST: u8 = 210;
    /// Do not wait for computers.
    pub const SKIP: u8 = 210;
    /// Do what the hint says.
    pub const DO: u8 = 211;
    /// The next hint.
    pub const NEXT: u8 = 212;
    /// No hint any more.
    pub const CLOSE: u8 = 213;
    /// What happened since the last turn.
    pub const SINCE: u8 = 214;
    /// How the game goes.
    pub const GUIDE: u8 = 215;
}

impl Desk<'_> {
    /// The level of the computer player at a seat.
    pub(super) fn level(&self, seat: Seat) -> Option<Level> {
        self.m.players.levels.at(seat.index())
    }

    /// Who plays a seat.
    pub(super) fn sitter(&self, seat: Seat) -> Sitter {
        match self.level(seat) {
            Some(_) => Sitter::Computer,
            None => Sitter::Person,
        }
    }

    /// A player's status, with the level before it for a computer.
    pub(super) fn with_level(&self, seat: Seat, status: Text) -> Text {
        let Some(level) = self.level(seat) else { return status };
        let level = self.say.t(&format!("players-short-{}", level.key()));
        if status.is_empty() {
            return level;
        }
        let args = [("level", level.as_ref().into()), ("status", status.as_ref().into())];
        self.say.with("players-status", &args)
    }

    /// The computer player whose choice is awaited at this moment.
    pub(super) fn computer_to_move(&self) -> Option<Seat> {
        let present = self.m.replay.is_none() && !self.m.watching && self.m.chooser.is_none();
        let seat = self.m.state.deciders().iter().find(|seat| self.level(*seat).is_some());
        seat.filter(|_| present && self.m.state.stage != Stage::Over)
    }

    /// The action that a hint marks.
    pub(crate) fn hinted(&self) -> Option<Action> {
        self.shown_hint().and_then(|(hint, ..)| hint.now.first().copied())
    }

    /// The hint that is shown, its place from 0, and how many there are.
    fn shown_hint(&self) -> Option<(&Hint, usize, usize)> {
        self.m.chooser?;
        match self.m.players.hinted {
            Hinted::Shown { hints, index } => Some((hints.get(index)?, index, hints.len())),
            _ => None,
        }
    }

    pub(super) fn progress(&self) -> Option<u8> {
        match self.m.players.hinted {
            Hinted::Thinking(percent) => Some(percent),
            _ => self.m.players.percent.filter(|_| self.computer_to_move().is_some()),
        }
    }

    /// What is said instead of what is to be done: who is at work, or a hint.
    pub(super) fn prompt_of_players(&self) -> Option<(Text, Text)> {
        if let Some(seat) = self.computer_to_move() {
            let level = self.level(seat)?;
            let name = [("name", self.name(seat).as_ref().into())];
            let thinks = self.m.players.percent.is_some();
            let title = if thinks { "players-thinks" } else { "players-plays" };
            let banner = self.m.banners.get(seat.index()).copied();
            let own =
                self.m.record.first().filter(|row| row.banner.is_none() || row.banner == banner);
            let action = own.map(|row| row.text().into());
            let say = || self.say.t(&format!("players-{}-say", level.key()));
            return Some((self.say.with(title, &name), action.unwrap_or_else(say)));
        }
        self.m.chooser?;
        match self.m.players.hinted {
            Hinted::None => None,
            Hinted::Thinking(_) => {
                Some((self.say.t("hint-thinking"), self.say.t("hint-thinking-say")))
            }
            Hinted::Failed => Some((self.say.t("hint-failed"), self.say.t("hint-failed-say"))),
            Hinted::Shown { .. } => {
                let (hint, index, count) = self.shown_hint()?;
                let action = self.describe(*hint.now.first()?);
                let number = |n: usize| Arg::Number(n as u32);
                let args = [
                    ("number", number(index + 1)),
                    ("count", number(count)),
                    ("action", action.as_ref().into()),
                ];
                Some((self.say.with("hint-title", &args), self.reasons(hint).into()))
            }
        }
    }

    /// The buttons that take the place of the game's choices while a computer plays or a hint is shown.
    pub(super) fn player_buttons(&self) -> Option<Vec<Button>> {
        use player_button::{CLOSE, DO, NEXT, SKIP};
        let button = |number, icon, key: &str, lit| Button {
            tap: Tap::Button(number),
            icon,
            label: self.say.t(key),
            sub: "".into(),
            lit,
            small: false,
        };
        if self.computer_to_move().is_some() {
            return Some(vec![button(SKIP, "u-arrow", "players-skip", false)]);
        }
        self.m.chooser?;
        let close = button(CLOSE, "u-close", "app-close", false);
        match self.m.players.hinted {
            Hinted::None => None,
            Hinted::Thinking(_) | Hinted::Failed => Some(vec![close]),
            Hinted::Shown { hints, .. } => {
                let mut buttons = vec![button(DO, "u-check", "hint-do", true)];
                if hints.len() > 1 {
                    buttons.push(button(NEXT, "u-redo", "hint-next", false));
                }
                buttons.push(close);
                Some(buttons)
            }
        }
    }

    /// The way to what happened since the last turn, while nothing of this one is done.
    pub(super) fn since_button(&self) -> Option<Button> {
        let fresh = self.m.players.since && self.m.chooser.is_some() && self.m.picked.is_empty();
        fresh.then(|| Button {
            tap: Tap::Button(player_button::SINCE),
            icon: "u-history",
            label: self.say.t("players-since"),
            sub: "".into(),
            lit: false,
            small: false,
        })
    }

    /// Whether somebody plays who may do so for the first time: alone against easy computers, the base
    /// game, in its first phase. Then the page says more.
    pub(super) fn is_guided(&self) -> bool {
        let state = self.m.state;
        let levels = || state.seats().filter_map(|seat| self.level(seat));
        let easy = levels().count() > 0 && levels().all(|level| level == Level::Easy);
        let only_person = levels().count() + 1 == usize::from(state.players());
        state.options.is_base()
            && state.phase == 0
            && easy
            && only_person
            && self.m.chooser.is_some()
    }

    /// The way to how the game goes, while nothing of the turn is done.
    pub(super) fn guide_button(&self) -> Option<Button> {
        let begins = self.is_guided() && self.is_calm() && self.m.state.used == 0;
        begins.then(|| Button {
            tap: Tap::Button(player_button::GUIDE),
            icon: "u-help",
            label: self.say.t("table-guide"),
            sub: "".into(),
            lit: false,
            small: false,
        })
    }

    /// What is worth doing now, for somebody who plays for the first time.
    pub(super) fn guide_line(&self) -> Text {
        let places = self.legal.iter().any(|action| matches!(action, Action::Place(..)));
        self.say.t(if places { "guide-place" } else { "guide-take" })
    }

    pub(super) fn hint_tool(&self) -> Tool {
        Tool {
            tap: Tap::Hint,
            icon: "u-hint",
            label: self.say.t("hint-ask"),
            enabled: self.m.chooser.is_some(),
            on: Some(!matches!(self.m.players.hinted, Hinted::None)),
        }
    }

    /// Why, in one line.
    fn reasons(&self, hint: &Hint) -> String {
        let mut parts: Vec<String> = Vec::new();
        for why in &hint.reasons {
            if let Some(said) = self.why(*why).filter(|_| parts.len() < REASONS) {
                parts.push(said.to_string());
            }
        }
        let behind = rounded(hint.behind);
        if behind > 0 {
            let key = if self.m.state.is_solo() { "hint-behind-solo" } else { "hint-behind" };
            parts.push(self.say.with(key, &[("points", behind.into())]).to_string());
        }
        parts.join(" · ")
    }

    /// A reason in words; what the action itself says already has none.
    fn why(&self, why: Why) -> Option<Text> {
        let with = |key: &str, args: &[(&str, Arg)]| Some(self.say.with(key, args));
        match why {
            Why::Finishes { colour, size, points, phase } => {
                let land = self.colour_name(colour);
                let land = ("land", land.as_ref().into());
                let size = ("size", size.into());
                with(
                    "hint-finishes",
                    &[land, size, ("points", points.into()), ("phase", phase.into())],
                )
            }
            Why::Bonus { colour, first, points } => {
                let key = if first { "hint-bonus-first" } else { "hint-bonus-second" };
                let land = self.colour_name(colour);
                with(key, &[("land", land.as_ref().into()), ("points", points.into())])
            }
            Why::Scores { points, reason } => {
                let reason = self.reason(reason);
                with(
                    "hint-scores",
                    &[("points", points.into()), ("reason", reason.as_ref().into())],
                )
            }
            Why::Silver(count) => with("hint-silver", &[("count", count.into())]),
            Why::Workers(count) => with("hint-workers", &[("count", count.into())]),
            Why::Goods(count) => with("hint-goods", &[("count", count.into())]),
            Why::Shield { shield, points } => {
                with("hint-shield", &[("number", shield.0.into()), ("points", points.into())])
            }
            Why::Route(count) => with("hint-route", &[("count", count.into())]),
            Why::Stone => with("hint-stone", &[]),
            Why::Fills(colour) => {
                let land = self.colour_name(colour);
                with("hint-fills", &[("land", land.as_ref().into())])
            }
            Why::Promises { part, .. } => with(&format!("hint-promise-{}", promise_key(part)), &[]),
            Why::Opening => with("hint-opening", &[]),
            Why::Takes { .. } | Why::Places { .. } => None,
        }
    }
}

/// What a hint advises a seat in a position, and why, in words.
#[must_use]
pub fn advice_in_words(
    words: &dyn Speak,
    names: &[Text],
    state: &State,
    seat: Seat,
    hint: &Hint,
) -> (Text, String) {
    let moment = Moment::plain(state, names, Some(seat), words);
    let desk = Desk::new(&moment);
    let action = hint.now.first().map_or_else(Text::default, |action| desk.describe(*action));
    (action, desk.reasons(hint))
}

/// Thousandths of a point as whole points.
fn rounded(thousandths: i32) -> u32 {
    u32::try_from((thousandths + 500) / 1000).unwrap_or(0)
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
    use crate::web::burgundy::choice::Picked;
    use crate::web::burgundy::model::tests::{moment, names, positions};
    use crate::web::burgundy::wording::real;
    use crate::web::words::{Language, Words};

    /// What is said at a position, and whether the way to how the game goes stands beside it.
    fn said(state: &State, words: &Words, levels: [Option<Level>; SEATS]) -> (Text, bool) {
        let names = names();
        let players = Players { levels, ..Players::default() };
        let m = Moment { players, ..moment(state, &names, words, Picked::default()) };
        let desk = Desk::new(&m);
        let bar = desk.bar();
        let guide = Tap::Button(player_button::GUIDE);
        (bar.say, bar.buttons.iter().any(|button| button.tap == guide))
    }

    #[test]
    fn who_plays_alone_against_easy_computers_is_guided_through_the_first_phase() {
        let words = real(Language::English);
        let (easy, medium) = (Some(Level::Easy), Some(Level::Medium));
        let (mut taking, mut placing, mut later) = (0, 0, 0);
        positions(4, |state, legal| {
            // Seat 0 is the person.
            let turn = state.stage == Stage::Play && state.top().is_nothing() && state.used == 0;
            if !turn || !state.deciders().has(Seat(0)) {
                return;
            }
            let computers = |level: Option<Level>| {
                core::array::from_fn(|seat| {
                    level.filter(|_| 0 < seat && seat < usize::from(state.players()))
                })
            };
            let (say, button) = said(state, &words, computers(easy));
            assert_eq!(button, state.phase == 0);
            let places = legal.iter().any(|action| matches!(action, Action::Place(..)));
            match (state.phase, places) {
                (0, true) => {
                    assert!(say.starts_with("Touch a tile in your storage"), "{say}");
                    placing += 1;
                }
                (0, false) => {
                    assert!(say.starts_with("Touch a die, then a lit tile"), "{say}");
                    taking += 1;
                }
                _ => {
                    assert!(say.starts_with("What is possible lights up"), "{say}");
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
