//! Additions of modules to the drawings: shields, inns, border posts, trade routes.

use crate::engine::total::At as _;
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::art::marks::{banner_mark, chip, count_disc, focus_rings};
use crate::web::burgundy::draw::estate_layout::{EstateLayout, Frame};
use crate::web::burgundy::draw::hexspot::{Area, HexSpot, Hit, spot_area};
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{
    CardView, Claim, Estate, Fact, Inns, Mark, PlacedShield, PostBonus, PostView, ShieldView,
    SpaceView, Spot,
};
use crate::web::burgundy::model::shield_icon;
use crate::web::ui::geometry::num;
use crate::web::ui::icon::symbol;
use yew::prelude::*;

/// Outline of a shield of this width around a point, as a path.
fn outline(x: f64, y: f64, width: f64) -> String {
    let k = width / 52.0;
    let at = |dx: f64, dy: f64| format!("{} {}", num(x + dx * k), num(y + dy * k));
    format!(
        "M{}L{}L{}Q{} {}Q{} {}L{}Z",
        at(-26.0, -29.0),
        at(26.0, -29.0),
        at(26.0, 0.0),
        at(26.0, 19.0),
        at(0.0, 29.0),
        at(-26.0, 19.0),
        at(-26.0, 0.0),
        at(-26.0, -29.0),
    )
}

/// A touchable shield, `size` high around a point; `hit` is the area that takes touches.
pub fn shield_spot(view: &ShieldView, (x, y): (f64, f64), size: f64, hit: Area) -> Html {
    let spot = Spot::Shield(view.shield);
    let chosen = view.mark == Mark::Chosen;
    let touch = Hit { spot, label: &view.label, mark: view.mark, from: view.from, first: false };
    let lifted = if chosen { y - 3.0 } else { y };
    let ring = outline(x, lifted, size * 0.94);
    html! {
        <g class={classes!("hx", view.from.map(|_| "came"))} key={code(spot)}>
            <g class="good shieldpic" aria-hidden="true">
                { symbol(shield_icon(view.shield), x, lifted, size, "") }
            </g>
            { match view.mark {
                Mark::Chosen => html! { <><path class="sring" d={ring.clone()} /><path class="lring" d={ring.clone()} /></> },
                Mark::Free => html! { <path class="lring thin" d={ring.clone()} /> },
                Mark::Workers(workers) => html! { <>
                    <path class="cring strong" d={ring.clone()} />
                    { chip(x, y + size * 0.46, workers, size * 0.19) }
                </> },
                Mark::Plain | Mark::Off => Html::default(),
            } }
            { touch.path(rectangle(hit)) }
            { focus_rings(&outline(x, lifted, size)) }
        </g>
    }
}

fn rectangle(Area(x, y, width, height): Area) -> String {
    format!("M{} {}h{}v{}h{}z", num(x), num(y), num(width), num(height), num(-width))
}

/// The inns beside the black depot, of which the top one is visible.
pub fn inns(inns: &Inns, x: f64, y: f64, r: f64) -> Html {
    let spot = Spot::Slot(inns.place.slot);
    html! {
        <g key="inns">
            <HexSpot {spot} {x} {y} hit={r * 1.12} {r} printed={classes!("bslot", "inns")}
                piece={inns.place.piece} mark={inns.place.mark} label={inns.place.label.clone()} />
            if inns.count > 1 {
                <g class="above" aria-hidden="true">{ count_disc(x + r * 0.62, y - r * 0.6, r * 0.3, inns.count) }</g>
            }
        </g>
    }
}

/// The bonuses for all three border posts, as a banner beside those of the colours.
pub fn post_bonus(bonus: &PostBonus, x: f64, y: f64) -> Html {
    let large = format!("M{} {}h36v36l-18-9-18 9z", num(x - 18.0), num(y));
    let small = format!("M{} {}h22v30l-11-6-11 6z", num(x - 11.0), num(y + 28.0));
    let taken = |banner: crate::web::burgundy::model::scene::Banner, y: f64, r: f64| {
        html! {
            <g class={banner.class()}>
                <circle class="pdot" cx={num(x)} cy={num(y)} r={num(r)} />
                { banner_mark(banner, x, y, r * 1.3) }
            </g>
        }
    };
    let inner = html! {
        <g class="bon posts">
            { match bonus.second {
                Claim::Open(points) => html! { <>
                    <path class="bsm" d={small} />
                    <text class="bsn" x={num(x)} y={num(y + 48.0)} font-size="13" text-anchor="middle">{ points }</text>
                </> },
                Claim::Taken(banner) => html! { <><path class="btaken" d={small} />{ taken(banner, y + 41.0, 7.0) }</> },
            } }
            { match bonus.first {
                Claim::Open(points) => html! { <>
                    <path class="blg" d={large} />
                    { symbol("post", x - 7.0, y + 13.0, 20.0, "") }
                    <text class="bln" x={num(x + 10.0)} y={num(y + 19.0)} font-size="16" text-anchor="middle">{ points }</text>
                </> },
                Claim::Taken(banner) => html! { <><path class="btaken large" d={large} />{ taken(banner, y + 14.0, 9.0) }</> },
            } }
        </g>
    };
    spot_area(Spot::Posts, Area(x - 20.0, y - 4.0, 40.0, 66.0), &bonus.label, inner)
}

