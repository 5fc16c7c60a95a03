use super::*;
use crate::engine::game::Game;
use crate::engine::journal::roster::Roster;
use crate::engine::journal::setup::Setup;
use crate::engine::link::LinkError;
use crate::engine::seed::Seed;
use crate::games::burgundy::{Burgundy, Options};
use crate::web::games::not_fetched;
use crate::web::library::state::Hold;
use crate::web::session::{COLOURS, GameId, Session};
use crate::web::store::StoreError;
use crate::web::words::Language;

fn session(seed: u64) -> AnySession {
    let setup =
        Setup::new(Options::basic(2).unwrap(), Seed::numbered(seed), Roster::new()).unwrap();
    AnySession::new(Session::<Burgundy>::begin(setup, COLOURS).unwrap())
}

/// Nothing is fetched yet.
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
        lessons: Kept::default(),
        library: LibraryState::new(Vec::new(), 1),
        look: None,
        marks: Rc::default(),
        draft: None,
        by_link: false,
        challenge: None,
        seating: Rc::default(),
        over: None,
        notice: None,
        shared: Lazy::default(),
        wants_shared: false,
        games: not_fetched(),
        wanted: None,
        new_version: false,
    }
}

/// What a game's part would do, without its pages.
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
        challenge: Challenge::of_link,
        reopen: |entry| Session::<Burgundy>::reopen(&entry.text, entry.about, entry.colours),
        read_record: Session::<Burgundy>::read_record,
        play_now: |_, _, seed| {
            let setup = Setup::new(Options::basic(2).unwrap(), *seed, Roster::new()).unwrap();
            Some(AnySession::new(Session::<Burgundy>::begin(setup, COLOURS).unwrap()))
        },
        offers: |_| Vec::new(),
        setup: |_| Html::default(),
        table: |_, _, _| Html::default(),
        score: |_, _| Html::default(),
        rules: |_| Html::default(),
        rulings: |_| Html::default(),
    }
}

fn arrived(state: Rc<State>) -> Rc<State> {
    let words = Heard(Words::none(Language::English));
    state.reduce(Do::GamePart(Burgundy::NAME, Lazy::Here(code()), Some(words)))
}

/// The part of the game is here.
fn state() -> Rc<State> {
    arrived(Rc::new(empty()))
}

fn entry(session: &AnySession, id: u64) -> Rc<Entry> {
    let mut entry = Entry::of_session(session).unwrap();
    entry.about.id = GameId(id);
    Rc::new(entry)
}

/// The game at the table as if it had been stored and this tab had it.
fn kept(state: Rc<State>) -> Rc<State> {
    let id = state.session.as_ref().unwrap().about().id;
    let changed = state.library.changed;
    let held = state.reduce(Do::Library(News::Hold(id, Hold::Mine)));
    held.reduce(Do::Library(News::Kept(changed)))
}

fn with_a_move(state: Rc<State>) -> Rc<State> {
    kept(state).reduce(Do::Game(GameIntent::Play(0)))
}

#[test]
fn there_is_no_table_without_a_game() {
    assert_eq!(state().reduce(Do::Go(Page::Table)).page, Page::Home);
    let begun = state().reduce(Do::Begin(session(1)));
    assert_eq!(begun.page, Page::Table);
}

#[test]
fn a_moment_is_looked_at_once() {
    let begun = state().reduce(Do::Begin(session(1))).reduce(Do::Go(Page::Score));
    let looking = begun.reduce(Do::LookAt(7));
    assert_eq!((looking.page, looking.look), (Page::Table, Some(7)));
    assert_eq!(looking.reduce(Do::Go(Page::Table)).look, None);
    assert_eq!(state().reduce(Do::LookAt(7)).page, Page::Home);
}

#[test]
fn a_kept_game_is_opened_as_soon_as_its_part_is_here() {
    let game = session(1).after(GameIntent::Play(0)).unwrap();
    let asked = Rc::new(empty()).reduce(Do::Open(entry(&game, 7)));
    assert_eq!((asked.session.clone(), asked.needed()), (None, Some(Burgundy::NAME)));
    let missing = Rc::clone(&asked).reduce(Do::GamePart(Burgundy::NAME, Lazy::Missing(1), None));
    assert_eq!(missing.notice, Some(Notice::PartMissing));
    let here = arrived(missing);
    assert_eq!((here.page, here.notice.clone(), here.wanted.clone()), (Page::Table, None, None));
    assert_eq!(here.session.as_ref().map(|session| session.position()), Some(1));
}

