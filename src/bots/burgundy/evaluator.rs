//! Burgundy's evaluation as the search asks for it.

use crate::bots::burgundy::first_guess::{first_guess, first_guess_solo};
use crate::bots::burgundy::model::{Model, Shape, Weights};
use crate::bots::evaluator::Evaluator;
use crate::engine::actions::Actions;
use crate::engine::game::Quiet;
use crate::engine::seat::Seat;
use crate::games::burgundy::action::Action;
use crate::games::burgundy::shields::Shield;
use crate::games::burgundy::sizes::PHASES;
use crate::games::burgundy::state::{Stage, Waiting};
use crate::games::burgundy::{Burgundy, State};

/// The weights that self-play has found; the files' heads name the commands that made them.
pub const TRAINED: &str = include_str!("weights.txt");
/// Those for what modules add.
pub const TRAINED_MODULES: &str = include_str!("weights_modules.txt");
/// Those of the solo game.
pub const TRAINED_SOLO: &str = include_str!("weights_solo.txt");

/// Burgundy's evaluation.
#[derive(Debug, Clone)]
pub struct BurgundyEvaluator {
    model: Model,
}

impl Default for BurgundyEvaluator {
    /// With the trained weights.
    fn default() -> Self {
        BurgundyEvaluator::of(TRAINED, TRAINED_MODULES, TRAINED_SOLO)
    }
}

impl BurgundyEvaluator {
    /// With other weights.
    #[must_use]
    pub const fn new(model: Model) -> BurgundyEvaluator {
        BurgundyEvaluator { model }
    }

    /// With the weights of these data files; one that can't be read counts as all 0.
    fn of(base: &str, modules: &str, solo: &str) -> BurgundyEvaluator {
        let read =
            |shape, text| Weights::parse(shape, text).unwrap_or_else(|_| Weights::new(shape));
        BurgundyEvaluator::new(Model::new(
            &read(Shape::BASE, base),
            &read(Shape::MODULES, modules),
            &read(Shape::SOLO, solo),
        ))
    }

    /// With what self-play has learnt of the base game, and nothing of modules: for comparison.
    #[must_use]
    pub fn plain() -> BurgundyEvaluator {
        BurgundyEvaluator::of(TRAINED, "", TRAINED_SOLO)
    }

    /// With rules of thumb; what modules are worth is nothing that a thumb could tell.
    #[must_use]
    pub fn by_thumb() -> BurgundyEvaluator {
        let modules = Weights::parse(Shape::MODULES, TRAINED_MODULES);
        let modules = modules.unwrap_or_else(|_| Weights::new(Shape::MODULES));
        BurgundyEvaluator::new(Model::new(&first_guess(), &modules, &first_guess_solo()))
    }

    /// The model behind it.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// The action whose outcome is worth most by itself, putting effects first aside.
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
        state.ending > 0
    }

    fn are_rivals(&self, state: &State, seat: Seat, other: Seat) -> bool {
        !state.are_together(seat, other)
    }

    /// Who pays the tribute is evaluated before the next phase begins, as those who give a shield up are.
    fn instead(&self, state: &State, seat: Seat, action: Action) -> Option<State> {
        let Action::Pay(workers) = action else { return None };
        let mut paid = state.clone();
        let estate = paid.estates.get_mut(state.estate_of(seat))?;
        let silver = estate.shields.len().saturating_sub(workers);
        estate.silver = estate.silver.saturating_sub(silver.into());
        estate.workers = estate.workers.saturating_sub(workers.into());
        paid.waits = paid.waits.saturating_sub(1);
        Some(paid)
    }

    /// Shields that bring more than twice the tribute still to come are paid for, in workers first. Alone,
    /// the fast policy does what comes first: who put one effect before the other would go round in circles.
    fn obvious(&self, state: &State, seat: Seat) -> Option<Action> {
        if state.is_solo() && !state.is_between_actions() {
            return self.best_without_reordering(state, seat);
        }
        if state.top() != Waiting::Tribute {
            return None;
        }
        let estate = state.estate(seat);
        let later = 2 * PHASES.saturating_sub(state.phase + 1);
        let pays_off = |shield| estate.shield_points(shield) > later;
        let tribute = estate.shields.len();
        let workers = u8::try_from(estate.workers).unwrap_or(tribute).min(tribute);
        let in_workers = estate.shields.has(Shield::TRIBUTE_IN_WORKERS);
        let pay = Action::Pay(if in_workers { workers } else { 0 });
        (estate.shields.iter().all(pays_off) && state.check(seat, pay).is_ok()).then_some(pay)
    }

    fn opening(&self, state: &State, seat: Seat) -> Option<Action> {
        match state.stage {
            Stage::Boards | Stage::Castles => crate::bots::burgundy::opening::choose(state, seat),
            Stage::Play | Stage::Over => None,
        }
    }
}

