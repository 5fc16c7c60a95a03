//! Validation of positions from outside: bytes may hold any numbers, but the rules' tables and sums are made
//! for those of a game.

use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::fields::MAX_FIELDS;
use crate::games::burgundy::goods::GOODS_PER_KIND;
use crate::games::burgundy::knowledge::View;
use crate::games::burgundy::phase_end::last_step;
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
    }
}

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
    use crate::games::burgundy::options::Options;
    use crate::games::burgundy::setup::start;

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
