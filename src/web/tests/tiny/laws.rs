//! The laws of pages hold for the tiny game's page, and each finds a fault that is planted in it.

use super::game::{Action, Event, State, Tiny, View};
use crate::bots::at_once::AtOnce;
use crate::bots::player::{Hint, Progress, Question, Think};
use crate::engine::seat::{Looker, Seat};
use crate::web::replay::moved::Change;
use crate::web::table::laws::{self, Page, Reducer, Ui, UiAction};
use crate::web::table::{Act, Button, LogLine, Moment, TableGame, TextContext};
use crate::web::ui::steps::{Mark, Step, steps};
use crate::web::ui::text::Text;
use crate::web::words::tests::real;
use crate::web::words::{Language, Words};
use std::rc::Rc;
use yew::prelude::*;

fn words(language: Language) -> Words {
    let own = match language {
        Language::English => include_str!("../../../../tests/tiny_game/words/en.ftl"),
        Language::German => include_str!("../../../../tests/tiny_game/words/de.ftl"),
    };
    real(language).with_game([own]).unwrap()
}

fn page() -> Page<Tiny> {
    Page::of(words)
}

/// Message of a law about a page with a fault.
fn verdict(law: fn(&Page<Tiny>), page: Page<Tiny>) -> String {
    let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| law(&page)));
    let panic = caught.expect_err("the law finds no fault");
    panic.downcast_ref::<String>().cloned().expect("a panic with a sentence")
}

#[test]
fn every_law_holds_for_the_page_without_a_fault() {
    let laws: [fn(&Page<Tiny>); 11] = [
        laws::how_to_play_is_four_pictures,
        |page| laws::everything_explains_itself(page, 2),
        laws::actions_can_be_touched,
        laws::actions_are_listed,
        laws::events_are_logged,
        laws::questions_have_sentences,
        laws::what_was_picked_is_dropped,
        laws::computers_are_narrated,
        laws::hints_are_carried_out,
        laws::nothing_hidden_is_drawn,
        |page| laws::quick_moves_play_what_is_left(page, 2),
    ];
    laws.iter().for_each(|law| law(&page()));
}

#[test]
fn an_action_that_can_t_be_touched_is_found() {
    let draw = |moment: &Moment<Tiny>, act: &_| {
        let mut drawn = Tiny::draw(moment, act);
        drawn.bar.buttons.clear();
        drawn
    };
    let said = verdict(laws::actions_can_be_touched, Page { draw, ..page() });
    assert!(said.contains("can't be touched") && said.contains("SitOut"), "{said}");
    // Drawn, and not to be used.
    let draw = |moment: &Moment<Tiny>, act: &_| {
        let mut drawn = Tiny::draw(moment, act);
        drawn.bar.end.iter_mut().for_each(|end| end.enabled = false);
        drawn
    };
    let said = verdict(laws::actions_can_be_touched, Page { draw, ..page() });
    assert!(said.contains("can't be touched") && said.contains("Lay"), "{said}");
}

#[test]
fn a_hand_that_explains_nothing_is_found() {
    let law = |page: &Page<Tiny>| laws::everything_explains_itself(page, 2);
    let explain = |moment: &Moment<Tiny>, act: &_, code: &str| {
        Tiny::explain(moment, act, code).filter(|_| code != "hand1")
    };
    let said = verdict(law, Page { explain, ..page() });
    assert!(said.contains("explain nothing") && said.contains("hand1"), "{said}");
    // One answer for everything.
    let explain = |moment: &Moment<Tiny>, act: &_, _: &str| Tiny::explain(moment, act, "hand0");
    let said = verdict(law, Page { explain, ..page() });
    assert!(said.contains("1 explanations"), "{said}");
}

#[test]
fn an_introduction_that_is_not_four_pictures_is_found() {
    let law = laws::how_to_play_is_four_pictures;
    let guide = |words: &Words| html! { <p>{ words.t("tiny-guide-1") }</p> };
    let said = verdict(law, Page { guide, ..page() });
    assert!(said.contains("<li"), "{said}");
    let guide = |words: &Words| {
        let keys = ["tiny-guide-1", "tiny-guide-2", "tiny-guide-3", "tiny-guide-4"];
        steps(words, &keys.map(|key| Step { picture: &[Mark::Of("no-symbol")], key }))
    };
    let said = verdict(law, Page { guide, ..page() });
    assert!(said.contains("no-symbol"), "{said}");
}

