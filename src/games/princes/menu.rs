//! The action phase: everything that may be done in one's own turn.

use crate::games::princes::action::{Action, Actions};
use crate::games::princes::card::{Card, CardKind};
use crate::games::princes::cards::sets;
use crate::games::princes::kinds::Amounts;
use crate::games::princes::place::Laid;
use crate::games::princes::state::State;

impl State {
    /// Lists the action phase's choices.
    pub(super) fn list_menu(&self, seat: u8, out: &mut Actions) {
        let amounts = self.realm(seat).amounts();
        self.list_centres(seat, &amounts, out);
        self.list_cards(seat, &amounts, out);
        self.list_uses(seat, &amounts, out);
        self.list_trades(seat, &amounts, out);
        if self.mode.row().full {
            self.list_removals(seat, out);
        }
        out.push(Action::End);
    }

    /// Lists those of the action phase's choices among which this one is, if it may be chosen.
    pub(super) fn list_like(&self, seat: u8, action: Action, out: &mut Actions) {
        let amounts = self.realm(seat).amounts();
        match action {
            Action::End => out.push(Action::End),
            Action::Road { .. } | Action::Settlement { .. } | Action::City { .. } => {
                self.list_centres(seat, &amounts, out);
            }
            Action::Build { card, .. } => {
                let lies_open = card.row().kind != CardKind::Marker && self.open.contains(&card);
                if self.holds(seat, card) && !card.row().is_action() || lies_open {
                    self.list_builds(seat, card, &amounts, out);
                }
            }
            Action::Play { card, .. } if self.holds(seat, card) && card.row().is_action() => {
                self.list_plays(seat, card, out);
            }
            Action::Use { card, .. } if self.has(seat, card) => {
                self.list_uses(seat, &amounts, out);
            }
            Action::Trade { .. } | Action::Move { .. } => self.list_trades(seat, &amounts, out),
            Action::Remove { card, .. } if self.mode.row().full && self.has(seat, card) => {
                self.list_removals(seat, out);
            }
            _ => {}
        }
    }

    /// Lists cards of the hand and of the open stack.
    fn list_cards(&self, seat: u8, amounts: &Amounts, out: &mut Actions) {
        let mut last = Card::NONE;
        for held in self.hand(seat) {
            let card = held.card;
            if card == last {
                continue;
            }
            last = card;
            if card.row().is_action() {
                self.list_plays(seat, card, out);
            } else {
                self.list_builds(seat, card, amounts, out);
            }
        }
        last = Card::NONE;
        for card in self.open.iter().copied() {
            if card != last && card.row().kind != CardKind::Marker && !self.holds(seat, card) {
                self.list_builds(seat, card, amounts, out);
            }
            last = card;
        }
    }

    /// Lists own cards that may leave; of equal ones in a half, one.
    fn list_removals(&self, seat: u8, out: &mut Actions) {
        let mut last = Laid::NONE;
        self.each_own(seat, |laid, _| {
            if laid != last && self.is_open_to_loss(seat, laid) {
                out.push(Action::Remove { card: laid.card, at: laid.at });
            }
            last = laid;
        });
    }

    /// Whether a card is not covered by another one.
    pub(super) fn is_open_to_loss(&self, seat: u8, laid: Laid) -> bool {
        !self.has_any(seat, &sets::COVERING)
            || self
                .piece(seat, laid)
                .is_some_and(|(piece, covers)| covers || !piece.cover.is_some())
    }
}
