//! The 37 fields of a sheet: printed, in pencil, in ink, finished, offered.

use super::icons::{class_of, mark, square, written};
use super::place::{Layout, neighbours, short, stretch};
use super::tags;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::{Field, FieldSet};
use crate::web::dice::model::pad::{Cell, Entry, Pad};
use crate::web::dice::model::subject::Subject;
use crate::web::ui::marks::focus_rings;
use crate::web::ui::press::on_press;
use crate::web::ui::symbol;
use yew::prelude::*;

/// Radius below which only colours and numbers are drawn.
const SMALL: f64 = 20.0;

/// Interaction with the fields of a sheet.
#[derive(Clone)]
pub struct Fingers<'a> {
    /// Called with the touched field.
    pub touch: Callback<Field>,
    /// Accessible name of a field.
    pub name: &'a dyn Fn(&Cell) -> String,
    /// Prefix of the fields' ids, for keyboard navigation.
    pub id: String,
}

/// Paths collected by class, so that a sheet has few elements.
#[derive(Default)]
struct Paths(Vec<(String, String)>);

impl Paths {
    fn add(&mut self, class: &str, path: &str) {
        match self.0.iter_mut().find(|(known, _)| known == class) {
            Some((_, all)) => all.push_str(path),
            None => self.0.push((class.to_owned(), path.to_owned())),
        }
    }

    fn html(self) -> Html {
        self.0
            .into_iter()
            .map(|(class, d)| html! { <path key={class.clone()} {class} {d} /> })
            .collect()
    }
}

/// Code of a field on the large sheet.
#[must_use]
pub fn spot(field: Field) -> String {
    format!("f{}", field.0)
}

/// A small sheet by itself, hidden from screen readers.
pub fn small(pad: &Pad) -> Html {
    let layout = Layout::filling(230.0);
    html! {
        <svg class="mini" viewBox={format!("0 0 230 {}", short(layout.height()))} aria-hidden="true" focusable="false">
            { sheet(pad, Layout { r: layout.r.min(19.9), ..layout }, None) }
        </svg>
    }
}

/// The colours of a sheet alone, for pictures in which a field has but a few pixels.
pub fn colours(pad: &Pad, layout: Layout) -> Html {
    let mut fills = Paths::default();
    for cell in &pad.cells {
        let class = format!("df {} on", class_of(cell.colour));
        fills.add(&class, &layout.hex(cell.field, 0.97));
    }
    fills.html()
}

/// A sheet, or the part of it whose fields the pad has, at a place of the drawing.
pub fn sheet(pad: &Pad, layout: Layout, fingers: Option<&Fingers<'_>>) -> Html {
    let small = layout.r < SMALL;
    let plate: String = pad
        .cells
        .iter()
        .map(|cell| layout.hex(cell.field, if small { 1.12 } else { 1.085 }))
        .collect();
    let (mut fills, mut windows) = (Paths::default(), Paths::default());
    for cell in &pad.cells {
        fill(cell, layout, &mut fills, &mut windows);
    }
    let lines = Lines::of(pad, layout, small);
    let entries = pad.cells.iter().map(|cell| {
        let code = (!small).then(|| Subject::Field(pad.seat, cell.field).code());
        html! { <g key={cell.field.0} data-help={code}>{ entry(cell, layout) }</g> }
    });
    let rings = pad.cells.iter().filter(|cell| cell.pencil || cell.fresh).map(|cell| {
        let d = layout.hex(cell.field, if small { 0.98 } else { 0.94 });
        if cell.pencil {
            return html! { <path key={cell.field.0} class="penring" {d} /> };
        }
        let action = cell.action.map(|(_, number)| number.to_string());
        // Keyed by round: a mark of another round is a new element, which is numbered anew.
        let key = format!("{}-{}", cell.action.map_or(0, |(round, _)| round), cell.field.0);
        html! { <g {key} data-action={action}><path class="freshring" d={d.clone()} /><path class="fresh2" {d} /></g> }
    });
    let lit = lit(pad, layout, fingers);
    // Each kind is a list of its own, so that an additional ring changes only the rings.
    html! { <>
        <path class="plate" d={plate} />
        { fills.html() }
        <path class="inner" stroke-width={short((layout.r * 0.03).max(0.6))} d={lines.inner} />
        <path class="gap" stroke-width={short(layout.r * if small { 0.16 } else { 0.12 })} d={lines.gaps} />
        if !lines.rims.is_empty() { <path class="rims" data-shines="" d={lines.rims} /> }
        { windows.html() }
        { entries.collect::<Html>() }
        { rings.collect::<Html>() }
        { lit }
        if !small && fingers.is_none() {
            { for Field::all().map(|field| html! {
                <path key={field.0} fill="none" pointer-events="all" data-s={spot(field)}
                    data-help={Subject::Field(pad.seat, field).code()} d={layout.hex(field, 0.9)} />
            }) }
        }
        { for pad.cells.iter().filter(|cell| cell.hinted).map(|cell| html! {
            <path key={cell.field.0} class="askring" d={layout.hex(cell.field, 0.9)} />
        }) }
        if let Some(field) = pad.asking { <path class="askring" d={layout.hex(field, 0.9)} /> }
        if !small { { tags::tags(pad, layout) } }
    </> }
}

