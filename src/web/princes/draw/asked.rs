//! Explanations of everything on the table.

use super::now::plague;
use super::{Drawing, board, piles, rolls};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::build::{CITY, ROAD, SETTLEMENT};
use crate::games::princes::kinds::{Amounts, Kind, Region, STORE};
use crate::games::princes::realm::Centre;
use crate::games::princes::state::{STRENGTH, other};
use crate::web::princes::art::{self, pictures};
use crate::web::princes::model::Shown;
use crate::web::princes::model::parts::Part;
use crate::web::princes::model::plan::{Cell, CellContent, Plan};
use crate::web::princes::model::subject::{Subject, Sum};
use crate::web::princes::model::worth::{Term, terms};
use crate::web::princes::words::names::{self, arg};
use crate::web::princes::words::phrases;
use crate::web::table::HelpText;
use crate::web::ui::Pic;
use crate::web::ui::die_face;
use crate::web::ui::text::{Icon, Text};
use crate::web::words::Arg;
use yew::prelude::*;

/// Explanation of what is drawn with this code.
pub(super) fn explain(drawing: &Drawing<'_>, code: &str) -> Option<HelpText> {
    let cells = [0, 1].into_iter().flat_map(|realm| {
        let cells = Plan::of(drawing.state, realm).cells;
        cells.into_iter().map(move |cell| (realm, cell))
    });
    let is_meant = |(_, cell): &(u8, Cell)| board::code(cell.part).as_deref() == Some(code);
    match cells.into_iter().find(is_meant) {
        Some((realm, cell)) => Some(of_cell(drawing, realm, &cell)),
        None => Subject::of_code(drawing.state, code).map(|subject| of_subject(drawing, subject)),
    }
}

fn help(title: Text, icon: Icon, lines: Vec<Text>) -> HelpText {
    HelpText { title, picture: html! { <Pic id={icon} /> }, lines, ..HelpText::default() }
}

pub(super) fn of_subject(drawing: &Drawing<'_>, subject: Subject) -> HelpText {
    let moment = drawing.moment;
    match subject {
        Subject::Points(seat) => points(drawing, seat),
        Subject::Sum(seat, sum) => of_sum(drawing, seat, sum),
        Subject::Advantage(at) => advantage(drawing, at),
        Subject::Stored(seat, kind) => stored(drawing, seat, kind),
        Subject::Hand(seat) => hand(drawing, seat),
        Subject::Realm(seat) => {
            let title = moment.say("princes-realm-of", &[("name", name(drawing, seat))]);
            help(title, "pr-settlement", vec![moment.t("princes-what-realm")])
        }
        Subject::Number => number(drawing),
        Subject::Face => face(drawing),
        Subject::Guard => {
            let said = rolls::guard_said(drawing).unwrap_or_default();
            help(moment.t("princes-what-guard"), "die-any", vec![said])
        }
        Subject::Stack(at) => piles::about_stack(drawing, at),
        Subject::Regions => {
            let regions = drawing.state.regions().iter();
            let left: Vec<String> =
                regions.map(|region| names::region(&moment.words, *region)).collect();
            let lines = vec![moment.t("princes-regions-say"), moment.words.list(&left).into()];
            help(moment.t("princes-regions"), "bk-region", lines)
        }
        Subject::Roads => for_sale(drawing, "pr-road", "princes-roads", &ROAD),
        Subject::Settlements => {
            for_sale(drawing, "pr-settlement", "princes-settlements", &SETTLEMENT)
        }
        Subject::Cities => for_sale(drawing, "pr-city", "princes-cities", &CITY),
        Subject::Events => piles::about_events(drawing),
        Subject::Discards => {
            let cards = drawing.state.discard().iter().rev();
            let cards: Vec<String> = cards.map(|card| names::card(&moment.words, *card)).collect();
            let lines = vec![moment.t("princes-what-discards"), moment.words.list(&cards).into()];
            help(moment.t("princes-discards"), "u-bin", lines)
        }
        Subject::Card(card) => drawing.help(Shown { card, laid: None }),
        Subject::Set(set) => {
            let say = moment.t(&names::set_say_key(set));
            help(moment.t(&names::set_key(set)), pictures::back_of(set), vec![say])
        }
        Subject::Land(region) => of_region(drawing, region, 0, false),
        Subject::Choices => {
            help(super::bar::title(drawing), "u-list", vec![moment.t("princes-what-choices")])
        }
        Subject::Reading => {
            help(moment.t("princes-what-reading"), "u-eye", vec![moment.t("princes-touch-card")])
        }
        Subject::Middle => {
            help(moment.t("princes-tab-stacks"), "u-deck", vec![moment.t("princes-what-middle")])
        }
    }
}

fn name(drawing: &Drawing<'_>, seat: u8) -> Arg {
    arg(drawing.moment.name(Seat(seat)).to_string())
}

