//! Folders that slow steps make, kept until what they are made from changes.

use crate::page::hash;
use anyhow::{Context, Result};
use std::io::ErrorKind::NotFound;
use std::path::Path;

/// Makes a folder from a file, unless it was made before from the same content by the same build of this program, which
/// holds the settings of all steps and the versions of their tools.
pub fn unless_kept(folder: &Path, from: &Path, make: impl FnOnce() -> Result<()>) -> Result<()> {
    let (mark, key) = (folder.with_extension("key"), key(from)?);
    if folder.is_dir() && std::fs::read_to_string(&mark).is_ok_and(|kept| kept == key) {
        return Ok(());
    }
    // Interrupted, the folder is half made.
    match std::fs::remove_file(&mark) {
        Err(error) if error.kind() != NotFound => return Err(error.into()),
        _ => make()?,
    }
    Ok(std::fs::write(mark, key)?)
}

fn key(from: &Path) -> Result<String> {
    let read =
        |file: &Path| std::fs::read(file).with_context(|| format!("can't read {}", file.display()));
    Ok(hash(&[read(from)?, read(&std::env::current_exe()?)?].concat()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::bail;

    #[test]
    fn a_folder_is_made_again_if_what_it_is_made_from_changes_or_making_it_failed() -> Result<()> {
        let place = std::env::temp_dir().join(format!("made-{}", std::process::id()));
        let (folder, from) = (place.join("folder"), place.join("from"));
        std::fs::create_dir_all(&place)?;
        let mut made = 0;
        let mut make = |content: &str, works: bool| {
            std::fs::write(&from, content)?;
            unless_kept(&folder, &from, || {
                made += 1;
                std::fs::create_dir_all(&folder)?;
                if works { Ok(()) } else { bail!("it broke down") }
            })?;
            anyhow::Ok(made)
        };
        assert_eq!([make("a", true)?, make("a", true)?, make("b", true)?], [1, 1, 2]);
        assert!(make("c", false).is_err(), "the error is passed on");
        assert_eq!(make("b", true)?, 4, "after a failure nothing is taken as made");
        Ok(std::fs::remove_dir_all(place)?)
    }
}
