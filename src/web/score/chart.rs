//! The points of all players over the game, drawn as lines with a mark for each player.

use crate::engine::total::At;
use crate::web::ui::banner::Banner;
use crate::web::ui::geometry::num;
use crate::web::ui::scale::{Scale, level};
use crate::web::ui::symbol;
use crate::web::ui::text::{Icon, cut};
use crate::web::words::use_words;
use std::fmt::Write;
use yew::prelude::*;

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 268.0;
const LEFT: f64 = 44.0;
/// Space for the names at the lines' ends.
pub(super) const RIGHT: f64 = 120.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 34.0;
/// Approximate number of marks on a line.
const MARKS: usize = 6;

/// One player's line.
#[derive(Debug, Clone, PartialEq)]
pub struct Curve {
    /// Player's name.
    pub name: String,
    /// Player's colour.
    pub banner: Banner,
    /// Points at the start, and after each step.
    pub series: Vec<i32>,
    /// True if it is drawn thin in the background, such as a partner's behind the team's.
    pub thin: bool,
}

/// Label of a phase.
#[derive(Debug, Clone, PartialEq)]
pub enum Name {
    /// A text.
    Text(AttrValue),
    /// A picture.
    Icon(Icon),
}

/// Properties of [`Chart`].
#[derive(Properties, PartialEq, Clone)]
pub struct ChartProps {
    /// The lines, best player first; all have the same number of steps.
    pub lines: Vec<Curve>,
    /// Accessible description.
    pub label: AttrValue,
    /// Steps at which a phase begins, with its label; empty if the game has no phases.
    #[prop_or_default]
    pub phases: Vec<(usize, Name)>,
    /// Number of steps in a whole game, if fixed; the last one is then the end and belongs to no phase.
    #[prop_or_default]
    pub span: Option<usize>,
    /// Distance between levels; `None` to derive it from the points.
    #[prop_or_default]
    pub apart: Option<i32>,
    /// Greatest possible value, drawn as a line of its own; `None` for points, which have no limit.
    #[prop_or_default]
    pub goal: Option<i32>,
}

impl ChartProps {
    /// Number of steps on the axis.
    fn steps(&self) -> usize {
        let longest = self.lines.iter().map(|line| line.series.len()).max().unwrap_or(0);
        self.span.unwrap_or(longest.max(2) - 1)
    }

    /// Step at which the last phase ends.
    fn over(&self) -> usize {
        self.steps().saturating_sub(usize::from(self.span.is_some()))
    }

    /// True if a step has a mark, on a line whose last step is `last`; at the end of the axis the mark beside the name
    /// is enough.
    fn is_marked(&self, step: usize, last: usize) -> bool {
        let regular = match self.span {
            Some(_) => step == self.over() || self.phases.iter().any(|(from, _)| *from == step),
            None => step.is_multiple_of((last / MARKS).max(1)),
        };
        (1..self.steps()).contains(&step) && (regular || step == last)
    }
}

/// Scales of points and steps.
#[derive(Clone, Copy)]
struct Axes {
    steps: Scale,
    points: Scale,
}

impl Axes {
    fn new(steps: usize, top: i32) -> Axes {
        Axes {
            steps: Scale::new((0.0, steps as f64), (LEFT, WIDTH - RIGHT)),
            points: Scale::new((0.0, f64::from(top)), (HEIGHT - BOTTOM, TOP)),
        }
    }

    fn x(self, step: usize) -> f64 {
        self.steps.at(step as f64)
    }

    fn y(self, points: i32) -> f64 {
        self.points.at(f64::from(points.max(0)))
    }

    /// A horizontal line at a value.
    fn level(self, value: i32, class: &'static str) -> Html {
        level(value, self.y(value), (LEFT, WIDTH - RIGHT), class)
    }
}

/// Distance between levels, such that there are at most six.
fn level_of(most: i32) -> i32 {
    [1, 2, 5, 10, 20, 25, 50, 100, 200].into_iter().find(|step| most / step < 6).unwrap_or(500)
}

/// Turns labelled on the axis of a game without phases: round numbers, none too close to the end.
fn named_turns(steps: usize) -> impl Iterator<Item = usize> {
    let apart = usize::try_from(level_of(i32::try_from(steps).unwrap_or(i32::MAX))).unwrap_or(1);
    (1..).map(move |count| count * apart).take_while(move |turn| turn * 10 <= steps * 9)
}

