//! The end of a solo game: won or lost, how far, and how the principality grew.

use super::{Seated, chart};
use crate::games::burgundy::State;
use crate::games::burgundy::state::ROUNDS;
use crate::web::burgundy::art::marks::banner_mark;
use crate::web::burgundy::score::chart::Chart;
use crate::web::words::Words;
use yew::prelude::*;

/// Won or lost, in a few words.
pub(super) fn title(state: &State, words: &Words) -> String {
    words.t(if state.is_won_solo() { "solo-won-title" } else { "solo-lost-title" })
}

/// The filled fields, the turn, and the way of the marker.
pub(super) fn result(state: &State, seated: &[Seated], words: &Words) -> Html {
    let Some(player) = seated.first() else { return Html::default() };
    let filled = player.numbers.standing.points;
    let fields = state.estate(player.numbers.standing.seat).board().fields;
    let count = |number: i32| u32::try_from(number).unwrap_or(0).into();
    let args = [("filled", count(filled)), ("fields", fields.into())];
    let turn = state.phase * ROUNDS + state.round + 1;
    let won = state.is_won_solo();
    let key = if won { "solo-won" } else { "solo-lost" };
    let start = state.options.marker().unwrap_or_default();
    let marker = [
        ("start", start.into()),
        ("end", state.marker.into()),
        ("count", player.numbers.markers.into()),
    ];
    html! {
        <section class={classes!("win", "sheet", "solowin", won.then_some("won"))} aria-label={words.t("solo-result")}>
            <div class={classes!("rank", "first", player.banner.class())}>
                <svg class="bn" viewBox="0 0 60 78" aria-hidden="true" focusable="false">
                    <path class="bnback" d="M4 3h52v70L30 60 4 73z" />
                    <path class="bnline" d="M9 8h42v56L30 54 9 64z" />
                    { banner_mark(player.banner, 30.0, 15.0, 9.0) }
                    <text x="30" y="42" text-anchor="middle" font-size="20">{ filled }</text>
                </svg>
                <div>
                    <b>{ words.say(key, &args) }</b>
                    <span>{ player.name.clone() }{ " · " }{ words.say("solo-in-turn", &[("turn", turn.into())]) }</span>
                    <span>{ words.say("solo-marker-way", &marker) }</span>
                </div>
            </div>
        </section>
    }
}

/// The filled fields, round by round.
pub(super) fn curve(seated: &[Seated], words: &Words) -> Html {
    let line = |player: &Seated| chart::Line {
        name: player.name.clone(),
        banner: player.banner,
        series: player.numbers.fields.clone(),
        thin: false,
    };
    let most = seated.first().map_or(0, |player| {
        let filled = player.numbers.fields.last().copied().unwrap_or(0);
        filled + u16::try_from(player.numbers.empty_fields).unwrap_or(0)
    });
    let title = words.t("solo-curve");
    html! {
        <section class="sheet">
            <h2>{ title.clone() }</h2>
            <Chart lines={seated.iter().map(line).collect::<Vec<_>>()} label={title} {most} />
        </section>
    }
}
