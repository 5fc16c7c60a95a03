//! All are ready: what everybody entered, side by side, before the next round begins.

use super::desk::Table;
use super::{roll, turn};
use crate::engine::seat::Seat;
use crate::games::dice::Event;
use crate::games::dice::action::UsedBonus;
use crate::games::dice::colours::Bonus;
use crate::games::dice::event::Prize;
use crate::web::dice::art::furniture::race;
use crate::web::dice::art::icons;
use crate::web::dice::model::race as lanes;
use crate::web::table::{Bar, Button, Drawn, Heading};
use crate::web::ui::Pic;
use crate::web::words::Arg;
use yew::prelude::*;

/// One thing that a player did in the round.
struct Did {
    icon: &'static str,
    text: String,
    /// Bonuses that were crossed out.
    spent: Option<Bonus>,
    /// Bonuses that were circled.
    gained: Vec<Bonus>,
    points: i32,
}

/// The page of what the last round brought; nothing if it is not to be shown.
pub(super) fn opened(table: &Table<'_>) -> Option<Drawn> {
    let told = &table.moment.last;
    let revealed = told.contains(&Event::Revealed);
    let ended = told.iter().any(|event| matches!(event, Event::RoundEnded { .. }));
    let wanted = revealed && ended && !table.drafts().seen && !table.moment.past;
    if !wanted || table.people() < 2 || table.moment.over || table.moment.watching {
        return None;
    }
    let names = table.names();
    let round = u32::from(table.state.round());
    let count = usize::from(table.state.players());
    let stage = html! {
        <section class="opening">
            { for table.moment.ended.iter().find_map(Event::roll).map(|roll| roll::row(table, roll)) }
            <div class={classes!("opened", format!("n{count}"))}>{ for table.state.seats().map(|seat| page(table, seat, told)) }</div>
            <div class="racestrip sheet">
                <h2>{ names.t("race-title") }</h2>
                <svg viewBox="0 0 515 70" aria-label={turn::race_said(table)} role="img">
                    { race(&lanes::race(table.state), &table.banners(), 0.0, 1.0, 515.0) }
                </svg>
            </div>
        </section>
    };
    let mut drafts = table.drafts().clone();
    drafts.seen = true;
    let next = Button {
        lit: true,
        ..Button::new(
            "",
            names.say("button-next-round", &[("round", (round + 1).into())]),
            table.act.pick(drafts),
        )
    };
    let bar = Bar {
        title: names.say("reveal-title", &[("round", round.into())]).into(),
        say: summary(table, told).into(),
        end: Some(next),
        ..Bar::default()
    };
    let line = Some(line(table, told));
    Some(Drawn { class: classes!("dg", "dreveal"), stage, bar, line, ..Drawn::default() })
}

/// A player's page: the sheet made small, and what was done on it in the round.
fn page(table: &Table<'_>, seat: Seat, told: &[Event]) -> Html {
    let name = table.moment.name(seat);
    html! {
        <div key={seat.0} class={classes!("opage", "sheet", table.moment.banner(seat).class())}>
            <h2><span class="nametext">{ AttrValue::from(name) }</span><b>{ table.state.estate(seat).total() }</b></h2>
            { turn::mini(table, seat) }
            <ul>{ for did(table, seat, told).into_iter().enumerate().map(|(index, did)| html! {
                <li key={index}>
                    <Pic id={did.icon} />
                    <span>{ did.text }
                        { for did.spent.map(|bonus| html! { <i><Pic id={icons::bonus(bonus)} /><Pic id="w-strike" class="over" /></i> }) }
                        { for did.gained.iter().map(|bonus| html! { <i><Pic id={icons::bonus(*bonus)} /><Pic id="w-ring" class="over" /></i> }) }
                    </span>
                    if did.points > 0 { <b>{ format!("+{}", did.points) }</b> }
                </li>
            }) }</ul>
        </div>
    }
}