/// Positions of the parts below an estate's board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Below {
    /// Top of the strip of additional key fields, if there are any.
    pub keys: f64,
    /// Top of the trade route.
    pub route: f64,
    /// Height of the drawing.
    pub height: f64,
}

/// Height added by a border post in the south.
const SOUTH_POST: f64 = 12.0;
/// Number of additional key fields in a row, and the height of a row.
pub const KEYS_IN_ROW: usize = 10;
const KEY_ROW: f64 = 60.0;
const ROUTE: f64 = 58.0;

/// The positions below the board of an estate.
#[must_use]
pub fn below(estate: &Estate, layout: &EstateLayout) -> Below {
    let (extras, keys) = (&estate.extras, layout.keys.len());
    let keys_at = layout.height + if extras.posts.is_some() { SOUTH_POST } else { 0.0 };
    let rows = estate.storage.len().saturating_sub(keys).div_ceil(KEYS_IN_ROW) as f64;
    let route = keys_at + rows * KEY_ROW;
    let height = route + if extras.route.is_empty() { 0.0 } else { ROUTE };
    Below { keys: keys_at, route, height }
}

/// Centre of an additional key field, counted from 0.
#[must_use]
pub fn further_key(below: Below, number: usize) -> (f64, f64) {
    let (column, row) = ((number % KEYS_IN_ROW) as f64, (number / KEYS_IN_ROW) as f64);
    (34.0 + column * 57.0, below.keys + KEY_ROW * (row + 0.5))
}

/// The border posts, each outside of the board between its two fields.
pub fn posts(estate: &Estate, frame: &Frame) -> Html {
    let Some(all) = &estate.extras.posts else { return Html::default() };
    let posts = all.posts.iter().enumerate().filter_map(|(number, post)| {
        let (x, y) = post_at(post, frame)?;
        let spot = Spot::Post(estate.seat, number as u8);
        let area = Area(x - 24.0, y - 24.0, 48.0, 48.0);
        Some(spot_area(spot, area, &post.label, post_sign(post, x, y, 17.0)))
    });
    html! { <>{ posts.collect::<Html>() }{ joined(all.pairs, 92.0, 76.0, 1.0) }</> }
}

/// Distance of a post from the line between its fields, relative to their distance.
const NOTCH: f64 = 0.53;

/// Position of a post: outside of the board, in the notch between its two fields.
fn post_at(post: &PostView, frame: &Frame) -> Option<(f64, f64)> {
    let [one, other] = post.fields.as_slice() else { return None };
    let ((ax, ay), (bx, by)) = (frame.place(*one), frame.place(*other));
    let (cx, cy) = frame.middle;
    let (mx, my) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    // From the midpoint of both fields at a right angle to the line through them.
    let (dx, dy) = (by - ay, ax - bx);
    let far = if dx * (mx - cx) + dy * (my - cy) < 0.0 { -NOTCH } else { NOTCH };
    Some((mx + dx * far, my + dy * far))
}

/// A post: a disc with a toll house; gold once it is connected to another one.
fn post_sign(post: &PostView, x: f64, y: f64, r: f64) -> Html {
    let state = match (post.joined, post.reached) {
        (true, _) => "joined",
        (_, true) => "reached",
        _ => "",
    };
    html! {
        <g class={classes!("post", state)}>
            <circle class="postdisc" cx={num(x)} cy={num(y)} r={num(r)} />
            { symbol("post", x, y - r * 0.04, r * 1.45, "") }
        </g>
    }
}

/// The three posts as a small triangle, with connected pairs highlighted.
fn joined(pairs: u8, x: f64, y: f64, k: f64) -> Html {
    let corners = [(-22.0, -12.0), (22.0, -12.0), (0.0, 16.0)];
    let at = |index: usize| {
        let (dx, dy): (f64, f64) = corners.at(index);
        (x + dx * k, y + dy * k)
    };
    let lines = crate::games::burgundy::extras::PAIRS.into_iter().enumerate().map(|(bit, (a, b))| {
        let ((ax, ay), (bx, by)) = (at(a), at(b));
        let class = if (pairs >> bit) & 1 != 0 { "pairline on" } else { "pairline" };
        html! { <path key={bit} {class} d={format!("M{} {}L{} {}", num(ax), num(ay), num(bx), num(by))} /> }
    });
    let dots = (0..corners.len()).map(|index| {
        let (cx, cy) = at(index);
        html! { <circle key={index} class="pairdot" cx={num(cx)} cy={num(cy)} r={num(4.5 * k)} /> }
    });
    html! { <g class="pairs" aria-hidden="true">{ lines.collect::<Html>() }{ dots.collect::<Html>() }</g> }
}

