//! How people's points went from game to game: a chart, and a table behind it.

use crate::web::library::statistics::Result;
use crate::web::pages::dates;
use crate::web::ui::banner::Banner;
use crate::web::ui::scale::{Scale, level};
use crate::web::words::Words;
use core::fmt::Write;
use yew::prelude::*;

/// How many people are drawn, and how many of their last games.
const PEOPLE: usize = 4;
const GAMES: usize = 24;
/// What the drawing measures.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 38.0;
const EDGE: f64 = 12.0;

/// Somebody's last games.
struct Trend<'a> {
    name: String,
    banner: Banner,
    results: &'a [Result],
}

/// The points of those who played most, over their last games; nothing where nobody played twice.
pub fn trends(words: &Words, game: &str, all: &[(String, Vec<Result>)]) -> Html {
    let mut people = Vec::new();
    for (number, (name, results)) in (0..).zip(all).take(PEOPLE) {
        let last = results.get(results.len().saturating_sub(GAMES)..).unwrap_or_default();
        if last.len() > 1 {
            people.push(Trend { name: name.clone(), banner: Banner::nth(number), results: last });
        }
    }
    if people.is_empty() {
        return Html::default();
    }
    let title = words.t("statistics-trend");
    let id = format!("trend-{game}");
    html! {
        <figure class="trend" aria-labelledby={id.clone()}>
            <figcaption {id}>{ title.clone() }</figcaption>
            { chart(words, &title, &people) }
            <ul class="trendkey" aria-hidden="true">
                { for people.iter().map(|person| html! {
                    <li key={person.name.clone()} class={person.banner.class()}><i></i>{ &person.name }</li>
                }) }
            </ul>
            <details>
                <summary>{ words.t("result-table") }</summary>
                { for people.iter().map(|person| table(words, person)) }
            </details>
        </figure>
    }
}

/// The lowest and the highest of all points, never the same.
fn span(people: &[Trend<'_>]) -> (i32, i32) {
    let points = || people.iter().flat_map(|person| person.results.iter().map(|of| of.points));
    let (least, most) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(0));
    (least, most.max(least + 1))
}

fn chart(words: &Words, title: &str, people: &[Trend<'_>]) -> Html {
    let (least, most) = span(people);
    let said: Vec<String> = people
        .iter()
        .map(|person| {
            let points: Vec<String> =
                person.results.iter().map(|result| result.points.to_string()).collect();
            format!("{}: {}", person.name, points.join(", "))
        })
        .collect();
    let scale = Scale::new((f64::from(least), f64::from(most)), (HEIGHT - EDGE, EDGE));
    let y = |points: i32| scale.at(f64::from(points)).round();
    let level = |points: i32| level(points, y(points), (LEFT, WIDTH), "grid");
    let middle = i32::midpoint(least, most);
    html! {
        <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={format!("{title}. {}", said.join("; "))}>
            { level(least) }{ if middle > least { level(middle) } else { Html::default() } }{ level(most) }
            { for people.iter().map(|person| line(words, person, &y)) }
        </svg>
    }
}

/// Somebody's line, with a ring around each game that was won.
fn line(words: &Words, person: &Trend<'_>, y: &impl Fn(i32) -> f64) -> Html {
    let last = person.results.len().saturating_sub(1).max(1) as f64;
    let across = Scale::new((0.0, last), (LEFT + 10.0, WIDTH - 10.0));
    let x = |place: usize| across.at(place as f64).round();
    let mut path = String::new();
    for (place, result) in person.results.iter().enumerate() {
        let letter = if place == 0 { 'M' } else { 'L' };
        // Writing into a string can't fail.
        let _ = write!(path, "{letter}{} {}", x(place), y(result.points));
    }
    html! { <g key={person.name.clone()} class={person.banner.class()}>
        <path class="lnb" d={path.clone()} /><path class="ln" d={path} />
        { for person.results.iter().enumerate().map(|(place, result)| html! {
            <circle key={place} class={classes!("mk", result.won.then_some("won"))} cx={x(place).to_string()} cy={y(result.points).to_string()}
                r={if result.won { "6" } else { "4" }}>
                <title>{ format!("{}, {}: {}", person.name, dates::moment(words, result.saved), result.points) }</title>
            </circle>
        }) }
    </g> }
}

fn table(words: &Words, person: &Trend<'_>) -> Html {
    let row = |(place, result): (usize, &Result)| {
        html! {
            <tr key={place}><th scope="row">{ dates::moment(words, result.saved) }</th><td>{ result.points }</td>
                <td>{ if result.won { words.t("statistics-won") } else { String::new() } }</td></tr>
        }
    };
    html! {
        <table key={person.name.clone()}>
            <caption>{ &person.name }</caption>
            <tbody>{ for person.results.iter().enumerate().rev().map(row) }</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(points: &[i32]) -> Vec<Result> {
        points.iter().map(|points| Result { saved: 0, points: *points, won: false }).collect()
    }

    #[test]
    fn the_chart_holds_all_points() {
        let span_of = |points: &[i32]| {
            let results = of(points);
            span(&[Trend { name: String::new(), banner: Banner::Ruby, results: &results }])
        };
        assert_eq!(span_of(&[40, 212, 100]), (0, 212));
        assert_eq!(
            (span_of(&[-3, -9]), span_of(&[0, 0]), span_of(&[])),
            ((-9, -3), (0, 1), (0, 1))
        );
    }
}
