//! Sets of cards by what they do, worked out when it is compiled: rules look here before they read records.

use crate::games::princes::card::{Effect, Passive, Rate, Site};
use crate::games::princes::cards::{COUNT, ROWS};

/// Words of a set of cards.
pub const WORDS: usize = COUNT.div_ceil(64);
/// Cards as bits, by their numbers.
pub type CardSet = [u64; WORDS];

/// The cards of whose records an expression holds.
macro_rules! cards_where {
    ($row:ident => $holds:expr) => {{
        let (mut set, mut card) = ([0; WORDS], 0);
        while card < COUNT {
            let $row = &ROWS[card];
            if $holds {
                set[card / 64] |= 1 << (card % 64);
            }
            card += 1;
        }
        set
    }};
}

/// The cards with an effect of this form.
macro_rules! cards_with {
    ($effect:pat) => {
        cards_where!(row => {
            let (mut found, mut at) = (false, 0);
            while at < row.effects.len() {
                found = found || matches!(row.effects[at], $effect);
                at += 1;
            }
            found
        })
    };
}

macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident = $set:expr;)*) => {
        $(
            $(#[$doc])*
            #[allow(clippy::indexing_slicing, reason = "evaluated when it is compiled")]
            pub const $name: CardSet = $set;
        )*
    };
}

sets! {
    /// Cards that set the production number.
    BEFORE_ROLL = cards_with!(Effect::BeforeRoll);
    /// Cards that choose the regions of a new settlement.
    WITH_SETTLEMENT = cards_with!(Effect::WithSettlement);
    /// Cards that pay a building with gold.
    WITH_BUILDING = cards_with!(Effect::WithBuilding);
    /// Cards that do something in one's own turn.
    USED = cards_with!(Effect::Use(_));
    /// Cards that trade two of a kind.
    SHIPS = cards_with!(Effect::Trade(Rate::Kind(..)));
    /// Cards whose rate depends on where they lie or how often they were used.
    RATES = cards_with!(Effect::Trade(
        Rate::Large | Rate::Miller | Rate::Mill(_) | Rate::Light | Rate::Wagon | Rate::Post
    ));
    /// Cards that do something by lying there.
    LASTING = cards_with!(Effect::While(_));
    /// Cards that do something when brigands come, at a celebration or at a harvest.
    OF_DICE = cards_with!(Effect::While(
        Passive::Harvest(..) | Passive::AfterBrigands(..) | Passive::Celebrates
    ));
    /// Cards that double what regions produce.
    BOOSTERS = cards_with!(Effect::While(Passive::Double(_)));
    /// Cards beside which regions gain in a year of plenty.
    SOURCES = cards_with!(Effect::While(Passive::Source));
    /// Cards that bring a resource when the number favours the opponent.
    MARKETS = cards_with!(Effect::While(Passive::Market));
    /// Cards that brigands heed.
    AGAINST_BRIGANDS = cards_with!(Effect::While(Passive::Uncount | Passive::Protect(_)));
    /// Cards that make a search at the exchange cheaper.
    SEARCHES = cards_with!(Effect::While(Passive::SearchCost(_)));
    /// Cards that give more exchanges.
    EXCHANGES = cards_with!(Effect::While(Passive::Exchanges(_)));
    /// Cards that save cards of the hand in a dispute.
    SAVES_HAND = cards_with!(Effect::While(Passive::SavesHand(_)));
    /// Cards that have ships cost less.
    SHIP_SAVING = cards_with!(Effect::While(Passive::ShipSaving));
    /// Cards that live off the opponent's trades.
    TRADE_INCOME = cards_with!(Effect::While(Passive::TradeIncome));
    /// Cards that are built in the opponent's principality.
    FOREIGN = cards_where!(row => row.foreign);
    /// Cards that are built on others.
    COVERING = cards_where!(row => matches!(row.site, Site::On(_)));
}
