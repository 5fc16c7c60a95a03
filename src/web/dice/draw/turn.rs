//! The table of one person at a time: their own sheet large, the others beside it.

use super::ask::part;
use super::desk::Table;
use super::ink::inked;
use super::{help, roll, round, solo};
use crate::engine::seat::Seat;
use crate::games::dice::colours::Bonus;
use crate::games::dice::points::PHASES;
use crate::web::dice::art::furniture::{
    BonusBar, bonus_bar, colour_rows, flag, hours, line, phase_sums, race, region_table, sample,
    sign,
};
use crate::web::dice::art::icons::{self, number};
use crate::web::dice::art::place::{Layout, short};
use crate::web::dice::art::sheet::Fingers;
use crate::web::dice::art::tags::tag;
use crate::web::dice::model::draft::{Desk, Filter};
use crate::web::dice::model::pad::Pad;
use crate::web::dice::model::race as lanes;
use crate::web::dice::model::round::{has_chosen, last_round};
use crate::web::dice::model::subject::Subject;
use crate::web::ui::geometry::fitting;
use crate::web::ui::press::on_press;
use crate::web::ui::{Pic, symbol};
use std::rc::Rc;
use yew::prelude::*;

/// Everything on the table.
pub(super) fn stage(table: &Table<'_>) -> Html {
    let seat = table.shown();
    let solo = table.state.options().is_solo();
    html! { <>
        <div class="dside">
            { roll::roll_box(table) }
            if solo { { solo::goal(table) } } else { { others(table, seat) } }
        </div>
        { own(table, seat) }
    </> }
}

/// The large sheet, and the desk of the player who writes on it; another player's sheet is read-only.
pub(super) fn large(table: &Table<'_>, seat: Seat) -> (Option<Rc<Desk>>, Pad) {
    match table.moment.chooser == Some(seat) {
        true => (table.desk(seat).map(Rc::new), table.pad(seat)),
        false => (None, Pad::plain(table.state, seat)),
    }
}

/// The large sheet with everything printed on it.
fn own(table: &Table<'_>, seat: Seat) -> Html {
    let (names, time) = (table.names(), table.time());
    let banner = table.moment.banner(seat);
    let name = table.moment.name(seat);
    let (desk, pad) = large(table, seat);
    let solo = table.state.options().is_solo();
    let letter = table.state.options().sheet.letter().to_string();
    let cell_name = |cell: &_| table.cell_name(cell);
    let fingers = desk.as_ref().map(|desk| Fingers {
        touch: table.on_field(desk),
        name: &cell_name,
        id: format!("dice-{}-", seat.0),
    });
    let layout = Layout { r: 42.6, cx: 392.0, cy: 256.0 };
    let left = u32::from(time.left());
    let explain = table.act.explain(help::race(names, solo));
    let label = names.say("sheet-of", &[("name", name.as_ref().into())]);
    html! {
        <section class={classes!("pad", "sheet", banner.class(), leads_back(table, seat).then_some("leads-back"))} data-part="own" data-help={Subject::Sheet(seat).code()} aria-label={label.clone()}>
            <span class="binding" aria-hidden="true"></span>
            <svg class="pad-svg" viewBox="0 0 764 676" role="group" aria-label={label}>
                { part(Subject::Points(seat), [8.0, 4.0, 54.0, 66.0], flag(banner, pad.points, 12.0, 8.0, 46.0)) }
                { line("who", 68.0, 32.0, fitting(&name, 24.0, 200.0), "start", &name) }
                { line("sub", 68.0, 52.0, 13.5, "start", &names.say("sheet-letter", &[("letter", letter.as_str().into())])) }
                { inked(table, &pad, layout, fingers.as_ref()) }
                { colour_rows(&pad, 22.0, 102.0) }
                // Alone, the goal shows the rounds that are left, and the points have the place of the boxes.
                if !solo {
                    { part(Subject::Hours, [658.0, 10.0, 104.0, 290.0], html! { <>
                        { hours(time, 668.0, 40.0, 20.0) }
                        if left > 0 { { line("hleft", 712.0, 276.0, 36.0, "middle", &left.to_string()) } }
                        { line("sub", 712.0, if left > 0 { 294.0 } else { 272.0 }, 12.5, "middle",
                            &names.say("boxes-left", &[("count", left.into())])) }
                    </> }) }
                }
                { part(Subject::Worth, [630.0, if solo { 10.0 } else { 350.0 }, 130.0, 180.0],
                    worth(table, if solo { 22.0 } else { 362.0 })) }
                { bonus_bar(&pad, &bonuses(table, &pad, desk.as_ref().map(Rc::as_ref).map(|desk| desk.draft.filter),
                    table.on_bonus(desk.as_ref()))) }
                <g class="racetable" role="button" tabindex="0" aria-label={race_said(table)}
                    data-help={Subject::Race.code()} onclick={on_press(&explain)}>
                    { line("cap", 4.0, 598.0, 11.5, "start", &names.t(if solo { "race-caption-solo" } else { "race-caption" })) }
                    { race(&lanes::race(table.state), &table.banners(), 4.0, 605.0, 510.0) }
                </g>
                { part(Subject::Points(seat), [514.0, 540.0, 248.0, 132.0], html! { <>
                    { phase_sums(&pad, time, 518.0, 560.0, 84.0) }
                    { symbol("star", 727.0, 606.0, 72.0, "bigstar") }
                    { number(pad.points, 727.0, 609.0, 30.0, 3) }
                    { line("sub", 518.0, 664.0, 12.5, "start", &names.t("phase-sums")) }
                </> }) }
            </svg>
            { back_to_own(table, seat) }
        </section>
    }
}

