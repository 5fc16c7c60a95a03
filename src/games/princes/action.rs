//! Everything that a player can choose, with the text notation that records use.
//!
//! | notation | meaning |
//! |---|---|
//! | `roll`, `brigitta 4` | the roll; with the number set before it |
//! | `road left` | a road at the left end |
//! | `settlement right top`, then `up G3` | a settlement, its regions from the top; which of them lies above |
//! | `settlement right scout`, then `scout G3 O4` | with the scout: the region above and the one below |
//! | `city -1` | a city in that column |
//! | `build church +1u -` | a card, its place, and what saves resources: `ship-L`, `michael-BO` |
//! | `play relocation G6 W4`, `play trade_monopoly G 2` | an action, with what must be said |
//! | `use abbey_brewery 3`, `use siward stack 1` | what an own card does, with what must be said |
//! | `trade bank G O5` | three grain for one ore, stored there |
//! | `trade ship G O5`, `trade large W4 A1` | two by a ship of the kind; two of a region beside the large ship |
//! | `trade light:+1u G O5`, `trade light:+1u W4 A1` | one by a ship beside the lighthouse; with the large ship of a region |
//! | `trade wagon LBW G6`, `move G6 G3 2` | the wainwright's two uses |
//! | `trade miller G6 O5`, `trade mill G6 O5` | two of the miller's region, or one with the mill |
//! | `trade favour G O5`, `trade post W4 A1` | one by Hergild; one across a road |
//! | `remove abbey@+1u` | an own card leaves |
//! | `end` | the action phase ends |
//! | `lay G6` | before a theme game: the region at the next of the six places |
//! | `gain W4`, `pay L2`, `demand G`, `give G6`, `choose G` | one resource, or a kind |
//! | `draw 3`, `search 2`, `take abbey`, `under scout 1`, `exchange scout 1` | cards and stacks |
//! | `name abbey@+1u`, `lose …`, `offer …`, `put +1u`, `takeover +1u` | cards that lie somewhere |
//! | `reward triumph`, `reward resources`, `decline` | the rest |

use crate::games::princes::card::Card;
use crate::games::princes::kinds::{KINDS, Kind, NoSuchName, Region};
use crate::games::princes::place::{Laid, Place, centre_column, centre_of};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The most actions that a position offers.
pub const MOST: usize = 1536;
/// A list with room for all actions of a position.
pub type Actions = crate::engine::actions::Actions<Action, MOST>;

/// What a price is paid with besides its letters: nothing, a ship builder's lumber or wool, or gold for
/// up to three letters by Michael.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct Saving(u16);

impl Saving {
    /// Nothing is saved.
    pub const NONE: Saving = Saving(0);

    /// A lumber or a wool less, by the ship builder.
    #[must_use]
    pub const fn ship(kind: Kind) -> Saving {
        Saving(1 << 12 | kind as u16)
    }

    /// These letters as gold, by Michael: one to three in all.
    #[must_use]
    pub fn michael(letters: [u8; KINDS - 1]) -> Saving {
        Saving(letters.iter().rev().fold(0, |bits, count| bits << 2 | u16::from(count & 3)))
    }

    /// The kind that the ship builder saves.
    #[must_use]
    pub fn ship_kind(self) -> Option<Kind> {
        let saved = self.0 & 0xfff;
        (self.0 >> 12 == 1)
            .then(|| Kind::ALL.into_iter().find(|kind| *kind as u16 == saved))
            .flatten()
    }

    /// How many of each letter are paid as gold.
    #[must_use]
    pub fn gold_for(self) -> [u8; KINDS - 1] {
        if self.0 >> 12 != 0 {
            return [0; KINDS - 1];
        }
        core::array::from_fn(|kind| (self.0 >> (2 * kind) & 3) as u8)
    }
}

