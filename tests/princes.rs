//! The rules of Princes, chapter by chapter: base game, themes, duel. `princes/README.md` is the index from
//! chapters to tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod princes {
    mod barbarians;
    mod base;
    mod brigands;
    mod building;
    mod events;
    mod gold;
    mod hidden;
    mod intrigue;
    mod losses;
    mod meetings;
    mod merchants;
    mod notation;
    mod positions;
    mod progress;
    mod recorded;
    mod replay;
    mod rows;
    mod setup;
    mod six;
    mod stores;
    mod table;
    mod trading;
    mod turmoil;
    mod turn;
}
