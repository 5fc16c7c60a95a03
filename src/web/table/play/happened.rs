//! Events up to the moment shown: the log, the last step, the text for screen readers.

use super::now::Now;
use super::{PlayProps, chrome};
use crate::engine::seat::MAX_SEATS;
use crate::engine::total::At;
use crate::web::replay::moved::Change;
use crate::web::table::log::Log;
use crate::web::table::ui::Ui;
use crate::web::table::{TableGame, TextContext};
use crate::web::ui::banner::Banner;
use crate::web::ui::log_row::LogRow;
use crate::web::ui::text::{Text, aloud};
use crate::web::words::Words;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A step of the game between two positions, and the player to move before and after it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Transition {
    from: usize,
    to: usize,
    /// The position whose move was the last one, apart from choices that computers made at the same time as people.
    last: usize,
    turn_before: Text,
    turn: Text,
    /// Number of steps so far.
    count: usize,
}

impl Transition {
    /// The step at which the game is first seen.
    fn first(at: usize, turn: Text) -> Transition {
        Transition { from: at, to: at, last: at, turn_before: Text::default(), turn, count: 0 }
    }

    /// The step to a position; unchanged if the game is still there.
    fn to(&self, at: usize, turn: &Text, change: Change) -> Transition {
        match self.to == at {
            true => self.clone(),
            false => {
                let (turn_before, turn) = (self.turn.clone(), turn.clone());
                let last = if change == Change::Beside { self.last } else { at };
                Transition { from: self.to, to: at, last, turn_before, turn, count: self.count + 1 }
            }
        }
    }

    /// The text that screen readers read out after this step.
    fn read_out(&self, spoken: String) -> Text {
        aloud(spoken, self.count).into()
    }
}

/// Events up to the moment shown.
pub(super) struct Happened<G: TableGame> {
    pub(super) log: Rc<RefCell<Log<G>>>,
    /// The log's lines, newest first.
    pub(super) rows: Rc<Vec<LogRow>>,
    /// The last move's events, while the game goes forward; until people have answered, choices that computers make at
    /// the same time leave them, so that the result of a round can be read.
    pub(super) last: Rc<Vec<G::Event>>,
    /// The text read out by screen readers.
    pub(super) spoken: Text,
    /// Number of steps so far.
    pub(super) steps: usize,
    pub(super) banners: [Banner; MAX_SEATS],
}

/// The log, and the last step as shown and read out.
#[hook]
pub(super) fn use_log<G: TableGame>(
    props: &PlayProps<G>,
    ui: &Ui<G>,
    now: &Now<G>,
    names: &Rc<Vec<Text>>,
    words: &Words,
) -> Happened<G> {
    let game = &props.game;
    let banners = core::array::from_fn(|seat| Banner::nth(props.colours.at(seat)));
    let log = use_mut_ref(Log::<G>::default);
    // During a replay, undone moves are part of the timeline too.
    let upto = if ui.past.is_some() { game.len() } else { game.position() };
    let context = TextContext { words, names, options: game.setup().options(), looker: now.looker };
    log.borrow_mut().follow(game, upto, &context, &banners);
    // The last step is kept until the next one, so that its events remain shown and readable.
    let turn: Text = chrome::turn::<G>(words, names, &now.state, game).into();
    let last_step =
        use_mut_ref(|| (Transition::first(game.position(), turn.clone()), game.clone()));
    let step = {
        let (step, before) = &*last_step.borrow();
        step.to(game.position(), &turn, Change::between(before, game))
    };
    use_effect_with((step.clone(), game.clone()), move |reached| {
        last_step.borrow_mut().clone_from(reached);
    });
    let forward = step.to > step.from && ui.past.is_none();
    let taken_back = step.to < step.from && ui.past.is_none();
    let rows =
        use_memo((game.clone(), ui.past, log.borrow().fingerprint().to_owned()), |(_, past, _)| {
            log.borrow().rows(*past)
        });
    let last = if forward { log.borrow().events(step.last) } else { Rc::default() };
    let mut spoken = match taken_back {
        true => words.t("table-taken-back"),
        false => log.borrow().spoken(now.at),
    };
    // The player to move, if that changed.
    if !turn.is_empty() && (ui.past.is_some() || taken_back || step.turn != step.turn_before) {
        spoken = format!("{spoken} {turn}.");
    }
    Happened { log, rows, last, spoken: step.read_out(spoken), steps: step.count, banners }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_the_last_one_until_the_next_and_knows_whose_turn_it_was() {
        let first = Transition::first(4, "Anna".into());
        assert_ne!(first.turn, first.turn_before, "whoever opens the page hears whose turn it is");
        assert_eq!(first.to(4, &"Ben".into(), Change::On), first, "no step");
        let next = first.to(5, &"Anna".into(), Change::On);
        assert_eq!((next.from, next.to), (4, 5));
        assert_eq!(next.turn, next.turn_before, "the turn goes on");
        let back = next.to(2, &"Ben".into(), Change::Elsewhere);
        assert!(back.to < back.from && back.turn != back.turn_before);
    }

    #[test]
    fn the_last_move_stays_so_while_computers_choose_at_the_same_time() {
        let turn = Text::default();
        let round = Transition::first(4, turn.clone()).to(6, &turn, Change::On);
        let beside = round.to(7, &turn, Change::Beside).to(8, &turn, Change::Beside);
        assert_eq!((beside.from, beside.to, beside.last), (7, 8, 6));
        assert_eq!(beside.to(9, &turn, Change::On).last, 9);
    }

    /// Undo of several moves of computers goes back by an even number of positions.
    #[test]
    fn two_equal_sentences_in_a_row_are_both_read_out() {
        let turn = Text::from("Anna");
        let there = Transition::first(8, turn.clone());
        let once = there.to(6, &turn, Change::Elsewhere);
        let twice = once.to(4, &turn, Change::Elsewhere);
        let aloud = |step: &Transition| step.read_out("Undone.".to_owned());
        assert_ne!(aloud(&once), aloud(&twice));
        assert_ne!(aloud(&once), aloud(&once.to(7, &turn, Change::On)));
        assert_eq!(aloud(&once).trim_end(), aloud(&twice).trim_end());
        assert!(once.read_out(String::new()).is_empty(), "silence stays silent");
    }
}
