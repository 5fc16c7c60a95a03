//! Mistakes and blunders of an analysed game, each beside the better choice.

use super::numbers::{number, with_unit};
use crate::bots::analysis::record::{Record, Step};
use crate::bots::analysis::summary::{TurningPoint, summary};
use crate::bots::analyst::Unit;
use crate::bots::player::ComputerPlayer;
use crate::engine::game::apply_silently;
use crate::engine::journal::Journal;
use crate::engine::seat::{Looker, Seat};
use crate::web::replay::comparison::{Comparison, ShownAction};
use crate::web::replay::timeline::{HIGHEST, Mark};
use crate::web::score::ScoreGame;
use crate::web::session::people;
use crate::web::table::{TableGame, TextContext, worth};
use crate::web::ui::text::Text;
use crate::web::words::Words;
use crate::web::words::number::signed;
use std::rc::Rc;

/// Weight of a decision's loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// A loss worth naming.
    Mistake,
    /// A large loss.
    Blunder,
}

impl Grade {
    /// Its key in wording and style.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// A decision with the loss of a mistake or blunder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault<G: ComputerPlayer> {
    /// Number of moves before it.
    pub at: usize,
    /// Number of moves after it.
    pub end: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The loss, in thousandths of the unit.
    pub loss: i32,
    /// Its weight.
    pub grade: Grade,
    /// The better choice.
    pub better: Vec<G::Action>,
    /// Its excess over the choice made, by terms of the evaluation; see [`terms`](crate::bots::analysis::record::Decision::terms).
    pub terms: Vec<(u8, i32)>,
}

impl<G: ComputerPlayer> Fault<G> {
    /// A decision with a better choice, whatever it cost.
    fn of(step: &Step<G>) -> Option<Fault<G>> {
        let decision = step.decision.as_ref().filter(|decision| !decision.better.is_empty())?;
        let (loss, scale) = (decision.loss(), G::MEASURE.scale);
        let grade = if loss >= scale.blunder { Grade::Blunder } else { Grade::Mistake };
        let at = step.at as usize;
        let end = at + usize::from(step.moves);
        let (better, terms) = (decision.better.clone(), decision.terms.clone());
        Some(Fault { at, end, seat: step.seat, loss, grade, better, terms })
    }
}

/// The mistakes and blunders of a record, in the order of the game.
#[must_use]
pub fn faults<G: ComputerPlayer>(record: &Record<G>) -> Vec<Fault<G>> {
    let is_fault = |fault: &Fault<G>| fault.loss >= G::MEASURE.scale.mistake;
    record.steps.iter().filter_map(Fault::of).filter(is_fault).collect()
}

/// Names as texts of the table.
#[must_use]
pub fn texts(names: &[String]) -> Vec<Text> {
    names.iter().map(|name| name.as_str().into()).collect()
}

/// An action in the words of the game's table, made at `places`.
#[must_use]
pub fn shown_action<G: TableGame>(
    words: &Words,
    names: &[String],
    options: &G::Options,
    made: (&G::State, Seat, &G::Action),
    places: Vec<String>,
) -> ShownAction {
    let (state, seat, action) = made;
    let names = texts(names);
    let looker = Looker::Seat(seat);
    let context = TextContext { words, names: &names, options, looker };
    ShownAction { said: G::choice(&context, &G::view(state, looker), action), places }
}

/// Actions from a moment on, as shown.
fn along<'a, G: ScoreGame>(
    words: &Words,
    game: &Journal<G>,
    names: &[String],
    (at, seat): (usize, Seat),
    actions: impl Iterator<Item = &'a G::Action>,
) -> Vec<ShownAction> {
    let mut state = G::State::clone(&game.at(at));
    let mut shown = Vec::new();
    for action in actions {
        shown.extend(G::shown_action(words, game, names, (&state, seat, action)));
        // A line was found on an imagined position: the true one may end it earlier.
        if apply_silently::<G>(&mut state, seat, *action).is_err() {
            break;
        }
    }
    shown
}

/// The actions taken from a moment to another, without better ones.
#[must_use]
pub fn taken<G: ScoreGame>(
    words: &Words,
    game: &Journal<G>,
    names: &[String],
    seat: Seat,
    (at, end): (usize, usize),
) -> Comparison {
    let made = game.moves().iter().take(end).skip(at).map(|made| &made.action);
    let name = names.get(seat.index()).map_or("", String::as_str);
    let by = if people::only(game) == Some(seat) { "" } else { name };
    Comparison {
        done: along(words, game, names, (at, seat), made),
        by: by.into(),
        ..Comparison::default()
    }
}

/// The actions taken, and the better ones.
#[must_use]
pub fn comparison<G: ScoreGame>(
    words: &Words,
    game: &Journal<G>,
    names: &[String],
    fault: &Fault<G>,
) -> Comparison {
    Comparison {
        better: along(words, game, names, (fault.at, fault.seat), fault.better.iter()),
        why: why(words, game, fault).into(),
        ..taken(words, game, names, fault.seat, (fault.at, fault.end))
    }
}

