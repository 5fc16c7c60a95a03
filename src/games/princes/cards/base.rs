//! The base set: 36 cards to draw and nine events.

use crate::games::princes::card::Card;
use crate::games::princes::kinds::{Kind, KindSet, price};
use crate::games::princes::row::Ability::{BeforeRoll, Each, Play, Trade, While, WithSettlement};
use crate::games::princes::row::CardKind::{Building, Event, Hero, Neutral, TradeShip};
use crate::games::princes::row::{
    Ability, BLANK, Measure, Need, Passive, Points, Rate, Row, Site, points,
};
use crate::games::princes::step::{CardEffect, EventEffect, GainChoice, PaymentChoice, TurnEffect};

const B: Row = BLANK;
const NONE: &[Points] = &[points("")];
const C1: &[Points] = &[points("c1")];

/// A building that doubles the production of adjacent regions of a kind.
const fn booster(key: &'static str, cost: &str, abilities: &'static [Ability]) -> Row {
    Row {
        key,
        kind: Building,
        cost: price(cost),
        sides: NONE,
        site: Site::Anywhere,
        abilities,
        ..B
    }
}

/// A trade ship.
const fn ship(key: &'static str, abilities: &'static [Ability]) -> Row {
    Row { key, kind: TradeShip, cost: price("LW"), sides: C1, site: Site::Anywhere, abilities, ..B }
}

/// A hero without an ability.
const fn hero(key: &'static str, cost: &str, sides: &'static [Points], heroine: bool) -> Row {
    Row { key, kind: Hero, cost: price(cost), sides, site: Site::Anywhere, heroine, ..B }
}

/// The record of a card of this set, for the tables of other sets that repeat it.
#[expect(clippy::indexing_slicing, reason = "evaluated when it is compiled")]
pub(super) const fn row(card: Card) -> Row {
    ROWS[card.0 as usize]
}

pub(super) static ROWS: [Row; 35] = [
    Row {
        key: "abbey",
        kind: Building,
        copies: [2, 2],
        cost: price("BGO"),
        sides: &[points("p1")],
        site: Site::Anywhere,
        once: true,
        needs: Need::Not(&Need::Card(Card::BROTHERHOOD_MASTER)),
        abilities: &[While(Passive::Source)],
        ..B
    },
    Row {
        key: "marketplace",
        kind: Building,
        copies: [2, 2],
        cost: price("GW"),
        sides: C1,
        site: Site::Anywhere,
        once: true,
        abilities: &[While(Passive::Market)],
        ..B
    },
    Row {
        key: "parish_hall",
        kind: Building,
        copies: [2, 2],
        cost: price("BG"),
        sides: NONE,
        site: Site::Anywhere,
        once: true,
        abilities: &[While(Passive::SearchCost(1))],
        ..B
    },
    Row {
        key: "storehouse",
        kind: Building,
        copies: [2, 2],
        cost: price("LW"),
        sides: NONE,
        site: Site::Anywhere,
        abilities: &[While(Passive::Uncount), While(Passive::Source)],
        ..B
    },
    Row {
        key: "toll_bridge",
        kind: Building,
        cost: price("BL"),
        sides: C1,
        site: Site::Anywhere,
        abilities: &[While(Passive::Harvest(Kind::Gold, 2))],
        ..B
    },
    booster("brick_factory", "BO", &[While(Passive::Double(Kind::Brick))]),
    booster("grain_mill", "GL", &[While(Passive::Double(Kind::Grain))]),
    booster("iron_foundry", "BO", &[While(Passive::Double(Kind::Ore))]),
    booster("lumber_camp", "LO", &[While(Passive::Double(Kind::Lumber))]),
    booster("weavers_shop", "LW", &[While(Passive::Double(Kind::Wool))]),
    ship("large_trade_ship", &[Trade(Rate::Large)]),
    ship("ship_A", &[Trade(Rate::Kind(Kind::Gold, 2))]),
    ship("ship_O", &[Trade(Rate::Kind(Kind::Ore, 2))]),
    ship("ship_G", &[Trade(Rate::Kind(Kind::Grain, 2))]),
    ship("ship_L", &[Trade(Rate::Kind(Kind::Lumber, 2))]),
    ship("ship_B", &[Trade(Rate::Kind(Kind::Brick, 2))]),
    ship("ship_W", &[Trade(Rate::Kind(Kind::Wool, 2))]),
    hero("austin", "GO", &[points("s1k2")], false),
    hero("harald", "GO", &[points("s2k1")], false),
    hero("inga", "GOW", &[points("s1k3")], true),
    hero("osmund", "GOW", &[points("s2k2")], false),
    hero("candamir", "GOWW", &[points("s4k1")], false),
    hero("siglind", "GOWW", &[points("s2k3")], true),
    Row { key: "brigitta", kind: Neutral, copies: [2, 2], abilities: &[BeforeRoll], ..B },
    Row { key: "relocation", kind: Neutral, abilities: &[Play(&[CardEffect::Swap.step()])], ..B },
    Row { key: "scout", kind: Neutral, copies: [2, 2], abilities: &[WithSettlement], ..B },
    Row {
        key: "merchant_caravan",
        kind: Neutral,
        copies: [2, 2],
        needs: Need::Least(Measure::Resources, 2),
        abilities: &[Play(&[
            PaymentChoice::PayAny { kinds: KindSet::ANY, left: 2 }.step(),
            GainChoice::Gain { kinds: KindSet::ANY, left: 2, optional: false }.step(),
        ])],
        ..B
    },
    Row {
        key: "goldsmith",
        kind: Neutral,
        copies: [2, 2],
        needs: Need::Least(Measure::Gold, 3),
        abilities: &[Play(&[
            PaymentChoice::Pay { due: THREE_GOLD }.step(),
            GainChoice::Gain { kinds: KindSet::ANY, left: 2, optional: false }.step(),
        ])],
        ..B
    },
    event("yule", [1, 1], &[Play(&[EventEffect::Rebuild.step(), TurnEffect::DrawEvent.step()])]),
    event("invention", [1, 1], &[Each(&[EventEffect::Invent.step()])]),
    event("year_of_plenty", [2, 1], &[Each(&[EventEffect::Plenty.step()])]),
    event("feud", [1, 0], &[Play(&[EventEffect::Feud.step()])]),
    event("fraternal_feuds", [1, 0], &[Play(&[EventEffect::Quarrel.step()])]),
    event("traveling_merchant", [2, 1], &[Each(&[GainChoice::Buy { left: 2 }.step()])]),
    event("trade_ships_race", [1, 0], &[Each(&[EventEffect::Race.step()])]),
];

const THREE_GOLD: [u8; 6] = [0, 0, 0, 0, 0, 3];

/// An event.
const fn event(key: &'static str, copies: [u8; 2], abilities: &'static [Ability]) -> Row {
    Row { key, kind: Event, copies, abilities, ..B }
}
