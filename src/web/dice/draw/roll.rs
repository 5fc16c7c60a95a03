//! The round's dice, and their combinations.

use super::desk::Table;
use super::help;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::options::Castles;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::NextChoice;
use crate::web::dice::art::icons::{self, bonus, class_of, colour_die, hour_die, written};
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
                    <li key={bonus.key()} data-help={Subject::Bonus(bonus).code()}><Pic id={icons::bonus(bonus)} />
                        <span>{ names.t(&format!("castles-{}", bonus.key())) }</span></li>
                }) }</ul>
            </section>
        };
    };
    let [one, two] = roll.colours();
    let pairs = pairs_of(roll);
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
                    { for pairs.iter().filter(|pair| pair.row == row).map(|each| pair(table, desk.as_ref(), *each)) }
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

/// A combination of number and colour in the grid; equal dice share theirs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pair {
    number: u8,
    colour: Colour,
    /// Row of its number die, from 0.
    row: usize,
    /// True if both colour dice show its colour.
    wide: bool,
    /// True if both number dice show its number.
    tall: bool,
}

/// The different combinations of a roll, one to four.
fn pairs_of(roll: Roll) -> Vec<Pair> {
    let ([low, high], [one, two]) = (roll.numbers(), roll.colours());
    let (tall, wide) = (low == high, one == two);
    let rows = [(0, low), (1, high)].into_iter().take(if tall { 1 } else { 2 });
    rows.flat_map(|(row, number)| {
        let colours = [one, two].into_iter().take(if wide { 1 } else { 2 });
        colours.map(move |colour| Pair { number, colour, row, wide, tall })
    })
    .collect()
}

/// The bonuses that mark a field with one die of a combination without fields of its own.
fn bonus_pictures(bonuses: &[Bonus]) -> Html {
    bonuses.iter().map(|kind| html! { <Pic id={bonus(*kind)} /> }).collect()
}

/// A drawn combination, with the number of fields it can mark, or else the bonuses with which one of its dice can.
fn pair(table: &Table<'_>, desk: Option<&Rc<Desk>>, pair: Pair) -> Html {
    let names = table.names();
    let Pair { number, colour, .. } = pair;
    let fields = desk.map_or(0, |desk| desk.fields_of(number, colour));
    let count = u32::try_from(fields).unwrap_or_default();
    let helped = match (desk, fields) {
        (Some(desk), 0) => desk.bonuses_of(number, colour),
        _ => Vec::new(),
    };
    // Without a choice to make, as in a replay, no number of fields is given.
    let hinted = table.hinted();
    let said = desk.map(|_| match &helped[..] {
        [] => names.say("pair-fields", &[("count", count.into())]),
        [only] => names.t(&format!("pair-with-{}", only.key())),
        _ => names.t("pair-with-either"),
    });
    let colour_name = names.colour(colour);
    let args = [("colour", colour_name.as_str().into()), ("number", number.into())];
    let name = names.say("pair-name", &args);
    let label = said.as_ref().map_or_else(|| name.clone(), |said| format!("{name}: {said}"));
    let chosen = desk.is_some_and(|desk| {
        desk.draft.filter == Filter::Pair(number, colour) || desk.has_paired(number, colour)
    });
    // Once everything is in pencil a touch can still change it, but nothing needs to be highlighted.
    let may = fields > 0;
    let meant = hinted.is_empty() || hinted.contains(&(number, colour));
    let lit = may && meant && desk.is_some_and(|desk| desk.step != NextChoice::Ready);
    let press = desk.map(|desk| table.on_pair(desk, number, colour)).unwrap_or_default();
    let class = classes!(
        "combo",
        class_of(colour),
        lit.then_some("lit"),
        // Beside a hint the lit one is meant, and the others step back.
        (!meant).then_some("unmeant"),
        chosen.then_some("chosen"),
        pair.wide.then_some("wide"),
        pair.tall.then_some("tall")
    );
    html! {
        <button key={format!("{}{number}", colour.key())} type="button" {class} disabled={!may} data-help={Subject::Roll.code()}
            aria-label={label} aria-pressed={if chosen { "true" } else { "false" }}
            onclick={may.then(|| on_press(&press))}>
            <svg width="46" viewBox="0 0 52 56" aria-hidden="true" focusable="false">
                <path class="df on" d={short_hex(26.0, 28.0, 26.0)} />
                <rect class="win on" x="13" y="14" width="26" height="26" rx="4" />
                { written(number, 26.0, 27.0, 28.0, usize::from(number) + 2, "inw") }
            </svg>
            if helped.is_empty() { <b>{ said.unwrap_or_default() }</b> }
            else { <b class="helped">{ names.t("pair-only") }{ bonus_pictures(&helped) }</b> }
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(numbers: [u8; 2], colours: [Colour; 2]) -> Vec<(u8, Colour, usize)> {
        let pairs = pairs_of(Roll::new(numbers, colours, false));
        pairs.into_iter().map(|pair| (pair.number, pair.colour, pair.row)).collect()
    }

    #[test]
    fn different_dice_make_four_combinations_row_by_row() {
        let (grey, blue) = (Colour::Grey, Colour::Blue);
        let four = [(2, grey, 0), (2, blue, 0), (5, grey, 1), (5, blue, 1)];
        assert_eq!(drawn([2, 5], [grey, blue]), four);
    }

    #[test]
    fn equal_dice_share_their_combinations() {
        let (grey, blue) = (Colour::Grey, Colour::Blue);
        assert_eq!(drawn([2, 5], [grey, grey]), [(2, grey, 0), (5, grey, 1)]);
        assert_eq!(drawn([5, 5], [grey, blue]), [(5, grey, 0), (5, blue, 0)]);
        assert_eq!(drawn([5, 5], [grey, grey]), [(5, grey, 0)]);
    }
}