fn points(drawing: &Drawing<'_>, seat: u8) -> HelpText {
    let (moment, state) = (drawing.moment, drawing.state);
    let target = state.mode().row().target;
    let args = [
        ("name", name(drawing, seat)),
        ("points", state.victory(seat).into()),
        ("target", target.into()),
    ];
    let lines =
        vec![moment.say("princes-what-points", &args), moment.t("princes-what-points-from")];
    help(moment.t("princes-meaning-victory"), "pt-victory", lines)
}

/// The cards that make up a seat's sum, each with its points.
fn parts(drawing: &Drawing<'_>, seat: u8, sum: Sum) -> Option<Text> {
    let words = &drawing.moment.words;
    let said = terms(drawing.state, seat, sum).into_iter().map(|Term { card, points }| {
        let sign = if points < 0 { "−" } else { "" };
        format!("{} {sign}{}", names::card(words, card), points.unsigned_abs())
    });
    let said: Vec<String> = said.collect();
    let args = [("name", name(drawing, seat)), ("list", arg(said.join(", ")))];
    (!said.is_empty()).then(|| drawing.moment.say("princes-what-sum-of", &args))
}

fn of_sum(drawing: &Drawing<'_>, seat: u8, sum: Sum) -> HelpText {
    let moment = drawing.moment;
    let rival = other(seat);
    let args = [
        ("name", name(drawing, seat)),
        ("count", sum.total(drawing.state, seat).into()),
        ("other", name(drawing, rival)),
        ("their", sum.total(drawing.state, rival).into()),
        ("limit", (drawing.state.hand_limit(seat) as u32).into()),
    ];
    let (icon, say) = match sum {
        Sum::Strength => ("pt-strength", "princes-what-strength"),
        Sum::Skill => ("pt-skill", "princes-what-skill"),
        Sum::Commerce => ("pt-commerce", "princes-what-commerce"),
        Sum::Progress => ("pt-progress", "princes-what-progress"),
    };
    let mut lines = vec![moment.say("princes-what-sums", &args)];
    lines.extend([seat, rival].into_iter().filter_map(|seat| parts(drawing, seat, sum)));
    lines.push(moment.say(say, &args));
    help(capital(&moment.t(sum.key())), icon, lines)
}

/// A name as a title.
fn capital(text: &str) -> Text {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}", first.unwrap_or_default(), letters.as_str()).into()
}

fn advantage(drawing: &Drawing<'_>, at: usize) -> HelpText {
    let moment = drawing.moment;
    let (icon, key, say) = match at {
        STRENGTH => ("adv-strength", "princes-advantage-strength", "princes-what-strength"),
        _ => ("adv-trade", "princes-advantage-trade", "princes-what-commerce"),
    };
    help(capital(&moment.t(key)), icon, vec![moment.t(say)])
}

fn stored(drawing: &Drawing<'_>, seat: u8, kind: Kind) -> HelpText {
    let moment = drawing.moment;
    let count = drawing.state.realm(seat).amounts().at(kind.index());
    let args = [
        ("name", name(drawing, seat)),
        ("what", arg(names::some(&moment.words, kind, count))),
        ("land", arg(names::land(&moment.words, kind))),
    ];
    let mut lines = vec![moment.say("princes-what-stored", &args)];
    if matches!(kind, Kind::Wool | Kind::Gold) {
        lines.push(moment.t("princes-what-brigands"));
    }
    if let (Kind::Gold, Some(held)) = (kind, drawing.state.realm(seat).cached()) {
        lines.push(moment.say("princes-what-cached", &[("count", held.into())]));
    }
    help(capital(&names::kind(&moment.words, kind)), pictures::resource(kind), lines)
}

fn hand(drawing: &Drawing<'_>, seat: u8) -> HelpText {
    let moment = drawing.moment;
    let args = [
        ("name", name(drawing, seat)),
        ("count", (drawing.state.hand(seat).len() as u32).into()),
        ("limit", (drawing.state.hand_limit(seat) as u32).into()),
    ];
    let lines = vec![moment.say("princes-what-hand", &args)];
    help(moment.say("princes-hand-count", &args), "u-hand", lines)
}

fn number(drawing: &Drawing<'_>) -> HelpText {
    let (moment, state) = (drawing.moment, drawing.state);
    let (title, icon) = match state.face() {
        0 => (moment.t("princes-what-number-die"), "die-any"),
        _ => (
            moment.say("princes-number", &[("number", state.number().into())]),
            die_face(state.number()),
        ),
    };
    help(title, icon, vec![moment.t("princes-what-number")])
}

fn face(drawing: &Drawing<'_>) -> HelpText {
    let (moment, state) = (drawing.moment, drawing.state);
    match state.face() {
        0 => {
            let lines = vec![moment.t("princes-what-face")];
            help(moment.t("princes-what-event-die"), "ed-card", lines)
        }
        face => {
            let key = format!("princes-face-{}", face.min(5));
            let mut lines = vec![moment.t(&format!("princes-what-face-{}", face.min(5)))];
            lines.extend(rolls::event(drawing).into_iter().flat_map(|card| plague(drawing, card)));
            help(capital(&moment.t(&key)), pictures::face(face), lines)
        }
    }
}

