//! The command line and the protocol, as somebody at a terminal or a program meets them.

#[cfg(test)]
#[allow(dead_code)] // what the kit brings is tried elsewhere
#[path = "conformance/mod.rs"]
mod conformance;

#[cfg(test)]
#[allow(dead_code)]
mod tiny_game;

#[cfg(test)]
mod cli {
    #[allow(dead_code)] // other tests replay with it
    #[path = "../records/mod.rs"]
    mod records;
    mod shell;

    mod commands;
    mod dice;
    mod documents;
    mod hostile;
    mod json_records;
    mod princes;
    mod protocol;
    mod road;
    mod seated;
    mod tiny;
}
