//! A card enlarged, with its full text.

use crate::games::princes::card::Card;
use crate::games::princes::row::Points;
use crate::web::princes::art::hand::{points_row, price};
use crate::web::princes::art::pictures;
use crate::web::ui::Pic;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// The contents of an enlarged card.
#[derive(Clone, PartialEq)]
pub struct Large {
    /// The card.
    pub card: Card,
    /// Its current points.
    pub points: Points,
    /// Its name.
    pub name: Text,
    /// Its kind and place.
    pub kind: Text,
    /// Its effect.
    pub effect: Text,
    /// The present count of things that it depends on; empty for most cards.
    pub now: Text,
    /// Its conditions; empty for none.
    pub need: Text,
    /// The reason why it can't be used now; empty if it can.
    pub lack: Text,
    /// True if it only waits for the roll: the reason is no refusal.
    pub waits: bool,
    /// The word before its price.
    pub cost: Text,
}

/// An enlarged card; `heading` is the element of its name, chosen by the level of the page's headings.
pub fn large(shown: &Large, heading: &'static str) -> Html {
    let Large { card, points, name, kind, effect, now, need, lack, waits, cost } = shown;
    let row = card.row();
    html! {
        <article class={classes!("lc", pictures::family(row))}>
            <header><@{heading}>{ AttrValue::from(name.clone()) }</@><span>{ AttrValue::from(kind.clone()) }</span></header>
            <div class="lart">
                <Pic id={pictures::picture(*card)} />
                <div class="lpts">{ points_row(*points) }</div>
                { super::place_mark(*card, "pl") }
                if row.foreign { <i class="pl f"><Pic id="pl-F" /></i> }
            </div>
            <p class="lfx">{ AttrValue::from(effect.clone()) }
                if !now.is_empty() { { " " }<b>{ AttrValue::from(now.clone()) }</b> }</p>
            if !need.is_empty() { <p class="need">{ AttrValue::from(need.clone()) }</p> }
            if !lack.is_empty() { <p class={classes!("lack", waits.then_some("waits"))}>{ AttrValue::from(lack.clone()) }</p> }
            if row.cost.iter().any(|count| *count > 0) {
                <footer><span>{ AttrValue::from(cost.clone()) }</span>{ price(&row.cost) }</footer>
            }
        </article>
    }
}
