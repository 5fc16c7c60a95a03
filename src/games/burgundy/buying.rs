//! Buying tiles, and with monastery 28 workers: conditions and prices (rulebook pages 8, 9, 11).

use crate::games::burgundy::Actions;
use crate::games::burgundy::action::{Action, Payment};
use crate::games::burgundy::depots::{SLOTS_AND_INNS, Slot, Slots};
use crate::games::burgundy::illegal::Illegal;
use crate::games::burgundy::monasteries;
use crate::games::burgundy::state::{Estate, State, Waiting};

/// The price of a purchase, in silver or in workers.
pub const PRICE: u16 = 2;
/// Workers that monastery 28 gives for a silver (rulebook page 11).
pub const RECRUITS: u8 = 2;

impl State {
    /// True if purchases are allowed at this moment: in the own turn; in 2019 also while an effect is pending;
    /// never while a stored tile is being discarded for a new one. Pending points are not an effect.
    pub(super) fn is_moment_to_buy(&self) -> bool {
        let moment = match self.top() {
            Waiting::Nothing | Waiting::Score { .. } => true,
            Waiting::Discard(_) | Waiting::Overflow | Waiting::Give { .. } | Waiting::Shelve(_) => {
                false
            }
            _ => self.options.edition().buys_during_effects(),
        };
        moment && self.ending == 0
    }

    /// True if the playing seat may buy tiles at this moment: once a turn.
    pub(super) fn may_buy_now(&self) -> bool {
        !self.bought && self.is_moment_to_buy()
    }

    /// Checks whether this payment can buy the tile at this place, apart from the moment.
    fn check_payment(&self, estate: &Estate, slot: Slot, payment: Payment) -> Result<(), Illegal> {
        self.check_payment_of(estate, estate.workers, slot, payment)
    }

    /// As [`check_payment`](State::check_payment), with this number of workers.
    fn check_payment_of(
        &self,
        estate: &Estate,
        workers: u16,
        slot: Slot,
        payment: Payment,
    ) -> Result<(), Illegal> {
        let all_seven = estate.has_monastery(monasteries::BUYS_FROM_ALL_DEPOTS);
        let by_workers = self.options.edition().monastery_6_takes_workers();
        match payment {
            Payment::Silver if !slot.is_black() && (!all_seven || by_workers) => {
                Err(Illegal::Monastery6)
            }
            Payment::Silver if estate.silver < PRICE => Err(Illegal::Silver(estate.silver)),
            Payment::Workers if !all_seven || !by_workers => Err(Illegal::Monastery6),
            Payment::Workers if workers < PRICE => {
                Err(Illegal::Workers { needed: PRICE as u8, held: workers })
            }
            Payment::Silver | Payment::Workers => Ok(()),
        }
    }

    /// True if the playing seat can buy at least one tile now, after buying workers if necessary.
    #[must_use]
    pub fn can_buy(&self, estate: &Estate) -> bool {
        if !self.may_buy_now() {
            return false;
        }
        let recruits = estate.has_monastery(monasteries::BUYS_WORKERS) && estate.silver > 0;
        let workers = if recruits { estate.workers.max(PRICE) } else { estate.workers };
        [Payment::Silver, Payment::Workers].into_iter().any(|payment| {
            (0..SLOTS_AND_INNS as u8).map(Slot).any(|slot| {
                self.lying(slot).is_some()
                    && self.check_payment_of(estate, workers, slot, payment).is_ok()
            })
        })
    }

    pub(super) fn legal_purchases(&self, estate: &Estate, out: &mut Actions) {
        let all_seven = estate.has_monastery(monasteries::BUYS_FROM_ALL_DEPOTS);
        for payment in [Payment::Silver, Payment::Workers] {
            // Cheap test first: most positions can't pay at all.
            if self.check_payment(estate, Slot::BLACK, payment).is_err() {
                continue;
            }
            let numbered =
                all_seven && self.check_payment(estate, Slot::new(1, 0), payment).is_ok();
            let lying = Slots::with_tiles(&self.table);
            let offered = if numbered { lying } else { lying.in_black() };
            offered.for_each(|slot| out.push(Action::Buy(slot, payment)));
        }
    }

    pub(super) fn check_purchase(
        &self,
        estate: &Estate,
        slot: Slot,
        payment: Payment,
    ) -> Result<(), Illegal> {
        if self.bought {
            return Err(Illegal::Bought);
        }
        if !self.may_buy_now() {
            return Err(Illegal::NotNow);
        }
        if self.lying(slot).is_none() {
            return Err(Illegal::NoTile);
        }
        self.check_payment(estate, slot, payment)
    }

    /// Monastery 28: workers for silver, as often as there is silver, whenever tiles may be bought.
    pub(super) fn check_recruit(&self, estate: &Estate) -> Result<(), Illegal> {
        if !estate.has_monastery(monasteries::BUYS_WORKERS) {
            return Err(Illegal::Monastery28);
        }
        if !self.is_moment_to_buy() {
            return Err(Illegal::NotNow);
        }
        if estate.silver == 0 { Err(Illegal::NoSilver) } else { Ok(()) }
    }
}
