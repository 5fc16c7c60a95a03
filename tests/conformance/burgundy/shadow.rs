//! A game followed by its events alone.
//!
//! The shadow never reads positions: it holds the state as reconstructed from events. A difference from the
//! position means that an event is missing, wrong or superfluous, so that log, animation and spoken words would
//! be wrong.

use crate::conformance::{Verdict, expect};
use principality::engine::seat::Seat;
use principality::games::burgundy::SEATS;
use principality::games::burgundy::boards::BoardId;
use principality::games::burgundy::depots::{SLOTS_AND_INNS, Slot};
use principality::games::burgundy::event::{Gain, Reason, SOURCES};
use principality::games::burgundy::fields::{Field, MAX_FIELDS};
use principality::games::burgundy::goods::Good;
use principality::games::burgundy::shields::{Shield, ShieldSet};
use principality::games::burgundy::sizes::MAX_KEYS;
use principality::games::burgundy::state::Stage;
use principality::games::burgundy::tiles::Tile;
use principality::games::burgundy::{Event, Key, Payment, State};

#[derive(Debug, Clone, PartialEq)]
struct Estate {
    board: BoardId,
    tiles: [Tile; MAX_FIELDS],
    storage: [Tile; MAX_KEYS],
    goods: [u8; 6],
    sold: [u8; 6],
    silver: i32,
    workers: i32,
    points: [u16; SOURCES],
    bonuses: u16,
    space: u8,
    /// Ordered by face, since events identify a die by its face.
    dice: [u8; 2],
    routes: [u8; 5],
    laid: Vec<Good>,
    posts: u8,
    shields: ShieldSet,
}

/// The state as reconstructed from events.
#[derive(Debug, Clone)]
pub struct Shadow {
    estates: Vec<Estate>,
    table: [Tile; SLOTS_AND_INNS],
    depot_goods: [[u8; 6]; 6],
    revealed: Vec<Good>,
    turns: u32,
    phase: u8,
    round: u8,
    playing: Option<Seat>,
    over: bool,
    pub inns: u8,
    depot_shields: Vec<(u8, Shield)>,
    named: Option<(Seat, Seat)>,
    solo: bool,
    /// Partners share an estate; score sheet, trade route, dice and stone are each one's own.
    team: bool,
    /// Goods that left the game, by kind.
    pub gone_goods: [u8; 6],
    /// Number of tiles that were turned over.
    pub blackened: u8,
    /// Tiles that left the game, in order.
    pub gone: Vec<Tile>,
}

impl Shadow {
    /// The shadow of the first position, after the opening events.
    pub fn new(state: &State, opening: &[Event]) -> Shadow {
        let nobody = Estate {
            board: BoardId(0),
            tiles: [Tile::NONE; MAX_FIELDS],
            storage: [Tile::NONE; MAX_KEYS],
            goods: [0; 6],
            sold: [0; 6],
            silver: 0,
            workers: 0,
            points: [0; SOURCES],
            bonuses: 0,
            space: 0,
            dice: [0; 2],
            routes: [0; 5],
            laid: Vec::new(),
            posts: 0,
            shields: ShieldSet::NONE,
        };
        let mut shadow = Shadow {
            estates: vec![nobody; usize::from(state.players())],
            table: [Tile::NONE; SLOTS_AND_INNS],
            depot_goods: [[0; 6]; 6],
            revealed: Vec::new(),
            turns: 0,
            phase: 0,
            round: 0,
            playing: None,
            over: false,
            inns: 0,
            depot_shields: Vec::new(),
            named: None,
            solo: state.is_solo(),
            team: state.is_team_game(),
            gone_goods: [0; 6],
            blackened: 0,
            gone: Vec::new(),
        };
        for event in opening {
            shadow.happen(event).unwrap_or_else(|wrong| panic!("{event:?}: {wrong}"));
        }
        shadow
    }

    fn of(&mut self, seat: Seat) -> Result<&mut Estate, String> {
        let seat = if self.team { Seat(seat.0 % 2) } else { seat };
        self.own(seat)
    }

