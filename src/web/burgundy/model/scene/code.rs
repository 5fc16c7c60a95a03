//! Codes of spots: every touchable element carries its spot as `data-s`.

use crate::engine::seat::Seat;
use crate::games::burgundy::action::Key;
use crate::games::burgundy::depots::Slot;
use crate::games::burgundy::fields::Field;
use crate::games::burgundy::goods::Good;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::tiles::Colour;
use crate::web::burgundy::model::scene::Spot;

/// The code of a spot.
#[must_use]
pub fn code(spot: Spot) -> String {
    match spot {
        Spot::Die(n) => format!("i{n}"),
        Spot::Slot(slot) => format!("t{}", slot.0),
        Spot::Depot(n) => format!("d{n}"),
        Spot::DepotGood(n, good) => format!("o{n}.{}", good.0),
        Spot::Field(seat, field) => format!("f{}.{}", seat.0, field.0),
        Spot::Key(seat, key) => format!("k{}.{}", seat.0, key.0),
        Spot::Good(seat, good) => format!("g{}.{}", seat.0, good.0),
        Spot::Points(seat) => format!("p{}", seat.0),
        Spot::Silver(seat) => format!("s{}", seat.0),
        Spot::Workers(seat) => format!("w{}", seat.0),
        Spot::Sold(seat) => format!("v{}", seat.0),
        Spot::Bridge => "b".into(),
        Spot::Phase(n) => format!("a{n}"),
        Spot::Round(n) => format!("r{n}"),
        Spot::Bonus(colour) => format!("c{}", colour.index()),
        Spot::Sizes => "z".into(),
        Spot::WhiteDie => "e".into(),
        Spot::Effect => "y".into(),
        Spot::Stone => "n".into(),
        Spot::Shield(shield) => format!("h{}", shield.0),
        Spot::Post(seat, post) => format!("q{}.{post}", seat.0),
        Spot::Posts => "q".into(),
        Spot::Card(seat, card) => format!("l{}.{card}", seat.0),
    }
}

/// True if a spot may hold a draggable piece.
#[must_use]
pub const fn can_be_dragged(spot: Spot) -> bool {
    matches!(spot, Spot::Slot(_) | Spot::Key(..) | Spot::Die(_))
}

/// The spot with this [`code`].
#[must_use]
pub fn parse(code: &str) -> Option<Spot> {
    let mut letters = code.chars();
    let kind = letters.next()?;
    let rest = letters.as_str();
    let (first, second) = rest.split_once('.').unwrap_or((rest, "0"));
    if rest.is_empty() {
        return match kind {
            'b' => Some(Spot::Bridge),
            'z' => Some(Spot::Sizes),
            'e' => Some(Spot::WhiteDie),
            'y' => Some(Spot::Effect),
            'n' => Some(Spot::Stone),
            'q' => Some(Spot::Posts),
            _ => None,
        };
    }
    let (n, m): (u8, u8) = (first.parse().ok()?, second.parse().ok()?);
    Some(match kind {
        'i' => Spot::Die(n),
        't' => Spot::Slot(Slot(n)),
        'd' => Spot::Depot(n),
        'o' => Spot::DepotGood(n, Good(m)),
        'f' => Spot::Field(Seat(n), Field(m)),
        'k' => Spot::Key(Seat(n), Key(m)),
        'g' => Spot::Good(Seat(n), Good(m)),
        'p' => Spot::Points(Seat(n)),
        's' => Spot::Silver(Seat(n)),
        'w' => Spot::Workers(Seat(n)),
        'v' => Spot::Sold(Seat(n)),
        'a' => Spot::Phase(n),
        'r' => Spot::Round(n),
        'h' => Spot::Shield(Shield(n)),
        'q' => Spot::Post(Seat(n), m),
        'l' => Spot::Card(Seat(n), m),
        'c' => Spot::Bonus(*Colour::ALL.get(usize::from(n))?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_parse_back() {
        let mut spots = vec![
            Spot::Die(2),
            Spot::Slot(Slot(31)),
            Spot::Depot(7),
            Spot::DepotGood(3, Good(6)),
            Spot::Field(Seat(3), Field(36)),
            Spot::Key(Seat(1), Key(2)),
            Spot::Good(Seat(0), Good(4)),
            Spot::Points(Seat(2)),
            Spot::Silver(Seat(0)),
            Spot::Workers(Seat(1)),
            Spot::Sold(Seat(3)),
            Spot::Bridge,
            Spot::Phase(4),
            Spot::Round(0),
            Spot::Sizes,
            Spot::WhiteDie,
            Spot::Effect,
            Spot::Stone,
            Spot::Shield(Shield(18)),
            Spot::Post(Seat(3), 2),
            Spot::Posts,
            Spot::Card(Seat(1), 4),
        ];
        spots.extend(Colour::ALL.map(Spot::Bonus));
        for spot in spots {
            assert_eq!(parse(&code(spot)), Some(spot));
        }
        for wrong in ["", "x1", "t", "t300", "f1.x", "c6", "é"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
