//! Reasons why an action is not legal.

use crate::games::road::cards::APPROACHES;

/// Reason why an action is not legal now; the position is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Another seat chooses now.
    #[error("it is another player's choice")]
    NotYours,
    /// Another kind of choice is open.
    #[error("something else is to be chosen now")]
    NotNow,
    /// The card does not lie open.
    #[error("no such card lies open")]
    NotOpen,
    /// All metropolises that match the action are taken, or this game has none of that name.
    #[error("there is no such metropolis left; this game's side names the cards")]
    NoMetropolis,
    /// A city without a settlement.
    #[error("a city goes on a visible settlement, and there is none")]
    NoSettlement,
    /// A metropolis without a city.
    #[error("a metropolis goes on a visible city, and there is none")]
    NoCity,
    /// Too few cards for the price.
    #[error("the price is not in the hand; cards missing: {0}")]
    Price(u8),
    /// A second replacement in one turn.
    #[error("one card was replaced in this turn already")]
    Replaced,
    /// A replacement of anything but the one missing card.
    #[error("replaced is exactly one card that is missing, by cards of another kind")]
    NotTheMissing,
    /// Too few equal cards to replace one.
    #[error(
        "replacing takes {needed} equal cards that the price does not need, and there are {held}"
    )]
    TooFewEqual {
        /// The number needed, by the roads.
        needed: u8,
        /// The number available beyond what the price needs.
        held: u8,
    },
    /// No such seat to trade with.
    #[error("trade is with another seat of this table")]
    NoPartner,
    /// A second trade in one turn.
    #[error("a trade was made in this turn already")]
    Traded,
    /// The seat was asked the maximum number of times.
    #[error("this seat was asked {APPROACHES} times in this turn already")]
    Asked,
    /// A trade without cards on one side.
    #[error("both sides of a trade need cards in the hand")]
    NoCards,
    /// A card that is not in the hand.
    #[error("this card is not in the hand")]
    NotHeld,
    /// Kinds in another order than the canonical one.
    #[error(
        "kinds come in the order brick, wood, wool, grain, ore, and cards given before those asked"
    )]
    Order,
    /// One kind on both sides.
    #[error("no kind may be on both sides of an offer")]
    BothSides,
    /// All kinds given.
    #[error("at most four kinds are given, so that one is left to ask for")]
    AllKinds,
    /// More cards asked than the other hand has.
    #[error("more cards are asked for than the other hand's {0}")]
    TooMany(u8),
    /// An empty side where both must be filled.
    #[error("both sides must be filled")]
    Empty,
    /// The cards asked for are not in the hand.
    #[error("the cards asked for are not in the hand")]
    CannotPay,
    /// Discards that leave too few cards of the later kinds.
    #[error("kinds are discarded in order, and too few cards of this kind and later ones are left")]
    TooFewLeft,
    /// A gift to a seat that does not have fewer points.
    #[error("a gift goes to a seat with fewer points")]
    NotFewer,
}
