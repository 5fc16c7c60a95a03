//! A seat's knowledge, and random positions consistent with it.
//!
//! Hidden are the order of the face-down piles, the goods of later phases and those not in the game, the dice
//! of later rounds, and start castles chosen in secret. Everything else is open: the tiles still to come follow
//! from those seen.

use crate::engine::chance::Draw;
use crate::engine::seat::{Looker, Seat};
use crate::engine::sorting::sort_short;
use crate::engine::total::At;
use crate::games::burgundy::SEATS;
use crate::games::burgundy::goods::START_GOODS;
use crate::games::burgundy::options::Castles;
use crate::games::burgundy::setup::{CASTLE_FIELDS, DEALT_GOODS, roll_round};
use crate::games::burgundy::sizes::ROUNDS;
use crate::games::burgundy::state::{Stage, State};
use crate::games::burgundy::tiles::{Colour, Tile};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A position as one seat may know it: hidden parts are in a fixed order or blank.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    looker: Looker,
    known: State,
}

impl View {
    /// The looker of this view.
    #[must_use]
    pub const fn looker(&self) -> Looker {
        self.looker
    }

    /// The seat that looks; the first one for a public view.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.looker.seat().unwrap_or_default()
    }

    /// The position with hidden parts blank. Its open part is true; it is not for play.
    #[must_use]
    pub const fn known(&self) -> &State {
        &self.known
    }
}

impl State {
    /// The position as the looker may know it.
    #[must_use]
    pub fn view(&self, looker: impl Into<Looker>) -> View {
        let looker = looker.into();
        let mut known = self.clone();
        known.for_each_hidden_pile(sort_short);
        known.change_hidden_goods(sort_short);
        let first = known.first_hidden_round();
        known.secrets.dice.iter_mut().skip(first).for_each(|dice| *dice = 0);
        known.secrets.castles = [0; SEATS];
        for (other, castle) in (0..).map(Seat).zip(&mut known.hidden_castles) {
            if !looker.is(other) {
                *castle = 0;
            }
        }
        View { looker, known }
    }

    /// The position with piles, goods and dice to come drawn anew; castles chosen in secret stay.
    #[must_use]
    pub fn redraw(&self, chance: &mut impl Rng) -> State {
        let drawn = self.view(Looker::Public).determinize(chance);
        State { hidden_castles: self.hidden_castles, ..drawn }
    }

    /// The first round whose dice are not rolled yet.
    fn first_hidden_round(&self) -> usize {
        match self.stage {
            Stage::Boards | Stage::Castles => 0,
            Stage::Play | Stage::Over => usize::from(self.round_index()) + 1,
        }
    }

    fn for_each_hidden_pile(&mut self, mut change: impl FnMut(&mut [Tile])) {
        let starts = self.options.pile_starts();
        for (pile, drawn) in self.drawn.into_iter().enumerate() {
            let start = usize::from(starts.at(pile)) + usize::from(drawn);
            let end = usize::from(starts.at(pile + 1));
            if let Some(hidden) = self.secrets.piles.get_mut(start..end) {
                change(hidden);
            }
        }
    }

    /// Calls a function with all face-down goods as one row: those of later phases and those not in the game.
    fn change_hidden_goods(&mut self, change: impl FnOnce(&mut [u8])) {
        let phases = match self.stage {
            Stage::Boards | Stage::Castles => 0,
            Stage::Play | Stage::Over => usize::from((self.phase + 1) * ROUNDS),
        };
        let left = DEALT_GOODS + self.owners().count() * usize::from(START_GOODS);
        let hidden = |place: &usize| (phases..DEALT_GOODS).contains(place) || *place >= left;
        let places: Vec<usize> = (0..self.secrets.goods.len()).filter(hidden).collect();
        let mut goods: Vec<u8> = places.iter().map(|place| self.secrets.goods.at(*place)).collect();
        change(&mut goods);
        for (place, good) in places.into_iter().zip(goods) {
            self.secrets.goods.set(place, good);
        }
    }
}

impl View {
    /// The tiles that lie face down, in no order: all that were not seen.
    pub fn tiles_to_come(&self) -> impl Iterator<Item = Tile> {
        let State { drawn, secrets, options, .. } = &self.known;
        let starts = options.pile_starts();
        let piles = drawn.iter().enumerate().filter_map(move |(pile, drawn)| {
            let start = usize::from(starts.at(pile)) + usize::from(*drawn);
            secrets.piles.get(start..usize::from(starts.at(pile + 1)))
        });
        piles.flatten().copied()
    }

    /// A random full position consistent with the view.
    #[must_use]
    pub fn determinize(&self, chance: &mut impl Rng) -> State {
        let mut state = self.known.clone();
        state.for_each_hidden_pile(|tiles| chance.shuffle(tiles));
        state.change_hidden_goods(|goods| chance.shuffle(goods));
        let first = state.first_hidden_round();
        for dice in state.secrets.dice.iter_mut().skip(first) {
            *dice = roll_round(chance);
        }
        if state.stage != Stage::Play {
            state.secrets.castles = core::array::from_fn(|_| chance.below(CASTLE_FIELDS) as u8);
        }
        if state.stage == Stage::Castles && state.options.castles() == Castles::Hidden {
            for seat in self.known.seats().filter(|seat| !self.looker.is(*seat)) {
                if !state.choosing.has(seat) {
                    let castles = state.estate(seat).board().of_colour(Colour::Castle);
                    let pick = chance.below(CASTLE_FIELDS) as usize;
                    let field = castles.into_iter().nth(pick).unwrap_or_default();
                    state.hidden_castles.set(seat.index(), field.0 + 1);
                }
            }
        }
        state
    }
}
