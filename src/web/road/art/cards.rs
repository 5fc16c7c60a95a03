//! Cards of Road: build cards, resources, events, backs.

use crate::games::road::cards::{EventCard, Metropolis, Resource};
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::web::road::art::pictures::{
    event_class, event_scene, face, metropolis_sign, pip, points_sign, resource_class,
    resource_icon, scene,
};
use crate::web::ui::geometry::num;
use crate::web::ui::symbol;
use crate::web::words::Words;
use yew::prelude::*;

/// Shape of a card: shadow, thickness, face, and a printed line along the edge.
fn frame(w: f64, h: f64, class: &'static str) -> Html {
    let box_of = |class: Classes, x: f64, y: f64, right: f64, bottom: f64, rx: f64| {
        html! {
            <rect {class} x={num(x)} y={num(y)} width={num(w - x - right)} height={num(h - y - bottom)}
                rx={num(rx)} />
        }
    };
    html! { <>
        { box_of(classes!("cshade"), 2.0, 6.0, 2.0, 0.0, 10.0) }
        { box_of(classes!("cedge", class), 1.0, 3.5, 1.0, 1.5, 10.0) }
        { box_of(classes!("cface", class), 1.0, 1.0, 1.0, 5.0, 10.0) }
        { box_of(classes!("ctrim"), 5.5, 5.5, 5.5, 9.5, 6.5) }
    </> }
}

fn picture(id: &str, x: f64, y: f64, w: f64, h: f64) -> Html {
    html! { <>
        <svg class="scene" x={num(x)} y={num(y)} width={num(w)} height={num(h)} viewBox="0 0 104 76"
            preserveAspectRatio="xMidYMid slice"><use href={format!("#{id}")} width="104" height="76" /></svg>
        <rect class="sline2" x={num(x)} y={num(y)} width={num(w)} height={num(h)} rx="3" />
    </> }
}

fn title(
    class: &'static str,
    x: f64,
    y: f64,
    size: f64,
    anchor: &'static str,
    text: String,
) -> Html {
    html! { <text {class} x={num(x)} y={num(y)} font-size={num(size)} text-anchor={anchor}>{ text }</text> }
}

/// A card's effect as a line of symbols below its picture.
fn effect(card: Purchase, side: Side, words: &Words) -> Html {
    let back = |x: f64| symbol("back-res", x, 119.5, 21.0, "");
    let plus = |x: f64, text: &str| title("ceff", x, 125.0, 15.0, "middle", text.to_owned());
    match card {
        Purchase::Road => title("ceff", 62.0, 124.0, 13.0, "middle", "4:1 3:1 2:1 1:1".to_owned()),
        Purchase::Settlement => html! { <>
            <g class="cback">{ symbol("back-event", 61.0, 119.5, 21.0, "") }</g>
            { title("ceff s", 74.0, 124.0, 11.5, "middle", words.t("road-an-event")) }
        </> },
        Purchase::City => html! { <>{ plus(52.0, "+1") }{ back(74.0) }</> },
        Purchase::Knight => html! { <>
            { symbol("e-robber", 46.0, 119.5, 23.0, "") }{ plus(76.0, "+1") }
        </> },
        _ => {
            let sign = card.metropolis().filter(|_| side == Side::B);
            match sign {
                None => html! { <>{ plus(45.0, "+2") }{ back(69.0) }{ back(81.0) }</> },
                Some(name) => html! { <>
                    { plus(34.0, "+1") }{ back(52.0) }
                    { symbol(metropolis_sign(name), 88.0, 119.5, 23.0, "") }
                </> },
            }
        }
    }
}

/// A build card, 124 by 174.
pub fn build_card(card: Purchase, side: Side, words: &Words) -> Html {
    let name = words.t(&format!("road-card-{}", face(card)));
    let pips: Vec<Resource> = card.price().sorted().collect();
    let step = (104.0 / pips.len().max(1) as f64).min(21.5);
    let middle = (pips.len() as f64 - 1.0) / 2.0;
    let size = if name.chars().count() > 8 { 14.5 } else { 16.0 };
    html! {
        <svg class="bcard" width="124" viewBox="0 0 124 174" aria-hidden="true">
            { frame(124.0, 174.0, pictures_class(card)) }
            { title("cname", 62.0, 23.5, size, "middle", name) }
            { picture(scene(card), 10.0, 31.0, 104.0, 74.0) }
            { for points_sign(card).map(|id| symbol(id, 21.0, 44.0, 30.0, "")) }
            { effect(card, side, words) }
            <path class="cline" d="M10 133.5h104" />
            { for pips.iter().enumerate().map(|(at, kind)| {
                symbol(pip(*kind), 62.0 + (at as f64 - middle) * step, 149.5, step - 1.0, "")
            }) }
        </svg>
    }
}

fn pictures_class(card: Purchase) -> &'static str {
    crate::web::road::art::pictures::build_class(card)
}

/// A resource card, 84 by 118.
pub fn resource_card(kind: Resource, words: &Words) -> Html {
    let icon = resource_icon(kind);
    html! {
        <svg class="rcard" width="42" viewBox="0 0 84 118" aria-hidden="true">
            { frame(84.0, 118.0, resource_class(kind)) }
            <circle class="rplate" cx="42" cy="51" r="29" />
            { symbol(icon, 42.0, 51.0, 44.0, "") }
            <rect class="rstrip" x="7.5" y="86" width="69" height="18" rx="4" />
            { title("rcname", 42.0, 99.5, 13.0, "middle", words.t(&format!("road-kind-{}", kind.letter()))) }
            <rect class="rpip" x="4.5" y="5" width="20" height="20" rx="5" />
            { symbol(icon, 14.5, 15.0, 16.5, "") }
        </svg>
    }
}

/// An event card, 124 by 174.
pub fn event_card(card: EventCard, words: &Words) -> Html {
    let name = words.t(&format!("road-event-{}", event_class(card)));
    let size = if name.chars().count() > 12 { 12.5 } else { 15.5 };
    html! {
        <svg class="ecard" width="124" viewBox="0 0 124 174" aria-hidden="true">
            { frame(124.0, 174.0, "k-event") }
            <path class="eband" d="M1 11a10 10 0 0 1 10-10h102a10 10 0 0 1 10 10v19H1z" />
            { title("ename", 62.0, 21.5, size, "middle", name) }
            { picture(event_scene(card), 10.0, 36.0, 104.0, 124.0) }
        </svg>
    }
}

/// The back of a pile: `res`, `build` or `event`.
pub fn back(pile: &'static str) -> Html {
    html! {
        <svg class="back" width="42" viewBox="0 0 100 140" aria-hidden="true"><use href={format!("#back-{pile}")} width="100" height="140" /></svg>
    }
}

/// A metropolis of side B beside the row, 70 by 98.
pub fn metropolis_card(card: Metropolis) -> Html {
    html! {
        <svg width="40" viewBox="0 0 70 98" aria-hidden="true">
            <rect class="cshade" x="1" y="4" width="68" height="94" rx="8" />
            <rect class="cface k-metropolis" x="1" y="1" width="68" height="94" rx="8" />
            <rect class="ctrim" x="4" y="4" width="62" height="88" rx="5" />
            { symbol(metropolis_sign(card), 35.0, 42.0, 58.0, "") }
            { symbol("vp-3", 35.0, 82.0, 22.0, "") }
        </svg>
    }
}
