//! Writes the service worker: `static/js/worker.js` with the list of the files in `dist/` at the end of the
//! build.

use crate::project::{Project, files};
use anyhow::{Context, Result};
use data_encoding::{BASE64, HEXLOWER};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::path::Path;

/// The worker's file in `dist/`. It must stay beside `index.html`: a worker serves its own folder.
const WORKER: &str = "sw.js";

/// Writes `sw.js` into `dist`. No file may change afterwards, except compressed copies.
pub fn write(project: &Project) -> Result<()> {
    let code = project.root.join("static/js/worker.js");
    let code =
        std::fs::read_to_string(&code).with_context(|| format!("can't read {}", code.display()))?;
    std::fs::write(project.dist().join(WORKER), worker(&code, &listed(&project.dist())?))?;
    Ok(())
}

/// Paths relative to the page, each with its content's hash as `integrity` value.
fn listed(dist: &Path) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for path in files(dist)? {
        let name = path.strip_prefix(dist)?.to_string_lossy().replace('\\', "/");
        if let Some(address) = address(&name) {
            let hash = BASE64.encode(&Sha256::digest(std::fs::read(&path)?));
            found.push((address, format!("sha256-{hash}")));
        }
    }
    found.sort();
    Ok(found)
}

/// The address by which a file is requested. The page itself has its folder's address, since hosts redirect
/// `index.html` to it. `None` for compressed copies and the worker, which are not requested.
fn address(name: &str) -> Option<String> {
    let is_copy = name.ends_with(".br") || name.ends_with(".gz");
    match name {
        WORKER => None,
        _ if is_copy => None,
        "index.html" => Some("./".to_owned()),
        other => Some(other.to_owned()),
    }
}

/// The worker's text. Its version is a hash of its code and all that it serves.
fn worker(code: &str, files: &[(String, String)]) -> String {
    let files = json!(files).to_string();
    let hash = HEXLOWER.encode(&Sha256::digest(format!("{files}\n{code}")));
    let version = hash.get(..16).unwrap_or(&hash);
    format!("const VERSION = '{version}';\nconst FILES = {files};\n\n{code}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_listed_by_its_address() {
        assert_eq!(address("index.html").as_deref(), Some("./"));
        assert_eq!(address("locales/de/app.ftl").as_deref(), Some("locales/de/app.ftl"));
        for name in ["sw.js", "index.html.br", "locales/de/app.ftl.gz"] {
            assert_eq!(address(name), None, "{name}");
        }
    }

    #[test]
    fn the_version_names_the_files_and_the_code() {
        let file = |hash: &str| vec![("./".to_owned(), hash.to_owned())];
        let version = |text: String| text.lines().next().map(str::to_owned);
        let first = version(worker("a", &file("x")));
        assert_eq!(first, version(worker("a", &file("x"))));
        assert_ne!(first, version(worker("a", &file("y"))));
        assert_ne!(first, version(worker("b", &file("x"))));
    }

    #[test]
    fn every_file_is_found_with_its_hash() -> Result<()> {
        let dist =
            std::env::temp_dir().join(format!("principality-offline-{}", std::process::id()));
        std::fs::create_dir_all(dist.join("deep"))?;
        for name in ["index.html", "index.html.br", "deep/a.ftl", "sw.js"] {
            std::fs::write(dist.join(name), "")?;
        }
        let files = listed(&dist)?;
        std::fs::remove_dir_all(&dist)?;
        let empty = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
        let wanted = [("./", empty), ("deep/a.ftl", empty)];
        assert!(files.iter().map(|(a, b)| (a.as_str(), b.as_str())).eq(wanted), "{files:?}");
        Ok(())
    }
}
