//! Tests in the browser decide nothing that the page may overtake: between a question asked from outside and the touch
//! that depends on its answer, the page goes on. They ask and act in the page in one go, or wait for one of several
//! states (`tests/e2e/lib/settle.mjs`); and they wait for a state rather than for a time.

use std::fs;
use std::path::Path;

/// Functions that may have a timer, by file and name.
const TIMERS: [(&str, &str); 6] = [
    // Ask again and again until something is so.
    ("lib/inpage.mjs", "until"),
    ("lib/open.mjs", "eventually"),
    // Let limits of the page pass at once.
    ("late.test.mjs", "silence"),
    ("promises.test.mjs", "answered"),
    ("promises.test.mjs", "spoil"),
    ("promises.test.mjs", "hurry"),
];
/// Measurements, which are no tests.
const BENCH: &str = "bench/";
/// Questions about the state of an element, which are for assertions.
const QUESTIONS: [&str; 5] =
    [".isVisible()", ".isHidden()", ".isEnabled()", ".isDisabled()", ".isChecked()"];
/// Begin a condition.
const BRANCHES: [&str; 3] = ["if (", "while (", "for ("];
/// A timer that only throws is the page's own fault, made on purpose; a test's limit is for a page that hangs.
const NO_TIMERS: [&str; 2] = ["setTimeout(() => { throw ", "info.setTimeout("];

/// The scripts of a folder, by path from `tests/e2e/`.
fn scripts(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/e2e");
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(folder)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        if path.is_dir() {
            found.extend(scripts(&name));
        } else if name.ends_with(".mjs") {
            found.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
    found
}

/// The text up to the bracket that closes it.
fn closed(text: &str) -> &str {
    let mut deep = 0;
    let end = text.find(|c| {
        deep += i32::from(c == '(') - i32::from(c == ')');
        deep < 0
    });
    &text[..end.unwrap_or(text.len())]
}

/// The conditions on which a script branches, each with its place in the text.
fn conditions(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for branch in BRANCHES {
        for (at, _) in text.match_indices(branch) {
            let is_word = text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let inside = closed(&text[at + branch.len()..]);
            // Of a counted loop, what is asked before each round.
            let asked = if branch == "for (" { inside.split(';').nth(1) } else { Some(inside) };
            found.extend(asked.filter(|_| !is_word).map(|asked| (at, asked)));
        }
    }
    found
}

/// True if a line decides by the number of elements without a branch: `(await x.count()) ? a : b`, `… && a`.
fn decides_by_count(line: &str) -> bool {
    let rest = line.split(".count()").skip(1).map(|rest| rest.trim_start_matches([')', ' ']));
    let mut rest = rest.filter(|rest| !rest.starts_with("?.") && !rest.starts_with("??"));
    rest.any(|rest| ["?", "&&", "||"].iter().any(|sign| rest.starts_with(sign)))
}

/// The name of the function that a line declares at the top of its file.
fn declared(line: &str) -> Option<&str> {
    let plain = line.trim_start_matches("export ").trim_start_matches("async ");
    plain.strip_prefix("function ")?.split('(').next()
}

/// The lines of a script that decide what the page may overtake, or wait for a time, each with its number.
fn faults<'a>(file: &str, text: &'a str) -> Vec<(usize, &'a str)> {
    let by_count =
        |(_, asked): &(usize, &str)| asked.contains("await") && asked.contains(".count()");
    let branches = conditions(text).into_iter().filter(by_count);
    let mut numbers: Vec<usize> =
        branches.map(|(at, _)| text[..at].matches('\n').count() + 1).collect();
    let mut within = "";
    for (number, line) in (1..).zip(text.lines()) {
        within = declared(line).unwrap_or(within);
        let begins = line.trim_start();
        let asserts = begins.starts_with("assert");
        let asks = QUESTIONS.iter().any(|question| line.contains(question));
        let times =
            line.contains("setTimeout") && !NO_TIMERS.iter().any(|other| line.contains(other));
        let decides = !asserts && (asks || decides_by_count(line));
        // The address follows the page; `waitForURL` waits for it.
        let is_early = asserts && line.contains(".url()");
        let is_timer = times && !TIMERS.contains(&(file, within));
        if decides || is_early || is_timer || line.contains("waitForTimeout") {
            numbers.push(number);
        }
    }
    numbers.sort_unstable();
    numbers.dedup();
    let line = |number: usize| text.lines().nth(number - 1).unwrap_or_default().trim();
    let found = numbers.into_iter().map(|number| (number, line(number)));
    found.filter(|(_, line)| !["//", "*", "/*"].iter().any(|sign| line.starts_with(sign))).collect()
}

#[test]
fn no_test_in_the_browser_decides_what_the_page_may_overtake() {
    let scripts = scripts("");
    assert!(scripts.len() > 50, "{} scripts", scripts.len());
    let mut found = Vec::new();
    for (file, text) in scripts.iter().filter(|(file, _)| !file.starts_with(BENCH)) {
        let faults = faults(file, text).into_iter();
        found.extend(faults.map(|(number, line)| format!("tests/e2e/{file}:{number}: {line}")));
    }
    assert!(
        found.is_empty(),
        "ask and act in the page (tests/e2e/lib/settle.mjs), or wait for a state:\n{}",
        found.join("\n")
    );
}

#[test]
fn a_decision_that_the_page_may_overtake_is_found() {
    let bites = [
        "if (await cover.count()) await cover.click();",
        "  if (!(await page.locator('.a').count())) {",
        "} else if (\n  await cover.count()\n) {",
        "while ((await seats.count()) < 3) await add.click();",
        "for (let i = 0; i < 5 && (await dialog.count()); i += 1) await press();",
        "const there = (await cover.count()) ? 'cover' : 'table';",
        "(await cover.count()) && await cover.click();",
        "if (await cover.isVisible()) {",
        "const covered = await cover.isVisible();",
        "while (await restart.isEnabled()) await restart.click();",
        "if (!(await box.isChecked())) await box.check();",
        "await page.waitForTimeout(50);",
        "assert.match(page.url(), /#rules$/);",
        "await new Promise((resolve) => { setTimeout(resolve, 10); });",
    ];
    for text in bites {
        assert_eq!(faults("a.test.mjs", text).len(), 1, "{text}");
    }
    let before = "function until() {\n}\nexport async function wait() {\n  setTimeout(done);\n}";
    assert_eq!(faults("lib/inpage.mjs", before), [(4, "setTimeout(done);")]);
}

#[test]
fn what_the_page_can_not_overtake_is_let_through() {
    let passes = [
        "if (await pressIfThere(cover)) await cover.waitFor({ state: 'detached' });",
        "if (count) await first.click();",
        "assert.ok(await undo.isEnabled(), 'it is enabled');",
        "assert.equal((await cover.count()) && 1, 1);",
        "assert.ok(await page.locator('.a').count() >= 60);",
        "for (let at = (await offers.count()) - 1; at >= 0; at -= 1) {",
        "for (const tab of await tabs.all()) await tab.click();",
        "const numbered = await pins.count();",
        "// Not waitForTimeout, which is no state.",
        "setTimeout(() => { throw new Error('on purpose'); });",
        "info.setTimeout(240_000);",
    ];
    for text in passes {
        assert_eq!(faults("a.test.mjs", text), [], "{text}");
    }
    let poll = "export async function until(limit, look) {\n  setTimeout(resolve, 2);\n}";
    assert_eq!(faults("lib/inpage.mjs", poll), []);
}
