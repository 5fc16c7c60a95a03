//! A principality as one drawing: cells of 64 units in five rows, with the options marked.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Amounts, KINDS, Region, STORE};
use crate::games::princes::place::{Place, Spot as Where};
use crate::games::princes::realm::Centre;
use crate::games::princes::state::other;
use crate::games::princes::step::{Choice, GainChoice, JesterChoice, SetupChoice, TurnChoice};
use crate::games::princes::{Action, State, arrangement};
use crate::web::princes::art::{self, Face};
use crate::web::princes::model::Shown;
use crate::web::princes::model::parts::{Chooser, Part};
use crate::web::princes::model::plan::{Cell, CellContent, Plan, ROWS, Side};
use crate::web::princes::words::names::{self, arg};
use crate::web::princes::words::prompts;
use crate::web::ui::banner::Banner;
use crate::web::ui::geometry::num;
use crate::web::ui::marks::focus_rings;
use crate::web::ui::spot::Spot;
use crate::web::ui::text::Text;
use crate::web::words::Words;
use yew::prelude::*;

/// The side of a cell.
const CELL: f64 = 64.0;
/// The side of a card on a road.
const SMALL: f64 = 46.0;
/// The path of the focus around a cell.
const FOCUS: &str = "M-4 -4h68v68h-68z";

/// True if the outermost rows, which only cities need, are empty; the board is then drawn larger without them.
fn is_low<'a>(shown: impl IntoIterator<Item = &'a Cell>) -> bool {
    shown.into_iter().all(|cell| (1..ROWS - 1).contains(&cell.row))
}

fn frame(plan: &Plan, low: bool) -> String {
    let (top, rows) = if low { (CELL, ROWS - 2) } else { (0.0, ROWS) };
    let (width, height) = (plan.columns as f64 * CELL + 12.0, rows as f64 * CELL + 8.0);
    format!("-6 {} {} {}", num(top - 4.0), num(width), num(height))
}

/// The style class for the number of columns: long rows are drawn smaller, down to the size of a touch target.
const fn wide(columns: usize) -> Option<&'static str> {
    match columns {
        0..=5 => None,
        6..=9 => Some("c9"),
        10 | 11 => Some("c11"),
        12 | 13 => Some("c13"),
        _ => Some("c15"),
    }
}

fn at(cell: &Cell) -> String {
    let (x, y) = (cell.column as f64 * CELL, cell.row as f64 * CELL);
    match cell.thing {
        CellContent::Card { small: true, .. } => {
            format!("translate({} {})", num(x + 9.0), num(y + 8.0))
        }
        _ => format!("translate({} {})", num(x + 2.0), num(y + 0.5)),
    }
}

/// The plate below a cell.
fn plate(cell: &Cell) -> Html {
    let (x, y) = (cell.column as f64 * CELL - 3.5, cell.row as f64 * CELL - 3.0);
    html! { <rect class="c-plate0" x={num(x)} y={num(y)} width="71" height="71" rx="11" /> }
}

/// The contents of a cell.
fn thing(cell: &Cell, owner: Banner, gains: bool) -> Html {
    match cell.thing {
        CellContent::Region { region, store, doubled } => {
            art::region(region, store, doubled, gains)
        }
        CellContent::Centre(built) => art::centre(built),
        CellContent::Road => art::centre(Centre::Nothing),
        CellContent::End { road } => art::free_site(if road { "pl-R" } else { "pl-S" }, true),
        CellContent::Free { city } => art::free_site(if city { "pl-C" } else { "pl-S" }, false),
        CellContent::Beside => Html::default(),
        CellContent::Card { card, side, points, cover, store, foreign, small } => {
            art::card(&Face {
                card,
                side,
                points,
                cover,
                store: store.map(|held| (held, gains)),
                owner: foreign.then_some(owner),
                size: if small { SMALL } else { 60.0 },
            })
        }
    }
}

/// A settlement, city or road as an element of its own for each kind, so that new ones are animated.
fn landing(cell: &Cell, drawn: Html) -> Html {
    let key = match cell.thing {
        CellContent::Card { card, .. } => format!("{card:?}"),
        CellContent::Centre(built) => format!("{built:?}"),
        CellContent::Road => "road".to_owned(),
        _ => return drawn,
    };
    html! { <g {key} data-lands="">{ drawn }</g> }
}

