//! The six numbered depots and the black one.

use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::art::marks::{chip, count_disc, focus_rings};
use crate::web::burgundy::art::tile::group_class;
use crate::web::burgundy::draw::extras::shield_spot;
use crate::web::burgundy::draw::hexspot::{Area, HexSpot, Hit};
use crate::web::burgundy::draw::layout::{self, DEPOT_R as R, TILE_R};
use crate::web::burgundy::model::scene::{BlackDepot, Depot, Mark, Pile, Spot};
use crate::web::ui::die_face;
use crate::web::ui::geometry::{flat_hex, num};
use crate::web::ui::icon::symbol;
use std::rc::Rc;
use yew::prelude::*;

/// A depot.
#[derive(Properties, PartialEq, Clone)]
pub struct DepotCellProps {
    /// The depot.
    pub depot: Rc<Depot>,
    /// Its centre.
    pub x: f64,
    /// Its centre.
    pub y: f64,
}

/// A numbered depot.
#[component]
pub fn DepotCell(props: &DepotCellProps) -> Html {
    let DepotCellProps { depot, x, y } = props;
    let (x, y) = (*x, *y);
    let lay = layout::depot(depot.places.len());
    let lit = matches!(depot.mark, Mark::Free | Mark::Chosen);
    let spot = Spot::Depot(depot.number);
    let mark = if depot.whole { Mark::Free } else { Mark::Plain };
    let touch = Hit { spot, label: &depot.label, mark, from: None, first: false };
    let ((die_x, die_y), die_size) = lay.die;
    let ((chip_x, chip_y), chip_r) = match depot.shields.len() {
        0 => lay.chip,
        _ => layout::chip_beside_shields(depot.places.len()),
    };
    // Few places leave the goods the size at which their numbers can be read.
    let roomy = depot.places.len() <= 3 && is_single(depot);
    html! {
        <g class={classes!("depotcell", roomy.then_some("roomy"))}>
            <g class="hx">
                if lit { <path class="halo2" d={flat_hex(x, y, R * 0.985)} /> }
                <path class={classes!("depot", lit.then_some("lit"))} d={flat_hex(x, y, R * 0.955)} />
                <path class="depotline" d={flat_hex(x, y, R * 0.9)} />
                if lit { <path class={if depot.whole { "lring whole" } else { "lring" }} d={flat_hex(x, y, R * 0.955)} /> }
                <g class="at">{ symbol(die_face(depot.number), x + die_x, y + die_y, die_size, "paperdie") }</g>
                if let Mark::Workers(n) = depot.mark {
                    <path class="cring strong" d={flat_hex(x, y, R * 0.955)} />
                    { chip(x + chip_x, y + chip_y, n, chip_r) }
                }
                <g aria-hidden="true">{ depot_goods(depot, x, y) }</g>
                { touch.path(flat_hex(x, y, R * 0.955)) }
                { focus_rings(&flat_hex(x, y, R * 0.93)) }
            </g>
            { depot.places.iter().zip(lay.tiles).map(|(place, (dx, dy))| html! {
                <HexSpot key={place.slot.0} spot={Spot::Slot(place.slot)} x={x + dx} y={y + dy}
                    hit={TILE_R * 1.02} r={TILE_R}
                    printed={classes!("slot", place.colour.map(group_class))}
                    piece={place.piece} mark={place.mark} label={place.label.clone()} />
            }).collect::<Html>() }
            { depot.places.iter().zip(layout::depot(depot.places.len()).tiles).filter(|(place, _)| place.next)
                .map(|(_, (dx, dy))| next_notch(x + dx, y + dy)).collect::<Html>() }
            { shields(depot, x, y) }
        </g>
    }
}

/// Mark of the tile to be removed next: a small ink notch with an arrow.
fn next_notch(x: f64, y: f64) -> Html {
    let (r, top) = (TILE_R * 0.3, y - TILE_R * 0.93);
    html! {
        <g class="above nextup" aria-hidden="true">
            <path d={format!("M{} {}h{}v{}l{} {}l{} {}z", num(x - r), num(top), num(2.0 * r), num(r * 0.7),
                num(-r), num(r * 0.8), num(-r), num(-r * 0.8))} />
            <path class="nextarrow" d={format!("M{} {}v{}m{} {}l{} {}l{} {}", num(x), num(top + r * 0.2), num(r * 0.85),
                num(-r * 0.4), num(-r * 0.4), num(r * 0.4), num(r * 0.4), num(r * 0.4), num(-r * 0.4))} />
        </g>
    }
}

