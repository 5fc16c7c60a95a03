//! The round's dice, and the combinations that they make.

use super::desk::Table;
use super::{ask, bar, help};
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::options::Castles;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::Step;
use crate::web::dice::art::icons::{class_of, colour_die, die, hour_die, written};
use crate::web::dice::art::place::short_hex;
use crate::web::dice::model::draft::{Desk, Filter};
use crate::web::ui::Pic;
use std::rc::Rc;
use yew::prelude::*;

/// A die as a picture with its name.
fn face(icon: &'static str, name: String, class: &'static str) -> Html {
    html! { <span class={classes!("die3", class)} data-die="" role="img" aria-label={name}><Pic id={icon} /></span> }
}

/// The same, which explains itself while that is asked for.
fn asked_face(table: &Table<'_>, icon: &'static str, name: String, colour: Option<Colour>) -> Html {
    match ask::of_die(table, colour) {
        Some(explain) => html! {
            <button type="button" class="die3" data-die="" aria-label={name} onclick={move |_| explain.emit(())}>
                <Pic id={icon} />
            </button>
        },
        None => face(icon, name, ""),
    }
}

/// The five dice of this round in a row; only what they show.
pub(super) fn dice_row(table: &Table<'_>) -> Html {
    table.state.roll().map(|roll| row(table, roll)).unwrap_or_default()
}

/// Five dice in a row.
pub(super) fn row(table: &Table<'_>, roll: Roll) -> Html {
    let names = table.names();
    html! {
        <div class="dicerow">
            { for roll.numbers().map(|number| asked_face(table, die(number), number.to_string(), None)) }
            { for roll.colours().map(|colour| asked_face(table, colour_die(colour), names.colour(colour), Some(colour))) }
            { hour_face(table, roll) }
        </div>
    }
}

fn hour_face(table: &Table<'_>, roll: Roll) -> Html {
    let key = if roll.is_double() { "hours-double" } else { "hours-single" };
    face(hour_die(roll.is_double()), table.names().t(key), "hour")
}

/// The dice in a square: colours across, numbers down, and between them what they make together.
pub(super) fn roll_box(table: &Table<'_>) -> Html {
    let names = table.names();
    let desk = table.own_desk().map(Rc::new);
    let Some(roll) = table.state.roll() else {
        return html! {
            <section class="dicebox sheet dstart" aria-label={names.t("roll-title")}>
                <h2>{ names.t("castles-title") }</h2>
                <p>{ names.t(match bar::castles(table) {
                    Castles::Free => "castles-say",
                    Castles::Different => "castles-different-say",
                    Castles::Same => "castles-same-say",
                }) }</p>
                <ul>{ for Bonus::ALL.into_iter().map(|bonus| html! {
                    <li key={bonus.key()}><Pic id={crate::web::dice::art::icons::bonus(bonus)} />
                        <span>{ names.t(&format!("castles-{}", bonus.key())) }</span></li>
                }) }</ul>
            </section>
        };
    };
    let [one, two] = roll.colours();
    let explain = table.act.explain(help::hours(names, table.state.options().is_solo()));
    html! {
        <section class="dicebox sheet" data-part="dice" aria-label={names.t("roll-title")}>
            <div class="rollgrid">
                <button type="button" class="die3 hour" onclick={move |_| explain.emit(())}
                    aria-label={names.t(if roll.is_double() { "hours-double" } else { "hours-single" })}>
                    <Pic id={hour_die(roll.is_double())} />
                </button>
                { asked_face(table, colour_die(one), names.colour(one), Some(one)) }
                { asked_face(table, colour_die(two), names.colour(two), Some(two)) }
                { for roll.numbers().into_iter().enumerate().map(|(row, number)| html! { <>
                    { asked_face(table, die(number), number.to_string(), None) }
                    { pair(table, desk.as_ref(), number, one, row * 2) }
                    { pair(table, desk.as_ref(), number, two, row * 2 + 1) }
                </> }) }
            </div>
            <p class="double"><Pic id={if roll.is_double() { "goods" } else { "hourglass" }} />
                <span>{ about_hours(table, desk.as_deref(), roll) }</span></p>
        </section>
    }
}

/// What the hourglass die brings in this round.
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

/// A number and a colour together, with the fields that they can mark.
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
    // Who may choose nothing now, as when looking back, is told of no fields.
    let said = desk.map(|_| names.say("pair-fields", &[("count", count.into())]));
    let colour_name = names.colour(colour);
    let args = [("colour", colour_name.as_str().into()), ("number", number.into())];
    let name = names.say("pair-name", &args);
    let label = said.as_ref().map_or_else(|| name.clone(), |said| format!("{name}: {said}"));
    let chosen = desk.is_some_and(|desk| {
        desk.draft.filter == Filter::Pair(number, colour) || desk.has_paired(number, colour)
    });
    // Once all is in pencil a touch still changes it, but nothing asks for one.
    let lit = fields > 0 && desk.is_some_and(|desk| desk.step != Step::Ready);
    let press = desk.map(|desk| table.on_pair(desk, number, colour)).unwrap_or_default();
    let press = ask::of_die(table, None).unwrap_or(press);
    let may = fields > 0 || table.moment.help_mode;
    html! {
        <button key={key} type="button" disabled={!may}
            class={classes!("combo", class_of(colour), lit.then_some("lit"), chosen.then_some("chosen"))}
            aria-label={label} aria-pressed={if chosen { "true" } else { "false" }}
            onclick={move |_| press.emit(())}>
            <svg viewBox="0 0 52 56" aria-hidden="true" focusable="false">
                <path class="df on" d={short_hex(26.0, 28.0, 26.0)} />
                <rect class="win on" x="13" y="14" width="26" height="26" rx="4" />
                { written(number, 26.0, 27.0, 28.0, usize::from(number) + 2, "inw") }
            </svg>
            <b>{ said.unwrap_or_default() }</b>
        </button>
    }
}
