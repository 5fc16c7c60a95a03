//! The command line and the protocol, as used from a terminal or by a program.

#[cfg(test)]
#[allow(dead_code)] // the rest of the kit is used elsewhere
#[path = "conformance/mod.rs"]
mod conformance;

#[cfg(test)]
#[allow(dead_code)]
mod tiny_game;

#[cfg(test)]
mod cli {
    #[allow(dead_code)] // used by other tests
    #[path = "../records/mod.rs"]
    mod records;
    mod shell;

    mod analyze;
    mod commands;
    mod dice;
    mod documents;
    mod hostile;
    mod json_records;
    mod ladder;
    mod princes;
    mod princes_replay;
    mod protocol;
    mod road;
    mod seated;
    mod secrets;
    mod tiny;
}
