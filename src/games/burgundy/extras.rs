//! The four extra tiles and the border posts (rulebook pages 11 and 12).

use crate::engine::game::EventSink;
use crate::engine::total::At;
use crate::games::burgundy::boards::POSTS;
use crate::games::burgundy::event::{Event, Gain, Reason};
use crate::games::burgundy::fields::{Field, Fields};
use crate::games::burgundy::fit::has_species;
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::placing::{BANK_SILVER, BOARDING_HOUSE_WORKERS};
use crate::games::burgundy::play::Play;
use crate::games::burgundy::points::{WATCHTOWER_POINTS, large_bonus, phase_points, small_bonus};
use crate::games::burgundy::state::{Estate, Waiting};
use crate::games::burgundy::tiles::{Building, Kind, Species};

/// The pairs of border posts, in the order of their bits.
pub const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];

/// All pairs joined.
pub const ALL_PAIRS: u8 = 0b111;

impl Estate {
    /// The pairs of border posts joined by occupied fields, one bit each.
    #[must_use]
    pub fn joined_posts(&self) -> u8 {
        let board = self.board();
        let grown: [Fields; POSTS] = board.posts.map(|post| self.grown(post.and(self.filled)));
        let mut pairs = 0;
        for (bit, (one, other)) in PAIRS.into_iter().enumerate() {
            let reached = grown.at(one).and(board.posts.at(other));
            pairs |= u8::from(!reached.is_empty()) << bit;
        }
        pairs
    }

    /// All occupied fields connected with these.
    fn grown(&self, from: Fields) -> Fields {
        let (mut all, mut edge) = (from, from);
        while !edge.is_empty() {
            let mut next = Fields::NONE;
            for field in edge {
                next = next.or(self.board().neighbours(field));
            }
            edge = next.and(self.filled).minus(all);
            all = all.or(edge);
        }
        all
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Carries out the crane's effect at once, or makes it pending.
    pub(super) fn use_crane(&mut self, building: Building) {
        self.pop();
        self.emit(Event::CraneUsed { seat: self.seat, building });
        match building {
            Building::Watchtower => self.score(WATCHTOWER_POINTS, Reason::Watchtower),
            Building::BoardingHouse => {
                self.gain_workers(BOARDING_HOUSE_WORKERS, Gain::Building(building));
            }
            Building::Bank => self.gain_silver(BANK_SILVER, Gain::Building(building)),
            Building::WhiteCastle => self.push(Waiting::WhiteCastle),
            _ => self.push(Waiting::Building(building)),
        }
    }

    /// Scores the geese with the only other kind of animals on their pasture, or asks for a choice among
    /// several.
    pub(super) fn await_geese(&mut self, field: Field) {
        let beside = self.estate().species_beside(field);
        let mut kinds = Species::ALL.into_iter().filter(|kind| has_species(beside, *kind));
        self.push(Waiting::Geese(field));
        match (kinds.next(), kinds.next()) {
            (None, _) => {
                self.pop();
            }
            (Some(only), None) => self.herd_with_geese(only),
            // The seat chooses.
            (Some(_), Some(_)) => {}
        }
    }

    /// Scores the geese with one kind of animals on their pasture.
    pub(super) fn herd_with_geese(&mut self, species: Species) {
        let Waiting::Geese(field) = self.pop() else { return };
        let estate = self.estate();
        let mut herd = (0, 0);
        for other in estate.pasture(field).and(estate.filled) {
            if let Some(Kind::Animal(kind, count)) = estate.tile(other).kind()
                && kind == species
            {
                herd = (herd.0 + count, herd.1 + 1);
            }
        }
        self.emit(Event::GeeseJoined { seat: self.seat, species });
        self.score_animals(herd.0, herd.1);
    }

    /// Scores joined border posts: each pair gives the phase's points once, and the first and second player to
    /// join all three get as much as for a colour.
    pub(super) fn join_posts(&mut self, field: Field) {
        if !self.state.options.modules().has(Module::BorderPosts) {
            return;
        }
        let joined = self.estate().joined_posts();
        let new = joined & !self.estate().module_state().posts;
        if new == 0 {
            return;
        }
        self.change(|estate| estate.module_state_mut().posts = joined);
        self.emit(Event::PostsJoined { seat: self.seat, field, pairs: new });
        let phase = self.state.phase;
        for _ in 0..new.count_ones() {
            self.score(phase_points(phase), Reason::Posts(phase));
        }
        if joined == ALL_PAIRS {
            self.join_all_posts();
        }
    }

    fn join_all_posts(&mut self) {
        let players = self.state.players();
        let (bit, first, points) = match self.state.posts_gone {
            0 => (1, true, large_bonus(players)),
            1 => (2, false, small_bonus(players)),
            _ => return,
        };
        self.state.posts_gone |= bit;
        self.score(points, Reason::AllPosts { first });
    }
}
