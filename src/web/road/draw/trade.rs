//! The trade tray: an offer that is being made up, and one that lies before whoever answers.

use super::Drawing;
use crate::engine::seat::Seat;
use crate::games::road::cards::Resource;
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Cards};
use crate::web::road::art::pictures::pip;
use crate::web::road::art::{back, resource_card};
use crate::web::road::model::Picked;
use crate::web::road::model::seats::place;
use crate::web::road::model::tray::{Tray, Use, proposed};
use crate::web::road::phrases;
use crate::web::ui::Pic;
use crate::web::ui::widgets::flag;
use yew::prelude::*;

/// Who the other side of the trade is, for whoever chooses.
fn other_side(drawing: &Drawing<'_>) -> Seat {
    let state = drawing.moment.view.open();
    match state.stage {
        Stage::Answer | Stage::Counter => state.active,
        _ => state.trade.partner,
    }
}

/// An offer that is being made up here: nobody knows of it yet.
pub(super) fn tray(drawing: &Drawing<'_>, tray: Tray) -> Html {
    let view = &drawing.moment.view;
    let most = match tray.used {
        Use::Offer => {
            let sizes = drawing.partners().into_iter().map(|seat| view.hand_size(seat));
            sizes.max().unwrap_or(0)
        }
        Use::Counter => view.hand_size(view.open().active),
    };
    let pick = |tray: Tray| drawing.pick(Picked { tray: Some(tray), ..Picked::default() });
    let hand = view.hand();
    let gives = kinds(drawing, "road-give-one", |kind| {
        let next = tray.with_given(kind, &hand);
        (next != tray).then(|| pick(next))
    });
    let gets = kinds(drawing, "road-get-one", |kind| {
        let next = tray.with_asked(kind, most);
        (next != tray).then(|| pick(next))
    });
    let back_given = |kind: Resource| Some(pick(tray.without_given(kind)));
    let back_asked = |kind: Resource| Some(pick(tray.without_asked(kind)));
    html! {
        <section class="tray sheet" aria-label={drawing.moment.words.t("road-tray")}>
            { side(drawing, "give", "road-you-give", &tray.give, back_given, gives) }
            <div class="mid2"><Pic id="u-trade" /></div>
            { side(drawing, "get", "road-you-get", &tray.get, back_asked, gets) }
            { whom(drawing, tray) }
        </section>
    }
}

/// An offer that was begun card by card: what lies there stays, and the rules say what may be added.
pub(super) fn begun(drawing: &Drawing<'_>) -> Html {
    let deal = drawing.moment.view.open().deal();
    let step =
        |action: Action| drawing.choices.contains(&action).then(|| drawing.play(vec![action]));
    let gives = kinds(drawing, "road-give-one", |resource| step(Action::Give { resource }));
    let gets = kinds(drawing, "road-get-one", |resource| step(Action::Get { resource }));
    let stays = |_: Resource| None;
    html! {
        <section class="tray sheet" aria-label={drawing.moment.words.t("road-tray")}>
            { side(drawing, "give", "road-you-give", &deal.give, stays, gives) }
            <div class="mid2"><Pic id="u-trade" /></div>
            { side(drawing, "get", "road-you-get", &deal.get, stays, gets) }
            { from(drawing, "road-with", other_side(drawing)) }
        </section>
    }
}

/// An offer that lies before whoever answers, from that side.
pub(super) fn proposed_offer(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let deal = proposed(&moment.view).unwrap_or_default();
    let stays = |_: Resource| None;
    let state = moment.view.open();
    // Whoever looks on reads it from the side of the seat that answers.
    let seat = state.decider().unwrap_or(state.active);
    let own = moment.chooser == Some(seat);
    let name = [("name", moment.name(seat).as_ref().into())];
    let (get, give) = if own {
        (moment.t("road-you-get"), moment.t("road-you-give"))
    } else {
        (moment.say("road-gets", &name), moment.say("road-gives", &name))
    };
    let drawn = (state.stage == Stage::Answer)
        .then(|| html! { <><span class="plus">{ "+" }</span>{ back("res") }</> });
    html! {
        <section class="tray answer sheet" aria-label={moment.words.t("road-tray")}>
            <div class="side give"><h2>{ AttrValue::from(get) }</h2>
                <div class="tcards">{ cards(drawing, &deal.get, stays) }{ slot(&deal.get) }{ drawn }</div>
                <p>{ gets_text(drawing, &deal) }</p></div>
            <div class="mid2"><Pic id="u-trade" /></div>
            <div class="side get"><h2>{ AttrValue::from(give) }</h2>
                <div class="tcards">{ cards(drawing, &deal.give, stays) }{ slot(&deal.give) }</div>
                <p>{ or_anything(drawing, &deal.give) }</p></div>
            { from(drawing, "road-from", other_side(drawing)) }
        </section>
    }
}

