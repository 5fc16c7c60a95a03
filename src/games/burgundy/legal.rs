//! The complete list of legal actions. `check.rs` checks a single action.
//!
//! Both are built on the same small questions (`fit.rs`, `buying.rs`), so that they can't diverge; the
//! conformance kit compares them in thousands of positions. The order of the list is part of the rules version:
//! actions of modules come at places where the base game has none.

use crate::engine::seat::{Seat, Seats};
use crate::games::burgundy::Actions;
use crate::games::burgundy::action::{Action, Die, Key};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::{Slots, beside};
use crate::games::burgundy::fields::Fields;
use crate::games::burgundy::fit::has_species;
use crate::games::burgundy::goods::GoodSet;
use crate::games::burgundy::numbers::Numbers;
use crate::games::burgundy::options::Castles;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::sizes::KEYS;
use crate::games::burgundy::state::{Estate, Stage, State, Waiting};
use crate::games::burgundy::team::Keys;
use crate::games::burgundy::tiles::{Building, Species, Tile};

/// Tiles on the table and in storage, prepared once for both dice.
struct AtHand {
    /// The places of the table with a tile.
    lying: Slots,
    /// The tiles on the first three key fields.
    stored: [Stored; KEYS],
    /// The key fields that the player may use.
    keys: Keys,
    goods: GoodSet,
}

/// A stored tile, and the fields where it may be placed, numbers aside.
struct Stored {
    tile: Tile,
    open: Fields,
}

impl AtHand {
    #[inline]
    fn of(state: &State, estate: &Estate) -> AtHand {
        let keys = state.open_keys(state.chooser());
        let mut stored = [const { Stored { tile: Tile::NONE, open: Fields::NONE } }; KEYS];
        for ((key, tile), place) in (0u8..).map(Key).zip(estate.storage).zip(&mut stored) {
            if tile.is_some() && keys.has(key) {
                *place = Stored { tile, open: estate.open_fields(tile) };
            }
        }
        let lying = Slots::with_tiles(&state.table);
        AtHand { lying, stored, keys, goods: GoodSet::held(&estate.goods) }
    }
}

impl State {
    /// The seats that choose now.
    #[must_use]
    pub fn deciders(&self) -> Seats {
        match self.stage {
            Stage::Over => Seats::NONE,
            Stage::Play => Seats::only(self.chooser()),
            Stage::Castles if self.options.castles() == Castles::Hidden => self.choosing,
            Stage::Boards | Stage::Castles => {
                self.choosing.lowest().map_or(Seats::NONE, Seats::only)
            }
        }
    }

    /// True if an optional effect is pending, which may be passed.
    #[must_use]
    pub fn may_pass(&self, waiting: Waiting) -> bool {
        let crowded = || self.is_solo() && !waiting.is_half_done() && !self.order_is_free();
        match waiting {
            Waiting::Building(_)
            | Waiting::Second { .. }
            | Waiting::Crane
            | Waiting::Gather
            | Waiting::Settle { .. }
            | Waiting::Naming
            | Waiting::Swap
            | Waiting::StoneAction => !crowded(),
            _ => false,
        }
    }

    /// Appends all legal actions of the seat.
    pub fn legal(&self, seat: Seat, out: &mut Actions) {
        let estate = self.estate(seat);
        if self.stage == Stage::Play {
            if seat == self.chooser() {
                self.legal_in_play(seat, estate, out);
            }
            return;
        }
        if !self.deciders().has(seat) {
            return;
        }
        match self.stage {
            Stage::Over | Stage::Play => {}
            Stage::Boards => {
                out.push(Action::Board(BoardId(1)));
                if estate.board != BoardId(1) {
                    out.push(Action::Board(estate.board));
                }
            }
            Stage::Castles => {
                for field in estate.board().starts {
                    out.push(Action::StartCastle(field));
                }
            }
        }
    }

    fn legal_in_play(&self, seat: Seat, estate: &Estate, out: &mut Actions) {
        let top = self.top();
        if top.is_nothing() {
            self.legal_with_dice(estate, out);
        } else {
            self.legal_while_waiting(seat, estate, top, out);
        }
        if self.may_buy_now() {
            self.legal_purchases(estate, out);
        }
        if !self.options.is_base() {
            self.legal_beside(seat, estate, top, out);
        }
        if top.is_nothing() && self.used == 3 {
            out.push(Action::EndTurn);
        }
    }

