//! Figures of the rules: one for each kind of mark, bonus and scoring, from a recorded game.

use crate::engine::seat::Seat;
use crate::games::dice::Dice;
use crate::games::dice::action::UsedBonus;
use crate::games::dice::colours::{Bonus, Colour};
use crate::games::dice::event::{Event, Prize};
use crate::games::dice::fields::{Field, FieldSet};
use crate::games::dice::points::Source;
use crate::games::dice::state::State;
use crate::web::dice::art::icons;
use crate::web::dice::art::place::Layout;
use crate::web::dice::art::sheet::sheet;
use crate::web::dice::model::pad::Pad;
use crate::web::dice::words::names::Names;
use crate::web::reading::figure::{
    Figure, Maker, RecordedGame, RecordedMove, Size, beside, counted, product, row, sized, sum,
};
use crate::web::ui::geometry::num;
use crate::web::ui::{Pic, die_face};
use crate::web::words::Words;
use yew::prelude::*;

type Game = RecordedGame<Dice>;

/// The recorded game: two computer players.
pub(super) const GAME: &str =
    "dice.g1.AQMCAAACbjEASwDiUtUDhGxHNADIMuOc5S6noLSXuscfEtzmXWVHQ9IQRNFvRLgoxMLAI8gpr5c";

/// The figures, in the order of the sections.
pub(super) const FIGURES: [Maker<Dice>; 15] = [
    hours, purple, orange, yellow, green, region, pasture, monk, worker, silver, goods, larger,
    smaller, pass, castle,
];

/// Width of the whole sheet, of which a figure shows a part: small, so that only colours and numbers are drawn.
const WIDTH: f64 = 240.0;

/// A number that was entered.
#[derive(Clone, Copy)]
struct Entered {
    seat: Seat,
    field: Field,
    colour: Colour,
    number: u8,
    bonus: UsedBonus,
    second: bool,
}

fn entered(events: &[Event]) -> impl Iterator<Item = Entered> {
    events.iter().filter_map(|event| match *event {
        Event::Marked { seat, field, colour, number, bonus, second } => {
            Some(Entered { seat, field, colour, number, bonus, second })
        }
        _ => None,
    })
}

/// Points of a seat, each with its source.
fn scored(events: &[Event], seat: Seat) -> Vec<(u32, Source)> {
    let of = |event: &Event| match event {
        Event::Scored { seat: who, source, points, .. } if *who == seat => {
            Some((u32::from(*points), *source))
        }
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// A part of a sheet in whole fields, with new ones marked.
fn land(state: &State, seat: Seat, shown: FieldSet, new: FieldSet) -> Html {
    let layout = Layout::filling(WIDTH);
    let mut pad = Pad::plain(state, seat);
    pad.cells.retain(|cell| shown.has(cell.field));
    pad.cells.iter_mut().for_each(|cell| cell.fresh = new.has(cell.field));
    pad.regions.iter_mut().for_each(|region| region.fields = region.fields.and(shown));
    let margin = layout.r * 1.2;
    let at = || shown.iter().map(|field| layout.at(field));
    let least = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::INFINITY, f64::min);
    let most = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::NEG_INFINITY, f64::max);
    let (left, right) = (least(&mut at().map(|(x, _)| x)), most(&mut at().map(|(x, _)| x)));
    let (top, bottom) = (least(&mut at().map(|(_, y)| y)), most(&mut at().map(|(_, y)| y)));
    let view =
        [left - margin, top - margin, right - left + 2.0 * margin, bottom - top + 2.0 * margin];
    let drawn =
        html! { <svg viewBox={view.map(num).join(" ")}>{ sheet(&pad, layout, None) }</svg> };
    sized(Size::Board, drawn)
}

/// A field after a move, with its neighbours.
fn near(recorded: &RecordedMove<'_, Dice>, of: Entered) -> Html {
    let new = FieldSet::only(of.field);
    land(&recorded.after, of.seat, with_neighbours(new), new)
}

/// Fields with their neighbours.
fn with_neighbours(fields: FieldSet) -> FieldSet {
    fields.or(fields.neighbours())
}

/// The region of a field after a move, with its neighbours.
fn whole(recorded: &RecordedMove<'_, Dice>, of: Entered) -> Html {
    let shown = with_neighbours(recorded.after.board().region(of.field));
    land(&recorded.after, of.seat, shown, FieldSet::only(of.field))
}

/// A pair of dice.
fn pair(of: Entered) -> Html {
    beside([pic(die_face(of.number)), pic(icons::colour_die(of.colour))])
}

fn pic(id: &'static str) -> Html {
    html! { <Pic {id} /> }
}

fn of_seat(figure: Figure, seat: Seat) -> Figure {
    Figure { seat, ..figure }
}

