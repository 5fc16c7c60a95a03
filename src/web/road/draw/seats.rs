//! The others at the table, and whom the device goes to.

use super::own::counted_pips;
use super::{Drawing, OTHERS};
use crate::engine::seat::Seat;
use crate::games::road::Road;
use crate::games::road::cards::{GOAL, Special};
use crate::web::road::art::{back, display, miles};
use crate::web::road::model::seats::{Place, place};
use crate::web::road::phrases;
use crate::web::table::TableGame;
use crate::web::ui::Pic;
use crate::web::ui::hand::counted_hand;
use crate::web::ui::widgets::flag;
use yew::prelude::*;

/// The others, in turn order from the seat in front.
pub(super) fn others(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    html! {
        <section class="seats" aria-label={moment.words.t("road-others")}>
            { for moment.others().map(|seat| one(drawing, seat)) }
        </section>
    }
}

fn one(drawing: &Drawing<'_>, seat: Seat) -> Html {
    let moment = drawing.moment;
    let words = &moment.words;
    let place = place(&moment.view, seat);
    let name = moment.name(seat);
    let level = moment.levels.get(seat.index()).copied().flatten();
    let kind = match level {
        Some(level) => words.t(&format!("players-{}", level.key())),
        None => String::new(),
    };
    let class = classes!(
        "seatbox",
        "sheet",
        moment.banner(seat).class(),
        place.active.then_some("active"),
        (drawing.advice.seat == Some(seat)).then_some("hinted"),
    );
    html! {
        <section key={seat.0} {class} aria-label={spoken(drawing, &place)} data-s={super::spot_of_seat(seat)}>
            <div class="s1">
                { flag(moment.banner(seat), "") }
                <b class="nametext">{ AttrValue::from(name) }</b>
                <span class="kind"><Pic id={if level.is_some() { "u-computer" } else { "u-person" }} />{ kind }</span>
                <span class={classes!("hc", place.is_exposed().then_some("over"))}>
                    if place.is_exposed() { <Pic id="e-robber" class="risk" /> }
                    { others_hand(drawing, &place) }
                </span>
            </div>
            { miles(place.points) }
            { display(&place.display, 44.0) }
        </section>
    }
}

/// What an other one holds: backs and their number; after the game, the cards.
fn others_hand(drawing: &Drawing<'_>, place: &Place) -> Html {
    match drawing.moment.open_view(place.seat) {
        Some(view) => {
            let hand = view.hand();
            counted_pips(&hand, phrases::cards(&drawing.moment.words, &hand))
        }
        None => counted_hand(place.cards, &back("res")),
    }
}

/// A seat in one sentence.
pub(super) fn spoken(drawing: &Drawing<'_>, place: &Place) -> String {
    let moment = drawing.moment;
    let words = &moment.words;
    let args = [
        ("name", moment.name(place.seat).as_ref().into()),
        ("points", place.points.into()),
        ("goal", GOAL.into()),
        ("cards", place.cards.into()),
        ("roads", place.display.roads.into()),
        ("knights", place.display.knights.into()),
    ];
    let mut text = words.say("road-seat-say", &args);
    for card in Special::ALL.into_iter().filter(|card| place.display.specials.contains(card)) {
        text.push_str(", ");
        text.push_str(&phrases::special(words, card));
    }
    text
}

/// The others in a row of small flags, for a phone: a touch shows them.
pub(super) fn strip(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let small = |seat: Seat| {
        let place = place(&moment.view, seat);
        let show = drawing.act.tab(OTHERS);
        html! {
            <button key={seat.0} type="button" class={classes!(moment.banner(seat).class(), place.active.then_some("active"),
                (drawing.advice.seat == Some(seat)).then_some("hinted"))}
                aria-label={spoken(drawing, &place)} onclick={move |_| show.emit(())}>
                <span><b class="nametext">{ AttrValue::from(moment.name(seat)) }</b><small><Pic id="vp" />{ place.points }</small></span>
                <i>{ back("res") }<b>{ place.cards }</b></i>
            </button>
        }
    };
    html! { <div class="pstrip">{ for moment.others().map(small) }</div> }
}

/// Whom the device goes to, and why.
pub(super) fn cover(drawing: &Drawing<'_>, seat: Seat) -> Html {
    let moment = drawing.moment;
    let asks = Road::asks(&moment.telling(), &moment.view, seat);
    let args = [("name", moment.name(seat).as_ref().into())];
    html! {
        <section class={classes!("coverbox", "sheet", moment.banner(seat).class())}>
            { flag(moment.banner(seat), "large") }
            <div>
                <h2>{ AttrValue::from(moment.say("table-pass-to", &args)) }</h2>
                if !asks.is_empty() { <p>{ AttrValue::from(asks) }</p> }
                <p>{ AttrValue::from(moment.say("road-covered", &args)) }</p>
            </div>
        </section>
    }
}
