//! The team game: both partners on their estate, and on the small panel of the other team.

use crate::engine::seat::Seat;
use crate::web::burgundy::art::marks::banner_mark;
use crate::web::burgundy::draw::estate_layout::EstateLayout;
use crate::web::burgundy::draw::hexspot::{Area, spot_area};
use crate::web::burgundy::draw::track::caption;
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{DieState, Estate, PartnerView, Spot, TeamView, Text};
use crate::web::burgundy::model::subject::Subject;
use crate::web::ui::Pic;
use crate::web::ui::die_face;
use crate::web::ui::geometry::{fitting, num};
use crate::web::ui::icon::symbol;
use crate::web::ui::text::cut;
use yew::prelude::*;

/// Left edges of the partners' banners.
const BANNERS: [f64; 2] = [10.0, 526.0];
/// Space for a name beside its banner, up to silver and workers in the middle.
const CORNER: f64 = 142.0;

/// Both partners in the upper corners: banner with their own points, name and status.
pub fn partners(team: &TeamView) -> Html {
    team.partners.iter().zip(BANNERS).map(|(one, x)| corner(one, x)).collect()
}

fn corner(one: &PartnerView, x: f64) -> Html {
    let left = x < 290.0;
    let (at, anchor) = if left { (x + 54.0, "start") } else { (x - 10.0, "end") };
    let points = html! {
        <g class={one.banner.class()}>
            <path class="banner" d={format!("M{} 4h44v52l-22-10-22 10z", num(x))} />
            { banner_mark(one.banner, x + 22.0, 12.5, 8.0) }
            <text class="bannern" x={num(x + 22.0)} y="36" text-anchor="middle"
                font-size={num(fitting(&one.points.to_string(), 21.0, 40.0))}>{ one.points }</text>
        </g>
    };
    html! {
        <g key={one.seat.0}>
            { spot_area(Spot::Points(one.seat), Area(x - 2.0, 2.0, 48.0, 54.0), &one.points_label, points) }
            <text class={classes!("who", one.playing.then_some("now"))} x={num(at)} y="20" text-anchor={anchor}
                font-size={num(fitting(&one.name, 19.0, CORNER).max(14.0))}>{ cut(&one.name, 16) }</text>
            <text class="sub" x={num(at)} y="36" text-anchor={anchor} font-size={num(fitting(&one.status, 12.5, CORNER))}>
                { AttrValue::from(one.status.clone()) }
            </text>
        </g>
    }
}

/// Captions of the partners' key fields.
pub fn key_captions(team: &TeamView, layout: &EstateLayout) -> Html {
    let (x, y) = layout.keys_caption;
    let of =
        |one: &Text, x: f64, y: f64, anchor: &'static str| caption(one, x, y, 12.5, 110.0, anchor);
    let names: Vec<&Text> = team.partners.iter().map(|one| &one.name).collect();
    let [first, second] = names.as_slice() else { return Html::default() };
    html! { <>
        { of(first, x, y, "start") }
        { of(second, 580.0 - x, y, "end") }
        { of(&team.common, 222.0, y + 17.0, "end") }
    </> }
}

/// A lock on a key field reserved for the partner.
pub fn locked(key: u8, x: f64, y: f64) -> Html {
    html! {
        <g key={key} class="above lock" aria-hidden="true">
            <circle class="lockdisc" cx={num(x + 20.0)} cy={num(y - 18.0)} r="10" />
            { symbol("u-lock", x + 20.0, y - 18.0, 14.0, "") }
        </g>
    }
}

/// Position of a partner's points.
pub fn banner_of(estate: &Estate, seat: Seat) -> Option<(f64, f64)> {
    let team = estate.team.as_ref()?;
    let place = team.partners.iter().position(|one| one.seat == seat)?;
    BANNERS.get(place).map(|x| (x + 30.0, 62.0))
}

/// The other team in brief: the points of both, and each partner with points, status and dice.
pub fn team_facts(estate: &Estate, team: &TeamView) -> Html {
    html! { <>
        <h2 class="name" aria-label={AttrValue::from(estate.points_label.clone())}>
            <span class="nametext" aria-hidden="true">{ AttrValue::from(estate.name.clone()) }</span>
            <b aria-hidden="true">{ estate.points }</b>
        </h2>
        <ul class="partners">{ team.partners.iter().map(partner).collect::<Html>() }</ul>
    </> }
}

fn partner(one: &PartnerView) -> Html {
    html! {
        <li key={one.seat.0} class={classes!("rowi", one.banner.class(), one.playing.then_some("playing"))}>
            <span class="pdotbox" />
            <span class="pname">{ AttrValue::from(one.name.clone()) }</span>
            <b role="img" data-help={code(Spot::Points(one.seat))} aria-label={AttrValue::from(one.points_label.clone())}>{ one.points }</b>
            { one.dice.iter().enumerate().map(|(index, die)| html! {
                <span key={index} class={classes!("odie", one.banner.class(), (die.state == DieState::Spent).then_some("spent"))}
                    role="img" data-help={Subject::Dice(one.seat).code()} aria-label={AttrValue::from(die.label.clone())}><Pic id={die_face(die.face)} /></span>
            }).collect::<Html>() }
            if !one.status.is_empty() {
                <small class="kind"><Pic id={one.sign} />{ AttrValue::from(one.status.clone()) }</small>
            }
        </li>
    }
}
