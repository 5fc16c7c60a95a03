//! The laws of a game's page, tried without a browser over whole games of each way to play that it offers. They know no
//! game: a page is what [`TableGame`] says of it.

mod asking;
mod dropping;
mod ghost;
mod hinting;
mod logging;
mod looking;
mod quick;
mod secrecy;
mod sitting;
mod touching;

pub(in crate::web) use super::now::Now;
pub(in crate::web) use crate::web::table::ghost::Standing;
pub(in crate::web) use crate::web::table::ui::{Ui, UiAction};
pub(in crate::web) use asking::{everything_explains_itself, how_to_play_is_four_pictures};
pub(in crate::web) use dropping::what_was_picked_is_dropped;
pub(in crate::web) use ghost::nothing_to_come_is_drawn;
pub(in crate::web) use hinting::{hints_are_carried_out, with_each_hint};
pub(in crate::web) use logging::{
    computers_are_narrated, events_are_logged, questions_have_sentences,
};
pub(in crate::web) use looking::{looked_at, turn_told};
pub(in crate::web) use quick::quick_moves_play_what_is_left;
pub(in crate::web) use secrecy::nothing_hidden_is_drawn;
pub(in crate::web) use sitting::{marks_in, text_of};
pub(in crate::web) use touching::{actions_are_listed, actions_can_be_touched};

use super::hint;
use crate::bots::player::{Hint, Question, Think};
use crate::engine::chance::{Chance, Draw};
use crate::engine::game::{Game, Move};
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::link::Rival;
use crate::engine::seat::{Looker, Seat};
use crate::engine::seed::Seed;
use crate::web::session::{COLOURS, GameIntent, Ghost, Session};
use crate::web::setup::{Draft, SetupGame};
use crate::web::table::asking::explained;
use crate::web::table::{Act, Button, Drawn, HelpText, LogLine, Moment, TableGame, TextContext};
use crate::web::ui::text::Text;
use crate::web::words::tests::lacking;
use crate::web::words::{Language, Words};
use sitting::{Done, Sitting};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::{Html, Reducible};

/// The change of what a page holds by an action.
pub(in crate::web) type Reducer<G> = fn(Rc<Ui<G>>, UiAction<G>) -> Rc<Ui<G>>;

/// The only action that a selection leaves.
type OnlyLeft<G> = fn(
    &<G as Game>::View,
    Seat,
    &[<G as Game>::Action],
    &<G as TableGame>::Picked,
) -> Option<<G as Game>::Action>;

