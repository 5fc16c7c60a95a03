//! The era of progress: 26 cards to draw or of the open stack, five events.

use crate::games::princes::card::{Card, Set};
use crate::games::princes::cards::base;
use crate::games::princes::kinds::{Kind, KindSet, price};
use crate::games::princes::place::Place;
use crate::games::princes::row::Ability::{Build, Each, Play, While};
use crate::games::princes::row::CardKind::{Attack, Building, Event, Neutral, Unit};
use crate::games::princes::row::{BLANK, Measure, Need, Passive, Points, Row, Site, points};
use crate::games::princes::step::{
    EventEffect, GainChoice, HandEffect, ResourceEffect, StackChoice, Step,
};

const B: Row = Row { set: Set::Progress, ..BLANK };
const V1: &[Points] = &[points("v1")];
const UNIVERSITY: Need = Need::Card(Card::UNIVERSITY);
const BEHIND: Need = Need::Least(Measure::Behind, 1);
const A_DISCARD: Need = Need::Least(Measure::Discards, 1);

const fn gain(kind: Kind, optional: bool) -> Step {
    GainChoice::Gain { kinds: KindSet::only(kind), left: 1, optional }.step()
}

/// A card of the base set with the back of progress.
const fn again(key: &'static str, of: Card, copies: [u8; 2]) -> Row {
    let same = base::row(of);
    Row { key, set: Set::Progress, same: of, copies, ..same }
}

pub(super) static ROWS: [Row; 18] = [
    Row {
        key: "university",
        kind: Building,
        copies: [2, 1],
        cost: price("BGGLL"),
        sides: &[points("v1p1")],
        site: Site::City,
        once: true,
        open: true,
        needs: Need::Any(&[Need::Card(Card::ABBEY), Need::Card(Card::LIBRARY)]),
        ..B
    },
    Row {
        key: "library",
        kind: Building,
        copies: [2, 1],
        cost: price("BLLO"),
        sides: V1,
        site: Site::City,
        abilities: &[Build(&[StackChoice::MaySearch.step()])],
        ..B
    },
    Row {
        key: "town_hall",
        kind: Building,
        copies: [2, 1],
        cost: price("BOOWW"),
        sides: V1,
        site: Site::On(Card::PARISH_HALL),
        needs: Need::Least(Measure::CityParishHall, 1),
        abilities: &[While(Passive::SearchCost(0))],
        ..B
    },
    Row {
        key: "parliament",
        kind: Building,
        copies: [1, 0],
        cost: price("BBLLLWW"),
        sides: &[points("v2")],
        site: Site::City,
        needs: Need::Least(Measure::Progress, 2),
        ..B
    },
    Row {
        key: "pharmacy",
        kind: Building,
        copies: [2, 1],
        cost: price("ABWW"),
        sides: V1,
        site: Site::City,
        abilities: &[While(Passive::PlagueGain)],
        ..B
    },
    Row {
        key: "bath_house",
        kind: Building,
        copies: [3, 2],
        cost: price("BBOW"),
        sides: V1,
        site: Site::City,
        abilities: &[While(Passive::PlagueSafe)],
        ..B
    },
    Row {
        key: "building_crane",
        kind: Building,
        cost: price("L"),
        sides: &[points("")],
        site: Site::City,
        needs: UNIVERSITY,
        abilities: &[While(Passive::CitySaving(4))],
        ..B
    },
    Row {
        key: "chief_cannoneer",
        kind: Unit,
        copies: [2, 1],
        cost: price("LO"),
        sides: &[points("s4")],
        site: Site::Anywhere,
        needs: UNIVERSITY,
        ..B
    },
    Row {
        key: "benjamin",
        kind: Neutral,
        abilities: &[Play(&[ResourceEffect::GainNumber.step()])],
        ..B
    },
    Row {
        key: "doctor",
        kind: Neutral,
        copies: [2, 1],
        needs: Need::Card(Card::BATH_HOUSE),
        abilities: &[Play(&[ResourceEffect::GainAt(Place::NONE).step()])],
        ..B
    },
    Row {
        key: "guido",
        kind: Attack,
        needs: Need::All(&[Need::Any(&[Need::Card(Card::TOWN_HALL), BEHIND]), A_DISCARD]),
        abilities: &[Play(&[HandEffect::Fetch(Card::NONE).step()])],
        ..B
    },
    Row {
        key: "gustav",
        kind: Neutral,
        needs: Need::All(&[Need::Any(&[Need::Card(Card::LIBRARY), BEHIND]), A_DISCARD]),
        abilities: &[Play(&[HandEffect::Fetch(Card::NONE).step()])],
        ..B
    },
    Row {
        key: "mineral_mining",
        kind: Neutral,
        copies: [2, 1],
        needs: UNIVERSITY,
        abilities: &[Play(&[gain(Kind::Ore, false), gain(Kind::Ore, true)])],
        ..B
    },
    Row {
        key: "three_field",
        kind: Neutral,
        copies: [2, 1],
        needs: UNIVERSITY,
        abilities: &[Play(&[gain(Kind::Grain, false), gain(Kind::Grain, true)])],
        ..B
    },
    again("brigitta_p", Card::BRIGITTA, [1, 0]),
    again("relocation_p", Card::RELOCATION, [1, 0]),
    Row {
        key: "plague",
        kind: Event,
        copies: [3, 1],
        abilities: &[Each(&[EventEffect::Plague.step()]), Each(&[EventEffect::PlagueGains.step()])],
        ..B
    },
    again("invention_p", Card::INVENTION, [2, 0]),
];
