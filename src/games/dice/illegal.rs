//! Reasons why an action is not legal.

use crate::games::dice::colours::Colour;

/// Reason why an action is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The third phase has ended.
    #[error("the game is over")]
    Over,
    /// Another seat chooses.
    #[error("this seat has nothing to choose now")]
    NotYours,
    /// Another kind of choice is open.
    #[error("something else is to be chosen now")]
    NotNow,
    /// No such field.
    #[error("fields are numbered from 0 to 36")]
    NoField,
    /// No such number.
    #[error("dice show numbers from 1 to 6")]
    NoNumber,
    /// The field is not a castle.
    #[error("this field is no castle")]
    NoCastle,
    /// Start castles must be different, and another seat has this one.
    #[error("somebody has started with this castle already; choose another one")]
    CastleTaken,
    /// Neither colour die shows it.
    #[error("no colour die shows {0}")]
    NoColourDie(Colour),
    /// Neither number die shows it.
    #[error("no number die shows {0}")]
    NoNumberDie(u8),
    /// No monk is left.
    #[error("there is no monk to use")]
    NoMonk,
    /// No worker is left.
    #[error("there is no worker to use")]
    NoWorker,
    /// A monk for a colour that a die shows.
    #[error("a colour die shows {0}, so no monk is needed")]
    MonkNotNeeded(Colour),
    /// A worker for a number that a die shows.
    #[error("a number die shows {0}, so no worker is needed")]
    WorkerNotNeeded(u8),
    /// A second combination of the same two dice.
    #[error("a second combination needs at least one die that the first did not use")]
    SameDice,
    /// The field is of another colour.
    #[error("the field is {0}")]
    OtherColour(Colour),
    /// The field is not empty.
    #[error("the field is marked already")]
    Marked,
    /// No marked field beside it.
    #[error("no field beside it is marked")]
    Apart,
    /// The colour takes other numbers.
    #[error("{0} fields don't take a {1}")]
    NotThisNumber(Colour, u8),
    /// The city has the number.
    #[error("this city has a {0} already; its numbers all differ")]
    InCity(u8),
    /// The pasture has another number.
    #[error("this pasture has another number than {0}; its numbers are all the same")]
    NotInPasture(u8),
    /// No neighbour of the castle has the number.
    #[error("no field beside this castle has a {0}")]
    NotBesideCastle(u8),
}
