//! The era of intrigue: 24 cards to draw or of the open stack, four events.

use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::kinds::{Kind, KindSet, price};
use crate::games::princes::row::Ability::{Build, Each, Enter, Play, Trade, While, WithBuilding};
use crate::games::princes::row::CardKind::{
    Attack, Building, Event, Hero, Neutral, Site as Special, Unit,
};
use crate::games::princes::row::{
    Ability, BLANK, Measure, Need, Passive, Points, Price, Rate, Row, Site, Times, Use, UseTarget,
    points,
};
use crate::games::princes::step::{
    CardEffect, EventEffect, GainChoice, HandChoice, HandEffect, LossChoice, PaymentChoice,
    ResourceEffect, StackChoice, Step,
};

const B: Row = Row { set: Set::Intrigue, ..BLANK };
const V1: &[Points] = &[points("v1")];
const NONE: &[Points] = &[points("")];
const CHURCH_OR_SEE: Need = Need::Any(&[Need::Card(Card::CHURCH), Need::Card(Card::BISHOPS_SEE)]);
const FOUNTAIN_OR_TEMPLE: Need =
    Need::Any(&[Need::Card(Card::ODINS_FOUNTAIN), Need::Card(Card::ODINS_TEMPLE)]);
const THREE_HEROINES: Need = Need::Least(Measure::Of(Class::Heroine), 3);
const ONE_GOLD: [u8; 6] = [0, 0, 0, 0, 0, 1];

const fn gain(kinds: KindSet, left: u8, optional: bool) -> Step {
    GainChoice::Gain { kinds, left, optional }.step()
}

