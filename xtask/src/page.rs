//! Makes the built `index.html` strict: no inline script, a Content-Security-Policy, integrity on what it loads.
//!
//! The page is our own, so a small scanner for tags is enough; what it does not understand is an error, not a guess.

use anyhow::{Context, Result, bail, ensure};
use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256, Sha384};
use std::path::Path;

/// No inline script or style, nothing from elsewhere; WebAssembly may be compiled.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'";

/// Rewrites `index.html` in `dist`; `version` is the project's, and stands in it for reports.
pub fn finish(dist: &Path, version: &str) -> Result<()> {
    let file = dist.join("index.html");
    let html =
        std::fs::read_to_string(&file).with_context(|| format!("can't read {}", file.display()))?;
    let html = without_comments(&html)?;
    let html = scripts_in_files(&html, dist)?;
    let html = with_integrity(&html, dist)?;
    let html = with_policy(&with_version(&html, version)?)?;
    check(&html)?;
    std::fs::write(file, html)?;
    Ok(())
}

fn without_comments(html: &str) -> Result<String> {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<!--") {
        out.push_str(before.trim_end_matches([' ', '\n']));
        let (_, after) = after.split_once("-->").context("a comment does not end")?;
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

/// Moves each inline script into a file named by its hash.
fn scripts_in_files(html: &str, dist: &Path) -> Result<String> {
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find("<script") {
        let (before, from_tag) = rest.split_at(at);
        let end = tag_end(from_tag).context("a <script> tag does not end")?;
        let (tag, body) = from_tag.split_at(end);
        let (body, after) = body.split_once("</script>").context("a script does not end")?;
        out.push_str(before);
        if attribute(tag, "src").is_some() {
            out.push_str(tag);
        } else {
            let text = body.trim().to_owned() + "\n";
            let name = hashed_name("script", &text);
            std::fs::write(dist.join(&name), &text)?;
            out.push_str(tag.trim_end_matches('>').trim_end());
            out.push_str(&format!(" src=\"./{name}\">"));
        }
        out.push_str("</script>");
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

fn hashed_name(stem: &str, text: &str) -> String {
    let hash = HEXLOWER.encode(&Sha256::digest(text));
    format!("{stem}-{}.js", hash.get(..16).unwrap_or(&hash))
}

/// Adds `integrity` to scripts, styles and preloads of our own that lack it, and takes it from the preload of the wasm
/// file: browsers ignore it there and warn; the start script checks that file.
fn with_integrity(html: &str, dist: &Path) -> Result<String> {
    let mut out = html.to_owned();
    for tag in tags(html) {
        if attribute(tag, "as") == Some("fetch") {
            if let Some(hash) = attribute(tag, "integrity") {
                out = out.replacen(tag, &tag.replace(&format!(" integrity=\"{hash}\""), ""), 1);
            }
            continue;
        }
        let file = if tag.starts_with("<script") {
            attribute(tag, "src")
        } else if tag.starts_with("<link")
            && matches!(attribute(tag, "rel"), Some("stylesheet" | "modulepreload" | "preload"))
        {
            attribute(tag, "href")
        } else {
            None
        };
        let Some(file) = file.filter(|_| attribute(tag, "integrity").is_none()) else {
            continue;
        };
        let path = dist.join(file.trim_start_matches("./"));
        let bytes = std::fs::read(&path)
            .with_context(|| format!("index.html names {file}, which is not in dist/"))?;
        let hash = BASE64.encode(&Sha384::digest(&bytes));
        let open = tag.trim_end_matches('>').trim_end_matches('/').trim_end();
        out = out.replacen(tag, &format!("{open} integrity=\"sha384-{hash}\">"), 1);
    }
    Ok(out)
}

/// Names the version and, by the hashes of all that the page loads, the build.
fn with_version(html: &str, version: &str) -> Result<String> {
    let hash = HEXLOWER.encode(&Sha256::digest(html));
    let build = hash.get(..8).unwrap_or(&hash);
    in_head(html, &format!("<meta name=\"version\" content=\"{version} ({build})\">"))
}

fn with_policy(html: &str) -> Result<String> {
    in_head(html, &format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">"))
}

/// Puts a tag first in the head.
fn in_head(html: &str, tag: &str) -> Result<String> {
    let (before, after) = html.split_once("<head>").context("there is no <head>")?;
    Ok(format!("{before}<head>\n    {tag}{after}"))
}

/// What the policy would block, or what would break the page elsewhere, is an error already here.
fn check(html: &str) -> Result<()> {
    for tag in tags(html) {
        let names = attribute_names(tag);
        ensure!(
            !names.contains(&"style"),
            "inline style in {tag}: the page's policy blocks it, use a class"
        );
        if let Some(name) = names.iter().find(|name| name.starts_with("on")) {
            bail!("inline handler {name} in {tag}: the page's policy blocks it");
        }
        for name in ["src", "href"] {
            let value = attribute(tag, name).unwrap_or_default();
            let leaves = value.starts_with('/') || value.contains("://");
            ensure!(
                !leaves,
                "{tag} names {value}: addresses must be relative, so that the page works at any path"
            );
        }
        ensure!(
            !tag.starts_with("<style"),
            "an inline <style>: the page's policy blocks it, use a file"
        );
    }
    Ok(())
}

/// All opening tags, each from `<` to `>`.
fn tags(html: &str) -> Vec<&str> {
    let starts = html.match_indices('<').map(|(at, _)| at);
    starts
        .filter_map(|at| html.get(at..))
        .filter(|rest| rest.chars().nth(1).is_some_and(|c| c.is_ascii_alphabetic()))
        .filter_map(|rest| rest.get(..tag_end(rest)?))
        .collect()
}

/// The length of the tag that the text begins with; `>` in quotes does not end it.
fn tag_end(text: &str) -> Option<usize> {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match quote {
            Some(open) if c == open => quote = None,
            Some(_) => {}
            None if c == '"' || c == '\'' => quote = Some(c),
            None if c == '>' => return Some(at + 1),
            None => {}
        }
    }
    None
}

/// Names and values of a tag's attributes.
fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let inner = tag.trim_start_matches('<').trim_end_matches('>').trim_end_matches('/');
    let mut rest = inner.trim_start_matches(|c: char| !c.is_whitespace()).trim_start();
    while !rest.is_empty() {
        let (name, after) =
            rest.split_at(rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len()));
        let Some(value) = after.strip_prefix('=') else {
            found.push((name, ""));
            rest = after.trim_start();
            continue;
        };
        let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
        let (value, after) = match quote {
            Some(quote) => {
                value.get(1..).and_then(|value| value.split_once(quote)).unwrap_or((value, ""))
            }
            None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
        };
        found.push((name, value));
        rest = after.trim_start();
    }
    found
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    attributes(tag).into_iter().find(|(known, _)| *known == name).map(|(_, value)| value)
}

