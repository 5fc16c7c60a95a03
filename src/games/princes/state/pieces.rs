//! Queries about cards in play, and their marks.

use super::{State, index, other};
use crate::engine::total::At;
use crate::games::princes::card::{Card, CardSet, Class, WORDS};
use crate::games::princes::cards::sets;
use crate::games::princes::kinds::KindSet;
use crate::games::princes::place::{Laid, Spot};
use crate::games::princes::realm::{COVERED, Piece, USED};

impl State {
    /// True if the seat has a card in play, in either principality.
    #[inline]
    #[must_use]
    pub fn has(&self, seat: u8, card: Card) -> bool {
        let words = self.owned.at(index(seat));
        words.at(usize::from(card.0 / 64)) >> (card.0 % 64) & 1 != 0
    }

    /// The seat's different cards in play.
    pub fn owned_cards(&self, seat: u8) -> impl Iterator<Item = Card> + use<> {
        self.owned_of(seat, &[u64::MAX; WORDS])
    }

    /// The seat's different cards in play that are in a set.
    pub fn owned_of(&self, seat: u8, set: &CardSet) -> impl Iterator<Item = Card> + use<> {
        let owned = self.owned.at(index(seat));
        let words: CardSet = core::array::from_fn(|word| owned.at(word) & set.at(word));
        words.into_iter().enumerate().flat_map(|(word, bits)| {
            let mut left = bits;
            core::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(Card((word * 64) as u8 + bit as u8))
            })
        })
    }

    /// True if the seat has room for any of these kinds.
    #[must_use]
    pub fn has_room(&self, seat: u8, kinds: KindSet) -> bool {
        self.realm(seat).all_lands().any(|land| land.room() > 0 && kinds.has(land.region.kind()))
    }

    /// Visits every card of the seat in play, with its side: those in its own principality with covering ones,
    /// then those in the other.
    pub fn each_own(&self, seat: u8, mut visit: impl FnMut(Laid, u8)) {
        self.realm(seat).each(|at, piece| {
            if !piece.row().foreign {
                visit(Laid { card: piece.card, at }, piece.side);
                if piece.cover.is_some() {
                    visit(Laid { card: piece.cover, at }, 0);
                }
            }
        });
        if !self.has_any(seat, &sets::FOREIGN) {
            return;
        }
        self.realm(other(seat)).each(|at, piece| {
            if piece.row().foreign {
                visit(Laid { card: piece.card, at: at.abroad() }, piece.side);
            }
        });
    }

    /// True if the seat has a card of a set in play.
    #[inline]
    #[must_use]
    pub fn has_any(&self, seat: u8, set: &CardSet) -> bool {
        self.owned.at(index(seat)).iter().zip(set).any(|(owned, wanted)| owned & wanted != 0)
    }

    /// Number of the seat's cards of a class in play.
    #[must_use]
    pub fn count(&self, seat: u8, class: Class) -> u8 {
        let mut count = 0;
        self.each_own(seat, |laid, _| count += u8::from(laid.card.row().is(class)));
        count
    }

    /// The seat's card in play at a place, and whether it covers another.
    #[must_use]
    pub fn piece(&self, seat: u8, laid: Laid) -> Option<(&Piece, bool)> {
        let whose = if laid.at.is_abroad() { other(seat) } else { seat };
        let realm = self.realm(whose);
        let (piece, covers) = match laid.at.spot()? {
            Spot::Half(centre, row) => {
                let half = realm.sites.get(centre)?.get(row * 2..row * 2 + 2)?;
                let plain = half.iter().find(|piece| piece.card == laid.card);
                let covering = || half.iter().find(|piece| piece.cover == laid.card);
                match plain {
                    Some(piece) => (piece, false),
                    None => (covering()?, true),
                }
            }
            Spot::Region(region) => (&realm.land_of(region)?.piece, false),
            Spot::Road(road) => (realm.posts.get(road)?, false),
            Spot::Centre(_) | Spot::Marker => return None,
        };
        let fits = laid.card.is_some() && (covers || piece.card == laid.card);
        let owned = laid.card.row().foreign == laid.at.is_abroad();
        (fits && owned).then_some((piece, covers))
    }

    /// Mutable version of [`State::piece`].
    pub(in crate::games::princes) fn piece_mut(
        &mut self,
        seat: u8,
        laid: Laid,
    ) -> Option<(&mut Piece, bool)> {
        let (_, covers) = self.piece(seat, laid)?;
        let whose = if laid.at.is_abroad() { other(seat) } else { seat };
        let realm = self.realm_mut(whose);
        let piece = match laid.at.spot()? {
            Spot::Half(centre, row) => {
                let half = realm.sites.get_mut(centre)?.get_mut(row * 2..row * 2 + 2)?;
                half.iter_mut().find(|piece| {
                    if covers { piece.cover == laid.card } else { piece.card == laid.card }
                })?
            }
            Spot::Region(region) => &mut realm.land_of_mut(region)?.piece,
            Spot::Road(road) => realm.posts.get_mut(road)?,
            Spot::Centre(_) | Spot::Marker => return None,
        };
        Some((piece, covers))
    }

    /// The first own card in play equal to this one.
    #[must_use]
    pub fn find_own(&self, seat: u8, card: Card) -> Option<Laid> {
        if !self.has(seat, card) {
            return None;
        }
        let mut found = None;
        self.each_own(seat, |laid, _| {
            if laid.card == card && found.is_none() {
                found = Some(laid);
            }
        });
        found
    }

    /// True if a card has this mark ([`USED`](super::realm::USED), [`NEW`](super::realm::NEW)).
    #[must_use]
    pub fn is_marked(&self, seat: u8, laid: Laid, mark: u8) -> bool {
        self.piece(seat, laid).is_some_and(|(piece, covers)| {
            piece.marks >> if covers { COVERED } else { 0 } & mark != 0
        })
    }

    /// True if one of the equal cards of a half was not used this turn.
    pub(in crate::games::princes) fn has_fresh(&self, seat: u8, laid: Laid) -> bool {
        let Some(Spot::Half(centre, row)) = laid.at.spot() else { return false };
        let half =
            self.realm(seat).sites.get(centre).and_then(|half| half.get(row * 2..row * 2 + 2));
        let fresh = |piece: &Piece| piece.card == laid.card && piece.marks & USED == 0;
        half.unwrap_or(&[]).iter().any(fresh)
    }

    /// Marks one of the equal cards of a half as used this turn.
    pub(in crate::games::princes) fn use_fresh(&mut self, seat: u8, laid: Laid) {
        self.marked = true;
        let Some(Spot::Half(centre, row)) = laid.at.spot() else { return };
        let sites = self.realm_mut(seat).sites.get_mut(centre);
        let half = sites.and_then(|half| half.get_mut(row * 2..row * 2 + 2)).unwrap_or(&mut []);
        let fresh = |piece: &&mut Piece| piece.card == laid.card && piece.marks & USED == 0;
        if let Some(piece) = half.iter_mut().find(fresh) {
            piece.marks |= USED;
        }
    }

    /// Marks a card for this turn.
    pub(in crate::games::princes) fn mark(&mut self, seat: u8, laid: Laid, mark: u8) {
        self.marked = true;
        if let Some((piece, covers)) = self.piece_mut(seat, laid) {
            piece.marks |= mark << if covers { COVERED } else { 0 };
        }
    }
}
