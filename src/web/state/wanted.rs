//! Actions that wait for a game's code: opening stored games, links and invitations, starting first games.

use crate::engine::link::{Kind, LinkError, head_of};
use crate::engine::seed::Seed;
use crate::web::library::entry::Entry;
use crate::web::notice::Notice;
use crate::web::session::{AnySession, Day, Sentence};
use crate::web::state::{GameCode, Invitation, OpenedLink, Overlay, Page, State};
use std::rc::Rc;

/// An action that waits for a game's code.
#[derive(Debug, Clone, PartialEq)]
pub enum Pending {
    /// Open a stored game.
    Open(Rc<Entry>),
    /// Read a link.
    Link(String),
    /// Start a first game; the number determines its seed.
    PlayNow(u64),
    /// Read a challenge and set up its table.
    Challenge(String),
    /// Start a game of the day.
    PlayDay(Day),
    /// Set up the table of a game of the day.
    Day(Day),
}

impl State {
    pub(super) fn want(&mut self, wanted: Pending) {
        self.wanted = Some(wanted);
        self.do_wanted();
    }

    /// Runs the waiting action if the game's code is here.
    pub(super) fn do_wanted(&mut self) {
        let Some(code) = self.code(self.game) else { return };
        if self.notice == Some(Notice::PartMissing) {
            self.notice = None;
        }
        match self.wanted.take() {
            None => {}
            Some(Pending::Open(entry)) => match (code.reopen)(&entry) {
                Ok(session) => self.lay(session),
                Err(error) => self.tell(Notice::Kept(self.game, error)),
            },
            Some(Pending::Link(text)) => match (code.open)(&text) {
                Ok(OpenedLink::Setup(draft)) => {
                    (self.draft, self.by_link, self.challenge) = (Some(draft), true, None);
                    (self.page, self.over) = (Page::Setup, None);
                }
                Ok(OpenedLink::Game(session)) => self.over = Some(Overlay::Arrived(session)),
                Err(error) => self.unreadable(error),
            },
            Some(Pending::PlayNow(entropy)) => {
                let words = self.words_shown().clone();
                let seed = Seed::fresh(entropy);
                if let Some(session) = (code.play_now)(&self.seating, &words, &seed) {
                    self.begin(session);
                }
            }
            Some(Pending::PlayDay(day)) => {
                if let Some(session) = self.game_of_day(code, day) {
                    self.begin(session);
                }
            }
            Some(Pending::Day(day)) => self.invited(code, &Rc::new(Invitation::Day(day))),
            Some(Pending::Challenge(text)) => match (code.challenge)(&text) {
                Ok(challenge) => {
                    self.invited(code, &Rc::new(Invitation::Challenge(Rc::new(challenge))))
                }
                Err(error) => self.unreadable(error),
            },
        }
    }

    /// A game of the day, the same for everybody.
    fn game_of_day(&self, code: GameCode, day: Day) -> Option<AnySession> {
        (code.play_now)(&self.seating.for_everybody(), self.words_shown(), &day.seed())
    }

    /// Requests an action for the game of a day.
    pub(super) fn of_day(&mut self, day: Day, wanted: Pending) {
        if let Some(game) = day.game().and_then(|name| self.known(name)).map(|game| game.name) {
            self.choose_game(game);
            self.want(wanted);
        }
    }

    /// Sets up the table of an invitation and shows the invitation.
    fn invited(&mut self, code: GameCode, invitation: &Rc<Invitation>) {
        let draft = match &**invitation {
            Invitation::Challenge(challenge) => {
                self.challenge = Some(challenge.clone());
                (code.challenged)(challenge, &self.seating, self.words_shown())
            }
            Invitation::Day(day) => {
                self.challenge = None;
                let link = self.game_of_day(code, *day).and_then(|game| game.setup_link().ok());
                match (code.open)(&link.unwrap_or_default()) {
                    Ok(OpenedLink::Setup(draft)) => Some(draft),
                    Ok(OpenedLink::Game(_)) | Err(_) => None,
                }
            }
        };
        let Some(draft) = draft else { return self.unreadable(LinkError::Damaged) };
        (self.draft, self.by_link, self.page) = (Some(draft), true, Page::Setup);
        self.over = Some(Overlay::Invited(invitation.clone()));
    }

    fn unreadable(&mut self, error: LinkError<Sentence>) {
        (self.page, self.over) = (Page::Home, None);
        self.tell(Notice::Link(error));
    }

    /// Opens a link, fetching its game's code; for an unknown game a notice is shown.
    pub(super) fn link(&mut self, text: String) {
        let head = match head_of(&text) {
            Ok(head) => head,
            Err(error) => return self.unreadable(error.map(|never| match *never {})),
        };
        match self.known(&head.game).map(|game| game.name) {
            Some(game) => {
                self.choose_game(game);
                let is_challenge = head.kind == Kind::Challenge;
                self.want(if is_challenge {
                    Pending::Challenge(text)
                } else {
                    Pending::Link(text)
                });
            }
            None => {
                (self.page, self.over) = (Page::Home, None);
                self.tell(Notice::UnknownGame);
            }
        }
    }

    /// Opens a stored game as soon as its code is here.
    pub(super) fn open(&mut self, entry: Rc<Entry>) {
        let Some(game) = self.known(&entry.game()).map(|game| game.name) else {
            self.tell(Notice::UnknownGame);
            return;
        };
        self.choose_game(game);
        self.want(Pending::Open(entry));
    }
}
