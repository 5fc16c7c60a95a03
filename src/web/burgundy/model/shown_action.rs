//! A turn that is looked back at: its actions in words, and where on the table each is made.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::state::State;
use crate::web::burgundy::model::{Desk, Moment, Speak};
use crate::web::burgundy::scene::{Spot, Text};
use crate::web::burgundy::table::touch::code;
use crate::web::replay::comparison::ShownAction;

/// An action of a turn in words, and what is touched for it; nothing for the turn's end.
#[must_use]
pub fn shown_action(
    words: &dyn Speak,
    names: &[Text],
    (state, seat, action): (&State, Seat, Action),
) -> Option<ShownAction> {
    if action == Action::EndTurn {
        return None;
    }
    let moment = Moment::plain(state, names, Some(seat), words);
    let said = Desk::new(&moment).describe(action);
    let places = spots(seat, action).into_iter().flatten().map(code).collect();
    Some(ShownAction { said, places })
}

/// What is touched for an action, first what it takes from, then where that goes.
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
    use crate::web::burgundy::wording::real;
    use crate::web::words::Language;

    #[test]
    fn what_was_done_is_said_and_shown_where_it_was_done() {
        let (words, names) = (real(Language::English), names());
        let mut shown = 0;
        positions(3, |state, legal| {
            let Some(seat) = state.deciders().lowest() else { return };
            for action in legal {
                let Some(told) = shown_action(&words, &names, (state, seat, *action)) else {
                    assert_eq!(*action, Action::EndTurn);
                    continue;
                };
                assert!(!told.said.is_empty(), "{action}");
                shown += usize::from(!told.places.is_empty());
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
