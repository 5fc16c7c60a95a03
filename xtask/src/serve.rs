//! Shows the page: `xtask/scripts/serve.mjs` serves the finished one, Trunk's own server one that follows every
//! change.

use crate::build;
use crate::project::{Project, run, say};
use crate::{std_for_wasm, tools};
use anyhow::{Context, Result, ensure};
use lexopt::{Arg, Parser, ValueExt};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};

pub fn command(project: &Project, mut args: Parser) -> Result<()> {
    let (mut port, mut under, mut dev, mut no_build) = (8080, "/".to_owned(), false, false);
    while let Some(word) = args.next()? {
        match word {
            Arg::Long("port") => port = args.value()?.parse()?,
            Arg::Long("under") => under = args.value()?.string()?,
            Arg::Long("dev") => dev = true,
            Arg::Long("no-build") => no_build = true,
            _ => return Err(word.unexpected().into()),
        }
    }
    if dev {
        let mut trunk = trunk(project, &["serve", "--address", "127.0.0.1", "--port"])?;
        say(format!("Trunk watches; the page will be on http://127.0.0.1:{port} (Ctrl-C ends it)"));
        return run(trunk.arg(port.to_string()), "See the messages above");
    }
    if no_build {
        tools::packages(project)?;
    } else {
        build::site(project)?;
    }
    let mut server = Server::start(project, &project.dist(), &under, port)?;
    println!("The page is served on {} (Ctrl-C ends it)", server.url);
    server.child.wait()?;
    Ok(())
}

/// Trunk with our tools and a target folder of its own.
pub fn trunk(project: &Project, words: &[&str]) -> Result<Command> {
    let toolchain = std_for_wasm::ready(project)?;
    tools::for_building(project)?;
    tools::trunk(project)?;
    let dist = project.target.join("trunk-page");
    std::fs::create_dir_all(&dist)?;
    let mut trunk = project.command("trunk");
    toolchain.apply(&mut trunk);
    // Trunk 0.21 refuses NO_COLOR=1, and must not look for newer versions of itself.
    trunk.env_remove("NO_COLOR").env("TRUNK_SKIP_VERSION_CHECK", "true");
    if std::env::var_os("RUST_LOG").is_none() {
        trunk.args(["--log", "warn"]);
    }
    let (command, options) = words.split_first().context("no command for Trunk")?;
    trunk.arg(command).arg("--dist").arg(dist).args(options).stdout(std::io::stderr());
    Ok(trunk)
}

/// A static server, which ends with this value or the program.
pub struct Server {
    child: Child,
    /// The server ends when this pipe is closed; waiting for the child must not close it.
    _input: Option<ChildStdin>,
    /// The page's address, with `/` at the end.
    pub url: String,
}

impl Server {
    /// Serves a folder on this machine alone, below a path; port 0 is any free one.
    pub fn start(project: &Project, folder: &Path, under: &str, port: u16) -> Result<Server> {
        let mut node = project.command("node");
        node.arg("xtask/scripts/serve.mjs").arg(folder).arg(under).arg(port.to_string());
        let mut child = node.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut url = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut url)?;
        ensure!(!url.is_empty(), "the server did not start; the messages above say why");
        let _input = child.stdin.take();
        Ok(Server { child, _input, url: url.trim().to_owned() })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
