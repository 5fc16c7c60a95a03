//! Cards in a principality, 60 units wide, and marks of places.

use crate::engine::total::At;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Amounts, Kind};
use crate::games::princes::realm::Centre;
use crate::games::princes::row::Points;
use crate::web::princes::art::shapes::{SIDE, body, rect, text};
use crate::web::princes::art::{pictures, region};
use crate::web::ui::banner::Banner;
use crate::web::ui::geometry::num;
use crate::web::ui::icon::symbol;
use crate::web::ui::marks::banner_mark;
use yew::prelude::*;

fn shield(side: f64, points: u8) -> Html {
    let (x, size) = (side - 10.0, 21.0);
    html! { <>
        { symbol("pt-victory", x, 11.5, size, "") }
        { text("c-num", x, 11.5 + size * 0.2, size * 0.66, points.to_string()) }
    </> }
}

/// A card in play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Face {
    /// The card.
    pub card: Card,
    /// Its side or level.
    pub side: u8,
    /// The points that it gives now.
    pub points: Points,
    /// The card on top of it.
    pub cover: Card,
    /// Its own store, and whether more may be stored there now.
    pub store: Option<(u8, bool)>,
    /// Its owner, if not the owner of the principality.
    pub owner: Option<Banner>,
    /// Its width.
    pub size: f64,
}

impl Face {
    /// A card that has just entered play.
    #[must_use]
    pub fn of(card: Card) -> Face {
        let points = card.row().points(0);
        Face { card, side: 0, points, cover: Card::NONE, store: None, owner: None, size: SIDE }
    }
}

/// A card.
pub fn card(face: &Face) -> Html {
    let row = face.card.row();
    let side = face.size;
    let points = face.points;
    let (foot, height) = foot(face);
    let (art, middle) = match height > 0.0 {
        true => (side - height - 4.0, 2.6 + (side - height - 4.0) / 2.0),
        false => (side - 12.0, side / 2.0 - 0.5),
    };
    html! {
        <g class={classes!("pcard", pictures::family(row), face.owner.map(|_| "foreign"))}>
            { body(side) }
            { rect(if face.owner.is_some() { "c-dots" } else { "c-trim" }, [3.0, 3.0, side - 6.0, side - 6.0], 5.0) }
            { symbol(pictures::picture(face.card), side / 2.0, middle, art, "") }
            { foot }
            if row.top_side() > 0 { { levels(side, face.side) } }
            if points.victory > 0 { { shield(side, points.victory) } }
            if let Some(banner) = face.owner { { flag(banner) } }
            if face.cover.is_some() {
                <g transform="translate(8 14) scale(.82)">{ card(&Face { size: SIDE, ..Face::of(face.cover) }) }</g>
            }
        </g>
    }
}

/// The foot of a card with its points or store, and its height; empty for a card without them.
fn foot(face: &Face) -> (Html, f64) {
    if let Some((held, gains)) = face.store {
        let store = html! { <>{ region::plate() }{ region::pips(Kind::Gold, held, gains) }</> };
        return (store, region::HEIGHT);
    }
    const HEIGHT: f64 = 15.0;
    const SIGN: f64 = 13.0;
    const FONT: f64 = 13.5;
    let row = face.card.row();
    let side = face.size;
    let held: Vec<_> = pictures::points(face.points).into_iter().filter(|(.., n)| *n > 0).collect();
    let doubled = pictures::doubles(row);
    if held.is_empty() && doubled.is_none() {
        return (Html::default(), 0.0);
    }
    let middle = side - HEIGHT / 2.0;
    let one = SIGN + FONT * 0.72;
    let width = match doubled {
        Some(_) => FONT * 1.15 + SIGN + 1.0,
        None => held.len() as f64 * one + (held.len() as f64 - 1.0) * 5.0,
    };
    let from = (side - width) / 2.0;
    let base = side - HEIGHT / 2.0 + FONT * 0.35;
    let plate = format!(
        "M1 {}h{}v{}a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z",
        num(side - HEIGHT),
        num(side - 2.0),
        num(HEIGHT - 8.0)
    );
    let html = html! { <>
        <path class="c-foot" d={plate} />
        { for held.iter().enumerate().map(|(at, (_, sign, count))| {
            let x = from + at as f64 * (one + 5.0);
            html! { <>
                { symbol(sign, x + SIGN / 2.0, middle, SIGN, "") }
                { text("c-foott", x + SIGN + FONT * 0.42, base, FONT, count.to_string()) }
            </> }
        }) }
        if let Some(kind) = doubled {
            { text("c-foott", from + FONT * 0.55, base, FONT, "×2".to_owned()) }
            { symbol(pictures::resource(kind), from + FONT * 1.15 + SIGN / 2.0, middle, SIGN + 1.0, "c-footr") }
        }
    </> };
    (html, HEIGHT)
}

fn levels(side: f64, level: u8) -> Html {
    let mark = |step: u8| {
        let class = if step <= level { "c-lev on" } else { "c-lev" };
        rect(class, [side - 6.5, side - 21.0 - f64::from(step) * 8.0, 4.5, 6.0], 1.5)
    };
    html! { <>{ for (1..=3).map(mark) }</> }
}

