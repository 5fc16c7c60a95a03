//! The library and the storing of the current game in the app's state.
//!
//! A change of the game is shown and stored at once. Actions made before the write is done wait in a queue, so that at
//! most one action is ever unsaved. Only if the browser fails to store does the game go on regardless.

use crate::engine::chance::mix;
use crate::engine::link::WriteError;
use crate::web::library::entry::Entry;
use crate::web::session::{GameId, GameIntent};
use crate::web::store::StoreError;
use std::rc::Rc;

/// This tab's right to change the game at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hold {
    /// Not known yet; actions wait in the queue.
    #[default]
    Asking,
    /// This tab has the game.
    Mine,
    /// Another tab has it; this one only watches.
    Elsewhere,
}

/// Persistence of the browser's storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Durable {
    /// Not asked yet.
    #[default]
    Unknown,
    /// Persistent.
    Promised,
    /// Not persistent: the browser may delete data when space is short.
    NotPromised,
    /// Deleted after a week without a visit (WebKit).
    AWeek,
}

/// Events of the library.
#[derive(Debug, Clone)]
pub enum LibraryEvent {
    /// All stored games, in no particular order.
    Games(Vec<Entry>),
    /// A game was stored, here or in another tab.
    Stored(Rc<Entry>),
    /// The game at the table is stored up to this change.
    Kept(u32),
    /// The game at the table could not be stored.
    Failed(StoreError),
    /// This tab's hold on a game.
    Hold(GameId, Hold),
    /// The user wants to play on in this tab.
    TakeOver,
    /// Another tab continued the game at the table; this is its stored position.
    Fresh(Rc<Entry>),
    /// A game was removed.
    Removed(Rc<Entry>),
    /// The removed game can no longer be restored.
    Forgotten,
    /// Persistence of the browser's storage.
    Durable(Durable),
    /// A problem for the user to know about.
    StorageProblem(StorageProblem),
}

/// Reason why a game is not stored as expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StorageProblem {
    /// The browser does not store it.
    Store(StoreError),
    /// It can't be encoded.
    Write(WriteError),
    /// Another tab continued it.
    OtherTab,
}

/// Most actions that may wait in the queue, far more than anyone can enter meanwhile.
const LINE: usize = 8;

/// The library in the app's state.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LibraryState {
    /// All stored games, most recently played first.
    pub games: Rc<Vec<Rc<Entry>>>,
    /// True if stored games could not be read, so that those listed may not be all.
    pub unread: bool,
    /// Number of changes to the game at the table.
    pub changed: u32,
    /// Number of those that are stored.
    pub kept: u32,
    /// Error that currently keeps the game from being stored.
    pub failing: Option<StoreError>,
    /// This tab's right to change the game.
    pub hold: Hold,
    /// Number of times the user wanted to play on in this tab.
    pub taken: u32,
    /// Actions waiting for the store or for the hold, each with the number of moves at which it was made.
    line: Vec<(GameIntent, usize)>,
    /// The last removed game, as long as it can be restored.
    pub removed: Option<Rc<Entry>>,
    /// Persistence of the browser's storage.
    pub durable: Durable,
    /// Source of the next game's id.
    chance: u64,
}

impl LibraryState {
    /// A library of stored games; `chance` is the source of ids of new games.
    #[must_use]
    pub fn new(games: Vec<Entry>, chance: u64) -> LibraryState {
        let mut library = LibraryState { chance, ..LibraryState::default() };
        library.handle(LibraryEvent::Games(games));
        library
    }

    /// Moves a game to the front of the list, if it exists.
    pub fn put_first(&mut self, id: Option<GameId>) {
        let games = Rc::make_mut(&mut self.games);
        if let Some(place) = games.iter().position(|entry| Some(entry.about.id) == id) {
            let entry = games.remove(place);
            games.insert(0, entry);
        }
    }

    /// A new id, as unlikely to collide as random numbers.
    pub fn new_id(&mut self) -> GameId {
        // One draw of entropy yields a whole series of numbers.
        self.chance = self.chance.wrapping_add(0x9e37_79b9_7f4a_7c15);
        GameId(mix(self.chance).max(1))
    }

