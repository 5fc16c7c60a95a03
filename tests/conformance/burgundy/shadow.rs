//! A game followed by its events alone.
//!
//! The shadow never looks at positions: it holds what the events have told. Where it differs from
//! the position, an event is missing, wrong or too many, and log, animation and spoken words would
//! tell something that did not happen.

use crate::conformance::{Verdict, expect};
use principality::engine::seat::{MAX_SEATS, Seat};
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::depots::SLOTS;
use principality::games::burgundy::event::{Gain, Reason, SOURCES};
use principality::games::burgundy::fields::MAX_FIELDS;
use principality::games::burgundy::goods::Good;
use principality::games::burgundy::state::{KEYS, Stage};
use principality::games::burgundy::tiles::Tile;
use principality::games::burgundy::{Event, Payment, State};

#[derive(Debug, Clone, PartialEq)]
struct Estate {
    board: BoardId,
    tiles: [Tile; MAX_FIELDS],
    storage: [Tile; KEYS],
    goods: [u8; 6],
    sold: [u8; 6],
    silver: i32,
    workers: i32,
    points: [u16; SOURCES],
    bonuses: u16,
    space: u8,
    dice: [u8; 2],
}

/// What events have told.
#[derive(Debug, Clone)]
pub struct Shadow {
    estates: Vec<Estate>,
    table: [Tile; SLOTS],
    depot_goods: [[u8; 6]; 6],
    revealed: Vec<Good>,
    turns: u32,
    phase: u8,
    round: u8,
    playing: Option<Seat>,
    over: bool,
    /// Tiles that left the game, in order.
    pub gone: Vec<Tile>,
}

impl Shadow {
    /// The shadow before anything happened, and then the opening.
    pub fn new(state: &State, opening: &[Event]) -> Shadow {
        let nobody = Estate {
            board: BoardId(0),
            tiles: [Tile::NONE; MAX_FIELDS],
            storage: [Tile::NONE; KEYS],
            goods: [0; 6],
            sold: [0; 6],
            silver: 0,
            workers: 0,
            points: [0; SOURCES],
            bonuses: 0,
            space: 0,
            dice: [0; 2],
        };
        let mut shadow = Shadow {
            estates: vec![nobody; usize::from(state.players())],
            table: [Tile::NONE; SLOTS],
            depot_goods: [[0; 6]; 6],
            revealed: Vec::new(),
            turns: 0,
            phase: 0,
            round: 0,
            playing: None,
            over: false,
            gone: Vec::new(),
        };
        for event in opening {
            shadow.happen(event).unwrap_or_else(|wrong| panic!("{event:?}: {wrong}"));
        }
        shadow
    }

    fn of(&mut self, seat: Seat) -> Result<&mut Estate, String> {
        self.estates.get_mut(seat.index()).ok_or(format!("seat {} does not play", seat.0))
    }

    /// Follows one event.
    pub fn happen(&mut self, event: &Event) -> Verdict {
        self.happens(event).map_err(|wrong| format!("{event:?}: {wrong}"))
    }

    fn happens(&mut self, event: &Event) -> Verdict {
        match *event {
            Event::BoardTaken { seat, board } => self.of(seat)?.board = board,
            Event::CastleSet { seat, field } => {
                put(&mut self.of(seat)?.tiles[field.index()], Tile::CASTLE)?;
            }
            Event::GoodDealt { seat, good } => self.of(seat)?.goods[good.index()] += 1,
            Event::TileDealt { slot, tile } => put(&mut self.table[slot.index()], tile)?,
            Event::TileTaken { seat, tile, from, to } => {
                lift(&mut self.table[from.index()], tile)?;
                put(&mut self.of(seat)?.storage[to.index()], tile)?;
            }
            Event::TileDiscarded { seat, tile, from } => {
                lift(&mut self.of(seat)?.storage[from.index()], tile)?;
                self.gone.push(tile);
            }
            Event::TilePlaced { seat, tile, from, field } => {
                let estate = self.of(seat)?;
                lift(&mut estate.storage[from.index()], tile)?;
                put(&mut estate.tiles[field.index()], tile)?;
            }
            Event::TileCleared { slot, tile } => {
                lift(&mut self.table[slot.index()], tile)?;
                self.gone.push(tile);
            }
            Event::GoodRevealed { round, good } => {
                expect(usize::from(round) == self.revealed.len() % 5, || "out of order")?;
                self.revealed.push(good);
            }
            Event::GoodPlaced { depot, good } => {
                let at = usize::from(self.phase * 5 + self.round);
                expect(self.revealed.get(at) == Some(&good), || "not the good of the round")?;
                self.depot_goods[usize::from(depot) - 1][good.index()] += 1;
            }
            Event::GoodsLoaded { seat, depot, good, count } => {
                let lying = &mut self.depot_goods[usize::from(depot) - 1][good.index()];
                expect(*lying == count && count > 0, || format!("{lying} lie there"))?;
                *lying = 0;
                self.of(seat)?.goods[good.index()] += count;
            }
            Event::GoodsLeftBehind { depot, goods, .. } => {
                let lying = self.depot_goods[usize::from(depot) - 1];
                let same = goods == principality::games::burgundy::goods::GoodSet::held(&lying);
                expect(same && !goods.is_empty(), || "other goods lie there")?;
            }
            Event::GoodsSold { seat, good, count } => {
                let estate = self.of(seat)?;
                expect(estate.goods[good.index()] == count && count > 0, || "not so many")?;
                estate.goods[good.index()] = 0;
                estate.sold[good.index()] += count;
            }
            _ => self.happens_to_counts(event)?,
        }
        Ok(())
    }