#[test]
fn two_actions_that_read_alike_are_found() {
    fn choice(context: &TextContext<'_, Tiny>, view: &View, choice: &Action) -> Text {
        match choice {
            Action::Lay { .. } => context.say("tiny-lay", &[]),
            other => Tiny::choice(context, view, other),
        }
    }
    let said = verdict(laws::actions_are_listed, Page { choice, ..page() });
    assert!(said.contains("is listed as another action"), "{said}");
}

/// The lines of all events but those of a kind.
fn without(
    context: &TextContext<'_, Tiny>,
    events: &[Event],
    left_out: fn(&Event) -> bool,
) -> Vec<LogLine> {
    let rest: Vec<Event> = events.iter().copied().filter(|event| !left_out(event)).collect();
    Tiny::log_lines(context, &rest)
}

#[test]
fn an_event_that_is_not_told_is_found() {
    let log_lines = |context: &TextContext<'_, Tiny>, events: &[Event]| {
        without(context, events, |event| matches!(event, Event::Scored { .. }))
    };
    let said = verdict(laws::events_are_logged, Page { log_lines, ..page() });
    assert!(said.contains("nothing is told of scored"), "{said}");
}

#[test]
fn an_event_that_is_told_after_all_is_found() {
    let log_lines = |context: &TextContext<'_, Tiny>, events: &[Event]| {
        let ended = events.iter().filter(|event| **event == Event::RoundEnded);
        let text = context.say("tiny-over", &[]);
        let ended = ended.map(|_| LogLine {
            icon: "",
            seat: None,
            text: text.clone(),
            points: 0,
            begins: false,
        });
        Tiny::log_lines(context, events).into_iter().chain(ended).collect()
    };
    let said = verdict(laws::events_are_logged, Page { log_lines, ..page() });
    assert!(said.contains("round-ended is told after all"), "{said}");
}

#[test]
fn an_event_without_words_is_found() {
    let log_lines = |context: &TextContext<'_, Tiny>, events: &[Event]| {
        let mut lines = Tiny::log_lines(context, events);
        lines.iter_mut().for_each(|line| line.text = context.say("tiny-nothing", &[]));
        lines
    };
    let said = verdict(laws::events_are_logged, Page { log_lines, ..page() });
    assert!(said.contains("lacks words"), "{said}");
    let log_lines = |context: &TextContext<'_, Tiny>, events: &[Event]| {
        let mut lines = Tiny::log_lines(context, events);
        lines.iter_mut().for_each(|line| line.text = context.say("tiny-laid", &[]));
        lines
    };
    let said = verdict(laws::events_are_logged, Page { log_lines, ..page() });
    assert!(said.contains("lacks a value"), "{said}");
}

#[test]
fn a_question_without_a_sentence_is_found() {
    let draw = |moment: &Moment<Tiny>, act: &_| {
        let mut drawn = Tiny::draw(moment, act);
        if drawn.bar.title == moment.t("tiny-favour") {
            drawn.bar.title = Text::default();
        }
        drawn
    };
    let said = verdict(laws::questions_have_sentences, Page { draw, ..page() });
    assert!(said.contains("Favour") && said.contains("says nothing"), "{said}");
}

