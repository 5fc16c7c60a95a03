//! Parts of a sheet around the fields: time, bonuses, the race, points.

use super::icons::{bonus, class_of, hex_of, mark, number, rule};
use super::place::{short, short_hex};
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::points::{PHASES, region_points};
use crate::web::dice::model::pad::Pad;
use crate::web::dice::model::race::Lane;
use crate::web::dice::model::subject::Subject;
use crate::web::ui::banner::Banner;
use crate::web::ui::marks::banner_mark;
use crate::web::ui::press::on_press;
use crate::web::ui::symbol;
use yew::prelude::*;

/// The phases as printed.
pub const ROMAN: [&str; PHASES] = ["I", "II", "III"];

/// Progress of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Time {
    /// The phase, from 0.
    pub phase: u8,
    /// Boxes of the phase that are crossed out.
    pub boxes: u8,
    /// Boxes in each phase.
    pub column: u8,
    /// True if the game is over, with all boxes crossed out.
    pub over: bool,
    /// True if the box of the current round counts as open; in a solo game each box is a round.
    pub solo: bool,
}

impl Time {
    /// Number of boxes of a phase that are crossed out.
    #[must_use]
    pub const fn crossed(&self, phase: usize) -> u8 {
        let now = self.phase as usize;
        if phase < now || self.over {
            self.column
        } else if phase == now {
            self.boxes.saturating_sub(self.solo as u8)
        } else {
            0
        }
    }

    /// Number of boxes left in this phase.
    #[must_use]
    pub const fn left(&self) -> u8 {
        if self.over { 0 } else { self.column.saturating_sub(self.crossed(self.phase as usize)) }
    }
}

/// A text in the drawing.
fn text(class: &'static str, x: f64, y: f64, size: f64, anchor: &'static str, said: &str) -> Html {
    html! {
        <text {class} x={short(x)} y={short(y)} font-size={short(size)} text-anchor={anchor}>{ said }</text>
    }
}

/// The three columns of boxes.
pub fn hours(time: Time, x: f64, y: f64, height: f64) -> Html {
    let (wide, gap) = (25.0, 7.0);
    let column = |(phase, roman): (usize, &&str)| {
        let left = x + phase as f64 * (wide + gap);
        let now = phase == usize::from(time.phase) && !time.over;
        let crossed = time.crossed(phase);
        let total = f64::from(time.column) * height;
        html! { <g key={phase}>
            if now {
                <rect class="hnow" x={short(left - 4.0)} y={short(y - 24.0)} width={short(wide + 8.0)}
                    height={short(total + 29.0)} rx="6" />
            }
            { text(if now { "hrom now" } else { "hrom" }, left + wide / 2.0, y - 7.0, 16.0, "middle", roman) }
            { for (0..time.column).map(|index| {
                let top = y + f64::from(index) * height;
                let next = now && index == crossed;
                let middle = (left + wide / 2.0, top + (height - 3.0) / 2.0);
                html! { <g key={index}>
                    <rect class={if next { "hbox next" } else { "hbox" }} x={short(left)} y={short(top)}
                        width={short(wide)} height={short(height - 3.0)} rx="3" />
                    if index < crossed { { symbol("w-cross", middle.0, middle.1, height + 1.0, "") } }
                    else { { symbol("hourglass", middle.0, middle.1, height - 6.0, "hmark") } }
                </g> }
            }) }
        </g> }
    };
    ROMAN.iter().enumerate().map(column).collect()
}

/// The boxes of the current phase in a row.
pub fn hours_row(time: Time, x: f64, y: f64, width: f64) -> Html {
    let step = (width + 3.5) / f64::from(time.column.max(1));
    let (wide, middle) = (step - 3.5, (step - 3.5) / 2.0);
    let crossed = time.crossed(usize::from(time.phase));
    (0..time.column)
        .map(|index| {
            let left = x + f64::from(index) * step;
            let class = if index == crossed { "hbox next" } else { "hbox" };
            html! { <g key={index}>
                <rect {class} x={short(left)} y={short(y)} width={short(wide)} height="24" rx="3" />
                if index < crossed { { symbol("w-cross", left + middle, y + 12.0, 25.0, "") } }
                else { { symbol("hourglass", left + middle, y + 12.0, 16.0, "hmark") } }
            </g> }
        })
        .collect()
}

