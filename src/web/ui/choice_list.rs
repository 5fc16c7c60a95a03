//! A list of sentences to choose from: a single tab stop, with arrow keys, pictures, and a heading above each group.

use crate::web::ui::Pic;
use crate::web::ui::text::{Icon, Text};
use crate::web::ui::walk::walk;
use std::rc::Rc;
use yew::prelude::*;

/// A sentence to choose.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Item {
    /// The sentence.
    pub text: Text,
    /// Heading of its group, the same for neighbours; empty for none.
    pub group: Text,
    /// Icon beside the heading; empty for none.
    pub sign: Icon,
    /// Small picture of its subject.
    pub picture: Html,
}

impl Item {
    /// The beginning of its sentence that its heading says already, and the rest.
    fn parts(&self) -> (&str, &str) {
        let after = self.text.strip_prefix(&*self.group).filter(|_| !self.group.is_empty());
        let rest = after.and_then(|after| after.strip_prefix([':', ',']));
        let rest = rest.map_or(&*self.text, str::trim_start);
        (self.text.strip_suffix(rest).unwrap_or_default(), rest)
    }
}

/// Properties of [`ChoiceList`].
#[derive(Properties, PartialEq, Clone)]
pub struct ChoiceListProps {
    /// The sentences, group by group.
    pub items: Rc<[Item]>,
    /// Receives the index of the chosen one.
    pub on_item: Callback<usize>,
}

/// The list.
#[component]
pub fn ChoiceList(props: &ChoiceListProps) -> Html {
    let reached = use_state_eq(|| 0_usize);
    let stop = (*reached).min(props.items.len().saturating_sub(1));
    let item = |(index, item): (usize, &Item)| {
        let on_item = props.on_item.clone();
        let reached = reached.setter();
        let before = index.checked_sub(1).and_then(|before| props.items.get(before));
        let opens =
            !item.group.is_empty() && before.is_none_or(|before| before.group != item.group);
        let (said, rest) = item.parts();
        html! {
            <li class={classes!(opens.then_some("opens"))}>
                if opens {
                    <h3 class="listhead">
                        if !item.sign.is_empty() { <Pic id={item.sign} /> }
                        <span>{ AttrValue::from(item.group.clone()) }</span>
                    </h3>
                }
                <button type="button" class="listed" autofocus={index == 0}
                    tabindex={if index == stop { "0" } else { "-1" }} onfocus={move |_| reached.set(index)}
                    onclick={move |_| on_item.emit(index)}>
                    <span class="listpic" aria-hidden="true">{ item.picture.clone() }</span>
                    if !said.is_empty() { <span class="sr">{ said.to_owned() }</span> }
                    <span>{ rest.to_owned() }</span>
                </button>
            </li>
        }
    };
    html! {
        <ul onkeydown={Callback::from(walk)}>{ for props.items.iter().enumerate().map(item) }</ul>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_heading_are_read_with_each_sentence_and_not_written_again() {
        for (group, text, wanted) in [
            ("Die 6", "Die 6: take a mine", ("Die 6: ", "take a mine")),
            ("orange 2", "orange 2, row 3", ("orange 2, ", "row 3")),
            ("Trade", "Trade two wool", ("", "Trade two wool")),
            ("Other", "End the turn", ("", "End the turn")),
            ("", "End the turn", ("", "End the turn")),
        ] {
            let item = Item { text: text.into(), group: group.into(), ..Item::default() };
            assert_eq!(item.parts(), wanted);
        }
    }
}