fn attribute_names(tag: &str) -> Vec<&str> {
    attributes(tag).into_iter().map(|(name, _)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_read_with_and_without_quotes() {
        let tag = "<link rel=\"preload\" href='./a>b.js' crossorigin=anonymous hidden>";
        assert_eq!(tags(&format!("<p>{tag}</p>")), ["<p>", tag]);
        assert_eq!(attribute(tag, "href"), Some("./a>b.js"));
        assert_eq!(attribute(tag, "crossorigin"), Some("anonymous"));
        assert_eq!(attribute_names(tag), ["rel", "href", "crossorigin", "hidden"]);
    }

    #[test]
    fn what_the_policy_would_block_is_refused() {
        assert!(check("<p class=\"style\">on</p>").is_ok());
        assert!(check("<p style=\"color: red\">").is_err());
        assert!(check("<p onclick=\"x()\">").is_err());
        assert!(check("<link href=\"/styles.css\">").is_err());
        assert!(check("<script src=\"https://elsewhere.example/x.js\"></script>").is_err());
    }

    #[test]
    fn comments_go_and_the_policy_comes_first() -> Result<()> {
        let page =
            with_policy(&without_comments("<head>\n<!-- style= -->\n<title>x</title></head>")?)?;
        assert!(page.starts_with("<head>\n    <meta http-equiv"));
        assert!(!page.contains("style= "));
        Ok(())
    }
}
