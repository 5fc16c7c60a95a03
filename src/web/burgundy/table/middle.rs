//! The middle of the table: six depots around the black one, and what stands beside them.

use crate::engine::total::At;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::shields::SHIELDS;
use crate::web::burgundy::scene::{Bridge, Captions, Depot, Float, ShieldView, Spot, Table};
use crate::web::burgundy::table::depot::{BlackCell, DepotCell};
use crate::web::burgundy::table::extras::{inns, post_bonus};
use crate::web::burgundy::table::layout::{DEPOT_R, depot_at};
use crate::web::burgundy::table::motion::floats;
use crate::web::burgundy::table::rover::{Rover, use_rover};
use crate::web::burgundy::table::touch::code;
use crate::web::burgundy::table::track::{
    Area, bonuses, bridge, calendar, calendar_row, caption, sizes, spot_area, white_die,
};
use std::rc::Rc;
use yew::prelude::*;

/// Where the inns lie beside the middle: in the notch between the depots in the east.
const INNS_AT: f64 = 2.29 * DEPOT_R;
/// The radius of an inn there.
const INN_R: f64 = 0.275 * DEPOT_R;

/// The table with its captions.
#[derive(Properties, PartialEq, Clone)]
pub struct MiddleProps {
    /// What lies there.
    pub table: Rc<Table>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Points that float up here.
    pub floats: Rc<Vec<Float>>,
    /// Whether it is drawn for a phone: the depots alone, the rest in a strip below.
    pub phone: bool,
}

/// Every place of the table that can be reached, in reading order.
fn all_spots(table: &Table) -> Vec<Spot> {
    let mut spots = Vec::with_capacity(60);
    for depot in &table.depots {
        spots.push(Spot::Depot(depot.number));
        spots.extend(depot.places.iter().map(|place| Spot::Slot(place.slot)));
        spots.extend(depot.shields.iter().map(|view| Spot::Shield(view.shield)));
    }
    spots.push(Spot::Depot(7));
    spots.extend(table.black.places.iter().map(|place| Spot::Slot(place.slot)));
    spots.extend(table.extras.inns.iter().map(|inns| Spot::Slot(inns.place.slot)));
    spots.push(if table.bridge.track.is_some() { Spot::Stone } else { Spot::Bridge });
    spots.extend(table.phases.iter().map(|phase| Spot::Phase(phase.phase)));
    spots.extend(table.rounds.iter().map(|round| Spot::Round(round.round)));
    spots.extend(table.bonuses.iter().map(|bonus| Spot::Bonus(bonus.colour)));
    spots.extend(table.extras.posts.iter().map(|_| Spot::Posts));
    spots.extend([Spot::Sizes, Spot::WhiteDie]);
    spots
}

/// The first place that may be chosen: where the tab key leads.
fn first_lit(table: &Table) -> Option<Spot> {
    let depots = table.depots.iter().flat_map(|depot| &depot.places);
    let whole =
        table.depots.iter().find(|depot| depot.whole).map(|depot| Spot::Depot(depot.number));
    whole.or_else(|| {
        depots
            .chain(&table.black.places)
            .chain(table.extras.inns.iter().map(|inns| &inns.place))
            .find(|place| place.mark.is_lit())
            .map(|place| Spot::Slot(place.slot))
            .or_else(|| {
                let shields = table.depots.iter().flat_map(|depot| &depot.shields);
                let lit = |view: &&ShieldView| view.mark.is_lit();
                shields.into_iter().find(lit).map(|view| Spot::Shield(view.shield))
            })
    })
}

/// The middle of the table.
#[component]
pub fn Middle(props: &MiddleProps) -> Html {
    let table = &props.table;
    let Rover { stop, onfocusin } = use_rover(&all_spots(table), first_lit(table));
    let label = AttrValue::from(table.label.clone());
    let describe = AttrValue::from(props.captions.keys.clone());
    if props.phone {
        return html! {
            <div class="phonetable" role="group" aria-label={label} aria-description={describe}
                data-board="table" {onfocusin}>
                <svg class="table-phone" viewBox="-2 0 520 540">
                    { cluster(table, 258.0, 270.0, stop) }
                    { floats(&props.floats, &|spot| place_of(table, spot, 258.0, 270.0)) }
                </svg>
                <svg class="strip-phone" viewBox="0 0 520 200">{ strip(props, stop) }</svg>
            </div>
        };
    }
    html! {
        <svg class="table-svg" viewBox="0 0 640 540" role="group" aria-label={label}
            aria-description={describe} data-board="table" {onfocusin}>
            { cluster(table, 377.0, 270.0, stop) }
            { sides(props, stop) }
            { floats(&props.floats, &|spot| place_of(table, spot, 377.0, 270.0)) }
        </svg>
    }
}

/// The seven depots around a point. The ring of the focus may reach beyond a cell, so order does not
/// matter: cells never overlap.
fn cluster(table: &Table, x: f64, y: f64, stop: Option<Spot>) -> Html {
    let within = |number: u8| {
        stop.filter(|spot| match spot {
            Spot::Depot(n) => *n == number,
            Spot::Slot(slot) => slot.depot() == number && *slot != Slot::INNS,
            Spot::Shield(shield) => {
                let lies = |depot: &Depot| depot.shields.iter().any(|v| v.shield == *shield);
                table.depots.iter().any(|depot| depot.number == number && lies(depot))
            }
            _ => false,
        })
    };
    html! {
        <g class="cluster">
            { table.depots.iter().map(|depot| {
                let (dx, dy) = depot_at(depot.number);
                html! {
                    <DepotCell key={depot.number} depot={depot.clone()} x={x + dx} y={y + dy}
                        stop={within(depot.number)} />
                }
            }).collect::<Html>() }
            <BlackCell key="black" depot={table.black.clone()} {x} {y} stop={within(7)} />
            if let Some(beside) = &table.extras.inns {
                { inns(beside, x + INNS_AT, y, INN_R, stop) }
            }
        </g>
    }
}

