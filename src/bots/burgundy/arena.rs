//! Burgundy games between computer players, for the ladder.

use crate::bots::burgundy::features::turns_left;
use crate::bots::burgundy::player;
use crate::bots::ladder::{Contestant, Effort, GameResult, Score};
use crate::bots::level::Level;
use crate::bots::thinker::Thinker;
use crate::engine::chance::Chance;
use crate::engine::game::{Game, Quiet};
use crate::engine::seat::Seat;
use crate::engine::seed::Seed;
use crate::games::burgundy::boards::BoardId;
use crate::games::burgundy::modules::{Module, Modules};
use crate::games::burgundy::options::{Boards, Castles, Edition, OptionsError};
use crate::games::burgundy::state::Stage;
use crate::games::burgundy::{Burgundy, Options, State};

/// Which modules a series is played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Extras {
    /// The base game.
    #[default]
    None,
    /// These in each game.
    These(Modules),
    /// Some in each game, drawn.
    Drawn,
}

impl Extras {
    /// The modules of the game with this seed.
    fn modules(self, seed: u64) -> Modules {
        match self {
            Extras::None => Modules::NONE,
            Extras::These(modules) => modules,
            Extras::Drawn => {
                let mut chance = Chance::of_number(seed, 3);
                Module::ALL.into_iter().filter(|_| chance.below(2) == 1).collect()
            }
        }
    }
}

/// The table of a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Table {
    /// How many play.
    pub players: u8,
    /// With which modules.
    pub extras: Extras,
    /// Whether the sides are teams of two: the team game for four, on both double boards in turn.
    pub team: bool,
}

impl Table {
    /// A table of the base game.
    #[must_use]
    pub const fn of(players: u8) -> Table {
        Table { players, extras: Extras::None, team: false }
    }

    /// The options of the game with this seed.
    fn options(self, seed: u64) -> Result<Options, OptionsError> {
        let (edition, modules) = (Edition::E2019, self.extras.modules(seed));
        if self.team {
            let board = BoardId::all_double().nth((seed % 2) as usize).unwrap_or_default();
            return Options::teams(edition, board, modules.without(Module::BorderPosts));
        }
        Options::with_modules(self.players, edition, Boards::Drawn, Castles::Open, modules)
    }
}

/// Plays game `number` of a series: two games in a row have the same seed with the sides' seats
/// swapped (unless both sides are alike); different boards are drawn, and each player chooses a castle
/// field. `clock` gives seconds; without one, a function that always gives 0 will do.
///
/// # Errors
/// If so many can't play so.
pub fn play(
    sides: &[Contestant; 2],
    table: Table,
    first_seed: u64,
    number: u64,
    clock: &mut dyn FnMut() -> f64,
) -> Result<GameResult, OptionsError> {
    // A side against itself would play the same game twice.
    let [a, b] = sides;
    let pairing = if a == b { number } else { number / 2 };
    let seed = first_seed.wrapping_add(pairing);
    let options = table.options(seed)?;
    // Every other seat: in the team game those are partners.
    let is_b = |seat: Seat| (u64::from(seat.0) + number) % 2 == 1;
    let mut result = GameResult::default();
    let state = play_out(&options, sides, &is_b, seed, &mut result.efforts, clock)?;
    for standing in state.standings() {
        result.scores.push(Score {
            is_b: is_b(standing.seat),
            board: state.estate(standing.seat).board.0,
            points: standing.points,
            won: standing.place == 1,
        });
    }
    Ok(result)
}

/// What a solo game came to.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct AloneResult {
    /// Whether all fields were filled.
    pub won: bool,
    /// Filled fields, 1 to 37.
    pub fields: u32,
    /// Turns that were left when it was over.
    pub turns_left: usize,
    /// What was spent.
    pub effort: Effort,
}

/// Plays a solo game.
///
/// # Errors
/// If there is no such solo game.
pub fn play_alone(
    player: &Contestant,
    board: BoardId,
    marker: u8,
    seed: u64,
    clock: &mut dyn FnMut() -> f64,
) -> Result<AloneResult, OptionsError> {
    let options = Options::alone(Edition::E2019, board, Castles::Open, Modules::NONE, marker)?;
    let sides = [player.clone(), player.clone()];
    let mut efforts = [Effort::default(); 2];
    let state = play_out(&options, &sides, &|_| false, seed, &mut efforts, clock)?;
    let [effort, _] = efforts;
    Ok(AloneResult {
        won: state.is_won_alone(),
        fields: state.estate(Seat(0)).filled.len(),
        turns_left: turns_left(&state, Seat(0)),
        effort,
    })
}

/// Plays a game to its end; nobody knows more than the own seat may know.
fn play_out(
    options: &Options,
    sides: &[Contestant; 2],
    is_b: &dyn Fn(Seat) -> bool,
    seed: u64,
    efforts: &mut [Effort; 2],
    clock: &mut dyn FnMut() -> f64,
) -> Result<State, OptionsError> {
    let mut state = Burgundy::start(options, &Seed::numbered(seed), &mut Quiet)?;
    let mut judges = sides.each_ref().map(|side| player(&side.skill, seed));
    while let Some(seat) = state.deciders().lowest() {
        let side = usize::from(is_b(seat));
        let (Some(contestant), Some(judge)) = (sides.get(side), judges.get_mut(side)) else {
            break;
        };
        let thought = seed.wrapping_mul(0x1_0000).wrapping_add(u64::from(state.turns_ended()));
        judge.reseed(thought);
        let before = clock();
        let mut thinker = Thinker::<Burgundy, _>::new(
            &*judge,
            state.view(seat),
            seat,
            contestant.skill,
            thought,
            contestant.nodes,
        );
        thinker.finish();
        if let (Some(effort), Stage::Play) = (efforts.get_mut(side), state.stage) {
            count(effort, thinker.progress().nodes, clock() - before);
        }
        if !carry_out(&mut state, seat, &thinker.advice().actions) {
            break;
        }
    }
    Ok(state)
}

/// Positions that hard visits in a whole game against itself with so many for each move: what the
/// benchmarks of the search time, natively and in wasm.
#[must_use]
pub fn positions(players: u8, seed: u64, nodes: u64) -> u64 {
    let side = Contestant { nodes, ..Contestant::new(Level::Hard) };
    let game =
        play(&[side.clone(), side], Table::of(players), seed, 0, &mut || 0.0).unwrap_or_default();
    game.efforts.iter().map(|effort| effort.nodes).sum()
}

fn count(effort: &mut Effort, nodes: u64, seconds: f64) {
    effort.moves += 1;
    effort.nodes += nodes;
    effort.seconds += seconds;
}

fn carry_out(state: &mut State, seat: Seat, actions: &[<Burgundy as Game>::Action]) -> bool {
    !actions.is_empty()
        && actions.iter().all(|action| state.apply(seat, *action, &mut Quiet).is_ok())
}
