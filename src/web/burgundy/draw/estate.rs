//! An estate: large with all its parts, or small on another player's panel.

use crate::engine::hex::STEPS;
use crate::engine::total::At;
use crate::games::burgundy::boards::Board;
use crate::games::burgundy::fields::{Field, Fields};
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::art::marks::{banner_mark, chip, count_disc};
use crate::web::burgundy::art::tile::{group_class, group_icon, tile};
use crate::web::burgundy::draw::estate_layout::{EstateLayout, Frame, KEY_R, small_size};
use crate::web::burgundy::draw::extras::{
    Below, below, card_at, carried, further_key, posts, route, small_extras,
};
use crate::web::burgundy::draw::hexspot::{Area, HexSpot, Hit, spot_area};
use crate::web::burgundy::draw::motion::floats;
use crate::web::burgundy::draw::partners::{banner_of, key_captions, locked, partners};
use crate::web::burgundy::draw::printed::Printed;
use crate::web::burgundy::draw::track::caption;
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{
    Captions, Estate, FieldView, Float, KeyView, Mark, Pile, Spot, Text,
};
use crate::web::ui::geometry::{edge, fitting, hex, num};
use crate::web::ui::icon::symbol;
use crate::web::ui::text::cut;
use std::rc::Rc;
use yew::prelude::*;

/// An estate.
#[derive(Properties, PartialEq, Clone)]
pub struct EstateProps {
    /// The estate.
    pub estate: Rc<Estate>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Points that float up here.
    pub floats: Rc<Vec<Float>>,
}

/// A large estate with all its parts, 580 by 500.
#[component]
pub fn LargeEstate(props: &EstateProps) -> Html {
    let estate = &props.estate;
    let layout = EstateLayout::of(estate.board);
    let frame = &layout.frame;
    let below = below(estate, &layout);
    html! {
        <svg class="own-svg" viewBox={format!("0 0 580 {}", num(below.height))} role="group"
            aria-label={AttrValue::from(estate.label.clone())}
            aria-description={AttrValue::from(props.captions.keys.clone())}
            data-board="estate">
            { board(estate, frame) }
            { carried(estate, frame) }
            { posts(estate, frame) }
            { corners(estate, &layout) }
            { storage(props, &layout, below) }
            { goods(props, &layout) }
            { route(estate, below) }
            { floats(&props.floats, 580.0, &|spot| place_of(estate, &layout, below, spot)) }
        </svg>
    }
}

/// The board with its tiles, finished regions and lit fields.
fn board(estate: &Estate, frame: &Frame) -> Html {
    html! { <>
        { printed(estate, frame.small) }
        { estate.fields.iter().map(|view| field_spot(estate, view, frame)).collect::<Html>() }
        { finished_regions(estate, frame) }
        { estate.fields.iter().filter(|v| v.mark.is_lit() && v.piece.is_none())
            .map(|view| lit_field(view, frame)).collect::<Html>() }
        { estate.fields.iter().filter_map(|view| fresh_stone(view, frame)).collect::<Html>() }
    </> }
}

/// Trace of the last turn: a stone in the player's colour at the tile's corner, drawn above the neighbouring tiles.
fn fresh_stone(view: &FieldView, frame: &Frame) -> Option<Html> {
    let (banner, r) = (view.fresh.filter(|_| view.piece.is_some())?, frame.r * 0.965);
    let (x, y) = frame.place(view.field);
    let (x, y) = (x + r * 0.68, y - r * 0.62);
    Some(html! {
        <g key={view.field.0} class={classes!("above", banner.class())} aria-hidden="true">
            <circle class="pdot" cx={num(x)} cy={num(y)} r={num(r * 0.2)} />
            { banner_mark(banner, x, y, r * 0.26) }
        </g>
    })
}

/// These fields of a large board with their neighbours, for figures.
pub fn excerpt(estate: &Estate, around: Fields) -> Html {
    let printed = estate.board.board();
    let shown = around.into_iter().fold(around, |all, field| all.or(printed.neighbours(field)));
    let mut part = estate.clone();
    part.fields.retain(|view| shown.has(view.field));
    let frame = EstateLayout::of(estate.board).frame;
    let margin = frame.r * 1.15;
    let at = || shown.into_iter().map(|field| frame.place(field));
    let (left, right) = span(at().map(|(x, _)| x));
    let (top, bottom) = span(at().map(|(_, y)| y));
    let view =
        [left - margin, top - margin, right - left + 2.0 * margin, bottom - top + 2.0 * margin];
    html! { <svg viewBox={view.map(num).join(" ")}>{ board(&part, &frame) }</svg> }
}

