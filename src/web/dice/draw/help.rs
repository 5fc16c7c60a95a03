//! Explanations of things on the table.

use super::desk::Table;
use crate::engine::seat::Seat;
use crate::games::dice::action::Action;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::games::dice::state::{Stage, State};
use crate::web::dice::art::icons;
use crate::web::dice::model::draft::Desk;
use crate::web::dice::model::subject::Subject;
use crate::web::dice::words::names::Names;
use crate::web::table::HelpText;
use crate::web::ui::Pic;
use yew::prelude::*;

fn picture(icon: &'static str) -> Html {
    html! { <Pic id={icon} class="helpicon" /> }
}

/// The reason why nothing can be marked in a field now.
pub(super) fn refusal(names: Names<'_>, state: &State, desk: &Desk, field: Field) -> String {
    if state.stage() == Stage::Castles {
        let why = state.check(desk.seat, Action::Start { field });
        return why.err().map(|why| names.why_not(why)).unwrap_or_default();
    }
    let Some(roll) = state.roll() else { return names.t("no-not-now") };
    let colour = state.board().colour(field);
    let estate = desk.estate;
    let shows = roll.colour_set().has(colour);
    if estate.marked().has(field) {
        return names.t("no-marked");
    }
    if !estate.open().has(field) {
        return names.t("no-apart");
    }
    let takes = estate.numbers_for(state.board(), field);
    let shown = roll.number_set();
    let fits = !takes.and(shown).is_empty();
    let colour_name = names.colour(colour);
    let args = [("colour", colour_name.as_str().into())];
    match (shows, fits) {
        (false, false) => names.say("no-neither", &args),
        (false, true) => names.say("no-colour-die-nor-monk", &args),
        (true, false) => {
            let numbers: Vec<String> = takes.iter().map(|number| number.to_string()).collect();
            let numbers = names.0.list(&numbers);
            match takes.is_empty() {
                true => names.t("no-number-at-all"),
                false => names.say("no-number-of", &[("numbers", numbers.as_str().into())]),
            }
        }
        (true, true) => names.t("no-not-now"),
    }
}

/// Explanation of a subject.
pub(super) fn of_subject(table: &Table<'_>, subject: Subject) -> HelpText {
    let (names, state) = (table.names(), table.state);
    let solo = state.options().is_solo();
    match subject {
        Subject::Field(seat, of) => field(names, state, table.desk(seat).as_ref(), of),
        Subject::Sheet(seat) => sheet(table, seat),
        Subject::Points(seat) => HelpText {
            lines: vec![points_of(table, seat).into(), names.t("help-points").into()],
            ..points(names)
        },
        Subject::Bonus(of) => bonus(names, of),
        Subject::Colour(of) => colour(names, of),
        Subject::Roll => roll(names),
        Subject::Hours => hours(names, solo),
        Subject::Worth => worth(names),
        Subject::Race => race(names, solo),
        Subject::Goal => goal(names, state.estate(table.moment.front).total()),
        Subject::Ready => HelpText {
            title: names.t("button-ready").into(),
            picture: picture("pencil"),
            lines: vec![names.t("ask-ready-say").into()],
            ..HelpText::default()
        },
    }
}

/// A player's points in a sentence.
fn points_of(table: &Table<'_>, seat: Seat) -> String {
    let points = table.state.estate(seat).total().unsigned_abs();
    let name = table.moment.name(seat);
    table.names().say("help-sheet", &[("name", name.as_ref().into()), ("points", points.into())])
}

/// Explanation of a player's sheet.
fn sheet(table: &Table<'_>, seat: Seat) -> HelpText {
    let names = table.names();
    let letter = table.state.options().sheet.letter().to_string();
    let said = names.say("sheet-letter", &[("letter", letter.as_str().into())]);
    HelpText {
        title: names.say("sheet-of", &[("name", table.moment.name(seat).as_ref().into())]).into(),
        picture: picture("pad"),
        lines: vec![
            points_of(table, seat).into(),
            names.say("help-sheet-fields", &[("sheet", said.as_str().into())]).into(),
        ],
        ..HelpText::default()
    }
}

