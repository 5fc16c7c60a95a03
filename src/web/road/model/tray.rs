//! The trade tray: the two sides of an offer, filled card by card.
//!
//! Other players do not see it until it is sent as the actions it consists of.

use crate::engine::seat::Seat;
use crate::games::road::cards::{KINDS, Resource};
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Cards, View};

/// Purpose of a tray.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Use {
    /// The active player's offer.
    #[default]
    Offer,
    /// The partner's counter-offer.
    Counter,
}

/// An offer being put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tray {
    /// Its purpose.
    pub used: Use,
    /// Cards of the player's hand.
    pub give: Cards,
    /// Cards asked for.
    pub get: Cards,
}

impl Tray {
    /// A tray with one card of the player's hand.
    #[must_use]
    pub fn giving(kind: Resource) -> Tray {
        Tray::default().with_given(kind, &Cards([1; KINDS]))
    }

    /// A tray for a counter-offer: the offer waiting for an answer, as far as the player's hand allows.
    #[must_use]
    pub fn counter(view: &View) -> Tray {
        let (deal, hand) = (proposed(view).unwrap_or_default(), view.hand());
        let mut give = Cards::NONE;
        deal.give
            .kinds()
            .for_each(|kind| give.add(kind, deal.give.count(kind).min(hand.count(kind))));
        Tray { used: Use::Counter, give, get: deal.get }
    }

    /// True if it equals the offer it answers, which is then accepted instead of countered.
    #[must_use]
    pub fn is_answered(&self, view: &View) -> bool {
        proposed(view) == Some(self.deal())
    }

    /// Adds a card of the player's hand, and no longer asks for that kind.
    #[must_use]
    pub fn with_given(mut self, kind: Resource, hand: &Cards) -> Tray {
        let others = self.give.kinds().filter(|given| *given != kind).count();
        if self.give.count(kind) < hand.count(kind) && others + 1 < KINDS {
            self.give.add(kind, 1);
            self.get.take(kind, self.get.count(kind));
        }
        self
    }

    /// Adds a card of the player's hand; after the last of its kind, takes all of this kind back. `None` if the kind
    /// cannot be given.
    #[must_use]
    pub fn touched(self, kind: Resource, hand: &Cards) -> Option<Tray> {
        let added = self.with_given(kind, hand);
        if added != self {
            return Some(added);
        }
        let mut back = self;
        back.give.take(kind, self.give.count(kind));
        (back != self).then_some(back)
    }

    /// Removes a given card.
    #[must_use]
    pub fn without_given(mut self, kind: Resource) -> Tray {
        self.give.take(kind, 1);
        self
    }

    /// Asks for one more card, up to the size of the other hand; not for a kind that is given.
    #[must_use]
    pub fn with_asked(mut self, kind: Resource, most: u8) -> Tray {
        if self.give.count(kind) == 0 && self.get.total() < most {
            self.get.add(kind, 1);
        }
        self
    }

    /// Asks for one card less.
    #[must_use]
    pub fn without_asked(mut self, kind: Resource) -> Tray {
        self.get.take(kind, 1);
        self
    }

    /// Both sides.
    #[must_use]
    pub const fn deal(&self) -> Deal {
        Deal { give: self.give, get: self.get }
    }

    /// True if it can be sent to a hand of this size: an offer with an empty side is a question, while a counter-offer
    /// needs both.
    #[must_use]
    pub fn can_be_sent(&self, hand: u8) -> bool {
        let sides = (self.give.is_empty(), self.get.is_empty());
        let filled = match self.used {
            Use::Offer => sides != (true, true),
            Use::Counter => sides == (false, false),
        };
        filled && self.get.total() <= hand
    }

    /// The actions that send it to a seat.
    #[must_use]
    pub fn actions(&self, partner: Seat) -> Vec<Action> {
        let first = match self.used {
            Use::Offer => Action::Trade { partner },
            Use::Counter => Action::Counter,
        };
        let give = self.give.sorted().map(|resource| Action::Give { resource });
        let get = self.get.sorted().map(|resource| Action::Get { resource });
        core::iter::once(first).chain(give).chain(get).chain([Action::Send]).collect()
    }
}

/// The seats that can be asked now.
#[must_use]
pub fn partners(choices: &[Action]) -> Vec<Seat> {
    let partner = |action: &Action| match action {
        Action::Trade { partner } => Some(*partner),
        _ => None,
    };
    choices.iter().filter_map(partner).collect()
}