/// The points of regions by size and phase, and the meaning of the tags on the sheet.
fn worth(table: &Table<'_>, y: f64) -> Html {
    let (names, time) = (table.names(), table.time());
    html! { <>
        { line("sub", 697.0, y, 12.5, "middle", &names.t("worth-caption")) }
        { region_table(time, 642.5, y + 22.0) }
        if let Some((now, then)) = sample(time) {
            { tag((697.0, y + 143.0), 42.6, now, Some(then)) }
            { line("sub", 697.0, y + 162.0, 12.5, "middle", &names.t("worth-tags")) }
        }
    </> }
}

/// Notice of the last round of a phase, which the boxes alone don't give.
pub(super) fn ending(table: &Table<'_>) -> Option<String> {
    let (names, time) = (table.names(), table.time());
    let last = usize::from(time.phase) + 1 == PHASES;
    (time.left() == 0).then(|| match last {
        false => names.say("phase-ends", &[("phase", names.phase(time.phase).into())]),
        true => names.t("game-ends"),
    })
}

/// The race in words, for screen readers.
pub(super) fn race_said(table: &Table<'_>) -> String {
    let names = table.names();
    let lane = |lane: lanes::Lane| {
        let lacks: Vec<String> = lane
            .runners
            .iter()
            .map(|runner| {
                let who = table.moment.name(runner.seat);
                let args = [("name", who.as_ref().into()), ("count", runner.lacks.into())];
                names.say("race-lacks", &args)
            })
            .collect();
        let colour = names.colour(lane.colour);
        let lacks = names.0.list(&lacks);
        names.say(
            "race-lane",
            &[("colour", colour.as_str().into()), ("lacks", lacks.as_str().into())],
        )
    };
    let lanes: Vec<String> = lanes::race(table.state).into_iter().map(lane).collect();
    format!("{}: {}", names.t("race-title"), lanes.join(" "))
}

/// The bonuses on the large sheet.
fn bonuses(
    table: &Table<'_>,
    pad: &Pad,
    filter: Option<Filter>,
    touch: Callback<Bonus>,
) -> BonusBar {
    let names = table.names();
    BonusBar {
        x: 4.0,
        y: 502.0,
        width: 122.0,
        height: 74.0,
        gap: 6.6,
        labels: Bonus::ALL.map(|bonus| names.t(&format!("bonus-{}-does", bonus.key()))),
        names: bonus_names(table, pad),
        touch,
        chosen: filter.and_then(|filter| match filter {
            Filter::Bonus(bonus) => Some(bonus),
            _ => None,
        }),
    }
}

/// Accessible names of the bonuses.
pub(super) fn bonus_names(table: &Table<'_>, pad: &Pad) -> [String; 4] {
    let names = table.names();
    Bonus::ALL.map(|bonus| {
        let held = pad.held.get(bonus.index()).copied().unwrap_or_default();
        let does = names.t(&format!("bonus-{}-does", bonus.key()));
        format!("{}: {does}", names.bonuses(bonus, held))
    })
}

/// True if the action bar has no button back from this sheet, which is another player's.
fn leads_back(table: &Table<'_>, seat: Seat) -> bool {
    seat != table.moment.front && table.moment.chooser.is_none()
}

