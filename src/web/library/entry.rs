//! A stored game as text, used both in the library and in files.
//!
//! `docs/record.md` describes the format. The game itself is the text of its link; all else is metadata for lists, so
//! that these are drawn without the rules of any game. Players and scores there are copies, and opening a game ignores
//! them. Reading is total and bounded, as files may come from anywhere.

use crate::engine::journal::roster::{MAX_NAME_BYTES, is_plain};
use crate::engine::link::{self, MAX_TEXT, Rival, WriteError};
use crate::engine::record::json::FORMAT;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::web::library::backup::Backup;
use crate::web::session::{
    About, AnySession, COLOURS, Colours, Day, Origin, Policy, colours_of, colours_text,
};
use crate::web::ui::picture::is_picture;
use crate::web::ui::text::beginning;
use crate::web::words::{Arg, Speak};
use arrayvec::ArrayString;
use core::fmt::Write;

/// First line of a stored game.
pub const TITLE: &str = "principality game 1";
/// Greatest length of a game's title, in characters as people read them.
const MAX_TITLE: usize = 40;
/// Greatest length of a game's title, in bytes of UTF-8.
pub const MAX_TITLE_BYTES: usize = 480;
/// Greatest size of a file, in bytes.
pub const MAX_FILE: usize = 4 << 20;
/// Most games in a file.
pub const MAX_GAMES: usize = 2_000;
/// Most numbers that describe a game's progress.
const MAX_PROGRESS: usize = 4;
/// Most rules whose points are listed.
const MAX_SOURCES: usize = 40;

/// Progress of a listed game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum When {
    /// Nothing was played yet, or the game has no numbers for its progress.
    Before,
    /// In progress: the game's own numbers by name, such as phase and round.
    At(Vec<(String, u32)>),
    /// Finished.
    Over,
}

impl When {
    /// The progress of a game.
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

    /// The progress in the words of the game's own catalogue.
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
            "start" => Some(When::Before),
            "end" => Some(When::Over),
            numbers => When::of_numbers(numbers),
        }
    }

    fn of_numbers(line: &str) -> Option<When> {
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
    /// Current points.
    pub points: i32,
    /// The name; empty for none.
    pub name: String,
    /// The computer player at the seat, numbered as in rosters; 0 for a person.
    pub computer: u8,
    /// Final rank, from 1; 0 while the game is in progress, and if it was not stored.
    pub place: u8,
    /// Points by rule at the end of the game; empty if they were not stored.
    pub sources: Vec<(String, i32)>,
}

/// Name of a line with one digit for each seat, and the player's digit.
type SeatNumber = (&'static str, fn(&Player) -> u8);

/// Lines with one digit for each seat.
const SEAT_NUMBERS: [SeatNumber; 2] =
    [("computers", |player| player.computer), ("places", |player| player.place)];

/// A stored game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its id, revision, origin and policy.
    pub about: About,
    /// Time of the last save, in milliseconds since 1970.
    pub saved: u64,
    /// Title given by the user; empty for none.
    pub title: String,
    /// The players' colours by seat, each different.
    pub colours: Colours,
    /// Progress.
    pub when: When,
    /// The players.
    pub players: Vec<Player>,
    /// Small picture of the position without hidden information; empty if none was drawn.
    pub picture: String,
    /// The other's game of a challenge, encoded as in links; empty for none.
    pub ghost: String,
    /// The game, encoded as in links.
    pub text: String,
}

