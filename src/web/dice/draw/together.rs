//! All choose at once: each person's sheet turned to their side of the device, the dice in the middle.

use super::desk::Table;
use super::ink::inked;
use super::{bar, roll, turn};
use crate::engine::seat::Seat;
use crate::games::dice::colours::Bonus;
use crate::web::dice::art::furniture::{ROMAN, race, region_table, sample, sign};
use crate::web::dice::art::icons;
use crate::web::dice::art::key::colour_key;
use crate::web::dice::art::place::{Layout, short};
use crate::web::dice::art::sheet::Fingers;
use crate::web::dice::model::draft::{Desk, RoundDraft};
use crate::web::dice::model::pad::Pad;
use crate::web::dice::model::race as lanes;
use crate::web::dice::model::subject::Subject;
use crate::web::dice::model::ways::Ways;
use crate::web::table::{Bar, Button, Drawn};
use crate::web::ui::Pic;
use crate::web::ui::press::on_press;
use std::rc::Rc;
use yew::prelude::*;

/// The table with all sheets.
pub(super) fn drawn(table: &Table<'_>) -> Drawn {
    let people: Vec<Seat> =
        table.state.seats().filter(|seat| table.moment.is_person(*seat)).collect();
    let count = people.len();
    let computers: Vec<Seat> =
        table.state.seats().filter(|seat| !table.moment.is_person(*seat)).collect();
    // The first half sits on this side, the others opposite; neighbours in turn order remain neighbours.
    let place = |index: usize| match (count, index) {
        (2, 0) | (3 | 4, 0) => "q0",
        (2, _) => "q3",
        (_, 1) => "q1",
        (_, 2) => "q2",
        _ => "q3",
    };
    let raced = count == 3 && computers.is_empty();
    let stage = html! {
        <section class={classes!("quarters", format!("n{count}"))}>
            { for people.iter().enumerate().map(|(index, seat)| quarter(table, *seat, place(index))) }
            <div class="midband">
                { band_hours(table, "h0") }
                { roll::dice_row(table) }
                { band_hours(table, "h1") }
            </div>
            if count == 3 { { fourth(table, &computers) } }
        </section>
    };
    Drawn {
        class: classes!("dg", "dall", format!("of{count}"), raced.then_some("raced")),
        stage,
        bar: common(table),
        ..Drawn::default()
    }
}

/// The common bar: the players still to choose.
fn common(table: &Table<'_>) -> Bar {
    let names = table.names();
    let waits: Vec<String> = table
        .state
        .seats()
        .filter(|seat| table.desk(*seat).is_some_and(|desk| !desk.draft.ready))
        .map(|seat| table.moment.name(seat).to_string())
        .collect();
    let who = names.0.list(&waits);
    let ways = Ways { together: false, ..table.ways };
    let in_turn = Button::new("u-turn", names.t("button-in-turn"), bar::go_by(table, ways));
    let mut buttons: Vec<Button> = bar::goods_way(table).into_iter().collect();
    if table.drafts().is_calm(table.state) {
        buttons.push(in_turn);
        buttons.push(cover(table));
    }
    // The last one to choose is named by the title, as in the header.
    let mut open = table.state.seats().filter(|seat| table.chooses(*seat));
    let (title, say) = match (open.next(), open.next()) {
        (Some(last), None) => {
            let name = table.moment.name(last);
            (names.say("when-chooses", &[("name", name.as_ref().into())]), String::new())
        }
        _ => {
            let waits = names.say("together-waits", &[("names", who.as_str().into())]);
            (names.t("together-title"), waits)
        }
    };
    Bar { title: title.into(), say: say.into(), buttons, ..Bar::default() }
}

/// Button that covers or uncovers the sheets of players who are ready.
fn cover(table: &Table<'_>) -> Button {
    let ways = Ways { covers: !table.ways.covers, ..table.ways };
    let key = if ways.covers { "button-cover" } else { "button-uncover" };
    Button::new("pencil", table.names().t(key), bar::go_by(table, ways))
}

/// Content of an unused fourth quarter: the race of all players, or the computers' sheets.
fn fourth(table: &Table<'_>, computers: &[Seat]) -> Html {
    if computers.is_empty() {
        return html! {
            <section class="dthird sheet" data-help={Subject::Race.code()} aria-label={turn::race_said(table)}>
                { whole_race(table) }{ key(table) }
            </section>
        };
    }
    html! {
        <div class="quarter q3 computers">{ for computers.iter().map(|seat| html! {
            <div key={seat.0} class={classes!("mpad", "sheet", table.moment.banner(*seat).class())} data-help={Subject::Sheet(*seat).code()}>
                <span class="name">{ sign(table.moment.banner(*seat)) }<span class="nametext">{ AttrValue::from(table.moment.name(*seat)) }</span>
                    <b>{ table.state.estate(*seat).total() }</b></span>
                { turn::mini(table, *seat) }
            </div>
        }) }</div>
    }
}

