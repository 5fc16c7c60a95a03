//! Games from files and to files.

use crate::cli::any::AnyGame;
use crate::cli::form::{Content, Form, NoGame};
use crate::cli::games::{BoxedGame, Games, UnknownGame};
use crate::cli::{Failure, number, one_file, tell};
use crate::engine::record::json::MAX_JSON;
use crate::engine::seat::Seat;
use lexopt::ValueExt;
use lexopt::prelude::{Long, Value as Positional};
use std::fs::File;
use std::io::{self, Read, Write};

/// The longest file that is read, in bytes, whatever is in it.
pub const MAX_FILE: usize = MAX_JSON;

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