fn fill(cell: &Cell, layout: Layout, fills: &mut Paths, windows: &mut Paths) {
    let colour = class_of(cell.colour);
    let hex = layout.hex(cell.field, 1.005);
    let inked = cell.entry != Entry::Empty && !cell.pencil;
    fills.add(&format!("df {colour}{}", if inked { " on" } else { "" }), &hex);
    if cell.pencil {
        fills.add(&format!("dpen {colour}"), &hex);
        fills.add("hatch", &hatching(cell.field, layout));
    }
    let class = match (inked, cell.pencil, cell.square) {
        (true, ..) => "win on",
        (_, true, _) => "win pen",
        (.., Some(bonus)) => square(bonus),
        _ => "win",
    };
    windows.add(class, &window(cell.field, layout));
}

/// Pencil strokes across a field.
fn hatching(field: Field, layout: Layout) -> String {
    let (x, y) = layout.at(field);
    let reach = layout.r * 0.84;
    // Along the strokes, and from one to the next.
    let (cos, sin) = (0.788, 0.616);
    let strokes = (-7..=7).map(|stroke| {
        let aside = f64::from(stroke) * reach / 7.5;
        let half = (reach * reach - aside * aside).max(0.0).sqrt();
        let (mx, my) = (x - sin * aside, y + cos * aside);
        stretch((mx - cos * half, my - sin * half), (mx + cos * half, my + sin * half))
    });
    strokes.collect()
}

/// The area of a field in which a number is written.
fn window(field: Field, layout: Layout) -> String {
    let (x, y) = layout.at(field);
    let small = layout.r < SMALL;
    let size = layout.r * if small { 1.0 } else { 0.84 };
    let y = if small { y } else { y - layout.r * 0.07 };
    let side = short(size);
    format!("M{} {}h{side}v{side}h-{side}z", short(x - size / 2.0), short(y - size / 2.0))
}

/// Content of a field: a number, a cross, the bonus of a castle, a small mark of the colour.
fn entry(cell: &Cell, layout: Layout) -> Html {
    let (x, y) = layout.at(cell.field);
    let r = layout.r;
    let small = r < SMALL;
    let up = if small { y } else { y - r * 0.07 };
    let class = if cell.pencil { "soft" } else { "inw" };
    let place = usize::from(cell.field.0);
    let inside = match cell.entry {
        Entry::Number(number) => {
            written(number, x, up, r * if small { 1.0 } else { 0.9 }, place, class)
        }
        Entry::Cross => written(0, x, up, r * 0.82, place, class),
        Entry::Empty => match cell.square.filter(|_| !small && cell.offer.free.is_empty()) {
            Some(bonus) if cell.offer.paid.is_empty() => {
                symbol(super::icons::bonus(bonus), x, up, r * 0.66, "")
            }
            _ => Html::default(),
        },
    };
    let sign = !small && cell.entry == Entry::Empty;
    html! { <>
        { inside }
        if sign { { symbol(mark(cell.colour), x, y + r * 0.63, r * 0.37, "fmark") } }
    </> }
}

/// Lines between and around fields.
struct Lines {
    /// Between fields of the same region.
    inner: String,
    /// Between regions.
    gaps: String,
    /// Around finished regions.
    rims: String,
}

