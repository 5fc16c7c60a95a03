//! The code that is fetched later: which part is needed, and what its arrival changes.

use crate::web::lesson::Lesson;
use crate::web::notice::Notice;
use crate::web::state::{
    GameCode, GameState, Lazy, LoadedWords, Page, SharedCode, State, StudyCode,
};

impl State {
    /// A game's code, once its wording is here too.
    #[must_use]
    pub fn code(&self, name: &str) -> Option<GameCode> {
        let game = self.known(name)?;
        match game.code {
            Lazy::Here(code) if game.words.is_some() => Some(code),
            _ => None,
        }
    }

    /// The game whose code is needed now, if any.
    #[must_use]
    pub fn needed(&self) -> Option<&'static str> {
        let by_page = match self.page {
            Page::Game | Page::Setup | Page::Lesson | Page::Problems => true,
            Page::Rules | Page::Rulings => true,
            Page::Table | Page::Score => true,
            Page::Home | Page::Games | Page::Statistics | Page::About => false,
        };
        (self.wanted.is_some() || by_page).then_some(self.game)
    }

    /// True if a page of the second part of the shown game is open.
    #[must_use]
    pub fn needs_study(&self) -> bool {
        match self.page {
            Page::Problems | Page::Rules | Page::Rulings | Page::Score => true,
            Page::Lesson => self.lesson_shown().is_some_and(Lesson::is_on_sheet),
            Page::Home | Page::Games | Page::Statistics | Page::About => false,
            Page::Game | Page::Setup | Page::Table => false,
        }
    }

    /// Handles the arrival or failure of a game's code, and runs the action that waited for it.
    pub(super) fn part_arrived(
        &mut self,
        name: &str,
        code: Lazy<GameCode>,
        words: Option<LoadedWords>,
    ) {
        let language = self.words.language();
        let Some(game) = self.known_mut(name) else { return };
        let speaks = game.words.as_ref().is_some_and(|words| words.language() == language);
        // Without wording in this language the part is fetched again as a whole.
        match speaks {
            true => game.code.hears(code),
            false => game.code = code,
        }
        if let Some(LoadedWords(words)) =
            words.filter(|LoadedWords(words)| words.language() == language)
        {
            game.words = Some(words);
        }
        if !game.code.is_here() && self.wanted.is_some() && self.game == name {
            self.tell(Notice::PartMissing);
        }
        self.do_wanted();
    }

    /// Handles the arrival or failure of a game's second part, whose pages show a failure themselves.
    pub(super) fn study_arrived(&mut self, name: &str, study: Lazy<StudyCode>) {
        if let Some(game) = self.known_mut(name) {
            game.study.hears(study);
        }
    }

    fn known_mut(&mut self, name: &str) -> Option<&mut GameState> {
        self.games.iter_mut().find(|game| game.name == name)
    }

    /// Handles the arrival or failure of the shared code; a failure is shown as a notice if the page does not show it.
    pub(super) fn shared_arrived(&mut self, shared: Lazy<SharedCode>) {
        let is_told = self.notice == Some(Notice::PartMissing);
        self.shared.hears(shared);
        if self.shared.is_here() {
            self.wants_shared = false;
            self.notice = self.notice.take().filter(|_| !is_told);
        } else if self.waits_for_shared() {
            self.tell(Notice::PartMissing);
        }
    }

    /// True if a page that is here already waits for the shared code: it reads the games of a database that answers late.
    #[must_use]
    pub fn waits_for_shared(&self) -> bool {
        self.over.is_some() || self.wants_shared || self.library.unread
    }
}
