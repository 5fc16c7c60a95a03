//! Drawing of Burgundy's table: the middle, the player's estate, the other estates, overlays.
//!
//! Each part is a component that is rendered only when its part of the [`Scene`] changed, so that touches are answered
//! at once even on a phone.

pub mod bar;
pub mod depot;
pub mod estate;
pub mod estate_layout;
pub mod extras;
pub mod hand;
pub mod hexspot;
pub mod layout;
pub mod listed;
pub mod middle;
pub mod motion;
pub mod opponents;
pub mod overlay;
pub mod partners;
pub mod printed;
pub mod rivers;
pub mod solo;
pub mod stone;
mod touched;
pub mod track;

use crate::engine::seat::Seat;
use crate::games::burgundy::Burgundy;
use crate::web::burgundy::draw::bar::bar;
use crate::web::burgundy::draw::estate::{LargeEstate, MiniEstate};
use crate::web::burgundy::draw::hand::Hands;
use crate::web::burgundy::draw::middle::Middle;
use crate::web::burgundy::draw::opponents::{Facts, Others};
use crate::web::burgundy::draw::overlay::overlay;
use crate::web::burgundy::draw::printed::MiniBoard;
use crate::web::burgundy::draw::solo::GoalSheet;
use crate::web::burgundy::draw::touched::{Touched, help_text};
use crate::web::burgundy::model::scene::code::parse;
use crate::web::burgundy::model::scene::{BoardOffer, Depot, Pile, Place, Scene, Spot, Tap};
use crate::web::burgundy::model::subject::{Subject, about};
use crate::web::burgundy::model::{
    Large, Selection, Situation, estate as estate_of, explained, scene,
};
use crate::web::table::{Act, Drawn, Edge, Heading, HelpText, Moment, PhoneTab, TableGame, edge};
use crate::web::ui::Pic;
use crate::web::ui::press::on_press;
use std::rc::Rc;
use yew::prelude::*;

/// Tabs of a phone: the middle of the table, the player's estate, the other players.
const TABLE: usize = 0;
/// The player's estate.
pub const MINE: usize = 1;
/// The other players, or the goal of the solo game.
const OTHERS: usize = 2;

/// Draws the table and its choices.
pub fn draw(moment: &Moment<Burgundy>, act: &Act<Burgundy>) -> Drawn {
    let situation = Situation::of(moment);
    let scene = Rc::new(scene(&situation));
    let touched = Rc::new(Touched::new(moment, act, &scene));
    let on_tap = {
        let touched = touched.clone();
        Callback::from(move |tap: Tap| touched.tap(tap))
    };
    let waits = scene.goal.as_ref().filter(|_| moment.phone.is_some());
    Drawn {
        class: classes!(
            "estates",
            scene.own.team.is_some().then_some("team"),
            beside(&scene, moment),
        ),
        // In a solo game the player is always to move.
        line: scene.goal.as_ref().map(|_| Heading {
            when: Burgundy::when(&moment.words, &moment.view),
            turn: "".into(),
        }),
        stage: stage(&scene, moment, act, &on_tap),
        bar: bar(&scene.bar, waits, &on_tap),
        tabs: tabs(&scene),
        over: overlay(&scene, moment, act),
        asked: Some(scene.asked.clone()),
        shows_log: true,
        aloud: Vec::new(),
        on_touch: Some(Callback::from(move |touch| touched.touch(touch))),
    }
}

/// A seat's small estate by itself, with its facts.
pub fn apart(situation: &Situation<'_>, seat: Seat) -> Html {
    let estate = estate_of(situation, seat);
    html! { <div class="apart"><MiniEstate estate={estate.clone()} /><Facts {estate} /></div> }
}

/// Explanation of what is drawn with this code.
pub fn explain(moment: &Moment<Burgundy>, code: &str) -> Option<HelpText> {
    let situation = Situation::of(moment);
    match Subject::of_code(code) {
        Some(subject) => Some(help_text(about(&situation, subject))),
        None => explained(&situation, parse(code)?).map(help_text),
    }
}

fn stage(
    scene: &Rc<Scene>,
    moment: &Moment<Burgundy>,
    act: &Act<Burgundy>,
    on_tap: &Callback<Tap>,
) -> Html {
    let phone = moment.phone.is_some();
    let around = lies_around(scene, moment);
    let edge_of = |seat: Seat| around.then(|| edge(seat, moment.front, moment.seats()));
    let edges: Vec<Option<Edge>> = scene.others.iter().map(|other| edge_of(other.seat)).collect();
    html! {
        <>
            if moment.shows(TABLE) {
                <section class="table sheet" data-help={Subject::Middle.code()} aria-label={AttrValue::from(scene.captions.tab_table.clone())}>
                    <Middle table={scene.table.clone()} captions={scene.captions.clone()} narrow={phone || around} />
                </section>
            }
            if moment.shows(MINE) { <Mine scene={scene.clone()} {phone} edge={edge_of(scene.own.seat)} on_tap={on_tap.clone()} /> }
            if moment.shows(OTHERS) && !scene.others.is_empty() {
                <Others others={scene.others.clone()} captions={scene.captions.clone()}
                    floats={scene.floats.clone()} {edges} enlarge={enlarge(moment, act)} />
            }
            if let Some(goal) = scene.goal.clone().filter(|_| moment.shows(OTHERS)) {
                <GoalSheet {goal} on_tap={on_tap.clone()} />
            }
        </>
    }
}

