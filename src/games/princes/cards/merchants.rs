//! The era of merchant princes: 26 cards to draw or of the open stack, four events.

use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::kinds::{Kind, KindSet, price};
use crate::games::princes::row::Ability::{Build, Each, Play, Trade, While};
use crate::games::princes::row::CardKind::{
    Attack, Building, Event, Hero, Metropolis, Neutral, Ship, Unit,
};
use crate::games::princes::row::{
    Ability, BLANK, Measure, Need, Passive, Points, Price, Rate, Row, Site, Times, Use, UseTarget,
    points,
};
use crate::games::princes::step::{
    CardEffect, EventEffect, GainChoice, LossChoice, PaymentChoice, ResourceEffect, Step,
};

const B: Row = Row { set: Set::Merchants, ..BLANK };
const V1: &[Points] = &[points("v1")];
const C1: &[Points] = &[points("c1")];
const NONE: &[Points] = &[points("")];
const HARBOR: Need = Need::Card(Card::COMMERCIAL_HARBOR);
const TWO_SHIPS: Need = Need::Least(Measure::Of(Class::TradeShip), 2);
const A_RESOURCE: Need = Need::Least(Measure::Resources, 1);
const A_CITY: Need = Need::Least(Measure::Cities, 1);
const ONE_GOLD: [u8; 6] = [0, 0, 0, 0, 0, 1];

const fn gain(left: u8, optional: bool) -> Step {
    GainChoice::Gain { kinds: KindSet::ANY, left, optional }.step()
}

const fn demand(left: u8, optional: bool) -> Step {
    PaymentChoice::Demand { kinds: KindSet::ANY, left, optional }.step()
}

/// A residence rises for two resources of its region.
const fn residence(
    key: &'static str,
    copies: [u8; 2],
    sides: &'static [Points],
    kind: Kind,
    abilities: &'static [Ability],
) -> Row {
    let site = Site::Region(kind);
    Row { key, kind: Building, copies, sides, site, residence: true, needs: A_CITY, abilities, ..B }
}

