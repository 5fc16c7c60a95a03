//! Assembles `index.html`: the files of its `data-trunk` links go into `dist/`, styles and scripts by their
//! hash and with integrity, and the page gets a Content-Security-Policy and nothing inline that the policy
//! blocks. Trunk reads the same links, so that `trunk serve` works from the same file.

use crate::code::Code;
use crate::minify;
use crate::project::{Project, files, name_of};
use anyhow::{Context, Result, bail, ensure};
use data_encoding::{BASE64, HEXLOWER};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, Writer};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;

/// No style and no script inline but those of these hashes, nothing from other hosts; WebAssembly may be compiled.
fn policy(inlined: &[&str]) -> String {
    let hashes: String =
        inlined.iter().map(|script| format!(" '{}'", integrity(script.as_bytes()))).collect();
    format!("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{hashes}; {REST}")
}

const REST: &str = "style-src 'self'; img-src 'self' data: blob:; media-src blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'";

/// Tags around a script written into the page.
const SCRIPT: &str = "<script>";
const SCRIPT_ENDS: &str = "</script>";

/// A tag's attributes; one without a value has an empty one.
pub type Attributes = BTreeMap<String, String>;

/// Reads a source as it is to be written.
type Content<'a> = dyn Fn(&Path) -> Result<Vec<u8>> + 'a;

/// The integrity value by which a browser checks a file.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64.encode(&Sha256::digest(bytes)))
}

/// A name made from content.
pub fn hash(bytes: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(bytes)).chars().take(16).collect()
}

fn read(project: &Project) -> Result<String> {
    std::fs::read_to_string(project.root.join("index.html")).context("can't read index.html")
}

/// The code of the page's links.
pub fn code(project: &Project) -> Result<Vec<Code>> {
    let links = tags(&read(project)?)?.into_iter().map(|(_, attributes)| attributes);
    Ok(links.filter(|link| is(link, "rel", "rust")).map(|link| Code::of(&link)).collect())
}

/// Writes the page into `dist`. `code` is the code's part of its head; `version` is the project's version,
/// which the page shows for reports together with a hash of all that the page loads.
pub fn write(project: &Project, code: &str, version: &str) -> Result<()> {
    let small = |file: &Path| minify::read(project, file);
    let source = read(project)?;
    check(&source)?;
    let html = linked(&source, &project.root, &project.dist(), code, &small)?;
    let inlined = inlined(&html);
    let (policy, rest) = (policy(&inlined), without(&html, &inlined));
    let build: String = hash(html.as_bytes()).chars().take(8).collect();
    let first = format!(
        "<head>\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n    \
         <meta name=\"version\" content=\"{version} ({build})\">"
    );
    ensure!(html.contains("<head>"), "index.html has no <head>");
    check(&rest.replacen("<head>", &first, 1))?;
    let html = html.replacen("<head>", &first, 1);
    std::fs::write(project.dist().join("index.html"), html)?;
    Ok(())
}

/// The page without comments and with links to the files in `dist` in place of those to sources; `code` is
/// inserted at the end of its head. `content` is what is written for a source.
fn linked(html: &str, root: &Path, dist: &Path, code: &str, content: &Content) -> Result<String> {
    // Styles that the page loads at once; the others in their folder are fetched later, by name.
    let at_once: Vec<String> = tags(html)?
        .into_iter()
        .filter(|(_, attributes)| is(attributes, "rel", "css"))
        .filter_map(|(_, mut attributes)| attributes.remove("href"))
        .collect();
    let mut reader = reader(html);
    let mut writer = Writer::new(Vec::new());
    loop {
        match reader.read_event()? {
            Event::Eof => break,
            Event::Comment(_) => {}
            Event::Start(tag) | Event::Empty(tag) if is_trunks(&tag)? => {
                let replaced = replaced(&attributes(&tag)?, root, dist, &at_once, content)
                    .with_context(|| format!("<{}>", &*tag))?;
                writer.get_mut().extend(replaced.into_bytes());
            }
            event => {
                if matches!(&event, Event::End(tag) if tag.name().as_ref() == "head") {
                    writer.get_mut().extend_from_slice(code.as_bytes());
                }
                writer.write_event(event)?;
            }
        }
    }
    let html = String::from_utf8(writer.into_inner())?;
    Ok(html
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| line.to_owned() + "\n")
        .collect())
}

