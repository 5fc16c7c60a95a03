//! Cards in front of the player, and the hand: open for its owner only, closed for everybody else.

use super::{Drawing, Middle, TABLE};
use crate::engine::seat::Seat;
use crate::games::road::cards::{GOAL, Resource, ratio};
use crate::games::road::purchase::Purchase;
use crate::games::road::state::Stage;
use crate::games::road::{Action, Cards};
use crate::web::road::art::pictures::{figure, pip, points_sign};
use crate::web::road::art::{back, display, miles, resource_card};
use crate::web::road::draw::seats::{spoken, standard};
use crate::web::road::model::hand::{discarding, drawn, groups};
use crate::web::road::model::seats::{Place, place};
use crate::web::road::model::subject::Subject;
use crate::web::road::model::tray::Tray;
use crate::web::road::model::{Picked, hand::Group};
use crate::web::road::words::phrases;
use crate::web::ui::Pic;
use crate::web::ui::hand::{CardGroup, ClosedHand, closed_hand, open_hand};
use crate::web::ui::press::on_press;
use crate::web::ui::widgets::points_flag;
use yew::prelude::*;

/// Cards in front of the player.
pub(super) fn own(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let seat = moment.front;
    let place = place(&moment.view, seat);
    let rate = ratio(place.display.roads.count);
    html! {
        <section class={classes!("ownbox", "sheet", moment.banner(seat).class())} data-part="own" data-help={Subject::Seat(seat).code()} aria-label={spoken(drawing, &place)}>
            <div class="s1">
                { standard(drawing, &place) }
                <b class="nametext">{ AttrValue::from(moment.name(seat)) }</b>
                <span class="ratio" data-help={Subject::Rate(seat).code()}>
                    <Pic id="c-road" />
                    <span>{ AttrValue::from(moment.say("road-rate", &[("roads", place.display.roads.count.into())])) }
                        { " " }<b>{ format!("{rate} : 1") }</b></span>
                </span>
            </div>
            <div class="mrow">{ miles(seat, place.points) }</div>
            { display(seat, &place.display, 62.0) }
        </section>
    }
}

/// All prices, for a phone, whose display is in another tab.
pub(super) fn prices(drawing: &Drawing<'_>) -> Html {
    let words = &drawing.moment.words;
    let cards = [
        Purchase::Road,
        Purchase::Settlement,
        Purchase::City,
        Purchase::Knight,
        Purchase::Metropolis,
    ];
    let row = |card: Purchase| {
        let price = card.price();
        html! {
            <li key={card.name()} data-help={Subject::Card(card).code()} aria-label={format!("{}: {}", phrases::name(words, card), phrases::cards(words, &price))}>
                <Pic id={figure(card)} />
                <b>{ phrases::name(words, card) }</b>
                <span>{ pips(&price) }</span>
                <i>{ for points_sign(card).map(|id| html! { <Pic {id} /> }) }</i>
            </li>
        }
    };
    html! { <ul class="prices sheet" aria-label={words.t("road-prices")}>{ for cards.into_iter().map(row) }</ul> }
}

/// Cards as small symbols in a row.
pub(super) fn pips(cards: &Cards) -> Html {
    html! { <>{ for cards.sorted().enumerate().map(|(place, kind)| html! { <Pic key={place} id={pip(kind)} /> }) }</> }
}

/// Cards as small symbols, one for each kind: its number goes before it where it is more than one.
pub(super) fn tallies(cards: &Cards) -> Html {
    html! { <>{ for cards.kinds().map(|kind| html! { <i key={kind.index()}>
        if cards.count(kind) > 1 { { cards.count(kind) } }
        <Pic id={pip(kind)} />
    </i> }) }</> }
}

