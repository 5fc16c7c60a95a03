//! The log, as visible to the reader. Cards that the reader can't see are counted.

use crate::engine::seat::Seat;
use crate::games::road::event::{Answer, DrawReason, Ending, Event};
use crate::games::road::{Cards, Road};
use crate::web::road::art::pictures::{event_class, event_icon, figure, pip, special_icon};
use crate::web::road::words::phrases::{cards_arg, kind, special, the_card};
use crate::web::table::{LogLine, TextContext};
use crate::web::ui::text::Icon;
use crate::web::words::Arg;

/// Log lines for the events of one move.
pub fn entries(context: &TextContext<'_, Road>, events: &[Event]) -> Vec<LogLine> {
    let mut lines = Vec::new();
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
                    ("card", Arg::Text(the_card(context.words, card))),
                    ("price", cards_arg(context.words, &price)),
                ];
                lines.push(line(context, Some(seat), figure(card), key, &args));
            }
            Event::Scored { seat, points, .. } => score(&mut lines, seat, points),
            _ => lines.extend(simple(context, event)),
        }
    }
    if let Some((seat, cards)) = discarded {
        let args = [("cards", cards_arg(context.words, &cards))];
        lines.push(line(context, Some(seat), "e-robber", "road-log-discarded", &args));
    }
    lines
}

/// Adds points to the line of the event that gave them.
fn score(lines: &mut [LogLine], seat: Seat, points: i8) {
    if let Some(last) = lines.iter_mut().rev().find(|line| line.seat == Some(seat)) {
        last.points += i32::from(points);
    }
}

fn line(
    context: &TextContext<'_, Road>,
    seat: Option<Seat>,
    icon: Icon,
    key: &str,
    args: &[(&str, Arg)],
) -> LogLine {
    let mut all = args.to_vec();
    all.extend(seat.map(|seat| ("name", context.name_arg(seat))));
    LogLine { icon, seat, text: context.say(key, &all), points: 0, begins: false }
}

/// The line of a self-contained event.
fn simple(context: &TextContext<'_, Road>, event: &Event) -> Option<LogLine> {
    let words = context.words;
    Some(match *event {
        Event::FirstSeat { seat } => {
            line(context, Some(seat), "c-settlement", "road-log-first", &[])
        }
        Event::FiveEqual { .. } => line(context, None, "back-build", "road-log-five-equal", &[]),
        Event::TurnBegan { seat } => {
            let line = line(context, Some(seat), "u-hand", "road-log-turn", &[]);
            LogLine { begins: true, ..line }
        }
        Event::Drew { seat, count, cards, reason } => {
            return drew(context, seat, count, cards, reason);
        }
        Event::NothingToDraw { seat, count, .. } => {
            let args = [("count", count.into())];
            line(context, Some(seat), "back-res", "road-log-no-card", &args)
        }
        Event::SpecialTaken { card, seat, from } => {
            let key = if from.is_some() { "road-log-special-from" } else { "road-log-special" };
            let mut args = vec![("card", Arg::Text(special(words, card)))];
            args.extend(from.map(|from| ("other", context.name_arg(from))));
            line(context, Some(seat), special_icon(card), key, &args)
        }
        Event::EventDrawn { seat, card } => {
            let event = words.t(&format!("road-event-{}", event_class(card)));
            let args = [("event", Arg::Text(event))];
            line(context, Some(seat), event_icon(card), "road-log-event", &args)
        }
        Event::Robbed { seat, hand, safe, loses } if loses > 0 => {
            let args = [("hand", hand.into()), ("safe", safe.into()), ("count", loses.into())];
            line(context, Some(seat), "e-robber", "road-log-robbed", &args)
        }
        Event::Gifted { from, to, card } => {
            let other = ("other", context.name_arg(to));
            match card {
                Some(card) => {
                    let args = [other, ("card", Arg::Text(kind(words, card)))];
                    line(context, Some(from), pip(card), "road-log-gift", &args)
                }
                None => line(context, Some(from), "e-donation", "road-log-gift-hidden", &[other]),
            }
        }
        Event::GameEnded { ending } => {
            let key = match ending {
                Ending::Seven => "road-log-seven",
                Ending::Stalled => "road-log-stalled",
            };
            line(context, None, "vp", key, &[])
        }
        _ => return of_trade(context, event),
    })
}

/// The line of an offer, refusal or trade.
fn of_trade(context: &TextContext<'_, Road>, event: &Event) -> Option<LogLine> {
    let words = context.words;
    Some(match *event {
        Event::Offered { seat, to, give, get, counter } => {
            let key = match (counter, give.is_empty(), get.is_empty()) {
                (true, ..) => "road-log-counter",
                (false, true, true) => "road-log-asks-any",
                (false, true, false) => "road-log-asks-for",
                (false, _, true) => "road-log-asks-what",
                (false, ..) => "road-log-offer",
            };
            let mut args = vec![("other", context.name_arg(to))];
            if !give.is_empty() {
                args.push(("give", cards_arg(words, &give)));
            }
            if !get.is_empty() {
                args.push(("get", cards_arg(words, &get)));
            }
            line(context, Some(seat), "u-trade", key, &args)
        }
        Event::Answered { seat, answer: Answer::Decline } => {
            line(context, Some(seat), "u-close", "road-log-declined", &[])
        }
        Event::Traded { seat, partner, gave, got } => {
            let args = [
                ("other", context.name_arg(partner)),
                ("gave", cards_arg(words, &gave)),
                ("got", cards_arg(words, &got)),
            ];
            line(context, Some(seat), "u-trade", "road-log-traded", &args)
        }
        _ => return None,
    })
}

/// The line of drawn cards: the cards for the player who drew them, their number for others.
fn drew(
    context: &TextContext<'_, Road>,
    seat: Seat,
    count: u8,
    cards: Option<Cards>,
    reason: DrawReason,
) -> Option<LogLine> {
    let own = context.looker.is(seat);
    if !own && matches!(reason, DrawReason::Deal | DrawReason::Yield) {
        // Routine draws, which are no news to the others.
        return None;
    }
    Some(match cards {
        Some(cards) => {
            let args = [("cards", cards_arg(context.words, &cards))];
            line(context, Some(seat), "back-res", "road-log-drew", &args)
        }
        None => {
            let args = [("count", count.into())];
            line(context, Some(seat), "back-res", "road-log-drew-count", &args)
        }
    })
}