/// Explanation of a field; at the desk of a player who chooses with the reason if it can't be marked.
fn field(names: Names<'_>, state: &State, desk: Option<&Desk>, field: Field) -> HelpText {
    let board = state.board();
    let colour = board.colour(field);
    let usable = |desk: &&Desk| {
        let offers = desk.offers();
        offers.get(usize::from(field.0)).is_some_and(|offer| !offer.is_empty())
    };
    let refused = desk.filter(|desk| !usable(desk));
    let size = board.region(field).len();
    let mut lines = vec![names.t(&format!("help-{}", colour.key())).into()];
    if let Some(castle) = board.castle(field) {
        let bonus = names.bonuses(castle, 1);
        lines.push(names.say("help-castle-square", &[("bonus", bonus.as_str().into())]).into());
    } else {
        lines.push(names.say("help-region-size", &[("size", size.into())]).into());
    }
    HelpText {
        title: names.region(colour).into(),
        picture: picture(icons::mark(colour)),
        refusal: refused.map_or_else(String::new, |desk| refusal(names, state, desk, field)).into(),
        lines,
        ..HelpText::default()
    }
}

/// Explanation of a bonus.
pub(super) fn bonus(names: Names<'_>, bonus: Bonus) -> HelpText {
    HelpText {
        title: names.bonus(bonus).into(),
        picture: picture(icons::bonus(bonus)),
        lines: vec![names.t(&format!("help-{}", bonus.key())).into()],
        ..HelpText::default()
    }
}

/// Explanation of a colour: its rule, and the reward of its regions.
fn colour(names: Names<'_>, colour: Colour) -> HelpText {
    HelpText {
        title: names.region(colour).into(),
        picture: picture(icons::mark(colour)),
        lines: vec![names.t(&format!("help-{}", colour.key())).into()],
        ..HelpText::default()
    }
}

/// Explanation of the points for finished regions.
fn worth(names: Names<'_>) -> HelpText {
    HelpText {
        title: names.t("worth-title").into(),
        picture: picture("vp"),
        lines: vec![names.t("help-worth").into()],
        ..HelpText::default()
    }
}

/// Explanation of the points on a sheet.
fn points(names: Names<'_>) -> HelpText {
    HelpText {
        title: names.t("help-points-title").into(),
        picture: picture("vp"),
        lines: vec![names.t("help-points").into()],
        ..HelpText::default()
    }
}

/// Explanation of the dice.
fn roll(names: Names<'_>) -> HelpText {
    HelpText {
        title: names.t("roll-title").into(),
        picture: picture("die-any"),
        lines: vec![names.t("guide-roll").into(), names.t("guide-mark").into()],
        ..HelpText::default()
    }
}

/// Explanation of the grades of a solo game.
fn goal(names: Names<'_>, points: i32) -> HelpText {
    let said = names.say("goal-said", &[("points", points.unsigned_abs().into())]);
    HelpText {
        title: names.t("goal-title").into(),
        picture: picture("vp"),
        lines: vec![names.t("help-hours-solo").into(), format!("{said}.").into()],
        ..HelpText::default()
    }
}

/// Explanation of the race for the colours.
pub(super) fn race(names: Names<'_>, solo: bool) -> HelpText {
    let key = if solo { "help-race-solo" } else { "help-race" };
    HelpText {
        title: names.t("race-title").into(),
        picture: picture("star"),
        lines: vec![names.t(key).into()],
        ..HelpText::default()
    }
}

/// Explanation of the hourglass die.
pub(super) fn hours(names: Names<'_>, solo: bool) -> HelpText {
    let key = if solo { "help-hours-solo" } else { "help-hours" };
    HelpText {
        title: names.t("hours-title").into(),
        picture: picture("hourglass"),
        lines: vec![names.t(key).into(), names.t("help-goods").into()],
        ..HelpText::default()
    }
}