/// The race of all players, in two rows.
fn whole_race(table: &Table<'_>) -> Html {
    let lanes = lanes::race(table.state);
    let half = |from: usize| {
        let part: Vec<_> = lanes.iter().skip(from).take(3).cloned().collect();
        // Both rows stand at the line between them, in whatever height there is.
        let half_at = if from == 0 { "xMidYMax" } else { "xMidYMin" };
        html! {
            <svg viewBox="0 0 258 72" preserveAspectRatio={half_at} aria-hidden="true">{ race(&part, &table.banners(), 2.0, 1.0, 510.0) }</svg>
        }
    };
    html! { <><h2>{ table.names().t("race-title") }</h2>{ half(0) }{ half(3) }</> }
}

/// The rules of the colours and the points of regions, which no sheet here has printed beside it.
fn key(table: &Table<'_>) -> Html {
    let (names, time) = (table.names(), table.time());
    html! {
        <div class="dkey">
            <svg class="keyrules" viewBox="0 0 220 114" aria-hidden="true">{ colour_key() }</svg>
            <div class="keyworth" data-help={Subject::Worth.code()}>
                <p>{ names.t("worth-caption") }</p>
                <svg viewBox="0 0 124 124" aria-hidden="true">{ region_table(time, 4.0, 22.0) }</svg>
            </div>
            <div class="keysaid">
                if let Some((now, _)) = sample(time) {
                    <p data-help={Subject::Worth.code()}><b>{ now }</b>{ names.t("worth-tag") }</p>
                }
                <p data-help={Subject::Race.code()}><i class="aheadline" aria-hidden="true"></i>{ names.t("race-ahead") }</p>
                if let Some(said) = turn::ending(table) {
                    <p class="ending" data-help={Subject::Hours.code()}><Pic id="hourglass" />{ said }</p>
                }
            </div>
        </div>
    }
}

/// The boxes of time, shown in the middle to each side.
fn band_hours(table: &Table<'_>, class: &'static str) -> Html {
    let time = table.time();
    let crossed = time.crossed(usize::from(time.phase));
    let roman = ROMAN.get(usize::from(time.phase)).copied().unwrap_or_default();
    // The same on both sides, but read only once by screen readers.
    let again = class == "h1";
    html! {
        <div class={classes!("bandhours", class)} aria-hidden={if again { "true" } else { "false" }}
            data-help={Subject::Hours.code()}>
            <b>{ roman }</b>
            { for (0..time.column).map(|index| html! {
                <span key={index} class={classes!("rb", (index < crossed).then_some("x"), (index == crossed).then_some("here"))}>
                    <Pic id={if index < crossed { "w-cross" } else { "hourglass" }} />
                </span>
            }) }
        </div>
    }
}

/// A person's quarter of the device.
fn quarter(table: &Table<'_>, seat: Seat, place: &'static str) -> Html {
    let names = table.names();
    let (banner, name) = (table.moment.banner(seat), table.moment.name(seat));
    let desk = table.desk(seat).map(Rc::new);
    let ready = desk.as_ref().is_none_or(|desk| desk.draft.ready);
    let sealed = desk.is_none();
    let pad = table.pad(seat);
    let cell_name = |cell: &_| table.cell_name(cell);
    let fingers = desk.as_ref().filter(|desk| !desk.draft.ready).map(|desk| Fingers {
        touch: table.on_field(desk),
        name: &cell_name,
        id: format!("dice-{}-", seat.0),
    });
    let layout = Layout::filling(356.0);
    let view = format!("0 0 356 {}", short(layout.height()));
    let said = match &desk {
        Some(desk) if !ready => bar::asked(table, desk).0.to_string(),
        _ => names.t("status-ready"),
    };
    html! {
        <section key={seat.0} class={classes!("quarter", "sheet", place, banner.class(), ready.then_some("isready"), sealed.then_some("ischosen"), pad.asking.is_some().then_some("ringed"))} data-help={Subject::Sheet(seat).code()}
            aria-label={names.say("sheet-of", &[("name", name.as_ref().into())])}>
            <svg class="qsvg" viewBox={view} role="group">{ inked(table, &pad, layout, fingers.as_ref()) }</svg>
            <div class="qinfo">
                <p class="qname"><b class="qpoints" data-help={Subject::Points(seat).code()}>{ pad.points }</b><span class="nametext">{ AttrValue::from(name) }</span>{ sign(banner) }</p>
                <p class={classes!("qsay", sealed.then_some("done"))}>if sealed { <Pic id="u-check" /> }{ said }</p>
                { held(table, &pad) }
                if table.people() == 2 {
                    <div class="qfull" role="img" data-help={Subject::Race.code()} aria-label={turn::race_said(table)}>{ whole_race(table) }</div>
                } else {
                    <p class="qcap">{ names.t("race-lacking") }</p>
                    { lacking(table, seat) }
                }
                if let Some(desk) = &desk { { buttons(table, desk, ready) } }
            </div>
        </section>
    }
}

