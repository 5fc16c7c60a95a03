//! Parts of the solo game only: the counting stone, the progress, pending effects.

use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::model::scene::{Banner, DieState, Icon, Mark, Tap, Text};

/// The counting stone's track up to its marker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Track {
    /// Colour of stone and marker.
    pub banner: Banner,
    /// Space of the stone, from 0.
    pub stone: u8,
    /// Points to be collected.
    pub coming: u16,
    /// Space of the marker.
    pub marker: u8,
    /// Space of the marker at the start, up to which the track is drawn.
    pub start: u8,
    /// The track in words.
    pub label: Text,
}

/// Progress of a colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The colour.
    pub colour: Colour,
    /// Number of its fields.
    pub filled: u8,
    /// All its fields.
    pub fields: u8,
    /// In words.
    pub label: Text,
}

/// The effect to be resolved first, as a choice beside the dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EffectView {
    /// Icon.
    pub icon: Icon,
    /// State.
    pub state: DieState,
    /// Accessible name.
    pub label: Text,
}

/// A pending effect, or an additional option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waits {
    /// Tap reported when touched; `None` for the effect already to be resolved first.
    pub tap: Option<Tap>,
    /// Icon.
    pub icon: Icon,
    /// Label.
    pub label: Text,
    /// Gain, such as "+6"; empty for none.
    pub points: Text,
    /// State.
    pub mark: Mark,
}

/// The sheet in place of the other players: the goal, and pending effects.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Goal {
    /// The player's colour.
    pub banner: Banner,
    /// Filled fields, such as "23 of 37".
    pub filled: Text,
    /// The same in words, or the result of the game.
    pub title: Text,
    /// True if the game is over.
    pub over: bool,
    /// Turns left, or the turn in which it ended.
    pub turns: Text,
    /// Percentage of fields filled.
    pub percent: u8,
    /// Each colour, in the order of the table.
    pub colours: Vec<Progress>,
    /// Title of the pending effects.
    pub waiting: Text,
    /// Pending effects, in the order in which they were gained.
    pub waits: Vec<Waits>,
    /// Text if there are none.
    pub nothing: Text,
    /// Accessible description of the whole sheet.
    pub label: Text,
}