    /// Lists the options of the pending effect that comes first, and passing it.
    #[inline(never)]
    fn legal_while_waiting(&self, seat: Seat, estate: &Estate, top: Waiting, out: &mut Actions) {
        match top {
            Waiting::Nothing | Waiting::BridgeStep => {}
            _ if self.is_solo() && !top.is_half_done() => self.legal_in_pool(estate, top, out),
            Waiting::Discard(_) => {
                // Storage is full then, in every position that a game reaches.
                let lies = |key: &Key| self.tile_to_place(estate, *key).is_ok_and(Tile::is_some);
                let keys = self.keys_of(seat).iter().filter(lies);
                keys.for_each(|key| out.push(Action::Discard(key)));
            }
            Waiting::Castle | Waiting::AnyAction => self.legal_with_castle(estate, out),
            Waiting::Building(building) => self.legal_with_building(estate, building, out),
            Waiting::Load => (1..=6).for_each(|depot| out.push(Action::Load(depot))),
            Waiting::Second { beside: first } => {
                let [a, b] = beside(first);
                out.push(Action::Load(a.min(b)));
                out.push(Action::Load(a.max(b)));
            }
            Waiting::Keep { depot, .. } => self.legal_keeps(estate, depot, out),
            _ => self.legal_effects_of_modules(estate, top, out),
        }
        if self.may_pass(top) {
            out.push(Action::Pass);
        }
    }

    /// Lists the options of the first effect of the solo game, and of the dice, which may be used meanwhile.
    fn legal_in_pool(&self, estate: &Estate, top: Waiting, out: &mut Actions) {
        if !self.order_is_free() {
            return;
        }
        match top {
            Waiting::Castle | Waiting::AnyAction | Waiting::StoneAction => {
                self.legal_with_castle(estate, out);
            }
            Waiting::Building(building) => self.legal_with_building(estate, building, out),
            Waiting::Load => (1..=6).for_each(|depot| out.push(Action::Load(depot))),
            _ => self.legal_effects_of_modules(estate, top, out),
        }
        self.legal_with_dice(estate, out);
    }

    fn legal_with_building(&self, estate: &Estate, building: Building, out: &mut Actions) {
        match building {
            Building::Warehouse => {
                GoodSet::held(&estate.goods).iter().for_each(|g| out.push(Action::SellFree(g)));
            }
            Building::TownHall => {
                self.for_each_open_tile(self.chooser(), |key, tile| {
                    for field in estate.open_fields(tile) {
                        out.push(Action::Build(key, field));
                    }
                });
            }
            _ => self.fetchable(building).for_each(|slot| out.push(Action::Fetch(slot))),
        }
    }

    /// Lists every action with each unused die, at the lowest cost in workers.
    fn legal_with_dice(&self, estate: &Estate, out: &mut Actions) {
        let [first, second] = self.unused_dice();
        if first.or(second).is_none() {
            return;
        }
        let at_hand = AtHand::of(self, estate);
        if let Some(face) = first {
            self.legal_with_die(estate, &at_hand, Die(face), face, out);
        }
        // Two equal dice give the same actions.
        if let Some(face) = second.filter(|_| first != second) {
            self.legal_with_die(estate, &at_hand, Die(face), face, out);
        }
    }

    /// Lists every action with a die that shows this face, at the lowest cost in workers.
    fn legal_with_die(
        &self,
        estate: &Estate,
        at_hand: &AtHand,
        die: Die,
        face: u8,
        out: &mut Actions,
    ) {
        let plain = estate.numbers_in_reach(face, false);
        let helped = estate.numbers_in_reach(face, true);
        let take = if estate.free_step_to_take() { helped } else { plain };
        at_hand.lying.in_depots(take).for_each(|slot| out.push(Action::Take(die, slot)));
        let board = estate.board();
        let of_plain = board.of_numbers(plain);
        // Few estates have such a monastery: checked once, not for each tile.
        let some_free = estate.some_free_step_to_place();
        for (key, stored) in (0u8..).map(Key).zip(&at_hand.stored) {
            let numbered = match some_free && estate.free_step_for(stored.tile) {
                true => board.of_numbers(helped),
                false => of_plain,
            };
            let fields = stored.open.and(numbered).into_iter();
            fields.for_each(|field| out.push(Action::Place(die, key, field)));
        }
        if usize::from(estate.keys) > KEYS {
            self.legal_places_beyond(estate, at_hand.keys, die, [plain, helped], out);
        }
        let sold = at_hand.goods.and(plain.goods()).iter();
        sold.for_each(|good| out.push(Action::Sell(die, good)));
        out.push(Action::Hire(die));
    }

    /// Lists placing from the key fields beyond the third, which the base game does not have, with the numbers
    /// in reach without and with a monastery's help. A function of its own that takes plain values: references
    /// would be written to memory for every die.
    #[cold]
    #[inline(never)]
    fn legal_places_beyond(
        &self,
        estate: &Estate,
        keys: Keys,
        die: Die,
        [plain, helped]: [Numbers; 2],
        out: &mut Actions,
    ) {
        estate.for_each_stored_beyond(|key, tile| {
            if keys.has(key) {
                let free = estate.free_step_for(tile);
                let numbered = estate.board().of_numbers(if free { helped } else { plain });
                let fields = estate.open_fields(tile).and(numbered).into_iter();
                fields.for_each(|field| out.push(Action::Place(die, key, field)));
            }
        });
    }

