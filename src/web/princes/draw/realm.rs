//! The two principalities with whose they are, and what is said beside them.

use super::Drawing;
use super::board::board;
use super::seen::aside;
use crate::engine::seat::Seat;
use crate::engine::total::At;
use crate::games::princes::card::{Card, Points};
use crate::games::princes::kinds::Kind;
use crate::games::princes::state::{STRENGTH, TRADE, other};
use crate::web::princes::art::{self, pictures};
use crate::web::princes::model::Shown;
use crate::web::princes::names;
use crate::web::ui::Pic;
use crate::web::ui::banner::Banner;
use crate::web::ui::marks::banner_mark;
use yew::prelude::*;

/// Lines of the log that stand beside the other principality.
const LINES: usize = 4;

/// The principality that lies below.
pub(super) fn own(drawing: &Drawing<'_>) -> Html {
    let seat = drawing.below;
    html! {
        <section class={classes!("prin", "own1", "sheet", drawing.moment.banner(Seat(seat)).class())} data-part="own">
            { panel(drawing, seat, true) }
            <div class="bw" tabindex="0">{ board(drawing, seat) }</div>
            <div class="as" tabindex="0">{ aside(drawing) }</div>
        </section>
    }
}

/// The other principality, smaller, with the latest of the log.
pub(super) fn rival(drawing: &Drawing<'_>) -> Html {
    let seat = other(drawing.below);
    let moment = drawing.moment;
    let rows = moment.log.iter().take(LINES);
    html! {
        <section class={classes!("prin", "opp1", "sheet", moment.banner(Seat(seat)).class())}>
            { panel(drawing, seat, false) }
            <div class="bw" tabindex="0">{ board(drawing, seat) }</div>
            if drawing.phone() {
                <div class="as" tabindex="0">{ aside(drawing) }</div>
            } else {
                <div class="as plog">
                    <ol>{ for rows.map(|row| html! {
                        <li key={row.number}><Pic id={row.icon} />
                            <p>{ for row.runs.iter().map(|run| {
                                let text = AttrValue::from(run.text.clone());
                                if run.strong { html! { <b>{ text }</b> } } else { html! { { text } } }
                            }) }</p></li>
                    }) }</ol>
                </div>
            }
        </section>
    }
}

fn points_flag(banner: Banner, points: u8) -> Html {
    html! {
        <span class={classes!("pf", banner.class())}>
            <svg viewBox="0 0 46 56" aria-hidden="true" focusable="false">
                <path class="cloth" d="M1.5 1.5h43v53L23 44 1.5 54.5z" />
                { banner_mark(banner, 38.0, 8.0, 7.0) }
            </svg>
            <b>{ points }</b>
        </span>
    }
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

const POINT_KEYS: [&str; 4] =
    ["princes-strength", "princes-skill", "princes-commerce", "princes-progress"];

fn sums(drawing: &Drawing<'_>, seat: u8) -> Html {
    let shown = pictures::points(totals(drawing, seat)).into_iter().zip(POINT_KEYS);
    html! {
        <div class="sums">
            { for shown.map(|((id, _, count), key)| {
                let name = drawing.moment.words.t(key);
                html! {
                    <span key={id} class="ppt" role="img" aria-label={format!("{name}: {count}")} title={name}>
                        <Pic {id} /><b>{ count }</b>
                    </span>
                }
            }) }
        </div>
    }
}

/// Whose principality it is: points, advantages, the triumph card, what is stored, the other's hand from behind.
fn panel(drawing: &Drawing<'_>, seat: u8, own: bool) -> Html {
    let (moment, state) = (drawing.moment, drawing.state);
    let target = state.mode.row().target;
    let of = moment.say("princes-of-target", &[("points", target.into())]);
    let amounts = state.realm(seat).amounts();
    let words = &moment.words;
    html! {
        <div class="person1">
            <div class="who">{ points_flag(moment.banner(Seat(seat)), state.victory(seat)) }
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
                    html! {
                        <span key={kind.index()} role="img" aria-label={label}>
                            <Pic id={pictures::resource(kind)} /><b>{ count }</b>
                        </span>
                    }
                }) }
            </div>
            if !own { { rival_hand(drawing, seat) } }
        </div>
    }
}

fn advantages(drawing: &Drawing<'_>, seat: u8) -> Vec<Html> {
    let moment = drawing.moment;
    let held = [
        (STRENGTH, "adv-strength", "princes-advantage-strength"),
        (TRADE, "adv-trade", "princes-advantage-trade"),
    ];
    let held = held.into_iter().filter(|(at, ..)| drawing.state.advantages.at(*at) == seat);
    held.map(|(_, id, key)| {
        html! {
            <span key={id} class="adv"><Pic {id} /><span>{ AttrValue::from(moment.t(key)) }
                <small>{ AttrValue::from(moment.t("princes-one-point")) }</small></span></span>
        }
    })
    .collect()
}

/// The triumph card, whose level is worth as many points; a touch tells what it is.
fn triumph(drawing: &Drawing<'_>, level: u8) -> Html {
    let words = &drawing.moment.words;
    let help = drawing.help(Shown { card: Card::TRIUMPH, laid: None });
    let press = drawing.act.explain(help);
    let worth = words.say("princes-triumph-worth", &[("level", level.into())]);
    let name = names::card(words, Card::TRIUMPH);
    html! {
        <button type="button" class="adv" aria-label={format!("{name}: {worth}")} onclick={move |_| press.emit(())}>
            <Pic id="pr-triumph" /><span>{ name }<small>{ worth }</small></span><b>{ level }</b>
        </button>
    }
}

fn rival_hand(drawing: &Drawing<'_>, seat: u8) -> Html {
    let moment = drawing.moment;
    // After the game the cards themselves are shown.
    let open = moment.open_view(Seat(seat));
    let known = open.map_or(drawing.state, |view| view.position());
    let cards: Vec<_> = known.hand(seat).iter().map(|slot| slot.card).collect();
    let count = cards.len() as u32;
    let counted = moment.say("princes-hand-count", &[("count", count.into())]);
    let named = || cards.iter().map(|card| names::card(&moment.words, *card)).collect::<Vec<_>>();
    let label = match open {
        Some(_) if count > 0 => format!("{counted}: {}", named().join(", ")).into(),
        _ => counted.clone(),
    };
    html! {
        <div class="ohand">{ art::backs(&cards, &label) }<span>{ AttrValue::from(counted) }</span></div>
    }
}

/// Both players in one line, for a phone.
pub(super) fn strip(drawing: &Drawing<'_>) -> Html {
    let moment = drawing.moment;
    let one = |seat: u8| {
        let total = totals(drawing, seat);
        html! {
            <span key={seat} class="sw">
                { points_flag(moment.banner(Seat(seat)), drawing.state.victory(seat)) }
                <span class="m"><b>{ AttrValue::from(moment.name(Seat(seat))) }</b>
                    <span>{ for pictures::points(total).into_iter().map(|(id, _, count)| html! { <><Pic {id} />{ count }</> }) }</span>
                </span>
            </span>
        }
    };
    html! {
        <section class="strip">
            { super::band::dice(drawing) }
            { for [other(drawing.below), drawing.below].map(one) }
        </section>
    }
}