/// Button back from another player's sheet, if the action bar does not have one.
pub(super) fn back_to_own(table: &Table<'_>, seat: Seat) -> Html {
    if !leads_back(table, seat) {
        return Html::default();
    }
    let back = table.act.pick(table.drafts().back());
    html! {
        <button type="button" class="btn backown" onclick={on_press(&back)}>
            <Pic id="u-close" />{ table.names().t("button-back") }
        </button>
    }
}

/// A small sheet, as a picture.
pub(super) fn mini(table: &Table<'_>, seat: Seat) -> Html {
    let layout = Layout::filling(230.0);
    let (width, height) = (short(230.0), short(layout.height()));
    let pad = match table.moment.is_person(seat) || table.moment.past {
        true => Pad::plain(table.state, seat),
        false => Pad::of_computer(table.state, seat),
    };
    html! {
        <svg class="mini" viewBox={format!("0 0 {width} {height}")} aria-hidden="true" focusable="false">
            { inked(table, &pad, Layout { r: layout.r.min(19.9), ..layout }, None) }
            { in_corners(&pad, layout) }
        </svg>
    }
}

/// The bonuses held, each in its corner of a small sheet, which the fields leave free.
fn in_corners(pad: &Pad, layout: Layout) -> Html {
    let one = |(index, kind): (usize, Bonus)| {
        let held = pad.held.get(index).copied().unwrap_or_default();
        let x = if index % 2 == 0 { 14.0 } else { 230.0 - 30.0 };
        let y = if index < 2 { 15.0 } else { layout.height() - 15.0 };
        html! { if held > 0 {
            { symbol(icons::bonus(kind), x, y, 25.0, "") }
            { line("bnum", x + 16.0, y + 6.0, 18.0, "start", &held.to_string()) }
        } }
    };
    Bonus::ALL.into_iter().enumerate().map(one).collect()
}

/// The bonuses of a player that are left, in words.
fn held_bonuses(table: &Table<'_>, seat: Seat) -> Vec<String> {
    let estate = table.state.estate(seat);
    let held = Bonus::ALL.into_iter().map(|bonus| (bonus, estate.bonuses(bonus)));
    held.filter(|(_, held)| *held > 0)
        .map(|(bonus, held)| table.names().bonuses(bonus, held))
        .collect()
}

/// A player's state in the round, in a word.
pub(super) fn status(table: &Table<'_>, seat: Seat) -> (bool, String) {
    let names = table.names();
    let chosen = has_chosen(table.state, seat) && !table.moment.over;
    let key = if table.moment.over {
        "status-over"
    } else if chosen {
        "status-chosen"
    } else if table.moment.thinks == Some(seat) {
        "status-thinks"
    } else if table.moment.chooser == Some(seat) {
        "status-chooses"
    } else {
        "status-waits"
    };
    (chosen, names.t(key))
}

/// The other players' sheets.
pub(super) fn others(table: &Table<'_>, large: Seat) -> Html {
    let names = table.names();
    let seats: Vec<Seat> = table.state.seats().filter(|seat| *seat != large).collect();
    let one = |seat: &Seat| {
        let seat = *seat;
        let mut drafts = table.drafts().clone();
        drafts.shown = (seat != table.moment.front).then_some(seat);
        let (act, tab) = (table.act.clone(), table.act.tab(0));
        // On a phone the large sheet is in another tab.
        let show = Callback::from(move |()| {
            act.pick_now(drafts.clone());
            tab.emit(());
        });
        let points = table.state.estate(seat).total().unsigned_abs();
        let name = table.moment.name(seat);
        let (done, said) = status(table, seat);
        let held = held_bonuses(table, seat);
        let args = [
            ("name", name.as_ref().into()),
            ("points", points.into()),
            ("status", said.as_str().into()),
        ];
        html! {
            <button key={seat.0} type="button" class={classes!("mpad", "sheet", table.moment.banner(seat).class())}
                aria-label={[vec![names.say("other-sheet", &args)], held].concat().join(", ")} data-help={Subject::Sheet(seat).code()} onclick={on_press(&show)}>
                <span class="name">{ sign(table.moment.banner(seat)) }<span class="nametext">{ AttrValue::from(name) }</span><b>{ points }</b></span>
                { mini(table, seat) }
                if !table.moment.past { { round::list(table, seat, last_round(&table.moment.ended), "lately") } }
                <span class="kind"><Pic id={table.moment.sign(seat)} /><span>{ said.clone() }</span>
                    if done { <i class="tick"><Pic id="u-check" /></i> }</span>
            </button>
        }
    };
    let class = classes!("pads", format!("n{}", seats.len()));
    html! { <section {class} aria-label={names.t("others-title")}>{ for seats.iter().map(one) }</section> }
}
