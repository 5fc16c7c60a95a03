//! Pieces within reach of the thumb on a phone: stored tiles and those of the lit depot, with their names.

use crate::web::burgundy::art::marks::{CORNER, tile_class, tile_rings};
use crate::web::burgundy::art::tile;
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{Hand, Mark, Pick};
use crate::web::ui::geometry::hex;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of [`Hands`].
#[derive(Properties, PartialEq, Clone)]
pub struct HandsProps {
    /// Places with their pieces.
    pub hands: Vec<Rc<Hand>>,
}

/// Pieces within reach of the thumb.
#[component]
pub fn Hands(props: &HandsProps) -> Html {
    html! {
        <div class="hands">
            { props.hands.iter().enumerate().map(|(index, hand)| html! {
                <section key={index} class="hand" aria-label={AttrValue::from(hand.title.clone())}>
                    <h2>{ AttrValue::from(hand.title.clone()) }</h2>
                    <div class="picks">
                        { hand.picks.iter().map(|pick| html! { <PickButton key={code(pick.spot)} pick={pick.clone()} /> }).collect::<Html>() }
                        { (0..hand.free).map(|place| html! {
                            <span key={format!("free{place}")} class="pick free" aria-hidden="true">
                                <svg width="64" viewBox="0 -4 64 72"><path class="slot key" d={hex(32.0, 32.0, 31.0)} /></svg>
                            </span>
                        }).collect::<Html>() }
                    </div>
                </section>
            }).collect::<Html>() }
        </div>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct PickButtonProps {
    pick: Pick,
}

#[component]
fn PickButton(props: &PickButtonProps) -> Html {
    let pick = &props.pick;
    html! {
        <button type="button" class="pick" data-s={code(pick.spot)} data-drag="" aria-label={AttrValue::from(pick.label.clone())}
            aria-pressed={if pick.mark == Mark::Chosen { "true" } else { "false" }}>
            <svg viewBox="0 -4 64 72" aria-hidden="true" focusable="false">
                <path class="hit" d={hex(32.0, 32.0, 31.0)} />
                { tile(pick.piece, 32.0, 32.0, 31.0, tile_class(pick.mark)) }
                { tile_rings(pick.mark, 32.0, 32.0, 31.0, CORNER) }
            </svg>
            <span>{ AttrValue::from(pick.name.clone()) }</span>
        </button>
    }
}