/// A mark with dice as they fell in this colour; `fits` judges the entry and the seat's sheet before it.
fn mark(
    game: &Game,
    words: &Words,
    (colour, key): (Colour, &str),
    fits: impl Fn(&RecordedMove<'_, Dice>, Entered) -> bool,
) -> Option<Figure> {
    let plain = |of: &Entered| of.colour == colour && of.bonus == UsedBonus::None && !of.second;
    let (recorded, of) = game
        .all(|_, _, events| entered(events).find(plain))
        .find(|(recorded, of)| fits(recorded, *of))?;
    let caption = words.say(key, &[("number", of.number.into())]);
    Some(of_seat(
        recorded.figure("rules-marking", caption, &[pair(of), near(&recorded, of)]),
        of.seat,
    ))
}

/// True if a region has a number besides the one just entered.
fn is_joined(recorded: &RecordedMove<'_, Dice>, of: Entered) -> bool {
    let region = recorded.before.board().region(of.field);
    !region.and(recorded.before.estate(of.seat).marked()).is_empty()
}

fn purple(game: &Game, words: &Words) -> Option<Figure> {
    mark(game, words, (Colour::Purple, "rules-figure-purple"), |_, _| true)
}

fn orange(game: &Game, words: &Words) -> Option<Figure> {
    mark(game, words, (Colour::Orange, "rules-figure-orange"), is_joined)
}

fn yellow(game: &Game, words: &Words) -> Option<Figure> {
    mark(game, words, (Colour::Yellow, "rules-figure-yellow"), is_joined)
}

fn green(game: &Game, words: &Words) -> Option<Figure> {
    mark(game, words, (Colour::Green, "rules-figure-green"), |_, _| true)
}

/// Boxes that a roll crosses out.
fn hours(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, boxes) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::BoxesCrossed { boxes, .. } if *boxes > 1 => Some(*boxes),
            _ => None,
        })
    })?;
    let roll = recorded.after.roll()?;
    let caption = words.say("rules-figure-hours", &[("boxes", boxes.into())]);
    let numbers = roll.numbers().map(|number| pic(die_face(number)));
    let colours = roll.colours().map(|colour| pic(icons::colour_die(colour)));
    let dice = numbers.into_iter().chain(colours);
    let dice = beside(dice.chain([pic(icons::hour_die(roll.is_double()))]));
    Some(recorded.figure("rules-round", caption, &[dice, row("hourglass", boxes.into())]))
}

/// A finished region that brings points and a bonus.
fn region(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (of, size, phase, points, bonus)) = game.first(|_, _, events| {
        let of = entered(events).find(|of| {
            let only = scored(events, of.seat).len() == 1;
            only && entered(events).filter(|other| other.seat == of.seat).count() == 1
        })?;
        let size = events.iter().find_map(|event| match event {
            Event::RegionFinished { seat, size, .. } if *seat == of.seat && *size > 1 => {
                Some(*size)
            }
            _ => None,
        })?;
        let bonus = events.iter().find_map(|event| match event {
            Event::BonusGained { seat, bonus, .. } if *seat == of.seat => Some(*bonus),
            _ => None,
        })?;
        events.iter().find_map(|event| match event {
            Event::Scored { seat, phase, points, .. } if *seat == of.seat => {
                Some((of, size, *phase, *points, bonus))
            }
            _ => None,
        })
    })?;
    let say = Names(words);
    let (name, gain) = (say.region(of.colour), say.bonus_within(bonus));
    let caption = words.say(
        "rules-figure-region",
        &[
            ("region", name.as_str().into()),
            ("size", size.into()),
            ("phase", say.phase(phase).into()),
            ("points", points.into()),
            ("bonus", gain.as_str().into()),
        ],
    );
    let gains = beside([counted("star", points.into()), pic(icons::bonus(bonus))]);
    let figure = recorded.figure("rules-regions", caption, &[whole(&recorded, of), gains]);
    Some(of_seat(figure, of.seat).with_points(points))
}

fn pasture(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (of, terms)) = game.first(|_, _, events| {
        entered(events).find_map(|of| match scored(events, of.seat).as_slice() {
            [(first, Source::Pastures), (second, Source::PasturesAgain)] => {
                (of.colour == Colour::Yellow).then_some((of, [*first, *second]))
            }
            _ => None,
        })
    })?;
    let counts = sum(&terms);
    let caption = words.say("rules-figure-pasture", &[("sum", counts.as_str().into())]);
    let points = terms.iter().sum::<u32>();
    let parts = [whole(&recorded, of), counted("star", points)];
    let figure = recorded.figure("rules-regions", caption, &parts);
    Some(of_seat(figure, of.seat).with_points(points as i32))
}

fn monk(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, of) =
        game.first(|_, _, events| entered(events).find(|of| of.bonus == UsedBonus::Monk))?;
    let colour = Names(words).colour(of.colour);
    let caption = words.say("rules-figure-monk", &[("colour", colour.as_str().into())]);
    let parts = [pic(icons::bonus(Bonus::Monk)), pair(of), near(&recorded, of)];
    Some(of_seat(recorded.figure("rules-bonuses", caption, &parts), of.seat))
}

