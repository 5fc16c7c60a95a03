//! Burgundy's evaluator for the search.

use crate::bots::burgundy::evaluation::Model;
use crate::bots::burgundy::opening;
use crate::bots::burgundy::weights::{
    Shape, TRAINED, TRAINED_MODULES, TRAINED_SOLO, Weights, first_guess, first_guess_solo,
};
use crate::bots::evaluator::Evaluator;
use crate::engine::actions::Actions;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::sizes::PHASES;
use crate::games::burgundy::state::{Stage, Waiting};
use crate::games::burgundy::{Burgundy, State};
use std::sync::OnceLock;

/// The source of an evaluation's weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Knowledge {
    /// Rules of thumb.
    Thumb,
    /// Training on the base game only, without modules, for comparison.
    Plain,
    /// The whole training.
    Learnt,
}

impl Knowledge {
    /// The evaluator with these weights, made once.
    #[must_use]
    pub fn evaluator(self) -> &'static BurgundyEvaluator {
        static THUMB: OnceLock<BurgundyEvaluator> = OnceLock::new();
        static PLAIN: OnceLock<BurgundyEvaluator> = OnceLock::new();
        static LEARNT: OnceLock<BurgundyEvaluator> = OnceLock::new();
        match self {
            Knowledge::Thumb => THUMB.get_or_init(BurgundyEvaluator::by_thumb),
            Knowledge::Plain => PLAIN.get_or_init(BurgundyEvaluator::plain),
            Knowledge::Learnt => LEARNT.get_or_init(BurgundyEvaluator::default),
        }
    }
}

/// Burgundy's evaluation.
#[derive(Debug, Clone)]
pub struct BurgundyEvaluator {
    model: Model,
}

impl Default for BurgundyEvaluator {
    /// The evaluator with the trained weights.
    fn default() -> Self {
        BurgundyEvaluator::of(TRAINED, TRAINED_MODULES, TRAINED_SOLO)
    }
}

impl BurgundyEvaluator {
    /// An evaluator with other weights.
    #[must_use]
    pub const fn new(model: Model) -> BurgundyEvaluator {
        BurgundyEvaluator { model }
    }

    /// An evaluator with the weights of these data files; one that can't be read counts as all 0.
    fn of(base: &str, modules: &str, solo: &str) -> BurgundyEvaluator {
        let read =
            |shape, text| Weights::parse(shape, text).unwrap_or_else(|_| Weights::new(shape));
        BurgundyEvaluator::new(Model::new(
            &read(Shape::BASE, base),
            &read(Shape::MODULES, modules),
            &read(Shape::SOLO, solo),
        ))
    }

    /// An evaluator with the trained weights of the base game only, for comparison.
    #[must_use]
    pub fn plain() -> BurgundyEvaluator {
        BurgundyEvaluator::of(TRAINED, "", TRAINED_SOLO)
    }

    /// An evaluator with rules of thumb for the base and solo games, and the trained weights of modules.
    #[must_use]
    pub fn by_thumb() -> BurgundyEvaluator {
        let modules = Weights::parse(Shape::MODULES, TRAINED_MODULES);
        let modules = modules.unwrap_or_else(|_| Weights::new(Shape::MODULES));
        BurgundyEvaluator::new(Model::new(&first_guess(), &modules, &first_guess_solo()))
    }

    /// The model of this evaluator.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// The action with the best outcome by itself, except those that bring a waiting effect to the front.
    fn best_without_reordering(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut actions = Actions::new();
        state.legal(seat, &mut actions);
        let evaluate = |action: Action| {
            let mut after = state.clone();
            after.apply_unchecked(seat, action, &mut Quiet);
            self.model.evaluate(&after, seat)
        };
        let mut best: Option<(i32, Action)> = None;
        for action in actions.iter().filter(|action| !matches!(action, Action::First(_))) {
            let value = evaluate(*action);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, *action));
            }
        }
        best.map(|(_, action)| action)
    }
}

impl Evaluator<Burgundy> for BurgundyEvaluator {
    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        self.model.evaluate(state, seat)
    }

    fn ends_turn(&self, action: Action) -> bool {
        action == Action::EndTurn
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        key(state, seat)
    }

    fn is_standalone(&self, state: &State) -> bool {
        state.ending() > 0
    }

    fn are_rivals(&self, state: &State, seat: Seat, other: Seat) -> bool {
        !state.are_together(seat, other)
    }

    /// A paid tribute is evaluated before the next phase begins, like a tribute that is avoided by giving
    /// shields up.
    fn comparable_position(&self, state: &State, seat: Seat, action: Action) -> Option<State> {
        let Action::Pay(workers) = action else { return None };
        state.with_tribute_paid(seat, workers)
    }

    /// Shields worth more than twice the tribute still to come are paid for, in workers first. In the solo game
    /// the fast policy resolves waiting effects without reordering them, which it might repeat for ever.
    fn obvious(&self, state: &State, seat: Seat) -> Option<Action> {
        if state.is_solo() && !state.is_between_actions() {
            return self.best_without_reordering(state, seat);
        }
        if state.top() != Waiting::Tribute {
            return None;
        }
        let estate = state.estate(seat);
        let later = 2 * PHASES.saturating_sub(state.phase() + 1);
        let pays_off = |shield| estate.shield_points(shield) > later;
        let tribute = estate.shields().len();
        let workers = u8::try_from(estate.workers()).unwrap_or(tribute).min(tribute);
        let in_workers = estate.shields().has(Shield::TRIBUTE_IN_WORKERS);
        let pay = Action::Pay(if in_workers { workers } else { 0 });
        (estate.shields().iter().all(pays_off) && state.check(seat, pay).is_ok()).then_some(pay)
    }

    fn opening(&self, state: &State, seat: Seat) -> Option<Action> {
        match state.stage() {
            Stage::Boards | Stage::Castles => opening::choose(state, seat),
            Stage::Play | Stage::Over => None,
        }
    }
}