/// The smallest and the largest value.
fn span(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values.fold((f64::INFINITY, f64::NEG_INFINITY), |(least, most), value| {
        (least.min(value), most.max(value))
    })
}

/// The printed board below an estate's tiles.
fn printed(estate: &Estate, small: bool) -> Html {
    let set = |views: &mut dyn Iterator<Item = &FieldView>| {
        views.map(|view| view.field).fold(Fields::NONE, Fields::with)
    };
    let shown = set(&mut estate.fields.iter());
    let open = set(&mut estate.fields.iter().filter(|view| view.piece.is_none()));
    html! { <Printed board={estate.board} {shown} {open} {small} /> }
}

/// The touchable part of a field: its tile, or the empty field.
fn field_spot(estate: &Estate, view: &FieldView, frame: &Frame) -> Html {
    let (x, y) = frame.place(view.field);
    let spot = Spot::Field(estate.seat, view.field);
    let middle = estate.fields.get(estate.fields.len() / 2);
    let first = middle.is_some_and(|middle| middle.field == view.field);
    html! {
        <HexSpot key={view.field.0} {spot} {x} {y} hit={frame.r} r={frame.r * 0.965}
            piece={view.piece} mark={view.mark} fresh={view.fresh.is_some()}
            from={view.from} label={view.label.clone()} {first} />
    }
}

/// A lit field, drawn above its neighbours so that its glow covers them. Touches are taken by the field's own hex
/// below.
fn lit_field(view: &FieldView, frame: &Frame) -> Html {
    let (x, y) = frame.place(view.field);
    let r = frame.r;
    if let Mark::Workers(workers) = view.mark {
        return html! {
            <g key={view.field.0} class="above">
                <path class="cring strong" d={hex(x, y, r * 0.88)} />
                { chip(x, y + r * 0.52, workers, r * 0.215) }
            </g>
        };
    }
    html! {
        <g key={view.field.0} class="above legal">
            <path class="halo2" d={hex(x, y, r * 1.06)} />
            <path class={classes!("lface", group_class(view.colour))} d={hex(x, y, r * 0.96)} />
            { symbol(view.ghost.unwrap_or(group_icon(view.colour)), x, y + r * 0.32, r * 0.66, "ghost") }
            <text class="lnum" x={num(x)} y={num(y - r * 0.16)} font-size={num(r * 0.6)}
                text-anchor="middle">{ view.number }</text>
            if view.mark == Mark::Chosen { <path class="sring" d={hex(x, y, r * 0.93)} /> }
            <path class="lring" d={hex(x, y, r * 0.93)} />
        </g>
    }
}

/// A thin gold line around every completed region.
fn finished_regions(estate: &Estate, frame: &Frame) -> Html {
    let board = estate.board.board();
    let mut line = String::new();
    for view in estate.fields.iter().filter(|view| view.finished) {
        let (x, y) = frame.place(view.field);
        for (step, (q, r)) in STEPS.iter().enumerate() {
            if !same_region(board, view, *q, *r) {
                line += &edge(x, y, frame.r * 0.985, step);
            }
        }
    }
    if line.is_empty() {
        return Html::default();
    }
    html! {
        <g class="above finished" aria-hidden="true">
            <path class="finbed" d={line.clone()} />
            <path class="finline" d={line} />
        </g>
    }
}

fn same_region(board: &Board, view: &FieldView, q: i8, r: i8) -> bool {
    let region = board.region(view.field);
    board.neighbours(view.field).and(region).into_iter().any(|other: Field| {
        let cell = board.cells.at(other.index());
        cell.q == view.cell.q + q && cell.r == view.cell.r + r
    })
}