/// A page as the laws try it: a test of theirs puts a fault in the place of one part.
pub(in crate::web) struct Page<G: TableGame> {
    pub words: fn(Language) -> Words,
    pub draw: fn(&Moment<G>, &Act<G>) -> Drawn,
    pub log_lines: fn(&TextContext<'_, G>, &[G::Event]) -> Vec<LogLine>,
    pub explain: fn(&Moment<G>, &Act<G>, &str) -> Option<HelpText>,
    pub choice: fn(&TextContext<'_, G>, &G::View, &G::Action) -> Text,
    pub whose_turn: fn(&G::State) -> Option<Seat>,
    pub handover_reason: fn(&TextContext<'_, G>, &G::View, Seat) -> Text,
    pub guide: fn(&Words) -> Html,
    pub kept: fn(&G::Picked) -> G::Picked,
    /// The state of the page after a change.
    pub reduce: Reducer<G>,
    pub only_left: OnlyLeft<G>,
    /// As whom a page draws its table.
    pub looks: fn(&Now<G>) -> Looker,
    pub think: fn(Question<G>) -> Box<dyn Think<G>>,
    /// Both games of a challenge after so many moves of one's own.
    pub standing: fn(&Journal<G>, usize, &Ghost<G>, &Rival) -> Standing<G>,
    /// The button that carries out a hint.
    pub do_it: fn(&Moment<G>, Act<G>, Seat, &Hint<G>) -> Button,
}

impl<G: TableGame> Page<G> {
    /// A game's page as it is.
    pub(in crate::web) fn of(words: fn(Language) -> Words) -> Page<G> {
        Page {
            words,
            draw: G::draw,
            log_lines: G::log_lines,
            explain: explained::<G>,
            choice: G::choice,
            whose_turn: G::whose_turn,
            handover_reason: G::handover_reason,
            guide: G::guide,
            kept: G::kept,
            reduce: Ui::reduce,
            only_left: G::only_left,
            looks: |now| now.looker,
            think: G::think,
            standing: Standing::of,
            do_it: hint::do_it::<G>,
        }
    }
}

/// The players at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum With {
    People,
    /// Computer players, but for the first seat.
    Computers,
}

/// A table for each way to play that the game offers.
fn tables<G: SetupGame>(with: With) -> Vec<Setup<G>> {
    let table = |preset: usize| {
        let mut draft = Draft::<G>::default();
        G::take(&mut draft, preset);
        while draft.players() < *draft.seats().start() as u8 {
            draft.add();
        }
        let options = draft.options().unwrap_or_else(|_| panic!("preset {preset} can't be played"));
        let players = G::players(&options);
        let names = ["Anna", "Ben", "Carla", "Dora", "Emil", "Fritz"];
        let mut roster = Roster::of_names(names.into_iter().take(players.into())).unwrap();
        for seat in (1..players).filter(|_| with == With::Computers) {
            roster = roster.with_computer(Seat(seat), 1);
        }
        let setup = Setup::new(options, Seed::numbered(preset as u64 + 1), roster);
        setup.unwrap_or_else(|_| panic!("preset {preset} can't be set up"))
    };
    (0..G::presets(&G::Choices::default()).len()).map(table).collect()
}

/// Plays a game by chance, and shows each position, the last one too.
fn played<'a, G: TableGame>(
    page: &'a Page<G>,
    words: &'a Words,
    setup: Setup<G>,
    mut visit: impl FnMut(&Sitting<'a, G>),
) {
    let session = Session::begin(setup, COLOURS).unwrap_or_else(|_| panic!("not begun"));
    let mut sitting = Sitting::new(page, session, words);
    let mut chance = Chance::of_number(7, 1);
    visit(&sitting);
    while !sitting.game().is_over() {
        let place = chance.below(sitting.game().choices().len() as u32) as usize;
        sitting.session = sitting.session.after(GameIntent::Play(place)).unwrap();
        visit(&sitting);
    }
}

/// Shows the first few positions of each kind of question to a person, in whole games of each way to play.
fn sampled<'a, G: SetupGame + TableGame>(
    page: &'a Page<G>,
    words: &'a Words,
    (with, each): (With, u32),
    mut visit: impl FnMut(Sitting<'a, G>),
) {
    let mut sample = Sample::of(each);
    for setup in tables(with) {
        played(page, words, setup, |sitting| {
            if sample.wants(sitting) {
                visit(sitting.clone());
            }
        });
    }
}

/// The tables and bars of whole games between people as text, in so many positions of each kind of question: covered, or
/// after the device was handed over.
pub(in crate::web) fn tables_as_text<G: SetupGame + TableGame>(
    page: &Page<G>,
    language: Language,
    handed: bool,
    each: u32,
    mut read: impl FnMut(&G::State, &str),
) {
    let words = (page.words)(language);
    sampled(page, &words, (With::People, each), |mut sitting| {
        if handed {
            sitting.hand_over();
        }
        read(sitting.game().state(), &sitting.shown().text());
    });
}

/// The actions of the button that goes on, and of each other button of the bar, in positions of whole games.
pub(in crate::web) fn ended_by_the_bar<G: SetupGame + TableGame>(
    page: &Page<G>,
    mut see: impl FnMut(&G::State, &[G::Action], &[Vec<G::Action>]),
) {
    let words = (page.words)(Language::English);
    sampled(page, &words, (With::People, 20), |mut sitting| {
        sitting.hand_over();
        let shown = sitting.shown();
        let made = |button: &Button| -> Vec<G::Action> {
            let moves = sitting.made(&shown.after(&button.press));
            moves.into_iter().map(|made| made.action).collect()
        };
        let Some(end) = shown.drawn.bar.end.as_ref().map(made) else { return };
        let others: Vec<_> = shown.drawn.bar.buttons.iter().map(made).collect();
        see(sitting.game().state(), &end, &others);
    });
}

/// An answer announced aloud: its label, the moves that it makes, and the seat that keeps the device.
pub(in crate::web) struct Announced<A> {
    pub label: Text,
    pub moves: Vec<Move<A>>,
    pub holder: Option<Seat>,
}

/// The answers that may be announced under covers of whole games between people.
pub(in crate::web) fn announced_aloud<G: SetupGame + TableGame>(
    page: &Page<G>,
    mut see: impl FnMut(&G::State, Vec<Announced<G::Action>>),
) {
    let words = (page.words)(Language::English);
    sampled(page, &words, (With::People, 12), |sitting| {
        let shown = sitting.shown();
        let announced = shown.drawn.aloud.iter().map(|button| {
            let done = shown.after(&button.press);
            let holder = done.iter().find_map(|done| match done {
                Done::Ui(UiAction::HandedTo(holder)) => *holder,
                _ => None,
            });
            Announced { label: button.label.clone(), moves: sitting.made(&done), holder }
        });
        see(sitting.game().state(), announced.collect());
    });
}

/// The first few positions of each kind of question to a person.
struct Sample {
    each: u32,
    seen: BTreeMap<String, u32>,
}

impl Sample {
    const fn of(each: u32) -> Sample {
        Sample { each, seen: BTreeMap::new() }
    }

    fn wants<G: TableGame>(&mut self, sitting: &Sitting<'_, G>) -> bool {
        let now = sitting.now();
        let Some(seat) = now.chooser.or(now.covered) else { return false };
        // Questions that differ in numbers alone are the same.
        let mut kind = format!("{:?}", G::decision(&now.state, seat));
        kind.retain(|letter| !letter.is_ascii_digit());
        let seen = self.seen.entry(kind).or_default();
        *seen += 1;
        *seen <= self.each
    }
}

/// True with `PRINCIPALITY_FULL=1` in the environment: no budget is smaller than it could be.
fn is_full() -> bool {
    std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1")
}

/// A text is there, all of its words are there, and all of its values are filled in.
fn is_worded(what: &str, said: &str) {
    assert!(!said.trim().is_empty(), "{what} says nothing");
    assert!(!said.contains("{$"), "{what} lacks a value: {said}");
    assert_eq!(lacking(), [""; 0], "{what} lacks words: {said}");
}
