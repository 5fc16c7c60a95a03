//! Random games of Road, the same natively and in the browser.

use principality::engine::chance::{Chance, Draw};
use principality::engine::game::{Game, Quiet};
use principality::engine::seed::Seed;
use principality::games::road::options::{FirstRow, Side};
use principality::games::road::{Action, Actions, Options, Road};

/// Games by number, with the hash of their last position.
pub const PINNED: [(u64, &str); 12] = [
    (0, "fab54686a26c7403"),
    (1, "3e14cdb41d65c33f"),
    (2, "7ed3562aae7e1122"),
    (3, "26e6f9873ee4a1ff"),
    (4, "d265f42897f9d3b6"),
    (5, "a297eaefe4bf9ac3"),
    (6, "afdbfdeb53a767a8"),
    (7, "0182ee0cc9a0b2c0"),
    (8, "57f917ad21622d0d"),
    (9, "8c5e11f46988ec65"),
    (10, "a7044afc2cba5b74"),
    (11, "569b077accc85615"),
];

/// Plays game `number` to its end and returns the hash of all its turns' ends and of its last position: three
/// and four players, both sides and both rows in turn, half of the games by players who build.
pub fn hash_of_game(number: u64) -> u64 {
    let side = if number.is_multiple_of(2) { Side::A } else { Side::B };
    let row = if number % 4 < 2 { FirstRow::Shuffled } else { FirstRow::FirstGame };
    let options = Options::new(3 + (number % 3 % 2) as u8, side, row).unwrap();
    let mut state = Road::start(&options, &Seed::numbered(number), &mut Quiet).unwrap();
    let mut chance = Chance::of_number(number, 77);
    let (mut actions, mut hash, mut turns) = (Actions::new(), 0u64, 0);
    while let Some(seat) = Road::deciders(&state).lowest() {
        actions.clear();
        Road::legal(&state, seat, &mut actions);
        let builds = |action: &&Action| matches!(action, Action::Build { .. });
        let built = actions.iter().find(builds).copied().filter(|_| number % 8 > 3);
        let action = built.or_else(|| chance.pick(&actions)).unwrap();
        Road::apply(&mut state, seat, action, &mut Quiet).unwrap();
        if Road::turns_ended(&state) != turns {
            turns = Road::turns_ended(&state);
            hash = hash.rotate_left(5) ^ Road::hash(&state);
        }
    }
    hash.rotate_left(5) ^ Road::hash(&state)
}
