//! The era of intrigue: 24 cards to draw or of the open stack, four events.

use crate::games::princes::card::CardKind::{
    Attack, Building, Event, Hero, Neutral, Site as Special, Unit,
};
use crate::games::princes::card::Effect::{Build, Each, Enter, Play, Trade, While, WithBuilding};
use crate::games::princes::card::{
    BLANK, Card, Choice, Class, Effect, Measure, Need, Passive, Points, Price, Rate, Row, Set,
    Site, Times, Use, points,
};
use crate::games::princes::kinds::{Kind, KindSet, price};
use crate::games::princes::step::Step;

const B: Row = Row { set: Set::Intrigue, ..BLANK };
const V1: &[Points] = &[points("v1")];
const NONE: &[Points] = &[points("")];
const CHURCH_OR_SEE: Need = Need::Any(&[Need::Card(Card::CHURCH), Need::Card(Card::BISHOPS_SEE)]);
const FOUNTAIN_OR_TEMPLE: Need =
    Need::Any(&[Need::Card(Card::ODINS_FOUNTAIN), Need::Card(Card::ODINS_TEMPLE)]);
const THREE_HEROINES: Need = Need::Least(Measure::Of(Class::Heroine), 3);
const ONE_GOLD: [u8; 6] = [0, 0, 0, 0, 0, 1];

const fn gain(kinds: KindSet, left: u8, optional: bool) -> Step {
    Step::Gain { kinds, left, optional }
}

pub(super) static ROWS: [Row; 21] = [
    Row {
        key: "bishop",
        kind: Attack,
        copies: [2, 1],
        needs: CHURCH_OR_SEE,
        needs_opponent: Need::Least(Measure::Gold, 1),
        effects: &[Play(&[
            Step::Demand { kinds: KindSet::GOLD, left: 1, optional: false },
            Step::Fill(Kind::Gold),
        ])],
        ..B
    },
    Row { key: "michael", kind: Neutral, copies: [1, 0], effects: &[WithBuilding], ..B },
    Row {
        key: "missionary",
        kind: Attack,
        copies: [1, 1],
        needs: CHURCH_OR_SEE,
        needs_opponent: Need::Least(Measure::Of(Class::Hero), 1),
        effects: &[Play(&[Step::Toll, Step::GiveHero])],
        ..B
    },
    Row {
        key: "norn_priestess",
        kind: Neutral,
        copies: [2, 1],
        needs: FOUNTAIN_OR_TEMPLE,
        effects: &[Play(&[Step::Search { take: 2, sure: false }])],
        ..B
    },
    Row {
        key: "odins_priest",
        kind: Attack,
        copies: [1, 1],
        needs: Need::Card(Card::ODINS_TEMPLE),
        needs_opponent: Need::Least(Measure::Hand, 1),
        effects: &[Play(&[Step::Toll, Step::SeeHand, Step::UnderFighters])],
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
        effects: &[While(Passive::Weakens), While(Passive::LeavesWhen(THREE_HEROINES))],
        ..B
    },
    Row {
        key: "abbey_brewery",
        kind: Building,
        sides: &[points(""), points("c2"), points("s1c1"), points("s2")],
        site: Site::Region(Kind::Grain),
        needs: Need::Least(Measure::Cities, 1),
        effects: &[Effect::Use(Use {
            times: Times::Any,
            choice: Choice::Side,
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
        effects: &[Trade(Rate::Miller), Trade(Rate::Mill(Card::GRAIN_MILL))],
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
        effects: &[While(Passive::NoAttacks), While(Passive::NoDispute)],
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
        effects: &[While(Passive::Exchanges(2)), While(Passive::NeighbourCard)],
        ..B
    },
    Row {
        key: "pilgrimage_site",
        kind: Special,
        cost: price("AO"),
        sides: &[points("c1")],
        site: Site::Anywhere,
        once: true,
        effects: &[While(Passive::Refills), While(Passive::NeighbourGain)],
        ..B
    },
    Row {
        key: "godfrey",
        kind: Hero,
        cost: price("OW"),
        sides: &[points("s1")],
        site: Site::Anywhere,
        effects: &[Effect::Use(Use {
            times: Times::LaterOnce,
            choice: Choice::Nothing,
            price: Price::Kinds(ONE_GOLD),
            steps: &[Step::SeeHand, Step::Steal(Card::GODFREY)],
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
        effects: &[While(Passive::Toll)],
        ..B
    },
    Row {
        key: "bishops_see",
        kind: Building,
        copies: [2, 1],
        cost: price("AABOO"),
        sides: V1,
        site: Site::City,
        needs: Need::Any(&[Need::Card(Card::CHURCH), Need::Card(Card::ABBEY)]),
        effects: &[
            Build(&[
                Step::NameOther { class: Class::Unit, left: 3, optional: true },
                Step::LoseNamed { discard: true },
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
        effects: &[Build(&[gain(KindSet::GOLD, 2, true)]), While(Passive::SavesHand(2))],
        ..B
    },
    Row {
        key: "sacrificial_site",
        kind: Building,
        cost: price("BLWW"),
        sides: V1,
        site: Site::City,
        needs: FOUNTAIN_OR_TEMPLE,
        effects: &[
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
        effects: &[Build(&[Step::Draw { left: 1, optional: false }]), While(Passive::SavesHand(2))],
        ..B
    },
    Row {
        key: "bran",
        kind: Hero,
        cost: price("OOWW"),
        sides: &[points("v1s2")],
        site: Site::On(Card::ODINS_TEMPLE),
        needs: Need::Card(Card::ODINS_TEMPLE),
        effects: &[Enter(&[Step::Draw { left: 2, optional: false }])],
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
        effects: &[Effect::Use(Use {
            times: Times::Once,
            choice: Choice::Nothing,
            price: Price::Any(KindSet::NOT_GOLD, 1),
            steps: &[gain(KindSet::GOLD, 2, true)],
        })],
        ..B
    },
    Row {
        key: "religious_dispute",
        kind: Event,
        copies: [2, 1],
        effects: &[Each(&[Step::Dispute]), Each(&[Step::RefillLost]), Each(&[Step::DisputeGains])],
        ..B
    },
    Row {
        key: "good_neighbors",
        kind: Event,
        copies: [2, 1],
        effects: &[Play(&[Step::TurnUp]), Each(&[Step::NeighbourGains])],
        ..B
    },
];
