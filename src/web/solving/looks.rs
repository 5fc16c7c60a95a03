//! Looks of the problems in a list: a small picture of the solver's place, and how far the game has come.

use crate::bots::problems::problem::Problem;
use crate::web::library::entry::When;
use crate::web::problems::Listed;
use crate::web::score::ScoreGame;
use crate::web::session::{AnySession, COLOURS, Session};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// Number of problems whose games are replayed at once; the page answers in between.
const AT_ONCE: usize = 4;

/// The look of a problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Look {
    /// Text of the picture; may be empty.
    pub(super) picture: String,
    /// Progress of the game.
    pub(super) when: When,
}

/// The look of a problem; `None` if it can't be read.
fn look<G: ScoreGame>(problem: &Listed) -> Option<Look> {
    let problem = Problem::<G>::of_line(&problem.line).ok()?;
    let session = AnySession::new(Session::of_journal(problem.position(), COLOURS));
    Some(Look { picture: session.picture_of(problem.seat()), when: When::of(&session) })
}

/// The looks of the list's first problems, in its order; a few more with each frame until all are there.
#[hook]
pub(super) fn use_looks<G: ScoreGame>(list: Option<Rc<Vec<Listed>>>) -> Rc<Vec<Option<Look>>> {
    let looks = use_state(|| Rc::new(Vec::new()));
    use_effect_with((list, looks.len()), {
        let looks = looks.clone();
        move |(list, from)| {
            let next = list.clone().filter(|list| list.len() > *from).map(|list| {
                Timeout::new(0, move || {
                    let more = list.iter().skip(looks.len()).take(AT_ONCE).map(look::<G>);
                    looks.set(Rc::new(looks.iter().cloned().chain(more).collect()));
                })
            });
            move || drop(next)
        }
    });
    (*looks).clone()
}

/// Every problem of a game's file has a picture, and its game has begun.
#[cfg(all(test, not(target_arch = "wasm32")))]
pub(in crate::web) fn problems_have_looks<G: ScoreGame>() {
    use crate::engine::game::Game;
    use crate::web::problems::listed;
    use crate::web::ui::picture::is_picture;

    let file = format!("static/problems/{}.txt", <G as Game>::NAME);
    let list = listed(&std::fs::read_to_string(file).unwrap_or_default());
    assert!(list.len() >= 60, "{} problems", list.len());
    let looks: Vec<Look> = list.iter().filter_map(look::<G>).collect();
    assert_eq!(looks.len(), list.len());
    assert!(looks.iter().all(|look| is_picture(&look.picture)));
    assert!(looks.iter().all(|look| matches!(look.when, When::At(_))));
    let damaged = listed("easy 1 2 3 nothing");
    assert_eq!(damaged.iter().map(look::<G>).collect::<Vec<_>>(), [None]);
}
