//! What computer players know of Road, and how the three levels choose.
//!
//! [`choose`] is all that a table needs: from a seat's view to what the seat does. It reads nothing
//! that the seat may not know; what was shown stands in the view, and the rest is imagined.

pub mod arena;
pub mod deals;
pub mod duties;
pub mod evaluation;
pub mod evaluator;
pub mod hint;
pub mod purchases;

use crate::bots::level::Level;
use crate::bots::player::{ComputerPlayer, Hint, Progress, Question, Review, Think};
use crate::bots::road::deals::{counter, made_up, offers, partner_agrees, question};
use crate::bots::road::evaluator::{RoadEvaluator, any, fast_action};
use crate::bots::road::hint::Why;
use crate::bots::road::purchases::{after_purchase, purchases};
use crate::bots::search::determinized::{DeterminizedConfig, DeterminizedRollouts};
use crate::bots::table::{Setting, Table, TableError};
use crate::engine::chance::{Draw, ThinkingRng, thinking};
use crate::engine::seat::Seat;
use crate::games::road::cards::GOAL;
use crate::games::road::options::Options;
use crate::games::road::state::{Deal, Stage};
use crate::games::road::{Action, Actions, Road, State, View};

/// How many positions hard visits for a choice unless told otherwise.
pub const NODES: u32 = 30_000;
/// Positions that a level imagines to judge what others hold.
const IMAGINED: u64 = 12;
/// How hard plays on.
const ROLLOUTS: DeterminizedConfig = DeterminizedConfig { turns: 9, rivalry: 60, least: 8 };
/// Offers that hard compares by rollouts.
const OFFERS: usize = 3;
/// How often easy overlooks what it could do, in hundredths.
const OVERLOOKS: u32 = 40;

/// What the seat does now: one action, or several that belong together, such as an offer that is made
/// up and sent. Empty only if the seat has nothing to choose.
///
/// The `budget` is a number of positions, of which only hard needs many. The same view, level, seed
/// and budget give the same answer everywhere.
#[must_use]
pub fn choose(view: &View, seat: Seat, level: Level, seed: u64, budget: u64) -> Vec<Action> {
    let mut thoughts = Thoughts::new(view, seat, level, seed, budget);
    while !thoughts.is_done() {
        thoughts.work(u64::MAX);
    }
    thoughts.advice()
}

/// A seat's thoughts about its choice, in slices: they begin with a plain answer and only get better, so
/// that they can be stopped at any time.
pub struct Thoughts {
    /// What might be done, what seems best first.
    candidates: Vec<Vec<Action>>,
    /// What is asked openly before the turn ends.
    question: Option<Vec<Action>>,
    search: Option<DeterminizedRollouts<Road, RoadEvaluator>>,
    budget: u64,
    /// A position that agrees with what the seat knows; reasons read of it what is known.
    before: Option<State>,
    seat: Seat,
}

impl Thoughts {
    /// Begins to think; see [`choose`].
    #[must_use]
    pub fn new(view: &View, seat: Seat, level: Level, seed: u64, budget: u64) -> Thoughts {
        let imagined: Vec<State> = (0..IMAGINED)
            .map(|number| view.determinize(&mut thinking(seed, u64::MAX - number)))
            .collect();
        let candidates = match imagined.first() {
            Some(state) if state.decider() == Some(seat) && level == Level::Easy => {
                vec![easily(state, seat, &mut thinking(seed, u64::MAX / 2))]
            }
            Some(state) if state.decider() == Some(seat) => candidates(&imagined, seat, level),
            _ => Vec::new(),
        };
        let compares = level == Level::Hard && candidates.len() > 1;
        let search = compares.then(|| {
            let lines = candidates.clone();
            let (own, config) = (RoadEvaluator, ROLLOUTS);
            DeterminizedRollouts::new(own, *view, seat, seed, config, lines, budget)
        });
        let question = asks(&imagined, seat).filter(|_| level != Level::Easy);
        let before = imagined.first().copied();
        Thoughts { candidates, question, search, budget, before, seat }
    }

