use super::*;
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::burgundy::{Action, Options};
use crate::web::library::shelf::Hold;
use crate::web::store::StoreError;

fn session(seed: u64) -> Session {
    let setup =
        Setup::new(Options::basic(2).unwrap(), Seed::numbered(seed), Roster::new()).unwrap();
    Session::begin(setup, [0, 1, 2, 3]).unwrap()
}

fn state() -> Rc<State> {
    Rc::new(State {
        settings: Settings::default(),
        words: Words::none(Language::English),
        page: Page::Start,
        session: None,
        shelf: Shelf::new(Vec::new(), 1),
        look: None,
        marks: Rc::default(),
        draft: Rc::new(Draft::default()),
        by_link: false,
        over: None,
        notice: None,
        rest: Part::default(),
        wants_rest: false,
        table: Part::default(),
        new_version: false,
    })
}

/// The game at the table as if it had been stored and this tab had it.
fn kept(state: Rc<State>) -> Rc<State> {
    let id = state.session.as_ref().unwrap().about.id;
    let changed = state.shelf.changed;
    let held = state.reduce(Do::Shelf(News::Hold(id, Hold::Mine)));
    held.reduce(Do::Shelf(News::Kept(changed)))
}

fn with_a_move(state: Rc<State>) -> Rc<State> {
    let state = kept(state);
    let mut legal = crate::engine::actions::Actions::new();
    let journal = state.session.as_ref().unwrap().journal.clone();
    journal.state().legal(Seat(0), &mut legal);
    let action = legal.iter().copied().find(|a| matches!(a, Action::Hire(_))).unwrap();
    let made = crate::engine::game::Move { seat: Seat(0), action };
    state.reduce(Do::Game(GameIntent::Play(made)))
}

#[test]
fn there_is_no_table_without_a_game() {
    assert_eq!(state().reduce(Do::Go(Page::Table)).page, Page::Start);
    let begun = state().reduce(Do::Begin(session(1)));
    assert_eq!(begun.page, Page::Table);
}

#[test]
fn a_moment_is_looked_at_once() {
    let begun = state().reduce(Do::Begin(session(1))).reduce(Do::Go(Page::Score));
    let looking = begun.reduce(Do::LookAt(7));
    assert_eq!((looking.page, looking.look), (Page::Table, Some(7)));
    assert_eq!(looking.reduce(Do::Go(Page::Table)).look, None);
    assert_eq!(state().reduce(Do::LookAt(7)).page, Page::Start);
}

#[test]
fn a_running_game_that_can_t_be_kept_is_never_replaced_without_asking() {
    let running = with_a_move(state().reduce(Do::Begin(session(1))));
    let failing = Rc::clone(&running).reduce(Do::Shelf(News::Failed(StoreError::Full)));
    let asked = failing.reduce(Do::Begin(session(2)));
    assert_eq!(asked.session, running.session);
    assert_eq!(asked.over, Some(Over::Replace(session(2))));
    let link = Opened::Game(session(3).journal.as_ref().clone());
    let shown = Rc::clone(&running).reduce(Do::Opened(Box::new(link), [0, 1, 2, 3]));
    assert_eq!(shown.session, running.session);
    assert_eq!(shown.over, Some(Over::Arrived(session(3))));
    let agreed = asked.reduce(Do::BeginAnyway(session(2)));
    assert_eq!(agreed.session.as_ref().unwrap().journal, session(2).journal);
}

#[test]
fn every_new_game_has_a_place_of_its_own_in_the_library() {
    let first = with_a_move(state().reduce(Do::Begin(session(1))));
    let second = Rc::clone(&first).reduce(Do::Begin(session(2)));
    let ids = [&first, &second].map(|state| state.session.as_ref().unwrap().about.id);
    assert!(ids[0].is_some() && ids[1].is_some() && ids[0] != ids[1]);
    assert_ne!(second.shelf.changed, first.shelf.changed, "it is stored at once");
}

#[test]
fn an_action_waits_for_the_one_before_to_be_stored() {
    let moved = with_a_move(state().reduce(Do::Begin(session(1))));
    let undone = Rc::clone(&moved).reduce(Do::Game(GameIntent::Undo));
    assert_eq!(undone.session, moved.session, "the move is not stored yet");
    let stored = undone.reduce(Do::Shelf(News::Kept(moved.shelf.changed)));
    assert_eq!(stored.session.as_ref().unwrap().journal.position(), 0);
    assert_ne!(stored.shelf.changed, stored.shelf.kept);
}