pub(super) static ROWS: [Row; 21] = [
    Row {
        key: "bishop",
        kind: Attack,
        copies: [2, 1],
        needs: CHURCH_OR_SEE,
        needs_opponent: Need::Least(Measure::Gold, 1),
        abilities: &[Play(&[
            PaymentChoice::Demand { kinds: KindSet::GOLD, left: 1, optional: false }.step(),
            GainChoice::Fill { resource: Kind::Gold }.step(),
        ])],
        ..B
    },
    Row { key: "michael", kind: Neutral, copies: [1, 0], abilities: &[WithBuilding], ..B },
    Row {
        key: "missionary",
        kind: Attack,
        copies: [1, 1],
        needs: CHURCH_OR_SEE,
        needs_opponent: Need::Least(Measure::Of(Class::Hero), 1),
        abilities: &[Play(&[ResourceEffect::Toll.step(), CardEffect::GiveHero.step()])],
        ..B
    },
    Row {
        key: "norn_priestess",
        kind: Neutral,
        copies: [2, 1],
        needs: FOUNTAIN_OR_TEMPLE,
        abilities: &[Play(&[StackChoice::Search { take: 2, sure: false }.step()])],
        ..B
    },
    Row {
        key: "odins_priest",
        kind: Attack,
        copies: [1, 1],
        needs: Need::Card(Card::ODINS_TEMPLE),
        needs_opponent: Need::Least(Measure::Hand, 1),
        abilities: &[Play(&[
            ResourceEffect::Toll.step(),
            HandEffect::SeeHand.step(),
            HandChoice::UnderFighters.step(),
        ])],
        ..B
    },
    Row {
        key: "red_light_tavern",
        kind: Building,
        copies: [1, 0],
        cost: price("GL"),
        sides: NONE,
        site: Site::Road,
        foreign: true,
        needs_opponent: Need::All(&[
            Need::Least(Measure::FreeRoads, 1),
            Need::Not(&THREE_HEROINES),
        ]),
        abilities: &[While(Passive::Weakens), While(Passive::LeavesWhen(THREE_HEROINES))],
        ..B
    },
    Row {
        key: "abbey_brewery",
        kind: Building,
        sides: &[points(""), points("c2"), points("s1c1"), points("s2")],
        site: Site::Region(Kind::Grain),
        needs: Need::Least(Measure::Cities, 1),
        abilities: &[Ability::Use(Use {
            times: Times::Any,
            target: UseTarget::Side,
            price: Price::OwnRegion(2),
            steps: &[],
        })],
        ..B
    },
    Row {
        key: "reiner_miller",
        kind: Hero,
        copies: [1, 0],
        cost: price("AG"),
        sides: &[points("c1")],
        site: Site::Region(Kind::Grain),
        abilities: &[Trade(Rate::Miller), Trade(Rate::Mill(Card::GRAIN_MILL))],
        ..B
    },
    Row {
        key: "great_thing",
        kind: Special,
        copies: [1, 0],
        cost: price("GGLLWW"),
        sides: &[points("v2")],
        site: Site::Anywhere,
        needs: Need::All(&[Need::Card(Card::CHURCH), Need::Card(Card::ODINS_TEMPLE)]),
        abilities: &[While(Passive::NoAttacks), While(Passive::NoDispute)],
        ..B
    },
    Row {
        key: "odins_fountain",
        kind: Special,
        copies: [1, 0],
        cost: price("ABO"),
        sides: NONE,
        site: Site::Anywhere,
        once: true,
        abilities: &[While(Passive::Exchanges(2)), While(Passive::NeighbourCard)],
        ..B
    },
    Row {
        key: "pilgrimage_site",
        kind: Special,
        cost: price("AO"),
        sides: &[points("c1")],
        site: Site::Anywhere,
        once: true,
        abilities: &[While(Passive::Refills), While(Passive::NeighbourGain)],
        ..B
    },
    Row {
        key: "godfrey",
        kind: Hero,
        cost: price("OW"),
        sides: &[points("s1")],
        site: Site::Anywhere,
        abilities: &[Ability::Use(Use {
            times: Times::LaterOnce,
            target: UseTarget::Nothing,
            price: Price::Kinds(ONE_GOLD),
            steps: &[HandEffect::SeeHand.step(), HandChoice::Steal { card: Card::GODFREY }.step()],
        })],
        ..B
    },
    Row {
        key: "brotherhood_master",
        kind: Unit,
        copies: [1, 0],
        cost: price("AAW"),
        sides: &[points("k1p1")],
        site: Site::Anywhere,
        once: true,
        needs: Need::Not(&Need::Card(Card::ABBEY)),
        abilities: &[While(Passive::Toll)],
        ..B
    },
    Row {
        key: "bishops_see",
        kind: Building,
        copies: [2, 1],
        cost: price("AABOO"),
        sides: V1,
        site: Site::City,
        needs: Need::Any(&[
            Need::Card(Card::CHURCH),
            Need::Card(Card::ABBEY),
            Need::Card(Card::CHAPEL_LOW),
        ]),
        abilities: &[
            Build(&[
                LossChoice::NameOther { class: Class::Unit, left: 3, optional: true }.step(),
                LossChoice::LoseNamed { discard: true }.step(),
            ]),
            While(Passive::Dispute(Kind::Gold, 3)),
        ],
        ..B
    },
    Row {
        key: "church",
        kind: Building,
        copies: [2, 1],
        cost: price("BBOO"),
        sides: V1,
        site: Site::City,
        once: true,
        open: true,
        abilities: &[Build(&[gain(KindSet::GOLD, 2, true)]), While(Passive::SavesHand(2))],
        ..B
    },
    Row {
        key: "sacrificial_site",
        kind: Building,
        cost: price("BLWW"),
        sides: V1,
        site: Site::City,
        needs: FOUNTAIN_OR_TEMPLE,
        abilities: &[
            Trade(Rate::Kind(Kind::Wool, 2)),
            While(Passive::Protect(KindSet::only(Kind::Wool))),
            While(Passive::Dispute(Kind::Wool, 3)),
        ],
        ..B
    },
    Row {
        key: "odins_temple",
        kind: Building,
        copies: [2, 1],
        cost: price("GGLL"),
        sides: V1,
        site: Site::City,
        once: true,
        open: true,
        abilities: &[
            Build(&[StackChoice::Draw { left: 1, optional: false }.step()]),
            While(Passive::SavesHand(2)),
        ],
        ..B
    },
    Row {
        key: "bran",
        kind: Hero,
        cost: price("OOWW"),
        sides: &[points("v1s2")],
        site: Site::On(Card::ODINS_TEMPLE),
        needs: Need::Card(Card::ODINS_TEMPLE),
        abilities: &[Enter(&[StackChoice::Draw { left: 2, optional: false }.step()])],
        ..B
    },
    Row {
        key: "judith",
        kind: Hero,
        cost: price("GGOO"),
        sides: &[points("v1k2")],
        site: Site::On(Card::CHURCH),
        heroine: true,
        needs: Need::Card(Card::CHURCH),
        abilities: &[Ability::Use(Use {
            times: Times::Once,
            target: UseTarget::Nothing,
            price: Price::Any(KindSet::NOT_GOLD, 1),
            steps: &[gain(KindSet::GOLD, 2, true)],
        })],
        ..B
    },
    Row {
        key: "religious_dispute",
        kind: Event,
        copies: [2, 1],
        abilities: &[
            Each(&[EventEffect::Dispute.step()]),
            Each(&[HandEffect::RefillLost.step()]),
            Each(&[EventEffect::DisputeGains.step()]),
        ],
        ..B
    },
    Row {
        key: "good_neighbors",
        kind: Event,
        copies: [2, 1],
        abilities: &[
            Play(&[EventEffect::TurnUp.step()]),
            Each(&[EventEffect::NeighbourGains.step()]),
        ],
        ..B
    },
];