/// Classes of the layout: the number of other estates, or the edges of the device at which estates lie.
fn beside(scene: &Scene, moment: &Moment<Burgundy>) -> Classes {
    if !lies_around(scene, moment) {
        let shown = moment.shows(OTHERS) && !scene.others.is_empty();
        return classes!(shown.then(|| format!("rivals{}", scene.others.len())));
    }
    let edge_of = |seat: Seat| edge(seat, moment.front, moment.seats()).taken();
    let others = scene.others.iter().map(|other| edge_of(other.seat));
    classes!("around", others.chain([edge_of(scene.own.seat)]).collect::<Classes>())
}

/// True if each estate lies at its player's edge of the device; boards to choose from need the usual layout.
fn lies_around(scene: &Scene, moment: &Moment<Burgundy>) -> bool {
    moment.around && scene.offers.is_empty()
}

/// A callback that enlarges another player's estate.
fn enlarge(moment: &Moment<Burgundy>, act: &Act<Burgundy>) -> Callback<Seat> {
    let (picked, act) = (moment.picked.clone(), act.clone());
    Callback::from(move |seat| {
        act.pick_now(Selection { large: Some(Large::Estate(seat)), ..picked.clone() });
    })
}

/// True if something in a tab is lit; the tab of the player's estate includes the pieces below it.
fn is_lit(scene: &Scene, tab: usize) -> bool {
    let of_places = |places: &[Place]| places.iter().any(|place| place.mark.is_lit());
    let of_goods = |goods: &[Pile]| goods.iter().any(|pile| pile.mark.is_lit());
    match tab {
        TABLE => {
            let black = &scene.table.black;
            let lit = |depot: &Rc<Depot>| {
                depot.mark.is_lit() || of_places(&depot.places) || of_goods(&depot.goods)
            };
            black.mark.is_lit() || of_places(&black.places) || scene.table.depots.iter().any(lit)
        }
        MINE => {
            let own = &scene.own;
            let mut picks = scene.hands.iter().flat_map(|hand| &hand.picks);
            own.fields.iter().any(|field| field.mark.is_lit())
                || own.storage.iter().any(|key| key.mark.is_lit())
                || of_goods(&own.goods)
                || picks.any(|pick| pick.mark.is_lit())
        }
        _ => false,
    }
}

fn tabs(scene: &Scene) -> Vec<PhoneTab> {
    let captions = &scene.captions;
    let all = [
        (TABLE, "bridge", &captions.tab_table),
        (MINE, "t-castle", &captions.tab_mine),
        (OTHERS, "u-person", &captions.tab_others),
    ];
    let tab = |(tab, icon, name): (usize, _, &_)| PhoneTab {
        icon,
        name: Rc::clone(name),
        lit: is_lit(scene, tab),
        ..PhoneTab::default()
    };
    all.map(tab).to_vec()
}

#[derive(Properties, PartialEq, Clone)]
struct MineProps {
    scene: Rc<Scene>,
    phone: bool,
    edge: Option<Edge>,
    on_tap: Callback<Tap>,
}

/// The player's estate, or the boards to choose from at first.
#[component]
fn Mine(props: &MineProps) -> Html {
    let MineProps { scene, phone, edge, on_tap } = props;
    let zoomed = use_state_eq(|| false);
    let zoom = use_callback(zoomed.clone(), |_: MouseEvent, zoomed| zoomed.set(!**zoomed));
    let enlarges = *phone && estate_layout::is_wide(scene.own.board);
    let class = classes!(
        "own",
        "sheet",
        scene.own.banner.class(),
        edge.map(Edge::class),
        enlarges.then_some("enlarges"),
        (*phone && *zoomed).then_some("enlarged"),
        (*phone && !enlarges && is_within_reach(scene)).then_some("reached"),
    );
    let label = AttrValue::from(scene.own.label.clone());
    if !scene.offers.is_empty() {
        return html! {
            <section {class} data-help={Subject::Boards.code()} aria-label={label}>
                <div class="offers">{ scene.offers.iter().map(|offer| offered(offer, on_tap)).collect::<Html>() }</div>
            </section>
        };
    }
    html! {
        <section {class} data-help={Subject::Estate(scene.own.seat).code()} aria-label={label}>
            if enlarges {
                <div class="zoomrow">
                    <button type="button" class={classes!("ib", zoomed.then_some("on"))} aria-pressed={if *zoomed { "true" } else { "false" }}
                        aria-label={AttrValue::from(scene.captions.zoom.clone())} title={AttrValue::from(scene.captions.zoom.clone())}
                        onclick={zoom}><Pic id="u-expand" /></button>
                </div>
            }
            <div class={classes!("estatepane", (*phone && *zoomed).then_some("zoomed"))}>
                <LargeEstate estate={scene.own.clone()} captions={scene.captions.clone()} floats={scene.floats.clone()} />
            </div>
            if *phone && !scene.hands.is_empty() { <Hands hands={scene.hands.clone()} /> }
        </section>
    }
}

/// True if the tiles within reach of the thumb show all of the storage, none of whose empty places is asked for.
fn is_within_reach(scene: &Scene) -> bool {
    let mut picks = scene.hands.iter().flat_map(|hand| &hand.picks);
    picks.any(|pick| matches!(pick.spot, Spot::Key(..)))
        && !scene.own.storage.iter().any(|key| key.piece.is_none() && key.mark.is_lit())
}

fn offered(offer: &BoardOffer, on_tap: &Callback<Tap>) -> Html {
    let board = offer.board;
    let onclick = on_press(&on_tap.reform(move |()| Tap::Board(board)));
    html! {
        <button key={board.0} type="button" class="offer" aria-label={AttrValue::from(offer.label.clone())} {onclick}>
            <MiniBoard {board} />
            <b>{ AttrValue::from(offer.name.clone()) }</b>
            if !offer.sub.is_empty() { <small>{ AttrValue::from(offer.sub.clone()) }</small> }
        </button>
    }
}
