//! The own hand: cards by kind, and which of them are lifted.

use crate::engine::seat::Seat;
use crate::games::road::cards::Resource;
use crate::games::road::{Action, Cards, Event};

/// All cards of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Group {
    /// The kind.
    pub kind: Resource,
    /// How many.
    pub count: u8,
    /// How many of them are lifted: they would be paid, offered or lost.
    pub lifted: u8,
}

/// The hand by kinds.
#[must_use]
pub fn groups(hand: &Cards, lifted: &Cards) -> Vec<Group> {
    let group = |kind| Group {
        kind,
        count: hand.count(kind),
        lifted: lifted.count(kind).min(hand.count(kind)),
    };
    hand.kinds().map(group).collect()
}

/// One more card that goes to the robber; after the last of a kind, or when all that go are chosen, none of
/// this kind.
#[must_use]
pub fn discarding(hand: &Cards, out: &Cards, owed: u8, kind: Resource) -> Cards {
    let mut next = *out;
    if out.count(kind) < hand.count(kind) && out.total() < owed {
        next.add(kind, 1);
    } else {
        next.take(kind, out.count(kind));
    }
    next
}

/// What a seat drew in these events, as far as whoever looks knows it.
#[must_use]
pub fn drawn(events: &[Event], seat: Seat) -> Cards {
    let mut drawn = Cards::NONE;
    for event in events {
        match event {
            Event::Drew { seat: who, cards: Some(cards), .. } if *who == seat => {
                drawn.add_all(cards);
            }
            _ => {}
        }
    }
    drawn
}

/// The discards one by one, in the order in which they are made.
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
        let told: Vec<_> = shown.iter().map(|group| (group.count, group.lifted)).collect();
        assert_eq!(told, [(2, 1), (1, 1)]);
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
    fn touches_choose_what_goes_to_the_robber_up_to_what_is_owed() {
        let hand = cards("bbbwo");
        let mut out = Cards::NONE;
        for kind in [Resource::Brick, Resource::Wool, Resource::Brick] {
            out = discarding(&hand, &out, 4, kind);
        }
        assert_eq!(out, cards("bbw"));
        out = discarding(&hand, &out, 4, Resource::Wool);
        assert_eq!(out, cards("bb"), "all wool was chosen: the next touch lets it go");
        out = discarding(&hand, &out, 2, Resource::Ore);
        assert_eq!(out, cards("bb"), "no more than is owed");
        assert_eq!(discards(&out).len(), 2);
    }
}
