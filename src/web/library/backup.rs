//! A backup of everything stored on this device as one text: settings, names, lessons, medals, and then all games.
//!
//! `docs/record.md` describes the format. Input is untrusted: only keys of this page are accepted, texts have a maximum
//! length, and each is parsed as if it came from the browser's storage.

use crate::web::store::{self, StoreError};

/// The first line of a backup.
pub const TITLE: &str = "principality backup 1";
/// Prefix of all of this page's keys.
const PAGE: &str = "principality.";
/// Prefix of the keys of games, which follow a backup in their own format.
const GAMES: &str = "principality.game.";
/// Most texts, and their greatest length in bytes.
const MAX_TEXTS: usize = 32;
const MAX_LENGTH: usize = 1 << 16;

/// Everything stored besides the games: texts by key.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Backup(Vec<(String, String)>);

/// True if a backup may contain this key.
fn is_kept(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c == '.' || c == '-';
    name.starts_with(PAGE)
        && name.len() <= 48
        && name.chars().all(plain)
        && !name.starts_with(GAMES)
        && name != store::TAB
}

impl Backup {
    /// The stored data of this browser.
    ///
    /// # Errors
    /// If there is no storage.
    pub fn of_store() -> Result<Backup, StoreError> {
        let mut names = store::names(PAGE)?;
        names.retain(|name| is_kept(name));
        names.sort_unstable();
        let text = |name: String| Some((store::get(&name).ok()??, name));
        let kept = names.into_iter().take(MAX_TEXTS).filter_map(text);
        Ok(Backup(kept.map(|(text, name)| (name, text)).collect()))
    }

    /// The text of a key.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(other, _)| other == name).map(|(_, text)| text.as_str())
    }

    /// Keys and texts.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// The backup as text: each key, followed by the lines of its value with a leading bar.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = format!("{TITLE}\n");
        for (name, text) in &self.0 {
            out.push_str(&format!("keeps {name}\n"));
            text.lines().for_each(|line| out.push_str(&format!("| {line}\n")));
        }
        out
    }

    /// Reads a backup and returns it with the rest of the text, where its games begin; `None` if the text is no backup.
    #[must_use]
    pub fn read(text: &str) -> Option<(Backup, &str)> {
        let mut rest = text.strip_prefix(TITLE)?;
        let mut backup = Backup::default();
        let mut open = false;
        while let Some((line, after)) = next_line(rest) {
            if let Some(name) = line.strip_prefix("keeps ") {
                open = is_kept(name) && backup.get(name).is_none() && backup.0.len() < MAX_TEXTS;
                if open {
                    backup.0.push((name.to_owned(), String::new()));
                }
            } else if let Some(line) = line.strip_prefix('|') {
                let text = backup.0.last_mut().map(|(_, text)| text).filter(|_| open);
                if let Some(text) = text.filter(|text| text.len() + line.len() < MAX_LENGTH) {
                    text.push_str(line.strip_prefix(' ').unwrap_or(line));
                    text.push('\n');
                }
            } else if !line.is_empty() {
                break;
            }
            rest = after;
        }
        Some((backup, rest))
    }
}

/// The first line, trimmed, and the rest.
fn next_line(text: &str) -> Option<(&str, &str)> {
    if text.is_empty() {
        return None;
    }
    let (line, after) = text.split_once('\n').unwrap_or((text, ""));
    Some((line.trim(), after))
}

/// Joins the lines of a stored text with those of another, without duplicates; which of two lines counts is up to the
/// reader. If both have a single line, the other replaces the stored one.
#[must_use]
pub fn joined(here: &str, brought: &str) -> String {
    if brought.lines().count() < 2 && here.lines().count() < 2 {
        return brought.trim_end().to_owned();
    }
    let mut lines: Vec<&str> = here.lines().collect();
    for line in brought.lines() {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.into_iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn backup() -> Backup {
        Backup(vec![
            ("principality.lessons".into(), "dice 3\nroad done\n".into()),
            ("principality.settings".into(), "language=de\ntheme=dark\n".into()),
            ("principality.table".into(), "01\nHanna\n".into()),
        ])
    }

    #[test]
    fn what_was_written_is_read_again_up_to_the_games() {
        let text = backup().to_text() + "\nprincipality game 1\ngame x\n";
        let (read, rest) = Backup::read(&text).unwrap();
        assert_eq!((read, rest), (backup(), "principality game 1\ngame x\n"));
        let windows = text.replace('\n', "\r\n");
        assert_eq!(Backup::read(&windows).unwrap().0, backup());
        assert_eq!(Backup::read(&backup().to_text()), Some((backup(), "")));
        assert_eq!(Backup::read("principality game 1\n"), None);
    }

    #[test]
    fn foreign_names_and_endless_texts_are_left_out() {
        let long = "| x\n".repeat(MAX_LENGTH);
        let text = format!(
            "{TITLE}\nkeeps other.page\n| a\nkeeps principality.game.7\n| b\nkeeps principality.tab\n| c\n\
             keeps principality.A\n| d\nkeeps principality.settings\n{long}keeps principality.settings\n| e\n"
        );
        let (read, _) = Backup::read(&text).unwrap();
        let names: Vec<&str> = read.iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["principality.settings"]);
        let kept = read.get("principality.settings").unwrap();
        assert!(kept.len() <= MAX_LENGTH && !kept.contains('e'));
        let many: String =
            (0..99).map(|n| format!("keeps principality.{}\n", "x".repeat(n))).collect();
        assert!(Backup::read(&format!("{TITLE}\n{many}")).unwrap().0.0.len() <= MAX_TEXTS);
    }

    #[test]
    fn lines_are_joined_and_single_ones_replaced() {
        assert_eq!(joined("A worker 40\n", "A worker 40\nB monk 51\n"), "A worker 40\nB monk 51\n");
        assert_eq!(
            (joined("in-turn", "ask-goods\n"), joined("", "x\n")),
            ("ask-goods".into(), "x".into())
        );
    }
}
