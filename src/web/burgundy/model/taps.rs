//! Meaning of each tap.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::{Action, Key};
use crate::games::burgundy::depots::PLACES;
use crate::games::burgundy::state::Waiting;
use crate::web::burgundy::model::choice::{Part, Picked, Tapped};
use crate::web::burgundy::model::scene::{Spot, Tap};
use crate::web::burgundy::model::{Desk, Situation};

/// Effect of a tap on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Intent {
    /// Carry out an action.
    Act(Seat, Action),
    /// Pick something, or deselect it.
    Pick(Picked),
    /// Pick a piece being dragged, so that its targets are lit.
    Lift(Picked),
    /// Point out what has to be done before.
    Urge,
    /// Explain something.
    Help(Spot),
    /// Nothing.
    Nothing,
}

/// The meaning of a tap at this moment.
#[must_use]
pub fn intent(m: &Situation<'_>, tap: Tap) -> Intent {
    let desk = Desk::new(m);
    match tap {
        Tap::On(spot) => desk.touch(spot),
        Tap::Lift(from) => desk.lifted(from).map_or(Intent::Nothing, Intent::Lift),
        Tap::Drag(from, to) => desk.put_down(from, to),
        // A button names a complete action, regardless of the selection.
        Tap::Button(number) => match (m.chooser, desk.buttons().get(usize::from(number))) {
            (Some(seat), Some(action)) => Intent::Act(seat, *action),
            _ => Intent::Nothing,
        },
        Tap::Waits(number) => match (m.chooser, desk.pool().get(usize::from(number))) {
            (Some(seat), Some(action)) => Intent::Act(seat, *action),
            _ => Intent::Nothing,
        },
        Tap::Board(board) => desk.tapped(Part::Board(board), None),
        Tap::EndTurn => match m.chooser {
            Some(seat) if desk.legal.contains(&Action::EndTurn) => {
                Intent::Act(seat, Action::EndTurn)
            }
            _ => Intent::Urge,
        },
        Tap::Cancel => Intent::Pick(Picked::default()),
    }
}

impl Desk<'_> {
    /// The meaning of touching a spot.
    pub(super) fn touch(&self, spot: Spot) -> Intent {
        let part = match spot {
            Spot::Key(seat, key) if self.puts_in(seat, key) => {
                return self.deed().map_or(Intent::Nothing, |deed| Intent::Act(seat, deed));
            }
            Spot::Depot(depot) => return self.touch_depot(depot, spot),
            Spot::DepotGood(depot, good) => match self.m.state.top() {
                Waiting::Keep { depot: asked, .. } if asked == depot => Some(Part::Loaded(good)),
                _ => return self.touch_depot(depot, spot),
            },
            Spot::Slot(slot) if self.is_lit_whole(slot.depot(), Part::Slot(slot)) => {
                return self.touch_depot(slot.depot(), spot);
            }
            Spot::Shield(shield) => match self.m.state.depot_of(shield) {
                Some(depot) if self.is_lit_whole(depot, Part::Shield(shield)) => {
                    return self.touch_depot(depot, spot);
                }
                _ => self.part_at(spot),
            },
            _ => self.part_at(spot),
        };
        match part {
            Some(part) => self.tapped(part, Some(spot)),
            None => Intent::Help(spot),
        }
    }

    /// The part of an action that a spot stands for.
    pub(super) fn part_at(&self, spot: Spot) -> Option<Part> {
        let state = self.m.state;
        match spot {
            Spot::Die(index) => self.die_part(index),
            Spot::Effect => Some(Part::Effect),
            Spot::Slot(slot) => Some(Part::Slot(slot)),
            Spot::Field(seat, field) if self.m.chooser == Some(seat) => Some(Part::Field(field)),
            Spot::Key(seat, key) if self.m.chooser == Some(seat) => Some(Part::Key(key)),
            Spot::Good(seat, good) if self.m.chooser == Some(seat) => Some(Part::Good(good)),
            Spot::Shield(shield) if state.depot_of(shield).is_some() => Some(Part::Shield(shield)),
            Spot::Shield(shield) if self.holds_together(shield) => Some(Part::Own(shield)),
            _ => None,
        }
    }

    /// A die is identified by its face; a used one has no effect.
    fn die_part(&self, index: u8) -> Option<Part> {
        let seat = self.m.chooser?;
        if (self.m.state.used() >> index) & 1 != 0 {
            return None;
        }
        Some(Part::Die(self.m.state.dice().at(seat.index()).at(usize::from(index))))
    }

    /// True if a depot can be chosen as a whole, but not the part inside it, so that touching the part counts for the
    /// depot.
    fn is_lit_whole(&self, depot: u8, part: Part) -> bool {
        let choice = self.choice();
        choice.is_lit(Part::Depot(depot)) && !choice.is_lit(part)
    }

    /// A touch of a depot beside its tiles: a ship's choice, or its only tile.
    fn touch_depot(&self, depot: u8, spot: Spot) -> Intent {
        if self.choice().is_lit(Part::Depot(depot)) {
            return self.tapped(Part::Depot(depot), Some(spot));
        }
        let single = (1..=6).contains(&depot).then(|| {
            let mut slots = (0..PLACES)
                .map(|place| crate::games::burgundy::depots::Slot::new(depot, place))
                .filter(|slot| self.m.state.lying(*slot).is_some());
            (slots.next(), slots.next())
        });
        match single {
            Some((Some(only), None)) if !self.is_calm() => {
                self.tapped(Part::Slot(only), Some(spot))
            }
            _ => Intent::Help(spot),
        }
    }

    /// True if a touch of this empty key field takes the selected tile.
    fn puts_in(&self, seat: Seat, key: Key) -> bool {
        let is_own = self.m.chooser == Some(seat) && !self.is_closed(seat, key);
        let is_empty = !self.m.state.estate(seat).stored(key).is_some();
        is_own && is_empty && self.deed_mark().is_some()
    }

    fn tapped(&self, part: Part, spot: Option<Spot>) -> Intent {
        let Some(seat) = self.m.chooser else {
            return spot.map_or(Intent::Nothing, Intent::Help);
        };
        // A tile, field or goods touched again are used, if only the die is open.
        let again = matches!(part, Part::Slot(_) | Part::Key(_) | Part::Field(_) | Part::Good(_));
        if let Some(deed) = self.deed().filter(|_| again && self.m.picked.has(part)) {
            return Intent::Act(seat, deed);
        }
        match self.choice().tap(part) {
            Tapped::Act(action) => Intent::Act(seat, action),
            Tapped::Pick(picked) => Intent::Pick(picked),
            Tapped::Explain => spot.map_or(Intent::Nothing, Intent::Help),
        }
    }
}
