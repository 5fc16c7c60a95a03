//! A kept game as text: what the library stores, and what a saved file holds.
//!
//! `docs/record.md` describes the lines. The game itself is the text of its game link; everything
//! else only says how it is listed and kept, and what is told of players and scores is a copy for
//! lists: whoever opens the game goes by the game. Lists are drawn from this alone, without the rules
//! of any game. Reading is total and bounded, for files come from anywhere.

use crate::engine::journal::roster::{MAX_NAME, is_plain};
use crate::engine::link::{self, MAX_TEXT, Rival, WriteError};
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::web::library::backup::Backup;
use crate::web::session::{
    About, AnySession, COLOURS, Colours, Origin, Policy, colours_of, colours_text,
};
use crate::web::ui::picture::is_picture;
use crate::web::words::{Arg, Speak};
use arrayvec::ArrayString;
use core::fmt::Write;

/// The first line of a kept game.
pub const TITLE: &str = "principality game 1";
/// The longest title that a player can give a game, in characters.
pub const MAX_TITLE: usize = 40;
/// The longest file that is read, in bytes.
pub const MAX_FILE: usize = 4 << 20;
/// The most games that one file holds.
pub const MAX_GAMES: usize = 2_000;
/// The most small numbers that tell how far a game is.
const MAX_PROGRESS: usize = 4;
/// The most rules of which is told how many points they gave.
const MAX_SOURCES: usize = 40;

/// How far a listed game is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum When {
    /// Nothing was played yet, or the game has no number to tell.
    Before,
    /// In the middle: the game's own small numbers by name, such as phase and round.
    At(Vec<(String, u32)>),
    /// Played to its end.
    Over,
}

impl When {
    /// How far a game is.
    #[must_use]
    pub fn of(session: &AnySession) -> When {
        let progress = session.progress();
        if session.is_over() {
            When::Over
        } else if progress.is_empty() {
            When::Before
        } else {
            let number = |(name, value): (&str, i64)| {
                (name.to_owned(), u32::try_from(value).unwrap_or_default())
            };
            When::At(progress.into_iter().map(number).collect())
        }
    }

    /// How far that is, in the words that the game of this name has in its catalogue.
    #[must_use]
    pub fn text(&self, game: &str, words: &dyn Speak) -> String {
        match self {
            When::Before => words.speak("app-when-before", &[]),
            When::Over => words.speak("app-when-over", &[]),
            When::At(numbers) => {
                let args: Vec<(&str, Arg)> =
                    numbers.iter().map(|(name, value)| (name.as_str(), (*value).into())).collect();
                words.speak(&format!("game-{game}-when"), &args)
            }
        }
    }

    fn to_line(&self) -> String {
        match self {
            When::Before => "start".to_owned(),
            When::Over => "end".to_owned(),
            When::At(numbers) => {
                let numbers: Vec<String> =
                    numbers.iter().map(|(name, value)| format!("{name}={value}")).collect();
                numbers.join(" ")
            }
        }
    }

    fn of_line(line: &str) -> Option<When> {
        match line {
            "start" => return Some(When::Before),
            "end" => return Some(When::Over),
            _ => {}
        }
        let number = |word: &str| {
            let (name, value) = word.split_once('=')?;
            let plain =
                (1..=16).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_lowercase());
            Some((name.to_owned(), value.parse().ok().filter(|_| plain)?))
        };
        let numbers: Vec<(String, u32)> = line.split(' ').map(number).collect::<Option<_>>()?;
        (1..=MAX_PROGRESS).contains(&numbers.len()).then_some(When::At(numbers))
    }
}

/// A player of a listed game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Points as they stand.
    pub points: i32,
    /// The name; empty for none.
    pub name: String,
    /// Which computer plays the seat, as rosters count them; 0 for a person.
    pub computer: u8,
    /// The place at the game's end, from 1; 0 while it goes on, and where it was not written down.
    pub place: u8,
    /// Points by the rules that gave them, at the game's end; empty where they were not written down.
    pub sources: Vec<(String, i32)>,
}

/// The name of a line of one digit for each seat, and what it tells of a player.
type SeatNumber = (&'static str, fn(&Player) -> u8);

/// The lines of one digit for each seat.
const SEAT_NUMBERS: [SeatNumber; 2] =
    [("computers", |player| player.computer), ("places", |player| player.place)];

/// A kept game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its place, revision, origin and policy.
    pub about: About,
    /// When it was kept last, in milliseconds since 1970.
    pub saved: u64,
    /// The title that somebody gave it; empty for none.
    pub title: String,
    /// The players' colours by seat, each different.
    pub colours: Colours,
    /// How far it is.
    pub when: When,
    /// Who plays.
    pub players: Vec<Player>,
    /// A small picture of the position as everybody may see it; empty where none was drawn.
    pub picture: String,
    /// The game as links hold it.
    pub text: String,
}

impl Entry {
    /// A game as it is kept, without title and date.
    ///
    /// # Errors
    /// If the game can't be written down.
    pub fn of_session(session: &AnySession) -> Result<Entry, WriteError> {
        let text = session.kept_text()?;
        let is_over = session.is_over();
        let player = |(seat, (points, place)): (Seat, (i32, u8))| Player {
            points,
            name: session.roster().name(seat).to_owned(),
            computer: session.roster().computer(seat).unwrap_or(0),
            place: if is_over { place } else { 0 },
            sources: if is_over { sources(session, seat) } else { Vec::new() },
        };
        let results = session.points().into_iter().zip(session.places());
        let players = Seat::first(session.seats()).zip(results).map(player).collect();
        Ok(Entry {
            about: session.about(),
            saved: 0,
            title: String::new(),
            colours: session.colours(),
            when: When::of(session),
            players,
            picture: session.picture(),
            text,
        })
    }

