//! Road's contribution to the score page.

use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};
use crate::games::road::event::{Ending, Event, Reason};
use crate::games::road::{Action, Road, State};
use crate::web::road::art::{display, spread};
use crate::web::road::model::seats::place;
use crate::web::score::{Finished, ScoreGame, ShownAction, shown_action};
use crate::web::table::TableGame as _;
use crate::web::ui::text::Icon;
use crate::web::words::Words;
use yew::prelude::*;

/// Width of a card on the score page.
const CARD: f64 = 60.0;

impl ScoreGame for Road {
    type History = ();

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

    /// In a fixed order, and only rules that gave points to a player.
    fn rules(over: &Finished<'_, Road>) -> Vec<&'static str> {
        over.that_gave(Reason::ALL.into_iter().map(Reason::key))
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

    fn board(over: &Finished<'_, Road>, seat: Seat) -> Html {
        let view = Road::view(over.game.state(), Looker::Public);
        display(seat, &place(&view, seat).display, CARD)
    }

    fn final_board(over: &Finished<'_, Road>, seat: Seat) -> Html {
        let view = Road::view(over.game.state(), Looker::Public);
        spread(seat, &place(&view, seat).display)
    }

    fn decided(words: &Words, game: &Journal<Road>, _names: &[String]) -> String {
        let stalled = Event::GameEnded { ending: Ending::Stalled };
        if game.last_events().contains(&stalled) { words.t("road-stalled") } else { String::new() }
    }

    fn phase(words: &Words, number: i64) -> String {
        words.say("road-turn", &[("turn", u32::try_from(number).unwrap_or(0).into())])
    }

    fn shown_action(
        words: &Words,
        game: &Journal<Road>,
        names: &[String],
        made: (&State, Seat, &Action),
    ) -> Option<ShownAction> {
        let ends = matches!(made.2, Action::End);
        let places = Road::places(made);
        (!ends).then(|| shown_action::<Road>(words, names, game.setup().options(), made, places))
    }
}

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
