//! What may be chosen now: the complete list, and the check of a single action.
//!
//! Both stand on the same small questions (what may this effect take, where may this tile go), so
//! that they can't drift apart; the conformance kit compares them in thousands of positions.

use crate::engine::actions::Actions;
use crate::engine::seat::{Seat, Seats};
use crate::engine::total::At;
use crate::games::burgundy::action::{Action, Die, Key, Payment};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::{BLACK_PLACES, PLACES, Slot, beside};
use crate::games::burgundy::fields::{Field, Fields};
use crate::games::burgundy::goods::{GOODS_PLACES, Good, GoodSet};
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::options::Castles;
use crate::games::burgundy::state::{Estate, KEYS, Stage, State, Waiting};
use crate::games::burgundy::tiles::{Building, Colour, Kind, Tile};

/// What a purchase costs, in silver or in workers.
pub const PRICE: u8 = 2;

impl Estate {
    /// The stored tile on a key field.
    #[inline]
    #[must_use]
    pub fn stored(&self, key: Key) -> Tile {
        self.storage.at(key.index())
    }

    /// Where the tile may be placed, numbers aside: empty fields of its colour beside a placed tile,
    /// in no city that has such a building (monastery 1 lifts that).
    #[inline]
    #[must_use]
    pub fn open_fields(&self, tile: Tile) -> Fields {
        let Some(colour) = tile.colour() else { return Fields::NONE };
        let board = self.board();
        let mut open = board.of_colour(colour).and(self.reach).minus(self.filled);
        if let Some(Kind::Building(building)) = tile.kind()
            && !self.has_monastery(1)
        {
            for (city, kinds) in self.city_kinds.iter().enumerate() {
                if (kinds >> building.index()) & 1 != 0 {
                    open = open.minus(board.regions.at(city));
                }
            }
        }
        open
    }

    fn check_place(&self, tile: Tile, field: Field) -> Result<(), Illegal> {
        let board = self.board();
        if tile.is_none() {
            return Err(Illegal::EmptyKey);
        }
        if !board.all.has(field) {
            return Err(Illegal::NoField);
        }
        if self.filled.has(field) {
            return Err(Illegal::Filled);
        }
        if tile.colour() != Some(board.colour(field)) {
            return Err(Illegal::Colour);
        }
        if !self.reach.has(field) {
            return Err(Illegal::NotBeside);
        }
        if !self.open_fields(tile).has(field) {
            return Err(Illegal::SameBuilding);
        }
        Ok(())
    }

    /// The kinds of a depot's goods that the store does not hold yet.
    #[must_use]
    pub fn new_kinds(&self, depot_goods: &[u8; 6]) -> GoodSet {
        GoodSet::held(depot_goods).minus(GoodSet::held(&self.goods))
    }

    /// How many more kinds of goods the store has places for.
    #[must_use]
    pub fn free_goods_places(&self) -> u32 {
        GOODS_PLACES.saturating_sub(GoodSet::held(&self.goods).len())
    }

    /// Whether at least one of the depot's goods fits the store.
    #[must_use]
    pub fn some_fit(&self, depot_goods: &[u8; 6]) -> bool {
        let lying = GoodSet::held(depot_goods);
        let new = self.new_kinds(depot_goods);
        new.len() < lying.len() || (!new.is_empty() && self.free_goods_places() > 0)
    }
}

/// Whether the effect of market, carpenter or church takes tiles of this colour (rulebook page 6).
#[must_use]
pub const fn fetches(building: Building, colour: Colour) -> bool {
    match building {
        Building::Market => matches!(colour, Colour::Ship | Colour::Animal),
        Building::Carpenter => matches!(colour, Colour::Building),
        Building::Church => matches!(colour, Colour::Mine | Colour::Monastery | Colour::Castle),
        _ => false,
    }
}

impl State {
    /// The tile that lies at a place of the table.
    #[inline]
    #[must_use]
    pub fn lying(&self, slot: Slot) -> Tile {
        self.table.at(slot.index())
    }

    /// The goods lying in depot 1 to 6, by kind.
    #[must_use]
    pub fn goods_in(&self, depot: u8) -> [u8; 6] {
        self.depot_goods.at(usize::from(depot).wrapping_sub(1))
    }

    /// Who chooses now.
    #[must_use]
    pub fn deciders(&self) -> Seats {
        match self.stage {
            Stage::Over => Seats::NONE,
            Stage::Play => Seats::only(self.playing()),
            Stage::Castles if self.options.castles() == Castles::Hidden => self.choosing,
            Stage::Boards | Stage::Castles => {
                self.choosing.lowest().map_or(Seats::NONE, Seats::only)
            }
        }
    }

