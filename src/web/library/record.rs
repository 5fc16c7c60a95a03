//! Records in the page: games as JSON or text for people and tools, read and written.

use crate::engine::codec::LinkError;
use crate::engine::json::{RecordFault, read_json, write_json};
use crate::engine::record::{Fault, read_record, write_record};
use crate::games::burgundy::Burgundy;
use crate::games::burgundy::options::OptionsError;
use crate::web::game::Session;
use crate::web::store::COLOURS;

/// The longest record that the page reads, in bytes. A whole game for four has some 100,000; tools
/// read longer ones, but here nobody should wait.
pub const MAX_RECORD: usize = 1 << 20;

/// Why a text is no record that can be opened here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// Too long to be read here.
    #[error("too long")]
    TooLong,
    /// Neither JSON nor text of a record, or of another game.
    #[error("not a record of this game")]
    Foreign,
    /// In another version of the format.
    #[error("in format {0}")]
    Format(u64),
    /// Played by another version of the rules.
    #[error("played by the rules {0}")]
    Rules(u64),
    /// Something in it does not fit, or the moves lead elsewhere.
    #[error("the record does not fit the game that it tells")]
    Differs,
}

/// A game from its record.
///
/// # Errors
/// Why the text is none.
pub fn read(text: &str) -> Result<Session, RecordProblem> {
    if text.len() > MAX_RECORD {
        return Err(RecordProblem::TooLong);
    }
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let journal = match text.starts_with('{') {
        true => read_json::<Burgundy>(text).map_err(|fault| of_json(&fault))?,
        // Files come with other line ends from other systems.
        false => read_record::<Burgundy>(&text.replace("\r\n", "\n"))
            .map_err(|error| of_text(&error.fault))?,
    };
    Ok(Session::of_journal(journal, COLOURS))
}

fn of_json(fault: &RecordFault) -> RecordProblem {
    match fault {
        RecordFault::TooLong => RecordProblem::TooLong,
        RecordFault::Syntax { .. } | RecordFault::Foreign | RecordFault::OtherGame(_) => {
            RecordProblem::Foreign
        }
        RecordFault::Version(version) => RecordProblem::Format(*version),
        RecordFault::Rules { found, .. } => RecordProblem::Rules(*found),
        _ => RecordProblem::Differs,
    }
}

fn of_text<I>(fault: &Fault<OptionsError, I>) -> RecordProblem {
    use LinkError::{NewerFormat, NewerRules, OlderFormat, OlderRules};
    match fault {
        Fault::Title => RecordProblem::Foreign,
        Fault::Version(version) | Fault::Setup(NewerFormat(version) | OlderFormat(version)) => {
            RecordProblem::Format(u64::from(*version))
        }
        Fault::Setup(NewerRules(version) | OlderRules(version)) => {
            RecordProblem::Rules(u64::from(*version))
        }
        _ => RecordProblem::Differs,
    }
}

/// A game as a JSON record; `None` if it can't be written down.
#[must_use]
pub fn as_json(session: &Session) -> Option<String> {
    write_json(&session.journal).ok()
}

/// A game as a text record; `None` if it can't be written down.
#[must_use]
pub fn as_text(session: &Session) -> Option<String> {
    write_record(&session.journal).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::actions::Actions;
    use crate::engine::chance::Chance;
    use crate::engine::game::Move;
    use crate::engine::journal::roster::Roster;
    use crate::engine::journal::setup::Setup;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::Options;
    use crate::web::game::GameIntent;

    fn session() -> Session {
        let roster = Roster::of_names(["Anna", "Benno"]).unwrap();
        let setup = Setup::new(Options::basic(2).unwrap(), Seed::numbered(3), roster).unwrap();
        let mut session = Session::begin(setup, COLOURS).unwrap();
        let mut chance = Chance::of_number(3, 5);
        for _ in 0..40 {
            let seat = session.journal.state().deciders().lowest().unwrap();
            let mut legal = Actions::new();
            session.journal.state().legal(seat, &mut legal);
            let made = Move { seat, action: chance.pick(&legal).unwrap() };
            session = session.after(GameIntent::Play(made)).unwrap();
        }
        session
    }

    #[test]
    fn both_kinds_of_record_read_back() {
        let session = session();
        let json = as_json(&session).unwrap();
        assert_eq!(read(&json), Ok(session.clone()));
        let text = as_text(&session).unwrap();
        assert_eq!(read(&text), Ok(session.clone()));
        assert_eq!(read(&text.replace('\n', "\r\n")), Ok(session));
    }

    #[test]
    fn what_is_wrong_with_a_record_is_told_apart() {
        let session = session();
        let (json, text) = (as_json(&session).unwrap(), as_text(&session).unwrap());
        let wrong = |text: String| read(&text).unwrap_err();
        assert_eq!(wrong("x".repeat(MAX_RECORD + 1)), RecordProblem::TooLong);
        assert_eq!(wrong("{}".into()), RecordProblem::Foreign);
        assert_eq!(wrong(json.replace("burgundy", "princes")), RecordProblem::Foreign);
        assert_eq!(wrong("hello".into()), RecordProblem::Foreign);
        assert_eq!(
            wrong(json.replace("\"version\": 1", "\"version\": 9")),
            RecordProblem::Format(9)
        );
        assert_eq!(wrong(json.replace("\"rules\": 1", "\"rules\": 9")), RecordProblem::Rules(9));
        assert_eq!(wrong(text.replace("record 1", "record 2")), RecordProblem::Format(2));
        assert_eq!(
            wrong(json.replacen("\"seat\":0,\"action", "\"seat\":1,\"action", 1)),
            RecordProblem::Differs
        );
        assert_eq!(wrong(text.replacen("\n0 ", "\n1 ", 1)), RecordProblem::Differs);
    }
}
