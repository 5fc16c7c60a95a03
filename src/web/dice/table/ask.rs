//! What a touch explains while that is asked for: places of the sheet that do nothing otherwise.

use super::desk::Table;
use super::help;
use crate::games::dice::colours::Colour;
use crate::web::dice::art::furniture::COLOUR_ROWS;
use crate::web::dice::art::place::short;
use crate::web::table::HelpText;
use yew::prelude::*;

/// A rectangle of the drawing: left, top, width, height.
type Area = [f64; 4];

/// The places of the large sheet: the colours at its left at this place, the boxes, what regions earn, the points.
pub(super) fn of_sheet(table: &Table<'_>, (x, y): (f64, f64)) -> Html {
    if !table.moment.help_mode {
        return Html::default();
    }
    let (names, solo) = (table.names(), table.state.options().is_solo());
    let mut top = y - 24.0;
    let rows = COLOUR_ROWS.into_iter().map(|(colour, height)| {
        let area = [x - 20.0, top, 118.0, height];
        top += height;
        (area, help::colour(names, colour))
    });
    let around = [
        ([658.0, 10.0, 104.0, 290.0], help::hours(names, solo)),
        ([630.0, 362.0, 130.0, 124.0], help::worth(names)),
        ([520.0, 540.0, 242.0, 132.0], help::points(names)),
        ([8.0, 4.0, 54.0, 66.0], help::points(names)),
    ];
    rows.chain(around)
        .enumerate()
        .map(|(key, (area, help))| place(table, key, area, help))
        .collect()
}

/// The places of a phone's sheet: points, and the boxes of the phase.
pub(super) fn of_phone(table: &Table<'_>) -> Html {
    if !table.moment.help_mode {
        return Html::default();
    }
    let (names, solo) = (table.names(), table.state.options().is_solo());
    let places = [
        ([2.0, 0.0, 46.0, 52.0], help::points(names)),
        ([4.0, 364.0, 364.0, 36.0], help::hours(names, solo)),
    ];
    places
        .into_iter()
        .enumerate()
        .map(|(key, (area, help))| place(table, key, area, help))
        .collect()
}

/// What makes a part of the page explain itself while that is asked for; nothing at other times.
#[derive(Default)]
pub(super) struct Asking {
    pub role: Option<&'static str>,
    pub tab: Option<&'static str>,
    pub click: Option<Callback<MouseEvent>>,
    pub key: Option<Callback<KeyboardEvent>>,
}

impl Asking {
    pub(super) fn new(table: &Table<'_>, help: HelpText) -> Asking {
        if !table.moment.help_mode {
            return Asking::default();
        }
        let explain = table.act.explain(help);
        let click = explain.reform(|_: MouseEvent| ());
        Asking {
            role: Some("button"),
            tab: Some("0"),
            click: Some(click),
            key: Some(by_key(explain)),
        }
    }
}

/// The keys that press a button.
fn by_key(press: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            press.emit(());
        }
    })
}

fn place(table: &Table<'_>, key: usize, [x, y, width, height]: Area, help: HelpText) -> Html {
    let name = help.title.to_string();
    let explain = table.act.explain(help);
    let keys = by_key(explain.clone());
    html! {
        <rect {key} class="asks" role="button" tabindex="0" aria-label={name} x={short(x)} y={short(y)}
            width={short(width)} height={short(height)} rx="8" onclick={move |_| explain.emit(())} onkeydown={keys} />
    }
}

/// What a die or a pair of dice is: a colour die tells what its colour takes.
pub(super) fn of_die(table: &Table<'_>, colour: Option<Colour>) -> Option<Callback<()>> {
    let help = match colour {
        Some(colour) => help::colour(table.names(), colour),
        None => help::roll(table.names()),
    };
    table.moment.help_mode.then(|| table.act.explain(help))
}
