//! Points of the last action as sums that are shown at their place.

use super::Desk;
use super::scene::{Float, Spot};
use crate::engine::seat::Seat;
use crate::games::burgundy::event::{Event, Reason};
use crate::games::burgundy::route_cards::CARD_SPACES;

/// Most terms of a sum that are shown beside it.
const MOST_TERMS: usize = 4;

/// Scorings of one player at one place, one directly after the other.
struct Sum {
    seat: Seat,
    at: Option<Spot>,
    parts: Vec<(u16, Reason)>,
}

impl Desk<'_> {
    /// Points of the last action, from the field that scored them or from the player's total.
    pub(super) fn floats(&self) -> Vec<Float> {
        let shown = self.sums().into_iter().enumerate();
        shown.map(|(order, sum)| self.float(order.min(200) as u8, &sum)).collect()
    }

    fn sums(&self) -> Vec<Sum> {
        let mut at = None;
        let mut sums: Vec<Sum> = Vec::new();
        for event in self.m.last {
            at = match event {
                Event::TilePlaced { seat, field, .. }
                | Event::TileSettled { seat, field, .. }
                | Event::PostsJoined { seat, field, .. } => {
                    Some(Spot::Field(self.drawn(*seat), *field))
                }
                Event::GoodLaid { seat, space, .. } => Some(card_of(*seat, *space)),
                Event::TurnEnded { .. } => None,
                _ => at,
            };
            if let Event::Scored { seat, points, reason } = event {
                let part = (*points, *reason);
                match sums.last_mut() {
                    Some(last) if last.seat == *seat && last.at == at => last.parts.push(part),
                    _ => sums.push(Sum { seat: *seat, at, parts: vec![part] }),
                }
            }
        }
        sums
    }

    fn float(&self, order: u8, sum: &Sum) -> Float {
        let to = self.points_spot(sum.seat);
        let points: u16 = sum.parts.iter().map(|(points, _)| points).sum();
        // The end of a game brings up to twenty terms, which the log and the score list.
        let parts = if sum.parts.len() > MOST_TERMS { &[] } else { sum.parts.as_slice() };
        let terms: Vec<String> = parts.iter().map(|(points, _)| points.to_string()).collect();
        let mut reasons: Vec<_> = parts.iter().map(|(_, why)| self.say.reason(*why)).collect();
        reasons.dedup();
        Float {
            id: self.m.moves.wrapping_mul(256) + u32::from(order),
            at: sum.at.unwrap_or(to),
            to,
            points: format!("+{points}").into(),
            terms: if terms.len() > 1 { terms.join(" + ").into() } else { "".into() },
            reason: reasons.join(" · ").into(),
            order,
        }
    }
}

/// The card that a space of a trade route belongs to.
fn card_of(seat: Seat, space: u8) -> Spot {
    Spot::Card(seat, space / CARD_SPACES as u8)
}
