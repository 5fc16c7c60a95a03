//! Swaps of two regions or two cards.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::action::{Action, Actions, With};
use crate::games::princes::card::Card;
use crate::games::princes::event::Event;
use crate::games::princes::kinds::Region;
use crate::games::princes::place::{Laid, Place, Spot};
use crate::games::princes::realm::{Land, Piece};
use crate::games::princes::row::Site;
use crate::games::princes::state::State;
use arrayvec::ArrayVec;

/// Own cards that may be moved, each once.
type Movable = ArrayVec<Laid, 88>;

impl State {
    /// Lists every swap that has an effect.
    pub(super) fn list_swaps(&self, seat: u8, card: Card, out: &mut Actions) {
        let lands: ArrayVec<Region, 26> =
            self.realm(seat).placed_lands().map(|(.., land)| land.region).collect();
        for (at, first) in lands.iter().enumerate() {
            for second in lands.iter().skip(at + 1) {
                let with = With::Regions { first: *first, second: *second };
                out.push(Action::Play { card, with });
            }
        }
        let mut cards = Movable::new();
        self.realm(seat).each(|at, piece| {
            let laid = Laid { card: piece.card, at };
            if !piece.row().foreign && !cards.contains(&laid) {
                let kept = cards.try_push(laid);
                debug_assert!(kept.is_ok());
            }
        });
        for (at, first) in cards.iter().enumerate() {
            for second in cards.iter().skip(at + 1) {
                if first.card != second.card
                    && first.at != second.at
                    && self.may_move(seat, *first, second.at)
                    && self.may_move(seat, *second, first.at)
                {
                    let with = With::Cards { first: *first, second: *second };
                    out.push(Action::Play { card, with });
                }
            }
        }
    }

    /// True if a card may move to a place; with a card on top of it, only to a site of a city.
    fn may_move(&self, seat: u8, laid: Laid, at: Place) -> bool {
        let covered = self.piece(seat, laid).is_some_and(|(piece, _)| piece.cover.is_some());
        let city =
            matches!(at.spot(), Some(Spot::Half(centre, _)) if self.realm(seat).is_city(centre));
        self.may_lie(seat, laid.card, at) && (!covered || city)
    }

    /// True if the kind of place suits the card; conditions are not checked again.
    #[must_use]
    pub(super) fn may_lie(&self, seat: u8, card: Card, at: Place) -> bool {
        match (card.row().site, at.spot()) {
            (Site::Anywhere, Some(Spot::Half(..))) | (Site::Road, Some(Spot::Road(_))) => true,
            (Site::City, Some(Spot::Half(centre, _))) => self.realm(seat).is_city(centre),
            (Site::Region(kind), Some(Spot::Region(region))) => region.kind() == kind,
            (Site::AnyRegion, Some(Spot::Region(_))) => true,
            _ => false,
        }
    }

    /// Swaps two regions or two cards.
    pub(super) fn swap(&mut self, seat: u8, with: With, to: &mut impl EventSink<Event>) {
        match with {
            With::Regions { first, second } => {
                self.swap_regions(seat, first, second);
                let (first, second) = (Place::region(first), Place::region(second));
                to.push(Event::Swapped { seat: Seat(seat), first, second });
            }
            With::Cards { first, second } => {
                let read = |laid| self.piece(seat, laid).map(|(piece, _)| *piece);
                let (Some(one), Some(two)) = (read(first), read(second)) else { return };
                self.put_piece(seat, first, two);
                self.put_piece(seat, second, one);
                to.push(Event::Swapped { seat: Seat(seat), first: first.at, second: second.at });
                self.refresh(to);
            }
            With::Nothing
            | With::Kind { .. }
            | With::Amount { .. }
            | With::Side { .. }
            | With::Stack { .. }
            | With::Events
            | With::Hand
            | With::Card { .. }
            | With::Raid { .. }
            | With::Laid { .. } => {}
        }
    }

    fn put_piece(&mut self, seat: u8, laid: Laid, piece: Piece) {
        if let Some((place, _)) = self.piece_mut(seat, laid) {
            *place = piece;
        }
    }

    /// Swaps two regions of a principality with their stores and expansions.
    pub(super) fn swap_regions(&mut self, seat: u8, first: Region, second: Region) {
        let realm = self.realm_mut(seat);
        let (Some(one), Some(two)) = (realm.find(first), realm.find(second)) else { return };
        let lands: [Land; 2] = [realm.land(one.0, one.1), realm.land(two.0, two.1)];
        realm.set_land(one.0, one.1, lands[1]);
        realm.set_land(two.0, two.1, lands[0]);
    }
}
