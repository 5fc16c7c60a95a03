//! What somebody said for the rest of a turn: decline all offers, ask everybody. Forgotten with the page.

use crate::engine::seat::{Seat, Seats};
use crate::games::road::SEATS;
use crate::games::road::state::Deal;
use std::cell::RefCell;

/// What holds for the rest of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// Which game, by its place in the library, and which turn of it.
    turn: (u64, u16),
    /// Seats that decline whatever comes.
    declining: Seats,
    /// An offer that goes round, and the seats that are still to be asked.
    asking: Option<(Deal, Seats)>,
}

thread_local! {
    static STANDING: RefCell<Standing> = RefCell::default();
}

/// What holds in this turn; what was said in another one is forgotten.
#[must_use]
pub fn standing(turn: (u64, u16)) -> Standing {
    STANDING.with_borrow_mut(|standing| {
        if standing.turn != turn {
            *standing = Standing { turn, ..Standing::default() };
        }
        *standing
    })
}

impl Standing {
    /// Whether the seat declines whatever comes.
    #[must_use]
    pub fn declines(&self, seat: Seat) -> bool {
        self.declining.has(seat)
    }

    /// The offer that goes round, and who is asked next, clockwise from the active seat.
    #[must_use]
    pub fn next(&self, active: Seat) -> Option<(Deal, Seat)> {
        let (deal, left) = self.asking?;
        let seats = SEATS as u8;
        let mut clockwise = (1..seats).map(|step| Seat((active.0 + step) % seats));
        clockwise.find(|seat| left.has(*seat)).map(|seat| (deal, seat))
    }

    /// The seat declines for the rest of the turn.
    #[must_use]
    pub fn declining(mut self, seat: Seat) -> Standing {
        self.declining = self.declining.with(seat);
        self
    }

    /// The offer goes round to these seats.
    #[must_use]
    pub fn asking(mut self, deal: Deal, seats: Seats) -> Standing {
        self.asking = Some((deal, seats)).filter(|(_, seats)| !seats.is_empty());
        self
    }

    /// The seat was asked.
    #[must_use]
    pub fn asked(self, seat: Seat) -> Standing {
        match self.asking {
            Some((deal, left)) => self.asking(deal, left.without(seat)),
            None => self,
        }
    }

    /// The offer goes round no more.
    #[must_use]
    pub fn settled(mut self) -> Standing {
        self.asking = None;
        self
    }

    /// Holds from now on.
    pub fn keep(self) {
        STANDING.with_borrow_mut(|standing| *standing = self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_holds_for_one_turn() {
        let turn = (1, 4);
        standing(turn).declining(Seat(2)).keep();
        assert!(standing(turn).declines(Seat(2)) && !standing(turn).declines(Seat(1)));
        assert!(!standing((1, 5)).declines(Seat(2)), "the next turn");
        assert!(!standing(turn).declines(Seat(2)), "forgotten");
    }

    #[test]
    fn an_offer_goes_round_until_nobody_is_left() {
        let turn = (7, 0);
        let seats = Seats::NONE.with(Seat(1)).with(Seat(2));
        let deal = Deal { give: "w".parse().unwrap(), get: "g".parse().unwrap() };
        standing(turn).asking(deal, seats).keep();
        assert_eq!(standing(turn).next(Seat(0)), Some((deal, Seat(1))));
        standing(turn).asked(Seat(1)).keep();
        assert_eq!(standing(turn).next(Seat(0)), Some((deal, Seat(2))));
        assert_eq!(standing(turn).asked(Seat(2)).next(Seat(0)), None);
        assert_eq!(standing(turn).settled().next(Seat(0)), None);
    }
}