/// The hand of the seat in front.
pub(super) fn hand(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let (seat, words) = (moment.front, &moment.words);
    let place = place(&moment.view, seat);
    let open = moment.looker.is(seat);
    let several = (0..moment.seats()).filter(|seat| moment.is_person(Seat(*seat))).count() > 1;
    let title = match open && (moment.chooser == Some(seat) || !several) {
        true => moment.t("road-your-hand"),
        false => moment.say("road-hand-of", &[("name", moment.name(seat).as_ref().into())]),
    };
    let cover = drawing.act.cover();
    let cards = if open {
        let lifted = drawing.lifted();
        let shown = groups(&moment.view.hand(), &lifted);
        let shown: Vec<CardGroup> =
            shown.into_iter().map(|group| card_group(drawing, group)).collect();
        open_hand(&shown, &title)
    } else {
        let closed = closed(drawing, &place);
        let flap = AttrValue::from(closed.flap.clone());
        let backs = (0..place.cards).map(|card| html! { <span key={card}>{ back("res") }</span> });
        let backs = html! { <>
            <div class="fanback">{ for backs }</div>
            if !flap.is_empty() { <div class="flap"><span class="flapline"></span><b>{ flap }</b></div> }
        </> };
        closed_hand(&closed, classes!("handrow", "closed"), backs)
    };
    html! {
        <section class={classes!("handbox", "sheet", moment.banner(seat).class(), (place.cards > 9).then_some("many"))} data-part="hand"
            data-help={Subject::Hand(seat).code()} aria-label={AttrValue::from(title.clone())}>
            <div class="hhead">
                <b>{ AttrValue::from(title) }</b><span class="hnum">{ place.cards }</span>
                <span class={classes!("robhint", place.is_exposed().then_some("over"))}><Pic id="e-robber" />
                    <span>{ safety(drawing, &place) }</span></span>
                if open && several && moment.chooser == Some(seat) {
                    <button type="button" class="btn coverbtn" data-help={Subject::Cover.code()} onclick={on_press(&cover)}>
                        <Pic id="u-cover" /><span>{ words.t("road-cover") }</span>
                    </button>
                }
            </div>
            { cards }
            { for drawn_since(drawing) }
        </section>
    }
}

/// The hand of the seat in front, closed.
fn closed(drawing: &Drawing<'_>, place: &Place) -> ClosedHand {
    let moment = drawing.moment;
    let label = moment.say("road-cards-covered", &[("count", place.cards.into())]);
    let code = Subject::Hand(moment.front).code();
    moment.closed_hand(drawing.act, (moment.front, place.cards.into()), label, code)
}

/// Number of cards safe from the robber; if there are more, the number at risk.
fn safety(drawing: &Drawing<'_>, place: &Place) -> String {
    let words = &drawing.moment.words;
    match place.is_exposed() {
        true => words.say("road-in-danger", &[("count", (place.cards / 2).into())]),
        false => words.say("road-safe", &[("count", place.safe.into())]),
    }
}

/// True if the cards that the viewer drew since their last move are listed.
pub(super) fn tells_drawn(drawing: &Drawing<'_>) -> bool {
    drawn_since(drawing).is_some()
}

/// Cards that the viewer drew since their last move.
fn drawn_since(drawing: &Drawing<'_>) -> Option<Html> {
    let moment = drawing.moment;
    let own = moment.looker.is(moment.front) && moment.chooser == Some(moment.front);
    let own = own && moment.has_moved;
    let drew = drawn(&moment.since, moment.front);
    (own && !drew.is_empty()).then(|| {
        let text = moment.say("road-since", &[("cards", phrases::cards_arg(&moment.words, &drew))]);
        html! { <p class="drewsince" data-help={Subject::Drawn.code()}><Pic id="u-history" /><span>{ AttrValue::from(text) }</span></p> }
    })
}

fn card_group(drawing: &Drawing<'_>, group: Group) -> CardGroup {
    let words = &drawing.moment.words;
    let press = touch(drawing, group.kind);
    let lit = press.is_some() && matches!(drawing.stage(), Stage::Discard | Stage::Gift);
    CardGroup {
        key: group.kind.index(),
        picture: resource_card(group.kind, words),
        count: group.count,
        lifted: group.lifted,
        lit,
        label: phrases::some(words, group.kind, group.count).into(),
        code: Subject::Kind(group.kind).code(),
        press,
    }
}

