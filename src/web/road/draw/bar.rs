//! The action bar: the prompt, and choices without a place on the table.

use super::{Drawing, Middle};
use crate::engine::seat::Seat;
use crate::games::road::Action;
use crate::games::road::cards::{APPROACHES, GOAL, SAFE};
use crate::games::road::purchase::Purchase;
use crate::games::road::state::Stage;
use crate::web::road::art::pictures::pip;
use crate::web::road::model::Picked;
use crate::web::road::model::hand::discards;
use crate::web::road::model::happened::refused;
use crate::web::road::model::row::{other_ways, payment, purchase, swapped, ways_to_buy};
use crate::web::road::model::tray::{Tray, Use};
use crate::web::road::words::phrases;
use crate::web::table::{Bar, Button, HelpText};
use crate::web::ui::text::Text;
use yew::prelude::*;

pub(super) fn bar(drawing: &Drawing<'_>) -> Bar {
    let moment = drawing.moment;
    if moment.over {
        return Bar {
            title: moment.t("road-over"),
            say: moment.t("road-over-say"),
            ..Bar::default()
        };
    }
    let Some(seat) = drawing.chooser() else { return waiting(drawing) };
    match (&drawing.middle, drawing.stage()) {
        (Middle::Tray(tray), _) => of_tray(drawing, *tray),
        (_, Stage::Turn) => of_turn(drawing, seat),
        (_, Stage::Offer | Stage::Counter) => of_begun(drawing),
        (_, Stage::Answer) => of_answer(drawing, seat),
        (_, Stage::Reply) => of_reply(drawing),
        (_, Stage::Discard) => of_discard(drawing, seat),
        (_, Stage::Gift) => of_gift(drawing),
        (_, Stage::Over) => Bar::default(),
    }
}

/// The bar if nobody chooses here: in a replay, or during another player's turn.
fn waiting(drawing: &Drawing<'_>) -> Bar {
    let moment = drawing.moment;
    let active = moment.name(moment.view.open().active());
    Bar {
        title: moment.say("table-to-move", &[("name", active.as_ref().into())]),
        ..Bar::default()
    }
}

fn lit(button: Button) -> Button {
    Button { lit: true, ..button }
}

fn button(drawing: &Drawing<'_>, icon: &'static str, key: &str, press: Callback<()>) -> Button {
    Button::new(icon, drawing.moment.t(key), press)
}

fn of_turn(drawing: &Drawing<'_>, seat: Seat) -> Bar {
    if let Some(action) = purchase(&drawing.choices, drawing.picked()) {
        return of_purchase(drawing, seat, action);
    }
    let moment = drawing.moment;
    let (paid, replaced) = ways_to_buy(&drawing.choices);
    let builds = paid || replaced;
    let mut buttons = Vec::new();
    if matches!(drawing.middle, Middle::Event(_)) {
        let read = Picked { read: true, ..Picked::default() };
        let go_on = lit(button(drawing, "u-check", "road-read", drawing.pick(read)));
        return Bar {
            title: moment.t("road-event-open"),
            say: moment.t("road-event-open-say"),
            end: Some(go_on),
            ..Bar::default()
        };
    }
    if !drawing.partners().is_empty() {
        buttons.push(trade_button(drawing, seat));
    }
    let end = drawing.play(vec![Action::End]);
    let (key, say) = match (paid, replaced) {
        (true, true) => ("road-choose-card", "road-choose-card-say"),
        (true, false) => ("road-choose-card", "road-choose-paid-say"),
        (false, true) => ("road-choose-card", "road-choose-replaced-say"),
        (false, false) if buttons.is_empty() => ("road-nothing-to-buy", "road-only-end-say"),
        (false, false) => ("road-nothing-to-buy", "road-nothing-to-buy-say"),
    };
    Bar {
        title: moment.t(key),
        say: moment.t(say),
        buttons,
        end: Some(Button { lit: !builds, ..button(drawing, "", "road-end-turn", end) }),
        ..Bar::default()
    }
}

