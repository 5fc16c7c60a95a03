//! People's values from game to game (points, luck …): a chart, with a table as alternative.

use crate::web::pages::dates;
use crate::web::ui::banner::Banner;
use crate::web::ui::scale::{Scale, level_named};
use crate::web::words::Words;
use core::fmt::Write;
use yew::prelude::*;

/// Most people drawn, and most of their last games.
const PEOPLE: usize = 4;
const GAMES: usize = 24;
/// Size of the drawing.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 38.0;
const EDGE: f64 = 12.0;

/// A person's value in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Point {
    /// Time of the last save, in milliseconds since 1970.
    pub saved: u64,
    /// The value.
    pub value: i32,
    /// True if the game was won, which draws a ring.
    pub won: bool,
}

/// A chart's subject.
pub struct Course<'a> {
    /// Id of the title, unique on the page.
    pub id: String,
    /// The title.
    pub title: String,
    /// A value as text.
    pub say: &'a dyn Fn(i32) -> String,
}

/// A person's last games.
struct Trend<'a> {
    name: String,
    banner: Banner,
    points: &'a [Point],
}

/// Values of the most active people, in chronological order, over their last games; empty if nobody has played twice.
pub fn trends(words: &Words, course: &Course<'_>, all: &[(String, Vec<Point>)]) -> Html {
    let mut people = Vec::new();
    for (number, (name, points)) in (0..).zip(all).take(PEOPLE) {
        let last = points.get(points.len().saturating_sub(GAMES)..).unwrap_or_default();
        if last.len() > 1 {
            let name = match name.as_str() {
                "" => words.t("statistics-you"),
                name => name.to_owned(),
            };
            people.push(Trend { name, banner: Banner::nth(number), points: last });
        }
    }
    if people.is_empty() {
        return Html::default();
    }
    html! {
        <figure class="trend" aria-labelledby={course.id.clone()}>
            <figcaption id={course.id.clone()}>{ course.title.clone() }</figcaption>
            { chart(course, &people) }
            <ul class="trendkey" aria-hidden="true">
                { for people.iter().map(|person| html! {
                    <li key={person.name.clone()} class={person.banner.class()}><i></i>{ &person.name }</li>
                }) }
            </ul>
            <details>
                <summary>{ words.t("result-table") }</summary>
                { for people.iter().map(|person| table(words, course, person)) }
            </details>
        </figure>
    }
}

/// Size of a small line, and the margin that its dot needs.
const SPARK: (f64, f64) = (92.0, 30.0);
const MARGIN: f64 = 5.0;

/// A small line through these values, with a dot at the last one.
pub fn spark(title: &str, values: &[i32]) -> Html {
    let (Some(least), Some(most), Some(last)) =
        (values.iter().min(), values.iter().max(), values.last())
    else {
        return Html::default();
    };
    let (width, height) = SPARK;
    let end = values.len().saturating_sub(1) as f64;
    let across = Scale::new((0.0, end), (MARGIN, width - MARGIN));
    let up = Scale::new((f64::from(*least), f64::from(*most)), (height - MARGIN, MARGIN));
    let mut path = String::new();
    for (place, value) in values.iter().enumerate() {
        let letter = if place == 0 { 'M' } else { 'L' };
        // Writing into a string does not fail.
        let _ = write!(
            path,
            "{letter}{} {}",
            across.at(place as f64).round(),
            up.at(f64::from(*value)).round()
        );
    }
    let said: Vec<String> = values.iter().map(i32::to_string).collect();
    html! {
        <svg class="spark" viewBox={format!("0 0 {width} {height}")} role="img"
            aria-label={format!("{title}: {}", said.join("; "))}>
            <path d={path} />
            <circle cx={across.at(end).round().to_string()} cy={up.at(f64::from(*last)).round().to_string()} r="4" />
        </svg>
    }
}

/// The lowest and the highest of all values and zero, always different.
fn span(people: &[Trend<'_>]) -> (i32, i32) {
    let values = || people.iter().flat_map(|person| person.points.iter().map(|of| of.value));
    let (least, most) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(0));
    (least, most.max(least + 1))
}

