//! Untrusted input: a fuzz target for each decoder (`docs/limits.md`), and for any sequence of actions on any
//! game. Short in the everyday tests, minutes for each with `PRINCIPALITY_FULL=1`; bolero prints the seed of a
//! failing input, and `BOLERO_RANDOM_SEED=…` repeats it. Each such input becomes a test in `fuzz/found.rs`.

mod decoders;
mod found;
mod games;
mod messages;
mod protocol;

use crate::conformance::Kit;
use crate::tiny_game::Tiny;
use principality::bots::player::ComputerPlayer;
use std::time::{Duration, Instant};

/// The time for a target, on all games together.
fn budget() -> Duration {
    let full = std::env::var("PRINCIPALITY_FULL").is_ok_and(|value| value == "1");
    if full { Duration::from_secs(120) } else { Duration::from_millis(1_500) }
}

/// The targets of a game. Each takes its time budget.
struct Targets {
    name: &'static str,
    actions: fn(Duration),
    text: fn(Duration),
    payload: fn(Duration),
    damage: fn(Duration),
    message: fn(Duration),
    view: fn(Duration),
    longest: fn(),
    marks: fn(),
}

impl Targets {
    const fn of<G: Kit + ComputerPlayer>() -> Targets {
        Targets {
            name: G::NAME,
            actions: games::any_actions::<G>,
            text: decoders::any_text::<G>,
            payload: decoders::any_payload_of_a_link::<G>,
            damage: decoders::any_damage_to_a_game_in_any_form::<G>,
            message: messages::any_message::<G>,
            view: messages::any_view::<G>,
            longest: found::the_longest_and_deepest_texts_are_refused_in_time::<G>,
            marks: found::an_empty_text_and_lone_marks_are_nothing::<G>,
        }
    }
}

macro_rules! targets {
    ([$($game:ty),*]) => { &[$(Targets::of::<$game>(),)* Targets::of::<Tiny>()] };
}

/// Every game of the registry, and the tiny one.
const GAMES: &[Targets] = principality::games!(targets);

/// Runs a target on every game, with the time divided among them.
fn share(time: Duration, target: impl Fn(&Targets) -> fn(Duration)) {
    for game in GAMES {
        println!("{}", game.name); // shown when the test fails
        target(game)(time / GAMES.len() as u32);
    }
}

#[test]
fn any_actions() {
    share(2 * budget(), |game| game.actions);
}

#[test]
fn any_text() {
    share(budget(), |game| game.text);
}

#[test]
fn any_payload_of_a_link() {
    share(budget(), |game| game.payload);
}

#[test]
fn any_damage_to_a_game_in_any_form() {
    share(budget(), |game| game.damage);
}

#[test]
fn any_message() {
    share(budget(), |game| game.message);
}

#[test]
fn any_view() {
    share(budget(), |game| game.view);
}

#[test]
fn what_once_went_wrong_does_so_in_no_game() {
    for game in GAMES {
        println!("{}", game.name);
        (game.longest)();
        (game.marks)();
    }
}

/// Runs a target with random bytes of at most a length for a given time. One function for all targets, so that the
/// engine is compiled once.
fn bytes(longest: usize, time: Duration, target: &dyn Fn(&[u8])) {
    // A game's actions are plain data: a failing target leaves nothing half done.
    let target = std::panic::AssertUnwindSafe(target);
    bolero::check!()
        .with_max_len(longest)
        .with_iterations(usize::MAX)
        .with_test_time(time)
        .for_each(|input: &[u8]| timely(&|| (*target)(input)));
}

/// Asserts that no input takes long. The debug build is some fifty times slower than the page, and the
/// machine may be busy: this detects a cost that grows out of hand.
fn timely(work: &dyn Fn()) {
    let start = Instant::now();
    work();
    let taken = start.elapsed();
    assert!(taken < Duration::from_secs(5), "one input took {taken:?}");
}

/// Changes a text at random places.
fn damage(text: &str, choices: &mut Choices<'_>) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=choices.below(4) {
        let at = choices.below(bytes.len().max(1));
        let byte = choices.byte();
        match choices.below(5) {
            0 if at < bytes.len() => bytes[at] = byte,
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(at.min(bytes.len()), byte),
            3 => {
                let piece: Vec<u8> = bytes.iter().skip(at).take(64).copied().collect();
                let to = choices.below(bytes.len().max(1));
                bytes.splice(to..to, piece);
            }
            _ if choices.below(8) == 0 => bytes.truncate(at),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Input as a source of choices; zeros after its end.
struct Choices<'a>(&'a [u8]);

impl Choices<'_> {
    fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    /// A number below the limit: of two bytes, or of three if two are not enough.
    fn below(&mut self, limit: usize) -> usize {
        let bytes = if limit > 1 << 16 { 3 } else { 2 };
        let number = (0..bytes).fold(0, |number, _| number << 8 | usize::from(self.byte()));
        number % limit.max(1)
    }

    fn is_over(&self) -> bool {
        self.0.is_empty()
    }
}
