//! The trade tray: an offer being put together, and one waiting for an answer.

use super::{Drawing, goals};
use crate::engine::seat::Seat;
use crate::games::road::cards::Resource;
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Cards};
use crate::web::road::art::pictures::pip;
use crate::web::road::art::{back, resource_card};
use crate::web::road::model::Picked;
use crate::web::road::model::seats::place;
use crate::web::road::model::subject::Subject;
use crate::web::road::model::tray::{Tray, Use, proposed};
use crate::web::road::words::phrases;
use crate::web::ui::Pic;
use crate::web::ui::press::on_press;
use crate::web::ui::widgets::flag;
use yew::prelude::*;

/// The trading partner of the seat that chooses.
fn other_side(drawing: &Drawing<'_>) -> Seat {
    let state = drawing.moment.view.open();
    match state.stage() {
        Stage::Answer | Stage::Counter => state.active(),
        _ => state.trade().partner,
    }
}

/// An offer being put together here, not known to other players yet.
pub(super) fn tray(drawing: &Drawing<'_>, tray: Tray) -> Html {
    let view = &drawing.moment.view;
    let most = match tray.used {
        Use::Offer => {
            let sizes = drawing.partners().into_iter().map(|seat| view.hand_size(seat));
            sizes.max().unwrap_or(0)
        }
        Use::Counter => view.hand_size(view.open().active()),
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
    let tray_part = html! {
        <section class="tray sheet" data-help={Subject::Trade.code()} aria-label={drawing.moment.words.t("road-tray")}>
            { side(drawing, "give", "road-you-give", &tray.give, back_given, gives) }
            <div class="mid2"><Pic id="u-trade" /></div>
            { side(drawing, "get", "road-you-get", &tray.get, back_asked, gets) }
            { whom(drawing, tray) }
        </section>
    };
    goals::above(drawing, &tray.deal(), tray_part)
}

/// An offer being built card by card; cards in it stay, and the rules decide on further ones.
pub(super) fn begun(drawing: &Drawing<'_>) -> Html {
    let deal = drawing.moment.view.open().deal();
    let step =
        |action: Action| drawing.choices.contains(&action).then(|| drawing.play(vec![action]));
    let gives = kinds(drawing, "road-give-one", |resource| step(Action::Give { resource }));
    let gets = kinds(drawing, "road-get-one", |resource| step(Action::Get { resource }));
    let stays = |_: Resource| None;
    let tray = html! {
        <section class="tray sheet" data-help={Subject::Trade.code()} aria-label={drawing.moment.words.t("road-tray")}>
            { side(drawing, "give", "road-you-give", &deal.give, stays, gives) }
            <div class="mid2"><Pic id="u-trade" /></div>
            { side(drawing, "get", "road-you-get", &deal.get, stays, gets) }
            { from(drawing, "road-with", other_side(drawing)) }
        </section>
    };
    goals::above(drawing, deal, tray)
}

/// An offer waiting for an answer, from the side of the seat that answers; what it gives is on the left, as in its own
/// offers.
pub(super) fn proposed_offer(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let deal = proposed(&moment.view).unwrap_or_default();
    let stays = |_: Resource| None;
    let state = moment.view.open();
    // Spectators see it from the side of the seat that answers.
    let seat = state.decider().unwrap_or(state.active());
    let own = moment.chooser == Some(seat);
    let name = [("name", moment.name(seat).as_ref().into())];
    let (get, give) = if own {
        (moment.t("road-you-get"), moment.t("road-you-give"))
    } else {
        (moment.say("road-gets", &name), moment.say("road-gives", &name))
    };
    let drawn = (state.stage() == Stage::Answer)
        .then(|| html! { <><span class="plus">{ "+" }</span>{ back("res") }</> });
    let tray = html! {
        <section class="tray answer sheet" data-help={Subject::Trade.code()} aria-label={moment.words.t("road-tray")}>
            <div class="side give"><h2>{ AttrValue::from(give) }</h2>
                <div class="tcards">{ cards(drawing, &deal.give, stays) }{ slot(&deal.give) }</div>
                <p>{ or_anything(drawing, &deal.give) }</p></div>
            <div class="mid2"><Pic id="u-trade" /></div>
            <div class="side get"><h2>{ AttrValue::from(get) }</h2>
                <div class="tcards">{ cards(drawing, &deal.get, stays) }{ slot(&deal.get) }{ drawn }</div>
                <p>{ gets_text(drawing, &deal) }</p></div>
            { from(drawing, "road-from", other_side(drawing)) }
        </section>
    };
    goals::above(drawing, &deal, tray)
}

/// Placeholder for cards that are still to be named.
fn slot(cards: &Cards) -> Html {
    if cards.is_empty() {
        html! { <span class="slotc"><Pic id="u-ask" /></span> }
    } else {
        Html::default()
    }
}

/// Cards in words; a question mark if they are still to be named.
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

/// The partner in a trade.
fn from(drawing: &Drawing<'_>, key: &str, seat: Seat) -> Html {
    let moment = drawing.moment;
    html! {
        <div class="whom"><h2>{ AttrValue::from(moment.t(key)) }</h2>
            <div class="wrow"><span class={classes!("wbtn", "on", moment.banner(seat).class())} data-help={Subject::Seat(seat).code()}>{ who(drawing, seat) }</span></div>
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

/// The seats; touching one sends the tray's offer to it.
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
                disabled={!can} aria-label={label} data-help={Subject::Seat(seat).code()} onclick={can.then(|| on_press(&press))}>{ who(drawing, seat) }</button>
        }
    };
    html! {
        <div class="whom"><h2>{ moment.words.t("road-whom") }</h2>
            <div class="wrow">{ for moment.others().map(one) }</div></div>
    }
}

/// One side of the tray: its cards, and the kinds that can be added.
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

/// Cards in the tray; touching one removes it.
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
                <button key={place} type="button" class="tcard" data-help={Subject::Kind(kind).code()}
                    aria-label={words.say("road-take-back", &[("card", label.as_str().into())])}
                    onclick={on_press(&press)}>{ picture }</button>
            },
            None => {
                html! { <span key={place} role="img" data-help={Subject::Kind(kind).code()} aria-label={label}>{ picture }</span> }
            }
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
                aria-label={label} data-help={Subject::Kind(kind).code()} onclick={press.as_ref().map(on_press)}>
                <Pic id={pip(kind)} /><small>{ name }</small>
            </button>
        }
    };
    html! { <div class="kinds">{ for Resource::ALL.into_iter().map(kind) }</div> }
}
