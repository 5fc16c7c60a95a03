//! The actions, and their notation.

use crate::engine::seat::Seat;
use crate::games::road::cards::Resource;
use crate::games::road::purchase::{Purchase, Replacing};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Room for all choices of one position: at most 36, in a turn in which everything can be bought by replacing.
pub type Actions = crate::engine::actions::Actions<Action, 40>;

/// A choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Action {
    /// Buy a card of the open display: `build road`, `build city g<w`, `build metropolis:roads`.
    Build {
        /// The card.
        card: Purchase,
        /// The missing card and its replacement, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replacing: Option<Replacing>,
    },
    /// Begin to make an offer to a seat: `trade 2`.
    Trade {
        /// The other seat of the trade.
        partner: Seat,
    },
    /// Add a card to the own side of an offer: `give w`.
    Give {
        /// Its kind.
        resource: Resource,
    },
    /// Ask for a card: `get o`.
    Get {
        /// Its kind.
        resource: Resource,
    },
    /// Show the offer to the other side: `send`.
    Send,
    /// Agree: `accept`.
    Accept,
    /// Refuse: `decline`.
    Decline,
    /// Make another offer instead of an answer: `counter`.
    Counter,
    /// Lose a card to the robber: `discard b`.
    Discard {
        /// Its kind.
        resource: Resource,
    },
    /// Give a card away for the donation: `gift o 1`.
    Gift {
        /// Its kind.
        resource: Resource,
        /// The receiver.
        to: Seat,
    },
    /// End the turn: `end`.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build { card, replacing: None } => write!(f, "build {}", card.name()),
            Action::Build { card, replacing: Some(Replacing { missing, with }) } => {
                write!(f, "build {} {}<{}", card.name(), missing.letter(), with.letter())
            }
            Action::Trade { partner } => write!(f, "trade {}", partner.0),
            Action::Give { resource } => write!(f, "give {}", resource.letter()),
            Action::Get { resource } => write!(f, "get {}", resource.letter()),
            Action::Send => f.write_str("send"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Counter => f.write_str("counter"),
            Action::Discard { resource } => write!(f, "discard {}", resource.letter()),
            Action::Gift { resource, to } => write!(f, "gift {} {}", resource.letter(), to.0),
            Action::End => f.write_str("end"),
        }
    }
}

/// The error of a text that is not an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no action is written like this; they look like \"build city g<w\", \"give w\" or \"end\"")]
pub struct NotAnAction;

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = text.split(' ');
        let verb = words.next().ok_or(NotAnAction)?;
        let (first, second) = (words.next(), words.next());
        if words.next().is_some() {
            return Err(NotAnAction);
        }
        Ok(match (verb, first, second) {
            ("build", Some(card), None) => Action::Build { card: purchase(card)?, replacing: None },
            ("build", Some(card), Some(kinds)) => {
                Action::Build { card: purchase(card)?, replacing: Some(replacing(kinds)?) }
            }
            ("trade", Some(to), None) => Action::Trade { partner: seat(to)? },
            ("give", Some(kind), None) => Action::Give { resource: resource(kind)? },
            ("get", Some(kind), None) => Action::Get { resource: resource(kind)? },
            ("discard", Some(kind), None) => Action::Discard { resource: resource(kind)? },
            ("gift", Some(kind), Some(to)) => {
                Action::Gift { resource: resource(kind)?, to: seat(to)? }
            }
            ("send", None, None) => Action::Send,
            ("accept", None, None) => Action::Accept,
            ("decline", None, None) => Action::Decline,
            ("counter", None, None) => Action::Counter,
            ("end", None, None) => Action::End,
            _ => return Err(NotAnAction),
        })
    }
}

fn purchase(text: &str) -> Result<Purchase, NotAnAction> {
    Purchase::ALL.into_iter().find(|card| card.name() == text).ok_or(NotAnAction)
}

fn replacing(text: &str) -> Result<Replacing, NotAnAction> {
    let (missing, with) = text.split_once('<').ok_or(NotAnAction)?;
    Ok(Replacing { missing: resource(missing)?, with: resource(with)? })
}

fn resource(text: &str) -> Result<Resource, NotAnAction> {
    let mut letters = text.chars();
    let kind = letters.next().and_then(Resource::of_letter);
    kind.filter(|_| letters.next().is_none()).ok_or(NotAnAction)
}

/// A seat's number without a sign or leading zeros.
fn seat(text: &str) -> Result<Seat, NotAnAction> {
    let number: u8 = text.parse().map_err(|_| NotAnAction)?;
    if number.to_string() == text { Ok(Seat(number)) } else { Err(NotAnAction) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_written_as_they_are_read() {
        let texts = [
            "build road",
            "build city g<w",
            "build metropolis:army",
            "trade 2",
            "give w",
            "get o",
            "send",
            "accept",
            "decline",
            "counter",
            "discard b",
            "gift o 1",
            "end",
        ];
        for text in texts {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for wrong in ["build", "build castle", "give x", "give bb", "trade 02", "end 1", "send  "] {
            assert_eq!(wrong.parse::<Action>(), Err(NotAnAction), "{wrong}");
        }
    }

    #[cfg(feature = "json")]
    #[test]
    fn as_json_an_action_is_an_object_whose_kind_says_what_it_is() {
        let action: Action = "build city g<w".parse().unwrap();
        let text =
            r#"{"kind":"build","card":"city","replacing":{"missing":"grain","with":"wool"}}"#;
        assert_eq!(serde_json::to_string(&action).unwrap(), text);
        assert_eq!(serde_json::from_str::<Action>(text).unwrap(), action);
        let plain: Action = serde_json::from_str(r#"{"kind":"build","card":"road"}"#).unwrap();
        assert_eq!(plain.to_string(), "build road");
    }
}