fn worker(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, of) =
        game.first(|_, _, events| entered(events).find(|of| of.bonus == UsedBonus::Worker))?;
    let caption = words.say("rules-figure-worker", &[("number", of.number.into())]);
    let parts = [pic(icons::bonus(Bonus::Worker)), pair(of), near(&recorded, of)];
    Some(of_seat(recorded.figure("rules-bonuses", caption, &parts), of.seat))
}

fn silver(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, of) = game.first(|_, _, events| entered(events).find(|of| of.second))?;
    let colour = Names(words).colour(of.colour);
    let args = [("number", of.number.into()), ("colour", colour.as_str().into())];
    let caption = words.say("rules-figure-silver", &args);
    let parts = [pic(icons::bonus(Bonus::Silver)), pair(of), near(&recorded, of)];
    Some(of_seat(recorded.figure("rules-bonuses", caption, &parts), of.seat))
}

fn goods(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (seat, goods, points)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::GoodsSold { seat, goods } => match scored(events, *seat).as_slice() {
                [(points, Source::Goods)] => Some((*seat, u32::from(*goods), *points)),
                _ => None,
            },
            _ => None,
        })
    })?;
    let counts = product(goods, points / goods.max(1));
    let args = [("sum", counts.as_str().into()), ("silver", goods.into())];
    let caption = words.say("rules-figure-goods", &args);
    let gains = beside([counted("star", points), row("silver", goods)]);
    let figure = recorded.figure("rules-round", caption, &[row("goods", goods), gains]);
    Some(of_seat(figure, seat).with_points(points as i32))
}

/// A full colour with the larger or the smaller star, in a round in which the seat gets no other points but those of
/// its last region.
fn colour(game: &Game, words: &Words, wanted: Prize, key: &str) -> Option<Figure> {
    let (recorded, (seat, colour, terms)) = game.first(|_, _, events| {
        events.iter().find_map(|event| match event {
            Event::ColourCompleted { seat, colour, prize } if *prize == wanted => {
                let gains = scored(events, *seat);
                let (star, _) = gains.iter().find(|(_, source)| *source == Source::Colours)?;
                let terms: Vec<u32> = gains.iter().map(|(points, _)| *points).collect();
                (*star > 0 && terms.len() < 4).then_some((*seat, *colour, terms))
            }
            _ => None,
        })
    })?;
    let (name, counts) = (Names(words).colour(colour), sum(&terms));
    let args = [("colour", name.as_str().into()), ("sum", counts.as_str().into())];
    let shown = with_neighbours(recorded.after.board().of_colour(colour));
    let latest = recorded.after.estate(seat).latest().into_iter().flatten();
    let new = latest.fold(FieldSet::NONE, |set, field| set.or(FieldSet::only(field)));
    let points = terms.iter().sum::<u32>();
    let parts = [land(&recorded.after, seat, shown, new), counted("star", points)];
    let figure = recorded.figure("rules-colours", words.say(key, &args), &parts);
    Some(of_seat(figure, seat).with_points(points as i32))
}

fn larger(game: &Game, words: &Words) -> Option<Figure> {
    colour(game, words, Prize::Larger, "rules-figure-larger")
}

fn smaller(game: &Game, words: &Words) -> Option<Figure> {
    colour(game, words, Prize::Smaller, "rules-figure-smaller")
}

fn pass(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (seat, bonus)) = game.first(|_, _, events| {
        let seat = events.iter().find_map(|event| match event {
            Event::Passed { seat } => Some(*seat),
            _ => None,
        })?;
        events.iter().find_map(|event| match event {
            Event::BonusGained { seat: who, bonus, .. } if *who == seat => Some((seat, *bonus)),
            _ => None,
        })
    })?;
    let caption = words.t("rules-figure-pass");
    let parts = [pic("u-close"), row(icons::bonus(bonus), 1)];
    Some(of_seat(recorded.figure("rules-round", caption, &parts), seat))
}

fn castle(game: &Game, words: &Words) -> Option<Figure> {
    let (recorded, (seat, field, points, bonus)) = game.first(|_, _, events| {
        let (seat, field) = events.iter().find_map(|event| match event {
            Event::CastleCrossed { seat, field } => Some((*seat, *field)),
            _ => None,
        })?;
        let bonus = events.iter().find_map(|event| match event {
            Event::BonusGained { seat: who, bonus, .. } if *who == seat => Some(*bonus),
            _ => None,
        })?;
        match scored(events, seat).as_slice() {
            [(points, Source::Start)] => Some((seat, field, *points, bonus)),
            _ => None,
        }
    })?;
    let gain = Names(words).bonus_within(bonus);
    let args = [("points", points.into()), ("bonus", gain.as_str().into())];
    let caption = words.say("rules-figure-castle", &args);
    let new = FieldSet::only(field);
    let gains = beside([counted("star", points), pic(icons::bonus(bonus))]);
    let parts = [land(&recorded.after, seat, with_neighbours(new), new), gains];
    let figure = recorded.figure("rules-castles", caption, &parts);
    Some(of_seat(figure, seat).with_points(points as i32))
}
