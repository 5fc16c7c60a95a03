//! Parts around the depots: bridge, calendar, bonus tiles, table of sizes, white die.

use crate::games::burgundy::points::REGION_POINTS;
use crate::web::burgundy::art::marks::banner_mark;
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::art::tile::{group_class, group_icon};
use crate::web::burgundy::draw::hexspot::{Area, spot_area};
use crate::web::burgundy::draw::stone::counting_stone;
use crate::web::burgundy::model::scene::{
    Banner, Bonus, Bridge, Claim, Phase, Round, Spot, Table, Text, Time,
};
use crate::web::ui::die_face;
use crate::web::ui::geometry::{fitting, hex, num};
use crate::web::ui::icon::symbol;
use yew::prelude::*;

/// A caption, at most `width` wide.
pub fn caption(text: &Text, x: f64, y: f64, size: f64, width: f64, anchor: &'static str) -> Html {
    // Its semibold letters are wider than those that `fitting` assumes.
    let size = fitting(text, size, width * 0.77);
    html! {
        <text class="cap" x={num(x)} y={num(y)} font-size={num(size)} text-anchor={anchor}>
            { AttrValue::from(text.clone()) }
        </text>
    }
}

/// The bridge: seven spaces over seven arches, and the city at its end.
pub fn bridge(bridge: &Bridge, area: Area) -> Html {
    if let Some(track) = &bridge.track {
        return counting_stone(track, area);
    }
    let Area(x0, y0, w, h) = area;
    let gate = w * 0.15;
    let length = w - gate;
    let (step, deck, band, base) = (length / 7.0, y0 + h * 0.56, h * 0.19, y0 + h);
    let mut stone = format!("M{} {}h{}V{}", num(x0), num(deck), num(length), num(base));
    for i in (0..7).map(f64::from).rev() {
        let (a, b) = (x0 + step * (i + 0.87), x0 + step * (i + 0.13));
        let (foot, rx, ry) = (num(base - h * 0.05), num((a - b) / 2.0), num(h * 0.17));
        stone += &format!("H{}V{foot}A{rx} {ry} 0 0 0 {} {foot}V{}", num(a), num(b), num(base));
    }
    stone += &format!("H{}z", num(x0));
    let line = |class: &'static str, d: String| html! { <path class={class} d={d} /> };
    let inner = html! {
        <>
            { line("water", format!("M{} {}h{}v{}h{}z", num(x0), num(base - h * 0.1), num(length),
                num(h * 0.1), num(-length))) }
            { line("stonework", stone) }
            { line("deckline", format!("M{} {}h{}", num(x0), num(deck), num(length))) }
            { line("deckthin", format!("M{} {}h{}", num(x0), num(deck + band), num(length))) }
            { (0..7u8).map(|i| html! {
                <g key={i}>
                    <text class="bspace" x={num(x0 + step * (f64::from(i) + 0.5))} y={num(deck + band * 0.8)}
                        font-size={num(h * 0.15)} text-anchor="middle">{ i + 1 }</text>
                    if i > 0 {
                        { line("deckthin", format!("M{} {}v{}", num(x0 + step * f64::from(i)), num(deck), num(band))) }
                    }
                </g>
            }).collect::<Html>() }
            { symbol("t-castle", x0 + w - gate * 0.45, base - gate * 0.62, gate * 1.22, "gate") }
            { bridge.spaces.iter().enumerate().map(|(space, stones)| html! {
                <g key={space}>
                    { stones.iter().enumerate().map(|(level, banner)| {
                        let x = x0 + step * (space as f64 + 0.5);
                        let y = deck - step * 0.33 - level as f64 * step * 0.3;
                        stone_at(*banner, x, y, step * 0.98)
                    }).collect::<Html>() }
                </g>
            }).collect::<Html>() }
        </>
    };
    spot_area(Spot::Bridge, Area(x0 - 2.0, y0 + h * 0.12, w + 6.0, h * 0.9), &bridge.label, inner)
}

fn stone_at(banner: Banner, x: f64, y: f64, size: f64) -> Html {
    html! {
        <g key={banner.class()} class={classes!("bstone", banner.class())}>
            { symbol("stone", x, y, size, "") }
            { banner_mark(banner, x, y + size * 0.14, size * 0.26) }
        </g>
    }
}

const PHASES: [&str; 5] = ["phase-A", "phase-B", "phase-C", "phase-D", "phase-E"];

fn phase_icon(phase: u8) -> &'static str {
    PHASES.get(usize::from(phase)).copied().unwrap_or("phase-E")
}