/// A principality for viewing only.
pub fn principality(words: &Words, state: &State, seat: Seat) -> Html {
    let plan = Plan::of(state, seat.0);
    // A free place of an outermost row would only make the drawing smaller.
    let shown = |cell: &&Cell| match cell.thing {
        CellContent::Beside | CellContent::End { .. } => false,
        CellContent::Free { .. } => (1..ROWS - 1).contains(&cell.row),
        CellContent::Region { .. }
        | CellContent::Centre(_)
        | CellContent::Road
        | CellContent::Card { .. } => true,
    };
    let cells: Vec<Cell> = plan.cells.iter().filter(shown).copied().collect();
    let low = is_low(&cells);
    let view = frame(&plan, low);
    html! {
        <svg class={classes!("bd", low.then_some("low"), wide(plan.columns))} viewBox={view} role="img" aria-label={words.t("princes-realm")}>
            { for cells.iter().map(plate) }
            { for cells.iter().map(|cell| html! {
                <g transform={at(cell)}>{ thing(cell, Banner::nth(other(seat.0)), false) }</g>
            }) }
        </svg>
    }
}

/// The cells of a principality that are drawn at the table.
fn drawn_cells<'a>(drawing: &Drawing<'_>, plan: &'a Plan) -> Vec<&'a Cell> {
    let is_drawn =
        |cell: &&Cell| cell.thing != CellContent::Beside || lit_part(drawing, cell).is_some();
    plan.cells.iter().filter(is_drawn).collect()
}

/// Classes for the shape of a principality of the table.
pub(super) fn shape(drawing: &Drawing<'_>, realm: u8) -> Classes {
    let plan = Plan::of(drawing.state, realm);
    let low = is_low(drawn_cells(drawing, &plan));
    classes!(low.then_some("lowrealm"), (plan.columns > 9).then_some("widerealm"))
}

