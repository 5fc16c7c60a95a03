//! The figures by which positions and deals are weighed, in thousandths of a point.

use crate::bots::weights::weights;

/// Value of reaching seven points.
pub(super) const WIN: i32 = 30_000;
/// Points from which on a player should not be helped.
pub(super) const DANGEROUS: u8 = 5;

weights! {
    /// Value of an additional card in each own turn.
    income = 420, 420;
    /// Value of any card in the hand.
    card = 95, 95;
    /// Value of a road on the table for the cards it replaces, up to the fourth.
    road = 90, 90;
    /// Value of a knight on the table for the cards it protects.
    knight = 60, 60;
    /// Value of being one short of a special card.
    near_by_one = 650, 650;
    /// Value of being two short of a special card.
    near_by_two = 220, 220;
    /// Share of a purchase's gain that all cards for it are worth, in hundredths.
    complete = 92, 30;
    /// The same with one card missing.
    lacks_one = 62, 20;
    /// The same with two cards missing.
    lacks_two = 38, 10;
    /// The same with three cards missing.
    lacks_three = 22, 6;
    /// The same with four cards missing.
    lacks_four = 12, 3;
    /// The same with five cards missing; a third of it with more.
    lacks_five = 6, 1;
    /// Share of the second purchase in the worth of a hand, in hundredths.
    second = 60, 60;
    /// The value of a partner's free card.
    free_card = 110, 110;
    /// Minimum gain of a deal.
    worth_while = 60, 60;
    /// Probability that the robber comes before the hand can be spent, in hundredths.
    robber = 22, 22;
}

impl Weights {
    /// Share of a purchase's gain that the cards for it are worth, by number of missing cards.
    pub(super) const fn share(&self, missing: u8) -> i32 {
        match missing {
            0 => self.complete,
            1 => self.lacks_one,
            2 => self.lacks_two,
            3 => self.lacks_three,
            4 => self.lacks_four,
            5 => self.lacks_five,
            _ => self.lacks_five / 3,
        }
    }

    /// Value of lacking so many cards for a special card.
    pub(super) const fn near(&self, missing: u8) -> i32 {
        match missing {
            1 => self.near_by_one,
            2 => self.near_by_two,
            _ => 0,
        }
    }
}
