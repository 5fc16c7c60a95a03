//! The double boards of the team game (rulebook page 13): two hexagons that share the field between them.
//!
//! The left half is numbered like any board. The right half follows row by row without its westernmost
//! field, which is the left half's easternmost.

use crate::games::burgundy::fields::MAX_FIELDS;

/// Colours and numbers of a double board.
pub(super) struct Double {
    pub colours: &'static [u8; MAX_FIELDS],
    pub numbers: &'static [u8; MAX_FIELDS],
}

/// Board 12a.
pub(super) const FIRST: Double = Double {
    colours: b"CBBBMSBMYBCSMYYBBBSSSCYCSABMYSABBSAABAABYABSBYABSBCYBSCBBYMMSBCYBBAAYBAAY",
    numbers: b"6543216545431236126541254312612563413345645612321345456216213452652163143",
};

/// Board 12b.
pub(super) const SECOND: Double = Double {
    colours: b"BCBABYYBAAYBBYBAASCYBCASSYBMSSBBBSMMCCMMSBBBSSMBYSSABYCSAABYBBYAABYYBABCB",
    numbers: b"6543216545431236126541254312612563413314365216213452456216321345456123456",
};
