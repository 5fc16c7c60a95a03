//! Hands of cards: open, grouped by kind, to be touched; or closed, as card backs.

use crate::web::ui::press::on_press;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// All cards of one kind in an open hand, as a single button.
#[derive(Clone, PartialEq)]
pub struct CardGroup {
    /// Key of the group.
    pub key: usize,
    /// Picture of a card of this kind.
    pub picture: Html,
    /// Number of cards.
    pub count: u8,
    /// Number of selected cards.
    pub lifted: u8,
    /// True if the group is highlighted as a possible choice.
    pub lit: bool,
    /// Accessible name.
    pub label: Text,
    /// Code by which it is explained.
    pub code: String,
    /// Called when touched; `None` if touching does nothing.
    pub press: Option<Callback<()>>,
}

/// Most cards of a kind drawn; their number is written beside them.
const MOST_DRAWN: u8 = 10;

/// An open hand.
pub fn open_hand(groups: &[CardGroup], label: &Text) -> Html {
    // The more cards, the more they overlap.
    let cards = groups.iter().map(|group| u32::from(group.count)).sum::<u32>();
    let close = match cards {
        0..=9 => None,
        10..=16 => Some("many"),
        _ => Some("most"),
    };
    html! {
        <div class={classes!("handrow", "openhand", close)} role="group" aria-label={AttrValue::from(label.clone())}>
            { for groups.iter().map(group) }
        </div>
    }
}

fn group(group: &CardGroup) -> Html {
    let drawn = group.count.min(MOST_DRAWN);
    let cards = (0..drawn).map(|card| {
        let up = card >= drawn.saturating_sub(group.lifted);
        html! { <span key={card} class={classes!("rc1", up.then_some("up"))}>{ group.picture.clone() }</span> }
    });
    let label = AttrValue::from(group.label.clone());
    let class = classes!("grp", group.lit.then_some("lit"));
    match group.press.clone() {
        Some(press) => html! {
            <button key={group.key} type="button" {class} aria-label={label} data-help={group.code.clone()}
                aria-pressed={if group.lifted > 0 { "true" } else { "false" }}
                onclick={on_press(&press)}>{ for cards }{ counted(group) }</button>
        },
        None => {
            html! { <div key={group.key} {class} role="img" aria-label={label} data-help={group.code.clone()}>{ for cards }{ counted(group) }</div> }
        }
    }
}

/// The number of cards of a kind, if there are too many to see at a glance.
fn counted(group: &CardGroup) -> Html {
    if group.count < 4 {
        return Html::default();
    }
    html! { <b class="cardcount" aria-hidden="true">{ group.count }</b> }
}

/// A closed hand, which shows its cards while it is held if the viewer may see them.
#[derive(Clone, PartialEq)]
pub struct ClosedHand {
    /// Accessible name.
    pub label: Text,
    /// Code by which it is explained.
    pub code: String,
    /// Invitation to hold it; empty if its cards can't be shown.
    pub flap: Text,
    /// Shows the cards.
    pub lift: Option<Callback<()>>,
}

/// A closed hand around its card backs.
pub fn closed_hand(hand: &ClosedHand, class: Classes, backs: Html) -> Html {
    let holds = hand.lift.is_some().then_some("holds");
    html! {
        <div class={classes!(class, holds)} role="img" data-help={hand.code.clone()}
            aria-label={AttrValue::from(hand.label.clone())} onpointerdown={on_hold(hand.lift.clone())}>{ backs }</div>
    }
}

/// A handler that calls `lift` when a touch begins.
fn on_hold(lift: Option<Callback<()>>) -> Option<Callback<PointerEvent>> {
    lift.map(|lift| {
        Callback::from(move |event: PointerEvent| {
            // The touched element is replaced, and the touch must not become a click or a selection there.
            event.prevent_default();
            lift.emit(());
        })
    })
}

/// A few card backs and a number: a hand that is only counted.
pub fn counted_hand(count: u8, back: &Html) -> Html {
    html! { <>
        <span class="hb" aria-hidden="true">{ for (0..count.min(5)).map(|card| html! { <span key={card}>{ back.clone() }</span> }) }</span>
        <b>{ count }</b>
    </> }
}
