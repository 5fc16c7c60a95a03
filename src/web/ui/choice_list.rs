//! A list of sentences to choose from: a single tab stop, with arrow keys, and with a heading above neighbours that begin
//! alike.

use crate::web::ui::text::Text;
use crate::web::ui::walk::walk;
use std::rc::Rc;
use yew::prelude::*;

/// Mark between what neighbours have in common and the rest of a sentence.
const COLON: &str = ": ";

/// A sentence in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Row<'a> {
    /// Heading above it, if it is the first below one.
    heading: Option<&'a str>,
    /// Beginning that its heading says already; empty without a heading.
    said: &'a str,
    /// The rest.
    rest: &'a str,
}

/// The rows of a list; neighbours whose sentences are alike up to the colon are grouped, and none is moved.
fn rows(items: &[Text]) -> Vec<Row<'_>> {
    let prefix = |index: usize| Some(items.get(index)?.split_once(COLON)?.0);
    let row = |(index, item): (usize, &'_ Text)| {
        let own = prefix(index);
        let before = index.checked_sub(1).and_then(prefix);
        let grouped = own.is_some() && (before == own || prefix(index + 1) == own);
        let said = own.filter(|_| grouped).map_or(0, |prefix| prefix.len() + COLON.len());
        (own.filter(|_| grouped && before != own), said, item.len())
    };
    let measured: Vec<_> = items.iter().enumerate().map(row).collect();
    let cut = |((heading, said, end), item)| -> Row<'_> {
        let item: &Text = item;
        Row {
            heading,
            said: item.get(..said).unwrap_or_default(),
            rest: item.get(said..end).unwrap_or_default(),
        }
    };
    measured.into_iter().zip(items).map(cut).collect()
}

/// Properties of [`ChoiceList`].
#[derive(Properties, PartialEq, Clone)]
pub struct ChoiceListProps {
    /// The sentences.
    pub items: Rc<[Text]>,
    /// Receives the index of the chosen one.
    pub on_item: Callback<usize>,
}

/// The list.
#[component]
pub fn ChoiceList(props: &ChoiceListProps) -> Html {
    let reached = use_state_eq(|| 0_usize);
    let stop = (*reached).min(props.items.len().saturating_sub(1));
    let item = |(index, row): (usize, Row<'_>)| {
        let on_item = props.on_item.clone();
        let reached = reached.setter();
        html! {
            <>
                if let Some(heading) = row.heading { <li class="listhead" aria-hidden="true">{ heading.to_owned() }</li> }
                <li>
                    <button type="button" class="listed" autofocus={index == 0}
                        tabindex={if index == stop { "0" } else { "-1" }} onfocus={move |_| reached.set(index)}
                        onclick={move |_| on_item.emit(index)}>
                        if !row.said.is_empty() { <span class="sr">{ row.said.to_owned() }</span> }
                        <span>{ row.rest.to_owned() }</span>
                    </button>
                </li>
            </>
        }
    };
    html! {
        <ul onkeydown={Callback::from(walk)}>{ for rows(&props.items).into_iter().enumerate().map(item) }</ul>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_that_begin_alike_have_one_heading_and_none_is_moved() {
        let items = [
            "End the turn",
            "Die 6: take a mine",
            "Die 6: take a ship",
            "Die 2: take a mine",
            "Die 6: two workers",
        ];
        let items = items.map(Text::from);
        let rows = rows(&items);
        let read: Vec<_> = rows.iter().map(|row| (row.heading, row.said, row.rest)).collect();
        let wanted = [
            (None, "", "End the turn"),
            (Some("Die 6"), "Die 6: ", "take a mine"),
            (None, "Die 6: ", "take a ship"),
            (None, "", "Die 2: take a mine"),
            (None, "", "Die 6: two workers"),
        ];
        assert_eq!(read, wanted);
        for (row, item) in rows.iter().zip(&items) {
            assert_eq!(format!("{}{}", row.said, row.rest), item.as_ref());
        }
    }
}