/// The chart.
#[component]
pub fn Chart(props: &ChartProps) -> Html {
    let words = use_words();
    let all = || props.lines.iter().flat_map(|line| &line.series).copied();
    let most = all().max().unwrap_or(0).max(1);
    let apart = props.apart.unwrap_or_else(|| level_of(most)).max(1);
    let top = props.goal.unwrap_or((most / apart + 1) * apart);
    let steps = props.steps();
    let scale = Axes::new(steps, top);
    let last = |line: &Curve| line.series.last().copied().unwrap_or(0);
    let said: Vec<String> =
        props.lines.iter().map(|line| format!("{}: {}", line.name, last(line))).collect();
    let label = format!("{}. {}", props.label, said.join(", "));
    let ends = props.phases.iter().skip(1).map(|(from, _)| *from).chain([props.over()]);
    html! {
        <svg class="chart" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
            { for props.phases.iter().zip(ends).enumerate().map(|(index, ((from, name), to))| band(scale, index, *from, to, name)) }
            { for (0..=top / apart).map(|line| scale.level(line * apart, "grid")) }
            { for props.goal.map(|goal| scale.level(goal, "grid goalline")) }
            if props.phases.is_empty() {
                { for named_turns(steps).enumerate().map(|(place, turn)| {
                    let number = u32::try_from(turn).unwrap_or(u32::MAX);
                    // The first label names the unit.
                    let first = (place == 0).then(|| words.say("score-turn", &[("number", number.into())]));
                    caption(scale.x(turn), first.unwrap_or_else(|| number.to_string()))
                }) }
            }
            if props.phases.is_empty() || props.span.is_some() { { caption(scale.x(steps), words.t("score-end")) } }
            { for props.lines.iter().rev().enumerate().map(|(index, line)| drawn(props, scale, index, line)) }
            { for labels(&props.lines, scale).into_iter().zip(&props.lines).map(|(at, line)| {
                let end = End { x: scale.x(steps), at };
                html! { <g key={line.name.clone()} class={line.banner.class()}>{ named(&line.name, line.banner, end) }</g> }
            }) }
        </svg>
    }
}

/// The end of a line, and the height of its name.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) x: f64,
    pub(super) at: f64,
}

/// Most average letters of a name's line.
const LETTERS: usize = 10;
/// Distance between the lines of a name, and of one name from the next.
const LINE: f64 = 17.0;
const NAME: f64 = 20.0;

/// A player's name at the end of a line, behind the player's mark; in two lines if it is long.
pub(super) fn named(name: &str, banner: Banner, end: End) -> Html {
    let x = end.x + 26.0;
    let text = |line: &str, y: f64| html! { <text class="lab" x={num(x)} y={num(y)} font-size="14">{ cut(line, LETTERS) }</text> };
    html! { <>
        <path class="mk" d={mark(banner, end.x + 16.0, end.at)} />
        { match halved(name) {
            Some((one, other)) => html! { <>{ text(one, end.at + 2.0) }{ text(other, end.at + 2.0 + LINE) }</> },
            None => text(name, end.at + 5.0),
        } }
    </> }
}

/// Height that a name takes at the end of a line.
pub(super) fn height(name: &str) -> f64 {
    if halved(name).is_some() { NAME + LINE } else { NAME }
}

/// The two lines of a name too long for one, broken after the hyphen or space nearest to its middle.
fn halved(name: &str) -> Option<(&str, &str)> {
    if cut(name, LETTERS) == name {
        return None;
    }
    let breaks = name.match_indices([' ', '-']).map(|(at, _)| at + 1);
    let from_middle = |at: &usize| (2 * at).abs_diff(name.len());
    let at = breaks.min_by_key(from_middle)?;
    name.split_at_checked(at).filter(|(one, other)| !one.is_empty() && !other.is_empty())
}

/// A label below the axis.
fn caption(x: f64, text: String) -> Html {
    html! { <text class="ax" x={num(x)} y={num(HEIGHT - 13.0)} text-anchor="middle" font-size="12">{ text }</text> }
}

fn band(scale: Axes, index: usize, from: usize, to: usize, name: &Name) -> Html {
    let (left, right) = (scale.x(from), scale.x(to));
    let middle = f64::midpoint(left, right);
    let class = if index.is_multiple_of(2) { "band" } else { "band o" };
    html! { <g key={index}>
        <rect {class} x={num(left)} y={num(TOP)} width={num((right - left).max(0.0))} height={num(HEIGHT - BOTTOM - TOP)} />
        { match name {
            Name::Icon(icon) => symbol(icon, middle, HEIGHT - 18.0, 24.0, ""),
            Name::Text(name) => html! {
                <text class="ax" x={num(middle)} y={num(HEIGHT - 13.0)} text-anchor="middle" font-size="13">{ name }</text>
            },
        } }
    </g> }
}