    /// Thinks on for about so many positions.
    pub fn work(&mut self, slice: u64) {
        if let Some(search) = &mut self.search {
            let left = self.budget.saturating_sub(search.nodes());
            search.work(slice.min(left));
        }
    }

    /// Positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.search.as_ref().map_or(0, DeterminizedRollouts::nodes)
    }

    /// Whether there is nothing more to think about.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.search.as_ref().is_none_or(|search| search.is_done() || search.nodes() >= self.budget)
    }

    /// What to do as far as is known now; empty only if the seat has nothing to choose.
    #[must_use]
    pub fn advice(&self) -> Vec<Action> {
        let best = self.search.as_ref().and_then(|search| search.ranking().first().copied());
        let line = self.candidates.get(best.unwrap_or(0)).cloned().unwrap_or_default();
        match &self.question {
            Some(question) if line == [Action::End] => question.clone(),
            _ => line,
        }
    }
}

impl Think<Road> for Thoughts {
    fn work(&mut self, slice: u64) {
        Thoughts::work(self, slice);
    }

    fn progress(&self) -> Progress {
        let rollouts = self.search.as_ref().map_or(0, DeterminizedRollouts::rollouts);
        let (nodes, budget, done) = (self.nodes(), self.budget, self.is_done());
        Progress { nodes, budget, rollouts, done }
    }

    fn actions(&self) -> Vec<Action> {
        self.advice()
    }

    fn hints(&self, count: usize) -> Vec<Hint<Road>> {
        let Some(before) = &self.before else { return Vec::new() };
        let ranking = match &self.search {
            Some(search) => search.ranking(),
            None => (0..self.candidates.len()).collect(),
        };
        let behind = |place: usize| self.search.as_ref().map_or(0, |search| search.behind(place));
        let line = |place: usize| Some((self.candidates.get(place)?, behind(place)));
        let lines = ranking.into_iter().filter_map(line).filter(|(line, _)| !line.is_empty());
        let told = lines.map(|(line, behind)| hint::explain(before, self.seat, line, behind));
        told.take(count).collect()
    }
}

impl ComputerPlayer for Road {
    type Reason = Why;
    type Skill = Level;

    fn skill(level: Level) -> Level {
        level
    }

    fn nodes(level: Level) -> u32 {
        match level {
            Level::Easy | Level::Medium => 0,
            Level::Hard => NODES,
        }
    }

    fn think(question: Question<Road>) -> Box<dyn Think<Road>> {
        let Question { view, seat, skill, seed, nodes } = question;
        Box::new(Thoughts::new(&view, seat, skill, seed, nodes))
    }

    const SETTINGS: &'static [Setting] = arena::SETTINGS;

    fn options(table: &Table, seed: u64) -> Result<Options, TableError> {
        arena::options(table, seed)
    }

    fn review(view: &View, seat: Seat, actions: &[Action]) -> Option<Review<Road>> {
        hint::review(view, seat, actions)
    }
}

/// What the seat might do, what seems best first.
fn candidates(imagined: &[State], seat: Seat, level: Level) -> Vec<Vec<Action>> {
    let Some(state) = imagined.first() else { return Vec::new() };
    match state.stage {
        Stage::Turn => of_turn(imagined, seat, level),
        Stage::Answer => of_answer(imagined, seat),
        Stage::Reply => of_reply(imagined, seat),
        Stage::Offer | Stage::Counter => vec![finished(imagined, seat)],
        Stage::Discard => vec![duties::discards(state, seat)],
        Stage::Gift => vec![duties::gift(state, seat).into_iter().collect()],
        Stage::Over => Vec::new(),
    }
}

/// Purchases by what they gain, offers between them by what they promise, and the end.
fn of_turn(imagined: &[State], seat: Seat, level: Level) -> Vec<Vec<Action>> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let mut rated: Vec<(i32, Vec<Action>)> =
        purchases(state, seat).into_iter().map(|(action, gain)| (gain, vec![action])).collect();
    let wins = |action: Action| after_purchase(state, seat, action).points(seat) >= GOAL;
    if let Some((_, line)) = rated.iter().find(|(_, line)| {
        line.iter().any(|action| matches!(action, Action::Build { .. }) && wins(*action))
    }) {
        return vec![line.clone()];
    }
    let most = if level == Level::Hard { OFFERS } else { 1 };
    for (partner, deal, value) in offers(imagined, most) {
        let mut line = vec![Action::Trade { partner }];
        line.extend(made_up(&Deal::default(), &deal).unwrap_or_default());
        rated.push((value, line));
    }
    rated.sort_by_key(|(value, _)| core::cmp::Reverse(*value));
    rated.into_iter().map(|(_, line)| line).collect()
}

