//! Finds or installs the programs of tests in the browser: Chromium, its driver, Firefox, and WebKit.

use crate::project::{Project, run_quietly, say};
use crate::tools::{link, npm, packages};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// The browser and its driver.
pub struct Browser {
    pub chrome: PathBuf,
    pub driver: PathBuf,
}

const CHROME: [&str; 7] = [
    "chromium",
    "google-chrome",
    "google-chrome-stable",
    "chromium-browser",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
/// Debian's build of the same Chromium without a window: it starts and draws with about two thirds of the work.
const SHELL: &str = "chromium-headless-shell";
const DRIVER: [&str; 3] =
    ["chromedriver", "/usr/lib/chromium-browser/chromedriver", "/snap/bin/chromium.chromedriver"];
const FIREFOX: [&str; 3] =
    ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
/// Drives WebKit's MiniBrowser, which comes with it.
const WEBKIT: [&str; 1] = ["WebKitWebDriver"];
/// The virtual screen that WebKit draws on: it has no build without a window.
const SCREEN: [&str; 1] = ["Xvfb"];
/// Downloads Chrome and its driver on systems without packages of them. Newer versions need a newer node.
const BROWSERS: &str = "@puppeteer/browsers@2.9.0";

/// The browser, its driver and the npm packages; installs what is missing.
pub fn ready(project: &Project) -> Result<Browser> {
    packages(project)?;
    if let Some(browser) = find(project) {
        return Ok(browser);
    }
    install(project)?;
    find(project).context("Chromium was installed but can't be found: name it in CHROME, and its driver in CHROMEDRIVER")
}

fn find(project: &Project) -> Option<Browser> {
    let named =
        |name| std::env::var_os(name).map(PathBuf::from).filter(|file: &PathBuf| file.is_file());
    let chrome = named("CHROME").or_else(|| project.find(&CHROME))?;
    let in_folder = std::env::var_os("CHROMEWEBDRIVER")
        .map(|folder| PathBuf::from(folder).join("chromedriver"));
    let driver = named("CHROMEDRIVER")
        .or(in_folder.filter(|file| file.is_file()))
        .or_else(|| project.find(&DRIVER))?;
    Some(Browser { chrome, driver })
}

/// The browser for the end-to-end tests: the build without a window if available, else the browser itself.
pub fn for_pages(project: &Project, browser: &Browser) -> PathBuf {
    if std::env::var_os("CHROME").is_some() {
        return browser.chrome.clone();
    }
    // Not worth a question: the tests pass without it, only more slowly.
    if project.find(&[SHELL]).is_none() && system() == "debian" && !project.can_ask() {
        say("installing Debian's Chromium without a window (once; 1 minute)");
        let by_hand = "The tests run in Chromium itself instead, which takes longer";
        if let Err(error) =
            apt_install(project, "a browser that needs less, for tests", &[SHELL], by_hand)
        {
            say(format!("{error:#}"));
        }
    }
    project.find(&[SHELL]).unwrap_or_else(|| browser.chrome.clone())
}

/// Firefox, if available; on Debian it is installed. Tests that need it are skipped without it.
pub fn firefox(project: &Project) -> Result<Option<PathBuf>> {
    let find = || {
        let named = std::env::var_os("FIREFOX").map(PathBuf::from).filter(|file| file.is_file());
        named.or_else(|| project.find(&FIREFOX))
    };
    if find().is_none() && system() == "debian" {
        say("installing Debian's Firefox (once; 1 minute)");
        let by_hand = "Install Firefox so that it is on PATH or named in FIREFOX, and try again";
        apt_install(project, "Firefox, for tests in the browser", &["firefox-esr"], by_hand)?;
    }
    let found = find();
    if found.is_none() {
        say("no Firefox here: its tests are skipped. Put one on PATH or name it in FIREFOX");
    }
    Ok(found)
}

/// Debian's WebKit.
pub struct WebKit {
    pub driver: PathBuf,
    pub screen: PathBuf,
}

/// WebKit's driver and a screen for it, if both are available; on Debian they are installed. Tests that need
/// them are skipped without them.
pub fn webkit(project: &Project) -> Option<WebKit> {
    let find = || {
        let named = std::env::var_os("WEBKIT").map(PathBuf::from).filter(|file| file.is_file());
        let driver = named.or_else(|| project.find(&WEBKIT))?;
        Some(WebKit { driver, screen: project.find(&SCREEN)? })
    };
    if find().is_none() && system() == "debian" {
        say("installing Debian's WebKit and a virtual screen (once; 1 minute)");
        let packages = ["webkit2gtk-driver", "xvfb"];
        let by_hand = "Install WebKitWebDriver and Xvfb so that both are on PATH, and try again";
        // Some of Debian's ports have no WebKit.
        if let Err(error) =
            apt_install(project, "WebKit, for tests in the browser", &packages, by_hand)
        {
            say(format!("{error:#}"));
        }
    }
    let found = find();
    if found.is_none() {
        say(
            "no WebKit here: its tests are skipped. Put WebKitWebDriver (or name it in WEBKIT) and Xvfb on PATH",
        );
    }
    found
}

fn apt_install(project: &Project, why: &str, packages: &[&str], by_hand: &str) -> Result<()> {
    let install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"];
    // The update may fail without harm; it is for a list of packages that is old or empty.
    let script = format!("apt-get update -qq; {} {}", install.join(" "), packages.join(" "));
    project.run_as_root(why, &["sh", "-c", &script], by_hand)
}

/// Installs Debian's packages; on Ubuntu Google's builds, since its package is a snap that can't always be used
/// from scripts.
fn install(project: &Project) -> Result<()> {
    let by_hand = "Install Chromium (or Chrome) and a chromedriver of the same version, so that both are on PATH or named \
                   in CHROME and CHROMEDRIVER, and try again";
    match system().as_str() {
        "debian" => {
            say("installing Debian's Chromium and its driver (once; 1 to 3 minutes)");
            let packages = ["chromium", "chromium-driver", SHELL];
            apt_install(project, "Chromium, for tests in the browser", &packages, by_hand)
        }
        "ubuntu" => {
            say("downloading Chrome and its driver (once; some minutes)");
            for program in ["chrome", "chromedriver"] {
                download(project, program).context(by_hand)?;
            }
            let libraries = [
                "libnss3",
                "libatk-bridge2.0-0",
                "libcups2",
                "libxkbcommon0",
                "libxcomposite1",
                "libxdamage1",
            ];
            let more = [
                "libxfixes3",
                "libxrandr2",
                "libgbm1",
                "libpango-1.0-0",
                "libcairo2",
                "libasound2",
            ];
            let words = [&["apt-get", "install", "-y", "-qq"], &libraries[..], &more[..]].concat();
            let starts = find(project).is_some_and(|browser| {
                run_quietly(Command::new(browser.chrome).arg("--version")).is_ok()
            });
            if starts {
                Ok(())
            } else {
                project.run_as_root("libraries that Chrome uses", &words, by_hand)
            }
        }
        _ => bail!("no Chromium or chromedriver found. {by_hand}"),
    }
}

fn download(project: &Project, program: &str) -> Result<()> {
    let mut npm = npm(project)?;
    npm.args(["exec", "--yes", "--package", BROWSERS, "--", "browsers", "install"]);
    npm.arg(format!("{program}@stable"))
        .arg("--path")
        .arg(project.cache.join("browser"))
        .current_dir(&project.cache);
    let said = run_quietly(&mut npm)?;
    // Its output is "chrome@<version> <path>".
    let line = said
        .lines()
        .find(|line| line.starts_with(program))
        .context("the download named no program")?;
    let path =
        line.split_once(' ').map(|(_, path)| path.trim()).context("the download named no path")?;
    link(path.as_ref(), &project.tools().join("bin").join(program))
}

/// "debian", "ubuntu" or another system's name.
fn system() -> String {
    let text = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let value = |name: &str| {
        text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().replace('"', "")
    };
    let (id, like) = (value("ID="), value("ID_LIKE="));
    if id == "ubuntu" || like.contains("ubuntu") {
        "ubuntu".to_owned()
    } else if id == "debian" || like.contains("debian") {
        "debian".to_owned()
    } else {
        id
    }
}