/// Table of points for regions by size and phase.
pub fn region_table(time: Time, x: f64, y: f64) -> Html {
    // As wide as the columns of boxes, below which it stands.
    let (wide, high) = (32.0, 25.0);
    let phase = usize::from(time.phase);
    let class = |column: usize| match column.cmp(&phase) {
        core::cmp::Ordering::Equal => "rtv now",
        core::cmp::Ordering::Less => "rtv past",
        core::cmp::Ordering::Greater => "rtv",
    };
    let at = |column: usize| x + 38.0 + column as f64 * wide;
    let row = |size: u32| {
        let middle = y + f64::from(size - 1) * high + 12.0;
        let places = [(0.0, 0.0), (1.0, 0.0), (0.5, 0.87), (1.5, 0.87)];
        let places = places.iter().take(size as usize);
        let right = places.clone().fold(0.0_f64, |most, place| most.max(place.0)) / 2.0;
        let low = if size > 2 { 0.43 } else { 0.0 };
        let hexes: String = places
            .map(|(a, b)| {
                let step = 5.4 * 1.732;
                short_hex(x + 12.0 + (a - right) * step, middle + (b - low) * step, 5.4)
            })
            .collect();
        html! { <g key={size}>
            <path class="rhex" d={hexes} />
            { for (0..PHASES).map(|column| {
                let points = region_points(size, column as u8).to_string();
                text(class(column), at(column), middle + 5.5, 15.5, "middle", &points)
            }) }
        </g> }
    };
    html! { <>
        <rect class="hnow" x={short(at(phase) - 13.0)} y={short(y - 17.0)} width="26" height={short(4.0 * high + 19.0)}
            rx="6" />
        { for ROMAN.iter().enumerate().map(|(column, roman)| {
            text(if column == phase { "rth now" } else { "rth" }, at(column), y - 3.0, 12.5, "middle", roman)
        }) }
        { for (1..=4).map(row) }
    </> }
}

/// The points of a region of two fields in the current phase and the next; `None` in the last phase.
#[must_use]
pub fn sample(time: Time) -> Option<(u8, u8)> {
    let next = time.phase + 1;
    (usize::from(next) < PHASES).then(|| (region_points(2, time.phase), region_points(2, next)))
}

/// The circles of a row: drawn, crossed out, free.
fn circles(
    kind: Bonus,
    count: u8,
    drawn: u8,
    used: u8,
    (x, y): (f64, f64),
    per: u8,
    step: f64,
) -> Html {
    (0..count)
        .map(|index| {
            let cx = x + f64::from(index % per) * step;
            let cy = y + f64::from(index / per) * step;
            html! { <g key={index}>
                <g class={if index < drawn { "bc on" } else { "bc" }}>{ symbol(bonus(kind), cx, cy, 20.0, "") }</g>
                if index < drawn { { symbol("w-ring", cx, cy, 25.0, "") } }
                if index < used { { symbol("w-strike", cx, cy, 23.0, "inw") } }
            </g> }
        })
        .collect()
}

/// The rows of the colours from top to bottom, with their heights.
const COLOUR_ROWS: [(Colour, f64); 6] = [
    (Colour::Purple, 66.0),
    (Colour::Grey, 88.0),
    (Colour::Blue, 66.0),
    (Colour::Orange, 88.0),
    (Colour::Green, 66.0),
    (Colour::Yellow, 48.0),
];

