//! Cards and seats on the table that a hint refers to.

use super::row::payment;
use crate::engine::seat::Seat;
use crate::games::road::purchase::Purchase;
use crate::games::road::{Action, Cards, View};

/// Cards and seats on the table that a hint refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Advice {
    /// The card to be bought.
    pub card: Option<Purchase>,
    /// The seat to be asked, or to be given a card.
    pub seat: Option<Seat>,
    /// Cards to be paid or given from the player's hand.
    pub cards: Cards,
}

impl Advice {
    /// The advice of a hint for a seat with these actions.
    #[must_use]
    pub fn of(view: &View, seat: Seat, actions: &[Action]) -> Advice {
        let mut advice = Advice::default();
        for action in actions {
            match *action {
                Action::Build { card, .. } => {
                    advice.card = Some(card);
                    advice.cards = payment(view, seat, *action);
                }
                Action::Trade { partner } => advice.seat = Some(partner),
                Action::Give { resource } | Action::Discard { resource } => {
                    advice.cards.add(resource, 1);
                }
                Action::Gift { resource, to } => {
                    advice.cards.add(resource, 1);
                    advice.seat = Some(to);
                }
                Action::Get { .. }
                | Action::Send
                | Action::Accept
                | Action::Decline
                | Action::Counter
                | Action::End => {}
            }
        }
        advice
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seed::Seed;
    use crate::games::road::options::Options;
    use crate::games::road::setup::start;

    fn advice(actions: &[&str]) -> Advice {
        let state = start(&Options::default(), &Seed::numbered(1), &mut Vec::new()).unwrap();
        let seat = state.active();
        let actions: Vec<Action> = actions.iter().map(|text| text.parse().unwrap()).collect();
        Advice::of(&state.view(seat.into()), seat, &actions)
    }

    #[test]
    fn a_hint_means_a_card_a_seat_and_the_cards_that_go() {
        let built = advice(&["build knight"]);
        assert_eq!((built.card, built.seat), (Some(Purchase::Knight), None));
        assert_eq!(built.cards, Purchase::Knight.price());
        let traded = advice(&["trade 2", "give w", "give w", "get g", "send"]);
        assert_eq!((traded.card, traded.seat), (None, Some(Seat(2))));
        assert_eq!(traded.cards, "ww".parse().unwrap());
        assert_eq!(advice(&["end"]), Advice::default());
    }
}
