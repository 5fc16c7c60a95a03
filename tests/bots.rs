//! Computer players seen from outside: they know only what their seat may know, their answers don't depend on
//! how the work is sliced, they never get stuck, and they play well in positions with a known best kind of
//! move.

#[cfg(test)]
#[allow(dead_code)]
#[path = "burgundy/table.rs"]
mod table;

#[cfg(test)]
#[allow(dead_code)] // includes the tiny game's part of the kit
#[path = "conformance/mod.rs"]
mod conformance;

#[cfg(test)]
#[allow(dead_code)]
mod tiny_game;

#[cfg(test)]
mod bots {
    mod analysis;
    mod benefits;
    mod fairness;
    mod hint_prices;
    mod hints;
    mod modules;
    mod positions;
    mod problems;
    mod service;
    mod tiny;

    use crate::table::Table;
    use principality::bots::burgundy::search::SkilledEvaluator;
    use principality::bots::level::Level;
    use principality::bots::player::ComputerPlayer;
    use principality::bots::search::thinker::Thinker;
    use principality::engine::seat::Seat;
    use principality::games::burgundy::action::Action;
    use principality::games::burgundy::{Burgundy, State};

    pub type Thoughts<'j> = Thinker<Burgundy, &'j SkilledEvaluator>;

    /// A budget that keeps tests short: enough for the turn's search and some rollouts.
    pub const NODES: u64 = 6000;

    pub fn thinker<'j>(
        evaluator: &'j SkilledEvaluator,
        state: &State,
        seat: Seat,
        level: Level,
        seed: u64,
    ) -> Thoughts<'j> {
        Thinker::new(evaluator, state.view(seat), seat, Burgundy::skill(level).thinker, seed, NODES)
    }

    /// A level's actions for the rest of the turn.
    pub fn plan(state: &State, seat: Seat, level: Level, seed: u64) -> Vec<Action> {
        let evaluator = Burgundy::skill(level).evaluator(seed);
        let mut thoughts = thinker(&evaluator, state, seat, level, seed);
        thoughts.finish();
        thoughts.advice().actions
    }

    /// A level's actions from here, as text.
    pub fn plays(table: &Table, level: Level) -> Vec<String> {
        words(&plan(&table.state, table.state.chooser(), level, 1))
    }

    /// Asserts that every level's turn has an action with these words.
    #[track_caller]
    pub fn all_play(table: &Table, words: &str) {
        for level in Level::ALL {
            let turn = plays(table, level);
            assert!(turn.iter().any(|text| text.contains(words)), "{level} plays {turn:?}");
        }
    }

    pub fn words(actions: &[Action]) -> Vec<String> {
        actions.iter().map(ToString::to_string).collect()
    }
}
