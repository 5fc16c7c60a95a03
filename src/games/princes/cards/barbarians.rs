//! The era of barbarians: 28 cards to draw or of the open stack, four events.

use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::kinds::{Kind, KindSet, price};
use crate::games::princes::row::Ability::{Each, Play, While};
use crate::games::princes::row::CardKind::{Attack, Building, Event, Hero, Marker, Neutral, Ship};
use crate::games::princes::row::{
    Ability, BLANK, Measure, Need, Passive, Points, Price, Row, Site, Times, Use, UseTarget, points,
};
use crate::games::princes::step::{
    CardEffect, EventEffect, GainChoice, HeroChoice, ResourceEffect, StackChoice, Step,
};

const B: Row = Row { set: Set::Barbarians, ..BLANK };
const V1: &[Points] = &[points("v1")];
const NONE: &[Points] = &[points("")];
const TRIUMPHANT: Need = Need::Least(Measure::Triumph, 3);
const A_HERO: Need = Need::Least(Measure::Of(Class::Hero), 1);
const ROOM: Need = Need::Least(Measure::Room, 1);
const CASTLE: Need = Need::Card(Card::CASTLE);
const ONE_GOLD: [u8; 6] = [0, 0, 0, 0, 0, 1];
const ORE_AND_WOOL: [u8; 6] = [0, 0, 1, 0, 1, 0];
const GAIN_ONE: Step = GainChoice::Gain { kinds: KindSet::ANY, left: 1, optional: false }.step();

/// A use that is allowed once a turn.
const fn once(target: UseTarget, price: Price, steps: &'static [Step]) -> Ability {
    Ability::Use(Use { times: Times::Once, target, price, steps })
}