/// The six colours with their rules, and the circles of their bonuses.
pub fn colour_rows(pad: &Pad, x: f64, mut y: f64) -> Html {
    let at = |bonus: Bonus| bonus.index();
    let own = |bonus: Bonus| pad.circles.get(at(bonus)).copied().unwrap_or_default();
    let used = |bonus: Bonus| pad.used.get(at(bonus)).copied().unwrap_or_default();
    let mut rows = Vec::new();
    for (colour, height) in COLOUR_ROWS {
        // A used bonus takes the circle of its own row first.
        let ring = match colour {
            Colour::Yellow => text("dbl", x + 76.0, y + 7.0, 19.0, "start", "×2"),
            Colour::Green => Bonus::ALL
                .into_iter()
                .enumerate()
                .map(|(index, bonus)| {
                    let (row, green) = own(bonus);
                    let spent = used(bonus) > row;
                    let place = (x - 8.0 + index as f64 * 24.0, y + 32.0);
                    circles(bonus, 1, u8::from(green), u8::from(spent), place, 1, 24.0)
                })
                .collect(),
            colour => match colour.bonus() {
                Some(bonus) => {
                    let per = if colour == Colour::Grey { 3 } else { 5 };
                    let drawn = own(bonus).0;
                    let place = (x - 8.0, y + 32.0);
                    circles(bonus, bonus.circles(), drawn, used(bonus).min(drawn), place, per, 22.0)
                }
                None => Html::default(),
            },
        };
        let size = if colour == Colour::Green { 40.0 } else { 38.0 };
        rows.push(html! {
            <g key={colour.key()} class={classes!("crow", class_of(colour))} data-help={Subject::Colour(colour).code()}>
                <rect class="asks" x={short(x - 20.0)} y={short(y - 24.0)} width="118" height={short(height)} rx="8" />
                { symbol(hex_of(colour), x, y, 37.0, "") }
                { symbol(mark(colour), x, y - 0.5, 22.0, "") }
                { symbol(rule(colour), x + 46.0, y, size, "rule") }
                { ring }
            </g>
        });
        y += height;
    }
    rows.into_iter().collect()
}

/// Layout and labels of the bonus boxes.
#[derive(Clone)]
pub struct BonusBar {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width of a box.
    pub width: f64,
    /// Height of a box.
    pub height: f64,
    /// Gap between boxes.
    pub gap: f64,
    /// Effect of each bonus in two words; empty for none.
    pub labels: [String; 4],
    /// Accessible name of each bonus.
    pub names: [String; 4],
    /// Called with the touched bonus.
    pub touch: Callback<Bonus>,
    /// The bonus that the fields are filtered by.
    pub chosen: Option<Bonus>,
}

/// The four bonuses and the numbers left.
pub fn bonus_bar(pad: &Pad, bar: &BonusBar) -> Html {
    let one = |(index, kind): (usize, Bonus)| {
        let held = pad.held.get(index).copied().unwrap_or_default();
        let opens = pad.opens.get(index).copied().unwrap_or_default();
        let spent = pad.spends.get(index).copied().unwrap_or_default();
        let left = bar.x + index as f64 * (bar.width + bar.gap);
        let label = bar.labels.get(index).map_or("", String::as_str);
        let name = bar.names.get(index).cloned().unwrap_or_default();
        let middle = bar.y + if label.is_empty() { bar.height / 2.0 } else { 28.0 };
        let touch = bar.touch.clone();
        let usable = opens.then_some("0");
        let press = on_press(&touch.reform(move |()| kind));
        let keys = Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" || event.key() == " " {
                event.prevent_default();
                touch.emit(kind);
            }
        });
        let class = classes!(
            "bonus",
            (held == 0).then_some("none"),
            opens.then_some("may"),
            (bar.chosen == Some(kind)).then_some("chosen")
        );
        html! {
            <g key={index} {class} data-help={Subject::Bonus(kind).code()} role={if opens { "button" } else { "img" }} tabindex={usable} aria-label={name}
                onclick={press} onkeydown={keys}>
                <rect class={if opens { "bbox may" } else { "bbox" }} x={short(left)} y={short(bar.y)}
                    width={short(bar.width)} height={short(bar.height)} rx="8" />
                { symbol(bonus(kind), left + 28.0, middle, 40.0, "") }
                if spent { { symbol("w-strike", left + 28.0, middle, 44.0, "soft") } }
                { text("bnum", left + 54.0, middle + 9.0, 25.0, "start", &held.to_string()) }
                if !label.is_empty() {
                    { effect(kind, left + bar.width - 24.0, middle) }
                    { text("blab", left + bar.width / 2.0, bar.y + bar.height - 10.0, 12.5, "middle", label) }
                }
            </g>
        }
    };
    Bonus::ALL.into_iter().enumerate().map(one).collect()
}