/// Banner with points and name; silver and workers.
fn corners(estate: &Estate, layout: &EstateLayout) -> Html {
    let seat = estate.seat;
    // The solo boards extend to the lower end of the banner.
    let top = if estate.board.is_solo() { 2.0 } else { 8.0 };
    let points = html! {
        <g class={estate.banner.class()}>
            <path class="banner" d={format!("M10 {}h44v58l-22-11-22 11z", num(top))} />
            { banner_mark(estate.banner, 32.0, top + 9.5, 9.0) }
            <text class="bannern" x="32" y={num(top + 36.0)} font-size={num(fitting(&estate.points.to_string(), 23.0, 40.0))}
                text-anchor="middle">{ estate.points }</text>
        </g>
    };
    let stock = |spot: Spot, (x, y): (f64, f64), icon: &'static str, count: u16, label: &Text| {
        let inner = html! {
            <>
                { symbol(icon, x + 22.0, y + 22.0, 36.0, "") }
                <text class="big" x={num(x + 45.0)} y={num(y + 31.0)} font-size="25">{ count }</text>
            </>
        };
        spot_area(spot, Area(x, y, 74.0, 43.0), label, inner)
    };
    // A long name is placed higher, where there is more space, and cut rather than drawn too small.
    let large = fitting(&estate.name, 23.0, 64.0);
    let (size, y) = if large < 17.0 { (17.0, 22.0) } else { (large, 28.0) };
    let who = html! {
        <>
            { spot_area(Spot::Points(seat), Area(8.0, 4.0, 48.0, 64.0), &estate.points_label, points) }
            <text class="who" x="58" y={num(y)} font-size={num(size)}>{ cut(&estate.name, 8) }</text>
            <text class="sub boardname" x="58" y="47" font-size={num(fitting(&estate.board_name, 13.5, 78.0).max(12.7))}>
                { AttrValue::from(estate.board_name.clone()) }
            </text>
        </>
    };
    html! {
        <>
            { match &estate.team {
                Some(team) => partners(team),
                None => who,
            } }
            { stock(Spot::Silver(seat), layout.silver, "silver", estate.silver, &estate.silver_label) }
            { stock(Spot::Workers(seat), layout.workers, "worker", estate.workers, &estate.workers_label) }
        </>
    }
}

fn storage(props: &EstateProps, layout: &EstateLayout, below: Below) -> Html {
    let estate = &props.estate;
    let further = (0..estate.storage.len()).map(|number| further_key(below, number));
    let places = layout.keys.iter().copied().chain(further);
    let keys = estate.storage.iter().zip(places).map(|(view, (x, y))| {
        let spot = Spot::Key(estate.seat, view.key);
        html! {
            <HexSpot key={view.key.0} {spot} {x} {y} hit={KEY_R * 1.04} r={KEY_R * 0.97}
                printed={classes!("slot", "key", view.closed.then_some("closed"))} piece={view.piece} mark={view.mark} from={view.from}
                label={view.label.clone()} />
        }
    });
    let offered = |view: &KeyView| view.piece.is_none() && view.mark.is_lit();
    let places = layout.keys.iter().copied();
    let lit = estate.storage.iter().zip(places).filter(|(view, _)| offered(view));
    let lit = lit.map(|(view, (x, y))| lit_key(view.key.0, x, y));
    let locks = estate.storage.iter().zip(layout.keys).filter(|(view, _)| view.closed);
    let locks = locks.map(|(view, (x, y))| locked(view.key.0, *x, *y));
    let name = &props.captions.store;
    let short = name.chars().count() <= 8;
    let ((x, y), width) = if short { (layout.keys_caption, 84.0) } else { layout.long_caption };
    html! {
        <>
            { match &estate.team {
                Some(team) => key_captions(team, layout),
                None => html! {
                    <g class="storecap">{ caption(name, x, y, 12.0, width, "start") }</g>
                },
            } }
            <g class="keyplaces">{ keys.collect::<Html>() }</g>
            { locks.collect::<Html>() }
            { lit.collect::<Html>() }
        </>
    }
}

/// An empty key field that can take a new tile, drawn above the field itself.
fn lit_key(key: u8, x: f64, y: f64) -> Html {
    html! {
        <g key={format!("lit{key}")} class="above legal" aria-hidden="true">
            <path class="halo2" d={hex(x, y, KEY_R * 1.02)} />
            <path class="lring" d={hex(x, y, KEY_R * 0.92)} />
        </g>
    }
}

fn goods(props: &EstateProps, layout: &EstateLayout) -> Html {
    let estate = &props.estate;
    let piles = estate.goods.iter().zip(layout.piles).map(|(pile, (x, y))| {
        let spot = Spot::Good(estate.seat, pile.good);
        spot_pile(spot, pile, *x, *y)
    });
    let (((x, y), anchor), sold) = (layout.goods_caption, layout.sold);
    let sold_y = layout.sold_higher.get(estate.goods.len()).copied().unwrap_or(sold.0.1);
    html! {
        <>
            { caption(&props.captions.goods, x, y, 12.0, 90.0, anchor) }
            { piles.collect::<Html>() }
            if !estate.sold.is_empty() {
                <text class="sub" x={num(sold.0.0)} y={num(sold_y)} font-size="13.5" text-anchor={sold.1}>
                    { AttrValue::from(estate.sold.clone()) }
                </text>
            }
        </>
    }
}

