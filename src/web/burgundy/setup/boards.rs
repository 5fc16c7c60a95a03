//! Boards, start castles and edition.

use super::choices::Draft;
use crate::engine::total::At;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::options::{Boards, Castles, Edition};
use crate::web::burgundy::art::group_class;
use crate::web::burgundy::draw::estate_layout::{Frame, small_size};
use crate::web::burgundy::draw::rivers::rivers;
use crate::web::burgundy::model::scene::Banner;
use crate::web::burgundy::model::{Arg, board_name};
use crate::web::setup::{change, changer, name};
use crate::web::state::Ctx;
use crate::web::ui::geometry::{hex, num};
use crate::web::ui::widgets::{flag, segments};
use crate::web::words::Words;
use std::rc::Rc;
use yew::prelude::*;

static CASTLES: [(Castles, &str); 4] = [
    (Castles::Centre, "setup-castle-centre"),
    (Castles::Open, "setup-castle-open"),
    (Castles::Hidden, "setup-castle-hidden"),
    (Castles::Drawn, "setup-castle-drawn"),
];

/// Boards and start castles.
pub(super) fn panel(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let pick = Callback::from(move |board: BoardId| {
        send.emit(change(move |d: &mut Draft| d.choices.pick(board, d.players())))
    });
    let drawn = match draft.choices.boards {
        Boards::Fixed(_) => None,
        Boards::Drawn => Some("setup-boards-drawn"),
        Boards::OneOrDrawn => Some("setup-boards-one-say"),
    };
    html! {
        <section class="part" aria-labelledby="boards-title">
            <div class="headrow">
                <h3 id="boards-title">{ words.t("setup-boards") }</h3>
                { assignment(ctx, draft) }
            </div>
            <div class={classes!("boards", drawn.map(|_| "drawn"))} role="group" aria-labelledby="boards-title">
                { for draft.choices.boards_offered().into_iter().map(|board| {
                    let number = board_name(draft.choices.edition, board);
                    board_pick(words, board, &number, &owners(words, draft, board), pick.clone())
                }) }
            </div>
            if let Some(say) = drawn { <small>{ words.t(say) }</small> }
            <div class="opts">
                if drawn.is_none() { { pickers(ctx, draft) } }
                { castles(ctx, draft) }
            </div>
        </section>
    }
}

/// Choice between picked and drawn boards.
fn assignment(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let offered = draft.choices.assignments();
    let names = offered.iter().map(|boards| {
        words.t(match boards {
            Boards::Fixed(_) => "setup-boards-picked",
            Boards::Drawn => "setup-boards-random",
            Boards::OneOrDrawn => "setup-boards-one",
        })
    });
    let chosen = offered.iter().position(|boards| *boards == draft.choices.boards);
    let set = {
        let offered = offered.clone();
        Callback::from(move |index: usize| {
            let Some(boards) = offered.get(index).copied() else { return };
            send.emit(change(move |d: &mut Draft| d.choices.set_boards(boards)));
        })
    };
    segments("boards", words.t("setup-boards"), names.collect(), chosen, &set)
}

/// Choice of the start castles: a name and a control.
fn castles(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    // Not all boards with border posts have a castle field in the middle.
    let first = usize::from(draft.choices.has_posts());
    let offered = CASTLES.get(first..).unwrap_or_default();
    let names = offered.iter().map(|(_, key)| words.t(key)).collect();
    let chosen = offered.iter().position(|(castles, _)| *castles == draft.choices.castles);
    let set = Callback::from(move |index: usize| {
        send.emit(change(move |d: &mut Draft| {
            if let Some((castles, _)) = offered.get(index) {
                d.choices.set_castles(*castles);
            }
        }));
    });
    html! { <>
        <span class="optname">{ words.t("setup-castle") }</span>
        { segments("castle", words.t("setup-castle"), names, chosen, &set) }
    </> }
}

