//! The dice game's table: drawing and touches.

mod ask;
mod bar;
mod bell;
mod desk;
pub(super) mod figures;
mod help;
mod ink;
pub mod listed;
mod phone;
mod reveal;
mod roll;
mod round;
mod solo;
mod together;
mod touches;
mod turn;

use crate::engine::seat::Seat;
use crate::games::dice::{Action, Dice, State};
use crate::web::dice::art::sheet::small;
use crate::web::dice::model::pad::Pad;
use crate::web::dice::model::subject::Subject;
use crate::web::table::{Act, Drawn, Heading, HelpText, Lens, Moment, PhoneTab, TableGame};
use desk::Table;
use yew::prelude::*;

/// The drawn table.
pub(super) fn draw(moment: &Moment<Dice>, act: &Act<Dice>) -> Drawn {
    let table = Table::new(moment, act);
    let state = table.state;
    if let Some(opened) = reveal::opened(&table) {
        // On a phone it takes the place of the player's own sheet, and the other tabs remain.
        return match moment.phone {
            None => opened,
            Some(0) => Drawn { tabs: tabs(&table), ..opened },
            Some(tab) => Drawn { stage: phone::stage(&table, tab), tabs: tabs(&table), ..opened },
        };
    }
    let over = bell::bell(&table);
    if table.is_together() {
        return Drawn { over, line: line(&table), ..together::drawn(&table) };
    }
    let class = if state.options().is_solo() { "dg dsolo" } else { "dg dturn" };
    let drawn = Drawn {
        class: classes!(class),
        bar: bar::bar(&table),
        line: line(&table),
        over,
        ..Drawn::default()
    };
    match moment.phone {
        None => Drawn { stage: turn::stage(&table), ..drawn },
        Some(tab) => Drawn { stage: phone::stage(&table, tab), tabs: tabs(&table), ..drawn },
    }
}

/// A seat's sheet by itself.
pub(super) fn apart(state: &State, seat: Seat) -> Html {
    small(&Pad::plain(state, seat))
}

/// Explanation of what is drawn with this code.
pub(super) fn explain(moment: &Moment<Dice>, act: &Act<Dice>, code: &str) -> Option<HelpText> {
    let subject = Subject::of_code(moment.seats(), code)?;
    Some(help::of_subject(&Table::new(moment, act), subject))
}

/// The lens on what is drawn with this code.
pub(super) fn lens(moment: &Moment<Dice>, act: &Act<Dice>, code: &str) -> Lens<Action> {
    match Subject::of_code(moment.seats(), code) {
        Some(Subject::Field(seat, field)) => figures::lens(&Table::new(moment, act), seat, field),
        _ => Lens::default(),
    }
}

/// The header while a single player is to choose.
fn line(table: &Table<'_>) -> Option<Heading> {
    let several =
        table.is_together() && table.state.seats().filter(|seat| table.chooses(*seat)).count() > 1;
    let seat = table.moment.chooser.filter(|_| !several)?;
    let args = [("name", table.moment.name(seat).as_ref().into())];
    let turn = match table.people() {
        1 => table.names().t("table-your-turn"),
        _ => table.names().say("when-chooses", &args),
    };
    Some(Heading { when: Dice::when(&table.moment.words, &table.moment.view), turn: turn.into() })
}

fn tabs(table: &Table<'_>) -> Vec<PhoneTab> {
    let names = table.names();
    let others = if table.state.options().is_solo() {
        ("u-chart", "tab-goal")
    } else {
        ("u-person", "tab-others")
    };
    // Possible marks are on the player's own sheet.
    let asked =
        table.own_desk().is_some_and(|desk| desk.offers().iter().any(|one| !one.is_empty()));
    // Another player's sheet makes way for the own one.
    let on_open = match table.shown() != table.moment.front {
        true => table.act.pick(table.drafts().back()),
        false => Callback::default(),
    };
    let tab = |(icon, key): (&'static str, &str)| PhoneTab {
        icon,
        name: names.t(key).into(),
        lit: asked && icon == "pad",
        on_open: on_open.clone(),
    };
    [("pad", "tab-mine"), ("die-5", "tab-roll"), others, ("star", "tab-race")].map(tab).to_vec()
}
