//! What the app knows of its library and of how the game at the table is kept: part of its state.
//!
//! A change of the game is shown at once and stored at once; what is done before the write is
//! through waits in line, so that there is never more than one action that is not stored. Only where
//! the browser fails to store does the game go on without.

use crate::engine::chance::mix;
use crate::engine::link::WriteError;
use crate::web::library::entry::Entry;
use crate::web::session::{GameId, GameIntent};
use crate::web::store::StoreError;
use std::rc::Rc;

/// Whether this tab may change the game at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hold {
    /// Being found out; what is done waits in line.
    #[default]
    Asking,
    /// This tab has the game.
    Mine,
    /// Another tab has it; this one looks on.
    Elsewhere,
}

/// Whether the browser promised to keep what it stores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Durable {
    /// Not asked yet.
    #[default]
    Unknown,
    /// It did.
    Promised,
    /// It did not: it may clear when room is short.
    NotPromised,
    /// It may clear after a week without a visit (WebKit).
    AWeek,
}

/// What is heard of the library.
#[derive(Debug, Clone)]
pub enum News {
    /// All games that are kept, in no order.
    Games(Vec<Entry>),
    /// A game was stored, here or in another tab.
    Stored(Rc<Entry>),
    /// The game at the table is stored up to this change.
    Kept(u32),
    /// The game at the table could not be stored.
    Failed(StoreError),
    /// Whether this tab has the game of this id.
    Hold(GameId, Hold),
    /// Somebody wants to play on here.
    TakeOver,
    /// The game at the table stands otherwise in the library: another tab went on with it.
    Fresh(Rc<Entry>),
    /// A game was taken out.
    Removed(Rc<Entry>),
    /// Nobody wants it back.
    Forgotten,
    /// Whether the browser keeps what it stores.
    Durable(Durable),
    /// Something that the reader should know.
    Trouble(Trouble),
}

/// Why a game is not kept as the reader would expect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// The browser does not store it.
    Store(StoreError),
    /// It can't be written down.
    Write(WriteError),
    /// Another tab went on with it.
    OtherTab,
}

/// How many actions may wait for the store. A finger is far slower.
const LINE: usize = 8;

/// What the app knows of its library.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LibraryState {
    /// All games that are kept, the one played last first.
    pub games: Rc<Vec<Rc<Entry>>>,
    /// Counts the changes of the game at the table.
    pub changed: u32,
    /// Up to which of them it is stored.
    pub kept: u32,
    /// Why it can't be stored at the moment.
    pub failing: Option<StoreError>,
    /// Whether this tab may change it.
    pub hold: Hold,
    /// Counts how often somebody wanted to play on here.
    pub taken: u32,
    /// What waits for the store or for the hold, and after how many moves it was wanted.
    line: Vec<(GameIntent, usize)>,
    /// The game that was taken out last, as long as it can be brought back.
    pub removed: Option<Rc<Entry>>,
    /// Whether the browser keeps what it stores.
    pub durable: Durable,
    /// Where the next game's id comes from.
    chance: u64,
}

impl LibraryState {
    /// A library with what is kept; `chance` is where ids of new games come from.
    #[must_use]
    pub fn new(games: Vec<Entry>, chance: u64) -> LibraryState {
        let mut library = LibraryState { chance, ..LibraryState::default() };
        library.hear(News::Games(games));
        library
    }

    /// Puts a game first in the list, where there is such a game.
    pub fn put_first(&mut self, id: Option<GameId>) {
        let games = Rc::make_mut(&mut self.games);
        if let Some(place) = games.iter().position(|entry| Some(entry.about.id) == id) {
            let entry = games.remove(place);
            games.insert(0, entry);
        }
    }

    /// A new id, different from all before with the same certainty as numbers drawn at random.
    pub fn new_id(&mut self) -> GameId {
        // One draw of entropy gives a long row of numbers.
        self.chance = self.chance.wrapping_add(0x9e37_79b9_7f4a_7c15);
        GameId(mix(self.chance).max(1))
    }

    /// Whether what is wanted `at` so many moves may be done now. If not, it waits in line, unless
    /// another tab has the game.
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

