//! The log: what happened, as whoever reads may know it. Cards that are backs to the reader are counted.

use crate::engine::seat::Seat;
use crate::games::road::event::{Answer, DrawReason, Ending, Event};
use crate::games::road::{Cards, Road};
use crate::web::road::art::pictures::{event_class, event_icon, figure, pip, special_icon};
use crate::web::road::phrases::{cards_arg, kind, special, the_card};
use crate::web::table::{LogLine, Telling};
use crate::web::ui::text::Icon;
use crate::web::words::Arg;

/// The lines of the log for the events of one move.
pub fn tell(telling: &Telling<'_, Road>, events: &[Event]) -> Vec<LogLine> {
    let mut told = Vec::new();
    let mut paid: Option<(Cards, bool)> = None;
    let mut discarded: Option<(Seat, Cards)> = None;
    for event in events {
        match *event {
            Event::Paid { cards, replacing, .. } => paid = Some((cards, replacing.is_some())),
            Event::Discarded { seat, card } => {
                let mut cards = discarded.take().map_or(Cards::NONE, |(_, cards)| cards);
                cards.add(card, 1);
                discarded = Some((seat, cards));
            }
            Event::Built { seat, card, .. } => {
                let (price, replaced) = paid.take().unwrap_or_default();
                let key = if replaced { "road-log-built-with" } else { "road-log-built" };
                let args = [
                    ("card", Arg::Text(the_card(telling.words, card))),
                    ("price", cards_arg(telling.words, &price)),
                ];
                told.push(line(telling, Some(seat), figure(card), key, &args));
            }
            Event::Scored { seat, points, .. } => score(&mut told, seat, points),
            _ => told.extend(simple(telling, event)),
        }
    }
    if let Some((seat, cards)) = discarded {
        let args = [("cards", cards_arg(telling.words, &cards))];
        told.push(line(telling, Some(seat), "e-robber", "road-log-discarded", &args));
    }
    told
}

/// Points stand beside the line of what brought them.
fn score(told: &mut [LogLine], seat: Seat, points: i8) {
    if let Some(last) = told.iter_mut().rev().find(|line| line.seat == Some(seat)) {
        last.points += i32::from(points);
    }
}

fn line(
    telling: &Telling<'_, Road>,
    seat: Option<Seat>,
    icon: Icon,
    key: &str,
    args: &[(&str, Arg)],
) -> LogLine {
    let mut all = args.to_vec();
    all.extend(seat.map(|seat| ("name", telling.who(seat))));
    LogLine { icon, seat, text: telling.say(key, &all), points: 0 }
}

/// The line of an event that is told by itself.
fn simple(telling: &Telling<'_, Road>, event: &Event) -> Option<LogLine> {
    let words = telling.words;
    Some(match *event {
        Event::FirstSeat { seat } => {
            line(telling, Some(seat), "c-settlement", "road-log-first", &[])
        }
        Event::FiveEqual { .. } => line(telling, None, "back-build", "road-log-five-equal", &[]),
        Event::TurnBegan { seat } => line(telling, Some(seat), "u-hand", "road-log-turn", &[]),
        Event::Drew { seat, count, cards, reason } => {
            return drew(telling, seat, count, cards, reason);
        }
        Event::NothingToDraw { seat, count, .. } => {
            let args = [("count", count.into())];
            line(telling, Some(seat), "back-res", "road-log-no-card", &args)
        }
        Event::SpecialTaken { card, seat, from } => {
            let key = if from.is_some() { "road-log-special-from" } else { "road-log-special" };
            let mut args = vec![("card", Arg::Text(special(words, card)))];
            args.extend(from.map(|from| ("other", telling.who(from))));
            line(telling, Some(seat), special_icon(card), key, &args)
        }
        Event::EventDrawn { seat, card } => {
            let event = words.t(&format!("road-event-{}", event_class(card)));
            let args = [("event", Arg::Text(event))];
            line(telling, Some(seat), event_icon(card), "road-log-event", &args)
        }
        Event::Robbed { seat, hand, safe, loses } if loses > 0 => {
            let args = [("hand", hand.into()), ("safe", safe.into()), ("count", loses.into())];
            line(telling, Some(seat), "e-robber", "road-log-robbed", &args)
        }
        Event::Gifted { from, to, card } => {
            let other = ("other", telling.who(to));
            match card {
                Some(card) => {
                    let args = [other, ("card", Arg::Text(kind(words, card)))];
                    line(telling, Some(from), pip(card), "road-log-gift", &args)
                }
                None => line(telling, Some(from), "e-donation", "road-log-gift-hidden", &[other]),
            }
        }
        Event::GameEnded { ending } => {
            let key = match ending {
                Ending::Seven => "road-log-seven",
                Ending::Stalled => "road-log-stalled",
            };
            line(telling, None, "vp", key, &[])
        }
        _ => return of_trade(telling, event),
    })
}

/// The line of what is offered, declined and traded.
fn of_trade(telling: &Telling<'_, Road>, event: &Event) -> Option<LogLine> {
    let words = telling.words;
    Some(match *event {
        Event::Offered { seat, to, give, get, counter } => {
            let key = match (counter, give.is_empty(), get.is_empty()) {
                (true, ..) => "road-log-counter",
                (false, true, true) => "road-log-asks-any",
                (false, true, false) => "road-log-asks-for",
                (false, _, true) => "road-log-asks-what",
                (false, ..) => "road-log-offer",
            };
            let mut args = vec![("other", telling.who(to))];
            if !give.is_empty() {
                args.push(("give", cards_arg(words, &give)));
            }
            if !get.is_empty() {
                args.push(("get", cards_arg(words, &get)));
            }
            line(telling, Some(seat), "u-trade", key, &args)
        }
        Event::Answered { seat, answer: Answer::Decline } => {
            line(telling, Some(seat), "u-close", "road-log-declined", &[])
        }
        Event::Traded { seat, partner, gave, got } => {
            let args = [
                ("other", telling.who(partner)),
                ("gave", cards_arg(words, &gave)),
                ("got", cards_arg(words, &got)),
            ];
            line(telling, Some(seat), "u-trade", "road-log-traded", &args)
        }
        _ => return None,
    })
}

/// Who draws is told which cards; the others, how many.
fn drew(
    telling: &Telling<'_, Road>,
    seat: Seat,
    count: u8,
    cards: Option<Cards>,
    reason: DrawReason,
) -> Option<LogLine> {
    let own = telling.looker.is(seat);
    if !own && matches!(reason, DrawReason::Deal | DrawReason::Yield) {
        // Everybody draws all the time: for others that is no news.
        return None;
    }
    Some(match cards {
        Some(cards) => {
            let args = [("cards", cards_arg(telling.words, &cards))];
            line(telling, Some(seat), "back-res", "road-log-drew", &args)
        }
        None => {
            let args = [("count", count.into())];
            line(telling, Some(seat), "back-res", "road-log-drew-count", &args)
        }
    })
}
