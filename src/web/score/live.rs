//! A recorded game that plays itself on one player's board: the table that welcomes a first visitor. The record is that
//! of the game's lesson. It stops at the end of the game, and a touch stops it and lets it go on.

use super::{Finished, ScoreGame, seated};
use crate::engine::game::Game;
use crate::engine::seat::{Looker, Seat};
use crate::web::session::tally::Tally;
use crate::web::session::{DynSession, Session, people};
use crate::web::settings::{Motion, use_settings};
use crate::web::table::names;
use crate::web::ui::Pic;
use crate::web::ui::calm::asks_for_less;
use crate::web::words::{Words, text_at};
use gloo_timers::callback::Interval;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Milliseconds between two changes of the board.
const PACE: u32 = 1_200;
/// The change with which it begins, as a share of all: an empty board would say little.
const BEGINS_AFTER: usize = 5;

/// The table, as called by the app; until the record is here, and with animation off, a still picture stands in its
/// place.
pub fn live<G: ScoreGame>(words: &Words, still: Html) -> Html {
    html! { <Live<G> words={words.clone()} {still} /> }
}

#[derive(Properties, PartialEq, Clone)]
struct LiveProps {
    /// The game's wording.
    words: Words,
    /// The picture in its place.
    still: Html,
}

#[component]
fn Live<G: ScoreGame>(props: &LiveProps) -> Html {
    let words = &props.words;
    let is_calm = use_settings().motion == Motion::Off || asks_for_less();
    let record = use_record::<G>(is_calm);
    let moments = use_memo((*record).clone(), |record| record.as_ref().map(moments));
    let count = moments.as_ref().as_ref().map_or(0, Vec::len);
    let (change, is_paused) = use_changes(count);
    let moves = moments.as_ref().as_ref().and_then(|moments| moments.get(*change)).copied();
    let (Some(record), Some(moves)) = (&*record, moves) else {
        return props.still.clone();
    };
    let is_over = *change + 1 >= count;
    let (icon, key) = match (*is_paused, is_over) {
        (false, false) => ("u-stop", "live-stop"),
        (true, false) => ("u-play", "live-go-on"),
        (_, true) => ("u-restart", "live-again"),
    };
    let on_press = {
        let (change, is_paused) = (change.clone(), is_paused.clone());
        Callback::from(move |_: MouseEvent| match is_over {
            true => change.set(0),
            false => is_paused.set(!*is_paused),
        })
    };
    html! {
        <button type="button" class="live" aria-label={words.t(key)} title={words.t(key)} onclick={on_press}>
            { board(words, &record.branch_at(moves)) }
            <Pic id={icon} />
        </button>
    }
}

/// The recorded game, once it is here.
#[hook]
fn use_record<G: ScoreGame>(is_calm: bool) -> UseStateHandle<Option<Session<G>>> {
    let record = use_state(|| None::<Session<G>>);
    use_effect_with(is_calm, {
        let record = record.setter();
        move |is_calm| {
            if !is_calm {
                spawn_local(async move {
                    let text = text_at(&format!("lessons/{}.txt", <G as Game>::NAME)).await;
                    let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
                    // Without a record the picture stays.
                    let read = Session::<G>::read_record(&text).ok();
                    record.set(read.as_ref().and_then(Session::of).cloned());
                });
            }
        }
    });
    record
}

/// The change of the board that is shown, and whether the game is paused.
#[hook]
fn use_changes(count: usize) -> (UseStateHandle<usize>, UseStateHandle<bool>) {
    let change = use_state_eq(|| 0_usize);
    let is_paused = use_state_eq(|| false);
    use_effect_with(count, {
        let change = change.setter();
        move |count| change.set(count / BEGINS_AFTER)
    });
    use_effect_with((*change, count, *is_paused), {
        let setter = change.setter();
        move |&(change, count, is_paused)| {
            let goes_on = !is_paused && change + 1 < count;
            let timer = goes_on.then(|| Interval::new(PACE, move || setter.set(change + 1)));
            move || drop(timer)
        }
    });
    (change, is_paused)
}

/// The only person's seat, or the first one.
fn seat<G: ScoreGame>(session: &Session<G>) -> Seat {
    people::only(&session.journal).unwrap_or_default()
}

/// Numbers of moves after which the board looks different, the first one after none.
fn moments<G: ScoreGame>(session: &Session<G>) -> Vec<usize> {
    let seat = seat(session);
    let mut moments: Vec<usize> = Vec::new();
    let mut last = None;
    for moves in 0..=session.journal.len() {
        let view = G::view(&session.journal.at(moves), Looker::Public);
        let picture = G::picture(&view, seat);
        if moves == 0 || last != picture {
            moments.push(moves);
            last = picture;
        }
    }
    moments
}

/// The board as it is now, with the progress of the game and the points.
fn board<G: ScoreGame>(words: &Words, session: &Session<G>) -> Html {
    let (game, seat) = (&session.journal, seat(session));
    let (tally, names) = (Tally::of(game), names(words, game));
    let players = seated(&tally, &names, session.colours);
    let history = G::History::default();
    let over = Finished {
        words,
        game,
        names: &names,
        players: &players,
        tally: &tally,
        history: &history,
    };
    let (when, _) = G::when(words, &G::view(game.state(), Looker::Public));
    let points = session.points().get(seat.index()).copied().unwrap_or_default().to_string();
    let points = words.say("app-points", &[("points", points.as_str().into())]);
    html! { <>
        { G::board(&over, seat) }
        <span class="livesay" aria-hidden="true"><span>{ when.to_string() }</span><b>{ points }</b></span>
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burgundy::Burgundy;

    #[test]
    fn the_recorded_game_changes_the_learner_s_board_until_it_is_full() {
        let text = include_str!("../../../static/lessons/burgundy.txt");
        let session = Session::<Burgundy>::read_record(text).unwrap();
        let session = Session::<Burgundy>::of(&session).unwrap();
        let moments = moments(session);
        assert_eq!(moments.first(), Some(&0));
        assert!(moments.is_sorted() && (20..=60).contains(&moments.len()), "{moments:?}");
        let filled = |moves: usize| {
            let state = session.branch_at(moves).journal.state().clone();
            state.estate(seat(session)).filled().len()
        };
        for pair in moments.windows(2) {
            assert!(filled(pair[1]) > filled(pair[0]), "{pair:?}");
        }
    }
}
