//! A sheet as a small picture: its fields in their colours, pale while empty.

use crate::engine::seat::Seat;
use crate::games::dice::View;
use crate::games::dice::colours::Colour;
use crate::games::dice::fields::Field;
use crate::web::dice::art::place::Layout;
use crate::web::ui::picture::{Ink, Picture};

/// A seat's sheet after the last round.
pub fn picture(view: &View, seat: Seat) -> Picture {
    let state = view.known();
    let (board, estate) = (state.board(), state.estate(seat));
    let layout = Layout::filling(62.0);
    let marked = estate.marked();
    let mut picture = Picture::new(62, layout.height().round() as u16);
    for field in Field::all() {
        let pale = !marked.has(field);
        picture.hex(ink(board.colour(field)), pale, layout.at(field), layout.r * 0.9);
    }
    picture
}

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Grey => Ink::Grey,
        Colour::Orange => Ink::Brown,
        Colour::Purple => Ink::Violet,
        Colour::Green => Ink::Green,
        Colour::Yellow => Ink::Yellow,
    }
}
