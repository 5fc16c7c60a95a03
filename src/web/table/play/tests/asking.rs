//! Everything on the table explains itself.

use super::sitting::{Sitting, text_of};
use super::{Page, Sample, With, is_full, is_worded, played, tables};
use crate::web::setup::SetupGame;
use crate::web::table::log::Log;
use crate::web::table::over::log_section;
use crate::web::table::{HelpText, TableGame};
use crate::web::words::Language;
use core::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use yew::prelude::*;

/// States of the whole game from one that is looked at to the next, which resembles it, in everyday runs.
const EVERY: usize = 21;

/// Lines of the log that are drawn: the rest are like them.
const LINES: usize = 3;

/// Every element with a role, every figure and every number on the table has an explanation, in states of a whole game of
/// the last way to play that is offered (each with `PRINCIPALITY_FULL=1`, otherwise one in [`EVERY`]), in the first states
/// of each kind of all others, on a tablet and on a phone, and to each person in turn. Of the phone's tabs one after another
/// is drawn, or all with `PRINCIPALITY_FULL=1`. A page answers with at least so many explanations.
pub(in crate::web) fn everything_explains_itself<G: SetupGame + TableGame>(
    page: &Page<G>,
    least: usize,
) {
    let mut explained = Explanations::default();
    for (language, with) in [(Language::English, With::Computers), (Language::German, With::People)]
    {
        let words = (page.words)(language);
        let (mut sample, mut next) = (Sample::of(1), 0);
        let (setups, last) = (tables(with), tables::<G>(with).len() - 1);
        for (offer, setup) in setups.into_iter().enumerate() {
            let log: Rc<RefCell<Log<G>>> = Rc::default();
            played(page, &words, setup, |sitting| {
                let is_sample = sample.wants(sitting);
                let at = sitting.game().position();
                let is_next = is_full() || at.is_multiple_of(EVERY) || sitting.game().is_over();
                if with == With::Computers && offer == last && is_next {
                    explained.look_at(sitting, &log, None);
                }
                if !is_sample {
                    return;
                }
                let mut sitting = sitting.clone();
                for _ in 0..2 {
                    let tabs = sitting.draw(&sitting.moment(&sitting.now())).drawn.tabs.len();
                    next += 1;
                    let drawn = (0..tabs).filter(|tab| is_full() || *tab == next % tabs);
                    for tab in std::iter::once(None).chain(drawn.map(Some)) {
                        explained.look_at(&sitting, &Rc::default(), tab);
                    }
                    sitting.hand_over();
                }
            });
        }
    }
    let silent: Vec<_> = explained.silent.iter().take(20).collect();
    assert!(
        silent.is_empty(),
        "{}: {} explain nothing: {silent:#?}",
        G::NAME,
        explained.silent.len()
    );
    assert!(
        explained.titles.len() >= least,
        "{}: {} explanations",
        G::NAME,
        explained.titles.len()
    );
}

/// The introduction has four pictures, each with a line, of symbols that exist.
pub(in crate::web) fn how_to_play_is_four_pictures<G: SetupGame + TableGame>(page: &Page<G>) {
    let symbols = |name: &str| {
        let path = format!("{}/static/symbols/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).unwrap_or_default()
    };
    let sprites = symbols("pieces") + &symbols(G::NAME);
    for language in Language::ALL {
        let words = (page.words)(language);
        let html = text_of(&words, (page.guide)(&words));
        is_worded("how to play", &html);
        for part in ["<li", "<svg", "<p"] {
            assert_eq!(html.matches(part).count(), 4, "{}: {part}", G::NAME);
        }
        for id in html.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(sprites.contains(&format!("id=\"{id}\"")), "{}: {id}", G::NAME);
        }
    }
}

/// Explanations that were looked at.
#[derive(Default)]
struct Explanations {
    /// Titles of explanations.
    titles: BTreeSet<String>,
    /// Elements without one, and how often they were drawn.
    silent: BTreeMap<String, usize>,
}

impl Explanations {
    fn look_at<G: SetupGame + TableGame>(
        &mut self,
        sitting: &Sitting<'_, G>,
        log: &Rc<RefCell<Log<G>>>,
        tab: Option<usize>,
    ) {
        let now = sitting.now();
        // Without hands another page takes the place of the table until the device has changed hands.
        if now.covered.is_some() && !G::HANDS {
            return;
        }
        let moment = sitting.moment_with(&now, log, tab);
        let shown = sitting.draw(&moment);
        let lines = Rc::new(moment.log.iter().take(LINES).cloned().collect::<Vec<_>>());
        let lines = log_section(sitting.words, &lines, &Callback::noop());
        let html = shown.html.clone() + &text_of(sitting.words, lines);
        let mut answers: BTreeMap<&str, bool> = BTreeMap::new();
        for asked in asked(&html) {
            let answered = asked.code.is_some_and(|code| {
                *answers.entry(code).or_insert_with(|| {
                    let help = (sitting.page.explain)(&moment, &shown.act, code);
                    help.as_ref().is_some_and(|help| self.note(help))
                })
            });
            if !answered {
                let (what, code) = (asked.what, asked.code.unwrap_or("no code"));
                *self.silent.entry(format!("{what} ({code})")).or_default() += 1;
            }
        }
    }

    /// True if an explanation says something.
    fn note(&mut self, help: &HelpText) -> bool {
        is_worded("an explanation", &help.title);
        help.lines.iter().for_each(|line| is_worded(&help.title, line));
        if !help.refusal.is_empty() {
            is_worded(&help.title, &help.refusal);
        }
        self.titles.insert(help.title.to_string());
        !help.lines.is_empty()
    }
}

/// Something that is asked about.
struct Asked<'a> {
    /// The code that explains it: its own, or of the innermost element around it.
    code: Option<&'a str>,
    what: String,
}

/// Elements with a role, figures and numbers of a drawn table.
fn asked(html: &str) -> Vec<Asked<'_>> {
    let mut found = Vec::new();
    // The code of each open element.
    let mut open: Vec<Option<&str>> = vec![None];
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        let (text, tag) = rest.split_at(start);
        let here = open.last().copied().flatten();
        if text.contains(|letter: char| letter.is_ascii_digit()) {
            found.push(Asked { code: here, what: format!("the number in {text:?}") });
        }
        let end = tag.find('>').unwrap_or(tag.len() - 1);
        let (inside, after) = (&tag[1..end], &tag[end + 1..]);
        rest = after;
        if inside.starts_with('!') {
            continue;
        }
        if inside.starts_with('/') {
            open.pop();
            continue;
        }
        let name = inside.split([' ', '/']).next().unwrap_or_default();
        let code = attribute(inside, "data-help").or_else(|| attribute(inside, "data-s")).or(here);
        let role = attribute(inside, "role").is_some() || name == "button";
        if role || ["use", "svg", "img"].contains(&name) {
            found.push(Asked { code, what: without_numbers(inside) });
        }
        if !inside.ends_with('/') && !["input", "br", "img", "hr"].contains(&name) {
            open.push(code);
        }
    }
    found
}

/// The value of an attribute.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let start = format!(" {name}=\"");
    let value = tag.get(tag.find(&start)? + start.len()..)?;
    value.get(..value.find('"')?)
}

/// A tag shortened, so that elements that differ in numbers only are one.
fn without_numbers(tag: &str) -> String {
    tag.chars().filter(|letter| !letter.is_ascii_digit()).take(140).collect()
}