#[test]
fn the_table_of_a_game_played_before_is_opened_when_somebody_goes_there() {
    let mut before = empty();
    let game = session(1).after(GameIntent::Play(0)).unwrap();
    before.library.hear(News::Stored(entry(&game, 7)));
    let there = arrived(Rc::new(before).reduce(Do::Go(Page::Score)));
    assert_eq!(there.page, Page::Score);
    assert_eq!(there.session.as_ref().map(|session| session.about().id), Some(GameId(7)));
    assert_eq!(there.library.changed, 0, "nothing to store");
}

#[test]
fn a_game_is_begun_with_one_tap_once_its_part_is_here() {
    let asked = Rc::new(empty()).reduce(Do::PlayNow(Burgundy::NAME, 5));
    assert_eq!((asked.page, asked.session.is_some()), (Page::Home, false));
    let begun = arrived(asked);
    assert_eq!(begun.page, Page::Table);
    assert!(begun.session.as_ref().unwrap().about().id.is_some());
}

#[test]
fn a_running_game_that_can_t_be_kept_is_never_replaced_without_asking() {
    let running = with_a_move(state().reduce(Do::Begin(session(1))));
    let failing = Rc::clone(&running).reduce(Do::Library(News::Failed(StoreError::Full)));
    let asked = failing.reduce(Do::Begin(session(2)));
    assert_eq!(asked.session, running.session);
    assert_eq!(asked.over, Some(Over::Replace(session(2))));
    let link = session(3).game_link().unwrap();
    let shown = Rc::clone(&running).reduce(Do::Link(link));
    assert_eq!(shown.session, running.session);
    assert_eq!(shown.over, Some(Over::Arrived(session(3))));
    let agreed = asked.reduce(Do::BeginAnyway(session(2)));
    assert_eq!(agreed.session.as_ref().unwrap().seed(), session(2).seed());
}

#[test]
fn every_new_game_has_a_place_of_its_own_in_the_library() {
    let first = with_a_move(state().reduce(Do::Begin(session(1))));
    let second = Rc::clone(&first).reduce(Do::Begin(session(2)));
    let ids = [&first, &second].map(|state| state.session.as_ref().unwrap().about().id);
    assert!(ids[0].is_some() && ids[1].is_some() && ids[0] != ids[1]);
    assert_ne!(second.library.changed, first.library.changed, "it is stored at once");
}

#[test]
fn an_action_waits_for_the_one_before_to_be_stored() {
    let moved = with_a_move(state().reduce(Do::Begin(session(1))));
    let undone = Rc::clone(&moved).reduce(Do::Game(GameIntent::Undo));
    assert_eq!(undone.session, moved.session, "the move is not stored yet");
    let stored = undone.reduce(Do::Library(News::Kept(moved.library.changed)));
    assert_eq!(stored.session.as_ref().unwrap().position(), 0);
    assert_ne!(stored.library.changed, stored.library.kept);
}

#[test]
fn a_game_that_another_tab_has_is_watched() {
    let moved = kept(with_a_move(state().reduce(Do::Begin(session(1)))));
    let here = moved.session.clone().unwrap();
    let id = here.about().id;
    let lost = moved.reduce(Do::Library(News::Hold(id, Hold::Elsewhere)));
    let refused = lost.reduce(Do::Game(GameIntent::Undo));
    assert_eq!(refused.session, Some(here.clone()));
    let there = here.after(GameIntent::Undo).unwrap();
    let shown = refused.reduce(Do::Library(News::Fresh(entry(&there, id.0))));
    assert_eq!(shown.session, Some(there));
    assert_eq!(shown.library.changed, shown.library.kept, "nothing to store here");
    let same = Rc::clone(&shown).reduce(Do::Library(News::Fresh(entry(&here, 99))));
    assert_eq!(same.session, shown.session, "news of a game that is not on the table");
}

