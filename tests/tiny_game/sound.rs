//! Validation of views of the tiny game from outside.

use super::{CARDS, HAND, Laid, ROUNDS, View};

impl View {
    /// True if all numbers are in range, hidden parts are blank, and the cards add up to those of the box.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let (open, own) = (&self.open, self.looker.seat().map(|seat| seat.index()));
        let seats = usize::from(open.options.seats);
        let lists = [open.hands.len(), open.laid.len(), open.points.len()];
        (2..=4).contains(&seats)
            && open.round <= ROUNDS
            && lists == [seats; 3]
            && [self.has_laid.len(), self.hand_sizes.len()] == [seats; 2]
            && own.is_none_or(|own| own < seats && self.hand_sizes[own] == self.hand.len())
            && open.hands.iter().all(Vec::is_empty)
            && open.pile.is_empty()
            && open.tied.iter().all(|seat| usize::from(*seat) < seats)
            && open.points.iter().all(|points| (0..=6 * i32::from(ROUNDS)).contains(points))
            && (0..seats).all(|seat| self.seat_is_sound(seat, own == Some(seat)))
            && self.cards_come_out(own)
    }

    /// True if a laid card has been announced, and a seat that must lay has a card.
    fn seat_is_sound(&self, seat: usize, is_own: bool) -> bool {
        let (open, size) = (&self.open, self.hand_sizes[seat]);
        let laid = if is_own && open.tied.is_empty() { self.own } else { open.laid[seat] };
        let has_choice = size > 0 || open.options.may_sit_out || open.round == ROUNDS;
        let told = if open.tied.is_empty() && !is_own {
            open.laid[seat].is_none() && has_choice
        } else {
            laid.is_some() == self.has_laid[seat] && (laid.is_some() || has_choice)
        };
        size <= HAND && told
    }

    /// True if each card occurs as often as in the box.
    fn cards_come_out(&self, own: Option<usize>) -> bool {
        let mut seen = [0; CARDS / 4];
        let laid = if self.open.tied.is_empty() { vec![self.own] } else { self.open.laid.clone() };
        let laid = laid.into_iter().filter_map(|laid| match laid {
            Some(Laid::Card(card)) => Some(card),
            _ => None,
        });
        let mut known = 0;
        for card in self.hand.iter().chain(&self.open.discard).copied().chain(laid) {
            let Some(count) = seen.get_mut(usize::from(card).wrapping_sub(1)) else { return false };
            *count += 1;
            known += 1;
        }
        let others = self.hand_sizes.iter().enumerate().filter(|(seat, _)| own != Some(*seat));
        let hidden: usize = others.map(|(_, size)| *size).sum();
        let all = self.pile_size.checked_add(known + hidden);
        seen.iter().all(|count| *count <= 4) && all == Some(CARDS)
    }
}
