//! Layers of a tile: shadow, thickness, face, trim, highlight, picture and symbols.

use crate::games::burgundy::tiles::{Building, Colour, GEESE, Kind, Species, Tile};
use crate::web::ui::geometry::{hex, num, upper_edges};
use crate::web::ui::icon::symbol;
use yew::prelude::*;

/// A hexagonal tile as drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The tile.
    pub tile: Tile,
    /// True if its back is black: drawn with a dotted line.
    pub black: bool,
    /// True if goats are chickens (2011 edition).
    pub chickens: bool,
}

impl Piece {
    /// A tile of the 2019 edition with a back in its own colour.
    #[must_use]
    pub const fn new(tile: Tile) -> Piece {
        Piece { tile, black: false, chickens: false }
    }
}

/// Radius from which a tile is drawn in full; smaller ones have only face, thickness and picture.
const FULL_FROM: f64 = 24.0;
/// Size of an inn relative to other tiles.
const INN_SIZE: f64 = 0.86;

/// Class that sets a group's colours.
#[must_use]
pub const fn group_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Castle => "g-castle",
        Colour::Mine => "g-mine",
        Colour::Ship => "g-ship",
        Colour::Building => "g-building",
        Colour::Animal => "g-animal",
        Colour::Monastery => "g-monastery",
    }
}

/// Symbol of a group, printed small on its fields.
#[must_use]
pub const fn group_icon(colour: Colour) -> &'static str {
    match colour {
        Colour::Castle => "t-castle",
        Colour::Mine => "t-mine",
        Colour::Ship => "t-ship",
        Colour::Building => "t-building",
        Colour::Animal => "a-sheep",
        Colour::Monastery => "t-monastery",
    }
}

/// Symbol of a tile's picture.
#[must_use]
pub fn picture(piece: Piece) -> &'static str {
    match piece.tile.kind() {
        Some(Kind::Animal(Species::Goat, _)) if piece.chickens => "a-chicken",
        _ => piece.tile.record().map_or("any-tile", |record| record.icon),
    }
}

/// Row of small symbols for a building's effect; a digit stands for itself.
const fn signs(building: Building) -> &'static [&'static str] {
    match building {
        Building::Market => &["hex-ship", "hex-animal"],
        Building::Carpenter => &["hex-building"],
        Building::Church => &["hex-mine", "hex-monastery", "hex-castle"],
        Building::Warehouse => &["g-any"],
        Building::BoardingHouse => &["4", "worker"],
        Building::Bank => &["2", "silver"],
        Building::TownHall => &["any-tile"],
        Building::Watchtower => &["vp-4"],
        Building::WhiteCastle => &["die-white"],
    }
}

/// Class that sets a tile's colours; `None` for no tile.
fn face_class(tile: Tile) -> Option<&'static str> {
    match (tile.colour(), tile.kind()?) {
        (Some(colour), _) => Some(group_class(colour)),
        (None, Kind::Inn) => Some("g-inn"),
        (None, _) => Some("g-black"),
    }
}

/// A tile of circumradius `r` around a point, as part of a drawing. `class` adds a state: `sel` (chosen, lifted), `off`
/// (not available), `arriving` (new).
pub fn tile(piece: Piece, x: f64, y: f64, r: f64, class: &'static str) -> Html {
    if piece.tile == Tile::BLACK {
        return back(x, y, r, class);
    }
    let Some(face) = face_class(piece.tile) else { return Html::default() };
    // An inn is smaller, so that the colour of its field is visible around it.
    let r = if piece.tile == Tile::INN { r * INN_SIZE } else { r };
    let full = r >= FULL_FROM * INN_SIZE;
    html! {
        <g class={classes!("tile", face, class)} aria-hidden="true">
            if full { <path class="tshade" d={hex(x, y + r * 0.13, r * 0.99)} /> }
            <path class="tedge" d={hex(x, y + r * 0.055, r * 0.965)} />
            <path class="tface" d={hex(x, y - r * 0.015, r * 0.94)} />
            if full {
                if piece.black {
                    <path class="tblack" d={hex(x, y - r * 0.015, r * 0.83)} />
                } else {
                    <path class="trim" d={hex(x, y - r * 0.015, r * 0.83)} />
                }
                <path class="tlit" d={upper_edges(x, y - r * 0.01, r * 0.925)} />
            }
            { figure(piece, x, y, r, full) }
        </g>
    }
}

/// A face-down tile: its black back with a plain shield.
fn back(x: f64, y: f64, r: f64, class: &'static str) -> Html {
    html! {
        <g class={classes!("tile", "g-black", class)} aria-hidden="true">
            if r >= FULL_FROM { <path class="tshade" d={hex(x, y + r * 0.13, r * 0.99)} /> }
            <path class="tedge" d={hex(x, y + r * 0.055, r * 0.965)} />
            <path class="tface" d={hex(x, y - r * 0.015, r * 0.94)} />
            <path class="tback" d={hex(x, y - r * 0.015, r * 0.8)} />
            <path class="tback" d={hex(x, y - r * 0.015, r * 0.42)} />
            if r >= FULL_FROM { <path class="tlit" d={upper_edges(x, y - r * 0.01, r * 0.925)} /> }
        </g>
    }
}

