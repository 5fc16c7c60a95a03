//! The search for problems in finished games.
//!
//! A decision is a candidate if a first price finds it a blunder. Then every legal first action with its best
//! continuation is compared with four times the budget. The solution is the best line, and its key the action whose
//! omission costs most; that is measured again with other samples. Last, the medium level has to miss the key and the
//! hard level, with at most four times its budget, to find it.

use crate::bots::analysis::comparison::{Comparison, Contest};
use crate::bots::analysis::pricing::Pricing;
use crate::bots::analysis::steps::{Steps, seat_at};
use crate::bots::analyst::Measure;
use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, choose_at};
use crate::bots::problems::problem::{Grade, Problem, goes_on};
use crate::bots::seat_view::SeatView;
use crate::bots::table::{Table, TableError};
use crate::engine::actions::ActionList;
use crate::engine::chance::{mix, thinking};
use crate::engine::journal::Journal;
use crate::engine::journal::roster::Roster;
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;

/// Most lines that are compared.
const MOST_LINES: usize = 64;
/// Lines without the key that the solution is measured against.
const RIVALS: usize = 3;
/// Number of searches of the medium level, whose errors are random, and the most in which it may find the key.
const TRIES: u64 = 12;
const LUCKY: usize = 2;
/// Most answers of a level before a turn is left as one without end.
const MOST_ANSWERS: usize = 40;
/// The stream of the second comparison.
const AGAIN: u64 = 0x7072_6f62_6c65_6d73;

/// The demands on a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Requirements {
    /// The least excess of the solution over any line without its key, in thousandths of the unit.
    pub margin: i32,
    /// The budget of the first price, in positions; comparisons have sixteen times as much.
    pub nodes: u32,
}

impl Requirements {
    /// A third more than a blunder.
    #[must_use]
    pub const fn of(measure: &Measure) -> Requirements {
        Requirements { margin: measure.scale.blunder * 4 / 3, nodes: measure.nodes / 4 }
    }

    const fn compared(self) -> u64 {
        self.nodes as u64 * 16
    }
}

/// A game of the medium level against itself.
///
/// # Errors
/// If no game can be played with this table.
pub fn self_play<G: ComputerPlayer>(table: &Table, seed: u64) -> Result<Journal<G>, TableError> {
    let options = G::options(table, seed)?;
    let begun = Journal::new(options, Seed::numbered(seed), Roster::new());
    let mut game: Journal<G> =
        begun.map_err(|why: G::OptionsError| TableError::Options(why.to_string()))?;
    let nodes = G::nodes(Level::Medium).into();
    while let Some(seat) = G::deciders(game.state()).lowest() {
        let view = G::view(game.state(), seat.into());
        let number = mix(seed ^ mix(game.position() as u64));
        let actions = choose_at::<G>(&view, seat, Level::Medium, number, nodes);
        let played = actions.iter().all(|action| game.play(seat, *action).is_ok());
        if actions.is_empty() || !played {
            break;
        }
    }
    Ok(game)
}

/// The problems among a finished game's decisions, in its order.
#[must_use]
pub fn problems_of<G: ComputerPlayer>(game: &Journal<G>, wanted: Requirements) -> Vec<Problem<G>> {
    let (steps, mut at, mut found) = (Steps::of(game), 0, Vec::new());
    while let Some(end) = steps.end_from(at) {
        let made: Vec<G::Action> =
            game.moves().iter().take(end).skip(at).map(|made| made.action).collect();
        let mut covered = made.len();
        if steps.is_decision(at, end) {
            let position = Position::of(game, at);
            let mut pricing = Pricing::<G>::new(
                position.view.clone(),
                position.seat,
                G::MEASURE.unit,
                wanted.nodes,
                made,
            );
            while !pricing.is_done() {
                pricing.play();
            }
            let (price, moves) = pricing.price();
            covered = moves;
            let is_blunder = price.is_some_and(|price| price.loss() >= wanted.margin);
            if is_blunder && !position.is_simultaneous {
                found.extend(position.problem(game, at, wanted));
            }
        }
        at += covered.max(1);
    }
    found
}

/// True if the level, asked again after each of its answers, plays the action before its turn ends or chance enters.
#[must_use]
pub fn plays<G: ComputerPlayer>(
    view: &G::View,
    seat: Seat,
    level: Level,
    (nodes, seed): (u64, u64),
    key: G::Action,
) -> bool {
    let mut state = G::analyst().imagine(view, &mut thinking(seed, 0));
    for _ in 0..MOST_ANSWERS {
        let view = G::view(&state, seat.into());
        let answer = choose_at::<G>(&view, seat, level, seed, nodes);
        for action in &answer {
            if *action == key {
                return true;
            }
            if !goes_on::<G>(&mut state, seat, *action) {
                return false;
            }
        }
        if answer.is_empty() {
            return false;
        }
    }
    false
}

