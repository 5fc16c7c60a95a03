//! Finding words on a page for reading: what does not hold them steps aside, as long as they are looked for.

use wasm_bindgen::JsCast;
use web_sys::{Element, NodeList};

/// What steps aside, for the style sheet.
const ASIDE: &str = "data-aside";
/// What is shown or left out as a whole.
const ENTRIES: &str = "p, li, dl > div";
/// Entries that lie within another one go with it.
const WITHIN: &str = "li, dl > div";

/// Whether a text holds every word that is looked for, in any order, large or small letters.
#[must_use]
pub fn holds(text: &str, wanted: &str) -> bool {
    let text = text.to_lowercase();
    wanted.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// Shows what holds the words, with its headings, and puts the rest aside; gives how many entries
/// there are. Under a heading that holds them, all is shown. Without words all is shown again.
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
    // From within outwards: a part without anything in it steps aside too.
    let mut parts = elements(book.query_selector_all("section"));
    parts.iter().for_each(|part| set_aside(part, false));
    parts.reverse();
    for part in parts {
        let left = elements(part.query_selector_all(ENTRIES));
        set_aside(&part, left.iter().all(is_aside));
    }
    count
}

/// The headings that are shown.
pub fn headings(book: &Element) -> Vec<Element> {
    let all = elements(book.query_selector_all("h2, h3"));
    all.into_iter().filter(|heading| !is_aside(heading)).collect()
}

fn entry_holds(entry: &Element, wanted: &str) -> bool {
    holds(&entry.text_content().unwrap_or_default(), wanted)
}

/// Whether the heading of the part around an entry holds the words.
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
    // Refused only for a name that is none.
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
