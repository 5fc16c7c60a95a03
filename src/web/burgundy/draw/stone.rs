//! Track of the counting stone in the solo game: rows of twenty spaces from the shield to the marker.

use crate::web::burgundy::draw::hexspot::{Area, spot_area};
use crate::web::burgundy::model::scene::{Spot, Track};
use crate::web::ui::geometry::num;
use yew::prelude::*;

/// Spaces in a row.
const ROW: u8 = 20;

/// Position and size of the spaces.
struct Spaces {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Spaces {
    fn within(Area(x, y, w, h): Area, start: u8) -> Spaces {
        let rows = f64::from(start / ROW + 1);
        Spaces { x, y: y + h * 0.16, width: w / f64::from(ROW), height: h * 0.84 / rows }
    }

    /// Upper left corner of a space.
    fn at(&self, space: u8) -> (f64, f64) {
        let (column, row) = (f64::from(space % ROW), f64::from(space / ROW));
        (self.x + column * self.width, self.y + row * self.height)
    }

    /// Radius of the stone, which is as wide as two spaces.
    fn radius(&self) -> f64 {
        (self.width * 0.92).min(self.height * 0.56)
    }

    /// Distances of stone and marker from the middle of their spaces, by which they stand side by side on neighbouring
    /// spaces.
    fn apart(&self, stone: u8, marker: u8) -> (f64, f64) {
        let step = |space: u8| f64::from(space % ROW) * self.width;
        let lack = self.radius() + self.width * 0.8 + 1.0 - (step(marker) - step(stone));
        if stone / ROW != marker / ROW || lack <= 0.0 {
            return (0.0, 0.0);
        }
        // Neither leaves its row.
        let left = (lack / 2.0).min(step(stone)).max(lack - step(ROW - 1) + step(marker));
        (-left, lack - left)
    }
}

/// True if the piece on a space, wider than it, would cover the number of another one.
fn covers(piece: u8, space: u8) -> bool {
    piece / ROW == space / ROW && piece.abs_diff(space) < 2
}

/// The track with stone and marker.
pub fn counting_stone(track: &Track, area: Area) -> Html {
    let spaces = Spaces::within(area, track.start);
    let goal = u16::from(track.stone) + track.coming;
    let reached = goal.min(track.marker.into());
    let (of_stone, of_marker) = spaces.apart(track.stone, track.marker);
    let inner = html! {
        <g class={track.banner.class()}>
            { (0..=track.start).map(|space| one(&spaces, space, track, reached)).collect::<Html>() }
            { marker(&spaces, track, of_marker) }
            { stone(&spaces, track, of_stone) }
        </g>
    };
    let Area(x, y, w, h) = area;
    let touched = Area(x - 2.0, y + h * 0.12, w + 4.0, h * 0.9);
    spot_area(Spot::Stone, touched, &track.label, inner)
}

fn one(spaces: &Spaces, space: u8, track: &Track, reached: u16) -> Html {
    let (x, y) = spaces.at(space);
    let coming = space > track.stone && u16::from(space) <= reached && track.coming > 0;
    let class = match space {
        _ if space > track.marker => "tspace gone",
        _ if space <= track.stone => "tspace done",
        _ if coming => "tspace coming",
        _ => "tspace",
    };
    html! {
        <g key={space}>
            <rect {class} x={num(x + 0.5)} y={num(y + 0.5)} width={num(spaces.width - 1.0)}
                height={num(spaces.height - 3.0)} rx="2.5" />
            if space.is_multiple_of(5) && ![track.stone, track.marker].iter().any(|piece| covers(*piece, space)) {
                <text class="tnum" x={num(x + spaces.width / 2.0)} y={num(y + spaces.height * 0.56)}
                    font-size={num(spaces.width * 0.72)} text-anchor="middle">{ space }</text>
            }
        </g>
    }
}

/// The marker: a pennant with its number.
fn marker(spaces: &Spaces, track: &Track, aside: f64) -> Html {
    let (x, y) = spaces.at(track.marker);
    let x = x + aside;
    let (w, h) = (spaces.width, spaces.height);
    let d = format!(
        "M{} {}h{}v{}l{} {}l{} {}z",
        num(x - w * 0.3),
        num(y - h * 0.06),
        num(w * 1.6),
        num(h * 0.96),
        num(-w * 0.8),
        num(-h * 0.24),
        num(-w * 0.8),
        num(h * 0.24)
    );
    html! {
        <g class="tmarker">
            <path class="banner" {d} />
            <text class="bannern" x={num(x + w / 2.0)} y={num(y + h * 0.52)} font-size={num(w * 0.98)}
                text-anchor="middle">{ track.marker }</text>
        </g>
    }
}

/// The stone, with its number.
fn stone(spaces: &Spaces, track: &Track, aside: f64) -> Html {
    let (x, y) = spaces.at(track.stone);
    let (x, y) = (x + spaces.width / 2.0 + aside, y + spaces.height * 0.42);
    let r = spaces.radius();
    html! {
        <g class="tstone">
            <circle class="stoneshade" cx={num(x)} cy={num(y + r * 0.2)} r={num(r)} />
            <circle class="pdot" cx={num(x)} cy={num(y)} r={num(r)} />
            <text class="bannern" x={num(x)} y={num(y + r * 0.36)} font-size={num(r * 1.06)}
                text-anchor="middle">{ track.stone }</text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stone_and_marker_stand_side_by_side_within_their_row() {
        let spaces = Spaces::within(Area(0.0, 0.0, 240.0, 84.0), 54);
        let wide = spaces.radius() + spaces.width * 0.8;
        for stone in 0..54 {
            for marker in stone + 1..=54 {
                let (of_stone, of_marker) = spaces.apart(stone, marker);
                let (stone_x, marker_x) =
                    (spaces.at(stone).0 + of_stone, spaces.at(marker).0 + of_marker);
                assert!(stone_x > -1e-9 && marker_x < 228.0 + 1e-9, "{stone}, {marker}");
                if stone / ROW == marker / ROW {
                    assert!(marker_x - stone_x > wide, "{stone}, {marker}");
                }
            }
        }
        assert_eq!(spaces.apart(39, 40), (0.0, 0.0), "the marker is in another row");
        assert!(covers(49, 50) && !covers(39, 40) && !covers(48, 50));
    }
}
