//! Progress of the players in the round.

use crate::engine::seat::Seat;
use crate::games::dice::Event;
use crate::games::dice::options::Castles;
use crate::games::dice::state::{Stage, State};

/// True if the seat has chosen in this round. If start castles are chosen in turn, or one for all, players not asked
/// yet have not.
#[must_use]
pub fn has_chosen(state: &State, seat: Seat) -> bool {
    let asked_later = state.stage() == Stage::Castles && state.options().castles != Castles::Free;
    let asked = !asked_later || state.estate(seat).start_castle().is_some();
    asked && !state.deciders().has(seat)
}

/// The events of the last round, from its roll on, among those of the last turn: the move that rolled for it revealed the
/// round before, too.
#[must_use]
pub fn last_round(ended: &[Event]) -> &[Event] {
    let rolled = ended.iter().position(|event| matches!(event, Event::Rolled { .. }));
    let after = rolled.and_then(|at| ended.get(at..)).unwrap_or_default();
    if after.contains(&Event::Revealed) { after } else { ended }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::engine::journal::Journal;
    use crate::engine::journal::roster::Roster;
    use crate::engine::seed::Seed;
    use crate::games::dice::Dice;

    #[test]
    fn the_last_round_has_the_marks_of_one_round() {
        let options = serde_json::from_value(serde_json::json!({ "players": 2 })).unwrap();
        let mut game = Journal::<Dice>::new(options, Seed::numbered(7), Roster::new()).unwrap();
        let (mut all, mut rounds) = (Vec::new(), 0);
        while !game.is_over() {
            let (round, seat) = (Dice::turns_ended(game.state()), Dice::deciders(game.state()));
            let seat = seat.lowest().unwrap();
            let mut legal = <Dice as Game>::Actions::default();
            Dice::legal(game.state(), seat, &mut legal);
            game.play(seat, *legal.last().unwrap()).unwrap();
            let last = game.last_events().to_vec();
            if Dice::turns_ended(game.state()) != round {
                // As the page has them: from the move that ended the turn before.
                let ended: Vec<Event> = all.iter().chain(&last).copied().collect();
                let revealed = |event: &&Event| **event == Event::Revealed;
                assert_eq!(last_round(&ended).iter().filter(revealed).count(), 1, "{ended:?}");
                (all, rounds) = (last, rounds + 1);
            } else {
                all.extend(last);
            }
        }
        assert!(rounds > 15, "{rounds}");
    }
}
