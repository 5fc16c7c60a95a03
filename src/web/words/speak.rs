//! Interface for worded messages.

/// A value in a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A text.
    Text(String),
    /// A number, which may select singular or plural.
    Number(u32),
}

impl core::fmt::Display for Arg {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Arg::Text(text) => f.write_str(text),
            Arg::Number(number) => number.fmt(f),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number)
    }
}

/// Provider of messages in the reader's language.
pub trait Speak {
    /// The message with this key and values.
    fn speak(&self, key: &str, args: &[(&str, Arg)]) -> String;
}
