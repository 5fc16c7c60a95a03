//! The library: every game begun here, in progress or finished, stored in the browser.
//!
//! | | |
//! |---|---|
//! | `entry` | a stored game as text, for the library and files |
//! | `analyses` | kept analyses of finished games |
//! | `database` | storage: IndexedDB, or local storage if there is none |
//! | `backup` | all other stored data, for a file with all games |
//! | `state` | the library in the app's state, without effects |
//! | `autosave` | storing after each change, following other tabs |
//! | `late` | a database that answers late |
//! | `lock` | one writer for each game |
//! | `course` | the results that led up to each finished game |
//! | `days` | games of the day that were played |
//! | `statistics` | sums over finished games |
//! | `summary` | the finished games at a glance |
//! | `analysed` | sums over their analyses |

pub mod analysed;
pub mod analyses;
pub mod autosave;
pub mod backup;
pub mod course;
pub mod database;
pub mod days;
pub mod entry;
pub mod late;
pub mod lock;
pub mod state;
pub mod statistics;
pub mod summary;