    /// Silver, workers, points, the bridge and the course of the game.
    fn happens_to_counts(&mut self, event: &Event) -> Verdict {
        match *event {
            Event::SilverGained { seat, amount, .. } => {
                expect(amount > 0, || "nothing")?;
                self.of(seat)?.silver += i32::from(amount);
            }
            Event::WorkersGained { seat, amount, gain } => {
                let hired = if matches!(gain, Gain::Hire) { amount == 2 } else { amount > 0 };
                expect(hired, || "a strange amount")?;
                self.of(seat)?.workers += i32::from(amount);
            }
            Event::DieUsed { seat, workers, at, .. } => {
                expect((1..=6).contains(&at) || workers == 0, || "no such number")?;
                self.of(seat)?.workers -= i32::from(workers);
            }
            Event::Paid { seat, payment: Payment::Silver } => self.of(seat)?.silver -= 2,
            Event::Paid { seat, payment: Payment::Workers } => self.of(seat)?.workers -= 2,
            Event::Scored { seat, points, reason } => {
                expect(points > 0, || "no points")?;
                let over = self.over;
                let at_end = matches!(
                    reason,
                    Reason::GoodsLeft
                        | Reason::SilverLeft
                        | Reason::WorkersLeft
                        | Reason::Monastery(15..)
                );
                expect(at_end == over, || "scored at the wrong time")?;
                self.of(seat)?.points[reason.source().index()] += u16::from(points);
            }
            Event::BonusTaken { seat, colour, first } => {
                let bit = 1u16 << (colour.index() + if first { 0 } else { 6 });
                let free = self.estates.iter().all(|estate| estate.bonuses & bit == 0);
                expect(free, || "taken already")?;
                self.of(seat)?.bonuses |= bit;
            }
            Event::BridgeStep { seat, space } => {
                let estate = self.of(seat)?;
                expect(space == (estate.space + 1).min(6), || "not one step")?;
                estate.space = space;
            }
            Event::Rolled { seat, dice } => self.of(seat)?.dice = dice,
            Event::PhaseBegan { phase } => self.phase = phase,
            Event::RoundBegan { phase, round } => {
                (self.phase, self.round) = (phase, round);
                self.playing = None;
            }
            Event::TurnBegan { seat } => {
                expect(self.playing.is_none(), || "another turn is open")?;
                self.playing = Some(seat);
            }
            Event::TurnEnded { seat } => {
                expect(self.playing.take() == Some(seat), || "this turn was not open")?;
                self.turns += 1;
            }
            Event::PhaseEnded { phase } => {
                expect(phase == self.phase && self.round == 4, || "out of order")?;
            }
            Event::GameEnded => self.over = true,
            _ => {}
        }
        Ok(())
    }

    /// Whether the position is what the events have told.
    pub fn agrees(&self, state: &State) -> Verdict {
        expect(self.table == state.table, || "the table differs from its events")?;
        expect(self.depot_goods == state.depot_goods, || "the depots' goods differ")?;
        expect(self.over == (state.stage == Stage::Over), || "the end differs")?;
        expect(self.turns == state.turns_ended(), || "the number of turns differs")?;
        if state.stage == Stage::Play {
            expect(self.playing == Some(state.playing()), || "another seat plays")?;
            expect((self.phase, self.round) == (state.phase, state.round), || "another round")?;
        }
        let choosing = |seat| state.stage == Stage::Boards && state.choosing.has(seat);
        for (seat, told) in (0..MAX_SEATS as u8).map(Seat).zip(&self.estates) {
            let estate = state.estate(seat);
            let real = Estate {
                // Until it is chosen, the position keeps the board that was drawn.
                board: if choosing(seat) { told.board } else { estate.board },
                tiles: estate.tiles,
                storage: estate.storage,
                goods: estate.goods,
                sold: estate.sold,
                silver: i32::from(estate.silver),
                workers: i32::from(estate.workers),
                points: estate.points,
                bonuses: estate.bonuses,
                space: state.spaces[seat.index()],
                dice: if state.stage == Stage::Play { state.dice[seat.index()] } else { told.dice },
            };
            expect(*told == real, || {
                format!("seat {}: the events tell\n{told:?}\nand the position is\n{real:?}", seat.0)
            })?;
            let total: u16 = told.points.iter().sum();
            expect(total == estate.total(), || "the total is not the sum of its events")?;
        }
        Ok(())
    }
}

fn put(place: &mut Tile, tile: Tile) -> Verdict {
    expect(place.is_none() && tile.is_some(), || format!("{place:?} lies there already"))?;
    *place = tile;
    Ok(())
}

fn lift(place: &mut Tile, tile: Tile) -> Verdict {
    expect(*place == tile && tile.is_some(), || format!("{place:?} lies there"))?;
    *place = Tile::NONE;
    Ok(())
}
