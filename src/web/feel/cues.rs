//! Sounds, vibration and animation that go with each move.

use super::motion::{self, Speed};
use super::shiver::shiver;
use super::traces::{Traces, until_touched};
use crate::engine::seat::Seat;
use crate::web::session::{AnySession, Cue, Cues, GameId};
use crate::web::settings::Settings;
use crate::web::ui::chime::{Tone, sound};
use std::cell::Cell;
use yew::prelude::*;

/// A knock: a tone that falls quickly.
const fn knock(from: f32, after: f64, loud: f32) -> Tone {
    Tone { from, to: from / 2.0, after, fade: 0.07, loud }
}

/// A bell: a steady tone that fades slowly.
const fn bell(pitch: f32, after: f64, loud: f32) -> Tone {
    Tone { from: pitch, to: pitch, after, fade: 0.45, loud }
}

/// A die bouncing: two strong knocks, two as it rolls out.
const DICE: [Tone; 4] = [
    knock(420.0, 0.0, 0.1),
    knock(520.0, 0.09, 0.09),
    knock(390.0, 0.17, 0.06),
    knock(470.0, 0.24, 0.04),
];
/// A tile on wood.
const PLACED: [Tone; 2] = [knock(260.0, 0.0, 0.14), knock(130.0, 0.015, 0.1)];
/// Two rising tones.
const POINTS: [Tone; 2] = [bell(784.0, 0.05, 0.05), bell(988.0, 0.13, 0.05)];
/// A broken chord.
const FINISHED: [Tone; 3] =
    [bell(523.3, 0.05, 0.06), bell(659.3, 0.15, 0.06), bell(784.0, 0.25, 0.07)];
/// A rising interval, like a question.
const TURN: [Tone; 2] = [bell(587.3, 0.0, 0.05), bell(880.0, 0.14, 0.05)];
/// The broken chord, completed.
const END: [Tone; 4] = [
    bell(523.3, 0.0, 0.07),
    bell(659.3, 0.16, 0.07),
    bell(784.0, 0.32, 0.07),
    bell(1046.5, 0.48, 0.08),
];

/// Least milliseconds between the sounds of two moves, for computers that play without pause.
const APART: f64 = 140.0;
/// Seconds from a move's sound to the one that announces the next turn.
const THEN: f64 = 0.35;

/// The game's progress when the last cues were played.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Progress {
    game: GameId,
    moves: usize,
    asked: Option<Seat>,
    over: bool,
}

/// Changes since the last cues.
#[derive(Debug, Clone, PartialEq, Default)]
struct Update {
    sounds: Vec<Cue>,
    /// True if a computer player made the move.
    by_computer: bool,
    /// True if another person than before is now asked.
    turn: bool,
    /// True if the game has ended.
    end: bool,
}

/// The changes between two states of a game; none if another game was opened or moves were undone.
fn update_since(before: Option<Progress>, now: Progress, cues: Cues) -> Update {
    let Some(before) = before.filter(|b| b.game == now.game && b.moves < now.moves) else {
        return Update::default();
    };
    Update {
        sounds: cues.sounds,
        by_computer: cues.by_computer,
        turn: now.asked.is_some() && now.asked != before.asked,
        end: now.over && !before.over,
    }
}

/// True if a computer player's actions are numbered on the table; at the end the score takes the table's place.
const fn numbers_stay(update: &Update, now: Progress) -> bool {
    update.by_computer && !now.over
}

/// Plays the sounds, vibration and animation of new moves.
#[hook]
pub(super) fn use_cues(session: &AnySession, settings: Settings) {
    let last = use_mut_ref(|| None::<Progress>);
    let traces = use_mut_ref(Traces::default);
    use_effect_with((), {
        let traces = traces.clone();
        move |()| {
            let listeners = until_touched(&traces);
            move || {
                drop(listeners);
                traces.borrow_mut().clear();
            }
        }
    });
    use_effect_with(session.clone(), move |session| {
        let before = *last.borrow();
        let after = before.map_or(session.position(), |stood| stood.moves);
        let cues = session.cues(after);
        let now = Progress {
            game: session.about().id,
            moves: session.position(),
            asked: cues.asked,
            over: session.is_over(),
        };
        last.replace(Some(now));
        let update = update_since(before, now, cues);
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let fresh = motion::follow(&document, &update.sounds, Speed::of(settings.motion));
        match numbers_stay(&update, now) {
            true => traces.borrow_mut().add(&document, &fresh),
            false => traces.borrow_mut().clear(),
        }
        if !update.sounds.is_empty() && !now.over {
            traces.borrow_mut().follow(&document);
        }
        if settings.sounds {
            play(&update);
        }
        if settings.shivers {
            shiver_for(&update);
        }
    });
}

thread_local! {
    /// Time of the last sound of a move, in milliseconds.
    static LAST: Cell<f64> = const { Cell::new(0.0) };
}

fn play(update: &Update) {
    let now = js_sys::Date::now();
    let is_free = now - LAST.get() > APART;
    if is_free && !update.sounds.is_empty() {
        LAST.set(now);
        update.sounds.iter().for_each(|cue| sound(tones(*cue), 0.0));
    }
    if update.end {
        sound(&END, THEN);
    } else if update.turn {
        sound(&TURN, if update.sounds.is_empty() { 0.0 } else { THEN });
    }
}

const fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Rolled => &DICE,
        Cue::Placed => &PLACED,
        Cue::Points => &POINTS,
        Cue::Finished => &FINISHED,
    }
}

fn shiver_for(update: &Update) {
    let weight = update.sounds.last().map_or(0, |cue| match cue {
        Cue::Rolled | Cue::Points => 0,
        Cue::Placed => 12,
        Cue::Finished => 35,
    });
    let millis = if update.end || update.turn { weight.max(30) } else { weight };
    if millis > 0 {
        shiver(millis);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stood(moves: usize, asked: Option<u8>) -> Progress {
        Progress { game: GameId::default(), moves, asked: asked.map(Seat), over: false }
    }

    fn cues() -> Cues {
        Cues { sounds: vec![Cue::Placed, Cue::Finished], ..Cues::default() }
    }

    #[test]
    fn what_happened_is_heard_and_a_new_question_with_it() {
        let first = update_since(Some(stood(4, Some(0))), stood(5, None), cues());
        assert_eq!(first, Update { sounds: cues().sounds, ..Update::default() });
        assert!(update_since(Some(stood(5, None)), stood(6, Some(0)), cues()).turn);
        assert!(!update_since(Some(stood(5, Some(0))), stood(6, Some(0)), cues()).turn);
        let over = Progress { over: true, ..stood(7, None) };
        assert!(update_since(Some(stood(6, Some(0))), over, cues()).end);
    }

    #[test]
    fn what_is_opened_or_taken_back_makes_no_sound() {
        assert_eq!(update_since(None, stood(5, Some(0)), cues()), Update::default());
        assert_eq!(
            update_since(Some(stood(6, None)), stood(5, Some(0)), cues()),
            Update::default()
        );
    }

    #[test]
    fn what_a_computer_did_is_numbered_until_the_score_takes_the_tables_place() {
        let by_computer = Update { by_computer: true, ..Update::default() };
        assert!(numbers_stay(&by_computer, stood(5, Some(0))));
        assert!(!numbers_stay(&Update::default(), stood(5, Some(0))), "a person's move ends them");
        assert!(!numbers_stay(&by_computer, Progress { over: true, ..stood(7, None) }));
    }
}
