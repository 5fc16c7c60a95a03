//! Dragging pieces: the targets lit meanwhile, and the result of dropping a piece.

use crate::games::burgundy::action::Action;
use crate::games::burgundy::depots::Slot;
use crate::web::burgundy::model::choice::{Choice, Picked};
use crate::web::burgundy::model::scene::{Mark, Spot};
use crate::web::burgundy::model::taps::Intent;
use crate::web::burgundy::model::{Desk, Situation};

impl Desk<'_> {
    /// The selection while a piece is dragged; `None` if it can't go anywhere.
    pub(super) fn lifted(&self, from: Spot) -> Option<Picked> {
        self.m.chooser?;
        let part = self.part_at(from)?;
        let choice = self.choice();
        let none = Picked::default();
        let anew = Choice { picked: &none, ..choice };
        if choice.is_picked(part) {
            Some(choice.picked.clone())
        } else if choice.is_lit(part) {
            Some(choice.picked.clone().with(part))
        } else {
            anew.is_lit(part).then(|| Picked::of(&[part]))
        }
    }

    /// Result of dragging a piece from one spot to another. If it can't be dropped there it goes back, and the reason
    /// is shown.
    pub(super) fn put_down(&self, from: Spot, to: Spot) -> Intent {
        let Some(picked) = self.lifted(from) else { return self.refused(from) };
        // The reason, too, depends on the dragged piece.
        let moment = Situation { picked, lifted: true, ..self.m.clone() };
        let held = Desk::new(&moment);
        held.put(from, to).unwrap_or_else(|| held.refused(to))
    }

    /// Result of dropping the dragged piece here.
    fn put(&self, from: Spot, to: Spot) -> Option<Intent> {
        let choice = self.choice();
        let onto = self.part_at(to).filter(|part| choice.is_lit(*part));
        let meant = match (from, to, onto) {
            // A tile of the table may be dropped anywhere on the estate.
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

    /// The only one of these actions, or the only one that costs no worker.
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

    /// Shows the reason for a refusal, if there is one; otherwise deselects.
    fn refused(&self, spot: Spot) -> Intent {
        match self.refusal(spot).is_empty() {
            true => Intent::Pick(Picked::default()),
            false => Intent::Help(spot),
        }
    }

    /// Mark of the free storage while the selected tile may be put there: wherever it is dragged from, or by a touch if
    /// only the die is open.
    pub(super) fn deed_mark(&self) -> Option<Mark> {
        let slot = self.m.picked.slot()?;
        let home = |action: &Action| comes_home(*action, slot);
        if self.m.lifted {
            return self.choice().candidates().any(|action| home(&action)).then_some(Mark::Free);
        }
        let workers = self.cost(self.deed().filter(home).into_iter())?;
        Some(if workers == 0 { Mark::Free } else { Mark::Workers(workers) })
    }
}

/// True if an action puts this tile of the table into the storage.
fn comes_home(action: Action, tile: Slot) -> bool {
    match action {
        Action::Take(_, slot) | Action::Buy(slot, _) | Action::Fetch(slot) => slot == tile,
        _ => false,
    }
}