impl Entry {
    /// A game as it is stored, without title and date.
    ///
    /// # Errors
    /// If the game can't be encoded.
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
            ghost: session.ghost_text().to_owned(),
            text,
        })
    }

    /// A game of which only the text is known.
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
            ghost: String::new(),
            text,
        }
    }

    /// The people among the players.
    pub fn of_people(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|player| player.computer == 0)
    }

    /// Best final rank of a person, up to 3; `None` without rivals, or while the game is in progress.
    #[must_use]
    pub fn medal(&self) -> Option<u8> {
        let places = self.of_people().map(|player| player.place);
        places.min().filter(|place| self.players.len() > 1 && (1..=3).contains(place))
    }

    /// The game's name; empty if the text has none.
    #[must_use]
    pub fn game(&self) -> String {
        link::game_of(&self.text).unwrap_or_default()
    }

    /// This entry with its metadata recomputed from the game itself.
    #[must_use]
    pub fn updated_from(self, session: &AnySession) -> Entry {
        match Entry::of_session(session) {
            Ok(entry) => Entry { title: self.title, saved: self.saved, ..entry },
            Err(_) => self,
        }
    }

    /// The entry as text, to be read by [`entries`].
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\n");
        let About { id, revision, from, policy, rival } = self.about;
        // Writing into a `String` does not fail.
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
        if !self.ghost.is_empty() {
            let _ = writeln!(text, "ghost {}", self.ghost);
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

    /// Reads a digit for each player read so far.
    fn take_digits(&mut self, value: &str, of: fn(&mut Player) -> &mut u8) {
        for (player, digit) in self.players.iter_mut().zip(value.bytes()) {
            *of(player) = digit.saturating_sub(b'0').min(9);
        }
    }

    /// Reads one line; unknown lines are left to later versions of this page.
    fn take(&mut self, name: &str, value: &str) {
        let value = value.trim();
        match name {
            "id" => self.about.id = value.parse().unwrap_or_default(),
            "revision" => self.about.revision = value.parse().unwrap_or_default(),
            "saved" => self.saved = value.parse().unwrap_or_default(),
            "title" => self.title = title(value),
            "from" => self.about.from = origin(value),
            "rival" => self.about.rival = rival(value),
            "ghost" if value.len() <= MAX_TEXT => value.clone_into(&mut self.ghost),
            "undo" if value == "strict" => self.about.policy = Policy::Strict,
            "colours" => self.colours = colours_of(value).unwrap_or(COLOURS),
            "at" => self.when = When::of_line(value).unwrap_or(When::Before),
            "player" if self.players.len() < MAX_SEATS => {
                let (points, name) = value.split_once(' ').unwrap_or((value, ""));
                let points = points.parse().unwrap_or_default();
                let name = plain(name, MAX_NAME_BYTES);
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

/// A title reduced to allowed characters and length.
#[must_use]
pub fn title(text: &str) -> String {
    beginning(&plain(text, MAX_TITLE_BYTES), MAX_TITLE, MAX_TITLE_BYTES)
}

/// The beginning of a text without invisible characters.
fn plain(text: &str, most: usize) -> String {
    text.trim().chars().filter(|c| is_plain(*c)).take(most).collect()
}

/// The points of a seat by rule.
fn sources(session: &AnySession, seat: Seat) -> Vec<(String, i32)> {
    session.sheet(seat).into_iter().map(|row| (row.rule.to_owned(), row.points)).collect()
}

/// A rule's key with its points.
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
    let name = plain(parts.next().unwrap_or_default(), MAX_NAME_BYTES);
    Some(Rival { seat, points, turns, name: ArrayString::from(&name).ok()? })
}

fn origin(value: &str) -> Option<Origin> {
    let (game, moves) = value.split_once(' ')?;
    let moves = moves.parse().ok().filter(|moves| *moves <= link::MAX_MOVES)?;
    Some(Origin { game: game.parse().ok()?, moves })
}

/// Content of an imported text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// One or more stored games, not opened yet.
    Games(Vec<Entry>),
    /// A device's backup, with its games not opened yet.
    Everything(Backup, Vec<Entry>),
    /// A record, as JSON or as text; it is parsed elsewhere, with the game's code.
    Record,
    /// A file of stored games with no game left in it.
    Damaged,
    /// A link, with any text around it.
    Link,
    /// The address of a game of the day.
    Day(Day),
    /// No format of this page.
    Nothing,
}

/// Reason why a text is not read at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FileError {
    /// Longer than any file of this page.
    #[error("a file has at most {MAX_FILE} bytes")]
    TooLong,
    /// More games than a file may hold.
    #[error("a file holds at most {MAX_GAMES} games")]
    TooMany,
}

/// The kind of content of a text.
///
/// # Errors
/// If it is too long.
pub fn found(text: &str) -> Result<Found, FileError> {
    if text.len() > MAX_FILE {
        return Err(FileError::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let is_json_record = text.starts_with('{') && text.contains(FORMAT);
    if is_json_record || text.starts_with("principality record") {
        return Ok(Found::Record);
    }
    if let Some((backup, games)) = Backup::read(text) {
        return Ok(Found::Everything(backup, entries(games)?));
    }
    let games = entries(text)?;
    if !games.is_empty() {
        return Ok(Found::Games(games));
    }
    if text.starts_with(TITLE) {
        return Ok(Found::Damaged);
    }
    // A text too long for a link is classified by its beginning.
    let beginning = text.char_indices().nth(MAX_TEXT).map_or(text.len(), |(end, _)| end);
    let is_link = text.get(..beginning).is_some_and(|text| link::head_of(text).is_ok());
    if is_link {
        return Ok(Found::Link);
    }
    Ok(Day::of_address(text).map_or(Found::Nothing, Found::Day))
}

/// The games of a text that consists of one or more [`Entry::to_text`].
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
            // A mail program may have broken the game's text into lines.
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
