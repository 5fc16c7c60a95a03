//! The table page shared by all games: header, action bar with undo, replay and hints, tabs on a phone, log, cover
//! between two players, computer players.
//!
//! A game implements [`TableGame`] to draw its table and handle touches. It draws from the viewer's view only, so that
//! nothing hidden can get into the document.

mod act;
mod around;
mod asking;
mod bar;
mod boards;
pub mod choosing;
mod drawn;
mod figures;
mod flight;
mod ghost;
mod header;
mod held;
pub mod lens;
mod listed;
mod log;
mod moment;
mod names;
mod offscreen;
mod over;
mod page;
mod part;
mod play;
mod quick;
mod touches;
mod ui;
mod verdict;
pub mod worth;

#[cfg(test)]
#[cfg(feature = "ssr")]
pub(in crate::web) use play::tests as laws;

pub use act::Act;
pub use around::{Edge, edge};
pub use asking::{code_of, subject_of};
pub use drawn::{Bar, Button, Drawn, Heading, HelpText, PhoneTab};
pub use figures::{Figure, Figures};
pub use ghost::{difference, when};
pub use lens::Lens;
pub use listed::Listed;
pub use log::LogLine;
pub use moment::{History, Moment, TextContext};
pub use names::{names, sign, status};
pub use page::{focus_code, use_phone};
pub use part::{begun, reopen, table};
pub use touches::Touch;
pub use verdict::verdict;

use crate::bots::analyst::Unit;
use crate::bots::player::ComputerPlayer;
use crate::engine::seat::Seat;
use crate::web::session::WebGame;
use crate::web::ui::text::Text;
use crate::web::words::Words;

/// Number of moves up to which a game counts as just begun.
const FIRST_MOVES: usize = 12;

/// Effect of "Undo".
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Back<P> {
    /// Undoes the last move.
    OfTheGame,
    /// Changes the selection only, to this one.
    Picked(P),
    /// Not available, because several people are choosing.
    Nothing,
}

/// A game's contribution to its table.
///
/// The made-up game of the tests (`tests/tiny_game/page.rs`) has the smallest one. Anything that works for all games is
/// written for the trait:
///
/// ```
/// # #[path = "../../../tests/tiny_game/whole.rs"]
/// # mod tiny_game;
#[doc = include_str!("../../../tests/tiny_game/examples/table_game.rs")]
/// ```
pub trait TableGame: WebGame + ComputerPlayer {
    /// The current selection: picked cards, a field, marks that can still be changed. Reset when the game moves on.
    type Picked: Clone + PartialEq + Default + 'static;

    /// Preferences at this table, kept while the game moves on and the device changes hands: ways of playing, choices for
    /// the rest of a turn.
    type Ways: Clone + PartialEq + Default + 'static;

    /// The tab shown first on a phone.
    const FIRST_TAB: usize = 0;

