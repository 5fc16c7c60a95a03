//! The player's hand: cards by kind, and the selected ones.

use crate::engine::seat::Seat;
use crate::games::road::cards::Resource;
use crate::games::road::{Action, Cards, Event};

/// All cards of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// The kind.
    pub kind: Resource,
    /// Number of cards.
    pub count: u8,
    /// Number of selected cards, which would be paid, offered or lost.
    pub lifted: u8,
}

/// The hand by kind.
#[must_use]
pub fn groups(hand: &Cards, lifted: &Cards) -> Vec<Group> {
    let group = |kind| Group {
        kind,
        count: hand.count(kind),
        lifted: lifted.count(kind).min(hand.count(kind)),
    };
    hand.kinds().map(group).collect()
}

/// Cards selected for the robber after a touch: one more of this kind; after the last of it, or if all owed cards are
/// selected, none of it. `None` if the touch has no effect, which includes kinds before the last one that is
/// `done` already: the rules take kinds in order.
#[must_use]
pub fn discarding(
    hand: &Cards,
    done: &Cards,
    out: &Cards,
    owed: u8,
    kind: Resource,
) -> Option<Cards> {
    let mut next = *out;
    if done.highest() > Some(kind) {
        return None;
    } else if out.count(kind) < hand.count(kind) && out.total() < owed {
        next.add(kind, 1);
    } else {
        next.take(kind, out.count(kind));
    }
    (next != *out).then_some(next)
}

/// The cards that a seat drew in these events, as far as the viewer knows them.
#[must_use]
pub fn drawn(events: &[Event], seat: Seat) -> Cards {
    let mut drawn = Cards::NONE;
    for event in events {
        if let Event::Drew { seat: who, cards: Some(cards), .. } = event
            && *who == seat
        {
            drawn.add_all(cards);
        }
    }
    drawn
}

/// The discards one by one, in order.
#[must_use]
pub fn discards(out: &Cards) -> Vec<Action> {
    out.sorted().map(|resource| Action::Discard { resource }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn a_hand_is_grouped_by_kinds_and_no_more_is_lifted_than_is_there() {
        let shown = groups(&cards("bbw"), &cards("bwww"));
        let counts: Vec<_> = shown.iter().map(|group| (group.count, group.lifted)).collect();
        assert_eq!(counts, [(2, 1), (1, 1)]);
        assert!(groups(&Cards::NONE, &Cards::NONE).is_empty());
    }

    #[test]
    fn what_was_drawn_is_summed_up_for_its_owner_alone() {
        use crate::games::road::event::DrawReason;
        let drew = |seat: u8, text: &str| Event::Drew {
            seat: Seat(seat),
            count: 1,
            cards: Some(cards(text)),
            reason: DrawReason::Yield,
        };
        let hidden = drew(0, "w").seen_by(Seat(1).into());
        let events = [drew(0, "b"), drew(1, "o"), drew(0, "bg"), hidden];
        assert_eq!(drawn(&events, Seat(0)), cards("bbg"));
    }

    #[test]
    fn touches_choose_cards_for_the_robber_up_to_the_number_owed() {
        let (hand, done) = (cards("bbbwo"), Cards::NONE);
        let mut out = Cards::NONE;
        for kind in [Resource::Brick, Resource::Wool, Resource::Brick] {
            out = discarding(&hand, &done, &out, 4, kind).unwrap();
        }
        assert_eq!(out, cards("bbw"));
        out = discarding(&hand, &done, &out, 4, Resource::Wool).unwrap();
        assert_eq!(out, cards("bb"), "all wool was chosen: the next touch lets it go");
        let more = discarding(&hand, &done, &out, 2, Resource::Ore);
        assert_eq!(more, None, "no more than the number owed, so that the card is not lit");
        assert_eq!(discards(&out).len(), 2);
    }

    #[test]
    fn after_an_undone_discard_earlier_kinds_are_not_selected() {
        let (hand, done) = (cards("bwo"), cards("w"));
        let touched = |kind| discarding(&hand, &done, &Cards::NONE, 2, kind);
        assert_eq!(touched(Resource::Brick), None, "the rules take kinds in order");
        assert_eq!(touched(Resource::Wool), Some(cards("w")));
        assert_eq!(touched(Resource::Ore), Some(cards("o")));
    }
}
