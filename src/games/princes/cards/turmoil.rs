//! The era of turmoil: 24 cards to draw or of the open stack, four events.

use crate::games::princes::card::{Card, Class, Set};
use crate::games::princes::cards::base;
use crate::games::princes::kinds::{KindSet, Region, price};
use crate::games::princes::row::Ability::{Build, Each, Play, Wards, While};
use crate::games::princes::row::CardKind::{Attack, Building, Event, Hero, Neutral};
use crate::games::princes::row::{
    Ability, BLANK, Measure, Need, Passive, Points, Row, Site, points,
};
use crate::games::princes::step::{
    CardEffect, EventEffect, GainChoice, HandChoice, HandEffect, LossChoice, PaymentChoice,
    ResourceEffect,
};

const B: Row = Row { set: Set::Turmoil, ..BLANK };
const V1: &[Points] = &[points("v1")];
const TAVERN: Need = Need::Card(Card::HEDGE_TAVERN);
const STRONGER: Need = Need::Least(Measure::StrengthAdvantage, 1);
const A_RESOURCE: Need = Need::Least(Measure::Resources, 1);

/// A card of the base set with the back of turmoil.
const fn again(key: &'static str, of: Card) -> Row {
    let same = base::row(of);
    Row { key, set: Set::Turmoil, same: of, copies: [1, 0], ..same }
}

/// A chapel, which prevents riots at some numbers.
const fn chapel(key: &'static str, abilities: &'static [Ability]) -> Row {
    let (same, cost, site) = (Card::CHAPEL_LOW, price("BGOO"), Site::City);
    Row { key, kind: Building, same, cost, sides: V1, site, abilities, ..B }
}

pub(super) static ROWS: [Row; 21] = [
    Row {
        key: "lookout_tower",
        kind: Building,
        cost: price("GL"),
        sides: &[points("s1")],
        site: Site::Anywhere,
        abilities: &[While(Passive::Guards(1, 2))],
        ..B
    },
    Row {
        key: "drill_ground",
        kind: Building,
        copies: [1, 0],
        cost: price("BO"),
        sides: &[points("s1")],
        site: Site::Anywhere,
        once: true,
        abilities: &[While(Passive::HeroSaving)],
        ..B
    },
    Row {
        key: "heinrich",
        kind: Hero,
        cost: price("GOW"),
        sides: &[points("s2")],
        site: Site::Anywhere,
        abilities: &[While(Passive::Guards(3, 5))],
        ..B
    },
    Row {
        key: "irmgard",
        kind: Hero,
        copies: [1, 0],
        cost: price("AG"),
        sides: &[points("k2")],
        site: Site::Anywhere,
        heroine: true,
        abilities: &[While(Passive::LossGain)],
        ..B
    },
    Row {
        key: "carl",
        kind: Hero,
        copies: [1, 0],
        cost: price("GOWW"),
        sides: &[points("s5")],
        site: Site::Anywhere,
        ..B
    },
    Row {
        key: "hedge_tavern",
        kind: Building,
        copies: [2, 1],
        cost: price("AAGW"),
        sides: V1,
        site: Site::City,
        once: true,
        open: true,
        ..B
    },
    chapel("chapel_low", &[While(Passive::NoRiots(1, 3))]),
    chapel("chapel_high", &[While(Passive::NoRiots(4, 6))]),
    Row {
        key: "fire_brigade",
        kind: Building,
        copies: [2, 1],
        cost: price("BOWW"),
        sides: V1,
        site: Site::City,
        abilities: &[While(Passive::Fireproof)],
        ..B
    },
    Row {
        key: "tithe_barn",
        kind: Building,
        copies: [1, 0],
        cost: price("BLLO"),
        sides: V1,
        site: Site::City,
        abilities: &[Build(&[GainChoice::Tithe.step()])],
        ..B
    },
    Row {
        key: "fairgrounds",
        kind: Building,
        copies: [1, 0],
        cost: price("GLLW"),
        sides: V1,
        site: Site::City,
        abilities: &[Build(&[ResourceEffect::GainIfSkilled(2).step()])],
        ..B
    },
    Row {
        key: "festival_hall",
        kind: Building,
        cost: price("BBGGGOOO"),
        sides: &[points("v2")],
        site: Site::City,
        ..B
    },
    Row {
        key: "archer",
        kind: Attack,
        copies: [2, 1],
        needs: TAVERN,
        needs_opponent: Need::Least(Measure::StrongUnits, 1),
        abilities: &[Play(&[
            CardEffect::Guard.step(),
            LossChoice::LoseOwn { class: Class::StrongUnit, discard: false }.step(),
        ])],
        ..B
    },
    Row {
        key: "arsonist",
        kind: Attack,
        copies: [2, 1],
        needs: TAVERN,
        needs_opponent: Need::Least(Measure::Burnable, 1),
        abilities: &[Play(&[CardEffect::Guard.step(), LossChoice::Burn.step()])],
        ..B
    },
    Row {
        key: "traitor",
        kind: Attack,
        copies: [2, 1],
        needs: TAVERN,
        needs_opponent: Need::Least(Measure::Hand, 1),
        abilities: &[Play(&[
            CardEffect::Guard.step(),
            HandEffect::SeeHand.step(),
            HandChoice::TakeAny.step(),
        ])],
        ..B
    },
    Row {
        key: "voyage_of_plunder",
        kind: Attack,
        copies: [2, 1],
        needs: STRONGER,
        needs_opponent: A_RESOURCE,
        abilities: &[Play(&[
            PaymentChoice::Demand { kinds: KindSet::ANY, left: 1, optional: false }.step(),
            ResourceEffect::DemandMoreIfBehind.step(),
        ])],
        ..B
    },
    Row {
        key: "brigands_t",
        kind: Attack,
        same: Card::BRIGANDS_G,
        needs: STRONGER,
        needs_opponent: A_RESOURCE,
        abilities: &[Play(&[ResourceEffect::Raid(Region::NONE, 0).step()])],
        ..B
    },
    Row { key: "sebastian", kind: Neutral, copies: [1, 0], abilities: &[Wards], ..B },
    Row {
        key: "riots",
        kind: Event,
        copies: [2, 1],
        abilities: &[Each(&[EventEffect::Riots.step()])],
        ..B
    },
    again("feud_t", Card::FEUD),
    again("fraternal_feuds_t", Card::FRATERNAL_FEUDS),
];
