//! The JSON record: a whole game with its setup, every move with its chance outcomes, a hash at each turn's end and the
//! final score sheet. `docs/record.md` describes it.
//!
//! A record is read by replaying it: the rules make its moves, the record of the resulting game is written, and the two
//! must agree in every field. So any change of a record (a die, a hash, a point on the sheet) is found, and the first
//! one is reported.

use crate::engine::game::Game;
use crate::engine::journal::Journal;
use crate::engine::journal::roster::{NameError, Roster};
use crate::engine::journal::setup::Setup;
use crate::engine::json::compare::{Difference, first_difference};
use crate::engine::json::fields::{Fields, Misfit, Problem, shorten, should};
use crate::engine::json::{from_value, outcomes, read_action, sheet, to_value};
use crate::engine::link::MAX_MOVES;
use crate::engine::seat::{MAX_SEATS, Seat};
use crate::engine::seed::Seed;
use serde_json::{Map, Value, json};

/// Maximum length of a JSON text that is read, in bytes.
pub const MAX_JSON: usize = 4 << 20;
/// The value of the field `format`.
pub const FORMAT: &str = "principality-record";
/// The version of the format that is written and read.
pub const VERSION: u64 = 1;

/// Reason why a text is not a record that can be opened here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// Longer than [`MAX_JSON`].
    #[error("a record has at most {MAX_JSON} bytes")]
    TooLong,
    /// Not JSON.
    #[error("this is not JSON: line {line}, column {column}")]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// JSON, but not a record.
    #[error("this is no record; a record's field \"format\" says \"{FORMAT}\"")]
    Foreign,
    /// A record in another version of the format.
    #[error("this record has the format {0}, and this version reads format {VERSION}")]
    Version(u64),
    /// A record of another game than the requested one, or of an unknown game.
    #[error("this record is of another game: {0}")]
    OtherGame(String),
    /// A record made with another version of the rules.
    #[error("this game was played by the rules {found}, and this version plays the rules {known}")]
    Rules {
        /// The version of the record.
        found: u64,
        /// The version of this program.
        known: u16,
    },
    /// A field that does not fit.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// More than [`MAX_MOVES`] moves.
    #[error("a record has at most {MAX_MOVES} moves")]
    Moves,
    /// A move that is not legal in its position.
    #[error("moves[{index}]: seat {seat}, {action}: {why}")]
    Illegal {
        /// Its index in the list, from 0.
        index: usize,
        /// The seat that made it.
        seat: u8,
        /// The action in text notation.
        action: String,
        /// The reason why it is not legal.
        why: String,
    },
    /// The replay gives a different record.
    #[error(transparent)]
    Differs(#[from] Difference),
}

impl RecordFault {
    /// True if the text could be read but its replay differs.
    #[must_use]
    pub const fn is_difference(&self) -> bool {
        matches!(self, RecordFault::Illegal { .. } | RecordFault::Differs(_))
    }
}

/// Writes a game, undone moves included, with one move a line, and reads it back as a check.
///
/// # Errors
/// If the game has too many moves or the text does not read back as the same game.
pub fn write_json<G: Game>(journal: &Journal<G>) -> Result<String, RecordFault> {
    let text = layout(&record_value(journal));
    let read = read_json::<G>(&text)?;
    if read == *journal {
        return Ok(text);
    }
    Err(Misfit::new("", Problem::Refused("the record does not read back".to_owned())).into())
}

/// A game as the record's value.
pub fn record_value<G: Game>(journal: &Journal<G>) -> Value {
    let whole = whole(journal);
    let setup = whole.setup();
    let first = whole.at(0);
    let seats = G::seats(&first);
    let mut record = json!({
        "format": FORMAT,
        "version": VERSION,
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "options": to_value(setup.options()),
        "seed": setup.seed().as_str(),
        "players": players(setup.roster(), seats),
        "setup": to_value(&first),
        "start": {
            "outcomes": outcomes::<G>(whole.opening_events()),
            "hash": hash_text(G::hash(&first)),
        },
        "moves": moves(&whole),
        "taken_back": journal.len() - journal.position(),
    });
    if let (true, Some(fields)) = (whole.is_over(), record.as_object_mut()) {
        fields.insert("final".to_owned(), ending::<G>(whole.state()));
    }
    record
}

/// The journal with its cursor after the last move.
fn whole<G: Game>(journal: &Journal<G>) -> Journal<G> {
    let mut whole = journal.clone();
    whole.go_to(journal.len());
    whole
}

/// A hash as records write it: 16 hexadecimal digits.
#[must_use]
pub fn hash_text(hash: u64) -> String {
    format!("{hash:016x}")
}

fn players(roster: &Roster, seats: u8) -> Vec<Value> {
    Seat::first(seats)
        .map(|seat| json!({"name": roster.name(seat), "computer": roster.computer(seat).unwrap_or(0)}))
        .collect()
}

