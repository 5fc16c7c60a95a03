//! What things on the table are and do.

use crate::games::dice::action::Action;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::fields::Field;
use crate::games::dice::state::{Stage, State};
use crate::web::dice::art::icons;
use crate::web::dice::model::draft::Desk;
use crate::web::dice::names::Names;
use crate::web::table::HelpText;
use crate::web::ui::Pic;
use yew::prelude::*;

fn picture(icon: &'static str) -> Html {
    html! { <Pic id={icon} class="helpicon" /> }
}

/// Why nothing can be marked in a field now.
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

/// What a field is, and why it can't be marked if so.
pub(super) fn field(names: Names<'_>, state: &State, desk: &Desk, field: Field) -> HelpText {
    let board = state.board();
    let colour = board.colour(field);
    let offers = desk.offers();
    let usable = offers.get(usize::from(field.0)).is_some_and(|offer| !offer.is_empty());
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
        refusal: if usable { "".into() } else { refusal(names, state, desk, field).into() },
        lines,
    }
}

/// What a bonus is and does.
pub(super) fn bonus(names: Names<'_>, bonus: Bonus) -> HelpText {
    HelpText {
        title: names.bonus(bonus).into(),
        picture: picture(icons::bonus(bonus)),
        lines: vec![names.t(&format!("help-{}", bonus.key())).into()],
        ..HelpText::default()
    }
}

/// What fields of a colour take, and what its regions bring.
pub(super) fn colour(names: Names<'_>, colour: Colour) -> HelpText {
    HelpText {
        title: names.region(colour).into(),
        picture: picture(icons::mark(colour)),
        lines: vec![names.t(&format!("help-{}", colour.key())).into()],
        ..HelpText::default()
    }
}

/// What finished regions earn.
pub(super) fn worth(names: Names<'_>) -> HelpText {
    HelpText {
        title: names.t("worth-title").into(),
        picture: picture("vp"),
        lines: vec![names.t("help-worth").into()],
        ..HelpText::default()
    }
}

/// What the points on a sheet are.
pub(super) fn points(names: Names<'_>) -> HelpText {
    HelpText {
        title: names.t("help-points-title").into(),
        picture: picture("vp"),
        lines: vec![names.t("help-points").into()],
        ..HelpText::default()
    }
}

/// What the dice are for.
pub(super) fn roll(names: Names<'_>) -> HelpText {
    HelpText {
        title: names.t("roll-title").into(),
        picture: picture("die-any"),
        lines: vec![names.t("guide-roll").into(), names.t("guide-mark").into()],
        ..HelpText::default()
    }
}

/// How far it is to the grades of a game alone.
pub(super) fn goal(names: Names<'_>, points: i32) -> HelpText {
    let said = names.say("goal-said", &[("points", points.unsigned_abs().into())]);
    HelpText {
        title: names.t("goal-title").into(),
        picture: picture("vp"),
        lines: vec![names.t("help-hours-solo").into(), format!("{said}.").into()],
        ..HelpText::default()
    }
}

/// What the race for the colours is.
pub(super) fn race(names: Names<'_>, solo: bool) -> HelpText {
    let key = if solo { "help-race-solo" } else { "help-race" };
    HelpText {
        title: names.t("race-title").into(),
        picture: picture("star"),
        lines: vec![names.t(key).into()],
        ..HelpText::default()
    }
}

/// What the hourglass die does.
pub(super) fn hours(names: Names<'_>, solo: bool) -> HelpText {
    let key = if solo { "help-hours-solo" } else { "help-hours" };
    HelpText {
        title: names.t("hours-title").into(),
        picture: picture("hourglass"),
        lines: vec![names.t(key).into(), names.t("help-goods").into()],
        ..HelpText::default()
    }
}
