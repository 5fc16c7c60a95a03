//! A small static server for the finished page: this machine only, precompressed files, nothing cached without asking.

use crate::args::Args;
use crate::build;
use crate::http::{self, Answer, Request};
use crate::shop::{Shop, run, say};
use crate::tools;
use anyhow::{Context, Result, ensure};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub fn command(shop: &Shop, mut args: Args) -> Result<()> {
    let port = args.value("--port")?.unwrap_or_else(|| "8080".to_owned());
    let port: u16 = port.parse().with_context(|| format!("'{port}' is not a port"))?;
    let under = args.value("--under")?.unwrap_or_else(|| "/".to_owned());
    let (dev, no_build) = (args.flag("--dev"), args.flag("--no-build"));
    args.finish()?;
    if dev {
        let toolchain = tools::for_building(shop)?;
        say(format!(
            "Trunk builds and watches; the page will be on http://127.0.0.1:{port} (Ctrl-C ends it)"
        ));
        let mut trunk = build::trunk(shop, &toolchain);
        let dist = shop.target().join("dev-page");
        trunk
            .args(["serve", "--address", "127.0.0.1", "--port"])
            .arg(port.to_string())
            .arg("--dist")
            .arg(&dist);
        std::fs::create_dir_all(&dist)?;
        return run(&mut trunk, "See the messages above");
    }
    if !no_build {
        build::site(shop)?;
    }
    let site = Site::open(&shop.dist(), &under)?;
    let (listener, url) = listen(&site, port)?;
    println!("The page is served on {url} (Ctrl-C ends it)");
    http::answer_all(&listener, &Arc::new(move |request: &Request| site.answer(request)));
    Ok(())
}

/// Opens a port of this machine alone. Returns it and the site's address.
fn listen(site: &Site, port: u16) -> Result<(TcpListener, String)> {
    let listener = TcpListener::bind(("127.0.0.1", port)).with_context(|| {
        format!("can't open port {port}: is it in use? '--port 0' takes any free one")
    })?;
    let url = format!("http://{}{}", listener.local_addr()?, site.under);
    Ok((listener, url))
}

/// Serves a folder in the background for as long as the program runs. Returns its address, with `/` at the end.
pub fn in_background(folder: &Path, under: &str) -> Result<String> {
    let site = Site::open(folder, under)?;
    let (listener, url) = listen(&site, 0)?;
    let answer = Arc::new(move |request: &Request| site.answer(request));
    std::thread::spawn(move || http::answer_all(&listener, &answer));
    Ok(url)
}

/// A folder of files, served below a path.
struct Site {
    folder: PathBuf,
    /// Begins and ends with `/`.
    under: String,
}

impl Site {
    fn open(folder: &Path, under: &str) -> Result<Self> {
        ensure!(
            folder.join("index.html").is_file(),
            "there is no page in {}: run 'cargo xtask build' first",
            folder.display()
        );
        let under = format!("/{}/", under.trim_matches('/')).replace("//", "/");
        Ok(Self { folder: folder.canonicalize()?, under })
    }

    fn answer(&self, request: &Request) -> Result<Answer> {
        if !matches!(request.method.as_str(), "GET" | "HEAD") {
            return Ok(Answer::text(
                "405 Method Not Allowed",
                "Only GET and HEAD are answered here.\n",
            ));
        }
        let path = request.target.split(['?', '#']).next().unwrap_or_default();
        if format!("{path}/") == self.under {
            let mut moved = Answer::text("301 Moved Permanently", "");
            moved.headers.push(("Location", self.under.clone()));
            return Ok(moved);
        }
        let Some(file) = self.file(path) else {
            return Ok(Answer::text("404 Not Found", "There is nothing here.\n"));
        };
        let (encoding, body) = best_variant(&file, request.header("accept-encoding"))?;
        // A name for the content: the browser asks each time, and is answered "unchanged" where it is.
        let hash = HEXLOWER.encode(&Sha256::digest(&body));
        let tag = format!("\"{}\"", hash.get(..32).unwrap_or(&hash));
        let mut headers = vec![
            ("Content-Type", mime(&file).to_owned()),
            ("Cache-Control", "no-cache".to_owned()),
            ("Vary", "Accept-Encoding".to_owned()),
            ("X-Content-Type-Options", "nosniff".to_owned()),
        ];
        if let Some(encoding) = encoding {
            headers.push(("Content-Encoding", encoding.to_owned()));
        }
        let unchanged = request.header("if-none-match").contains(&tag);
        headers.push(("ETag", tag));
        if unchanged {
            return Ok(Answer { status: "304 Not Modified", headers, body: Vec::new() });
        }
        Ok(Answer { status: "200 OK", headers, body })
    }

    /// The file that a path of the address means, if it lies in the folder.
    fn file(&self, path: &str) -> Option<PathBuf> {
        let path = decoded(path.strip_prefix(&self.under)?)?;
        let mut file = self.folder.clone();
        for part in path.split('/').filter(|part| !part.is_empty()) {
            // No way up, no hidden files, no other system's separators or drives.
            if part.starts_with('.') || part.contains(['\\', ':', '\0']) {
                return None;
            }
            file.push(part);
        }
        if path.is_empty() || path.ends_with('/') {
            file.push("index.html");
        }
        let file = file.canonicalize().ok()?;
        (file.is_file() && file.starts_with(&self.folder)).then_some(file)
    }
}

/// Reads `%20` and the like.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let pair = [rest.next()?, rest.next()?];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&pair).ok()?, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

/// The smallest form of the file that the browser takes.
fn best_variant(file: &Path, accepts: &str) -> Result<(Option<&'static str>, Vec<u8>)> {
    for (encoding, ending) in [("br", "br"), ("gzip", "gz")] {
        let mut name = file.as_os_str().to_owned();
        name.push(".");
        name.push(ending);
        let taken = accepts.split(',').map(str::trim).any(|word| {
            let mut parts = word.split(';').map(str::trim);
            parts.next() == Some(encoding) && !parts.any(|part| matches!(part, "q=0" | "q=0.0"))
        });
        if let (true, Ok(body)) = (taken, std::fs::read(&name)) {
            return Ok((Some(encoding), body));
        }
    }
    Ok((None, std::fs::read(file)?))
}

fn mime(file: &Path) -> &'static str {
    let kind = file.extension().unwrap_or_default().to_string_lossy();
    match kind.as_ref() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_below_the_folder_are_found() -> Result<()> {
        let folder =
            std::env::temp_dir().join(format!("principality-serve-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("site/deep"))?;
        for name in ["site/index.html", "site/deep/a b.txt", "secret.txt", "site/.hidden"] {
            std::fs::write(folder.join(name), name)?;
        }
        let site = Site::open(&folder.join("site"), "some/where")?;
        assert!(site.file("/some/where/").is_some_and(|file| file.ends_with("index.html")));
        assert!(site.file("/some/where/deep/a%20b.txt").is_some());
        for path in [
            "/",
            "/index.html",
            "/some/where/../secret.txt",
            "/some/where/%2e%2e/secret.txt",
            "/some/where/deep",
        ] {
            assert_eq!(site.file(path), None, "{path}");
        }
        for path in [
            "/some/where/.hidden",
            "/some/where/deep/..%2f..%2f..%2fsecret.txt",
            "/some/where/%",
            "/some/where/x",
        ] {
            assert_eq!(site.file(path), None, "{path}");
        }
        std::fs::remove_dir_all(folder)?;
        Ok(())
    }
}