    fn legal_with_castle(&self, estate: &Estate, out: &mut Actions) {
        let lying = Slots::with_tiles(&self.table).in_depots(Numbers::EVERY);
        lying.for_each(|slot| out.push(Action::Take(Die::ANY, slot)));
        self.for_each_open_tile(self.chooser(), |key, tile| {
            let fields = estate.open_fields(tile).into_iter();
            fields.for_each(|field| out.push(Action::Place(Die::ANY, key, field)));
        });
        GoodSet::held(&estate.goods).iter().for_each(|g| out.push(Action::Sell(Die::ANY, g)));
        out.push(Action::Hire(Die::ANY));
    }

    /// Lists every set of new kinds that fills the free places of the store.
    fn legal_keeps(&self, estate: &Estate, depot: u8, out: &mut Actions) {
        let new = estate.new_kinds(&self.goods_in(depot));
        let free = estate.free_goods_places();
        for bits in 1..64u8 {
            let set = GoodSet(bits);
            if set.len() == free && set.minus(new).is_empty() {
                out.push(Action::Keep(set));
            }
        }
    }

    #[inline(never)]
    fn legal_effects_of_modules(&self, estate: &Estate, top: Waiting, out: &mut Actions) {
        match top {
            Waiting::WhiteCastle => {
                self.legal_with_die(estate, &AtHand::of(self, estate), Die::WHITE, self.white, out);
            }
            Waiting::Crane => self.crane_uses(estate).for_each(|b| out.push(Action::Use(b))),
            Waiting::Geese(field) => {
                let beside = estate.species_beside(field);
                let offered = Species::ALL.into_iter().filter(|kind| has_species(beside, *kind));
                offered.for_each(|kind| out.push(Action::Herd(kind)));
            }
            Waiting::Gather => {
                self.gatherable(estate).iter().for_each(|good| out.push(Action::Gather(good)));
            }
            Waiting::Overflow => {
                self.spread_tiles(estate).for_each(|(key, _)| out.push(Action::Discard(key)));
            }
            Waiting::Settle { black } => {
                for slot in State::settling_slots(black) {
                    for field in estate.open_fields(self.lying(slot)) {
                        out.push(Action::Settle(slot, field));
                    }
                }
            }
            Waiting::Shelve(_) => {
                let shelves = self.shelves(self.chooser()).into_iter().flatten();
                shelves.for_each(|key| out.push(Action::Shelve(key)));
            }
            Waiting::Swap => self.swappable().for_each(|slot| out.push(Action::Swap(slot))),
            Waiting::Give { left, from, .. } => {
                let kinds = self.givable(estate, left, from);
                kinds.iter().for_each(|good| out.push(Action::Give(good)));
            }
            Waiting::Tribute => {
                let tribute = estate.shields.len();
                for workers in (0..=tribute).filter(|workers| estate.can_pay(*workers)) {
                    out.push(Action::Pay(workers));
                }
                estate.shields.iter().for_each(|shield| out.push(Action::Drop(shield)));
            }
            // Listed with the base game's or beside the dice, or resolved without a choice.
            Waiting::Nothing
            | Waiting::Discard(_)
            | Waiting::Castle
            | Waiting::Building(_)
            | Waiting::Load
            | Waiting::Keep { .. }
            | Waiting::Second { .. }
            | Waiting::BridgeStep
            | Waiting::Route { .. }
            | Waiting::AnyAction
            | Waiting::Naming
            | Waiting::Score { .. }
            | Waiting::Blacken
            | Waiting::StoneAction => {}
        }
    }

    /// Lists the options of modules beside dice, effects and purchases. A function of its own, to keep the one
    /// for the base game small.
    #[inline(never)]
    fn legal_beside(&self, seat: Seat, estate: &Estate, top: Waiting, out: &mut Actions) {
        if self.check_recruit(estate).is_ok() {
            out.push(Action::Recruit);
        }
        for depot in 1..=6 {
            for shield in self.shields_in(depot).into_iter().filter(|shield| shield.is_some()) {
                if self.check_shield_moment(estate, depot, top).is_ok() {
                    if estate.bare_castles() > 0 {
                        out.push(Action::Shield(shield, Shield::NONE));
                    }
                    estate.shields.iter().for_each(|old| out.push(Action::Shield(shield, old)));
                }
            }
        }
        if self.check_turning(estate, top).is_ok() {
            let mut last = 0;
            for face in self.unused_dice().into_iter().flatten().filter(|face| *face > 0) {
                if face != last {
                    let others = (1..=6).filter(|to| *to != face);
                    others.for_each(|to| out.push(Action::Turn(Die(face), to)));
                }
                last = face;
            }
        }
        if self.is_solo() {
            self.legal_in_solo(out);
        }
        if self.check_naming(estate, top).is_ok() {
            let others = self.owners().filter(|other| !self.are_together(*other, seat));
            others.for_each(|other| out.push(Action::Name(other)));
        }
    }
}