fn figure(piece: Piece, x: f64, y: f64, r: f64, full: bool) -> Html {
    let id = picture(piece);
    match piece.tile.kind() {
        Some(Kind::Building(building)) if full => html! { <>
            { symbol(id, x, y - r * 0.2, r * 0.98, "") }
            { sign_line(signs(building), x, y + r * 0.5, r * 0.35) }
        </> },
        Some(Kind::Geese) if full => counted(id, GEESE, x, y, r),
        Some(Kind::Animal(_, count)) if full => counted(id, count, x, y, r),
        Some(Kind::Monastery(number)) if full => html! { <>
            { symbol(id, x, y + r * 0.13, r * 1.2, "") }
            // Its letters keep their size on small tiles, and their corners stay within the upper edges.
            <text class="tid" x={num(x)} y={num(y - (r * 0.94 - 15.0).clamp(r * 0.36, r * 0.6))} font-size={num(r * 0.26)}
                text-anchor="middle">{ number }</text>
        </> },
        Some(Kind::Monastery(number)) => html! { <>
            <g class="nameless">{ symbol("t-monastery", x, y, r * 1.2, "") }</g>
            <g class="named">
                { symbol("t-monastery", x, y + r * 0.44, r * 0.86, "") }
                <text class="tid" x={num(x)} y={num(y)} font-size={num(r * 0.9)}
                    text-anchor="middle">{ number }</text>
            </g>
        </> },
        _ => symbol(id, x, y - r * 0.02, r * 1.22, ""),
    }
}

/// Animals, with their number in a disc at the bottom.
fn counted(id: &'static str, count: u8, x: f64, y: f64, r: f64) -> Html {
    html! { <>
        { symbol(id, x, y - r * 0.13, r * 1.08, "") }
        <circle class="disc" cx={num(x)} cy={num(y + r * 0.6)} r={num(r * 0.235)} />
        <text class="dn" x={num(x)} y={num(y + r * 0.715)} font-size={num(r * 0.34)}
            text-anchor="middle">{ count }</text>
    </> }
}

fn sign_line(signs: &[&'static str], x: f64, y: f64, size: f64) -> Html {
    let width = signs.len() as f64 * size * 1.02;
    signs
        .iter()
        .enumerate()
        .map(|(index, sign)| {
            let at = x - width / 2.0 + size * 1.02 * (index as f64 + 0.5);
            if sign.starts_with(|c: char| c.is_ascii_digit()) {
                return html! {
                    <text key={*sign} class="tn" x={num(at + size * 0.12)} y={num(y + size * 0.4)}
                        font-size={num(size * 1.2)} text-anchor="middle">{ *sign }</text>
                };
            }
            symbol(sign, at, y, size * 1.12, if sign.starts_with("hex") { "pip" } else { "" })
        })
        .collect()
}

/// Properties of [`TileIcon`].
#[derive(Properties, PartialEq, Clone)]
pub struct TileIconProps {
    /// The tile.
    pub piece: Piece,
    /// Additional classes.
    #[prop_or_default]
    pub class: Classes,
    /// True if it is as small as a letter: only face, thickness and picture.
    #[prop_or_default]
    pub small: bool,
}

/// A tile as a small picture in text.
#[component]
pub fn TileIcon(props: &TileIconProps) -> Html {
    if props.small {
        return html! {
            <svg class={props.class.clone()} width="1.5em" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
                { tile(props.piece, 20.0, 19.0, 19.0, "") }
            </svg>
        };
    }
    html! {
        <svg class={props.class.clone()} width="1.5em" viewBox="0 0 64 68" aria-hidden="true" focusable="false">
            { tile(props.piece, 32.0, 32.0, 31.0, "") }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::burgundy::tiles::Tile;
    use std::collections::BTreeSet;

    #[test]
    fn every_picture_and_sign_is_in_the_sprite() {
        let sprite = concat!(
            include_str!("../../../../static/symbols/burgundy.svg"),
            include_str!("../../../../static/symbols/pieces.svg")
        );
        let ids: BTreeSet<&str> =
            sprite.split("<symbol id=\"").skip(1).filter_map(|s| s.split('"').next()).collect();
        for piece in Tile::all().map(Piece::new) {
            assert!(ids.contains(picture(piece)), "{piece:?}");
        }
        assert!(ids.contains("a-chicken"));
        for building in Building::ALL.into_iter().chain([Building::WhiteCastle]) {
            for sign in signs(building).iter().filter(|s| s.parse::<u8>().is_err()) {
                assert!(ids.contains(sign), "{sign}");
            }
        }
        assert!(Colour::ALL.iter().all(|c| ids.contains(group_icon(*c))));
    }

    #[cfg(feature = "ssr")]
    #[test]
    fn every_monastery_on_a_small_estate_has_its_number() {
        use crate::web::table::laws::text_of;
        use crate::web::words::Words;
        for piece in Tile::all().map(Piece::new) {
            let Some(Kind::Monastery(number)) = piece.tile.kind() else { continue };
            let drawn = text_of(&Words::none(Default::default()), tile(piece, 8.0, 8.0, 8.0, ""));
            assert!(drawn.contains(&format!(">{number}</text>")), "{drawn}");
        }
    }

    #[test]
    fn the_sprite_keeps_a_strict_policy() {
        let sprite = concat!(
            include_str!("../../../../static/symbols/burgundy.svg"),
            include_str!("../../../../static/symbols/pieces.svg")
        );
        for never in ["style", "<script", "href=\"http", "url("] {
            assert!(!sprite.contains(never), "{never}");
        }
    }
}
