//! The serialized form of steps: one flat list. New steps are appended, so that stored positions stay readable.

use super::{
    CardEffect, Choice, Effect, EventEffect, GainChoice, HandChoice, HandEffect, HeroChoice,
    JesterChoice, LossChoice, PaymentChoice, RegionChoice, ResourceEffect, SetupChoice,
    StackChoice, Step, TurnChoice, TurnEffect,
};
use crate::games::princes::card::{Card, Class, Sets};
use crate::games::princes::kinds::{Amounts, Kind, KindSet, Region};
use crate::games::princes::place::Place;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Defines a line for each step: its stored form, and its variant.
macro_rules! stored {
    ($(
        $form:ident $({ $($field:ident: $of:ty),* })? $(( $($item:ident: $kind:ty),* ))?
            = $outer:ident $whole:ident $family:ident $name:ident $case:ident $(: $inner:tt)?;
    )*) => {
        #[derive(Serialize, Deserialize)]
        #[serde(rename = "Step")]
        enum Stored {
            $($form $({ $($field: $of),* })? $(( $($kind),* ))?,)*
        }

        impl From<Step> for Stored {
            fn from(step: Step) -> Stored {
                match step {
                    $(Step::$outer($whole::$family($name::$case $($inner)?)) => {
                        Stored::$form $({ $($field),* })? $(( $($item),* ))?
                    })*
                }
            }
        }

        impl From<Stored> for Step {
            fn from(form: Stored) -> Step {
                match form {
                    $(Stored::$form $({ $($field),* })? $(( $($item),* ))? => {
                        Step::$outer($whole::$family($name::$case $($inner)?))
                    })*
                }
            }
        }
    };
}

