//! What the reader should know when something did not go as wished: each with a sentence.

use crate::engine::link::{Contents, Kind, LinkError, WriteError};
use crate::engine::seed::SeedError;
use crate::web::session::{RecordProblem, Sentence};
use crate::web::store::StoreError;
use crate::web::words::Words;

/// What became of the games of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Taken {
    /// New in the library.
    pub new: u32,
    /// There already, played just as far.
    pub known: u32,
    /// No games that can be read here.
    pub unread: u32,
}

/// Something that the reader should know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A link, file or text could not be opened.
    Link(LinkError<Sentence>),
    /// The game last played could not be opened; it is still kept.
    Kept(LinkError<Sentence>),
    /// The game could not be written down.
    Write(WriteError),
    /// The browser did not keep the game.
    Store(StoreError),
    /// There is no such move in the game as it stands.
    NotPossible,
    /// A link or a file is of a game that this version does not know.
    UnknownGame,
    /// The wording of another language did not arrive.
    NoWords,
    /// The same game was continued in another tab.
    OtherTab,
    /// A record could not be opened.
    Record(RecordProblem),
    /// Games of a file were taken into the library.
    Taken(Taken),
    /// A backup was read: its games were taken into the library, and settings and names are as they were.
    Restored(Taken),
    /// A link was copied.
    Copied,
    /// The browser does not let the page copy.
    NotCopied,
    /// A file could not be read.
    NoFile,
    /// Code of the page has not arrived.
    PartMissing,
}

impl Notice {
    /// Whether it still matters on another page than the one on which it came up.
    #[must_use]
    pub const fn lasts(&self) -> bool {
        matches!(
            self,
            Notice::Store(_)
                | Notice::OtherTab
                | Notice::NoWords
                | Notice::PartMissing
                | Notice::Taken(_)
                | Notice::Restored(_)
        )
    }

    /// The sentence.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        match self {
            Notice::Link(error) => link(words, error),
            Notice::Kept(error) => {
                let why = link(words, error);
                words.say("notice-kept", &[("why", why.as_str().into())])
            }
            Notice::Write(error) => write(words, error),
            Notice::Store(error) => words.t(error.key()),
            Notice::NotPossible => words.t("notice-not-possible"),
            Notice::UnknownGame => words.t("notice-unknown-game"),
            Notice::NoWords => words.t("notice-no-words"),
            Notice::OtherTab => words.t("notice-other-tab"),
            Notice::Record(problem) => match *problem {
                RecordProblem::TooLong => words.t("record-too-long"),
                RecordProblem::Foreign => words.t("record-foreign"),
                RecordProblem::Format(version) => numbered(words, "record-format", version),
                RecordProblem::Rules(version) => numbered(words, "record-rules", version),
                RecordProblem::Differs => words.t("record-differs"),
            },
            Notice::Taken(taken) => taken_in(words, taken),
            Notice::Restored(taken) => {
                format!("{} {}", words.t("notice-restored"), taken_in(words, taken))
            }
            Notice::Copied => words.t("notice-copied"),
            Notice::NotCopied => words.t("notice-not-copied"),
            Notice::NoFile => words.t("notice-no-file"),
            Notice::PartMissing => words.t("app-part-missing"),
        }
    }

    /// Whether a save to a file is worth offering beside it.
    #[must_use]
    pub const fn offers_save(&self) -> bool {
        matches!(self, Notice::Store(_))
    }

    /// Whether it is good news, that goes away by itself.
    #[must_use]
    pub const fn is_good(&self) -> bool {
        match self {
            Notice::Copied => true,
            Notice::Taken(taken) | Notice::Restored(taken) => taken.unread == 0,
            _ => false,
        }
    }
}

/// How many games of a file were new, and how many not.
fn taken_in(words: &Words, Taken { new, known, unread }: &Taken) -> String {
    let args = [("new", (*new).into()), ("known", (*known).into()), ("unread", (*unread).into())];
    words.say("notice-taken", &args)
}

/// Why a text is not a seed.
#[must_use]
pub fn seed(words: &Words, error: SeedError) -> String {
    match error {
        SeedError::Empty => words.t("seed-empty"),
        SeedError::TooLong => {
            let most = (crate::engine::seed::MAX_SEED as u32).into();
            words.say("seed-too-long", &[("most", most)])
        }
        SeedError::Character(character) => {
            let character = character.to_string();
            words.say("seed-character", &[("character", character.as_str().into())])
        }
    }
}

/// Why a text is not a link that can be opened.
#[must_use]
pub fn link(words: &Words, error: &LinkError<Sentence>) -> String {
    match error {
        LinkError::Foreign => words.t("link-foreign"),
        LinkError::OtherGame => words.t("link-other-game"),
        LinkError::OtherKind(Kind::Setup) => words.t("link-only-setup"),
        LinkError::OtherKind(Kind::Game) => words.t("link-only-game"),
        LinkError::OtherKind(Kind::Challenge) => words.t("link-only-challenge"),
        LinkError::TooLong => words.t("link-too-long"),
        LinkError::NewerFormat(version) => numbered(words, "link-newer-format", *version),
        LinkError::NewerRules(version) => numbered(words, "link-newer-rules", *version),
        LinkError::OlderFormat(version) => numbered(words, "link-older-format", *version),
        LinkError::OlderRules(version) => numbered(words, "link-older-rules", *version),
        LinkError::Damaged => words.t("link-damaged"),
        LinkError::Options(error) => {
            let why = error.text(words);
            words.say("link-options", &[("why", why.as_str().into())])
        }
        LinkError::Contents(contents) => words.t(contents_key(*contents)),
    }
}

/// A sentence that names the version which is needed.
fn numbered(words: &Words, key: &str, version: impl Into<u64>) -> String {
    words.say(key, &[("version", version.into().to_string().as_str().into())])
}

const fn contents_key(contents: Contents) -> &'static str {
    match contents {
        Contents::Over(_) | Contents::Position | Contents::Order => "link-other-position",
        _ => "link-contents",
    }
}

fn write(words: &Words, error: &WriteError) -> String {
    words.t(match error {
        WriteError::Moves | WriteError::TooLong => "write-too-long",
        WriteError::NotListed(_) | WriteError::ReadsBackOtherwise => "write-fault",
    })
}