fn spot_pile(spot: Spot, pile: &Pile, x: f64, y: f64) -> Html {
    // A pile shows at most three cards; the disc gives their number.
    let under = (1..pile.count.min(3)).rev().map(f64::from).map(|k| html! {
        <rect key={k as u32} class={classes!("under", format!("gd-{}", pile.good.0))}
            x={num(x - 19.0 + 4.0 * k)} y={num(y - 19.0 - 5.0 * k)} width="38" height="38" rx="5" />
    });
    let area = |grow: f64| {
        (num(x - 25.0 - grow), num(y - 29.0 - grow), num(51.0 + 2.0 * grow), num(55.0 + 2.0 * grow))
    };
    let rect = |class: &'static str, grow: f64| {
        let (x, y, width, height) = area(grow);
        html! { <rect {class} {x} {y} {width} {height} rx="10" /> }
    };
    let chosen = pile.mark == Mark::Chosen;
    let touch = Hit { spot, label: &pile.label, mark: pile.mark, from: pile.from, first: false };
    let d = format!("M{} {}h51v55h-51z", num(x - 25.0), num(y - 29.0));
    html! {
        <g class={classes!("hx", pile.from.map(|_| "came"))} key={code(spot)}>
            <g class="good" aria-hidden="true">
                { under.collect::<Html>() }
                { symbol(good_icon(pile.good), x, y, 44.0, "") }
                if pile.count > 1 { { count_disc(x + 15.0, y + 14.0, 10.0, pile.count) } }
            </g>
            if chosen { { rect("sring", 0.0) } }
            { match pile.mark {
                Mark::Free | Mark::Chosen => rect("lring thin", 0.0),
                Mark::Workers(workers) => html! { <>
                    { rect("cring strong", 0.0) }
                    { chip(x + 0.5, y + 26.0, workers, 7.5) }
                </> },
                Mark::Plain | Mark::Off => Html::default(),
            } }
            { touch.path(d) }
            { rect("fring2", 2.0) }
            { rect("fring", 2.0) }
        </g>
    }
}

/// Position beside the number of a stock.
fn beside((x, y): (f64, f64)) -> (f64, f64) {
    (x + 54.0, y + 26.0)
}

/// Position of a spot in the drawing, for floating points.
fn place_of(
    estate: &Estate,
    layout: &EstateLayout,
    below: Below,
    spot: Spot,
) -> Option<(f64, f64)> {
    match spot {
        Spot::Field(seat, field) if seat == estate.seat => Some(layout.frame.place(field)),
        Spot::Points(seat) if estate.team.is_some() => banner_of(estate, seat),
        Spot::Points(seat) if seat == estate.seat => Some((44.0, 60.0)),
        Spot::Silver(seat) if seat == estate.seat => Some(beside(layout.silver)),
        Spot::Workers(seat) if seat == estate.seat => Some(beside(layout.workers)),
        Spot::Good(seat, _) | Spot::Sold(seat) if seat == estate.seat => Some((530.0, 400.0)),
        Spot::Card(seat, card) if seat == estate.seat => Some(card_at(estate, below, card)),
        _ => None,
    }
}

/// A small estate.
#[derive(Properties, PartialEq, Clone)]
pub struct MiniEstateProps {
    /// The estate.
    pub estate: Rc<Estate>,
    /// Points that float up here.
    #[prop_or_default]
    pub floats: Rc<Vec<Float>>,
}

/// A small estate: numbers, faces and pictures. Hidden from screen readers, as its panel says the same.
#[component]
pub fn MiniEstate(props: &MiniEstateProps) -> Html {
    let estate = &props.estate;
    let frame = Frame::small(estate.board);
    let (width, height) = small_size(estate.board);
    let r = frame.r * 0.965;
    let tiles = estate.fields.iter().filter_map(|view| {
        let piece = view.piece?;
        let (x, y) = frame.place(view.field);
        Some(html! {
            <g key={view.field.0} data-s={code(Spot::Field(estate.seat, view.field))} data-from={view.from.map(code)}>
                { tile(piece, x, y, r, "") }
                if view.fresh.is_some() { <path class="fresh" d={hex(x, y, r * 0.98)} /> }
            </g>
        })
    });
    let seat = estate.seat;
    let at = |spot: Spot| match spot {
        Spot::Points(who) | Spot::Field(who, _) | Spot::Card(who, _) if who == seat => {
            Some((width / 2.0, 80.0))
        }
        _ => None,
    };
    html! {
        <svg class="mini" viewBox={format!("0 0 {} {}", num(width), num(height))} aria-hidden="true" focusable="false">
            { printed(estate, true) }
            { tiles.collect::<Html>() }
            { finished_regions(estate, &frame) }
            { small_extras(estate, &frame) }
            { floats(&props.floats, width, &at) }
        </svg>
    }
}
