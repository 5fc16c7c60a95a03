//! Games from files and to files, in every form in which they are written down.

use crate::cli::any::AnyGame;
use crate::cli::games::{BoxedGame, Games, UnknownGame};
use crate::cli::{Failure, number, one_file, tell};
use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::link::{LinkError, Opened, game_link, game_of, open, setup_link};
use crate::engine::record;
use crate::engine::record::json::{
    MAX_JSON, RecordFault, game_of_record, parse, read_value, write_json,
};
use crate::engine::record::text::{Fault, read_record, write_record};
use crate::engine::seat::Seat;
use lexopt::ValueExt;
use lexopt::prelude::{Long, Value as Positional};
use serde_json::Value;
use std::fs::File;
use std::io::{self, Read, Write};
use std::str::FromStr;

/// The longest file that is read, in bytes, whatever is in it.
pub const MAX_FILE: usize = MAX_JSON;

/// How a game is written down.
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
    /// What the form is called on the command line and in the protocol.
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

/// Why a text holds no game, and whether it was read and a check found a difference.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct NoGame {
    /// A sentence.
    pub message: String,
    /// Whether a check found a difference, rather than there being nothing to check.
    pub differs: bool,
}

/// A text that claims to hold a game, as far as it is read without knowing which game.
pub enum Content<'a> {
    /// A JSON record.
    Json(Value),
    /// A record in lines.
    Text(&'a str),
    /// A link of either kind.
    Link(&'a str),
}

impl<'a> Content<'a> {
    /// What the text is, by its beginning.
    ///
    /// # Errors
    /// If it looks like JSON and is none.
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

    /// The name of the game; `None` where it can't be made out, for a reason that reading tells.
    fn game(&self) -> Result<Option<String>, NoGame> {
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

/// Reads a game of any kind in any form; a setup is a game without moves.
///
/// # Errors
/// Why there is no game in it, or where it first differs from its replay.
pub fn open_game(games: Games, content: Content<'_>) -> Result<(BoxedGame, Form), NoGame> {
    let name = content.game()?;
    let unknown = |error: UnknownGame| NoGame { message: error.to_string(), differs: false };
    let game = games.wanted(name.as_deref()).map_err(unknown)?;
    (game.read)(content)
}

/// Reads a game of one kind from a text in any form.
///
/// # Errors
/// Why there is no such game in it, or where it first differs from its replay.
pub fn read_game<G: Game>(text: &str) -> Result<(Journal<G>, Form), NoGame> {
    read_content(Content::of(text)?)
}

/// Reads a game of one kind.
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

/// The link in a file that the page saved, which tells each thing on a line of its own. Any other text is
/// left as it is.
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

/// Why a JSON record holds no game.
#[must_use]
pub fn of_json(fault: &RecordFault) -> NoGame {
    NoGame { message: fault.to_string(), differs: fault.is_difference() }
}

/// Writes a game down, with a line feed at its end. Every form is read back before it is handed out.
///
/// # Errors
/// If it can't be written or does not read back.
pub fn write_game<G: Game>(journal: &Journal<G>, form: Form) -> Result<String, Failure> {
    let failed = |error: &dyn std::error::Error| Failure::Check(error.to_string());
    let text = match form {
        Form::Json => write_json(journal).map_err(|error| failed(&error))?,
        Form::Link => game_link(journal).map_err(|error| failed(&error))? + "\n",
        Form::Setup => setup_link(journal.setup()).map_err(|error| failed(&error))? + "\n",
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

/// Reads a file as text; `-` is standard input.
///
/// # Errors
/// If it can't be read, is larger than [`MAX_FILE`] or is no text.
pub fn read_file(name: &str) -> Result<String, Failure> {
    let failed = |error: io::Error| Failure::Input(format!("{name}: {}", plain(&error)));
    let mut bytes = Vec::new();
    let limit = MAX_FILE as u64 + 1;
    if name == "-" {
        io::stdin().lock().take(limit).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        File::open(name)
            .and_then(|file| file.take(limit).read_to_end(&mut bytes))
            .map_err(failed)?;
    }
    if bytes.len() > MAX_FILE {
        return Err(Failure::Input(format!(
            "{name}: larger than any game, which has at most {MAX_FILE} bytes"
        )));
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::Input(format!("{name}: this is no text in UTF-8")))
}

/// An error of the system without its number.
fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_lowercase()
}

/// The game in a file.
///
/// # Errors
/// If the file can't be read or holds no game.
pub fn game_of_file(games: Games, name: &str) -> Result<BoxedGame, Failure> {
    let text = read_file(name)?;
    let content = Content::of(&text);
    content
        .and_then(|content| open_game(games, content))
        .map(|(game, _)| game)
        .map_err(|error| of_file(name, &error))
}

/// What was wrong with a file, as a failure that names it.
pub(super) fn of_file(name: &str, error: &NoGame) -> Failure {
    let message = format!("{name}: {error}");
    if error.differs { Failure::Check(message) } else { Failure::Input(message) }
}

/// Help on where a result goes.
pub const TARGET_USAGE: &str =
    "      --to FORM           json (if not said), text, link, or setup (a link to the setup alone)
      --out FILE          where to; standard output if not said";

/// Where a result goes and in which form: `--to FORM` and `--out FILE`.
#[derive(Debug, Clone, Default)]
pub struct Target {
    form: Option<Form>,
    file: Option<String>,
}

impl Target {
    /// Takes an option that belongs here; says whether it did.
    pub(super) fn take(
        &mut self,
        option: &str,
        parser: &mut lexopt::Parser,
    ) -> Result<bool, Failure> {
        match option {
            "to" => self.form = Some(parser.value()?.string()?.parse().map_err(Failure::Use)?),
            "out" => self.file = Some(parser.value()?.string()?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The form, if one was named.
    #[must_use]
    pub const fn form(&self) -> Option<Form> {
        self.form
    }

    /// Whether a file was named.
    #[must_use]
    pub const fn has_file(&self) -> bool {
        self.file.is_some()
    }

    /// Writes a game to its place.
    pub(super) fn write(&self, game: &dyn AnyGame, out: &mut dyn Write) -> Result<(), Failure> {
        let form = self.form.unwrap_or(Form::Json);
        let text = game.write(form)?;
        let taken_back = game.len() - game.position();
        if form == Form::Text && taken_back > 0 {
            tell(&format!(
                "{taken_back} moves that were taken back are left out; json and link keep them"
            ));
        }
        match self.file.as_deref() {
            None | Some("-") => Ok(out.write_all(text.as_bytes())?),
            Some(name) => std::fs::write(name, text)
                .map_err(|error| Failure::Input(format!("{name}: {}", plain(&error)))),
        }
    }
}

/// What is asked about a moment of a game: `FILE [--at N] [--seat N] [--json]`.
#[derive(Debug, Clone, Default)]
pub(super) struct Asked {
    file: Option<String>,
    at: Option<usize>,
    /// For whom; everybody if not said.
    pub(super) seat: Option<Seat>,
    /// Whether the answer is JSON.
    pub(super) json: bool,
}

impl Asked {
    /// Reads what is asked.
    pub(super) fn of(mut parser: lexopt::Parser) -> Result<Asked, Failure> {
        let mut asked = Asked::default();
        while let Some(argument) = parser.next()? {
            match argument {
                Positional(file) => one_file(&mut asked.file, file)?,
                Long("json") => asked.json = true,
                Long("seat") => asked.seat = Some(Seat(number("seat", &mut parser)?)),
                Long("at") => asked.at = Some(number("at", &mut parser)?),
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(asked)
    }

    /// The game, with its cursor at the moment.
    pub(super) fn open(&self, games: Games) -> Result<BoxedGame, Failure> {
        let file = self
            .file
            .as_deref()
            .ok_or_else(|| Failure::Use("a file is missing; \"-\" is standard input".to_owned()))?;
        let mut game = game_of_file(games, file)?;
        if let Some(at) = self.at
            && !game.go_to(at)
        {
            return Err(Failure::Input(format!(
                "{file}: there are {} moves, so none is number {at}",
                game.len()
            )));
        }
        Ok(game)
    }
}