#[test]
fn a_hand_over_without_a_reason_is_found() {
    let law = laws::questions_have_sentences;
    let handover_reason =
        |context: &TextContext<'_, Tiny>, _: &View, _: Seat| context.say("tiny-nothing", &[]);
    let said = verdict(law, Page { handover_reason, ..page() });
    assert!(said.contains("hands over") && said.contains("lacks words"), "{said}");
    // In one language alone.
    let handover_reason =
        |context: &TextContext<'_, Tiny>, view: &View, seat: Seat| match context.words.language() {
            Language::English => Tiny::handover_reason(context, view, seat),
            Language::German => Text::default(),
        };
    let said = verdict(law, Page { handover_reason, ..page() });
    assert!(said.contains("in one language alone"), "{said}");
    // In the turn of another one.
    let whose_turn = |state: &State| {
        (!state.tied.is_empty()).then(|| Seat((state.round + 1) % state.options.seats))
    };
    let handover_reason = |_: &TextContext<'_, Tiny>, _: &View, _: Seat| Text::default();
    let said = verdict(law, Page { whose_turn, handover_reason, ..page() });
    assert!(said.contains("hands over") && said.contains("says nothing"), "{said}");
}

#[test]
fn a_card_that_stays_picked_is_found() {
    let said = verdict(laws::what_was_picked_is_dropped, Page { kept: Clone::clone, ..page() });
    assert!(said.contains("what was picked before goes on"), "{said}");
}

/// The state of the page after a change, with what was picked or lifted before it.
fn with_before(
    before: Rc<Ui<Tiny>>,
    change: UiAction<Tiny>,
    (picked, lifted): (bool, bool),
) -> Rc<Ui<Tiny>> {
    let mut after = Ui::clone(&before.clone().reduce(change));
    if picked {
        after.picked = before.picked;
    }
    if lifted {
        after.lifts = before.lifts;
    }
    Rc::new(after)
}

#[test]
fn what_the_next_person_finds_picked_or_lifted_is_found() {
    let faults: [Reducer<Tiny>; 3] = [
        |before, change| {
            let kept = matches!(change, UiAction::HandedTo(_));
            with_before(before, change, (kept, false))
        },
        |before, change| {
            let kept = matches!(change, UiAction::HandedTo(_));
            with_before(before, change, (false, kept))
        },
        // In another game.
        |before, change| {
            let kept = matches!(change, UiAction::Moved(Change::Elsewhere));
            with_before(before, change, (kept, false))
        },
    ];
    for reduce in faults {
        let said = verdict(laws::what_was_picked_is_dropped, Page { reduce, ..page() });
        assert!(said.contains("the next person finds what was picked"), "{said}");
    }
}

#[test]
fn a_table_where_nothing_can_be_picked_is_found() {
    let reduce: Reducer<Tiny> = |before, change| match change {
        UiAction::Pick(_) | UiAction::Alter(_) => before,
        other => before.reduce(other),
    };
    let said = verdict(laws::what_was_picked_is_dropped, Page { reduce, ..page() });
    assert!(said.contains("nothing was picked"), "{said}");
}

#[test]
fn a_hand_that_stays_lifted_after_a_move_is_found() {
    let reduce = |before: Rc<Ui<Tiny>>, change: UiAction<Tiny>| {
        let kept = matches!(change, UiAction::Moved(Change::On));
        with_before(before, change, (false, kept))
    };
    let said = verdict(laws::what_was_picked_is_dropped, Page { reduce, ..page() });
    assert!(said.contains("what was lifted stays so"), "{said}");
}

#[test]
fn a_computer_that_acts_in_silence_is_found() {
    let log_lines = |context: &TextContext<'_, Tiny>, events: &[Event]| {
        let of_ben = |event: &Event| {
            matches!(event, Event::Laid { seat } | Event::Revealed { seat, .. }
                | Event::Scored { seat, .. } | Event::Drew { seat, .. } if *seat == Seat(1))
        };
        without(context, events, of_ben)
    };
    let said = verdict(laws::computers_are_narrated, Page { log_lines, ..page() });
    assert!(said.contains("nothing tells what Ben did"), "{said}");
}

/// Advises one move more than can be made.
struct TooMuch(AtOnce<Tiny>);

