//! The printed board, below the tiles of an estate or alone.

use crate::games::burgundy::boards::{Board, BoardId};
use crate::games::burgundy::fields::{Field, Fields};
use crate::web::burgundy::art::tile::{group_class, group_icon};
use crate::web::burgundy::draw::estate_layout::{EstateLayout, Frame, small_size};
use crate::web::burgundy::draw::rivers::rivers;
use crate::web::ui::geometry::{hex, num};
use crate::web::ui::icon::symbol;
use yew::prelude::*;

/// A printed board: rendered only when a tile covers a field, as its hundreds of elements would delay every touch.
#[derive(Properties, PartialEq, Clone)]
pub struct PrintedProps {
    /// The board.
    pub board: BoardId,
    /// The fields that are drawn.
    pub shown: Fields,
    /// Those without a tile, whose number and mark are drawn.
    pub open: Fields,
    /// True if it is drawn small, with numbers only.
    pub small: bool,
}

/// One plate under all fields, then the fields with their numbers and marks.
#[component]
pub fn Printed(props: &PrintedProps) -> Html {
    let PrintedProps { board, shown, open, small } = *props;
    let frame = if small { Frame::small(board) } else { EstateLayout::of(board).frame };
    let plates = shown.into_iter().map(|field| {
        let (x, y) = frame.place(field);
        html! { <path key={field.0} class="plate" d={hex(x, y, frame.r * 1.09)} /> }
    });
    let fields =
        shown.into_iter().map(|field| printed_field(board.board(), field, open.has(field), &frame));
    html! {
        <g class="printed" aria-hidden="true">
            { rivers(&frame) }
            <g>{ plates.collect::<Html>() }</g>
            <g>{ fields.collect::<Html>() }</g>
        </g>
    }
}

fn printed_field(board: &Board, field: Field, is_open: bool, frame: &Frame) -> Html {
    let ((x, y), r) = (frame.place(field), frame.r);
    let (colour, number) = (board.colour(field), board.number(field));
    let group = group_class(colour);
    let number = |dy: f64, size: f64| {
        html! {
            <text class="fnum" x={num(x)} y={num(y + r * dy)} font-size={num(r * size)} text-anchor="middle">
                { number }
            </text>
        }
    };
    html! {
        <g key={field.0}>
            <path class={classes!("field", group)} d={hex(x, y, r * 0.965)} />
            if is_open {
                if frame.small {
                    { number(0.3, 0.86) }
                } else {
                    <path class={classes!("fline", group)} d={hex(x, y, r * 0.8)} />
                    { number(0.14, 0.52) }
                    { symbol(group_icon(colour), x, y + r * 0.53, r * 0.42, "fmark") }
                }
            }
        </g>
    }
}

/// Properties of [`MiniBoard`].
#[derive(Properties, PartialEq, Clone)]
pub struct MiniBoardProps {
    /// The board.
    pub board: BoardId,
}

/// A small printed board without tiles.
#[component]
pub fn MiniBoard(props: &MiniBoardProps) -> Html {
    let board = props.board;
    let (width, height) = small_size(board);
    let all = board.board().all;
    html! {
        <svg class="mini" viewBox={format!("0 0 {} {}", num(width), num(height))} aria-hidden="true" focusable="false">
            <Printed {board} shown={all} open={all} small=true />
        </svg>
    }
}