fn moves<G: Game>(whole: &Journal<G>) -> Vec<Value> {
    let mut list = Vec::with_capacity(whole.len());
    let mut turns = G::turns_ended(&whole.at(0));
    whole.replay(|step| {
        let mut made = Map::new();
        made.insert("seat".to_owned(), step.made.seat.0.into());
        made.insert("action".to_owned(), step.made.action.to_string().into());
        let brought = outcomes::<G>(step.events);
        if !brought.is_empty() {
            made.insert("outcomes".to_owned(), brought.into());
        }
        let ended = G::turns_ended(step.state);
        if ended != turns {
            turns = ended;
            made.insert("turn".to_owned(), ended.into());
            made.insert("hash".to_owned(), hash_text(G::hash(step.state)).into());
        }
        list.push(Value::Object(made));
    });
    list
}

/// The last position's hash, the standings and the score sheets.
fn ending<G: Game>(state: &G::State) -> Value {
    json!({
        "hash": hash_text(G::hash(state)),
        "standings": standings::<G>(state),
        "sheet": Seat::first(G::seats(state))
            .map(|seat| sheet::<G>(state, seat))
            .collect::<Vec<_>>(),
    })
}

/// The current standings, best first.
pub fn standings<G: Game>(state: &G::State) -> Value {
    to_value(&G::standings(state))
}

