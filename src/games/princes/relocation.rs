//! Two regions or two cards change places.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::games::princes::action::{Action, Actions, With};
use crate::games::princes::card::{Card, Site};
use crate::games::princes::event::Event;
use crate::games::princes::kinds::Region;
use crate::games::princes::place::{Laid, Place, Spot};
use crate::games::princes::realm::{Land, Piece};
use crate::games::princes::state::State;
use arrayvec::ArrayVec;

/// Own cards that may move, each once.
type Movable = ArrayVec<Laid, 88>;

impl State {
    /// Lists every swap that has an effect.
    pub(super) fn list_swaps(&self, seat: u8, card: Card, out: &mut Actions) {
        let lands: ArrayVec<Region, 26> =
            self.realm(seat).all_lands().map(|land| land.region).collect();
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
                    && self.may_lie(seat, first.card, second.at)
                    && self.may_lie(seat, second.card, first.at)
                {
                    let with = With::Cards { first: *first, second: *second };
                    out.push(Action::Play { card, with });
                }
            }
        }
    }

    /// Whether the kind of place suits the card; conditions are not asked again.
    #[must_use]
    pub(super) fn may_lie(&self, seat: u8, card: Card, at: Place) -> bool {
        match (card.row().site, at.spot()) {
            (Site::Anywhere, Some(Spot::Half(..))) | (Site::Road, Some(Spot::Road(_))) => true,
            (Site::City, Some(Spot::Half(centre, _))) => self.realm(seat).is_city(centre),
            (Site::Region(kind), Some(Spot::Region(region))) => region.kind() == kind,
            _ => false,
        }
    }

    /// Two regions or two cards change places.
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
            _ => {}
        }
    }

    fn put_piece(&mut self, seat: u8, laid: Laid, piece: Piece) {
        if let Some((place, _)) = self.piece_mut(seat, laid) {
            *place = piece;
        }
    }

    /// Two regions of a principality change places with their stores and expansions.
    pub(super) fn swap_regions(&mut self, seat: u8, first: Region, second: Region) {
        let realm = self.realm_mut(seat);
        let (Some(one), Some(two)) = (realm.find(first), realm.find(second)) else { return };
        let lands: [Land; 2] = [realm.land(one.0, one.1), realm.land(two.0, two.1)];
        realm.set_land(one.0, one.1, lands[1]);
        realm.set_land(two.0, two.1, lands[0]);
    }
}