    /// True if an action made after `at` moves may be done now. If not, it is queued, unless another tab has the game.
    pub fn admits(&mut self, intent: GameIntent, at: usize) -> bool {
        match self.hold {
            Hold::Elsewhere => false,
            Hold::Mine if self.is_kept() => true,
            _ => {
                if self.line.len() < LINE {
                    self.line.push((intent, at));
                }
                false
            }
        }
    }

    /// The first action in the queue that may be done at position `at`. A choice made at another position, such as by a
    /// second impatient tap, is dropped, because its index refers to the choices of that position.
    pub fn next_in_line(&mut self, at: usize) -> Option<GameIntent> {
        if self.hold != Hold::Mine || !self.is_kept() {
            return None;
        }
        let stands = |(intent, chosen): &(GameIntent, usize)| !intent.is_choice() || *chosen == at;
        let place = self.line.iter().position(stands).unwrap_or(self.line.len());
        self.line.drain(..place);
        (!self.line.is_empty()).then(|| self.line.remove(0).0)
    }

    /// True if all changes are stored, or storing fails and the game goes on without.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.kept == self.changed || self.failing.is_some()
    }

    /// Counts a change of the game at the table.
    pub fn change(&mut self) {
        self.changed = self.changed.wrapping_add(1);
    }

    /// Forgets queue and hold, as another game comes to the table.
    pub fn leave(&mut self) {
        self.line.clear();
        self.hold = Hold::Asking;
    }

    /// A listed game.
    #[must_use]
    pub fn entry(&self, id: GameId) -> Option<&Rc<Entry>> {
        self.games.iter().find(|entry| entry.about.id == id)
    }

    /// Inserts a game in its place in the list.
    fn list(&mut self, entry: Rc<Entry>) {
        let games = Rc::make_mut(&mut self.games);
        games.retain(|other| other.about.id != entry.about.id);
        let place = games.partition_point(|other| other.saved > entry.saved);
        games.insert(place, entry);
    }

    /// Handles events that concern only the list or the store.
    pub fn handle(&mut self, event: LibraryEvent) {
        match event {
            LibraryEvent::Games(games) => {
                (self.games, self.unread) = (Rc::default(), false);
                games.into_iter().map(Rc::new).for_each(|entry| self.list(entry));
            }
            LibraryEvent::Stored(entry) => self.list(entry),
            LibraryEvent::Kept(change) => {
                self.kept = change;
                if change == self.changed {
                    self.failing = None;
                }
            }
            LibraryEvent::Failed(error) => self.failing = Some(error),
            LibraryEvent::Hold(_, hold) => {
                self.hold = hold;
                if hold == Hold::Elsewhere {
                    self.line.clear();
                }
            }
            LibraryEvent::TakeOver => self.taken = self.taken.wrapping_add(1),
            LibraryEvent::Fresh(_) => self.line.clear(),
            LibraryEvent::Removed(entry) => {
                Rc::make_mut(&mut self.games).retain(|other| other.about.id != entry.about.id);
                self.removed = Some(entry);
            }
            LibraryEvent::Forgotten => self.removed = None,
            LibraryEvent::Durable(durable) => self.durable = durable,
            LibraryEvent::StorageProblem(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(id: u64, saved: u64) -> Rc<Entry> {
        let mut entry = Entry::bare("game.g1.x".into(), [0, 1, 2, 3, 4, 5]);
        (entry.about.id, entry.saved) = (GameId(id), saved);
        Rc::new(entry)
    }

    fn at_the_table() -> LibraryState {
        LibraryState { hold: Hold::Mine, ..LibraryState::new(Vec::new(), 7) }
    }

    fn ids(library: &LibraryState) -> Vec<u64> {
        library.games.iter().map(|entry| entry.about.id.0).collect()
    }

    #[test]
    fn the_next_action_waits_until_the_last_one_is_stored() {
        let mut library = at_the_table();
        assert!(library.admits(GameIntent::Undo, 4));
        library.change();
        assert!(!library.admits(GameIntent::Undo, 4) && !library.admits(GameIntent::Redo, 4));
        assert_eq!(library.next_in_line(4), None);
        library.handle(LibraryEvent::Kept(1));
        assert_eq!(library.next_in_line(4), Some(GameIntent::Undo));
        library.change();
        assert_eq!(library.next_in_line(4), None, "one at a time");
        library.handle(LibraryEvent::Kept(2));
        assert_eq!(library.next_in_line(4), Some(GameIntent::Redo));
        assert_eq!(library.next_in_line(4), None);
    }

    #[test]
    fn a_second_touch_while_the_first_one_waits_is_no_second_action() {
        let mut library = at_the_table();
        library.change();
        for intent in [GameIntent::Play(0), GameIntent::Play(0), GameIntent::Undo] {
            assert!(!library.admits(intent, 4));
        }
        library.handle(LibraryEvent::Kept(1));
        assert_eq!(library.next_in_line(4), Some(GameIntent::Play(0)));
        assert_eq!(
            library.next_in_line(5),
            Some(GameIntent::Undo),
            "which is no choice of those there were"
        );
        assert_eq!(library.next_in_line(4), None);
    }

    #[test]
    fn where_nothing_can_be_stored_the_game_goes_on() {
        let mut library = at_the_table();
        library.change();
        library.handle(LibraryEvent::Failed(StoreError::Full));
        assert!(library.admits(GameIntent::Undo, 4));
        library.change();
        library.handle(LibraryEvent::Kept(1));
        assert_eq!(library.failing, Some(StoreError::Full), "the last change is not stored yet");
        library.handle(LibraryEvent::Kept(2));
        assert_eq!(library.failing, None);
    }

    #[test]
    fn what_another_tab_has_is_not_changed_here() {
        let mut library = LibraryState::new(Vec::new(), 7);
        assert!(!library.admits(GameIntent::Undo, 4));
        library.handle(LibraryEvent::Hold(GameId(1), Hold::Elsewhere));
        assert!(!library.admits(GameIntent::Redo, 4));
        library.handle(LibraryEvent::Hold(GameId(1), Hold::Mine));
        assert_eq!(library.next_in_line(4), None, "nothing waited for a game that is elsewhere");
        assert!(library.admits(GameIntent::Redo, 4));
    }

    #[test]
    fn the_line_is_short_and_ends_with_the_game() {
        let mut library = at_the_table();
        library.change();
        (0..100).for_each(|_| assert!(!library.admits(GameIntent::Undo, 4)));
        assert_eq!(library.line.len(), LINE);
        library.leave();
        assert!(library.line.is_empty());
    }

    #[test]
    fn the_list_begins_with_the_game_played_last() {
        let mut library = at_the_table();
        for (id, saved) in [(1, 10), (2, 30), (3, 20), (1, 40)] {
            library.handle(LibraryEvent::Stored(entry(id, saved)));
        }
        assert_eq!(ids(&library), [1, 2, 3]);
        library.handle(LibraryEvent::Removed(entry(2, 30)));
        assert_eq!(ids(&library), [1, 3]);
        let back = library.removed.clone().unwrap();
        library.handle(LibraryEvent::Stored(back));
        assert_eq!(ids(&library), [1, 2, 3]);
        assert_eq!(library.entry(GameId(3)).map(|entry| entry.saved), Some(20));
    }

    #[test]
    fn what_could_not_be_read_is_unknown_until_it_is() {
        let mut library = LibraryState { unread: true, ..at_the_table() };
        library.handle(LibraryEvent::Stored(entry(1, 10)));
        assert!(library.unread, "one game stored meanwhile says nothing about the others");
        library.handle(LibraryEvent::Games(vec![(*entry(2, 5)).clone(), (*entry(1, 10)).clone()]));
        assert_eq!((ids(&library), library.unread), (vec![1, 2], false));
    }

    #[test]
    fn ids_differ() {
        let mut library = at_the_table();
        let ids: std::collections::BTreeSet<GameId> =
            (0..10_000).map(|_| library.new_id()).collect();
        assert_eq!(ids.len(), 10_000);
        assert!(ids.iter().all(|id| id.is_some()));
    }
}
