//! Results of this turn's dice: the event and the guards' roll.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::games::princes::card::Card;
use crate::games::princes::cards::sets;
use crate::games::princes::event::Event;
use crate::games::princes::row::Passive;
use crate::web::ui::text::Text;

/// The last guards' roll in this turn: seat, number, and whether it stopped the attack.
pub(super) fn guarded(drawing: &Drawing<'_>) -> Option<(Seat, u8, bool)> {
    drawing.moment.turn.iter().rev().find_map(|event| match *event {
        Event::Guarded { seat, number, stopped } => Some((seat, number, stopped)),
        _ => None,
    })
}

/// The smallest and the largest number with which the guard stopped the attack: that of the cards in play, and of those
/// that left it since.
fn guard_numbers(drawing: &Drawing<'_>, seat: Seat) -> (u8, u8) {
    let since = drawing.moment.turn.iter().rev();
    let since = since.take_while(|event| !matches!(event, Event::Guarded { .. }));
    let left = since.filter_map(|event| match *event {
        Event::Lost { seat: owner, card, .. } if owner == seat => Some(card),
        Event::TakenOver { seat: taker, card, .. } if taker != seat => Some(card),
        _ => None,
    });
    let cards = drawing.state.owned_of(seat.0, &sets::GUARDS).chain(left);
    let numbers =
        cards.flat_map(|card| card.row().passives()).filter_map(|passive| match passive {
            Passive::Guards(from, to) => Some((from, to)),
            _ => None,
        });
    numbers.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1))).unwrap_or((0, 0))
}

/// The effect of a guard's roll in a sentence.
pub(super) fn guard_said(drawing: &Drawing<'_>) -> Option<Text> {
    let (seat, number, stopped) = guarded(drawing)?;
    let (name, (from, to)) = (drawing.moment.name(seat), guard_numbers(drawing, seat));
    let key = if stopped { "princes-guard-stops" } else { "princes-guard-fails" };
    let args = [
        ("name", name.as_ref().into()),
        ("number", number.into()),
        ("from", from.into()),
        ("to", to.into()),
    ];
    Some(drawing.moment.say(key, &args))
}

/// The event of this turn, until the turn ends, even after its card is back under the stack.
pub(super) fn event(drawing: &Drawing<'_>) -> Option<Card> {
    let drawn = drawing.moment.turn.iter().rev().find_map(|event| match event {
        Event::EventDrawn { card } => Some(*card),
        _ => None,
    });
    Some(drawing.state.current()).filter(|card| card.is_some()).or(drawn)
}
