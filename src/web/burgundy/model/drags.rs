//! Pieces that are dragged rather than touched: what lights up meanwhile, and what comes of putting them down.

use crate::games::burgundy::action::Action;
use crate::games::burgundy::depots::Slot;
use crate::web::burgundy::choice::{Choice, Picked};
use crate::web::burgundy::model::taps::Intent;
use crate::web::burgundy::model::{Desk, Moment};
use crate::web::burgundy::scene::Spot;

impl Desk<'_> {
    /// What is picked while a piece is between the fingers; nothing for one that leads nowhere.
    pub(super) fn lifted(&self, from: Spot) -> Option<Picked> {
        self.m.chooser?;
        let part = self.part_at(from)?;
        let choice = self.choice();
        let anew = Choice { picked: Picked::default(), ..choice };
        if choice.is_picked(part) {
            Some(choice.picked)
        } else if choice.is_lit(part) {
            Some(self.tidy(choice.picked.with(part)))
        } else {
            anew.is_lit(part).then(|| anew.picked.with(part))
        }
    }

    /// What it comes to that a piece is brought from one spot to another. Where nothing does, it goes back, and what
    /// can be said against it is said.
    pub(super) fn put_down(&self, from: Spot, to: Spot) -> Intent {
        let Some(picked) = self.lifted(from) else { return self.refused(from) };
        // The words against it, too, must know what is between the fingers.
        let moment = Moment { picked, lifted: true, ..self.m.clone() };
        let held = Desk::new(&moment);
        held.put(from, to).unwrap_or_else(|| held.refused(to))
    }

    /// With a piece between the fingers: what putting it down here does.
    fn put(&self, from: Spot, to: Spot) -> Option<Intent> {
        let choice = self.choice();
        let onto = self.part_at(to).filter(|part| choice.is_lit(*part));
        let meant = match (from, to, onto) {
            // A tile of the table need only be brought to the estate.
            (Spot::Slot(slot), Spot::Key(..) | Spot::Field(..), None) => {
                self.one_of(&mut choice.candidates().filter(|action| comes_home(*action, slot)))
            }
            (_, _, Some(part)) => self.one_of(&mut choice.with(part)),
            _ => None,
        };
        if let Some(meant) =
            meant.zip(self.m.chooser).map(|(action, seat)| Intent::Act(seat, action))
        {
            return Some(meant);
        }
        match (onto, self.touch(to)) {
            (_, Intent::Help(_)) | (None, _) => None,
            (Some(_), done) => Some(done),
        }
    }

    /// The only one of them, or the only one that costs no worker.
    fn one_of(&self, actions: &mut dyn Iterator<Item = Action>) -> Option<Action> {
        let seat = self.m.chooser?;
        let (mut count, mut last, mut frees, mut free) = (0, None, 0, None);
        for action in actions {
            (count, last) = (count + 1, Some(action));
            if self.m.state.workers_for(seat, action) == 0 {
                (frees, free) = (frees + 1, Some(action));
            }
        }
        if count == 1 { last } else { free.filter(|_| frees == 1) }
    }

    /// Says why not, where there is anything to say; else what was picked goes back.
    fn refused(&self, spot: Spot) -> Intent {
        match self.refusal(spot).is_empty() {
            true => Intent::Pick(Picked::default()),
            false => Intent::Help(Some(spot)),
        }
    }

    /// Whether the tile between the fingers may be put into the storage.
    pub(super) fn may_come_home(&self) -> bool {
        let slot = self.m.picked.slot.filter(|_| self.m.lifted);
        slot.is_some_and(|slot| self.choice().candidates().any(|action| comes_home(action, slot)))
    }
}

/// Whether an action brings this tile of the table into the storage.
fn comes_home(action: Action, tile: Slot) -> bool {
    match action {
        Action::Take(_, slot) | Action::Buy(slot, _) | Action::Fetch(slot) => slot == tile,
        _ => false,
    }
}
