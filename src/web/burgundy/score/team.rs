//! The end of a team game: the points of both partners together, and what decided.

use super::{Seated, chart};
use crate::web::burgundy::art::marks::banner_mark;
use crate::web::burgundy::score::chart::Chart;
use crate::web::ui::geometry::num;
use crate::web::words::Words;
use yew::prelude::*;

/// Both teams, the better one first: their partners in the order of the seats.
fn teams(seated: &[Seated]) -> Vec<Vec<&Seated>> {
    let mut teams: Vec<Vec<&Seated>> = Vec::new();
    for player in seated {
        match teams.iter_mut().find(|team| team.iter().any(|one| one.team == player.team)) {
            Some(team) => team.push(player),
            None => teams.push(vec![player]),
        }
    }
    for team in &mut teams {
        team.sort_by_key(|player| player.numbers.standing.seat);
    }
    teams
}

/// The names of a team, such as "Anna and Carla".
fn names(team: &[&Seated], words: &Words) -> String {
    let names: Vec<String> = team.iter().map(|player| player.name.clone()).collect();
    words.list(&names)
}

/// The names of the winners: of all four where nothing decides.
pub(super) fn winner(seated: &[Seated], words: &Words) -> String {
    let first = seated.iter().filter(|player| player.numbers.standing.place == 1);
    let first: Vec<String> = first.map(|player| player.name.clone()).collect();
    words.list(&first)
}

/// Both teams with their points, and what decided.
pub(super) fn result(seated: &[Seated], words: &Words) -> Html {
    let teams = teams(seated);
    html! {
        <section class="win sheet" aria-label={words.t("score-order")}>
            <div class="ranks" role="list">{ for teams.iter().map(|team| rank(team, words)) }</div>
            { tie(&teams, words) }
        </section>
    }
}

fn rank(team: &[&Seated], words: &Words) -> Html {
    let Some(first) = team.first() else { return Html::default() };
    let standing = first.numbers.standing;
    let points = u32::try_from(standing.points).unwrap_or(0);
    let args = [("empty", first.numbers.empty_fields.into())];
    html! {
        <div key={standing.seat.0} class={classes!("rank", first.banner.class(), (standing.place == 1).then_some("first"))} role="listitem">
            <svg class="bn" viewBox="0 0 60 78" aria-hidden="true" focusable="false">
                <path class="bnback" d="M4 3h52v70L30 60 4 73z" />
                <path class="bnline" d="M9 8h42v56L30 54 9 64z" />
                { for team.iter().zip([18.0, 42.0]).map(|(player, x)| banner_mark(player.banner, x, 15.0, 8.0)) }
                <text x="30" y="42" text-anchor="middle" font-size={num(20.0)}>{ points }</text>
            </svg>
            <div>
                <b>{ format!("{}. {}", standing.place, names(team, words)) }</b>
                <span>{ words.say("score-points", &[("points", points.into())]) }{ " · " }{ words.say("team-empty", &args) }</span>
                <p class="mates">{ for team.iter().map(|player| html! {
                    <span key={player.numbers.standing.seat.0} class={player.banner.class()}>
                        <i class="dot" />{ format!("{}: {}", player.name, own(player)) }
                    </span>
                }) }</p>
            </div>
        </div>
    }
}

/// A partner's own points.
fn own(player: &Seated) -> u16 {
    player.numbers.sources.iter().sum()
}

/// What decided where the points are equal.
fn tie(teams: &[Vec<&Seated>], words: &Words) -> Html {
    let [first, second] = teams else { return Html::default() };
    let ([a, ..], [b, ..]) = (first.as_slice(), second.as_slice()) else { return Html::default() };
    if a.numbers.standing.points != b.numbers.standing.points {
        return Html::default();
    }
    let same = a.numbers.empty_fields == b.numbers.empty_fields;
    let (one, other) = (names(first, words), names(second, words));
    let args = [
        ("points", u32::try_from(a.numbers.standing.points).unwrap_or(0).into()),
        ("first", one.as_str().into()),
        ("second", other.as_str().into()),
        ("more", a.numbers.empty_fields.into()),
        ("fewer", b.numbers.empty_fields.into()),
    ];
    html! { <p class="tie">{ words.say(if same { "team-tie-shared" } else { "team-tie-fields" }, &args) }</p> }
}

/// The row with the points of both partners together.
pub(super) fn totals(seated: &[Seated], words: &Words) -> Html {
    html! {
        <tr class="teamrow">
            <th scope="row">{ words.t("team-total") }</th>
            { for seated.iter().map(|player| html! {
                <td key={player.numbers.standing.seat.0}>{ player.numbers.standing.points }</td>
            }) }
        </tr>
    }
}

/// The points of each team round by round, and below them those of each partner.
pub(super) fn curve(seated: &[Seated], words: &Words) -> Html {
    let line = |name: String, player: &Seated, series: Vec<u16>, thin: bool| chart::Line {
        name,
        banner: player.banner,
        series,
        thin,
    };
    let mut lines: Vec<chart::Line> = Vec::new();
    for team in teams(seated) {
        let Some(first) = team.first() else { continue };
        let steps = team.iter().map(|player| player.numbers.series.len()).min().unwrap_or(0);
        let at = |step: usize| team.iter().filter_map(|one| one.numbers.series.get(step)).sum();
        let letter = if first.team == Some(0) { "A" } else { "B" };
        let name = words.say("team-letter", &[("letter", letter.into())]);
        lines.push(line(name, first, (0..steps).map(at).collect(), false));
    }
    for player in seated {
        lines.push(line(player.name.clone(), player, player.numbers.series.clone(), true));
    }
    lines.sort_by_key(|line| core::cmp::Reverse(line.series.last().copied()));
    html! {
        <section class="sheet"><h2>{ words.t("score-chart") }</h2>
            <Chart {lines} label={words.t("score-chart")} />
        </section>
    }
}
