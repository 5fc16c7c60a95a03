//! The six sheets. A is for beginners; E and F are our own.

use crate::games::dice::board::Board;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A sheet, the same for all players (rulebook page 4).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum SheetId {
    /// For beginners.
    #[default]
    A,
    /// Printed.
    B,
    /// Printed.
    C,
    /// Printed.
    D,
    /// Our own.
    E,
    /// Our own.
    F,
}

static A: Board = Board::of_text(
    "b b s s  o o p p o  o gb y y gs p  o b b p o o o  y go p b gp y  y s b p p  s o y y",
);
static B: Board = Board::of_text(
    "y y p s  o o o s b  o gp b y go p  s b b y b p p  s gs p b gb o  p p o y o  y o o y",
);
static C: Board = Board::of_text(
    "o gs p p  s s o o o  o gb y b p y  y o y b o b b  y p go o o gp  p s s y p  b b y p",
);
static D: Board = Board::of_text(
    "y gs o o  o y p s y  b go o s b b  b y y b p p y  o p gb b gp o  p p o o o  y s s p",
);
static E: Board = Board::of_text(
    "b b p y  o o go p y  o y s b p o  o y s b b o p  b gs p p gb p  s s gp y y  y o o o",
);
static F: Board = Board::of_text(
    "y b y y  y go b gs p  o o p p o o  s s gp b b o o  p p s y gb p  o y s b p  y o o b",
);

impl SheetId {
    /// All six.
    pub const ALL: [SheetId; 6] =
        [SheetId::A, SheetId::B, SheetId::C, SheetId::D, SheetId::E, SheetId::F];

    /// The sheet's letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            SheetId::A => 'A',
            SheetId::B => 'B',
            SheetId::C => 'C',
            SheetId::D => 'D',
            SheetId::E => 'E',
            SheetId::F => 'F',
        }
    }

    /// The sheet's board.
    #[inline]
    #[must_use]
    pub const fn board(self) -> &'static Board {
        match self {
            SheetId::A => &A,
            SheetId::B => &B,
            SheetId::C => &C,
            SheetId::D => &D,
            SheetId::E => &E,
            SheetId::F => &F,
        }
    }
}

impl fmt::Display for SheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The error of a text that names no sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such sheet; sheets are A, B, C, D, E and F")]
pub struct NotASheet;

impl FromStr for SheetId {
    type Err = NotASheet;
    fn from_str(text: &str) -> Result<SheetId, NotASheet> {
        let named =
            |sheet: &SheetId| text.eq_ignore_ascii_case(sheet.letter().encode_utf8(&mut [0; 4]));
        SheetId::ALL.into_iter().find(named).ok_or(NotASheet)
    }
}
