//! Places of the players around the device: the first half on the near side, the others on the far side, clockwise.

use crate::engine::seat::Seat;
use crate::web::settings::Sitting;

/// Media query of windows that are large enough for a board at each player's edge: a tablet of 1180 by 820 in landscape,
/// with its browser's bars.
pub const ROOM: &str = "(min-width: 1120px) and (min-height: 700px)";

/// Place of a board, as seen by the player in front.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Edge {
    /// Near side, left.
    NearLeft,
    /// Near side, right.
    NearRight,
    /// Far side, right.
    FarRight,
    /// Far side, left.
    FarLeft,
}

impl Edge {
    /// The place of a seat among so many, as seen from the near side.
    fn of(seat: Seat, seats: u8) -> Edge {
        let near = seats.div_ceil(2);
        match (seat.0 < near, seat.0.wrapping_sub(near)) {
            (true, _) if seat.0 == 0 => Edge::NearLeft,
            (true, _) => Edge::NearRight,
            (false, 0) => Edge::FarRight,
            (false, _) => Edge::FarLeft,
        }
    }

    /// True on the far side.
    fn is_far(self) -> bool {
        matches!(self, Edge::FarRight | Edge::FarLeft)
    }

    /// The same place as seen from the opposite side.
    fn turned(self) -> Edge {
        match self {
            Edge::NearLeft => Edge::FarRight,
            Edge::NearRight => Edge::FarLeft,
            Edge::FarRight => Edge::NearLeft,
            Edge::FarLeft => Edge::NearRight,
        }
    }

    /// Class in the style sheets.
    #[must_use]
    pub fn class(self) -> &'static str {
        match self {
            Edge::NearLeft => "near left",
            Edge::NearRight => "near right",
            Edge::FarRight => "far right",
            Edge::FarLeft => "far left",
        }
    }

    /// Class of a table at which a board lies there.
    #[must_use]
    pub const fn taken(self) -> &'static str {
        match self {
            Edge::NearLeft => "near-left",
            Edge::NearRight => "near-right",
            Edge::FarRight => "far-right",
            Edge::FarLeft => "far-left",
        }
    }
}

/// The place of a seat's board, as seen by the player in front.
#[must_use]
pub fn edge(seat: Seat, front: Seat, seats: u8) -> Edge {
    let edge = Edge::of(seat, seats);
    if Edge::of(front, seats).is_far() { edge.turned() } else { edge }
}

/// True if the view is turned by 180° for the player in front.
#[must_use]
pub fn is_turned(sitting: Sitting, front: Seat, seats: u8) -> bool {
    match sitting {
        Sitting::Together | Sitting::HandOver => false,
        Sitting::Across => front.0 % 2 == 1,
        Sitting::Around => Edge::of(front, seats).is_far(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Places on the device, whichever way the view is turned.
    fn on_device(seat: u8, front: u8, seats: u8) -> Edge {
        let seen = edge(Seat(seat), Seat(front), seats);
        match is_turned(Sitting::Around, Seat(front), seats) {
            true => seen.turned(),
            false => seen,
        }
    }

    #[test]
    fn a_board_stays_at_its_edge_whoever_is_in_front() {
        for seats in 2..=4 {
            for seat in 0..seats {
                let places: Vec<Edge> =
                    (0..seats).map(|front| on_device(seat, front, seats)).collect();
                assert!(places.iter().all(|place| *place == places[0]), "{seats}: {places:?}");
            }
        }
    }

    #[test]
    fn each_player_has_an_edge_of_their_own_and_sits_near_it() {
        for seats in 2..=4 {
            for front in 0..seats {
                let places: Vec<Edge> =
                    (0..seats).map(|seat| edge(Seat(seat), Seat(front), seats)).collect();
                let distinct = |(at, place)| !places[..at].contains(place);
                assert!(places.iter().enumerate().all(distinct), "{places:?}");
                assert!(!places[usize::from(front)].is_far(), "{seats} seats, {front} in front");
            }
        }
    }

    #[test]
    fn neighbours_in_turn_order_sit_side_by_side_or_opposite() {
        let all: Vec<Edge> = (0..4).map(|seat| edge(Seat(seat), Seat(0), 4)).collect();
        assert_eq!(all, [Edge::NearLeft, Edge::NearRight, Edge::FarRight, Edge::FarLeft]);
        assert_eq!(edge(Seat(1), Seat(0), 2), Edge::FarRight);
    }

    #[test]
    fn the_view_turns_for_the_far_side_only_where_the_players_say_so() {
        let turned = |sitting, seats: u8| -> Vec<bool> {
            (0..seats).map(|seat| is_turned(sitting, Seat(seat), seats)).collect()
        };
        assert_eq!(turned(Sitting::Around, 2), [false, true]);
        assert_eq!(turned(Sitting::Around, 3), [false, false, true]);
        assert_eq!(turned(Sitting::Around, 4), [false, false, true, true]);
        assert_eq!(turned(Sitting::Across, 4), [false, true, false, true]);
        assert_eq!(turned(Sitting::Together, 2), [false, false]);
        assert_eq!(turned(Sitting::HandOver, 2), [false, false]);
    }
}
