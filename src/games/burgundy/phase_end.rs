//! The end of a phase (rulebook pages 9 and 15): tiles of shields 14 and 15, tribute, mines, and then the next
//! phase or the final scoring.
//!
//! In the base game all of this is automatic. With shields, players are asked one after the other in the order
//! of the bridge; `State::ending` is the number of the step: for each player shields 14 and 15, then each
//! player's tribute, then the mines, then shield 6 before the final scoring.

use crate::engine::game::EventSink;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::event::{Event, Gain};
use crate::games::burgundy::modules::Module;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::play::Play;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::sizes::PHASES;
use crate::games::burgundy::state::{Estate, Waiting};
use crate::games::burgundy::tiles::{Colour, Kind, Tile};

impl Estate {
    /// Number of mines in the estate.
    #[must_use]
    pub fn mines(&self) -> u8 {
        let mines = self.board().of_colour(Colour::Mine).and(self.filled);
        let is_mine = |field: &_| self.tile(*field).kind() == Some(Kind::Mine);
        mines.into_iter().filter(is_mine).count() as u8
    }
}

/// A step of the end of a phase.
enum PhaseEndStep {
    /// Shields 14 or 15 of a player.
    Settle { place: u8, black: bool },
    /// A player's tribute.
    Tribute { place: u8 },
    /// All mines pay.
    Mines,
    /// Shield 6 before the final scoring.
    Naming,
    /// Clearing the table, or the final scoring.
    Close,
}

/// Number of the last step, which ends the phase.
pub(super) const fn last_step(players: u8) -> u8 {
    3 * players + 2
}

const fn step(number: u8, players: u8) -> PhaseEndStep {
    if number < 2 * players {
        PhaseEndStep::Settle { place: number / 2, black: number % 2 == 1 }
    } else if number < 3 * players {
        PhaseEndStep::Tribute { place: number - 2 * players }
    } else {
        match number - 3 * players {
            0 => PhaseEndStep::Mines,
            1 => PhaseEndStep::Naming,
            _ => PhaseEndStep::Close,
        }
    }
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Begins the end of a phase after its last turn.
    pub(super) fn end_phase(&mut self) {
        self.emit(Event::PhaseEnded { phase: self.state.phase });
        if self.state.options.modules().has(Module::Shields) {
            // From now on the order of the bridge after the last ship.
            self.state.order = self.state.bridge;
            self.state.ending = 1;
        } else {
            self.pay_all_mines();
            self.close_phase();
        }
    }

    /// Takes the next step of the end of a phase; its choice, if any, is then pending.
    pub(super) fn go_on_ending(&mut self) {
        let players = self.state.players();
        let next = step(self.state.ending - 1, players);
        self.state.ending += 1;
        match next {
            // A team's decision is asked of the partner who comes first.
            PhaseEndStep::Settle { place, .. } | PhaseEndStep::Tribute { place }
                if self.state.partner_was_asked(place) => {}
            PhaseEndStep::Settle { place, black } => {
                self.ask(place);
                let shield = if black {
                    Shield::SETTLES_FROM_BLACK_DEPOT
                } else {
                    Shield::SETTLES_FROM_SIX_DEPOTS
                };
                if self.estate().shields.has(shield) {
                    self.push(Waiting::Settle { black });
                }
            }
            PhaseEndStep::Tribute { place } => {
                self.ask(place);
                self.demand_tribute();
            }
            PhaseEndStep::Mines => self.pay_all_mines(),
            PhaseEndStep::Naming => {
                let open = self.state.phase + 1 == PHASES && self.state.named == 0;
                let holder = self.state.holder(Shield::BORROWS_MONASTERIES);
                if let Some(holder) = holder.filter(|_| open) {
                    let mut order = self.state.order.into_iter().map(Seat);
                    let first = order.find(|seat| self.state.are_together(*seat, holder));
                    self.seat = first.unwrap_or(holder);
                    self.state.acting = self.seat;
                    self.push(Waiting::Naming);
                }
            }
            PhaseEndStep::Close => {
                (self.state.ending, self.state.acting) = (0, Seat(0));
                self.close_phase();
            }
        }
    }

    fn ask(&mut self, place: u8) {
        self.seat = Seat(self.state.order.at(usize::from(place)));
        self.state.acting = self.seat;
    }

    /// Demands one silver for each shield; a player who can pay for none loses them all without a choice.
    fn demand_tribute(&mut self) {
        let estate = self.estate();
        let shields = estate.shields;
        let in_workers = shields.has(Shield::TRIBUTE_IN_WORKERS);
        let means = estate.silver > 0 || (in_workers && estate.workers > 0);
        if shields.is_empty() {
            return;
        }
        if means {
            self.push(Waiting::Tribute);
        } else {
            shields.iter().for_each(|shield| self.lose_shield(shield));
        }
    }

    fn pay_all_mines(&mut self) {
        for seat in self.state.owners() {
            self.seat = seat;
            self.pay_mines();
        }
    }

    /// Pays a silver for each mine, and with monastery 2 a worker too; shield 8 doubles both.
    fn pay_mines(&mut self) {
        let mines = self.estate().mines();
        let doubles = self.estate().shields.has(Shield::DOUBLES_MINES);
        let doubled = if doubles { mines } else { 0 };
        self.gain_silver(mines, Gain::Mines);
        self.gain_silver(doubled, Gain::Shield(Shield::DOUBLES_MINES));
        if self.estate().has_monastery(monasteries::MINES_BRING_WORKERS) {
            self.gain_workers(mines, Gain::Monastery(monasteries::MINES_BRING_WORKERS));
            self.add_workers(doubled, Gain::Shield(Shield::DOUBLES_MINES));
        }
    }

    /// Clears the table, except for goods and inns (rulebook pages 3, 9 and 12); after phase E the game is
    /// scored.
    fn close_phase(&mut self) {
        if self.state.phase + 1 == PHASES && self.state.is_solo() {
            self.end_solo();
            return;
        }
        if self.state.phase + 1 == PHASES {
            self.end_game();
            return;
        }
        for slot in Slot::all() {
            let tile = self.state.lying(slot);
            if tile.is_some() {
                self.state.table.set(slot.index(), Tile::NONE);
                self.emit(Event::TileCleared { slot, tile });
            }
        }
        self.state.phase += 1;
        self.state.round = 0;
        self.begin_phase();
    }
}
