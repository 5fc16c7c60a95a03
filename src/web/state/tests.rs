use super::*;
use crate::engine::game::Game;
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::link::LinkError;
use crate::engine::seed::Seed;
use crate::games::burgundy::{Burgundy, Options};
use crate::web::games::not_fetched;
use crate::web::library::state::Hold;
use crate::web::session::{Batch, COLOURS, GameId, Session};
use crate::web::store::StoreError;
use crate::web::words::Language;

mod challenges;
mod naming;
mod pages;

fn session(seed: u64) -> AnySession {
    let setup =
        Setup::new(Options::basic(2).unwrap(), Seed::numbered(seed), Roster::new()).unwrap();
    AnySession::new(Session::<Burgundy>::begin(setup, COLOURS).unwrap())
}

/// A finished game.
fn finished() -> AnySession {
    let mut game = session(1);
    while !game.is_over() {
        game = game.after(GameIntent::Play(0)).unwrap();
    }
    game
}

/// A state with nothing fetched.
fn empty() -> State {
    State {
        settings: Settings::default(),
        words: Words::none(Language::English),
        page: Page::Home,
        back: Page::Home,
        look_up: AttrValue::default(),
        game: Burgundy::NAME,
        session: None,
        lesson: None,
        attempt: None,
        problem: None,
        lessons: LessonProgress::default(),
        library: LibraryState::new(Vec::new(), 1),
        just_ended: false,
        look: None,
        marks: Rc::default(),
        draft: None,
        by_link: false,
        challenge: None,
        seating: Rc::default(),
        over: None,
        notice: None,
        told: 0,
        shared: Lazy::default(),
        wants_shared: false,
        games: not_fetched(),
        wanted: None,
        new_version: false,
    }
}

/// A game's code without its pages.
fn code() -> GameCode {
    GameCode {
        open: |text| {
            Ok(match Session::<Burgundy>::open(text)? {
                crate::engine::link::Opened::Setup(setup) => OpenedLink::Setup(Draft::new(setup)),
                crate::engine::link::Opened::Game(game) => {
                    OpenedLink::Game(AnySession::new(Session::of_journal(game, COLOURS)))
                }
            })
        },
        challenge: Challenge::of_link::<Burgundy>,
        challenged: |challenge, _, _| {
            let link = challenge.table.link().unwrap();
            let opened = Session::<Burgundy>::open(&link).unwrap();
            let crate::engine::link::Opened::Setup(setup) = opened else { return None };
            Some(Draft::new(setup))
        },
        keeping: |_, _, _| Html::default(),
        save: |_, _| {},
        reopen: crate::web::table::reopen::<Burgundy>,
        read_record: Session::<Burgundy>::read_record,
        play_now: |_, _, seed| {
            let setup = Setup::new(Options::basic(2).unwrap(), *seed, Roster::new()).unwrap();
            Some(AnySession::new(Session::<Burgundy>::begin(setup, COLOURS).unwrap()))
        },
        offers: |_, _| Html::default(),
        setup: |_| Html::default(),
        table: |_, _, _| Html::default(),
        guide: |_| Html::default(),
        live: |_, still| still,
        verdict: |_, _, _| Html::default(),
    }
}

fn study() -> StudyCode {
    StudyCode {
        score: |_, _| Html::default(),
        analyse: |_, _, _| false,
        problems: |_| Html::default(),
        rules: |_| Html::default(),
        rulings: |_| Html::default(),
    }
}

fn arrived(state: Rc<State>) -> Rc<State> {
    let words = LoadedWords(Words::none(Language::English));
    state.reduce(Action::GamePart(Burgundy::NAME, Lazy::Here(code()), Some(words)))
}

/// A state with the game's code fetched.
fn state() -> Rc<State> {
    arrived(Rc::new(empty()))
}

fn entry(session: &AnySession, id: u64) -> Rc<Entry> {
    let mut entry = Entry::of_session(session).unwrap();
    entry.about.id = GameId(id);
    Rc::new(entry)
}

/// Marks the game at the table as stored and held by this tab.
fn kept(state: Rc<State>) -> Rc<State> {
    let id = state.session.as_ref().unwrap().about().id;
    let changed = state.library.changed;
    let held = state.reduce(Action::Library(LibraryEvent::Hold(id, Hold::Mine)));
    held.reduce(Action::Library(LibraryEvent::Kept(changed)))
}

fn with_a_move(state: Rc<State>) -> Rc<State> {
    kept(state).reduce(Action::Game(GameIntent::Play(0)))
}