const fn time_class(time: Time) -> &'static str {
    match time {
        Time::Past => "past",
        Time::Now => "now",
        Time::Next => "next",
    }
}

/// Phases and rounds, one below the other.
pub fn calendar(table: &Table, x: f64, y: f64, height: f64) -> Html {
    let step = height / 5.0;
    let (left, right) = (x + 22.0, x + 84.0);
    html! {
        <>
            <path class="rail" d={format!("M{} {}V{}", num(left), num(y + step * 0.5), num(y + step * 4.5))} />
            // Phases and rounds are counted apart, and do not stand in rows.
            <path class="depotline" d={format!("M{} {}V{}", num(x + 57.0), num(y + step * 0.1), num(y + step * 4.9))} />
            { table.phases.iter().map(|phase| {
                let py = y + f64::from(phase.phase) * step + step / 2.0;
                let area = Area(left - 26.0, py - step / 2.0, 56.0, step - 0.5);
                spot_area(Spot::Phase(phase.phase), area, &phase.label, phase_sign(phase, left, py))
            }).collect::<Html>() }
            { table.rounds.iter().map(|round| {
                let ry = y + f64::from(round.round) * step + step / 2.0;
                let area = Area(right - 26.0, ry - step / 2.0, 52.0, step - 0.5);
                spot_area(Spot::Round(round.round), area, &round.label, round_sign(round, right, ry, 38.0))
            }).collect::<Html>() }
        </>
    }
}

fn phase_sign(phase: &Phase, x: f64, y: f64) -> Html {
    let (now, next) = (phase.time == Time::Now, phase.time == Time::Next);
    html! {
        <>
            <g class={time_class(phase.time)}>
                if next {
                    { symbol("g-back", x + 16.0, y + 6.0, 26.0, "") }
                    { symbol("g-back", x + 13.0, y + 3.0, 26.0, "") }
                }
                { symbol(phase_icon(phase.phase), if next { x - 3.0 } else { x }, y, if now { 50.0 } else { 38.0 }, "") }
            </g>
            <text class={classes!("pts", now.then_some("now"))} x={num(x)} y={num(y + if now { 34.0 } else { 28.0 })}
                font-size="14" text-anchor="middle">{ format!("+{}", phase.points) }</text>
        </>
    }
}

fn round_sign(round: &Round, x: f64, y: f64, size: f64) -> Html {
    if let Some(good) = round.good {
        return symbol(good_icon(good), x, y, size, "");
    }
    let now = round.time == Time::Now;
    let scale = size / 38.0;
    html! {
        <>
            <rect class={classes!("gslot", now.then_some("here"))} x={num(x - size / 2.0)}
                y={num(y - size / 2.0)} width={num(size)} height={num(size)} rx="5" />
            <text class={classes!("rn", now.then_some("now"))} x={num(x)} y={num(y + if now { 8.0 } else { 7.0 } * scale)}
                font-size={num(if now { 22.0 } else { 19.0 } * scale)} text-anchor="middle">{ round.round + 1 }</text>
        </>
    }
}

/// Phases and rounds side by side, for a phone.
pub fn calendar_row(table: &Table, x: f64) -> Html {
    html! {
        <>
            { table.rounds.iter().map(|round| {
                let at = x + f64::from(round.round) * 33.0 + 14.0;
                spot_area(Spot::Round(round.round), Area(at - 16.0, 32.0, 32.0, 44.0), &round.label,
                    round_sign(round, at, 52.0, 29.0))
            }).collect::<Html>() }
            { table.phases.iter().map(|phase| {
                let at = x + f64::from(phase.phase) * 33.0 + 14.0;
                let inner = html! { <>
                    <g class={time_class(phase.time)}>
                        { symbol(phase_icon(phase.phase), at, 136.0, if phase.time == Time::Now { 36.0 } else { 28.0 }, "") }
                    </g>
                    <text class={classes!("pts", (phase.time == Time::Now).then_some("now"))} x={num(at)} y="172"
                        font-size="15" text-anchor="middle">{ format!("+{}", phase.points) }</text>
                </> };
                spot_area(Spot::Phase(phase.phase), Area(at - 16.0, 114.0, 32.0, 64.0), &phase.label, inner)
            }).collect::<Html>() }
        </>
    }
}