    /// A game of which only its text is known.
    #[must_use]
    pub fn bare(text: String, colours: Colours) -> Entry {
        Entry {
            about: About::default(),
            saved: 0,
            title: String::new(),
            colours,
            when: When::Before,
            players: Vec::new(),
            picture: String::new(),
            text,
        }
    }

    /// The name of the game that is played; empty if the text names none.
    #[must_use]
    pub fn game(&self) -> String {
        link::game_of(&self.text).unwrap_or_default()
    }

    /// This game with its list line told anew by the game itself.
    #[must_use]
    pub fn told_by(self, session: &AnySession) -> Entry {
        match Entry::of_session(session) {
            Ok(told) => Entry { title: self.title, saved: self.saved, ..told },
            Err(_) => self,
        }
    }

    /// The entry as text; [`entries`] reads it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\n");
        let About { id, revision, from, policy, rival } = self.about;
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
        if let Some(Rival { seat, points, turns, name }) = rival {
            let line = format!("rival {} {points} {turns} {name}", seat.0);
            let _ = writeln!(text, "{}", line.trim_end());
        }
        let _ = writeln!(text, "colours {}", colours_text(self.colours));
        let _ = writeln!(text, "at {}", self.when.to_line());
        for player in &self.players {
            let line = format!("player {} {}", player.points, player.name);
            let _ = writeln!(text, "{}", line.trim_end());
            if !player.sources.is_empty() {
                let rows = player.sources.iter().map(|(rule, points)| format!(" {rule}={points}"));
                let _ = writeln!(text, "sources{}", rows.collect::<String>());
            }
        }
        for (name, number) in SEAT_NUMBERS {
            let numbers: Vec<u8> = self.players.iter().map(number).collect();
            if numbers.iter().any(|number| *number > 0) {
                let digits: String = numbers.iter().map(|n| char::from(b'0' + (n % 10))).collect();
                let _ = writeln!(text, "{name} {digits}");
            }
        }
        if !self.picture.is_empty() {
            let _ = writeln!(text, "picture {}", self.picture);
        }
        let _ = writeln!(text, "game {}", self.text);
        text
    }

    /// Takes a digit for each player told of so far.
    fn take_digits(&mut self, value: &str, of: fn(&mut Player) -> &mut u8) {
        for (player, digit) in self.players.iter_mut().zip(value.bytes()) {
            *of(player) = digit.saturating_sub(b'0').min(9);
        }
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
            "rival" => self.about.rival = rival(value),
            "undo" if value == "strict" => self.about.policy = Policy::Strict,
            "colours" => self.colours = colours_of(value).unwrap_or(COLOURS),
            "at" => self.when = When::of_line(value).unwrap_or(When::Before),
            "player" if self.players.len() < MAX_SEATS => {
                let (points, name) = value.split_once(' ').unwrap_or((value, ""));
                let points = points.parse().unwrap_or_default();
                let name = title(name);
                self.players.push(Player { points, name, computer: 0, place: 0, sources: vec![] });
            }
            "sources" => {
                if let Some(player) = self.players.last_mut() {
                    player.sources =
                        value.split(' ').filter_map(source).take(MAX_SOURCES).collect();
                }
            }
            "computers" => self.take_digits(value, |player| &mut player.computer),
            "places" => self.take_digits(value, |player| &mut player.place),
            "picture" if is_picture(value) => value.clone_into(&mut self.picture),
            "game" => self.text.push_str(value),
            _ => {}
        }
    }
}

/// A title cut to what a title may hold.
#[must_use]
pub fn title(text: &str) -> String {
    text.trim().chars().filter(|c| is_plain(*c)).take(MAX_TITLE).collect()
}

/// The points of a seat by the rules that gave them.
fn sources(session: &AnySession, seat: Seat) -> Vec<(String, i32)> {
    session.sheet(seat).into_iter().map(|row| (row.rule.to_owned(), row.points)).collect()
}

/// A rule's key with the points that it gave.
fn source(word: &str) -> Option<(String, i32)> {
    let (rule, points) = word.split_once('=')?;
    let plain = (1..=32).contains(&rule.len())
        && rule.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
    Some((rule.to_owned(), points.parse().ok().filter(|_| plain)?))
}

fn rival(value: &str) -> Option<Rival> {
    let mut parts = value.splitn(4, ' ');
    let seat = Seat(parts.next()?.parse().ok().filter(|seat| usize::from(*seat) < MAX_SEATS)?);
    let (points, turns) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let name = title(parts.next().unwrap_or_default());
    let name: String = name.chars().take(MAX_NAME).collect();
    Some(Rival { seat, points, turns, name: ArrayString::from(&name).ok()? })
}

fn origin(value: &str) -> Option<Origin> {
    let (game, moves) = value.split_once(' ')?;
    let moves = moves.parse().ok().filter(|moves| *moves <= link::MAX_MOVES)?;
    Some(Origin { game: game.parse().ok()?, moves })
}

/// What a text that is no link may hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// One or more kept games, not opened yet.
    Games(Vec<Entry>),
    /// Everything that a device kept, the games not opened yet.
    Everything(Backup, Vec<Entry>),
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
    if let Some((backup, games)) = Backup::read(text) {
        return Ok(Found::Everything(backup, entries(games)?));
    }
    let games = entries(text)?;
    Ok(if games.is_empty() { Found::Other } else { Found::Games(games) })
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
            None if !entry.text.is_empty() && entry.text.len() <= MAX_TEXT => {
                entry.text.push_str(line);
            }
            None => {}
        }
    }
    games.retain(|entry| !entry.text.is_empty() && entry.text.len() <= 4 * MAX_TEXT);
    Ok(games)
}

#[cfg(test)]
mod tests;
