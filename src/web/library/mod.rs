//! The library: every game that was begun here, in progress or finished, kept in the browser.
//!
//! | | |
//! |---|---|
//! | `entry` | a kept game as text, as it lies in the library and in files |
//! | `database` | where it lies: IndexedDB, or the local storage where there is none |
//! | `backup` | everything else that a device keeps, for a file with all games |
//! | `state` | what the app knows of it: part of its state, without effects |
//! | `autosave` | storing after each change, hearing other tabs |
//! | `lock` | one writer for each game |
//! | `days` | which games of the day were played |
//! | `statistics` | what finished games add up to |

pub mod autosave;
pub mod backup;
pub mod database;
pub mod days;
pub mod entry;
pub mod lock;
pub mod state;
pub mod statistics;