/// JSON with a line for each field, and for each item of the long lists.
fn layout(record: &Value) -> String {
    let Value::Object(fields) = record else { return record.to_string() };
    let mut lines = Vec::with_capacity(fields.len());
    for (name, value) in fields {
        let value = match value {
            Value::Array(items) if name == "moves" && !items.is_empty() => {
                let items: Vec<String> = items.iter().map(|item| format!("    {item}")).collect();
                format!("[\n{}\n  ]", items.join(",\n"))
            }
            Value::Object(parts) if matches!(name.as_str(), "setup" | "start" | "final") => {
                let parts: Vec<String> = parts
                    .iter()
                    .map(|(name, part)| format!("    {}: {part}", Value::from(name.as_str())))
                    .collect();
                format!("{{\n{}\n  }}", parts.join(",\n"))
            }
            other => other.to_string(),
        };
        lines.push(format!("  {}: {value}", Value::from(name.as_str())));
    }
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

/// Reads a record and replays it: the game was played by these rules, and every field of the text agrees with it.
///
/// # Errors
/// The fault; of several differences, the first one.
pub fn read_json<G: Game>(text: &str) -> Result<Journal<G>, RecordFault> {
    read_value(&parse(text)?)
}

/// Parses a text as JSON, for [`game_of_record`] and [`read_value`].
///
/// # Errors
/// If it is too long or not JSON.
pub fn parse(text: &str) -> Result<Value, RecordFault> {
    if text.len() > MAX_JSON {
        return Err(RecordFault::TooLong);
    }
    serde_json::from_str(text)
        .map_err(|error| RecordFault::Syntax { line: error.line(), column: error.column() })
}

/// Reads a parsed record.
///
/// # Errors
/// The fault; of several differences, the first one.
pub fn read_value<G: Game>(value: &Value) -> Result<Journal<G>, RecordFault> {
    let fields = Fields::of(value).map_err(|_| RecordFault::Foreign)?;
    check_head(value, &fields, G::NAME, G::RULES_VERSION)?;
    let mut journal = Journal::start(read_setup::<G>(&fields)?)
        .map_err(|error| Misfit::new("options", Problem::Refused(error.to_string())))?;
    let moves = fields.list("moves")?;
    if moves.len() > MAX_MOVES {
        return Err(RecordFault::Moves);
    }
    for (index, made) in moves.iter().enumerate() {
        let (seat, action) =
            read_move::<G>(made).map_err(|misfit| misfit.within(&format!("moves[{index}]")))?;
        if let Err(why) = journal.play(seat, action) {
            // If the replay differs before the illegal move already, that is the first difference.
            if let Some(difference) = difference(&up_to(value, index), &journal) {
                return Err(difference.into());
            }
            return Err(RecordFault::Illegal {
                index,
                seat: seat.0,
                action: action.to_string(),
                why: why.to_string(),
            });
        }
    }
    let taken_back = fields.number("taken_back", 0..=moves.len() as u64)?;
    journal.go_to(moves.len().saturating_sub(taken_back as usize));
    match difference(value, &journal) {
        Some(difference) => Err(difference.into()),
        None => Ok(journal),
    }
}

/// The first difference of a record from that of this game, as it is written now or was before outcomes were added.
fn difference<G: Game>(value: &Value, journal: &Journal<G>) -> Option<Difference> {
    let mut written = record_value(journal);
    let difference = first_difference("", value, &written)?;
    remove_later_outcomes::<G>(&mut written);
    first_difference("", value, &written).map(|_| difference)
}

/// Removes outcomes that records did not always have.
fn remove_later_outcomes<G: Game>(record: &mut Value) {
    let moves = record.get_mut("moves").and_then(Value::as_array_mut);
    for made in moves.into_iter().flatten().filter_map(Value::as_object_mut) {
        let Some(told) = made.get_mut("outcomes").and_then(Value::as_array_mut) else { continue };
        let is_later = |kind: &str| G::LATER_OUTCOMES.contains(&kind);
        told.retain(|event| !event.get("event").and_then(Value::as_str).is_some_and(is_later));
        if told.is_empty() {
            made.shift_remove("outcomes");
        }
    }
}

/// The record without the moves from `index` on.
fn up_to(value: &Value, index: usize) -> Value {
    let mut value = value.clone();
    if let Some(fields) = value.as_object_mut() {
        fields.shift_remove("final");
        fields.insert("taken_back".to_owned(), 0.into());
        if let Some(moves) = fields.get_mut("moves").and_then(Value::as_array_mut) {
            moves.truncate(index);
        }
    }
    value
}

/// The name of the record's game, which may be unknown here.
///
/// # Errors
/// If the value is not a record, or in another version of the format.
pub fn game_of_record(value: &Value) -> Result<&str, RecordFault> {
    let fields = Fields::of(value).map_err(|_| RecordFault::Foreign)?;
    if fields.text("format") != Ok(FORMAT) {
        return Err(RecordFault::Foreign);
    }
    let version = fields.number("version", 0..=u64::from(u32::MAX))?;
    if version != VERSION {
        return Err(RecordFault::Version(version));
    }
    Ok(fields.text("game")?)
}

/// Refuses a record of another game or of another version of its rules.
fn check_head(
    value: &Value,
    fields: &Fields<'_>,
    name: &str,
    known: u16,
) -> Result<(), RecordFault> {
    let game = game_of_record(value)?;
    if game != name {
        return Err(RecordFault::OtherGame(shorten(game)));
    }
    let found = fields.number("rules", 0..=u64::from(u16::MAX))?;
    if found != u64::from(known) {
        return Err(RecordFault::Rules { found, known });
    }
    Ok(())
}

fn read_setup<G: Game>(fields: &Fields<'_>) -> Result<Setup<G>, Misfit> {
    let options: G::Options =
        from_value(fields.need("options")?).map_err(|misfit| misfit.within("options"))?;
    let seed = read_seed(fields.text("seed")?)?;
    let roster = read_players(fields.list("players")?)?;
    Setup::new(options, seed, roster).map_err(|error: G::OptionsError| {
        Misfit::new("options", Problem::Refused(error.to_string()))
    })
}

/// Reads a seed.
///
/// # Errors
/// The reason why the text is not a seed.
pub fn read_seed(text: &str) -> Result<Seed, Misfit> {
    text.parse::<Seed>().map_err(|error| Misfit::new("seed", Problem::Refused(error.to_string())))
}

/// Reads the players by seat: names, or objects with `name` and `computer`.
///
/// # Errors
/// The fault and its path.
pub fn read_players(list: &[Value]) -> Result<Roster, Misfit> {
    if list.len() > MAX_SEATS {
        return Err(should("players", &format!("a list of at most {MAX_SEATS}")));
    }
    let mut roster = Roster::new();
    for (seat, player) in (0..).map(Seat).zip(list) {
        let place = format!("players[{}]", seat.0);
        let name_error =
            |error: NameError| Misfit::new(place.clone(), Problem::Refused(error.to_string()));
        if let Some(name) = player.as_str() {
            roster = roster.with_name(seat, name).map_err(name_error)?;
            continue;
        }
        let read = |fields: Fields<'_>| {
            fields.only(&["name", "computer"])?;
            let name =
                if fields.has("name") { fields.text("name")?.to_owned() } else { String::new() };
            let computer =
                if fields.has("computer") { fields.number("computer", 0..=255)? as u8 } else { 0 };
            Ok((name, computer))
        };
        let (name, computer) =
            Fields::of(player).and_then(read).map_err(|misfit: Misfit| misfit.within(&place))?;
        roster = roster.with_computer(seat, computer).with_name(seat, &name).map_err(name_error)?;
    }
    Ok(roster)
}

fn read_move<G: Game>(made: &Value) -> Result<(Seat, G::Action), Misfit> {
    let fields = Fields::of(made)?;
    let seat = Seat(fields.number("seat", 0..=MAX_SEATS as u64 - 1)? as u8);
    let action = fields.text("action")?;
    let action =
        read_action::<G>(&Value::from(action)).map_err(|misfit| misfit.within("action"))?;
    Ok((seat, action))
}
