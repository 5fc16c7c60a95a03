//! Symbols of the dice game, and handwritten digits.

use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::points::Source;
use crate::web::dice::art::place::short;
use crate::web::ui::text::Icon;
use yew::prelude::*;
use yew::virtual_dom::VTag;

/// The mark of a colour's fields.
#[must_use]
pub const fn mark(colour: Colour) -> Icon {
    match colour {
        Colour::Blue => "t-ship",
        Colour::Grey => "t-mine",
        Colour::Orange => "t-building",
        Colour::Purple => "t-monastery",
        Colour::Green => "t-castle",
        Colour::Yellow => "a-sheep",
    }
}

/// A field of this colour.
#[must_use]
pub const fn hex_of(colour: Colour) -> Icon {
    match colour {
        Colour::Blue => "hexc-blue",
        Colour::Grey => "hexc-grey",
        Colour::Orange => "hexc-orange",
        Colour::Purple => "hexc-purple",
        Colour::Green => "hexc-green",
        Colour::Yellow => "hexc-yellow",
    }
}

/// Class that sets the colour.
#[must_use]
pub const fn class_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "d-blue",
        Colour::Grey => "d-grey",
        Colour::Orange => "d-orange",
        Colour::Purple => "d-purple",
        Colour::Green => "d-green",
        Colour::Yellow => "d-yellow",
    }
}

/// Picture of the numbers allowed in a colour.
#[must_use]
pub const fn rule(colour: Colour) -> Icon {
    match colour {
        Colour::Blue => "n-56",
        Colour::Grey => "n-34",
        Colour::Orange => "n-differ",
        Colour::Purple => "n-12",
        Colour::Green => "n-near",
        Colour::Yellow => "n-same",
    }
}

/// Symbol of a bonus.
#[must_use]
pub const fn bonus(bonus: Bonus) -> Icon {
    match bonus {
        Bonus::Monk => "monk",
        Bonus::Silver => "silver",
        Bonus::Goods => "goods",
        Bonus::Worker => "worker",
    }
}

/// Class of a castle's square.
#[must_use]
pub const fn square(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Monk => "win sq sq-purple",
        Bonus::Silver => "win sq sq-grey",
        Bonus::Goods => "win sq sq-blue",
        Bonus::Worker => "win sq sq-orange",
    }
}

/// Face of a colour die.
#[must_use]
pub const fn colour_die(colour: Colour) -> Icon {
    match colour {
        Colour::Blue => "die-blue",
        Colour::Grey => "die-grey",
        Colour::Orange => "die-orange",
        Colour::Purple => "die-purple",
        Colour::Green => "die-green",
        Colour::Yellow => "die-yellow",
    }
}

/// Face of the hourglass die.
#[must_use]
pub const fn hour_die(double: bool) -> Icon {
    if double { "die-hour-2" } else { "die-hour-1" }
}

/// Symbol of a source of points.
#[must_use]
pub const fn source(source: Source) -> Icon {
    match source {
        Source::Start => "w-cross",
        Source::Rivers => "t-ship",
        Source::Mines => "t-mine",
        Source::Cities => "t-building",
        Source::Monasteries => "t-monastery",
        Source::Castles => "t-castle",
        Source::Pastures | Source::PasturesAgain => "a-sheep",
        Source::Goods => "goods",
        Source::Colours => "star",
    }
}

/// A symbol around a point, rotated by some degrees.
fn turned(id: &str, x: f64, y: f64, size: f64, degrees: i32, class: &'static str) -> Html {
    let mut tag = VTag::new("use");
    tag.add_attribute("href", format!("#{id}"));
    tag.add_attribute("x", short(x - size / 2.0));
    tag.add_attribute("y", short(y - size / 2.0));
    tag.add_attribute("width", short(size));
    tag.add_attribute("height", short(size));
    if degrees != 0 {
        tag.add_attribute("transform", format!("rotate({degrees} {} {})", short(x), short(y)));
    }
    if !class.is_empty() {
        tag.add_attribute("class", class);
    }
    tag.into()
}

/// Tilt of the handwriting at a place in degrees: never straight, and always the same.
const fn tilt(place: usize) -> i32 {
    ((place * 37) % 13) as i32 - 6
}

/// A handwritten digit; 0 for the cross of a start castle.
pub fn written(figure: u8, x: f64, y: f64, size: f64, place: usize, class: &'static str) -> Html {
    match figure {
        0 => turned("w-cross", x, y, size, 0, class),
        figure => turned(&format!("w-{figure}"), x, y, size, tilt(place), class),
    }
}

/// A handwritten number.
pub fn number(value: i32, x: f64, y: f64, size: f64, place: usize) -> Html {
    let text = value.to_string();
    let count = text.len() as f64;
    text.bytes()
        .enumerate()
        .map(|(index, byte)| {
            let at = x + (index as f64 - (count - 1.0) / 2.0) * size * 0.56;
            let figure = byte.wrapping_sub(b'0');
            turned(&format!("w-{figure}"), at, y, size, tilt(place + index * 3), "inw")
        })
        .collect()
}