fn supply(drawing: &Drawing<'_>, icon: Icon, key: &str) -> HelpText {
    let moment = drawing.moment;
    help(capital(&moment.t(key)), icon, vec![moment.t(&format!("{key}-say"))])
}

/// A stack of roads, settlements or cities, and what the principality below lacks for one.
fn for_sale(drawing: &Drawing<'_>, icon: Icon, key: &str, cost: &Amounts) -> HelpText {
    let mut help = supply(drawing, icon, key);
    help.lines.push(price(drawing, drawing.below, cost, "princes-what-price"));
    help
}

fn of_cell(drawing: &Drawing<'_>, realm: u8, cell: &Cell) -> HelpText {
    let moment = drawing.moment;
    match (cell.thing, cell.part) {
        (CellContent::Region { region, store, doubled }, _) => {
            of_region(drawing, region, store, doubled)
        }
        (CellContent::Card { card, .. }, Part::Laid { owner, laid }) => {
            let card = if laid.card.is_some() { laid.card } else { card };
            drawing.help(Shown { card, laid: Some((owner, laid)) })
        }
        (CellContent::Centre(built), _) => centre(drawing, realm, built),
        (CellContent::Road, _) => supply(drawing, "pr-road", "princes-roads"),
        (CellContent::End { road: true }, _) => {
            of_end(drawing, realm, "pr-road", "princes-end-road", &ROAD)
        }
        (CellContent::End { road: false }, _) => {
            of_end(drawing, realm, "pr-settlement", "princes-end-settlement", &SETTLEMENT)
        }
        (CellContent::Free { city }, _) => {
            let say = if city { "princes-what-free-city" } else { "princes-what-free" };
            let icon = if city { "pl-C" } else { "pl-S" };
            help(moment.t("princes-what-site"), icon, vec![moment.t(say)])
        }
        (CellContent::Beside | CellContent::Card { .. }, _) => {
            help(moment.t("princes-what-site"), "pl-S", vec![moment.t("princes-what-beside")])
        }
    }
}

fn of_region(drawing: &Drawing<'_>, region: Region, store: u8, doubled: bool) -> HelpText {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let args = [
        ("number", region.number().into()),
        ("kind", arg(names::kind(words, region.kind()))),
        ("store", store.into()),
        ("room", STORE.into()),
    ];
    let say = if doubled { "princes-what-region-doubled" } else { "princes-what-region" };
    HelpText {
        title: names::region(words, region).into(),
        picture: html! {
            <svg class="w-princes pcardpic" viewBox="-5 -6 72 74" aria-hidden="true" focusable="false">
                { art::region(region, store, doubled, false) }</svg>
        },
        lines: vec![moment.say("princes-what-store", &args), moment.say(say, &args)],
        ..HelpText::default()
    }
}

fn centre(drawing: &Drawing<'_>, realm: u8, built: Centre) -> HelpText {
    let moment = drawing.moment;
    let (icon, title, say) = match built {
        Centre::Metropolis => ("pr-metropolis", "princes-family-metropolis", "metropolis"),
        Centre::City => ("pr-city", "princes-what-city-title", "city"),
        Centre::Settlement | Centre::Nothing => {
            ("pr-settlement", "princes-what-settlement-title", "settlement")
        }
    };
    let mut lines = vec![moment.t(&format!("princes-what-{say}"))];
    if built == Centre::Settlement {
        lines.push(price(drawing, realm, &CITY, "princes-what-city-price"));
    }
    help(moment.t(title), icon, lines)
}

fn of_end(drawing: &Drawing<'_>, realm: u8, icon: Icon, title: &str, cost: &Amounts) -> HelpText {
    let lines = vec![price(drawing, realm, cost, "princes-what-price")];
    help(drawing.moment.t(title), icon, lines)
}

/// Cost of a thing, and the part of it that the player lacks.
fn price(drawing: &Drawing<'_>, realm: u8, cost: &Amounts, key: &str) -> Text {
    let (moment, words) = (drawing.moment, &drawing.moment.words);
    let held = drawing.state.realm(realm).amounts();
    let mut lacks = *cost;
    lacks.iter_mut().zip(held).for_each(|(cost, held)| *cost = cost.saturating_sub(held));
    let said = moment.say(key, &[("what", arg(names::amounts(words, cost)))]);
    match lacks.iter().any(|count| *count > 0) {
        true => {
            let what = [("what", arg(phrases::missing(words, &lacks)))];
            format!("{said} {}", moment.say("princes-lack-resources", &what)).into()
        }
        false => format!("{said} {}", moment.t("princes-what-affordable")).into(),
    }
}
