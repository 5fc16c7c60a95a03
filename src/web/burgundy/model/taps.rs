//! What each tap means.

use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::depots::PLACES;
use crate::games::burgundy::goods::GoodSet;
use crate::games::burgundy::state::Waiting;
use crate::web::burgundy::choice::{Button, Part, Picked, Tapped};
use crate::web::burgundy::model::bar::part_of;
use crate::web::burgundy::model::{Desk, Moment, player_button};
use crate::web::burgundy::scene::{Spot, Tap};

/// What the page does about a tap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Intent {
    /// Carry out an action.
    Act(Seat, Action),
    /// Pick something, or let it go.
    Pick(Picked),
    /// Pick what is between the fingers, so that what it may be brought to lights up.
    Lift(Picked),
    /// Say what there is to do before.
    Urge,
    /// Explain something, or close the explanation.
    Help(Option<Spot>),
    /// Something else that the page knows by itself: undo, menu, settings …
    Page(Tap),
    /// Nothing.
    Nothing,
}

/// What a tap means at this moment.
#[must_use]
pub fn intent(m: &Moment<'_>, tap: Tap) -> Intent {
    let desk = Desk::new(m);
    match tap {
        Tap::Help(spot) => Intent::Help(Some(spot)),
        Tap::CloseHelp => Intent::Help(None),
        Tap::On(spot) | Tap::Drag(_, spot) if m.help_mode => Intent::Help(Some(spot)),
        Tap::On(spot) => desk.touch(spot),
        Tap::Lift(_) if m.help_mode => Intent::Nothing,
        Tap::Lift(from) => desk.lifted(from).map_or(Intent::Nothing, Intent::Lift),
        Tap::Drag(from, to) => desk.put_down(from, to),
        Tap::Button(number) if number >= player_button::FIRST => Intent::Page(tap),
        Tap::Button(number) => match desk.buttons().get(usize::from(number)) {
            Some(action) => desk.button_tap(*action),
            None => Intent::Nothing,
        },
        Tap::Waits(number) => match (m.chooser, desk.pool().get(usize::from(number))) {
            (Some(seat), Some(action)) => Intent::Act(seat, *action),
            _ => Intent::Nothing,
        },
        Tap::Board(board) => desk.tapped(Part::Button(Button::Board(board)), None),
        Tap::Listed(index) => match (m.chooser, desk.legal.get(usize::from(index))) {
            (Some(seat), Some(action)) => Intent::Act(seat, *action),
            _ => Intent::Nothing,
        },
        Tap::EndTurn => match m.chooser {
            Some(seat) if desk.legal.contains(&Action::EndTurn) => {
                Intent::Act(seat, Action::EndTurn)
            }
            _ => Intent::Urge,
        },
        Tap::Cancel => Intent::Pick(Picked::default()),
        other => Intent::Page(other),
    }
}

impl Desk<'_> {
    /// What a touch of a spot means.
    pub(super) fn touch(&self, spot: Spot) -> Intent {
        let part = match spot {
            Spot::Depot(depot) => return self.touch_depot(depot, spot),
            Spot::DepotGood(depot, good) => match self.m.state.top() {
                Waiting::Keep { depot: asked, .. } if asked == depot => Some(Part::Loaded(good)),
                _ => return self.touch_depot(depot, spot),
            },
            _ => self.part_at(spot),
        };
        match part {
            Some(part) => self.tapped(part, Some(spot)),
            None => Intent::Help(Some(spot)),
        }
    }

    /// The part of an action that a spot stands for by itself.
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

    /// A die is named by its face; a spent one does nothing.
    fn die_part(&self, index: u8) -> Option<Part> {
        let seat = self.m.chooser?;
        if (self.m.state.used >> index) & 1 != 0 {
            return None;
        }
        Some(Part::Die(self.m.state.dice.at(seat.index()).at(usize::from(index))))
    }

    /// A touch beside the tiles of a depot: a ship's choice, or its only tile.
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
            _ => Intent::Help(Some(spot)),
        }
    }

    fn button_tap(&self, action: Action) -> Intent {
        match (part_of(action), self.m.chooser) {
            // A button names its action whole, whatever else is picked.
            (_, Some(seat)) => Intent::Act(seat, action),
            _ => Intent::Nothing,
        }
    }

    fn tapped(&self, part: Part, spot: Option<Spot>) -> Intent {
        let Some(seat) = self.m.chooser else {
            return spot.map_or(Intent::Nothing, |spot| Intent::Help(Some(spot)));
        };
        match self.choice().tap(part) {
            Tapped::Act(action) => Intent::Act(seat, action),
            Tapped::Pick(picked) => Intent::Pick(self.tidy(picked)),
            Tapped::Explain => spot.map_or(Intent::Nothing, |spot| Intent::Help(Some(spot))),
        }
    }

    /// Goods are picked only while a ship's goods are chosen.
    pub(super) fn tidy(&self, mut picked: Picked) -> Picked {
        if !matches!(self.m.state.top(), Waiting::Keep { .. }) {
            picked.loaded = GoodSet::NONE;
        }
        picked
    }
}