/// The offer waiting for an answer, from the side of the seat that answers.
#[must_use]
pub fn proposed(view: &View) -> Option<Deal> {
    let trade = &view.open().trade();
    let made = match view.open().stage() {
        Stage::Answer | Stage::Counter => trade.offer,
        Stage::Reply => trade.counter,
        _ => return None,
    };
    Some(Deal { give: made.get, get: made.give })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::seed::Seed;
    use crate::games::road::options::Options;
    use crate::games::road::setup::start;

    /// The view of a player with this hand who is offered an ore for a wool and two grain.
    fn asked(hand: &str) -> View {
        let mut state = start(&Options::default(), &Seed::numbered(1), &mut Vec::new()).unwrap();
        let partner = Seat((state.active().0 + 1) % state.players());
        *state.edit().stage() = Stage::Answer;
        state.edit().trade().partner = partner;
        state.edit().trade().offer = Deal { give: cards("o"), get: cards("wgg") };
        state.edit().hands()[partner.index()] = hand.parse().unwrap();
        state.view(partner.into())
    }

    #[test]
    fn a_counter_offer_begins_with_the_offer_turned_round() {
        let view = asked("wggb");
        let tray = Tray::counter(&view);
        assert_eq!((tray.used, tray.give, tray.get), (Use::Counter, cards("wgg"), cards("o")));
        assert!(tray.is_answered(&view), "that would be agreed to");
        assert!(!tray.without_given(Resource::Grain).is_answered(&view));
        let view = asked("gb");
        assert_eq!(Tray::counter(&view).give, cards("g"), "no more than there is");
    }

    #[test]
    fn touching_a_card_of_the_hand_always_changes_the_tray() {
        let hand = cards("wwg");
        let one = Tray::giving(Resource::Wool);
        let two = one.touched(Resource::Wool, &hand).unwrap();
        assert_eq!(two.give, cards("ww"));
        let none = two.touched(Resource::Wool, &hand).unwrap();
        assert_eq!(none.give, Cards::NONE, "after the last, all go back");
        assert_eq!(none.touched(Resource::Ore, &hand), None, "there is none to give");
        let four = Tray { give: cards("wbtg"), ..Tray::default() };
        assert_eq!(
            four.touched(Resource::Ore, &cards("wbtgo")),
            None,
            "one kind is left to ask for"
        );
    }

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn three_touches_make_up_the_usual_trade() {
        let tray = Tray::giving(Resource::Wool).with_asked(Resource::Grain, 4);
        assert!(tray.can_be_sent(4));
        let texts: Vec<String> = tray.actions(Seat(2)).iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["trade 2", "give w", "get g", "send"]);
    }

    #[test]
    fn cards_are_laid_in_the_order_that_the_rules_want() {
        let hand = cards("bbwwo");
        let tray = [Resource::Ore, Resource::Brick, Resource::Wool]
            .into_iter()
            .fold(Tray::default(), |tray, kind| tray.with_given(kind, &hand));
        let tray = tray.with_asked(Resource::Grain, 9).with_asked(Resource::Wood, 9);
        let texts: Vec<String> = tray.actions(Seat(1)).iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["trade 1", "give b", "give w", "give o", "get t", "get g", "send"]);
    }

    #[test]
    fn no_kind_is_on_both_sides_and_no_more_than_there_is() {
        let hand = cards("ww");
        let tray = Tray::default().with_asked(Resource::Wool, 3).with_given(Resource::Wool, &hand);
        assert_eq!(tray.deal(), Deal { give: cards("w"), get: Cards::NONE });
        let tray = tray.with_asked(Resource::Wool, 3);
        assert!(tray.get.is_empty());
        let tray = tray.with_given(Resource::Wool, &hand).with_given(Resource::Wool, &hand);
        assert_eq!(tray.give.total(), 2);
        let much = (0..5).fold(tray, |tray, _| tray.with_asked(Resource::Ore, 2));
        assert_eq!(much.get.total(), 2);
        assert!(much.can_be_sent(2) && !much.can_be_sent(1));
    }

    #[test]
    fn four_kinds_are_given_at_most_so_that_one_is_left_to_ask_for() {
        let hand = cards("btwgo");
        let all =
            Resource::ALL.into_iter().fold(Tray::default(), |t, kind| t.with_given(kind, &hand));
        assert_eq!(all.give, cards("btwg"));
    }

    #[test]
    fn an_offer_may_be_a_question_and_a_counter_offer_may_not() {
        let question = Tray::default().with_asked(Resource::Ore, 2);
        assert!(question.can_be_sent(1) && !Tray::default().can_be_sent(1));
        let counter = Tray { used: Use::Counter, ..question };
        assert!(!counter.can_be_sent(1));
        assert_eq!(
            counter.with_given(Resource::Wool, &cards("w")).actions(Seat(0))[0],
            Action::Counter
        );
    }
}
