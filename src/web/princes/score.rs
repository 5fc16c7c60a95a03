//! What Princes adds to the score page.

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::princes::points::Source;
use crate::games::princes::state::State;
use crate::games::princes::{Action, Princes};
use crate::web::princes::art::pictures;
use crate::web::princes::draw::{principality, spots};
use crate::web::score::{Better, Finished, ScoreGame, ShownAction, better, shown_action};
use crate::web::thinking::review::GivenAway;
use crate::web::ui::Pic;
use crate::web::ui::text::Icon;
use crate::web::words::Words;
use yew::prelude::*;

impl ScoreGame for Princes {
    type History = ();

    fn history(_game: &Journal<Princes>) {}

    fn rule_icon(rule: &str) -> Icon {
        let source = Source::ALL.into_iter().find(|source| source.key() == rule);
        match source {
            Some(Source::Settlements) => "pr-settlement",
            Some(Source::Cities) => "pr-city",
            Some(Source::Metropolises) => "pr-metropolis",
            Some(Source::Cards) => "pr-abbey",
            Some(Source::Triumph) => "pr-triumph",
            Some(Source::StrengthAdvantage) => "adv-strength",
            Some(Source::TradeAdvantage) => "adv-trade",
            None => "pt-victory",
        }
    }

    /// Only what gave somebody points.
    fn rules(over: &Finished<'_, Princes>) -> Vec<&'static str> {
        let gave = |rule: &&'static str| over.players.iter().any(|one| one.points_of(rule) > 0);
        Source::ALL.into_iter().map(Source::key).filter(gave).collect()
    }

    fn title(words: &Words, game: &Journal<Princes>, names: &[String]) -> String {
        let state = game.state();
        match names.get(usize::from(winner(state).unwrap_or(u8::MAX))) {
            Some(name) => words.say("score-won", &[("name", name.as_str().into())]),
            None => words.t("princes-score-draw"),
        }
    }

    fn decided(words: &Words, game: &Journal<Princes>, _names: &[String]) -> String {
        let stopped = game.state().winner > 1;
        if stopped { words.t("princes-score-stopped") } else { String::new() }
    }

    fn phase(words: &Words, number: i64) -> String {
        words.say("princes-turn", &[("turn", u32::try_from(number).unwrap_or(0).into())])
    }

    fn better(
        words: &Words,
        game: &Journal<Princes>,
        names: &[String],
        turn: &GivenAway<Princes>,
    ) -> Better {
        better(words, game, names, turn)
    }

    fn shown_action(
        words: &Words,
        game: &Journal<Princes>,
        names: &[String],
        made: (&State, Seat, &Action),
    ) -> Option<ShownAction> {
        let ends = matches!(made.2, Action::End);
        let places = spots(made);
        (!ends).then(|| shown_action::<Princes>(words, names, game.setup().options(), made, places))
    }

    fn more(over: &Finished<'_, Princes>) -> Html {
        let (words, names, state) = (over.words, over.names, over.game.state());
        html! {
            <section class="sheet w-princes pends">
                <h2>{ words.t("princes-score-realms") }</h2>
                { for names.iter().zip(0..2).map(|(name, seat)| {
                    let total = state.total(seat);
                    let points = crate::games::princes::card::Points {
                        victory: 0,
                        strength: total.strength,
                        skill: total.skill,
                        commerce: total.commerce,
                        progress: total.progress,
                    };
                    html! {
                        <figure key={seat} tabindex="0">
                            <figcaption><b>{ name.clone() }</b>
                                { for pictures::points(points).into_iter().map(|(id, _, count)| html! {
                                    <span key={id} class="ppt"><Pic {id} /><b>{ count }</b></span>
                                }) }
                            </figcaption>
                            { principality(words, state, Seat(seat)) }
                        </figure>
                    }
                }) }
            </section>
        }
    }
}

/// Who won; nobody where it was stopped with equal points.
fn winner(state: &State) -> Option<u8> {
    let [first, second] = [0, 1].map(|seat| state.victory(seat));
    match state.winner {
        seat @ (0 | 1) => Some(seat),
        _ if first > second => Some(0),
        _ if second > first => Some(1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_has_a_picture_of_its_own() {
        let icons: std::collections::BTreeSet<Icon> =
            Source::ALL.into_iter().map(|source| Princes::rule_icon(source.key())).collect();
        assert_eq!(icons.len(), Source::ALL.len());
        assert_eq!(Princes::rule_icon("anything"), "pt-victory");
    }
}