/// Combines words into a fingerprint with one multiplication each; this speed matters to the search
/// (`engine::chance::mix` in its place cost 2 to 4 % of all positions).
struct Mix(u64);

/// Spreads a word's bits over all 64.
#[inline]
const fn spread(word: u64) -> u64 {
    let mixed = word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 29)
}

impl Mix {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = spread(self.0 ^ word);
    }

    #[inline]
    fn bytes(&mut self, bytes: impl Iterator<Item = u8>) {
        let (mut word, mut count) = (0u64, 0u32);
        for byte in bytes {
            word = (word << 8) | u64::from(byte);
            count += 1;
            if count == 8 {
                self.word(word);
                (word, count) = (0, 0);
            }
        }
        self.word(word);
    }
}

fn key(state: &State, seat: Seat) -> u64 {
    let estate = state.estate(seat);
    let mut mix = Mix(0);
    // Key fields are interchangeable: the order of stored tiles does not matter. In team games it does, since
    // key fields belong to partners.
    let mut storage = estate.storage();
    if !state.is_team_game() {
        storage.sort_unstable();
    }
    mix.bytes(storage.iter().map(|tile| tile.0));
    mix.bytes(estate.tiles().iter().map(|tile| tile.0));
    mix.bytes(state.table().iter().map(|tile| tile.0));
    mix.bytes(state.depot_goods().as_flattened().iter().copied());
    mix.bytes(estate.goods().iter().chain(&estate.sold()).copied());
    let (settled, collected) = settled_scores(state);
    let open = state.waits() - settled;
    mix.bytes(state.bridge().iter().copied().chain([
        state.used(),
        open,
        state.has_bought().into(),
    ]));
    mix.word(
        u64::from(estate.silver()) << 32
            | u64::from(estate.workers()) << 16
            | u64::from(state.points(seat) + collected),
    );
    if state.is_solo() {
        // A pool: the first effect counts, and the others in any order.
        let first = if open > 0 { state.top() } else { Waiting::Nothing };
        mix.word(waiting_word(first));
        let rest = state.all_waiting().skip(settled.into());
        mix.word(rest.map(|waiting| spread(waiting_word(waiting))).fold(0, u64::wrapping_add));
    } else {
        state.all_waiting().for_each(|waiting| mix.word(waiting_word(waiting)));
    }
    if !state.options().is_base() {
        mark_modules(state, seat, &mut mix);
    }
    mix.0
}

/// Solo: number and points of waiting gains that may be treated as collected. As long as no order of collecting
/// them reaches the marker, it makes no difference whether they are collected; and while other actions are
/// left, a player with waiting gains can do all that others can, so that their order is searched once.
fn settled_scores(state: &State) -> (u8, u16) {
    if !state.is_solo() {
        return (0, 0);
    }
    let last = state.used() == 3 && state.all_waiting().all(Waiting::is_score);
    if last && !state.points_are_safe() {
        return (0, 0);
    }
    (state.scores_waiting(), state.points_waiting())
}

/// The parts of a game with modules that a turn can change, beyond the base game's.
fn mark_modules(state: &State, seat: Seat, mix: &mut Mix) {
    let estate = state.estate(seat);
    let more = estate.module_state();
    let mut stored = more.storage;
    if !state.is_team_game() {
        stored.sort_unstable();
    }
    mix.bytes(more.tiles.iter().map(|tile| tile.0));
    mix.bytes(stored.iter().map(|tile| tile.0));
    mix.bytes(state.dice().as_flattened().iter().copied());
    let turned = state.has_turned_a_die().into();
    let named = state.named().map_or(0, |named| named.0 + 1);
    mix.bytes([turned, state.inns(), more.posts, named].into_iter());
    let (_, points) = settled_scores(state);
    mix.word(u64::from(u16::from(state.stone()) + points) << 8 | u64::from(state.marker()));
    mix.word(state.own(seat).module_state().laid);
    mix.word(estate.shields().0.into());
    mix.word(more.borrowed.into());
}

const fn waiting_word(waiting: Waiting) -> u64 {
    match waiting {
        Waiting::Nothing => 0,
        Waiting::Discard(slot) => 0x100 | slot.0 as u64,
        Waiting::Castle => 0x200,
        Waiting::Building(building) => 0x300 | building.index() as u64,
        Waiting::Load => 0x400,
        Waiting::Keep { depot, second } => 0x500 | (depot as u64) << 1 | second as u64,
        Waiting::Second { beside } => 0x600 | beside as u64,
        Waiting::BridgeStep => 0x700,
        Waiting::WhiteCastle => 0x800,
        Waiting::Crane => 0x900,
        Waiting::Geese(field) => 0xa00 | field.0 as u64,
        Waiting::Route { good, left } => 0xb00 | (good.0 as u64) << 4 | left as u64,
        Waiting::AnyAction => 0xc00,
        Waiting::Gather => 0xd00,
        Waiting::Overflow => 0xe00,
        Waiting::Settle { black } => 0xf00 | black as u64,
        Waiting::Tribute => 0x1000,
        Waiting::Naming => 0x1100,
        Waiting::Score { points, .. } => 0x1200 | points as u64,
        Waiting::Swap => 0x1300,
        Waiting::Give { slot, left, .. } => 0x1400 | (slot.0 as u64) << 3 | left as u64,
        Waiting::Blacken => 0x1500,
        Waiting::Shelve(slot) => 0x1600 | slot.0 as u64,
        Waiting::StoneAction => 0x1700,
    }
}