stored! {
    Arrange(place: u8) = Ask Choice Setup SetupChoice Arrange: { place };
    FirstStack { search: bool } = Ask Choice Setup SetupChoice FirstStack: { search };
    BeginTurn = Do Effect Turn TurnEffect Begin;
    Roll = Ask Choice Turn TurnChoice Roll;
    Produce = Do Effect Turn TurnEffect Produce;
    Market = Do Effect Turn TurnEffect Market;
    Face = Do Effect Turn TurnEffect Face;
    Brigands = Do Effect Turn TurnEffect Brigands;
    DrawEvent = Do Effect Turn TurnEffect DrawEvent;
    ShelveEvent = Do Effect Turn TurnEffect ShelveEvent;
    Act = Ask Choice Turn TurnChoice Act;
    Surplus = Do Effect Turn TurnEffect Surplus;
    Refill = Do Effect Turn TurnEffect Refill;
    Exchange(left: u8) = Ask Choice Hand HandChoice Exchange: { left };
    ExchangeDraw = Ask Choice Stack StackChoice ExchangeDraw;
    EndTurn = Do Effect Turn TurnEffect End;
    Gain { kinds: KindSet, left: u8, optional: bool } = Ask Choice Gain GainChoice Gain: { kinds, left, optional };
    Pay(due: Amounts) = Ask Choice Payment PaymentChoice Pay: { due };
    PayAny { kinds: KindSet, left: u8 } = Ask Choice Payment PaymentChoice PayAny: { kinds, left };
    Demand { kinds: KindSet, left: u8, optional: bool } = Ask Choice Payment PaymentChoice Demand: { kinds, left, optional };
    DemandIfBehind = Do Effect Resource ResourceEffect DemandIfBehind;
    DemandByShipLead = Do Effect Resource ResourceEffect DemandByShipLead;
    Give(kinds: KindSet) = Ask Choice Payment PaymentChoice Give: { kinds };
    Monopoly(resource: Kind, count: u8) = Do Effect Resource ResourceEffect Monopoly: (resource, count);
    Fill(resource: Kind) = Ask Choice Gain GainChoice Fill: { resource };
    PayOpponent(resource: Kind) = Do Effect Resource ResourceEffect PayOpponent: (resource);
    Draw { left: u8, optional: bool } = Ask Choice Stack StackChoice Draw: { left, optional };
    Search { take: u8, sure: bool } = Ask Choice Stack StackChoice Search: { take, sure };
    Look { stack: u8, take: u8, sure: bool } = Do Effect Hand HandEffect Look: { stack, take, sure };
    Take { stack: u8, left: u8, optional: bool } = Ask Choice Stack StackChoice Take: { stack, left, optional };
    Under(left: u8) = Ask Choice Hand HandChoice Under: { left };
    UnderOther(left: u8) = Ask Choice Hand HandChoice UnderOther: { left };
    UnderFighters = Ask Choice Hand HandChoice UnderFighters;
    UnderTransit = Ask Choice Hand HandChoice UnderLost;
    SeeHand = Do Effect Hand HandEffect SeeHand;
    Steal(card: Card) = Ask Choice Hand HandChoice Steal: { card };
    DiscardHand(card: Card) = Do Effect Hand HandEffect Discard: (card);
    Fetch(card: Card) = Do Effect Hand HandEffect Fetch: (card);
    SeeEvents = Do Effect Hand HandEffect SeeEvents;
    SeeStack(stack: u8) = Do Effect Hand HandEffect SeeStack: (stack);
    RefillLost = Do Effect Hand HandEffect RefillLost;
    NameOther { class: Class, left: u8, optional: bool } = Ask Choice Loss LossChoice NameOther: { class, left, optional };
    LoseNamed { discard: bool } = Ask Choice Loss LossChoice LoseNamed: { discard };
    LoseOwn { class: Class, discard: bool } = Ask Choice Loss LossChoice LoseOwn: { class, discard };
    GiveHero = Do Effect Card CardEffect GiveHero;
    HandOver = Ask Choice Hero HeroChoice HandOver;
    PlaceTransit = Ask Choice Hero HeroChoice Place;
    DiscardForeign = Ask Choice Loss LossChoice DiscardForeign;
    DiscardSelf(card: Card) = Do Effect Card CardEffect Discard: (card);
    Offer { card: Card, left: u8 } = Ask Choice Hero HeroChoice Offer: { card, left };
    TakeOffered(card: Card) = Ask Choice Hero HeroChoice TakeOffered: { card };
    Toll = Do Effect Resource ResourceEffect Toll;
    Swap = Do Effect Card CardEffect Swap;
    Favour(resource: Kind) = Do Effect Resource ResourceEffect Favour: (resource);
    Raise(card: Card) = Do Effect Card CardEffect Raise: (card);
    Turn(card: Card, side: u8) = Do Effect Card CardEffect Turn: (card, side);
    Lower(card: Card) = Do Effect Card CardEffect Lower: (card);
    RaiseResidences { or_gain: u8, overflow: bool } = Do Effect Card CardEffect RaiseResidences: { or_gain, overflow };
    RaiseTriumph = Do Effect Card CardEffect RaiseTriumph;
    Reward { sure: u8, more: u8 } = Ask Choice Gain GainChoice Reward: { sure, more };
    Raven = Do Effect Resource ResourceEffect Raven;
    NameHero = Ask Choice Hero HeroChoice NameHero;
    NameRival = Ask Choice Hero HeroChoice NameRival;
    Contest = Do Effect Card CardEffect Contest;
    GainBeside(card: Card) = Do Effect Resource ResourceEffect GainBeside: (card);
    Up = Ask Choice Region RegionChoice Up;
    Scout = Ask Choice Region RegionChoice Scout;
    Jester { card: Card, at: Place, open: u8, gained: bool } = Ask Choice Jester JesterChoice Jester: { card, at, open, gained };
    Takeover(card: Card, at: Place) = Ask Choice Jester JesterChoice Takeover: { card, at };
    Buy(left: u8) = Ask Choice Gain GainChoice Buy: { left };
    Voyage = Ask Choice Gain GainChoice Voyage;
    Rebuild = Do Effect Event EventEffect Rebuild;
    Invent = Do Effect Event EventEffect Invent;
    Plenty = Do Effect Event EventEffect Plenty;
    Feud = Do Effect Event EventEffect Feud;
    Quarrel = Do Effect Event EventEffect Quarrel;
    Race = Do Effect Event EventEffect Race;
    Dispute = Do Effect Event EventEffect Dispute;
    DisputeGains = Do Effect Event EventEffect DisputeGains;
    TurnUp = Do Effect Event EventEffect TurnUp;
    NeighbourGains = Do Effect Event EventEffect NeighbourGains;
    Sea = Do Effect Event EventEffect Sea;
    Barbarians = Do Effect Event EventEffect Barbarians;
    Retreat = Do Effect Event EventEffect Retreat;
    Alliance = Do Effect Event EventEffect Alliance;
    Deposit { region: Region, left: u8 } = Ask Choice Gain GainChoice Deposit: { region, left };
    GiveInto { region: Region, left: u8 } = Ask Choice Payment PaymentChoice GiveInto: { region, left };
    DemandByPirates = Do Effect Resource ResourceEffect DemandByPirates;
    Raid(region: Region, count: u8) = Do Effect Resource ResourceEffect Raid: (region, count);
    Gift = Do Effect Event EventEffect Gift;
    Tithe = Ask Choice Gain GainChoice Tithe;
    TakeAny = Ask Choice Hand HandChoice TakeAny;
    Ward = Ask Choice Hand HandChoice Ward;
    Burn = Ask Choice Loss LossChoice Burn;
    Riot(due: u8) = Ask Choice Loss LossChoice Riot: { due };
    DemandMoreIfBehind = Do Effect Resource ResourceEffect DemandMoreIfBehind;
    GainIfSkilled(count: u8) = Do Effect Resource ResourceEffect GainIfSkilled: (count);
    Guard = Do Effect Card CardEffect Guard;
    Riots = Do Effect Event EventEffect Riots;
    RiotsOn = Do Effect Event EventEffect RiotsOn;
    FeudOn = Do Effect Event EventEffect FeudOn;
    QuarrelOn = Do Effect Event EventEffect QuarrelOn;
    MaySearch = Ask Choice Stack StackChoice MaySearch;
    GainNumber = Do Effect Resource ResourceEffect GainNumber;
    GainAt(at: Place) = Do Effect Resource ResourceEffect GainAt: (at);
    Plague = Do Effect Event EventEffect Plague;
    PlagueGains = Do Effect Event EventEffect PlagueGains;
    PickSet(sets: Sets) = Ask Choice Setup SetupChoice PickSet: { sets };
}

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Stored::from(*self).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Step, D::Error> {
        Stored::deserialize(from).map(Step::from)
    }
}
