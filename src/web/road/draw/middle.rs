//! The display in the middle: five cards for sale, metropolises beside them, piles around.

use super::Drawing;
use super::help;
use super::own::{pips, tallies};
use crate::engine::seat::Seat;
use crate::games::road::cards::{Metropolis, Resource, Special};
use crate::games::road::options::Side;
use crate::games::road::purchase::Replacing;
use crate::web::road::art::pictures::{pip, special_key};
use crate::web::road::art::{
    back, build_card, event_card, metropolis_card, resource_card, special_card,
};
use crate::web::road::model::race::race;
use crate::web::road::model::row::{Cost, DisplayCard, Lack, metropolises, purchase, row, swapped};
use crate::web::road::model::subject::Subject;
use crate::web::road::words::phrases;
use crate::web::ui::Pic;
use crate::web::ui::press::on_press;
use crate::web::ui::widgets::flag;
use yew::prelude::*;

pub(super) fn display(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let words = &moment.words;
    let (view, chooser, picked) = (&moment.view, drawing.chooser(), drawing.picked());
    let side = view.open().options().metropolises;
    let five = row(view, chooser, &drawing.choices, picked);
    let beside = metropolises(view, chooser, &drawing.choices, picked);
    html! {
        <section class={classes!("rtable", "sheet", (side == Side::B).then_some("sideb"))} data-part="table" data-help={Subject::Display.code()} aria-label={words.t("road-table")}>
            <svg class="lane" viewBox="0 0 1160 240" preserveAspectRatio="none" aria-hidden="true">
                <path class="lane1" d="M0 104C120 92 240 112 380 104S700 92 860 104 1060 112 1160 100" />
                <path class="lane2" d="M0 104C120 92 240 112 380 104S700 92 860 104 1060 112 1160 100" />
            </svg>
            <div class="pilecol">{ pile(back("build"), view.deck(), words.t("road-deck"), "big", Subject::Deck) }</div>
            <div class="row5">{ for five.into_iter().enumerate().map(|(place, offer)| match offer {
                Some(offer) => row_card(drawing, place, &offer),
                None => html! { <div key={place} class="rowcard empty" aria-hidden="true"></div> },
            }) }</div>
            <div class="metros">{ match side {
                Side::A => html! { <>{ for beside.iter().map(|(_, left, offer)| metropolis_pile(drawing, *left, offer)) }</> },
                Side::B => html! { <>
                    <div class="sideB">{ for beside.iter().map(|(name, left, offer)| metropolis_of(drawing, *name, *left, offer)) }</div>
                    { price_of_all(drawing, &beside) }
                </> },
            } }</div>
            { piles(drawing) }
        </section>
    }
}

/// A card of the row as a button: the first touch picks it, the second buys it.
fn row_card(drawing: &Drawing<'_>, place: usize, offer: &DisplayCard) -> Html {
    let moment = drawing.moment;
    let side = moment.view.open().options().metropolises;
    let picture = build_card(offer.card, side, &moment.words);
    let caption = caption(drawing, offer);
    let (press, label) = (press(drawing, offer), label(drawing, offer));
    html! {
        <button key={place} type="button" class={classes!("rowcard", state_class(drawing, offer))} aria-label={label}
            data-s={super::spot_of_card(offer.card)} data-help={Subject::Card(offer.card).code()}
            aria-pressed={offer.is_open().then_some(if offer.chosen { "true" } else { "false" })}
            onclick={on_press(&press)}>{ picture }{ caption }</button>
    }
}

fn metropolis_pile(drawing: &Drawing<'_>, left: u8, offer: &DisplayCard) -> Html {
    if left == 0 {
        return html! { <div class="rowcard empty metro" aria-hidden="true"></div> };
    }
    let moment = drawing.moment;
    let picture = build_card(offer.card, Side::A, &moment.words);
    let (press, label) = (press(drawing, offer), label(drawing, offer));
    html! {
        <button type="button" class={classes!("rowcard", "metro", state_class(drawing, offer))} aria-label={label}
            data-s={super::spot_of_card(offer.card)} data-help={Subject::Card(offer.card).code()}
            aria-pressed={offer.is_open().then_some(if offer.chosen { "true" } else { "false" })}
            onclick={on_press(&press)}>
            if left > 2 { <span class="under2"></span> }
            if left > 1 { <span class="under1"></span> }
            { picture }{ caption(drawing, offer) }<b class="cnt">{ left }</b>
        </button>
    }
}

