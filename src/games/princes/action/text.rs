//! Actions as text, and back.

use super::{Action, Means, With};
use crate::games::princes::card::{Card, Set};
use crate::games::princes::kinds::{Kind, NoSuchName, Region};
use crate::games::princes::place::{Laid, centre_column, centre_of};
use core::fmt;
use core::str::FromStr;

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
            With::Raid { region, count } => write!(f, " {region} {count}"),
            With::Laid { laid } => write!(f, " {laid}"),
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
            Means::Mint { at } => write!(f, "mint:{at} A"),
        }
    }
}

/// The word for an end of the row.
const fn side(right: bool) -> &'static str {
    if right { "right" } else { "left" }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Roll => f.write_str("roll"),
            Action::Brigitta { number, card } => write!(f, "{card} {number}"),
            Action::Road { right } => write!(f, "road {}", side(right)),
            Action::Settlement { right, scout } => {
                write!(f, "settlement {} {}", side(right), if scout { "scout" } else { "top" })
            }
            Action::Up { region } => write!(f, "up {region}"),
            Action::Scout { up, down } => write!(f, "scout {up} {down}"),
            Action::City { column } => write!(f, "city {column}"),
            Action::Build { card, at, saving } => {
                write!(f, "build {card} {} {saving}", at)
            }
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
            Action::Herald => write!(f, "{}", Card::REINER_HERALD),
            Action::PickSet { set } => write!(f, "set {}", set.key()),
            Action::Burn { card, at } => write!(f, "burn {}", Laid { card, at }),
            Action::Ransom => f.write_str("ransom"),
            Action::Sebastian => write!(f, "{}", Card::SEBASTIAN),
        }
    }
}

/// The error of a text that is not an action.
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
        // Each action has one canonical text; other spellings are rejected.
        if action.to_string() == text { Ok(action) } else { Err(NotAnAction) }
    }
}

fn number(text: &str) -> Result<u8, NotAnAction> {
    text.parse().map_err(|_| NotAnAction)
}

/// A real region: `-`, which stands for a hidden one, can't be acted on.
fn one_region(text: &str) -> Result<Region, NotAnAction> {
    let region: Region = text.parse()?;
    if region.is_some() { Ok(region) } else { Err(NotAnAction) }
}

fn read(words: &[&str]) -> Result<Action, NotAnAction> {
    Ok(match *words {
        ["roll"] => Action::Roll,
        ["end"] => Action::End,
        ["decline"] => Action::Decline,
        ["ransom"] => Action::Ransom,
        ["reiner_herald"] => Action::Herald,
        ["sebastian"] => Action::Sebastian,
        ["set", set] => {
            let set = Set::ALL.into_iter().find(|known| known.key() == set).ok_or(NotAnAction)?;
            Action::PickSet { set }
        }
        [card @ ("brigitta" | "brigitta_p"), pips] => {
            Action::Brigitta { number: number(pips)?, card: card.parse()? }
        }
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
                "burn" => Action::Burn { card, at },
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
        [one] if one.contains('@') => With::Laid { laid: one.parse()? },
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
        [region, count] if count.len() == 1 => {
            With::Raid { region: one_region(region)?, count: number(count)? }
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
    if let Some(at) = by.strip_prefix("mint:") {
        return if given == "A" { Ok(Means::Mint { at: at.parse()? }) } else { Err(NotAnAction) };
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
