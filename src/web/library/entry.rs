//! A kept game as text: what the library stores, and what a saved file holds.
//!
//! `docs/record.md` describes the lines. The game itself is the text of its game link; everything
//! else only says how it is listed and kept, and what is told of players and scores is a copy for
//! lists: whoever opens the game goes by the game. Reading is total and bounded, for files come from
//! anywhere.

use crate::engine::codec::{self, LinkError, MAX_TEXT, WriteError};
use crate::engine::journal::roster::is_plain;
use crate::engine::seat::MAX_SEATS;
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::OptionsError;
use crate::games::burgundy::state::{PHASES, ROUNDS, Stage, State};
use crate::web::burgundy::model::Speak;
use crate::web::game::Session;
use crate::web::store::{COLOURS, colours_of, colours_text};
use core::fmt::{self, Write};
use core::str::FromStr;
use std::rc::Rc;

/// The first line of a kept game.
pub const TITLE: &str = "principality game 1";
/// The longest title that a player can give a game, in characters.
pub const MAX_TITLE: usize = 40;
/// The longest file that is read, in bytes.
pub const MAX_FILE: usize = 4 << 20;
/// The most games that one file holds.
pub const MAX_GAMES: usize = 2_000;

/// Which game of the library; 0 stands for one that has no place in it yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct GameId(pub u64);

impl GameId {
    /// Whether the game has a place in the library.
    #[must_use]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for GameId {
    type Err = ();
    fn from_str(text: &str) -> Result<GameId, ()> {
        let plain = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).map_err(drop)?;
        if plain && number != 0 { Ok(GameId(number)) } else { Err(()) }
    }
}

/// How far moves may be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Policy {
    /// As the people at the table agree: everything.
    #[default]
    Table,
    /// Nothing past the moment in which something hidden came to light.
    Strict,
}

/// Where a game branched off: another one, after so many of its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The other game.
    pub game: GameId,
    /// How many of its moves both share.
    pub moves: usize,
}

/// What a game is beside its moves: its place in the library, where it came from, its policy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct About {
    /// Its place in the library.
    pub id: GameId,
    /// Counts the writes to the library, so that no older position takes the place of a newer one:
    /// the one that was read.
    pub revision: u64,
    /// Where it branched off.
    pub from: Option<Origin>,
    /// How far moves may be taken back.
    pub policy: Policy,
}

/// How far a listed game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Boards or castles are being chosen.
    Before,
    /// In the middle of a round.
    Round {
        /// The phase, 0 (A) to 4 (E).
        phase: u8,
        /// The round, 0 to 4.
        round: u8,
    },
    /// Played to its end.
    Over,
}

impl When {
    /// How far a position is.
    #[must_use]
    pub const fn of(state: &State) -> When {
        match state.stage {
            Stage::Boards | Stage::Castles => When::Before,
            Stage::Play => When::Round { phase: state.phase, round: state.round },
            Stage::Over => When::Over,
        }
    }

    /// How far that is, in words.
    #[must_use]
    pub fn text(self, words: &dyn Speak) -> String {
        match self {
            When::Before => words.speak("scene-when-before", &[]),
            When::Over => words.speak("scene-when-over", &[]),
            When::Round { phase, round } => {
                let letter = ["A", "B", "C", "D", "E"].get(usize::from(phase)).copied();
                let args = [
                    ("phase", letter.unwrap_or("E").into()),
                    ("round", (round + 1).into()),
                    ("rounds", ROUNDS.into()),
                ];
                words.speak("scene-when", &args)
            }
        }
    }
}

/// A player of a listed game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Points as they stand.
    pub points: u16,
    /// The name; empty for none.
    pub name: String,
}

/// A kept game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its place, revision, origin and policy.
    pub about: About,
    /// When it was kept last, in milliseconds since 1970.
    pub saved: u64,
    /// The title that somebody gave it; empty for none.
    pub title: String,
    /// The players' colours, 0 to 3 by seat, each different.
    pub colours: [u8; 4],
    /// How far it is.
    pub when: When,
    /// Who plays.
    pub players: Vec<Player>,
    /// The game as links hold it.
    pub game: String,
}

/// Why a kept game can't be opened.
pub type OpenError = LinkError<OptionsError>;

impl Entry {
    /// A game as it is kept, without title and date.
    ///
    /// # Errors
    /// If the game can't be written down.
    pub fn of_session(session: &Session) -> Result<Entry, WriteError> {
        let game = codec::game_link(&session.journal)?;
        let state = session.journal.state();
        let roster = session.journal.setup().roster();
        let players = state
            .seats()
            .map(|seat| Player { points: state.points(seat), name: roster.name(seat).to_owned() })
            .collect();
        let when = When::of(state);
        Ok(Entry {
            about: session.about,
            saved: 0,
            title: String::new(),
            colours: session.colours,
            when,
            players,
            game,
        })
    }

    /// A game of which only its text is known, such as one pasted or kept by an older version.
    #[must_use]
    pub fn bare(game: String, colours: [u8; 4]) -> Entry {
        Entry {
            about: About::default(),
            saved: 0,
            title: String::new(),
            colours,
            when: When::Before,
            players: Vec::new(),
            game,
        }
    }

    /// The game, replayed and checked.
    ///
    /// # Errors
    /// Why it can't be played on here.
    pub fn open(&self) -> Result<Session, OpenError> {
        let journal = codec::read_game::<Burgundy>(&self.game)?;
        Ok(Session { journal: Rc::new(journal), colours: self.colours, about: self.about })
    }

