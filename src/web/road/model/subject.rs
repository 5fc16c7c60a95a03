//! Subjects of explanations on the table.

use crate::engine::seat::Seat;
use crate::games::road::cards::{EventCard, Resource, Special};
use crate::games::road::purchase::Purchase;
use crate::web::table::{code_of, subject_of};

/// Something that explains itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// A player's seat.
    Seat(Seat),
    /// A player's points.
    Points(Seat),
    /// A player's hand.
    Hand(Seat),
    /// A player's roads.
    Roads(Seat),
    /// A player's knights.
    Knights(Seat),
    /// A player's rate of replacing cards.
    Rate(Seat),
    /// The cards that a player draws each turn.
    Income(Seat),
    /// A card for sale or before a player.
    Card(Purchase),
    /// A special card.
    Special(Special),
    /// A kind of resource.
    Kind(Resource),
    /// An event.
    Event(EventCard),
    /// The build cards' pile.
    Deck,
    /// The resources' pile.
    Supply,
    /// The discarded resources.
    Discard,
    /// The events' pile.
    Events,
    /// The open cards as a whole.
    Display,
    /// A trade.
    Trade,
    /// The cards that were drawn last.
    Drawn,
    /// The cover of a hand.
    Cover,
}

impl Subject {
    /// Its code.
    #[must_use]
    pub fn code(self) -> String {
        code_of(&self)
    }

    /// The subject with this code at a table of so many seats.
    #[must_use]
    pub fn of_code(seats: u8, code: &str) -> Option<Subject> {
        let of_seat = |seat: Seat| {
            let (hand, points) = (Subject::Hand(seat), Subject::Points(seat));
            let (roads, knights) = (Subject::Roads(seat), Subject::Knights(seat));
            let (rate, income) = (Subject::Rate(seat), Subject::Income(seat));
            [Subject::Seat(seat), points, hand, roads, knights, rate, income]
        };
        let one = [
            Subject::Deck,
            Subject::Supply,
            Subject::Discard,
            Subject::Events,
            Subject::Display,
            Subject::Trade,
            Subject::Drawn,
            Subject::Cover,
        ];
        let all = one.into_iter().chain(Seat::first(seats).flat_map(of_seat));
        let all = all.chain(Purchase::ALL.into_iter().map(Subject::Card));
        let all = all.chain(Special::ALL.map(Subject::Special));
        let all = all.chain(Resource::ALL.map(Subject::Kind));
        subject_of(all.chain(EventCard::ALL.map(Subject::Event)), code)
    }
}
