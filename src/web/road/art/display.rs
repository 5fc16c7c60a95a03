//! Cards in front of a seat in one drawing: roads and knights as fans, settlements with covering cards, special cards;
//! and points as milestones along a road.

use crate::engine::seat::Seat;
use crate::games::road::cards::{GOAL, Special};
use crate::games::road::options::Side;
use crate::games::road::purchase::Purchase;
use crate::web::road::art::pictures::{metropolis_sign, special_icon, special_key};
use crate::web::road::model::seats::{Counted, Display, Top, Tower};
use crate::web::road::model::subject::Subject;
use crate::web::ui::geometry::num;
use crate::web::ui::symbol;
use yew::prelude::*;

/// Position and width of a small card, which is 1.4 times as high.
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

/// An element with its own key, so that it is animated when new.
fn landing(key: impl core::fmt::Display, drawn: Html) -> Html {
    html! { <g key={key.to_string()} data-lands="">{ drawn }</g> }
}

/// Cards that count for a special card: their number, and the number that takes it unless it is taken by them.
fn fan(class: &'static str, icon: &'static str, cards: Counted, at: Spot, step: f64) -> Html {
    let Counted { count, needed, leads } = cards;
    let last = f64::from(count.saturating_sub(1)) * step;
    // On the lower edge of the front card, below its picture.
    let (x, y) = (at.x + last + at.w / 2.0, at.y + at.w * 1.34);
    let wide = if needed.is_some() { at.w * 0.6 + 14.0 } else { at.w * 0.3 + 10.0 };
    // The style sheet gives the numbers of small cards larger letters.
    let high = (at.w * 0.36).max(20.0);
    let text = needed.map_or_else(|| count.to_string(), |needed| format!("{count}/{needed}"));
    let leads = leads.then_some("leads");
    html! { <>
        <g>{ for (0..count).map(|card| {
            landing(card, small(class, icon, None, Spot { x: at.x + f64::from(card) * step, ..at }))
        }) }</g>
        <rect class={classes!("disc", leads)} x={num(x - wide / 2.0)} y={num(y - high / 2.0)} width={num(wide)} height={num(high)} rx={num(high / 2.0)} />
        <text class="dn" x={num(x)} y={num(y)} dy="0.35em" font-size={num(at.w * 0.34)} text-anchor="middle">{ text }</text>
    </> }
}

/// Height of a covered card's strip, in widths of a card.
const STRIP: f64 = 0.15;

/// The cards of a settlement from below: class, picture, points.
fn layers(top: Top) -> Vec<(&'static str, &'static str, &'static str)> {
    let settlement = ("k-settlement", "c-settlement", "vp-1");
    let city = ("k-city", "c-city", "vp-2");
    match top {
        Top::Settlement => vec![settlement],
        Top::City => vec![settlement, city],
        Top::Metropolis(None) => vec![settlement, city, ("k-metropolis", "c-metropolis", "vp-3")],
        Top::Metropolis(Some(name)) => {
            vec![settlement, city, ("k-metropolis", metropolis_sign(name), "vp-3")]
        }
    }
}

/// A settlement with its covering cards; covered ones show as a strip above the top card.
fn tower(tower: Tower, at: Spot) -> Html {
    let cards = layers(tower.top);
    let top = cards.len() - 1;
    let strip = at.w * STRIP;
    html! { <g>{ for cards.into_iter().enumerate().map(|(place, (class, icon, points))| {
        let y = at.y - (top - place) as f64 * strip;
        landing(class, small(class, icon, Some(points).filter(|_| place == top), Spot { y, ..at }))
    }) }</g> }
}

/// The card on top of a settlement.
const fn top(tower: Tower) -> Purchase {
    match tower.top {
        Top::Settlement => Purchase::Settlement,
        Top::City => Purchase::City,
        Top::Metropolis(None) => Purchase::Metropolis,
        Top::Metropolis(Some(name)) => Purchase::of_metropolis(name, Side::B),
    }
}

/// A group of cards that lies together: its width, the space after it, and its drawing.
struct Group {
    wide: f64,
    after: f64,
    drawn: Box<dyn Fn(Spot) -> Html>,
}

/// The groups of cards in front of a seat, in order; `w` is the width of a card.
fn groups(owner: Seat, seat: &Display, w: f64) -> Vec<Group> {
    let (gap, step) = (w * 0.22, w * 0.3);
    let fans = [
        ("k-road", "c-road", seat.roads, Subject::Roads(owner)),
        ("k-knight", "c-knight", seat.knights, Subject::Knights(owner)),
    ];
    let fans = fans.into_iter().filter(|(_, _, cards, _)| cards.count > 0).map(
        |(class, icon, cards, subject)| {
            let drawn = move |at| {
                let fan = fan(class, icon, cards, at, step);
                html! { <g key={class} data-help={subject.code()}>{ fan }</g> }
            };
            Group {
                wide: w + f64::from(cards.count - 1) * step,
                after: gap,
                drawn: Box::new(drawn),
            }
        },
    );
    let towers = seat.towers.iter().copied().enumerate().map(|(place, own)| {
        let code = Subject::Card(top(own)).code();
        let drawn =
            move |at| html! { <g key={place} data-help={code.clone()}>{ tower(own, at) }</g> };
        let after = if place + 1 == seat.towers.len() { gap } else { gap * 0.6 };
        Group { wide: w, after, drawn: Box::new(drawn) }
    });
    let specials = seat.specials.iter().copied().map(|card| {
        let class = special_class(card);
        let code = Subject::Special(card).code();
        let drawn = move |at| {
            let special = small(class, special_icon(card), Some("vp-2"), at);
            html! { <g key={class} data-help={code.clone()}>{ landing(class, special) }</g> }
        };
        Group { wide: w, after: gap, drawn: Box::new(drawn) }
    });
    debug_assert!(seat.specials.iter().all(|card| !special_key(*card).is_empty()));
    fans.chain(towers).chain(specials).collect()
}