fn metropolis_of(drawing: &Drawing<'_>, name: Metropolis, left: u8, offer: &DisplayCard) -> Html {
    if left == 0 {
        return html! { <div key={name.index()} class="mcard gone" aria-hidden="true"></div> };
    }
    let (press, label) = (press(drawing, offer), label(drawing, offer));
    html! {
        <button key={name.index()} type="button" class={classes!("mcard", state_class(drawing, offer))} aria-label={label}
            data-s={super::spot_of_card(offer.card)} data-help={Subject::Card(offer.card).code()}
            aria-pressed={offer.is_open().then_some(if offer.chosen { "true" } else { "false" })}
            onclick={on_press(&press)}>{ metropolis_card(name) }<span class="mname">{ phrases::advantage(&drawing.moment.words, name) }</span></button>
    }
}

fn state_class(drawing: &Drawing<'_>, offer: &DisplayCard) -> Classes {
    let state = kind_of_cost(&offer.cost);
    let chosen = offer.chosen || drawing.advice.card == Some(offer.card);
    classes!(state, chosen.then_some("chosen"), offer.is_open().then_some("lit"))
}

const fn kind_of_cost(cost: &Cost) -> Option<&'static str> {
    match cost {
        Cost::Can => Some("can"),
        Cost::Swap(_) => Some("swap"),
        Cost::Locked(_) => Some("lock"),
        Cost::Idle => None,
    }
}

/// A callback that picks a card, buys it if it is picked, or explains it if it can't be bought.
fn press(drawing: &Drawing<'_>, offer: &DisplayCard) -> Callback<()> {
    let bought = purchase(&drawing.choices, drawing.picked()).filter(|_| offer.chosen);
    match (offer.is_open(), bought) {
        (true, Some(action)) => drawing.play(vec![action]),
        (true, None) => drawing.pick(drawing.picked().toggled(offer.card, offer.slot)),
        (false, _) => drawing.act.explain(help::of_card(drawing, offer)),
    }
}

/// The resource paid instead of a missing one, and how many of it.
fn swap(drawing: &Drawing<'_>, way: Replacing) -> (Resource, u8) {
    let view = &drawing.moment.view;
    swapped(view, drawing.chooser().unwrap_or(Seat(0)), way.with)
}

fn label(drawing: &Drawing<'_>, offer: &DisplayCard) -> String {
    let words = &drawing.moment.words;
    let name = phrases::name(words, offer.card);
    let args = [("card", name.as_str().into())];
    match &offer.cost {
        Cost::Idle => name,
        Cost::Can => words.say("road-card-can", &args),
        Cost::Swap(ways) => {
            let way = ways.first().map(|way| phrases::replacing(words, &drawing.moment.view, *way));
            format!("{name}: {}", way.unwrap_or_default())
        }
        Cost::Locked(lack) => format!("{name}: {}", help::lacks(drawing, *lack)),
    }
}

/// Caption below a card.
fn caption(drawing: &Drawing<'_>, offer: &DisplayCard) -> Html {
    let words = &drawing.moment.words;
    match &offer.cost {
        Cost::Idle => Html::default(),
        Cost::Can => {
            html! { <span class="rc ok"><Pic id="u-check" />{ words.t("road-can") }</span> }
        }
        Cost::Swap(ways) => {
            let picked = drawing.picked();
            let way = ways.iter().find(|way| offer.chosen && picked.with == Some(way.with));
            let Some(way) = way.or(ways.first()) else { return Html::default() };
            replaced(swap(drawing, *way), way.missing)
        }
        Cost::Locked(Lack::Cards(cards)) => {
            html! { <span class="rc miss"><span class="lacks">{ words.t("road-lacks") }</span><span class="hollow">{ tallies(cards) }</span></span> }
        }
        Cost::Locked(Lack::Settlement) => {
            html! { <span class="rc miss">{ words.t("road-no-settlement") }</span> }
        }
        Cost::Locked(Lack::City) => {
            html! { <span class="rc miss">{ words.t("road-no-city") }</span> }
        }
    }
}

