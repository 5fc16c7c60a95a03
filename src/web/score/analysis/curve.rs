//! The expected result of all seats over the game, with a mark for each mistake and blunder, the turning points, and the
//! luck of one seat.
//!
//! The drawing is an image with a description; the decisions are listed beside it, where they are reached by keyboard.

use super::fault::Grade;
use crate::bots::analysis::summary::CurvePoint;
use crate::bots::analyst::{CERTAIN, Unit};
use crate::engine::seat::Seat;
use crate::web::score::chart::{End, RIGHT, height, named};
use crate::web::ui::banner::Banner;
use crate::web::ui::geometry::num;
use crate::web::ui::press::on_press;
use crate::web::ui::scale::{Scale, level};
use std::fmt::Write;
use yew::prelude::*;

const WIDTH: f64 = 560.0;
const LEFT: f64 = 44.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 262.0;
/// Height of the drawing with and without the luck of a seat.
const HEIGHT: f64 = 274.0;
const HEIGHT_WITH_LUCK: f64 = 340.0;
/// Middle line of luck, and the length of its longest bars.
const LUCK: f64 = 304.0;
const BAR: f64 = 26.0;
/// Distance kept between two numbers of turning points.
const NUMBER_WIDTH: f64 = 11.0;
/// Smallest and largest radius of the area of a dot that can be touched.
const REACH: (f64, f64) = (5.0, 22.0);

/// A seat's line.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The player's colour.
    pub banner: Banner,
}

/// A mistake or blunder on the curve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dot {
    /// Number of moves before it, which names the moment.
    pub at: usize,
    /// Number of moves after it.
    pub end: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// Its weight.
    pub grade: Grade,
}

/// Properties of [`ExpectationCurve`].
#[derive(Properties, PartialEq, Clone)]
pub struct CurveProps {
    /// Accessible description, without the numbers.
    pub label: AttrValue,
    /// The unit of all values.
    pub unit: Unit,
    /// The points, at least one.
    pub curve: Vec<CurvePoint>,
    /// The lines, best player first.
    pub lines: Vec<Line>,
    /// Mistakes and blunders.
    pub dots: Vec<Dot>,
    /// Turning points: numbers of moves before them.
    pub turns: Vec<usize>,
    /// The seat whose luck is drawn, with the label of the luck.
    pub luck: Option<(Seat, AttrValue)>,
    /// Receives the chosen moment, as a number of moves.
    pub on_look: Callback<usize>,
}

/// Scales of moves and values.
#[derive(Clone, Copy)]
struct Axes {
    moves: Scale,
    values: Scale,
}

impl Axes {
    fn x(self, moves: usize) -> f64 {
        self.moves.at(moves as f64)
    }

    fn y(self, value: i32) -> f64 {
        self.values.at(f64::from(value))
    }
}

/// Lowest and highest level and their distance, in whole units, such that there are at most seven.
fn levels(unit: Unit, lowest: i32, highest: i32) -> (i32, i32, i32) {
    if unit == Unit::Win {
        return (0, CERTAIN / 1000, 25);
    }
    let (low, high) = (lowest.div_euclid(1000), highest.div_euclid(1000) + 1);
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];
    let apart = steps.into_iter().find(|step| (high - low) / step < 5).unwrap_or(500);
    (low.div_euclid(apart) * apart, (high - 1).div_euclid(apart) * apart + apart, apart)
}

fn value(point: &CurvePoint, seat: Seat) -> i32 {
    point.values.get(seat.index()).copied().unwrap_or(0)
}

