//! Random games, the same natively and in the browser.

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet};
use principality::engine::seed::Seed;
use principality::games::dice::options::Castles;
use principality::games::dice::sheets::SheetId;
use principality::games::dice::{Action, Actions, Dice, Options, State};

/// Games whose last positions are pinned: their hashes, by number from 0.
pub const PINNED: [u64; 20] = [
    14_698_492_551_811_110_316,
    11_114_787_296_625_564_912,
    8_020_857_586_387_520_317,
    8_831_110_812_113_045_309,
    773_854_737_436_830_867,
    6_577_009_924_704_142_467,
    602_527_956_186_188_277,
    10_564_658_266_006_982_704,
    11_236_429_894_741_283_894,
    4_977_145_936_467_962_596,
    6_786_226_318_172_525_375,
    9_700_255_466_170_695_913,
    5_755_288_449_346_938_613,
    16_542_408_269_061_692_094,
    7_204_648_351_571_489_837,
    3_308_067_398_561_747_275,
    17_760_496_664_601_002_492,
    969_727_514_301_293_776,
    13_184_653_011_973_891_608,
    13_918_385_729_001_203_693,
];

/// The options of game `number`: players, sheets and castles in turn.
fn options(number: u64) -> Options {
    let players = 1 + (number % 5) as u8;
    let sheet = SheetId::ALL[(number % 6) as usize];
    let castles = Castles::ALL[(number / 5 % 3) as usize];
    let castles =
        if players == 5 && castles == Castles::Different { Castles::Free } else { castles };
    Options { players, sheet, castles }
}

/// Weight of an action: in every second game players mark rather than pass.
fn weight(number: u64, action: &Action) -> u32 {
    match action {
        _ if number.is_multiple_of(2) => 1,
        Action::Mark { .. } | Action::Silver { .. } => 20,
        _ => 1,
    }
}

/// The last position of a random game.
///
/// # Panics
/// If the game does not start or end.
pub fn play(number: u64) -> State {
    let seed = Seed::numbered(number + 1_000);
    let mut state = Dice::start(&options(number), &seed, &mut Quiet).unwrap();
    let mut chance = Chance::of_number(number, 77);
    let mut list = Actions::new();
    while !state.deciders().is_empty() {
        let seats: Vec<_> = state.deciders().iter().collect();
        let seat = chance.pick(&seats).unwrap();
        list.clear();
        state.legal(seat, &mut list);
        let mut rest = chance.below(list.iter().map(|action| weight(number, action)).sum());
        let chosen = list.iter().find(|action| {
            let own = weight(number, action);
            let chosen = rest < own;
            rest = rest.saturating_sub(own);
            chosen
        });
        state.apply(seat, *chosen.unwrap(), &mut Quiet).unwrap();
    }
    state
}

/// The hashes of the pinned games as currently played.
pub fn hashes() -> Vec<u64> {
    (0..PINNED.len() as u64).map(|number| Dice::hash(&play(number))).collect()
}
