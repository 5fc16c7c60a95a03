//! Result of a solo game: won or lost, the filled fields, and their number over time.

use super::{Over, rounds};
use crate::games::burgundy::State;
use crate::games::burgundy::sizes::ROUNDS;
use crate::web::score::chart::{ChartProps, Curve};
use crate::web::score::{Rank, Seated};
use crate::web::words::Words;

/// Won or lost, in a few words.
pub(super) fn title(state: &State, words: &Words) -> String {
    words.t(if state.is_won_solo() { "solo-won-title" } else { "solo-lost-title" })
}

/// The filled fields, the turn, and the marker's track.
pub(super) fn ranks(over: &Over<'_>) -> Vec<Rank> {
    let (words, state) = (over.words, over.game.state());
    let rank = |player: &Seated| {
        let fields = state.estate(player.numbers.standing.seat).board().fields;
        let filled = u32::try_from(player.numbers.standing.points).unwrap_or(0);
        let turn = words
            .say("solo-in-turn", &[("turn", (state.phase() * ROUNDS + state.round() + 1).into())]);
        let way = [
            ("start", state.options().marker().unwrap_or_default().into()),
            ("end", state.marker().into()),
            ("count", over.history.markers.into()),
        ];
        let key = if state.is_won_solo() { "solo-won" } else { "solo-lost" };
        Rank {
            title: words.say(key, &[("filled", filled.into()), ("fields", fields.into())]),
            lines: vec![format!("{} · {turn}", player.name), words.say("solo-marker-way", &way)],
            // The title says it.
            spoken: String::new(),
            ..Rank::of(words, player)
        }
    };
    over.players.iter().map(rank).collect()
}

/// The filled fields, round by round, up to the total number.
pub(super) fn curve(over: &Over<'_>) -> ChartProps {
    let state = over.game.state();
    let line = |player: &Seated| Curve {
        series: over.history.of_seat(player.numbers.standing.seat).fields,
        ..player.line()
    };
    let fields = |player: &Seated| state.estate(player.numbers.standing.seat).board().fields;
    ChartProps {
        lines: over.players.iter().map(line).collect(),
        apart: Some(10),
        goal: over.players.first().map(|player| fields(player).into()),
        ..rounds(over.words.t("solo-curve"))
    }
}
