//! One tab stop for each board: the place that was last reached with the arrow keys.

use crate::web::burgundy::scene::Spot;
use crate::web::burgundy::table::touch::parse;
use web_sys::Element;
use yew::prelude::*;

/// The tab stop of a board, and the listener that remembers where the focus went.
pub struct Rover {
    /// The place the tab key stops at.
    pub stop: Option<Spot>,
    /// For `onfocusin` of the board.
    pub onfocusin: Callback<FocusEvent>,
}

/// Keeps the tab stop of a board whose places are `spots`. Where nothing was reached yet, or what was
/// reached is gone, the tab key stops at `otherwise`.
#[hook]
pub fn use_rover(spots: &[Spot], otherwise: Option<Spot>) -> Rover {
    let current = use_state_eq(|| None::<Spot>);
    let stop =
        (*current).filter(|spot| spots.contains(spot)).or(otherwise).or(spots.first().copied());
    let onfocusin = Callback::from(move |event: FocusEvent| {
        let spot = event
            .target_dyn_into::<Element>()
            .and_then(|target| target.closest("[data-s]").ok().flatten())
            .and_then(|place| place.get_attribute("data-s"))
            .and_then(|code| parse(&code));
        if spot.is_some() {
            current.set(spot);
        }
    });
    Rover { stop, onfocusin }
}