    /// Whether an optional effect waits, which may be passed.
    #[must_use]
    pub const fn may_pass(waiting: Waiting) -> bool {
        matches!(waiting, Waiting::Building(_) | Waiting::Second { .. })
    }

    /// Whether the playing seat may buy tiles at this moment: once a turn; in 2019 also while an
    /// effect waits; never while a stored tile is being given up for a new one.
    fn may_buy_now(&self) -> bool {
        let moment = match self.top() {
            Waiting::Nothing => true,
            Waiting::Discard(_) => false,
            _ => self.options.edition().buys_during_effects(),
        };
        moment && !self.bought
    }

    /// Why this payment can't buy the tile at this place, rules of the moment aside.
    fn check_payment(&self, estate: &Estate, slot: Slot, payment: Payment) -> Result<(), Illegal> {
        let (six, by_workers) =
            (estate.has_monastery(6), self.options.edition().monastery_6_takes_workers());
        match payment {
            Payment::Silver if !slot.is_black() && (!six || by_workers) => Err(Illegal::Monastery6),
            Payment::Silver if estate.silver < PRICE => Err(Illegal::Silver(estate.silver)),
            Payment::Workers if !six || !by_workers => Err(Illegal::Monastery6),
            Payment::Workers if estate.workers < PRICE => {
                Err(Illegal::Workers { needed: PRICE, held: estate.workers })
            }
            Payment::Silver | Payment::Workers => Ok(()),
        }
    }

    /// Whether the playing seat can buy at least one tile now.
    #[must_use]
    pub fn can_buy(&self, estate: &Estate) -> bool {
        self.may_buy_now()
            && [Payment::Silver, Payment::Workers].into_iter().any(|payment| {
                Slot::all().any(|slot| {
                    self.lying(slot).is_some() && self.check_payment(estate, slot, payment).is_ok()
                })
            })
    }

    /// Whether the waiting effect of a building can be used.
    #[must_use]
    pub fn building_effect_usable(&self, estate: &Estate, building: Building) -> bool {
        match building {
            Building::Warehouse => estate.goods.iter().any(|count| *count > 0),
            Building::Carpenter | Building::Church | Building::Market => {
                self.fetchable(building).next().is_some()
            }
            Building::TownHall => {
                estate.storage.iter().any(|tile| !estate.open_fields(*tile).is_empty())
                    || self.can_buy(estate)
            }
            Building::Watchtower | Building::BoardingHouse | Building::Bank => false,
        }
    }

    fn fetchable(&self, building: Building) -> impl Iterator<Item = Slot> {
        (0..Slot::BLACK.0).map(Slot).filter(move |slot| {
            self.lying(*slot).colour().is_some_and(|colour| fetches(building, colour))
        })
    }

    /// Adds all legal actions of the seat.
    pub fn legal(&self, seat: Seat, out: &mut Actions<Action>) {
        if !self.deciders().has(seat) {
            return;
        }
        let estate = self.estate(seat);
        match self.stage {
            Stage::Over => {}
            Stage::Boards => {
                out.push(Action::Board(BoardId(1)));
                if estate.board != BoardId(1) {
                    out.push(Action::Board(estate.board));
                }
            }
            Stage::Castles => {
                for field in estate.board().of_colour(Colour::Castle) {
                    out.push(Action::StartCastle(field));
                }
            }
            Stage::Play => self.legal_in_play(estate, out),
        }
    }

    fn legal_in_play(&self, estate: &Estate, out: &mut Actions<Action>) {
        let top = self.top();
        match top {
            Waiting::Nothing => self.legal_with_dice(estate, out),
            Waiting::Discard(_) => {
                (0..KEYS as u8).map(Key).for_each(|key| out.push(Action::Discard(key)));
            }
            Waiting::Castle => self.legal_with_castle(estate, out),
            Waiting::Building(Building::Warehouse) => {
                GoodSet::held(&estate.goods).iter().for_each(|g| out.push(Action::SellFree(g)));
            }
            Waiting::Building(Building::TownHall) => {
                for (key, tile) in (0u8..).map(Key).zip(estate.storage) {
                    for field in estate.open_fields(tile) {
                        out.push(Action::Build(key, field));
                    }
                }
            }
            Waiting::Building(building) => {
                self.fetchable(building).for_each(|slot| out.push(Action::Fetch(slot)));
            }
            Waiting::Load => (1..=6).for_each(|depot| out.push(Action::Load(depot))),
            Waiting::Second { beside: first } => {
                let [a, b] = beside(first);
                out.push(Action::Load(a.min(b)));
                out.push(Action::Load(a.max(b)));
            }
            Waiting::Keep { depot, .. } => self.legal_keeps(estate, depot, out),
            Waiting::BridgeStep => {}
        }
        if State::may_pass(top) {
            out.push(Action::Pass);
        }
        if self.may_buy_now() {
            self.legal_purchases(estate, out);
        }
        if top == Waiting::Nothing && self.used == 3 {
            out.push(Action::EndTurn);
        }
    }