/// The drawing.
#[component]
pub fn ExpectationCurve(props: &CurveProps) -> Html {
    let values = || props.curve.iter().flat_map(|point| &point.values).copied();
    let (lowest, highest) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
    let (low, high, apart) = levels(props.unit, lowest, highest);
    let moves = props.curve.last().map_or(1, |point| point.moves as usize).max(1);
    let axes = Axes {
        moves: Scale::new((0.0, moves as f64), (LEFT, WIDTH - RIGHT)),
        values: Scale::new((f64::from(low) * 1000.0, f64::from(high) * 1000.0), (BOTTOM, TOP)),
    };
    let last = |line: &Line| props.curve.last().map_or(0, |point| value(point, line.seat));
    let said = |line: &Line| format!("{}: {}", line.name, last(line).div_euclid(1000));
    let said: Vec<String> = props.lines.iter().map(said).collect();
    let height = if props.luck.is_some() { HEIGHT_WITH_LUCK } else { HEIGHT };
    html! {
        <svg class="chart" viewBox={format!("0 0 {WIDTH} {height}")} role="img"
            aria-label={format!("{}. {}", props.label, said.join(", "))}>
            { for (low / apart..=high / apart).map(|number| {
                let at = axes.y(number * apart * 1000);
                level(number * apart, at, (LEFT, WIDTH - RIGHT), "grid")
            }) }
            { for props.turns.iter().zip(numbered(&props.turns, axes)).enumerate().map(|(place, (at, number))| turn(axes, place, *at, number)) }
            { for props.lines.iter().rev().map(|line| drawn(&props.curve, axes, line)) }
            { for ends(&props.lines, |line| axes.y(last(line))).into_iter().zip(&props.lines).map(|(at, line)| {
                let end = End { x: axes.x(moves), at };
                html! { <g key={line.seat.0} class={line.banner.class()}>{ named(&line.name, line.banner, end) }</g> }
            }) }
            { for placed(props, axes).iter().map(|(dot, banner, at, reach)| dotted(props, dot, *banner, *at, *reach)) }
            { for props.luck.as_ref().map(|(seat, label)| luck(&props.curve, axes, *seat, label)) }
        </svg>
    }
}

/// A seat's line.
fn drawn(curve: &[CurvePoint], axes: Axes, line: &Line) -> Html {
    let mut path = String::new();
    for (place, point) in curve.iter().enumerate() {
        let (x, y) = (axes.x(point.moves as usize), axes.y(value(point, line.seat)));
        // Writing into a string does not fail.
        let _ = write!(path, "{}{} {}", if place == 0 { 'M' } else { 'L' }, num(x), num(y));
    }
    html! {
        <g key={line.seat.0} class={line.banner.class()}>
            <path class="lnb" d={path.clone()} />
            <path class="ln" d={path} />
        </g>
    }
}

/// Horizontal positions of the numbers of the turning points, kept apart from each other.
fn numbered(turns: &[usize], axes: Axes) -> Vec<f64> {
    apart(turns, |at| axes.x(*at), |_| NUMBER_WIDTH)
}

/// A turning point: a line across the drawing, with its number.
fn turn(axes: Axes, place: usize, at: usize, number: f64) -> Html {
    let x = axes.x(at);
    html! {
        <g key={place} class="turn">
            <path d={format!("M{} {TOP}V{BOTTOM}", num(x))} />
            <text class="ax" x={num(number)} y={num(TOP - 8.0)} text-anchor="middle" font-size="12.5">{ place + 1 }</text>
        </g>
    }
}

/// The dots with their colours, places on the lines, and the radius of the area around each that can be touched.
fn placed(props: &CurveProps, axes: Axes) -> Vec<(Dot, Banner, (f64, f64), f64)> {
    let place = |dot: &Dot| {
        let point = props.curve.iter().find(|point| point.moves as usize == dot.end)?;
        let line = props.lines.iter().find(|line| line.seat == dot.seat)?;
        Some((*dot, line.banner, (axes.x(dot.end), axes.y(value(point, dot.seat)))))
    };
    let placed: Vec<_> = props.dots.iter().filter_map(place).collect();
    let places: Vec<(f64, f64)> = placed.iter().map(|(_, _, at)| *at).collect();
    let reaches = reaches(&places).into_iter();
    placed
        .into_iter()
        .zip(reaches)
        .map(|((dot, banner, at), reach)| (dot, banner, at, reach))
        .collect()
}

/// Radii of the areas that can be touched: wide where there is room, and half the way to the nearest dot where not, so
/// that none lies over another dot.
fn reaches(places: &[(f64, f64)]) -> Vec<f64> {
    let reach = |(number, (x, y)): (usize, &(f64, f64))| {
        let others = places.iter().enumerate().filter(|(other, _)| *other != number);
        let apart = others.map(|(_, (to_x, to_y))| (to_x - x).hypot(to_y - y));
        (apart.fold(f64::INFINITY, f64::min) / 2.0).clamp(REACH.0, REACH.1)
    };
    places.iter().enumerate().map(reach).collect()
}