fn drawn(props: &ChartProps, scale: Axes, index: usize, line: &Curve) -> Html {
    let at = |step: usize| (scale.x(step), scale.y(line.series.at(step)));
    let mut path = String::new();
    for step in 0..line.series.len() {
        let (px, py) = at(step);
        // Writing into a string does not fail.
        let _ = write!(path, "{}{} {}", if step == 0 { 'M' } else { 'L' }, num(px), num(py));
    }
    let last = line.series.len().saturating_sub(1);
    html! { <g key={index} class={classes!(line.banner.class(), line.thin.then_some("thin"))}>
        <path class="lnb" d={path.clone()} />
        <path class="ln" d={path} />
        { for (1..=last).filter(|step| props.is_marked(*step, last)).map(|step| {
            let (px, py) = at(step);
            html! { <path key={step} class="mk" d={mark(line.banner, px, py)} /> }
        }) }
    </g> }
}

/// A player's mark on the line: square, circle, diamond, or a triangle pointing up or down.
pub(super) fn mark(banner: Banner, x: f64, y: f64) -> String {
    let (l, t) = (num(x - 4.5), num(y - 4.5));
    match banner {
        Banner::Ruby => format!("M{l} {t}h9v9h-9z"),
        Banner::Navy => format!("M{} {}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z", num(x - 5.0), num(y)),
        Banner::Amber => format!("M{} {}l6.5 6.5-6.5 6.5-6.5-6.5z", num(x), num(y - 6.5)),
        Banner::Verdigris => format!("M{} {}l6 10.5h-12z", num(x), num(y - 6.5)),
        Banner::Heather => format!("M{} {}l6 -10.5h-12z", num(x), num(y + 6.5)),
    }
}

/// Vertical positions of the names at the lines' ends, kept apart from each other; best player first.
fn labels(lines: &[Curve], scale: Axes) -> Vec<f64> {
    let mut free = TOP - 10.0 + NAME;
    lines
        .iter()
        .map(|line| {
            let at = scale.y(line.series.last().copied().unwrap_or(0)).max(free);
            free = at + height(&line.name);
            at
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_round_and_few() {
        for most in 1..900 {
            let step = level_of(most);
            assert!(most / step < 7, "{most}: {step}");
        }
        assert_eq!((level_of(7), level_of(40), level_of(218)), (2, 10, 50));
    }

    #[test]
    fn turns_are_named_by_round_numbers_that_stay_clear_of_the_end() {
        let named = |steps| named_turns(steps).collect::<Vec<_>>();
        assert_eq!(named(34), [10, 20, 30]);
        assert_eq!(named(31), [10, 20], "30 would lie on the end");
        assert_eq!(named(3), [1, 2]);
        assert!(named(1).is_empty());
    }

    fn line(banner: Banner, end: i32) -> Curve {
        Curve { name: "Somebody".into(), banner, series: vec![0, end], thin: false }
    }

    #[test]
    fn names_of_equal_points_don_t_overlap() {
        let lines = [line(Banner::Ruby, 191), line(Banner::Navy, 191), line(Banner::Amber, 185)];
        let at = labels(&lines, Axes::new(1, 200));
        assert!(at.windows(2).all(|pair| pair[1] - pair[0] >= 20.0), "{at:?}");
    }

    #[test]
    fn a_long_name_takes_two_lines_broken_at_a_hyphen_or_space() {
        assert_eq!(halved("Maximilian-Friedrich"), Some(("Maximilian-", "Friedrich")));
        assert_eq!(halved("Anna Magdalena Bach"), Some(("Anna ", "Magdalena Bach")));
        assert_eq!(halved("Anna"), None, "short");
        assert_eq!(halved("Donaudampfschifffahrt"), None, "no place to break it");
        let long = Curve { name: "Maximilian-Friedrich".into(), ..line(Banner::Ruby, 190) };
        let at = labels(&[long, line(Banner::Navy, 189)], Axes::new(1, 200));
        assert!(at[1] - at[0] >= NAME + LINE, "{at:?}");
    }

    #[test]
    fn a_game_of_known_length_is_marked_where_phases_begin_and_where_it_ends_early() {
        let phases = (0..5).map(|phase| (phase * 5, Name::Icon("phase"))).collect();
        let (lines, label) = (vec![line(Banner::Ruby, 9)], AttrValue::default());
        let props = ChartProps { lines, label, phases, span: Some(26), apart: None, goal: None };
        let marked =
            |last| (0..=last).filter(|step| props.is_marked(*step, last)).collect::<Vec<_>>();
        assert_eq!(marked(26), [5, 10, 15, 20, 25], "its last mark is that of the name");
        assert_eq!(marked(17), [5, 10, 15, 17], "ended early");
    }
}