fn flag(banner: Banner) -> Html {
    html! {
        <g class={classes!("person", banner.class())} transform="translate(-3 -4)">
            <path class="cloth" d="M1 1h15v22l-7.5-6L1 23z" />
            { banner_mark(banner, 8.5, 9.0, 9.0) }
        </g>
    }
}

/// A settlement, city or metropolis; a road if there is none.
pub fn centre(built: Centre) -> Html {
    let (id, points) = match built {
        Centre::Nothing => ("pr-road", 0),
        Centre::Settlement => ("pr-settlement", 1),
        Centre::City => ("pr-city", 2),
        Centre::Metropolis => ("pr-metropolis", 4),
    };
    html! {
        <g class="pcard f-centre">
            { body(SIDE) }
            { rect("c-trim", [3.0, 3.0, SIDE - 6.0, SIDE - 6.0], 5.0) }
            { symbol(id, SIDE / 2.0, SIDE / 2.0 - 0.5, SIDE - 12.0, "") }
            if points > 0 { { shield(SIDE, points) } }
        </g>
    }
}

/// A free place with a sign of its purpose.
pub fn free_site(sign: &'static str, tip: bool) -> Html {
    html! { <>
        { rect(if tip { "e-site tip" } else { "e-site" }, [3.0, 3.0, 54.0, 54.0], 6.0) }
        { symbol(sign, 30.0, 29.0, 20.0, "e-mark") }
    </> }
}

/// A legal target: pale, with a ring, the ghost of the card to come, and its price.
pub fn legal_site(ghost: Option<&str>, price: &Amounts) -> Html {
    html! { <>
        { rect("l-halo", [-2.5, -2.5, 65.0, 65.0], 10.0) }
        { rect("l-face", [0.0, 0.0, 60.0, 60.0], 7.0) }
        if let Some(id) = ghost { { symbol(id, 30.0, 22.0, 42.0, "ghost") } }
        { rect("l-ring", [0.0, 0.0, 60.0, 60.0], 7.0) }
        { price_chip(price, None) }
    </> }
}

/// The place of the next road or settlement, with its price; the signs of what is missing are faded.
pub fn priced_site(sign: &'static str, price: &Amounts, held: &Amounts) -> Html {
    html! { <>
        { rect("e-site tip", [3.0, 3.0, 54.0, 54.0], 6.0) }
        { symbol(sign, 30.0, 22.0, 20.0, "e-mark") }
        { price_chip(price, Some(held)) }
    </> }
}

/// The resources of a price one by one, each with whether it is there.
fn each_of(price: &Amounts, held: Option<&Amounts>) -> Vec<(Kind, bool)> {
    let each = |kind: Kind| {
        let there = held.map_or(u8::MAX, |held| held.at(kind.index()));
        (0..price.at(kind.index())).map(move |count| (kind, count < there))
    };
    Kind::ALL.into_iter().flat_map(each).collect()
}

/// A price as a row of signs.
fn price_chip(price: &Amounts, held: Option<&Amounts>) -> Html {
    let letters = each_of(price, held);
    if letters.is_empty() {
        return Html::default();
    }
    // Five signs are as wide as the card; more overlap.
    let step = (13.0_f64).min(50.0 / letters.len() as f64);
    let width = step * (letters.len() as f64 - 1.0) + 21.0;
    html! {
        <g transform={format!("translate({} 43)", num(30.0 - width / 2.0))}>
            { rect("c-chip", [0.0, 0.0, width, 18.0], 9.0) }
            { for letters.iter().enumerate().map(|(at, (kind, there))| {
                let class = if *there { "" } else { "missing" };
                symbol(pictures::resource(*kind), 10.5 + at as f64 * step, 9.0, 13.0, class)
            }) }
        </g>
    }
}

/// The ring around an option.
pub fn pick_ring() -> Html {
    html! { <>
        { rect("l-halo", [-2.5, -2.5, 65.0, 65.0], 10.0) }
        { rect("l-ring", [-0.5, -0.5, 61.0, 61.0], 8.0) }
    </> }
}

/// The rings around a selection.
pub fn chosen() -> Html {
    html! { <>
        { rect("l-ink", [-1.0, -1.0, 62.0, 62.0], 8.0) }
        { rect("l-ring", [-1.0, -1.0, 62.0, 62.0], 8.0) }
    </> }
}

/// The place that the question is about: its ring, and its number if no region's number is there.
pub fn marked(number: u8) -> Html {
    html! { <>
        { rect("l-ink", [-1.0, -1.0, 62.0, 62.0], 8.0) }
        { rect("l-adj", [-1.0, -1.0, 62.0, 62.0], 8.0) }
        <circle class="l-badge" cx="51" cy="9" r="12" />
        { text("l-badget", 51.0, 14.5, 16.0, number.to_string()) }
    </> }
}

/// The ring around neighbours of the half or region that was touched.
pub fn near_ring() -> Html {
    rect("l-adj", [-1.0, -1.0, 62.0, 62.0], 8.0)
}

/// A single card, for explanations.
pub fn card_picture(of: Card) -> Html {
    html! {
        <svg class="w-princes pcardpic" viewBox="-5 -6 72 74" aria-hidden="true" focusable="false">{ card(&Face::of(of)) }</svg>
    }
}
