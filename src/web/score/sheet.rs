//! The score sheet: points by rule, and their sums.

use super::Seated;
use crate::web::ui::Pic;
use crate::web::ui::text::Icon;
use crate::web::words::use_words;
use yew::prelude::*;

/// Properties of [`Sheet`].
#[derive(Properties, PartialEq, Clone)]
pub(super) struct SheetProps {
    pub(super) title: String,
    pub(super) rules: Vec<(&'static str, Icon)>,
    /// Players, best first.
    pub(super) players: Vec<Seated>,
    /// Content below the sums.
    pub(super) below: Html,
}

/// The score sheet.
#[component]
pub(super) fn Sheet(props: &SheetProps) -> Html {
    let SheetProps { title, rules, players, below } = props;
    let words = use_words();
    let row = |(rule, icon): &(&'static str, Icon)| {
        let best = players.iter().map(|player| player.points_of(rule)).max().unwrap_or(0);
        let differ = players.iter().any(|player| player.points_of(rule) < best);
        let is_best = |points: i32| points == best && points > 0 && differ;
        html! {
            <tr key={*rule}>
                <th scope="row"><span><Pic id={*icon} />{ words.t(&format!("score-{rule}")) }</span></th>
                { for players.iter().map(|player| {
                    let points = player.points_of(rule);
                    html! {
                        <td key={player.numbers.standing.seat.0} class={classes!(is_best(points).then_some("best"))}>
                            { points }
                        </td>
                    }
                }) }
            </tr>
        }
    };
    html! {
        <table>
            <thead><tr>
                <th scope="col">{ title.clone() }</th>
                { for players.iter().map(|player| html! {
                    <th scope="col" key={player.numbers.standing.seat.0} class={player.banner.class()}>
                        <span class="dot"></span>{ player.name.clone() }
                    </th>
                }) }
            </tr></thead>
            <tbody>{ for rules.iter().map(row) }</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{ words.t("score-total") }</th>
                    { for players.iter().map(|player| html! {
                        <td key={player.numbers.standing.seat.0}>{ player.sum() }</td>
                    }) }
                </tr>
                { below.clone() }
            </tfoot>
        </table>
    }
}
