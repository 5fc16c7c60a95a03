//! The team game for four (rulebook page 13): shared and own parts of partners.
//!
//! Seats 0 and 2 are team A, 1 and 3 team B, so that the order of seats is that of the first round. A team has
//! one estate, on a double board, with its tiles, workers, silver, goods, monasteries, shields and bonus tiles,
//! stored in the first partner's place. Dice, stone, score sheet and trade route are each partner's own.

use crate::engine::game::EventSink;
use crate::engine::seat::{Seat, Seats};
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::event::Event;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::sizes::KEYS;
use crate::games::burgundy::state::{Estate, State, Waiting};
use crate::games::burgundy::tiles::Tile;

/// Number of teams.
pub const TEAMS: u8 = 2;
/// Key fields of a double board: two of the first partner, two common ones, two of the second.
pub const TEAM_KEYS: usize = 6;
/// The common key fields; those of shield 4 follow all others and are common too.
const COMMON: [u8; 2] = [2, 3];
/// Workers of team A and team B at the start.
const TEAM_WORKERS: [u8; TEAMS as usize] = [3, 5];
/// Silver of a team at the start.
const TEAM_SILVER: u8 = 2;

/// A set of key fields, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keys(u64);

impl Keys {
    /// The first `count` key fields.
    #[inline]
    const fn first(count: u8) -> Keys {
        Keys(if count < 64 { (1 << count) - 1 } else { u64::MAX })
    }

    /// True if the key field is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, key: Key) -> bool {
        key.0 < 64 && (self.0 >> key.0) & 1 != 0
    }

    /// The key fields, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Key> + use<> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let key = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                Key(key)
            })
        })
    }
}

impl State {
    /// True if two teams play.
    #[inline]
    #[must_use]
    pub const fn is_team_game(&self) -> bool {
        self.options.is_team_game()
    }

    /// The index of a seat's estate: partners share one.
    #[inline]
    #[must_use]
    pub const fn estate_of(&self, seat: Seat) -> usize {
        // Without a branch, since this is called very often.
        seat.index() & !((self.is_team_game() as usize) << 1)
    }

    /// The seats that own an estate: all of them, or the first one of each team.
    pub fn owners(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(if self.is_team_game() { TEAMS } else { self.players() })
    }

    pub(super) fn all_owners(&self) -> Seats {
        Seats::first(if self.is_team_game() { TEAMS } else { self.players() })
    }

    /// The number of a seat's team, 0 or 1; `None` without teams.
    #[must_use]
    pub fn team(&self, seat: Seat) -> Option<u8> {
        self.is_team_game().then_some(seat.0 % TEAMS)
    }

    /// The seats that share the seat's estate, itself included.
    pub fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let teams = if self.is_team_game() { TEAMS } else { SEATS as u8 };
        self.seats().filter(move |other| other.0 % teams == seat.0 % teams)
    }

    /// True if two seats play together: the same seat, or partners.
    #[must_use]
    pub const fn are_together(&self, one: Seat, other: Seat) -> bool {
        self.estate_of(one) == self.estate_of(other)
    }

    /// A player's own part: its score sheet and trade route. In a team game the rest is in [`State::estate`].
    #[inline]
    #[must_use]
    pub fn own(&self, seat: Seat) -> &Estate {
        static NOBODY: Estate = Estate::new();
        self.estates.get(seat.index()).unwrap_or(&NOBODY)
    }

    /// A player's points so far.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        self.own(seat).total()
    }

    /// The points so far of all seats that share the estate: the team's, or the player's own.
    #[must_use]
    pub fn team_points(&self, seat: Seat) -> u16 {
        self.partners(seat).map(|partner| self.points(partner)).sum()
    }

    /// The key fields that a seat may use: its own and the common ones, not those of its partner.
    #[inline]
    #[must_use]
    pub fn keys_of(&self, seat: Seat) -> Keys {
        let all = Keys::first(self.estate(seat).keys);
        match self.team(seat) {
            None => all,
            Some(_) => Keys(all.0 & !self.own_keys(partner(seat)).0),
        }
    }

    /// The two key fields of the team game that no other seat may use; none without teams.
    #[must_use]
    pub fn own_keys(&self, seat: Seat) -> Keys {
        match self.team(seat) {
            None => Keys(0),
            Some(_) if seat.0 < TEAMS => Keys(0b00_0011),
            Some(_) => Keys(0b11_0000),
        }
    }

    /// The first free one of the seat's own key fields, or of the common ones.
    fn free_key(&self, seat: Seat, own: bool) -> Option<Key> {
        let (estate, mine) = (self.estate(seat), self.own_keys(seat));
        let free = |key: &Key| mine.has(*key) == own && estate.stored(*key).is_none();
        self.keys_of(seat).iter().find(free)
    }

    /// The key fields among which the seat may choose for a new tile: one of its own and a common one if both
    /// have room.
    #[must_use]
    pub fn shelves(&self, seat: Seat) -> [Option<Key>; 2] {
        if !self.is_team_game() {
            let estate = self.estate(seat);
            return [None, (0..estate.keys).map(Key).find(|key| estate.stored(*key).is_none())];
        }
        [self.free_key(seat, true), self.free_key(seat, false)]
    }

    /// The key fields whose tiles the seat may use; constant in games without teams, at no cost there.
    #[inline]
    pub(super) fn open_keys(&self, seat: Seat) -> Keys {
        if self.is_team_game() { self.keys_of(seat) } else { Keys(u64::MAX) }
    }

    /// Calls a function with the stored tiles that the seat may use.
    #[inline]
    pub(super) fn for_each_open_tile(&self, seat: Seat, mut take: impl FnMut(Key, Tile)) {
        let open = self.open_keys(seat);
        self.estate(seat).for_each_stored(|key, tile| {
            if open.has(key) {
                take(key, tile);
            }
        });
    }

    /// True if the partner of the seat comes before it in the current order: a team's decision at the end of a
    /// phase is asked for once.
    pub(super) fn partner_was_asked(&self, place: u8) -> bool {
        let seat = |place: u8| Seat(self.order.at(usize::from(place)));
        (0..place).any(|before| self.are_together(seat(before), seat(place)))
    }

    /// True if stored tiles beyond the remaining key fields must be discarded, after shield 4 is lost.
    pub(super) fn overflows(&self, estate: &Estate) -> bool {
        let room = if self.is_team_game() { COMMON.len() } else { KEYS };
        self.spread_tiles(estate).count() > room
    }

    /// The stored tiles that must fit the remaining key fields when shield 4 is lost: all of them, or in a team
    /// game the common ones.
    pub(super) fn spread_tiles(&self, estate: &Estate) -> impl Iterator<Item = (Key, Tile)> {
        let team = self.is_team_game();
        let common = move |key: Key| COMMON.contains(&key.0) || key.index() >= TEAM_KEYS;
        estate.stored_tiles().filter(move |(key, _)| !team || common(*key))
    }
}

/// The other seat of the team.
pub(super) const fn partner(seat: Seat) -> Seat {
    Seat((seat.0 + TEAMS) % (2 * TEAMS))
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// A team's silver and workers at the start: two silver, three workers or five.
    pub(super) fn team_start(&self) -> (u8, u8) {
        (TEAM_SILVER, TEAM_WORKERS.at(self.seat.index()))
    }

    /// Puts a new tile on the chosen key field.
    pub(super) fn shelve(&mut self, key: Key) {
        if let Waiting::Shelve(slot) = self.pop() {
            self.store_at(slot, key);
        }
    }
}