/// The bonus tiles of the six colours.
pub fn bonuses(all: &[Bonus], x: f64, y: f64, width: f64) -> Html {
    let step = width / 6.0;
    all.iter()
        .enumerate()
        .map(|(index, bonus)| {
            let cx = x + step * (index as f64 + 0.5);
            let area = Area(cx - step / 2.0, y - 4.0, step, 66.0);
            let inner = html! {
                <g class={classes!("bon", group_class(bonus.colour))}>
                    if let Some(small) = bonus.small { { small_bonus(small, cx, y) } }
                    { large_bonus(bonus, cx, y) }
                </g>
            };
            spot_area(Spot::Bonus(bonus.colour), area, &bonus.label, inner)
        })
        .collect()
}

fn taken_by(banner: Banner, x: f64, y: f64, r: f64) -> Html {
    html! {
        <g class={banner.class()}>
            <circle class="pdot" cx={num(x)} cy={num(y)} r={num(r)} />
            { banner_mark(banner, x, y, r * 1.3) }
        </g>
    }
}

fn small_bonus(claim: Claim, x: f64, y: f64) -> Html {
    let d = |dy: f64| format!("M{} {}h22v30l-11-6-11 6z", num(x - 11.0), num(y + dy));
    match claim {
        Claim::Open(points) => html! { <>
            <path class="bsm" d={d(28.0)} />
            <text class="bsn" x={num(x)} y={num(y + 48.0)} font-size="13" text-anchor="middle">{ points }</text>
        </> },
        Claim::Taken(banner) => html! { <>
            <path class="btaken" d={d(28.0)} />
            { taken_by(banner, x, y + 41.0, 7.0) }
        </> },
    }
}

fn large_bonus(bonus: &Bonus, x: f64, y: f64) -> Html {
    let d = format!("M{} {}h36v36l-18-9-18 9z", num(x - 18.0), num(y));
    match bonus.large {
        Claim::Open(points) => html! { <>
            <path class="blg" d={d} />
            { symbol(group_icon(bonus.colour), x - 7.0, y + 13.0, 20.0, "") }
            <text class="bln" x={num(x + 10.0)} y={num(y + 19.0)} font-size="16" text-anchor="middle">{ points }</text>
        </> },
        Claim::Taken(banner) => html! { <>
            <path class="btaken large" d={d} />
            { taken_by(banner, x, y + 14.0, 9.0) }
        </> },
    }
}

/// The table of points for a finished region by its size.
pub fn sizes(label: &Text, x: f64, y: f64) -> Html {
    let inner = REGION_POINTS
        .iter()
        .enumerate()
        .map(|(index, points)| {
            let (cx, cy) = (x + (index % 4) as f64 * 43.0, y + (index / 4) as f64 * 31.0);
            html! {
                <g key={index}>
                    <path class="szhex" d={hex(cx, cy, 9.6)} />
                    <text class="szn" x={num(cx)} y={num(cy + 4.2)} font-size="12.5" text-anchor="middle">{ index + 1 }</text>
                    <text class="szv" x={num(cx + 11.3)} y={num(cy + 5.0)} font-size="13">{ *points }</text>
                </g>
            }
        })
        .collect();
    spot_area(Spot::Sizes, Area(x - 12.0, y - 14.0, 171.0, 59.0), label, inner)
}

/// The white die and the good it placed in a depot, ending at `x` on the right.
pub fn white_die(table: &Table, x: f64, y: f64, size: f64) -> Html {
    let Some(face) = table.white else { return Html::default() };
    let inner = html! {
        <>
            { symbol(die_face(face), x - size / 2.0, y, size, "whitedie") }
            if let Some(good) = table.white_good {
                { symbol(good_icon(good), x - size - size * 0.45, y + size * 0.09, size * 0.68, "") }
            }
        </>
    };
    let area = Area(x - size * 1.85, y - size / 2.0 - 1.0, size * 1.87, size + 2.0);
    spot_area(Spot::WhiteDie, area, &table.white_label, inner)
}

#[cfg(test)]
#[cfg(feature = "ssr")]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::games::burgundy::Burgundy;
    use crate::web::table::laws::{marks_in, text_of};
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    #[test]
    fn every_stone_on_the_bridge_has_a_sign_and_not_only_a_colour() {
        let spaces = vec![vec![Banner::Ruby, Banner::Navy], vec![Banner::Amber, Banner::Verdigris]];
        let shown = Bridge { spaces, label: Text::default(), track: None };
        let words = real_of(Language::English, Burgundy::NAME);
        let drawn = text_of(&words, bridge(&shown, Area(0.0, 0.0, 300.0, 80.0)));
        assert_eq!(marks_in(&drawn), 4);
    }
}
