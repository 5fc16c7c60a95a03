//! Addresses of pages, and the way back from them.

use super::*;

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
    let playing = with_a_move(state().reduce(Action::Begin(session(1))));
    let rulings = playing.reduce(Action::Go(Page::Rules)).reduce(Action::Go(Page::Rulings));
    assert_eq!(rulings.back, Page::Table, "from one to the next, the game stays in mind");
    let from_home = rulings.reduce(Action::Go(Page::Home)).reduce(Action::Go(Page::Rules));
    assert_eq!(from_home.back, Page::Home);
    for page in [Page::Setup, Page::Game, Page::Lesson, Page::Problems] {
        for aside in [Page::Rules, Page::About, Page::Games, Page::Statistics] {
            let read = state().reduce(Action::Go(page)).reduce(Action::Go(aside));
            assert_eq!(read.back, page, "{aside:?}");
        }
    }
}

#[test]
fn a_problem_has_an_address_of_its_own_and_comes_back_from_the_rules() {
    let of = |place| ProblemAttempt { session: session(1), at: 0, place, tries: 0, gave_up: false };
    let list = state().reduce(Action::GoTo(Page::Problems, Burgundy::NAME));
    assert_eq!(list.address(), "problems/burgundy");
    let open = Rc::clone(&list).reduce(Action::Attempt(Some(of(6))));
    assert_eq!(open.address(), "problems/burgundy/7");
    let shown = |state: &State| state.attempt_shown().map(|attempt| attempt.place);
    let read = Rc::clone(&open).reduce(Action::GoTo(Page::Rules, Burgundy::NAME));
    assert_eq!(read.address(), "rules/burgundy");
    let back = Rc::clone(&read).reduce(Action::Go(read.back));
    assert_eq!((back.address().as_str(), shown(&back)), ("problems/burgundy/7", Some(6)));
    // Back in the browser leads to the list, forward to the same attempt; another problem has none yet.
    let back = open.reduce(Action::GoTo(Page::Problems, Burgundy::NAME));
    assert_eq!((back.address().as_str(), shown(&back)), ("problems/burgundy", None));
    let forward = Rc::clone(&back).reduce(Action::GoToProblem(Burgundy::NAME, ProblemPlace::At(6)));
    assert_eq!(shown(&forward), Some(6));
    let other = back.reduce(Action::GoToProblem(Burgundy::NAME, ProblemPlace::At(8)));
    assert_eq!((other.address().as_str(), shown(&other)), ("problems/burgundy/9", None));
    assert_eq!(other.reduce(Action::Attempt(None)).address(), "problems/burgundy");
    // That of the day gets its number once it is begun.
    let today = state().reduce(Action::GoToProblem(Burgundy::NAME, ProblemPlace::Today));
    assert_eq!(today.address(), "problems/burgundy");
}

#[test]
fn what_is_looked_up_is_forgotten_on_the_next_page() {
    let playing = with_a_move(state().reduce(Action::Begin(session(1))));
    let rules = playing.reduce(Action::LookUp("church".into()));
    assert_eq!(
        (rules.page, rules.back, rules.look_up.as_str()),
        (Page::Rules, Page::Table, "church")
    );
    assert!(rules.reduce(Action::Go(Page::Table)).look_up.is_empty());
}
