//! A principality as one drawing: cells of 64 in five rows, with what is lit.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::card::{Card, Site};
use crate::games::princes::kinds::{Amounts, KINDS, STORE};
use crate::games::princes::place::{Place, Spot as Where};
use crate::games::princes::realm::Centre;
use crate::games::princes::state::other;
use crate::games::princes::{Action, Decision, State, arrangement};
use crate::web::princes::art::{self, Face};
use crate::web::princes::asks;
use crate::web::princes::model::Shown;
use crate::web::princes::model::parts::{Chooser, Part};
use crate::web::princes::model::plan::{Cell, Plan, ROWS, Side, Thing};
use crate::web::princes::names::{self, arg};
use crate::web::ui::banner::Banner;
use crate::web::ui::geometry::num;
use crate::web::ui::marks::focus_rings;
use crate::web::ui::spot::Spot;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

/// The side of a cell.
const CELL: f64 = 64.0;
/// The side of a card upon a road.
const SMALL: f64 = 46.0;
/// The path of the focus around a cell.
const FOCUS: &str = "M-4 -4h68v68h-68z";

/// Whether nothing lies in the outermost rows: they are for cities, and until there is one the board is drawn
/// larger without them.
fn is_low<'a>(shown: impl IntoIterator<Item = &'a Cell>) -> bool {
    shown.into_iter().all(|cell| (1..ROWS - 1).contains(&cell.row))
}

fn frame(plan: &Plan, low: bool) -> String {
    let (top, rows) = if low { (CELL, ROWS - 2) } else { (0.0, ROWS) };
    let (width, height) = (plan.columns as f64 * CELL + 12.0, rows as f64 * CELL + 8.0);
    format!("-6 {} {} {}", num(top - 4.0), num(width), num(height))
}

/// How many columns a long row has, for the styles: it is drawn smaller while its places can still be touched.
const fn wide(columns: usize) -> Option<&'static str> {
    match columns {
        0..=9 => None,
        10 | 11 => Some("c11"),
        12 | 13 => Some("c13"),
        _ => Some("c15"),
    }
}

fn at(cell: &Cell) -> String {
    let (x, y) = (cell.column as f64 * CELL, cell.row as f64 * CELL);
    match cell.thing {
        Thing::Card { small: true, .. } => format!("translate({} {})", num(x + 9.0), num(y + 8.0)),
        _ => format!("translate({} {})", num(x + 2.0), num(y + 0.5)),
    }
}

/// The ground below a cell.
fn plate(cell: &Cell) -> Html {
    let (x, y) = (cell.column as f64 * CELL - 3.5, cell.row as f64 * CELL - 3.0);
    html! { <rect class="c-plate0" x={num(x)} y={num(y)} width="71" height="71" rx="11" /> }
}

/// What lies in a cell as a drawing.
fn thing(cell: &Cell, owner: Banner, gains: bool) -> Html {
    match cell.thing {
        Thing::Region { region, store, doubled } => art::region(region, store, doubled, gains),
        Thing::Centre(built) => art::centre(built),
        Thing::Road => art::centre(Centre::Nothing),
        Thing::End { road } => art::free_site(if road { "pl-R" } else { "pl-S" }, true),
        Thing::Free { city } => art::free_site(if city { "pl-C" } else { "pl-S" }, false),
        Thing::Beside => Html::default(),
        Thing::Card { card, side, cover, foreign, small } => art::card(&Face {
            card,
            side,
            cover,
            owner: foreign.then_some(owner),
            size: if small { SMALL } else { 60.0 },
        }),
    }
}

/// What is built, as a piece of its own for each kind of it, so that it lands where it is new.
fn landing(cell: &Cell, drawn: Html) -> Html {
    let key = match cell.thing {
        Thing::Card { card, .. } => format!("{card:?}"),
        Thing::Centre(built) => format!("{built:?}"),
        Thing::Road => "road".to_owned(),
        _ => return drawn,
    };
    html! { <g {key} data-lands="">{ drawn }</g> }
}