/// The place of cards that are still to be named.
fn slot(cards: &Cards) -> Html {
    if cards.is_empty() {
        html! { <span class="slotc"><Pic id="u-ask" /></span> }
    } else {
        Html::default()
    }
}

/// Cards in words; a question mark where they are still to be named.
fn or_anything(drawing: &Drawing<'_>, cards: &Cards) -> String {
    let words = &drawing.moment.words;
    if cards.is_empty() { words.t("road-anything") } else { phrases::cards(words, cards) }
}

fn gets_text(drawing: &Drawing<'_>, deal: &Deal) -> String {
    let words = &drawing.moment.words;
    let cards = or_anything(drawing, &deal.get);
    match drawing.stage() {
        Stage::Answer => words.say("road-and-a-card", &[("cards", cards.as_str().into())]),
        _ => cards,
    }
}

/// The other side of a trade.
fn from(drawing: &Drawing<'_>, key: &str, seat: Seat) -> Html {
    let moment = drawing.moment;
    html! {
        <div class="whom"><h2>{ AttrValue::from(moment.t(key)) }</h2>
            <div class="wrow"><span class={classes!("wbtn", "on", moment.banner(seat).class())}>{ who(drawing, seat) }</span></div>
        </div>
    }
}

fn who(drawing: &Drawing<'_>, seat: Seat) -> Html {
    let moment = drawing.moment;
    let place = place(&moment.view, seat);
    let args = [("points", place.points.into()), ("count", place.cards.into())];
    html! { <>
        { flag(moment.banner(seat), "") }
        <span><span class="nametext">{ AttrValue::from(moment.name(seat)) }</span><small>{ moment.words.say("road-points-cards", &args) }</small></span>
    </> }
}

/// The seats: a touch sends what lies in the tray.
fn whom(drawing: &Drawing<'_>, tray: Tray) -> Html {
    let moment = drawing.moment;
    if tray.used == Use::Counter {
        return from(drawing, "road-with", other_side(drawing));
    }
    let partners = drawing.partners();
    let one = |seat: Seat| {
        let can = partners.contains(&seat) && tray.can_be_sent(moment.view.hand_size(seat));
        let press = drawing.send(tray, seat);
        let label = moment.words.say("road-ask", &[("name", moment.name(seat).as_ref().into())]);
        html! {
            <button key={seat.0} type="button" class={classes!("wbtn", moment.banner(seat).class(), can.then_some("lit"))}
                disabled={!can} aria-label={label} onclick={move |_| press.emit(())}>{ who(drawing, seat) }</button>
        }
    };
    html! {
        <div class="whom"><h2>{ moment.words.t("road-whom") }</h2>
            <div class="wrow">{ for moment.others().map(one) }</div></div>
    }
}

/// One side of the tray: the cards that lie there, and the kinds that can be laid.
fn side(
    drawing: &Drawing<'_>,
    class: &'static str,
    key: &str,
    held: &Cards,
    back: impl Fn(Resource) -> Option<Callback<()>>,
    kinds: Html,
) -> Html {
    html! {
        <div class={classes!("side", class)}>
            <h2>{ AttrValue::from(drawing.moment.t(key)) }</h2>
            <div class="tcards">
                { cards(drawing, held, back) }
                if held.is_empty() { <span class="slotc"><Pic id="u-plus" /></span> }
            </div>
            { kinds }
        </div>
    }
}

/// Cards that lie in the tray; a touch takes one back.
fn cards(
    drawing: &Drawing<'_>,
    held: &Cards,
    back: impl Fn(Resource) -> Option<Callback<()>>,
) -> Html {
    let words = &drawing.moment.words;
    let card = |(place, kind): (usize, Resource)| {
        let picture = resource_card(kind, words);
        let label = phrases::kind(words, kind);
        match back(kind) {
            Some(press) => html! {
                <button key={place} type="button" class="tcard"
                    aria-label={words.say("road-take-back", &[("card", label.as_str().into())])}
                    onclick={move |_| press.emit(())}>{ picture }</button>
            },
            None => html! { <span key={place} role="img" aria-label={label}>{ picture }</span> },
        }
    };
    html! { <>{ for held.sorted().enumerate().map(card) }</> }
}

/// The five kinds as buttons.
fn kinds(
    drawing: &Drawing<'_>,
    key: &str,
    press: impl Fn(Resource) -> Option<Callback<()>>,
) -> Html {
    let words = &drawing.moment.words;
    let kind = |kind: Resource| {
        let name = phrases::kind(words, kind);
        let press = press(kind);
        let label = words.say(key, &[("card", name.as_str().into())]);
        let can = press.is_some();
        html! {
            <button key={kind.index()} type="button" class={classes!("kbtn", can.then_some("lit"))} disabled={!can}
                aria-label={label} onclick={move |_| if let Some(press) = &press { press.emit(()) }}>
                <Pic id={pip(kind)} /><small>{ name }</small>
            </button>
        }
    };
    html! { <div class="kinds">{ for Resource::ALL.into_iter().map(kind) }</div> }
}
