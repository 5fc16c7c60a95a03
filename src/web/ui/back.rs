//! The browser's Back, which closes an open panel instead of leaving its page.
//!
//! An open panel has a history entry of its own, with the address of the page below. It is not removed when the panel is
//! closed otherwise: going back takes time, and would overtake a change of the address that follows. Instead Back passes
//! over it, and the next panel uses it again.

use gloo_events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, History, HtmlDialogElement, window};
use yew::prelude::*;

/// A kind of history entry, which is kept as the entry's state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// A page's.
    Page,
    /// That of a page, with a panel's above it.
    Below,
    /// A panel's, whether or not the panel is still open.
    Panel,
}

impl Entry {
    fn of(history: &History) -> Entry {
        match history.state().ok().and_then(|state| state.as_bool()) {
            None => Entry::Page,
            Some(false) => Entry::Below,
            Some(true) => Entry::Panel,
        }
    }
}

/// Effect of arriving at an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Arrival {
    /// The open panel closes.
    Close,
    /// Back came from the entry of a panel that is no longer open, and goes on.
    GoOn,
    /// None: the address decides.
    Stay,
}

impl Arrival {
    /// Effect of arriving at `entry`; `same` is true if its page is the shown one, `open` if a panel is open above it.
    const fn at(entry: Entry, same: bool, open: bool) -> Arrival {
        match (entry, same, open) {
            (Entry::Below, true, false) => Arrival::GoOn,
            (Entry::Below, true, true) => Arrival::Close,
            (Entry::Below, false, _) | (Entry::Page | Entry::Panel, ..) => Arrival::Stay,
        }
    }
}

fn history() -> Option<History> {
    window()?.history().ok()
}

/// The open panel; the topmost, if there are several.
fn open_panel() -> Option<HtmlDialogElement> {
    let open = window()?.document()?.query_selector_all("dialog[open]").ok()?;
    open.item(open.length().checked_sub(1)?)?.dyn_into().ok()
}

/// Adds a panel's entry, or uses that of an earlier one. A browser that refuses keeps the Back that leaves the page.
///
/// The functions with an address are those that the page has anyway.
fn add_entry(history: &History) -> Result<(), JsValue> {
    let entry = Entry::of(history);
    if entry == Entry::Panel {
        return Ok(());
    }
    if entry == Entry::Page {
        history.replace_state_with_url(&JsValue::FALSE, "", None)?;
    }
    history.push_state_with_url(&JsValue::TRUE, "", None)
}

/// Gives an open panel its entry, once the address of its page was written.
pub(super) fn on_open() {
    spawn_local(async {
        if open_panel().is_some() {
            drop(history().map(|history| add_entry(&history)));
        }
    });
}

/// Goes back from a closed panel's entry above the first page of all, from which Back could not go on.
pub(super) fn on_close() {
    spawn_local(async {
        let Some(history) = history() else { return };
        let is_second = history.length().is_ok_and(|length| length <= 2);
        if is_second && Entry::of(&history) == Entry::Panel && open_panel().is_none() {
            drop(history.back());
        }
    });
}

/// Closes a panel by its own handler, as Escape does.
fn cancel(panel: &HtmlDialogElement) {
    if let Ok(event) = Event::new("cancel") {
        drop(panel.dispatch_event(&event));
    }
}

fn arrive(shown: &str) -> Option<()> {
    let hash = window()?.location().hash().ok()?;
    let history = history()?;
    let panel = open_panel();
    let same = hash.trim_start_matches('#') == shown;
    match Arrival::at(Entry::of(&history), same, panel.is_some()) {
        Arrival::Stay => {}
        Arrival::GoOn => history.back().ok()?,
        Arrival::Close => cancel(&panel?),
    }
    Some(())
}

/// Closes panels by the browser's Back, above the page with the given address.
#[hook]
pub fn use_back(address: String) {
    let shown = use_mut_ref(String::new);
    shown.borrow_mut().clone_from(&address);
    // A panel that stays open above another page needs an entry there.
    use_effect_with(address, |_| on_open());
    use_effect_with((), move |()| {
        let listener = window().map(|window| {
            EventListener::new(&window, "popstate", move |_| {
                // Copied: closing a panel may draw the page again at once.
                let address = shown.borrow().clone();
                arrive(&address);
            })
        });
        move || drop(listener)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_closes_an_open_panel() {
        assert_eq!(Arrival::at(Entry::Below, true, true), Arrival::Close);
    }

    #[test]
    fn back_passes_over_the_entry_of_a_closed_panel() {
        assert_eq!(Arrival::at(Entry::Below, true, false), Arrival::GoOn);
    }

    #[test]
    fn other_steps_are_left_to_the_address() {
        for open in [true, false] {
            assert_eq!(Arrival::at(Entry::Below, false, open), Arrival::Stay, "from another page");
            for same in [true, false] {
                assert_eq!(Arrival::at(Entry::Panel, same, open), Arrival::Stay, "forward");
                assert_eq!(Arrival::at(Entry::Page, same, open), Arrival::Stay, "a typed address");
            }
        }
    }
}
