//! A double sounds, once for all who sit at the device.

use super::desk::Table;
use crate::web::ui::chime;
use std::cell::Cell;
use yew::prelude::*;

thread_local! {
    /// The round that sounded last: a table that is covered and opened again does not sound once more.
    static SOUNDED: Cell<Option<u8>> = const { Cell::new(None) };
}

#[derive(Properties, PartialEq, Clone, Copy)]
struct Props {
    /// The round.
    round: u8,
    /// Whether it shows two hourglasses.
    double: bool,
    /// Whether nothing is to be heard.
    silent: bool,
}

/// Sounds where a double is new to those at the table.
pub(super) fn bell(table: &Table<'_>) -> Html {
    let seen = table.moment.chooser.is_some() && !table.moment.past;
    let Some(roll) = table.state.roll().filter(|_| seen) else { return Html::default() };
    html! {
        <Bell round={table.state.round()} double={roll.is_double()} silent={table.moment.settings.silent} />
    }
}

#[component]
fn Bell(props: &Props) -> Html {
    use_effect_with((props.round, props.double), {
        let silent = props.silent;
        move |(round, double): &(u8, bool)| {
            let sounded = SOUNDED.replace(double.then_some(*round));
            if *double && sounded != Some(*round) && !silent {
                chime::ring();
            }
        }
    });
    Html::default()
}