/// Mixes words into a fingerprint: one multiplication for each, which the search feels (`engine::chance::mix`
/// in its place cost 2 to 4 % of all positions).
struct Mix(u64);

/// A word's bits spread over all of it.
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
    // Key fields are alike: the same tiles in another order are the same storage. Those of partners differ.
    let mut storage = estate.storage;
    if !state.is_team_game() {
        storage.sort_unstable();
    }
    mix.bytes(storage.iter().map(|tile| tile.0));
    mix.bytes(estate.tiles.iter().map(|tile| tile.0));
    mix.bytes(state.table.iter().map(|tile| tile.0));
    mix.bytes(state.depot_goods.as_flattened().iter().copied());
    mix.bytes(estate.goods.iter().chain(&estate.sold).copied());
    let (settled, collected) = settled_scores(state);
    let open = state.waits - settled;
    mix.bytes(state.bridge.iter().copied().chain([state.used, open, state.has_bought().into()]));
    mix.word(
        u64::from(estate.silver) << 32
            | u64::from(estate.workers) << 16
            | u64::from(state.points(seat) + collected),
    );
    if state.is_solo() {
        // A pool: what comes first counts, the order of the rest does not.
        let first = if open > 0 { state.top() } else { Waiting::Nothing };
        mix.word(waiting_word(first));
        let rest = state.all_waiting().skip(settled.into());
        mix.word(rest.map(|waiting| spread(waiting_word(waiting))).fold(0, u64::wrapping_add));
    } else {
        state.all_waiting().for_each(|waiting| mix.word(waiting_word(waiting)));
    }
    if !state.options.is_base() {
        mark_modules(state, seat, &mut mix);
    }
    mix.0
}

/// Solo: how many of the gains that wait count as collected, and how many points they are. As long as no
/// order of them reaches the marker, it is all the same whether they are collected; and while there is
/// something else to do, whoever waits can do all that others can, so that the order is searched once.
fn settled_scores(state: &State) -> (u8, u16) {
    if !state.is_solo() {
        return (0, 0);
    }
    let last = state.used == 3 && state.all_waiting().all(Waiting::is_score);
    if last && !state.points_are_safe() {
        return (0, 0);
    }
    (state.scores_waiting(), state.points_waiting())
}

/// What a turn can change in a game with modules beyond the base game.
fn mark_modules(state: &State, seat: Seat, mix: &mut Mix) {
    let estate = state.estate(seat);
    let more = estate.module_state();
    let mut stored = more.storage;
    if !state.is_team_game() {
        stored.sort_unstable();
    }
    mix.bytes(more.tiles.iter().map(|tile| tile.0));
    mix.bytes(stored.iter().map(|tile| tile.0));
    mix.bytes(state.dice.as_flattened().iter().copied());
    let turned = state.has_turned_a_die().into();
    let named = state.named().map_or(0, |named| named.0 + 1);
    mix.bytes([turned, state.inns, more.posts, named].into_iter());
    let (_, points) = settled_scores(state);
    mix.word(u64::from(u16::from(state.stone) + points) << 8 | u64::from(state.marker));
    mix.word(state.own(seat).module_state().laid);
    mix.word(estate.shields.0.into());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_trained_weights_can_be_read() {
        let files = [
            (Shape::BASE, TRAINED),
            (Shape::MODULES, TRAINED_MODULES),
            (Shape::SOLO, TRAINED_SOLO),
        ];
        for (shape, text) in files {
            assert_eq!(Weights::parse(shape, text).map(|_| ()), Ok(()));
        }
    }
}