/// A callback for touching a card of the player's hand.
fn touch(drawing: &Drawing<'_>, kind: Resource) -> Option<Callback<()>> {
    let seat = drawing.chooser()?;
    let (picked, hand) = (drawing.picked(), drawing.moment.view.hand());
    let next = match drawing.stage() {
        Stage::Discard => {
            let state = drawing.moment.view.open();
            let owed = state.owing().get(seat.index()).copied()?;
            Picked {
                out: discarding(&hand, &state.discarded(), &picked.out, owed, kind)?,
                read: true,
                ..Picked::default()
            }
        }
        Stage::Gift => {
            let gift = (picked.gift != Some(kind)).then_some(kind);
            if let Some((resource, to)) = gift.zip(picked.to) {
                return Some(drawing.play(vec![Action::Gift { resource, to }]));
            }
            Picked { gift, read: true, ..picked.clone() }
        }
        Stage::Offer | Stage::Counter => {
            let give = Action::Give { resource: kind };
            return drawing.choices.contains(&give).then(|| drawing.play(vec![give]));
        }
        Stage::Answer | Stage::Turn => {
            let tray = match picked.tray {
                Some(tray) => tray.touched(kind, &hand)?,
                None if drawing.stage() == Stage::Turn && !drawing.partners().is_empty() => {
                    Tray::giving(kind)
                }
                None => return None,
            };
            Picked { tray: Some(tray), ..Picked::default() }
        }
        Stage::Reply | Stage::Over => return None,
    };
    Some(drawing.pick(next))
}

/// The own points of the goal, for a phone, whose own cards are in another tab.
fn points_of_goal(drawing: &Drawing<'_>, place: &Place) -> Html {
    let flag = points_flag(drawing.moment.banner(place.seat), place.points);
    html! {
        <span class="mypts" role="img" data-help={Subject::Points(place.seat).code()} aria-label={spoken(drawing, place)}>
            { flag }<small>{ format!("/{GOAL}") }</small></span>
    }
}

/// The hand as a row of small symbols, for a phone; touching one is like touching the card.
pub(super) fn strip(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let seat = moment.front;
    let place = place(&moment.view, seat);
    let open = moment.looker.is(seat);
    let hand = moment.view.hand();
    let class = classes!("phand", moment.banner(seat).class());
    if !open {
        let backs = html! { <>
            { points_of_goal(drawing, &place) }<span class="ph0">{ back("res") }<b>{ place.cards }</b></span>
        </> };
        return closed_hand(&closed(drawing, &place), class, backs);
    }
    let lifted = drawing.lifted();
    let on_table = matches!(drawing.middle, Middle::Tray(_)) || drawing.moment.phone == Some(TABLE);
    let one = |kind: Resource| {
        let count = hand.count(kind);
        let label = phrases::some(&moment.words, kind, count);
        let inner = html! { <><Pic id={pip(kind)} /><b>{ count }</b></> };
        let up = (lifted.count(kind) > 0).then_some("up");
        match touch(drawing, kind).filter(|_| count > 0 && on_table) {
            Some(press) => html! {
                <button key={kind.index()} type="button" class={classes!(up)} aria-label={label} data-help={Subject::Kind(kind).code()}
                    onclick={on_press(&press)}>{ inner }</button>
            },
            None => html! {
                <span key={kind.index()} class={classes!(up, (count == 0).then_some("no"))} role="img" data-help={Subject::Kind(kind).code()}
                    aria-label={label}>{ inner }</span>
            },
        }
    };
    html! {
        <div {class} role="group" data-help={Subject::Hand(seat).code()} aria-label={moment.words.t("road-your-hand")}>
            { points_of_goal(drawing, &place) }
            <span class="ph0"><Pic id="u-hand" /><b>{ place.cards }</b></span>
            { for Resource::ALL.into_iter().map(one) }
        </div>
    }
}
