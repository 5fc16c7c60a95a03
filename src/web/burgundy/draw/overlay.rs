//! Overlays of the table: an enlarged estate or depot.

use crate::games::burgundy::Burgundy;
use crate::web::burgundy::draw::depot::{BlackCell, DepotCell};
use crate::web::burgundy::draw::estate::LargeEstate;
use crate::web::burgundy::draw::opponents::Facts;
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{BlackDepot, Captions, Depot, Scene, Spot};
use crate::web::burgundy::model::{Large, Selection};
use crate::web::table::{Act, Moment, focus_code};
use crate::web::ui::bubble::Bubble;
use std::rc::Rc;
use yew::prelude::*;

/// The enlarged part, if any.
pub fn overlay(scene: &Scene, moment: &Moment<Burgundy>, act: &Act<Burgundy>) -> Html {
    let Some(large) = moment.picked.large else { return Html::default() };
    let on_close = {
        let (act, rest) = (act.clone(), Selection { large: None, ..moment.picked.clone() });
        Callback::from(move |()| {
            act.alter_now(rest.clone());
            if let Large::Depot(number) = large {
                focus_code(&code(Spot::Depot(number)));
            }
        })
    };
    match large {
        Large::Estate(seat) => {
            let estate = scene.others.iter().find(|estate| estate.seat == seat);
            estate.map_or_else(Html::default, |estate| html! {
                <Bubble key="large" title={estate.name.clone()} close={scene.captions.close.clone()}
                    class={classes!("large", estate.banner.class())} {on_close}>
                    <LargeEstate estate={estate.clone()} captions={scene.captions.clone()} floats={Rc::default()} />
                    <Facts estate={estate.clone()} />
                </Bubble>
            })
        }
        Large::Depot(number) => html! {
            <DepotPanel key="zoom" depot={scene.table.depots.iter().find(|d| d.number == number).cloned()}
                black={scene.table.black.clone()} captions={scene.captions.clone()} {on_close} />
        },
    }
}

/// Properties of [`DepotPanel`].
#[derive(Properties, PartialEq, Clone)]
pub struct DepotPanelProps {
    /// The numbered depot; `None` for the black one.
    pub depot: Option<Rc<Depot>>,
    /// The black depot.
    pub black: Rc<BlackDepot>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Called when it is closed.
    pub on_close: Callback<()>,
}

/// An enlarged depot, for thumbs.
#[component]
pub fn DepotPanel(props: &DepotPanelProps) -> Html {
    let title = props.depot.as_ref().map_or(&props.black.name, |depot| &depot.name);
    html! {
        <Bubble title={title.clone()} close={props.captions.close.clone()} class={classes!("zoom")}
            on_close={props.on_close.clone()}>
            <svg class="zoomed" viewBox="-106 -94 212 188" role="group" data-board="zoom"
                aria-label={AttrValue::from(title.clone())}>
                if let Some(depot) = &props.depot {
                    <DepotCell depot={depot.clone()} x={0.0} y={0.0} />
                } else {
                    <BlackCell depot={props.black.clone()} x={0.0} y={0.0} />
                }
            </svg>
        </Bubble>
    }
}
