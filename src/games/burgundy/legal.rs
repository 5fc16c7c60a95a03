//! What may be chosen now: the complete list. `check.rs` judges a single action.
//!
//! Both stand on the same small questions (`fit.rs`, `buying.rs`), so that they can't drift apart; the
//! conformance kit compares them in thousands of positions. The order of the list is part of the rules
//! version: what modules add comes where the base game has nothing.

use crate::engine::actions::Actions;
use crate::engine::seat::{Seat, Seats};
use crate::games::burgundy::action::{Action, Die, Key};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::{PLACES, Slot, beside};
use crate::games::burgundy::fields::Fields;
use crate::games::burgundy::fit::has_species;
use crate::games::burgundy::goods::GoodSet;
use crate::games::burgundy::options::Castles;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Estate, KEYS, Stage, State, Waiting};
use crate::games::burgundy::team::Keys;
use crate::games::burgundy::tiles::{Building, Species, Tile};

/// What an estate has in hand, the same for both dice.
struct Own {
    /// The tiles on the first three key fields.
    stored: [Stored; KEYS],
    /// The key fields that are open to the player.
    keys: Keys,
    goods: GoodSet,
}

/// A stored tile, and where it may be placed, numbers aside.
#[derive(Clone, Copy)]
struct Stored {
    tile: Tile,
    open: Fields,
}

impl Own {
    #[inline]
    fn of(estate: &Estate, keys: Keys) -> Own {
        let mut key = 0u8..;
        let stored = estate.storage.map(|tile| {
            let mine = key.next().is_some_and(|key| keys.has(Key(key)));
            match tile.is_some() && mine {
                true => Stored { tile, open: estate.open_fields(tile) },
                false => Stored { tile, open: Fields::NONE },
            }
        });
        Own { stored, keys, goods: GoodSet::held(&estate.goods) }
    }
}

impl State {
    /// Who chooses now.
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

    /// Whether an optional effect waits, which may be passed.
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
            | Waiting::Swap => !crowded(),
            // The action for the counting stone's return may be let go.
            Waiting::AnyAction => self.is_solo() && !crowded(),
            _ => false,
        }
    }

    /// Adds all legal actions of the seat.
    pub fn legal(&self, seat: Seat, out: &mut Actions<Action>) {
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

    fn legal_in_play(&self, seat: Seat, estate: &Estate, out: &mut Actions<Action>) {
        let top = self.top();
        match top {
            Waiting::Nothing => self.legal_with_dice(estate, out),
            _ if self.is_solo() && !top.is_half_done() => self.legal_in_pool(estate, top, out),
            Waiting::Discard(_) => {
                let keys = self.keys_of(seat).iter();
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
            Waiting::BridgeStep => {}
            _ => self.legal_effects_of_modules(estate, top, out),
        }
        if self.may_pass(top) {
            out.push(Action::Pass);
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

    /// In the solo game the effect that comes first, and the dice meanwhile.
    fn legal_in_pool(&self, estate: &Estate, top: Waiting, out: &mut Actions<Action>) {
        if !self.order_is_free() {
            return;
        }
        match top {
            Waiting::Castle | Waiting::AnyAction => self.legal_with_castle(estate, out),
            Waiting::Building(building) => self.legal_with_building(estate, building, out),
            Waiting::Load => (1..=6).for_each(|depot| out.push(Action::Load(depot))),
            _ => self.legal_effects_of_modules(estate, top, out),
        }
        self.legal_with_dice(estate, out);
    }

    fn legal_with_building(&self, estate: &Estate, building: Building, out: &mut Actions<Action>) {
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

    /// Every action with each unused die, the fewest workers paid.
    fn legal_with_dice(&self, estate: &Estate, out: &mut Actions<Action>) {
        let [first, second] = self.unused_dice();
        if first.or(second).is_none() {
            return;
        }
        let own = Own::of(estate, self.open_keys(self.chooser()));
        if let Some(face) = first {
            self.legal_with_die(estate, &own, Die(face), face, out);
        }
        // Two dice alike: one name, one action.
        if let Some(face) = second.filter(|_| first != second) {
            self.legal_with_die(estate, &own, Die(face), face, out);
        }
    }

    /// Every action with a die that shows this face, the fewest workers paid.
    fn legal_with_die(
        &self,
        estate: &Estate,
        own: &Own,
        die: Die,
        face: u8,
        out: &mut Actions<Action>,
    ) {
        let plain = estate.numbers_in_reach(face, false);
        let helped = estate.numbers_in_reach(face, true);
        let take = if estate.free_step_to_take() { helped } else { plain };
        for depot in (1..=6).filter(|depot| take.has(*depot)) {
            self.takes_from(die, depot, out);
        }
        let board = estate.board();
        let mut places = |key: Key, Stored { tile, open }: Stored| {
            let free = tile.colour().is_some_and(|colour| estate.free_step_to_place(colour));
            let place = if free { helped } else { plain };
            for field in open {
                if place.has(board.number(field)) {
                    out.push(Action::Place(die, key, field));
                }
            }
        };
        for (key, stored) in (0u8..).map(Key).zip(own.stored) {
            places(key, stored);
        }
        estate.for_each_stored_beyond(|key, tile| {
            if own.keys.has(key) {
                places(key, Stored { tile, open: estate.open_fields(tile) });
            }
        });
        for good in own.goods.iter().filter(|good| plain.has(good.0)) {
            out.push(Action::Sell(die, good));
        }
        out.push(Action::Hire(die));
    }

    fn legal_with_castle(&self, estate: &Estate, out: &mut Actions<Action>) {
        (1..=6).for_each(|depot| self.takes_from(Die::ANY, depot, out));
        self.for_each_open_tile(self.chooser(), |key, tile| {
            let fields = estate.open_fields(tile).into_iter();
            fields.for_each(|field| out.push(Action::Place(Die::ANY, key, field)));
        });
        GoodSet::held(&estate.goods).iter().for_each(|g| out.push(Action::Sell(Die::ANY, g)));
        out.push(Action::Hire(Die::ANY));
    }

    #[inline]
    fn takes_from(&self, die: Die, depot: u8, out: &mut Actions<Action>) {
        let (places, _) = self.table.as_chunks::<{ PLACES as usize }>();
        let Some(places) = places.get(usize::from(depot).wrapping_sub(1)) else { return };
        for (place, tile) in (0..PLACES).zip(places) {
            if tile.is_some() {
                out.push(Action::Take(die, Slot::new(depot, place)));
            }
        }
    }

    /// Every set of new kinds that fills the free places of the store.
    fn legal_keeps(&self, estate: &Estate, depot: u8, out: &mut Actions<Action>) {
        let new = estate.new_kinds(&self.goods_in(depot));
        let free = estate.free_goods_places();
        for bits in 1..64u8 {
            let set = GoodSet(bits);
            if set.len() == free && set.minus(new).is_empty() {
                out.push(Action::Keep(set));
            }
        }
    }

    /// What the effects of modules offer.
    fn legal_effects_of_modules(&self, estate: &Estate, top: Waiting, out: &mut Actions<Action>) {
        match top {
            Waiting::WhiteCastle => {
                self.legal_with_die(
                    estate,
                    &Own::of(estate, self.open_keys(self.chooser())),
                    Die::WHITE,
                    self.white,
                    out,
                );
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
            _ => {}
        }
    }

    /// What modules offer beside dice, effects and purchases.
    fn legal_beside(&self, seat: Seat, estate: &Estate, top: Waiting, out: &mut Actions<Action>) {
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
