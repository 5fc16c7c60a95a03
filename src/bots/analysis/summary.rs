//! Summary of an analysis: results with and without luck, error rates, turning points, the curve.

use crate::bots::analysis::record::{Record, Step};
use crate::bots::analyst::{Scale, Unit};
use crate::bots::player::ComputerPlayer;
use crate::engine::seat::Seat;
use serde::{Deserialize, Serialize};

/// Number of turning points.
pub const TURNING_POINTS: usize = 3;

/// A class of play, by its error rate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// Nearly without errors.
    Expert,
    /// Few and small errors.
    Advanced,
    /// Errors that cost some games.
    Intermediate,
    /// Errors in many choices.
    Beginner,
    /// Little better than chance.
    Novice,
}

impl Class {
    /// All classes, best first.
    pub const ALL: [Class; 5] =
        [Class::Expert, Class::Advanced, Class::Intermediate, Class::Beginner, Class::Novice];

    /// The class of an error rate.
    #[must_use]
    pub fn of(scale: &Scale, error_rate: i32) -> Class {
        let limits = scale.classes.iter().zip(Class::ALL);
        let mut within = limits.filter(|(limit, _)| error_rate <= **limit);
        within.next().map_or(Class::Novice, |(_, class)| class)
    }

    /// Its key in wording and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Class::Expert => "expert",
            Class::Advanced => "advanced",
            Class::Intermediate => "intermediate",
            Class::Beginner => "beginner",
            Class::Novice => "novice",
        }
    }
}

/// A seat's account; all in thousandths of the unit. `value - start = luck - losses + others + revision`, exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// The seat.
    pub seat: Seat,
    /// Its equity before the deal.
    pub start: i32,
    /// Its result, or what it may expect now in a game in progress.
    pub value: i32,
    /// Its luck in all draws.
    pub luck: i32,
    /// The losses of its own decisions.
    pub losses: i32,
    /// Change of its equity by the others' choices.
    pub others: i32,
    /// Change of the evaluator's judgement of the seat's own choices a step later.
    pub revision: i32,
    /// The result without luck.
    pub without_luck: i32,
    /// Number of its decisions.
    pub decisions: u32,
    /// Number of decisions with the loss of a mistake, without blunders.
    pub mistakes: u32,
    /// Number of decisions with the loss of a blunder.
    pub blunders: u32,
    /// Mean loss of a decision.
    pub error_rate: i32,
    /// The class of its play.
    pub class: Class,
}

/// A moment at which luck and losses changed a lead most; in chances to win, one at which they changed a seat's own chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Number of moves before it.
    pub at: u32,
    /// The seat whose lead over the others, or whose chance to win, changed most.
    pub seat: Seat,
    /// The change of that lead or chance by luck and losses.
    pub swing: i32,
    /// The part of it that was luck.
    pub luck: i32,
}

/// A point of the curve: what each seat may expect after so many moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CurvePoint {
    /// Number of moves before the moment.
    pub moves: u32,
    /// The equity of each seat.
    pub values: Vec<i32>,
    /// The luck of each seat in the draw just before; empty without one.
    pub luck: Vec<i32>,
    /// The seat that decided just before, and its loss; `None` before the first move and after forced ones.
    pub decided: Option<(Seat, i32)>,
}

/// Summary of an analysis so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The unit.
    pub unit: Unit,
    /// True if the game is over and analysed to its end.
    pub over: bool,
    /// The account of each seat.
    pub seats: Vec<Account>,
    /// The three moments at which luck and losses changed most, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// Equity of each seat, from the first position on.
    pub curve: Vec<CurvePoint>,
}

/// The summary of a record; the scale gives the classes of play.
#[must_use]
pub fn summary<G: ComputerPlayer>(record: &Record<G>, scale: &Scale) -> Summary {
    let seats = Seat::first(record.start.len() as u8);
    Summary {
        unit: record.unit,
        over: record.over,
        seats: seats.map(|seat| account(record, scale, seat)).collect(),
        turning_points: turning_points(record),
        curve: curve(record),
    }
}

fn of(values: &[i32], seat: Seat) -> i32 {
    values.get(seat.index()).copied().unwrap_or(0)
}