impl fmt::Display for Saving {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Saving::NONE {
            return f.write_str("-");
        }
        if let Some(kind) = self.ship_kind() {
            return write!(f, "ship-{kind}");
        }
        f.write_str("michael-")?;
        for (kind, count) in Kind::ALL.into_iter().zip(self.gold_for()) {
            for _ in 0..count {
                write!(f, "{kind}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Saving {
    type Err = NoSuchName;
    fn from_str(text: &str) -> Result<Saving, NoSuchName> {
        let saving = if text == "-" {
            Saving::NONE
        } else if let Some(kind) = text.strip_prefix("ship-") {
            Saving::ship(kind.parse()?)
        } else {
            let letters = text.strip_prefix("michael-").ok_or(NoSuchName)?;
            let mut counts = [0u8; KINDS - 1];
            for letter in letters.chars().take(4) {
                let kind = Kind::of_letter(letter).ok_or(NoSuchName)?;
                *counts.get_mut(kind.index()).ok_or(NoSuchName)? += 1;
            }
            let sum: u8 = counts.iter().sum();
            if !(1..=3).contains(&sum) {
                return Err(NoSuchName);
            }
            Saving::michael(counts)
        };
        if saving.to_string() == text { Ok(saving) } else { Err(NoSuchName) }
    }
}

impl From<Saving> for String {
    fn from(saving: Saving) -> String {
        saving.to_string()
    }
}

impl TryFrom<String> for Saving {
    type Error = NoSuchName;
    fn try_from(text: String) -> Result<Saving, NoSuchName> {
        text.parse()
    }
}

/// What must be said when a card is played or used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each line explains the fields
pub enum With {
    /// Nothing.
    Nothing,
    /// Two own regions that change places.
    Regions { first: Region, second: Region },
    /// Two own cards that change places.
    Cards { first: Laid, second: Laid },
    /// A kind of resource.
    Kind { resource: Kind },
    /// So many of a kind.
    Amount { resource: Kind, count: u8 },
    /// A side of the card.
    Side { side: u8 },
    /// A draw stack, from 1.
    Stack { stack: u8 },
    /// The event stack.
    Events,
    /// The opponent's hand.
    Hand,
    /// A card.
    Card { card: Card },
}

/// By what a trade is made, and what is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // each line explains the fields
pub enum Means {
    /// Three of a kind.
    Bank { resource: Kind },
    /// Two of a kind, by a card of that kind.
    Ship { resource: Kind },
    /// Two of a region beside the large trade ship.
    Large { from: Region },
    /// One of a kind by a ship of this half, which has a lighthouse.
    Light { at: Place, resource: Kind },
    /// One of a region beside the large trade ship of this half.
    LightLarge { at: Place, from: Region },
    /// Any three.
    Wagon { given: [Kind; 3] },
    /// Two of the miller's region.
    Miller { from: Region },
    /// One of the miller's region.
    Mill { from: Region },
    /// One of the favoured kind.
    Favour { resource: Kind },
    /// One of the region across the road.
    Post { from: Region },
}

/// One choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // the table above explains the fields
pub enum Action {
    Roll,
    Brigitta { number: u8 },
    Road { right: bool },
    Settlement { right: bool, scout: bool },
    Up { region: Region },
    Scout { up: Region, down: Region },
    City { column: i8 },
    Build { card: Card, at: Place, saving: Saving },
    Play { card: Card, with: With },
    Use { card: Card, with: With },
    Trade { by: Means, to: Region },
    Move { from: Region, to: Region, amount: u8 },
    Remove { card: Card, at: Place },
    End,
    Lay { region: Region },
    Gain { region: Region },
    Pay { region: Region },
    Demand { resource: Kind },
    Give { region: Region },
    Choose { resource: Kind },
    Draw { stack: u8 },
    Search { stack: u8 },
    Take { card: Card },
    Under { card: Card, stack: u8 },
    Exchange { card: Card, stack: u8 },
    Name { card: Card, at: Place },
    Lose { card: Card, at: Place },
    Offer { card: Card, at: Place },
    Put { at: Place },
    Takeover { at: Place },
    Reward { triumph: bool },
    Decline,
}

impl fmt::Display for With {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            With::Nothing => Ok(()),
            With::Regions { first, second } => write!(f, " {first} {second}"),
            With::Cards { first, second } => write!(f, " {first} {second}"),
            With::Kind { resource } => write!(f, " {resource}"),
            With::Amount { resource, count } => write!(f, " {resource} {count}"),
            With::Side { side } => write!(f, " {side}"),
            With::Stack { stack } => write!(f, " stack {stack}"),
            With::Events => f.write_str(" events"),
            With::Hand => f.write_str(" hand"),
            With::Card { card } => write!(f, " {card}"),
        }
    }
}

impl fmt::Display for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Means::Bank { resource } => write!(f, "bank {resource}"),
            Means::Ship { resource } => write!(f, "ship {resource}"),
            Means::Large { from } => write!(f, "large {from}"),
            Means::Light { at, resource } => write!(f, "light:{at} {resource}"),
            Means::LightLarge { at, from } => write!(f, "light:{at} {from}"),
            Means::Wagon { given: [a, b, c] } => write!(f, "wagon {a}{b}{c}"),
            Means::Miller { from } => write!(f, "miller {from}"),
            Means::Mill { from } => write!(f, "mill {from}"),
            Means::Favour { resource } => write!(f, "favour {resource}"),
            Means::Post { from } => write!(f, "post {from}"),
        }
    }
}

