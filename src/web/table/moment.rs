//! The data from which a game draws its table.

use super::names::sign;
use super::{Act, TableGame};
use crate::bots::level::Level;
use crate::bots::player::Hint;
use crate::engine::game::Move;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::web::settings::Settings;
use crate::web::thinking::hook::Estimate;
use crate::web::ui::banner::Banner;
use crate::web::ui::hand::ClosedHand;
use crate::web::ui::log_row::LogRow;
use crate::web::ui::text::{Icon, Text};
use crate::web::words::{Arg, Words};
use std::rc::Rc;

/// Data for sentences about a game: the players, and the reader.
pub struct TextContext<'a, G: TableGame> {
    /// The wording.
    pub words: &'a Words,
    /// The players' names, by seat.
    pub names: &'a [Text],
    /// Options of the game.
    pub options: &'a G::Options,
    /// The reader.
    pub looker: Looker,
}

impl<G: TableGame> TextContext<'_, G> {
    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Text {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// A player's name as a value in a sentence.
    #[must_use]
    pub fn name_arg(&self, seat: Seat) -> Arg {
        Arg::Text(self.name(seat).to_string())
    }

    /// The message with this key and values.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> Text {
        self.words.say(key, args).into()
    }
}

/// Everything that a table is drawn from. Cheap to clone.
#[derive(Clone)]
pub struct Moment<G: TableGame> {
    /// The position, as visible to the viewer.
    pub view: Rc<G::View>,
    /// The viewer: the person whose hand is open, or anybody.
    pub looker: Looker,
    /// The position as each seat saw it, once nothing needs to stay hidden: in finished games with hands, also for past
    /// moments. Empty before.
    pub open: Rc<Vec<G::View>>,
    /// The position as each person who may choose now sees it, by seat; empty in games with hidden hands. Where several
    /// choose at once, what one of them has chosen is in nobody else's view.
    pub choosing: Rc<Vec<Option<G::View>>>,
    /// Options of the game.
    pub options: G::Options,
    /// The seat whose side is drawn large.
    pub front: Seat,
    /// The person to choose on this page now; `None` while the table is covered, a past moment is shown, or another tab
    /// has the game.
    pub chooser: Option<Seat>,
    /// The choices of that person; in games without hidden hands, of all people who may choose.
    pub choices: Rc<Vec<Move<G::Action>>>,
    /// The person who must take the device before hidden information is shown.
    pub covered: Option<Seat>,
    /// The players' names, by seat.
    pub names: Rc<Vec<Text>>,
    /// The players' colours, by seat.
    pub banners: [Banner; MAX_SEATS],
    /// Level of the computer player at a seat; `None` for a person.
    pub levels: [Option<Level>; MAX_SEATS],
    /// The computer player to move here now; `None` while a person is asked, a past moment is shown, or another tab has
    /// the game.
    pub computer: Option<Seat>,
    /// The computer player that is thinking.
    pub thinks: Option<Seat>,
    /// The current selection.
    pub picked: G::Picked,
    /// The preferences at this table.
    pub ways: G::Ways,
    /// The last move's events as visible to the viewer, while the game goes forward; until people have answered, without
    /// the choices that computers make at the same time.
    pub last: Rc<Vec<G::Event>>,
    /// The events before the first move, then of each move up to this moment, as visible to the viewer.
    pub history: History<G>,
    /// The events since the last own move of the seat in front, including that move, as visible to the viewer.
    pub since: Rc<Vec<G::Event>>,
    /// The events of this turn so far, as visible to the viewer.
    pub turn: Rc<Vec<G::Event>>,
    /// The events of the last finished turn, beginning with its first move, as visible to the viewer.
    pub ended: Rc<Vec<G::Event>>,
    /// True if the seat in front has made a move before.
    pub has_moved: bool,
    /// The log, newest first.
    pub log: Rc<Vec<LogRow>>,
    /// A number that grows with every move, so that repeated events are rendered anew.
    pub moves: usize,
    /// True if the game is over.
    pub over: bool,
    /// True if a past moment is shown.
    pub past: bool,
    /// True if another tab has the game, and this one only watches.
    pub watching: bool,
    /// The hint shown.
    pub hint: Option<Hint<G>>,
    /// The current tab, on a phone.
    pub phone: Option<usize>,
    /// True if each seat's board is drawn at that player's edge of the device.
    pub around: bool,
    /// The expected result.
    pub estimate: Option<Rc<Estimate>>,
    /// The expected result with the subject of the lens.
    pub worth: Option<Rc<Estimate>>,
    /// The settings.
    pub settings: Settings,
    /// The wording.
    pub words: Words,
}

