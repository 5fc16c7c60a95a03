//! Every event and every question has its sentence, in each language.

use super::sitting::Sitting;
use super::{Now, Page, With, is_full, is_worded, played, sampled, tables};
use crate::engine::seat::{Looker, Seat};
use crate::web::session::people;
use crate::web::setup::SetupGame;
use crate::web::table::{LogLine, TableGame, TextContext};
use crate::web::ui::text::Text;
use crate::web::words::{Language, Words, tests::lacking};
use std::collections::{BTreeMap, BTreeSet};

/// The name of an event's kind, as records have it.
fn kind<E: serde::Serialize>(event: &E) -> String {
    let written = serde_json::to_value(event).unwrap();
    written.get("event").and_then(|kind| kind.as_str()).unwrap_or_default().to_owned()
}

/// Each kind of event has a line in the log of the seats that may know it, except for those that the game leaves out.
pub(in crate::web) fn events_are_logged<G: SetupGame + TableGame>(page: &Page<G>) {
    let mut logged: BTreeMap<String, bool> = BTreeMap::new();
    for language in Language::ALL {
        let words = (page.words)(language);
        for setup in tables(With::People) {
            let mut last = None;
            played(page, &words, setup, |sitting| {
                let (game, names) = (sitting.game(), &sitting.names);
                let (context, seats) = (
                    |looker| TextContext {
                        words: &words,
                        names,
                        options: game.setup().options(),
                        looker,
                    },
                    G::seats(game.state()),
                );
                let lookers = Seat::first(seats).map(Looker::Seat).chain([Looker::Public]);
                let events =
                    if last.is_none() { game.opening_events() } else { game.last_events() };
                last = Some(game.position());
                for looker in lookers {
                    let context = context(looker);
                    let known: Vec<G::Event> =
                        events.iter().filter_map(|event| G::event_for(event, looker)).collect();
                    let lines = (page.log_lines)(&context, &known);
                    for line in &lines {
                        is_worded("the log", &line.text);
                    }
                    for left_out in 0..known.len() {
                        let found = logged.entry(kind(&known[left_out])).or_default();
                        let mut rest = known.clone();
                        rest.remove(left_out);
                        *found = *found || (page.log_lines)(&context, &rest) != lines;
                        // Without an event others may have nothing to go by.
                        lacking();
                    }
                }
            });
        }
    }
    let unlogged = logged.iter().filter(|(_, logged)| !**logged).map(|(kind, _)| kind.as_str());
    let known: BTreeSet<&str> = G::UNLOGGED.iter().copied().collect();
    for kind in unlogged {
        assert!(known.contains(kind), "{}: nothing is told of {kind}", G::NAME);
    }
    for kind in known {
        assert_eq!(
            logged.get(kind),
            Some(&false),
            "{}: {kind} is told after all, or never comes",
            G::NAME
        );
    }
}

/// Every choice has a prompt, and every cover gives its reason in each language or in none, in another's turn always: in
/// the first two positions of each kind of question, in the first four with `PRINCIPALITY_FULL=1`.
pub(in crate::web) fn questions_have_sentences<G: SetupGame + TableGame>(page: &Page<G>) {
    let each = if is_full() { 4 } else { 2 };
    let both = Language::ALL.map(page.words);
    for language in Language::ALL {
        let words = (page.words)(language);
        sampled(page, &words, (With::People, each), |mut sitting| {
            for _ in 0..2 {
                let now = sitting.now();
                let shown = sitting.draw(&sitting.moment(&now));
                let bar = &shown.drawn.bar;
                if let Some(seat) = now.covered {
                    gives_its_reason(&sitting, &both, (&now, seat));
                }
                if now.chooser.is_some() {
                    let question = format!("{}: {:?}", G::NAME, G::decision(&now.state, now.front));
                    is_worded(&question, &bar.title);
                }
                is_worded(G::NAME, &format!("{} {}", G::NAME, shown.text()));
                sitting.hand_over();
            }
        });
    }
}

/// A cover gives its reason in each language or in none: in another's turn always, unless the question is not to be known.
fn gives_its_reason<G: TableGame>(
    sitting: &Sitting<'_, G>,
    both: &[Words],
    (now, seat): (&Now<G>, Seat),
) {
    let (page, view) = (sitting.page, G::view(&now.state, now.looker));
    let decision = G::decision(&now.state, seat);
    let what = format!("{} hands over for {decision:?}, which", G::NAME);
    let reason = |words: &Words| {
        let context = TextContext { words, ..sitting.context(now) };
        (page.handover_reason)(&context, &view, seat)
    };
    let said: Vec<Text> = both.iter().map(reason).collect();
    let given = said.iter().filter(|text| !text.is_empty()).count();
    assert!([0, said.len()].contains(&given), "{what} says why in one language alone: {said:?}");
    let is_untold = decision.as_ref().is_some_and(G::is_untold);
    assert!(!is_untold || given == 0, "{what} is not to be known, says why: {said:?}");
    let is_of_another = (page.whose_turn)(&now.state).is_some_and(|active| active != seat);
    if given > 0 || is_of_another && !is_untold {
        said.iter().for_each(|text| is_worded(&what, text));
    }
}

/// Each computer player that acts in a turn has a line in every seat's log by the end of the turn.
pub(in crate::web) fn computers_are_narrated<G: SetupGame + TableGame>(page: &Page<G>) {
    let words = (page.words)(Language::English);
    for setup in tables(With::Computers) {
        let (mut acted, mut turn): (BTreeSet<Seat>, u32) = (BTreeSet::new(), 0);
        let mut logged: Vec<LogLine> = Vec::new();
        played(page, &words, setup, |sitting| {
            let (game, names) = (sitting.game(), &sitting.names);
            let (options, looker) = (game.setup().options(), Looker::Public);
            let context = TextContext { words: &words, names, options, looker };
            let events = game.last_events().iter();
            let known: Vec<G::Event> =
                events.filter_map(|event| G::event_for(event, looker)).collect();
            let lines = (page.log_lines)(&context, &known);
            logged.extend(lines.iter().cloned());
            let last = game.position().checked_sub(1).and_then(|last| game.moves().get(last));
            let by_computer = last.filter(|made| people::level(game, made.seat).is_some());
            acted.extend(by_computer.map(|made| made.seat));
            let ended = G::turns_ended(game.state());
            if ended == turn {
                return;
            }
            turn = ended;
            for seat in std::mem::take(&mut acted) {
                let name = sitting.names[seat.index()].as_ref();
                let is_logged =
                    logged.iter().any(|line| line.seat == Some(seat) || line.text.contains(name));
                assert!(is_logged, "{}: nothing tells what {name} did in turn {turn}", G::NAME);
            }
            // The end of a turn may bring lines about the next one.
            logged = lines;
        });
    }
}