    /// This game with its list line told anew by the game itself, where that can be opened.
    #[must_use]
    pub fn retold(self) -> Entry {
        match self.open().ok().and_then(|session| Entry::of_session(&session).ok()) {
            Some(told) => Entry { title: self.title, saved: self.saved, ..told },
            None => self,
        }
    }

    /// The entry as text; [`entries`] reads it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\n");
        let About { id, revision, from, policy } = self.about;
        // Writing into a String can't fail.
        if id.is_some() {
            let _ = writeln!(text, "id {id}\nrevision {revision}\nsaved {}", self.saved);
        }
        if !self.title.is_empty() {
            let _ = writeln!(text, "title {}", self.title);
        }
        if let Some(Origin { game, moves }) = from {
            let _ = writeln!(text, "from {game} {moves}");
        }
        if policy == Policy::Strict {
            text.push_str("undo strict\n");
        }
        let _ = writeln!(text, "colours {}", colours_text(self.colours));
        let _ = match self.when {
            When::Before => writeln!(text, "at start"),
            When::Round { phase, round } => {
                writeln!(text, "at {}{}", char::from(b'A' + phase.min(PHASES - 1)), round + 1)
            }
            When::Over => writeln!(text, "at end"),
        };
        for player in &self.players {
            let _ = writeln!(text, "player {} {}", player.points, player.name);
        }
        let _ = writeln!(text, "game {}", self.game);
        text
    }

    /// Takes one line of text; unknown lines are for later versions of this page.
    fn take(&mut self, name: &str, value: &str) {
        let value = value.trim();
        match name {
            "id" => self.about.id = value.parse().unwrap_or_default(),
            "revision" => self.about.revision = value.parse().unwrap_or_default(),
            "saved" => self.saved = value.parse().unwrap_or_default(),
            "title" => self.title = title(value),
            "from" => self.about.from = origin(value),
            "undo" if value == "strict" => self.about.policy = Policy::Strict,
            "colours" => self.colours = colours_of(value).unwrap_or(COLOURS),
            "at" => self.when = when(value).unwrap_or(self.when),
            "player" if self.players.len() < MAX_SEATS => {
                let (points, name) = value.split_once(' ').unwrap_or((value, ""));
                let points = points.parse().unwrap_or_default();
                self.players.push(Player { points, name: title(name) });
            }
            "game" => self.game.push_str(value),
            _ => {}
        }
    }
}

/// A title cut to what a title may hold.
#[must_use]
pub fn title(text: &str) -> String {
    text.trim().chars().filter(|c| is_plain(*c)).take(MAX_TITLE).collect()
}

fn origin(value: &str) -> Option<Origin> {
    let (game, moves) = value.split_once(' ')?;
    let moves = moves.parse().ok().filter(|moves| *moves <= codec::MAX_MOVES)?;
    Some(Origin { game: game.parse().ok()?, moves })
}

fn when(value: &str) -> Option<When> {
    match value.as_bytes() {
        b"start" => Some(When::Before),
        b"end" => Some(When::Over),
        [phase, round] => {
            let (phase, round) = (phase.wrapping_sub(b'A'), round.wrapping_sub(b'1'));
            (phase < PHASES && round < ROUNDS).then_some(When::Round { phase, round })
        }
        _ => None,
    }
}

/// What a text that is no link may hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// One or more kept games, not opened yet.
    Games(Vec<Entry>),
    /// A record, as JSON or as text: it takes more than this room to read it.
    Record,
    /// A link, or nothing that is known here.
    Other,
}

/// Why a text is not read at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// Longer than any file that this page writes.
    #[error("a file has at most {MAX_FILE} bytes")]
    TooLong,
    /// More games than a file holds.
    #[error("a file holds at most {MAX_GAMES} games")]
    TooMany,
}

/// What a text holds.
///
/// # Errors
/// If it is too long to be looked at.
pub fn found(text: &str) -> Result<Found, FileError> {
    if text.len() > MAX_FILE {
        return Err(FileError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if text.starts_with('{') || text.starts_with("principality record") {
        return Ok(Found::Record);
    }
    // Files of the first version: colours, and the game on the next line.
    if let Some((colours, game)) = text.split_once('\n')
        && let Some(colours) = colours.trim().strip_prefix("colours ")
    {
        let colours = colours_of(colours).unwrap_or(COLOURS);
        return Ok(Found::Games(vec![Entry::bare(joined(game), colours)]));
    }
    let games = entries(text)?;
    Ok(if games.is_empty() { Found::Other } else { Found::Games(games) })
}

/// A text without its white space, no longer than a game is.
fn joined(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).take(MAX_TEXT + 1).collect()
}

/// The games of a text, as [`Entry::to_text`] writes them one after the other.
///
/// # Errors
/// If there are too many.
pub fn entries(text: &str) -> Result<Vec<Entry>, FileError> {
    let mut games: Vec<Entry> = Vec::new();
    for line in text.lines() {
        let line = line.trim();
        if line == TITLE {
            if games.len() == MAX_GAMES {
                return Err(FileError::TooMany);
            }
            games.push(Entry::bare(String::new(), COLOURS));
            continue;
        }
        let Some(entry) = games.last_mut() else { return Ok(games) };
        match line.split_once(' ') {
            Some((name, value)) => entry.take(name, value),
            // The text of a game that was broken on its way through a mail.
            None if !entry.game.is_empty() && entry.game.len() <= MAX_TEXT => {
                entry.game.push_str(line);
            }
            None => {}
        }
    }
    games.retain(|entry| !entry.game.is_empty() && entry.game.len() <= 4 * MAX_TEXT);
    Ok(games)
}

#[cfg(test)]
mod tests;
