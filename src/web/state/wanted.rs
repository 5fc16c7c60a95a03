//! What waits for the part of a game, and is done as soon as that is here: kept games, links, invitations, first games.

use crate::engine::link::{Kind, LinkError, head_of};
use crate::engine::seed::Seed;
use crate::web::library::entry::Entry;
use crate::web::notice::Notice;
use crate::web::session::{AnySession, Day, Sentence};
use crate::web::state::{GameCode, Heard, Invitation, Lazy, OpenedLink, Over, Page, State};
use std::rc::Rc;

/// What waits for the part of a game.
#[derive(Debug, Clone, PartialEq)]
pub enum Wanted {
    /// A kept game is opened.
    Open(Rc<Entry>),
    /// A link is read.
    Link(String),
    /// A first game is begun; the number settles its seed.
    PlayNow(u64),
    /// A challenge is read, and its table laid.
    Challenge(String),
    /// The game of a day is begun.
    PlayDay(Day),
    /// The table of the game of a day is laid.
    Day(Day),
}

impl State {
    /// A game's part has arrived, or has not: what waited for it is done.
    pub(super) fn part_arrived(&mut self, name: &str, code: Lazy<GameCode>, words: Option<Heard>) {
        let language = self.words.language();
        let Some(game) = self.games.iter_mut().find(|game| game.name == name) else { return };
        game.code = code;
        if let Some(Heard(words)) = words.filter(|Heard(words)| words.language() == language) {
            game.words = Some(words);
        }
        if !game.code.is_here() && self.wanted.is_some() && self.game == name {
            self.notice = Some(Notice::PartMissing);
        }
        self.do_wanted();
    }

    pub(super) fn want(&mut self, wanted: Wanted) {
        self.wanted = Some(wanted);
        self.do_wanted();
    }

    /// Does what waited for a game's part, if that is here.
    fn do_wanted(&mut self) {
        let Some(code) = self.code(self.game) else { return };
        if self.notice == Some(Notice::PartMissing) {
            self.notice = None;
        }
        match self.wanted.take() {
            None => {}
            Some(Wanted::Open(entry)) => match (code.reopen)(&entry) {
                Ok(session) => self.lay(session),
                Err(error) => self.notice = Some(Notice::Kept(error)),
            },
            Some(Wanted::Link(text)) => match (code.open)(&text) {
                Ok(OpenedLink::Setup(draft)) => {
                    (self.draft, self.by_link) = (Some(draft), true);
                    (self.page, self.over) = (Page::Setup, None);
                }
                Ok(OpenedLink::Game(session)) => self.over = Some(Over::Arrived(session)),
                Err(error) => self.unreadable(error),
            },
            Some(Wanted::PlayNow(entropy)) => {
                let words = self.words_shown().clone();
                let seed = Seed::fresh(entropy);
                if let Some(session) = (code.play_now)(&self.seating, &words, &seed) {
                    self.begin(session);
                }
            }
            Some(Wanted::PlayDay(day)) => {
                if let Some(session) = self.game_of_day(code, day) {
                    self.begin(session);
                }
            }
            Some(Wanted::Day(day)) => self.invited(code, &Rc::new(Invitation::Day(day))),
            Some(Wanted::Challenge(text)) => match (code.challenge)(&text) {
                Ok(challenge) => {
                    self.invited(code, &Rc::new(Invitation::Challenge(Rc::new(challenge))))
                }
                Err(error) => self.unreadable(error),
            },
        }
    }

    /// The game of a day, the same for everybody.
    fn game_of_day(&self, code: GameCode, day: Day) -> Option<AnySession> {
        (code.play_now)(&self.seating.for_everybody(), self.words_shown(), &day.seed())
    }

    /// Wants something of the game whose turn a day is.
    pub(super) fn of_day(&mut self, day: Day, wanted: Wanted) {
        if let Some(game) = self.games.get(day.turn(self.games.len())).map(|game| game.name) {
            self.choose_game(game);
            self.want(wanted);
        }
    }

    /// Lays the table of an invitation, and tells what it is about.
    fn invited(&mut self, code: GameCode, invitation: &Rc<Invitation>) {
        let text = match &**invitation {
            Invitation::Challenge(challenge) => {
                let name = self.seating.person().map_or("", |person| person.name.as_str());
                challenge.setup_link(name)
            }
            Invitation::Day(day) => {
                self.game_of_day(code, *day).and_then(|session| session.setup_link().ok())
            }
        };
        match (code.open)(&text.unwrap_or_default()) {
            Ok(OpenedLink::Setup(draft)) => {
                (self.draft, self.by_link, self.page) = (Some(draft), true, Page::Setup);
                self.over = Some(Over::Invited(invitation.clone()));
                if let Invitation::Challenge(challenge) = &**invitation {
                    self.challenge = Some(challenge.clone());
                }
            }
            Ok(OpenedLink::Game(_)) => {}
            Err(error) => self.unreadable(error),
        }
    }

    fn unreadable(&mut self, error: LinkError<Sentence>) {
        (self.page, self.over) = (Page::Home, None);
        self.notice = Some(Notice::Link(error));
    }

    /// A link of a game fetches its part; one of a game that is not known here gets its sentence.
    pub(super) fn link(&mut self, text: String) {
        let Ok(head) = head_of(&text) else { return self.unreadable(LinkError::Foreign) };
        match self.known(&head.game).map(|game| game.name) {
            Some(game) => {
                self.choose_game(game);
                let is_challenge = head.kind == Kind::Challenge;
                self.want(if is_challenge { Wanted::Challenge(text) } else { Wanted::Link(text) });
            }
            None => {
                (self.page, self.over) = (Page::Home, None);
                self.notice = Some(Notice::UnknownGame);
            }
        }
    }

    /// Opens a kept game, as soon as its part is here.
    pub(super) fn open(&mut self, entry: Rc<Entry>) {
        let Some(game) = self.known(&entry.game()).map(|game| game.name) else {
            self.notice = Some(Notice::UnknownGame);
            return;
        };
        self.choose_game(game);
        self.want(Wanted::Open(entry));
    }
}
