//! Builds the module that thinks for computer players: fast rather than small, and not a part of the first load. It is
//! built twice, with wide registers and for browsers without them, which are few. Both lie in a folder of `dist/` named by
//! the hash of its content, with a script that starts the one that fits, in a worker or beside the page; the page's head
//! says where.

use crate::shop::{Shop, run};
use crate::std_for_wasm::{TARGET, Toolchain};
use anyhow::{Context, Result};
use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256, Sha384};
use std::path::{Path, PathBuf};
use std::process::Command;

const HINT: &str =
    "See the messages above; 'cargo xtask setup' installs the tools again if one is missing";

/// Whether a browser knows wasm's wide registers: it does if a module with a function that returns one is valid.
const HAS_WIDE: &str = "\
WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123]))";

const WIDE: &str = "wide";
const PLAIN: &str = "plain";

/// What a module may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Registers {
    /// Registers of 128 bits (`simd128`): all browsers that run the page have them on nearly every machine.
    Wide,
    /// Single numbers: for Firefox on 32-bit Android, and for processors without SSE4.1.
    Plain,
}

impl Registers {
    /// The folder of modules built so.
    fn folder(self) -> &'static str {
        match self {
            Registers::Wide => WIDE,
            Registers::Plain => PLAIN,
        }
    }

    /// What cargo's `--config` must say.
    pub fn config(self) -> String {
        let flags = if self == Registers::Wide { "'-Ctarget-feature=+simd128'" } else { "" };
        format!("target.{TARGET}.rustflags=[{flags}]")
    }
}

/// Cargo, set up to compile a binary for wasm with the release profile.
pub fn compiler(shop: &Shop, (bin, feature): (&str, &str), registers: Registers) -> Command {
    let mut cargo = shop.command("cargo");
    cargo.args(["build", "--quiet", "--release", "--target", TARGET, "--bin", bin]);
    cargo.args(["--no-default-features", "--features", feature]);
    cargo.args(["--config", &registers.config()]);
    cargo
}

/// Compiles a binary for wasm with the release profile and binds it to JavaScript, into a fresh folder.
pub fn module(
    shop: &Shop,
    toolchain: &Toolchain,
    (bin, feature): (&str, &str),
    registers: Registers,
) -> Result<PathBuf> {
    let folder = shop.target().join("modules").join(registers.folder()).join(bin);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    run(toolchain.apply(&mut compiler(shop, (bin, feature), registers)), HINT)?;
    let program = |name: &str| shop.command(shop.find(&[name]).unwrap_or_else(|| name.into()));
    let mut bind = program("wasm-bindgen");
    bind.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&folder);
    bind.arg(shop.target().join(TARGET).join("release").join(bin).with_extension("wasm"));
    run(&mut bind, HINT)?;
    let wasm = folder.join(format!("{bin}_bg.wasm"));
    let mut opt = program("wasm-opt");
    opt.arg("-O3").arg("-o").arg(&wasm).arg(&wasm);
    run(&mut opt, HINT)?;
    Ok(folder)
}

/// Computer players, built both ways.
pub struct Players {
    wide: Module,
    plain: Module,
}

/// A module with the script that binds it.
struct Module {
    glue: Vec<u8>,
    wasm: Vec<u8>,
}

impl Module {
    fn build(shop: &Shop, toolchain: &Toolchain, registers: Registers) -> Result<Module> {
        let folder = module(shop, toolchain, ("players", "players"), registers)?;
        let file = |name| std::fs::read(folder.join(name));
        Ok(Module { glue: file("players.js")?, wasm: file("players_bg.wasm")? })
    }

    fn integrity(&self) -> String {
        format!("sha384-{}", BASE64.encode(&Sha384::digest(&self.wasm)))
    }

    fn write(&self, folder: &Path) -> Result<()> {
        std::fs::create_dir_all(folder)?;
        std::fs::write(folder.join("players.js"), &self.glue)?;
        std::fs::write(folder.join("players_bg.wasm"), &self.wasm)?;
        Ok(())
    }
}

impl Players {
    /// Builds them.
    pub fn build(shop: &Shop, toolchain: &Toolchain) -> Result<Players> {
        Ok(Players {
            wide: Module::build(shop, toolchain, Registers::Wide)?,
            plain: Module::build(shop, toolchain, Registers::Plain)?,
        })
    }

    /// Puts them into `dist` and names their start in the page's head.
    pub fn add_to_page(&self, shop: &Shop) -> Result<()> {
        let start = self.start_script();
        let mut hash = Sha256::new();
        for part in [&self.wide.glue, &self.wide.wasm, &self.plain.glue, &self.plain.wasm] {
            hash.update(part);
        }
        hash.update(&start);
        let hash = HEXLOWER.encode(&hash.finalize());
        let name = format!("players-{}", hash.get(..16).unwrap_or(&hash));
        let folder = shop.dist().join(&name);
        self.wide.write(&folder.join(WIDE))?;
        self.plain.write(&folder.join(PLAIN))?;
        std::fs::write(folder.join("start.js"), start)?;
        name_in_head(&shop.dist().join("index.html"), &format!("./{name}/start.js"))
    }

    /// The script that a worker or the page runs.
    fn start_script(&self) -> String {
        let [wide, plain] = [&self.wide, &self.plain].map(Module::integrity);
        format!(
            "\
// Starts who thinks for computer players, in a worker or beside the page. Written by the build.
const [name, integrity] = {HAS_WIDE} ? ['{WIDE}', '{wide}'] : ['{PLAIN}', '{plain}'];
const folder = new URL(`./${{name}}/`, import.meta.url);
const file = fetch(new URL('players_bg.wasm', folder), {{ integrity }});
const {{ default: init }} = await import(new URL('players.js', folder));
await init({{ module_or_path: file }});
"
        )
    }
}

/// For the service worker: a part of the addresses that this browser has no need of.
pub fn needless() -> String {
    format!("{HAS_WIDE} ? '/{PLAIN}/' : '/{WIDE}/'")
}

fn name_in_head(index: &Path, start: &str) -> Result<()> {
    let html = std::fs::read_to_string(index)?;
    let (before, after) = html.split_once("</head>").context("index.html has no </head>")?;
    let named = format!("{before}<meta name=\"players\" content=\"{start}\">\n</head>{after}");
    std::fs::write(index, named)?;
    Ok(())
}
