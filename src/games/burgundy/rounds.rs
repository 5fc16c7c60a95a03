//! The course of the game: phases, rounds and turns (rulebook pages 3, 4 and 9).

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::{At, Count};
use crate::games::burgundy::depots::{Slot, black_places, laid_out};
use crate::games::burgundy::event::Event;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::round_dice::unpack_dice;
use crate::games::burgundy::sizes::ROUNDS;
use crate::games::burgundy::state::{Stage, State};
use crate::games::burgundy::tiles::{Colour, Tile};

/// The pile of black-backed tiles; the six colours' piles come before it.
pub const BLACK_PILE: usize = 6;

impl State {
    /// The round's number over the whole game, 0 to 24.
    #[must_use]
    pub const fn round_index(&self) -> u8 {
        self.phase * ROUNDS + self.round
    }

    /// Number of turns completed.
    #[must_use]
    pub fn turns_ended(&self) -> u32 {
        match self.stage {
            Stage::Boards | Stage::Castles => 0,
            Stage::Play | Stage::Over => {
                u32::from(self.round_index()) * u32::from(self.players()) + u32::from(self.turn)
            }
        }
    }

    fn draw(&mut self, pile: usize) -> Tile {
        let starts = self.options.pile_starts();
        let start = usize::from(starts.at(pile));
        let end = usize::from(starts.at(pile + 1));
        let next = start + usize::from(self.drawn.at(pile));
        if next >= end {
            return Tile::NONE;
        }
        self.drawn.add(pile, 1);
        self.secrets.piles.at(next)
    }

    /// Takes a castle from its pile for a start castle.
    pub(super) fn draw_castle(&mut self) -> Tile {
        self.draw(Colour::Castle.index())
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Lays out tiles and goods of a phase and begins its first round.
    pub(super) fn begin_phase(&mut self) {
        let (players, phase) = (self.state.options.table_size(), self.state.phase);
        self.emit(Event::PhaseBegan { phase });
        for slot in Slot::all() {
            let pile = if slot.is_black() {
                (slot.place() < black_places(players)).then_some(BLACK_PILE)
            } else {
                laid_out(slot, players, phase).map(Colour::index)
            };
            if let Some(pile) = pile {
                let tile = self.state.draw(pile);
                self.state.table.set(slot.index(), tile);
                self.emit(Event::TileDealt { slot, tile });
            }
        }
        if self.state.options.modules().has(Module::Inns) {
            self.state.inns += 1;
            self.state.table.set(Slot::INNS.index(), Tile::INN);
            self.emit(Event::InnDealt);
        }
        for round in 0..ROUNDS {
            let good = self.state.round_good(round);
            self.emit(Event::GoodRevealed { round, good });
        }
        self.begin_round();
    }

    /// Begins a round: all dice are rolled at once, the round's good is placed by the white die, and the order
    /// of play follows the bridge.
    fn begin_round(&mut self) {
        let (phase, round) = (self.state.phase, self.state.round);
        self.emit(Event::RoundBegan { phase, round });
        let (dice, white) = self.state.round_dice();
        self.state.dice = dice;
        self.state.white = white;
        self.state.order = self.state.bridge;
        for seat in self.state.seats() {
            let dice = dice.at(seat.index());
            self.emit(Event::Rolled { seat, dice });
        }
        let good = self.state.round_good(round);
        if let Some(depot) = self.state.depot_goods.get_mut(usize::from(white).wrapping_sub(1)) {
            depot.add(good.index(), 1);
        }
        self.emit(Event::GoodPlaced { depot: white, good });
        if self.state.is_solo() {
            self.remove_a_tile();
        }
        self.state.turn = 0;
        self.begin_turn();
    }

    fn begin_turn(&mut self) {
        self.state.used = 0;
        self.state.bought = false;
        self.state.turned = false;
        self.seat = self.state.playing();
        self.emit(Event::TurnBegan { seat: self.seat });
    }

    pub(super) fn end_turn(&mut self) {
        self.emit(Event::TurnEnded { seat: self.seat });
        self.state.turn += 1;
        if self.state.turn < self.state.players() {
            self.begin_turn();
        } else if self.state.round + 1 < ROUNDS {
            self.state.round += 1;
            self.begin_round();
        } else {
            self.end_phase();
        }
    }
}

impl State {
    /// The good of a round of the current phase.
    #[must_use]
    pub fn round_good(&self, round: u8) -> Good {
        Good(self.secrets.goods.at(usize::from(self.phase * ROUNDS + round)))
    }

    /// The dice of the current round: the seats' and the white one.
    fn round_dice(&self) -> ([[u8; 2]; 4], u8) {
        unpack_dice(self.secrets.dice.at(usize::from(self.round_index())))
    }
}

/// The seats in the playing order of the stones on the bridge.
pub fn bridge_order(state: &State) -> impl Iterator<Item = Seat> {
    state.bridge.into_iter().take(usize::from(state.players())).map(Seat)
}