/// The change at a turning point in words: "Benno’s move: Anna’s lead +5.2 points, +4.8 of it luck".
#[must_use]
pub fn turned<G: ScoreGame>(
    words: &Words,
    game: &Journal<G>,
    names: &[String],
    point: &TurningPoint,
) -> String {
    let unit = G::measured(game.setup().options());
    let swing = with_unit(words, unit, &signed(words, point.swing));
    let luck = signed(words, point.luck);
    let named = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let mover = game.moves().get(point.at as usize).map_or(point.seat, |made| made.seat);
    let args = [
        ("mover", named(mover).into()),
        ("name", named(point.seat).into()),
        ("swing", swing.as_str().into()),
        ("luck", luck.as_str().into()),
    ];
    let is_alone = G::seats(game.state()) == 1;
    let key = match G::MEASURE.unit {
        Unit::Win => "analysis-turning-win",
        Unit::Points if is_alone => "analysis-turning-alone",
        Unit::Points => "analysis-turning-lead",
    };
    words.say(key, &args)
}

/// A turning point: the actions taken, better ones if there were any, and the change of the lead.
fn turning_point<G: ScoreGame>(
    words: &Words,
    game: &Journal<G>,
    names: &[String],
    (step, point): (&Step<G>, &TurningPoint),
) -> Comparison {
    let change = turned(words, game, names, point);
    let why = words.say("analysis-turned", &[("change", change.as_str().into())]);
    if let Some(fault) = Fault::of(step) {
        let both = comparison(words, game, names, &fault);
        return Comparison { why: format!("{why}. {}", both.why).into(), ..both };
    }
    let at = step.at as usize;
    let alone = if step.decision.is_some() { "analysis-no-better" } else { "analysis-no-choice" };
    Comparison {
        alone: true,
        why: format!("{why}. {}", words.t(alone)).into(),
        ..taken(words, game, names, step.seat, (at, at + usize::from(step.moves)))
    }
}

/// The reason for the better choice in numbers: "Better by 2.1 points: 4.0 more from regions, 3.1 less from goods, otherwise
/// 1.2 more". Beside a loss in chances to win, the terms are named as points of the position, and a sentence says if all
/// of them are against the better choice.
pub(super) fn why<G: ScoreGame>(words: &Words, game: &Journal<G>, fault: &Fault<G>) -> String {
    let unit = G::measured(game.setup().options());
    let loss = with_unit(words, unit, &number(words, fault.loss));
    let main = worth::main_terms(&fault.terms);
    let mut terms = worth::terms::<G>(words, &main);
    let is_in_points = G::MEASURE.unit == Unit::Points;
    if is_in_points && !terms.is_empty() {
        let rest = main.iter().fold(fault.loss, |left, (_, by)| left.saturating_sub(*by));
        terms.extend(remainder(words, rest));
    }
    let terms = terms.join(", ");
    let args = [("loss", loss.as_str().into()), ("terms", terms.as_str().into())];
    let key = match (is_in_points, main.iter().map(|(_, by)| *by).max()) {
        (true, None) => "analysis-why",
        (true, Some(_)) => "analysis-why-terms",
        (false, None) => "analysis-why-win",
        (false, Some(1..)) => "analysis-why-win-terms",
        (false, Some(_)) => "analysis-why-win-later",
    };
    words.say(key, &args)
}

/// The smallest remainder of a loss that is named, in thousandths of a point.
const LEAST_REST: i32 = 500;

/// The part of a loss in points that the named terms leave, in words.
fn remainder(words: &Words, rest: i32) -> Option<String> {
    let key = if rest > 0 { "analysis-more-otherwise" } else { "analysis-less-otherwise" };
    let value = number(words, rest.saturating_abs());
    (rest.saturating_abs() >= LEAST_REST)
        .then(|| words.say(key, &[("value", value.as_str().into())]))
}

/// Marks for the timeline, in the order of the game, each with both choices: the beginnings of the decisions with a mistake
/// or blunder, and the turning points.
#[must_use]
pub fn marks<G: ScoreGame>(
    words: &Words,
    game: &Journal<G>,
    names: &[String],
    record: &Record<G>,
) -> Vec<Mark> {
    let scale = G::MEASURE.scale;
    let faults = faults(record);
    let mark = |fault: &Fault<G>| Mark {
        moves: fault.at,
        height: height(fault.loss, scale.blunder),
        comparison: Rc::new(comparison(words, game, names, fault)),
    };
    let mut marks: Vec<Mark> = faults.iter().map(mark).collect();
    for point in summary(record, &scale).turning_points {
        let step = record.steps.iter().find(|step| step.at == point.at);
        let is_marked = faults.iter().any(|fault| fault.at == point.at as usize);
        if let Some(step) = step.filter(|_| !is_marked) {
            marks.push(Mark {
                moves: point.at as usize,
                height: 1,
                comparison: Rc::new(turning_point(words, game, names, (step, &point))),
            });
        }
    }
    marks.sort_by_key(|mark| mark.moves);
    marks
}

/// Height of a mark: the highest from three times the loss of a blunder on.
fn height(loss: i32, blunder: i32) -> u8 {
    let height = i64::from(loss) * i64::from(HIGHEST) / (3 * i64::from(blunder.max(1)));
    u8::try_from(height.clamp(1, i64::from(HIGHEST))).unwrap_or(HIGHEST)
}
