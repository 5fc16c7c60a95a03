//! The two principalities with their owners' panels.

use super::board::{board, shape};
use super::seen::{aside, reads, subject};
use super::{Drawing, OWN};
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::Action;
use crate::games::princes::card::Card;
use crate::games::princes::kinds::Kind;
use crate::games::princes::points::ADVANTAGE;
use crate::games::princes::row::Points;
use crate::games::princes::state::{STRENGTH, TRADE, other};
use crate::web::princes::art::{self, pictures};
use crate::web::princes::model::Shown;
use crate::web::princes::model::subject::{Subject, Sum};
use crate::web::princes::words::names;
use crate::web::ui::Pic;
use crate::web::ui::latest::latest;
use crate::web::ui::press::on_press;
use crate::web::ui::widgets::points_flag;
use yew::prelude::*;

/// The principality below.
pub(super) fn own(drawing: &Drawing<'_>) -> Html {
    let seat = drawing.below;
    html! {
        <section class={classes!("prin", "own1", "sheet", drawing.moment.banner(Seat(seat)).class(), state(drawing, seat))} data-part="own" data-help={Subject::Realm(seat).code()}>
            { panel(drawing, seat, true) }
            { around(drawing, seat) }
            { reading(drawing) }
        </section>
    }
}

/// The other principality, smaller, with the latest lines of the log.
pub(super) fn rival(drawing: &Drawing<'_>) -> Html {
    let seat = other(drawing.below);
    let moment = drawing.moment;
    html! {
        <section class={classes!("prin", "opp1", "sheet", moment.banner(Seat(seat)).class(), state(drawing, seat))} data-help={Subject::Realm(seat).code()}>
            { panel(drawing, seat, false) }
            { around(drawing, seat) }
            if drawing.phone() {
                { reading(drawing) }
            } else {
                { latest(&moment.log, moment.moves, moment.words.t("table-log"), "") }
            }
        </section>
    }
}

/// A principality, scrolled by keyboard too.
fn around(drawing: &Drawing<'_>, seat: u8) -> Html {
    let name = ("name", drawing.moment.name(Seat(seat)).as_ref().into());
    let label = AttrValue::from(drawing.moment.say("princes-realm-of", &[name]));
    html! { <div class="bw" tabindex="0" role="group" aria-label={label}>{ board(drawing, seat) }</div> }
}

/// The reading place, scrolled by keyboard too.
fn reading(drawing: &Drawing<'_>) -> Html {
    let label = AttrValue::from(drawing.moment.t("princes-what-reading"));
    html! {
        <div class="as" tabindex="0" role="group" aria-label={label} data-help={subject(drawing).code()}>{ aside(drawing) }</div>
    }
}

/// Classes for the shape of a realm, and for a card that is enlarged beside it.
fn state(drawing: &Drawing<'_>, seat: u8) -> Classes {
    classes!(shape(drawing, seat), reads(drawing).then_some("enlarging"))
}

/// Strength, skill, commerce and progress of a seat.
fn totals(drawing: &Drawing<'_>, seat: u8) -> Points {
    let total = drawing.state.total(seat);
    Points {
        victory: 0,
        strength: total.strength,
        skill: total.skill,
        commerce: total.commerce,
        progress: total.progress,
    }
}

fn sums(drawing: &Drawing<'_>, seat: u8) -> Html {
    let rival = other(seat);
    let their = pictures::points(totals(drawing, rival)).map(|(.., count)| count);
    let shown = pictures::points(totals(drawing, seat)).into_iter().zip(their).zip(Sum::ALL);
    let banner = drawing.moment.banner(Seat(rival)).class();
    html! {
        <div class="sums">
            { for shown.map(|(((id, _, count), their), sum)| {
                let name = drawing.moment.words.t(sum.key());
                let args = [
                    ("count", count.into()),
                    ("name", drawing.moment.name(Seat(rival)).as_ref().into()),
                    ("their", their.into()),
                ];
                let label = format!("{name}: {}", drawing.moment.say("princes-sum-say", &args));
                html! {
                    <span key={id} class="ppt" role="img" aria-label={label} title={name.clone()}
                        data-help={Subject::Sum(seat, sum).code()}>
                        <Pic {id} />
                        <span class="pval"><b>{ count }</b>
                            { for goal(sum, count).map(|goal| html! { <small>{ format!("/{goal}") }</small> }) }
                            <i class={classes!("their", banner)}>{ their }</i></span>
                        <span class="pname">{ name }</span>
                    </span>
                }
            }) }
        </div>
    }
}

/// Points from which on a value may bring its advantage, while they are not reached.
fn goal(sum: Sum, count: u8) -> Option<u8> {
    let brings = matches!(sum, Sum::Strength | Sum::Commerce);
    Some(ADVANTAGE).filter(|goal| brings && count < *goal)
}