/// The edition, as a row of the advanced choices.
pub(super) fn edition(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    let editions = [Edition::E2019, Edition::E2011];
    let edition = editions.iter().position(|edition| *edition == draft.choices.edition);
    let set = Callback::from(move |index: usize| {
        let edition = editions.get(index).copied().unwrap_or_default();
        send.emit(change(move |d: &mut Draft| d.choices.set_edition(edition)));
    });
    let say = match draft.choices.edition {
        Edition::E2019 => "setup-edition-2019",
        Edition::E2011 => "setup-edition-2011",
    };
    html! { <>
        <span class="optname">{ words.t("setup-edition") }</span>
        <span class="optrow">
            { segments("edition", words.t("setup-edition"), vec!["2019".into(), "2011".into()], edition, &set) }
            <small>{ words.t(say) }</small>
        </span>
    </> }
}

/// The players using a board, by colour and name; empty while boards are drawn at random.
fn owners(words: &Words, draft: &Draft, board: BoardId) -> Vec<(Banner, AttrValue)> {
    let Boards::Fixed(fixed) = draft.choices.boards else { return Vec::new() };
    let seats = draft.sitters.iter().enumerate();
    seats
        .filter(|(seat, _)| fixed.at(*seat) == board)
        .map(|(seat, sitter)| (Banner::nth(sitter.colour), name(words, draft, seat).into()))
        .collect()
}

/// Choice of the seat whose board is picked next: a name and a control.
fn pickers(ctx: &Ctx, draft: &Rc<Draft>) -> Html {
    let words = &ctx.words;
    let send = changer(ctx, draft);
    // If all boards must differ, there is none for all players.
    let for_all = usize::from(!draft.choices.has_posts());
    let mut options = if for_all > 0 { vec![words.t("setup-for-all")] } else { Vec::new() };
    options.extend((0..draft.sitters.len()).map(|seat| name(words, draft, seat)));
    let chosen = draft.choices.picking.map_or(0, |seat| seat + for_all);
    let on_pick = Callback::from(move |index: usize| {
        send.emit(change(move |d: &mut Draft| d.choices.picking = index.checked_sub(for_all)));
    });
    html! { <>
        <span class="optname">{ words.t("setup-for") }</span>
        { segments("picking", words.t("setup-for"), options, Some(chosen), &on_pick) }
    </> }
}

/// A small board with the players using it.
fn board_pick(
    words: &Words,
    board: BoardId,
    number: &Arg,
    owners: &[(Banner, AttrValue)],
    on_pick: Callback<BoardId>,
) -> Html {
    let names: Vec<String> = owners.iter().map(|(_, name)| name.to_string()).collect();
    let number_arg = ("number", number.clone());
    let label = if names.is_empty() {
        words.say("scene-board", &[number_arg])
    } else {
        let list = words.list(&names);
        words.say("setup-board-of", &[number_arg, ("names", list.as_str().into())])
    };
    let on = !owners.is_empty();
    let pressed = if on { "true" } else { "false" };
    let onclick = move |_: MouseEvent| on_pick.emit(board);
    html! {
        <button key={board.0} type="button" class={classes!("bp", on.then_some("on"))} aria-pressed={pressed}
            aria-label={label} {onclick}>
            <Thumb {board} />
            <span class="bpname">
                { number.to_string() }
                if let [(_, name)] = owners { <i>{ name.clone() }</i> }
                if owners.len() > 1 { { for owners.iter().map(|(banner, _)| flag(*banner, "tiny")) } }
            </span>
            <span class="stripe">
                { for owners.iter().map(|(banner, _)| html! { <span class={banner.class()} /> }) }
            </span>
        </button>
    }
}

/// Properties of [`Thumb`].
#[derive(Properties, PartialEq, Clone)]
pub struct ThumbProps {
    /// The board.
    pub board: BoardId,
}

/// A small board: its fields in their colours.
#[component]
pub fn Thumb(props: &ThumbProps) -> Html {
    let board = props.board.board();
    let frame = Frame::small(props.board);
    let (width, height) = small_size(props.board);
    html! {
        <svg class="thumb" width="58" viewBox={format!("0 0 {} {}", num(width), num(height))} aria-hidden="true" focusable="false">
            { rivers(&frame) }
            { for board.all.into_iter().map(|field| {
                let (x, y) = frame.place(field);
                let class = classes!("field", group_class(board.colour(field)));
                html! { <path key={field.0} {class} d={hex(x, y, frame.r * 1.01)} /> }
            }) }
        </svg>
    }
}
