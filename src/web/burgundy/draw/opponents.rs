//! The other players: a small panel each, which a touch enlarges.

use crate::engine::seat::Seat;
use crate::web::burgundy::art::TileIcon;
use crate::web::burgundy::art::marks::good_icon;
use crate::web::burgundy::draw::estate::MiniEstate;
use crate::web::burgundy::draw::extras::fact;
use crate::web::burgundy::draw::partners::team_facts;
use crate::web::burgundy::model::scene::code::code;
use crate::web::burgundy::model::scene::{Captions, DieState, Estate, Float, Pile, Spot, Text};
use crate::web::burgundy::model::subject::Subject;
use crate::web::table::Edge;
use crate::web::ui::Pic;
use crate::web::ui::die_face;
use crate::web::ui::press::on_press;
use std::rc::Rc;
use yew::prelude::*;

/// Properties of [`Others`].
#[derive(Properties, PartialEq, Clone)]
pub struct OthersProps {
    /// Their estates, in turn order.
    pub others: Vec<Rc<Estate>>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Points that float up here.
    pub floats: Rc<Vec<Float>>,
    /// Their edges of the device, if the estates lie around it.
    pub edges: Vec<Option<Edge>>,
    /// Receives the seat to be enlarged.
    pub enlarge: Callback<Seat>,
}

/// The other players.
#[component]
pub fn Others(props: &OthersProps) -> Html {
    let count = match props.others.len() {
        0 | 1 => "n1",
        2 => "n2",
        _ => "n3",
    };
    // With two players the panel belongs to the other one after each turn; the equal parts of it are kept.
    html! {
        <section class={classes!("others", count)} aria-label={AttrValue::from(props.captions.others.clone())}>
            { props.others.iter().zip(&props.edges).map(|(estate, edge)| html! {
                <Opponent key={if count == "n1" { 0 } else { estate.seat.0 }} estate={estate.clone()} floats={props.floats.clone()} edge={*edge}
                    enlarge={props.enlarge.clone()} />
            }).collect::<Html>() }
        </section>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct OpponentProps {
    estate: Rc<Estate>,
    floats: Rc<Vec<Float>>,
    edge: Option<Edge>,
    enlarge: Callback<Seat>,
}

#[component]
fn Opponent(props: &OpponentProps) -> Html {
    let OpponentProps { estate, floats, edge, enlarge } = props;
    let (seat, enlarge) = (estate.seat, enlarge.clone());
    html! {
        <article class={classes!("opp", "sheet", estate.banner.class(), estate.playing.then_some("playing"), (!estate.extras.facts.is_empty()).then_some("more"), edge.map(Edge::class))}
            data-help={Subject::Estate(seat).code()} data-small={estate.banner.class()}>
            <button type="button" class="open" aria-label={AttrValue::from(estate.enlarge.clone())}
                onclick={on_press(&enlarge.reform(move |()| seat))} />
            <MiniEstate estate={estate.clone()} floats={floats.clone()} />
            <Facts estate={estate.clone()} />
        </article>
    }
}

/// Properties of [`Facts`].
#[derive(Properties, PartialEq, Clone)]
pub struct FactsProps {
    /// The estate.
    pub estate: Rc<Estate>,
}

/// A player's facts beside the small estate: name, points, dice, silver, workers, stored tiles, goods.
#[component]
pub fn Facts(props: &FactsProps) -> Html {
    let estate = &props.estate;
    if let Some(team) = &estate.team {
        return html! { <div class="facts teamfacts">{ team_facts(estate, team) }<div class="teamstock">{ stocks(estate) }{ holding(estate) }</div></div> };
    }
    html! {
        <div class="facts">
            <h2 class={classes!("name", (estate.name.chars().count() > 16).then_some("longname"))} data-help={code(Spot::Points(estate.seat))} aria-label={AttrValue::from(estate.points_label.clone())}>
                <span class="nametext" aria-hidden="true">{ AttrValue::from(estate.name.clone()) }</span>
                <b aria-hidden="true">{ estate.points }</b>
            </h2>
            if !estate.status.is_empty() {
                <p class="kind"><Pic id={estate.sign} />{ AttrValue::from(estate.status.clone()) }</p>
            }
            <div class="rowi dicerow">
                { estate.dice.iter().enumerate().map(|(index, die)| html! {
                    <span key={index} class={classes!("odie", estate.banner.class(), (die.state == DieState::Spent).then_some("spent"))}
                        role="img" data-help={Subject::Dice(estate.seat).code()} aria-label={AttrValue::from(die.label.clone())}><Pic id={die_face(die.face)} /></span>
                }).collect::<Html>() }
                <span class="sp" />
                { stock(Spot::Silver(estate.seat), "silver", estate.silver, &estate.silver_label) }
                <span class="sp" />
                { stock(Spot::Workers(estate.seat), "worker", estate.workers, &estate.workers_label) }
            </div>
            { holding(estate) }
        </div>
    }
}

/// A team's common stocks, in place of the dice.
fn stocks(estate: &Estate) -> Html {
    html! {
        <div class="rowi dicerow">
            { stock(Spot::Silver(estate.seat), "silver", estate.silver, &estate.silver_label) }
            <span class="sp" />
            { stock(Spot::Workers(estate.seat), "worker", estate.workers, &estate.workers_label) }
        </div>
    }
}

/// Stored tiles, goods, and additions of modules.
fn holding(estate: &Estate) -> Html {
    html! {
            <div class="rowi holdrow">
                { estate.storage.iter().filter_map(|view| {
                    let piece = view.piece?;
                    Some(html! {
                        <span key={view.key.0} class="st" role="img" aria-label={AttrValue::from(view.label.clone())}
                            data-s={code(Spot::Key(estate.seat, view.key))} data-from={view.from.map(code)}>
                            <TileIcon {piece} small={true} />
                        </span>
                    })
                }).collect::<Html>() }
                <span key="gap" class="sp" />
                { estate.goods.iter().map(|pile| goods(estate.seat, pile)).collect::<Html>() }
                { estate.extras.facts.iter().enumerate().map(|(index, of)| fact(of, index)).collect::<Html>() }
            </div>
    }
}

fn stock(spot: Spot, icon: &'static str, count: u16, label: &Text) -> Html {
    html! {
        <span class="pr" role="img" data-help={code(spot)} aria-label={AttrValue::from(label.clone())}><Pic id={icon} />{ count }</span>
    }
}

fn goods(seat: Seat, pile: &Pile) -> Html {
    html! {
        <span key={format!("g{}", pile.good.0)} class="pr" role="img" aria-label={AttrValue::from(pile.label.clone())}
            data-s={code(Spot::Good(seat, pile.good))}>
            <Pic id={good_icon(pile.good)} />
            if pile.count > 1 { <small>{ pile.count }</small> }
        </span>
    }
}
