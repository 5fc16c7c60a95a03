//! Result of a round: the entries of all players side by side, shown before the next round begins.

use super::desk::Table;
use super::{roll, round, turn};
use crate::engine::seat::Seat;
use crate::games::dice::Event;
use crate::web::dice::art::furniture::race;
use crate::web::dice::model::race as lanes;
use crate::web::dice::model::subject::Subject;
use crate::web::table::{Bar, Button, Drawn, Heading};
use yew::prelude::*;

/// The page with the result of the last round; `None` if it is not to be shown.
pub(super) fn opened(table: &Table<'_>) -> Option<Drawn> {
    let events = &table.moment.last;
    let revealed = events.contains(&Event::Revealed);
    let ended = events.iter().any(|event| matches!(event, Event::RoundEnded { .. }));
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
            <div class={classes!("opened", format!("n{count}"))}>{ for table.state.seats().map(|seat| page(table, seat, events)) }</div>
            <div class="racestrip sheet" data-help={Subject::Race.code()}>
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
        say: summary(table, events).into(),
        end: Some(next),
        ..Bar::default()
    };
    let line = Some(line(table, events));
    Some(Drawn { class: classes!("dg", "dreveal"), stage, bar, line, ..Drawn::default() })
}

/// A player's part: a small sheet, and their actions in the round.
fn page(table: &Table<'_>, seat: Seat, events: &[Event]) -> Html {
    let name = table.moment.name(seat);
    html! {
        <div key={seat.0} class={classes!("opage", "sheet", table.moment.banner(seat).class())} data-help={Subject::Sheet(seat).code()}>
            <h2><span class="nametext">{ AttrValue::from(name) }</span><b>{ table.state.estate(seat).total() }</b></h2>
            { turn::mini(table, seat) }
            { round::list(table, seat, events, "") }
        </div>
    }
}

/// The header, for the round shown instead of the next one.
fn line(table: &Table<'_>, events: &[Event]) -> Heading {
    let names = table.names();
    let ended = events.iter().find_map(|event| match *event {
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

/// A sentence about the player with most points in the round, and other notable events.
fn summary(table: &Table<'_>, events: &[Event]) -> String {
    let names = table.names();
    let won = |seat: Seat| -> i32 {
        let points = events.iter().map(|event| match *event {
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
    let phase = events.iter().any(|event| matches!(event, Event::PhaseEnded { .. }));
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