fn sides(props: &MiddleProps, stop: Option<Spot>) -> Html {
    let MiddleProps { table, captions, .. } = props;
    let beside = beside_stacks(&table.bridge);
    html! {
        <>
            { bridge(&table.bridge, Area(8.0, 6.0, 268.0, 92.0), stop) }
            { caption(&captions.turn_order, beside, 18.0, 12.0, 242.0 - beside, "start") }
            { calendar_captions(captions) }
            { calendar(table, 8.0, 134.0, 306.0, stop) }
            { caption(&captions.bonuses, 10.0, 468.0, 12.0, 300.0, "start") }
            { all_bonuses(table, 8.0, 476.0, 258.0, stop) }
            { caption(&captions.sizes, 632.0, 18.0, 12.0, 190.0, "end") }
            { sizes(&table.sizes_label, 488.0, 38.0, stop) }
            if table.white.is_some() {
                { caption(&captions.white_die, 630.0, 478.0, 12.0, 110.0, "end") }
                { white_die(table, 630.0, 506.0, 44.0, stop) }
            }
        </>
    }
}

/// Where the caption above the bridge begins: a stack of four stones reaches as high as it stands.
fn beside_stacks(bridge: &Bridge) -> f64 {
    match bridge.spaces.iter().position(|stones| stones.len() > 3) {
        Some(space) if space > 2 => 8.0,
        Some(space) => 52f64.max(14.0 + 32.5 * (space + 1) as f64),
        None => 52.0,
    }
}

/// Each caption above its column; where a word is longer than that, both in one line.
fn calendar_captions(captions: &Captions) -> Html {
    const LONGEST: usize = 6;
    let Captions { phase, round, .. } = captions;
    if phase.chars().count().max(round.chars().count()) > LONGEST {
        return caption(&format!("{phase} · {round}").into(), 6.0, 128.0, 12.0, 136.0, "start");
    }
    html! { <>
        { caption(phase, 30.0, 128.0, 12.0, 58.0, "middle") }
        { caption(round, 92.0, 128.0, 12.0, 60.0, "middle") }
    </> }
}

/// The bonus tiles of the colours, and with border posts theirs.
fn all_bonuses(table: &Table, x: f64, y: f64, width: f64, stop: Option<Spot>) -> Html {
    let Some(posts) = &table.extras.posts else {
        return bonuses(&table.bonuses, x, y, width, stop);
    };
    // Seven banners stand a little closer than six.
    let width = width * 0.87;
    let step = width / 6.0;
    html! { <>
        { bonuses(&table.bonuses, x, y, width, stop) }
        { post_bonus(posts, x + width + step / 2.0, y, stop) }
    </> }
}

fn strip(props: &MiddleProps, stop: Option<Spot>) -> Html {
    let MiddleProps { table, captions, .. } = props;
    html! {
        <>
            { bridge(&table.bridge, Area(6.0, 4.0, 330.0, 92.0), stop) }
            { caption(&captions.round, 352.0, 22.0, 14.0, 70.0, "start") }
            if let Some(face) = table.white {
                { spot_area(Spot::WhiteDie, Area(484.0, 0.0, 34.0, 32.0), &table.white_label, stop, html! {
                    { crate::web::ui::symbol(crate::web::burgundy::table::depot::die_icon(face), 502.0, 15.0, 27.0, "whitedie") }
                }) }
            }
            { calendar_row(table, 352.0, stop) }
            { all_bonuses(table, 6.0, 128.0, 330.0, stop) }
        </>
    }
}

/// Where something lies in the drawing, for what floats up from it.
fn place_of(table: &Table, spot: Spot, x: f64, y: f64) -> Option<(f64, f64)> {
    match spot {
        Spot::Depot(7) => Some((x, y)),
        Spot::Depot(number) if (1..=6).contains(&number) => {
            let (dx, dy) = depot_at(number);
            Some((x + dx, y + dy))
        }
        Spot::Bonus(colour) => {
            let index = table.bonuses.iter().position(|bonus| bonus.colour == colour)?;
            Some((8.0 + 43.0 * (index as f64 + 0.5), 480.0))
        }
        Spot::Bridge | Spot::Stone => Some((140.0, 50.0)),
        _ => None,
    }
}

/// The depot of each shield by its number, 0 for none: what `depot_of` has to know of the table.
pub type ShieldDepots = [u8; SHIELDS as usize + 1];

/// Where each shield lies on the table.
#[must_use]
pub fn shield_depots(table: &Table) -> ShieldDepots {
    let mut depots = ShieldDepots::default();
    for depot in &table.depots {
        depot.shields.iter().for_each(|view| depots.set(view.shield.0.into(), depot.number));
    }
    depots
}

/// Names the depot that a place of the table lies in, for a phone that enlarges it first.
#[must_use]
pub fn depot_of(spot: Spot, shields: ShieldDepots) -> Option<u8> {
    match spot {
        Spot::Shield(shield) => Some(shields.at(shield.0.into())).filter(|depot| *depot > 0),
        // The inns are large enough to be touched as they lie.
        Spot::Slot(Slot::INNS) => None,
        Spot::Slot(slot) => Some(slot.depot()),
        Spot::Depot(number) => Some(number),
        _ => None,
    }
}

/// The code of a depot's cell, to give the focus back to it.
#[must_use]
pub fn depot_code(number: u8) -> String {
    code(Spot::Depot(number))
}