/// The scripts written into the page: the source has none.
fn inlined(html: &str) -> Vec<&str> {
    let after = html.split(SCRIPT).skip(1);
    after.filter_map(|rest| rest.split_once(SCRIPT_ENDS)).map(|(script, _)| script).collect()
}

/// The page without these scripts, which can't be read as tags.
fn without(html: &str, inlined: &[&str]) -> String {
    inlined.iter().fold(html.to_owned(), |html, script| {
        html.replacen(&format!("{SCRIPT}{script}{SCRIPT_ENDS}"), "", 1)
    })
}

/// Copies the file of a link to `dist`; returns the tag that replaces the link.
fn replaced(
    link: &Attributes,
    root: &Path,
    dist: &Path,
    at_once: &[String],
    content: &Content,
) -> Result<String> {
    let named = link.get("href").or_else(|| link.get("src")).map_or("", String::as_str);
    let from = root.join(named);
    let bytes = || content(&from);
    let hashed = |kind: &str| -> Result<String> {
        let (bytes, name) = (bytes()?, name_of(&from.with_extension("")));
        let name = format!("{name}-{}.{kind}", hash(&bytes));
        std::fs::write(dist.join(&name), &bytes)?;
        Ok(format!("\"./{name}\" integrity=\"{}\"", integrity(&bytes)))
    };
    Ok(match link.get("rel").map(String::as_str) {
        Some("rust") => String::new(),
        Some("css") => format!("<link rel=\"stylesheet\" href={}>", hashed("css")?),
        Some("inline") if is(link, "type", "js") => {
            let script = String::from_utf8(bytes()?)?;
            ensure!(!script.contains("</script"), "holds the end of a script");
            format!("{SCRIPT}{}{SCRIPT_ENDS}", script.trim())
        }
        Some("inline") => String::from_utf8(bytes()?)?,
        Some("copy-file") => {
            std::fs::write(dist.join(name_of(&from)), bytes()?)?;
            String::new()
        }
        Some("copy-dir") => {
            let parent = from.parent().context("no folder")?;
            for file in files(&from)? {
                if at_once.iter().any(|style| root.join(style) == file) {
                    continue;
                }
                let to = dist.join(file.strip_prefix(parent)?);
                std::fs::create_dir_all(to.parent().context("no folder")?)?;
                std::fs::write(to, content(&file)?)?;
            }
            String::new()
        }
        None if link.contains_key("src") => {
            let defer = if link.contains_key("defer") { " defer" } else { "" };
            let kind = link.get("type").map(|kind| format!(" type=\"{kind}\"")).unwrap_or_default();
            format!("<script{kind} src={}{defer}>", hashed("js")?)
        }
        _ => bail!(
            "is not known here (xtask/src/page.rs): Trunk may know it, but builds without the rest"
        ),
    })
}

/// Refuses anything that the policy would block, or that would break the page on other hosts.
fn check(html: &str) -> Result<()> {
    for (name, attributes) in tags(html)? {
        ensure!(name != "style", "an inline <style>: the page's policy blocks it, use a file");
        ensure!(
            name != "script" || attributes.contains_key("src"),
            "an inline <script>: the page's policy blocks it, use a file"
        );
        for (attribute, value) in &attributes {
            ensure!(
                attribute != "style" && !attribute.starts_with("on"),
                "{attribute}=\"{value}\" in <{name}>: the page's policy blocks it, use a class or a script"
            );
            let leaves = value.starts_with('/') || value.contains("://");
            ensure!(
                !(leaves && ["src", "href"].contains(&attribute.as_str())),
                "<{name}> names {value}: addresses must be relative, so that the page works at any path"
            );
        }
    }
    Ok(())
}

fn reader(html: &str) -> Reader<&[u8]> {
    let mut reader = Reader::from_str(html);
    // HTML has tags that are never closed.
    reader.config_mut().check_end_names = false;
    reader
}

/// All opening tags.
fn tags(html: &str) -> Result<Vec<(String, Attributes)>> {
    let (mut reader, mut found) = (reader(html), Vec::new());
    loop {
        match reader.read_event()? {
            Event::Eof => return Ok(found),
            Event::Start(tag) | Event::Empty(tag) => {
                let name = tag.name().as_ref().to_owned();
                found.push((name, attributes(&tag)?));
            }
            _ => {}
        }
    }
}

