//! A card made large: everything that it says.

use crate::games::princes::card::{Card, Points};
use crate::web::princes::art::hand::{points_row, price};
use crate::web::princes::art::pictures;
use crate::web::ui::Pic;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// What a large card says.
#[derive(Clone, PartialEq)]
pub struct Large {
    /// The card.
    pub card: Card,
    /// Its points now.
    pub points: Points,
    /// Its name.
    pub name: Text,
    /// What it is and where it goes.
    pub kind: Text,
    /// What it does.
    pub effect: Text,
    /// What it needs; empty for nothing.
    pub need: Text,
    /// Why it can't be used now; empty if it can.
    pub lack: Text,
    /// The word before its price.
    pub cost: Text,
}

/// A card made large; `heading` is the element of its name, by what stands above it.
pub fn large(shown: &Large, heading: &'static str) -> Html {
    let Large { card, points, name, kind, effect, need, lack, cost } = shown;
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
            <p class="lfx">{ AttrValue::from(effect.clone()) }</p>
            if !need.is_empty() { <p class="need">{ AttrValue::from(need.clone()) }</p> }
            if !lack.is_empty() { <p class="lack">{ AttrValue::from(lack.clone()) }</p> }
            if row.cost.iter().any(|count| *count > 0) {
                <footer><span>{ AttrValue::from(cost.clone()) }</span>{ price(&row.cost) }</footer>
            }
        </article>
    }
}