/// Button that opens the trade tray, with the same offer after a refusal.
fn trade_button(drawing: &Drawing<'_>, seat: Seat) -> Button {
    let moment = drawing.moment;
    let again = refused(&moment.turn, seat).map(|(_, deal)| Tray {
        used: Use::Offer,
        give: deal.give,
        get: deal.get,
    });
    let picked = Picked { tray: Some(again.unwrap_or_default()), ..Picked::default() };
    let sub = if again.is_some() { "road-trade-again" } else { "road-trade-say" };
    Button { sub: moment.t(sub), ..button(drawing, "u-trade", "road-trade", drawing.pick(picked)) }
}

fn of_purchase(drawing: &Drawing<'_>, seat: Seat, action: Action) -> Bar {
    let moment = drawing.moment;
    let (view, words) = (&moment.view, &moment.words);
    let Action::Build { card, replacing } = action else { return Bar::default() };
    let name = phrases::name(words, card);
    let paid = payment(view, seat, action);
    let title = match replacing {
        Some(way) => format!("{name}: {}", phrases::replacing(words, view, way)),
        None => {
            let args =
                [("card", name.as_str().into()), ("price", phrases::cards_arg(words, &paid))];
            words.say("road-buy", &args)
        }
    };
    let left = view.hand().total().saturating_sub(paid.total());
    let safe = SAFE + view.open().tableau(seat).knights;
    let say = match card {
        Purchase::Settlement if view.open().points(seat) + 1 >= GOAL => moment.t("road-seventh"),
        Purchase::Settlement if left > safe => {
            moment.say("road-risk", &[("count", left.into()), ("safe", safe.into())])
        }
        Purchase::Settlement => moment.say("road-no-risk", &[("count", left.into())]),
        _ => moment.say("road-left", &[("count", left.into())]),
    };
    let mut buttons: Vec<Button> = other_ways(&drawing.choices, drawing.picked())
        .into_iter()
        .map(|way| {
            let (kind, count) = swapped(view, seat, way.with);
            let cards = phrases::some(words, kind, count);
            let args = [("cards", cards.as_str().into())];
            let picked = Picked { with: Some(way.with), ..drawing.picked().clone() };
            Button::new(pip(kind), moment.say("road-instead", &args), drawing.pick(picked))
        })
        .collect();
    let drop = drawing.pick(Picked { read: true, ..Picked::default() });
    buttons.push(button(drawing, "u-close", "road-drop", drop));
    let build = button(drawing, "", "road-build", drawing.play(vec![action]));
    Bar { title: title.into(), say, buttons, end: Some(lit(build)), ..Bar::default() }
}

fn of_tray(drawing: &Drawing<'_>, tray: Tray) -> Bar {
    let moment = drawing.moment;
    let view = &moment.view;
    let drop = button(
        drawing,
        "u-close",
        "road-drop",
        drawing.pick(Picked { read: true, ..Picked::default() }),
    );
    let title = offer_text(drawing, tray);
    if tray.used == Use::Counter {
        let partner = view.open().trade().partner;
        let can = tray.can_be_sent(view.hand_size(view.open().active())) && !tray.is_answered(view);
        let send = button(drawing, "", "road-send", drawing.play(tray.actions(partner)));
        return Bar {
            title,
            say: open_question(drawing).unwrap_or_else(|| what_was_offered(drawing)),
            buttons: vec![drop],
            end: Some(Button { lit: can, enabled: can, ..send }),
            ..Bar::default()
        };
    }
    let fits = drawing.partners().into_iter().any(|seat| tray.can_be_sent(view.hand_size(seat)));
    let all = button(drawing, "u-ask", "road-ask-all", drawing.send_round(tray));
    Bar {
        title,
        say: moment.say("road-tray-say", &[("count", APPROACHES.into())]),
        buttons: vec![drop],
        end: Some(Button { sub: moment.t("road-ask-all-say"), enabled: fits, lit: fits, ..all }),
        ..Bar::default()
    }
}