/// Reports all changes as stored, until no action is waiting.
fn caught_up(mut state: Rc<State>) -> Rc<State> {
    while state.library.kept != state.library.changed {
        let changed = state.library.changed;
        state = state.reduce(Action::Library(LibraryEvent::Kept(changed)));
    }
    state
}

#[test]
fn all_moves_of_a_batch_are_made_also_where_the_store_is_behind() {
    for count in [3, 40] {
        let begun = with_a_move(state().reduce(Action::Begin(session(1))));
        assert!(!begun.library.is_kept(), "the move is not stored yet");
        let before = begun.session.as_ref().unwrap().clone();
        let batch = Batch::of(&vec![0; count]);
        let after = caught_up(begun.reduce(Action::Game(GameIntent::PlayBatch(batch))));
        let each = (0..count).fold(before, |game, _| game.after(GameIntent::Play(0)).unwrap());
        assert_eq!(after.session, Some(each));
    }
}

#[test]
fn there_is_no_table_without_a_game() {
    assert_eq!(state().reduce(Action::Go(Page::Table)).page, Page::Home);
    let begun = state().reduce(Action::Begin(session(1)));
    assert_eq!(begun.page, Page::Table);
}

#[test]
fn there_is_no_score_before_a_game_is_over() {
    let running = with_a_move(state().reduce(Action::Begin(session(1))));
    assert_eq!(running.reduce(Action::Go(Page::Score)).page, Page::Table);
    // The browser's back button after "Play again", and the address of a game that is not fetched yet.
    let mut before = empty();
    before.library.handle(LibraryEvent::Stored(entry(&session(1), 7)));
    let there = arrived(Rc::new(before).reduce(Action::Go(Page::Score)));
    assert_eq!(there.page, Page::Table);
}

#[test]
fn the_score_of_a_game_that_is_over_stays_until_another_one_begins() {
    let over = state().reduce(Action::Begin(finished()));
    assert_eq!(over.page, Page::Score);
    let again = Rc::clone(&over).reduce(Action::Begin(session(2)));
    assert_eq!(again.page, Page::Table);
    assert_eq!(again.reduce(Action::Go(Page::Score)).page, Page::Table, "of the new game");
    let looked = over.reduce(Action::Go(Page::Table));
    assert_eq!(looked.reduce(Action::Go(Page::Score)).page, Page::Score);
}

#[test]
fn the_end_of_a_game_is_new_directly_after_the_last_move_only() {
    let over = finished();
    let before = over.branch(over.len() - 1);
    let choice = (0..)
        .find(|choice| before.after(GameIntent::Play(*choice)).is_some_and(|game| game.is_over()))
        .unwrap();
    let last = kept(state().reduce(Action::Begin(before)));
    let ended = caught_up(last.reduce(Action::Game(GameIntent::Play(choice))));
    assert_eq!((ended.page, ended.just_ended), (Page::Score, true));
    let looked = ended.reduce(Action::Go(Page::Table));
    assert!(!looked.just_ended);
    assert!(!looked.reduce(Action::Go(Page::Score)).just_ended, "it was shown");
    let opened = state().reduce(Action::Begin(finished()));
    assert_eq!((opened.page, opened.just_ended), (Page::Score, false));
}

#[test]
fn a_moment_is_looked_at_once() {
    let begun = state().reduce(Action::Begin(session(1))).reduce(Action::Go(Page::Home));
    let looking = begun.clone().reduce(Action::LookAt(7));
    assert_eq!((looking.page, looking.look), (Page::Table, Some(7)));
    assert_eq!(looking.reduce(Action::Go(Page::Table)).look, None);
    let looking = begun.reduce(Action::LookAt(7));
    let branched = looking.reduce(Action::Begin(session(2)));
    assert_eq!((branched.page, branched.look), (Page::Table, None), "another game is played on");
    assert_eq!(state().reduce(Action::LookAt(7)).page, Page::Home);
}

#[test]
fn a_kept_game_is_opened_as_soon_as_its_part_is_here() {
    let game = session(1).after(GameIntent::Play(0)).unwrap();
    let asked = Rc::new(empty()).reduce(Action::Open(entry(&game, 7)));
    assert_eq!((asked.session.clone(), asked.needed()), (None, Some(Burgundy::NAME)));
    let missing =
        Rc::clone(&asked).reduce(Action::GamePart(Burgundy::NAME, Lazy::Missing(1), None));
    assert_eq!(missing.notice, Some(Notice::PartMissing));
    let here = arrived(missing);
    assert_eq!((here.page, here.notice.clone(), here.wanted.clone()), (Page::Table, None, None));
    assert_eq!(here.session.as_ref().map(|session| session.position()), Some(1));
}

