//! What Road adds to the score page.

use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::seat::Seat;
use crate::games::road::event::{Ending, Event, Reason};
use crate::games::road::{Action, Road, State};
use crate::web::road::draw::{spot_of_card, spot_of_seat};
use crate::web::score::{Better, Finished, ScoreGame, ShownAction, better, shown_action};
use crate::web::thinking::review::GivenAway;
use crate::web::ui::text::Icon;
use crate::web::words::Words;
use yew::Html;

impl ScoreGame for Road {
    type History = ();

    fn history(_game: &Journal<Road>) {}

    fn rule_icon(rule: &str) -> Icon {
        let reason = Reason::ALL.into_iter().find(|reason| reason.key() == rule);
        match reason {
            Some(Reason::Settlements) => "c-settlement",
            Some(Reason::Cities) => "c-city",
            Some(Reason::Metropolises) => "c-metropolis",
            Some(Reason::LongestRoute) => "s-route",
            Some(Reason::LargestArmy) => "s-army",
            None => "vp",
        }
    }

    /// Always in the same order, and only what gave somebody points.
    fn rules(over: &Finished<'_, Road>) -> Vec<&'static str> {
        let gave = |rule: &&'static str| over.players.iter().any(|one| one.points_of(rule) > 0);
        Reason::ALL.into_iter().map(Reason::key).filter(gave).collect()
    }

    fn title(words: &Words, game: &Journal<Road>, names: &[String]) -> String {
        let standings = Road::standings(game.state());
        let first = standings.iter().filter(|row| row.place == 1);
        let names: Vec<String> =
            first.filter_map(|row| names.get(row.seat.index()).cloned()).collect();
        match names.as_slice() {
            [only] => words.say("score-won", &[("name", only.as_str().into())]),
            several => words.say("road-shared", &[("names", words.list(several).as_str().into())]),
        }
    }

    fn decided(words: &Words, game: &Journal<Road>, _names: &[String]) -> String {
        let stalled = Event::GameEnded { ending: Ending::Stalled };
        if game.last_events().contains(&stalled) { words.t("road-stalled") } else { String::new() }
    }

    fn phase(words: &Words, number: i64) -> String {
        words.say("road-turn", &[("turn", u32::try_from(number).unwrap_or(0).into())])
    }

    fn better(
        words: &Words,
        game: &Journal<Road>,
        names: &[String],
        turn: &GivenAway<Road>,
    ) -> Better {
        better(words, game, names, turn)
    }

    fn shown_action(
        words: &Words,
        game: &Journal<Road>,
        names: &[String],
        made: (&State, Seat, &Action),
    ) -> Option<ShownAction> {
        let ends = matches!(made.2, Action::End);
        let place = match made.2 {
            Action::Build { card, .. } => Some(spot_of_card(*card)),
            Action::Trade { partner } => Some(spot_of_seat(*partner)),
            _ => None,
        };
        let places = place.into_iter().collect();
        (!ends).then(|| shown_action::<Road>(words, names, game.setup().options(), made, places))
    }

    fn more(_over: &Finished<'_, Road>) -> Html {
        Html::default()
    }
}

/// The keys under which the score sheet words its rows.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_picture_of_its_own() {
        let icons: std::collections::BTreeSet<Icon> =
            Reason::ALL.into_iter().map(|reason| Road::rule_icon(reason.key())).collect();
        assert_eq!(icons.len(), Reason::ALL.len());
        assert_eq!(Road::rule_icon("anything"), "vp");
    }
}
