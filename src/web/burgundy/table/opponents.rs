//! The other players: a small panel each, and a large view on a touch.

use crate::engine::seat::Seat;
use crate::web::burgundy::art::TileIcon;
use crate::web::burgundy::scene::{Captions, DieState, Estate, Float, Pile, Sitter, Spot, Text};
use crate::web::burgundy::table::depot::{die_icon, good_icon};
use crate::web::burgundy::table::estate::MiniEstate;
use crate::web::burgundy::table::extras::fact;
use crate::web::burgundy::table::partners::team_facts;
use crate::web::burgundy::table::touch::code;
use crate::web::ui::Pic;
use std::rc::Rc;
use yew::prelude::*;

/// The other players.
#[derive(Properties, PartialEq, Clone)]
pub struct OthersProps {
    /// Their estates, in turn order.
    pub others: Vec<Rc<Estate>>,
    /// Captions.
    pub captions: Rc<Captions>,
    /// Points that float up here.
    pub floats: Rc<Vec<Float>>,
    /// Takes the seat that shall be shown large.
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
    // Where two share a table the panel is the other one's after each turn: what of it is drawn alike stays.
    html! {
        <section class={classes!("others", count)} aria-label={AttrValue::from(props.captions.others.clone())}>
            { props.others.iter().map(|estate| html! {
                <Opponent key={if count == "n1" { 0 } else { estate.seat.0 }} estate={estate.clone()} floats={props.floats.clone()}
                    enlarge={props.enlarge.clone()} />
            }).collect::<Html>() }
        </section>
    }
}

#[derive(Properties, PartialEq, Clone)]
struct OpponentProps {
    estate: Rc<Estate>,
    floats: Rc<Vec<Float>>,
    enlarge: Callback<Seat>,
}

#[component]
fn Opponent(props: &OpponentProps) -> Html {
    let OpponentProps { estate, floats, enlarge } = props;
    let (seat, enlarge) = (estate.seat, enlarge.clone());
    html! {
        <article class={classes!("opp", "sheet", estate.banner.class(), estate.playing.then_some("playing"), (!estate.extras.facts.is_empty()).then_some("more"))}>
            <button type="button" class="open" aria-label={AttrValue::from(estate.enlarge.clone())}
                onclick={move |_| enlarge.emit(seat)} />
            <MiniEstate estate={estate.clone()} floats={floats.clone()} />
            <Facts estate={estate.clone()} />
        </article>
    }
}

/// What a player has, beside the small estate.
#[derive(Properties, PartialEq, Clone)]
pub struct FactsProps {
    /// The estate.
    pub estate: Rc<Estate>,
}

/// What a player has: name, points, dice, silver, workers, stored tiles, goods.
#[component]
pub fn Facts(props: &FactsProps) -> Html {
    let estate = &props.estate;
    let sitter = match estate.sitter {
        Sitter::Person => "u-person",
        Sitter::Computer => "u-computer",
    };
    if let Some(team) = &estate.team {
        return html! { <div class="facts teamfacts">{ team_facts(estate, team) }<div class="teamstock">{ stocks(estate) }{ holding(estate) }</div></div> };
    }
    html! {
        <div class="facts">
            <h2 class="name" aria-label={AttrValue::from(estate.points_label.clone())}>
                <span class="nametext" aria-hidden="true">{ AttrValue::from(estate.name.clone()) }</span>
                <b aria-hidden="true">{ estate.points }</b>
            </h2>
            if !estate.status.is_empty() {
                <p class="kind"><Pic id={sitter} />{ AttrValue::from(estate.status.clone()) }</p>
            }
            <div class="rowi dicerow">
                { estate.dice.iter().enumerate().map(|(index, die)| html! {
                    <span key={index} class={classes!("odie", estate.banner.class(), (die.state == DieState::Spent).then_some("spent"))}
                        role="img" aria-label={AttrValue::from(die.label.clone())}><Pic id={die_icon(die.face)} /></span>
                }).collect::<Html>() }
                <span class="sp" />
                { stock("silver", estate.silver, &estate.silver_label) }
                <span class="sp" />
                { stock("worker", estate.workers, &estate.workers_label) }
            </div>
            { holding(estate) }
        </div>
    }
}

/// What a team has in common, in place of the dice.
fn stocks(estate: &Estate) -> Html {
    html! {
        <div class="rowi dicerow">
            { stock("silver", estate.silver, &estate.silver_label) }
            <span class="sp" />
            { stock("worker", estate.workers, &estate.workers_label) }
        </div>
    }
}

/// Stored tiles, goods, and what modules add.
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
                { estate.extras.facts.iter().enumerate().map(|(index, of)| fact(of.icon, &of.text, &of.label, index)).collect::<Html>() }
            </div>
    }
}

fn stock(icon: &'static str, count: u16, label: &Text) -> Html {
    html! {
        <span class="pr" role="img" aria-label={AttrValue::from(label.clone())}><Pic id={icon} />{ count }</span>
    }
}

fn goods(seat: Seat, pile: &Pile) -> Html {
    html! {
        <span key={format!("g{}", pile.good.0)} class="pr" role="img" aria-label={AttrValue::from(pile.label.clone())}
            data-s={code(Spot::Good(seat, pile.good))}>
            <Pic id={good_icon(pile.good.0)} />
            if pile.count > 1 { <small>{ pile.count }</small> }
        </span>
    }
}
