//! The drafts of all players, and the effect of "Undo" on them.

use crate::engine::seat::Seat;
use crate::games::dice::state::State;
use crate::games::dice::{Action, SEATS};
use crate::web::dice::model::draft::RoundDraft;
use crate::web::table::Back;

/// The drafts of all players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drafts {
    drafts: [RoundDraft; SEATS],
    /// The seat whose sheet is shown large.
    pub shown: Option<Seat>,
    /// True if the result of the last round has been viewed.
    pub seen: bool,
}

impl Drafts {
    /// A seat's draft of the current round; empty if there is none.
    #[must_use]
    pub fn of(&self, state: &State, seat: Seat) -> RoundDraft {
        let round = (state.stage(), state.round());
        let draft = self.drafts.get(seat.index()).filter(|draft| draft.round == round);
        draft.cloned().unwrap_or_else(|| RoundDraft { round, ..RoundDraft::default() })
    }

    /// True if nobody has begun the current round.
    #[must_use]
    pub fn is_calm(&self, state: &State) -> bool {
        state
            .seats()
            .map(|seat| self.of(state, seat))
            .all(|draft| draft.actions.is_empty() && draft.asking.is_none() && !draft.ready)
    }

    /// Effect of "Undo": takes back a single player's last mark, or their being ready; nothing if several players have
    /// drafts, as each erases their own.
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
                let mut rest = RoundDraft {
                    round: draft.round,
                    actions: draft.actions,
                    ..RoundDraft::default()
                };
                if !draft.ready {
                    rest.actions.pop();
                }
                Back::Picked(self.with(seat, rest))
            }
        }
    }

    /// The same drafts with the player's own sheet large.
    #[must_use]
    pub fn back(&self) -> Drafts {
        Drafts { shown: None, ..self.clone() }
    }

    /// The drafts with what a hint advises a seat in pencil, on the player's own sheet. The end of the choices is the
    /// player's to say.
    #[must_use]
    pub fn advised(&self, state: &State, seat: Seat, advised: &[Action]) -> Drafts {
        let actions = advised.iter().copied().filter(|action| *action != Action::Done).collect();
        let round = (state.stage(), state.round());
        self.back().with(seat, RoundDraft { round, actions, ..RoundDraft::default() })
    }

    /// The drafts with a seat's draft replaced.
    #[must_use]
    pub fn with(&self, seat: Seat, draft: RoundDraft) -> Drafts {
        let mut drafts = self.clone();
        if let Some(place) = drafts.drafts.get_mut(seat.index()) {
            *place = draft;
        }
        drafts
    }
}
