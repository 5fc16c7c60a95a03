//! The parts of the score page that are specific to Princes.

use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::princes::row::Points;
use crate::games::princes::sheet::Source;
use crate::games::princes::state::{State, other};
use crate::games::princes::{Action, Princes};
use crate::web::princes::art::pictures;
use crate::web::princes::draw::principality;
use crate::web::score::{Finished, ScoreGame, ShownAction, shown_action};
use crate::web::table::TableGame as _;
use crate::web::ui::Pic;
use crate::web::ui::text::Icon;
use crate::web::words::Words;
use yew::prelude::*;

impl ScoreGame for Princes {
    type History = ();

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

    /// Only the rules that gave points.
    fn rules(over: &Finished<'_, Princes>) -> Vec<&'static str> {
        over.that_gave(Source::ALL.into_iter().map(Source::key))
    }

    fn title(words: &Words, game: &Journal<Princes>, names: &[String]) -> String {
        let state = game.state();
        match names.get(usize::from(winner(state).unwrap_or(u8::MAX))) {
            Some(name) => words.say("score-won", &[("name", name.as_str().into())]),
            None => words.t("princes-score-draw"),
        }
    }

    fn decided(words: &Words, game: &Journal<Princes>, _names: &[String]) -> String {
        let stopped = game.state().winner().is_none();
        if stopped { words.t("princes-score-stopped") } else { String::new() }
    }

    fn phase(words: &Words, number: i64) -> String {
        words.say("princes-turn", &[("turn", u32::try_from(number).unwrap_or(0).into())])
    }

    fn shown_action(
        words: &Words,
        game: &Journal<Princes>,
        names: &[String],
        made: (&State, Seat, &Action),
    ) -> Option<ShownAction> {
        let ends = matches!(made.2, Action::End);
        let places = Princes::places(made);
        (!ends).then(|| shown_action::<Princes>(words, names, game.setup().options(), made, places))
    }

    /// The principality scrolls sideways where its numbers would be too small to read.
    fn board(over: &Finished<'_, Princes>, seat: Seat) -> Html {
        html! { <div class="prealm" tabindex="0">{ principality(over.words, over.game.state(), seat) }</div> }
    }

    fn board_facts(over: &Finished<'_, Princes>, seat: Seat) -> Html {
        let of = |seat: u8| {
            let total = over.game.state().total(seat);
            pictures::points(Points {
                victory: 0,
                strength: total.strength,
                skill: total.skill,
                commerce: total.commerce,
                progress: total.progress,
            })
        };
        // A kind that nobody has is left out.
        let both = of(seat.0).into_iter().zip(of(other(seat.0)));
        let shown = both.filter(|((.., own), (.., others))| *own > 0 || *others > 0);
        let fact = |((id, _, count), _)| html! { <span key={id} class="ppt"><Pic {id} /><b>{ count }</b></span> };
        shown.map(fact).collect()
    }
}

/// The winner; `None` if the game was stopped with equal points.
fn winner(state: &State) -> Option<u8> {
    let [first, second] = [0, 1].map(|seat| state.victory(seat));
    match state.winner() {
        Some(seat) => Some(seat),
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