#[test]
fn the_table_of_a_game_played_before_is_opened_when_somebody_goes_there() {
    let mut before = empty();
    let game = session(1).after(GameIntent::Play(0)).unwrap();
    before.library.handle(LibraryEvent::Stored(entry(&game, 7)));
    let there = arrived(Rc::new(before).reduce(Action::Go(Page::Table)));
    assert_eq!(there.page, Page::Table);
    assert_eq!(there.session.as_ref().map(|session| session.about().id), Some(GameId(7)));
    assert_eq!(there.library.changed, 0, "nothing to store");
}

#[test]
fn the_second_part_is_needed_by_the_pages_beside_the_table() {
    let needs = |page| State { page, ..(*state()).clone() }.needs_study();
    for page in [Page::Score, Page::Rules, Page::Rulings, Page::Problems] {
        assert!(needs(page), "{page:?}");
    }
    for page in [Page::Home, Page::Game, Page::Setup, Page::Table, Page::Statistics] {
        assert!(!needs(page), "{page:?}");
    }
}

#[test]
fn the_second_part_comes_and_fails_by_itself() {
    let of = |study| state().reduce(Action::StudyPart(Burgundy::NAME, study));
    let study_of = |state: &State| state.known(Burgundy::NAME).unwrap().study;
    assert!(!study_of(&state()).is_here());
    let here = of(Lazy::Here(study()));
    assert!(study_of(&here).is_here() && here.code(Burgundy::NAME).is_some());
    let failed = of(Lazy::Missing(1));
    assert_eq!(study_of(&failed).failures(), Some(1));
    assert!(failed.code(Burgundy::NAME).is_some() && failed.notice.is_none());
}

#[test]
fn a_game_is_begun_with_one_tap_once_its_part_is_here() {
    let asked = Rc::new(empty()).reduce(Action::PlayNow(Burgundy::NAME, 5));
    assert_eq!((asked.page, asked.session.is_some()), (Page::Home, false));
    let begun = arrived(asked);
    assert_eq!(begun.page, Page::Table);
    assert!(begun.session.as_ref().unwrap().about().id.is_some());
}

#[test]
fn a_running_game_that_can_t_be_kept_is_never_replaced_without_asking() {
    let running = with_a_move(state().reduce(Action::Begin(session(1))));
    let failing =
        Rc::clone(&running).reduce(Action::Library(LibraryEvent::Failed(StoreError::Full)));
    let asked = failing.reduce(Action::Begin(session(2)));
    assert_eq!(asked.session, running.session);
    assert_eq!(asked.over, Some(Overlay::Replace(session(2))));
    let link = session(3).game_link().unwrap();
    let shown = Rc::clone(&running).reduce(Action::Link(link));
    assert_eq!(shown.session, running.session);
    assert_eq!(shown.over, Some(Overlay::Arrived(session(3))));
    let agreed = asked.reduce(Action::BeginAnyway(session(2)));
    assert_eq!(agreed.session.as_ref().unwrap().seed(), session(2).seed());
}

#[test]
fn every_new_game_has_a_place_of_its_own_in_the_library() {
    let first = with_a_move(state().reduce(Action::Begin(session(1))));
    let second = Rc::clone(&first).reduce(Action::Begin(session(2)));
    let ids = [&first, &second].map(|state| state.session.as_ref().unwrap().about().id);
    assert!(ids[0].is_some() && ids[1].is_some() && ids[0] != ids[1]);
    assert_ne!(second.library.changed, first.library.changed, "it is stored at once");
}

#[test]
fn an_action_waits_for_the_one_before_to_be_stored() {
    let moved = with_a_move(state().reduce(Action::Begin(session(1))));
    let undone = Rc::clone(&moved).reduce(Action::Game(GameIntent::Undo));
    assert_eq!(undone.session, moved.session, "the move is not stored yet");
    let stored = undone.reduce(Action::Library(LibraryEvent::Kept(moved.library.changed)));
    assert_eq!(stored.session.as_ref().unwrap().position(), 0);
    assert_ne!(stored.library.changed, stored.library.kept);
}

