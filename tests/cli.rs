//! The command line and the protocol, as somebody at a terminal or a program meets them.

#[cfg(test)]
mod cli {
    #[allow(dead_code)] // other tests replay with it
    #[path = "../records/mod.rs"]
    mod records;
    mod shell;

    mod commands;
    mod documents;
    mod hostile;
    mod json_records;
    mod protocol;
    mod seated;
}
