//! The first position of a game.

use crate::engine::chance::Chance;
use crate::engine::seat::{Seat, Seats};
use crate::engine::seed::Seed;
use crate::games::dice::SEATS;
use crate::games::dice::colours::COLOURS;
use crate::games::dice::estate::Estate;
use crate::games::dice::options::{Castles, Options, OptionsError};
use crate::games::dice::points::MOST_ROUNDS;
use crate::games::dice::roll::Roll;
use crate::games::dice::state::{Plan, Stage, State};

/// The stream of chance of the dice.
const DICE: u64 = 1;

/// The first position: empty sheets, and the choice of start castles. A round's dice depend on the seed and the
/// round alone.
///
/// # Errors
/// If the options can't be played.
pub fn start(options: &Options, seed: &Seed) -> Result<State, OptionsError> {
    options.validate()?;
    let mut rolls = [Roll::HIDDEN; MOST_ROUNDS];
    let mut chance = Chance::of_seed(seed, DICE);
    rolls.iter_mut().for_each(|roll| *roll = Roll::random(&mut chance));
    let open = if options.is_solo() || options.castles != Castles::Free {
        Seats::only(Seat(0))
    } else {
        Seats::first(options.players)
    };
    Ok(State {
        options: *options,
        stage: Stage::Castles,
        phase: 0,
        round: 0,
        boxes: 0,
        open,
        prizes: [0; COLOURS],
        plans: [Plan::default(); SEATS],
        estates: [Estate::default(); SEATS],
        rolls,
    })
}