/// The equities before each step, with the step.
fn with_before<G: ComputerPlayer>(
    record: &Record<G>,
) -> impl Iterator<Item = (Vec<i32>, &Step<G>)> {
    let first: Vec<i32> = record.start.iter().zip(&record.deal).map(|(a, b)| a + b).collect();
    let before = core::iter::once(first).chain(record.steps.iter().map(|step| step.after.clone()));
    before.zip(&record.steps)
}

fn account<G: ComputerPlayer>(record: &Record<G>, scale: &Scale, seat: Seat) -> Account {
    let start = of(&record.start, seat);
    let mut account = Account {
        seat,
        start,
        value: of(&record.equities(), seat),
        luck: of(&record.deal, seat),
        losses: 0,
        others: 0,
        revision: 0,
        without_luck: 0,
        decisions: 0,
        mistakes: 0,
        blunders: 0,
        error_rate: 0,
        class: Class::Expert,
    };
    for (before, step) in with_before(record) {
        let luck = of(&step.luck, seat);
        let chosen = of(&step.after, seat) - of(&before, seat) - luck;
        account.luck += luck;
        if step.seat != seat {
            account.others += chosen;
            continue;
        }
        let loss = step.decision.as_ref().map_or(0, |decision| decision.loss());
        account.losses += loss;
        account.revision += chosen + loss;
        account.decisions += u32::from(step.decision.is_some());
        account.blunders += u32::from(loss >= scale.blunder);
        account.mistakes += u32::from(loss >= scale.mistake && loss < scale.blunder);
    }
    let count = i32::try_from(account.decisions.max(1)).unwrap_or(i32::MAX);
    account.error_rate = account.losses / count;
    account.class = Class::of(scale, account.error_rate);
    account.without_luck = account.value - account.luck;
    account
}

/// The part of a step's change of a seat's equity that luck and the seat's own loss explain, and the luck. The rest is the
/// evaluator's change of mind, which turns no game.
fn explained<G: ComputerPlayer>(step: &Step<G>, seat: Seat) -> (i32, i32) {
    let loss = step.decision.as_ref().filter(|_| step.seat == seat);
    let luck = of(&step.luck, seat);
    (luck - loss.map_or(0, |decision| decision.loss()), luck)
}

/// The seat for which luck and losses of a step changed most. Points count against those of the best other seat; a chance
/// to win counts by itself, because the lead of one chance over another can exceed 100 %.
fn turning_point<G: ComputerPlayer>(unit: Unit, step: &Step<G>) -> Option<TurningPoint> {
    let seats = || Seat::first(step.after.len() as u8);
    let turned = |seat: Seat| {
        let others = seats().filter(|other| *other != seat && unit == Unit::Points);
        let best = others.max_by_key(|other| of(&step.after, *other));
        let (rival, its_luck) = best.map_or((0, 0), |best| explained(step, best));
        let (own, luck) = explained(step, seat);
        TurningPoint { at: step.at, seat, swing: own - rival, luck: luck - its_luck }
    };
    // Of seats alike the first, and of gains rather than losses.
    seats().rev().map(turned).max_by_key(|point| (point.swing.abs(), point.swing))
}

fn turning_points<G: ComputerPlayer>(record: &Record<G>) -> Vec<TurningPoint> {
    let steps = record.steps.iter();
    let mut points: Vec<TurningPoint> =
        steps.filter_map(|step| turning_point(record.unit, step)).collect();
    points.sort_by_key(|point| (core::cmp::Reverse(point.swing.abs()), point.at));
    points.truncate(TURNING_POINTS);
    points.sort_by_key(|point| point.at);
    points
}

fn curve<G: ComputerPlayer>(record: &Record<G>) -> Vec<CurvePoint> {
    if record.start.is_empty() {
        return Vec::new();
    }
    let values: Vec<i32> = record.start.iter().zip(&record.deal).map(|(a, b)| a + b).collect();
    let first = CurvePoint { moves: 0, values, luck: record.deal.clone(), decided: None };
    let points = record.steps.iter().map(|step| CurvePoint {
        moves: step.at + u32::from(step.moves),
        values: step.after.clone(),
        luck: step.luck.clone(),
        decided: step.decision.as_ref().map(|decision| (step.seat, decision.loss())),
    });
    core::iter::once(first).chain(points).collect()
}
