//! The solo game's own choices: difficulty, board, castle.

use super::boards;
use super::choices::Draft;
use super::kinds::Solo;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::options::{Castles, MARKERS};
use crate::web::burgundy::model::board_name;
use crate::web::setup::{change, changer};
use crate::web::state::Ctx;
use crate::web::ui::widgets::segments;
use crate::web::words::Words;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Choice of the difficulty.
fn hardness(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let marker = draft.choices.solo.marker;
    let move_marker = Callback::from(move |event: InputEvent| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
        let Ok(marker) = input.value().parse::<u8>() else { return };
        send.emit(change(move |draft: &mut Draft| draft.choices.solo.marker = marker));
    });
    let said = words.say(difficulty(marker), &[("marker", marker.into())]);
    html! { <>
        <h3 class="hard" id="hard-title">{ words.t("solo-hard") }</h3>
        <div class="hardness">
            <input type="range" min={MARKERS.start().to_string()} max={MARKERS.end().to_string()} step="1"
                value={marker.to_string()} aria-labelledby="hard-title" aria-valuetext={said.clone()}
                oninput={move_marker} />
            <p><b>{ marker }</b><span>{ said }</span></p>
        </div>
        <p class="goaltext"><small>{ words.t("solo-hard-say") }</small></p>
    </> }
}

/// Name of a marker's start.
const fn difficulty(marker: u8) -> &'static str {
    match marker {
        ..=46 => "solo-hard-much-easier",
        47..=49 => "solo-hard-easier",
        50 => "solo-hard-printed",
        51..=53 => "solo-hard-harder",
        _ => "solo-hard-much-harder",
    }
}

/// The goal, the two boards, the castle, the difficulty.
pub(super) fn panel(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let castles = [Castles::Open, Castles::Drawn];
    let castle = castles.iter().position(|castle| *castle == draft.choices.solo.castles);
    let set_castle = Callback::from(move |index: usize| {
        let castle = castles.get(index).copied().unwrap_or(Castles::Open);
        send.emit(change(move |draft: &mut Draft| draft.choices.solo.castles = castle));
    });
    let names = vec![words.t("solo-castle-chosen"), words.t("setup-castle-drawn")];
    html! { <section class="part" aria-labelledby="boards-title">
        <p class="goaltext">{ words.t("solo-goal-say") }</p>
        <h3 id="boards-title">{ words.t("solo-boards") }</h3>
        <div class="boards pair" role="group" aria-labelledby="boards-title">
            { for BoardId::all_solo().map(|board| {
                let a = board.letter() == Some('a');
                let say = words.t(if a { "solo-board-a" } else { "solo-board-b" });
                let picked = draft.choices.solo.board == board;
                pick(ctx, draft, board, picked, say, |draft, board| draft.choices.solo.board = board)
            }) }
        </div>
        <div class="opts">
            <span class="optname">{ words.t("setup-castle") }</span>
            { segments("castle", words.t("setup-castle"), names, castle, &set_castle) }
        </div>
        { hardness(ctx, draft) }
    </section> }
}

/// A board with its name and a recommendation.
pub(super) fn pick(
    ctx: &Ctx,
    draft: &Rc<Draft>,
    board: BoardId,
    on: bool,
    say: String,
    set: fn(&mut Draft, BoardId),
) -> Html {
    let name =
        ctx.words.say("scene-board", &[("number", board_name(draft.choices.edition, board))]);
    let onclick = {
        let send = changer(ctx, draft);
        move |_: MouseEvent| send.emit(change(move |draft: &mut Draft| set(draft, board)))
    };
    html! {
        <button key={board.0} type="button" class={classes!("bp", on.then_some("on"))}
            aria-pressed={if on { "true" } else { "false" }} aria-label={format!("{name}, {say}")} {onclick}>
            <boards::Thumb {board} />
            <span class="bpname"><b>{ name }</b><i>{ say }</i></span>
        </button>
    }
}

/// The table in a few words: "Alone on board 13a, marker on 50".
pub(super) fn summary(words: &Words, draft: &Draft) -> String {
    let Solo { board, marker, .. } = draft.choices.solo;
    let board = board_name(draft.choices.edition, board);
    words.say("solo-summary", &[("board", board), ("marker", marker.into())])
}
