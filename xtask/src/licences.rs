//! Lists the licences of the crates that are compiled into the page, with their texts, for the about page.
//!
//! The list follows the dependency tree of the wasm build: normal dependencies only, no build tools, no macros.
//! (cargo-about would have to be compiled before the page can be built.)

use crate::code::Code;
use crate::project::{Project, run_quietly};
use crate::std_for_wasm::TARGET;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Writes `{ "packages": [{ name, version, licence, texts: [index] }], "texts": [text] }` for the page's code.
pub fn write(project: &Project, code: &[Code]) -> Result<()> {
    let mut cargo = project.command("cargo");
    cargo.args([
        "metadata",
        "--format-version",
        "1",
        "--all-features",
        "--filter-platform",
        TARGET,
    ]);
    let metadata: Value =
        serde_json::from_str(&run_quietly(&mut cargo)?).context("cargo metadata wrote no JSON")?;
    let all = metadata.get("packages").and_then(Value::as_array).context("no packages")?;
    let bundled = bundled(project, code)?;
    let id =
        |package| (text_of(package, "name").to_owned(), text_of(package, "version").to_owned());
    let packages: BTreeMap<_, _> = all.iter().map(|package| (id(package), package)).collect();
    let mut texts = Texts::default();
    let mut list = Vec::new();
    for id in bundled {
        let package = packages.get(&id).with_context(|| format!("nothing is known of {id:?}"))?;
        let licence = text_of(package, "license");
        let folder = Path::new(text_of(package, "manifest_path"))
            .parent()
            .context("a package without a folder")?;
        let mut found = texts_in(folder, licence)?;
        if found.is_empty() && licence.contains("MIT") {
            found.push(mit(&format!("Copyright (c) the authors of {}", text_of(package, "name"))));
        }
        list.push(json!({
            "name": text_of(package, "name"),
            "version": text_of(package, "version"),
            "licence": licence,
            "texts": found.into_iter().map(|text| texts.index(text)).collect::<Vec<_>>(),
        }));
    }
    let rust = texts.index(mit("Copyright (c) The Rust Project Contributors"));
    list.push(json!({ "name": "Rust's standard library", "licence": "MIT OR Apache-2.0", "texts": [rust] }));
    let all = json!({ "packages": list, "texts": texts.0 });
    std::fs::write(project.dist().join("licences.json"), serde_json::to_string(&all)?)?;
    Ok(())
}

/// Names and versions of the packages compiled into the page, sorted by name.
fn bundled(project: &Project, code: &[Code]) -> Result<BTreeSet<(String, String)>> {
    let mut cargo = project.command("cargo");
    cargo.args(["tree", "--target", TARGET, "--edges", "normal,no-proc-macro"]);
    cargo.args(["--prefix", "none", "--format", "{p}"]);
    cargo.args(["--package", "principality", "--features", "split"]);
    cargo.args(code.iter().flat_map(|code| ["--features", &code.features]));
    let tree = run_quietly(&mut cargo)?;
    // Lines are "name v1.0.0", some of them followed by a folder or "(*)".
    let package = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some((name.to_owned(), rest.split(' ').next()?.to_owned()))
    };
    Ok(tree.lines().filter_map(package).collect())
}

fn text_of<'a>(value: &'a Value, name: &str) -> &'a str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// The licence texts in a package's folder. If its licence offers a choice, MIT is chosen.
fn texts_in(folder: &Path, licence: &str) -> Result<Vec<String>> {
    let may_choose = licence.contains("MIT") && !licence.contains("AND");
    let mut names: Vec<String> = std::fs::read_dir(folder)?
        .flatten()
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| {
            let name = name.to_uppercase();
            ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"]
                .iter()
                .any(|start| name.starts_with(start))
        })
        .collect();
    names.sort();
    if may_choose && names.iter().any(|name| name.to_uppercase().contains("MIT")) {
        names
            .retain(|name| ["MIT", "NOTICE"].iter().any(|word| name.to_uppercase().contains(word)));
    }
    let read = |name: String| {
        std::fs::read_to_string(folder.join(&name)).with_context(|| format!("can't read {name}"))
    };
    names.into_iter().map(read).collect()
}

/// Licence texts, with those shared by many crates stored once.
#[derive(Default)]
struct Texts(Vec<String>);

impl Texts {
    fn index(&mut self, text: String) -> usize {
        let text = text.replace("\r\n", "\n").trim().to_owned();
        self.0.iter().position(|known| *known == text).unwrap_or_else(|| {
            self.0.push(text);
            self.0.len() - 1
        })
    }
}

fn mit(copyright: &str) -> String {
    format!(
        "{copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated \
documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the \
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit \
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the \
Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE \
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR \
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR \
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."
    )
}