fn shields(depot: &Depot, x: f64, y: f64) -> Html {
    let (spots, size, hits) = layout::shields(depot.places.len());
    let places = spots.into_iter().zip(hits);
    let draw = |(view, ((dx, dy), ((left, top), (width, height))))| {
        let hit = Area(x + left, y + top, width, height);
        shield_spot(view, (x + dx, y + dy), size, hit)
    };
    depot.shields.iter().zip(places).map(draw).collect()
}

/// Number of goods in a depot.
fn goods_in(depot: &Depot) -> u32 {
    depot.goods.iter().map(|pile| u32::from(pile.count)).sum()
}

/// True if the goods of a depot are so few that they are drawn side by side.
fn is_single(depot: &Depot) -> bool {
    goods_in(depot) <= 3
}

/// A few goods are drawn side by side, more are stacked by kind.
fn depot_goods(depot: &Depot, x: f64, y: f64) -> Html {
    let places = depot.places.len();
    if goods_in(depot) == 0 {
        let (spots, size) = layout::goods(places, 1);
        return spots
            .into_iter()
            .map(|(dx, dy)| {
                html! {
                    <rect class="gslot" x={num(x + dx - size / 2.0)} y={num(y + dy - size / 2.0)}
                        width={num(size)} height={num(size)} rx="4" />
                }
            })
            .collect();
    }
    let shown: Vec<(&Pile, u8)> = if is_single(depot) {
        depot.goods.iter().flat_map(|p| (0..p.count).map(move |_| (p, 1))).collect()
    } else {
        depot.goods.iter().map(|p| (p, p.count)).collect()
    };
    let (spots, size) = layout::goods(places, shown.len());
    shown
        .into_iter()
        .zip(spots)
        .enumerate()
        .map(|(index, ((pile, count), (dx, dy)))| html! {
            <g key={index}>
                { symbol(good_icon(pile.good), x + dx, y + dy, size, "") }
                if count > 1 { { count_disc(x + dx + size * 0.36, y + dy + size * 0.36, size * 0.27, count) } }
            </g>
        })
        .collect()
}

/// The black depot.
#[derive(Properties, PartialEq, Clone)]
pub struct BlackCellProps {
    /// The depot.
    pub depot: Rc<BlackDepot>,
    /// Its centre.
    pub x: f64,
    /// Its centre.
    pub y: f64,
}

/// The black depot.
#[component]
pub fn BlackCell(props: &BlackCellProps) -> Html {
    let BlackCellProps { depot, x, y } = props;
    let (x, y) = (*x, *y);
    let (spots, r) = layout::black(depot.places.len());
    let lit = depot.mark.is_lit();
    let spot = Spot::Depot(7);
    let touch = Hit { spot, label: &depot.name, mark: Mark::Plain, from: None, first: false };
    // Eight tiles need all the space.
    let wide = if depot.places.len() > 6 { 1.0 } else { 0.955 };
    html! {
        <g class={classes!("depotcell", depot.beside.then_some("weakly"))}>
            <g class="hx">
                if lit && !depot.beside { <path class="halo2" d={flat_hex(x, y, R * (wide + 0.03))} /> }
                <path class={if lit { "bdepot lit" } else { "bdepot" }} d={flat_hex(x, y, R * wide)} />
                <path class="bline" d={flat_hex(x, y, R * (wide - 0.065))} />
                if lit { <path class="lring" d={flat_hex(x, y, R * wide)} /> }
                <g class="at">{ price(depot, x, y) }</g>
                { touch.path(flat_hex(x, y, R * 0.955)) }
                { focus_rings(&flat_hex(x, y, R * (wide - 0.025))) }
            </g>
            { depot.places.iter().zip(spots).map(|(place, (dx, dy))| html! {
                <HexSpot key={place.slot.0} spot={Spot::Slot(place.slot)} x={x + dx} y={y + dy}
                    hit={r * 1.02} r={r} printed={classes!("bslot")} piece={place.piece}
                    mark={place.mark} label={place.label.clone()} />
            }).collect::<Html>() }
        </g>
    }
}

/// Price of a tile; if workers can be paid too, they are shown below the silver.
fn price(depot: &BlackDepot, x: f64, y: f64) -> Html {
    let line = |y: f64, icon: &'static str, size: f64| {
        html! {
            <>
                <text class="bt" x={num(x - R * 0.13 * size)} y={num(y + R * 0.085 * size)}
                    font-size={num(R * 0.25 * size)} text-anchor="middle">{ depot.price }</text>
                { symbol(icon, x + R * 0.1 * size, y, R * 0.26 * size, "") }
            </>
        }
    };
    html! {
        <g class="price" aria-hidden="true">
            if depot.workers_too {
                { line(y - R * 0.1, "silver", 0.8) }
                { line(y + R * 0.11, "worker", 0.8) }
            } else {
                { line(y, "silver", 1.0) }
            }
        </g>
    }
}
