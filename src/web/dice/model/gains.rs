//! Points of a round, by the fields that brought them.

use crate::engine::seat::Seat;
use crate::games::dice::Event;
use crate::games::dice::fields::Field;

/// The points that a seat got in a round, at the marks that brought them; goods sold before the first mark count with
/// it. Points without a mark have no field.
#[must_use]
pub fn gains(round: &[Event], seat: Seat) -> Vec<(Option<Field>, u32)> {
    let mut gains: Vec<(Option<Field>, u32)> = Vec::new();
    for event in round.iter().filter(|event| event.seat() == Some(seat)) {
        match *event {
            Event::Marked { field, .. } | Event::CastleCrossed { field, .. } => {
                match gains.last_mut() {
                    Some((at @ None, _)) => *at = Some(field),
                    _ => gains.push((Some(field), 0)),
                }
            }
            Event::Scored { points, .. } => match gains.last_mut() {
                Some((_, sum)) => *sum += u32::from(points),
                None => gains.push((None, points.into())),
            },
            Event::Rolled { .. }
            | Event::BoxesCrossed { .. }
            | Event::Chose { .. }
            | Event::Ready { .. }
            | Event::Revealed
            | Event::GoodsSold { .. }
            | Event::Passed { .. }
            | Event::BonusUsed { .. }
            | Event::BonusGained { .. }
            | Event::BonusLost { .. }
            | Event::RegionFinished { .. }
            | Event::ColourCompleted { .. }
            | Event::RoundEnded { .. }
            | Event::PhaseEnded { .. }
            | Event::GameEnded => {}
        }
    }
    gains.retain(|(_, points)| *points > 0);
    gains
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dice::action::UsedBonus;
    use crate::games::dice::colours::Colour;
    use crate::games::dice::points::Source;

    const ANNA: Seat = Seat(0);

    fn marked(seat: Seat, field: u8) -> Event {
        let (colour, bonus) = (Colour::Green, UsedBonus::None);
        Event::Marked { seat, field: Field(field), colour, number: 2, bonus, second: false }
    }

    fn scored(seat: Seat, source: Source, points: u8) -> Event {
        Event::Scored { seat, source, phase: 0, points }
    }

    #[test]
    fn points_stand_at_the_mark_that_brought_them() {
        let round = [
            scored(ANNA, Source::Goods, 4),
            marked(ANNA, 7),
            scored(ANNA, Source::Castles, 1),
            marked(Seat(1), 9),
            scored(Seat(1), Source::Castles, 1),
            marked(ANNA, 8),
            scored(ANNA, Source::Pastures, 3),
            scored(ANNA, Source::PasturesAgain, 3),
        ];
        assert_eq!(gains(&round, ANNA), [(Some(Field(7)), 5), (Some(Field(8)), 6)]);
        assert_eq!(gains(&round, Seat(1)), [(Some(Field(9)), 1)]);
    }

    #[test]
    fn a_mark_without_points_has_no_number_and_points_without_a_mark_no_field() {
        assert!(gains(&[marked(ANNA, 7)], ANNA).is_empty());
        let passed = [scored(ANNA, Source::Goods, 2), Event::Passed { seat: ANNA }];
        assert_eq!(gains(&passed, ANNA), [(None, 2)]);
    }
}