/// A mistake as a circle, a blunder as a larger diamond, with an area around it that can be touched.
fn dotted(props: &CurveProps, dot: &Dot, banner: Banner, (x, y): (f64, f64), reach: f64) -> Html {
    let shape = match dot.grade {
        Grade::Mistake => format!("M{} {}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", num(x - 4.0), num(y)),
        Grade::Blunder => format!("M{} {}l6 6-6 6-6-6z", num(x), num(y - 6.0)),
    };
    let (at, on_look) = (dot.at, props.on_look.clone());
    let onclick = on_press(&Callback::from(move |()| on_look.emit(at)));
    html! {
        <g key={dot.at} class={classes!("fault", dot.grade.key(), banner.class())} {onclick}>
            <circle class="reach" cx={num(x)} cy={num(y)} r={num(reach)} />
            <path d={shape} />
        </g>
    }
}

/// A seat's luck: bars above the line for good and below it for bad luck.
fn luck(curve: &[CurvePoint], axes: Axes, seat: Seat, label: &AttrValue) -> Html {
    let of = |point: &CurvePoint| point.luck.get(seat.index()).copied().unwrap_or(0);
    let most = curve.iter().map(|point| of(point).abs()).max().unwrap_or(0).max(1);
    let (mut good, mut bad) = (String::new(), String::new());
    for point in curve.iter().filter(|point| of(point) != 0) {
        let length = f64::from(of(point)) / f64::from(most) * BAR;
        let path = if length > 0.0 { &mut good } else { &mut bad };
        let x = num(axes.x(point.moves as usize));
        // Writing into a string does not fail.
        let _ = write!(path, "M{x} {LUCK}V{}", num(LUCK - length));
    }
    html! {
        <g class="lucks">
            <path class="grid" d={format!("M{LEFT} {LUCK}H{}", WIDTH - RIGHT)} />
            <path class="good" d={good} />
            <path class="bad" d={bad} />
            <text class="ax" x={num(WIDTH - RIGHT + 10.0)} y={num(LUCK + 4.0)} font-size="12.5">{ label }</text>
        </g>
    }
}

/// Vertical positions of the names at the lines' ends, kept apart from each other, in the order of the lines.
fn ends(lines: &[Line], at: impl Fn(&Line) -> f64) -> Vec<f64> {
    apart(lines, at, |line| height(&line.name))
}

/// Positions kept apart from each other by each one's length, in the order of the items: those that lie further on give
/// way.
fn apart<T>(items: &[T], at: impl Fn(&T) -> f64, length: impl Fn(&T) -> f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    let of = |place: &usize| items.get(*place).map_or(0.0, &at);
    order.sort_by(|one, other| of(one).total_cmp(&of(other)));
    let mut places = vec![0.0; items.len()];
    let mut free = f64::NEG_INFINITY;
    for place in order {
        let at = of(&place).max(free);
        free = at + items.get(place).map_or(0.0, &length);
        if let Some(slot) = places.get_mut(place) {
            *slot = at;
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_round_few_and_hold_all_values() {
        for lowest in [-30_000, 0, 1, 99_999, 151_200] {
            for span in [0, 900, 12_000, 130_000, 900_000] {
                let (low, high, apart) = levels(Unit::Points, lowest, lowest + span);
                assert!(low * 1000 <= lowest && lowest + span <= high * 1000, "{lowest} {span}");
                assert!((high - low) % apart == 0 && (high - low) / apart <= 7, "{lowest} {span}");
            }
        }
        assert_eq!(levels(Unit::Win, 20_000, 60_000), (0, 100, 25));
    }

    #[test]
    fn names_at_the_ends_keep_apart() {
        let line = |seat| Line { seat: Seat(seat), name: String::new(), banner: Banner::Ruby };
        let lines = [line(0), line(1), line(2)];
        let at = [100.0, 90.0, 95.0];
        let places = ends(&lines, |line| at[line.seat.index()]);
        assert_eq!(places, [130.0, 90.0, 110.0]);
    }

    #[test]
    fn numbers_of_turning_points_keep_apart_and_in_order() {
        let axes = Axes {
            moves: Scale::new((0.0, 100.0), (0.0, 200.0)),
            values: Scale::new((0.0, 1.0), (0.0, 1.0)),
        };
        assert_eq!(numbered(&[10, 50, 51], axes), [20.0, 100.0, 111.0]);
    }

    #[test]
    fn areas_that_can_be_touched_are_wide_and_keep_off_other_dots() {
        assert_eq!(reaches(&[(0.0, 0.0)]), [22.0]);
        assert_eq!(reaches(&[(0.0, 0.0), (12.0, 16.0), (200.0, 0.0)]), [10.0, 10.0, 22.0]);
        assert_eq!(reaches(&[(0.0, 0.0), (1.0, 0.0)]), [5.0, 5.0], "as wide as the dot");
    }
}
