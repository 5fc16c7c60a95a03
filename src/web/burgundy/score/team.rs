//! Result of a team game: the points of both partners together, and the tie-break.

use super::{Over, line};
use crate::engine::seat::Seat;
use crate::engine::sorting::{sort_short, sort_short_by_key};
use crate::games::burgundy::State;
use crate::web::score::chart::Curve;
use crate::web::score::{Rank, Seated};
use crate::web::words::Words;
use yew::prelude::*;

/// The seats of both teams, the better one first; partners in seat order.
pub(super) fn teams(state: &State) -> Vec<Vec<Seat>> {
    let mut teams: Vec<Vec<Seat>> = Vec::new();
    for row in state.standings() {
        let mut team: Vec<Seat> = state.partners(row.seat).collect();
        sort_short(&mut team);
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    teams
}

/// The names of a team, such as "Anna and Carla".
fn names_of(words: &Words, names: &[String], team: &[Seat]) -> String {
    let names: Vec<String> =
        team.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
    words.list(&names)
}

/// The players of both teams, the better one first.
fn players<'a>(over: &Over<'a>) -> Vec<Vec<&'a Seated>> {
    let all = over.players;
    let player = |seat: &Seat| all.iter().find(|player| player.numbers.standing.seat == *seat);
    let of_team = |team: &Vec<Seat>| team.iter().filter_map(player).collect();
    teams(over.game.state()).iter().map(of_team).collect()
}

/// Both teams with their points.
pub(super) fn ranks(over: &Over<'_>) -> Vec<Rank> {
    players(over).iter().filter_map(|team| rank(over, team)).collect()
}

fn rank(over: &Over<'_>, team: &[&Seated]) -> Option<Rank> {
    let words = over.words;
    let first = team.first()?;
    let standing = first.numbers.standing;
    let seats: Vec<Seat> = team.iter().map(|player| player.numbers.standing.seat).collect();
    let empty = over.game.state().estate(standing.seat).empty_fields().len();
    let empty = words.say("team-empty", &[("empty", empty.into())]);
    let rank = Rank::of(words, first);
    Some(Rank {
        banners: team.iter().map(|player| player.banner).collect(),
        title: format!("{}.\u{a0}{}", standing.place, names_of(words, over.names, &seats)),
        lines: vec![empty],
        more: html! {
            <p class="mates">{ for team.iter().map(|player| html! {
                <span key={player.numbers.standing.seat.0} class={player.banner.class()}>
                    <i class="dot" />{ format!("{}: {}", player.name, player.sum()) }
                </span>
            }) }</p>
        },
        ..rank
    })
}

/// The tie-break; empty if the points differ.
pub(super) fn decided(words: &Words, state: &State, names: &[String]) -> String {
    let teams = teams(state);
    let [first, second] = teams.as_slice() else { return String::new() };
    let ([a, ..], [b, ..]) = (first.as_slice(), second.as_slice()) else { return String::new() };
    let (best, next) = (state.rank(*a), state.rank(*b));
    if best.0 != next.0 {
        return String::new();
    }
    let (one, other) = (names_of(words, names, first), names_of(words, names, second));
    let args = [
        ("points", best.0.into()),
        ("first", one.as_str().into()),
        ("second", other.as_str().into()),
        ("more", best.1.into()),
        ("fewer", next.1.into()),
    ];
    words.say(if best.1 == next.1 { "team-tie-shared" } else { "team-tie-fields" }, &args)
}

/// The row with the points of both partners together.
pub(super) fn totals(over: &Over<'_>) -> Html {
    html! {
        <tr class="teamrow">
            <th scope="row">{ over.words.t("team-total") }</th>
            { for over.players.iter().map(|player| html! {
                <td key={player.numbers.standing.seat.0}>{ player.numbers.standing.points }</td>
            }) }
        </tr>
    }
}

/// The points of each team round by round, followed by those of each partner.
pub(super) fn lines(over: &Over<'_>) -> Vec<Curve> {
    let mut lines: Vec<Curve> = Vec::new();
    for team in players(over) {
        let own: Vec<Curve> = team.iter().map(|player| line(over, player)).collect();
        let Some(first) = own.first() else { continue };
        let steps = own.iter().map(|line| line.series.len()).min().unwrap_or(0);
        let at = |step: usize| own.iter().filter_map(|line| line.series.get(step)).sum();
        let is_a = team.iter().any(|player| player.numbers.standing.seat == Seat(0));
        let letter = if is_a { "A" } else { "B" };
        lines.push(Curve {
            name: over.words.say("team-letter", &[("letter", letter.into())]),
            series: (0..steps).map(at).collect(),
            ..first.clone()
        });
    }
    let partners = over.players.iter().map(|player| Curve { thin: true, ..line(over, player) });
    lines.extend(partners);
    sort_short_by_key(&mut lines, |line| core::cmp::Reverse(line.series.last().copied()));
    lines
}