    /// Every action with each unused die, the fewest workers paid.
    fn legal_with_dice(&self, estate: &Estate, out: &mut Actions<Action>) {
        let mut last = 0;
        for face in self.unused_dice().into_iter().flatten() {
            if face == last {
                continue; // two dice alike: one name, one action
            }
            last = face;
            let die = Die(face);
            let costs = |free| {
                [1, 2, 3, 4, 5, 6].map(|at| estate.workers_needed(face, at, free) <= estate.workers)
            };
            let plain = costs(false);
            let helped = costs(true);
            let take = if estate.free_step_to_take() { &helped } else { &plain };
            for (depot, allowed) in (1..).zip(take) {
                if *allowed {
                    self.takes_from(die, depot, out);
                }
            }
            for (key, tile) in (0u8..).map(Key).zip(estate.storage) {
                let Some(colour) = tile.colour() else { continue };
                let place = if estate.free_step_to_place(colour) { &helped } else { &plain };
                for field in estate.open_fields(tile) {
                    let number = estate.board().number(field);
                    if place.at(usize::from(number).wrapping_sub(1)) {
                        out.push(Action::Place(die, key, field));
                    }
                }
            }
            for (good, allowed) in Good::ALL.into_iter().zip(&plain) {
                if *allowed && estate.goods.at(good.index()) > 0 {
                    out.push(Action::Sell(die, good));
                }
            }
            out.push(Action::Hire(die));
        }
    }

    fn legal_with_castle(&self, estate: &Estate, out: &mut Actions<Action>) {
        (1..=6).for_each(|depot| self.takes_from(Die::ANY, depot, out));
        for (key, tile) in (0u8..).map(Key).zip(estate.storage) {
            for field in estate.open_fields(tile) {
                out.push(Action::Place(Die::ANY, key, field));
            }
        }
        GoodSet::held(&estate.goods).iter().for_each(|g| out.push(Action::Sell(Die::ANY, g)));
        out.push(Action::Hire(Die::ANY));
    }

