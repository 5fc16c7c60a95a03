//! What a game draws its table from.

use super::TableGame;
use crate::bots::level::Level;
use crate::bots::player::Hint;
use crate::engine::game::Move;
use crate::engine::seat::{Looker, MAX_SEATS, Seat};
use crate::engine::total::At;
use crate::web::session::GameId;
use crate::web::settings::Settings;
use crate::web::ui::banner::Banner;
use crate::web::ui::log_row::LogRow;
use crate::web::ui::text::Text;
use crate::web::words::{Arg, Words};
use std::rc::Rc;

/// What sentences about a game need: who is meant, and for whom they are.
pub struct Telling<'a, G: TableGame> {
    /// The wording.
    pub words: &'a Words,
    /// The players' names, by seat.
    pub names: &'a [Text],
    /// What is played.
    pub options: &'a G::Options,
    /// Who reads it.
    pub looker: Looker,
}

impl<G: TableGame> Telling<'_, G> {
    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Text {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// A player's name as a value in a sentence.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Arg {
        Arg::Text(self.name(seat).to_string())
    }

    /// The text of a key with its values.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> Text {
        self.words.say(key, args).into()
    }
}

/// Everything that a table is drawn from.
pub struct Moment<G: TableGame> {
    /// The position, as whoever looks may know it.
    pub view: Rc<G::View>,
    /// Who looks: the person whose hand is open, or anybody.
    pub looker: Looker,
    /// The same as each seat knew it, by seat, once nothing has to stay hidden: when a game with hands is
    /// over, also while its past is looked at. Empty before.
    pub open: Rc<Vec<G::View>>,
    /// What is played.
    pub options: G::Options,
    /// Whose side is drawn large.
    pub front: Seat,
    /// The person who chooses at this page now; nobody while the table is covered, the past is looked at
    /// or the game goes on elsewhere.
    pub chooser: Option<Seat>,
    /// What can be chosen: by the person who chooses, and where nobody holds anything hidden by all who
    /// may choose and are people.
    pub choices: Rc<Vec<Move<G::Action>>>,
    /// The person who is to take the device before anything hidden is shown.
    pub covered: Option<Seat>,
    /// The players' names, by seat.
    pub names: Rc<Vec<Text>>,
    /// The players' colours, by seat.
    pub banners: [Banner; MAX_SEATS],
    /// How well the computer at a seat plays; nothing for a person.
    pub levels: [Option<Level>; MAX_SEATS],
    /// The computer player that is thinking.
    pub thinks: Option<Seat>,
    /// What somebody is in the middle of.
    pub picked: G::Picked,
    /// The last move's events as whoever looks may know them, while the game goes forward.
    pub last: Rc<Vec<G::Event>>,
    /// What happened since the last own move of the seat in front, that move's events included, as whoever
    /// looks may know it.
    pub since: Rc<Vec<G::Event>>,
    /// What happened in this turn so far, as whoever looks may know it.
    pub turn: Rc<Vec<G::Event>>,
    /// What happened in the turn that ended last, from the move that began it on, as whoever looks may know it.
    pub ended: Rc<Vec<G::Event>>,
    /// The game's place in the library.
    pub game: GameId,
    /// Whether the seat in front has made a move before.
    pub has_moved: bool,
    /// The log, newest first.
    pub log: Rc<Vec<LogRow>>,
    /// A number that grows with every move, so that what happens twice is drawn anew.
    pub moves: usize,
    /// Whether the game is over.
    pub over: bool,
    /// Whether a moment of the past is looked at.
    pub past: bool,
    /// Whether the game is played in another tab and only watched here.
    pub watching: bool,
    /// The hint that is shown.
    pub hint: Option<Hint<G>>,
    /// Whether the next touch explains instead of acting.
    pub help_mode: bool,
    /// Whether a phone shows it, and then which of its tabs.
    pub phone: Option<usize>,
    /// The settings.
    pub settings: Settings,
    /// The wording.
    pub words: Words,
}

impl<G: TableGame> Moment<G> {
    /// What sentences need.
    #[must_use]
    pub fn telling(&self) -> Telling<'_, G> {
        let Moment { words, names, options, looker, .. } = self;
        Telling { words, names, options, looker: *looker }
    }

    /// How many sit at the table.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.names.len() as u8
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Text {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// The position as a seat knows it, if that may be shown: the looker's own, and everybody's once the
    /// game is over.
    #[must_use]
    pub fn open_view(&self, seat: Seat) -> Option<&G::View> {
        match self.looker.is(seat) {
            true => Some(&self.view),
            false => self.open.get(seat.index()),
        }
    }

    /// Whether the seat in front may lift its closed hand by holding it: a person's, at this moment, on this
    /// page, where others sit at the table too.
    #[must_use]
    pub fn may_lift(&self) -> bool {
        let here = self.covered.or(self.chooser) == Some(self.front);
        here && !self.past && !self.watching && !self.over
    }

    /// A player's colour.
    #[must_use]
    pub fn banner(&self, seat: Seat) -> Banner {
        self.banners.at(seat.index())
    }

    /// Whether a person sits there.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.levels.at(seat.index()).is_none()
    }

    /// The others, in turn order from the seat in front.
    pub fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.seats();
        (1..seats).map(move |step| Seat((self.front.0 + step) % seats.max(1)))
    }

    /// What a seat can choose here now.
    pub fn choices_of(&self, seat: Seat) -> impl Iterator<Item = G::Action> + '_ {
        self.choices.iter().filter(move |made| made.seat == seat).map(|made| made.action)
    }

    /// Whether a seat can choose this here now.
    #[must_use]
    pub fn can(&self, seat: Seat, action: G::Action) -> bool {
        self.choices.contains(&Move { seat, action })
    }

    /// Whether the part of this number is shown: always, but on a phone one at a time.
    #[must_use]
    pub fn shows(&self, tab: usize) -> bool {
        self.phone.is_none_or(|shown| shown == tab)
    }

    /// The text of a key.
    #[must_use]
    pub fn t(&self, key: &str) -> Text {
        self.words.t(key).into()
    }

    /// The text of a key with its values.
    #[must_use]
    pub fn say(&self, key: &str, args: &[(&str, Arg)]) -> Text {
        self.words.say(key, args).into()
    }
}
