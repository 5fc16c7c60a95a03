//! The table page: draws a [`Scene`] and reports what was touched.
//!
//! ```text
//! <TablePage scene={scene} on_tap={on_tap} turned={false} />
//! ```
//!
//! What is only looked at (a phone's tab, an estate or depot made large) is kept here; everything that
//! concerns the game is in the scene.

pub mod bar;
pub mod depot;
pub mod estate;
pub mod extras;
mod focus;
pub mod furniture;
pub mod hand;
pub mod header;
pub mod held;
mod hexspot;
pub mod layout;
pub mod listen;
pub mod middle;
pub mod motion;
pub mod opponents;
pub mod overlay;
pub mod partners;
pub mod record;
pub mod rivers;
pub mod rover;
pub mod solo;
pub mod stone;
pub mod touch;
pub mod track;

use crate::engine::seat::Seat;
use crate::web::burgundy::scene::{Depot, Offer, Pile, Place, Scene, Spot, Tap};
use crate::web::burgundy::table::bar::ActionBar;
use crate::web::burgundy::table::estate::{LargeEstate, MiniBoard};
use crate::web::burgundy::table::focus::use_kept_focus;
use crate::web::burgundy::table::hand::Hands;
use crate::web::burgundy::table::header::Top;
use crate::web::burgundy::table::listen::{Heard, focus_spot, listen};
use crate::web::burgundy::table::middle::{Middle, ShieldDepots, depot_of, shield_depots};
use crate::web::burgundy::table::motion::{Arrival, arrivals, travel};
use crate::web::burgundy::table::opponents::Others;
use crate::web::burgundy::table::overlay::{DepotPanel, HelpPanel, ListPanel};
use crate::web::burgundy::table::record::Record;
use crate::web::burgundy::table::solo::GoalSheet;
use crate::web::state::{Do, Lazy, use_ctx};
use crate::web::ui::Pic;
use crate::web::ui::bubble::Bubble;
use gloo_events::EventListener;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// A phone shows one part at a time.
const PHONE: &str = "(max-width: 599px), (max-height: 519px)";

/// The parts of the page that a phone shows one at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tab {
    /// The middle of the table.
    Table,
    /// The own estate.
    #[default]
    Mine,
    /// The other players.
    Others,
    /// The record.
    Record,
}

/// What a [`TablePage`] needs.
#[derive(Properties, PartialEq, Clone)]
pub struct TablePageProps {
    /// What is drawn.
    pub scene: Scene,
    /// Takes everything a person does.
    pub on_tap: Callback<Tap>,
    /// Whether the view is turned by 180° for the person opposite.
    #[prop_or_default]
    pub turned: bool,
    /// Whether the page comes after the tablet was handed on, so that the focus begins on it.
    #[prop_or_default]
    pub handed: bool,
}

/// Whether the page is shown on a phone; follows the window.
#[hook]
pub fn use_phone() -> bool {
    let query = use_memo((), |()| {
        web_sys::window().and_then(|window| window.match_media(PHONE).ok().flatten())
    });
    let phone =
        use_state_eq(|| query.as_ref().as_ref().is_some_and(web_sys::MediaQueryList::matches));
    use_effect_with((), {
        let phone = phone.clone();
        move |()| {
            let listener = query.as_ref().clone().map(|query| {
                let asked = query.clone();
                EventListener::new(&query, "change", move |_| phone.set(asked.matches()))
            });
            move || drop(listener)
        }
    });
    *phone
}

/// The table page.
#[component]
pub fn TablePage(props: &TablePageProps) -> Html {
    let TablePageProps { scene, on_tap, turned, handed } = props;
    let ctx = use_ctx();
    let root = use_node_ref();
    let phone = use_phone();
    let tab = use_state_eq(Tab::default);
    let large = use_state_eq(|| None::<Seat>);
    let zoom = use_state_eq(|| None::<u8>);
    use_listening(&root, on_tap, phone, shield_depots(&scene.table), &zoom);
    use_travel(&root);
    use_kept_focus(&root, *handed);
    use_answering_tab(scene, phone, &tab);
    let is_replayed = scene.replay.is_some();
    use_effect_with((is_replayed, ctx.clone()), |(is_replayed, ctx)| {
        if *is_replayed && !ctx.shared.is_here() {
            ctx.act(Do::WantShared);
        }
    });

    let show = |part: Tab| !phone || *tab == part;
    let enlarge = use_callback(large.setter(), |seat, large| large.set(Some(seat)));
    html! {
        <div ref={root} class={classes!("app", "estates", phone.then_some("phone"), turned.then_some("turned"),
            scene.own.team.is_some().then_some("team"), tab_class(*tab))}>
            <Top header={scene.header.clone()} on_tap={on_tap.clone()} />
            <main class="stage">
                if show(Tab::Table) {
                    <section class="table sheet" aria-label={AttrValue::from(scene.captions.tab_table.clone())}>
                        <Middle table={scene.table.clone()} captions={scene.captions.clone()}
                            floats={scene.floats.clone()} {phone} />
                    </section>
                }
                if show(Tab::Mine) { <Mine scene={scene.clone()} {phone} on_tap={on_tap.clone()} /> }
                if show(Tab::Others) && !scene.others.is_empty() {
                    <Others others={scene.others.clone()} captions={scene.captions.clone()}
                        floats={scene.floats.clone()} {enlarge} />
                }
                if let Some(goal) = scene.goal.clone().filter(|_| show(Tab::Others)) {
                    <GoalSheet {goal} on_tap={on_tap.clone()} />
                }
                if show(Tab::Record) {
                    <Record lines={scene.record.clone()} captions={scene.captions.clone()} on_tap={on_tap.clone()} />
                }
            </main>
            { match (&scene.replay, ctx.shared) {
                (Some(replay), Lazy::Here(code)) => (code.replay)(replay, &on_tap.reform(Tap::Replay)),
                _ => html! {
                    <ActionBar bar={scene.bar.clone()} waits={scene.goal.clone().filter(|_| phone)}
                        on_tap={on_tap.clone()} />
                },
            } }
            if phone { <Tabs scene={scene.clone()} tab={*tab} choose={Callback::from(move |part| tab.set(part))} /> }
            <p class="sr" role="status" aria-live="polite">{ AttrValue::from(scene.spoken.clone()) }</p>
            <p class="sr" role="status" aria-live="polite">{ AttrValue::from(scene.asked.clone()) }</p>
            { overlays(scene, on_tap, &large, &zoom) }
        </div>
    }
}