    #[inline]
    fn takes_from(&self, die: Die, depot: u8, out: &mut Actions<Action>) {
        for place in 0..PLACES {
            let slot = Slot::new(depot, place);
            if self.lying(slot).is_some() {
                out.push(Action::Take(die, slot));
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

    fn legal_purchases(&self, estate: &Estate, out: &mut Actions<Action>) {
        let all_seven = estate.has_monastery(6);
        for payment in [Payment::Silver, Payment::Workers] {
            // Cheap test first: most positions can't pay at all.
            if self.check_payment(estate, Slot::BLACK, payment).is_err() {
                continue;
            }
            let numbered =
                all_seven && self.check_payment(estate, Slot::new(1, 0), payment).is_ok();
            let first = if numbered { 0 } else { Slot::BLACK.0 };
            for slot in (first..Slot::BLACK.0 + BLACK_PLACES).map(Slot) {
                if self.lying(slot).is_some() {
                    out.push(Action::Buy(slot, payment));
                }
            }
        }
    }

    /// Whether the seat may choose this action now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.stage == Stage::Over {
            return Err(Illegal::Over);
        }
        if !self.deciders().has(seat) {
            return Err(Illegal::NotYours);
        }
        let estate = self.estate(seat);
        match (self.stage, action) {
            (Stage::Boards, Action::Board(board)) => {
                let offered = board == BoardId(1) || board == estate.board;
                if offered { Ok(()) } else { Err(Illegal::Board) }
            }
            (Stage::Castles, Action::StartCastle(field)) => {
                let castle = estate.board().of_colour(Colour::Castle).has(field);
                if castle { Ok(()) } else { Err(Illegal::NotACastleField) }
            }
            (Stage::Play, _) => self.check_in_play(estate, action),
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_in_play(&self, estate: &Estate, action: Action) -> Result<(), Illegal> {
        let top = self.top();
        match action {
            Action::Take(die, slot) => {
                self.check_die_moment(die)?;
                if slot.is_black() {
                    return Err(Illegal::OnlyForSale);
                }
                if self.lying(slot).is_none() {
                    return Err(Illegal::NoTile);
                }
                check_workers(estate, die, slot.depot(), estate.free_step_to_take())
            }
            Action::Place(die, key, field) => {
                self.check_die_moment(die)?;
                let tile = estate.stored(key);
                estate.check_place(tile, field)?;
                let free = tile.colour().is_some_and(|c| estate.free_step_to_place(c));
                check_workers(estate, die, estate.board().number(field), free)
            }
            Action::Sell(die, good) => {
                self.check_die_moment(die)?;
                check_goods(estate, good)?;
                check_workers(estate, die, good.0, false)
            }
            Action::Hire(die) => self.check_die_moment(die),
            Action::Buy(slot, payment) => self.check_purchase(estate, slot, payment),
            Action::EndTurn if top != Waiting::Nothing => Err(Illegal::NotNow),
            Action::EndTurn if self.used != 3 => Err(Illegal::DiceLeft),
            Action::EndTurn => Ok(()),
            Action::Pass if State::may_pass(top) => Ok(()),
            Action::Pass if top == Waiting::Nothing => Err(Illegal::NothingWaits),
            Action::Pass => Err(Illegal::Compulsory),
            _ => self.check_effect(estate, top, action),
        }
    }

    fn check_effect(&self, estate: &Estate, top: Waiting, action: Action) -> Result<(), Illegal> {
        match (top, action) {
            (Waiting::Discard(_), Action::Discard(key)) => {
                if estate.stored(key).is_some() {
                    Ok(())
                } else {
                    Err(Illegal::EmptyKey)
                }
            }
            (Waiting::Building(Building::Warehouse), Action::SellFree(good)) => {
                check_goods(estate, good)
            }
            (Waiting::Building(Building::TownHall), Action::Build(key, field)) => {
                estate.check_place(estate.stored(key), field)
            }
            (
                Waiting::Building(b @ (Building::Carpenter | Building::Church | Building::Market)),
                Action::Fetch(slot),
            ) => match self.lying(slot).colour() {
                _ if slot.is_black() => Err(Illegal::OnlyForSale),
                None => Err(Illegal::NoTile),
                Some(colour) if fetches(b, colour) => Ok(()),
                Some(_) => Err(Illegal::WrongKind),
            },
            (Waiting::Load, Action::Load(depot)) if (1..=6).contains(&depot) => Ok(()),
            (Waiting::Second { beside: first }, Action::Load(depot)) => {
                if beside(first).contains(&depot) { Ok(()) } else { Err(Illegal::WrongDepot) }
            }
            (Waiting::Keep { depot, .. }, Action::Keep(set)) => {
                let new = estate.new_kinds(&self.goods_in(depot));
                let fits = set.len() == estate.free_goods_places() && set.minus(new).is_empty();
                if fits { Ok(()) } else { Err(Illegal::WrongGoods) }
            }
            (_, Action::Board(_) | Action::StartCastle(_)) => Err(Illegal::NotNow),
            (Waiting::Nothing, _) => Err(Illegal::NothingWaits),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Whether this is the moment for an action with a die, or with a castle.
    fn check_die_moment(&self, die: Die) -> Result<(), Illegal> {
        match self.top() {
            Waiting::Castle if die.is_any() => Ok(()),
            Waiting::Nothing if die.is_any() => Err(Illegal::NothingWaits),
            Waiting::Nothing if self.unused_dice().contains(&Some(die.0)) => Ok(()),
            Waiting::Nothing => Err(Illegal::NoSuchDie(die.0)),
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_purchase(&self, estate: &Estate, slot: Slot, pay: Payment) -> Result<(), Illegal> {
        if self.bought {
            return Err(Illegal::Bought);
        }
        if !self.may_buy_now() {
            return Err(Illegal::NotNow);
        }
        if self.lying(slot).is_none() {
            return Err(Illegal::NoTile);
        }
        self.check_payment(estate, slot, pay)
    }
}

fn check_goods(estate: &Estate, good: Good) -> Result<(), Illegal> {
    if estate.goods.at(good.index()) > 0 { Ok(()) } else { Err(Illegal::NoGoods) }
}

fn check_workers(estate: &Estate, die: Die, at: u8, free_step: bool) -> Result<(), Illegal> {
    if die.is_any() {
        return Ok(());
    }
    let needed = estate.workers_needed(die.0, at, free_step);
    if needed <= estate.workers {
        Ok(())
    } else {
        Err(Illegal::Workers { needed, held: estate.workers })
    }
}