/// A principality of the table.
pub(super) fn board(drawing: &Drawing<'_>, realm: u8) -> Html {
    let plan = Plan::of(drawing.state, realm);
    let near = drawing.picked().near.map_or_else(Vec::new, |part| plan.beside(part));
    let lit = |cell: &Cell| lit_part(drawing, cell);
    let shown = drawn_cells(drawing, &plan);
    let low = is_low(shown.iter().copied());
    let view = frame(&plan, low);
    let ground = shown
        .iter()
        .filter(|cell| !matches!(cell.thing, CellContent::Beside | CellContent::End { .. }));
    // Options are drawn last, so that nothing covers their rings.
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

/// The part that makes a cell an option, if any.
fn lit_part(drawing: &Drawing<'_>, cell: &Cell) -> Option<Part> {
    if matches!(cell.thing, CellContent::Road if has_post(drawing, cell)) {
        return None;
    }
    let placed = placed(drawing).unwrap_or(drawing.state.transit());
    cell.named(placed, |part| drawing.is_lit(part))
}

/// The card that the selection or the hint shown would place.
fn placed(drawing: &Drawing<'_>) -> Option<Card> {
    match (drawing.path().first(), drawing.hinted) {
        (Some(Part::Hand(card) | Part::Open(card)), _) => Some(*card),
        (None, Some(Action::Build { card, .. })) => Some(card),
        _ => None,
    }
}

/// True if the hint shown puts something on what lies in this cell.
fn is_covered(drawing: &Drawing<'_>, cell: &Cell) -> bool {
    match drawing.hinted {
        Some(Action::City { .. }) => matches!(cell.thing, CellContent::Centre(_)),
        Some(Action::Build { .. }) => !matches!(cell.thing, CellContent::Region { .. }),
        _ => false,
    }
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

/// The card to be placed on an option, and its price.
fn coming(drawing: &Drawing<'_>, cell: &Cell) -> (Option<&'static str>, Amounts) {
    let free = [0; KINDS];
    match placed(drawing) {
        Some(card) => (Some(art::pictures::picture(card)), card.row().cost),
        None if drawing.state.transit().is_some() => {
            (Some(art::pictures::picture(drawing.state.transit())), free)
        }
        None => match cell.thing {
            CellContent::End { road: true } => (Some("pr-road"), ROAD),
            CellContent::End { road: false } => (Some("pr-settlement"), SETTLEMENT),
            CellContent::Centre(_) => (Some("pr-city"), CITY),
            _ => (None, free),
        },
    }
}

/// Sign and price of what goes at an end of the row.
const fn price_of_end(thing: CellContent) -> Option<(&'static str, Amounts)> {
    match thing {
        CellContent::End { road: true } => Some(("pl-R", ROAD)),
        CellContent::End { road: false } => Some(("pl-S", SETTLEMENT)),
        _ => None,
    }
}

fn spot(drawing: &Drawing<'_>, realm: u8, cell: &Cell, near: &[Part]) -> Html {
    let lit = lit_part(drawing, cell);
    let part = lit.unwrap_or(cell.part);
    let picked = drawing.is_picked(part);
    let card = match (cell.thing, cell.part) {
        (CellContent::Card { card, .. }, Part::Laid { owner, laid }) => {
            let card = if laid.card.is_some() { laid.card } else { card };
            Some(Shown { card, laid: Some((owner, laid)) })
        }
        _ => None,
    };
    let press = drawing.press(part, card);
    let is_free = matches!(
        cell.thing,
        CellContent::Free { .. } | CellContent::Beside | CellContent::End { .. }
    );
    let is_place = is_free || is_covered(drawing, cell);
    let owner = drawing.moment.banner(Seat(other(realm)));
    let gains = lit.is_some() && storing(drawing);
    let picture = match lit {
        Some(_) if is_place => {
            let (ghost, price) = coming(drawing, cell);
            art::legal_site(ghost, &price)
        }
        None if realm == drawing.below => match price_of_end(cell.thing) {
            Some((sign, price)) => {
                let held = drawing.state.realm(realm).amounts();
                art::priced_site(sign, &price, &held)
            }
            None => landing(cell, thing(cell, owner, gains)),
        },
        _ => landing(cell, thing(cell, owner, gains)),
    };
    let offered = lit.is_some() || drawing.is_offered(part);
    html! {
        <Spot key={format!("{}-{}-{:?}", cell.column, cell.row, small(cell))} label={label(drawing, realm, cell)}
            class={classes!(lit.map(|_| "lit"))} can={offered} on_press={press} pressed={picked.then_some(true)}
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

/// The code of a part of a principality where something is shown beside it.
pub(super) fn code(part: Part) -> Option<String> {
    match part {
        Part::Site { realm, at } => Some(format!("s{realm}.{at}")),
        Part::Region(region) => Some(format!("g{region}")),
        Part::Laid { owner, laid } => Some(format!("c{owner}.{}", laid.at)),
        _ => None,
    }
}

/// The places of an action in the principalities.
#[must_use]
pub fn spots((state, seat, action): (&State, Seat, &Action)) -> Vec<String> {
    let chooser = Chooser { state, seat: seat.0, decision: state.decision(seat.0) };
    let mut spots = Vec::new();
    chooser.paths(*action, |path| {
        if spots.is_empty() {
            spots.extend(path.iter().filter_map(|part| code(holder(state, *part))));
        }
    });
    spots
}

/// The card that has a store of its own, instead of the store.
fn holder(state: &State, part: Part) -> Part {
    if part != Part::Region(Region::CACHE) {
        return part;
    }
    let cells = [0, 1].into_iter().flat_map(|realm| Plan::of(state, realm).cells);
    let holds = |cell: &Cell| matches!(cell.thing, CellContent::Card { store: Some(_), .. });
    cells.into_iter().find(holds).map_or(part, |cell| cell.part)
}

/// The number of the place for which a region is chosen before the game, if it is this cell.
fn asked_for(drawing: &Drawing<'_>, realm: u8, cell: &Cell) -> Option<u8> {
    let (Some(Choice::Setup(SetupChoice::Arrange { place })), CellContent::Region { region, .. }) =
        (drawing.choice(), cell.thing)
    else {
        return None;
    };
    let (column, row) = arrangement(place);
    let lies = drawing.state.realm(realm).land(column, row).region;
    (drawing.seat() == realm && lies == region).then_some(place + 1)
}

const fn small(cell: &Cell) -> bool {
    matches!(cell.thing, CellContent::Card { small: true, .. })
}

/// True if the options are regions that store a gain.
fn storing(drawing: &Drawing<'_>) -> bool {
    let gains = matches!(
        drawing.choice(),
        Some(
            Choice::Gain(
                GainChoice::Gain { .. }
                    | GainChoice::Buy { .. }
                    | GainChoice::Fill { .. }
                    | GainChoice::Deposit { .. }
            ) | Choice::Jester(JesterChoice::Jester { .. })
        )
    );
    let trades = matches!(drawing.path().as_slice(), [_, Part::By(_)]);
    gains || trades
}

/// The neighbours of the half, region or road that was touched last, in words: by side, as they are on the
/// table.
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
    let sides = [0, 1].into_iter().map(said).find(|said| !said.is_empty()).unwrap_or_default();
    let said: Vec<String> = lacks_for(drawing, part).into_iter().chain(sides).collect();
    (!said.is_empty()).then(|| said.join(" ").into())
}

/// The resources that are still missing at a touched place: for a road or settlement at an end of the row, or to turn a
/// settlement into a city.
fn lacks_for(drawing: &Drawing<'_>, part: Part) -> Option<String> {
    let Part::Site { realm, at } = part else { return None };
    let state = drawing.state;
    let (price, key) = match at.spot()? {
        Where::Centre(centre) => match state.realm(realm).centres.at(centre) {
            Centre::Settlement => (CITY, "princes-city-lacks"),
            Centre::Nothing => (SETTLEMENT, "princes-settlement-lacks"),
            Centre::City | Centre::Metropolis => return None,
        },
        Where::Road(road) if !state.realm(realm).has_road(road) => (ROAD, "princes-road-lacks"),
        _ => return None,
    };
    let own = drawing.choice() == Some(Choice::Turn(TurnChoice::Act)) && drawing.seat() == realm;
    let lacks = prompts::lacks(state, realm, &price);
    if !own || lacks == [0; KINDS] {
        return None;
    }
    let words = &drawing.moment.words;
    let what = crate::web::princes::words::phrases::missing(words, &lacks);
    Some(words.say(key, &[("what", arg(what))]))
}

const fn side_key(side: Side) -> &'static str {
    match side {
        Side::Left => "princes-beside-left",
        Side::Right => "princes-beside-right",
        Side::Above => "princes-beside-above",
        Side::Below => "princes-beside-below",
    }
}

/// The names of the contents of these cells; free places of a half are counted, and a road is named unless a
/// card is on it.
fn named(drawing: &Drawing<'_>, cells: &[&Cell]) -> Vec<String> {
    let words = &drawing.moment.words;
    let free = cells.iter().filter(|cell| matches!(cell.thing, CellContent::Free { .. })).count();
    let mut said = Vec::new();
    for cell in cells {
        match cell.thing {
            CellContent::Region { region, .. } => said.push(names::region(words, region)),
            CellContent::Card { card, cover, .. } => {
                said.push(names::card(words, card));
                said.extend(cover.is_some().then(|| names::card(words, cover)));
            }
            CellContent::Road if !has_post(drawing, cell) => said.push(words.t("princes-a-road")),
            CellContent::Road
            | CellContent::Centre(_)
            | CellContent::End { .. }
            | CellContent::Free { .. }
            | CellContent::Beside => {}
        }
    }
    if free > 0 {
        said.push(words.say("princes-free-places", &[("count", (free as u32).into())]));
    }
    said
}

/// A cell's label for screen readers.
fn label(drawing: &Drawing<'_>, realm: u8, cell: &Cell) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let place = |at: Place| arg(names::place(words, drawing.state, realm, at));
    match (cell.thing, cell.part) {
        (CellContent::Region { region, store, .. }, _) => {
            let args = [
                ("region", arg(names::region(words, region))),
                ("store", store.into()),
                ("room", STORE.into()),
            ];
            moment.say("princes-region-stores", &args)
        }
        (CellContent::Card { card, cover, store, .. }, Part::Laid { laid, .. }) => {
            let upon = cover.is_some().then(|| names::upon(words, cover, card));
            let args = [
                ("card", arg(upon.unwrap_or_else(|| names::card(words, card)))),
                ("place", place(laid.at.home())),
                ("store", store.unwrap_or(0).into()),
                ("room", STORE.into()),
            ];
            let key = if store.is_some() { "princes-card-stores" } else { "princes-card-at" };
            moment.say(key, &args)
        }
        (CellContent::End { road: true }, _) => moment.t("princes-end-road"),
        (CellContent::End { road: false }, _) => moment.t("princes-end-settlement"),
        (CellContent::Road | CellContent::Centre(_), Part::Site { at, .. }) => {
            names::place(words, drawing.state, realm, at).into()
        }
        (_, Part::Site { at, .. }) => moment.say("princes-free-site", &[("place", place(at))]),
        _ => Text::default(),
    }
}
