//! The middle of the table: six depots around the black one, and everything beside them.

use crate::engine::total::At;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::shields::SHIELDS;
use crate::web::burgundy::draw::depot::{BlackCell, DepotCell};
use crate::web::burgundy::draw::extras::{inns, post_bonus};
use crate::web::burgundy::draw::hexspot::{Area, spot_area};
use crate::web::burgundy::draw::layout::{DEPOT_R, depot_at};
use crate::web::burgundy::draw::track::{
    bonuses, bridge, calendar, calendar_row, caption, sizes, white_die,
};
use crate::web::burgundy::model::scene::{Bridge, Captions, Spot, Table};
use crate::web::ui::{die_face, symbol};
use std::rc::Rc;
use yew::prelude::*;

/// Horizontal position of the inns: in the notch between the eastern depots.
const INNS_AT: f64 = 2.29 * DEPOT_R;
/// Radius of these inns.
const INN_R: f64 = 0.275 * DEPOT_R;

/// Properties of [`Middle`].
#[derive(Properties, PartialEq, Clone)]
pub struct MiddleProps {
    /// Content of the table.
    pub table: Rc<Table>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// True if it is drawn for a narrow place: only the depots, with the rest in a strip below.
    pub narrow: bool,
}

/// The middle of the table.
#[component]
pub fn Middle(props: &MiddleProps) -> Html {
    let table = &props.table;
    let label = AttrValue::from(table.label.clone());
    let describe = AttrValue::from(props.captions.keys.clone());
    if props.narrow {
        return html! {
            <div class="phonetable" role="group" aria-label={label} aria-description={describe}
                data-board="table">
                <svg class="table-phone" viewBox="-2 0 520 540">
                    { cluster(table, 258.0, 270.0) }
                </svg>
                <svg class="strip-phone" viewBox="0 0 520 200">{ strip(props) }</svg>
            </div>
        };
    }
    html! {
        <svg class="table-svg" viewBox="0 0 640 540" role="group" aria-label={label}
            aria-description={describe} data-board="table">
            { cluster(table, 377.0, 270.0) }
            { sides(props) }
        </svg>
    }
}

/// The seven depots around a point. Their cells never overlap, so their order does not matter even for focus rings that
/// reach beyond a cell.
fn cluster(table: &Table, x: f64, y: f64) -> Html {
    html! {
        <g class="cluster">
            { table.depots.iter().map(|depot| {
                let (dx, dy) = depot_at(depot.number);
                html! {
                    <DepotCell key={depot.number} depot={depot.clone()} x={x + dx} y={y + dy} />
                }
            }).collect::<Html>() }
            <BlackCell key="black" depot={table.black.clone()} {x} {y} />
            if let Some(beside) = &table.extras.inns {
                { inns(beside, x + INNS_AT, y, INN_R) }
            }
        </g>
    }
}

fn sides(props: &MiddleProps) -> Html {
    let MiddleProps { table, captions, .. } = props;
    let beside = beside_stacks(&table.bridge);
    html! {
        <>
            { bridge(&table.bridge, Area(8.0, 6.0, 268.0, 87.0)) }
            { caption(&captions.turn_order, beside, 18.0, 12.0, 242.0 - beside, "start") }
            { calendar_captions(captions) }
            { calendar(table, 8.0, 134.0, 306.0) }
            { caption(&captions.bonuses, 10.0, 468.0, 12.0, 300.0, "start") }
            { all_bonuses(table, 8.0, 476.0, 258.0) }
            { caption(&captions.sizes, 632.0, 18.0, 12.0, 190.0, "end") }
            { sizes(&table.sizes_label, 478.0, 38.0) }
            if table.white.is_some() {
                { caption(&captions.white_die, 630.0, 478.0, 12.0, 110.0, "end") }
                { white_die(table, 630.0, 506.0, 44.0) }
            }
        </>
    }
}

/// Start of the caption above the bridge, which a stack of four stones would reach.
fn beside_stacks(bridge: &Bridge) -> f64 {
    match bridge.spaces.iter().position(|stones| stones.len() > 3) {
        Some(space) if space > 2 => 8.0,
        Some(space) => 52f64.max(14.0 + 32.5 * (space + 1) as f64),
        None => 52.0,
    }
}

/// The captions, each above its column; the first one is higher if a word is too long for one line.
fn calendar_captions(captions: &Captions) -> Html {
    const LONGEST: usize = 7;
    let Captions { phase, round, .. } = captions;
    if phase.chars().count().max(round.chars().count()) > LONGEST {
        return html! { <>
            { caption(phase, 6.0, 113.0, 12.0, 116.0, "start") }
            { caption(round, 92.0, 128.0, 12.0, 60.0, "middle") }
        </> };
    }
    html! { <>
        { caption(phase, 30.0, 128.0, 12.0, 58.0, "middle") }
        { caption(round, 92.0, 128.0, 12.0, 60.0, "middle") }
    </> }
}

/// The bonus tiles of the colours, and of the border posts if they are used.
fn all_bonuses(table: &Table, x: f64, y: f64, width: f64) -> Html {
    let Some(posts) = &table.extras.posts else {
        return bonuses(&table.bonuses, x, y, width);
    };
    // Seven banners are closer to each other than six.
    let width = width * 0.87;
    let step = width / 6.0;
    html! { <>
        { bonuses(&table.bonuses, x, y, width) }
        { post_bonus(posts, x + width + step / 2.0, y) }
    </> }
}

fn strip(props: &MiddleProps) -> Html {
    let MiddleProps { table, captions, .. } = props;
    html! {
        <>
            { bridge(&table.bridge, Area(6.0, 4.0, 330.0, 92.0)) }
            { caption(&captions.round, 352.0, 22.0, 14.0, 70.0, "start") }
            if let Some(face) = table.white {
                { spot_area(Spot::WhiteDie, Area(484.0, 0.0, 34.0, 32.0), &table.white_label, html! {
                    { symbol(die_face(face), 502.0, 15.0, 27.0, "whitedie") }
                }) }
            }
            { calendar_row(table, 352.0) }
            { all_bonuses(table, 6.0, 128.0, 330.0) }
        </>
    }
}

/// The depot of each shield by its number, 0 for none.
pub type ShieldDepots = [u8; SHIELDS as usize + 1];

/// Finds the depots of all shields on the table.
#[must_use]
pub fn shield_depots(table: &Table) -> ShieldDepots {
    let mut depots = ShieldDepots::default();
    for depot in &table.depots {
        depot.shields.iter().for_each(|view| depots.set(view.shield.0.into(), depot.number));
    }
    depots
}

/// The depot that a place of the table belongs to, which a phone enlarges first.
#[must_use]
pub fn depot_of(spot: Spot, shields: ShieldDepots) -> Option<u8> {
    match spot {
        Spot::Shield(shield) => Some(shields.at(shield.0.into())).filter(|depot| *depot > 0),
        // The inns are large enough to be touched directly.
        Spot::Slot(Slot::INNS) => None,
        Spot::Slot(slot) => Some(slot.depot()),
        Spot::Depot(number) => Some(number),
        _ => None,
    }
}