/// Picture of a bonus's effect.
fn effect(kind: Bonus, x: f64, y: f64) -> Html {
    match kind {
        Bonus::Monk => symbol("any-colour", x, y, 30.0, ""),
        Bonus::Goods => symbol("die-hour-2", x, y, 30.0, ""),
        Bonus::Worker => symbol("die-any", x, y, 30.0, ""),
        Bonus::Silver => html! { <>
            { symbol("die-any", x - 9.0, y - 7.0, 19.0, "") }
            { symbol("any-colour", x + 9.0, y - 7.0, 18.0, "") }
            { text("bplus", x, y + 19.0, 14.0, "middle", "+1") }
        </> },
    }
}

/// The race for the colours: both stars, and the fields that each player has to go.
pub fn race(lanes: &[Lane], banners: &[Banner], x: f64, y: f64, width: f64) -> Html {
    let wide = width / 6.0;
    let lane = |(index, lane): (usize, &Lane)| {
        let left = x + index as f64 * wide;
        let solo = lane.runners.len() == 1;
        let step = if lane.runners.len() > 4 { 14.9 } else { 18.6 };
        let first = left + (wide - 5.0) / 2.0 - step * (lane.runners.len() as f64 - 1.0) / 2.0;
        html! {
            <g key={index} class={classes!("race", class_of(lane.colour))}>
                <rect class="raceb" x={short(left)} y={short(y)} width={short(wide - 5.0)} height="69" rx="6" />
                { symbol(hex_of(lane.colour), left + 15.0, y + 18.0, 27.0, "") }
                { symbol(mark(lane.colour), left + 15.0, y + 17.5, 16.0, "") }
                { for lane.stars.iter().zip(lane.left).enumerate().map(|(place, (star, there))| {
                    let at = left + 41.0 + place as f64 * 25.5;
                    let (size, letters) = if place == 0 { (30.0, 15.5) } else { (24.0, 12.5) };
                    html! { <g key={place} class={if there { "" } else { "gone" }}>
                        { symbol("star", at, y + 16.5 + place as f64 * 2.0, size, "") }
                        { text("stn", at, y + 22.6 + place as f64, letters, "middle", &star.to_string()) }
                    </g> }
                }) }
                { for lane.runners.iter().enumerate().map(|(place, runner)| {
                    let at = first + place as f64 * step;
                    let banner = banners.get(runner.seat.index()).copied().unwrap_or_default();
                    let one = runner.lacks == 1;
                    let class = match (one, runner.leads) {
                        (true, _) => "lackn one",
                        (_, true) => "lackn min",
                        _ => "lackn",
                    };
                    let said = if runner.lacks == 0 { "✓".to_owned() } else { runner.lacks.to_string() };
                    html! { <g key={place} class={banner.class()}>
                        if one {
                            <rect class="onebox" x={short(at - 8.0)} y={short(y + 34.0)} width="16" height="34" rx="5" />
                        }
                        if !solo {
                            <rect class="pinr" x={short(at - 6.5)} y={short(y + 36.5)} width="13" height="10" rx="2" />
                            { banner_mark(banner, at, y + 41.5, 7.5) }
                        }
                        { text(class, at, y + 62.0, if solo { 21.0 } else { 15.0 }, "middle", &said) }
                        if runner.leads && !one && !solo {
                            <path class="leadline" d={format!("M{} {}h12", short(at - 6.0), short(y + 66.0))} />
                        }
                    </g> }
                }) }
            </g>
        }
    };
    lanes.iter().enumerate().map(lane).collect()
}