#[test]
fn a_game_that_is_taken_out_of_the_library_leaves_the_table() {
    let moved = kept(with_a_move(state().reduce(Do::Begin(session(1)))));
    let listed = Rc::new(Entry::of_session(moved.session.as_ref().unwrap()).unwrap());
    let removed = moved.reduce(Do::Library(News::Removed(listed)));
    assert_eq!(removed.session, None);
    assert!(removed.library.removed.is_some(), "and can be brought back");
}

#[test]
fn a_setup_link_lays_the_table_and_leaves_the_game_alone() {
    let running = with_a_move(state().reduce(Do::Begin(session(1))));
    let laid = Rc::clone(&running).reduce(Do::Link(session(4).setup_link().unwrap()));
    assert_eq!((laid.page, &laid.session), (Page::Setup, &running.session));
    let draft = laid.draft.as_ref().and_then(Draft::of::<Setup<Burgundy>>).unwrap();
    assert_eq!((draft.seed(), laid.by_link), (session(4).seed(), true));
}

#[test]
fn a_link_that_can_t_be_read_leads_home_with_a_sentence_and_leaves_the_game_alone() {
    let running = with_a_move(state().reduce(Do::Begin(session(1))));
    for (text, notice) in [
        ("burgundy.g1.AAAA", Notice::Link(LinkError::Damaged)),
        ("hello", Notice::Link(LinkError::Foreign)),
        ("chess.g1.AAAA", Notice::UnknownGame),
    ] {
        let after = Rc::clone(&running).reduce(Do::Link(text.to_owned()));
        assert_eq!((after.page, &after.session), (Page::Home, &running.session), "{text}");
        assert_eq!(after.notice, Some(notice), "{text}");
    }
}

#[test]
fn a_sentence_about_a_page_is_gone_with_it_and_one_about_the_device_stays() {
    let after =
        |notice: Notice, doing: Do| state().reduce(Do::Tell(notice)).reduce(doing).notice.clone();
    let foreign = Notice::Link(LinkError::Foreign);
    assert_eq!(after(foreign.clone(), Do::Go(Page::About)), None);
    assert_eq!(after(foreign.clone(), Do::Show(Over::Settings)), Some(foreign), "the same page");
    let full = Notice::Store(StoreError::Full);
    assert_eq!(after(full.clone(), Do::Go(Page::About)), Some(full));
}