/// A principality's panel: owner, points, advantages, the triumph card, resources, and the other hand face
/// down. A full one is scrolled, by keyboard too.
fn panel(drawing: &Drawing<'_>, seat: u8, own: bool) -> Html {
    let (moment, state) = (drawing.moment, drawing.state);
    let target = state.mode().row().target;
    let of = moment.say("princes-of-target", &[("points", target.into())]);
    let amounts = state.realm(seat).amounts();
    let words = &moment.words;
    html! {
        <div class="person1" tabindex="0" role="group" aria-label={AttrValue::from(moment.name(Seat(seat)))} data-help={Subject::Points(seat).code()}>
            <div class="who" data-help={Subject::Points(seat).code()}>{ points_flag(moment.banner(Seat(seat)), state.victory(seat)) }
                <div><b>{ AttrValue::from(moment.name(Seat(seat))) }</b><span>{ AttrValue::from(of) }</span></div></div>
            <div class="advs">
                { for advantages(drawing, seat) }
                { for state.realm(seat).triumph_level().map(|level| triumph(drawing, level)) }
            </div>
            { sums(drawing, seat) }
            <div class="tot">
                { for Kind::ALL.into_iter().map(|kind| {
                    let count = amounts.at(kind.index());
                    let label = names::some(words, kind, count);
                    let meant = is_demanded(drawing, seat, kind).then_some("hinted");
                    html! {
                        <span key={kind.index()} role="img" class={classes!(meant)} aria-label={label}
                            data-help={Subject::Stored(seat, kind).code()}>
                            <Pic id={pictures::resource(kind)} /><b>{ count }</b>
                        </span>
                    }
                }) }
            </div>
            if !own { { rival_hand(drawing, seat) } }
        </div>
    }
}

/// True if the hint shown takes a resource of this kind from this seat.
fn is_demanded(drawing: &Drawing<'_>, seat: u8, kind: Kind) -> bool {
    let demand = Some(Action::Demand { resource: kind });
    drawing.hinted == demand && drawing.seat() != seat
}

fn advantages(drawing: &Drawing<'_>, seat: u8) -> Vec<Html> {
    let moment = drawing.moment;
    let held = [
        (STRENGTH, "adv-strength", "princes-advantage-strength"),
        (TRADE, "adv-trade", "princes-advantage-trade"),
    ];
    let held = held.into_iter().filter(|(at, ..)| drawing.state.advantage(*at).is(seat));
    held.map(|(at, id, key)| {
        html! {
            <span key={id} class="adv" data-help={Subject::Advantage(at).code()}><Pic {id} /><span>{ AttrValue::from(moment.t(key)) }
                <small>{ AttrValue::from(moment.t("princes-one-point")) }</small></span></span>
        }
    })
    .collect()
}

/// The triumph card with its level in points; a touch explains it.
fn triumph(drawing: &Drawing<'_>, level: u8) -> Html {
    let words = &drawing.moment.words;
    let help = drawing.help(Shown { card: Card::TRIUMPH, laid: None });
    let press = drawing.act.explain(help);
    let worth = words.say("princes-triumph-worth", &[("level", level.into())]);
    let name = names::card(words, Card::TRIUMPH);
    html! {
        <button type="button" class="adv" aria-label={format!("{name}: {worth}")} data-help={Subject::Card(Card::TRIUMPH).code()} onclick={on_press(&press)}>
            <Pic id="pr-triumph" /><span>{ name }<small>{ worth }</small></span><b>{ level }</b>
        </button>
    }
}

fn rival_hand(drawing: &Drawing<'_>, seat: u8) -> Html {
    let moment = drawing.moment;
    // After the game the cards are face up.
    let open = moment.open_view(Seat(seat));
    let known = open.map_or(drawing.state, |view| view.position());
    let cards: Vec<_> = known.hand(seat).iter().map(|slot| slot.card).collect();
    let count = cards.len() as u32;
    let counted = moment.say("princes-hand-count", &[("count", count.into())]);
    let named = || cards.iter().map(|card| names::card(&moment.words, *card)).collect::<Vec<_>>();
    let label = match open {
        Some(_) if count > 0 => format!("{counted}: {}", named().join(", ")).into(),
        _ => counted,
    };
    html! {
        <div class="ohand" data-help={Subject::Hand(seat).code()}>{ art::backs(&cards, &label) }<span aria-hidden="true">{ AttrValue::from(super::hand::of_limit(drawing, seat)) }</span></div>
    }
}

/// Both players in one line, for a phone; beside the own panel, which has the own sums, with the event's name.
pub(super) fn strip(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let names_event = moment.shows(OWN);
    let one = |seat: u8| {
        let total = totals(drawing, seat);
        let name = AttrValue::from(moment.name(Seat(seat)));
        html! {
            <span key={seat} class="sw" data-help={Subject::Points(seat).code()}>
                { points_flag(moment.banner(Seat(seat)), drawing.state.victory(seat)) }
                if names_event && seat == drawing.below {
                    <b class="sr">{ name }</b>
                } else {
                    <span class="m"><b>{ name }</b>
                        <span>{ for pictures::points(total).into_iter().zip(Sum::ALL).map(|((id, _, count), sum)| html! {
                            <i key={id} data-help={Subject::Sum(seat, sum).code()}><Pic {id} />{ count }</i> }) }</span>
                    </span>
                }
            </span>
        }
    };
    html! {
        <section class={classes!("strip", names_event.then_some("named"))}>
            { super::band::dice(drawing) }
            if names_event {
                <b class="evname" data-help={Subject::Face.code()}>{ AttrValue::from(super::band::rolled(drawing).0) }</b>
            }
            { for [other(drawing.below), drawing.below].map(one) }
        </section>
    }
}