/// The open question that a seat may put before it ends its turn, if a deal could help it.
fn asks(imagined: &[State], seat: Seat) -> Option<Vec<Action>> {
    let state = imagined.first()?;
    if state.stage != Stage::Turn || state.decider() != Some(seat) {
        return None;
    }
    let (partner, deal) = question(imagined)?;
    Some([vec![Action::Trade { partner }], made_up(&Deal::default(), &deal)?].concat())
}

/// Accepts what most imagined positions speak for, else makes another offer, else declines.
fn of_answer(imagined: &[State], seat: Seat) -> Vec<Vec<Action>> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let offer = &state.trade.offer;
    let mut lines = vec![vec![Action::Decline]];
    if let Some(deal) = counter(imagined, seat) {
        let line = made_up(&Deal::default(), &deal).unwrap_or_default();
        lines.insert(0, [vec![Action::Counter], line].concat());
    }
    let speak = imagined.iter().filter(|state| partner_agrees(state, seat, offer)).count();
    let may = state.check(seat, Action::Accept).is_ok();
    if 2 * speak > imagined.len() {
        lines.insert(0, vec![Action::Accept]);
    } else if may && speak > 0 {
        lines.push(vec![Action::Accept]);
    }
    lines
}

fn of_reply(imagined: &[State], seat: Seat) -> Vec<Vec<Action>> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let agrees = |state: &&State| fast_action(state, seat) == Some(Action::Accept);
    let mut lines = vec![vec![Action::Decline]];
    if state.check(seat, Action::Accept).is_ok() {
        let first = 2 * imagined.iter().filter(agrees).count() > imagined.len();
        lines.insert(usize::from(!first), vec![Action::Accept]);
    }
    lines
}

/// Ends what was begun: an offer or counter-offer of which some cards may lie there already.
fn finished(imagined: &[State], seat: Seat) -> Vec<Action> {
    let Some(state) = imagined.first() else { return Vec::new() };
    let laid = state.deal();
    let wanted = match state.stage {
        Stage::Counter => counter(imagined, seat).into_iter().collect::<Vec<_>>(),
        _ => {
            // The seat that is being asked counts as not asked yet.
            let mut open = imagined.to_vec();
            for state in &mut open {
                state.this_turn.approached = [1; 4];
                if let Some(count) = state.this_turn.approached.get_mut(state.trade.partner.index())
                {
                    *count = 0;
                }
            }
            offers(&open, 8).into_iter().map(|(_, deal, _)| deal).collect()
        }
    };
    let line = wanted.iter().find_map(|deal| made_up(laid, deal));
    line.unwrap_or_else(|| any(state, seat).into_iter().collect())
}

/// Easy: the first purchase that comes to mind, now and then none, and plain answers.
fn easily(state: &State, seat: Seat, rng: &mut ThinkingRng) -> Vec<Action> {
    let mut list = Actions::new();
    state.legal(seat, &mut list);
    let action = match state.stage {
        Stage::Turn => {
            let built = |action: &&Action| matches!(action, Action::Build { .. });
            let can: Vec<Action> = list.iter().filter(built).copied().collect();
            let overlooks = rng.below(100) < OVERLOOKS;
            Some(if overlooks { None } else { rng.pick(&can) }.unwrap_or(Action::End))
        }
        Stage::Answer | Stage::Reply => {
            let takes = fast_action(state, seat) == Some(Action::Accept) && rng.below(2) == 0;
            Some(if takes { Action::Accept } else { Action::Decline })
        }
        Stage::Discard | Stage::Gift => rng.pick(&list),
        Stage::Offer | Stage::Counter => any(state, seat),
        Stage::Over => None,
    };
    action.into_iter().collect()
}
