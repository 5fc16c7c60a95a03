//! Choices for the rest of a turn: declining all offers, asking all seats.

use crate::engine::seat::{Seat, Seats};
use crate::games::road::SEATS;
use crate::games::road::state::Deal;

/// Choices for the rest of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// The turn in which they were made.
    turn: u16,
    /// Seats that decline all offers.
    declining: Seats,
    /// An offer going round, and the seats still to be asked.
    asking: Option<(Deal, Seats)>,
}

impl Standing {
    /// The choices of this turn; those of another turn do not count.
    #[must_use]
    pub fn in_turn(self, turn: u16) -> Standing {
        Some(self)
            .filter(|said| said.turn == turn)
            .unwrap_or(Standing { turn, ..Standing::default() })
    }

    /// True if the seat declines all offers.
    #[must_use]
    pub fn declines(&self, seat: Seat) -> bool {
        self.declining.has(seat)
    }

    /// The offer going round, and the next seat to be asked, clockwise from the active one.
    #[must_use]
    pub fn next(&self, active: Seat) -> Option<(Deal, Seat)> {
        let (deal, left) = self.asking?;
        let seats = SEATS as u8;
        let mut clockwise = (1..seats).map(|step| Seat((active.0 + step) % seats));
        clockwise.find(|seat| left.has(*seat)).map(|seat| (deal, seat))
    }

    /// Makes the seat decline for the rest of the turn.
    #[must_use]
    pub fn declining(mut self, seat: Seat) -> Standing {
        self.declining = self.declining.with(seat);
        self
    }

    /// Starts an offer going round these seats.
    #[must_use]
    pub fn asking(mut self, deal: Deal, seats: Seats) -> Standing {
        self.asking = Some((deal, seats)).filter(|(_, seats)| !seats.is_empty());
        self
    }

    /// Removes a seat that was asked.
    #[must_use]
    pub fn asked(self, seat: Seat) -> Standing {
        match self.asking {
            Some((deal, left)) => self.asking(deal, left.without(seat)),
            None => self,
        }
    }

    /// Stops the offer going round.
    #[must_use]
    pub fn settled(mut self) -> Standing {
        self.asking = None;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::road::Road;
    use crate::web::table::TableGame;

    #[test]
    fn what_is_said_holds_for_one_turn() {
        let said = Standing::default().in_turn(4).declining(Seat(2));
        assert!(said.in_turn(4).declines(Seat(2)) && !said.in_turn(4).declines(Seat(1)));
        assert!(!said.in_turn(5).declines(Seat(2)), "the next turn");
        assert!(!Road::next_turn(&said).in_turn(4).declines(Seat(2)), "forgotten");
    }

    #[test]
    fn an_offer_goes_round_until_nobody_is_left() {
        let seats = Seats::NONE.with(Seat(1)).with(Seat(2));
        let deal = Deal { give: "w".parse().unwrap(), get: "g".parse().unwrap() };
        let said = Standing::default().asking(deal, seats);
        assert_eq!(said.next(Seat(0)), Some((deal, Seat(1))));
        let said = said.asked(Seat(1));
        assert_eq!(said.next(Seat(0)), Some((deal, Seat(2))));
        assert_eq!(said.asked(Seat(2)).next(Seat(0)), None);
        assert_eq!(said.settled().next(Seat(0)), None);
    }
}