/// Events up to a moment, by move. Cheap to clone.
#[derive(Debug, Clone)]
pub struct History<G: TableGame> {
    /// Events of all moves, including later ones.
    pub(super) all: Rc<Vec<Rc<Vec<G::Event>>>>,
    /// Number of entries that count.
    pub(super) count: usize,
}

impl<G: TableGame> History<G> {
    /// All events of a game so far, including hidden information.
    #[must_use]
    pub fn of(game: &Journal<G>) -> History<G> {
        let moves = (0..game.position()).map(|index| Rc::new(game.events_of(index).to_vec()));
        let opening = Rc::new(game.opening_events().to_vec());
        let all: Vec<Rc<Vec<G::Event>>> = [opening].into_iter().chain(moves).collect();
        History { count: all.len(), all: Rc::new(all) }
    }

    /// The events before the first move, then of each move.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = &[G::Event]> {
        let upto = self.all.get(..self.count.min(self.all.len())).unwrap_or_default();
        upto.iter().map(|events| events.as_slice())
    }
}

impl<G: TableGame> Moment<G> {
    /// The data for sentences.
    #[must_use]
    pub fn context(&self) -> TextContext<'_, G> {
        let Moment { words, names, options, looker, .. } = self;
        TextContext { words, names, options, looker: *looker }
    }

    /// Number of seats.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.names.len() as u8
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Text {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The position as a seat sees it, if it may be shown: the viewer's own, those of all people who may choose now in a
    /// game without hidden hands, and everybody's once the game is over.
    #[must_use]
    pub fn open_view(&self, seat: Seat) -> Option<&G::View> {
        if self.looker.is(seat) {
            return Some(&self.view);
        }
        let choosing = self.choosing.get(seat.index()).and_then(Option::as_ref);
        choosing.or_else(|| self.open.get(seat.index()))
    }

    /// A seat's closed hand of so many cards. It can be shown by holding it if it is not empty and the person in front
    /// is to choose, in the present and on this page.
    #[must_use]
    pub fn closed_hand(
        &self,
        act: &Act<G>,
        (seat, cards): (Seat, usize),
        label: Text,
        code: String,
    ) -> ClosedHand {
        let here = self.covered.or(self.chooser) == Some(self.front);
        let lifts = here && !self.past && !self.watching && !self.over && cards > 0;
        let flap = if lifts { self.t("table-hold") } else { Text::default() };
        ClosedHand { label, code, flap, lift: lifts.then(|| act.lift(seat)) }
    }

    /// A player's colour.
    #[must_use]
    pub fn banner(&self, seat: Seat) -> Banner {
        self.banners.at(seat.index())
    }

    /// True if a person plays at the seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.levels.at(seat.index()).is_none()
    }

    /// The sign of the player at the seat: a person's or a computer's.
    #[must_use]
    pub fn sign(&self, seat: Seat) -> Icon {
        sign(self.levels.at(seat.index()))
    }

    /// The other seats, in turn order from the seat in front.
    pub fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.seats();
        (1..seats).map(move |step| Seat((self.front.0 + step) % seats.max(1)))
    }

    /// The choices that a seat has here now.
    pub fn choices_of(&self, seat: Seat) -> impl Iterator<Item = G::Action> + '_ {
        self.choices.iter().filter(move |made| made.seat == seat).map(|made| made.action)
    }

    /// True if a seat has this choice here now.
    #[must_use]
    pub fn can(&self, seat: Seat, action: G::Action) -> bool {
        self.choices.contains(&Move { seat, action })
    }

    /// True if a part is visible: always, except on a phone, which shows one at a time.
    #[must_use]
    pub fn shows(&self, tab: usize) -> bool {
        self.phone.is_none_or(|shown| shown == tab)
    }

    /// The message with this key.
    #[must_use]
    pub fn t(&self, key: &str) -> Text {
        self.words.t(key).into()
    }

    /// The message with this key and values.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> Text {
        self.words.say(key, args).into()
    }
}
