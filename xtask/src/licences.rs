//! Lists the licences of the crates that are compiled into the page, with their texts, for the about page.
//!
//! The list follows the dependency tree of the wasm build: normal dependencies only, no build tools, no macros.

use crate::shop::{Shop, run_quietly};
use crate::std_for_wasm::TARGET;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Writes `{ "packages": [{ name, version, licence, texts: [index] }], "texts": [text] }`.
pub fn write(shop: &Shop, to: &Path) -> Result<()> {
    let mut cargo = shop.command("cargo");
    cargo.args(["metadata", "--format-version", "1", "--filter-platform", TARGET]);
    let metadata: Value =
        serde_json::from_str(&run_quietly(&mut cargo)?).context("cargo metadata wrote no JSON")?;
    let mut texts = Texts::default();
    let mut list = Vec::new();
    for package in bundled(&metadata)? {
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
    std::fs::write(to, serde_json::to_string(&all)?)?;
    Ok(())
}

/// The packages that end up in the page, in the order of their names.
fn bundled(metadata: &Value) -> Result<Vec<&Value>> {
    let by_id = |list: &'static str, from: &Value| -> BTreeMap<String, usize> {
        let entries = from.get(list).and_then(Value::as_array).into_iter().flatten();
        entries.enumerate().map(|(at, entry)| (text_of(entry, "id").to_owned(), at)).collect()
    };
    let resolve = metadata.get("resolve").context("no dependency tree")?;
    let (packages, nodes) = (by_id("packages", metadata), by_id("nodes", resolve));
    let package = |id: &str| packages.get(id).and_then(|at| metadata.get("packages")?.get(at));
    let node = |id: &str| nodes.get(id).and_then(|at| resolve.get("nodes")?.get(at));
    let root = packages
        .keys()
        .find(|id| package(id).is_some_and(|p| text_of(p, "name") == "principality"));
    let mut todo = vec![root.context("the package principality is not in the tree")?.as_str()];
    let mut seen = BTreeSet::new();
    while let Some(id) = todo.pop() {
        let Some(package) = package(id).filter(|package| !is_macro(package)) else {
            continue;
        };
        if !seen.insert((text_of(package, "name"), text_of(package, "version"), id)) {
            continue;
        }
        let deps = node(id).and_then(|node| node.get("deps")?.as_array()).into_iter().flatten();
        todo.extend(deps.filter(|dep| is_normal(dep)).map(|dep| text_of(dep, "pkg")));
    }
    Ok(seen.into_iter().filter_map(|(_, _, id)| package(id)).collect())
}

fn is_normal(dep: &Value) -> bool {
    let kinds = dep.get("dep_kinds").and_then(Value::as_array).into_iter().flatten();
    kinds.into_iter().any(|kind| kind.get("kind").is_some_and(Value::is_null))
}

fn is_macro(package: &Value) -> bool {
    let targets = package.get("targets").and_then(Value::as_array).into_iter().flatten();
    targets
        .filter_map(|target| target.get("kind")?.as_array())
        .flatten()
        .any(|kind| kind == "proc-macro")
}

fn text_of<'a>(value: &'a Value, name: &str) -> &'a str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// The licence texts in a package's folder. Where its licence lets us choose, MIT is chosen.
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

/// Texts that many crates share stand in the file once.
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
