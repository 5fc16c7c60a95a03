//! As much of HTTP/1.1 as a static server for this machine needs: GET and HEAD, connections that stay open, a thread for
//! each. (The usual small crate for it leaves a connection unanswered now and then when several open at once.)

use anyhow::{Context, Result, ensure};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::time::Duration;

/// A browser's question, with header names in lower case.
pub struct Request {
    pub method: String,
    /// Path and query, as sent.
    pub target: String,
    headers: Vec<(String, String)>,
}

impl Request {
    /// A header's value; empty if it was not sent.
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value.as_str())
    }
}

pub struct Answer {
    pub status: &'static str,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn text(status: &'static str, text: &str) -> Self {
        let headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
        Self { status, headers, body: text.as_bytes().to_vec() }
    }
}

/// No question is longer; a browser's are far shorter.
const LONGEST: u64 = 32 * 1024;
/// A connection that asks nothing for so long is closed.
const PATIENCE: Duration = Duration::from_secs(60);

/// Answers all connections, for ever.
pub fn answer_all<A>(listener: &TcpListener, answer: &Arc<A>)
where
    A: Fn(&Request) -> Result<Answer> + Send + Sync + 'static,
{
    for stream in listener.incoming().flatten() {
        let answer = Arc::clone(answer);
        // A visitor who goes away, or speaks another language, is no fault of ours.
        std::thread::spawn(move || converse(&stream, answer.as_ref()).ok());
    }
}

fn converse(stream: &TcpStream, answer: &impl Fn(&Request) -> Result<Answer>) -> Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    while let Some(request) = read(&mut reader)? {
        let answer = answer(&request).unwrap_or_else(|error| {
            Answer::text("500 Internal Server Error", &format!("{error:#}\n"))
        });
        // A question with a body is not expected: its rest must not be taken for the next one.
        let has_body = !matches!(request.header("content-length"), "" | "0")
            || !request.header("transfer-encoding").is_empty();
        let close = has_body || request.header("connection").eq_ignore_ascii_case("close");
        write(stream, &answer, request.method == "HEAD", close)?;
        if close {
            break;
        }
    }
    Ok(())
}

/// Reads one question; none when the connection has ended.
fn read(reader: &mut impl BufRead) -> Result<Option<Request>> {
    let mut reader = reader.take(LONGEST);
    let mut line = String::new();
    if reader.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut words = line.split_ascii_whitespace();
    let method = words.next().context("an empty question")?.to_owned();
    let target = words.next().context("a question without an address")?.to_owned();
    ensure!(words.next() == Some("HTTP/1.1"), "another version of HTTP");
    let mut headers = Vec::new();
    loop {
        line.clear();
        ensure!(reader.read_line(&mut line)? > 0, "the question breaks off");
        let line = line.trim_end();
        if line.is_empty() {
            return Ok(Some(Request { method, target, headers }));
        }
        let (name, value) = line.split_once(':').context("a header without a colon")?;
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
}

fn write(mut stream: &TcpStream, answer: &Answer, head_only: bool, close: bool) -> Result<()> {
    let mut text = format!("HTTP/1.1 {}\r\n", answer.status);
    for (name, value) in &answer.headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if !answer.status.starts_with("304") {
        text.push_str(&format!("Content-Length: {}\r\n", answer.body.len()));
    }
    if close {
        text.push_str("Connection: close\r\n");
    }
    text.push_str("\r\n");
    let mut bytes = text.into_bytes();
    if !head_only {
        bytes.extend_from_slice(&answer.body);
    }
    stream.write_all(&bytes)?;
    Ok(stream.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_read_and_damaged_ones_are_refused() -> Result<()> {
        let good = "GET /a?b HTTP/1.1\r\nHost: x\r\nACCEPT-Encoding:  br\r\n\r\nrest";
        let request = read(&mut good.as_bytes())?.context("no question")?;
        assert_eq!((request.method.as_str(), request.target.as_str()), ("GET", "/a?b"));
        assert_eq!((request.header("accept-encoding"), request.header("range")), ("br", ""));
        assert!(read(&mut "".as_bytes())?.is_none());
        for bad in [
            "\r\n",
            "GET\r\n\r\n",
            "GET / HTTP/1.0\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: x",
            "GET / HTTP/1.1\r\nx\r\n\r\n",
        ] {
            assert!(read(&mut bad.as_bytes()).is_err(), "{bad:?}");
        }
        let long = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "y".repeat(40_000));
        assert!(read(&mut long.as_bytes()).is_err());
        Ok(())
    }
}