pub(super) static ROWS: [Row; 21] = [
    Row {
        key: "alliance",
        kind: Neutral,
        copies: [2, 1],
        needs: Need::All(&[
            Need::Least(Measure::Of(Class::Unit), 1),
            Need::Least(Measure::Triumph, 1),
        ]),
        abilities: &[Each(&[EventEffect::Alliance.step()])],
        ..B
    },
    Row {
        key: "castellan",
        kind: Neutral,
        copies: [2, 1],
        needs: CASTLE,
        abilities: &[Play(&[ResourceEffect::GainBeside(Card::CASTLE).step()])],
        ..B
    },
    Row {
        key: "siegfried",
        kind: Neutral,
        copies: [1, 0],
        needs: Need::All(&[CASTLE, Need::Least(Measure::Of(Class::Hero), 2)]),
        abilities: &[Play(&[GainChoice::Reward { sure: 1, more: 1 }.step()])],
        ..B
    },
    Row {
        key: "relocation_b",
        kind: Neutral,
        same: Card::RELOCATION,
        abilities: &[Play(&[CardEffect::Swap.step()])],
        ..B
    },
    Row {
        key: "hero_contest",
        kind: Attack,
        copies: [2, 1],
        needs: Need::All(&[A_HERO, ROOM]),
        needs_opponent: ROOM,
        abilities: &[Play(&[
            HeroChoice::NameHero.step(),
            HeroChoice::NameRival.step(),
            CardEffect::Contest.step(),
        ])],
        ..B
    },
    Row {
        key: "barbarian_stronghold",
        kind: Building,
        copies: [1, 0],
        cost: price("AL"),
        sides: NONE,
        site: Site::RoadBesideCity,
        foreign: true,
        needs_opponent: Need::All(&[
            Need::Least(Measure::FreeRoadsBesideCities, 1),
            Need::Not(&TRIUMPHANT),
        ]),
        abilities: &[While(Passive::Stronghold), While(Passive::LeavesWhen(TRIUMPHANT))],
        ..B
    },
    Row {
        key: "border_fortress",
        kind: Building,
        copies: [2, 1],
        brick_of_region: true,
        sides: &[points(""), points("s1"), points("s2"), points("s4")],
        site: Site::Region(Kind::Brick),
        once: true,
        abilities: &[Ability::Use(Use {
            times: Times::Any,
            target: UseTarget::Nothing,
            price: Price::Kinds(ORE_AND_WOOL),
            steps: &[CardEffect::Raise(Card::BORDER_FORTRESS).step()],
        })],
        ..B
    },
    Row {
        key: "white_raven",
        kind: Building,
        copies: [1, 0],
        cost: price("GL"),
        sides: &[points("k1")],
        site: Site::Anywhere,
        abilities: &[once(
            UseTarget::Nothing,
            Price::Kinds(ONE_GOLD),
            &[ResourceEffect::Raven.step()],
        )],
        ..B
    },
    Row {
        key: "arnd",
        kind: Hero,
        cost: price("GOW"),
        sides: &[points("s1k1")],
        site: Site::Anywhere,
        abilities: &[While(Passive::Doubles(Class::Hero, Card::ARND))],
        ..B
    },
    Row {
        key: "baroc",
        kind: Hero,
        copies: [1, 0],
        cost: price("AO"),
        sides: &[points("s1")],
        site: Site::Anywhere,
        abilities: &[While(Passive::AfterBrigands(Kind::Ore, Card::BARBARIAN_STRONGHOLD))],
        ..B
    },
    Row {
        key: "caravel",
        kind: Ship,
        copies: [1, 0],
        cost: price("LOW"),
        sides: &[points("s2")],
        site: Site::Anywhere,
        needs: Need::Least(Measure::Cities, 1),
        abilities: &[While(Passive::Doubles(Class::Ship, Card::CARAVEL))],
        ..B
    },
    Row {
        key: "marie",
        kind: Hero,
        cost: price("OWW"),
        sides: &[points("s1k1")],
        site: Site::Anywhere,
        heroine: true,
        abilities: &[Ability::Use(Use {
            times: Times::LaterOnce,
            target: UseTarget::Nothing,
            price: Price::Free,
            steps: &[
                HeroChoice::Offer { card: Card::MARIE, left: 2 }.step(),
                HeroChoice::TakeOffered { card: Card::MARIE }.step(),
            ],
        })],
        ..B
    },
    Row {
        key: "siward",
        kind: Hero,
        cost: price("AG"),
        sides: &[points("s1")],
        site: Site::Anywhere,
        abilities: &[once(UseTarget::Lookout, Price::Free, &[])],
        ..B
    },
    Row {
        key: "wolfgang",
        kind: Hero,
        cost: price("AA"),
        sides: &[points("k1")],
        site: Site::Anywhere,
        abilities: &[While(Passive::Celebrates)],
        ..B
    },
    Row {
        key: "castle",
        kind: Building,
        copies: [2, 1],
        cost: price("BBLO"),
        sides: V1,
        site: Site::City,
        once: true,
        open: true,
        abilities: &[While(Passive::Counts(Card::BORDER_FORTRESS))],
        ..B
    },
    Row {
        key: "secret_brotherhood",
        kind: Building,
        copies: [2, 1],
        cost: price("ALWW"),
        sides: V1,
        site: Site::City,
        once: true,
        abilities: &[While(Passive::Ransom), once(UseTarget::HandCard, Price::Free, &[GAIN_ONE])],
        ..B
    },
    Row {
        key: "bailiwick",
        kind: Building,
        copies: [2, 1],
        cost: price("BLWW"),
        sides: V1,
        site: Site::City,
        once: true,
        abilities: &[once(
            UseTarget::Nothing,
            Price::Free,
            &[StackChoice::Draw { left: 1, optional: false }.step()],
        )],
        ..B
    },
    Row {
        key: "arsenal",
        kind: Building,
        copies: [2, 1],
        cost: price("BLOO"),
        sides: V1,
        site: Site::City,
        abilities: &[While(Passive::Protect(KindSet::ANY))],
        ..B
    },
    Row {
        key: "triumph",
        kind: Marker,
        copies: [2, 1],
        sides: &[points(""), points("v1"), points("v2"), points("v3")],
        site: Site::Beside,
        once: true,
        open: true,
        needs: Need::Least(Measure::Cities, 1),
        ..B
    },
    Row {
        key: "barbarian_attack",
        kind: Event,
        copies: [3, 2],
        abilities: &[Each(&[EventEffect::Barbarians.step()]), Ability::ShelvedUnder(4)],
        ..B
    },
    Row {
        key: "barbarian_retreat",
        kind: Event,
        copies: [1, 0],
        abilities: &[Each(&[EventEffect::Retreat.step()])],
        ..B
    },
];
