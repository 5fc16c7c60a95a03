//! Hands of cards: open, by kinds, to be touched; or closed, as so many backs.

use crate::web::ui::text::Text;
use yew::prelude::*;

/// All cards of one kind in an open hand: one button, whichever of them is touched.
#[derive(Clone, PartialEq)]
pub struct CardGroup {
    /// Tells groups apart.
    pub key: usize,
    /// A card of the kind.
    pub picture: Html,
    /// How many.
    pub count: u8,
    /// How many of them are lifted.
    pub lifted: u8,
    /// Whether they are what is asked for.
    pub lit: bool,
    /// What a screen reader says.
    pub label: Text,
    /// Called by a touch; nothing where a touch does nothing.
    pub press: Option<Callback<()>>,
}

/// Cards of one kind that are drawn at most; how many there are is told beside them too.
const MOST_DRAWN: u8 = 10;

/// An open hand.
pub fn open_hand(groups: &[CardGroup], label: &Text) -> Html {
    // The more cards, the closer they lie.
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
            <button key={group.key} type="button" {class} aria-label={label}
                aria-pressed={if group.lifted > 0 { "true" } else { "false" }}
                onclick={move |_| press.emit(())}>{ for cards }{ counted(group) }</button>
        },
        None => {
            html! { <div key={group.key} {class} role="img" aria-label={label}>{ for cards }{ counted(group) }</div> }
        }
    }
}

/// How many cards of the kind there are, where one would have to count them.
fn counted(group: &CardGroup) -> Html {
    if group.count < 4 {
        return Html::default();
    }
    html! { <b class="cardcount" aria-hidden="true">{ group.count }</b> }
}

/// A closed hand: backs, and across them who may lift them. With `lift`, a finger that rests on it shows what
/// is there for as long as it stays.
pub fn closed_hand(
    count: u8,
    back: &Html,
    label: &Text,
    flap: &Text,
    lift: Option<Callback<()>>,
) -> Html {
    let held = classes!("handrow", "closed", lift.is_some().then_some("holds"));
    html! {
        <div class={held} onpointerdown={on_hold(lift)}>
            <div class="fanback" role="img" aria-label={AttrValue::from(label.clone())}>
                { for (0..count).map(|card| html! { <span key={card}>{ back.clone() }</span> }) }
            </div>
            if !flap.is_empty() {
                <div class="flap"><span class="flapline"></span><b>{ AttrValue::from(flap.clone()) }</b></div>
            }
        </div>
    }
}

/// Calls `lift` when a finger comes to rest.
pub fn on_hold(lift: Option<Callback<()>>) -> Option<Callback<PointerEvent>> {
    lift.map(|lift| {
        Callback::from(move |event: PointerEvent| {
            // What lies below is drawn anew: the touch is not to become a click or a selection there.
            event.prevent_default();
            lift.emit(());
        })
    })
}

/// A few backs and a number: a hand that is only counted.
pub fn counted_hand(count: u8, back: &Html) -> Html {
    html! { <>
        <span class="hb" aria-hidden="true">{ for (0..count.min(5)).map(|card| html! { <span key={card}>{ back.clone() }</span> }) }</span>
        <b>{ count }</b>
    </> }
}