fn attributes(tag: &BytesStart) -> Result<Attributes> {
    tag.html_attributes()
        .map(|attribute| {
            let attribute = attribute?;
            Ok((attribute.key.as_ref().to_owned(), attribute.value.into_owned()))
        })
        .collect()
}

fn is_trunks(tag: &BytesStart) -> Result<bool> {
    Ok(attributes(tag)?.contains_key("data-trunk"))
}

fn is(link: &Attributes, name: &str, wanted: &str) -> bool {
    link.get(name).is_some_and(|value| value == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html>\n<head>\n<!-- a > b -->\n<meta charset=\"utf-8\">\n\
        <link data-trunk rel=\"css\" href=\"static/css/base.css\">\n\
        <link data-trunk rel=\"copy-dir\" href=\"static/css\">\n\
        <script data-trunk src=\"static/js/a.js\" defer></script>\n\
        <link data-trunk rel=\"rust\" data-bin=\"app\">\n</head>\n<body><p hidden>a<br>b</body>\n";

    fn plain(file: &Path) -> Result<Vec<u8>> {
        Ok(std::fs::read(file)?)
    }

    #[test]
    fn links_to_sources_become_links_to_what_is_built() -> Result<()> {
        let root = std::env::temp_dir().join(format!("principality-page-{}", std::process::id()));
        let dist = root.join("dist");
        for folder in ["dist", "static/css/games", "static/js"] {
            std::fs::create_dir_all(root.join(folder))?;
        }
        for file in ["css/base.css", "css/games/chess.css", "js/a.js"] {
            std::fs::write(root.join("static").join(file), file)?;
        }
        let html = linked(PAGE, &root, &dist, "<code>\n", &plain);
        let built: Vec<_> =
            files(&dist)?.iter().map(|file| file.strip_prefix(&dist).map(Path::to_owned)).collect();
        std::fs::remove_dir_all(&root)?;
        let (style, script) = (hash(b"css/base.css"), hash(b"js/a.js"));
        let wanted = format!(
            "<!DOCTYPE html>\n<head>\n<meta charset=\"utf-8\">\n\
             <link rel=\"stylesheet\" href=\"./base-{style}.css\" integrity=\"{}\">\n\
             <script src=\"./a-{script}.js\" integrity=\"{}\" defer></script>\n\
             <code>\n</head>\n<body><p hidden>a<br>b</body>\n",
            integrity(b"css/base.css"),
            integrity(b"js/a.js")
        );
        assert_eq!(html?, wanted);
        let wanted =
            [format!("a-{script}.js"), format!("base-{style}.css"), "css/games/chess.css".into()];
        let built = built.into_iter().collect::<Result<Vec<_>, _>>()?;
        assert!(built.iter().map(|file| file.to_string_lossy()).eq(wanted), "{built:?}");
        Ok(())
    }

    #[test]
    fn a_link_that_only_trunk_knows_is_an_error() {
        let page = "<head><link data-trunk rel=\"sass\" href=\"a.scss\"></head>";
        let error = linked(page, Path::new("."), Path::new("."), "", &plain).unwrap_err();
        assert!(format!("{error:#}").contains("rel=\"sass\""), "{error:#}");
    }

    #[test]
    fn a_script_written_into_the_page_is_in_its_policy_and_no_other() -> Result<()> {
        let page = "<head><link data-trunk rel=\"inline\" type=\"js\" href=\"a.js\"></head>";
        let script = |_: &Path| Ok(b"a < b && c()\n".to_vec());
        let html = linked(page, Path::new("."), Path::new("."), "", &script)?;
        assert_eq!(html, "<head><script>a < b && c()</script></head>\n");
        assert!(policy(&inlined(&html)).contains(&integrity(b"a < b && c()")));
        assert!(check(&without(&html, &inlined(&html))).is_ok());
        Ok(())
    }

    #[test]
    fn what_the_policy_would_block_is_refused() {
        assert!(check("<p class=\"style\">on</p><script src=\"./a.js\"></script>").is_ok());
        for bad in [
            "<p style=\"color: red\">",
            "<p onclick=\"x()\">",
            "<style>p {}</style>",
            "<script>x()</script>",
            "<link href=\"/styles.css\">",
            "<script src=\"https://elsewhere.example/x.js\"></script>",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }
}