impl Lines {
    fn of(pad: &Pad, layout: Layout, small: bool) -> Lines {
        let mut lines = Lines { inner: String::new(), gaps: String::new(), rims: String::new() };
        let drawn: FieldSet = pad.cells.iter().map(|cell| cell.field).collect();
        for region in &pad.regions {
            for field in region.fields.iter() {
                let around = neighbours(field);
                let within = |direction: usize| {
                    let other = around.get(direction % 6).copied().flatten();
                    other.filter(|other| region.fields.has(*other))
                };
                for direction in 0..6 {
                    let other = around.get(direction).copied().flatten();
                    match within(direction) {
                        Some(other) if other > field => {
                            lines.inner.push_str(&layout.edge(field, direction));
                        }
                        Some(_) => {}
                        None => {
                            if other.is_none_or(|other| other > field || !drawn.has(other)) {
                                lines.gaps.push_str(&layout.edge(field, direction));
                            }
                            if region.finished && !small {
                                let joins = [
                                    within(direction + 5).is_some(),
                                    within(direction + 1).is_some(),
                                ];
                                lines.rims.push_str(&rim(field, direction, layout, joins));
                            }
                        }
                    }
                }
            }
        }
        lines
    }
}

/// The ink line along an edge of a finished region; it is extended where the region continues.
fn rim(field: Field, direction: usize, layout: Layout, [before, after]: [bool; 2]) -> String {
    const PART: f64 = 0.925;
    let (p, q) = (layout.corner(field, 1.0, direction), layout.corner(field, 1.0, direction + 1));
    let (mut a, mut b) =
        (layout.corner(field, PART, direction), layout.corner(field, PART, direction + 1));
    let (dx, dy) = ((q.0 - p.0) * (1.0 - PART), (q.1 - p.1) * (1.0 - PART));
    if before {
        a = (a.0 - dx, a.1 - dy);
    }
    if after {
        b = (b.0 + dx, b.1 + dy);
    }
    stretch(a, b)
}

/// The touchable fields; those that can be marked are lit.
fn lit(pad: &Pad, layout: Layout, fingers: Option<&Fingers<'_>>) -> Html {
    let Some(fingers) = fingers else {
        let offered = |cell: &Cell| {
            let code = Subject::Field(pad.seat, cell.field).code();
            html! { <g key={cell.field.0} data-help={code}>{ offer(cell, layout) }</g> }
        };
        let lit = pad.cells.iter().filter(|cell| !cell.offer.is_empty() || !cell.other.is_empty());
        return lit.map(offered).collect();
    };
    let usable = |cell: &&Cell| !cell.offer.is_empty() || cell.touchable;
    let first = pad.cells.iter().find(usable).map(|cell| cell.field);
    let cell = |cell: &Cell| {
        let field = cell.field;
        let touch = fingers.touch.clone();
        let onclick = on_press(&touch.reform(move |()| field));
        let (hit, code) = (layout.hex(field, 1.0), Subject::Field(pad.seat, field).code());
        if !usable(&cell) {
            return html! { <path key={field.0} class="hit" d={hit} data-help={code} {onclick} aria-hidden="true" /> };
        }
        let keys = keys(fingers, field, layout, pad);
        let tab = if first == Some(field) { "0" } else { "-1" };
        html! {
            <g key={field.0} class={classes!("legal", (!cell.offer.is_empty()).then_some("lit"))} role="button"
                tabindex={tab} data-help={code} id={format!("{}{}", fingers.id, field.0)} aria-label={(fingers.name)(cell)}
                aria-pressed={if cell.pencil { "true" } else { "false" }} {onclick} onkeydown={keys}>
                { offer(cell, layout) }
                <path class="hit" d={hit} />
                { focus_rings(&layout.hex(field, 0.93)) }
            </g>
        }
    };
    pad.cells.iter().map(cell).collect()
}

/// Offer on a field: its numbers in grey, and their cost.
fn offer(cell: &Cell, layout: Layout) -> Html {
    let offer = &cell.offer;
    if offer.is_empty() {
        return other(cell, layout);
    }
    let (x, y) = layout.at(cell.field);
    let (r, up) = (layout.r, y - layout.r * 0.07);
    let colour = class_of(cell.colour);
    let ghost = if cell.colour == Colour::Green { "ghost3" } else { "ghost2" };
    let place = usize::from(cell.field.0);
    let class = match cell.square {
        Some(bonus) => square(bonus),
        None => "win",
    };
    let frame = html! { <path {class} d={window(cell.field, layout)} /> };
    let sign = symbol(mark(cell.colour), x, y + r * 0.63, r * 0.37, "fmark");
    if offer.castle || !offer.free.is_empty() {
        let inside = match (offer.castle, cell.square) {
            (true, Some(bonus)) => symbol(super::icons::bonus(bonus), x, up, r * 0.66, ""),
            _ => ghosts(&offer.free, (x, up), r, place, ghost),
        };
        return html! { <>
            <path class="halo2" d={layout.hex(cell.field, 1.0)} />
            <path class={classes!("lface", colour)} d={layout.hex(cell.field, 0.95)} />
            { frame }{ inside }{ sign }
            <path class="lring" d={layout.hex(cell.field, 0.93)} />
        </> };
    }
    let by = super::icons::bonus(offer.by.unwrap_or(Bonus::Silver));
    html! { <>
        <path class={classes!("pface", colour)} d={layout.hex(cell.field, 0.95)} />
        { frame }{ ghosts(&offer.paid, (x, up), r, place, ghost) }
        <path class="cring" d={layout.hex(cell.field, 0.89)} />
        { sign }
        <circle class="pdisc" cx={short(x + r * 0.46)} cy={short(y + r * 0.3)} r={short(r * 0.29)} />
        { symbol(by, x + r * 0.46, y + r * 0.3, r * 0.54, "") }
    </> }
}

