//! What is heard, felt and set in motion when the game moves on.

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

/// A bell: a tone that stays and fades slowly.
const fn bell(pitch: f32, after: f64, loud: f32) -> Tone {
    Tone { from: pitch, to: pitch, after, fade: 0.45, loud }
}

/// A die that bounces, twice at full weight and twice rolling out.
const DICE: [Tone; 4] = [
    knock(420.0, 0.0, 0.1),
    knock(520.0, 0.09, 0.09),
    knock(390.0, 0.17, 0.06),
    knock(470.0, 0.24, 0.04),
];
/// A tile on wood.
const PLACED: [Tone; 2] = [knock(260.0, 0.0, 0.14), knock(130.0, 0.015, 0.1)];
/// Two steps up.
const POINTS: [Tone; 2] = [bell(784.0, 0.05, 0.05), bell(988.0, 0.13, 0.05)];
/// A chord, laid one tone after the other.
const FINISHED: [Tone; 3] =
    [bell(523.3, 0.05, 0.06), bell(659.3, 0.15, 0.06), bell(784.0, 0.25, 0.07)];
/// A question.
const TURN: [Tone; 2] = [bell(587.3, 0.0, 0.05), bell(880.0, 0.14, 0.05)];
/// The chord to its end.
const END: [Tone; 4] = [
    bell(523.3, 0.0, 0.07),
    bell(659.3, 0.16, 0.07),
    bell(784.0, 0.32, 0.07),
    bell(1046.5, 0.48, 0.08),
];

/// Milliseconds between two sounds of moves: where computers play at once, not each is heard.
const APART: f64 = 140.0;
/// Seconds from what happened to the question whose turn it is.
const THEN: f64 = 0.35;

/// Where the game stood when it was heard last.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Stood {
    game: GameId,
    moves: usize,
    asked: Option<Seat>,
    over: bool,
}

/// What is new since then.
#[derive(Debug, Clone, PartialEq, Default)]
struct News {
    heard: Vec<Cue>,
    /// Whether a computer player did it.
    by_computer: bool,
    /// Whether a person is asked who was not asked before.
    turn: bool,
    /// Whether the game has come to its end.
    end: bool,
}

/// What is new from one moment to another; nothing where another game was opened or moves were taken back.
fn news(before: Option<Stood>, now: Stood, cues: Cues) -> News {
    let Some(before) = before.filter(|b| b.game == now.game && b.moves < now.moves) else {
        return News::default();
    };
    News {
        heard: cues.heard,
        by_computer: cues.by_computer,
        turn: now.asked.is_some() && now.asked != before.asked,
        end: now.over && !before.over,
    }
}

/// Whether what a computer player did is numbered on the table: at the end the score takes the table's place.
const fn numbers_stay(news: &News, now: Stood) -> bool {
    news.by_computer && !now.over
}

/// Lets be heard, felt and seen what is new in the game.
#[hook]
pub(super) fn use_cues(session: &AnySession, settings: Settings) {
    let last = use_mut_ref(|| None::<Stood>);
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
        let now = Stood {
            game: session.about().id,
            moves: session.position(),
            asked: cues.asked,
            over: session.is_over(),
        };
        last.replace(Some(now));
        let news = news(before, now, cues);
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let fresh = motion::follow(&document, &news.heard, Speed::of(settings.motion));
        match numbers_stay(&news, now) {
            true => traces.borrow_mut().add(&document, &fresh),
            false => traces.borrow_mut().clear(),
        }
        if !news.heard.is_empty() && !now.over {
            traces.borrow_mut().tell(&document);
        }
        if settings.sounds {
            play(&news);
        }
        if settings.shivers {
            shiver_for(&news);
        }
    });
}

thread_local! {
    /// When a move was heard last, in milliseconds.
    static LAST: Cell<f64> = const { Cell::new(0.0) };
}

fn play(news: &News) {
    let now = js_sys::Date::now();
    let is_free = now - LAST.get() > APART;
    if is_free && !news.heard.is_empty() {
        LAST.set(now);
        news.heard.iter().for_each(|cue| sound(tones(*cue), 0.0));
    }
    if news.end {
        sound(&END, THEN);
    } else if news.turn {
        sound(&TURN, if news.heard.is_empty() { 0.0 } else { THEN });
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

fn shiver_for(news: &News) {
    let weight = news.heard.last().map_or(0, |cue| match cue {
        Cue::Rolled | Cue::Points => 0,
        Cue::Placed => 12,
        Cue::Finished => 35,
    });
    let millis = if news.end || news.turn { weight.max(30) } else { weight };
    if millis > 0 {
        shiver(millis);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stood(moves: usize, asked: Option<u8>) -> Stood {
        Stood { game: GameId::default(), moves, asked: asked.map(Seat), over: false }
    }

    fn cues() -> Cues {
        Cues { heard: vec![Cue::Placed, Cue::Finished], ..Cues::default() }
    }

    #[test]
    fn what_happened_is_heard_and_a_new_question_with_it() {
        let told = news(Some(stood(4, Some(0))), stood(5, None), cues());
        assert_eq!(told, News { heard: cues().heard, ..News::default() });
        assert!(news(Some(stood(5, None)), stood(6, Some(0)), cues()).turn);
        assert!(!news(Some(stood(5, Some(0))), stood(6, Some(0)), cues()).turn);
        let over = Stood { over: true, ..stood(7, None) };
        assert!(news(Some(stood(6, Some(0))), over, cues()).end);
    }

    #[test]
    fn what_is_opened_or_taken_back_makes_no_sound() {
        assert_eq!(news(None, stood(5, Some(0)), cues()), News::default());
        assert_eq!(news(Some(stood(6, None)), stood(5, Some(0)), cues()), News::default());
    }

    #[test]
    fn what_a_computer_did_is_numbered_until_the_score_takes_the_tables_place() {
        let by_computer = News { by_computer: true, ..News::default() };
        assert!(numbers_stay(&by_computer, stood(5, Some(0))));
        assert!(!numbers_stay(&News::default(), stood(5, Some(0))), "a person's move ends them");
        assert!(!numbers_stay(&by_computer, Stood { over: true, ..stood(7, None) }));
    }
}
