//! The library: every game that was begun here, in progress or finished, kept in the browser.
//!
//! | | |
//! |---|---|
//! | `entry` | a kept game as text, as it lies in the library and in files |
//! | `database` | where it lies: IndexedDB, or the local storage where there is none |
//! | `shelf` | what the app knows of it: part of its state, without effects |
//! | `keeper`, `hooks` | storing after each change, hearing other tabs |
//! | `lock` | one writer for each game |
//! | `deeds` | what can be done with a game |
//! | `record` | games as JSON or text for people and tools |
//! | `page` | the list of all games |

pub mod database;
pub mod deeds;
pub mod entry;
pub mod hooks;
pub mod keeper;
pub mod lock;
pub mod page;
pub mod record;
pub mod shelf;
pub mod wait;
