//! The drafts of all at the table, and what "Undo" takes back of them.

use crate::engine::seat::Seat;
use crate::games::dice::SEATS;
use crate::games::dice::state::State;
use crate::web::dice::model::draft::Draft;
use crate::web::table::Back;

/// The drafts of all at the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drafts {
    drafts: [Draft; SEATS],
    /// Whose sheet is shown large.
    pub shown: Option<Seat>,
    /// Whether what the last round brought has been looked at.
    pub seen: bool,
    /// Counts up so that the table is drawn anew.
    drawn: u32,
}

impl Drafts {
    /// The seat's draft of the round at hand; an empty one if there is none.
    #[must_use]
    pub fn of(&self, state: &State, seat: Seat) -> Draft {
        let round = (state.stage(), state.round());
        let draft = self.drafts.get(seat.index()).filter(|draft| draft.round == round);
        draft.cloned().unwrap_or_else(|| Draft { round, ..Draft::default() })
    }

    /// Whether nobody has begun with the round at hand.
    #[must_use]
    pub fn is_calm(&self, state: &State) -> bool {
        state
            .seats()
            .map(|seat| self.of(state, seat))
            .all(|draft| draft.actions.is_empty() && draft.asking.is_none() && !draft.ready)
    }

    /// What "Undo" takes back: of a single player's pencil the last mark, or being ready; of several players' nothing, for
    /// each rubs out their own.
    #[must_use]
    pub fn step_back(&self, state: &State) -> Back<Drafts> {
        let begun = |seat: &Seat| {
            let draft = self.of(state, *seat);
            !draft.actions.is_empty() || draft.ready
        };
        let mut begun = state.seats().filter(begun);
        match (begun.next(), begun.next()) {
            (None, _) => Back::OfTheGame,
            (Some(_), Some(_)) => Back::Nothing,
            (Some(seat), None) => {
                let draft = self.of(state, seat);
                let mut rest =
                    Draft { round: draft.round, actions: draft.actions, ..Draft::default() };
                if !draft.ready {
                    rest.actions.pop();
                }
                Back::Picked(self.with(seat, rest))
            }
        }
    }

    /// The same drafts, drawn anew.
    #[must_use]
    pub fn redrawn(&self) -> Drafts {
        Drafts { drawn: self.drawn.wrapping_add(1), ..self.clone() }
    }

    /// The same drafts with the own sheet large.
    #[must_use]
    pub fn back(&self) -> Drafts {
        Drafts { shown: None, ..self.clone() }
    }

    /// The same drafts with another one of the seat.
    #[must_use]
    pub fn with(&self, seat: Seat, draft: Draft) -> Drafts {
        let mut drafts = self.clone();
        if let Some(place) = drafts.drafts.get_mut(seat.index()) {
            *place = draft;
        }
        drafts
    }
}
