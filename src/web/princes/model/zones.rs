//! The zones of the page, by part.

use crate::games::princes::State;
use crate::games::princes::place::Place;
use crate::web::princes::model::parts::{Part, Verb};

/// A zone of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Zone {
    /// The principality of a seat.
    Realm(u8),
    /// The own hand.
    Hand,
    /// The stacks between the principalities.
    Stacks,
    /// Cards and regions to choose from.
    Sheet,
    /// The sets of a duel.
    Sets,
    /// Buttons of the action bar, or a list.
    Buttons,
    /// The button that rolls, ends or stops.
    End,
}

/// The zone in which a part is touched.
#[must_use]
pub fn zone(state: &State, part: Part) -> Zone {
    match part {
        Part::Hand(_) => Zone::Hand,
        Part::Rival(_) | Part::Sight(_) | Part::Land(_) => Zone::Sheet,
        Part::Open(_) | Part::Stack(_) | Part::Events => Zone::Stacks,
        Part::Laid { owner, laid } => Zone::Realm(owner ^ u8::from(laid.at.is_abroad())),
        Part::Site { at, .. } if at == Place::MARKER => Zone::Buttons,
        Part::Site { realm, .. } => Zone::Realm(realm),
        Part::Region(region) => Zone::Realm(u8::from(state.realm(0).land_of(region).is_none())),
        Part::Set(_) => Zone::Sets,
        Part::Verb(Verb::Roll | Verb::End | Verb::Decline | Verb::Take) => Zone::End,
        Part::Kind(_)
        | Part::Number(_)
        | Part::Amount(_)
        | Part::Side(_)
        | Part::By(_)
        | Part::Saving(_)
        | Part::Verb(_) => Zone::Buttons,
    }
}