#[test]
fn an_action_made_before_the_hold_is_known_survives_this_tab_s_own_write() {
    let begun = state().reduce(Action::Begin(session(1)));
    let here = begun.session.clone().unwrap();
    let id = here.about().id;
    let tapped = begun.reduce(Action::Game(GameIntent::Play(0)));
    assert_eq!(tapped.session, Some(here.clone()), "the hold is not known yet");
    let read_back = tapped.reduce(Action::Library(LibraryEvent::Fresh(entry(&here, id.0))));
    let held = kept(read_back).reduce(Action::Library(LibraryEvent::Hold(id, Hold::Mine)));
    assert_eq!(held.session.as_ref().unwrap().position(), 1);
    let tapped = kept(held).reduce(Action::Library(LibraryEvent::Hold(id, Hold::Asking)));
    let tapped = tapped.reduce(Action::Game(GameIntent::Play(0)));
    let other = here.after(GameIntent::Play(1)).unwrap();
    let elsewhere = tapped.reduce(Action::Library(LibraryEvent::Fresh(entry(&other, id.0))));
    let held = kept(elsewhere).reduce(Action::Library(LibraryEvent::Hold(id, Hold::Mine)));
    assert_eq!(held.session, Some(other), "a choice of another position is not made");
}

#[test]
fn a_game_that_another_tab_has_is_watched() {
    let moved = kept(with_a_move(state().reduce(Action::Begin(session(1)))));
    let here = moved.session.clone().unwrap();
    let id = here.about().id;
    let lost = moved.reduce(Action::Library(LibraryEvent::Hold(id, Hold::Elsewhere)));
    let refused = lost.reduce(Action::Game(GameIntent::Undo));
    assert_eq!(refused.session, Some(here.clone()));
    let there = here.after(GameIntent::Undo).unwrap();
    let shown = refused.reduce(Action::Library(LibraryEvent::Fresh(entry(&there, id.0))));
    assert_eq!(shown.session, Some(there));
    assert_eq!(shown.library.changed, shown.library.kept, "nothing to store here");
    let same = Rc::clone(&shown).reduce(Action::Library(LibraryEvent::Fresh(entry(&here, 99))));
    assert_eq!(same.session, shown.session, "news of a game that is not on the table");
}

#[test]
fn a_game_that_is_taken_out_of_the_library_leaves_the_table() {
    let moved = kept(with_a_move(state().reduce(Action::Begin(session(1)))));
    let listed = Rc::new(Entry::of_session(moved.session.as_ref().unwrap()).unwrap());
    let removed = moved.reduce(Action::Library(LibraryEvent::Removed(listed)));
    assert_eq!(removed.session, None);
    assert!(removed.library.removed.is_some(), "and can be brought back");
}

#[test]
fn a_setup_link_lays_the_table_and_leaves_the_game_alone() {
    let running = with_a_move(state().reduce(Action::Begin(session(1))));
    let laid = Rc::clone(&running).reduce(Action::Link(session(4).setup_link().unwrap()));
    assert_eq!((laid.page, &laid.session), (Page::Setup, &running.session));
    let draft = laid.draft.as_ref().and_then(Draft::of::<Setup<Burgundy>>).unwrap();
    assert_eq!((draft.seed(), laid.by_link), (session(4).seed(), true));
}

#[test]
fn a_link_that_can_t_be_read_leads_home_with_a_sentence_and_leaves_the_game_alone() {
    let running = with_a_move(state().reduce(Action::Begin(session(1))));
    for (text, notice) in [
        ("burgundy.g1.AAAA", Notice::Link(LinkError::Damaged)),
        ("hello", Notice::Link(LinkError::Foreign)),
        ("chess.g1.AAAA", Notice::UnknownGame),
    ] {
        let after = Rc::clone(&running).reduce(Action::Link(text.to_owned()));
        assert_eq!((after.page, &after.session), (Page::Home, &running.session), "{text}");
        assert_eq!(after.notice, Some(notice), "{text}");
    }
}

#[test]
fn a_sentence_about_a_page_is_gone_with_it_and_one_about_the_device_stays() {
    let after = |notice: Notice, doing: Action| {
        state().reduce(Action::Tell(notice)).reduce(doing).notice.clone()
    };
    let foreign = Notice::Link(LinkError::Foreign);
    assert_eq!(after(foreign.clone(), Action::Go(Page::About)), None);
    assert_eq!(
        after(foreign.clone(), Action::Show(Overlay::Settings)),
        Some(foreign),
        "the same page"
    );
    let full = Notice::Store(StoreError::Full);
    assert_eq!(after(full.clone(), Action::Go(Page::About)), Some(full));
}

