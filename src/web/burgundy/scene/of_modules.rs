//! What modules add to the table and to estates.

use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::shields::Shield;
use crate::web::burgundy::scene::{Claim, Icon, Mark, Place, Spot, Text};

/// A shield, in a depot or on a castle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShieldView {
    /// Which shield.
    pub shield: Shield,
    /// How it stands.
    pub mark: Mark,
    /// Where it came from, if it arrived with the last action.
    pub from: Option<Spot>,
    /// Name for the screen reader: number, what it does, where it lies.
    pub label: Text,
}

/// A shield on a castle of an estate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carried {
    /// The field of the castle.
    pub field: Field,
    /// The shield.
    pub view: ShieldView,
}

/// A border post between the fields that it touches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostView {
    /// The fields that it touches.
    pub fields: Vec<Field>,
    /// Whether a tile lies at it.
    pub reached: bool,
    /// Whether it is joined to another post.
    pub joined: bool,
    /// Name for the screen reader: which post, and to which others it is joined.
    pub label: Text,
}

/// The border posts of an estate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posts {
    /// North-west, north-east, south.
    pub posts: Vec<PostView>,
    /// Which pairs are joined, one bit each, in the order of the rules' pairs.
    pub pairs: u8,
}

/// A space of a trade route.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpaceView {
    /// The printed kind of goods.
    pub good: Good,
    /// A picture of what a good of this kind gives.
    pub bonus: Icon,
    /// The good that lies here.
    pub laid: Option<Good>,
    /// Whether the next good goes here.
    pub next: bool,
    /// Where the good came from, if it was laid with the last action.
    pub from: Option<Spot>,
}

/// A card of a trade route.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardView {
    /// The spaces from left to right.
    pub spaces: Vec<SpaceView>,
    /// Name for the screen reader: each space with its bonus, and what lies there.
    pub label: Text,
}

/// A fact about a player that modules add to the small panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Its picture.
    pub icon: Icon,
    /// A number or a few, such as "5/12".
    pub text: Text,
    /// In words.
    pub label: Text,
}

/// What modules add to an estate.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Extras {
    /// The shields on castles.
    pub shields: Vec<Carried>,
    /// The border posts.
    pub posts: Option<Posts>,
    /// The cards of the trade route, from left to right.
    pub route: Vec<CardView>,
    /// What the small panel says of all this.
    pub facts: Vec<Fact>,
}

/// The inns beside the black depot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inns {
    /// The one on top.
    pub place: Place,
    /// How many lie there.
    pub count: u8,
}

/// The bonuses for joining all three border posts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PostBonus {
    /// For the first player who does.
    pub first: Claim,
    /// For the second.
    pub second: Claim,
    /// Name for the screen reader.
    pub label: Text,
}

/// What modules add to the middle of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableExtras {
    /// The inns.
    pub inns: Option<Inns>,
    /// The bonuses of border posts.
    pub posts: Option<PostBonus>,
}
