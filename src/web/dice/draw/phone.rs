//! The table on a phone, one part at a time.

use super::ask::part;
use super::desk::Table;
use super::ink::inked;
use super::{roll, solo, turn};
use crate::games::dice::colours::Bonus;
use crate::web::dice::art::furniture::{
    BonusBar, bonus_bar, flag, hours_row, line, race, region_table, sign,
};
use crate::web::dice::art::icons;
use crate::web::dice::art::place::{Layout, short};
use crate::web::dice::art::sheet::Fingers;
use crate::web::dice::model::draft::Filter;
use crate::web::dice::model::pad::Pad;
use crate::web::dice::model::race as lanes;
use crate::web::dice::model::subject::Subject;
use crate::web::ui::geometry::fitting;
use crate::web::ui::symbol;
use yew::prelude::*;

/// The part of this tab.
pub(super) fn stage(table: &Table<'_>, tab: usize) -> Html {
    let is_solo = table.state.options().is_solo();
    match tab {
        0 => mine(table),
        1 => html! { <div class="phoneroll">{ roll::roll_box(table) }{ worth(table) }</div> },
        2 if is_solo => solo::goal(table),
        2 => turn::others(table, table.moment.front),
        _ => racing(table),
    }
}

fn mine(table: &Table<'_>) -> Html {
    let (names, time) = (table.names(), table.time());
    let seat = table.shown();
    let (banner, name) = (table.moment.banner(seat), table.moment.name(seat));
    let (desk, pad) = turn::large(table, seat);
    let cell_name = |cell: &_| table.cell_name(cell);
    let fingers = desk.as_ref().map(|desk| Fingers {
        touch: table.on_field(desk),
        name: &cell_name,
        id: format!("dice-{}-", seat.0),
    });
    let label = names.say("sheet-of", &[("name", name.as_ref().into())]);
    let left = u32::from(time.left());
    let left_said = match turn::ending(table) {
        Some(said) => said,
        None if table.state.options().is_solo() => {
            let phase = names.phase(time.phase);
            names.say("rounds-left", &[("count", left.into()), ("phase", phase.into())])
        }
        None => names.say("boxes-left", &[("count", left.into())]),
    };
    let bar = BonusBar {
        x: 4.0,
        y: 408.0,
        width: 88.0,
        height: 52.0,
        gap: 4.0,
        labels: [const { String::new() }; 4],
        names: turn::bonus_names(table, &pad),
        touch: table.on_bonus(desk.as_ref()),
        chosen: desk.as_ref().and_then(|desk| match desk.draft.filter {
            Filter::Bonus(bonus) => Some(bonus),
            _ => None,
        }),
    };
    html! {
        <section class={classes!("pad", "sheet", banner.class())} tabindex="0" data-part="own" data-help={Subject::Sheet(seat).code()} aria-label={label.clone()}>
            <span class="binding" aria-hidden="true"></span>
            { roll::dice_row(table) }
            <svg class="pad-phone" viewBox="0 0 372 464" role="group" aria-label={label}>
                { part(Subject::Points(seat), [2.0, 0.0, 46.0, 52.0], flag(banner, pad.points, 6.0, 2.0, 36.0)) }
                { line("who", 50.0, 20.0, fitting(&name, 19.0, 150.0), "start", &name) }
                { time_left(left, &left_said) }
                { inked(table, &pad, Layout { r: 29.3, cx: 186.0, cy: 194.0 }, fingers.as_ref()) }
                { part(Subject::Hours, [4.0, 364.0, 364.0, 36.0], html! { <>
                    { line("hrom now", 20.0, 389.0, 18.0, "middle", names.phase(time.phase)) }
                    { hours_row(time, 40.0, 370.0, 328.0) }
                </> }) }
                <g class="cornered" aria-hidden="true">{ bonuses_below(&pad) }</g>
                { bonus_bar(&pad, &bar) }
            </svg>
            { turn::back_to_own(table, seat) }
        </section>
    }
}

/// The rounds or boxes left, their number large, in the upper right corner.
fn time_left(left: u32, said: &str) -> Html {
    if left == 0 {
        return line("sub", 366.0, 20.0, 12.5, "end", said);
    }
    let number = left.to_string();
    let rest = format!(" {said}");
    let (before, after) = said.split_once(number.as_str()).unwrap_or(("", rest.as_str()));
    html! {
        <text class="sub" x="366" y="26" font-size="12.5" text-anchor="end">
            { before.to_owned() }<tspan class="hleft" font-size="28">{ number }</tspan>{ after.to_owned() }
        </text>
    }
}

/// The bonuses in the two lower corners, shown where the boxes below are out of sight.
fn bonuses_below(pad: &Pad) -> Html {
    let one = |(index, kind): (usize, Bonus)| {
        let held = pad.held.get(index).copied().unwrap_or_default();
        let x = [17.0, 55.0, 305.0, 343.0].get(index).copied().unwrap_or_default();
        let class = classes!("bonus", (held == 0).then_some("none"));
        html! {
            <g key={index} {class} data-help={Subject::Bonus(kind).code()}>
                <rect class="asks" x={short(x - 14.0)} y="326" width="37" height="30" />
                { symbol(icons::bonus(kind), x, 341.0, 24.0, "") }
                { line("bnum", x + 13.0, 347.0, 17.0, "start", &held.to_string()) }
            </g>
        }
    };
    Bonus::ALL.into_iter().enumerate().map(one).collect()
}

/// The points for regions.
fn worth(table: &Table<'_>) -> Html {
    let names = table.names();
    html! {
        <section class="sheet worthbox" data-help={Subject::Worth.code()} aria-label={names.t("worth-title")}>
            <h2>{ names.t("worth-title") }</h2>
            <svg class="table-phone2" viewBox="0 0 124 124" aria-hidden="true">{ region_table(table.time(), 4.0, 22.0) }</svg>
            <p>{ names.t("worth-say") }</p>
        </section>
    }
}

fn racing(table: &Table<'_>) -> Html {
    let names = table.names();
    let lanes = lanes::race(table.state);
    let half = |from: usize| {
        let part: Vec<_> = lanes.iter().skip(from).take(3).cloned().collect();
        html! {
            <svg class="race-phone" viewBox="0 0 258 72" aria-hidden="true">
                { race(&part, &table.banners(), 2.0, 1.0, 510.0) }
            </svg>
        }
    };
    let solo = table.state.options().is_solo();
    html! {
        <section class="racebox sheet" data-part="table" data-help={Subject::Race.code()} aria-label={turn::race_said(table)}>
            <h2>{ names.t("race-title") }</h2>
            { half(0) }{ half(3) }
            if !solo {
                <ul class="racekey">{ for table.state.seats().map(|seat| html! {
                    <li key={seat.0}>{ sign(table.moment.banner(seat)) }{ AttrValue::from(table.moment.name(seat)) }</li>
                }) }</ul>
            }
            <p>{ names.t(if solo { "help-race-solo" } else { "help-race" }) }</p>
        </section>
    }
}
