//! Notices to the user: results of an action and errors, each with its sentence.

use crate::engine::link::{Contents, Kind, LinkError, WriteError};
use crate::engine::seed::SeedError;
use crate::web::library::entry::{FileError, MAX_GAMES};
use crate::web::library::state::StorageProblem;
use crate::web::session::{RecordProblem, Sentence};
use crate::web::store::StoreError;
use crate::web::words::Words;

/// Numbers of games imported from a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Taken {
    /// New in the library.
    pub new: u32,
    /// Already in the library, and played just as far.
    pub known: u32,
    /// Not readable here.
    pub unread: u32,
}

impl Taken {
    /// Both together.
    #[must_use]
    pub const fn and(self, other: Taken) -> Taken {
        Taken {
            new: self.new + other.new,
            known: self.known + other.known,
            unread: self.unread + other.unread,
        }
    }
}

/// A notice to the user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A link, file or text could not be opened.
    Link(LinkError<Sentence>),
    /// A kept game could not be opened, with the name of its game; it is still kept.
    Kept(&'static str, LinkError<Sentence>),
    /// The game could not be encoded.
    Write(WriteError),
    /// The browser could not store the game.
    Store(StoreError),
    /// The game has no such move at this position.
    NotPossible,
    /// A link or file is of a game that this version does not know.
    UnknownGame,
    /// The wording of another language did not arrive.
    NoWords,
    /// The same game was continued in another tab.
    OtherTab,
    /// A record could not be opened; with the name of its game, if that can be read.
    Record(Option<&'static str>, RecordProblem),
    /// A stored game is damaged; with the name of its game, if that can be read.
    Damaged(Option<&'static str>),
    /// A text or file is not in any format of this page.
    Foreign,
    /// A file is too large to be read.
    File(FileError),
    /// Games of a file were imported.
    Taken(Taken),
    /// A backup was read: its games were imported, and its settings and names restored.
    Restored(Taken),
    /// A link was copied.
    Copied,
    /// The browser does not allow copying.
    NotCopied,
    /// A file could not be read.
    NoFile,
    /// The browser falsifies pictures that pages make; the result goes out as a drawing.
    PictureFalsified,
    /// The share sheet did not open, and a further tap opens it.
    ShareAgain,
    /// Code of the page has not arrived.
    PartMissing,
}

impl Notice {
    /// The notice of a game that could not be kept.
    #[must_use]
    pub const fn of_storage(problem: StorageProblem) -> Notice {
        match problem {
            StorageProblem::Store(error) => Notice::Store(error),
            StorageProblem::Write(error) => Notice::Write(error),
            StorageProblem::OtherTab => Notice::OtherTab,
        }
    }

    /// True if it still matters on another page than the one on which it came up.
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

    /// True if it is about the panel in front of the page, and obsolete once that is closed.
    #[must_use]
    pub const fn ends_with_panel(&self) -> bool {
        matches!(self, Notice::NotCopied | Notice::ShareAgain)
    }

    /// Its sentence.
    #[must_use]
    pub fn text(&self, words: &Words) -> String {
        match self {
            Notice::Link(error) => link(words, error),
            Notice::Kept(game, error) => {
                let why = match error {
                    LinkError::Damaged => words.t("kept-damaged"),
                    error => link(words, error),
                };
                let said = words.say("notice-kept", &[("why", why.as_str().into())]);
                of_game(words, Some(game), said)
            }
            Notice::Write(error) => write(words, error),
            Notice::Store(error) => words.t(error.key()),
            Notice::NotPossible => words.t("notice-not-possible"),
            Notice::UnknownGame => words.t("notice-unknown-game"),
            Notice::NoWords => words.t("notice-no-words"),
            Notice::OtherTab => words.t("notice-other-tab"),
            Notice::Record(game, problem) => of_game(words, *game, record(words, *problem)),
            Notice::Damaged(game) => of_game(words, *game, words.t("file-damaged")),
            Notice::Foreign => words.t("file-foreign"),
            Notice::File(FileError::TooLong) => words.t("file-too-long"),
            Notice::File(FileError::TooMany) => {
                words.say("file-too-many", &[("most", (MAX_GAMES as u32).into())])
            }
            Notice::Taken(taken) => taken_in(words, taken),
            Notice::Restored(taken) => {
                format!("{} {}", words.t("notice-restored"), taken_in(words, taken))
            }
            Notice::Copied => words.t("notice-copied"),
            Notice::NotCopied => words.t("notice-not-copied"),
            Notice::NoFile => words.t("notice-no-file"),
            Notice::PictureFalsified => words.t("notice-picture-falsified"),
            Notice::ShareAgain => words.t("notice-share-again"),
            Notice::PartMissing => words.t("app-part-missing"),
        }
    }

    /// True if saving the game to a file should be offered with it.
    #[must_use]
    pub const fn offers_save(&self) -> bool {
        matches!(self, Notice::Store(_))
    }

    /// Milliseconds after which it disappears; `None` if it stays until the fault is gone.
    #[must_use]
    pub const fn shown_for(&self) -> Option<u32> {
        match self {
            Notice::Store(_) | Notice::OtherTab | Notice::NoWords | Notice::PartMissing => None,
            _ if self.is_good() => Some(2500),
            _ => Some(12_000),
        }
    }

    /// True if it is good news.
    #[must_use]
    pub const fn is_good(&self) -> bool {
        match self {
            Notice::Copied => true,
            Notice::Taken(taken) | Notice::Restored(taken) => taken.unread == 0,
            _ => false,
        }
    }
}

/// A sentence about a game, prefixed with the game's name if known.
fn of_game(words: &Words, game: Option<&str>, said: String) -> String {
    let Some(game) = game else { return said };
    let name = words.t(&format!("game-{game}"));
    words.say("file-of-game", &[("game", name.as_str().into()), ("said", said.as_str().into())])
}

fn record(words: &Words, problem: RecordProblem) -> String {
    match problem {
        RecordProblem::TooLong => words.t("record-too-long"),
        RecordProblem::Foreign => words.t("record-foreign"),
        RecordProblem::Format(version) => numbered(words, "record-format", version),
        RecordProblem::Rules(version) => numbered(words, "record-rules", version),
        RecordProblem::Differs => words.t("record-differs"),
    }
}

/// The sentence about the numbers of imported games.
fn taken_in(words: &Words, Taken { new, known, unread }: &Taken) -> String {
    let args = [("new", (*new).into()), ("known", (*known).into()), ("unread", (*unread).into())];
    words.say("notice-taken", &args)
}

/// The reason why a text is not a seed.
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

/// The reason why a text is not a readable link.
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

/// A sentence that names the required version.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::words::Language;
    use crate::web::words::tests::real;

    #[test]
    fn a_kept_game_that_can_t_be_opened_is_named() {
        for language in Language::ALL {
            let words = real(language);
            for game in ["dice", "road"] {
                let said = Notice::Kept(game, LinkError::Damaged).text(&words);
                assert!(said.contains(&words.t(&format!("game-{game}"))), "{said}");
            }
        }
    }

    #[test]
    fn only_what_is_still_to_be_mended_stays() {
        let part = Taken { new: 1, known: 0, unread: 1 };
        let passing = [
            Notice::Link(LinkError::Damaged),
            Notice::NotPossible,
            Notice::UnknownGame,
            Notice::Foreign,
            Notice::Taken(part),
            Notice::NotCopied,
            Notice::NoFile,
        ];
        for notice in passing {
            assert!(notice.shown_for().is_some_and(|millis| millis >= 10_000), "{notice:?}");
        }
        assert_eq!(Notice::Copied.shown_for(), Some(2500));
        for notice in [Notice::OtherTab, Notice::NoWords, Notice::PartMissing] {
            assert_eq!(notice.shown_for(), None, "{notice:?}");
        }
    }
}