/// A decision of a seat, as its view shows it.
struct Position<G: ComputerPlayer> {
    view: G::View,
    seat: Seat,
    /// A number of the position, from which all draws follow.
    number: u64,
    /// True if other seats choose meanwhile.
    is_simultaneous: bool,
}

impl<G: ComputerPlayer> Position<G> {
    fn of(game: &Journal<G>, at: usize) -> Position<G> {
        let (state, seat) = (game.at(at), seat_at(game, at));
        let view = G::view(&state, seat.into());
        let number = SeatView::<G>::of_view(&view, seat).number();
        let is_simultaneous = G::simultaneous(&state).is_some() && G::seats(&state) > 1;
        Position { view, seat, number, is_simultaneous }
    }

    /// The analyst's lines, and every legal first action with the best continuation.
    fn lines(&self) -> Vec<Vec<G::Action>> {
        let Position { view, seat, number, .. } = self;
        let mut lines = G::analyst().lines(view, *seat, *number);
        let state = G::analyst().imagine(view, &mut thinking(*number, u64::MAX));
        let mut list = G::Actions::default();
        list.clear();
        G::legal(&state, *seat, &mut list);
        for action in list.iter() {
            let (mut next, mut line) = (state.clone(), vec![*action]);
            if goes_on::<G>(&mut next, *seat, *action) {
                let rest = G::analyst().lines(&G::view(&next, (*seat).into()), *seat, *number);
                line.extend(rest.into_iter().next().unwrap_or_default());
            }
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines.retain(|line| !line.is_empty());
        lines.truncate(MOST_LINES);
        lines
    }

    /// Compares lines to the end of the budget.
    fn compared(&self, contest: Contest, lines: Vec<Vec<G::Action>>) -> Comparison<G> {
        let mut comparison = Comparison::new(self.view.clone(), contest, G::MEASURE.unit, lines);
        while !comparison.is_done() {
            comparison.play(G::analyst());
        }
        comparison
    }

    /// The problem, if one choice is clearly best here, missed by the medium level and found by the hard one.
    fn problem(&self, game: &Journal<G>, at: usize, wanted: Requirements) -> Option<Problem<G>> {
        let (seat, nodes) = (self.seat, wanted.compared());
        let contest = Contest { seat, seed: mix(self.number), nodes, drops: true };
        let search = self.compared(contest, self.lines());
        let ranked: Vec<_> = search
            .ranking()
            .into_iter()
            .map(|(place, value)| (search.line(place), value))
            .collect();
        let (solution, value) = ranked.first()?;
        // The place of the action without which the best line is worst.
        let without = |action: &G::Action| {
            ranked
                .iter()
                .filter(|(line, _)| !line.contains(action))
                .take(RIVALS)
                .collect::<Vec<_>>()
        };
        let (key, rivals) = (0..)
            .zip(solution)
            .map(|(key, action)| (key, without(action)))
            .filter(|(_, rivals)| !rivals.is_empty())
            .min_by_key(|(_, rivals)| rivals.first().map(|(_, value)| *value))?;
        if value - rivals.first()?.1 < wanted.margin {
            return None;
        }
        let lines = core::iter::once(solution).chain(rivals.iter().map(|(line, _)| line));
        let contest = Contest { seed: mix(contest.seed ^ AGAIN), drops: false, ..contest };
        let values = self.compared(contest, lines.cloned().collect()).ranking();
        let worth = |wanted: usize| values.iter().find(|(place, _)| *place == wanted);
        let best = worth(0)?.1;
        let next = values.iter().filter(|(place, _)| *place > 0).map(|(_, value)| *value).max()?;
        if best - next < wanted.margin {
            return None;
        }
        let action = *solution.get(key)?;
        let grade = self.grade(action)?;
        let mut solved = game.branch_at(at);
        solution.iter().all(|action| solved.play(seat, *action).is_ok()).then_some(())?;
        Problem::new(solved, at, key, best - next, grade).ok()
    }

    /// The least grade whose budget suffices; `None` if the medium level finds the key too, or the hard one never does.
    fn grade(&self, key: G::Action) -> Option<Grade> {
        let finds =
            |level, nodes, seed| plays::<G>(&self.view, self.seat, level, (nodes, seed), key);
        let usual = G::nodes(Level::Medium).into();
        let lucky = (0..TRIES).filter(|seed| finds(Level::Medium, usual, mix(*seed))).count();
        let usual = G::nodes(Level::Hard).into();
        Grade::ALL.into_iter().find(|grade| {
            lucky <= LUCKY && finds(Level::Hard, grade.nodes(usual), mix(self.number))
        })
    }
}
