//! Full-text search on a page for reading: entries without the words are hidden while searching.

use wasm_bindgen::JsCast;
use web_sys::{Element, NodeList};

/// Attribute of hidden elements, for the style sheet.
const ASIDE: &str = "data-aside";
/// Elements shown or hidden as a whole.
const ENTRIES: &str = "p, li, dl > div, .rulefig";
/// Elements whose inner entries are shown or hidden with them.
const WITHIN: &str = "li, dl > div";
/// Distance from the window's top, in pixels, above which a heading has been reached.
const REACHED: f64 = 120.0;

/// True if a text contains all words, in any order and ignoring case.
#[must_use]
pub fn holds(text: &str, wanted: &str) -> bool {
    let text = text.to_lowercase();
    wanted.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// Shows the entries that contain the words, with their headings, hides the rest, and returns the number of entries
/// shown. If a heading contains the words, everything under it is shown; without words, everything is.
pub fn show(book: &Element, wanted: &str) -> usize {
    let mut count = 0;
    for entry in elements(book.query_selector_all(ENTRIES)) {
        let inner = entry.parent_element().and_then(|above| above.closest(WITHIN).ok().flatten());
        if inner.is_some() {
            continue;
        }
        let shown = entry_holds(&entry, wanted) || heading_holds(&entry, wanted);
        set_aside(&entry, !shown);
        count += usize::from(shown);
    }
    // From the inside out, so that sections without visible content are hidden too.
    let mut parts = elements(book.query_selector_all("section"));
    parts.iter().for_each(|part| set_aside(part, false));
    parts.reverse();
    for part in parts {
        let left = elements(part.query_selector_all(ENTRIES));
        set_aside(&part, left.iter().all(is_aside));
    }
    count
}

/// The visible headings.
pub fn headings(book: &Element) -> Vec<Element> {
    let all = elements(book.query_selector_all("h2, h3"));
    all.into_iter().filter(|heading| !is_aside(heading)).collect()
}

/// Number of the last visible heading that was reached by scrolling.
pub fn reached(book: &Element) -> usize {
    let is_above = |heading: &&Element| heading.get_bounding_client_rect().top() < REACHED;
    headings(book).iter().filter(is_above).count().saturating_sub(1)
}

fn entry_holds(entry: &Element, wanted: &str) -> bool {
    holds(&entry.text_content().unwrap_or_default(), wanted)
}

/// True if the heading of an entry's section contains the words.
fn heading_holds(entry: &Element, wanted: &str) -> bool {
    let part = entry.closest("section").ok().flatten();
    let heading =
        part.and_then(|part| part.query_selector(":scope > h2, :scope > h3").ok().flatten());
    heading.is_some_and(|heading| holds(&heading.text_content().unwrap_or_default(), wanted))
}

fn is_aside(element: &Element) -> bool {
    element.closest("[data-aside]").is_ok_and(|aside| aside.is_some())
}

fn set_aside(element: &Element, aside: bool) {
    // Fails only for an invalid attribute name.
    let _ = element.toggle_attribute_with_force(ASIDE, aside);
}

fn elements<E>(list: Result<NodeList, E>) -> Vec<Element> {
    let Ok(list) = list else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::holds;

    #[test]
    fn all_words_must_be_there_in_any_order_and_case() {
        let text = "Kirche: Nimm sofort Mine, Kloster oder Burg.";
        assert!(holds(text, "kirche"));
        assert!(holds(text, "Burg MINE"));
        assert!(!holds(text, "Kirche Schiff"));
        assert!(
            holds("Straße nach Übersee", "übersee STRASSE") == holds("strasse übersee", "straße")
        );
    }

    #[test]
    fn nothing_looked_for_is_in_every_text() {
        assert!(holds("anything", ""));
        assert!(holds("", "  "));
        assert!(!holds("", "x"));
    }
}
