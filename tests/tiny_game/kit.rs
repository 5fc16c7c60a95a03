//! The tiny game's [`Kit`].

use super::{Action, CARDS, Event, Laid, Options, State, Tiny};
use crate::conformance::{Kit, Verdict, expect};
use principality::engine::chance::{Chance, Draw};
use principality::engine::seat::{Looker, Seat};

impl Kit for Tiny {
    /// The points by seat.
    type Audit = Vec<i32>;

    fn options(seats: u8, _: u8, chance: &mut Chance) -> Options {
        Options { seats, may_sit_out: chance.below(2) == 0 }
    }

    fn every_action(_variant: u8) -> Vec<Action> {
        let cards = (0..=7).map(|card| Action::Lay { card });
        let seats = [0, 1, 2, 3, 4, 200].map(|seat| Action::Favour { seat: Seat(seat) });
        cards.chain(seats).chain([Action::SitOut]).collect()
    }

    fn most_moves(seats: u8) -> usize {
        6 * (usize::from(seats) + 1)
    }

    fn appetite(action: &Action) -> u32 {
        match action {
            // Eager players go for the same high cards and tie.
            Action::Lay { card } => u32::from(card * card * card),
            Action::SitOut | Action::Favour { .. } => 1,
        }
    }

    /// Cards laid are out of the game when the round is over: all seats saw them, and saw which seat drew a
    /// card for one, and no view keeps that.
    fn forget(_looker: Looker, told: &mut [Event]) {
        for event in told {
            match event {
                Event::Revealed { laid, .. } => *laid = Laid::SatOut,
                Event::Drew { seat, card: 0 } => *seat = Seat(0),
                _ => {}
            }
        }
    }

    fn begin(state: &State, opening: &[Event]) -> Vec<i32> {
        assert_eq!(opening.len(), state.hands.len() * super::HAND);
        vec![0; state.hands.len()]
    }

    fn follow(audit: &mut Vec<i32>, events: &[Event], state: &State) -> Verdict {
        for event in events {
            if let Event::Scored { seat, points } = event {
                audit[seat.index()] += points;
            }
        }
        expect(*audit == state.points, || "the score is not the sum of its events")
    }

    fn sound(state: &State) -> Verdict {
        let mut cards: Vec<u8> = state.hands.concat();
        cards.extend(state.pile.iter().chain(&state.discard));
        for laid in state.laid.iter().flatten() {
            if let Laid::Card(card) = laid {
                cards.push(*card);
            }
        }
        cards.sort_unstable();
        let box_of_cards: Vec<u8> = (0..CARDS as u8).map(|place| place / 4 + 1).collect();
        expect(cards == box_of_cards, || format!("the cards are {cards:?}"))
    }
}