/// Listens to the page. On a phone the first touch of a depot makes it large.
#[hook]
fn use_listening(
    root: &NodeRef,
    on_tap: &Callback<Tap>,
    phone: bool,
    shields: ShieldDepots,
    zoom: &UseStateHandle<Option<u8>>,
) {
    let first = use_callback(
        (phone, shields, zoom.setter()),
        |(spot, over): (Spot, bool), (phone, shields, zoom)| {
            if over {
                // What was chosen in the large depot is chosen; the table shows what it led to.
                zoom.set(None);
                return false;
            }
            match depot_of(spot, *shields).filter(|_| *phone) {
                Some(number) => {
                    zoom.set(Some(number));
                    true
                }
                None => false,
            }
        },
    );
    // A page drawn anew in the middle of a drag, say because the last action is stored by now, takes nothing
    // out of the fingers: the listeners stay, and tell whoever listens last.
    let told = use_mut_ref(|| None::<Heard>);
    told.replace(Some(Heard { on_tap: on_tap.clone(), first }));
    use_effect_with(root.clone(), move |root| {
        let heard = Heard {
            on_tap: Callback::from({
                let told = told.clone();
                move |tap| {
                    let last = told.borrow().clone();
                    last.iter().for_each(|heard| heard.on_tap.emit(tap));
                }
            }),
            first: Callback::from(move |touch| {
                let last = told.borrow().clone();
                last.is_some_and(|heard| heard.first.emit(touch))
            }),
        };
        let listeners = root.cast::<Element>().map(|root| listen(&root, &heard));
        move || drop(listeners)
    });
}

/// Lets pieces that just arrived travel to their places, each once.
#[hook]
fn use_travel(root: &NodeRef) {
    let last = use_mut_ref(Vec::<Arrival>::new);
    let root = root.clone();
    use_effect(move || {
        let Some(page) = root.cast::<Element>() else { return };
        let now = arrivals(&page);
        let before = last.replace(now.clone());
        let fresh = now.iter().filter(|arrival| !before.contains(arrival));
        if let Some(document) = page.owner_document() {
            fresh.for_each(|arrival| travel(&document, &page, arrival));
        }
    });
}

/// Whether something of a phone's part may be chosen: of the own estate also what lies within reach below it.
fn is_lit(scene: &Scene, tab: Tab) -> bool {
    let of_places = |places: &[Place]| places.iter().any(|place| place.mark.is_lit());
    let of_goods = |goods: &[Pile]| goods.iter().any(|pile| pile.mark.is_lit());
    match tab {
        Tab::Table => {
            let black = &scene.table.black;
            let lit = |depot: &Rc<Depot>| {
                depot.mark.is_lit() || of_places(&depot.places) || of_goods(&depot.goods)
            };
            black.mark.is_lit() || of_places(&black.places) || scene.table.depots.iter().any(lit)
        }
        Tab::Mine => {
            let own = &scene.own;
            let mut picks = scene.hands.iter().flat_map(|hand| &hand.picks);
            own.fields.iter().any(|field| field.mark.is_lit())
                || own.storage.iter().any(|key| key.mark.is_lit())
                || of_goods(&own.goods)
                || picks.any(|pick| pick.mark.is_lit())
        }
        Tab::Others | Tab::Record => false,
    }
}