impl Think<Tiny> for TooMuch {
    fn work(&mut self, slice: u64) {
        self.0.work(slice);
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn actions(&self) -> Vec<Action> {
        self.0.actions()
    }

    fn hints(&self, count: usize) -> Vec<Hint<Tiny>> {
        let mut hints = self.0.hints(count);
        hints.iter_mut().for_each(|hint| hint.now.push(Action::Favour { seat: Seat(0) }));
        hints
    }
}

#[test]
fn a_hint_that_is_not_carried_out_whole_is_found() {
    fn think(question: Question<Tiny>) -> Box<dyn Think<Tiny>> {
        Box::new(TooMuch(AtOnce::new(question, super::player::lay)))
    }
    let said = verdict(laws::hints_are_carried_out, Page { think, ..page() });
    assert!(said.contains("not the whole row of a hint"), "{said}");
}

/// Advises a favour together with the card that is laid next.
struct FavourAndLay(AtOnce<Tiny>, Option<Action>);

impl FavourAndLay {
    fn of(question: Question<Tiny>) -> Box<dyn Think<Tiny>> {
        let asked = !question.view.open.tied.is_empty();
        let card = question.view.hand.first().filter(|_| asked);
        let next = card.map(|card| Action::Lay { card: *card });
        Box::new(FavourAndLay(AtOnce::new(question, super::player::lay), next))
    }
}

impl Think<Tiny> for FavourAndLay {
    fn work(&mut self, slice: u64) {
        self.0.work(slice);
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn actions(&self) -> Vec<Action> {
        self.0.actions()
    }

    fn hints(&self, count: usize) -> Vec<Hint<Tiny>> {
        let mut hints = self.0.hints(count);
        hints.iter_mut().for_each(|hint| hint.now.extend(self.1));
        hints
    }
}

#[test]
fn a_button_that_leaves_out_the_last_action_of_a_hint_is_found() {
    let advised = || Page { think: FavourAndLay::of, ..page() };
    laws::hints_are_carried_out(&advised());
    let do_it = |moment: &Moment<Tiny>, act: Act<Tiny>, seat: Seat, hint: &Hint<Tiny>| {
        let now = hint.now.iter().copied().take(1).collect();
        (page().do_it)(moment, act, seat, &Hint { now, ..hint.clone() })
    };
    let said = verdict(laws::hints_are_carried_out, Page { do_it, ..advised() });
    assert!(said.contains("not the whole row of a hint"), "{said}");
    let do_it = |moment: &Moment<Tiny>, act: Act<Tiny>, seat: Seat, hint: &Hint<Tiny>| Button {
        enabled: false,
        ..(page().do_it)(moment, act, seat, hint)
    };
    let said = verdict(laws::hints_are_carried_out, Page { do_it, ..advised() });
    assert!(said.contains("can't be carried out"), "{said}");
}

#[test]
fn a_quick_move_that_is_not_the_only_one_left_is_found() {
    let law = |page: &Page<Tiny>| laws::quick_moves_play_what_is_left(page, 0);
    let only_left = |_: &_, _: Seat, _: &[Action], _: &Option<u8>| None;
    let said = verdict(law, Page { only_left, ..page() });
    assert!(said.contains("does something else"), "{said}");
    let only_left = |_: &_, _: Seat, legal: &[Action], _: &Option<u8>| legal.last().copied();
    let said = verdict(law, Page { only_left, ..page() });
    assert!(said.contains("is not played"), "{said}");
    let only_left = |_: &_, _: Seat, _: &[Action], _: &Option<u8>| Some(Action::Lay { card: 99 });
    let said = verdict(law, Page { only_left, ..page() });
    assert!(said.contains("is not legal"), "{said}");
}

#[test]
fn a_hand_that_is_drawn_under_the_cover_is_found() {
    let looks = |_: &laws::Now<Tiny>| Looker::Seat(Seat(0));
    let said = verdict(laws::nothing_hidden_is_drawn, Page { looks, ..page() });
    assert!(said.contains("something hidden is drawn"), "{said}");
}

#[test]
fn another_s_hand_that_is_drawn_for_the_person_with_the_device_is_found() {
    let looks = |now: &laws::Now<Tiny>| match now.covered {
        None if now.front == Seat(0) => Looker::Seat(Seat(1)),
        _ => now.looker,
    };
    let said = verdict(laws::nothing_hidden_is_drawn, Page { looks, ..page() });
    assert!(said.contains("something hidden is drawn"), "{said}");
}
