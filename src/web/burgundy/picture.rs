//! An estate as a small picture: its fields in their colours, pale while empty.

use crate::engine::seat::Seat;
use crate::games::burgundy::knowledge::View;
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::draw::estate_layout::{Frame, small_size};
use crate::web::ui::picture::{Ink, Picture};

/// Scale relative to the small estates at the table.
const SCALE: f64 = 0.3;

/// The estate of a seat, without hidden information.
pub fn picture(view: &View, seat: Seat) -> Picture {
    let estate = view.known().estate(seat);
    let (board, frame) = (estate.board(), Frame::small(estate.board_id()));
    let (width, height) = small_size(estate.board_id());
    let mut picture = Picture::new((width * SCALE).round() as u16, (height * SCALE).round() as u16);
    for field in board.all {
        let (x, y) = frame.place(field);
        let pale = !estate.filled().has(field);
        let at = (x * SCALE, y * SCALE);
        picture.hex(ink(board.colour(field)), pale, at, frame.r * SCALE * 0.97);
    }
    picture
}

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Castle => Ink::Green,
        Colour::Ship => Ink::Blue,
        Colour::Mine => Ink::Grey,
        Colour::Monastery => Ink::Yellow,
        Colour::Animal => Ink::Meadow,
        Colour::Building => Ink::Brown,
    }
}
