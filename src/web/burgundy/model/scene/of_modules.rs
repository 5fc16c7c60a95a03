//! Additions of modules to the table and to estates.

use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::shields::Shield;
use crate::web::burgundy::model::scene::{Claim, Icon, Mark, Place, Spot, Text};

/// A shield, in a depot or on a castle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShieldView {
    /// The shield.
    pub shield: Shield,
    /// State.
    pub mark: Mark,
    /// Origin, if it came with the last action.
    pub from: Option<Spot>,
    /// Accessible name: number, effect, place.
    pub label: Text,
}

/// A shield on a castle of an estate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedShield {
    /// The field of the castle.
    pub field: Field,
    /// The shield.
    pub view: ShieldView,
}

/// A border post between its fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostView {
    /// Its fields.
    pub fields: Vec<Field>,
    /// True if there is a tile on one of its fields.
    pub reached: bool,
    /// True if it is connected to another post.
    pub joined: bool,
    /// Accessible name: the post, and the posts it is connected to.
    pub label: Text,
}

/// The border posts of an estate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posts {
    /// North-west, north-east, south.
    pub posts: Vec<PostView>,
    /// Connected pairs, one bit each, in the order of the rules' pairs.
    pub pairs: u8,
}

/// A space of a trade route.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpaceView {
    /// The printed kind of goods.
    pub good: Good,
    /// Picture of the reward for a good of this kind.
    pub bonus: Icon,
    /// The good placed here.
    pub laid: Option<Good>,
    /// True if the next good goes here.
    pub next: bool,
    /// Origin of the good, if it came with the last action.
    pub from: Option<Spot>,
}

/// A card of a trade route.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardView {
    /// The spaces from left to right.
    pub spaces: Vec<SpaceView>,
    /// Accessible name: each space with its bonus and content.
    pub label: Text,
}

/// A fact about a player on the small panel, added by a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Icon.
    pub icon: Icon,
    /// A number or several, such as "5/12".
    pub text: Text,
    /// In words.
    pub label: Text,
    /// Subject of its explanation.
    pub spot: Spot,
}

/// Additions of modules to an estate.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Extras {
    /// The shields on castles.
    pub shields: Vec<PlacedShield>,
    /// The border posts.
    pub posts: Option<Posts>,
    /// The cards of the trade route, from left to right.
    pub route: Vec<CardView>,
    /// Facts for the small panel.
    pub facts: Vec<Fact>,
}

/// The inns beside the black depot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inns {
    /// The top one.
    pub place: Place,
    /// Number of inns.
    pub count: u8,
}

/// The bonuses for connecting all three border posts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostBonus {
    /// For the first player.
    pub first: Claim,
    /// For the second player.
    pub second: Claim,
    /// Accessible name.
    pub label: Text,
}

/// Additions of modules to the middle of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableExtras {
    /// The inns.
    pub inns: Option<Inns>,
    /// The bonuses of border posts.
    pub posts: Option<PostBonus>,
}
