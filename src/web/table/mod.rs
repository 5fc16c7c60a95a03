//! The page where a game is played, as far as all games share it: the line on top, the action bar with
//! undo, history and hints, a phone's tabs, the log, the cover between two players, the timeline, computer
//! players.
//!
//! A game says by [`TableGame`] what lies on its table and what a touch does; it is drawn from what
//! whoever looks may know, so that nothing hidden can get into the document.

mod act;
mod bar;
mod boards;
mod drawn;
mod header;
mod log;
mod moment;
mod over;
mod page;
mod part;
mod play;
mod ui;

pub use act::Act;
pub use drawn::{Bar, Button, Drawn, Heading, HelpText, PhoneTab};
pub use log::LogLine;
pub use moment::{Moment, Telling};
pub use page::use_phone;
pub use part::{begun, names, reopen, table};

use crate::bots::player::ComputerPlayer;
use crate::engine::seat::Seat;
use crate::web::session::WebGame;
use crate::web::ui::text::Text;
use crate::web::words::Words;

/// What "Undo" takes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Back<P> {
    /// The last choice that was made.
    OfTheGame,
    /// Something that is only picked: this is left of it.
    Picked(P),
    /// Nothing, for several people are in the middle of something.
    Nothing,
}

/// What a game brings for its table.
pub trait TableGame: WebGame + ComputerPlayer {
    /// What somebody is in the middle of: picked cards, a field, marks that may still be changed.
    /// Forgotten when the game moves on.
    type Picked: Clone + PartialEq + Default + 'static;

    /// Whether players hold what others may not see: then the table is covered before somebody else
    /// looks at it.
    const HANDS: bool;

    /// Whether the device is handed over unseen for this choice, where people share it: for whatever stays
    /// hidden for a while, unless a game leaves that to its players.
    fn covers(decision: &Self::Decision) -> bool {
        Self::is_secret(decision)
    }

    /// Whether somebody must see what he holds for this choice. Where not, people choose openly, and the
    /// device need not change hands.
    fn needs_hand(decision: &Self::Decision) -> bool {
        let _ = decision;
        true
    }

    /// Whose turn it is, where others may be asked something in it; nobody's where all choose at once.
    fn whose_turn(state: &Self::State) -> Option<Seat> {
        let _ = state;
        None
    }

    /// What "Undo" takes back of what is picked before it takes back anything of the game.
    fn step_back(picked: &Self::Picked, state: &Self::State) -> Back<Self::Picked> {
        let _ = (picked, state);
        Back::OfTheGame
    }

    /// What is left of what is picked when Escape lets go of it. Marks that were made are not let go of.
    fn let_go(picked: &Self::Picked) -> Self::Picked {
        picked.clone()
    }

    /// The lines of the log for the events of one move, as whoever looks may know them.
    fn tell(telling: &Telling<'_, Self>, events: &[Self::Event]) -> Vec<LogLine>;

    /// How far the game is, where there is room and on a phone: "Phase II · round 3", "II · 3".
    fn when(words: &Words, view: &Self::View) -> (Text, Text);

    /// One choice in words, for the list of everything that can be done, for hints and for looking back.
    fn choice(telling: &Telling<'_, Self>, view: &Self::View, choice: &Self::Action) -> Text;

    /// What a hint advises, in words: several choices after each other, or as what they come to together.
    fn choices_in_words(
        telling: &Telling<'_, Self>,
        view: &Self::View,
        choices: &[Self::Action],
    ) -> String {
        let said = |choice: &Self::Action| Self::choice(telling, view, choice).to_string();
        choices.iter().map(said).collect::<Vec<_>>().join(" · ")
    }

    /// Why a hint advises something.
    fn reason(telling: &Telling<'_, Self>, reason: &Self::Reason) -> Text;

    /// Why the device is handed to a person, said to everybody; empty if it is just that person's turn.
    fn asks(telling: &Telling<'_, Self>, view: &Self::View, seat: Seat) -> Text;

    /// What lies on the table, and what can be done.
    fn draw(moment: &Moment<Self>, act: &Act<Self>) -> Drawn;

    /// How the game goes, in a few lines, for who plays it for the first time.
    fn guide(words: &Words) -> yew::Html;
}