/// A principality that is only looked at.
pub fn principality(words: &Words, state: &State, seat: Seat) -> Html {
    let plan = Plan::of(state, seat.0);
    let shown = |cell: &&Cell| !matches!(cell.thing, Thing::Beside | Thing::End { .. });
    let cells: Vec<Cell> = plan.cells.iter().filter(shown).copied().collect();
    let low = is_low(&cells);
    let view = frame(&plan, low);
    html! {
        <svg class={classes!("bd", low.then_some("low"))} viewBox={view} role="img" aria-label={words.t("princes-realm")}>
            { for cells.iter().map(plate) }
            { for cells.iter().map(|cell| html! {
                <g transform={at(cell)}>{ thing(cell, Banner::nth(other(seat.0)), false) }</g>
            }) }
        </svg>
    }
}

/// A principality of the table.
pub(super) fn board(drawing: &Drawing<'_>, realm: u8) -> Html {
    let plan = Plan::of(drawing.state, realm);
    let near = drawing.picked().near.map_or_else(Vec::new, |part| plan.beside(part));
    let lit = |cell: &Cell| lit_part(drawing, cell);
    let shown: Vec<&Cell> = plan
        .cells
        .iter()
        .filter(|cell| cell.thing != Thing::Beside || lit(cell).is_some())
        .collect();
    let low = is_low(shown.iter().copied());
    let view = frame(&plan, low);
    let ground =
        shown.iter().filter(|cell| !matches!(cell.thing, Thing::Beside | Thing::End { .. }));
    // What is lit lies above the rest, so that nothing covers its ring.
    let (above, below): (Vec<&Cell>, Vec<&Cell>) =
        shown.iter().copied().partition(|cell| lit(cell).is_some());
    let name = drawing.moment.name(Seat(realm));
    let label = drawing.moment.say("princes-realm-of", &[("name", name.as_ref().into())]);
    html! {
        <svg class={classes!("bd", low.then_some("low"), wide(plan.columns))} viewBox={view} role="group" data-board={realm.to_string()} aria-label={AttrValue::from(label)}>
            { for ground.map(|cell| plate(cell)) }
            { for plan.coming.iter().map(|(column, row)| {
                let (x, y) = (*column as f64 * CELL + 2.0, *row as f64 * CELL + 0.5);
                html! { <g transform={format!("translate({} {})", num(x), num(y))}>
                    { art::free_site("pl-L", false) }{ art::near_ring() }</g> }
            }) }
            { for below.into_iter().map(|cell| spot(drawing, realm, cell, &near)) }
            { for above.into_iter().map(|cell| spot(drawing, realm, cell, &near)) }
        </svg>
    }
}

/// The part by which a cell is lit, if it is.
fn lit_part(drawing: &Drawing<'_>, cell: &Cell) -> Option<Part> {
    if drawing.is_lit(cell.part) && !matches!(cell.thing, Thing::Road if has_post(drawing, cell)) {
        return Some(cell.part);
    }
    // A card that is placed upon another one.
    let Thing::Card { card, .. } = cell.thing else { return None };
    let Part::Laid { owner, laid } = cell.part else { return None };
    let placed = match drawing.path().first() {
        Some(Part::Hand(placed) | Part::Open(placed)) => *placed,
        _ => drawing.state.transit,
    };
    let site = Part::Site { realm: owner, at: laid.at };
    (placed.row().site == Site::On(card) && drawing.is_lit(site)).then_some(site)
}

fn has_post(drawing: &Drawing<'_>, cell: &Cell) -> bool {
    let Part::Site { realm, at } = cell.part else { return false };
    match at.spot() {
        Some(Where::Road(road)) => {
            drawing.state.realm(realm).posts.get(road).is_some_and(|piece| piece.is_some())
        }
        _ => false,
    }
}

/// What would come to a place that is lit, and its price.
fn coming(drawing: &Drawing<'_>, cell: &Cell) -> (Option<&'static str>, Amounts) {
    let free = [0; KINDS];
    match drawing.path().first() {
        Some(Part::Hand(card) | Part::Open(card)) => {
            (Some(art::pictures::picture(*card)), card.row().cost)
        }
        _ if drawing.state.transit.is_some() => {
            (Some(art::pictures::picture(drawing.state.transit)), free)
        }
        _ => match cell.thing {
            Thing::End { road: true } => (Some("pr-road"), ROAD),
            Thing::End { road: false } => (Some("pr-settlement"), SETTLEMENT),
            Thing::Centre(_) => (Some("pr-city"), CITY),
            _ => (None, free),
        },
    }
}