/// Content of the tray, in words.
fn offer_text(drawing: &Drawing<'_>, tray: Tray) -> Text {
    let moment = drawing.moment;
    let words = &moment.words;
    let give = ("give", phrases::cards_arg(words, &tray.give));
    let get = ("get", phrases::cards_arg(words, &tray.get));
    match (tray.give.is_empty(), tray.get.is_empty()) {
        (true, true) => moment.t("road-make-offer"),
        (true, false) => moment.say("road-offer-for-what", &[get]),
        (false, true) => moment.say("road-offer-what-for", &[give]),
        (false, false) => moment.say("road-offer", &[give, get]),
    }
}

/// The bar for an offer being built card by card.
fn of_begun(drawing: &Drawing<'_>) -> Bar {
    let moment = drawing.moment;
    let deal = *moment.view.open().deal();
    let tray = Tray { used: Use::Offer, give: deal.give, get: deal.get };
    let can = drawing.choices.contains(&Action::Send);
    let send = button(drawing, "", "road-send", drawing.play(vec![Action::Send]));
    Bar {
        title: offer_text(drawing, tray),
        say: moment.t("road-begun-say"),
        end: Some(Button { lit: can, enabled: can, ..send }),
        ..Bar::default()
    }
}

fn of_answer(drawing: &Drawing<'_>, seat: Seat) -> Bar {
    let moment = drawing.moment;
    let can = drawing.choices.contains(&Action::Accept);
    let decline = button(drawing, "u-close", "road-decline", drawing.play(vec![Action::Decline]));
    let (play, act) = (drawing.play(vec![Action::Decline]), drawing.act.clone());
    let declining = drawing.standing.declining(seat);
    let for_turn = Callback::from(move |()| {
        act.go_by(declining);
        play.emit(());
    });
    let for_turn = button(drawing, "u-lock", "road-decline-turn", for_turn);
    let counter = Picked { tray: Some(Tray::counter(&moment.view)), ..Picked::default() };
    let counter = button(drawing, "u-trade", "road-counter", drawing.pick(counter));
    if let Some(asked) = open_question(drawing) {
        return Bar {
            title: asked,
            say: moment.t("road-answer-question"),
            buttons: vec![decline, for_turn],
            end: Some(lit(counter)),
            ..Bar::default()
        };
    }
    let accept = button(drawing, "", "road-accept", drawing.play(vec![Action::Accept]));
    let accept = Button { lit: can, enabled: can, sub: moment.t("road-accept-say"), ..accept };
    let say = if can { "road-answer-say" } else { "road-answer-cannot" };
    Bar {
        title: moment.t("road-answer"),
        say: moment.t(say),
        buttons: vec![decline, for_turn, counter],
        end: Some(accept),
        ..Bar::default()
    }
}

/// The prompt if one side of an offer is open.
fn open_question(drawing: &Drawing<'_>) -> Option<Text> {
    let moment = drawing.moment;
    let state = moment.view.open();
    let name = ("name", moment.name(state.active()).as_ref().into());
    let cards = |cards| phrases::cards_arg(&moment.words, cards);
    let offer = &state.trade().offer;
    match (offer.give.is_empty(), offer.get.is_empty()) {
        (false, true) => {
            Some(moment.say("road-answer-offered", &[name, ("give", cards(&offer.give))]))
        }
        (true, false) => {
            Some(moment.say("road-answer-wanted", &[name, ("get", cards(&offer.get))]))
        }
        _ => None,
    }
}

/// The offer that a counter-offer answers.
fn what_was_offered(drawing: &Drawing<'_>) -> Text {
    let moment = drawing.moment;
    let state = moment.view.open();
    let cards = |cards| phrases::cards_arg(&moment.words, cards);
    let name = ("name", moment.name(state.active()).as_ref().into());
    let offer = &state.trade().offer;
    let args = [name, ("give", cards(&offer.give)), ("get", cards(&offer.get))];
    moment.say("road-counter-say", &args)
}