/// The remaining bonuses.
fn held(table: &Table<'_>, pad: &Pad) -> Html {
    let said = turn::bonus_names(table, pad);
    html! {
        <ul class="qheld">{ for Bonus::ALL.into_iter().zip(said).map(|(bonus, said)| {
            let held = pad.held.get(bonus.index()).copied().unwrap_or_default();
            let spent = pad.spends.get(bonus.index()).copied().unwrap_or_default();
            html! {
                <li key={bonus.key()} class={classes!((held == 0).then_some("none"))} data-help={Subject::Bonus(bonus).code()} aria-label={said}>
                    <span class="qicon"><Pic id={icons::bonus(bonus)} />
                        if spent { <Pic id="w-strike" class="over" /> }</span><b>{ held }</b>
                </li>
            }
        }) }</ul>
    }
}

/// The race as it concerns this player.
fn lacking(table: &Table<'_>, seat: Seat) -> Html {
    let lane = |lane: lanes::Lane| {
        let runner = lane.runners.iter().find(|runner| runner.seat == seat)?;
        let [larger, smaller] = lane.stars;
        let star = match lane.left {
            [true, _] => larger.to_string(),
            [_, true] => smaller.to_string(),
            _ => "–".to_owned(),
        };
        let class = classes!(
            runner.leads.then_some("leads"),
            (runner.lacks == 1).then_some("one"),
            (runner.lacks == 0).then_some("has")
        );
        let lacks = if runner.lacks == 0 { "✓".to_owned() } else { runner.lacks.to_string() };
        Some(html! {
            <li key={lane.colour.key()} {class}>
                <span class={classes!("qhex", icons::class_of(lane.colour))}><Pic id={icons::hex_of(lane.colour)} />
                    <Pic id={icons::mark(lane.colour)} class="over" /></span>
                <span class="qstar"><Pic id="star" /><i>{ star }</i></span>
                <b>{ lacks }</b>
            </li>
        })
    };
    html! {
        <ul class="qrace" data-help={Subject::Race.code()} aria-label={turn::race_said(table)}>{ for lanes::race(table.state).into_iter().filter_map(lane) }</ul>
    }
}

/// The person's buttons.
fn buttons(table: &Table<'_>, desk: &Rc<Desk>, ready: bool) -> Html {
    let names = table.names();
    if ready {
        let change =
            table.change(desk, |desk, (): ()| RoundDraft { ready: false, ..desk.draft.clone() });
        return html! {
            <div class="qbar" data-help={Subject::Ready.code()}>
                <button type="button" class="btn" onclick={on_press(&change)}><Pic id="u-undo" />{ names.t("button-change") }</button>
                <span class="end sealed"><Pic id="u-check" />{ names.t("button-ready") }</span>
            </div>
        };
    }
    let press = table.ready(desk);
    let enabled = press.is_some();
    let press = press.unwrap_or_default();
    html! {
        <div class="qbar" data-help={Subject::Ready.code()}>
            { for bar::choices(table, desk).into_iter().map(button) }
            <button type="button" class={classes!("end", (!enabled).then_some("early"))} disabled={!enabled}
                onclick={enabled.then(|| on_press(&press))}>{ names.t("button-ready") }</button>
        </div>
    }
}

fn button(button: Button) -> Html {
    let Button { icon, label, sub, lit, press, .. } = button;
    let name = if sub.is_empty() { label.to_string() } else { format!("{label}: {sub}") };
    html! {
        <button key={name.clone()} type="button" class={classes!("btn", lit.then_some("lit"))} aria-label={name}
            onclick={on_press(&press)}>
            <Pic id={icon} /><span>{ AttrValue::from(label) }</span>
        </button>
    }
}