/// Equal cards in place of a missing one: their number and one symbol, which fit below a card of any width.
fn replaced((kind, count): (Resource, u8), missing: Resource) -> Html {
    html! {
        <span class="rc way">
            if count > 1 { <b>{ count }</b> }
            <Pic id={pip(kind)} /><i><Pic id="u-arrow" /></i><Pic id={pip(missing)} />
        </span>
    }
}

/// Price of the four metropolises, and whether one can be bought.
fn price_of_all(drawing: &Drawing<'_>, beside: &[(Metropolis, u8, DisplayCard)]) -> Html {
    let there = || beside.iter().filter(|(_, left, _)| *left > 0).map(|(.., offer)| offer);
    let Some(first) = there().next() else { return Html::default() };
    let offer =
        there().find(|offer| offer.chosen).or_else(|| there().find(|offer| offer.is_open()));
    html! {
        <div class={classes!("mprice", offer.map(|offer| kind_of_cost(&offer.cost)))} data-help={Subject::Card(first.card).code()}>
            <span class="mcost" role="img" aria-label={phrases::cards(&drawing.moment.words, &first.card.price())}>
                { pips(&first.card.price()) }</span>
            if !matches!(first.cost, Cost::Locked(Lack::Cards(_))) { { caption(drawing, offer.unwrap_or(first)) } }
        </div>
    }
}

fn pile(picture: Html, count: u8, name: String, class: &'static str, subject: Subject) -> Html {
    html! {
        <div class={classes!("pile", class)} data-help={subject.code()}>{ picture }<b>{ count }</b><span>{ name }</span></div>
    }
}

/// A special card with the count of every seat, of which its owner's is marked, and how it is taken first.
fn race_for(drawing: &Drawing<'_>, card: Special) -> Html {
    let moment = drawing.moment;
    let words = &moment.words;
    let race = race(&moment.view, card);
    let count = |(seat, count): (Seat, u8)| {
        let class =
            classes!(moment.banner(seat).class(), (race.owner == Some(seat)).then_some("lead"));
        html! { <i key={seat.0} {class}>{ flag(moment.banner(seat), "tiny") }{ count }</i> }
    };
    let counts: Vec<String> =
        race.counts.iter().map(|(seat, count)| format!("{} {count}", moment.name(*seat))).collect();
    let key = special_key(card);
    let name = words.t(&format!("road-race-{key}"));
    // Read out without the places where the word may break.
    let said = name.replace('\u{ad}', "");
    let from = || words.say("road-race-from", &[("count", card.threshold().into())]);
    let open = race.owner.is_none().then(from);
    html! {
        <div class={classes!("race", key)} role="img" data-help={Subject::Special(card).code()} aria-label={format!("{said}: {}", counts.join(", "))}>
            <span class="rart">{ special_card(card) }</span>
            <span class="rcounts">{ for race.counts.iter().copied().map(count) }</span>
            <span class="rlabel">{ name }{ for open.map(|open| html! { <small>{ open }</small> }) }</span>
        </div>
    }
}

/// Supply and discard pile, event pile and the last event, and the special cards.
fn piles(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let (words, view) = (&moment.words, &moment.view);
    let state = view.open();
    let discard = state.discard();
    let most = discard.kinds().max_by_key(|kind| discard.count(*kind));
    let used: u8 = state.events_used().iter().sum();
    html! {
        <div class="piles">
            { pile(back("res"), view.supply(), words.t("road-supply"), "", Subject::Supply) }
            <div class="pile" role="img" data-help={Subject::Discard.code()} aria-label={words.say("road-discard-say", &[("cards", phrases::cards_arg(words, &discard))])}>
                <span class="pt">{ for most.map(|kind| resource_card(kind, words)) }</span>
                <b>{ discard.total() }</b><span>{ words.t("road-discard") }</span>
            </div>
            { pile(back("event"), view.events(), words.t("road-events"), "", Subject::Events) }
            <div class="pile" data-help={state.last_event().map_or(Subject::Events, Subject::Event).code()}>
                <span class="pt">{ for state.last_event().map(|event| event_card(event, words)) }</span>
                <b>{ for (used > 0).then_some(used) }</b><span>{ words.t("road-last-event") }</span>
            </div>
            { for Special::ALL.into_iter().map(|card| race_for(drawing, card)) }
        </div>
    }
}
