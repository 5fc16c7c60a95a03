//! Points by the rules that gave them: row by row, and the sums with them.

use super::Seated;
use crate::web::settings::{Motion, use_settings};
use crate::web::ui::Pic;
use crate::web::ui::calm::asks_for_less;
use crate::web::ui::text::Icon;
use crate::web::words::use_words;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds from one row to the next.
const ROW: u32 = 160;

/// What the sheet shows.
#[derive(Properties, PartialEq, Clone)]
pub(super) struct SheetProps {
    /// What stands over it.
    pub(super) title: String,
    /// The rules, each with its picture.
    pub(super) rules: Vec<(&'static str, Icon)>,
    /// The players, best first.
    pub(super) players: Vec<Seated>,
    /// What stands below the sums.
    pub(super) below: Html,
}

/// How many rows are counted by now: one more from time to time, or all where nothing moves.
#[hook]
fn use_counted(rows: usize) -> UseStateHandle<usize> {
    let settings = use_settings();
    let counted = use_state_eq(|| match settings.motion == Motion::Off || asks_for_less() {
        true => rows,
        false => 0,
    });
    let wait = if settings.motion == Motion::Fast { ROW / 2 } else { ROW };
    use_effect_with(*counted, {
        let counted = counted.clone();
        move |_| {
            let next = *counted + 1;
            let timer = (next <= rows).then(|| Timeout::new(wait, move || counted.set(next)));
            move || drop(timer)
        }
    });
    counted
}

/// Points by the rules that gave them. The sums grow with the rows; a touch counts the rest at once.
#[component]
pub(super) fn Sheet(props: &SheetProps) -> Html {
    let SheetProps { title, rules, players, below } = props;
    let words = use_words();
    let counted = use_counted(rules.len());
    let is_counting = *counted < rules.len();
    let sum = |player: &Seated| match is_counting {
        true => rules.iter().take(*counted).map(|(rule, _)| player.points_of(rule)).sum(),
        false => player.sum(),
    };
    let row = |(place, (rule, icon)): (usize, &(&'static str, Icon))| {
        let best = players.iter().map(|player| player.points_of(rule)).max().unwrap_or(0);
        let is_best = |points: i32| points == best && points > 0 && players.len() > 1;
        html! {
            <tr key={*rule} class={classes!((place >= *counted).then_some("later"))}>
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
    let onclick = {
        let (counted, all) = (counted.clone(), rules.len());
        Callback::from(move |_: MouseEvent| counted.set(all))
    };
    html! {
        <table class={classes!(is_counting.then_some("counting"))} onclick={is_counting.then_some(onclick)}>
            <thead><tr>
                <th scope="col">{ title.clone() }</th>
                { for players.iter().map(|player| html! {
                    <th scope="col" key={player.numbers.standing.seat.0} class={player.banner.class()}>
                        <span class="dot"></span>{ player.name.clone() }
                    </th>
                }) }
            </tr></thead>
            <tbody>{ for rules.iter().enumerate().map(row) }</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{ words.t("score-total") }</th>
                    { for players.iter().map(|player| html! {
                        <td key={player.numbers.standing.seat.0}>{ sum(player) }</td>
                    }) }
                </tr>
                { below.clone() }
            </tfoot>
        </table>
    }
}
