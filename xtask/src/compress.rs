//! Writes a `.br` and a `.gz` beside each file that gets smaller by it, for hosts that serve such files, and prints what
//! a visitor downloads.

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Kinds of files that compression helps.
const KINDS: [&str; 11] =
    ["html", "js", "mjs", "css", "wasm", "json", "svg", "ftl", "txt", "webmanifest", "xml"];

/// A file of the site and its sizes in bytes.
pub struct Sizes {
    pub name: String,
    pub plain: u64,
    /// Brotli's size, or the plain one if the file is not compressed.
    pub brotli: u64,
}

/// Compresses every file below `dist`.
pub fn folder(dist: &Path) -> Result<Vec<Sizes>> {
    let mut files = Vec::new();
    collect(dist, &mut files)?;
    // The largest first, so that they do not come last on one core.
    files.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    let todo = Mutex::new(files.into_iter());
    let done = Mutex::new(Vec::new());
    let next = || todo.lock().ok().and_then(|mut todo| todo.next());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((file, plain)) = next() {
                    let sizes =
                        compress(dist, &file, plain).with_context(|| format!("{}", file.display()));
                    if let Ok(mut done) = done.lock() {
                        done.push(sizes);
                    }
                }
            });
        }
    });
    let done = done.into_inner().unwrap_or_default();
    let mut sizes = done.into_iter().collect::<Result<Vec<_>>>()?;
    sizes.sort_by(|a, b| b.brotli.cmp(&a.brotli).then_with(|| a.name.cmp(&b.name)));
    Ok(sizes)
}

fn collect(folder: &Path, files: &mut Vec<(PathBuf, u64)>) -> Result<()> {
    for entry in
        std::fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?
    {
        let entry = entry?;
        let (path, kind) = (entry.path(), entry.metadata()?);
        let compressed = path.extension().is_some_and(|kind| kind == "br" || kind == "gz");
        if kind.is_dir() {
            collect(&path, files)?;
        } else if !compressed {
            files.push((path, kind.len()));
        }
    }
    Ok(())
}

fn compress(dist: &Path, file: &Path, plain: u64) -> Result<Sizes> {
    let name = file.strip_prefix(dist).unwrap_or(file).to_string_lossy().replace('\\', "/");
    let kind = file.extension().unwrap_or_default().to_string_lossy();
    if !KINDS.contains(&kind.as_ref()) {
        return Ok(Sizes { name, plain, brotli: plain });
    }
    let bytes = std::fs::read(file)?;
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut bytes.as_slice(), &mut packed, &params)?;
    let brotli = keep(file, "br", &packed, plain)?;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(&bytes)?;
    keep(file, "gz", &gzip.finish()?, plain)?;
    Ok(Sizes { name, plain, brotli })
}

/// Writes the packed file if it is smaller, and returns the size that is then sent.
fn keep(file: &Path, kind: &str, packed: &[u8], plain: u64) -> Result<u64> {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(kind);
    let size = packed.len() as u64;
    if size >= plain {
        return Ok(plain);
    }
    std::fs::write(name, packed)?;
    Ok(size)
}

/// Prints the larger files and the sum.
pub fn print_sizes(files: &[Sizes]) {
    let kb = |bytes: u64| bytes as f64 / 1000.0;
    eprintln!("{:>10} {:>10}", "kB", "brotli");
    for file in files.iter().filter(|file| file.brotli >= 1000) {
        eprintln!("{:>10.1} {:>10.1}  {}", kb(file.plain), kb(file.brotli), file.name);
    }
    let (plain, brotli) =
        files.iter().fold((0, 0), |sum, file| (sum.0 + file.plain, sum.1 + file.brotli));
    eprintln!("{:>10.1} {:>10.1}  all {} files", kb(plain), kb(brotli), files.len());
}
