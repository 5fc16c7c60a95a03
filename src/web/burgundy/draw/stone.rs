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

    fn middle(&self, space: u8) -> (f64, f64) {
        let (x, y) = self.at(space);
        (x + self.width / 2.0, y + self.height * 0.42)
    }
}

/// The track with stone and marker.
pub fn counting_stone(track: &Track, area: Area) -> Html {
    let spaces = Spaces::within(area, track.start);
    let goal = u16::from(track.stone) + track.coming;
    let reached = goal.min(track.marker.into());
    let inner = html! {
        <g class={track.banner.class()}>
            { (0..=track.start).map(|space| one(&spaces, space, track, reached)).collect::<Html>() }
            { marker(&spaces, track) }
            { stone(&spaces, track) }
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
            if space.is_multiple_of(5) && space != track.stone && space != track.marker {
                <text class="tnum" x={num(x + spaces.width / 2.0)} y={num(y + spaces.height * 0.56)}
                    font-size={num(spaces.width * 0.72)} text-anchor="middle">{ space }</text>
            }
        </g>
    }
}

/// The marker: a pennant with its number.
fn marker(spaces: &Spaces, track: &Track) -> Html {
    let (x, y) = spaces.at(track.marker);
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
fn stone(spaces: &Spaces, track: &Track) -> Html {
    let (x, y) = spaces.middle(track.stone);
    let r = (spaces.width * 0.92).min(spaces.height * 0.56);
    html! {
        <g class="tstone">
            <circle class="stoneshade" cx={num(x)} cy={num(y + r * 0.2)} r={num(r)} />
            <circle class="pdot" cx={num(x)} cy={num(y)} r={num(r)} />
            <text class="bannern" x={num(x)} y={num(y + r * 0.36)} font-size={num(r * 1.06)}
                text-anchor="middle">{ track.stone }</text>
        </g>
    }
}
