//! Tests of setups, and of the messages for those that can't be started.

use super::choices::Draft;
use crate::bots::level::Level;
use crate::engine::journal::roster::NameError;
use crate::engine::seat::Seat;
use crate::engine::seed::{Seed, SeedError};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::options::{Boards, Castles, Edition, OptionsError, Way};
use crate::web::session::{Seating, Sitter};
use crate::web::setup::DraftError;

fn draft(names: &[&str]) -> Draft {
    let mut draft = Draft { seed: "amber-mill-47".into(), ..Draft::default() };
    draft.sitters.clear();
    for name in names {
        draft.add();
        draft.sitters.last_mut().unwrap().name = (*name).into();
    }
    draft
}

fn pick(draft: &mut Draft, board: BoardId) {
    draft.choices.pick(board, draft.players());
}

fn names(draft: &Draft) -> Vec<&str> {
    draft.sitters.iter().map(|s| s.name.as_str()).collect()
}

#[test]
fn every_way_is_found_again() {
    for way in Way::ALL {
        let mut draft = draft(&["Anna", "Benno", "Carla"]);
        draft.choices.set_way(way);
        assert_eq!(draft.choices.way(), Some(way));
        assert!(draft.setup().is_ok(), "{way:?}");
    }
}

#[test]
fn every_choice_of_boards_and_castles_can_be_started_after_every_other() {
    let castles = [Castles::Centre, Castles::Open, Castles::Hidden, Castles::Drawn];
    for (board, own) in [(1, Castles::Centre), (4, Castles::Open)] {
        for castle in castles {
            for assignment in 0..3 {
                let mut draft = draft(&["Anna", "Benno"]);
                pick(&mut draft, BoardId(board));
                assert_eq!(draft.choices.castles, own, "board 4 has no castle in its middle");
                let boards = draft.choices.assignments()[assignment];
                draft.choices.set_boards(boards);
                assert!(draft.setup().is_ok(), "{boards:?}");
                draft.choices.set_castles(castle);
                assert!(draft.setup().is_ok(), "{boards:?} {castle:?}");
                assert_eq!(draft.choices.castles, castle);
                let boards = draft.choices.assignments()[assignment];
                draft.choices.set_boards(boards);
                assert!(draft.setup().is_ok() && draft.choices.boards == boards);
            }
        }
    }
}

#[test]
fn boards_are_picked_seat_by_seat_or_for_all() {
    let mut draft = draft(&["Anna", "Benno"]);
    draft.choices.set_way(Way::Free);
    pick(&mut draft, BoardId(3));
    pick(&mut draft, BoardId(7));
    assert_eq!(draft.choices.boards, Boards::Fixed([3, 7, 1, 1].map(BoardId)));
    assert_eq!(draft.choices.picking, Some(0));
    draft.choices.picking = None;
    pick(&mut draft, BoardId(5));
    assert_eq!(draft.choices.picked, [BoardId(5); 4]);
}

#[test]
fn who_moves_takes_colour_and_board_along() {
    let mut draft = draft(&["Anna", "Benno", "Carla"]);
    draft.choices.set_way(Way::Free);
    [2, 4, 6].into_iter().for_each(|board| pick(&mut draft, BoardId(board)));
    draft.swap_with_next(0);
    assert_eq!(names(&draft), ["Benno", "Anna", "Carla"]);
    assert_eq!((draft.sitters[0].colour, draft.choices.picked[0]), (1, BoardId(4)));
    draft.remove(0);
    assert_eq!(names(&draft), ["Anna", "Carla"]);
    assert_eq!(draft.choices.picked[..2], [BoardId(2), BoardId(6)]);
    draft.remove(0);
    assert_eq!(draft.players(), 2);
    draft.rotate();
    assert_eq!((names(&draft), draft.choices.picked[0]), (vec!["Carla", "Anna"], BoardId(6)));
}

#[test]
fn colours_stay_different() {
    let mut draft = draft(&["Anna", "Benno", "Carla", "Dora", "too many"]);
    assert_eq!(draft.players(), 4);
    draft.next_colour(0);
    assert_eq!(draft.colours(), [1, 0, 2, 3, 4, 5]);
    draft.remove(3);
    draft.next_colour(2);
    assert_eq!(draft.colours(), [1, 0, 3, 2, 4, 5]);
}

#[test]
fn shuffles_reach_every_order() {
    let mut seen = std::collections::BTreeSet::new();
    for entropy in 0..24 {
        let mut draft = draft(&["a", "b", "c", "d"]);
        draft.shuffle(entropy);
        seen.insert(names(&draft).concat());
    }
    assert_eq!(seen.len(), 24);
}

#[test]
fn what_is_wrong_is_said() {
    let mut draft = draft(&["Anna", "Benno"]);
    draft.choices.boards = Boards::Drawn;
    assert_eq!(draft.setup(), Err(DraftError::Options(OptionsError::CentreOfDrawn)));
    draft.choices.castles = Castles::Open;
    draft.seed = " ".into();
    assert_eq!(draft.setup(), Err(DraftError::Seed(SeedError::Empty)));
    draft.seed = "x".into();
    draft.sitters[1].name = "x".repeat(21);
    assert!(matches!(draft.setup(), Err(DraftError::Name(1, NameError::TooLong))));
}

#[test]
fn invisible_characters_of_a_typed_name_are_dropped_without_a_word() {
    let mut draft = draft(&["Anna", "Benno"]);
    draft.sitters[1].name = "\u{200b}Ben\u{202e}no\u{200d} 👩\u{200d}🌾".into();
    let setup = draft.setup().unwrap();
    assert_eq!(setup.roster().name(Seat(1)), "Benno 👩\u{200d}🌾");
}

