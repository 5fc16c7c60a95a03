//! The written forms of games: JSON, lines, links. [`source`](crate::cli::source) reads and writes the files.

use crate::cli::Failure;
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::link::{LinkError, Opened, game_link, game_of, handed_out, open, setup_link};
use crate::engine::record;
use crate::engine::record::json::{RecordFault, game_of_record, parse, read_value, write_json};
use crate::engine::record::text::{Fault, read_record, write_record};
use serde_json::Value;
use std::str::FromStr;

/// A written form of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The JSON record.
    Json,
    /// The record in lines.
    Text,
    /// The whole game as a link.
    Link,
    /// The setup alone as a link.
    Setup,
}

impl Form {
    /// The form's name on the command line and in the protocol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Form::Json => "json",
            Form::Text => "text",
            Form::Link => "link",
            Form::Setup => "setup",
        }
    }
}

impl FromStr for Form {
    type Err = String;

    fn from_str(text: &str) -> Result<Form, String> {
        let all = [Form::Json, Form::Text, Form::Link, Form::Setup];
        let found = all.into_iter().find(|form| form.name() == text);
        found.ok_or_else(|| "a game is written as json, text, link or setup".to_owned())
    }
}

/// Reason why a text holds no valid game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct NoGame {
    /// The error message.
    pub message: String,
    /// True if a check found a difference, as opposed to unreadable input.
    pub differs: bool,
}

/// A text that claims to hold a game, parsed as far as possible without knowing the game.
pub enum Content<'a> {
    /// A JSON record.
    Json(Value),
    /// A record in lines.
    Text(&'a str),
    /// A link of a setup or a game.
    Link(&'a str),
}

impl<'a> Content<'a> {
    /// Recognises a text by its beginning.
    ///
    /// # Errors
    /// If it looks like JSON and is not.
    pub fn of(text: &'a str) -> Result<Content<'a>, NoGame> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim_start().starts_with('{') {
            return Ok(Content::Json(parse(text).map_err(|fault| of_json(&fault))?));
        }
        if text.starts_with("principality record") {
            return Ok(Content::Text(text));
        }
        saved_game(text).map(Content::Link)
    }

    /// The name of the game; `None` if it can't be found, for a reason that reading the game reports.
    pub(super) fn game(&self) -> Result<Option<String>, NoGame> {
        match self {
            Content::Json(value) => match game_of_record(value) {
                Ok(name) => Ok(Some(name.to_owned())),
                Err(fault) => Err(of_json(&fault)),
            },
            Content::Text(text) => Ok(record::game_of(text)),
            Content::Link(link) => Ok(game_of(link)),
        }
    }
}

/// Reads one kind of game from a text in any form.
///
/// # Errors
/// The reason why the text holds no such game, or its first difference from its replay.
pub fn read_game<G: Game>(text: &str) -> Result<(Journal<G>, Form), NoGame> {
    read_content(Content::of(text)?)
}

/// Reads one kind of game.
///
/// # Errors
/// As [`read_game`].
pub fn read_content<G: Game>(content: Content<'_>) -> Result<(Journal<G>, Form), NoGame> {
    match content {
        Content::Json(value) => match read_value(&value) {
            Ok(journal) => Ok((journal, Form::Json)),
            Err(fault) => Err(of_json(&fault)),
        },
        Content::Text(text) => match read_record(text) {
            Ok(journal) => Ok((journal, Form::Text)),
            Err(error) => {
                let differs = matches!(
                    error.fault,
                    Fault::Illegal(_) | Fault::Turn | Fault::Position | Fault::Standings
                );
                Err(NoGame { message: error.to_string(), differs })
            }
        },
        Content::Link(text) => match open::<G>(text).map_err(of_link)? {
            Opened::Game(journal) => Ok((journal, Form::Link)),
            Opened::Setup(setup) => match Journal::start(setup) {
                Ok(journal) => Ok((journal, Form::Setup)),
                Err(error) => Err(NoGame { message: error.to_string(), differs: false }),
            },
        },
    }
}

fn of_link<E: std::fmt::Display>(error: LinkError<E>) -> NoGame {
    let differs = matches!(error, LinkError::Damaged | LinkError::Contents(_));
    let message = match error {
        LinkError::Foreign => "this is no record and no link of this table".to_owned(),
        other => other.to_string(),
    };
    NoGame { message, differs }
}

/// The link in a file saved by the page, which has one item on each line. Any other text is returned unchanged.
fn saved_game(text: &str) -> Result<&str, NoGame> {
    if !text.starts_with("principality game ") {
        return Ok(text);
    }
    let mut games = text.lines().filter_map(|line| line.strip_prefix("game "));
    match (games.next(), games.count()) {
        (Some(game), 0) => Ok(game),
        (first, more) => {
            let games = usize::from(first.is_some()) + more;
            let message =
                format!("this file of the page holds {games} games; here it should be one");
            Err(NoGame { message, differs: false })
        }
    }
}

/// The error of a JSON record.
#[must_use]
pub fn of_json(fault: &RecordFault) -> NoGame {
    NoGame { message: fault.to_string(), differs: fault.is_difference() }
}

/// Writes a game with a line feed at its end, and reads it back as a check.
///
/// # Errors
/// If it can't be written or does not read back.
pub fn write_game<G: Game>(journal: &Journal<G>, form: Form) -> Result<String, Failure> {
    let failed = |error: &dyn std::error::Error| Failure::Check(error.to_string());
    let text = match form {
        Form::Json => write_json(journal).map_err(|error| failed(&error))?,
        Form::Link => handed_out(game_link(journal).map_err(|error| failed(&error))?) + "\n",
        Form::Setup => {
            handed_out(setup_link(journal.setup()).map_err(|error| failed(&error))?) + "\n"
        }
        Form::Text => {
            let text = write_record(journal).map_err(|error| failed(&error))?;
            let read = read_record::<G>(&text).map_err(|error| failed(&error))?;
            if read != journal.branch_at(journal.position()) {
                return Err(Failure::Check("the record does not read back".to_owned()));
            }
            text
        }
    };
    Ok(text)
}
