//! Chime for a double hourglass, played once for all at the device.

use super::desk::Table;
use crate::games::dice::roll::Roll;
use crate::web::dice::model::ways::Ways;
use crate::web::ui::chime;
use yew::prelude::*;

#[derive(Properties, PartialEq, Clone)]
struct Props {
    /// True if the chime is off.
    silent: bool,
    /// Called after the chime.
    rung: Callback<()>,
}

/// Plays the chime if a double is new to the players.
pub(super) fn bell(table: &Table<'_>) -> Html {
    let (state, ways) = (table.state, table.ways);
    let seen = table.moment.chooser.is_some() && !table.moment.past;
    let is_double = state.roll().is_some_and(Roll::is_double);
    if !seen || !is_double || ways.sounded == Some(state.round()) {
        return Html::default();
    }
    let (act, sounded) = (table.act.clone(), Some(state.round()));
    let rung = Callback::from(move |()| act.go_by(Ways { sounded, ..ways }));
    html! { <Bell key={state.round()} silent={table.moment.settings.silent} {rung} /> }
}

#[component]
fn Bell(props: &Props) -> Html {
    let Props { silent, rung } = props.clone();
    use_effect_with((), move |()| {
        if !silent {
            chime::ring();
        }
        rung.emit(());
    });
    Html::default()
}
