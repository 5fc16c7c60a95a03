//! Computer players as the page of a game shows them: who is in front, who may choose, what the buttons
//! of hints and of waiting do.

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::Castles;
use crate::games::burgundy::state::{Stage, State};
use crate::web::burgundy::model::{self, Hinted, player_button};
use crate::web::session::people;
use crate::web::session::{GameIntent, choices_of};
use crate::web::settings::{Settings, Sitting};
use crate::web::thinking::hook::{Hinting, Players, Shown};
use yew::Callback;

/// The person in front, if it is for that person to choose.
#[must_use]
pub fn chooser(game: &Journal<Burgundy>, state: &State, front: Seat) -> Option<Seat> {
    let chooses = state.stage != Stage::Over && state.deciders().has(front);
    (chooses && people::level(game, front).is_none()).then_some(front)
}

/// The person to whom the tablet must be handed before the table is shown: in secret choices always,
/// in turns if the players want to be asked. Never where one person plays alone.
#[must_use]
pub fn hand_over(
    game: &Journal<Burgundy>,
    settings: &Settings,
    handed_to: Option<Seat>,
    chooser: Option<Seat>,
) -> Option<Seat> {
    let state = game.state();
    let secret = state.stage == Stage::Castles && state.options.castles() == Castles::Hidden;
    let asked = settings.sitting == Sitting::HandOver;
    let person = chooser.filter(|_| (secret || asked) && people::people(game) > 1);
    person.filter(|person| handed_to != Some(*person))
}

/// Computer players as the model shows them, with the hint of this number.
#[must_use]
pub fn shown<'a>(
    game: &Journal<Burgundy>,
    shown: &'a Shown<Burgundy>,
    hint: usize,
) -> model::Players<'a> {
    let hinted = match &shown.hinting {
        Hinting::None => Hinted::None,
        Hinting::Thinking(percent) => Hinted::Thinking(*percent),
        Hinting::Ready(hints) => Hinted::Shown { hints, index: hint % hints.len().max(1) },
        Hinting::Failed => Hinted::Failed,
    };
    let last = game.position().checked_sub(1).and_then(|index| game.moves().get(index));
    model::Players {
        levels: core::array::from_fn(|seat| people::level(game, Seat(seat as u8))),
        percent: shown.at_work.and_then(|work| work.percent),
        hinted,
        since: last.is_some_and(|made| people::level(game, made.seat).is_some()),
    }
}

/// What a page does about hints and computers, beside what it asks of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turned {
    /// Shows the hint of this number.
    Hint(usize),
    /// Shows what happened since the last turn.
    Since,
    /// Shows how the game goes.
    Guide,
    /// Nothing.
    Nothing,
}

/// Asks for hints, or lets those go that are shown.
pub fn hint(game: &Journal<Burgundy>, players: &Players<Burgundy>) {
    let front = people::front(game, game.state(), game.position());
    match (&players.shown.hinting, chooser(game, game.state(), front)) {
        (Hinting::None, Some(seat)) => players.ask_hints(seat),
        _ => players.drop_hints(),
    }
}

/// The buttons of computer players and hints, while the hint of this number is shown.
pub fn press(
    button: u8,
    hint: usize,
    game: &Journal<Burgundy>,
    players: &Players<Burgundy>,
    dispatch: &Callback<GameIntent>,
) -> Turned {
    match (button, &players.shown.hinting) {
        (player_button::SKIP, _) => players.skip(),
        (player_button::NEXT, _) => return Turned::Hint(hint + 1),
        (player_button::SINCE, _) => return Turned::Since,
        (player_button::GUIDE, _) => return Turned::Guide,
        (player_button::DO, Hinting::Ready(hints)) => {
            let seat = people::front(game, game.state(), game.position());
            let hint = hints.get(hint % hints.len().max(1));
            let actions = hint.map_or(&[][..], |hint| &hint.now);
            for place in choices_of(game, seat, actions) {
                dispatch.emit(GameIntent::Play(place));
            }
        }
        _ => players.drop_hints(),
    }
    Turned::Nothing
}
