//! A reviewed turn: its actions in words, and their places on the table.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::state::State;
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{Spot, Text};
use crate::web::burgundy::model::{Desk, Situation, Speak};
use crate::web::replay::comparison::ShownAction;

/// An action in words, and the elements touched for it; `None` for the turn's end.
#[must_use]
pub fn shown_action(
    words: &dyn Speak,
    names: &[Text],
    (state, seat, action): (&State, Seat, Action),
) -> Option<ShownAction> {
    if action == Action::EndTurn {
        return None;
    }
    let moment = Situation::plain(state, names, Some(seat), words);
    let said = Desk::new(&moment).describe(action);
    Some(ShownAction { said, places: places(seat, action) })
}

/// The elements touched for an action, by their codes.
#[must_use]
pub fn places(seat: Seat, action: Action) -> Vec<String> {
    spots(seat, action).into_iter().flatten().map(code).collect()
}

/// The spots touched for an action: first the source, then the target.
const fn spots(seat: Seat, action: Action) -> [Option<Spot>; 2] {
    let (from, to) = match action {
        Action::Take(_, slot) | Action::Buy(slot, _) | Action::Fetch(slot) | Action::Swap(slot) => {
            (Spot::Slot(slot), None)
        }
        Action::Settle(slot, field) => (Spot::Slot(slot), Some(Spot::Field(seat, field))),
        Action::Place(_, key, field) | Action::Build(key, field) => {
            (Spot::Key(seat, key), Some(Spot::Field(seat, field)))
        }
        Action::Discard(key) | Action::Shelve(key) => (Spot::Key(seat, key), None),
        Action::StartCastle(field) => (Spot::Field(seat, field), None),
        Action::Sell(_, good) | Action::SellFree(good) | Action::Give(good) => {
            (Spot::Good(seat, good), None)
        }
        Action::Hire(_) => (Spot::Workers(seat), None),
        Action::Load(depot) => (Spot::Depot(depot), None),
        Action::Shield(shield, _) => (Spot::Shield(shield), None),
        _ => return [None, None],
    };
    [Some(from), to]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burgundy::depots::Slot;
    use crate::web::burgundy::model::tests::{names, positions};
    use crate::web::burgundy::words::tests::real;
    use crate::web::words::Language;

    #[test]
    fn what_was_done_is_said_and_shown_where_it_was_done() {
        let (words, names) = (real(Language::English), names());
        let mut shown = 0;
        positions(3, |state, legal| {
            let Some(seat) = state.deciders().lowest() else { return };
            for action in legal {
                let Some(action_text) = shown_action(&words, &names, (state, seat, *action)) else {
                    assert_eq!(*action, Action::EndTurn);
                    continue;
                };
                assert!(!action_text.said.is_empty(), "{action}");
                shown += usize::from(!action_text.places.is_empty());
            }
        });
        assert!(shown > 500, "{shown}");
        let place: Action = "4 place 2 @7".parse().unwrap();
        let codes = spots(Seat(1), place).map(|spot| spot.map(code));
        assert_eq!(codes, [Some("k1.1".into()), Some("f1.7".into())]);
        let take: Action = "4 take 5.1".parse().unwrap();
        assert_eq!(spots(Seat(0), take), [Some(Spot::Slot(Slot(16))), None]);
    }
}