fn spot(drawing: &Drawing<'_>, realm: u8, cell: &Cell, near: &[Part]) -> Html {
    let lit = lit_part(drawing, cell);
    let part = lit.unwrap_or(cell.part);
    let picked = drawing.is_picked(part);
    let card = match (cell.thing, cell.part) {
        (Thing::Card { card, .. }, Part::Laid { owner, laid }) => {
            let card = if laid.card.is_some() { laid.card } else { card };
            Some(Shown { card, laid: Some((owner, laid)) })
        }
        _ => None,
    };
    let press = drawing.press(part, card);
    let is_place = matches!(cell.thing, Thing::Free { .. } | Thing::Beside | Thing::End { .. });
    let owner = drawing.moment.banner(Seat(other(realm)));
    let gains = lit.is_some() && storing(drawing);
    let picture = match lit {
        Some(_) if is_place => {
            let (ghost, price) = coming(drawing, cell);
            art::legal_site(ghost, &price)
        }
        _ => landing(cell, thing(cell, owner, gains)),
    };
    let offered = lit.is_some() || drawing.is_offered(part);
    let help = match card {
        Some(shown) => drawing.act.explain(drawing.help(shown)),
        None => press.clone(),
    };
    html! {
        <Spot key={format!("{}-{}-{:?}", cell.column, cell.row, small(cell))} label={label(drawing, realm, cell)}
            class={classes!(lit.map(|_| "lit"))} on_press={offered.then_some(press.clone())}
            on_help={Some(if offered { help } else { press })} pressed={picked.then_some(true)}
            transform={AttrValue::from(at(cell))} code={code(cell.part).map(AttrValue::from)}>
            { picture }
            <g transform={small(cell).then(|| format!("scale({})", num(SMALL / 60.0)))}>
                if lit.is_some() && !is_place { { art::pick_ring() } }
                if picked { { art::chosen() } }
                if near.contains(&cell.part) { { art::near_ring() } }
                if let Some(number) = asked_for(drawing, realm, cell) { { art::marked(number) } }
            </g>
            { focus_rings(FOCUS) }
        </Spot>
    }
}

/// What a part of a principality is called where something is shown beside it.
fn code(part: Part) -> Option<String> {
    match part {
        Part::Site { realm, at } => Some(format!("s{realm}.{at}")),
        Part::Region(region) => Some(format!("g{region}")),
        Part::Laid { owner, laid } => Some(format!("c{owner}.{}", laid.at)),
        _ => None,
    }
}

/// Where in the principalities an action is made.
#[must_use]
pub fn spots((state, seat, action): (&State, Seat, &Action)) -> Vec<String> {
    let chooser = Chooser { state, seat: seat.0, decision: state.decision(seat.0) };
    let mut spots = Vec::new();
    chooser.paths(*action, |path| {
        if spots.is_empty() {
            spots.extend(path.iter().copied().filter_map(code));
        }
    });
    spots
}

/// The number of the place for which a region is chosen at the beginning, if this is it.
fn asked_for(drawing: &Drawing<'_>, realm: u8, cell: &Cell) -> Option<u8> {
    let (Some(Decision::Arrange { place }), Thing::Region { region, .. }) =
        (drawing.decision, cell.thing)
    else {
        return None;
    };
    let (column, row) = arrangement(place);
    let lies = drawing.state.realm(realm).land(column, row).region;
    (drawing.seat() == realm && lies == region).then_some(place + 1)
}

const fn small(cell: &Cell) -> bool {
    matches!(cell.thing, Thing::Card { small: true, .. })
}

/// Whether regions are lit to store something.
fn storing(drawing: &Drawing<'_>) -> bool {
    use crate::games::princes::Decision::{Buy, Fill, Gain, Jester};
    let gains =
        matches!(drawing.decision, Some(Gain { .. } | Buy { .. } | Fill { .. } | Jester { .. }));
    let trades = matches!(drawing.path().as_slice(), [_, Part::By(_)]);
    gains || trades
}

