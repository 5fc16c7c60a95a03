//! The score of all players round by round, drawn as lines with a mark of their own for each player.

use crate::engine::total::At;
use crate::web::burgundy::scene::Banner;
use crate::web::ui::geometry::num;
use crate::web::ui::symbol;
use crate::web::words::use_words;
use std::fmt::Write;
use yew::prelude::*;

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 268.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 96.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 34.0;
/// Steps along the axis: 25 rounds and the final scoring.
const STEPS: f64 = 26.0;

/// One player's line.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The player.
    pub name: String,
    /// The player's colour.
    pub banner: Banner,
    /// The score at the start, after each round, and at the end.
    pub series: Vec<u16>,
    /// Whether it stands back behind others, such as a partner's behind the team's.
    pub thin: bool,
}

/// What the chart needs.
#[derive(Properties, PartialEq, Clone)]
pub struct ChartProps {
    /// The lines, best player first.
    pub lines: Vec<Line>,
    /// What is drawn, in words.
    pub label: AttrValue,
    /// The most there can be, which gets a line of its own; 0 for points, which have no end.
    #[prop_or_default]
    pub most: u16,
}

fn x(step: f64) -> f64 {
    LEFT + step * (WIDTH - LEFT - RIGHT) / STEPS
}

fn y(points: f64, top: f64) -> f64 {
    HEIGHT - BOTTOM - points * (HEIGHT - BOTTOM - TOP) / top
}

/// The chart's highest line: the next multiple of 50 above all scores.
fn ceiling(lines: &[Line]) -> u16 {
    let most = lines.iter().flat_map(|line| &line.series).copied().max().unwrap_or(0);
    (most / 50 + 1) * 50
}

/// The score, round by round.
#[component]
pub fn Chart(props: &ChartProps) -> Html {
    let words = use_words();
    let step = if props.most > 0 { 10 } else { 50 };
    let top = if props.most > 0 { props.most } else { ceiling(&props.lines) };
    let scale = f64::from(top);
    let said: Vec<String> = props
        .lines
        .iter()
        .map(|line| format!("{}: {}", line.name, line.series.last().copied().unwrap_or(0)))
        .collect();
    let label = format!("{}. {}", props.label, said.join(", "));
    html! {
        <svg class="chart" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
            { for (0u8..5).map(band) }
            { for (0..=top / step).map(|line| level(line * step, "grid", scale)) }
            if props.most > 0 { { level(props.most, "grid goalline", scale) } }
            <text class="ax" x={num(x(STEPS))} y={num(HEIGHT - 13.0)} text-anchor="middle" font-size="12">
                { words.t("score-end") }
            </text>
            { for props.lines.iter().rev().enumerate().map(|(index, line)| drawn(index, line, scale)) }
            { for labels(&props.lines, scale).into_iter().zip(&props.lines).map(|(at, line)| html! {
                <g key={line.name.clone()} class={line.banner.class()}>
                    <path class="mk" d={mark(line.banner, x(STEPS) + 16.0, at)} />
                    <text class="lab" x={num(x(STEPS) + 26.0)} y={num(at + 5.0)} font-size="14">{ short(&line.name) }</text>
                </g>
            }) }
        </svg>
    }
}

/// A line across the chart at a value.
fn level(value: u16, class: &'static str, scale: f64) -> Html {
    let at = y(f64::from(value), scale);
    html! { <g key={value}>
        <path {class} d={format!("M{LEFT} {}H{}", num(at), num(x(STEPS)))} />
        <text class="ax" x={num(LEFT - 8.0)} y={num(at + 4.0)} text-anchor="end" font-size="12.5">{ value }</text>
    </g> }
}

fn band(phase: u8) -> Html {
    let from = x(f64::from(phase) * 5.0);
    let icon = ["phase-A", "phase-B", "phase-C", "phase-D", "phase-E"].at(usize::from(phase));
    let class = if phase.is_multiple_of(2) { "band" } else { "band o" };
    html! { <g key={phase}>
        <rect {class} x={num(from)} y={num(TOP)} width={num(x(5.0) - x(0.0))} height={num(HEIGHT - BOTTOM - TOP)} />
        { symbol(icon, x(f64::from(phase) * 5.0 + 2.5), HEIGHT - 18.0, 24.0, "") }
    </g> }
}

fn drawn(index: usize, line: &Line, scale: f64) -> Html {
    let at = |step: usize| {
        let points = f64::from(line.series.at(step));
        (x(step.min(26) as f64), y(points, scale))
    };
    let mut path = String::new();
    for step in 0..line.series.len() {
        let (px, py) = at(step);
        // Writing into a string can't fail.
        let _ = write!(path, "{}{} {}", if step == 0 { 'M' } else { 'L' }, num(px), num(py));
    }
    html! { <g key={index} class={classes!(line.banner.class(), line.thin.then_some("thin"))}>
        <path class="lnb" d={path.clone()} />
        <path class="ln" d={path} />
        { for [5usize, 10, 15, 20, 25, 26].into_iter().filter(|step| *step < line.series.len()).map(|step| {
            let (px, py) = at(step);
            html! { <path key={step} class="mk" d={mark(line.banner, px, py)} /> }
        }) }
    </g> }
}

/// A player's mark on the line: square, circle, diamond, a triangle up or down.
fn mark(banner: Banner, x: f64, y: f64) -> String {
    let (l, t) = (num(x - 4.5), num(y - 4.5));
    match banner {
        Banner::Ruby => format!("M{l} {t}h9v9h-9z"),
        Banner::Navy => format!("M{} {}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z", num(x - 5.0), num(y)),
        Banner::Amber => format!("M{} {}l6.5 6.5-6.5 6.5-6.5-6.5z", num(x), num(y - 6.5)),
        Banner::Verdigris => format!("M{} {}l6 10.5h-12z", num(x), num(y - 6.5)),
        Banner::Heather => format!("M{} {}l6 -10.5h-12z", num(x), num(y + 6.5)),
    }
}

/// Where the names stand beside the lines' ends, kept apart from each other; best player first.
fn labels(lines: &[Line], scale: f64) -> Vec<f64> {
    let mut last = TOP - 10.0;
    lines
        .iter()
        .map(|line| {
            let end = f64::from(line.series.last().copied().unwrap_or(0));
            last = y(end, scale).max(last + 20.0);
            last
        })
        .collect()
}

/// A name that fits beside the chart: whole up to those of people without one, such as “Spieler 2”.
fn short(name: &str) -> String {
    if name.chars().count() <= 9 {
        return name.to_owned();
    }
    name.chars().take(7).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(banner: Banner, end: u16) -> Line {
        Line { name: "Somebody".into(), banner, series: vec![0, end], thin: false }
    }

    #[test]
    fn names_of_equal_scores_don_t_overlap() {
        let lines = [line(Banner::Ruby, 191), line(Banner::Navy, 191), line(Banner::Amber, 185)];
        let at = labels(&lines, 200.0);
        assert!(at.windows(2).all(|pair| pair[1] - pair[0] >= 20.0), "{at:?}");
    }

    #[test]
    fn the_chart_is_higher_than_every_score() {
        assert_eq!(ceiling(&[line(Banner::Ruby, 200)]), 250);
        assert_eq!(ceiling(&[line(Banner::Ruby, 49)]), 50);
        assert_eq!(ceiling(&[]), 50);
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("Anna"), "Anna");
        // Who has no name is told apart by the number at the end.
        assert_eq!(short("Spieler 2"), "Spieler 2");
        assert_eq!(short("Maximiliane"), "Maximil…");
    }
}
