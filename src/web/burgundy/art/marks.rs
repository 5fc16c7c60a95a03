//! Rings, chips and stones that mark the state of pieces.

use crate::games::burgundy::goods::Good;
use crate::web::ui::geometry::{hex, num};
use crate::web::ui::icon::symbol;
pub use crate::web::ui::marks::{banner_mark, focus_rings};
use crate::web::ui::text::Icon;
use yew::prelude::*;

/// Symbol of a kind of goods; of any kind for none.
#[must_use]
pub fn good_icon(good: Good) -> Icon {
    ["g-1", "g-2", "g-3", "g-4", "g-5", "g-6"].get(good.index()).copied().unwrap_or("g-any")
}

/// State of something touchable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mark {
    /// Neutral; touches are still reported.
    #[default]
    Plain,
    /// Can be chosen at no cost: gold ring.
    Free,
    /// Can be chosen for this many workers: dotted ring and a chip.
    Workers(u8),
    /// Chosen: lifted, ink ring under gold ring.
    Chosen,
    /// Not available at this moment, such as another player's choice: nearly grey.
    Off,
}

impl Mark {
    /// True if it can be chosen or is.
    #[must_use]
    pub const fn is_lit(self) -> bool {
        matches!(self, Mark::Free | Mark::Workers(_) | Mark::Chosen)
    }
}

/// A chip with a number of workers, twice `r` high.
pub fn chip(x: f64, y: f64, workers: u8, r: f64) -> Html {
    html! {
        <g class="cost" aria-hidden="true">
            <rect class="cbg" x={num(x - r * 1.75)} y={num(y - r)} width={num(r * 3.5)}
                height={num(r * 2.0)} rx={num(r)} />
            <text class="cn" x={num(x - r * 0.75)} y={num(y + r * 0.52)} font-size={num(r * 1.5)}
                text-anchor="middle">{ workers }</text>
            { symbol("worker", x + r * 0.7, y, r * 1.7, "") }
        </g>
    }
}

/// Place of a tile's chip: the lower edge. Offset from the tile's centre in parts of its radius.
pub const BELOW: (f64, f64) = (0.0, 0.72);
/// Place of the chip of a tile in the strip, whose number is at the lower edge: the lower right corner.
pub const CORNER: (f64, f64) = (0.62, 0.88);

/// The rings of a tile that can be chosen, or is, and its chip at this place.
pub fn tile_rings(mark: Mark, x: f64, y: f64, r: f64, chip_at: (f64, f64)) -> Html {
    match mark {
        Mark::Plain | Mark::Off => Html::default(),
        Mark::Free => html! { <path class="lring thin" d={hex(x, y, r * 0.97)} /> },
        Mark::Workers(workers) => html! { <>
            <path class="cring strong" d={hex(x, y, r * 0.93)} />
            { chip(x + r * chip_at.0, y + r * chip_at.1, workers, r * 0.24) }
        </> },
        Mark::Chosen => html! { <>
            <path class="sring" d={hex(x, y - 5.0, r * 0.99)} />
            <path class="lring" d={hex(x, y - 5.0, r * 0.99)} />
        </> },
    }
}

/// Class of a tile with this mark.
#[must_use]
pub const fn tile_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Chosen => "sel",
        Mark::Off => "off",
        Mark::Free => "may",
        _ => "",
    }
}

/// A disc with a number, at the corner of a pile.
pub fn count_disc(x: f64, y: f64, r: f64, count: u8) -> Html {
    html! {
        <g>
            <circle class="disc" cx={num(x)} cy={num(y)} r={num(r)} />
            <text class="dn" x={num(x)} y={num(y + r * 0.5)} font-size={num(r * 1.45)}
                text-anchor="middle">{ count }</text>
        </g>
    }
}