#[test]
fn the_same_sentence_twice_is_told_twice() {
    let once = state().reduce(Action::Tell(Notice::Copied));
    let twice = Rc::clone(&once).reduce(Action::Tell(Notice::Copied));
    assert_eq!(once.notice, twice.notice);
    let text =
        |state: &State| crate::web::ui::text::aloud("Copied.".to_owned(), state.told as usize);
    assert_ne!(text(&once), text(&twice), "screen readers read no unchanged text");
}

#[test]
fn a_sentence_about_a_panel_is_gone_with_it_and_any_other_stays() {
    for (notice, stays) in [
        (Notice::NotCopied, false),
        (Notice::ShareAgain, false),
        (Notice::Copied, true),
        (Notice::NoFile, true),
    ] {
        let state = Rc::new(State { over: Some(Overlay::Settings), ..(*state()).clone() });
        let state = state.reduce(Action::Tell(notice.clone())).reduce(Action::Close);
        assert_eq!(state.notice.is_some(), stays, "{notice:?}");
    }
}

#[test]
fn what_is_no_choice_is_told_and_changes_nothing() {
    let begun = kept(state().reduce(Action::Begin(session(1))));
    let after = Rc::clone(&begun).reduce(Action::Game(GameIntent::Play(10_000)));
    assert_eq!(after.session, begun.session);
    assert_eq!(after.notice, Some(Notice::NotPossible));
}

#[test]
fn a_new_version_is_never_offered_at_the_table() {
    let updated =
        with_a_move(state().reduce(Action::Begin(session(1)))).reduce(Action::NewVersion(true));
    assert!(updated.new_version && !updated.offers_version());
    let at_home = updated.reduce(Action::Game(GameIntent::Leave));
    assert!(at_home.offers_version());
    assert!(!Rc::clone(&at_home).reduce(Action::Show(Overlay::Menu)).offers_version());
    assert!(!at_home.reduce(Action::NewVersion(false)).offers_version());
    assert!(!state().offers_version());
}

#[test]
fn a_game_stays_in_its_language_until_its_own_wording_follows() {
    let german = || Words::none(Language::German);
    let shown = |state: &State| state.words_shown().language();
    let playing = with_a_move(state().reduce(Action::Begin(session(1))));
    let spoken = playing.reduce(Action::Words(LoadedWords(german())));
    assert_eq!(shown(&spoken), Language::English, "its words are still English");
    assert!(spoken.code(Burgundy::NAME).is_some(), "the table stays");
    let part =
        |words| Action::GamePart(Burgundy::NAME, Lazy::Here(code()), Some(LoadedWords(words)));
    let late = Rc::clone(&spoken).reduce(part(Words::none(Language::English)));
    assert_eq!(shown(&late), Language::English, "those of the language before");
    assert_eq!(shown(&late.reduce(part(german()))), Language::German);
    let at_home = state().reduce(Action::Words(LoadedWords(german())));
    assert_eq!(shown(&at_home), Language::German, "at home no game is needed");
}

#[test]
fn a_part_that_does_not_arrive_is_told_where_something_waits_for_it() {
    let missing = || Action::Shared(Lazy::Missing(1));
    assert_eq!(state().reduce(missing()).notice, None, "nobody has asked for it");
    let dropped = state().reduce(Action::WantShared);
    assert!(dropped.waits_for_shared());
    assert_eq!(dropped.reduce(missing()).notice, Some(Notice::PartMissing));
    let menu = state().reduce(Action::Show(Overlay::Menu)).reduce(missing());
    assert_eq!(menu.notice, Some(Notice::PartMissing));
    let mut unread = empty();
    unread.library.unread = true;
    assert!(unread.waits_for_shared(), "it reads the games when it can");
}

#[test]
fn the_game_of_a_day_is_of_the_game_whose_turn_it_is() {
    let names: Vec<&str> = not_fetched().iter().map(|game| game.name).collect();
    let day = |text: &str| text.parse::<Day>().unwrap();
    let days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"];
    let turns: Vec<&str> =
        days.map(|text| Rc::new(empty()).reduce(Action::Day(day(text))).game).to_vec();
    assert!(names.iter().all(|name| turns.contains(name)), "{turns:?}");
    let own = days[turns.iter().position(|name| *name == Burgundy::NAME).unwrap()];
    let begun = state().reduce(Action::PlayDay(day(own)));
    assert_eq!(begun.session.as_ref().unwrap().seed().as_str(), format!("day-{own}"));
    let invited = state().reduce(Action::Day(day(own)));
    assert_eq!(invited.page, Page::Setup);
    assert!(invited.session.is_none(), "nothing begins before somebody says so");
}
