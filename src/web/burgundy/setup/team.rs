//! The team game's own choices: the double board.

use super::choices::Draft;
use super::solo;
use crate::games::burgundy::boards::BoardId;
use crate::web::burgundy::model::board_name;
use crate::web::setup::name;
use crate::web::state::Ctx;
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

/// The goal and the two double boards.
pub(super) fn panel(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    html! { <section class="part" aria-labelledby="boards-title">
        <p class="goaltext">{ words.t("team-goal-say") }{ " " }{ words.t("team-goal-share") }</p>
        <h3 id="boards-title">{ words.t("team-boards") }</h3>
        <div class="boards pair" role="group" aria-labelledby="boards-title">
            { for BoardId::all_double().map(|board| {
                let a = board.letter() == Some('a');
                let say = words.t(if a { "team-board-a" } else { "team-board-b" });
                let picked = draft.choices.double == board;
                solo::pick(ctx, draft, board, picked, say, |draft, board| draft.choices.double = board)
            }) }
        </div>
    </section> }
}

/// Both partners of a team, given the first one's seat.
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

/// The teams' initial stocks.
pub(super) fn start(words: &Words, draft: &Draft) -> String {
    let (a, b) = (team(words, draft, 0), team(words, draft, 1));
    words.say("team-start", &[("a", a.as_str().into()), ("b", b.as_str().into())])
}
