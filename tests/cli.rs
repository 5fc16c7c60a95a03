//! The command line and the protocol, as somebody at a terminal or a program meets them.

#[cfg(test)]
#[path = "cli/commands.rs"]
mod commands;
#[cfg(test)]
#[path = "cli/documents.rs"]
mod documents;
#[cfg(test)]
#[path = "cli/hostile.rs"]
mod hostile;
#[cfg(test)]
#[path = "cli/records.rs"]
mod json_records;
#[cfg(test)]
#[path = "cli/protocol.rs"]
mod protocol;
#[cfg(test)]
#[path = "records/mod.rs"]
mod records;
#[cfg(test)]
#[path = "cli/shell.rs"]
mod shell;