fn of_reply(drawing: &Drawing<'_>) -> Bar {
    let moment = drawing.moment;
    let can = drawing.choices.contains(&Action::Accept);
    let partner = moment.name(moment.view.open().trade().partner);
    let name = [("name", partner.as_ref().into())];
    let decline = button(drawing, "u-close", "road-decline", drawing.play(vec![Action::Decline]));
    let accept = button(drawing, "", "road-accept", drawing.play(vec![Action::Accept]));
    Bar {
        title: moment.say("road-reply", &name),
        say: match can {
            true => moment.say("road-reply-say", &name),
            false => moment.t("road-answer-cannot"),
        },
        buttons: vec![decline],
        end: Some(Button { lit: can, enabled: can, ..accept }),
        ..Bar::default()
    }
}

/// Answers to an offer between people that are said aloud, while the device stays with the seat that asked. They are
/// checked against the hand only after one of them is touched.
pub(super) fn aloud(drawing: &Drawing<'_>) -> Vec<Button> {
    let moment = drawing.moment;
    let state = moment.view.open();
    let (asked, active) = (moment.covered, state.active());
    let asked = asked.filter(|_| state.stage() == Stage::Answer && moment.is_person(active));
    let Some(seat) = asked else { return Vec::new() };
    let offer = &state.trade().offer;
    let is_whole = !offer.give.is_empty() && !offer.get.is_empty();
    let keeps = moment.say("road-aloud-keeps", &[("name", moment.name(active).as_ref().into())]);
    let said = |icon, key: &str, action: Action| {
        let act = drawing.act.clone();
        let title = moment.t(key);
        let lines =
            vec![moment.say("road-aloud-cannot", &[("name", moment.name(seat).as_ref().into())])];
        let help = HelpText { title: title.clone(), lines, ..HelpText::default() };
        let press = Callback::from(move |()| {
            if !act.play_announced(seat, action, active) {
                act.explain_now(help.clone());
            }
        });
        Button { sub: keeps.clone(), ..Button::new(icon, title, press) }
    };
    let agreed = is_whole.then(|| said("u-check", "road-aloud-agreed", Action::Accept));
    agreed.into_iter().chain([said("u-close", "road-aloud-declined", Action::Decline)]).collect()
}

fn of_discard(drawing: &Drawing<'_>, seat: Seat) -> Bar {
    let moment = drawing.moment;
    let owed = moment.view.open().owing().get(seat.index()).copied().unwrap_or_default();
    let chosen = drawing.picked().out;
    let ready = chosen.total() == owed;
    let give_up = button(drawing, "", "road-give-up", drawing.play(discards(&chosen)));
    let left = owed.saturating_sub(chosen.total());
    Bar {
        title: moment.say("road-discard-title", &[("count", owed.into())]),
        say: match ready {
            true => phrases::cards(&moment.words, &chosen).into(),
            false => moment.say("road-discard-more", &[("count", left.into())]),
        },
        end: Some(Button { lit: ready, enabled: ready, ..give_up }),
        ..Bar::default()
    }
}

fn of_gift(drawing: &Drawing<'_>) -> Bar {
    let moment = drawing.moment;
    let seats = moment.others().filter_map(|seat| {
        let press = super::event::gift_to(drawing, seat)?;
        let chosen = drawing.picked().gift.is_some();
        Some(Button { lit: chosen, ..Button::new("", moment.name(seat), press) })
    });
    let buttons = seats.collect();
    let say = match drawing.picked().gift {
        Some(_) => "road-gift-to",
        None => "road-gift-say",
    };
    Bar { title: moment.t("road-gift-title"), say: moment.t(say), buttons, ..Bar::default() }
}