/// The line on top speaks of the round that is shown, not of the next one.
fn line(table: &Table<'_>, told: &[Event]) -> Heading {
    let names = table.names();
    let ended = told.iter().find_map(|event| match *event {
        Event::PhaseEnded { phase } => Some(phase),
        _ => None,
    });
    let phase = names.phase(ended.unwrap_or_else(|| table.state.phase()));
    let args = [("round", u32::from(table.state.round()).into()), ("phase", phase.into())];
    Heading {
        when: (names.say("when-round", &args).into(), names.say("when-short", &args).into()),
        turn: names.t("when-shown").into(),
    }
}

/// What a seat did, in the order in which it was told.
fn did(table: &Table<'_>, seat: Seat, told: &[Event]) -> Vec<Did> {
    let names = table.names();
    let mut rows: Vec<Did> = Vec::new();
    let row = |icon, text| Did { icon, text, spent: None, gained: Vec::new(), points: 0 };
    let mut spent = None;
    for event in told {
        match *event {
            Event::GoodsSold { seat: who, goods } if who == seat => {
                let text = names.say("reveal-sold", &[("count", goods.into())]);
                rows.push(row("goods", text));
            }
            Event::BonusUsed { seat: who, bonus } if who == seat => spent = Some(bonus),
            Event::Marked { seat: who, colour, number, bonus, .. } if who == seat => {
                let colour_name = names.colour(colour);
                let args: [(&str, Arg); 2] =
                    [("colour", colour_name.as_str().into()), ("number", number.into())];
                let mut did = row(icons::hex_of(colour), names.say("reveal-mark", &args));
                did.spent = spent.take().or(match bonus {
                    UsedBonus::Monk => Some(Bonus::Monk),
                    UsedBonus::Worker => Some(Bonus::Worker),
                    UsedBonus::None => None,
                });
                rows.push(did);
            }
            Event::Passed { seat: who } if who == seat => {
                rows.push(row("worker", names.t("reveal-passed")));
            }
            Event::ColourCompleted { seat: who, colour, prize } if who == seat => {
                let key = match prize {
                    Prize::Nothing => "reveal-completed-late",
                    Prize::Larger | Prize::Smaller => "reveal-completed",
                };
                let colour_name = names.colour(colour);
                rows.push(row("star", names.say(key, &[("colour", colour_name.as_str().into())])));
            }
            Event::BonusGained { seat: who, bonus, .. } if who == seat => {
                if let Some(last) = rows.last_mut() {
                    last.gained.push(bonus);
                }
            }
            Event::Scored { seat: who, points, .. } if who == seat => {
                if let Some(last) = rows.last_mut() {
                    last.points += i32::from(points);
                }
            }
            _ => {}
        }
    }
    rows
}

/// Who won most in the round, and what else is worth saying.
fn summary(table: &Table<'_>, told: &[Event]) -> String {
    let names = table.names();
    let won = |seat: Seat| -> i32 {
        let points = told.iter().map(|event| match *event {
            Event::Scored { seat: who, points, .. } if who == seat => i32::from(points),
            _ => 0,
        });
        points.sum()
    };
    let most = table.state.seats().map(won).max().unwrap_or_default();
    let winners: Vec<String> = table
        .state
        .seats()
        .filter(|seat| won(*seat) == most)
        .map(|seat| table.moment.name(seat).to_string())
        .collect();
    let phase = told.iter().any(|event| matches!(event, Event::PhaseEnded { .. }));
    let mut said = match most {
        0 => names.t("reveal-nothing"),
        most => {
            let who = names.0.list(&winners);
            names.say(
                "reveal-most",
                &[("name", who.as_str().into()), ("points", most.unsigned_abs().into())],
            )
        }
    };
    if phase {
        let phase = names.phase(table.state.phase());
        said = format!("{said} {}", names.say("reveal-phase", &[("phase", phase.into())]));
    }
    said
}
