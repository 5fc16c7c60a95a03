//! What lies before a seat, in one drawing: roads and knights as fans, settlements with what covers them,
//! special cards; and points as milestones along a road.

use crate::games::road::cards::{GOAL, Special};
use crate::web::road::art::pictures::{metropolis_sign, special_icon, special_key};
use crate::web::road::model::seats::{Display, Top, Tower};
use crate::web::ui::geometry::num;
use crate::web::ui::symbol;
use yew::prelude::*;

/// Where a small card lies, and how wide it is; it is 1.4 times as high.
#[derive(Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
    w: f64,
}

fn small(class: &'static str, icon: &'static str, points: Option<&'static str>, at: Spot) -> Html {
    let Spot { x, y, w } = at;
    let h = w * 1.4;
    let middle = if points.is_some() { 0.4 } else { 0.5 };
    html! {
        <g class="scard">
            <rect class="cshade" x={num(x + 1.0)} y={num(y + 3.0)} width={num(w - 1.0)} height={num(h - 1.0)} rx={num(w * 0.11)} />
            <rect class={classes!("cface", class)} x={num(x)} y={num(y)} width={num(w)} height={num(h)} rx={num(w * 0.11)} />
            <rect class="ctrim" x={num(x + w * 0.06)} y={num(y + w * 0.06)} width={num(w * 0.88)} height={num(h - w * 0.12)} rx={num(w * 0.07)} />
            { symbol(icon, x + w / 2.0, y + h * middle, w * 0.76, "") }
            { for points.map(|id| symbol(id, x + w / 2.0, y + h * 0.82, w * 0.42, "")) }
        </g>
    }
}

/// A piece of its own by this key, so that it lands where it is new.
fn landing(key: impl core::fmt::Display, drawn: Html) -> Html {
    html! { <g key={key.to_string()} data-lands="">{ drawn }</g> }
}

fn fan(class: &'static str, icon: &'static str, count: u8, at: Spot, step: f64) -> Html {
    let last = f64::from(count.saturating_sub(1)) * step;
    let (x, y) = (at.x + last + at.w / 2.0, at.y + at.w * 1.2);
    html! { <>
        <g>{ for (0..count).map(|card| {
            landing(card, small(class, icon, None, Spot { x: at.x + f64::from(card) * step, ..at }))
        }) }</g>
        <circle class="disc" cx={num(x)} cy={num(y)} r={num(at.w * 0.23)} />
        <text class="dn" x={num(x)} y={num(y + at.w * 0.12)} font-size={num(at.w * 0.34)} text-anchor="middle">{ count }</text>
    </> }
}

/// A settlement with what covers it: what lies under the top card shows as a strip above it.
fn tower(tower: Tower, at: Spot) -> Html {
    let settlement = ("k-settlement", "c-settlement", "vp-1");
    let city = ("k-city", "c-city", "vp-2");
    let cards = match tower.top {
        Top::Settlement => vec![settlement],
        Top::City => vec![settlement, city],
        Top::Metropolis(None) => vec![settlement, city, ("k-metropolis", "c-metropolis", "vp-3")],
        Top::Metropolis(Some(name)) => {
            vec![settlement, city, ("k-metropolis", metropolis_sign(name), "vp-3")]
        }
    };
    let top = cards.len() - 1;
    let strip = at.w * 0.15;
    html! { <g>{ for cards.into_iter().enumerate().map(|(place, (class, icon, points))| {
        let y = at.y - (top - place) as f64 * strip;
        landing(class, small(class, icon, Some(points).filter(|_| place == top), Spot { y, ..at }))
    }) }</g> }
}

/// All that lies before a seat; `w` is the width of a card.
pub fn display(seat: &Display, w: f64) -> Html {
    let (gap, step) = (w * 0.22, w * 0.3);
    let y = w * 0.32 + 2.0;
    let mut x = 2.0;
    let mut drawn = Vec::new();
    for (class, icon, count) in
        [("k-road", "c-road", seat.roads), ("k-knight", "c-knight", seat.knights)]
    {
        if count > 0 {
            let fan = fan(class, icon, count, Spot { x, y, w }, step);
            drawn.push(html! { <g key={class}>{ fan }</g> });
            x += w + f64::from(count - 1) * step + gap;
        }
    }
    for (place, own) in seat.towers.iter().enumerate() {
        drawn.push(html! { <g key={place}>{ tower(*own, Spot { x, y, w }) }</g> });
        x += w + gap * 0.6;
    }
    x += gap * 0.4;
    for card in &seat.specials {
        let class = match card {
            Special::Route => "k-route",
            Special::Army => "k-army",
        };
        let special = small(class, special_icon(*card), Some("vp-2"), Spot { x, y, w });
        drawn.push(landing(class, special));
        x += w + gap;
    }
    debug_assert!(seat.specials.iter().all(|card| !special_key(*card).is_empty()));
    let (width, height) = (x.max(w * 7.0) + 4.0, y + w * 1.4 + 8.0);
    html! {
        <svg class="disp" viewBox={format!("0 0 {} {}", num(width), num(height))}
            preserveAspectRatio="xMinYMid meet" aria-hidden="true">{ for drawn }</svg>
    }
}

/// Points as milestones along a road that ends at seven.
pub fn miles(points: u8) -> Html {
    let (w, h) = (300.0, 34.0);
    let step = (w - 30.0) / 6.6;
    let stone = |number: u8| {
        let last = number == GOAL;
        let x = 15.0 + f64::from(number - 1) * step + if last { 6.0 } else { 0.0 };
        let size = if last {
            h - 4.0
        } else if number == points {
            h - 6.0
        } else {
            h - 11.0
        };
        let class = if number <= points { "on" } else { "to" };
        html! {
            <g key={number} {class}>
                { symbol(if last { "mile-end" } else { "mile" }, x, h - 6.0 - size / 2.0 + 2.0, size, "") }
                if !last {
                    <text class="milen" x={num(x)} y={num(h - 5.0 - size * 0.26)} font-size={num(size * 0.46)}
                        text-anchor="middle">{ number }</text>
                }
            </g>
        }
    };
    html! {
        <svg class="miles" viewBox="0 0 300 34" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <path class="mroad" d="M0 27h300" /><path class="mdash" d="M2 27h296" />
            { for (1..=GOAL).map(stone) }
        </svg>
    }
}
