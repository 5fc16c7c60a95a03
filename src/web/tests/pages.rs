//! The laws of pages, over every game of the registry.

use crate::bots::player::Hint;
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::link::Rival;
use crate::engine::seat::Seat;
use crate::games;
use crate::web::session::Ghost;
use crate::web::setup::SetupGame;
use crate::web::solving::problems_have_looks;
use crate::web::table::laws::{self, Page};
use crate::web::table::{Act, Moment, TableGame};
use crate::web::words::tests::{real, real_of};

fn page<G: TableGame + SetupGame>() -> Page<G> {
    Page::of(|language| real_of(language, <G as Game>::NAME))
}

/// Tries a law; what a game breaks does not hide what others break.
fn broken(law: impl FnOnce()) -> bool {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(law)).is_err()
}

/// Message of a law that is broken.
fn said_by(law: impl FnOnce()) -> Option<String> {
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(law)).err()?;
    Some(panic.downcast_ref::<String>().cloned().unwrap_or_default())
}

macro_rules! over_all {
    ([$($game:ty),*], $law:expr) => {{
        let broken = [$((<$game as Game>::NAME, broken(|| $law(&page::<$game>())))),*];
        let broken: Vec<_> = broken.iter().filter(|(_, broken)| *broken).collect();
        assert!(broken.is_empty(), "{broken:?}");
    }};
}

#[test]
fn every_legal_action_can_be_touched() {
    games!(over_all, laws::actions_can_be_touched);
}

#[test]
fn quick_moves_play_what_is_left() {
    games!(over_all, |page| laws::quick_moves_play_what_is_left(page, 0));
}

#[test]
fn how_to_play_is_told_in_four_pictures() {
    games!(over_all, laws::how_to_play_is_four_pictures);
}

/// Explanations that each game has at least: one answer for everything would be none.
const EXPLANATIONS: usize = 20;

#[test]
fn everything_on_the_table_explains_itself() {
    games!(over_all, |page| laws::everything_explains_itself(page, EXPLANATIONS));
}

#[test]
fn every_problem_has_a_picture() {
    macro_rules! of_all {
        ([$($game:ty),*]) => { $(problems_have_looks::<$game>();)* };
    }
    games!(of_all);
}

#[test]
fn every_legal_action_is_listed() {
    games!(over_all, laws::actions_are_listed);
}

#[test]
fn every_event_is_told() {
    games!(over_all, laws::events_are_logged);
}

#[test]
fn every_question_has_its_sentence() {
    games!(over_all, laws::questions_have_sentences);
}

#[test]
fn what_was_picked_or_lifted_is_dropped_when_the_question_or_the_person_changes() {
    games!(over_all, laws::what_was_picked_is_dropped);
}

#[test]
fn every_computer_s_action_is_narrated() {
    games!(over_all, laws::computers_are_narrated);
}

#[test]
fn a_hint_s_whole_row_is_carried_out() {
    games!(over_all, laws::hints_are_carried_out);
}

/// The fault is planted in every game: rows of three actions come up in some.
#[test]
fn a_third_action_of_a_hint_that_is_left_out_is_found() {
    fn is_found<G: TableGame + SetupGame>(page: Page<G>) -> bool {
        let do_it = |moment: &Moment<G>, act: Act<G>, seat: Seat, hint: &Hint<G>| {
            let rest = hint.now.iter().enumerate().filter(|(place, _)| *place != 2);
            let now = rest.map(|(_, action)| *action).collect();
            (Page::<G>::of(real).do_it)(moment, act, seat, &Hint { now, ..hint.clone() })
        };
        let said = said_by(|| laws::hints_are_carried_out(&Page { do_it, ..page }));
        said.is_some_and(|said| said.contains("not the whole row of a hint"))
    }
    let mut found = 0;
    games!(over_all, |page: &Page<_>| found += usize::from(is_found(Page { ..*page })));
    assert!(found > 0, "no game's hints have three actions");
}

#[test]
fn nothing_hidden_is_drawn() {
    games!(over_all, laws::nothing_hidden_is_drawn);
}

#[test]
fn nothing_to_come_of_the_other_s_game_is_drawn() {
    games!(over_all, laws::nothing_to_come_is_drawn);
}

/// The other's game as it ends: the fault is planted in every game, since challenges have no hidden hands and the tiny game
/// has.
#[test]
fn what_is_to_come_is_found_when_it_is_drawn() {
    fn is_found<G: TableGame + SetupGame>(page: &Page<G>) {
        let standing = |own: &Journal<G>, _: usize, ghost: &Ghost<G>, rival: &Rival| {
            laws::Standing::of(own, own.len(), ghost, rival)
        };
        let law = || laws::nothing_to_come_is_drawn(&Page { standing, ..*page });
        let said = said_by(law);
        let expected = (!G::HANDS).then_some("what is to come is drawn");
        assert_eq!(said.is_some(), expected.is_some(), "{}: {said:?}", G::NAME);
        let names_it = |said: &String| expected.is_some_and(|expected| said.contains(expected));
        assert!(said.iter().all(names_it), "{}: {said:?}", G::NAME);
    }
    games!(over_all, is_found);
}
