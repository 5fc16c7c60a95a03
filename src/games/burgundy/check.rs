//! The check of a single action.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::{Action, Die, Key};
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::depots::{SLOTS_AND_INNS, Slot, beside};
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::fit::{fetches, has_species};
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::state::{Estate, Stage, State, Waiting};
use crate::games::burgundy::team::partner;
use crate::games::burgundy::tiles::{Building, Tile};

impl State {
    /// Checks whether the seat may choose this action now.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let estate = self.estate(seat);
        if self.stage == Stage::Play {
            let asked = seat == self.chooser();
            return if asked {
                self.check_in_play(seat, estate, action)
            } else {
                Err(Illegal::NotYours)
            };
        }
        if self.stage == Stage::Over {
            return Err(Illegal::Over);
        }
        if !self.deciders().has(seat) {
            return Err(Illegal::NotYours);
        }
        match (self.stage, action) {
            (Stage::Boards, Action::Board(board)) => {
                let offered = board == BoardId(1) || board == estate.board;
                if offered { Ok(()) } else { Err(Illegal::Board) }
            }
            (Stage::Castles, Action::StartCastle(field)) => {
                let castle = estate.board().starts.has(field);
                if castle { Ok(()) } else { Err(Illegal::NotACastleField) }
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_in_play(&self, seat: Seat, estate: &Estate, action: Action) -> Result<(), Illegal> {
        let top = self.top();
        let beside = matches!(
            action,
            Action::Buy(..) | Action::Recruit | Action::Collect(_) | Action::Point
        );
        if self.is_solo() && self.is_crowded() && !top.is_half_done() && !beside {
            return Err(Illegal::NotNow);
        }
        match action {
            Action::Take(die, slot) => {
                self.check_die_moment(die)?;
                if slot.is_black() {
                    return Err(Illegal::OnlyForSale);
                }
                if self.lying(slot).is_none() {
                    return Err(Illegal::NoTile);
                }
                self.check_workers(estate, die, slot.depot(), estate.free_step_to_take())
            }
            Action::Place(die, key, field) => {
                self.check_die_moment(die)?;
                let tile = self.tile_to_place(estate, key)?;
                estate.check_place(tile, field)?;
                let free = estate.free_step_for(tile);
                self.check_workers(estate, die, estate.board().number(field), free)
            }
            Action::Sell(die, good) => {
                self.check_die_moment(die)?;
                check_goods(estate, good)?;
                self.check_workers(estate, die, good.0, false)
            }
            Action::Hire(die) => self.check_die_moment(die),
            Action::Buy(slot, payment) => self.check_purchase(estate, slot, payment),
            Action::EndTurn if !top.is_nothing() => Err(Illegal::NotNow),
            Action::EndTurn if self.used != 3 => Err(Illegal::DiceLeft),
            Action::EndTurn => Ok(()),
            Action::Pass if self.may_pass(top) => Ok(()),
            Action::Pass if top.is_nothing() => Err(Illegal::NothingWaits),
            Action::Pass => Err(Illegal::Compulsory),
            Action::Recruit => self.check_recruit(estate),
            Action::Collect(_) | Action::First(_) | Action::Point => self.check_in_solo(action),
            Action::Shield(new, old) => self.check_shield(estate, new, old, top),
            Action::Turn(die, to) => {
                self.check_turning(estate, top)?;
                let shown = !die.is_any() && self.unused_dice().contains(&Some(die.0));
                let other = (1..=6).contains(&to) && to != die.0;
                if shown && other { Ok(()) } else { Err(Illegal::NoSuchDie(die.0)) }
            }
            Action::Name(other) => {
                self.check_naming(estate, top)?;
                let plays =
                    self.owners().any(|owner| owner == other) && !self.are_together(other, seat);
                if plays { Ok(()) } else { Err(Illegal::NotAnother) }
            }
            _ => self.check_effect(estate, top, action),
        }
    }

    fn check_effect(&self, estate: &Estate, top: Waiting, action: Action) -> Result<(), Illegal> {
        match (top, action) {
            (Waiting::Discard(_), Action::Discard(key)) => self
                .tile_to_place(estate, key)
                .and_then(|tile| if tile.is_some() { Ok(()) } else { Err(Illegal::EmptyKey) }),
            (Waiting::Overflow, Action::Discard(key)) => {
                let lies = self.spread_tiles(estate).any(|(stored, _)| stored == key);
                if lies { Ok(()) } else { Err(Illegal::EmptyKey) }
            }
            (Waiting::Shelve(_), Action::Shelve(key)) => {
                let offered = self.shelves(self.chooser()).contains(&Some(key));
                if offered { Ok(()) } else { Err(Illegal::NoShelf) }
            }
            (Waiting::Building(Building::Warehouse), Action::SellFree(good)) => {
                check_goods(estate, good)
            }
            (Waiting::Building(Building::TownHall), Action::Build(key, field)) => {
                estate.check_place(self.tile_to_place(estate, key)?, field)
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
            _ => self.check_effect_of_modules(estate, top, action),
        }
    }

    fn check_effect_of_modules(
        &self,
        estate: &Estate,
        top: Waiting,
        action: Action,
    ) -> Result<(), Illegal> {
        match (top, action) {
            (Waiting::Crane, Action::Use(building)) => {
                let usable = self.crane_uses(estate).any(|offered| offered == building);
                if usable { Ok(()) } else { Err(Illegal::NoUse) }
            }
            (Waiting::Geese(field), Action::Herd(species)) => {
                let beside = has_species(estate.species_beside(field), species);
                if beside { Ok(()) } else { Err(Illegal::NoSuchAnimals) }
            }
            (Waiting::Gather, Action::Gather(good)) => {
                let fits = self.gatherable(estate).has(good);
                if fits { Ok(()) } else { Err(Illegal::WrongGoods) }
            }
            (Waiting::Settle { black }, Action::Settle(slot, field)) => {
                self.check_settling(estate, black, slot, field)
            }
            (Waiting::Swap, Action::Swap(slot)) => {
                let lies = self.swappable().any(|offered| offered == slot);
                if lies { Ok(()) } else { Err(Illegal::NoTile) }
            }
            (Waiting::Give { left, from, .. }, Action::Give(good)) => {
                let fits = self.givable(estate, left, from).has(good);
                if fits { Ok(()) } else { Err(Illegal::WrongGoods) }
            }
            (Waiting::Tribute, Action::Pay(workers)) => {
                if workers <= estate.shields.len() && estate.can_pay(workers) {
                    Ok(())
                } else {
                    Err(Illegal::Tribute)
                }
            }
            (Waiting::Tribute, Action::Drop(shield)) => {
                let own = shield.is_some() && estate.shields.iter().any(|s| s == shield);
                if own { Ok(()) } else { Err(Illegal::NoShield) }
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_settling(
        &self,
        estate: &Estate,
        black: bool,
        slot: Slot,
        field: Field,
    ) -> Result<(), Illegal> {
        if usize::from(slot.0) >= SLOTS_AND_INNS || self.lying(slot).is_none() {
            return Err(Illegal::NoTile);
        }
        if slot.is_black() != black {
            return Err(Illegal::WrongDepot);
        }
        estate.check_place(self.lying(slot), field)
    }

    /// The tile on a key field that the chooser may use.
    pub(super) fn tile_to_place(&self, estate: &Estate, key: Key) -> Result<Tile, Illegal> {
        let closed = self.is_team_game() && self.own_keys(partner(self.chooser())).has(key);
        if closed { Err(Illegal::PartnersKey) } else { Ok(estate.stored(key)) }
    }

    /// Checks whether an action with a die, or with a castle, is possible at this moment.
    fn check_die_moment(&self, die: Die) -> Result<(), Illegal> {
        match self.top() {
            Waiting::Castle | Waiting::AnyAction | Waiting::StoneAction if die.is_any() => Ok(()),
            Waiting::WhiteCastle if die == Die::WHITE => Ok(()),
            // In the solo game, the dice may be used while effects are pending.
            top if self.is_solo() && self.order_is_free() && !top.is_nothing() => {
                let face = !die.is_any() && die != Die::WHITE;
                let shown = face && self.unused_dice().contains(&Some(die.0));
                if shown { Ok(()) } else { Err(Illegal::NotNow) }
            }
            Waiting::Nothing if die.is_any() || die == Die::WHITE => Err(Illegal::NothingWaits),
            Waiting::Nothing if self.unused_dice().contains(&Some(die.0)) => Ok(()),
            Waiting::Nothing => Err(Illegal::NoSuchDie(die.0)),
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_workers(&self, estate: &Estate, die: Die, at: u8, free: bool) -> Result<(), Illegal> {
        let needed = self.workers_needed(estate, die, at, free);
        if u16::from(needed) <= estate.workers {
            Ok(())
        } else {
            Err(Illegal::Workers { needed, held: estate.workers })
        }
    }

    /// Checks whether a shield of this depot can be taken now: for a double, made with workers or not, in place
    /// of both actions, or with shield 11 as a castle's action.
    pub(super) fn check_shield_moment(
        &self,
        estate: &Estate,
        depot: u8,
        top: Waiting,
    ) -> Result<(), Illegal> {
        match top {
            Waiting::Castle if estate.shields.has(Shield::CASTLES_TAKE_SHIELDS) => Ok(()),
            Waiting::Nothing if self.ending == 0 => {
                if self.used != 0 {
                    return Err(Illegal::DiceUsed);
                }
                let needed = self.workers_for_double(estate, depot);
                if u16::from(needed) <= estate.workers {
                    Ok(())
                } else {
                    Err(Illegal::Workers { needed, held: estate.workers })
                }
            }
            _ => Err(Illegal::NotNow),
        }
    }

    fn check_shield(
        &self,
        estate: &Estate,
        new: Shield,
        old: Shield,
        top: Waiting,
    ) -> Result<(), Illegal> {
        let depot = self.depot_of(new).ok_or(Illegal::NoShield)?;
        self.check_shield_moment(estate, depot, top)?;
        let own = estate.shields.iter().any(|shield| shield == old);
        match old {
            Shield::NONE if estate.bare_castles() > 0 => Ok(()),
            Shield::NONE => Err(Illegal::NoCastle),
            _ if own => Ok(()),
            _ => Err(Illegal::NoShield),
        }
    }

    /// Shield 16: checks whether a die may be turned now.
    pub(super) fn check_turning(&self, estate: &Estate, top: Waiting) -> Result<(), Illegal> {
        if !estate.shields.has(Shield::TURNS_A_DIE) {
            return Err(Illegal::NoShield);
        }
        let moment = top.is_nothing() && self.ending == 0;
        if !moment || self.turned || self.used == 3 { Err(Illegal::NotNow) } else { Ok(()) }
    }

    /// Shield 6: checks whether a player may be named now: at any moment of the own turn and of the end of a
    /// phase, but not while a stored tile is being discarded for another.
    pub(super) fn check_naming(&self, estate: &Estate, top: Waiting) -> Result<(), Illegal> {
        if !estate.shields.has(Shield::BORROWS_MONASTERIES) {
            return Err(Illegal::NoShield);
        }
        let half_done = matches!(top, Waiting::Discard(_) | Waiting::Overflow | Waiting::Shelve(_));
        if half_done || self.named != 0 { Err(Illegal::NotNow) } else { Ok(()) }
    }
}

impl Estate {
    /// True if the tribute can be paid with this number of workers, which needs shield 3, and silver for the
    /// rest.
    pub(super) fn can_pay(&self, workers: u8) -> bool {
        let silver = self.shields.len().saturating_sub(workers);
        let allowed = workers == 0 || self.shields.has(Shield::TRIBUTE_IN_WORKERS);
        allowed && u16::from(workers) <= self.workers && u16::from(silver) <= self.silver
    }
}

fn check_goods(estate: &Estate, good: Good) -> Result<(), Illegal> {
    if estate.goods.at(good.index()) > 0 { Ok(()) } else { Err(Illegal::NoGoods) }
}