pub(super) static ROWS: [Row; 24] = [
    Row {
        key: "mendicants",
        kind: Attack,
        copies: [1, 0],
        needs_opponent: Need::All(&[Need::Least(Measure::TradeAdvantage, 1), A_RESOURCE]),
        abilities: &[Play(&[demand(1, false), ResourceEffect::DemandIfBehind.step()])],
        ..B
    },
    Row {
        key: "gero",
        kind: Neutral,
        needs: TWO_SHIPS,
        abilities: &[Play(&[gain(1, false), gain(1, true)])],
        ..B
    },
    Row {
        key: "hergild",
        kind: Neutral,
        copies: [1, 0],
        needs: Need::All(&[
            Need::Least(Measure::Of(Class::CommonShip), 1),
            Need::Any(&[HARBOR, TWO_SHIPS]),
        ]),
        abilities: &[Play(&[ResourceEffect::Favour(Kind::Lumber).step()])],
        ..B
    },
    Row {
        key: "trade_monopoly",
        kind: Attack,
        needs: HARBOR,
        needs_opponent: A_RESOURCE,
        abilities: &[Play(&[
            ResourceEffect::Monopoly(Kind::Lumber, 3).step(),
            PaymentChoice::Give { kinds: KindSet::ANY }.step(),
        ])],
        ..B
    },
    Row {
        key: "maritime_monopoly",
        kind: Attack,
        copies: [2, 2],
        needs: Need::Least(Measure::ShipLead, 1),
        needs_opponent: A_RESOURCE,
        abilities: &[Play(&[demand(1, false), ResourceEffect::DemandByShipLead.step()])],
        ..B
    },
    Row {
        key: "tactical_retreat",
        kind: Attack,
        copies: [1, 0],
        needs: Need::Least(Measure::ForeignBuildings, 1),
        needs_opponent: A_RESOURCE,
        abilities: &[Play(&[LossChoice::DiscardForeign.step(), demand(1, false), gain(1, false)])],
        ..B
    },
    Row {
        key: "guild_master",
        kind: Neutral,
        copies: [1, 0],
        needs: Need::Card(Card::CRAFT_GUILD),
        abilities: &[Play(&[gain(2, true)])],
        ..B
    },
    Row {
        key: "commercial_metropolis",
        kind: Metropolis,
        copies: [1, 0],
        cost: price("BBLLWW"),
        sides: &[points("v2")],
        site: Site::Metropolis,
        needs: Need::All(&[
            A_CITY,
            Need::Any(&[Need::Least(Measure::Residence, 3), Need::Least(Measure::Commerce, 6)]),
        ]),
        ..B
    },
    Row {
        key: "trading_post",
        kind: Building,
        copies: [2, 1],
        cost: price("GW"),
        sides: C1,
        site: Site::Road,
        abilities: &[Trade(Rate::Post)],
        ..B
    },
    Row {
        key: "brigand_camp",
        kind: Building,
        cost: price("AW"),
        sides: NONE,
        site: Site::Road,
        foreign: true,
        needs_opponent: Need::Least(Measure::FreeRoads, 1),
        abilities: &[While(Passive::Camp)],
        ..B
    },
    residence(
        "paper_residence",
        [1, 1],
        &[points(""), points("c1"), points("c1p1"), points("v1c1p1")],
        Kind::Lumber,
        &[Ability::Use(Use {
            times: Times::Any,
            target: UseTarget::Nothing,
            price: Price::OwnRegion(2),
            steps: &[CardEffect::Raise(Card::PAPER_RESIDENCE).step()],
        })],
    ),
    residence(
        "cloth_residence",
        [1, 0],
        &[points(""), points("c1"), points("c2"), points("c3")],
        Kind::Wool,
        &[Ability::Use(Use {
            times: Times::Any,
            target: UseTarget::Nothing,
            price: Price::OwnRegion(2),
            steps: &[CardEffect::Raise(Card::CLOTH_RESIDENCE).step()],
        })],
    ),
    Row {
        key: "wainwright",
        kind: Building,
        cost: price("LO"),
        sides: C1,
        site: Site::Anywhere,
        abilities: &[Trade(Rate::Wagon)],
        ..B
    },
    Row {
        key: "pirate_ship_m",
        same: Card::PIRATE_SHIP,
        kind: Ship,
        copies: [1, 0],
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
        key: "olaf",
        kind: Hero,
        cost: price("GW"),
        sides: &[points("k1c1")],
        site: Site::Anywhere,
        abilities: &[Ability::Use(Use {
            times: Times::LaterOnce,
            target: UseTarget::Nothing,
            price: Price::Free,
            steps: &[
                demand(1, false),
                demand(1, true),
                PaymentChoice::Give { kinds: KindSet::ANY }.step(),
                CardEffect::Discard(Card::OLAF).step(),
            ],
        })],
        ..B
    },
    Row {
        key: "ship_builder",
        kind: Unit,
        cost: price("OW"),
        sides: &[points("k1")],
        site: Site::Anywhere,
        once: true,
        abilities: &[
            While(Passive::ShipSaving),
            Ability::Use(Use {
                times: Times::Any,
                target: UseTarget::DiscardedShip,
                price: Price::Kinds(ONE_GOLD),
                steps: &[],
            }),
        ],
        ..B
    },
    Row {
        key: "master_merchants_alliance",
        kind: Building,
        cost: price("BGGL"),
        sides: V1,
        site: Site::City,
        abilities: &[While(Passive::TradeIncome)],
        ..B
    },
    Row {
        key: "commercial_harbor",
        kind: Building,
        copies: [2, 1],
        cost: price("BGGWW"),
        sides: &[points("v1c1")],
        site: Site::City,
        once: true,
        open: true,
        abilities: &[Ability::Use(Use {
            times: Times::Once,
            target: UseTarget::Residence,
            price: Price::Free,
            steps: &[gain(2, false)],
        })],
        ..B
    },
    Row {
        key: "craft_guild",
        kind: Building,
        copies: [2, 1],
        cost: price("BLOOO"),
        sides: V1,
        site: Site::City,
        once: true,
        abilities: &[Build(&[CardEffect::RaiseResidences { or_gain: 2, overflow: false }.step()])],
        ..B
    },
    Row {
        key: "lighthouse",
        kind: Building,
        copies: [2, 1],
        cost: price("BBLO"),
        sides: V1,
        site: Site::City,
        needs: Need::Any(&[HARBOR, TWO_SHIPS]),
        abilities: &[Trade(Rate::Light), While(Passive::SafeShips)],
        ..B
    },
    Row {
        key: "trading_station",
        kind: Building,
        copies: [1, 0],
        cost: price("BW"),
        sides: NONE,
        site: Site::City,
        foreign: true,
        needs: HARBOR,
        needs_opponent: Need::Least(Measure::FreeCitySites, 1),
        abilities: &[Ability::Use(Use {
            times: Times::Once,
            target: UseTarget::Nothing,
            price: Price::Kinds(ONE_GOLD),
            steps: &[
                ResourceEffect::PayOpponent(Kind::Gold).step(),
                PaymentChoice::Demand { kinds: KindSet::NOT_GOLD, left: 1, optional: false }.step(),
            ],
        })],
        ..B
    },
    Row {
        key: "fortunate_voyage",
        kind: Event,
        copies: [2, 1],
        abilities: &[Each(&[GainChoice::Voyage.step()])],
        ..B
    },
    Row {
        key: "capricious_sea",
        kind: Event,
        copies: [1, 1],
        abilities: &[Each(&[EventEffect::Sea.step()])],
        ..B
    },
    Row {
        key: "hour_master_merchants",
        kind: Event,
        copies: [1, 0],
        abilities: &[Each(&[CardEffect::RaiseResidences { or_gain: 0, overflow: true }.step()])],
        ..B
    },
];