/// Values with a line across: the lowest, the highest, and zero or else the middle between them.
fn levels((least, most): (i32, i32)) -> Vec<i32> {
    let middle = if least < 0 && most > 0 { 0 } else { i32::midpoint(least, most) };
    // Labels need an eighth of the height.
    let is_apart = |from: i32| {
        8 * (i64::from(middle) - i64::from(from)).abs() > i64::from(most) - i64::from(least)
    };
    let middle = Some(middle).filter(|_| is_apart(least) && is_apart(most));
    [Some(least), middle, Some(most)].into_iter().flatten().collect()
}

fn chart(course: &Course<'_>, people: &[Trend<'_>]) -> Html {
    let (least, most) = span(people);
    let said = people.iter().map(|person| {
        let values: Vec<String> =
            person.points.iter().map(|point| (course.say)(point.value)).collect();
        format!("{}: {}", person.name, values.join("; "))
    });
    let said = said.collect::<Vec<_>>().join(". ");
    let scale = Scale::new((f64::from(least), f64::from(most)), (HEIGHT - EDGE, EDGE));
    let y = |value: i32| scale.at(f64::from(value)).round();
    let level = |value: i32| level_named((course.say)(value), y(value), (LEFT, WIDTH), "grid");
    html! {
        <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={format!("{}. {said}", course.title)}>
            { for levels((least, most)).into_iter().map(level) }
            { for people.iter().map(|person| line(course, person, &y)) }
        </svg>
    }
}

/// A person's line, with a ring around each game won.
fn line(course: &Course<'_>, person: &Trend<'_>, y: &impl Fn(i32) -> f64) -> Html {
    let last = person.points.len().saturating_sub(1).max(1) as f64;
    let across = Scale::new((0.0, last), (LEFT + 10.0, WIDTH - 10.0));
    let x = |place: usize| across.at(place as f64).round();
    let mut path = String::new();
    for (place, point) in person.points.iter().enumerate() {
        let letter = if place == 0 { 'M' } else { 'L' };
        // Writing into a string does not fail.
        let _ = write!(path, "{letter}{} {}", x(place), y(point.value));
    }
    html! { <g key={person.name.clone()} class={person.banner.class()}>
        <path class="lnb" d={path.clone()} /><path class="ln" d={path} />
        { for person.points.iter().enumerate().map(|(place, point)| html! {
            <circle key={place} class={classes!("mk", point.won.then_some("won"))} cx={x(place).to_string()} cy={y(point.value).to_string()}
                r={if point.won { "6" } else { "4" }}>
                <title>{ format!("{}: {}", person.name, (course.say)(point.value)) }</title>
            </circle>
        }) }
    </g> }
}

fn table(words: &Words, course: &Course<'_>, person: &Trend<'_>) -> Html {
    let row = |(place, point): (usize, &Point)| {
        html! {
            <tr key={place}><th scope="row">{ dates::moment(words, point.saved) }</th><td>{ (course.say)(point.value) }</td>
                <td>{ if point.won { words.t("statistics-won") } else { String::new() } }</td></tr>
        }
    };
    html! {
        <table key={person.name.clone()}>
            <caption>{ &person.name }</caption>
            <tbody>{ for person.points.iter().enumerate().rev().map(row) }</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[i32]) -> Vec<Point> {
        values.iter().map(|value| Point { saved: 0, value: *value, won: false }).collect()
    }

    #[test]
    fn the_chart_holds_all_values_and_zero() {
        let span_of = |values: &[i32]| {
            let points = of(values);
            span(&[Trend { name: String::new(), banner: Banner::Ruby, points: &points }])
        };
        assert_eq!(span_of(&[40, 212, 100]), (0, 212));
        assert_eq!(span_of(&[-3, -9]), (-9, 0));
        assert_eq!((span_of(&[0, 0]), span_of(&[])), ((0, 1), (0, 1)));
    }

    #[test]
    fn lines_across_are_the_ends_and_zero_or_the_middle() {
        assert_eq!(levels((0, 212)), [0, 106, 212]);
        assert_eq!(levels((-3_000, 9_000)), [-3_000, 0, 9_000]);
        assert_eq!(levels((-100, 9_000)), [-100, 9_000], "labels keep apart");
        assert_eq!(levels((0, 1)), [0, 1]);
    }
}