    fn own(&mut self, seat: Seat) -> Result<&mut Estate, String> {
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
                self.leaves_the_table(from, tile)?;
                put(&mut self.of(seat)?.storage[to.index()], tile)?;
            }
            Event::TileSettled { seat, tile, from, field } => {
                self.leaves_the_table(from, tile)?;
                put(&mut self.of(seat)?.tiles[field.index()], tile)?;
            }
            Event::TileMoved { seat, tile, from, to } => {
                let estate = self.of(seat)?;
                lift(&mut estate.storage[from.index()], tile)?;
                put(&mut estate.storage[to.index()], tile)?;
            }
            Event::InnDealt => {
                self.inns += 1;
                self.table[Slot::INNS.index()] = Tile::INN;
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

    /// Inns are stacked: the next one shows when the top one is taken.
    fn leaves_the_table(&mut self, from: Slot, tile: Tile) -> Verdict {
        lift(&mut self.table[from.index()], tile)?;
        if from == Slot::INNS {
            self.inns -= 1;
            self.table[from.index()] = if self.inns > 0 { Tile::INN } else { Tile::NONE };
        }
        Ok(())
    }

    /// Applies events on silver, workers, points, the bridge and the course of the game.
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
                let at_end = match reason {
                    Reason::GoodsLeft | Reason::SilverLeft | Reason::WorkersLeft => true,
                    // In the solo game they score when they are placed.
                    Reason::Monastery(number) => number >= 15 && !self.solo,
                    // Shields 7 and 12 score during the game too.
                    Reason::Shield(Shield(7 | 12)) => over,
                    Reason::Shield(_) => true,
                    _ => false,
                };
                expect(at_end == over, || "scored at the wrong time")?;
                self.own(seat)?.points[reason.source().index()] += points;
            }
            Event::BonusTaken { seat, colour, first } => {
                let bit = 1u16 << (colour.index() + if first { 0 } else { 6 });
                let free = self.estates.iter().all(|estate| estate.bonuses & bit == 0);
                expect(free, || "taken already")?;
                self.of(seat)?.bonuses |= bit;
            }
            Event::BridgeStep { seat, space } => {
                let estate = self.own(seat)?;
                expect(space == (estate.space + 1).min(6), || "not one step")?;
                estate.space = space;
            }
            Event::Rolled { seat, mut dice } => {
                dice.sort_unstable();
                self.own(seat)?.dice = dice;
            }
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
            _ => self.happens_with_modules(event)?,
        }
        Ok(())
    }

    /// Applies events on trade routes, border posts and shields.
    fn happens_with_modules(&mut self, event: &Event) -> Verdict {
        match *event {
            Event::Spent { seat, silver, workers, .. } => {
                expect(silver + workers > 0, || "nothing")?;
                let estate = self.of(seat)?;
                estate.silver -= i32::from(silver);
                estate.workers -= i32::from(workers);
            }
            Event::RoutesDealt { seat, cards } => self.own(seat)?.routes = cards,
            Event::GoodLaid { seat, space, good, .. } => {
                let estate = self.own(seat)?;
                expect(usize::from(space) == estate.laid.len(), || "not the next space")?;
                estate.laid.push(good);
            }
            Event::PostsJoined { seat, pairs, .. } => {
                let estate = self.of(seat)?;
                expect(estate.posts & pairs == 0 && pairs > 0, || "joined already")?;
                estate.posts |= pairs;
            }
            Event::ShieldDealt { depot, shield } => self.depot_shields.push((depot, shield)),
            Event::ShieldTaken { seat, depot, shield, workers } => {
                let lies = self.depot_shields.iter().position(|s| *s == (depot, shield));
                self.depot_shields.remove(lies.ok_or("it does not lie there")?);
                let estate = self.of(seat)?;
                estate.shields = estate.shields.with(shield);
                estate.workers -= i32::from(workers);
            }
            Event::ShieldLost { seat, shield } => {
                let estate = self.of(seat)?;
                expect(estate.shields.has(shield), || "nobody has it")?;
                estate.shields = estate.shields.without(shield);
                if shield == Shield(6) {
                    self.named = None;
                }
            }
            Event::DieTurned { seat, die, to } => {
                let estate = self.own(seat)?;
                let turned = estate.dice.iter().position(|face| *face == die.0);
                estate.dice[turned.ok_or("no such die")?] = to;
                estate.dice.sort_unstable();
            }
            Event::MonasteriesShared { seat, with } => {
                let holder = if self.team { Seat(seat.0 % 2) } else { seat };
                self.named = Some((holder, with));
            }
            _ => self.happens_alone(event)?,
        }
        Ok(())
    }

    /// Applies events of the solo game.
    fn happens_alone(&mut self, event: &Event) -> Verdict {
        match *event {
            Event::GoodsCleared { depot, good, count } => {
                let lying = &mut self.depot_goods[usize::from(depot) - 1][good.index()];
                expect(*lying == count && count > 0, || "not so many")?;
                *lying = 0;
                self.gone_goods[good.index()] += count;
            }
            Event::GoodGiven { seat, good } => {
                let held = &mut self.of(seat)?.goods[good.index()];
                *held = held.checked_sub(1).ok_or("there is none")?;
                self.gone_goods[good.index()] += 1;
            }
            Event::TileBlackened { seat, key } => {
                let stored = &mut self.of(seat)?.storage[key.index()];
                let tile = std::mem::replace(stored, Tile::BLACK);
                expect(tile.is_some(), || "nothing is stored there")?;
                self.gone.push(tile);
                self.blackened += 1;
            }
            Event::ColourFinished { seat, colour } => {
                self.of(seat)?.bonuses |= 1 << colour.index();
            }
            _ => {}
        }
        Ok(())
    }

    /// Checks that the position agrees with the events.
    pub fn agrees(&self, state: &State) -> Verdict {
        expect(self.table == *state.table(), || "the table differs from its events")?;
        expect(self.depot_goods == *state.depot_goods(), || "the depots' goods differ")?;
        expect(self.over == (state.stage() == Stage::Over), || "the end differs")?;
        expect(self.turns == state.turns_ended(), || "the number of turns differs")?;
        expect(self.inns == state.inns(), || "the inns differ")?;
        let mut lying: Vec<(u8, Shield)> = (1..=6)
            .flat_map(|depot| state.shields_in(depot).map(|shield| (depot, shield)))
            .filter(|(_, shield)| shield.is_some())
            .collect();
        lying.sort_unstable();
        let mut told = self.depot_shields.clone();
        told.sort_unstable();
        expect(told == lying, || "the depots' shields differ")?;
        let named = state.holder(Shield(6)).zip(state.named());
        expect(self.named == named, || "another player is named")?;
        if state.stage() == Stage::Play {
            let playing = (state.ending() == 0).then(|| state.playing());
            expect(self.playing == playing, || "another seat plays")?;
            expect((self.phase, self.round) == (state.phase(), state.round()), || "another round")?;
        }
        let choosing = |seat| state.stage() == Stage::Boards && state.still_choosing().has(seat);
        for (seat, told) in (0..SEATS as u8).map(Seat).zip(&self.estates) {
            let estate = state.own(seat);
            let real = Estate {
                // Until it is chosen, the position keeps the drawn board.
                board: if choosing(seat) { told.board } else { estate.board_id() },
                tiles: core::array::from_fn(|field| estate.tile(Field(field as u8))),
                storage: core::array::from_fn(|key| estate.stored(Key(key as u8))),
                goods: estate.goods(),
                sold: estate.sold(),
                silver: i32::from(estate.silver()),
                workers: i32::from(estate.workers()),
                points: estate.all_points(),
                bonuses: estate.bonuses(),
                space: state.spaces()[seat.index()],
                dice: if state.stage() == Stage::Play {
                    let mut dice = state.dice()[seat.index()];
                    dice.sort_unstable();
                    dice
                } else {
                    told.dice
                },
                routes: estate.module_state().routes,
                laid: (0..).map_while(|space| estate.laid_good(space)).collect(),
                posts: estate.module_state().posts,
                shields: estate.shields(),
            };
            expect(*told == real, || {
                format!("seat {}: the events tell\n{told:?}\nand the position is\n{real:?}", seat.0)
            })?;
            let total: u16 = told.points.iter().sum();
            expect(total == state.points(seat), || "the total is not the sum of its events")?;
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
