//! The base set: 36 cards to draw and nine events.

use crate::games::princes::card::CardKind::{Building, Event, Hero, Neutral, TradeShip};
use crate::games::princes::card::Effect::{BeforeRoll, Each, Play, Trade, While, WithSettlement};
use crate::games::princes::card::points;
use crate::games::princes::card::{BLANK, Card, Measure, Need, Passive, Points, Rate, Row, Site};
use crate::games::princes::kinds::{Kind, KindSet, price};
use crate::games::princes::step::Step;

const B: Row = BLANK;
const NONE: &[Points] = &[points("")];
const C1: &[Points] = &[points("c1")];

/// A building that doubles what adjacent regions of a kind produce.
const fn booster(
    key: &'static str,
    cost: &str,
    effects: &'static [crate::games::princes::card::Effect],
) -> Row {
    Row { key, kind: Building, cost: price(cost), sides: NONE, site: Site::Anywhere, effects, ..B }
}

/// A trade ship.
const fn ship(key: &'static str, effects: &'static [crate::games::princes::card::Effect]) -> Row {
    Row { key, kind: TradeShip, cost: price("LW"), sides: C1, site: Site::Anywhere, effects, ..B }
}

/// A hero without an effect.
const fn hero(key: &'static str, cost: &str, sides: &'static [Points], heroine: bool) -> Row {
    Row { key, kind: Hero, cost: price(cost), sides, site: Site::Anywhere, heroine, ..B }
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
        effects: &[While(Passive::Source)],
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
        effects: &[While(Passive::Market)],
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
        effects: &[While(Passive::SearchCost(1))],
        ..B
    },
    Row {
        key: "storehouse",
        kind: Building,
        copies: [2, 2],
        cost: price("LW"),
        sides: NONE,
        site: Site::Anywhere,
        effects: &[While(Passive::Uncount), While(Passive::Source)],
        ..B
    },
    Row {
        key: "toll_bridge",
        kind: Building,
        cost: price("BL"),
        sides: C1,
        site: Site::Anywhere,
        effects: &[While(Passive::Harvest(Kind::Gold, 2))],
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
    Row { key: "brigitta", kind: Neutral, copies: [2, 2], effects: &[BeforeRoll], ..B },
    Row { key: "relocation", kind: Neutral, effects: &[Play(&[Step::Swap])], ..B },
    Row { key: "scout", kind: Neutral, copies: [2, 2], effects: &[WithSettlement], ..B },
    Row {
        key: "merchant_caravan",
        kind: Neutral,
        copies: [2, 2],
        needs: Need::Least(Measure::Resources, 2),
        effects: &[Play(&[
            Step::PayAny { kinds: KindSet::ANY, left: 2 },
            Step::Gain { kinds: KindSet::ANY, left: 2, optional: false },
        ])],
        ..B
    },
    Row {
        key: "goldsmith",
        kind: Neutral,
        copies: [2, 2],
        needs: Need::Least(Measure::Gold, 3),
        effects: &[Play(&[
            Step::Pay(THREE_GOLD),
            Step::Gain { kinds: KindSet::ANY, left: 2, optional: false },
        ])],
        ..B
    },
    event("yule", [1, 1], &[Play(&[Step::Rebuild, Step::DrawEvent])]),
    event("invention", [1, 1], &[Each(&[Step::Invent])]),
    event("year_of_plenty", [2, 1], &[Each(&[Step::Plenty])]),
    event("feud", [1, 0], &[Play(&[Step::Feud])]),
    event("fraternal_feuds", [1, 0], &[Play(&[Step::Quarrel])]),
    event("traveling_merchant", [2, 1], &[Each(&[Step::Buy(2)])]),
    event("trade_ships_race", [1, 0], &[Each(&[Step::Race])]),
];

const THREE_GOLD: [u8; 6] = [0, 0, 0, 0, 0, 3];

/// An event.
const fn event(
    key: &'static str,
    copies: [u8; 2],
    effects: &'static [crate::games::princes::card::Effect],
) -> Row {
    Row { key, kind: Event, copies, effects, ..B }
}