/// The cards of a trade route side by side, each 112 wide.
pub fn route(estate: &Estate, below: Below) -> Html {
    let cards = &estate.extras.route;
    let card = |(index, card): (usize, &CardView)| {
        let (x, y) = card_at(estate, below, index as u8);
        spot_card(Spot::Card(estate.seat, index as u8), card, x - 56.0, y)
    };
    cards.iter().enumerate().map(card).collect()
}

/// Centre of a card's upper edge.
#[must_use]
pub fn card_at(estate: &Estate, below: Below, card: u8) -> (f64, f64) {
    let cards = estate.extras.route.len() as f64;
    (290.0 + CARD * (f64::from(card) + 0.5 - cards / 2.0), below.route + 4.0)
}

/// Distance between the centres of two cards, and the width of a space on a card.
const CARD: f64 = 116.0;
const SPACE: f64 = 37.0;

fn spot_card(spot: Spot, card: &CardView, x: f64, y: f64) -> Html {
    let spaces = card.spaces.iter().enumerate().map(|(index, space)| {
        let at = x + 0.5 + SPACE * (index as f64 + 0.5);
        route_space(space, index, at, y)
    });
    let from = card.spaces.iter().find_map(|space| space.from);
    let inner = html! {
        <g class={classes!("routecard", from.map(|_| "came"))}>
            <rect class="cardface" x={num(x)} y={num(y)} width="112" height="50" rx="6" />
            { spaces.collect::<Html>() }
        </g>
    };
    spot_area(spot, Area(x, y, 112.0, 50.0), &card.label, inner)
}

/// A space: the printed kind above its reward; a good placed here covers the kind.
fn route_space(space: &SpaceView, index: usize, x: f64, y: f64) -> Html {
    let hit = space.laid == Some(space.good);
    let class = classes!(
        "space",
        space.next.then_some("next"),
        space.laid.map(|_| if hit { "gave" } else { "missed" })
    );
    html! {
        <g key={index} {class}>
            if space.next {
                <rect class="nextspace" x={num(x - 17.5)} y={num(y + 2.0)} width="35" height="46" rx="5" />
            }
            { match space.laid {
                Some(laid) => html! { <>
                    { symbol(good_icon(laid), x, y + 19.0, 31.0, "") }
                    { symbol(space.bonus, x, y + 41.5, 15.0, "faint") }
                </> },
                None => html! { <>
                    { symbol(good_icon(space.good), x, y + 13.5, 19.0, "wanted") }
                    { symbol(space.bonus, x, y + 36.0, 25.0, "") }
                </> },
            } }
        </g>
    }
}

/// The shields on the castles of a large estate.
pub fn carried(estate: &Estate, frame: &Frame) -> Html {
    let shield = |carried: &PlacedShield| {
        let (x, y) = frame.place(carried.field);
        let hit = Area(x - 25.0, y - 26.0, 50.0, 52.0);
        shield_spot(&carried.view, (x, y), frame.r * 1.16, hit)
    };
    estate.extras.shields.iter().map(shield).collect()
}

/// Shields and border posts on a small estate.
pub fn small_extras(estate: &Estate, frame: &Frame) -> Html {
    let shields = estate.extras.shields.iter().map(|carried| {
        let (x, y) = frame.place(carried.field);
        let (shield, from) = (carried.view.shield, carried.view.from);
        html! {
            <g key={shield.0} data-s={code(Spot::Shield(shield))} data-from={from.map(code)}>
                <g class="good">{ symbol(shield_icon(shield), x, y, frame.r * 1.4, "") }</g>
            </g>
        }
    });
    let posts = estate.extras.posts.iter().flat_map(|all| &all.posts).enumerate();
    let posts = posts.filter_map(|(number, post)| {
        let (x, y) = post_at(post, frame)?;
        Some(html! { <g key={number}>{ post_sign(post, x, y, frame.r * 0.5) }</g> })
    });
    html! { <>{ shields.collect::<Html>() }{ posts.collect::<Html>() }</> }
}

/// A fact on the small panel: picture and number.
pub fn fact(of: &Fact, index: usize) -> Html {
    html! {
        <span key={index} class="pr" role="img" data-help={code(of.spot)} aria-label={AttrValue::from(of.label.clone())}>
            <crate::web::ui::Pic id={of.icon} />{ AttrValue::from(of.text.clone()) }
        </span>
    }
}