/// What lies beside the half, region or road that was touched last, in words: side by side, so that it
/// is found on the table.
pub(super) fn beside(drawing: &Drawing<'_>) -> Option<Text> {
    let words = &drawing.moment.words;
    let part = drawing.picked().near?;
    let said = |realm: u8| -> Vec<String> {
        let plan = Plan::of(drawing.state, realm);
        let on = |side: Side| {
            let near = plan.neighbours(part).filter(|(at, _)| *at == side);
            let cells: Vec<&Cell> = near.map(|(_, cell)| cell).collect();
            let list = words.list(&named(drawing, &cells));
            (!list.is_empty()).then(|| words.say(side_key(side), &[("list", arg(list))]))
        };
        Side::ALL.into_iter().filter_map(on).collect()
    };
    let sides = [0, 1].into_iter().map(said).find(|said| !said.is_empty())?;
    let said: Vec<String> = for_city(drawing, part).into_iter().chain(sides).collect();
    Some(said.join(" ").into())
}

/// What an own settlement that was touched still needs to become a city.
fn for_city(drawing: &Drawing<'_>, part: Part) -> Option<String> {
    let Part::Site { realm, at } = part else { return None };
    let Some(Where::Centre(centre)) = at.spot() else { return None };
    let state = drawing.state;
    let built = state.realm(realm).centres.get(centre).copied();
    let own = drawing.decision == Some(Decision::Turn) && drawing.seat() == realm;
    let lacks = asks::city_lacks(state, realm);
    if !own || built != Some(Centre::Settlement) || lacks == [0; KINDS] {
        return None;
    }
    let words = &drawing.moment.words;
    let what = crate::web::princes::phrases::missing(words, &lacks);
    Some(words.say("princes-city-lacks", &[("what", arg(what))]))
}

const fn side_key(side: Side) -> &'static str {
    match side {
        Side::Left => "princes-beside-left",
        Side::Right => "princes-beside-right",
        Side::Above => "princes-beside-above",
        Side::Below => "princes-beside-below",
    }
}

/// What lies in these cells, by its names; free places of a half are counted, and a road is named unless a
/// card upon it is.
fn named(drawing: &Drawing<'_>, cells: &[&Cell]) -> Vec<String> {
    let words = &drawing.moment.words;
    let free = cells.iter().filter(|cell| matches!(cell.thing, Thing::Free { .. })).count();
    let mut said = Vec::new();
    for cell in cells {
        match cell.thing {
            Thing::Region { region, .. } => said.push(names::region(words, region)),
            Thing::Card { card, cover, .. } => {
                said.push(names::card(words, card));
                said.extend(cover.is_some().then(|| names::card(words, cover)));
            }
            Thing::Road if !has_post(drawing, cell) => said.push(words.t("princes-a-road")),
            _ => {}
        }
    }
    if free > 0 {
        said.push(words.say("princes-free-places", &[("count", (free as u32).into())]));
    }
    said
}

/// What a cell is, for the screen reader.
fn label(drawing: &Drawing<'_>, realm: u8, cell: &Cell) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let place = |at: Place| arg(names::place(words, drawing.state, realm, at));
    match (cell.thing, cell.part) {
        (Thing::Region { region, store, .. }, _) => {
            let args = [
                ("region", arg(names::region(words, region))),
                ("store", store.into()),
                ("room", STORE.into()),
            ];
            moment.say("princes-region-stores", &args)
        }
        (Thing::Card { card, cover, .. }, Part::Laid { laid, .. }) => {
            let top: Card = if cover.is_some() { cover } else { card };
            let args =
                [("card", arg(names::card(words, top))), ("place", place(Place(laid.at.0 & 127)))];
            moment.say("princes-card-at", &args)
        }
        (Thing::End { road: true }, _) => moment.t("princes-end-road"),
        (Thing::End { road: false }, _) => moment.t("princes-end-settlement"),
        (Thing::Road | Thing::Centre(_), Part::Site { at, .. }) => {
            names::place(words, drawing.state, realm, at).into()
        }
        (_, Part::Site { at, .. }) => moment.say("princes-free-site", &[("place", place(at))]),
        _ => Text::default(),
    }
}
