//! What only the solo game shows: the counting stone, how far the principality is, and what waits.

use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::scene::{Banner, DieState, Icon, Mark, Tap, Text};

/// The counting stone's way to its marker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Track {
    /// The colour of stone and marker.
    pub banner: Banner,
    /// Where the stone stands, from 0.
    pub stone: u8,
    /// Points that wait to be collected.
    pub coming: u16,
    /// Where the marker stands.
    pub marker: u8,
    /// Where it stood at the start: as far as the way is drawn.
    pub start: u8,
    /// The way in words.
    pub label: Text,
}

/// How far a colour is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The colour.
    pub colour: Colour,
    /// Its fields that have a tile.
    pub filled: u8,
    /// All its fields.
    pub fields: u8,
    /// In words.
    pub label: Text,
}

/// The effect that comes first, as a thing to choose beside the dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EffectView {
    /// Its picture.
    pub icon: Icon,
    /// How it stands.
    pub state: DieState,
    /// Name for the screen reader.
    pub label: Text,
}

/// Something that waits, or may be done beside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waits {
    /// What a touch reports; `None` for the effect that comes first already.
    pub tap: Option<Tap>,
    /// Its picture.
    pub icon: Icon,
    /// What it is.
    pub label: Text,
    /// What it brings, such as "+6"; empty for none.
    pub points: Text,
    /// How it stands.
    pub mark: Mark,
}

/// What stands in the place of the other players: the goal, and what waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Goal {
    /// The player's colour.
    pub banner: Banner,
    /// The filled fields, such as "23 of 37".
    pub filled: Text,
    /// The same in words, or how the game ended.
    pub title: Text,
    /// Whether the game is over.
    pub over: bool,
    /// Turns that are left, or in which turn it ended.
    pub turns: Text,
    /// Fields filled, in hundredths of all.
    pub percent: u8,
    /// Each colour, in the order of the table.
    pub colours: Vec<Progress>,
    /// The title of what waits.
    pub waiting: Text,
    /// What waits, in the order in which it was won.
    pub waits: Vec<Waits>,
    /// What is said when nothing waits.
    pub nothing: Text,
    /// The sheet as a whole, for the screen reader.
    pub label: Text,
}