#[test]
fn a_game_that_another_tab_has_is_watched() {
    let moved = kept(with_a_move(state().reduce(Do::Begin(session(1)))));
    let here = moved.session.clone().unwrap();
    let lost = moved.reduce(Do::Shelf(News::Hold(here.about.id, Hold::Elsewhere)));
    let refused = lost.reduce(Do::Game(GameIntent::Undo));
    assert_eq!(refused.session, Some(here.clone()));
    let there = here.after(GameIntent::Undo).unwrap();
    let shown = refused.reduce(Do::Shelf(News::Fresh(there.clone())));
    assert_eq!(shown.session, Some(there));
    assert_eq!(shown.shelf.changed, shown.shelf.kept, "nothing to store here");
    let mut other = here;
    other.about.id = crate::web::library::entry::GameId(99);
    let same = Rc::clone(&shown).reduce(Do::Shelf(News::Fresh(other)));
    assert_eq!(same.session, shown.session, "news of a game that is not on the table");
}

#[test]
fn a_game_that_is_taken_out_of_the_library_leaves_the_table() {
    let moved = kept(with_a_move(state().reduce(Do::Begin(session(1)))));
    let entry = crate::web::library::entry::Entry::of_session(moved.session.as_ref().unwrap());
    let removed = moved.reduce(Do::Shelf(News::Removed(Rc::new(entry.unwrap()))));
    assert_eq!(removed.session, None);
    assert!(removed.shelf.removed.is_some(), "and can be brought back");
}

#[test]
fn a_setup_link_lays_the_table_and_leaves_the_game_alone() {
    let running = with_a_move(state().reduce(Do::Begin(session(1))));
    let setup = session(4).journal.setup().clone();
    let laid = Rc::clone(&running)
        .reduce(Do::Opened(Box::new(Opened::Setup(setup.clone())), [1, 0, 2, 3]));
    assert_eq!((laid.page, &laid.session), (Page::Setup, &running.session));
    assert_eq!(laid.draft.setup().map(|laid| laid.seed()), Ok(setup.seed()));
}

#[test]
fn a_link_that_can_t_be_read_leads_to_the_setup_page_and_leaves_the_game_alone() {
    let running = with_a_move(state().reduce(Do::Begin(session(1))));
    let error = crate::engine::codec::open::<Burgundy>("burgundy.g1.AAAA").unwrap_err();
    let after = Rc::clone(&running).reduce(Do::Unreadable(error));
    assert_eq!((after.page, &after.session), (Page::Setup, &running.session));
    assert_eq!(after.notice, Some(Notice::Link(error)));
}

#[test]
fn an_illegal_move_is_told_and_changes_nothing() {
    let begun = kept(state().reduce(Do::Begin(session(1))));
    let end = crate::engine::game::Move { seat: Seat(0), action: Action::EndTurn };
    let after = Rc::clone(&begun).reduce(Do::Game(GameIntent::Play(end)));
    assert_eq!(after.session, begun.session);
    assert!(matches!(after.notice, Some(Notice::Illegal(_))));
}

#[test]
fn a_new_version_is_never_offered_at_the_table() {
    let told = with_a_move(state().reduce(Do::Begin(session(1)))).reduce(Do::NewVersion(true));
    assert!(told.new_version && !told.offers_version());
    let at_home = told.reduce(Do::Game(GameIntent::Leave));
    assert!(at_home.offers_version());
    assert!(!Rc::clone(&at_home).reduce(Do::Show(Over::Menu)).offers_version());
    assert!(!at_home.reduce(Do::NewVersion(false)).offers_version());
    assert!(!state().offers_version());
}

#[test]
fn pages_have_names_of_their_own() {
    for page in Page::ALL {
        assert_eq!(Page::of_name(page.name()), Some(page));
    }
    assert_eq!(Page::of_name("burgundy.s1.x"), None);
}

#[test]
fn a_part_that_does_not_arrive_is_told_where_something_waits_for_it() {
    let missing = || Do::Rest(Part::Missing(1));
    assert_eq!(state().reduce(missing()).notice, None, "nobody has asked for it");
    let dropped = state().reduce(Do::WantRest);
    assert!(dropped.waits_for_rest());
    assert_eq!(dropped.reduce(missing()).notice, Some(Notice::PartMissing));
    let menu = state().reduce(Do::Show(Over::Menu)).reduce(missing());
    assert_eq!(menu.notice, Some(Notice::PartMissing));
}