    /// Kinds of events, by their names in records, without a line in the log: visible on the table, or part of another
    /// event's line.
    const UNLOGGED: &'static [&'static str] = &[];

    /// Preferences stored on this device; read once, when the table is opened.
    fn remembered() -> Self::Ways {
        Self::Ways::default()
    }

    /// Stores what changed in the preferences on this device; another tab may have stored the rest.
    fn remember(before: &Self::Ways, ways: &Self::Ways) {
        let _ = (before, ways);
    }

    /// The preferences that are kept in the next turn.
    fn next_turn(ways: &Self::Ways) -> Self::Ways {
        ways.clone()
    }

    /// True if the screen is covered and handed over before this decision on a shared device. By default for all secret
    /// decisions; a game may leave that to its players.
    fn covers(decision: &Self::Decision) -> bool {
        Self::is_secret(decision)
    }

    /// True if the player must see their hand for this decision. If not, people choose openly, and the device need not
    /// be handed over.
    fn needs_hand(decision: &Self::Decision) -> bool {
        let _ = decision;
        true
    }

    /// True if only a player with a certain hidden card is asked this, so that the page tells nobody else.
    fn is_untold(decision: &Self::Decision) -> bool {
        let _ = decision;
        false
    }

    /// The player whose turn it is, while others may be asked too; `None` if all choose at once.
    fn whose_turn(state: &Self::State) -> Option<Seat> {
        let _ = state;
        None
    }

    /// Effect of "Undo" on the selection, before any move is undone.
    fn step_back(picked: &Self::Picked, state: &Self::State) -> Back<Self::Picked> {
        let _ = (picked, state);
        Back::OfTheGame
    }

    /// Selection after Escape; committed marks are kept.
    fn deselect(picked: &Self::Picked) -> Self::Picked {
        picked.clone()
    }

    /// Selection while a hint is shown.
    fn hinted(picked: &Self::Picked) -> Self::Picked {
        let _ = picked;
        Self::Picked::default()
    }

    /// The selection with a hint's choices in pencil, in games where the player has yet to say that they are ready;
    /// `None` if they are played at once.
    fn pencilled(
        moment: &Moment<Self>,
        seat: Seat,
        advised: &[Self::Action],
    ) -> Option<Self::Picked> {
        let _ = (moment, seat, advised);
        None
    }

    /// True if the selection holds a hint's choices in pencil already.
    fn is_written(moment: &Moment<Self>, seat: Seat, advised: &[Self::Action]) -> bool {
        let _ = (moment, seat, advised);
        false
    }

    /// The only action of a seat that a selection leaves, for quick moves; `None` if it leaves several, or what is left
    /// takes a touch of its own. The default serves games whose actions all reveal something or end the turn.
    fn only_left(
        view: &Self::View,
        seat: Seat,
        legal: &[Self::Action],
        picked: &Self::Picked,
    ) -> Option<Self::Action> {
        let _ = (view, seat, legal, picked);
        None
    }

    /// Selection after the same game has moved on by an action.
    fn kept(picked: &Self::Picked) -> Self::Picked {
        let _ = picked;
        Self::Picked::default()
    }

    /// The log lines for the events of one move, as visible to the viewer.
    fn log_lines(context: &TextContext<'_, Self>, events: &[Self::Event]) -> Vec<LogLine>;

    /// Progress of the game, for wide screens and for a phone: "Phase II · round 3", "II · 3".
    fn when(words: &Words, view: &Self::View) -> (Text, Text);

    /// A choice in words, for the list of choices, hints and reviews.
    fn choice(context: &TextContext<'_, Self>, view: &Self::View, choice: &Self::Action) -> Text;

    /// Group and picture of a choice in the list of choices, where it is `said` in these words. A beginning of the words
    /// that is the group's heading, up to a colon or comma, is written in the heading only.
    fn listed(
        context: &TextContext<'_, Self>,
        view: &Self::View,
        choice: &Self::Action,
        said: &Text,
    ) -> Listed {
        let _ = (context, view, choice, said);
        Listed::default()
    }

    /// The advice of a hint in words: several choices in order, or their joint effect.
    fn choices_in_words(
        context: &TextContext<'_, Self>,
        view: &Self::View,
        choices: &[Self::Action],
    ) -> String {
        let said = |choice: &Self::Action| Self::choice(context, view, choice).to_string();
        choices.iter().map(said).collect::<Vec<_>>().join(" · ")
    }

    /// The same in the headline of a hint, whose place on the table is lit.
    fn lit_in_words(
        context: &TextContext<'_, Self>,
        view: &Self::View,
        choices: &[Self::Action],
    ) -> String {
        Self::choices_in_words(context, view, choices)
    }

    /// Elements that are touched for an action, by their `data-s`, the target last; empty if it has no place on the
    /// table.
    fn places(made: (&Self::State, Seat, &Self::Action)) -> Vec<String> {
        let _ = made;
        Vec::new()
    }

    /// True if the action ends the turn and does nothing else.
    fn ends_turn(action: &Self::Action) -> bool;

    /// A reason for a hint's advice.
    fn reason(context: &TextContext<'_, Self>, reason: &Self::Reason) -> Text;

    /// Key of the unit of analyses and of hints' prices in the wording.
    fn measured(options: &Self::Options) -> &'static str {
        let _ = options;
        match Self::MEASURE.unit {
            Unit::Points => "points",
            Unit::Win => "win",
        }
    }

    /// True if the game is new to the player to move; the bar then offers the instructions.
    fn is_new(moment: &Moment<Self>) -> bool {
        let seats = 0..moment.seats();
        let people = seats.filter(|seat| moment.is_person(Seat(*seat))).count();
        people == 1 && moment.moves < FIRST_MOVES
    }

    /// Reason why the device is handed to a person, shown to everybody; empty if it is just their turn.
    fn handover_reason(context: &TextContext<'_, Self>, view: &Self::View, seat: Seat) -> Text;

    /// True if the table can be drawn with each seat's board at that player's edge of the device.
    fn fits_around(options: &Self::Options) -> bool {
        let _ = options;
        false
    }

    /// Draws the table and its choices.
    fn draw(moment: &Moment<Self>, act: &Act<Self>) -> Drawn;

    /// Explanation of a subject: of an element that is drawn with this code (`data-help` or `data-s`).
    fn explain(moment: &Moment<Self>, act: &Act<Self>, code: &str) -> Option<HelpText>;

    /// Figures that experts count, as far as the viewer may know them.
    fn figures(moment: &Moment<Self>) -> Vec<Figures> {
        let _ = moment;
        Vec::new()
    }

    /// Points and odds of a subject, by its code.
    fn lens(moment: &Moment<Self>, act: &Act<Self>, code: &str) -> Lens<Self::Action> {
        let _ = (moment, act, code);
        Lens::default()
    }

    /// A seat's part of the table by itself, in another game with the same setup: the picture of the other's game in a
    /// challenge. Games with hidden hands have none.
    fn apart(context: &TextContext<'_, Self>, view: &Self::View, seat: Seat) -> yew::Html {
        let _ = (context, view, seat);
        yew::Html::default()
    }

    /// Brief instructions for a first game.
    fn guide(words: &Words) -> yew::Html;
}