#[test]
fn what_is_no_choice_is_told_and_changes_nothing() {
    let begun = kept(state().reduce(Do::Begin(session(1))));
    let after = Rc::clone(&begun).reduce(Do::Game(GameIntent::Play(10_000)));
    assert_eq!(after.session, begun.session);
    assert_eq!(after.notice, Some(Notice::NotPossible));
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
fn pages_have_addresses_of_their_own() {
    for page in Page::ALL {
        let address = page.address("tiny");
        let game = page.is_of_game().then_some("tiny");
        assert_eq!(Page::at(&address), Some((page, game)), "{address}");
        assert_eq!(Page::at(page.name()), Some((page, None)));
    }
    assert_eq!(Page::at("tiny.s1.x"), None);
    assert_eq!(Page::at("about/tiny"), None);
}

#[test]
fn a_page_for_reading_leads_back_to_where_it_was_opened() {
    let playing = with_a_move(state().reduce(Do::Begin(session(1))));
    let rulings = playing.reduce(Do::Go(Page::Rules)).reduce(Do::Go(Page::Rulings));
    assert_eq!(rulings.back, Page::Table, "from one to the next, the game stays in mind");
    let from_home = rulings.reduce(Do::Go(Page::Home)).reduce(Do::Go(Page::Rules));
    assert_eq!(from_home.back, Page::Home);
}

#[test]
fn what_is_looked_up_is_forgotten_on_the_next_page() {
    let playing = with_a_move(state().reduce(Do::Begin(session(1))));
    let rules = playing.reduce(Do::LookUp("church".into()));
    assert_eq!(
        (rules.page, rules.back, rules.look_up.as_str()),
        (Page::Rules, Page::Table, "church")
    );
    assert!(rules.reduce(Do::Go(Page::Table)).look_up.is_empty());
}

#[test]
fn a_game_stays_in_its_language_until_its_own_wording_follows() {
    let german = || Words::none(Language::German);
    let shown = |state: &State| state.words_shown().language();
    let playing = with_a_move(state().reduce(Do::Begin(session(1))));
    let spoken = playing.reduce(Do::Words(Heard(german())));
    assert_eq!(shown(&spoken), Language::English, "its words are still English");
    assert!(spoken.code(Burgundy::NAME).is_some(), "the table stays");
    let part = |words| Do::GamePart(Burgundy::NAME, Lazy::Here(code()), Some(Heard(words)));
    let late = Rc::clone(&spoken).reduce(part(Words::none(Language::English)));
    assert_eq!(shown(&late), Language::English, "those of the language before");
    assert_eq!(shown(&late.reduce(part(german()))), Language::German);
    let at_home = state().reduce(Do::Words(Heard(german())));
    assert_eq!(shown(&at_home), Language::German, "at home no game is needed");
}

#[test]
fn a_part_that_does_not_arrive_is_told_where_something_waits_for_it() {
    let missing = || Do::Shared(Lazy::Missing(1));
    assert_eq!(state().reduce(missing()).notice, None, "nobody has asked for it");
    let dropped = state().reduce(Do::WantShared);
    assert!(dropped.waits_for_shared());
    assert_eq!(dropped.reduce(missing()).notice, Some(Notice::PartMissing));
    let menu = state().reduce(Do::Show(Over::Menu)).reduce(missing());
    assert_eq!(menu.notice, Some(Notice::PartMissing));
}

/// A challenge to beat so many points in the game of this seed, as a link.
fn dare(seed: u64, points: i32) -> String {
    let table = crate::engine::link::table_of(&session(seed).setup_link().unwrap()).unwrap();
    let roster = table.roster.with_name(crate::engine::seat::Seat(0), "Carla").unwrap();
    let table = crate::engine::link::LinkedTable { roster, ..table };
    crate::engine::link::challenge_link(&table, crate::engine::seat::Seat(0), points, 0).unwrap()
}

fn rival(state: &State) -> Option<(i32, String)> {
    let rival = state.session.as_ref().unwrap().about().rival?;
    Some((rival.points, rival.name.to_string()))
}

#[test]
fn a_challenge_lays_its_table_and_counts_for_the_game_begun_there() {
    let invited = state().reduce(Do::Link(dare(1, 212)));
    assert_eq!(invited.page, Page::Setup);
    assert!(matches!(invited.over, Some(Over::Invited(_))));
    let begun = invited.clone().reduce(Do::Close).reduce(Do::Begin(session(1)));
    assert_eq!(rival(&begun), Some((212, "Carla".into())));
    assert_eq!(
        rival(&kept(begun).reduce(Do::Begin(session(1)))),
        Some((212, "Carla".into())),
        "once more"
    );
    assert_eq!(rival(&invited.reduce(Do::Begin(session(2)))), None, "another table");
}

#[test]
fn a_challenge_that_came_while_its_part_was_underway_waits_for_it() {
    let waiting = Rc::new(empty()).reduce(Do::Link(dare(1, 5)));
    assert!(waiting.over.is_none() && waiting.challenge.is_none());
    assert_eq!(arrived(waiting).page, Page::Setup);
    let damaged = state().reduce(Do::Link(dare(1, 5).replace(".c1.", ".c1.A")));
    assert_eq!(
        (damaged.page, damaged.notice.clone()),
        (Page::Home, Some(Notice::Link(LinkError::Damaged)))
    );
}

#[test]
fn the_game_of_a_day_is_of_the_game_whose_turn_it_is() {
    let names: Vec<&str> = not_fetched().iter().map(|game| game.name).collect();
    let day = |text: &str| text.parse::<Day>().unwrap();
    let days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"];
    let turns: Vec<&str> =
        days.map(|text| Rc::new(empty()).reduce(Do::Day(day(text))).game).to_vec();
    assert!(names.iter().all(|name| turns.contains(name)), "{turns:?}");
    let own = days[turns.iter().position(|name| *name == Burgundy::NAME).unwrap()];
    let begun = state().reduce(Do::PlayDay(day(own)));
    assert_eq!(begun.session.as_ref().unwrap().seed().as_str(), format!("day-{own}"));
    let invited = state().reduce(Do::Day(day(own)));
    assert_eq!(invited.page, Page::Setup);
    assert!(invited.session.is_none(), "nothing begins before somebody says so");
}
