//! The round's dice, and their combinations.

use super::desk::Table;
use super::help;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::options::Castles;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::NextChoice;
use crate::web::dice::art::icons::{class_of, colour_die, hour_die, written};
use crate::web::dice::art::place::short_hex;
use crate::web::dice::model::draft::{Desk, Filter};
use crate::web::dice::model::subject::Subject;
use crate::web::ui::Pic;
use crate::web::ui::die_face;
use crate::web::ui::press::on_press;
use std::rc::Rc;
use yew::prelude::*;

/// A die as a picture with its name.
fn face(icon: &'static str, name: String, class: &'static str, subject: Subject) -> Html {
    html! {
        <span class={classes!("die3", class)} data-die="" data-help={subject.code()} role="img" aria-label={name}><Pic id={icon} /></span>
    }
}

fn number_face(number: u8) -> Html {
    face(die_face(number), number.to_string(), "", Subject::Roll)
}

fn colour_face(table: &Table<'_>, colour: Colour) -> Html {
    face(colour_die(colour), table.names().colour(colour), "", Subject::Colour(colour))
}

/// The five dice of this round in a row, without interaction.
pub(super) fn dice_row(table: &Table<'_>) -> Html {
    table.state.roll().map(|roll| row(table, roll)).unwrap_or_default()
}

/// Five dice in a row.
pub(super) fn row(table: &Table<'_>, roll: Roll) -> Html {
    html! {
        <div class="dicerow">
            { for roll.numbers().map(number_face) }
            { for roll.colours().map(|colour| colour_face(table, colour)) }
            { hour_face(table, roll) }
        </div>
    }
}

fn hour_face(table: &Table<'_>, roll: Roll) -> Html {
    let key = if roll.is_double() { "hours-double" } else { "hours-single" };
    face(hour_die(roll.is_double()), table.names().t(key), "hour", Subject::Hours)
}

/// The dice in a grid: colours as columns, numbers as rows, and their combinations between them.
pub(super) fn roll_box(table: &Table<'_>) -> Html {
    let names = table.names();
    let desk = table.own_desk().map(Rc::new);
    let Some(roll) = table.state.roll() else {
        return html! {
            <section class="dicebox sheet dstart" data-help={Subject::Roll.code()} aria-label={names.t("roll-title")}>
                <h2>{ names.t("castles-title") }</h2>
                <p>{ names.t(match table.castles() {
                    Castles::Free => "castles-say",
                    Castles::Different => "castles-different-say",
                    Castles::Same => "castles-same-say",
                }) }</p>
                <ul>{ for Bonus::ALL.into_iter().map(|bonus| html! {
                    <li key={bonus.key()} data-help={Subject::Bonus(bonus).code()}><Pic id={crate::web::dice::art::icons::bonus(bonus)} />
                        <span>{ names.t(&format!("castles-{}", bonus.key())) }</span></li>
                }) }</ul>
            </section>
        };
    };
    let [one, two] = roll.colours();
    let explain = table.act.explain(help::hours(names, table.state.options().is_solo()));
    html! {
        <section class="dicebox sheet" data-part="dice" data-help={Subject::Roll.code()} aria-label={names.t("roll-title")}>
            <div class="rollgrid">
                <button type="button" class="die3 hour" data-help={Subject::Hours.code()} onclick={on_press(&explain)}
                    aria-label={names.t(if roll.is_double() { "hours-double" } else { "hours-single" })}>
                    <Pic id={hour_die(roll.is_double())} />
                </button>
                { colour_face(table, one) }
                { colour_face(table, two) }
                { for roll.numbers().into_iter().enumerate().map(|(row, number)| html! { <>
                    { number_face(number) }
                    { pair(table, desk.as_ref(), number, one, row * 2) }
                    { pair(table, desk.as_ref(), number, two, row * 2 + 1) }
                </> }) }
            </div>
            <p class="double" data-help={Subject::Hours.code()}><Pic id={if roll.is_double() { "goods" } else { "hourglass" }} />
                <span>{ about_hours(table, desk.as_deref(), roll) }</span></p>
        </section>
    }
}

/// Effect of the hourglass die in this round.
fn about_hours(table: &Table<'_>, desk: Option<&Desk>, roll: Roll) -> String {
    let names = table.names();
    let seat = table.moment.chooser.unwrap_or(table.moment.front);
    let goods = table.state.estate(seat).bonuses(Bonus::Goods);
    if !roll.is_double() {
        return names.t(if table.state.options().is_solo() {
            "hours-solo-say"
        } else {
            "hours-single-say"
        });
    }
    let (silver, points) = (goods, goods * 2);
    let args = [("goods", goods.into()), ("silver", silver.into()), ("points", points.into())];
    match (goods, desk.is_some_and(Desk::sells)) {
        (0, _) => names.t("hours-double-none"),
        (_, true) => names.say("hours-double-sold", &args),
        (_, false) => names.say("hours-double-say", &args),
    }
}

/// A combination of number and colour, with the number of fields it can mark.
fn pair(
    table: &Table<'_>,
    desk: Option<&Rc<Desk>>,
    number: u8,
    colour: Colour,
    key: usize,
) -> Html {
    let names = table.names();
    let fields = desk.map_or(0, |desk| desk.fields_of(number, colour));
    let count = u32::try_from(fields).unwrap_or_default();
    // Without a choice to make, as in a replay, no number of fields is given.
    let said = desk.map(|_| names.say("pair-fields", &[("count", count.into())]));
    let colour_name = names.colour(colour);
    let args = [("colour", colour_name.as_str().into()), ("number", number.into())];
    let name = names.say("pair-name", &args);
    let label = said.as_ref().map_or_else(|| name.clone(), |said| format!("{name}: {said}"));
    let chosen = desk.is_some_and(|desk| {
        desk.draft.filter == Filter::Pair(number, colour) || desk.has_paired(number, colour)
    });
    // Once everything is in pencil a touch can still change it, but nothing needs to be highlighted.
    let lit = fields > 0 && desk.is_some_and(|desk| desk.step != NextChoice::Ready);
    let press = desk.map(|desk| table.on_pair(desk, number, colour)).unwrap_or_default();
    let may = fields > 0;
    html! {
        <button key={key} type="button" disabled={!may} data-help={Subject::Roll.code()}
            class={classes!("combo", class_of(colour), lit.then_some("lit"), chosen.then_some("chosen"))}
            aria-label={label} aria-pressed={if chosen { "true" } else { "false" }}
            onclick={may.then(|| on_press(&press))}>
            <svg width="46" viewBox="0 0 52 56" aria-hidden="true" focusable="false">
                <path class="df on" d={short_hex(26.0, 28.0, 26.0)} />
                <rect class="win on" x="13" y="14" width="26" height="26" rx="4" />
                { written(number, 26.0, 27.0, 28.0, usize::from(number) + 2, "inw") }
            </svg>
            <b>{ said.unwrap_or_default() }</b>
        </button>
    }
}
