//! Games from files and to files.

use crate::cli::any::AnyGame;
use crate::cli::form::{Content, Form, NoGame};
use crate::cli::games::{BoxedGame, Games, UnknownGame};
use crate::cli::group::OptionGroup;
use crate::cli::{Failure, no_file, number, one_file, warn};
use crate::engine::link::game_of;
use crate::engine::record::json::MAX_JSON;
use crate::engine::seat::Seat;
use lexopt::ValueExt;
use lexopt::prelude::{Long, Value as Positional};
use std::fs::File;
use std::io::{self, Read, Write};

/// Maximum length of a file that is read, in bytes, in any form.
pub const MAX_FILE: usize = MAX_JSON;

/// Reads any game in any form; a setup is a game without moves.
///
/// # Errors
/// The reason why the content is no game, or its first difference from its replay.
pub fn open_game(games: Games, content: Content<'_>) -> Result<(BoxedGame, Form), NoGame> {
    let name = content.game()?;
    let unknown = |error: UnknownGame| NoGame { message: error.to_string(), differs: false };
    let game = games.wanted(name.as_deref()).map_err(unknown)?;
    (game.read)(content)
}

/// Reads a file as text; `-` is standard input.
///
/// # Errors
/// If it can't be read, is larger than [`MAX_FILE`] or is not UTF-8.
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

/// A system error's message without its number.
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

/// The game in a file, or in a link given in its place.
///
/// # Errors
/// If it is neither a file with a game nor a link.
pub fn game_of_file_or_link(games: Games, given: &str) -> Result<BoxedGame, Failure> {
    let is_link = game_of(given).is_some() && !std::path::Path::new(given).exists();
    if !is_link {
        return game_of_file(games, given);
    }
    let opened = open_game(games, Content::Link(given));
    opened.map(|(game, _)| game).map_err(|error| of_file("the link", &error))
}

/// A file's error as a failure that names the file.
pub(super) fn of_file(name: &str, error: &NoGame) -> Failure {
    let message = format!("{name}: {error}");
    if error.differs { Failure::Check(message) } else { Failure::Input(message) }
}

/// Help on the options of the target.
pub const TARGET_USAGE: &str =
    "      --to FORM           json (if not said), text, link, or setup (a link to the setup alone)
      --out FILE          where to; standard output if not said";

/// The target of a result and its form: `--to FORM` and `--out FILE`.
#[derive(Debug, Clone, Default)]
pub struct Target {
    form: Option<Form>,
    file: Option<String>,
}

impl OptionGroup for Target {
    fn take(&mut self, option: &str, parser: &mut lexopt::Parser) -> Result<bool, Failure> {
        match option {
            "to" => self.form = Some(parser.value()?.string()?.parse().map_err(Failure::Use)?),
            "out" => self.file = Some(parser.value()?.string()?),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl Target {
    /// The form, if one was given.
    #[must_use]
    pub const fn form(&self) -> Option<Form> {
        self.form
    }

    /// True if a file was given.
    #[must_use]
    pub const fn has_file(&self) -> bool {
        self.file.is_some()
    }

    pub(super) fn write(&self, game: &dyn AnyGame, out: &mut dyn Write) -> Result<(), Failure> {
        let form = self.form.unwrap_or(Form::Json);
        let text = game.write(form)?;
        let taken_back = game.len() - game.position();
        if form == Form::Text && taken_back > 0 {
            warn(&format!(
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

/// The error of a number beyond the game's last move.
pub(super) fn no_such_move(file: &str, game: &dyn AnyGame, at: usize) -> Failure {
    let moves = game.len();
    Failure::Input(format!("{file}: there are {moves} moves, so none is number {at}"))
}

/// A query about a moment of a game: `FILE [--at N] [--seat N] [--json]`.
#[derive(Debug, Clone, Default)]
pub(super) struct Query {
    file: Option<String>,
    at: Option<usize>,
    /// The looking seat; everything in full by default.
    pub(super) seat: Option<Seat>,
    /// True if the answer is JSON.
    pub(super) json: bool,
}

impl Query {
    /// Reads the query.
    pub(super) fn of(mut parser: lexopt::Parser) -> Result<Query, Failure> {
        let mut asked = Query::default();
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

    /// The game, with its cursor at the moment in question.
    pub(super) fn open(&self, games: Games) -> Result<BoxedGame, Failure> {
        let file = self.file.as_deref().ok_or_else(no_file)?;
        let mut game = game_of_file(games, file)?;
        if let Some(at) = self.at
            && !game.go_to(at)
        {
            return Err(no_such_move(file, &*game, at));
        }
        Ok(game)
    }
}
