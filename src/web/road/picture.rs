//! Cards in front of the seats as a small picture: a row for each, with roads, knights and buildings.

use crate::engine::seat::Seat;
use crate::games::road::View;
use crate::web::road::model::seats::{Top, place};
use crate::web::ui::picture::{Ink, Picture};

const WIDTH: u16 = 64;
const ROW: f64 = 14.0;
/// Most cards of a kind drawn.
const MOST: u8 = 7;

/// All seats, the given one first, without hidden information.
pub fn picture(view: &View, front: Seat) -> Picture {
    let seats = view.open().options().players.max(1);
    let mut picture = Picture::new(WIDTH, u16::from(seats) * ROW as u16);
    for row in 0..seats {
        let seat = Seat((front.0 + row) % seats);
        let shown = place(view, seat).display;
        let top = f64::from(row) * ROW;
        picture.card(Ink::Paper, false, (0.0, top), (f64::from(WIDTH), ROW - 1.0));
        for road in 0..shown.roads.count.min(MOST) {
            picture.card(Ink::Brown, false, (2.0 + f64::from(road) * 3.6, top + 8.5), (2.8, 2.5));
        }
        for knight in 0..shown.knights.count.min(MOST) {
            picture.card(Ink::Grey, false, (2.0 + f64::from(knight) * 3.6, top + 2.5), (2.8, 4.0));
        }
        for (number, tower) in shown.towers.iter().take(usize::from(MOST)).enumerate() {
            let (ink, height) = match tower.top {
                Top::Settlement => (Ink::Red, 6.0),
                Top::City => (Ink::Blue, 8.0),
                Top::Metropolis(_) => (Ink::Yellow, 10.0),
            };
            picture.house(ink, (28.5 + number as f64 * 5.0, top + 11.5), (4.4, height));
        }
    }
    picture
}