/// Alternatives to a field's pencilled number, not lit.
fn other(cell: &Cell, layout: Layout) -> Html {
    if cell.other.is_empty() {
        return Html::default();
    }
    let (x, y) = layout.at(cell.field);
    let (r, place) = (layout.r, usize::from(cell.field.0));
    let numbers = if cell.other.free.is_empty() { &cell.other.paid } else { &cell.other.free };
    html! { <g class="other">
        { ghosts(numbers, (x, y - r * 0.07), r, place, "ghost2") }
        <path class="otherring" d={layout.hex(cell.field, 0.9)} />
    </g> }
}

/// Numbers possible in a field: a single one is large, two are on a diagonal, so that they are no number of two digits; more in small rows.
fn ghosts(numbers: &[u8], (x, y): (f64, f64), r: f64, place: usize, class: &'static str) -> Html {
    match numbers {
        [only] => written(*only, x, y, r * 0.84, place, class),
        [one, two] => {
            html! { <>
                { written(*one, x - r * 0.2, y - r * 0.17, r * 0.54, place, class) }
                { written(*two, x + r * 0.21, y + r * 0.18, r * 0.54, place + 1, class) }
            </> }
        }
        many => {
            let rows = (many.len() as f64 / 3.0).ceil();
            let figure = |(index, number): (usize, &u8)| {
                let column = (index % 3) as f64 - 1.0;
                let row = (index / 3) as f64 - (rows - 1.0) / 2.0;
                written(
                    *number,
                    x + column * r * 0.25,
                    y + row * r * 0.4,
                    r * 0.38,
                    place + index,
                    class,
                )
            };
            many.iter().enumerate().map(figure).collect()
        }
    }
}

/// Handles keys: arrow keys move to the nearest touchable field in their direction, Enter touches the field.
fn keys(fingers: &Fingers<'_>, field: Field, layout: Layout, pad: &Pad) -> Callback<KeyboardEvent> {
    let (touch, id) = (fingers.touch.clone(), fingers.id.clone());
    let here = layout.at(field);
    let usable = |cell: &&Cell| !cell.offer.is_empty() || cell.touchable;
    let others: Vec<(Field, (f64, f64))> = pad
        .cells
        .iter()
        .filter(usable)
        .filter(|cell| cell.field != field)
        .map(|cell| {
            let (x, y) = layout.at(cell.field);
            (cell.field, (x - here.0, y - here.1))
        })
        .collect();
    Callback::from(move |event: KeyboardEvent| {
        let key = event.key();
        let towards = |x: f64, y: f64| match key.as_str() {
            "ArrowLeft" => Some((-x, y)),
            "ArrowRight" => Some((x, y)),
            "ArrowUp" => Some((-y, x)),
            "ArrowDown" => Some((y, x)),
            _ => None,
        };
        if key == "Enter" || key == " " {
            event.prevent_default();
            touch.emit(field);
            return;
        }
        let ahead = others.iter().filter_map(|(other, (x, y))| {
            let (along, aside) = towards(*x, *y).filter(|(along, _)| *along > 1.0)?;
            Some((along + 2.0 * aside.abs(), *other))
        });
        let nearest = ahead.min_by(|a, b| a.0.total_cmp(&b.0));
        if let Some((_, next)) = nearest {
            event.prevent_default();
            focus(&format!("{id}{}", next.0));
        }
    })
}

/// Focuses the element with this id.
fn focus(id: &str) {
    use wasm_bindgen::JsCast;
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.get_element_by_id(id));
    if let Some(place) = found {
        // SVG elements have the same focus method as HTML elements.
        let _ = place.unchecked_ref::<web_sys::HtmlElement>().focus();
    }
}