    /// What waited longest, if it may be done now that the game stands `at` so many moves. A choice is
    /// one of those that there were: if another was made meanwhile, a second touch by an impatient
    /// finger perhaps, it is let go.
    pub fn next_in_line(&mut self, at: usize) -> Option<GameIntent> {
        if self.hold != Hold::Mine || !self.is_kept() {
            return None;
        }
        let stands = |(intent, chosen): &(GameIntent, usize)| !intent.is_choice() || *chosen == at;
        let place = self.line.iter().position(stands).unwrap_or(self.line.len());
        self.line.drain(..place);
        (!self.line.is_empty()).then(|| self.line.remove(0).0)
    }

    /// Whether nothing waits to be stored, or storing fails and the game goes on without.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.kept == self.changed || self.failing.is_some()
    }

    /// The game at the table changed by what was done here.
    pub fn change(&mut self) {
        self.changed = self.changed.wrapping_add(1);
    }

    /// Another game lies on the table.
    pub fn leave(&mut self) {
        self.line.clear();
        self.hold = Hold::Asking;
    }

    /// A game as it is listed.
    #[must_use]
    pub fn entry(&self, id: GameId) -> Option<&Rc<Entry>> {
        self.games.iter().find(|entry| entry.about.id == id)
    }

    /// Puts a game into its place in the list.
    fn list(&mut self, entry: Rc<Entry>) {
        let games = Rc::make_mut(&mut self.games);
        games.retain(|other| other.about.id != entry.about.id);
        let place = games.partition_point(|other| other.saved > entry.saved);
        games.insert(place, entry);
    }

    /// Takes news that concern the list or the store alone.
    pub fn hear(&mut self, news: News) {
        match news {
            News::Games(games) => {
                self.games = Rc::default();
                games.into_iter().map(Rc::new).for_each(|entry| self.list(entry));
            }
            News::Stored(entry) => self.list(entry),
            News::Kept(change) => {
                self.kept = change;
                if change == self.changed {
                    self.failing = None;
                }
            }
            News::Failed(error) => self.failing = Some(error),
            News::Hold(_, hold) => {
                self.hold = hold;
                if hold == Hold::Elsewhere {
                    self.line.clear();
                }
            }
            News::TakeOver => self.taken = self.taken.wrapping_add(1),
            News::Fresh(_) => self.line.clear(),
            News::Removed(entry) => {
                Rc::make_mut(&mut self.games).retain(|other| other.about.id != entry.about.id);
                self.removed = Some(entry);
            }
            News::Forgotten => self.removed = None,
            News::Durable(durable) => self.durable = durable,
            News::Trouble(_) => {}
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
        library.hear(News::Kept(1));
        assert_eq!(library.next_in_line(4), Some(GameIntent::Undo));
        library.change();
        assert_eq!(library.next_in_line(4), None, "one at a time");
        library.hear(News::Kept(2));
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
        library.hear(News::Kept(1));
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
        library.hear(News::Failed(StoreError::Full));
        assert!(library.admits(GameIntent::Undo, 4));
        library.change();
        library.hear(News::Kept(1));
        assert_eq!(library.failing, Some(StoreError::Full), "the last change is not stored yet");
        library.hear(News::Kept(2));
        assert_eq!(library.failing, None);
    }

    #[test]
    fn what_another_tab_has_is_not_changed_here() {
        let mut library = LibraryState::new(Vec::new(), 7);
        assert!(!library.admits(GameIntent::Undo, 4));
        library.hear(News::Hold(GameId(1), Hold::Elsewhere));
        assert!(!library.admits(GameIntent::Redo, 4));
        library.hear(News::Hold(GameId(1), Hold::Mine));
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
            library.hear(News::Stored(entry(id, saved)));
        }
        assert_eq!(ids(&library), [1, 2, 3]);
        library.hear(News::Removed(entry(2, 30)));
        assert_eq!(ids(&library), [1, 3]);
        let back = library.removed.clone().unwrap();
        library.hear(News::Stored(back));
        assert_eq!(ids(&library), [1, 2, 3]);
        assert_eq!(library.entry(GameId(3)).map(|entry| entry.saved), Some(20));
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
