//! Keeps the address (the part behind `#`) and the shown page in step.

use crate::engine::link::decoded;
use crate::web::games;
use crate::web::notice::Notice;
use crate::web::problems::ProblemPlace;
use crate::web::session::Day;
use crate::web::state::{Action, Dispatch, Page, State};
use gloo_events::EventListener;
use std::rc::Rc;
use yew::prelude::*;

/// The text behind the `#` of the address.
pub(super) fn fragment() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default().trim_start_matches('#').to_owned()
}

/// The action an address asks for: opening a page, or reading a link.
fn asked(fragment: &str) -> Action {
    if let Some(day) = Day::of_address(fragment) {
        return Action::Day(day);
    }
    if let Some((game, place)) = problem_at(&decoded(fragment)) {
        return match games::page(game) {
            Some(known) => Action::GoToProblem(known.name, ProblemPlace::At(place)),
            None => Action::Tell(Notice::UnknownGame),
        };
    }
    match Page::at(without_tail(&decoded(fragment))) {
        Some((page, None)) => Action::Go(page),
        Some((page, Some(game))) => match games::page(game.trim_end_matches('/')) {
            Some(known) => Action::GoTo(page, known.name),
            None => Action::Tell(Notice::UnknownGame),
        },
        None => Action::Link(fragment.to_owned()),
    }
}

/// Game and index, from 0, of the problem at an address, with any text after it.
fn problem_at(fragment: &str) -> Option<(&str, usize)> {
    let (page, rest) = fragment.split_once('/')?;
    let (game, number) = rest.split_once('/')?;
    let end = number.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(number.len());
    let number: usize = number.get(..end)?.parse().ok()?;
    (page == Page::Problems.name()).then_some((game, number.checked_sub(1)?))
}

/// A page's address without characters that a messenger or mail program appended to it.
fn without_tail(fragment: &str) -> &str {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '/';
    match fragment.find(|letter| !is_part(letter)) {
        None | Some(0) => fragment,
        Some(tail) => fragment.get(..tail).unwrap_or(fragment),
    }
}

/// Keeps the address and the shown page in step, in both directions.
#[hook]
pub(super) fn use_address(state: &State, dispatch: &Dispatch) {
    // The address answered or written last. If the current one differs, its `hashchange` event is still to come, and it
    // is not overwritten.
    let known = use_mut_ref(fragment);
    use_effect_with(dispatch.clone(), {
        let known = Rc::clone(&known);
        move |dispatch| {
            let listener = web_sys::window().map(|window| {
                let dispatch = dispatch.clone();
                EventListener::new(&window, "hashchange", move |_| {
                    let now = fragment();
                    if known.replace(now.clone()) != now {
                        dispatch.dispatch(asked(&now));
                    }
                })
            });
            let first = fragment();
            if !first.is_empty() {
                dispatch.dispatch(asked(&first));
            }
            move || drop(listener)
        }
    });
    let address = state.address();
    use_effect_with((address, state.over.clone(), state.notice.clone()), move |(address, ..)| {
        // Once a link was read, successfully or not, its address is replaced by that of the shown page.
        let now = fragment();
        if now != *address && now == *known.borrow() {
            write(&now, address);
            known.replace(fragment());
        }
    });
}

/// Writes a page's address; a link's address is replaced, a page's becomes a history entry.
fn write(before: &str, address: &str) {
    let Some(window) = web_sys::window() else { return };
    let came_by_link = Page::at(before).is_none();
    let address = format!("#{address}");
    let done = window.history().and_then(|history| {
        let null = wasm_bindgen::JsValue::NULL;
        if came_by_link {
            history.replace_state_with_url(&null, "", Some(&address))
        } else {
            history.push_state_with_url(&null, "", Some(&address))
        }
    });
    // Some browsers refuse this for pages opened from disk; the address then stays as it is.
    drop(done);
    window.scroll_to_with_x_and_y(0.0, 0.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_and_days_are_found_with_any_tail() {
        for tail in ["", ".", ")", ",", "%20", "&utm_source=x", "?fbclid=y", "](x)", "-", "_"] {
            for game in games::GAMES {
                let rules = asked(&format!("rules/{}{tail}", game.name));
                assert!(
                    matches!(rules, Action::GoTo(Page::Rules, name) if name == game.name),
                    "{tail}: {rules:?}"
                );
            }
            assert!(matches!(asked(&format!("about{tail}")), Action::Go(Page::About)), "{tail}");
            assert!(matches!(asked(&format!("day/2026-11-23{tail}")), Action::Day(_)), "{tail}");
        }
        assert!(matches!(asked("rules%2Froad"), Action::GoTo(Page::Rules, _)));
        for tail in ["", ".", ")", "&utm_source=x"] {
            let problem = asked(&format!("problems/road/7{tail}"));
            assert!(
                matches!(problem, Action::GoToProblem("road", ProblemPlace::At(6))),
                "{tail}: {problem:?}"
            );
        }
        assert!(matches!(asked("problems/road/"), Action::GoTo(Page::Problems, "road")));
        assert!(matches!(asked("problems/chess/7"), Action::Tell(Notice::UnknownGame)));
        assert!(matches!(asked("rules/chess"), Action::Tell(Notice::UnknownGame)));
        for link in ["road.s1.AAAA", ".", "hello", "About"] {
            assert!(matches!(asked(link), Action::Link(_)), "{link}");
        }
    }
}
