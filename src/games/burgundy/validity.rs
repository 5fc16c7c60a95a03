//! Validation of positions from outside: bytes may hold any numbers, but the rules' tables and sums are made
//! for those of a game.

use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::fields::MAX_FIELDS;
use crate::games::burgundy::goods::GOODS_PER_KIND;
use crate::games::burgundy::knowledge::View;
use crate::games::burgundy::phase_end::last_step;
use crate::games::burgundy::shields::{SHIELDS, ShieldSet};
use crate::games::burgundy::sizes::{BRIDGE_SPACES, MAX_WAITING, PHASES, PILE_STARTS, ROUNDS};
use crate::games::burgundy::state::{Estate, Stage, State};
use crate::games::burgundy::tiles::Tile;

impl View {
    /// True if all numbers that refer to something are in range.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.known().is_sound()
    }
}

impl State {
    /// True if all numbers that refer to something are in range.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let state = self;
        let players = state.players();
        let seats = |seats: &[u8]| seats.iter().take(players.into()).all(|seat| *seat < players);
        state.options.checked().is_ok()
            && state.phase < PHASES
            && state.round < ROUNDS
            // After the last turn, a phase may end with a tribute, and the game with a choice.
            && state.turn <= players
            && (state.stage != Stage::Play
                || state.dice.iter().take(players.into()).flatten().all(|face| *face > 0))
            && seats(&state.order)
            && seats(&state.bridge)
            && state.spaces.iter().all(|space| *space < BRIDGE_SPACES)
            && state.dice.as_flattened().iter().all(|face| *face <= 6)
            && state.white <= 6
            && state.used <= 3
            && usize::from(state.waits) <= MAX_WAITING
            && state.ending <= last_step(players) + 1
            && state.table.iter().all(|tile| is_tile(*tile))
            && state.depot_goods.as_flattened().iter().all(|count| *count <= GOODS_PER_KIND)
            && state.hidden_castles.iter().all(|field| usize::from(*field) <= MAX_FIELDS)
            && state.drawn.iter().zip(PILE_STARTS.windows(2)).all(|(drawn, pile)| match pile {
                [start, end] => *drawn <= end - start,
                _ => false,
            })
            && state.estates.iter().all(is_estate)
            && state.named <= players
            && self.shields_are_apart()
    }

    /// True if each shield is one of the eighteen, and lies in one place: in a depot, or with one player.
    fn shields_are_apart(&self) -> bool {
        let lying = self.module_state().depot_shields.iter().flatten();
        let mut seen = ShieldSet::NONE;
        lying.filter(|shield| shield.is_some()).all(|shield| {
            let is_new = shield.0 <= SHIELDS && !seen.has(*shield);
            seen = seen.with(*shield);
            is_new
        }) && self.estates.iter().all(|estate| {
            let own = estate.shields.0;
            let is_new = own & !ALL_SHIELDS.0 == 0 && own & seen.0 == 0;
            seen.0 |= own;
            is_new
        })
    }
}

/// All eighteen shields.
const ALL_SHIELDS: ShieldSet = ShieldSet((1 << (SHIELDS + 1)) - 2);

/// More silver or workers than a game can bring together: an action gives four workers or a few silver, and
/// there are no more than some hundred actions. Small enough for all sums of points.
const MANY: u16 = 10_000;

fn is_tile(tile: Tile) -> bool {
    tile == Tile::NONE || tile.record().is_some()
}

fn is_estate(estate: &Estate) -> bool {
    let mut goods = estate.goods.iter().chain(&estate.sold);
    (estate.board == BoardId(0) || estate.board.exists())
        && estate.tiles.iter().chain(&estate.storage).all(|tile| is_tile(*tile))
        && estate
            .module_state()
            .tiles
            .iter()
            .chain(&estate.module_state().storage)
            .all(|tile| is_tile(*tile))
        && goods.all(|count| *count <= GOODS_PER_KIND)
        && estate.silver.max(estate.workers) <= MANY
        && estate.points.iter().all(|points| *points < 1000)
        && estate.filled.minus(estate.board().all).is_empty()
        && estate.reach.minus(estate.board().all).is_empty()
}

#[cfg(test)]
mod tests {
    use crate::engine::game::Quiet;
    use crate::engine::seed::Seed;
    use crate::games::burgundy::boards::BoardId;
    use crate::games::burgundy::modules::{Module, Modules};
    use crate::games::burgundy::options::{Boards, Castles, Edition, Options};
    use crate::games::burgundy::setup::start;
    use crate::games::burgundy::shields::{SHIELDS, Shield, ShieldSet};
    use crate::games::burgundy::state::State;

    /// A game for four with twelve shields, two in each depot, changed from outside.
    fn with_shields(change: impl FnOnce(&mut State)) -> State {
        let boards = Boards::Fixed([BoardId(1); 4]);
        let modules = Modules::NONE.with(Module::Shields);
        let options =
            Options::with_modules(4, Edition::E2019, boards, Castles::Centre, modules).unwrap();
        let mut state = start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
        change(&mut state);
        state
    }

    #[test]
    fn a_shield_is_one_of_the_eighteen_and_lies_in_one_place() {
        assert!(with_shields(|_| {}).is_sound());
        let lies = |shield| {
            with_shields(|state| state.module_state_mut().depot_shields[5][1] = shield).is_sound()
        };
        assert!(lies(Shield::NONE));
        assert!(!lies(Shield(SHIELDS + 1)) && !lies(Shield(128)));
        let there = with_shields(|_| {}).module_state().depot_shields[0][0];
        assert!(!lies(there), "in two depots");
        let owned = |sets: [u32; 2]| {
            with_shields(|state| {
                state.module_state_mut().depot_shields[0] = [Shield::NONE; 2];
                for (estate, set) in state.estates.iter_mut().zip(sets) {
                    estate.shields = ShieldSet(set);
                }
            })
            .is_sound()
        };
        let taken = ShieldSet::NONE.with(there).0;
        let lying = with_shields(|_| {}).module_state().depot_shields[3][0];
        assert!(owned([taken, 0]) && owned([0, taken]));
        assert!(!owned([taken, taken]), "two owners");
        assert!(!owned([0, ShieldSet::NONE.with(lying).0]), "with a player and in a depot");
        assert!(!owned([1, 0]) && !owned([1 << (SHIELDS + 1), 0]), "no shield");
    }

    #[test]
    fn the_player_whose_monasteries_are_borrowed_plays() {
        for (named, is_sound) in [(0, true), (1, true), (4, true), (5, false), (u8::MAX, false)] {
            assert_eq!(with_shields(|state| state.named = named).is_sound(), is_sound, "{named}");
        }
    }

    #[test]
    fn a_phase_ends_within_its_steps() {
        for players in 2..=4 {
            let options = Options::basic(players).unwrap();
            let mut state = start(&options, &Seed::numbered(1), &mut Quiet).unwrap();
            // Shield 6 is asked for as the last step but one: then the number is that of the last.
            state.ending = 3 * players + 3;
            assert!(state.is_sound(), "{players} players");
            for ending in [3 * players + 4, u8::MAX] {
                state.ending = ending;
                assert!(!state.is_sound(), "step {ending} of {players} players");
            }
        }
    }
}