#[test]
fn the_2011_box_has_no_board_2_of_today() {
    let mut draft = draft(&["Anna", "Benno"]);
    draft.choices.set_way(Way::Free);
    pick(&mut draft, BoardId(2));
    draft.choices.set_edition(Edition::E2011);
    assert_eq!(draft.choices.picked[0], BoardId(1));
    assert!(draft.setup().is_ok());
}

#[test]
fn border_posts_bring_a_different_board_for_each_and_take_them_away() {
    let mut draft = draft(&["Anna", "Benno", "Carla", "Dora"]);
    draft.choices.set_module(Module::BorderPosts, true);
    assert_eq!(draft.choices.picked, [11, 12, 13, 14].map(BoardId));
    assert_eq!((draft.choices.way(), draft.setup().is_ok()), (Some(Way::Free), true));
    // Picking another player's board exchanges both.
    pick(&mut draft, BoardId(13));
    pick(&mut draft, BoardId(16));
    assert_eq!(draft.choices.picked, [13, 16, 11, 14].map(BoardId));
    for way in Way::ALL {
        draft.choices.set_way(way);
        assert!(draft.setup().is_ok(), "{way:?}");
        assert_eq!(draft.choices.way() == Some(way), draft.choices.allows(way), "{way:?}");
    }
    let read = Draft::of_setup(&draft.setup().unwrap(), draft.colours());
    assert_eq!((read.choices.modules, read.setup()), (draft.choices.modules, draft.setup()));
    draft.choices.set_way(Way::Free);
    draft.choices.set_module(Module::BorderPosts, false);
    assert_eq!((draft.choices.picked, draft.choices.way()), ([BoardId(1); 4], Some(Way::Free)));
}

#[test]
fn a_drawn_board_or_board_1_becomes_a_drawn_one_with_border_posts() {
    let mut draft = draft(&["Anna", "Benno"]);
    draft.choices.set_way(Way::Advanced);
    draft.choices.set_module(Module::BorderPosts, true);
    assert_eq!(draft.choices.boards, Boards::Drawn);
    assert!(draft.setup().is_ok());
}

#[test]
fn any_modules_make_a_table_with_a_link_of_its_own() {
    let mut links = std::collections::BTreeSet::new();
    for set in 0..64u8 {
        let mut draft = draft(&["Anna", "Benno", "Carla"]);
        for (bit, module) in Module::ALL.into_iter().enumerate() {
            draft.choices.set_module(module, (set >> bit) & 1 != 0);
        }
        let setup = draft.setup().unwrap();
        let read = Draft::of_setup(&setup, draft.colours());
        links.insert(crate::engine::link::setup_link(&setup).unwrap());
        assert_eq!((read.choices.modules, read.setup()), (draft.choices.modules, Ok(setup)));
    }
    assert_eq!(links.len(), 64);
}

#[test]
fn computers_are_seated_with_names_of_their_own() {
    let theirs = ["Odette", "Philippe"].map(String::from);
    let mut draft = draft(&["Anna", "", ""]);
    draft.seat(0, Some(Level::Easy), &theirs);
    draft.seat(1, Some(Level::Medium), &theirs);
    draft.seat(2, Some(Level::Hard), &theirs);
    assert_eq!(names(&draft), ["Anna", "Odette", "Philippe"]);
    let roster = *draft.setup().unwrap().roster();
    assert_eq!([0, 1, 2].map(|seat| roster.computer(Seat(seat))), [Some(1), Some(2), Some(3)]);
    draft.seat(1, None, &theirs);
    draft.seat(0, None, &theirs);
    assert_eq!(names(&draft), ["Anna", "", "Philippe"]);
}

#[test]
fn a_duel_seats_the_person_against_the_level_that_sat_here_last() {
    let theirs = ["Odette".to_owned()];
    let first = Draft::default().against_computers(&Seed::numbered(1), &theirs);
    assert_eq!((names(&first), first.sitters[1].computer), (vec!["", "Odette"], Some(Level::Easy)));
    assert_ne!(first.sitters[0].colour, first.sitters[1].colour);
    assert!(first.setup().is_ok() && first.choices.way() == Some(Way::Basic));
    let mut last = draft(&["Odette", "Anna"]);
    last.seat(0, Some(Level::Hard), &theirs);
    let next = last.against_computers(&Seed::numbered(2), &theirs);
    assert_eq!(
        (names(&next), next.sitters[1].computer),
        (vec!["Anna", "Odette"], Some(Level::Hard))
    );
    assert_eq!(next.colours()[..2], [1, 0]);
}

#[test]
fn a_table_survives_setup_and_store() {
    let mut laid = draft(&["Anna", "Benno", "Carla"]);
    laid.choices.set_way(Way::Free);
    pick(&mut laid, BoardId(3));
    laid.next_colour(1);
    laid.seat(2, Some(Level::Hard), &[]);
    let read = Draft::of_setup(&laid.setup().unwrap(), laid.colours());
    assert_eq!((&read.sitters, read.colours()), (&laid.sitters, laid.colours()));
    assert_eq!((read.choices.way(), read.setup()), (laid.choices.way(), laid.setup()));
    let mut next = Draft::default();
    next.seat_all(&Seating::of_text(&Seating(laid.sitters.clone()).to_text()));
    assert_eq!(next.sitters, laid.sitters);
    next.seat_all(&Seating::of_text("012345\nonly one"));
    let names: Vec<&str> = next.sitters.iter().map(|sitter| sitter.name.as_str()).collect();
    assert_eq!(names, ["only one", ""], "nobody plays alone by habit");
    let five = Sitter { colour: 5, ..Sitter::default() };
    next.seat_all(&Seating(vec![five, Sitter::default()]));
    assert_eq!(next.sitters.iter().map(|sitter| sitter.colour).collect::<Vec<_>>(), [1, 0]);
}