/// Top of the cards, below the strips of covered ones.
fn top_of(w: f64) -> f64 {
    w * 0.32 + 2.0
}

/// Height of a drawing of cards.
fn height_of(w: f64) -> f64 {
    top_of(w) + w * 1.4 + 8.0
}

/// The cards with which each seat begins.
pub fn first_cards() -> Html {
    let spot = |x: f64| Spot { x, y: 2.0, w: 54.0 };
    html! {
        <svg class="disp" width="62" viewBox="0 0 84 80" aria-hidden="true">
            { small("k-road", "c-road", None, spot(2.0)) }
            { small("k-settlement", "c-settlement", Some("vp-1"), spot(26.0)) }
        </svg>
    }
}

/// All cards in front of a seat in one row; `w` is the width of a card.
pub fn display(owner: Seat, seat: &Display, w: f64) -> Html {
    in_row(owner, seat, w, |_| 2.0)
}

/// The same row in the middle of its drawing.
pub fn display_centred(owner: Seat, seat: &Display, w: f64) -> Html {
    in_row(owner, seat, w, |free| free / 2.0)
}

/// Cards in one row, which begins at the place that `start` gives for the width that cards leave free.
fn in_row(owner: Seat, seat: &Display, w: f64, start: impl Fn(f64) -> f64) -> Html {
    let groups = groups(owner, seat, w);
    let all: f64 = groups.iter().map(|group| group.wide + group.after).sum();
    let (width, height) = ((2.0 + all).max(w * 7.0) + 4.0, height_of(w));
    let last = groups.last().map_or(0.0, |group| group.after);
    let (mut x, y) = (start(width - all + last), top_of(w));
    let mut drawn = Vec::new();
    for group in groups {
        drawn.push((group.drawn)(Spot { x, y, w }));
        x += group.wide + group.after;
    }
    html! {
        <svg class="disp" viewBox={format!("0 0 {} {}", num(width), num(height))}
            preserveAspectRatio="xMinYMid meet" aria-hidden="true">{ for drawn }</svg>
    }
}

/// All cards in front of a seat in as many rows as they need; the size of cards is that of the style sheet, which knows
/// from a class to how many cards side by side a single row is equal.
pub fn spread(owner: Seat, seat: &Display) -> Html {
    const W: f64 = 60.0;
    // Height above the cards for the strips of covered ones, which few players have.
    let covered = seat.towers.iter().map(|tower| layers(tower.top).len() - 1).max().unwrap_or(0);
    let y = 2.0 + covered as f64 * W * STRIP;
    let drawn = |(place, group): (usize, Group)| {
        let (width, height) = (group.wide + 6.0, y + W * 1.4 + 8.0);
        html! {
            <svg key={place} viewBox={format!("0 0 {} {}", num(width), num(height))} aria-hidden="true">
                { (group.drawn)(Spot { x: 2.0, y, w: W }) }
            </svg>
        }
    };
    let groups = groups(owner, seat, W);
    let wide: f64 = groups.iter().map(|group| group.wide + 6.0).sum();
    let cards = num((wide / (W + 6.0)).ceil().clamp(6.0, 12.0));
    html! {
        <div class={classes!("disps", format!("covered{covered}"), format!("cards{cards}"))}>
            { for groups.into_iter().enumerate().map(drawn) }
        </div>
    }
}

/// A special card by itself.
pub fn special_card(card: Special) -> Html {
    let drawn = small(
        special_class(card),
        special_icon(card),
        Some("vp-2"),
        Spot { x: 2.0, y: 2.0, w: 44.0 },
    );
    html! { <svg width="40" viewBox="0 0 49 68" aria-hidden="true">{ drawn }</svg> }
}

/// Class of a special card's colour.
const fn special_class(card: Special) -> &'static str {
    match card {
        Special::Route => "k-route",
        Special::Army => "k-army",
    }
}

/// Points as milestones along a road that ends at seven, over the whole width.
///
/// Each stone has a drawing of its own, so that stones keep their shape in a panel of any width.
pub fn miles(owner: Seat, points: u8) -> Html {
    let (w, h) = (43.0, 34.0);
    let stone = |number: u8| {
        let last = number == GOAL;
        let size = if last {
            h - 4.0
        } else if number == points {
            h - 6.0
        } else {
            h - 11.0
        };
        let class = if number <= points { "on" } else { "to" };
        let (left, wide) =
            (f64::from(number - 1) * 100.0 / f64::from(GOAL), 100.0 / f64::from(GOAL));
        html! {
            <svg key={number} {class} x={format!("{}%", num(left))} y="0" width={format!("{}%", num(wide))} height="100%"
                viewBox={format!("0 0 {} {}", num(w), num(h))}>
                { symbol(if last { "mile-end" } else { "mile" }, w / 2.0, h - 6.0 - size / 2.0 + 2.0, size, "") }
                if !last {
                    // WebKit scales a text around another point than its centre, but a group around its own.
                    <g class="milenum">
                        <text class="milen" x={num(w / 2.0)} y={num(h - 5.0 - size * 0.26)} font-size={num(size * 0.46)}
                            text-anchor="middle">{ number }</text>
                    </g>
                }
            </svg>
        }
    };
    html! {
        <svg class="miles" data-help={Subject::Points(owner).code()} aria-hidden="true">
            <line class="mroad" x1="1.5%" y1="80%" x2="98.5%" y2="80%" />
            <line class="mdash" x1="1.5%" y1="80%" x2="98.5%" y2="80%" />
            { for (1..=GOAL).map(stone) }
        </svg>
    }
}
