//! Cards of a hand: picture, points, name, price and place.

use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Amounts, Kind};
use crate::games::princes::row::Points;
use crate::web::princes::art::pictures;
use crate::web::princes::model::subject::Subject;
use crate::web::ui::Pic;
use crate::web::ui::press::on_press;
use crate::web::ui::text::Text;
use yew::prelude::*;

/// A card of a hand, or one being looked at.
#[derive(Clone, PartialEq)]
pub struct HandCard {
    /// The card.
    pub card: Card,
    /// Its name.
    pub name: Text,
    /// Its text for screen readers.
    pub label: Text,
    /// Its kind, for a card without a price.
    pub kind: Text,
    /// The missing part of its price.
    pub missing: Option<Amounts>,
    /// True if it is an option of the question.
    pub lit: bool,
    /// True if it is selected.
    pub picked: bool,
    /// True if it can't be used now.
    pub off: bool,
    /// The callback for a touch.
    pub press: Callback<()>,
}

/// A price as one sign for each resource, its number before it where it is more than one.
pub fn price(price: &Amounts) -> Html {
    html! { <span class="pcost">{ for signs(price, |_, _| false) }</span> }
}

/// The signs of a price; those of a resource and amount that are missing are faded.
pub fn signs(price: &Amounts, is_missing: impl Fn(Kind, u8) -> bool) -> Vec<Html> {
    let counted = Kind::ALL.into_iter().zip(*price).filter(|(_, count)| *count > 0);
    let sign = |(kind, count): (Kind, u8)| {
        html! {
            <i key={kind.index()} class={classes!(is_missing(kind, count).then_some("missing"))}>
                if count > 1 { { count } }
                <Pic id={pictures::resource(kind)} />
            </i>
        }
    };
    counted.map(sign).collect()
}

/// Points as medallions with their numbers.
pub fn points_row(points: Points) -> Html {
    let victory = ("pt-victory", points.victory);
    let others = pictures::points(points).map(|(medal, _, count)| (medal, count));
    let shown = std::iter::once(victory).chain(others).filter(|(_, count)| *count > 0);
    html! { <>{ for shown.map(|(id, count)| html! { <span key={id} class="ppt"><Pic {id} /><b>{ count }</b></span> }) }</> }
}

/// The sign of a card's kind of place.
pub fn place_mark(card: Card, class: &'static str) -> Html {
    let sign = pictures::place(card.row());
    html! { <>
        if let Some(id) = sign { <i class={class}><Pic {id} /></i> }
    </> }
}

/// Maximum number of letters of a name on one line of a card.
const ONE_LINE: usize = 12;

/// A card of a hand.
pub fn hand_card(shown: &HandCard) -> Html {
    let HandCard { card, name, label, kind, missing, lit, picked, off, press } = shown;
    let row = card.row();
    let press = press.clone();
    let class = classes!(
        "hc",
        (name.chars().count() > ONE_LINE).then_some("long"),
        pictures::family(row),
        lit.then_some("lit"),
        picked.then_some("sel"),
        off.then_some("no"),
    );
    html! {
        <button type="button" {class} aria-label={AttrValue::from(label.clone())} data-help={Subject::Card(*card).code()}
            aria-pressed={if *picked { "true" } else { "false" }} onclick={on_press(&press)}>
            <span class="hart"><Pic id={pictures::picture(*card)} /></span>
            <span class="hpts">{ points_row(row.points(0)) }</span>
            <span class="hn">{ AttrValue::from(name.clone()) }</span>
            if row.cost.iter().any(|count| *count > 0) { { price(&row.cost) } }
            else { <span class="pcost kl">{ AttrValue::from(kind.clone()) }</span> }
            { place_mark(*card, "plm") }
            if let Some(missing) = missing {
                <span class="miss">{ "−" }{ price(missing) }</span>
            }
        </button>
    }
}

/// A hand face down.
pub fn backs(cards: &[Card], label: &Text) -> Html {
    html! {
        <span class="bks" role="img" aria-label={AttrValue::from(label.clone())}>
            { for cards.iter().enumerate().map(|(at, card)| html! { <i key={at} class={classes!("bkc", card.is_some().then(|| pictures::family(card.row())))}><Pic id={pictures::picture(*card)} /></i> }) }
        </span>
    }
}
