//! The log: events in words; and the reasons of hints.

use crate::bots::dice::hint::HintReason;
use crate::engine::seat::Seat;
use crate::games::dice::action::UsedBonus;
use crate::games::dice::colours::Bonus;
use crate::games::dice::event::Prize;
use crate::games::dice::points::Source;
use crate::games::dice::{Dice, Event};
use crate::web::dice::art::icons;
use crate::web::dice::words::names::Names;
use crate::web::table::{LogLine, TextContext};
use crate::web::ui::text::Icon;
use crate::web::words::{Arg, Words};

/// Log lines for the events of one move. Points and bonuses are added to the line of the event that gave them.
pub fn entries(context: &TextContext<'_, Dice>, events: &[Event]) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> = Vec::new();
    for event in events {
        match *event {
            Event::Scored { points, .. } => {
                if let Some(last) = lines.last_mut() {
                    last.points += i32::from(points);
                }
            }
            Event::BonusGained { bonus, .. } | Event::BonusLost { bonus, .. } => {
                let key = match event {
                    Event::BonusLost { .. } => "log-and-lost",
                    _ => "log-and-bonus",
                };
                // Silver from a sale is part of the sentence about the sale.
                let of_sale = |last: &LogLine| last.icon == "goods" && bonus == Bonus::Silver;
                if let Some(last) = lines.last_mut().filter(|last| !of_sale(last)) {
                    let bonus = Names(context.words).bonuses(bonus, 1);
                    let text = last.text.trim_end_matches('.').to_owned();
                    let args = [("text", text.as_str().into()), ("bonus", bonus.as_str().into())];
                    last.text = context.say(key, &args);
                }
            }
            event => lines.extend(line(context, event)),
        }
    }
    lines
}

/// A line: icon, player, message key and values.
fn entry(
    context: &TextContext<'_, Dice>,
    icon: Icon,
    seat: Option<Seat>,
    key: &str,
    mut args: Vec<(&str, Arg)>,
) -> Option<LogLine> {
    if let Some(seat) = seat {
        args.push(("name", context.name_arg(seat)));
    }
    Some(LogLine { icon, seat, text: context.say(key, &args), points: 0, begins: false })
}

fn line(context: &TextContext<'_, Dice>, event: Event) -> Option<LogLine> {
    let names = Names(context.words);
    let of = |seat: Seat, icon: Icon, key: &str, args: Vec<(&str, Arg)>| {
        entry(context, icon, Some(seat), key, args)
    };
    match event {
        Event::Rolled { .. } => rolled(context, event),
        Event::Marked { .. } => marked(context, event),
        Event::CastleCrossed { seat, .. } => of(seat, "w-cross", "log-castle", vec![]),
        Event::GoodsSold { seat, goods } => {
            of(seat, "goods", "log-sold", vec![("count", goods.into())])
        }
        Event::Passed { seat } => of(seat, "worker", "log-passed", vec![]),
        Event::RegionFinished { seat, colour, size, .. } => {
            let key = format!("log-finished-{}", colour.key());
            of(seat, icons::mark(colour), &key, vec![("size", size.into())])
        }
        Event::ColourCompleted { seat, colour, prize } => {
            let key = match prize {
                Prize::Larger => "log-completed-larger",
                Prize::Smaller => "log-completed-smaller",
                Prize::Nothing => "log-completed-late",
            };
            of(seat, "star", key, vec![("colour", names.colour(colour).as_str().into())])
        }
        Event::PhaseEnded { phase } => {
            let args = vec![("phase", names.phase(phase).into())];
            entry(context, "hourglass", None, "log-phase", args)
        }
        Event::GameEnded => entry(context, "vp", None, "log-over", vec![]),
        Event::BoxesCrossed { .. }
        | Event::Chose { .. }
        | Event::Ready { .. }
        | Event::Revealed
        | Event::BonusUsed { .. }
        | Event::BonusGained { .. }
        | Event::BonusLost { .. }
        | Event::Scored { .. }
        | Event::RoundEnded { .. } => None,
    }
}

/// Line for the round's dice.
fn rolled(context: &TextContext<'_, Dice>, event: Event) -> Option<LogLine> {
    let Event::Rolled { round, phase, numbers, colours: [a, b], hourglasses } = event else {
        return None;
    };
    let ([one, two], names) = (numbers, Names(context.words));
    let key = if hourglasses == 2 { "log-rolled-double" } else { "log-rolled" };
    let args = vec![
        ("round", names.round(context.options.is_solo(), phase, round).into()),
        ("one", one.into()),
        ("two", two.into()),
        ("a", names.colour(a).as_str().into()),
        ("b", names.colour(b).as_str().into()),
    ];
    let line = entry(context, icons::hour_die(hourglasses == 2), None, key, args)?;
    Some(LogLine { begins: true, ..line })
}

/// Line for an entered number.
fn marked(context: &TextContext<'_, Dice>, event: Event) -> Option<LogLine> {
    let Event::Marked { seat, colour, number, bonus, second, .. } = event else { return None };
    let key = match (second, bonus) {
        (true, _) => "log-marked-silver",
        (_, UsedBonus::None) => "log-marked",
        (_, UsedBonus::Monk) => "log-marked-monk",
        (_, UsedBonus::Worker) => "log-marked-worker",
    };
    let names = Names(context.words);
    let colour_name = ("colour", names.colour(colour).as_str().into());
    let args = vec![colour_name, ("number", number.into())];
    entry(context, icons::hex_of(colour), Some(seat), key, args)
}

/// The reason for a hint's advice.
pub fn reason(words: &Words, reason: HintReason) -> String {
    let names = Names(words);
    match reason {
        HintReason::Finishes { colour, size, points } => {
            let region = names.region(colour);
            let args = [
                ("region", region.as_str().into()),
                ("size", size.into()),
                ("points", points.into()),
            ];
            names.say("hint-finishes", &args)
        }
        HintReason::Completes { colour, points, larger } => {
            let key = if larger { "hint-completes" } else { "hint-completes-smaller" };
            let colour = names.colour(colour);
            names.say(key, &[("colour", colour.as_str().into()), ("points", points.into())])
        }
        HintReason::Sells { goods, points } => {
            names.say("hint-sells", &[("count", goods.into()), ("points", points.into())])
        }
        HintReason::Gains { bonus, count } => {
            let bonus = names.bonuses(bonus, count);
            names.say("hint-gains", &[("bonus", bonus.as_str().into())])
        }
        HintReason::Nearly { colour, points } => {
            let region = names.region(colour);
            let args = [("region", region.as_str().into()), ("points", points.into())];
            names.say("hint-nearly", &args)
        }
        HintReason::Spends(bonus) => {
            let bonus = names.bonuses(bonus, 1);
            names.say("hint-spends", &[("bonus", bonus.as_str().into())])
        }
        HintReason::Opens(fields) => names.say("hint-opens", &[("count", fields.into())]),
        HintReason::Opening => names.t("hint-opening"),
    }
}

/// Icon of a rule on the score sheet.
pub fn rule_icon(rule: &str) -> Icon {
    let found = Source::ALL.into_iter().find(|source| source.key() == rule);
    found.map_or("vp", icons::source)
}
