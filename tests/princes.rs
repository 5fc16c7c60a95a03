//! The rules of Princes, chapter by chapter: base game, themes, duel. `princes/README.md` leads from each
//! chapter to its tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod princes {
    mod barbarians;
    mod base;
    mod brigands;
    mod building;
    mod events;
    mod hidden;
    mod intrigue;
    mod merchants;
    mod notation;
    mod recorded;
    mod replay;
    mod rows;
    mod setup;
    mod table;
    mod trading;
    mod turn;
}
