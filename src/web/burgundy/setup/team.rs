//! The team game's own panels: what it is about, and the double board.

use super::choices::Draft;
use super::{boards, solo};
use crate::games::burgundy::boards::BoardId;
use crate::web::burgundy::model::board_name;
use crate::web::setup::name;
use crate::web::state::Ctx;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What it is about.
pub(super) fn goal_panel(ctx: &Ctx) -> Html {
    let words = &ctx.words;
    html! {
        <section class="card sheet goalcard" aria-labelledby="goal-title">
            <h2 id="goal-title">{ words.t("team-goal-title") }</h2>
            <p class="goaltext">{ words.t("team-goal-say") }</p>
            <p class="goaltext">{ words.t("team-goal-share") }</p>
        </section>
    }
}

/// The two double boards, and what every kind of game has.
pub(super) fn board_panel(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    html! {
        <section class="card sheet" aria-labelledby="boards-title">
            <h2 id="boards-title">{ words.t("team-boards") }</h2>
            <div class="boards pair" role="group" aria-labelledby="boards-title">
                { for BoardId::all_double().map(|board| {
                    let a = board.letter() == Some('a');
                    let say = words.t(if a { "team-board-a" } else { "team-board-b" });
                    let picked = draft.choices.double == board;
                    solo::pick(ctx, draft, board, picked, say, |draft, board| draft.choices.double = board)
                }) }
            </div>
            { boards::options(ctx, draft, Html::default()) }
        </section>
    }
}

/// Both partners of a team, from the first one's seat.
fn team(words: &Words, draft: &Draft, first: usize) -> String {
    words.list(&[name(words, draft, first), name(words, draft, first + 2)])
}

/// The table in a few words.
pub(super) fn summary(words: &Words, draft: &Draft) -> String {
    let (a, b) = (team(words, draft, 0), team(words, draft, 1));
    let board = board_name(draft.choices.edition, draft.choices.double);
    let args = [("a", a.as_str().into()), ("b", b.as_str().into()), ("board", board)];
    words.say("team-summary", &args)
}

/// What the teams start with.
pub(super) fn start(words: &Words, draft: &Draft) -> String {
    let (a, b) = (team(words, draft, 0), team(words, draft, 1));
    words.say("team-start", &[("a", a.as_str().into()), ("b", b.as_str().into())])
}
