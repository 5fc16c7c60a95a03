//! Seats' views for transport between a table and its search service.

use crate::engine::chance::thinking;
use crate::engine::game::Game;
use crate::engine::seat::Seat;
use core::marker::PhantomData;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// Maximum length of a view, in bytes.
pub const LONGEST_VIEW: usize = 16 * 1024;

/// A seat's view for transport: its canonical bytes (postcard).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SeatView<G: Game> {
    /// The seat of the view.
    pub seat: Seat,
    #[serde(with = "serde_bytes")]
    view: Vec<u8>,
    #[serde(skip)]
    game: PhantomData<G>,
}

/// A seat's view that has arrived and is valid.
#[derive(Debug, Clone)]
pub struct Opened<G: Game> {
    /// The view.
    pub view: G::View,
    /// A position consistent with the view; its open part is true.
    pub state: G::State,
}

impl<G: Game> SeatView<G> {
    /// The seat's view of this position.
    #[must_use]
    pub fn new(state: &G::State, seat: Seat) -> SeatView<G> {
        SeatView::of_view(&G::view(state, seat.into()), seat)
    }

    /// Wraps an existing view.
    #[must_use]
    pub fn of_view(view: &G::View, seat: Seat) -> SeatView<G> {
        // Plain data always serialises; an empty view is refused by the reader.
        SeatView { seat, view: postcard::to_allocvec(view).unwrap_or_default(), game: PhantomData }
    }

    /// Decodes the view and checks it. Parts hidden from the seat are filled at random and blanked again, so
    /// that hidden information can't be used even if it was sent.
    #[must_use]
    pub fn open(&self) -> Option<Opened<G>> {
        if self.view.len() > LONGEST_VIEW {
            return None;
        }
        let (sent, rest) = postcard::take_from_bytes::<G::View>(&self.view).ok()?;
        if !rest.is_empty() || !G::is_sound(&sent) {
            return None;
        }
        let state = G::determinize(&sent, &mut thinking(self.number(), u64::MAX));
        let view = (self.seat.0 < G::seats(&state)).then(|| G::view(&state, self.seat.into()))?;
        Some(Opened { view, state })
    }

    /// The seed of the search's chance, the same for the same view.
    #[must_use]
    pub fn number(&self) -> u64 {
        xxh3_64(&self.view)
    }
}
