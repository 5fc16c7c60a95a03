//! Sets of cards by ability, computed at compile time so that rules can test them before reading records.

use crate::games::princes::card::{COUNT, CardSet, WORDS};
use crate::games::princes::cards::ROWS;
use crate::games::princes::row::{Ability, Passive, Rate, Site};

/// The cards whose records satisfy an expression.
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

/// The cards with an ability of this form.
macro_rules! cards_with {
    ($ability:pat) => {
        cards_where!(row => {
            let (mut found, mut at) = (false, 0);
            while at < row.abilities.len() {
                found = found || matches!(row.abilities[at], $ability);
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

/// For each card, the cards of its name.
pub static NAMES: [CardSet; COUNT] = names();

#[expect(clippy::indexing_slicing, reason = "evaluated when it is compiled")]
const fn names() -> [CardSet; COUNT] {
    let mut names = [[0; WORDS]; COUNT];
    let mut one = 0;
    while one < COUNT {
        let mut other = 0;
        while other < COUNT {
            if name_of(one) == name_of(other) {
                names[one][other / 64] |= 1 << (other % 64);
            }
            other += 1;
        }
        one += 1;
    }
    names
}

#[expect(clippy::indexing_slicing, reason = "evaluated when it is compiled")]
const fn name_of(card: usize) -> usize {
    let same = ROWS[card].same.0 as usize;
    if same < COUNT { same } else { card }
}

sets! {
    /// Cards that set the production number.
    BEFORE_ROLL = cards_with!(Ability::BeforeRoll);
    /// Cards that set the event of a turn.
    HERALDS = cards_with!(Ability::Heralds);
    /// Cards that choose the regions of a new settlement.
    WITH_SETTLEMENT = cards_with!(Ability::WithSettlement);
    /// Cards that pay a building with gold.
    WITH_BUILDING = cards_with!(Ability::WithBuilding);
    /// Cards with a use in one's own turn.
    USED = cards_with!(Ability::Use(_));
    /// Cards that trade two of a kind.
    SHIPS = cards_with!(Ability::Trade(Rate::Kind(..)));
    /// Cards with a rate that depends on their place or on previous uses.
    RATES = cards_with!(Ability::Trade(
        Rate::Large
            | Rate::Miller
            | Rate::Mill(_)
            | Rate::Light
            | Rate::Wagon
            | Rate::Post
            | Rate::Mint
    ));
    /// Cards with a passive ability.
    LASTING = cards_with!(Ability::While(_));
    /// Cards that affect brigands, a celebration or a harvest.
    OF_DICE = cards_with!(Ability::While(
        Passive::Harvest(..) | Passive::AfterBrigands(..) | Passive::Celebrates
    ));
    /// Cards that double production.
    BOOSTERS = cards_with!(Ability::While(Passive::Double(_)));
    /// Cards that make regions produce in a year of plenty.
    SOURCES = cards_with!(Ability::While(Passive::Source));
    /// Cards that bring a resource when the number favours the opponent.
    MARKETS = cards_with!(Ability::While(Passive::Market));
    /// Cards that protect from brigands.
    AGAINST_BRIGANDS = cards_with!(Ability::While(Passive::Uncount | Passive::Protect(_)));
    /// Cards that make a search at the exchange cheaper.
    SEARCHES = cards_with!(Ability::While(Passive::SearchCost(_)));
    /// Cards that give more exchanges.
    EXCHANGES = cards_with!(Ability::While(Passive::Exchanges(_)));
    /// Cards that save cards of the hand in a dispute.
    SAVES_HAND = cards_with!(Ability::While(Passive::SavesHand(_)));
    /// Cards that make ships cheaper.
    SHIP_SAVING = cards_with!(Ability::While(Passive::ShipSaving));
    /// Cards with an income from the opponent's trades.
    TRADE_INCOME = cards_with!(Ability::While(Passive::TradeIncome));
    /// Cards with points, their own or others', that depend on other cards in play.
    CONDITIONAL = cards_with!(Ability::While(
        Passive::ScoresWithShips(_) | Passive::TradesFor(_) | Passive::TradesForName(_)
    ));
    /// Cards that make heroes cheaper.
    HERO_SAVING = cards_with!(Ability::While(Passive::HeroSaving));
    /// Cards that make large city expansions cheaper.
    CITY_SAVING = cards_with!(Ability::While(Passive::CitySaving(_)));
    /// Cards that stop attacks at some numbers of a die.
    GUARDS = cards_with!(Ability::While(Passive::Guards(..)));
    /// Cards that prevent riots at some numbers.
    NO_RIOTS = cards_with!(Ability::While(Passive::NoRiots(..)));
    /// Cards that keep their city from burning.
    FIREPROOF = cards_with!(Ability::While(Passive::Fireproof));
    /// Cards that protect the regions beside their city from the plague.
    PLAGUE_SAFE = cards_with!(Ability::While(Passive::PlagueSafe));
    /// Cards with a gain after a plague.
    PLAGUE_GAIN = cards_with!(Ability::While(Passive::PlagueGain));
    /// Cards of the hand that cancel events.
    WARDS = cards_with!(Ability::Wards);
    /// Cards that hold gold.
    CACHES = cards_with!(Ability::While(Passive::Cache));
    /// Cards that are built in the opponent's principality.
    FOREIGN = cards_where!(row => row.foreign);
    /// Cards that are built on others.
    COVERING = cards_where!(row => matches!(row.site, Site::On(_)));
}
