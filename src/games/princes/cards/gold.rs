//! The era of gold: 24 cards to draw or of the open stack, three events.

use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::cards::base;
use crate::games::princes::kinds::{Kind, KindSet, Region, price};
use crate::games::princes::row::Ability::{Build, Each, Heralds, Play, Trade, While};
use crate::games::princes::row::CardKind::{
    Attack, Building, Event, Neutral, Ship, Site as Special,
};
use crate::games::princes::row::{BLANK, Measure, Need, Passive, Points, Rate, Row, Site, points};
use crate::games::princes::step::{
    EventEffect, GainChoice, LossChoice, PaymentChoice, ResourceEffect, Step,
};

const B: Row = Row { set: Set::Gold, ..BLANK };
const V1: &[Points] = &[points("v1")];
const NONE: &[Points] = &[points("")];
const GUILD: Need = Need::Card(Card::MERCHANT_GUILD);
const A_RESOURCE: Need = Need::Least(Measure::Resources, 1);

const fn demand(left: u8, optional: bool) -> Step {
    PaymentChoice::Demand { kinds: KindSet::ANY, left, optional }.step()
}

/// A card of the base set with the back of gold.
const fn again(key: &'static str, of: Card) -> Row {
    let same = base::row(of);
    Row { key, set: Set::Gold, same: of, copies: [1, 0], ..same }
}

pub(super) static ROWS: [Row; 21] = [
    Row {
        key: "gold_cache",
        kind: Special,
        sides: NONE,
        site: Site::AnyRegion,
        needs: Need::Least(Measure::StrongHeroes, 1),
        abilities: &[While(Passive::Cache)],
        ..B
    },
    Row {
        key: "merchant_guild",
        kind: Building,
        copies: [2, 1],
        cost: price("BBGWW"),
        sides: &[points("v1c2")],
        site: Site::City,
        once: true,
        open: true,
        ..B
    },
    Row {
        key: "harbor",
        kind: Building,
        copies: [1, 0],
        cost: price("BOW"),
        sides: &[points("c1")],
        site: Site::City,
        abilities: &[While(Passive::ScoresWithShips(3))],
        ..B
    },
    Row {
        key: "trading_base",
        kind: Building,
        copies: [1, 0],
        cost: price("BGGWW"),
        sides: &[points("v1c1")],
        site: Site::City,
        abilities: &[
            While(Passive::TradesForName(Card::MARKETPLACE)),
            While(Passive::TradesForName(Card::HARBOR)),
        ],
        ..B
    },
    Row {
        key: "mint",
        kind: Building,
        copies: [2, 1],
        cost: price("BLLOO"),
        sides: V1,
        site: Site::City,
        abilities: &[Trade(Rate::Mint)],
        ..B
    },
    Row {
        key: "moneylender",
        kind: Building,
        cost: price("BLLOO"),
        sides: V1,
        site: Site::City,
        once: true,
        abilities: &[While(Passive::DemandsMore)],
        ..B
    },
    Row {
        key: "salt_silo",
        kind: Building,
        cost: price("AABWW"),
        sides: V1,
        site: Site::City,
        abilities: &[While(Passive::TradesFor(Class::TradeShip))],
        ..B
    },
    Row {
        key: "staple_house",
        kind: Building,
        copies: [2, 1],
        cost: price("BBOOW"),
        sides: V1,
        site: Site::City,
        needs: GUILD,
        abilities: &[Build(&[
            GainChoice::Gain { kinds: KindSet::ANY, left: 2, optional: false }.step()
        ])],
        ..B
    },
    again("storehouse_g", Card::STOREHOUSE),
    again("toll_bridge_g", Card::TOLL_BRIDGE),
    again("large_trade_ship_g", Card::LARGE_TRADE_SHIP),
    Row {
        key: "pirate_ship",
        kind: Ship,
        copies: [2, 2],
        cost: price("LW"),
        sides: NONE,
        site: Site::Anywhere,
        abilities: &[
            Build(&[LossChoice::LoseOwn { class: Class::TradeShip, discard: true }.step()]),
            While(Passive::Harvest(Kind::Gold, 1)),
        ],
        ..B
    },
    Row {
        key: "merchant",
        kind: Attack,
        copies: [2, 2],
        needs: Need::Any(&[Need::Least(Measure::Commerce, 3), Need::Least(Measure::Cities, 1)]),
        needs_opponent: A_RESOURCE,
        abilities: &[Play(&[
            demand(1, false),
            demand(1, true),
            PaymentChoice::Give { kinds: KindSet::ANY }.step(),
        ])],
        ..B
    },
    Row {
        key: "trade_master",
        kind: Attack,
        copies: [2, 1],
        needs: GUILD,
        needs_opponent: A_RESOURCE,
        abilities: &[Play(&[demand(2, false)])],
        ..B
    },
    Row {
        key: "gudrun",
        kind: Attack,
        needs: Need::Least(Measure::PirateShips, 1),
        needs_opponent: Need::Least(Measure::Gold, 1),
        abilities: &[Play(&[
            PaymentChoice::Demand { kinds: KindSet::GOLD, left: 1, optional: false }.step(),
            ResourceEffect::DemandByPirates.step(),
        ])],
        ..B
    },
    Row {
        key: "brigands_g",
        kind: Attack,
        copies: [1, 0],
        needs: Need::Least(Measure::StrengthAdvantage, 1),
        needs_opponent: A_RESOURCE,
        abilities: &[Play(&[ResourceEffect::Raid(Region::NONE, 0).step()])],
        ..B
    },
    Row { key: "reiner_herald", kind: Neutral, copies: [1, 0], abilities: &[Heralds], ..B },
    again("goldsmith_g", Card::GOLDSMITH),
    Row {
        key: "gift_for_prince",
        kind: Event,
        copies: [1, 0],
        abilities: &[Each(&[EventEffect::Gift.step()])],
        ..B
    },
    again("traveling_merchant_g", Card::TRAVELING_MERCHANT),
    again("trade_ships_race_g", Card::TRADE_SHIPS_RACE),
];