/// A question that the part in sight can't answer shows the one that can.
#[hook]
fn use_answering_tab(scene: &Scene, phone: bool, tab: &UseStateHandle<Tab>) {
    let parts = [Tab::Mine, Tab::Table];
    let lost = phone && parts.contains(tab) && !is_lit(scene, **tab);
    let answers = parts.into_iter().find(|part| lost && is_lit(scene, *part));
    let tab = tab.setter();
    use_effect_with((scene.asked.clone(), phone), move |(asked, _)| {
        if let Some(part) = answers.filter(|_| !asked.is_empty()) {
            tab.set(part);
        }
    });
}

const fn tab_class(tab: Tab) -> &'static str {
    match tab {
        Tab::Table => "tab-table",
        Tab::Mine => "tab-mine",
        Tab::Others => "tab-others",
        Tab::Record => "tab-record",
    }
}

fn overlays(
    scene: &Scene,
    on_tap: &Callback<Tap>,
    large: &UseStateHandle<Option<Seat>>,
    zoom: &UseStateHandle<Option<u8>>,
) -> Html {
    let estate = large.and_then(|seat| scene.others.iter().find(|estate| estate.seat == seat));
    let close_large = {
        let large = large.setter();
        Callback::from(move |()| large.set(None))
    };
    let close_zoom = {
        let (open, zoom) = (**zoom, zoom.setter());
        Callback::from(move |()| {
            zoom.set(None);
            if let Some((number, document)) = open.zip(web_sys::window().and_then(|w| w.document()))
            {
                focus_spot(&document, Spot::Depot(number));
            }
        })
    };
    html! {
        <>
            if let Some(estate) = estate {
                <Bubble key="large" title={estate.name.clone()} close={scene.captions.close.clone()}
                    class={classes!("large", estate.banner.class())} on_close={close_large}>
                    <LargeEstate estate={estate.clone()} captions={scene.captions.clone()} floats={Rc::default()} />
                    <opponents::Facts estate={estate.clone()} />
                </Bubble>
            }
            if let Some(number) = **zoom {
                <DepotPanel key="zoom" depot={scene.table.depots.iter().find(|d| d.number == number).cloned()}
                    black={scene.table.black.clone()} captions={scene.captions.clone()} on_close={close_zoom} />
            }
            if let Some((at, help)) = &scene.help {
                <HelpPanel key="help" at={*at} help={help.clone()} captions={scene.captions.clone()} on_tap={on_tap.clone()} />
            }
            if let Some(list) = &scene.list {
                <ListPanel key="list" list={list.clone()} captions={scene.captions.clone()} on_tap={on_tap.clone()} />
            }
        </>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct MineProps {
    scene: Scene,
    phone: bool,
    on_tap: Callback<Tap>,
}

/// The own estate, or the boards to choose from before there is one.
#[component]
fn Mine(props: &MineProps) -> Html {
    let MineProps { scene, phone, on_tap } = props;
    let zoomed = use_state_eq(|| false);
    let zoom = use_callback(zoomed.clone(), |_: MouseEvent, zoomed| zoomed.set(!**zoomed));
    let class = classes!("own", "sheet", scene.own.banner.class());
    let label = AttrValue::from(scene.own.label.clone());
    if !scene.offers.is_empty() {
        return html! {
            <section {class} aria-label={label}>
                <div class="offers">{ scene.offers.iter().map(|offer| offered(offer, on_tap)).collect::<Html>() }</div>
            </section>
        };
    }
    html! {
        <section {class} aria-label={label}>
            if *phone && furniture::is_wide(scene.own.board) {
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

fn offered(offer: &Offer, on_tap: &Callback<Tap>) -> Html {
    let board = offer.board;
    let onclick = on_tap.reform(move |_: MouseEvent| Tap::Board(board));
    html! {
        <button key={board.0} type="button" class="offer" aria-label={AttrValue::from(offer.label.clone())} {onclick}>
            <MiniBoard {board} />
            <b>{ AttrValue::from(offer.name.clone()) }</b>
            if !offer.sub.is_empty() { <small>{ AttrValue::from(offer.sub.clone()) }</small> }
        </button>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct TabsProps {
    scene: Scene,
    tab: Tab,
    choose: Callback<Tab>,
}

/// The tabs of a phone.
#[component]
fn Tabs(props: &TabsProps) -> Html {
    let captions = &props.scene.captions;
    let all = [
        (Tab::Table, "bridge", &captions.tab_table),
        (Tab::Mine, "t-castle", &captions.tab_mine),
        (Tab::Others, "u-person", &captions.tab_others),
        (Tab::Record, "u-history", &captions.tab_record),
    ];
    html! {
        <nav class="tabs" aria-label={AttrValue::from(captions.tabs.clone())}>
            { all.into_iter().map(|(tab, icon, name)| {
                let onclick = props.choose.reform(move |_: MouseEvent| tab);
                html! {
                    <button key={icon} type="button" aria-current={(props.tab == tab).then_some("page")} {onclick}>
                        <Pic id={icon} />{ AttrValue::from(name.clone()) }
                        if is_lit(&props.scene, tab) { <i class="badge"></i> }
                    </button>
                }
            }).collect::<Html>() }
        </nav>
    }
}
