//! Reads the command line: flags and `--name value` pairs, each taken once; what is left over is an error.

use anyhow::{Result, bail};

pub struct Args(Vec<String>);

impl Args {
    pub fn from_command_line() -> Self {
        Self(std::env::args().skip(1).collect())
    }

    /// Takes the first word; empty if there is none.
    pub fn command(&mut self) -> String {
        match self.0.first() {
            Some(first) if !first.starts_with('-') => self.0.remove(0),
            _ => String::new(),
        }
    }

    /// Takes a flag and says whether it stood there.
    pub fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|word| word != name);
        self.0.len() != before
    }

    /// Takes `name value` or `name=value`.
    pub fn value(&mut self, name: &str) -> Result<Option<String>> {
        let joined = format!("{name}=");
        let Some(at) = self.0.iter().position(|word| word == name || word.starts_with(&joined))
        else {
            return Ok(None);
        };
        let word = self.0.remove(at);
        if let Some(value) = word.strip_prefix(&joined) {
            return Ok(Some(value.to_owned()));
        }
        if at < self.0.len() {
            return Ok(Some(self.0.remove(at)));
        }
        bail!("{name} needs a value")
    }

    /// Nothing may be left.
    pub fn finish(self) -> Result<()> {
        match self.0.first() {
            None => Ok(()),
            Some(word) => bail!("'{word}' is not known here; see 'cargo xtask help'"),
        }
    }
}
