//! Runs the built program and exchanges lines with it, or runs commands in this process.

use principality::cli::games::Games;
use principality::cli::{COMMANDS, Failure};
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The results of a run of the program.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

pub fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_principality"))
}

/// Starts the program with these arguments; the caller writes and reads.
pub fn begin(words: &[&str]) -> Child {
    let (input, output, errors) = (Stdio::piped(), Stdio::piped(), Stdio::piped());
    program().args(words).stdin(input).stdout(output).stderr(errors).spawn().unwrap()
}

/// Runs the program with these arguments.
pub fn run(words: &[&str]) -> Ran {
    run_with(words, b"")
}

/// Runs the program with these arguments and this standard input.
pub fn run_with(words: &[&str], input: &[u8]) -> Ran {
    let mut child = begin(words);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may answer, or stop, before it has read all.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program, which must succeed without messages; returns its output.
pub fn fine(words: &[&str]) -> String {
    let ran = run(words);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{words:?}");
    ran.out
}

/// A file of this name with this content; tests use different names.
pub fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A program at the other end of the protocol.
pub struct Client {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Client {
    pub fn new() -> Client {
        Client::with(&[])
    }

    /// A client of the protocol with these words after the command.
    pub fn with(words: &[&str]) -> Client {
        let mut child = program()
            .arg("protocol")
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let to = child.stdin.take();
        let from = BufReader::new(child.stdout.take().unwrap());
        Client { child, to, from }
    }

    /// Sends a request and returns the answer.
    pub fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.to.as_mut().unwrap(), "{request}").unwrap();
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    /// Sends a request that must succeed.
    pub fn get(&mut self, request: Value) -> Value {
        let answer = self.ask(&request);
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    /// Sends a request that must be refused; returns the code.
    pub fn refused(&mut self, request: Value) -> String {
        let answer = self.ask(&request);
        assert_eq!(answer["ok"], false, "{request}: {answer}");
        answer["error"]["code"].as_str().unwrap().to_owned()
    }

    /// Ends the input; returns the exit code.
    pub fn leave(mut self) -> i32 {
        drop(self.to.take());
        self.child.wait().unwrap().code().unwrap_or(-1)
    }
}

/// Runs a command in this process, with these games.
pub fn in_process(games: Games, words: &[&str]) -> Result<String, Failure> {
    let (name, words) = words.split_first().unwrap();
    let command = COMMANDS.iter().find(|command| command.name == *name).unwrap();
    let mut out = Vec::new();
    command.write(games, lexopt::Parser::from_args(words), &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

/// Reads JSON.
pub fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}
