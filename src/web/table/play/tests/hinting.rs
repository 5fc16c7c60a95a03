//! A hint's whole row is carried out.

use super::sitting::Done;
use super::{Page, With, is_worded, sampled};
use crate::bots::analysis::hint_prices::HintPrices;
use crate::bots::level::Level;
use crate::bots::player::{Hint, Question};
use crate::engine::game::Move;
use crate::engine::seat::Looker;
use crate::engine::seat::Seat;
use crate::web::setup::SetupGame;
use crate::web::table::play::hint;
use crate::web::table::ui::UiAction;
use crate::web::table::{Moment, TableGame, TextContext};
use crate::web::words::Language;

/// Positions that are visited for a hint: it need not be a good one.
const NODES: u64 = 60;

/// The hints with rough prices, as the search service gives them.
fn priced<G: TableGame>(view: G::View, seat: Seat, hints: Vec<Hint<G>>) -> Vec<Hint<G>> {
    let mut prices = HintPrices::new(view, seat, hints);
    while !prices.is_rough() {
        prices.work(1);
    }
    prices.priced()
}

/// The button "Do it" makes all moves that a hint advises now, or writes all of them in pencil, and the hint can be drawn
/// and read; its reasons have a number, and the place of the first of several steps is on the table.
pub(in crate::web) fn hints_are_carried_out<G: SetupGame + TableGame>(page: &Page<G>) {
    let both = Language::ALL.map(page.words);
    let words = (page.words)(Language::English);
    let (mut told, mut without) = (0, Vec::new());
    sampled(page, &words, (With::People, 2), |mut sitting| {
        sitting.hand_over();
        let now = sitting.now();
        let Some(seat) = now.chooser else { return };
        let view = G::view(&now.state, Looker::Seat(seat));
        let skill = G::skill(Level::Medium);
        let question = Question { view: view.clone(), seat, skill, seed: 5, nodes: NODES };
        let mut thoughts = (page.think)(question);
        thoughts.finish();
        for hint in priced(view.clone(), seat, thoughts.hints(3)) {
            for words in &both {
                let context = TextContext { words, ..sitting.context(&now) };
                let steps = hint::steps::<G>(&view, seat, &hint);
                let (_, said) = hint::said(&context, &hint, &steps, true);
                is_worded("the reasons of a hint", &said);
                told += 1;
                if !said.contains(|letter: char| letter.is_ascii_digit()) {
                    without.push(said.to_string());
                }
            }
            let row: Vec<Move<G::Action>> =
                hint.now.iter().map(|action| Move { seat, action: *action }).collect();
            sitting.hint = Some(hint);
            let moment = sitting.moment(&now);
            let shown = sitting.draw(&moment);
            let advised = row.iter().map(|made| made.action).collect::<Vec<_>>();
            let said = G::choices_in_words(&sitting.context(&now), &moment.view, &advised);
            is_worded("a hint", &said);
            let advice = sitting.hint.as_ref().unwrap();
            let button = (page.do_it)(&moment, shown.act.clone(), seat, advice);
            is_worded("the button of a hint", &button.label);
            assert!(button.enabled, "{}: a hint can't be carried out", G::NAME);
            let done = shown.after(&button.press);
            let pencilled = G::pencilled(&moment, seat, &advised);
            let row = if pencilled.is_some() { Vec::new() } else { row };
            let written = done.iter().find_map(|done| match done {
                Done::Ui(UiAction::Pick(picked)) => Some(picked.clone()),
                _ => None,
            });
            let whole = (sitting.made(&done), written) == (row.clone(), pencilled.clone());
            assert!(whole, "{}: not the whole row of a hint", G::NAME);
            if let Some(picked) = pencilled.clone() {
                let is_end = advised.iter().all(G::ends_turn);
                assert!(is_end || !G::is_written(&moment, seat, &advised), "{}: {said}", G::NAME);
                let after = Moment { picked, ..moment.clone() };
                assert!(G::is_written(&after, seat, &advised), "{}: {said}", G::NAME);
                let is_kept = G::hinted(&after.picked) == after.picked;
                assert!(is_kept, "{}: a further hint rubs out what is in pencil", G::NAME);
            }
            let steps = hint::steps::<G>(&moment.view, seat, advice);
            let (title, _) = hint::said(&sitting.context(&now), advice, &steps, true);
            is_worded("the headline of a hint", &title);
            // A single step glows by itself and has no number.
            let numbered = steps.first().filter(|_| steps.len() > 1);
            if let Some(place) = numbered.and_then(|step| step.place.as_ref()) {
                let drawn = shown.text().contains(&format!("data-s=\"{place}\""));
                assert!(drawn, "{}: {said} is at {place}, which is not on the table", G::NAME);
            }
            let all = hint::buttons(&moment, &shown.act, seat, advice, &steps);
            if let ([_, all], None) = (&all[..], pencilled) {
                let made = sitting.made(&shown.after(&all.press));
                let made: Vec<G::Action> = made.into_iter().map(|made| made.action).collect();
                let turn: Vec<G::Action> = advice.now.iter().chain(&advice.then).copied().collect();
                let is_turn = made.len() > row.len() && turn.starts_with(&made);
                assert!(is_turn, "{}: not all steps of a hint", G::NAME);
                assert!(!made.iter().any(G::ends_turn), "{}: a hint ends the turn", G::NAME);
            }
        }
    });
    assert!(told > 3, "{}: {told}", G::NAME);
    assert_eq!(without, [""; 0], "{}: of {told} hints these have no number", G::NAME);
}

/// Reads tables of whole games between people, each drawn with a hint to do one of the wanted legal actions.
pub(in crate::web) fn with_each_hint<G: SetupGame + TableGame>(
    page: &Page<G>,
    mut wanted: impl FnMut(&G::Action) -> bool,
    mut see: impl FnMut(&G::State, Seat, G::Action, &str),
) {
    let words = (page.words)(Language::English);
    sampled(page, &words, (With::People, 150), |mut sitting| {
        sitting.hand_over();
        let now = sitting.now();
        let Some(seat) = now.chooser else { return };
        let actions: Vec<G::Action> =
            sitting.moment(&now).choices_of(seat).filter(|action| wanted(action)).collect();
        for action in actions {
            let (then, reasons) = (Vec::new(), Vec::new());
            let hint = Hint { now: vec![action], then, behind: 0, reasons, price: None };
            sitting.hint = Some(hint);
            let shown = sitting.draw(&sitting.moment(&now));
            see(&now.state, seat, action, &shown.text());
        }
    });
}
