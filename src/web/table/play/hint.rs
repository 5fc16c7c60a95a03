//! A hint in words: the aim of its turn and the steps to it, and the buttons that carry them out.

use crate::bots::player::Hint;
use crate::bots::seat_view::SeatView;
use crate::engine::chance::thinking;
use crate::engine::game::{Move, Quiet};
use crate::engine::seat::Seat;
use crate::web::table::{Act, Button, Moment, TableGame, TextContext, worth};
use crate::web::ui::pins::{Pin, Pins};
use crate::web::ui::text::Text;
use core::iter::once;
use std::rc::Rc;
use yew::prelude::*;

/// Most reasons shown for a hint, besides its price.
const REASONS: usize = 2;
/// End of a line: between two steps, and before the price.
const END: &str = "\n";

/// A step of the turn that a hint advises.
pub(super) struct Step<G: TableGame> {
    /// The position before it, as the seat will see it.
    view: G::View,
    actions: Vec<G::Action>,
    /// The element that is its target, by its `data-s`.
    pub(super) place: Option<String>,
}

/// The steps of the turn that a hint advises, without its end. Only the steps up to the next draw of chance are known.
pub(super) fn steps<G: TableGame>(view: &G::View, seat: Seat, hint: &Hint<G>) -> Vec<Step<G>> {
    let later = hint.then.iter().take_while(|action| !G::ends_turn(action));
    let mut worlds = [0, 1].map(|number| G::determinize(view, &mut thinking(number, 0)));
    let mut steps = Vec::new();
    for actions in once(hint.now.clone()).chain(later.map(|action| vec![*action])) {
        let seen = worlds.each_ref().map(|state| SeatView::<G>::new(state, seat).number());
        let [first, ..] = &worlds;
        let before = G::view(first, seat.into());
        let place = actions.last().and_then(|action| G::places((first, seat, action)).pop());
        let mut play = |action: &G::Action| {
            worlds.iter_mut().all(|state| G::apply(state, seat, *action, &mut Quiet).is_ok())
        };
        let is_certain = seen.iter().all(|number| seen.first() == Some(number));
        if !(steps.is_empty() || is_certain) || !actions.iter().all(&mut play) {
            break;
        }
        steps.push(Step { view: before, actions, place });
    }
    steps
}

/// A hint in words: headline and explanation. A turn of several steps is headed by its aim and has a line for each, a
/// single step is headed by itself.
pub(super) fn said<G: TableGame>(
    context: &TextContext<'_, G>,
    hint: &Hint<G>,
    steps: &[Step<G>],
    is_first: bool,
) -> (Text, Text) {
    let in_words = |step: &Step<G>| G::lit_in_words(context, &step.view, &step.actions);
    let whys = whys::<G>(context, hint);
    match steps {
        [] | [_] => {
            let action = steps.first().map(in_words).unwrap_or_default();
            let reasons: Vec<Text> =
                whys.into_iter().chain(price::<G>(context, hint, is_first)).collect();
            (action.into(), sentences(&reasons).into())
        }
        [first, ..] => {
            let numbered = (1..).zip(steps);
            let mut lines: Vec<String> =
                numbered.map(|(number, step)| format!("{number}. {}", in_words(step))).collect();
            let price = price::<G>(context, hint, is_first);
            lines.extend((!price.is_empty()).then(|| sentences(&price)));
            let aim = whys.into_iter().next().unwrap_or_else(|| in_words(first).into());
            (aim, lines.join(END).into())
        }
    }
}

/// Clauses as short sentences.
fn sentences(clauses: &[Text]) -> String {
    let sentence = |clause: &Text| {
        let mut letters = clause.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        format!("{first}{}.", letters.as_str())
    };
    clauses.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// The numbers of a hint's steps at their places, if there is more than one.
pub(super) fn pins<G: TableGame>(steps: &[Step<G>]) -> Html {
    let numbered = (1..).zip(steps).filter(|_| steps.len() > 1);
    let pins: Vec<Pin> = numbered
        .filter_map(|(number, step)| {
            let place = step.place.clone()?;
            Some(Pin { class: "advised", number, place, low: false })
        })
        .collect();
    html! { if !pins.is_empty() { <Pins pins={Rc::new(pins)} /> } }
}

/// The first reasons for a hint.
fn whys<G: TableGame>(context: &TextContext<'_, G>, hint: &Hint<G>) -> Vec<Text> {
    let said = hint.reasons.iter().map(|reason| G::reason(context, reason));
    said.filter(|text| !text.is_empty()).take(REASONS).collect()
}

/// The price of a hint; empty without one.
fn price<G: TableGame>(context: &TextContext<'_, G>, hint: &Hint<G>, is_first: bool) -> Vec<Text> {
    let price = |price| worth::price::<G>(context.words, context.options, price, is_first);
    hint.price.as_ref().map(price).unwrap_or_default()
}

/// The buttons that carry out a hint: its only step, or the first one and all of them.
pub(super) fn buttons<G: TableGame>(
    moment: &Moment<G>,
    act: &Act<G>,
    seat: Seat,
    hint: &Hint<G>,
    steps: &[Step<G>],
) -> Vec<Button> {
    let first = do_it(moment, act.clone(), seat, hint);
    if steps.len() < 2 {
        return vec![first];
    }
    let now = steps.iter().flat_map(|step| step.actions.iter().copied()).collect();
    let whole = do_it(moment, act.clone(), seat, &Hint { now, ..hint.clone() });
    let count = [("count", (steps.len() as u32).into())];
    vec![
        Button { icon: "", label: moment.t("hint-do-first"), ..first },
        Button { icon: "", label: moment.say("hint-do-all", &count), lit: false, ..whole },
    ]
}

/// The button that carries out the moves of a hint, or writes them in pencil.
pub(super) fn do_it<G: TableGame>(
    moment: &Moment<G>,
    act: Act<G>,
    seat: Seat,
    hint: &Hint<G>,
) -> Button {
    let press = match G::pencilled(moment, seat, &hint.now) {
        Some(picked) => Callback::from(move |()| {
            act.let_hints_go();
            act.pick_now(picked.clone());
        }),
        None => {
            let moves: Vec<Move<G::Action>> =
                hint.now.iter().map(|action| Move { seat, action: *action }).collect();
            Callback::from(move |()| act.play_all(&moves))
        }
    };
    Button { lit: true, ..Button::new("u-check", moment.t("hint-do"), press) }
}