/// The three sums in handwriting.
pub fn phase_sums(pad: &Pad, time: Time, x: f64, y: f64, height: f64) -> Html {
    let wide = 53.0;
    let column = |(phase, roman): (usize, &&str)| {
        let left = x + phase as f64 * (wide + 3.0);
        let now = phase == usize::from(time.phase) && !time.over;
        let sum = pad.phases.get(phase).copied().unwrap_or_default();
        let begun = phase <= usize::from(time.phase);
        html! { <g key={phase}>
            <rect class={if now { "scol now" } else { "scol" }} x={short(left)} y={short(y)} width={short(wide)}
                height={short(height)} rx="5" />
            { text(if now { "hrom now" } else { "hrom" }, left + wide / 2.0, y - 6.0, 14.5, "middle", roman) }
            if begun { { number(sum, left + wide / 2.0, y + height / 2.0, 28.0, phase + 2) } }
        </g> }
    };
    ROMAN.iter().enumerate().map(column).collect()
}

/// A player's flag with the points, given by its upper left corner.
pub fn flag(banner: Banner, points: i32, x: f64, y: f64, width: f64) -> Html {
    let tall = width * 1.3;
    let (a, b) = (short(width / 2.0), short(width * 0.26));
    let d =
        format!("M{} {}h{}v{}l-{a} -{b}-{a} {b}z", short(x), short(y), short(width), short(tall));
    html! { <g class={banner.class()}>
        <path class="banner" {d} />
        { text("bannern", x + width / 2.0, y + width * 0.78, width * 0.54, "middle", &points.to_string()) }
    </g> }
}

/// A player's sign as the race has it, to stand beside their name.
pub fn sign(banner: Banner) -> Html {
    html! {
        <svg class={classes!("psign", banner.class())} width="19" viewBox="0 0 15 12" aria-hidden="true"
            focusable="false">
            <rect class="pinr" x="1" y="1" width="13" height="10" rx="2" />
            { banner_mark(banner, 7.5, 6.0, 7.5) }
        </svg>
    }
}

/// A line of text in the drawing.
pub fn line(
    class: &'static str,
    x: f64,
    y: f64,
    size: f64,
    anchor: &'static str,
    said: &str,
) -> Html {
    text(class, x, y, size, anchor, said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alone_the_running_round_is_the_box_that_is_lit_and_counts_as_left() {
        let third = Time { phase: 1, boxes: 3, column: 8, over: false, solo: true };
        assert_eq!([0, 1, 2].map(|phase| third.crossed(phase)), [8, 2, 0]);
        assert_eq!(third.left(), 6);
        let before = Time { phase: 0, boxes: 0, ..third };
        assert_eq!((before.crossed(0), before.left()), (0, 8));
        assert_eq!(
            [0, 1, 2].map(|phase| sample(Time { phase, ..third })),
            [Some((4, 3)), Some((3, 2)), None]
        );
        let several = Time { column: 10, solo: false, ..third };
        assert_eq!((several.crossed(1), several.left()), (3, 7));
    }
}

#[cfg(test)]
#[cfg(feature = "ssr")]
mod drawn {
    use super::*;
    use crate::engine::game::Game;
    use crate::engine::seat::Seat;
    use crate::games::dice::Dice;
    use crate::web::dice::model::race::Runner;
    use crate::web::table::laws::{marks_in, text_of};
    use crate::web::words::Language;
    use crate::web::words::tests::real_of;

    #[test]
    fn every_player_of_the_race_has_a_sign_and_not_only_a_colour() {
        let runner = |seat| Runner { seat: Seat(seat), lacks: 3, leads: false };
        let colour = Colour::ALL[0];
        let lane =
            Lane { colour, stars: [5, 2], left: [true; 2], runners: (0..5).map(runner).collect() };
        let banners: [Banner; 5] = core::array::from_fn(|seat| Banner::nth(seat as u8));
        let words = real_of(Language::English, Dice::NAME);
        assert_eq!(marks_in(&text_of(&words, race(&[lane], &banners, 0.0, 0.0, 600.0))), 5);
    }
}
