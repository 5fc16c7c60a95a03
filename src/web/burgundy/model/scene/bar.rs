//! The action bar, and pieces at hand.

use crate::web::burgundy::model::scene::{
    Banner, DieView, EffectView, Icon, Mark, Piece, Spot, Tap, Text,
};

/// A button of the action bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ButtonView {
    /// Tap reported when pressed.
    pub tap: Tap,
    /// Icon.
    pub icon: Icon,
    /// Label.
    pub label: Text,
    /// Gain or cost; empty for none.
    pub sub: Text,
    /// True if it is lit as the requested choice.
    pub lit: bool,
    /// True if only the icon is shown, for many similar choices side by side.
    pub small: bool,
}

/// Content of the action bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// Colour of the dice.
    pub banner: Banner,
    /// The dice of the player in front; a castle's action is added as a die with face 0.
    pub dice: Vec<DieView>,
    /// The effect to be resolved first, beside the dice, in the solo game.
    pub effect: Option<EffectView>,
    /// The prompt in a few words.
    pub title: Text,
    /// A sentence of explanation.
    pub say: Text,
    /// Choices without a place on the board.
    pub buttons: Vec<ButtonView>,
    /// Set to 1 and 2 alternately by attempts to end the turn too early, which shake the remaining choices.
    pub urged: u8,
    /// The end of the turn, lit when nothing is left to do; `None` if it is not a person's turn.
    pub end: Option<ButtonView>,
    /// Accessible name of the dice.
    pub dice_label: Text,
}

/// A piece within reach of the thumb on a phone, with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// Spot reported when touched.
    pub spot: Spot,
    /// The tile.
    pub piece: Piece,
    /// Its short name.
    pub name: Text,
    /// State.
    pub mark: Mark,
    /// Accessible name.
    pub label: Text,
}

/// Pieces within reach of the thumb from one place: "Your store", "Depot 4".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// Name of the place.
    pub title: Text,
    /// At most four pieces.
    pub picks: Vec<Pick>,
    /// Empty places beside them.
    pub free: usize,
}