/// The word of an end of the row.
const fn side(right: bool) -> &'static str {
    if right { "right" } else { "left" }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Roll => f.write_str("roll"),
            Action::Brigitta { number } => write!(f, "brigitta {number}"),
            Action::Road { right } => write!(f, "road {}", side(right)),
            Action::Settlement { right, scout } => {
                write!(f, "settlement {} {}", side(right), if scout { "scout" } else { "top" })
            }
            Action::Up { region } => write!(f, "up {region}"),
            Action::Scout { up, down } => write!(f, "scout {up} {down}"),
            Action::City { column } => write!(f, "city {column}"),
            Action::Build { card, at, saving } => write!(f, "build {card} {at} {saving}"),
            Action::Play { card, with } => write!(f, "play {card}{with}"),
            Action::Use { card, with } => write!(f, "use {card}{with}"),
            Action::Trade { by, to } => write!(f, "trade {by} {to}"),
            Action::Move { from, to, amount } => write!(f, "move {from} {to} {amount}"),
            Action::Remove { card, at } => write!(f, "remove {card}@{at}"),
            Action::End => f.write_str("end"),
            Action::Lay { region } => write!(f, "lay {region}"),
            Action::Gain { region } => write!(f, "gain {region}"),
            Action::Pay { region } => write!(f, "pay {region}"),
            Action::Demand { resource } => write!(f, "demand {resource}"),
            Action::Give { region } => write!(f, "give {region}"),
            Action::Choose { resource } => write!(f, "choose {resource}"),
            Action::Draw { stack } => write!(f, "draw {stack}"),
            Action::Search { stack } => write!(f, "search {stack}"),
            Action::Take { card } => write!(f, "take {card}"),
            Action::Under { card, stack } => write!(f, "under {card} {stack}"),
            Action::Exchange { card, stack } => write!(f, "exchange {card} {stack}"),
            Action::Name { card, at } => write!(f, "name {card}@{at}"),
            Action::Lose { card, at } => write!(f, "lose {card}@{at}"),
            Action::Offer { card, at } => write!(f, "offer {card}@{at}"),
            Action::Put { at } => write!(f, "put {at}"),
            Action::Takeover { at } => write!(f, "takeover {at}"),
            Action::Reward { triumph: true } => f.write_str("reward triumph"),
            Action::Reward { triumph: false } => f.write_str("reward resources"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

/// Why a text is no action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is no action; actions are written as in docs/protocol/princes.md")]
pub struct NotAnAction;

impl From<NoSuchName> for NotAnAction {
    fn from(_: NoSuchName) -> NotAnAction {
        NotAnAction
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = [""; 5];
        let mut count = 0;
        for word in text.split(' ') {
            *words.get_mut(count).ok_or(NotAnAction)? = word;
            count += 1;
        }
        let action = read(words.get(..count).unwrap_or(&[]))?;
        // One text for one action: no other spelling of it is read.
        if action.to_string() == text { Ok(action) } else { Err(NotAnAction) }
    }
}

fn number(text: &str) -> Result<u8, NotAnAction> {
    text.parse().map_err(|_| NotAnAction)
}

/// A region that there is: what `-` stands for, a region that nobody may see, is none to act on.
fn one_region(text: &str) -> Result<Region, NotAnAction> {
    let region: Region = text.parse()?;
    if region.is_some() { Ok(region) } else { Err(NotAnAction) }
}

fn read(words: &[&str]) -> Result<Action, NotAnAction> {
    Ok(match *words {
        ["roll"] => Action::Roll,
        ["end"] => Action::End,
        ["decline"] => Action::Decline,
        ["brigitta", pips] => Action::Brigitta { number: number(pips)? },
        ["road", end] => Action::Road { right: end == "right" },
        ["settlement", end, how] => {
            Action::Settlement { right: end == "right", scout: how == "scout" }
        }
        ["up", region] => Action::Up { region: one_region(region)? },
        ["scout", up, down] => Action::Scout { up: one_region(up)?, down: one_region(down)? },
        ["city", column] => {
            let column = column.parse().map_err(|_| NotAnAction)?;
            let centre = centre_of(column).ok_or(NotAnAction)?;
            Action::City { column: centre_column(centre) }
        }
        ["build", card, at, saving] => {
            Action::Build { card: card.parse()?, at: at.parse()?, saving: saving.parse()? }
        }
        ["play", card, ref with @ ..] => {
            Action::Play { card: card.parse()?, with: read_with(with)? }
        }
        ["use", card, ref with @ ..] => Action::Use { card: card.parse()?, with: read_with(with)? },
        ["trade", by, given, to] => {
            Action::Trade { by: read_means(by, given)?, to: one_region(to)? }
        }
        ["move", from, to, amount] => {
            Action::Move { from: one_region(from)?, to: one_region(to)?, amount: number(amount)? }
        }
        ["lay", region] => Action::Lay { region: one_region(region)? },
        ["gain", region] => Action::Gain { region: one_region(region)? },
        ["pay", region] => Action::Pay { region: one_region(region)? },
        ["give", region] => Action::Give { region: one_region(region)? },
        ["demand", kind] => Action::Demand { resource: kind.parse()? },
        ["choose", kind] => Action::Choose { resource: kind.parse()? },
        ["reward", what] => Action::Reward { triumph: what == "triumph" },
        _ => read_cards(words)?,
    })
}

fn read_cards(words: &[&str]) -> Result<Action, NotAnAction> {
    Ok(match *words {
        ["draw", stack] => Action::Draw { stack: number(stack)? },
        ["search", stack] => Action::Search { stack: number(stack)? },
        ["take", card] => Action::Take { card: card.parse()? },
        ["under", card, stack] => Action::Under { card: card.parse()?, stack: number(stack)? },
        ["exchange", card, stack] => {
            Action::Exchange { card: card.parse()?, stack: number(stack)? }
        }
        ["put", at] => Action::Put { at: at.parse()? },
        ["takeover", at] => Action::Takeover { at: at.parse()? },
        [verb, laid] => {
            let Laid { card, at } = laid.parse()?;
            match verb {
                "name" => Action::Name { card, at },
                "lose" => Action::Lose { card, at },
                "offer" => Action::Offer { card, at },
                "remove" => Action::Remove { card, at },
                _ => return Err(NotAnAction),
            }
        }
        _ => return Err(NotAnAction),
    })
}

fn read_with(words: &[&str]) -> Result<With, NotAnAction> {
    Ok(match *words {
        [] => With::Nothing,
        ["events"] => With::Events,
        ["hand"] => With::Hand,
        ["stack", stack] => With::Stack { stack: number(stack)? },
        [one] => {
            if let Ok(side) = one.parse() {
                With::Side { side }
            } else if let Ok(resource) = one.parse() {
                With::Kind { resource }
            } else {
                With::Card { card: one.parse()? }
            }
        }
        [first, second] if first.contains('@') => {
            With::Cards { first: first.parse()?, second: second.parse()? }
        }
        [kind, count] if kind.len() == 1 => {
            With::Amount { resource: kind.parse()?, count: number(count)? }
        }
        [first, second] => With::Regions { first: one_region(first)?, second: one_region(second)? },
        _ => return Err(NotAnAction),
    })
}

fn read_means(by: &str, given: &str) -> Result<Means, NotAnAction> {
    if let Some(at) = by.strip_prefix("light:") {
        let at = at.parse()?;
        return Ok(match given.parse() {
            Ok(resource) => Means::Light { at, resource },
            Err(_) => Means::LightLarge { at, from: one_region(given)? },
        });
    }
    Ok(match by {
        "bank" => Means::Bank { resource: given.parse()? },
        "ship" => Means::Ship { resource: given.parse()? },
        "favour" => Means::Favour { resource: given.parse()? },
        "large" => Means::Large { from: one_region(given)? },
        "miller" => Means::Miller { from: one_region(given)? },
        "mill" => Means::Mill { from: one_region(given)? },
        "post" => Means::Post { from: one_region(given)? },
        "wagon" => {
            let mut kinds = given.chars().map(|letter| Kind::of_letter(letter).ok_or(NotAnAction));
            let mut next = || kinds.next().unwrap_or(Err(NotAnAction));
            Means::Wagon { given: [next()?, next()?, next()?] }
        }
        _ => return Err(NotAnAction),
    })
}
